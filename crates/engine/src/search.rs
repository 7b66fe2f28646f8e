//! Searching, crafting and quest items.

use derelict_content::{
    Colour, Item, ItemId, RoomColour, RoomId, RoomTrait, Symbol, TileGroup, Unlock,
};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::Thing;

impl<'a> Look<'a> {
    pub(crate) fn search_objections(self, room: RoomId, empty: bool, docket: &mut impl Docket) {
        let there = &self.state.rooms[room.index()];
        let tile = &self.catalog().tiles[there.tile.index()];
        let never = tile.colour == RoomColour::None
            || tile.group == TileGroup::Special
            || tile.traits.contains(&RoomTrait::NoItems);
        docket.when(never, "search.never", Reason::NeverSearched);
        docket.when(!never && there.items == 0 && !empty, "search.empty", Reason::NothingLeft);
        let stocked = match tile.colour {
            RoomColour::Red => self.searchable_colours().any(|colour| colour == Colour::Red),
            RoomColour::Yellow => self.searchable_colours().any(|colour| colour == Colour::Yellow),
            RoomColour::Green => self.searchable_colours().any(|colour| colour == Colour::Green),
            RoomColour::White => self.searchable_colours().next().is_some(),
            RoomColour::None => true,
        };
        docket.when(!stocked, "search.nothing", Reason::EmptyDeck);
    }

    fn item(self, item: ItemId) -> &'a Item {
        &self.catalog().items[item.index()]
    }

    /// Whether two carried items can serve as the components of a recipe; each serves once.
    fn serves(self, item: ItemId, symbol: Symbol, tool: Option<Colour>) -> bool {
        let stands_in =
            symbol == Symbol::Tool && tool.is_some_and(|colour| self.deck_of(item) == Some(colour));
        self.item(item).component == Some(symbol) || stands_in
    }

    fn owned(self, seat: Seat, item: ItemId) -> usize {
        let hands = self.crew(seat).hands.as_slice().iter();
        self.crew(seat).inventory.copies(item) as usize
            + hands.filter(|held| held.thing == Thing::Item(item)).count()
    }

    fn fits_recipe(
        self,
        seat: Seat,
        made: ItemId,
        a: ItemId,
        b: ItemId,
        tool: Option<Colour>,
    ) -> bool {
        let Some([first, second]) = self.item(made).recipe else {
            return false;
        };
        let enough = a != b || self.owned(seat, a) >= 2;
        enough && self.serves(a, first, tool) && self.serves(b, second, tool)
    }

    /// Crafted items this character could build now.
    fn craftable(self, seat: Seat, tool: Option<Colour>) -> impl Iterator<Item = ItemId> + 'a {
        self.state.crafted.kinds().filter(move |made| {
            self.items_of(seat)
                .any(|a| self.items_of(seat).any(|b| self.fits_recipe(seat, *made, a, b, tool)))
        })
    }

    pub(crate) fn craft_objections(
        self,
        seat: Seat,
        tool: Option<Colour>,
        docket: &mut impl Docket,
    ) {
        docket.when(
            self.craftable(seat, tool).next().is_none(),
            "craft.action",
            Reason::NoComponents,
        );
    }

    pub(crate) fn craft_aims(
        self,
        seat: Seat,
        tool: Option<Colour>,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        let offer = |out: &mut Vec<Choice>, item: ItemId| {
            if !out.contains(&Choice::Item(item)) {
                out.push(Choice::Item(item));
            }
        };
        match named {
            [] => out.extend(self.craftable(seat, tool).map(Choice::Item)),
            [Choice::Item(made)] => {
                for a in self.items_of(seat) {
                    if self.items_of(seat).any(|b| self.fits_recipe(seat, *made, a, b, tool)) {
                        offer(out, a);
                    }
                }
            }
            [Choice::Item(made), Choice::Item(a)] => {
                for b in self.items_of(seat) {
                    if self.fits_recipe(seat, *made, *a, b, tool) {
                        offer(out, b);
                    }
                }
            }
            _ => {}
        }
    }

    /// Quest items whose requirement is met now.
    pub(crate) fn unlockable(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        self.crew(seat).quests.as_slice().iter().copied().filter(move |quest| {
            match &self.item(*quest).unlock {
                Some(Unlock::In(tile)) => self.crew(seat).room().is_some_and(|room| {
                    self.state.rooms[room.index()].explored && self.tile(room) == *tile
                }),
                Some(Unlock::Discarding(families)) => {
                    self.items_of(seat).any(|item| families.contains(&self.item(item).family))
                }
                None => false,
            }
        })
    }

    pub(crate) fn unlock_aims(self, seat: Seat, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(self.unlockable(seat).map(Choice::Item)),
            [Choice::Item(quest)] => {
                if let Some(Unlock::Discarding(families)) = &self.item(*quest).unlock {
                    for item in self.items_of(seat) {
                        let choice = Choice::Item(item);
                        if families.contains(&self.item(item).family) && !out.contains(&choice) {
                            out.push(choice);
                        }
                    }
                }
            }
            _ => {}
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A search: the counter goes down, two cards are drawn, one is kept.
    pub(crate) fn search(&mut self, seat: Seat, room: RoomId, named: &[Choice]) {
        let colour = match (self.book.catalog.tiles[self.look().tile(room).index()].colour, named) {
            (RoomColour::Red, _) => Colour::Red,
            (RoomColour::Yellow, _) => Colour::Yellow,
            (RoomColour::Green, _) => Colour::Green,
            (_, [Choice::Colour(colour), ..]) => *colour,
            _ => return,
        };
        let counter = &mut self.room(room).items;
        *counter = counter.saturating_sub(1);
        let items = *counter;
        self.tell("search.counter", Fact::ItemsCounted { room, items });
        self.push(Frame::DrawItems { seat, colour, draw: 2 });
    }

    /// Builds a crafted item from two components.
    pub(crate) fn craft(&mut self, seat: Seat, made: ItemId, components: [ItemId; 2]) {
        if !self.state.crafted.take(made) {
            return;
        }
        for component in components {
            self.discard_item("craft.action", seat, component);
        }
        self.tell("craft.action", Fact::ItemCrafted { seat, item: made });
        let weapon = self.book.catalog.items[made.index()].weapon.as_ref();
        let ammo = weapon.map_or(0, |weapon| if weapon.loaded { weapon.ammo } else { 1 });
        self.push(Frame::Gain { seat, thing: Thing::Item(made), ammo, origin: Origin::Craft });
    }

    /// Turns up a quest item (`quest.activate`).
    pub(crate) fn unlock(&mut self, seat: Seat, quest: ItemId, paid: &[Choice]) {
        if let [Choice::Item(item), ..] = paid {
            self.discard_item("quest.unlock.discard", seat, *item);
        }
        self.crew(seat).quests.take(|known| known == quest);
        self.tell("quest.activate", Fact::QuestUnlocked { seat, item: quest });
        self.push(Frame::Gain { seat, thing: Thing::Item(quest), ammo: 0, origin: Origin::Quest });
    }
}

//! Crafting: building items from two components.

use derelict_content::{Colour, ItemId, RoomId, RoomTrait, Symbol, TraitEffect, Verb};

use crate::choice::{Choice, Source};
use crate::cost::Toll;
use crate::event::{EventSink, Fact};
use crate::frame::{Act, Frame, Origin, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::thing::Thing;
use crate::verb::{Deed, Doable};

/// Builds a crafted item; items of a colour may stand in for a tool.
#[derive(Clone, Copy)]
pub(crate) struct Craft {
    pub tool: Option<Colour>,
    /// One component is enough (`lock.room.repository`).
    pub single: bool,
    /// Everybody else in the room may build something as well (`lock.room.repository-all`).
    pub all: bool,
}

impl Doable for Craft {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        if self.single {
            let none = look.improvisable(deed.seat).next().is_none();
            return docket.when(none, "lock.room.repository-one", Reason::NoComponents);
        }
        let possible = look.craftable(deed.seat, self.tool).next().is_some()
            || look.exchangeable(deed).next().is_some();
        if docket.is_settled() || possible {
            return;
        }
        let there = look.symbols(deed.seat, self.tool);
        let mut begun = false;
        for item in look.state.crafted.kinds() {
            if let Some(component) = look.lacking(item, there) {
                begun = true;
                docket.object("craft.action", Reason::LacksComponent { item, component });
                if docket.is_settled() {
                    return;
                }
            }
        }
        if let Some((rule, reason)) = look.no_exchange(deed) {
            return docket.object(rule, reason);
        }
        docket.when(!begun, "craft.action", Reason::NoComponents);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        let seat = deed.seat;
        let offer = |item: ItemId| {
            if !out.contains(&Choice::Item(item)) {
                out.push(Choice::Item(item));
            }
        };
        if self.single {
            return match *named {
                [] => out.extend(look.improvisable(seat).map(Choice::Item)),
                [Choice::Item(made)] => {
                    look.items_of(seat).filter(|a| look.is_part_of(*a, made)).for_each(offer);
                }
                _ => {}
            };
        }
        let fits = |made, a, b| look.fits_recipe(seat, made, a, b, self.tool);
        match *named {
            [] => {
                let special = look.exchangeable(deed);
                out.extend(look.craftable(seat, self.tool).chain(special).map(Choice::Item));
            }
            [Choice::Item(made)] if look.item(made).exchange.is_some() => {
                look.items_of(seat).filter(|item| look.is_given_for(*item, made)).for_each(offer);
            }
            [Choice::Item(made), _] if look.item(made).exchange.is_some() => {}
            [Choice::Item(made)] => {
                let components = look.items_of(seat);
                let first = components.filter(|a| look.items_of(seat).any(|b| fits(made, *a, b)));
                first.for_each(offer);
            }
            [Choice::Item(made), Choice::Item(a)] => {
                look.items_of(seat).filter(|b| fits(made, a, *b)).for_each(offer);
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Item(made), ..] = *named else { return };
        let seat = deed.seat;
        play.state.crafted.take(made);
        let rule = match play.book.catalog.items[made.index()].exchange {
            Some(_) => "after.room.craft",
            None => "craft.action",
        };
        play.tell(rule, Fact::ItemCrafted { seat, item: made });
        let ammo = play.look().arrives_with(made);
        // Whoever acts comes first; the others have no action of their own
        // (`lock.room.repository-others`).
        if self.all && play.state.round.seat == Some(seat) {
            let seats = play.look().company(seat).collect();
            play.push(Frame::Workshop { seats });
        }
        play.push(Frame::Gain { seat, thing: Thing::Item(made), ammo, origin: Origin::Craft });
    }

    fn toll(self, named: &[Choice]) -> Toll {
        let (rule, items) = match *named {
            [Choice::Item(_), Choice::Item(a), Choice::Item(b), ..] => {
                ("craft.action", [a, b].into_iter().collect())
            }
            [Choice::Item(_), Choice::Item(given)] if self.single => {
                ("lock.room.repository-one", [given].into_iter().collect())
            }
            [Choice::Item(_), Choice::Item(given)] => {
                ("after.room.craft-discard", [given].into_iter().collect())
            }
            _ => ("craft.action", Pile::default()),
        };
        Toll { rule, items, ..Toll::default() }
    }
}

impl<'a> Look<'a> {
    /// Whether two carried items can serve as the components of a recipe; each serves once.
    fn serves(self, seat: Seat, item: ItemId, symbol: Symbol, tool: Option<Colour>) -> bool {
        let stands_in =
            symbol == Symbol::Tool && tool.is_some_and(|colour| self.deck_of(item) == Some(colour));
        self.item(item).component == Some(symbol)
            || stands_in
            || self.deck_of(item).is_none() && self.tinkers(seat, symbol)
    }

    /// Whether starting and quest items of a character serve as a symbol that yellow items bear
    /// (`after.trait.mechanic-which`).
    fn tinkers(self, seat: Seat, symbol: Symbol) -> bool {
        let yellow = |item: ItemId| self.deck_of(item) == Some(Colour::Yellow);
        self.has_trait(seat, TraitEffect::Handyman)
            && self
                .catalog()
                .item_ids()
                .any(|item| yellow(item) && self.item(item).component == Some(symbol))
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
        enough && self.serves(seat, a, first, tool) && self.serves(seat, b, second, tool)
    }

    /// Everything the carried items can serve as.
    fn symbols(self, seat: Seat, tool: Option<Colour>) -> Symbols {
        let mut there = Symbols::default();
        for item in self.items_of(seat) {
            there.extend(self.item(item).component);
            there.extend(Some(Symbol::Tool).filter(|it| self.serves(seat, item, *it, tool)));
            if self.deck_of(item).is_none() {
                there.extend(Symbol::ALL.iter().copied().filter(|it| self.tinkers(seat, *it)));
            }
        }
        there
    }

    /// The component a recipe lacks, if the other one is there.
    fn lacking(self, made: ItemId, there: Symbols) -> Option<Symbol> {
        let [first, second] = self.item(made).recipe?;
        match (there.has(first), there.has(second)) {
            (true, false) => Some(second),
            (false, true) => Some(first),
            // One item cannot serve twice.
            (true, true) => Some(second),
            (false, false) => None,
        }
    }

    /// Crafted items this character could build now.
    fn craftable(self, seat: Seat, tool: Option<Colour>) -> impl Iterator<Item = ItemId> + 'a {
        let there = self.symbols(seat, tool);
        let near = move |made: &ItemId| {
            self.item(*made).recipe.is_some_and(|parts| parts.into_iter().all(|one| there.has(one)))
        };
        // Two symbols may be served by one item, which is not enough.
        self.state.crafted.kinds().filter(near).filter(move |made| {
            self.items_of(seat)
                .any(|a| self.items_of(seat).any(|b| self.fits_recipe(seat, *made, a, b, tool)))
        })
    }
}

impl<'a> Look<'a> {
    /// Whether an item is what another is exchanged for.
    fn is_given_for(self, item: ItemId, made: ItemId) -> bool {
        self.item(made).exchange.as_ref() == Some(&self.item(item).family)
    }

    /// Special items a character carries the price of, made here or not.
    fn wanted(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        let special = move |made: &ItemId| {
            self.item(*made).exchange.is_some()
                && self.items_of(seat).any(|item| self.is_given_for(item, *made))
        };
        self.state.crafted.kinds().filter(special)
    }

    /// Special items this character could make now, by the basic action in a workshop that works
    /// (`after.room.craft`, `after.room.craft-malfunction`).
    fn exchangeable(self, deed: Deed) -> impl Iterator<Item = ItemId> + 'a {
        let open = matches!(deed.source, Source::Basic(_))
            && self.is_workshop(deed.room)
            && !self.state.rooms[deed.room.index()].malfunction;
        self.wanted(deed.seat).filter(move |made| open && self.has_place_for(deed.seat, *made))
    }

    /// What is in the way of making a special item whose price is there.
    fn no_exchange(self, deed: Deed) -> Option<(&'static str, Reason)> {
        let item = self.wanted(deed.seat).next()?;
        Some(match self.is_workshop(deed.room) {
            true if self.state.rooms[deed.room.index()].malfunction => {
                ("after.room.craft-malfunction", Reason::NoWorkshop { item })
            }
            true if !self.has_place_for(deed.seat, item) => ("item.hands", Reason::Laden),
            _ => ("after.room.craft-only", Reason::NoWorkshop { item }),
        })
    }

    fn is_workshop(self, room: RoomId) -> bool {
        self.book.has_trait(self.tile(room), RoomTrait::Workshop)
    }
}

/// Symbols of components, a bit each: asked of every recipe in every round.
#[derive(Clone, Copy, Default)]
struct Symbols(u8);

impl Symbols {
    fn has(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u8) != 0
    }
}

impl Extend<Symbol> for Symbols {
    fn extend<I: IntoIterator<Item = Symbol>>(&mut self, symbols: I) {
        self.0 = symbols.into_iter().fold(self.0, |bits, symbol| bits | 1 << symbol as u8);
    }
}

impl<'a> Look<'a> {
    /// Whether an item bears one of the two symbols of another (`lock.room.repository-one`).
    fn is_part_of(self, item: ItemId, made: ItemId) -> bool {
        let component = self.item(item).component;
        let recipe = self.item(made).recipe;
        recipe.into_iter().flatten().any(|symbol| component == Some(symbol))
    }

    /// Crafted items a character could build of a single component.
    fn improvisable(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        self.state
            .crafted
            .kinds()
            .filter(move |made| self.items_of(seat).any(|item| self.is_part_of(item, *made)))
    }

    /// The section of a room's action in which everybody builds something.
    fn workshop_section(self, room: RoomId) -> Option<u8> {
        let action = self.catalog().tiles[self.tile(room).index()].action.as_ref()?;
        let shared = |verb: &Verb| matches!(verb, Verb::Craft { all: true, .. });
        let sections = action.sections.iter();
        let place = sections.into_iter().position(|section| section.verbs.iter().any(shared))?;
        Some(place as u8)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The others build in player order, if they want to (`lock.room.repository-others`).
    pub(crate) fn workshop(&mut self, mut seats: SeatSet) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::Workshop { seats });
        if self.look().improvisable(seat).next().is_some() {
            self.ask(Question::Join { seat });
        }
    }

    pub(crate) fn answer_join(&mut self, seat: Seat, choice: Choice) {
        let room = self.state.crew[seat.index()].room().filter(|_| choice == Choice::Yes);
        if let Some(section) = room.and_then(|room| self.look().workshop_section(room)) {
            self.push(Frame::Act(Act::free(seat, Source::Room, section)));
        }
    }
}

//! Searching rooms for items.

use derelict_content::{Colour, RoomColour, RoomTrait, TileGroup, TraitEffect};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Doable, Unaimed};

/// A search: the counter goes down, two cards are drawn, one is kept.
pub(crate) struct Search {
    /// Even where the counter is 0.
    pub empty: bool,
}

impl Doable for Search {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let there = &look.state.rooms[deed.room.index()];
        let tile = &look.catalog().tiles[there.tile.index()];
        let never = tile.colour == RoomColour::None
            || tile.group == TileGroup::Special
            || tile.traits.contains(&RoomTrait::NoItems);
        docket.when(never, "search.never", Reason::NeverSearched);
        docket.when(!never && there.items == 0 && !self.empty, "search.empty", Reason::NothingLeft);
        let stocked = match tile.colour {
            RoomColour::Red => look.searchable_colours().any(|colour| colour == Colour::Red),
            RoomColour::Yellow => look.searchable_colours().any(|colour| colour == Colour::Yellow),
            RoomColour::Green => look.searchable_colours().any(|colour| colour == Colour::Green),
            RoomColour::White => look.searchable_colours().next().is_some(),
            RoomColour::None => true,
        };
        docket.when(!stocked, "search.nothing", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() && look.has_colour(deed.room, RoomColour::White) {
            out.extend(look.searchable_colours().map(Choice::Colour));
            // A search that another effect changes uses only that (`after.trait.scout-rest`).
            if !self.empty && look.has_trait(deed.seat, TraitEffect::Scavenger) {
                out.push(Choice::Each);
            }
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let colour =
            match (play.book.catalog.tiles[play.look().tile(deed.room).index()].colour, named) {
                (RoomColour::Red, _) => Some(Colour::Red),
                (RoomColour::Yellow, _) => Some(Colour::Yellow),
                (RoomColour::Green, _) => Some(Colour::Green),
                (_, [Choice::Colour(colour), ..]) => Some(*colour),
                (_, [Choice::Each, ..]) => None,
                _ => return,
            };
        let counter = &mut play.room(deed.room).items;
        *counter = counter.saturating_sub(1);
        let items = *counter;
        play.tell("search.counter", Fact::ItemsCounted { room: deed.room, items });
        if play.book.has_trait(play.look().tile(deed.room), RoomTrait::Tainted) {
            play.slime("lock.room.contaminated", deed.seat);
        }
        match colour {
            Some(colour) => play.push(Frame::DrawItems { seat: deed.seat, colour, draw: 2 }),
            None => play.draw_of_each(deed.seat),
        }
    }
}

/// Lowers the item counter of the room by one, as a price of what follows
/// (`lock.effect.know.counter`).
pub(crate) struct LowerCounter;

impl Unaimed for LowerCounter {
    const NEEDED: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.state.rooms[deed.room.index()].items == 0;
        docket.when(none, "lock.effect.know.counter", Reason::NothingLeft);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { room, .. }: Deed) {
        let items = play.state.rooms[room.index()].items.saturating_sub(1);
        play.room(room).items = items;
        play.tell("lock.effect.know.counter", Fact::ItemsCounted { room, items });
    }
}

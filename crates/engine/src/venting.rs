//! Venting: a room of the facility is closed from afar, and everything in it dies.

use derelict_content::RoomId;

use crate::choice::Choice;
use crate::event::EventSink;
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::state::Door;
use crate::verb::{Deed, Doable};

/// Closes a room with a technical entrance, puts its fire out and sets the venting token
/// (`lock.room.vent`). From there on it is what an airlock does aboard a ship.
pub(crate) struct Vent;

impl Doable for Vent {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        docket.when(look.state.airlock.is_some(), "lock.room.vent-one", Reason::AirlockRunning);
        let none = look.ventable().next().is_none();
        docket.when(none, "lock.room.vent", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.ventable().map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(room), ..] = *named {
            play.clear_fire("lock.room.vent", room);
            play.push(Frame::Seal { seat: deed.seat, room });
        }
    }
}

impl<'a> Look<'a> {
    /// Rooms that can be closed: with a technical entrance, no destroyed door around them, and a door
    /// token for each of their corridors, explored or not (`lock.room.vent-supply`,
    /// `lock.room.vent-any`).
    fn ventable(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            let open = self.ways(*room).filter(|way| self.door(*way) == Door::Open).count();
            let whole = self.ways(*room).all(|way| self.door(way) != Door::Destroyed);
            let elsewhere = self.book.corridors().filter(|corridor| {
                self.door(*corridor) == Door::Closed && !self.book.ends(*corridor).contains(room)
            });
            !self.book.entrances(*room).is_empty()
                && whole
                && self.door_supply() + elsewhere.count() >= open
        })
    }
}

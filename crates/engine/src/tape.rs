//! Tape: two heavy items tied into one hand slot.

use derelict_content::ItemId;

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::{Tape as Tied, Thing};
use crate::verb::{Deed, Doable};

/// Ties two heavy items into one hand slot (`item.ducttape`).
pub(crate) struct Tape;

impl Doable for Tape {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let loose = look.tapeable(deed.seat).count();
        docket.when(loose < 2, "item.ducttape", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.tapeable(deed.seat).map(Choice::Thing)),
            [Choice::Thing(first)] => {
                let mut others: Pile<Thing, 8> = look.tapeable(deed.seat).collect();
                others.take(|thing| thing == first);
                out.extend(others.iter().map(Choice::Thing));
            }
            _ => {}
        }
        out.dedup();
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let ([Choice::Thing(a), Choice::Thing(b), ..], Source::Item(item)) = (named, deed.source)
        {
            play.tape(deed.seat, item, *a, *b);
        }
    }
}

impl<'a> Look<'a> {
    /// Heavy items not yet part of a pair (`effect.tape.limit`).
    fn tapeable(self, seat: Seat) -> impl Iterator<Item = Thing> + 'a {
        let hands = self.crew(seat).hands.as_slice().iter();
        hands
            .filter(move |held| {
                let item = held.thing.item().filter(|_| held.tape.is_none());
                item.is_some_and(|item| self.item(item).slots == 1)
            })
            .map(|held| held.thing)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Ties two heavy items into one hand slot (`item.ducttape`).
    fn tape(&mut self, seat: Seat, item: ItemId, a: Thing, b: Thing) {
        if !self.crew(seat).inventory.take(item) {
            return;
        }
        self.forget_item(seat, item);
        // The tape stays with the pair instead of being used up.
        self.state.frames.take(|frame| frame == Frame::UseUp { seat, item });
        let hands = self.crew(seat).hands.as_mut_slice();
        let pair =
            1 + hands.iter().filter_map(|held| held.tape).map(|tape| tape.pair).max().unwrap_or(0);
        let tape = Some(Tied { item, pair });
        for thing in [a, b] {
            let free = hands.iter_mut().find(|held| held.thing == thing && held.tape.is_none());
            if let Some(held) = free {
                held.tape = tape;
            }
        }
        if let (Thing::Item(a), Thing::Item(b)) = (a, b) {
            self.tell("item.ducttape", Fact::ItemsTaped { seat, items: [a, b] });
        }
    }

    /// A pair that loses one half is undone (`effect.tape.end`).
    pub(crate) fn tear_tape(&mut self, seat: Seat, tape: Option<Tied>) {
        let Some(tape) = tape else { return };
        for held in self.crew(seat).hands.as_mut_slice() {
            if held.tape == Some(tape) {
                held.tape = None;
            }
        }
        self.discard_card(tape.item);
        self.tell("effect.tape.end", Fact::TapeTorn { seat });
    }
}

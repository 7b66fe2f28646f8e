//! Where the rules meet their listener.
//!
//! The rules are generic over who listens, so that a silent game pays nothing for events. Each
//! listener carries them out here, in functions that are not generic themselves: the rules are
//! compiled once in this crate and not again in every crate that plays.

use crate::choice::Choice;
use crate::event::{Event, Silent};
use crate::offer::{Offers, Opportunity};
use crate::play::Play;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::state::State;

/// Plays a game in front of a listener, up to the next decision.
pub trait Theatre {
    /// From the laid-out table.
    fn begin(&mut self, state: &mut State, book: &Rulebook, setup: &Setup, offers: &mut Offers);

    /// From an arranged situation.
    fn settle(&mut self, state: &mut State, book: &Rulebook, offers: &mut Offers);

    /// From a standing possibility that was checked.
    fn seize(
        &mut self,
        state: &mut State,
        book: &Rulebook,
        opportunity: Opportunity,
        offers: &mut Offers,
    );

    /// From a choice that was checked.
    fn take(
        &mut self,
        state: &mut State,
        book: &Rulebook,
        seat: Seat,
        choice: Choice,
        offers: &mut Offers,
    );
}

macro_rules! stage {
    ($listener:ty) => {
        impl Theatre for $listener {
            fn begin(
                &mut self,
                state: &mut State,
                book: &Rulebook,
                setup: &Setup,
                offers: &mut Offers,
            ) {
                let mut play = Play { state, book, sink: self };
                play.begin(setup);
                play.run(offers);
            }

            fn settle(&mut self, state: &mut State, book: &Rulebook, offers: &mut Offers) {
                Play { state, book, sink: self }.run(offers);
            }

            fn seize(
                &mut self,
                state: &mut State,
                book: &Rulebook,
                opportunity: Opportunity,
                offers: &mut Offers,
            ) {
                let mut play = Play { state, book, sink: self };
                if play.seize(opportunity) {
                    play.run(offers);
                } else {
                    play.look().pending(offers);
                }
            }

            fn take(
                &mut self,
                state: &mut State,
                book: &Rulebook,
                seat: Seat,
                choice: Choice,
                offers: &mut Offers,
            ) {
                let mut play = Play { state, book, sink: self };
                play.take(seat, choice);
                play.run(offers);
            }
        }
    };
}

stage!(Vec<Event>);
stage!(Silent);

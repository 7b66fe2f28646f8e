//! The event deck: drawing from it, looking at its top card, burying that.

use derelict_content::EventId;

use crate::choice::Choice;
use crate::deck_memory::DeckEnd;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Unaimed};

/// Looks at the top event card, which may then be buried.
pub(crate) struct LookEvent;

impl Unaimed for LookEvent {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let deck = &look.state.events;
        let empty = deck.facedown().is_empty() && deck.discards().is_empty();
        docket.when(empty, "effect.event.look", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ready(SharedDeck::Events, 1);
        if let Some(event) = play.state.events.top() {
            play.remember(seat, DeckEnd::Top(SharedDeck::Events));
            play.whisper("effect.event.look", seat, Fact::EventSeen { seat, event });
            play.watch_event(seat);
            play.ask(Question::EventCard { seat });
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Takes an event card, rebuilding the deck when it has run out.
    pub(crate) fn draw_event_card(&mut self) -> Option<EventId> {
        self.ready(SharedDeck::Events, 1);
        let event = self.state.events.draw()?;
        self.drawn(SharedDeck::Events);
        Some(event)
    }

    pub(crate) fn answer_event_card(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Yes {
            self.bury_top(seat, SharedDeck::Events);
            self.tell("effect.event.look", Fact::EventBuried { seat });
        }
    }
}

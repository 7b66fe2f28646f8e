//! The event deck: drawing from it, looking at its top card, burying that.

use derelict_content::EventId;

use crate::choice::Choice;
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
        let empty = deck.draw.is_empty() && deck.discard.is_empty();
        docket.when(empty, "effect.event.look", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ready(SharedDeck::Events, 1);
        if let Some(event) = play.state.events.draw.top() {
            play.note_event(seat, event);
            play.whisper("effect.event.look", seat, Fact::EventSeen { seat, event });
            play.ask(Question::EventCard { seat });
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Takes an event card, rebuilding the deck when it has run out.
    pub(crate) fn draw_event_card(&mut self) -> Option<EventId> {
        self.ready(SharedDeck::Events, 1);
        let event = self.state.events.draw.pop()?;
        self.forget_event(event);
        Some(event)
    }

    pub(crate) fn answer_event_card(&mut self, seat: Seat, choice: Choice) {
        if choice != Choice::Yes {
            return;
        }
        if let Some(event) = self.state.events.draw.pop() {
            self.state.events.draw.bury(event);
            for knowledge in &mut self.state.knowledge {
                // Whoever knew the bottom card knows one that is no longer at the bottom.
                knowledge.event_at_bottom = None;
                if knowledge.event_on_top.take().is_some() {
                    knowledge.event_at_bottom = Some(event);
                    knowledge.event_at_bottom_in = knowledge.event_on_top_in;
                }
            }
            self.tell("effect.event.look", Fact::EventBuried { seat });
        }
    }

    /// A player has seen the event card on top of the deck.
    pub(crate) fn note_event(&mut self, seat: Seat, event: EventId) {
        let turn = self.state.turn;
        let knowledge = &mut self.state.knowledge[seat.index()];
        knowledge.event_on_top = Some(event);
        knowledge.event_on_top_in = turn;
    }

    /// An event card has left the deck.
    pub(crate) fn forget_event(&mut self, event: EventId) {
        for knowledge in &mut self.state.knowledge {
            knowledge.event_on_top = None;
            if knowledge.event_at_bottom == Some(event) {
                knowledge.event_at_bottom = None;
            }
        }
    }

    /// The event deck has been shuffled.
    pub(crate) fn forget_event_order(&mut self) {
        for knowledge in &mut self.state.knowledge {
            knowledge.event_on_top = None;
            knowledge.event_at_bottom = None;
        }
    }
}

//! What reaches a viewer of a game.

use derelict_engine::offer::Offers;
use derelict_engine::view::{View, Viewer};
use derelict_engine::why::NotNow;
use derelict_engine::{Choice, DecisionId, Event, Look, Opportunity, Refusal, Seat, Silent};

/// Everything a viewer gets to see of a game. As it stands, a lens shows what the engine shows;
/// a test that plants a leak changes one of the ways out.
pub trait Lens: Sync {
    /// What the viewer sees, its own options included.
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        look.view(viewer)
    }

    /// What the viewer is told of something that happened.
    fn told(&self, event: Event, viewer: Viewer) -> Option<Event> {
        event.seen_by(viewer.seat())
    }

    /// What the viewer cannot do now, and why.
    fn why_not(&self, look: Look<'_>, seat: Seat) -> Vec<NotNow> {
        look.why_not(seat)
    }

    /// What the viewer hears when choosing something that is not offered.
    fn refusal(
        &self,
        look: Look<'_>,
        offers: &Offers,
        seat: Seat,
        id: DecisionId,
        choice: Choice,
    ) -> Option<Refusal> {
        let mut offers = offers.clone();
        let mut state = *look.state;
        state.choose(look.book, seat, id, choice, &mut offers, &mut Silent).err()
    }

    /// What the viewer hears when trying to seize something; none if that succeeds.
    fn denial(&self, look: Look<'_>, offers: &Offers, opportunity: Opportunity) -> Option<Refusal> {
        let mut offers = offers.clone();
        let mut state = *look.state;
        state.seize(look.book, opportunity, &mut offers, &mut Silent).err()
    }
}

/// The engine as it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Honest;

impl Lens for Honest {}

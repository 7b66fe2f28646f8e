//! The ship's course: the coordinates card and the destination marker.

use derelict_content::Planet;

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::facedown::Facedown;
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Doable, Unaimed};

/// Spaces of the destination track.
const SPACES: u8 = 4;

/// Looks at the coordinates card.
pub(crate) struct CheckCoordinates;

impl Unaimed for CheckCoordinates {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let known = look.known(deed.seat, Facedown::Coordinates);
        docket.when(known.is_some(), "action.illegal", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.see("room.cockpit.check", seat, Facedown::Coordinates);
    }
}

/// Lays another coordinates card, or the same, out of all of them (`after.effect.remote.course`).
pub(crate) struct LayCourse;

impl Unaimed for LayCourse {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    /// Which one is asked only now: targets are named aloud.
    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ask(Question::Course { seat });
    }
}

impl<S: EventSink> Play<'_, S> {
    /// What anyone knew of the old card no longer holds (`after.hidden.course`).
    pub(crate) fn answer_course(&mut self, seat: Seat, choice: Choice) {
        let Choice::Coordinates(card) = choice else { return };
        self.forget(Facedown::Coordinates);
        self.state.coordinates = card;
        self.tell("after.hidden.course", Fact::CourseExchanged { seat });
        self.see("after.effect.remote.course-look", seat, Facedown::Coordinates);
    }
}

/// Moves the destination marker.
pub(crate) struct SetDestination;

impl Doable for SetDestination {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(look.anyone_asleep(), "room.cockpit.set.hibernating", Reason::Hibernating);
        docket.when(look.infested(deed.room), "room.cockpit.set.intruder", Reason::IntruderHere);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let others = (0..SPACES).filter(|space| *space != look.state.destination);
            out.extend(others.map(Choice::Course));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Course(space), ..] = *named {
            play.state.destination = space;
            play.tell("room.cockpit.set", Fact::DestinationSet { seat: deed.seat, space });
        }
    }
}

impl Look<'_> {
    /// Where the ship is headed.
    #[must_use]
    pub fn course(self) -> Planet {
        self.catalog().coordinates[self.state.coordinates.index()][self.state.destination as usize]
    }
}

/// A coordinates card as it is written down, where there are such cards; elsewhere it is left blank.
pub(crate) mod card {
    use derelict_content::{CoordinatesId, Kind, Names};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        card: &CoordinatesId,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() && Names::lacks(Kind::CoordinatesId) {
            return serializer.serialize_none();
        }
        card.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<CoordinatesId, D::Error> {
        if deserializer.is_human_readable() {
            return Option::deserialize(deserializer).map(Option::unwrap_or_default);
        }
        CoordinatesId::deserialize(deserializer)
    }
}

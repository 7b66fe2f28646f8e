//! The facts that tell of what lies facedown.

use super::{Facedown, Front};
use crate::event::Fact;
use crate::seat::Seat;

impl Facedown {
    /// The fact that a seat has seen it; none if nobody looks at such a thing alone.
    pub(super) fn seen_by(self, seat: Seat, front: Front) -> Option<Fact> {
        Some(match self {
            Self::Tile(room) => Fact::TileSeen { seat, room, tile: front.into() },
            Self::Exploration(room) => Fact::ExplorationSeen { seat, room, token: front.into() },
            Self::Coordinates => Fact::CoordinatesSeen { seat, card: front.into() },
            Self::Engine(engine) => Fact::EngineSeen { seat, engine, working: front.into() },
            Self::Mutation(_) => Fact::MutationKept { seat, card: front.into() },
            Self::Turret(turret) => Fact::TurretSeen { seat, turret, status: front.into() },
            Self::Timing(timing) => Fact::TimingSeen { seat, timing, token: front.into() },
            Self::Contingency(chit) => Fact::ContingencySeen { seat, chit, token: front.into() },
            Self::Weakness(_) | Self::Discovery(_) => return None,
        })
    }

    /// What the others learn when a seat looks at it.
    fn shadow(self, seat: Seat) -> Option<Fact> {
        Some(match self {
            Self::Tile(room) => Fact::TilePeeked { seat, room },
            Self::Coordinates => Fact::CoordinatesChecked { seat },
            Self::Engine(engine) => Fact::EngineChecked { seat, engine },
            Self::Exploration(room) => Fact::ExplorationPeeked { seat, room },
            Self::Mutation(_) => Fact::MutationGained { seat },
            Self::Turret(turret) => Fact::TurretPeeked { seat, turret },
            Self::Timing(timing) => Fact::TimingPeeked { seat, timing },
            Self::Contingency(chit) => Fact::ContingencyPeeked { seat, chit },
            Self::Weakness(_) | Self::Discovery(_) => return None,
        })
    }
}

/// Somebody has looked at something facedown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Who.
    pub seat: Seat,
    /// At what.
    pub thing: Facedown,
    /// What it is.
    pub front: Front,
}

impl Glance {
    /// What the others learn of it.
    pub(crate) fn shadow(self) -> Option<Fact> {
        self.thing.shadow(self.seat)
    }
}

impl Fact {
    /// What somebody has looked at, if it tells of that.
    #[must_use]
    pub fn glance(self) -> Option<Glance> {
        let (seat, thing, front) = match self {
            Self::TileSeen { seat, room, tile } => (seat, Facedown::Tile(room), tile.into()),
            Self::ExplorationSeen { seat, room, token } => {
                (seat, Facedown::Exploration(room), token.into())
            }
            Self::CoordinatesSeen { seat, card } => (seat, Facedown::Coordinates, card.into()),
            Self::EngineSeen { seat, engine, working } => {
                (seat, Facedown::Engine(engine), working.into())
            }
            Self::MutationKept { seat, card } => (seat, Facedown::Mutation(seat), card.into()),
            Self::TurretSeen { seat, turret, status } => {
                (seat, Facedown::Turret(turret), status.into())
            }
            Self::TimingSeen { seat, timing, token } => {
                (seat, Facedown::Timing(timing), token.into())
            }
            Self::ContingencySeen { seat, chit, token } => {
                (seat, Facedown::Contingency(chit), token.into())
            }
            _ => return None,
        };
        Some(Glance { seat, thing, front })
    }

    /// What was turned up for everybody, if it tells of that.
    #[must_use]
    pub fn turned_up(self) -> Option<(Facedown, Front)> {
        Some(match self {
            Self::RoomExplored { room, tile, .. } => (Facedown::Tile(room), tile.into()),
            Self::DiscoveryRevealed { room, token, .. } => {
                (Facedown::Discovery(room), token.into())
            }
            Self::TokenRevealed { room, token } => (Facedown::Exploration(room), token.into()),
            Self::MutationTurnedUp { seat, card } => (Facedown::Mutation(seat), card.into()),
            Self::WeaknessRevealed { slot, weakness }
            | Self::AdaptationTurnedUp { slot, weakness } => {
                (Facedown::Weakness(slot), weakness.into())
            }
            Self::CoordinatesRevealed { card, .. } | Self::CourseShown { card, .. } => {
                (Facedown::Coordinates, card.into())
            }
            Self::EngineRevealed { engine, working } => (Facedown::Engine(engine), working.into()),
            Self::TurretShown { turret, status, .. } => (Facedown::Turret(turret), status.into()),
            Self::TimingShown { timing, token } => (Facedown::Timing(timing), token.into()),
            Self::ContingencyShown { chit, token } => (Facedown::Contingency(chit), token.into()),
            _ => return None,
        })
    }
}

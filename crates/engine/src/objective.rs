//! Objectives: which one was kept, and whether its requirements are met.

use derelict_content::{ObjectiveDeck, ObjectiveId, Requirement};

use crate::play::Look;
use crate::seat::Seat;
use crate::state::Place;
use crate::thing::{Corpse, Thing};

impl Look<'_> {
    /// The objective a player kept.
    #[must_use]
    pub fn kept_objective(self, seat: Seat) -> Option<ObjectiveId> {
        let crew = self.crew(seat);
        Some(match crew.kept? {
            ObjectiveDeck::Corporate => crew.corporate,
            ObjectiveDeck::Personal | ObjectiveDeck::Coop => crew.personal,
        })
    }

    /// Whether an objective is met by its holder, once all checks before are made
    /// (`objective.all`).
    #[must_use]
    pub fn objective_met(self, seat: Seat, objective: ObjectiveId) -> bool {
        let branches = &self.catalog().objectives[objective.index()].branches;
        branches.iter().any(|branch| branch.iter().all(|requirement| self.met(seat, requirement)))
    }

    /// Whether a common objective is met by the crew as a whole: the signal needs as many
    /// different senders as there are cards asking for it (`coop.signal.many`), an object any
    /// survivor to carry it.
    #[must_use]
    pub fn common_objective_met(self, objective: ObjectiveId) -> bool {
        let branches = &self.catalog().objectives[objective.index()].branches;
        branches.iter().any(|branch| {
            branch.iter().all(|requirement| match requirement {
                Requirement::Signal => self.senders() >= self.signals_asked(),
                Requirement::Carry { .. } => {
                    self.survivors().iter().any(|seat| self.met(seat, requirement))
                }
                other => self.met(Seat(0), other),
            })
        })
    }

    /// Characters who have sent the signal, the dead included (`coop.signal.dead`).
    fn senders(self) -> usize {
        self.seats().filter(|seat| self.crew(*seat).signal).count()
    }

    /// Common objectives that ask for the signal.
    fn signals_asked(self) -> usize {
        self.seats()
            .filter(|seat| {
                let card = self.crew(*seat).personal;
                let branches = &self.catalog().objectives[card.index()].branches;
                branches.iter().flatten().any(|requirement| *requirement == Requirement::Signal)
            })
            .count()
    }

    fn met(self, seat: Seat, requirement: &Requirement) -> bool {
        let exploded = self.state.verdict.exploded;
        let survivors = self.survivors();
        match requirement {
            Requirement::ShipReaches { planet } => {
                !exploded && self.engines_hold() && self.course() == *planet
            }
            Requirement::ShipDestroyed => exploded,
            Requirement::OnlySurvivor => survivors.without(seat).is_empty(),
            Requirement::Company => !survivors.without(seat).is_empty(),
            Requirement::PlayerDies { player } => !survivors.has(Seat(player - 1)),
            Requirement::Signal => self.crew(seat).signal,
            Requirement::QueenKilled => self.state.queen_killed || exploded,
            Requirement::NestDestroyed => self.state.nest_destroyed || exploded,
            Requirement::AllExplored => {
                self.book.rooms().all(|room| self.state.rooms[room.index()].explored)
            }
            Requirement::InPod => matches!(self.crew(seat).place, Place::Evacuated(_)),
            Requirement::Items { count } => self.item_cards(seat) >= *count as usize,
            Requirement::Carry { object, blue } => self.crew(seat).hands.iter().any(|held| {
                held.thing.object() == Some(*object)
                    && (!blue || held.thing == Thing::Corpse(Corpse::Blue))
            }),
            Requirement::Weaknesses { count } => {
                let known =
                    self.state.weaknesses.iter().filter(|weakness| weakness.revealed).count();
                known >= *count as usize
            }
            Requirement::Weakness { object } => self.state.weaknesses[*object as usize].revealed,
            Requirement::CorpseIn { tile } => self.corpse_in(*tile),
        }
    }

    /// Every item card a character has, attached and taped ones one by one
    /// (`objective.items.attached`).
    #[must_use]
    pub fn item_cards(self, seat: Seat) -> usize {
        let crew = self.crew(seat);
        let held = crew.hands.as_slice().iter();
        let in_hands: usize =
            held.map(|held| usize::from(held.thing.item().is_some()) + held.attached.len()).sum();
        let tapes = crew.hands.as_slice().iter().filter(|held| held.tape.is_some()).count() / 2;
        crew.inventory.len() + in_hands + tapes
    }

    /// Whether the blue corpse lies in a room, or is carried by someone standing there.
    fn corpse_in(self, tile: derelict_content::TileId) -> bool {
        let blue = Thing::Corpse(Corpse::Blue);
        self.book.rooms().filter(|room| self.tile(*room) == tile).any(|room| {
            let lying = self.state.rooms[room.index()].corpses & Corpse::Blue.bit() != 0;
            let carried = self.seats().any(|seat| {
                let crew = self.crew(seat);
                let here = crew.room() == Some(room) || crew.place == Place::Dead(room);
                here && crew.hands.iter().any(|held| held.thing == blue)
            });
            lying || carried
        })
    }
}

//! What a player weighs before it chooses, for people who want to know.

use derelict_content::{RoomId, Verb, capacity};
use derelict_engine::Choice;
use derelict_engine::imagine::imagine;

use crate::bot::Moment;
use crate::heuristic::Heuristic;
use crate::path::Field;
use crate::plan::Plan;
use crate::sight::Sight;
use crate::thought::Thought;

/// What was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What is wanted most, and where.
    pub aim: Option<(Aim, RoomId)>,
    /// An intruder is to be dealt with first.
    pub fights: bool,
    /// How likely it is to survive, in percent.
    pub survives: u8,
    /// How likely it is to win, in percent.
    pub wins: u8,
    /// What was nearly chosen instead.
    pub instead: Option<Choice>,
}

/// What somebody goes to a room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To leave the ship from there, or to be near once that is possible.
    Exit,
    /// To see to course or engines.
    Ship,
    /// To send the signal.
    Signal,
    /// To take or analyse samples.
    Sample,
    /// To search for items.
    Items,
    /// To be healed.
    Healing,
    /// To put out fire.
    Fire,
    /// To mend what is broken.
    Mending,
    /// To have the ship destroyed, or not.
    Destruction,
    /// To see what is there.
    Unknown,
    /// Something else.
    Other,
}

impl Aim {
    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Exit => "exit",
            Self::Ship => "ship",
            Self::Signal => "signal",
            Self::Sample => "sample",
            Self::Items => "items",
            Self::Healing => "healing",
            Self::Fire => "fire",
            Self::Mending => "mending",
            Self::Destruction => "destruction",
            Self::Unknown => "unknown",
            Self::Other => "other",
        }
    }
}

impl Heuristic {
    /// What this player weighs at a decision.
    #[must_use]
    pub fn weigh(&mut self, moment: &Moment<'_>) -> Weighed {
        let scores = self.rate(moment, self.seed).to_vec();
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|one, other| scores[*other].total_cmp(&scores[*one]));
        let state = imagine(moment.book, moment.view, self.seed);
        let sight = Sight::new(state.look(moment.book), moment.seat, &self.memory);
        let thought = Thought::new(sight, &self.lore, &self.temper);
        let (survives, wins) = thought.chances();
        let percent = |share: f32| (share * 100.0).round().clamp(0.0, 100.0) as u8;
        Weighed {
            aim: thought.wanted_most(),
            fights: sight.in_combat(),
            survives: percent(survives),
            wins: percent(wins),
            instead: order.get(1).map(|at| moment.options[*at]),
        }
    }
}

impl Thought<'_> {
    /// What is wanted most, and where.
    fn wanted_most(&self) -> Option<(Aim, RoomId)> {
        let plan = self.plan();
        let field = self.field(&plan);
        let room = self.destined(&field, self.sight.here()?);
        (field.errands[room.index()] > 0.0).then(|| (self.purpose(&plan, room), room))
    }

    /// The room the way leads to in the end.
    fn destined(&self, field: &Field, here: RoomId) -> RoomId {
        let mut at = here;
        for _ in 0..capacity::ROOMS {
            if field.errands[at.index()] >= field.reach[at.index()] - 0.01 {
                break;
            }
            let through = |next: RoomId| field.reach[next.index()] - field.entering[next.index()];
            let ways = self.sight.book().neighbours(at).iter().map(|(_, next)| *next);
            match ways.max_by(|one, other| through(*one).total_cmp(&through(*other))) {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }

    /// What a room is worth going to for.
    fn purpose(&self, plan: &Plan, room: RoomId) -> Aim {
        let waits = plan.wait.is_some_and(|(route, _)| route.room == room);
        let Some(tile) = self.sight.tile(room) else { return Aim::Unknown };
        let sections = tile.action.iter().flat_map(|action| &action.sections);
        let best = sections
            .filter_map(|section| section.verbs.first())
            .map(|verb| (self.worth(plan, verb, room), aim_of(verb)))
            .max_by(|one, other| one.0.total_cmp(&other.0));
        let floor = self.sight.floor(room);
        match best {
            Some((worth, aim)) if worth > 1.0 => aim,
            _ if waits => Aim::Exit,
            _ if floor.fire && self.can_extinguish() => Aim::Fire,
            _ if floor.malfunction && self.can_clear() => Aim::Mending,
            _ if self.engine_at(room).is_some() => Aim::Ship,
            _ if floor.items > 0 => Aim::Items,
            _ if !self.sight.explored(room) => Aim::Unknown,
            _ => Aim::Other,
        }
    }
}

/// What a verb is used for.
fn aim_of(verb: &Verb) -> Aim {
    match verb {
        Verb::BoardPod | Verb::Hibernate | Verb::TogglePod { .. } => Aim::Exit,
        Verb::CheckCoordinates
        | Verb::SetDestination
        | Verb::CheckEngine
        | Verb::CheckEngines
        | Verb::RepairEngine => Aim::Ship,
        Verb::Signal => Aim::Signal,
        Verb::Analyse | Verb::TakeEgg | Verb::PickUp => Aim::Sample,
        Verb::Search { .. } | Verb::DrawItems { .. } | Verb::TakeItem { .. } => Aim::Items,
        Verb::Dress { .. }
        | Verb::HealSerious { .. }
        | Verb::HealLight { .. }
        | Verb::Purge { .. }
        | Verb::ScanHand { .. }
        | Verb::ClearSlime => Aim::Healing,
        Verb::FireControl | Verb::Extinguish => Aim::Fire,
        Verb::ClearMalfunction => Aim::Mending,
        Verb::SelfDestruct => Aim::Destruction,
        _ => Aim::Other,
    }
}

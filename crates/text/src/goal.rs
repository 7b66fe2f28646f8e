//! What a player is after, part by part.

use derelict_content::Requirement;
use derelict_engine::Seat;
use derelict_engine::view::{Goal, GoalPart};

use crate::cast::Cast;
use crate::noun::Noun;
use crate::phrase::Part::{Number, Word};
use crate::phrase::{Part, Phrase, noun, nouns, phrase};
use crate::voice::Voice;
use crate::word::{Worded, truth};

impl Voice {
    /// The name of an objective.
    #[must_use]
    pub fn goal(&self, goal: &Goal, cast: &Cast) -> String {
        self.name(goal.objective, cast)
    }

    /// A part of an objective: what is required, and how far it has come where that is counted.
    #[must_use]
    pub fn goal_part(&self, part: &GoalPart, cast: &Cast) -> String {
        self.sentence(&self.counted_part(part), cast)
    }

    /// The same in a few words, where there is little space.
    #[must_use]
    pub fn goal_brief(&self, part: &GoalPart, cast: &Cast) -> String {
        self.shortly(&self.counted_part(part), cast)
    }

    /// What a part requires, and how far it has come.
    fn counted_part(&self, part: &GoalPart) -> Phrase {
        let (have, need) = part.count.unwrap_or_default();
        let mut asked = self.requirement(&part.requirement);
        asked.parts.push(Word("counted", truth(part.count.is_some())));
        asked.parts.extend([Number("have", have), Number("need", need)]);
        asked
    }

    /// How a part stands, in a word.
    #[must_use]
    pub fn goal_standing(&self, part: &GoalPart) -> String {
        self.words(
            &phrase("goal-standing", [Word("standing", part.standing.word())]),
            &Cast::default(),
        )
    }

    /// What the intruder player is after.
    #[must_use]
    pub fn swarm_task(&self) -> String {
        self.sentence(&phrase("goal-swarm", []), &Cast::default())
    }

    fn requirement(&self, requirement: &Requirement) -> Phrase {
        let one = |key, part: Part| phrase(key, [part]);
        match requirement {
            Requirement::ShipReaches { planet } => {
                one("goal-ship-reaches", noun("planet", *planet))
            }
            Requirement::ShipDestroyed => phrase("goal-ship-destroyed", []),
            Requirement::OnlySurvivor => phrase("goal-only-survivor", []),
            Requirement::Company => phrase("goal-company", []),
            Requirement::PlayerDies { player } => {
                one("goal-player-dies", noun("player", Noun::Player(Seat(player - 1))))
            }
            Requirement::Signal => phrase("goal-signal", []),
            Requirement::QueenKilled => phrase("goal-queen-killed", []),
            Requirement::NestDestroyed => phrase("goal-nest-destroyed", []),
            Requirement::AllExplored => phrase("goal-all-explored", []),
            Requirement::InPod => phrase("goal-in-pod", []),
            Requirement::Items { .. } => phrase("goal-items", []),
            Requirement::Carry { object, blue } => {
                let what = if *blue { "blue-corpse" } else { object.name() };
                one("goal-carry", Word("object", what))
            }
            Requirement::Weaknesses { .. } => phrase("goal-weaknesses", []),
            Requirement::Weakness { slot } => one("goal-weakness", noun("slot", *slot)),
            Requirement::Finds { .. } => phrase("goal-finds", []),
            Requirement::Quest => phrase("goal-quest", []),
            Requirement::Fit => phrase("goal-fit", []),
            Requirement::Engines { count } => one("goal-engines", Number("count", *count)),
            Requirement::Course { planet } => one("goal-course", noun("planet", *planet)),
            Requirement::NoEggs => phrase("goal-no-eggs", []),
            Requirement::InOrder { rooms } => {
                one("goal-in-order", nouns("rooms", rooms.iter().copied()))
            }
            Requirement::Everybody => phrase("goal-everybody", []),
            Requirement::SelfDestruct => phrase("goal-self-destruct", []),
            Requirement::CorpseIn { tile } => one("goal-corpse-in", noun("room", *tile)),
        }
    }
}

//! What is in the way, told with what would mend it.

use derelict_engine::Refusal;
use derelict_engine::offer::Objection;
use derelict_engine::reason::Reason;

use crate::cast::Cast;
use crate::phrase::Part::{Number, Word};
use crate::phrase::{noun, phrase};
use crate::voice::Voice;
use crate::word::Worded;

impl Voice {
    /// One reason why something cannot be done now, and what would make it possible.
    #[must_use]
    pub fn objection(&self, objection: &Objection) -> String {
        self.reason(objection.reason)
    }

    /// Why a choice was refused, with every reason.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Over => self.plain("refusal-over"),
            Refusal::Stale => self.plain("refusal-stale"),
            Refusal::NotAsked => self.plain("refusal-not-asked"),
            Refusal::NotOffered(objections) => {
                let reasons = objections.iter().map(|objection| self.objection(objection));
                reasons.collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn reason(&self, reason: Reason) -> String {
        let parts = match reason {
            Reason::TooFewCards { need, have } => vec![Number("need", need), Number("have", have)],
            Reason::ChambersShut { opens_at } => vec![Number("time", opens_at)],
            Reason::LacksComponent { item, component } => {
                vec![noun("item", item), Word("component", component.word())]
            }
            Reason::NoWorkshop { item } => vec![noun("item", item)],
            Reason::TooLittleKnown { level } => vec![Number("level", level)],
            Reason::TooManyCards { most } => vec![Number("most", most)],
            _ => Vec::new(),
        };
        self.sentence(&phrase(key(reason), parts), &Cast::default())
    }
}

fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::NotAnOption => "reason-not-an-option",
        Reason::TooFewCards { .. } => "reason-too-few-cards",
        Reason::InCombat => "reason-in-combat",
        Reason::NotInCombat => "reason-not-in-combat",
        Reason::NotInHand => "reason-not-in-hand",
        Reason::NotCarried => "reason-not-carried",
        Reason::NoEffect => "reason-no-effect",
        Reason::NoTarget => "reason-no-target",
        Reason::Malfunction => "reason-malfunction",
        Reason::NoRoomAction => "reason-no-room-action",
        Reason::NoComputer => "reason-no-computer",
        Reason::HandsBound => "reason-hands-bound",
        Reason::NoEnergy => "reason-no-energy",
        Reason::NoPrice => "reason-no-price",
        Reason::HasComputer => "reason-has-computer",
        Reason::NotEvacuation => "reason-not-evacuation",
        Reason::NoAmmo => "reason-no-ammo",
        Reason::WrongWeapon => "reason-wrong-weapon",
        Reason::Alone => "reason-alone",
        Reason::NothingToTrade => "reason-nothing-to-trade",
        Reason::NoComponents => "reason-no-components",
        Reason::LacksComponent { .. } => "reason-lacks-component",
        Reason::NoSignal => "reason-no-signal",
        Reason::NoObject => "reason-no-object",
        Reason::NoQuest => "reason-no-quest",
        Reason::NothingLeft => "reason-nothing-left",
        Reason::NeverSearched => "reason-never-searched",
        Reason::EmptyDeck => "reason-empty-deck",
        Reason::NoContamination => "reason-no-contamination",
        Reason::NoMutation => "reason-no-mutation",
        Reason::NoDoor => "reason-no-door",
        Reason::DoorClosed => "reason-door-closed",
        Reason::DoorDestroyed => "reason-door-destroyed",
        Reason::AllNoisy => "reason-all-noisy",
        Reason::NoEntrance => "reason-no-entrance",
        Reason::NotEngine => "reason-not-engine",
        Reason::Hibernating => "reason-hibernating",
        Reason::NoHibernation => "reason-no-hibernation",
        Reason::ChambersShut { .. } => "reason-chambers-shut",
        Reason::IntruderHere => "reason-intruder-here",
        Reason::NoPod => "reason-no-pod",
        Reason::PointOfNoReturn => "reason-point-of-no-return",
        Reason::AlreadyDone => "reason-already-done",
        Reason::NoEgg => "reason-no-egg",
        Reason::NoWound => "reason-no-wound",
        Reason::NoFire => "reason-no-fire",
        Reason::NoMalfunction => "reason-no-malfunction",
        Reason::NothingToLoad => "reason-nothing-to-load",
        Reason::AirlockRunning => "reason-airlock-running",
        Reason::NoActivation => "reason-no-activation",
        Reason::WrongRoom => "reason-wrong-room",
        Reason::NotYourRound => "reason-not-your-round",
        Reason::Passed => "reason-passed",
        Reason::OutOfPlay => "reason-out-of-play",
        Reason::AnswerFirst => "reason-answer-first",
        Reason::NoAction => "reason-no-action",
        Reason::NoGap => "reason-no-gap",
        Reason::OnlyTable => "reason-only-table",
        Reason::OnlyPlayer => "reason-only-player",
        Reason::TooEarly => "reason-too-early",
        Reason::TooLate => "reason-too-late",
        Reason::NoTurret => "reason-no-turret",
        Reason::TurretInactive => "reason-turret-inactive",
        Reason::NoWorkshop { .. } => "reason-no-workshop",
        Reason::Laden => "reason-laden",
        Reason::NoPower => "reason-no-power",
        Reason::HasPower => "reason-has-power",
        Reason::NoElevator => "reason-no-elevator",
        Reason::NoRover => "reason-no-rover",
        Reason::GateShut => "reason-gate-shut",
        Reason::NoSuit => "reason-no-suit",
        Reason::NoLaunch => "reason-no-launch",
        Reason::TooLittleKnown { .. } => "reason-too-little-known",
        Reason::TooManyCards { .. } => "reason-too-many-cards",
    }
}

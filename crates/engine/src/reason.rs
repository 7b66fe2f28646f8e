//! What is in the way of an action, said so that it can be mended.

use derelict_content::{ItemId, Symbol};
use serde::{Deserialize, Serialize};

use crate::event::Rule;
use crate::offer::Objection;

/// What is in the way of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// Not among the options of this decision.
    NotAnOption,
    /// Needs more action cards than are in hand.
    TooFewCards { need: u8, have: u8 },
    /// Only out of combat.
    InCombat,
    /// Only in combat.
    NotInCombat,
    /// The card is not in hand.
    NotInHand,
    /// The item is not carried.
    NotCarried,
    /// Nothing of it would change anything.
    NoEffect,
    /// No such target is there.
    NoTarget,
    /// The room is out of order.
    Malfunction,
    /// The room has no action.
    NoRoomAction,
    /// No working computer here.
    NoComputer,
    /// This card needs a room without a computer.
    HasComputer,
    /// Not in an evacuation section.
    NotEvacuation,
    /// No weapon with ammo in hand.
    NoAmmo,
    /// No weapon in hand is one this works with.
    WrongWeapon,
    /// Nobody else is here.
    Alone,
    /// Nobody here has anything to trade.
    NothingToTrade,
    /// The components are missing.
    NoComponents,
    /// One component of a crafted item is there, the other is missing.
    LacksComponent { item: ItemId, component: Symbol },
    /// Nobody it could be used on has sent the signal.
    NoSignal,
    /// No object lies here.
    NoObject,
    /// What fills the hands cannot be laid down.
    HandsBound,
    /// The machine has no energy.
    NoEnergy,
    /// No item is there to spend on it.
    NoPrice,
    /// No quest can be unlocked here.
    NoQuest,
    /// The item counter is 0.
    NothingLeft,
    /// This room can never be searched.
    NeverSearched,
    /// The decks are empty.
    EmptyDeck,
    /// No contamination card in hand.
    NoContamination,
    /// There is no mutation card.
    NoMutation,
    /// Every door around is of the wrong kind.
    NoDoor,
    /// The way is blocked by a closed door.
    DoorClosed,
    /// A destroyed door leaves it open.
    DoorDestroyed,
    /// Every corridor of the room already has noise.
    AllNoisy,
    /// No technical entrance here.
    NoEntrance,
    /// Not an engine room.
    NotEngine,
    /// The engine rooms or the course cannot be changed while someone sleeps.
    Hibernating,
    /// The chambers are still shut.
    ChambersShut { opens_at: u8 },
    /// Nobody hibernates on this mission.
    NoHibernation,
    /// An intruder is in the room.
    IntruderHere,
    /// No pod here is unlocked and has a free place.
    NoPod,
    /// The sequence is past the point of no return.
    PointOfNoReturn,
    /// Already done.
    AlreadyDone,
    /// No egg is left.
    NoEgg,
    /// Nobody here needs treatment.
    NoWound,
    /// Nothing is burning here.
    NoFire,
    /// Nothing is broken here.
    NoMalfunction,
    /// No weapon here can be loaded further.
    NothingToLoad,
    /// Another airlock procedure is running.
    AirlockRunning,
    /// No alert asks for an Activation now.
    NoActivation,
    /// No colour fits.
    WrongRoom,
    /// Another player's round, or no round at all.
    NotYourRound,
    /// The player has passed.
    Passed,
    /// The character is dead, asleep or gone.
    OutOfPlay,
    /// Something begun has to be decided first.
    AnswerFirst,
    /// It has no action of its own.
    NoAction,
    /// Something is under way that has to be finished first.
    NoGap,
    /// Only the table itself may.
    OnlyTable,
    /// Only a player may.
    OnlyPlayer,
    /// What has to come before it has not come.
    TooEarly,
    /// The moment for it has passed.
    TooLate,
    /// There is no turret.
    NoTurret,
    /// The turret does not shoot, and cannot be destroyed.
    TurretInactive,
    /// The item can only be made in a workshop that works.
    NoWorkshop { item: ItemId },
    /// Nobody can wear or carry more than that.
    Laden,
    /// There is no power.
    NoPower,
    /// There is power.
    HasPower,
    /// The elevator is elsewhere.
    NoElevator,
    /// The rover is elsewhere.
    NoRover,
    /// The main gate is closed.
    GateShut,
    /// Nothing to wear on the way outside.
    NoSuit,
    /// No pod is launched in this turn.
    NoLaunch,
    /// Too little is known.
    TooLittleKnown { level: u8 },
    /// Too many cards are in hand.
    TooManyCards { most: u8 },
}

/// Collects what is in the way, or just notes that something is.
pub trait Docket {
    /// Files an objection.
    fn object(&mut self, rule: &'static str, reason: Reason);

    /// Whether no further objection would change anything, so that nobody need look for one.
    fn is_settled(&self) -> bool {
        false
    }

    /// Files an objection if a condition holds.
    fn when(&mut self, fails: bool, rule: &'static str, reason: Reason) {
        if fails {
            self.object(rule, reason);
        }
    }
}

impl Docket for Vec<Objection> {
    fn object(&mut self, rule: &'static str, reason: Reason) {
        let objection = Objection { rule: Rule(rule), reason };
        if !self.contains(&objection) {
            self.push(objection);
        }
    }
}

/// Whether anything is in the way at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clear {
    blocked: bool,
}

impl Clear {
    /// Nothing is in the way.
    #[must_use]
    pub fn is_clear(self) -> bool {
        !self.blocked
    }
}

impl Docket for Clear {
    fn object(&mut self, _: &'static str, _: Reason) {
        self.blocked = true;
    }

    fn is_settled(&self) -> bool {
        self.blocked
    }
}

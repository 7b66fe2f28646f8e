//! What is explained to somebody who plays for the first time, and when it first matters.

use serde::Serialize;

/// An explanation, and the moment it is given at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in the messages.
    pub id: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// The moment.
    pub when: Moment,
}

/// A moment: all that is named must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The player is asked this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<&'static str>,
    /// This has just happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fact: Option<&'static str>,
    /// And it happened to the player.
    #[serde(skip_serializing_if = "is_not")]
    pub own: bool,
    /// This has not just happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<&'static str>,
    /// The character bears this mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    /// This card is in the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<&'static str>,
    /// It is the player's round.
    #[serde(skip_serializing_if = "is_not")]
    pub active: bool,
    /// The player has two objectives to choose from.
    #[serde(skip_serializing_if = "is_not")]
    pub undecided: bool,
    /// An intruder is in the room.
    #[serde(skip_serializing_if = "is_not")]
    pub combat: bool,
    /// So many cards in hand, or fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<u8>,
    /// This turn, or a later one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The step of the guided first game that explains the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u8>,
}

impl Moment {
    const ANY: Self = Self {
        question: None,
        fact: None,
        own: false,
        before: None,
        mark: None,
        card: None,
        active: false,
        undecided: false,
        combat: false,
        hand: None,
        turn: None,
        step: None,
    };

    const fn asked(question: &'static str) -> Self {
        Self { question: Some(question), ..Self::ANY }
    }

    const fn after(fact: &'static str) -> Self {
        Self { fact: Some(fact), ..Self::ANY }
    }

    const fn told_in(self, step: u8) -> Self {
        Self { step: Some(step), ..self }
    }
}

const fn lesson(id: &'static str, rule: &'static str, when: Moment) -> Lesson {
    Lesson { id, rule, when }
}

/// In the order of importance: the first that fits and was not given yet is given.
pub const LESSONS: &[Lesson] = &[
    lesson("draft", "setup.draft", Moment::asked("draft")),
    lesson("cards", "action.cost", Moment { active: true, ..Moment::asked("action") }.told_in(1)),
    lesson("goals", "victory.objective", Moment { undecided: true, ..Moment::asked("action") }),
    lesson(
        "window",
        "effect.react.interrupt",
        Moment { before: Some("first-encounter"), ..Moment::asked("window") },
    ),
    lesson("target", "move.basic", Moment::asked("target").told_in(1)),
    lesson("pay", "action.cost", Moment::asked("pay").told_in(1)),
    lesson("explore", "explore.flip", Moment::after("room-explored").told_in(2)),
    lesson("noise", "noise.roll.number", Moment::after("noise-rolled").told_in(3)),
    lesson("danger", "noise.roll.danger.move", Moment::after("danger-heard")),
    lesson("encounter", "encounter.what", Moment::after("encounter-began").told_in(5)),
    lesson(
        "objectives",
        "victory.objective",
        Moment { fact: Some("first-encounter"), ..Moment::asked("window") }.told_in(5),
    ),
    lesson("combat", "combat.when", Moment { combat: true, ..Moment::asked("action") }.told_in(6)),
    lesson("larva", "contam.larva.effect", Moment { mark: Some("larva"), ..Moment::ANY }),
    lesson("wound", "wound.serious", Moment { own: true, ..Moment::after("serious-wound") }),
    lesson(
        "contamination",
        "contam.cycle",
        Moment { card: Some("contamination"), ..Moment::ANY }.told_in(8),
    ),
    lesson("event", "round.event.order", Moment::after("event-drawn").told_in(7)),
    lesson("fire", "fire.round-end", Moment::after("fire-placed")),
    lesson(
        "pass",
        "round.pass.discard",
        Moment { hand: Some(1), ..Moment::asked("action") }.told_in(7),
    ),
    lesson(
        "ways-out",
        "victory.win",
        Moment { turn: Some(3), ..Moment::asked("action") }.told_in(9),
    ),
];

/// Whether to leave out what is not demanded.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields over by reference")]
fn is_not(there: &bool) -> bool {
    !there
}

//! What is explained to somebody who plays for the first time, and when it first matters.

use derelict_content::WoundEffect;
use derelict_engine::Rulebook;
use derelict_engine::view::CrewMark;
use serde::Serialize;

/// An explanation, and the moment it is given at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in the messages.
    pub id: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// What must be in the game for it to matter.
    pub needs: Needs,
    /// The moment.
    pub when: Moment,
}

/// What only some games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing: every game has it.
    Nothing,
    /// Characters can bear this mark.
    Mark(CrewMark),
    /// There are trait cards.
    Traits,
    /// There are turrets.
    Turrets,
    /// There is an hourglass.
    Hourglass,
    /// There are alerts.
    Alerts,
    /// There are discovery tokens.
    Discoveries,
    /// A shuttle lies beside the ship and stays there.
    Moored,
    /// Everybody has a requirement, and a shuttle departs.
    Departure,
    /// The ship itself goes somewhere.
    Voyage,
    /// We are in a facility.
    Facility,
    /// Wounds of this effect are among the serious ones.
    Wound(WoundEffect),
}

impl Needs {
    /// Whether a game has it.
    #[must_use]
    pub fn are_met(self, book: &Rulebook) -> bool {
        match self {
            Self::Nothing => true,
            Self::Mark(mark) => book.marks().contains(&mark),
            Self::Traits => !book.catalog.traits.is_empty(),
            Self::Turrets => book.has_turrets(),
            Self::Hourglass => book.has_hourglass(),
            Self::Alerts => book.has_alerts(),
            Self::Discoveries => !book.catalog.discoveries.is_empty(),
            Self::Moored => book.main_room().is_some() && !book.has_requirements(),
            Self::Departure => book.main_room().is_some() && book.has_requirements(),
            Self::Voyage => !book.has_requirements(),
            Self::Facility => book.catalog.facility.is_some(),
            Self::Wound(effect) => book.catalog.wounds.iter().any(|it| it.effect == effect),
        }
    }
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
    /// The character has this serious wound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wound: Option<&'static str>,
    /// The character has a trait card.
    #[serde(skip_serializing_if = "is_not")]
    pub of_trait: bool,
    /// It is the player's round.
    #[serde(skip_serializing_if = "is_not")]
    pub active: bool,
    /// The player has two objectives to choose from.
    #[serde(skip_serializing_if = "is_not")]
    pub undecided: bool,
    /// An intruder is in the room.
    #[serde(skip_serializing_if = "is_not")]
    pub combat: bool,
    /// Something that never moves is in the room.
    #[serde(skip_serializing_if = "is_not")]
    pub still: bool,
    /// So many cards in hand, or fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<u8>,
    /// This turn, or a later one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The guided game that explains the same, and in which step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
}

/// A step of a guided game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// The guided game.
    pub guide: &'static str,
    /// The step, from 1.
    pub step: u8,
}

/// The guided game of the base box.
const FIRST_GAME: &str = "first-game";
/// Those of the other species.
const VOID_SEEDERS: &str = "void-seeders";
const CARNOMORPHS: &str = "carnomorphs";
/// That of a mission.
const RESEARCH: &str = "research";

impl Moment {
    const ANY: Self = Self {
        question: None,
        fact: None,
        own: false,
        before: None,
        mark: None,
        card: None,
        wound: None,
        of_trait: false,
        active: false,
        undecided: false,
        combat: false,
        still: false,
        hand: None,
        turn: None,
        told: None,
    };

    const fn asked(question: &'static str) -> Self {
        Self { question: Some(question), ..Self::ANY }
    }

    const fn after(fact: &'static str) -> Self {
        Self { fact: Some(fact), ..Self::ANY }
    }

    const fn told_in(self, step: u8) -> Self {
        Self { told: Some(Told { guide: FIRST_GAME, step }), ..self }
    }

    const fn told_to_the_mad(self, step: u8) -> Self {
        Self { told: Some(Told { guide: VOID_SEEDERS, step }), ..self }
    }

    const fn told_to_the_changed(self, step: u8) -> Self {
        Self { told: Some(Told { guide: CARNOMORPHS, step }), ..self }
    }

    const fn told_to_researchers(self, step: u8) -> Self {
        Self { told: Some(Told { guide: RESEARCH, step }), ..self }
    }
}

const fn lesson(id: &'static str, rule: &'static str, when: Moment) -> Lesson {
    lesson_with(Needs::Nothing, id, rule, when)
}

const fn lesson_with(needs: Needs, id: &'static str, rule: &'static str, when: Moment) -> Lesson {
    Lesson { id, rule, needs, when }
}

/// In the order of importance: the first that fits and was not given yet is given.
pub const LESSONS: &[Lesson] = &[
    lesson("draft", "setup.draft", Moment::asked("draft")),
    lesson("cards", "action.cost", Moment { active: true, ..Moment::asked("action") }.told_in(1)),
    lesson("goals", "victory.objective", Moment { undecided: true, ..Moment::asked("action") }),
    lesson_with(
        Needs::Departure,
        "requirement",
        "after.epilogue.win.requirement",
        Moment::asked("action"),
    ),
    lesson_with(
        Needs::Alerts,
        "alert",
        "after.alert.fail",
        Moment::after("alert-revealed").told_to_researchers(1),
    ),
    lesson_with(
        Needs::Moored,
        "shuttle",
        "after.shuttle.out",
        Moment::asked("action").told_to_researchers(1),
    ),
    lesson_with(
        Needs::Departure,
        "departure",
        "after.epilogue.end",
        Moment { active: true, ..Moment::asked("action") },
    ),
    lesson_with(
        Needs::Discoveries,
        "discovery",
        "after.disc.reveal",
        Moment::after("discovery-revealed").told_to_researchers(2),
    ),
    lesson_with(
        Needs::Departure,
        "offer",
        "after.epilogue.offer-take",
        Moment { active: true, ..Moment::asked("action") },
    ),
    lesson_with(
        Needs::Facility,
        "contingency",
        "lock.cont.effect",
        Moment { turn: Some(2), ..Moment::asked("action") },
    ),
    lesson_with(Needs::Facility, "power", "lock.power.has", Moment::after("power-turned")),
    lesson_with(
        Needs::Facility,
        "knowledge",
        "lock.weak.knowledge-needed",
        Moment { own: true, ..Moment::after("learned") },
    ),
    lesson_with(Needs::Facility, "computer", "lock.comp.use", Moment::after("computer-shown")),
    lesson_with(Needs::Facility, "pods", "lock.css.enter", Moment::after("timing-shown")),
    lesson_with(Needs::Facility, "gate", "lock.bunker.basic", Moment::after("gate-opened")),
    lesson_with(Needs::Facility, "procedure", "lock.alert.end", Moment::after("procedure-started")),
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
    lesson_with(
        Needs::Mark(CrewMark::Larva),
        "larva",
        "contam.larva.effect",
        Moment { mark: Some("larva"), ..Moment::ANY },
    ),
    lesson_with(
        Needs::Mark(CrewMark::Insanity),
        "panic",
        "void.panic.low",
        Moment::after("panic-drawn").told_to_the_mad(5),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Insanity),
        "insanity",
        "void.insanity.floor",
        Moment { own: true, ..Moment::after("insanity-changed") }.told_to_the_mad(5),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Insanity),
        "lair",
        "void.lair.combat",
        Moment { still: true, ..Moment::ANY }.told_to_the_mad(2),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Insanity),
        "lurking",
        "void.lurk.remove",
        Moment::after("intruder-vanished").told_to_the_mad(6),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Mutation),
        "mutation",
        "carno.mut.draw",
        Moment::asked("keep-mutation").told_to_the_changed(2),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Mutation),
        "changing",
        "carno.marker.death",
        Moment { own: true, ..Moment::after("mutation-marked") }.told_to_the_changed(4),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Mutation),
        "adaptation",
        "carno.adapt.all",
        Moment::after("adaptation-turned-up").told_to_the_changed(6),
    ),
    lesson_with(
        Needs::Mark(CrewMark::Mutation),
        "feeding",
        "carno.feed.steps",
        Moment::after("fed").told_to_the_changed(6),
    ),
    lesson_with(
        Needs::Traits,
        "trait",
        "after.char.trait-always",
        Moment { of_trait: true, ..Moment::asked("action") },
    ),
    lesson_with(
        Needs::Traits,
        "companion",
        "after.hunter.laika-company",
        Moment::asked("companion"),
    ),
    lesson_with(
        Needs::Turrets,
        "turret",
        "after.turret.when",
        Moment::after("turret-placed").told_to_researchers(2),
    ),
    lesson_with(
        Needs::Hourglass,
        "hourglass",
        "after.hour.notice",
        Moment::after("hourglass-turned"),
    ),
    lesson_with(
        Needs::Wound(WoundEffect::MeltOnPass),
        "melted",
        "after.effect.wound.melted",
        Moment { wound: Some("melted"), ..Moment::ANY },
    ),
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
    lesson_with(
        Needs::Voyage,
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

//! What stands on a table besides the components of packs: tracks, marks, objects, decks and the
//! parts of the table itself. Each is called and explained, and points at the rule behind it, so
//! that a front end draws what it is told and knows nothing by name.

use derelict_content::{AttackManner, ObjectKind};
use derelict_engine::track::{Printed, Track};
use derelict_engine::view::CrewMark;
use fluent::FluentArgs;

use crate::lesson::{LESSONS, Needs};
use crate::noun::Noun;
use crate::voice::Voice;
use crate::word::Worded;

/// What sort of thing a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// A track or a count.
    Track,
    /// What is printed on a space of a track.
    Space,
    /// A mark on a character.
    Mark,
    /// An object to be carried.
    Object,
    /// A deck everybody draws from.
    Deck,
    /// A part of the table.
    Part,
    /// Something that is explained when it first matters.
    Lesson,
}

impl SignKind {
    /// Its word, as messages and clients know it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::Space => "space",
            Self::Mark => "mark",
            Self::Object => "object",
            Self::Deck => "deck",
            Self::Part => "part",
            Self::Lesson => "lesson",
        }
    }
}

/// Something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// What sort of thing.
    pub kind: SignKind,
    /// Which of them; in views its key or value.
    pub id: &'static str,
    /// The rule behind it.
    pub rule: Option<&'static str>,
}

/// What a sign says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// What it is called.
    pub name: String,
    /// What it is called where there is little room.
    pub short: Option<String>,
    /// What is said while it is not there.
    pub none: Option<String>,
    /// What it means.
    pub text: Option<String>,
}

const fn sign(kind: SignKind, id: &'static str, rule: &'static str) -> Sign {
    Sign { kind, id, rule: Some(rule) }
}

const fn deck(id: &'static str) -> Sign {
    Sign { kind: SignKind::Deck, id, rule: None }
}

impl Sign {
    /// What is said in the words of the game.
    pub const TALK: Self = sign(SignKind::Part, "talk", "hidden.talk");
}

/// Everything but tracks, marks, objects and lessons, which the engine or their own list knows.
const REST: &[Sign] = &[
    deck("events"),
    deck("attacks"),
    deck("wounds"),
    deck("red"),
    deck("yellow"),
    deck("green"),
    deck("contamination"),
    sign(SignKind::Part, "turn", "round.terms.turn"),
    sign(SignKind::Part, "character", "round.play.two"),
    sign(SignKind::Part, "sealed", "explore.flip"),
    sign(SignKind::Part, "corridor", "noise.roll.number"),
    sign(SignKind::Part, "door", "door.closed"),
    sign(SignKind::Part, "ducts", "noise.roll.number"),
    sign(SignKind::Part, "pod", "room.evacuation.need"),
    sign(SignKind::Part, "light-wounds", "wound.light.third"),
    sign(SignKind::Part, "serious-wounds", "wound.death"),
    sign(SignKind::Part, "action-deck", "round.draw"),
    sign(SignKind::Part, "contamination", "contam.cycle"),
    sign(SignKind::Part, "hand", "hidden.hand.size"),
    sign(SignKind::Part, "objective", "victory.objective"),
    sign(SignKind::Part, "undo", "hidden.undo"),
    sign(SignKind::Part, "blank", "encounter.blank"),
    sign(SignKind::Part, "weaknesses", "weak.effect"),
    Sign::TALK,
];

/// What stands besides where characters go insane.
const OF_INSANITY: &[Sign] = &[
    deck("panic"),
    sign(SignKind::Part, "unnamed", "void.enc.seeder-type"),
    sign(SignKind::Part, "insanity-token", "void.bag.insanity"),
    sign(SignKind::Part, "lairs", "void.lair.all"),
];

/// What stands besides where characters mutate.
const OF_MUTATION: &[Sign] = &[
    deck("mutations"),
    sign(SignKind::Part, "blue", "carno.bag.blue"),
    sign(SignKind::Part, "mutation", "carno.mutact.price"),
];

/// What stands besides where there is an hourglass: how it stands.
const OF_HOURGLASS: &[Sign] = &[
    sign(SignKind::Part, "glass-running", "after.hour.turn"),
    sign(SignKind::Part, "glass-empty", "after.hour.notice"),
    sign(SignKind::Part, "glass-rolled", "after.hour.object-how"),
    sign(SignKind::Part, "glass-resting", "after.hour.once"),
    sign(SignKind::Part, "glass-gone", "after.hour.object"),
];

/// What stands besides where there are trait cards.
const OF_TRAITS: &[Sign] = &[
    sign(SignKind::Part, "trait", "after.char.trait-open"),
    sign(SignKind::Part, "companion", "after.hunter.laika-company"),
    sign(SignKind::Part, "drone", "after.psych.drone"),
];

/// What stands besides where there are turrets.
const OF_TURRETS: &[Sign] = &[sign(SignKind::Part, "turret", "after.turret.when")];

/// And where there are alerts.
const OF_ALERTS: &[Sign] = &[
    deck("alerts"),
    sign(SignKind::Part, "alert", "after.alert.nature"),
    sign(SignKind::Object, "sample", "after.alert.sample"),
];

/// What stands besides in a facility.
const OF_FACILITY: &[Sign] = &[
    deck("computer"),
    sign(SignKind::Part, "power", "lock.power.has"),
    sign(SignKind::Part, "darkness", "lock.power.light"),
    sign(SignKind::Part, "backup", "lock.power.threshold-blue-side"),
    sign(SignKind::Part, "elevator", "lock.room.elevator-use"),
    sign(SignKind::Part, "rover", "lock.rover.alone"),
    sign(SignKind::Part, "gate", "lock.gate.needed"),
    sign(SignKind::Part, "bunker", "lock.bunker.safe"),
    sign(SignKind::Part, "timing", "lock.css.faces"),
    sign(SignKind::Part, "contingency", "lock.cont.effect"),
    sign(SignKind::Part, "active-contingency", "lock.cont.secret"),
    sign(SignKind::Part, "venting", "lock.room.vent-death"),
    sign(SignKind::Part, "shelf", "lock.weak.discover"),
];

impl From<Track> for Sign {
    fn from(track: Track) -> Self {
        let rule = match track {
            Track::Time => "end.time",
            Track::Shuttle => "after.research.alert-countdown",
            Track::SelfDestruct => "end.selfdestruct",
            Track::Course => "victory.coordinates",
            Track::Fires => "fire.ninth",
            Track::Malfunctions => "malf.ninth",
            Track::Eggs => "room.nest.eggs",
            Track::Procedure => "lock.alert.end",
        };
        sign(SignKind::Track, track.word(), rule)
    }
}

impl From<Printed> for Sign {
    fn from(printed: Printed) -> Self {
        let rule = match printed {
            Printed::Blue => "critical.hibernation",
            Printed::Yellow => "critical.selfdestruct",
            Printed::Jump => "end.time",
            Printed::Explosion => "end.selfdestruct",
            Printed::Failure => "after.research.alert-fail",
            Printed::Check => "after.epilogue.alert-marks",
            Printed::Departure => "after.epilogue.end",
        };
        sign(SignKind::Space, printed.word(), rule)
    }
}

impl From<CrewMark> for Sign {
    fn from(mark: CrewMark) -> Self {
        let rule = match mark {
            CrewMark::Slime => "noise.roll.silence.slimed",
            CrewMark::Larva => "contam.larva.effect",
            CrewMark::Signal => "objective.signal",
            CrewMark::Insanity => "void.insanity.levels",
            CrewMark::Mutation => "carno.marker.death",
            CrewMark::Knowledge => "lock.weak.knowledge-needed",
            CrewMark::Insight => "lock.room.archive",
        };
        sign(SignKind::Mark, mark.word(), rule)
    }
}

impl From<ObjectKind> for Sign {
    fn from(object: ObjectKind) -> Self {
        let rule = match object {
            ObjectKind::Corpse | ObjectKind::Carcass => "object.kinds",
            ObjectKind::Egg => "intruder.egg",
        };
        sign(SignKind::Object, object.word(), rule)
    }
}

impl Voice {
    /// Everything on this table that no pack prints.
    #[must_use]
    pub fn signs(&self) -> Vec<Sign> {
        let sheets = self.book.tracks();
        let tracks = sheets.iter().map(|sheet| Sign::from(sheet.track));
        let mut spaces: Vec<Printed> = Vec::new();
        for printed in sheets.iter().flat_map(|sheet| sheet.spaces.iter().filter_map(|it| it.1)) {
            if !spaces.contains(&printed) {
                spaces.push(printed);
            }
        }
        let borne = self.book.marks();
        let marks = borne.iter().copied().map(Sign::from);
        let objects = [ObjectKind::Corpse, ObjectKind::Carcass, ObjectKind::Egg];
        let lessons = LESSONS.iter().filter(|it| it.needs.are_met(&self.book));
        let lessons = lessons.map(|it| sign(SignKind::Lesson, it.id, it.rule));
        let beside = [
            (Needs::Mark(CrewMark::Insanity), OF_INSANITY),
            (Needs::Mark(CrewMark::Mutation), OF_MUTATION),
            (Needs::Hourglass, OF_HOURGLASS),
            (Needs::Traits, OF_TRAITS),
            (Needs::Turrets, OF_TURRETS),
            (Needs::Alerts, OF_ALERTS),
            (Needs::Facility, OF_FACILITY),
        ];
        let beside = beside.into_iter().filter(|(needs, _)| needs.are_met(&self.book));
        let all = tracks
            .chain(spaces.into_iter().map(Sign::from))
            .chain(marks)
            .chain(objects.map(Sign::from));
        let rest = REST.iter().chain(beside.flat_map(|(_, signs)| signs)).copied();
        all.chain(rest).chain(lessons).map(|sign| self.cited(sign)).collect()
    }

    /// A sign with the rule of this game behind it.
    fn cited(&self, sign: Sign) -> Sign {
        // What the shuttle's track counts is the mission's.
        let clock = sign == Sign::from(Track::Shuttle);
        let rule = if clock { Some(self.book.shuttle_clock_rule()) } else { sign.rule };
        Sign { rule: rule.map(|rule| self.book.cite(rule).0), ..sign }
    }

    /// What a sign says.
    #[must_use]
    pub fn caption(&self, sign: impl Into<Sign>) -> Caption {
        let key = key(sign.into());
        Caption {
            name: self.plain(&key),
            short: self.aside(&key, "short"),
            none: self.aside(&key, "none"),
            text: self.aside(&key, "text"),
        }
    }

    /// That a character bears so much of a mark, as one of several facts.
    #[must_use]
    pub fn bears(&self, mark: CrewMark, much: u8) -> String {
        let key = key(mark.into());
        let mut gaps = FluentArgs::new();
        gaps.set("much", much);
        self.aside_filled(&key, "fact", &gaps).unwrap_or_else(|| self.plain(&key))
    }

    /// What a zone of the board is called. A zone no language knows keeps its id.
    #[must_use]
    pub fn zone(&self, id: &str) -> String {
        self.aside(&format!("zone-{id}"), "title").unwrap_or_else(|| id.to_owned())
    }

    /// The name of a component as a title.
    #[must_use]
    pub fn title(&self, noun: impl Into<Noun>) -> String {
        crate::voice::capitalised(self.name(noun, &crate::Cast::default()))
    }

    /// The rule behind a component, where all of its sort share one.
    #[must_use]
    pub fn rule(&self, noun: impl Into<Noun>) -> Option<&'static str> {
        match noun.into() {
            Noun::Tile(_) => Some("action.room.where"),
            Noun::Card(_) => Some("action.card"),
            Noun::Character(_) => Some("round.play.two"),
            Noun::Objective(_) => Some("victory.objective"),
            Noun::Trait(_) => Some("after.char.trait-always"),
            Noun::Kind(kind) => Some(match self.book.kind(kind).attack {
                AttackManner::Touch => "attack.larva",
                AttackManner::Cards => "combat.when",
                AttackManner::Never => "void.lair.combat",
            }),
            _ => None,
        }
    }
}

fn key(sign: Sign) -> String {
    format!("sign-{}-{}", sign.kind.word(), sign.id)
}

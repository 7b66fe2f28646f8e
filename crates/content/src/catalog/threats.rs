//! What hunts and hurts: kinds of intruders, their tokens and cards, events, wounds.

use serde::{Deserialize, Serialize};

use crate::ids::{CharacterId, KindId};
use crate::vocabulary::*;

/// A kind of intruder.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IntruderKind {
    /// Its symbol on dice and cards; what bears none comes behind all that do.
    #[serde(default)]
    pub rank: Option<Rank>,
    /// The letter it is drawn with where there is room for no more.
    pub letter: char,
    /// How many miniatures there are.
    pub miniatures: u8,
    /// Tokens in the bag at setup.
    #[serde(default)]
    pub bag: u8,
    /// And more of them for each player.
    #[serde(default)]
    pub bag_per_player: u8,
    /// How many attack cards are read for its injuries; none where it dies at once.
    pub blood: u8,
    /// How these are read.
    #[serde(default)]
    pub reading: BloodReading,
    /// Which of their blood symbols is meant.
    #[serde(default)]
    pub column: BloodColumn,
    /// How it attacks.
    #[serde(default)]
    pub attack: AttackManner,
    /// What it leaves when it dies.
    #[serde(default)]
    pub remains: Remains,
    /// What it does about closed doors.
    #[serde(default)]
    pub doors: DoorManner,
    /// Never moves.
    #[serde(default)]
    pub still: bool,
    /// Breaks doors whatever is known of its species.
    #[serde(default)]
    pub mighty: bool,
    /// There is no other: when it dies its tokens leave the game.
    #[serde(default)]
    pub only: bool,
    /// The kind it turns into.
    #[serde(default)]
    pub next: Option<KindId>,
}

crate::words! {
    /// How a kind of intruder attacks.
    #[derive(Default)]
    AttackManner {
        /// By an attack card.
        #[default]
        Cards = "cards",
        /// By touch, which always succeeds.
        Touch = "touch",
        /// Not at all.
        Never = "never",
    }
}

crate::words! {
    /// How the attack cards of an injury check are read.
    #[derive(Default)]
    BloodReading {
        /// Their numbers are added.
        #[default]
        Sum = "sum",
        /// The lower number counts.
        Lower = "lower",
        /// The higher number counts.
        Higher = "higher",
        /// No number counts: nothing injures it for long.
        Never = "never",
    }
}

crate::words! {
    /// Which of the blood symbols of an attack card is read for a kind.
    #[derive(Default)]
    BloodColumn {
        /// The first.
        #[default]
        First = "first",
        /// The second.
        Second = "second",
    }
}

crate::words! {
    /// What a kind of intruder does about a closed door.
    #[derive(Default)]
    DoorManner {
        /// Stops and destroys it.
        #[default]
        Break = "break",
        /// Passes it.
        Pass = "pass",
    }
}

crate::words! {
    /// What is left of a dead intruder.
    #[derive(Default)]
    Remains {
        /// A carcass.
        #[default]
        Carcass = "carcass",
        /// Nothing.
        Nothing = "nothing",
    }
}

/// An intruder token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntruderToken {
    /// What it shows.
    pub face: TokenFace,
    /// Its surprise number, if it bears one.
    pub number: u8,
    /// Its number for characters in darkness, the same where it bears one number
    /// (`lock.encounter.number`).
    pub dark: u8,
}

/// What an intruder token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenFace {
    /// Nothing.
    Blank,
    /// The type it brings.
    Kind(KindId),
    /// The type it brings, in blue.
    Blue(KindId),
    /// Its species, but not the type it brings.
    Unnamed,
    /// The colour of characters, whose insanity it is.
    Insanity(Characters),
}

impl IntruderToken {
    /// The type it brings, if it says so.
    #[must_use]
    pub fn kind(&self) -> Option<KindId> {
        match self.face {
            TokenFace::Kind(kind) | TokenFace::Blue(kind) => Some(kind),
            TokenFace::Blank | TokenFace::Unnamed | TokenFace::Insanity(_) => None,
        }
    }
}

/// A set of characters, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Characters(u16);

impl Characters {
    /// Whether a character belongs to it.
    #[must_use]
    pub fn has(self, character: CharacterId) -> bool {
        self.0 & (1 << character.0) != 0
    }
}

impl FromIterator<CharacterId> for Characters {
    fn from_iter<I: IntoIterator<Item = CharacterId>>(characters: I) -> Self {
        Self(characters.into_iter().fold(0, |set, character| set | 1 << character.0))
    }
}

/// How many tokens of a sort are in the bag at setup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BagShare {
    /// Whoever plays.
    pub fixed: u8,
    /// And more of them for each player.
    pub per_player: u8,
}

impl BagShare {
    /// Whether there are none.
    #[must_use]
    pub fn is_bare(self) -> bool {
        self == Self::default()
    }
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventCard {
    /// Types that move.
    pub moves: Vec<KindId>,
    /// The corridor number they take.
    pub number: u8,
    /// The number they take afterwards, if the card bears two (`lock.event.two-numbers`).
    #[serde(default)]
    pub second: Option<u8>,
    /// What happens then, in order.
    pub effects: Vec<EventEffect>,
    /// And then where there is no power (`lock.event.dark-effects`).
    #[serde(default)]
    pub dark: Vec<EventEffect>,
    /// Where the card goes.
    pub afterwards: Afterwards,
    /// It bears the alert icon.
    #[serde(default)]
    pub alert: bool,
}

/// The blood symbol of an attack card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blood {
    /// Dies at that many injuries.
    Number(u8),
    /// Flees.
    Retreat,
}

/// One copy of an attack card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackCard {
    /// The entry it is a copy of; copies share it.
    pub entry: String,
    /// Types that hit with it.
    pub hits: Vec<KindId>,
    /// What it does.
    pub effects: Vec<AttackEffect>,
    /// And then where there is no power (`lock.attack.dark`).
    pub dark: Vec<AttackEffect>,
    /// Its blood symbol.
    pub blood: Blood,
    /// Its second blood symbol, if it bears two.
    pub second: Option<Blood>,
}

impl AttackCard {
    /// The blood symbol that is read for a kind.
    #[must_use]
    pub fn blood_of(&self, column: BloodColumn) -> Blood {
        match column {
            BloodColumn::First => self.blood,
            BloodColumn::Second => self.second.unwrap_or(self.blood),
        }
    }
}

/// A kind of serious wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wound {
    /// What it does until dressed.
    pub effect: WoundEffect,
    /// How many cards exist.
    pub copies: u8,
}

/// A slot on which a weakness card lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaknessSlot {
    /// The objects that turn the card up when they are analysed.
    #[serde(default)]
    pub objects: Vec<ObjectKind>,
    /// The level of insanity from which a living character turns it up instead.
    #[serde(default)]
    pub insanity: Option<u8>,
    /// The type that turns it up by coming onto the board; the objects then discard it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<KindId>,
    /// Whether it lies faceup from the start.
    #[serde(default)]
    pub open: bool,
    /// The knowledge from which its card helps a character (`lock.weak.levels`).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub knowledge: u8,
}

/// Nothing is written where nothing is asked for.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

crate::words! {
    /// What an intruder player card does as an effect.
    IntruderEffect {
        /// One character makes a noise roll.
        Pursuit = "pursuit",
        /// Works like the Hunt event.
        Hunt = "hunt",
        /// Draws three events and resolves one.
        Planning = "planning",
        /// Works like the Eclosion event.
        Metamorphosis = "metamorphosis",
        /// One intruder loses two injuries.
        SelfHealing = "self-healing",
    }
}

/// An intruder player card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IntruderCard {
    /// Corridor number of its movement; none means any.
    pub number: Option<u8>,
    /// Attack cards drawn, of which one is used.
    pub attacks: u8,
    /// Its effect.
    pub effect: IntruderEffect,
}

/// A kind of panic card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PanicCard {
    /// The level of insanity from which its effect comes about.
    pub value: u8,
    /// How many cards exist.
    pub copies: u8,
    /// What happens then, in order.
    pub effects: Vec<PanicEffect>,
}

/// The insanity track of every character.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct InsanityTrack {
    /// The type that an encounter brings at each level, from the first.
    pub levels: Vec<KindId>,
    /// The level below which nobody sinks who has reached it.
    pub floor: u8,
}

/// A mutation card: what a character can do that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutationCard {
    /// Using it: a contamination card is scanned.
    pub usage: Ability,
    /// What it does if that card is infected.
    pub infected: Ability,
    /// What it does if it is clean.
    pub clean: Ability,
}

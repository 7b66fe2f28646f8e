//! What hunts and hurts: kinds of intruders, their tokens and cards, events, wounds.

use serde::{Deserialize, Serialize};

use crate::ids::KindId;
use crate::vocabulary::*;

/// A kind of intruder.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IntruderKind {
    /// Its symbol on dice and cards.
    pub rank: Rank,
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
    /// How it attacks.
    #[serde(default)]
    pub attack: AttackManner,
    /// What it leaves when it dies.
    #[serde(default)]
    pub remains: Remains,
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

/// An intruder token; the blank has no kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntruderToken {
    /// The type it brings.
    pub kind: Option<KindId>,
    /// Its surprise number.
    pub number: u8,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventCard {
    /// Types that move.
    pub moves: Vec<KindId>,
    /// The corridor number they take.
    pub number: u8,
    /// What happens then, in order.
    pub effects: Vec<EventEffect>,
    /// Where the card goes.
    pub afterwards: Afterwards,
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
    /// Its blood symbol.
    pub blood: Blood,
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
    /// Whether it lies faceup from the start.
    #[serde(default)]
    pub open: bool,
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

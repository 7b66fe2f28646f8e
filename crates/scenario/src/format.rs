//! The shape of a scenario file, as it is written.

use std::collections::BTreeMap;

use derelict_engine::option::Options;
use serde::Deserialize;

/// A file: one scenario, or several small ones.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub title: Option<String>,
    #[serde(default)]
    pub given: Given,
    #[serde(default)]
    pub step: Vec<Step>,
    #[serde(default)]
    pub scenario: Vec<Written>,
}

/// One scenario.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    pub title: String,
    #[serde(default)]
    pub given: Given,
    #[serde(default)]
    pub step: Vec<Step>,
}

/// What somebody does, and what must be true then.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub when: Option<OneOrMany<String>>,
    #[serde(default)]
    pub dice: Dice,
    #[serde(default)]
    pub tokens: Vec<String>,
    #[serde(default)]
    pub shuffled: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub then: Vec<toml::Table>,
}

/// Results the dice will show, in order.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    #[serde(default)]
    pub noise: Vec<Word>,
    #[serde(default)]
    pub combat: Vec<Word>,
}

/// A word, or a number standing for one.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a word or a number")]
pub enum Word {
    Number(i64),
    Text(String),
}

/// One thing, or a list of them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "one text or a list of texts")]
pub enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    /// All of them.
    pub fn as_slice(&self) -> &[T] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Many(many) => many,
        }
    }
}

/// The situation a scenario starts from.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    // The table
    pub mode: Option<String>,
    pub packs: Option<Vec<String>>,
    pub setting: Option<String>,
    pub species: Option<String>,
    pub mission: Option<String>,
    #[serde(default)]
    pub options: Options,
    pub players: Option<u8>,
    #[serde(default)]
    pub characters: Vec<String>,
    pub board: Option<String>,
    pub seed: Option<u64>,
    #[serde(default)]
    pub draft: bool,
    pub snapshot: Option<String>,

    // Where in the turn play stands
    pub turn: Option<u8>,
    pub time: Option<u8>,
    pub self_destruct: Option<u8>,
    pub shuttle_time: Option<u8>,
    pub first: Option<u8>,
    pub active: Option<u8>,
    pub actions: Option<u8>,
    pub phase: Option<String>,
    pub ending: Option<String>,
    #[serde(default)]
    pub frames: Vec<toml::Value>,
    pub met: Option<bool>,
    pub mourned: Option<bool>,
    #[serde(default)]
    pub attacks_skipped: bool,
    /// Cards that hands lack in the next draw step.
    #[serde(default)]
    pub kept_back: u8,

    // The ship
    pub destination: Option<String>,
    pub coordinates: Option<Word>,
    pub engines: Option<[bool; 3]>,
    pub airlock: Option<String>,
    pub companion: Option<String>,
    #[serde(default)]
    pub rooms: BTreeMap<String, Room>,
    #[serde(default)]
    pub corridors: BTreeMap<String, Corridor>,
    pub ducts: Option<Ducts>,
    /// Who has entered a room in this turn, where there are turrets.
    #[serde(default)]
    pub entered: Vec<String>,
    #[serde(default)]
    pub pods: BTreeMap<String, Pod>,
    pub alert: Option<Alert>,
    pub facility: Option<Facility>,

    // Intruders
    pub intruders: Option<Intruders>,
    pub nest_eggs: Option<u8>,
    pub nest_destroyed: Option<bool>,
    #[serde(default)]
    pub queen_killed: bool,
    #[serde(default)]
    pub lairs_destroyed: u8,
    #[serde(default)]
    pub weaknesses: BTreeMap<String, Weakness>,
    pub bag: Option<Bag>,
    pub swarm: Option<Swarm>,

    // Chance
    #[serde(default)]
    pub dice: Dice,
    #[serde(default)]
    pub next_tokens: Vec<String>,
    #[serde(default)]
    pub shuffled: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub decks: BTreeMap<String, toml::Value>,

    // Characters
    #[serde(default)]
    pub player: BTreeMap<String, Player>,
}

/// What only a facility has.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facility {
    /// Power tokens, by the section they lie in; that of the elevator by `elevator`.
    #[serde(default)]
    pub power: BTreeMap<String, Power>,
    #[serde(default)]
    pub backup: bool,
    /// The room the elevator stands beside.
    pub elevator: Option<String>,
    /// The room the rover stands beside, or `bunker`.
    pub rover: Option<String>,
    pub gate_open: Option<bool>,
    /// The autodestruction token lies with its red side up.
    #[serde(default)]
    pub irrevocable: bool,
    /// The slot of the alert token.
    pub procedure: Option<u8>,
    /// CSS tokens, by the slot they lie on.
    #[serde(default)]
    pub css: BTreeMap<String, String>,
    /// The active contingency token.
    pub active: Option<String>,
    /// Computer cards, the open one first; the others lie below them.
    #[serde(default)]
    pub computer: Vec<String>,
    /// Fire and malfunction markers that have left the supply.
    #[serde(default)]
    pub markers_gone: [u8; 2],
    /// Objects on the laboratory board, by slot.
    #[serde(default)]
    pub analysed: BTreeMap<String, String>,
    /// Players with a light of their own.
    #[serde(default)]
    pub glowing: Vec<u8>,
}

/// A power token.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "true, false or { token, on }")]
pub enum Power {
    On(bool),
    Full { token: u8, on: bool },
}

/// A room of the board.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    pub tile: Option<String>,
    pub explored: Option<bool>,
    pub token: Option<String>,
    pub items: Option<u8>,
    #[serde(default)]
    pub fire: bool,
    #[serde(default)]
    pub malfunction: bool,
    #[serde(default)]
    pub corpses: Vec<String>,
    #[serde(default)]
    pub carcasses: u8,
    #[serde(default)]
    pub eggs: u8,
    pub turret: Option<Turret>,
    /// The kind of the discovery token.
    pub discovery: Option<String>,
    /// Whether it lies open there, as that of a slimed room does.
    #[serde(default)]
    pub slimed: bool,
    #[serde(default)]
    pub sample: bool,
}

/// The alert that lies open.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "an alert or { card, stage, done }")]
pub enum Alert {
    Card(String),
    Full {
        card: String,
        /// Stages fulfilled.
        #[serde(default)]
        stage: u8,
        /// Activations made for the next, by their place on the card.
        #[serde(default)]
        done: Vec<u8>,
    },
}

/// A turret in a room.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a status, or { status, facedown, known, untouched }"
)]
pub enum Turret {
    Open(String),
    Set {
        status: String,
        #[serde(default)]
        facedown: bool,
        /// Players who know it.
        #[serde(default)]
        known: Vec<u8>,
        /// Left by an earlier game, and nobody has come before it since.
        #[serde(default)]
        untouched: bool,
    },
}

/// A corridor of the board.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corridor {
    pub door: Option<String>,
    #[serde(default)]
    pub noise: bool,
}

/// Noise in the technical corridors.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "true, or a list of technical networks")]
pub enum Ducts {
    All(bool),
    Named(Vec<String>),
}

/// A pod.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "\"launched\", \"unused\" or { section, locked }"
)]
pub enum Pod {
    Word(String),
    Docked { section: Option<String>, locked: Option<bool> },
}

/// Miniatures on the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a table of figures or a list of { kind, room, injuries }")]
pub enum Intruders {
    Named(BTreeMap<String, Figure>),
    List(Vec<Kindred>),
}

/// Where a named miniature stands.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a room or { room, injuries }")]
pub enum Figure {
    Room(String),
    Full {
        room: String,
        #[serde(default)]
        injuries: u8,
    },
}

/// Some miniature of a type.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kindred {
    pub kind: String,
    pub room: String,
    #[serde(default)]
    pub injuries: u8,
}

/// What is in the intruder bag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "numbers by kind or a list of tokens")]
pub enum Bag {
    Counts(BTreeMap<String, u8>),
    Tokens(Vec<String>),
}

/// The intruder player and the cards of that part.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swarm {
    pub seat: u8,
    #[serde(default = "yes")]
    pub begun: bool,
    #[serde(default)]
    pub hand: Vec<String>,
    pub deck: Option<Vec<String>>,
    #[serde(default)]
    pub deck_top: Vec<String>,
    #[serde(default)]
    pub discard: Vec<String>,
}

fn yes() -> bool {
    true
}

/// A weakness slot.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a weakness card or { card, revealed, discarded, inactive }"
)]
pub enum Weakness {
    Card(String),
    Full {
        card: Option<String>,
        #[serde(default)]
        revealed: bool,
        #[serde(default)]
        discarded: bool,
        #[serde(default)]
        inactive: bool,
    },
}

/// A mutation card, or how far a character has changed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a mutation card or { card, open, markers }")]
pub enum Mutation {
    Card(String),
    Full {
        card: Option<String>,
        #[serde(default)]
        open: bool,
        #[serde(default)]
        markers: u8,
    },
}

/// A player's character and everything of its own.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub place: Option<Place>,
    pub hand: Option<Vec<String>>,
    pub deck: Option<Vec<String>>,
    #[serde(default)]
    pub deck_top: Vec<String>,
    pub discard: Option<Vec<String>>,
    #[serde(default)]
    pub inventory: Vec<String>,
    pub hands: Option<Vec<Held>>,
    pub light: Option<u8>,
    #[serde(default)]
    pub serious: Vec<Serious>,
    #[serde(default)]
    pub slimed: bool,
    #[serde(default)]
    pub larva: bool,
    pub insanity: Option<u8>,
    pub mutation: Option<Mutation>,
    #[serde(default)]
    pub signal: bool,
    /// What the character knows, and whether its knowledge token is active.
    pub knowledge: Option<u8>,
    #[serde(default)]
    pub insight: bool,
    /// Contingency tokens in hand.
    #[serde(default)]
    pub contingency: Vec<String>,
    pub passed: Option<bool>,
    pub quests: Option<Vec<String>>,
    #[serde(default)]
    pub active_quests: Vec<String>,
    pub corporate: Option<String>,
    pub personal: Option<String>,
    pub kept: Option<String>,
}

/// Where a character is.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    untagged,
    expecting = "a room, \"hibernating\", \"dead\", or one of { room }, { pod }, { evacuated }, { dead }"
)]
pub enum Place {
    Word(String),
    At(BTreeMap<String, String>),
}

/// Something in a hand slot.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a thing or { thing, ammo, attached, tape }")]
pub enum Held {
    Thing(String),
    Full {
        thing: String,
        ammo: Option<u8>,
        #[serde(default)]
        attached: Vec<String>,
        tape: Option<u8>,
    },
}

/// A serious wound.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a wound or { wound, dressed }")]
pub enum Serious {
    Wound(String),
    Full {
        wound: Option<String>,
        #[serde(default)]
        dressed: bool,
    },
}

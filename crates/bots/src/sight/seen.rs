//! What is seen: rooms, intruders, pods, bodies.

use derelict_content::{Evacuation, KindId, MiniId, PodId, capacity};
use derelict_engine::state::Wounded;
use derelict_engine::thing::Held;

/// What lies openly in a room.
#[derive(Clone, Copy, Debug)]
pub struct Floor {
    /// The item counter.
    pub items: u8,
    /// Burning.
    pub fire: bool,
    /// Out of order.
    pub malfunction: bool,
    /// Corpses, a bit each.
    pub corpses: u8,
    /// Carcasses.
    pub carcasses: u8,
    /// Eggs besides those of the nest.
    pub eggs: u8,
}

/// An intruder on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intruder {
    /// Which one.
    pub id: MiniId,
    /// Its type.
    pub kind: KindId,
    /// Its injuries.
    pub injuries: u8,
}

/// A docked pod.
#[derive(Clone, Copy, Debug)]
pub struct PodSeen {
    /// Which one.
    pub id: PodId,
    /// Where it is docked.
    pub section: Evacuation,
    /// Locked side up.
    pub locked: bool,
    /// Places left.
    pub free: usize,
}

/// What everybody sees of a character.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    /// Cards in hand.
    pub cards: u8,
    /// Light wounds.
    pub light: u8,
    /// Serious wounds.
    pub serious: &'a [Wounded],
    /// Slimed.
    pub slimed: bool,
    /// Carries a larva.
    pub larva: bool,
    /// The level of insanity.
    pub insanity: u8,
    /// Markers of mutation.
    pub mutation: u8,
    /// Has a mutation card.
    pub mutated: bool,
    /// Has sent the signal.
    pub signal: bool,
    /// Heavy things.
    pub hands: &'a [Held],
}

/// What is in the bag, by type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bag {
    /// The blank.
    pub blank: u8,
    /// Tokens of each kind.
    pub kinds: [u8; capacity::KINDS],
}

//! How much a game can hold.
//!
//! The state of a game is one flat value, so each of these is the length of a row in it. Loading
//! compares them with what the table has selected from the packs, and refuses one thing too many.

/// Ids are bytes, and the last value of a byte is kept free.
pub const IDS: usize = 255;
/// Rooms of a board.
pub const ROOMS: usize = 30;
/// Corridors of a board.
pub const CORRIDORS: usize = 40;
/// Networks of technical corridors of a board; noise is a bit for each.
pub const NETWORKS: usize = 8;
/// Kinds of intruders.
pub const KINDS: usize = 8;
/// Intruder miniatures.
pub const MINIATURES: usize = 24;
/// Intruder tokens; sets of them are a bit for each.
pub const INTRUDER_TOKENS: usize = 32;
/// Exploration tokens; sets of them are a bit for each.
pub const EXPLORATION_TOKENS: usize = 32;
/// Discovery tokens; sets of them are a bit for each.
pub const DISCOVERY_TOKENS: usize = 32;
/// Turrets, each with a token of its own among these.
pub const TURRETS: usize = 3;
/// Event cards.
pub const EVENTS: usize = 24;
/// Intruder attack cards.
pub const ATTACKS: usize = 24;
/// Serious wound cards.
pub const WOUNDS: usize = 28;
/// Contamination cards; sets of them are a bit for each.
pub const CONTAMINATION: usize = 32;
/// Kinds of items; inventories are half a byte for each.
pub const ITEM_KINDS: usize = 80;
/// Copies of one item.
pub const COPIES: u8 = 15;
/// Cards of one colour of items.
pub const ITEMS_OF_A_COLOUR: usize = 34;
/// Quest items of one character.
pub const QUESTS: usize = 3;
/// Attachments that can be fastened to one weapon.
pub const ATTACHMENTS: usize = 3;
/// Kinds of action cards; the other half of a byte is for contamination cards.
pub const ACTION_KINDS: usize = 128;
/// Cards a player can own: an action deck and every contamination card.
pub const CARDS: usize = 40;
/// Characters; sets of them are a bit for each.
pub const CHARACTERS: usize = 16;
/// Intruder player cards.
pub const INTRUDER_CARDS: usize = 12;
/// Escape pods.
pub const PODS: usize = 4;
/// Items drawn at once by one action.
pub const DRAWN_ITEMS: usize = 3;
/// Slots for weakness cards.
pub const SLOTS: usize = 3;
/// Serious wounds of one character.
pub const SERIOUS: usize = 4;
/// Panic cards.
pub const PANIC: usize = 24;
/// Alert cards.
pub const ALERTS: usize = 10;
/// Activations that one stage of an alert can ask for; sets of them are a bit for each.
pub const ACTIVATIONS: usize = 8;
/// Mutation cards; sets of them are a bit for each.
pub const MUTATIONS: usize = 16;
/// Action cards of one character; sets of those that have left the game are a bit for each.
pub const ACTION_DECK: usize = 16;
/// Computer cards.
pub const COMPUTER: usize = 6;
/// CSS tokens.
pub const CSS: usize = 7;
/// Contingency tokens.
pub const CONTINGENCY: usize = 7;
/// Power tokens: one for each section, and one for the elevator.
pub const POWER: usize = 4;
/// Standing possibilities; sets of them are a bit for each.
pub const POSSIBILITIES: usize = 32;

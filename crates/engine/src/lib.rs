//! The rules of the game.
//!
//! Pure and deterministic: no I/O, no clock, no floats. A [`State`] is one flat value; a choice
//! is checked, frames run, events are told, and the next decision is offered.

mod action;
mod attack;
pub mod card;
pub mod choice;
mod combat;
mod contamination;
mod crew;
mod critical;
mod door;
mod encounter;
pub mod event;
mod event_phase;
mod exploration;
mod finale;
pub mod frame;
pub mod game;
mod hand;
pub mod hash;
mod hazard;
pub mod imagine;
mod injury;
mod intruder;
pub mod invariants;
mod item;
pub mod knowledge;
mod movement;
mod noise;
mod objective;
pub mod odds;
pub mod offer;
pub mod pile;
pub mod play;
mod pod;
mod reaction;
pub mod reason;
pub mod record;
mod room;
pub mod rulebook;
mod search;
pub mod seat;
pub mod setup;
pub mod snapshot;
pub mod state;
mod step;
pub mod streams;
pub mod thing;
pub mod trade;
mod turn;
pub mod undo;
mod verb;
pub mod view;
pub mod why;
mod wound;

pub use choice::Choice;
pub use event::{Event, EventSink, Fact, Rule, Silent};
pub use game::Game;
pub use offer::{Decision, DecisionId, Offers, Refusal};
pub use play::Look;
pub use rulebook::Rulebook;
pub use seat::{Seat, SeatSet};
pub use setup::Setup;
pub use state::State;
pub use streams::Seed;

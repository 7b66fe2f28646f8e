//! The program from outside: what it prints and how it exits.

mod arena;
mod fixtures;
mod packs;
mod play;
mod records;
mod rules;
mod scenarios;
mod setups;
mod sim;
mod support;

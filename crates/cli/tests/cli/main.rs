//! The program from outside: what it prints and how it exits.

mod fixtures;
mod json;
mod packs;
mod play;
mod records;
mod rules;
mod scenarios;
#[cfg(unix)]
mod screen;
mod setups;
mod sim;
mod soak;
mod support;

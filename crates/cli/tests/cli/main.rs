//! The program from outside: what it prints and how it exits.

mod arena;
mod bench;
mod fixtures;
mod join;
mod json;
mod kept;
mod lab;
mod packs;
#[cfg(unix)]
mod pane;
mod play;
#[path = "../shared/process.rs"]
mod process;
mod records;
mod rules;
mod scenarios;
#[cfg(unix)]
mod screen;
mod serving;
mod setups;
mod sim;
mod soak;
mod support;

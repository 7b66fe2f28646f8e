//! The server as a process of its own, and what becomes of its games when it is killed.

mod crash;
mod disk;
mod logs;
mod nodes;
mod player;
#[path = "../shared/process.rs"]
mod process;
mod rude;
mod served;
mod trouble;

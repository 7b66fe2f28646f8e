//! The server over loopback: the real thing, from outside.

mod company;
mod games;
mod guided;
mod house;
mod limits;
mod messages;
mod noise;
mod resume;
mod secrets;
mod stores;
mod trouble;
mod windows;

//! The server over loopback: the real thing, from outside.

mod chairs;
mod company;
mod description;
mod dice;
mod document;
mod every;
mod failing;
mod games;
mod generated;
mod guided;
mod house;
mod kept;
mod limits;
mod messages;
mod noise;
mod opening;
mod resume;
mod rights;
mod rude;
mod secrets;
mod sleep;
mod spoken;
mod stores;
mod trouble;
mod truth;
mod windows;

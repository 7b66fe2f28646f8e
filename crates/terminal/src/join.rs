//! Seats at a table of a server: the same screen and the same lines as for a game here.

mod joined;
mod lines;
mod link;
mod message;
#[cfg(test)]
mod reading;
mod speech;
mod stream;
mod wire;

pub use joined::Joined;
pub use lines::play as play_in_lines;
pub use link::Link;

//! Tables for people and the computer: seats, persistence, HTTP and WebSocket.
//!
//! A `Table` changes by lines alone and is the same wherever the same lines are read. A
//! host task per live table takes what people ask, makes it durable in the [`store`], and only
//! then tells everybody, each through their own eyes. Any number of servers may share one
//! PostgreSQL store; the number of an entry decides between them.

mod address;
pub mod backup;
mod books;
pub mod client;
mod clock;
mod door;
mod gate;
mod guided;
mod host;
mod http;
mod id;
mod keep;
mod limits;
mod line;
pub mod load;
mod metrics;
mod name;
pub mod protocol;
mod seed;
mod server;
mod socket;
pub mod store;
mod table;
mod telling;
mod think;
mod tls;
mod wire;

pub use books::stock;
pub use id::{GuestId, TableId, Token, TokenHash};
pub use keep::{Keep, Policy, private_file};
pub use limits::Limits;
pub use line::{Level, Line, Plan, Terms, Watching};
pub use server::{Config, Server};
pub use tls::{TlsFiles, TlsProblem};

//! Turns events, prompts, choices, refusals and components into sentences.
//!
//! Every sentence stands in `locales/`, one Fluent file a theme; this crate only says which
//! message a value is told with and what fills its gaps. Terminal, server and logs all speak
//! through a [`Voice`], so a thing is said the same way everywhere.
//!
//! A voice is told who listens by a [`Cast`]. It says "you" to the listener and knows nothing but
//! what it is handed, so it cannot give a secret away: events must be cut to what the listener may
//! know before ([`derelict_engine::Event::seen_by`]).

mod cast;
mod choice;
mod deed;
mod event;
mod explain;
mod locale;
mod name;
mod noun;
mod phrase;
mod prompt;
mod reason;
mod voice;
mod word;

#[cfg(test)]
mod tests;

pub use cast::Cast;
pub use locale::{LANGUAGES, VoiceProblem};
pub use noun::Noun;
pub use unic_langid::LanguageIdentifier;
pub use voice::Voice;

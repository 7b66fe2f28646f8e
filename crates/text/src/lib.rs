//! Turns events, prompts, choices, refusals and components into sentences.
//!
//! Every sentence stands in `locales/`, one Fluent file a theme; this crate only says which
//! message a value is told with and what fills its gaps. Terminal, server and logs all speak
//! through a [`Voice`], so a thing is said the same way everywhere.
//!
//! A voice is told who listens by a [`Cast`]. It says "you" to the listener and knows nothing but
//! what it is handed, so it cannot give a secret away: events must be cut to what the listener may
//! know before ([`derelict_engine::Event::seen_by`]).
//!
//! ```
//! use derelict_content::Catalog;
//! use derelict_engine::view::Viewer;
//! use derelict_engine::{Game, Seat, Setup};
//! use derelict_text::{Language, Voice};
//!
//! let characters = ["captain", "scout"].map(String::from).to_vec();
//! let setup = Setup { players: 2, characters, ..Setup::default() };
//! let mut game = Game::new(&Catalog::base(), setup, [1; 32])?;
//! let voice = Voice::new(game.book.clone(), Language::English);
//!
//! let view = game.view(Viewer::Seat(Seat(0)));
//! let cast = voice.cast(&view);
//! let decision = view.decision.as_ref().expect("the first player is asked first");
//! assert_eq!(
//!     voice.prompt(&decision.prompt, &decision.options, &cast),
//!     "Your round: what do you do?"
//! );
//! for event in game.take_events().iter().filter_map(|event| event.seen_by(Some(Seat(0)))) {
//!     println!("{}", voice.event(&event, &cast));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cast;
mod choice;
mod deed;
mod event;
mod explain;
mod form;
mod goal;
mod language;
mod lesson;
mod locale;
mod name;
mod noun;
mod odds;
mod option;
mod packs;
mod phrase;
mod prompt;
mod reason;
mod rulebook_words;
mod sign;
mod voice;
mod warning;
mod word;

#[cfg(test)]
mod tests;

pub use cast::{Cast, Deal};
pub use form::Form;
pub use language::{Language, UnknownLanguage};
pub use lesson::{LESSONS, Lesson, Moment, Needs, Told};
pub use noun::Noun;
pub use packs::check_texts;
pub use sign::{Caption, Sign, SignKind};
pub use voice::Voice;

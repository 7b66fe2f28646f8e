//! The terminal's own words, from `locales/`.

use std::sync::Arc;

use derelict_engine::Rulebook;
use derelict_text::{LanguageIdentifier, Voice};
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::fault::Fault;

const ENGLISH: &str = include_str!("../../../locales/en/terminal.ftl");

/// Says what the terminal itself has to say; the game speaks through a voice.
pub struct Interface {
    bundle: FluentBundle<FluentResource>,
}

/// The game's voice in the terminal's language.
pub fn voice(book: Arc<Rulebook>) -> Result<Voice, Fault> {
    let english: LanguageIdentifier = "en".parse().map_err(Fault::new)?;
    Voice::new(book, &english).map_err(Fault::new)
}

/// What fills the gaps of a message.
pub type Gaps<'a> = [(&'static str, FluentValue<'a>)];

impl Interface {
    /// The words in English.
    pub fn new() -> Result<Self, Fault> {
        let resource = FluentResource::try_new(ENGLISH.to_owned())
            .map_err(|(_, faults)| Fault::about("terminal.ftl", format!("{faults:?}")))?;
        let mut bundle = FluentBundle::new(vec!["en".parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|faults| Fault::about("terminal.ftl", format!("{faults:?}")))?;
        Ok(Self { bundle })
    }

    /// A message without gaps.
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A message with its gaps filled.
    pub fn say(&self, key: &str, gaps: &Gaps<'_>) -> String {
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = message else {
            return key.to_owned();
        };
        let gaps: FluentArgs<'_> =
            gaps.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&gaps), &mut faults).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_can_be_read() {
        assert!(Interface::new().is_ok());
    }

    /// Every message named in the sources exists, and every message is named somewhere.
    #[test]
    fn messages_and_their_uses_match() {
        let sources = [
            include_str!("play.rs"),
            include_str!("play/console.rs"),
            include_str!("play/ending.rs"),
            include_str!("play/prompt.rs"),
            include_str!("play/session.rs"),
            include_str!("situation.rs"),
            include_str!("situation/crew.rs"),
            include_str!("situation/ship.rs"),
        ]
        .concat();
        let keys: Vec<&str> = ENGLISH
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect();
        for key in &keys {
            assert!(sources.contains(&format!("\"{key}\"")), "`{key}` is never said");
        }
        for call in ["say(\"", "plain(\""] {
            for rest in sources.split(call).skip(1) {
                let key = rest.split('"').next().unwrap_or_default();
                assert!(keys.contains(&key), "`{key}` is not in terminal.ftl");
            }
        }
    }
}

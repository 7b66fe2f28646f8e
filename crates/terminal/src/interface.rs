//! The terminal's own words, from `locales/`.

use std::sync::Arc;

use derelict_engine::Rulebook;
use derelict_text::{Language, Voice};
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::fault::Fault;

/// Says what the terminal itself has to say; the game speaks through a voice.
pub struct Interface {
    language: Language,
    /// The words of the language, then those it falls back to.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// What fills the gaps of a message.
pub type Gaps<'a> = [(&'static str, FluentValue<'a>)];

impl Interface {
    /// The words in a language; what it lacks is said in English.
    ///
    /// # Errors
    ///
    /// If the words themselves are broken.
    pub fn new(language: Language) -> Result<Self, Fault> {
        let mut bundles = vec![bundle(language)?];
        if language != Language::English {
            bundles.push(bundle(Language::English)?);
        }
        Ok(Self { language, bundles })
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The game's voice in the same language.
    #[must_use]
    pub fn voice(&self, book: &Arc<Rulebook>) -> Voice {
        Voice::new(Arc::clone(book), self.language)
    }

    /// A message without gaps.
    #[must_use]
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A message with its gaps filled.
    #[must_use]
    pub fn say(&self, key: &str, gaps: &Gaps<'_>) -> String {
        let gaps: FluentArgs<'_> =
            gaps.iter().map(|(name, value)| (*name, value.clone())).collect();
        let said = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&gaps), &mut Vec::new()).into_owned())
        });
        said.unwrap_or_else(|| key.to_owned())
    }
}

/// A language's file.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../locales/en/terminal.ftl"),
        Language::German => include_str!("../../../locales/de/terminal.ftl"),
    }
}

fn bundle(language: Language) -> Result<FluentBundle<FluentResource>, Fault> {
    let file = format!("{language}/terminal.ftl");
    let resource = FluentResource::try_new(source(language).to_owned())
        .map_err(|(_, faults)| Fault::about(&file, format!("{faults:?}")))?;
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).map_err(|faults| Fault::about(&file, format!("{faults:?}")))?;
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_message_can_be_read() {
        for language in Language::ALL {
            assert!(Interface::new(language).is_ok());
        }
    }

    fn keys(text: &str) -> Vec<&str> {
        text.lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect()
    }

    fn sources(folder: &Path) -> String {
        let mut all = String::new();
        for entry in fs::read_dir(folder).expect("sources").map(|entry| entry.expect("an entry")) {
            let path = entry.path();
            if path.is_dir() {
                all.push_str(&sources(&path));
            } else if !path.ends_with("interface.rs") {
                all.push_str(&fs::read_to_string(&path).expect("a source"));
            }
        }
        all
    }

    #[test]
    fn languages_say_the_same_things() {
        let mut english = keys(source(Language::English));
        english.sort_unstable();
        for language in Language::ALL {
            let mut other = keys(source(language));
            other.sort_unstable();
            assert_eq!(other, english, "{language}");
        }
    }

    /// Every message named in the sources exists, and every message is named somewhere.
    #[test]
    fn messages_and_their_uses_match() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let all = sources(&here.join("src")) + &sources(&here.join("../cli/src"));
        let keys = keys(source(Language::English));
        for key in &keys {
            // Commands name their short message; the long one goes with it.
            let named = key.strip_suffix("-long").unwrap_or(key);
            assert!(all.contains(&format!("\"{named}\"")), "`{key}` is never said");
        }
        for call in ["words.say(\"", "words.plain(\""] {
            for rest in all.split(call).skip(1) {
                let key = rest.split('"').next().unwrap_or_default();
                assert!(keys.contains(&key), "`{key}` is not in terminal.ftl");
            }
        }
    }
}

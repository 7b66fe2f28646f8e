//! One language at one table.

use std::sync::Arc;

use derelict_content::Library;
use derelict_engine::Rulebook;
use fluent::{FluentArgs, FluentValue};

use crate::form::Form;
use crate::language::Language;
use crate::locale::{Inflected, Speech, speeches};

/// Says things about a game in one language.
#[derive(Clone)]
pub struct Voice {
    pub(crate) book: Arc<Rulebook>,
    language: Language,
    /// The messages of the language, then those it falls back to.
    speeches: Vec<Arc<Speech>>,
}

impl std::fmt::Debug for Voice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Voice").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Voice {
    /// A voice for the games of a rulebook. What a language has no sentence for is said in
    /// English.
    #[must_use]
    pub fn new(book: Arc<Rulebook>, language: Language) -> Self {
        let speeches = speeches(language, &book.catalog.texts);
        Self { book, language, speeches }
    }

    /// A voice that can also speak of packs that are at hand but not in the rulebook, for
    /// those who choose.
    #[must_use]
    pub fn of_library(book: Arc<Rulebook>, language: Language, library: &Library) -> Self {
        let speeches = speeches(language, &library.texts());
        Self { book, language, speeches }
    }

    /// English with some messages put before it.
    #[cfg(test)]
    pub(crate) fn patched(book: Arc<Rulebook>, patch: crate::locale::Files) -> Self {
        let mut voice = Self::new(book, Language::English);
        let patch = Speech::read(Language::English, patch, &mut Vec::new());
        voice.speeches.insert(0, Arc::new(patch));
        voice
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A statement of the rulebook, which is written in English only: other languages mark it so.
    #[must_use]
    pub fn statement(&self, statement: &str) -> String {
        let mut gaps = FluentArgs::new();
        gaps.set("statement", statement);
        self.say("told-statement", None, &gaps)
    }

    /// A message with its gaps filled, in one of its forms, or as it stands if it lacks that one.
    pub(crate) fn say(&self, key: &str, form: Option<&str>, gaps: &FluentArgs<'_>) -> String {
        let said = self.speeches.iter().find_map(|speech| {
            let special = form.and_then(|form| speech.speak(key, Some(form), gaps));
            special.or_else(|| speech.speak(key, None, gaps))
        });
        said.unwrap_or_else(|| {
            #[cfg(test)]
            crate::tests::heard::missing(key);
            key.to_owned()
        })
    }

    /// A message without gaps, if any language has it.
    pub(crate) fn known(&self, key: &str) -> Option<String> {
        self.speeches.iter().find_map(|speech| speech.speak(key, None, &FluentArgs::new()))
    }

    /// What a message has to add, if it has that attribute.
    pub(crate) fn aside(&self, key: &str, attribute: &str) -> Option<String> {
        self.aside_filled(key, attribute, &FluentArgs::new())
    }

    /// What a message has to add with its gaps filled, if it has that attribute.
    pub(crate) fn aside_filled(
        &self,
        key: &str,
        attribute: &str,
        gaps: &FluentArgs<'_>,
    ) -> Option<String> {
        self.speeches.iter().find_map(|speech| speech.speak(key, Some(attribute), gaps))
    }

    /// The gaps of a message that ask for a form of the name in one gap.
    pub(crate) fn inflected(&self, key: &str, name: &str) -> impl Iterator<Item = &Inflected> {
        let speech = self.speeches.iter().find(|speech| speech.has(key));
        speech.into_iter().flat_map(move |speech| speech.inflected(key, name))
    }

    /// A component's name in a form: one of its own, or else as all of its gender have it.
    pub(crate) fn component(&self, key: &str, form: Option<Form>) -> String {
        let Some(form) = form else {
            return self.plain(key);
        };
        let Some(speech) = self.speeches.iter().find(|speech| speech.has(key)) else {
            return self.plain(key);
        };
        let none = FluentArgs::new();
        let own = speech.speak(key, Some(form.word()), &none);
        let common = || {
            let mut gaps = FluentArgs::new();
            gaps.set("name", speech.speak(key, None, &none)?);
            gaps.set("gender", speech.speak(key, Some(Form::Gender.word()), &none)?);
            speech.speak("grammar-name", Some(form.word()), &gaps)
        };
        own.or_else(common).unwrap_or_else(|| self.plain(key))
    }

    /// Whether there is such a message.
    pub(crate) fn knows(&self, key: &str) -> bool {
        self.speeches.iter().any(|speech| speech.has(key))
    }

    /// A message without gaps.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.say(key, None, &FluentArgs::new())
    }

    /// Several things in one phrase: this, that and the other.
    pub(crate) fn list(&self, things: Vec<String>) -> String {
        self.join(things, "list-end")
    }

    /// Alternatives in one phrase: this, that or the other.
    pub(crate) fn choices(&self, things: Vec<String>) -> String {
        self.join(things, "list-end-or")
    }

    fn join(&self, mut things: Vec<String>, end: &str) -> String {
        let Some(last) = things.pop() else {
            return self.plain("list-none");
        };
        let Some(before) = things.pop() else {
            return last;
        };
        let link = |key: &str, first: String, rest: String| {
            let mut gaps = FluentArgs::new();
            gaps.set("first", FluentValue::from(first));
            gaps.set("rest", FluentValue::from(rest));
            self.say(key, None, &gaps)
        };
        let ending = link(end, before, last);
        let earlier = things.into_iter().rev();
        earlier.fold(ending, |rest, first| link("list-start", first, rest))
    }
}

/// A phrase as the beginning of a sentence.
pub(crate) fn capitalised(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}

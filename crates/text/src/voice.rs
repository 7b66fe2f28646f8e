//! One language at one table.

use std::sync::Arc;

use derelict_engine::Rulebook;
use fluent::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::locale::{Bundle, VoiceProblem, bundles};

/// Says things about a game in one language.
pub struct Voice {
    pub(crate) book: Arc<Rulebook>,
    bundles: Vec<Bundle>,
}

impl std::fmt::Debug for Voice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let languages: Vec<_> = self.bundles.iter().map(|bundle| &bundle.locales).collect();
        f.debug_struct("Voice").field("languages", &languages).finish()
    }
}

impl Voice {
    /// A voice for the games of a rulebook. A dialect is spoken as its language; what a language
    /// has no sentence for is said in English.
    pub fn new(book: Arc<Rulebook>, language: &LanguageIdentifier) -> Result<Self, VoiceProblem> {
        Ok(Self { book, bundles: bundles(language)? })
    }

    /// English with some messages put before it.
    #[cfg(test)]
    pub(crate) fn patched(
        book: Arc<Rulebook>,
        patch: &'static [(&'static str, &'static str)],
    ) -> Self {
        let english = "en".parse().expect("a language");
        let mut bundles = bundles(&english).expect("English is spoken");
        let mut faults = Vec::new();
        bundles.insert(0, crate::locale::bundle(&("en", patch), &mut faults));
        Self { book, bundles }
    }

    /// A message with its gaps filled, in one of its forms, or as it stands if it lacks that one.
    pub(crate) fn say(&self, key: &str, form: Option<&str>, gaps: &FluentArgs<'_>) -> String {
        let said = self.bundles.iter().find_map(|bundle| {
            let special = form.and_then(|form| speak(bundle, key, Some(form), gaps));
            special.or_else(|| speak(bundle, key, None, gaps))
        });
        said.unwrap_or_else(|| {
            #[cfg(test)]
            crate::tests::heard::missing(key);
            key.to_owned()
        })
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
        self.bundles.iter().find_map(|bundle| speak(bundle, key, Some(attribute), gaps))
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

/// A message of one language, or one of its attributes; nothing if the language lacks it.
fn speak(
    bundle: &Bundle,
    key: &str,
    attribute: Option<&str>,
    gaps: &FluentArgs<'_>,
) -> Option<String> {
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(gaps), &mut faults);
    #[cfg(test)]
    crate::tests::heard::note(key, attribute, gaps, &faults);
    Some(text.into_owned())
}

/// A phrase as the beginning of a sentence.
pub(crate) fn capitalised(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}

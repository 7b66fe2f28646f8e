//! The languages spoken and their messages.

use fluent::FluentResource;
use fluent::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

/// The messages of one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

macro_rules! locale {
    ($language:literal: $($file:literal),* $(,)?) => {
        ($language, &[$(
            ($file, include_str!(concat!("../../../locales/", $language, "/", $file, ".ftl"))),
        )*])
    };
}

/// A language's tag, and the name and text of each of its files.
type Locale = (&'static str, &'static [(&'static str, &'static str)]);

/// Every language's files. The first language is complete; the others fall back to it message by
/// message.
pub(crate) const LOCALES: &[Locale] = &[locale!(
    "en": "interface", "events", "events-rooms", "events-end", "prompts", "choices", "verbs", "reasons",
    "rooms", "items", "cards", "events-cards", "objectives", "characters", "intruders",
    "intruder-player", "options",
)];

/// The tags of all languages spoken.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(tag, _)| *tag)
}

/// Why a language cannot be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceProblem {
    /// No file speaks it.
    Unknown(LanguageIdentifier),
    /// Its files cannot be read, for all these reasons.
    Broken(Vec<String>),
}

impl std::fmt::Display for VoiceProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unknown(language) => {
                write!(
                    f,
                    "unknown language `{language}`; known are {}",
                    languages().collect::<Vec<_>>().join(", ")
                )
            }
            Self::Broken(reasons) => f.write_str(&reasons.join("\n")),
        }
    }
}

impl std::error::Error for VoiceProblem {}

/// The messages of a language, then those it falls back to.
pub(crate) fn bundles(language: &LanguageIdentifier) -> Result<Vec<Bundle>, VoiceProblem> {
    let spoken = |tag: &str| {
        tag.parse::<LanguageIdentifier>().is_ok_and(|known| known.language == language.language)
    };
    let wanted = LOCALES.iter().position(|(tag, _)| spoken(tag));
    let wanted = wanted.ok_or_else(|| VoiceProblem::Unknown(language.clone()))?;
    let mut order = vec![wanted];
    if wanted != 0 {
        order.push(0);
    }
    let mut reasons = Vec::new();
    let bundles = order.into_iter().map(|index| bundle(&LOCALES[index], &mut reasons)).collect();
    if reasons.is_empty() { Ok(bundles) } else { Err(VoiceProblem::Broken(reasons)) }
}

/// The messages of one language's files; what is wrong with them is added to the reasons.
pub(crate) fn bundle((tag, files): &Locale, reasons: &mut Vec<String>) -> Bundle {
    let language = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for (file, text) in *files {
        let resource =
            FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(rest, faults)| {
                reasons.extend(faults.iter().map(|fault| format!("{tag}/{file}.ftl: {fault}")));
                rest
            });
        if let Err(faults) = bundle.add_resource(resource) {
            reasons.extend(faults.iter().map(|fault| format!("{tag}/{file}.ftl: {fault}")));
        }
    }
    bundle
}

//! Searching the rulebook, which is written in English, in another language.

use std::collections::BTreeMap;

use fluent::FluentArgs;

use crate::language::Language;
use crate::locale::{files, speeches};

/// What the names of components begin with in the messages.
const NAMES: [&str; 11] = [
    "room-",
    "item-",
    "card-",
    "basic-",
    "intruder-",
    "character-",
    "wound-",
    "weakness-",
    "attack-",
    "ship-event-",
    "object-",
];

impl Language {
    /// A search in the rulebook's own words: names of components and actions, and a short list of
    /// words of the rules. What is not known stays as it is.
    #[must_use]
    pub fn in_the_rulebook(self, wanted: &str) -> String {
        let mut known: Vec<(String, String)> = self.pairs();
        known.sort_by_key(|(own, _)| std::cmp::Reverse(own.len()));
        let mut rest = format!(" {} ", wanted.to_lowercase());
        for (own, english) in known {
            let own = format!(" {own} ");
            while let Some(at) = rest.find(&own) {
                rest.replace_range(at..at + own.len(), &format!(" \u{1}{english}\u{1} "));
            }
        }
        rest.replace('\u{1}', "").trim().to_owned()
    }

    /// Own words, each with the rulebook's.
    fn pairs(self) -> Vec<(String, String)> {
        if self == Self::English {
            return Vec::new();
        }
        let english: BTreeMap<&str, &str> = names(Self::English).collect();
        let named = names(self).filter_map(|(id, own)| Some((own, *english.get(id)?)));
        let mut pairs: Vec<(String, String)> =
            named.map(|(own, english)| (own.to_lowercase(), english.to_lowercase())).collect();
        let list = speeches(self, &[]);
        let list = list
            .first()
            .and_then(|speech| speech.speak("grammar-rule-words", None, &FluentArgs::new()));
        let list = list.unwrap_or_default();
        let words = list.lines().filter_map(|line| line.trim().split_once(' '));
        pairs.extend(words.map(|(own, english)| (own.to_owned(), english.to_owned())));
        pairs
    }
}

/// Every component that has a plain name, by its message.
fn names(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = files(language).iter().flat_map(|(_, text)| text.lines());
    let messages = lines.filter_map(|line| line.split_once(" = "));
    messages
        .filter(|(id, name)| NAMES.iter().any(|start| id.starts_with(start)) && !name.contains('{'))
}

#[cfg(test)]
mod tests {
    use crate::language::Language;

    #[test]
    fn german_words_become_those_of_the_rulebook() {
        let searches = [
            ("Geräuschwurf", "noise roll"),
            ("Feuer", "fire"),
            ("Rettungskapsel", "escape pod"),
            ("Suchen", "search"),
            ("Königin", "queen"),
            ("noise roll", "noise roll"),
        ];
        for (german, english) in searches {
            let words = Language::German.in_the_rulebook(german);
            assert_eq!(words, english, "{german}");
        }
        assert_eq!(Language::English.in_the_rulebook("Noise"), "noise");
    }
}

use std::collections::BTreeMap;

use crate::{Ledger, Statement};

/// Words of a search that count; what comes after them does not narrow it any more.
const WORDS: usize = 8;
/// Letters of a search that count.
const LETTERS: usize = 100;

/// Which statements have a word.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index(BTreeMap<String, Vec<usize>>);

/// How well a statement answers a search; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// The search is its id.
    Id,
    /// Its id starts with the search.
    IdPrefix,
    /// It contains every word.
    Words,
    /// Every word begins some word of it, or is in its id.
    Beginnings,
}

impl Ledger {
    /// The statements that answer a search for an id, the start of one, or
    /// some words; best answers first, else in the order of the rulebook.
    /// However long the search, only its beginning is looked for.
    pub fn search(&self, words: &str) -> Vec<&Statement> {
        let wanted: String = words.trim().chars().take(LETTERS).collect();
        let wanted = wanted.to_lowercase();
        let words: Vec<&str> = wanted.split_whitespace().take(WORDS).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let index = self.index();
        let all = || vec![true; self.statements().len()];
        let (mut whole, mut begun) = (all(), all());
        for word in words {
            let (mut has, mut begins) = (vec![false; whole.len()], vec![false; whole.len()]);
            index.0.get(word).into_iter().flatten().for_each(|at| has[*at] = true);
            let from = index.0.range(word.to_owned()..);
            let beginning = from.take_while(|(known, _)| known.starts_with(word));
            beginning.flat_map(|(_, places)| places).for_each(|at| begins[*at] = true);
            for (at, statement) in self.statements().iter().enumerate() {
                whole[at] &= has[at];
                begun[at] &= begins[at] || statement.id.contains(word);
            }
        }
        let rank = |at: usize, statement: &Statement| {
            if statement.id == wanted {
                Some(Rank::Id)
            } else if statement.id.starts_with(&wanted) {
                Some(Rank::IdPrefix)
            } else if whole[at] {
                Some(Rank::Words)
            } else {
                begun[at].then_some(Rank::Beginnings)
            }
        };
        let mut found: Vec<(Rank, &Statement)> = self
            .statements()
            .iter()
            .enumerate()
            .filter_map(|(at, statement)| Some((rank(at, statement)?, statement)))
            .collect();
        found.sort_by_key(|&(rank, _)| rank);
        found.into_iter().map(|(_, statement)| statement).collect()
    }
}

impl Index {
    /// Every word of some statements.
    pub(crate) fn of(statements: &[Statement]) -> Self {
        let mut index = BTreeMap::<String, Vec<usize>>::new();
        for (at, statement) in statements.iter().enumerate() {
            let text = statement.text.to_lowercase();
            let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
            for word in words {
                let places = index.entry(word.to_owned()).or_default();
                if places.last() != Some(&at) {
                    places.push(at);
                }
            }
        }
        Self(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches, and expects these ids first.
    fn check(words: &str, expect: &[&str]) {
        let found = Ledger::embedded().search(words);
        let ids: Vec<&str> = found.iter().map(|rule| rule.id.as_str()).collect();
        assert!(ids.starts_with(expect), "{words}: {ids:?}");
    }

    #[test]
    fn an_id_comes_first_then_its_family() {
        check("move.careful", &["move.careful", "move.careful.free"]);
    }

    #[test]
    fn the_start_of_an_id_finds_its_family() {
        check("slime.", &["slime.one", "slime.remove", "slime.public"]);
    }

    #[test]
    fn every_word_must_occur() {
        let found = Ledger::embedded().search("Queen NEST placed");
        assert!(!found.is_empty());
        for rule in found {
            let text = rule.text.to_lowercase();
            assert!(text.contains("nest") || rule.id.contains("nest"));
        }
    }

    #[test]
    fn whole_words_come_before_beginnings() {
        // "Shot" as such in the one, as the beginning of "shots" in the other.
        let found = Ledger::embedded().search("shot");
        let place = |id: &str| found.iter().position(|rule| rule.id == id);
        let whole = place("effect.weapon.hit-bonus").expect("a whole word");
        let part = place("effect.weapon.eggs").expect("the beginning of a word");
        assert!(whole < part);
    }

    #[test]
    fn the_middle_of_a_word_is_not_found() {
        let found = Ledger::embedded().search("win");
        assert!(found.iter().any(|rule| rule.id == "victory.win"));
        let begins = |rule: &&Statement| {
            let text = rule.text.to_lowercase();
            text.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with("win"))
                || rule.id.contains("win")
        };
        assert!(found.iter().all(begins), "no rule about drawing or following");
        assert!(found.iter().any(|rule| rule.text.contains("wins")), "a beginning is");
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert!(Ledger::embedded().search("  ").is_empty());
        assert!(Ledger::embedded().search("xyzzy plugh").is_empty());
    }

    #[test]
    fn only_the_beginning_of_a_long_search_counts() {
        let found = Ledger::embedded().search("the the the the the the the the");
        let longer = Ledger::embedded().search(&"the ".repeat(10_000));
        assert!(!found.is_empty());
        assert_eq!(found, longer);
    }
}

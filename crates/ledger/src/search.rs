use crate::{Ledger, Statement};

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
    pub fn search(&self, words: &str) -> Vec<&Statement> {
        let wanted = words.trim().to_lowercase();
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(Rank, &Statement)> = self
            .statements()
            .iter()
            .filter_map(|statement| Some((rank(statement, &wanted)?, statement)))
            .collect();
        found.sort_by_key(|&(rank, _)| rank);
        found.into_iter().map(|(_, statement)| statement).collect()
    }
}

fn rank(statement: &Statement, wanted: &str) -> Option<Rank> {
    if statement.id == wanted {
        return Some(Rank::Id);
    }
    if statement.id.starts_with(wanted) {
        return Some(Rank::IdPrefix);
    }
    let text = statement.text.to_lowercase();
    let words = || text.split(|c: char| !c.is_alphanumeric());
    let has_word = |word: &str| words().any(|part| part == word);
    if wanted.split_whitespace().all(has_word) {
        return Some(Rank::Words);
    }
    wanted
        .split_whitespace()
        .all(|word| words().any(|part| part.starts_with(word)) || statement.id.contains(word))
        .then_some(Rank::Beginnings)
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
}

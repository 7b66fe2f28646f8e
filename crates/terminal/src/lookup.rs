//! Looking a rule up.

use derelict_ledger::{Ledger, Statement};

use crate::interface::Interface;
use crate::nearest::nearest;
use crate::page::Page;

/// What answers a search.
pub struct Answer {
    /// The rules, or what is most like the search.
    pub page: Page,
    /// Whether any rule answers.
    pub found: bool,
}

/// Shows the rules that answer a search, at most so many.
#[must_use]
pub fn look_up(wanted: &str, most: usize, words: &Interface) -> Answer {
    let ledger = Ledger::embedded();
    let wanted = wanted.trim().trim_end_matches('?');
    // The rulebook is English; a search need not be.
    let mut found = ledger.search(&words.language().in_the_rulebook(wanted));
    if found.is_empty() {
        found = ledger.search(wanted);
    }
    let mut page = Page::default();
    match found.as_slice() {
        [] => nothing(ledger, wanted, words, &mut page),
        [only] => whole(ledger, only, words, &mut page),
        [first, rest @ ..] if first.id == wanted => {
            whole(ledger, first, words, &mut page);
            page.pause();
            page.heading(&words.plain("lookup-also"));
            list(rest, most, words, &mut page);
        }
        all => list(all, most, words, &mut page),
    }
    Answer { page, found: !found.is_empty() }
}

fn whole(ledger: &Ledger, rule: &Statement, words: &Interface, page: &mut Page) {
    page.say(format!("{} ({}, {})", rule.id, rule.chapter, rule.section));
    page.hang("  ", "  ", statement(&rule.text, words));
    let sources: Vec<&str> = rule.sources.iter().map(|source| source.word()).collect();
    page.hang("  ", "  ", words.say("lookup-sources", &[("sources", sources.join(", ").into())]));
    for ruling in ledger.rulings_for(&rule.id) {
        page.pause();
        let told = [
            ("lookup-question", Some(&ruling.question)),
            ("lookup-sources-say", Some(&ruling.sources_say)),
            ("lookup-ruling", Some(&ruling.ruling)),
            ("lookup-why", ruling.why.as_ref()),
        ];
        for (key, text) in told {
            if let Some(text) = text {
                let text = statement(text, words);
                page.hang("  ", "    ", words.say(key, &[("text", text.into())]));
            }
        }
    }
}

/// Rules are written in English; other languages mark them so.
fn statement(text: &str, words: &Interface) -> String {
    words.say("lookup-statement", &[("text", text.into())])
}

fn list(rules: &[&Statement], most: usize, words: &Interface, page: &mut Page) {
    for rule in rules.iter().take(most) {
        page.hang(&format!("  {}  ", rule.id), "      ", statement(&rule.text, words));
    }
    if rules.len() > most {
        page.line(words.say("lookup-more", &[("count", (rules.len() - most).into())]));
    }
}

fn nothing(ledger: &Ledger, wanted: &str, words: &Interface, page: &mut Page) {
    page.say(words.say("lookup-nothing", &[("wanted", wanted.into())]));
    let ids = nearest(ledger.statements().iter().map(|rule| rule.id.as_str()), wanted, 3);
    page.say(words.say("lookup-near", &[("ids", ids.join(", ").into())]));
}

#[cfg(test)]
mod tests {
    use derelict_text::Language;

    use super::*;
    use crate::page::WIDTH;

    #[test]
    fn a_search_in_german_finds_the_english_statements() {
        let words = Interface::new(Language::German).expect("words");
        for wanted in ["Geräuschwurf", "Feuer", "Rettungskapsel", "Suchen", "Königin", "Cockpit"]
        {
            assert!(look_up(wanted, 6, &words).found, "{wanted}");
        }
        assert!(!look_up("Blumenkohl", 6, &words).found);
        // Also where an English word begins like it.
        let text = |wanted| -> String {
            let lines = look_up(wanted, 6, &words).page.lines(WIDTH).into_iter();
            lines.map(|line| line.text).collect()
        };
        assert_eq!(text("Ei"), text("egg"));
        assert_eq!(text("move.basic"), text("MOVE.basic"));
    }
}

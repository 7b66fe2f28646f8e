//! Looking a rule up.

use derelict_ledger::{Ledger, Statement};

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
pub fn look_up(words: &str, most: usize) -> Answer {
    let ledger = Ledger::embedded();
    let wanted = words.trim().trim_end_matches('?');
    let found = ledger.search(wanted);
    let mut page = Page::default();
    match found.as_slice() {
        [] => nothing(ledger, wanted, &mut page),
        [only] => whole(ledger, only, &mut page),
        [first, rest @ ..] if first.id == wanted => {
            whole(ledger, first, &mut page);
            page.pause();
            page.heading("See also");
            list(rest, most, &mut page);
        }
        all => list(all, most, &mut page),
    }
    Answer { page, found: !found.is_empty() }
}

fn whole(ledger: &Ledger, rule: &Statement, page: &mut Page) {
    page.say(format!("{} ({}, {})", rule.id, rule.chapter, rule.section));
    page.hang("  ", "  ", &rule.text);
    let sources: Vec<&str> = rule.sources.iter().map(|source| source.word()).collect();
    page.hang("  ", "  ", format!("Sources: {}.", sources.join(", ")));
    for ruling in ledger.rulings_for(&rule.id) {
        page.pause();
        page.hang("  Question: ", "    ", &ruling.question);
        page.hang("  Sources say: ", "    ", &ruling.sources_say);
        page.hang("  Ruling: ", "    ", &ruling.ruling);
        if let Some(why) = &ruling.why {
            page.hang("  Why: ", "    ", why);
        }
    }
}

fn list(rules: &[&Statement], most: usize, page: &mut Page) {
    for rule in rules.iter().take(most) {
        page.hang(&format!("  {}  ", rule.id), "      ", &rule.text);
    }
    if rules.len() > most {
        let more = rules.len() - most;
        page.line(format!("and {more} more; say more words, or `derelict rules --all`"));
    }
}

fn nothing(ledger: &Ledger, wanted: &str, page: &mut Page) {
    page.say(format!("No rule answers `{wanted}`."));
    let ids = nearest(ledger.statements().iter().map(|rule| rule.id.as_str()), wanted, 3);
    page.say(format!("The ids most like it: {}.", ids.join(", ")));
}

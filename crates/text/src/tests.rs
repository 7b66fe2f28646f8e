//! Every sentence is there, every gap is filled, nothing is said in ids.

mod anatomy;
mod choices;
mod complete;
mod games;
mod german;
pub(crate) mod heard;
mod samples;
mod wording;

use std::sync::Arc;

use derelict_content::{Catalog, Kind};
use derelict_engine::{Rulebook, Setup};

use crate::{Language, Voice};

/// The packs a test looks at: the game as it is, and with everything that extends it.
const PACKS: [&[&str]; 2] = [&["base"], &["base", "digest-rooms"]];

fn catalog(packs: &[&str]) -> Arc<Catalog> {
    Catalog::shipped(packs.iter().copied()).expect("shipped packs")
}

fn book(board: &str, packs: &[&str]) -> Arc<Rulebook> {
    let names = packs.iter().map(|pack| (*pack).to_owned()).collect();
    let setup = Setup { board: board.into(), packs: names, ..Setup::default() };
    setup.rulebook(&catalog(packs)).expect("the game can be set up")
}

fn voice(book: &Arc<Rulebook>, language: Language) -> Voice {
    Voice::new(Arc::clone(book), language)
}

fn english(book: &Arc<Rulebook>) -> Voice {
    voice(book, Language::English)
}

/// What is wrong with a sentence, if anything.
fn flaw(book: &Rulebook, language: Language, text: &str) -> Option<String> {
    let raw = |kind: Kind| {
        let names = book.names.of(kind).iter();
        names.filter(|name| name.contains('-')).find(|name| text.contains(name.as_str()))
    };
    let odd = ["{", "}", "  ", " .", " ,", "..", ": .", "()", " ?", "??"];
    let foreign: &[&str] = match language {
        Language::English => &[" der ", " das ", " und ", " ist ", " du "],
        Language::German => &[" the ", " of ", " and ", " is ", " you ", " a "],
    };
    if text.trim().is_empty() {
        Some("it is empty".into())
    } else if text.starts_with(char::is_lowercase) {
        Some("it begins small".into())
    } else if let Some(odd) = odd.iter().chain(foreign).find(|odd| text.contains(**odd)) {
        Some(format!("it holds `{odd}`"))
    } else {
        Kind::ALL.iter().find_map(|kind| raw(*kind)).map(|id| format!("it holds the id `{id}`"))
    }
}

/// Fails with every flawed sentence at once.
fn check<'a>(book: &Rulebook, language: Language, texts: impl IntoIterator<Item = &'a String>) {
    let flaws: std::collections::BTreeSet<String> = texts
        .into_iter()
        .filter_map(|text| flaw(book, language, text).map(|flaw| format!("{flaw}: {text}")))
        .collect();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

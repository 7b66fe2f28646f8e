//! Every sentence is there, every gap is filled, nothing is said in ids.

mod anatomy;
mod choices;
mod complete;
mod games;
mod german;
pub(crate) mod heard;
mod packs;
mod samples;
mod wording;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use derelict_content::{AxisKind, Kind, Library, Ways};
use derelict_engine::way::{self, Way};
use derelict_engine::{Rulebook, Setup};

use crate::{Language, Voice};

/// The game as it is usually played.
fn plain() -> Arc<Rulebook> {
    book(&Setup::default())
}

/// The usual game with everything that extends it.
fn extended() -> Arc<Rulebook> {
    let mut setup = Setup::default();
    for axis in Ways::shipped().axes.iter().filter(|axis| axis.kind == AxisKind::Pack) {
        setup.choose(Ways::shipped(), &axis.name, "on").expect("a pack that is offered");
    }
    book(&setup)
}

fn book(setup: &Setup) -> Arc<Rulebook> {
    let catalog = setup.catalog(Library::shipped()).expect("shipped packs");
    setup.rulebook(&catalog).expect("the game can be set up")
}

/// The usual game, with possibilities that only tests bring.
fn standing() -> Arc<Rulebook> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    let library = Library::with(&[&folder]).expect("the folder can be read");
    let setup = Setup { packs: library.with_required(["standing"]), ..Setup::default() };
    let catalog = setup.catalog(&library).unwrap_or_else(|problems| panic!("{problems}"));
    setup.rulebook(&catalog).expect("it can be played")
}

/// The ways to play with none and with several of the options, which say all that one of them says.
fn ways() -> Vec<Way> {
    way::all(Library::shipped()).into_iter().filter(|way| way.options() != 1).collect()
}

/// All of them, with more and with fewer players.
fn setups() -> Vec<Setup> {
    seated(&ways())
}

/// The usual one and so many of them that whatever two choices meet in any meet in one of these.
fn few_setups() -> Vec<Setup> {
    let mut all = ways();
    all.sort_by_key(|way| Reverse(way.choices.len()));
    let mut met = BTreeSet::new();
    all.retain(|way| {
        let choices = &way.choices;
        let pairs = choices.iter().flat_map(|one| choices.iter().map(move |other| (one, other)));
        let new = pairs.filter(|(one, other)| met.insert(((*one).clone(), (*other).clone())));
        new.count() > 0 || choices.is_empty()
    });
    seated(&all)
}

fn seated(ways: &[Way]) -> Vec<Setup> {
    let seat = |(index, way): (usize, &Way)| {
        let (least, most) = way.setup.mode.seats().into_inner();
        let mut setup = way.setup_for([most, 3.clamp(least, most)][index % 2]);
        setup.options.free_characters = way.options() > 0;
        setup
    };
    ways.iter().enumerate().map(seat).collect()
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
        // There are hundreds of ids, and most sentences cannot hold one.
        let kinds: &[Kind] = if text.contains('-') { Kind::ALL } else { &[] };
        kinds.iter().find_map(|kind| raw(*kind)).map(|id| format!("it holds the id `{id}`"))
    }
}

/// Fails with every flawed sentence at once.
fn check<'a>(book: &Rulebook, language: Language, texts: impl IntoIterator<Item = &'a String>) {
    // Much is said to several people in the same words.
    let texts: BTreeSet<&String> = texts.into_iter().collect();
    let flaws: Vec<String> = texts
        .into_iter()
        .filter_map(|text| flaw(book, language, text).map(|flaw| format!("{flaw}: {text}")))
        .collect();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// The kinds of intruders of the base game.
mod kind {
    use derelict_content::KindId;

    pub const LARVA: KindId = KindId(0);
    pub const ADULT: KindId = KindId(2);
    pub const QUEEN: KindId = KindId(4);
}

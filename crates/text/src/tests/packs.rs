//! What packs must say of what they bring.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use derelict_content::{Catalog, Kind, Library, PackFiles, Selection, load_packs};
use derelict_engine::{Rulebook, Setup};

use super::{check, complete::say_everything, heard, voice};
use crate::{Language, check_texts};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/overgrown")
}

/// The pack with one of everything, laid over the base game.
fn overgrown() -> Arc<Rulebook> {
    let library = Library::with(&[&folder()]).expect("the folder can be read");
    let packs = library.with_required(["overgrown"]);
    let setup = Setup { packs, ..Setup::default() };
    let catalog = setup.catalog(&library).unwrap_or_else(|problems| panic!("{problems}"));
    setup.rulebook(&catalog).expect("it can be played")
}

/// A pack of one room, with these texts.
fn pantry(texts: &[(&str, &str)]) -> Catalog {
    let manifest = "[pack]\nid = \"fan\"\ntitle = \"A fan pack\"\nrequires = [\"base\"]\n";
    let rooms = "[[room]]\nid = \"pantry\"\ngroup = \"two\"\ncolour = \"green\"\n\
                 provenance = \"original\"\nreason = \"hunger\"\n";
    let mut files = vec![("pack.toml", manifest), ("rooms.toml", rooms)];
    files.extend(texts);
    let own = |(path, text): (&str, &str)| (path.to_owned(), Cow::Owned(text.to_owned()));
    let pack = PackFiles::new("fan", files.into_iter().map(own));
    load_packs(&[pack], &Selection::default()).unwrap_or_else(|problems| panic!("{problems}"))
}

/// What is told about a pack of one room with these texts.
fn told(texts: &[(&str, &str)]) -> Vec<String> {
    check_texts(&pantry(texts), &Language::ALL).iter().map(ToString::to_string).collect()
}

const ENGLISH: (&str, &str) = ("locales/en/texts.ftl", "room-pantry = Pantry\n    .text = Jars.\n");
const GERMAN: (&str, &str) = (
    "locales/de/texts.ftl",
    "room-pantry = Speisekammer\n    .gender = feminine\n    .text = Gläser.\n",
);

#[test]
fn the_base_game_says_everything() {
    assert_eq!(check_texts(&Catalog::base(), &Language::ALL), []);
}

#[test]
fn a_pack_with_one_of_everything_is_spoken_of() {
    let book = overgrown();
    assert_eq!(check_texts(&book.catalog, &Language::ALL), []);
    for language in Language::ALL {
        let said = say_everything(&voice(&book, language));
        check(&book, language, &said);
        let strangler = if language == Language::German { "Würger" } else { "strangler" };
        assert!(said.iter().any(|text| text.contains(strangler)), "{language}");
    }
    assert!(heard::heard().faults.is_empty(), "{:#?}", heard::heard().faults);
}

#[test]
fn every_name_a_pack_forgets_is_asked_for() {
    let book = overgrown();
    let mut catalog = (*book.catalog).clone();
    for pack in &mut catalog.texts {
        pack.files.clear();
    }
    let told = check_texts(&catalog, &Language::ALL);
    let own = catalog.origins.iter().filter(|origin| origin.pack == "overgrown");
    // Tokens and coordinates are told by what they show; a replaced event keeps its name.
    let nameless = ["exploration", "intruder", "coordinates"];
    let named = own.filter(|origin| !nameless.contains(&origin.table.as_str()));
    let mut count = 0;
    for origin in named.filter(|origin| origin.id != "hunt-2") {
        count += 1;
        for language in Language::ALL {
            let start = format!("{} `{}` (", origin.table, origin.id);
            let missing = format!("has no name in {}; add\n", language.own_name());
            let file = format!("/locales/{}/texts.ftl", language.tag());
            let found = told.iter().any(|problem| {
                problem.file.ends_with(&file)
                    && problem.what.starts_with(&start)
                    && problem.what.contains(&missing)
            });
            assert!(found, "{start} {missing} {told:#?}");
        }
    }
    let option = told.iter().filter(|problem| problem.what.starts_with("option `overgrown`"));
    assert_eq!((option.count(), told.len()), (2, 2 * (count + 1)));
}

#[test]
fn what_is_missing_is_said_with_file_language_and_line() {
    assert_eq!(told(&[ENGLISH, GERMAN]), Vec::<String>::new());
    assert_eq!(
        told(&[ENGLISH]),
        [
            "fan/locales/de/texts.ftl: room `pantry` (fan/rooms.toml:1) has no name in Deutsch; add\n\
          room-pantry = Its name\n    .text = What it does.\n    .gender = masculine"
        ]
    );
    let bare = ("locales/de/texts.ftl", "\nroom-pantry = Speisekammer\n    .text = Gläser.\n");
    assert_eq!(
        told(&[ENGLISH, bare]),
        ["fan/locales/de/texts.ftl:2: room `pantry` (fan/rooms.toml:1) has a name in Deutsch but \
          no `.gender`; add below `room-pantry`\n    .gender = masculine"]
    );
}

#[test]
fn what_names_nothing_is_told_apart_from_what_is_missing() {
    let more = |text: &'static str| told(&[ENGLISH, GERMAN, ("locales/en/more.ftl", text)]);
    assert_eq!(
        more("room-pantri = Pantry\n"),
        ["fan/locales/en/more.ftl:1: `room-pantri` names nothing in these packs; did you mean \
          `room-pantry`?"]
    );
    assert_eq!(
        more("room-pantry = Pantry\n    .txet = Jars.\n"),
        ["fan/locales/en/more.ftl:1: `room-pantry` has a `.txet` nobody asks for; did you mean \
          `.text`?"]
    );
    let broken = more("room-pantry = Pantry\n    .text = Jars.\n!\n");
    assert!(broken[0].starts_with("fan/locales/en/more.ftl:3: is not proper Fluent"), "{broken:?}");
    let french = told(&[ENGLISH, GERMAN, ("locales/fr/texts.ftl", "room-pantry = Cellier\n")]);
    assert!(french[0].contains("unknown language `fr`; known are en"), "{french:?}");
}

#[test]
fn a_pack_calls_what_it_replaces_by_its_own_name() {
    let book = overgrown();
    let event = book.names.index(Kind::EventId, "hunt-2").expect("an event");
    let said = voice(&book, Language::English).named(
        derelict_content::EventId(event),
        None,
        &crate::Cast::default(),
    );
    assert_eq!(said, "Hunt through the Leaves");
}

//! Aftermath and the Medic: who takes whose place, with whom they go together, and games of them all.

use derelict_content::{Catalog, Library};
use derelict_engine::event::Fact;
use derelict_engine::frame::Question;
use derelict_engine::mode::Mode;
use derelict_engine::offer::Prompt;
use derelict_engine::seat::Seat;
use derelict_engine::{Choice, Event, Offers, Setup, State};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::table::RandomGame;

const SPECIES: [&str; 3] = ["intruders", "carnomorphs", "void-seeders"];
const PAIRS: [(&str, &str, &str); 5] = [
    ("android", "pilot", "green"),
    ("bounty-hunter", "scout", "violet"),
    ("ceo", "captain", "blue"),
    ("convict", "soldier", "red"),
    ("psychologist", "scientist", "white"),
];

fn setup(species: &str, mode: Mode, characters: &[&str]) -> Setup {
    let mut setup = Setup {
        mode,
        players: characters.len() as u8,
        characters: characters.iter().map(|name| (*name).to_owned()).collect(),
        ..Setup::default()
    };
    let ways = Library::shipped().ways().expect("the shipped packs go together");
    for (axis, value) in
        [("species", species), ("aftermath", "on"), ("medic", "on"), ("traits", "on")]
    {
        setup.choose(&ways, axis, value).expect("it is offered");
    }
    setup
}

fn catalog(setup: &Setup) -> Arc<Catalog> {
    setup.catalog(Library::shipped()).expect("the packs fit")
}

#[test]
fn each_takes_the_place_of_one_of_its_colour() {
    let catalog = catalog(&setup("intruders", Mode::SemiCoop, &["android", "medic"]));
    let names = catalog.names.of(derelict_content::Kind::CharacterId);
    let sheet = |name: &str| {
        let place = names.iter().position(|known| known == name).expect("a character");
        &catalog.characters[place]
    };
    for (name, counterpart, colour) in PAIRS {
        let other = sheet(name).counterpart.map(|other| names[other.index()].as_str());
        proves!("after.char.counterpart", assert_eq!(other, Some(counterpart)));
        proves!("after.char.list", assert_eq!(sheet(name).colour, colour));
        assert_eq!(sheet(counterpart).colour, colour);
    }
    for name in ["mechanic", "medic"] {
        // Whoever takes nobody's place has a draft card of their own.
        proves!("after.medic.modes", assert_eq!(sheet(name).counterpart, None));
        proves!("after.char.counterpart", assert_eq!(sheet(name).counterpart, None));
    }
    // All of them come with their pack, and with nothing else.
    let base = Setup::default().catalog(Library::shipped()).expect("the base game");
    let known = base.names.of(derelict_content::Kind::CharacterId);
    for (name, _, _) in PAIRS {
        proves!("after.char.card-data", assert!(!known.iter().any(|other| other == name)));
    }
    proves!("after.ceo.deck", assert_eq!(sheet("ceo").deck.len(), 13));
}

#[test]
fn two_of_one_colour_are_refused() {
    for (name, counterpart, _) in PAIRS {
        let setup = setup("intruders", Mode::SemiCoop, &[name, counterpart]);
        let refusal = setup.rulebook(&catalog(&setup)).expect_err("it is refused").to_string();
        proves!(
            "after.char.one-per-colour",
            assert!(refusal.contains("after.char.one-per-colour"), "{refusal}")
        );
    }
}

#[test]
fn whoever_picks_a_card_may_take_either_of_its_colour() {
    let mut all = setup("intruders", Mode::SemiCoop, &["captain", "pilot"]);
    all.characters.clear();
    let mut swapped = 0;
    for seed in 0..20 {
        let mut game = RandomGame::of(&all, seed);
        let mut events = Vec::new();
        while let Some(Prompt::Question(question)) =
            game.offers.decisions.first().map(|decision| decision.prompt)
        {
            let decision = game.offers.decisions[0].clone();
            match question {
                Question::Draft { .. } => {}
                Question::Counterpart { card, .. } => {
                    let options = game.offers.of(&decision);
                    proves!(
                        "after.char.swap-draft",
                        assert!(options.contains(&Choice::Character(card)) && options.len() == 2)
                    );
                    swapped += 1;
                }
                _ => break,
            }
            game.step(&mut events);
        }
    }
    proves!("after.char.swap-draft", assert!(swapped > 0, "somebody was asked"));
}

/// What is told of objectives before the first choice of a game.
fn told_of_objectives(mode: Mode) -> Vec<Fact> {
    let setup = setup("intruders", mode, &["ceo", "android", "scout"]);
    let book = setup.rulebook(&catalog(&setup)).expect("the setup is legal");
    let (mut offers, mut events) = (Offers::default(), Vec::new());
    State::new(&book, &setup, [3; 32], &mut offers, &mut events);
    let objectives = |event: Event| match event.fact {
        fact @ (Fact::ObjectivesDealt { .. } | Fact::ObjectiveSeen { .. }) => Some(fact),
        _ => None,
    };
    events.into_iter().filter_map(objectives).collect()
}

/// Nobody looks before everything is dealt; then the CEO sees the three corporate cards of the others.
#[test]
fn corporate_objectives_are_shown_once_all_are_dealt() {
    let told = told_of_objectives(Mode::SemiCoop);
    let seen = |fact: &Fact| matches!(fact, Fact::ObjectiveSeen { .. });
    let looks = told.iter().filter(|fact| seen(fact)).count();
    let first = told.iter().position(seen).expect("the CEO has looked");
    proves!("after.ceo.corporate-time", assert_eq!((first, looks), (told.len() - 3, 3)));
    let twice = |fact: &&Fact| matches!(fact, Fact::ObjectivesDealt { seat: Seat(1), .. });
    proves!("after.android.objectives", assert_eq!(told.iter().filter(twice).count(), 2));
}

#[test]
fn where_all_play_together_nothing_is_corporate() {
    let told = told_of_objectives(Mode::Coop);
    let seen = |fact: &&Fact| matches!(fact, Fact::ObjectiveSeen { .. });
    proves!("after.ceo.corporate-coop", assert_eq!(told.iter().filter(seen).count(), 0));
    let twice = |fact: &&Fact| matches!(fact, Fact::ObjectivesDealt { seat: Seat(1), .. });
    proves!("after.android.objectives-coop", assert!(told.iter().filter(twice).count() < 2));
}

/// Every entry of our own says why it is what it is, and whatever is not is known in print.
#[test]
fn entries_of_our_own_are_marked() {
    for pack in ["aftermath", "medic"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(pack);
        let files = fs::read_dir(folder).expect("the pack is there").flatten();
        let entries = files
            .map(|file| file.path())
            .filter(|path| path.extension().is_some_and(|end| end == "toml"))
            .filter(|path| !path.ends_with("pack.toml"))
            .map(|path| fs::read_to_string(path).expect("it can be read"));
        for entry in
            entries.flat_map(|text| text.split("\n[[").map(str::to_owned).collect::<Vec<_>>())
        {
            if !entry.contains("\nid = ") {
                continue;
            }
            let own = entry.contains("provenance = \"original\"");
            proves!(
                "after.char.original",
                assert_eq!(own, entry.contains("\nreason = "), "{entry}")
            );
        }
    }
}

/// Every character is played in every way of playing against every species, to the end.
#[test]
fn games_of_all_of_them_come_to_an_end() {
    let crews: [&[&str]; 6] = [
        &["android", "bounty-hunter", "ceo", "convict", "psychologist"],
        &["medic", "captain", "pilot", "scientist", "scout"],
        &["medic", "soldier", "mechanic"],
        &["convict", "psychologist"],
        &["ceo", "bounty-hunter", "android"],
        &["medic", "convict"],
    ];
    for species in SPECIES {
        for mode in [Mode::SemiCoop, Mode::Coop] {
            for (number, crew) in crews.iter().enumerate() {
                play_out(&setup(species, mode, crew), number as u64);
            }
        }
        for name in ["android", "bounty-hunter", "ceo", "convict", "psychologist", "medic"] {
            play_out(&setup(species, Mode::Solo, &[name]), 7);
        }
    }
}

fn play_out(setup: &Setup, seed: u64) {
    let mut game = RandomGame::of(setup, seed);
    let mut events = Vec::new();
    while !game.state.is_over() {
        let found = game.state.look(&game.book).violations();
        proves!("after.term.race", assert!(found.is_empty(), "{setup:?}, {seed}: {found:?}"));
        game.step(&mut events);
        events.clear();
    }
    proves!(
        "after.term.combine.crew",
        assert!(game.state.outcome.is_some(), "it has come to an end")
    );
}

//! The Epilogue: after which games there is one, who takes part, and what they are dealt.

use std::collections::BTreeSet;

use derelict_content::{Kind, Library, ObjectiveDeck, ObjectiveId};
use derelict_engine::event::Ending;
use derelict_engine::frame::{FinaleStep, Frame};
use derelict_engine::mode::Mode;
use derelict_engine::record::{Recorder, Terms};
use derelict_engine::state::Place;
use derelict_engine::track::{Printed, Space, Track};
use derelict_engine::wreck::{NoEpilogue, Wreck};
use derelict_engine::{Event, Fact, Game, Offers, Rulebook, Seat, Setup, Silent};

use crate::ledger_epilogue::{Finished, chosen, finished, named, played};
use crate::table::{Dice, RandomGame};

/// An Epilogue right after the draft, and what has happened so far.
fn drafted(setup: &Setup, seed: u64) -> (RandomGame, Vec<Event>) {
    let mut game = RandomGame::of(setup, seed);
    let mut events = Vec::new();
    while game.state.crew[..usize::from(setup.players)].iter().any(|crew| !crew.drafted) {
        game.step(&mut events);
    }
    (game, events)
}

fn crew_of(old: &Finished) -> BTreeSet<&str> {
    old.wreck.characters.iter().map(String::as_str).collect()
}

/// Everything that speaks against a setup.
fn refused(setup: &Setup) -> String {
    let catalog = setup.catalog(Library::shipped()).expect("the packs go together");
    setup.rulebook(&catalog).map(|_| ()).expect_err("it does not go together").to_string()
}

#[test]
fn it_follows_every_complete_game_with_the_base_intruders() {
    for old in finished() {
        for players in [1, 2, 5] {
            let setup = old.setup(players);
            let catalog = setup.catalog(Library::shipped()).expect("the packs go together");
            let book = setup.rulebook(&catalog);
            proves!("after.epilogue.prior", assert!(book.is_ok(), "{book:?}"));
            proves!("after.term.combine.prior", assert!(book.is_ok()));
            proves!("after.epilogue.fewer", assert!(book.is_ok()));
            proves!("after.epilogue.more", assert!(book.is_ok()));
            let mode = if players == 1 { Mode::Solo } else { Mode::SemiCoop };
            proves!("after.term.combine.modes", assert_eq!(setup.mode, mode, "one form only"));
        }
    }
    let unfinished = RandomGame::of(&chosen(3, &[]), 1);
    let unfinished = Game::resume(unfinished.book, chosen(3, &[]), unfinished.state);
    proves!(
        "after.epilogue.prior",
        assert_eq!(Wreck::of(&unfinished), Err(NoEpilogue::Unfinished))
    );
    let again = played(&finished()[0].setup(2), 1);
    proves!("after.epilogue.prior", assert_eq!(Wreck::of(&again), Err(NoEpilogue::Epilogue)));
    for species in ["carnomorphs", "void-seeders"] {
        let other = played(&chosen(2, &[("species", species)]), 1);
        proves!(
            "after.term.combine.prior",
            assert_eq!(Wreck::of(&other), Err(NoEpilogue::Species))
        );
    }
}

/// A game of two whose end is at hand, with one of them asleep or nobody left.
fn at_the_end(sleeper: bool, working: bool) -> Game {
    let setup = Setup { characters: vec!["captain".into(), "pilot".into()], ..chosen(2, &[]) };
    let game = RandomGame::of(&setup, 5);
    let (book, mut state) = (game.book, game.state);
    let dead = book.rooms().next().map(Place::Dead).expect("a room");
    state.crew[0].place = if sleeper { Place::Hibernating } else { dead };
    state.crew[1].place = dead;
    for crew in &mut state.crew[..2] {
        crew.kept = Some(ObjectiveDeck::Personal);
    }
    (state.met, state.mourned) = (true, true);
    state.engines = [working; 3];
    state.ending = Some(Ending::NobodyAwake);
    state.frames.clear();
    state.frames.push(Frame::Finale { step: FinaleStep::Fate });
    state.settle(&book, &mut Offers::default(), &mut Silent);
    assert!(state.is_over());
    Game::resume(book, setup, state)
}

#[test]
fn nothing_follows_where_the_ship_is_no_more() {
    let mut exploded = 0;
    for seed in 0..20 {
        let game = played(&chosen(3, &[]), seed);
        let gone = game.state.outcome.expect("it is over").exploded;
        exploded += u32::from(gone);
        let wreck = Wreck::of(&game).map(|_| ());
        let due = if gone { Err(NoEpilogue::Destroyed) } else { Ok(()) };
        proves!("after.epilogue.destroyed", assert_eq!(wreck, due));
    }
    assert!(exploded > 0);
    for (sleeper, working, due) in
        [(true, false, false), (true, true, true), (false, false, true), (false, true, true)]
    {
        let left = Wreck::of(&at_the_end(sleeper, working)).is_ok();
        proves!("after.epilogue.destroyed-engines", assert_eq!(left, due));
    }
}

#[test]
fn what_does_not_go_with_it_is_refused() {
    let old = &finished()[0];
    let choices = [
        ("species", "carnomorphs", "after.term.race"),
        ("mode", "coop", "after.term.combine.modes"),
        ("intruder-player", "on", "after.term.intruder-player"),
        ("board", "alternative", "after.term.combine.board"),
    ];
    for (axis, value, rule) in choices {
        let mut setup = old.setup(3);
        setup.choose(derelict_content::Ways::shipped(), axis, value).expect("it is offered");
        let why = refused(&setup);
        match axis {
            "species" => proves!("after.term.combine.prior", assert!(why.contains(rule), "{why}")),
            "mode" => proves!("after.term.combine.modes", assert!(why.contains(rule), "{why}")),
            "board" => proves!("after.term.combine.board", assert!(why.contains(rule), "{why}")),
            _ => proves!("after.term.intruder-player", assert!(why.contains(rule), "{why}")),
        }
    }
    let spent = old.wreck.characters[0].clone();
    let free = if spent == "captain" { "pilot" } else { "captain" };
    let mut setup = old.setup(2);
    setup.characters = vec![spent, free.to_owned()];
    let why = refused(&setup);
    proves!(
        "after.epilogue.draft-pool",
        assert!(why.contains("after.epilogue.draft-pool"), "{why}")
    );
    let voyage = Setup { after: Some(Box::new(old.wreck.clone())), ..chosen(3, &[]) };
    proves!("after.epilogue.prior", assert!(refused(&voyage).contains("does not go on")));
}

#[test]
fn an_end_that_no_game_can_have_is_refused() {
    let old = &finished()[0];
    type Spoil = fn(&mut Wreck);
    let spoilt: [(&str, Spoil); 9] = [
        ("there is no place", |wreck| {
            wreck.turrets.insert("999".into(), None);
        }),
        ("lies twice", |wreck| {
            let tile = wreck.rooms["003"].tile.clone();
            wreck.rooms.get_mut("002").expect("a room").tile = tile;
        }),
        ("cannot lie at", |wreck| {
            wreck.rooms.get_mut("003").expect("a room").tile = "cabins".into();
        }),
        ("nothing is said of", |wreck| {
            wreck.rooms.remove("003");
        }),
        ("items at", |wreck| wreck.rooms.get_mut("003").expect("a room").items = 40),
        ("tokens `larva` in the bag", |wreck| {
            wreck.bag.insert("larva".into(), 99);
        }),
        ("eggs; there are", |wreck| wreck.eggs = 30),
        ("only then", |wreck| (wreck.eggs, wreck.nest_destroyed) = (3, true)),
        ("belongs to no such deck", |wreck| {
            let green = wreck.items["green"][0].clone();
            wreck.items.get_mut("red").expect("a deck").push(green);
        }),
    ];
    for (what, spoil) in spoilt {
        let mut setup = old.setup(3);
        spoil(setup.after.as_mut().expect("a wreck"));
        let why = refused(&setup);
        proves!("after.epilogue.secrets", assert!(why.contains(what), "{what}: {why}"));
    }
    let mut setup = old.setup(3);
    let wreck = setup.after.as_mut().expect("a wreck");
    for door in ["1-2", "1-3", "1-4", "2-6", "3-7", "4-8", "5-6", "5-10", "6-7", "6-11", "7-8"] {
        wreck.doors.insert(door.into(), derelict_engine::state::Door::Closed);
    }
    for door in ["8-11", "8-9", "9-12", "10-13", "11-14"] {
        wreck.doors.insert(door.into(), derelict_engine::state::Door::Destroyed);
    }
    let why = refused(&setup);
    proves!(
        "after.epilogue.kept",
        assert!(why.contains("doors") || why.contains("corridor"), "{why}")
    );
}

#[test]
fn it_is_a_game_of_its_own_from_its_own_seed() {
    for old in finished() {
        let written = serde_json::to_string(&old.wreck).expect("it can be written");
        let read: Wreck = serde_json::from_str(&written).expect("it can be read");
        proves!("after.epilogue.record", assert_eq!(read, old.wreck));
        let [one, same, other] = [1, 1, 2].map(|seed| old.follow(3, seed));
        proves!("after.epilogue.seed", assert!(one.state == same.state));
        proves!("after.epilogue.seed", assert!(one.state != other.state));
        for (a, b) in one.state.rooms.iter().zip(&other.state.rooms).take(21) {
            let open = |room: &derelict_engine::state::Room| {
                (room.tile, room.items, room.malfunction, room.explored)
            };
            proves!("after.epilogue.secrets", assert_eq!(open(a), open(b)));
        }
        proves!("after.epilogue.secrets", assert_eq!(one.state.doors, other.state.doors));
        let hidden = |game: &RandomGame| {
            let tokens: Vec<_> = game.state.rooms.iter().map(|room| room.discovery).collect();
            (tokens, game.state.contamination)
        };
        proves!("after.epilogue.secrets", assert!(hidden(&one) != hidden(&other)));
    }
}

#[test]
fn its_record_names_the_game_it_follows() {
    let setup = chosen(2, &[]);
    let catalog = setup.catalog(Library::shipped()).expect("the packs go together");
    let mut dice = Dice::new(4);
    let terms = || Terms { verifiable: false, events: false };
    for seed in 0..40u8 {
        let mut recorder =
            Recorder::new(&catalog, setup.clone(), [seed; 32], terms()).expect("a game");
        while !recorder.game().state.is_over() {
            let offers = &recorder.game().offers;
            let decision = offers.decisions[0].clone();
            let choice = dice.choose(offers.of(&decision));
            recorder.choose(decision.seat, decision.id, choice).expect("it is offered");
        }
        let record = recorder.record().clone();
        let Ok(wreck) = record.wreck(&catalog, "the-first") else { continue };
        let parent = wreck.parent.clone().expect("it is named");
        proves!("after.epilogue.record", assert_eq!(parent.id, "the-first"));
        let verified = record.verify(&catalog).expect("it holds");
        proves!("after.epilogue.record", assert_eq!(parent.end, verified.hash));
        let next = setup.epilogue(derelict_content::Ways::shipped(), wreck.clone());
        let catalog = next.catalog(Library::shipped()).expect("the packs go together");
        let second = Recorder::new(&catalog, next, [7; 32], terms()).expect("an Epilogue");
        let kept = second.record().header.setup.after.as_ref().and_then(|it| it.parent.clone());
        proves!("after.epilogue.record", assert_eq!(kept, Some(parent)));
        let same = Wreck { parent: None, ..wreck };
        let end = Wreck::of(recorder.game()).expect("a wreck");
        proves!("after.epilogue.record", assert_eq!(end, same, "from the last situation"));
        return;
    }
    panic!("one of them leaves a ship");
}

#[test]
fn whoever_took_part_before_is_not_there_again() {
    let mut mixed = 0;
    for old in finished() {
        for players in [2, 5] {
            for seed in 0..8 {
                let setup = old.setup(players);
                let (game, events) = drafted(&setup, seed);
                let book = &game.book;
                let name = |id: derelict_content::CharacterId| named(book, Kind::CharacterId, id.0);
                let crew = &game.state.crew[..usize::from(players)];
                let spent = crew_of(old);
                for one in crew {
                    let who = name(one.character);
                    let new = !spent.contains(who);
                    proves!("after.epilogue.draft-pool", assert!(new, "{who}"));
                    proves!("after.research.after", assert!(new));
                    proves!("after.mix.epilogue", assert!(new));
                    let sheet = &book.catalog.characters[one.character.index()];
                    mixed |= 1 << u8::from(sheet.counterpart.is_some());
                    let all = one.deck.len() + one.hand.len();
                    proves!("after.epilogue.parts", assert!(all >= sheet.deck.len()));
                    proves!(
                        "after.epilogue.parts",
                        assert_eq!(one.quests.len(), sheet.quests.len())
                    );
                    proves!("after.epilogue.start", assert_eq!(one.room(), book.main_room()));
                }
                for seat in (0..players).map(Seat) {
                    let has = game.state.look(book).trait_of(seat).is_some();
                    proves!("after.epilogue.parts", assert!(has, "a trait card"));
                }
                let colours: BTreeSet<&str> = crew
                    .iter()
                    .map(|one| book.catalog.characters[one.character.index()].colour.as_str())
                    .collect();
                proves!("after.epilogue.draft-cards", assert_eq!(colours.len(), crew.len()));
                let drawn: Vec<(Seat, [_; 2])> = events
                    .iter()
                    .filter_map(|event| match event.fact {
                        Fact::DraftDrawn { seat, cards } => Some((seat, cards)),
                        _ => None,
                    })
                    .collect();
                let seats: Vec<u8> = drawn.iter().map(|(seat, _)| seat.0).collect();
                let later: Vec<u8> = (seats[0]..players).collect();
                proves!("after.epilogue.draft-order", assert_eq!(seats, later));
                let mut last = None;
                for (seat, [a, b]) in drawn {
                    let picked = crew[seat.index()].character;
                    let of = |card: derelict_content::CharacterId| {
                        let sheets = &book.catalog.characters;
                        sheets[card.index()].colour == sheets[picked.index()].colour
                    };
                    proves!("after.epilogue.draft", assert!(of(a) || of(b)));
                    last = Some((a, b));
                }
                let free = book.catalog.character_ids().filter(|id| !spent.contains(name(*id)));
                let colours: BTreeSet<&str> =
                    free.map(|id| book.catalog.characters[id.index()].colour.as_str()).collect();
                if let Some((a, b)) = last {
                    let one = colours.len() == usize::from(players);
                    proves!("after.epilogue.draft-order", assert_eq!(a == b, one));
                }
                proves!("after.epilogue.first", assert_eq!(game.state.first, Seat(0)));
            }
        }
    }
    proves!("after.epilogue.draft-cards", assert_eq!(mixed, 3, "base and Aftermath characters"));
}

#[test]
fn people_sit_anew_and_colours_with_nobody_left_are_taken_out() {
    let mut old = Finished { game: finished()[0].game.clone(), wreck: finished()[0].wreck.clone() };
    old.wreck.characters = vec!["captain".into(), "ceo".into(), "scout".into()];
    let mut seats = BTreeSet::new();
    let (mut cards, mut hunters) = (BTreeSet::new(), 0);
    for seed in 0..60 {
        let (game, events) = drafted(&old.setup(3), seed);
        seats.insert(game.state.persons[..3].to_vec());
        let book = &game.book;
        for event in &events {
            if let Fact::DraftDrawn { cards: two, .. } = event.fact {
                cards.extend(two.map(|id| named(book, Kind::CharacterId, id.0).to_owned()));
            }
        }
        let crew = game.state.crew[..3].iter();
        hunters += crew
            .filter(|one| named(book, Kind::CharacterId, one.character.0) == "bounty-hunter")
            .count();
    }
    proves!("after.epilogue.people", assert_eq!(seats.len(), 6, "every order of three"));
    proves!("after.epilogue.help", assert_eq!(seats.len(), 6));
    proves!("after.epilogue.draft-cards", assert!(!cards.contains("captain"), "{cards:?}"));
    proves!("after.epilogue.draft-cards", assert!(!cards.contains("ceo"), "nobody is left"));
    proves!("after.epilogue.draft-cards", assert!(!cards.contains("scout")));
    proves!("after.epilogue.draft-cards", assert!(hunters > 0, "she is left of her colour"));
    proves!("after.epilogue.draft-cards", assert_eq!(cards.len(), 5, "a card for each colour"));
}

#[test]
fn decks_are_complete_and_shuffled() {
    let (mut contamination, mut wounds, mut attacks, mut events, mut alerts) = Default::default();
    let note = |set: &mut BTreeSet<String>, deck: String| {
        set.insert(deck);
    };
    for seed in 0..8 {
        for old in finished() {
            let game = old.follow(3, seed);
            let (book, state) = (&game.book, &game.state);
            let all = book.catalog.contamination.len();
            proves!("after.epilogue.decks-full", assert_eq!(state.contamination.len(), all));
            proves!("after.epilogue.decks-full", assert_eq!(state.contamination_gone, 0));
            proves!("after.epilogue.decks-full", assert_eq!(state.wounds.left(), 18));
            proves!("after.epilogue.decks-full", assert_eq!(state.attacks.left(), 20));
            let base = ["damage", "eclosion", "hunt-2", "lurking", "short-circuit"];
            let drawn: BTreeSet<&str> = state
                .events
                .facedown()
                .iter()
                .map(|event| named(book, Kind::EventId, event.0))
                .collect();
            proves!("after.epilogue.events", assert_eq!(drawn.len(), 10));
            proves!("after.epilogue.events", assert!(base.iter().all(|b| !drawn.contains(b))));
            proves!("after.epilogue.events", assert!(drawn.contains("royal-ceremony")));
        }
        let state = finished()[0].follow(3, seed).state;
        note(&mut contamination, format!("{:?}", state.contamination));
        note(&mut wounds, format!("{:?}", state.wounds.facedown()));
        note(&mut attacks, format!("{:?}", state.attacks.facedown()));
        note(&mut events, format!("{:?}", state.events.facedown()));
        note(&mut alerts, format!("{:?}", state.alerts.open));
    }
    for orders in [contamination, wounds, attacks, events] {
        proves!("after.epilogue.decks", assert_eq!(orders.len(), 8, "each in another order"));
    }
    proves!("after.epilogue.alert-first", assert!(alerts.len() > 2, "any of them is first"));
}

#[test]
fn everybody_is_dealt_a_requirement_and_sees_the_offer() {
    let mut dealt: [BTreeSet<&str>; 2] = Default::default();
    let setups: Vec<Setup> = (1..=5).map(|players| finished()[0].setup(players)).collect();
    for (setup, seed) in setups.iter().flat_map(|setup| (0..30).map(move |seed| (setup, seed))) {
        let mut events: Vec<Event> = Vec::new();
        let catalog = setup.catalog(Library::shipped()).expect("the packs go together");
        let mut game = Game::new(&catalog, setup.clone(), [seed; 32]).expect("a game");
        events.extend(game.take_events());
        let book = game.book.clone();
        let deck = |id: ObjectiveId| book.catalog.objectives[id.index()].deck;
        let crew = &game.state.crew[..usize::from(setup.players)];
        let own: BTreeSet<u8> = crew.iter().map(|one| one.personal.0).collect();
        proves!("after.epilogue.requirement", assert_eq!(own.len(), crew.len(), "one each"));
        for one in crew {
            proves!(
                "after.epilogue.requirement",
                assert_eq!(deck(one.personal), ObjectiveDeck::Requirement)
            );
            let card = &book.catalog.objectives[one.personal.index()];
            let fits = card.players <= setup.players;
            proves!("after.epilogue.requirement-players", assert!(fits));
            let name = named(&book, Kind::ObjectiveId, one.personal.0).to_owned();
            dealt[usize::from(setup.players > 1)].insert(name.leak());
        }
        for event in &events {
            let told = matches!(event.fact, Fact::ObjectivesDealt { .. });
            proves!("after.epilogue.requirement", assert!(!told, "there are no objectives"));
        }
        let revealed = events.iter().filter(|e| matches!(e.fact, Fact::AlertRevealed { .. }));
        proves!("after.epilogue.alert-first", assert_eq!(revealed.count(), 1));
        proves!("after.epilogue.alert-first", assert!(game.state.alerts.open.is_some()));
        proves!("after.epilogue.time", assert_eq!(game.state.shuttle_time, Some(5)));
        let offers = book.catalog.objectives.iter().filter(|o| o.deck == ObjectiveDeck::Offer);
        proves!("after.epilogue.offer", assert_eq!(offers.count(), 1));
    }
    let all = setups[2].catalog(Library::shipped()).expect("packs");
    let count = all.objectives.iter().filter(|o| o.deck == ObjectiveDeck::Requirement).count();
    proves!("after.epilogue.requirement-count", assert_eq!(count, 13));
    proves!("after.epilogue.requirement-count", assert_eq!(dealt[1].len(), 13));
    proves!("after.epilogue.requirement-players", assert!(!dealt[0].contains("full-crew")));
}

#[test]
fn the_track_of_the_shuttle_says_when_alerts_are_due() {
    let setup = finished()[0].setup(3);
    let catalog = setup.catalog(Library::shipped()).expect("packs");
    let book = setup.rulebook(&catalog).expect("a rulebook");
    let tracks = book.tracks();
    let spaces = tracks.iter().find(|sheet| sheet.track == Track::Shuttle).map(|s| &s.spaces);
    let marks: Vec<(Space, bool)> = spaces
        .expect("it is watched")
        .iter()
        .map(|(space, printed)| (*space, *printed == Some(Printed::Check)))
        .collect();
    let due = [false, false, true, false, true, false];
    let wanted: Vec<(Space, bool)> = (0..=5).rev().map(Space::Number).zip(due).collect();
    proves!("after.epilogue.alert-marks", assert_eq!(marks, wanted));
    proves!("after.epilogue.time", assert_eq!(marks[0].0, Space::Number(5), "turn 1"));
    proves!("after.epilogue.time", assert!(!tracks.iter().any(|it| it.track == Track::Time)));
}

fn is_base(book: &Rulebook, id: derelict_content::CharacterId) -> bool {
    book.catalog.characters[id.index()].counterpart.is_none()
}

#[test]
fn aftermath_characters_and_traits_go_into_a_regular_game() {
    let mut taken = BTreeSet::new();
    for (traits, seed) in
        [("off", 0..40), ("on", 40..60)].map(|(t, s)| s.map(move |n| (t, n))).into_iter().flatten()
    {
        let choices = [("aftermath", "on"), ("medic", "on"), ("traits", traits)];
        let (game, _) = drafted(&chosen(5, &choices), seed);
        let (book, state) = (&game.book, &game.state);
        for (seat, one) in (0..5).map(Seat).zip(&state.crew) {
            taken.insert(named(book, Kind::CharacterId, one.character.0).to_owned());
            let start = state.rooms[one.room().expect("a room").index()].tile;
            let start = named(book, Kind::TileId, start.0);
            proves!("after.mix.start", assert_eq!(start, "hibernatorium"));
            let has = state.look(book).trait_of(seat).is_some();
            let due = traits == "on" || !is_base(book, one.character);
            proves!("after.mix.traits", assert_eq!(has, due));
        }
        proves!("after.mix.start", assert!(book.main_room().is_none()));
        proves!("after.mix.start", assert!(book.catalog.alerts.is_empty()));
        proves!("after.mix.start", assert!(state.rooms.iter().all(|r| r.discovery.is_none())));
    }
    for who in ["android", "convict", "ceo", "psychologist", "bounty-hunter"] {
        proves!("after.mix.characters", assert!(taken.contains(who), "{who}"));
    }
    proves!("after.mix.characters", assert_eq!(taken.len(), 12, "beside those of the base game"));
    proves!("after.mix.medic", assert!(taken.contains("medic")));
    let (game, _) = drafted(&chosen(5, &[]), 1);
    let known = game.book.names.of(Kind::CharacterId);
    proves!("after.mix.medic", assert!(!known.iter().any(|name| name == "medic")));
}

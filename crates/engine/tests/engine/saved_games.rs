//! Games put away, taken up, recorded, replayed and verified; and everything that can be wrong
//! with what is read.

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::hash::Imprint;
use derelict_engine::mode::Mode;
use derelict_engine::option::Undo;
use derelict_engine::record::{Hex, Record, RecordProblem, Recorder, Step, Terms};
use derelict_engine::snapshot::SnapshotProblem;
use derelict_engine::{Game, Seat, SeatSet, Seed, Setup, State};
use serde_json::Value;

/// A chooser with numbers of its own.
struct Chance(u64);

impl Chance {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * sides as u128) >> 64) as usize
    }
}

fn seed(number: u64) -> Seed {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn setup(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

fn game(number: u64, players: u8) -> (Game, Chance) {
    let game = Game::new(&Catalog::base(), setup(players), seed(number)).expect("a sound setup");
    (game, Chance(number * 2 + 1))
}

/// Makes one random choice; false if there is none.
fn choose(game: &mut Game, chance: &mut Chance) -> bool {
    if game.offers.decisions.is_empty() {
        return false;
    }
    let asked = game.offers.decisions[chance.below(game.offers.decisions.len())].clone();
    let options = game.offers.of(&asked);
    if options.is_empty() {
        return false;
    }
    let choice = options[chance.below(options.len())];
    game.choose(asked.seat, asked.id, choice).expect("what is offered is accepted");
    true
}

fn recorded(number: u64, players: u8, events: bool) -> Record {
    let terms = Terms { verifiable: true, events };
    let mut recorder = Recorder::new(&Catalog::base(), setup(players), seed(number), terms)
        .expect("a sound setup");
    let mut chance = Chance(number * 2 + 1);
    while let Some(asked) = recorder.game().offers.decisions.first().cloned() {
        let options = recorder.game().offers.of(&asked);
        let choice = options[chance.below(options.len())];
        recorder.choose(asked.seat, asked.id, choice).expect("what is offered is accepted");
    }
    recorder.record().clone()
}

#[test]
fn both_forms_give_back_the_same_situation_at_every_decision() {
    let coop = Setup { mode: Mode::Coop, ..setup(3) };
    let solo = Setup { mode: Mode::Solo, ..setup(1) };
    let far_side = Setup { board: "alternative".into(), ..setup(4) };
    let mut hunted = setup(4);
    hunted.options.intruder_player = true;
    let special = [coop, solo, far_side, hunted.clone(), hunted];
    let setups = (2..=5).chain(2..=5).map(setup).chain(special);
    for (number, setup) in setups.enumerate() {
        let mut game = Game::new(&Catalog::base(), setup, seed(number as u64)).expect("sound");
        let mut chance = Chance(number as u64 * 2 + 1);
        loop {
            let hot = game.state.to_hot(&game.book);
            let read = State::from_hot(&game.book, &hot).expect("a sound snapshot");
            assert!(read == game.state, "decision {}", game.state.decision);
            let durable = game.to_durable().to_string();
            let read: Value = serde_json::from_str(&durable).expect("JSON");
            let read = State::from_durable(&Catalog::base(), read).expect("a sound snapshot");
            assert!(read.game.state == game.state, "decision {}", game.state.decision);
            assert_eq!(read.game.state.hash(&game.book), game.state.hash(&game.book));
            assert_eq!(read.game.offers.options, game.offers.options);
            if !choose(&mut game, &mut chance) {
                break;
            }
        }
    }
}

/// What a seat may take back, and where that leads, belongs to a game as much as its situation.
#[test]
fn a_game_put_away_hot_takes_back_as_before() {
    let mut agreeable = setup(3);
    agreeable.options.undo = Undo::Agreed;
    let all: SeatSet = [Seat(0), Seat(1), Seat(2)].into_iter().collect();
    let (mut freely, mut by_vote) = (0, 0);
    for number in 0..12 {
        let (mut game, mut chance) = game(number, 3);
        game.setup = agreeable.clone();
        for step in 0..120 {
            if !choose(&mut game, &mut chance) || game.state.is_over() {
                break;
            }
            game.take_events();
            let hot = game.to_hot();
            let mut woken = Game::from_hot(game.book.clone(), game.setup.clone(), &hot)
                .expect("a sound snapshot");
            assert!(woken.state == game.state, "decision {}", game.state.decision);
            assert_eq!(woken.offers.options, game.offers.options);
            for seat in all.iter() {
                assert_eq!(woken.undo_point(seat), game.undo_point(seat), "seat {seat}");
                let mut there = game.clone();
                let taken = there.undo(seat, 1);
                freely += u32::from(taken.is_ok());
                assert_eq!(woken.clone().undo(seat, 1), taken);
            }
            if step % 10 == 9 {
                let taken = game.undo_agreed(Seat(0), 1, all);
                by_vote += u32::from(taken.is_ok());
                assert_eq!(woken.undo_agreed(Seat(0), 1, all), taken);
                assert!(woken.state == game.state, "the same is taken back");
                game.take_events();
            }
        }
    }
    assert!(freely > 20 && by_vote > 20, "{freely} freely, {by_vote} by vote");
}

#[test]
fn a_durable_snapshot_names_everything() {
    let (mut game, mut chance) = game(3, 3);
    for _ in 0..60 {
        choose(&mut game, &mut chance);
    }
    let durable = game.to_durable();
    assert_eq!(durable["format"], derelict_engine::snapshot::FORMAT);
    assert_eq!(durable["setup"]["players"], 3);
    let rooms = durable["state"]["rooms"].as_object().expect("rooms by name");
    assert!(rooms.contains_key("011"), "{rooms:?}");
    assert!(durable["state"]["noise"].is_array());
}

#[test]
fn a_broken_hot_snapshot_is_refused() {
    let (game, _) = game(1, 4);
    let hot = game.state.to_hot(&game.book);
    assert_eq!(State::from_hot(&game.book, &hot[..hot.len() - 1]), Err(SnapshotProblem::Damaged));
    assert!(matches!(State::from_hot(&game.book, &hot[..10]), Err(SnapshotProblem::Unreadable(_))));
    assert!(matches!(State::from_hot(&game.book, b""), Err(SnapshotProblem::Unreadable(_))));
    let mut other = hot.clone();
    other[5] ^= 1;
    assert_eq!(State::from_hot(&game.book, &other), Err(SnapshotProblem::OtherBuild));
    let whole = game.to_hot();
    let wake = |bytes: &[u8]| {
        Game::from_hot(game.book.clone(), game.setup.clone(), bytes).map(|game| game.state)
    };
    assert_eq!(wake(&whole), Ok(game.state));
    assert_eq!(wake(&whole[..whole.len() - 1]), Err(SnapshotProblem::Damaged));
    assert!(matches!(wake(&hot), Err(SnapshotProblem::Unreadable(_))), "a state is no game");
    for place in 20..hot.len() {
        let mut bent = hot.clone();
        bent[place] ^= 0x10;
        assert_eq!(State::from_hot(&game.book, &bent), Err(SnapshotProblem::Damaged));
    }
}

#[test]
fn a_broken_durable_snapshot_is_refused() {
    let (game, _) = game(1, 4);
    let refuse = |change: fn(&mut Value)| {
        let mut snapshot = game.to_durable();
        change(&mut snapshot);
        match State::from_durable(&Catalog::base(), snapshot) {
            Ok(_) => String::from("accepted"),
            Err(problem) => problem.to_string(),
        }
    };
    let check = |change: fn(&mut Value), expect: &str| {
        let said = refuse(change);
        assert!(said.contains(expect), "{said:?} lacks {expect:?}");
    };
    check(|s| s["format"] = 99.into(), "format 99");
    check(|s| s["format"] = Value::Null, "no `format`");
    check(|s| s["setup"]["players"] = 6.into(), "6 players");
    check(|s| s["setup"]["players"] = 3.into(), "4 players in the state, 3 in the setup");
    check(|s| s["state"]["noise"] = vec!["nowhere"].into(), "unknown corridor `nowhere`");
    check(|s| s["state"]["players"] = 200.into(), "players");
    check(|s| s["state"]["destination"] = 4.into(), "destination");
    check(|s| s["state"]["frames"] = Value::Array(Vec::new()), "nobody is asked");
    check(|s| s["state"]["contamination"][0] = 99.into(), "contamination");
    check(|s| s["state"]["crew"][0]["light"] = 9.into(), "light wounds");
    check(|s| s["state"]["bag"] = vec!["blank"; 2].into(), "");
    check(|s| *s = Value::Null, "no `format`");
}

/// Bends one value somewhere in a snapshot; whatever is still accepted must play on.
#[test]
fn a_bent_snapshot_is_refused_or_plays() {
    let mut chance = Chance(99);
    let mut accepted = 0;
    for number in 0..600 {
        let (mut game, mut own) = game(number, 2 + (number % 4) as u8);
        for _ in 0..chance.below(250) {
            choose(&mut game, &mut own);
        }
        let mut snapshot = game.to_durable();
        let mut leaves = Vec::new();
        collect(&snapshot["state"], String::from("/state"), &mut leaves);
        for _ in 0..1 + chance.below(3) {
            let from = leaves[chance.below(leaves.len())].clone();
            let frames: Vec<&String> =
                leaves.iter().filter(|path| path.starts_with("/state/frames")).collect();
            let into = match chance.below(2) {
                0 if !frames.is_empty() => frames[chance.below(frames.len())].clone(),
                _ => leaves[chance.below(leaves.len())].clone(),
            };
            let value = match chance.below(3) {
                0 => snapshot.pointer(&from).cloned().unwrap_or_default(),
                1 => Value::from(chance.below(300)),
                _ => Value::from(chance.below(5)),
            };
            if let Some(slot) = snapshot.pointer_mut(&into) {
                *slot = value;
            }
        }
        if let Ok(read) = State::from_durable(&Catalog::base(), snapshot) {
            accepted += 1;
            let mut game = read.game;
            for _ in 0..2000 {
                if !choose(&mut game, &mut own) {
                    break;
                }
            }
        }
    }
    assert!(accepted > 0, "nothing bent was accepted, so nothing was tried");
}

fn collect(value: &Value, path: String, leaves: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                collect(inner, format!("{path}/{index}"), leaves);
            }
        }
        Value::Object(entries) => {
            for (name, inner) in entries {
                collect(inner, format!("{path}/{name}"), leaves);
            }
        }
        _ => leaves.push(path),
    }
}

#[test]
fn a_record_verifies_and_reads_back() {
    for (number, events) in [(1, true), (2, false), (3, true)] {
        let record = recorded(number, 3, events);
        let read = Record::parse(&record.to_text()).expect("a record");
        assert_eq!(read, record);
        let verified = read.verify(&Catalog::base()).expect("a true record");
        assert!(verified.fair && verified.finished && verified.joins.is_empty());
        assert_eq!(verified.choices, record.steps.len());
        assert!(!verified.older);
        let mut older = record.clone();
        older.header.rules_version += 1;
        let verified = older.verify(&Catalog::base()).expect("to the same effect");
        assert!(verified.older, "other rules, though the same content");
    }
}

#[test]
fn hashes_of_an_older_scheme_are_not_compared() {
    let catalog = Catalog::base();
    let mut record = recorded(4, 2, false);
    let age = |imprint: &mut Imprint<4>| *imprint = Imprint { scheme: 1, hash: Hex([7; 4]) };
    for step in &mut record.steps[..20] {
        match step {
            Step::Choice(played) => age(&mut played.hash),
            Step::Resumed(_) | Step::Undone(_) => unreachable!("played in one go"),
        }
    }
    let text = record.to_text();
    let read = Record::parse(&text).expect("both schemes are read");
    let verified = read.verify(&catalog).expect("lived again by its choices");
    assert_eq!(verified.not_compared.into_iter().collect::<Vec<_>>(), [1]);
    assert!(!verified.older);

    let game = record.replay(&catalog).expect("finished");
    let game = Iterator::last(game).expect("choices").expect("a true record");
    let book = record.header.setup.rulebook(&catalog).expect("a setup");
    let game = Game::resume(book, record.header.setup.clone(), game.state);
    let resumed = Recorder::resume(&catalog, record.clone(), game).expect("the same game");
    assert_eq!(resumed.record().steps.len(), record.steps.len(), "no other rules");

    let mut other = record;
    other.end.as_mut().expect("over").outcome = None;
    assert!(other.verify(&catalog).is_err(), "the outcome is compared all the same");
}

#[test]
fn a_replay_shows_every_choice() {
    let record = recorded(5, 4, false);
    let catalog = Catalog::base();
    let mut replay = record.replay(&catalog).expect("finished");
    let moments: Result<Vec<_>, _> = replay.by_ref().collect();
    let moments = moments.expect("a true record");
    assert_eq!(moments.len(), record.steps.len());
    assert!(moments.last().is_some_and(|last| last.state.is_over()));
    assert!(moments.iter().any(|moment| !moment.events.is_empty()));
}

#[test]
fn what_was_tampered_with_is_named() {
    let catalog: Arc<Catalog> = Catalog::base();
    let refuse = |change: fn(&mut Record)| {
        let mut record = recorded(4, 2, true);
        change(&mut record);
        record.verify(&catalog).expect_err("tampered with")
    };
    fn played(record: &mut Record, index: usize) -> &mut derelict_engine::record::Played {
        match &mut record.steps[index] {
            Step::Choice(played) => played,
            Step::Resumed(_) | Step::Undone(_) => unreachable!("played in one go"),
        }
    }
    let check = |change: fn(&mut Record), expect: &str| {
        let said = refuse(change).to_string();
        assert!(said.contains(expect), "{said:?} lacks {expect:?}");
    };
    check(|r| r.header.commitment.0[3] ^= 1, "committed");
    check(|r| r.header.setup.players = 9, "9 players");
    check(|r| played(r, 7).hash.hash.0[0] ^= 1, "choice 8 (");
    check(|r| played(r, 5).choice = "dance".into(), "choice 6: player");
    check(|r| played(r, 5).decision += 1, "answers decision");
    check(|r| played(r, 9).events = Some(Vec::new()), "choice 10 (");
    check(|r| r.steps.truncate(12), "the end: the choices do not lead to it");
    check(
        |r| {
            r.steps.remove(20);
        },
        "choice 21",
    );
    check(|r| r.end = None, "no end");
    check(|r| r.end.as_mut().expect("over").hash.hash.0[0] ^= 1, "the final situation");
    check(|r| r.end.as_mut().expect("over").outcome = None, "not given up");
}

#[test]
fn a_broken_record_is_refused_line_by_line() {
    let text = recorded(4, 2, false).to_text();
    let lines: Vec<&str> = text.lines().collect();
    let check = |text: String, expect: &str| {
        let said = Record::parse(&text).expect_err("broken").to_string();
        assert!(said.contains(expect), "{said:?} lacks {expect:?}");
    };
    check(String::new(), "empty");
    check("nonsense".into(), "line 1");
    check(lines[1..].join("\n"), "line 1: a record begins with its header");
    check(format!("{text}{}", lines[1]), "something follows the end");
    check(format!("{}\n{}", lines[0], lines[0]), "line 2: a second header");
    check(format!("{}\n{{\"line\":\"undo\"}}", lines[0]), "missing field");
    check(lines[0].replace("\"format\":1", "\"format\":7"), "format 7");
    check(text[..text.len() / 2].to_owned(), "line ");
    assert_eq!(Record::parse("").expect_err("empty"), RecordProblem::Empty);
}

#[test]
fn an_unfinished_game_is_taken_up_where_it_was_left() {
    let catalog = Catalog::base();
    let terms = Terms { verifiable: false, events: true };
    let mut recorder = Recorder::new(&catalog, setup(3), seed(11), terms).expect("sound");
    let mut chance = Chance(5);
    let mut next = |recorder: &mut Recorder| {
        let asked = recorder.game().offers.decisions.first().cloned()?;
        let options = recorder.game().offers.of(&asked);
        let choice = options[chance.below(options.len())];
        recorder.choose(asked.seat, asked.id, choice).ok()
    };
    for _ in 0..40 {
        next(&mut recorder);
    }
    let record = Record::parse(&recorder.record().to_text()).expect("a record");
    assert!(matches!(record.verify(&catalog), Err(RecordProblem::NoEnd)));
    let saved = recorder.game().to_durable();
    let durable = State::from_durable(&catalog, saved).expect("sound");
    let mut recorder = Recorder::resume(&catalog, record, durable.game).expect("the same game");
    while next(&mut recorder).is_some() {}
    let verified = recorder.record().verify(&catalog).expect("a true record");
    assert!(verified.finished && verified.joins.is_empty());
}

#[test]
fn a_game_given_up_reveals_its_seed() {
    let catalog = Catalog::base();
    let terms = Terms { verifiable: true, events: false };
    let recorder = Recorder::new(&catalog, setup(3), seed(11), terms).expect("sound");
    let record = recorder.abandon();
    let verified = record.verify(&catalog).expect("a true record");
    assert!(!verified.finished && verified.choices == 0);
}

#[test]
fn play_that_went_on_under_other_rules_says_where() {
    let catalog = Catalog::base();
    let mut record = recorded(6, 2, false);
    record.end = None;
    record.steps.truncate(30);
    let (mut game, mut chance) = game(6, 2);
    for _ in 0..10 {
        choose(&mut game, &mut chance);
    }
    let mut recorder = Recorder::resume(&catalog, record, game).expect("the same seed");
    while let Some(asked) = recorder.game().offers.decisions.first().cloned() {
        let options = recorder.game().offers.of(&asked);
        let choice = options[chance.below(options.len())];
        recorder.choose(asked.seat, asked.id, choice).expect("offered");
    }
    let verified = recorder.record().verify(&catalog).expect("each part holds");
    assert_eq!(verified.joins, [30]);
}

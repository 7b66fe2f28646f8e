//! Who gets the screen, and who learns what by it.

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::mpsc;

use derelict_bots::Kind;
use derelict_content::{BasicId, Catalog, Kind as Sort};
use derelict_engine::choice::Source;
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::thing::Thing;
use derelict_engine::{Choice, Seat, Setup};
use derelict_text::Language;

use crate::at_table::{AtTable, Next};
use crate::plain::{self, Console};
use crate::sitting::{Opening, People};
use crate::{Interface, Person, Sitting, Store};

fn table(name: &str, players: u8, number: u8) -> Sitting {
    let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let opening = Opening {
        catalog: &Catalog::base(),
        setup: Setup { players, ..Setup::default() },
        seed: [number; 32],
        bots: [0; 32],
        crew: Kind::Random,
        verifiable: false,
        people: People::ByLot(vec![Person { human: true, name: None }; players.into()]),
        place: Store::at(&folder).place(),
    };
    let words = Rc::new(Interface::new(Language::English).expect("words"));
    Sitting::begin(opening, words).expect("a table")
}

/// Seats of reaction windows among what a seat was told last.
fn windows(table: &Sitting, from: usize) -> Vec<Seat> {
    let lines = &table.log(Seat(0)).lines[from..];
    let windows = lines
        .iter()
        .filter(|told| told.fact["kind"] == "window-opened" && told.fact["window"] != "objectives");
    let seats = windows.flat_map(|told| told.fact["seats"].as_array().cloned().unwrap_or_default());
    seats.filter_map(|seat| Some(Seat(seat.as_u64()? as u8 - 1))).collect()
}

/// A window passes the screen to everybody who could react by public knowledge, in the order of
/// seats; whether anybody is asked makes no difference.
#[test]
fn the_way_of_the_screen_betrays_nobody() {
    let (mut opened, mut idle) = (0, 0);
    for game in 0..6 {
        let mut table = table(&format!("derelict-curtain-{game}"), 3, game);
        let mut expected: VecDeque<Seat> = VecDeque::new();
        let mut looking = None;
        let mut random = 12345u32;
        loop {
            let next = table.go_on().expect("the game goes on");
            // Whoever holds the screen already is passed over without a word.
            while let Some(seat) = expected.front().copied() {
                let passed_over =
                    looking == Some(seat) && next != Next::Ask(seat) && next != Next::Nothing(seat);
                if !passed_over {
                    break;
                }
                expected.pop_front();
            }
            let (seat, asked) = match next {
                Next::Over => break,
                Next::Ask(seat) => (seat, true),
                Next::Nothing(seat) => (seat, false),
                Next::Wait | Next::Gather => panic!("nobody plays elsewhere"),
            };
            match expected.pop_front() {
                Some(wanted) => assert_eq!(seat, wanted, "the window goes round another way"),
                None => assert!(asked, "somebody is disturbed for no window"),
            }
            table.hand_screen(seat);
            looking = Some(seat);
            if !asked {
                idle += 1;
                continue;
            }
            let from = table.log(Seat(0)).lines.len();
            let at: &dyn AtTable = &table;
            let asked = at.asked(seat).expect("a decision");
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let number = 1 + (random >> 16) as usize % asked.decision.options.len();
            let choice = asked.numbered(number).expect("an option");
            table.choose(seat, &[choice]).expect("an offered choice");
            let new = windows(&table, from);
            opened += new.len();
            expected.extend(new);
        }
    }
    assert!(opened > 20 && idle > 5, "{opened} could react, {idle} of them in vain");
}

/// Plays alone with random choices and shows every decision.
fn along(name: &str, games: u8, mut look: impl FnMut(&mut Sitting, Seat) -> bool) {
    for game in 0..games {
        let mut table = table(&format!("derelict-{name}-{game}"), 2, game);
        let mut random = 7u32;
        loop {
            let seat = match table.go_on().expect("the game goes on") {
                Next::Over => break,
                Next::Ask(seat) => seat,
                Next::Nothing(seat) => {
                    table.hand_screen(seat);
                    continue;
                }
                Next::Wait | Next::Gather => panic!("nobody plays elsewhere"),
            };
            table.hand_screen(seat);
            if look(&mut table, seat) {
                continue;
            }
            let at: &dyn AtTable = &table;
            let asked = at.asked(seat).expect("a decision");
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let number = 1 + (random >> 16) as usize % asked.decision.options.len();
            let choice = asked.numbered(number).expect("an option");
            table.choose(seat, &[choice]).expect("an offered choice");
        }
    }
}

#[test]
fn what_is_due_is_paid_in_one_go_and_what_is_suggested_is_enough() {
    let mut paid = 0;
    along("paying", 4, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        let Some(picks) = asked.due().and_then(|due| due.picks) else { return false };
        let suggested = asked.suggested();
        assert_eq!(suggested.len(), usize::from(picks));
        assert!(asked.together(&suggested[1..]).is_err(), "too few are not enough");
        let answers = asked.together(&suggested).expect("as many as are due");
        table.choose(seat, &answers).expect("they are taken together");
        paid += 1;
        true
    });
    assert!(paid > 10, "{paid}");
}

#[test]
fn dropping_comes_last_without_a_key_and_with_a_word_of_warning() {
    let mut dropped = 0;
    along("dropping", 4, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        let Prompt::Question(Question::Action { .. }) = asked.decision.prompt else {
            return false;
        };
        let options = &asked.decision.options;
        let is_drop = |option: &Choice| matches!(option, Choice::Drop(_));
        let first = options.iter().position(is_drop).unwrap_or(options.len());
        assert!(options[first..].iter().all(is_drop), "nothing stands behind it");
        assert!(first > 0, "it is never what is pointed at first");
        for option in &options[first..] {
            assert_eq!(asked.key(*option), None);
            assert!(asked.warning(*option).is_some());
            dropped += 1;
        }
        false
    });
    assert!(dropped > 10, "{dropped}");
}

#[test]
fn full_hands_are_told_before_payment_and_what_is_dropped_for_it_is_asked_about() {
    let mut told = [false; 2];
    let (mut met, mut random) = (0, 1u32);
    let catalog = Catalog::base();
    let pick_up = catalog.names.index(Sort::BasicId, "pick-up").map(BasicId);
    along("cramming", 12, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        let options = &asked.decision.options;
        match asked.decision.prompt {
            Prompt::Question(Question::Action { .. }) => told[seat.index()] = false,
            Prompt::Question(Question::Target { .. }) => {}
            Prompt::Question(Question::MakeRoom { .. }) => {
                met += usize::from(std::mem::take(&mut told[seat.index()]));
                let drops = options.iter().filter(|option| matches!(option, Choice::Drop(_)));
                assert!(drops.into_iter().all(|drop| asked.warning(*drop).is_some()));
                return false;
            }
            _ => return false,
        }
        let full = |option: &Choice| {
            asked.warning(*option).is_some_and(|said| said.contains("Your hands are full"))
        };
        // Hands are filled wherever something lies, and nothing is laid down again.
        let takes = |option: &Choice| match option {
            Choice::Act(Source::Basic(basic), _) => pick_up == Some(*basic),
            _ => false,
        };
        let kept =
            options.iter().filter(|option| !matches!(option, Choice::Drop(_) | Choice::Pass));
        let kept: Vec<Choice> = kept.copied().collect();
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let any = kept.get((random >> 16) as usize % kept.len().max(1)).copied();
        let taking = kept.iter().copied().find(full).or(kept.iter().copied().find(takes));
        let Some(choice) = taking.or(any) else { return false };
        told[seat.index()] |= full(&choice);
        table.choose(seat, &[choice]).expect("an offered choice");
        true
    });
    assert!(met > 0, "nobody took anything with full hands");
}

#[test]
fn lines_that_were_typed_before_a_question_do_not_answer_it() {
    let mut table = table("derelict-ahead", 2, 1);
    let (keyboard, typed) = mpsc::channel();
    for line in ["", "1", "1", "1"] {
        keyboard.send(line.to_owned()).expect("somebody reads");
    }
    drop(keyboard);
    let mut out = Vec::new();
    plain::play(&mut table, &mut Console::with_person(typed, &mut out)).expect("it ends");
    let said = String::from_utf8(out).expect("text");
    assert!(said.contains("The input has ended"), "{said}");
    assert!(!table.can_undo(Seat(0)) && !table.can_undo(Seat(1)), "{said}");

    // What is piped has been written for all questions to come.
    let mut out = Vec::new();
    let piped = "\n1\n1\n".as_bytes();
    plain::play(&mut table, &mut Console::new(piped, &mut out, true)).expect("it ends");
    let said = String::from_utf8(out).expect("text");
    assert!(said.matches("Number, or ? for help >").count() > 1, "{said}");
}

#[test]
fn what_was_taken_back_is_not_told_any_more() {
    let mut dropped = 0;
    along("undone", 6, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        // What is in the hands lies open; what comes out of the inventory has been shown for good.
        let hidden = at.view(seat).players[&seat].inventory.clone().unwrap_or_default();
        let is_open = |option: &Choice| match option {
            Choice::Drop(Thing::Item(item)) => !hidden.contains(item),
            Choice::Drop(_) => true,
            _ => false,
        };
        let Some(drop) = asked.decision.options.iter().copied().find(is_open) else {
            return false;
        };
        let told = |table: &Sitting| -> Vec<String> {
            table.log(seat).lines.iter().map(|told| told.sentence.clone()).collect()
        };
        let before = told(table);
        table.choose(seat, &[drop]).expect("an offered choice");
        assert!(told(table).len() > before.len());
        table.undo(seat).expect("it is taken back");
        assert_eq!(told(table)[..before.len()], before);
        assert_eq!(told(table)[before.len()..], ["You take back a choice."]);
        dropped += 1;
        false
    });
    assert!(dropped > 10, "{dropped}");
}

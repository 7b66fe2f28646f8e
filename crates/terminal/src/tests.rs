//! Who gets the screen, and who learns what by it.

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;
use std::sync::mpsc;

use derelict_bots::Kind;
use derelict_content::{BasicId, Catalog, Kind as Sort, ObjectiveDeck};
use derelict_engine::choice::Source;
use derelict_engine::frame::Question;
use derelict_engine::mode::Mode;
use derelict_engine::offer::Prompt;
use derelict_engine::option::Options;
use derelict_engine::thing::Thing;
use derelict_engine::{Choice, Seat, Setup};
use derelict_text::Language;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use serde_json::Value;

use crate::at_table::{AtTable, Next};
use crate::json;
use crate::log::Told;
use crate::page::Page;
use crate::plain::{self, Console};
use crate::screen::{App, Depth, Theme};
use crate::sitting::{Opening, People};
use crate::{Interface, Person, Sitting, Store};

pub(crate) fn table(name: &str, players: u8, number: u8) -> Sitting {
    table_of(name, Setup { players, ..Setup::default() }, number)
}

fn table_of(name: &str, setup: Setup, number: u8) -> Sitting {
    let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let players = setup.players;
    let opening = Opening {
        catalog: &Catalog::base(),
        setup,
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

/// What the game for programs says to these lines, from where the table stands.
fn objects(table: &mut Sitting, input: &str) -> Vec<Value> {
    let mut out = Vec::new();
    json::play(table, &mut Console::new(input.as_bytes(), &mut out, false)).expect("it ends");
    let said = String::from_utf8(out).expect("text");
    said.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
}

/// The first and the third of the cards that may pay, where two of at least three are due.
fn two_of_three(table: &Sitting, seat: Seat) -> Option<[String; 2]> {
    let at: &dyn AtTable = table;
    let asked = at.asked(seat)?;
    let due = asked.due()?;
    let single = due.copies.len() > 2 && due.copies.iter().all(|copies| *copies == 1);
    let paying = matches!(asked.decision.prompt, Prompt::Question(Question::Pay { .. }));
    let names = &at.book().names;
    let code = |place: usize| asked.decision.options[place].code(names);
    (paying && single && due.picks == Some(2)).then(|| [code(0), code(2)])
}

/// Names the first and the third of three cards in one way, and sees that these two pay.
fn pays_with_two(name: &str, mut pay: impl FnMut(&mut Sitting, Seat)) {
    let mut paid = 0;
    along(name, 4, |table, seat| {
        let Some(mut wanted) = two_of_three(table, seat) else { return false };
        let before = table.log(seat).lines.len();
        pay(table, seat);
        let lines = table.log(seat).lines[before..].iter();
        let cards = lines.filter(|told| told.fact["kind"] == "card-paid");
        let mut cards: Vec<String> = cards
            .map(|told| format!("card:{}", told.fact["card"].as_str().expect("a name")))
            .collect();
        cards.sort();
        wanted.sort();
        assert_eq!(cards, wanted);
        paid += 1;
        true
    });
    assert!(paid > 3, "{paid}");
}

#[test]
fn several_cards_are_paid_with_one_line_of_numbers() {
    pays_with_two("paying-line", |table, _| {
        let mut out = Vec::new();
        let mut console = Console::new("1 3\n".as_bytes(), &mut out, true);
        plain::play(table, &mut console).expect("it ends");
    });
}

#[test]
fn several_cards_are_paid_with_one_object() {
    pays_with_two("paying-object", |table, _| {
        let said = objects(table, "{\"choose\":[1,3]}\n");
        assert!(said.iter().all(|told| told["type"] != "error"), "{said:?}");
    });
    // Two that do not fit, or too few, are refused as a whole.
    let mut refused = 0;
    along("paying-wrong", 2, |table, seat| {
        if two_of_three(table, seat).is_some() {
            let before = table.log(seat).lines.len();
            let said = objects(table, "{\"choose\":[1,1]}\n");
            assert!(said.iter().any(|told| told["type"] == "error"), "{said:?}");
            assert_eq!(table.log(seat).lines.len(), before, "nothing was paid");
            refused += 1;
        }
        false
    });
    assert!(refused > 0);
}

#[test]
fn several_cards_are_marked_on_the_full_screen_and_taken_together() {
    pays_with_two("paying-screen", |table, seat| {
        let at: &dyn AtTable = table;
        let marked = at.asked(seat).expect("a decision").suggested();
        let mut app = App::new(table, Theme::new(Depth::None, false));
        app.begin().expect("the game goes on");
        let mut press = |code| {
            let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
            app.handle(&key).expect("the game goes on");
        };
        // What was suggested is laid down again, then one is marked by its key and one is pointed at.
        for place in marked {
            press(KeyCode::Char(char::from_digit(place as u32 + 1, 10).expect("a digit")));
        }
        // One mark is not enough.
        press(KeyCode::Char('1'));
        press(KeyCode::Enter);
        press(KeyCode::Home);
        press(KeyCode::Down);
        press(KeyCode::Down);
        press(KeyCode::Char(' '));
        press(KeyCode::Enter);
    });
}

/// Two characters, and whoever begins.
pub(crate) fn begun(name: &str, setup: Setup) -> (Sitting, Seat) {
    let characters = ["scout", "captain"].map(String::from).to_vec();
    let mut table = table_of(name, Setup { players: 2, characters, ..setup }, 5);
    let Next::Ask(seat) = table.go_on().expect("a game") else { panic!("somebody begins") };
    table.hand_screen(seat);
    (table, seat)
}

fn text(page: &Page) -> String {
    page.lines(1000).into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_odds_of_a_move_are_told_way_by_way_and_what_is_sure_has_none() {
    let options = Options { odds: true, ..Options::default() };
    let (table, seat) = begun("derelict-odds", Setup { options, ..Setup::default() });
    let at: &dyn AtTable = &table;
    let asked = at.asked(seat).expect("a decision");
    let named = |option: &Choice| option.code(&at.book().names) == "move";
    let walk = asked.decision.options.iter().copied().find(named).expect("a move");
    let view = at.after(seat, walk).expect("it is to be said where to");
    let ways = view.decision.clone().expect("it is to be said where to");
    assert!(ways.options.len() > 1);
    let told = asked.odds(walk);
    let cast = at.voice().cast(&view);
    for way in &ways.options {
        let name = at.voice().choice(*way, &ways.prompt, &cast);
        assert!(told.iter().any(|odds| odds.starts_with(&format!("{name}: "))), "{name}: {told:?}");
    }
    assert!(text(&asked.all_odds()).contains(&told[0]));
    let sure = "Nothing here is left to chance, as far as can be told yet.";
    assert_eq!(text(&asked.odds_of(Choice::Pass)), sure);

    let (table, seat) = begun("derelict-no-odds", Setup::default());
    let at: &dyn AtTable = &table;
    let asked = at.asked(seat).expect("a decision");
    assert_eq!(text(&asked.all_odds()), "This table was set up without odds.");
    assert_eq!(text(&asked.odds_of(walk)), "This table was set up without odds.");
}

#[test]
fn the_gravest_news_are_said_once_more_above_the_question() {
    let (mut table, seat) = begun("derelict-above", Setup::default());
    let told = |kind: &str, sentence: &str| Told {
        fact: serde_json::json!({"kind": kind}),
        ..Told::aside(sentence.to_owned())
    };
    let log = table.log_mut(seat);
    log.catch_up();
    log.tell([told("destination-set", "The ship turns to Mars.")]);
    log.tell((0..4).map(|_| told("passed", "Somebody passes.")));
    let mut out = Vec::new();
    plain::play(&mut table, &mut Console::new("".as_bytes(), &mut out, true)).expect("it ends");
    let said = String::from_utf8(out).expect("text");
    assert!(said.contains("Above all: The ship turns to Mars."), "{said}");
}

#[test]
fn common_objectives_are_told_as_everybodys_with_the_state_of_each_part() {
    let (table, seat) = begun("derelict-common", Setup { mode: Mode::Coop, ..Setup::default() });
    let at: &dyn AtTable = &table;
    let asked = at.asked(seat).expect("a decision");
    let goals = asked.view.goals(at.book());
    assert!(!goals.is_empty() && goals.iter().all(|goal| goal.deck == ObjectiveDeck::Coop));
    let mut page = Page::default();
    asked.situation().objectives(seat, &mut page);
    let said = text(&page);
    assert_eq!(said.matches("Common: ").count(), goals.len(), "{said}");
    for part in goals.iter().flat_map(|goal| &goal.ways).flatten() {
        assert!(said.contains(&asked.situation().part(part)), "{said}");
    }
}

#[test]
fn programs_are_told_what_belongs_to_an_option_and_how_much_is_due() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    along("json-fields", 6, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        let (prompt, due) = (asked.decision.prompt, asked.decision.due.clone());
        let dropped = asked.decision.options.iter().position(|it| matches!(it, Choice::Drop(_)));
        let said = objects(table, "");
        let ask = said.iter().find(|told| told["type"] == "ask").expect("a question");
        let options = ask["options"].as_array().expect("options");
        let acting = matches!(prompt, Prompt::Question(Question::Action { .. }));
        for option in options {
            let code = option["choice"].as_str().expect("a name");
            assert_eq!(option["group"].is_string(), acting, "{option}");
            if option["key"].is_string() {
                assert!(acting && option["key"].as_str().is_some_and(|key| key.len() == 1));
                seen.insert("key");
            }
            if code == "pass" && acting {
                assert_eq!((&option["group"], &option["key"]), (&"end".into(), &"P".into()));
                seen.insert("group");
            }
            if code.starts_with("drop:") {
                assert!(option["warns"].is_string() && option["key"].is_null(), "{option}");
                seen.insert("warns");
            }
            if option["copies"].is_u64() {
                seen.insert("copies");
            }
            if option["pays_at_once"].is_u64() {
                seen.insert("pays_at_once");
            }
        }
        match due {
            Some(due) if due.picks.is_some() => {
                let picks = due.picks.map(usize::from).unwrap_or_default();
                assert_eq!(ask["due"], picks);
                assert_eq!(ask["forced"], due.forced);
                let suggests = ask["suggests"].as_array().expect("a suggestion");
                assert_eq!(suggests.len(), picks);
                let offered = |code: &Value| options.iter().any(|it| it["choice"] == *code);
                assert!(suggests.iter().all(offered), "{ask}");
                seen.insert("due");
            }
            Some(_) => {
                assert_eq!(ask["ends"], "done");
                seen.insert("ends");
            }
            None => assert!(ask["due"].is_null() && ask["ends"].is_null()),
        }
        // What is in the hands lies open and can be taken up again.
        if let Some(place) = dropped.filter(|_| acting && !seen.contains("undo")) {
            let line = format!("{{\"choose\":{}}}\n{{\"do\":\"undo\"}}\n", place + 1);
            let said = objects(table, &line);
            let undone = said.iter().find(|told| told["type"] == "undo").expect("an answer");
            if undone["done"] == true {
                let asks: Vec<&Value> = said.iter().filter(|told| told["type"] == "ask").collect();
                assert_eq!(asks.len(), 3, "{said:?}");
                assert_eq!(asks[1]["undo"], true);
                assert_eq!(asks[0]["options"], asks[2]["options"], "the same is asked anew");
                seen.insert("undo");
            }
            // Whatever became of it, the question is another one now.
            return true;
        }
        false
    });
    let wanted = ["copies", "due", "ends", "group", "key", "pays_at_once", "undo", "warns"];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), wanted);
}

#[test]
fn a_payment_without_a_choice_is_said_before_it_is_made() {
    let mut paid = 0;
    along("forced", 6, |table, seat| {
        let at: &dyn AtTable = table;
        let asked = at.asked(seat).expect("a decision");
        let told = |choice: Choice| (asked.pays_at_once(choice), asked.caution(choice));
        let options = asked.decision.options.clone();
        let Some((choice, count, said)) = options.into_iter().find_map(|choice| {
            let (count, said) = told(choice);
            Some((choice, count?, said))
        }) else {
            return false;
        };
        assert!(said.is_some(), "{choice:?} pays {count} without a word");
        let before = asked.view.players[&seat].hand_size;
        let cards = |table: &Sitting| {
            let lines = table.log(seat).lines.iter();
            lines.filter(|told| told.fact["kind"] == "card-paid").count()
        };
        let earlier = cards(table);
        table.choose(seat, &[choice]).expect("an offered choice");
        assert!(cards(table) >= earlier + usize::from(count), "{choice:?}: {before} in hand");
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

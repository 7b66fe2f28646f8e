//! The screen as people see it, at three sizes. `DERELICT_BLESS=1` writes the pictures anew.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::{env, fs};

use derelict_bots::Kind;
use derelict_content::Catalog;
use derelict_engine::Setup;
use derelict_engine::mode::Mode;
use derelict_terminal::screen::{App, Depth, Theme};
use derelict_terminal::sitting::{Opening, People};
use derelict_terminal::{Interface, Person, Sitting, Store};
use derelict_text::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 50)];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn person(name: Option<&str>, human: bool) -> Person {
    Person { human, name: name.map(str::to_owned) }
}

fn table(name: &str, setup: Setup, people: Vec<Person>) -> Sitting {
    let opening = Opening {
        catalog: &Catalog::base(),
        setup,
        seed: [7; 32],
        bots: [8; 32],
        crew: Kind::Random,
        verifiable: false,
        people: People::ByLot(people),
        place: Store::at(&folder(name)).place(),
    };
    let words = Rc::new(Interface::new(Language::English).expect("words"));
    Sitting::begin(opening, words).expect("a table")
}

fn three() -> (Setup, Vec<Person>) {
    let characters = ["captain", "scout", "soldier"].map(String::from).to_vec();
    let people = vec![person(None, true), person(None, false), person(None, false)];
    (Setup { players: 3, characters, ..Setup::default() }, people)
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// Presses keys: `\n` is Enter, `\x1b` is Esc.
fn press(app: &mut App<'_>, keys: &str) {
    for letter in keys.chars() {
        let code = match letter {
            '\n' => KeyCode::Enter,
            '\x1b' => KeyCode::Esc,
            '>' => KeyCode::Right,
            'v' => KeyCode::Down,
            letter => KeyCode::Char(letter),
        };
        app.handle(&key(code)).expect("the game goes on");
        while app.is_waiting() {
            app.let_bot_choose().expect("the game goes on");
        }
    }
}

fn picture(app: &mut App<'_>, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| app.draw(frame)).expect("a picture");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| {
        let cells = (0..width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..height).map(row).collect()
}

#[track_caller]
fn check(app: &mut App<'_>, name: &str) {
    for size in SIZES {
        let shown = picture(app, size);
        let file = format!("tests/screens/{name}-{}x{}.txt", size.0, size.1);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        if env::var_os("DERELICT_BLESS").is_some() {
            fs::write(&path, &shown).expect("a picture can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(shown == kept, "{} shows now:\n{shown}", path.display());
    }
}

/// Lets things happen until the person has a round.
fn to_round(app: &mut App<'_>) {
    press(app, "\n");
    for _ in 0..50 {
        if picture(app, SIZES[1]).contains("Your round, action") {
            return;
        }
        press(app, "1");
    }
    panic!("no round for a person:\n{}", picture(app, SIZES[1]));
}

fn bare() -> Theme {
    Theme::new(Depth::None, false)
}

#[test]
fn the_welcome() {
    let (setup, people) = three();
    let mut table = table("screen-welcome", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    check(&mut app, "welcome");
}

#[test]
fn an_action_and_where_to() {
    let (setup, people) = three();
    let mut table = table("screen-action", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    to_round(&mut app);
    check(&mut app, "action");
    press(&mut app, "Mv");
    check(&mut app, "where-to");
    press(&mut app, ">>");
    check(&mut app, "looking");
}

#[test]
fn groups_have_their_names_where_there_is_no_row_for_them() {
    let (setup, people) = three();
    let mut table = table("screen-groups", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    to_round(&mut app);
    for (size, wide) in [(SIZES[0], 47), (SIZES[1], 58)] {
        let shown = picture(&mut app, size);
        let rows: Vec<String> = shown.lines().map(|row| row.chars().take(wide).collect()).collect();
        for (option, group) in [("M Move:", "Move"), ("P Pass", "End")] {
            let row = rows.iter().find(|row| row.contains(option)).expect("an option");
            assert!(row.trim_end().ends_with(&format!(" {group}")), "{option}:\n{shown}");
        }
    }
}

#[test]
fn pages_over_the_board() {
    let (setup, people) = three();
    let mut table = table("screen-pages", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    to_round(&mut app);
    for (keys, name) in [("?", "help"), ("h", "hand"), ("w", "why"), ("/noise\n", "rules")] {
        press(&mut app, keys);
        check(&mut app, name);
        press(&mut app, "\x1b");
    }
}

#[test]
fn a_fight_far_into_the_game() {
    let setup = Setup { mode: Mode::Solo, players: 1, ..Setup::default() };
    let mut table = table("screen-late", setup, vec![person(None, true)]);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    press(&mut app, "\n");
    press(&mut app, &"M1\nM1\nP\n".repeat(4));
    check(&mut app, "late");
}

#[test]
fn the_curtain_between_two_persons() {
    let setup = Setup { players: 2, ..Setup::default() };
    let people = vec![person(Some("Ada"), true), person(Some("Ben"), true)];
    let mut table = table("screen-curtain", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    press(&mut app, "\n");
    check(&mut app, "curtain");
}

#[test]
fn the_end() {
    let setup = Setup { mode: Mode::Solo, players: 1, ..Setup::default() };
    let mut table = table("screen-end", setup, vec![person(None, true)]);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    for _ in 0..4000 {
        if picture(&mut app, SIZES[1]).contains("THE END") {
            break;
        }
        press(&mut app, "\n");
    }
    check(&mut app, "end");
    press(&mut app, "\n\n\n\n\n");
    assert!(picture(&mut app, SIZES[1]).contains("The record of this game"));
    press(&mut app, "\n");
    assert!(app.has_left());
}

#[test]
fn any_size_can_be_drawn() {
    let (setup, people) = three();
    let mut table = table("screen-sizes", setup, people);
    let mut app = App::new(&mut table, Theme::new(Depth::True, true));
    app.begin().expect("a game");
    press(&mut app, "\n");
    for width in [1, 2, 5, 20, 59, 60, 61, 79, 80, 119, 120, 200, 400] {
        for height in [1, 2, 3, 5, 10, 17, 18, 19, 24, 33, 34, 35, 90] {
            for keys in ["", "?", "\x1b", "/x", "\x1b"] {
                press(&mut app, keys);
                picture(&mut app, (width, height));
            }
        }
    }
}

#[test]
fn every_depth_of_colour_shows_the_same_words() {
    let (setup, people) = three();
    let mut shown = Vec::new();
    for depth in [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True] {
        let mut table = table("screen-colours", setup.clone(), people.clone());
        let mut app = App::new(&mut table, Theme::new(depth, false));
        app.begin().expect("a game");
        press(&mut app, "\n");
        shown.push(picture(&mut app, SIZES[1]));
    }
    assert!(shown.iter().all(|other| *other == shown[0]));
}

#[test]
fn a_click_selects_and_a_second_takes() {
    let (setup, people) = three();
    let mut table = table("screen-mouse", setup, people);
    let mut app = App::new(&mut table, bare());
    app.begin().expect("a game");
    to_round(&mut app);
    let before = picture(&mut app, SIZES[1]);
    let lines: Vec<&str> = before.lines().collect();
    let row =
        lines.iter().position(|line| line.contains(" C Careful")).expect("a second option") as u16;
    let click = |app: &mut App<'_>| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let event = MouseEvent { kind, column: 8, row, modifiers: KeyModifiers::NONE };
        app.handle(&Event::Mouse(event)).expect("the game goes on");
    };
    let question = |text: &str| {
        let row =
            text.lines().position(|line| line.contains("Your round, action")).map(|at| at + 1);
        row.and_then(|row| text.lines().nth(row))
            .map(|line| line.chars().take(50).collect::<String>())
    };
    click(&mut app);
    let selected = picture(&mut app, SIZES[1]);
    assert!(selected.contains("Click again"), "{selected}");
    assert_eq!(question(&selected), question(&before));
    click(&mut app);
    assert_ne!(question(&picture(&mut app, SIZES[1])), question(&before));
}

//! Which key does what, and what is written for it at the foot of the screen.

use derelict_content::CorridorId;
use derelict_engine::{Choice, Rulebook};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::ask::Asked;

/// Something a key or a click does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Explain,
    Why,
    Odds,
    Undo,
    Hand,
    Goals,
    Situation,
    Map,
    Log,
    Rules,
    Help,
    Quit,
    /// Say something to the others.
    Talk,
    /// Agree to what somebody wants to take back.
    Agree,
    /// Do not agree.
    Refuse,
    /// Begin the game.
    Begin,
}

impl Command {
    /// Whether it means nothing to somebody without a seat.
    pub fn is_players(self) -> bool {
        use Command::{Agree, Explain, Goals, Hand, Odds, Refuse, Undo, Why};
        matches!(self, Explain | Why | Odds | Undo | Hand | Goals | Agree | Refuse)
    }

    /// Whether what it opens depends on what has happened.
    pub fn is_told(self) -> bool {
        !matches!(self, Self::Help | Self::Rules | Self::Talk)
    }
}

/// The commands, in the order they are shown, with key and message.
pub const COMMANDS: [(Command, char, &str); 12] = [
    (Command::Help, '?', "key-help"),
    (Command::Quit, 'q', "key-quit"),
    (Command::Explain, 'e', "key-explain"),
    (Command::Why, 'w', "key-why"),
    (Command::Odds, 'o', "key-odds"),
    (Command::Undo, 'u', "key-undo"),
    (Command::Hand, 'h', "key-hand"),
    (Command::Goals, 'g', "key-goals"),
    (Command::Log, 'l', "key-log"),
    (Command::Rules, '/', "key-rules"),
    (Command::Map, 'm', "key-map"),
    (Command::Situation, 's', "key-situation"),
];

/// The commands where others sit elsewhere.
pub const OTHERS: [(Command, char, &str); 4] = [
    (Command::Talk, 't', "key-talk"),
    (Command::Agree, 'y', "key-agree"),
    (Command::Refuse, 'n', "key-refuse"),
    (Command::Begin, 'b', "key-begin"),
];

/// Keys of options, in their order: lower case letters are commands.
const OPTIONS: &str = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The option with this key.
    Option(char),
    /// A command.
    Do(Command),
    /// Up or down among options, or through a page.
    Step(isize),
    /// A page up or down.
    Leap(isize),
    /// To the beginning or the end.
    Home,
    End,
    /// To the room in this direction: right, down.
    Look(i32, i32),
    /// Take what is selected, or go on.
    Take,
    /// Read on; too large a key to take anything with.
    Space,
    /// Close what is open.
    Back,
    /// The next panel.
    Panel,
    /// Leave at once.
    Leave,
    /// Draw everything anew.
    Redraw,
    /// Nothing known.
    Unknown(Option<char>),
}

impl Key {
    /// What a key means.
    pub fn of(event: &KeyEvent) -> Self {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        let shift = event.modifiers.contains(KeyModifiers::SHIFT);
        match event.code {
            KeyCode::Char('c' | 'd') if control => Self::Leave,
            KeyCode::Char('l') if control => Self::Redraw,
            KeyCode::Char('n') if control => Self::Step(1),
            KeyCode::Char('p') if control => Self::Step(-1),
            KeyCode::Char(_) if control => Self::Unknown(None),
            KeyCode::Up if shift => Self::Look(0, -1),
            KeyCode::Down if shift => Self::Look(0, 1),
            KeyCode::Up | KeyCode::Char('k') => Self::Step(-1),
            KeyCode::Down | KeyCode::Char('j') => Self::Step(1),
            KeyCode::Left => Self::Look(-1, 0),
            KeyCode::Right => Self::Look(1, 0),
            KeyCode::PageUp => Self::Leap(-1),
            KeyCode::PageDown => Self::Leap(1),
            KeyCode::Char(' ') => Self::Space,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::Enter => Self::Take,
            KeyCode::Esc | KeyCode::Backspace => Self::Back,
            KeyCode::Tab | KeyCode::BackTab => Self::Panel,
            KeyCode::Char(letter) => Self::letter(letter),
            _ => Self::Unknown(None),
        }
    }

    fn letter(letter: char) -> Self {
        if OPTIONS.contains(letter) {
            return Self::Option(letter);
        }
        let command = COMMANDS.iter().chain(&OTHERS).find(|(_, key, _)| *key == letter);
        command.map_or(Self::Unknown(Some(letter)), |(command, ..)| Self::Do(*command))
    }
}

/// The keys of all options: what can be done has its own all game long, a corridor goes by its number
/// and whatever else is chosen by its place in the list, as in the browser.
pub fn option_keys(asked: &Asked<'_>) -> Vec<Option<char>> {
    let options = &asked.decision.options;
    let own: Vec<Option<char>> = options.iter().map(|option| asked.key(*option)).collect();
    let acting = options.iter().any(|it| matches!(it, Choice::Act(..) | Choice::Swarm(..)));
    if acting && own.iter().any(Option::is_some) {
        return own;
    }
    let mut taken: Vec<char> = own.iter().copied().flatten().collect();
    let numbered = |option: &Choice| match option {
        Choice::Corridor(corridor) => number_key(asked.table.book(), *corridor),
        _ => None,
    };
    let keys =
        own.iter().zip(options).zip(OPTIONS.chars().map(Some).chain(std::iter::repeat(None)));
    keys.map(|((own, option), place)| {
        let wanted = numbered(option).into_iter().chain(place).chain(OPTIONS.chars());
        let free = || wanted.into_iter().find(|key| !taken.contains(key));
        let key = own.or_else(free);
        taken.extend(key);
        key
    })
    .collect()
}

/// The first number printed on a corridor.
fn number_key(book: &Rulebook, corridor: CorridorId) -> Option<char> {
    let numbers = &book.board.corridors[corridor.index()].numbers;
    numbers.first().and_then(|number| char::from_digit((*number).into(), 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(letter: char) -> Key {
        Key::of(&KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE))
    }

    #[test]
    fn every_option_key_and_command_key_is_its_own() {
        assert_eq!(press('1'), Key::Option('1'));
        assert_eq!(press('A'), Key::Option('A'));
        for (command, key, _) in COMMANDS {
            assert_eq!(press(key), Key::Do(command));
        }
        assert_eq!(press('x'), Key::Unknown(Some('x')));
    }

    #[test]
    fn no_action_has_a_key_that_means_something_else_here_or_in_the_browser() {
        let browser = include_str!("../../../../web/src/game/keys.ts");
        let reserved = browser.split_once("RESERVED").and_then(|(_, rest)| rest.split_once("};"));
        let reserved: Vec<&str> = reserved
            .expect("the keys of the browser")
            .0
            .lines()
            .filter_map(|line| line.trim().split_once(": \"key-"))
            .map(|(key, _)| key.trim_matches('"'))
            .collect();
        assert!(reserved.len() > 10 && reserved.contains(&"u"), "{reserved:?}");
        for key in derelict_engine::group::keys() {
            assert_eq!(press(key), Key::Option(key), "{key} is one of an option here");
            let small = key.to_ascii_lowercase().to_string();
            assert!(!reserved.contains(&small.as_str()), "{key} means something in the browser");
        }
    }

    #[test]
    fn control_c_leaves() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(Key::of(&key), Key::Leave);
    }
}

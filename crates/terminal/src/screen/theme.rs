//! Colours and marks, for terminals that can show much, little or nothing of them.
//!
//! Every colour has a second sign, so that nothing is told by colour alone.

use std::env;

use derelict_content::RoomColour;
use ratatui::style::{Color, Modifier, Style};

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Sixteen million.
    True,
    /// The 256 of most terminals.
    Indexed,
    /// The sixteen of all terminals.
    Sixteen,
    /// None.
    None,
}

/// What a colour is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Words.
    Text,
    /// Less important words.
    Quiet,
    /// Edges and what cannot be done.
    Faint,
    /// What may be done now.
    Accent,
    /// Serious wounds, self-destruct, combat.
    Danger,
    /// Fire.
    Fire,
    /// Malfunctions.
    Malfunction,
    /// Everything alien.
    Alien,
    /// Noise.
    Noise,
    /// Rooms by what is found in them.
    Room(RoomColour),
    /// A character, by the colour of its pieces.
    Pieces(Pieces),
}

/// The colours pieces are made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    Blue,
    Green,
    White,
    Violet,
    Red,
    Orange,
    /// A colour only its pack knows.
    Other,
}

impl From<&str> for Pieces {
    fn from(colour: &str) -> Self {
        match colour {
            "blue" => Self::Blue,
            "green" => Self::Green,
            "white" => Self::White,
            "violet" => Self::Violet,
            "red" => Self::Red,
            "orange" => Self::Orange,
            _ => Self::Other,
        }
    }
}

/// A colour in full, and its nearest of sixteen.
type Paint = ([u8; 3], Color);

/// Colours and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    depth: Depth,
    /// The marks that stand for things.
    pub marks: Marks,
}

/// Marks that stand for things on the map and in the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    pub path: &'static str,
    pub lit: &'static str,
    pub fire: &'static str,
    pub malfunction: &'static str,
    pub items: &'static str,
    pub corpse: &'static str,
    pub egg: &'static str,
    pub carcass: &'static str,
    pub sample: &'static str,
    pub turret: &'static str,
    pub wound: &'static str,
    pub no_wound: &'static str,
    pub more: &'static str,
    pub pointer: &'static str,
    pub duct: &'static str,
    pub bar: &'static str,
    pub edge: &'static str,
    pub sealed: &'static str,
    /// Injuries from 0 to 9.
    pub small: [&'static str; 10],
    /// Military, technical, medical, any deck, no search.
    pub rooms: [&'static str; 5],
}

const UNICODE: Marks = Marks {
    path: "·",
    lit: "•",
    fire: "▲",
    malfunction: "╳",
    items: "▪",
    corpse: "†",
    egg: "o",
    carcass: "%",
    sample: "◊",
    turret: "╤",
    wound: "●",
    no_wound: "○",
    more: "…",
    pointer: "▸",
    duct: "≡",
    bar: "│",
    edge: "│",
    sealed: "┆",
    small: ["", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"],
    rooms: ["»", "#", "+", "○", "–"],
};

const ASCII: Marks = Marks {
    path: ".",
    lit: "*",
    fire: "^",
    malfunction: "X",
    items: "$",
    corpse: "_",
    egg: "o",
    carcass: "%",
    sample: "v",
    turret: "&",
    wound: "#",
    no_wound: "-",
    more: "~",
    pointer: ">",
    duct: "=",
    bar: "|",
    edge: "|",
    sealed: ":",
    small: ["", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    rooms: [">", "#", "+", "o", "-"],
};

impl Theme {
    /// What the terminal says it can show.
    #[must_use]
    pub fn detect() -> Self {
        let is = |name: &str| env::var(name).unwrap_or_default();
        let (term, deep) = (is("TERM"), is("COLORTERM"));
        let depth = if !is("NO_COLOR").is_empty() || ["vt100", "vt220", "dumb"].contains(&&*term) {
            Depth::None
        } else if deep == "truecolor" || deep == "24bit" {
            Depth::True
        } else if term.contains("256") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(is);
        let said = locale.iter().find(|value| !value.is_empty());
        let plain = said.is_some_and(|value| {
            let value = value.to_lowercase();
            !value.contains("utf-8") && !value.contains("utf8")
        });
        Self::new(depth, plain || term == "linux" && said.is_none())
    }

    /// A theme; `plain` keeps to the letters every terminal has.
    #[must_use]
    pub fn new(depth: Depth, plain: bool) -> Self {
        Self { depth, marks: if plain { ASCII } else { UNICODE } }
    }

    /// Words in a role's colour.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let style = self.paint(paint(role)).map_or(Style::new(), |colour| Style::new().fg(colour));
        match (self.depth, role) {
            (Depth::None, Role::Faint) => style.add_modifier(Modifier::DIM),
            (Depth::None, Role::Danger | Role::Fire | Role::Noise | Role::Alien) => {
                style.add_modifier(Modifier::BOLD)
            }
            _ => style,
        }
    }

    /// Words in bold.
    #[must_use]
    pub fn bold(&self, role: Role) -> Style {
        self.style(role).add_modifier(Modifier::BOLD)
    }

    /// What the eye should find first: dark words on a role's colour.
    #[must_use]
    pub fn filled(&self, role: Role) -> Style {
        match self.paint(paint(role)) {
            Some(colour) => Style::new().bg(colour).fg(self.ink()).add_modifier(Modifier::BOLD),
            None => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// The ground of an explored room.
    #[must_use]
    pub fn room(&self, burning: bool) -> Style {
        let ground = if burning { [0x4a, 0x2a, 0x18] } else { [0x1a, 0x26, 0x32] };
        self.ground(ground)
    }

    /// The ground of a room nobody has entered.
    #[must_use]
    pub fn sealed(&self) -> Style {
        self.ground([0x0b, 0x12, 0x18])
    }

    /// The ground behind everything.
    #[must_use]
    pub fn space(&self) -> Style {
        self.ground([0x07, 0x0b, 0x10]).patch(self.style(Role::Text))
    }

    /// The ground of panels.
    #[must_use]
    pub fn panel(&self) -> Style {
        self.ground([0x10, 0x18, 0x20]).patch(self.style(Role::Text))
    }

    fn ground(&self, colour: [u8; 3]) -> Style {
        match self.depth {
            Depth::True | Depth::Indexed => {
                self.paint((colour, Color::Black)).map_or(Style::new(), |it| Style::new().bg(it))
            }
            Depth::Sixteen | Depth::None => Style::new(),
        }
    }

    fn ink(&self) -> Color {
        match self.depth {
            Depth::True => Color::Rgb(0x0a, 0x10, 0x16),
            _ => Color::Black,
        }
    }

    fn paint(&self, ([red, green, blue], near): Paint) -> Option<Color> {
        match self.depth {
            Depth::True => Some(Color::Rgb(red, green, blue)),
            Depth::Indexed => Some(Color::Indexed(indexed([red, green, blue]))),
            Depth::Sixteen => Some(near),
            Depth::None => None,
        }
    }
}

fn paint(role: Role) -> Paint {
    match role {
        Role::Text => ([0xec, 0xe7, 0xdb], Color::Reset),
        Role::Quiet => ([0xb4, 0xc0, 0xc8], Color::Reset),
        Role::Faint => ([0x7d, 0x8d, 0x99], Color::DarkGray),
        Role::Accent => ([0x7c, 0xe0, 0xf5], Color::LightCyan),
        Role::Danger => ([0xff, 0x7a, 0x70], Color::LightRed),
        Role::Fire => ([0xff, 0x9a, 0x4a], Color::LightRed),
        Role::Malfunction => ([0xc5, 0xa8, 0xff], Color::LightMagenta),
        Role::Alien => ([0xcd, 0xeb, 0x5a], Color::LightGreen),
        Role::Noise => ([0xf6, 0xe7, 0xb8], Color::LightYellow),
        Role::Room(RoomColour::Red) => ([0xf2, 0x8a, 0x84], Color::LightRed),
        Role::Room(RoomColour::Yellow) => ([0xe8, 0xbe, 0x4e], Color::Yellow),
        Role::Room(RoomColour::Green) => ([0x6c, 0xcb, 0x9a], Color::Green),
        Role::Room(RoomColour::White) => ([0xd8, 0xe0, 0xe6], Color::Gray),
        Role::Room(RoomColour::None) => ([0x87, 0x96, 0xa3], Color::Gray),
        Role::Pieces(Pieces::Blue) => ([0x7f, 0xb0, 0xff], Color::LightBlue),
        Role::Pieces(Pieces::Green) => ([0x58, 0xc2, 0x7d], Color::LightGreen),
        Role::Pieces(Pieces::White) => ([0xf2, 0xf2, 0xee], Color::White),
        Role::Pieces(Pieces::Violet) => ([0xbb, 0x98, 0xf5], Color::LightMagenta),
        Role::Pieces(Pieces::Red) => ([0xf0, 0x6a, 0x6a], Color::LightRed),
        Role::Pieces(Pieces::Orange) => ([0xf2, 0x9a, 0x3f], Color::Yellow),
        Role::Pieces(Pieces::Other) => ([0xd8, 0xc8, 0xa8], Color::LightCyan),
    }
}

/// The nearest of the 256: a step of the colour cube, or a grey.
fn indexed(colour: [u8; 3]) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let far = |a: [u8; 3], b: [u8; 3]| -> u32 {
        a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let step = |part: u8| (0..6u8).min_by_key(|at| STEPS[usize::from(*at)].abs_diff(part));
    let [red, green, blue] = colour.map(|part| step(part).unwrap_or_default());
    let cube = [red, green, blue].map(|at| STEPS[usize::from(at)]);
    let mean = colour.iter().map(|part| u32::from(*part)).sum::<u32>() / 3;
    let shade = (mean.saturating_sub(3) / 10).min(23) as u8;
    let grey = [8 + shade * 10; 3];
    if far(grey, colour) < far(cube, colour) {
        232 + shade
    } else {
        16 + 36 * red + 6 * green + blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_a_nearest_of_256() {
        assert_eq!(indexed([0, 0, 0]), 16);
        assert_eq!(indexed([255, 255, 255]), 231);
        assert_eq!(indexed([255, 0, 0]), 196);
        assert_eq!(indexed([0x80, 0x80, 0x80]), 244);
    }

    #[test]
    fn without_colours_no_colour_is_set() {
        let theme = Theme::new(Depth::None, true);
        for role in [Role::Text, Role::Danger, Role::Accent, Role::Pieces(Pieces::Other)] {
            assert_eq!((theme.style(role).fg, theme.filled(role).bg), (None, None));
        }
        assert_eq!(theme.room(true).bg, None);
    }
}

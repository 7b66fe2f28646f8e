//! The tables of a dataset. They are joined by `game` and `seat`.

use crate::cell::{Column, Sheet};

/// A row for each game.
const GAMES: &[Column] = &[
    Column::number("game"),
    Column::word("seed"),
    Column::word("mode"),
    Column::word("board"),
    Column::word("species"),
    Column::number("players"),
    Column::word("bots"),
    Column::word("ending"),
    Column::flag("exploded"),
    Column::number("turns"),
    Column::number("decisions"),
    Column::number("first_encounter").optional(),
    Column::number("rooms_explored"),
    Column::number("intruders_killed"),
    Column::number("alerts"),
    Column::number("alerts_answered"),
    Column::number("survivors"),
    Column::number("winners"),
];

/// A row for each seat of each game.
const SEATS: &[Column] = &[
    Column::number("game"),
    Column::number("seat"),
    Column::word("bot"),
    Column::word("character"),
    Column::word("objective").optional(),
    Column::word("deck").optional(),
    Column::flag("survived"),
    Column::flag("won"),
    Column::word("route").optional(),
    Column::number("escaped_turn").optional(),
    Column::number("died_turn").optional(),
    Column::word("died_of").optional(),
    Column::number("light_wounds"),
    Column::number("serious_wounds"),
    Column::flag("larva"),
    Column::number("insanity"),
    Column::word("mutation").optional(),
    Column::number("mutation_markers"),
    Column::number("contamination"),
];

/// A row for each death.
const DEATHS: &[Column] = &[
    Column::number("game"),
    Column::number("seat"),
    Column::word("character"),
    Column::number("turn"),
    Column::word("cause"),
    Column::word("place").optional(),
];

/// A row for each decision of the sample.
const DECISIONS: &[Column] = &[
    Column::number("game"),
    Column::number("number"),
    Column::number("turn"),
    Column::number("seat"),
    Column::word("asked"),
    Column::number("options"),
    Column::word("choice"),
];

/// A row for each room of each game.
const ROOMS: &[Column] = &[
    Column::number("game"),
    Column::word("room"),
    Column::word("tile"),
    Column::flag("explored"),
    Column::number("explored_turn").optional(),
    Column::number("entered"),
    Column::flag("fire"),
    Column::flag("malfunction"),
    Column::number("deaths"),
];

/// A row for each card, item, room action and basic action a seat has used.
const CARDS: &[Column] = &[
    Column::number("game"),
    Column::number("seat"),
    Column::word("kind"),
    Column::word("name"),
    Column::number("uses"),
];

/// Every table, by the name of its folder.
pub const ALL: [(&str, &[Column]); 6] = [
    ("games", GAMES),
    ("seats", SEATS),
    ("deaths", DEATHS),
    ("decisions", DECISIONS),
    ("rooms", ROOMS),
    ("cards", CARDS),
];

/// The rows of one game, or of one part of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// Games.
    pub games: Sheet,
    /// Seats.
    pub seats: Sheet,
    /// Deaths.
    pub deaths: Sheet,
    /// Decisions, sampled.
    pub decisions: Sheet,
    /// Rooms.
    pub rooms: Sheet,
    /// Cards used.
    pub cards: Sheet,
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            games: Sheet::new(GAMES),
            seats: Sheet::new(SEATS),
            deaths: Sheet::new(DEATHS),
            decisions: Sheet::new(DECISIONS),
            rooms: Sheet::new(ROOMS),
            cards: Sheet::new(CARDS),
        }
    }
}

impl Tables {
    /// The tables in the order of [`ALL`].
    #[must_use]
    pub fn each(&self) -> [&Sheet; 6] {
        [&self.games, &self.seats, &self.deaths, &self.decisions, &self.rooms, &self.cards]
    }

    /// The tables out of a list in the order of [`ALL`].
    pub(crate) fn of([games, seats, deaths, decisions, rooms, cards]: [Sheet; 6]) -> Self {
        Self { games, seats, deaths, decisions, rooms, cards }
    }

    pub(crate) fn append(&mut self, other: Self) {
        let Self { games, seats, deaths, decisions, rooms, cards } = other;
        self.games.rows.extend(games.rows);
        self.seats.rows.extend(seats.rows);
        self.deaths.rows.extend(deaths.rows);
        self.decisions.rows.extend(decisions.rows);
        self.rooms.rows.extend(rooms.rows);
        self.cards.rows.extend(cards.rows);
    }
}

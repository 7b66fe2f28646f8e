//! What is counted out of the tables.

use std::collections::BTreeMap;

use super::estimate::Sums;
use crate::cell::{Cell, Sheet};
use crate::tables::Tables;

/// Survival and wins of a group of seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Luck {
    pub survived: Sums,
    pub won: Sums,
}

/// Uses of a card, and how those who used it fared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    pub uses: Sums,
    pub luck: Luck,
}

/// Groups of seats, by what they have in common.
pub type Groups = BTreeMap<String, Luck>;

/// Everything a report shows.
#[derive(Default)]
pub struct Gathered {
    /// Games, and seats in them.
    pub seats: Sums,
    pub turns: Sums,
    pub decisions: Sums,
    pub endings: BTreeMap<String, Sums>,
    pub all: Luck,
    pub bots: Groups,
    pub characters: Groups,
    pub objectives: Groups,
    pub players: Groups,
    pub modes: Groups,
    pub boards: Groups,
    pub species: Groups,
    pub routes: Groups,
    /// Seats that left by each route, among all.
    pub leaving: BTreeMap<String, Sums>,
    /// Deaths by turn, among all seats.
    pub death_turns: BTreeMap<i64, Sums>,
    /// Deaths by cause, among all deaths.
    pub causes: BTreeMap<String, Sums>,
    pub deaths: Sums,
    /// Uses by kind and name, among all games.
    pub used: BTreeMap<(String, String), Used>,
    /// Rooms explored by tile, among games that had it.
    pub tiles: BTreeMap<String, Sums>,
}

/// What one game adds to a group: seats, survivors, winners.
type Tally = (f64, f64, f64);

impl Gathered {
    /// Adds a part of a run.
    pub fn add(&mut self, tables: Tables) {
        let mut seats = Rows::of(&tables.seats);
        let mut deaths = Rows::of(&tables.deaths);
        let mut cards = Rows::of(&tables.cards);
        let mut rooms = Rows::of(&tables.rooms);
        for row in &tables.games.rows {
            let game = Row { table: &tables.games, row };
            let number = game.number("game");
            let fates = self.add_seats(&game, seats.of_game(number));
            self.add_deaths(fates.len(), deaths.of_game(number));
            self.add_cards(&fates, cards.of_game(number));
            for room in rooms.of_game(number) {
                let explored = f64::from(u8::from(room.flag("explored")));
                self.tiles.entry(room.word("tile")).or_default().add(explored, 1.0);
            }
        }
    }

    fn add_seats<'t>(
        &mut self,
        game: &Row<'_>,
        rows: impl Iterator<Item = Row<'t>>,
    ) -> BTreeMap<i64, (bool, bool)> {
        let mut fates = BTreeMap::new();
        let mut groups: [BTreeMap<String, Tally>; 4] = Default::default();
        let mut whole = Tally::default();
        for row in rows {
            let fate = (row.flag("survived"), row.flag("won"));
            fates.insert(row.number("seat"), fate);
            count(&mut whole, fate);
            for (group, column) in groups.iter_mut().zip(["bot", "character", "objective", "route"])
            {
                let word = row.word(column);
                if !word.is_empty() {
                    count(group.entry(word).or_default(), fate);
                }
            }
        }
        let seats = fates.len() as f64;
        self.seats.add(0.0, seats);
        self.turns.add(game.number("turns") as f64, 1.0);
        self.decisions.add(game.number("decisions") as f64, 1.0);
        self.endings.entry(game.word("ending")).or_default().add(1.0, 1.0);
        settle(&mut self.all, whole);
        let [bots, characters, objectives, routes] = groups;
        for (route, tally) in &routes {
            self.leaving.entry(route.clone()).or_default().add(tally.0, seats);
        }
        for (into, group) in [
            (&mut self.bots, bots),
            (&mut self.characters, characters),
            (&mut self.objectives, objectives),
            (&mut self.routes, routes),
        ] {
            for (word, tally) in group {
                settle(into.entry(word).or_default(), tally);
            }
        }
        settle(self.players.entry(game.number("players").to_string()).or_default(), whole);
        settle(self.modes.entry(game.word("mode")).or_default(), whole);
        settle(self.boards.entry(game.word("board")).or_default(), whole);
        settle(self.species.entry(game.word("species")).or_default(), whole);
        fates
    }

    fn add_deaths<'t>(&mut self, seats: usize, rows: impl Iterator<Item = Row<'t>>) {
        let mut turns: BTreeMap<i64, f64> = BTreeMap::new();
        let mut causes: BTreeMap<String, f64> = BTreeMap::new();
        let mut deaths = 0.0;
        for row in rows {
            *turns.entry(row.number("turn")).or_default() += 1.0;
            *causes.entry(row.word("cause")).or_default() += 1.0;
            deaths += 1.0;
        }
        self.deaths.add(0.0, deaths);
        for (turn, count) in turns {
            self.death_turns.entry(turn).or_default().add(count, seats as f64);
        }
        for (cause, count) in causes {
            self.causes.entry(cause).or_default().add(count, deaths);
        }
    }

    fn add_cards<'t>(
        &mut self,
        fates: &BTreeMap<i64, (bool, bool)>,
        rows: impl Iterator<Item = Row<'t>>,
    ) {
        let mut used: BTreeMap<(String, String), (f64, Tally)> = BTreeMap::new();
        for row in rows {
            let fate = fates.get(&row.number("seat")).copied().unwrap_or_default();
            let (uses, tally) = used.entry((row.word("kind"), row.word("name"))).or_default();
            *uses += row.number("uses") as f64;
            count(tally, fate);
        }
        for (key, (uses, tally)) in used {
            let known = self.used.entry(key).or_default();
            known.uses.add(uses, 1.0);
            settle(&mut known.luck, tally);
        }
    }
}

fn count(tally: &mut Tally, (survived, won): (bool, bool)) {
    tally.0 += 1.0;
    tally.1 += f64::from(u8::from(survived));
    tally.2 += f64::from(u8::from(won));
}

fn settle(luck: &mut Luck, (seats, survived, won): Tally) {
    luck.survived.add(survived, seats);
    luck.won.add(won, seats);
}

/// The rows of a table, game by game. Rows stand in the order of games.
struct Rows<'t> {
    table: &'t Sheet,
    next: usize,
}

impl<'t> Rows<'t> {
    fn of(table: &'t Sheet) -> Self {
        Self { table, next: 0 }
    }

    fn of_game(&mut self, game: i64) -> impl Iterator<Item = Row<'t>> + use<'t> {
        let table = self.table;
        let rows = &table.rows[self.next..];
        let before = rows.iter().take_while(|row| row[0].number() < game).count();
        let own = rows[before..].iter().take_while(|row| row[0].number() == game).count();
        self.next += before + own;
        rows[before..before + own].iter().map(move |row| Row { table, row })
    }
}

/// A row whose cells are asked for by name.
struct Row<'t> {
    table: &'t Sheet,
    row: &'t [Cell],
}

impl Row<'_> {
    fn cell(&self, column: &str) -> &Cell {
        self.table.column(column).and_then(|at| self.row.get(at)).unwrap_or(&Cell::Nothing)
    }

    fn number(&self, column: &str) -> i64 {
        self.cell(column).number()
    }

    fn word(&self, column: &str) -> String {
        self.cell(column).word().to_owned()
    }

    fn flag(&self, column: &str) -> bool {
        self.cell(column).flag()
    }
}

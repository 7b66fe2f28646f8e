//! One game of a run, played and noted down.

use std::collections::BTreeMap;
use std::sync::Arc;

use derelict_bots::{Chance, Company, Kind, Lore, Random, Step, first_word};
use derelict_content::Kind as Named;
use derelict_content::{RoomId, TileId};
use derelict_engine::choice::Source;
use derelict_engine::event::Cause;
use derelict_engine::offer::Prompt;
use derelict_engine::state::Place;
use derelict_engine::view::Viewer;
use derelict_engine::{Event, Fact, Look, Offers, Rulebook, Seat, Setup, State};
use serde::Serialize;
use serde_json::Value;

use crate::cell::Cell;
use crate::plan::{Lineup, Plan};
use crate::problem::LabProblem;
use crate::tables::Tables;

/// No game takes so many decisions; one that does goes round in circles.
const ENDLESS: u32 = 100_000;

/// Everything one game is played with.
pub struct Match<'a> {
    pub plan: &'a Plan,
    pub setup: &'a Setup,
    pub book: &'a Arc<Rulebook>,
    pub lore: &'a Arc<Lore>,
    pub lineup: Lineup,
    pub game: u64,
}

impl Match<'_> {
    /// Plays the game and tells what is to be kept of it.
    pub fn play(&self) -> Result<Tables, LabProblem> {
        let broken = |what: String| LabProblem::Game { game: self.game, what };
        let mut players = Players::new(self);
        let mut notes = Notes::default();
        let mut offers = Offers::default();
        let mut events = Vec::new();
        let seed = self.plan.seed("game", self.game);
        let mut state = State::new(self.book, self.setup, seed, &mut offers, &mut events);
        let mut decisions = 0;
        loop {
            players.watch(state.look(self.book), &events);
            if state.is_over() {
                break;
            }
            if offers.decisions.is_empty() {
                return Err(broken(format!("nobody is asked anything at decision {decisions}")));
            }
            if decisions >= ENDLESS {
                return Err(broken("it never ends".into()));
            }
            let look = state.look(self.book);
            let step = players.next(look, &offers);
            if (u64::from(decisions) + self.game).is_multiple_of(self.plan.sample) {
                notes.sample(self, look, decisions, &step);
            }
            let before = state;
            events.clear();
            let taken = step.take(&mut state, self.book, &mut offers, &mut events);
            taken.map_err(|refusal| broken(refusal.to_string()))?;
            notes.take(before.look(self.book), &events);
            decisions += 1;
        }
        Ok(notes.finish(self, state.look(self.book), decisions))
    }

    fn name(&self, kind: Named, index: u8) -> &str {
        self.book.names.name(kind, index).unwrap_or("?")
    }

    fn tile(&self, tile: TileId) -> &str {
        self.name(Named::TileId, tile.0)
    }
}

/// Who chooses.
enum Players {
    /// They see nothing but their options, so nothing else is prepared for them.
    Blind(u64),
    /// They see what their seats may know; chance enters what only the table can.
    Seeing(Company, u64),
}

impl Players {
    fn new(table: &Match<'_>) -> Self {
        let seed = first_word(table.plan.seed("choices", table.game));
        let kinds = &table.lineup.bots;
        if kinds.iter().all(|kind| *kind == Kind::Random) {
            return Self::Blind(seed);
        }
        let bot = |(seat, kind): (usize, &Kind)| Some(kind.bot(Seat(seat as u8), table.lore, seed));
        Self::Seeing(Company::new(kinds.iter().enumerate().map(bot).collect()), seed)
    }

    fn watch(&mut self, look: Look<'_>, events: &[Event]) {
        if let Self::Seeing(company, _) = self {
            company.tell(events);
            company.discuss(look.book, |seat| look.view(Viewer::Seat(seat)));
        }
    }

    /// What is done next; something is asked. Every decision has numbers of its own.
    fn next(&mut self, look: Look<'_>, offers: &Offers) -> Step {
        let first = &offers.decisions[0];
        let numbers = |seed| Chance::of_decision(seed, first.seat, first.id);
        match self {
            Self::Blind(seed) if offers.opportunities.is_empty() => {
                let choice = Random::pick(offers.of(first), &mut numbers(*seed));
                Step::Answer(first.clone(), choice)
            }
            Self::Blind(seed) => Step::any(offers, &mut numbers(*seed), Random::pick),
            Self::Seeing(company, seed) => {
                let mut chance = numbers(*seed);
                let step = company.next(look, offers, &mut chance);
                step.unwrap_or_else(|| Step::any(offers, &mut chance, Random::pick))
            }
        }
    }
}

/// What has been noted of a game so far.
#[derive(Default)]
struct Notes {
    turn: u8,
    first_encounter: Option<u8>,
    killed: u32,
    alerts: u32,
    answered: u32,
    seats: [SeatNotes; 5],
    explored: BTreeMap<RoomId, u8>,
    entered: BTreeMap<RoomId, u32>,
    tables: Tables,
}

#[derive(Default)]
struct SeatNotes {
    died: Option<(u8, Cause)>,
    escaped: Option<(u8, &'static str)>,
    used: BTreeMap<Use, u32>,
}

/// Something used: its kind, and its place in a table of names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Basic(u8),
    Card(u8),
    Item(u8),
    Room(u8),
    Possibility(u8),
    Mutation(u8),
    Computer(u8),
}

impl Use {
    fn kind(self) -> &'static str {
        match self {
            Self::Basic(_) => "basic",
            Self::Card(_) => "card",
            Self::Item(_) => "item",
            Self::Room(_) => "room",
            Self::Possibility(_) => "possibility",
            Self::Mutation(_) => "mutation",
            Self::Computer(_) => "computer",
        }
    }

    fn name<'a>(self, table: &'a Match<'_>) -> &'a str {
        match self {
            Self::Basic(id) => table.name(Named::BasicId, id),
            Self::Card(id) => table.name(Named::ActionId, id),
            Self::Item(id) => table.name(Named::ItemId, id),
            Self::Room(id) => table.name(Named::TileId, id),
            Self::Possibility(id) => table.name(Named::PossibilityId, id),
            Self::Mutation(id) => table.name(Named::MutationId, id),
            Self::Computer(id) => table.name(Named::ComputerId, id),
        }
    }
}

impl Notes {
    /// Notes what a choice caused, from the situation it was made in.
    fn take(&mut self, before: Look<'_>, events: &[Event]) {
        let mut rooms = [None; 5];
        for seat in before.seats() {
            rooms[seat.index()] = before.crew(seat).room();
        }
        for event in events {
            match event.fact {
                Fact::TurnBegan { turn } => self.turn = turn,
                Fact::FirstEncounter => self.first_encounter = Some(self.turn),
                Fact::IntruderKilled { .. } => self.killed += 1,
                Fact::RoomExplored { room, .. } => {
                    self.explored.entry(room).or_insert(self.turn);
                }
                Fact::Moved { seat, to, .. } => {
                    rooms[seat.index()] = Some(to);
                    *self.entered.entry(to).or_default() += 1;
                }
                Fact::Died { seat, cause } => {
                    self.seats[seat.index()].died = Some((self.turn, cause));
                }
                Fact::AlertRevealed { .. } => self.alerts += 1,
                Fact::AlertClosed { .. } => self.answered += 1,
                Fact::Revived { seat, .. } => self.seats[seat.index()].died = None,
                Fact::Evacuated { seat, .. } => {
                    self.seats[seat.index()].escaped = Some((self.turn, "pod"));
                }
                Fact::Hibernated { seat } => {
                    self.seats[seat.index()].escaped = Some((self.turn, "hibernation"));
                }
                Fact::LockedIn { seat } => {
                    self.seats[seat.index()].escaped = Some((self.turn, "isolation"));
                }
                Fact::BunkerReached { seat } => {
                    self.seats[seat.index()].escaped = Some((self.turn, "bunker"));
                }
                Fact::ActionTaken { seat, source, .. } => {
                    let used = match source {
                        Source::Basic(basic) => Use::Basic(basic.0),
                        Source::Card(card) => Use::Card(card.0),
                        Source::Item(item) => Use::Item(item.0),
                        Source::Possibility(id) => Use::Possibility(id.0),
                        Source::Mutation(_) => match before.mutation(seat).card {
                            Some(card) => Use::Mutation(card.0),
                            None => continue,
                        },
                        Source::Computer => {
                            match before.facility().and_then(|it| it.computers.top()) {
                                Some(card) => Use::Computer(card.0),
                                None => continue,
                            }
                        }
                        Source::Room => match rooms[seat.index()] {
                            Some(room) => Use::Room(before.tile(room).0),
                            None => continue,
                        },
                    };
                    *self.seats[seat.index()].used.entry(used).or_default() += 1;
                }
                Fact::Seized { seat, possibility } => {
                    let used = Use::Possibility(possibility.0);
                    *self.seats[seat.index()].used.entry(used).or_default() += 1;
                }
                _ => {}
            }
        }
    }

    fn sample(&mut self, table: &Match<'_>, look: Look<'_>, number: u32, step: &Step) {
        // Nobody is asked for what stands open; the table itself is player 0.
        let (seat, prompt, options) = match step {
            Step::Answer(decision, _) => {
                (player(decision.seat), asked(&decision.prompt), decision.options.len() as u64)
            }
            Step::Seize(open) => (open.seat.map_or(0u8.into(), player), "open".into(), 0),
        };
        self.tables.decisions.rows.push(vec![
            table.game.into(),
            number.into(),
            look.state.turn.into(),
            seat,
            prompt.into(),
            options.into(),
            step.choice().code(&table.book.names).into(),
        ]);
    }

    fn finish(mut self, table: &Match<'_>, look: Look<'_>, decisions: u32) -> Tables {
        let state = look.state;
        let outcome = state.outcome.unwrap_or_default();
        let bots: Vec<&str> = table.lineup.bots.iter().map(|kind| kind.name()).collect();
        let seed = table.plan.seed("game", table.game);
        self.tables.games.rows.push(vec![
            table.game.into(),
            seed.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into(),
            state.mode.name().into(),
            table.book.board.id.as_str().into(),
            table.setup.species.as_str().into(),
            state.players.into(),
            bots.join(",").into(),
            state.ending.as_ref().map(word).unwrap_or_default().into(),
            outcome.exploded.into(),
            state.turn.into(),
            decisions.into(),
            self.first_encounter.into(),
            (self.explored.len() as u64).into(),
            self.killed.into(),
            self.alerts.into(),
            self.answered.into(),
            outcome.survivors.len().into(),
            outcome.winners.len().into(),
        ]);
        let mut graves: BTreeMap<RoomId, u64> = BTreeMap::new();
        for seat in look.seats() {
            self.seat(table, look, seat);
            if let Place::Dead(room) = look.crew(seat).place {
                *graves.entry(room).or_default() += 1;
            }
        }
        for room in table.book.rooms() {
            let place = &state.rooms[room.index()];
            self.tables.rooms.rows.push(vec![
                table.game.into(),
                table.name(Named::RoomId, room.0).into(),
                table.tile(place.tile).into(),
                place.explored.into(),
                self.explored.get(&room).copied().into(),
                self.entered.get(&room).copied().unwrap_or(0).into(),
                place.fire.into(),
                place.malfunction.into(),
                graves.get(&room).copied().unwrap_or(0).into(),
            ]);
        }
        self.tables
    }

    fn seat(&mut self, table: &Match<'_>, look: Look<'_>, seat: Seat) {
        let crew = look.crew(seat);
        let notes = &self.seats[seat.index()];
        let outcome = look.state.outcome.unwrap_or_default();
        let character = table.name(Named::CharacterId, crew.character.0);
        let objective = look.kept_objective(seat);
        let mutation = crew.affliction.mutation();
        let piles = [&crew.hand, &crew.deck, &crew.discard];
        let contamination =
            piles.iter().flat_map(|pile| pile.iter()).filter(|card| card.is_contamination());
        self.tables.seats.rows.push(vec![
            table.game.into(),
            player(seat),
            table.lineup.bots[seat.index()].name().into(),
            character.into(),
            objective.map(|id| table.name(Named::ObjectiveId, id.0)).into(),
            crew.kept.as_ref().map(word).into(),
            outcome.survivors.has(seat).into(),
            outcome.winners.has(seat).into(),
            notes.escaped.map(|(_, route)| route).into(),
            notes.escaped.map(|(turn, _)| turn).into(),
            notes.died.map(|(turn, _)| turn).into(),
            notes.died.as_ref().map(|(_, cause)| word(cause)).into(),
            crew.light.into(),
            (crew.serious.len() as u64).into(),
            crew.affliction.is_larva().into(),
            crew.affliction.insanity().into(),
            mutation.card.map(|card| table.name(Named::MutationId, card.0)).into(),
            mutation.markers.into(),
            (contamination.count() as u64).into(),
        ]);
        if let Some((turn, cause)) = notes.died {
            let place = match crew.place {
                Place::Dead(room) => Some(table.tile(look.tile(room))),
                _ => None,
            };
            self.tables.deaths.rows.push(vec![
                table.game.into(),
                player(seat),
                character.into(),
                turn.into(),
                word(&cause).into(),
                place.into(),
            ]);
        }
        for (used, uses) in &notes.used {
            self.tables.cards.rows.push(vec![
                table.game.into(),
                player(seat),
                used.kind().into(),
                used.name(table).into(),
                (*uses).into(),
            ]);
        }
    }
}

/// Seats are numbered from 1, as players are.
fn player(seat: Seat) -> Cell {
    (seat.0 + 1).into()
}

/// The stable word of a plain value.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// What kind of question it is, in a word.
fn asked(prompt: &Prompt) -> String {
    let value = match prompt {
        Prompt::Question(question) => serde_json::to_value(question),
        Prompt::Window(window) => serde_json::to_value(window),
    };
    match value {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

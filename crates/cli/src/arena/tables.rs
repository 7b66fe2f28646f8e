//! Wins character by character and objective by objective, and what became of everybody.

use std::collections::BTreeMap;
use std::io::{self, Write};

use derelict_content::{Kind as Named, ObjectiveId};
use derelict_engine::mode::Mode;
use derelict_engine::state::Place;
use derelict_engine::{Event, Fact, Look};
use serde_json::{Map, Value, json};

use super::share::Share;

/// Counted by name.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    games: u64,
    /// Games somebody won: all of them, where the crew wins together.
    won: u64,
    together: bool,
    characters: BTreeMap<String, Row>,
    objectives: BTreeMap<String, Goal>,
    fates: BTreeMap<String, u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Row {
    seats: u64,
    survived: u64,
    won: u64,
}

/// An objective: to how many seats it was dealt, how many kept it, how many of those won; and how
/// often it was met, where it is common to all.
#[derive(Clone, Copy, Debug, Default)]
struct Goal {
    dealt: u64,
    kept: u64,
    won: u64,
    met: u64,
}

impl Tables {
    /// Counts a game that is over.
    pub fn count(&mut self, end: Look<'_>) {
        let Some(outcome) = end.state.outcome else { return };
        self.games += 1;
        self.won += u64::from(!outcome.winners.is_empty());
        self.together = end.state.mode == Mode::Coop;
        for seat in end.seats() {
            let crew = end.crew(seat);
            let (survived, won) = (outcome.survivors.has(seat), outcome.winners.has(seat));
            let name = end.book.names.name(Named::CharacterId, crew.character.0).unwrap_or("?");
            let row = self.characters.entry(name.to_owned()).or_default();
            row.seats += 1;
            row.survived += u64::from(survived);
            row.won += u64::from(won);
            let dealt = if self.together {
                vec![crew.personal]
            } else {
                vec![crew.personal, crew.corporate]
            };
            for objective in dealt {
                self.goal(end, objective).dealt += 1;
            }
            if let Some(objective) = end.kept_objective(seat) {
                let goal = self.goal(end, objective);
                goal.kept += 1;
                goal.won += u64::from(won);
            }
        }
    }

    /// Counts an end somebody has come to.
    pub fn note(&mut self, before: Look<'_>, events: &[Event]) {
        for event in events {
            if let Fact::CommonObjectiveChecked { objective, met: true } = event.fact {
                self.goal(before, objective).met += 1;
            }
            let fate = match event.fact {
                Fact::Died { seat, cause } => match before.crew(seat).place {
                    Place::Hibernating => "died asleep".to_owned(),
                    Place::Evacuated(_) => "died in a pod".to_owned(),
                    _ => format!("died of {}", cause.name()),
                },
                Fact::Evacuated { .. } => "evacuated".to_owned(),
                Fact::Hibernated { .. } => "hibernated".to_owned(),
                Fact::LockedIn { .. } => "locked in".to_owned(),
                Fact::BunkerReached { .. } => "reached the bunker".to_owned(),
                Fact::GameEnded { ending } => format!("ended by {}", ending.name()),
                _ => continue,
            };
            *self.fates.entry(fate).or_default() += 1;
        }
    }

    fn goal(&mut self, end: Look<'_>, objective: ObjectiveId) -> &mut Goal {
        let name = end.book.names.name(Named::ObjectiveId, objective.0).unwrap_or("?");
        self.objectives.entry(name.to_owned()).or_default()
    }

    /// Adds what another thread has counted.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.together |= other.together;
        for (name, row) in other.characters {
            let own = self.characters.entry(name).or_default();
            own.seats += row.seats;
            own.survived += row.survived;
            own.won += row.won;
        }
        for (name, goal) in other.objectives {
            let own = self.objectives.entry(name).or_default();
            own.dealt += goal.dealt;
            own.kept += goal.kept;
            own.won += goal.won;
            own.met += goal.met;
        }
        for (fate, count) in other.fates {
            *self.fates.entry(fate).or_default() += count;
        }
    }

    /// For people.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.together {
            writeln!(out, "games won: {}", Share::new(self.won, self.games))?;
        }
        for (name, row) in &self.characters {
            let survived = Share::new(row.survived, row.seats);
            let won = Share::new(row.won, row.seats);
            writeln!(out, "{name}: {} seats, survived {survived}, won {won}", row.seats)?;
        }
        for (name, goal) in &self.objectives {
            let won = Share::new(goal.won, goal.kept);
            let Goal { dealt, kept, met, .. } = *goal;
            if self.together {
                let met = Share::new(met, dealt);
                writeln!(out, "{name}: dealt {dealt}, met {met}")?;
            } else {
                writeln!(out, "{name}: dealt {dealt}, kept {kept}, won {won}")?;
            }
        }
        for (fate, count) in &self.fates {
            writeln!(out, "{fate}: {count}")?;
        }
        Ok(())
    }

    /// For programs.
    pub fn to_json(&self) -> Value {
        let characters: Map<String, Value> = self
            .characters
            .iter()
            .map(|(name, row)| {
                let survived = Share::new(row.survived, row.seats).to_json();
                let won = Share::new(row.won, row.seats).to_json();
                (name.clone(), json!({ "seats": row.seats, "survived": survived, "won": won }))
            })
            .collect();
        let objectives: Map<String, Value> = self
            .objectives
            .iter()
            .map(|(name, goal)| {
                let won = Share::new(goal.won, goal.kept).to_json();
                let met = Share::new(goal.met, goal.dealt).to_json();
                let row = if self.together {
                    json!({ "dealt": goal.dealt, "met": met })
                } else {
                    json!({ "dealt": goal.dealt, "kept": goal.kept, "won": won })
                };
                (name.clone(), row)
            })
            .collect();
        let mut tables = json!({
            "characters": characters, "objectives": objectives, "fates": self.fates,
        });
        if self.together {
            tables["games-won"] = Share::new(self.won, self.games).to_json();
        }
        tables
    }
}

//! What a run plays, so exactly that any machine plays the same.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use derelict_bots::Kind;
use derelict_content::Catalog;
use derelict_engine::record::RULES_VERSION;
use derelict_engine::{Seed, Setup};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::problem::LabProblem;

/// The form of datasets written now.
const FORMAT: u32 = 1;

/// What a run plays. Two runs with equal plans have equal rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The form of the dataset.
    format: u32,
    /// The rules the games are played by.
    rules_version: u32,
    /// Hash of the content they are played with.
    content: String,
    /// How many games.
    pub games: u64,
    /// The fewest and the most players; games with each number take turns.
    pub players: [u8; 2],
    /// What is set up, besides the number of players.
    pub setup: Setup,
    /// Who plays: the bots take seats in this order, and move on by one from game to game.
    pub bots: Vec<Kind>,
    /// A word the games' seeds are made of.
    pub seed: String,
    /// Games in a part.
    pub part: u64,
    /// One in so many decisions is kept.
    pub sample: u64,
}

impl Plan {
    /// A plan for games of this setup.
    #[must_use]
    pub fn new(catalog: &Catalog, setup: Setup, bots: Vec<Kind>, seed: String) -> Self {
        Self {
            format: FORMAT,
            rules_version: RULES_VERSION,
            content: format!("{:016x}", catalog.hash),
            games: 1000,
            players: [setup.players; 2],
            setup,
            bots,
            seed,
            part: 500,
            sample: 20,
        }
    }

    /// What speaks against playing it.
    pub(crate) fn check(&self) -> Result<(), LabProblem> {
        let mut reasons = Vec::new();
        let mut demand = |holds: bool, what: &str| {
            if !holds {
                reasons.push(what.to_owned());
            }
        };
        demand(self.games > 0, "no games are asked for; at least one is needed");
        demand(self.part > 0, "parts must hold at least one game");
        demand(self.sample > 0, "one in at least one decision can be kept");
        demand(!self.bots.is_empty(), "nobody plays; name at least one bot");
        demand(self.players[0] <= self.players[1], "the fewest players are more than the most");
        if reasons.is_empty() { Ok(()) } else { Err(LabProblem::Plan(reasons)) }
    }

    /// How it differs from another, each with both values.
    pub(crate) fn differences(&self, other: &Self) -> Vec<String> {
        let fields = |plan: &Self| match serde_json::to_value(plan) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (own, theirs) = (fields(self), fields(other));
        let differing = own.iter().filter(|(name, value)| theirs.get(*name) != Some(value));
        differing
            .map(|(name, value)| {
                let there = theirs.get(name).unwrap_or(&serde_json::Value::Null);
                format!("{name} is {there} there and {value} here")
            })
            .collect()
    }

    /// How many parts it has.
    #[must_use]
    pub fn parts(&self) -> u64 {
        self.games.div_ceil(self.part)
    }

    /// The games of a part.
    #[must_use]
    pub fn games_of(&self, part: u64) -> Range<u64> {
        let first = part * self.part;
        first..(first + self.part).min(self.games)
    }

    /// Who plays at which seat in a game.
    #[must_use]
    pub fn lineup(&self, game: u64) -> Lineup {
        let [least, most] = self.players;
        let numbers = u64::from(most - least) + 1;
        let players = least + (game % numbers) as u8;
        let shift = game / numbers;
        let count = self.bots.len() as u64;
        let bot = |seat: u8| self.bots[((u64::from(seat) + shift) % count) as usize];
        Lineup { players, bots: (0..players).map(bot).collect() }
    }

    /// The chance of a game, or of its players.
    pub(crate) fn seed(&self, purpose: &str, game: u64) -> Seed {
        let mut hash = Sha256::new();
        for part in ["lab", purpose, &self.seed] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hash.update(game.to_le_bytes());
        hash.finalize().into()
    }
}

/// Who plays a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// How many.
    pub players: u8,
    /// The bots by seat.
    pub bots: Vec<Kind>,
}

/// The share of a run that one machine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Default for Shard {
    fn default() -> Self {
        Self { number: 1, of: 1 }
    }
}

impl Shard {
    /// Whether a part belongs to it.
    #[must_use]
    pub fn has(self, part: u64) -> bool {
        part % self.of == self.number - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.parse::<u64>().ok()?, of.parse::<u64>().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            _ => Err(format!("`{text}` is no share; the second of four is written 2/4")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(games: u64, part: u64) -> Plan {
        let setup = Setup::default();
        let bots = vec![Kind::Random, Kind::Crew];
        let mut plan = Plan::new(&Catalog::base(), setup, bots, "test".into());
        plan.games = games;
        plan.part = part;
        plan
    }

    #[test]
    fn parts_cover_every_game_once() {
        let plan = plan(1003, 100);
        let games: Vec<u64> = (0..plan.parts()).flat_map(|part| plan.games_of(part)).collect();
        assert_eq!(games, (0..1003).collect::<Vec<_>>());
    }

    #[test]
    fn shards_share_the_parts_out() {
        let shards: Vec<Shard> = (1..=3).map(|number| Shard { number, of: 3 }).collect();
        for part in 0..20 {
            assert_eq!(shards.iter().filter(|shard| shard.has(part)).count(), 1);
        }
    }

    #[test]
    fn bots_move_on_and_numbers_of_players_take_turns() {
        let mut plan = plan(10, 5);
        plan.players = [2, 3];
        assert_eq!(plan.lineup(0).bots, [Kind::Random, Kind::Crew]);
        assert_eq!(plan.lineup(1).bots, [Kind::Random, Kind::Crew, Kind::Random]);
        assert_eq!(plan.lineup(2).bots, [Kind::Crew, Kind::Random]);
    }

    #[test]
    fn shares_are_read() {
        assert_eq!("2/4".parse(), Ok(Shard { number: 2, of: 4 }));
        for wrong in ["0/4", "5/4", "4", "a/b", "1/0"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn all_that_is_wrong_is_said() {
        let mut plan = plan(0, 0);
        plan.bots.clear();
        let said = plan.check().map_err(|problem| problem.to_string());
        let said = said.expect_err("nothing about it is right");
        assert!(said.contains("no games") && said.contains("parts") && said.contains("nobody"));
    }
}

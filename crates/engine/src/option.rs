//! Table options: what players may agree on before a game, with defaults. The packs' manifests
//! list them for everybody who offers them.

use serde::{Deserialize, Serialize};

use crate::seat::MAX_SEATS;
use crate::setup::Setup;

/// Everything the players may agree on besides mode, board, packs and characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// The first player to die plays on as the intruders.
    pub intruder_player: bool,
    /// Characters are chosen freely in turn instead of drafted.
    pub free_characters: bool,
    /// Everybody has a trait card, not only those whose box brings them.
    pub traits: bool,
    /// Chances may be looked up during play.
    pub odds: bool,
    /// How far steps may be taken back.
    pub undo: Undo,
    /// Who holds the first player token, by player number; player 1 unless named.
    pub first_player: Option<u8>,
    /// How many seconds the sand of the hourglass runs (`after.hour.sand`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sand: Option<u16>,
}

/// How many seconds the sand runs unless the table says otherwise.
const SAND: u16 = 120;

derelict_content::words! {
    /// How far steps may be taken back, the usual way first.
    #[derive(Default)]
    Undo {
        /// Freely while nothing was rolled, revealed or done by another.
        #[default]
        Safe = "safe",
        /// Never.
        Off = "off",
        /// Further too, if all players agree.
        Agreed = "agreed",
    }
}

impl Options {
    /// What speaks against these options in a setup, besides what packs say.
    pub(crate) fn check(&self, setup: &Setup, problems: &mut Vec<String>) {
        if self.free_characters && !setup.characters.is_empty() {
            problems.push(
                "free-characters does not go with characters named beforehand; choose one".into(),
            );
        }
        // Numbers that no table has are refused by what is offered.
        if let Some(first) = self.first_player
            && (setup.players + 1..=MAX_SEATS as u8).contains(&first)
        {
            problems
                .push(format!("first-player {first}; there are players 1 to {}", setup.players));
        }
    }

    /// How many seconds the sand of the hourglass runs, if there is one.
    #[must_use]
    pub fn sand_secs(&self) -> u16 {
        self.sand.unwrap_or(SAND)
    }

    /// The value of an option, by their names; none if there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        Some(match name {
            "intruder-player" => switch(self.intruder_player),
            "free-characters" => switch(self.free_characters),
            "traits" => switch(self.traits),
            "odds" => switch(self.odds),
            "undo" => self.undo.name().to_owned(),
            "first-player" => self.first_player.unwrap_or(1).to_string(),
            "sand" => self.sand_secs().to_string(),
            _ => return None,
        })
    }

    /// Sets an option to a value, by their names. False, and nothing is changed, if there is no such
    /// option or it takes no such value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        let before = self.clone();
        let on = value == "on";
        match name {
            "intruder-player" => self.intruder_player = on,
            "free-characters" => self.free_characters = on,
            "traits" => self.traits = on,
            "odds" => self.odds = on,
            "undo" => self.undo = Undo::parse(value).unwrap_or_default(),
            "first-player" => self.first_player = value.parse().ok(),
            "sand" => self.sand = value.parse().ok().filter(|secs| *secs != SAND),
            _ => return false,
        }
        let taken = self.get(name).is_some_and(|now| now == value);
        if !taken {
            *self = before;
        }
        taken
    }
}

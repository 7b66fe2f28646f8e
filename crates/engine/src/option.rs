//! Table options: what players may agree on before a game, with defaults.

use serde::{Deserialize, Serialize};

use crate::mode::Mode;
use crate::setup::Setup;

/// Everything the players may agree on besides mode, board, packs and characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// The first player to die plays on as the intruders.
    pub intruder_player: bool,
    /// Characters are chosen freely in turn instead of drafted.
    pub free_characters: bool,
    /// Chances may be looked up during play.
    pub odds: bool,
    /// How far steps may be taken back.
    pub undo: Undo,
    /// Who holds the first player token, by player number; player 1 unless named.
    pub first_player: Option<u8>,
}

/// How far steps may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// Never.
    Off,
    /// Freely while nothing was rolled, revealed or done by another.
    #[default]
    Safe,
    /// Further too, if all players agree.
    Agreed,
}

/// An option as it is offered to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Its stable name.
    pub name: &'static str,
    /// The values it takes; the first is the default.
    pub values: &'static [&'static str],
}

/// Every table option, in the order players are asked.
pub const OFFERED: &[Offered] = &[
    Offered { name: "mode", values: &["semi-coop", "solo", "coop"] },
    Offered { name: "board", values: &["basic", "alternative"] },
    Offered { name: "digest-rooms", values: &["off", "on"] },
    Offered { name: "intruder-player", values: &["off", "on"] },
    Offered { name: "free-characters", values: &["off", "on"] },
    Offered { name: "odds", values: &["off", "on"] },
    Offered { name: "undo", values: &["safe", "off", "agreed"] },
    Offered { name: "first-player", values: &["1", "2", "3", "4", "5"] },
];

impl Options {
    /// What speaks against these options in a setup.
    pub(crate) fn check(&self, setup: &Setup, problems: &mut Vec<String>) {
        if self.intruder_player && setup.mode != Mode::SemiCoop {
            let name = setup.mode.name();
            problems.push(format!(
                "intruder-player does not go with the mode `{name}`; it needs `semi-coop`"
            ));
        }
        if self.free_characters && !setup.characters.is_empty() {
            problems.push(
                "free-characters does not go with characters named beforehand; choose one".into(),
            );
        }
        if let Some(first) = self.first_player
            && !(1..=setup.players).contains(&first)
        {
            problems
                .push(format!("first-player {first}; there are players 1 to {}", setup.players));
        }
    }

    /// Sets an option that is on, off, or one of a few words.
    ///
    /// # Errors
    ///
    /// What the option takes, if it is unknown or the value does not fit.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Some(offered) = OFFERED.iter().find(|offered| offered.name == name) else {
            let known: Vec<_> = OFFERED.iter().map(|offered| offered.name).collect();
            return Err(format!("unknown option `{name}`; there are {}", known.join(", ")));
        };
        if !offered.values.contains(&value) {
            return Err(format!(
                "option `{name}` takes {}, not `{value}`",
                offered.values.join(", ")
            ));
        }
        let on = value == "on";
        match name {
            "intruder-player" => self.intruder_player = on,
            "free-characters" => self.free_characters = on,
            "odds" => self.odds = on,
            "undo" => {
                self.undo = match value {
                    "off" => Undo::Off,
                    "agreed" => Undo::Agreed,
                    _ => Undo::Safe,
                }
            }
            "first-player" => self.first_player = value.parse().ok(),
            other => return Err(format!("`{other}` is chosen by an argument of its own")),
        }
        Ok(())
    }
}

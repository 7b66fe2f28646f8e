//! The way of playing that is measured.

use std::fmt;
use std::sync::Arc;

use derelict_engine::{Rulebook, Setup};

use crate::content::{Argument, SetupArgs};
use crate::fault::Fault;

/// Seats where nothing else is said and the mode takes so many.
const SEATS: u8 = 4;

#[derive(clap::Args, Clone, Debug)]
pub struct Measured {
    /// Number of players; by default four, or as many as the mode takes
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Measured {
    /// The game that is set up.
    pub fn setup(&self) -> Result<Setup, Fault> {
        self.setup.setup(self.players())
    }

    /// Its rulebook, if it can be played.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>, Fault> {
        let (setup, catalog) = self.setup.game(self.players())?;
        setup.rulebook(&catalog).map_err(Fault::new)
    }

    /// The arguments that ask for the same way again; none for the usual one.
    pub fn again(&self) -> Vec<Argument> {
        let mut arguments = self.setup.again();
        if self.players() != SEATS {
            arguments.push(Argument::new("players", self.players().to_string()));
        }
        arguments
    }

    fn players(&self) -> u8 {
        let (least, most) = self.setup.mode().seats().into_inner();
        self.players.unwrap_or(SEATS.clamp(least, most))
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let again = self.again();
        if again.is_empty() {
            return f.write_str("base game with four seats");
        }
        let again: Vec<String> = again.iter().map(Argument::to_string).collect();
        f.write_str(&again.join(" "))
    }
}

#[cfg(test)]
impl Measured {
    /// The way that arguments ask for.
    pub fn of(arguments: &[&str]) -> Self {
        use clap::{Args, Command, FromArgMatches};
        let command = Self::augment_args(Command::new("bench").no_binary_name(true));
        let matches = command.try_get_matches_from(arguments);
        matches.and_then(|matches| Self::from_arg_matches(&matches)).expect("arguments that fit")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_unusual_is_handed_on() {
        let words = |arguments: &[&str]| {
            let again = Measured::of(arguments).again().into_iter();
            again.flat_map(Argument::words).collect::<Vec<_>>()
        };
        assert!(words(&[]).is_empty());
        assert!(words(&["--players", "4", "--mode", "semi-coop", "--packs", "base"]).is_empty());
        assert_eq!(words(&["--players", "3"]), ["--players", "3"]);
        assert_eq!(words(&["--option", "odds"]), ["--option", "odds=on"]);
        assert_eq!(
            words(&["--board", "alternative", "--content", "my packs"]),
            ["--content", "my packs", "--board", "alternative"]
        );
    }

    #[test]
    fn as_many_play_as_the_mode_takes() {
        assert_eq!(Measured::of(&[]).setup().expect("a setup"), Setup::default());
        assert_eq!(Measured::of(&["--mode", "coop"]).players(), 4);
        assert_eq!(Measured::of(&["--mode", "solo"]).players(), 1);
        assert!(Measured::of(&["--mode", "solo", "--players", "4"]).rulebook().is_err());
    }
}

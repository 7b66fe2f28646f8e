//! How many players sit at the tables of a run.

use std::fmt;
use std::str::FromStr;

/// A range of numbers of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Players {
    /// From the fewest to the most.
    pub fn new(least: u8, most: u8) -> Self {
        Self { least, most }
    }

    /// Each number of the range.
    pub fn each(self) -> impl Iterator<Item = u8> {
        self.least..=self.most
    }
}

impl Players {
    /// Whether everybody plays alone.
    pub fn is_one(self) -> bool {
        (self.least, self.most) == (1, 1)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.least == self.most {
            write!(f, "{}", self.least)
        } else {
            write!(f, "{}-{}", self.least, self.most)
        }
    }
}

// Which numbers can be played is for the setup to say, so that it says it everywhere.
impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let number = |part: &str| {
            part.trim()
                .parse()
                .map_err(|_| format!("`{text}` is neither a number nor a range such as 2-5"))
        };
        let (least, most) = (number(least)?, number(most)?);
        if least > most {
            return Err(format!("`{text}` runs backwards"));
        }
        Ok(Self { least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_or_a_range() {
        assert_eq!("3".parse(), Ok(Players { least: 3, most: 3 }));
        assert_eq!("2-5".parse(), Ok(Players::new(2, 5)));
        for wrong in ["", "five", "2-", "5-2", "-1", "300"] {
            assert!(wrong.parse::<Players>().is_err(), "{wrong}");
        }
    }
}

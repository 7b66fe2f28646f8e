//! A message and what fills its gaps.

use derelict_engine::{Seat, SeatSet};
use fluent::{FluentArgs, FluentValue};

use crate::cast::Cast;
use crate::noun::Noun;
use crate::voice::{Voice, capitalised};

/// What fills a gap of a message.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    /// `$actor`, whose sentence has a form of its own when the listener acts.
    Actor(Seat),
    /// `$actor` by player number, before or regardless of the draft.
    Player(Seat),
    /// The name of something.
    Noun(&'static str, Noun),
    /// The names of several things.
    Nouns(&'static str, Vec<Noun>),
    /// How many, which plurals depend on.
    Number(&'static str, u8),
    /// A word a message chooses its wording by; never said itself.
    Word(&'static str, &'static str),
    /// Something said already.
    Text(&'static str, String),
}

/// A message and its parts.
#[derive(Clone, Debug)]
pub(crate) struct Phrase {
    pub(crate) key: &'static str,
    pub(crate) parts: Vec<Part>,
}

/// A phrase.
pub(crate) fn phrase(key: &'static str, parts: impl Into<Vec<Part>>) -> Phrase {
    let parts = parts.into();
    Phrase { key, parts }
}

/// The name of something in a gap.
pub(crate) fn noun(gap: &'static str, noun: impl Into<Noun>) -> Part {
    Part::Noun(gap, noun.into())
}

/// Names of several things in a gap.
pub(crate) fn nouns<N: Into<Noun>>(gap: &'static str, all: impl IntoIterator<Item = N>) -> Part {
    Part::Nouns(gap, all.into_iter().map(Into::into).collect())
}

/// Names of players in a gap.
pub(crate) fn seats(gap: &'static str, seats: SeatSet) -> Part {
    nouns(gap, seats.iter())
}

impl Voice {
    /// A phrase as a sentence of its own.
    pub(crate) fn sentence(&self, phrase: &Phrase, cast: &Cast) -> String {
        capitalised(self.words(phrase, cast))
    }

    /// A phrase as part of a sentence.
    pub(crate) fn words(&self, phrase: &Phrase, cast: &Cast) -> String {
        let mut gaps = FluentArgs::new();
        let mut form = None;
        for part in &phrase.parts {
            let (gap, value) = match part {
                Part::Actor(seat) | Part::Player(seat) => {
                    if cast.is_you(*seat) {
                        form = Some("you");
                    }
                    let noun = match part {
                        Part::Player(seat) => Noun::Player(*seat),
                        _ => Noun::Seat(*seat),
                    };
                    ("actor", self.name(noun, cast).into())
                }
                Part::Noun(gap, noun) => (*gap, self.name(*noun, cast).into()),
                Part::Nouns(gap, nouns) => {
                    let names = nouns.iter().map(|noun| self.name(*noun, cast)).collect();
                    (*gap, self.list(names).into())
                }
                Part::Number(gap, number) => (*gap, FluentValue::from(*number)),
                Part::Word(gap, word) => (*gap, (*word).into()),
                Part::Text(gap, text) => (*gap, text.as_str().into()),
            };
            gaps.set(gap, value);
        }
        self.say(phrase.key, form, &gaps)
    }
}

//! A message and what fills its gaps.

use derelict_engine::{Seat, SeatSet};
use fluent::{FluentArgs, FluentValue};

use crate::cast::Cast;
use crate::form::Form;
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
    /// A phrase within the phrase.
    Phrase(&'static str, Phrase),
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
        self.phrased(phrase, None, cast)
    }

    /// A phrase that names something, in a form.
    pub(crate) fn phrased(&self, phrase: &Phrase, form: Option<Form>, cast: &Cast) -> String {
        self.worded(phrase, form.map(Form::word), cast)
    }

    /// A phrase in as few words as it has, for where there is little space.
    pub(crate) fn shortly(&self, phrase: &Phrase, cast: &Cast) -> String {
        self.worded(phrase, Some("short"), cast)
    }

    /// A phrase in one of its wordings, or as it stands if it lacks that one.
    fn worded(&self, phrase: &Phrase, mut form: Option<&'static str>, cast: &Cast) -> String {
        let mut gaps = FluentArgs::new();
        for part in &phrase.parts {
            match part {
                Part::Actor(seat) | Part::Player(seat) => {
                    if cast.is_you(*seat) {
                        form = Some("you");
                    }
                    let noun = match part {
                        Part::Player(seat) => Noun::Player(*seat),
                        _ => Noun::Seat(*seat),
                    };
                    self.fill(&mut gaps, phrase, "actor", |form| self.named(noun, form, cast));
                }
                Part::Noun(gap, noun) => {
                    self.fill(&mut gaps, phrase, gap, |form| self.named(*noun, form, cast));
                }
                Part::Nouns(gap, nouns) => self.fill(&mut gaps, phrase, gap, |form| {
                    self.list(nouns.iter().map(|noun| self.named(*noun, form, cast)).collect())
                }),
                Part::Phrase(gap, inner) => {
                    self.fill(&mut gaps, phrase, gap, |form| self.phrased(inner, form, cast));
                }
                Part::Number(gap, number) => gaps.set(*gap, FluentValue::from(*number)),
                Part::Word(gap, word) => gaps.set(*gap, *word),
                Part::Text(gap, text) => gaps.set(*gap, text.as_str()),
            }
        }
        self.say(phrase.key, form, &gaps)
    }

    /// Fills a gap with a name, and those that ask for its other forms.
    fn fill<'g>(
        &'g self,
        gaps: &mut FluentArgs<'g>,
        phrase: &Phrase,
        gap: &'static str,
        name: impl Fn(Option<Form>) -> String,
    ) {
        gaps.set(gap, name(None));
        for asked in self.inflected(phrase.key, gap) {
            gaps.set(asked.gap.as_str(), name(Some(asked.form)));
        }
    }
}

//! Scripted chance: the streams are moved on to a place where the coming results are as told.

use std::collections::{BTreeMap, VecDeque};

use derelict_content::{CombatFace, Kind, NoiseFace};
use derelict_engine::card::Face;
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::streams::Stream;
use derelict_engine::{Event, Fact, Offers, Rulebook, Seat, State};
use serde::de::value::StrDeserializer;
use serde::{Deserialize, Serialize};

use crate::compare::word;
use crate::format::{Dice, Word};
use crate::possible::Stop;

/// How far a stream is searched for what is told.
const FAR: u32 = 4_000_000;
/// How often a step is tried until the bag gives the tokens told.
const TRIES: u32 = 200_000;

/// The results still to come.
#[derive(Clone, Debug, Default)]
pub struct Script {
    noise: VecDeque<NoiseFace>,
    combat: VecDeque<CombatFace>,
    tokens: VecDeque<String>,
    /// What each seat draws first after its deck is shuffled anew.
    shuffled: [VecDeque<String>; MAX_SEATS],
}

/// Whether a name is the one wanted or a numbered or lettered copy of it.
pub fn is_like(name: &str, wanted: &str) -> bool {
    match name.strip_prefix(wanted) {
        Some("") => true,
        Some(rest) if rest.starts_with('-') => true,
        Some(rest) => wanted.ends_with(|last: char| last.is_ascii_digit()) && rest.len() == 1,
        None => false,
    }
}

impl Script {
    /// Adds results after those already told.
    pub fn extend(
        &mut self,
        dice: &Dice,
        tokens: &[String],
        shuffled: &BTreeMap<String, Vec<String>>,
    ) -> Result<(), String> {
        for word in &dice.noise {
            self.noise.push_back(face("noise", word)?);
        }
        for word in &dice.combat {
            self.combat.push_back(face("combat", word)?);
        }
        self.tokens.extend(tokens.iter().cloned());
        for (number, cards) in shuffled {
            match number.parse::<usize>() {
                Ok(number @ 1..=MAX_SEATS) => {
                    self.shuffled[number - 1].extend(cards.iter().cloned())
                }
                _ => return Err(format!("there is no player `{number}` to shuffle")),
            }
        }
        Ok(())
    }

    /// What has been told but never came, as a person would say it.
    pub fn left(&self) -> Option<String> {
        let mut left = Vec::new();
        if !self.noise.is_empty() {
            left.push(format!("noise {}", say_faces(&self.noise)));
        }
        if !self.combat.is_empty() {
            left.push(format!("combat {}", say_faces(&self.combat)));
        }
        if !self.tokens.is_empty() {
            left.push(format!("tokens {}", say_all(&self.tokens)));
        }
        for (index, cards) in
            self.shuffled.iter().enumerate().filter(|(_, cards)| !cards.is_empty())
        {
            left.push(format!("shuffled for player {}: {}", index + 1, say_all(cards)));
        }
        (!left.is_empty()).then(|| left.join(", "))
    }

    /// Does something with a state so that chance falls as told.
    pub fn play<R>(
        &mut self,
        book: &Rulebook,
        state: &mut State,
        offers: &mut Offers,
        events: &mut Vec<Event>,
        act: impl Fn(&mut State, &mut Offers, &mut Vec<Event>) -> R,
    ) -> Result<R, String> {
        let trial = self.attempt(book, state, offers, act)?;
        let fallen = Fallen::of(&trial.told);
        for (told, fallen) in self.shuffled.iter_mut().zip(&fallen.dealt) {
            told.drain(..fallen.len().min(told.len()));
        }
        self.noise.drain(..fallen.noise.len().min(self.noise.len()));
        self.combat.drain(..fallen.combat.len().min(self.combat.len()));
        self.tokens.drain(..fallen.tokens.len().min(self.tokens.len()));
        *state = trial.after;
        *offers = trial.asked;
        events.extend(trial.told);
        Ok(trial.result)
    }

    /// The same situation with chance lying as told, if things then go as they do in `act`.
    pub fn foresee<R>(
        &self,
        book: &Rulebook,
        state: &State,
        offers: &Offers,
        act: impl Fn(&mut State, &mut Offers, &mut Vec<Event>) -> R,
    ) -> Result<(State, R), String> {
        let trial = self.attempt(book, state, offers, act)?;
        Ok((trial.before, trial.result))
    }

    /// Tries something until chance falls as told.
    fn attempt<R>(
        &self,
        book: &Rulebook,
        state: &State,
        offers: &Offers,
        act: impl Fn(&mut State, &mut Offers, &mut Vec<Event>) -> R,
    ) -> Result<Trial<R>, String> {
        let mut start = *state;
        for _ in 0..TRIES {
            let mut trial = start;
            let mut asked = offers.clone();
            let mut told = Vec::new();
            let result = act(&mut trial, &mut asked, &mut told);
            let fallen = Fallen::of(&told);
            let die = &book.catalog.noise_die;
            if align(&mut start, Stream::Noise, die, &self.noise, &fallen.noise)? {
                continue;
            }
            let die = &book.catalog.combat_die;
            if align(&mut start, Stream::Combat, die, &self.combat, &fallen.combat)? {
                continue;
            }
            let drawn = fallen
                .tokens
                .iter()
                .map(|token| book.names.name(Kind::TokenId, *token).unwrap_or("?"));
            if self.tokens.iter().zip(drawn).any(|(told, drawn)| !is_like(drawn, told)) {
                start.streams.skip(Stream::Bag, 1);
                continue;
            }
            if let Some(seat) = self.misdealt(book, &fallen) {
                start.streams.skip_deck(seat, 1);
                continue;
            }
            return Ok(Trial { before: start, after: trial, asked, told, result });
        }
        if !self.tokens.is_empty() {
            return Err(self.say_bag(book, state));
        }
        Err(format!("chance never falls as told: {}", self.left().unwrap_or_default()))
    }

    /// A seat whose new deck does not begin as told.
    fn misdealt(&self, book: &Rulebook, fallen: &Fallen) -> Option<Seat> {
        let wrong = |(told, dealt): (&VecDeque<String>, &Vec<Face>)| {
            told.iter().zip(dealt).any(|(told, dealt)| dealt.code(&book.names) != *told)
        };
        let seat = self.shuffled.iter().zip(&fallen.dealt).position(wrong)?;
        Some(Seat(seat as u8))
    }

    fn say_bag(&self, book: &Rulebook, state: &State) -> String {
        let bag: Vec<&str> =
            state.bag.iter().filter_map(|token| book.names.name(Kind::TokenId, token.0)).collect();
        let wanted: Vec<&str> = self.tokens.iter().map(String::as_str).collect();
        format!("the bag never gives {}; in it are {}", wanted.join(", "), bag.join(", "))
    }
}

/// Something tried from a situation in which chance falls as told.
struct Trial<R> {
    before: State,
    after: State,
    asked: Offers,
    told: Vec<Event>,
    result: R,
}

/// What chance brought.
#[derive(Default)]
struct Fallen {
    noise: Vec<NoiseFace>,
    combat: Vec<CombatFace>,
    tokens: Vec<u8>,
    /// Cards drawn by each seat since its deck was shuffled anew.
    dealt: [Vec<Face>; MAX_SEATS],
}

impl Fallen {
    fn of(events: &[Event]) -> Self {
        let mut fallen = Self::default();
        let mut anew = [false; MAX_SEATS];
        for event in events {
            match event.fact {
                Fact::DeckReshuffled { seat } => anew[seat.index()] = true,
                Fact::CardDrawn { seat, card } | Fact::LastCardDrawn { seat, card }
                    if anew[seat.index()] =>
                {
                    fallen.dealt[seat.index()].push(card);
                }
                Fact::NoiseRolled { face, .. } => fallen.noise.push(face),
                Fact::CombatRolled { face, .. } | Fact::EngineShaken { face, .. } => {
                    fallen.combat.push(face);
                }
                Fact::TokenDrawn { token } => fallen.tokens.push(token.0),
                _ => {}
            }
        }
        fallen
    }
}

/// Moves a stream on to where the results rolled would have been as told; false if they were.
fn align<T: Copy + PartialEq + Serialize>(
    state: &mut State,
    stream: Stream,
    die: &[T],
    told: &VecDeque<T>,
    fallen: &[T],
) -> Result<bool, String> {
    if told.iter().zip(fallen).all(|(told, fallen)| told == fallen) {
        return Ok(false);
    }
    let wanted: VecDeque<T> = told.iter().copied().take(fallen.len()).collect();
    let shows = |skip: u32| {
        (skip..)
            .zip(&wanted)
            .all(|(at, face)| die[state.streams.ahead(stream, at, die.len())] == *face)
    };
    match (1..FAR).find(|skip| shows(*skip)) {
        Some(skip) => {
            state.streams.skip(stream, skip);
            Ok(true)
        }
        None => Err(format!("the dice {} are too many for one choice", say_faces(&wanted))),
    }
}

/// Faces of a die by the words a scenario uses.
fn say_faces<T: Serialize>(faces: &VecDeque<T>) -> String {
    say_all(&faces.iter().map(word).collect())
}

fn say_all(words: &VecDeque<String>) -> String {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.join(", ")
}

fn face<T: for<'de> Deserialize<'de>>(die: &str, face: &Word) -> Result<T, String> {
    let name = match face {
        Word::Text(text) => text.as_str(),
        Word::Number(1) => "one",
        Word::Number(2) => "two",
        Word::Number(3) => "three",
        Word::Number(4) => "four",
        Word::Number(other) => return Err(format!("the {die} die has no {other}")),
    };
    T::deserialize(StrDeserializer::<Stop>::new(name))
        .map_err(|error| format!("the {die} die: {error}"))
}

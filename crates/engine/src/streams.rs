//! Chance: named streams of numbers derived from one secret seed.
//!
//! A roll added in one stream never shifts another (`round.terms.random.independent`).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Seat};

/// The secret a whole game's chance comes from.
pub type Seed = [u8; 32];

/// What a number is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stream {
    /// Tiles, tokens and everything dealt at setup.
    Layout,
    /// The noise die.
    Noise,
    /// The combat die.
    Combat,
    /// The intruder bag and the supply of tokens.
    Bag,
    /// The event deck.
    Events,
    /// The attack deck.
    Attacks,
    /// The contamination deck.
    Contamination,
    /// The serious wound deck.
    Wounds,
    /// The military item deck.
    RedItems,
    /// The technical item deck.
    YellowItems,
    /// The medical item deck.
    GreenItems,
    /// The intruder player deck.
    IntruderCards,
    /// The first seat's action deck; the other seats follow.
    Deck,
    /// The deck that a further box brings: panic cards, mutations, alerts or computer cards.
    BoxDeck = 17,
    /// The advantage die.
    Advantage,
}

/// Streams that every game has.
const USUAL: usize = Stream::Deck as usize + MAX_SEATS;
/// And those of all boxes, which come behind them.
pub(crate) const STREAMS: usize = USUAL + 2;
/// Those that every game writes down, whether it has them or not.
pub(crate) const FIXED_STREAMS: usize = USUAL + 1;
const _: () = assert!(Stream::BoxDeck as usize == USUAL);

/// The seed and how far each stream has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streams {
    seed: Seed,
    #[serde(with = "reading")]
    read: [u32; STREAMS],
}

impl Streams {
    /// Streams at their beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed, read: [0; STREAMS] }
    }

    /// The secret itself; it leaves the engine only after the end.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The seed, and how far each stream has been read.
    pub(crate) fn parts(&self) -> (&Seed, &[u32; STREAMS]) {
        (&self.seed, &self.read)
    }

    /// How far each stream has been read, to be set.
    pub(crate) fn read_so_far(&mut self) -> &mut [u32; STREAMS] {
        &mut self.read
    }

    /// How far the stream asked most often has been read.
    pub(crate) fn read_far(&self) -> u32 {
        self.read.iter().copied().max().unwrap_or(0)
    }

    /// A number below `sides`.
    pub fn below(&mut self, stream: Stream, sides: usize) -> usize {
        self.draw(stream as usize, 1, |numbers| numbers.below(sides))
    }

    /// Shuffles a pile.
    pub fn shuffle<T: Copy + Default + PartialEq, const N: usize>(
        &mut self,
        stream: Stream,
        pile: &mut Pile<T, N>,
    ) {
        self.shuffle_slice(stream as usize, pile.as_mut_slice());
    }

    /// Shuffles a seat's action deck.
    pub fn shuffle_deck<T: Copy + Default + PartialEq, const N: usize>(
        &mut self,
        seat: Seat,
        pile: &mut Pile<T, N>,
    ) {
        self.shuffle_slice(Stream::Deck as usize + seat.index(), pile.as_mut_slice());
    }

    /// Shuffles anything.
    pub fn shuffle_all<T>(&mut self, stream: Stream, things: &mut [T]) {
        self.shuffle_slice(stream as usize, things);
    }

    /// The numbers a stream will give next, without reading them.
    #[must_use]
    pub fn ahead(&self, stream: Stream, skip: u32, sides: usize) -> usize {
        let mut copy = *self;
        copy.read[stream as usize] += skip;
        copy.below(stream, sides)
    }

    /// Moves a stream forward, so that scripted results come next.
    pub fn skip(&mut self, stream: Stream, numbers: u32) {
        self.read[stream as usize] += numbers;
    }

    /// Moves the stream of a seat's action deck forward.
    pub fn skip_deck(&mut self, seat: Seat, numbers: u32) {
        self.read[Stream::Deck as usize + seat.index()] += numbers;
    }

    fn shuffle_slice<T>(&mut self, stream: usize, things: &mut [T]) {
        let count = things.len().saturating_sub(1) as u32;
        if count == 0 {
            return;
        }
        self.draw(stream, count, |numbers| numbers.shuffle(things));
    }

    fn draw<T>(
        &mut self,
        stream: usize,
        count: u32,
        use_them: impl FnOnce(&mut Numbers) -> T,
    ) -> T {
        let mut rng = ChaCha8Rng::from_seed(self.seed);
        rng.set_stream(stream as u64);
        rng.set_word_pos(u128::from(self.read[stream]) * 2);
        self.read[stream] += count;
        use_them(&mut Numbers(rng))
    }
}

/// A stream being read.
pub(crate) struct Numbers(ChaCha8Rng);

impl Numbers {
    /// Numbers of their own, read by nobody else.
    pub(crate) fn new(seed: Seed) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(u64::MAX);
        Self(rng)
    }

    /// One 64-bit word a number; the bias of the multiplication is below one in 2^56.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        let word = u128::from(self.0.next_u64());
        ((word * sides as u128) >> 64) as usize
    }

    /// Puts things into a random order.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// How far streams have been read; those of further boxes are left out until one is.
mod reading {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::{STREAMS, USUAL};
    use crate::pile::Pile;

    pub(super) fn serialize<S: Serializer>(
        read: &[u32; STREAMS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let further = read.iter().rposition(|read| *read > 0).map_or(0, |last| last + 1);
        read[..further.max(USUAL)].serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[u32; STREAMS], D::Error> {
        let written = Pile::<u32, STREAMS>::deserialize(deserializer)?;
        if written.len() < USUAL {
            return Err(de::Error::invalid_length(written.len(), &"all streams"));
        }
        let mut read = [0; STREAMS];
        read[..written.len()].copy_from_slice(written.as_slice());
        Ok(read)
    }
}

//! Decks: rebuilding them from their discard piles, shuffling, looking at the top card.

use std::hash::{Hash, Hasher};

use derelict_content::{Colour, SortedDeck};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::choice::Choice;
use crate::deck_memory::DeckEnd;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::Question;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::State;
use crate::streams::{Stream, Streams};
use crate::verb::{Deed, Doable, Unaimed};

/// Decks the computer room looks into.
const DECKS: [SharedDeck; 6] = [
    SharedDeck::Items(Colour::Red),
    SharedDeck::Items(Colour::Yellow),
    SharedDeck::Items(Colour::Green),
    SharedDeck::Events,
    SharedDeck::Attacks,
    SharedDeck::Wounds,
];

/// Looks at the top card of a shared deck, which may then be buried.
pub(crate) struct PeekDeck;

impl Doable for PeekDeck {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let decks = look.decks_to_look_into().next();
        docket.when(decks.is_none(), "room.digest.computer", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.decks_to_look_into().map(Choice::Deck));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Deck(deck), ..] = *named else { return };
        let top = DeckEnd::Top(deck);
        let Some(card) = top.card(play.state) else { return };
        let seat = deed.seat;
        play.remember(seat, top);
        let seen = Fact::DeckTopSeen { seat, deck, card };
        play.whisper("room.digest.computer", seat, seen);
        play.ask(Question::DeckTop { seat, deck });
    }
}

impl SharedDeck {
    /// Every one of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let items = Colour::ALL.iter().map(|colour| Self::Items(*colour));
        [Self::Events, Self::Attacks, Self::Wounds]
            .into_iter()
            .chain(items)
            .chain([Self::Panic, Self::Alerts])
    }

    /// Its stable name; item decks go by their colour.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Events => "events",
            Self::Attacks => "attacks",
            Self::Wounds => "wounds",
            Self::Items(colour) => colour.name(),
            Self::Panic => "panic",
            Self::Alerts => "alerts",
        }
    }

    /// The deck behind a stable name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::all().find(|deck| deck.name() == name)
    }

    fn stream(self) -> Stream {
        match self {
            Self::Events => Stream::Events,
            Self::Attacks => Stream::Attacks,
            Self::Wounds => Stream::Wounds,
            Self::Items(Colour::Red) => Stream::RedItems,
            Self::Items(Colour::Yellow) => Stream::YellowItems,
            Self::Items(Colour::Green | Colour::Blue) => Stream::GreenItems,
            Self::Panic | Self::Alerts => Stream::BoxDeck,
        }
    }

    /// The rule by which it is rebuilt once it has run out.
    fn run_out(self) -> &'static str {
        match self {
            Self::Events => "round.event.deck-empty",
            Self::Attacks => "attack.deck-empty",
            Self::Wounds => "wound.serious.deck-empty",
            Self::Items(_) => "item.deck-empty",
            Self::Panic => "void.setup.panic-empty",
            Self::Alerts => "after.research.alert-deck",
        }
    }
}

/// Makes sure that as many cards can be drawn, if there are as many: once the deck has run out,
/// what is missing comes from the discard pile, shuffled, and lies below what is left. Tells
/// whether the deck was rebuilt.
pub(crate) fn rebuild<T: Copy + Default + PartialEq, const N: usize>(
    draw: &mut Pile<T, N>,
    discard: &mut Pile<T, N>,
    count: u8,
    shuffle: impl FnOnce(&mut Pile<T, N>),
) -> bool {
    if draw.len() >= count as usize || discard.is_empty() {
        return false;
    }
    shuffle(discard);
    discard.absorb(draw);
    std::mem::swap(draw, discard);
    true
}

/// A shared deck with its discard pile. Together they are never more than the cards there are, so
/// they share one row: what is facedown, top last, and behind it what was discarded, top last.
#[derive(Clone, Copy, Debug)]
pub struct Deck<T, const N: usize> {
    cards: Pile<T, N>,
    left: u8,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { cards: Pile::default(), left: 0 }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Deck<T, N> {
    /// Cards facedown and cards discarded, each with the top one last; none if there are more than
    /// it can hold.
    pub fn of(
        facedown: impl IntoIterator<Item = T>,
        discards: impl IntoIterator<Item = T>,
    ) -> Option<Self> {
        let mut deck = Self::default();
        for card in facedown {
            deck.cards.try_push(card)?;
        }
        deck.left = deck.cards.len() as u8;
        for card in discards {
            deck.cards.try_push(card)?;
        }
        Some(deck)
    }

    /// How many cards can be drawn.
    #[must_use]
    pub fn left(&self) -> usize {
        usize::from(self.left)
    }

    /// Whether there are no cards at all.
    pub(crate) fn is_bare(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards to be drawn, top last.
    #[must_use]
    pub fn facedown(&self) -> &[T] {
        &self.cards.as_slice()[..self.left()]
    }

    /// The cards to be drawn, to be rearranged.
    pub fn facedown_mut(&mut self) -> &mut [T] {
        let left = self.left();
        &mut self.cards.as_mut_slice()[..left]
    }

    /// The cards discarded, top last.
    #[must_use]
    pub fn discards(&self) -> &[T] {
        &self.cards.as_slice()[self.left()..]
    }

    /// Every place there is for a card; those facedown come first.
    pub(crate) fn places(&self) -> &[T; N] {
        self.cards.places()
    }

    /// The top card, left where it is.
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.facedown().last().copied()
    }

    /// As many from the top, the top one first.
    pub fn topmost(&self, count: u8) -> impl Iterator<Item = T> {
        self.facedown().iter().rev().take(count as usize).copied()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        let last = self.left().checked_sub(1)?;
        self.left -= 1;
        Some(self.cards.remove(last))
    }

    /// Takes the bottom card.
    pub fn draw_bottom(&mut self) -> Option<T> {
        self.left = self.left.checked_sub(1)?;
        Some(self.cards.remove(0))
    }

    /// Takes the topmost card to be drawn that fits.
    pub fn take(&mut self, fits: impl Fn(T) -> bool) -> Option<T> {
        let place = self.facedown().iter().rposition(|card| fits(*card))?;
        self.left -= 1;
        Some(self.cards.remove(place))
    }

    /// Takes the topmost card discarded that fits.
    pub fn retrieve(&mut self, fits: impl Fn(T) -> bool) -> Option<T> {
        let place = self.discards().iter().rposition(|card| fits(*card))?;
        Some(self.cards.remove(self.left() + place))
    }

    /// Puts a card on top.
    pub fn put_back(&mut self, card: T) {
        self.cards.push(card);
        let left = self.left();
        self.cards.as_mut_slice()[left..].rotate_right(1);
        self.left += 1;
    }

    /// Puts a card at the bottom.
    pub fn bury(&mut self, card: T) {
        self.cards.bury(card);
        self.left += 1;
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: T) {
        self.cards.push(card);
    }

    /// Lays the discard pile on top of what is left.
    pub(crate) fn gather(&mut self) {
        self.left = self.cards.len() as u8;
    }

    /// Makes sure that as many cards can be drawn, as [`rebuild`] does. Tells whether the deck was
    /// rebuilt, and how many cards it has now.
    fn ready(&mut self, count: u8, (streams, stream): (&mut Streams, Stream)) -> (bool, u8) {
        let rebuilt = self.left < count && !self.discards().is_empty();
        if rebuilt {
            let left = self.left();
            streams.shuffle_all(stream, &mut self.cards.as_mut_slice()[left..]);
            self.cards.as_mut_slice().rotate_left(left);
            self.gather();
        }
        (rebuilt, self.left)
    }

    /// Puts the top card at the bottom.
    fn bury_top(&mut self) {
        self.facedown_mut().rotate_right(1);
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        (self.left, &self.cards) == (other.left, &other.cards)
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Deck<T, N> {}

// In writing they are two piles, as on the table.
impl<T: Copy + Default + PartialEq + Hash, const N: usize> Hash for Deck<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.facedown().hash(hasher);
        self.discards().hash(hasher);
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Deck")]
struct Piles<P> {
    draw: P,
    discard: P,
}

impl<T: Copy + Default + PartialEq + Serialize, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Piles { draw: self.facedown(), discard: self.discards() }.serialize(serializer)
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for Deck<T, N>
where
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Piles { draw, discard } = Piles::<Pile<T, N>>::deserialize(deserializer)?;
        let deck = Self::of(draw.iter(), discard.iter());
        deck.ok_or_else(|| de::Error::custom(format!("a deck has at most {N} cards")))
    }
}

impl<'a> Look<'a> {
    /// Decks with a card on top (`room.digest.computer`).
    fn decks_to_look_into(self) -> impl Iterator<Item = SharedDeck> + 'a {
        DECKS.into_iter().filter(move |deck| deck.size(self.state) > 0)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Makes sure that as many cards of a shared deck can be drawn, rebuilding it if need be.
    /// Returns how many there are.
    pub(crate) fn ready(&mut self, deck: SharedDeck, count: u8) -> u8 {
        let State { events, attacks, wounds, items, panic, alerts, streams, .. } = &mut *self.state;
        let shuffle = (streams, deck.stream());
        let (rebuilt, cards) = match deck {
            SharedDeck::Events => events.ready(count, shuffle),
            SharedDeck::Attacks => attacks.ready(count, shuffle),
            SharedDeck::Wounds => wounds.ready(count, shuffle),
            SharedDeck::Items(colour) => items[colour as usize].ready(count, shuffle),
            SharedDeck::Panic => panic.ready(count, shuffle),
            SharedDeck::Alerts => alerts.deck.ready(count, shuffle),
        };
        if rebuilt {
            self.shuffled(deck.run_out(), deck);
        }
        count.min(cards)
    }

    /// Shuffles what is left of a shared deck.
    pub(crate) fn shuffle(&mut self, rule: &'static str, deck: SharedDeck) {
        let State { events, attacks, wounds, items, panic, alerts, streams, .. } = &mut *self.state;
        let stream = deck.stream();
        match deck {
            SharedDeck::Events => streams.shuffle_all(stream, events.facedown_mut()),
            SharedDeck::Attacks => streams.shuffle_all(stream, attacks.facedown_mut()),
            SharedDeck::Wounds => streams.shuffle_all(stream, wounds.facedown_mut()),
            SharedDeck::Items(colour) => {
                streams.shuffle_all(stream, items[colour as usize].facedown_mut());
            }
            SharedDeck::Panic => streams.shuffle_all(stream, panic.facedown_mut()),
            SharedDeck::Alerts => streams.shuffle_all(stream, alerts.deck.facedown_mut()),
        }
        self.shuffled(rule, deck);
    }

    fn shuffled(&mut self, rule: &'static str, deck: SharedDeck) {
        self.forget_order(deck);
        self.tell(rule, Fact::SharedDeckReshuffled { deck });
    }

    pub(crate) fn answer_deck_top(&mut self, seat: Seat, deck: SharedDeck, choice: Choice) {
        if choice != Choice::Yes {
            return;
        }
        self.bury_top(seat, deck);
        let (rule, fact) = match deck {
            SharedDeck::Events => ("effect.event.look", Fact::EventBuried { seat }),
            SharedDeck::Attacks
            | SharedDeck::Wounds
            | SharedDeck::Items(_)
            | SharedDeck::Panic
            | SharedDeck::Alerts => ("room.digest.computer", Fact::DeckTopBuried { seat, deck }),
        };
        self.tell(rule, fact);
    }

    /// A player puts the card on top of a deck, which it has seen, at the bottom.
    pub(crate) fn bury_top(&mut self, seat: Seat, deck: SharedDeck) {
        match deck {
            SharedDeck::Events => self.state.events.bury_top(),
            SharedDeck::Attacks => self.state.attacks.bury_top(),
            SharedDeck::Wounds => self.state.wounds.bury_top(),
            SharedDeck::Items(colour) => self.state.items[colour as usize].bury_top(),
            SharedDeck::Panic => self.state.panic.bury_top(),
            SharedDeck::Alerts => self.state.alerts.deck.bury_top(),
        }
        self.buried_top(seat, deck);
    }
}

/// Draws the two topmost cards of a deck, puts one back and the other at the bottom
/// (`lock.effect.know.deck`).
pub(crate) struct SortDeck {
    pub deck: SortedDeck,
}

impl SortDeck {
    fn deck(self) -> SharedDeck {
        match self.deck {
            SortedDeck::Events => SharedDeck::Events,
            SortedDeck::Attacks => SharedDeck::Attacks,
        }
    }
}

impl Unaimed for SortDeck {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let empty = self.deck().size(look.state) == 0;
        docket.when(empty, "lock.effect.know.deck", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let deck = self.deck();
        if play.ready(deck, 2) == 2 {
            play.ask(Question::SortDeck { seat, deck });
        }
    }
}

impl Look<'_> {
    /// The two topmost cards of a deck.
    pub(crate) fn topmost_two(self, deck: SharedDeck, out: &mut Vec<Choice>) {
        match deck {
            SharedDeck::Events => out.extend(self.state.events.topmost(2).map(Choice::Event)),
            _ => out.extend(self.state.attacks.topmost(2).map(Choice::Attack)),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One stays on top, the other is buried; whoever did it knows both.
    pub(crate) fn answer_sort_deck(&mut self, seat: Seat, deck: SharedDeck, choice: Choice) {
        let State { events, attacks, .. } = &mut *self.state;
        let bury_top = match choice {
            Choice::Event(kept) => events.top() != Some(kept),
            Choice::Attack(kept) => attacks.top() != Some(kept),
            _ => false,
        };
        // What was on top is the one to go, or the one below it.
        if !bury_top {
            match deck {
                SharedDeck::Events => swap_top(events),
                _ => swap_top(attacks),
            }
        }
        self.forget_order(deck);
        self.bury_top(seat, deck);
        self.remember(seat, DeckEnd::Bottom(deck));
        self.remember(seat, DeckEnd::Top(deck));
        self.tell("lock.effect.know.deck", Fact::DeckTopBuried { seat, deck });
    }
}

/// Exchanges the two topmost cards of a deck.
fn swap_top<T: Copy + Default + PartialEq, const N: usize>(deck: &mut Deck<T, N>) {
    if let [.., below, top] = deck.facedown_mut() {
        std::mem::swap(below, top);
    }
}

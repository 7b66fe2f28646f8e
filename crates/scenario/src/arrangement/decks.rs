//! Shared decks: what lies on top, what is left, what is discarded.

use derelict_content::{AlertId, AttackId, EventId, ItemId, Kind, PanicId, WoundId, capacity};
use derelict_engine::state::Deck;

use super::Arrangement;
use crate::format::Given;
use crate::possible::nearest;
use crate::script::is_like;

const COLOURS: [&str; 3] = ["red", "yellow", "green"];

impl Arrangement<'_> {
    pub(super) fn decks(&mut self, given: &Given) {
        for (key, value) in &given.decks {
            let at = format!("decks.{key}");
            let (deck, part) = match key.rsplit_once('_') {
                Some((deck, part @ ("top" | "left" | "discard"))) => (deck, part),
                _ => (key.as_str(), "all"),
            };
            let Some(order) = Order::read(part, value) else {
                self.problem(
                    &at,
                    "a list of cards from the top, or for `_left` a number, was expected",
                );
                continue;
            };
            let problem = match deck {
                "events" => {
                    let names = self.book.names.of(Kind::EventId);
                    let mut deck = self.state.events;
                    let done = arrange(&mut deck, &order, |card: EventId| &names[card.index()]);
                    self.state.events = deck;
                    done.map(|gone| {
                        for card in gone {
                            self.state.events_gone.add(card);
                        }
                    })
                }
                "attacks" => {
                    let names = self.book.names.of(Kind::AttackId);
                    let mut deck = self.state.attacks;
                    let done = arrange(&mut deck, &order, |card: AttackId| &names[card.index()]);
                    self.state.attacks = deck;
                    done.map(|_| ())
                }
                "wounds" => {
                    let names = self.book.names.of(Kind::WoundId);
                    let mut deck = self.state.wounds;
                    let done = arrange(&mut deck, &order, |card: WoundId| &names[card.index()]);
                    self.state.wounds = deck;
                    done.map(|_| ())
                }
                "panic" => {
                    let names = self.book.names.of(Kind::PanicId);
                    let mut deck = self.state.panic;
                    let done = arrange(&mut deck, &order, |card: PanicId| &names[card.index()]);
                    self.state.panic = deck;
                    done.map(|_| ())
                }
                "alerts" => {
                    let names = self.book.names.of(Kind::AlertId);
                    let mut deck = self.state.alerts.deck;
                    let done = arrange(&mut deck, &order, |card: AlertId| &names[card.index()]);
                    self.state.alerts.deck = deck;
                    done.map(|_| ())
                }
                "contamination" => self.contamination(&order),
                colour => match COLOURS.iter().position(|known| *known == colour) {
                    Some(index) => {
                        let names = self.book.names.of(Kind::ItemId);
                        let mut deck = self.state.items[index];
                        let done = arrange(&mut deck, &order, |card: ItemId| &names[card.index()]);
                        self.state.items[index] = deck;
                        done.map(|gone| {
                            for card in gone {
                                self.state.items_gone.add(card);
                            }
                        })
                    }
                    None => {
                        Err("the decks are events, attacks, wounds, panic, alerts, red, yellow, green, \
                         contamination"
                            .into())
                    }
                },
            };
            if let Err(problem) = problem {
                self.problem(&at, problem);
            }
        }
    }

    fn contamination(&mut self, order: &Order) -> Result<(), String> {
        let catalog = &self.book.catalog;
        let word = |card: u8| {
            if catalog.contamination[card as usize] { "infected" } else { "clean" }
        };
        let cards = self.state.contamination.iter();
        let mut deck: Deck<u8, { capacity::CONTAMINATION }> =
            Deck::of(cards, []).unwrap_or_default();
        let mut gone = arrange(&mut deck, order, word)?;
        gone.extend(deck.discards());
        self.state.contamination = deck.facedown().iter().copied().collect();
        for card in gone {
            self.state.contamination_gone |= 1 << card;
        }
        Ok(())
    }
}

/// How a deck is to be arranged.
enum Order {
    /// These on top; the first is drawn first.
    Top(Vec<String>),
    /// Only that many left, the others discarded.
    Left(usize),
    /// Exactly these, the others discarded.
    All(Vec<String>),
    /// Exactly these discarded; others that were discarded leave the game.
    Discard(Vec<String>),
}

impl Order {
    fn read(part: &str, value: &toml::Value) -> Option<Self> {
        if part == "left" {
            let left = value.as_integer()?;
            return usize::try_from(left).ok().map(Self::Left);
        }
        let cards: Option<Vec<String>> =
            value.as_array()?.iter().map(|card| card.as_str().map(str::to_owned)).collect();
        let cards = cards?;
        Some(match part {
            "top" => Self::Top(cards),
            "discard" => Self::Discard(cards),
            _ => Self::All(cards),
        })
    }
}

/// Arranges a deck and tells which cards left the game.
fn arrange<'n, T: Copy + Default + PartialEq, const N: usize>(
    deck: &mut Deck<T, N>,
    order: &Order,
    name: impl Fn(T) -> &'n str,
) -> Result<Vec<T>, String> {
    let take = |deck: &mut Deck<T, N>, wanted: &str| {
        let fits = |card: T| is_like(name(card), wanted);
        let found = deck.take(fits).or_else(|| deck.retrieve(fits));
        let known = || deck.facedown().iter().chain(deck.discards()).map(|card| name(*card));
        found.ok_or_else(|| match nearest(known(), wanted) {
            Some(meant) => {
                format!("no card `{wanted}` is left in this deck; did you mean `{meant}`?")
            }
            None => format!("no card `{wanted}` is left in this deck: it is empty"),
        })
    };
    let mut gone = Vec::new();
    match order {
        Order::Top(cards) => {
            let mut chosen = Vec::new();
            for card in cards {
                chosen.push(take(deck, card)?);
            }
            for card in chosen.into_iter().rev() {
                deck.put_back(card);
            }
        }
        Order::Left(left) => {
            let there = deck.left();
            if there < *left {
                return Err(format!("{left} cards; only {there} are left"));
            }
            // The lowest are discarded.
            let (lowest, kept) = deck.facedown().split_at(there - left);
            let discards = deck.discards().iter().chain(lowest).copied();
            *deck = Deck::of(kept.iter().copied(), discards).unwrap_or_default();
        }
        Order::All(cards) => {
            let mut chosen = Vec::new();
            for card in cards {
                chosen.push(take(deck, card)?);
            }
            let rest = deck.discards().iter().chain(deck.facedown()).copied();
            *deck = Deck::of(chosen.into_iter().rev(), rest).unwrap_or_default();
        }
        Order::Discard(cards) => {
            let mut chosen = Vec::new();
            for card in cards {
                chosen.push(take(deck, card)?);
            }
            gone.extend(deck.discards());
            *deck = Deck::of(deck.facedown().iter().copied(), chosen).unwrap_or_default();
        }
    }
    Ok(gone)
}

//! A viewer's private knowledge as typed constraints on what it cannot see.

use derelict_content::{ItemId, ObjectiveId};

use super::View;
use crate::card::{Card, Face};
use crate::deck_memory::{CardSeen, DeckEnd};
use crate::event::{DeckCard, SharedDeck};
use crate::facedown::{Facedown, Front, Sighting, Sightings};
use crate::play::Look;
use crate::prey::Fewer;
use crate::seat::Seat;

/// Something that is true of the real game, whatever else is hidden. All of them together are
/// what an imagined game keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// Something facedown, when it was seen, and what has publicly happened to it since.
    Facedown { thing: Facedown, front: Front, seen: Sighting },
    /// One of the two objectives a player was dealt.
    Dealt { seat: Seat, objective: ObjectiveId, turn: u8 },
    /// The objective a player has kept.
    Kept { seat: Seat, objective: ObjectiveId },
    /// A card so many places below the top of its deck, until it is drawn or the deck shuffled.
    FromTop { deck: SharedDeck, place: u8, card: DeckCard },
    /// A card at the bottom of its deck, until another one is put there or the deck shuffled.
    AtBottom { deck: SharedDeck, card: DeckCard, turn: u8 },
    /// An item a player carries, by what was shown, offered or handed over, with how many copies.
    Carries { seat: Seat, item: ItemId, copies: u8, turn: u8 },
    /// A hand with fewer action cards than another, by whom an intruder chose.
    Fewer(Fewer),
    /// Own scanned contamination cards.
    Scanned { pocket: Pocket, infected: u8, clean: u8 },
}

/// Where own contamination cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pocket {
    /// In hand.
    Hand,
    /// In the deck, whose order is unknown.
    Deck,
    /// In the discard pile.
    Discard,
    /// Out of the game.
    Gone,
}

impl View {
    /// What the viewer knows in private, as constraints.
    #[must_use]
    pub fn constraints(&self) -> Vec<Constraint> {
        let mut all = Vec::new();
        let own = self.viewer.seat().and_then(|seat| self.players.get(&seat));
        let sightings = own.map(|own| Sightings::shown(&own.seen)).unwrap_or_default();
        all.extend(sightings.iter().filter_map(|(thing, seen)| {
            Some(Constraint::Facedown { thing, front: thing.shown(self)?, seen })
        }));
        self.objective_constraints(&mut all);
        self.deck_constraints(&mut all);
        let memory = &self.memory;
        for (index, seen) in memory.carried.iter().enumerate() {
            let same = |other: &&super::Carried| (other.seat, other.item) == (seen.seat, seen.item);
            if !memory.carried[..index].iter().any(|other| same(&other)) {
                let copies = memory.carried.iter().filter(same).count() as u8;
                let (seat, item) = (seen.seat, seen.item);
                all.push(Constraint::Carries { seat, item, copies, turn: seen.turn });
            }
        }
        self.contamination_constraints(&mut all);
        all.extend(self.compared.iter().copied().map(Constraint::Fewer));
        all
    }

    fn objective_constraints(&self, all: &mut Vec<Constraint>) {
        for (seat, known) in &self.memory.objectives {
            all.extend(known.iter().map(|known| Constraint::Dealt {
                seat: *seat,
                objective: known.card,
                turn: known.turn,
            }));
            let player = self.players.get(seat).map(|player| &player.objectives);
            let kept = player.and_then(|objectives| match objectives.kept? {
                derelict_content::ObjectiveDeck::Corporate => objectives.corporate,
                _ => objectives.personal,
            });
            all.extend(kept.map(|objective| Constraint::Kept { seat: *seat, objective }));
        }
    }

    fn deck_constraints(&self, all: &mut Vec<Constraint>) {
        let memory = &self.memory;
        for end in DeckEnd::REMEMBERED {
            if let Some(CardSeen { card, turn }) = end.recalled(memory) {
                all.push(match end {
                    DeckEnd::Top(deck) => Constraint::FromTop { deck, place: 0, card },
                    DeckEnd::Bottom(deck) => Constraint::AtBottom { deck, card, turn },
                });
            }
        }
        for (place, card) in (0..).zip(&memory.deck_top) {
            if let Some(deck) = self.looking_into() {
                all.push(Constraint::FromTop { deck, place, card: *card });
            }
        }
    }

    /// The deck whose top the viewer is looking at.
    fn looking_into(&self) -> Option<SharedDeck> {
        use crate::frame::Question;
        use crate::offer::Prompt;
        let Prompt::Question(question) = self.decision.as_ref()?.prompt else {
            return None;
        };
        match question {
            Question::DeckTop { deck, .. } | Question::SortDeck { deck, .. } => Some(deck),
            Question::SwarmAttack { .. } | Question::SwarmBury { .. } => Some(SharedDeck::Attacks),
            Question::Plan { .. } => Some(SharedDeck::Events),
            _ => None,
        }
    }

    fn contamination_constraints(&self, all: &mut Vec<Constraint>) {
        let own = self.viewer.seat().and_then(|seat| self.players.get(&seat));
        let hand = own.and_then(|own| own.hand.clone()).unwrap_or_default();
        let memory = &self.memory.contamination;
        for (pocket, cards) in [
            (Pocket::Hand, &hand),
            (Pocket::Deck, &memory.deck),
            (Pocket::Discard, &memory.discard),
            (Pocket::Gone, &memory.gone),
        ] {
            let count = |face| cards.iter().filter(|card| card.0 == face).count() as u8;
            let (infected, clean) = (count(Face::Infected), count(Face::Clean));
            if infected + clean > 0 {
                all.push(Constraint::Scanned { pocket, infected, clean });
            }
        }
    }
}

impl Constraint {
    /// Whether a situation keeps to it, for the seat that knows it.
    #[must_use]
    pub fn holds(&self, look: Look<'_>, viewer: Seat) -> bool {
        match *self {
            Self::Facedown { thing, front, .. } => thing.front(look.state) == Some(front),
            Self::Dealt { seat, objective, .. } => {
                let crew = look.crew(seat);
                [crew.corporate, crew.personal].contains(&objective)
            }
            Self::Kept { seat, objective } => look.kept_objective(seat) == Some(objective),
            Self::FromTop { deck, place, card } => {
                deck.below_top(look.state, place.into()) == Some(card)
            }
            Self::AtBottom { deck, card, .. } => {
                DeckEnd::Bottom(deck).card(look.state) == Some(card)
            }
            Self::Carries { seat, item, copies, .. } => {
                look.crew(seat).inventory.copies(item) >= copies
            }
            Self::Fewer(pair) => {
                pair.fits(look.crew(pair.seat).action_cards(), look.crew(pair.than).action_cards())
            }
            Self::Scanned { pocket, infected, clean } => {
                let cards = look.pocket(viewer, pocket);
                let known = |wanted: bool| {
                    let fits = |card: &&Card| look.is_infected(**card) == wanted;
                    cards.iter().filter(fits).count() as u8
                };
                known(true) == infected && known(false) == clean
            }
        }
    }
}

impl Look<'_> {
    /// Scanned contamination cards in a place of their owner.
    fn pocket(self, owner: Seat, pocket: Pocket) -> Vec<Card> {
        let crew = self.crew(owner);
        let scanned = self.state.knowledge[owner.index()].scanned;
        let all = (0..self.catalog().contamination.len() as u8).map(Card::of_contamination);
        let known = all.enumerate().filter(|(index, _)| scanned & (1 << index) != 0);
        let cards = known.map(|(_, card)| card);
        let held = |card: Card| {
            [crew.hand, crew.deck, crew.discard].iter().any(|pile| pile.contains(card))
        };
        cards
            .filter(|card| match pocket {
                Pocket::Hand => crew.hand.contains(*card),
                Pocket::Deck => crew.deck.contains(*card),
                Pocket::Discard => crew.discard.contains(*card),
                Pocket::Gone => !held(*card),
            })
            .collect()
    }
}

//! A viewer's private knowledge as typed constraints on what it cannot see.

use derelict_content::{Colour, CoordinatesId, ExplorationId, ItemId, ObjectiveId, RoomId, TileId};
use serde::Serialize;

use super::{TopCard, View};
use crate::card::{Card, Face};
use crate::event::SharedDeck;
use crate::play::Look;
use crate::prey::Fewer;
use crate::seat::Seat;

/// Something that is true of the real game, whatever else is hidden. All of them together are
/// what an imagined game keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "known", rename_all = "kebab-case")]
pub enum Constraint {
    /// An engine, seen in a turn; its tokens have publicly changed places so often since.
    Engine { engine: u8, working: bool, turn: u8, swaps: u8 },
    /// The coordinates card.
    Coordinates { card: CoordinatesId, turn: u8 },
    /// A facedown tile.
    Tile { room: RoomId, tile: TileId, turn: u8 },
    /// A facedown exploration token.
    Token { room: RoomId, token: ExplorationId, turn: u8 },
    /// One of the two objectives a player was dealt.
    Dealt { seat: Seat, objective: ObjectiveId, turn: u8 },
    /// The objective a player has kept.
    Kept { seat: Seat, objective: ObjectiveId },
    /// A card so many places below the top of its deck, until it is drawn or the deck shuffled.
    FromTop { deck: SharedDeck, place: u8, card: TopCard },
    /// A card at the bottom of its deck, until another one is put there or the deck shuffled.
    AtBottom { deck: SharedDeck, card: TopCard, turn: u8 },
    /// An item a player carries, by what was shown, offered or handed over, with how many copies.
    Carries { seat: Seat, item: ItemId, copies: u8, turn: u8 },
    /// A hand with fewer action cards than another, by whom an intruder chose.
    Fewer(Fewer),
    /// Own scanned contamination cards.
    Scanned { pocket: Pocket, infected: u8, clean: u8 },
}

/// Where own contamination cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
        for (engine, seen) in &self.engines {
            if let (Some(working), Some(seen)) = (seen.working, seen.seen) {
                let engine = *engine;
                all.push(Constraint::Engine {
                    engine,
                    working,
                    turn: seen.turn,
                    swaps: seen.swaps,
                });
            }
        }
        if let (Some(card), Some(turn)) = (self.coordinates.card, self.coordinates.seen) {
            all.push(Constraint::Coordinates { card, turn });
        }
        let memory = &self.memory;
        let tiles = memory.tiles.iter();
        all.extend(tiles.map(|(room, known)| Constraint::Tile {
            room: *room,
            tile: known.card,
            turn: known.turn,
        }));
        let tokens = memory.tokens.iter();
        all.extend(tokens.map(|(room, known)| Constraint::Token {
            room: *room,
            token: known.card,
            turn: known.turn,
        }));
        self.objective_constraints(&mut all);
        self.deck_constraints(&mut all);
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
        let events = SharedDeck::Events;
        if let Some(known) = memory.event_on_top {
            let card = TopCard::Event(known.card);
            all.push(Constraint::FromTop { deck: events, place: 0, card });
        }
        if let Some(known) = memory.event_at_bottom {
            let card = TopCard::Event(known.card);
            all.push(Constraint::AtBottom { deck: events, card, turn: known.turn });
        }
        for (colour, known) in Colour::ALL.iter().zip(memory.buried) {
            if let Some(known) = known {
                let deck = SharedDeck::Items(*colour);
                let card = TopCard::Item(known.card);
                all.push(Constraint::AtBottom { deck, card, turn: known.turn });
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
            Question::DeckTop { deck, .. } => Some(deck),
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
        let state = look.state;
        match *self {
            Self::Engine { engine, working, .. } => {
                state.engines.get(usize::from(engine) - 1) == Some(&working)
            }
            Self::Coordinates { card, .. } => state.coordinates == card,
            Self::Tile { room, tile, .. } => state.rooms[room.index()].tile == tile,
            Self::Token { room, token, .. } => state.rooms[room.index()].token == Some(token),
            Self::Dealt { seat, objective, .. } => {
                let crew = look.crew(seat);
                [crew.corporate, crew.personal].contains(&objective)
            }
            Self::Kept { seat, objective } => look.kept_objective(seat) == Some(objective),
            Self::FromTop { deck, place, card } => {
                look.cards_of(deck).rev().nth(usize::from(place)) == Some(card)
            }
            Self::AtBottom { deck, card, .. } => look.cards_of(deck).next() == Some(card),
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
    /// The cards of a shared deck, bottom first.
    fn cards_of(self, deck: SharedDeck) -> impl DoubleEndedIterator<Item = TopCard> {
        let state = self.state;
        let cards: Vec<TopCard> = match deck {
            SharedDeck::Events => state.events.draw.iter().map(TopCard::Event).collect(),
            SharedDeck::Attacks => state.attacks.draw.iter().map(TopCard::Attack).collect(),
            SharedDeck::Wounds => state.wounds.draw.iter().map(TopCard::Wound).collect(),
            SharedDeck::Items(colour) => {
                let deck = state.items.get(colour as usize);
                deck.into_iter().flat_map(|deck| deck.draw.iter()).map(TopCard::Item).collect()
            }
        };
        cards.into_iter()
    }

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

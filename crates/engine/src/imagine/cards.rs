//! Hands, action decks, contamination and objectives.

use derelict_content::{ActionId, ObjectiveDeck, ObjectiveId, TraitEffect};

use super::Dream;
use crate::card::{Card, Face};
use crate::frame::Frame;
use crate::mode::Mode;
use crate::seat::Seat;
use crate::view::{CardName, PlayerView, Shadow};

/// Contamination cards not yet placed: set aside for what the viewer knows, and the rest.
#[derive(Default)]
struct Strains {
    infected: Vec<u8>,
    clean: Vec<u8>,
    unknown: Vec<u8>,
    /// What everybody knows to lie at the bottom of the deck, the lowest first.
    bottom: Vec<u8>,
}

impl Strains {
    /// The card behind a face; scanned ones are noted.
    fn place(&mut self, face: Face, scanned: &mut u32) -> Option<Card> {
        let index = match face {
            Face::Action(action) => return Some(Card::of_action(action)),
            Face::Unscanned => return self.unknown.pop().map(Card::of_contamination),
            Face::Infected => self.infected.pop()?,
            Face::Clean => self.clean.pop()?,
        };
        *scanned |= 1 << index;
        Some(Card::of_contamination(index))
    }
}

impl Dream<'_> {
    /// All cards of action decks, and the contamination deck.
    pub(super) fn deal_cards(&mut self) {
        let mut strains = self.strains();
        for (seat, player) in &self.view.players {
            if self.is_viewer(*seat) {
                self.own_cards(*seat, player, &mut strains);
            } else {
                self.other_cards(*seat, player, &mut strains);
            }
        }
        let bottom = strains.bottom;
        let deck = (self.view.decks.contamination.left as usize).saturating_sub(bottom.len());
        let mut left = strains.unknown;
        let gone = left.split_off(deck.min(left.len()));
        self.state.contamination = bottom.into_iter().chain(left).collect();
        for card in gone {
            self.state.contamination_gone |= 1 << card;
        }
    }

    /// Sets aside as many infected and clean cards as the viewer knows of.
    fn strains(&mut self) -> Strains {
        let catalog = &self.book.catalog;
        let mut cards: Vec<u8> = (0..catalog.contamination.len() as u8).collect();
        self.shuffle(&mut cards);
        let memory = &self.view.memory.contamination;
        let hand =
            self.view.viewer.seat().and_then(|seat| self.view.players.get(&seat)?.hand.as_ref());
        let known: Vec<CardName> = hand
            .into_iter()
            .chain([&memory.discard, &memory.deck, &memory.gone])
            .flatten()
            .copied()
            .collect();
        let count = |face: Face| known.iter().filter(|card| card.0 == face).count();
        let (infected, clean) = (count(Face::Infected), count(Face::Clean));
        let mut strains = Strains::default();
        for card in cards {
            if catalog.contamination[card as usize] && strains.infected.len() < infected {
                strains.infected.push(card);
            } else if !catalog.contamination[card as usize] && strains.clean.len() < clean {
                strains.clean.push(card);
            } else {
                strains.unknown.push(card);
            }
        }
        let below = self.view.facility.iter().flat_map(|facility| &facility.contamination);
        for infected in below {
            let kind = |card: &u8| catalog.contamination[usize::from(*card)] == *infected;
            if let Some(at) = strains.unknown.iter().position(kind) {
                strains.bottom.push(strains.unknown.swap_remove(at));
            }
        }
        strains
    }

    fn own_cards(&mut self, seat: Seat, player: &PlayerView, strains: &mut Strains) {
        let memory = &self.view.memory.contamination;
        let mut scanned = 0;
        let hand = player.hand.iter().flatten();
        self.state.crew[seat.index()].hand =
            hand.filter_map(|card| strains.place(card.0, &mut scanned)).collect();
        let mut codes = memory.discard.iter();
        let faces = player.discard.iter().map(|card| match card.0 {
            Face::Action(_) => card.0,
            _ => codes.next().map_or(card.0, |known| known.0),
        });
        let mut discard: Vec<Card> =
            faces.filter_map(|face| strains.place(face, &mut scanned)).collect();
        discard.reverse();
        self.state.crew[seat.index()].discard = discard.into_iter().collect();
        let mut deck: Vec<Card> =
            memory.deck.iter().filter_map(|card| strains.place(card.0, &mut scanned)).collect();
        let shown = player.discard.iter().chain(player.hand.iter().flatten());
        deck.extend(self.hidden_actions(player, shown));
        self.shuffle(&mut deck);
        self.state.knowledge[seat.index()].scanned = scanned;
        let drawn = self.drawn(seat, &mut deck);
        deck.extend(drawn);
        self.state.crew[seat.index()].deck = deck.into_iter().collect();
        for card in &memory.gone {
            let before = scanned;
            strains.place(card.0, &mut scanned);
            self.state.contamination_gone |= scanned & !before;
        }
        self.state.knowledge[seat.index()].scanned = scanned;
    }

    /// The cards of a deck the viewer looks at, to go on top of it.
    fn drawn(&self, seat: Seat, deck: &mut Vec<Card>) -> Vec<Card> {
        let look = self.state.look(self.book);
        let seen = self.view.memory.drawn.iter().rev();
        seen.filter_map(|wanted| {
            let at = deck.iter().position(|card| look.face(seat, *card) == wanted.0)?;
            Some(deck.swap_remove(at))
        })
        .collect()
    }

    /// The action cards of a character that are not among those shown; the dead have none.
    fn hidden_actions<'b>(
        &self,
        player: &PlayerView,
        shown: impl Iterator<Item = &'b CardName>,
    ) -> Vec<Card> {
        let hidden = match player.hand {
            Some(_) => player.deck_size,
            None => player.deck_size + player.hand_size,
        };
        let Some(character) = player.character.filter(|_| hidden > 0) else {
            return Vec::new();
        };
        let mut cards = self.book.catalog.characters[character.index()].deck.clone();
        let lost = player.lost.iter().map(|card| CardName(Face::Action(*card)));
        for card in shown.copied().chain(lost) {
            if let Face::Action(action) = card.0
                && let Some(at) = cards.iter().position(|known| *known == action)
            {
                cards.swap_remove(at);
            }
        }
        cards.into_iter().map(Card::of_action).collect()
    }

    fn other_cards(&mut self, seat: Seat, player: &PlayerView, strains: &mut Strains) {
        let mut unseen = 0;
        let mut discard: Vec<Card> =
            player.discard.iter().filter_map(|card| strains.place(card.0, &mut unseen)).collect();
        discard.reverse();
        self.state.crew[seat.index()].discard = discard.into_iter().collect();
        let mut cards = self.hidden_actions(player, player.discard.iter());
        let total = (player.hand_size + player.deck_size) as usize;
        while cards.len() < total {
            let Some(card) = strains.place(Face::Unscanned, &mut unseen) else {
                break;
            };
            cards.push(card);
        }
        self.shuffle(&mut cards);
        let mut hand = self.needed_cards(seat, &mut cards);
        while hand.len() < player.hand_size as usize {
            let Some(card) = cards.pop() else { break };
            hand.push(card);
        }
        self.shuffle(&mut hand);
        self.state.crew[seat.index()].hand = hand.into_iter().collect();
        self.state.crew[seat.index()].deck = cards.into_iter().collect();
    }

    /// Cards that must be in a hand, taken out of the shuffled ones.
    pub(super) fn needed_cards(&mut self, seat: Seat, cards: &mut Vec<Card>) -> Vec<Card> {
        let needs = &self.needs[seat.index()];
        let mut hand: Vec<Card> = Vec::new();
        let mut take = |hand: &mut Vec<Card>, fits: &dyn Fn(Card, &[Card]) -> bool| {
            let found = cards.iter().position(|card| fits(*card, hand));
            found.map(|at| hand.push(cards.swap_remove(at))).is_some()
        };
        for wanted in &needs.cards {
            take(&mut hand, &|card, _| card.action() == Some(*wanted));
        }
        if needs.contamination {
            take(&mut hand, &|card, _| card.is_contamination());
        }
        let kinds = |hand: &[Card]| {
            let mut kinds: Vec<ActionId> = hand.iter().filter_map(|card| card.action()).collect();
            kinds.sort();
            kinds.dedup();
            kinds.len()
        };
        let new = |card: Card, hand: &[Card]| !card.is_contamination() && !hand.contains(&card);
        while kinds(&hand) < needs.different && take(&mut hand, &new) {}
        let actions = |hand: &[Card]| hand.iter().filter(|card| !card.is_contamination()).count();
        let any = |card: Card, _: &[Card]| !card.is_contamination();
        while actions(&hand) < needs.actions && take(&mut hand, &any) {}
        hand
    }

    /// Whether somebody's personal objective has made way for a corporate one, which it has once the
    /// draft is over.
    fn serves_twice(&self, seat: Seat) -> bool {
        self.view.mode == Mode::SemiCoop
            && !self.view.stack.contains(&Shadow::Frame(Frame::Muster))
            && self.state.look(self.book).has_trait(seat, TraitEffect::Artificial)
    }

    /// Another corporate objective than anybody has (`after.android.objectives`).
    fn deal_second_corporate(&mut self, seat: Seat) {
        let objectives = &self.book.catalog.objectives;
        let players = self.view.seats;
        let held: Vec<ObjectiveId> =
            self.state.crew[..usize::from(players)].iter().map(|crew| crew.corporate).collect();
        let mut cards: Vec<ObjectiveId> = (0..objectives.len() as u8)
            .map(ObjectiveId)
            .filter(|id| {
                let card = &objectives[id.index()];
                card.deck == ObjectiveDeck::Corporate && card.players <= players
            })
            .filter(|id| !held.contains(id))
            .collect();
        if let Some(card) = self.draw(&mut cards, |_| true) {
            self.state.crew[seat.index()].personal = card;
        }
    }

    /// Requirements the viewer has not been dealt itself, given up for the offer or not.
    fn deal_requirements(&mut self) {
        let own = self.view.players.values().filter_map(|player| player.objectives.personal);
        let own: Vec<ObjectiveId> = own.collect();
        let objectives = &self.book.catalog.objectives;
        let mut cards: Vec<ObjectiveId> = (0..objectives.len() as u8)
            .map(ObjectiveId)
            .filter(|id| {
                let card = &objectives[id.index()];
                let usable = card.players <= self.view.seats && !own.contains(id);
                card.deck == ObjectiveDeck::Requirement && usable
            })
            .collect();
        self.shuffle(&mut cards);
        for (seat, player) in &self.view.players {
            let objectives = &player.objectives;
            let card = objectives.personal.or_else(|| cards.pop()).unwrap_or_default();
            let crew = &mut self.state.crew[seat.index()];
            crew.personal = card;
            crew.corporate = objectives.corporate.unwrap_or(card);
            crew.kept = objectives.kept;
        }
    }

    /// Objectives nobody has shown the viewer, and which one others kept.
    pub(super) fn deal_objectives(&mut self) {
        if self.book.has_requirements() {
            return self.deal_requirements();
        }
        let mut second: Vec<Seat> = Vec::new();
        for slot in [ObjectiveDeck::Corporate, ObjectiveDeck::Personal] {
            let of = |player: &PlayerView| match slot {
                ObjectiveDeck::Corporate => player.objectives.corporate,
                _ => player.objectives.personal,
            };
            let mut known: Vec<ObjectiveId> = self.view.players.values().filter_map(of).collect();
            if slot == ObjectiveDeck::Corporate {
                known.extend(self.view.players.values().filter_map(|it| it.objectives.personal));
            }
            // Alone both cards come from one deck.
            let deck = match self.view.mode {
                Mode::SemiCoop => slot,
                Mode::Solo | Mode::Coop => ObjectiveDeck::Coop,
            };
            if self.view.mode == Mode::Solo && slot == ObjectiveDeck::Personal {
                known.push(self.state.crew[0].corporate);
            }
            let objectives = &self.book.catalog.objectives;
            let mut cards: Vec<ObjectiveId> = (0..objectives.len() as u8)
                .map(ObjectiveId)
                .filter(|id| {
                    let card = &objectives[id.index()];
                    card.deck == deck && card.players <= self.view.seats && !known.contains(id)
                })
                .collect();
            self.shuffle(&mut cards);
            for (seat, player) in &self.view.players {
                let twice = slot == ObjectiveDeck::Personal && self.serves_twice(*seat);
                if twice && of(player).is_none() {
                    second.push(*seat);
                    continue;
                }
                let card = of(player).or_else(|| cards.pop()).unwrap_or_default();
                let crew = &mut self.state.crew[seat.index()];
                match slot {
                    ObjectiveDeck::Corporate => crew.corporate = card,
                    _ => crew.personal = card,
                }
            }
        }
        for seat in second {
            self.deal_second_corporate(seat);
        }
        for (seat, player) in &self.view.players {
            let objectives = &player.objectives;
            let guess = match (objectives.chosen, objectives.kept) {
                (false, _) => None,
                (true, None) if self.below(2) == 0 => Some(ObjectiveDeck::Corporate),
                (true, None) => Some(ObjectiveDeck::Personal),
                (true, kept) => kept,
            };
            self.state.crew[seat.index()].kept = guess;
        }
    }
}

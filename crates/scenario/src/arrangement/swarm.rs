//! The intruder player and the cards of that part.

use derelict_content::IntruderCardId;
use derelict_engine::state::Place;
use derelict_engine::swarm::{LIMIT, Swarm};

use super::Arrangement;
use crate::format::Given;

impl Arrangement<'_> {
    pub(super) fn swarm(&mut self, given: &Given) {
        let Some(swarm) = &given.swarm else { return };
        let seat = self.seat("swarm.seat", swarm.seat);
        if !matches!(self.state.crew[seat.index()].place, Place::Dead(_)) {
            self.problem("swarm.seat", format!("player {seat} is not dead"));
        }
        let cards = self.book.catalog.intruder_cards.len() as u8;
        let mut box_cards: Vec<IntruderCardId> = (0..cards).rev().map(IntruderCardId).collect();
        let hand = self.instincts("swarm.hand", &swarm.hand, &mut box_cards);
        let mut discard = self.instincts("swarm.discard", &swarm.discard, &mut box_cards);
        let deck = match &swarm.deck {
            Some(deck) => {
                let deck = self.instincts("swarm.deck", deck, &mut box_cards);
                discard.append(&mut box_cards);
                deck.into_iter().rev().collect()
            }
            None => {
                let top = self.instincts("swarm.deck_top", &swarm.deck_top, &mut box_cards);
                box_cards.extend(top.into_iter().rev());
                box_cards
            }
        };
        if hand.len() > LIMIT {
            self.problem("swarm.hand", format!("{} cards; the hand holds {LIMIT}", hand.len()));
        }
        self.state.swarm = Swarm {
            seat: Some(seat),
            begun: swarm.begun,
            hand: hand.into_iter().take(LIMIT).collect(),
            deck: deck.into_iter().collect(),
            discard: discard.into_iter().collect(),
        };
    }

    fn instincts(
        &mut self,
        at: &str,
        names: &[String],
        from: &mut Vec<IntruderCardId>,
    ) -> Vec<IntruderCardId> {
        let mut taken = Vec::new();
        for name in names {
            let Some(card) = self.id::<IntruderCardId>(at, name) else { continue };
            match from.iter().position(|other| *other == card) {
                Some(index) => taken.push(from.remove(index)),
                None => self.problem(at, format!("the card `{name}` is named twice")),
            }
        }
        taken
    }
}

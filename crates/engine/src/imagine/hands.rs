//! Hands of others dealt so that intruders would have chosen as they did.

use super::Dream;
use crate::card::Card;
use crate::prey::Fewer;
use crate::seat::{MAX_SEATS, Seat};

/// A hand to be dealt anew.
struct Deal {
    seat: Seat,
    /// What it must hold.
    hand: Vec<Card>,
    /// Contamination and action cards that are left for it and for the deck.
    strains: Vec<Card>,
    actions: Vec<Card>,
    /// Cards still to be dealt into the hand.
    open: usize,
}

impl Deal {
    /// The action cards in hand, if so many of the open cards are contamination.
    fn actions(&self, strains: usize) -> usize {
        self.hand.iter().filter(|card| !card.is_contamination()).count() + self.open - strains
    }

    /// In how many ways so many of the open cards can be contamination.
    fn ways(&self, strains: usize) -> u64 {
        choose(self.strains.len(), strains) * choose(self.actions.len(), self.open - strains)
    }
}

impl Dream<'_> {
    /// Deals those hands anew of which something is known by whom intruders chose: of all deals that
    /// fit, each as likely as any other.
    pub(super) fn level_hands(&mut self) {
        let known: Vec<Fewer> = self.state.comparisons.iter().collect();
        if known.is_empty() {
            return;
        }
        let hidden = (0..MAX_SEATS as u8).map(Seat).filter(|seat| !self.is_viewer(*seat));
        let told = |seat: &Seat| known.iter().any(|pair| [pair.seat, pair.than].contains(seat));
        let seats: Vec<Seat> = hidden.filter(told).collect();
        let deals: Vec<Deal> = seats.into_iter().map(|seat| self.deal_of(seat)).collect();
        let Some(split) = self.pick_split(&deals, &known) else { return };
        for (deal, strains) in deals.into_iter().zip(split) {
            self.deal_hand(deal, strains);
        }
    }

    fn deal_of(&mut self, seat: Seat) -> Deal {
        let crew = &self.state.crew[seat.index()];
        let size = crew.hand.len();
        let mut cards: Vec<Card> = crew.hand.iter().chain(crew.deck.iter()).collect();
        self.shuffle(&mut cards);
        let hand = self.needed_cards(seat, &mut cards);
        let (strains, actions) = cards.into_iter().partition(|card| card.is_contamination());
        Deal { seat, open: size.saturating_sub(hand.len()), hand, strains, actions }
    }

    /// How many contamination cards each of the hands is dealt.
    fn pick_split(&mut self, deals: &[Deal], known: &[Fewer]) -> Option<Vec<usize>> {
        let mut splits: Vec<(Vec<usize>, u64)> = vec![(Vec::new(), 1)];
        for deal in deals {
            let most = deal.open.min(deal.strains.len());
            splits = splits
                .into_iter()
                .flat_map(|(split, ways)| {
                    (0..=most).map(move |strains| {
                        let split = split.iter().copied().chain([strains]).collect();
                        (split, ways * deal.ways(strains))
                    })
                })
                .filter(|(_, ways)| *ways > 0)
                .collect();
        }
        splits.retain(|(split, _)| {
            let cards = |seat: Seat| {
                let dealt = deals.iter().zip(split).find(|(deal, _)| deal.seat == seat);
                let own = || usize::from(self.state.crew[seat.index()].action_cards());
                dealt.map_or_else(own, |(deal, strains)| deal.actions(*strains)) as u8
            };
            known.iter().all(|pair| pair.fits(cards(pair.seat), cards(pair.than)))
        });
        let all: u64 = splits.iter().map(|(_, ways)| ways).sum();
        let mut picked = self.below(all as usize) as u64;
        let split = splits.into_iter().find(|(_, ways)| {
            let found = picked < *ways;
            picked = picked.saturating_sub(*ways);
            found
        });
        split.map(|(split, _)| split)
    }

    fn deal_hand(&mut self, deal: Deal, strains: usize) {
        let Deal { seat, mut hand, strains: mut ill, mut actions, open } = deal;
        hand.extend(ill.drain(..strains));
        hand.extend(actions.drain(..open - strains));
        let mut deck: Vec<Card> = ill.into_iter().chain(actions).collect();
        self.shuffle(&mut hand);
        self.shuffle(&mut deck);
        let crew = &mut self.state.crew[seat.index()];
        crew.hand = hand.into_iter().collect();
        crew.deck = deck.into_iter().collect();
    }
}

/// Ways to choose some out of many.
fn choose(many: usize, some: usize) -> u64 {
    if some > many {
        return 0;
    }
    (0..some as u64).fold(1, |ways, at| ways * (many as u64 - at) / (at + 1))
}

//! Miniatures, eggs, weaknesses and the intruder bag.

use derelict_content::{Kind, MiniId, RoomId, SlotId, TokenFace, TokenId, WeaknessId};
use derelict_engine::set::TokenSet;
use derelict_engine::state::Mini;

use super::Arrangement;
use crate::format::{Bag, Figure, Given, Intruders, Weakness};
use crate::script::is_like;

impl Arrangement<'_> {
    pub(super) fn intruders(&mut self, given: &Given) {
        match &given.intruders {
            None => {}
            Some(Intruders::Named(named)) => {
                for (name, figure) in named {
                    let at = format!("intruders.{name}");
                    let (room, injuries) = match figure {
                        Figure::Room(room) => (room, 0),
                        Figure::Full { room, injuries } => (room, *injuries),
                    };
                    if let (Some(mini), Some(room)) = (self.id(&at, name), self.id(&at, room)) {
                        self.stand(mini, room, injuries);
                    }
                }
            }
            Some(Intruders::List(list)) => {
                for kindred in list {
                    let at = format!("intruders ({})", kindred.kind);
                    let names = &self.book.names;
                    let alike: Vec<MiniId> = self
                        .book
                        .minis()
                        .filter(|mini| {
                            let name = names.name(Kind::MiniId, mini.0).unwrap_or("");
                            is_like(name, &kindred.kind)
                        })
                        .collect();
                    let off_board = |mini: &&MiniId| self.state.minis[mini.index()].room.is_none();
                    let spare = alike.iter().find(off_board).copied();
                    match (spare, self.id(&at, &kindred.room)) {
                        (Some(mini), Some(room)) => self.stand(mini, room, kindred.injuries),
                        (None, _) if alike.is_empty() => {
                            self.unknown(&at, Kind::MiniId, &kindred.kind);
                        }
                        (None, _) => {
                            let all = alike.len();
                            self.problem(&at, format!("more miniatures than the {all} there are"));
                        }
                        _ => {}
                    }
                }
            }
        }
        self.eggs(given);
        self.state.queen_killed = given.queen_killed;
        self.state.lairs_destroyed = given.lairs_destroyed;
        if given.lairs_destroyed > 0 && !self.book.has_lairs() {
            self.problem("lairs_destroyed", "there are no lairs in this game");
        }
        self.weaknesses(given);
    }

    fn stand(&mut self, mini: MiniId, room: RoomId, injuries: u8) {
        self.state.arrivals += 1;
        self.state.minis[mini.index()] =
            Mini { room: Some(room), injuries, since: self.state.arrivals };
    }

    fn eggs(&mut self, given: &Given) {
        if let Some(eggs) = given.nest_eggs {
            let all = self.state.nest_eggs + self.state.egg_supply;
            match all.checked_sub(eggs) {
                Some(rest) => {
                    self.state.nest_eggs = eggs;
                    self.state.egg_supply = rest;
                }
                None => self.problem("nest_eggs", format!("{eggs} eggs; there are {all}")),
            }
        }
        self.state.nest_destroyed = given.nest_destroyed.unwrap_or(given.nest_eggs == Some(0));
    }

    fn weaknesses(&mut self, given: &Given) {
        for (slot, weakness) in &given.weaknesses {
            let at = format!("weaknesses.{slot}");
            let Some(slot) = self.id::<SlotId>(&at, slot).map(SlotId::index) else { continue };
            let (card, revealed, discarded, inactive) = match weakness {
                Weakness::Card(card) => (Some(card), false, false, false),
                Weakness::Full { card, revealed, discarded, inactive } => {
                    let revealed = *revealed || *discarded || *inactive;
                    (card.as_ref(), revealed, *discarded, *inactive)
                }
            };
            if inactive && !self.book.is_sequel() {
                self.problem(&at, "no earlier game has left anything here");
            } else if inactive && discarded {
                self.problem(&at, "what is discarded is not inactive");
            }
            self.state.legacy.stale |= u8::from(inactive) << slot;
            if discarded && self.book.catalog.slots[slot].kind.is_none() {
                self.problem(&at, "no such card is ever discarded in this game");
            }
            if let Some(card) = card.and_then(|card| self.id::<WeaknessId>(&at, card)) {
                let old = self.state.weaknesses[slot].card;
                for other in &mut self.state.weaknesses {
                    if other.card == card {
                        other.card = old;
                    }
                }
                self.state.weaknesses[slot].card = card;
            }
            self.state.weaknesses[slot].revealed = revealed;
            self.state.weaknesses[slot].discarded = discarded;
        }
    }

    pub(super) fn bag(&mut self, given: &Given) {
        match &given.bag {
            None => {}
            Some(Bag::Tokens(tokens)) => {
                self.empty_bag();
                for token in tokens {
                    self.put_into_bag(token, 1);
                }
            }
            Some(Bag::Counts(counts)) => {
                self.empty_bag();
                for (kind, count) in counts {
                    self.put_into_bag(kind, *count);
                }
            }
        }
        if given.queen_killed {
            for token in self.state.bag.iter().chain(self.state.token_supply.iter()) {
                if self.book.token_kind(token).is_some_and(|kind| self.book.kind(kind).only) {
                    self.state.bag.remove(token);
                    self.state.token_supply.remove(token);
                }
            }
        }
    }

    fn empty_bag(&mut self) {
        let bag = std::mem::take(&mut self.state.bag);
        // Insanity tokens are in the bag or out of the game.
        self.state.token_supply.join(bag.iter().filter(|token| !self.is_mind(*token)).collect());
    }

    fn is_mind(&self, token: TokenId) -> bool {
        matches!(self.book.token_face(token), TokenFace::Insanity(_))
    }

    /// Tokens that can be put into the bag: those beside the board, and insanity tokens.
    fn outside(&self) -> TokenSet {
        let all = (0..self.book.catalog.tokens.len() as u8).map(TokenId);
        let minds = all.filter(|token| self.is_mind(*token) && !self.state.bag.has(*token));
        self.state.token_supply.iter().chain(minds).collect()
    }

    /// Puts tokens of that name, or any whose name begins so, into the bag.
    fn put_into_bag(&mut self, name: &str, count: u8) {
        let alike = |set: TokenSet| set.iter().filter(|token| self.token_is(*token, name)).count();
        let there = alike(self.outside()) + alike(self.state.bag);
        if there == 0 {
            self.unknown("bag", Kind::TokenId, name);
            return;
        }
        for _ in 0..count {
            let found = self.outside().iter().find(|token| self.token_is(*token, name));
            let Some(token) = found else {
                self.problem("bag", format!("more tokens `{name}` than the {there} there are"));
                return;
            };
            self.state.token_supply.remove(token);
            self.state.bag.add(token);
        }
    }

    fn token_is(&self, token: TokenId, name: &str) -> bool {
        let known = self.book.names.name(Kind::TokenId, token.0).unwrap_or("");
        is_like(known, name)
    }
}

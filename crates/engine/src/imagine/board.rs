//! Facedown tiles and tokens, the bag, weaknesses, engines, coordinates, the shared decks.

use derelict_content::{
    AttackId, CoordinatesId, EventId, ExplorationId, Slot, TileGroup, TileId, TokenId, WeaknessId,
    WoundId,
};

use super::Dream;
use crate::frame::Frame;
use crate::pile::Pile;
use crate::set::TokenSet;
use crate::state::{Mini, Pod, Room, Weakness};
use crate::view::{PodState, RoomView, Shadow, TokenCounts, TopCard};

impl Dream<'_> {
    pub(super) fn deal_board(&mut self) {
        self.deal_rooms();
        for (id, corridor) in &self.view.corridors {
            self.state.doors[id.index()] = corridor.door;
            self.state.noise |= u64::from(corridor.noise) << id.0;
        }
        for (id, noise) in &self.view.ducts {
            self.state.duct_noise |= u8::from(*noise) << id.0;
        }
        for (id, intruder) in &self.view.intruders {
            self.state.minis[id.index()] = Mini {
                room: Some(intruder.room),
                injuries: intruder.injuries,
                since: intruder.since,
            };
        }
        self.deal_tokens();
        self.deal_weaknesses();
        for (id, pod) in &self.view.pods {
            self.state.pods[id.index()] = match (pod.state, pod.section) {
                (PodState::Docked, Some(section)) => Pod::Docked { section, locked: pod.locked },
                (PodState::Launched, _) => Pod::Launched,
                _ => Pod::Unused,
            };
        }
        for engine in 0..self.state.engines.len() {
            let known = self.view.engines.get(&(engine as u8 + 1));
            let working = known.and_then(|engine| engine.working);
            self.state.engines[engine] = working.unwrap_or_else(|| self.below(2) == 0);
        }
        let cards = self.book.catalog.coordinates.len();
        let card = self.view.coordinates.card;
        self.state.coordinates = card.unwrap_or_else(|| CoordinatesId(self.below(cards) as u8));
    }

    fn deal_rooms(&mut self) {
        let view = self.view;
        let catalog = &self.book.catalog;
        let known: Vec<TileId> = view.rooms.values().filter_map(|room| room.tile).collect();
        let group = |wanted: TileGroup| -> Vec<TileId> {
            let tiles = catalog.tile_ids();
            tiles
                .filter(|tile| catalog.tiles[tile.index()].group == wanted)
                .filter(|tile| !known.contains(tile))
                .collect()
        };
        let (mut ones, mut twos) = (group(TileGroup::One), group(TileGroup::Two));
        let seen: Vec<ExplorationId> = view.rooms.values().filter_map(|room| room.token).collect();
        let mut tokens: Vec<ExplorationId> = (0..catalog.exploration.len() as u8)
            .map(ExplorationId)
            .filter(|token| !seen.contains(token) && !view.decks.tokens_gone.contains(token))
            .collect();
        self.shuffle(&mut ones);
        self.shuffle(&mut twos);
        self.shuffle(&mut tokens);
        for token in &view.decks.tokens_gone {
            self.state.tokens_gone.add(*token);
        }
        for (id, room) in &view.rooms {
            let tile = room.tile.or_else(|| match self.book.board.rooms[id.index()].slot {
                Slot::One => ones.pop(),
                Slot::Two => twos.pop(),
                Slot::Printed(tile) | Slot::Fixed(tile) => Some(tile),
            });
            let token = match (room.unrevealed, room.token) {
                (false, _) => None,
                (true, None) => tokens.pop(),
                (true, known) => known,
            };
            self.state.rooms[id.index()] = open_room(room, tile.unwrap_or_default(), token);
        }
    }

    /// The bag and the supply by type; a token waiting in a frame is in neither.
    fn deal_tokens(&mut self) {
        let out: Vec<TokenId> = self
            .view
            .stack
            .iter()
            .filter_map(|shadow| match shadow {
                Shadow::Frame(frame) => frame.token(),
                Shadow::Veiled(_) => None,
            })
            .collect();
        let mut tokens: Vec<TokenId> = (0..self.book.catalog.tokens.len() as u8)
            .map(TokenId)
            .filter(|token| !out.contains(token))
            .collect();
        self.shuffle(&mut tokens);
        let mut take = |counts: &TokenCounts| {
            let mut set = TokenSet::default();
            let mut taken = TokenCounts::none(self.book);
            tokens.retain(|token| {
                let kind = self.book.token_kind(*token);
                let wanted = taken.of(kind) < counts.of(kind);
                if wanted {
                    taken.add(kind);
                    set.add(*token);
                }
                !wanted
            });
            set
        };
        let bag = take(&self.view.bag);
        let supply = take(&self.view.token_supply);
        self.state.bag = bag;
        self.state.token_supply = supply;
    }

    fn deal_weaknesses(&mut self) {
        let shown: Vec<WeaknessId> =
            self.view.weaknesses.values().filter_map(|weakness| weakness.card).collect();
        let mut cards: Vec<WeaknessId> = (0..self.book.catalog.weaknesses.len() as u8)
            .map(WeaknessId)
            .filter(|card| !shown.contains(card))
            .collect();
        self.shuffle(&mut cards);
        for (slot, weakness) in &self.view.weaknesses {
            self.state.weaknesses[slot.0 as usize] = Weakness {
                card: weakness.card.or_else(|| cards.pop()).unwrap_or_default(),
                revealed: weakness.revealed,
            };
        }
    }

    /// Events, attacks and wounds: what does not lie open is in the deck.
    pub(super) fn deal_decks(&mut self) {
        let catalog = &self.book.catalog;
        let decks = &self.view.decks;
        let resolving = self.view.stack.iter().filter_map(|shadow| match shadow {
            Shadow::Frame(Frame::EventDone { event }) => Some(*event),
            _ => None,
        });
        let out: Vec<EventId> = resolving
            .chain(decks.events.discard.iter().copied())
            .chain(decks.events_gone.iter().copied())
            .collect();
        let all = (0..catalog.events.len() as u8).map(EventId).collect();
        let left = decks.events.left as usize;
        let mut events = self.undrawn(all, &out, left);
        let memory = &self.view.memory;
        if let Some(bottom) = memory.event_at_bottom {
            bring(&mut events, bottom.card, 0);
        }
        self.lift_seen(&mut events, TopCard::event);
        if let Some(top) = memory.event_on_top {
            let last = events.len().saturating_sub(1);
            bring(&mut events, top.card, last);
        }
        self.state.events.draw = events.into_iter().collect();
        self.state.events.discard = pile(&decks.events.discard);
        for event in &decks.events_gone {
            self.state.events_gone.add(*event);
        }

        let all: Vec<AttackId> = catalog.attack_ids().collect();
        let left = decks.attacks.left as usize;
        let mut attacks = self.undrawn(all, &decks.attacks.discard, left);
        self.lift_seen(&mut attacks, TopCard::attack);
        self.state.attacks.draw = attacks.into_iter().collect();
        self.state.attacks.discard = pile(&decks.attacks.discard);

        let kinds = catalog.wounds.iter().enumerate();
        let all = kinds
            .flat_map(|(kind, wound)| (0..wound.copies).map(move |_| WoundId(kind as u8)))
            .collect();
        let borne = self.view.players.values().flat_map(|player| &player.serious);
        let out: Vec<WoundId> = borne
            .filter_map(|wounded| wounded.wound)
            .chain(decks.wounds.discard.iter().copied())
            .collect();
        let mut wounds = self.undrawn(all, &out, decks.wounds.left as usize);
        self.lift_seen(&mut wounds, TopCard::wound);
        self.state.wounds.draw = wounds.into_iter().collect();
        self.state.wounds.discard = pile(&decks.wounds.discard);
    }

    /// Brings the cards the viewer is looking at to the top of their deck.
    pub(super) fn lift_seen<T: PartialEq>(
        &self,
        deck: &mut [T],
        of_deck: impl Fn(TopCard) -> Option<T>,
    ) {
        let seen = self.view.memory.deck_top.iter().filter_map(|card| of_deck(*card));
        for (top, card) in (0..deck.len()).rev().zip(seen) {
            bring(deck, card, top);
        }
    }

    /// All copies but those known to be elsewhere, shuffled; a card lost in an interrupted
    /// event after the end of play is left out at random.
    fn undrawn<T: Copy + PartialEq>(&mut self, mut all: Vec<T>, out: &[T], left: usize) -> Vec<T> {
        for card in out {
            if let Some(at) = all.iter().position(|known| known == card) {
                all.swap_remove(at);
            }
        }
        self.shuffle(&mut all);
        all.truncate(left);
        all
    }
}

fn bring<T: PartialEq>(deck: &mut [T], card: T, to: usize) {
    if let Some(at) = deck.iter().position(|known| *known == card) {
        deck.swap(at, to);
    }
}

fn open_room(room: &RoomView, tile: TileId, token: Option<ExplorationId>) -> Room {
    let corpses = room.corpses.iter().fold(0, |set, corpse| match corpse.0 {
        crate::thing::Thing::Corpse(corpse) => set | corpse.bit(),
        _ => set,
    });
    Room {
        tile,
        explored: room.explored,
        token,
        items: room.items,
        fire: room.fire,
        malfunction: room.malfunction,
        corpses,
        carcasses: room.carcasses,
        eggs: room.eggs,
    }
}

/// A pile out of a list whose top comes first.
pub(super) fn pile<T: Copy + Default + PartialEq, const N: usize>(top_first: &[T]) -> Pile<T, N> {
    top_first.iter().rev().copied().collect()
}

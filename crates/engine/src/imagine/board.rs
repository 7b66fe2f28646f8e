//! The board, what lies facedown on it and beside it, the bag, the shared decks.

use derelict_content::{
    AlertId, AttackId, ComputerId, EventId, MutationId, PanicId, TokenId, WoundId,
};

use super::Dream;
use crate::alert::{Alerts, OpenAlert, Sample};
use crate::deck_memory::DeckEnd;
use crate::event::{DeckCard, SharedDeck};
use crate::facedown::{Front, Pool};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::set::TokenSet;
use crate::state::{Deck, Mini, Pod, Room};
use crate::thing::Thing;
use crate::turret::Post;
use crate::view::{PodState, RoomView, Shadow, TokenCounts};

impl Dream<'_> {
    pub(super) fn deal_board(&mut self) {
        for (id, room) in &self.view.rooms {
            self.state.rooms[id.index()] = open_room(room);
        }
        for token in &self.view.decks.tokens_gone {
            self.state.tokens_gone.add(*token);
        }
        for token in &self.view.decks.discoveries_gone {
            self.state.discoveries_gone.add(*token);
        }
        for (slot, weakness) in &self.view.weaknesses {
            self.state.weaknesses[slot.index()].revealed = weakness.revealed;
            self.state.weaknesses[slot.index()].discarded =
                weakness.discarded.unwrap_or(weakness.lost);
            self.state.legacy.stale |= u8::from(weakness.inactive) << slot.0;
        }
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
        for (id, pod) in &self.view.pods {
            self.state.pods[id.index()] = match (pod.state, pod.section) {
                (PodState::Docked, Some(section)) => Pod::Docked { section, locked: pod.locked },
                (PodState::Launched, _) => Pod::Launched,
                _ => Pod::Unused,
            };
        }
        self.place_turrets();
        self.stack_computer();
        for pool in Pool::ALL {
            self.deal_facedown(pool);
        }
        let held = |card: &MutationId| {
            self.state.crew.iter().any(|crew| crew.affliction.mutation().card == Some(*card))
        };
        let cards = (0..self.book.catalog.mutations.len() as u8).map(MutationId);
        self.state.mutations = cards.filter(|card| !held(card)).collect();
    }

    /// The order of the computer deck is hidden but for what lies open and what everybody knows below.
    fn stack_computer(&mut self) {
        let Some(facility) = &self.view.facility else { return };
        let (used, open) = (&facility.computer.used, facility.computer.open);
        let all = (0..self.book.catalog.computer.len() as u8).map(ComputerId);
        let mut hidden: Vec<ComputerId> =
            all.filter(|card| Some(*card) != open && !used.contains(card)).collect();
        self.shuffle(&mut hidden);
        let cards = used.iter().copied().chain(hidden).chain(open);
        self.state.facility.computers = cards.collect();
    }

    /// Where turrets stand is open; the status of some is dealt later.
    fn place_turrets(&mut self) {
        let Some(view) = &self.view.turrets else { return };
        let turrets = &mut self.state.turrets;
        for (number, turret) in &view.posts {
            let (room, open) = (turret.room, turret.open);
            let post = Post { room, status: turret.status.unwrap_or_default(), open };
            turrets.posts[usize::from(*number) - 1] = Some(post);
            self.state.legacy.turrets |= u8::from(turret.untouched) << (number - 1);
        }
        turrets.characters = view.characters;
        turrets.intruders = view.intruders.iter().copied().collect();
        turrets.noted = view.noted;
        turrets.stormed = view.stormed.iter().fold(0, |set, number| set | 1 << (number - 1));
    }

    /// What the viewer cannot see is dealt out of what is left.
    fn deal_facedown(&mut self, pool: Pool) {
        let (book, view) = (self.book, self.view);
        let places = pool.places(book);
        let shown: Vec<Option<Front>> = places.iter().map(|thing| thing.shown(view)).collect();
        let mut left = pool.hidden_beside(book, view, shown.iter().copied().flatten());
        let alone = pool.is_for_one(book);
        if !alone {
            self.shuffle(&mut left);
        }
        for (thing, shown) in places.iter().zip(shown) {
            let front = match shown {
                Some(front) => Some(front),
                None if !thing.lies(view) => continue,
                None if alone => Some(left[self.below(left.len())]),
                None => left.pop(),
            };
            thing.lay(&mut self.state, front.unwrap_or_default());
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
            let mut wanted = counts.clone();
            tokens.retain(|token| {
                let taken = wanted.take(*token, self.book.token_face(*token));
                if taken {
                    set.add(*token);
                }
                !taken
            });
            set
        };
        let bag = take(&self.view.bag);
        let supply = take(&self.view.token_supply);
        self.state.bag = bag;
        self.state.token_supply = supply;
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
        self.arrange(SharedDeck::Events, &mut events, DeckCard::Event);
        self.state.events = deck(events, &decks.events.discard);
        for event in &decks.events_gone {
            self.state.events_gone.add(*event);
        }

        let all: Vec<AttackId> = catalog.attack_ids().collect();
        let left = decks.attacks.left as usize;
        let mut attacks = self.undrawn(all, &decks.attacks.discard, left);
        self.arrange(SharedDeck::Attacks, &mut attacks, DeckCard::Attack);
        self.state.attacks = deck(attacks, &decks.attacks.discard);

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
        self.arrange(SharedDeck::Wounds, &mut wounds, DeckCard::Wound);
        self.state.wounds = deck(wounds, &decks.wounds.discard);
        self.deal_panic();
        self.deal_alerts();
    }

    /// The open alert with its sample, and the deck of the others.
    fn deal_alerts(&mut self) {
        let Some(deck) = &self.view.decks.alerts else { return };
        let open = self.view.alert.as_ref();
        let all = self.book.alerts_for(self.view.seats).collect();
        let out: Vec<AlertId> =
            open.map(|alert| alert.card).into_iter().chain(deck.discard.iter().copied()).collect();
        let cards = self.undrawn(all, &out, deck.left as usize);
        let lying = self.view.rooms.iter().find(|(_, room)| room.sample).map(|(id, _)| *id);
        let carried = self
            .view
            .players
            .values()
            .any(|player| player.hands.iter().any(|held| held.thing.0 == Thing::Sample));
        self.state.alerts = Alerts {
            deck: self::deck(cards, &deck.discard),
            open: open.map(|alert| OpenAlert {
                card: alert.card,
                stage: alert.stage,
                done: alert.done.iter().fold(0, |set, deed| set | 1 << deed),
            }),
            sample: match lying {
                Some(room) => Sample::On(room),
                None if carried => Sample::Carried,
                None if open.is_some_and(|alert| alert.sample_due) => Sample::Due,
                None => Sample::None,
            },
        };
    }

    fn deal_panic(&mut self) {
        let Some(deck) = &self.view.decks.panic else { return };
        let kinds = self.book.catalog.panic.iter().enumerate();
        let all = kinds
            .flat_map(|(kind, card)| (0..card.copies).map(move |_| PanicId(kind as u8)))
            .collect();
        let resolving = self.view.stack.iter().filter_map(|shadow| match shadow {
            Shadow::Frame(Frame::Panic(panic)) => Some(panic.card),
            _ => None,
        });
        let out: Vec<PanicId> = resolving.chain(deck.discard.iter().copied()).collect();
        let cards = self.undrawn(all, &out, deck.left as usize);
        self.state.panic = self::deck(cards, &deck.discard);
    }

    /// Brings the cards the viewer remembers or is looking at to their places in a deck.
    pub(super) fn arrange<T: Copy>(
        &self,
        deck: SharedDeck,
        cards: &mut [T],
        card: fn(T) -> DeckCard,
    ) {
        let memory = &self.view.memory;
        let top = cards.len().saturating_sub(1);
        let mut bring = |known: DeckCard, to: usize| {
            if let Some(at) = cards.iter().position(|other| card(*other) == known) {
                cards.swap(at, to);
            }
        };
        let end = |end: DeckEnd| end.recalled(memory).map(|seen| seen.card);
        if let Some(known) = end(DeckEnd::Bottom(deck)) {
            bring(known, 0);
        }
        for (known, place) in memory.deck_top.iter().zip((0..=top).rev()) {
            bring(*known, place);
        }
        if let Some(known) = end(DeckEnd::Top(deck)) {
            bring(known, top);
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

/// What lies open in a room; what does not is dealt later.
fn open_room(room: &RoomView) -> Room {
    let corpses = room.corpses.iter().fold(0, |set, corpse| match corpse.0 {
        Thing::Corpse(corpse) => set | corpse.bit(),
        _ => set,
    });
    Room {
        tile: room.tile.unwrap_or_default(),
        explored: room.explored,
        token: None,
        items: room.items,
        fire: room.fire,
        malfunction: room.malfunction,
        corpses,
        carcasses: room.carcasses,
        eggs: room.eggs,
        discovery: room.discovery,
        slimed: room.undiscovered == Some(false),
    }
}

/// A deck with its discard pile, which views list from the top; a view never shows more cards than
/// there are.
pub(super) fn deck<T: Copy + Default + PartialEq, const N: usize>(
    facedown: Vec<T>,
    discards: &[T],
) -> Deck<T, N> {
    Deck::of(facedown, discards.iter().rev().copied()).unwrap_or_default()
}

/// A pile out of a list whose top comes first.
pub(super) fn pile<T: Copy + Default + PartialEq, const N: usize>(top_first: &[T]) -> Pile<T, N> {
    top_first.iter().rev().copied().collect()
}

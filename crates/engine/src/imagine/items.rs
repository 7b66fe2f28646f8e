//! Item decks, inventories, and items in nobody's hands yet.

use derelict_content::{Colour, Item, ItemId, ItemSource};

use super::Dream;
use super::board;
use crate::choice::Choice;
use crate::deck_memory::DeckEnd;
use crate::event::{DeckCard, SharedDeck};
use crate::frame::{Frame, Origin, Question};
use crate::offer::Prompt;
use crate::seat::Seat;
use crate::thing::Thing;
use crate::view::{Back, Shadow, Veiled};

/// The decks of items that can be searched.
const COLOURS: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Green];

/// Item cards whose place is unknown, by back.
pub(super) struct Unplaced {
    backs: [Vec<ItemId>; 5],
    /// The kinds of items in a deck the viewer is looking through: it holds no others of its colour.
    held: Vec<ItemId>,
}

impl Unplaced {
    fn of(&mut self, back: Back) -> &mut Vec<ItemId> {
        &mut self.backs[back as usize]
    }

    fn remove(&mut self, item: ItemId, back: Back) -> bool {
        let pool = self.of(back);
        let found = pool.iter().position(|known| *known == item);
        found.map(|at| pool.swap_remove(at)).is_some()
    }
}

impl Dream<'_> {
    fn card(&self, item: ItemId) -> &Item {
        &self.book.catalog.items[item.index()]
    }

    fn back(&self, item: ItemId) -> Back {
        match self.card(item).source {
            ItemSource::Deck(colour) => Some(colour).into(),
            ItemSource::Starting | ItemSource::Quest => Back::None,
        }
    }

    pub(super) fn deal_items(&mut self) {
        let mut unplaced = self.unplaced();
        let reserved = self.reserve(&mut unplaced);
        let mut slots = self.fill_known(&mut unplaced);
        self.fill_remembered(&mut unplaced, &mut slots);
        self.fill_needs(&mut unplaced, &mut slots);
        self.bury_secrets(&mut unplaced);
        self.draw_looked_at(&mut unplaced);
        self.fill_quests(&mut unplaced, &mut slots);
        for (seat, backs) in slots {
            for back in backs {
                if let Some(item) = self.hidden_item(&mut unplaced, back) {
                    self.state.crew[seat.index()].inventory.add(item);
                }
            }
        }
        let decks = &self.view.decks;
        for back in decks.items_buried.iter().filter(|back| **back != Back::None) {
            if let Some(item) = self.hidden_item(&mut unplaced, *back) {
                self.state.items_gone.add(item);
            }
        }
        for (index, colour) in COLOURS.into_iter().enumerate() {
            let Some(deck) = decks.items.of(colour) else { continue };
            let mut cards = std::mem::take(&mut unplaced.backs[index]);
            self.shuffle(&mut cards);
            let remembered: Vec<ItemId> = self.remembered(colour).collect();
            let own = |item: &ItemId| self.card(*item).source == ItemSource::Deck(colour);
            let reserved: Vec<ItemId> = reserved.iter().copied().filter(own).collect();
            cards.truncate(deck.left as usize - remembered.len() - reserved.len());
            if !reserved.is_empty() {
                cards.extend(reserved);
                self.shuffle(&mut cards);
            }
            // Below the others, or a copy of it would be brought there instead.
            cards.splice(0..0, remembered);
            self.arrange(SharedDeck::Items(colour), &mut cards, DeckCard::Item);
            self.state.items[index] = board::deck(cards, &deck.discard);
        }
        self.state.crafted = decks.crafted.iter().copied().collect();
    }

    /// Every card in play but those that lie open somewhere.
    fn unplaced(&mut self) -> Unplaced {
        let catalog = &self.book.catalog;
        let mut unplaced = Unplaced { backs: Default::default(), held: Vec::new() };
        for item in catalog.item_ids() {
            let card = self.card(item);
            if let ItemSource::Deck(colour) = card.source {
                let back = Some(colour).into();
                unplaced.of(back).extend((0..card.copies).map(|_| item));
            }
        }
        let drafted = self.view.players.values().filter_map(|player| player.character);
        for character in drafted {
            let sheet = &catalog.characters[character.index()];
            // What binds a character and its key come and stay away together.
            let alone = sheet.gives.is_some() && self.view.seats == 1;
            let mustered = !self.view.stack.contains(&Shadow::Frame(Frame::Muster));
            let key = sheet.gives.filter(|_| mustered && !alone);
            let own = sheet.weapon.filter(|_| !alone).into_iter().chain(key);
            unplaced.of(Back::None).extend(own.chain(sheet.quests.iter().copied()));
        }
        let decks = &self.view.decks;
        let piles = [&decks.items.red, &decks.items.yellow, &decks.items.green];
        let mut open: Vec<ItemId> = piles.iter().flat_map(|deck| deck.discard.clone()).collect();
        open.extend(&decks.crafted);
        open.extend(&decks.items_gone);
        for player in self.view.players.values() {
            open.extend(&player.quests);
            let mut pairs = Vec::new();
            for held in &player.hands {
                open.extend(held.thing.0.item());
                open.extend(&held.attached);
                if let Some((tape, pair)) = held.tape
                    && !pairs.contains(&pair)
                {
                    pairs.push(pair);
                    open.push(tape);
                }
            }
        }
        for shadow in &self.view.stack {
            match shadow {
                Shadow::Frame(Frame::Ask(
                    Question::KeepItem { drawn, .. } | Question::Scavenge { drawn, .. },
                )) => {
                    open.extend(drawn.iter());
                }
                Shadow::Frame(Frame::Ask(Question::GiveKey { item, .. })) => open.push(*item),
                Shadow::Frame(Frame::Ask(Question::MakeRoom {
                    thing: Thing::Item(item),
                    origin,
                    ..
                })) if *origin != Origin::Trade => open.push(*item),
                _ => {}
            }
        }
        open.extend(COLOURS.into_iter().flat_map(|colour| self.remembered(colour)));
        self.state.items_gone = decks.items_gone.iter().copied().collect();
        for item in open {
            unplaced.remove(item, self.back(item));
        }
        unplaced
    }

    /// Sets aside one of each kind in a deck the viewer is looking through.
    fn reserve(&self, unplaced: &mut Unplaced) -> Vec<ItemId> {
        let Some(decision) = &self.view.decision else { return Vec::new() };
        let Prompt::Question(Question::Fetch { colour, .. }) = decision.prompt else {
            return Vec::new();
        };
        let named = decision.options.iter().filter_map(|option| match option {
            Choice::Item(item) => Some(*item),
            _ => None,
        });
        unplaced.held = named.collect();
        let remembered: Vec<ItemId> = self.remembered(colour).collect();
        let mut reserved = unplaced.held.clone();
        reserved.retain(|item| !remembered.contains(item));
        reserved.retain(|item| unplaced.remove(*item, self.back(*item)));
        reserved
    }

    /// Cards of an item deck that the viewer knows to lie in it.
    fn remembered(&self, colour: Colour) -> impl Iterator<Item = ItemId> {
        let deck = SharedDeck::Items(colour);
        let ends = DeckEnd::REMEMBERED.into_iter().filter(move |end| end.deck() == deck);
        ends.filter_map(|end| match end.recalled(&self.view.memory)?.card {
            DeckCard::Item(item) => Some(item),
            DeckCard::Event(_)
            | DeckCard::Attack(_)
            | DeckCard::Wound(_)
            | DeckCard::Panic(_)
            | DeckCard::Alert(_) => None,
        })
    }

    /// Inventories the viewer knows; the backs of the others are left to fill.
    fn fill_known(&mut self, unplaced: &mut Unplaced) -> Vec<(Seat, Vec<Back>)> {
        let mut slots = Vec::new();
        for (seat, player) in &self.view.players {
            match &player.inventory {
                Some(items) => {
                    for item in items {
                        unplaced.remove(*item, self.back(*item));
                        self.state.crew[seat.index()].inventory.add(*item);
                    }
                }
                None => slots.push((*seat, player.inventory_colours.clone())),
            }
        }
        slots
    }

    /// Items the viewer has seen others carry.
    fn fill_remembered(&mut self, unplaced: &mut Unplaced, slots: &mut [(Seat, Vec<Back>)]) {
        for carried in &self.view.memory.carried {
            let back = self.back(carried.item);
            let slot = slots.iter_mut().find(|(seat, _)| *seat == carried.seat);
            let Some((seat, backs)) = slot else { continue };
            if let Some(slot) = backs.iter().position(|known| *known == back)
                && unplaced.remove(carried.item, back)
            {
                backs.remove(slot);
                self.state.crew[seat.index()].inventory.add(carried.item);
            }
        }
    }

    /// Items that must be where the open question says.
    fn fill_needs(&mut self, unplaced: &mut Unplaced, slots: &mut [(Seat, Vec<Back>)]) {
        for (seat, backs) in slots {
            let mut needed = self.needs[seat.index()].items.clone();
            needed.sort();
            needed.dedup();
            if let Some(wanted) = self.needs[seat.index()].reaction {
                let items = self.book.catalog.item_ids();
                needed.extend(items.filter(|item| self.card(*item).reaction == Some(wanted)));
            }
            for item in needed {
                let held = self.state.crew[seat.index()].hands.iter();
                let in_hand = held.map(|held| held.thing).any(|thing| thing == Thing::Item(item));
                let back = self.back(item);
                let slot = backs.iter().position(|known| *known == back);
                let carried = self.state.crew[seat.index()].inventory.has(item);
                if let (false, false, Some(slot)) =
                    (in_hand || carried, self.card(item).heavy, slot)
                    && unplaced.remove(item, back)
                {
                    backs.remove(slot);
                    self.state.crew[seat.index()].inventory.add(item);
                }
            }
        }
    }

    /// Of the cards without a deck only those that look alike leave the game facedown; all others are
    /// shown as they go.
    fn bury_secrets(&mut self, unplaced: &mut Unplaced) {
        let items = &self.book.catalog.items;
        let buried = self.view.decks.items_buried.iter().filter(|back| **back == Back::None);
        for _ in buried {
            let secret = |item: ItemId| items[item.index()].secret;
            if let Some(item) = self.draw(unplaced.of(Back::None), secret) {
                self.state.items_gone.add(item);
            }
        }
    }

    /// Cards without a deck mostly stay with the character they were printed for.
    fn fill_quests(&mut self, unplaced: &mut Unplaced, slots: &mut [(Seat, Vec<Back>)]) {
        for (seat, backs) in slots {
            let crew = &self.state.crew[seat.index()];
            if !crew.drafted {
                continue;
            }
            let mut own = self.book.catalog.characters[crew.character.index()].quests.clone();
            // Of those that look alike any may be the one.
            if own.iter().any(|quest| self.card(*quest).secret) {
                self.shuffle(&mut own);
            }
            for quest in &own {
                let slot = backs.iter().position(|back| *back == Back::None);
                if let (false, Some(slot)) = (self.card(*quest).heavy, slot)
                    && unplaced.remove(*quest, Back::None)
                {
                    backs.remove(slot);
                    self.state.crew[seat.index()].inventory.add(*quest);
                }
            }
        }
    }

    fn hidden_item(&mut self, unplaced: &mut Unplaced, back: Back) -> Option<ItemId> {
        let items = &self.book.catalog.items;
        let Unplaced { backs, held } = unplaced;
        let pool = &mut backs[back as usize];
        let light = |item: ItemId| !items[item.index()].heavy;
        let elsewhere = self.draw(pool, |item| light(item) && !held.contains(&item));
        elsewhere.or_else(|| self.draw(pool, light))
    }

    /// Items another player is looking at: at least two kinds, or there would be no question.
    fn draw_looked_at(&mut self, unplaced: &mut Unplaced) {
        for shadow in &self.view.stack {
            if let Shadow::Veiled(Veiled::Scavenging { seat }) = shadow {
                let mut drawn = Vec::new();
                for colour in COLOURS {
                    drawn.extend(self.draw(unplaced.of(Some(colour).into()), |_| true));
                }
                self.needs[seat.index()].looking = drawn.into_iter().collect();
            }
            let Shadow::Veiled(Veiled::Keeping { seat, colour, drawn: count }) = shadow else {
                continue;
            };
            let pool = unplaced.of(Some(*colour).into());
            let mut drawn: Vec<ItemId> = Vec::new();
            for _ in 0..*count {
                let other = |item: ItemId| drawn.len() != 1 || item != drawn[0];
                let next = self.draw(pool, other);
                let next = next.or_else(|| self.draw(pool, |_| true));
                drawn.extend(next);
            }
            self.shuffle(&mut drawn);
            self.needs[seat.index()].looking = drawn.into_iter().collect();
        }
    }
}

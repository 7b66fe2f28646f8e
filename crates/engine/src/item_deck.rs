//! The item decks: what is drawn from them, fetched out of them and put back.

use derelict_content::{Colour, ItemId, ItemSource, Reaction, RoomColour, Verb, capacity};

use crate::choice::Choice;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::{Frame, Origin, Poll, Question, WindowKind};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::thing::{Held, Thing};
use crate::verb::{Deed, Doable, Unaimed};

/// The three decks that can be searched.
const DECKS: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Green];

/// Draws items from a deck of choice and keeps one.
pub(crate) struct DrawItems {
    pub draw: u8,
}

impl Doable for DrawItems {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let colours = look.searchable_colours().next();
        docket.when(colours.is_none(), "search.nothing", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.searchable_colours().map(Choice::Colour));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Colour(colour), ..] = *named {
            play.push(Frame::DrawItems { seat: deed.seat, colour, draw: self.draw });
        }
    }
}

/// Takes a certain item from its deck or discard pile; a search of the deck may be in vain
/// (`room.digest.plans`).
pub(crate) struct TakeItem {
    pub item: ItemId,
}

impl Unaimed for TakeItem {
    /// The item may lie there for all this player knows: what others carry is their secret
    /// (`hidden.inventory`).
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let own = look.carries(deed.seat, self.item);
        let made = look.deck_of(self.item) == Some(Colour::Blue);
        docket.when(own && !made, "room.digest.plans", Reason::EmptyDeck);
        // The crafted deck lies open (`lock.room.guard-legal`).
        let gone = made && !look.state.crafted.has(self.item);
        docket.when(gone, "lock.room.guard-legal", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let Some(colour) = play.look().deck_of(self.item) else { return };
        if colour == Colour::Blue {
            return play.take_crafted(deed.seat, self.item);
        }
        let deck = &mut play.state.items[colour as usize];
        let mut found = deck.retrieve(|card| card == self.item);
        if found.is_none() {
            found = deck.take(|card| card == self.item);
            play.shuffle("room.digest.plans", SharedDeck::Items(colour));
        }
        if let Some(item) = found {
            let thing = Thing::Item(item);
            play.push(Frame::Gain { seat: deed.seat, thing, ammo: 0, origin: Origin::Search });
        }
    }
}

/// Takes an item of choice out of the deck of the room's colour (`after.effect.remote.fetch`).
pub(crate) struct Fetch;

impl Doable for Fetch {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.fetchable(deed).next().is_none();
        docket.when(none, "after.effect.remote.fetch-deck", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() && look.has_colour(deed.room, RoomColour::White) {
            out.extend(look.fetchable(deed).map(Choice::Colour));
        }
    }

    /// Which one is asked only now: targets are named aloud.
    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let named = match named.first() {
            Some(Choice::Colour(colour)) => Some(*colour),
            _ => play.look().fetchable(deed).next(),
        };
        if let Some(colour) = named {
            play.tell("after.hidden.fetch", Fact::DeckLookedThrough { seat: deed.seat, colour });
            play.tell_contents(deed.seat, colour);
            play.ask(Question::Fetch { seat: deed.seat, colour });
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Takes an item out of the crafted deck, fully loaded (`lock.room.guard`,
    /// `lock.effect.room.jury.full`).
    fn take_crafted(&mut self, seat: Seat, item: ItemId) {
        if self.state.crafted.take(item) {
            let ammo = self.look().capacity(&Held::of(item));
            self.push(Frame::Gain { seat, thing: Thing::Item(item), ammo, origin: Origin::Craft });
        }
    }

    /// Whoever looks through a deck knows from then on what it held, in no order
    /// (`after.hidden.fetch-deck`).
    fn tell_contents(&mut self, seat: Seat, colour: Colour) {
        let held = self.state.items[colour as usize].facedown().to_vec();
        let mut kinds = held.clone();
        kinds.sort_unstable();
        kinds.dedup();
        for item in kinds {
            let copies = held.iter().filter(|card| **card == item).count() as u8;
            let fact = Fact::DeckHeld { seat, colour, item, copies };
            self.whisper("after.hidden.fetch-deck", seat, fact);
        }
    }

    /// The pile is shuffled, and nobody knows its order any more (`after.hidden.fetch-deck`).
    pub(crate) fn answer_fetch(&mut self, seat: Seat, colour: Colour, choice: Choice) {
        let Choice::Item(item) = choice else { return };
        let taken = self.state.items[colour as usize].take(|card| card == item);
        self.shuffle("after.effect.remote.fetch-deck", SharedDeck::Items(colour));
        if taken.is_some() {
            let ammo = self.look().arrives_with(item);
            self.push(Frame::Gain { seat, thing: Thing::Item(item), ammo, origin: Origin::Search });
        }
    }
}

impl<'a> Look<'a> {
    /// The decks that can be looked through in a room, by its colour.
    fn fetchable(self, deed: Deed) -> impl Iterator<Item = Colour> + 'a {
        let colour = match self.catalog().tiles[self.tile(deed.room).index()].colour {
            RoomColour::Red => Some(Colour::Red),
            RoomColour::Yellow => Some(Colour::Yellow),
            RoomColour::Green => Some(Colour::Green),
            RoomColour::White | RoomColour::None => None,
        };
        let any = self.has_colour(deed.room, RoomColour::White);
        DECKS.into_iter().filter(move |deck| {
            (any || colour == Some(*deck))
                && !self.state.items[*deck as usize].facedown().is_empty()
        })
    }

    /// The different items of a deck.
    pub(crate) fn fetchable_items(self, colour: Colour, out: &mut Vec<Choice>) {
        for item in self.state.items[colour as usize].facedown().iter().copied() {
            if !out.contains(&Choice::Item(item)) {
                out.push(Choice::Item(item));
            }
        }
        // In what order they lie nobody is told.
        out.sort_unstable();
    }

    /// The deck an item belongs to, if it has one.
    #[must_use]
    pub fn deck_of(self, item: ItemId) -> Option<Colour> {
        match self.catalog().items[item.index()].source {
            ItemSource::Deck(colour) => Some(colour),
            ItemSource::Starting | ItemSource::Quest => None,
        }
    }

    /// Whether what is being done is a search (`after.effect.other.leftover-none`).
    fn is_search(self) -> bool {
        matches!(self.verb_under_way(), Some(Verb::Search { .. }))
    }

    /// Whether there is a card in this game that claims what a search leaves over.
    fn anyone_claims(self) -> bool {
        self.catalog().actions.iter().any(|card| card.reaction == Some(Reaction::Claim))
    }

    /// Colours with a card left in deck or discard pile.
    pub(crate) fn searchable_colours(self) -> impl Iterator<Item = Colour> + 'a {
        DECKS.into_iter().filter(move |colour| {
            let deck = &self.state.items[*colour as usize];
            !deck.facedown().is_empty() || !deck.discards().is_empty()
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Draws items to keep one of them (`search.draw`).
    pub(crate) fn draw_items(&mut self, seat: Seat, colour: Colour, draw: u8) {
        self.tell("search.color", Fact::SearchBegan { seat, colour });
        let mut drawn = Pile::<ItemId, { capacity::DRAWN_ITEMS }>::default();
        for _ in 0..draw {
            if let Some(item) = self.draw_item(colour) {
                drawn.push(item);
            }
        }
        self.show_drawn(seat, &drawn);
        if !drawn.is_empty() {
            self.ask(Question::KeepItem { seat, drawn, colour });
        }
    }

    /// Keeps one; the others go to the bottom of their deck (`search.leftover`).
    pub(crate) fn answer_keep_item(
        &mut self,
        seat: Seat,
        mut drawn: Pile<ItemId, { capacity::DRAWN_ITEMS }>,
        colour: Colour,
        choice: Choice,
    ) {
        let Choice::Item(kept) = choice else { return };
        drawn.take(|item| item == kept);
        for other in drawn.iter() {
            self.state.items[colour as usize].bury(other);
            self.buried(seat, SharedDeck::Items(colour));
        }
        let ammo = self.look().arrives_with(kept);
        if !drawn.is_empty() && self.look().is_search() && self.look().anyone_claims() {
            self.push(Frame::Leftover { seat, colour });
        }
        self.push(Frame::Gain { seat, thing: Thing::Item(kept), ammo, origin: Origin::Search });
    }

    /// One card of each deck, of which one is kept (`after.trait.scout`).
    pub(crate) fn draw_of_each(&mut self, seat: Seat) {
        let mut drawn = Pile::<ItemId, { capacity::DRAWN_ITEMS }>::default();
        for colour in DECKS {
            self.tell("after.trait.scout", Fact::SearchBegan { seat, colour });
            if let Some(item) = self.draw_item(colour) {
                drawn.push(item);
            }
        }
        self.show_drawn(seat, &drawn);
        if !drawn.is_empty() {
            self.ask(Question::Scavenge { seat, drawn });
        }
    }

    pub(crate) fn answer_scavenge(
        &mut self,
        seat: Seat,
        mut drawn: Pile<ItemId, { capacity::DRAWN_ITEMS }>,
        choice: Choice,
    ) {
        let Choice::Item(kept) = choice else { return };
        drawn.take(|item| item == kept);
        for item in drawn.iter() {
            self.discard_card(item);
            self.tell("after.trait.scout-rest", Fact::ItemDeclined { seat, item });
        }
        let ammo = self.look().arrives_with(kept);
        self.push(Frame::Gain { seat, thing: Thing::Item(kept), ammo, origin: Origin::Search });
    }

    fn show_drawn(&mut self, seat: Seat, drawn: &Pile<ItemId, { capacity::DRAWN_ITEMS }>) {
        let mut items = [None; capacity::DRAWN_ITEMS];
        for (place, item) in items.iter_mut().zip(drawn.iter()) {
            *place = Some(item);
        }
        self.whisper("hidden.item-draw", seat, Fact::ItemsSeen { seat, items });
    }

    /// Whoever could take what the search has left over is asked; until then it lies at the bottom
    /// of its deck (`after.effect.other.leftover`).
    pub(crate) fn offer_leftover(&mut self, searcher: Seat, colour: Colour) {
        let look = self.look();
        let room = look.crew(searcher).room();
        let here: SeatSet =
            look.seats().filter(|seat| room.is_some() && look.crew(*seat).room() == room).collect();
        let reaction = Reaction::Claim;
        let window = here.iter().filter(|seat| look.could_hold(*seat, reaction)).collect();
        let asked = here.iter().filter(|seat| look.holds_reaction(*seat, reaction)).collect();
        self.open_window(WindowKind::Claim { searcher, colour }, window, asked);
    }

    /// What was left over goes to whoever wants it.
    pub(crate) fn claim(&mut self, searcher: Seat, colour: Colour, poll: Poll) {
        let Some(seat) = poll.yes.iter().next() else { return };
        let Some(item) = self.state.items[colour as usize].draw_bottom() else { return };
        self.forget_bottom(SharedDeck::Items(colour));
        self.discard_reaction("after.effect.other.leftover", seat, Reaction::Claim);
        self.tell("after.effect.other.leftover", Fact::LeftoverClaimed { seat, searcher });
        let ammo = self.look().arrives_with(item);
        self.gain(seat, Thing::Item(item), ammo, Origin::Search);
        // The searcher has seen which it is (`after.effect.other.leftover-see`).
        self.note_item(searcher, seat, item, 1);
    }

    fn draw_item(&mut self, colour: Colour) -> Option<ItemId> {
        let deck = SharedDeck::Items(colour);
        self.ready(deck, 1);
        let drawn = self.state.items[colour as usize].draw();
        self.drawn(deck);
        drawn
    }

    /// An item card on its discard pile; cards without a deck leave the game
    /// (`item.drop.owned`, `craft.discard`).
    pub(crate) fn discard_card(&mut self, item: ItemId) {
        match self.look().deck_of(item) {
            Some(Colour::Red) => self.state.items[0].discard(item),
            Some(Colour::Yellow) => self.state.items[1].discard(item),
            Some(Colour::Green) => self.state.items[2].discard(item),
            Some(Colour::Blue) | None => self.state.items_gone.add(item),
        }
    }
}

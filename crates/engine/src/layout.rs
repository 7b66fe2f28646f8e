//! Laying a game out, and the draft.

use derelict_content::{
    BagShare, Catalog, CharacterId, Evacuation, EventId, ItemId, ItemSource, MutationId,
    ObjectiveDeck, ObjectiveId, PanicId, PodId, RoomTrait, Slot, TokenFace, TokenId, WoundId,
    capacity,
};

use crate::card::Card;
use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::facedown::{ENGINES, Front, Pool};
use crate::frame::{Frame, Question, TurnStep};
use crate::mode::Mode;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::Setup;
use crate::state::{Crew, Deck, Place, Pod, Room, State};
use crate::streams::{Numbers, Seed, Stream, Streams};
use crate::thing::{Corpse, Held, Thing};
use crate::wreck::Wreck;

/// Everything of one kind while it is dealt.
type Stack<T> = Pile<T, { capacity::IDS }>;

impl State {
    /// Lays out a game; frames wait for the draft, nothing is asked yet.
    pub(crate) fn lay_out(book: &Rulebook, setup: &Setup, seed: Seed) -> Self {
        let catalog = &book.catalog;
        let supply = &catalog.supply;
        let mut state = Self::bare(seed);
        state.players = setup.players;
        state.mode = setup.mode;
        state.intruder_player = setup.options.intruder_player;
        state.retinue.traits = setup.options.traits || book.is_sequel();
        state.first = Seat(setup.options.first_player.unwrap_or(1) - 1);
        state.time = supply.time;
        state.destination = supply.destination;
        let mut persons: Pile<u8, MAX_SEATS> = (0..setup.players).collect();
        state.streams.shuffle(Stream::Layout, &mut persons);
        for (seat, person) in persons.iter().enumerate() {
            state.persons[seat] = person;
        }
        if book.is_sequel() {
            state.lay_out_sequel(book, setup);
            return state;
        }
        state.lay_rooms(book);
        state.lay_out_ground(book);
        state.fill_bag(book);
        state.nest_eggs = supply.eggs_at_start;
        state.egg_supply = supply.eggs - supply.eggs_at_start;
        state.deal(book, Pool::Weaknesses);
        for (weakness, slot) in state.weaknesses.iter_mut().zip(&catalog.slots) {
            weakness.revealed = slot.open;
        }
        state.shuffle_decks(book);
        state.deal_objectives(book);
        state
    }

    /// Lays out what goes on where another game has ended: as it was left, or as it might have been.
    fn lay_out_sequel(&mut self, book: &Rulebook, setup: &Setup) {
        let made_up = || Wreck::made_up(book, setup, &mut Numbers::new(self.streams.seed()));
        let wreck = setup.after.as_deref().cloned().unwrap_or_else(made_up);
        self.take_over(book, &wreck);
        self.deal(book, Pool::Coordinates);
        self.stack_engines(book);
        self.shuffle_decks(book);
        self.take_over_items(book, &wreck);
        self.deal_requirements(book);
    }

    /// The course, the pods and the engines of a ship.
    pub(crate) fn lay_out_ship(&mut self, book: &Rulebook) {
        self.deal(book, Pool::Coordinates);
        self.dock_pods(book);
        self.stack_engines(book);
    }

    fn stack_engines(&mut self, book: &Rulebook) {
        for engine in 0..ENGINES {
            self.deal(book, Pool::Engine(engine));
        }
    }

    pub(crate) fn bare(seed: Seed) -> Self {
        Self {
            players: 0,
            mode: Mode::SemiCoop,
            intruder_player: false,
            swarm: Default::default(),
            persons: [0; MAX_SEATS],
            turn: 0,
            time: 0,
            self_destruct: None,
            first: Seat(0),
            crew: Default::default(),
            round: Default::default(),
            rooms: [Room::default(); capacity::ROOMS],
            doors: [Default::default(); capacity::CORRIDORS],
            noise: 0,
            duct_noise: 0,
            airlock: None,
            minis: [Default::default(); capacity::MINIATURES],
            arrivals: 0,
            bag: Default::default(),
            token_supply: Default::default(),
            nest_eggs: 0,
            egg_supply: 0,
            nest_destroyed: false,
            queen_killed: false,
            lairs_destroyed: 0,
            weaknesses: Default::default(),
            destination: 0,
            coordinates: Default::default(),
            engines: [false; 3],
            pods: Default::default(),
            events: Default::default(),
            attacks: Default::default(),
            wounds: Default::default(),
            items: Default::default(),
            panic: Default::default(),
            mutations: Default::default(),
            crafted: Default::default(),
            contamination: Default::default(),
            items_gone: Default::default(),
            contamination_gone: 0,
            events_gone: Default::default(),
            tokens_gone: Default::default(),
            discoveries_gone: Default::default(),
            facility: Default::default(),
            met: false,
            mourned: false,
            alerts: Default::default(),
            shuttle_time: None,
            legacy: Default::default(),
            kept_back: 0,
            attacks_skipped: false,
            cancelled: false,
            bargain: Default::default(),
            retinue: Default::default(),
            turrets: Default::default(),
            seized: Default::default(),
            ending: None,
            verdict: Default::default(),
            outcome: None,
            frames: Default::default(),
            decision: 0,
            asked: [0; MAX_SEATS],
            streams: Streams::new(seed),
            knowledge: Default::default(),
            comparisons: Default::default(),
        }
    }

    /// Lays out facedown what is in a pool.
    pub(crate) fn deal(&mut self, book: &Rulebook, pool: Pool) {
        let mut fronts: Stack<Front> = pool.fronts(book).iter().copied().collect();
        if pool.is_for_one(book) {
            let drawn = self.streams.below(Stream::Layout, fronts.len());
            fronts = [fronts.as_slice()[drawn]].into_iter().collect();
        } else {
            self.streams.shuffle(Stream::Layout, &mut fronts);
        }
        // Weaknesses come from the bottom: a seed lays the same ship for ever.
        if pool != Pool::Weaknesses {
            fronts.as_mut_slice().reverse();
        }
        for (thing, front) in pool.places(book).iter().zip(fronts.iter()) {
            thing.lay(self, front);
        }
    }

    fn lay_rooms(&mut self, book: &Rulebook) {
        for (id, slot) in book.rooms().zip(&book.board.rooms) {
            let room = &mut self.rooms[id.index()];
            if let Slot::Fixed(tile) | Slot::Printed(tile) = slot.slot {
                room.tile = tile;
            }
            room.explored = match slot.slot {
                Slot::Printed(tile) => !book.has_trait(tile, RoomTrait::Unexplored),
                Slot::One | Slot::Two | Slot::Fixed(_) => book.on_shuttle(id),
            };
        }
        for pool in [Pool::FirstTiles, Pool::SecondTiles, Pool::Exploration] {
            self.deal(book, pool);
        }
        self.clear_shuttle_of_slime(book);
        if !book.catalog.discoveries.is_empty() {
            self.deal(book, Pool::Discoveries);
        }
        if let Some(room) = book.printed(derelict_content::Role::Hibernatorium) {
            self.rooms[room.index()].corpses = Corpse::Blue.bit();
        }
    }

    /// Pods by rising number: A, B, A, B (`setup.pods.place`).
    fn dock_pods(&mut self, book: &Rulebook) {
        let supply = &book.catalog.supply;
        let count = supply.pods[self.players as usize - 1] as usize;
        let mut pods: Stack<PodId> = (0..supply.pods_in_box).map(PodId).collect();
        self.streams.shuffle(Stream::Layout, &mut pods);
        let used = &mut pods.as_mut_slice()[..count];
        used.sort_unstable();
        for (place, pod) in used.iter().enumerate() {
            let section = if place % 2 == 0 { Evacuation::A } else { Evacuation::B };
            self.pods[pod.index()] = Pod::Docked { section, locked: true };
        }
    }

    fn fill_bag(&mut self, book: &Rulebook) {
        let catalog = &book.catalog;
        let mut tokens: Stack<TokenId> = (0..catalog.tokens.len() as u8).map(TokenId).collect();
        self.streams.shuffle(Stream::Layout, &mut tokens);
        let mut wanted: Pile<u8, { capacity::KINDS }> = catalog
            .kinds
            .iter()
            .map(|kind| kind.bag + kind.bag_per_player * self.players)
            .collect();
        let all = |share: BagShare| share.fixed + share.per_player * self.players;
        let (mut unnamed, mut blue) = (all(catalog.unnamed), all(catalog.blue));
        for token in tokens.iter() {
            let left = match catalog.tokens[token.index()].face {
                TokenFace::Blank => &mut 1,
                TokenFace::Kind(kind) => &mut wanted.as_mut_slice()[kind.index()],
                TokenFace::Blue(_) => &mut blue,
                TokenFace::Unnamed => &mut unnamed,
                // They come with the characters.
                TokenFace::Insanity(_) => continue,
            };
            let in_bag = *left > 0;
            *left -= u8::from(in_bag);
            if in_bag {
                self.bag.add(token);
            } else {
                self.token_supply.add(token);
            }
        }
    }

    fn shuffle_decks(&mut self, book: &Rulebook) {
        let catalog = &book.catalog;
        let events = (0..catalog.events.len() as u8).map(EventId);
        self.events = self.shuffled(Stream::Events, events);
        self.attacks = self.shuffled(Stream::Attacks, catalog.attack_ids());
        let wounds = catalog.wounds.iter().enumerate();
        let wounds =
            wounds.flat_map(|(kind, wound)| (0..wound.copies).map(move |_| WoundId(kind as u8)));
        self.wounds = self.shuffled(Stream::Wounds, wounds);
        let panic = catalog.panic.iter().enumerate();
        let panic =
            panic.flat_map(|(kind, card)| (0..card.copies).map(move |_| PanicId(kind as u8)));
        self.panic = self.shuffled(Stream::BoxDeck, panic);
        self.alerts.deck = self.shuffled(Stream::BoxDeck, book.alerts_for(self.players));
        self.mutations = (0..catalog.mutations.len() as u8).map(MutationId).collect();
        self.contamination = (0..catalog.contamination.len() as u8).collect();
        self.streams.shuffle(Stream::Contamination, &mut self.contamination);
        for (index, stream) in
            [Stream::RedItems, Stream::YellowItems, Stream::GreenItems].into_iter().enumerate()
        {
            self.items[index] = self.shuffled(stream, copies(catalog, index));
        }
        self.crafted = copies(catalog, derelict_content::Colour::Blue as usize).collect();
    }

    /// A shuffled deck; packs with more cards than it can hold are not loaded.
    fn shuffled<T: Copy + Default + PartialEq, const N: usize>(
        &mut self,
        stream: Stream,
        cards: impl Iterator<Item = T>,
    ) -> Deck<T, N> {
        let mut deck = Deck::of(cards, []).unwrap_or_default();
        self.streams.shuffle_all(stream, deck.facedown_mut());
        deck
    }

    /// Deals objectives as the mode says; cards for more players stay in the box.
    fn deal_objectives(&mut self, book: &Rulebook) {
        let players = self.players as usize;
        match self.mode {
            Mode::SemiCoop => {
                let mut corporate = self.shuffled_objectives(book, ObjectiveDeck::Corporate);
                let mut personal = self.shuffled_objectives(book, ObjectiveDeck::Personal);
                for crew in &mut self.crew[..players] {
                    crew.corporate = corporate.pop().unwrap_or_default();
                    crew.personal = personal.pop().unwrap_or_default();
                }
            }
            Mode::Solo => {
                let mut cards = self.shuffled_objectives(book, ObjectiveDeck::Coop);
                self.crew[0].corporate = cards.pop().unwrap_or_default();
                self.crew[0].personal = cards.pop().unwrap_or_default();
            }
            Mode::Coop => {
                let mut cards = self.shuffled_objectives(book, ObjectiveDeck::Coop);
                for crew in &mut self.crew[..players] {
                    crew.personal = cards.pop().unwrap_or_default();
                    crew.corporate = crew.personal;
                    crew.kept = Some(ObjectiveDeck::Coop);
                }
            }
        }
    }

    pub(crate) fn shuffled_objectives(
        &mut self,
        book: &Rulebook,
        deck: ObjectiveDeck,
    ) -> Stack<ObjectiveId> {
        let objectives = &book.catalog.objectives;
        let mut cards: Stack<ObjectiveId> = (0..objectives.len() as u8)
            .map(ObjectiveId)
            .filter(|id| {
                let card = &objectives[id.index()];
                card.deck == deck && card.players <= self.players
            })
            .collect();
        self.streams.shuffle(Stream::Layout, &mut cards);
        cards
    }
}

/// Every copy of the items of a deck.
pub(crate) fn copies(catalog: &Catalog, colour: usize) -> impl Iterator<Item = ItemId> + '_ {
    catalog.item_ids().flat_map(move |item| {
        let card = &catalog.items[item.index()];
        let here = matches!(card.source, ItemSource::Deck(deck) if deck as usize == colour);
        (0..if here { card.copies } else { 0 }).map(move |_| item)
    })
}

impl<'a> Look<'a> {
    /// Characters nobody has taken.
    pub(crate) fn undrafted(self) -> impl Iterator<Item = CharacterId> + 'a {
        let sheet = move |id: CharacterId| &self.catalog().characters[id.index()];
        // Only one of a colour is ever in a game (`after.char.one-per-colour`).
        let taken = move |id: CharacterId| {
            let mut crew = self.state.crew.iter().filter(|crew| crew.drafted);
            crew.any(|crew| sheet(crew.character).colour == sheet(id).colour)
        };
        self.catalog().character_ids().filter(move |id| self.is_available(*id) && !taken(*id))
    }

    /// Whether a character takes part in the mission, and has not taken part in the game before
    /// (`after.epilogue.draft-pool`).
    pub(crate) fn is_available(self, id: CharacterId) -> bool {
        self.book.enlists(id) && !self.state.legacy.spent.has(id)
    }

    /// Players who are dealt objectives.
    fn with_objectives(self) -> impl Iterator<Item = Seat> + use<> {
        let seats = if self.book.has_requirements() { 0 } else { self.state.players };
        (0..seats).map(Seat)
    }

    /// The draft cards left: one for each colour.
    fn draft_cards(self) -> impl Iterator<Item = CharacterId> + 'a {
        let stands_in = move |id: CharacterId| self.catalog().characters[id.index()].counterpart;
        self.undrafted()
            .filter(move |id| !stands_in(*id).is_some_and(|other| self.is_available(other)))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Begins play: objectives in hand, then the draft or the characters named.
    pub(crate) fn begin(&mut self, setup: &Setup) {
        if self.book.has_requirements() {
            self.begin_epilogue();
        }
        for seat in self.look().with_objectives() {
            let Crew { corporate, personal, .. } = self.state.crew[seat.index()];
            if setup.mode == Mode::Coop {
                self.tell("coop.public", Fact::CommonObjective { objective: personal });
            } else {
                let dealt = Fact::ObjectivesDealt { seat, corporate, personal };
                self.whisper("setup.objectives.deal", seat, dealt);
            }
        }
        self.deal_secrets();
        self.push(Frame::Turn { step: TurnStep::Draw });
        if !self.book.catalog.traits.is_empty() {
            self.push(Frame::Muster);
        }
        if setup.characters.is_empty() {
            self.push(Frame::Draft { seat: Seat(0), free: setup.options.free_characters });
            return;
        }
        for (index, name) in setup.characters.iter().enumerate() {
            let id = self.book.names.index(derelict_content::Kind::CharacterId, name);
            self.enlist(Seat(index as u8), CharacterId(id.unwrap_or(0)));
        }
    }

    /// Two random draft cards for the next player (`setup.draft`).
    pub(crate) fn draft(&mut self, seat: Seat, free: bool) {
        if seat.0 + 1 < self.state.players {
            self.push(Frame::Draft { seat: Seat(seat.0 + 1), free });
        }
        let mut left: Pile<CharacterId, { capacity::CHARACTERS }> =
            self.look().draft_cards().collect();
        if free {
            self.ask(Question::FreeDraft { seat });
            return;
        }
        self.state.streams.shuffle(Stream::Layout, &mut left);
        let first = left.pop().unwrap_or_default();
        let cards = [first, left.pop().unwrap_or(first)];
        self.tell("setup.draft", Fact::DraftDrawn { seat, cards });
        self.ask(Question::Draft { seat, cards });
    }

    pub(crate) fn answer_draft(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Character(character) = choice {
            self.enlist(seat, character);
        }
    }

    /// The card picked stands for a colour, and so for whoever is of it.
    pub(crate) fn answer_draft_card(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Character(card) = choice {
            if self.look().of_draft_card(card).count() > 1 {
                self.ask(Question::Counterpart { seat, card });
            } else {
                self.enlist(seat, card);
            }
        }
    }

    /// Gives a seat its character, with everything that belongs to it.
    fn enlist(&mut self, seat: Seat, character: CharacterId) {
        let sheet = &self.book.catalog.characters[character.index()];
        let home = self.book.home(character);
        let mut deck: Pile<Card, { capacity::CARDS }> =
            sheet.deck.iter().map(|card| Card::of_action(*card)).collect();
        self.state.streams.shuffle_deck(seat, &mut deck);
        let crew = self.crew(seat);
        crew.character = character;
        crew.drafted = true;
        crew.place = Place::Room(home);
        crew.deck = deck;
        crew.quests = sheet.quests.iter().copied().collect();
        // Nobody else could open what binds a character (`after.convict.cuffs-solo`).
        let alone = sheet.gives.is_some() && self.state.players == 1;
        if let Some(weapon) = sheet.weapon.filter(|_| !alone) {
            let item = &self.book.catalog.items[weapon.index()];
            let ammo = item.weapon.as_ref().map(|weapon| weapon.ammo);
            let ammo = ammo.or(item.energy).or(item.uses).unwrap_or(0);
            self.crew(seat).hands.push(Held {
                thing: Thing::Item(weapon),
                ammo,
                ..Held::default()
            });
        }
        self.tell("setup.draft.bound", Fact::CharacterDrafted { seat, character });
        self.enlisted(seat);
        self.settle_in(seat);
    }
}

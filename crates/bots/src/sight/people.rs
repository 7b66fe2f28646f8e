//! Characters as a seat sees them, and its own secrets.

use derelict_content::{Ability, ItemId, ObjectiveId, RoomId, WoundEffect};
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::frame::{Act, Frame};
use derelict_engine::mode::Mode;
use derelict_engine::state::Place;
use derelict_engine::thing::{Corpse, Inventory};
use derelict_engine::trade::Deal;
use derelict_engine::{Seat, SeatSet};

use super::Sight;
use super::seen::Body;

impl<'a> Sight<'a> {
    /// All seats.
    pub fn seats(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.seats()
    }

    /// All other seats.
    pub fn others(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.seats().filter(move |seat| *seat != self.seat)
    }

    /// Where a character is.
    #[must_use]
    pub fn place(self, seat: Seat) -> Place {
        self.look.crew(seat).place
    }

    /// Where the own character stands.
    #[must_use]
    pub fn here(self) -> Option<RoomId> {
        self.look.crew(self.seat).room()
    }

    /// Where a character stands.
    #[must_use]
    pub fn room_of(self, seat: Seat) -> Option<RoomId> {
        self.look.crew(seat).room()
    }

    /// Whether a character is on board, alive and awake.
    #[must_use]
    pub fn awake(self, seat: Seat) -> bool {
        self.look.crew(seat).awake()
    }

    /// Whether a character lives.
    #[must_use]
    pub fn alive(self, seat: Seat) -> bool {
        self.look.crew(seat).alive()
    }

    /// Whether anybody besides this seat makes a room occupied.
    #[must_use]
    pub fn occupied(self, room: RoomId) -> bool {
        self.look.occupied(room, SeatSet::only(self.seat))
    }

    /// Whether the own character fights.
    #[must_use]
    pub fn in_combat(self) -> bool {
        self.look.in_combat(self.seat)
    }

    /// The others standing with the own character.
    pub fn company(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.company(self.seat)
    }

    /// What everybody sees of a character.
    #[must_use]
    pub fn body(self, seat: Seat) -> Body<'a> {
        let crew = self.look.crew(seat);
        Body {
            cards: crew.hand.len() as u8,
            light: crew.light,
            serious: crew.serious.as_slice(),
            slimed: crew.slimed,
            larva: crew.affliction.is_larva(),
            insanity: crew.affliction.insanity(),
            mutation: crew.affliction.mutation().markers,
            mutated: crew.affliction.mutation().card.is_some(),
            signal: crew.signal,
            hands: crew.hands.as_slice(),
        }
    }

    /// What everybody sees of the own character.
    #[must_use]
    pub fn me(self) -> Body<'a> {
        self.body(self.seat)
    }

    /// Whether a serious wound of the own character is in effect.
    #[must_use]
    pub fn suffers(self, effect: WoundEffect) -> bool {
        self.look.suffers(self.seat, effect)
    }

    /// The cards of the own hand, as far as their holder can tell.
    pub fn hand(self) -> impl Iterator<Item = Face> + 'a {
        let look = self.look;
        look.crew(self.seat).hand.as_slice().iter().map(move |card| look.face(self.seat, *card))
    }

    /// Own action cards in hand.
    #[must_use]
    pub fn action_cards(self) -> u8 {
        self.look.crew(self.seat).action_cards()
    }

    /// Own cards in hand, deck and discard pile.
    pub fn all_cards(self) -> impl Iterator<Item = Face> + 'a {
        let look = self.look;
        let crew = look.crew(self.seat);
        let piles = [&crew.hand, &crew.deck, &crew.discard];
        piles
            .into_iter()
            .flat_map(|pile| pile.as_slice())
            .map(move |card| look.face(self.seat, *card))
    }

    /// The own inventory.
    #[must_use]
    pub fn inventory(self) -> &'a Inventory {
        &self.look.crew(self.seat).inventory
    }

    /// The kinds of items the own character carries.
    pub fn items(self) -> impl Iterator<Item = ItemId> + 'a {
        self.look.items_of(self.seat)
    }

    /// Item cards of the own character that count for objectives.
    #[must_use]
    pub fn item_cards(self) -> usize {
        self.look.item_cards(self.seat)
    }

    /// Own quest items still inactive.
    #[must_use]
    pub fn quests(self) -> &'a [ItemId] {
        self.look.crew(self.seat).quests.as_slice()
    }

    /// Item cards of the own character that were found or crafted.
    #[must_use]
    pub fn finds(self) -> usize {
        self.look.finds(self.seat)
    }

    /// Hand slots of the own character that are free.
    #[must_use]
    pub fn free_slots(self) -> usize {
        self.look.slots(self.seat).saturating_sub(self.look.slots_used(self.seat))
    }

    /// The own objectives: the one kept, or both.
    pub fn objectives(self) -> impl Iterator<Item = ObjectiveId> + 'a {
        let crew = self.look.crew(self.seat);
        let kept = self.look.kept_objective(self.seat);
        let both = [crew.personal, crew.corporate];
        let common = self.mode() == Mode::Coop;
        let all = self.look.seats().map(move |seat| self.look.crew(seat).personal);
        all.filter(move |_| common)
            .chain(kept.into_iter().filter(move |_| !common))
            .chain(both.into_iter().filter(move |_| !common && kept.is_none()))
    }

    /// The two objectives dealt: corporate and personal.
    #[must_use]
    pub fn dealt(self) -> [ObjectiveId; 2] {
        let crew = self.look.crew(self.seat);
        [crew.corporate, crew.personal]
    }

    /// Whether one objective has been kept.
    #[must_use]
    pub fn has_chosen(self) -> bool {
        self.look.crew(self.seat).kept.is_some()
    }

    /// What an action of the own character costs.
    #[must_use]
    pub fn cost(self, source: Source) -> u8 {
        self.look.cost(self.seat, source)
    }

    /// The ability behind an offered action of the own character.
    #[must_use]
    pub fn ability(self, source: Source) -> Option<&'a Ability> {
        self.look.ability(self.seat, source)
    }

    /// Room in which the blue corpse lies.
    #[must_use]
    pub fn blue_corpse(self) -> Option<RoomId> {
        let lies = |room: &RoomId| self.floor(*room).corpses & Corpse::Blue.bit() != 0;
        self.book().rooms().find(lies)
    }

    /// The trade going on: what is offered by whom, as far as this seat may know.
    #[must_use]
    pub fn deal(self) -> &'a Deal {
        &self.look.state.bargain.deal
    }

    /// The action another has just paid for, open to interruption.
    #[must_use]
    pub fn act_under_way(self) -> Option<Act> {
        let frames = self.look.state.frames.as_slice().iter().rev();
        frames
            .filter_map(|frame| match frame {
                Frame::Act(act) => Some(*act),
                _ => None,
            })
            .next()
    }

    /// The ability behind an action another has named.
    #[must_use]
    pub fn ability_of(self, seat: Seat, source: Source) -> Option<&'a Ability> {
        self.look.ability(seat, source)
    }
}

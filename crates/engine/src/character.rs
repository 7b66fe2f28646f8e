//! Characters: their trait cards, and what they bring along before the first turn.

use derelict_content::{
    CharacterId, ItemId, ObjectiveDeck, ObjectiveId, Passive, TraitEffect, TraitId, WoundEffect,
    WoundId, capacity,
};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::mode::Mode;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::retinue::Companion;
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::state::Wounded;
use crate::streams::Stream;
use crate::thing::Thing;

impl<'a> Look<'a> {
    /// The trait card of a character that is in force (`after.char.trait-optional`).
    #[must_use]
    pub fn trait_of(self, seat: Seat) -> Option<TraitId> {
        let crew = self.crew(seat);
        let sheet = &self.catalog().characters[crew.character.index()];
        let plays = crew.drafted && (sheet.counterpart.is_some() || self.state.retinue.traits);
        let own = self.catalog().traits.iter().position(|card| card.character == crew.character);
        own.filter(|_| plays).map(|card| TraitId(card as u8))
    }

    /// Whether a character has a trait.
    #[must_use]
    pub fn has_trait(self, seat: Seat, effect: TraitEffect) -> bool {
        // Most games have no such cards, and this is asked often.
        !self.catalog().traits.is_empty()
            && self
                .trait_of(seat)
                .is_some_and(|card| self.catalog().traits[card.index()].effect == effect)
    }

    /// Who has a trait, by player number.
    pub(crate) fn with_trait(self, effect: TraitEffect) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |seat| self.has_trait(*seat, effect))
    }

    fn all_with(self, effect: TraitEffect) -> SeatSet {
        self.with_trait(effect).collect()
    }

    /// Whether a character carries an item that changes something while it is held.
    pub(crate) fn bears(self, seat: Seat, passive: &Passive) -> Option<ItemId> {
        self.items_of(seat).find(|item| self.item(*item).passive.as_ref() == Some(passive))
    }

    /// The energy of the machine a character has, if it has one.
    pub(crate) fn energy(self, seat: Seat) -> Option<u8> {
        let hands = self.crew(seat).hands.as_slice().iter();
        let mut machines = hands
            .filter(|held| held.thing.item().is_some_and(|item| self.item(item).energy.is_some()));
        machines.next().map(|held| held.ammo)
    }

    pub(crate) fn machine(self, seat: Seat) -> Option<ItemId> {
        self.items_of(seat).find(|item| self.item(*item).energy.is_some())
    }

    /// Serious wounds a character bears; any further wound kills (`after.convict.wounds-number`).
    #[must_use]
    pub fn wound_limit(self, seat: Seat) -> usize {
        self.book.wound_limit(self.trait_of(seat))
    }

    /// Whether a machine tends a serious wound, which then counts as dressed
    /// (`after.ceo.wound-robot`).
    #[must_use]
    pub fn is_tended(self, seat: Seat, place: usize) -> bool {
        place == 0
            && self.state.retinue.tended
            && self.has_trait(seat, TraitEffect::Frail)
            && self.energy(seat).is_some_and(|energy| energy > 0)
    }

    /// Whether the effect of a serious wound is ignored (`after.convict.arm-wound`).
    fn is_ignored(self, seat: Seat, place: usize) -> bool {
        self.state.retinue.ignored == Some((seat, place as u8))
            && self.bears(seat, &Passive::Brace).is_some()
    }

    /// Whether a serious wound has no effect, though nobody has dressed it.
    pub(crate) fn is_eased(self, seat: Seat, place: usize) -> bool {
        self.is_tended(seat, place) || self.is_ignored(seat, place)
    }

    /// Characters that may be taken with a draft card (`after.char.swap-draft`).
    pub(crate) fn of_draft_card(self, card: CharacterId) -> impl Iterator<Item = CharacterId> + 'a {
        let sheet = move |id: CharacterId| &self.catalog().characters[id.index()];
        self.catalog().character_ids().filter(move |id| {
            let of_card = *id == card || sheet(*id).counterpart == Some(card);
            of_card && !self.state.legacy.spent.has(*id)
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// What the trait cards bring about once everybody has a character.
    pub(crate) fn muster(&mut self) {
        if self.state.mode == Mode::SemiCoop && !self.book.has_requirements() {
            for seat in self.look().all_with(TraitEffect::Artificial).iter() {
                self.serve_twice(seat);
            }
            for seat in self.look().all_with(TraitEffect::Frail).iter() {
                self.read_corporate(seat);
            }
        }
        for seat in self.look().all_with(TraitEffect::Frail).iter() {
            self.begin_frail(seat);
        }
        if self.look().with_trait(TraitEffect::Companion).next().is_some() {
            self.state.retinue.companion = Companion::Board;
        }
        self.hand_out_keys();
    }

    /// The personal objective makes way for another corporate one (`after.android.objectives`).
    fn serve_twice(&mut self, seat: Seat) {
        let look = self.look();
        let dealt = |card: ObjectiveId| {
            look.seats().any(|other| {
                let crew = look.crew(other);
                crew.corporate == card || crew.personal == card
            })
        };
        let objectives = &look.catalog().objectives;
        let left: Pile<ObjectiveId, { capacity::IDS }> = (0..objectives.len() as u8)
            .map(ObjectiveId)
            .filter(|id| {
                let card = &objectives[id.index()];
                card.deck == ObjectiveDeck::Corporate && card.players <= look.state.players
            })
            .filter(|id| !dealt(*id))
            .collect();
        if left.is_empty() {
            return;
        }
        let drawn = self.state.streams.below(Stream::Layout, left.len());
        let crew = self.crew(seat);
        crew.personal = left.as_slice()[drawn];
        let (corporate, personal) = (crew.corporate, crew.personal);
        let dealt = Fact::ObjectivesDealt { seat, corporate, personal };
        self.whisper("after.android.objectives", seat, dealt);
    }

    /// All corporate objectives are shown to one (`after.ceo.corporate-time`).
    fn read_corporate(&mut self, seat: Seat) {
        for of in (0..self.state.players).map(Seat).filter(|of| *of != seat) {
            let crew = self.state.crew[of.index()];
            let twice = self.look().has_trait(of, TraitEffect::Artificial);
            let second = twice.then_some((ObjectiveDeck::Personal, crew.personal));
            let cards = [Some((ObjectiveDeck::Corporate, crew.corporate)), second];
            for (deck, objective) in cards.into_iter().flatten() {
                let turn = self.state.turn.max(1);
                self.state.knowledge[seat.index()].objectives[of.index()][deck as usize] = turn;
                let seen = Fact::ObjectiveSeen { seat, of, deck, objective };
                self.whisper("after.ceo.corporate", seat, seen);
            }
        }
    }

    /// A wound from the start, which a machine tends (`after.ceo.wound-card`).
    fn begin_frail(&mut self, seat: Seat) {
        let wounds = &self.book.catalog.wounds;
        let weak = |card: WoundId| wounds[card.index()].effect == WoundEffect::SmallerHand;
        if let Some(wound) = self.state.wounds.take(weak) {
            self.crew(seat).serious.push(Wounded { wound: Some(wound), dressed: false });
            self.state.retinue.tended = true;
            self.tell("after.ceo.wound", Fact::SeriousWound { seat, cause: Cause::Frailty, wound });
        }
    }

    /// What somebody is bound by can be opened by another (`after.convict.key-give`).
    fn hand_out_keys(&mut self) {
        let look = self.look();
        let keys: Pile<(Seat, ItemId), 2> =
            look.seats().filter_map(|seat| Some((seat, look.key_of(seat)?))).collect();
        for (seat, item) in keys.iter() {
            self.ask(Question::GiveKey { seat, item });
        }
    }

    pub(crate) fn answer_give_key(&mut self, seat: Seat, item: ItemId, choice: Choice) {
        if let Choice::Seat(to) = choice {
            self.crew(to).inventory.add(item);
            let given = Fact::ThingGiven { from: seat, to, thing: Thing::Item(item), colour: None };
            self.tell("after.convict.key-give", given);
            for other in (0..self.state.players).map(Seat) {
                self.note_item(other, to, item, 1);
            }
        }
    }

    /// Removes a serious wound, and keeps in mind which are tended and ignored.
    pub(crate) fn remove_wound(&mut self, seat: Seat, place: usize) -> Option<WoundId> {
        if place == 0 && self.look().has_trait(seat, TraitEffect::Frail) {
            self.state.retinue.tended = false;
        }
        self.state.retinue.ignored = match self.state.retinue.ignored {
            Some((bearer, at)) if bearer == seat && usize::from(at) == place => None,
            Some((bearer, at)) if bearer == seat && usize::from(at) > place => {
                Some((bearer, at - 1))
            }
            other => other,
        };
        let wound = self.crew(seat).serious.remove(place).wound?;
        self.state.wounds.discard(wound);
        Some(wound)
    }

    /// Which wound is ignored is named anew (`after.convict.arm-detail`).
    pub(crate) fn name_ignored(&mut self, seat: Seat) {
        let wounded = self.state.crew[seat.index()].serious.iter().any(|one| one.wound.is_some());
        if wounded && self.look().bears(seat, &Passive::Brace).is_some() {
            self.ask(Question::Ignore { seat });
        }
    }

    /// The dead are not asked any more.
    pub(crate) fn name_none_ignored(&mut self, seat: Seat) {
        let asked = |frame| frame == Frame::Ask(Question::Ignore { seat });
        while self.state.frames.take(asked).is_some() {}
    }

    /// At the start of a player phase too.
    pub(crate) fn name_all_ignored(&mut self) {
        for seat in self.look().awake().iter() {
            self.name_ignored(seat);
        }
    }

    pub(crate) fn answer_ignore(&mut self, seat: Seat, choice: Choice) {
        let Choice::Wound(wound) = choice else { return };
        let wounds = self.state.crew[seat.index()].serious;
        let at = wounds.iter().position(|one| one.wound == Some(wound) && !one.dressed);
        if let Some(at) = at.or_else(|| wounds.iter().position(|one| one.wound == Some(wound))) {
            self.state.retinue.ignored = Some((seat, at as u8));
            self.tell("after.convict.arm-wound", Fact::WoundIgnored { seat, wound });
            self.push(Frame::Surplus { seat });
        }
    }

    /// The time has come for those who run on borrowed energy (`after.android.shutdown`).
    pub(crate) fn shut_down(&mut self, rule: &'static str) {
        let look = self.look();
        let doomed: SeatSet = look
            .with_trait(TraitEffect::Artificial)
            .filter(|seat| look.crew(*seat).awake())
            .filter(|seat| look.bears(*seat, &Passive::Powered).is_none())
            .collect();
        for seat in doomed.iter() {
            self.state.retinue.shut_down.add(seat);
            self.die(rule, seat, Cause::Shutdown);
        }
    }
}

impl Rulebook {
    /// Serious wounds that a character with this trait bears (`after.convict.wounds-number`).
    #[must_use]
    pub fn wound_limit(&self, own: Option<TraitId>) -> usize {
        let hardy =
            own.is_some_and(|card| self.catalog.traits[card.index()].effect == TraitEffect::Hardy);
        crate::wound::LIMIT + usize::from(hardy)
    }
}

impl Look<'_> {
    /// The key to what binds a character, if others are there to have it (`after.convict.cuffs-solo`).
    fn key_of(self, seat: Seat) -> Option<ItemId> {
        let crew = self.crew(seat);
        let sheet = &self.catalog().characters[crew.character.index()];
        sheet.gives.filter(|_| crew.drafted && self.state.players > 1)
    }

    /// Who may be given the key: whoever hunts for a living, else anybody else
    /// (`after.hunter.key`).
    pub(crate) fn key_holders(self, seat: Seat, out: &mut Vec<Choice>) {
        let hunter = self.with_trait(TraitEffect::Companion).find(|other| *other != seat);
        match hunter {
            Some(hunter) => out.push(Choice::Seat(hunter)),
            None => out.extend(self.seats().filter(|other| *other != seat).map(Choice::Seat)),
        }
    }

    /// The wounds one of which is ignored.
    pub(crate) fn ignorable(self, seat: Seat, out: &mut Vec<Choice>) {
        for wound in self.crew(seat).serious.iter().filter_map(|one| one.wound) {
            if !out.contains(&Choice::Wound(wound)) {
                out.push(Choice::Wound(wound));
            }
        }
    }
}

//! Mutation: the cards characters get, the markers that kill, putting a card to use.

use derelict_content::MutationId;

use crate::affliction::{Affliction, Mutation};
use crate::card::{Card, CardKind, Face};
use crate::choice::{Choice, Source, Strain};
use crate::event::{Cause, EventSink, Fact};
use crate::facedown::Facedown;
use crate::finale::LAST_CARDS;
use crate::frame::{Act, Frame, Question};
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::seat::Seat;
use crate::state::Crew;
use crate::streams::Stream;
use crate::verb::{Deed, Doable};

/// Scans a contamination card of the hand, which the own mutation feeds on (`carno.mutact.need`).
pub(crate) struct Mutate;

impl Doable for Mutate {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.contaminated(deed.seat).next().is_none();
        docket.when(none, "carno.mutact.need", Reason::NoContamination);
        let idle = [Strain::Infected, Strain::Clean]
            .into_iter()
            .all(|strain| look.mutant_effects(deed.seat, strain).next().is_none());
        docket.when(idle, "carno.mutact.impossible", Reason::NoEffect);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            look.hand_options(deed.seat, |face| !matches!(face, Face::Action(_)), out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Card(face), ..] = *named {
            play.feed_mutation(deed.seat, face);
        }
    }
}

impl<'a> Look<'a> {
    /// How far a character has changed.
    #[must_use]
    pub fn mutation(self, seat: Seat) -> Mutation {
        self.crew(seat).affliction.mutation()
    }

    /// The sections of a side of the own mutation card that could do something
    /// (`carno.mutact.impossible`).
    pub(crate) fn mutant_effects(
        self,
        seat: Seat,
        strain: Strain,
    ) -> impl Iterator<Item = u8> + 'a {
        let source = Source::Mutation(strain);
        let sections = self.ability(seat, source).map_or(&[][..], |ability| &ability.sections);
        let room = self.crew(seat).room();
        sections.iter().enumerate().filter_map(move |(index, section)| {
            let deed = Deed { seat, room: room?, source, remote: false };
            let mut clear = Clear::default();
            self.section_objections(deed, &section.verbs, &mut clear);
            clear.is_clear().then_some(index as u8)
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    fn set_mutation(&mut self, seat: Seat, mutation: Mutation) {
        self.crew(seat).affliction = Affliction::from(mutation);
    }

    /// Two cards, of which one is kept (`carno.mut.draw`); nothing for who has one
    /// (`carno.mut.limit`).
    pub(crate) fn draw_mutation(&mut self, rule: &'static str, seat: Seat) {
        let barred = self.state.ending.is_some() || !self.state.crew[seat.index()].alive();
        if barred || self.look().mutation(seat).card.is_some() {
            return;
        }
        let Some(first) = self.pick_mutation(None) else { return };
        match self.pick_mutation(Some(first)) {
            Some(second) => {
                let cards = [first, second];
                self.whisper("carno.hidden.draw", seat, Fact::MutationsSeen { seat, cards });
                self.ask(Question::KeepMutation { seat, cards });
            }
            None => self.keep_mutation(rule, seat, first),
        }
    }

    /// A random card of the deck.
    fn pick_mutation(&mut self, besides: Option<MutationId>) -> Option<MutationId> {
        let mut left = self.state.mutations;
        if let Some(card) = besides {
            left.remove(card);
        }
        if left.is_empty() {
            return None;
        }
        let index = self.state.streams.below(Stream::BoxDeck, left.len());
        left.iter().nth(index)
    }

    pub(crate) fn answer_keep_mutation(
        &mut self,
        seat: Seat,
        cards: [MutationId; 2],
        choice: Choice,
    ) {
        if let Choice::Mutation(card) = choice
            && cards.contains(&card)
        {
            self.keep_mutation("carno.mut.draw", seat, card);
        }
    }

    /// The card lies facedown beside the character board, known to its owner alone
    /// (`carno.mut.hidden`).
    fn keep_mutation(&mut self, rule: &'static str, seat: Seat, card: MutationId) {
        self.state.mutations.remove(card);
        let mutation = self.look().mutation(seat);
        self.set_mutation(seat, Mutation { card: Some(card), open: false, ..mutation });
        self.see(rule, seat, Facedown::Mutation(seat));
    }

    /// A marker, or a card for who has none (`carno.marker.first`); the fourth kills and a carnomorph
    /// stands beside the corpse.
    pub(crate) fn mark_mutation(&mut self, rule: &'static str, seat: Seat) {
        let mutation = self.look().mutation(seat);
        if mutation.card.is_none() {
            return self.draw_mutation("carno.marker.first", seat);
        }
        if self.state.ending.is_some() || !self.state.crew[seat.index()].alive() {
            return;
        }
        let markers = mutation.markers + 1;
        if markers >= Mutation::LAST_MARKER {
            return self.change_for_good(seat);
        }
        self.set_mutation(seat, Mutation { markers, ..mutation });
        self.tell(rule, Fact::MutationMarked { seat, markers });
    }

    fn change_for_good(&mut self, seat: Seat) {
        let room = self.look().noise_room(seat);
        self.die("carno.marker.death", seat, Cause::Mutation);
        if let Some(room) = room
            && self.state.ending.is_none()
            && let Some(kind) = self.offspring()
            && self.put_spare("carno.marker.death", kind, room).is_some()
        {
            self.first_sight();
        }
    }

    /// The card goes back into its deck; the markers stay (`carno.mut.remove-fate`,
    /// `carno.marker.permanent`).
    pub(crate) fn lose_mutation(&mut self, rule: &'static str, seat: Seat) {
        let mutation = self.look().mutation(seat);
        let Some(card) = mutation.card else { return };
        self.state.mutations.add(card);
        self.set_mutation(seat, Mutation { card: None, open: false, ..mutation });
        let card = mutation.open.then_some(card);
        self.tell(rule, Fact::MutationLost { seat, card });
    }

    /// A treatment takes the card if its owner wishes (`carno.mut.remove`).
    pub(crate) fn answer_cure(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Yes {
            self.lose_mutation("carno.mut.remove", seat);
        }
    }

    /// Card and markers of the dead leave them, unless they may return (`carno.mut.dead`).
    pub(crate) fn bury_mutation(&mut self, seat: Seat) {
        if self.state.mode != Mode::Coop {
            self.lose_mutation("carno.mut.dead", seat);
            self.crew(seat).affliction = Affliction::None;
        }
    }

    /// The card is scanned, a marker laid, the card put away, the mutation turned up, and then it acts
    /// (`carno.mutact.order`).
    fn feed_mutation(&mut self, seat: Seat, face: Face) {
        let look = self.look();
        let found = look.contaminated(seat).find(|card| look.face(seat, *card) == face);
        let Some(card) = found else { return };
        let infected = look.is_infected(card);
        if let CardKind::Contamination(index) = card.kind() {
            self.state.knowledge[seat.index()].scanned |= 1 << index;
        }
        self.tell("carno.hidden.mutact", Fact::MutationScanned { seat, infected });
        self.mark_mutation("carno.mutact.marker", seat);
        // Whoever dies of the marker does no more (`carno.mutact.fourth`).
        if self.state.ending.is_some() || !self.state.crew[seat.index()].alive() {
            return;
        }
        self.put_away(seat, card, infected);
        self.turn_up_mutation("carno.mutact.reveal", seat);
        let strain = if infected { Strain::Infected } else { Strain::Clean };
        self.bring_about(seat, strain);
    }

    /// What becomes of the scanned card (`carno.mutact.infected`, `carno.mutact.clean`).
    fn put_away(&mut self, seat: Seat, card: Card, infected: bool) {
        self.hand(seat).take(|held| held == card);
        if infected {
            self.crew(seat).discard.push(card);
            let card = card.open_face();
            self.tell("carno.mutact.infected", Fact::CardDiscarded { seat, card });
        } else {
            self.remove_contamination(card);
            self.tell("carno.mutact.clean", Fact::ContaminationRemoved { seat, count: 1 });
            self.take_contamination("carno.mutact.clean", seat);
        }
    }

    /// The first use turns the card up for good (`carno.mutact.reveal`).
    fn turn_up_mutation(&mut self, rule: &'static str, seat: Seat) {
        let mutation = self.look().mutation(seat);
        if let Some(card) = mutation.card.filter(|_| !mutation.open) {
            self.set_mutation(seat, Mutation { open: true, ..mutation });
            self.tell(rule, Fact::MutationTurnedUp { seat, card });
        }
    }

    /// Interrupted, the action still costs its marker and shows the card (`carno.mutact.interrupt`).
    pub(crate) fn waste_mutation(&mut self, seat: Seat) {
        self.turn_up_mutation("carno.mutact.interrupt", seat);
        self.mark_mutation("carno.mutact.interrupt", seat);
    }

    /// One of the effects of a side; what proves impossible is lost (`carno.mutact.impossible`).
    fn bring_about(&mut self, seat: Seat, strain: Strain) {
        if self.look().mutant_effects(seat, strain).next().is_none() {
            return self.tell("carno.mutact.impossible", Fact::MutationIdle { seat });
        }
        self.ask(Question::Mutant { seat, strain });
    }

    pub(crate) fn answer_mutant(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Act(source, section) = choice {
            self.push(Frame::Act(Act::named(seat, source, section)));
        }
    }

    /// The check at the end: who has a card, or an infected one, draws, and every contamination card
    /// is a marker (`carno.end.draw`).
    pub(crate) fn check_mutation(&mut self, seat: Seat) {
        let Crew { hand, deck, discard, affliction, .. } = self.state.crew[seat.index()];
        let mutated = affliction.mutation().card.is_some();
        let all = hand.iter().chain(deck.iter()).chain(discard.iter());
        let infected = all.filter(|card| self.look().is_infected(*card)).count() as u8;
        let infected = if mutated { 0 } else { infected };
        let rule = if mutated { "carno.end.skip-scan" } else { "carno.end.scan" };
        self.tell(rule, Fact::MutationChecked { seat, infected, mutated });
        if !mutated && infected == 0 {
            return self.tell("carno.end.scan", Fact::ContaminationSurvived { seat });
        }
        self.reshuffle("carno.end.draw", seat, true);
        let mut markers = affliction.mutation().markers;
        for _ in 0..LAST_CARDS {
            let Some(card) = self.crew(seat).deck.pop() else { break };
            self.crew(seat).discard.push(card);
            markers += u8::from(card.is_contamination());
            self.tell("carno.end.draw", Fact::LastCardDrawn { seat, card: card.open_face() });
        }
        if markers >= Mutation::LAST_MARKER {
            self.perish("carno.end.die", seat, Cause::Mutation);
        } else {
            self.tell("carno.end.die", Fact::ContaminationSurvived { seat });
        }
    }
}

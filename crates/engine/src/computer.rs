//! The computer: a deck of cards whose top one lies open and says what it can do.

use derelict_content::{Ability, Mark, Passive};

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::{Act, Frame, Question};
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::State;
use crate::streams::Stream;
use crate::verb::{Deed, Doable};

/// Carries out an action of the open card, or several.
#[derive(Clone, Copy)]
pub(crate) struct Compute {
    pub several: bool,
    pub optional: bool,
}

impl Doable for Compute {
    const CARRIES: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        // Where a card lets it follow something else, it does so only at a computer that works.
        let idle = self.optional && !look.computes(deed);
        docket.when(idle, "lock.comp.use", Reason::NoComputer);
        let none = look.computations(deed, 0).next().is_none();
        docket.when(none, "lock.comp.use", Reason::NoEffect);
    }

    /// Which of its actions is asked once it is used: the card may be another one by then.
    fn aims(self, _: Look<'_>, _: Deed, _: &[Choice], _: &mut Vec<Choice>) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, _: &[Choice]) {
        let Self { several, optional } = self;
        play.push(Frame::Computing { seat: deed.seat, done: 0, several, optional });
    }

    fn waives_cost(self, look: Look<'_>, deed: Deed, _: &[Choice]) -> bool {
        matches!(deed.source, Source::Basic(_)) && look.has_access(deed.seat)
    }
}

impl Rulebook {
    /// What the computer cards offer: every computer action costs one card, and is done out of combat
    /// (`lock.actions.costs`, `lock.comp.combat`).
    pub(crate) fn computer_abilities(catalog: &derelict_content::Catalog) -> Vec<Ability> {
        let ability = |card: &derelict_content::ComputerCard| Ability {
            cost: 1,
            mark: Mark::Out,
            sections: card.sections.clone(),
            free: false,
        };
        catalog.computer.iter().map(ability).collect()
    }
}

impl<'a> Look<'a> {
    /// Whether a computer can be used in the ordinary way: it works, and there is power.
    fn computes(self, deed: Deed) -> bool {
        self.working_computer(deed.room) && self.lit(deed.room)
    }

    /// What the open card offers.
    pub(crate) fn open_computer(self) -> Option<&'a Ability> {
        let open = self.facility()?.computers.top()?;
        self.book.computers.get(open.index())
    }

    /// The actions of the open card that would do something, but for those done already, a bit each.
    fn computations(self, deed: Deed, done: u8) -> impl Iterator<Item = u8> + 'a {
        let sections = self.open_computer().map_or(&[][..], |ability| &ability.sections);
        let deed = Deed { source: Source::Computer, ..deed };
        sections.iter().enumerate().filter_map(move |(index, section)| {
            let mut clear = Clear::default();
            self.section_objections(deed, &section.verbs, &mut clear);
            (done & (1 << index) == 0 && clear.is_clear()).then_some(index as u8)
        })
    }

    /// What can be done at the computer now.
    pub(crate) fn computing(self, seat: Seat, done: u8, idle: bool, out: &mut Vec<Choice>) {
        if let Some(room) = self.crew(seat).room() {
            let deed = Deed { seat, room, source: Source::Computer, remote: false };
            let sections = self.computations(deed, done);
            out.extend(sections.map(|section| Choice::Act(Source::Computer, section)));
        }
        if idle || out.is_empty() {
            out.push(Choice::Done);
        }
    }

    /// Whether a character's computer actions cost nothing (`lock.effect.comp.cost`).
    pub(crate) fn has_access(self, seat: Seat) -> bool {
        self.bears(seat, &Passive::Access).is_some()
    }
}

impl State {
    /// Turns up the top card of the deck. One that locks the computer down gives way to the next and is
    /// shuffled back in (`lock.setup.computer`, `lock.comp.lockdown-after`).
    pub(crate) fn turn_up_computer(&mut self, book: &Rulebook) {
        let locks =
            |card: derelict_content::ComputerId| book.catalog.computer[card.index()].lockdown;
        let Some(top) = self.facility.computers.top().filter(|top| locks(*top)) else { return };
        self.facility.computers.pop();
        let open = self.facility.computers.pop();
        self.facility.computers.push(top);
        self.streams.shuffle(Stream::BoxDeck, &mut self.facility.computers);
        open.into_iter().for_each(|open| self.facility.computers.push(open));
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Goes on at the computer, or gives way to the next card.
    pub(crate) fn computing(&mut self, seat: Seat, done: u8, several: bool, optional: bool) {
        let alive = self.state.crew[seat.index()].room().is_some();
        if !alive || done != 0 && !several {
            return self.cycle_computer(seat);
        }
        self.ask(Question::Compute { seat, done, several, optional });
    }

    pub(crate) fn answer_compute(
        &mut self,
        seat: Seat,
        done: u8,
        several: bool,
        optional: bool,
        choice: Choice,
    ) {
        match choice {
            Choice::Act(source, section) => {
                let done = done | 1 << section;
                self.push(Frame::Computing { seat, done, several, optional });
                self.push(Frame::Act(Act::free(seat, source, section)));
            }
            // Whoever does nothing leaves the card as it is.
            _ if done != 0 => self.cycle_computer(seat),
            _ => {}
        }
    }

    /// The card used goes to the bottom of the deck and the next is turned up (`lock.comp.cycle`).
    fn cycle_computer(&mut self, seat: Seat) {
        let Some(used) = self.facility().computers.pop() else { return };
        self.facility().computers.bury(used);
        let cards = self.state.facility.computers.len() as u8;
        // What lies open is known anyway.
        let known = self.state.facility.used + 1;
        self.facility().used = known.min(cards.saturating_sub(1));
        let Some(open) = self.state.facility.computers.top() else { return };
        self.tell("lock.comp.cycle", Fact::ComputerShown { card: open });
        if self.book.catalog.computer[open.index()].lockdown {
            self.lock_computer(seat);
        }
    }

    /// The computer is locked down: a malfunction where that was found out, and the whole deck is
    /// shuffled (`lock.comp.lockdown`, `lock.comp.lockdown-effect`).
    fn lock_computer(&mut self, seat: Seat) {
        if let Some(room) = self.state.crew[seat.index()].room() {
            self.place_malfunction("lock.comp.lockdown-effect", room);
        }
        let State { streams, facility, .. } = &mut *self.state;
        streams.shuffle(Stream::BoxDeck, &mut facility.computers);
        facility.used = 0;
        self.tell("lock.comp.lockdown-effect", Fact::ComputerShuffled);
        self.state.turn_up_computer(self.book);
        if let Some(card) = self.state.facility.computers.top() {
            self.tell("lock.comp.lockdown-after", Fact::ComputerShown { card });
        }
    }
}

//! Bots around one table: who hears what, who is asked.

use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Look, Offers, Opportunity, Rulebook, Seat, SeatSet};

use crate::bot::{Bot, Moment};
use crate::chance::Chance;
use crate::step::Step;
use crate::talk::Talk;

/// In one of so many gaps something comes about that only the table can enter.
const SELDOM: usize = 16;

/// The bots of a table, by seat; persons and empty seats have none.
pub struct Company {
    bots: Vec<Option<Box<dyn Bot>>>,
    said: Vec<(Seat, Talk)>,
}

impl Company {
    /// Seats the bots.
    #[must_use]
    pub fn new(bots: Vec<Option<Box<dyn Bot>>>) -> Self {
        Self { bots, said: Vec::new() }
    }

    /// Tells every bot of events, each as its seat may know them.
    pub fn tell(&mut self, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        let mut told = Vec::with_capacity(events.len());
        for (index, bot) in self.bots.iter_mut().enumerate() {
            let Some(bot) = bot else { continue };
            let seat = Seat(index as u8);
            told.clear();
            told.extend(events.iter().filter_map(|event| event.seen_by(Some(seat))));
            bot.observe(&told);
        }
    }

    /// Lets everybody speak who has something to say; `view` shows a seat the table. To be
    /// called after every [`Company::tell`], so that what is said depends on what has happened
    /// and on nothing else.
    pub fn discuss(&mut self, book: &Rulebook, view: impl Fn(Seat) -> View) {
        for seat in (0..self.bots.len() as u8).map(Seat) {
            let Some(bot) = &mut self.bots[seat.index()] else { continue };
            if bot.would_speak() {
                for talk in bot.speak(book, &view(seat)) {
                    self.spread(seat, talk);
                }
            }
        }
    }

    /// What a bot answers to the decision its view shows; none for a seat without a bot, or a
    /// view without a decision.
    pub fn answer(&mut self, book: &Rulebook, view: &View) -> Option<Choice> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        Some(bot.choose(&Moment::new(book, view)?))
    }

    /// What a bot seizes of what its view shows to stand open to it.
    pub fn seize(&mut self, book: &Rulebook, view: &View) -> Option<Opportunity> {
        let seat = view.viewer.seat()?;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        bot.seize(book, view, seat)
    }

    /// What the bots do next: whoever first wants something that stands open has it, otherwise the
    /// decision asked first is answered. What only the table can enter comes about by `chance`.
    pub fn next(&mut self, look: Look<'_>, offers: &Offers, chance: &mut Chance) -> Option<Step> {
        let decision = offers.decisions.first()?;
        let seize = self.open(look, offers, chance);
        Some(seize.map_or_else(
            || {
                let view = look.view(Viewer::Seat(decision.seat));
                let answer = self.answer(look.book, &view);
                Step::Answer(decision.clone(), answer.unwrap_or(offers.of(decision)[0]))
            },
            Step::Seize,
        ))
    }

    fn open(
        &mut self,
        look: Look<'_>,
        offers: &Offers,
        chance: &mut Chance,
    ) -> Option<Opportunity> {
        let mut asked = SeatSet::NONE;
        offers.opportunities.iter().find_map(|open| match open.seat {
            None => (chance.below(SELDOM) == 0).then_some(*open),
            Some(seat) if !asked.has(seat) => {
                asked.add(seat);
                self.seize(look.book, &look.view(Viewer::Seat(seat)))
            }
            Some(_) => None,
        })
    }

    /// Lets everybody hear what a seat says.
    pub fn spread(&mut self, from: Seat, talk: Talk) {
        self.said.push((from, talk));
        for (index, bot) in self.bots.iter_mut().enumerate() {
            if let (true, Some(bot)) = (index != from.index(), bot) {
                bot.hear(from, talk);
            }
        }
    }

    /// Everything said since this was last asked.
    pub fn take_talk(&mut self) -> Vec<(Seat, Talk)> {
        std::mem::take(&mut self.said)
    }
}

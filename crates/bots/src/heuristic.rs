//! The heuristic player as a bot: imagines the game from its view and scores the options.

use std::sync::Arc;

use derelict_content::Planet;
use derelict_engine::imagine::imagine;
use derelict_engine::view::View;
use derelict_engine::{Choice, Event, Fact, Opportunity, Rulebook, Seat};

use crate::bot::{Bot, Moment, open_to};
use crate::chance::Chance;
use crate::evaluate::TRAITS;
use crate::lore::Lore;
use crate::memory::Memory;
use crate::sight::Sight;
use crate::talk::Talk;
use crate::temper::Temper;
use crate::thought::Thought;

/// A player with sense.
#[derive(Clone, Debug)]
pub struct Heuristic {
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) lore: Arc<Lore>,
    pub(crate) temper: Temper,
    pub(crate) memory: Memory,
    scores: Vec<f32>,
    /// Things seen and not yet spoken of.
    seen: Vec<Talk>,
    /// The course is to be spoken of.
    charted: bool,
}

impl Heuristic {
    /// A player at a seat, with numbers of its own.
    #[must_use]
    pub fn new(seat: Seat, lore: Arc<Lore>, temper: Temper, seed: u64) -> Self {
        Self {
            seat,
            seed,
            lore,
            temper,
            memory: Memory::new(seat),
            scores: Vec::new(),
            seen: Vec::new(),
            charted: false,
        }
    }
}

impl Heuristic {
    /// How the heuristic rates the options, in points. Which of the games that fit the view is
    /// imagined for it makes no difference.
    pub fn rate(&mut self, moment: &Moment<'_>, world: u64) -> &[f32] {
        let state = imagine(moment.book, moment.view, world);
        let sight = Sight::new(state.look(moment.book), moment.seat, &self.memory);
        let thought = Thought::new(sight, &self.lore, &self.temper);
        thought.scores(moment.prompt, moment.options, &mut self.scores);
        &self.scores
    }

    /// The traits by which a situation on board is valued.
    #[must_use]
    pub fn traits(&self, book: &Rulebook, view: &View) -> [f32; TRAITS] {
        let state = imagine(book, view, self.seed);
        let sight = Sight::new(state.look(book), self.seat, &self.memory);
        Thought::new(sight, &self.lore, &self.temper).traits()
    }
}

impl Bot for Heuristic {
    fn observe(&mut self, events: &[Event]) {
        for event in events {
            self.memory.note(event);
            match event.fact {
                Fact::EngineSeen { seat, engine, working } if seat == self.seat => {
                    self.seen.push(Talk::Engine { engine, works: working });
                }
                Fact::EngineRestacked { seat, engine, changed: true } if seat == self.seat => {
                    let works = self.seen.iter().rev().find_map(|talk| match talk {
                        Talk::Engine { engine: of, works } if *of == engine => Some(*works),
                        _ => None,
                    });
                    self.seen.retain(
                        |talk| !matches!(talk, Talk::Engine { engine: of, .. } if *of == engine),
                    );
                    if let Some(works) = works {
                        self.seen.push(Talk::Engine { engine, works: !works });
                    }
                }
                Fact::CoordinatesSeen { seat, .. } | Fact::DestinationSet { seat, .. } => {
                    self.charted |= seat == self.seat;
                }
                _ => {}
            }
        }
    }

    fn hear(&mut self, from: Seat, talk: Talk) {
        self.memory.hear(from, talk);
    }

    fn would_speak(&self) -> bool {
        self.charted || !self.seen.is_empty()
    }

    fn speak(&mut self, book: &Rulebook, view: &View) -> Vec<Talk> {
        let mut said = std::mem::take(&mut self.seen);
        let charted = std::mem::take(&mut self.charted);
        if said.is_empty() && !charted {
            return said;
        }
        let state = imagine(book, view, self.seed);
        let sight = Sight::new(state.look(book), self.seat, &self.memory);
        let thought = Thought::new(sight, &self.lore, &self.temper);
        if self.temper.lies && thought.plan().doom > 0.0 {
            // Whoever wants the ship lost would rather have everybody believe in it.
            for talk in &mut said {
                if let Talk::Engine { works, .. } = talk {
                    *works = true;
                }
            }
        }
        if let Some(letters) = sight.coordinates() {
            let planet = letters[usize::from(sight.destination())];
            if charted && planet == Planet::Earth {
                said.push(Talk::Course { planet });
            }
        }
        said
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Choice {
        let mut chance = Chance::of_decision(self.seed, moment.seat, moment.id);
        let state = imagine(moment.book, moment.view, chance.word());
        let sight = Sight::new(state.look(moment.book), moment.seat, &self.memory);
        let thought = Thought::new(sight, &self.lore, &self.temper);
        thought.choose(moment.prompt, moment.options, &mut self.scores, &mut chance)
    }

    fn seize(&mut self, book: &Rulebook, view: &View, seat: Seat) -> Option<Opportunity> {
        // Imagining a game costs more than seeing that there is nothing to think about.
        open_to(view, seat).next()?;
        let state = imagine(book, view, self.seed);
        let sight = Sight::new(state.look(book), seat, &self.memory);
        Thought::new(sight, &self.lore, &self.temper).seizes(open_to(view, seat))
    }
}

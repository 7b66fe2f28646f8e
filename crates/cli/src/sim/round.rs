//! One game without people.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

use derelict_bots::{Kind as BotKind, Lore, Step};
use derelict_engine::record::{Record, Recorder, Terms};
use derelict_engine::{Offers, Rulebook, Seed, Setup, State};

use super::plant::Plant;
use super::tally::Kind;
use crate::bot::Bots;
use crate::fault::Fault;

/// No game takes so many decisions; one that does goes round in circles.
const ENDLESS: u64 = 100_000;

/// Decisions between one situation that is put away and the next.
const BETWEEN: u64 = 50;

/// Everything a game is played with.
pub struct Match<'a> {
    pub book: &'a std::sync::Arc<Rulebook>,
    pub setup: Setup,
    pub seed: Seed,
    pub chance: Seed,
    pub lore: &'a std::sync::Arc<Lore>,
    pub bot: BotKind,
    pub plant: Option<Plant>,
    pub check: bool,
}

/// How a game went.
pub struct Ended {
    pub fate: Fate,
    pub decisions: u64,
    /// The highest stack of frames at a question, and on the way to one.
    pub frames: usize,
    pub frames_between: usize,
    pub options: usize,
}

/// What became of a game.
pub enum Fate {
    Over(Box<State>),
    Stuck(String),
    Violated(Vec<String>),
    Panicked(String),
}

impl Match<'_> {
    /// Plays the game; whatever goes wrong is told, never raised.
    pub fn play(&self) -> Ended {
        self.play_along(&mut |_| {})
    }

    /// Plays the game once more and records it, as far as it can be played.
    pub fn record(&self, events: bool) -> Result<(Record, Option<Kind>), Fault> {
        let mut made = Vec::new();
        self.play_along(&mut |step| made.push(step));
        let terms = Terms { verifiable: false, events };
        let mut recorder = Recorder::new(&self.book.catalog, self.setup.clone(), self.seed, terms)
            .map_err(Fault::new)?;
        for step in made {
            match step {
                Step::Answer(decision, choice) => {
                    recorder.choose(decision.seat, decision.id, choice)
                }
                Step::Seize(opportunity) => recorder.seize(opportunity),
            }
            .map_err(Fault::new)?;
        }
        let kind = Kind::of(&recorder.game().state);
        let record = match kind {
            Some(_) => recorder.record().clone(),
            None => recorder.abandon(),
        };
        Ok((record, kind))
    }

    /// Plays and tells every step once it has been taken.
    fn play_along(&self, tell: &mut dyn FnMut(Step)) -> Ended {
        let mut ended = Ended {
            fate: Fate::Stuck("never begun".into()),
            decisions: 0,
            frames: 0,
            frames_between: 0,
            options: 0,
        };
        let played = panic::catch_unwind(AssertUnwindSafe(|| self.go_through(&mut ended, tell)));
        ended.fate = played.unwrap_or_else(|_| {
            let said = PANIC.with_borrow_mut(std::mem::take);
            Fate::Panicked(format!("{said} (after {} decisions)", ended.decisions))
        });
        ended
    }

    fn go_through(&self, ended: &mut Ended, tell: &mut dyn FnMut(Step)) -> Fate {
        let kinds = vec![self.bot; usize::from(self.setup.players)];
        let mut bots = Bots::new(&kinds, self.lore, self.chance, None);
        let mut offers = Offers::default();
        let mut state = bots.begin(self.book, &self.setup, self.seed, &mut offers, |_| {});
        loop {
            if let Some(plant) = self.plant {
                plant.spoil(ended.decisions, &mut state, &mut offers);
            }
            ended.frames = ended.frames.max(state.frames.len());
            ended.options = ended.options.max(offers.options.len());
            if self.check {
                let found = state.look(self.book).violations();
                if !found.is_empty() {
                    return Fate::Violated(found.iter().map(ToString::to_string).collect());
                }
            }
            if state.is_over() {
                return Fate::Over(Box::new(state));
            }
            if let Some(stuck) = stuck(&state, &offers) {
                return Fate::Stuck(stuck);
            }
            if ended.decisions >= ENDLESS {
                return Fate::Stuck("the game never ends".into());
            }
            let due = self.check && ended.decisions.is_multiple_of(BETWEEN);
            if let Some(lost) = due.then(|| state.lost(self.book, &self.setup)).flatten() {
                return Fate::Violated(vec![lost]);
            }
            state.frames.wipe();
            let step = bots.decide(state.look(self.book), &offers);
            if let Err(refusal) = bots.take(&mut state, self.book, &step, &mut offers) {
                let code = step.choice().code(&self.book.names);
                let what = format!("`{code}` was offered but refused: {refusal}");
                return Fate::Violated(vec![what]);
            }
            tell(step);
            ended.frames_between = ended.frames_between.max(state.frames.reached());
            ended.decisions += 1;
        }
    }
}

fn stuck(state: &State, offers: &Offers) -> Option<String> {
    if offers.decisions.is_empty() {
        return Some(format!("nobody is asked anything at decision {}", state.decision));
    }
    let silent = offers.decisions.iter().find(|decision| offers.of(decision).is_empty())?;
    Some(format!("player {} has no option at decision {}", silent.seat, state.decision))
}

thread_local! {
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Panics of games are counted and told at the end, not printed as they happen.
pub fn hush_panics() {
    panic::set_hook(Box::new(|info| {
        PANIC.with_borrow_mut(|said| *said = info.to_string().replace('\n', " "));
    }));
}

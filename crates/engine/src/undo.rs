//! Taking choices back: freely as long as nobody could have learnt anything, by agreement
//! beyond that.
//!
//! A game remembers where it began and what was chosen since; an earlier situation is played to
//! again, so that a long game costs little to keep.

mod learnt;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::choice::{Choice, Source};
use crate::event::{Audience, Event, Fact, Rule, Silent};
use crate::frame::Frame;
use crate::game::Game;
use crate::knowledge::Knowledge;
use crate::offer::{Offers, Opportunity};
use crate::option::Undo;
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::{Place, State};
use crate::streams::Streams;

/// Choices that were taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBack {
    /// Whose choices.
    pub seat: Seat,
    /// How many of that seat's own; whatever others chose since is undone with them.
    pub steps: usize,
    /// Who agreed; none had to inside the free window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<SeatSet>,
}

/// Why choices cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "kebab-case")]
pub enum UndoProblem {
    /// The players have agreed beforehand to take nothing back, or nothing beyond the free
    /// window.
    Off,
    /// The game is over and its secrets are open.
    Over,
    /// The seat has not chosen that often.
    TooFar {
        /// How often it has.
        chosen: usize,
    },
    /// Something random happened, something was revealed, or somebody else acted since.
    Bound {
        /// How many choices it could take back.
        free: usize,
    },
    /// These seats have not agreed.
    NotAgreed {
        /// Who is missing.
        missing: SeatSet,
    },
    /// The situation was not reached by choices alone.
    Unknown,
}

impl fmt::Display for UndoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("at this table that is not taken back"),
            Self::Over => f.write_str("the game is over"),
            Self::TooFar { chosen } => {
                write!(f, "only {chosen} choices were made that could be taken back")
            }
            Self::Bound { free } => {
                write!(f, "only the last {free} choices can be taken back without agreement")
            }
            Self::NotAgreed { missing } => {
                let seats: Vec<String> = missing.iter().map(|seat| seat.to_string()).collect();
                write!(f, "not everybody agrees; missing: player {}", seats.join(", "))
            }
            Self::Unknown => f.write_str("this situation was not reached by choices alone"),
        }
    }
}

impl std::error::Error for UndoProblem {}

/// What a game was played from, and every choice since.
#[derive(Clone, Debug)]
pub(crate) struct History {
    opening: Box<State>,
    past: Vec<Past>,
    lessons: Vec<Lesson>,
}

/// What the seats knew after an agreed undo, by the number of choices then left standing.
pub(crate) type Lesson = (usize, [Knowledge; MAX_SEATS]);

/// A choice that was made.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Past {
    /// None is the table itself.
    seat: Option<Seat>,
    choice: Choice,
    /// It answered a window: an answer binds nobody by itself, only what comes of it.
    window: bool,
    /// It rolled, drew or showed something.
    binding: bool,
}

impl Past {
    /// Makes the choice once more; none if that cannot be.
    fn again(&self, state: &mut State, book: &Rulebook, offers: &mut Offers) -> Option<()> {
        if let Choice::Seize(possibility) = self.choice {
            let opportunity = Opportunity { seat: self.seat, possibility };
            return state.seize(book, opportunity, offers, &mut Silent).ok();
        }
        let seat = self.seat?;
        let id = offers.for_seat(seat)?.id;
        state.choose(book, seat, id, self.choice, offers, &mut Silent).ok()
    }
}

/// The table just before a choice.
pub(crate) struct Before {
    streams: Streams,
    window: bool,
    told: usize,
}

impl Before {
    pub(crate) fn new(state: &State, events: &[Event]) -> Self {
        Self {
            streams: state.streams,
            window: matches!(state.frames.top(), Some(Frame::Poll(_))),
            told: events.len(),
        }
    }
}

impl History {
    pub(crate) fn new(opening: State) -> Self {
        Self { opening: Box::new(opening), past: Vec::new(), lessons: Vec::new() }
    }

    /// A history taken up again.
    pub(crate) fn of(opening: State, (past, lessons): (Vec<Past>, Vec<Lesson>)) -> Self {
        Self { opening: Box::new(opening), past, lessons }
    }

    /// What the game was played from.
    pub(crate) fn opening(&self) -> &State {
        &self.opening
    }

    /// What came since.
    pub(crate) fn since(&self) -> (&[Past], &[Lesson]) {
        (&self.past, &self.lessons)
    }

    /// Notes a choice that was taken.
    pub(crate) fn note(
        &mut self,
        seat: Option<Seat>,
        choice: Choice,
        before: &Before,
        game: (&State, &Rulebook),
        events: &[Event],
    ) {
        let (state, book) = game;
        let told = events.get(before.told..).unwrap_or_default();
        let shown = told.iter().any(|event| reveals(book, event));
        self.past.push(Past {
            seat,
            choice,
            // That the sand has run out binds nobody, and stays when choices are taken back.
            window: before.window || book.is_sand_out(choice),
            binding: !book.is_sand_out(choice) && (state.streams != before.streams || shown),
        });
    }

    /// Where the choices of a seat stand, the latest first.
    fn own(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let past = self.past.iter().enumerate().rev();
        past.filter(move |(_, past)| past.seat == Some(seat)).map(|(at, _)| at)
    }

    /// The first choice that a seat could still take back.
    fn free_from(&self, seat: Seat) -> usize {
        let bound = |past: &Past| past.binding || past.seat != Some(seat) && !past.window;
        self.past.iter().rposition(bound).map_or(0, |at| at + 1)
    }

    /// Plays to the situation before a choice.
    fn situation(&self, book: &Rulebook, choices: usize) -> Option<State> {
        let mut state = *self.opening;
        let mut offers = Offers::default();
        self.teach(&mut state, 0);
        state.pending(book, &mut offers);
        for (at, past) in self.past.iter().enumerate().take(choices) {
            past.again(&mut state, book, &mut offers)?;
            if self.teach(&mut state, at + 1) {
                state.pending(book, &mut offers);
            }
        }
        Some(state)
    }

    fn teach(&self, state: &mut State, choices: usize) -> bool {
        let lesson = self.lessons.iter().rfind(|(after, _)| *after == choices);
        if let Some((_, known)) = lesson {
            state.knowledge = *known;
        }
        lesson.is_some()
    }

    /// That the sand ran out later in the turn of a situation: taking back choices does not fill the
    /// glass again (`after.hour.undo`).
    fn sand_since(&self, book: &Rulebook, choices: usize, there: &State) -> Option<Past> {
        let later = self.past.iter().enumerate().skip(choices);
        let (at, sand) = later.into_iter().find(|(_, past)| book.is_sand_out(past.choice))?;
        let turn = self.situation(book, at)?.turn;
        (turn == there.turn).then_some(*sand)
    }

    fn cut(&mut self, choices: usize) {
        self.past.truncate(choices);
        self.lessons.retain(|(after, _)| *after <= choices);
    }
}

impl Game {
    /// How many of its own latest choices a seat may take back freely: back to the last point
    /// where nothing random happened, nothing was revealed to anyone and no other seat acted.
    #[must_use]
    pub fn undo_point(&self, seat: Seat) -> usize {
        if self.state.is_over() || self.setup.options.undo == Undo::Off {
            return 0;
        }
        let from = self.history.free_from(seat);
        self.history.own(seat).take_while(|at| *at >= from).count()
    }

    /// The latest choice a seat may take back or ask the others to, and the game as it was before
    /// it; none where nothing is taken back.
    #[must_use]
    pub fn before_last(&self, seat: Seat) -> Option<(Choice, Self)> {
        if self.undo_point(seat) == 0 && self.setup.options.undo != Undo::Agreed {
            return None;
        }
        let last = self.history.own(seat).next()?;
        let mut earlier = self.clone();
        earlier.go_back(seat, 1).ok()?;
        Some((self.history.past[last].choice, earlier))
    }

    /// Takes back a seat's own latest choices, inside the free window.
    ///
    /// # Errors
    ///
    /// If something binds them; nothing has changed then.
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<TakenBack, UndoProblem> {
        if self.setup.options.undo == Undo::Off {
            return Err(UndoProblem::Off);
        }
        let free = self.undo_point(seat);
        if steps > free && !self.state.is_over() {
            return Err(UndoProblem::Bound { free });
        }
        self.go_back(seat, steps)?;
        Ok(self.mark(TakenBack { seat, steps, agreed: None }))
    }

    /// Takes back a seat's own latest choices and all that followed, however much did: the same
    /// cards and the same numbers come again, but what a seat has learnt it still knows.
    ///
    /// # Errors
    ///
    /// If a seat still playing has not agreed; nothing has changed then.
    pub fn undo_agreed(
        &mut self,
        seat: Seat,
        steps: usize,
        agreed: SeatSet,
    ) -> Result<TakenBack, UndoProblem> {
        if self.setup.options.undo != Undo::Agreed {
            return Err(UndoProblem::Off);
        }
        let playing = self.look().seats().filter(|seat| {
            let dead = matches!(self.state.crew[seat.index()].place, Place::Dead(_));
            !dead || self.state.swarm.seat == Some(*seat)
        });
        let missing: SeatSet = playing.filter(|seat| !agreed.has(*seat)).collect();
        if !missing.is_empty() && !self.state.is_over() {
            return Err(UndoProblem::NotAgreed { missing });
        }
        let undone = self.state;
        let choices = self.go_back(seat, steps)?;
        self.state.learn_from(&self.book, &undone);
        self.history.lessons.push((choices, self.state.knowledge));
        self.state.pending(&self.book, &mut self.offers);
        Ok(self.mark(TakenBack { seat, steps, agreed: Some(agreed) }))
    }

    /// Everybody is told that choices were taken back (`hidden.undo`, `hidden.undo.agreed`).
    fn mark(&mut self, taken: TakenBack) -> TakenBack {
        let TakenBack { seat, steps, agreed } = taken;
        let rule = if agreed.is_some() { "hidden.undo.agreed" } else { "hidden.undo" };
        let steps = u8::try_from(steps).unwrap_or(u8::MAX);
        let fact = Fact::TakenBack { seat, steps, agreed: agreed.is_some() };
        self.tell(Event { fact, rule: Rule(rule), audience: Audience::Everyone });
        taken
    }

    /// Restores the situation before a seat's choice and says how many choices led to it.
    fn go_back(&mut self, seat: Seat, steps: usize) -> Result<usize, UndoProblem> {
        if self.state.is_over() {
            return Err(UndoProblem::Over);
        }
        let chosen = self.history.own(seat).count();
        let Some(choices) = steps.checked_sub(1).and_then(|at| self.history.own(seat).nth(at))
        else {
            return Err(UndoProblem::TooFar { chosen });
        };
        let here = self.history.situation(&self.book, self.history.past.len());
        let there = self.history.situation(&self.book, choices);
        match (here, there) {
            (Some(here), Some(there)) if here == self.state => {
                let sand = self.history.sand_since(&self.book, choices, &there);
                self.history.cut(choices);
                self.state = there;
                self.state.pending(&self.book, &mut self.offers);
                if let Some(sand) = sand {
                    sand.again(&mut self.state, &self.book, &mut self.offers);
                    self.history.past.push(sand);
                }
                Ok(choices)
            }
            _ => Err(UndoProblem::Unknown),
        }
    }
}

/// Whether anybody learns something hidden by an event. What is not known to be harmless binds.
pub(crate) fn reveals(book: &Rulebook, event: &Event) -> bool {
    if event.audience != Audience::Everyone {
        return true;
    }
    match event.fact {
        // A card or an item out of an inventory shows what the player held.
        Fact::ActionTaken { source, .. } => !matches!(source, Source::Basic(_) | Source::Room),
        // What is carried in the hands lay open already.
        Fact::ItemDropped { item, .. } => !book.catalog.items[item.index()].heavy,
        _ => !harmless(&event.fact),
    }
}

/// Facts that only move what lies open.
fn harmless(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::FirstPlayer { .. }
            | Fact::RoundBegan { .. }
            | Fact::Passed { .. }
            | Fact::PlayerPhaseEnded
            | Fact::TimeMoved { .. }
            | Fact::SelfDestructStarted
            | Fact::SelfDestructStopped
            | Fact::SelfDestructMoved { .. }
            | Fact::WindowOpened { .. }
            | Fact::Consented { .. }
            | Fact::ObjectDropped { .. }
            | Fact::ObjectPicked { .. }
            | Fact::Moved { .. }
            | Fact::NoisePlaced { .. }
            | Fact::DuctNoisePlaced { .. }
            | Fact::NoiseRemoved { .. }
            | Fact::DuctNoiseRemoved { .. }
            | Fact::DoorClosed { .. }
            | Fact::DoorOpened { .. }
            | Fact::DoorDestroyed { .. }
            | Fact::DoorTaken { .. }
            | Fact::FirePlaced { .. }
            | Fact::FireRemoved { .. }
            | Fact::MalfunctionPlaced { .. }
            | Fact::MalfunctionRemoved { .. }
            | Fact::Slimed { .. }
            | Fact::SlimeRemoved { .. }
            | Fact::LightWound { .. }
            | Fact::LightHealed { .. }
            | Fact::WoundDressed { .. }
            | Fact::WoundHealed { .. }
            | Fact::PowerTurned { .. }
            | Fact::PowerSwapped { .. }
            | Fact::BackupSwitched { .. }
            | Fact::Glowing { .. }
            | Fact::Learned { .. }
            | Fact::InsightActive { .. }
            | Fact::ElevatorMoved { .. }
            | Fact::TimingShifted { .. }
            | Fact::ProcedureStarted { .. }
            | Fact::RoverMoved { .. }
            | Fact::AmmoSpent { .. }
            | Fact::AmmoLoaded { .. }
            | Fact::TapeTorn { .. }
            | Fact::TradeOpened { .. }
            | Fact::TradeAccepted { .. }
            | Fact::TradeRefused { .. }
            | Fact::TradeCountered { .. }
            | Fact::TradeClosed
            | Fact::SignalSent { .. }
            | Fact::DestinationSet { .. }
            | Fact::PodToggled { .. }
            | Fact::PodEntered { .. }
            | Fact::PodLeft { .. }
            | Fact::AirlockStarted { .. }
            | Fact::AirlockAborted { .. }
            | Fact::EveryonePasses { .. }
            | Fact::CardsKeptBack { .. }
            | Fact::Activated { .. }
            | Fact::AlertStage { .. }
            | Fact::AlertFulfilled { .. }
            | Fact::AlertClosed { .. }
            | Fact::SamplePlaced { .. }
            | Fact::SampleDue { .. }
            | Fact::SampleRemoved
            | Fact::ShuttleTimeMoved { .. }
    )
}

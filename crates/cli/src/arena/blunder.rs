//! Play that makes no sense to anybody watching, counted.

use std::io::{self, Write};

use derelict_bots::Step;
use derelict_content::{CorridorId, RoomId, Verb};
use derelict_engine::event::{Ending, Passage};
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::{Choice, Event, Fact, Look, Seat};
use serde_json::{Value, json};

use super::share::Share;

/// Turns in which everybody has something to do.
const BUSY: std::ops::RangeInclusive<u8> = 3..=7;
/// Cards that make a hand full enough to act with.
const FULL: u8 = 4;
/// Turns within which nobody needs to set the course twice.
const SETTLED: u8 = 3;
/// Serious wounds of somebody who is badly off.
const BADLY: usize = 2;

/// Something that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blunder {
    /// A turn passed with a full hand and nothing done.
    Idle,
    /// The ship burnt down.
    Burnt,
    /// The course set by somebody who set it a moment ago.
    Zigzag,
    /// A badly wounded character strikes at something big with bare hands.
    Punch,
    /// A step through the corridor just made noisy with care.
    OwnNoise,
    /// Nothing in hand when somebody is surprised.
    EmptyHand,
    /// A step straight back, with nothing done in between.
    BackAgain,
}

impl Blunder {
    const ALL: [Self; 7] = [
        Self::Idle,
        Self::Burnt,
        Self::Zigzag,
        Self::Punch,
        Self::OwnNoise,
        Self::EmptyHand,
        Self::BackAgain,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle-turn",
            Self::Burnt => "ship-burnt",
            Self::Zigzag => "course-again",
            Self::Punch => "wounded-blow",
            Self::OwnNoise => "own-noise",
            Self::EmptyHand => "empty-hand",
            Self::BackAgain => "step-back",
        }
    }

    /// What it is counted among.
    fn among(self) -> &'static str {
        match self {
            Self::Idle => "turns 3 to 7 begun with a full hand and in peace",
            Self::Burnt => "games",
            Self::Zigzag => "courses set",
            Self::Punch => "fights of badly wounded characters, turn by turn",
            Self::OwnNoise => "markers placed with care",
            Self::EmptyHand => "surprise checks",
            Self::BackAgain => "steps taken in peace",
        }
    }
}

/// How often each was made, and how often it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blunders {
    counts: [(u64, u64); Blunder::ALL.len()],
}

impl Blunders {
    fn chance(&mut self, blunder: Blunder) {
        self.counts[blunder as usize].1 += 1;
    }

    fn made(&mut self, blunder: Blunder) {
        self.counts[blunder as usize].0 += 1;
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: Self) {
        for (own, more) in self.counts.iter_mut().zip(other.counts) {
            own.0 += more.0;
            own.1 += more.1;
        }
    }

    fn each(&self) -> impl Iterator<Item = (Blunder, u64, u64)> + '_ {
        let counts = Blunder::ALL.into_iter().zip(self.counts);
        counts.map(|(blunder, (made, chances))| (blunder, made, chances))
    }

    /// For people.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        for (blunder, made, chances) in self.each() {
            let share = Share::new(made, chances);
            writeln!(out, "{}: {made} of {chances} {}: {share}", blunder.name(), blunder.among())?;
        }
        Ok(())
    }

    /// For programs.
    pub fn to_json(self) -> Value {
        self.each()
            .map(|(blunder, made, chances)| {
                let share = Share::new(made, chances).to_json();
                (blunder.name().to_owned(), json!({ "made": made, "of": chances, "share": share }))
            })
            .collect::<serde_json::Map<String, Value>>()
            .into()
    }
}

/// Watches a game for blunders.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    turn: u8,
    seats: [Seen; MAX_SEATS],
    /// Who set the course last, and in which turn.
    course: Option<(Seat, u8)>,
    found: Blunders,
}

/// What was seen of a seat.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// Began this turn with a full hand and in peace, and has done nothing yet.
    fresh: bool,
    /// Where it came from, if it has done nothing since.
    came: Option<RoomId>,
    /// The corridor it made noisy with care, since its last step.
    hushed: Option<CorridorId>,
    /// A fight while badly wounded was counted this turn.
    desperate: bool,
}

impl Watch {
    /// Takes in a step and what came of it.
    pub fn note(&mut self, before: Look<'_>, step: &Step, after: Look<'_>, events: &[Event]) {
        self.fights(before, step);
        if let Step::Answer(decision, Choice::Corridor(corridor)) = step
            && matches!(decision.prompt, Prompt::Question(Question::Hush { .. }))
        {
            self.found.chance(Blunder::OwnNoise);
            self.seats[decision.seat.index()].hushed = Some(*corridor);
        }
        for event in events {
            self.fact(before, after, event.fact);
        }
    }

    /// What was found; to be asked when the game is over.
    pub fn finish(mut self) -> Blunders {
        self.found.chance(Blunder::Burnt);
        self.found
    }

    /// Whoever fights badly wounded could throw a punch.
    fn fights(&mut self, before: Look<'_>, step: &Step) {
        let Step::Answer(decision, choice) = step else { return };
        let seat = decision.seat;
        let big = |look: Look<'_>| {
            let room = look.crew(seat).room();
            let kinds = room.into_iter().flat_map(|room| {
                look.figures(room).as_slice().to_vec().into_iter().filter_map(|id| look.figure(id))
            });
            kinds.filter(|figure| !look.book.touches(figure.kind)).count()
        };
        if !matches!(decision.prompt, Prompt::Question(Question::Action { .. }))
            || before.crew(seat).serious.len() < BADLY
            || big(before) == 0
        {
            return;
        }
        if !std::mem::replace(&mut self.seats[seat.index()].desperate, true) {
            self.found.chance(Blunder::Punch);
        }
        if let Choice::Act(source, section) = choice
            && let Some(ability) = before.ability(seat, *source)
            && let Some(chosen) = ability.sections.get(usize::from(*section))
            && chosen.verbs.iter().any(|verb| matches!(verb, Verb::Melee { .. }))
        {
            self.found.made(Blunder::Punch);
        }
    }

    fn fact(&mut self, before: Look<'_>, after: Look<'_>, fact: Fact) {
        match fact {
            Fact::TurnBegan { turn } => self.turn(after, turn),
            Fact::ActionTaken { seat, source, section } => {
                let seen = &mut self.seats[seat.index()];
                seen.fresh = false;
                let verbs = before.ability(seat, source).and_then(|ability| {
                    ability.sections.get(usize::from(section)).map(|section| &section.verbs)
                });
                let steps = |verb: &Verb| matches!(verb, Verb::Move { .. });
                if !verbs.is_some_and(|verbs| verbs.iter().any(steps)) {
                    seen.came = None;
                }
            }
            Fact::Passed { seat } if std::mem::take(&mut self.seats[seat.index()].fresh) => {
                self.found.made(Blunder::Idle);
            }
            Fact::Moved { seat, from, to, by } => self.step(before, seat, from, to, by),
            Fact::DestinationSet { seat, .. } => {
                self.found.chance(Blunder::Zigzag);
                if self.course.is_some_and(|(by, turn)| by == seat && self.turn < turn + SETTLED) {
                    self.found.made(Blunder::Zigzag);
                }
                self.course = Some((seat, self.turn));
            }
            Fact::SurpriseChecked { cards, .. } => {
                self.found.chance(Blunder::EmptyHand);
                if cards == 0 {
                    self.found.made(Blunder::EmptyHand);
                }
            }
            Fact::GameEnded { ending: Ending::Fire } => self.found.made(Blunder::Burnt),
            _ => {}
        }
    }

    fn turn(&mut self, after: Look<'_>, turn: u8) {
        self.turn = turn;
        for seat in after.seats() {
            let seen = &mut self.seats[seat.index()];
            let crew = after.crew(seat);
            seen.desperate = false;
            seen.fresh = BUSY.contains(&turn)
                && crew.room().is_some()
                && crew.awake()
                && !after.in_combat(seat)
                && crew.action_cards() >= FULL;
            if seen.fresh {
                self.found.chance(Blunder::Idle);
            }
        }
    }

    fn step(&mut self, before: Look<'_>, seat: Seat, from: RoomId, to: RoomId, by: Passage) {
        let seen = &mut self.seats[seat.index()];
        let hushed = seen.hushed.take();
        // Whoever flees cannot choose.
        if before.in_combat(seat) {
            seen.came = None;
            return;
        }
        if let Passage::Corridor(corridor) = by
            && hushed == Some(corridor)
        {
            self.found.made(Blunder::OwnNoise);
        }
        self.found.chance(Blunder::BackAgain);
        if seen.came == Some(to) {
            self.found.made(Blunder::BackAgain);
        }
        seen.came = Some(from);
    }
}

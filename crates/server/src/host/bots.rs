//! The computer's part.

use std::time::Duration;

use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::view::Viewer;
use derelict_engine::{Decision, Opportunity, Seat, SeatSet};
use tokio::time::{Instant, sleep_until};

use super::{Host, Knock, relive};
use crate::line::{Line, STAND_IN};
use crate::protocol::Stage;
use crate::table::{Effect, Item, Told};
use crate::think::{Conclusion, Mind, Thought};

/// The computer answers in beats, so many to a reaction window: how long it really thought could
/// tell what it holds.
const BEATS: u32 = 10;

/// The decision of a seat that is asked nothing and only looks at what stands open.
const NOT_ASKED: u32 = 0;

/// A computer player that is thinking.
#[derive(Clone, Copy, Debug)]
pub struct Busy {
    seat: Seat,
    /// From here on it has missed what happened.
    since: usize,
}

impl Host {
    /// Lets every computer player that is asked think.
    pub(super) async fn let_bots_think(&mut self) {
        let hidden = self.table.window_open() && !self.table.asks_in_window();
        // Whether to take something back is decided before the computer plays on.
        if !self.table.goes_on() || hidden || self.table.undo.is_some() {
            return;
        }
        let bots = self.table.bot_seats();
        let Some(play) = &self.table.play else { return };
        let asked = play.game.offers.decisions.iter().filter(|asked| bots.has(asked.seat));
        let asked: Vec<(Seat, u32)> = asked.map(|asked| (asked.seat, asked.id.0)).collect();
        let idle = |own: &(Seat, u32)| {
            let answered = self.thoughts.iter().any(|(seat, id, _)| (*seat, *id) == *own);
            !answered && !self.thinking.iter().any(|busy| busy.seat == own.0)
        };
        let made = play.made();
        let asked: Vec<(Seat, u32)> =
            asked.into_iter().chain(self.tempted()).filter(idle).collect();
        for open in self.table.opportunities().iter().filter_map(|open| open.seat) {
            self.pondered[open.index()] = Some(made);
        }
        self.wake_minds(asked.iter().map(|(seat, _)| *seat).collect()).await;
        let Some(play) = &self.table.play else { return };
        let beat = Duration::from_millis(self.table.window_ms().into()) / BEATS;
        let pace = Duration::from_millis(self.table.terms.pace_ms.into());
        let now = Instant::now();
        for own in asked {
            let (seat, decision) = own;
            let Some(mind) = self.minds[seat.index()].take() else { continue };
            self.thinking.push(Busy { seat, since: self.missed.len() });
            let game = &play.game;
            let view = game.view(Viewer::Seat(seat));
            // How an action is aimed and paid for follows without a pause.
            let acts = |asked: &Decision| {
                matches!(asked.prompt, Prompt::Question(Question::Action { .. }))
            };
            let pause =
                if game.offers.for_seat(seat).is_some_and(acts) { pace } else { Duration::ZERO };
            let thought = Thought { mind, book: game.book.clone(), view };
            let (door, pool) = (self.door.clone(), self.shared.pool.clone());
            tokio::spawn(async move {
                if let Some(conclusion) = pool.think(thought).await {
                    sleep_until(now + in_beats(now.elapsed().max(pause), beat)).await;
                    let knock = Knock::Thought { seat, decision, conclusion: Box::new(conclusion) };
                    // A table that was put away thinks again when it wakes.
                    let _ = door.send(knock).await;
                }
            });
        }
    }

    /// Seats of the computer's that are not asked, but might seize what stands open and have not
    /// looked at it yet.
    fn tempted(&self) -> Vec<(Seat, u32)> {
        let (Some(play), bots) = (&self.table.play, self.table.bot_seats()) else {
            return Vec::new();
        };
        let seats: SeatSet =
            self.table.opportunities().iter().filter_map(|open| open.seat).collect();
        let fresh = |seat: &Seat| {
            bots.has(*seat)
                && self.pondered[seat.index()] != Some(play.made())
                && play.game.offers.for_seat(*seat).is_none()
        };
        seats.iter().filter(fresh).map(|seat| (seat, NOT_ASKED)).collect()
    }

    /// Makes up the minds that are missing, and lets them live through all their seats have seen.
    async fn wake_minds(&mut self, seats: SeatSet) {
        let Some(play) = &self.table.play else { return };
        let mut fresh = Vec::new();
        for seat in seats.iter() {
            let chair = self.table.chair_of(seat);
            let kind = chair.and_then(|chair| self.table.company.chair(chair)?.bot);
            let Some(kind) = kind else { continue };
            let there = self.minds[seat.index()].as_ref();
            if there.is_none_or(|mind| mind.kind != kind) {
                fresh.push((seat, Mind::new(kind, seat, &play.game.book, play.minds)));
            }
        }
        if fresh.is_empty() {
            return;
        }
        let Ok(mut entries) = self.shared.store.entries(self.table.id, 0).await else {
            return;
        };
        entries.retain(|entry| entry.seq <= self.seq);
        let id = self.table.id;
        let remember = move || {
            let relived = relive(id, &entries, |_, effect| {
                for told in &effect.told {
                    fresh.iter_mut().for_each(|(_, mind)| remind(mind, told));
                }
            });
            if let Err(broken) = relived {
                tracing::error!(table = %id, "{broken}");
            }
            fresh
        };
        for (seat, mind) in tokio::task::spawn_blocking(remember).await.unwrap_or_default() {
            self.minds[seat.index()] = Some(mind);
        }
    }

    /// Lets the computer's players take in what is durable now.
    pub(super) fn remind_bots(&mut self, told: &[Told]) {
        for mind in self.minds.iter_mut().flatten() {
            told.iter().for_each(|told| remind(mind, told));
        }
        if !self.thinking.is_empty() {
            self.missed.extend_from_slice(told);
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, conclusion: Conclusion) {
        let Conclusion { mut mind, said, choice, seizes } = conclusion;
        let busy = self.thinking.iter().position(|busy| busy.seat == seat);
        if let Some(busy) = busy.map(|index| self.thinking.swap_remove(index)) {
            // What happened while it thought.
            self.missed[busy.since..].iter().for_each(|told| remind(&mut mind, told));
        }
        if self.thinking.is_empty() {
            self.missed.clear();
        }
        self.minds[seat.index()] = Some(mind);
        let asked = self.table.game().and_then(|game| game.offers.for_seat(seat));
        let current = asked.is_some_and(|asked| asked.id.0 == decision);
        let playing =
            self.table.goes_on() && self.table.undo.is_none() && self.table.bot_seats().has(seat);
        let stands = |open: &Opportunity| playing && self.table.opportunities().contains(open);
        let seizes = seizes.filter(stands);
        let answers = choice.filter(|_| current && playing);
        if seizes.is_none() && answers.is_none() {
            self.drive = Some(Instant::now());
            return;
        }
        if let (Some(choice), Some(_)) = (answers, self.window) {
            self.thoughts.push((seat, decision, choice));
            return;
        }
        let (at, mut effect) = (self.shared.clock.now(), Effect::default());
        let mut lines: Vec<Line> = said.into_iter().map(|talk| Line::Talk { seat, talk }).collect();
        for line in &lines {
            if let Ok(more) = self.table.apply(line, at) {
                effect.and(more);
            }
        }
        let taken = match (seizes, answers) {
            (Some(open), _) => self.table.seize(open, None, at),
            (None, Some(choice)) => self.table.choose(seat, decision, choice, None, at),
            (None, None) => return,
        };
        match taken {
            Ok((line, more)) => {
                effect.and(more);
                lines.push(line);
                // Another server may have been faster; the entry it wrote is told instead.
                let _ = self.commit(&lines, effect, at).await;
            }
            Err(refusal) => {
                tracing::error!(table = %self.table.id, "{refusal}");
                self.relive().await;
            }
        }
    }

    /// Sets the clock for those who are asked. Only when the game goes on do they get all of their
    /// time again; whatever else happens, it runs on, or stands still while nobody is asked.
    pub(super) fn wind_clock(&mut self) {
        let Some(secs) = self.table.terms.clock_secs else { return };
        let made = self.table.play.as_ref().map_or(0, crate::table::Running::made);
        let (now, whole) = (Instant::now(), Duration::from_secs(secs.into()));
        if made > self.progress {
            (self.progress, self.clock, self.left) = (made, None, None);
        }
        let bots = self.table.bot_seats();
        let waits = self
            .table
            .game()
            .is_some_and(|game| game.offers.decisions.iter().any(|asked| !bots.has(asked.seat)));
        let runs = waits && self.table.stage() == Stage::Playing && !self.table.window_open();
        match self.clock {
            Some(until) if !runs => {
                self.left = Some(until.saturating_duration_since(now));
                self.clock = None;
            }
            None if runs => self.clock = Some(now + self.left.take().unwrap_or(whole)),
            _ => {}
        }
    }

    /// The computer takes over for those who do not decide.
    pub(super) async fn time_is_up(&mut self) {
        (self.clock, self.left) = (None, Some(Duration::ZERO));
        let bots = self.table.bot_seats();
        let Some(game) = self.table.game().filter(|_| self.table.stage() == Stage::Playing) else {
            return;
        };
        let late = game.offers.decisions.iter().map(|asked| asked.seat);
        let late =
            late.filter(|seat| !bots.has(*seat)).filter_map(|seat| self.table.chair_of(seat));
        let lines: Vec<Line> = late.map(|chair| Line::Bot { chair, level: STAND_IN }).collect();
        if !lines.is_empty() && self.write(lines).await.is_err() {
            self.wind_clock();
        }
    }

    /// Goes on where a table was left.
    pub(super) fn wake(&mut self) {
        self.mind_window(true);
        if self.window.is_none() {
            self.look_up();
        }
        self.progress = self.table.play.as_ref().map_or(0, crate::table::Running::made);
        self.wind_clock();
        self.turn_glass();
    }
}

/// A time of thinking, made longer to whole beats.
fn in_beats(took: Duration, beat: Duration) -> Duration {
    if beat.is_zero() {
        return took;
    }
    let beats = took.as_nanos().div_ceil(beat.as_nanos()).max(1);
    beat * u32::try_from(beats).unwrap_or(u32::MAX)
}

fn remind(mind: &mut Mind, told: &Told) {
    match &told.item {
        Item::Event(event) => mind.see(*event),
        Item::Talk { seat, talk } => mind.hear(*seat, *talk),
        Item::Undone { .. } | Item::Chat { .. } | Item::Whisper { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_takes_whole_beats() {
        let ms = Duration::from_millis;
        for (took, beat, expected) in
            [(0, 300, 300), (1, 300, 300), (300, 300, 300), (301, 300, 600)]
        {
            assert_eq!(in_beats(ms(took), ms(beat)), ms(expected), "{took} ms");
        }
        assert_eq!(in_beats(ms(70), Duration::ZERO), ms(70), "nobody is there to notice");
    }
}

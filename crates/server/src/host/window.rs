//! Reaction windows stay open equally long, whoever holds what.

use std::time::Duration;

use derelict_engine::{Choice, Seat};
use tokio::time::Instant;

use super::{GRACE, Host, No};
use crate::line::Line;
use crate::protocol::{Standing, WindowName};
use crate::table::Effect;

/// A window that could not be closed is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);

impl Host {
    /// Sets the time at which an open window closes, anew if another one was opened. A server that
    /// did not write last leaves closing it to the one that did, unless that one has died.
    pub(super) fn mind_window(&mut self, anew: bool) {
        if !self.table.window_open() {
            self.window = None;
        } else if anew || self.window.is_none() {
            let lasts = Duration::from_millis(self.table.window_ms().into());
            let grace = if self.mine { Duration::ZERO } else { GRACE };
            self.window = Some(Instant::now() + lasts + grace);
        }
    }

    /// The time of a window is over: what was answered counts, who did not declines. A game that
    /// rests lets it run out as well; otherwise its rest would tell whether anybody was asked.
    pub(super) async fn close_window(&mut self) {
        let closed = if self.table.asks_in_window() {
            self.count_answers().await
        } else {
            // Counting answers takes a moment; so does writing that there are none to count.
            self.write(vec![Line::Closed]).await
        };
        if closed.is_err() && self.window.is_some() {
            self.window = Some(Instant::now() + AGAIN);
        }
    }

    /// Lets those in who came while a window was open, if they still may come.
    pub(super) async fn let_in(&mut self) {
        for conn in std::mem::take(&mut self.postponed) {
            self.join(conn).await;
        }
    }

    async fn count_answers(&mut self) -> Result<(), No> {
        let (mut lines, mut effect, at) = (Vec::new(), Effect::default(), self.shared.clock.now());
        for (seat, decision, choice) in self.answers() {
            match self.table.choose(seat, decision, choice, None, at) {
                Ok((line, more)) => {
                    lines.push(line);
                    effect.and(more);
                }
                Err(refusal) => tracing::error!(table = %self.table.id, "{refusal}"),
            }
        }
        self.thoughts.clear();
        self.commit(&lines, effect, at).await
    }

    /// What each seat asked answers, by player number.
    fn answers(&self) -> Vec<(Seat, u32, Choice)> {
        let Some(game) = self.table.game() else {
            return Vec::new();
        };
        let window = game.look().waiting().window.and_then(WindowName::of);
        let answer = |asked: &derelict_engine::Decision| {
            let own = (asked.seat, asked.id.0);
            let held = self.table.held.iter().find(|held| (held.seat, held.decision) == own);
            let thought = self.thoughts.iter().find(|(seat, id, _)| (*seat, *id) == own);
            let stands =
                window.map_or(Standing::Ask, |window| self.table.stands(asked.seat, window));
            let standing = match stands {
                Standing::Yes => Some(Choice::Yes),
                Standing::No | Standing::Ask => None,
            };
            let options = game.offers.of(asked);
            let choice = held.map(|held| held.choice).or(thought.map(|(_, _, choice)| *choice));
            let choice = choice.or(standing).filter(|choice| options.contains(choice));
            let decline = options.iter().copied().find(|option| *option == Choice::No);
            (asked.seat, asked.id.0, choice.or(decline).unwrap_or(options[0]))
        };
        game.offers.decisions.iter().map(answer).collect()
    }
}

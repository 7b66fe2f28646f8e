//! Reaction windows stay open equally long, whoever holds what.

use std::time::Duration;

use derelict_engine::{Choice, Seat};
use tokio::time::Instant;

use super::{GRACE, Host, now};
use crate::protocol::{Stage, Standing, WindowName};
use crate::table::Effect;

/// A window that could not be closed is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);

impl Host {
    /// Whether the window now open is one the game waits at; what is still to be told of the game
    /// would lie behind it otherwise.
    pub(super) fn asks_in_window(&self) -> bool {
        self.at_window() && !self.queue.iter().any(super::tell::opens)
    }

    /// Opens a window for so long. A server that did not write last leaves closing it to the one
    /// that did, unless that one has died.
    pub(super) fn open_window(&mut self, lasts: Duration) {
        let grace = if self.mine || !self.asks_in_window() { Duration::ZERO } else { GRACE };
        self.window = Some(Instant::now() + lasts + grace);
    }

    /// The time of a window is over: what was answered counts, who did not declines.
    pub(super) async fn close_window(&mut self) {
        if self.asks_in_window() && self.table.stage() == Stage::Paused {
            self.window = Some(Instant::now() + AGAIN);
            return;
        }
        self.window = None;
        if self.asks_in_window() {
            self.count_answers().await;
        } else {
            if self.mine {
                // Counting answers takes a moment; so does finding that there are none to count.
                let _ = self.commit(&[], Effect::default(), now()).await;
            }
            self.flush();
        }
        if self.window.is_none() {
            for conn in std::mem::take(&mut self.postponed) {
                self.admit(conn).await;
            }
        }
    }

    async fn count_answers(&mut self) {
        let (mut lines, mut effect, at) = (Vec::new(), Effect::default(), now());
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
        if !lines.is_empty() && self.commit(&lines, effect, at).await.is_err() {
            self.window = Some(Instant::now() + AGAIN);
        }
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

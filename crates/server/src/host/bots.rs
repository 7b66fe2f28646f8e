//! The computer's part.

use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Seat};
use tokio::time::Instant;

use super::{Host, Knock, now};
use crate::line::{Level, Line};
use crate::protocol::Stage;
use crate::think::Thought;

impl Host {
    /// Lets every computer player that is asked think.
    pub(super) fn let_bots_think(&mut self) {
        let hidden = self.window.is_some() && !self.asks_in_window();
        if self.table.stage() != Stage::Playing || hidden {
            return;
        }
        let bots = self.table.bot_seats();
        let Some(play) = &self.table.play else { return };
        let game = &play.game;
        for asked in game.offers.decisions.iter().filter(|asked| bots.has(asked.seat)) {
            let own = (asked.seat, asked.id.0);
            let answered = self.thoughts.iter().any(|(seat, id, _)| (*seat, *id) == own);
            if answered || self.thinking.contains(&own) {
                continue;
            }
            self.thinking.push(own);
            let chair = self.table.chair_of(asked.seat);
            let level = chair.and_then(|chair| self.table.company.chair(chair)?.bot);
            let thought = Thought {
                book: game.book.clone(),
                view: game.view(Viewer::Seat(asked.seat)),
                options: game.offers.of(asked).to_vec(),
                level: level.unwrap_or_default(),
                minds: play.minds,
            };
            let (door, pool) = (self.door.clone(), self.shared.pool.clone());
            let (seat, decision) = own;
            tokio::spawn(async move {
                if let Some(choice) = pool.think(thought).await {
                    // A table that was put away thinks again when it wakes.
                    let _ = door.send(Knock::Thought { seat, decision, choice }).await;
                }
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, choice: Choice) {
        self.thinking.retain(|own| *own != (seat, decision));
        let asked = self.table.game().and_then(|game| game.offers.for_seat(seat));
        let current = asked.is_some_and(|asked| asked.id.0 == decision);
        if !current || self.table.stage() != Stage::Playing || !self.table.bot_seats().has(seat) {
            self.drive = Some(Instant::now());
            return;
        }
        if self.window.is_some() {
            self.thoughts.push((seat, decision, choice));
            return;
        }
        let at = now();
        match self.table.choose(seat, decision, choice, None, at) {
            Ok((line, effect)) => {
                // Another server may have been faster; the entry it wrote is told instead.
                let _ = self.commit(&[line], effect, at).await;
            }
            Err(refusal) => tracing::error!(table = %self.table.id, "{refusal}"),
        }
    }

    /// Sets the clock for those who are asked.
    pub(super) fn wind_clock(&mut self) {
        let bots = self.table.bot_seats();
        let waits = self.table.game().is_some_and(|game| {
            game.offers.decisions.iter().any(|asked| !bots.has(asked.seat))
        });
        let limit = self.table.terms.clock_secs.filter(|_| waits);
        self.clock = limit
            .filter(|_| self.table.stage() == Stage::Playing)
            .map(|secs| Instant::now() + std::time::Duration::from_secs(secs.into()));
    }

    /// The computer takes over for those who do not decide.
    pub(super) async fn time_is_up(&mut self) {
        self.clock = None;
        let bots = self.table.bot_seats();
        let Some(game) = self.table.game().filter(|_| self.table.stage() == Stage::Playing) else {
            return;
        };
        let late = game.offers.decisions.iter().map(|asked| asked.seat);
        let late = late.filter(|seat| !bots.has(*seat)).filter_map(|seat| self.table.chair_of(seat));
        let lines: Vec<Line> =
            late.map(|chair| Line::Bot { chair, level: Level::default() }).collect();
        if !lines.is_empty() && self.write(lines).await.is_err() {
            self.wind_clock();
        }
    }

    /// Goes on where a table was left.
    pub(super) fn wake(&mut self) {
        if self.at_window() && self.table.window_ms() > 0 {
            let lasts = std::time::Duration::from_millis(self.table.window_ms().into());
            self.window = Some(Instant::now() + lasts);
        }
        self.wind_clock();
    }
}

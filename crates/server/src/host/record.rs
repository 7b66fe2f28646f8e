//! The record of a table's game: whole once it is over, before that only what a seat knows.

use derelict_engine::hash::Imprint;
use derelict_engine::imagine::imagine;
use derelict_engine::record::{
    End, FORMAT, Header, Hex, Played, Record, Resumption, Step, Undone, commitment,
};
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Seat};
use derelict_scenario::Scenario;

use derelict_text::Language;

use super::{Host, No, lines};
use crate::id::GuestId;
use crate::line::{Line, Watching};
use crate::protocol::{Detail, News};
use crate::store::Entry;
use crate::table::{Broken, Table};

impl Host {
    pub(super) async fn record(&mut self, guest: Option<GuestId>) -> Result<String, No> {
        self.may_watch(guest, None)?;
        if self.table.game().is_none() {
            return Err(No::not_now("the game has not begun"));
        }
        self.open_if_archived().await?;
        if !self.table.is_open() {
            return Ok(self.known(guest).await);
        }
        let entries = self.shared.store.entries(self.table.id, 0).await.map_err(No::not_kept)?;
        whole(&self.table, &entries).map(|record| record.to_text()).map_err(|why| No::broken(&why))
    }

    /// The situation as a seat knows it, or as everybody does, to report a rule problem: what is
    /// hidden from it is dealt anew.
    pub(super) fn scenario(
        &mut self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
    ) -> Result<String, No> {
        self.may_watch(guest, None)?;
        let game = self.table.game().ok_or_else(|| No::not_now("the game has not begun"))?;
        let own = |seat: &Seat| {
            guest.is_some_and(|guest| self.table.seats_of(guest).iter().any(|own| own == *seat))
        };
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if own(&seat) => Viewer::Seat(seat),
            Some(_) => return Err(No::forbidden("that is not your seat")),
        };
        let state = imagine(&game.book, &game.view(viewer), u64::from(game.state.decision));
        let known = Game::resume(game.book.clone(), game.setup.clone(), state);
        let who = seat.map_or("everybody".to_owned(), |seat| format!("player {seat}"));
        let title = format!("turn {} as {who} knows it", game.state.turn);
        Ok(Scenario::from_game(&title, &known))
    }

    /// What the seats of a guest have been told, a line each.
    async fn known(&self, guest: Option<GuestId>) -> String {
        let seats = guest.map(|guest| self.table.seats_of(guest)).unwrap_or_default();
        let mut viewers: Vec<Viewer> = seats.iter().map(Viewer::Seat).collect();
        if viewers.is_empty() && self.table.terms.watching == Watching::Live {
            viewers.push(Viewer::Spectator);
        }
        let names = self.table.game().map(|game| game.book.names.clone());
        let mut text = String::new();
        for viewer in viewers {
            let upto = self.told_count(viewer);
            let news = self.past(viewer, Detail::Sentences, Language::English, 0, upto).await;
            let _scope = names.as_ref().map(|names| names.scope());
            for news in news {
                text += &one(viewer, &news);
                text.push('\n');
            }
        }
        text
    }
}

fn one(viewer: Viewer, news: &News) -> String {
    let seat = viewer.seat();
    serde_json::to_string(&serde_json::json!({ "seat": seat, "told": news })).unwrap_or_default()
}

/// The record of a game, from what was written about its table.
fn whole(table: &Table, entries: &[Entry]) -> Result<Record, Broken> {
    let missing = || Broken("the game has not begun".into());
    let game = table.game().ok_or_else(missing)?;
    let seed = game.state.streams.seed();
    let mut header = None;
    let mut steps = Vec::new();
    for entry in entries {
        for line in lines(entry)? {
            match line {
                Line::Started { rules_version, content, laid_out, .. } => {
                    steps.extend(laid_out.map(|snapshot| {
                        Step::Resumed(Resumption { rules_version, content, snapshot })
                    }));
                    header = Some(Header {
                        format: FORMAT,
                        rules_version,
                        content,
                        setup: table.terms.setup.clone(),
                        commitment: commitment(&seed),
                        verifiable: table.terms.is_fair(),
                        events: None,
                    });
                }
                Line::Chose { seat, decision, choice, hash, .. } => {
                    steps.push(Step::Choice(Played { decision, seat, choice, hash, events: None }));
                }
                Line::TookBack { taken, hash, .. } => {
                    steps.push(Step::Undone(Undone { taken, hash }));
                }
                Line::OtherRules { rules_version, content, snapshot, .. } => {
                    steps.push(Step::Resumed(Resumption { rules_version, content, snapshot }));
                }
                _ => {}
            }
        }
    }
    let over = game.state.is_over();
    let end = End {
        hash: Imprint::<8>::of(&game.state, &game.book),
        ending: game.state.ending.filter(|_| over),
        outcome: game.state.outcome,
        seed: Hex(seed),
    };
    Ok(Record { header: header.ok_or_else(missing)?, steps, end: Some(end) })
}

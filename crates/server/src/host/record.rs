//! The record of a table's game: whole once it is over, before that only what a seat knows.

use std::sync::Arc;

use derelict_content::Names;
use derelict_engine::hash::Imprint;
use derelict_engine::imagine::imagine;
use derelict_engine::record::{
    End, FORMAT, Header, Hex, Played, Record, Resumption, Step, Undone, commitment,
};
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Game, Rulebook, Seat, Setup};
use derelict_scenario::Scenario;
use derelict_text::Language;
use sha2::{Digest, Sha256};

use super::past::Wanted;
use super::{Host, No, lines, relive};
use crate::id::{GuestId, TableId};
use crate::line::{Line, Watching};
use crate::protocol::{Detail, News};
use crate::store::Entry;
use crate::table::{Broken, Table};

/// What somebody may have of a game, up to an entry.
#[derive(Clone, Debug)]
pub struct Allowed {
    upto: u64,
    /// The numbers up to which viewers have been told things; none if all is open.
    known: Option<Vec<(Viewer, u32)>>,
}

/// What is written down of a game.
pub enum Recording {
    /// Everything.
    Whole(Box<Record>),
    /// What somebody was told, a line each.
    Known(String),
}

/// A situation as somebody knows it.
#[derive(Debug)]
pub struct Glimpse {
    book: Arc<Rulebook>,
    setup: Setup,
    view: View,
    title: String,
}

impl Host {
    pub(super) async fn record(&mut self, guest: Option<GuestId>) -> Result<Allowed, No> {
        self.may_watch(guest, None)?;
        if self.table.game().is_none() {
            return Err(No::not_now("the game has not begun"));
        }
        self.open_if_archived().await?;
        let now = self.shared.clock.now();
        let later = self.delay_of(guest).zip(self.table.ended);
        let too_early = later.is_some_and(|(delay, ended)| now < ended.saturating_add(delay));
        let known = (!self.table.is_open() || too_early).then(|| self.known(guest));
        Ok(Allowed { upto: self.seq, known })
    }

    /// The situation as a seat knows it, or as everybody does, to report a rule problem.
    pub(super) fn scenario(
        &mut self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
    ) -> Result<Glimpse, No> {
        self.may_watch(guest, None)?;
        self.quiet()?;
        let game = self.table.game().ok_or_else(|| No::not_now("the game has not begun"))?;
        let own = |seat: &Seat| {
            guest.is_some_and(|guest| self.table.seats_of(guest).iter().any(|own| own == *seat))
        };
        let viewer = match seat {
            None if self.table.terms.watching == Watching::Live => Viewer::Spectator,
            None => return Err(No::forbidden("at this table nobody looks on without a seat")),
            Some(seat) if own(&seat) => Viewer::Seat(seat),
            Some(_) => return Err(No::forbidden("that is not your seat")),
        };
        let who = seat.map_or("everybody".to_owned(), |seat| format!("player {seat}"));
        Ok(Glimpse {
            book: Arc::clone(&game.book),
            setup: game.setup.clone(),
            view: game.view(viewer),
            title: format!("turn {} as {who} knows it", game.state.turn),
        })
    }

    /// How much the seats of a guest have been told, or the spectators if they see it at once.
    fn known(&self, guest: Option<GuestId>) -> Vec<(Viewer, u32)> {
        let seats = guest.map(|guest| self.table.seats_of(guest)).unwrap_or_default();
        let mut viewers: Vec<Viewer> = seats.iter().map(Viewer::Seat).collect();
        if viewers.is_empty() && self.table.terms.watching == Watching::Live {
            viewers.push(Viewer::Spectator);
        }
        viewers.into_iter().map(|viewer| (viewer, self.table.count(viewer))).collect()
    }
}

impl Glimpse {
    /// As a scenario: what is hidden is dealt anew.
    #[must_use]
    pub fn scenario(&self) -> String {
        let state = imagine(&self.book, &self.view, chance(&self.view, &self.book.names));
        let known = Game::resume(Arc::clone(&self.book), self.setup.clone(), state);
        Scenario::from_game(&self.title, &known)
    }
}

impl Allowed {
    /// Reads it out of what was written about the table.
    pub fn read(&self, id: TableId, mut entries: Vec<Entry>) -> Result<Recording, No> {
        entries.retain(|entry| entry.seq <= self.upto);
        let Some(known) = &self.known else {
            let table = relive(id, &entries, |_, _| {}).map_err(|why| No::broken(&why))?;
            let record = whole(&table, &entries).map_err(|why| No::broken(&why))?;
            return Ok(Recording::Whole(Box::new(record)));
        };
        let mut text = String::new();
        for (viewer, upto) in known {
            let wanted = Wanted {
                viewer: *viewer,
                detail: Detail::Sentences,
                language: Language::English,
                after: 0,
                upto: *upto,
            };
            let (news, names) = wanted.past(id, &entries);
            let _scope = names.as_ref().map(|names| names.scope());
            for news in news {
                text += &one(*viewer, &news);
                text.push('\n');
            }
        }
        Ok(Recording::Known(text))
    }
}

/// How what is hidden is dealt anew: by what the viewer sees and nothing else, so that the deal
/// tells nothing more.
fn chance(view: &View, names: &Arc<Names>) -> u64 {
    let _scope = names.scope();
    let seen = serde_json::to_vec(view).unwrap_or_default();
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(seen));
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
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
                    let seat = Some(seat);
                    steps.push(Step::Choice(Played { decision, seat, choice, hash, events: None }));
                }
                Line::Seized { seat, decision, choice, hash, .. } => {
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

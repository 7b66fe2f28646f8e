//! The host of one table: takes what people ask, makes it durable, tells everybody.
//!
//! One task per live table works through its inbox. Nothing caused by a request is told to
//! anyone before the store has it.

mod answer;
mod arrange;
mod beside;
mod bots;
mod choosing;
mod conn;
#[cfg(test)]
mod fairness;
mod joining;
mod late;
mod opening;
mod opportunity;
mod past;
mod quota;
mod record;
mod requests;
mod rights;
mod shown;
mod sleeping;
mod tell;
mod undo;
mod waking;
mod window;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use derelict_engine::seat::MAX_SEATS;
use derelict_engine::view::Waiting;
use derelict_engine::{Choice, Opportunity, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::id::{GuestId, TableId};
use crate::line::Line;
use crate::protocol::{Ask, Card, TableView};
use crate::server::Shared;
use crate::store::{Entry, Lost, Mark, Millis};
use crate::table::{Effect, Table, Told, VIEWERS};
use crate::think::{Conclusion, Mind};

use bots::Busy;
use late::Late;
use opportunity::Glass;
use quota::Quota;
use shown::Shown;
use waking::{Woken, as_of, lines, load};

pub(crate) use waking::relive;

pub use answer::No;
pub use conn::{Conn, ConnId};
pub use record::{Allowed, Glimpse, Recording};

/// Requests waiting at a table, at most.
const INBOX: usize = 256;
/// Servers that did not write last wait so long before they do the computer's part.
const GRACE: Duration = Duration::from_secs(2);

/// Something for the host of a table.
#[derive(Debug)]
pub enum Knock {
    /// Somebody connects.
    Join(Box<Conn>),
    /// Somebody asks something.
    Ask(ConnId, Box<Ask>),
    /// A connection is gone.
    Gone(ConnId),
    /// A connection that had fallen behind can be told things again.
    CaughtUp(ConnId),
    /// The computer has made up its mind.
    Thought { seat: Seat, decision: u32, conclusion: Box<Conclusion> },
    /// Another server wrote this entry.
    Foreign(u64),
    /// Somebody wants to belong to the table.
    Come {
        guest: GuestId,
        name: String,
        invitation: Option<String>,
        chair: Option<u8>,
        reply: Reply<TableView>,
    },
    /// How does the table look, to somebody who may know?
    Look { guest: Option<GuestId>, invitation: Option<String>, reply: Reply<TableView> },
    /// What has happened, to somebody who may know.
    Record { guest: Option<GuestId>, reply: Reply<Allowed> },
    /// The situation as somebody knows it.
    Scenario { guest: Option<GuestId>, seat: Option<Seat>, reply: Reply<Glimpse> },
    /// The server goes down.
    Stop(oneshot::Sender<()>),
}

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, No>>;

/// The way to a table's host.
pub type Door = mpsc::Sender<Knock>;

/// Runs a table.
pub struct Host {
    shared: Arc<Shared>,
    table: Table,
    /// The last entry in the table.
    seq: u64,
    /// The last entry that is in the situation put away.
    kept: u64,
    /// This server wrote the last entry, and so does what comes next by itself.
    mine: bool,
    conns: Vec<Conn>,
    /// How far the game has been shown, where windows stay open.
    shown: Shown,
    /// A reaction window stays open until then, whoever holds what.
    window: Option<Instant>,
    /// Connections that came while a window was open.
    postponed: Vec<Conn>,
    /// The computer's part is done from then on.
    drive: Option<Instant>,
    /// The computer decides for those who do not.
    clock: Option<Instant>,
    /// How much of their time was left when the clock was stopped.
    left: Option<Duration>,
    /// The sand of the turn that is played now.
    glass: Option<Glass>,
    /// The table enters what only it can.
    sand: Option<Instant>,
    /// How many choices stood when each seat of the computer's last looked at what stands open.
    pondered: [Option<usize>; MAX_SEATS],
    /// How many choices stood at most; only more of them wind the clock anew.
    progress: usize,
    /// When those went who were here.
    gone_since: HashMap<GuestId, Instant>,
    /// The table may be in the archive: nobody has played since it woke or since somebody agreed to
    /// open it there.
    unplayed: bool,
    /// Since when the table is awake.
    woke: Instant,
    /// When the last entry was written.
    touched: Millis,
    /// Nobody has been here since.
    idle: Instant,
    /// The computer's players, by seat, apart from those that are thinking.
    minds: [Option<Mind>; MAX_SEATS],
    /// Those that are thinking.
    thinking: Vec<Busy>,
    /// What has happened while somebody was thinking.
    missed: Vec<Told>,
    /// What the computer answered in an open window.
    thoughts: Vec<(Seat, u32, Choice)>,
    asked: [Option<u32>; VIEWERS],
    /// What stood open when it was last told.
    open: Vec<Opportunity>,
    waiting: Waiting,
    /// Why what is in memory may not be what was written; the table has to be read anew.
    lost: Option<&'static str>,
    /// The table as late spectators see it.
    late: Option<Box<Late>>,
    /// What may still be said here.
    quota: Quota,
    /// Before then nobody inherits the table.
    inherited: Instant,
    door: Door,
}

/// Opens the door of a table; its host reads the table from the store.
pub fn open(shared: Arc<Shared>, id: TableId) -> Door {
    let (door, inbox) = mpsc::channel(INBOX);
    tokio::spawn(live(shared, id, door.clone(), inbox));
    door
}

/// A door behind which nobody is.
pub(crate) fn walled_up() -> Door {
    mpsc::channel(1).0
}

async fn live(shared: Arc<Shared>, id: TableId, door: Door, mut inbox: mpsc::Receiver<Knock>) {
    // Woken aside, and kept aside: a table that only waits takes no more room than it has to.
    let no = match Box::pin(wake_up(Arc::clone(&shared), id, door)).await {
        Ok(mut host) => {
            shared.metrics.tables.up();
            host.run(&mut inbox).await;
            shared.metrics.tables.down();
            No::busy()
        }
        Err(no) => no,
    };
    inbox.close();
    shared.doors.tidy();
    while let Some(knock) = inbox.recv().await {
        answer::decline(knock, &no);
    }
}

/// Reads a table from the store and sets somebody to it.
async fn wake_up(shared: Arc<Shared>, id: TableId, door: Door) -> Result<Box<Host>, No> {
    let started = std::time::Instant::now();
    let Woken { table, seq, kept, at } = load(&shared, id).await?;
    shared.metrics.waking.note(started.elapsed());
    let now = Instant::now();
    let mut host = Box::new(Host {
        waiting: table.waiting(),
        shared,
        table,
        seq,
        kept,
        mine: true,
        conns: Vec::new(),
        shown: Shown::default(),
        window: None,
        postponed: Vec::new(),
        drive: Some(now),
        clock: None,
        left: None,
        glass: None,
        sand: None,
        pondered: [None; MAX_SEATS],
        progress: 0,
        gone_since: HashMap::new(),
        unplayed: true,
        woke: now,
        touched: at,
        idle: now,
        minds: [const { None }; MAX_SEATS],
        thinking: Vec::new(),
        missed: Vec::new(),
        thoughts: Vec::new(),
        asked: [None; VIEWERS],
        open: Vec::new(),
        lost: None,
        late: None,
        quota: Quota::default(),
        inherited: now,
        door,
    });
    host.wake();
    Ok(host)
}

/// An entry made of lines.
pub(crate) fn entry(
    table: TableId,
    seq: u64,
    at: Millis,
    lines: &[Line],
    marks: Vec<Mark>,
) -> Entry {
    // Writing plain values to memory has no way to fail.
    let body = serde_json::to_string(lines).unwrap_or_default();
    Entry { table, seq, at, body, marks }
}

/// How a table presents itself in the store's lists.
pub(crate) fn card(card: &Card, table: &Table) -> Mark {
    Mark::Card {
        card: serde_json::to_string(card).unwrap_or_default(),
        lobby: table.terms.public && !table.is_over(),
        over: table.is_over(),
        begun: table.play.is_some(),
    }
}

impl Host {
    async fn run(&mut self, inbox: &mut mpsc::Receiver<Knock>) {
        while self.lost.is_none() {
            let next = self.next_moment();
            tokio::select! {
                biased;
                () = sleep_until(next) => {
                    if self.moment().await {
                        if inbox.is_empty() && self.shared.doors.retire(self.table.id, &self.door) {
                            self.put_away().await;
                            return;
                        }
                        self.idle = Instant::now();
                    }
                }
                knock = inbox.recv() => match knock {
                    Some(Knock::Stop(done)) => {
                        self.part("the server is going down; come back in a moment");
                        self.put_away().await;
                        let _ = done.send(());
                        return;
                    }
                    Some(knock) => self.hear(knock).await,
                    None => return,
                }
            }
        }
        // Whoever asked for what was lost has been answered.
        if let Some(why) = self.lost {
            self.part(why);
        }
    }

    /// When something is to be done without being asked.
    fn next_moment(&self) -> Instant {
        let drowsy = self.idle + self.shared.config.sleep_after;
        let late = self.late.as_ref().and_then(|late| late.next(self.shared.clock.now()));
        let moments = [self.window, self.drive, self.clock, self.sand, late, self.inheritance()];
        moments.into_iter().flatten().min().map_or(drowsy, |moment| moment.min(drowsy))
    }

    /// Does what is due; true if the table may sleep.
    async fn moment(&mut self) -> bool {
        let now = Instant::now();
        let due = |moment: Option<Instant>| moment.is_some_and(|moment| moment <= now);
        if self.late.as_ref().is_some_and(|late| late.is_due(self.shared.clock.now())) {
            self.show_late();
        }
        if due(self.window) {
            self.close_window().await;
        } else if due(self.drive) {
            self.drive = None;
            self.let_bots_think().await;
        } else if due(self.sand) {
            self.enter_for_table().await;
        } else if due(self.clock) {
            self.time_is_up().await;
        } else if due(self.inheritance()) {
            self.inherit().await;
        } else if now >= self.idle + self.shared.config.sleep_after {
            if self.conns.is_empty() && self.thinking.is_empty() {
                return true;
            }
            self.idle = now;
        }
        false
    }

    async fn hear(&mut self, knock: Knock) {
        self.idle = Instant::now();
        match knock {
            Knock::Join(conn) => self.join(*conn).await,
            Knock::Ask(conn, ask) => self.asked(conn, *ask).await,
            Knock::Gone(conn) => self.gone(conn),
            Knock::CaughtUp(conn) => self.caught_up(conn).await,
            Knock::Thought { seat, decision, conclusion } => {
                self.thought(seat, decision, *conclusion).await;
            }
            Knock::Foreign(seq) => {
                if seq > self.seq {
                    self.catch_up().await;
                }
            }
            Knock::Come { guest, name, invitation, chair, reply } => {
                let answer = self.come(guest, name, invitation, chair).await;
                let _ = reply.send(answer);
            }
            Knock::Look { guest, invitation, reply } => {
                let may = self.may_watch(guest, invitation.as_deref());
                if let Some(delay) = self.delay_of(guest).filter(|_| may.is_ok()) {
                    self.look_back_if_needed(delay).await;
                }
                let _ = reply.send(may.map(|()| self.view_for(guest)));
                self.forget_past();
            }
            Knock::Record { guest, reply } => {
                let answer = self.record(guest).await;
                let _ = reply.send(answer);
            }
            Knock::Scenario { guest, seat, reply } => {
                let _ = reply.send(self.scenario(guest, seat));
            }
            Knock::Stop(done) => {
                let _ = done.send(());
            }
        }
    }

    /// Makes lines durable that the table has already taken in, then tells what came of them.
    async fn commit(&mut self, lines: &[Line], effect: Effect, at: Millis) -> Result<(), No> {
        let mut marks = Vec::new();
        let plays =
            lines.iter().any(|line| matches!(line, Line::Chose { .. } | Line::Seized { .. }));
        // Agreeing to open what nobody plays leaves a table in the archive.
        let agrees = lines.iter().all(|line| matches!(line, Line::Agreed { .. }));
        if (effect.company && !agrees) || (plays && (self.unplayed || self.may_be_archived(at))) {
            marks.push(card(&self.table.card(), &self.table));
        }
        for line in lines {
            match line {
                Line::Came { guest, .. } => marks.push(Mark::Member(*guest)),
                Line::Went { guest, .. } => marks.push(Mark::Gone(*guest)),
                _ => {}
            }
        }
        let started = std::time::Instant::now();
        let entry = entry(self.table.id, self.seq + 1, at, lines, marks);
        match self.shared.journal.append(entry).await {
            Ok(()) => {
                self.shared.metrics.commit.note(started.elapsed());
                self.seq += 1;
                self.touched = at;
                self.unplayed &= !plays;
                self.mine = true;
                self.show_later(at, lines);
                self.settle(effect, Duration::ZERO).await;
                self.maybe_put_away();
                Ok(())
            }
            Err(lost) => {
                self.relive().await;
                Err(match lost {
                    Lost::Taken => No::raced(),
                    Lost::Problem(problem) => No::not_kept(problem),
                })
            }
        }
    }

    /// Whether the table was left alone for so long that it may be in the archive.
    fn may_be_archived(&self, at: Millis) -> bool {
        let after = self.shared.config.archive_after;
        after.is_some_and(|after| (at - self.touched).cast_unsigned() as u128 >= after.as_millis())
    }

    /// Takes lines in and makes them durable.
    async fn write(&mut self, lines: Vec<Line>) -> Result<(), No> {
        let at = self.shared.clock.now();
        let mut effect = Effect::default();
        for line in &lines {
            match self.table.apply(line, at) {
                Ok(more) => effect.and(more),
                Err(broken) => {
                    self.relive().await;
                    return Err(No::broken(&broken));
                }
            }
        }
        self.commit(&lines, effect, at).await
    }

    /// Tells what came of an entry and goes on.
    async fn settle(&mut self, effect: Effect, grace: Duration) {
        self.remind_bots(&effect.told);
        // Whatever is done while a window stays open tells nothing of the game.
        if self.window.is_none() || !effect.told.is_empty() || !self.table.window_open() {
            self.tell(&effect.told);
            self.mind_window(true);
        }
        if effect.company {
            self.tell_table();
        }
        self.clear_watchers();
        self.wind_clock();
        self.turn_glass();
        if self.window.is_none() {
            self.let_in().await;
        }
        self.drive = Some(Instant::now() + grace);
    }

    /// Takes in what other servers have written.
    async fn catch_up(&mut self) {
        let Ok(entries) = self.shared.store.entries(self.table.id, self.seq).await else {
            return;
        };
        for entry in entries {
            if entry.deletes() {
                return self.lose("this table was deleted");
            }
            let Ok(lines) = lines(&entry) else { return };
            self.show_later(entry.at, &lines);
            let mut effect = Effect::default();
            for line in lines {
                match self.table.apply(&line, entry.at) {
                    Ok(more) => effect.and(more),
                    Err(broken) => {
                        tracing::error!(table = %self.table.id, "{broken}");
                        return self.lose("this table has to be read again");
                    }
                }
            }
            self.seq = entry.seq;
            self.touched = entry.at;
            self.mine = false;
            self.settle(effect, GRACE).await;
        }
    }

    /// Forgets what never became durable and reads the table again.
    async fn relive(&mut self) {
        match as_of(&self.shared, self.table.id, self.seq).await {
            Ok(table) => {
                self.table = *table;
                self.thoughts.clear();
                self.mind_window(false);
                self.catch_up().await;
                self.drive = Some(Instant::now() + GRACE);
            }
            Err(no) => {
                tracing::error!(table = %self.table.id, "{}", no.text);
                self.lose("this table cannot be read at the moment");
            }
        }
    }

    /// Gives up what is in memory; whoever comes next wakes the table as it was written.
    fn lose(&mut self, why: &'static str) {
        self.lost = Some(why);
    }
}

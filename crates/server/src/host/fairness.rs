//! Nothing tells by its timing who holds what. Worlds that look alike to somebody who watches are
//! played side by side, on a clock that only moves when everybody waits.

mod patience;
mod whole;

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

use derelict_content::Catalog;
use derelict_engine::record::{Hex, RULES_VERSION};
use derelict_engine::view::Viewer;
use derelict_engine::{Event, Fact, Game, SeatSet, Setup};
use derelict_leaks::swap;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use super::*;
use crate::address::Addresses;
use crate::clock::Clock;
use crate::door::Doors;
use crate::gate::Gate;
use crate::limits::Limits;
use crate::line::{Level, Plan, Terms, Watching};
use crate::metrics::Metrics;
use crate::protocol::WindowName;
use crate::server::Config;
use crate::store::{
    Ages, Appended, Elsewhere, Guest, Journal, Keeping, KeptTable, Later, Listed, Snapshot, Store,
    StoreProblem,
};
use crate::think::Pool;

const WINDOW: Duration = Duration::from_millis(3000);
const BEAT: Duration = Duration::from_millis(300);
/// What opens the door of every table here.
const INVITATION: &str = "come in";
/// The clock counts in these.
const TICK: Duration = Duration::from_millis(1);

/// Entries in memory, so that nothing but the clock takes time.
#[derive(Default)]
struct Shelf {
    entries: Mutex<Vec<Entry>>,
    /// How the table presented itself in lists, and since when.
    cards: Mutex<Vec<(Instant, String)>>,
}

fn now_done<'a, T: Send + 'a>(value: T) -> Later<'a, T> {
    Box::pin(async { Ok::<T, StoreProblem>(value) })
}

impl Store for Shelf {
    fn append(&self, new: Vec<Entry>) -> Later<'_, Vec<Appended>> {
        let kept = vec![Appended::Kept; new.len()];
        for mark in new.iter().flat_map(|entry| &entry.marks) {
            if let Mark::Card { card, .. } = mark {
                let mut cards = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
                cards.push((Instant::now(), card.clone()));
            }
        }
        self.entries.lock().unwrap_or_else(PoisonError::into_inner).extend(new);
        now_done(kept)
    }
    fn entries(&self, _: TableId, after: u64) -> Later<'_, Vec<Entry>> {
        let all = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        now_done(all.iter().filter(|entry| entry.seq > after).cloned().collect())
    }
    fn keep_snapshot(&self, _: TableId, _: Snapshot) -> Later<'_, ()> {
        now_done(())
    }
    fn snapshot(&self, _: TableId) -> Later<'_, Option<Snapshot>> {
        now_done(None)
    }
    fn add_guest(&self, _: Guest) -> Later<'_, ()> {
        now_done(())
    }
    fn change_token(&self, _: GuestId, _: crate::id::TokenHash) -> Later<'_, ()> {
        now_done(())
    }
    fn see(&self, _: GuestId, _: Millis) -> Later<'_, ()> {
        now_done(())
    }
    fn guest(&self, _: crate::id::TokenHash) -> Later<'_, Option<Guest>> {
        now_done(None)
    }
    fn tables_of(&self, _: GuestId) -> Later<'_, Vec<Listed>> {
        now_done(Vec::new())
    }
    fn lobby(&self) -> Later<'_, Vec<Listed>> {
        now_done(Vec::new())
    }
    fn archive(&self, _: Millis) -> Later<'_, u64> {
        now_done(0)
    }
    fn is_archived(&self, _: TableId) -> Later<'_, bool> {
        now_done(false)
    }
    fn news(&self) -> Option<mpsc::Receiver<Elsewhere>> {
        None
    }
    fn ping(&self) -> Later<'_, ()> {
        now_done(())
    }
    fn tidy(&self) -> Later<'_, ()> {
        now_done(())
    }
}

impl Keeping for Shelf {
    fn outdated(&self, _: Ages, _: u32) -> Later<'_, Vec<TableId>> {
        now_done(Vec::new())
    }
    fn tables(&self, _: Option<TableId>, _: u32) -> Later<'_, Vec<TableId>> {
        now_done(Vec::new())
    }
    fn guests(&self, _: Option<GuestId>, _: u32) -> Later<'_, Vec<Guest>> {
        now_done(Vec::new())
    }
    fn whole(&self, _: TableId) -> Later<'_, Option<KeptTable>> {
        now_done(None)
    }
    fn delete(&self, _: TableId, _: u64, _: Millis) -> Later<'_, Appended> {
        now_done(Appended::Taken)
    }
    fn put_back(&self, _: KeptTable) -> Later<'_, Appended> {
        now_done(Appended::Taken)
    }
    fn forget_guests(&self, _: Millis, _: Millis) -> Later<'_, u64> {
        now_done(0)
    }
}

/// A choice that opens a window, and how somebody who cannot react sees it.
struct Situation {
    before: Game,
    actor: Seat,
    choice: Choice,
    window: WindowName,
    watcher: Seat,
    told: Vec<Event>,
}

/// What a watcher is told of a choice, up to the first window.
fn up_to_window(events: Vec<Event>, watcher: Seat) -> Option<(Vec<Event>, WindowName, SeatSet)> {
    let opened = |event: &Event| match event.fact {
        Fact::WindowOpened { window, seats } => Some((WindowName::of(window)?, seats)),
        _ => None,
    };
    let (at, (window, seats)) =
        events.iter().enumerate().find_map(|(at, event)| Some((at, opened(event)?)))?;
    let told = events[..=at].iter().filter_map(|event| event.seen_by(Some(watcher)));
    Some((told.collect(), window, seats))
}

/// Situations out of random games, a few of every kind of window, in which the watcher cannot know
/// whether somebody is asked.
fn situations(each: usize) -> Vec<Situation> {
    let mut found: Vec<Situation> = Vec::new();
    let mut salt = 7u64;
    let mut below = move |sides: usize| {
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (salt >> 33) as usize % sides
    };
    for seed in 0..400u16 {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&seed.to_le_bytes());
        let setup = Setup { players: 3, ..Setup::default() };
        let mut game = Game::new(&Catalog::base(), setup, bytes).expect("a game");
        game.take_events();
        while let Some(asked) = game.offers.decisions.first().cloned() {
            let options = game.offers.of(&asked);
            let choice = options[below(options.len())];
            let before = game.clone();
            let waits = game.look().waiting().window.is_some();
            game.choose(asked.seat, asked.id, choice).expect("it is offered");
            let events = game.take_events();
            let window = up_to_window(events.clone(), asked.seat).filter(|_| !waits);
            let Some((_, window, seats)) = window else { continue };
            let watcher = game.look().seats().find(|seat| !seats.has(*seat));
            let many = found.iter().filter(|situation| situation.window == window).count();
            if let Some(watcher) = watcher.filter(|_| many < each) {
                let (told, ..) = up_to_window(events, watcher).expect("as before");
                let actor = asked.seat;
                let situation = Situation { before, actor, choice, window, watcher, told };
                let worlds = situation.worlds();
                if [true, false].iter().all(|asked| worlds.iter().any(|world| world.1 == *asked)) {
                    found.push(situation);
                }
            }
        }
    }
    found
}

impl Situation {
    /// Worlds in which the watcher sees the same before the choice and up to the window, each with
    /// whether somebody is really asked in it.
    fn worlds(&self) -> Vec<(Game, bool)> {
        let watcher = Viewer::Seat(self.watcher);
        let dream = |seed: u64| {
            let state = swap(&self.before.book, &self.before.state, watcher, seed);
            let world = Game::resume(self.before.book.clone(), self.before.setup.clone(), state);
            let mut after = world.clone();
            let asked = after.offers.for_seat(self.actor)?.id;
            after.choose(self.actor, asked, self.choice).ok()?;
            let (told, ..) = up_to_window(after.take_events(), self.watcher)?;
            let asked = after.look().waiting().window.and_then(WindowName::of) == Some(self.window);
            (told == self.told).then_some((world, asked))
        };
        (0..40).filter_map(dream).collect()
    }
}

/// What those who are asked do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Manner {
    Silent,
    Declines,
    Reacts,
    Computer,
}

fn shared(shelf: Arc<Shelf>) -> Arc<Shared> {
    let store: Arc<dyn Store> = shelf;
    let limits = Arc::new(Limits::generous());
    Arc::new(Shared {
        journal: Journal::open(Arc::clone(&store)),
        store,
        doors: Doors::default(),
        pool: Pool::new(1),
        addresses: Addresses::new(Arc::clone(&limits)),
        gate: Gate::new(&limits, false),
        limits,
        metrics: Metrics::default(),
        config: Config::default(),
        clock: Clock::Runtime(Instant::now()),
        probing: tokio::sync::Mutex::default(),
        changed: tokio::sync::broadcast::Sender::new(1),
        closing: watch::Sender::new(false),
    })
}

/// A table at which a situation is played.
struct Room {
    door: Door,
    shelf: Arc<Shelf>,
    ears: Vec<Ear>,
}

type Ear = mpsc::Receiver<axum::extract::ws::Utf8Bytes>;

impl Room {
    /// Everybody sits and is up to date; the computer has some of the chairs.
    async fn new(world: &Game, bots: SeatSet, level: Level) -> Self {
        Self::on(world, bots, level, |_| {}).await
    }

    /// The same on other terms.
    async fn on(world: &Game, bots: SeatSet, level: Level, agree: impl FnOnce(&mut Terms)) -> Self {
        let (shelf, id) = (Arc::new(Shelf::default()), TableId(1));
        let shared = shared(Arc::clone(&shelf));
        let players = world.setup.players;
        let mut terms = Terms {
            setup: world.setup.clone(),
            chairs: vec![Plan::Person; players.into()],
            public: false,
            window_ms: Some(WINDOW.as_millis() as u32),
            clock_secs: None,
            absence_secs: None,
            pace_ms: 0,
            sand_secs: None,
            watching: Watching::Live,
            seed: None,
            guided: false,
        };
        agree(&mut terms);
        let guest = |chair: u8| GuestId(u64::from(chair) + 1);
        let invitation = Hex(crate::id::Token::presented(INVITATION).hash().0);
        let mut lines = vec![Line::Opened {
            by: guest(0),
            name: "Ann".into(),
            terms: Box::new(terms),
            invitation,
        }];
        for chair in 0..players {
            lines.push(Line::Came { guest: guest(chair), name: format!("guest {chair}") });
            lines.push(Line::Sat { chair, guest: guest(chair) });
        }
        lines.push(Line::Started {
            seed: Hex(world.state.streams.seed()),
            minds: Hex([3; 32]),
            rules_version: RULES_VERSION,
            content: world.book.catalog.hash.into(),
            laid_out: Some(world.to_durable()),
        });
        let persons = world.state.persons;
        lines.extend(bots.iter().map(|seat| Line::Bot { chair: persons[seat.index()], level }));
        shared.journal.append(entry(id, 1, 1, &lines, Vec::new())).await.expect("kept");
        let door = open(shared, id);
        let mut ears = Vec::new();
        for seat in 0..players {
            let guest = guest(persons[usize::from(seat)]);
            ears.push(come(&door, seat.into(), Some(guest)).await);
        }
        let mut room = Self { door, shelf, ears };
        for seat in 0..players {
            while room.next(Seat(seat)).await["type"] != "sync" {}
        }
        room
    }

    /// Everything the lists have shown, by time.
    fn cards(&self) -> Vec<(Instant, String)> {
        self.shelf.cards.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn next(&mut self, seat: Seat) -> Value {
        let told = timeout(Duration::from_secs(60), self.ears[seat.index()].recv()).await;
        serde_json::from_str(&told.expect("in time").expect("it is open")).expect("JSON")
    }

    async fn update(&mut self, seat: Seat) -> Value {
        loop {
            let told = self.next(seat).await;
            if told["type"] == "update" {
                return told;
            }
        }
    }

    async fn choose(&self, seat: Seat, decision: u32, choice: String) {
        let ask = json!({
            "type": "choose", "id": format!("{seat}-{decision}"), "seat": seat,
            "decision": decision, "choice": choice,
        });
        let ask = Box::new(serde_json::from_value(ask).expect("a message"));
        self.door.send(Knock::Ask(seat.0.into(), ask)).await.expect("it is open");
    }
}

/// Somebody connects.
async fn come(door: &Door, id: ConnId, guest: Option<GuestId>) -> Ear {
    come_by(door, id, guest, None).await
}

/// Somebody connects, by an invitation if they have one.
async fn come_by(door: &Door, id: ConnId, guest: Option<GuestId>, invitation: Option<&str>) -> Ear {
    let (out, ear) = mpsc::channel(1024);
    let hello = json!({
        "protocol": 1, "token": null, "detail": "views", "invitation": invitation,
    });
    let conn = Conn {
        id,
        guest,
        hello: serde_json::from_value(hello).expect("a hello"),
        address: [127, 0, 0, 1].into(),
        pass: None,
        out,
        behind: Arc::new(AtomicBool::new(false)),
    };
    door.send(Knock::Join(Box::new(conn))).await.expect("it is open");
    ear
}

/// When the watcher was told the first and the second thing after the choice, and the first itself.
async fn timeline(
    situation: &Situation,
    world: &Game,
    manner: Manner,
) -> (Duration, Duration, Value) {
    let watcher = situation.watcher;
    let others = world.look().seats().filter(|seat| *seat != watcher && *seat != situation.actor);
    let bots = others.filter(|_| manner == Manner::Computer).collect();
    let mut room = Room::new(world, bots, Level::Random).await;
    let asked = world.offers.for_seat(situation.actor).expect("the actor is asked").id.0;
    let started = Instant::now();
    room.choose(situation.actor, asked, situation.choice.code(&world.book.names)).await;
    let mut first = room.update(watcher).await;
    let opened = started.elapsed();
    for seat in world.look().seats().filter(|seat| *seat != watcher) {
        let decides = match manner {
            Manner::Silent | Manner::Computer => continue,
            Manner::Declines => "no",
            Manner::Reacts => "yes",
        };
        let told = room.update(seat).await;
        if let Some(decision) = told["asked"]["decision"].as_u64() {
            room.choose(seat, decision as u32, decides.into()).await;
        }
    }
    for news in first["news"].as_array_mut().into_iter().flatten() {
        news["at"] = json!(null);
    }
    room.update(watcher).await;
    (opened, started.elapsed(), first)
}

#[tokio::test(start_paused = true)]
async fn whoever_watches_learns_nothing_from_how_long_it_takes() {
    let mut compared: BTreeMap<WindowName, [u32; 2]> = BTreeMap::new();
    for situation in situations(4) {
        let worlds = situation.worlds();
        let mut first: Option<Value> = None;
        for wanted in [false, true] {
            for (world, _) in worlds.iter().filter(|(_, asked)| *asked == wanted).take(2) {
                for manner in [Manner::Silent, Manner::Declines, Manner::Reacts, Manner::Computer] {
                    let (opened, closed, told) = timeline(&situation, world, manner).await;
                    let about = format!("{:?}, {manner:?}, asked: {wanted}", situation.window);
                    let exact = opened <= TICK && closed >= WINDOW && closed <= WINDOW + TICK;
                    assert!(exact, "{about}: {opened:?}, {closed:?}");
                    let same = first.get_or_insert_with(|| told.clone());
                    if manner != Manner::Computer {
                        assert_eq!(told, *same, "{about}");
                    }
                    compared.entry(situation.window).or_default()[usize::from(wanted)] += 1;
                }
            }
        }
    }
    let both = compared.values().filter(|[not, asked]| *not > 0 && *asked > 0).count();
    assert!(
        both >= 2 && both == compared.len(),
        "windows were compared with somebody asked and with nobody: {compared:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn the_computer_moves_in_beats() {
    let setup = Setup { players: 3, ..Setup::default() };
    let world = Game::new(&Catalog::base(), setup, [5; 32]).expect("a game");
    for level in [Level::Random, Level::Seasoned] {
        let bots = [Seat(0), Seat(1)].into_iter().collect();
        let mut room = Room::new(&world, bots, level).await;
        let (mut last, mut moves) = (Instant::now(), 0);
        while moves < 12 {
            let told = room.update(Seat(2)).await;
            let since = last.elapsed();
            let late = since.as_millis() % BEAT.as_millis();
            assert!(late <= TICK.as_millis(), "{level} took {since:?}: {told}");
            moves += u32::from(since >= BEAT);
            last = Instant::now();
            if let Some(decision) = told["asked"]["decision"].as_u64() {
                let code = told["asked"]["options"][0]["code"].as_str().expect("a code");
                room.choose(Seat(2), decision as u32, code.to_owned()).await;
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_computer_waits_before_each_action_where_people_want_to_follow() {
    let pace = Duration::from_millis(700);
    let setup = Setup { players: 3, ..Setup::default() };
    let world = Game::new(&Catalog::base(), setup, [5; 32]).expect("a game");
    let bots = [Seat(0), Seat(1)].into_iter().collect();
    let paced = |terms: &mut Terms| {
        (terms.window_ms, terms.pace_ms) = (Some(0), pace.as_millis() as u32);
    };
    let mut room = Room::on(&world, bots, Level::Random, paced).await;
    let (mut last, mut actions) = (Instant::now(), 0);
    while actions < 8 {
        let told = room.update(Seat(2)).await;
        let kinds = told["news"].as_array().into_iter().flatten();
        let acted =
            |news: &Value| news["fact"]["kind"] == "action-taken" && news["fact"]["seat"] != 3;
        if kinds.filter(|news| acted(news)).count() > 0 {
            assert!(last.elapsed() >= pace, "it took {:?}: {told}", last.elapsed());
            actions += 1;
            last = Instant::now();
        }
        if let Some(decision) = told["asked"]["decision"].as_u64() {
            let code = told["asked"]["options"][0]["code"].as_str().expect("a code");
            room.choose(Seat(2), decision as u32, code.to_owned()).await;
            last = Instant::now();
        }
    }
}

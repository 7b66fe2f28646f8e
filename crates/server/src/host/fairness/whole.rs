//! Whole games, lived twice: somebody holds a card to react with in the one, and another card in
//! the other. Until that shows by the rules, every byte that reaches anybody else reaches them at
//! the same time in both.

use derelict_content::Reaction;
use derelict_engine::State;
use derelict_engine::card::{Card, CardKind};
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;

use super::*;

/// Two games that differ in one card of a hand, and choices that are made in both.
struct Twins {
    holds: Game,
    lacks: Game,
    /// Who holds the card or not.
    reactor: Seat,
    steps: Vec<(Seat, Choice)>,
    /// Windows in which the reactor is asked in the one game and not in the other.
    windows: u32,
}

/// Choices of a game, at most.
const STEPS: usize = 100;

/// What reached somebody, and when.
type Stream = Vec<(Duration, String)>;
/// What reached everybody but the reactor, by name.
type Heard = BTreeMap<String, Stream>;

fn afresh(game: &Game) -> Game {
    Game::resume(Arc::clone(&game.book), game.setup.clone(), game.state)
}

fn at_window(game: &Game) -> bool {
    game.look().waiting().window.and_then(WindowName::of).is_some()
}

/// Lets every window pass; says what happened, and whether a seat was asked.
fn let_pass(game: &mut Game, reactor: Seat) -> (Vec<Event>, bool) {
    let (mut events, mut asked) = (game.take_events(), false);
    while at_window(game) {
        let own = game.offers.decisions[0].clone();
        asked |= own.seat == reactor;
        let options = game.offers.of(&own);
        let choice = options.iter().copied().find(|option| *option == Choice::No);
        let choice = choice.unwrap_or(options[0]);
        game.choose(own.seat, own.id, choice).expect("it is offered");
        events.extend(game.take_events());
    }
    (events, asked)
}

/// Whether a viewer knows and is told the same of two games.
fn alike(viewer: Viewer, one: (&Game, &[Event]), two: (&Game, &[Event])) -> bool {
    let told = |events: &[Event]| -> Vec<Event> {
        events.iter().filter_map(|event| event.seen_by(viewer.seat())).collect()
    };
    told(one.1) == told(two.1) && one.0.view(viewer) == two.0.view(viewer)
}

impl Twins {
    /// Plays at random to where actions are taken, and gives somebody a card to interrupt with.
    fn new(seed: u16) -> Option<Self> {
        let mut bytes = [9; 32];
        bytes[..2].copy_from_slice(&seed.to_le_bytes());
        let setup = Setup { players: 3, ..Setup::default() };
        let mut game = Game::new(&Catalog::base(), setup, bytes).expect("a game");
        let acting = loop {
            let asked = game.offers.decisions.first()?.clone();
            if matches!(asked.prompt, Prompt::Question(Question::Action { .. })) {
                break asked.seat;
            }
            let choice = game.offers.of(&asked)[0];
            game.choose(asked.seat, asked.id, choice).expect("it is offered");
            game.take_events();
        };
        let reactor = game.look().seats().find(|seat| *seat != acting)?;
        let (holds, lacks) = dealt(&game, reactor)?;
        let world = |state| Game::resume(game.book.clone(), game.setup.clone(), state);
        let (holds, lacks) = (world(holds), world(lacks));
        let mut twins = Self { holds, lacks, reactor, steps: Vec::new(), windows: 0 };
        twins.play(seed);
        Some(twins)
    }

    /// Finds choices that nobody but the reactor can tell the games apart by.
    fn play(&mut self, seed: u16) {
        let mut salt = u64::from(seed);
        let (mut holds, mut lacks) = (self.holds.clone(), self.lacks.clone());
        let viewers: Vec<Viewer> = holds
            .look()
            .seats()
            .filter(|seat| *seat != self.reactor)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
            .collect();
        while let (Some(one), Some(two)) =
            (holds.offers.decisions.first().cloned(), lacks.offers.decisions.first().cloned())
        {
            if one.seat != two.seat {
                return;
            }
            let mut options: Vec<Choice> = holds.offers.of(&one).to_vec();
            salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let turn = (salt >> 33) as usize % options.len();
            options.rotate_left(turn);
            // The reactor keeps the hand; the others stay where somebody can interrupt them.
            options.sort_by_key(|option| match option {
                Choice::Pass => one.seat != self.reactor,
                option => option.code(&holds.book.names).contains("move"),
            });
            let step = options.into_iter().take(8).find_map(|choice| {
                let (mut next, mut other) = (holds.clone(), lacks.clone());
                next.choose(one.seat, one.id, choice).ok()?;
                other.choose(two.seat, two.id, choice).ok()?;
                let (events, asked) = let_pass(&mut next, self.reactor);
                let (others, _) = let_pass(&mut other, self.reactor);
                let both = |viewer: &Viewer| alike(*viewer, (&next, &events), (&other, &others));
                viewers.iter().all(both).then_some((choice, asked, next, other))
            });
            let Some((choice, asked, next, other)) = step else { return };
            // Nothing is taken back, so what lies behind need not be carried along.
            (holds, lacks) = (afresh(&next), afresh(&other));
            self.steps.push((one.seat, choice));
            self.windows += u32::from(asked);
            if self.steps.len() >= STEPS {
                return;
            }
        }
    }
}

/// The same game with a card to interrupt with in a hand, and with another card in its place.
fn dealt(game: &Game, reactor: Seat) -> Option<(State, State)> {
    let action = |card: &Card| match card.kind() {
        CardKind::Action(id) => Some(game.book.catalog.actions[id.index()].reaction),
        CardKind::Contamination(_) => None,
    };
    let (mut holds, seat) = (game.state, reactor.index());
    let own = &mut holds.crew[seat];
    let plain = |card: &Card| action(card) == Some(None);
    let interrupts = |card: &Card| action(card) == Some(Some(Reaction::Interrupt));
    let bottom = own.deck.as_slice().iter().position(plain)?;
    own.deck.as_mut_slice().swap(0, bottom);
    let place = match own.hand.as_slice().iter().position(interrupts) {
        Some(place) => place,
        None => {
            let place = own.hand.as_slice().iter().position(plain)?;
            let there = own.deck.as_slice().iter().position(interrupts)?;
            std::mem::swap(
                &mut own.hand.as_mut_slice()[place],
                &mut own.deck.as_mut_slice()[there],
            );
            place
        }
    };
    if own.hand.as_slice().iter().filter(|card| interrupts(card)).count() != 1 {
        return None;
    }
    let mut lacks = holds;
    let own = &mut lacks.crew[seat];
    std::mem::swap(&mut own.hand.as_mut_slice()[place], &mut own.deck.as_mut_slice()[0]);
    Some((holds, lacks))
}

/// Keeps what comes with the time it came at.
#[derive(Clone)]
struct Diary {
    start: Instant,
    heard: Arc<Mutex<Heard>>,
}

impl Diary {
    fn note(&self, who: &str, what: String) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.entry(who.to_owned()).or_default().push((self.start.elapsed(), what));
    }

    /// Listens until the table is gone; passes on what was heard.
    fn listen(&self, who: String, mut ear: Ear, more: mpsc::UnboundedSender<(String, Value)>) {
        let diary = self.clone();
        tokio::spawn(async move {
            while let Some(text) = ear.recv().await {
                diary.note(&who, text.as_str().to_owned());
                let told = serde_json::from_str(&text).expect("JSON");
                let _ = more.send((who.clone(), told));
            }
        });
    }
}

fn opens_window(told: &Value) -> bool {
    let last = told["news"].as_array().and_then(|news| news.last());
    let fact = last.map_or(&Value::Null, |last| &last["fact"]);
    fact["kind"] == "window-opened" && fact["window"] != "objectives"
}

/// Somebody who is not asked tries everything to learn about a window; says until when the game
/// rests.
struct Prober {
    door: Door,
    diary: Diary,
    seat: Seat,
    guest: GuestId,
    resumed: Arc<Mutex<Instant>>,
}

impl Prober {
    async fn ask(&self, kind: &str, id: &str, more: Value) {
        let mut ask = json!({ "type": kind, "id": id });
        for (key, value) in more.as_object().into_iter().flatten() {
            ask[key] = value.clone();
        }
        let ask = Box::new(serde_json::from_value(ask).expect("a message"));
        self.door.send(Knock::Ask(self.seat.0.into(), ask)).await.expect("it is open");
    }

    async fn knock<T>(
        &self,
        what: &str,
        knock: impl FnOnce(Reply<T>) -> Knock,
        tell: fn(T) -> String,
    ) {
        let (reply, answer) = oneshot::channel();
        self.door.send(knock(reply)).await.expect("it is open");
        let answer = answer.await.expect("an answer");
        let told = answer.map_or_else(|no| format!("{:?} {}", no.code, no.text), tell);
        self.diary.note(what, told);
    }

    async fn probe(self, window: u64) {
        let wait = |ms| tokio::time::sleep(Duration::from_millis(ms));
        let (seat, guest) = (self.seat, Some(self.guest));
        wait(100).await;
        self.ask("chat", &format!("c{window}"), json!({ "text": format!("hm {window}") })).await;
        self.ask("view", &format!("v{window}"), json!({ "seat": seat })).await;
        self.ask("why-not", &format!("w{window}"), json!({ "seat": seat })).await;
        self.ask("undo", &format!("u{window}"), json!({ "seat": seat, "steps": 1 })).await;
        let past = json!({ "seat": seat, "before": 100_000, "most": 10 });
        self.ask("history", &format!("h{window}"), past).await;
        wait(100).await;
        self.knock(
            "scenario",
            |reply| Knock::Scenario { guest, seat: Some(seat), reply },
            |it| it.scenario(),
        )
        .await;
        let look = |reply| Knock::Look { guest: None, invitation: None, reply };
        self.knock("table", look, |view| serde_json::to_string(&view).expect("JSON")).await;
        wait(100).await;
        let newcomer = come(&self.door, 1000 + window, None).await;
        let (more, _) = mpsc::unbounded_channel();
        self.diary.listen(format!("newcomer {window}"), newcomer, more);
        // A short rest inside the window, or one that outlasts it.
        if window.is_multiple_of(3) {
            let rest =
                if window.is_multiple_of(2) { WINDOW * 2 } else { Duration::from_millis(500) };
            *self.resumed.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now() + rest;
            self.ask("pause", &format!("p{window}"), json!({})).await;
            tokio::time::sleep(rest).await;
            self.ask("resume", &format!("r{window}"), json!({})).await;
        }
        let ms = WINDOW.as_millis() as u64;
        tokio::time::sleep_until(Instant::now() + Duration::from_millis(ms)).await;
        self.knock(
            "scenario",
            |reply| Knock::Scenario { guest, seat: Some(seat), reply },
            |it| it.scenario(),
        )
        .await;
        let _ = self.door.send(Knock::Gone(1000 + window)).await;
    }
}

/// Lives one of the games; says what everybody but the reactor heard, and when.
async fn live(twins: &Twins, world: &Game, watching: Watching) -> Heard {
    let agree = |terms: &mut Terms| (terms.public, terms.watching) = (true, watching);
    let mut room = Room::on(world, SeatSet::NONE, Level::Random, agree).await;
    let diary = Diary { start: Instant::now(), heard: Arc::default() };
    let (more, mut told) = mpsc::unbounded_channel();
    let ears = std::mem::take(&mut room.ears);
    for (seat, ear) in (0..).map(Seat).zip(ears) {
        diary.listen(format!("seat {seat}"), ear, more.clone());
    }
    diary.listen("spectator".into(), come(&room.door, 100, None).await, more);
    let prober = world.look().seats().find(|seat| *seat != twins.reactor).expect("another");
    let resumed = Arc::new(Mutex::new(Instant::now()));
    let (mut asked, mut windows) = (BTreeMap::<String, Value>::new(), 0);
    let mut answered = BTreeMap::<String, Value>::new();
    let first: Vec<(Seat, u32)> =
        world.offers.decisions.iter().map(|asked| (asked.seat, asked.id.0)).collect();
    asked.extend(first.into_iter().map(|(seat, id)| (format!("seat {seat}"), json!(id))));
    for (seat, choice) in &twins.steps {
        let name = format!("seat {seat}");
        while asked.get(&name).is_none_or(Value::is_null) {
            let heard = timeout(WINDOW * 20, told.recv()).await;
            let heard = heard.unwrap_or_else(|_| panic!("{name} is never asked"));
            let (who, message) = heard.expect("the game goes on");
            if who == format!("seat {prober}") && opens_window(&message) {
                windows += 1;
                let prober = Prober {
                    door: room.door.clone(),
                    diary: diary.clone(),
                    seat: prober,
                    guest: GuestId(u64::from(world.state.persons[prober.index()]) + 1),
                    resumed: Arc::clone(&resumed),
                };
                tokio::spawn(prober.probe(windows));
            }
            if message["type"] == "update" || message["type"] == "sync" {
                let window = &message["waiting"]["window"];
                let open = window.is_null() || *window == "objectives";
                let decision =
                    if open { message["asked"]["decision"].clone() } else { Value::Null };
                if answered.get(&who) != Some(&decision) {
                    asked.insert(who, decision);
                }
            }
        }
        let decision = asked.remove(&name).expect("a decision");
        answered.insert(name, decision.clone());
        let decision = decision.as_u64().expect("a number") as u32;
        let rests = *resumed.lock().unwrap_or_else(PoisonError::into_inner);
        tokio::time::sleep_until(rests.max(Instant::now()) + Duration::from_millis(20)).await;
        room.choose(*seat, decision, choice.code(&world.book.names)).await;
    }
    tokio::time::sleep(WINDOW * 4).await;
    for (at, card) in room.cards() {
        let mut heard = diary.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard
            .entry("lists".into())
            .or_default()
            .push((at.saturating_duration_since(diary.start), card));
    }
    let mut heard =
        std::mem::take(&mut *diary.heard.lock().unwrap_or_else(PoisonError::into_inner));
    heard.remove(&format!("seat {}", twins.reactor));
    heard
}

/// The first thing that tells two lives apart.
fn apart(one: &Heard, two: &Heard) -> Option<String> {
    let names: std::collections::BTreeSet<&String> = one.keys().chain(two.keys()).collect();
    names.into_iter().find_map(|name| {
        let none = Stream::new();
        let (one, two) = (one.get(name).unwrap_or(&none), two.get(name).unwrap_or(&none));
        let at = (0..one.len().max(two.len())).find(|at| one.get(*at) != two.get(*at))?;
        Some(format!("{name}, message {at}:\n{:?}\n{:?}", one.get(at), two.get(at)))
    })
}

#[tokio::test(start_paused = true)]
async fn whole_games_that_differ_in_a_hidden_card_reach_all_others_alike() {
    let (mut compared, mut windows, mut planted) = (0, 0, BTreeMap::<Leak, u32>::new());
    let twins = (0..40).filter_map(Twins::new).filter(|twins| twins.windows >= 3).take(4);
    for (number, twins) in twins.enumerate() {
        let watching = if number % 2 == 0 { Watching::Live } else { Watching::Late(2) };
        let one = live(&twins, &twins.holds, watching).await;
        let two = live(&twins, &twins.lacks, watching).await;
        let apart_by = apart(&one, &two);
        assert_eq!(apart_by, None, "game {number}, reactor {}", twins.reactor);
        compared += one.values().map(Vec::len).sum::<usize>();
        windows += twins.windows;
        for leak in LEAKS {
            let leaking = leak.through(&two);
            if leaking != two {
                assert!(apart(&one, &leaking).is_some(), "{leak:?} is not found");
                *planted.entry(leak).or_default() += 1;
            }
        }
    }
    assert!(windows >= 12 && compared > 1000, "{windows} windows, {compared} messages");
    assert_eq!(planted.len(), LEAKS.len(), "every leak was planted: {planted:?}");
}

/// Ways to betray whether anybody was asked, as a host might that is not careful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Leak {
    /// News held back carry the time they happened at.
    HeldTime,
    /// A window nobody was asked in closes a tick sooner.
    Sooner,
    /// What was said in a window comes behind what happened.
    Order,
    /// A rest keeps a window open only if somebody is asked.
    Rest,
    /// The situation is given out while a window is open.
    Scenario,
    /// Whoever comes is let in at once.
    Newcomer,
    /// A number counts answers nobody may know of.
    Count,
}

const LEAKS: [Leak; 7] = [
    Leak::HeldTime,
    Leak::Sooner,
    Leak::Order,
    Leak::Rest,
    Leak::Scenario,
    Leak::Newcomer,
    Leak::Count,
];

impl Leak {
    /// A life in which nobody is asked, seen through the leak.
    fn through(self, heard: &Heard) -> Heard {
        let mut leaking = heard.clone();
        match self {
            Self::Scenario => bend(&mut leaking, "scenario", |(_, told)| {
                if told.starts_with("NotNow") {
                    *told = "a situation".into();
                }
            }),
            Self::Newcomer => bend(&mut leaking, "newcomer", |(at, _)| *at -= WINDOW / 2),
            Self::Count => bend(&mut leaking, "scenario", |(_, told)| told.push('1')),
            Self::HeldTime | Self::Sooner | Self::Order | Self::Rest => {
                for (_, stream) in leaking.iter_mut().filter(|(name, _)| name.starts_with("seat")) {
                    self.bend_after_windows(stream);
                }
            }
        }
        leaking
    }

    fn bend_after_windows(self, stream: &mut Stream) {
        let (mut open, mut rests) = (false, false);
        for (at, text) in stream {
            let mut told: Value = serde_json::from_str(text).expect("JSON");
            let before = told.clone();
            rests |= told["table"]["stage"] == "paused";
            if told["type"] != "update" {
                continue;
            }
            if std::mem::replace(&mut open, opens_window(&told)) {
                match self {
                    Self::Sooner => *at -= TICK,
                    Self::Rest if rests => *at += WINDOW,
                    Self::Order => told["news"].as_array_mut().into_iter().for_each(|news| {
                        news.sort_by_key(|news| news["news"] == "chat");
                    }),
                    Self::HeldTime => {
                        for news in told["news"].as_array_mut().into_iter().flatten() {
                            let then = news["at"].as_i64().unwrap_or(0) - WINDOW.as_millis() as i64;
                            news["at"] = json!(then);
                        }
                    }
                    _ => {}
                }
                if told != before {
                    *text = told.to_string();
                }
                rests = false;
            }
        }
    }
}

fn bend(heard: &mut Heard, name: &str, mut change: impl FnMut(&mut (Duration, String))) {
    let streams = heard.iter_mut().filter(|(who, _)| who.starts_with(name));
    streams.flat_map(|(_, stream)| stream).for_each(&mut change);
}

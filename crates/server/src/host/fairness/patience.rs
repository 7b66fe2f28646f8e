//! How long somebody is waited for, and who waits at the door, on a clock that only moves when
//! everybody waits.

use tokio::time::sleep;

use super::*;

impl Room {
    /// Asks for something and tells the answer.
    async fn ask(&mut self, seat: Seat, mut ask: Value) -> Value {
        ask["id"] = json!("asked");
        let ask = Box::new(serde_json::from_value(ask).expect("a message"));
        self.door.send(Knock::Ask(seat.0.into(), ask)).await.expect("it is open");
        self.until(seat, |told| told["id"] == "asked").await
    }

    async fn until(&mut self, seat: Seat, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = self.next(seat).await;
            if fits(&told) {
                return told;
            }
        }
    }
}

fn world() -> Game {
    let setup = Setup { players: 2, ..Setup::default() };
    Game::new(&Catalog::base(), setup, [5; 32]).expect("a game")
}

fn without_windows(terms: &mut Terms) {
    terms.window_ms = Some(0);
}

#[tokio::test(start_paused = true)]
async fn a_clock_goes_back_by_progress_of_the_game_alone() {
    let (world, thinks) = (world(), Duration::from_secs(60));
    let timed = |terms: &mut Terms| {
        without_windows(terms);
        terms.clock_secs = Some(60);
    };
    let mut room = Room::on(&world, SeatSet::default(), Level::Random, timed).await;
    let (begun, asked) = (Instant::now(), world.offers.decisions.first().expect("asked").seat);
    let chair = usize::from(world.state.persons[asked.index()]);
    for second in 1..60 {
        sleep(Duration::from_secs(1)).await;
        let ask = match second % 4 {
            0 => json!({ "type": "chat", "text": "hm" }),
            1 => json!({ "type": "stand", "seat": asked, "window": "interrupt", "answer": "no" }),
            2 => json!({ "type": "pause" }),
            _ => json!({ "type": "resume" }),
        };
        let told = room.ask(asked, ask).await;
        assert_eq!(told["type"], "done", "{told}");
    }
    let stands_in = |told: &Value| told["table"]["chairs"][chair]["bot"].is_string();
    room.until(asked, stands_in).await;
    // While the game rests nobody thinks: so many times a second went by between rest and play.
    let rested = Duration::from_secs(15);
    let took = begun.elapsed() - rested;
    assert!(took >= thinks && took <= thinks + TICK, "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn who_is_gone_is_waited_for_as_long_as_the_table_agreed() {
    let world = world();
    let patient = |terms: &mut Terms| {
        without_windows(terms);
        terms.absence_secs = Some(300);
    };
    let mut room = Room::on(&world, SeatSet::default(), Level::Random, patient).await;
    let (here, gone) = (Seat(0), Seat(1));
    room.door.send(Knock::Gone(gone.0.into())).await.expect("it is open");
    let chair = world.state.persons[gone.index()] + 1;
    let hand = json!({ "type": "bot", "chair": chair, "level": "random" });
    sleep(Duration::from_secs(299)).await;
    let told = room.ask(here, hand.clone()).await;
    assert_eq!(told["code"], "not-now", "{told}");
    sleep(Duration::from_secs(1)).await;
    let told = room.ask(here, hand).await;
    assert_eq!(told["type"], "done", "{told}");
}

#[tokio::test(start_paused = true)]
async fn who_waits_at_the_door_is_looked_at_again() {
    let situation = situations(1).into_iter().next().expect("a window");
    let world = &situation.before;
    for (taken_back, first) in [(false, "welcome"), (true, "bye")] {
        let mut room = Room::new(world, SeatSet::default(), Level::Random).await;
        let asked = world.offers.for_seat(situation.actor).expect("the actor is asked").id.0;
        room.choose(situation.actor, asked, situation.choice.code(&world.book.names)).await;
        room.update(situation.watcher).await;
        let mut eve = come_by(&room.door, 99, Some(GuestId(99)), Some(INVITATION)).await;
        if taken_back {
            let owner = world.look().seats().find(|seat| world.state.persons[seat.index()] == 0);
            let told = room.ask(owner.expect("an owner"), json!({ "type": "uninvite" })).await;
            assert_eq!(told["type"], "done", "{told}");
        }
        assert!(eve.try_recv().is_err(), "the window is open");
        let told = timeout(Duration::from_secs(60), eve.recv()).await.expect("in time");
        let told: Value = serde_json::from_str(&told.expect("a word")).expect("JSON");
        let told = match told["type"].as_str() {
            Some("table") => {
                serde_json::from_str(&eve.recv().await.expect("a word")).expect("JSON")
            }
            _ => told,
        };
        assert_eq!(told["type"], first, "{told}");
        if taken_back {
            assert_eq!((&told["code"], &told["reconnect"]), (&json!("forbidden"), &json!(false)));
        }
    }
}

/// A game with an hourglass, in its first turn.
fn glassy() -> Game {
    let mut setup = Setup { players: 2, ..Setup::default() };
    setup.characters = vec!["captain".into(), "pilot".into()];
    setup.packs.push("hourglass".into());
    let catalog = setup.catalog(derelict_content::Library::shipped()).expect("packs");
    Game::new(&catalog, setup, [5; 32]).expect("a game")
}

#[tokio::test(start_paused = true)]
async fn the_sand_runs_while_the_game_does_and_somebody_is_there() {
    let world = glassy();
    let mut room = Room::on(&world, SeatSet::default(), Level::Random, without_windows).await;
    let (begun, seat, other) = (Instant::now(), Seat(0), Seat(1));
    let whole = Duration::from_secs(120);
    sleep(Duration::from_secs(30)).await;
    room.ask(seat, json!({ "type": "pause" })).await;
    let rests = |told: &Value| told["table"]["sand"]["runs"] == false;
    let told = room.until(other, rests).await;
    assert_eq!(told["table"]["sand"]["whole_ms"], 120_000, "everybody sees it");
    let left = told["table"]["sand"]["left_ms"].as_u64().expect("sand");
    assert!((89_000..=90_000).contains(&left), "{left}");
    sleep(Duration::from_secs(1000)).await;
    room.ask(seat, json!({ "type": "resume" })).await;
    sleep(Duration::from_secs(30)).await;
    // Nor does it run where nobody who plays could pick it up.
    for one in [seat, other] {
        room.door.send(Knock::Gone(one.0.into())).await.expect("it is open");
    }
    sleep(Duration::from_secs(20)).await;
    let guest = |seat: Seat| GuestId(u64::from(world.state.persons[seat.index()]) + 1);
    let mut back = come(&room.door, 7, Some(guest(seat))).await;
    let empty = |told: &Value| {
        let news = told["news"].as_array();
        news.into_iter().flatten().any(|news| news["fact"]["kind"] == "came-about")
    };
    loop {
        let told = timeout(Duration::from_secs(600), back.recv()).await.expect("in time");
        let told: Value = serde_json::from_str(&told.expect("it is open")).expect("JSON");
        if empty(&told) {
            let codes = told["opportunities"].as_array().expect("what stands open");
            assert!(codes.iter().any(|open| open["code"] == "seize:hourglass"), "{told}");
            assert_eq!(told["asked"].is_null(), world.offers.for_seat(seat).is_none());
            break;
        }
    }
    let took = begun.elapsed() - Duration::from_secs(1020);
    assert!(took >= whole && took <= whole + TICK * 4, "{took:?}");
}

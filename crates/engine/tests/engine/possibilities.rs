//! Standing possibilities, with a pack that only tests bring.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use derelict_content::{Catalog, Kind, Library, PossibilityId};
use derelict_engine::event::Rule;
use derelict_engine::frame::{Frame, Question};
use derelict_engine::imagine::imagine;
use derelict_engine::offer::{Objection, Prompt};
use derelict_engine::option::Undo;
use derelict_engine::reason::Reason;
use derelict_engine::record::{Record, RecordProblem, Recorder, Step, Terms};
use derelict_engine::state::Place;
use derelict_engine::undo::UndoProblem;
use derelict_engine::view::Viewer;
use derelict_engine::{
    Choice, Event, Fact, Game, Opportunity, Refusal, Seat, SeatSet, Seed, Setup, State,
};

use crate::table::Dice;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

static PACKS: LazyLock<Library> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    Library::with(&[&folder]).expect("the tests' own pack")
});

fn setup(players: u8) -> Setup {
    let mut setup = Setup { players, ..Setup::default() };
    setup.packs.push("standing".into());
    setup.options.undo = Undo::Agreed;
    setup
}

fn catalog(setup: &Setup) -> Arc<Catalog> {
    setup.catalog(&PACKS).expect("packs that go together")
}

fn seed(number: u64) -> Seed {
    let mut seed = [3; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn game_of(setup: Setup, number: u64) -> Game {
    Game::new(&catalog(&setup), setup, seed(number)).expect("a playable setup")
}

/// A game in which the first player is about to name an action.
fn game(players: u8) -> Game {
    let mut game = game_of(setup(players), 1);
    while !matches!(asked(&game), Prompt::Question(Question::Action { .. })) {
        let first = game.offers.decisions[0].clone();
        let choice = game.offers.of(&first)[0];
        game.choose(first.seat, first.id, choice).expect("an offered choice is accepted");
    }
    game.take_events();
    game
}

fn asked(game: &Game) -> Prompt {
    game.offers.decisions[0].prompt
}

fn active(game: &Game) -> Seat {
    game.offers.decisions[0].seat
}

fn other(game: &Game) -> Seat {
    game.look().seats().find(|seat| *seat != active(game)).expect("two players")
}

fn id(game: &Game, name: &str) -> PossibilityId {
    PossibilityId(game.book.names.index(Kind::PossibilityId, name).expect("a possibility"))
}

fn open(game: &Game, seat: Option<Seat>, name: &str) -> Opportunity {
    Opportunity { seat, possibility: id(game, name) }
}

fn choose(game: &mut Game, seat: Seat, choice: Choice) {
    let decision = game.offers.for_seat(seat).expect("it is asked").id;
    game.choose(seat, decision, choice).expect("an offered choice is accepted");
}

fn code(game: &Game, code: &str) -> Choice {
    Choice::parse(&game.book.names, code).expect("a choice")
}

/// What is seized, by name and seat, of everything that stands open.
fn standing(game: &Game) -> Vec<(Option<u8>, &str)> {
    let name = |open: &Opportunity| {
        let name = game.book.names.name(Kind::PossibilityId, open.possibility.0);
        (open.seat.map(|seat| seat.0), name.unwrap_or_default())
    };
    game.offers.opportunities.iter().map(name).collect()
}

/// Draws from decisions and from what stands open alike.
fn step(game: &mut Game, dice: &mut Dice) {
    let (asked, open) = (game.offers.decisions.len(), game.offers.opportunities.len());
    match dice.below(asked + open) {
        at if at < asked => {
            let decision = game.offers.decisions[at].clone();
            let choice = dice.choose(game.offers.of(&decision));
            game.choose(decision.seat, decision.id, choice).expect("what is offered is accepted");
        }
        at => {
            let opportunity = game.offers.opportunities[at - asked];
            game.seize(opportunity).expect("what stands open is accepted");
        }
    }
}

/// The refusal of something that does not stand open, by its reasons.
fn reasons(game: &mut Game, opportunity: Opportunity) -> Vec<(Rule, Reason)> {
    let before = game.state;
    match game.seize(opportunity) {
        Err(Refusal::NotOffered(objections)) => {
            assert_eq!(game.state, before, "a refusal changes nothing");
            objections.iter().map(|Objection { rule, reason }| (*rule, *reason)).collect()
        }
        taken => panic!("{taken:?}"),
    }
}

#[test]
fn in_a_gap_the_same_stands_open_to_all() {
    let game = game(3);
    let all = [
        (None, "sand"),
        (Some(0), "breather"),
        (Some(1), "breather"),
        (Some(2), "breather"),
        (Some(0), "master-key"),
        (Some(1), "master-key"),
        (Some(2), "master-key"),
        (None, "power-cut"),
    ];
    proves!("after.term.gap", assert_eq!(standing(&game), all));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator, Viewer::Open] {
        assert_eq!(game.view(viewer).opportunities, game.offers.opportunities);
    }
    assert!(
        game.offers
            .opportunities
            .iter()
            .all(|open| open.rule(&game.book) == Rule("after.term.gap"))
    );
}

#[test]
fn the_base_game_knows_none_and_is_what_it_was() {
    let mut base = Game::new(&Catalog::base(), Setup::default(), seed(1)).expect("a game");
    let mut dice = Dice::new(1);
    while !base.state.is_over() {
        assert_eq!(base.offers.opportunities, []);
        let view = crate::table::json(&base.book, &base.view(Viewer::Seat(A)));
        assert!(view.get("opportunities").is_none() && view.get("seized").is_none());
        assert!(base.to_durable()["state"].get("seized").is_none());
        step(&mut base, &mut dice);
    }
    assert_eq!(base.offers.opportunities.capacity(), 0, "nothing is ever made room for");
}

#[test]
fn somebody_who_is_not_asked_seizes_what_stands_open() {
    let mut game = game(2);
    let (asked, idle) = (active(&game), other(&game));
    let hand = game.state.crew[idle.index()].hand.len();
    let old = game.offers.for_seat(asked).expect("it is asked").id;
    game.seize(open(&game, Some(idle), "breather")).expect("it stands open");
    let events = game.take_events();
    let possibility = id(&game, "breather");
    let told = (Fact::Seized { seat: idle, possibility }, Rule("after.term.gap"));
    assert_eq!((events[0].fact, events[0].rule), told);
    assert!(!events.iter().any(|event| matches!(event.fact, Fact::ActionTaken { .. })));
    assert_eq!(game.state.crew[idle.index()].hand.len(), hand + 1);
    assert_eq!(game.state.round.actions, 0, "it is no action");
    // The one who was asked is asked anew, and the earlier question is over.
    let now = game.offers.for_seat(asked).expect("it is asked again");
    assert_eq!(now.prompt, Prompt::Question(Question::Action { seat: asked }));
    let before = game.state;
    assert_eq!(game.choose(asked, old, Choice::Pass), Err(Refusal::Stale));
    assert_eq!(game.state, before);
    choose(&mut game, asked, Choice::Pass);
}

#[test]
fn a_choice_only_half_made_lapses() {
    let mut game = game(2);
    let (asked, idle) = (active(&game), other(&game));
    let untouched = game.state;
    let step = code(&game, "move");
    choose(&mut game, asked, step);
    assert!(matches!(self::asked(&game), Prompt::Question(Question::Target { .. })));
    let old = game.offers.for_seat(asked).expect("it is asked").id;
    let target = game.offers.of(&game.offers.decisions[0])[0];
    let all = standing(&game).len();
    assert_eq!(all, 6, "naming an action without being bound by it is still a gap");
    game.seize(open(&game, Some(idle), "breather")).expect("it stands open");
    assert_eq!(game.choose(asked, old, target), Err(Refusal::Stale));
    proves!(
        "after.term.gap-choice",
        assert_eq!(self::asked(&game), Prompt::Question(Question::Action { seat: asked }))
    );
    let (then, now) = (&untouched.crew[asked.index()], &game.state.crew[asked.index()]);
    assert_eq!((then.place, then.hand), (now.place, now.hand), "nothing was paid or done");
    choose(&mut game, asked, step);
}

#[test]
fn what_is_done_with_it_is_under_way() {
    let mut game = game(2);
    let (asked, idle) = (active(&game), other(&game));
    game.seize(open(&game, Some(idle), "master-key")).expect("it stands open");
    let target = game.offers.for_seat(idle).expect("it is asked which door").clone();
    assert!(matches!(target.prompt, Prompt::Question(Question::Target { .. })));
    assert_eq!(game.offers.for_seat(asked), None, "the round waits");
    assert_eq!(standing(&game), []);
    let key = open(&game, Some(asked), "master-key");
    let said = [Reason::NoGap, Reason::AlreadyDone].map(|why| (Rule("after.term.gap"), why));
    assert_eq!(reasons(&mut game, key), said);
    // Everybody sees what is done, for it was seized openly.
    let view = game.view(Viewer::Seat(asked));
    assert_eq!(view.waiting.seats, SeatSet::only(idle));
    let wounds = game.state.crew[idle.index()].light;
    let door = game.offers.of(&target)[0];
    choose(&mut game, idle, door);
    assert_eq!(game.state.crew[idle.index()].light, wounds + 1);
    assert_eq!(active(&game), asked);
    assert!(!standing(&game).iter().any(|(_, name)| *name == "master-key"), "once a game");
}

#[test]
fn the_table_enters_what_nobody_chooses() {
    let mut game = game(2);
    let (asked, idle) = (active(&game), other(&game));
    let glass = open(&game, Some(idle), "glass");
    assert_eq!(reasons(&mut game, glass), [(Rule("after.term.gap"), Reason::TooEarly)]);
    let sand = open(&game, Some(idle), "sand");
    assert_eq!(reasons(&mut game, sand), [(Rule("after.term.gap"), Reason::OnlyTable)]);
    let nobody = open(&game, None, "breather");
    assert_eq!(reasons(&mut game, nobody), [(Rule("after.term.gap"), Reason::OnlyPlayer)]);
    let old = game.offers.for_seat(asked).expect("it is asked").id;
    game.seize(open(&game, None, "sand")).expect("the table may");
    assert_eq!(game.take_events()[0].fact, Fact::CameAbout { possibility: id(&game, "sand") });
    assert_eq!(game.choose(asked, old, Choice::Pass), Err(Refusal::Stale));
    assert!(standing(&game).contains(&(Some(idle.0), "glass")));
    game.seize(glass).expect("now it stands open");
    let ducts = game.take_events();
    let noise = |event: &Event| matches!(event.fact, Fact::DuctNoisePlaced { .. });
    assert!(ducts.iter().any(noise), "{ducts:?}");
    let said = [(Rule("after.term.gap"), Reason::AlreadyDone)];
    let late = open(&game, Some(asked), "glass");
    assert_eq!(reasons(&mut game, late), said, "the first in the record has it");
}

#[test]
fn a_turn_later_it_is_to_be_had_again() {
    let mut game = game(2);
    let idle = other(&game);
    game.seize(open(&game, Some(idle), "breather")).expect("it stands open");
    game.seize(open(&game, None, "power-cut")).expect("it stands open");
    let turn = game.state.turn;
    while game.state.turn == turn && !game.state.is_over() {
        let first = game.offers.decisions[0].clone();
        let pass = game.offers.of(&first).iter().copied().find(|choice| *choice == Choice::Pass);
        let choice = pass.unwrap_or_else(|| *game.offers.of(&first).last().expect("an option"));
        choose(&mut game, first.seat, choice);
    }
    let names: Vec<&str> = standing(&game).into_iter().map(|(_, name)| name).collect();
    assert!(names.contains(&"breather") && !names.contains(&"power-cut"), "{names:?}");
}

#[test]
fn nothing_stands_open_while_something_is_under_way_nor_to_the_dead() {
    let mut seen = [0; 3];
    for number in 0..12 {
        let mut dice = Dice::new(number);
        let mut game = game_of(setup(2 + (number % 4) as u8), number);
        while !game.state.is_over() {
            let gap = matches!(
                game.state.frames.top(),
                Some(Frame::Ask(
                    Question::Action { .. }
                        | Question::Target { .. }
                        | Question::Consent { .. }
                        | Question::Swarm { .. }
                        | Question::SwarmTarget { .. }
                ))
            );
            seen[usize::from(gap)] += 1;
            for open in &game.offers.opportunities {
                assert!(gap);
                let seat = open.seat.unwrap_or(A);
                let place = game.state.crew[seat.index()].place;
                assert!(matches!(place, Place::Room(_) | Place::Pod(_)) || open.seat.is_none());
                seen[2] += 1;
            }
            if !gap {
                assert_eq!(game.offers.opportunities, []);
            }
            // Read anew, the same stands open.
            let again = Game::resume(Arc::clone(&game.book), game.setup.clone(), game.state);
            assert_eq!(again.offers.opportunities, game.offers.opportunities);
            step(&mut game, &mut dice);
        }
        assert_eq!(game.offers.opportunities, []);
    }
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

#[test]
fn a_player_with_a_single_option_is_asked_as_long_as_something_stands_open() {
    let mut game = game(2);
    let asked = active(&game);
    let crew = &mut game.state.crew[asked.index()];
    while let Some(card) = crew.hand.pop() {
        crew.deck.push(card);
    }
    crew.inventory = Default::default();
    crew.hands = Default::default();
    let mut game = Game::resume(Arc::clone(&game.book), game.setup.clone(), game.state);
    game.seize(open(&game, None, "sand")).expect("it stands open");
    let decision = game.offers.for_seat(asked).expect("it is asked").clone();
    assert_eq!(game.offers.of(&decision), [Choice::Pass]);
    assert!(!game.offers.opportunities.is_empty());
}

#[test]
fn situations_are_put_away_and_imagined_with_them() {
    for number in 0..6 {
        let mut dice = Dice::new(number + 40);
        let mut game = game_of(setup(3), number);
        let mut decisions = 0;
        while !game.state.is_over() {
            if decisions % 7 == 0 {
                assert_eq!(game.state.lost(&game.book, &game.setup), None);
                let viewer = Viewer::Seat(Seat((decisions % 3) as u8));
                let view = game.view(viewer);
                let dream = imagine(&game.book, &view, number);
                assert_eq!(dream.look(&game.book).view(viewer), view);
            }
            step(&mut game, &mut dice);
            decisions += 1;
        }
    }
}

#[test]
fn what_was_seized_tells_situations_apart() {
    let mut game = game(2);
    let same = State { decision: 0, asked: [0; 5], ..game.state };
    game.seize(open(&game, None, "sand")).expect("it stands open");
    let seized = State { decision: 0, asked: [0; 5], ..game.state };
    assert_ne!(same.hash(&game.book), seized.hash(&game.book));
    assert_eq!(State { seized: same.seized, ..seized }.hash(&game.book), same.hash(&game.book));
    assert_eq!(game.to_durable()["state"]["seized"], serde_json::json!(["sand"]));
}

fn recorded(number: u64) -> Record {
    let setup = setup(2 + (number % 4) as u8);
    let terms = Terms { verifiable: true, events: true };
    let mut recorder =
        Recorder::new(&catalog(&setup), setup, seed(number), terms).expect("a playable setup");
    let mut dice = Dice::new(number);
    while !recorder.game().state.is_over() {
        let offers = recorder.game().offers.clone();
        let (asked, open) = (offers.decisions.len(), offers.opportunities.len());
        match dice.below(asked + open) {
            at if at < asked => {
                let decision = offers.decisions[at].clone();
                let choice = dice.choose(offers.of(&decision));
                recorder.choose(decision.seat, decision.id, choice).expect("it is offered");
            }
            at => recorder.seize(offers.opportunities[at - asked]).expect("it stands open"),
        }
        if dice.below(40) == 0 {
            let everybody = recorder.game().look().seats().collect();
            let seat = Seat(dice.below(usize::from(recorder.game().state.players)) as u8);
            let _ = recorder.undo_agreed(seat, 1 + dice.below(3), everybody);
        }
    }
    recorder.record().clone()
}

#[test]
fn records_hold_what_was_seized_in_its_place() {
    let mut kinds = [0; 2];
    for number in 0..6 {
        let record = recorded(number);
        let text = record.to_text();
        let read = Record::parse(&text).expect("it is read back");
        assert_eq!(read, record);
        let verified = read.verify(&catalog(&read.header.setup)).expect("it verifies");
        assert_eq!(verified.choices, record.choices());
        for step in &record.steps {
            if let Step::Choice(played) = step
                && played.choice.starts_with("seize:")
            {
                kinds[usize::from(played.seat.is_some())] += 1;
            }
        }
        for line in text.lines().filter(|line| line.contains(r#""choice":"seize:sand""#)) {
            assert!(!line.contains(r#""seat""#) || line.contains("undo"), "{line}");
        }
        assert!(read.digests(&catalog(&read.header.setup)).is_ok());
    }
    assert!(kinds.iter().all(|count| *count > 20), "{kinds:?}");
}

#[test]
fn a_record_with_something_seized_that_did_not_stand_open_is_refused() {
    let mut record = recorded(1);
    let seized = record.steps.iter().position(|step| match step {
        Step::Choice(played) => played.choice == "seize:sand",
        _ => false,
    });
    let Some(Step::Choice(played)) = seized.map(|at| &mut record.steps[at]) else {
        panic!("the sand runs out in every game")
    };
    played.choice = "seize:glass".into();
    let problem = record.verify(&catalog(&record.header.setup)).expect_err("the table holds none");
    assert!(matches!(&problem, RecordProblem::Illegal { seat: None, .. }));
    let said = problem.to_string();
    assert!(said.contains("the table cannot enter `seize:glass`"), "{said}");
    let Some(Step::Choice(played)) = seized.map(|at| &mut record.steps[at]) else { unreachable!() };
    played.choice = "pass".into();
    let problem = record.verify(&catalog(&record.header.setup)).expect_err("nobody passes");
    assert!(matches!(problem, RecordProblem::Illegal { seat: None, .. }), "{problem}");
}

#[test]
fn what_was_seized_is_taken_back_by_agreement_only() {
    let mut game = game(2);
    let (asked, idle) = (active(&game), other(&game));
    let before = game.state;
    game.seize(open(&game, Some(idle), "master-key")).expect("it stands open");
    let free = Err(UndoProblem::Bound { free: 0 });
    assert_eq!(game.undo(idle, 1), free, "what is done openly binds");
    let door = game.offers.of(&game.offers.decisions[0])[0];
    choose(&mut game, idle, door);
    game.seize(open(&game, None, "sand")).expect("it stands open");
    assert_eq!(game.undo_point(asked), 0, "the table has acted since");
    let everybody = game.look().seats().collect();
    game.undo_agreed(idle, 2, everybody).expect("all agree");
    assert_eq!(game.state, before);
    assert_eq!(game.take_events().last().map(|event| event.rule), Some(Rule("hidden.undo.agreed")));
    // What was entered by the table's clock can be entered again at once.
    game.seize(open(&game, None, "sand")).expect("it stands open once more");
}

#[test]
fn an_undo_after_half_a_choice_lapsed_leads_where_it_should() {
    for number in 0..30 {
        let mut dice = Dice::new(number);
        let mut game = game_of(setup(3), number);
        let mut past = Vec::new();
        for _ in 0..120 {
            if game.state.is_over() {
                break;
            }
            past.push(game.state);
            step(&mut game, &mut dice);
        }
        let everybody: SeatSet = game.look().seats().collect();
        let mut tried = game.clone();
        if tried.undo_agreed(A, 1, everybody).is_ok() {
            let unlearnt = |state: &State| State { knowledge: Default::default(), ..*state };
            let found = past.iter().any(|state| unlearnt(state) == unlearnt(&tried.state));
            assert!(found, "game {number}");
            // The hot form of the whole game remembers the way.
            let hot = game.to_hot();
            let mut woken = Game::from_hot(Arc::clone(&game.book), game.setup.clone(), &hot)
                .expect("the hot form is read");
            woken.undo_agreed(A, 1, everybody).expect("it can be taken back there as well");
            assert_eq!(woken.state, tried.state);
        }
    }
}

//! The hourglass: what scenarios cannot tell.

use derelict_content::{Catalog, Kind, Library, NoiseFace, PossibilityId, Ways};
use derelict_engine::choice::Source;
use derelict_engine::frame::{Frame, Question};
use derelict_engine::hourglass::Glass;
use derelict_engine::imagine::imagine;
use derelict_engine::odds::{Chance, Odds, Risk};
use derelict_engine::offer::Prompt;
use derelict_engine::record::{Record, Recorder, Step, Terms};
use derelict_engine::undo::UndoProblem;
use derelict_engine::view::Viewer;
use derelict_engine::why::Wish;
use derelict_engine::{Choice, Fact, Game, Opportunity, Rule, Seat, Seed, Setup};
use std::sync::Arc;

use crate::table::Dice;

/// The ways in which everybody can play with it.
const GAMES: [&[(&str, &str)]; 7] = [
    &[],
    &[("mode", "coop")],
    &[("mode", "solo")],
    &[("intruder-player", "on")],
    &[("species", "carnomorphs")],
    &[("species", "void-seeders")],
    &[("board", "alternative"), ("aftermath", "on"), ("medic", "on")],
];

fn setup(choices: &[(&str, &str)], players: u8) -> Setup {
    let mut setup = Setup { players, ..Setup::default() };
    for (axis, value) in choices.iter().chain(&[("hourglass", "on"), ("undo", "agreed")]) {
        setup.choose(Ways::shipped(), axis, value).expect("a choice there is");
    }
    if !setup.mode.seats().contains(&players) {
        setup.players = *setup.mode.seats().start();
    }
    setup
}

fn catalog(setup: &Setup) -> Arc<Catalog> {
    setup.catalog(Library::shipped()).expect("packs that go together")
}

fn seed(number: u64) -> Seed {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// A game in which the first player is about to name an action.
fn game(choices: &[(&str, &str)], number: u64) -> Game {
    let setup = setup(choices, 3);
    let mut game = Game::new(&catalog(&setup), setup, seed(number)).expect("a playable setup");
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
    game.look().seats().find(|seat| *seat != active(game)).expect("several players")
}

fn open(game: &Game, seat: Option<Seat>, name: &str) -> Opportunity {
    let id = game.book.names.index(Kind::PossibilityId, name).expect("a possibility");
    Opportunity { seat, possibility: PossibilityId(id) }
}

fn sand_out(game: &mut Game) {
    game.seize(open(game, None, "sand-out")).expect("the sand runs");
}

fn choose(game: &mut Game, seat: Seat, choice: Choice) {
    let decision = game.offers.for_seat(seat).expect("it is asked").id;
    game.choose(seat, decision, choice).expect("an offered choice is accepted");
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

#[test]
fn it_may_be_added_to_any_game() {
    for choices in GAMES {
        let game = game(choices, 1);
        proves!("after.hour.option", assert_eq!(game.look().glass(), Some(Glass::Running)));
    }
    let without = Setup::default();
    let game = Game::new(&catalog(&without), without, seed(1)).expect("a game");
    proves!("after.hour.option", assert_eq!(game.look().glass(), None));
    assert!(game.offers.opportunities.is_empty());
}

#[test]
fn how_long_the_sand_runs_is_a_setting_of_the_table_that_no_rule_reads() {
    let mut long = setup(&[], 2);
    assert_eq!(long.options.sand_secs(), 120);
    long.choose(Ways::shipped(), "sand", "300").expect("so long may it run");
    proves!("after.hour.sand", assert_eq!(long.options.sand_secs(), 300));
    let refused = long.choose(Ways::shipped(), "sand", "1").expect_err("nobody could look up");
    assert!(refused.contains("takes 120, 30"), "{refused}");
    let short = setup(&[], 2);
    let [a, b] = [long, short]
        .map(|setup| Game::new(&catalog(&setup), setup, seed(1)).expect("a game").state);
    proves!("after.hour.sand", assert_eq!(a, b));
    // Without a glass there is no sand to run.
    let mut none = Setup::default();
    none.options.sand = Some(300);
    none.packs.push("hourglass".into());
    assert!(none.rulebook(&catalog(&none)).is_ok());
    none.packs.pop();
    none.take_packs_of(Ways::shipped(), "sand");
    assert!(none.packs.contains(&"hourglass".to_owned()), "the sand brings its glass along");
}

#[test]
fn that_the_sand_has_run_out_interrupts_nothing() {
    let mut game = game(&[], 2);
    let seat = active(&game);
    let moving = Choice::parse(&game.book.names, "move").expect("a choice");
    choose(&mut game, seat, moving);
    let before = (game.offers.decisions.clone(), game.offers.options.clone(), game.state);
    sand_out(&mut game);
    let after = (game.offers.decisions.clone(), game.offers.options.clone());
    proves!("after.hour.empty", assert_eq!(after, (before.0.clone(), before.1)));
    let now = derelict_engine::State { seized: before.2.seized, ..game.state };
    proves!("after.hour.empty", assert_eq!(now, before.2));
    // The question that was asked before is still the one that is answered.
    let target = game.offers.options[0];
    proves!("after.hour.under-way", assert!(game.choose(seat, before.0[0].id, target).is_ok()));
    assert_eq!(game.look().glass(), Some(Glass::Empty));
}

#[test]
fn the_roll_is_made_in_gaps_of_the_player_phase_at_most_once_a_turn() {
    let mut seen = [0; 4];
    for (number, choices) in GAMES.iter().cycle().take(14).enumerate() {
        let mut dice = Dice::new(number as u64);
        let mut game = game(choices, number as u64);
        let (mut turn, mut rolls, mut turned) = (game.state.turn, 0, true);
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
            let passed = !game.look().seats().any(|seat| {
                let crew = game.look().crew(seat);
                (crew.awake() || game.look().is_swarm(seat)) && !crew.passed
            });
            let held = game.offers.opportunities.iter().filter(|open| open.seat.is_some()).count();
            proves!("after.hour.timing", assert!(held == 0 || gap));
            proves!("after.hour.close", assert!(held == 0 || !passed));
            seen[0] += held;
            let naming = game.offers.decisions.first().is_some_and(|decision| {
                matches!(decision.prompt, Prompt::Question(Question::GlassRoom { .. }))
            });
            let facedown = game.state.rooms.map(|room| room.explored);
            step(&mut game, &mut dice);
            for event in game.take_events() {
                match event.fact {
                    Fact::TurnBegan { turn: begun } => {
                        assert!(turned || game.look().glass() == Some(Glass::Gone));
                        (turn, rolls, turned) = (begun, 0, false);
                    }
                    Fact::HourglassTurned => {
                        proves!("after.hour.turn", assert!(!turned && turn > 0));
                        turned = true;
                    }
                    Fact::HourglassNamed { .. } => {
                        assert!(naming);
                        rolls += 1;
                        proves!("after.hour.once", assert_eq!(rolls, 1));
                        seen[1] += 1;
                        let now = game.state.rooms.map(|room| room.explored);
                        proves!("after.hour.room", assert_eq!(now, facedown));
                    }
                    Fact::NoiseRolled { face, .. } if naming => {
                        seen[2] += usize::from(face == NoiseFace::Danger);
                    }
                    _ => {}
                }
            }
            seen[3] += usize::from(game.look().glass() == Some(Glass::Gone));
            assert_eq!(game.look().violations(), []);
            if dice.below(10) == 0 && !game.state.is_over() {
                let viewer = Viewer::Seat(Seat(0));
                let view = game.view(viewer);
                let dream = imagine(&game.book, &view, 1);
                assert_eq!(dream.look(&game.book).view(viewer), view);
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn every_room_may_be_named() {
    let mut game = game(&[], 3);
    sand_out(&mut game);
    let seat = other(&game);
    game.seize(open(&game, Some(seat), "hourglass")).expect("it stands open");
    let all: Vec<Choice> = game.book.rooms().map(Choice::Room).collect();
    let offered = game.offers.of(&game.offers.decisions[0]);
    proves!("after.hour.room", assert_eq!(offered, all));
    assert_eq!(active(&game), seat);
    // What may come of it is known beforehand, slime or not.
    let view = game.view(Viewer::Seat(seat));
    let decision = view.decision.as_ref().expect("it is asked");
    let Choice::Room(room) = all[0] else { unreachable!() };
    let risk = Risk::NoiseIn { room };
    assert_eq!(decision.risks(&game.book, &view, all[0]), [risk]);
    let Some(Odds::Noise(odds)) = derelict_engine::odds::odds(&game.book, &view, risk) else {
        panic!("a noise roll has odds")
    };
    let die = &game.book.catalog.noise_die;
    let of = |wanted| Chance::of(die.iter().filter(|face| **face == wanted).count(), die.len());
    assert_eq!(odds.danger, of(NoiseFace::Danger));
    assert_eq!(odds.quiet, of(NoiseFace::Silence));
}

#[test]
fn why_it_cannot_be_picked_up_is_told() {
    let mut game = game(&[], 4);
    let (seat, glass) = (other(&game), open(&game, None, "hourglass").possibility);
    let wish = Wish::Act(Source::Possibility(glass), 0);
    let why = |game: &Game| {
        let all = game.look().why_not(seat);
        let found = all.into_iter().find(|not_now| not_now.wish == wish);
        found.map(|not_now| not_now.objections.iter().map(|one| one.rule).collect::<Vec<_>>())
    };
    assert_eq!(why(&game), Some(vec![Rule("after.hour.notice")]));
    sand_out(&mut game);
    assert_eq!(why(&game), None);
}

#[test]
fn taking_back_does_not_fill_the_glass_again() {
    let mut game = game(&[], 5);
    let seat = active(&game);
    let moving = Choice::parse(&game.book.names, "move").expect("a choice");
    choose(&mut game, seat, moving);
    sand_out(&mut game);
    assert_eq!(game.undo_point(seat), 1, "the table's clock binds nobody");
    game.undo(seat, 1).expect("nothing happened since");
    assert_eq!(asked(&game), Prompt::Question(Question::Action { seat }));
    proves!("after.hour.undo", assert_eq!(game.look().glass(), Some(Glass::Empty)));
    // What was picked up, and its roll, everybody has to agree to take back.
    let idle = other(&game);
    game.seize(open(&game, Some(idle), "hourglass")).expect("it stands open");
    proves!("after.hour.undo", assert_eq!(game.undo(idle, 1), Err(UndoProblem::Bound { free: 0 })));
    let room = game.offers.options[0];
    choose(&mut game, idle, room);
    let bound = Err(UndoProblem::Bound { free: 0 });
    proves!("after.hour.undo", assert_eq!(game.undo(idle, 2), bound));
    game.take_events();
    let everybody = game.look().seats().collect();
    game.undo_agreed(idle, 2, everybody).expect("all agree");
    proves!("after.hour.undo", assert_eq!(game.look().glass(), Some(Glass::Empty)));
    // It can be taken back in the same way after that, and a turn before it is another glass.
    choose(&mut game, seat, moving);
    game.undo(seat, 1).expect("nothing happened since");
    assert_eq!(game.look().glass(), Some(Glass::Empty));
}

#[test]
fn an_undo_into_an_earlier_turn_leaves_its_glass_as_it_was() {
    let mut game = game(&[], 6);
    let seat = active(&game);
    let first = game.state.turn;
    choose(&mut game, seat, Choice::Pass);
    while game.state.turn == first && !game.state.is_over() {
        let decision = game.offers.decisions[0].clone();
        let options = game.offers.of(&decision);
        let pass = options.iter().copied().find(|choice| *choice == Choice::Pass);
        let choice = pass.unwrap_or_else(|| *options.last().expect("an option"));
        choose(&mut game, decision.seat, choice);
    }
    sand_out(&mut game);
    let everybody = game.look().seats().collect();
    let own = (1..20).rfind(|steps| game.clone().undo_agreed(seat, *steps, everybody).is_ok());
    game.undo_agreed(seat, own.expect("it has chosen"), everybody).expect("all agree");
    assert!(game.state.turn <= first);
    assert_ne!(game.look().glass(), Some(Glass::Empty), "that sand ran out a turn later");
}

fn recorded(number: u64) -> Record {
    let choices = GAMES[number as usize % GAMES.len()];
    let setup = setup(choices, 2 + (number % 4) as u8);
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
        if dice.below(30) == 0 {
            let everybody = recorder.game().look().seats().collect();
            let seat = Seat(dice.below(usize::from(recorder.game().state.players)) as u8);
            let _ = recorder.undo_agreed(seat, 1 + dice.below(3), everybody);
        }
    }
    recorder.record().clone()
}

#[test]
fn a_replay_needs_no_clock() {
    let mut kinds = [0; 3];
    for number in 0..7 {
        let record = recorded(number);
        let read = Record::parse(&record.to_text()).expect("it is read back");
        let verified = read.verify(&catalog(&read.header.setup)).expect("it verifies");
        proves!("after.hour.clock", assert_eq!(verified.choices, record.choices()));
        for step in &record.steps {
            let Step::Choice(played) = step else { continue };
            match played.choice.as_str() {
                "seize:sand-out" => {
                    proves!("after.hour.clock", assert_eq!(played.seat, None));
                    kinds[0] += 1;
                }
                "seize:hourglass" => kinds[1] += 1,
                "seize:no-hourglass" => kinds[2] += 1,
                _ => {}
            }
        }
    }
    proves!("after.hour.clock", assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}"));
}

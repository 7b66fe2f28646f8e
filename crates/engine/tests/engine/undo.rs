//! Choices taken back: the same situation, the same dice, and nothing unlearnt.

use crate::table::kind::ADULT;
use crate::table::{Dice, way_to_play};
use derelict_content::{Catalog, ItemId, Kind, Library, MiniId, RoomId};
use derelict_engine::choice::Source;
use derelict_engine::frame::{Frame, Question};
use derelict_engine::imagine::imagine;
use derelict_engine::offer::Prompt;
use derelict_engine::option::{Options, Undo};
use derelict_engine::record::{Record, Recorder, Terms};
use derelict_engine::state::{Mini, Place};
use derelict_engine::undo::UndoProblem;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Event, Fact, Game, Rule, Seat, SeatSet, Setup, State};

type Chosen = (Seat, Choice);

fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn game(players: u8, number: u64) -> Game {
    let options = Options { undo: Undo::Agreed, ..Options::default() };
    let setup = Setup { players, options, ..Setup::default() };
    Game::new(&Catalog::base(), setup, seed(number)).expect("a playable setup")
}

/// A game of any mode, on either board, also with one player.
fn any_game(number: u64) -> Game {
    let mut setup = way_to_play(1 + (number % 5) as u8, number / 5);
    setup.options.undo = Undo::Agreed;
    let catalog = setup.catalog(Library::shipped()).expect("the shipped packs go together");
    Game::new(&catalog, setup, seed(number)).expect("a playable setup")
}

fn everybody(game: &Game) -> SeatSet {
    game.look().seats().collect()
}

/// Makes a random choice.
fn step(game: &mut Game, dice: &mut Dice) -> Chosen {
    let at = dice.below(game.offers.decisions.len());
    let decision = game.offers.decisions[at].clone();
    let choice = dice.choose(game.offers.of(&decision));
    game.choose(decision.seat, decision.id, choice).expect("an offered choice is accepted");
    (decision.seat, choice)
}

/// Makes a given choice, if it is offered.
fn repeat(game: &mut Game, (seat, choice): Chosen) -> bool {
    let Some(decision) = game.offers.for_seat(seat).cloned() else { return false };
    game.choose(seat, decision.id, choice).is_ok()
}

/// A situation without what anybody knows in private.
fn unlearnt(state: &State) -> State {
    State { knowledge: Default::default(), ..*state }
}

#[test]
fn free_undo_restores_the_situation_and_the_same_choices_lead_back() {
    let mut undone = [0; 2];
    for number in 0..80 {
        let (mut game, mut dice) = (any_game(number), Dice::new(number));
        let mut past: Vec<(State, Chosen)> = Vec::new();
        while !game.state.is_over() {
            let before = game.state;
            let chosen = step(&mut game, &mut dice);
            past.push((before, chosen));
            for seat in game.look().seats().collect::<Vec<_>>() {
                let free = game.undo_point(seat);
                assert_eq!(
                    game.clone().undo(seat, free + 1),
                    Err(if game.state.is_over() {
                        UndoProblem::Over
                    } else {
                        UndoProblem::Bound { free }
                    })
                );
                if free == 0 || dice.below(3) > 0 {
                    continue;
                }
                let steps = 1 + dice.below(free);
                let own = past.iter().enumerate().rev().filter(|(_, (_, by))| by.0 == seat);
                let (choice, earlier) = game.before_last(seat).expect("a choice to take back");
                let (_, (was, chosen)) = own.clone().next().expect("a choice of its own");
                assert_eq!((choice, earlier.state), (chosen.1, *was), "game {number}");
                let (at, (was, _)) = own.clone().nth(steps - 1).expect("a choice of its own");
                let there = game.state;
                game.undo(seat, steps).expect("inside the free window");
                proves!("hidden.undo", assert_eq!(game.state, *was, "game {number}"));
                assert_eq!(game.state.streams, there.streams, "nothing random is undone freely");
                undone[usize::from(steps > 1)] += 1;
                for (_, chosen) in &past[at..] {
                    assert!(repeat(&mut game, *chosen), "game {number}");
                }
                proves!("hidden.undo", assert_eq!(game.state, there, "game {number}"));
            }
        }
    }
    assert!(undone[0] > 200 && undone[1] > 50, "{undone:?} undos");
}

#[test]
fn free_undo_teaches_and_unteaches_nobody() {
    for number in 0..12 {
        let (mut game, mut dice) = (game(4, number), Dice::new(number));
        while !game.state.is_over() {
            step(&mut game, &mut dice);
            for seat in game.look().seats().collect::<Vec<_>>() {
                let free = game.undo_point(seat);
                if free == 0 {
                    continue;
                }
                let mut back = game.clone();
                back.undo(seat, free).expect("inside the free window");
                // A card buried lies where it lay before, and whoever knew the bottom of that deck
                // knows it again.
                let buried = back.state.items != game.state.items;
                let known = |game: &Game| {
                    let mut known = game.state.knowledge;
                    for known in known.iter_mut().filter(|_| buried) {
                        known.decks = Default::default();
                    }
                    known
                };
                assert_eq!(known(&back), known(&game));
                for viewer in game.look().seats() {
                    let [mut a, b] = [&game, &back].map(|game| game.view(Viewer::Seat(viewer)));
                    if buried {
                        a.memory.buried = b.memory.buried;
                    }
                    assert_eq!(a.memory, b.memory);
                    let faces = |view: &derelict_engine::view::View| -> Vec<_> {
                        view.rooms.values().map(|room| (room.tile, room.token)).collect()
                    };
                    assert_eq!(faces(&a), faces(&b));
                }
            }
        }
    }
}

#[test]
fn agreed_undo_brings_the_same_dice_and_keeps_what_was_learnt() {
    let (mut whole, mut learnt) = (0, 0);
    for number in 0..120 {
        let (mut game, mut dice) = (any_game(number), Dice::new(number));
        let mut past: Vec<(State, Chosen)> = Vec::new();
        let length = 20 + dice.below(200);
        while !game.state.is_over() && past.len() < length {
            let before = game.state;
            let chosen = step(&mut game, &mut dice);
            past.push((before, chosen));
        }
        if game.state.is_over() {
            continue;
        }
        let at = past.len() - 1 - dice.below(past.len().min(40));
        let (was, (seat, _)) = past[at];
        let steps = past[at..].iter().filter(|(_, (by, _))| *by == seat).count();
        let there = game.state;
        let all = everybody(&game);
        game.undo_agreed(seat, steps, all).expect("all agree");
        proves!(
            "hidden.undo.agreed",
            assert_eq!(unlearnt(&game.state), unlearnt(&was), "game {number}")
        );
        for viewer in game.look().seats() {
            let view = game.view(Viewer::Seat(viewer));
            let dream = imagine(&game.book, &view, number);
            let again = dream.look(&game.book).view(Viewer::Seat(viewer));
            assert_eq!(again, view, "imagined by {viewer} after the undo in game {number}");
            for known in view.constraints() {
                assert!(known.holds(game.look(), viewer), "game {number}, {viewer}: {known:?}");
            }
        }
        for seat in game.look().seats() {
            let (known, then) =
                (&game.state.knowledge[seat.index()], &there.knowledge[seat.index()]);
            let view = game.view(Viewer::Seat(seat));
            for (thing, _) in then.facedown.iter() {
                let front = thing.front(&was);
                assert!(front.is_some() && thing.shown(&view) == front, "game {number}: {thing:?}");
            }
            for room in game.book.rooms().map(|room| room.index()) {
                let seen = there.rooms[room].explored;
                let tile = view.rooms[&derelict_content::RoomId(room as u8)].tile;
                assert!(!seen || tile == Some(was.rooms[room].tile), "game {number}");
            }
            for (end, seen) in known.decks.iter() {
                assert_eq!(end.card(&was), Some(seen.card), "game {number}: {end:?}");
            }
        }
        learnt += usize::from(game.state.knowledge != was.knowledge);
        // What is known already need not be offered again; from there on the game may differ.
        let mut same = true;
        for (_, chosen) in &past[at..] {
            same = same && repeat(&mut game, *chosen);
        }
        if same {
            proves!(
                "hidden.undo.agreed",
                assert_eq!(unlearnt(&game.state), unlearnt(&there), "game {number}")
            );
            whole += 1;
        }
    }
    assert!(whole >= 40 && learnt >= 10, "{whole} whole, {learnt} with lessons");
}

#[test]
fn everybody_is_told_that_choices_were_taken_back() {
    let mut marked = [0; 2];
    for number in 0..30 {
        let (mut game, mut dice) = (any_game(number), Dice::new(number));
        for _ in 0..60 {
            if game.state.is_over() {
                break;
            }
            let (seat, _) = step(&mut game, &mut dice);
            game.take_events();
            let free = game.undo_point(seat) > 0;
            let taken = if free {
                game.undo(seat, 1)
            } else {
                let all = everybody(&game);
                game.undo_agreed(seat, 1, all)
            };
            if taken.is_err() {
                assert!(game.state.is_over());
                continue;
            }
            let told = game.take_events();
            let seen: Vec<Event> = told.iter().filter_map(|event| event.seen_by(None)).collect();
            let [Event { fact, rule, .. }] = seen[..] else { panic!("one fact for all: {seen:?}") };
            assert_eq!(fact, Fact::TakenBack { seat, steps: 1, agreed: !free });
            let rules = [Rule("hidden.undo.agreed"), Rule("hidden.undo")];
            proves!(
                ["hidden.undo", "hidden.undo.agreed"],
                assert_eq!(rule, rules[usize::from(free)])
            );
            marked[usize::from(free)] += 1;
            // Otherwise the same choice would be undone for ever.
            step(&mut game, &mut dice);
        }
    }
    assert!(marked.iter().all(|count| *count > 50), "{marked:?}");
}

#[test]
fn beyond_the_free_window_every_living_player_must_agree() {
    let mut game = game(3, 5);
    let mut dice = Dice::new(5);
    for _ in 0..60 {
        step(&mut game, &mut dice);
    }
    let there = game.state;
    let all = everybody(&game);
    let seat = Seat(0);
    assert_eq!(
        game.undo_agreed(seat, 1, all.without(Seat(2))),
        Err(UndoProblem::NotAgreed { missing: SeatSet::only(Seat(2)) })
    );
    assert!(matches!(game.undo_agreed(seat, 999, all), Err(UndoProblem::TooFar { .. })));
    assert!(matches!(game.undo_agreed(seat, 0, all), Err(UndoProblem::TooFar { .. })));
    assert_eq!(game.state, there, "a refusal changes nothing");
    game.state.time -= 1;
    assert_eq!(game.undo_agreed(seat, 1, all), Err(UndoProblem::Unknown));
    // The dead are not asked, unless they play the intruders.
    let dead = Seat(2);
    game.state.crew[dead.index()].place = Place::Dead(RoomId(0));
    let living = all.without(dead);
    assert_eq!(game.undo_agreed(seat, 1, living), Err(UndoProblem::Unknown));
    game.state.swarm.seat = Some(dead);
    proves!(
        "hidden.undo.agreed",
        assert_eq!(
            game.undo_agreed(seat, 1, living),
            Err(UndoProblem::NotAgreed { missing: SeatSet::only(dead) })
        )
    );
}

#[test]
fn naming_an_action_can_be_taken_back_and_paying_binds() {
    let (mut named, mut paid) = (0, 0);
    for number in 0..20 {
        let (mut game, mut dice) = (game(4, number), Dice::new(number));
        while !game.state.is_over() {
            let asked = game.state.frames.top();
            let (seat, choice) = step(&mut game, &mut dice);
            match (asked, choice) {
                (Some(Frame::Ask(Question::Pay { .. })), _) => {
                    assert_eq!(game.undo_point(seat), 0, "a card was shown");
                    paid += 1;
                }
                (Some(Frame::Ask(Question::Action { .. })), Choice::Act(..)) => {
                    let aiming = game.offers.for_seat(seat).is_some_and(|decision| {
                        matches!(decision.prompt, Prompt::Question(Question::Target { .. }))
                    });
                    if aiming {
                        assert!(game.undo_point(seat) > 0);
                        named += 1;
                    }
                }
                _ => {}
            }
        }
    }
    assert!(named > 100 && paid > 100, "{named} named, {paid} paid");
}

#[test]
fn an_answer_in_an_open_window_ends_no_undo() {
    let mut windows = 0;
    for number in 0..400 {
        let (mut game, mut dice) = (game(5, number), Dice::new(number));
        while !game.state.is_over() {
            let open = game.state.frames.top();
            let before: Vec<usize> =
                game.look().seats().map(|seat| game.undo_point(seat)).collect();
            let (seat, _) = step(&mut game, &mut dice);
            let (Some(Frame::Poll(was)), Some(Frame::Poll(is))) = (open, game.state.frames.top())
            else {
                continue;
            };
            // Unless another window has opened since.
            if was.answered.0 | SeatSet::only(seat).0 != is.answered.0 || was.asked != is.asked {
                continue;
            }
            windows += 1;
            for other in game.look().seats().filter(|other| *other != seat) {
                assert_eq!(game.undo_point(other), before[other.index()]);
            }
            assert!(game.undo_point(seat) > 0);
        }
    }
    assert!(windows > 5, "{windows} windows");
}

#[test]
fn a_record_with_undo_verifies() {
    for number in 0..6 {
        let options = Options { undo: Undo::Agreed, ..Options::default() };
        let setup = Setup { players: 3, options, ..Setup::default() };
        let terms = Terms { verifiable: false, events: true };
        let mut recorder =
            Recorder::new(&Catalog::base(), setup, seed(number), terms).expect("a playable setup");
        let mut dice = Dice::new(number);
        let mut undos = 0;
        while !recorder.game().state.is_over() {
            let offers = recorder.game().offers.clone();
            let decision = &offers.decisions[dice.below(offers.decisions.len())];
            let choice = dice.choose(offers.of(decision));
            recorder.choose(decision.seat, decision.id, choice).expect("offered");
            let seat = decision.seat;
            if recorder.game().undo_point(seat) > 0 && dice.below(4) == 0 {
                recorder.undo(seat, 1).expect("free");
                undos += 1;
            } else if dice.below(30) == 0 && !recorder.game().state.is_over() {
                let all = everybody(recorder.game());
                recorder.undo_agreed(seat, 1, all).expect("agreed");
                undos += 1;
            }
        }
        let events: Vec<Event> = recorder.take_events();
        assert!(!events.is_empty());
        let text = recorder.record().to_text();
        let record = Record::parse(&text).expect("its own text");
        assert_eq!(&record, recorder.record());
        let verified = record.verify(&Catalog::base()).expect("it holds");
        assert!(undos > 0);
        assert_eq!(verified.undone, undos);
        let forged = text.replacen("\"steps\":1", "\"steps\":2", 1);
        let forged = Record::parse(&forged).expect("still a record");
        assert!(forged.verify(&Catalog::base()).is_err(), "a forged undo is found");
    }
}

#[test]
fn the_table_decides_how_far_it_goes() {
    for (undo, free) in [(Undo::Off, false), (Undo::Safe, true)] {
        let mut game = game(3, 5);
        game.setup.options.undo = undo;
        let mut dice = Dice::new(5);
        for _ in 0..60 {
            step(&mut game, &mut dice);
            for seat in game.look().seats().collect::<Vec<_>>() {
                let all = everybody(&game);
                assert!(free || game.undo_point(seat) == 0);
                let off = game.clone().undo(seat, 1) == Err(UndoProblem::Off);
                assert_eq!(off, !free);
                assert_eq!(game.clone().undo_agreed(seat, 1, all), Err(UndoProblem::Off));
            }
        }
    }
}

#[test]
fn what_a_choice_pays_at_once_is_known_before_and_gives_nothing_away() {
    let mut paid_at_once = 0;
    for number in 0..40 {
        let (mut game, mut dice) = (any_game(number), Dice(number));
        while !game.state.is_over() {
            let at = dice.below(game.offers.decisions.len());
            let decision = game.offers.decisions[at].clone();
            let (seat, choice) = (decision.seat, dice.choose(game.offers.of(&decision)));
            let told = game.foresee(seat, choice);
            let dream = imagine(&game.book, &game.view(Viewer::Seat(seat)), number);
            let dream = Game::resume(game.book.clone(), game.setup.clone(), dream);
            assert_eq!(dream.foresee(seat, choice), told, "{choice:?}");
            game.take_events();
            game.choose(seat, decision.id, choice).expect("an offered choice is accepted");
            let pays = |event: &Event| matches!(event.fact, Fact::CardPaid { seat: who, .. } if who == seat);
            let told = usize::from(told.paid);
            let paid = game.take_events().iter().filter(|event| pays(event)).count();
            let paying = matches!(decision.prompt, Prompt::Question(Question::Pay { .. }));
            let other = matches!(decision.prompt, Prompt::Question(Question::PayReroll { .. }));
            assert!(paying || other || told == paid, "{choice:?} paid {paid}, not {told}");
            paid_at_once += told;
        }
    }
    assert!(paid_at_once > 20, "it happens: {paid_at_once}");
}

/// Somebody with a grenade and so many cards, and next door an intruder beside somebody else.
struct Thrower {
    game: Game,
    seat: Seat,
    friend: Seat,
    room: RoomId,
    mini: MiniId,
    throw: Choice,
}

fn thrower(cards: usize) -> Thrower {
    let characters = vec!["scout".into(), "captain".into()];
    let options = Options { undo: Undo::Agreed, ..Options::default() };
    let setup = Setup { players: 2, characters, options, ..Setup::default() };
    let game = Game::new(&Catalog::base(), setup, seed(1)).expect("a playable setup");
    let Some(Frame::Ask(Question::Action { seat })) = game.state.frames.top() else {
        panic!("somebody's round begins")
    };
    let friend = Seat(1 - seat.0);
    let book = game.book.clone();
    let mut state = game.state;
    let home = state.crew[seat.index()].room().expect("in a room");
    let (_, room) = book.neighbours(home)[0];
    state.rooms[room.index()].explored = true;
    state.crew[friend.index()].place = Place::Room(room);
    let mini = book.minis().find(|mini| book.mini_kind(*mini) == ADULT).expect("an adult");
    state.arrivals += 1;
    state.minis[mini.index()] = Mini { room: Some(room), injuries: 0, since: state.arrivals };
    let item = ItemId(book.names.index(Kind::ItemId, "grenade").expect("a grenade"));
    let own = &mut state.crew[seat.index()];
    own.inventory.add(item);
    while own.hand.len() > cards {
        let card = own.hand.pop().expect("a card");
        own.deck.push(card);
    }
    let game = Game::resume(book, game.setup.clone(), state);
    Thrower { game, seat, friend, room, mini, throw: Choice::Act(Source::Item(item), 0) }
}

#[test]
fn a_throw_with_one_target_that_nothing_asks_about_is_known_to_bind_before() {
    let Thrower { mut game, seat, friend, room, mini, throw } = thrower(1);
    let told = game.foresee(seat, throw);
    assert!(told.binds, "it is asked about first: {told:?}");
    assert_eq!((told.paid, told.price), (1, None));
    assert_eq!(told.targets, [Choice::Room(room), Choice::Intruder(mini)]);
    assert!(game.state.crew[friend.index()].serious.is_empty(), "looking ahead hurts nobody");
    assert!(repeat(&mut game, (seat, throw)));
    assert_eq!(game.undo_point(seat), 0);
    assert!(game.state.crew[seat.index()].hand.is_empty(), "it is paid for");
}

#[test]
fn a_throw_with_one_target_is_known_before_it_is_shown_and_hurts_nobody_before_it_is_paid() {
    let Thrower { mut game, seat, friend, room, mini, throw } = thrower(5);
    let told = game.foresee(seat, throw);
    assert!(!told.binds && told.price.is_some(), "{told:?}");
    let Some(Prompt::Question(Question::Pay { act })) = told.price.map(|price| price.prompt) else {
        panic!("it is to be paid for")
    };
    let named: Vec<Choice> = act.targets.iter().collect();
    assert_eq!(named, [Choice::Room(room), Choice::Intruder(mini)]);
    assert!(repeat(&mut game, (seat, throw)));
    assert!(matches!(game.state.frames.top(), Some(Frame::Ask(Question::Pay { .. }))));
    assert!(game.state.crew[friend.index()].serious.is_empty());
}

#[test]
fn what_was_carried_openly_and_dropped_can_be_taken_up_again() {
    let (mut open, mut hidden) = (0, 0);
    for number in 0..30 {
        let (mut game, mut dice) = (game(3, number), Dice::new(number));
        for _ in 0..120 {
            if game.state.is_over() {
                break;
            }
            for decision in game.offers.decisions.clone() {
                let acting = matches!(decision.prompt, Prompt::Question(Question::Action { .. }));
                for option in game.offers.of(&decision).to_vec().into_iter().filter(|_| acting) {
                    let Choice::Drop(thing) = option else { continue };
                    let mut after = game.clone();
                    after.choose(decision.seat, decision.id, option).expect("an offered choice");
                    let heavy =
                        thing.item().is_none_or(|item| game.book.catalog.items[item.index()].heavy);
                    if heavy {
                        after.undo(decision.seat, 1).expect("nothing was rolled or shown");
                        assert_eq!(after.state, game.state);
                        open += 1;
                    } else {
                        assert!(after.undo(decision.seat, 1).is_err(), "it was a secret before");
                        hidden += 1;
                    }
                }
            }
            step(&mut game, &mut dice);
        }
    }
    assert!(open > 50 && hidden > 5, "{open} {hidden}");
}

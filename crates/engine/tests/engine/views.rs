//! What a viewer is shown, and the games a viewer can imagine from it.

use crate::table::{Dice, RandomGame, json};
use derelict_content::{ObjectiveDeck, Requirement, Slot};
use derelict_engine::card::Face;
use derelict_engine::imagine::imagine;
use derelict_engine::mode::Mode;
use derelict_engine::state::Place;
use derelict_engine::view::{CrewMark, Progress, View, Viewer};
use derelict_engine::{Offers, Rulebook, Seat, Setup, Silent, State};

fn sight(table: &RandomGame, viewer: Viewer) -> View {
    table.state.look(&table.book).view(viewer)
}

fn viewers(table: &RandomGame) -> impl Iterator<Item = Viewer> + use<> {
    let seats = (0..table.state.players).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator])
}

/// Plays on with random choices; says where it gets stuck.
fn play_on(book: &Rulebook, mut state: State, dice: &mut Dice) -> Result<(), String> {
    let mut offers = Offers::default();
    state.pending(book, &mut offers);
    while !state.is_over() {
        let Some(decision) = offers.decisions.first().cloned() else {
            return Err(format!("nobody is asked: {:?}", state.frames.top()));
        };
        if offers.of(&decision).is_empty() {
            return Err(format!("no options: {:?}", decision.prompt));
        }
        let choice = dice.choose(offers.of(&decision));
        state
            .choose(book, decision.seat, decision.id, choice, &mut offers, &mut Silent)
            .expect("an offered choice is accepted");
    }
    Ok(())
}

/// Fails with the first lines that differ.
fn assert_same(book: &Rulebook, real: &View, imagined: &View, what: &str) {
    if real == imagined {
        return;
    }
    let [a, b] = [real, imagined].map(|view| format!("{:#}", json(book, view)));
    let pairs = a.lines().zip(b.lines()).filter(|(a, b)| a != b).take(8);
    let differing: Vec<String> = pairs.map(|(a, b)| format!("{a}  |  {b}")).collect();
    panic!("{what}:\n{}\n{:#?}", differing.join("\n"), real.stack);
}

/// Plays random games and shows every viewer's view at random decisions.
fn watch(games: u64, mut look: impl FnMut(&mut RandomGame, Viewer, &str)) {
    for (players, game) in (1..=5).flat_map(|players| (0..games).map(move |game| (players, game))) {
        let mut table = RandomGame::new(players, game);
        let mut decisions = 0;
        while !table.state.is_over() {
            if table.dice.below(8) == 0 {
                let what = format!("{players} players, game {game}, decision {decisions}");
                for viewer in viewers(&table) {
                    look(&mut table, viewer, &what);
                }
            }
            table.step(&mut Vec::new());
            decisions += 1;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            look(&mut table, viewer, "the end");
        }
    }
}

#[test]
fn an_imagined_game_looks_like_the_real_one_and_plays_on() {
    let (mut imagined, mut changed, mut finished) = (0u32, 0u32, 0u32);
    watch(60, |table, viewer, what| {
        if table.state.is_over() {
            return;
        }
        let what = format!("{what}, {viewer:?}");
        let view = sight(table, viewer);
        let dream = imagine(&table.book, &view, table.dice.0);
        let again = dream.look(&table.book).view(viewer);
        proves!("hidden.view", assert_same(&table.book, &view, &again, &what));
        let wrong = dream.look(&table.book).violations();
        assert!(wrong.is_empty(), "{what}: {wrong:?}\n{:?}", view.stack);
        imagined += 1;
        changed += u32::from(dream.rooms != table.state.rooms || dream.crew != table.state.crew);
        if table.dice.below(12) == 0 {
            let end = play_on(&table.book, dream, &mut table.dice);
            assert_eq!(end, Ok(()), "{what}");
            finished += 1;
        }
    });
    println!("{imagined} imagined, {changed} differ from the truth, {finished} played to the end");
    assert!(imagined > 10_000 && changed * 100 > imagined * 99 && finished > 1_000);
}

#[test]
fn imagining_twice_from_one_number_gives_one_game() {
    let mut table = RandomGame::new(4, 7);
    for _ in 0..40 {
        table.step(&mut Vec::new());
    }
    let view = sight(&table, Viewer::Seat(Seat(1)));
    let dream = |seed| imagine(&table.book, &view, seed);
    assert_eq!(dream(1), dream(1));
    assert_ne!(dream(1), dream(2));
}

#[test]
fn others_are_seen_from_outside_only() {
    watch(25, |table, viewer, what| {
        let view = sight(table, viewer);
        if table.state.is_over() {
            let open = sight(table, Viewer::Open);
            proves!("hidden.over", assert_eq!(view.players, open.players));
            proves!("hidden.over", assert_eq!(view.decks, open.decks));
            proves!("hidden.over", assert!(view.seed.is_some()));
            return;
        }
        assert_eq!(view.seed, None, "{what}");
        for (seat, player) in &view.players {
            let own = viewer == Viewer::Seat(*seat);
            let crew = &table.state.crew[seat.index()];
            proves!("hidden.hand", assert_eq!(player.hand.is_some(), own));
            proves!("hidden.hand.size", assert_eq!(player.hand_size as usize, crew.hand.len()));
            proves!("hidden.deck", assert_eq!(player.deck, None));
            proves!("hidden.deck", assert_eq!(player.deck_size as usize, crew.deck.len()));
            proves!("hidden.inventory", assert_eq!(player.inventory.is_some(), own));
            let backs = player.inventory_colours.len();
            proves!("hidden.inventory", assert_eq!(backs, crew.inventory.len()));
            proves!("hidden.heavy", assert_eq!(player.hands.len(), crew.hands.len()));
            let quests: Vec<_> = crew.quests.iter().collect();
            proves!("hidden.quest", assert_eq!(player.quests, quests));
            proves!("hidden.discard", assert_eq!(player.discard.len(), crew.discard.len()));
            let codes =
                player.discard.iter().filter(|card| matches!(card.0, Face::Infected | Face::Clean));
            proves!("hidden.discard", assert_eq!(codes.count(), 0));
            let known = view.memory.objectives.get(seat).map_or(0, Vec::len);
            let shown = [player.objectives.corporate, player.objectives.personal];
            let shown = shown.iter().flatten().count();
            let held = [crew.corporate, crew.personal];
            let held = if held[0] == held[1] { 1 } else { held.len() };
            let open = own || table.state.mode == Mode::Coop;
            let due = if open { held } else { known };
            proves!("hidden.objectives", assert_eq!(shown, due, "{what}"));
            let public: Vec<u8> = CrewMark::ALL
                .iter()
                .map(|mark| match mark {
                    CrewMark::Slime => u8::from(crew.slimed),
                    CrewMark::Larva => u8::from(crew.affliction.is_larva()),
                    CrewMark::Signal => u8::from(crew.signal),
                    CrewMark::Insanity => crew.affliction.insanity(),
                    CrewMark::Mutation => crew.affliction.mutation().markers,
                    // Only a facility has these.
                    CrewMark::Knowledge | CrewMark::Insight => 0,
                })
                .collect();
            let shown: Vec<_> = CrewMark::ALL.iter().map(|mark| player.mark(*mark)).collect();
            proves!("hidden.tracks", assert_eq!(shown, public));
        }
        let secrets = [
            view.decks.events.draw.is_some(),
            view.decks.attacks.draw.is_some(),
            view.decks.wounds.draw.is_some(),
            view.decks.items.red.draw.is_some(),
            view.decks.contamination.draw.is_some(),
            view.bag.tokens.is_some(),
        ];
        assert_eq!(secrets, [false; 6], "{what}");
        for weakness in view.weaknesses.values() {
            proves!("hidden.weakness", assert_eq!(weakness.card.is_some(), weakness.revealed));
        }
        for engine in view.engines.values() {
            proves!("hidden.engines", assert_eq!(engine.working.is_some(), engine.seen.is_some()));
        }
        let coordinates = &view.coordinates;
        proves!(
            "hidden.coordinates",
            assert_eq!(coordinates.card.is_some(), coordinates.seen.is_some())
        );
        for (id, room) in &view.rooms {
            let slot = table.book.board.rooms[id.index()].slot;
            let open = matches!(slot, Slot::Fixed(_) | Slot::Printed(_));
            let seen = open || room.explored || view.memory.tiles.contains_key(id);
            proves!("hidden.rooms", assert_eq!(room.tile.is_some(), seen, "{what}"));
            let token = view.memory.tokens.contains_key(id);
            proves!("hidden.rooms", assert_eq!(room.token.is_some(), token));
        }
        let bag = &view.bag;
        proves!("hidden.bag", assert_eq!(usize::from(bag.sum()), table.state.bag.len()));
    });
}

#[test]
fn a_view_reads_well_as_json() {
    let mut table = RandomGame::new(3, 0);
    while table.state.turn < 1 {
        table.step(&mut Vec::new());
    }
    let value = json(&table.book, &sight(&table, Viewer::Seat(Seat(0))));
    assert_eq!(value["viewer"]["seat"], 1);
    assert_eq!(value["rooms"]["011"]["tile"], "hibernatorium");
    assert_eq!(value["rooms"]["011"]["corpses"][0], "blue-corpse");
    assert_eq!(value["corridors"]["1-2"]["door"], "open");
    assert_eq!(value["tracks"]["course"], "B");
    assert_eq!(value["tracks"]["time"], 15);
    assert_eq!(value["tracks"]["self-destruct"], serde_json::Value::Null);
    assert_eq!(value["players"]["1"]["marks"]["slime"], 0);
    assert_eq!(value["bag"]["kinds"]["queen"], 1);
    assert_eq!(value["players"]["2"]["hand"], serde_json::Value::Null);
    assert!(value["players"]["1"]["hand"].is_array());
    assert!(value["players"]["2"]["character"].is_string());
    assert_eq!(value["weaknesses"]["egg"]["revealed"], false);
    assert_eq!(value["engines"]["1"]["working"], serde_json::Value::Null);
    assert_eq!(value["seed"], serde_json::Value::Null);
    let open = json(&table.book, &sight(&table, Viewer::Open));
    assert!(open["players"]["2"]["hand"].is_array());
    assert!(open["decks"]["events"]["draw"].is_array());
    assert!(open["bag"]["tokens"].is_array());
}

#[test]
fn parts_of_objectives_stand_as_they_are_where_the_view_says_so() {
    let mut told = [0; 4];
    for number in 0..40 {
        let mut table = RandomGame::new(1 + (number % 5) as u8, number / 5);
        while !table.state.is_over() {
            table.step(&mut Vec::new());
            let look = table.state.look(&table.book);
            for seat in look.seats() {
                let view = look.view(Viewer::Seat(seat));
                for goal in view.goals(&table.book).iter().filter(|_| !table.state.is_over()) {
                    let common = goal.deck == ObjectiveDeck::Coop;
                    for part in goal.ways.iter().flatten() {
                        told[part.standing as usize] += 1;
                        let during = !matches!(
                            part.requirement,
                            Requirement::OnlySurvivor
                                | Requirement::Company
                                | Requirement::PlayerDies { .. }
                                | Requirement::Signal
                                | Requirement::Carry { .. }
                        );
                        if during || !common && part.requirement == Requirement::Signal {
                            let met = look.met(seat, &part.requirement);
                            let says = part.standing == Progress::Met;
                            let known = part.standing != Progress::Unknown;
                            assert!(!known || says == met, "{part:?}");
                        }
                    }
                }
            }
        }
    }
    assert!(told.iter().take(3).all(|count| *count > 0), "{told:?}");
}

#[test]
fn nobody_meets_an_objective_by_dying() {
    let (mut dead, mut own) = (0, 0);
    for number in 0..40 {
        let mut table = RandomGame::new(2 + (number % 4) as u8, number / 4);
        while !table.state.is_over() {
            table.step(&mut Vec::new());
        }
        let look = table.state.look(&table.book);
        for seat in look.seats() {
            let view = look.view(Viewer::Seat(seat));
            let lies = matches!(view.players[&seat].place, Place::Dead(_));
            for part in view.goals(&table.book).iter().flat_map(|goal| goal.ways.iter().flatten()) {
                let counted = match part.requirement {
                    Requirement::OnlySurvivor if lies => &mut dead,
                    Requirement::PlayerDies { player } if Seat(player - 1) == seat => &mut own,
                    _ => continue,
                };
                *counted += 1;
                assert_eq!(part.standing, Progress::Lost, "{part:?}");
            }
        }
    }
    assert!(dead > 0 && own > 0, "{dead} dead, {own} with their own number");
}

#[test]
fn common_objectives_are_everybodys_goals() {
    let setup = Setup { players: 3, mode: Mode::Coop, ..Setup::default() };
    let table = RandomGame::of(&setup, 1);
    let look = table.state.look(&table.book);
    for seat in look.seats() {
        let goals = look.view(Viewer::Seat(seat)).goals(&table.book);
        assert_eq!(goals.len(), 3, "one card a player");
        assert!(goals.iter().all(|goal| goal.kept && goal.deck == ObjectiveDeck::Coop));
    }
}

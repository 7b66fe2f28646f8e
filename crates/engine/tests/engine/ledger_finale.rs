//! Rules about the end that concern the order of several events, or many deals.

use derelict_content::{Catalog, ObjectiveDeck, PodId, Requirement};
use derelict_engine::card::Card;
use derelict_engine::event::Ending;
use derelict_engine::state::{Place, Pod};
use derelict_engine::{Event, Fact, Game, Offers, Seat, Setup, State};

fn game(players: u8, seed: u8) -> Game {
    let setup = Setup { players, ..Setup::default() };
    Game::new(&Catalog::base(), setup, [seed; 32]).expect("the base game can be set up")
}

/// Ends a game after arranging it, and tells what happened.
fn finish(mut game: Game, arrange: impl FnOnce(&mut State)) -> (State, Vec<Event>) {
    while game.offers.decisions.iter().any(|open| game.offers.of(open).len() == 2)
        && game.state.turn == 0
    {
        let open = game.offers.decisions[0].clone();
        let choice = game.offers.of(&open)[0];
        game.choose(open.seat, open.id, choice).expect("the draft takes what it offers");
    }
    for index in 0..game.state.players {
        let crew = &mut game.state.crew[index as usize];
        crew.place = Place::Evacuated(PodId(index / 2));
        crew.kept = Some(ObjectiveDeck::Personal);
    }
    game.state.pods[..2].fill(Pod::Launched);
    game.state.engines = [true; 3];
    game.state.ending = Some(Ending::NobodyAwake);
    game.state.met = true;
    arrange(&mut game.state);
    let mut events = Vec::new();
    game.state.settle(&game.book, &mut Offers::default(), &mut events);
    (game.state, events)
}

fn position(events: &[Event], wanted: impl Fn(Fact) -> bool) -> usize {
    events.iter().position(|event| wanted(event.fact)).expect("it happened")
}

#[test]
fn the_checks_follow_their_order() {
    let (_, events) = finish(game(3, 1), |_| {});
    let steps = [
        position(&events, |fact| matches!(fact, Fact::EngineRevealed { .. })),
        position(&events, |fact| matches!(fact, Fact::CoordinatesRevealed { .. })),
        position(&events, |fact| matches!(fact, Fact::ContaminationChecked { .. })),
        position(&events, |fact| matches!(fact, Fact::ObjectiveRevealed { .. })),
    ];
    proves!("victory.order", assert!(steps.is_sorted()));
    let checked: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event.fact {
            Fact::ContaminationChecked { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    proves!("victory.contam.order", assert_eq!(checked, [Seat(0), Seat(1), Seat(2)]));
}

#[test]
fn with_fewer_than_four_cards_all_are_drawn() {
    let (state, events) = finish(game(2, 2), |state| {
        let crew = &mut state.crew[0];
        crew.affliction = derelict_engine::affliction::Affliction::Larva;
        crew.deck.clear();
        crew.discard.clear();
        crew.hand.clear();
        crew.hand.push(Card::of_action(derelict_content::ActionId(0)));
        crew.hand.push(Card::of_action(derelict_content::ActionId(0)));
    });
    let drawn = events
        .iter()
        .filter(|event| matches!(event.fact, Fact::LastCardDrawn { seat: Seat(0), .. }))
        .count();
    proves!("victory.contam.few", assert_eq!(drawn, 2));
    assert!(state.outcome.expect("it is over").survivors.has(Seat(0)));
}

#[test]
fn objectives_are_dealt_one_of_each_kind_and_name_players_who_are_there() {
    for seed in 0..60 {
        for players in 2..=5 {
            let game = game(players, seed);
            let catalog = &game.book.catalog;
            for crew in &game.state.crew[..players as usize] {
                let corporate = &catalog.objectives[crew.corporate.index()];
                let personal = &catalog.objectives[crew.personal.index()];
                proves!(
                    "objective.kinds",
                    assert_eq!(
                        (corporate.deck, personal.deck),
                        (ObjectiveDeck::Corporate, ObjectiveDeck::Personal)
                    )
                );
                let named = corporate.branches.iter().flatten().filter_map(|must| match must {
                    Requirement::PlayerDies { player } => Some(*player),
                    _ => None,
                });
                for player in named {
                    proves!("objective.playerx.filter", assert!(player <= players));
                }
            }
        }
    }
}

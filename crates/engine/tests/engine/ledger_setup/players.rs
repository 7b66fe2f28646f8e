//! Player numbers, objectives, the draft, the characters.

use std::collections::BTreeSet;

use derelict_content::{Catalog, CharacterId, ObjectiveDeck, ObjectiveId, Role};
use derelict_engine::card::Card;
use derelict_engine::state::Place;
use derelict_engine::thing::Thing;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Fact, Offers, Refusal, Seat};

use super::{sorted, starts, starts_of};

#[test]
fn player_numbers_are_dealt_at_random() {
    let mut seatings = BTreeSet::new();
    for start in starts_of(3) {
        let persons = &start.begun.persons[..3];
        proves!("setup.help", assert_eq!(sorted(persons.iter().copied()), [0, 1, 2]));
        seatings.insert(persons.to_vec());
    }
    proves!("setup.help", assert_eq!(seatings.len(), 6));
}

#[test]
fn objectives_fit_the_number_of_players_and_are_dealt_at_random() {
    for players in 2..=5 {
        let mut dealt: [BTreeSet<_>; 2] = Default::default();
        for start in starts_of(players) {
            let decks = [
                (
                    ObjectiveDeck::Corporate,
                    start.crew().iter().map(|crew| crew.corporate).collect(),
                ),
                (ObjectiveDeck::Personal, start.crew().iter().map(|crew| crew.personal).collect()),
            ];
            for (index, (deck, cards)) in decks.into_iter().enumerate() {
                let cards: BTreeSet<ObjectiveId> = cards;
                proves!("setup.objectives.deal", assert_eq!(cards.len(), players as usize));
                for card in &cards {
                    let card = &start.catalog().objectives[card.index()];
                    proves!("setup.objectives.deal", assert_eq!(card.deck, deck));
                    proves!("setup.objectives.filter", assert!(card.players <= players));
                }
                dealt[index].extend(cards);
            }
            let view = start.begun.look(&start.book).view(Viewer::Seat(Seat(0)));
            for (seat, player) in &view.players {
                let known =
                    player.objectives.corporate.is_some() && player.objectives.personal.is_some();
                let hidden =
                    player.objectives.corporate.is_none() && player.objectives.personal.is_none();
                proves!(
                    "setup.objectives.deal",
                    assert!(if *seat == Seat(0) { known } else { hidden })
                );
            }
        }
        let catalog = Catalog::base();
        for (deck, dealt) in
            [ObjectiveDeck::Corporate, ObjectiveDeck::Personal].into_iter().zip(&dealt)
        {
            let fitting = catalog
                .objectives
                .iter()
                .filter(|card| card.deck == deck && card.players <= players);
            proves!(
                ["setup.objectives.filter", "setup.objectives.deal"],
                assert_eq!(dealt.len(), fitting.count())
            );
        }
    }
}

#[test]
fn the_draft_shows_two_cards_to_each_player_in_turn() {
    let mut declined_came_back = false;
    let mut pairs = BTreeSet::new();
    for start in starts() {
        let drawn: Vec<(Seat, [CharacterId; 2])> = start
            .events
            .iter()
            .filter_map(|event| match event.seen_by(None)?.fact {
                Fact::DraftDrawn { seat, cards } => Some((seat, cards)),
                _ => None,
            })
            .collect();
        let seats: Vec<Seat> = drawn.iter().map(|(seat, _)| *seat).collect();
        proves!(
            "setup.draft",
            assert_eq!(seats, (0..start.begun.players).map(Seat).collect::<Vec<_>>())
        );
        let mut declined = BTreeSet::new();
        let mut taken = BTreeSet::new();
        for ((_, cards), crew) in drawn.iter().zip(start.crew()) {
            proves!("setup.draft", assert_ne!(cards[0], cards[1]));
            proves!("setup.draft", assert!(cards.iter().all(|card| !taken.contains(card))));
            proves!(["setup.draft", "setup.draft.bound"], assert!(cards.contains(&crew.character)));
            declined_came_back |= cards.iter().any(|card| declined.contains(card));
            taken.insert(crew.character);
            declined.extend(cards.iter().filter(|card| **card != crew.character).copied());
        }
        pairs.insert(sorted(drawn[0].1));
    }
    proves!("setup.draft", assert!(declined_came_back, "the other card is shuffled back"));
    proves!("setup.draft", assert_eq!(pairs.len(), 15, "any two of six can be drawn"));
}

#[test]
fn nobody_acts_for_the_character_of_another() {
    for start in starts() {
        let mut offers = Offers::default();
        start.begun.pending(&start.book, &mut offers);
        let id = offers.decisions[0].id;
        for other in 1..start.begun.players {
            let mut state = start.begun;
            let refused = state.choose(
                &start.book,
                Seat(other),
                id,
                Choice::Pass,
                &mut offers,
                &mut Vec::new(),
            );
            proves!("setup.draft.bound", assert_eq!(refused, Err(Refusal::NotAsked)));
        }
        let characters: BTreeSet<_> = start.crew().iter().map(|crew| crew.character).collect();
        proves!("setup.draft.bound", assert_eq!(characters.len(), start.players()));
    }
}

#[test]
fn characters_start_with_what_belongs_to_them() {
    let mut tops = BTreeSet::new();
    for start in starts() {
        let home = start.book.printed(Role::Hibernatorium).expect("every board has one");
        for crew in start.crew() {
            let sheet = &start.catalog().characters[crew.character.index()];
            proves!("setup.character.place", assert_eq!(crew.place, Place::Room(home)));
            let cards = crew.deck.iter().chain(crew.hand.iter());
            let deck = sheet.deck.iter().map(|card| Card::of_action(*card));
            proves!("setup.character.deck", assert_eq!(sorted(cards), sorted(deck)));
            proves!("setup.character.deck", assert_eq!(sheet.deck.len(), 10));
            proves!("setup.character.quest", assert_eq!(crew.quests.as_slice(), sheet.quests));
            proves!("setup.character.quest", assert_eq!(crew.quests.len(), 2));
            proves!("setup.character.quest", assert_eq!(crew.inventory.iter().count(), 0));
            let hands: Vec<Thing> = crew.hands.iter().map(|held| held.thing).collect();
            let weapon: Vec<Thing> = sheet.weapon.into_iter().map(Thing::Item).collect();
            proves!("setup.character.weapon", assert_eq!(hands, weapon));
            for held in crew.hands.iter() {
                let item = held.thing.item().expect("a starting item is an item");
                let weapon = start.catalog().items[item.index()].weapon.as_ref();
                proves!(
                    "setup.character.ammo",
                    assert_eq!(Some(held.ammo), weapon.map(|weapon| weapon.ammo))
                );
                assert!(held.ammo > 0);
            }
            if crew.character == CharacterId(0) {
                tops.extend(crew.hand.iter().next());
            }
        }
    }
    let captain = &Catalog::base().characters[0];
    let kinds: BTreeSet<_> = captain.deck.iter().map(|card| Card::of_action(*card)).collect();
    proves!("setup.character.deck", assert_eq!(tops, kinds, "any card can come first"));
}

#[test]
fn no_cards_are_held_before_the_first_draw_and_player_one_begins() {
    for start in starts() {
        let empty = start.laid.crew.iter().all(|crew| crew.hand.is_empty());
        proves!("setup.character.hand", assert!(empty && start.laid.turn == 0));
        let drawing =
            start.events.iter().position(|event| matches!(event.fact, Fact::CardDrawn { .. }));
        let turn =
            start.events.iter().position(|event| matches!(event.fact, Fact::TurnBegan { turn: 1 }));
        proves!("setup.character.hand", assert!(turn.is_some() && turn < drawing));
        assert!(start.crew().iter().all(|crew| crew.hand.len() == 5));
        proves!("setup.first", assert_eq!(start.begun.first, Seat(0)));
        proves!("setup.first", assert_eq!(start.begun.round.seat, Some(Seat(0))));
    }
}

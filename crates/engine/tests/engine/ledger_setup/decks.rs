//! The bag, the weaknesses and the shared decks.

use crate::table::kind::ADULT;
use std::collections::BTreeSet;

use derelict_content::{
    Catalog, Colour, EventId, ItemSource, Kind, ObjectiveDeck, TokenId, WoundId, capacity,
};
use derelict_engine::state::Deck;
use derelict_engine::view::Viewer;
use derelict_engine::{Fact, Offers, Seat, State};

use super::{Start, sorted, starts};

#[test]
fn the_bag_is_filled_by_the_number_of_players() {
    let kind = |start: &Start, token| start.book.token_kind(token).map(|kind| kind.index());
    let (mut in_bag, mut outside) = (BTreeSet::new(), BTreeSet::new());
    for start in starts() {
        let state = &start.begun;
        let count = |wanted| {
            let tokens = state.bag.iter().filter(|token| kind(&start, *token) == wanted);
            tokens.count()
        };
        let bag: Vec<usize> = (0..5).map(|wanted| count(Some(wanted))).collect();
        proves!("setup.intruder.bag", assert_eq!(count(None), 1));
        proves!("setup.intruder.bag", assert_eq!(bag, [4, 1, 3 + start.players(), 0, 1]));
        proves!("setup.intruder.supply", assert!(!state.bag.meets(state.token_supply)));
        proves!(
            "setup.intruder.supply",
            assert_eq!(state.bag.len() + state.token_supply.len(), start.catalog().tokens.len())
        );
        let lying: u8 = state.rooms.iter().map(|room| room.carcasses).sum();
        proves!("setup.intruder.supply", assert_eq!(lying, 0));
        assert!(state.minis.iter().all(|mini| mini.room.is_none()));
        in_bag.extend(state.bag.iter());
        outside.extend(state.token_supply.iter());
        proves!("setup.intruder.eggs", assert_eq!((state.nest_eggs, state.egg_supply), (5, 3)));
    }
    let catalog = Catalog::base();
    let adults = (0..catalog.tokens.len() as u8)
        .map(TokenId)
        .filter(|token| catalog.tokens[token.index()].kind() == Some(ADULT));
    for adult in adults {
        proves!(
            "setup.intruder.random-adults",
            assert!(in_bag.contains(&adult) && outside.contains(&adult))
        );
    }
}

#[test]
fn three_random_weaknesses_lie_facedown() {
    let mut seen: [BTreeSet<_>; 3] = Default::default();
    for start in starts() {
        let cards: BTreeSet<_> = start.begun.weaknesses.iter().map(|slot| slot.card).collect();
        proves!("setup.intruder.weakness", assert_eq!(cards.len(), 3));
        let view = start.begun.look(&start.book).view(Viewer::Seat(Seat(0)));
        proves!(
            "setup.intruder.weakness",
            assert!(view.weaknesses.values().all(|slot| !slot.revealed && slot.card.is_none()))
        );
        for (seen, slot) in seen.iter_mut().zip(start.begun.weaknesses) {
            seen.insert(slot.card);
        }
    }
    let sizes = seen.map(|cards| cards.len());
    proves!("setup.intruder.weakness", assert_eq!(sizes, [8, 8, 8], "any card on any slot"));
}

/// A deck holds all its cards, its discard pile none, and any card can come to lie on top.
fn full_and_shuffled<T, const N: usize>(decks: impl Iterator<Item = Deck<T, N>>, all: Vec<T>)
where
    T: Copy + Default + Ord + std::fmt::Debug,
{
    let mut tops = BTreeSet::new();
    for deck in decks {
        proves!("setup.decks", assert_eq!(sorted(deck.facedown().iter().copied()), all));
        proves!("setup.decks", assert_eq!(deck.discards(), []));
        tops.extend(deck.top());
    }
    let kinds: BTreeSet<T> = all.into_iter().collect();
    proves!("setup.decks", assert_eq!(tops, kinds));
}

#[test]
fn every_shared_deck_is_shuffled_apart_from_the_crafted_one() {
    let catalog = Catalog::base();
    let starts: Vec<State> = starts().map(|start| start.begun).collect();
    full_and_shuffled(starts.iter().map(|state| state.events), (0..20).map(EventId).collect());
    full_and_shuffled(starts.iter().map(|state| state.attacks), catalog.attack_ids().collect());
    let contamination =
        |state: &State| Deck::<u8, { capacity::CONTAMINATION }>::of(state.contamination.iter(), []);
    full_and_shuffled(starts.iter().filter_map(contamination), (0..27).collect());
    let wounds = (0..).map(WoundId).zip(&catalog.wounds);
    full_and_shuffled(
        starts.iter().map(|state| state.wounds),
        wounds.flat_map(|(id, wound)| (0..wound.copies).map(move |_| id)).collect(),
    );
    let copies = |colour: Colour| {
        let all = catalog.item_ids().zip(&catalog.items);
        let wanted = all.filter(|(_, card)| card.source == ItemSource::Deck(colour));
        wanted.flat_map(|(item, card)| (0..card.copies).map(move |_| item)).collect::<Vec<_>>()
    };
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        full_and_shuffled(starts.iter().map(|state| state.items[colour as usize]), copies(colour));
    }
    for state in &starts {
        proves!(
            "setup.decks.crafted",
            assert_eq!(state.crafted.iter().collect::<Vec<_>>(), copies(Colour::Blue))
        );
    }
}

#[test]
fn crafted_cards_leave_their_deck_only_by_crafting() {
    let mut crafted = 0;
    for seed in 0..400 {
        let mut start = Start::new(2 + (seed % 4) as u8, seed);
        let (mut offers, mut events) = (Offers::default(), Vec::new());
        start.begun.pending(&start.book, &mut offers);
        let mut mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        while !start.begun.is_over() {
            mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let decision = offers.decisions[0].clone();
            let options = offers.of(&decision);
            let craft =
                options.iter().copied().find(|choice| choice.code(&start.book.names) == "craft");
            let choice = craft.unwrap_or(options[(mixed >> 33) as usize % options.len()]);
            let before = start.begun.crafted.iter().count();
            events.clear();
            start
                .begun
                .choose(&start.book, decision.seat, decision.id, choice, &mut offers, &mut events)
                .expect("what is offered is accepted");
            let made = events
                .iter()
                .filter(|event| matches!(event.fact, Fact::ItemCrafted { .. }))
                .count();
            proves!(
                "setup.decks.crafted",
                assert!(start.begun.crafted.iter().count() + made >= before)
            );
            crafted += made;
        }
    }
    assert!(crafted > 0, "nothing was ever crafted");
}

#[test]
fn what_belongs_to_other_modes_stays_in_the_box() {
    for start in starts() {
        let _scope = start.book.names.scope();
        let table = start.begun.look(&start.book).view(Viewer::Open);
        let table = serde_json::to_string(&table).expect("views can be written");
        let catalog = start.catalog();
        let coop = (0..)
            .zip(&catalog.objectives)
            .filter(|(_, card)| card.deck == ObjectiveDeck::Coop)
            .filter_map(|(id, _)| start.book.names.name(Kind::ObjectiveId, id));
        for card in coop.chain(["pursuit", "planning", "metamorphosis", "self-healing"]) {
            proves!("setup.decks.unused", assert!(!table.contains(card), "{card} is on the table"));
        }
    }
}

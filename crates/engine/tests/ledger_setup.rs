//! What every freshly laid out game looks like, and what differs from game to game.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{
    Catalog, CharacterId, Colour, Evacuation, Kind, ObjectiveDeck, Role, Slot, TileGroup,
};
use derelict_engine::card::Card;
use derelict_engine::pile::Pile;
use derelict_engine::state::{Crew, Door, Place, Pod};
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Event, Fact, Offers, Refusal, Rulebook, Seat, Seed, Setup, State};

macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

/// A game at its first decision, again after the draft, and everything told until then.
struct Start {
    book: Arc<Rulebook>,
    laid: State,
    begun: State,
    events: Vec<Event>,
}

impl Start {
    fn new(players: u8, seed: u64) -> Self {
        let setup = Setup { players, ..Setup::default() };
        let book = setup.rulebook(&Catalog::base()).expect("the base game can be set up");
        let (mut offers, mut events) = (Offers::default(), Vec::new());
        let laid = State::new(&book, &setup, wide(seed), &mut offers, &mut events);
        let mut begun = laid;
        for index in 0..players {
            let decision = offers.decisions[0].clone();
            let choice = offers.of(&decision)[(seed >> index) as usize % 2];
            begun
                .choose(&book, decision.seat, decision.id, choice, &mut offers, &mut events)
                .expect("the draft takes what it offers");
        }
        Self { book, laid, begun, events }
    }

    fn catalog(&self) -> &Catalog {
        &self.book.catalog
    }

    fn players(&self) -> usize {
        self.begun.players as usize
    }

    fn crew(&self) -> &[Crew] {
        &self.begun.crew[..self.players()]
    }
}

fn wide(seed: u64) -> Seed {
    let mut wide = [0; 32];
    wide[..8].copy_from_slice(&seed.to_le_bytes());
    wide
}

/// Many games with each number of players.
fn starts() -> impl Iterator<Item = Start> {
    (2..=5).flat_map(starts_of)
}

fn starts_of(players: u8) -> impl Iterator<Item = Start> {
    (0..150).map(move |seed| Start::new(players, seed))
}

fn sorted<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    things.sort();
    things
}

#[test]
fn two_to_five_play_and_the_basic_side_is_the_standard() {
    let setup = |players| Setup { players, ..Setup::default() }.rulebook(&Catalog::base());
    for players in 2..=5 {
        assert!(setup(players).is_ok(), "{players} players");
    }
    assert!(setup(0).is_err() && setup(6).is_err());
    proves!("setup.board.side", assert_eq!(Setup::default().board, "basic"));
}

#[test]
fn tiles_and_exploration_tokens_lie_facedown_at_random() {
    let (mut twos_seen, mut twos_left) = (BTreeSet::new(), BTreeSet::new());
    let mut ones_on_first = BTreeSet::new();
    let mut tokens_seen = BTreeSet::new();
    for start in starts() {
        let group = |tile: derelict_content::TileId| start.catalog().tiles[tile.index()].group;
        let of = |wanted: TileGroup| {
            let tiles = start.catalog().tile_ids();
            tiles.filter(|tile| group(*tile) == wanted).collect::<BTreeSet<_>>()
        };
        let slots = start.book.board.rooms.iter().zip(start.laid.rooms);
        let on = |wanted: Slot| {
            let rooms = slots.clone().filter(move |(room, _)| room.slot == wanted);
            rooms.map(|(_, room)| room.tile).collect::<Vec<_>>()
        };
        let (ones, twos) = (on(Slot::One), on(Slot::Two));
        proves!(
            "setup.board.rooms1",
            assert_eq!(ones.iter().copied().collect::<BTreeSet<_>>(), of(TileGroup::One))
        );
        proves!("setup.board.rooms1", assert_eq!(ones.len(), 11));
        let distinct: BTreeSet<_> = twos.iter().copied().collect();
        proves!("setup.board.rooms2", assert_eq!((twos.len(), distinct.len()), (5, 5)));
        proves!("setup.board.rooms2", assert!(distinct.is_subset(&of(TileGroup::Two))));
        twos_left.extend(of(TileGroup::Two).difference(&distinct).copied());
        twos_seen.extend(distinct);
        ones_on_first.insert(ones[0]);

        let mut tokens = BTreeSet::new();
        for (slot, room) in slots.clone() {
            let special = matches!(slot.slot, Slot::Printed(_));
            proves!(
                ["setup.board.special", "setup.board.exploration"],
                assert_eq!((room.explored, room.token.is_none()), (special, special))
            );
            tokens.extend(room.token);
        }
        proves!("setup.board.exploration", assert_eq!(tokens.len(), 16));
        tokens_seen.extend(tokens);

        let specials = start.laid.rooms.iter().filter(|room| room.explored);
        let specials: Vec<&str> =
            specials.filter_map(|room| start.book.names.name(Kind::TileId, room.tile.0)).collect();
        proves!(
            "setup.board.special",
            assert_eq!(
                sorted(specials),
                ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]
            )
        );
        for seat in 0..start.begun.players {
            let view = start.begun.look(&start.book).view(Viewer::Seat(Seat(seat)));
            for room in view.rooms.values().filter(|room| !room.explored) {
                proves!(
                    ["setup.board.rooms1", "setup.board.rooms2", "setup.board.exploration"],
                    assert_eq!((room.tile, room.token), (None, None))
                );
            }
        }
    }
    proves!("setup.board.rooms1", assert_eq!(ones_on_first.len(), 11, "every tile can come first"));
    proves!("setup.board.rooms2", assert_eq!((twos_seen.len(), twos_left.len()), (9, 9)));
    proves!("setup.board.exploration", assert_eq!(tokens_seen.len(), 20));
}

#[test]
fn tracks_cards_and_engines_start_as_they_should() {
    let (mut cards, mut engines) = (BTreeSet::new(), BTreeSet::new());
    for start in starts() {
        let state = &start.begun;
        proves!("setup.board.destination", assert_eq!(state.destination, b'B' - b'A'));
        proves!("setup.board.time", assert_eq!(state.time, 15));
        assert_eq!(state.self_destruct, None);
        proves!("setup.doors", assert!(state.doors.iter().all(|door| *door == Door::Open)));
        for seat in 0..state.players {
            let view = state.look(&start.book).view(Viewer::Seat(Seat(seat)));
            proves!("setup.board.coordinates", assert_eq!(view.coordinates.card, None));
            proves!(
                "setup.engines",
                assert!(view.engines.values().all(|engine| engine.working.is_none()))
            );
        }
        cards.insert(state.coordinates);
        engines.insert(state.engines);
    }
    proves!("setup.board.coordinates", assert_eq!(cards.len(), 8, "each card is drawn sometimes"));
    proves!("setup.engines", assert_eq!(engines.len(), 8, "each stack is shuffled by itself"));
}

#[test]
fn pods_are_chosen_at_random_and_dealt_by_rising_number() {
    let mut chosen = BTreeSet::new();
    for start in starts() {
        let docked: Vec<(usize, Evacuation, bool)> = (1..)
            .zip(start.begun.pods)
            .filter_map(|(number, pod)| match pod {
                Pod::Docked { section, locked } => Some((number, section, locked)),
                _ => None,
            })
            .collect();
        let count = match start.players() {
            2 => 2,
            3 | 4 => 3,
            _ => 4,
        };
        proves!("setup.pods.count", assert_eq!(docked.len(), count));
        let dealt = [Evacuation::A, Evacuation::B, Evacuation::A, Evacuation::B];
        let sections: Vec<Evacuation> = docked.iter().map(|(_, section, _)| *section).collect();
        proves!("setup.pods.place", assert_eq!(sections, dealt[..count]));
        proves!("setup.pods.locked", assert!(docked.iter().all(|(_, _, locked)| *locked)));
        proves!(
            "setup.pods.numbers",
            assert_eq!(start.book.names.of(Kind::PodId), ["1", "2", "3", "4"])
        );
        if count == 2 {
            chosen.insert((docked[0].0, docked[1].0));
        }
    }
    proves!("setup.pods.count", assert_eq!(chosen.len(), 6, "every pair of pods comes up"));
    let alone = Catalog::base().supply.pods[0];
    proves!("setup.pods.count", assert_eq!(alone, 2));
}

#[test]
fn one_blue_corpse_lies_in_the_hibernatorium() {
    for start in starts() {
        let home = start.book.printed(Role::Hibernatorium).expect("every board has one");
        for room in start.book.rooms() {
            let blue = if room == home { Corpse::Blue.bit() } else { 0 };
            proves!("setup.bluecorpse", assert_eq!(start.begun.rooms[room.index()].corpses, blue));
        }
    }
}

#[test]
fn the_bag_is_filled_by_the_number_of_players() {
    let kind = |start: &Start, token| start.book.token_kind(token).map(|kind| kind as usize);
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
        proves!("setup.intruder.supply", assert_eq!(state.bag.0 & state.token_supply.0, 0));
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
        .map(derelict_content::TokenId)
        .filter(|token| {
            catalog.tokens[token.index()].kind == Some(derelict_content::IntruderKind::Adult)
        });
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
fn full_and_shuffled<T, const N: usize>(decks: impl Iterator<Item = (Pile<T, N>, usize)>, all: Vec<T>)
where
    T: Copy + Default + Ord + std::fmt::Debug,
{
    let mut tops = BTreeSet::new();
    for (deck, discarded) in decks {
        proves!("setup.decks", assert_eq!(sorted(deck.iter()), all));
        proves!("setup.decks", assert_eq!(discarded, 0));
        tops.extend(deck.top());
    }
    let kinds: BTreeSet<T> = all.into_iter().collect();
    proves!("setup.decks", assert_eq!(tops, kinds));
}

#[test]
fn every_shared_deck_is_shuffled_apart_from_the_crafted_one() {
    let catalog = Catalog::base();
    let starts: Vec<State> = starts().map(|start| start.begun).collect();
    full_and_shuffled(
        starts.iter().map(|state| (state.events.draw, state.events.discard.len())),
        (0..20).map(derelict_content::EventId).collect(),
    );
    full_and_shuffled(
        starts.iter().map(|state| (state.attacks.draw, state.attacks.discard.len())),
        catalog.attack_ids().collect(),
    );
    full_and_shuffled(
        starts.iter().map(|state| (state.contamination, 0)),
        (0..27).collect(),
    );
    let wounds = (0..).map(derelict_content::WoundId).zip(&catalog.wounds);
    full_and_shuffled(
        starts.iter().map(|state| (state.wounds.draw, state.wounds.discard.len())),
        wounds.flat_map(|(id, wound)| (0..wound.copies).map(move |_| id)).collect(),
    );
    let copies = |colour: Colour| {
        let items = catalog.item_ids().filter(move |item| {
            catalog.items[item.index()].source == derelict_content::ItemSource::Deck(colour)
        });
        items.flat_map(|item| (0..catalog.items[item.index()].copies).map(move |_| item)).collect::<Vec<_>>()
    };
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        let deck = |state: &State| state.items[colour as usize];
        full_and_shuffled(
            starts.iter().map(|state| (deck(state).draw, deck(state).discard.len())),
            copies(colour),
        );
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
            let craft = options.iter().copied().find(|choice| {
                choice.code(&start.book.names) == "craft"
            });
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
                (ObjectiveDeck::Corporate, start.crew().iter().map(|crew| crew.corporate).collect()),
                (ObjectiveDeck::Personal, start.crew().iter().map(|crew| crew.personal).collect()),
            ];
            for (index, (deck, cards)) in decks.into_iter().enumerate() {
                let cards: BTreeSet<derelict_content::ObjectiveId> = cards;
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
                let known = player.objectives.corporate.is_some() && player.objectives.personal.is_some();
                let hidden = player.objectives.corporate.is_none() && player.objectives.personal.is_none();
                proves!("setup.objectives.deal", assert!(if *seat == Seat(0) { known } else { hidden }));
            }
        }
        let catalog = Catalog::base();
        for (deck, dealt) in [ObjectiveDeck::Corporate, ObjectiveDeck::Personal].into_iter().zip(&dealt) {
            let fitting = catalog.objectives.iter().filter(|card| card.deck == deck && card.players <= players);
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
            let refused =
                state.choose(&start.book, Seat(other), id, Choice::Pass, &mut offers, &mut Vec::new());
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
        let drawing = start.events.iter().position(|event| matches!(event.fact, Fact::CardDrawn { .. }));
        let turn = start.events.iter().position(|event| matches!(event.fact, Fact::TurnBegan { turn: 1 }));
        proves!("setup.character.hand", assert!(turn.is_some() && turn < drawing));
        assert!(start.crew().iter().all(|crew| crew.hand.len() == 5));
        proves!("setup.first", assert_eq!(start.begun.first, Seat(0)));
        proves!("setup.first", assert_eq!(start.begun.round.seat, Some(Seat(0))));
    }
}

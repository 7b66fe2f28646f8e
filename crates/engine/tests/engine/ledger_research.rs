//! The Research Mission: what is laid out, who takes part, and games of every kind to their end.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{
    Catalog, Discovery, Kind, KindId, Library, ObjectiveDeck, RoomColour, RoomId, RoomTrait, Slot,
    TileGroup, TileId, TokenFace, Ways,
};
use derelict_engine::mode::Mode;
use derelict_engine::rulebook::Exit;
use derelict_engine::state::{Place, Pod};
use derelict_engine::{Fact, Rulebook, Seat, Setup, State};

use crate::table::RandomGame;

/// Rooms of the ship on the basic side.
const SHIP: usize = 21;
/// The shuttle's own, in their order.
const SHUTTLE: [&str; 4] = ["shuttle-main", "shuttle-upper", "shuttle-right", "shuttle-lower"];

fn setup(mode: Mode, players: u8) -> Setup {
    let mut setup = Setup { mode, players, ..Setup::default() };
    setup.choose(Ways::shipped(), "mission", "research").expect("it is offered");
    setup
}

fn mode_for(players: u8) -> Mode {
    if players == 1 { Mode::Solo } else { Mode::SemiCoop }
}

fn catalog() -> Arc<Catalog> {
    setup(Mode::SemiCoop, 4).catalog(Library::shipped()).expect("the packs fit")
}

/// Games right after the draft, with every number of players.
fn games() -> impl Iterator<Item = RandomGame> {
    (1..=5u8).flat_map(|players| {
        (0..12u64).map(move |seed| {
            let mut game = RandomGame::of(&setup(mode_for(players), players), seed);
            while game.state.crew[..usize::from(players)].iter().any(|crew| !crew.drafted) {
                game.step(&mut Vec::new());
            }
            game
        })
    })
}

fn name(book: &Rulebook, kind: Kind, id: u8) -> &str {
    book.names.name(kind, id).expect("everything has a name")
}

fn is_slimy(book: &Rulebook, tile: TileId) -> bool {
    book.catalog.tiles[tile.index()].traits.contains(&RoomTrait::Slimy)
}

/// The rooms of the ship, or of the shuttle.
fn rooms(book: &Rulebook, shuttle: bool) -> Vec<RoomId> {
    book.rooms().filter(|room| book.on_shuttle(*room) == shuttle).collect()
}

#[test]
fn the_shuttle_lies_beside_the_basic_side() {
    let book = Rulebook::new(&catalog(), "basic").expect("the basic side");
    let shuttle = rooms(&book, true);
    let ids: Vec<&str> = shuttle.iter().map(|room| name(&book, Kind::RoomId, room.0)).collect();
    proves!("after.shuttle.rooms", assert_eq!(ids, SHUTTLE));
    proves!("after.shuttle.numbers-order", assert_eq!(rooms(&book, false).len(), SHIP));
    proves!(
        "after.shuttle.numbers-order",
        assert!(shuttle.iter().all(|room| room.index() >= SHIP), "behind all rooms of the ship")
    );
    let numbered = |id: &str| id.bytes().all(|byte| byte.is_ascii_digit());
    proves!("after.shuttle.numbers", assert!(!ids.iter().any(|id| numbered(id))));
    let slots: Vec<Slot> = shuttle.iter().map(|room| book.board.rooms[room.index()].slot).collect();
    proves!("after.shuttle.rooms", assert!(matches!(slots[0], Slot::Printed(_))));
    proves!("after.shuttle.rooms", assert_eq!(slots[1..], [Slot::Two; 3]));
    let Slot::Printed(main) = slots[0] else { panic!("the main room is printed") };
    let main = &book.catalog.tiles[main.index()];
    proves!("after.shuttle.main-room", assert_eq!(main.colour, RoomColour::None));
    proves!("after.shuttle.main-room", assert!(!main.computer));
    proves!("after.shuttle.main-action", assert!(main.action.is_none()));
    let joined = |a: usize, b: usize| {
        book.neighbours(shuttle[a]).iter().any(|(_, there)| *there == shuttle[b])
    };
    for other in 1..=3 {
        proves!("after.shuttle.inside", assert!(joined(0, other) && joined(other, 0)));
    }
    proves!("after.shuttle.inside", assert!(joined(2, 1) && joined(2, 3) && !joined(1, 3)));
    for room in &shuttle {
        let ducts = (1..=4).filter(|number| matches!(book.exit(*room, *number), Exit::Duct(_)));
        proves!("after.shuttle.entrances", assert!(ducts.count() >= 1));
        proves!("after.shuttle.entrances", assert!(!book.entrances(*room).is_empty()));
    }
    let annex = book.board.annex.as_ref().expect("a shuttle");
    proves!("after.shuttle.track", assert_eq!(annex.track.len(), 6, "5 to 1, and the red one"));
    let numbers: Vec<u8> = book
        .tracks()
        .into_iter()
        .find(|sheet| sheet.track.name() == "shuttle")
        .map(|sheet| sheet.spaces.iter().map(|(space, _)| space.number()).collect())
        .expect("the track is watched");
    proves!("after.shuttle.track", assert_eq!(numbers, [5, 4, 3, 2, 1, 0]));
}

#[test]
fn on_the_other_side_an_entrance_of_either_colour_serves() {
    let book = Rulebook::new(&catalog(), "alternative").expect("the alternative side");
    let main = book.main_room().expect("a shuttle");
    let entrances: Vec<RoomId> =
        rooms(&book, false).into_iter().filter(|room| !book.entrances(*room).is_empty()).collect();
    let colours: BTreeSet<u8> =
        entrances.iter().flat_map(|room| book.entrances(*room)).map(|network| network.0).collect();
    proves!("after.shuttle.link-alt", assert_eq!(colours.len(), 2, "two networks"));
    for room in rooms(&book, false) {
        let linked = entrances.contains(&room);
        proves!("after.shuttle.link-alt", assert_eq!(book.links(main, room), linked));
        for aboard in rooms(&book, true) {
            let back = linked && aboard != main;
            proves!("after.shuttle.link-alt", assert_eq!(book.links(room, aboard), back));
        }
    }
    for room in rooms(&book, true) {
        let red = book.entrances(room).iter().all(|network| network.0 == 0);
        proves!("after.shuttle.entrances-net", assert!(red, "the first network is the red one"));
    }
}

#[test]
fn rooms_and_tokens_are_dealt() {
    let (mut on_ship, mut aboard, mut tokens, mut slimed) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), 0);
    for game in games() {
        let (book, state) = (&game.book, &game.state);
        proves!("after.research.nature", assert_eq!(book.board.id, "basic"));
        for room in rooms(book, false) {
            let here = &state.rooms[room.index()];
            let unexplored = matches!(book.board.rooms[room.index()].slot, Slot::One | Slot::Two);
            proves!("after.research.tokens-deal", assert_eq!(here.token.is_some(), unexplored));
            proves!("after.disc.place", assert!(here.discovery.is_some() && !here.slimed));
            proves!("after.research.discovery", assert!(here.discovery.is_some()));
            let tile = &book.catalog.tiles[here.tile.index()];
            match book.board.rooms[room.index()].slot {
                Slot::One => {
                    proves!("after.research.rooms", assert_eq!(tile.group, TileGroup::One))
                }
                Slot::Two => {
                    proves!("after.research.rooms", assert_eq!(tile.group, TileGroup::Two));
                    on_ship.insert(here.tile);
                    slimed += u32::from(is_slimy(book, here.tile));
                }
                Slot::Printed(_) | Slot::Fixed(_) => {}
            }
            tokens.extend(here.token);
        }
        for room in rooms(book, true) {
            let here = &state.rooms[room.index()];
            proves!("after.disc.no-shuttle", assert_eq!(here.discovery, None));
            proves!("after.research.tokens-deal", assert_eq!(here.token, None));
            proves!("after.research.shuttle", assert!(here.explored));
            proves!("after.research.shuttle", assert!(!is_slimy(book, here.tile)));
            if !book.is_printed(room) {
                aboard.insert(here.tile);
            }
        }
        let laid: BTreeSet<TileId> =
            book.rooms().map(|room| state.rooms[room.index()].tile).collect();
        proves!("after.research.shuttle-swap", assert_eq!(laid.len(), book.rooms().count()));
        let found: BTreeSet<u8> =
            state.rooms.iter().filter_map(|room| room.discovery).map(|token| token.0).collect();
        proves!("after.disc.count", assert_eq!(found.len(), SHIP, "each token lies once"));
    }
    let catalog = catalog();
    proves!("after.disc.count", assert_eq!(catalog.discoveries.len(), 23));
    proves!("after.research.rooms-new", assert_eq!(on_ship.len(), 13, "every additional room"));
    proves!("after.research.rooms", assert_eq!(aboard.len(), 12, "all but the slimy one"));
    proves!("after.research.shuttle-swap", assert!(slimed > 0, "the ship may still have it"));
    proves!("after.research.tokens-left", assert_eq!(catalog.exploration.len(), 17));
    proves!("after.research.tokens-left", assert_eq!(tokens.len(), 17, "any of them may be left"));
    let kinds: BTreeSet<Discovery> =
        catalog.exploration.iter().map(|token| token.discovery).collect();
    proves!("after.research.tokens", assert!(!kinds.contains(&Discovery::Doors)));
    proves!("after.research.tokens", assert!(!kinds.contains(&Discovery::Danger)));
    let turrets = catalog.exploration.iter().filter(|token| token.discovery == Discovery::Turret);
    proves!("after.research.tokens-turret", assert_eq!(turrets.count(), 3));
}

/// How many tokens of a kind are in the bag.
fn in_bag(game: &RandomGame, wanted: &str) -> usize {
    let tokens = &game.book.catalog.tokens;
    let of_kind = |kind: KindId| name(&game.book, Kind::KindId, kind.0) == wanted;
    let fits = |face: TokenFace| match face {
        TokenFace::Kind(kind) => of_kind(kind),
        TokenFace::Blank => wanted == "blank",
        _ => false,
    };
    game.state.bag.iter().filter(|token| fits(tokens[token.index()].face)).count()
}

#[test]
fn pods_bag_and_decks_are_those_of_the_mission() {
    for game in games() {
        let (book, state) = (&game.book, &game.state);
        let players = usize::from(state.players);
        let docked: Vec<&Pod> = state.pods.iter().filter(|pod| **pod != Pod::Unused).collect();
        proves!("after.research.pods", assert_eq!(docked.len(), [1, 1, 2, 2, 3][players - 1]));
        for pod in docked {
            let locked = matches!(pod, Pod::Docked { locked: true, .. });
            proves!("after.research.pods-place", assert!(locked));
        }
        let first = state.pods.iter().find(|pod| **pod != Pod::Unused);
        let in_a = matches!(first, Some(Pod::Docked { section, .. }) if *section as u8 == 0);
        proves!("after.research.pods-place", assert!(in_a, "the lowest number in section A"));
        for (kind, count) in
            [("blank", 1), ("queen", 1), ("breeder", 1), ("creeper", 2), ("larva", 4)]
        {
            proves!("after.research.bag", assert_eq!(in_bag(&game, kind), count, "{kind}"));
        }
        proves!("after.research.bag", assert_eq!(in_bag(&game, "adult"), 3 + players));
        proves!("after.research.eggs", assert_eq!(state.nest_eggs, 5));
        proves!(
            "after.research.eggs",
            assert!(state.weaknesses.iter().all(|weakness| !weakness.revealed))
        );
        proves!("after.research.events", assert_eq!(state.events.left(), 18));
        proves!("after.research.decks", assert_eq!(state.wounds.left() + worn(state), 18));
        proves!("after.research.decks", assert_eq!(state.attacks.left(), 20));
        proves!("after.research.decks", assert!(state.alerts.deck.left() > 0));
        proves!("after.research.time", assert_eq!(state.time, book.catalog.supply.time));
        proves!("after.research.length", assert_eq!(state.time, 15));
        proves!("after.research.alert-none", assert_eq!(state.shuttle_time, None));
        let berth = rooms(book, false)
            .into_iter()
            .find(|room| state.rooms[room.index()].corpses != 0)
            .expect("the blue corpse");
        proves!(
            "after.research.corpse",
            assert_eq!(
                name(book, Kind::TileId, state.rooms[berth.index()].tile.0),
                "hibernatorium"
            )
        );
    }
    let book = Rulebook::new(&catalog(), "basic").expect("the basic side");
    let base = [
        "damage",
        "damaging-fire",
        "eclosion",
        "hunt-3",
        "life-support-failure",
        "lurking",
        "scent-of-prey",
        "short-circuit",
    ];
    let events = book.names.of(Kind::EventId);
    for event in base {
        proves!("after.research.events", assert!(events.iter().any(|known| known == event)));
    }
    let aftermath = ["royal-ceremony", "maneuver", "warbling", "sparks", "screeching"];
    for event in aftermath {
        proves!("after.research.events", assert!(events.iter().any(|known| known == event)));
    }
}

/// Wound cards that characters already bear.
fn worn(state: &State) -> usize {
    state.crew.iter().map(|crew| crew.serious.len()).sum()
}

#[test]
fn only_characters_of_the_box_take_part_and_start_in_the_shuttle() {
    let mut coordinates = BTreeSet::new();
    for game in games() {
        let (book, state) = (&game.book, &game.state);
        let crew = &state.crew[..usize::from(state.players)];
        for one in crew {
            let sheet = &book.catalog.characters[one.character.index()];
            proves!("after.research.characters", assert!(sheet.counterpart.is_some()));
            proves!("after.research.start", assert_eq!(one.room(), book.main_room()));
            proves!(
                "after.research.gear",
                assert_eq!(one.quests.len(), sheet.quests.len(), "inactive")
            );
            for held in one.hands.iter() {
                let Some(item) = held.thing.item() else { continue };
                let card = &book.catalog.items[item.index()];
                let full = card.weapon.as_ref().map(|weapon| weapon.ammo).or(card.energy);
                proves!("after.research.gear", assert_eq!(held.ammo, full.unwrap_or(0)));
            }
        }
        let drafted: BTreeSet<u8> = crew.iter().map(|one| one.character.0).collect();
        proves!("after.research.draft", assert_eq!(drafted.len(), crew.len()));
        coordinates.insert(state.coordinates.0);
    }
    proves!("after.research.coordinates", assert!(coordinates.len() > 1, "any card"));
    let mut named = setup(Mode::SemiCoop, 2);
    named.characters = vec!["captain".into(), "ceo".into()];
    let refused = named.rulebook(&catalog()).expect_err("the captain has no part in it");
    proves!(
        "after.research.characters",
        assert!(refused.to_string().contains("after.research.characters"), "{refused}")
    );
}

#[test]
fn the_fifth_player_takes_the_last_card() {
    for seed in 0..20 {
        let mut game = RandomGame::of(&setup(Mode::SemiCoop, 5), seed);
        let mut events = Vec::new();
        while game.state.crew.iter().any(|crew| !crew.drafted) {
            game.step(&mut events);
        }
        let drawn = |seat: u8| {
            events.iter().find_map(|event| match event.fact {
                Fact::DraftDrawn { seat: who, cards } if who == Seat(seat) => Some(cards),
                _ => None,
            })
        };
        if let Some([a, b]) = drawn(4) {
            proves!("after.research.draft-last", assert_eq!(a, b, "one card is left"));
        }
        if let Some([a, b]) = drawn(3) {
            proves!("after.research.draft", assert_ne!(a, b, "two cards to choose from"));
        }
        let all: BTreeSet<u8> = game.state.crew.iter().map(|crew| crew.character.0).collect();
        proves!("after.research.draft-last", assert_eq!(all.len(), 5));
    }
}

#[test]
fn objectives_are_those_of_the_mode() {
    for (mode, players) in [(Mode::SemiCoop, 3), (Mode::Solo, 1), (Mode::Coop, 3)] {
        let game = RandomGame::of(&setup(mode, players), 7);
        let deck =
            |id: derelict_content::ObjectiveId| game.book.catalog.objectives[id.index()].deck;
        for crew in &game.state.crew[..usize::from(players)] {
            if mode == Mode::SemiCoop {
                proves!(
                    "after.research.objectives",
                    assert_eq!(deck(crew.corporate), ObjectiveDeck::Corporate)
                );
                proves!(
                    "after.research.objectives",
                    assert_eq!(deck(crew.personal), ObjectiveDeck::Personal)
                );
            } else {
                proves!(
                    "after.research.solo",
                    assert_eq!(deck(crew.personal), ObjectiveDeck::Coop)
                );
            }
        }
    }
}

#[test]
fn what_does_not_go_together_is_refused_with_its_rule() {
    for (axis, value, rule) in [
        ("species", "carnomorphs", "after.term.race"),
        ("species", "void-seeders", "after.term.race"),
        ("intruder-player", "on", "after.term.intruder-player"),
        ("board", "alternative", "after.term.combine.board"),
    ] {
        let mut setup = setup(Mode::SemiCoop, 3);
        setup.choose(Ways::shipped(), axis, value).expect("it is offered");
        let catalog = setup.catalog(Library::shipped()).expect("the packs fit");
        let refused = setup.rulebook(&catalog).expect_err("it does not go together").to_string();
        match rule {
            "after.term.race" => {
                proves!("after.term.race", assert!(refused.contains(rule), "{refused}"));
            }
            "after.term.intruder-player" => {
                proves!("after.term.intruder-player", assert!(refused.contains(rule), "{refused}"));
            }
            _ => proves!("after.term.combine.board", assert!(refused.contains(rule), "{refused}")),
        }
    }
}

/// Whole random games in every mode: nothing breaks, nobody is stuck, and all there is happens.
#[test]
fn games_of_every_mode_are_played_to_their_end() {
    let mut kinds = BTreeSet::new();
    let mut crossed = 0;
    for (mode, players) in
        [(Mode::Solo, 1), (Mode::SemiCoop, 2), (Mode::SemiCoop, 5), (Mode::Coop, 3)]
    {
        for seed in 0..15 {
            let mut game = RandomGame::of(&setup(mode, players), seed);
            let mut events = Vec::new();
            while !game.state.is_over() {
                let found = game.state.look(&game.book).violations();
                proves!("after.term.combine.modes", assert!(found.is_empty(), "{found:?}"));
                game.step(&mut events);
                for event in events.drain(..) {
                    match event.fact {
                        Fact::DiscoveryRevealed { token, .. } => {
                            kinds.insert(game.book.catalog.discoveries[token.index()].effect);
                        }
                        Fact::Moved { by: derelict_engine::event::Passage::Link, .. } => {
                            crossed += 1;
                        }
                        _ => {}
                    }
                }
            }
            for crew in &game.state.crew[..usize::from(players)] {
                let aboard = matches!(crew.place, Place::Room(_));
                proves!(
                    "after.research.shuttle-no-exit",
                    assert!(!aboard, "whoever is awake dies")
                );
            }
        }
    }
    assert_eq!(kinds.len(), 8, "every kind of token has turned up");
    assert!(crossed > 0);
}

//! The Epilogue: what it takes over from a finished game, and what it deals anew.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use derelict_content::{
    Colour, CoordinatesId, Evacuation, Kind, ObjectKind, PodId, RoomId, RoomTrait, SlotId,
    TileGroup, TileId, TokenFace, Ways,
};
use derelict_engine::mode::Mode;
use derelict_engine::state::{Door, Outcome, Pod, Weakness};
use derelict_engine::thing::{Held, Thing};
use derelict_engine::turret::{Post, Status};
use derelict_engine::view::Viewer;
use derelict_engine::wreck::Wreck;
use derelict_engine::{Game, Rulebook, Setup, State};

use crate::table::{RandomGame, json};

/// A finished game and what it leaves behind.
pub struct Finished {
    pub game: Game,
    pub wreck: Wreck,
}

/// A game with choices made on some axes.
pub fn chosen(players: u8, choices: &[(&str, &str)]) -> Setup {
    let mode = if players == 1 { Mode::Solo } else { Mode::SemiCoop };
    let mut setup = Setup { mode, players, ..Setup::default() };
    for (axis, value) in choices {
        setup.choose(Ways::shipped(), axis, value).expect("it is offered");
    }
    setup
}

/// A random game to its end.
pub fn played(setup: &Setup, seed: u64) -> Game {
    let mut game = RandomGame::of(setup, seed);
    let mut events = Vec::new();
    while !game.state.is_over() {
        game.step(&mut events);
        events.clear();
    }
    Game::resume(game.book, setup.clone(), game.state)
}

/// Games of a kind after which there still is a ship.
fn survived(setup: &Setup) -> impl Iterator<Item = Finished> {
    let games = (0..60).map(move |seed| played(setup, seed));
    let left = games.filter_map(|game| {
        let wreck = Wreck::of(&game).ok()?;
        Some(Finished { game, wreck })
    });
    left.take(2)
}

/// Finished games of every kind an Epilogue may follow.
pub fn finished() -> &'static [Finished] {
    static FINISHED: LazyLock<Vec<Finished>> = LazyLock::new(|| {
        let kinds = [
            chosen(3, &[]),
            chosen(1, &[]),
            chosen(3, &[("mode", "coop")]),
            chosen(4, &[("intruder-player", "on")]),
            chosen(3, &[("mission", "research")]),
            chosen(5, &[("aftermath", "on"), ("digest-rooms", "on")]),
        ];
        let each = kinds.iter().map(|setup| survived(setup).collect::<Vec<Finished>>());
        let each: Vec<Vec<Finished>> = each.collect();
        assert!(each.iter().all(|games| !games.is_empty()), "some leave a ship");
        each.into_iter().flatten().collect()
    });
    &FINISHED
}

/// A Research Mission whose end shows everything there is to be taken over or put away.
fn ravaged() -> Finished {
    let research = &finished().iter().find(|it| it.game.book.main_room().is_some());
    let mut game = research.expect("one of them").game.clone();
    let book = game.book.clone();
    let state = &mut game.state;
    (state.self_destruct, state.destination, state.airlock) = (Some(2), 3, Some(RoomId(2)));
    (state.noise, state.duct_noise) = (0b1011, 1);
    (state.nest_eggs, state.nest_destroyed) = (2, false);
    for room in ship(&book) {
        let here = &mut state.rooms[room.index()];
        let fragile = !book.has_trait(here.tile, RoomTrait::NeverMalfunctions);
        here.malfunction = fragile && room.index() % 5 == 1;
        (here.fire, here.corpses, here.carcasses) = (room.index() % 4 == 0, 0, 1);
        here.eggs = u8::from(room.index() == 4);
    }
    state.rooms[book.main_room().expect("a shuttle").index()].malfunction = true;
    state.doors[1] = Door::Closed;
    state.doors[4] = Door::Destroyed;
    state.pods = Default::default();
    state.pods[0] = Pod::Launched;
    state.pods[1] = Pod::Docked { section: Evacuation::A, locked: false };
    state.pods[3] = Pod::Docked { section: Evacuation::B, locked: true };
    let cards = book.catalog.weaknesses.len() as u8;
    assert!(cards > 3, "some are not used");
    for (slot, weakness) in state.weaknesses.iter_mut().enumerate().take(3) {
        let (revealed, discarded) = (slot < 2, slot == 1);
        let card = derelict_content::WeaknessId(slot as u8);
        *weakness = Weakness { card, revealed, discarded };
    }
    let tile = |room: &RoomId| state.rooms[room.index()].tile;
    let plain: Vec<RoomId> = ship(&book)
        .into_iter()
        .filter(|room| named(&book, Kind::TileId, tile(room).0) != "nest")
        .filter(|room| !book.has_trait(tile(room), RoomTrait::Slimy))
        .collect();
    let post = |room, open| Some(Post { room, status: Status::All, open });
    state.turrets.posts = Default::default();
    state.turrets.posts[0] = post(plain[0], true);
    state.turrets.posts[1] = post(plain[1], false);
    state.minis[0].room = Some(RoomId(3));
    let (found, gone) = (state.items[0].draw(), state.items[1].draw());
    state.crew[0].inventory.add(found.expect("a card"));
    state.items_gone.add(gone.expect("a card"));
    state.crew[0].slimed = true;
    state.crew[0].signal = true;
    state.crew[0].light = 1;
    state.crew[0].hands.clear();
    state.crew[0].hands.push(Held { thing: Thing::Egg, ..Held::default() });
    let worn = state.wounds.draw();
    state.attacks.draw();
    assert!(worn.is_some());
    state.contamination.pop();
    state.contamination_gone = 0b111;
    state.outcome = Some(Outcome { exploded: false, ..Outcome::default() });
    let wreck = Wreck::of(&game).expect("the ship is still there");
    Finished { game, wreck }
}

impl Finished {
    /// An Epilogue of it for so many, before anybody has chosen.
    pub fn setup(&self, players: u8) -> Setup {
        let earlier = Setup { players, ..self.game.setup.clone() };
        earlier.epilogue(Ways::shipped(), self.wreck.clone())
    }

    pub fn follow(&self, players: u8, seed: u64) -> RandomGame {
        RandomGame::of(&self.setup(players), seed)
    }
}

pub fn named(book: &Rulebook, kind: Kind, id: u8) -> &str {
    book.names.name(kind, id).expect("everything has a name")
}

fn ship(book: &Rulebook) -> Vec<RoomId> {
    book.rooms().filter(|room| !book.on_shuttle(*room)).collect()
}

fn aboard(book: &Rulebook) -> Vec<RoomId> {
    book.rooms().filter(|room| book.on_shuttle(*room)).collect()
}

/// How many tokens of each type are in a bag.
fn bag(book: &Rulebook, state: &State) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for token in state.bag.iter() {
        let name = match book.token_face(token) {
            TokenFace::Kind(kind) | TokenFace::Blue(kind) => named(book, Kind::KindId, kind.0),
            TokenFace::Blank => "blank",
            TokenFace::Unnamed | TokenFace::Insanity(_) => panic!("of no type"),
        };
        *counts.entry(name.to_owned()).or_default() += 1;
    }
    counts
}

/// How many tokens of a type there are.
fn tokens(book: &Rulebook, wanted: &str) -> usize {
    let fits = |face: TokenFace| match face {
        TokenFace::Kind(kind) => named(book, Kind::KindId, kind.0) == wanted,
        _ => false,
    };
    book.catalog.tokens.iter().filter(|token| fits(token.face)).count()
}

#[test]
fn the_boards_are_as_they_were_left() {
    let ravaged = ravaged();
    let old = &ravaged.game.state;
    let (mut tiles, mut found) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..20 {
        let game = ravaged.follow(3, seed);
        let (book, state) = (&game.book, &game.state);
        for room in ship(book) {
            let (there, was) = (&state.rooms[room.index()], &old.rooms[room.index()]);
            assert_eq!(there.tile, was.tile);
            proves!("after.epilogue.kept", assert_eq!(there.malfunction, was.malfunction));
            proves!("after.epilogue.clear", assert!(!there.fire));
            let objects = (there.corpses, there.carcasses, there.eggs);
            proves!("after.epilogue.objects", assert_eq!(objects, (0, 0, 0)));
            proves!("after.epilogue.explore", assert!(there.explored));
            proves!("after.epilogue.explore", assert_eq!(there.token, None));
            let items = match was.token {
                Some(token) => book.catalog.exploration[token.index()].items,
                None => was.items,
            };
            let never = book.has_trait(there.tile, RoomTrait::NoItems);
            let items = if never { 0 } else { items };
            proves!("after.epilogue.counters", assert_eq!(there.items, items));
            proves!("after.epilogue.discovery", assert!(there.discovery.is_some()));
            proves!("after.epilogue.discovery-old", assert!(!there.slimed));
            proves!(
                "after.term.discovery",
                assert!(there.token.is_none() && there.discovery.is_some(), "one kind of token")
            );
            found.extend(there.discovery);
        }
        for room in aboard(book) {
            let there = &state.rooms[room.index()];
            proves!("after.epilogue.shuttle-old", assert!(!there.malfunction && !there.fire));
            tiles.insert(there.tile);
        }
        proves!("after.epilogue.clear", assert_eq!((state.noise, state.duct_noise), (0, 0)));
        proves!("after.epilogue.kept", assert_eq!(state.doors[1], Door::Closed));
        proves!("after.epilogue.kept", assert_eq!(state.doors[4], Door::Destroyed));
        proves!("after.epilogue.pods-state", assert_eq!(state.pods[1], old.pods[1], "unlocked"));
        proves!("after.epilogue.pods-state", assert_eq!(state.pods[3], old.pods[3], "locked"));
        proves!("after.epilogue.pods-state", assert_eq!(state.pods[0], Pod::Unused, "launched"));
        proves!("after.epilogue.kept", assert_eq!(state.pods[PodId(2).index()], Pod::Unused));
        proves!("after.epilogue.airlock", assert_eq!(state.airlock, None));
        proves!("after.epilogue.eggs-board", assert_eq!(state.nest_eggs, 2));
        proves!("after.epilogue.eggs-board", assert_eq!(state.egg_supply, 6));
        proves!("after.epilogue.destination", assert_eq!(state.destination, 1, "B"));
        proves!("after.epilogue.destination", assert_eq!(state.self_destruct, None));
        let standing = game.state.look(book).all_figures().count();
        proves!("after.epilogue.intruders-off", assert_eq!(standing, 0));
    }
    let old_aboard = aboard(&ravaged.game.book).into_iter().skip(1);
    let old_aboard: BTreeSet<TileId> =
        old_aboard.map(|room| old.rooms[room.index()].tile).collect();
    proves!("after.epilogue.shuttle-old", assert!(old_aboard.is_subset(&tiles), "shuffled in"));
    proves!("after.epilogue.discovery-old", assert_eq!(found.len(), 23, "all are dealt anew"));
}

#[test]
fn a_destroyed_nest_stays_destroyed() {
    let mut ravaged = ravaged();
    (ravaged.game.state.nest_eggs, ravaged.game.state.nest_destroyed) = (0, true);
    ravaged.wreck = Wreck::of(&ravaged.game).expect("a wreck");
    let game = ravaged.follow(2, 1);
    proves!("after.epilogue.eggs-board", assert!(game.state.nest_destroyed));
    proves!("after.epilogue.eggs-board", assert_eq!(game.state.nest_eggs, 0));
}

#[test]
fn rooms_nobody_has_seen_are_turned_up_for_all() {
    for old in finished() {
        let [many, alone] = [old.follow(2, 3), old.follow(1, 3)];
        let book = &many.book;
        let view = json(book, &many.state.look(book).view(Viewer::Spectator));
        for room in ship(book) {
            let (there, was) =
                (&many.state.rooms[room.index()], &old.game.state.rooms[room.index()]);
            let tile = named(&old.game.book, Kind::TileId, was.tile.0);
            let name = named(book, Kind::RoomId, room.0);
            let shown = &view["rooms"][name];
            proves!("after.epilogue.explore-open", assert_eq!(shown["tile"], tile));
            proves!("after.epilogue.explore-open", assert_eq!(shown["items"], there.items));
            proves!("after.epilogue.explore", assert!(there.explored && there.token.is_none()));
            let solo = alone.state.rooms[room.index()].items;
            match was.token {
                Some(token) if !book.has_trait(there.tile, RoomTrait::NoItems) => {
                    let printed = old.game.book.catalog.exploration[token.index()].items;
                    proves!("after.epilogue.explore", assert_eq!(there.items, printed));
                    proves!("after.epilogue.counters", assert_eq!(solo, printed.div_ceil(2)));
                }
                _ => proves!("after.epilogue.counters", assert_eq!(solo, there.items)),
            }
        }
    }
}

#[test]
fn the_bag_keeps_its_numbers_and_gets_a_few_more() {
    for old in finished() {
        for players in 1..=5 {
            let game = old.follow(players, 7);
            let mut kept = bag(&old.game.book, &old.game.state);
            for figure in old.game.look().all_figures() {
                let name = named(&old.game.book, Kind::KindId, figure.kind.0);
                *kept.entry(name.to_owned()).or_default() += 1;
            }
            let now = bag(&game.book, &game.state);
            let of =
                |counts: &BTreeMap<String, usize>, name| counts.get(name).copied().unwrap_or(0);
            for kind in ["creeper", "breeder", "queen", "blank"] {
                let most = if kind == "blank" { 1 } else { tokens(&game.book, kind) };
                let left = of(&kept, kind).min(most);
                proves!("after.epilogue.bag-kept", assert_eq!(of(&now, kind), left, "{kind}"));
                proves!("after.epilogue.intruders-off", assert_eq!(of(&now, kind), left));
            }
            for (kind, share) in [("larva", 1), ("adult", 2)] {
                let plus = |times: usize| {
                    let most = tokens(&game.book, kind);
                    (of(&kept, kind).min(most) + share * times).min(most)
                };
                let now = of(&now, kind);
                match players {
                    1 => proves!("after.epilogue.bag-add-solo", assert_eq!(now, plus(1))),
                    2 | 3 => proves!("after.epilogue.bag-add-small", assert_eq!(now, plus(1))),
                    4 => proves!("after.epilogue.bag-add-four", assert_eq!(now, plus(2))),
                    _ => proves!("after.epilogue.bag-add-five", assert_eq!(now, plus(3))),
                }
            }
        }
    }
}

#[test]
fn tokens_run_out_are_drawn_anew_and_a_dead_queen_stays_dead() {
    let mut old = ravaged();
    let all = tokens(&old.game.book, "larva");
    old.wreck.bag = [("larva", all as u8), ("adult", 3)].map(|(k, n)| (k.to_owned(), n)).into();
    old.wreck.queen_killed = true;
    let mut drawn = BTreeSet::new();
    for seed in 0..20 {
        let game = old.follow(5, seed);
        let now = bag(&game.book, &game.state);
        proves!("after.epilogue.bag-short", assert_eq!(now["larva"], all));
        proves!("after.epilogue.bag-numbers", assert_eq!(now["adult"], 9));
        proves!("after.epilogue.bag-kept", assert!(!now.contains_key("queen")));
        proves!("after.epilogue.bag-kept", assert!(game.state.queen_killed));
        let everywhere = game.state.bag.iter().chain(game.state.token_supply.iter());
        let queens = everywhere.filter(|token| match game.book.token_face(*token) {
            TokenFace::Kind(kind) => game.book.catalog.kinds[kind.index()].only,
            _ => false,
        });
        proves!("after.epilogue.bag-kept", assert_eq!(queens.count(), 0, "for good"));
        drawn.extend(game.state.bag.iter().filter(|token| {
            let face = game.book.token_face(*token);
            matches!(face, TokenFace::Kind(kind) if named(&game.book, Kind::KindId, kind.0) == "adult")
        }));
    }
    let adults = tokens(&old.game.book, "adult");
    proves!("after.epilogue.bag-numbers", assert_eq!(drawn.len(), adults, "out of all of them"));
}

#[test]
fn turrets_and_weaknesses_stay_but_what_was_hidden_is_drawn_anew() {
    let old = ravaged();
    let (mut statuses, mut unknown, mut engines, mut course) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let game = old.follow(3, seed);
        let (book, state) = (&game.book, &game.state);
        let posts: Vec<Post> = state.turrets.posts.into_iter().flatten().collect();
        let before: Vec<Post> = old.game.state.turrets.posts.into_iter().flatten().collect();
        proves!("after.epilogue.turrets", assert_eq!(posts.len(), 2));
        for post in posts {
            let was = before.iter().find(|was| was.room == post.room).expect("it stays");
            proves!("after.epilogue.turrets", assert_eq!(post.open, was.open));
            if was.open {
                proves!("after.epilogue.turrets", assert_eq!(post.status, was.status));
            } else {
                statuses.insert(post.status as u8);
            }
        }
        let [known, lost, hidden] = [0, 1, 2].map(|slot| state.weaknesses[slot]);
        let look = state.look(book);
        proves!("after.epilogue.weakness", assert_eq!(known.card.0, 0));
        proves!("after.epilogue.weakness", assert!(state.legacy.is_stale(SlotId(0))));
        let effect = book.catalog.weaknesses[0];
        proves!("after.epilogue.weakness", assert!(!look.weakness(effect), "it has no effect"));
        proves!("after.epilogue.weakness-hidden", assert!(lost.discarded, "empty"));
        let again = ObjectKind::ALL.iter().filter_map(|object| look.turned_up_by(*object));
        let again: BTreeSet<u8> = again.map(|slot| slot.0).collect();
        proves!("after.epilogue.weakness-hidden", assert!(!again.contains(&1), "empty"));
        proves!("after.epilogue.weakness-again", assert!(again.contains(&0)));
        proves!("after.epilogue.weakness-hidden", assert!(!hidden.revealed));
        unknown.insert(hidden.card.0);
        engines.insert(state.engines);
        course.insert(state.coordinates);
    }
    proves!("after.epilogue.turrets", assert_eq!(statuses.len(), 3, "shuffled anew"));
    let cards = old.game.book.catalog.weaknesses.len() as u8;
    let unseen: BTreeSet<u8> = (2..cards).collect();
    proves!("after.epilogue.weakness-hidden", assert_eq!(unknown, unseen, "unused ones, too"));
    proves!("after.epilogue.engines", assert_eq!(engines.len(), 8));
    proves!("after.epilogue.engines-hidden", assert_eq!(engines.len(), 8, "each its own pair"));
    let all: BTreeSet<CoordinatesId> = (0..8).map(CoordinatesId).collect();
    proves!("after.epilogue.engines-hidden", assert_eq!(course, all, "out of all eight"));
    proves!("after.epilogue.engines", assert_eq!(course, all));
}

#[test]
fn the_shuttle_gets_rooms_that_were_left_over() {
    let mut union = BTreeSet::new();
    let mut slimy_left = 0;
    for old in finished() {
        let mut new = BTreeSet::new();
        for seed in 0..25 {
            let game = old.follow(3, seed);
            let (book, state) = (&game.book, &game.state);
            let on_ship: BTreeSet<TileId> =
                ship(book).iter().map(|room| state.rooms[room.index()].tile).collect();
            let slimy = |tile: TileId| book.has_trait(tile, RoomTrait::Slimy);
            slimy_left += u32::from(!on_ship.iter().any(|tile| slimy(*tile)));
            for room in aboard(book) {
                let there = &state.rooms[room.index()];
                proves!("after.epilogue.shuttle", assert!(there.explored));
                if book.is_printed(room) {
                    continue;
                }
                let tile = &book.catalog.tiles[there.tile.index()];
                proves!("after.epilogue.shuttle", assert_eq!(tile.group, TileGroup::Two));
                proves!("after.epilogue.shuttle", assert!(!on_ship.contains(&there.tile)));
                proves!("after.epilogue.shuttle-slime", assert!(!slimy(there.tile)));
                new.insert(named(book, Kind::TileId, there.tile.0).to_owned());
            }
        }
        let plain = !old.game.setup.packs.iter().any(|pack| pack.starts_with("aftermath"));
        if plain {
            proves!(
                "after.epilogue.shuttle-pool",
                assert!(new.contains("crafting-room"), "{new:?}")
            );
        }
        union.extend(new);
    }
    proves!("after.epilogue.shuttle-slime", assert!(slimy_left > 0, "it is often left over"));
    proves!("after.term.combine.rooms", assert!(union.contains("training-room"), "{union:?}"));
}

#[test]
fn items_in_anybodys_possession_are_put_away() {
    for old in finished().iter().chain([&ravaged()]) {
        for seed in 0..3 {
            let game = old.follow(2, seed);
            let (book, state) = (&game.book, &game.state);
            let words = |book: &Rulebook, items: &[derelict_content::ItemId]| {
                let mut names: Vec<String> =
                    items.iter().map(|item| named(book, Kind::ItemId, item.0).to_owned()).collect();
                names.sort_unstable();
                names
            };
            let was = |deck: usize| words(&old.game.book, old.game.state.items[deck].facedown());
            for deck in 0..3 {
                let left = words(book, state.items[deck].facedown());
                proves!("after.epilogue.item-decks", assert_eq!(left, was(deck)));
                let out = old.game.state.items_gone.iter();
                let colour = [Colour::Red, Colour::Yellow, Colour::Green][deck];
                let of = |item: derelict_content::ItemId, book: &Rulebook| {
                    let source = book.catalog.items[item.index()].source;
                    source == derelict_content::ItemSource::Deck(colour)
                };
                let out = out.filter(|item| of(*item, &old.game.book)).count();
                let all = book.catalog.item_ids().filter(|item| of(*item, book));
                let all: usize =
                    all.map(|item| usize::from(book.catalog.items[item.index()].copies)).sum();
                let discarded = state.items[deck].discards().len();
                let rest = all - out - left.len();
                proves!("after.epilogue.items", assert_eq!(discarded, rest));
                proves!(
                    "after.epilogue.item-crafted",
                    assert_eq!(discarded, rest, "gone for good")
                );
            }
            let blue = book.catalog.item_ids().filter(|item| {
                book.catalog.items[item.index()].source
                    == derelict_content::ItemSource::Deck(Colour::Blue)
            });
            for item in blue {
                let there = state.crafted.iter().filter(|other| *other == item).count();
                let all = usize::from(book.catalog.items[item.index()].copies);
                let name = named(book, Kind::ItemId, item.0);
                let out = old.wreck.gone.iter().filter(|gone| *gone == name).count();
                proves!("after.epilogue.item-crafted", assert_eq!(there, all - out));
            }
            for crew in &state.crew {
                proves!("after.epilogue.crew-gone", assert!(crew.inventory.is_empty()));
                proves!("after.epilogue.crew-gone", assert!(!crew.slimed && !crew.signal));
                proves!("after.epilogue.crew-gone", assert!(crew.hands.is_empty()));
                proves!("after.epilogue.crew-gone", assert_eq!(crew.light, 0));
                proves!("after.epilogue.crew-gone", assert!(crew.serious.is_empty()));
            }
        }
    }
}

#[test]
fn the_order_of_the_item_decks_is_drawn_anew() {
    let old = ravaged();
    let orders: BTreeSet<Vec<u8>> = (0..6)
        .map(|seed| old.follow(2, seed).state.items[0].facedown().iter().map(|i| i.0).collect())
        .collect();
    proves!("after.epilogue.item-decks", assert_eq!(orders.len(), 6));
    proves!("after.epilogue.secrets", assert_eq!(orders.len(), 6));
}

//! The pack of the facility as a whole.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use derelict_content::*;

use crate::support::{pack, patch};

fn facility_of(lockdown: PackFiles) -> Result<Catalog, Problems> {
    load_packs(&[PackFiles::base(), lockdown], &hunted_by("night-stalkers"))
}

fn hunted_by(species: &str) -> Selection {
    Selection { setting: "facility".into(), species: species.into(), mission: "voyage".into() }
}

fn shipped() -> PackFiles {
    PackFiles::shipped("lockdown").expect("a pack")
}

/// What a standard table of the facility selects.
fn facility() -> Arc<Catalog> {
    static LOCKDOWN: OnceLock<Arc<Catalog>> = OnceLock::new();
    let load = || facility_of(shipped()).unwrap_or_else(|problems| panic!("{problems}"));
    Arc::clone(LOCKDOWN.get_or_init(|| Arc::new(load())))
}

#[test]
fn the_folder_is_what_is_embedded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/lockdown");
    let library = Library::with(&[&folder]).unwrap_or_else(|problems| panic!("{problems}"));
    let selection = facility().selection.clone();
    let read = library.catalog(&["lockdown"], &selection).expect("a sound pack");
    assert_eq!(read.hash, facility().hash);
    let mut on_disk: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"))
        .filter(|name| name != "locales")
        .collect();
    on_disk.sort();
    let embedded = shipped();
    let paths: Vec<String> =
        embedded.files.iter().map(|file| file.path.replace("content/lockdown/", "")).collect();
    assert_eq!(paths, on_disk);
}

#[test]
fn a_base_game_is_what_it_was() {
    let beside = load_packs(&[PackFiles::base(), shipped()], &Selection::default());
    let beside = beside.expect("a ship");
    assert_eq!(beside.hash, Catalog::base().hash);
    assert_eq!(beside.names, Catalog::base().names);
    assert!(beside.facility.is_none());
    let boards = beside.ways.of(AxisKind::Board).expect("boards");
    let bond = |id| boards.value(id).expect("a board").bonds[0].values.join(" ");
    assert_eq!([bond("basic"), bond("alternative")], ["ship facility", "ship"]);
}

/// How many cards or tokens there are.
fn sum<T>(list: &[T], copies: impl Fn(&T) -> u8) -> usize {
    list.iter().map(|each| usize::from(copies(each))).sum()
}

#[test]
fn the_box() {
    let all = facility();
    proves!("lock.setup.card-counts", assert_eq!((all.events.len(), all.attacks.len()), (22, 20)));
    proves!("lock.setup.card-counts", assert_eq!(sum(&all.wounds, |wound| wound.copies), 25));
    proves!(
        "lock.setup.card-counts",
        assert_eq!((all.weaknesses.len(), all.computer.len()), (6, 6))
    );
    let deck = |colour| {
        let of_deck = all.items.iter().filter(|item| item.source == ItemSource::Deck(colour));
        of_deck.map(|item| usize::from(item.copies)).sum::<usize>()
    };
    proves!(
        "lock.setup.card-counts",
        assert_eq!(
            [deck(Colour::Red), deck(Colour::Yellow), deck(Colour::Green), deck(Colour::Blue)],
            [30, 30, 30, 15]
        )
    );
    let infected = all.contamination.iter().filter(|infected| **infected).count();
    proves!(
        "lock.setup.contamination-count",
        assert_eq!((all.contamination.len(), infected), (27, 7))
    );
    let objectives = |deck| all.objectives.iter().filter(|card| card.deck == deck).count();
    proves!(
        "lock.setup.objective-counts",
        assert_eq!(
            [ObjectiveDeck::Corporate, ObjectiveDeck::Personal, ObjectiveDeck::Coop]
                .map(objectives),
            [9, 9, 10]
        )
    );
    proves!("lock.setup.exploration-count", assert_eq!(all.exploration.len(), 20));
    assert_eq!(sum(&all.exploration, |token| token.items), 44);
    proves!("lock.setup.dice", assert_eq!((all.noise_die.len(), all.combat_die.len()), (10, 6)));
    proves!("lock.setup.dice", assert_eq!(all.advantage_die.len(), 6));
    proves!("lock.setup.css-count", assert_eq!(all.css.len(), 7));
    proves!("lock.setup.contingency-count", assert_eq!(all.contingency.len(), 7));
    let supply = &all.supply;
    proves!(
        "lock.limit.pools",
        assert_eq!((supply.fire, supply.malfunction, supply.doors, supply.eggs), (12, 10, 11, 8))
    );
    proves!("lock.setup.lab-board", assert_eq!(supply.eggs_at_start, 5));
    let miniatures: Vec<u8> = all.kinds.iter().map(|kind| kind.miniatures).collect();
    proves!("lock.limit.pools", assert_eq!(miniatures, [6, 3, 8, 2, 1]));
}

#[test]
fn rooms() {
    let all = facility();
    let group = |group| all.tiles.iter().filter(|tile| tile.group == group).count();
    proves!(
        "lock.setup.room-counts",
        assert_eq!((group(TileGroup::One), group(TileGroup::Two)), (10, 9))
    );
    let listed = |group| -> Vec<&str> {
        let tiles = all.tile_ids().filter(|id| all.tiles[id.index()].group == group);
        let mut names: Vec<&str> =
            tiles.filter_map(|id| all.names.name(Kind::TileId, id.0)).collect();
        names.sort_unstable();
        names
    };
    proves!(
        "lock.room.list-i",
        assert_eq!(
            listed(TileGroup::One),
            [
                "archive",
                "cargo-sending-system-a",
                "cave-entrance",
                "cooling-system",
                "decon-room",
                "emergency-room",
                "laboratory",
                "nest",
                "power-generator",
                "transmitter-control"
            ]
        )
    );
    proves!(
        "lock.room.list-ii",
        assert_eq!(
            listed(TileGroup::Two),
            [
                "cargo-sending-system-b",
                "cargo-sending-system-c",
                "contaminated-room",
                "css-control-room",
                "defense-control-room",
                "guard-room",
                "surgery",
                "testing-lab",
                "vent-control-room"
            ]
        )
    );
    proves!(
        "lock.room.list-special",
        assert_eq!(
            listed(TileGroup::Special),
            [
                "alert-room",
                "backup-power-supply",
                "elevator-s01",
                "elevator-s02",
                "elevator-s03",
                "isolation-room",
                "repository",
                "staircase-1",
                "staircase-2",
                "staircase-3",
                "staircase-4"
            ]
        )
    );
    let board = &all.boards[0];
    let slots = |slot| board.rooms.iter().filter(|room| room.slot == slot).count();
    proves!("lock.setup.room-counts", assert_eq!((slots(Slot::One), slots(Slot::Two)), (10, 6)));
    let tile = |name: &str| &all.tiles[usize::from(all.names.index(Kind::TileId, name).unwrap())];
    let computers: Vec<&str> = all
        .tile_ids()
        .filter(|id| all.tiles[id.index()].computer)
        .filter_map(|id| all.names.name(Kind::TileId, id.0))
        .collect();
    assert_eq!(
        computers,
        [
            "archive",
            "cooling-system",
            "laboratory",
            "transmitter-control",
            "css-control-room",
            "defense-control-room",
            "vent-control-room"
        ]
    );
    let contaminated = tile("contaminated-room");
    proves!(
        "lock.room.contaminated-no-malf",
        assert!(contaminated.traits.contains(&RoomTrait::NeverMalfunctions))
    );
    assert!(contaminated.action.is_none() && contaminated.colour == RoomColour::White);
    let cost = |name: &str| tile(name).action.as_ref().map(|action| action.cost);
    proves!("lock.actions.costs", assert_eq!(cost("archive"), Some(2)));
    proves!("lock.actions.costs", assert_eq!(cost("elevator-s02"), Some(1)));
    let basic = |id: &str| all.basics.iter().find(|basic| basic.id == id).expect("an action");
    proves!("lock.actions.costs", assert_eq!(basic("computer").action.cost, 1));
    proves!("lock.bunker.cost", assert_eq!(basic("escape").action.cost, 2));
}

#[test]
fn the_board() {
    let all = facility();
    let board = &all.boards[0];
    proves!("lock.setup.side", assert_eq!(board.id, "basic"));
    assert_eq!((board.rooms.len(), board.corridors.len()), (27, 35));
    assert_eq!(board.rooms.iter().filter(|room| !room.entrances.is_empty()).count(), 12);
    let sections: Vec<&str> = board.zones.iter().map(|zone| zone.id.as_str()).collect();
    proves!("lock.board.sections", assert_eq!(sections, ["s-01", "s-02", "s-03"]));
    let lone: Vec<&str> = board
        .rooms
        .iter()
        .filter(|room| room.zone.is_none())
        .map(|room| room.id.as_str())
        .collect();
    proves!("lock.power.staircase", assert_eq!(lone, ["005", "006", "016", "017"]));
    let grounds = board.grounds.as_ref().expect("an elevator and exits");
    let rooms = |places: &[Place]| {
        places
            .iter()
            .map(|place| board.rooms[usize::from(place.room)].id.as_str())
            .collect::<Vec<_>>()
    };
    proves!(
        "lock.setup.elevator-place",
        assert_eq!(rooms(&grounds.elevator), ["002", "007", "018"])
    );
    proves!("lock.setup.rover-place", assert_eq!(rooms(&grounds.exits), ["001"]));
}

#[test]
fn tracks() {
    let all = facility();
    let numbers = all.facility.as_ref().expect("a facility");
    proves!("lock.time.slots", assert_eq!(all.supply.time, 15));
    proves!("lock.time.white-range", assert_eq!(all.supply.time_blue, 8));
    proves!("lock.setup.css-count", assert_eq!(numbers.css_slots, [10, 8, 6, 4, 2, 1]));
    let steps = |always| -> Vec<u8> {
        let steps = numbers.thresholds.iter().filter(|step| step.always == always);
        steps.map(|step| step.leaving).collect()
    };
    proves!("lock.power.threshold-place", assert_eq!(steps(false), [15, 14, 10, 8, 5]));
    proves!("lock.power.threshold-place", assert_eq!(steps(true), [12, 6, 4]));
    proves!("lock.setup.power", assert_eq!(numbers.power, [true, true, false, false]));
    let name = |tile: TileId| all.names.name(Kind::TileId, tile.0);
    proves!(
        "lock.setup.knowledge",
        assert_eq!((numbers.workers.knowledge, numbers.veterans.knowledge), (1, 3))
    );
    proves!("lock.setup.start-rooms", assert_eq!(name(numbers.workers.tile), Some("repository")));
    proves!(
        "lock.setup.start-rooms",
        assert_eq!(name(numbers.veterans.tile), Some("isolation-room"))
    );
    proves!("lock.know.cap", assert_eq!(numbers.knowledge, 8));
    let levels: Vec<u8> = all.slots.iter().map(|slot| slot.knowledge).collect();
    proves!("lock.weak.levels", assert_eq!(levels, [3, 5, 8]));
    let open: Vec<bool> = all.slots.iter().map(|slot| slot.open).collect();
    proves!("lock.weak.slots", assert_eq!(open, [true, false, false]));
}

#[test]
fn what_hunts() {
    let all = facility();
    let each = |number: fn(&IntruderKind) -> u8| all.kinds.iter().map(number).collect::<Vec<_>>();
    proves!("lock.setup.bag", assert_eq!(each(|kind| kind.bag), [4, 1, 3, 0, 1]));
    proves!("lock.setup.bag", assert_eq!(each(|kind| kind.bag_per_player), [0, 0, 1, 0, 0]));
    let of_kind = |id: KindId| all.tokens.iter().filter(|token| token.kind() == Some(id)).count();
    let tokens: Vec<usize> = all.kind_ids().map(of_kind).collect();
    proves!("lock.setup.bag-supply", assert_eq!(tokens, [8, 3, 12, 2, 1]));
    proves!("lock.setup.bag-supply", assert_eq!(all.tokens.len(), 27));
    proves!(
        "lock.encounter.number",
        assert!(all.tokens.iter().all(|token| token.number <= token.dark))
    );
    let numbers = |name: &str| {
        let token = all.tokens[usize::from(all.names.index(Kind::TokenId, name).unwrap())];
        (token.number, token.dark)
    };
    assert_eq!(numbers("larva-0-1a"), (0, 1));
    assert_eq!(numbers("adult-3-4b"), (3, 4));
    assert_eq!(numbers("queen-4-4"), (4, 4));
    // By first number; two cards bear a second one.
    let first = |number| all.events.iter().filter(|event| event.number == number).count();
    assert_eq!([1, 2, 3, 4].map(first), [6, 6, 5, 5]);
    let second: Vec<u8> = all.events.iter().filter_map(|event| event.second).collect();
    assert_eq!(second, [4, 3]);
    let blood = |blood| all.attacks.iter().filter(|card| card.blood == blood).count();
    proves!("lock.shared.injury-arrow", assert_eq!(blood(Blood::Retreat), 3));
    assert_eq!([2, 3, 4, 5].map(|number| blood(Blood::Number(number))), [3, 3, 5, 6]);
    let wound = |name: &str| all.names.index(Kind::WoundId, name).is_some();
    assert!(
        ["body", "arm", "hand", "leg", "bleeding", "knee", "eyes", "guts"]
            .iter()
            .all(|id| wound(id))
    );
}

#[test]
fn the_intruders_of_the_base_game_can_hunt_here() {
    let folder = |id: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(id);
    let (lockdown, intruders) = (folder("lockdown"), folder("lockdown-intruders"));
    let library = Library::with(&[&lockdown, &intruders]).expect("the folders can be read");
    let all = library.catalog(&["lockdown-intruders"], &hunted_by("intruders"));
    let all = all.unwrap_or_else(|told| panic!("{told}"));
    proves!("lock.cross.events-count", assert_eq!(all.events.len(), 20));
    let first = |number| all.events.iter().filter(|event| event.number == number).count();
    assert_eq!([1, 2, 3, 4].map(first), [5, 5, 5, 5]);
    proves!("lock.cross.intruders-removed", assert_eq!(all.weaknesses.len(), 6));
    for removed in ["vulnerability-to-fire", "susceptibility-to-phosphates"] {
        assert_eq!(all.names.index(Kind::WeaknessId, removed), None);
    }
    proves!(
        "lock.cross.intruders-number",
        assert!(all.tokens.iter().all(|it| it.dark == it.number))
    );
    proves!("lock.cross.events-dark", assert!(all.attacks.iter().all(|card| card.dark.is_empty())));
    proves!("lock.cross.slots", assert!(all.slots.iter().all(|slot| !slot.objects.is_empty())));
    proves!("lock.cross.intruders-weakness", assert!(all.slots.iter().all(|it| it.knowledge == 0)));
    assert_eq!(all.attacks, Catalog::base().attacks);
}

#[test]
fn the_crew_of_the_nemesis_can_come_along() {
    let folder = |id: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(id);
    let (lockdown, crew) = (folder("lockdown"), folder("lockdown-crew"));
    let library = Library::with(&[&lockdown, &crew]).expect("the folders can be read");
    let all = library.catalog(&["lockdown-crew"], &hunted_by("night-stalkers"));
    let all = all.unwrap_or_else(|told| panic!("{told}"));
    let name = |id: CharacterId| all.names.name(Kind::CharacterId, id.0).unwrap_or("?");
    let came: Vec<&Character> =
        all.characters.iter().filter(|character| character.counterpart.is_some()).collect();
    proves!("lock.cross.draft", assert_eq!(came.len(), 6));
    proves!("lock.cross.start", assert!(came.iter().all(|character| !character.worker)));
    proves!("lock.cross.cards", assert!(came.iter().all(|it| it.weapon.is_none())));
    proves!("lock.cross.quest-count", assert!(came.iter().all(|it| it.quests.len() == 1)));
    let places: Vec<&str> = came.iter().filter_map(|it| it.counterpart).map(name).collect();
    assert_eq!(places, ["sentry", "hacker", "xenobiologist", "lab-rat", "survivor", "janitor"]);
    let cards = |id: &str| all.names.index(Kind::ActionId, id).is_some();
    assert!(cards("rover-driver") && !cards("piloting") && !cards("old-friend"));
}

#[test]
fn the_crew() {
    let all = facility();
    let name = |id: CharacterId| all.names.name(Kind::CharacterId, id.0).unwrap_or("?");
    let workers: Vec<&str> =
        all.character_ids().filter(|id| all.characters[id.index()].worker).map(name).collect();
    proves!(
        "lock.setup.characters",
        assert_eq!(workers, ["hacker", "janitor", "sentry", "xenobiologist"])
    );
    proves!("lock.setup.characters", assert_eq!(all.characters.len(), 6));
    assert!(all.characters.iter().all(|character| character.deck.len() == 10));
    assert!(all.characters.iter().all(|character| character.quests.len() == 1));
    let arm = &all.items[usize::from(all.names.index(Kind::ItemId, "probe-arm").unwrap())];
    proves!("lock.setup.xenobiologist-slot", assert_eq!((arm.slots, arm.uses), (0, Some(3))));
    proves!("lock.setup.xenobiologist-drop", assert!(arm.bound));
    let components = |symbol| {
        let bearers = all.items.iter().filter(|item| item.component == Some(symbol));
        bearers.map(|item| usize::from(item.copies)).sum::<usize>()
    };
    let symbols = [Symbol::Energy, Symbol::Tool, Symbol::Chem, Symbol::Cloth, Symbol::Med];
    assert_eq!(symbols.map(components), [14, 9, 12, 5, 7]);
    let crafted: Vec<(&str, u8)> = all
        .item_ids()
        .filter(|id| all.items[id.index()].source == ItemSource::Deck(Colour::Blue))
        .map(|id| (all.names.name(Kind::ItemId, id.0).unwrap_or("?"), all.items[id.index()].copies))
        .collect();
    proves!(
        "lock.shared.craft-items",
        assert_eq!(
            crafted,
            [
                ("taser", 3),
                ("neutralizer", 3),
                ("flamethrower", 3),
                ("enviro-suit", 3),
                ("crafted-pistol", 3)
            ]
        )
    );
}

#[test]
fn computer_css_and_contingency() {
    let all = facility();
    let actions: Vec<usize> = all.computer.iter().map(|card| card.sections.len()).collect();
    proves!("lock.comp.deck", assert_eq!(actions, [3, 3, 3, 3, 3, 0]));
    proves!("lock.comp.deck", assert!(all.computer[5].lockdown));
    let launched: Vec<usize> = all.css.iter().map(|token| token.pods.len()).collect();
    proves!("lock.css.faces", assert_eq!(launched, [1, 1, 1, 1, 3, 3, 0]));
    let condemned = |wanted: fn(&Condemned) -> bool| {
        all.contingency.iter().filter(|token| wanted(&token.condemns)).count()
    };
    proves!("lock.cont.kinds", assert_eq!(condemned(|who| matches!(who, Condemned::Silent)), 2));
    proves!(
        "lock.cont.kinds",
        assert_eq!(condemned(|who| matches!(who, Condemned::Ignorant { knowledge: 4 })), 2)
    );
    proves!("lock.cont.kinds", assert_eq!(condemned(|who| matches!(who, Condemned::Nobody)), 1));
    assert_eq!(all.names.name(Kind::ContingencyId, 1), Some("blue-code-2"));
    assert_eq!(all.names.name(Kind::CssId, 6), Some("none-1"));
}

/// What is said about the facility with one text of one of its files replaced.
fn told(file: &str, old: &str, new: &str) -> Vec<String> {
    match facility_of(patch(shipped(), file, old, new)) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(|problem| problem.what.clone()).collect(),
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        (
            "boards.toml",
            "counter = \"N\", entrances = [{ numbers = [3, 4] }] },\n    { id = \"002\", zone = \"s-01\"",
            "counter = \"N\", entrances = [{ numbers = [3, 4] }] },\n    { id = \"002\"",
            "room `002` lies in no zone",
        ),
        (
            "boards.toml",
            "{ room = \"018\", at = [3, 83] }",
            "{ room = \"028\", at = [3, 83] }",
            "lies beside room `028`, which does not exist",
        ),
        (
            "boards.toml",
            "ends = [\"003\", \"004\"]",
            "ends = [\"003\", \"012\"]",
            "corridor `3-4` joins two sections",
        ),
        (
            "boards.toml",
            "{ id = \"s-03\", power = [19, 72] }",
            "{ id = \"s-03\" }",
            "has 2 sections with power; expected 3",
        ),
        (
            "facility.toml",
            "css-slots = [10, 8, 6, 4, 2, 1]",
            "css-slots = [8, 10, 6, 4, 2, 1]",
            "has its CSS slots in another order",
        ),
        (
            "facility.toml",
            "css-slots = [10, 8, 6, 4, 2, 1]",
            "css-slots = [10, 9, 8, 7, 6, 5, 4, 3]",
            "has 8 CSS slots; there are only 7 CSS tokens",
        ),
        ("facility.toml", "{ leaving = 15 },", "{ leaving = 16 },", "has a threshold behind 16"),
        (
            "facility.toml",
            "power = [true, true, false, false]",
            "power = [true, true, false]",
            "has 3 power tokens; expected 4",
        ),
        (
            "facility.toml",
            "tile = \"repository\"",
            "tile = \"archive\"",
            "begins in `archive`; expected a room that is open from the start",
        ),
        (
            "facility.toml",
            "knowledge = 3 }",
            "knowledge = 9 }",
            "begins with knowledge 9; expected 1 to 8",
        ),
        (
            "rooms.toml",
            "knowledge = 4, verbs",
            "knowledge = 9, verbs",
            "asks for knowledge 9; nobody has more than 8",
        ),
        (
            "rooms.toml",
            "{ do = \"vent\" }",
            "{ do = \"airlock\" }",
            "is about what only a ship has",
        ),
        (
            "rooms.toml",
            "{ do = \"vent\" }",
            "{ do = \"enter-pod\" }",
            "enters a pod; only a room with the role of a cargo system can",
        ),
        (
            "rooms.toml",
            "roles = [\"cargo-b\"]",
            "roles = [\"cockpit\"]",
            "has the role `cockpit`, which no rule speaks of here",
        ),
        (
            "supply.toml",
            "time-blue = 8",
            "time-blue = 8\ndestination = 2",
            "says `destination`, which only a ship has",
        ),
        (
            "intruders.toml",
            "dark = [4, 4]",
            "dark = [4, 2]",
            "surprises with 3 in the light and 2 in darkness",
        ),
        ("intruders.toml", "dark = [4, 4]", "dark = [4]", "has 1 numbers in darkness for 2 tokens"),
        (
            "events.toml",
            "second = 4",
            "second = 2",
            "has second number 2; expected another, from 1 to 4",
        ),
        (
            "computer.toml",
            "lockdown = true",
            "lockdown = false",
            "does nothing; expected `sections`, or `lockdown = true`",
        ),
        (
            "css.toml",
            "pods = [\"a\", \"b\", \"c\"]",
            "pods = [\"a\", \"a\", \"c\"]",
            "names this twice; once is enough",
        ),
        (
            "contingency.toml",
            "condemns = { who = \"nobody\" }\ncopies = 1",
            "condemns = { who = \"nobody\" }\ncopies = 0",
            "exists 0 times; expected at least once",
        ),
        (
            "items.toml",
            "weapon.ammo = 4\nweapon.start = 4",
            "weapon.ammo = 4\nweapon.start = 5",
            "arrives with 5 ammo; it holds 4",
        ),
        ("items.toml", "of = \"probe-arm\"", "of = \"taser\"", "names `taser`, which has no uses"),
        (
            "items.toml",
            "needs = [\"peace\"]",
            "needs = [\"peace\", \"combat\"]",
            "needs something and its opposite",
        ),
        (
            "quests.toml",
            "unlock = { knowledge = 5 }",
            "unlock = { knowledge = 0 }",
            "asks for knowledge 0, which nobody can have",
        ),
        (
            "quests.toml",
            "families = [\"weapon-battery\"]",
            "families = [\"battery\"]",
            "is unlocked by discarding `battery`, which no deck holds",
        ),
        (
            "actions.toml",
            "or-reaction = \"pass-on\"\n",
            "",
            "asks for knowledge as a reaction; expected an `or-reaction`",
        ),
        (
            "objectives.toml",
            "zones = [\"s-01\", \"s-02\"]",
            "zones = [\"s-01\", \"s-04\"]",
            "names `s-04`, which board `basic` lacks",
        ),
        (
            "objectives.toml",
            "{ must = \"away\" }",
            "{ must = \"in-pod\" }",
            "asks for what is not to be had where we are",
        ),
        (
            "objectives.toml",
            "excludes = [\"scorched-rock\"]",
            "excludes = [\"keep-the-lights-on\"]",
            "excludes itself; expected other cards",
        ),
        ("objectives.toml", "tokens = 3", "tokens = 5", "asks for 5 power tokens; there are 4"),
        (
            "slots.toml",
            "knowledge = 8",
            "knowledge = 9",
            "asks for knowledge 9; nobody has more than 8",
        ),
        (
            "dice.toml",
            "[advantage-die]",
            "[advantage-dye]",
            "unknown kind of entry `advantage-dye`",
        ),
    ];
    for (file, old, new, what) in cases {
        let told = told(file, old, new);
        assert!(told.iter().any(|told| told.contains(what)), "{file}, {new}: {told:#?}");
    }
}

#[test]
fn a_ship_has_none_of_it() {
    let fan = |text: &str| {
        let manifest = "[pack]\nid = \"fan\"\ntitle = \"A fan pack\"\nrequires = [\"base\"]\n";
        let head = "provenance = \"original\"\nreason = \"a test\"\n";
        let text = text.replace("HEAD\n", head);
        let files = [("pack.toml", manifest), ("changes.toml", text.as_str())];
        let loaded = load_packs(&[pack("content/fan", &files)], &Selection::default());
        loaded.expect_err("refused").to_string()
    };
    let item = "[[item]]\nid = \"thing\"\nsource = { deck = \"red\" }\none-use = true\nHEAD\n\
                action.cost = 1\naction.mark = \"out\"\naction.sections = [{ VERBS }]\n";
    let cases = [
        ("verbs = [{ do = \"flip-power\" }]", "is about what only a facility has"),
        (
            "needs = [\"power\"], verbs = [{ do = \"draw\", cards = 1 }]",
            "needs what only a facility has",
        ),
        (
            "knowledge = 3, verbs = [{ do = \"draw\", cards = 1 }]",
            "asks for knowledge 3; nobody has more than 0",
        ),
    ];
    for (verbs, what) in cases {
        let told = fan(&item.replace("VERBS", verbs));
        assert!(told.contains(what), "{told}");
    }
    let told = fan("[[css]]\nid = \"css-a\"\npods = [\"a\"]\ncopies = 1\nHEAD\n");
    assert!(told.contains("is of no use on a ship; expected a [facility] beside it"), "{told}");
    let told = fan(
        "[[event]]\nid = \"dusk\"\nmoves = [\"adult\"]\nnumber = 1\neffects = [{ do = \"hunt\" }]\n\
         dark = [{ do = \"lurking\" }]\nafterwards = \"discard\"\nHEAD\n",
    );
    assert!(told.contains("does more without power, which a ship has"), "{told}");
}

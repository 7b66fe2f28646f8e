//! The base pack holds what the box holds.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use derelict_content::*;

/// Names the rule an assertion proves.
macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

fn base() -> Arc<Catalog> {
    Catalog::base()
}

fn names(kind: Kind) -> Vec<String> {
    base().names.of(kind).to_vec()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/base")
}

fn tiles(group: TileGroup) -> Vec<String> {
    let base = base();
    let of_group = base
        .tiles
        .iter()
        .zip(base.names.of(Kind::TileId))
        .filter(|(tile, _)| tile.group == group);
    of_group.map(|(_, name)| name.clone()).collect()
}

fn cards(source: ItemSource) -> u32 {
    base()
        .items
        .iter()
        .filter(|item| item.source == source)
        .map(|item| u32::from(item.copies))
        .sum()
}

fn kinds(source: ItemSource) -> Vec<String> {
    let base = base();
    let of_source = base
        .items
        .iter()
        .zip(base.names.of(Kind::ItemId))
        .filter(|(item, _)| item.source == source);
    of_source.map(|(_, name)| name.clone()).collect()
}

#[test]
fn the_folder_is_what_is_embedded() {
    let read = load(&[&folder()]).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(read.hash, base().hash);
    assert_eq!(read.origins.len(), base().origins.len());
    let embedded = PackFiles::base();
    let mut on_disk: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| {
            entry
                .expect("readable")
                .file_name()
                .into_string()
                .expect("UTF-8")
        })
        .collect();
    on_disk.sort();
    let paths: Vec<String> = embedded
        .files
        .iter()
        .map(|file| file.path.replace("content/base/", ""))
        .collect();
    assert_eq!(paths, on_disk);
}

#[test]
fn characters_and_their_cards() {
    let base = base();
    proves!(
        "setup.count.characters",
        assert_eq!(
            names(Kind::CharacterId),
            [
                "captain",
                "pilot",
                "scientist",
                "scout",
                "soldier",
                "mechanic"
            ]
        )
    );
    assert_eq!(
        base.characters
            .iter()
            .map(|character| character.deck.len())
            .sum::<usize>(),
        60
    );
    let search = ActionId(
        base.names
            .index(Kind::ActionId, "search")
            .expect("search is a card"),
    );
    for character in &base.characters {
        assert_eq!(character.deck.len(), 10);
        assert_eq!(
            character
                .deck
                .iter()
                .filter(|card| **card == search)
                .count(),
            2
        );
        assert_eq!(character.quests.len(), 2);
        let quests: Vec<_> = character
            .quests
            .iter()
            .map(|quest| &base.items[quest.index()].unlock)
            .collect();
        assert!(
            quests
                .iter()
                .any(|unlock| matches!(unlock, Some(Unlock::In(_))))
        );
        assert!(
            quests
                .iter()
                .any(|unlock| matches!(unlock, Some(Unlock::Discarding(_))))
        );
    }
    assert_eq!(cards(ItemSource::Starting), 6);
    assert_eq!(cards(ItemSource::Quest), 12);
    assert_eq!(names(Kind::ActionId).len(), 28);
}

#[test]
fn tokens() {
    let base = base();
    let of_kind = |kind| {
        base.tokens
            .iter()
            .filter(|token| token.kind == kind)
            .count()
    };
    proves!(
        "setup.count.minis",
        assert_eq!(base.supply.miniatures, [6, 3, 8, 2, 1])
    );
    proves!(
        "setup.count.tokens",
        assert_eq!(
            [None]
                .into_iter()
                .chain(IntruderKind::ALL.iter().copied().map(Some))
                .map(of_kind)
                .collect::<Vec<_>>(),
            [1, 8, 3, 12, 2, 1]
        )
    );
    let mut adults: Vec<_> = base
        .tokens
        .iter()
        .filter(|token| token.kind == Some(IntruderKind::Adult))
        .map(|token| token.number)
        .collect();
    adults.sort_unstable();
    assert_eq!(adults, [2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4]);
    assert_eq!(base.names.of(Kind::TokenId)[12], "adult-2a");
    proves!(
        "setup.count.exploration",
        assert_eq!(
            [
                base.exploration.len(),
                to_explore(&base.boards[0]),
                to_explore(&base.boards[1])
            ],
            [20, 16, 16]
        )
    );
    assert_eq!(
        base.exploration
            .iter()
            .map(|token| u32::from(token.items))
            .sum::<u32>(),
        44
    );
    let found = |discovery| {
        base.exploration
            .iter()
            .filter(|token| token.discovery == discovery)
            .count()
    };
    let discoveries = [
        Discovery::Malfunction,
        Discovery::Doors,
        Discovery::Fire,
        Discovery::Slime,
        Discovery::Silence,
        Discovery::Danger,
    ];
    assert_eq!(discoveries.map(found), [8, 4, 2, 2, 2, 2]);
}

fn to_explore(board: &Board) -> usize {
    board
        .rooms
        .iter()
        .filter(|room| !matches!(room.slot, Slot::Printed(_)))
        .count()
}

#[test]
fn shared_decks() {
    let base = base();
    let infected = base
        .contamination
        .iter()
        .filter(|infected| **infected)
        .count();
    proves!(
        "setup.count.contamination",
        assert_eq!((base.contamination.len(), infected), (27, 7))
    );
    let wounds: u8 = base.wounds.iter().map(|wound| wound.copies).sum();
    let decks = [
        base.events.len(),
        base.attacks.len(),
        wounds.into(),
        base.weaknesses.len(),
        base.coordinates.len(),
    ];
    let items = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue]
        .map(|colour| cards(ItemSource::Deck(colour)));
    proves!(
        "setup.count.cards",
        assert_eq!((decks, items), ([20, 20, 16, 8, 8], [30, 30, 30, 12]))
    );
    let deck = |deck| {
        base.objectives
            .iter()
            .filter(|objective| objective.deck == deck)
            .count()
    };
    proves!(
        "setup.count.objectives",
        assert_eq!(
            [
                ObjectiveDeck::Personal,
                ObjectiveDeck::Corporate,
                ObjectiveDeck::Coop
            ]
            .map(deck),
            [9, 9, 7]
        )
    );
    for letter in 0..4 {
        let earth = base
            .coordinates
            .iter()
            .filter(|card| card[letter] == Planet::Earth)
            .count();
        assert_eq!(earth, 2, "Earth stands twice on each letter");
    }
}

#[test]
fn events_move_intruders() {
    let base = base();
    proves!(
        "intruder.move.event.multi",
        assert!(
            base.events
                .iter()
                .all(|event| (2..=3).contains(&event.moves.len()))
        )
    );
    proves!(
        "intruder.move.event.larva",
        assert!(
            base.events
                .iter()
                .all(|event| !event.moves.contains(&IntruderKind::Larva))
        )
    );
    for number in 1..=4 {
        assert_eq!(
            base.events
                .iter()
                .filter(|event| event.number == number)
                .count(),
            5
        );
    }
    let after = |wanted| {
        base.events
            .iter()
            .filter(|event| event.afterwards == wanted)
            .count()
    };
    assert_eq!(
        [Afterwards::Discard, Afterwards::Remove, Afterwards::Return].map(after),
        [15, 4, 1]
    );
}

#[test]
fn blood() {
    let base = base();
    let bleeding = |blood| {
        base.attacks
            .iter()
            .filter(|card| card.blood == blood)
            .count()
    };
    let numbers = [2, 3, 4, 5, 6].map(|number| bleeding(Blood::Number(number)));
    proves!(
        "injury.retreat.no-number",
        assert_eq!((numbers, bleeding(Blood::Retreat)), ([2, 4, 5, 5, 2], 2))
    );
    let names = base.names.of(Kind::AttackId);
    let retreats = base
        .attack_ids()
        .filter(|id| base.attacks[id.index()].blood == Blood::Retreat);
    let retreats: Vec<_> = retreats.map(|id| names[id.index()].as_str()).collect();
    assert_eq!(retreats, ["claw-attack-retreat", "bite-retreat"]);
}

#[test]
fn rooms() {
    let base = base();
    let count = |group| base.tiles.iter().filter(|tile| tile.group == group).count();
    proves!(
        "setup.count.rooms",
        assert_eq!(
            [TileGroup::One, TileGroup::Two, TileGroup::Special].map(count),
            [11, 9, 5]
        )
    );
    proves!(
        "room.list.basic",
        assert_eq!(
            tiles(TileGroup::One),
            [
                "armory",
                "comms-room",
                "emergency-room",
                "evacuation-section-a",
                "evacuation-section-b",
                "fire-control-system",
                "generator",
                "laboratory",
                "nest",
                "storage",
                "surgery"
            ]
        )
    );
    proves!(
        "room.list.additional",
        assert_eq!(
            tiles(TileGroup::Two),
            [
                "airlock-control",
                "cabins",
                "canteen",
                "command-center",
                "engine-control-room",
                "hatch-control-system",
                "monitoring-room",
                "slime-room",
                "shower-room"
            ]
        )
    );
    proves!(
        "room.list.special",
        assert_eq!(
            tiles(TileGroup::Special),
            [
                "cockpit",
                "hibernatorium",
                "engine-1",
                "engine-2",
                "engine-3"
            ]
        )
    );
    let computers: Vec<_> = base
        .tile_ids()
        .filter(|id| base.tiles[id.index()].computer)
        .map(|id| names(Kind::TileId)[id.index()].clone())
        .collect();
    assert_eq!(
        computers,
        [
            "comms-room",
            "fire-control-system",
            "generator",
            "laboratory",
            "command-center",
            "engine-control-room",
            "monitoring-room"
        ]
    );
    let without: Vec<_> = base
        .tile_ids()
        .filter(|id| base.tiles[id.index()].action.is_none())
        .collect();
    assert_eq!(
        without
            .iter()
            .map(|id| names(Kind::TileId)[id.index()].clone())
            .collect::<Vec<_>>(),
        ["cabins", "slime-room"]
    );
    assert!(
        base.tiles
            .iter()
            .filter_map(|tile| tile.action.as_ref())
            .all(|action| action.cost == 2)
    );
}

#[test]
fn dice() {
    let base = base();
    proves!(
        "setup.count.dice",
        assert_eq!((base.noise_die.len(), base.combat_die.len()), (10, 6))
    );
    let noise = |face: &NoiseFace| base.noise_die.iter().filter(|other| *other == face).count();
    proves!(
        "setup.count.noise-faces",
        assert_eq!(
            NoiseFace::ALL.iter().map(noise).collect::<Vec<_>>(),
            [2, 2, 2, 2, 1, 1]
        )
    );
    let combat = |face: &CombatFace| {
        base.combat_die
            .iter()
            .filter(|other| *other == face)
            .count()
    };
    proves!(
        "setup.count.combat-faces",
        assert_eq!(
            CombatFace::ALL.iter().map(combat).collect::<Vec<_>>(),
            [1, 2, 1, 1, 1]
        )
    );
}

#[test]
fn supplies_and_tracks() {
    let supply = base().supply.clone();
    proves!("setup.count.fire", assert_eq!(supply.fire, 8));
    proves!("setup.count.malfunction", assert_eq!(supply.malfunction, 8));
    proves!("setup.count.doors", assert_eq!(supply.doors, 12));
    proves!(
        "setup.count.eggs",
        assert_eq!((supply.eggs, supply.eggs_at_start), (8, 5))
    );
    proves!(
        "setup.board.time.length",
        assert_eq!(
            (
                supply.time,
                supply.time_blue,
                supply.time - supply.time_blue
            ),
            (15, 8, 7)
        )
    );
    proves!(
        "setup.board.selfdestruct",
        assert_eq!(
            (
                supply.self_destruct,
                supply.self_destruct_yellow,
                supply.self_destruct - supply.self_destruct_yellow
            ),
            (6, 3, 3)
        )
    );
    assert_eq!((supply.pods, supply.pods_in_box), ([2, 2, 3, 3, 4], 4));
    assert_eq!(
        (supply.bag, supply.adults_per_player, supply.destination),
        ([4, 1, 3, 0, 1], 1, 1)
    );
}

#[test]
fn items() {
    let base = base();
    proves!(
        "craft.items",
        assert_eq!(
            recipes(),
            [
                ("antidote".to_owned(), [Symbol::Chem, Symbol::Med]),
                ("taser".to_owned(), [Symbol::Energy, Symbol::Tool]),
                ("flamethrower".to_owned(), [Symbol::Chem, Symbol::Tool]),
                ("molotov-cocktail".to_owned(), [Symbol::Chem, Symbol::Cloth]),
            ]
        )
    );
    let crafted: Vec<u8> = base
        .items
        .iter()
        .filter(|item| item.source == ItemSource::Deck(Colour::Blue))
        .map(|item| item.copies)
        .collect();
    proves!("craft.copies", assert_eq!(crafted, [3, 3, 3, 3]));
    let decks = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue]
        .map(|colour| kinds(ItemSource::Deck(colour)).join(" "));
    proves!(
        "search.colors",
        assert_eq!(
            decks,
            [
                "energy-charge-red grenade smoke-grenade recon-drone decoy extended-magazine self-destruct-key \
                 evacuation-key comms-key prototype-pistol prototype-shotgun prototype-rifle",
                "chemicals tools duct-tape fire-extinguisher clothes-yellow energy-charge-yellow \
                 technical-corridors-plans space-suit nemesis-plans",
                "medkit bandages synthetic-food adrenaline-injection alcohol clothes-green military-drugs",
                "antidote taser flamethrower molotov-cocktail",
            ]
        )
    );
    let family = |name: &str| {
        base.items[usize::from(base.names.index(Kind::ItemId, name).expect("known"))]
            .family
            .clone()
    };
    assert_eq!(family("energy-charge-red"), family("energy-charge-yellow"));
    assert_eq!(family("clothes-yellow"), family("clothes-green"));
    assert_eq!(family("evacuation-key"), family("pilot-evacuation-key"));
}

fn recipes() -> Vec<(String, [Symbol; 2])> {
    let base = base();
    let named = base.items.iter().zip(base.names.of(Kind::ItemId));
    named
        .filter_map(|(item, name)| Some((name.clone(), item.recipe?)))
        .collect()
}

#[test]
fn intruder_player_cards() {
    let base = base();
    let cards: Vec<_> = base
        .intruder_cards
        .iter()
        .map(|card| (card.effect, card.number, card.attacks))
        .collect();
    proves!(
        "intruderplayer.deck",
        assert_eq!(
            cards,
            [
                (IntruderEffect::Pursuit, Some(1), 2),
                (IntruderEffect::Pursuit, Some(2), 2),
                (IntruderEffect::Pursuit, Some(3), 2),
                (IntruderEffect::Pursuit, None, 3),
                (IntruderEffect::Hunt, Some(3), 1),
                (IntruderEffect::Hunt, Some(4), 1),
                (IntruderEffect::Planning, Some(4), 1),
                (IntruderEffect::Planning, None, 1),
                (IntruderEffect::Metamorphosis, Some(1), 1),
                (IntruderEffect::SelfHealing, Some(2), 1),
            ]
        )
    );
}

#[test]
fn every_entry_says_how_well_it_is_known() {
    let base = base();
    let ours: Vec<_> = base
        .origins
        .iter()
        .filter(|origin| origin.provenance == Provenance::Original)
        .collect();
    assert_eq!(
        ours.iter()
            .map(|origin| origin.id.as_str())
            .collect::<Vec<_>>(),
        ["smoke-grenade", "decoy", "evacuation-key"]
    );
    assert!(ours.iter().all(|origin| origin.reason.is_some()));
    let known = base
        .origins
        .iter()
        .filter(|origin| origin.provenance != Provenance::Original);
    assert!(known.clone().all(|origin| origin.confidence.is_some()));
    assert_eq!(
        base.origins
            .iter()
            .filter(|origin| origin.table == "item")
            .count(),
        base.items.len()
    );
    let decoy = ours[1];
    let text = std::fs::read_to_string(folder().join("items.toml")).expect("readable");
    assert_eq!(
        text.lines().nth(decoy.line),
        Some("id = \"decoy\""),
        "the line is that of the entry's head"
    );
}

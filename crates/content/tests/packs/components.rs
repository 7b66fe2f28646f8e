//! The base pack holds the tiles, tokens, dice and markers the box holds.

use std::sync::Arc;

use derelict_content::*;

fn base() -> Arc<Catalog> {
    Catalog::base()
}

fn names(kind: Kind) -> Vec<String> {
    base().names.of(kind).to_vec()
}

fn tiles(group: TileGroup) -> Vec<String> {
    let base = base();
    let of_group =
        base.tiles.iter().zip(base.names.of(Kind::TileId)).filter(|(tile, _)| tile.group == group);
    of_group.map(|(_, name)| name.clone()).collect()
}

#[test]
fn tokens() {
    let base = base();
    let of_kind = |kind| base.tokens.iter().filter(|token| token.kind() == kind).count();
    proves!("setup.count.minis", assert_eq!(each(&base, |kind| kind.miniatures), [6, 3, 8, 2, 1]));
    proves!(
        "setup.count.tokens",
        assert_eq!(
            [None].into_iter().chain(base.kind_ids().map(Some)).map(of_kind).collect::<Vec<_>>(),
            [1, 8, 3, 12, 2, 1]
        )
    );
    let mut adults: Vec<_> = base
        .tokens
        .iter()
        .filter(|token| token.kind() == Some(KindId(2)))
        .map(|token| token.number)
        .collect();
    adults.sort_unstable();
    assert_eq!(adults, [2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4]);
    assert_eq!(base.names.of(Kind::TokenId)[12], "adult-2a");
    proves!(
        "setup.count.exploration",
        assert_eq!(
            [base.exploration.len(), to_explore(&base.boards[0]), to_explore(&base.boards[1])],
            [20, 16, 16]
        )
    );
    assert_eq!(base.exploration.iter().map(|token| u32::from(token.items)).sum::<u32>(), 44);
    let found =
        |discovery| base.exploration.iter().filter(|token| token.discovery == discovery).count();
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
    board.rooms.iter().filter(|room| !matches!(room.slot, Slot::Printed(_))).count()
}

#[test]
fn rooms() {
    let base = base();
    let count = |group| base.tiles.iter().filter(|tile| tile.group == group).count();
    proves!(
        "setup.count.rooms",
        assert_eq!([TileGroup::One, TileGroup::Two, TileGroup::Special].map(count), [11, 9, 5])
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
            ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"]
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
    let without: Vec<_> =
        base.tile_ids().filter(|id| base.tiles[id.index()].action.is_none()).collect();
    assert_eq!(
        without.iter().map(|id| names(Kind::TileId)[id.index()].clone()).collect::<Vec<_>>(),
        ["cabins", "slime-room"]
    );
    assert!(
        base.tiles.iter().filter_map(|tile| tile.action.as_ref()).all(|action| action.cost == 2)
    );
}

#[test]
fn dice() {
    let base = base();
    proves!("setup.count.dice", assert_eq!((base.noise_die.len(), base.combat_die.len()), (10, 6)));
    let noise = |face: &NoiseFace| base.noise_die.iter().filter(|other| *other == face).count();
    proves!(
        "setup.count.noise-faces",
        assert_eq!(NoiseFace::ALL.iter().map(noise).collect::<Vec<_>>(), [2, 2, 2, 2, 1, 1])
    );
    let combat = |face: &CombatFace| base.combat_die.iter().filter(|other| *other == face).count();
    proves!(
        "setup.count.combat-faces",
        assert_eq!(CombatFace::ALL.iter().map(combat).collect::<Vec<_>>(), [1, 2, 1, 1, 1, 0, 0])
    );
}

#[test]
fn supplies_and_tracks() {
    let supply = base().supply.clone();
    proves!("setup.count.fire", assert_eq!(supply.fire, 8));
    proves!("setup.count.malfunction", assert_eq!(supply.malfunction, 8));
    proves!("setup.count.doors", assert_eq!(supply.doors, 12));
    proves!("setup.count.eggs", assert_eq!((supply.eggs, supply.eggs_at_start), (8, 5)));
    proves!(
        "setup.board.time.length",
        assert_eq!((supply.time, supply.time_blue, supply.time - supply.time_blue), (15, 8, 7))
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
    assert_eq!(supply.destination, 1);
    assert_eq!(each(&base(), |kind| kind.bag), [4, 1, 3, 0, 1]);
    assert_eq!(each(&base(), |kind| kind.bag_per_player), [0, 0, 1, 0, 0]);
}

/// A number of each kind of intruder, weakest first.
fn each(catalog: &Catalog, number: impl Fn(&IntruderKind) -> u8) -> Vec<u8> {
    catalog.kinds.iter().map(number).collect()
}

//! Composed, compiled packs with one board: what the rules are read from.

use std::sync::Arc;

use derelict_content::{Ability, Board, CargoPod, Slot};
use derelict_content::{
    AttackManner, BasicId, BloodReading, Catalog, CorridorId, Discovery, IntruderKind, ItemId,
    Kind, KindId, MiniId, Names, NetworkId, ObjectiveDeck, Rank, Role, RoomId, RoomTrait, TileId,
    TokenFace, TokenId, capacity,
};

use crate::citation::Citations;
use crate::facedown::Pools;
use crate::mission::Mission;
use crate::pile::Pile;
use crate::setting::Setting;
use crate::species::Species;

/// Where a corridor number of a room leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Through a corridor to a neighbouring room.
    Corridor(CorridorId, RoomId),
    /// Into a network of technical corridors.
    Duct(NetworkId),
}

/// The rules' view of the composed packs and one side of the board.
#[derive(Debug)]
pub struct Rulebook {
    /// The packs.
    pub catalog: Arc<Catalog>,
    /// The side of the board.
    pub board: Board,
    /// Where we are.
    pub(crate) setting: Setting,
    /// What hunts us.
    pub(crate) species: Species,
    /// What the crew is there for.
    pub(crate) mission: Mission,
    /// Which rules stand in the place of others because of these.
    pub(crate) citations: Option<&'static Citations>,
    /// What is dealt facedown, and where to.
    pub(crate) pools: Pools,
    /// Names of everything, rooms and corridors of this board included.
    pub names: Arc<Names>,
    exits: Vec<[Exit; 4]>,
    neighbours: Vec<Vec<(CorridorId, RoomId)>>,
    entrances: Vec<Vec<NetworkId>>,
    miniatures: Vec<KindId>,
    turrets: bool,
    pub(crate) requirements: bool,
    /// What the computer cards offer, where there are any.
    pub(crate) computers: Vec<Ability>,
    /// The printed room of the shuttle.
    pub(crate) main_room: Option<RoomId>,
}

/// Why no rulebook could be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardProblem(pub String);

impl std::fmt::Display for BoardProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BoardProblem {}

impl Rulebook {
    /// Prepares packs and a side of the board for play.
    pub fn new(catalog: &Arc<Catalog>, board: &str) -> Result<Arc<Self>, BoardProblem> {
        let found = catalog.boards.iter().find(|known| known.id == board);
        let Some(board) = found.cloned() else {
            let known: Vec<&str> = catalog.boards.iter().map(|known| known.id.as_str()).collect();
            return Err(BoardProblem(format!(
                "unknown board `{board}`; the packs have {}",
                known.join(", ")
            )));
        };
        let Some(setting) = Setting::parse(&catalog.selection.setting) else {
            let known: Vec<&str> = Setting::ALL.iter().map(|setting| setting.name()).collect();
            return Err(BoardProblem(format!(
                "the rules know no setting `{}`, though a pack offers it; they know {}",
                catalog.selection.setting,
                known.join(", ")
            )));
        };
        let Some(species) = Species::parse(&catalog.selection.species) else {
            let known: Vec<&str> = Species::ALL.iter().map(|species| species.name()).collect();
            return Err(BoardProblem(format!(
                "the rules know no species `{}`, though a pack offers it; they know {}",
                catalog.selection.species,
                known.join(", ")
            )));
        };
        let Some(mission) = Mission::parse(&catalog.selection.mission) else {
            let known: Vec<&str> = Mission::ALL.iter().map(|mission| mission.name()).collect();
            return Err(BoardProblem(format!(
                "the rules know no mission `{}`, though a pack offers it; they know {}",
                catalog.selection.mission,
                known.join(", ")
            )));
        };
        let miniatures: Vec<KindId> = catalog
            .kind_ids()
            .flat_map(|id| (0..catalog.kinds[id.index()].miniatures).map(move |_| id))
            .collect();
        let names = Arc::new(names(catalog, &board, &miniatures));
        let rooms = board.rooms.len();
        let mut neighbours = vec![Vec::new(); rooms];
        let mut exits = vec![[Exit::Duct(NetworkId(0)); 4]; rooms];
        for (index, corridor) in board.corridors.iter().enumerate() {
            let id = CorridorId(index as u8);
            let [a, b] = corridor.ends;
            for (here, there) in [(a, b), (b, a)] {
                neighbours[here as usize].push((id, RoomId(there)));
                for number in &corridor.numbers {
                    exits[here as usize][*number as usize - 1] = Exit::Corridor(id, RoomId(there));
                }
            }
        }
        let mut entrances = vec![Vec::new(); rooms];
        for (room, slot) in board.rooms.iter().enumerate() {
            for entrance in &slot.entrances {
                entrances[room].push(NetworkId(entrance.network));
                for number in &entrance.numbers {
                    exits[room][*number as usize - 1] = Exit::Duct(NetworkId(entrance.network));
                }
            }
        }
        let printed = |index: &usize| matches!(board.rooms[*index].slot, Slot::Printed(_));
        let main_room = (0..rooms).filter(|index| board.is_annexed(*index)).find(printed);
        Ok(Arc::new(Self {
            main_room: main_room.map(|index| RoomId(index as u8)),
            catalog: Arc::clone(catalog),
            pools: Pools::new(catalog, &board),
            board,
            setting,
            species,
            mission,
            citations: setting.citations(mission, species),
            computers: Self::computer_abilities(catalog),
            names,
            exits,
            neighbours,
            entrances,
            miniatures,
            requirements: catalog
                .objectives
                .iter()
                .any(|card| card.deck == ObjectiveDeck::Requirement),
            turrets: catalog.exploration.iter().any(|token| token.discovery == Discovery::Turret),
        }))
    }

    /// All rooms, by ascending number.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> + use<> {
        (0..self.board.rooms.len() as u8).map(RoomId)
    }

    /// All corridors.
    pub fn corridors(&self) -> impl Iterator<Item = CorridorId> + use<> {
        (0..self.board.corridors.len() as u8).map(CorridorId)
    }

    /// All networks of technical corridors.
    pub fn networks(&self) -> impl Iterator<Item = NetworkId> + use<> {
        (0..self.board.networks.len() as u8).map(NetworkId)
    }

    /// The corridors of a room and where they lead.
    #[must_use]
    pub fn neighbours(&self, room: RoomId) -> &[(CorridorId, RoomId)] {
        &self.neighbours[room.index()]
    }

    /// Where a corridor number of a room leads; numbers run from 1 to 4.
    #[must_use]
    pub fn exit(&self, room: RoomId, number: u8) -> Exit {
        self.exits[room.index()][number as usize - 1]
    }

    /// The technical networks a room has an entrance to.
    #[must_use]
    pub fn entrances(&self, room: RoomId) -> &[NetworkId] {
        &self.entrances[room.index()]
    }

    /// The rooms a corridor joins.
    #[must_use]
    pub fn ends(&self, corridor: CorridorId) -> [RoomId; 2] {
        self.board.corridors[corridor.index()].ends.map(RoomId)
    }

    /// The other end of a corridor.
    #[must_use]
    pub fn across(&self, corridor: CorridorId, from: RoomId) -> RoomId {
        let [a, b] = self.ends(corridor);
        if a == from { b } else { a }
    }

    /// All miniatures.
    pub fn minis(&self) -> impl Iterator<Item = MiniId> + use<> {
        (0..self.miniatures.len() as u8).map(MiniId)
    }

    /// The type of a miniature.
    #[must_use]
    pub fn mini_kind(&self, mini: MiniId) -> KindId {
        self.miniatures[mini.index()]
    }

    /// What is true of a kind of intruder.
    #[must_use]
    pub fn kind(&self, kind: KindId) -> &IntruderKind {
        &self.catalog.kinds[kind.index()]
    }

    /// Whether a kind attacks by touch instead of cards.
    #[must_use]
    pub fn touches(&self, kind: KindId) -> bool {
        self.kind(kind).attack == AttackManner::Touch
    }

    /// The symbol a kind bears.
    pub(crate) fn rank(&self, kind: KindId) -> Option<Rank> {
        self.kind(kind).rank
    }

    /// The first kind that bears a symbol.
    pub(crate) fn of_rank(&self, rank: Rank) -> Option<KindId> {
        self.catalog.kind_ids().find(|kind| self.rank(*kind) == Some(rank))
    }

    /// The type of a token, if it names one.
    #[must_use]
    pub fn token_kind(&self, token: TokenId) -> Option<KindId> {
        self.catalog.tokens[token.index()].kind()
    }

    /// What a token shows.
    #[must_use]
    pub fn token_face(&self, token: TokenId) -> TokenFace {
        self.catalog.tokens[token.index()].face
    }

    /// Whether a kind never moves.
    #[must_use]
    pub fn is_still(&self, kind: KindId) -> bool {
        self.kind(kind).still
    }

    /// Whether there are lairs in this game.
    #[must_use]
    pub fn has_lairs(&self) -> bool {
        self.catalog.kinds.iter().any(|kind| kind.still)
    }

    /// Whether there are turrets in this game.
    #[must_use]
    pub fn has_turrets(&self) -> bool {
        self.turrets
    }

    /// Whether a kind attacks at all.
    #[must_use]
    pub fn attacks(&self, kind: KindId) -> bool {
        self.kind(kind).attack != AttackManner::Never
    }

    /// Whether no injury ever lasts on a kind.
    #[must_use]
    pub fn is_unhurt(&self, kind: KindId) -> bool {
        self.kind(kind).reading == BloodReading::Never
    }

    /// Whether a tile plays a role.
    #[must_use]
    pub fn is(&self, tile: TileId, role: Role) -> bool {
        self.catalog.tiles[tile.index()].roles.contains(&role)
    }

    /// Whether a tile has a trait.
    #[must_use]
    pub fn has_trait(&self, tile: TileId, wanted: RoomTrait) -> bool {
        self.catalog.tiles[tile.index()].traits.contains(&wanted)
    }

    /// Whether a room is printed on the board, so that nobody need look what it is.
    #[must_use]
    pub fn is_printed(&self, room: RoomId) -> bool {
        matches!(self.board.rooms[room.index()].slot, Slot::Printed(_))
    }

    /// The printed or fixed room with a role, where the board fixes it.
    #[must_use]
    pub fn printed(&self, role: Role) -> Option<RoomId> {
        self.rooms().find(|room| match self.board.rooms[room.index()].slot {
            Slot::Printed(tile) | Slot::Fixed(tile) => self.is(tile, role),
            Slot::One | Slot::Two => false,
        })
    }

    /// A basic action's ability.
    #[must_use]
    pub fn basic(&self, basic: BasicId) -> &Ability {
        &self.catalog.basics[basic.index()].action
    }

    /// The kinds of items of a family.
    pub fn family<'a>(&'a self, family: &'a str) -> impl Iterator<Item = ItemId> + 'a {
        self.catalog
            .item_ids()
            .filter(move |item| self.catalog.items[item.index()].family == family)
    }

    /// The corridors of a room, as a pile.
    #[must_use]
    pub fn corridors_of(&self, room: RoomId) -> Pile<CorridorId, 8> {
        self.neighbours(room).iter().map(|(corridor, _)| *corridor).collect()
    }
}

fn names(catalog: &Catalog, board: &Board, miniatures: &[KindId]) -> Names {
    let mut names = (*catalog.names).clone();
    names.set(Kind::RoomId, board.rooms.iter().map(|room| room.id.clone()).collect());
    names.set(Kind::CorridorId, board.corridors.iter().map(|way| way.id.clone()).collect());
    names.set(Kind::NetworkId, board.networks.iter().map(|network| network.id.clone()).collect());
    names.set(Kind::BasicId, catalog.basics.iter().map(|basic| basic.id.clone()).collect());
    let pods = match board.grounds {
        Some(_) => CargoPod::ALL.iter().map(|pod| pod.name().to_owned()).collect(),
        None => (1..=catalog.supply.pods_in_box).map(|pod| pod.to_string()).collect(),
    };
    names.set(Kind::PodId, pods);
    let mut counts = [0u8; capacity::KINDS];
    let minis = miniatures.iter().map(|kind| {
        counts[kind.index()] += 1;
        let word = catalog.names.name(Kind::KindId, kind.0).unwrap_or("?");
        format!("{word}-{}", counts[kind.index()])
    });
    names.set(Kind::MiniId, minis.collect());
    names
}

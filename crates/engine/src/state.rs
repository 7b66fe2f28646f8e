//! The whole situation of a game as one flat value.

use derelict_content::{
    AttackId, CharacterId, CoordinatesId, DiscoveryId, Evacuation, EventId, ExplorationId, ItemId,
    KindId, MiniId, MutationId, ObjectiveDeck, ObjectiveId, PanicId, PodId, PossibilityId, RoomId,
    TileId, WeaknessId, WoundId, capacity,
};
use serde::{Deserialize, Serialize};

use crate::affliction::Affliction;
use crate::alert::Alerts;
use crate::card::Card;
pub use crate::deck::Deck;
use crate::event::Ending;
use crate::facility::Facility;
use crate::frame::Frames;
use crate::knowledge::Knowledge;
use crate::legacy::Legacy;
use crate::mode::Mode;
use crate::pile::Pile;
use crate::prey::Comparisons;
use crate::retinue::Retinue;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::set::{Set, TokenSet};
use crate::streams::Streams;
use crate::swarm::Swarm;
use crate::thing::{Held, Inventory};
use crate::trade::Bargain;
use crate::turret::Turrets;

/// Everything that is true of a game at one moment, secrets included.
///
/// It holds neither rulebook nor buffers, and leaves the engine only through views.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Number of players.
    pub players: u8,
    /// The way of playing.
    pub mode: Mode,
    /// The first player to die plays on as the intruders.
    pub intruder_player: bool,
    /// The intruder player and the cards of that part.
    pub swarm: Swarm,
    /// Which person of the setup sits at each seat.
    pub persons: [u8; MAX_SEATS],
    /// The turn being played, from 1.
    pub turn: u8,
    /// The space of the time marker; 0 is red.
    pub time: u8,
    /// The space of the self-destruct marker; 0 is the skull.
    pub self_destruct: Option<u8>,
    /// Holder of the first player token.
    pub first: Seat,
    /// The characters.
    pub crew: [Crew; MAX_SEATS],
    /// The round being played.
    pub round: Round,

    /// The rooms of the board.
    pub rooms: [Room; capacity::ROOMS],
    /// The doors of the corridors.
    #[serde(with = "crate::row")]
    pub doors: [Door; capacity::CORRIDORS],
    /// Corridors with a noise marker, a bit each.
    pub noise: u64,
    /// Technical networks with a noise marker, a bit each.
    pub duct_noise: u8,
    /// The room an airlock procedure runs in.
    pub airlock: Option<RoomId>,

    /// The intruder miniatures.
    pub minis: [Mini; capacity::MINIATURES],
    /// Counts arrivals, so that the one longer on the board is known.
    pub arrivals: u16,
    /// Tokens in the bag.
    pub bag: TokenSet,
    /// Tokens beside the board.
    pub token_supply: TokenSet,
    /// Eggs on the intruder board.
    pub nest_eggs: u8,
    /// Eggs in the supply.
    pub egg_supply: u8,
    /// No egg is left in the nest, for good.
    pub nest_destroyed: bool,
    /// The queen died.
    pub queen_killed: bool,
    /// Lairs destroyed so far.
    #[serde(default, skip_serializing_if = "none")]
    pub lairs_destroyed: u8,
    /// The weaknesses on their slots.
    pub weaknesses: [Weakness; capacity::SLOTS],

    /// Letter of the destination marker, A is 0.
    pub destination: u8,
    /// The coordinates card beside the cockpit.
    pub coordinates: CoordinatesId,
    /// Whether the upper token of each engine reads working.
    pub engines: [bool; 3],
    /// The pods.
    pub pods: [Pod; capacity::PODS],

    /// Event cards.
    pub events: Deck<EventId, { capacity::EVENTS }>,
    /// Intruder attack cards.
    pub attacks: Deck<AttackId, { capacity::ATTACKS }>,
    /// Serious wound cards.
    pub wounds: Deck<WoundId, { capacity::WOUNDS }>,
    /// Red, yellow and green items.
    pub items: [Deck<ItemId, { capacity::ITEMS_OF_A_COLOUR }>; 3],
    /// Panic cards, where there are any.
    #[serde(default, skip_serializing_if = "Deck::is_bare")]
    pub panic: Deck<PanicId, { capacity::PANIC }>,
    /// Mutation cards nobody has, where there are any; they are shuffled whenever some are drawn.
    #[serde(default, skip_serializing_if = "none")]
    pub mutations: Set<MutationId>,
    /// Crafted items still to be built.
    pub crafted: Inventory,
    /// Contamination cards not yet taken, top last.
    pub contamination: Pile<u8, { capacity::CONTAMINATION }>,
    /// Items out of the game.
    pub items_gone: Inventory,
    /// Contamination cards out of the game, a bit each.
    pub contamination_gone: u32,
    /// Event cards out of the game.
    pub events_gone: Set<EventId>,
    /// Exploration tokens revealed and removed.
    pub tokens_gone: Set<ExplorationId>,

    /// Discovery tokens revealed and discarded.
    #[serde(default, skip_serializing_if = "none")]
    pub discoveries_gone: Set<DiscoveryId>,

    /// What only a facility has.
    #[serde(default, skip_serializing_if = "none")]
    pub facility: Facility,

    /// An intruder has been on the board.
    pub met: bool,
    /// A character has died.
    pub mourned: bool,
    /// The alerts, where there are some.
    #[serde(default, skip_serializing_if = "none")]
    pub alerts: Alerts,
    /// The space of the marker on the shuttle's time track, while it is there; 0 is red.
    #[serde(default, skip_serializing_if = "none")]
    pub shuttle_time: Option<u8>,
    /// What an earlier game has left, in an Epilogue.
    #[serde(default, skip_serializing_if = "none")]
    pub legacy: Legacy,
    /// Cards that everybody's hand lacks in the next draw step.
    #[serde(default, skip_serializing_if = "none")]
    pub kept_back: u8,
    /// The coming intruder attack step is skipped.
    pub attacks_skipped: bool,
    /// The action being interrupted is cancelled, as things stand.
    pub cancelled: bool,
    /// The bargain being struck.
    pub bargain: Bargain,
    /// What goes along with characters of further boxes.
    #[serde(default, skip_serializing_if = "none")]
    pub retinue: Retinue,
    /// The turrets, where there are some.
    #[serde(default, skip_serializing_if = "none")]
    pub turrets: Turrets,
    /// Standing possibilities that nobody may seize again, in this turn or at all.
    #[serde(default, skip_serializing_if = "nothing")]
    pub seized: Set<PossibilityId>,
    /// How play ended.
    pub ending: Option<Ending>,
    /// What the checks at the end have found so far.
    pub verdict: Outcome,
    /// What became of ship and crew, once all is over.
    pub outcome: Option<Outcome>,

    /// What the rules are in the middle of.
    pub frames: Frames,
    /// Counts decisions.
    pub decision: u32,
    /// Counts each seat's own decisions, so that an answer to an earlier one is known to be
    /// stale; the common count would betray who was secretly asked.
    pub asked: [u32; MAX_SEATS],
    /// Chance.
    pub streams: Streams,
    /// What each seat has seen in private.
    pub knowledge: [Knowledge; MAX_SEATS],
    /// What everybody has learnt of hands by whom intruders chose.
    #[serde(default)]
    pub comparisons: Comparisons,
}

/// Whether nothing has been seized, as in all games that know no possibilities.
fn nothing(seized: &Set<PossibilityId>) -> bool {
    seized.is_empty()
}

/// Whether there is nothing of something that other games lack.
fn none<T: Default + PartialEq>(count: &T) -> bool {
    *count == T::default()
}

/// Copying a state is what searches do most.
const _: () = assert!(size_of::<State>() <= 4096);

/// One player's character and everything of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew {
    /// Who it is; meaningful once drafted.
    pub character: CharacterId,
    /// Whether the draft has reached this seat.
    pub drafted: bool,
    /// Where it is.
    pub place: Place,
    /// Takes no more part in this player phase.
    pub passed: bool,
    /// Cards in hand.
    pub hand: Pile<Card, { capacity::CARDS }>,
    /// The action deck, top last.
    pub deck: Pile<Card, { capacity::CARDS }>,
    /// The action discard pile, top last.
    pub discard: Pile<Card, { capacity::CARDS }>,
    /// Normal items.
    pub inventory: Inventory,
    /// Heavy things in hand.
    pub hands: Pile<Held, 8>,
    /// Light wounds: 0, 1 or 2.
    pub light: u8,
    /// Serious wounds.
    pub serious: Pile<Wounded, { capacity::SERIOUS }>,
    /// Has a slime marker.
    pub slimed: bool,
    /// What the species has done to it.
    #[serde(rename = "larva", with = "crate::affliction::as_larva")]
    pub affliction: Affliction,
    /// Has sent the signal.
    pub signal: bool,
    /// Quest items still inactive, in printed order.
    pub quests: Pile<ItemId, { capacity::QUESTS }>,
    /// The corporate objective dealt.
    pub corporate: ObjectiveId,
    /// The personal objective dealt.
    pub personal: ObjectiveId,
    /// Which of the two was kept.
    pub kept: Option<ObjectiveDeck>,
    /// Action cards out of the game, a bit for each place in the character's printed deck.
    #[serde(default, skip_serializing_if = "none")]
    pub lost: u16,
}

/// Where a character is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In a room.
    Room(RoomId),
    /// Waiting in a pod not yet launched.
    Pod(PodId),
    /// Asleep in the hibernatorium.
    Hibernating,
    /// Gone in a launched pod.
    Evacuated(PodId),
    /// Dead; the room where it died.
    Dead(RoomId),
    /// At a seat nobody plays.
    #[default]
    Nowhere,
    // Behind the others, so that these keep their numbers in hashes.
    /// Gone with the shuttle.
    Departed,
    /// Safe outside, in the bunker.
    Bunker,
}

/// A serious wound on a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wounded {
    /// The card; none if the deck had run out.
    pub wound: Option<WoundId>,
    /// Dressed: without effect, but still counted.
    pub dressed: bool,
}

/// The round being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Actions taken.
    pub actions: u8,
    /// The limit of two actions is lifted.
    pub unlimited: bool,
    /// Who has refused consent in this round; they are not asked again.
    pub refused: SeatSet,
    /// Trades opened since something last changed hands in this round.
    pub idle_trades: u8,
}

/// A room of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// The tile that lies there.
    pub tile: TileId,
    /// Whether it has been explored.
    pub explored: bool,
    /// The exploration token, until revealed.
    pub token: Option<ExplorationId>,
    /// The item counter.
    pub items: u8,
    /// Burning.
    pub fire: bool,
    /// Out of order.
    pub malfunction: bool,
    /// Corpses on the floor, a bit each.
    pub corpses: u8,
    /// Carcasses on the floor.
    pub carcasses: u8,
    /// Eggs on the floor, besides those of the nest.
    pub eggs: u8,
    /// The discovery token, until it is discarded.
    #[serde(default, skip_serializing_if = "none")]
    pub discovery: Option<DiscoveryId>,
    /// That token lies open: the room is slimed for good.
    #[serde(default, skip_serializing_if = "none")]
    pub slimed: bool,
}

derelict_content::words! {
    /// The door of a corridor.
    #[derive(Default)]
    Door {
        /// No token.
        #[default]
        Open = "open",
        /// A standing token.
        Closed = "closed",
        /// A lying token.
        Destroyed = "destroyed",
    }
}

/// An intruder miniature. Its type is its slot in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mini {
    /// Where it stands, if on the board.
    pub room: Option<RoomId>,
    /// Injury markers.
    pub injuries: u8,
    /// When it came onto the board.
    pub since: u16,
}

/// A weakness card on its slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weakness {
    /// The card.
    pub card: WeaknessId,
    /// Discovered.
    pub revealed: bool,
    /// Out of the game, where such cards are discarded.
    #[serde(default, skip_serializing_if = "none")]
    pub discarded: bool,
}

/// An escape pod.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pod {
    /// Not in this game.
    #[default]
    Unused,
    /// At a section.
    Docked {
        /// Which section.
        section: Evacuation,
        /// Locked side up.
        locked: bool,
    },
    /// Gone.
    Launched,
}

/// What became of ship and crew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The ship was destroyed.
    pub exploded: bool,
    /// Players whose characters survived.
    pub survivors: SeatSet,
    /// Players who won.
    pub winners: SeatSet,
}

/// A miniature together with what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which one.
    pub id: MiniId,
    /// Its type.
    pub kind: KindId,
    /// Where it stands.
    pub room: RoomId,
    /// Its injuries.
    pub injuries: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(layer: &str, bytes: usize) -> String {
        format!("| {layer} | {bytes} |")
    }

    /// Whoever adds to the state looks at what is left for the others.
    #[test]
    fn the_table_of_bytes_is_true() {
        let state = State::bare([0; 32]);
        let decks = size_of_val(&state.events)
            + size_of_val(&state.attacks)
            + size_of_val(&state.wounds)
            + size_of_val(&state.panic)
            + size_of_val(&state.items)
            + size_of_val(&state.contamination);
        let layers = [
            ("characters", size_of_val(&state.crew)),
            ("what each seat has seen", size_of_val(&state.knowledge)),
            ("what the rules are in the middle of", size_of_val(&state.frames)),
            ("shared decks", decks),
            ("rooms and doors", size_of_val(&state.rooms) + size_of_val(&state.doors)),
            ("items to be built, items gone", 2 * size_of::<Inventory>()),
            ("miniatures", size_of_val(&state.minis)),
            ("chance", size_of_val(&state.streams)),
            ("bargain, intruder player", size_of::<Bargain>() + size_of::<Swarm>()),
        ];
        let listed: usize = layers.iter().map(|(_, bytes)| bytes).sum();
        let rest = ("everything else", size_of::<State>() - listed);
        let whole = ("the state", size_of::<State>());
        let table = include_str!("../../../ARCHITECTURE.md");
        let missing: Vec<String> = layers
            .into_iter()
            .chain([rest, whole])
            .map(|(layer, bytes)| row(layer, bytes))
            .filter(|row| !table.contains(row))
            .collect();
        assert!(missing.is_empty(), "ARCHITECTURE.md lacks:\n{}", missing.join("\n"));
    }
}

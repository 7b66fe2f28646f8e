//! Everything that has a name.

use derelict_content::{
    ActionId, AlertId, AttackId, BasicId, CharacterId, Colour, ComputerId, ContingencyId,
    CoordinatesId, CorridorId, CssId, DiscoveryId, EventId, ExplorationId, IntruderCardId, ItemId,
    KindId, MiniId, MutationId, NetworkId, ObjectKind, ObjectiveDeck, ObjectiveId, PanicId, Planet,
    PodId, PossibilityId, RoomId, SlotId, TileId, TokenId, TraitId, WeaknessId, WoundId,
};
use derelict_engine::Seat;
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::event::SharedDeck;
use derelict_engine::thing::Thing;

macro_rules! nouns {
    ($($(#[$doc:meta])* $variant:ident($type:ty),)*) => {
        /// Something with a name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Noun {
            $($(#[$doc])* $variant($type),)*
            /// A seat by its number only.
            Player(Seat),
            /// What a player acts with; for the room's action, that of the player's room.
            Action(Seat, Source),
            /// A corridor as seen from a room.
            Way(RoomId, CorridorId),
        }

        $(impl From<$type> for Noun {
            fn from(id: $type) -> Self {
                Self::$variant(id)
            }
        })*
    };
}

nouns! {
    /// A player, by character.
    Seat(Seat),
    /// A room of the board.
    Room(RoomId),
    /// A room tile.
    Tile(TileId),
    /// A corridor.
    Corridor(CorridorId),
    /// A network of technical corridors.
    Network(NetworkId),
    /// An item.
    Item(ItemId),
    /// An action card.
    Card(ActionId),
    /// A basic action.
    Basic(BasicId),
    /// An event card.
    Event(EventId),
    /// An attack card.
    Attack(AttackId),
    /// A serious wound.
    Wound(WoundId),
    /// A panic card.
    Panic(PanicId),
    /// An alert.
    Alert(AlertId),
    /// A mutation card.
    Mutation(MutationId),
    /// A trait card.
    Trait(TraitId),
    /// A weakness card.
    Weakness(WeaknessId),
    /// The slot of one.
    Slot(SlotId),
    /// An objective card.
    Objective(ObjectiveId),
    /// A deck of objectives.
    ObjectiveDeck(ObjectiveDeck),
    /// A character.
    Character(CharacterId),
    /// A type of intruder.
    Kind(KindId),
    /// An intruder on the board.
    Figure(MiniId),
    /// An intruder token.
    Token(TokenId),
    /// An exploration token.
    Exploration(ExplorationId),
    /// A discovery token.
    Discovery(DiscoveryId),
    /// A coordinates card.
    Coordinates(CoordinatesId),
    /// An intruder player card.
    IntruderCard(IntruderCardId),
    /// An escape pod.
    Pod(PodId),
    /// Something carried.
    Thing(Thing),
    /// A card of a hand.
    Face(Face),
    /// A deck of items.
    Colour(Colour),
    /// A deck all players share.
    Deck(SharedDeck),
    /// A kind of object.
    Object(ObjectKind),
    /// A place the ship may reach.
    Planet(Planet),
    /// A standing possibility.
    Possibility(PossibilityId),
    /// A computer card.
    Computer(ComputerId),
    /// A CSS token.
    Css(CssId),
    /// A contingency token.
    Contingency(ContingencyId),
}

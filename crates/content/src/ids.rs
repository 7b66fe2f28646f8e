//! Small ids into the tables of a catalog.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::names::{current_index, serialize_current};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $word:literal;)*) => {
        /// What an id points at.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Kind { $($(#[$doc])* $name),* }

        impl Kind {
            /// Every kind, in table order.
            pub const ALL: &[Kind] = &[$(Kind::$name),*];
            /// How many kinds there are.
            pub const COUNT: usize = Self::ALL.len();
        }

        impl fmt::Display for Kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Kind::$name => $word),* })
            }
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
            pub struct $name(pub u8);

            impl $name {
                /// The position in its table.
                #[must_use]
                pub fn index(self) -> usize { self.0 as usize }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    if serializer.is_human_readable() {
                        return serialize_current(Kind::$name, self.0, serializer);
                    }
                    serializer.serialize_u8(self.0)
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    if !deserializer.is_human_readable() {
                        return u8::deserialize(deserializer).map(Self);
                    }
                    let name = String::deserialize(deserializer)?;
                    current_index(Kind::$name, &name).map(Self).map_err(de::Error::custom)
                }
            }
        )*
    };
}

ids! {
    /// A room of the board: a slot for a tile, or a printed room.
    RoomId = "room";
    /// A corridor of the board.
    CorridorId = "corridor";
    /// A room tile or printed room.
    TileId = "tile";
    /// An exploration token.
    ExplorationId = "exploration token";
    /// An intruder token.
    TokenId = "intruder token";
    /// An event card.
    EventId = "event";
    /// An intruder attack card, one id a copy.
    AttackId = "attack";
    /// A kind of serious wound.
    WoundId = "wound";
    /// A weakness card.
    WeaknessId = "weakness";
    /// An objective card.
    ObjectiveId = "objective";
    /// A kind of item card of one colour.
    ItemId = "item";
    /// A character.
    CharacterId = "character";
    /// A kind of action card.
    ActionId = "action card";
    /// A coordinates card.
    CoordinatesId = "coordinates card";
    /// An intruder player card.
    IntruderCardId = "intruder player card";
    /// A kind of intruder, weakest first.
    KindId = "kind of intruder";
    /// An intruder miniature; miniatures of one type are told apart.
    MiniId = "miniature";
    /// An escape pod.
    PodId = "pod";
    /// A network of technical corridors.
    NetworkId = "network";
    /// A basic action.
    BasicId = "basic action";
    /// A standing possibility.
    PossibilityId = "possibility";
    /// A slot for a weakness card.
    SlotId = "slot";
    /// A kind of panic card.
    PanicId = "panic card";
    /// A mutation card.
    MutationId = "mutation card";
    /// A trait card.
    TraitId = "trait card";
    /// A discovery token, one id a copy.
    DiscoveryId = "discovery token";
    /// An alert card.
    AlertId = "alert";
    /// A computer card.
    ComputerId = "computer card";
    /// A CSS token, one id a copy.
    CssId = "CSS token";
    /// A contingency token, one id a copy.
    ContingencyId = "contingency token";
}

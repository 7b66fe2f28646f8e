//! The kinds of entries a pack file may hold.

use std::fmt;

macro_rules! tables {
    ($($name:ident = $word:literal $($single:ident)?;)*) => {
        /// A kind of entry, named by its key in the files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum EntryKind { $($name),* }

        impl EntryKind {
            /// Every kind, in the order of the catalog.
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];

            /// The key in the files.
            pub(crate) fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// Whether a game has exactly one of these, which then needs no id.
            pub(crate) fn single(self) -> bool {
                match self { $(Self::$name => false $(|| stringify!($single) == "single")?),* }
            }
        }
    };
}

tables! {
    Board = "board";
    Room = "room";
    Exploration = "exploration";
    Kind = "kind";
    Intruder = "intruder";
    NoiseDie = "noise-die" single;
    CombatDie = "combat-die" single;
    Coordinates = "coordinates";
    Event = "event";
    Attack = "attack";
    Contamination = "contamination" single;
    Wound = "wound";
    Weakness = "weakness";
    Objective = "objective";
    Item = "item";
    Action = "action";
    Basic = "basic";
    Character = "character";
    IntruderCard = "intruder-card";
    Supply = "supply" single;
    Possibility = "possibility";
    Slot = "slot";
    Panic = "panic";
    Insanity = "insanity" single;
    Mutation = "mutation";
    Trait = "trait";
    Annex = "annex";
    Discovery = "discovery";
    Alert = "alert";
    AdvantageDie = "advantage-die" single;
    Facility = "facility" single;
    Computer = "computer";
    Css = "css";
    Contingency = "contingency";
}

impl EntryKind {
    /// The kind behind a key.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|table| table.word() == word)
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

//! Single words of the vocabulary: colours, marks, faces, properties, roles.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),* }

        impl $name {
            /// Every value, in printed order.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    )*};
}

words! {
    /// The five symbols of dice and cards, weakest first. Every kind of intruder bears one.
    Rank {
        /// Infests instead of wounding.
        Larva,
        /// The second rank.
        Creeper,
        /// The third rank.
        Adult,
        /// The fourth rank.
        Breeder,
        /// The mother of them all; only one exists.
        Queen,
    }
    /// The decks of items.
    Colour {
        /// Military.
        Red,
        /// Technical.
        Yellow,
        /// Medical.
        Green,
        /// Crafted.
        Blue,
    }
    /// The colour of a room, which says what searching it finds.
    RoomColour {
        /// Military items.
        Red,
        /// Technical items.
        Yellow,
        /// Medical items.
        Green,
        /// Any one of the three decks.
        White,
        /// Never searched.
        None,
    }
    /// When an action may be used with respect to combat.
    Mark {
        /// In and out of combat.
        Any,
        /// Only out of combat.
        Out,
        /// Only in combat.
        In,
    }
    /// Component symbols for crafting.
    Symbol {
        /// Chemical.
        Chem,
        /// Cloth.
        Cloth,
        /// Medical.
        Med,
        /// Tool.
        Tool,
        /// Energy.
        Energy,
    }
    /// What a weapon fires.
    WeaponClass {
        /// Recharged by energy.
        Energy,
        /// Reloaded only by what names it.
        Classic,
    }
    /// Sides of the noise die.
    NoiseFace {
        /// Corridor 1.
        One,
        /// Corridor 2.
        Two,
        /// Corridor 3.
        Three,
        /// Corridor 4.
        Four,
        /// Nothing, unless the character is slimed.
        Silence,
        /// Draws neighbours in, or noise everywhere.
        Danger,
    }
    /// Sides of the combat die.
    CombatFace {
        /// A miss.
        Blank,
        /// Hurts a larva or creeper.
        Creeper,
        /// Hurts an adult or weaker.
        Adult,
        /// One hit on anything.
        One,
        /// Two hits on anything.
        Two,
    }
    /// Where the ship may be heading.
    Planet {
        /// Home.
        Earth,
        /// Survivable only under quarantine.
        Mars,
        /// Deadly.
        Venus,
        /// Deadly.
        DeepSpace,
    }
    /// The two evacuation sections.
    Evacuation {
        /// Section A.
        A,
        /// Section B.
        B,
    }
    /// Objects that lie in rooms and are carried in hands.
    ObjectKind {
        /// A character corpse, the blue one included.
        Corpse,
        /// An intruder egg.
        Egg,
        /// An intruder carcass.
        Carcass,
    }
    /// Who leaves a room under cover.
    Leavers {
        /// The user only.
        Own,
        /// The user or one willing companion.
        Either,
        /// The user, one willing companion, or both.
        Both,
    }
    /// How a movement treats its noise roll.
    Footfall {
        /// An ordinary noise roll.
        Roll,
        /// One chosen marker instead of the roll.
        Careful,
        /// No roll at all.
        Silent,
    }
    /// Which rooms' actions a card grants.
    RoomFilter {
        /// Rooms with a working computer.
        Computer,
        /// Working rooms without a computer.
        Plain,
        /// The cockpit, or a room with a working computer.
        CockpitOrComputer,
    }
    /// Properties of weapons, read when a shot is resolved.
    Property {
        /// A shot that injures injures once more.
        HitBonus,
        /// Two hits injure once more.
        DoubleBonus,
        /// Two hits count as one.
        DoubleAsOne,
        /// One hit counts as two.
        OneAsTwo,
        /// Every side but the blank injures at least once.
        Minimum,
        /// One and two hits injure once more.
        CrosshairBonus,
        /// On two hits a further ammo may buy an injury.
        ExtraAmmo,
        /// Two hits set the room on fire.
        Fire,
        /// The die may be rolled again once a shot.
        Reroll,
        /// Counts as fire for weaknesses.
        Flame,
    }
    /// What a reaction card or item does in its window.
    Reaction {
        /// Cancels an action, or another such reaction.
        Interrupt,
        /// Ignores a surprise attack.
        IgnoreSurprise,
        /// Ignores an attack after its card was drawn.
        IgnoreAttack,
        /// Rolls the noise die again.
        RerollNoise,
    }
    /// Nouns of the rulebook that other rules refer to.
    Role {
        /// Where the eggs lie.
        Nest,
        /// Where the course is set.
        Cockpit,
        /// Where the crew sleeps.
        Hibernatorium,
        /// The first engine.
        Engine1,
        /// The second engine.
        Engine2,
        /// The third engine.
        Engine3,
        /// Where pods of section A are boarded.
        EvacuationA,
        /// Where pods of section B are boarded.
        EvacuationB,
        /// Revives the dead in cooperative play.
        Emergency,
    }
    /// What a room does by itself.
    RoomTrait {
        /// Entering it slimes.
        Slimy,
        /// Waking up here draws one card more.
        Restful,
        /// Never holds a malfunction marker.
        NeverMalfunctions,
        /// Never has an item counter.
        NoItems,
    }
    /// What a serious wound does until it is dressed.
    WoundEffect {
        /// The draw step fills the hand to one card less.
        SmallerHand,
        /// Only one hand slot.
        OneHand,
        /// Item actions cost one more.
        DearItems,
        /// Escaping costs one more.
        DearEscape,
        /// Passing causes a light wound.
        BleedOnPass,
    }
    /// How a discovered weakness changes the rules.
    WeaknessEffect {
        /// Against adults a blank counts as one hit.
        VitalPlaces,
        /// Fire injures once more.
        Fire,
        /// Energy weapons injure once more.
        Energy,
        /// Surprise numbers are one lower, at least one.
        Danger,
        /// Only breeders and the queen break doors.
        Moving,
        /// An adult's bite wounds lightly.
        Fighting,
        /// One injury less kills.
        Brink,
        /// Being driven off by extinguishing injures.
        Phosphates,
    }
    /// Who may seize a standing possibility.
    Seizer {
        /// Every player whose character is on board and awake, asked or not.
        Crew,
        /// The table itself, by its clock; no player.
        Table,
    }
    /// How often a standing possibility may be seized, by whomever.
    Often {
        /// Once in a turn.
        Turn,
        /// Once in a game.
        Game,
    }
    /// What happens to an event card after its effect.
    Afterwards {
        /// To the discard pile.
        Discard,
        /// Out of the game; deck and discard pile are shuffled together.
        Remove,
        /// Shuffled back into the deck.
        Return,
    }
}

//! Words messages choose their wording by.

use derelict_content::{
    Colour, CombatFace, Discovery, Footfall, IntruderEffect, Mark, NoiseFace, ObjectKind,
    ObjectiveDeck, Planet, RoomColour, Symbol, WeaponClass,
};
use derelict_engine::event::{Cause, Ending, SharedDeck, Way};
use derelict_engine::frame::WindowKind;
use derelict_engine::state::Door;
use derelict_engine::swarm::Instinct;
use derelict_engine::track::{Printed, Track};
use derelict_engine::view::CrewMark;

macro_rules! words {
    ($($type:ident { $($variant:pat => $word:literal),* $(,)? })*) => {
        $(impl Worded for $type {
            fn word(self) -> &'static str {
                match self { $($variant => $word),* }
            }
        }
    )*

        /// Every word there is.
        #[cfg(test)]
        pub(crate) const WORDS: &[&str] = &[$($($word),*),*];
    };
}

/// Has a word in messages.
pub(crate) trait Worded {
    /// The word, as written in the messages' choices.
    fn word(self) -> &'static str;
}

words! {
    Colour {
        Self::Red => "red", Self::Yellow => "yellow", Self::Green => "green", Self::Blue => "blue",
    }
    RoomColour {
        Self::Red => "red", Self::Yellow => "yellow", Self::Green => "green",
        Self::White => "white", Self::None => "none",
    }
    Mark { Self::Any => "any", Self::Out => "out", Self::In => "in" }
    Symbol {
        Self::Chem => "chem", Self::Cloth => "cloth", Self::Med => "med", Self::Tool => "tool",
        Self::Energy => "energy",
    }
    WeaponClass { Self::Energy => "energy", Self::Classic => "classic" }
    NoiseFace {
        Self::One => "one", Self::Two => "two", Self::Three => "three", Self::Four => "four",
        Self::Silence => "silence", Self::Danger => "danger",
    }
    CombatFace {
        Self::Blank => "blank", Self::Creeper => "creeper", Self::Adult => "adult",
        Self::One => "one", Self::Two => "two",
    }
    Planet {
        Self::Earth => "earth", Self::Mars => "mars", Self::Venus => "venus",
        Self::DeepSpace => "deep-space",
    }
    Track {
        Self::Time => "time", Self::SelfDestruct => "self-destruct", Self::Course => "course",
        Self::Fires => "fires", Self::Malfunctions => "malfunctions", Self::Eggs => "eggs",
    }
    Printed {
        Self::Blue => "blue", Self::Yellow => "yellow", Self::Jump => "jump",
        Self::Explosion => "explosion",
    }
    CrewMark { Self::Slime => "slime", Self::Larva => "larva", Self::Signal => "signal" }
    ObjectKind { Self::Corpse => "corpse", Self::Egg => "egg", Self::Carcass => "carcass" }
    ObjectiveDeck { Self::Corporate => "corporate", Self::Personal => "personal", Self::Coop => "coop" }
    Discovery {
        Self::Silence => "silence", Self::Danger => "danger", Self::Slime => "slime",
        Self::Fire => "fire", Self::Malfunction => "malfunction", Self::Doors => "doors",
    }
    Footfall { Self::Roll => "roll", Self::Careful => "careful", Self::Silent => "silent" }
    Door { Self::Open => "open", Self::Closed => "closed", Self::Destroyed => "destroyed" }
    Cause {
        Self::Attack => "attack", Self::Fire => "fire", Self::Melee => "melee",
        Self::Shot => "shot", Self::Bleeding => "bleeding", Self::Surgery => "surgery",
        Self::Throw => "throw", Self::Larva => "larva", Self::Airlock => "airlock",
        Self::Phosphates => "phosphates", Self::Stun => "stun", Self::Jump => "jump",
        Self::Explosion => "explosion", Self::WrongCourse => "wrong-course",
        Self::Contamination => "contamination",
    }
    Ending {
        Self::TimeOut => "time-out", Self::SelfDestruct => "self-destruct", Self::Fire => "fire",
        Self::HullBreach => "hull-breach", Self::NobodyAwake => "nobody-awake",
        Self::NobodyAwakeExploding => "nobody-awake-exploding",
    }
    SharedDeck {
        Self::Events => "events", Self::Attacks => "attacks", Self::Wounds => "wounds",
        Self::Items(Colour::Red) => "red", Self::Items(Colour::Yellow) => "yellow",
        Self::Items(Colour::Green) => "green", Self::Items(Colour::Blue) => "blue",
    }
    Instinct { Self::Move => "move", Self::Attack => "attack", Self::Effect => "effect" }
    IntruderEffect {
        Self::Pursuit => "pursuit", Self::Hunt => "hunt", Self::Planning => "planning",
        Self::Metamorphosis => "metamorphosis", Self::SelfHealing => "self-healing",
    }
    Way { Self::Corridor(_) => "corridor", Self::Duct(_) => "duct", Self::Hull => "hull" }
    WindowKind {
        Self::Objectives => "objectives", Self::Interrupt { .. } => "interrupt",
        Self::IgnoreSurprise => "surprise", Self::IgnoreAttack => "attack",
        Self::RerollNoise => "noise",
    }
}

/// Yes or no, as messages know it.
pub(crate) fn truth(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

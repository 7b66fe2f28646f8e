//! Words messages choose their wording by.

use derelict_content::{
    Colour, CombatFace, Discovery, DiscoveryEffect, Footfall, IntruderEffect, Mark, NoiseFace,
    ObjectKind, ObjectiveDeck, Planet, RoomColour, Symbol, WeaponClass,
};
use derelict_engine::choice::Rest;
use derelict_engine::event::{Cause, Ending, Passage, SharedDeck};
use derelict_engine::feeding::Food;
use derelict_engine::frame::WindowKind;
use derelict_engine::odds::Outcome;
use derelict_engine::state::Door;
use derelict_engine::swarm::Instinct;
use derelict_engine::track::{Printed, Track};
use derelict_engine::turret::Status;
use derelict_engine::view::{CrewMark, Progress};

/// Has a word in messages.
pub(crate) trait Worded {
    /// The word, as written in the messages' choices.
    fn word(self) -> &'static str;

    /// Every word there is for it.
    #[cfg(test)]
    fn words() -> Vec<&'static str>;
}

/// Those with a stable name go by it.
macro_rules! named {
    ($($type:ident),* $(,)?) => {
        $(impl Worded for $type {
            fn word(self) -> &'static str {
                self.name()
            }

            #[cfg(test)]
            fn words() -> Vec<&'static str> {
                Self::ALL.iter().map(|value| value.name()).collect()
            }
        })*

        #[cfg(test)]
        fn of_named() -> Vec<&'static str> {
            [$($type::words()),*].concat()
        }
    };
}

/// Those that carry something go by what they are.
macro_rules! carrying {
    ($($type:ident { $($value:pat => $word:literal),* $(,)? })*) => {
        $(impl Worded for $type {
            fn word(self) -> &'static str {
                match self { $($value => $word),* }
            }

            #[cfg(test)]
            fn words() -> Vec<&'static str> {
                vec![$($word),*]
            }
        })*

        #[cfg(test)]
        fn of_carrying() -> Vec<&'static str> {
            [$($type::words()),*].concat()
        }
    };
}

named! {
    Cause, Colour, CombatFace, CrewMark, Discovery, DiscoveryEffect, Door, Ending, Food, Footfall, Instinct,
    IntruderEffect, Mark, NoiseFace, ObjectKind, ObjectiveDeck, Outcome, Planet, Printed, RoomColour, Progress,
    Rest, Status, Symbol, Track, WeaponClass,
}

carrying! {
    Passage {
        Self::Corridor(_) => "corridor", Self::Duct(_) => "duct", Self::Hull => "hull",
        Self::Link => "link", Self::Elevator => "elevator",
    }
    WindowKind {
        Self::Objectives => "objectives", Self::Interrupt { .. } => "interrupt",
        Self::IgnoreSurprise => "surprise", Self::IgnoreAttack => "attack",
        Self::RerollNoise => "noise", Self::Turn => "turn", Self::Claim { .. } => "claim",
        Self::ExtraRound => "round", Self::PlayDead => "stillness",
        Self::Follow { .. } => "follow", Self::Ride { .. } => "ride",
        Self::Launch => "launch", Self::Light => "light", Self::Redirect => "redirect",
        Self::Appease => "appease", Self::IgnoreDarkness => "darkness",
        Self::SkipNoise => "skip-noise", Self::Advantage => "advantage",
    }
}

impl Worded for SharedDeck {
    fn word(self) -> &'static str {
        self.name()
    }

    #[cfg(test)]
    fn words() -> Vec<&'static str> {
        Self::all().map(Self::name).collect()
    }
}

/// Every word there is.
#[cfg(test)]
pub(crate) fn words() -> Vec<&'static str> {
    [of_named(), of_carrying(), SharedDeck::words()].concat()
}

/// Yes or no, as messages know it.
pub(crate) fn truth(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

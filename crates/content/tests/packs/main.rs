//! The base pack, and what loading says about packs that are wrong.

/// Names the rule an assertion proves.
macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

mod base;
mod boards;
mod capacities;
mod cards;
mod components;
mod compose;
mod damaged;
mod lockdown;
mod possibilities;
mod reading;
mod selecting;
mod sense_of_boards;
mod sense_of_cards;
mod slots;
mod support;

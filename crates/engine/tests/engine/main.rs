//! The engine, from outside.

/// Names the rules an assertion proves, for the count of `cargo xtask rules`.
macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

mod hourglass;
mod knowledge;
mod ledger_aftermath;
mod ledger_aftermath_parts;
mod ledger_alerts;
mod ledger_carnomorphs;
mod ledger_combat;
mod ledger_corridors;
mod ledger_epilogue;
mod ledger_epilogue_crew;
mod ledger_finale;
mod ledger_items;
mod ledger_modes;
mod ledger_research;
mod ledger_rooms;
mod ledger_setup;
mod ledger_swarm;
mod ledger_turns;
mod ledger_void_seeders;
mod marginals;
mod odds;
mod odds_imagined;
mod possibilities;
mod properties;
mod recorded;
mod saved_games;
mod seams;
mod secrets;
mod slots;
mod species;
mod table;
mod together;
mod undo;
mod views;
mod why_not;

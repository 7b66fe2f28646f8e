//! The durable form: versioned, by stable names.

use std::sync::Arc;

use derelict_content::{Catalog, Kind, Names, capacity};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::SnapshotProblem;
use super::migration::MIGRATIONS;
use crate::game::Game;
use crate::record::RULES_VERSION;
use crate::rulebook::Rulebook;
use crate::setup::Setup;
use crate::state::{Door, Mini, Pod, Room, State};

/// The format written now.
pub const FORMAT: u64 = 1 + MIGRATIONS.len() as u64;

/// A durable snapshot, read and checked.
#[derive(Clone, Debug)]
pub struct Durable {
    /// The rules it was played by.
    pub rules_version: u32,
    /// The content it was played with.
    pub content: String,
    /// The game, ready to go on.
    pub game: Game,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: u64,
    rules_version: u32,
    content: String,
    setup: Setup,
    state: Value,
}

impl State {
    /// The durable form.
    #[must_use]
    pub fn to_durable(&self, book: &Rulebook, setup: &Setup) -> Value {
        let _scope = book.names.scope();
        let mut state = serde_json::to_value(self).unwrap_or_default();
        for table in TABLES {
            if let Ok(list) = table.field(&mut state) {
                *list = name(list, table, &book.names);
            }
        }
        json!({
            "format": FORMAT,
            "rules_version": RULES_VERSION,
            "content": format!("{:016x}", book.catalog.hash),
            "setup": setup,
            "state": state,
        })
    }

    /// Takes up the durable form, of this format or an older one.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or holds no game.
    pub fn from_durable(
        catalog: &Arc<Catalog>,
        snapshot: Value,
    ) -> Result<Durable, SnapshotProblem> {
        let format = snapshot["format"].as_u64().unwrap_or(0);
        if format == 0 {
            return Err(unreadable("it has no `format`"));
        }
        if format > FORMAT {
            return Err(SnapshotProblem::TooNew { format });
        }
        let mut form: Form = serde_json::from_value(snapshot).map_err(unreadable)?;
        let book = form.setup.rulebook(catalog).map_err(SnapshotProblem::Setup)?;
        for migrate in &MIGRATIONS[format as usize - 1..] {
            migrate(&mut form.state, &book.names).map_err(unreadable)?;
        }
        let state = read_state(&book, form.state)?.checked(&book)?;
        if state.players != form.setup.players {
            return Err(SnapshotProblem::Unsound(vec![format!(
                "{} players in the state, {} in the setup",
                state.players, form.setup.players
            )]));
        }
        Ok(Durable {
            rules_version: form.rules_version,
            content: form.content,
            game: Game::resume(book, form.setup, state),
        })
    }
}

impl Game {
    /// The durable form of this game.
    #[must_use]
    pub fn to_durable(&self) -> Value {
        self.state.to_durable(&self.book, &self.setup)
    }
}

fn read_state(book: &Rulebook, mut state: Value) -> Result<State, SnapshotProblem> {
    let _scope = book.names.scope();
    for table in TABLES {
        let list = table.field(&mut state).map_err(unreadable)?;
        *list = number(list, table, &book.names).map_err(unreadable)?;
    }
    serde_json::from_value(state).map_err(unreadable)
}

fn unreadable(why: impl ToString) -> SnapshotProblem {
    SnapshotProblem::Unreadable(why.to_string())
}

/// A field of the state whose places in a list or number mean entries of a table.
struct Indexed {
    field: &'static str,
    kind: Kind,
    holds: Holds,
}

enum Holds {
    /// A value for each entry; so many places, and what an entry not mentioned has.
    Values(usize, fn() -> Value),
    /// Whether each entry belongs to a set.
    Bits,
}

const TABLES: &[Indexed] = &[
    values("rooms", Kind::RoomId, capacity::ROOMS, of::<Room>),
    values("doors", Kind::CorridorId, capacity::CORRIDORS, of::<Door>),
    values("minis", Kind::MiniId, capacity::MINIATURES, of::<Mini>),
    values("pods", Kind::PodId, capacity::PODS, of::<Pod>),
    bits("noise", Kind::CorridorId),
    bits("duct_noise", Kind::NetworkId),
];

const fn values(field: &'static str, kind: Kind, places: usize, rest: fn() -> Value) -> Indexed {
    Indexed { field, kind, holds: Holds::Values(places, rest) }
}

const fn bits(field: &'static str, kind: Kind) -> Indexed {
    Indexed { field, kind, holds: Holds::Bits }
}

fn of<T: Default + Serialize>() -> Value {
    serde_json::to_value(T::default()).unwrap_or_default()
}

impl Indexed {
    /// The field in a state.
    fn field<'a>(&self, state: &'a mut Value) -> Result<&'a mut Value, String> {
        state.get_mut(self.field).ok_or_else(|| format!("`{}` is missing", self.field))
    }
}

/// From places to names.
fn name(list: &Value, table: &Indexed, names: &Names) -> Value {
    let known = names.of(table.kind);
    match table.holds {
        Holds::Values(_, rest) => {
            let rest = rest();
            let values = list.as_array().into_iter().flatten();
            let named = known
                .iter()
                .zip(values)
                .filter(|(_, value)| **value != rest)
                .map(|(name, value)| (name.clone(), value.clone()));
            Value::Object(named.collect())
        }
        Holds::Bits => {
            let set = list.as_u64().unwrap_or(0);
            let members = known.iter().enumerate().filter(|(place, _)| set & (1 << place) != 0);
            members.map(|(_, name)| name.clone()).collect()
        }
    }
}

/// From names to places.
fn number(named: &Value, table: &Indexed, names: &Names) -> Result<Value, String> {
    let Indexed { field, kind, .. } = table;
    let place = |name: &str| {
        names
            .index(*kind, name)
            .map(usize::from)
            .ok_or_else(|| format!("`{field}` names the unknown {kind} `{name}`"))
    };
    match table.holds {
        Holds::Values(places, rest) => {
            let Some(entries) = named.as_object() else {
                return Err(format!("`{field}` must be a table by {kind}"));
            };
            let mut list = vec![rest(); places];
            for (name, value) in entries {
                if let Some(slot) = list.get_mut(place(name)?) {
                    *slot = value.clone();
                }
            }
            Ok(list.into())
        }
        Holds::Bits => {
            let Some(members) = named.as_array() else {
                return Err(format!("`{field}` must be a list of {kind}s"));
            };
            let mut set = 0u64;
            for member in members {
                let name = member.as_str().ok_or_else(|| format!("`{field}` must name {kind}s"))?;
                set |= 1u64.checked_shl(place(name)? as u32).unwrap_or(0);
            }
            Ok(set.into())
        }
    }
}

//! How grave what happened is: what is graver is told first, as the browser does.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use derelict_content::Kind;
use derelict_engine::state::Place;
use derelict_engine::view::View;
use derelict_engine::{Rulebook, Seat};
use serde::Deserialize;
use serde_json::Value;

use crate::log::Told;

/// Whose eyes: the seat, and the name of the room its character is in.
#[derive(Clone, Debug)]
pub struct Looker {
    /// Who.
    pub seat: Seat,
    /// Where, by its stable name.
    pub room: Option<String>,
}

impl Looker {
    /// Somebody at a table, as a view has them.
    #[must_use]
    pub fn of(book: &Rulebook, view: &View, seat: Seat) -> Self {
        let room = view.players.get(&seat).and_then(|player| match player.place {
            Place::Room(room) => book.names.name(Kind::RoomId, room.0).map(str::to_owned),
            _ => None,
        });
        Self { seat, room }
    }
}

/// From here on something is grave enough to be told twice.
const GRAVE: u8 = 9;

/// How grave a kind of fact is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gravity {
    weight: u8,
    /// Where it happens to whoever looks, or in the room they are in.
    own: Option<u8>,
}

static KINDS: LazyLock<BTreeMap<String, Gravity>> = LazyLock::new(|| {
    let kinds = include_str!("../../../locales/gravity.json");
    serde_json::from_str(kinds).expect("gravity.json is a table of weights")
});

/// Whom a fact may name as the one it happens to.
const VICTIMS: [&str; 3] = ["seat", "target", "actor"];
/// Where a fact may happen.
const PLACES: [&str; 2] = ["room", "to"];

/// How grave a fact is to somebody.
#[must_use]
pub fn gravity(fact: &Value, looker: &Looker) -> u8 {
    let Some(kind) = fact["kind"].as_str().and_then(|kind| KINDS.get(kind)) else { return 0 };
    let seat = u64::from(looker.seat.number());
    let to = VICTIMS.iter().any(|name| fact[*name].as_u64() == Some(seat));
    let room = looker.room.as_deref();
    let there = room.is_some() && PLACES.iter().any(|name| fact[*name].as_str() == room);
    match kind.own {
        Some(own) if to || there => own,
        _ => kind.weight,
    }
}

/// The place of the gravest among some lines, the latest of equals, if it is grave at all.
#[must_use]
pub fn gravest(lines: &[Told], looker: &Looker) -> Option<usize> {
    let weighed = lines.iter().enumerate().map(|(at, told)| (gravity(&told.fact, looker), at));
    weighed.max().filter(|(weight, _)| *weight >= GRAVE).map(|(_, at)| at)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn told(fact: Value) -> Told {
        Told { fact, ..Told::aside("Something.".to_owned()) }
    }

    #[test]
    fn what_happens_to_oneself_and_what_decides_the_game_comes_first() {
        let looker = Looker { seat: Seat(0), room: Some("011".to_owned()) };
        let lines = [
            told(json!({"kind": "light-wound", "seat": 1})),
            told(json!({"kind": "destination-set"})),
            told(json!({"kind": "noise-rolled", "seat": 1})),
        ];
        assert_eq!(gravest(&lines, &looker), Some(0));
        let other = Looker { seat: Seat(1), room: None };
        assert_eq!(gravest(&lines, &other), Some(1));
        assert_eq!(gravest(&lines[2..], &looker), None, "a die is not grave");
        let burns = [told(json!({"kind": "fire-placed", "room": "011"}))];
        assert_eq!((gravest(&burns, &looker), gravest(&burns, &other)), (Some(0), None));
    }
}

//! The parameters of single verbs.

use crate::capacity;
use crate::draft::Draft;
use crate::ids::{ItemId, Kind};
use crate::vocabulary::{Mark, Role, RoomColour, Verb, WeaponFilter};

use super::abilities::Holder;
use super::word;

/// What makes a verb impossible where it stands, if anything.
pub(super) fn problem(
    verb: &Verb,
    mark: Mark,
    holder: &Holder<'_>,
    draft: &Draft<'_>,
) -> Option<String> {
    nothing(verb)
        .map(str::to_owned)
        .or_else(|| misplaced(verb, holder).map(str::to_owned))
        .or_else(|| unmarked(verb, mark).map(str::to_owned))
        .or_else(|| elsewhere(verb, draft).map(str::to_owned))
        .or_else(|| match verb {
            Verb::Shoot { with, .. } => weapon(with, false, draft),
            Verb::Reload { with, .. } => weapon(with, true, draft),
            Verb::Attach { to, reroll, .. } => weapon(to, !reroll, draft),
            Verb::SpendUse { of } | Verb::RestoreUses { of } => uses(*of, draft),
            Verb::ResetPower { on } if usize::from(*on) > capacity::POWER => {
                Some(format!("turns {on} power tokens on; there are {}", capacity::POWER))
            }
            Verb::DrawItems { draw } if usize::from(*draw) > capacity::DRAWN_ITEMS => {
                Some(format!("draws {draw} items at once; a game holds {}", capacity::DRAWN_ITEMS))
            }
            _ => None,
        })
}

/// Verbs that would change nothing.
fn nothing(verb: &Verb) -> Option<&'static str> {
    match verb {
        Verb::Draw { cards: 0, .. } | Verb::DrawAll { cards: 0 } => {
            Some("draws 0 cards; expected at least 1")
        }
        Verb::Rend { injuries: 0, .. } => Some("injures with 0 injuries; expected at least 1"),
        Verb::Quiet { markers: 0, .. } => Some("takes 0 noise markers; expected at least 1"),
        Verb::GainKnowledge { steps: 0, active: 0, .. } => {
            Some("gives 0 knowledge; expected at least 1")
        }
        Verb::Elevator { call: false, ride: false, .. } => {
            Some("does nothing with the elevator; expected `call`, `ride` or both")
        }
        Verb::ResetPower { on: 0 } => Some("turns no power on; expected at least 1"),
        Verb::Defend { injuries: 0, wounds: 0 } => Some("hurts nobody; expected at least 1"),
        Verb::Excise { wounds: 0 } => Some("causes 0 serious wounds; expected at least 1"),
        Verb::Shed { cards: 0 } => Some("moves 0 contamination cards; expected at least 1"),
        Verb::DiscardHand { most: Some(0) } => Some("empties empty hands; expected at least 1"),
        Verb::Steer { steps: 0, .. } => Some("moves 0 intruders; expected at least 1"),
        Verb::Train { draw: 0 } => Some("draws 0 cards; expected at least 1"),
        Verb::DrawIn { cards: 0, .. }
        | Verb::FillHand { cards: 0 }
        | Verb::Rouse { cards: 0, .. } => Some("draws 0 cards; expected at least 1"),
        Verb::CompanionMove { steps: 0, recall: false } => Some("moves nobody anywhere"),
        Verb::Treat { patients: 0 } => Some("treats 0 characters; expected at least 1"),
        Verb::Suggest { cards: 0 } => Some("leaves 0 cards to discard; expected at least 1"),
        Verb::Sift { draw: 0, discard: 0, .. } => Some("draws and discards nothing"),
        Verb::SelfRepair { with, .. } | Verb::Refill { with } if with.is_empty() => {
            Some("takes no item; expected a family of items")
        }
        Verb::DrawItems { draw: 0 } => Some("draws 0 items; expected at least 1"),
        Verb::TakeContamination { cards: 0 } => {
            Some("takes 0 contamination cards; expected at least 1")
        }
        Verb::LightWounds { wounds: 0 } => Some("causes 0 light wounds; expected at least 1"),
        Verb::HealLight { wounds: Some(0), .. } => {
            Some("heals 0 light wounds; leave `wounds` out for all")
        }
        Verb::Reload { ammo: Some(0), .. } => {
            Some("adds 0 ammo; leave `ammo` out for a full reload")
        }
        Verb::Attach { capacity: 0, free_reload: false, reroll: false, .. } => Some(
            "attaches without effect; expected a `capacity` of at least 1, `free-reload` or `reroll`",
        ),
        Verb::PeekTiles { tiles: 0, .. } => Some("looks at 0 tiles; expected at least 1"),
        Verb::OthersDiscard { cards: 0 } => {
            Some("makes others discard 0 cards; expected at least 1")
        }
        Verb::Throw { target: 0, others: 0, .. } => {
            Some("is thrown without injuring anything; expected at least 1")
        }
        Verb::SpaceWalk { colour: RoomColour::None } => {
            Some("walks to rooms without a colour; expected red, yellow, green or white")
        }
        _ => None,
    }
}

/// Verbs that only some kinds of entries, or rooms with some role, can carry out.
fn misplaced(verb: &Verb, holder: &Holder<'_>) -> Option<&'static str> {
    let role = |roles: &[Role]| match holder {
        Holder::Room(tile) => tile.roles.iter().any(|role| roles.contains(role)),
        _ => false,
    };
    match verb {
        Verb::BoardPod if !role(&[Role::EvacuationA, Role::EvacuationB]) => {
            Some("boards a pod; only a room with the role of an evacuation section can")
        }
        Verb::TakeEgg if !role(&[Role::Nest]) => {
            Some("takes an egg; only a room with the role `nest` can")
        }
        Verb::Hibernate if !role(&[Role::Hibernatorium]) => {
            Some("hibernates; only a room with the role `hibernatorium` can")
        }
        Verb::LockIn if !role(&[Role::Isolation]) => {
            Some("locks in; only a room with the role `isolation` can")
        }
        Verb::EnterPod if !role(&[Role::CargoA, Role::CargoB, Role::CargoC]) => {
            Some("enters a pod; only a room with the role of a cargo system can")
        }
        Verb::Compute { .. } if matches!(holder, Holder::Computer) => {
            Some("uses a computer action inside a computer action")
        }
        Verb::CheckEngine if !role(&[Role::Engine1, Role::Engine2, Role::Engine3]) => {
            Some("checks the engine of the room; only a room with the role of an engine can")
        }
        Verb::RoomAction { .. } if matches!(holder, Holder::Room(_)) => {
            Some("uses a room action inside a room action; only cards and items can")
        }
        Verb::RemoteAction if matches!(holder, Holder::Room(tile) if tile.computer) => {
            Some("acts from afar and could itself be used so; only a room without a computer can")
        }
        Verb::Mutate => Some("uses a mutation card, which every such card does by itself"),
        Verb::UnlimitedActions if matches!(holder, Holder::Possibility) => {
            Some("lifts the limit of a round, which may be another player's; only actions can")
        }
        Verb::Refill { .. } if !matches!(holder, Holder::Item) => {
            Some("fills up the card itself; only items can")
        }
        Verb::Attach { .. } | Verb::Tape if !matches!(holder, Holder::Item) => {
            Some("fastens the card itself; only items can")
        }
        _ => None,
    }
}

/// Verbs that contradict the combat mark.
fn unmarked(verb: &Verb, mark: Mark) -> Option<&'static str> {
    match verb {
        Verb::Leave { .. } if mark == Mark::Out => {
            Some("leaves combat but is marked `out`; expected `in` or `any`")
        }
        Verb::RoomAction { .. } | Verb::RemoteAction | Verb::Delegate if mark != Mark::Out => {
            Some("uses a room action, which is never done in combat; expected the mark `out`")
        }
        _ => None,
    }
}

/// Verbs that the place knows nothing of.
fn elsewhere(verb: &Verb, draft: &Draft<'_>) -> Option<&'static str> {
    use Verb::*;
    match verb {
        RepairEngine
        | CheckCoordinates
        | SetDestination
        | CheckEngine
        | CheckEngines
        | SelfDestruct
        | TogglePod { .. }
        | BoardPod
        | Hibernate
        | Airlock
        | CheckOneEngine
        | LaunchPod
        | SetEngine
        | LayCourse
            if draft.is_facility() =>
        {
            Some("is about what only a ship has")
        }
        GainKnowledge { .. }
        | Compute { .. }
        | PeekContingency { .. }
        | PeekCss { .. }
        | SendRover { .. }
        | Escape { .. }
        | Elevator { .. }
        | FlipPower
        | MovePower { .. }
        | ResetPower { .. }
        | Backup
        | Autodestruct { .. }
        | StartAlert
        | EnterPod
        | LockIn
        | Vent
        | Glow
            if !draft.is_facility() =>
        {
            Some("is about what only a facility has")
        }
        _ => None,
    }
}

/// Uses are those of an item that has some.
fn uses(id: ItemId, draft: &Draft<'_>) -> Option<String> {
    let item = draft.items.get(id.index())?;
    let name = draft.names.name(Kind::ItemId, id.0).unwrap_or("?");
    item.uses.is_none().then(|| format!("names `{name}`, which has no uses"))
}

fn weapon(filter: &WeaponFilter, needed: bool, draft: &Draft<'_>) -> Option<String> {
    if let Some(id) = filter.item {
        let item = draft.items.get(id.index())?;
        let name = draft.names.name(Kind::ItemId, id.0).unwrap_or("?");
        let Some(weapon) = &item.weapon else {
            return Some(format!("names `{name}`, which is no weapon; expected a weapon"));
        };
        if filter.class.is_some_and(|class| class != weapon.class) {
            return Some(format!("names `{name}`, which is of another class; leave `class` out"));
        }
        return None;
    }
    match filter.class {
        Some(class) => {
            let items = draft.items.complete()?;
            let found = items
                .iter()
                .any(|(_, item)| item.weapon.as_ref().is_some_and(|weapon| weapon.class == class));
            (!found).then(|| format!("asks for a weapon of class `{}`; there is none", word(class)))
        }
        None if needed => Some("says no weapon; expected an `item` or a `class`".to_owned()),
        None => None,
    }
}

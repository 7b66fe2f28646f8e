//! Events, attacks, contamination, wounds, intruder player cards.

use crate::catalog::Blood;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::problems::Problem;
use crate::vocabulary::{AttackEffect, EventEffect, PanicEffect, RoomColour};

use super::no_repeats;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, event) in draft.events.iter() {
        if event.moves.is_empty() {
            problems.push(entry.problem("moves", "moves no intruder type; expected at least one"));
        }
        no_repeats(entry, "moves", &event.moves, problems);
        if !(1..=4).contains(&event.number) {
            let what = format!("has number {}; corridors are numbered 1 to 4", event.number);
            problems.push(entry.problem("number", what));
        }
        if let Some(second) = event.second
            && (!(1..=4).contains(&second) || second == event.number)
        {
            let what = format!("has second number {second}; expected another, from 1 to 4");
            problems.push(entry.problem("second", what));
        }
        if event.effects.is_empty() {
            problems.push(entry.problem("effects", "does nothing; expected at least one effect"));
        }
        for (key, effects) in [("effects", &event.effects), ("dark", &event.dark)] {
            for (index, effect) in effects.iter().enumerate() {
                if let Some(what) = event_effect(effect).or_else(|| elsewhere(effect, draft)) {
                    problems.push(entry.problem(&format!("{key}.{index}"), what));
                }
            }
        }
        if !event.dark.is_empty() && !draft.is_facility() {
            problems.push(entry.problem("dark", "does more without power, which a ship has"));
        }
    }
    for (entry, attack) in draft.attacks.iter() {
        self::attack(entry, attack, problems);
        if !attack.dark.is_empty() && !draft.is_facility() {
            problems.push(entry.problem("dark", "does more without power, which a ship has"));
        }
    }
    for (entry, deck) in draft.contamination.iter() {
        if deck.infected > deck.copies {
            let what = format!(
                "has {} infected cards among {}; expected no more than all",
                deck.infected, deck.copies
            );
            problems.push(entry.problem("infected", what));
        }
    }
    for (entry, wound) in draft.wounds.iter() {
        if wound.copies == 0 {
            problems.push(entry.problem("copies", "exists 0 times; expected at least once"));
        }
    }
    panic(draft, problems);
    for (entry, card) in draft.intruder_cards.iter() {
        if card.number.is_some_and(|number| !(1..=4).contains(&number)) {
            problems.push(entry.problem(
                "number",
                "has a number no corridor bears; expected 1 to 4, or none for any",
            ));
        }
        if card.attacks == 0 {
            problems.push(entry.problem("attacks", "draws 0 attack cards; expected at least 1"));
        }
    }
}

pub(super) fn event_effect(effect: &EventEffect) -> Option<&'static str> {
    match effect {
        EventEffect::Regeneration { injuries: 0 } => {
            Some("removes 0 injuries; expected at least 1")
        }
        EventEffect::Eclosion { cards: 0, .. } => Some("draws 0 cards; expected at least 1"),
        EventEffect::MalfunctionAt { kinds } if kinds.is_empty() => {
            Some("names no type; expected at least one")
        }
        EventEffect::IgniteRooms { tiles, .. } | EventEffect::MalfunctionIn { tiles }
            if tiles.is_empty() =>
        {
            Some("names no room; expected at least one")
        }
        EventEffect::WoundAtEntrances { wounds: 0 } => {
            Some("causes 0 light wounds; expected at least 1")
        }
        EventEffect::Loss { ammo: 0, .. } => Some("takes 0 ammo; expected at least 1"),
        EventEffect::ContaminateEggHolders { cards: 0 } => {
            Some("gives 0 contamination cards; expected at least 1")
        }
        EventEffect::Mutate { cards: 0 } => Some("draws 0 cards; expected at least 1"),
        EventEffect::Meltdown { colour: RoomColour::None } => {
            Some("asks for rooms without a colour; expected red, yellow, green or white")
        }
        EventEffect::ContaminateIn { cards: 0, .. }
        | EventEffect::ContaminateSlimed { cards: 0 } => {
            Some("gives 0 contamination cards; expected at least 1")
        }
        EventEffect::ContaminateIn { colour: RoomColour::None, .. } => {
            Some("asks for rooms without a colour; expected red, yellow, green or white")
        }
        EventEffect::FewerCards { cards: 0 } => Some("keeps back 0 cards; expected at least 1"),
        EventEffect::Terror { hand: 0 } => Some("fills hands to 0 cards; expected at least 1"),
        EventEffect::MalfunctionColour { colour: RoomColour::None, .. } => {
            Some("asks for rooms without a colour; expected red, yellow, green or white")
        }
        _ => None,
    }
}

/// Effects that the place knows nothing of.
fn elsewhere(effect: &EventEffect, draft: &Draft<'_>) -> Option<&'static str> {
    use EventEffect::*;
    match effect {
        Compounds | EjectPod { .. } | IgniteEngines | JamHatches | Warble | Overload { .. }
            if draft.is_facility() =>
        {
            Some("is about what only a ship has")
        }
        BloodTrace { .. }
        | IgniteComputers
        | PowerOff { .. }
        | BackupOff
        | MalfunctionLowest { computer: true }
            if !draft.is_facility() =>
        {
            Some("is about power and sections, which only a facility has")
        }
        _ => None,
    }
}

fn attack(entry: &Entry<'_>, attack: &crate::forms::AttackForm, problems: &mut Vec<Problem>) {
    if attack.blood.is_empty() {
        problems
            .push(entry.problem("blood", "stands for no card; expected at least one blood symbol"));
    }
    for (index, _) in
        attack.blood.iter().enumerate().filter(|(_, blood)| **blood == Blood::Number(0))
    {
        let what = "kills at 0 injuries; expected 1 or more, or \"retreat\"";
        problems.push(entry.problem(&format!("blood.{index}"), what));
    }
    if !attack.second.is_empty() && attack.second.len() != attack.blood.len() {
        let what = format!(
            "has {} second blood symbols for {} cards; expected one each",
            attack.second.len(),
            attack.blood.len()
        );
        problems.push(entry.problem("second", what));
    }
    if attack.hits.is_empty() {
        problems.push(entry.problem("hits", "hits with no intruder type; expected at least one"));
    }
    no_repeats(entry, "hits", &attack.hits, problems);
    if attack.effects.is_empty() {
        problems.push(entry.problem("effects", "does nothing; expected at least one effect"));
    }
    let effects = |key, effects: &[AttackEffect]| {
        let places = effects.iter().cloned().enumerate();
        places.map(|(index, effect)| (format!("{key}.{index}"), effect)).collect::<Vec<_>>()
    };
    let all = [effects("effects", &attack.effects), effects("dark", &attack.dark)].concat();
    for (place, effect) in all {
        let what = match effect {
            AttackEffect::LightWounds { wounds: 0 } => "causes 0 light wounds; expected at least 1",
            AttackEffect::Contamination { cards: 0 } => {
                "gives 0 contamination cards; expected at least 1"
            }
            AttackEffect::Lethal { at: 0, .. } | AttackEffect::Finish { at: 0, .. } => {
                "kills at 0 serious wounds; expected at least 1"
            }
            AttackEffect::Lethal { wounds: 0, .. } | AttackEffect::SeriousWounds { wounds: 0 } => {
                "causes 0 serious wounds; expected at least 1"
            }
            _ => continue,
        };
        problems.push(entry.problem(&place, what));
    }
}

/// Panic cards and the insanity track that they are held against.
fn panic(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let track = draft.insanity.iter().next();
    let levels = track.map_or(0, |(_, track)| track.levels.len());
    if let Some((entry, track)) = track {
        if levels == 0 || levels > usize::from(u8::MAX) {
            problems.push(entry.problem("levels", "has no levels; expected a type for each"));
        }
        if !(1..=levels).contains(&usize::from(track.floor)) {
            let what = format!("has its floor at {}; expected one of its levels", track.floor);
            problems.push(entry.problem("floor", what));
        }
    }
    for (entry, card) in draft.panic.iter() {
        if card.copies == 0 {
            problems.push(entry.problem("copies", "exists 0 times; expected at least once"));
        }
        if !(1..=levels).contains(&usize::from(card.value)) {
            let what = format!("comes from level {}; insanity has {levels} levels", card.value);
            problems.push(entry.problem("value", what));
        }
        if card.effects.is_empty() {
            problems.push(entry.problem("effects", "does nothing; expected at least one effect"));
        }
        for (index, effect) in card.effects.iter().enumerate() {
            let what = match effect {
                PanicEffect::DiscardActions { cards: 0 } => "discards 0 cards; expected at least 1",
                PanicEffect::LightWounds { wounds: 0 } => {
                    "causes 0 light wounds; expected at least 1"
                }
                PanicEffect::LoseCard { draw: 0 } => "draws 0 cards; expected at least 1",
                _ => continue,
            };
            problems.push(entry.problem(&format!("effects.{index}"), what));
        }
    }
}

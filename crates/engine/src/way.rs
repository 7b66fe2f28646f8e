//! Every way to play with the packs at hand.

mod pairs;

use std::sync::Arc;

use derelict_content::{Axis, AxisKind, Catalog, Library, Ways};

use crate::rulebook::Rulebook;
use crate::setup::Setup;
pub use pairs::{Pairs, Part, pairs};

/// A way to play, for any number of players its mode takes.
#[derive(Clone, Debug)]
pub struct Way {
    /// Its name, of the choices that are not the usual ones.
    pub name: String,
    /// Its axes and what is chosen on them, where it is not the usual.
    pub choices: Vec<(String, String)>,
    /// The game, with as few players as can play it.
    pub setup: Setup,
    /// What it is played with.
    pub catalog: Arc<Catalog>,
    /// The rules and the board.
    pub book: Arc<Rulebook>,
}

impl Way {
    /// How many of the table's own choices it makes.
    #[must_use]
    pub fn options(&self) -> usize {
        let ways = &self.catalog.ways;
        let own = |name: &String| ways.axis(name).is_none_or(|axis| is_own(axis.kind));
        self.choices.iter().filter(|(name, _)| own(name)).count()
    }

    /// The game for so many players.
    #[must_use]
    pub fn setup_for(&self, players: u8) -> Setup {
        Setup { players, ..self.setup.clone() }
    }
}

/// Every way that the packs allow: each point on the axes with none of the options that change what
/// is played and with all that go together; and each option alone wherever no more than one axis is
/// unusual, so that every pair of choices is played.
#[must_use]
pub fn all(library: &Library) -> Vec<Way> {
    let Ok(ways) = library.ways() else { return Vec::new() };
    let (own, axes): (Vec<&Axis>, Vec<&Axis>) =
        ways.axes.iter().filter(|axis| axis.of_game).partition(|axis| is_own(axis.kind));
    let mut points = vec![Vec::new()];
    for axis in axes {
        points = points
            .iter()
            .flat_map(|point: &Vec<(&Axis, usize)>| {
                (0..axis.values.len()).map(|value| {
                    let mut longer = point.clone();
                    longer.push((axis, value));
                    longer
                })
            })
            .collect();
    }
    let mut found: Vec<Way> = Vec::new();
    for point in &points {
        let plain = point.iter().filter(|(_, value)| *value > 0).count() <= 1;
        let alone = own.iter().filter(|_| plain).map(|axis| vec![*axis]);
        for extra in [Vec::new()].into_iter().chain(alone).chain([own.clone()]) {
            let fitting = fitting(library, &ways, point, &extra);
            let new = fitting.filter(|way| !found.iter().any(|known| known.setup == way.setup));
            found.extend(new);
        }
    }
    found
}

fn is_own(kind: AxisKind) -> bool {
    matches!(kind, AxisKind::Option | AxisKind::Pack)
}

/// A point with as many of the options as it allows; none if it is refused without them.
fn fitting(
    library: &Library,
    ways: &Ways,
    point: &[(&Axis, usize)],
    options: &[&Axis],
) -> Option<Way> {
    let mut chosen: Vec<(&Axis, usize)> = point.to_vec();
    let mut way = made(library, ways, &chosen)?;
    for option in options {
        for value in 1..option.values.len() {
            chosen.push((option, value));
            match made(library, ways, &chosen) {
                Some(longer) => {
                    way = longer;
                    break;
                }
                None => _ = chosen.pop(),
            }
        }
    }
    Some(way)
}

fn made(library: &Library, ways: &Ways, chosen: &[(&Axis, usize)]) -> Option<Way> {
    let mut setup = Setup::default();
    for (axis, value) in chosen {
        setup.choose(ways, &axis.name, &axis.values[*value].id).ok()?;
    }
    setup.players = *setup.mode.seats().start();
    let catalog = setup.catalog(library).ok()?;
    let book = setup.rulebook(&catalog).ok()?;
    let unusual = chosen.iter().filter(|(_, value)| *value > 0);
    let choices: Vec<(String, String)> =
        unusual.map(|(axis, value)| (axis.name.clone(), axis.values[*value].id.clone())).collect();
    let name = name(&setup, ways, &choices);
    Some(Way { name, choices, setup, catalog, book })
}

/// Options by their names, or the mode where there are none, and what else is unusual.
fn name(setup: &Setup, ways: &Ways, choices: &[(String, String)]) -> String {
    let kind = |name: &str| ways.axis(name).map(|axis| axis.kind);
    let mut words: Vec<&str> = Vec::new();
    for (axis, value) in choices.iter().filter(|(axis, _)| kind(axis).is_some_and(is_own)) {
        words.push(axis);
        if value != "on" {
            words.push(value);
        }
    }
    let usual = ways.of(AxisKind::Mode).is_some_and(|axis| axis.usual() == setup.mode.name());
    if words.is_empty() || !usual {
        words.push(setup.mode.name());
    }
    let others = choices
        .iter()
        .filter(|(axis, _)| kind(axis).is_some_and(|kind| !is_own(kind) && kind != AxisKind::Mode));
    words.extend(others.map(|(_, value)| value.as_str()));
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        all(Library::shipped()).into_iter().map(|way| way.name).collect()
    }

    #[test]
    fn each_way_is_there_once_by_a_name_of_its_own() {
        let names = names();
        for wanted in ["semi-coop", "solo-alternative", "intruder-player", "digest-rooms-coop"] {
            assert_eq!(names.iter().filter(|name| *name == wanted).count(), 1, "{wanted}");
        }
        let unique: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(unique.len(), names.len());
    }

    #[test]
    fn what_the_rules_forbid_is_no_way() {
        assert!(!names().iter().any(|name| name.contains("intruder-player-solo")));
        assert!(!names().iter().any(|name| name.contains("intruder-player-coop")));
    }

    #[test]
    fn options_that_go_together_are_tried_together() {
        assert!(names().iter().any(|name| name.starts_with("intruder-player-digest-rooms-")));
    }

    /// What the manifests offer is what the rules can do, and the other way round.
    #[test]
    fn manifests_and_rules_know_the_same_modes_and_options() {
        let ways = Ways::shipped();
        let modes: Vec<&str> = crate::mode::Mode::ALL.iter().map(|mode| mode.name()).collect();
        assert_eq!(ways.of(AxisKind::Mode).map(Axis::list), Some(modes.join(", ")));
        let usual = Setup::default();
        for axis in &ways.axes {
            assert_eq!(usual.chosen(axis), axis.usual(), "{}", axis.name);
            for value in &axis.values {
                let mut setup = Setup::default();
                setup.choose(ways, &axis.name, &value.id).expect("what is offered can be had");
                assert_eq!(setup.chosen(axis), value.id, "{}", axis.name);
            }
        }
        let written = toml_keys();
        let offered = |name: &String| ways.axis(name).is_some_and(|axis| is_own(axis.kind));
        let missing: Vec<_> = written.iter().filter(|name| !offered(name)).collect();
        assert!(missing.is_empty(), "no manifest offers {missing:?}");
        assert_eq!(ways.loose_ends(), Vec::<String>::new());
    }

    /// The options as setups write them.
    fn toml_keys() -> Vec<String> {
        let options = serde_json::to_value(crate::option::Options::default()).expect("options");
        options.as_object().into_iter().flat_map(|keys| keys.keys().cloned()).collect()
    }
}

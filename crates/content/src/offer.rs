//! What the packs at hand offer a table, from their manifests and boards.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::entry::{Entry, is_id};
use crate::names::nearest;
use crate::pack::{Pack, with_required};
use crate::problems::Problem;
use crate::select::Among;
use crate::tables::EntryKind;
use crate::ways::{Axis, AxisKind, AxisValue, Bond, Demand, Ways};

/// Something a manifest lets a table choose: a value of an axis, or an option with its values.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfferForm {
    mode: Option<String>,
    setting: Option<String>,
    species: Option<String>,
    mission: Option<String>,
    option: Option<String>,
    /// What an option takes; the first unless the table says otherwise.
    values: Option<Vec<String>>,
    /// Whether it changes what is played.
    of: Of,
    /// Values of other axes of which one must be chosen along with it.
    needs: BTreeMap<String, Vec<String>>,
    /// Values of other axes that do not go with it.
    excludes: BTreeMap<String, Vec<String>>,
    /// The rules that say what it needs and excludes.
    rules: Vec<String>,
}

/// What an option is part of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Of {
    /// What is played.
    Game,
    /// How people play it.
    #[default]
    Table,
}

impl OfferForm {
    /// The axis and the id of what is offered; none unless exactly one is named.
    fn named(&self) -> Option<(AxisKind, &str)> {
        let mut named = [
            (AxisKind::Mode, &self.mode),
            (AxisKind::Setting, &self.setting),
            (AxisKind::Species, &self.species),
            (AxisKind::Mission, &self.mission),
            (AxisKind::Option, &self.option),
        ]
        .into_iter()
        .filter_map(|(kind, id)| Some((kind, id.as_deref()?)));
        let first = named.next()?;
        named.next().is_none().then_some(first)
    }

    fn bonds(&self) -> Vec<Bond> {
        let tie = |demand, demands: &BTreeMap<String, Vec<String>>| -> Vec<Bond> {
            let bonds = demands.iter().map(|(axis, values)| Bond {
                axis: axis.clone(),
                demand,
                values: values.clone(),
                rules: self.rules.clone(),
            });
            bonds.collect()
        };
        [tie(Demand::Needs, &self.needs), tie(Demand::Excludes, &self.excludes)].concat()
    }
}

/// Lists what packs offer, in their order.
pub(crate) fn ways(packs: &[Pack<'_>], problems: &mut Vec<Problem>) -> Ways {
    let single =
        [AxisKind::Mode, AxisKind::Setting, AxisKind::Board, AxisKind::Species, AxisKind::Mission];
    let mut axes: Vec<Axis> = single
        .iter()
        .map(|kind| Axis {
            name: kind.word().to_owned(),
            kind: *kind,
            of_game: true,
            values: Vec::new(),
        })
        .collect();
    let mut options = Vec::new();
    for pack in packs {
        let requires = |id: &str| {
            let pack = packs.iter().find(|known| known.manifest.id == id);
            pack.map_or(&[][..], |pack| &pack.manifest.requires)
        };
        let taken = with_required(Vec::new(), &pack.manifest.id, &requires);
        for (index, form) in pack.manifest.offers.iter().enumerate() {
            let at = format!("offers.{index}");
            match form.named() {
                None => {
                    let what = "expected exactly one of `mode`, `setting`, `species`, `mission` \
                                and `option`";
                    problems.push(pack.problem(&at, format!("offers something unclear; {what}")));
                }
                Some((_, id)) if !is_id(id) => {
                    let what =
                        format!("`{id}` is no id; expected small letters, digits and hyphens");
                    problems.push(pack.problem(&at, what));
                }
                Some((AxisKind::Option, id)) => {
                    let kind =
                        if id == pack.manifest.id { AxisKind::Pack } else { AxisKind::Option };
                    options.push(option(id, kind, form, &taken));
                }
                Some((kind, id)) => {
                    let value =
                        AxisValue { id: id.to_owned(), packs: taken.clone(), bonds: form.bonds() };
                    let axis = axes.iter_mut().find(|axis| axis.kind == kind);
                    axis.into_iter().for_each(|axis| axis.values.push(value.clone()));
                }
            }
        }
        for entry in pack.entries.iter().filter(|entry| entry.table == EntryKind::Board) {
            let value =
                AxisValue { id: entry.id.clone(), packs: taken.clone(), bonds: entry_bonds(entry) };
            let axis = axes.iter_mut().find(|axis| axis.kind == AxisKind::Board);
            let Some(axis) = axis else { continue };
            match axis.values.iter_mut().find(|known| known.id == entry.id) {
                Some(known) => widen(known, &value),
                None => axis.values.push(value),
            }
        }
    }
    options.sort_by_key(|axis: &Axis| !axis.of_game);
    axes.extend(options);
    Ways { axes }
}

/// A board of the same name lies elsewhere as well: in another setting the same word means another side.
fn widen(known: &mut AxisValue, other: &AxisValue) {
    known.bonds.retain_mut(|bond| {
        let same = |there: &&Bond| there.axis == bond.axis && there.demand == bond.demand;
        let Some(there) = other.bonds.iter().find(same) else { return false };
        let new = there.values.iter().filter(|value| !bond.values.contains(value));
        let new: Vec<String> = new.cloned().collect();
        bond.values.extend(new);
        true
    });
}

fn option(id: &str, kind: AxisKind, form: &OfferForm, taken: &[String]) -> Axis {
    let usual = || vec!["off".to_owned(), "on".to_owned()];
    let values = form.values.clone().unwrap_or_else(usual);
    let value = |(index, id): (usize, String)| match index {
        // Doing without takes nothing.
        0 => AxisValue { id, packs: Vec::new(), bonds: Vec::new() },
        _ => AxisValue { id, packs: taken.to_vec(), bonds: form.bonds() },
    };
    Axis {
        name: id.to_owned(),
        kind,
        of_game: form.of == Of::Game,
        values: values.into_iter().enumerate().map(value).collect(),
    }
}

/// A board lies where it belongs.
fn entry_bonds(entry: &Entry<'_>) -> Vec<Bond> {
    let purpose = &entry.purpose;
    let bond = |(axis, among): (&str, &Option<Among>)| {
        let values = among.as_ref()?.values()?.to_vec();
        Some(Bond { axis: axis.into(), demand: Demand::Needs, values, rules: Vec::new() })
    };
    let axes = [
        ("setting", &purpose.setting),
        ("species", &purpose.species),
        ("mission", &purpose.mission),
    ];
    axes.into_iter().filter_map(bond).collect()
}

/// What stands on an axis stands there once, if its packs are to be played together.
pub(crate) fn check_twice(packs: &[Pack<'_>], ways: &Ways, problems: &mut Vec<Problem>) {
    let axes = &ways.axes;
    let blame = |what: String| packs.last().map(|pack| pack.problem("offers", what));
    for (index, axis) in axes.iter().enumerate() {
        if axes[..index].iter().any(|other| other.name == axis.name) {
            problems.extend(blame(format!("option `{}` is offered twice", axis.name)));
        }
        for (place, value) in axis.values.iter().enumerate() {
            if axis.values[..place].iter().any(|other| other.id == value.id) {
                let what = format!("{} `{}` is offered twice", axis.name, value.id);
                problems.extend(blame(what));
            }
        }
    }
}

/// Entries are for settings, species and missions that can be chosen; what a pack inside the
/// program brings counts, whether or not it is among these.
pub(crate) fn check_purposes(packs: &[Pack<'_>], ways: &Ways, problems: &mut Vec<Problem>) {
    for entry in packs.iter().flat_map(|pack| &pack.entries) {
        for bond in entry_bonds(entry) {
            let known = |id: &String| {
                let offers = |ways: &Ways| {
                    ways.axis(&bond.axis).is_some_and(|axis| axis.value(id).is_some())
                };
                offers(ways) || offers(Ways::shipped())
            };
            for id in bond.values.iter().filter(|id| !known(id)) {
                let there = ways.axis(&bond.axis).map(|axis| axis.values.iter());
                let guess = nearest(there.into_iter().flatten().map(|value| value.id.as_str()), id);
                let what = match guess {
                    Some(guess) => format!(
                        "is for the {} `{id}`, which no pack offers; did you mean `{guess}`?",
                        bond.axis
                    ),
                    None => format!("is for the {} `{id}`, which no pack offers", bond.axis),
                };
                problems.push(entry.problem(&bond.axis, what));
            }
        }
    }
}

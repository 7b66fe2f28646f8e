//! What a table may choose, and what goes with what: listed once, by the packs' manifests.

use std::fmt;

use crate::select::Selection;

/// Everything a table decides before a game, in the order people are asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// The axes.
    pub axes: Vec<Axis>,
}

/// One thing a table decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Its stable name, such as `mode` or `intruder-player`.
    pub name: String,
    /// What it is.
    pub kind: AxisKind,
    /// Whether it changes what is played, and not only how people sit down to it.
    pub of_game: bool,
    /// What can be chosen; the first unless the table says otherwise.
    pub values: Vec<AxisValue>,
}

/// What an axis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AxisKind {
    /// Who wins.
    Mode,
    /// Where we are.
    Setting,
    /// Which side or ground.
    Board,
    /// What hunts us.
    Species,
    /// What the crew is there for.
    Mission,
    /// Whether a whole pack is in.
    Pack,
    /// The table's own choice.
    Option,
}

/// One value of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AxisValue {
    /// Its stable name.
    pub id: String,
    /// The packs it takes, required ones first; none where it means doing without.
    pub packs: Vec<String>,
    /// What it needs and excludes.
    pub bonds: Vec<Bond>,
}

/// What a value demands of another axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bond {
    /// The other axis.
    pub axis: String,
    /// Whether one of these is needed, or none of these allowed.
    pub demand: Demand,
    /// The values spoken of.
    pub values: Vec<String>,
    /// The rules that say so.
    pub rules: Vec<String>,
}

/// How a bond ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// One of the values must be chosen.
    Needs,
    /// None of the values may be.
    Excludes,
}

impl AxisKind {
    /// Its stable name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mode => "mode",
            Self::Setting => "setting",
            Self::Board => "board",
            Self::Species => "species",
            Self::Mission => "mission",
            Self::Pack => "pack",
            Self::Option => "option",
        }
    }
}

impl Bond {
    /// Whether a value of the other axis satisfies it.
    #[must_use]
    pub fn holds(&self, value: &str) -> bool {
        let named = self.values.iter().any(|known| known == value);
        match self.demand {
            Demand::Needs => named,
            Demand::Excludes => !named,
        }
    }
}

impl Axis {
    /// What is chosen where nothing is said.
    #[must_use]
    pub fn usual(&self) -> &str {
        self.values.first().map_or("", |value| value.id.as_str())
    }

    /// The value with this name.
    #[must_use]
    pub fn value(&self, id: &str) -> Option<&AxisValue> {
        self.values.iter().find(|value| value.id == id)
    }

    /// The values' names, as people read them.
    #[must_use]
    pub fn list(&self) -> String {
        let values: Vec<&str> = self.values.iter().map(|value| value.id.as_str()).collect();
        values.join(", ")
    }

    /// A choice of this axis, as a sentence calls it.
    fn call(&self, value: &str) -> String {
        match self.kind {
            AxisKind::Pack | AxisKind::Option if value == "on" => self.name.clone(),
            AxisKind::Pack | AxisKind::Option => format!("{} `{value}`", self.name),
            _ => format!("the {} `{value}`", self.name),
        }
    }
}

impl Ways {
    /// The axis with this name.
    #[must_use]
    pub fn axis(&self, name: &str) -> Option<&Axis> {
        self.axes.iter().find(|axis| axis.name == name)
    }

    /// The only axis of its kind.
    #[must_use]
    pub fn of(&self, kind: AxisKind) -> Option<&Axis> {
        self.axes.iter().find(|axis| axis.kind == kind)
    }

    /// What is chosen from where nothing is said.
    #[must_use]
    pub fn usual(&self) -> Selection {
        let of = |kind| self.of(kind).map_or("", Axis::usual).to_owned();
        Selection {
            setting: of(AxisKind::Setting),
            species: of(AxisKind::Species),
            mission: of(AxisKind::Mission),
        }
    }

    /// What a pack is for: each choice it brings of where, against whom and what for, with what
    /// that needs; the usual where it brings none.
    #[must_use]
    pub fn brought_by(&self, pack: &str) -> Vec<Selection> {
        let mut found = Vec::new();
        for kind in [AxisKind::Setting, AxisKind::Species, AxisKind::Mission] {
            let values = self.of(kind).into_iter().flat_map(|axis| &axis.values);
            for value in values.filter(|value| value.packs.last().is_some_and(|own| own == pack)) {
                let mut selection = self.usual();
                if let Some(place) = selection.of_mut(kind) {
                    place.clone_from(&value.id);
                }
                for bond in &value.bonds {
                    let other = self.axis(&bond.axis).map(|axis| axis.kind);
                    let Some(place) = other.and_then(|kind| selection.of_mut(kind)) else {
                        continue;
                    };
                    let needed = bond.values.first().filter(|_| bond.demand == Demand::Needs);
                    if let Some(needed) = needed.filter(|_| !bond.holds(place)) {
                        place.clone_from(needed);
                    }
                }
                if !found.contains(&selection) {
                    found.push(selection);
                }
            }
        }
        if found.is_empty() { vec![self.usual()] } else { found }
    }

    /// Everything that speaks against what was chosen on each axis.
    pub fn misfits(&self, chosen: impl Fn(&Axis) -> String) -> Vec<Misfit> {
        let mut found = Vec::new();
        for axis in &self.axes {
            let value = chosen(axis);
            let Some(known) = axis.value(&value) else {
                let what = match axis.kind {
                    AxisKind::Option => format!("option `{}` takes", axis.name),
                    _ => format!("unknown {} `{value}`; the packs have", axis.name),
                };
                let not = match axis.kind {
                    AxisKind::Option => format!(", not `{value}`"),
                    _ => String::new(),
                };
                let what = format!("{what} {}{not}", axis.list());
                found.push(Misfit { what, rules: Vec::new() });
                continue;
            };
            for bond in &known.bonds {
                let Some(other) = self.axis(&bond.axis) else { continue };
                let there = chosen(other);
                if bond.holds(&there) {
                    continue;
                }
                let mut what =
                    format!("{} does not go with {}", axis.call(&value), other.call(&there));
                if bond.demand == Demand::Needs {
                    let needed: Vec<_> = bond.values.iter().map(|id| format!("`{id}`")).collect();
                    what += &format!("; it needs {}", needed.join(" or "));
                }
                found.push(Misfit { what, rules: bond.rules.clone() });
            }
        }
        found
    }

    /// Bonds that speak of axes or values nobody brings, as sentences.
    #[must_use]
    pub fn loose_ends(&self) -> Vec<String> {
        let mut found = Vec::new();
        for axis in &self.axes {
            for bond in axis.values.iter().flat_map(|value| &value.bonds) {
                match self.axis(&bond.axis) {
                    None => found.push(format!(
                        "`{}` speaks of `{}`, which nobody can choose",
                        axis.name, bond.axis
                    )),
                    Some(other) => {
                        let unknown = bond.values.iter().filter(|id| other.value(id).is_none());
                        found.extend(unknown.map(|id| {
                            format!(
                                "`{}` speaks of the {} `{id}`; there are {}",
                                axis.name,
                                other.name,
                                other.list()
                            )
                        }));
                    }
                }
            }
        }
        found
    }
}

/// Why choices do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The reason.
    pub what: String,
    /// The rules that say so.
    pub rules: Vec<String>,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        if !self.rules.is_empty() {
            write!(f, " ({})", self.rules.join(", "))?;
        }
        Ok(())
    }
}

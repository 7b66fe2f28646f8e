//! A short list of ways to play in which every two things that can be chosen together meet.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use derelict_content::{Catalog, Kind, Library, Ways};

use super::{Way, name};
use crate::setup::Setup;

/// Something a table can choose: a value on an axis, or a character for somebody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A value on an axis.
    Choice(String, String),
    /// Somebody plays this character.
    Character(String),
}

/// Ways to play and which things meet in them.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    /// Each with a character for everybody.
    pub ways: Vec<Way>,
    /// The pairs that meet, and in how many of them.
    pub met: BTreeMap<(Part, Part), usize>,
    /// The pairs that nothing brings together.
    pub apart: Vec<(Part, Part)>,
}

/// Ways to play in which every two choices that go together meet, and every character meets every
/// choice and every other character it can be played with.
#[must_use]
pub fn pairs(library: &Library) -> Pairs {
    let Ok(ways) = library.ways() else { return Pairs::default() };
    let mut search = Search::new(library, &ways);
    while let Some(pair) = search.open.first().cloned() {
        let made = search.way_with(&pair);
        let met = made.as_ref().map_or_else(BTreeSet::new, |way| search.met_in(&way.setup));
        search.open = search.open.difference(&met).cloned().collect();
        // Whoever cannot be brought together is not tried again.
        match made.filter(|_| !search.open.contains(&pair)) {
            Some(way) => search.found.ways.push(way),
            None => {
                search.open.remove(&pair);
                search.found.apart.push(pair.clone());
            }
        }
    }
    search.done()
}

type Pair = (Part, Part);

struct Search<'a> {
    library: &'a Library,
    ways: &'a Ways,
    /// Every character, with the choices that bring it; none where it is always there.
    characters: Vec<(String, Vec<Part>)>,
    /// The pairs that have not met yet.
    open: BTreeSet<Pair>,
    found: Pairs,
}

impl<'a> Search<'a> {
    fn new(library: &'a Library, ways: &'a Ways) -> Self {
        let values = ways.axes.iter().filter(|axis| axis.of_game).flat_map(|axis| {
            axis.values.iter().map(|value| Part::Choice(axis.name.clone(), value.id.clone()))
        });
        let choices: Vec<Part> = values.collect();
        let characters = characters(library, ways, &choices);
        let people = characters.iter().map(|(name, _)| Part::Character(name.clone()));
        let parts: Vec<Part> = choices.iter().cloned().chain(people).collect();
        let mut all = BTreeSet::new();
        for (at, one) in parts.iter().enumerate() {
            all.extend(parts[at + 1..].iter().filter_map(|other| pair(one, other)));
        }
        Self { library, ways, characters, open: all, found: Pairs::default() }
    }

    fn done(self) -> Pairs {
        let mut met = BTreeMap::new();
        for pair in self.found.ways.iter().flat_map(|way| self.met_in(&way.setup)) {
            *met.entry(pair).or_default() += 1;
        }
        Pairs { met, ..self.found }
    }

    /// A way in which two things meet, and with them as many others that have not met yet as the
    /// rules allow.
    fn way_with(&self, (one, other): &Pair) -> Option<Way> {
        let brought = |part: &Part| match part {
            Part::Choice(..) => vec![None],
            Part::Character(name) => self.bringers(name),
        };
        brought(one).into_iter().find_map(|first| {
            brought(other).into_iter().find_map(|second| {
                let parts = [Some(one), Some(other), first, second];
                self.completed(parts.into_iter().flatten())
            })
        })
    }

    /// What brings a character, one after the other; nothing at all comes first.
    fn bringers(&self, name: &str) -> Vec<Option<&Part>> {
        let known = self.characters.iter().find(|(known, _)| known == name);
        match known {
            Some((_, choices)) if !choices.is_empty() => choices.iter().map(Some).collect(),
            _ => vec![None],
        }
    }

    fn completed<'p>(&self, parts: impl Iterator<Item = &'p Part>) -> Option<Way> {
        let mut draft = Draft::default();
        for part in parts {
            draft.take(part)?;
        }
        draft.settle(self.ways)?;
        for axis in self.ways.axes.iter().filter(|axis| axis.of_game) {
            if draft.value(&axis.name).is_some() {
                continue;
            }
            let fitting = axis.values.iter().filter_map(|value| {
                let mut longer = draft.clone();
                longer.take(&Part::Choice(axis.name.clone(), value.id.clone()))?;
                let setup = longer.setup(self.ways)?;
                self.takes(setup, &longer.cast).then_some(longer)
            });
            // The first of equals, so that what is usual stays where nothing is gained.
            let best = fitting.rev().max_by_key(|longer| self.gain(&longer.parts()))?;
            draft = best;
        }
        let setup = draft.setup(self.ways)?;
        self.manned(setup, draft.cast)
    }

    /// How many pairs that have not met yet meet among these.
    fn gain(&self, parts: &[Part]) -> usize {
        let mut gain = 0;
        for (at, one) in parts.iter().enumerate() {
            let meets =
                |other: &&Part| pair(one, other).is_some_and(|pair| self.open.contains(&pair));
            gain += parts[at + 1..].iter().filter(meets).count();
        }
        gain
    }

    /// A character for everybody, beginning with those who must take part.
    fn manned(&self, mut setup: Setup, cast: Vec<String>) -> Option<Way> {
        let (least, most) = setup.mode.seats().into_inner();
        let catalog = setup.catalog(self.library).ok()?;
        setup.characters = cast;
        setup.players = setup.characters.len().try_into().ok()?;
        if setup.players > most || !self.is_cast(&setup, &catalog) {
            return None;
        }
        while setup.players < most {
            let parts = parts_of(&setup, self.ways);
            let further = self.characters.iter().filter_map(|(name, _)| {
                let mut longer = setup.clone();
                longer.characters.push(name.clone());
                longer.players += 1;
                let with = [&parts[..], &[Part::Character(name.clone())]].concat();
                self.is_cast(&longer, &catalog).then(|| (self.gain(&with), longer))
            });
            let Some((_, longer)) = further.rev().max_by_key(|(gain, _)| *gain) else { break };
            setup = longer;
        }
        if setup.players < least {
            return None;
        }
        let book = setup.rulebook(&catalog).ok()?;
        let choices = parts_of(&setup, self.ways).into_iter().filter_map(|part| match part {
            Part::Choice(axis, value) if self.ways.axis(&axis)?.usual() != value => {
                Some((axis, value))
            }
            _ => None,
        });
        let choices: Vec<(String, String)> = choices.collect();
        let name = name(&setup, self.ways, &choices);
        Some(Way { name, choices, setup, catalog, book })
    }

    /// Whether these characters can take part in a game.
    fn takes(&self, mut setup: Setup, cast: &[String]) -> bool {
        if cast.is_empty() {
            return true;
        }
        let Ok(catalog) = setup.catalog(self.library) else { return false };
        setup.characters = cast.to_vec();
        setup.players = cast.len() as u8;
        self.is_cast(&setup, &catalog)
    }

    /// Whether these characters can take part together, be they enough or not.
    fn is_cast(&self, setup: &Setup, catalog: &Catalog) -> bool {
        let mut problems = Vec::new();
        setup.check_characters(catalog, &mut problems);
        problems.is_empty()
    }

    /// All the pairs that meet in a game.
    fn met_in(&self, setup: &Setup) -> BTreeSet<Pair> {
        let parts = parts_of(setup, self.ways);
        let mut met = BTreeSet::new();
        for (at, one) in parts.iter().enumerate() {
            met.extend(parts[at + 1..].iter().filter_map(|other| pair(one, other)));
        }
        met
    }
}

/// Choices that are not all made yet, and who takes part for certain.
#[derive(Clone, Default)]
struct Draft {
    choices: Vec<(String, String)>,
    cast: Vec<String>,
}

impl Draft {
    /// None if something else is chosen there already.
    fn take(&mut self, part: &Part) -> Option<()> {
        match part {
            Part::Choice(axis, value) => match self.value(axis) {
                Some(chosen) => return (chosen == value).then_some(()),
                None => self.choices.push((axis.clone(), value.clone())),
            },
            Part::Character(name) if !self.cast.contains(name) => self.cast.push(name.clone()),
            Part::Character(_) => {}
        }
        Some(())
    }

    fn value(&self, axis: &str) -> Option<&str> {
        self.choices.iter().find(|(name, _)| name == axis).map(|(_, value)| value.as_str())
    }

    fn parts(&self) -> Vec<Part> {
        let choices =
            self.choices.iter().map(|(axis, value)| Part::Choice(axis.clone(), value.clone()));
        choices.chain(self.cast.iter().cloned().map(Part::Character)).collect()
    }

    /// Chooses what the choices made demand of others.
    fn settle(&mut self, ways: &Ways) -> Option<()> {
        while self.setup(ways).is_none() {
            let demands = self.choices.iter().filter_map(|(axis, value)| {
                let value = ways.axis(axis)?.value(value)?;
                value.bonds.iter().find_map(|bond| {
                    let other =
                        ways.axis(&bond.axis).filter(|_| self.value(&bond.axis).is_none())?;
                    let lacks = !bond.holds(other.usual());
                    let held = other.values.iter().find(|value| bond.holds(&value.id));
                    let held = held.filter(|_| lacks)?;
                    Some(Part::Choice(other.name.clone(), held.id.clone()))
                })
            });
            let demanded = demands.into_iter().next()?;
            self.take(&demanded)?;
        }
        Some(())
    }

    /// The game so far, if what was chosen goes together.
    fn setup(&self, ways: &Ways) -> Option<Setup> {
        let mut setup = Setup::default();
        for axis in &ways.axes {
            if let Some(value) = self.value(&axis.name) {
                setup.choose(ways, &axis.name, value).ok()?;
            }
        }
        let kept = self
            .choices
            .iter()
            .all(|(name, value)| ways.axis(name).is_some_and(|axis| setup.chosen(axis) == *value));
        (kept && ways.misfits(|axis| setup.chosen(axis)).is_empty()).then_some(setup)
    }
}

/// Everything that is chosen in a game.
fn parts_of(setup: &Setup, ways: &Ways) -> Vec<Part> {
    let axes = ways.axes.iter().filter(|axis| axis.of_game);
    let choices = axes.map(|axis| Part::Choice(axis.name.clone(), setup.chosen(axis)));
    choices.chain(setup.characters.iter().cloned().map(Part::Character)).collect()
}

/// Two things in their order; none where they are values of one axis.
fn pair(one: &Part, other: &Part) -> Option<Pair> {
    if let (Part::Choice(axis, _), Part::Choice(other, _)) = (one, other)
        && axis == other
    {
        return None;
    }
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    (first != second).then(|| (first.clone(), second.clone()))
}

/// Every character that some choice brings, with the choices that do.
fn characters(library: &Library, ways: &Ways, choices: &[Part]) -> Vec<(String, Vec<Part>)> {
    let there = |draft: &Draft| -> Vec<String> {
        let catalog = draft.setup(ways).and_then(|setup| setup.catalog(library).ok());
        catalog.map_or_else(Vec::new, |catalog| catalog.names.of(Kind::CharacterId).to_vec())
    };
    let mut known: Vec<(String, Vec<Part>)> =
        there(&Draft::default()).into_iter().map(|name| (name, Vec::new())).collect();
    let always = known.len();
    for choice in choices {
        let mut draft = Draft::default();
        let settled = draft.take(choice).and_then(|()| draft.settle(ways));
        for name in settled.map_or_else(Vec::new, |()| there(&draft)) {
            match known.iter_mut().position(|(other, _)| *other == name) {
                Some(at) if at < always => {}
                Some(at) => known[at].1.push(choice.clone()),
                None => known.push((name, vec![choice.clone()])),
            }
        }
    }
    known
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice(axis, value) => write!(f, "{axis}={value}"),
            Self::Character(name) => f.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(axis: &str, value: &str) -> Part {
        Part::Choice(axis.into(), value.into())
    }

    #[test]
    fn every_two_things_meet_or_are_kept_apart_by_a_rule() {
        let library = Library::shipped();
        let ways = Ways::shipped();
        let pairs = pairs(library);
        let search = Search::new(library, ways);
        let mut met = BTreeSet::new();
        for way in &pairs.ways {
            assert!(way.setup.rulebook(&way.catalog).is_ok(), "{} is refused", way.name);
            met.extend(search.met_in(&way.setup));
        }
        let listed: BTreeSet<Pair> = pairs.met.keys().cloned().collect();
        assert_eq!(met, listed);
        for pair in &pairs.apart {
            assert!(!met.contains(pair), "{} and {} meet", pair.0, pair.1);
        }
        assert_eq!(pairs.met.len() + pairs.apart.len(), search.open.len());
    }

    #[test]
    fn only_what_the_rules_forbid_is_kept_apart() {
        let apart: BTreeSet<Pair> = pairs(Library::shipped()).apart.into_iter().collect();
        let person = |name: &str| Part::Character(name.into());
        let kept =
            |one: &Part, other: &Part| pair(one, other).is_some_and(|pair| apart.contains(&pair));
        for (one, other) in [
            (choice("mode", "coop"), choice("intruder-player", "on")),
            (choice("species", "carnomorphs"), choice("board", "alternative")),
            (choice("mission", "research"), choice("turrets", "off")),
            (choice("traits", "on"), choice("aftermath", "off")),
            (choice("mission", "research"), person("medic")),
            (person("captain"), person("ceo")),
        ] {
            assert!(kept(&one, &other), "{one} with {other}");
        }
        for (one, other) in [
            (choice("mode", "solo"), choice("mission", "research")),
            (choice("species", "void-seeders"), person("medic")),
            (choice("mission", "epilogue"), choice("board", "alternative")),
            (person("medic"), person("captain")),
            (person("android"), person("captain")),
        ] {
            assert!(!kept(&one, &other), "{one} with {other}");
        }
    }
}

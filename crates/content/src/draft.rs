//! The composed entries, read into types but not yet known to make sense together.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::catalog::*;
use crate::entry::Entry;
use crate::forms::*;
use crate::ids::Kind;
use crate::names::Names;
use crate::problems::Problem;
use crate::tables::EntryKind;
use crate::vocabulary::{CombatFace, NoiseFace};

/// An entry with what could be read of it.
pub(crate) struct Row<'a, T> {
    pub(crate) entry: &'a Entry<'a>,
    pub(crate) value: Option<T>,
}

/// All entries of one kind; the position is the id, unless entries stand for several cards.
pub(crate) struct Rows<'a, T>(pub(crate) Vec<Row<'a, T>>);

impl<'a, T> Rows<'a, T> {
    /// The entries that could be read.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&'a Entry<'a>, &T)> {
        self.0.iter().filter_map(|row| Some((row.entry, row.value.as_ref()?)))
    }

    /// The values, if every entry could be read: what holds of all of them cannot be judged otherwise.
    pub(crate) fn complete(&self) -> Option<Vec<(&'a Entry<'a>, &T)>> {
        self.0.iter().map(|row| Some((row.entry, row.value.as_ref()?))).collect()
    }

    /// The value behind an id.
    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        self.0.get(index)?.value.as_ref()
    }
}

/// Everything the composed packs say.
pub(crate) struct Draft<'a> {
    pub(crate) names: Arc<Names>,
    pub(crate) boards: Rows<'a, BoardForm>,
    pub(crate) tiles: Rows<'a, Tile>,
    pub(crate) exploration: Rows<'a, ExplorationForm>,
    pub(crate) kinds: Rows<'a, IntruderKind>,
    pub(crate) intruders: Rows<'a, IntruderForm>,
    pub(crate) noise_die: Rows<'a, DieForm<NoiseFace>>,
    pub(crate) combat_die: Rows<'a, DieForm<CombatFace>>,
    pub(crate) coordinates: Rows<'a, CoordinatesForm>,
    pub(crate) events: Rows<'a, EventCard>,
    pub(crate) attacks: Rows<'a, AttackForm>,
    pub(crate) contamination: Rows<'a, ContaminationForm>,
    pub(crate) wounds: Rows<'a, Wound>,
    pub(crate) weaknesses: Rows<'a, WeaknessForm>,
    pub(crate) objectives: Rows<'a, Objective>,
    pub(crate) items: Rows<'a, ItemForm>,
    pub(crate) actions: Rows<'a, ActionCard>,
    pub(crate) basics: Rows<'a, BasicForm>,
    pub(crate) characters: Rows<'a, Character>,
    pub(crate) intruder_cards: Rows<'a, IntruderCard>,
    pub(crate) supply: Rows<'a, Supply>,
    pub(crate) possibilities: Rows<'a, PossibilityForm>,
    pub(crate) slots: Rows<'a, WeaknessSlot>,
    pub(crate) panic: Rows<'a, PanicCard>,
    pub(crate) insanity: Rows<'a, InsanityTrack>,
    pub(crate) mutations: Rows<'a, MutationForm>,
    pub(crate) traits: Rows<'a, Trait>,
    pub(crate) annexes: Rows<'a, AnnexForm>,
    pub(crate) discoveries: Rows<'a, DiscoveryForm>,
    pub(crate) alerts: Rows<'a, Alert>,
    pub(crate) advantage_die: Rows<'a, DieForm<CombatFace>>,
    pub(crate) facility: Rows<'a, Facility>,
    pub(crate) computer: Rows<'a, ComputerCard>,
    pub(crate) css: Rows<'a, CssForm>,
    pub(crate) contingency: Rows<'a, ContingencyForm>,
}

impl<'a> Draft<'a> {
    /// Whether it is played in a facility, and not on a ship.
    pub(crate) fn is_facility(&self) -> bool {
        !self.facility.0.is_empty()
    }

    /// The end of the knowledge track, where there is one.
    pub(crate) fn knowledge(&self) -> u8 {
        self.facility.iter().next().map_or(0, |(_, facility)| facility.knowledge)
    }

    /// Reads all entries: first those that stand for several cards, to know every id, then the
    /// others, which may refer to any of them.
    pub(crate) fn read(entries: &'a [Entry<'a>], problems: &mut Vec<Problem>) -> Self {
        let mut names = Names::default();
        for (kind, table) in NAMED {
            let of_table = entries.iter().filter(|entry| entry.table == *table);
            names.set(*kind, of_table.map(|entry| entry.id.clone()).collect());
        }
        // Tokens and attacks name kinds.
        let first = Arc::new(names.clone());
        let scope = first.scope();
        let exploration: Rows<ExplorationForm> = rows(entries, EntryKind::Exploration, problems);
        let intruders: Rows<IntruderForm> = rows(entries, EntryKind::Intruder, problems);
        let attacks: Rows<AttackForm> = rows(entries, EntryKind::Attack, problems);
        drop(scope);
        names.set(
            Kind::ExplorationId,
            copies(&exploration, |form| form.items.iter().map(u8::to_string).collect()),
        );
        let discoveries: Rows<DiscoveryForm> = rows(entries, EntryKind::Discovery, problems);
        names.set(
            Kind::DiscoveryId,
            copies(&discoveries, |form| (1..=form.copies).map(|copy| copy.to_string()).collect()),
        );
        names.set(Kind::TokenId, copies(&intruders, token_words));
        let css: Rows<CssForm> = rows(entries, EntryKind::Css, problems);
        names.set(
            Kind::CssId,
            copies(&css, |form| (1..=form.copies).map(|copy| copy.to_string()).collect()),
        );
        let contingency: Rows<ContingencyForm> = rows(entries, EntryKind::Contingency, problems);
        names.set(
            Kind::ContingencyId,
            copies(&contingency, |form| (1..=form.copies).map(|copy| copy.to_string()).collect()),
        );
        names.set(
            Kind::AttackId,
            copies(&attacks, |form| form.blood.iter().map(blood_word).collect()),
        );
        let names = Arc::new(names);
        let _scope = names.scope();
        Self {
            boards: rows(entries, EntryKind::Board, problems),
            tiles: rows(entries, EntryKind::Room, problems),
            kinds: rows(entries, EntryKind::Kind, problems),
            exploration,
            intruders,
            noise_die: rows(entries, EntryKind::NoiseDie, problems),
            combat_die: rows(entries, EntryKind::CombatDie, problems),
            coordinates: rows(entries, EntryKind::Coordinates, problems),
            events: rows(entries, EntryKind::Event, problems),
            attacks,
            contamination: rows(entries, EntryKind::Contamination, problems),
            wounds: rows(entries, EntryKind::Wound, problems),
            weaknesses: rows(entries, EntryKind::Weakness, problems),
            objectives: rows(entries, EntryKind::Objective, problems),
            items: rows(entries, EntryKind::Item, problems),
            actions: rows(entries, EntryKind::Action, problems),
            basics: rows(entries, EntryKind::Basic, problems),
            characters: rows(entries, EntryKind::Character, problems),
            intruder_cards: rows(entries, EntryKind::IntruderCard, problems),
            supply: rows(entries, EntryKind::Supply, problems),
            possibilities: rows(entries, EntryKind::Possibility, problems),
            slots: rows(entries, EntryKind::Slot, problems),
            panic: rows(entries, EntryKind::Panic, problems),
            insanity: rows(entries, EntryKind::Insanity, problems),
            mutations: rows(entries, EntryKind::Mutation, problems),
            traits: rows(entries, EntryKind::Trait, problems),
            annexes: rows(entries, EntryKind::Annex, problems),
            discoveries,
            alerts: rows(entries, EntryKind::Alert, problems),
            advantage_die: rows(entries, EntryKind::AdvantageDie, problems),
            facility: rows(entries, EntryKind::Facility, problems),
            computer: rows(entries, EntryKind::Computer, problems),
            css,
            contingency,
            names,
        }
    }
}

/// The kinds of ids whose entries stand for one id each.
const NAMED: &[(Kind, EntryKind)] = &[
    (Kind::TileId, EntryKind::Room),
    (Kind::EventId, EntryKind::Event),
    (Kind::WoundId, EntryKind::Wound),
    (Kind::WeaknessId, EntryKind::Weakness),
    (Kind::ObjectiveId, EntryKind::Objective),
    (Kind::ItemId, EntryKind::Item),
    (Kind::CharacterId, EntryKind::Character),
    (Kind::ActionId, EntryKind::Action),
    (Kind::CoordinatesId, EntryKind::Coordinates),
    (Kind::IntruderCardId, EntryKind::IntruderCard),
    (Kind::BasicId, EntryKind::Basic),
    (Kind::KindId, EntryKind::Kind),
    (Kind::PossibilityId, EntryKind::Possibility),
    (Kind::SlotId, EntryKind::Slot),
    (Kind::PanicId, EntryKind::Panic),
    (Kind::MutationId, EntryKind::Mutation),
    (Kind::TraitId, EntryKind::Trait),
    (Kind::AlertId, EntryKind::Alert),
    (Kind::ComputerId, EntryKind::Computer),
];

fn rows<'a, T: DeserializeOwned>(
    entries: &'a [Entry<'a>],
    table: EntryKind,
    problems: &mut Vec<Problem>,
) -> Rows<'a, T> {
    let of_table = entries.iter().filter(|entry| entry.table == table);
    Rows(of_table.map(|entry| Row { entry, value: entry.read(problems) }).collect())
}

/// What tells tokens of a type apart: their numbers.
fn token_words(form: &IntruderForm) -> Vec<String> {
    let word = |(index, number): (usize, &u8)| match form.dark.get(index) {
        Some(dark) => format!("{number}-{dark}"),
        None => number.to_string(),
    };
    form.numbers.iter().enumerate().map(word).collect()
}

fn blood_word(blood: &Blood) -> String {
    match blood {
        Blood::Number(number) => number.to_string(),
        Blood::Retreat => "retreat".to_owned(),
    }
}

/// Names of the cards or tokens that entries stand for: the entry's id, what tells the copies apart,
/// and a letter where even that is the same. An entry without copies stands for itself.
fn copies<T>(rows: &Rows<'_, T>, marks: impl Fn(&T) -> Vec<String>) -> Vec<String> {
    let mut names = Vec::new();
    for (entry, form) in rows.iter() {
        let marks = marks(form);
        if marks.is_empty() {
            names.push(entry.id.clone());
        }
        for (index, mark) in marks.iter().enumerate() {
            let alike = marks.iter().filter(|other| *other == mark).count();
            let before = marks[..index].iter().filter(|other| *other == mark).count();
            names.push(match alike {
                1 => format!("{}-{mark}", entry.id),
                _ => format!("{}-{mark}{}", entry.id, letter(before)),
            });
        }
    }
    names
}

/// `a`, `b` and so on; after `z` come `za`, `zb`.
fn letter(index: usize) -> String {
    let last = char::from(b'a' + (index % 26) as u8);
    format!("{}{last}", "z".repeat(index / 26))
}

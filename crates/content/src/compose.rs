//! Lays packs over one another.

use toml::de::DeValue;

use crate::entry::Entry;
use crate::names::nearest;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::select::Selection;
use crate::tables::EntryKind;
use crate::words::Rank;

/// Puts every pack after those it requires, otherwise keeping the given order. None if that cannot
/// be done, for a reason that is reported.
pub(crate) fn order<'a>(
    packs: Vec<Pack<'a>>,
    problems: &mut Vec<Problem>,
) -> Option<Vec<Pack<'a>>> {
    let before = problems.len();
    let ids: Vec<String> = packs.iter().map(|pack| pack.manifest.id.clone()).collect();
    for (index, pack) in packs.iter().enumerate() {
        let manifest = &pack.manifest;
        if !manifest.id.is_empty() && ids[..index].contains(&manifest.id) {
            problems.push(pack.problem("id", format!("pack `{}` is given twice", manifest.id)));
        }
        for required in manifest.requires.iter().filter(|id| !ids.contains(id)) {
            let what = format!(
                "pack `{}` requires `{required}`, which is not among the packs given",
                manifest.id
            );
            problems.push(pack.problem("requires", what));
        }
        for other in manifest.conflicts.iter().filter(|id| ids.contains(id)) {
            let what =
                format!("pack `{}` conflicts with `{other}`; leave one of them out", manifest.id);
            problems.push(pack.problem("conflicts", what));
        }
    }
    if problems.len() > before || ids.iter().any(String::is_empty) {
        return None;
    }
    let mut waiting = packs;
    let mut ordered: Vec<Pack<'a>> = Vec::new();
    while !waiting.is_empty() {
        let placed = |id: &String| ordered.iter().any(|pack| pack.manifest.id == *id);
        let next = waiting.iter().position(|pack| pack.manifest.requires.iter().all(placed));
        let Some(next) = next else {
            for pack in &waiting {
                let what = format!("pack `{}` requires itself through others", pack.manifest.id);
                problems.push(pack.problem("requires", what));
            }
            return None;
        };
        ordered.push(waiting.remove(next));
    }
    Some(ordered)
}

/// A place in the composed result: the entry now there, if it was not removed, and who put it so.
struct Place<'a> {
    table: EntryKind,
    id: String,
    entry: Option<Entry<'a>>,
    changed_by: usize,
}

/// The entries of all packs that a table uses, with replacements in the places of what they replace.
pub(crate) fn compose<'a>(
    packs: &[Pack<'a>],
    selection: &Selection,
    problems: &mut Vec<Problem>,
) -> Vec<Entry<'a>> {
    let mut places: Vec<Place<'a>> = Vec::new();
    for (index, pack) in packs.iter().enumerate() {
        for entry in pack.entries.iter().filter(|entry| entry.purpose.serves(selection)) {
            if let Err(what) = put(&mut places, packs, index, entry) {
                problems.push(entry.problem("id", what));
            }
        }
        for removal in &pack.removals {
            // What this table does not use needs no removing.
            let idle = |entry: &Entry<'_>| {
                (entry.table, &entry.id) == (removal.table, &removal.id)
                    && !entry.purpose.serves(selection)
            };
            if packs[..index].iter().flat_map(|pack| &pack.entries).any(idle) {
                continue;
            }
            if let Err(what) = change(&mut places, packs, index, removal.table, &removal.id, None) {
                problems.push(removal.problem(&what));
            }
        }
    }
    let mut entries: Vec<Entry<'a>> = places.into_iter().filter_map(|place| place.entry).collect();
    rank(&mut entries);
    entries
}

/// Puts kinds of intruders of all packs in the order of their symbols: rules go by who is stronger.
fn rank(entries: &mut [Entry<'_>]) {
    let is_kind = |entry: &Entry<'_>| entry.table == EntryKind::Kind;
    let places: Vec<usize> = (0..entries.len()).filter(|index| is_kind(&entries[*index])).collect();
    let mut kinds: Vec<Entry<'_>> = places.iter().map(|index| entries[*index].clone()).collect();
    kinds.sort_by_key(|kind| {
        let symbol = kind.raw("rank").and_then(DeValue::as_str);
        symbol.and_then(Rank::parse)
    });
    for (place, kind) in places.into_iter().zip(kinds) {
        entries[place] = kind;
    }
}

fn put<'a>(
    places: &mut Vec<Place<'a>>,
    packs: &[Pack<'a>],
    by: usize,
    entry: &Entry<'a>,
) -> Result<(), String> {
    if entry.common.replace {
        return change(places, packs, by, entry.table, &entry.id, Some(entry.clone()));
    }
    let found = places.iter_mut().find(|place| place.table == entry.table && place.id == entry.id);
    if let Some(other) = found.and_then(|place| place.entry.as_ref()) {
        let hint = match other.pack == entry.pack {
            true => "every id stands once in a pack",
            false => "choose another id, or say `replace = true`",
        };
        return Err(format!("is already defined at {}; {hint}", other.place()));
    }
    places.push(Place {
        table: entry.table,
        id: entry.id.clone(),
        entry: Some(entry.clone()),
        changed_by: by,
    });
    Ok(())
}

/// Replaces or removes what an earlier pack put in a place.
fn change<'a>(
    places: &mut [Place<'a>],
    packs: &[Pack<'a>],
    by: usize,
    table: EntryKind,
    id: &str,
    entry: Option<Entry<'a>>,
) -> Result<(), String> {
    let Some(position) = places.iter().position(|place| place.table == table && place.id == id)
    else {
        let known =
            places.iter().filter(|place| place.table == table).map(|place| place.id.as_str());
        return Err(match nearest(known, id) {
            Some(guess) => format!("changes what no pack defines; did you mean `{guess}`?"),
            None => format!("changes what no pack defines; there is no {table} at all"),
        });
    };
    let last = places[position].changed_by;
    let (changer, other) = (&packs[by].manifest.id, &packs[last].manifest.id);
    if last == by {
        return Err("changes an entry of its own pack; change that entry instead".to_owned());
    }
    if !requires(packs, by, last) {
        return Err(format!(
            "is of pack `{other}`, or changed by it, and pack `{changer}` does not require that pack; \
             add \"{other}\" to its `requires`, or leave the entry alone"
        ));
    }
    places[position].entry = entry;
    places[position].changed_by = by;
    Ok(())
}

/// Whether a pack requires another, directly or through others.
fn requires(packs: &[Pack<'_>], pack: usize, other: usize) -> bool {
    packs[pack].manifest.requires.iter().any(|id| {
        let position = packs.iter().position(|pack| pack.manifest.id == *id);
        position.is_some_and(|position| position == other || requires(packs, position, other))
    })
}

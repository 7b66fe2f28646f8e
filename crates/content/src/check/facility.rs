//! What a facility has: its tracks, computer cards, CSS and contingency tokens.

use crate::capacity;
use crate::catalog::{Facility, TileGroup};
use crate::draft::Draft;
use crate::entry::Entry;
use crate::ids::Kind;
use crate::problems::Problem;

use super::no_repeats;

/// The most players at a table.
const PLAYERS: usize = 5;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, facility) in draft.facility.iter() {
        numbers(entry, facility, draft, problems);
    }
    computer(draft, problems);
    css(draft, problems);
    contingency(draft, problems);
    if !draft.is_facility() {
        let beside = [
            draft.advantage_die.0.first().map(|row| row.entry),
            draft.computer.0.first().map(|row| row.entry),
            draft.css.0.first().map(|row| row.entry),
            draft.contingency.0.first().map(|row| row.entry),
        ];
        let what = "is of no use on a ship; expected a [facility] beside it";
        problems.extend(beside.into_iter().flatten().map(|entry| entry.problem("", what)));
    }
}

fn numbers(entry: &Entry<'_>, facility: &Facility, draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let time = draft.supply.iter().next().map_or(u8::MAX, |(_, supply)| supply.time);
    let mut expect = |holds: bool, place: &str, what: String| {
        if !holds {
            problems.push(entry.problem(place, what));
        }
    };
    let falls = |slots: &[u8]| slots.windows(2).all(|pair| pair[0] > pair[1]);
    let on_track = |slot: &u8| (1..=time).contains(slot);
    let slots = &facility.css_slots;
    let what = "has its CSS slots in another order; expected them as the time token comes by";
    expect(falls(slots), "css-slots", what.to_owned());
    for (index, slot) in slots.iter().enumerate().filter(|(_, slot)| !on_track(slot)) {
        let what = format!("has a CSS slot at {slot}; the time track goes from {time} to 1");
        expect(false, &format!("css-slots.{index}"), what);
    }
    let steps: Vec<u8> = facility.thresholds.iter().map(|step| step.leaving).collect();
    let what = "has its thresholds in another order; expected them as the time token comes by";
    expect(falls(&steps), "thresholds", what.to_owned());
    for (index, step) in steps.iter().enumerate().filter(|(_, step)| !on_track(step)) {
        let what = format!("has a threshold behind {step}; the time track goes from {time} to 1");
        expect(false, &format!("thresholds.{index}"), what);
    }
    let tokens = facility.power.len();
    let what = format!("has {tokens} power tokens; expected {}", capacity::POWER);
    expect(tokens == capacity::POWER, "power", what);
    expect(facility.fuse > 0, "fuse", "has a fuse of 0 slots; expected at least 1".to_owned());
    let track = facility.knowledge;
    expect(track > 0, "knowledge", "has no knowledge track; expected its end".to_owned());
    for (place, beginning) in [("workers", facility.workers), ("veterans", facility.veterans)] {
        let what = format!(
            "begins with knowledge {}; expected 1 to {track}, as the track goes",
            beginning.knowledge
        );
        let place = format!("{place}.knowledge");
        expect((1..=track).contains(&beginning.knowledge), &place, what);
        let tile = draft.tiles.get(beginning.tile.index());
        if tile.is_some_and(|tile| tile.group != TileGroup::Special) {
            let name = draft.names.name(Kind::TileId, beginning.tile.0).unwrap_or("?");
            let what = format!("begins in `{name}`; expected a room that is open from the start");
            expect(false, place.trim_end_matches(".knowledge"), what);
        }
    }
}

fn computer(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, card) in draft.computer.iter() {
        match (card.lockdown, card.sections.is_empty()) {
            (true, false) => {
                let what = "offers actions and is a lockdown; expected one of these";
                problems.push(entry.problem("sections", what));
            }
            (false, true) => {
                let what = "does nothing; expected `sections`, or `lockdown = true`";
                problems.push(entry.problem("", what));
            }
            _ => {}
        }
    }
    let Some(cards) = draft.computer.complete() else { return };
    if let Some((entry, _)) = cards.first()
        && cards.iter().all(|(_, card)| card.lockdown)
    {
        problems.push(entry.problem("", "leaves no card with actions; expected one at least"));
    }
}

fn css(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, form) in draft.css.iter() {
        no_repeats(entry, "pods", &form.pods, problems);
        if form.copies == 0 {
            problems.push(entry.problem("copies", "exists 0 times; expected at least once"));
        }
    }
    let Some(forms) = draft.css.complete() else { return };
    let tokens: usize = forms.iter().map(|(_, form)| usize::from(form.copies)).sum();
    for (entry, facility) in draft.facility.iter() {
        let slots = facility.css_slots.len();
        if slots > tokens {
            let what = format!("has {slots} CSS slots; there are only {tokens} CSS tokens");
            problems.push(entry.problem("css-slots", what));
        }
    }
}

/// One for each player, one that is active, and one more to look at.
fn contingency(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, form) in draft.contingency.iter() {
        if form.copies == 0 {
            problems.push(entry.problem("copies", "exists 0 times; expected at least once"));
        }
    }
    let Some(forms) = draft.contingency.complete() else { return };
    let tokens: usize = forms.iter().map(|(_, form)| usize::from(form.copies)).sum();
    if let Some((entry, _)) = forms.first().filter(|_| tokens < PLAYERS + 2) {
        let what = format!("makes it {tokens} contingency tokens; expected {}", PLAYERS + 2);
        problems.push(entry.problem("copies", what));
    }
}

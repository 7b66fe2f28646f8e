//! Tokens, dice and coordinates cards.

use crate::draft::Draft;
use crate::entry::Entry;
use crate::forms::IntruderForm;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::vocabulary::{CombatFace, NoiseFace};

use super::{no_repeats, word};

pub(super) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    for (entry, form) in draft.exploration.iter() {
        if form.items.is_empty() {
            problems.push(
                entry
                    .problem("items", "stands for no token; expected at least one number of items"),
            );
        }
        for (index, items) in form.items.iter().enumerate().filter(|(_, items)| **items > 4) {
            let what = format!("shows {items} items; an item counter goes from 0 to 4");
            problems.push(entry.problem(&format!("items.{index}"), what));
        }
    }
    for (entry, form) in draft.intruders.iter() {
        intruder(entry, form, problems);
    }
    blanks(draft, packs, problems);
    for (entry, form) in draft.noise_die.iter() {
        for face in NoiseFace::ALL.iter().filter(|face| !form.faces.contains(face)) {
            problems.push(entry.problem(
                "faces",
                format!("never shows `{}`; expected every result on some side", word(face)),
            ));
        }
    }
    for (entry, form) in draft.combat_die.iter() {
        if form.faces.is_empty() {
            problems.push(entry.problem("faces", "has no sides; expected some"));
        }
        let bought = [CombatFace::PayOne, CombatFace::OneOrTwo];
        if form.faces.iter().any(|face| bought.contains(face)) {
            let what = "has a side that a card pays for; only the advantage die has";
            problems.push(entry.problem("faces", what));
        }
    }
    for (entry, form) in draft.advantage_die.iter() {
        if form.faces.is_empty() {
            problems.push(entry.problem("faces", "has no sides; expected some"));
        }
    }
    for (entry, form) in draft.coordinates.iter() {
        no_repeats(entry, "letters", &form.letters, problems);
    }
}

fn intruder(entry: &Entry<'_>, form: &IntruderForm, problems: &mut Vec<Problem>) {
    let numbers = &form.numbers;
    let shown = [form.kind.is_some(), form.unnamed, form.insanity.is_some()];
    if shown.iter().filter(|shows| **shows).count() > 1 {
        let what = "shows several things; expected one of `kind`, `unnamed` and `insanity`";
        problems.push(entry.problem("", what));
    }
    if form.is_blank() && !numbers.is_empty() {
        problems.push(
            entry.problem("numbers", "has no type, so it is the blank, which has no numbers"),
        );
    }
    if form.insanity.is_some() && !numbers.is_empty() {
        problems.push(entry.problem("numbers", "is an insanity token, which has no numbers"));
    }
    if (form.kind.is_some() || form.unnamed) && numbers.is_empty() {
        problems.push(entry.problem("", "stands for no token; expected at least one of `numbers`"));
    }
    let (share, have) = (u16::from(form.bag) + 5 * u16::from(form.bag_per_player), numbers.len());
    if form.blue && form.kind.is_none() {
        problems.push(entry.problem("blue", "is blue without a type; expected a `kind`"));
    }
    if !form.unnamed && !form.blue && share > 0 {
        let what = "says how many are in the bag; for tokens of a type its kind says that";
        problems.push(entry.problem("bag", what));
    } else if usize::from(share) > have {
        let what = format!("puts up to {share} of its tokens into the bag; there are only {have}");
        problems.push(entry.problem("bag", what));
    }
    if !form.dark.is_empty() && form.dark.len() != numbers.len() {
        let what = format!(
            "has {} numbers in darkness for {} tokens; expected one each",
            form.dark.len(),
            numbers.len()
        );
        problems.push(entry.problem("dark", what));
    }
    for (index, (light, dark)) in
        numbers.iter().zip(&form.dark).enumerate().filter(|(_, (light, dark))| light > dark)
    {
        let what = format!(
            "surprises with {light} in the light and {dark} in darkness; expected no less in darkness"
        );
        problems.push(entry.problem(&format!("dark.{index}"), what));
    }
    let harmless = |(index, number): &(usize, &u8)| {
        **number == 0 && form.dark.get(*index).is_none_or(|dark| *dark == 0)
    };
    for (index, _) in numbers.iter().enumerate().filter(harmless) {
        let what = "has surprise number 0, which surprises nobody; expected 1 or more";
        problems.push(entry.problem(&format!("numbers.{index}"), what));
    }
}

fn blanks(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    let Some(intruders) = draft.intruders.complete() else {
        return;
    };
    let blanks: Vec<_> = intruders.iter().filter(|(_, form)| form.is_blank()).collect();
    for (entry, _) in blanks.iter().skip(1) {
        let first = blanks[0].0.title();
        problems.push(
            entry.problem("", format!("is a second blank; {first} is one, and one is expected")),
        );
    }
    if blanks.is_empty() {
        let what = "no intruder token is the blank; expected one without `kind` and `numbers`";
        problems.extend(packs.last().map(|pack| pack.problem("", what)));
    }
}

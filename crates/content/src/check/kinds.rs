//! Kinds of intruders and their tokens.

use crate::capacity;
use crate::catalog::AttackManner;
use crate::draft::Draft;
use crate::ids::KindId;
use crate::problems::Problem;

/// The most players at a table.
const PLAYERS: u8 = 5;
/// The most attack cards read for an injury.
const BLOOD: u8 = 2;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (index, row) in draft.kinds.0.iter().enumerate().take(capacity::IDS) {
        let (entry, id) = (row.entry, KindId(index as u8));
        let Some(kind) = &row.value else { continue };
        if kind.miniatures == 0 {
            problems.push(entry.problem("miniatures", "has no miniature; expected at least one"));
        }
        if kind.blood > BLOOD {
            let what = format!("reads {} cards for an injury; expected 0 to {BLOOD}", kind.blood);
            problems.push(entry.problem("blood", what));
        }
        if kind.only && kind.miniatures > 1 {
            let what = format!("is the only one, but has {} miniatures", kind.miniatures);
            problems.push(entry.problem("only", what));
        }
        if kind.next == Some(id) {
            problems.push(entry.problem("next", "turns into itself; expected another kind"));
        }
        let Some(tokens) = draft.intruders.complete() else { continue };
        let of_kind = tokens.iter().filter(|(_, form)| form.kind == Some(id));
        let have: usize = of_kind.map(|(_, form)| form.numbers.len()).sum();
        let need = usize::from(kind.bag) + usize::from(kind.bag_per_player.saturating_mul(PLAYERS));
        if need > have {
            let what =
                format!("puts up to {need} of its tokens into the bag; there are only {have}");
            problems.push(entry.problem("bag", what));
        }
    }
    for (entry, attack) in draft.attacks.iter() {
        let touches = |id: &&KindId| {
            let kind = draft.kinds.get(id.index());
            kind.is_some_and(|kind| kind.attack == AttackManner::Touch)
        };
        if attack.hits.iter().find(touches).is_some() {
            problems.push(entry.problem(
                "hits",
                "hits with a kind that attacks by touch and draws no attack cards; leave it out",
            ));
        }
    }
}

//! Whatever happens to the files of a pack, loading says so and never panics.

use std::borrow::Cow;

use derelict_content::{PackFiles, Selection, load_packs};

/// A small generator: the damage must be the same on every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Hurts a text in one place.
fn damage(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = dice.below(lines.len());
    match dice.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines[at] = lines[at].chars().rev().collect(),
        3 => lines[at] = lines[at].replace(|c: char| c.is_ascii_digit(), "9"),
        4 => lines[at] = lines[at].replace(['[', '{', '"'], ""),
        _ => lines[at] = lines[at].replacen(|c: char| c.is_ascii_lowercase(), "", 1),
    }
    lines.join("\n")
}

#[test]
fn nothing_panics() {
    let mut dice = Dice(7);
    let mut refused = 0;
    for _ in 0..400 {
        let mut pack = PackFiles::base();
        for _ in 0..=dice.below(3) {
            let file = dice.below(pack.files.len());
            pack.files[file].text = Cow::Owned(damage(&pack.files[file].text, &mut dice));
        }
        if let Err(problems) = load_packs(&[pack], &Selection::default()) {
            refused += 1;
            assert!(problems.iter().next().is_some(), "a refusal says why");
            assert!(problems.iter().all(
                |problem| !problem.what.is_empty() && problem.file.starts_with("content/base/")
            ));
        }
    }
    assert!(refused > 200, "damage is mostly found: {refused} of 400");
}

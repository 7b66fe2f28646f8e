//! "Did you mean": the known words most like a misspelt one.

/// The known words most like this one, best first.
pub fn nearest<'a>(known: impl Iterator<Item = &'a str>, word: &str, count: usize) -> Vec<&'a str> {
    let mut near: Vec<(usize, &str)> = known.map(|known| (distance(known, word), known)).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(count).map(|(_, known)| known).collect()
}

/// How many letters must change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, other) in b.iter().enumerate() {
            let changed = corner + usize::from(letter != *other);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_alike_comes_first() {
        let known = ["move.basic", "move.careful", "noise.roll"];
        assert_eq!(nearest(known.into_iter(), "move.carful", 2), ["move.careful", "move.basic"]);
    }
}

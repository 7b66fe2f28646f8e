//! What somebody may be called, so that nobody is taken for another.

use unicode_security::confusable_detection::skeleton;

/// Whether a letter is seen by nobody, or turns the order of those around it.
pub(crate) fn deceives(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// The same for all names that look alike.
fn looks(name: &str) -> String {
    let lower: String = name.to_lowercase().split_whitespace().collect();
    // Small letters first, so that a look-alike of a capital is found as well.
    skeleton(&lower).collect::<String>().to_lowercase()
}

/// The name somebody bears among others: with a number, if it looks like one of theirs.
pub(crate) fn distinct<'a>(name: String, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = others.map(looks).collect();
    if !taken.contains(&looks(&name)) {
        return name;
    }
    let numbered = (2..).map(|number: u32| format!("{name} ({number})"));
    numbered.into_iter().find(|name| !taken.contains(&looks(name))).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_get_numbers() {
        let called = |name: &str, others: &[&str]| distinct(name.into(), others.iter().copied());
        assert_eq!(called("Bob", &["Ann"]), "Bob");
        // A Cyrillic letter, capitals, blanks.
        for alike in ["Ann", "\u{410}nn", "ANN", "A nn"] {
            assert_eq!(called(alike, &["Ann"]), format!("{alike} (2)"));
        }
        assert_eq!(called("Ann", &["Ann", "\u{410}nn (2)"]), "Ann (3)");
    }
}

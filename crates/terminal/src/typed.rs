//! Commands in the language one plays in.

use crate::interface::Interface;

impl Interface {
    /// What was typed, with the command in the word that is known everywhere: other languages
    /// have words of their own beside it.
    #[must_use]
    pub fn meant(&self, typed: &str) -> String {
        let typed = typed.trim();
        let (command, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        let command = command.to_lowercase();
        let list = self.plain("typed-words");
        let mut known = list.lines().filter_map(|line| line.trim().split_once(' '));
        match known.find(|(word, _)| *word == command) {
            Some((_, meant)) => format!("{meant} {rest}").trim_end().to_owned(),
            None => typed.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use derelict_text::Language;

    use super::*;

    #[test]
    fn commands_can_be_typed_in_the_own_language() {
        let german = Interface::new(Language::German).expect("words");
        assert_eq!(german.meant("Warum suchen"), "why suchen");
        assert_eq!(german.meant("lage"), "situation");
        assert_eq!(german.meant("why suchen"), "why suchen");
        let english = Interface::new(Language::English).expect("words");
        assert_eq!(english.meant("goals"), "objectives");
        assert_eq!(english.meant("3"), "3");
    }
}

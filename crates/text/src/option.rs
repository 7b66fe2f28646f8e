//! What players may agree on before a game, explained.

use fluent::FluentArgs;

use crate::voice::{Voice, capitalised};

impl Voice {
    /// The title of a table option and what it is about. An option no language knows keeps its
    /// name.
    #[must_use]
    pub fn option(&self, name: &str) -> (String, String) {
        let key = key(name);
        match self.aside(&key, "help") {
            Some(help) => (self.plain(&key), help),
            None => (name.to_owned(), String::new()),
        }
    }

    /// What a value of a table option is called, on a card or in a line. A value no language knows
    /// goes by its id.
    #[must_use]
    pub fn option_name(&self, name: &str, value: &str) -> String {
        let own = || self.aside(&key(name), &format!("{value}-name"));
        let added = || self.aside(&format!("{}-{value}", key(name)), "name");
        own().or_else(added).unwrap_or_else(|| capitalised(value.replace('-', " ")))
    }

    /// What a value of a table option means. A value no language knows keeps its name.
    #[must_use]
    pub fn option_value(&self, name: &str, value: &str) -> String {
        let mut gaps = FluentArgs::new();
        let attribute = match value.parse::<u16>() {
            Ok(number) => {
                gaps.set("number", number);
                "number"
            }
            Err(_) => value,
        };
        let meaning = self.aside_filled(&key(name), attribute, &gaps);
        // What a pack adds to an option of another has a message of its own.
        let added = || self.known(&format!("{}-{value}", key(name)));
        meaning.or_else(added).unwrap_or_else(|| value.to_owned())
    }
}

fn key(name: &str) -> String {
    format!("option-{name}")
}

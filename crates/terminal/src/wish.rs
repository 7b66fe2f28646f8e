//! Everything a person can type at a decision.

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The option of this number.
    Option(usize),
    /// The options of these numbers, together.
    Options(Vec<usize>),
    /// To see the options again.
    Again,
    /// To know what can be typed.
    Help,
    /// To know what an option does.
    ExplainOption(usize),
    /// To know what a thing does.
    Explain(String),
    /// What may come of an option.
    Odds(Option<usize>),
    /// The situation.
    Situation,
    /// The own hand and items.
    Hand,
    /// The own objectives.
    Objectives,
    /// Rooms and corridors.
    Map,
    /// Why something cannot be done.
    Why(String),
    /// The rules that answer these words.
    Rules(String),
    /// What has happened.
    Log,
    /// To take back the last choice.
    Undo,
    /// Where the game is kept.
    Save,
    /// To stop.
    Quit,
    /// Something else: an option by its stable name, perhaps.
    Other(String),
}

impl Wish {
    /// What a typed line means.
    #[must_use]
    pub fn parse(input: &str) -> Self {
        let input = input.trim();
        if let Ok(number) = input.parse() {
            return Self::Option(number);
        }
        let numbers = input.split([' ', ',']).filter(|part| !part.is_empty());
        let numbers: Result<Vec<usize>, _> = numbers.map(str::parse).collect();
        if let Some(numbers) = numbers.ok().filter(|numbers| numbers.len() > 1) {
            return Self::Options(numbers);
        }
        if let Some(about) = input.strip_prefix('?') {
            return Self::about(about.trim());
        }
        if let Some(words) = input.strip_prefix('/') {
            return Self::Rules(words.trim().to_owned());
        }
        let (command, rest) =
            input.split_once(' ').map_or((input, ""), |(verb, rest)| (verb, rest.trim()));
        match (command.to_lowercase().as_str(), rest) {
            ("", _) => Self::Again,
            ("help", about) => Self::about(about),
            ("odds", "") => Self::Odds(None),
            ("odds", number) => match number.parse() {
                Ok(number) => Self::Odds(Some(number)),
                Err(_) => Self::Other(input.to_owned()),
            },
            ("s" | "situation", "") => Self::Situation,
            ("h" | "hand", "") => Self::Hand,
            ("o" | "objectives", "") => Self::Objectives,
            ("m" | "map", "") => Self::Map,
            ("why", word) => Self::Why(word.to_owned()),
            ("rules", words) => Self::Rules(words.to_owned()),
            ("log", "") => Self::Log,
            ("u" | "undo", "") => Self::Undo,
            ("save", "") => Self::Save,
            ("q" | "quit" | "exit", "") => Self::Quit,
            _ => Self::Other(input.to_owned()),
        }
    }

    fn about(about: &str) -> Self {
        match about.parse() {
            _ if about.is_empty() => Self::Help,
            Ok(number) => Self::ExplainOption(number),
            Err(_) => Self::Explain(about.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Wish;

    #[test]
    fn lines_mean_what_help_says() {
        let cases = [
            ("3", Wish::Option(3)),
            (" 3 ", Wish::Option(3)),
            ("1 3", Wish::Options(vec![1, 3])),
            ("1, 3,4", Wish::Options(vec![1, 3, 4])),
            ("", Wish::Again),
            ("?", Wish::Help),
            ("? 2", Wish::ExplainOption(2)),
            ("?move", Wish::Explain("move".into())),
            ("/noise roll", Wish::Rules("noise roll".into())),
            ("rules noise", Wish::Rules("noise".into())),
            ("WHY Search", Wish::Why("Search".into())),
            ("odds", Wish::Odds(None)),
            ("odds 4", Wish::Odds(Some(4))),
            ("quit", Wish::Quit),
            ("quit now", Wish::Other("quit now".into())),
            ("-1", Wish::Other("-1".into())),
        ];
        for (input, wish) in cases {
            assert_eq!(Wish::parse(input), wish, "{input}");
        }
    }
}

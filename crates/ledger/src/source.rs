use std::fmt;

/// Where a statement comes from. The order is the rank: an earlier source
/// wins over a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The printed rulebook.
    Rulebook,
    /// The reference sheet.
    Sheet,
    /// The publisher's official answers.
    Faq,
    /// What is printed on cards, tiles, tokens, dice and boards.
    Component,
    /// A digest or early version of the rules.
    Digest,
    /// A decision of this project, where the others leave a gap.
    Ruling,
}

impl Source {
    /// Every source, by rank.
    pub const ALL: [Source; 6] = [
        Source::Rulebook,
        Source::Sheet,
        Source::Faq,
        Source::Component,
        Source::Digest,
        Source::Ruling,
    ];

    /// The word that stands in the brackets after a statement.
    pub fn word(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Sheet => "sheet",
            Source::Faq => "faq",
            Source::Component => "component",
            Source::Digest => "digest",
            Source::Ruling => "ruling",
        }
    }

    /// The source a bracketed word stands for.
    pub fn from_word(word: &str) -> Option<Source> {
        Source::ALL.into_iter().find(|source| source.word() == word)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

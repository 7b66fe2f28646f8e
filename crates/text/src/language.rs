//! The languages spoken.

use std::str::FromStr;

/// A language every sentence can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// What everything falls back to.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its tag, such as `de`: the folder in `locales/`, and how it is asked for.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The first spoken one of several wishes, as environments and browsers list them; what
    /// nobody speaks is passed over.
    pub fn preferred<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        wishes.into_iter().find_map(|wish| wish.parse().ok())
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag())
    }
}

/// Understands tags (`de`, `de-AT`) and locales of systems (`de_DE.UTF-8`); a dialect is spoken as
/// its language.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(wish: &str) -> Result<Self, Self::Err> {
        let primary = wish.trim().split(['-', '_', '.', '@', ';']).next().unwrap_or_default();
        let spoken = Self::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(primary));
        spoken.ok_or_else(|| UnknownLanguage(wish.to_owned()))
    }
}

/// A language nothing is said in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known = Language::ALL.map(|known| format!("{} ({})", known.tag(), known.own_name()));
        write!(f, "unknown language `{}`; known are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

//! The language people are spoken to in.

use std::env;

use derelict_text::Language;

#[derive(clap::Args)]
pub struct LanguageArgs {
    /// Language: en or de. Otherwise that of the system, or English
    #[arg(long = "lang", value_name = "LANGUAGE")]
    language: Option<Language>,
}

impl LanguageArgs {
    /// The language asked for, or that of the environment.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
    }
}

/// The language of an environment: a list in `LANGUAGE` goes first, unless the locale asks for
/// none at all.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
    if matches!(locale.split('.').next(), None | Some("" | "C" | "POSIX")) {
        return Language::default();
    }
    let listed = variable("LANGUAGE").unwrap_or_default();
    let wishes = listed.split(':').filter(|wish| !wish.is_empty()).chain([locale.as_str()]);
    Language::preferred(wishes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(variables: &[(&str, &str)], expected: Language) {
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(of_environment(variable), expected, "{variables:?}");
    }

    #[test]
    fn the_environment_is_understood() {
        check(&[], Language::English);
        check(&[("LANG", "de_DE.UTF-8")], Language::German);
        check(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")], Language::English);
        check(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")], Language::German);
        check(&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "de_AT")], Language::German);
        check(&[("LANG", "fr_FR.UTF-8")], Language::English);
        check(&[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "fr:de:en")], Language::German);
        check(&[("LANG", "C"), ("LANGUAGE", "de")], Language::English);
    }
}

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::parse::{self, At};
use crate::search::Index;
use crate::{Problems, Ruling, Section, Statement};

/// One file of the rulebook's text.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// Name of the file, such as `base.md`.
    pub name: &'a str,
    /// All of its text.
    pub text: &'a str,
}

/// A chapter of the rulebook: the base game or one expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Short name, such as `base`.
    pub name: String,
    /// Title for people.
    pub title: String,
    /// Its sections in order.
    pub sections: Vec<Section>,
}

/// The whole rulebook.
#[derive(Clone, Debug)]
pub struct Ledger {
    chapters: Vec<Chapter>,
    statements: Vec<Statement>,
    rulings: Vec<Ruling>,
    by_id: BTreeMap<String, usize>,
    index: OnceLock<Index>,
}

impl Ledger {
    /// File names of the chapters, the base game first.
    pub const CHAPTERS: [&'static str; 5] =
        ["base.md", "aftermath.md", "carnomorphs.md", "void-seeders.md", "lockdown.md"];

    /// File name of the rulings.
    pub const RULINGS: &'static str = "rulings.md";

    /// The rulebook this build was made with.
    ///
    /// # Panics
    ///
    /// If the rulebook's text is broken; the tests of this crate see to it
    /// that no such build is shipped.
    pub fn embedded() -> &'static Ledger {
        static LEDGER: OnceLock<Ledger> = OnceLock::new();
        const TEXTS: [&str; 5] = [
            include_str!("../../../rules/base.md"),
            include_str!("../../../rules/aftermath.md"),
            include_str!("../../../rules/carnomorphs.md"),
            include_str!("../../../rules/void-seeders.md"),
            include_str!("../../../rules/lockdown.md"),
        ];
        const RULINGS: &str = include_str!("../../../rules/rulings.md");
        LEDGER.get_or_init(|| {
            let chapters: Vec<File<'_>> = Ledger::CHAPTERS
                .into_iter()
                .zip(TEXTS)
                .map(|(name, text)| File { name, text })
                .collect();
            let rulings = File { name: Ledger::RULINGS, text: RULINGS };
            match Ledger::parse(&chapters, rulings) {
                Ok(ledger) => ledger,
                Err(problems) => panic!("the embedded rulebook is broken:\n{problems}"),
            }
        })
    }

    pub(crate) fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::of(&self.statements))
    }

    /// Reads chapters and rulings, and checks that they fit together: ids are
    /// unique, every id mentioned exists, every decision has its ruling.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, in the order of the files.
    pub fn parse(chapters: &[File<'_>], rulings: File<'_>) -> Result<Ledger, Problems> {
        let mut problems = Problems::default();
        let mut ledger = Ledger {
            chapters: Vec::new(),
            statements: Vec::new(),
            rulings: Vec::new(),
            by_id: BTreeMap::new(),
            index: OnceLock::new(),
        };
        let mut places: Vec<(&str, usize)> = Vec::new();
        for file in chapters {
            let name = file.name.trim_end_matches(".md");
            let text = parse::chapter(name, file.name, file.text, &mut problems);
            ledger.chapters.push(Chapter {
                name: name.to_owned(),
                title: text.title,
                sections: text.sections,
            });
            for At { line, value } in text.statements {
                if let Some(&first) = ledger.by_id.get(&value.id) {
                    let (file_name, first_line) = places[first];
                    let message = format!("`{}` stands at {file_name}:{first_line} too", value.id);
                    problems.add(file.name, line, message);
                    continue;
                }
                ledger.by_id.insert(value.id.clone(), ledger.statements.len());
                ledger.statements.push(value);
                places.push((file.name, line));
            }
        }
        for At { line, value } in parse::rulings(rulings.name, rulings.text, &mut problems) {
            for id in &value.ids {
                if ledger.get(id).is_none() {
                    problems.add(rulings.name, line, format!("there is no rule `{id}`"));
                }
            }
            ledger.rulings.push(value);
        }
        for (statement, &(file, line)) in ledger.statements.iter().zip(&places) {
            for id in parse::references(&statement.text) {
                if ledger.get(id).is_none() {
                    problems.add(file, line, format!("there is no rule `{id}`"));
                }
            }
            if statement.is_ruling() && ledger.ruling_for(&statement.id).is_none() {
                let message = format!("`{}` is a ruling without a reason", statement.id);
                problems.add(file, line, message);
            }
        }
        if problems.0.is_empty() { Ok(ledger) } else { Err(problems) }
    }

    /// The chapters, the base game first.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// All statements, in the order of the chapters.
    pub fn statements(&self) -> &[Statement] {
        &self.statements
    }

    /// The statements of one section, given by chapter name and section key.
    pub fn section<'a>(&'a self, chapter: &str, key: &str) -> impl Iterator<Item = &'a Statement> {
        self.statements
            .iter()
            .filter(move |rule| rule.chapter == chapter && rule.section.key() == key)
    }

    /// The statement with this id.
    pub fn get(&self, id: &str) -> Option<&Statement> {
        self.by_id.get(id).map(|&index| &self.statements[index])
    }

    /// All rulings.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The ruling about a statement; the first one if it has several.
    pub fn ruling_for(&self, id: &str) -> Option<&Ruling> {
        self.rulings_for(id).next()
    }

    /// All rulings about a statement.
    pub fn rulings_for<'a>(&'a self, id: &str) -> impl Iterator<Item = &'a Ruling> {
        self.rulings.iter().filter(move |ruling| ruling.ids.iter().any(|known| known == id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "# Base\n\n- intro\n\n## 1. Terms\n\n- **a.b** — One. [rulebook, faq]\n";
    const RULINGS: &str = "# Rulings\n";

    fn parse(chapter: &str, rulings: &str) -> Result<Ledger, String> {
        let chapter = File { name: "base.md", text: chapter };
        let rulings = File { name: "rulings.md", text: rulings };
        Ledger::parse(&[chapter], rulings).map_err(|problems| problems.to_string())
    }

    /// Appends lines to a sound chapter and expects exactly this complaint.
    fn check(more: &str, rulings: &str, expect: &str) {
        let text = format!("{CHAPTER}{more}");
        assert_eq!(parse(&text, rulings).map(|_| ()), Err(expect.to_owned()), "{more}");
    }

    #[test]
    fn every_chapter_is_whole() {
        let ledger = Ledger::embedded();
        let counts: Vec<(&str, usize)> = ledger
            .chapters()
            .iter()
            .map(|chapter| {
                let statements = ledger.statements().iter();
                let count = statements.filter(|rule| rule.chapter == chapter.name);
                (chapter.name.as_str(), count.count())
            })
            .collect();
        let expect = [
            ("base", 1068),
            ("aftermath", 640),
            ("carnomorphs", 258),
            ("void-seeders", 256),
            ("lockdown", 619),
        ];
        assert_eq!(counts, expect);
    }

    #[test]
    fn sections_of_the_base_game_are_numbered_in_order() {
        let base = &Ledger::embedded().chapters()[0];
        let numbers: Vec<u16> = base.sections.iter().filter_map(|s| s.number).collect();
        assert_eq!(numbers, Vec::from_iter(1..=36));
        assert_eq!(base.sections.len(), 36);
        assert_eq!(base.sections[6].title, "Movement");
    }

    #[test]
    fn a_section_lists_its_statements() {
        let ledger = Ledger::embedded();
        let slime: Vec<&str> = ledger.section("base", "14").map(|r| r.id.as_str()).collect();
        assert_eq!(slime, ["slime.one", "slime.remove", "slime.public"]);
        assert!(ledger.section("aftermath", "Turrets").count() > 0);
    }

    #[test]
    fn a_ruling_names_question_and_reason() {
        let ledger = Ledger::embedded();
        let ruling = ledger.ruling_for("attack.target.contam").expect("a ruling");
        assert_eq!(ruling.question, "Which cards count for choosing a target?");
        assert_eq!(ruling.ids, ["attack.target.fewest", "attack.target.contam"]);
        assert!(ruling.why.is_some());
    }

    #[test]
    fn a_settled_question_names_its_source() {
        let ruling = Ledger::embedded().ruling_for("setup.engines.pair").expect("a ruling");
        assert_eq!(ruling.sources_say, "components");
        assert_eq!(ruling.why, None);
    }

    #[test]
    fn a_sound_text_is_read() {
        let ledger = parse(CHAPTER, RULINGS).expect("sound");
        let rule = ledger.get("a.b").expect("read");
        assert_eq!(rule.text, "One.");
        assert_eq!(rule.sources, [crate::Source::Rulebook, crate::Source::Faq]);
        assert_eq!(rule.section.to_string(), "1. Terms");
    }

    #[test]
    fn problems_name_file_and_line() {
        check("- **a.b** — Two. [faq]\n", RULINGS, "base.md:8: `a.b` stands at base.md:7 too");
        check(
            "- **a.c** — Two.\n",
            RULINGS,
            "base.md:8: a statement has the form `- **id** — text [source, ...]`",
        );
        check(
            "- **A.c?** — Two. [faq]\n",
            RULINGS,
            "base.md:8: `A.c?` is no id: ids are lower-case words joined by dots",
        );
        check(
            "- **a.c** — Two. [hearsay]\n",
            RULINGS,
            "base.md:8: `hearsay` is no source; \
             the sources are rulebook, sheet, faq, component, digest, ruling",
        );
        check("- **a.c** — As in `a.d`. [faq]\n", RULINGS, "base.md:8: there is no rule `a.d`");
        check(
            "- **a.c** — Two. [ruling]\n",
            RULINGS,
            "base.md:8: `a.c` is a ruling without a reason",
        );
        check("## 1. Again\n", RULINGS, "base.md:8: section `1` occurs twice");
        check(
            "",
            "| Why? (`a.d`) | Silent. | So. | Thus. |\n",
            "rulings.md:1: there is no rule `a.d`",
        );
        check(
            "",
            "| Why? (`a.b`) | Silent. |\n",
            "rulings.md:1: a ruling has 3 or 4 columns, not 2",
        );
    }

    #[test]
    fn all_problems_are_listed_at_once() {
        let text = format!("{CHAPTER}- nonsense\n- **a.c** — Two. [ruling]\n");
        let problems = parse(&text, RULINGS).map(|_| ()).unwrap_err();
        assert_eq!(problems.lines().count(), 2);
    }
}

//! The text forms of statements and rulings. Here lines become values; that
//! the values fit together is checked in `ledger.rs`.

use crate::{Problems, Ruling, Section, Source, Statement};

/// A value and the line it stood on, for messages about it later.
pub(crate) struct At<T> {
    pub(crate) line: usize,
    pub(crate) value: T,
}

/// A chapter as written.
pub(crate) struct ChapterText {
    pub(crate) title: String,
    pub(crate) sections: Vec<Section>,
    pub(crate) statements: Vec<At<Statement>>,
}

/// Reads a chapter: a `# title`, prose, then `## sections` of statements.
pub(crate) fn chapter(name: &str, file: &str, text: &str, problems: &mut Problems) -> ChapterText {
    let mut title = None;
    let mut sections: Vec<Section> = Vec::new();
    let mut statements = Vec::new();
    for (line, content) in numbered(text) {
        if let Some(heading) = content.strip_prefix("# ") {
            title.get_or_insert_with(|| heading.to_owned());
        } else if let Some(heading) = content.strip_prefix("## ") {
            let section = section(heading);
            if sections.iter().any(|known| known.key() == section.key()) {
                problems.add(file, line, format!("section `{}` occurs twice", section.key()));
            }
            sections.push(section);
        } else if content.starts_with("- ")
            // List items before the first section introduce the chapter.
            && let Some(section) = sections.last()
        {
            match statement(name, section, content) {
                Ok(value) => statements.push(At { line, value }),
                Err(message) => problems.add(file, line, message),
            }
        }
    }
    if title.is_none() {
        problems.add(file, 1, "a chapter starts with `# ` and its title");
    }
    ChapterText { title: title.unwrap_or_default(), sections, statements }
}

/// Reads the rulings: every table whose first column is a question. Tables
/// have either the columns question, what the sources say, ruling, why, or,
/// where a source settles the question, just question, answer, source.
pub(crate) fn rulings(file: &str, text: &str, problems: &mut Problems) -> Vec<At<Ruling>> {
    let mut rulings = Vec::new();
    for (line, content) in numbered(text) {
        let Some(row) = content.strip_prefix("| ").and_then(|row| row.strip_suffix(" |")) else {
            continue;
        };
        let cells: Vec<&str> = row.split(" | ").collect();
        if cells[0] == "Question" {
            continue;
        }
        let (question, ids) = question(cells[0]);
        let (sources_say, ruling, why) = match cells[1..] {
            [sources, ruling, why] => (sources, ruling, Some(why.to_owned())),
            [answer, source] => (source, answer, None),
            _ => {
                problems.add(
                    file,
                    line,
                    format!("a ruling has 3 or 4 columns, not {}", cells.len()),
                );
                continue;
            }
        };
        let value = Ruling {
            question,
            sources_say: sources_say.to_owned(),
            ruling: ruling.to_owned(),
            why,
            ids,
        };
        rulings.push(At { line, value });
    }
    rulings
}

/// The words between backticks that look like rule ids.
pub(crate) fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|word| is_id(word) && !word.ends_with(".md"))
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()))
}

fn section(heading: &str) -> Section {
    let numbered =
        heading.split_once(". ").and_then(|(number, title)| Some((number.parse().ok()?, title)));
    match numbered {
        Some((number, title)) => Section { number: Some(number), title: title.to_owned() },
        None => Section { number: None, title: heading.to_owned() },
    }
}

/// Reads `- **id** — text [source, source]`.
fn statement(chapter: &str, section: &Section, item: &str) -> Result<Statement, String> {
    const FORM: &str = "a statement has the form `- **id** — text [source, ...]`";
    let (id, rest) =
        item.strip_prefix("- **").and_then(|rest| rest.split_once("** — ")).ok_or(FORM)?;
    if !is_id(id) {
        return Err(format!("`{id}` is no id: ids are lower-case words joined by dots"));
    }
    let (text, words) =
        rest.strip_suffix(']').and_then(|rest| rest.rsplit_once(" [")).ok_or(FORM)?;
    if text.is_empty() {
        return Err(format!("`{id}` says nothing"));
    }
    let sources = words
        .split(", ")
        .map(|word| {
            let known = Source::ALL.map(Source::word).join(", ");
            Source::from_word(word)
                .ok_or_else(|| format!("`{word}` is no source; the sources are {known}"))
        })
        .collect::<Result<_, _>>()?;
    Ok(Statement {
        id: id.to_owned(),
        text: text.to_owned(),
        sources,
        chapter: chapter.to_owned(),
        section: section.clone(),
    })
}

/// Splits ``What? (`id`, `id`)`` into the question and its ids.
fn question(cell: &str) -> (String, Vec<String>) {
    match cell.rsplit_once(" (`") {
        Some((question, ids)) => {
            let ids = ids.trim_end_matches("`)").split("`, `").map(str::to_owned).collect();
            (question.to_owned(), ids)
        }
        None => (cell.to_owned(), Vec::new()),
    }
}

fn is_id(word: &str) -> bool {
    word.contains('.')
        && word.split('.').all(|part| {
            !part.is_empty()
                && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        })
}

//! Text set for people: paragraphs, wrapped when it is known how wide the paper is.

use std::io::{self, Write};

/// Columns that are read with ease, on any terminal.
pub const WIDTH: usize = 88;

/// Paragraphs one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    paragraphs: Vec<Paragraph>,
}

/// A paragraph with a mark before its first line; further lines are indented.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Paragraph {
    mark: String,
    indent: &'static str,
    text: String,
    heading: bool,
}

/// A line of a page, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLine {
    /// What it says.
    pub text: String,
    /// It heads what follows.
    pub heading: bool,
}

impl Page {
    /// Whether nothing is on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.paragraphs.is_empty()
    }

    /// A paragraph.
    pub fn say(&mut self, text: impl AsRef<str>) {
        self.hang("", "", text);
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        self.hang("", "", format!("{text}:"));
        if let Some(last) = self.paragraphs.last_mut() {
            last.heading = true;
        }
    }

    /// A line under a heading.
    pub fn line(&mut self, text: impl AsRef<str>) {
        self.hang("  ", "      ", text);
    }

    /// One thing of a list.
    pub fn item(&mut self, text: impl AsRef<str>) {
        self.hang("- ", "  ", text);
    }

    /// A line left empty.
    pub fn pause(&mut self) {
        self.say("");
    }

    /// A paragraph with a mark of its own.
    pub fn hang(&mut self, mark: &str, indent: &'static str, text: impl AsRef<str>) {
        let text = text.as_ref().split_whitespace().collect::<Vec<_>>().join(" ");
        self.paragraphs.push(Paragraph { mark: mark.to_owned(), indent, text, heading: false });
    }

    /// Another page below this one.
    pub fn append(&mut self, mut other: Self) {
        self.paragraphs.append(&mut other.paragraphs);
    }

    /// The lines on paper of this width.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<PageLine> {
        let mut lines = Vec::new();
        for paragraph in &self.paragraphs {
            let options = textwrap::Options::new(width.max(12))
                .initial_indent(&paragraph.mark)
                .subsequent_indent(paragraph.indent);
            let wrapped = textwrap::wrap(&paragraph.text, options).into_iter();
            lines.extend(
                wrapped
                    .map(|text| PageLine { text: text.into_owned(), heading: paragraph.heading }),
            );
        }
        lines
    }

    /// Writes the page out.
    ///
    /// # Errors
    ///
    /// Where it cannot be written.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        for line in self.lines(WIDTH) {
            writeln!(out, "{}", line.text.trim_end())?;
        }
        Ok(())
    }
}

/// A paragraph, written out.
///
/// # Errors
///
/// Where it cannot be written.
pub fn say(out: &mut dyn Write, text: &str) -> io::Result<()> {
    hang(out, "", "", text)
}

/// A paragraph with a mark, written out.
///
/// # Errors
///
/// Where it cannot be written.
pub fn hang(out: &mut dyn Write, mark: &str, indent: &'static str, text: &str) -> io::Result<()> {
    let mut page = Page::default();
    page.hang(mark, indent, text);
    page.print(out)
}

//! Text set for people: wrapped to the width of a page.

use std::io::{self, Write};

/// Columns that are read with ease, on any terminal.
const WIDTH: usize = 88;

/// A paragraph.
pub fn say(out: &mut dyn Write, text: &str) -> io::Result<()> {
    hang(out, "", "", text)
}

/// A paragraph with a mark before its first line; further lines are indented.
pub fn hang(out: &mut dyn Write, mark: &str, indent: &str, text: &str) -> io::Result<()> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let options = textwrap::Options::new(WIDTH).initial_indent(mark).subsequent_indent(indent);
    for line in textwrap::wrap(&text, options) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

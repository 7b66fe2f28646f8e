//! How far a long run has come.

use std::fmt::Write;
use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// A bar for so many things; nothing where nobody would see it.
pub fn bar(count: u64, things: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:40}} {{pos}}/{{len}} {things}, {{rate}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    let rate = |state: &ProgressState, out: &mut dyn Write| {
        // There is nobody to tell if even that cannot be written.
        let _ = write!(out, "{:.0}/s", state.per_sec());
    };
    let style = style.map(|style| style.with_key("rate", rate));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

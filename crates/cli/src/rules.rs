//! `derelict rules`: look up a rule.

use std::io::Write;

use derelict_ledger::Ledger;
use derelict_terminal::lookup::look_up;
use derelict_terminal::{Fault, Interface, page};

use crate::language::LanguageArgs;

/// Search results shown at once.
const SHOWN: usize = 12;

#[derive(clap::Args)]
pub struct Args {
    /// An id, the start of one, or words that occur in the rule
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
    /// Show all results
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let words = args.words.join(" ");
    if words.trim().is_empty() {
        chapters(out)?;
        return Ok(true);
    }
    let interface = Interface::new(args.language.language())?;
    let answer = look_up(&words, if args.all { usize::MAX } else { SHOWN }, &interface);
    answer.page.print(out)?;
    Ok(answer.found)
}

fn chapters(out: &mut dyn Write) -> Result<(), Fault> {
    let ledger = Ledger::embedded();
    for chapter in ledger.chapters() {
        writeln!(out, "{}", chapter.title)?;
        for section in &chapter.sections {
            let rules = ledger.section(&chapter.name, &section.key()).count();
            writeln!(out, "  {section} ({rules})")?;
        }
    }
    page::say(out, "\n`derelict rules ID` shows a rule, `derelict rules WORDS` finds some.")?;
    Ok(())
}

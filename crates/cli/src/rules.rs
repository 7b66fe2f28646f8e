//! `derelict rules`: look up a rule.

use std::io::Write;

use derelict_ledger::{Ledger, Statement};

use crate::fault::Fault;
use crate::nearest::nearest;
use crate::page;

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
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let words = args.words.join(" ");
    if words.trim().is_empty() {
        chapters(out)?;
        return Ok(true);
    }
    look_up(&words, if args.all { usize::MAX } else { SHOWN }, out)
}

/// Shows what answers a search; false if nothing does.
pub fn look_up(words: &str, most: usize, out: &mut dyn Write) -> Result<bool, Fault> {
    let ledger = Ledger::embedded();
    let wanted = words.trim().trim_end_matches('?');
    let found = ledger.search(wanted);
    match found.as_slice() {
        [] => nothing(ledger, wanted, out)?,
        [only] => whole(ledger, only, out)?,
        [first, rest @ ..] if first.id == wanted => {
            whole(ledger, first, out)?;
            writeln!(out, "\nSee also")?;
            list(rest, most, out)?;
        }
        all => list(all, most, out)?,
    }
    Ok(!found.is_empty())
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

fn whole(ledger: &Ledger, rule: &Statement, out: &mut dyn Write) -> Result<(), Fault> {
    writeln!(out, "{}  ({}, {})", rule.id, rule.chapter, rule.section)?;
    page::hang(out, "  ", "  ", &rule.text)?;
    let sources: Vec<&str> = rule.sources.iter().map(|source| source.word()).collect();
    writeln!(out, "  Sources: {}.", sources.join(", "))?;
    for ruling in ledger.rulings_for(&rule.id) {
        writeln!(out)?;
        page::hang(out, "  Question: ", "    ", &ruling.question)?;
        page::hang(out, "  Sources say: ", "    ", &ruling.sources_say)?;
        page::hang(out, "  Ruling: ", "    ", &ruling.ruling)?;
        if let Some(why) = &ruling.why {
            page::hang(out, "  Why: ", "    ", why)?;
        }
    }
    Ok(())
}

fn list(rules: &[&Statement], most: usize, out: &mut dyn Write) -> Result<(), Fault> {
    for rule in rules.iter().take(most) {
        page::hang(out, &format!("  {}  ", rule.id), "      ", &rule.text)?;
    }
    if rules.len() > most {
        let more = rules.len() - most;
        writeln!(out, "  and {more} more; say more words, or `derelict rules --all`")?;
    }
    Ok(())
}

fn nothing(ledger: &Ledger, wanted: &str, out: &mut dyn Write) -> Result<(), Fault> {
    writeln!(out, "No rule answers `{wanted}`.")?;
    let ids = nearest(ledger.statements().iter().map(|rule| rule.id.as_str()), wanted, 3);
    page::say(out, &format!("The ids most like it: {}.", ids.join(", ")))?;
    Ok(())
}

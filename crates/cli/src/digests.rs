//! `derelict digests`: what recorded games show at each decision, boiled down.
//!
//! Four numbers a decision (options, events, views, stacks) lie in a file beside each recorded game of
//! `fixtures/`, so that a change that must change nothing is held against them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

use clap::builder::PossibleValuesParser;
use derelict_engine::record::{Digest, Part, Record, Step};

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::{EXTENSION, read_record, write};

#[derive(clap::Args)]
pub struct Args {
    /// Recorded games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Compare with the digests beside each game (NAME.digests) instead of printing
    #[arg(long, conflicts_with = "write")]
    check: bool,
    /// Parts that may differ
    #[arg(long, value_name = "PARTS", value_delimiter = ',', requires = "check",
          value_parser = PossibleValuesParser::new(Part::ALL.iter().map(|part| part.name())))]
    except: Vec<String>,
    /// Write them beside each game instead of printing
    #[arg(long)]
    write: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let mut well = true;
    for (file, done) in args.files.iter().zip(of_all(args)) {
        match done {
            Ok(said) => out.write_all(said.as_bytes())?,
            Err(fault) => {
                well = false;
                writeln!(io::stderr(), "error: {}: {fault}", file.display())?;
            }
        }
    }
    Ok(well)
}

/// Goes through the games on all processors; what is to be said of each, in their order.
fn of_all(args: &Args) -> Vec<Result<String, String>> {
    let next = AtomicUsize::new(0);
    let said = Mutex::new(vec![Ok(String::new()); args.files.len()]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((index, file)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    args.files.get(index).map(|file| (index, file))
                } {
                    let done = one(args, file);
                    if let Ok(mut said) = said.lock() {
                        said[index] = done;
                    }
                }
            });
        }
    });
    said.into_inner().unwrap_or_default()
}

fn one(args: &Args, file: &Path) -> Result<String, String> {
    let why = |fault: Fault| fault.to_string();
    let record = read_record(file).map_err(why)?;
    let catalog = args.content.catalog(&record.header.setup).map_err(why)?;
    let digests = record.digests(&catalog).map_err(|problem| problem.to_string())?;
    let lines = || digests.iter().map(|digest| format!("{digest}\n"));
    let beside = beside(file);
    if args.write {
        write(&beside, lines().collect::<String>().as_bytes()).map_err(why)?;
        Ok(String::new())
    } else if args.check {
        let kept = fs::read_to_string(&beside)
            .map_err(|error| format!("its digests {}: {error}", beside.display()))?;
        compare(&record, &kept, &digests, &args.except).map(|()| String::new())
    } else {
        let numbered = lines().enumerate().map(|(number, line)| format!("{number} {line}"));
        Ok(format!("{}\n{}", file.display(), numbered.collect::<String>()))
    }
}

/// Where the digests of a recorded game lie.
fn beside(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let bare = name.strip_suffix(EXTENSION).unwrap_or(&name).trim_end_matches('.');
    file.with_file_name(format!("{bare}.digests"))
}

/// The first decision that shows something else than it did.
fn compare(
    record: &Record,
    kept: &str,
    digests: &[Digest],
    except: &[String],
) -> Result<(), String> {
    let kept: Vec<Digest> = kept.lines().map(str::parse).collect::<Result<_, _>>()?;
    let differing = kept.iter().zip(digests).map(|(kept, now)| {
        let parts = kept.differs(now).into_iter().map(Part::name);
        parts.filter(|part| !except.iter().any(|may| may == part)).collect::<Vec<_>>()
    });
    if let Some((number, parts)) = differing.enumerate().find(|(_, parts)| !parts.is_empty()) {
        let parts = parts.join(" and ");
        return Err(format!("{}: other {parts} than its digests tell", after(record, number)));
    }
    if kept.len() != digests.len() {
        let (kept, now) = (kept.len(), digests.len());
        return Err(format!("it has {now} decisions, its digests tell of {kept}"));
    }
    Ok(())
}

fn after(record: &Record, number: usize) -> String {
    let mut chosen = record.steps.iter().filter_map(|step| match step {
        Step::Choice(played) => Some(&played.choice),
        Step::Resumed(_) | Step::Undone(_) => None,
    });
    match number.checked_sub(1).and_then(|index| chosen.nth(index)) {
        Some(choice) => format!("after choice {number} (`{choice}`)"),
        None => "at the beginning".into(),
    }
}

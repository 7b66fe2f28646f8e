//! `derelict verify`: was it played as recorded?

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use derelict_engine::wreck::Wreck;

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::read_record;

#[derive(clap::Args)]
pub struct Args {
    /// Recorded games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The record of the game that an Epilogue follows, to check that it begins where that one ends
    #[arg(long, value_name = "PARENT")]
    from: Option<PathBuf>,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let mut well = true;
    for file in &args.files {
        match verify(file, args.from.as_deref(), &args.content) {
            Ok(verdict) => writeln!(out, "{}: {verdict}", file.display())?,
            Err(fault) => {
                well = false;
                writeln!(io::stderr(), "error: {fault}")?;
            }
        }
    }
    Ok(well)
}

fn verify(file: &Path, from: Option<&Path>, content: &ContentArgs) -> Result<String, Fault> {
    let record = read_record(file)?;
    let catalog = content.catalog(&record.header.setup)?;
    let about = |problem| Fault::about(file.display(), problem);
    let found = record.verify(&catalog).map_err(about)?;
    let mut verdict = format!("verified, {} choices, final hash {}", found.choices, found.hash);
    for scheme in found.not_compared {
        verdict += &format!("; same choices and outcome, hashes of scheme {scheme} not compared");
    }
    verdict += if found.fair {
        "; the seed was committed to before the game"
    } else {
        "; the seed was chosen, so the dice prove nothing"
    };
    match (&record.header.setup.after, from) {
        (Some(wreck), Some(parent)) => verdict += &follows(wreck, parent, content)?,
        (None, Some(_)) => {
            let what = "it does not say that it goes on from another game";
            return Err(Fault::about(file.display(), what));
        }
        (Some(wreck), None) => {
            let id = wreck.parent.as_ref().map_or("a game of no name", |parent| parent.id.as_str());
            verdict += &format!("; it goes on from `{id}`, which was not looked at (--from)");
        }
        (None, None) => {}
    }
    if !found.finished {
        verdict += "; the game was given up";
    }
    if found.older {
        verdict += "; begun with other rules or content, to the same effect";
    }
    if found.passed_over > 0 {
        verdict += &format!(
            "; NOT PROVEN: {} choices were played by other rules and cannot be played again",
            found.passed_over
        );
    }
    for join in found.joins {
        verdict += &format!(
            "; NOT PROVEN: after choice {join} play went on from a saved game under other rules"
        );
    }
    Ok(verdict)
}

/// Whether an Epilogue begins where the game before ended.
fn follows(wreck: &Wreck, parent: &Path, content: &ContentArgs) -> Result<String, Fault> {
    let record = read_record(parent)?;
    let catalog = content.catalog(&record.header.setup)?;
    let about = |what: String| Fault::about(parent.display(), what);
    let id = wreck.parent.as_ref().map(|parent| parent.id.clone()).unwrap_or_default();
    let left = record.wreck(&catalog, &id).map_err(|why| about(why.to_string()))?;
    let ends = |wreck: &Wreck| wreck.parent.as_ref().map(|parent| parent.end);
    match (ends(wreck), ends(&left)) {
        (Some(said), Some(ended)) if said.contradicts(ended) => Err(about(format!(
            "that game ended with the hash {ended}, and the Epilogue says {said}"
        ))),
        _ if nameless(wreck) != nameless(&left) => {
            Err(about("that game left the ship in another state".into()))
        }
        _ => Ok(format!("; it begins where `{}` ends", parent.display())),
    }
}

/// What was left, whichever game it is of.
fn nameless(wreck: &Wreck) -> Wreck {
    Wreck { parent: None, ..wreck.clone() }
}

//! `derelict verify`: was it played as recorded?

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::read_record;

#[derive(clap::Args)]
pub struct Args {
    /// Recorded games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let mut well = true;
    for file in &args.files {
        match verify(file, &args.content) {
            Ok(verdict) => writeln!(out, "{}: {verdict}", file.display())?,
            Err(fault) => {
                well = false;
                writeln!(io::stderr(), "error: {fault}")?;
            }
        }
    }
    Ok(well)
}

fn verify(file: &Path, content: &ContentArgs) -> Result<String, Fault> {
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

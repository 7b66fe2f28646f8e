//! `derelict replay`: a recorded game, told.

use std::io::Write;
use std::path::PathBuf;

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::read_record;

#[derive(clap::Args)]
pub struct Args {
    /// A recorded game
    file: PathBuf,
    /// Stop after so many choices
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let record = read_record(&args.file)?;
    let catalog = args.content.catalog()?;
    let replay = record.replay(&catalog).map_err(|problem| Fault::about(args.file.display(), problem))?;
    let names = replay.game().book.names.clone();
    for moment in replay.take(args.at.unwrap_or(usize::MAX)) {
        let moment = moment.map_err(|problem| Fault::about(args.file.display(), problem))?;
        writeln!(out, "{}. player {}: {}", moment.number, moment.seat, moment.choice.code(&names))?;
    }
    Ok(true)
}

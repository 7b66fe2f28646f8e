//! `derelict lab run`.

use std::io::Write;

use derelict_lab::{Plan, Run};

use super::RunArgs;
use super::watcher::Watcher;
use crate::fault::Fault;
use crate::sim::Players;

pub fn run(args: &RunArgs, out: &mut dyn Write) -> Result<bool, Fault> {
    let all = args.setup.mode().seats();
    let players = args.players.unwrap_or(Players::new(*all.start(), *all.end()));
    let (setup, catalog) = args.setup.game(players.least)?;
    let mut plan = Plan::new(&catalog, setup, args.bots.clone(), args.seed.clone());
    plan.games = args.games;
    plan.players = [players.least, players.most];
    plan.part = args.part;
    plan.sample = args.sample;
    let parts = plan.parts();
    let mut run = Run::new(&catalog, plan).map_err(Fault::new)?;
    run.shard = args.shard.parse().map_err(|what: String| Fault::about("--shard", what))?;
    run.resume = args.resume;
    if let Some(threads) = args.threads {
        run.threads = threads;
    }
    let watcher = Watcher::new()?;
    let ran = run.play(&args.out, &watcher);
    watcher.finish();
    let ran = ran.map_err(Fault::new)?;
    let folder = args.out.display();
    writeln!(
        out,
        "{} games written to {folder}; share {} of {parts} parts, {} of them were there before",
        ran.games, run.shard, ran.found
    )?;
    if ran.missing > 0 {
        writeln!(
            out,
            "interrupted: {} parts are missing; the same command with --resume goes on",
            ran.missing
        )?;
    }
    Ok(ran.missing == 0)
}

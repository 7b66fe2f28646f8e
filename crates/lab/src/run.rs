//! Playing a plan on all cores, part by part.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use derelict_bots::Lore;
use derelict_content::Catalog;
use derelict_engine::{Rulebook, Setup};

use crate::dataset::{Dataset, Part};
use crate::game::Match;
use crate::plan::{Plan, Shard};
use crate::problem::LabProblem;
use crate::tables::Tables;
use crate::watch::Watch;

/// A plan with everything needed to play it.
pub struct Run {
    plan: Plan,
    /// The tables for each number of players, from the fewest.
    tables: Vec<(Setup, Arc<Rulebook>)>,
    lore: Vec<Arc<Lore>>,
    /// Games played at once.
    pub threads: usize,
    /// The share of the parts played here.
    pub shard: Shard,
    /// Whether parts that are there already are left as they are.
    pub resume: bool,
}

/// What a run has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// Games played and kept.
    pub games: u64,
    /// Parts that were there before.
    pub found: u64,
    /// Parts of this share still missing.
    pub missing: u64,
}

impl Run {
    /// Prepares a plan.
    ///
    /// # Errors
    ///
    /// If it cannot be played, for all its reasons.
    pub fn new(catalog: &Arc<Catalog>, plan: Plan) -> Result<Self, LabProblem> {
        plan.check()?;
        let mut tables = Vec::new();
        let mut lore = Vec::new();
        for players in plan.players[0]..=plan.players[1] {
            let setup = Setup { players, ..plan.setup.clone() };
            let book = setup.rulebook(catalog).map_err(|problems| LabProblem::Plan(problems.0))?;
            lore.push(Arc::new(Lore::new(&book)));
            tables.push((setup, book));
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Ok(Self { plan, tables, lore, threads, shard: Shard::default(), resume: false })
    }

    /// Plays into a folder what is missing there of this share.
    ///
    /// # Errors
    ///
    /// If the folder holds something else, a file cannot be written, or a game goes wrong.
    pub fn play(&self, folder: &Path, watch: &dyn Watch) -> Result<Ran, LabProblem> {
        let dataset = Dataset::prepare(folder, &self.plan)?;
        let own = (0..self.plan.parts()).filter(|part| self.shard.has(*part));
        let (found, missing): (Vec<u64>, Vec<u64>) = own.partition(|part| dataset.has(Part(*part)));
        if !found.is_empty() && !self.resume {
            return Err(LabProblem::Begun { folder: folder.to_owned(), parts: found.len() });
        }
        let games: Vec<u64> = missing.iter().flat_map(|part| self.plan.games_of(*part)).collect();
        watch.begin(games.len() as u64);
        let written = self.play_games(&dataset, &games, watch)?;
        let kept = written
            .iter()
            .map(|part| self.plan.games_of(*part))
            .map(|games| games.end - games.start);
        Ok(Ran {
            games: kept.sum(),
            found: found.len() as u64,
            missing: (missing.len() - written.len()) as u64,
        })
    }

    /// Plays on every thread, and writes each part as soon as all its games are played.
    fn play_games(
        &self,
        dataset: &Dataset,
        games: &[u64],
        watch: &dyn Watch,
    ) -> Result<Vec<u64>, LabProblem> {
        let next = AtomicUsize::new(0);
        let failed = AtomicBool::new(false);
        thread::scope(|scope| {
            let (send, receive) = mpsc::sync_channel(4 * self.threads.max(1));
            for _ in 0..self.threads.max(1) {
                let send = send.clone();
                let (next, failed) = (&next, &failed);
                scope.spawn(move || {
                    while !watch.stop() && !failed.load(Ordering::Relaxed) {
                        let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            break;
                        };
                        // Nobody receives any more once something has failed.
                        if send.send((*game, self.game(*game))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let collected = self.collect(dataset, &receive, watch);
            failed.store(collected.is_err(), Ordering::Relaxed);
            drop(receive);
            collected
        })
    }

    fn collect(
        &self,
        dataset: &Dataset,
        played: &Receiver<(u64, Result<Tables, LabProblem>)>,
        watch: &dyn Watch,
    ) -> Result<Vec<u64>, LabProblem> {
        let mut open: BTreeMap<u64, BTreeMap<u64, Tables>> = BTreeMap::new();
        let mut written = Vec::new();
        for (game, tables) in played {
            let part = game / self.plan.part;
            let games = open.entry(part).or_default();
            games.insert(game, tables?);
            watch.played();
            if games.len() as u64 == self.plan.games_of(part).count() as u64 {
                let mut whole = Tables::default();
                for tables in open.remove(&part).unwrap_or_default().into_values() {
                    whole.append(tables);
                }
                dataset.write(Part(part), &whole)?;
                written.push(part);
            }
        }
        Ok(written)
    }

    fn game(&self, game: u64) -> Result<Tables, LabProblem> {
        let lineup = self.plan.lineup(game);
        let at = usize::from(lineup.players - self.plan.players[0]);
        let (setup, book) = &self.tables[at];
        Match { plan: &self.plan, setup, book, lore: &self.lore[at], lineup, game }.play()
    }
}

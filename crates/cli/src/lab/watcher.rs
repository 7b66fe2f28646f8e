//! Watching a run at the terminal: a bar, and Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use derelict_lab::Watch;
use indicatif::ProgressBar;

use crate::fault::Fault;
use crate::progress;

/// Shows how far a run has come, and stops it on Ctrl-C.
pub struct Watcher {
    bar: OnceLock<ProgressBar>,
    stop: Arc<AtomicBool>,
}

impl Watcher {
    /// Ctrl-C stops at the next game; once more ends at once.
    pub fn new() -> Result<Self, Fault> {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        let handler = move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(1);
            }
        };
        ctrlc::set_handler(handler).map_err(|error| Fault::about("Ctrl-C", error))?;
        Ok(Self { bar: OnceLock::new(), stop })
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

impl Watch for Watcher {
    fn begin(&self, games: u64) {
        self.bar.get_or_init(|| progress::bar(games, "games"));
    }

    fn played(&self) {
        if let Some(bar) = self.bar.get() {
            bar.inc(1);
        }
    }

    fn stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

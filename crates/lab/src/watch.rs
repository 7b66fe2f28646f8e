//! Who watches a run.

/// Told of every game, and asked whether to go on.
pub trait Watch: Sync {
    /// So many games are to be played.
    fn begin(&self, games: u64);

    /// A game was played.
    fn played(&self);

    /// Whether to stop; what is complete by then stays.
    fn stop(&self) -> bool;
}

/// Lets a run go on to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Watch for Nobody {
    fn begin(&self, _: u64) {}

    fn played(&self) {}

    fn stop(&self) -> bool {
        false
    }
}

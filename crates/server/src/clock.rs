//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Millis;

/// A clock: that on the wall, or one that goes with the runtime's time, which tests can stop.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Clock {
    Wall,
    #[cfg(test)]
    Runtime(tokio::time::Instant),
}

impl Clock {
    /// The time in milliseconds since 1970, or since the runtime's clock was looked at first.
    pub fn now(self) -> Millis {
        let since = match self {
            Self::Wall => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
            #[cfg(test)]
            Self::Runtime(start) => start.elapsed(),
        };
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }
}

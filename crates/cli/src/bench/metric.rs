//! What a figure means, by the name of its metric.

/// Which way a metric's figures should go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// Rates, and the speed-up of two threads.
    High,
    /// Times, sizes and allocations.
    Low,
    /// Figures that tell what was played rather than how well.
    Neither,
}

impl Sense {
    pub fn of(metric: &str) -> Self {
        match metric {
            "decisions/game" => Self::Neither,
            "ratio" => Self::High,
            rate if rate.ends_with("/s") => Self::High,
            _ => Self::Low,
        }
    }
}

/// Nanoseconds one piece takes, for figures that are about time.
pub fn nanoseconds(metric: &str, value: f64) -> Option<f64> {
    match metric {
        "ns" => Some(value),
        rate if rate.ends_with("/s") => Some(1e9 / value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_should_be_high_and_times_low() {
        for high in ["decisions/s", "games/s", "iterations/s", "ratio"] {
            assert_eq!(Sense::of(high), Sense::High, "{high}");
        }
        for low in ["ns", "bytes", "allocs/decision"] {
            assert_eq!(Sense::of(low), Sense::Low, "{low}");
        }
        assert_eq!(Sense::of("decisions/game"), Sense::Neither);
    }

    #[test]
    fn a_rate_is_a_time_turned_round() {
        assert_eq!(nanoseconds("ns", 40.0), Some(40.0));
        assert_eq!(nanoseconds("games/s", 1e6), Some(1000.0));
        assert_eq!(nanoseconds("bytes", 40.0), None);
    }
}

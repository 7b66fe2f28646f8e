//! What ten pairs of figures say about two programs.

use crate::bench::metric::Sense;

/// Pairs of runs each case is measured in.
pub const PAIRS: usize = 10;
/// The share by which a program must surely differ before it is marked.
const NOTABLE: f64 = 0.03;

/// What two programs found, one right after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pair {
    pub own: f64,
    pub other: f64,
}

/// This program's time in units of the other's: 1.03 is 3 % slower.
///
/// The interval reaches from the second smallest of ten ratios to the second largest. It misses
/// the true median only if at most one of ten lies on one side of it, which has the chance of
/// such throws of a coin, 22 in 1024; so it holds for any kind of noise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    pub middle: f64,
    pub low: f64,
    pub high: f64,
}

impl Ratio {
    pub fn of(metric: &str, pairs: &[Pair; PAIRS]) -> Self {
        let ratios = sorted(pairs.map(|pair| pair.ratio(Sense::of(metric))));
        Self { middle: middle(&ratios), low: ratios[1], high: ratios[PAIRS - 2] }
    }
}

impl Pair {
    fn ratio(self, sense: Sense) -> f64 {
        let (over, under) = match sense {
            Sense::High => (self.other, self.own),
            Sense::Low | Sense::Neither => (self.own, self.other),
        };
        // Nothing is as much as nothing, of allocations for one.
        if over == under { 1.0 } else { over / under }
    }
}

/// A difference that is more than noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Slower,
    Faster,
}

impl Mark {
    /// Figures that should be neither high nor low are never marked.
    pub fn of(metric: &str, ratio: &Ratio) -> Option<Self> {
        if Sense::of(metric) == Sense::Neither {
            None
        } else if ratio.low > 1.0 + NOTABLE {
            Some(Self::Slower)
        } else if ratio.high < 1.0 - NOTABLE {
            Some(Self::Faster)
        } else {
            None
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Self::Slower => "SLOWER",
            Self::Faster => "faster",
        }
    }
}

/// The median of what this program found, and of what the other did.
pub fn middles(pairs: &[Pair; PAIRS]) -> [f64; 2] {
    [pairs.map(|pair| pair.own), pairs.map(|pair| pair.other)].map(|values| middle(&sorted(values)))
}

fn sorted(mut values: [f64; PAIRS]) -> [f64; PAIRS] {
    values.sort_by(f64::total_cmp);
    values
}

fn middle(sorted: &[f64; PAIRS]) -> f64 {
    f64::midpoint(sorted[PAIRS / 2 - 1], sorted[PAIRS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs in which this program finds so much and the other always 100.
    fn pairs(own: [f64; PAIRS]) -> [Pair; PAIRS] {
        own.map(|own| Pair { own, other: 100.0 })
    }

    fn mark(metric: &str, own: [f64; PAIRS]) -> Option<Mark> {
        Mark::of(metric, &Ratio::of(metric, &pairs(own)))
    }

    #[test]
    fn the_median_lies_between_the_second_and_the_ninth() {
        let own = [104.0, 90.0, 101.0, 98.0, 250.0, 99.0, 103.0, 97.0, 102.0, 100.0];
        let ratio = Ratio::of("ns", &pairs(own));
        assert_eq!(ratio, Ratio { middle: 1.005, low: 0.97, high: 1.04 });
        assert_eq!(middles(&pairs(own)), [100.5, 100.0]);
    }

    #[test]
    fn the_interval_misses_the_median_as_seldom_as_it_says() {
        // Each ratio lies above or below the true median like a coin; the interval holds it if
        // the second smallest is below and the second largest above.
        let holds = |above: &u32| (2..=8).contains(&above.count_ones());
        let share = (0..1u32 << PAIRS).filter(holds).count() as f64 / f64::from(1 << PAIRS);
        assert!((share - 0.979).abs() < 0.0005, "{share}");
    }

    #[test]
    fn a_rate_is_turned_round() {
        let half = pairs([50.0; PAIRS]);
        assert_eq!(Ratio::of("decisions/s", &half).middle, 2.0);
        assert_eq!(Ratio::of("ratio", &half).middle, 2.0);
        for plain in ["ns", "bytes", "allocs/decision", "decisions/game"] {
            assert_eq!(Ratio::of(plain, &half).middle, 0.5, "{plain}");
        }
    }

    #[test]
    fn only_what_is_surely_beyond_three_percent_is_marked() {
        assert_eq!(mark("ns", [103.1; PAIRS]), Some(Mark::Slower));
        assert_eq!(mark("ns", [102.9; PAIRS]), None);
        assert_eq!(mark("ns", [97.1; PAIRS]), None);
        assert_eq!(mark("ns", [96.9; PAIRS]), Some(Mark::Faster));
        assert_eq!(mark("games/s", [96.9; PAIRS]), Some(Mark::Slower));
        assert_eq!(mark("decisions/game", [200.0; PAIRS]), None);
    }

    #[test]
    fn one_of_ten_may_go_astray_but_not_two() {
        let mut own = [110.0; PAIRS];
        own[3] = 90.0;
        assert_eq!(mark("ns", own), Some(Mark::Slower));
        own[7] = 90.0;
        assert_eq!(mark("ns", own), None);
    }

    #[test]
    fn nothing_equals_nothing_and_something_is_more() {
        let of = |own, other| {
            let metric = "allocs/decision";
            let ratio = Ratio::of(metric, &[Pair { own, other }; PAIRS]);
            (ratio.middle, Mark::of(metric, &ratio))
        };
        assert_eq!(of(0.0, 0.0), (1.0, None));
        assert_eq!(of(0.5, 0.0), (f64::INFINITY, Some(Mark::Slower)));
        assert_eq!(of(0.0, 0.5), (0.0, Some(Mark::Faster)));
    }
}

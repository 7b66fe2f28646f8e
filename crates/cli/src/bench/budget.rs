//! What the figures should be.

/// What a figure must reach, and what it should.
pub struct Budget {
    case: &'static str,
    metric: &'static str,
    must: f64,
    goal: f64,
}

const fn budget(case: &'static str, metric: &'static str, must: f64, goal: f64) -> Budget {
    Budget { case, metric, must, goal }
}

const BUDGETS: &[Budget] = &[
    budget("playout4", "decisions/s", 1e6, 3e6),
    budget("playout4", "games/s", 2e3, 8e3),
    budget("playout4", "allocs/decision", 1.0, 0.0),
    budget("threads2", "ratio", 1.8, 1.9),
    budget("state", "bytes", 4096.0, 2048.0),
    budget("clone", "ns", 60.0, 25.0),
    budget("imagine", "ns", 20e3, 3e3),
    budget("view", "ns", 5e3, 500.0),
    budget("view-json", "ns", 20e3, 5e3),
    budget("snapshot", "ns", 5e3, 1e3),
    budget("replay-hash", "decisions/s", 1e6, 2.2e6),
    budget("search", "iterations/s", 1e3, 6e3),
];

/// How a figure stands to its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Goal,
    Must,
    Short,
}

impl Budget {
    /// The budget of a figure, if it has one.
    pub fn of(case: &str, metric: &str) -> Option<&'static Self> {
        BUDGETS.iter().find(|budget| budget.case == case && budget.metric == metric)
    }

    /// What must be reached, and what should.
    pub fn bounds(&self) -> (f64, f64) {
        (self.must, self.goal)
    }

    /// How a figure stands. Rates should be high, times and sizes low.
    pub fn standing(&self, value: f64) -> Standing {
        let reaches = |bound: f64| {
            if self.goal > self.must { value >= bound } else { value <= bound }
        };
        match (reaches(self.goal), reaches(self.must)) {
            (true, _) => Standing::Goal,
            (false, true) => Standing::Must,
            (false, false) => Standing::Short,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(case: &str, metric: &str, value: f64) -> Option<Standing> {
        Budget::of(case, metric).map(|budget| budget.standing(value))
    }

    #[test]
    fn rates_should_be_high_and_times_low() {
        assert_eq!(standing("playout4", "games/s", 9e3), Some(Standing::Goal));
        assert_eq!(standing("playout4", "games/s", 3e3), Some(Standing::Must));
        assert_eq!(standing("playout4", "games/s", 1e3), Some(Standing::Short));
        assert_eq!(standing("clone", "ns", 20.0), Some(Standing::Goal));
        assert_eq!(standing("clone", "ns", 61.0), Some(Standing::Short));
        assert_eq!(standing("playout4", "decisions/game", 1.0), None);
    }
}

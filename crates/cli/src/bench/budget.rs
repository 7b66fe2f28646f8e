//! What the figures should be.

use super::metric::Sense;

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
    budget("playout4", "decisions/s", 1.5e6, 3e6),
    budget("playout4", "games/s", 6e3, 12e3),
    budget("playout4", "allocs/decision", 0.0, 0.0),
    budget("threads2", "ratio", 1.8, 1.95),
    budget("state", "bytes", 4096.0, 3072.0),
    budget("clone", "ns", 50.0, 35.0),
    budget("imagine", "ns", 7e3, 3e3),
    budget("view", "ns", 4.5e3, 1.5e3),
    budget("view-json", "ns", 18e3, 8e3),
    budget("snapshot", "ns", 4.5e3, 1.5e3),
    budget("replay-hash", "decisions/s", 1e6, 2e6),
    budget("search", "iterations/s", 6e3, 12e3),
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

    /// How a figure stands.
    pub fn standing(&self, value: f64) -> Standing {
        let reaches = |bound: f64| match Sense::of(self.metric) {
            Sense::High => value >= bound,
            Sense::Low | Sense::Neither => value <= bound,
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
        assert_eq!(standing("playout4", "games/s", 13e3), Some(Standing::Goal));
        assert_eq!(standing("playout4", "games/s", 7e3), Some(Standing::Must));
        assert_eq!(standing("playout4", "games/s", 5e3), Some(Standing::Short));
        assert_eq!(standing("clone", "ns", 35.0), Some(Standing::Goal));
        assert_eq!(standing("clone", "ns", 50.0), Some(Standing::Must));
        assert_eq!(standing("clone", "ns", 51.0), Some(Standing::Short));
        assert_eq!(standing("playout4", "decisions/game", 1.0), None);
    }

    #[test]
    fn where_the_must_is_the_goal_nothing_lies_between() {
        assert_eq!(standing("playout4", "allocs/decision", 0.0), Some(Standing::Goal));
        assert_eq!(standing("playout4", "allocs/decision", 0.00001), Some(Standing::Short));
    }

    #[test]
    fn no_goal_is_easier_than_its_must() {
        for budget in BUDGETS {
            assert_ne!(Sense::of(budget.metric), Sense::Neither, "{}", budget.case);
            assert_eq!(budget.standing(budget.goal), Standing::Goal, "{}", budget.case);
            assert_ne!(budget.standing(budget.must), Standing::Short, "{}", budget.case);
            let reaches_must = Budget { goal: budget.must, ..*budget }.standing(budget.goal);
            assert_eq!(reaches_must, Standing::Goal, "{} {}", budget.case, budget.metric);
        }
    }
}

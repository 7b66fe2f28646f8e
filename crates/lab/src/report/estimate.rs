//! Shares and means with their 95 % intervals.
//!
//! The players of one game share its fate, so games are counted as the independent things, not
//! seats: the spread is that of whole games around the share. Near 0 and 1 an interval must not
//! leave the possible, so the share is read as that of as many independent trials as would have
//! the same spread (Wilson's interval).

/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// Sums over games: of what is counted, and of what it is counted among.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    games: f64,
    hits: f64,
    of: f64,
    hits_squared: f64,
    products: f64,
    of_squared: f64,
}

impl Sums {
    /// Adds a game.
    pub fn add(&mut self, hits: f64, of: f64) {
        self.games += 1.0;
        self.hits += hits;
        self.of += of;
        self.hits_squared += hits * hits;
        self.products += hits * of;
        self.of_squared += of * of;
    }

    /// The same hits among everything of `base`; games without a hit need not have been added.
    #[must_use]
    pub fn among(&self, base: &Self) -> Self {
        Self { games: base.games, of: base.of, of_squared: base.of_squared, ..*self }
    }

    /// What was counted.
    #[must_use]
    pub fn hits(&self) -> f64 {
        self.hits
    }

    /// What it was counted among.
    #[must_use]
    pub fn of(&self) -> f64 {
        self.of
    }

    /// The share with its interval; none of nothing.
    #[must_use]
    pub fn share(&self) -> Option<Estimate> {
        let value = self.ratio()?;
        let independent = match self.variance(value) {
            variance if variance > 0.0 => (value * (1.0 - value) / variance).clamp(1.0, self.of),
            _ => self.games,
        };
        let square = Z * Z / independent;
        let centre = (value + square / 2.0) / (1.0 + square);
        let spread = (value * (1.0 - value) / independent + square / (4.0 * independent)).sqrt();
        let half = Z * spread / (1.0 + square);
        Some(Estimate { value, low: (centre - half).max(0.0), high: (centre + half).min(1.0) })
    }

    /// The mean with its interval; none of nothing.
    #[must_use]
    pub fn mean(&self) -> Option<Estimate> {
        let value = self.ratio()?;
        let half = Z * self.variance(value).max(0.0).sqrt();
        Some(Estimate { value, low: value - half, high: value + half })
    }

    fn ratio(&self) -> Option<f64> {
        (self.of > 0.0).then(|| self.hits / self.of)
    }

    /// How much the ratio varies from one such set of games to another.
    fn variance(&self, ratio: f64) -> f64 {
        let squares =
            self.hits_squared - 2.0 * ratio * self.products + ratio * ratio * self.of_squared;
        squares / (self.of * self.of) * self.games / (self.games - 1.0).max(1.0)
    }
}

/// A value and the interval it probably lies in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The value found.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }

    #[test]
    fn independent_trials_give_wilsons_interval() {
        let mut sums = Sums::default();
        for game in 0..100 {
            sums.add(f64::from(u8::from(game < 20)), 1.0);
        }
        let share = sums.share().expect("there are games");
        close(share.value, 0.2);
        close(share.low, 0.133);
        close(share.high, 0.289);
    }

    #[test]
    fn games_that_live_or_die_as_one_count_once() {
        let mut together = Sums::default();
        let mut apart = Sums::default();
        for game in 0..100 {
            together.add(if game < 50 { 4.0 } else { 0.0 }, 4.0);
            apart.add(2.0, 4.0);
        }
        let width = |sums: &Sums| sums.share().map(|share| share.high - share.low);
        close(width(&together).expect("there are games"), 0.193);
        assert!(width(&apart) < width(&together));
    }

    #[test]
    fn nothing_has_no_share_and_never_is_not_certain() {
        assert_eq!(Sums::default().share(), None);
        let mut never = Sums::default();
        (0..50).for_each(|_| never.add(0.0, 4.0));
        let share = never.share().expect("there are games");
        assert_eq!(share.value, 0.0);
        assert!(share.low == 0.0 && share.high > 0.01);
    }

    #[test]
    fn games_without_a_hit_count_through_the_base() {
        let mut base = Sums::default();
        let mut all = Sums::default();
        let mut only = Sums::default();
        for game in 0..40 {
            let hits = f64::from(game % 4);
            base.add(0.0, 3.0);
            all.add(hits, 3.0);
            if hits > 0.0 {
                only.add(hits, 3.0);
            }
        }
        assert_eq!(only.among(&base).share(), all.share());
        assert_eq!(only.among(&base).mean(), all.mean());
    }
}

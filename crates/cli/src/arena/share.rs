//! Shares and differences with their intervals.

use serde_json::{Value, json};

/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// A share with its Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    of: f64,
    low: f64,
    high: f64,
    count: u64,
}

impl Share {
    pub fn new(count: u64, all: u64) -> Self {
        let n = all.max(1) as f64;
        let of = count as f64 / n;
        let middle = of + Z * Z / (2.0 * n);
        let spread = Z * (of * (1.0 - of) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self {
            of,
            low: ((middle - spread) / scale).max(0.0),
            high: ((middle + spread) / scale).min(1.0),
            count,
        }
    }

    pub fn to_json(self) -> Value {
        json!({ "count": self.count, "share": round(self.of), "low": round(self.low), "high": round(self.high) })
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = |share: f64| share * 100.0;
        let (of, low, high) = (percent(self.of), percent(self.low), percent(self.high));
        write!(f, "{of:.1} % ({low:.1} to {high:.1})")
    }
}

/// The difference of two shares of the same games, with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    of: f64,
    low: f64,
    high: f64,
}

impl Difference {
    pub fn new(only: [u64; 2], pairs: u64) -> Self {
        let n = pairs.max(1) as f64;
        let [a, b] = only.map(|count| count as f64 / n);
        let of = a - b;
        let spread = Z * ((a + b - of * of).max(0.0) / n).sqrt();
        Self { of, low: of - spread, high: of + spread }
    }

    pub fn to_json(self) -> Value {
        json!({ "share": round(self.of), "low": round(self.low), "high": round(self.high) })
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [of, low, high] = [self.of, self.low, self.high].map(|share| share * 100.0);
        write!(f, "{of:+.1} % ({low:+.1} to {high:+.1})")
    }
}

fn round(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals() {
        let share = Share::new(10, 100);
        assert!((share.low - 0.0552).abs() < 0.001, "{share:?}");
        assert!((share.high - 0.1744).abs() < 0.001, "{share:?}");
        assert_eq!(Share::new(0, 0).low, 0.0);
    }

    #[test]
    fn paired_differences() {
        let even = Difference::new([10, 10], 100);
        assert_eq!(even.of, 0.0);
        assert!(even.low < 0.0 && even.high > 0.0);
        let clear = Difference::new([30, 2], 100);
        assert!(clear.low > 0.0, "{clear:?}");
    }
}

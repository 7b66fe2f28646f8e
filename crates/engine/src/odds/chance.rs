//! Exact fractions.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul};

use serde::Serialize;

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chance {
    /// The numerator.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub num: u64,
    /// The denominator.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub den: u64,
}

impl Chance {
    /// Never.
    pub const NEVER: Self = Self { num: 0, den: 1 };
    /// For sure.
    pub const SURE: Self = Self { num: 1, den: 1 };

    /// So many cases out of so many; never, if there are none.
    #[must_use]
    pub fn of(cases: usize, all: usize) -> Self {
        Self::reduced(cases as u128, all as u128)
    }

    /// Whether it never happens.
    #[must_use]
    pub fn is_never(&self) -> bool {
        *self == Self::NEVER
    }

    /// The chance that it does not happen.
    #[must_use]
    pub fn otherwise(self) -> Self {
        Self { num: self.den.saturating_sub(self.num), den: self.den }
    }

    /// In thousandths, rounded.
    #[must_use]
    pub fn per_mille(self) -> u32 {
        let (num, den) = (u128::from(self.num), u128::from(self.den));
        ((num * 2000 + den) / (2 * den)) as u32
    }

    /// None of `marked` things among `drawn` out of `all`.
    #[must_use]
    pub fn none_of(marked: usize, drawn: usize, all: usize) -> Self {
        (0..drawn.min(all))
            .map(|gone| Self::of((all - gone).saturating_sub(marked), all - gone))
            .fold(Self::SURE, Mul::mul)
    }

    /// Fractions too fine for the type are rounded down.
    fn reduced(num: u128, den: u128) -> Self {
        if num == 0 || den == 0 {
            return Self::NEVER;
        }
        let common = gcd(num, den);
        let (mut num, mut den) = (num / common, den / common);
        while num.max(den) > u128::from(u64::MAX) {
            (num, den) = (num >> 1, den >> 1);
        }
        Self { num: num as u64, den: den.max(1) as u64 }
    }
}

impl Default for Chance {
    fn default() -> Self {
        Self::NEVER
    }
}

impl Add for Chance {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let [a, b] = [u128::from(self.num), u128::from(other.num)];
        let [c, d] = [u128::from(self.den), u128::from(other.den)];
        let common = gcd(c, d);
        let (left, right) = (a.checked_mul(d / common), b.checked_mul(c / common));
        match (left, right, c.checked_mul(d / common)) {
            (Some(left), Some(right), Some(den)) => Self::reduced(left + right, den),
            _ => self,
        }
    }
}

impl AddAssign for Chance {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Mul for Chance {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let num = u128::from(self.num) * u128::from(other.num);
        Self::reduced(num, u128::from(self.den) * u128::from(other.den))
    }
}

impl Sum for Chance {
    fn sum<I: Iterator<Item = Self>>(chances: I) -> Self {
        chances.fold(Self::NEVER, Add::add)
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn fractions_are_reduced_and_reckoned_with() {
        let [half, third] = [Chance::of(3, 6), Chance::of(2, 6)];
        assert_eq!((half.num, half.den), (1, 2));
        assert_eq!(half + third, Chance::of(5, 6));
        assert_eq!(half * third, Chance::of(1, 6));
        assert_eq!(third.otherwise(), Chance::of(2, 3));
        assert_eq!(Chance::of(0, 0), Chance::NEVER);
        assert_eq!([third; 3].into_iter().sum::<Chance>(), Chance::SURE);
        assert_eq!((half.per_mille(), third.per_mille()), (500, 333));
    }

    #[test]
    fn none_of_counts_without_replacement() {
        assert_eq!(Chance::none_of(1, 2, 4), Chance::of(1, 2));
        assert_eq!(Chance::none_of(2, 2, 4), Chance::of(1, 6));
        assert_eq!(Chance::none_of(3, 2, 4), Chance::NEVER);
        assert_eq!(Chance::none_of(0, 2, 4), Chance::SURE);
    }
}

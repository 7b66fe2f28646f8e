//! Small decisions that are the same every time.

use serde_json::Value;

/// A source of numbers.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }

    /// One of some values.
    pub fn pick<'a>(&mut self, values: &'a [Value]) -> &'a Value {
        &values[self.below(values.len())]
    }
}

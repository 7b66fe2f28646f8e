//! What a check found instead of what it expected.

/// Expected and actual, side by side.
pub struct Mismatch {
    pub expected: String,
    pub actual: String,
    /// Why it matters, in the writer's words.
    pub note: Option<String>,
}

impl Mismatch {
    /// Says both sides.
    pub fn new(expected: impl Into<String>, actual: impl Into<String>) -> Self {
        Self { expected: expected.into(), actual: actual.into(), note: None }
    }

    /// A check that cannot be read.
    pub fn unreadable(problem: impl Into<String>) -> Self {
        Self::new("a check that can be read", problem)
    }
}

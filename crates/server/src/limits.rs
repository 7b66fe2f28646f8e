//! How much anybody may ask for.

use std::time::Duration;

use tokio::time::Instant;

use crate::host::No;
use crate::name::deceives;
use crate::protocol::Code;

/// Every limit of a server. Each is answered with a clear error.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message.
    pub message: usize,
    /// Letters of something said.
    pub words: usize,
    /// Letters of a name.
    pub name: usize,
    /// Messages a second on one connection, after a burst of five seconds' worth.
    pub messages: u32,
    /// HTTP requests a second of one address, after a burst of ten seconds' worth.
    pub requests: u32,
    /// Connections of one address at a time.
    pub connections: u32,
    /// Tables and names one address may make in an hour.
    pub tables: u32,
    /// Addresses told apart; when there are more, newcomers share what one may have.
    pub addresses: usize,
    /// What one guest may say and arrange at one table in a minute, besides playing.
    pub remarks: u32,
    /// What all may say, arrange and take back at one table, besides playing.
    pub said: u64,
    /// Bytes of it.
    pub said_bytes: u64,
    /// Everything that is written down of one table.
    pub entries: u64,
    /// People who belong to one table.
    pub people: usize,
    /// Packs one table may name.
    pub packs: usize,
    /// Things of one address that take a while to look up, under way or waiting at a time.
    pub lookups: u32,
    /// Open connections of one address at a time, of any kind.
    pub lines: u32,
    /// Open connections in all of people who do not play; the oldest makes room for the next.
    pub strangers: u32,
    /// Open connections in all, or as many as the operating system allows.
    pub all: u32,
    /// A request's head comes within so long, and the next one after it; so does hello at a table.
    pub head: Duration,
    /// A request's body comes within so long.
    pub body: Duration,
    /// Somebody who reads nothing of what is sent for so long is gone.
    pub stall: Duration,
    /// How long tables, and then connections, have to finish when the server goes down.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message: 16 << 10,
            words: 500,
            name: 32,
            messages: 20,
            requests: 20,
            connections: 50,
            tables: 60,
            addresses: 100_000,
            remarks: 60,
            said: 10_000,
            said_bytes: 2 << 20,
            entries: 40_000,
            people: 64,
            packs: 32,
            lookups: 16,
            lines: 100,
            strangers: 2_000,
            all: 20_000,
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            stall: Duration::from_secs(60),
            farewell: Duration::from_secs(5),
        }
    }
}

impl Limits {
    /// No limits on how often and how many, for tests and private networks; those on sizes stay.
    #[must_use]
    pub fn generous() -> Self {
        Self {
            messages: 1 << 20,
            requests: 1 << 20,
            connections: 1 << 20,
            tables: 1 << 20,
            remarks: 1 << 20,
            said: 1 << 20,
            entries: 1 << 20,
            lookups: 1 << 20,
            lines: 1 << 20,
            strangers: 1 << 20,
            all: 1 << 20,
            ..Self::default()
        }
    }

    /// Something said, if it can be said.
    pub(crate) fn words(&self, text: String) -> Result<String, No> {
        self.text(text, self.words, "a message")
    }

    /// A name, if it can be one.
    pub(crate) fn name(&self, text: &str) -> Result<String, No> {
        let name = self.text(text.to_owned(), self.name, "a name")?;
        if name.contains('\n') {
            return Err(No::new(Code::Malformed, "a name has one line"));
        }
        if name.chars().any(deceives) {
            return Err(No::new(Code::Malformed, "a name has no invisible letters"));
        }
        Ok(name)
    }

    fn text(&self, text: String, most: usize, what: &str) -> Result<String, No> {
        // As described to programs: what is left away around it counts as well.
        if text.chars().count() > most {
            return Err(No::new(Code::TooLong, format!("{what} has at most {most} letters")));
        }
        let text = text.trim();
        if text.is_empty() {
            return Err(No::new(Code::Malformed, format!("{what} has at least one letter")));
        }
        if text.chars().any(|letter| letter.is_control() && letter != '\n') {
            return Err(No::new(Code::Malformed, format!("{what} has no control characters")));
        }
        Ok(text.to_owned())
    }
}

/// Lets things through at a steady rate, with some patience for bursts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// One more is allowed after so long.
    every: Duration,
    /// How far one may be ahead.
    burst: Duration,
    /// All allowed so far are paid for by then.
    paid: Instant,
}

impl Bucket {
    /// So many within a time, all of them at once if need be.
    pub fn new(many: u32, within: Duration) -> Self {
        let every = within / many.max(1);
        Self { every, burst: within, paid: Instant::now() }
    }

    /// Whether one more may pass.
    pub fn pass(&mut self) -> bool {
        let now = Instant::now();
        let paid = self.paid.max(now) + self.every;
        let fits = paid <= now + self.burst;
        if fits {
            self.paid = paid;
        }
        fits
    }

    /// Whether it lets through as much as a new one would.
    pub fn is_rested(&self) -> bool {
        self.paid <= Instant::now()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_no_more() {
        let mut bucket = Bucket::new(5, Duration::from_secs(3600));
        let passed = (0..20).filter(|_| bucket.pass()).count();
        assert_eq!(passed, 5);
    }

    #[test]
    fn words_have_letters_but_not_too_many() {
        let limits = Limits { words: 3, ..Limits::default() };
        assert_eq!(limits.words(" a ".into()).ok().as_deref(), Some("a"));
        for (text, code) in [
            ("", Code::Malformed),
            ("abcd", Code::TooLong),
            (" abc", Code::TooLong),
            ("a\u{1b}", Code::Malformed),
        ] {
            let no = limits.words(text.into()).expect_err("it cannot be said");
            assert_eq!(no.code, code, "{text:?}");
        }
    }
}

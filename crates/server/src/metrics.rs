//! What a server counts about itself, as Prometheus reads it. Never who or what.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the classes of durations, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 512_000, 2_048_000];

/// Something that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Something that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// How long things take.
#[derive(Debug, Default)]
pub(crate) struct Durations {
    classes: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Durations {
    pub fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(class) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables that are awake.
    pub tables: Gauge,
    /// Open connections.
    pub connections: Gauge,
    /// From the first knock at a sleeping table to its being awake.
    pub waking: Durations,
    /// Tables whose entries had to be lived again from the first.
    pub relived: Counter,
    /// Messages taken in.
    pub messages: Counter,
    /// Messages that made no sense or were refused for a limit.
    pub refused: Counter,
    /// Connections that fell behind.
    pub behind: Counter,
    /// From a choice to its answer.
    pub choices: Durations,
    /// Making something durable.
    pub commit: Durations,
}

impl Metrics {
    /// All of it, in Prometheus' text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        gauge(&mut text, "tables", "Tables that are awake", &self.tables);
        gauge(&mut text, "connections", "Open connections", &self.connections);
        counter(&mut text, "messages", "Messages taken in", &self.messages);
        counter(&mut text, "refused", "Messages refused unread", &self.refused);
        counter(&mut text, "behind", "Connections that fell behind", &self.behind);
        counter(&mut text, "relived", "Tables woken from their first entry", &self.relived);
        durations(&mut text, "waking", "Waking a table", &self.waking);
        durations(&mut text, "choice", "From a choice to its answer", &self.choices);
        durations(&mut text, "commit", "Making an entry durable", &self.commit);
        if let Some(bytes) = resident() {
            let _ = writeln!(text, "# TYPE process_resident_memory_bytes gauge");
            let _ = writeln!(text, "process_resident_memory_bytes {bytes}");
        }
        text
    }
}

/// The memory this process has, where the system says so in a file.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().trim_end_matches(" kB").trim().parse().ok()?;
    Some(kib * 1024)
}

// Writing to a string has no way to fail.
fn gauge(text: &mut String, name: &str, help: &str, gauge: &Gauge) {
    let value = gauge.0.load(Ordering::Relaxed);
    let _ = writeln!(text, "# HELP derelict_{name} {help}\n# TYPE derelict_{name} gauge");
    let _ = writeln!(text, "derelict_{name} {value}");
}

fn counter(text: &mut String, name: &str, help: &str, counter: &Counter) {
    let value = counter.0.load(Ordering::Relaxed);
    let _ = writeln!(text, "# HELP derelict_{name}_total {help}");
    let _ = writeln!(text, "# TYPE derelict_{name}_total counter\nderelict_{name}_total {value}");
}

fn durations(text: &mut String, name: &str, help: &str, durations: &Durations) {
    let full = format!("derelict_{name}_seconds");
    let _ = writeln!(text, "# HELP {full} {help}\n# TYPE {full} histogram");
    let mut sum = 0;
    for (bound, class) in BOUNDS.iter().zip(&durations.classes) {
        sum += class.load(Ordering::Relaxed);
        let seconds = *bound as f64 / 1e6;
        let _ = writeln!(text, "{full}_bucket{{le=\"{seconds}\"}} {sum}");
    }
    let count = durations.count.load(Ordering::Relaxed);
    let seconds = durations.micros.load(Ordering::Relaxed) as f64 / 1e6;
    let _ = writeln!(text, "{full}_bucket{{le=\"+Inf\"}} {count}");
    let _ = writeln!(text, "{full}_sum {seconds}\n{full}_count {count}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_cumulative() {
        let metrics = Metrics::default();
        metrics.commit.note(Duration::from_micros(300));
        metrics.commit.note(Duration::from_millis(3));
        metrics.commit.note(Duration::from_secs(10));
        let text = metrics.text();
        for line in [
            "derelict_commit_seconds_bucket{le=\"0.00025\"} 0",
            "derelict_commit_seconds_bucket{le=\"0.0005\"} 1",
            "derelict_commit_seconds_bucket{le=\"2.048\"} 2",
            "derelict_commit_seconds_bucket{le=\"+Inf\"} 3",
            "derelict_commit_seconds_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
    }
}

//! A pseudo-terminal with the game in it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use ptyprocess::{PtyProcess, WaitStatus};

pub const ENTER: &str = "\r";

/// Time for anything to happen on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// A terminal with the game in it.
pub struct Pane {
    pub process: PtyProcess,
    /// Typed by a thread of its own: a key that nobody reads would hold up whoever presses it,
    /// for ever if the game has left meanwhile.
    keys: Sender<Vec<u8>>,
    /// Keys pressed and not typed yet.
    waiting: Arc<AtomicUsize>,
    screen: Arc<Mutex<vt100::Parser>>,
    sent: Arc<Mutex<Vec<u8>>>,
    /// The end of a game has been on the screen.
    ended: Arc<AtomicBool>,
}

impl Pane {
    pub fn open(data: &Path, args: &[&str], size: (u16, u16)) -> Self {
        Self::with(data, args, size, &[("NO_COLOR", "")])
    }

    pub fn with(
        data: &Path,
        args: &[&str],
        (columns, rows): (u16, u16),
        variables: &[(&str, &str)],
    ) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_derelict"));
        command
            .arg("play")
            .args(args)
            .env("DERELICT_DATA", data)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .envs(variables.iter().copied());
        let mut process = PtyProcess::spawn(command).expect("a pseudo-terminal");
        process.set_window_size(columns, rows).expect("a size");
        let mut typing = process.get_raw_handle().expect("a handle");
        let (keys, pressed) = mpsc::channel::<Vec<u8>>();
        let waiting = Arc::new(AtomicUsize::new(0));
        let left = Arc::clone(&waiting);
        thread::spawn(move || {
            for keys in pressed {
                // Whoever has left reads no keys.
                let _ = typing.write_all(&keys);
                left.fetch_sub(1, Ordering::Relaxed);
            }
        });
        let mut out = process.get_raw_handle().expect("a handle");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(rows), cells(columns), 0)));
        let shown = Arc::clone(&screen);
        let sent = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&sent);
        let ended = Arc::new(AtomicBool::new(false));
        let end = Arc::clone(&ended);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                kept.lock().expect("unbroken").extend_from_slice(&bytes[..count]);
                let mut shown = shown.lock().expect("unbroken");
                shown.process(&bytes[..count]);
                if shown.screen().contents().contains("THE END") {
                    end.store(true, Ordering::Relaxed);
                }
            }
        });
        Self { process, keys, waiting, screen, sent, ended }
    }

    pub fn shows(&self) -> String {
        self.screen.lock().expect("unbroken").screen().contents()
    }

    /// Whether the end of a game has been on the screen.
    pub fn has_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Whether any colour was ever sent.
    pub fn is_coloured(&self) -> bool {
        let sent = self.sent.lock().expect("unbroken");
        let text = String::from_utf8_lossy(&sent);
        ["\x1b[38;", "\x1b[48;"].iter().any(|colour| text.contains(colour))
    }

    pub fn press(&mut self, keys: &str) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _ = self.keys.send(keys.as_bytes().to_vec());
    }

    /// Leaves the game, which is asked about once.
    #[track_caller]
    pub fn leave(&mut self) {
        self.press("q");
        self.wait_for("q once more leaves");
        self.press("q");
    }

    /// Whether all keys pressed so far have been typed.
    pub fn is_typed(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) == 0
    }

    pub fn resize(&mut self, (columns, rows): (u16, u16)) {
        self.screen.lock().expect("unbroken").screen_mut().set_size(cells(rows), cells(columns));
        self.process.set_window_size(columns, rows).expect("a size");
    }

    #[track_caller]
    pub fn wait_for(&self, what: &str) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.shows();
            if shown.contains(what) {
                return shown;
            }
            assert!(begun.elapsed() < PATIENCE, "{what:?} never shows:\n{shown}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    #[track_caller]
    pub fn wait_until_gone(&self, what: &str) {
        let begun = Instant::now();
        while self.shows().contains(what) {
            assert!(begun.elapsed() < PATIENCE, "{what:?} stays:\n{}", self.shows());
            thread::sleep(Duration::from_millis(10));
        }
    }

    #[track_caller]
    pub fn leaves_well(&mut self) {
        let begun = Instant::now();
        loop {
            match self.process.status().expect("a process") {
                WaitStatus::Exited(_, code) => return assert_eq!(code, 0, "{}", self.shows()),
                WaitStatus::StillAlive => {}
                other => panic!("{other:?}:\n{}", self.shows()),
            }
            assert!(begun.elapsed() < PATIENCE, "it never leaves:\n{}", self.shows());
            thread::sleep(Duration::from_millis(10));
        }
    }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a size")
}

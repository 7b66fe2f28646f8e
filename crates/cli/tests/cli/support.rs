//! Starting the program and keeping what it says.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of a run.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Expects success.
    #[track_caller]
    pub fn well(self) -> Self {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// Expects failure with a message that says this.
    #[track_caller]
    pub fn fails(self, with: &str) -> Self {
        assert!(matches!(self.code, Some(1 | 2)), "{:?}\n{}\n{}", self.code, self.out, self.err);
        let said = format!("{}{}", self.out, self.err);
        assert!(said.contains(with), "lacks {with:?}:\n{said}");
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// Expects this among what was printed.
    #[track_caller]
    pub fn says(self, what: &str) -> Self {
        assert!(self.out.contains(what), "lacks {what:?}:\n{}", self.out);
        self
    }

    /// The last line of what was printed, as JSON.
    pub fn last_line(&self) -> serde_json::Value {
        let line = self.out.lines().last().expect("something is printed");
        serde_json::from_str(line).expect("the last line is JSON")
    }
}

/// Runs the program.
pub fn derelict(args: &[&str]) -> Ran {
    talk(args, Path::new("unused"), "")
}

/// Runs the program with a folder for its data and something to read.
pub fn talk(args: &[&str], data: &Path, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_derelict"))
        .args(args)
        .env("DERELICT_DATA", data)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // The program may well stop before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The project's folder.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A path as an argument.
pub fn arg(path: &Path) -> &str {
    path.to_str().expect("test paths are plain")
}

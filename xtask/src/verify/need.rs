//! What a step needs on the machine. On Debian as root, and in continuous
//! integration, what is missing is installed; elsewhere the exact command is
//! named, since nobody likes a tool that changes the machine unasked.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::project::{run, shown};

/// A program that may have to be installed.
pub struct Need {
    /// What people call it.
    name: &'static str,
    /// A command that succeeds if it is there.
    probe: &'static [&'static str],
    /// The Debian package that brings it.
    debian: &'static str,
    /// The part of a Rust toolchain that brings it, if one does.
    component: Option<&'static str>,
}

pub const RUSTFMT: Need = Need {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    debian: "rustfmt",
    component: Some("rustfmt"),
};

pub const CLIPPY: Need = Need {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    debian: "rust-clippy",
    component: Some("clippy"),
};

pub const POSTGRES: Need = Need {
    name: "PostgreSQL",
    probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb || command -v initdb"],
    debian: "postgresql",
    component: None,
};

pub const OPENSSL: Need =
    Need { name: "OpenSSL", probe: &["openssl", "version"], debian: "openssl", component: None };

pub const PYTHON: Need = Need {
    name: "Python with venv",
    probe: &["python3", "-c", "import venv, ensurepip"],
    debian: "python3-venv",
    component: None,
};

pub const NODE: Need =
    Need { name: "Node.js with npm", probe: &["npm", "--version"], debian: "npm", component: None };

pub const CHROMIUM: Need = Need {
    name: "Chromium",
    probe: &[
        "sh",
        "-c",
        "command -v chromium || command -v chromium-browser || command -v google-chrome",
    ],
    debian: "chromium",
    component: None,
};

/// What decides how things are installed on a machine.
pub struct Host {
    debian: bool,
    root: bool,
    ci: bool,
    rustup: bool,
}

impl Host {
    pub fn this() -> Host {
        let answer = Command::new("id").arg("-u").output();
        Host {
            debian: Path::new("/etc/debian_version").exists(),
            root: answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0"),
            ci: env::var_os("CI").is_some_and(|value| value == "true"),
            rustup: succeeds(&["rustup", "--version"]),
        }
    }

    fn may_install(&self) -> bool {
        self.debian && self.root || self.ci
    }
}

impl Need {
    /// Makes sure that the program is there.
    pub fn provide(&self, host: &Host) -> Result<()> {
        if succeeds(self.probe) {
            return Ok(());
        }
        let commands = self.installation(host);
        if !host.may_install() {
            let typed: Vec<String> = commands.iter().map(|words| words.join(" ")).collect();
            bail!("{} is missing; install it with:\n  {}", self.name, typed.join("\n  "));
        }
        for words in &commands {
            with_retries(words)?;
        }
        if !succeeds(self.probe) {
            bail!("{} is still missing after its installation", self.name);
        }
        Ok(())
    }

    /// The commands that install the program. A toolchain that rustup manages
    /// must be completed by rustup.
    fn installation(&self, host: &Host) -> Vec<Vec<&'static str>> {
        match self.component {
            Some(component) if host.rustup || !host.debian => {
                return vec![vec!["rustup", "component", "add", component]];
            }
            _ => {}
        }
        let mut commands =
            vec![vec!["apt-get", "update"], vec!["apt-get", "install", "--yes", self.debian]];
        if !host.root {
            for words in &mut commands {
                words.insert(0, "sudo");
            }
        }
        commands
    }
}

fn succeeds(words: &[&str]) -> bool {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Package servers have bad moments: three attempts.
fn with_retries(words: &[&str]) -> Result<()> {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    println!("$ {}", shown(&command));
    for pause in [2, 10] {
        if run(&mut command).is_ok() {
            return Ok(());
        }
        println!("once more in {pause} s");
        thread::sleep(Duration::from_secs(pause));
    }
    run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: Need = Need {
        name: "nothing",
        probe: &["false"],
        debian: "nothing-deb",
        component: Some("nothing-rs"),
    };

    const BARE: Host = Host { debian: true, root: false, ci: false, rustup: false };

    fn typed(host: &Host) -> Vec<String> {
        let commands = NOWHERE.installation(host);
        commands.iter().map(|words| words.join(" ")).collect()
    }

    #[test]
    fn debian_packages_are_updated_first() {
        let root = Host { root: true, ..BARE };
        let expect = ["apt-get update", "apt-get install --yes nothing-deb"];
        assert_eq!(typed(&root), expect);
        let expect = ["sudo apt-get update", "sudo apt-get install --yes nothing-deb"];
        assert_eq!(typed(&BARE), expect);
    }

    #[test]
    fn rustup_completes_its_own_toolchain() {
        let rustup = Host { rustup: true, ..BARE };
        assert_eq!(typed(&rustup), ["rustup component add nothing-rs"]);
    }

    #[test]
    fn only_root_on_debian_and_ci_install_by_themselves() {
        assert!(!BARE.may_install());
        assert!(Host { root: true, ..BARE }.may_install());
        assert!(Host { ci: true, ..BARE }.may_install());
        let elsewhere = Host { debian: false, root: true, ..BARE };
        assert!(!elsewhere.may_install());
    }

    #[test]
    fn elsewhere_the_command_is_named() {
        let error = NOWHERE.provide(&BARE).expect_err("it is missing");
        assert_eq!(
            error.to_string(),
            "nothing is missing; install it with:\n  \
             sudo apt-get update\n  sudo apt-get install --yes nothing-deb"
        );
    }

    #[test]
    fn what_is_there_needs_no_installation() {
        let there = Need { probe: &["true"], ..NOWHERE };
        assert!(there.provide(&BARE).is_ok());
    }
}

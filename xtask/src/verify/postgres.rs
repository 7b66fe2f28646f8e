//! A PostgreSQL server of our own, for as long as the tests need it.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::project::{CHECKED, Project, run};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Every test that needs a database, against a private one.
pub fn check(project: &Project) -> Result<()> {
    let postgres = Postgres::start()?;
    run(project
        .cargo(["test", "--no-fail-fast", "--test", "server"])
        .args(CHECKED)
        .args(["--", "--ignored", "--test-threads", "1"])
        .env("DERELICT_TEST_DATABASE", postgres.url())
        .env("DERELICT_TEST_ROOT", postgres.folder.join("root.crt")))
}

/// The folder of PostgreSQL's programs. Debian keeps them out of the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = debian.chain(std::env::split_paths(&path)).collect();
    folders.retain(|folder| folder.join("initdb").is_file());
    folders.into_iter().next()
}

struct Postgres {
    folder: PathBuf,
    server: Child,
    port: u16,
}

impl Postgres {
    fn start() -> Result<Postgres> {
        let programs = programs().context("PostgreSQL is missing")?;
        let folder = std::env::temp_dir().join(format!("derelict-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let owner = Owner::of_servers()?;
        owner.give(&folder)?;
        let data = folder.join("data");
        run(owner
            .command(&programs.join("initdb"))
            .current_dir(&folder)
            .args(["--username=derelict", "--auth=trust", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .stdout(Stdio::null()))?;
        certify(&folder, &owner)?;
        // The kernel picks a port that is free; it is given back just before the server takes it.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let server = owner
            .command(&programs.join("postgres"))
            .current_dir(&folder)
            .arg("-D")
            .arg(&data)
            .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k"])
            .arg(&folder)
            .args(["-c", "ssl=on"])
            .args(["-c", &format!("ssl_cert_file={}", folder.join("own.crt").display())])
            .args(["-c", &format!("ssl_key_file={}", folder.join("own.key").display())])
            .stdout(Stdio::null())
            .stderr(fs::File::create(folder.join("log"))?)
            .spawn()?;
        let mut postgres = Postgres { folder, server, port };
        postgres.wait(&programs)?;
        Ok(postgres)
    }

    fn url(&self) -> String {
        format!("postgres://derelict@127.0.0.1:{}/postgres", self.port)
    }

    fn wait(&mut self, programs: &Path) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let ready = Command::new(programs.join("pg_isready"))
                .args(["-h", "127.0.0.1", "-p", &self.port.to_string()])
                .stdout(Stdio::null())
                .status()?;
            if ready.success() {
                return Ok(());
            }
            if let Some(status) = self.server.try_wait()? {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("PostgreSQL ended with {status}:\n{log}");
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("PostgreSQL does not start within {PATIENCE:?}")
    }
}

/// Makes a certificate for `localhost`, and the one that vouches for it.
fn certify(folder: &Path, owner: &Owner) -> Result<()> {
    let openssl = |words: &str| {
        let mut openssl = owner.command(Path::new("openssl"));
        run(openssl
            .current_dir(folder)
            .args(words.split_whitespace())
            .stdout(Stdio::null())
            .stderr(Stdio::null()))
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc";
    openssl(&format!("req -x509 {key} -keyout root.key -out root.crt -days 2 -subj /CN=root"))?;
    openssl(&format!(
        "req -x509 {key} -keyout own.key -out own.crt -days 2 -subj /CN=localhost \
         -CA root.crt -CAkey root.key -addext basicConstraints=CA:FALSE \
         -addext subjectAltName=DNS:localhost"
    ))
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It is ours, and nothing in it is kept.
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Whom a database server runs as: PostgreSQL refuses to run as root.
struct Owner(Option<(u32, u32)>);

impl Owner {
    fn of_servers() -> Result<Owner> {
        if number(&["id", "-u"])? != 0 {
            return Ok(Owner(None));
        }
        let name = if number(&["id", "-u", "postgres"]).is_ok() { "postgres" } else { "nobody" };
        Ok(Owner(Some((number(&["id", "-u", name])?, number(&["id", "-g", name])?))))
    }

    fn give(&self, folder: &Path) -> Result<()> {
        #[cfg(unix)]
        if let Some((user, group)) = self.0 {
            std::os::unix::fs::chown(folder, Some(user), Some(group))?;
        }
        Ok(())
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        #[cfg(unix)]
        if let Some((user, group)) = self.0 {
            use std::os::unix::process::CommandExt;
            command.uid(user).gid(group);
        }
        command
    }
}

fn number(words: &[&str]) -> Result<u32> {
    let answer = Command::new(words[0]).args(&words[1..]).stderr(Stdio::null()).output()?;
    let text = String::from_utf8_lossy(&answer.stdout);
    text.trim().parse().with_context(|| format!("`{}` says no number", words.join(" ")))
}

//! `derelict serve`: host tables for people and the computer.

use std::env;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use derelict_content::Selection;
use derelict_server::store::{Postgres, Sqlite, Store};
use derelict_server::{Config, Keep, Limits, Policy, Server, TlsFiles};
use derelict_text::Language;
use directories::ProjectDirs;
use tracing_subscriber::filter::LevelFilter;

use crate::content::{ContentArgs, unspoken};
use crate::fault::Fault;

#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    bind: SocketAddr,
    /// Folder to keep tables in, unless DATABASE_URL names a PostgreSQL database
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep cookies and browsers to HTTPS, for servers behind a proxy that speaks it; `--tls-cert` does so
    #[arg(long)]
    secure: bool,
    /// Speak HTTPS with this certificate, a PEM file with those that vouch for it behind it; read again
    /// when it changes
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key of that certificate, a PEM file
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// A name the server is reached by, such as `play.example.org`; addresses and localhost are known
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// A token that was not presented for so many days holds no longer
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    token_days: u32,
    /// A further origin whose pages may connect, such as `https://example.org`
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Count visitors by the address a proxy in front names in X-Forwarded-For
    #[arg(long)]
    proxied: bool,
    /// Put tables into the archive that nobody has touched for so many days
    #[arg(long, value_name = "DAYS")]
    archive_after: Option<u32>,
    /// Delete what is older than so many days: tables at which nothing was played (`empty`), where the
    /// game is over (`over`) or was left (`left`), and people who sit nowhere (`guests`)
    #[arg(long, value_name = "KIND=DAYS,...", requires = "export")]
    keep: Option<Keep>,
    /// Folder each table is written to before it is deleted
    #[arg(long, value_name = "DIR", requires = "keep")]
    export: Option<PathBuf>,
    /// Computer players that think at once; all cores but one if not named
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Where to tell Prometheus what is counted; not a port that players reach
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// How to write the log, to standard error; DERELICT_LOG says how much of it: error, warn, info,
    /// debug
    #[arg(long, value_enum, value_name = "FORM", default_value_t = LogForm::Text)]
    log: LogForm,
    #[command(flatten)]
    content: ContentArgs,
    /// No limits on how often and how many; for tests and private networks
    #[arg(long)]
    unlimited: bool,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// A line for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let level = env::var("DERELICT_LOG").ok().and_then(|level| level.parse().ok());
    let level = level.unwrap_or(LevelFilter::WARN);
    stock(args)?;
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, out))?;
    // Thoughts nobody waits for any more end with the program.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(true)
}

/// Puts the packs of folders on the shelves, if they can be played and say what they are called.
fn stock(args: &Args) -> Result<(), Fault> {
    if args.content.folders.is_empty() {
        return Ok(());
    }
    let library = args.content.library()?;
    for id in library.further() {
        let packs = library.with_required([id.as_str()]);
        let catalog = library.catalog(&packs, &Selection::default()).map_err(Fault::new)?;
        unspoken(&catalog, &[Language::English])?;
    }
    derelict_server::stock(library).map_err(Fault::new)
}

async fn serve(args: &Args, out: &mut dyn Write) -> Result<(), Fault> {
    let tls = args.tls_cert.clone().zip(args.tls_key.clone());
    let tls = tls.map(|(certificate, key)| TlsFiles { certificate, key });
    let scheme = if tls.is_some() { "https" } else { "http" };
    let store = store(args).await?;
    let config = Config {
        limits: if args.unlimited { Limits::generous() } else { Limits::default() },
        secure: args.secure || tls.is_some(),
        tls,
        hosts: args.hosts.clone(),
        token_life: Duration::from_secs(86_400) * args.token_days,
        origins: args.origins.clone(),
        proxied: args.proxied,
        archive_after: args.archive_after.map(|days| Duration::from_secs(86_400) * days),
        policy: args
            .keep
            .clone()
            .zip(args.export.clone())
            .map(|(keep, export)| Policy { keep, export }),
        metrics: args.metrics,
        thinkers: args.thinkers,
        ..Config::default()
    };
    let server = Server::bind(args.bind, store, config).await;
    let server = server.map_err(|error| Fault::about(args.bind, error))?;
    let mut told = format!("Derelict is at {scheme}://{}\n", server.address()?);
    if let Some(metrics) = server.metrics_address()? {
        told += &format!("What it counts is at http://{metrics}\n");
    }
    // In one piece, for those who read a line and listen no longer.
    out.write_all(told.as_bytes())?;
    out.flush()?;
    server.run(stopped()).await;
    Ok(())
}

async fn store(args: &Args) -> Result<Arc<dyn Store>, Fault> {
    Ok(match place(args.data.as_deref())? {
        Place::Database(url) => Arc::new(Postgres::open(&url).await.map_err(Fault::new)?),
        Place::Folder(folder) => Arc::new(Sqlite::open(&folder).map_err(Fault::new)?),
    })
}

/// Where tables are kept.
pub enum Place {
    /// The address of a PostgreSQL database.
    Database(String),
    Folder(PathBuf),
}

/// Where tables are kept: in a folder that was named, or as the environment says.
pub fn place(data: Option<&Path>) -> Result<Place, Fault> {
    let database = env::var("DATABASE_URL").ok().filter(|url| !url.is_empty());
    if let Some(url) = database.filter(|_| data.is_none()) {
        return Ok(Place::Database(url));
    }
    let named = env::var_os("DERELICT_DATA").filter(|name| !name.is_empty()).map(PathBuf::from);
    let usual = || ProjectDirs::from("", "", "derelict").map(|dirs| dirs.data_dir().to_owned());
    let folder = data.map(Path::to_owned).or(named).or_else(usual);
    let folder =
        folder.ok_or_else(|| Fault::new("no folder to keep tables in; name one with --data"))?;
    Ok(Place::Folder(folder))
}

/// Comes back when somebody wants the server to stop.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

//! `derelict load`: many clients at once over the real protocol.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use derelict_server::load::{Load, Report, Rude, run as play};

use crate::fault::Fault;

#[derive(clap::Args)]
pub struct Args {
    /// Tables at a time
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// People at each table
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    /// Choices a second over all tables; 0 for as many as the server answers
    #[arg(long, default_value_t = 0)]
    rate: u32,
    /// For how many seconds
    #[arg(long, default_value_t = 10)]
    secs: u64,
    /// A server that is running; one of our own in a temporary folder if not named
    #[arg(long, value_name = "ADDRESS")]
    server: Option<SocketAddr>,
    /// Where that server tells what it counts
    #[arg(long, value_name = "ADDRESS", requires = "server")]
    metrics: Option<SocketAddr>,
    /// So many visitors misbehave meanwhile, and nobody is spared a limit: silence, half requests, slow
    /// readers, floods, nonsense, seats of others; only against a server on this machine
    #[arg(long, value_name = "VISITORS", num_args = 0..=1, default_missing_value = "200",
          value_parser = clap::value_parser!(u32).range(1..=4000))]
    rude: Option<u32>,
    /// Loopback addresses those come from
    #[arg(long, value_name = "N", default_value_t = 50, requires = "rude",
          value_parser = clap::value_parser!(u32).range(1..=60_000))]
    addresses: u32,
    /// Threads for the clients
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(args.threads.max(1))
        .enable_all()
        .build()?;
    let own = if args.server.is_none() { Some(Own::start(args.rude.is_none())?) } else { None };
    let server = args.server.or(own.as_ref().map(|own| own.address));
    let server = server.ok_or_else(|| Fault::new("there is no server"))?;
    let load = Load {
        tables: args.tables,
        seats: args.seats,
        rate: args.rate,
        time: Duration::from_secs(args.secs),
        metrics: args.metrics.or(own.as_ref().and_then(|own| own.metrics)),
        rude: args.rude.map(|visitors| Rude { visitors, addresses: args.addresses }),
    };
    let report = runtime.block_on(play(server, load)).map_err(Fault::new)?;
    drop(own);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(Fault::new)?)?;
    } else {
        tell(&report, out)?;
    }
    Ok(report.errors == 0 && report.rude.is_none_or(|rude| rude.let_through == 0))
}

fn tell(report: &Report, out: &mut dyn Write) -> Result<(), Fault> {
    let Report { tables, seats, secs, actions, actions_per_sec, messages, games, .. } = report;
    writeln!(out, "{tables} tables, {seats} people, {secs:.1} s")?;
    writeln!(out, "  {actions} choices, {actions_per_sec:.0} a second; {games} games finished")?;
    writeln!(out, "  {messages} messages received; {} errors", report.errors)?;
    let late = report.latency_ms;
    let (p50, p90, p99, max) = (late.p50, late.p90, late.p99, late.max);
    writeln!(
        out,
        "  acknowledged after p50 {p50} ms, p90 {p90} ms, p99 {p99} ms, at most {max} ms"
    )?;
    let (before, seated) = (report.memory_before_kib, report.memory_seated_kib);
    let after = report.memory_after_kib;
    writeln!(
        out,
        "  server memory: {before} KiB empty, {seated} KiB seated, {after} KiB at the end"
    )?;
    if let Some(rude) = report.rude {
        let (visitors, addresses) = (rude.visitors, rude.addresses);
        writeln!(out, "  beside them {visitors} without manners from {addresses} addresses:")?;
        let (visits, sent, refused) = (rude.visits, rude.sent, rude.refused);
        let (hung_up, through) = (rude.hung_up, rude.let_through);
        writeln!(
            out,
            "  {visits} visits, {sent} things sent, {refused} refused, {hung_up} times hung up on, \
             {through} let through"
        )?;
    }
    Ok(())
}

/// A server of our own, with a folder that goes with it.
struct Own {
    child: Child,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    folder: std::path::PathBuf,
}

impl Own {
    fn start(unlimited: bool) -> Result<Self, Fault> {
        let folder = std::env::temp_dir().join(format!("derelict-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let program = std::env::current_exe()?;
        let mut child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--metrics", "127.0.0.1:0"])
            .args(unlimited.then_some("--unlimited"))
            .arg("--data")
            .arg(&folder)
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut told = child.stdout.take().map(BufReader::new);
        let mut next = || -> Result<Option<SocketAddr>, Fault> {
            let mut line = String::new();
            if let Some(told) = &mut told {
                told.read_line(&mut line)?;
            }
            Ok(line.trim().rsplit_once("://").and_then(|(_, at)| at.parse().ok()))
        };
        let (address, metrics) = (next()?, next()?);
        let own = |address| Self { child, address, metrics, folder };
        address.map(own).ok_or_else(|| Fault::new("the server did not say where it listens"))
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // It is ours, and so is its folder.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

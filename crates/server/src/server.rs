//! A server: its store, its tables, and the port it listens on.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use derelict_engine::Setup;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, broadcast, watch};

use crate::address::Addresses;
use crate::clock::Clock;
use crate::door::Doors;
use crate::gate::Gate;
use crate::host::{self, Knock, No, entry};
use crate::http;
use crate::id::{GuestId, TableId, Token};
use crate::keep::{self, Policy};
use crate::limits::Limits;
use crate::line::{Line, Plan, Terms};
use crate::metrics::Metrics;
use crate::protocol::Code;
use crate::store::{Elsewhere, Journal, Mark, Store};
use crate::table::Table;
use crate::think::Pool;
use crate::tls::{Tls, TlsFiles};
use crate::wire;

/// How often the store is tidied.
const TIDY: Duration = Duration::from_secs(5);
/// How often old tables are looked for.
const ARCHIVE: Duration = Duration::from_secs(3600);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Everybody comes over HTTPS: cookies and browsers keep to it.
    pub secure: bool,
    /// HTTPS of our own, with this certificate.
    pub tls: Option<TlsFiles>,
    /// Names the server is reached by, besides its addresses, `localhost` and the hosts of origins.
    pub hosts: Vec<String>,
    /// A token that was not presented for so long holds no longer.
    pub token_life: Duration,
    /// Further origins whose pages may connect, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Everybody comes through a proxy that names them in `X-Forwarded-For`.
    pub proxied: bool,
    /// Tables untouched for so long leave the lists.
    pub archive_after: Option<Duration>,
    /// What is deleted once it is old; nothing if not named.
    pub policy: Option<Policy>,
    /// A table nobody is at is put to sleep after so long.
    pub sleep_after: Duration,
    /// Where whoever runs the server reads what it counts. Never where people play: how long things
    /// take, and how many, tells those who look closely what others do in secret.
    pub metrics: Option<SocketAddr>,
    /// How many computer players think at once; one for each core but one if not named.
    pub thinkers: Option<usize>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            secure: false,
            tls: None,
            hosts: Vec::new(),
            token_life: Duration::from_secs(365 * 86_400),
            origins: Vec::new(),
            proxied: false,
            archive_after: None,
            policy: None,
            sleep_after: Duration::from_secs(300),
            metrics: None,
            thinkers: None,
        }
    }
}

/// What all parts of a server share.
pub(crate) struct Shared {
    pub store: Arc<dyn Store>,
    pub journal: Journal,
    pub doors: Doors,
    pub pool: Pool,
    pub limits: Arc<Limits>,
    pub addresses: Addresses,
    pub gate: Gate,
    pub metrics: Metrics,
    pub config: Config,
    pub clock: Clock,
    /// Held by whoever tries whether something can be kept.
    pub probing: Mutex<()>,
    /// Who has another token now.
    pub changed: broadcast::Sender<GuestId>,
    /// True once the server is going down.
    pub closing: watch::Sender<bool>,
}

/// A server that listens.
pub struct Server {
    shared: Arc<Shared>,
    listener: TcpListener,
    tls: Option<Arc<Tls>>,
    metrics: Option<TcpListener>,
}

impl Server {
    /// Takes a port.
    ///
    /// # Errors
    ///
    /// If the port cannot be had, or the certificate cannot be used.
    pub async fn bind(
        address: SocketAddr,
        store: Arc<dyn Store>,
        config: Config,
    ) -> io::Result<Self> {
        let tls = config.tls.clone().map(Tls::open).transpose().map_err(io::Error::other)?;
        let listener = TcpListener::bind(address).await?;
        let metrics = match config.metrics {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        let limits = Arc::new(config.limits.clone());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let shared = Shared {
            journal: Journal::open(Arc::clone(&store)),
            store,
            doors: Doors::default(),
            pool: Pool::new(config.thinkers.unwrap_or(cores.saturating_sub(1))),
            addresses: Addresses::new(Arc::clone(&limits)),
            gate: Gate::new(&limits, config.proxied),
            limits,
            metrics: Metrics::default(),
            config,
            clock: Clock::Wall,
            probing: Mutex::default(),
            changed: broadcast::Sender::new(256),
            closing: watch::Sender::new(false),
        };
        Ok(Self { shared: Arc::new(shared), listener, tls: tls.map(Arc::new), metrics })
    }

    /// Where it listens.
    ///
    /// # Errors
    ///
    /// If the operating system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where it tells what it counts.
    ///
    /// # Errors
    ///
    /// If the operating system does not say.
    pub fn metrics_address(&self) -> io::Result<Option<SocketAddr>> {
        self.metrics.as_ref().map(TcpListener::local_addr).transpose()
    }

    /// Serves until asked to stop; then clients are told to come back, and every table is put
    /// away. Nobody can hold that up for longer than the limits say.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let shared = self.shared;
        let chores = tokio::spawn(do_chores(Arc::clone(&shared), self.tls.clone()));
        let listening = shared.store.news().map(|mut news| {
            let shared = Arc::clone(&shared);
            tokio::spawn(async move {
                while let Some(elsewhere) = news.recv().await {
                    // A table that sleeps reads everything when it wakes.
                    match elsewhere {
                        Elsewhere::Wrote(table, seq) => {
                            if let Some(door) = shared.doors.awake(table) {
                                let _ = door.send(Knock::Foreign(seq)).await;
                            }
                        }
                        // Nobody hears if nobody is connected.
                        Elsewhere::Changed(guest) => drop(shared.changed.send(guest)),
                        Elsewhere::Missed => shared.doors.look_again().await,
                    }
                }
            })
        });
        let counting = self.metrics.map(|listener| {
            let routes = http::metrics(Arc::clone(&shared));
            tokio::spawn(async move { axum::serve(listener, routes).await })
        });
        tracing::info!(address = ?self.listener.local_addr().ok(), "people may come");
        let ending = Arc::clone(&shared);
        let routes = http::routes(Arc::clone(&shared));
        let port = wire::Port { listener: self.listener, tls: self.tls };
        wire::serve(port, routes, shared, stop).await;
        tracing::info!("everybody has gone");
        chores.abort();
        if let Some(listening) = listening {
            listening.abort();
        }
        if let Some(counting) = counting {
            counting.abort();
        }
        // What can be folded in now need not be at the next start.
        let _ = tokio::time::timeout(ending.limits.farewell, ending.store.tidy()).await;
    }
}

async fn do_chores(shared: Arc<Shared>, tls: Option<Arc<Tls>>) {
    let mut tidy = tokio::time::interval(TIDY);
    let mut archive = tokio::time::interval(ARCHIVE);
    let mut delete = tokio::time::interval(ARCHIVE);
    loop {
        tokio::select! {
            _ = tidy.tick() => {
                if let Err(problem) = shared.store.tidy().await {
                    tracing::warn!("{problem}");
                }
                // Two dates are looked at, and seldom two small files are read.
                match tls.as_ref().map(|tls| tls.refresh()) {
                    Some(Ok(true)) => tracing::info!("a new certificate is used"),
                    Some(Err(problem)) => tracing::error!("the old certificate stays: {problem}"),
                    Some(Ok(false)) | None => {}
                }
            }
            _ = delete.tick() => {
                let Some(policy) = &shared.config.policy else { continue };
                if let Err(problem) = keep::let_go(&shared, policy).await {
                    tracing::error!("what is old cannot be deleted: {problem}");
                }
            }
            _ = archive.tick() => {
                let Some(after) = shared.config.archive_after else { continue };
                let age = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
                match shared.store.archive(shared.clock.now().saturating_sub(age)).await {
                    Ok(0) => {}
                    Ok(count) => tracing::info!("{count} tables put into the archive"),
                    Err(problem) => tracing::warn!("{problem}"),
                }
            }
        }
    }
}

impl Shared {
    /// Looks something up that may take a while, on threads that serve nobody meanwhile. An
    /// address waits for so much at a time and no more.
    pub async fn look_up<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, No> {
        let _place = self.addresses.look_up(address)?;
        let done = self.pool.look_up(work).await;
        done.ok_or_else(|| No::new(Code::Internal, "something went wrong on the way"))
    }

    /// Sets up a table whose terms were checked; says which, and what its invitation is.
    pub async fn open_table(
        &self,
        owner: GuestId,
        name: String,
        terms: Terms,
    ) -> Result<(TableId, Token), No> {
        let sits = terms.chairs.iter().position(|plan| *plan == Plan::Person);
        let sits = sits.and_then(|chair| u8::try_from(chair).ok());
        let lines = sits.map(|chair| Line::Sat { chair, guest: owner });
        self.create(owner, name, terms, lines.into_iter().collect(), Vec::new()).await
    }

    /// Sets a table up for the people of another.
    pub async fn rematch(&self, table: &Table) -> Result<TableId, No> {
        let company = &table.company;
        let owner = company.owner;
        let name = company.name(owner).unwrap_or_default().to_owned();
        let others = company.people().filter(|(guest, _)| *guest != owner);
        let came = others.map(|(guest, name)| Line::Came { guest, name: name.to_owned() });
        let chairs = (0..company.size()).filter_map(|chair| Some((chair, company.chair(chair)?)));
        let sat =
            chairs.filter_map(|(chair, there)| Some(Line::Sat { chair, guest: there.guest? }));
        let lines = came.chain(sat).collect();
        let members = company.people().map(|(guest, _)| Mark::Member(guest)).collect();
        let (id, _) = self.create(owner, name, table.terms.clone(), lines, members).await?;
        Ok(id)
    }

    async fn create(
        &self,
        owner: GuestId,
        name: String,
        terms: Terms,
        more: Vec<Line>,
        mut marks: Vec<Mark>,
    ) -> Result<(TableId, Token), No> {
        let (id, invitation) = (TableId::random(), Token::random());
        let hash = derelict_engine::record::Hex(invitation.hash().0);
        let opened = Line::Opened { by: owner, name, terms: Box::new(terms), invitation: hash };
        let at = self.clock.now();
        let broken = |broken| No::broken(&broken);
        let mut table = Table::open(id, &opened).map_err(broken)?;
        for line in &more {
            table.apply(line, at).map_err(broken)?;
        }
        marks.push(host::card(&table.card(), &table));
        marks.push(Mark::Member(owner));
        let lines: Vec<Line> = std::iter::once(opened).chain(more).collect();
        let kept = self.journal.append(entry(id, 1, at, &lines, marks)).await;
        kept.map_err(|lost| match lost {
            crate::store::Lost::Taken => No::raced(),
            crate::store::Lost::Problem(problem) => No::not_kept(problem),
        })?;
        Ok((id, invitation))
    }
}

/// Whether a table with these terms can be played at.
pub(crate) fn check(terms: &Terms, limits: &Limits) -> Result<(), No> {
    let bad = |text: String| No::new(Code::BadSetup, text);
    check_packs(&terms.setup, limits)?;
    let catalog = crate::books::catalog(&terms.setup).map_err(bad)?;
    terms.setup.rulebook(&catalog).map_err(|problems| bad(problems.to_string()))?;
    if terms.guided && crate::guided::of(terms)?.is_none() {
        return Err(bad("a guided game is set up as `/api/guides` tells".into()));
    }
    if terms.chairs.len() != usize::from(terms.setup.players) {
        let (chairs, players) = (terms.chairs.len(), terms.setup.players);
        return Err(bad(format!("{chairs} chairs for {players} players; name one for each")));
    }
    if terms.window_ms.is_some_and(|window| window > 60_000) {
        return Err(bad("a reaction window stays open for 60000 ms at most".into()));
    }
    if terms.pace_ms > 10_000 {
        return Err(bad("the computer waits for 10000 ms at most".into()));
    }
    if terms.clock_secs.is_some_and(|clock| !(5..=86_400).contains(&clock)) {
        return Err(bad("the clock gives 5 to 86400 seconds".into()));
    }
    if terms.absence_secs.is_some_and(|secs| secs > 86_400) {
        return Err(bad("somebody is waited for 86400 seconds at most".into()));
    }
    if terms.sand_secs.is_some_and(|secs| secs > 86_400) {
        return Err(bad("the sand runs for 86400 seconds at most".into()));
    }
    if terms.seed.as_ref().is_some_and(|seed| seed.len() > 200) {
        return Err(bad("the words of a seed have 200 letters at most".into()));
    }
    Ok(())
}

/// Whether somebody names no more packs than they may.
pub(crate) fn check_packs(setup: &Setup, limits: &Limits) -> Result<(), No> {
    let bad = |text: String| No::new(Code::BadSetup, text);
    if setup.packs.len() > limits.packs {
        return Err(bad(format!("a table names {} packs at most", limits.packs)));
    }
    let mut packs = setup.packs.clone();
    packs.sort_unstable();
    match packs.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(twice) => Err(bad(format!("the pack `{}` is named twice", twice[0]))),
        None => Ok(()),
    }
}

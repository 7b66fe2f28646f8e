//! The way bytes take to a server: in the open, or in secret.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::fault::Fault;

/// A connection to a server.
pub enum Stream {
    /// By http.
    Open(TcpStream),
    /// By https.
    Secret(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// Connects to a host and port.
    ///
    /// # Errors
    ///
    /// If nobody is there, or by https nobody who can prove to be that host.
    pub fn open(host: &str, secure: bool, patience: Duration) -> Result<Self, Fault> {
        let about = |error: io::Error| Fault::about(host, error);
        let tcp = TcpStream::connect(host).map_err(about)?;
        tcp.set_read_timeout(Some(patience)).map_err(about)?;
        tcp.set_nodelay(true).map_err(about)?;
        if !secure {
            return Ok(Self::Open(tcp));
        }
        let client = ClientConnection::new(trusted().map_err(about)?, name(host)?)
            .map_err(|error| Fault::about(host, error))?;
        let mut stream = StreamOwned::new(client, tcp);
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock).map_err(about)?;
        }
        Ok(Self::Secret(Box::new(stream)))
    }

    /// How long reading waits for something to come.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub fn set_patience(&self, patience: Duration) -> io::Result<()> {
        let tcp = match self {
            Self::Open(tcp) => tcp,
            Self::Secret(stream) => &stream.sock,
        };
        tcp.set_read_timeout(Some(patience))
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Open(tcp) => tcp.read(bytes),
            Self::Secret(stream) => stream.read(bytes),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Open(tcp) => tcp.write(bytes),
            Self::Secret(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Open(tcp) => tcp.flush(),
            Self::Secret(stream) => stream.flush(),
        }
    }
}

/// Whom this machine believes: its own certificates, or those `SSL_CERT_FILE` names.
fn trusted() -> io::Result<Arc<ClientConfig>> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = found.errors.first().map(ToString::to_string).unwrap_or_default();
        let text = format!("this machine has no certificates to know a server by; {why}");
        return Err(io::Error::new(io::ErrorKind::NotFound, text));
    }
    let crypto = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(crypto)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

/// Whom a host has to prove to be.
fn name(host: &str) -> Result<ServerName<'static>, Fault> {
    let bare = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let bare = bare.trim_start_matches('[').trim_end_matches(']').to_owned();
    ServerName::try_from(bare).map_err(|error| Fault::about(host, error))
}

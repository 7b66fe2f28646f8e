//! HTTPS of our own: a certificate and its key from files, read again when they change.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// Where a certificate and its key lie, as PEM files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, and behind it those that vouch for it.
    pub certificate: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// Why HTTPS cannot be spoken.
#[derive(Debug)]
pub enum TlsProblem {
    /// A file cannot be read, or has nothing of that kind in it.
    File { path: PathBuf, wanted: &'static str, why: String },
    /// Certificate and key do not belong together, or are of no use.
    Unfit { certificate: PathBuf, why: String },
}

impl fmt::Display for TlsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, wanted, why } => {
                write!(f, "{}: no {wanted} in PEM form can be read ({why})", path.display())
            }
            Self::Unfit { certificate, why } => {
                write!(f, "{}: the certificate cannot be used ({why})", certificate.display())
            }
        }
    }
}

impl std::error::Error for TlsProblem {}

/// What connections are made secret with.
pub(crate) struct Tls {
    files: TlsFiles,
    now: RwLock<Loaded>,
}

struct Loaded {
    acceptor: TlsAcceptor,
    written: [Option<SystemTime>; 2],
}

impl Tls {
    /// Reads the files.
    pub fn open(files: TlsFiles) -> Result<Self, TlsProblem> {
        let now = RwLock::new(Loaded { written: files.written(), acceptor: files.load()? });
        Ok(Self { files, now })
    }

    /// What the next connection is made secret with.
    pub fn acceptor(&self) -> TlsAcceptor {
        self.now.read().unwrap_or_else(PoisonError::into_inner).acceptor.clone()
    }

    /// Reads the files again if they were written since. What cannot be used changes nothing.
    pub fn refresh(&self) -> Result<bool, TlsProblem> {
        let written = self.files.written();
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        if now.written == written {
            return Ok(false);
        }
        // Said once, not every time somebody looks.
        now.written = written;
        now.acceptor = self.files.load()?;
        Ok(true)
    }
}

impl TlsFiles {
    fn written(&self) -> [Option<SystemTime>; 2] {
        [&self.certificate, &self.key]
            .map(|path| std::fs::metadata(path).and_then(|about| about.modified()).ok())
    }

    fn load(&self) -> Result<TlsAcceptor, TlsProblem> {
        let file = |path: &PathBuf, wanted| {
            let path = path.clone();
            move |why: &dyn fmt::Display| TlsProblem::File { path, wanted, why: why.to_string() }
        };
        let no_certificate = file(&self.certificate, "certificate");
        let certificates = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let certificates = match certificates {
            Ok(found) if found.is_empty() => return Err(no_certificate(&"there is none")),
            Ok(found) => found,
            Err(error) => return Err(no_certificate(&error)),
        };
        let key = PrivateKeyDer::from_pem_file(&self.key)
            .map_err(|error| file(&self.key, "private key")(&error))?;
        let unfit = |error: rustls::Error| TlsProblem::Unfit {
            certificate: self.certificate.clone(),
            why: error.to_string(),
        };
        let crypto = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(crypto)
            .with_safe_default_protocol_versions()
            .map_err(unfit)?
            .with_no_client_auth()
            .with_single_cert(certificates, key)
            .map_err(unfit)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

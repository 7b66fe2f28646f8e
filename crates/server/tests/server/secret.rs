//! HTTPS of our own: certificates from files, changed while people play, and those who cannot speak it.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use derelict_server::store::Sqlite;
use derelict_server::{Config, Limits, Server, TlsFiles};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::house::{House, generous};

/// Longer than anything here takes, on the busiest machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Writes a certificate that vouches for itself, and its key; tells the certificate.
fn certify(files: &TlsFiles) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    fs::write(&files.certificate, made.cert.pem()).expect("a file");
    fs::write(&files.key, made.signing_key.serialize_pem()).expect("a file");
    made.cert.der().clone()
}

fn files(folder: &TempDir) -> TlsFiles {
    let at = |name: &str| folder.path().join(name);
    TlsFiles { certificate: at("certificate.pem"), key: at("key.pem") }
}

async fn house(files: &TlsFiles, limits: Limits) -> House {
    House::with(Config { limits, secure: true, tls: Some(files.clone()), ..generous() }).await
}

/// Connects as somebody who believes one certificate.
async fn connect(
    address: SocketAddr,
    believed: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(believed.clone()).expect("a certificate");
    let crypto = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(crypto)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("a name");
    let tcp = TcpStream::connect(address).await?;
    TlsConnector::from(Arc::new(config)).connect(name, tcp).await
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_said_in_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files(&folder);
    let certificate = certify(&files);
    let house = house(&files, Limits::generous()).await;
    let mut stream = connect(house.address, &certificate).await.expect("a connection");
    let body = "{\"name\":\"Ann\"}";
    let request = format!(
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer, with a goodbye");
    assert!(answer.contains(" 200 ") && answer.contains("__Host-derelict="), "{answer}");

    let other = tempfile::tempdir().expect("a folder");
    let stranger = certify(&self::files(&other));
    let error = connect(house.address, &stranger).await.expect_err("it is somebody else");
    assert!(error.to_string().contains("certificate"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_speak_https_is_told_so_and_who_stops_halfway_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files(&folder);
    let certificate = certify(&files);
    let limits = Limits { head: Duration::from_millis(200), ..Limits::generous() };
    let house = house(&files, limits).await;
    let half = [0x16, 3, 1, 2];
    for (said, told) in [(&b"GET / HTTP/1.1\r\n\r\n"[..], "say https://"), (&half, ""), (b"", "")] {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        stream.write_all(said).await.expect("sent");
        let mut answer = Vec::new();
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        // A reset is an end as well.
        let _ = read.expect("the server gives up in time");
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.contains(told) && answer.is_empty() == told.is_empty(), "{answer}");
    }
    connect(house.address, &certificate).await.expect("everybody else is let in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_certificate_is_used_without_a_restart_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files(&folder);
    let old = certify(&files);
    let house = house(&files, Limits::generous()).await;
    let _before = connect(house.address, &old).await.expect("a connection");
    fs::write(&files.certificate, "nonsense").expect("a file");
    connect(house.address, &old).await.expect("the old one stays");
    let new = certify(&files);
    let renewed = async {
        while connect(house.address, &new).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, renewed).await.expect("the new one is used");
    assert!(connect(house.address, &old).await.is_err(), "and the old one no longer");
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_are_no_use_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files(&folder);
    certify(&files);
    let (nowhere, empty) = (folder.path().join("nowhere.pem"), folder.path().join("empty.pem"));
    fs::write(&empty, "").expect("a file");
    let other = tempfile::tempdir().expect("a folder");
    let stranger = self::files(&other);
    certify(&stranger);
    let with = |certificate: &Path, key: &Path| TlsFiles {
        certificate: certificate.to_owned(),
        key: key.to_owned(),
    };
    for (wrong, named, why) in [
        (with(&nowhere, &files.key), "nowhere.pem", "no certificate"),
        (with(&empty, &files.key), "empty.pem", "there is none"),
        (with(&files.certificate, &empty), "empty.pem", "no private key"),
        (with(&files.certificate, &stranger.key), "certificate.pem", "cannot be used"),
    ] {
        let store = Arc::new(Sqlite::open(other.path()).expect("a store"));
        let any = "127.0.0.1:0".parse().expect("an address");
        let config = Config { tls: Some(wrong), ..generous() };
        let problem = Server::bind(any, store, config).await.err().expect("it cannot be");
        let said = problem.to_string();
        assert!(said.contains(named) && said.contains(why), "{said}");
    }
}

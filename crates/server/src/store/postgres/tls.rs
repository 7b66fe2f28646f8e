//! How the connection to the database is kept secret, as `sslmode` and `sslrootcert` say.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres::Config;
use tokio_postgres_rustls::MakeRustlsConnect;

/// Where the database is and how it is reached. With `sslmode=disable` in the open, with `prefer`
/// (the usual) and `require` encrypted, with `verify-full` encrypted and only if the database proves
/// its name, to `sslrootcert` or to those this machine trusts. Naming `sslrootcert` is asking for
/// proof.
pub(super) fn read(address: &str) -> Result<(Config, MakeRustlsConnect), String> {
    let mut address = address.to_owned();
    let root = take(&mut address, "sslrootcert");
    let mut proven = root.is_some();
    match value(&address, "sslmode") {
        Some("verify-full") => {
            address = address.replacen("sslmode=verify-full", "sslmode=require", 1);
            proven = true;
        }
        Some("verify-ca") => return Err("sslmode=verify-full also verifies the name".into()),
        Some("disable" | "prefer") if proven => {
            return Err("sslrootcert needs sslmode=require or verify-full".into());
        }
        None if proven => return Err("sslrootcert needs sslmode=require or verify-full".into()),
        None | Some("disable" | "prefer" | "require") => {}
        Some(other) => {
            return Err(format!(
                "there is no sslmode={other}; disable, prefer, require or verify-full are"
            ));
        }
    }
    let config = address.parse::<Config>().map_err(|error| error.to_string())?;
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    let builder = if proven {
        builder.with_root_certificates(trusted(root.as_deref())?)
    } else {
        builder.dangerous().with_custom_certificate_verifier(Arc::new(Unproven(provider)))
    };
    Ok((config, MakeRustlsConnect::new(builder.with_no_client_auth())))
}

/// The value of a setting in an address or in a list of settings.
fn value<'a>(address: &'a str, name: &str) -> Option<&'a str> {
    let settings = address.split_once('?').map_or(address, |(_, settings)| settings);
    let mut pairs = settings.split(['&', ' ']).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Takes a setting out of an address.
fn take(address: &mut String, name: &str) -> Option<String> {
    let value = value(address, name)?.to_owned();
    let setting = format!("{name}={value}");
    for (from, to) in [
        (format!("&{setting}"), ""),
        (format!("?{setting}&"), "?"),
        (format!("?{setting}"), ""),
        (format!(" {setting}"), ""),
        (format!("{setting} "), ""),
    ] {
        if address.contains(&from) {
            *address = address.replacen(&from, to, 1);
            break;
        }
    }
    Some(value)
}

fn trusted(file: Option<&str>) -> Result<RootCertStore, String> {
    let mut roots = RootCertStore::empty();
    let found: Vec<CertificateDer<'static>> = match file {
        Some(file) => {
            let said = |error: rustls::pki_types::pem::Error| format!("{file}: {error}");
            let certificates = CertificateDer::pem_file_iter(file).map_err(said)?;
            certificates.collect::<Result<_, _>>().map_err(said)?
        }
        None => rustls_native_certs::load_native_certs().certs,
    };
    let (added, _) = roots.add_parsable_certificates(found);
    if added == 0 {
        return Err("there is no certificate to trust; name one with sslrootcert".into());
    }
    Ok(roots)
}

/// Takes any certificate, as `sslmode=require` does everywhere: it keeps listeners out, not
/// impostors.
#[derive(Debug)]
struct Unproven(Arc<CryptoProvider>);

impl ServerCertVerifier for Unproven {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_taken_out_of_addresses_of_either_kind() {
        for (address, rest) in [
            (
                "postgres://a@b/c?sslrootcert=/x.pem&sslmode=require",
                "postgres://a@b/c?sslmode=require",
            ),
            (
                "postgres://a@b/c?sslmode=require&sslrootcert=/x.pem",
                "postgres://a@b/c?sslmode=require",
            ),
            ("postgres://a@b/c?sslrootcert=/x.pem", "postgres://a@b/c"),
            ("host=b sslrootcert=/x.pem user=a", "host=b user=a"),
        ] {
            let mut left = address.to_owned();
            assert_eq!(take(&mut left, "sslrootcert").as_deref(), Some("/x.pem"), "{address}");
            assert_eq!(left, rest);
        }
    }

    #[test]
    fn proof_is_never_left_out_in_silence() {
        for (address, told) in [
            ("postgres://a@b/c?sslmode=verify-ca", "verify-full"),
            ("postgres://a@b/c?sslrootcert=/x.pem", "needs sslmode"),
            ("postgres://a@b/c?sslmode=prefer&sslrootcert=/x.pem", "needs sslmode"),
            ("postgres://a@b/c?sslmode=verify-full&sslrootcert=/no.pem", "/no.pem"),
            ("postgres://a@b/c?sslmode=maybe", "sslmode"),
        ] {
            let why = read(address).err().expect("it makes no sense");
            assert!(why.contains(told), "{address}: {why}");
        }
        assert!(read("postgres://a@b/c?sslmode=require").is_ok());
    }
}

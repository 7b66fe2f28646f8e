//! The client, if it is built in; else a page that says how to get it.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::host::No;
use crate::protocol::Code;

/// A file of the client: its path, its kind, its bytes.
type File = (&'static str, &'static str, &'static [u8]);

include!(concat!(env!("OUT_DIR"), "/client.rs"));

const MISSING: &str = "<!doctype html>\n<html lang=\"en\">\n<title>Derelict</title>\n\
    <h1>Derelict</h1>\n<p>This server was built without the browser client. Build it with \
    <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, then build the \
    server again; or play by the protocol that <code>docs/protocol.md</code> describes.</p>\n";

pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let wanted = if path.is_empty() { "index.html" } else { path };
    if let Some((name, kind, bytes)) = file(wanted) {
        // Names of built files change with their content; those of the others do not.
        let keep = if name.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let heads = [
            (header::CONTENT_TYPE, *kind),
            (header::CACHE_CONTROL, keep),
            (header::VARY, "accept-encoding"),
        ];
        let packed = unpacks(&headers).then(|| file(&format!("{name}.gz"))).flatten();
        return match packed {
            Some((.., packed)) => {
                (heads, [(header::CONTENT_ENCODING, "gzip")], *packed).into_response()
            }
            None => (heads, *bytes).into_response(),
        };
    }
    if wanted == "index.html" {
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        return (StatusCode::OK, kind, MISSING).into_response();
    }
    No::new(Code::Unknown, "there is nothing here").into_response()
}

fn file(name: &str) -> Option<&'static File> {
    CLIENT.iter().find(|(known, ..)| *known == name)
}

/// Whether a browser takes files as the build has packed them.
fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|way| way.trim().starts_with("gzip")))
}

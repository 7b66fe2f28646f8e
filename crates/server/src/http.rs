//! The HTTP side: making and finding tables, records, rules, and the page itself.

mod epilogue;
mod gallery;
mod library;
mod note;
mod page;
mod print;
mod problem;
mod replay;
mod rulebook;
mod tables;
pub(crate) mod visitor;

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use serde::Serialize;
use tokio::time::timeout;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

use crate::host::No;
use crate::protocol::{Code, Reason};
use crate::server::Shared;
use crate::socket;

/// No script but our own, nothing from elsewhere, nobody may frame us.
const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                   connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
                   object-src 'none'";

/// Whether something can be kept is known within so long.
const READY: Duration = Duration::from_secs(2);

/// Everything that is served.
pub(crate) fn routes(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/api/guests", post(tables::be_guest))
        .route("/api/me", get(tables::me))
        .route("/api/me/renew", post(tables::renew))
        .route("/api/me/revoke", post(tables::revoke))
        .route("/api/tables", get(tables::own).post(tables::open))
        .route("/api/lobby", get(tables::lobby))
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/look", post(tables::look_invited))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(replay::replay))
        .route("/api/tables/{table}/scenario", get(problem::scenario))
        .route("/api/tables/{table}/epilogue", get(epilogue::of_table))
        .route(epilogue::PATH, post(epilogue::of_record))
        .route("/api/tables/{table}/play", get(socket::upgrade))
        .route("/api/guides", get(library::guides))
        .route("/api/options", get(library::options))
        .route("/api/setup", get(library::setup))
        .route("/api/rules", get(rulebook::search))
        .route("/api/rulebook", get(rulebook::contents))
        .route("/api/rulebook/{chapter}/{section}", get(rulebook::section))
        .route("/api/board/{board}", get(library::board))
        .route("/api/components/{board}", get(library::components))
        .route("/api/gallery/{board}", get(gallery::gallery))
        .route("/api/openapi.json", get(openapi))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .fallback(page::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), visitor::check))
        .layer(middleware::map_response_with_state(Arc::clone(&shared), guard))
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), note::note))
        .with_state(shared)
}

/// What whoever runs the server may read, on a port of its own.
pub(crate) fn metrics(shared: Arc<Shared>) -> Router {
    Router::new().route("/metrics", get(counted)).with_state(shared)
}

/// Bytes of what the framework says when it refuses something itself, at most.
const SAID: usize = 4 << 10;

/// Headers that belong on every answer; and every refusal looks alike, whoever refuses.
async fn guard(State(shared): State<Arc<Shared>>, response: Response) -> Response {
    let mut response = alike(response).await;
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if shared.config.secure {
        // Two years, as lists of such hosts want it; whoever was here once comes by HTTPS alone.
        let always = HeaderValue::from_static("max-age=63072000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, always);
    }
    response
}

async fn alike(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let ours = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !status.is_client_error() || ours {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Code::Unknown,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLong,
        _ => Code::Malformed,
    };
    let (mut head, body) = response.into_parts();
    let said = axum::body::to_bytes(body, SAID).await.unwrap_or_default();
    let text = match String::from_utf8_lossy(&said).trim() {
        "" => status.canonical_reason().unwrap_or_default().to_lowercase(),
        said => said.to_owned(),
    };
    let refused = No::new(code, text).into_response();
    for (name, value) in refused.headers() {
        head.headers.insert(name, value.clone());
    }
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, refused.into_body())
}

/// What any request may be answered.
const ANYWHERE: [(StatusCode, &str); 6] = [
    (StatusCode::BAD_REQUEST, "Not understood"),
    (StatusCode::FORBIDDEN, "Sent by a page of another origin"),
    (StatusCode::CONFLICT, "Not now"),
    (StatusCode::TOO_MANY_REQUESTS, "Too often"),
    (StatusCode::INTERNAL_SERVER_ERROR, "Something is wrong with the server"),
    (StatusCode::SERVICE_UNAVAILABLE, "It could not be kept or read"),
];

struct Anywhere;

impl Modify for Anywhere {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        for item in description.paths.paths.values_mut() {
            [&mut item.get, &mut item.post].into_iter().flatten().for_each(may_be_refused);
        }
    }
}

fn may_be_refused(operation: &mut Operation) {
    for (status, why) in ANYWHERE {
        let refused = RefOr::Ref(Ref::from_schema_name("Refused"));
        let content = ContentBuilder::new().schema(Some(refused)).build();
        let response = ResponseBuilder::new().description(why).content("application/json", content);
        let responses = &mut operation.responses.responses;
        responses.entry(status.as_str().to_owned()).or_insert_with(|| response.into());
    }
}

/// Everything HTTP, described for programs. The WebSocket is described in `docs/protocol.md`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Derelict", description = "Tables, seats, records and rules."),
    paths(
        tables::be_guest,
        tables::me,
        tables::renew,
        tables::revoke,
        tables::own,
        tables::open,
        tables::lobby,
        tables::look,
        tables::look_invited,
        tables::join,
        tables::record,
        replay::replay,
        problem::scenario,
        epilogue::of_table,
        epilogue::of_record,
        library::guides,
        library::options,
        library::setup,
        rulebook::search,
        rulebook::contents,
        rulebook::section,
        library::board,
        library::components,
        gallery::gallery,
        health,
        ready,
    ),
    modifiers(&Anywhere)
)]
struct Description;

async fn openapi() -> Response {
    static WRITTEN: LazyLock<String> =
        LazyLock::new(|| Description::openapi().to_json().unwrap_or_default());
    ([(header::CONTENT_TYPE, "application/json")], WRITTEN.as_str()).into_response()
}

/// Whether the server is alive.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, description = "It is", body = String),
))]
async fn health() -> &'static str {
    "ok\n"
}

/// Whether what people do can be kept.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, description = "It can", body = String),
    (status = 503, description = "Not at the moment", body = String),
))]
async fn ready(State(shared): State<Arc<Shared>>) -> Response {
    let asked = async {
        // One at a time: each of them writes.
        let _turn = shared.probing.lock().await;
        shared.store.ping().await
    };
    match timeout(READY, asked).await {
        Ok(Ok(())) => "ok\n".into_response(),
        Ok(Err(problem)) => {
            tracing::warn!("{problem}");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept\n").into_response()
        }
        Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept in time\n").into_response()
        }
    }
}

/// What the server counts about itself, for Prometheus.
async fn counted(State(shared): State<Arc<Shared>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, shared.metrics.text()).into_response()
}

/// A refusal, for programs and people.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Refused {
    /// What kind.
    #[schema(value_type = String)]
    pub code: Code,
    /// In words.
    pub text: String,
    /// Every reason, with the rule behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub reasons: Vec<Reason>,
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let status = match self.code {
            Code::Malformed | Code::Version | Code::BadSetup => StatusCode::BAD_REQUEST,
            Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Forbidden => StatusCode::FORBIDDEN,
            Code::Unknown => StatusCode::NOT_FOUND,
            Code::Stale | Code::NotAsked | Code::NotOffered | Code::NotNow => StatusCode::CONFLICT,
            Code::NotKept => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let refused = Refused { code: self.code, text: self.text, reasons: self.reasons };
        (status, Json(refused)).into_response()
    }
}

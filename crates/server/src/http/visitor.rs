//! Who sends a request, and whether it may come from there.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::epilogue;
use crate::host::No;
use crate::id::Token;
use crate::limits::Limits;
use crate::protocol::Code;
use crate::server::{Config, Shared};
use crate::store::{Guest, Millis};

/// Bytes of a request, at most, unless it brings a record.
const BODY: usize = 64 << 10;
/// Letters of what is asked for, at most.
const ADDRESS: usize = 2048;

/// The name of the cookie that holds a guest's token. Over HTTPS no other host or page below it can
/// have set it.
fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-derelict" } else { "derelict" }
}

/// A token counts as presented once a day.
const DAY: Millis = 86_400_000;

/// Where a request comes from: the other end of the connection, or whom our proxy names. Only the
/// last name counts; those before it are what the visitor says.
pub(crate) struct Address(pub IpAddr);

impl Address {
    fn of(peer: IpAddr, headers: &HeaderMap, config: &Config) -> Self {
        let named = headers.get_all("x-forwarded-for").iter().next_back();
        let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let named = last.and_then(|name| name.trim().parse().ok());
        Self(named.filter(|_| config.proxied).unwrap_or(peer))
    }
}

impl FromRequestParts<Arc<Shared>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let nowhere = IpAddr::from([0, 0, 0, 0]);
        Ok(Self::of(peer.unwrap_or(nowhere), &parts.headers, &shared.config))
    }
}

/// Counts every request of an address and refuses what pages of others send.
pub(crate) async fn check(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if let Err(no) = shared.addresses.request(address) {
        shared.metrics.refused.add();
        return no.into_response();
    }
    if request.uri().to_string().len() > ADDRESS {
        shared.metrics.refused.add();
        let no = No::new(Code::TooLong, format!("an address has at most {ADDRESS} letters"));
        return no.into_response();
    }
    if !own_name(request.headers(), &shared.config) {
        shared.metrics.refused.add();
        let text = "this server is not called that; whoever runs it says its names with --host";
        return No::forbidden(text).into_response();
    }
    let socket = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !socket;
    if !harmless && !own_origin(request.headers(), &shared.config) {
        shared.metrics.refused.add();
        let no = No::new(Code::Forbidden, "a page of another origin may not do that");
        return no.into_response();
    }
    let request = match request.uri().path() {
        epilogue::PATH => brought(request, &shared, address).await,
        _ => whole(request, BODY, &shared.limits).await,
    };
    match request {
        Ok(request) => next.run(request).await,
        Err(no) => {
            shared.metrics.refused.add();
            no.into_response()
        }
    }
}

/// A request with a record. It is long, so an address sends no more of them at a time than it may have
/// looked up.
async fn brought(request: Request, shared: &Shared, address: IpAddr) -> Result<Request, No> {
    let _place = shared.addresses.look_up(address)?;
    whole(request, epilogue::RECORD, &shared.limits).await
}

/// A request with all of its body, which has to come in time.
async fn whole(request: Request, most: usize, limits: &Limits) -> Result<Request, No> {
    let (head, body) = request.into_parts();
    let late = |_| No::new(Code::Malformed, "the request did not come in time");
    let body = timeout(limits.body, to_bytes(body, most)).await.map_err(late)?;
    let body = body.map_err(|_| No::new(Code::TooLong, "the request is too long"))?;
    // A list would be read as the fields of an object in their order.
    if body.trim_ascii_start().first().is_some_and(|first| *first == b'[') {
        return Err(No::new(Code::Malformed, "what is sent is a JSON object, not a list"));
    }
    Ok(Request::from_parts(head, Body::from(body)))
}

/// Whether we are called what a request calls us. A page whose name was made to lead here speaks to
/// its own host, as browsers see it; only we can tell that it is not ours.
fn own_name(headers: &HeaderMap, config: &Config) -> bool {
    let Some(host) = headers.get(header::HOST) else {
        // No browser leaves it out.
        return true;
    };
    let Some(called) = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) else {
        return false;
    };
    let name = called.host().trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let origins = config.origins.iter().filter_map(|origin| origin.parse::<Uri>().ok());
    let named = config.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
        || origins.into_iter().any(|origin| origin.host() == Some(&*name));
    address || named || name == "localhost" || name.ends_with(".localhost")
}

/// Whether a request comes from our own page, or from no page at all.
pub(crate) fn own_origin(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if config.origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from: Option<Uri> = origin.parse().ok();
    let from = from.as_ref().and_then(Uri::authority);
    matches!((host, from), (Some(host), Some(from)) if from.as_str() == host)
}

/// The secret a request presents: in its authorisation, or in its cookie.
pub(crate) fn token(headers: &HeaderMap, config: &Config) -> Option<Token> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Token::presented(token.trim()));
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == cookie_name(config.secure)).then_some(value)
    });
    pairs.next().map(Token::presented)
}

/// The cookie that keeps a token; without one, the cookie that ends it.
pub(crate) fn cookie(token: Option<&Token>, config: &Config) -> String {
    let flag = if config.secure { "; Secure" } else { "" };
    let (name, life) = (cookie_name(config.secure), config.token_life.as_secs());
    let (token, life) = token.map_or(("", 0), |token| (token.reveal(), life));
    format!("{name}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={life}{flag}")
}

/// Who has a token.
pub(crate) async fn known(shared: &Shared, token: &Token) -> Result<Option<Guest>, No> {
    let hash = token.hash();
    let found = shared.store.guest(hash).await.map_err(No::not_kept)?;
    let Some(guest) = found.filter(|guest| guest.token.matches(&hash)) else { return Ok(None) };
    let now = shared.clock.now();
    let unseen = guest.seen.map(|seen| now.saturating_sub(seen));
    let life = Millis::try_from(shared.config.token_life.as_millis()).unwrap_or(Millis::MAX);
    if unseen.is_some_and(|unseen| unseen > life) {
        return Ok(None);
    }
    if unseen.is_none_or(|unseen| unseen > DAY)
        && let Err(problem) = shared.store.see(guest.id, now).await
    {
        // Known all the same; it is noted the next time.
        tracing::warn!("{problem}");
    }
    Ok(Some(guest))
}

/// Who sends a request, if anybody known.
pub(crate) async fn guest(shared: &Shared, headers: &HeaderMap) -> Result<Option<Guest>, No> {
    match token(headers, &shared.config) {
        Some(token) => known(shared, &token).await,
        None => Ok(None),
    }
}

/// Who sends a request; it must be somebody.
pub(crate) async fn somebody(shared: &Shared, headers: &HeaderMap) -> Result<Guest, No> {
    guest(shared, headers)
        .await?
        .ok_or_else(|| No::forbidden("say who you are first: POST /api/guests with a name"))
}

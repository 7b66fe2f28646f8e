//! A line of the log for each request.

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;
use tracing::Level;

use super::visitor::Address;

/// Notes what was asked for and how it was answered. Routes go by their pattern, and nothing else of
/// a request is written down: a token or an invitation may stand in any of it.
pub(super) async fn note(Address(address): Address, request: Request, next: Next) -> Response {
    if !tracing::enabled!(Level::DEBUG) {
        return next.run(request).await;
    }
    let route = request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned());
    let (method, begun) = (request.method().clone(), Instant::now());
    let response = next.run(request).await;
    tracing::debug!(
        %address,
        %method,
        route = route.as_deref().unwrap_or("/"),
        status = response.status().as_u16(),
        micros = begun.elapsed().as_micros() as u64,
        "answered"
    );
    response
}

//! Making, finding and joining tables.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use super::Refused;
use super::visitor::{Address, cookie, guest, somebody};
use crate::host::{Knock, No, Recording, Reply};
use crate::id::{GuestId, TableId, Token};
use crate::line::Terms;
use crate::protocol::{Code, TableView};
use crate::server::{Shared, check};
use crate::store::{Guest, Listed};

/// Somebody's name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// Letters but no control characters, and not blanks alone.
    #[schema(min_length = 1, max_length = 32)]
    name: String,
}

/// Who somebody is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Known {
    #[schema(value_type = String)]
    guest: GuestId,
    name: String,
    /// The secret that proves it; told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Opened {
    #[schema(value_type = String)]
    table: TableId,
    /// The secret that lets others in; told once, to the owner.
    invitation: String,
    /// The link to send to friends, from the root of this server.
    link: String,
}

/// Somebody wants to join.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    #[serde(default)]
    invitation: Option<String>,
    /// The chair wanted, from 1; any free one if not named.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 5)]
    chair: Option<u8>,
}

/// Looking without joining. An invitation is never part of an address: those are written down on
/// the way.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invited {
    #[serde(default)]
    invitation: Option<String>,
}

type Body<T> = Result<Json<T>, JsonRejection>;

fn body<T>(body: Body<T>) -> Result<T, No> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(JsonRejection::BytesRejection(_)) => {
            Err(No::new(Code::TooLong, "the request is too long"))
        }
        Err(rejection) => Err(No::new(Code::Malformed, rejection.body_text())),
    }
}

/// Says who somebody is; the token proves it from then on.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 200, description = "Somebody known from now on", body = Known),
    (status = 400, description = "No name", body = Refused),
    (status = 413, description = "Too long", body = Refused),
    (status = 429, description = "Too many", body = Refused),
))]
pub(crate) async fn be_guest(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    request: Body<NewGuest>,
) -> Result<Response, No> {
    let name = shared.limits.name(&body(request)?.name)?;
    shared.addresses.make(address)?;
    let token = Token::random();
    let id = GuestId::random();
    let seen = Some(shared.clock.now());
    let guest = Guest { id, name: name.clone(), token: token.hash(), seen };
    shared.store.add_guest(guest).await.map_err(No::not_kept)?;
    Ok(introduced(&shared, id, name, &token))
}

fn introduced(shared: &Shared, guest: GuestId, name: String, token: &Token) -> Response {
    let set = [(header::SET_COOKIE, cookie(Some(token), &shared.config))];
    let known = Known { guest, name, token: Some(token.reveal().to_owned()) };
    (set, Json(known)).into_response()
}

/// Nothing needs to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// Gives somebody another token; the one they had holds no longer, and who came with it is sent
/// away.
#[utoipa::path(post, path = "/api/me/renew", request_body = Nothing, responses(
    (status = 200, description = "The new token", body = Known),
    (status = 400, description = "Not understood", body = Refused),
    (status = 413, description = "Too long", body = Refused),
    (status = 403, description = "Nobody known", body = Refused),
))]
pub(crate) async fn renew(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    request: Body<Nothing>,
) -> Result<Response, No> {
    let Nothing {} = body(request)?;
    let guest = somebody(&shared, &headers).await?;
    let token = Token::random();
    change(&shared, guest.id, &token).await?;
    Ok(introduced(&shared, guest.id, guest.name, &token))
}

/// Takes somebody's token back: from now on nobody is them.
#[utoipa::path(post, path = "/api/me/revoke", request_body = Nothing, responses(
    (status = 200, description = "It holds no longer", body = Object),
    (status = 400, description = "Not understood", body = Refused),
    (status = 413, description = "Too long", body = Refused),
    (status = 403, description = "Nobody known", body = Refused),
))]
pub(crate) async fn revoke(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    request: Body<Nothing>,
) -> Result<Response, No> {
    let Nothing {} = body(request)?;
    let guest = somebody(&shared, &headers).await?;
    // One that nobody is told.
    change(&shared, guest.id, &Token::random()).await?;
    let set = [(header::SET_COOKIE, cookie(None, &shared.config))];
    Ok((set, Json(serde_json::json!({}))).into_response())
}

async fn change(shared: &Shared, guest: GuestId, token: &Token) -> Result<(), No> {
    shared.store.change_token(guest, token.hash()).await.map_err(No::not_kept)?;
    // Nobody hears if nobody is connected.
    let _ = shared.changed.send(guest);
    Ok(())
}

/// Who the token belongs to.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, description = "Who it is", body = Known),
    (status = 403, description = "Nobody known", body = Refused),
))]
pub(crate) async fn me(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Result<Json<Known>, No> {
    let guest = somebody(&shared, &headers).await?;
    Ok(Json(Known { guest: guest.id, name: guest.name, token: None }))
}

/// The tables somebody belongs to.
#[utoipa::path(get, path = "/api/tables", responses(
    (status = 200, description = "The latest first", body = Vec<Object>),
    (status = 403, description = "Nobody known", body = Refused),
))]
pub(crate) async fn own(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = somebody(&shared, &headers).await?;
    let listed = shared.store.tables_of(guest.id).await.map_err(No::not_kept)?;
    list(listed)
}

/// The tables open to everybody.
#[utoipa::path(get, path = "/api/lobby", responses(
    (status = 200, description = "The latest first", body = Vec<Object>),
))]
pub(crate) async fn lobby(State(shared): State<Arc<Shared>>) -> Result<Response, No> {
    list(shared.store.lobby().await.map_err(No::not_kept)?)
}

fn list(listed: Vec<Listed>) -> Result<Response, No> {
    let cards = listed.into_iter().map(|listed| RawValue::from_string(listed.card));
    let cards: Result<Vec<Box<RawValue>>, _> = cards.collect();
    let cards = cards.map_err(|error| No::new(Code::Internal, error.to_string()))?;
    Ok(Json(cards).into_response())
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = Terms, responses(
    (status = 200, description = "The table and its invitation", body = Opened),
    (status = 400, description = "No terms, or a game that cannot be set up", body = Refused),
    (status = 403, description = "Nobody known", body = Refused),
    (status = 413, description = "Too long", body = Refused),
    (status = 429, description = "Too many", body = Refused),
))]
pub(crate) async fn open(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    headers: HeaderMap,
    request: Body<Terms>,
) -> Result<Json<Opened>, No> {
    let terms = body(request)?;
    let guest = somebody(&shared, &headers).await?;
    shared.addresses.make(address)?;
    let limits = Arc::clone(&shared.limits);
    let checked = move || check(&terms, &limits).map(|()| terms);
    let terms = shared.look_up(address, checked).await??;
    let (table, invitation) = shared.open_table(guest.id, guest.name, terms).await?;
    let invitation = invitation.reveal().to_owned();
    let link = format!("/#/table/{table}/{invitation}");
    Ok(Json(Opened { table, invitation, link }))
}

/// A table as those at it see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)), responses(
    (status = 200, description = "The table", body = Object),
    (status = 403, description = "Not invited", body = Refused),
    (status = 404, description = "No such table", body = Refused),
))]
pub(crate) async fn look(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableView>, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let knock = |reply| Knock::Look { guest, invitation: None, reply };
    knock_at(&shared, &table, knock).await.map(Json)
}

/// A table as somebody invited sees it, before they join.
#[utoipa::path(post, path = "/api/tables/{table}/look", params(("table" = String, Path)),
    request_body = Invited, responses(
    (status = 200, description = "The table", body = Object),
    (status = 400, description = "Not understood", body = Refused),
    (status = 403, description = "Not invited", body = Refused),
    (status = 404, description = "No such table", body = Refused),
    (status = 413, description = "Too long", body = Refused),
))]
pub(crate) async fn look_invited(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    request: Body<Invited>,
) -> Result<Json<TableView>, No> {
    let Invited { invitation } = body(request)?;
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let knock = |reply| Knock::Look { guest, invitation, reply };
    knock_at(&shared, &table, knock).await.map(Json)
}

/// Joins a table, and sits down if there is a chair.
#[utoipa::path(post, path = "/api/tables/{table}/join", params(("table" = String, Path)),
    request_body = Joining, responses(
    (status = 200, description = "The table", body = Object),
    (status = 400, description = "Not understood", body = Refused),
    (status = 403, description = "Not invited, or nobody known", body = Refused),
    (status = 404, description = "No such table or chair", body = Refused),
    (status = 409, description = "Not now", body = Refused),
    (status = 413, description = "Too long", body = Refused),
))]
pub(crate) async fn join(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    request: Body<Joining>,
) -> Result<Json<TableView>, No> {
    let Joining { invitation, chair } = body(request)?;
    let Guest { id: guest, name, .. } = somebody(&shared, &headers).await?;
    let knock = |reply| Knock::Come { guest, name, invitation, chair, reply };
    knock_at(&shared, &table, knock).await.map(Json)
}

/// The record of a game: whole once it is over, before that what one's seats were told.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)), responses(
    (status = 200, description = "A JSON value a line", body = String,
        content_type = "application/x-ndjson"),
    (status = 403, description = "Not invited", body = Refused),
    (status = 404, description = "No such table", body = Refused),
    (status = 409, description = "The game has not begun", body = Refused),
))]
pub(crate) async fn record(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let write = |recording| {
        Ok(match recording {
            Recording::Whole(record) => record.to_text(),
            Recording::Known(text) => text,
        })
    };
    let text = recording(&shared, address, &table, guest, write).await?;
    let name = format!("attachment; filename=\"{table}.derelict\"");
    let heads = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((heads, text).into_response())
}

/// Reads what somebody may have of a game and makes something of it, all of it away from the
/// threads that serve people.
pub(super) async fn recording<T: Send + 'static>(
    shared: &Arc<Shared>,
    address: IpAddr,
    table: &str,
    guest: Option<GuestId>,
    make: impl FnOnce(Recording) -> Result<T, No> + Send + 'static,
) -> Result<T, No> {
    let id: TableId = table.parse().map_err(|_| No::unknown_table())?;
    let allowed = knock_at(shared, table, |reply| Knock::Record { guest, reply }).await?;
    let entries = shared.store.entries(id, 0).await.map_err(No::not_kept)?;
    shared.look_up(address, move || make(allowed.read(id, entries)?)).await?
}

pub(super) async fn knock_at<T>(
    shared: &Arc<Shared>,
    table: &str,
    knock: impl FnOnce(Reply<T>) -> Knock,
) -> Result<T, No> {
    let id: TableId = table.parse().map_err(|_| No::unknown_table())?;
    let (reply, answer) = oneshot::channel();
    let door = shared.doors.of(shared, id);
    door.send(knock(reply)).await.map_err(|_| No::busy())?;
    answer.await.unwrap_or_else(|_| Err(No::busy()))
}

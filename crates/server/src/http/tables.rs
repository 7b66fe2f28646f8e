//! Making, finding and joining tables.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::oneshot;

use super::visitor::{cookie, guest, somebody};
use crate::host::{Knock, No, Reply};
use crate::id::{GuestId, TableId, Token};
use crate::line::Terms;
use crate::protocol::{Code, TableView};
use crate::server::Shared;
use crate::store::{Guest, Listed};

/// Somebody's name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    name: String,
}

/// Who somebody is.
#[derive(Debug, Serialize)]
pub(crate) struct Known {
    guest: GuestId,
    name: String,
    /// The secret that proves it; told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A new table.
#[derive(Debug, Serialize)]
pub(crate) struct Opened {
    table: TableId,
    /// The secret that lets others in; told once, to the owner.
    invitation: String,
    /// The link to send to friends, from the root of this server.
    link: String,
}

/// Somebody wants to join.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    #[serde(default)]
    invitation: Option<String>,
    /// The chair wanted, from 1; any free one if not named.
    #[serde(default)]
    chair: Option<u8>,
}

/// Looking without joining.
#[derive(Debug, Deserialize)]
pub(crate) struct Invited {
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

pub(crate) async fn be_guest(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Body<NewGuest>,
) -> Result<Response, No> {
    let name = shared.limits.name(&body(request)?.name)?;
    shared.addresses.make(address.ip())?;
    let token = Token::random();
    let guest = Guest { id: GuestId::random(), name: name.clone(), token: token.hash() };
    let id = guest.id;
    shared.store.add_guest(guest).await.map_err(No::not_kept)?;
    let set = [(header::SET_COOKIE, cookie(&token, shared.config.secure))];
    let known = Known { guest: id, name, token: Some(token.reveal().to_owned()) };
    Ok((set, Json(known)).into_response())
}

pub(crate) async fn me(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Result<Json<Known>, No> {
    let guest = somebody(&shared, &headers).await?;
    Ok(Json(Known { guest: guest.id, name: guest.name, token: None }))
}

pub(crate) async fn own(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = somebody(&shared, &headers).await?;
    let listed = shared.store.tables_of(guest.id).await.map_err(No::not_kept)?;
    list(listed)
}

pub(crate) async fn lobby(State(shared): State<Arc<Shared>>) -> Result<Response, No> {
    list(shared.store.lobby().await.map_err(No::not_kept)?)
}

fn list(listed: Vec<Listed>) -> Result<Response, No> {
    let cards = listed.into_iter().map(|listed| RawValue::from_string(listed.card));
    let cards: Result<Vec<Box<RawValue>>, _> = cards.collect();
    let cards = cards.map_err(|error| No::new(Code::Internal, error.to_string()))?;
    Ok(Json(cards).into_response())
}

pub(crate) async fn open(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    request: Body<Terms>,
) -> Result<Json<Opened>, No> {
    let terms = body(request)?;
    let guest = somebody(&shared, &headers).await?;
    shared.addresses.make(address.ip())?;
    let (table, invitation) = shared.open_table(guest.id, guest.name, terms).await?;
    let invitation = invitation.reveal().to_owned();
    let link = format!("/#/table/{table}/{invitation}");
    Ok(Json(Opened { table, invitation, link }))
}

pub(crate) async fn look(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
    headers: HeaderMap,
) -> Result<Json<TableView>, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let invitation = invited.invitation;
    let knock = |reply| Knock::Look { guest, invitation, reply };
    knock_at(&shared, &table, knock).await.map(Json)
}

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

pub(crate) async fn record(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let text = knock_at(&shared, &table, |reply| Knock::Record { guest, reply }).await?;
    let name = format!("attachment; filename=\"{table}.derelict\"");
    let heads = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((heads, text).into_response())
}

async fn knock_at<T>(
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

//! The situation as a scenario, to report a rule problem with.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use derelict_engine::Seat;
use derelict_engine::record::Record;
use derelict_scenario::Scenario;
use serde::Deserialize;
use utoipa::IntoParams;

use super::tables::{knock_at, recording};
use super::visitor::{Address, guest};
use crate::books;
use crate::host::{Knock, No, Recording};
use crate::protocol::Code;
use crate::server::Shared;

/// Whose knowledge, or which moment of a finished game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// An own player's number; without it what everybody knows.
    #[serde(default)]
    seat: Option<u8>,
    /// In a finished game, after so many choices; its end if not named.
    #[serde(default)]
    at: Option<usize>,
}

/// The situation as a scenario: whole once the game is over, before that only what a seat knows.
#[utoipa::path(get, path = "/api/tables/{table}/scenario", params(("table" = String, Path), Which), responses(
    (status = 200, description = "A scenario file", body = String),
    (status = 403, description = "Not invited, or not the own seat", body = super::Refused),
    (status = 404, description = "No such table", body = super::Refused),
    (status = 409, description = "The game has not begun", body = super::Refused),
))]
pub(crate) async fn scenario(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(table): Path<String>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let title = format!("table {table}");
    let ended = move |recording| match recording {
        Recording::Whole(record) => moment(&record, which.at, &title).map(Some),
        Recording::Known(_) => Ok(None),
    };
    let text = match recording(&shared, address, &table, guest, ended).await? {
        Some(text) => text,
        None => {
            let seat = which.seat.and_then(|number| number.checked_sub(1)).map(Seat);
            let knock = |reply| Knock::Scenario { guest, seat, reply };
            let glimpse = knock_at(&shared, &table, knock).await?;
            shared.look_up(address, move || glimpse.scenario()).await?
        }
    };
    let heads = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{table}.toml\"")),
    ];
    Ok((heads, text).into_response())
}

/// A moment of a finished game.
fn moment(record: &Record, at: Option<usize>, title: &str) -> Result<String, No> {
    let catalog = books::catalog(&record.header.setup).map_err(internal)?;
    let mut replay = record.replay(&catalog).map_err(|problem| internal(problem.to_string()))?;
    let at = at.unwrap_or(usize::MAX).min(record.choices());
    for moment in replay.by_ref().take(at) {
        moment.map_err(|problem| internal(problem.to_string()))?;
    }
    Ok(Scenario::from_game(&format!("{title} after choice {at}"), replay.game()))
}

fn internal(why: String) -> No {
    tracing::error!("{why}");
    No::new(Code::Internal, "this game cannot be lived again")
}

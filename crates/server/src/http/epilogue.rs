//! The Epilogue of a finished game, of a table or of a record somebody brings along.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use derelict_engine::Setup;
use derelict_engine::record::{Record, Step};
use derelict_engine::wreck::{NoEpilogue, NoWreck, Parent, Wreck};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Refused;
use super::tables::recording;
use super::visitor::{Address, guest};
use crate::books;
use crate::host::{No, Recording};
use crate::limits::Limits;
use crate::protocol::Code;
use crate::server::{Shared, check_packs};

/// Where records are brought to.
pub(crate) const PATH: &str = "/api/epilogue";

/// Bytes of a record that somebody brings along, at most; a game of five with everything that
/// happened in it has a fraction of that.
pub(crate) const RECORD: usize = 2 << 20;

/// A record that has no name of its own.
const NAMELESS: &str = "record";

/// What the Epilogue of a game is set up like.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sequel {
    /// What to open a table with; `after` in it is what the game has left behind.
    #[schema(value_type = Object)]
    setup: Setup,
}

/// What a record is called.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Called {
    /// Its name, which the record of the Epilogue says.
    #[serde(default)]
    name: Option<String>,
}

/// What the Epilogue of a game that is over is set up like.
#[utoipa::path(get, path = "/api/tables/{table}/epilogue", params(("table" = String, Path)), responses(
    (status = 200, description = "What to open a table with", body = Sequel),
    (status = 403, description = "Not invited", body = Refused),
    (status = 404, description = "No such table", body = Refused),
    (status = 409, description = "No Epilogue can follow", body = Refused),
))]
pub(crate) async fn of_table(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Sequel>, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let id = table.clone();
    let follow = move |recording| match recording {
        Recording::Whole(record) => after(&record, left(&record, id)?),
        Recording::Known(_) => Err(none(NoEpilogue::Unfinished)),
    };
    recording(&shared, address, &table, guest, follow).await.map(Json)
}

/// What the Epilogue of a recorded game is set up like, once the record is checked.
#[utoipa::path(post, path = "/api/epilogue", params(Called),
    request_body(content = String, content_type = "application/x-ndjson"), responses(
    (status = 200, description = "What to open a table with", body = Sequel),
    (status = 400, description = "No record, or one that does not hold", body = Refused),
    (status = 409, description = "No Epilogue can follow", body = Refused),
    (status = 413, description = "Too long", body = Refused),
))]
pub(crate) async fn of_record(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Query(called): Query<Called>,
    text: String,
) -> Result<Json<Sequel>, No> {
    let name = called.name.map(|name| shared.limits.name(&name)).transpose()?;
    let limits = Arc::clone(&shared.limits);
    let name = name.unwrap_or_else(|| NAMELESS.to_owned());
    shared.look_up(address, move || brought(&text, &name, &limits)).await?.map(Json)
}

/// What a finished game of this server has left. What the store keeps was checked as it was played,
/// and may have gone on under other rules since, which nothing verifies.
fn left(record: &Record, id: String) -> Result<Wreck, No> {
    let broken = |why: String| No::new(Code::Internal, why);
    let catalog = books::catalog(&record.header.setup).map_err(broken)?;
    let mut replay = record.replay(&catalog).map_err(|problem| broken(problem.to_string()))?;
    for moment in replay.by_ref() {
        moment.map_err(|problem| broken(problem.to_string()))?;
    }
    let wreck = Wreck::of(&replay.into_game()).map_err(none)?;
    let parent = record.end.as_ref().map(|end| Parent { id, end: end.hash });
    Ok(Wreck { parent, ..wreck })
}

fn brought(text: &str, name: &str, limits: &Limits) -> Result<Sequel, No> {
    let wrong = |why: String| No::new(Code::Malformed, why);
    let record = Record::parse(text).map_err(|problem| wrong(problem.to_string()))?;
    // A situation that anybody may have written is no end of a game, and nothing to reckon with.
    if record.steps.iter().any(|step| matches!(step, Step::Resumed(_))) {
        return Err(wrong("a game that went on from a saved situation proves no ending".into()));
    }
    let setup = &record.header.setup;
    check_packs(setup, limits)?;
    let catalog = books::catalog(setup).map_err(|why| No::new(Code::BadSetup, why))?;
    let wreck = record.wreck(&catalog, name).map_err(|why| match why {
        NoWreck::Record(problem) => wrong(problem.to_string()),
        NoWreck::Game(why) => none(why),
    })?;
    after(&record, wreck)
}

fn after(record: &Record, wreck: Wreck) -> Result<Sequel, No> {
    let bad = |text: String| No::new(Code::BadSetup, text);
    let setup = record.header.setup.epilogue(books::ways(), wreck);
    let catalog = books::catalog(&setup).map_err(bad)?;
    setup.rulebook(&catalog).map_err(|problems| bad(problems.to_string()))?;
    Ok(Sequel { setup })
}

fn none(why: NoEpilogue) -> No {
    No::not_now(&why.to_string())
}

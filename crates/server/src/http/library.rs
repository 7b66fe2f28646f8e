//! What anybody may look up: components, boards, table options, the guided game.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use derelict_content::{
    ActionId, AttackId, BasicId, CharacterId, CoordinatesId, EventId, ExplorationId,
    IntruderCardId, ItemId, Kind, ObjectiveId, TileId, WeaknessId, WoundId,
};
use derelict_engine::option::OFFERED;
use derelict_engine::{Rulebook, Setup};
use derelict_text::{Cast, Language, Noun};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::print::Print;
use super::visitor::Address;
use crate::books;
use crate::guided;
use crate::host::No;
use crate::http::Refused;
use crate::line::Terms;
use crate::protocol::Code;
use crate::server::Shared;

/// In which language, and with which packs beyond the base game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    #[serde(default)]
    language: Option<String>,
    /// Separated by commas.
    #[serde(default)]
    packs: Option<String>,
}

impl Wanted {
    fn language(&self) -> Language {
        books::language(self.language.as_deref().unwrap_or_default())
    }
}

/// The guided first game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GuidedGame {
    /// What to set its table up with.
    #[schema(value_type = Object)]
    terms: Terms,
    /// What each of its steps advises to choose, decision by decision.
    steps: Vec<Vec<Suggestion>>,
}

/// What to choose in a decision.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Suggestion {
    decision: u32,
    choice: String,
}

/// A component.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Component {
    kind: &'static str,
    id: String,
    name: String,
    /// What it does, with its cost and when it may be used.
    text: Option<String>,
    /// What it does, in its own words alone.
    effect: Option<String>,
    /// What is printed on it besides.
    print: Print,
}

/// Something to agree on before a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableOption {
    name: &'static str,
    title: String,
    help: String,
    /// The first is the default.
    values: Vec<Value>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Value {
    value: &'static str,
    text: String,
}

fn book(board: &str, packs: Option<&str>) -> Result<Arc<Rulebook>, No> {
    let mut setup = Setup { board: board.to_owned(), ..Setup::default() };
    if let Some(packs) = packs {
        setup.packs = packs.split(',').map(str::to_owned).collect();
    }
    let unknown = |text: String| No::new(Code::Unknown, text);
    let catalog = books::catalog(&setup).map_err(unknown)?;
    let book = setup.rulebook(&catalog).map_err(|problems| unknown(problems.to_string()))?;
    Ok(books::shared_book(&book))
}

/// How the guided first game is set up and what it advises.
#[utoipa::path(get, path = "/api/guide", responses(
    (status = 200, description = "Terms and steps", body = GuidedGame),
))]
pub(crate) async fn guide(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
) -> Result<Json<GuidedGame>, No> {
    shared.look_up(address, guided_game).await?.map(Json)
}

fn guided_game() -> Result<GuidedGame, No> {
    let steps = guided::guide()?.steps.iter().map(|step| {
        let suggest = |advice: &derelict_scenario::Advice| Suggestion {
            decision: advice.decision,
            choice: advice.choice.clone(),
        };
        step.iter().map(suggest).collect()
    });
    Ok(GuidedGame { terms: guided::terms()?, steps: steps.collect() })
}

/// What a table may agree on.
#[utoipa::path(get, path = "/api/options", params(Wanted), responses(
    (status = 200, description = "In the order people are asked", body = Vec<TableOption>),
))]
pub(crate) async fn options(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Query(wanted): Query<Wanted>,
) -> Result<Response, No> {
    shared.look_up(address, move || offered(&wanted)).await?
}

fn offered(wanted: &Wanted) -> Result<Response, No> {
    let voice = books::voice(&book("basic", None)?, wanted.language());
    let options = OFFERED.iter().map(|offered| {
        let (title, help) = voice.option(offered.name);
        let value =
            |value: &&'static str| Value { value, text: voice.option_value(offered.name, value) };
        let values = offered.values.iter().map(value).collect();
        TableOption { name: offered.name, title, help, values }
    });
    Ok(Json(options.collect::<Vec<_>>()).into_response())
}

/// A side of the board: rooms, corridors, entrances and where to draw them.
#[utoipa::path(get, path = "/api/board/{board}", params(("board" = String, Path), Wanted), responses(
    (status = 200, description = "The board", body = Object),
    (status = 404, description = "No such board or pack", body = Refused),
))]
pub(crate) async fn board(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(board): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, No> {
    let show = move || {
        let book = book(&board, wanted.packs.as_deref())?;
        let _scope = book.names.scope();
        Ok(Json(&book.board).into_response())
    };
    shared.look_up(address, show).await?
}

/// Name and text of every component.
#[utoipa::path(get, path = "/api/components/{board}", params(("board" = String, Path), Wanted), responses(
    (status = 200, description = "All of them", body = Vec<Component>),
    (status = 404, description = "No such board or pack", body = Refused),
))]
pub(crate) async fn components(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(board): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, No> {
    shared.look_up(address, move || all_components(&board, &wanted)).await?
}

fn all_components(board: &str, wanted: &Wanted) -> Result<Response, No> {
    let book = book(board, wanted.packs.as_deref())?;
    let voice = books::voice(&book, wanted.language());
    type Make = fn(u8) -> Noun;
    let kinds: [(&str, Kind, Make); 14] = [
        ("room", Kind::TileId, |id| TileId(id).into()),
        ("item", Kind::ItemId, |id| ItemId(id).into()),
        ("action-card", Kind::ActionId, |id| ActionId(id).into()),
        ("basic-action", Kind::BasicId, |id| BasicId(id).into()),
        ("event", Kind::EventId, |id| EventId(id).into()),
        ("attack", Kind::AttackId, |id| AttackId(id).into()),
        ("wound", Kind::WoundId, |id| WoundId(id).into()),
        ("weakness", Kind::WeaknessId, |id| WeaknessId(id).into()),
        ("objective", Kind::ObjectiveId, |id| ObjectiveId(id).into()),
        ("character", Kind::CharacterId, |id| CharacterId(id).into()),
        ("exploration", Kind::ExplorationId, |id| ExplorationId(id).into()),
        ("coordinates", Kind::CoordinatesId, |id| CoordinatesId(id).into()),
        ("intruder-card", Kind::IntruderCardId, |id| IntruderCardId(id).into()),
        ("token", Kind::TokenId, |id| derelict_content::TokenId(id).into()),
    ];
    let components = kinds.into_iter().flat_map(|(kind, ids, noun)| {
        let (names, voice) = (&book.names, &voice);
        let catalog = &book.catalog;
        (0..).zip(names.of(ids)).map(move |(index, id)| Component {
            kind,
            id: id.clone(),
            name: voice.name(noun(index), &Cast::default()),
            text: voice.explain(noun(index)),
            effect: voice.text(noun(index)),
            print: Print::of(catalog, ids, usize::from(index)),
        })
    });
    Ok(Json(components.collect::<Vec<_>>()).into_response())
}

//! A finished game again, at any moment and with any eyes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use derelict_engine::record::{Record, Replay};
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Fact, Seat};
use derelict_text::Voice;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::tables::recording;
use super::visitor::{Address, guest};
use crate::books;
use crate::host::{No, Recording};
use crate::protocol::Code;
use crate::server::Shared;

/// Which moment, and with whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct When {
    /// After so many choices; the end if not named.
    #[serde(default)]
    at: Option<usize>,
    /// A player's number, or `spectator`; everything is seen if not named.
    #[serde(default)]
    eyes: Option<String>,
    #[serde(default)]
    language: Option<String>,
}

/// A moment of a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Scene {
    /// Choices in the whole game.
    moments: usize,
    /// Choices made by now.
    at: usize,
    /// After how many choices each turn began, by turn.
    turns: Vec<usize>,
    /// Who made the last choice; none before the first, and where the table itself did.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The last choice, in words.
    choice: Option<String>,
    /// What it caused, in words.
    told: Vec<Sentence>,
    /// What there is to be seen.
    #[schema(value_type = Object)]
    view: Box<View>,
}

/// A sentence on an event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sentence {
    text: String,
    #[schema(value_type = String)]
    rule: derelict_engine::Rule,
    #[schema(value_type = Object)]
    fact: Fact,
}

/// A moment of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/replay", params(("table" = String, Path), When), responses(
    (status = 200, description = "The moment", body = Scene),
    (status = 404, description = "No such table", body = super::Refused),
    (status = 409, description = "The game is not over", body = super::Refused),
))]
pub(crate) async fn replay(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(table): Path<String>,
    Query(when): Query<When>,
    headers: HeaderMap,
) -> Result<Response, No> {
    let guest = guest(&shared, &headers).await?.map(|guest| guest.id);
    let show = move |recording| match recording {
        Recording::Whole(record) => scene(&record, &when),
        Recording::Known(_) => Err(No::not_now(
            "a game is shown again once it is over, or was given up and all players agree",
        )),
    };
    recording(&shared, address, &table, guest, show).await
}

fn scene(record: &Record, when: &When) -> Result<Response, No> {
    let broken = |why: String| No::new(Code::Internal, why);
    let catalog = books::catalog(&record.header.setup).map_err(broken)?;
    let mut replay = record.replay(&catalog).map_err(|problem| broken(problem.to_string()))?;
    let viewer = eyes(when.eyes.as_deref(), record.header.setup.players)?;
    let moments = record.choices();
    let at = when.at.unwrap_or(moments).min(moments);
    let language = books::language(when.language.as_deref().unwrap_or("en"));
    let voice = books::voice(&books::shared_book(&replay.game().book), language);
    let names = Arc::clone(&replay.game().book.names);
    let _scope = names.scope();
    let opening = replay.opening().to_vec();
    let mut turns: Vec<usize> = began(&opening).map(|()| 0).collect();
    let mut shown = (at == 0).then(|| Shown::new(&replay, viewer, None, &opening, &voice));
    for number in 1..=moments {
        let moment = match replay.next() {
            Some(Ok(moment)) => moment,
            Some(Err(problem)) => return Err(broken(problem.to_string())),
            None => break,
        };
        turns.extend(began(&moment.events).map(|()| number));
        if number == at {
            let before = moment.before.look(&replay.game().book).view(viewer);
            let cast = voice.cast(&before);
            let said = match (moment.choice, &moment.prompt) {
                (Choice::Seize(possibility), _) => voice.name(possibility, &cast),
                (choice, Some(prompt)) => voice.choice(choice, prompt, &cast),
                (choice, None) => choice.code(&names),
            };
            // What somebody chose in secret shows to nobody else but those who see everything.
            let open = viewer == Viewer::Open || matches!(moment.choice, Choice::Seize(_));
            let known = open || viewer.seat() == moment.seat;
            let chosen = (moment.seat, known.then_some(said));
            shown = Some(Shown::new(&replay, viewer, Some(chosen), &moment.events, &voice));
        }
    }
    let shown = shown.ok_or_else(|| broken("the record is shorter than it says".into()))?;
    let (seat, choice) = shown.chosen.unzip();
    let scene = Scene {
        moments,
        at,
        turns,
        seat: seat.flatten(),
        choice: choice.flatten(),
        told: shown.told,
        view: shown.view,
    };
    Ok(Json(scene).into_response())
}

/// What one moment shows.
struct Shown {
    chosen: Option<(Option<Seat>, Option<String>)>,
    told: Vec<Sentence>,
    view: Box<View>,
}

impl Shown {
    fn new(
        replay: &Replay<'_>,
        viewer: Viewer,
        chosen: Option<(Option<Seat>, Option<String>)>,
        events: &[Event],
        voice: &Voice,
    ) -> Self {
        let view = Box::new(replay.game().view(viewer));
        let cast = voice.cast(&view);
        let seen = |event: &Event| match viewer {
            Viewer::Open => Some(*event),
            viewer => event.seen_by(viewer.seat()),
        };
        let line = |event: Event| Sentence {
            text: voice.event(&event, &cast),
            rule: event.rule,
            fact: event.fact,
        };
        Self { chosen, told: events.iter().filter_map(seen).map(line).collect(), view }
    }
}

fn began(events: &[Event]) -> impl Iterator<Item = ()> {
    events.iter().filter(|event| matches!(event.fact, Fact::TurnBegan { .. })).map(|_| ())
}

fn eyes(named: Option<&str>, players: u8) -> Result<Viewer, No> {
    match named {
        None => Ok(Viewer::Open),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(number) => {
            let seat = number.parse().ok().filter(|seat| (1..=players).contains(seat));
            seat.map(|seat: u8| Viewer::Seat(Seat(seat - 1))).ok_or_else(|| {
                let text = format!("eyes `{number}`; there are `spectator` and 1 to {players}");
                No::new(Code::Unknown, text)
            })
        }
    }
}

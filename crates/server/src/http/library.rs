//! What anybody may look up: components, boards, table options, guided games.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use derelict_content::{
    ActionId, AttackId, AxisKind, AxisValue, BasicId, Bond, CharacterId, CoordinatesId, Demand,
    EventId, ExplorationId, IntruderCardId, ItemId, Kind, KindId, ObjectiveId, PossibilityId,
    RoomId, SlotId, TileId, WeaknessId, WoundId,
};
use derelict_engine::mode::Mode;
use derelict_engine::{Rulebook, Setup};
use derelict_text::{Caption, Cast, Language, Noun, Voice};
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

/// In which language, and of which game.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    language: Option<String>,
    /// Separated by commas; the base game unless named.
    packs: Option<String>,
    setting: Option<String>,
    species: Option<String>,
    mission: Option<String>,
}

impl Wanted {
    /// The same in the language of the rulebook.
    pub(super) fn in_english(&self) -> Self {
        Self { language: None, ..self.clone() }
    }

    fn language(&self) -> Language {
        books::language(self.language.as_deref().unwrap_or_default())
    }
}

/// A guided game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GuidedGame {
    /// Its name; clients know what to say to each of its steps.
    id: &'static str,
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
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Component {
    pub(super) kind: &'static str,
    pub(super) id: String,
    pub(super) name: String,
    /// What it does, with its cost and when it may be used.
    pub(super) text: Option<String>,
    /// What it does, in its own words alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) effect: Option<String>,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rule: Option<&'static str>,
    /// What each of its stages asks for, if it has some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) stages: Vec<String>,
    /// Its name where there is little room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) short: Option<String>,
    /// What is said while it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) none: Option<String>,
    /// What is printed on it besides.
    pub(super) print: Print,
}

/// Something to agree on before a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableOption {
    name: &'static str,
    /// `mode`, `setting`, `board`, `species`, `mission`, `pack` or `option`.
    kind: &'static str,
    /// Whether it changes what is played, and not only how people sit down to it.
    of_game: bool,
    title: String,
    help: String,
    /// The first is the default.
    values: Vec<OptionValue>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionValue {
    value: &'static str,
    /// What it is called.
    name: String,
    /// What it means, in a sentence.
    text: String,
    /// The fewest and the most players, of a mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[u8; 2]>,
    /// What it demands of other options.
    bonds: Vec<OptionBond>,
    /// The packs that come with it.
    packs: &'static [String],
}

/// What a value demands of another option.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionBond {
    option: &'static str,
    /// Values of which one is needed; or, if excluded, none allowed.
    values: &'static [String],
    excluded: bool,
    /// The rules that say so.
    rules: &'static [String],
}

pub(super) fn book(board: &str, wanted: &Wanted) -> Result<Arc<Rulebook>, No> {
    let mut setup = Setup::default();
    if let Some(packs) = &wanted.packs {
        setup.packs = packs.split(',').map(str::to_owned).collect();
    }
    let unknown = |text: String| No::new(Code::Unknown, text);
    let axes = [
        ("setting", wanted.setting.as_deref()),
        ("board", Some(board)),
        ("species", wanted.species.as_deref()),
        ("mission", wanted.mission.as_deref()),
    ];
    for (axis, value) in axes {
        let Some(value) = value else { continue };
        setup.choose(books::ways(), axis, value).map_err(unknown)?;
    }
    books::book(&setup).map_err(unknown)
}

/// How the guided games are set up and what they advise, the one that teaches the game first.
#[utoipa::path(get, path = "/api/guides", responses(
    (status = 200, description = "Terms and steps of each", body = Vec<GuidedGame>),
))]
pub(crate) async fn guides(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
) -> Result<Json<Vec<GuidedGame>>, No> {
    shared.look_up(address, guided_games).await?.map(Json)
}

fn guided_games() -> Result<Vec<GuidedGame>, No> {
    let suggest = |advice: &derelict_scenario::Advice| Suggestion {
        decision: advice.decision,
        choice: advice.choice.clone(),
    };
    let game = |guided: &guided::Guided| {
        let steps = guided.guide.steps.iter();
        let steps = steps.map(|step| step.iter().map(suggest).collect());
        GuidedGame { id: guided.id, terms: guided.terms(), steps: steps.collect() }
    };
    Ok(guided::all()?.iter().map(game).collect())
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
    let unknown = |text: String| No::new(Code::Internal, text);
    let book = books::book(&Setup::default()).map_err(unknown)?;
    let voice = Voice::of_library(book, wanted.language(), books::library());
    let bond = |bond: &'static Bond| OptionBond {
        option: &bond.axis,
        values: &bond.values,
        excluded: bond.demand == Demand::Excludes,
        rules: &bond.rules,
    };
    let options = books::ways().axes.iter().map(|axis| {
        let (title, help) = voice.option(&axis.name);
        let seats = |value: &AxisValue| {
            let mode = Mode::parse(&value.id).filter(|_| axis.kind == AxisKind::Mode)?;
            Some([*mode.seats().start(), *mode.seats().end()])
        };
        let value = |value: &'static AxisValue| OptionValue {
            value: &value.id,
            name: voice.option_name(&axis.name, &value.id),
            text: voice.option_value(&axis.name, &value.id),
            players: seats(value),
            bonds: value.bonds.iter().map(bond).collect(),
            packs: &value.packs,
        };
        TableOption {
            name: &axis.name,
            kind: axis.kind.word(),
            of_game: axis.of_game,
            title,
            help,
            values: axis.values.iter().map(value).collect(),
        }
    });
    Ok(Json(options.collect::<Vec<_>>()).into_response())
}

/// The setup of a game, from the number of players and what was chosen of the options.
#[utoipa::path(get, path = "/api/setup", params(
    ("players" = Option<u8>, Query, description = "Number of players; four unless said otherwise"),
    ("OPTION" = Option<String>, Query, description = "The value of the option with this name"),
), responses(
    (status = 200, description = "What to open a table with", body = Object),
    (status = 400, description = "Choices that do not go together, with all reasons", body = Refused),
))]
pub(crate) async fn setup(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> Result<Response, No> {
    shared.look_up(address, move || composed(&chosen)).await?
}

fn composed(chosen: &BTreeMap<String, String>) -> Result<Response, No> {
    let mut problems = Vec::new();
    let mut setup = Setup::default();
    // Packs come last, so that what another choice brings is known before one is left out.
    let is_pack =
        |name: &str| books::ways().axis(name).is_some_and(|axis| axis.kind == AxisKind::Pack);
    let (packs, others): (Vec<_>, Vec<_>) = chosen.iter().partition(|(name, _)| is_pack(name));
    for (name, value) in others.into_iter().chain(packs) {
        match (name.as_str(), value.parse()) {
            ("players", Ok(players)) => setup.players = players,
            ("players", Err(_)) => problems.push(format!("`{value}` is no number of players")),
            _ => problems.extend(setup.choose(books::ways(), name, value).err()),
        }
    }
    let playable = || -> Result<(), String> {
        let catalog = books::catalog(&setup)?;
        setup.rulebook(&catalog).map(drop).map_err(|problems| problems.to_string())
    };
    if problems.is_empty() {
        problems.extend(playable().err());
    }
    match problems.is_empty() {
        true => Ok(Json(setup).into_response()),
        false => Err(No::new(Code::BadSetup, problems.join("\n"))),
    }
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
        let book = book(&board, &wanted)?;
        let _scope = book.names.scope();
        Ok(Json(&book.board).into_response())
    };
    shared.look_up(address, show).await?
}

/// Name and text of every component, and of everything else a table is drawn with: tracks, marks,
/// objects, decks.
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
    let show = move || Ok(Json(all_components(&board, &wanted)?).into_response());
    shared.look_up(address, show).await?
}

pub(super) fn all_components(board: &str, wanted: &Wanted) -> Result<Vec<Component>, No> {
    let book = book(board, wanted)?;
    let voice = books::voice(&book, wanted.language());
    type Make = fn(u8) -> Noun;
    let kinds: [(&str, Kind, Make); 22] = [
        ("room", Kind::TileId, |id| TileId(id).into()),
        ("item", Kind::ItemId, |id| ItemId(id).into()),
        ("action-card", Kind::ActionId, |id| ActionId(id).into()),
        ("basic-action", Kind::BasicId, |id| BasicId(id).into()),
        ("event", Kind::EventId, |id| EventId(id).into()),
        ("attack", Kind::AttackId, |id| AttackId(id).into()),
        ("wound", Kind::WoundId, |id| WoundId(id).into()),
        ("weakness", Kind::WeaknessId, |id| WeaknessId(id).into()),
        ("slot", Kind::SlotId, |id| SlotId(id).into()),
        ("objective", Kind::ObjectiveId, |id| ObjectiveId(id).into()),
        ("character", Kind::CharacterId, |id| CharacterId(id).into()),
        ("exploration", Kind::ExplorationId, |id| ExplorationId(id).into()),
        ("discovery", Kind::DiscoveryId, |id| derelict_content::DiscoveryId(id).into()),
        ("coordinates", Kind::CoordinatesId, |id| CoordinatesId(id).into()),
        ("intruder-card", Kind::IntruderCardId, |id| IntruderCardId(id).into()),
        ("possibility", Kind::PossibilityId, |id| PossibilityId(id).into()),
        ("intruder", Kind::KindId, |id| KindId(id).into()),
        ("token", Kind::TokenId, |id| derelict_content::TokenId(id).into()),
        ("panic", Kind::PanicId, |id| derelict_content::PanicId(id).into()),
        ("alert", Kind::AlertId, |id| derelict_content::AlertId(id).into()),
        ("mutation", Kind::MutationId, |id| derelict_content::MutationId(id).into()),
        ("trait", Kind::TraitId, |id| derelict_content::TraitId(id).into()),
    ];
    let components = kinds.into_iter().flat_map(|(kind, ids, noun)| {
        let (names, voice) = (&book.names, &voice);
        let catalog = &book.catalog;
        (0..).zip(names.of(ids)).map(move |(index, id)| Component {
            kind,
            id: id.clone(),
            name: match ids {
                // Other names are titles as they stand.
                Kind::KindId | Kind::SlotId => voice.title(noun(index)),
                _ => voice.name(noun(index), &Cast::default()),
            },
            text: voice.explain(noun(index)),
            effect: voice.text(noun(index)),
            rule: voice.rule(noun(index)),
            stages: voice.stages(noun(index)),
            short: None,
            none: None,
            print: Print::of(catalog, ids, usize::from(index)),
        })
    });
    let signs = voice.signs().into_iter().map(|sign| {
        let Caption { name, short, none, text } = voice.caption(sign);
        let (kind, id) = (sign.kind.word(), sign.id.to_owned());
        let print = Print::of_sign(&book, sign);
        let rule = sign.rule;
        Component { kind, id, name, text, rule, short, none, print, ..Component::default() }
    });
    let board = &book.board;
    let zones = board.zones.iter().map(|zone| &zone.id);
    let zones = zones.chain(board.annex.as_ref().map(|annex| &annex.id)).map(|id| Component {
        kind: "zone",
        id: id.clone(),
        name: voice.zone(id),
        ..Component::default()
    });
    // Rooms that bear no number, by the side they are on.
    let sides = (0..).map(RoomId).zip(&board.rooms).filter_map(|(room, there)| {
        let (kind, id, name) = ("zone", there.id.clone(), voice.side(room)?);
        Some(Component { kind, id, name, ..Component::default() })
    });
    Ok(components.chain(signs).chain(zones).chain(sides).collect())
}

#[cfg(test)]
mod tests {
    use derelict_engine::Game;
    use derelict_engine::view::Viewer;
    use derelict_ledger::Ledger;
    use serde_json::Value;

    use super::*;

    fn served(board: &str) -> Vec<Component> {
        all_components(board, &Wanted::default()).expect("a board of the base game")
    }

    #[test]
    fn what_is_served_points_at_rules_that_exist() {
        let statements = Ledger::embedded().statements();
        let served = served("basic");
        let rules = served.iter().filter_map(|it| Some((it, it.rule?)));
        let strange: Vec<_> = rules
            .clone()
            .filter(|(_, rule)| statements.iter().all(|statement| statement.id != *rule))
            .collect();
        assert!(strange.is_empty(), "{strange:?}");
        assert!(rules.count() > 100);
    }

    /// A client draws a view with what it was served: whatever a view names must be there.
    #[test]
    fn whatever_a_view_shows_is_described() {
        let game = Game::new(&derelict_content::Catalog::base(), Setup::default(), [7; 32])
            .expect("a game");
        let view = {
            let _scope = game.book.names.scope();
            serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON")
        };
        let served = served("basic");
        let described = |kind: &str, shown: &Value| {
            let ids: Vec<&String> = shown.as_object().expect("a map").keys().collect();
            assert!(!ids.is_empty(), "{kind}");
            for id in ids {
                let there = served.iter().any(|it| it.kind == kind && it.id == *id);
                assert!(there, "{kind} {id}");
            }
        };
        described("track", &view["tracks"]);
        described("mark", &view["players"]["1"]["marks"]);
        described("intruder", &view["bag"]["kinds"]);
        described("object", &view["weaknesses"]);
        described("deck", &view["decks"]["items"]);
        let decks = view["decks"].as_object().expect("a map");
        for (id, _) in decks.iter().filter(|(_, deck)| deck["left"].is_number()) {
            assert!(served.iter().any(|it| it.kind == "deck" && it.id == *id), "deck {id}");
        }
        let prints = serde_json::to_value(&served).expect("JSON");
        let printed: Vec<&str> = prints
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|it| it["print"]["track"]["spaces"].as_array())
            .flatten()
            .filter_map(|space| space["mark"].as_str())
            .collect();
        assert!(printed.contains(&"blue") && printed.contains(&"explosion"), "{printed:?}");
        for id in printed {
            assert!(served.iter().any(|it| it.kind == "space" && it.id == id), "space {id}");
        }
    }
}

//! What a viewer may know, and nothing else (`hidden.view`).
//!
//! A view is built field by field out of the state into types of its own: what is not copied
//! here on purpose cannot leave the engine. Written while the names of a rulebook are current,
//! its maps are keyed by stable names.

mod alert;
mod board;
mod chart;
mod constraint;
mod decks;
mod facility;
mod goal;
mod memory;
mod player;
mod stack;
mod swarm;
mod trade;

use derelict_content::{
    CharacterId, CorridorId, MiniId, MutationId, NetworkId, PodId, PossibilityId, RoomId, SlotId,
};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, Rule};
use crate::frame::{Frame, Question};
use crate::game::Game;
use crate::hourglass::Glass;
use crate::mode::Mode;
use crate::offer::Opportunity;
use crate::play::Look;
use crate::prey::Fewer;
use crate::retinue::Retinue;
use crate::seat::{Seat, SeatSet};
use crate::state::Outcome;
use crate::track::{Space, Track};

pub use crate::facedown::Sighting;
pub use alert::AlertView;
pub use board::{
    CoordinatesView, CorridorView, EngineView, IntruderView, NestView, PodState, PodView, RoomView,
    TurretView, TurretsView, WeaknessView,
};
pub use chart::Chart;
pub use constraint::{Constraint, Pocket};
pub use decks::{DeckView, Decks, ItemDecks, TokenCounts};
pub use facility::{ChitView, ComputerView, FacilityView, PowerView, TimingView};
pub use goal::{Goal, GoalPart, Progress};
pub use memory::{Carried, Contamination, Known, Memory, Seen};
pub use player::{
    Back, CardName, CrewMark, HeldView, MutationView, Objectives, PlayerView, ThingName,
};
pub use stack::{OwnDecision, Shadow, Veiled, Waiting};
pub use swarm::SwarmView;
pub use trade::{DealView, Terms, TradeView};

/// The rule every view keeps to.
pub const RULE: Rule = Rule("hidden.view");

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
    /// Somebody who may see all there is: everyone after the end, and tests at any time.
    Open,
}

impl Viewer {
    /// The player, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Open => None,
        }
    }
}

/// What a viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The way of playing.
    pub mode: Mode,
    /// Number of players.
    pub seats: u8,
    /// The turn being played, from 1; 0 before the first.
    pub turn: u8,
    /// Where the markers of the tracks lie; nowhere if a track does not run.
    pub tracks: Chart<Track, Option<Space>>,
    /// Holder of the first player token.
    pub first: Seat,
    /// Whose round is being played.
    pub active: Option<Seat>,
    /// Actions taken in it.
    pub actions: u8,
    /// The limit of two actions is lifted.
    pub unlimited: bool,
    /// Who has refused consent in this round.
    pub refused: SeatSet,
    /// Trades opened since something last changed hands in this round.
    pub idle_trades: u8,
    /// What became of ship and crew, once all is over.
    pub over: Option<OverView>,
    /// How play ended; the victory check follows.
    pub ending: Option<Ending>,
    /// What the victory check has found so far.
    pub verdict: Verdict,
    /// An intruder has been on the board.
    pub met: bool,
    /// A character has died.
    pub mourned: bool,
    /// The coming intruder attack step is skipped.
    pub attacks_skipped: bool,
    /// The action being interrupted is cancelled, as things stand.
    pub cancelled: bool,
    /// The room an airlock procedure runs in.
    pub airlock: Option<RoomId>,
    /// The rooms.
    pub rooms: Chart<RoomId, RoomView>,
    /// The corridors.
    pub corridors: Chart<CorridorId, CorridorView>,
    /// Technical networks, and whether noise lies in them.
    pub ducts: Chart<NetworkId, bool>,
    /// The intruders on the board.
    pub intruders: Chart<MiniId, IntruderView>,
    /// How many intruders have come onto the board.
    pub arrivals: u16,
    /// Tokens in the bag by type.
    pub bag: TokenCounts,
    /// Tokens beside the board by type.
    pub token_supply: TokenCounts,
    /// The nest.
    pub nest: NestView,
    /// Eggs in the supply.
    pub egg_supply: u8,
    /// The queen died.
    pub queen_killed: bool,
    /// Lairs destroyed so far, where there are lairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lairs_destroyed: Option<u8>,
    /// The weaknesses by slot.
    pub weaknesses: Chart<SlotId, WeaknessView>,
    /// The escape pods.
    pub pods: Chart<PodId, PodView>,
    /// The engines, from 1.
    pub engines: Chart<u8, EngineView>,
    /// The coordinates card.
    pub coordinates: CoordinatesView,
    /// The turrets, in games that have some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turrets: Option<TurretsView>,
    /// The alert that lies open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub alert: Option<AlertView>,
    /// What only a facility has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub facility: Option<FacilityView>,
    /// Cards that everybody's hand lacks in the next draw step.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub kept_back: u8,
    /// The shared decks.
    pub decks: Decks,
    /// The players.
    pub players: Chart<Seat, PlayerView>,
    /// The intruder player, in games that have one.
    pub swarm: Option<SwarmView>,
    /// What the viewer alone has seen.
    pub memory: Memory,
    /// Trade in progress.
    pub trade: Option<TradeView>,
    /// Who is waited for, by public knowledge.
    pub waiting: Waiting,
    /// What the rules are in the middle of, undermost first.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub stack: Vec<Shadow>,
    /// How many decisions the viewer has been asked for.
    pub asked: u32,
    /// What the viewer is asked.
    pub decision: Option<OwnDecision>,
    /// What stands open to whom, asked or not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Opportunity>>", optional))]
    pub opportunities: Vec<Opportunity>,
    /// What goes along with characters of further boxes, all of it open.
    #[serde(default, skip_serializing_if = "Retinue::is_bare")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Retinue>", optional))]
    pub retinue: Retinue,
    /// Characters who took part in the game before, in an Epilogue.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CharacterId>>", optional))]
    pub spent: Vec<CharacterId>,
    /// Standing possibilities that nobody may seize again, in this turn or at all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PossibilityId>>", optional))]
    pub seized: Vec<PossibilityId>,
    /// How the hourglass stands, in games with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hourglass: Option<Glass>,
    /// Hands of which everybody knows how they compare, by whom intruders chose.
    #[serde(default)]
    pub compared: Vec<Fewer>,
    /// The seed, once all is over.
    pub seed: Option<String>,
}

impl View {
    /// The mutation cards the viewer chooses from.
    pub(crate) fn choosing_mutation(&self) -> Option<[MutationId; 2]> {
        match self.stack.last()? {
            Shadow::Frame(Frame::Ask(Question::KeepMutation { cards, .. })) => Some(*cards),
            _ => None,
        }
    }

    /// A turret on the board, from 0.
    #[must_use]
    pub fn turret(&self, turret: u8) -> Option<&TurretView> {
        self.turrets.as_ref()?.posts.get(&(turret + 1))
    }

    /// The turret in a room.
    #[must_use]
    pub fn turret_in(&self, room: RoomId) -> Option<&TurretView> {
        self.turrets.as_ref()?.posts.values().find(|post| post.room == room)
    }

    /// The space the marker of a track lies on, if it runs.
    #[must_use]
    pub fn marker(&self, track: Track) -> Option<Space> {
        self.tracks.get(&track).copied().flatten()
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What became of ship and crew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OverView {
    /// How play ended.
    pub ending: Option<Ending>,
    /// The ship was destroyed.
    pub exploded: bool,
    /// Players whose characters survived.
    pub survivors: SeatSet,
    /// Players who won.
    pub winners: SeatSet,
}

/// What the victory check has found so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// The ship was destroyed.
    pub exploded: bool,
    /// Players who won.
    pub winners: SeatSet,
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        Self { exploded: outcome.exploded, winners: outcome.winners }
    }
}

/// A table with the eyes of one viewer.
#[derive(Clone, Copy)]
struct Eyes<'a> {
    look: Look<'a>,
    viewer: Viewer,
    /// Nothing is hidden.
    open: bool,
}

impl Eyes<'_> {
    /// Whether a seat's own secrets may be seen.
    fn is(self, seat: Seat) -> bool {
        self.open || self.viewer == Viewer::Seat(seat)
    }
}

impl Look<'_> {
    /// Who is waited for, by public knowledge.
    #[must_use]
    pub fn waiting(self) -> Waiting {
        let open = self.state.is_over();
        Eyes { look: self, viewer: Viewer::Spectator, open }.waiting()
    }

    /// Where the markers of this game's tracks lie.
    fn tracks(self) -> Chart<Track, Option<Space>> {
        let tracks = Track::ALL.iter().copied().filter(|track| self.book.has_track(*track));
        tracks.map(|track| (track, self.marker(track))).collect()
    }

    /// What a viewer may know. Once the game is over nothing is hidden (`hidden.over`).
    #[must_use]
    pub fn view(self, viewer: Viewer) -> View {
        let sight =
            Eyes { look: self, viewer, open: viewer == Viewer::Open || self.state.is_over() };
        let state = self.state;
        View {
            viewer,
            mode: state.mode,
            seats: state.players,
            turn: state.turn,
            tracks: self.tracks(),
            first: state.first,
            active: state.round.seat,
            actions: state.round.actions,
            unlimited: state.round.unlimited,
            refused: state.round.refused,
            idle_trades: state.round.idle_trades,
            over: state.outcome.map(|outcome| OverView {
                ending: state.ending,
                exploded: outcome.exploded,
                survivors: outcome.survivors,
                winners: outcome.winners,
            }),
            ending: state.ending,
            verdict: state.verdict.into(),
            met: state.met,
            mourned: state.mourned,
            attacks_skipped: state.attacks_skipped,
            cancelled: state.cancelled,
            airlock: state.airlock,
            rooms: sight.rooms(),
            corridors: sight.corridors(),
            ducts: sight.ducts(),
            intruders: sight.intruders(),
            arrivals: state.arrivals,
            bag: sight.tokens(state.bag),
            token_supply: sight.tokens(state.token_supply),
            nest: NestView { eggs: state.nest_eggs, destroyed: state.nest_destroyed },
            egg_supply: state.egg_supply,
            spent: state.legacy.spent.iter().collect(),
            queen_killed: state.queen_killed,
            lairs_destroyed: self.book.has_lairs().then_some(state.lairs_destroyed),
            weaknesses: self
                .catalog()
                .slot_ids()
                .map(|slot| (slot, sight.weakness(slot)))
                .collect(),
            pods: sight.pods(),
            engines: (0..self.book.engines())
                .map(|engine| (engine + 1, sight.engine(engine)))
                .collect(),
            coordinates: sight.coordinates(),
            turrets: sight.turrets(),
            alert: sight.alert(),
            facility: sight.facility(),
            kept_back: state.kept_back,
            decks: sight.decks(),
            players: self.seats().map(|seat| (seat, sight.player(seat))).collect(),
            swarm: sight.swarm(),
            memory: sight.memory(),
            trade: sight.trade(),
            waiting: sight.waiting(),
            stack: sight.stack(),
            asked: viewer.seat().map_or(0, |seat| state.asked[seat.index()]),
            decision: sight.decision(),
            opportunities: self.standing(),
            retinue: state.retinue,
            seized: state.seized.iter().collect(),
            hourglass: self.glass(),
            compared: state.comparisons.iter().collect(),
            seed: state.is_over().then(|| {
                let seed = state.streams.seed();
                seed.iter().map(|byte| format!("{byte:02x}")).collect()
            }),
        }
    }
}

impl Game {
    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.look().view(viewer)
    }
}

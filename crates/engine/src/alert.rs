//! Alerts: tasks for the whole crew. The deck, the open one, what has been done of it, its sample.
//!
//! When one is drawn and when it is due is the mission's (`reveal_alert`, `check_alert`).

use derelict_content::{Alert, AlertEffect, AlertId, RoomId, Task, TileId, capacity};
use serde::{Deserialize, Serialize};

use crate::event::{EventSink, Fact, SharedDeck};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::{Deck, Place};
use crate::thing::Thing;
use crate::verb::{Deed, Unaimed};

/// With so many players the easier form of a task will do.
const FEW_PLAYERS: u8 = 2;

/// The alerts of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alerts {
    /// The deck, and the alerts that were completed.
    pub deck: Deck<AlertId, { capacity::ALERTS }>,
    /// The one that lies open.
    pub open: Option<OpenAlert>,
    /// Where its sample is.
    pub sample: Sample,
}

/// An alert that lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OpenAlert {
    /// The card.
    pub card: AlertId,
    /// Stages fulfilled.
    pub stage: u8,
    /// Activations made for the stage that is next, a bit each.
    pub done: u8,
}

/// Where the sample is that an alert asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sample {
    /// There is none.
    #[default]
    None,
    /// It is placed as soon as its room is explored.
    Due,
    /// On the floor.
    On(RoomId),
    /// In somebody's hands.
    Carried,
}

/// Does what the open alert asks for in this room (`after.alert.activation`).
pub(crate) struct Activate;

impl Unaimed for Activate {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let Some(Task::Activate { rooms, .. }) = look.task() else {
            return docket.object("after.alert.activation-open", Reason::NoActivation);
        };
        let named = rooms.contains(&look.tile(deed.room));
        docket.when(!named, "after.alert.activation", Reason::WrongRoom);
        docket.when(
            named && look.activation_in(deed.room).is_none(),
            "after.alert.activation-open",
            Reason::AlreadyDone,
        );
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, room, .. }: Deed) {
        play.activate(seat, room);
    }
}

impl<'a> Look<'a> {
    /// The card of the open alert.
    #[must_use]
    pub fn open_alert(self) -> Option<&'a Alert> {
        let open = self.state.alerts.open?;
        Some(&self.catalog().alerts[open.card.index()])
    }

    /// What the open alert asks for now; nothing once all of it is done.
    #[must_use]
    pub fn task(self) -> Option<&'a Task> {
        let stage = self.state.alerts.open?.stage;
        self.open_alert()?.stages.get(usize::from(stage)).map(|stage| &stage.task)
    }

    /// Whether all that the open alert asks for is done, as far as deeds do it.
    #[must_use]
    pub fn alert_fulfilled(self) -> bool {
        self.open_alert().is_some() && self.task().is_none()
    }

    /// Which of its Activations one in this room would be (`after.alert.activation-open`).
    #[must_use]
    pub fn activation_in(self, room: RoomId) -> Option<u8> {
        let Some(Task::Activate { rooms, .. }) = self.task() else { return None };
        let done = self.state.alerts.open?.done;
        let tile = self.tile(room);
        let mut open = (0..).zip(rooms).filter(|(deed, named)| {
            done & (1 << deed) == 0 && **named == tile && self.state.rooms[room.index()].explored
        });
        open.next().map(|(deed, _)| deed)
    }

    /// Activations that fulfil a task (`after.alert.activation-many`).
    #[must_use]
    pub fn activations_needed(self, task: &Task) -> u8 {
        match task {
            Task::Activate { few: Some(few), .. } if self.state.players <= FEW_PLAYERS => *few,
            Task::Activate { rooms, .. } => rooms.len() as u8,
            Task::Bring { .. } | Task::Repair | Task::Assemble | Task::Man { .. } => 0,
        }
    }

    /// The explored room with a tile.
    #[must_use]
    pub fn explored_tile(self, tile: TileId) -> Option<RoomId> {
        self.book.rooms().find(|room| {
            let there = &self.state.rooms[room.index()];
            there.explored && there.tile == tile
        })
    }

    /// Where the sample is, on the floor or in whoever's hands, within reach.
    #[must_use]
    pub fn sample_room(self) -> Option<RoomId> {
        match self.state.alerts.sample {
            Sample::None | Sample::Due => None,
            Sample::On(room) => Some(room),
            Sample::Carried => self.noise_room(self.sample_bearer()?),
        }
    }

    /// Where something can be done for the open alert now, as far as anybody knows.
    #[must_use]
    pub fn alert_rooms(self) -> Vec<RoomId> {
        let Some(task) = self.task() else { return Vec::new() };
        let fits = |room: &RoomId| {
            let there = &self.state.rooms[room.index()];
            match task {
                Task::Activate { .. } => self.activation_in(*room).is_some(),
                // Nobody can bring what lies about.
                Task::Bring { .. } if self.state.alerts.sample != Sample::Carried => {
                    self.state.alerts.sample == Sample::On(*room)
                }
                Task::Bring { room: Some(tile) } => there.explored && there.tile == *tile,
                Task::Bring { room: None } | Task::Assemble => self.book.on_shuttle(*room),
                Task::Repair => there.malfunction,
                Task::Man { rooms } => there.explored && rooms.contains(&there.tile),
            }
        };
        self.book.rooms().filter(fits).collect()
    }

    /// Who carries the sample.
    #[must_use]
    pub fn sample_bearer(self) -> Option<Seat> {
        self.seats()
            .find(|seat| self.crew(*seat).hands.iter().any(|held| held.thing == Thing::Sample))
    }

    /// The room in which the open alert places its sample.
    fn sample_origin(self) -> Option<TileId> {
        self.open_alert()?.effects().find_map(AlertEffect::sample)
    }

    /// Whether a task about where things and characters are is fulfilled as they are now
    /// (`after.alert.sticky`).
    fn holds_now(self, task: &Task) -> bool {
        match task {
            Task::Activate { .. } | Task::Repair => false,
            Task::Bring { room: Some(tile) } => self.sample_room().is_some_and(|room| {
                self.state.rooms[room.index()].explored && self.tile(room) == *tile
            }),
            Task::Bring { room: None } => {
                self.sample_room().is_some_and(|room| self.book.on_shuttle(room))
            }
            Task::Assemble => self
                .awake()
                .iter()
                .all(|seat| self.crew(seat).room().is_some_and(|room| self.book.on_shuttle(room))),
            Task::Man { rooms } => rooms.iter().all(|tile| {
                self.explored_tile(*tile).is_some_and(|room| self.present(room).next().is_some())
            }),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Turns up the next alert; what it does then is done at once (`after.alert.reveal`). Alerts that
    /// were completed make a new deck (`after.research.alert-deck`).
    pub(crate) fn reveal_alert(&mut self, rule: &'static str) -> bool {
        self.ready(SharedDeck::Alerts, 1);
        let Some(card) = self.state.alerts.deck.draw() else { return false };
        self.state.alerts.open = Some(OpenAlert { card, stage: 0, done: 0 });
        self.tell(rule, Fact::AlertRevealed { alert: card });
        let alert = &self.book.catalog.alerts[card.index()];
        for effect in &alert.revealed {
            self.alert_effect(effect);
        }
        true
    }

    /// Judges the open alert. One that is fulfilled leaves play; one that is not goes on, unless it
    /// was due (`after.alert.fail`). Tells whether it failed.
    pub(crate) fn check_alert(&mut self, due: bool) -> bool {
        let Some(OpenAlert { card, .. }) = self.state.alerts.open else { return false };
        if let Some(task) = self.look().task()
            && self.look().holds_now(task)
        {
            self.stage_fulfilled();
        }
        if self.look().alert_fulfilled() {
            self.put_alert_away(card);
            return false;
        }
        due
    }

    fn put_alert_away(&mut self, alert: AlertId) {
        self.take_sample_away("after.alert.sample-rules");
        self.state.alerts.open = None;
        self.state.alerts.deck.discard(alert);
        self.tell("after.alert.nature", Fact::AlertClosed { alert });
    }

    fn alert_effect(&mut self, effect: &AlertEffect) {
        match *effect {
            AlertEffect::Sample { room } => self.place_sample("after.alert.sample", room),
            AlertEffect::Malfunction { room } => {
                let broken = self.state.rooms.iter().any(|room| room.malfunction);
                if let (false, Some(room)) = (broken, self.look().explored_tile(room)) {
                    self.place_malfunction("after.alert.reveal", room);
                }
            }
        }
    }

    /// An Activation: it does nothing but be counted (`after.alert.activation-effect`).
    fn activate(&mut self, seat: Seat, room: RoomId) {
        let Some(deed) = self.look().activation_in(room) else { return };
        let Some(open) = &mut self.state.alerts.open else { return };
        open.done |= 1 << deed;
        let (alert, made) = (open.card, open.done.count_ones() as u8);
        let needed = self.look().task().map_or(0, |task| self.look().activations_needed(task));
        let fact = Fact::Activated { seat, room, alert, made, needed };
        let many = needed > 1;
        let rule =
            if many { "after.alert.activation-many" } else { "after.alert.activation-effect" };
        self.tell(rule, fact);
        if made >= needed {
            self.stage_fulfilled();
        }
    }

    /// A malfunction has been removed.
    pub(crate) fn mended(&mut self) {
        if matches!(self.look().task(), Some(Task::Repair)) {
            self.stage_fulfilled();
        }
    }

    /// A stage is marked for good, and what comes of it is done (`after.alert.stage-mark`).
    fn stage_fulfilled(&mut self) {
        let Some(open) = &mut self.state.alerts.open else { return };
        let alert = &self.book.catalog.alerts[open.card.index()];
        let stage = &alert.stages[usize::from(open.stage)];
        open.stage += 1;
        open.done = 0;
        let (card, marked) = (open.card, open.stage);
        if usize::from(marked) < alert.stages.len() {
            self.tell("after.alert.stage-mark", Fact::AlertStage { alert: card, stage: marked });
        } else {
            let two = alert.stages.len() > 1;
            let rule = if two { "after.alert.two-stages" } else { "after.alert.one-stage" };
            self.tell(rule, Fact::AlertFulfilled { alert: card });
        }
        for effect in &stage.then {
            self.alert_effect(effect);
        }
    }

    fn place_sample(&mut self, rule: &'static str, tile: TileId) {
        match self.look().explored_tile(tile) {
            Some(room) => {
                self.state.alerts.sample = Sample::On(room);
                self.tell(rule, Fact::SamplePlaced { room });
            }
            None => {
                self.state.alerts.sample = Sample::Due;
                self.tell("after.alert.sample-unexplored", Fact::SampleDue { tile });
            }
        }
    }

    /// Where the sample is, between any two steps of the rules: it is placed once its room is
    /// explored, comes back when it is lost, and is where it should be as soon as it is there.
    pub(crate) fn watch_sample(&mut self) {
        let (sample, look) = (self.state.alerts.sample, self.look());
        let origin = || look.sample_origin();
        match sample {
            Sample::None => return,
            // What is lost then stays lost.
            _ if self.state.ending.is_some() => return,
            Sample::Due => {
                if let Some(tile) = origin()
                    && look.explored_tile(tile).is_some()
                {
                    self.place_sample("after.alert.sample-unexplored", tile);
                }
            }
            Sample::Carried => {
                let bearer = look.sample_bearer();
                let gone = bearer.is_none_or(|seat| {
                    !matches!(look.crew(seat).place, Place::Room(_) | Place::Pod(_))
                });
                if let (true, Some(tile)) = (gone, origin()) {
                    self.take_out_of_hands();
                    self.place_sample("after.alert.sample-lost", tile);
                }
            }
            Sample::On(_) => {}
        }
        if let Some(task @ Task::Bring { .. }) = self.look().task()
            && self.look().holds_now(task)
        {
            self.stage_fulfilled();
        }
    }

    fn take_sample_away(&mut self, rule: &'static str) {
        if self.state.alerts.sample != Sample::None {
            self.take_out_of_hands();
            self.state.alerts.sample = Sample::None;
            self.tell(rule, Fact::SampleRemoved);
        }
    }

    fn take_out_of_hands(&mut self) {
        for crew in &mut self.state.crew {
            crew.hands.retain(|held| held.thing != Thing::Sample);
        }
    }
}

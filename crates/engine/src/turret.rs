//! Turrets: where they stand, whom they shoot at, how their status is set and how they fall.

use derelict_content::{
    Discovery, ExplorationId, MiniId, Role, RoomId, RoomTrait, TileId, capacity,
};
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::facedown::{Facedown, Front};
use crate::frame::{Frame, Question, TurnStep};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::streams::Stream;
use crate::verb::{Deed, Doable, Unaimed};

derelict_content::words! {
    /// What a status token of a turret says (`after.turret.count`).
    #[derive(Default)]
    Status {
        /// Whatever enters is shot at.
        All = "target-all",
        /// Only intruders are.
        Intruders = "target-intruders",
        /// It does not shoot, and cannot be destroyed.
        #[default]
        Inactive = "inactive",
    }
}

impl From<Status> for Front {
    fn from(status: Status) -> Self {
        Self(status as u8)
    }
}

impl From<Front> for Status {
    fn from(front: Front) -> Self {
        Self::ALL.get(front.index()).copied().unwrap_or_default()
    }
}

/// A turret on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Post {
    /// Where it stands.
    pub room: RoomId,
    /// The status token on top of its pile.
    pub status: Status,
    /// Whether that token lies faceup.
    pub open: bool,
}

/// The turrets, and who has come before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turrets {
    /// Each by its exploration token, once that has been revealed.
    pub posts: [Option<Post>; capacity::TURRETS],
    /// Who has entered a room in this turn and is still there; from the fire damage step on, who of
    /// them may be shot at.
    pub characters: SeatSet,
    /// The same of intruders.
    pub intruders: MiniSet,
    /// The fire damage step has begun, so that nobody enters any more in this turn.
    pub noted: bool,
    /// Turrets beside which an intruder stood then, a bit each.
    pub stormed: u8,
}

/// Lays a status token of choice facedown on top of a turret's (`after.effect.turret.set`).
pub(crate) struct SetTurret;

impl Doable for SetTurret {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let none = look.posts().next().is_none();
        docket.when(none, "after.mix.turret-room", Reason::NoTurret);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.posts().map(|(_, post)| Choice::Room(post.room)));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(room), ..] = *named
            && let Some((turret, _)) = play.look().turret_in(room)
        {
            play.ask(Question::SetTurret { seat: deed.seat, turret });
        }
    }
}

/// Destroys the turret of the room (`after.effect.turret.break`).
pub(crate) struct BreakTurret;

impl Unaimed for BreakTurret {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        match look.turret_in(deed.room) {
            None => docket.object("after.effect.turret.break", Reason::NoTurret),
            Some((_, post)) => {
                let shielded = post.open && post.status == Status::Inactive;
                docket.when(shielded, "after.turret.inactive-demolition", Reason::TurretInactive);
            }
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let Some((turret, post)) = play.look().turret_in(deed.room) else { return };
        play.show_turret("after.turret.hidden-demolition", turret);
        if post.status != Status::Inactive {
            play.destroy_turret("after.turret.demolition", turret);
        }
    }
}

impl Rulebook {
    /// Exploration tokens that put a turret into a room, each for one of them.
    pub(crate) fn turret_tokens(&self) -> impl Iterator<Item = ExplorationId> + '_ {
        let tokens = self.catalog.exploration.iter().enumerate();
        tokens
            .filter(|(_, token)| token.discovery == Discovery::Turret)
            .map(|(id, _)| ExplorationId(id as u8))
    }

    /// Whether a turret can stand in a room with a tile (`after.turret.not-there`).
    pub(crate) fn takes_turret(&self, tile: TileId) -> bool {
        !self.is(tile, Role::Nest) && !self.has_trait(tile, RoomTrait::Slimy)
    }

    /// The step of a turn that follows another; turrets have theirs where there are some.
    pub(crate) fn step_after(&self, step: TurnStep) -> TurnStep {
        let steps = self.turn_steps();
        let place = steps.iter().position(|other| *other == step).map_or(0, |place| place + 1);
        let mut later = steps[place.min(steps.len())..].iter().copied();
        later
            .find(|step| *step != TurnStep::Turrets || self.has_turrets())
            .unwrap_or(TurnStep::Draw)
    }
}

impl<'a> Look<'a> {
    /// The turrets on the board, by ascending room number.
    pub fn posts(self) -> impl Iterator<Item = (u8, Post)> + 'a {
        let posts = (0..).zip(self.state.turrets.posts);
        let mut standing: Pile<(u8, Option<Post>), { capacity::TURRETS }> =
            posts.filter(|(_, post)| post.is_some()).collect();
        standing.as_mut_slice().sort_by_key(|(_, post)| post.map(|post| post.room));
        (0..standing.len()).filter_map(move |at| {
            let (turret, post) = standing.as_slice()[at];
            Some((turret, post?))
        })
    }

    /// The turret in a room.
    #[must_use]
    pub fn turret_in(self, room: RoomId) -> Option<(u8, Post)> {
        self.posts().find(|(_, post)| post.room == room)
    }

    /// Whether a turret can stand in a room (`after.turret.not-there`).
    fn takes_turret(self, room: RoomId) -> bool {
        self.book.takes_turret(self.tile(room))
    }

    /// Whom a turret shoots at: those who entered in this turn, were there at the start of the step
    /// and are there now (`after.turret.still-there`).
    fn in_sights(self, post: Post) -> (SeatSet, MiniSet) {
        let Turrets { characters, intruders, .. } = self.state.turrets;
        let seats = self.present(post.room).filter(|seat| characters.has(*seat)).collect();
        let minis = self.figures(post.room).iter().filter(|mini| intruders.has(*mini)).collect();
        match post.status {
            Status::All => (seats, minis),
            Status::Intruders => (SeatSet::NONE, minis),
            Status::Inactive => (SeatSet::NONE, MiniSet::default()),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A revealed token puts its turret into the room; its status is shuffled and shown at once
    /// (`after.turret.start`, `after.turret.reveal`).
    pub(crate) fn find_turret(&mut self, token: ExplorationId, room: RoomId) {
        let Some(turret) = self.book.turret_tokens().position(|known| known == token) else {
            return;
        };
        if !self.look().takes_turret(room) {
            return self.tell("after.turret.not-there-token", Fact::TurretKeptOut { room });
        }
        let status = Status::ALL[self.state.streams.below(Stream::Layout, Status::ALL.len())];
        self.state.turrets.posts[turret] = Some(Post { room, status, open: false });
        let turret = turret as u8;
        self.tell("after.turret.place", Fact::TurretPlaced { turret, room });
        self.show_turret("after.turret.reveal", turret);
    }

    /// The status token on top is turned up for all (`after.turret.show`, `after.turret.top`).
    pub(crate) fn show_turret(&mut self, rule: &'static str, turret: u8) {
        let Some(post) = &mut self.state.turrets.posts[usize::from(turret)] else { return };
        if std::mem::replace(&mut post.open, true) {
            return;
        }
        let Post { room, status, .. } = *post;
        self.forget(Facedown::Turret(turret));
        self.tell(rule, Fact::TurretShown { turret, room, status });
    }

    /// A destroyed turret leaves the board (`after.turret.destroyed`).
    fn destroy_turret(&mut self, rule: &'static str, turret: u8) {
        self.show_turret("after.turret.show", turret);
        if let Some(post) = self.state.turrets.posts[usize::from(turret)].take() {
            self.tell(rule, Fact::TurretDestroyed { turret, room: post.room });
        }
    }

    /// The wanted status token lies facedown on top; only whoever put it there knows it
    /// (`after.hidden.turret`).
    pub(crate) fn answer_set_turret(&mut self, seat: Seat, turret: u8, choice: Choice) {
        let Choice::Status(status) = choice else { return };
        let Some(post) = &mut self.state.turrets.posts[usize::from(turret)] else { return };
        (post.status, post.open) = (status, false);
        self.state.legacy.turrets &= !(1 << turret);
        let room = post.room;
        self.forget(Facedown::Turret(turret));
        self.tell("after.hidden.turret-told", Fact::TurretSet { seat, turret, room });
        self.see("after.hidden.turret", seat, Facedown::Turret(turret));
    }

    /// A new turn: nobody has entered anything yet (`after.turret.this-turn`).
    pub(crate) fn clear_sights(&mut self) {
        let Turrets { posts, .. } = self.state.turrets;
        self.state.turrets = Turrets { posts, ..Turrets::default() };
    }

    /// A character has come into a room by a move of any kind (`after.turret.enter`).
    pub(crate) fn note_entry(&mut self, seat: Seat) {
        if self.book.has_turrets() {
            let Turrets { noted, characters, .. } = &mut self.state.turrets;
            if *noted {
                characters.remove(seat)
            } else {
                characters.add(seat)
            }
            self.come_before_turret(self.state.crew[seat.index()].room());
        }
    }

    /// An intruder has come or appeared in a room (`after.turret.spawn`).
    pub(crate) fn note_intruder(&mut self, mini: MiniId) {
        if self.book.has_turrets() {
            let Turrets { noted, intruders, .. } = &mut self.state.turrets;
            if *noted {
                intruders.remove(mini)
            } else {
                intruders.add(mini)
            }
            self.come_before_turret(self.state.minis[mini.index()].room);
        }
    }

    /// Somebody has come into a room: a turret of an earlier game shows what it is set to
    /// (`after.epilogue.turrets-reveal`).
    fn come_before_turret(&mut self, room: Option<RoomId>) {
        let legacy = self.state.legacy.turrets;
        if legacy == 0 {
            return;
        }
        let there = room.and_then(|room| self.look().turret_in(room));
        if let Some((turret, _)) = there.filter(|(turret, _)| legacy & (1 << turret) != 0) {
            self.state.legacy.turrets &= !(1 << turret);
            self.show_turret("after.epilogue.turrets-reveal", turret);
        }
    }

    /// One miniature stands in the place of another, which is no entering (`after.turret.enter`).
    pub(crate) fn note_exchange(&mut self, from: MiniId, to: MiniId) {
        let intruders = &mut self.state.turrets.intruders;
        let entered = intruders.has(from);
        intruders.remove(from);
        if entered {
            intruders.add(to);
        }
    }

    /// A miniature has left the board.
    pub(crate) fn note_leaving(&mut self, mini: MiniId) {
        self.state.turrets.intruders.remove(mini);
    }

    /// The fire damage step begins: who may be shot, and which intruders stand by a turret
    /// (`after.turret.step`).
    pub(crate) fn take_aim(&mut self) {
        if !self.book.has_turrets() {
            return;
        }
        let look = self.look();
        let stormed = look
            .posts()
            .filter(|(_, post)| look.infested(post.room))
            .fold(0, |set, (turret, _)| set | 1 << turret);
        let before = |room: Option<RoomId>| room.is_some_and(|room| look.turret_in(room).is_some());
        let Turrets { characters, intruders, .. } = look.state.turrets;
        let characters = characters.iter().filter(|seat| before(look.crew(*seat).room()));
        let intruders = intruders.iter().filter(|mini| before(look.state.minis[mini.index()].room));
        let (characters, intruders) = (characters.collect(), intruders.collect());
        self.state.turrets =
            Turrets { characters, intruders, noted: true, stormed, ..self.state.turrets };
    }

    /// The turrets act, by ascending room number (`after.turret.step`).
    pub(crate) fn begin_turrets(&mut self) {
        let left = self.look().posts().fold(0, |set, (turret, _)| set | 1 << turret);
        self.push(Frame::Turrets { left });
    }

    /// One turret shoots and falls; the others follow (`after.turret.simultaneous`).
    pub(crate) fn turrets(&mut self, left: u8) {
        let next = self.look().posts().find(|(turret, _)| left & (1 << turret) != 0);
        let Some((turret, post)) = next else { return };
        self.push(Frame::Turrets { left: left & !(1 << turret) });
        let stormed = self.state.turrets.stormed & (1 << turret) != 0;
        if stormed && post.status != Status::Inactive {
            self.push(Frame::TurretFalls { turret });
        }
        let (seats, minis) = self.look().in_sights(post);
        if seats.is_empty() && minis.is_empty() {
            return;
        }
        let rule = match post.status {
            Status::All => "after.turret.all",
            Status::Intruders | Status::Inactive => "after.turret.intruders",
        };
        self.show_turret("after.turret.show", turret);
        self.tell("after.turret.when", Fact::TurretFired { turret, room: post.room });
        let order: Pile<MiniId, { capacity::MINIATURES }> =
            self.look().figures(post.room).iter().filter(|mini| minis.has(*mini)).collect();
        self.each_in_order(seats, |play, seat| play.light_wounds(rule, seat, 1, Cause::Turret));
        for mini in order.iter() {
            // One that has come anew meanwhile is another.
            if self.state.turrets.intruders.has(mini) {
                self.injure(rule, mini, 1, Cause::Turret);
            }
        }
    }

    /// Intruders that stood by an active turret have destroyed it, whatever became of them
    /// (`after.turret.fire-order`, `after.turret.retreat`).
    pub(crate) fn turret_falls(&mut self, turret: u8) {
        self.destroy_turret("after.turret.destroy", turret);
    }
}

//! Escape pods: locks, boarding, waiting, launching.

use derelict_content::{Evacuation, PodId, Role, RoomId, capacity};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Question, Then};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::{Place, Pod};
use crate::verb::{Deed, Doable, Unaimed};

/// Characters a pod takes.
pub const PLACES: usize = 2;

/// Launches a pod from afar with whoever is inside, locked or not (`after.effect.remote.pod`).
pub(crate) struct LaunchPod;

impl Doable for LaunchPod {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let none = look.docked_pods().next().is_none();
        docket.when(none, "after.effect.remote.pod-state", Reason::NoPod);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.docked_pods().map(Choice::Pod));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Pod(pod), ..] = *named {
            play.launch("after.effect.remote.pod", pod);
        }
    }
}

impl<'a> Look<'a> {
    /// Pods at either section.
    fn docked_pods(self) -> impl Iterator<Item = PodId> + 'a {
        let pods = (0..capacity::PODS as u8).map(PodId);
        pods.filter(move |pod| matches!(self.state.pods[pod.index()], Pod::Docked { .. }))
    }
}

/// Locks or unlocks a pod, of this section only if `here`.
pub(crate) struct TogglePod {
    pub here: bool,
}

impl Doable for TogglePod {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let pods = look.togglable_pods(deed.room, self.here).next();
        docket.when(pods.is_none(), "room.hatch.flip", Reason::NoPod);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.togglable_pods(deed.room, self.here).map(Choice::Pod));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let [Choice::Pod(pod), ..] = *named else { return };
        if let Pod::Docked { locked, .. } = &mut play.state.pods[pod.index()] {
            *locked = !*locked;
            let locked = *locked;
            play.tell("room.hatch.flip", Fact::PodToggled { pod, locked });
        }
    }
}

/// An attempt to board begins with a noise roll.
pub(crate) struct BoardPod;

impl Unaimed for BoardPod {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.way_out_objections(deed.room, Then::Board, docket);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.try_way_out(seat, Then::Board);
    }
}

impl<'a> Look<'a> {
    /// All pods in the box.
    pub(crate) fn pods(self) -> impl Iterator<Item = PodId> {
        (0..capacity::PODS as u8).map(PodId)
    }

    /// The section a pod is docked at.
    #[must_use]
    pub fn pod_section(self, pod: PodId) -> Option<Evacuation> {
        match self.state.pods[pod.index()] {
            Pod::Docked { section, .. } => Some(section),
            Pod::Unused | Pod::Launched => None,
        }
    }

    /// Whether a docked pod is locked.
    #[must_use]
    pub fn pod_locked(self, pod: PodId) -> bool {
        matches!(self.state.pods[pod.index()], Pod::Docked { locked: true, .. })
    }

    /// Characters waiting in a pod.
    pub fn aboard(self, pod: PodId) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |seat| self.crew(*seat).place == Place::Pod(pod))
    }

    fn section_of(self, room: RoomId) -> Option<Evacuation> {
        if self.room_is(room, Role::EvacuationA) {
            Some(Evacuation::A)
        } else if self.room_is(room, Role::EvacuationB) {
            Some(Evacuation::B)
        } else {
            None
        }
    }

    /// Pods of a room's section that can be entered.
    pub(crate) fn boardable(self, room: RoomId) -> impl Iterator<Item = PodId> + 'a {
        let section = self.section_of(room);
        self.pods().filter(move |pod| {
            section.is_some()
                && self.pod_section(*pod) == section
                && !self.pod_locked(*pod)
                && self.aboard(*pod).count() < PLACES
        })
    }

    /// What is in the way of finding a place in a pod.
    pub(crate) fn berth_objections(self, room: RoomId, docket: &mut impl Docket) {
        docket.when(self.boardable(room).next().is_none(), "room.evacuation.need", Reason::NoPod);
    }

    /// Pods whose lock can be changed, of this section only if `here`.
    fn togglable_pods(self, room: RoomId, here: bool) -> impl Iterator<Item = PodId> + 'a {
        let section = self.section_of(room);
        self.pods().filter(move |pod| {
            let docked = self.pod_section(*pod);
            docked.is_some() && (!here || docked == section)
        })
    }

    pub(crate) fn pod_options(self, seat: Seat, out: &mut Vec<Choice>) {
        if let Place::Pod(pod) = self.crew(seat).place
            && !self.pod_locked(pod)
        {
            out.push(Choice::Launch);
        }
        out.extend([Choice::Leave, Choice::Stay]);
        self.drops(seat, out);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Somebody may board: into which pod?
    pub(crate) fn find_berth(&mut self, seat: Seat) {
        self.ask(Question::Board { seat });
    }

    pub(crate) fn answer_board(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Pod(pod) = choice {
            self.crew(seat).place = Place::Pod(pod);
            self.tell("room.evacuation.succeed", Fact::PodEntered { seat, pod });
            self.take_along("after.hunter.laika-pod", seat);
            self.ask(Question::Boarded { seat });
        }
    }

    /// On entering, launch at once or wait; waiting is a pass.
    pub(crate) fn answer_boarded(&mut self, seat: Seat, choice: Choice) {
        match (choice, self.state.crew[seat.index()].place) {
            (Choice::Launch, Place::Pod(pod)) => self.launch("pod.enter.decide", pod),
            _ => self.begin_pass(seat),
        }
    }

    /// Launch, leave or wait at the start of a round.
    pub(crate) fn answer_pod(&mut self, seat: Seat, choice: Choice) {
        let Place::Pod(pod) = self.state.crew[seat.index()].place else {
            return;
        };
        match choice {
            Choice::Launch => self.launch("pod.launch.when", pod),
            Choice::Leave => {
                if let Some(room) = self.look().noise_room(seat) {
                    self.crew(seat).place = Place::Room(room);
                    self.tell("pod.exit", Fact::PodLeft { seat, pod });
                }
            }
            Choice::Drop(thing) => {
                self.drop_thing("item.drop", seat, thing);
                self.ask(Question::Pod { seat });
            }
            _ => self.begin_pass(seat),
        }
    }

    /// A pod leaves with everyone in it (`pod.launch`).
    pub(crate) fn launch(&mut self, rule: &'static str, pod: PodId) {
        let aboard: SeatSet = self.look().aboard(pod).collect();
        self.state.pods[pod.index()] = Pod::Launched;
        self.tell(rule, Fact::PodLaunched { pod });
        for seat in aboard.iter() {
            self.crew(seat).place = Place::Evacuated(pod);
            self.tell("pod.launch", Fact::Evacuated { seat, pod });
            self.part(seat);
        }
        self.check_last();
    }

    /// Every docked pod flips to unlocked.
    pub(crate) fn unlock_pods(&mut self, rule: &'static str) {
        for pod in &mut self.state.pods {
            if let Pod::Docked { locked, .. } = pod {
                *locked = false;
            }
        }
        self.tell(rule, Fact::PodsUnlocked);
    }

    /// An intruder has come into a room: pods of an evacuation section are emptied
    /// (`pod.thrown-out`), even if it is gone in a moment (`pod.thrown-out.fleeting`).
    pub(crate) fn throw_out(&mut self, room: RoomId) {
        for section in Evacuation::ALL {
            let role = match section {
                Evacuation::A => Role::EvacuationA,
                Evacuation::B => Role::EvacuationB,
            };
            if self.look().room_is(room, role) {
                self.empty_pods(*section, room);
            }
        }
    }

    fn empty_pods(&mut self, section: Evacuation, room: RoomId) {
        for index in 0..self.state.players {
            let seat = Seat(index);
            if let Place::Pod(pod) = self.state.crew[seat.index()].place
                && self.look().pod_section(pod) == Some(section)
            {
                self.crew(seat).place = Place::Room(room);
                self.tell("pod.thrown-out", Fact::PodThrownOut { seat, pod });
            }
        }
    }
}

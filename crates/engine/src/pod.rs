//! Escape pods and hibernation: boarding, waiting, launching, sleeping.

use derelict_content::{Evacuation, PodId, Role, RoomId, capacity};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question, Then};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::{Place, Pod};

/// Characters a pod takes.
pub const PLACES: usize = 2;

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

    pub(crate) fn board_objections(self, room: RoomId, docket: &mut impl Docket) {
        docket.when(self.boardable(room).next().is_none(), "room.evacuation.need", Reason::NoPod);
        docket.when(self.infested(room), "room.evacuation.intruder", Reason::IntruderHere);
    }

    /// Pods whose lock can be changed, of this section only if `here`.
    pub(crate) fn togglable_pods(
        self,
        room: RoomId,
        here: bool,
    ) -> impl Iterator<Item = PodId> + 'a {
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
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn toggle_pod(&mut self, rule: &'static str, pod: PodId) {
        if let Pod::Docked { locked, .. } = &mut self.state.pods[pod.index()] {
            *locked = !*locked;
            let locked = *locked;
            self.tell(rule, Fact::PodToggled { pod, locked });
        }
    }

    /// An attempt to board begins with a noise roll.
    pub(crate) fn try_boarding(&mut self, seat: Seat) {
        self.push(Frame::NoiseRoll { seat, then: Then::Board });
    }

    /// After the noise roll: succeeds unless an intruder is there now.
    pub(crate) fn after_roll(&mut self, seat: Seat, then: Then) {
        let Some(room) = self.state.crew[seat.index()].room() else {
            return;
        };
        let infested = self.look().infested(room);
        match then {
            Then::Nothing => {}
            Then::Board if infested => {
                self.tell("room.evacuation.fail", Fact::BoardingFailed { seat });
            }
            Then::Board => self.ask(Question::Board { seat }),
            Then::Hibernate if infested => {
                self.tell("room.hibernatorium.fail", Fact::HibernationFailed { seat });
            }
            Then::Hibernate => {
                self.crew(seat).place = Place::Hibernating;
                self.tell("room.hibernatorium.succeed", Fact::Hibernated { seat });
                self.check_last();
            }
        }
    }

    pub(crate) fn answer_board(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Pod(pod) = choice {
            self.crew(seat).place = Place::Pod(pod);
            self.tell("room.evacuation.succeed", Fact::PodEntered { seat, pod });
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
            _ => self.begin_pass(seat),
        }
    }

    /// A pod leaves with everyone in it (`pod.launch`).
    pub(crate) fn launch(&mut self, rule: &'static str, pod: PodId) {
        let aboard: crate::seat::SeatSet = self.look().aboard(pod).collect();
        self.state.pods[pod.index()] = Pod::Launched;
        self.tell(rule, Fact::PodLaunched { pod });
        for seat in aboard.iter() {
            self.crew(seat).place = Place::Evacuated(pod);
            self.tell("pod.launch", Fact::Evacuated { seat, pod });
        }
        self.check_last();
    }
}

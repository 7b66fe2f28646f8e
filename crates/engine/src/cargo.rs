//! Cargo sending systems: pods that are launched when the time has come, and the tokens that say which.

use derelict_content::{CargoPod, PodId, Role, RoomId};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::facedown::Facedown;
use crate::facility::TIMED;
use crate::frame::{Frame, Poll, Question, WindowKind};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::Place;
use crate::verb::{Deed, Doable, Unaimed};

/// The systems, each with its room and its pod.
const SYSTEMS: [(CargoPod, Role); 3] =
    [(CargoPod::A, Role::CargoA), (CargoPod::B, Role::CargoB), (CargoPod::C, Role::CargoC)];

/// The pod of a system.
fn pod_of(system: CargoPod) -> PodId {
    PodId(system as u8)
}

/// Enters the pod of this cargo sending system: the hand is gone, and it is a pass (`lock.css.enter`,
/// `lock.css.enter-effect`).
pub(crate) struct EnterPod;

impl Unaimed for EnterPod {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let system = look.cargo_system(deed.room);
        docket.when(system.is_none(), "lock.css.enter", Reason::WrongRoom);
        let taken = system.is_some_and(|system| look.aboard(pod_of(system)).next().is_some());
        docket.when(taken, "lock.css.enter", Reason::NoPod);
        let due = look.timing_on(look.state.time).is_some();
        docket.when(!due, "lock.css.enter", Reason::NoLaunch);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, room, .. }: Deed) {
        let Some(system) = play.look().cargo_system(room) else { return };
        play.push(Frame::Strap { seat, pod: pod_of(system) });
        play.lay_down_hand("lock.css.enter-effect", seat);
        play.push(Frame::Pass { seat, stage: 1 });
    }
}

/// Looks at a token on the time track, and may shift it (`lock.effect.comp.peek-css`,
/// `lock.room.css-control`).
pub(crate) struct PeekCss {
    pub shift: bool,
}

impl Doable for PeekCss {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let none = look.timings().next().is_none();
        docket.when(none, "lock.effect.comp.peek-css", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.timings().map(|(_, slot)| Choice::Slot(slot)));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Slot(slot), ..] = *named else { return };
        let Some(timing) = play.look().timing_on(slot) else { return };
        play.see("lock.effect.comp.peek-css", deed.seat, Facedown::Timing(timing));
        if self.shift {
            play.ask(Question::ShiftTiming { seat: deed.seat, timing });
        }
    }
}

impl<'a> Look<'a> {
    /// The cargo sending system a room belongs to.
    pub(crate) fn cargo_system(self, room: RoomId) -> Option<CargoPod> {
        let found = SYSTEMS.into_iter().find(|(_, role)| self.room_is(room, *role));
        found.map(|(system, _)| system)
    }

    /// The room of a pod's system.
    #[must_use]
    pub fn cargo_room(self, pod: PodId) -> Option<RoomId> {
        let (_, role) = SYSTEMS.into_iter().find(|(system, _)| pod_of(*system) == pod)?;
        self.explored_with(role)
    }

    /// The tokens on the time track, each with its space, from the one that is reached first.
    pub(crate) fn timings(self) -> impl Iterator<Item = (u8, u8)> + 'a {
        let timing = &self.state.facility.timing;
        let slots = self.facility().map_or(0, |_| self.catalog().supply.time);
        (1..=slots).rev().filter_map(move |slot| {
            let token = timing.iter().position(|timing| timing.slot() == Some(slot))?;
            Some((token as u8, slot))
        })
    }

    /// The token on a space of the time track.
    pub(crate) fn timing_on(self, slot: u8) -> Option<u8> {
        self.timings().find(|(_, on)| *on == slot).map(|(timing, _)| timing)
    }

    /// Where a token may be shifted to: neighbouring spaces without another, but not off the track, and
    /// not away from the space of the time token (`lock.room.css-control-any`,
    /// `lock.room.css-control-not-current`, `lock.room.css-control-not-shared`,
    /// `lock.room.css-control-onto`, `lock.room.css-control-ends`).
    pub(crate) fn shifts(self, timing: u8, out: &mut Vec<Choice>) {
        let slot = self.state.facility.timing[usize::from(timing)].slot();
        if let Some(slot) = slot.filter(|slot| *slot != self.state.time) {
            let near = [slot + 1, slot - 1].into_iter();
            let free = near.filter(|to| {
                (1..=self.catalog().supply.time).contains(to) && self.timing_on(*to).is_none()
            });
            out.extend(free.map(Choice::Slot));
        }
        out.push(Choice::Done);
    }

    /// Those in a pod, by player order.
    fn in_pods(self) -> SeatSet {
        self.seats().filter(|seat| matches!(self.crew(*seat).place, Place::Pod(_))).collect()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// After the pass of entering a pod: whoever lives sits in it (`lock.css.enter-pass`).
    pub(crate) fn strap_in(&mut self, seat: Seat, pod: PodId) {
        if self.state.crew[seat.index()].room().is_some() {
            self.crew(seat).place = Place::Pod(pod);
            self.tell("lock.css.enter", Fact::PodEntered { seat, pod });
        }
    }

    pub(crate) fn answer_shift_timing(&mut self, timing: u8, choice: Choice) {
        if let Choice::Slot(to) = choice {
            let token = &mut self.facility().timing[usize::from(timing)];
            token.move_to(to);
            self.tell("lock.room.css-control", Fact::TimingShifted { timing, to });
        }
    }

    /// The first step of the event phase: a token on the space of the time token is revealed and names
    /// the pods that are launched (`lock.event.css`).
    pub(crate) fn begin_launch(&mut self) {
        self.push(Frame::Unstrap);
        let Some(timing) = self.look().timing_on(self.state.time) else { return };
        let place = usize::from(timing);
        let token = self.state.facility.timing[place].token();
        // A revealed one leaves the track (`lock.css.token-after`).
        self.facility().timing[place].take_off();
        self.tell("lock.event.css", Fact::TimingShown { timing, token });
        self.forget(Facedown::Timing(timing));
        let pods = &self.book.catalog.css[token.index()].pods;
        let launched = |seat: &Seat| match self.state.crew[seat.index()].place {
            Place::Pod(pod) => pods.iter().any(|system| pod_of(*system) == pod),
            _ => false,
        };
        let aboard: SeatSet = self.look().in_pods().iter().filter(launched).collect();
        self.offer_launch(aboard);
    }

    /// Those in launched pods choose one after another, in player order (`lock.css.auto`).
    fn offer_launch(&mut self, aboard: SeatSet) {
        let next = self.look().in_order().find(|seat| aboard.has(*seat));
        if let Some(seat) = next {
            self.open_window(WindowKind::Launch, aboard, SeatSet::only(seat));
        }
    }

    /// Whoever wants to gets away, and the next one chooses (`lock.css.launch`).
    pub(crate) fn blast_off(&mut self, poll: Poll) {
        let order: Pile<Seat, MAX_SEATS> = self.look().in_order().collect();
        for seat in order.iter().filter(|seat| poll.yes.has(*seat)) {
            if let Place::Pod(pod) = self.state.crew[seat.index()].place {
                self.crew(seat).place = Place::Evacuated(pod);
                self.tell("lock.css.launch", Fact::Evacuated { seat, pod });
                self.part(seat);
            }
        }
        self.offer_launch(poll.window.iter().filter(|seat| !poll.answered.has(*seat)).collect());
        self.check_last();
    }

    /// Whoever is still in a pod is back in its room, and suffers for it (`lock.css.fail`,
    /// `lock.css.fail-return`).
    pub(crate) fn unstrap(&mut self) {
        let order: Pile<Seat, MAX_SEATS> = self.look().in_order().collect();
        for seat in order.iter() {
            let Place::Pod(pod) = self.state.crew[seat.index()].place else { continue };
            let Some(room) = self.look().cargo_room(pod) else { continue };
            self.crew(seat).place = Place::Room(room);
            self.tell("lock.css.fail-return", Fact::PodLeft { seat, pod });
            self.serious_wound("lock.css.fail", seat, Cause::Launch);
        }
    }
}

const _: () = assert!(TIMED < 8);

//! The time track of the facility: the steps of its token, what lies in their way, and the end.

use crate::event::{Cause, Ending, EventSink, Fact};
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::state::Place;

impl Look<'_> {
    /// Whether a step away from a space costs power (`lock.power.threshold-red-side`,
    /// `lock.power.threshold-blue-side`).
    fn is_threshold(self, leaving: u8) -> bool {
        let thresholds = self.catalog().facility.as_ref().map(|facility| &facility.thresholds);
        thresholds.into_iter().flatten().any(|threshold| {
            threshold.leaving == leaving && (threshold.always || !self.state.facility.backup)
        })
    }

    /// By which rule an end destroys the facility, if it does: one by the alert procedure with the
    /// autodestruction begun, the track's with the red token on S (`lock.end.destroyed`,
    /// `lock.alert.auto`, `lock.auto.at-s`).
    fn destroyed_by(self, ending: Ending) -> Option<&'static str> {
        let fuse = self.state.self_destruct;
        let facility = &self.state.facility;
        match ending {
            Ending::SelfDestruct
            | Ending::Fire
            | Ending::HullBreach
            | Ending::NobodyAwakeExploding => Some("lock.end.destroyed"),
            // The alert token on S ends the game along with the track.
            Ending::ProcedureOver | Ending::TimeOut
                if fuse.is_some() && facility.procedure == Some(self.state.time) =>
            {
                Some("lock.alert.auto")
            }
            Ending::TimeOut if fuse == Some(0) && facility.irrevocable => Some("lock.auto.at-s"),
            Ending::ProcedureOver
            | Ending::TimeOut
            | Ending::NobodyAwake
            | Ending::AlertFailed
            | Ending::Departure
            | Ending::Deserted => None,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The time token moves on: what lies on the space it leaves comes first, then the space it
    /// reaches, then the power (`lock.event.time`, `lock.event.time-order`).
    pub(crate) fn advance_time(&mut self) {
        let left = self.state.time;
        if self.state.self_destruct == Some(left) && self.state.facility.irrevocable {
            return self.end("lock.auto.boom", Ending::SelfDestruct);
        }
        if self.state.facility.procedure == Some(left) {
            return self.end("lock.alert.end", Ending::ProcedureOver);
        }
        let to = left.saturating_sub(1);
        self.state.time = to;
        self.tell("lock.event.time", Fact::TimeMoved { to });
        if self.state.self_destruct == Some(left) {
            self.arm_autodestruction(left);
        }
        if to == 0 {
            let rule = self.look().destroyed_by(Ending::TimeOut).unwrap_or("lock.end.purge");
            return self.end(rule, Ending::TimeOut);
        }
        if self.look().is_threshold(left) {
            self.lose_power("lock.power.threshold");
        }
    }

    /// Nobody is left to act: the time token jumps to whatever is under way (`lock.end.last`,
    /// `lock.end.last-skip`).
    pub(crate) fn end_last_inside(&mut self) {
        let (auto, alert) = (self.state.self_destruct, self.state.facility.procedure);
        self.state.time = auto.or(alert).unwrap_or(0);
        match (auto, alert) {
            (Some(_), Some(_)) => self.end("lock.end.last-both", Ending::NobodyAwakeExploding),
            (Some(_), None) => self.end("lock.end.last-auto", Ending::NobodyAwakeExploding),
            (None, Some(_)) => self.end("lock.end.last-alert", Ending::ProcedureOver),
            (None, None) => self.end("lock.end.last-none", Ending::NobodyAwake),
        }
    }

    /// The facility is destroyed, or everybody in it who is not locked in dies (`lock.end.purge`,
    /// `lock.end.destroyed`).
    pub(crate) fn seal_fate_inside(&mut self) {
        let ending = self.state.ending.unwrap_or(Ending::TimeOut);
        let destruction = self.look().destroyed_by(ending);
        let destroyed = destruction.is_some();
        self.state.verdict.exploded = destroyed;
        let (rule, cause) = match destruction {
            Some(by) => {
                self.tell(by, Fact::FacilityDestroyed);
                ("lock.end.destroyed", Cause::Explosion)
            }
            None => {
                self.tell("lock.end.purge", Fact::FacilityPurged);
                ("lock.end.purge", Cause::Purge)
            }
        };
        if destroyed {
            for mini in self.book.minis() {
                self.remove_mini(mini);
            }
        }
        for seat in (0..self.state.players).map(Seat) {
            let dies = match self.state.crew[seat.index()].place {
                Place::Room(_) | Place::Pod(_) => true,
                Place::Hibernating => destroyed,
                Place::Evacuated(_)
                | Place::Bunker
                | Place::Departed
                | Place::Dead(_)
                | Place::Nowhere => false,
            };
            if dies {
                self.perish(rule, seat, cause);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// In the light, noise where nobody is fades away; that in technical corridors never does
    /// (`lock.event.noise`).
    pub(crate) fn fade_noise(&mut self) {
        for corridor in self.book.corridors() {
            let look = self.look();
            let section = look.book.section_of(corridor);
            let lit = section.is_some_and(|section| look.state.facility.power[section].is_blue());
            let mut ends = look.book.ends(corridor).into_iter();
            let heard = ends.any(|room| look.present(room).next().is_some());
            if look.noisy(corridor) && lit && !heard {
                self.state.noise &= !(1 << corridor.0);
                self.tell("lock.event.noise", Fact::NoiseRemoved { corridor });
            }
        }
    }
}

//! The end of the game: how it comes, what becomes of the ship and those on it.

use crate::event::{Cause, Ending, EventSink, Fact};
use crate::play::Play;
use crate::seat::Seat;
use crate::state::Place;

/// What an end does to the ship and to those on it.
struct Fate {
    /// By which the ship meets it.
    rule: &'static str,
    /// What becomes of the ship, if anything does.
    told: Option<Fact>,
    /// The ship is gone, and every intruder with it.
    destroyed: bool,
    /// By which those on board die.
    death: &'static str,
    cause: Cause,
    /// Whether somebody there dies.
    kills: fn(Place) -> bool,
}

/// The ship jumps: whoever is awake on board dies.
const JUMP: Fate = Fate {
    rule: "end.time",
    told: Some(Fact::ShipJumped),
    destroyed: false,
    death: "end.time",
    cause: Cause::Jump,
    kills: |place| matches!(place, Place::Room(_) | Place::Pod(_)),
};

/// The ship explodes with everyone on it, awake or asleep.
const EXPLOSION: Fate = Fate {
    rule: "end.explosion",
    told: Some(Fact::ShipExploded),
    destroyed: true,
    death: "end.explosion",
    cause: Cause::Explosion,
    kills: |place| matches!(place, Place::Room(_) | Place::Pod(_) | Place::Hibernating),
};

/// An alert was not completed: everyone on board dies, awake or asleep, and the ship goes on.
const ALERT: Fate = Fate {
    rule: "after.alert.fail",
    told: None,
    destroyed: false,
    death: "after.alert.fail",
    cause: Cause::Alert,
    kills: |place| matches!(place, Place::Room(_) | Place::Pod(_) | Place::Hibernating),
};

/// The shuttle departs: whoever is still on the ship stays there for good.
const DEPARTURE: Fate = Fate {
    rule: "after.epilogue.end",
    told: Some(Fact::ShuttleDeparted),
    destroyed: false,
    death: "after.epilogue.left-behind",
    cause: Cause::LeftBehind,
    kills: |place| matches!(place, Place::Room(_) | Place::Pod(_)),
};

/// Nobody is left on ship or shuttle.
const DESERTED: Fate =
    Fate { rule: "after.epilogue.end-early", told: None, kills: |_| false, ..DEPARTURE };

impl Ending {
    /// What follows, while the self-destruct sequence runs or not.
    fn fate(self, armed: bool) -> Fate {
        match self {
            Self::TimeOut if armed => Fate { rule: "end.time.selfdestruct", ..EXPLOSION },
            Self::TimeOut | Self::NobodyAwake => JUMP,
            Self::AlertFailed => ALERT,
            // Only a facility ends so, by its own chapter.
            Self::ProcedureOver => JUMP,
            Self::Departure => DEPARTURE,
            Self::Deserted => DESERTED,
            Self::SelfDestruct | Self::Fire | Self::HullBreach | Self::NobodyAwakeExploding => {
                EXPLOSION
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Nobody living is awake on the ship: it jumps, or explodes if the sequence runs.
    pub(crate) fn check_last(&mut self) {
        if self.state.ending.is_some() || !self.look().awake().is_empty() {
            return;
        }
        self.end_with_last();
    }

    /// Nobody is left on the ship.
    pub(crate) fn end_last_aboard(&mut self) {
        if self.book.is_sequel() {
            self.end("after.epilogue.end-early", Ending::Deserted);
        } else if self.state.self_destruct.is_some() {
            self.end("end.last.selfdestruct", Ending::NobodyAwakeExploding);
        } else {
            self.end("end.last.jump", Ending::NobodyAwake);
        }
    }

    /// The game ends here and now (`end.immediate`).
    pub(crate) fn end(&mut self, rule: &'static str, ending: Ending) {
        if self.state.ending.is_none() {
            self.state.ending = Some(ending);
            self.tell(rule, Fact::GameEnded { ending });
        }
    }

    /// The jump or the explosion, and what it does to those on board.
    pub(crate) fn seal_fate_aboard(&mut self) {
        let ending = self.state.ending.unwrap_or(Ending::TimeOut);
        let fate = ending.fate(self.state.self_destruct.is_some());
        // Nobody is left to watch the clock that runs.
        match ending {
            Ending::NobodyAwake => self.state.time = 0,
            Ending::NobodyAwakeExploding => self.state.self_destruct = Some(0),
            Ending::Departure => self.leave_with_shuttle(),
            Ending::TimeOut
            | Ending::Deserted
            | Ending::SelfDestruct
            | Ending::Fire
            | Ending::HullBreach
            | Ending::AlertFailed
            | Ending::ProcedureOver => {}
        }
        self.befall(&fate);
    }

    /// An alert that is open when play ends otherwise has failed: everyone on board dies.
    pub(crate) fn befall_alert(&mut self) {
        self.befall(&ALERT);
    }

    /// The ship explodes after all, once its engines are looked at.
    pub(crate) fn explode(&mut self, rule: &'static str) {
        self.befall(&Fate { rule, ..EXPLOSION });
    }

    fn befall(&mut self, fate: &Fate) {
        let Fate { rule, told, destroyed, death, cause, kills } = *fate;
        self.state.verdict.exploded |= destroyed;
        if let Some(told) = told {
            self.tell(rule, told);
        }
        if destroyed {
            for mini in self.book.minis() {
                self.remove_mini(mini);
            }
        }
        for seat in (0..self.state.players).map(Seat) {
            if kills(self.state.crew[seat.index()].place) {
                self.perish(death, seat, cause);
            }
        }
    }

    /// Dies after the end: what was carried no longer matters to anyone.
    pub(crate) fn perish(&mut self, rule: &'static str, seat: Seat, cause: Cause) {
        let room = self.look().noise_room(seat).unwrap_or_default();
        self.crew(seat).place = Place::Dead(room);
        self.tell(rule, Fact::Died { seat, cause });
    }
}

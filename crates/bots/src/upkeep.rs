//! Keeping the ship in one piece: malfunctions, fires, and how near the end is.

use derelict_content::{EventEffect, RoomId};

use crate::plan::Plan;
use crate::thought::Thought;
use crate::threat::{break_strain, fire_strain};

/// How likely the hull gives way in a turn when hardly a marker is left.
const BURST: f32 = 0.06;
/// What the ship counts for to those who live on it.
const SHIP: f32 = 60.0;
/// Turns a character stays on board, about.
const STAYS: f32 = 7.0;
/// What fire in the own room costs besides the wounds counted elsewhere.
const BURNS_ME: f32 = 1.5;
/// What a mended room is worth, as a share of what one more broken would cost.
const MENDED: f32 = 1.6;
/// What one fire less is worth, as a share of what is still to be put out.
const STEP_BY_STEP: f32 = 2.0;
/// What any fire costs besides what it may become.
const SMOULDERS: f32 = 1.2;
/// What a room out of order costs besides the strain on the hull.
const OUT_OF_ORDER: f32 = 1.0;
/// What a burning room costs besides the danger of its spreading.
const BURNING: f32 = 3.0;

impl Thought<'_> {
    /// How likely the ship blows up of itself in a turn.
    pub(crate) fn ship_hazard(&self) -> f32 {
        let (_, malfunction) = self.markers();
        let supply = &self.sight.catalog().supply;
        let burst = if malfunction + 1 >= usize::from(supply.malfunction) { BURST } else { 0.0 };
        let turns = self.turns_at_stake();
        burst + self.blaze(0) / turns.max(1.0)
    }

    /// How likely fire ends the ship while this character is still on board, if the rooms given by
    /// their bits did not burn.
    ///
    /// Fire spreads only by event cards, and which of them are still to come is public.
    pub(crate) fn blaze(&self, put_out: u32) -> f32 {
        if put_out == 0 {
            return *self.noted.blaze.get_or_init(|| self.count_blaze(0));
        }
        self.count_blaze(put_out)
    }

    fn count_blaze(&self, put_out: u32) -> f32 {
        let burning = self.sight.burning() & !put_out;
        if burning == 0 {
            return 0.0;
        }
        let supply = u32::from(self.sight.catalog().supply.fire);
        let once = self.sight.burning_after_spread(burning);
        let (needed, sooner) = if once.count_ones() > supply {
            (1, 1.0)
        } else if self.sight.burning_after_spread(once).count_ones() > supply {
            (2, 1.0)
        } else {
            (3, 0.5)
        };
        let (coming, cards) =
            self.sight.events_to_come(|effect| matches!(effect, EventEffect::SpreadFire));
        sooner * drawn(coming, cards, self.turns_at_stake(), needed)
    }

    /// Turns this character probably stays on board.
    fn turns_at_stake(&self) -> f32 {
        f32::from(self.sight.turns_left()).min(STAYS)
    }

    /// What the ship's being in one piece is worth to this character.
    fn ship_stake(&self, plan: &Plan) -> f32 {
        if plan.doom > 0.0 && plan.leave.is_some() {
            return 0.0;
        }
        let doomed = if plan.doom > 0.0 { 0.5 } else { 1.0 };
        doomed * SHIP
    }

    /// What mending a room is worth.
    pub(crate) fn mend_value(&self, plan: &Plan, room: RoomId) -> f32 {
        let (_, broken) = self.markers();
        let supply = self.sight.catalog().supply.malfunction;
        let mut value = MENDED * break_strain(broken.saturating_sub(1), supply);
        if plan.doom > 0.0 && plan.leave.is_some() {
            value = 0.0;
        }
        if let Some(action) = self.sight.tile(room).and_then(|tile| tile.action.as_ref()) {
            let best = action.sections.iter().filter_map(|section| section.verbs.first());
            let wanted = best.map(|verb| self.worth(plan, verb, room)).fold(0.0, f32::max);
            value += wanted * 0.6;
        }
        if let Some((named, stake)) = &plan.order
            && self.is_to_be_in_order(room, named)
        {
            value += stake / 2.0;
        }
        if self.sight.alert_mends() {
            value += self.alert_worth();
        }
        value
    }

    /// What putting out the fire of a room is worth.
    pub(crate) fn extinguish_value(&self, plan: &Plan, room: RoomId) -> f32 {
        if !self.sight.floor(room).fire {
            return 0.0;
        }
        let own = if self.sight.here() == Some(room) { BURNS_ME } else { 0.0 };
        own + SMOULDERS + self.quenched(plan, room)
    }

    /// What a room's not burning any more does for the ship.
    fn quenched(&self, plan: &Plan, room: RoomId) -> f32 {
        let blaze = self.blaze(0);
        let spared = blaze - self.blaze(1 << room.0);
        // Where one fire less changes nothing yet, it is still one less to put out.
        let step = STEP_BY_STEP * blaze / self.markers().0.max(1) as f32;
        spared.max(step) * self.ship_stake(plan)
    }

    /// What putting out a fire from afar and driving off whatever stands there is worth.
    pub(crate) fn fire_control_value(&self, plan: &Plan) -> f32 {
        self.sight.book().rooms().map(|room| self.fire_control_in(plan, room)).fold(0.0, f32::max)
    }

    /// The same for one room.
    pub(crate) fn fire_control_in(&self, plan: &Plan, room: RoomId) -> f32 {
        let fire =
            if self.sight.floor(room).fire { SMOULDERS + self.quenched(plan, room) } else { 0.0 };
        let near =
            self.sight.here().is_some_and(|here| self.lore.hops[here.index()][room.index()] <= 1);
        fire + if near { self.harm_in(room) * 0.25 } else { 0.0 }
    }

    /// What putting a room out of order is worth: it harms everybody.
    pub(crate) fn break_value(&self, plan: &Plan, room: RoomId) -> f32 {
        if self.sight.floor(room).malfunction {
            return 0.0;
        }
        let (_, broken) = self.markers();
        let strain = break_strain(broken, self.sight.catalog().supply.malfunction);
        -OUT_OF_ORDER - strain - self.mend_value(plan, room)
    }

    /// What setting a room on fire is worth: it harms everybody.
    pub(crate) fn ignite_value(&self, room: RoomId) -> f32 {
        if self.sight.floor(room).fire {
            return 0.0;
        }
        let (burning, _) = self.markers();
        -BURNING - fire_strain(burning, self.sight.catalog().supply.fire)
    }
}

/// How likely at least `wanted` of the cards looked for are among those drawn in so many turns.
fn drawn(coming: usize, cards: usize, turns: f32, wanted: usize) -> f32 {
    if cards == 0 {
        return 0.0;
    }
    // A deck that is run through comes again.
    let each = (turns / cards as f32).min(1.0);
    let none: f32 = (0..coming).map(|_| 1.0 - each).product();
    let others: f32 = (1..coming).map(|_| 1.0 - each).product();
    let one = coming as f32 * each * others;
    match wanted {
        1 => 1.0 - none,
        2 => 1.0 - none - one,
        _ => (1.0 - none - one) * 0.5,
    }
    .max(0.0)
}

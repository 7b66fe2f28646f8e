//! Keeping the ship in one piece: malfunctions, fires, and how near the end is.

use derelict_content::RoomId;

use crate::plan::Plan;
use crate::thought::Thought;
use crate::threat::{break_strain, fire_strain};

/// How likely the hull gives way in a turn when hardly a marker is left.
const BURST: f32 = 0.06;
/// How likely fire spreads in a turn, where that would be the end.
const BLAZE: f32 = 0.1;
/// What a room out of order costs besides the strain on the hull.
const OUT_OF_ORDER: f32 = 1.0;
/// What a burning room costs besides the danger of its spreading.
const BURNING: f32 = 3.0;

impl Thought<'_> {
    /// How likely the ship blows up of itself in a turn.
    pub(crate) fn ship_hazard(&self) -> f32 {
        let (fire, malfunction) = self.markers();
        let supply = &self.sight.catalog().supply;
        let burst = if malfunction + 1 >= usize::from(supply.malfunction) { BURST } else { 0.0 };
        if fire == 0 {
            return burst;
        }
        let blaze = self.sight.fires_after_spread() > usize::from(supply.fire);
        burst + if blaze { BLAZE } else { 0.0 }
    }

    /// What mending a room is worth.
    pub(crate) fn mend_value(&self, plan: &Plan, room: RoomId) -> f32 {
        let (_, broken) = self.markers();
        let supply = self.sight.catalog().supply.malfunction;
        let mut value = 0.4 * break_strain(broken.saturating_sub(1), supply);
        if plan.doom > 0.0 && plan.leave.is_some() {
            value = 0.0;
        }
        if let Some(action) = self.sight.tile(room).and_then(|tile| tile.action.as_ref()) {
            let best = action.sections.iter().filter_map(|section| section.verbs.first());
            let wanted = best.map(|verb| self.worth(plan, verb, room)).fold(0.0, f32::max);
            value += wanted * 0.6;
        }
        value
    }

    /// What putting out a fire is worth.
    pub(crate) fn extinguish_value(&self) -> f32 {
        let (burning, _) = self.markers();
        let own = if self.sight.here().is_some_and(|here| self.sight.floor(here).fire) {
            1.5
        } else {
            0.0
        };
        own + 0.4 * fire_strain(burning.saturating_sub(1), self.sight.catalog().supply.fire)
    }

    /// What putting out a fire from afar and driving off whatever stands there is worth.
    pub(crate) fn fire_control_value(&self) -> f32 {
        let (burning, _) = self.markers();
        let fire = if burning > 0 {
            0.4 * fire_strain(burning - 1, self.sight.catalog().supply.fire)
        } else {
            0.0
        };
        let near: f32 = self
            .sight
            .all_figures()
            .filter(|(_, room)| {
                self.sight
                    .here()
                    .is_some_and(|here| self.lore.hops[here.index()][room.index()] <= 1)
            })
            .map(|(figure, _)| self.harm(figure.kind) * 0.25)
            .sum();
        fire + near
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

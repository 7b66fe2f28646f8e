//! Keeping one's wits: resting, panic, insanity.

use derelict_content::CombatFace;
use derelict_engine::Choice;
use derelict_engine::choice::Rest;

use crate::thought::Thought;

impl Thought<'_> {
    /// What one level of insanity less is worth: the more, the nearer the last one is.
    fn calm_value(&self) -> f32 {
        match self.sight.me().insanity {
            0 | 1 => 0.0,
            level => f32::from(level) * 1.2,
        }
    }

    /// What resting in a certain way is worth.
    pub(super) fn rest_value(&self, option: Choice) -> f32 {
        let Choice::Rest(rest) = option else { return 0.0 };
        let calm = if rest.lowers() { self.calm_value() } else { 0.0 };
        calm + if rest.scans() { self.scan_value() } else { 0.0 }
    }

    /// What the best rest is worth.
    pub(crate) fn best_rest(&self) -> f32 {
        let ways = Rest::ALL.iter().map(|rest| self.rest_value(Choice::Rest(*rest)));
        ways.fold(0.0, f32::max)
    }

    /// Where to go in insane courage: to what harms least.
    pub(super) fn dare_value(&self, option: Choice) -> f32 {
        let (Choice::Corridor(corridor), Some(here)) = (option, self.sight.here()) else {
            return 0.0;
        };
        let to = self.sight.book().across(corridor, here);
        let there = self.sight.all_figures().filter(|(_, room)| *room == to);
        -there.map(|(figure, _)| self.harm(figure.kind)).sum::<f32>()
    }

    /// Whether a blow is worth rolling again.
    pub(super) fn reroll_blow_value(&self, target: Choice, face: u8) -> f32 {
        let rolled = self.sight.catalog().combat_die[usize::from(face)];
        let hits = match target {
            Choice::Intruder(mini) => self
                .sight
                .figure(mini)
                .is_some_and(|figure| self.sight.book().die_injuries(rolled, figure.kind) > 0),
            _ => rolled != CombatFace::Blank,
        };
        if hits { -1.0 } else { 1.0 }
    }
}

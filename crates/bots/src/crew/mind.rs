//! Keeping one's wits: resting, panic, insanity.

use derelict_content::{CombatFace, PanicEffect};
use derelict_engine::Choice;
use derelict_engine::choice::Rest;

use crate::thought::Thought;
use crate::threat::LIFE;

/// What each level of insanity is dreaded, from none; one more than the last kills.
const DREAD: [f32; 6] = [0.0, 0.0, 2.0, 5.0, 14.0, 38.0];
/// What a panic card costs that only disturbs.
const DISTURBED: f32 = 1.0;

impl Thought<'_> {
    /// What a level of insanity is dreaded; whoever would go beyond the last one dies.
    pub(crate) fn dread(&self, level: u8) -> f32 {
        DREAD.get(usize::from(level)).copied().unwrap_or(LIFE)
    }

    /// What one level more costs.
    fn shaken(&self) -> f32 {
        let level = self.sight.me().insanity;
        self.dread(level + 1) - self.dread(level)
    }

    /// What one level of insanity less is worth; whoever has reached the floor never sinks below.
    fn calm_value(&self) -> f32 {
        let level = self.sight.me().insanity;
        let floor = self.sight.catalog().insanity.as_ref().map_or(0, |track| track.floor);
        if level <= 1 || level == floor {
            return 0.0;
        }
        self.dread(level) - self.dread(level - 1)
    }

    /// What a panic card costs, by the cards there are.
    pub(crate) fn panic(&self) -> f32 {
        *self.noted.panic.get_or_init(|| {
            let cards = &self.sight.catalog().panic;
            let all: f32 = cards.iter().map(|card| f32::from(card.copies)).sum();
            let level = self.sight.me().insanity;
            let cost = cards.iter().map(|card| {
                let effects = card.effects.iter().map(|effect| self.panic_effect(effect));
                let each = if card.value > level { self.shaken() } else { effects.sum() };
                each * f32::from(card.copies)
            });
            cost.sum::<f32>() / all.max(1.0)
        })
    }

    fn panic_effect(&self, effect: &PanicEffect) -> f32 {
        match effect {
            PanicEffect::Die => LIFE,
            PanicEffect::Insanity { .. } => self.shaken(),
            PanicEffect::LightWounds { wounds } => f32::from(*wounds) * self.light_wound(),
            PanicEffect::Bloodlust => 3.0 * self.light_wound(),
            PanicEffect::Flee
            | PanicEffect::Dare
            | PanicEffect::DiscardActions { .. }
            | PanicEffect::BreakRoom
            | PanicEffect::Ignite
            | PanicEffect::Undress
            | PanicEffect::EmptyRoom
            | PanicEffect::Unload
            | PanicEffect::LoseCard { .. }
            | PanicEffect::DiscardHeavy => DISTURBED,
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

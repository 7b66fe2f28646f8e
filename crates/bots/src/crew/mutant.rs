//! Living with a mutation: which to keep, when to put it to use, how.

use derelict_content::{Ability, MiniId, RoomId};
use derelict_engine::Choice;
use derelict_engine::choice::{Source, Strain};

use crate::path::Field;
use crate::plan::Plan;
use crate::thought::Thought;

/// What each marker more is dreaded, from the first; the last one kills.
const MARKERS: [f32; 4] = [5.0, 8.0, 14.0, 200.0];

impl Thought<'_> {
    /// What the best a side of a mutation card offers is worth.
    fn side_value(&self, plan: &Plan, side: &Ability, room: RoomId) -> f32 {
        let worth = side.sections.iter().map(|section| {
            section.verbs.iter().map(|verb| self.worth(plan, verb, room)).sum::<f32>()
        });
        worth.fold(0.0, f32::max)
    }

    /// What using the own mutation is worth, its marker reckoned in.
    pub(crate) fn mutate_value(&self, plan: &Plan, room: RoomId) -> f32 {
        let side = |strain| self.sight.ability(Source::Mutation(strain));
        let (Some(infected), Some(clean)) = (side(Strain::Infected), side(Strain::Clean)) else {
            return 0.0;
        };
        let markers = usize::from(self.sight.me().mutation);
        let share = self.lore.infected;
        share * self.side_value(plan, infected, room)
            + (1.0 - share) * self.side_value(plan, clean, room)
            - MARKERS[markers.min(MARKERS.len() - 1)]
    }

    /// Which of two mutations to keep: whatever is good for more.
    pub(super) fn keep_mutation_value(&self, option: Choice) -> f32 {
        let (Choice::Mutation(card), Some(here)) = (option, self.sight.here()) else { return 0.0 };
        let card = &self.sight.catalog().mutations[card.index()];
        let plan = self.plan();
        self.side_value(&plan, &card.infected, here) + self.side_value(&plan, &card.clean, here)
    }

    /// Which effect of a side to bring about.
    pub(super) fn mutant_value(&self, strain: Strain, option: Choice) -> f32 {
        let (Choice::Act(_, section), Some(here)) = (option, self.sight.here()) else { return 0.0 };
        let side = self.sight.ability(Source::Mutation(strain));
        let chosen = side.and_then(|side| side.sections.get(usize::from(section)));
        let plan = self.plan();
        chosen.map_or(0.0, |section| {
            section.verbs.iter().map(|verb| self.worth(&plan, verb, here)).sum()
        })
    }

    /// Where to slip out to.
    pub(super) fn slip_value(&self, field: &Field, option: Choice) -> f32 {
        let (Choice::Corridor(corridor), Some(here)) = (option, self.sight.here()) else {
            return 0.0;
        };
        let to = self.sight.book().across(corridor, here);
        self.refuge_value(field, to, self.sight.action_cards())
    }

    /// Which of them to move: the nearest to oneself first.
    pub(super) fn steer_value(&self, option: Choice) -> f32 {
        let (Choice::Intruder(mini), Some(here)) = (option, self.sight.here()) else { return 0.0 };
        let near = self
            .sight
            .all_figures()
            .any(|(figure, room)| figure.id == mini && self.is_next_to(here, room));
        if near { 1.0 } else { -0.5 }
    }

    /// Away from oneself.
    pub(super) fn steer_way_value(&self, mini: MiniId, option: Choice) -> f32 {
        let Some(here) = self.sight.here() else { return 0.0 };
        let stands = self.sight.all_figures().find(|(figure, _)| figure.id == mini);
        match (option, stands) {
            (Choice::Corridor(corridor), Some((_, room))) => {
                let to = self.sight.book().across(corridor, room);
                if to == here { -5.0 } else { -f32::from(u8::from(self.is_next_to(here, to))) }
            }
            // Into the ducts, and off the board.
            _ => 2.0,
        }
    }

    fn is_next_to(&self, here: RoomId, room: RoomId) -> bool {
        self.sight.book().neighbours(here).iter().any(|(_, there)| *there == room)
    }
}

//! Which cards to part with.

use derelict_content::{ActionId, Reaction, Verb};
use derelict_engine::Choice;
use derelict_engine::card::Face;

use super::NEVER;
use crate::thought::Thought;

/// Cards that are too few to part with any.
const FEW: u8 = 2;

impl Thought<'_> {
    /// Scores the cards that may pay: the least useful goes first.
    pub(super) fn score_payments(&self, options: &[Choice], scores: &mut Vec<f32>) {
        scores.extend(options.iter().map(|option| match option {
            Choice::Card(face) => -self.card_worth(*face),
            _ => NEVER,
        }));
    }

    /// What keeping a card in hand is worth.
    pub(crate) fn card_worth(&self, face: Face) -> f32 {
        match face {
            Face::Action(card) => self.card_worth_id(card),
            Face::Unscanned | Face::Clean => -0.5,
            Face::Infected => -1.0,
        }
    }

    /// What keeping an action card in hand is worth.
    pub(crate) fn card_worth_id(&self, card: ActionId) -> f32 {
        let card = &self.sight.catalog().actions[card.index()];
        let mut worth: f32 = match card.reaction {
            Some(Reaction::Interrupt) => 0.3,
            Some(Reaction::IgnoreSurprise) => 1.5,
            Some(_) => 1.0,
            None => 0.0,
        };
        let Some(action) = &card.action else { return worth };
        for section in &action.sections {
            for verb in &section.verbs {
                worth = worth.max(self.verb_in_hand(verb) - 0.25 * f32::from(action.cost));
            }
        }
        worth
    }

    /// What having a verb at hand is worth, wherever the character is.
    fn verb_in_hand(&self, verb: &Verb) -> f32 {
        let sight = self.sight;
        let foul = sight.hand().any(|face| !matches!(face, Face::Action(_)));
        match verb {
            Verb::Search { .. } => {
                let here = sight.here().is_some_and(|room| sight.floor(room).items > 0);
                if here { 1.8 } else { 1.1 }
            }
            Verb::Rest => self.best_rest().clamp(0.4, 3.0),
            Verb::ScanHand { .. } => {
                if foul && !sight.me().larva {
                    2.5
                } else {
                    0.4
                }
            }
            Verb::RepairEngine => {
                let broken = (0..3).any(|engine| sight.engine(engine) < 0.4);
                if broken { 2.2 } else { 1.2 }
            }
            Verb::Leave { .. } => {
                if sight.in_combat() {
                    3.0
                } else {
                    1.3
                }
            }
            Verb::Shoot { .. } => {
                if sight.in_combat() {
                    2.0
                } else {
                    1.0
                }
            }
            Verb::Draw { .. } | Verb::DrawAll { .. } => 1.2,
            Verb::Move { .. } => 1.3,
            Verb::RoomAction { .. } => 1.2,
            Verb::RemoteAction => 1.0,
            Verb::CheckCoordinates => 0.8,
            Verb::Reload { .. } => {
                if self.reload_value() > 2.0 {
                    1.8
                } else {
                    0.5
                }
            }
            Verb::LookEvent => 0.8,
            Verb::Ducts { .. } => 0.8,
            Verb::ToggleDoor { .. } => 0.5,
            Verb::ClearMalfunction => 0.6,
            Verb::PeekTiles { .. } => 0.5,
            Verb::Extinguish | Verb::Craft { .. } => 0.5,
            _ => 0.2,
        }
    }

    /// What discarding on a pass is worth: contamination makes room for cards that can be used.
    pub(super) fn discard_value(&self, option: Choice) -> f32 {
        match option {
            Choice::Done => 0.0,
            Choice::Card(Face::Action(_)) => -0.2,
            Choice::Card(_) => {
                // What is in hand guards against surprise, whatever it is.
                if self.can_scan() || self.sight.me().cards <= FEW { -0.1 } else { 0.5 }
            }
            _ => NEVER,
        }
    }

    /// Whether a card in hand scans the hand.
    fn can_scan(&self) -> bool {
        !self.sight.me().larva && self.has_verb(|verb| matches!(verb, Verb::ScanHand { .. }))
    }

    /// What exchanging a card is worth.
    pub(super) fn redraw_value(&self, option: Choice) -> f32 {
        match option {
            Choice::Done => 0.0,
            Choice::Card(face) => 0.8 - self.card_worth(face),
            _ => NEVER,
        }
    }

    /// What keeping one of the cards drawn is worth.
    pub(super) fn keep_card_value(&self, option: Choice) -> f32 {
        match option {
            Choice::Card(face) => self.card_worth(face),
            _ => 0.0,
        }
    }
}

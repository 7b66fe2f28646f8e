//! The heuristic player: scores every option of a decision, in points.

mod action;
mod cards;
mod combat;
mod mind;
mod mutant;
mod react;
mod swarm;
mod target;
mod things;

use derelict_engine::Choice;
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::turret::Status;

use crate::chance::Chance;
use crate::thought::Thought;

/// A score no option is chosen by while there is another.
pub(crate) const NEVER: f32 = -1000.0;

impl Thought<'_> {
    /// Scores the options of a decision, one after another.
    pub fn scores(&self, prompt: &Prompt, options: &[Choice], scores: &mut Vec<f32>) {
        scores.clear();
        match prompt {
            Prompt::Window(kind) => self.score_window(*kind, options, scores),
            Prompt::Question(question) => self.score_question(question, options, scores),
        }
        debug_assert_eq!(scores.len(), options.len());
    }

    /// The option to take.
    pub fn choose(
        &self,
        prompt: &Prompt,
        options: &[Choice],
        scores: &mut Vec<f32>,
        chance: &mut Chance,
    ) -> Choice {
        self.scores(prompt, options, scores);
        if self.temper.careless > 0 && chance.below(100) < usize::from(self.temper.careless) {
            return self.careless(options, scores, chance);
        }
        options[best(scores, chance)]
    }

    /// Any option that is not plainly bad.
    fn careless(&self, options: &[Choice], scores: &[f32], chance: &mut Chance) -> Choice {
        let top = scores.iter().copied().fold(f32::MIN, f32::max);
        let fair = |score: f32| score > NEVER / 2.0 && score >= top - 12.0;
        let count = scores.iter().filter(|score| fair(**score)).count();
        let mut wanted = chance.below(count.max(1));
        for (option, score) in options.iter().zip(scores) {
            if fair(*score) {
                if wanted == 0 {
                    return *option;
                }
                wanted -= 1;
            }
        }
        options[0]
    }

    fn score_question(&self, question: &Question, options: &[Choice], scores: &mut Vec<f32>) {
        let each = |scores: &mut Vec<f32>, score: &dyn Fn(Choice) -> f32| {
            scores.extend(options.iter().map(|option| score(*option)));
        };
        match question {
            Question::Action { .. } => self.score_actions(options, scores),
            Question::Target { act } => self.score_targets(act, options, scores),
            Question::Pay { .. } | Question::Lose { .. } | Question::PayReroll { .. } => {
                self.score_payments(options, scores);
            }
            Question::Discard { .. } => each(scores, &|option| self.discard_value(option)),
            Question::Redraw { .. } => each(scores, &|option| self.redraw_value(option)),
            Question::KeepCard { .. } => each(scores, &|option| self.keep_card_value(option)),
            // Whoever always took the best armed would never play the others.
            Question::Draft { .. } | Question::FreeDraft { .. } => each(scores, &|_| 0.0),
            Question::Swarm { .. }
            | Question::SwarmTarget { .. }
            | Question::SwarmKeep { .. }
            | Question::SwarmAttack { .. }
            | Question::SwarmBury { .. }
            | Question::Plan { .. } => self.score_swarm(question, options, scores),
            Question::Consent { act, .. } => {
                each(scores, &|option| self.consent_value(act, option))
            }
            Question::Pod { .. } | Question::Boarded { .. } => {
                each(scores, &|option| self.pod_value(option));
            }
            Question::Board { .. } => each(scores, &|option| self.board_value(option)),
            Question::Hush { room, .. } => {
                let onward = self.onward(*room);
                each(scores, &|option| self.hush_value(*room, onward, option));
            }
            Question::Reroll { face, .. } => {
                each(scores, &|option| self.reroll_value(*face, option))
            }
            Question::RerollShot { shot } => {
                each(scores, &|option| self.reroll_shot_value(shot, option))
            }
            Question::ExtraAmmo { shot } => {
                each(scores, &|option| self.extra_ammo_value(shot, option))
            }
            Question::KeepItem { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.keep_item_value(&plan, option));
            }
            Question::MakeRoom { thing, .. } => {
                let plan = self.plan();
                each(scores, &|option| self.make_room_value(&plan, *thing, option));
            }
            Question::Surplus { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.drop_value(&plan, option));
            }
            Question::TakeDoor { .. } => each(scores, &|_| 0.0),
            Question::DoorsAround { room, .. } => {
                each(scores, &|option| self.doors_around_value(*room, option));
            }
            Question::Engine { engine, .. } => {
                let plan = self.plan();
                each(scores, &|option| self.engine_order_value(&plan, *engine, option));
            }
            Question::EventCard { .. } => each(scores, &|option| self.event_value(option)),
            Question::DeckTop { .. } => each(scores, &|option| yes_no(option, -0.1)),
            Question::Scan { .. } => each(scores, &|option| yes_no(option, self.scan_value())),
            Question::Trade { .. } => self.score_trade(options, scores),
            Question::Offer { .. } => self.score_offer(options, scores),
            Question::Show { .. } => {
                each(scores, &|option| if option == Choice::Done { 1.0 } else { 0.0 });
            }
            Question::Answer { .. } => self.score_answer(options, scores),
            Question::HandOver { .. } => {
                let plan = self.plan();
                each(scores, &|option| -self.keep_item_value(&plan, option));
            }
            // The nest is what eggs are destroyed for; one lying about can be carried away.
            Question::WhichEggs { .. } => {
                each(scores, &|option| f32::from(u8::from(option == Choice::Eggs)));
            }
            Question::Rest { .. } => each(scores, &|option| self.rest_value(option)),
            Question::Dare { .. } => each(scores, &|option| self.dare_value(option)),
            Question::Undress { .. } => each(scores, &|_| 0.0),
            Question::Unload { .. } | Question::DiscardHeavy { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.drop_value(&plan, option));
            }
            Question::LoseCard { .. } => each(scores, &|option| -self.keep_card_value(option)),
            // A miss costs a wound, or the chance.
            Question::RerollBlow { target, face, .. } => {
                each(scores, &|option| yes_no(option, self.reroll_blow_value(*target, *face)));
            }
            Question::KeepMutation { .. } => {
                each(scores, &|option| self.keep_mutation_value(option));
            }
            // The card is what markers and the last draw come by.
            Question::Cure { .. } => each(scores, &|option| yes_no(option, 1.0)),
            Question::Mutant { strain, .. } => {
                each(scores, &|option| self.mutant_value(*strain, option));
            }
            Question::Slip { .. } => {
                let plan = self.plan();
                let field = self.field(&plan);
                each(scores, &|option| self.slip_value(&field, option));
            }
            Question::Quiet { .. } => {
                each(scores, &|option| if option == Choice::Done { 0.0 } else { 1.0 });
            }
            Question::Steer { .. } => each(scores, &|option| self.steer_value(option)),
            Question::Counterpart { .. } | Question::GiveKey { .. } | Question::Ignore { .. } => {
                each(scores, &|_| 0.0);
            }
            Question::ShootAgain { .. } | Question::Punch { .. } => {
                each(scores, &|option| yes_no(option, 1.0));
            }
            Question::AnyDoor { .. } => {
                each(scores, &|option| if option == Choice::Done { 0.1 } else { 0.0 });
            }
            // A third action is seldom worth a wound.
            Question::Rush { .. } => each(scores, &|option| yes_no(option, -1.0)),
            Question::Scavenge { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.keep_item_value(&plan, option));
            }
            Question::Turn { .. } => each(scores, &|_| 0.0),
            Question::PayTurn { .. } => each(scores, &|option| -self.keep_card_value(option)),
            Question::Suggested { .. } => each(scores, &|option| yes_no(option, 0.5)),
            Question::Delegated { .. }
            | Question::Course { .. }
            | Question::KeepCode { .. }
            | Question::Watch { .. } => each(scores, &|_| 0.0),
            // A watchdog at its owner's side does no harm.
            Question::Companion { .. } => {
                each(scores, &|option| if option == Choice::Done { 0.1 } else { 0.0 });
            }
            Question::Maul { .. } => each(scores, &|_| 0.0),
            Question::GlassRoom { .. } => each(scores, &|option| self.glass_room_value(option)),
            // What shoots at intruders alone harms nobody else.
            Question::SetTurret { .. } => {
                let wanted = Choice::Status(Status::Intruders);
                each(scores, &|option| f32::from(u8::from(option == wanted)));
            }
            Question::Compute { .. } => {
                each(scores, &|option| f32::from(u8::from(option != Choice::Done)));
            }
            Question::ShiftTiming { .. } => {
                each(scores, &|option| if option == Choice::Done { 0.1 } else { 0.0 });
            }
            Question::Join { .. } => each(scores, &|option| yes_no(option, 1.0)),
            Question::Rewire { .. }
            | Question::Barricade { .. }
            | Question::Heed { .. }
            | Question::SortDeck { .. }
            | Question::Redirect { .. }
            | Question::LoseAmmo { .. }
            | Question::Appease { .. } => each(scores, &|_| 0.0),
            // A hit is worth the card it costs.
            Question::Advantage { .. } => each(scores, &|option| match option {
                Choice::Card(_) => 1.0 - self.keep_card_value(option),
                _ => 0.0,
            }),
            Question::LoseItem { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.drop_value(&plan, option));
            }
            Question::PayLight { .. } | Question::PayFollow { .. } => {
                each(scores, &|option| -self.keep_card_value(option))
            }
            Question::Fetch { .. } => {
                let plan = self.plan();
                each(scores, &|option| self.keep_item_value(&plan, option));
            }
            Question::SteerWay { mini, .. } => {
                each(scores, &|option| self.steer_way_value(*mini, option));
            }
        }
    }
}

/// The score of a two-valued answer, by what yes is worth.
pub(crate) fn yes_no(option: Choice, yes: f32) -> f32 {
    if option == Choice::Yes { yes } else { 0.0 }
}

/// The place of the highest score; among equals, any.
pub(crate) fn best(scores: &[f32], chance: &mut Chance) -> usize {
    let mut found = 0;
    let mut equals = 1;
    for (index, score) in scores.iter().enumerate().skip(1) {
        if *score > scores[found] + 1e-4 {
            found = index;
            equals = 1;
        } else if (*score - scores[found]).abs() <= 1e-4 {
            equals += 1;
            if chance.below(equals) == 0 {
                found = index;
            }
        }
    }
    found
}

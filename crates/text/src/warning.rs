//! What is said before something that cannot be stepped back from.

use derelict_content::Verb;
use derelict_engine::due::{Foreseen, Price};
use derelict_engine::frame::{Act, Question};
use derelict_engine::offer::Prompt;
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::thing::Thing;
use derelict_engine::{Choice, Seat};

use crate::cast::Cast;
use crate::noun::Noun;
use crate::phrase::Part::{Number, Text, Word};
use crate::phrase::{Phrase, noun, nouns, phrase};
use crate::voice::Voice;
use crate::word::truth;

/// Something that everybody sees before it is paid for.
fn shown(action: Noun, price: &Price) -> Phrase {
    let due = price.due.picks.unwrap_or_default();
    phrase("warn-shown", [noun("action", action), Number("due", due)])
}

impl Voice {
    /// What to say before an option that loses something for good, that takes what the hands have no
    /// room for, that carries an action out at a
    /// target nobody was asked to name, or that shows what is to be paid for only then; none where
    /// taking it is as clear as can be.
    #[must_use]
    pub fn warning(
        &self,
        choice: Choice,
        prompt: &Prompt,
        foreseen: &Foreseen,
        cast: &Cast,
    ) -> Option<String> {
        let cramming = |thing| self.sentence(&phrase("warn-crams", [noun("thing", thing)]), cast);
        let told = [foreseen.crams.map(cramming), self.cautioned(choice, prompt, foreseen, cast)];
        let told: Vec<String> = told.into_iter().flatten().collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    fn cautioned(
        &self,
        choice: Choice,
        prompt: &Prompt,
        foreseen: &Foreseen,
        cast: &Cast,
    ) -> Option<String> {
        let Prompt::Question(question) = prompt else { return None };
        let said = match (question, choice) {
            (Question::Action { .. }, Choice::Drop(thing))
            | (Question::MakeRoom { .. }, Choice::Drop(thing))
            | (Question::Surplus { .. }, Choice::Thing(thing)) => {
                let free = truth(matches!(question, Question::Action { .. }));
                let key = match thing {
                    Thing::Item(_) => "warn-drop-item",
                    _ => "warn-drop-object",
                };
                phrase(key, [noun("thing", thing), Word("free", free)])
            }
            (Question::Action { seat }, Choice::Act(source, section)) if foreseen.binds => {
                let act = Act::named(*seat, source, section);
                self.at_once(&act, &foreseen.targets, foreseen, cast)?
            }
            (Question::Action { seat }, Choice::Act(source, _)) => {
                shown(Noun::Action(*seat, source), foreseen.price.as_ref()?)
            }
            (Question::Target { act }, _) if foreseen.binds => {
                let mut targets: Vec<Choice> = act.targets.iter().collect();
                targets.push(choice);
                targets.extend(&foreseen.targets);
                self.at_once(act, &targets, foreseen, cast)?
            }
            (Question::Target { act }, _) => {
                shown(Noun::Action(act.seat, act.source), foreseen.price.as_ref()?)
            }
            _ => return None,
        };
        Some(self.sentence(&said, cast))
    }

    /// An action that is carried out as soon as it is named; none if its maker has named the target
    /// and nobody else is hit.
    fn at_once(
        &self,
        act: &Act,
        targets: &[Choice],
        foreseen: &Foreseen,
        cast: &Cast,
    ) -> Option<Phrase> {
        let hit = self.bystanders(act, targets, cast);
        if foreseen.targets.is_empty() && hit.is_empty() {
            return None;
        }
        // What is named later may be about what was named before: the action of that room.
        let mut aiming = Act::named(act.seat, act.source, act.section);
        let mut named = Vec::new();
        for target in targets {
            let prompt = Prompt::Question(Question::Target { act: aiming });
            named.push(self.choice(*target, &prompt, cast));
            aiming.targets.push(*target);
        }
        Some(phrase(
            "warn-at-once",
            [
                noun("action", Noun::Action(act.seat, act.source)),
                Text("targets", named.join(", ")),
                Number("paid", foreseen.paid),
                Word("marks", truth(self.verbs(act, cast).contains(&Verb::Mutate))),
                Word("harms", truth(!hit.is_empty())),
                nouns("hit", hit),
            ],
        ))
    }

    /// Characters in the room something is thrown into.
    fn bystanders(&self, act: &Act, targets: &[Choice], cast: &Cast) -> Vec<Seat> {
        let throws = self.verbs(act, cast).iter().any(|verb| matches!(verb, Verb::Throw { .. }));
        let room = targets.iter().find_map(|target| match target {
            Choice::Room(room) if throws => Some(*room),
            _ => None,
        });
        let seats = (0..MAX_SEATS as u8).map(Seat);
        seats.filter(|seat| room.is_some() && cast.room(*seat) == room).collect()
    }
}

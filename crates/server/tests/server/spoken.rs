//! Every sentence a viewer may hear, made from nothing but what the viewer sees: a sentence that
//! leans on anything hidden is none of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_engine::choice::Source;
use derelict_engine::imagine::imagine;
use derelict_engine::odds::odds;
use derelict_engine::view::View;
use derelict_engine::why::Wish;
use derelict_engine::{Choice, Event, Game, Refusal, Rulebook, Setup};
use derelict_text::{Cast, Language, Noun, Voice};
use serde_json::Value;

/// The same question for what is hidden in so many worlds.
const WORLDS: u64 = 2;

/// What may be said to one viewer.
pub struct Spoken {
    voice: Voice,
    book: Arc<Rulebook>,
}

impl Spoken {
    pub fn in_language(book: &Arc<Rulebook>, language: Language) -> Self {
        Self { voice: Voice::new(Arc::clone(book), language), book: Arc::clone(book) }
    }

    pub fn cast(&self, view: &View) -> Cast {
        self.voice.cast(view)
    }

    /// Something that happened, as far as the viewer is told of it.
    pub fn event(&self, event: &Event, cast: &Cast) -> String {
        self.voice.event(event, cast)
    }

    /// The step back from a choice the viewer made.
    pub fn step(&self, choice: Choice, view: &View) -> Option<String> {
        let asked = view.decision.as_ref()?;
        Some(self.voice.step(choice, &asked.prompt, &self.cast(view)))
    }

    /// How somebody is refused who was too late; all are refused alike.
    pub fn refusals(&self) -> [String; 4] {
        let [over, stale, not_asked] = [Refusal::Over, Refusal::Stale, Refusal::NotAsked]
            .map(|refusal| self.voice.refusal(&refusal));
        let window = "a reaction window is open; ask again when it closes".to_owned();
        [over, stale, not_asked, window]
    }

    /// All that may be said of a moment: the question, its options, their chances and warnings,
    /// what the viewer is after, and what is not possible.
    pub fn of_moment(&self, view: &View) -> BTreeSet<String> {
        let cast = self.cast(view);
        let mut said = BTreeSet::new();
        if let Some(asked) = &view.decision {
            said.insert(self.voice.prompt(&asked.prompt, &asked.options, &cast));
            for option in &asked.options {
                said.insert(self.voice.choice(*option, &asked.prompt, &cast));
                said.extend(self.voice.explain_choice(*option, &asked.prompt, &cast));
                let risks = asked.risks(&self.book, view, *option).into_iter();
                let chances = risks.filter_map(|risk| odds(&self.book, view, risk));
                for odds in chances {
                    said.insert(self.voice.odds(&odds, &cast));
                    said.extend(odds.bars().iter().map(|bar| self.voice.outcome(bar, &cast)));
                }
            }
        }
        said.extend(self.warnings(view, &cast));
        said.extend(self.aims(view, &cast));
        said.extend(self.impossible(view, &cast));
        said
    }

    /// What the viewer is after, part by part.
    fn aims(&self, view: &View, cast: &Cast) -> BTreeSet<String> {
        let mut said = BTreeSet::from([self.voice.swarm_task()]);
        for goal in view.goals(&self.book) {
            said.insert(self.voice.goal(&goal, cast));
            said.extend(self.voice.text(goal.objective.into()));
            for part in goal.ways.iter().flatten() {
                said.insert(self.voice.goal_part(part, cast));
                said.insert(self.voice.goal_standing(part));
            }
        }
        said
    }

    /// What is said before options that lose something, in other worlds that look the same.
    fn warnings(&self, view: &View, cast: &Cast) -> BTreeSet<String> {
        let (Some(seat), Some(asked)) = (view.viewer.seat(), &view.decision) else {
            return BTreeSet::new();
        };
        let warnings = |world| -> BTreeSet<String> {
            let state = imagine(&self.book, view, world);
            let game = Game::resume(Arc::clone(&self.book), Setup::default(), state);
            let warning = |option: &Choice| {
                let foreseen = game.foresee(seat, *option);
                self.voice.warning(*option, &asked.prompt, &foreseen, cast)
            };
            asked.options.iter().filter_map(warning).collect()
        };
        let first = warnings(0);
        for world in 1..WORLDS {
            assert_eq!(warnings(world), first, "a warning depends on what is hidden");
        }
        first
    }

    /// What is not possible and why, in other worlds that look the same.
    fn impossible(&self, view: &View, cast: &Cast) -> BTreeSet<String> {
        let Some(seat) = view.viewer.seat() else { return BTreeSet::new() };
        let reasons = |world| {
            let state = imagine(&self.book, view, world);
            let mut said = BTreeSet::new();
            for not_now in state.look(&self.book).why_not(seat) {
                said.insert(match not_now.wish {
                    Wish::Act(Source::Basic(basic), _) => self.voice.name(basic, cast),
                    Wish::Act(Source::Card(card), _) => self.voice.name(card, cast),
                    Wish::Act(Source::Item(item), _) | Wish::Quest(item) => {
                        self.voice.name(item, cast)
                    }
                    Wish::Act(other @ (Source::Room | Source::Possibility(_)), _) => {
                        self.voice.name(Noun::Action(seat, other), cast)
                    }
                });
                said.extend(not_now.objections.iter().map(|why| self.voice.objection(why)));
            }
            said
        };
        let first = reasons(0);
        for world in 1..WORLDS {
            assert_eq!(reasons(world), first, "what cannot be done depends on what is hidden");
        }
        first
    }
}

/// Everything in a message that is made of words, with the way to it.
pub fn sentences(value: &Value) -> BTreeSet<(String, String)> {
    fn walk(value: &Value, way: &str, found: &mut BTreeSet<(String, String)>) {
        match value {
            Value::String(text) if text.contains(' ') => {
                found.insert((text.clone(), way.to_owned()));
            }
            Value::Array(list) => list.iter().for_each(|value| walk(value, way, found)),
            Value::Object(map) => {
                map.iter().for_each(|(key, value)| walk(value, &format!("{way}/{key}"), found));
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    walk(value, "", &mut found);
    found
}

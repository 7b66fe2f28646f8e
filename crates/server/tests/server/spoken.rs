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

    /// All that may be said of a moment: the question, its options, their chances, warnings and
    /// prices, what the viewer is after, and what is not possible.
    pub fn of_moment(&self, view: &View) -> BTreeSet<String> {
        let cast = self.cast(view);
        let mut said = BTreeSet::new();
        if let Some(asked) = &view.decision {
            said.insert(self.voice.prompt(&asked.prompt, &asked.options, &cast));
            for option in &asked.options {
                said.insert(self.voice.choice(*option, &asked.prompt, &cast));
                said.extend(self.voice.explain_choice(*option, &asked.prompt, &cast));
                said.extend(self.chances(view, *option, &cast));
            }
        }
        said.extend(self.aims(view, &cast));
        let foreseen = "what an option brings about depends on what is hidden";
        said.extend(self.alike(view, foreseen, |game| self.foreseen(game, view, &cast)));
        let impossible = "what cannot be done depends on what is hidden";
        said.extend(self.alike(view, impossible, |game| self.impossible(game, view, &cast)));
        said
    }

    /// What may come of an option.
    fn chances(&self, view: &View, option: Choice, cast: &Cast) -> BTreeSet<String> {
        let risks = view.decision.iter().flat_map(|asked| asked.risks(&self.book, view, option));
        let mut said = BTreeSet::new();
        for odds in risks.filter_map(|risk| odds(&self.book, view, risk)) {
            said.insert(self.voice.odds(&odds, cast));
            said.extend(odds.bars().iter().map(|bar| self.voice.outcome(bar, cast)));
        }
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

    /// What is said in other worlds that look the same, and must be said in all of them.
    fn alike(
        &self,
        view: &View,
        else_wrong: &str,
        say: impl Fn(&Game) -> BTreeSet<String>,
    ) -> BTreeSet<String> {
        let in_world = |world| {
            let state = imagine(&self.book, view, world);
            say(&Game::resume(Arc::clone(&self.book), Setup::default(), state))
        };
        let first = in_world(0);
        for world in 1..WORLDS {
            assert_eq!(in_world(world), first, "{else_wrong}");
        }
        first
    }

    /// What is said before options that lose something, of what pays for them, and of the targets
    /// they would be aimed at.
    fn foreseen(&self, game: &Game, view: &View, cast: &Cast) -> BTreeSet<String> {
        let (Some(seat), Some(asked)) = (view.viewer.seat(), &view.decision) else {
            return BTreeSet::new();
        };
        let mut said = BTreeSet::new();
        for option in &asked.options {
            let foreseen = game.foresee(seat, *option);
            said.extend(self.voice.warning(*option, &asked.prompt, &foreseen, cast));
            if let Some(price) = &foreseen.price {
                said.insert(self.voice.prompt(&price.prompt, &price.options, cast));
                let payers = price.options.iter();
                said.extend(payers.map(|payer| self.voice.choice(*payer, &price.prompt, cast)));
            }
            if let Some(aiming) = game.aiming(seat, *option) {
                said.extend(self.aimed(&aiming.view(view.viewer)));
            }
        }
        said
    }

    /// What may come of an action at each of its targets.
    fn aimed(&self, view: &View) -> BTreeSet<String> {
        let Some(asked) = &view.decision else { return BTreeSet::new() };
        let cast = self.cast(view);
        let mut said = BTreeSet::new();
        for target in &asked.options {
            said.insert(self.voice.choice(*target, &asked.prompt, &cast));
            said.extend(self.chances(view, *target, &cast));
        }
        said
    }

    /// What is not possible and why.
    fn impossible(&self, game: &Game, view: &View, cast: &Cast) -> BTreeSet<String> {
        let Some(seat) = view.viewer.seat() else { return BTreeSet::new() };
        let mut said = BTreeSet::new();
        for not_now in game.look().why_not(seat) {
            said.insert(match not_now.wish {
                Wish::Act(Source::Basic(basic), _) => self.voice.name(basic, cast),
                Wish::Act(Source::Card(card), _) => self.voice.name(card, cast),
                Wish::Act(Source::Item(item), _) | Wish::Quest(item) => self.voice.name(item, cast),
                Wish::Act(
                    other @ (Source::Room
                    | Source::Computer
                    | Source::Possibility(_)
                    | Source::Mutation(_)),
                    _,
                ) => self.voice.name(Noun::Action(seat, other), cast),
            });
            said.extend(not_now.objections.iter().map(|why| self.voice.objection(why)));
        }
        said
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

//! Dealing components into a game by name, to see each of them at work.
//!
//! What a pack brings would come up by chance some day. Here it is laid out where it acts, and
//! whoever has it uses it: the same situation and the same seed every time.

mod situations;

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{Catalog, Kind, Origin, Selection};
use derelict_engine::choice::Source;
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::{Choice, Decision, Fact, Refusal, Setup};

use crate::executed::{Component, Witness, components};
use crate::format::Given;
use crate::run::{chosen, lay_out};
use crate::scene::{Scene, Who};
use crate::script::Script;
use situations::Situation;

/// No use of anything takes so many choices.
const CHOICES: usize = 40;

/// What came of dealing an entry of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The kind of entry, as packs call it.
    pub table: String,
    /// Its id.
    pub id: String,
    /// Its parts, and what became of each.
    pub parts: Vec<Part>,
}

/// A part of a component: a section of its action, its use as a weapon, its unlocking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which, or which of several copies; empty for a component without parts.
    pub name: String,
    /// What became of it.
    pub fate: Fate,
}

/// What became of something that was dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was seen at work, in a situation told in words.
    Seen(String),
    /// It was laid out, but nobody could use it in any situation; why not in the first.
    Idle(String),
    /// It could not be laid out, or broke the game.
    Failed(String),
}

/// Deals entries of one composition of packs.
pub struct Dealer {
    catalog: Arc<Catalog>,
    known: BTreeSet<Component>,
}

impl Dealer {
    /// A dealer of everything in some packs.
    #[must_use]
    pub fn new(catalog: &Arc<Catalog>) -> Self {
        Self { catalog: Arc::clone(catalog), known: components(catalog) }
    }

    /// Deals an entry and uses every part of it.
    #[must_use]
    pub fn deal(&self, origin: &Origin) -> Dealt {
        let parts = self.parts(origin).into_iter().map(|part| {
            let situations = situations::of(&self.catalog, &part);
            let name = match part.part.is_empty() && part.id != origin.id {
                true => part.id.clone(),
                false => part.part.clone(),
            };
            Part { name, fate: self.fate(&part, situations) }
        });
        Dealt { table: origin.table.clone(), id: origin.id.clone(), parts: parts.collect() }
    }

    /// What there is to be seen of an entry.
    fn parts(&self, origin: &Origin) -> Vec<Component> {
        let id = origin.id.as_str();
        let copy = |name: &str| {
            let rest = name.strip_prefix(id).and_then(|rest| rest.strip_prefix('-'));
            name == id || rest.is_some_and(|rest| !rest.contains('-'))
        };
        let of = |kind: &str| -> Vec<Component> {
            let all = self.known.iter().filter(|part| part.kind == kind);
            all.filter(|part| part.id == id).cloned().collect()
        };
        match origin.table.as_str() {
            "room" => of("room"),
            "item" => of("item"),
            "action" => of("action card"),
            "basic" => of("basic action"),
            "event" => of("event"),
            "attack" => of("attack"),
            "alert" => of("alert"),
            "wound" => of("wound"),
            "weakness" => of("weakness"),
            "slot" => of("slot"),
            "objective" => of("objective"),
            "coordinates" => of("coordinates card"),
            "character" => of("character"),
            "intruder-card" => of("intruder player card"),
            "exploration" => {
                let all = self.known.iter().filter(|part| part.kind == "exploration token");
                all.filter(|part| copy(&part.id)).cloned().collect()
            }
            "intruder" => self.tokens(id),
            "kind" => vec![Component { kind: "kind", id: id.to_owned(), part: "attack".into() }],
            other => {
                let kind = if other == "board" { "board" } else { "every game" };
                vec![Component { kind, id: id.to_owned(), part: String::new() }]
            }
        }
    }

    /// The tokens of an entry; those of one type and number are the same.
    fn tokens(&self, id: &str) -> Vec<Component> {
        let names = self.catalog.names.of(Kind::TokenId);
        let mut found = BTreeSet::new();
        for (name, token) in names.iter().zip(&self.catalog.tokens) {
            let face = crate::executed::face(&self.catalog, token);
            let marked = name.strip_prefix(id).is_some_and(|rest| {
                rest.is_empty() || rest.strip_prefix('-').is_some_and(|rest| !rest.contains('-'))
            });
            if marked {
                found.insert(Component { kind: "intruder token", id: face, part: String::new() });
            }
        }
        found.into_iter().collect()
    }

    fn fate(&self, part: &Component, situations: Vec<Situation>) -> Fate {
        let (mut idle, mut impossible) = (None, None);
        for situation in situations {
            let table = match self.lay_out(&situation) {
                Ok(table) => table,
                // Not every room can be in every state.
                Err(problems) => {
                    impossible = impossible.or(Some(problems.join("; ")));
                    continue;
                }
            };
            match play(table, part, &situation.goals) {
                Ok(None) => return Fate::Seen(situation.how),
                Ok(Some(why)) => idle = idle.or(Some(why)),
                Err(broken) => return Fate::Failed(broken),
            }
        }
        match (idle, impossible) {
            (Some(why), _) => Fate::Idle(why),
            (None, Some(why)) => Fate::Failed(why),
            (None, None) => Fate::Idle("nobody has it".into()),
        }
    }

    fn lay_out(&self, situation: &Situation) -> Result<Scene, Vec<String>> {
        let mut given: Given = toml::from_str(&situation.given)
            .map_err(|error| vec![error.to_string(), situation.given.clone()])?;
        let Selection { setting, species, mission } = self.catalog.selection.clone();
        (given.setting, given.species, given.mission) =
            (Some(setting), Some(species), Some(mission));
        let setup = chosen(&given, &self.catalog.ways)?;
        let setup = Setup { packs: self.catalog.packs.clone(), ..setup };
        let game = lay_out(&given, setup, &self.catalog)?;
        let unsound: Vec<String> =
            game.look().violations().iter().map(|what| format!("it cannot be: {what}")).collect();
        if !unsound.is_empty() {
            return Err(unsound);
        }
        Ok(Scene { game, script: Script::default(), events: Vec::new() })
    }
}

/// Plays until a part is seen; or says why it was not. The error is what broke.
fn play(mut table: Scene, part: &Component, goals: &[String]) -> Result<Option<String>, String> {
    let mut witness = Witness::default();
    let mut before = table.game.state;
    table.settle()?;
    for _ in 0..CHOICES {
        if let Some(broken) = table.game.look().violations().first() {
            return Err(broken.to_string());
        }
        witness.watch(&before, &table.game, &table.events);
        if witness.seen.contains(part) || shows(part, &table) {
            return Ok(None);
        }
        let Some(decision) = table.game.offers.decisions.first().cloned() else { break };
        let choice = match choose(&table, &decision, goals) {
            Ok(choice) => choice,
            Err(why) => return Ok(Some(why)),
        };
        table.events.clear();
        before = table.game.state;
        if let Err(refusal) = table.choose(Who::Player(decision.seat), choice)? {
            return Err(format!("offered but refused: {refusal}"));
        }
    }
    Ok(Some("it did not come to it".into()))
}

/// Whether a part is seen that no witness looks for.
fn shows(part: &Component, table: &Scene) -> bool {
    let book = &table.game.book;
    match part.kind {
        "kind" => table.events.iter().any(|event| match event.fact {
            Fact::AttackBegan { mini, .. } => {
                book.names.name(Kind::KindId, book.mini_kind(mini).0) == Some(part.id.as_str())
            }
            _ => false,
        }),
        "board" => book.board.id == part.id,
        "every game" => true,
        _ => false,
    }
}

/// What somebody chooses who wants to see something: the first goal that is offered. Where nobody
/// has to act they do not; why the first goal is not offered is said then.
fn choose(table: &Scene, decision: &Decision, goals: &[String]) -> Result<Choice, String> {
    let options = table.game.offers.of(decision);
    let names = &table.game.book.names;
    for goal in goals {
        let wanted = options.iter().find(|choice| {
            let code = choice.code(names);
            code == *goal || code.split_once(':').is_some_and(|(_, rest)| rest == goal)
        });
        if let Some(choice) = wanted {
            return Ok(*choice);
        }
    }
    let acts = matches!(decision.prompt, Prompt::Question(Question::Action { .. }));
    match options.first() {
        Some(first) if !acts => Ok(*first),
        _ => Err(objection(table, decision, goals)),
    }
}

/// Why the goal cannot be chosen.
fn objection(table: &Scene, decision: &Decision, goals: &[String]) -> String {
    let wanted = goals.first().and_then(|goal| table.choice(goal).ok());
    let Some(choice) = wanted.filter(|choice| matches!(choice, Choice::Act(..))) else {
        return "nobody came to use it".into();
    };
    let room = matches!(choice, Choice::Act(Source::Room, _));
    match table.clone().choose(Who::Player(decision.seat), choice) {
        Ok(Err(Refusal::NotOffered(why))) => {
            let rules: Vec<&str> = why.iter().map(|objection| objection.rule.0).collect();
            format!("refused by {}", rules.join(", "))
        }
        _ if room => "the room offers no such action".into(),
        _ => "it is not offered".into(),
    }
}

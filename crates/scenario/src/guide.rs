//! A scenario played by somebody: its situation to begin from, and its choices as advice.

use std::sync::Arc;

use derelict_content::{Library, Ways};
use derelict_engine::{Choice, Event, Game, Offers, Rulebook, State};

use crate::run::Scenario;
use crate::scene::Said;

/// The situation a scenario starts from, with chance lying as it tells, and what it advises.
#[derive(Clone, Debug)]
pub struct Guide {
    /// The game; whoever follows the advice sees the dice and draws that are told.
    pub game: Game,
    /// What its steps advise, choice by choice.
    pub steps: Vec<Vec<Advice>>,
}

/// What to choose, in which decision of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The decision.
    pub decision: u32,
    /// The choice, by its stable name.
    pub choice: String,
}

impl Scenario {
    /// The scenario as a game to be played by one person along its steps. Chance is told by the
    /// given alone, because nobody can say before which step it will be asked.
    ///
    /// # Errors
    ///
    /// If it cannot be set up, or its steps cannot be played.
    pub fn guide(&self) -> Result<Guide, Vec<String>> {
        let one = |problem| vec![problem];
        let mut table = self.set_up((Library::shipped(), Ways::shipped()))?;
        let script = std::mem::take(&mut table.script);
        table.settle().map_err(one)?;
        let book = Arc::clone(&table.game.book);
        let lines: Result<Vec<Vec<Said>>, String> = self.steps.iter().map(lines).collect();
        let lines = lines.map_err(one)?;
        let state = table.game.state;
        let (state, steps) = script
            .foresee(&book, &state, &table.game.offers, |state, offers, events| {
                lines.iter().map(|lines| follow(&book, lines, state, offers, events)).collect()
            })
            .map_err(one)?;
        let steps: Result<Vec<Vec<Advice>>, String> = steps;
        Ok(Guide { game: Game::resume(book, table.game.setup, state), steps: steps.map_err(one)? })
    }
}

fn lines(step: &crate::format::Step) -> Result<Vec<Said>, String> {
    let texts = step.when.iter().flat_map(|when| when.as_slice());
    texts.map(|text| Said::parse(text)).collect()
}

fn follow(
    book: &Rulebook,
    lines: &[Said],
    state: &mut State,
    offers: &mut Offers,
    events: &mut Vec<Event>,
) -> Result<Vec<Advice>, String> {
    let mut advice = Vec::new();
    for line in lines {
        let seat = line.who.player()?;
        for code in &line.choices {
            let wrong = |why: &str| format!("player {seat} cannot choose `{code}`: {why}");
            let choice = Choice::parse(&book.names, code).ok_or_else(|| wrong("no such choice"))?;
            let asked = offers.for_seat(seat).ok_or_else(|| wrong("nothing is asked"))?;
            let id = asked.id;
            state
                .choose(book, seat, id, choice, offers, events)
                .map_err(|refusal| wrong(&refusal.to_string()))?;
            advice.push(Advice { decision: id.0, choice: code.clone() });
        }
    }
    Ok(advice)
}

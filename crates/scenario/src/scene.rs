//! The table a scenario is played on.

use std::fmt;
use std::sync::Arc;

use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Decision, Event, Game, Opportunity, Refusal, Seat};
use serde_json::Value;

use crate::choice;
use crate::possible::{Possible, no_player};
use crate::script::Script;

/// A game, what is still told of chance, and the events of the step.
#[derive(Clone)]
pub struct Scene {
    pub game: Game,
    pub script: Script,
    pub events: Vec<Event>,
}

/// Somebody, and choices by their stable names.
pub struct Said {
    pub who: Who,
    pub choices: Vec<String>,
}

/// Whose choices a line has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A player's.
    Player(Seat),
    /// The table's own, of which its clock is one.
    Table,
}

impl Who {
    /// The player, where only one can be meant.
    pub fn player(self) -> Result<Seat, String> {
        match self {
            Self::Player(seat) => Ok(seat),
            Self::Table => Err("`table` is asked nothing; name a player, such as `1`".into()),
        }
    }

    /// The seat something is seized from.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Table => None,
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Table => f.write_str("the table"),
        }
    }
}

impl Said {
    /// Reads "1: move, corridor:3-7", or "table: seize:sand".
    pub fn parse(text: &str) -> Result<Self, String> {
        let (who, rest) = text.split_once(':').unwrap_or((text, ""));
        let who = match (who.trim(), who.trim().parse::<u8>()) {
            ("table", _) => Who::Table,
            (_, Ok(number @ 1..=5)) => Who::Player(Seat(number - 1)),
            _ => {
                return Err(format!(
                    "`{text}` does not begin with a player number, such as `1: pass`, nor with \
                     `table: seize:`"
                ));
            }
        };
        let choices = rest.split(',').map(str::trim).filter(|word| !word.is_empty());
        Ok(Self { who, choices: choices.map(str::to_owned).collect() })
    }
}

impl Scene {
    /// What a viewer sees, as JSON.
    pub fn view(&self, viewer: Viewer) -> Value {
        let _scope = self.game.book.names.scope();
        serde_json::to_value(self.game.look().view(viewer)).unwrap_or_default()
    }

    /// The decision a player has to make.
    pub fn decision(&self, seat: Seat) -> Option<&Decision> {
        self.game.offers.for_seat(seat)
    }

    /// The options of a player, by their stable names.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        let Some(decision) = self.decision(seat) else {
            return Vec::new();
        };
        let options = self.game.offers.of(decision);
        options.iter().map(|choice| choice.code(&self.game.book.names)).collect()
    }

    /// What somebody may choose now, asked or not, by stable names.
    pub fn open_to(&self, who: Who) -> Vec<String> {
        let names = &self.game.book.names;
        let standing = self.game.offers.opportunities.iter().filter(|open| open.seat == who.seat());
        let standing = standing.map(|open| open.choice().code(names));
        let asked = who.seat().map(|seat| self.options(seat)).unwrap_or_default();
        asked.into_iter().chain(standing).collect()
    }

    /// What names and values there are at this table.
    pub fn possible(&self) -> Possible {
        Possible { names: Arc::clone(&self.game.book.names), players: self.game.state.players }
    }

    /// Reads a line of a player of this game.
    pub fn line(&self, text: &str) -> Result<Said, String> {
        let line = Said::parse(text)?;
        let players = self.game.state.players;
        match line.who {
            Who::Player(seat) if seat.0 >= players => Err(no_player(seat, players)),
            Who::Player(_) | Who::Table => Ok(line),
        }
    }

    /// Reads a choice that somebody could be offered.
    pub fn choice(&self, code: &str) -> Result<Choice, String> {
        choice::read(&self.game.book, self.game.state.players, code)
    }

    /// Makes the choices of a line, one after another.
    pub fn play(&mut self, line: &Said) -> Result<(), String> {
        for code in &line.choices {
            let choice = self.choice(code)?;
            if let Err(refusal) = self.choose(line.who, choice)? {
                return Err(self.say_refusal(line.who, code, &refusal));
            }
        }
        Ok(())
    }

    /// Makes one choice, with chance as told.
    pub fn choose(&mut self, who: Who, choice: Choice) -> Result<Result<(), Refusal>, String> {
        if let Choice::Seize(possibility) = choice {
            return self.seize(Opportunity { seat: who.seat(), possibility });
        }
        let seat = who.player()?;
        let Some(decision) = self.decision(seat) else {
            let over = self.game.state.is_over();
            return Ok(Err(if over { Refusal::Over } else { Refusal::NotAsked }));
        };
        let id = decision.id;
        let book = Arc::clone(&self.game.book);
        self.script.play(
            &book,
            &mut self.game.state,
            &mut self.game.offers,
            &mut self.events,
            |state, offers, events| state.choose(&book, seat, id, choice, offers, events),
        )
    }

    /// Seizes what stands open, with chance as told.
    fn seize(&mut self, open: Opportunity) -> Result<Result<(), Refusal>, String> {
        let book = Arc::clone(&self.game.book);
        self.script.play(
            &book,
            &mut self.game.state,
            &mut self.game.offers,
            &mut self.events,
            |state, offers, events| state.seize(&book, open, offers, events),
        )
    }

    /// Goes on to the next decision, with chance as told.
    pub fn settle(&mut self) -> Result<(), String> {
        let book = Arc::clone(&self.game.book);
        self.script.play(
            &book,
            &mut self.game.state,
            &mut self.game.offers,
            &mut self.events,
            |state, offers, events| state.settle(&book, offers, events),
        )
    }

    fn say_refusal(&self, who: Who, code: &str, refusal: &Refusal) -> String {
        let mut said = format!("{who} cannot choose `{code}`: {refusal}");
        if let Refusal::NotOffered(objections) = refusal {
            for objection in objections {
                let reason = serde_json::to_value(objection.reason).unwrap_or_default();
                let word = reason["reason"].as_str().unwrap_or("?").to_owned();
                said += &format!("\nbecause: {word} ({})", objection.rule.0);
            }
        }
        said + "\n" + &self.say_pending()
    }

    /// Who is asked what, and what could be answered.
    pub fn say_pending(&self) -> String {
        if self.game.state.is_over() {
            return "the game is over".into();
        }
        let offers = &self.game.offers;
        let asked = offers.decisions.iter().map(|decision| {
            let prompt = prompt_word(decision);
            let options = self.options(decision.seat).join(", ");
            format!("player {} is asked ({prompt}): {options}", decision.seat)
        });
        let standing = offers.opportunities.iter().map(|open| {
            let who = open.seat.map_or(Who::Table, Who::Player);
            format!("open to {who}: {}", open.choice().code(&self.game.book.names))
        });
        asked.chain(standing).collect::<Vec<_>>().join("\n")
    }
}

/// The kind of a question.
pub fn prompt_word(decision: &Decision) -> String {
    let prompt = serde_json::to_value(decision.prompt).unwrap_or_default();
    let asked = prompt.as_object().and_then(|prompt| prompt.values().next());
    let word = match asked {
        Some(Value::String(word)) => Some(word),
        Some(Value::Object(question)) => question.keys().next(),
        _ => None,
    };
    word.map_or("?", String::as_str).to_owned()
}

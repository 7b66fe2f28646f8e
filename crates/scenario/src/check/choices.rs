//! Checks of what is asked, offered and refused.

use derelict_engine::offer::Prompt;
use derelict_engine::reason::Reason;
use derelict_engine::{Refusal, SeatSet};
use serde_json::{Value, json};

use super::Check;
use crate::compare::{say, word};
use crate::expect::Mismatch;
use crate::scene::{Scene, Who, prompt_word};

impl Check<'_> {
    pub(super) fn offered(&self, table: &Scene) -> Result<(), Mismatch> {
        let text = self.text("offered")?;
        let (table, who, code) = reach(table, &text)?;
        if table.open_to(who).contains(&code) {
            return Ok(());
        }
        Err(Mismatch::new(format!("{who} is offered `{code}`"), table.say_pending()))
    }

    pub(super) fn not_offered(&self, table: &Scene) -> Result<(), Mismatch> {
        let text = self.text("not_offered")?;
        let (table, who, code) = reach(table, &text)?;
        let open = table.open_to(who);
        if open.is_empty() {
            return Err(Mismatch::new(
                format!("{who} to be asked something, but not `{code}`"),
                table.say_pending(),
            ));
        }
        if !open.contains(&code) {
            return Ok(());
        }
        Err(Mismatch::new(format!("{who} is not offered `{code}`"), table.say_pending()))
    }

    pub(super) fn options(&self, table: &Scene) -> Result<(), Mismatch> {
        let line = table.line(&self.text("options")?).map_err(Mismatch::unreadable)?;
        let seat = line.who.player().map_err(Mismatch::unreadable)?;
        let mut wanted = self.list("are")?;
        for code in &wanted {
            table.choice(code).map_err(Mismatch::unreadable)?;
        }
        let mut table = table.clone();
        table
            .play(&line)
            .map_err(|problem| Mismatch::new("these choices to be possible", problem))?;
        let mut options = table.options(seat);
        wanted.sort_unstable();
        options.sort();
        if wanted == options {
            return Ok(());
        }
        Err(Mismatch::new(
            format!("player {seat} has exactly: {}", wanted.join(", ")),
            format!("player {seat} has: {}", options.join(", ")),
        ))
    }

    pub(super) fn asks(&self, table: &Scene) -> Result<(), Mismatch> {
        let line = table.line(&self.text("asks")?).map_err(Mismatch::unreadable)?;
        let seat = line.who.player().map_err(Mismatch::unreadable)?;
        let mut table = table.clone();
        table
            .play(&line)
            .map_err(|problem| Mismatch::new("these choices to be possible", problem))?;
        let prompt = table.decision(seat).map(prompt_word);
        let wanted = self.word("prompt")?;
        if let Some(wanted) = wanted {
            let prompt = table.possible().value::<Prompt>(&wanted.into());
            prompt.map_err(|problem| Mismatch::unreadable(format!("`prompt`: {problem}")))?;
        }
        let held = match (&prompt, wanted) {
            (Some(prompt), Some(wanted)) => prompt == wanted,
            (prompt, None) => prompt.is_some(),
            (None, Some(_)) => false,
        };
        if held {
            return Ok(());
        }
        Err(Mismatch::new(
            format!("player {seat} is asked ({})", wanted.unwrap_or("anything")),
            table.say_pending(),
        ))
    }

    pub(super) fn waiting(&self, table: &Scene) -> Result<(), Mismatch> {
        let wanted = self.get("waiting").and_then(toml::Value::as_array);
        let wanted: Option<Vec<i64>> =
            wanted.and_then(|list| list.iter().map(toml::Value::as_integer).collect());
        let mut wanted =
            wanted.ok_or_else(|| Mismatch::unreadable("`waiting` is a list of player numbers"))?;
        let seats = Value::from(wanted.clone());
        table.possible().value::<SeatSet>(&seats).map_err(Mismatch::unreadable)?;
        let mut actual: Vec<i64> = table
            .game
            .offers
            .decisions
            .iter()
            .map(|decision| decision.seat.number().into())
            .collect();
        wanted.sort_unstable();
        actual.sort_unstable();
        if wanted == actual {
            return Ok(());
        }
        let expected = match say(&seats) {
            nobody if wanted.is_empty() => format!("nobody to decide anything: {nobody}"),
            seats => format!("players to decide: {seats}"),
        };
        Err(Mismatch::new(expected, table.say_pending()))
    }

    pub(super) fn refused(&self, table: &Scene) -> Result<(), Mismatch> {
        let text = self.text("refused")?;
        let (mut table, who, code) = reach(table, &text)?;
        let choice = table.choice(&code).map_err(Mismatch::unreadable)?;
        let because = self.word("because")?;
        if let Some(because) = because {
            known_reason(&table, because).map_err(Mismatch::unreadable)?;
        }
        let mut expected = format!("`{code}` refused to {who}");
        if let Some(because) = because {
            expected += &format!(" because of {because}");
        }
        expected += &self.say_rules();
        let pending = table.say_pending();
        let refusal = match table.choose(who, choice).map_err(Mismatch::unreadable)? {
            Ok(()) => return Err(Mismatch::new(expected, format!("it was accepted; {pending}"))),
            Err(refusal) => refusal,
        };
        let reasons: Vec<(String, &str)> = match &refusal {
            Refusal::NotOffered(objections) => objections
                .iter()
                .map(|objection| (reason_word(&objection.reason), objection.rule.0))
                .collect(),
            other => vec![(reason_word(other), "")],
        };
        let mut fitting = reasons
            .iter()
            .filter(|(reason, _)| because.is_none_or(|because| because == reason))
            .map(|(_, rule)| *rule);
        if self.carried(fitting.clone()) && fitting.next().is_some() {
            return Ok(());
        }
        let said: Vec<String> = reasons
            .iter()
            .map(|(reason, rule)| match *rule {
                "" => format!("refused because of {reason}, which is no rule of the game"),
                rule => format!("refused because of {reason} by {rule}"),
            })
            .collect();
        Err(Mismatch::new(expected, said.join("\n")))
    }
}

/// Makes all choices of a line but the last on a copy of the table.
fn reach(table: &Scene, text: &str) -> Result<(Scene, Who, String), Mismatch> {
    let mut line = table.line(text).map_err(Mismatch::unreadable)?;
    let Some(last) = line.choices.pop() else {
        return Err(Mismatch::unreadable(format!("`{text}` names no choice")));
    };
    table.choice(&last).map_err(Mismatch::unreadable)?;
    let mut table = table.clone();
    table.play(&line).map_err(|problem| Mismatch::new("these choices to be possible", problem))?;
    Ok((table, line.who, last))
}

/// Whether anything is ever refused because of that.
fn known_reason(table: &Scene, because: &str) -> Result<(), String> {
    let plain = [Refusal::Over, Refusal::Stale, Refusal::NotAsked];
    if plain.iter().any(|refusal| reason_word(refusal) == because) {
        return Ok(());
    }
    let reason = table.possible().value::<Reason>(&json!({ "reason": because }));
    reason.map_err(|problem| format!("`because`: {problem}"))
}

/// The tag of a reason.
fn reason_word(reason: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(reason).unwrap_or_default();
    word(value.get("reason").unwrap_or(&value))
}

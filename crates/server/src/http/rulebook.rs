//! The rulebook: its contents, its sections, and search.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use derelict_ledger::{Ledger, Statement};
use derelict_text::Language;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::visitor::Address;
use crate::host::No;
use crate::http::Refused;
use crate::protocol::Code;
use crate::server::Shared;

/// Rules found at once.
const FOUND: usize = 50;
/// Letters of a search, at most.
const LETTERS: usize = 100;

/// What to look for in the rulebook.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Search {
    q: String,
    /// The language the words are in; English if it is missing.
    language: Option<String>,
}

/// A rule.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rule {
    id: String,
    text: String,
    chapter: String,
    /// The section's key in the contents.
    section: String,
    /// And its title.
    title: String,
    /// Our decisions behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<Ruling>,
}

/// A decision of ours, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Ruling {
    question: String,
    ruling: String,
    why: Option<String>,
}

/// A chapter of the rulebook.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Chapter {
    chapter: String,
    sections: Vec<Heading>,
}

/// A section of a chapter.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Heading {
    section: String,
    title: String,
}

/// The contents of the rulebook.
#[utoipa::path(get, path = "/api/rulebook", responses(
    (status = 200, description = "Chapters with their sections, in order", body = Vec<Chapter>),
))]
pub(crate) async fn contents() -> Json<Vec<Chapter>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for statement in Ledger::embedded().statements() {
        if chapters.last().is_none_or(|last| last.chapter != statement.chapter) {
            let chapter = statement.chapter.clone();
            chapters.push(Chapter { chapter, sections: Vec::new() });
        }
        let section = statement.section.key();
        if let Some(chapter) = chapters.last_mut()
            && chapter.sections.last().is_none_or(|last| last.section != section)
        {
            let title = statement.section.title.clone();
            chapter.sections.push(Heading { section, title });
        }
    }
    Json(chapters)
}

/// A section of the rulebook.
#[utoipa::path(get, path = "/api/rulebook/{chapter}/{section}", params(
    ("chapter" = String, Path), ("section" = String, Path),
), responses(
    (status = 200, description = "Its rules, in order", body = Vec<Rule>),
    (status = 404, description = "No such section", body = Refused),
))]
pub(crate) async fn section(
    Path((chapter, section)): Path<(String, String)>,
) -> Result<Json<Vec<Rule>>, No> {
    let rules: Vec<Rule> = Ledger::embedded()
        .statements()
        .iter()
        .filter(|rule| rule.chapter == chapter && rule.section.key() == section)
        .map(Rule::of)
        .collect();
    if rules.is_empty() {
        return Err(No::new(Code::Unknown, "there is no such section in the rulebook"));
    }
    Ok(Json(rules))
}

/// Rules by id or words.
#[utoipa::path(get, path = "/api/rules", params(Search), responses(
    (status = 200, description = "The best first", body = Vec<Rule>),
    (status = 400, description = "No words", body = Refused),
    (status = 413, description = "Too many words", body = Refused),
))]
pub(crate) async fn search(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Query(search): Query<Search>,
) -> Result<Json<Vec<Rule>>, No> {
    if search.q.chars().count() > LETTERS {
        return Err(No::new(Code::TooLong, format!("a search has at most {LETTERS} letters")));
    }
    let find = move || {
        let ledger = Ledger::embedded();
        let language = search.language.and_then(|tag| tag.parse::<Language>().ok());
        // The rulebook is English; a search need not be.
        let mut found = ledger.search(&language.unwrap_or_default().in_the_rulebook(&search.q));
        if found.is_empty() {
            found = ledger.search(&search.q);
        }
        found.into_iter().take(FOUND).map(Rule::of).collect()
    };
    shared.look_up(address, find).await.map(Json)
}

impl Rule {
    fn of(statement: &Statement) -> Self {
        let rulings = Ledger::embedded().rulings_for(&statement.id).map(|ruling| Ruling {
            question: ruling.question.clone(),
            ruling: ruling.ruling.clone(),
            why: ruling.why.clone(),
        });
        Self {
            id: statement.id.clone(),
            text: statement.text.clone(),
            chapter: statement.chapter.clone(),
            section: statement.section.key(),
            title: statement.section.title.clone(),
            rulings: rulings.collect(),
        }
    }
}

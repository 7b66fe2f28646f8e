//! Guided games, for each box what is new with it: laid out as their scenarios say, the same for everybody.

use std::sync::OnceLock;

use derelict_scenario::Guide;

use crate::host::No;
use crate::line::{Plan, Terms, Watching};
use crate::protocol::Code;

/// A guided game.
pub(crate) struct Guided {
    /// Its name, by which clients know what to say to each of its steps.
    pub(crate) id: &'static str,
    /// The situation it begins from, and what it advises.
    pub(crate) guide: Guide,
}

/// Their scenarios, which the tests of the rules run as well. The one that teaches the game comes
/// first.
const SCENARIOS: [(&str, &str); 4] = [
    ("first-game", include_str!("../../../scenarios/base/first-game.toml")),
    ("void-seeders", include_str!("../../../scenarios/void-seeders/first-game.toml")),
    ("carnomorphs", include_str!("../../../scenarios/carnomorphs/first-game.toml")),
    ("research", include_str!("../../../scenarios/aftermath/first-research.toml")),
];

/// All guided games.
pub(crate) fn all() -> Result<&'static [Guided], No> {
    static GUIDES: OnceLock<Result<Vec<Guided>, String>> = OnceLock::new();
    let guides = GUIDES.get_or_init(|| SCENARIOS.into_iter().map(read).collect());
    guides.as_deref().map_err(|problem| No::new(Code::Internal, problem.clone()))
}

fn read((id, scenario): (&'static str, &str)) -> Result<Guided, String> {
    let scenarios = derelict_scenario::parse(id, scenario).map_err(|errors| errors.to_string())?;
    let first = scenarios.first().ok_or("there is no scenario")?;
    let guide = first.guide().map_err(|problems| problems.join("; "))?;
    Ok(Guided { id, guide })
}

/// The guided game that a table agrees on.
pub(crate) fn of(terms: &Terms) -> Result<Option<&'static Guided>, No> {
    Ok(all()?.iter().find(|guided| guided.terms() == *terms))
}

impl Guided {
    /// What a table for it agrees on.
    pub(crate) fn terms(&self) -> Terms {
        Terms {
            setup: self.guide.game.setup.clone(),
            chairs: vec![Plan::Person],
            public: false,
            window_ms: None,
            clock_secs: None,
            absence_secs: None,
            pace_ms: 0,
            sand_secs: None,
            watching: Watching::Live,
            seed: None,
            guided: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use derelict_engine::{Choice, DecisionId, Seat};

    use super::*;

    #[test]
    fn whoever_follows_the_advice_survives_and_wins() {
        for Guided { id, guide } in all().expect("guides") {
            let mut game = guide.game.clone();
            for advice in guide.steps.iter().flatten() {
                let choice = Choice::parse(&game.book.names, &advice.choice).expect("a choice");
                let decision = DecisionId(advice.decision);
                game.choose(Seat(0), decision, choice).expect(&advice.choice);
            }
            assert!(game.state.is_over(), "{id}");
            let over = game.view(derelict_engine::view::Viewer::Open).over.expect("an end");
            assert!(over.winners.has(Seat(0)), "{id}");
        }
    }

    #[test]
    fn a_table_is_guided_by_what_it_agrees_on() {
        for guided in all().expect("guides") {
            let found = of(&guided.terms()).expect("guides").expect("one of them");
            assert_eq!(found.id, guided.id);
            let shown = Terms { public: true, ..guided.terms() };
            assert!(of(&shown).expect("guides").is_none());
        }
    }
}

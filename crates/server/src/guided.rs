//! The guided first game: laid out as its scenario says, the same for everybody.

use std::sync::OnceLock;

use derelict_scenario::Guide;

use crate::host::No;
use crate::line::{Plan, Terms, Watching};
use crate::protocol::Code;

/// The scenario, which the tests of the rules run as well.
const SCENARIO: &str = include_str!("../../../scenarios/base/first-game.toml");

/// The situation it begins from, and what it advises.
pub(crate) fn guide() -> Result<&'static Guide, No> {
    static GUIDE: OnceLock<Result<Guide, String>> = OnceLock::new();
    let guide = GUIDE.get_or_init(|| {
        let scenarios = derelict_scenario::parse("the guided game", SCENARIO);
        let scenarios = scenarios.map_err(|errors| errors.to_string())?;
        let first = scenarios.first().ok_or("there is no scenario")?;
        first.guide().map_err(|problems| problems.join("; "))
    });
    guide.as_ref().map_err(|problem| No::new(Code::Internal, problem.clone()))
}

/// What a table for it agrees on.
pub(crate) fn terms() -> Result<Terms, No> {
    Ok(Terms {
        setup: guide()?.game.setup.clone(),
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
    })
}

#[cfg(test)]
mod tests {
    use derelict_engine::{Choice, DecisionId, Seat};

    use super::*;

    #[test]
    fn whoever_follows_the_advice_survives_and_wins() {
        let guide = guide().expect("a guide");
        let mut game = guide.game.clone();
        for advice in guide.steps.iter().flatten() {
            let choice = Choice::parse(&game.book.names, &advice.choice).expect("a choice");
            let decision = DecisionId(advice.decision);
            game.choose(Seat(0), decision, choice).expect(&advice.choice);
        }
        assert!(game.state.is_over());
        let over = game.view(derelict_engine::view::Viewer::Open).over.expect("an end");
        assert!(over.winners.has(Seat(0)));
    }
}

//! Situations taken from a running game.

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::{Game, State};

use crate::run::Scenario;

impl Scenario {
    /// Writes the situation of a game as the beginning of a scenario.
    #[must_use]
    pub fn from_game(title: &str, game: &Game) -> String {
        let title = toml::Value::String(title.to_owned());
        let snapshot = serde_json::to_string(&game.to_durable()).unwrap_or_default();
        format!(
            "title = {title}\n\n[given]\nsnapshot = '''\n{snapshot}\n'''\n\n[[step]]\nthen = []\n"
        )
    }
}

/// Takes up the situation of a snapshot.
pub fn read(catalog: &Arc<Catalog>, text: &str) -> Result<Game, String> {
    let value = serde_json::from_str(text)
        .map_err(|error| format!("the snapshot cannot be read: {error}"))?;
    let durable = State::from_durable(catalog, value).map_err(|problem| problem.to_string())?;
    Ok(durable.game)
}

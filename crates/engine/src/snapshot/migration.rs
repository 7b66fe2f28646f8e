//! What turns states of older durable formats into those of the next.

use derelict_content::{Kind, Names};
use serde_json::Value;

/// Changes a state of one format into one of the next, or says what is wrong with it.
type Migration = fn(&mut Value, &Names) -> Result<(), String>;

/// From format 1 to 2, from 2 to 3 and so on.
pub(super) const MIGRATIONS: &[Migration] = &[name_sets];

/// Format 1 wrote sets of exploration tokens and, in frames, of miniatures as numbers whose bits
/// are places in a table. Format 2 names the members.
fn name_sets(state: &mut Value, names: &Names) -> Result<(), String> {
    if let Some(tokens) = state.get_mut("tokens_gone") {
        name_members(tokens, names.of(Kind::ExplorationId))?;
    }
    let frames = state.get_mut("frames").and_then(Value::as_array_mut);
    for frame in frames.into_iter().flatten() {
        for (kind, field) in [("escape", "done"), ("attack-step", "todo"), ("lured", "movers")] {
            if let Some(minis) = frame.get_mut(kind).and_then(|frame| frame.get_mut(field)) {
                name_members(minis, names.of(Kind::MiniId))?;
            }
        }
    }
    Ok(())
}

fn name_members(set: &mut Value, names: &[String]) -> Result<(), String> {
    let bits = set.as_u64().ok_or_else(|| format!("`{set}` is no set of format 1"))?;
    if bits.checked_shr(names.len() as u32).unwrap_or(0) != 0 {
        return Err(format!("the set {bits} has more members than there are"));
    }
    let members = names.iter().enumerate().filter(|(place, _)| bits & (1 << place) != 0);
    *set = members.map(|(_, name)| name.clone()).collect();
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn names() -> Names {
        let mut names = Names::default();
        names.set(Kind::ExplorationId, ["silence", "danger"].map(str::to_owned).into());
        names.set(Kind::MiniId, ["adult-1", "adult-2", "queen"].map(str::to_owned).into());
        names
    }

    #[test]
    fn sets_of_format_1_get_names() {
        let mut state = json!({
            "tokens_gone": 2,
            "frames": [
                "bag",
                {"escape": {"seat": 1, "done": 5, "stamp": 7}},
                {"attack-step": {"todo": 0, "stamp": 7}},
                {"lured": {"room": "nest", "movers": 2, "stamp": 7}},
            ],
        });
        name_sets(&mut state, &names()).expect("a state of format 1");
        assert_eq!(
            state,
            json!({
                "tokens_gone": ["danger"],
                "frames": [
                    "bag",
                    {"escape": {"seat": 1, "done": ["adult-1", "queen"], "stamp": 7}},
                    {"attack-step": {"todo": [], "stamp": 7}},
                    {"lured": {"room": "nest", "movers": ["adult-2"], "stamp": 7}},
                ],
            })
        );
    }

    #[test]
    fn sets_with_strangers_are_refused() {
        for wrong in [json!(4), json!(-1), json!("danger")] {
            let said = name_sets(&mut json!({"tokens_gone": wrong}), &names());
            assert!(said.is_err(), "{wrong}");
        }
    }
}

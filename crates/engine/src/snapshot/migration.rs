//! What turns states of older durable formats into those of the next.

use derelict_content::{Kind, Names};
use serde_json::{Value, json};

/// Changes a state of one format into one of the next, or says what is wrong with it.
type Migration = fn(&mut Value, &Names) -> Result<(), String>;

/// From format 1 to 2, from 2 to 3 and so on.
pub(super) const MIGRATIONS: &[Migration] = &[name_sets, stage_arrivals, register_secrets];

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

/// In format 2 arriving was two frames, the way into a room and the noise due in it, and a turn had
/// a step of its own for its end. Format 3 has one frame for all of it, and no such step.
fn stage_arrivals(state: &mut Value, _: &Names) -> Result<(), String> {
    let frames = state.get_mut("frames").and_then(Value::as_array_mut);
    for frame in frames.into_iter().flatten() {
        if let Some(way) = frame.get("step") {
            *frame = arrival(way, &way["to"], &way["by"], "enter");
        } else if let Some(noise) = frame.get("hush") {
            // Which way they came no longer matters.
            *frame = arrival(noise, &noise["room"], &json!("hull"), "noise");
        } else if frame.get("turn").is_some_and(|turn| turn["step"] == "end") {
            *frame = json!({"turn": {"step": "draw"}});
        }
    }
    Ok(())
}

fn arrival(old: &Value, to: &Value, by: &Value, stage: &str) -> Value {
    json!({"arrive": {
        "seat": old["seat"],
        "companion": old["companion"],
        "to": to,
        "by": by,
        "footfall": old["footfall"],
        "stage": stage,
        "found": null,
        "noise": true,
    }})
}

/// In format 3 a seat's memory had a field of its own for every secret. Format 4 has one list of what
/// was seen facedown, each thing by its place, and one of what was seen at the ends of decks.
fn register_secrets(state: &mut Value, _: &Names) -> Result<(), String> {
    let seats = state.get_mut("knowledge").and_then(Value::as_array_mut);
    for seat in seats.ok_or("`knowledge` is missing or no list")? {
        let mut take = |field: &str| {
            let memory = seat.as_object_mut().and_then(|seat| seat.remove(field));
            memory.ok_or_else(|| format!("`{field}` is missing"))
        };
        let mut facedown = Vec::new();
        for (field, thing) in [("tiles", "tile"), ("tokens", "exploration")] {
            let rooms = take(field)?;
            let rooms = rooms.as_object().ok_or_else(|| format!("`{field}` is no table"))?;
            let seen = rooms.iter().map(|(room, turn)| seen(json!({thing: room}), turn, &json!(0)));
            facedown.extend(seen);
        }
        facedown.push(seen(json!("coordinates"), &take("coordinates")?, &json!(0)));
        let engines = take("engines")?;
        let engines = engines.as_array().ok_or("`engines` is no list")?;
        for (number, engine) in engines.iter().enumerate().filter(|(_, seen)| !seen.is_null()) {
            facedown.push(seen(json!({"engine": number}), &engine["turn"], &engine["swaps"]));
        }
        facedown.retain(|(_, seen)| seen["turn"] != 0);
        let mut take = |field: &str| {
            let memory = seat.as_object_mut().and_then(|seat| seat.remove(field));
            memory.unwrap_or_default()
        };
        let mut decks = Vec::new();
        for end in ["top", "bottom"] {
            let field = if end == "top" { "event_on_top" } else { "event_at_bottom" };
            let (card, turn) = (take(field), take(&format!("{field}_in")));
            decks.push((json!({end: "events"}), card_seen("event", &card, &turn)));
        }
        let buried = take("buried");
        for (colour, card) in
            ["red", "yellow", "green"].iter().zip(buried.as_array().into_iter().flatten())
        {
            let end = json!({"bottom": {"items": colour}});
            decks.push((end, card_seen("item", &card["item"], &card["turn"])));
        }
        decks.retain(|(_, seen)| !seen["card"].is_null() || seen["turn"] != 0);
        seat["facedown"] = json!(facedown);
        seat["decks"] = json!(decks);
    }
    Ok(())
}

/// The oldest snapshots do not tell in which turn a card was seen.
fn card_seen(kind: &str, card: &Value, turn: &Value) -> Value {
    let card = if card.is_null() { Value::Null } else { json!({kind: card}) };
    let turn = turn.as_u64().unwrap_or(0);
    json!({"card": card, "turn": turn})
}

fn seen(thing: Value, turn: &Value, swaps: &Value) -> (Value, Value) {
    (thing, json!({"turn": turn, "swaps": swaps}))
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
    fn frames_of_format_2_become_arrivals() {
        let mut state = json!({
            "frames": [
                {"turn": {"step": "end"}},
                {"turn": {"step": "bag"}},
                {"hush": {"seat": 2, "companion": 1, "room": "nest", "footfall": "careful"}},
                {"step": {
                    "seat": 1, "companion": null, "to": "nest",
                    "by": {"corridor": "c1"}, "footfall": "roll",
                }},
            ],
        });
        stage_arrivals(&mut state, &names()).expect("a state of format 2");
        assert_eq!(
            state,
            json!({
                "frames": [
                    {"turn": {"step": "draw"}},
                    {"turn": {"step": "bag"}},
                    {"arrive": {
                        "seat": 2, "companion": 1, "to": "nest", "by": "hull",
                        "footfall": "careful", "stage": "noise", "found": null, "noise": true,
                    }},
                    {"arrive": {
                        "seat": 1, "companion": null, "to": "nest", "by": {"corridor": "c1"},
                        "footfall": "roll", "stage": "enter", "found": null, "noise": true,
                    }},
                ],
            })
        );
    }

    #[test]
    fn memories_of_format_3_become_lists() {
        let mut state = json!({"knowledge": [{
            "engines": [null, {"working": true, "turn": 3, "swaps": 1}, null],
            "coordinates": 2,
            "tiles": {"room-4": 5},
            "tokens": {"room-4": 6, "room-7": 1},
            "event_on_top": "hatching",
            "event_at_bottom": null,
            "event_on_top_in": 4,
            "event_at_bottom_in": 3,
            "buried": [null, {"item": "tools", "turn": 2}, null],
            "scanned": 9,
        }, {
            "engines": [null, null, null],
            "coordinates": 0,
            "tiles": {},
            "tokens": {},
            "event_on_top": null,
            "event_at_bottom": "nest",
            "scanned": 0,
        }]});
        register_secrets(&mut state, &names()).expect("a state of format 3");
        assert_eq!(
            state,
            json!({"knowledge": [{
                "facedown": [
                    [{"tile": "room-4"}, {"turn": 5, "swaps": 0}],
                    [{"exploration": "room-4"}, {"turn": 6, "swaps": 0}],
                    [{"exploration": "room-7"}, {"turn": 1, "swaps": 0}],
                    ["coordinates", {"turn": 2, "swaps": 0}],
                    [{"engine": 1}, {"turn": 3, "swaps": 1}],
                ],
                "decks": [
                    [{"top": "events"}, {"card": {"event": "hatching"}, "turn": 4}],
                    [{"bottom": "events"}, {"card": null, "turn": 3}],
                    [{"bottom": {"items": "yellow"}}, {"card": {"item": "tools"}, "turn": 2}],
                ],
                "scanned": 9,
            }, {
                "facedown": [],
                "decks": [[{"bottom": "events"}, {"card": {"event": "nest"}, "turn": 0}]],
                "scanned": 0,
            }]})
        );
        for wrong in [json!({}), json!({"knowledge": [{}]}), json!({"knowledge": {}})] {
            assert!(register_secrets(&mut wrong.clone(), &names()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sets_with_strangers_are_refused() {
        for wrong in [json!(4), json!(-1), json!("danger")] {
            let said = name_sets(&mut json!({"tokens_gone": wrong}), &names());
            assert!(said.is_err(), "{wrong}");
        }
    }
}

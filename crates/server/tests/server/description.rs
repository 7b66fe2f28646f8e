//! HTTP does what its description says, whatever is sent.

use derelict_server::client::{Answer, request};
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::house::{House, terms};

/// What is wrong with a value, by the schema that describes it.
pub fn faults(
    description: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    found: &mut Vec<String>,
) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.trim_start_matches('#');
        let named = description.pointer(name).unwrap_or_else(|| panic!("no schema {name}"));
        return faults(description, named, value, at, found);
    }
    if let Some(options) = schema["oneOf"].as_array() {
        let fits = options.iter().any(|option| {
            let mut found = Vec::new();
            faults(description, option, value, at, &mut found);
            found.is_empty()
        });
        if !fits {
            found.push(format!("{at}: {value} is none of what is promised"));
        }
        return;
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return,
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.contains(&kind) {
        return found.push(format!("{at}: {kind} instead of {kinds:?}"));
    }
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(name).is_none() {
            found.push(format!("{at}: `{name}` is missing"));
        }
    }
    let fields = schema["properties"].as_object();
    for (name, field) in value.as_object().into_iter().flatten() {
        match fields.map(|fields| fields.get(name)) {
            Some(Some(schema)) => {
                faults(description, schema, field, &format!("{at}.{name}"), found);
            }
            Some(None) => found.push(format!("{at}: `{name}` is not described")),
            None => {}
        }
    }
    for item in value.as_array().into_iter().flatten() {
        faults(description, &schema["items"], item, &format!("{at}[]"), found);
    }
}

/// Whether an answer is one of those an operation may give.
pub fn check(description: &Value, operation: &Value, answer: &Answer, about: &str) {
    let promised = &operation["responses"][answer.status.to_string()];
    assert!(promised.is_object(), "{about}: {} is not described\n{}", answer.status, answer.body);
    assert!(answer.status < 500, "{about}: {}", answer.body);
    let head = answer.head.to_lowercase();
    let kind = head.lines().find_map(|line| line.strip_prefix("content-type:"));
    let kind = kind.unwrap_or_default().trim().split(';').next().unwrap_or_default().to_owned();
    let content = &promised["content"][&kind];
    assert!(content.is_object(), "{about}: {} as {kind:?} is not described", answer.status);
    if kind == "application/json" {
        let value: Value = serde_json::from_str(&answer.body).expect("JSON");
        let mut found = Vec::new();
        faults(description, &content["schema"], &value, "answer", &mut found);
        assert!(found.is_empty(), "{about}: {found:?}\n{}", answer.body);
    }
}

/// A value of a kind nobody expects.
pub fn odd(dice: &mut Dice, depth: usize) -> Value {
    match dice.below(if depth > 2 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(dice.below(2) == 0),
        2 => json!(dice.below(1 << 20) as i64 - (1 << 19)),
        3 => json!(-0.5e-300),
        4 => json!("x".repeat(dice.below(600))),
        5 => {
            json!(["\u{0}", "\u{1f47d}", "../..", "%00", "' OR 1=1 --", "\u{202e}"][dice.below(6)])
        }
        6 => json!(u64::MAX),
        7 => (0..dice.below(4)).map(|_| odd(dice, depth + 1)).collect(),
        _ => (0..dice.below(4)).map(|n| (format!("k{n}"), odd(dice, depth + 1))).collect(),
    }
}

/// A right body with something in it replaced.
fn bent(dice: &mut Dice, right: &Value) -> Value {
    let mut body = right.clone();
    let mut at = &mut body;
    loop {
        let keys: Vec<String> = match &*at {
            Value::Object(map) => map.keys().cloned().collect(),
            _ => Vec::new(),
        };
        if keys.is_empty() || dice.below(3) == 0 {
            *at = odd(dice, 0);
            return body;
        }
        at = &mut at[&keys[dice.below(keys.len())]];
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn http_answers_as_described() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(1, 1)).await;
    let mut open = terms(2, 1);
    open["public"] = json!(true);
    house.table(&ann, open).await;
    let (given_up, _) = house.table(&ann, terms(1, 1)).await;
    let mut owner = house.client(&given_up, &ann).await;
    owner.ask(json!({ "type": "start" })).await.expect("an answer");
    owner.ask(json!({ "type": "give-up" })).await.expect("an answer");
    let description = house.get("/api/openapi.json", None).await.json();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    let paths = description["paths"].as_object().expect("paths").clone();
    let right =
        [json!({ "name": "Bob" }), json!({ "invitation": invitation, "chair": 1 }), terms(1, 1)];
    let mut dice = Dice(2026);
    let mut bodies = vec![
        json!(null),
        json!({}),
        json!([]),
        json!({ "name": "x".repeat(100) }),
        json!({ "invitation": invitation }),
        json!({ "invitation": invitation, "chair": 77 }),
        json!({ "invitation": invitation, "chair": 0 }),
        terms(5, 4),
        terms(0, 0),
        json!({ "setup": { "packs": ["nothing"], "mode": "coop", "board": "moon", "players": 2 },
                "chairs": ["person", "person"] }),
    ];
    bodies.extend(right.iter().cloned());
    bodies.extend((0..30).map(|n| bent(&mut dice, &right[n % right.len()])));
    let places =
        [table.as_str(), &given_up, "0123456789abcdef", "nowhere", "basic", "%00", "%FF", "%2e%2e"];
    let queries = [
        "",
        "?q=noise",
        "?language=de&packs=base,nothing",
        "?invitation=%22",
        "?at=-1&eyes=7",
        "?at=3&eyes=spectator",
        "?q=%FF&at=%00",
    ];
    let (mut asked, mut done) = (0, 0);
    for (path, operations) in &paths {
        for (method, operation) in operations.as_object().expect("operations") {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().expect("a name");
                let inside = path.contains(&format!("{{{name}}}"));
                let at = if inside { "path" } else { "query" };
                assert_eq!(parameter["in"], at, "{name} of {path}");
            }
            let places = if path.contains('{') { &places[..] } else { &places[..1] };
            for place in places {
                let path = path.replace("{table}", place).replace("{board}", place);
                for (query, token) in
                    queries.iter().flat_map(|query| [(query, None), (query, Some(ann.as_str()))])
                {
                    let path = format!("{path}{query}");
                    let method = method.to_uppercase();
                    let sent: Vec<Option<&Value>> = match method.as_str() {
                        "GET" => vec![None],
                        _ if query.is_empty() => bodies.iter().map(Some).collect(),
                        _ => bodies.iter().map(Some).take(1).collect(),
                    };
                    for body in sent {
                        let answer = request(house.address, &method, &path, token, body).await;
                        let answer = answer.expect("an answer");
                        let body = body.unwrap_or(&Value::Null);
                        check(&description, operation, &answer, &format!("{method} {path} {body}"));
                        asked += 1;
                        done += u32::from(answer.status == 200);
                    }
                }
            }
        }
    }
    assert!(asked > 1000 && done > 100, "{asked} asked, {done} done");
    assert_eq!(house.get("/healthz", Some("nonsense")).await.status, 200);
}

#[tokio::test]
async fn every_refusal_looks_alike_whoever_refuses() {
    let house = House::new().await;
    for (method, path, status, code) in [
        ("DELETE", "/api/guests", 405, "unknown"),
        ("GET", "/api/nothing", 404, "unknown"),
        ("GET", "/api/tables/x/replay?at=many", 400, "malformed"),
        ("GET", "/api/rules", 400, "malformed"),
        ("GET", "/api/tables/%FF", 400, "malformed"),
        ("GET", "/api/tables/0123456789abcdef/play", 400, "malformed"),
    ] {
        let answer = request(house.address, method, path, None, None).await.expect("an answer");
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        let refused = answer.json();
        assert_eq!(refused["code"], code, "{method} {path}: {refused}");
        assert!(refused["text"].as_str().is_some_and(|text| !text.is_empty()), "{refused}");
    }
}

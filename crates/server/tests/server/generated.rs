//! Requests made out of the description alone, right ones and wrong ones, for every operation.

use std::collections::BTreeMap;

use derelict_server::client::{Answer, request};
use serde_json::{Map, Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::description::{check, faults, odd};
use crate::dice::Dice;
use crate::house::{House, terms};

/// A schema, followed to where it is described.
fn described<'a>(description: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => {
            let named = description.pointer(name.trim_start_matches('#'));
            described(description, named.expect("it is described"))
        }
        None => schema,
    }
}

/// A value that fits a schema.
fn fitting(description: &Value, schema: &Value, dice: &mut Dice) -> Value {
    let schema = described(description, schema);
    if let Some(options) = schema["oneOf"].as_array() {
        return fitting(description, dice.pick(options), dice);
    }
    if let Some(words) = schema["enum"].as_array() {
        return dice.pick(words).clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => dice.pick(kinds).clone(),
        kind => kind.clone(),
    };
    match kind.as_str() {
        Some("null") => Value::Null,
        Some("boolean") => json!(dice.below(2) == 0),
        Some("integer") => {
            let least = schema["minimum"].as_i64().unwrap_or(0);
            json!(least + dice.below(9) as i64)
        }
        Some("string") => json!(["a", "base", "basic", "de", "é 一", "7", ""][dice.below(7)]),
        Some("array") => {
            let item = &schema["items"];
            (0..dice.below(4)).map(|_| fitting(description, item, dice)).collect()
        }
        Some("object") => {
            let fields = schema["properties"].as_object().into_iter().flatten();
            let required = |name: &str| {
                schema["required"].as_array().is_some_and(|all| all.contains(&json!(name)))
            };
            let mut map = Map::new();
            for (name, field) in fields {
                if required(name) || dice.below(2) == 0 {
                    map.insert(name.clone(), fitting(description, field, dice));
                }
            }
            Value::Object(map)
        }
        _ => odd(dice, 2),
    }
}

/// A value that does not fit a schema, by the words of the description.
fn unfitting(description: &Value, schema: &Value, dice: &mut Dice) -> Value {
    loop {
        let mut value = fitting(description, schema, dice);
        match &mut value {
            Value::Object(map) if !map.is_empty() && dice.below(4) > 0 => {
                let keys: Vec<String> = map.keys().cloned().collect();
                let key = &keys[dice.below(keys.len())];
                match dice.below(3) {
                    0 => {
                        map.remove(key);
                    }
                    1 => {
                        map.insert(format!("{key}-too"), json!(1));
                    }
                    _ => {
                        map.insert(key.clone(), odd(dice, 0));
                    }
                }
            }
            _ => value = odd(dice, 0),
        }
        let mut found = Vec::new();
        faults(description, schema, &value, "", &mut found);
        if !found.is_empty() {
            return value;
        }
    }
}

/// A letter that cannot stand in a query as it is, and every other, as it may stand in one.
fn escaped(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The path of an operation with parameters put in; whether all of them fit.
fn address(
    description: &Value,
    path: &str,
    operation: &Value,
    known: &[&str],
    dice: &mut Dice,
) -> (String, bool) {
    let (mut path, mut query, mut fits) = (path.to_owned(), Vec::new(), true);
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let (name, schema) = (parameter["name"].as_str().expect("a name"), &parameter["schema"]);
        if parameter["in"] == "path" {
            let value = match dice.below(3) {
                0 => escaped(&fitting(description, schema, dice)).replace("%2F", "-"),
                _ => known[dice.below(known.len())].to_owned(),
            };
            let value = if value.is_empty() { "x".to_owned() } else { value };
            path = path.replace(&format!("{{{name}}}"), &value);
            continue;
        }
        let required = parameter["required"] == true;
        match dice.below(4) {
            0 => fits &= !required,
            1 if described(description, schema)["type"] == "integer" => {
                fits = false;
                query.push(format!("{name}={}", ["x", "-", "1e3", "%00", "0.5"][dice.below(5)]));
            }
            _ => query.push(format!("{name}={}", escaped(&fitting(description, schema, dice)))),
        }
    }
    let path = if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) };
    (path, fits)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_keeps_its_word_whatever_is_sent() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let description = house.get("/api/openapi.json", None).await.json();
    let mut dice = Dice(77);
    let mut answers: BTreeMap<String, BTreeMap<u16, u32>> = BTreeMap::new();
    for (path, operations) in description["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let method = method.to_uppercase();
            let content = &operation["requestBody"]["content"]["application/json"]["schema"];
            for _ in 0..60 {
                let known = [table.as_str(), "basic", "0123456789abcdef"];
                let (path, mut fits) = address(&description, path, operation, &known, &mut dice);
                let body = if content.is_null() {
                    None
                } else if dice.below(2) == 0 {
                    Some(fitting(&description, content, &mut dice))
                } else {
                    fits = false;
                    Some(unfitting(&description, content, &mut dice))
                };
                let token = [None, Some(ann.as_str()), Some("nobody")][dice.below(3)];
                let answer = request(house.address, &method, &path, token, body.as_ref()).await;
                let answer = answer.expect("an answer");
                let about = format!("{method} {path} {body:?}");
                check(&description, operation, &answer, &about);
                assert!(fits || answer.status >= 400, "{about} was taken: {}", answer.status);
                let asked = format!("{method} {}", path.split('?').next().unwrap_or_default());
                let kind = answers.entry(asked.split('%').next().unwrap_or_default().to_owned());
                *kind.or_default().entry(answer.status).or_default() += 1;
            }
        }
    }
    let taken = answers.values().filter(|answers| answers.contains_key(&200)).count();
    assert!(taken >= 12, "right requests are taken: {answers:?}");
}

/// Sends bytes as they are, and reads the answer. The server need not read to the end what it
/// refuses; the connection may break behind its answer.
async fn raw(house: &House, text: &str) -> Answer {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    let _ = stream.write_all(text.as_bytes()).await;
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    while let Ok(length @ 1..) = stream.read(&mut part).await {
        bytes.extend_from_slice(&part[..length]);
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_operation_describes_is_refused_like_everything_else() {
    let house = House::new().await;
    let description = house.get("/api/openapi.json", None).await.json();
    let refused = |answer: &Answer, status: &[u16], about: &str| {
        assert!(status.contains(&answer.status), "{about}: {} {}", answer.status, answer.body);
        let body = answer.json();
        assert!(body["code"].is_string() && body["text"].is_string(), "{about}: {}", answer.body);
    };
    for (path, operations) in description["paths"].as_object().expect("paths") {
        let place = path.replace("{table}", "0123456789abcdef").replace("{board}", "basic");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] {
            if operations.get(method.to_lowercase()).is_none() {
                let answer = request(house.address, method, &place, None, None).await;
                let answer = answer.expect("an answer");
                refused(&answer, &[405], &format!("{method} {place}"));
                assert!(answer.head.to_lowercase().contains("\r\nallow:"), "{}", answer.head);
            }
        }
        if operations.get("post").is_none() {
            continue;
        }
        let head =
            format!("POST {place} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", house.address);
        for (kind, body) in [
            ("text/plain", "{\"name\": \"Ann\"}".to_owned()),
            ("application/json", "{\"name\": ".to_owned()),
            ("application/json", "\u{0}".to_owned()),
            ("application/json", "[".repeat(5000)),
            ("application/json", format!("{{\"name\": \"{}\"}}", "x".repeat(100_000))),
        ] {
            let length = body.len();
            let text =
                format!("{head}Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}");
            let about = format!("{place} {kind} {}", &body[..body.len().min(20)]);
            refused(&raw(&house, &text).await, &[400, 413, 415], &about);
        }
        let none = format!("{head}Content-Length: 0\r\n\r\n");
        refused(&raw(&house, &none).await, &[400, 415], &format!("{place} without a body"));
    }
    assert_eq!(house.get("/healthz", None).await.status, 200, "the server goes on");
}

//! The document of the protocol names everything there is.

use std::collections::BTreeSet;

use crate::every::kinds;
use crate::house::{House, terms};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");
const TOLD: &str = include_str!("../../../../web/src/generated/Tell.ts");
const CODES: &str = include_str!("../../../../web/src/generated/Code.ts");
const NEWS: &str = include_str!("../../../../web/src/generated/News.ts");

fn quoted<'a>(text: &'a str, after: &str) -> BTreeSet<&'a str> {
    let parts = text.split(after).skip(1);
    parts.filter_map(|part| part.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

fn check(what: &str, names: &BTreeSet<&str>) {
    assert!(names.len() > 3, "{what}: {names:?}");
    for name in names {
        assert!(
            DOCUMENT.contains(&format!("`{name}`")),
            "docs/protocol.md lacks the {what} `{name}`"
        );
    }
}

#[tokio::test]
async fn the_document_names_every_message_code_and_request() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    let asks = kinds(&mut client).await;
    check("message", &asks.iter().map(String::as_str).collect());
    check("message", &quoted(TOLD, "\"type\":"));
    check("news", &quoted(NEWS, "\"news\":"));
    check("code", &CODES.split('"').skip(1).step_by(2).collect());
    let description = house.get("/api/openapi.json", None).await.json();
    for (path, operations) in description["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            let request = format!("`{} {path}`", method.to_uppercase());
            assert!(DOCUMENT.contains(&request), "docs/protocol.md lacks {request}");
        }
    }
}

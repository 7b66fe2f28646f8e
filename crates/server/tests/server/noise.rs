//! Random damage to messages: the server answers, or ends the connection, and goes on.

use derelict_server::protocol::PROTOCOL;
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::every::every;
use crate::house::{House, terms};

/// A message with some of its letters changed, lost, doubled or swapped with those of another.
fn damaged(dice: &mut Dice, messages: &[Value]) -> String {
    let mut text: Vec<char> = messages[dice.below(messages.len())].to_string().chars().collect();
    let other: Vec<char> = messages[dice.below(messages.len())].to_string().chars().collect();
    for _ in 0..=dice.below(3) {
        if text.is_empty() {
            break;
        }
        let at = dice.below(text.len());
        match dice.below(6) {
            0 => text.truncate(at),
            1 => text[at] = char::from(32 + dice.below(95) as u8),
            2 => {
                text.remove(at);
            }
            3 => text.insert(at, ['{', '"', '\u{0}', 'é', '9', '[', '-'][dice.below(7)]),
            4 => text.truncate(at.max(1)),
            _ => {
                let from = dice.below(other.len());
                text.truncate(at);
                text.extend(&other[from..]);
            }
        }
    }
    text.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_damage_to_messages_upsets_the_server() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let mut dice = Dice(42);
    let messages = every();
    for started in [false, true] {
        let (table, _) = house.table(&ann, terms(1, 1)).await;
        let mut client = house.client(&table, &ann).await;
        if started {
            client.ask(json!({ "type": "start" })).await.expect("an answer");
        }
        for round in 0..40 {
            for _ in 0..20 {
                client.send_text(damaged(&mut dice, &messages)).await.expect("sent");
            }
            let pong = client.ask(json!({ "type": "ping", "id": format!("still-{round}") })).await;
            assert_eq!(pong.expect("an answer")["type"], "pong");
        }
        let mut hello = json!({ "protocol": PROTOCOL, "token": ann }).to_string();
        for _ in 0..50 {
            let mut other = derelict_server::client::Client::silent(house.address, &table, &[])
                .await
                .expect("ok");
            let cut = dice.below(hello.len());
            if hello.is_char_boundary(cut) {
                other.send_text(hello[..cut].to_owned()).await.expect("sent");
                assert_eq!(other.next().await.expect("an answer")["type"], "bye");
            }
            hello = json!({ "protocol": PROTOCOL, "token": ann, "seen": { "1": dice.below(9) } })
                .to_string();
        }
    }
}

//! What can be typed for the others at a server's table.

use derelict_bots::Talk;
use derelict_content::Planet;
use derelict_engine::Seat;
use serde_json::{Value, json};

use crate::interface::Interface;

/// What a typed line is for the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Speech {
    /// This is asked of the server.
    Ask(Wanted),
    /// Who sits at the table?
    People,
    /// It begins like something for the table, but lacks something; the message says what.
    Wrong(&'static str),
}

/// Something asked of the server, still without the name of the request.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// By whoever sits here.
    ByGuest(Value),
    /// By the player.
    BySeat(Value),
    /// By all the players whoever sits here is.
    ByAllSeats(Value),
    /// Something whispered to a player, who goes by number or name.
    Whisper { to: String, text: String },
}

impl Speech {
    /// What a line is for the table; none if it is nothing of that kind.
    pub fn parse(line: &str, words: &Interface) -> Option<Self> {
        let line = words.meant(line);
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let rest = rest.trim();
        let guest = |message: Value| Some(Self::Ask(Wanted::ByGuest(message)));
        let seat = |message: Value| Some(Self::Ask(Wanted::BySeat(message)));
        match (command.to_lowercase().as_str(), rest) {
            ("say", "") => Some(Self::Wrong("join-say-what")),
            ("say", text) => guest(json!({"type": "chat", "text": text})),
            ("whisper", rest) => match rest.split_once(' ') {
                Some((to, text)) => {
                    let (to, text) = (to.to_owned(), text.trim().to_owned());
                    Some(Self::Ask(Wanted::Whisper { to, text }))
                }
                _ => Some(Self::Wrong("join-whisper-what")),
            },
            ("talk", rest) => match talk(rest) {
                Some(talk) => seat(json!({"type": "talk", "talk": talk})),
                None => Some(Self::Wrong("join-talk-what")),
            },
            ("people", "") => Some(Self::People),
            ("start" | "pause" | "resume" | "rematch", "") => guest(json!({"type": command})),
            ("sit", chair) => match chair.parse::<u8>() {
                Ok(chair) => guest(json!({"type": "take", "chair": chair})),
                Err(_) => Some(Self::Wrong("join-sit-what")),
            },
            ("give-up", "yes") => guest(json!({"type": "give-up"})),
            ("give-up", _) => Some(Self::Wrong("join-give-up-sure")),
            ("reveal", "") => Some(Self::Ask(Wanted::ByAllSeats(json!({"type": "reveal"})))),
            ("seize", "") => Some(Self::Wrong("join-seize-what")),
            ("seize", name) => {
                let name = name.trim_start_matches("seize:");
                seat(json!({"type": "seize", "choice": format!("seize:{name}")}))
            }
            ("agree", "") => seat(json!({"type": "vote", "agree": true})),
            ("refuse", "") => seat(json!({"type": "vote", "agree": false})),
            ("react", rest) => match standing(rest) {
                Some((window, answer)) => {
                    seat(json!({"type": "stand", "window": window, "answer": answer}))
                }
                None => Some(Self::Wrong("join-react-what")),
            },
            _ => None,
        }
    }
}

/// Something said in the words of the game.
fn talk(rest: &str) -> Option<Talk> {
    let rest = rest.to_lowercase();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let engine = |word: &str| word.parse::<u8>().ok()?.checked_sub(1).filter(|it| *it < 3);
    match words.as_slice() {
        ["engine", number, "works"] => Some(Talk::Engine { engine: engine(number)?, works: true }),
        ["engine", number, "broken"] => {
            Some(Talk::Engine { engine: engine(number)?, works: false })
        }
        ["look", number] => Some(Talk::AskEngine { engine: engine(number)? }),
        ["course", planet] => {
            let planet: Planet = serde_json::from_value(json!(planet)).ok()?;
            Some(Talk::Course { planet })
        }
        ["place", player] => {
            let to: Seat = serde_json::from_value(json!(player.parse::<u8>().ok()?)).ok()?;
            Some(Talk::PromisePlace { to })
        }
        _ => None,
    }
}

/// What is answered in every window of a kind.
fn standing(rest: &str) -> Option<(&str, &str)> {
    let (window, answer) = rest.split_once(' ')?;
    let known = [
        "interrupt",
        "ignore-surprise",
        "ignore-attack",
        "reroll-noise",
        "turn",
        "claim",
        "extra-round",
        "play-dead",
        "follow",
    ];
    let answer = answer.trim();
    let fits = known.contains(&window) && ["ask", "yes", "no"].contains(&answer);
    fits.then_some((window, answer))
}

#[cfg(test)]
mod tests {
    use derelict_text::Language;
    use serde_json::json;

    use super::{Speech, Wanted};
    use crate::interface::Interface;

    fn check(line: &str, expected: Option<Speech>) {
        let words = Interface::new(Language::German).expect("words");
        assert_eq!(Speech::parse(line, &words), expected, "{line}");
    }

    fn by_seat(value: serde_json::Value) -> Option<Speech> {
        Some(Speech::Ask(Wanted::BySeat(value)))
    }

    #[test]
    fn what_is_typed_for_the_table() {
        let hello = json!({"type": "chat", "text": "hello  there"});
        check("say hello  there", Some(Speech::Ask(Wanted::ByGuest(hello))));
        let hello = json!({"type": "chat", "text": "Hallo"});
        check("sag Hallo", Some(Speech::Ask(Wanted::ByGuest(hello))));
        let secret = Wanted::Whisper { to: "ben".into(), text: "come here".into() };
        check("whisper ben come here", Some(Speech::Ask(secret)));
        let claim = json!({"say": "engine", "engine": 1, "works": false});
        check("talk engine 2 broken", by_seat(json!({"type": "talk", "talk": claim})));
        let open = json!({"type": "seize", "choice": "seize:master-key"});
        check("nutze master-key", by_seat(open.clone()));
        check("seize seize:master-key", by_seat(open));
        check("agree", by_seat(json!({"type": "vote", "agree": true})));
        let open = Wanted::ByAllSeats(json!({"type": "reveal"}));
        check("aufdecken", Some(Speech::Ask(open)));
        let sit = Wanted::ByGuest(json!({"type": "take", "chair": 2}));
        check("sitz 2", Some(Speech::Ask(sit)));
        let end = Wanted::ByGuest(json!({"type": "give-up"}));
        check("aufgeben yes", Some(Speech::Ask(end)));
        let never = json!({"type": "stand", "window": "interrupt", "answer": "no"});
        check("react interrupt no", by_seat(never));
    }

    #[test]
    fn what_lacks_something_is_told_so() {
        check("say", Some(Speech::Wrong("join-say-what")));
        check("sit", Some(Speech::Wrong("join-sit-what")));
        check("give-up", Some(Speech::Wrong("join-give-up-sure")));
        check("seize", Some(Speech::Wrong("join-seize-what")));
        check("whisper hello", Some(Speech::Wrong("join-whisper-what")));
        check("talk engine 4 works", Some(Speech::Wrong("join-talk-what")));
        check("react always", Some(Speech::Wrong("join-react-what")));
        check("fly", None);
        check("3", None);
    }
}

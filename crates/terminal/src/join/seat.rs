//! What a person at a server's table hears and says.

use std::io::Write;

use serde_json::{Value, json};

use crate::fault::Fault;
use crate::interface::Interface;
use crate::page::Page;
use crate::wish::Wish;

/// What a typed line comes to.
pub enum Turn {
    /// This goes to the server.
    Send(Value),
    /// This is told to the person.
    Say(Page),
    /// The person leaves.
    Leave,
}

/// A person at a server's table.
pub struct Seated<'w> {
    words: &'w Interface,
    seat: Option<u64>,
    asked: Value,
    stage: String,
    /// Requests sent so far.
    sent: u64,
    left: bool,
}

impl<'w> Seated<'w> {
    pub fn new(words: &'w Interface) -> Self {
        Self { words, seat: None, asked: Value::Null, stage: String::new(), sent: 0, left: false }
    }

    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Tells the person what the server says.
    pub fn hear(&mut self, message: &Value, out: &mut dyn Write) -> Result<(), Fault> {
        let mut page = Page::default();
        match message["type"].as_str().unwrap_or_default() {
            "welcome" | "table" => self.gather(&message["table"], &mut page),
            "sync" | "update" => self.follow(message, &mut page),
            "refused" => {
                page.say(text(&message["text"]));
                for reason in list(&message["reasons"]) {
                    page.line(format!("{} ({})", text(&reason["text"]), text(&reason["rule"])));
                }
            }
            "why-not" => {
                page.heading(&self.words.plain("heading-why"));
                for wish in list(&message["wishes"]) {
                    let reasons: Vec<String> = list(&wish["reasons"])
                        .iter()
                        .map(|reason| {
                            format!("{} ({})", text(&reason["text"]), text(&reason["rule"]))
                        })
                        .collect();
                    page.line(format!("{}: {}", text(&wish["label"]), reasons.join(" ")));
                }
            }
            "bye" => {
                page.say(text(&message["text"]));
                self.left = true;
            }
            _ => {}
        }
        page.print(out)?;
        Ok(())
    }

    /// Who sits at the table, whenever its stage changes or people still come.
    fn gather(&mut self, table: &Value, page: &mut Page) {
        let stage = text(&table["stage"]);
        if stage == self.stage && stage != "gathering" {
            return;
        }
        let chairs: Vec<String> = list(&table["chairs"])
            .iter()
            .map(|chair| {
                let who = match (chair["name"].as_str(), chair["bot"].as_str()) {
                    (Some(name), _) => name.to_owned(),
                    (None, Some(_)) => self.words.plain("join-computer"),
                    (None, None) => self.words.plain("join-free"),
                };
                format!("{} {who}", chair["chair"])
            })
            .collect();
        page.say(self.words.say("join-chairs", &[("chairs", chairs.join(", ").into())]));
        page.say(self.words.say("join-stage", &[("stage", stage.clone().into())]));
        self.stage = stage;
    }

    fn follow(&mut self, message: &Value, page: &mut Page) {
        if let Some(seat) = message["seat"].as_u64() {
            self.seat = Some(seat);
        }
        for news in list(&message["news"]) {
            page.item(self.told(news));
        }
        let new = message["asked"]["decision"] != self.asked["decision"];
        self.asked = message["asked"].clone();
        if !self.asked.is_null() && self.asked["answered"].is_null() && new {
            page.pause();
            page.append(self.options());
        }
    }

    fn told(&self, news: &Value) -> String {
        let gaps = |who: &Value| {
            let who = who.as_str().map_or_else(|| who.to_string(), str::to_owned);
            [("who", who.into()), ("words", text(&news["words"]).into())]
        };
        match news["news"].as_str().unwrap_or_default() {
            "chat" => self.words.say("join-said", &gaps(&news["name"])),
            "whisper" => {
                let said = self.words.say("join-whispered", &gaps(&news["from"]));
                self.words.say("private", &[("text", said.into())])
            }
            "undone" => self.words.plain("join-undone"),
            _ => text(&news["text"]),
        }
    }

    fn options(&self) -> Page {
        let mut page = Page::default();
        page.say(text(&self.asked["text"]));
        for (index, option) in list(&self.asked["options"]).iter().enumerate() {
            page.hang(&format!("{:>4}  ", index + 1), "      ", text(&option["label"]));
        }
        page
    }

    /// What a typed line comes to.
    pub fn answer(&mut self, line: &str) -> Turn {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (command, rest.trim()) {
            ("start", "") => return self.request(json!({"type": "start"})),
            ("say", words) if !words.is_empty() => {
                return self.request(json!({"type": "chat", "text": words}));
            }
            ("whisper", rest) => {
                let (to, words) = rest.split_once(' ').unwrap_or((rest, ""));
                return match (to.parse::<u8>(), self.seat, words.is_empty()) {
                    (Ok(to), Some(seat), false) => self
                        .request(json!({"type": "whisper", "seat": seat, "to": to, "text": words})),
                    _ => self.say("join-help"),
                };
            }
            _ => {}
        }
        let last = list(&self.asked["options"]).len();
        match Wish::parse(line) {
            Wish::Quit => Turn::Leave,
            Wish::Option(number) => self.choose(number),
            Wish::Again if last > 0 => Turn::Say(self.options()),
            Wish::ExplainOption(number) => {
                let option =
                    number.checked_sub(1).and_then(|at| list(&self.asked["options"]).get(at));
                let help = option.and_then(|option| option["help"].as_str());
                let help = help.map_or_else(|| self.words.plain("nothing-more"), str::to_owned);
                Turn::Say(said(help))
            }
            Wish::Rules(wanted) => Turn::Say(crate::lookup::look_up(&wanted, 6, self.words).page),
            Wish::Why(_) => match self.seat {
                Some(seat) => self.request(json!({"type": "why-not", "seat": seat})),
                None => self.say("join-help"),
            },
            Wish::Undo => match self.seat {
                Some(seat) => self.request(json!({"type": "undo", "seat": seat, "steps": 1})),
                None => self.say("join-help"),
            },
            Wish::Other(input) => {
                let gaps = [("input", input.into())];
                let mut page = said(self.words.say("json-not-understood", &gaps));
                page.say(self.words.plain("join-help"));
                Turn::Say(page)
            }
            _ => self.say("join-help"),
        }
    }

    fn choose(&mut self, number: usize) -> Turn {
        let options = list(&self.asked["options"]);
        let Some(option) = number.checked_sub(1).and_then(|at| options.get(at)) else {
            if options.is_empty() {
                return self.say("join-not-asked");
            }
            let gaps = [("number", number.into()), ("last", options.len().into())];
            return Turn::Say(said(self.words.say("no-such-option", &gaps)));
        };
        let message = json!({
            "type": "choose",
            "seat": self.seat,
            "decision": self.asked["decision"],
            "choice": option["code"],
        });
        self.request(message)
    }

    /// A request with a name of its own.
    fn request(&mut self, mut message: Value) -> Turn {
        self.sent += 1;
        message["id"] = json!(format!("{}-{}", std::process::id(), self.sent));
        Turn::Send(message)
    }

    fn say(&self, key: &str) -> Turn {
        Turn::Say(said(self.words.plain(key)))
    }
}

fn said(text: String) -> Page {
    let mut page = Page::default();
    page.say(text);
    page
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[][..], Vec::as_slice)
}

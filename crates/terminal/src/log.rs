//! What a person has been told.

use crate::interface::Interface;

/// What a seat has been told.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// Every sentence, the oldest first.
    pub lines: Vec<Told>,
    read: usize,
    /// How many events had been told before each choice.
    steps: Vec<usize>,
    /// Where the end of the game begins.
    end: Option<usize>,
    /// How often something was taken back.
    undone: usize,
}

/// A sentence and the rule behind it.
#[derive(Clone, Debug)]
pub struct Told {
    /// What was said.
    pub sentence: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// Nobody but some were told.
    pub private: bool,
    /// The turn it happened in.
    pub turn: u8,
    /// The fact by stable names, for programs.
    pub fact: serde_json::Value,
}

impl Told {
    /// Whether it is an event of the game, and no remark.
    fn is_event(&self) -> bool {
        !self.fact.is_null()
    }

    /// Something no rule is behind.
    pub fn aside(sentence: String) -> Self {
        let fact = serde_json::Value::Null;
        Self { sentence, rule: None, private: false, turn: 0, fact }
    }

    /// The sentence, with the rule behind it.
    pub fn with_rule(&self, sentence: String, words: &Interface) -> String {
        match &self.rule {
            Some(rule) => {
                let gaps = [("sentence", sentence.into()), ("rule", rule.as_str().into())];
                words.say("log-line", &gaps)
            }
            None => sentence,
        }
    }
}

impl Log {
    /// Writes down what is told.
    pub fn tell(&mut self, lines: impl IntoIterator<Item = Told>) {
        self.lines.extend(lines);
    }

    /// Writes down something that is no news of the game.
    pub fn remark(&mut self, sentence: String) {
        let turn = self.lines.last().map_or(0, |last| last.turn);
        self.lines.push(Told { turn, ..Told::aside(sentence) });
    }

    /// Writes down before everything else what was told earlier and has been read.
    pub fn precede(&mut self, lines: Vec<Told>) {
        let count = lines.len();
        self.lines.splice(0..0, lines);
        self.read += count;
        self.end = self.end.map(|end| end + count);
    }

    /// What is told from here on comes of another choice.
    pub fn begin_step(&mut self) {
        self.steps.push(self.lines.iter().filter(|told| told.is_event()).count());
    }

    /// The last choice was taken back: nothing of what was told of it stands.
    pub fn step_back(&mut self) {
        if let Some(before) = self.steps.pop() {
            let now = self.lines.iter().filter(|told| told.is_event()).count();
            self.void(now.saturating_sub(before));
        }
    }

    /// Takes the latest events out; what people said stands.
    pub fn void(&mut self, events: usize) {
        self.undone += 1;
        for _ in 0..events {
            let Some(at) = self.lines.iter().rposition(Told::is_event) else { return };
            self.lines.remove(at);
            self.read -= usize::from(at < self.read);
            self.end = self.end.map(|end| end - usize::from(at < end));
        }
    }

    /// How often something was taken back: what was shown before may not stand any more.
    pub fn undone(&self) -> usize {
        self.undone
    }

    /// What is told from here on belongs to the end of the game.
    pub fn close(&mut self) {
        self.end.get_or_insert(self.lines.len());
    }

    /// What was told before the end of the game, which is told by itself.
    pub fn story(&self) -> &[Told] {
        &self.lines[..self.end.unwrap_or(self.lines.len())]
    }

    /// Everything so far has been read.
    pub fn catch_up(&mut self) {
        self.read = self.lines.len();
    }

    /// How many lines had been read when the news were last taken.
    pub fn read(&self) -> usize {
        self.read
    }

    /// What has not been read yet.
    pub fn news(&mut self) -> Vec<Told> {
        let news = self.lines[self.read..].to_vec();
        self.catch_up();
        news
    }

    /// What has not been read yet of the time before the end.
    pub fn last_news(&mut self) -> Vec<Told> {
        let late = self.lines.len() - self.read.max(self.end.unwrap_or(self.lines.len()));
        let mut news = self.news();
        news.truncate(news.len() - late);
        news
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn event(sentence: &str) -> Told {
        Told { fact: json!({"kind": "passed"}), ..Told::aside(sentence.to_owned()) }
    }

    fn sentences(log: &Log) -> Vec<&str> {
        log.lines.iter().map(|told| told.sentence.as_str()).collect()
    }

    #[test]
    fn nothing_of_what_was_taken_back_is_left_but_what_people_said() {
        let mut log = Log::default();
        log.tell([event("Turn 1 begins.")]);
        log.begin_step();
        log.tell([event("You pass.")]);
        log.remark("Ann: no!".to_owned());
        log.begin_step();
        log.tell([event("You discard Rest."), event("You discard Search.")]);
        log.catch_up();
        log.step_back();
        assert_eq!(sentences(&log), ["Turn 1 begins.", "You pass.", "Ann: no!"]);
        assert_eq!(log.read(), 3);
        log.tell([event("You take back a choice.")]);
        log.step_back();
        assert_eq!(sentences(&log), ["Turn 1 begins.", "Ann: no!"]);
        assert_eq!(log.read(), 2);
        log.step_back();
        assert_eq!(sentences(&log).len(), 2, "nothing is left to take back");
    }
}

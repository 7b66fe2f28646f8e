//! Listening to a server.

use derelict_bots::Talk;
use derelict_content::Kind;
use derelict_engine::event::{Audience, Fact, Rule};
use derelict_engine::view::View;
use derelict_engine::{Event, Opportunity, Seat};
use derelict_ledger::Ledger;
use serde_json::{Value, json};

use super::Joined;
use crate::fault::Fault;
use crate::join::message::{Gathered, Message, News, Proposal, Stage, Told, What};
use crate::join::wire::Heard;
use crate::log::{Log, Told as Remark};
use crate::situation::sentence;
use derelict_text::Sign;

/// Earlier news asked for when somebody comes back to a game that has gone far.
const PAST: u16 = 500;

impl Joined {
    /// Takes in what came over the wire.
    pub(super) fn take(&mut self, heard: Heard) -> Result<(), Fault> {
        match heard {
            Heard::Said(text) => {
                let message = serde_json::from_str(&text)
                    .map_err(|error| Fault::about(&self.link.host, error))?;
                self.hear(message)
            }
            Heard::Lost { why, unsure } => {
                self.away = true;
                let gaps = [("host", self.link.host.as_str().into()), ("why", why.into())];
                self.notices.push_back(self.words.say("join-lost", &gaps));
                if unsure > 0 {
                    self.notices.push_back(self.words.plain("join-unsure"));
                }
                Ok(())
            }
            Heard::Back => {
                if std::mem::take(&mut self.away) {
                    self.notices.push_back(self.words.plain("join-back"));
                }
                Ok(())
            }
            Heard::Closed(why) => Err(Fault::about(&self.link.host, why)),
        }
    }

    fn hear(&mut self, message: Message) -> Result<(), Fault> {
        match message {
            Message::Welcome { guest, table } => {
                self.guest = guest;
                self.gather(table);
            }
            Message::Table { table } => self.gather(table),
            Message::Sync(told) | Message::Update(told) => return self.follow(told),
            Message::History { news } => self.remember(news),
            Message::Refused { id, text, reasons } => {
                self.chosen = None;
                if id.is_some() && id == self.past {
                    self.past = None;
                    return Ok(());
                }
                self.notices.push_back(sentence(&text));
                for reason in reasons {
                    self.notices.push_back(format!("{} ({})", reason.text, reason.rule));
                }
            }
            Message::Bye { text } => self.notices.push_back(sentence(&text)),
            Message::Other => {}
        }
        Ok(())
    }

    /// The table has changed: who comes and goes is said, and who wants to take something back.
    fn gather(&mut self, table: Gathered) {
        let before = std::mem::replace(&mut self.table, table);
        for chair in &self.table.chairs {
            let old = before.chairs.iter().find(|old| old.chair == chair.chair);
            let (Some(old), Some(name)) = (old, &chair.name) else { continue };
            if chair.guest == self.guest {
                continue;
            }
            let key = match (old.guest == chair.guest, old.present, chair.present) {
                (false, ..) => "join-sat",
                (true, true, false) => "join-gone",
                (true, false, true) => "join-came",
                _ => continue,
            };
            let line = self.words.say(key, &[("name", name.as_str().into())]);
            self.log.tell([aside(line, self.view.as_ref())]);
        }
        if before.stage != self.table.stage && self.table.stage != Stage::Over {
            let owner = self.guest.as_ref() == Some(&self.table.owner);
            let owner = if owner { "yes" } else { "no" };
            let gaps = [("stage", self.table.stage.name().into()), ("owner", owner.into())];
            self.notices.push_back(self.words.say("join-stage", &gaps));
        }
        match (before.undo, self.table.undo) {
            (None, Some(undo)) if Some(undo.seat) != self.seat => {
                let gaps = [("who", self.called(undo.seat).into()), ("steps", undo.steps.into())];
                self.notices.push_back(self.words.say("join-vote", &gaps));
            }
            (None, Some(_)) => self.notices.push_back(self.words.plain("join-voting")),
            (Some(_), None) => self.notices.push_back(self.words.plain("join-voted")),
            _ => {}
        }
        let asks = |proposal: &&Proposal| self.guest.as_ref() != Some(&proposal.guest);
        match self.table.proposal.as_ref().filter(asks) {
            Some(proposal) if before.proposal.as_ref() != Some(proposal) => {
                let mut people = self.table.people.iter();
                let who = people.find(|(guest, _)| *guest == proposal.guest);
                let who = who.map_or_else(String::new, |(_, name)| name.clone());
                let what = if proposal.level.is_some() { "level" } else { "sit" };
                let gaps =
                    [("who", who.into()), ("chair", proposal.chair.into()), ("what", what.into())];
                self.notices.push_back(self.words.say("join-proposal", &gaps));
            }
            _ => {}
        }
    }

    fn follow(&mut self, told: Told) -> Result<(), Fault> {
        // One seat is played from here; what a second one sees is not mixed up with it.
        match (self.seat, told.seat) {
            (Some(own), seat) if seat != Some(own) => return Ok(()),
            (_, seat) => self.seat = seat,
        }
        if let Some(view) = told.view {
            self.view = Some(self.read::<View>(view)?);
        }
        let asked = told.asked;
        if asked.as_ref().map(|asked| asked.decision) != self.chosen {
            self.chosen = None;
        }
        if let Some(view) = &mut self.view {
            view.waiting = told.waiting;
            if asked.is_none_or(|asked| asked.answered.is_some()) {
                view.decision = None;
            }
            if told.opportunities.is_empty() {
                view.opportunities.clear();
            }
        }
        self.tell_open();
        self.undo = told.undo;
        self.undoes = told.undoes;
        let first = told.news.first().map(|news| news.n);
        if let Some(first) = first.filter(|_| told.more && self.seen == 0) {
            let past = json!({"type": "history", "seat": self.seat, "before": first, "most": PAST});
            self.past = Some(self.request(past));
        }
        for news in told.news {
            if news.n > self.seen {
                self.seen = news.n;
                self.note(news);
            }
        }
        self.wire.seen.note(self.seat, self.seen);
        Ok(())
    }

    /// Says once what stands open, to somebody who is not asked anything beside which it would show.
    fn tell_open(&mut self) {
        let (Some(view), Some(seat)) = (&self.view, self.seat) else { return };
        let open: Vec<Opportunity> =
            view.opportunities.iter().copied().filter(|open| open.seat == Some(seat)).collect();
        if open.is_empty() || view.decision.is_some() || open == self.open {
            return;
        }
        let cast = self.voice.cast(view);
        let names = &self.book.names;
        let one = |open: &Opportunity| {
            let said = self.voice.opportunity(*open, &cast);
            let name = names.name(Kind::PossibilityId, open.possibility.0).unwrap_or_default();
            let gaps = [("option", said.into()), ("name", name.into())];
            self.words.say("join-open", &gaps)
        };
        let said: Vec<String> = open.iter().map(one).collect();
        self.notices.extend(said);
        self.open = open;
    }

    fn note(&mut self, news: News) {
        let ended = !self.finale.is_empty();
        if let What::Undone { void } = news.what {
            self.log.void(void);
        }
        let Some((line, event)) = self.line(news) else { return };
        let ends = event.is_some_and(|event| matches!(event.fact, Fact::GameEnded { .. }));
        if ended || ends {
            self.log.close();
            self.finale.extend(event);
        }
        self.log.tell([line]);
    }

    /// Earlier news, put before what is there.
    fn remember(&mut self, news: Vec<News>) {
        self.past = None;
        let mut past = Log::default();
        for news in news {
            if let What::Undone { void } = news.what {
                past.void(void);
            }
            past.tell(self.line(news).map(|(line, _)| line));
        }
        self.log.precede(past.lines);
    }

    /// News in words, and the event behind it.
    fn line(&self, news: News) -> Option<(Remark, Option<Event>)> {
        let view = self.view.as_ref();
        let cast = view.map(|view| self.voice.cast(view)).unwrap_or_default();
        let said = |key: &str, who: String, words: String| {
            let gaps = [("who", who.into()), ("words", words.into())];
            self.words.say(key, &gaps)
        };
        let line = match news.what {
            What::Event { fact, rule } => {
                let kept = fact.clone();
                let fact = self.read::<Fact>(fact).ok();
                let event = fact.map(|fact| Event {
                    fact,
                    rule: known(&rule),
                    audience: Audience::Everyone,
                });
                let told = |event: &Event| self.voice.event(event, &cast);
                let sentence = news.text.or_else(|| event.as_ref().map(told))?;
                let private = fact.is_some_and(|fact| fact.shadow().is_some());
                let turn = view.map_or(0, |view| view.turn);
                let line = Remark { sentence, rule: Some(rule), private, turn, fact: kept };
                return Some((line, event));
            }
            What::Undone { .. } => aside(self.words.plain("join-undone"), view),
            What::Chat { name, words } => aside(said("join-said", name, words), view),
            What::Whisper { from, to, words } => {
                let line = match Some(from) == self.seat {
                    true => said("join-whispered-to", self.called(to), words),
                    false => said("join-whispered", self.called(from), words),
                };
                Remark { private: true, ..aside(line, view) }
            }
            What::Talk { seat, talk } => {
                let talk = self.read::<Talk>(talk).ok()?;
                let told = crate::talk::told(seat, talk, &self.voice, &self.words, &cast);
                Remark { rule: Sign::TALK.rule.map(str::to_owned), ..aside(told, view) }
            }
            What::Other => return None,
        };
        Some((line, None))
    }

    /// Reads what goes by the rulebook's names.
    fn read<T: serde::de::DeserializeOwned>(&self, value: Value) -> Result<T, Fault> {
        let _scope = self.book.names.scope();
        serde_json::from_value(value).map_err(|error| {
            let gaps =
                [("host", self.link.host.as_str().into()), ("why", error.to_string().into())];
            Fault::new(self.words.say("join-unreadable", &gaps))
        })
    }

    /// Who sits where, by what everybody may know.
    pub(super) fn seated(&self, seat: Seat) -> Option<&crate::join::message::Chair> {
        self.table.chairs.iter().find(|chair| chair.seat == Some(seat))
    }
}

/// A line that no rule is behind.
fn aside(sentence: String, view: Option<&View>) -> Remark {
    Remark { turn: view.map_or(0, |view| view.turn), ..Remark::aside(sentence) }
}

/// A rule by its id, if it is one of ours.
fn known(id: &str) -> Rule {
    let ledger = Ledger::embedded();
    let rule = ledger.statements().iter().find(|rule| rule.id == id);
    rule.map_or(derelict_engine::view::RULE, |rule| Rule(rule.id.as_str()))
}

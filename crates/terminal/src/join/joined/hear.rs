//! Listening to a server.

use derelict_bots::Talk;
use derelict_content::Kind;
use derelict_engine::event::{Audience, Fact, Rule};
use derelict_engine::view::View;
use derelict_engine::{Event, Opportunity, Seat};
use derelict_ledger::Ledger;
use serde_json::{Value, json};

use super::Joined;
use super::side::Side;
use crate::at_table::AtTable;
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
                self.sides.values_mut().for_each(|side| side.chosen = None);
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
            self.log.tell([aside(line, self.seen())]);
        }
        if before.stage != self.table.stage && self.table.stage != Stage::Over {
            let owner = self.guest.as_ref() == Some(&self.table.owner);
            let owner = if owner { "yes" } else { "no" };
            let gaps = [("stage", self.table.stage.name().into()), ("owner", owner.into())];
            self.notices.push_back(self.words.say("join-stage", &gaps));
        }
        let given_up = self.table.stage == Stage::GivenUp;
        if given_up && (before.stage, before.opening) != (self.table.stage, self.table.opening) {
            self.tell_opening();
            if self.table.opening.is_none() {
                self.keep_record();
            }
        }
        match (before.undo, self.table.undo) {
            (None, Some(undo)) if !self.seats().has(undo.seat) => {
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

    /// Says whether the cards of a game that was given up lie open, and who has still to agree.
    pub(super) fn tell_opening(&mut self) {
        let Some(opening) = self.table.opening else {
            return self.notices.push_back(self.words.plain("join-opened"));
        };
        let missing: Vec<String> = opening.missing.iter().map(|seat| self.called(seat)).collect();
        let own = self.seats().iter().any(|seat| opening.missing.has(seat));
        let asked = if own { "yes" } else { "no" };
        let gaps = [("people", missing.join("; ").into()), ("asked", asked.into())];
        self.notices.push_back(self.words.say("join-opening", &gaps));
    }

    /// Keeps the record of a game that has just been laid open.
    fn keep_record(&mut self) {
        let said = match self.file() {
            Ok(Some(path)) => {
                let path = path.display().to_string();
                self.words.say("end-record", &[("path", path.into())])
            }
            Ok(None) => return,
            Err(fault) => fault.to_string(),
        };
        self.notices.push_back(said);
    }

    /// The side somebody is told on. Who has a seat is told nothing that is for watchers, and the
    /// other way round.
    fn turn_to(&mut self, seat: Option<Seat>) -> Side {
        if let Some(side) = self.sides.remove(&seat) {
            return side;
        }
        let before = self.sides.extract_if(.., |other, _| other.is_some() != seat.is_some());
        // What was watched is told anew to the seat, as far as it may know more.
        if before.last().is_some_and(|(_, side)| side.view.is_some()) {
            (self.log, self.once) = Default::default();
        }
        Side::from(self.gathered)
    }

    fn follow(&mut self, told: Told) -> Result<(), Fault> {
        let seat = told.seat;
        let mut side = self.turn_to(seat);
        if let Some(view) = told.view {
            side.view = Some(self.read::<View>(view)?);
        }
        let asked = told.asked;
        if asked.as_ref().map(|asked| asked.decision) != side.chosen {
            side.chosen = None;
        }
        if let Some(view) = &mut side.view {
            view.waiting = told.waiting;
            if asked.is_none_or(|asked| asked.answered.is_some()) {
                view.decision = None;
            }
            if told.opportunities.is_empty() {
                view.opportunities.clear();
            }
        }
        self.tell_open(seat, &mut side);
        side.undo = told.undo;
        side.undoes = told.undoes;
        let first = told.news.first().map(|news| news.n);
        let only = side.seen == 0 && self.sides.is_empty();
        if let Some(first) = first.filter(|_| told.more && only) {
            let past = json!({"type": "history", "seat": seat, "before": first, "most": PAST});
            self.past = Some(self.request(past));
        }
        let mut new = Vec::new();
        for news in told.news {
            if news.n > side.seen {
                side.seen = news.n;
                if self.once.is_new(seat, &mut side, &news.what) {
                    new.push(news);
                }
            }
        }
        if side.view.is_none() {
            self.gathered = side.seen;
        }
        if side.seen > 0 {
            self.wire.seen.note(seat, side.seen);
        }
        self.sides.insert(seat, side);
        for news in new {
            self.note(seat, news);
        }
        Ok(())
    }

    /// Says once what stands open, to somebody who is not asked anything beside which it would show.
    fn tell_open(&mut self, seat: Option<Seat>, side: &mut Side) {
        let (Some(view), Some(seat)) = (&side.view, seat) else { return };
        let open: Vec<Opportunity> =
            view.opportunities.iter().copied().filter(|open| open.seat == Some(seat)).collect();
        if open.is_empty() || view.decision.is_some() || open == side.open {
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
        side.open = open;
    }

    fn note(&mut self, seat: Option<Seat>, news: News) {
        let ended = !self.finale.is_empty();
        if let What::Undone { void } = news.what {
            self.log.void(void);
        }
        let Some((line, event)) = self.line(seat, news) else { return };
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
        let seat = self.sides.keys().next().copied().flatten();
        let mut past = Log::default();
        for news in news {
            if let What::Undone { void } = news.what {
                past.void(void);
            }
            past.tell(self.line(seat, news).map(|(line, _)| line));
        }
        self.log.precede(past.lines);
    }

    /// News of a seat in words, and the event behind it.
    fn line(&self, seat: Option<Seat>, news: News) -> Option<(Remark, Option<Event>)> {
        let view = self.side(seat).and_then(|side| side.view.as_ref());
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
                let line = match Some(from) == seat {
                    true => said("join-whispered-to", self.called(to), words),
                    false => said("join-whispered", self.called(from), words),
                };
                Remark { private: true, ..aside(line, view) }
            }
            What::Talk { seat: by, talk } => {
                let talk = self.read::<Talk>(talk).ok()?;
                let told = crate::talk::told(by, talk, &self.voice, &self.words, &cast);
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

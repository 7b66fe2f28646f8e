//! What the ways of playing need of a game that runs at a server.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use derelict_engine::due::Foreseen;
use derelict_engine::imagine::imagine;
use derelict_engine::odds::{self, Odds, Risk};
use derelict_engine::record::{RULES_VERSION, Record};
use derelict_engine::view::{View, Viewer};
use derelict_engine::why::NotNow;
use derelict_engine::{Choice, Event, Game, Rulebook, Seat, SeatSet, Setup};
use derelict_text::Voice;
use serde_json::{Value, json};

use super::Joined;
use crate::at_table::{AtTable, Next, Promise, Undone};
use crate::fault::Fault;
use crate::interface::Interface;
use crate::join::message::Stage;
use crate::join::speech::{Speech, Wanted};
use crate::log::Log;
use crate::page::Page;

/// How long keys are waited for before the server is listened to again.
const GLANCE: Duration = Duration::from_millis(40);

/// How well the computer plays on chairs nobody has taken.
const STAND_IN: &str = "seasoned";

impl Joined {
    /// Whether there is a game to look at.
    pub(super) fn has_begun(&self) -> bool {
        self.table.stage != Stage::Gathering
    }

    /// Lets the computer play on the chairs nobody has taken; without that no game begins.
    fn fill_chairs(&mut self) {
        let chairs = self.table.chairs.iter();
        let free = chairs.filter(|chair| chair.guest.is_none() && chair.bot.is_none());
        let free: Vec<u8> = free.map(|chair| chair.chair).collect();
        for chair in free {
            self.request(json!({"type": "bot", "chair": chair, "level": STAND_IN}));
        }
    }

    /// Asks for something that only a player may, for the seat that was looked through last.
    fn by_seat(&mut self, message: Value) -> Page {
        let seats = self.seats();
        let seat = self.looking.filter(|seat| seats.has(*seat)).or(seats.iter().next());
        self.by_seats(seat.into_iter().collect(), message)
    }

    /// Asks for something for several seats.
    fn by_seats(&mut self, seats: SeatSet, message: Value) -> Page {
        if self.seats().is_empty() {
            return self.said("join-no-seat");
        }
        for seat in seats.iter() {
            let mut message = message.clone();
            message["seat"] = json!(seat);
            self.request(message);
        }
        Page::default()
    }

    /// The seats a vote is still missing of.
    fn voters(&self) -> SeatSet {
        let Some(undo) = &self.table.undo else { return self.seats().iter().take(1).collect() };
        let missing = |seat: &Seat| *seat != undo.seat && !undo.agreed.has(*seat);
        self.seats().iter().filter(missing).collect()
    }

    /// The seat something stands open to by this name.
    fn open_to(&self, name: &str) -> Option<Seat> {
        let code = |choice: Choice| choice.code(&self.book.names);
        let views = self.sides.values().filter_map(|side| side.view.as_ref());
        let open = views.flat_map(|view| &view.opportunities);
        let mut named =
            open.filter(|open| code(open.choice()) == name).filter_map(|open| open.seat);
        named.find(|seat| self.seats().has(*seat))
    }

    /// The player meant by a number, the person's name or that of the character.
    fn player(&self, named: &str) -> Option<Seat> {
        let named = named.to_lowercase();
        let seats = self.table.chairs.iter().filter_map(|chair| Some((chair.seat?, chair)));
        let mut fits = seats.filter(|(seat, chair)| {
            let name = chair.name.as_ref().map(|name| name.to_lowercase());
            let number = seat.number().to_string() == named;
            number || name.is_some_and(|name| name == named) || {
                let cast = self.seen().map(|view| self.voice.cast(view));
                let character = cast.map(|cast| self.voice.name(*seat, &cast).to_lowercase());
                character.is_some_and(|character| character.split(' ').any(|word| word == named))
            }
        });
        fits.next().map(|(seat, _)| seat)
    }

    /// A game that looks like this one: what a choice pays, names and may be aimed at is the same.
    fn dream(&self, seat: Seat) -> Game {
        let state = imagine(&self.book, &self.view(seat), 0);
        Game::resume(Arc::clone(&self.book), self.setup.clone(), state)
    }

    fn said(&self, key: &str) -> Page {
        let mut page = Page::default();
        page.say(self.words.plain(key));
        page
    }
}

impl AtTable for Joined {
    fn words(&self) -> &Interface {
        &self.words
    }

    fn voice(&self) -> &Voice {
        &self.voice
    }

    fn book(&self) -> &Arc<Rulebook> {
        &self.book
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn promise(&self) -> Promise {
        let commitment = self.table.commitment.clone();
        let verifiable = commitment.is_some();
        Promise { commitment, verifiable, rules_version: RULES_VERSION }
    }

    fn view(&self, seat: Seat) -> View {
        let side = self.side(Some(seat)).expect("asked for once the game has begun");
        let mut view = side.view.clone().expect("asked for once the game has begun");
        if side.chosen.is_some() {
            view.decision = None;
        }
        view
    }

    fn spectate(&self) -> View {
        self.view(self.looking.unwrap_or_default())
    }

    fn log(&self, _: Seat) -> &Log {
        &self.log
    }

    fn log_mut(&mut self, _: Seat) -> &mut Log {
        &mut self.log
    }

    fn finale(&self) -> &[Event] {
        &self.finale
    }

    fn is_new(&self) -> bool {
        false
    }

    fn person(&self, seat: Seat) -> String {
        match self.seated(seat) {
            _ if self.seats().has(seat) => self.words.plain("you"),
            Some(chair) if chair.bot.is_none() => {
                let name = chair.name.clone().unwrap_or_default();
                self.words.say("person-human", &[("name", name.into())])
            }
            _ => self.words.plain("join-computer"),
        }
    }

    fn humans(&self) -> SeatSet {
        self.seats()
    }

    fn needs_curtain(&self, _: Seat) -> bool {
        false
    }

    fn hand_screen(&mut self, seat: Seat) {
        self.looking = Some(seat);
    }

    fn is_bots_turn(&self) -> bool {
        false
    }

    fn let_bot_choose(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    fn go_on(&mut self) -> Result<Next, Fault> {
        self.listen()?;
        let Some(view) = self.seen() else { return Ok(Next::Gather) };
        if view.over.is_some() {
            return Ok(Next::Over);
        }
        // Who is asked at several seats answers at the one looked through first.
        let asked = |seat: Option<Seat>| self.sides.get(&seat)?.asked().and(seat);
        let next = asked(self.looking).or_else(|| self.sides.keys().find_map(|seat| asked(*seat)));
        Ok(match next.filter(|_| self.table.stage == Stage::Playing) {
            Some(seat) => {
                self.looking = Some(seat);
                Next::Ask(seat)
            }
            None => Next::Wait,
        })
    }

    fn choose(&mut self, seat: Seat, answers: &[Choice]) -> Result<(), Fault> {
        let codes: Vec<String> =
            answers.iter().map(|answer| answer.code(&self.book.names)).collect();
        let Some((code, then)) = codes.split_first() else { return Ok(()) };
        let asked =
            self.sides.get(&Some(seat)).and_then(|side| side.view.as_ref()?.decision.as_ref());
        let asked = asked.map(|asked| asked.id.0);
        let message = match (answers, asked) {
            // Whoever is asked as well is asked anew once it is done.
            ([Choice::Seize(_)], _) => json!({"type": "seize", "seat": seat, "choice": code}),
            (_, Some(decision)) if then.is_empty() => {
                json!({"type": "choose", "seat": seat, "decision": decision, "choice": code})
            }
            (_, Some(decision)) => json!({
                "type": "choose", "seat": seat, "decision": decision, "choice": code, "then": then,
            }),
            (_, None) => {
                return Err(Fault::new(self.voice.refusal(&derelict_engine::Refusal::NotAsked)));
            }
        };
        if let Some(side) = self.sides.get_mut(&Some(seat)) {
            side.chosen = asked;
        }
        self.request(message);
        Ok(())
    }

    fn after(&self, seat: Seat, choice: Choice) -> Option<View> {
        Some(self.dream(seat).aiming(seat, choice)?.view(Viewer::Seat(seat)))
    }

    fn foresee(&self, seat: Seat, choice: Choice) -> Foreseen {
        self.dream(seat).foresee(seat, choice)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.side(Some(seat)).is_some_and(|side| side.undo > 0)
    }

    fn undoes(&self, seat: Seat) -> Option<String> {
        self.side(Some(seat))?.undoes.clone()
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, Fault> {
        self.request(json!({"type": "undo", "seat": seat, "steps": 1}));
        Ok(Undone::Asked)
    }

    fn why_not(&self, seat: Seat) -> Vec<NotNow> {
        // Reasons hold no secrets, so they are the same in every game that looks like this one.
        imagine(&self.book, &self.view(seat), 0).look(&self.book).why_not(seat)
    }

    fn odds(&self, seat: Seat, risk: Risk) -> Option<Odds> {
        let view = self.setup.options.odds.then(|| self.view(seat))?;
        odds::odds(&self.book, &view, risk)
    }

    fn file(&mut self) -> Result<Option<PathBuf>, Fault> {
        let record = self.link.record(&self.token).ok();
        let record = record.and_then(|text| Record::parse(&text).ok());
        record.map(|record| self.store.place().file(&record)).transpose()
    }

    fn kept(&self) -> String {
        self.words.say("join-kept", &[("host", self.link.host.as_str().into())])
    }

    fn farewell(&self) -> String {
        self.words.plain("join-left")
    }

    fn glance(&self) -> Option<Duration> {
        Some(GLANCE)
    }

    fn listen(&mut self) -> Result<bool, Fault> {
        let mut new = false;
        while let Some(heard) = self.wire.hear() {
            self.take(heard)?;
            new = true;
        }
        Ok(new)
    }

    fn notice(&mut self) -> Option<String> {
        let all: Vec<String> = self.notices.drain(..).collect();
        (!all.is_empty()).then(|| all.join(" "))
    }

    fn typed(&mut self, line: &str) -> Option<Page> {
        match Speech::parse(line, &self.words)? {
            Speech::Wrong(key) => Some(self.said(key)),
            Speech::People => Some(self.chairs()),
            Speech::Ask(Wanted::ByGuest(message)) => {
                if message["type"] == "start" {
                    self.fill_chairs();
                }
                self.request(message);
                Some(Page::default())
            }
            // Nobody wants to take anything back: then it is about what somebody proposes.
            Speech::Ask(Wanted::BySeat(message))
                if message["type"] == "vote"
                    && self.table.undo.is_none()
                    && self.table.proposal.is_some() =>
            {
                self.request(json!({"type": "consent", "agree": message["agree"]}));
                Some(Page::default())
            }
            Speech::Ask(Wanted::BySeat(message)) => Some(match message["type"].as_str() {
                Some("vote") => self.by_seats(self.voters(), message),
                Some("seize") => {
                    let open = message["choice"].as_str().and_then(|code| self.open_to(code));
                    self.looking = open.or(self.looking);
                    self.by_seat(message)
                }
                _ => self.by_seat(message),
            }),
            Speech::Ask(Wanted::ByAllSeats(message)) => Some(self.by_seats(self.seats(), message)),
            Speech::Ask(Wanted::Whisper { to, text }) => Some(match self.player(&to) {
                Some(to) => self.by_seat(json!({"type": "whisper", "to": to, "text": text})),
                None => self.said("join-whisper-what"),
            }),
        }
    }

    fn is_given_up(&self) -> bool {
        self.table.stage == Stage::GivenUp
    }

    fn has_others(&self) -> bool {
        true
    }

    fn gathering(&self) -> Page {
        self.chairs()
    }

    fn presence(&self, seat: Seat) -> Option<String> {
        let chair = self.seated(seat)?;
        let state = match (&chair.bot, chair.present) {
            (Some(_), _) => "computer",
            (None, true) => "here",
            (None, false) => "away",
        };
        let name = chair.name.clone().unwrap_or_default();
        Some(self.words.say("join-presence", &[("name", name.into()), ("state", state.into())]))
    }
}

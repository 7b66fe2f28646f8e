//! A seat at a server's table: what it has been told, and what is asked of it.

mod hear;
mod there;

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use derelict_engine::view::View;
use derelict_engine::{Event, Opportunity, Rulebook, Seat, Setup};
use derelict_text::Voice;
use serde_json::{Value, json};

use super::link::Link;
use super::message::{Chair, Gathered, Message};
use super::wire::{Heard, Wire};
use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::Log;
use crate::page::Page;
use crate::store::{Packs, Store};

/// How long the first word of a server may take; a reaction window may be open.
const PATIENCE: Duration = Duration::from_secs(60);

/// A seat at a server's table.
pub struct Joined {
    words: Rc<Interface>,
    link: Link,
    token: String,
    store: Store,
    wire: Wire,
    guest: Option<String>,
    table: Gathered,
    setup: Setup,
    book: Arc<Rulebook>,
    voice: Voice,
    seat: Option<Seat>,
    view: Option<View>,
    log: Log,
    /// The number of the last news.
    seen: u32,
    /// Own choices that can be taken back without asking anybody.
    undo: u16,
    /// What taking back the last own choice would undo, in words.
    undoes: Option<String>,
    /// The decision that has been answered, until the server asks something else.
    chosen: Option<u32>,
    /// What stood open to the seat when it was last said.
    open: Vec<Opportunity>,
    /// The request for earlier news, while it is under way.
    past: Option<String>,
    finale: Vec<Event>,
    notices: VecDeque<String>,
    /// There is no connection just now.
    away: bool,
    /// Requests made so far.
    requests: u64,
    /// What no other run of this program uses in its requests.
    run: String,
}

impl Joined {
    /// Sits down at a table.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, does not let one in, or plays with unknown packs.
    pub fn sit_down(
        link: Link,
        name: &str,
        language: &str,
        store: Store,
        packs: &Packs<'_>,
        words: Rc<Interface>,
    ) -> Result<Self, Fault> {
        let token = link.sit_down(name, &store)?;
        let wire = Wire::open(&link, &token, language)?;
        let (guest, table) = welcome(&wire, &link, &words)?;
        let setup: Setup = serde_json::from_value(table.setup.clone())
            .map_err(|error| Fault::about(&link.host, error))?;
        let catalog = packs(&setup)?;
        let book = setup.rulebook(&catalog).map_err(Fault::new)?;
        let voice = words.voice(&book);
        let since = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis());
        let mut joined = Self {
            words,
            link,
            token,
            store,
            wire,
            guest,
            table,
            setup,
            book,
            voice,
            seat: None,
            view: None,
            log: Log::default(),
            seen: 0,
            undo: 0,
            undoes: None,
            chosen: None,
            open: Vec::new(),
            past: None,
            finale: Vec::new(),
            notices: VecDeque::new(),
            away: false,
            requests: 0,
            run: format!("{}-{since}", std::process::id()),
        };
        joined.await_view()?;
        Ok(joined)
    }

    /// Whether there is no chair here for the person, who may only look on.
    #[must_use]
    pub fn only_watches(&self) -> bool {
        let own = |chair: &Chair| chair.guest.is_some() && chair.guest == self.guest;
        !self.table.chairs.iter().any(own)
    }

    /// The view follows the welcome, unless the game has not begun.
    fn await_view(&mut self) -> Result<(), Fault> {
        let begun = Instant::now();
        while self.has_begun() && self.view.is_none() && begun.elapsed() < PATIENCE {
            if let Some(heard) = self.wire.wait(Duration::from_millis(100)) {
                self.take(heard)?;
            }
        }
        Ok(())
    }

    /// Sends a request under a name of its own, and tells the name.
    fn request(&mut self, mut message: Value) -> String {
        self.requests += 1;
        let id = format!("{}-{}", self.run, self.requests);
        message["id"] = json!(id);
        self.wire.send(message);
        id
    }

    /// What a player is called: the character, once there is one, and the person.
    fn called(&self, seat: Seat) -> String {
        let chair = self.table.chairs.iter().find(|chair| chair.seat == Some(seat));
        let person = chair.and_then(|chair| chair.name.clone());
        let computer = || self.words.plain("join-computer");
        let character = self.view.as_ref().and_then(|view| {
            view.players.get(&seat)?.character?;
            Some(self.voice.name(seat, &self.voice.cast(view)))
        });
        match (person, character) {
            (Some(person), Some(character)) => format!("{person}, {character}"),
            (Some(person), None) => person,
            (None, Some(character)) => character,
            (None, None) => computer(),
        }
    }

    /// The chairs and how far the table is.
    fn chairs(&self) -> Page {
        let words = &self.words;
        let mut page = Page::default();
        let count = self.table.chairs.len();
        page.say(words.say("join-chairs", &[("count", count.into())]));
        let number = |chair: &Chair| chair.seat.map_or(chair.chair, Seat::number);
        let mut chairs: Vec<&Chair> = self.table.chairs.iter().collect();
        chairs.sort_by_key(|chair| number(chair));
        for chair in chairs {
            let own = chair.guest.is_some() && chair.guest == self.guest;
            let state = match (&chair.name, &chair.bot) {
                (Some(_), None) if own => "you",
                (Some(_), None) if chair.present => "here",
                (Some(_), None) => "away",
                (_, Some(_)) => "computer",
                (None, None) => "free",
            };
            let name = chair.name.clone().unwrap_or_default();
            let gaps = [
                ("number", number(chair).into()),
                ("name", name.into()),
                ("state", state.into()),
                ("level", chair.bot.clone().unwrap_or_default().into()),
            ];
            page.line(words.say("join-chair", &gaps));
        }
        let owner = self.guest.as_ref() == Some(&self.table.owner);
        let owner = if owner { "yes" } else { "no" };
        let gaps = [("stage", self.table.stage.name().into()), ("owner", owner.into())];
        page.say(words.say("join-stage", &gaps));
        page
    }
}

/// The first message: who one is, and the table.
fn welcome(
    wire: &Wire,
    link: &Link,
    words: &Interface,
) -> Result<(Option<String>, Gathered), Fault> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match wire.wait(Duration::from_millis(100)) {
            Some(Heard::Said(text)) => match serde_json::from_str(&text) {
                Ok(Message::Welcome { guest, table }) => return Ok((guest, table)),
                Ok(Message::Bye { text }) => return Err(Fault::about(&link.host, text)),
                Ok(_) => {}
                Err(error) => return Err(Fault::about(&link.host, error)),
            },
            Some(Heard::Closed(why)) => return Err(Fault::about(&link.host, why)),
            Some(Heard::Lost { why, .. }) => return Err(Fault::about(&link.host, why)),
            Some(Heard::Back) | None => {}
        }
    }
    Err(Fault::about(&link.host, words.plain("join-silent")))
}

//! Seats at a server's table: what they have been told, and what is asked of them.

mod hear;
mod side;
mod there;

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use derelict_engine::view::View;
use derelict_engine::{Event, Rulebook, Seat, SeatSet, Setup};
use derelict_text::Voice;
use serde_json::{Value, json};

use super::link::Link;
use super::message::{Chair, Gathered, Message, Stage};
use super::wire::{Heard, Wire};
use side::{Once, Side};

use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::Log;
use crate::page::Page;
use crate::store::{Packs, Store};

/// How long the first word of a server may take; a reaction window may be open.
const PATIENCE: Duration = Duration::from_secs(60);

/// All seats of one person at a server's table, or the place of somebody who watches.
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
    /// What each of the seats sees; without one, what those see who watch.
    sides: BTreeMap<Option<Seat>, Side>,
    /// Whose eyes were looked through last.
    looking: Option<Seat>,
    once: Once,
    log: Log,
    /// The number of the last news before the game; all seats count on from there.
    gathered: u32,
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
            sides: BTreeMap::new(),
            looking: None,
            once: Once::default(),
            log: Log::default(),
            gathered: 0,
            past: None,
            finale: Vec::new(),
            notices: VecDeque::new(),
            away: false,
            requests: 0,
            run: format!("{}-{since}", std::process::id()),
        };
        joined.await_view()?;
        if joined.table.stage == Stage::GivenUp {
            joined.tell_opening();
        }
        Ok(joined)
    }

    /// The views follow the welcome, unless the game has not begun.
    fn await_view(&mut self) -> Result<(), Fault> {
        let begun = Instant::now();
        while self.has_begun() && self.seen().is_none() && begun.elapsed() < PATIENCE {
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

    /// The seats played from here.
    fn seats(&self) -> SeatSet {
        self.sides.keys().copied().flatten().collect()
    }

    /// What a seat sees, or those who watch where it is not played from here.
    fn side(&self, seat: Option<Seat>) -> Option<&Side> {
        self.sides.get(&seat).or_else(|| self.sides.values().next())
    }

    /// What is seen through the eyes that were looked through last.
    fn seen(&self) -> Option<&View> {
        self.side(self.looking)?.view.as_ref()
    }

    /// What a player is called: the character, once there is one, and the person.
    fn called(&self, seat: Seat) -> String {
        let chair = self.table.chairs.iter().find(|chair| chair.seat == Some(seat));
        let person = chair.and_then(|chair| chair.name.clone());
        let computer = || self.words.plain("join-computer");
        let character = self.seen().and_then(|view| {
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

//! A game with people around it: who sits where, what they have been told, whose turn it is.

mod here;
mod sand;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use derelict_bots::{Company, Kind, Lore, first_word};
use derelict_content::Catalog;
use derelict_engine::event::Audience;
use derelict_engine::frame::WindowKind;
use derelict_engine::record::{Hex, RULES_VERSION, Record, Recorder, Terms};
use derelict_engine::view::{PlayerView, Viewer};
use derelict_engine::{
    Choice, DecisionId, Event, Fact, Game, Look, Opportunity, Seat, SeatSet, Seed, Setup,
};
use derelict_text::{Sign, Voice};
use serde::{Deserialize, Serialize};

use crate::at_table::AtTable;
use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::{Log, Told};
use crate::store::{Place, Saved};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// No computer.
    pub human: bool,
    /// What they are called.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who plays a new game, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum People {
    /// The lots that are drawn anyway decide.
    ByLot(Vec<Person>),
    /// Each has named a seat, the first player's first.
    AtSeats(Vec<Person>),
}

/// What a new game is begun with.
pub struct Opening<'a> {
    /// The packs.
    pub catalog: &'a Arc<Catalog>,
    /// What is played.
    pub setup: Setup,
    /// The game's chance.
    pub seed: Seed,
    /// The crew's chance.
    pub bots: Seed,
    /// How good the computer's crew is.
    pub crew: Kind,
    /// Nobody chose the seed.
    pub verifiable: bool,
    /// Who plays.
    pub people: People,
    /// Where the game is kept.
    pub place: Place,
}

impl People {
    /// How many they are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::ByLot(people) | Self::AtSeats(people) => people.len(),
        }
    }

    /// The people in the order in which the game's lots count them.
    fn after(self, game: &Game) -> Vec<Person> {
        match self {
            Self::ByLot(people) => people,
            Self::AtSeats(people) => {
                let view = game.view(Viewer::Spectator);
                let lots = view.players.values().map(|player| player.person);
                let mut people: Vec<_> = lots.zip(people).collect();
                people.sort_unstable_by_key(|(lot, _)| *lot);
                people.into_iter().map(|(_, person)| person).collect()
            }
        }
    }
}

/// A game being played here.
pub struct Sitting {
    words: Rc<Interface>,
    voice: Voice,
    recorder: Recorder,
    people: Vec<Person>,
    /// Which person sits at each seat.
    sitting: Vec<usize>,
    bots: Hex<32>,
    crew: Kind,
    company: Company,
    place: Place,
    logs: Vec<Log>,
    /// Everything that happened since play ended.
    finale: Vec<Event>,
    /// Persons still to be shown a reaction window, so that nobody learns from the passing of the
    /// screen who really can react.
    windows: VecDeque<Seat>,
    /// Who has the screen.
    looking: Option<Seat>,
    sand: sand::Sand,
}

impl Sitting {
    /// A new game.
    ///
    /// # Errors
    ///
    /// If the setup cannot be played, or the game cannot be kept.
    pub fn begin(opening: Opening<'_>, words: Rc<Interface>) -> Result<Self, Fault> {
        let Opening { catalog, setup, seed, bots, crew, verifiable, people, place } = opening;
        let terms = Terms { verifiable, events: true };
        let recorder = Recorder::new(catalog, setup, seed, terms).map_err(Fault::new)?;
        let people = people.after(recorder.game());
        let mut table = Self::new(recorder, people, Hex(bots), crew, place, words);
        let events = table.recorder.take_events();
        table.note(&events);
        table.keep()?;
        Ok(table)
    }

    /// An unfinished game.
    ///
    /// # Errors
    ///
    /// If its record belongs to another game.
    pub fn resume(saved: Saved, words: Rc<Interface>) -> Result<Self, Fault> {
        let Saved { people, bots, crew, record, game, place, .. } = saved;
        let past = record.clone();
        let catalog = &Arc::clone(&game.book.catalog);
        let seed = game.state.streams.seed();
        let recorder = Recorder::resume(catalog, record, game).map_err(Fault::new)?;
        let mut table = Self::new(recorder, people, bots, crew, place, words);
        table.remember(catalog, &past, seed);
        let waiting = table.spectate().waiting;
        if let Some(window) = waiting.window {
            table.open_window(window, waiting.seats);
        }
        Ok(table)
    }

    fn new(
        recorder: Recorder,
        people: Vec<Person>,
        bots: Hex<32>,
        crew: Kind,
        place: Place,
        words: Rc<Interface>,
    ) -> Self {
        let voice = words.voice(&recorder.game().book);
        let view = recorder.game().view(Viewer::Spectator);
        let sitting = view.players.values().map(|player| usize::from(player.person)).collect();
        let lore = Arc::new(Lore::new(&recorder.game().book));
        // A person's seat has no bot: it would talk about what the person has seen.
        let sit = |(seat, player): (&Seat, &PlayerView)| {
            let human = people.get(usize::from(player.person)).is_some_and(|person| person.human);
            (!human).then(|| crew.bot(*seat, &lore, first_word(bots.0)))
        };
        let company = view.players.iter().map(sit).collect();
        Self {
            sitting,
            words,
            voice,
            logs: vec![Log::default(); people.len()],
            recorder,
            people,
            bots,
            crew,
            company: Company::new(company),
            place,
            finale: Vec::new(),
            windows: VecDeque::new(),
            looking: None,
            sand: sand::Sand::default(),
        }
    }

    /// Tells again what had been told before the game was put away.
    fn remember(&mut self, catalog: &Arc<Catalog>, past: &Record, seed: Seed) {
        let Ok(replay) = past.replay_with(catalog, seed) else {
            return;
        };
        let book = Arc::clone(&self.game().book);
        let opening = replay.opening().to_vec();
        self.note_at(replay.game().look(), &opening);
        for moment in replay.map_while(Result::ok) {
            self.logs.iter_mut().for_each(Log::begin_step);
            self.note_at(moment.state.look(&book), &moment.events);
        }
        self.windows.clear();
        self.logs.iter_mut().for_each(Log::catch_up);
    }

    pub(crate) fn game(&self) -> &Game {
        self.recorder.game()
    }

    /// Whether it was saved under other rules than these.
    #[must_use]
    pub fn rules_changed(saved: &Saved) -> bool {
        saved.rules_version != RULES_VERSION
    }

    /// Gives the game up; its record ends here.
    ///
    /// # Errors
    ///
    /// If the record cannot be written.
    pub fn give_up(self) -> Result<PathBuf, Fault> {
        self.place.file(&self.recorder.abandon())
    }

    /// The person at a seat.
    fn sitting(&self, seat: Seat) -> Option<(usize, &Person)> {
        let index = *self.sitting.get(seat.index())?;
        Some((index, self.people.get(index)?))
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.sitting(seat).is_some_and(|(_, person)| person.human)
    }

    fn bot_asked(&self) -> Option<(Seat, DecisionId)> {
        let humans = self.humans();
        let decisions = self.game().offers.decisions.iter();
        decisions.map(|asked| (asked.seat, asked.id)).find(|(seat, _)| !humans.has(*seat))
    }

    /// Lets the computer's crew talk about what has happened, and the people listen.
    fn discuss(&mut self, look: Look<'_>) {
        self.company.discuss(look.book, |seat| look.view(Viewer::Seat(seat)));
        for (from, said) in self.company.take_talk() {
            for seat in self.humans().iter() {
                let view = look.view(Viewer::Seat(seat));
                let cast = self.voice.cast(&view);
                let sentence = crate::talk::told(from, said, &self.voice, &self.words, &cast);
                let fact = serde_json::json!({"kind": "said", "seat": from.number(), "talk": said});
                let rule = Sign::TALK.rule.map(str::to_owned);
                let told = Told { sentence, rule, private: false, turn: view.turn, fact };
                self.log_mut(seat).tell([told]);
            }
        }
    }

    fn take(&mut self, seat: Seat, id: DecisionId, choice: Choice) -> Result<(), Fault> {
        self.recorder
            .choose(seat, id, choice)
            .map_err(|refusal| Fault::new(self.voice.refusal(&refusal)))?;
        let events = self.recorder.take_events();
        self.logs.iter_mut().for_each(Log::begin_step);
        self.note(&events);
        Ok(())
    }

    fn seize(&mut self, open: Opportunity) -> Result<(), Fault> {
        self.recorder.seize(open).map_err(|refusal| Fault::new(self.voice.refusal(&refusal)))?;
        let events = self.recorder.take_events();
        self.logs.iter_mut().for_each(Log::begin_step);
        self.note(&events);
        Ok(())
    }

    /// What the computer's crew seizes while it is to choose itself; between people's choices it
    /// keeps still.
    fn bot_seizes(&mut self) -> Option<Opportunity> {
        self.bot_asked()?;
        let (humans, book) = (self.humans(), Arc::clone(&self.game().book));
        let open = self.game().offers.opportunities.iter().filter_map(|open| open.seat);
        let seats: SeatSet = open.filter(|seat| !humans.has(*seat)).collect();
        seats.iter().find_map(|seat| {
            let view = self.game().view(Viewer::Seat(seat));
            self.company.seize(&book, &view)
        })
    }

    fn keep(&self) -> Result<(), Fault> {
        self.place.keep(&self.people, self.bots, self.crew, self.recorder.record(), self.game())
    }

    fn note(&mut self, events: &[Event]) {
        let game = self.game();
        let (state, book) = (game.state, Arc::clone(&game.book));
        self.note_at(state.look(&book), events);
    }

    fn open_window(&mut self, window: WindowKind, seats: SeatSet) {
        let humans = self.humans();
        // Objectives are everybody's business; only reactions hide who is asked.
        if humans.len() > 1 && window != WindowKind::Objectives {
            self.windows.extend(seats.iter().filter(|seat| humans.has(*seat)));
        }
    }

    /// Tells the computer's crew, and writes down for each person, what they may know of events.
    fn note_at(&mut self, look: Look<'_>, events: &[Event]) {
        self.company.tell(events);
        for event in events {
            if let Fact::WindowOpened { window, seats } = event.fact {
                self.open_window(window, seats);
            }
        }
        let ends = |event: &Event| matches!(event.fact, Fact::GameEnded { .. });
        let (before, after) = match events.iter().position(ends) {
            Some(end) => events.split_at(end),
            None if self.finale.is_empty() => (events, &events[..0]),
            None => (&events[..0], events),
        };
        self.finale.extend(after);
        let _scope = look.book.names.scope();
        for seat in self.humans().iter() {
            let view = look.view(Viewer::Seat(seat));
            let cast = self.voice.cast(&view);
            let tell = |event: &Event| {
                let event = event.seen_by(Some(seat))?;
                Some(Told {
                    sentence: self.voice.event(&event, &cast),
                    rule: Some(event.rule.0.to_owned()),
                    private: event.audience != Audience::Everyone,
                    turn: view.turn,
                    fact: serde_json::to_value(event.fact).unwrap_or_default(),
                })
            };
            let lines: Vec<Told> = before.iter().filter_map(tell).collect();
            let last: Vec<Told> = after.iter().filter_map(tell).collect();
            let log = &mut self.logs[seat.index()];
            log.tell(lines);
            if !after.is_empty() {
                log.close();
            }
            log.tell(last);
        }
        self.discuss(look);
    }
}

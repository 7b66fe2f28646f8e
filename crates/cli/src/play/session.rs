//! A game with people: who sits where, what they have been told, whose turn it is.

use std::path::PathBuf;
use std::sync::Arc;

use derelict_bots::{Company, Kind, Lore};
use derelict_content::Catalog;
use derelict_engine::frame::WindowKind;
use derelict_engine::mode::Mode;
use derelict_engine::offer::Prompt;
use derelict_engine::record::{Hex, Record, Recorder, Terms};
use derelict_engine::view::Viewer;
use derelict_engine::{
    Choice, DecisionId, Event, Fact, Game, Look, Rulebook, Seat, SeatSet, Seed, Setup,
};
use derelict_text::Voice;
use serde::{Deserialize, Serialize};

use super::console::{Console, Left};
use super::prompt::Answer;
use super::store::{Saved, Store};
use super::{ending, prompt};
use crate::bot::first_word;
use crate::fault::Fault;
use crate::interface::{self, Interface};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub human: bool,
    #[serde(default)]
    pub name: Option<String>,
}

/// A game being played here.
pub struct Session<'w> {
    pub words: &'w Interface,
    pub voice: Voice,
    recorder: Recorder,
    people: Vec<Person>,
    bots: Hex<32>,
    crew: Kind,
    company: Company,
    store: Store,
    logs: Vec<Log>,
    /// Everything that happened since play ended.
    finale: Vec<Event>,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// The reaction window being answered, and who has been shown it.
    window: (u32, SeatSet),
}

/// What a seat has been told.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub lines: Vec<Told>,
    read: usize,
    /// Where the end of the game begins.
    end: Option<usize>,
}

/// A sentence and the rule behind it.
#[derive(Clone, Debug)]
pub struct Told {
    pub sentence: String,
    pub rule: &'static str,
}

impl<'w> Session<'w> {
    #[expect(clippy::too_many_arguments, reason = "each says something else about the table")]
    pub fn begin(
        catalog: &Arc<Catalog>,
        setup: Setup,
        seed: Seed,
        bots: Seed,
        crew: Kind,
        verifiable: bool,
        people: Vec<Person>,
        store: Store,
        words: &'w Interface,
    ) -> Result<Self, Fault> {
        let terms = Terms { verifiable, events: true };
        let recorder = Recorder::new(catalog, setup, seed, terms).map_err(Fault::new)?;
        let mut session = Self::new(recorder, people, Hex(bots), crew, store, words)?;
        let events = session.recorder.take_events();
        session.note(&events);
        session.keep()?;
        Ok(session)
    }

    pub fn resume(saved: Saved, store: Store, words: &'w Interface) -> Result<Self, Fault> {
        let Saved { people, bots, crew, record, game, .. } = saved;
        let past = record.clone();
        let catalog = &Arc::clone(&game.book.catalog);
        let seed = game.state.streams.seed();
        let recorder = Recorder::resume(catalog, record, game).map_err(Fault::new)?;
        let mut session = Self::new(recorder, people, bots, crew, store, words)?;
        session.remember(catalog, &past, seed);
        Ok(session)
    }

    fn new(
        recorder: Recorder,
        people: Vec<Person>,
        bots: Hex<32>,
        crew: Kind,
        store: Store,
        words: &'w Interface,
    ) -> Result<Self, Fault> {
        let book = Arc::clone(&recorder.game().book);
        let lore = Arc::new(Lore::new(&book));
        let state = &recorder.game().state;
        let sit = |seat: Seat| {
            let person = usize::from(state.persons[seat.index()]);
            // A person's seat has no bot: it would talk about what the person has seen.
            let human = people.get(person).is_some_and(|person| person.human);
            (!human).then(|| crew.bot(seat, &lore, first_word(bots.0)))
        };
        let seats = (0..state.players).map(Seat);
        let company = Company::new(seats.map(sit).collect());
        Ok(Self {
            words,
            voice: interface::voice(book)?,
            logs: vec![Log::default(); people.len()],
            recorder,
            people,
            bots,
            crew,
            company,
            store,
            finale: Vec::new(),
            looking: None,
            window: (0, SeatSet::NONE),
        })
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
            self.note_at(moment.state.look(&book), &moment.events);
        }
        for log in &mut self.logs {
            log.read = log.lines.len();
        }
    }

    pub fn game(&self) -> &Game {
        self.recorder.game()
    }

    pub fn book(&self) -> &Rulebook {
        &self.game().book
    }

    pub fn log(&self, seat: Seat) -> &Log {
        &self.logs[seat.index()]
    }

    pub fn finale(&self) -> &[Event] {
        &self.finale
    }

    /// The file the game is kept in.
    pub fn place(&self) -> PathBuf {
        self.store.running()
    }

    /// Number of players, and the turn.
    pub fn progress(&self) -> (u8, u8) {
        (self.game().state.players, self.game().state.turn)
    }

    /// Gives the game up; its record ends here.
    pub fn give_up(self) -> Result<PathBuf, Fault> {
        let store = self.store.clone();
        store.file(&self.recorder.abandon())
    }

    /// What the person at a seat is called.
    pub fn person(&self, seat: Seat) -> String {
        let person = usize::from(self.game().state.persons[seat.index()]);
        let Some(sitting) = self.people.get(person) else {
            return String::new();
        };
        match &sitting.name {
            Some(name) => self.words.say("person-human", &[("name", name.as_str().into())]),
            None if sitting.human => self.words.plain("you"),
            None => self.words.say("person-bot", &[("number", person.into())]),
        }
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        let person = usize::from(self.game().state.persons[seat.index()]);
        self.people.get(person).is_some_and(|person| person.human)
    }

    /// Seats of persons.
    pub fn humans(&self) -> SeatSet {
        self.game().look().seats().filter(|seat| self.is_human(*seat)).collect()
    }

    pub fn welcome(&self, console: &mut Console<'_>) -> Result<(), Fault> {
        let goal = match self.game().setup.mode {
            Mode::SemiCoop => "welcome-goal",
            Mode::Solo => "welcome-goal-solo",
            Mode::Coop => "welcome-goal-coop",
        };
        for key in ["welcome", goal, "welcome-turn"] {
            console.say(&self.words.plain(key))?;
            console.pause()?;
        }
        let people: Vec<String> =
            self.game().look().seats().map(|seat| self.person(seat)).collect();
        let gaps =
            [("players", self.game().state.players.into()), ("people", people.join(", ").into())];
        console.say(&self.words.say("welcome-table", &gaps))?;
        if self.people.iter().any(|person| !person.human) {
            console.say(&self.words.plain("welcome-bots"))?;
        }
        let header = &self.recorder.record().header;
        let hash = header.commitment.to_string();
        console.say(&if header.verifiable {
            self.words.say("welcome-fair", &[("hash", hash.into())])
        } else {
            self.words.plain("welcome-seed")
        })?;
        console.say(&self.words.plain("welcome-help"))
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self, console: &mut Console<'_>) -> Result<(), Fault> {
        while !self.game().state.is_over() {
            match self.next(console) {
                Ok(()) => {}
                Err(Left::Quit) => return Ok(()),
                Err(Left::Fault(fault)) => return Err(fault),
            }
        }
        let path = self.store.file(self.recorder.record())?;
        ending::tell(self, &path, console)
    }

    /// One choice, by the computer or a person.
    fn next(&mut self, console: &mut Console<'_>) -> Result<(), Left> {
        let offers = &self.game().offers;
        if let Some(asked) = offers.decisions.iter().find(|asked| !self.is_human(asked.seat)) {
            let (seat, id) = (asked.seat, asked.id);
            let view = self.game().view(Viewer::Seat(seat));
            let book = Arc::clone(&self.game().book);
            let Some(choice) = self.company.answer(&book, &view) else {
                return Err(Fault::new("a bot has no answer to what it is asked").into());
            };
            return Ok(self.choose(seat, id, choice)?);
        }
        let Some(asked) = offers.decisions.first().cloned() else {
            return Err(Fault::new("nobody is asked anything, and the game is not over").into());
        };
        if matches!(asked.prompt, Prompt::Window(_)) {
            self.show_window(&asked.prompt, console)?;
        }
        self.hand_screen(asked.seat, console)?;
        match prompt::decide(self, asked.seat, console)? {
            Answer::Choose(choice) => self.choose(asked.seat, asked.id, choice)?,
            Answer::TakeBack => {
                self.recorder.undo(asked.seat, 1).map_err(Fault::new)?;
                self.keep()?;
                console.say(&self.words.plain("undo-done"))?;
            }
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, id: DecisionId, choice: Choice) -> Result<(), Fault> {
        self.recorder
            .choose(seat, id, choice)
            .map_err(|refusal| Fault::new(self.voice.refusal(&refusal)))?;
        let events = self.recorder.take_events();
        self.note(&events);
        self.keep()
    }

    fn keep(&self) -> Result<(), Fault> {
        self.store.keep(&self.people, self.bots, self.crew, self.recorder.record(), self.game())
    }

    fn note(&mut self, events: &[Event]) {
        let game = self.game();
        let (state, book) = (game.state, Arc::clone(&game.book));
        self.note_at(state.look(&book), events);
    }

    /// Tells the bots, and writes down for each person, what they may know of events.
    fn note_at(&mut self, look: Look<'_>, events: &[Event]) {
        self.company.tell(events);
        self.company.discuss(look.book, |seat| look.view(Viewer::Seat(seat)));
        let ends = |event: &Event| matches!(event.fact, Fact::GameEnded { .. });
        let (before, after) = match events.iter().position(ends) {
            Some(end) => events.split_at(end),
            None if self.finale.is_empty() => (events, &events[..0]),
            None => (&events[..0], events),
        };
        self.finale.extend(after);
        for seat in self.humans().iter() {
            let cast = self.voice.cast(&look.view(Viewer::Seat(seat)));
            let tell = |event: &Event| {
                let event = event.seen_by(Some(seat))?;
                Some(Told { sentence: self.voice.event(&event, &cast), rule: event.rule.0 })
            };
            let lines: Vec<Told> = before.iter().filter_map(tell).collect();
            let last: Vec<Told> = after.iter().filter_map(tell).collect();
            let log = &mut self.logs[seat.index()];
            log.lines.extend(lines);
            if !after.is_empty() {
                log.end.get_or_insert(log.lines.len());
            }
            log.lines.extend(last);
        }
    }

    /// What a seat has not been told yet.
    pub fn news(&mut self, seat: Seat) -> Vec<String> {
        let log = &mut self.logs[seat.index()];
        let news = log.lines[log.read..].iter().map(|told| told.sentence.clone()).collect();
        log.read = log.lines.len();
        news
    }

    /// What a seat has not been told yet of the time before the end.
    pub fn last_news(&mut self, seat: Seat) -> Vec<String> {
        let log = &self.logs[seat.index()];
        let told_late = log.lines.len() - log.read.max(log.end.unwrap_or(log.lines.len()));
        let mut news = self.news(seat);
        news.truncate(news.len() - told_late);
        news
    }

    /// Shows a reaction window to every person who could react by public knowledge, so that
    /// nobody learns from the passing of the screen who really can.
    fn show_window(&mut self, prompt: &Prompt, console: &mut Console<'_>) -> Result<(), Left> {
        let humans = self.humans();
        // Objectives are everybody's business; only reactions hide who is asked.
        if humans.len() < 2 || *prompt == Prompt::Window(WindowKind::Objectives) {
            return Ok(());
        }
        let decision = self.game().state.decision;
        if self.window.0 != decision {
            self.window = (decision, SeatSet::NONE);
        }
        let waiting = self.game().view(Viewer::Spectator).waiting.seats;
        for seat in waiting.iter().filter(|seat| humans.has(*seat)) {
            let asked = self.game().offers.for_seat(seat).is_some();
            if asked || self.window.1.has(seat) {
                continue;
            }
            self.window.1.add(seat);
            self.hand_screen(seat, console)?;
            console.say(&self.words.plain("curtain-nothing"))?;
            self.wait(&self.words.plain("press-enter"), console)?;
        }
        Ok(())
    }

    /// Lets a person take the screen, if another had it.
    fn hand_screen(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Left> {
        if self.humans().len() > 1 && self.looking != Some(seat) {
            console.clear()?;
            let name = self.person(seat);
            let gaps = [("name", name.clone().into()), ("number", seat.number().into())];
            console.say(&self.words.say("curtain", &gaps))?;
            let ready = self.words.say("curtain-yours", &[("name", name.into())]);
            self.wait(&ready, console)?;
        }
        self.looking = Some(seat);
        Ok(())
    }

    fn wait(&self, question: &str, console: &mut Console<'_>) -> Result<(), Left> {
        match console.ask(question)? {
            Some(_) => Ok(()),
            None => {
                console.say(&self.words.plain("input-ended"))?;
                Err(Left::Quit)
            }
        }
    }
}

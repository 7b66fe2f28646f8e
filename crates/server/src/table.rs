//! A table: who sits at it, what is played, what everybody has been told. It changes by lines
//! alone, so that the same lines give the same table on every server.

mod asleep;
mod company;
mod item;
mod running;
mod said;
mod seats;
mod shown;
mod window;

use std::collections::HashSet;
use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::due::Misfit;
use derelict_engine::view::Viewer;
use derelict_engine::{
    Choice, DecisionId, Event, Game, Opportunity, Refusal, Seat, SeatSet, Setup,
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::books;
use crate::id::TableId;
use crate::line::{Asked, Line, Terms};
use crate::protocol::{Opening, Stage, Standing, UndoAsked, WindowName};
use crate::store::Millis;

pub use asleep::PutAway;
pub use company::Company;
pub use item::{Item, Told, VIEWERS, place};
pub use running::Running;
pub use said::Said;

use window::Curtain;

/// Milliseconds a reaction window stays open where two or more people sit.
const WINDOW_MS: u32 = 3000;

/// Why lines make no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the table cannot be taken up: {}", self.0)
    }
}

impl std::error::Error for Broken {}

/// An answer given in a window that is still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub seat: Seat,
    pub decision: u32,
    pub choice: Choice,
}

/// A table and everything that has happened to it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Which.
    pub id: TableId,
    /// What was agreed on.
    pub terms: Terms,
    /// Who is there.
    pub company: Company,
    /// The game, once it has begun.
    #[serde(skip)]
    pub play: Option<Running>,
    /// Answers given in the open window.
    #[serde(skip)]
    pub held: Vec<Held>,
    /// Who wants to take choices back.
    pub undo: Option<UndoAsked>,
    /// The table of the rematch.
    pub again: Option<TableId>,
    /// What is kept back behind a reaction window.
    #[serde(skip)]
    curtain: Curtain,
    /// How long reaction windows stay open, fixed when the game begins.
    window_ms: Option<u32>,
    standing: Vec<(Seat, WindowName, Standing)>,
    paused: bool,
    given_up: bool,
    agreed: SeatSet,
    revealed: bool,
    /// When the game was over.
    pub ended: Option<Millis>,
    counts: [u32; VIEWERS],
    done: HashSet<u64>,
    /// How much has been said and arranged.
    pub said: Said,
}

/// What a line did.
#[derive(Debug, Default)]
pub struct Effect {
    /// What is to be told.
    pub told: Vec<Told>,
    /// Whether the table itself looks different.
    pub company: bool,
}

impl Effect {
    /// Joins what several lines did.
    pub fn and(&mut self, more: Self) {
        self.told.extend(more.told);
        self.company |= more.company;
    }
}

impl Table {
    /// Sets a table up by its first line.
    ///
    /// # Errors
    ///
    /// If another line comes first, or the game cannot be set up.
    pub fn open(id: TableId, first: &Line) -> Result<Self, Broken> {
        let Line::Opened { by, name, terms, invitation } = first else {
            return Err(Broken("it does not begin with its opening".into()));
        };
        Ok(Self {
            id,
            company: Company::new(*by, name, &terms.chairs, invitation.0),
            terms: Terms::clone(terms),
            play: None,
            held: Vec::new(),
            undo: None,
            again: None,
            curtain: Curtain::default(),
            window_ms: None,
            standing: Vec::new(),
            paused: false,
            given_up: false,
            agreed: SeatSet::NONE,
            revealed: false,
            ended: None,
            counts: [0; VIEWERS],
            done: HashSet::new(),
            said: Said::default(),
        })
    }

    /// How far it is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.play {
            _ if self.given_up => Stage::GivenUp,
            None => Stage::Gathering,
            Some(play) if play.game.state.is_over() && !self.window_open() => Stage::Over,
            Some(_) if self.paused => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    /// Nothing more will be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.stage(), Stage::Over | Stage::GivenUp)
    }

    /// Whether everybody may know everything.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.revealed || self.stage() == Stage::Over
    }

    /// Who has agreed, and who still has to, that the secrets of a game that was given up are
    /// opened.
    #[must_use]
    pub fn opening(&self) -> Option<Opening> {
        let waits = self.stage() == Stage::GivenUp && !self.revealed;
        let game = self.game().filter(|_| waits)?;
        let asked =
            |seat: &Seat| self.chair_of(*seat).is_some_and(|chair| self.company.has_a_say(chair));
        let agreed = self.agreed;
        let missing = game.look().seats().filter(|seat| asked(seat) && !agreed.has(*seat));
        Some(Opening { agreed, missing: missing.collect() })
    }

    /// The game, if it is being played.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The number of the last news of a viewer.
    #[must_use]
    pub fn count(&self, viewer: Viewer) -> u32 {
        self.counts[place(viewer)]
    }

    /// Whether a request was done before.
    #[must_use]
    pub fn was_done(&self, asked: &Asked) -> bool {
        self.done.contains(&fingerprint(asked))
    }

    /// What a seat always answers in windows of a kind.
    #[must_use]
    pub fn stands(&self, seat: Seat, window: WindowName) -> Standing {
        let found = self.standing.iter().find(|(who, what, _)| (*who, *what) == (seat, window));
        found.map_or(Standing::Ask, |(_, _, answer)| *answer)
    }

    /// How long reaction windows stay open. Who plays later changes nothing: a length that did
    /// would tell what was open when somebody left.
    #[must_use]
    pub fn window_ms(&self) -> u32 {
        let usual = || if self.company.people_playing() > 1 { WINDOW_MS } else { 0 };
        self.window_ms.or(self.terms.window_ms).unwrap_or_else(usual)
    }

    /// Does what a line says.
    ///
    /// # Errors
    ///
    /// If the line does not fit the table.
    pub fn apply(&mut self, line: &Line, at: Millis) -> Result<Effect, Broken> {
        let mut effect = Effect::default();
        self.said.note(line);
        match line {
            Line::Opened { .. } => return Err(Broken("it is opened twice".into())),
            Line::Came { .. }
            | Line::Went { .. }
            | Line::Sat { .. }
            | Line::Rose { .. }
            | Line::Conceded { .. }
            | Line::Bot { .. }
            | Line::Back { .. }
            | Line::Proposed { .. }
            | Line::Consented { .. }
            | Line::Owned { .. }
            | Line::Invited { .. } => {
                self.company.apply(line);
                effect.company = true;
            }
            Line::Started { seed, minds, laid_out, .. } => {
                let catalog = catalog(&self.terms.setup)?;
                let (mut play, mut events) =
                    Running::start(&catalog, &self.terms, seed.0, minds.0)?;
                if let Some(situation) = laid_out {
                    play.go_on_from(&catalog, situation.clone())?;
                    events.clear();
                }
                self.window_ms = Some(self.window_ms());
                self.play = Some(play);
                effect.told = self.happened(at, events);
                effect.company = true;
            }
            Line::Chose { seat, choice, hash, asked, .. } => {
                let mut told = self.look_behind(at);
                let events = self.play()?.rechoose(*seat, choice, *hash)?;
                self.held.retain(|held| held.seat != *seat);
                told.extend(self.played(Some(*seat), at, events));
                self.remember(asked.as_ref());
                effect = Effect { told, company: self.went_on(at) };
            }
            Line::Seized { seat, choice, hash, asked, .. } => {
                let events = self.play()?.seize_again(*seat, choice, *hash)?;
                let told = self.played(*seat, at, events);
                self.remember(asked.as_ref());
                effect = Effect { told, company: self.went_on(at) };
            }
            Line::Closed => {
                effect.told = self.draw_back(at);
                effect.company = self.ends(at);
            }
            Line::Held { seat, decision, choice, asked } => {
                let names = &self.play()?.game.book.names;
                let choice = Choice::parse(names, choice)
                    .ok_or_else(|| Broken(format!("there is no choice `{choice}`")))?;
                self.hold(Held { seat: *seat, decision: *decision, choice });
                self.remember(asked.as_ref());
            }
            Line::TookBack { taken, hash, asked } => {
                effect.told = self.look_behind(at);
                let (void, events) = self.play()?.take_back(*taken, *hash)?;
                let agreed = taken.agreed.is_some();
                let undone = Item::Undone { seat: taken.seat, agreed, void };
                effect.told.extend(self.say(at, undone));
                effect.told.extend(self.happened(at, events));
                effect.company = self.undo.take().is_some();
                self.remember(asked.as_ref());
            }
            Line::UndoAsked { seat, steps, asked } => {
                let agreed = SeatSet::only(*seat);
                self.undo = Some(UndoAsked { seat: *seat, steps: *steps, agreed });
                self.remember(asked.as_ref());
                effect.company = true;
            }
            Line::UndoVoted { seat, agree, asked } => {
                match &mut self.undo {
                    Some(undo) if *agree => undo.agreed.add(*seat),
                    undo => *undo = None,
                }
                self.remember(asked.as_ref());
                effect.company = true;
            }
            Line::Stands { seat, window, answer } => {
                self.standing.retain(|(who, what, _)| (*who, *what) != (*seat, *window));
                self.standing.push((*seat, *window, *answer));
            }
            Line::Chat { guest, text } => {
                let name = self.company.name(*guest).unwrap_or_default().to_owned();
                let item = Item::Chat { guest: *guest, name, words: text.clone() };
                effect.told = self.say(at, item);
            }
            Line::Whisper { from, to, text } => {
                let item = Item::Whisper { from: *from, to: *to, words: text.clone() };
                effect.told = self.say(at, item);
            }
            Line::Talk { seat, talk } => {
                let item = Item::Talk { seat: *seat, talk: *talk };
                effect.told = self.say(at, item);
            }
            Line::Paused { .. } | Line::Resumed { .. } => {
                self.paused = matches!(line, Line::Paused { .. });
                effect.company = true;
            }
            Line::GivenUp { .. } => {
                self.given_up = true;
                self.ended.get_or_insert(at);
                effect.company = true;
            }
            Line::Agreed { seat } => {
                self.agreed.add(*seat);
                effect.company = true;
            }
            Line::Revealed => {
                self.revealed = true;
                effect.company = true;
            }
            Line::Again { table } => {
                self.again = Some(*table);
                effect.company = true;
            }
            Line::OtherRules { snapshot, told, .. } => {
                let catalog = catalog(&self.terms.setup)?;
                self.play()?.go_on_from(&catalog, snapshot.clone())?;
                self.held.clear();
                self.curtain = Curtain::default();
                self.counts = *told;
            }
        }
        Ok(effect)
    }

    /// Lets a line pass that was written under other rules: who sits where still counts, what was
    /// played does not.
    ///
    /// # Errors
    ///
    /// If the line does not fit the table.
    pub fn pass_over(&mut self, line: &Line, at: Millis) -> Result<(), Broken> {
        if line.is_play() {
            self.remember(line.asked());
            return Ok(());
        }
        self.apply(line, at).map(|_| ())
    }

    /// Takes a choice that was just made, and says what to write down.
    ///
    /// # Errors
    ///
    /// If the game refuses it; nothing has changed then.
    pub fn choose(
        &mut self,
        seat: Seat,
        decision: u32,
        choice: Choice,
        asked: Option<Asked>,
        at: Millis,
    ) -> Result<(Line, Effect), Refusal> {
        let play = self.play.as_mut().ok_or(Refusal::NotAsked)?;
        let number = play.game.state.decision;
        let (hash, events) = play.choose(seat, decision, choice)?;
        let code = choice.code(&play.game.book.names);
        self.held.retain(|held| held.seat != seat);
        let told = self.played(Some(seat), at, events);
        self.remember(asked.as_ref());
        let line = Line::Chose { seat, decision: number, choice: code, hash, asked };
        let company = self.went_on(at);
        Ok((line, Effect { told, company }))
    }

    /// Takes a choice and those that directly follow for the same seat, and says what to write down:
    /// all of them, or nothing.
    ///
    /// # Errors
    ///
    /// If the game refuses one; nothing has changed then.
    pub fn choose_all(
        &mut self,
        seat: Seat,
        decision: u32,
        choices: &[Choice],
        asked: Asked,
        at: Millis,
    ) -> Result<(Vec<Line>, Effect), Misfit> {
        let first = |refusal| Misfit { at: 0, refusal };
        let game = self.game().ok_or(Refusal::NotAsked).map_err(first)?;
        let choices = game.rehearse(seat, DecisionId(decision), choices)?;
        let (mut lines, mut effect) = (Vec::new(), Effect::default());
        let mut asked = Some(asked);
        for choice in choices {
            // What was rehearsed is offered; only its numbers are not known before.
            let number = self.game().and_then(|game| game.offers.for_seat(seat));
            let number = number.map_or(decision, |own| own.id.0);
            let taken = self.choose(seat, number, choice, asked.take(), at);
            let (line, more) = taken.map_err(first)?;
            lines.push(line);
            effect.and(more);
        }
        Ok((lines, effect))
    }

    /// What stands open, as everybody may know: behind a reaction window nothing does, whether the
    /// game waits at it or has gone on.
    #[must_use]
    pub fn opportunities(&self) -> &[Opportunity] {
        let game = self.game().filter(|_| self.stage() == Stage::Playing && !self.window_open());
        game.map_or(&[], |game| &game.offers.opportunities)
    }

    /// Seizes what stands open, and says what to write down.
    ///
    /// # Errors
    ///
    /// If the game refuses it; nothing has changed then.
    pub fn seize(
        &mut self,
        opportunity: Opportunity,
        asked: Option<Asked>,
        at: Millis,
    ) -> Result<(Line, Effect), Refusal> {
        let play = self.play.as_mut().ok_or(Refusal::NotAsked)?;
        let decision = play.game.state.decision;
        let (hash, events) = play.seize(opportunity)?;
        let choice = opportunity.choice().code(&play.game.book.names);
        let seat = opportunity.seat;
        let told = self.played(seat, at, events);
        self.remember(asked.as_ref());
        let line = Line::Seized { seat, decision, choice, hash, asked };
        let company = self.went_on(at);
        Ok((line, Effect { told, company }))
    }

    /// Seizes what was written down under other rules, if it stands open by those of today.
    ///
    /// # Errors
    ///
    /// If it does not.
    pub fn seize_again(
        &mut self,
        seat: Option<Seat>,
        code: &str,
        asked: Option<Asked>,
        at: Millis,
    ) -> Result<(), Broken> {
        self.look_behind(at);
        let opportunity = self.play()?.opportunity(seat, code)?;
        let seized = self.seize(opportunity, asked, at);
        seized.map(|_| ()).map_err(|refusal| Broken(format!("`{code}`: {refusal}")))
    }

    /// Makes a choice that was written down under other rules, if those of today offer it too.
    ///
    /// # Errors
    ///
    /// If they do not.
    pub fn choose_again(
        &mut self,
        seat: Seat,
        code: &str,
        asked: Option<Asked>,
        at: Millis,
    ) -> Result<(), Broken> {
        self.look_behind(at);
        let (decision, choice) = self.play()?.read(seat, code)?;
        let chosen = self.choose(seat, decision, choice, asked, at);
        chosen.map(|_| ()).map_err(|refusal| running::cannot(seat, code, &refusal.to_string()))
    }

    /// Play has gone on: what was asked about the position before lapses. Says whether the table
    /// looks different.
    fn went_on(&mut self, at: Millis) -> bool {
        let lapsed = self.undo.take().is_some();
        self.agreed = SeatSet::NONE;
        self.ends(at) || lapsed
    }

    /// Notes when the game is over, and whether it is.
    fn ends(&mut self, at: Millis) -> bool {
        let over = self.is_over();
        if over {
            self.ended.get_or_insert(at);
        }
        over
    }

    fn hold(&mut self, held: Held) {
        self.held.retain(|other| other.seat != held.seat);
        self.held.push(held);
    }

    fn play(&mut self) -> Result<&mut Running, Broken> {
        self.play.as_mut().ok_or_else(|| Broken("somebody plays before the start".into()))
    }

    fn played(&mut self, seat: Option<Seat>, at: Millis, events: Vec<Event>) -> Vec<Told> {
        if let Some(play) = &mut self.play {
            play.note(seat, &events);
        }
        self.happened(at, events)
    }

    fn remember(&mut self, asked: Option<&Asked>) {
        if let Some(asked) = asked {
            self.done.insert(fingerprint(asked));
        }
    }
}

fn catalog(setup: &Setup) -> Result<Arc<Catalog>, Broken> {
    books::catalog(setup).map_err(Broken)
}

fn fingerprint(asked: &Asked) -> u64 {
    let mut hash = Sha256::new();
    hash.update(asked.guest.0.to_le_bytes());
    hash.update(asked.id.as_bytes());
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(hash.finalize());
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

//! What the person at the screen sees and does.

use std::path::PathBuf;
use std::time::Duration;

use derelict_content::RoomId;
use derelict_engine::{DecisionId, Seat};
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::chart::Chart;
use super::keys::{Command, Key};
use super::sheet::Sheet;
use super::theme::Theme;
use super::typing::Typing;
use crate::at_table::{AtTable, Next, Undone};
use crate::fault::Fault;
use crate::page::Page;
use crate::{ending, plain};

/// What the screen is for at the moment.
#[derive(Clone, Debug)]
pub(super) enum Scene {
    /// The story so far, before the first decision.
    Welcome(Page),
    /// Another person is to take the screen; they may have nothing to decide.
    Curtain { seat: Seat, nothing: bool },
    /// The computer's crew chooses, or others elsewhere.
    Waiting,
    /// The game at the server has not begun.
    Gathering,
    /// A person decides.
    Ask,
    /// The end, page by page.
    End { pages: Vec<Page>, shown: usize },
}

/// Which list stands beside the options where there is space for one only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    #[default]
    Log,
    Crew,
}

/// What can be clicked, where it was drawn last.
#[derive(Clone, Debug, Default)]
pub(super) struct Spots {
    pub options: Vec<(Rect, usize)>,
    pub keys: Vec<(Rect, Command)>,
    pub chart: Option<Chart>,
}

/// The screen and the table behind it.
pub struct App<'t> {
    pub(super) table: &'t mut dyn AtTable,
    pub(super) theme: Theme,
    pub(super) scene: Scene,
    /// Who looks.
    pub(super) seat: Seat,
    pub(super) selected: usize,
    /// The places of the options marked, where several make one answer.
    pub(super) picked: Vec<usize>,
    /// What the selected option was warned of, until it is taken or left.
    pub(super) warned: Option<String>,
    /// The first option shown.
    pub(super) top: usize,
    pub(super) focus: Option<RoomId>,
    pub(super) sheet: Option<Sheet>,
    /// What is being typed.
    pub(super) line: Option<Typing>,
    pub(super) notice: Option<String>,
    pub(super) tab: Tab,
    /// The first line of the log that is new.
    pub(super) fresh: usize,
    pub(super) spots: Spots,
    /// The decision shown last.
    shown: Option<DecisionId>,
    /// How often something had been taken back then.
    undone: usize,
    /// What has been drawn of what is asked: the decision, and whether it is warned of an option.
    drawn: Option<(DecisionId, bool)>,
    record: Option<PathBuf>,
    /// Whether somebody has asked to leave and is asked whether they mean it.
    leaving: bool,
    left: bool,
}

impl<'t> App<'t> {
    /// A screen before a table.
    pub fn new(table: &'t mut dyn AtTable, theme: Theme) -> Self {
        let seat = table.humans().iter().next().unwrap_or_default();
        Self {
            table,
            theme,
            scene: Scene::Waiting,
            seat,
            selected: 0,
            picked: Vec::new(),
            warned: None,
            top: 0,
            focus: None,
            sheet: None,
            line: None,
            notice: None,
            tab: Tab::default(),
            fresh: 0,
            spots: Spots::default(),
            shown: None,
            undone: 0,
            drawn: None,
            record: None,
            leaving: false,
            left: false,
        }
    }

    /// Shows the story, if the game is new, or what comes next.
    ///
    /// # Errors
    ///
    /// If the game is stuck or cannot be kept.
    pub fn begin(&mut self) -> Result<(), Fault> {
        if self.table.is_new() {
            self.scene = Scene::Welcome(plain::welcome(self.table));
            return Ok(());
        }
        self.go_on()
    }

    /// Whether nobody plays any more.
    #[must_use]
    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Whether the computer's crew is choosing.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        matches!(self.scene, Scene::Waiting)
            && !self.table.has_others()
            && self.sheet.is_none()
            && self.line.is_none()
    }

    /// Whether a question is about to be drawn that was not on the screen before.
    pub fn has_new_question(&mut self) -> bool {
        let asked = self.shown.filter(|_| matches!(self.scene, Scene::Ask));
        let asked = asked.map(|decision| (decision, self.warned.is_some()));
        std::mem::replace(&mut self.drawn, asked) != asked && asked.is_some()
    }

    /// Whether the person has no seat.
    pub(super) fn only_watches(&self) -> bool {
        self.table.humans().is_empty()
    }

    /// How long keys are waited for before the table is listened to; none: as long as it takes.
    #[must_use]
    pub fn glance(&self) -> Option<Duration> {
        if self.is_waiting() { Some(Duration::ZERO) } else { self.table.glance() }
    }

    /// Lets happen what happens without the person; whether the screen has changed.
    ///
    /// # Errors
    ///
    /// If the game is stuck, cannot be kept, or nobody may stay at the table.
    pub fn listen(&mut self) -> Result<bool, Fault> {
        if self.is_waiting() {
            self.let_bot_choose()?;
            return Ok(true);
        }
        let mut changed = self.table.listen()?;
        if changed {
            self.hear()?;
        }
        if let Some(notice) = self.table.notice() {
            // The line may be too short for it; the log keeps it whole.
            self.table.log_mut(self.seat).remark(notice.clone());
            self.read();
            self.notice = Some(notice);
            changed = true;
        }
        Ok(changed)
    }

    /// Shows what has been told.
    fn hear(&mut self) -> Result<(), Fault> {
        let asked = self.decision();
        let before = std::mem::replace(&mut self.shown, asked);
        let undone = self.table.log(self.seat).undone();
        let undone = std::mem::replace(&mut self.undone, undone) != undone;
        // Of what was taken back nothing is left, neither on a page nor marked; the same question may
        // be asked anew.
        let told = |sheet: &Sheet| sheet.command.is_some_and(Command::is_told);
        if undone && self.sheet.as_ref().is_some_and(told) {
            self.sheet = None;
        }
        let over = matches!(self.scene, Scene::End { .. });
        if !over && (undone || before != asked || !matches!(self.scene, Scene::Ask)) {
            self.go_on()?;
        }
        self.read();
        Ok(())
    }

    /// The decision the person is to make, if there is one.
    fn decision(&self) -> Option<DecisionId> {
        match self.scene {
            Scene::Gathering => None,
            _ => self.table.view(self.seat).decision.map(|asked| asked.id),
        }
    }

    /// What is new in the log stands out until something newer comes.
    fn read(&mut self) {
        let log = self.table.log_mut(self.seat);
        if log.read() < log.lines.len() {
            self.fresh = log.read();
        }
        log.catch_up();
    }

    /// What is said when the screen is gone.
    #[must_use]
    pub fn farewell(&self) -> String {
        match &self.record {
            Some(path) => {
                let path = path.display().to_string();
                self.table.words().say("end-record", &[("path", path.into())])
            }
            None => self.table.farewell(),
        }
    }

    /// Lets the computer make one choice, or goes on if it has none to make.
    ///
    /// # Errors
    ///
    /// If the game is stuck or cannot be kept.
    pub fn let_bot_choose(&mut self) -> Result<(), Fault> {
        match self.table.let_bot_choose()? {
            true => Ok(()),
            false => self.go_on(),
        }
    }

    pub(super) fn go_on(&mut self) -> Result<(), Fault> {
        if self.table.is_bots_turn() {
            self.scene = Scene::Waiting;
            return Ok(());
        }
        match self.table.go_on()? {
            Next::Ask(seat) if self.table.needs_curtain(seat) => {
                self.scene = Scene::Curtain { seat, nothing: false };
            }
            Next::Ask(seat) => self.ask(seat),
            Next::Wait => {
                self.scene = Scene::Waiting;
                let seats = self.table.humans();
                if !seats.has(self.seat) {
                    self.seat = seats.iter().next().unwrap_or(self.seat);
                }
            }
            Next::Gather => self.scene = Scene::Gathering,
            Next::Nothing(seat) => self.scene = Scene::Curtain { seat, nothing: true },
            Next::Over => self.end()?,
        }
        Ok(())
    }

    fn ask(&mut self, seat: Seat) {
        self.table.hand_screen(seat);
        self.seat = seat;
        self.scene = Scene::Ask;
        (self.top, self.focus) = (0, None);
        self.point();
        self.shown = self.decision();
        self.undone = self.table.log(seat).undone();
        self.read();
    }

    fn end(&mut self) -> Result<(), Fault> {
        let path = self.table.file()?;
        let pages = ending::tell(self.table, path.as_deref());
        self.fresh = self.table.log(self.seat).read();
        self.record = path;
        self.scene = Scene::End { pages, shown: 0 };
        self.notice = Some(self.table.words().plain("end-go-on"));
        Ok(())
    }

    /// Does what a key, a click or a new size of the screen asks for.
    ///
    /// # Errors
    ///
    /// If the game is stuck or cannot be kept.
    pub fn handle(&mut self, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => match &mut self.line {
                Some(line) if Key::of(key) != Key::Leave => {
                    match key.code {
                        KeyCode::Char(letter) => line.typed().push(letter),
                        KeyCode::Backspace => {
                            line.typed().pop();
                        }
                        KeyCode::Enter => return self.enter(),
                        KeyCode::Esc => self.line = None,
                        _ => {}
                    }
                    Ok(())
                }
                _ => self.press(Key::of(key)),
            },
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => self.click(at),
                    MouseEventKind::ScrollUp => self.press(Key::Step(-1)),
                    MouseEventKind::ScrollDown => self.press(Key::Step(1)),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    pub(super) fn press(&mut self, key: Key) -> Result<(), Fault> {
        self.notice = None;
        if key == Key::Leave {
            self.left = true;
            return Ok(());
        }
        if let Some(sheet) = &mut self.sheet {
            match key {
                Key::Step(lines) => sheet.scroll(lines),
                Key::Leap(pages) => sheet.leap(pages),
                Key::Space => sheet.leap(1),
                Key::Home => sheet.jump(false),
                Key::End => sheet.jump(true),
                Key::Do(Command::Quit) => self.sheet = None,
                Key::Do(command) if sheet.command != Some(command) => {
                    self.sheet = None;
                    return self.command(command);
                }
                _ => self.sheet = None,
            }
            return Ok(());
        }
        // The key beside that of an action must not end the evening at once.
        let leaving = std::mem::take(&mut self.leaving);
        if key == Key::Do(Command::Quit) {
            let playing = matches!(self.scene, Scene::Ask | Scene::Waiting);
            self.left = leaving || !playing;
            self.leaving = !self.left;
            self.notice = self.leaving.then(|| self.table.words().plain("leave-sure"));
            return Ok(());
        }
        if leaving {
            return Ok(());
        }
        match &mut self.scene {
            Scene::Welcome(_) => match key {
                Key::Take | Key::Space => self.go_on(),
                _ => Ok(()),
            },
            Scene::Curtain { seat, nothing } => {
                let (seat, nothing) = (*seat, *nothing);
                if key == Key::Take {
                    self.take_screen(seat, nothing)?;
                }
                Ok(())
            }
            Scene::Gathering => match key {
                Key::Do(command @ (Command::Talk | Command::Begin | Command::Rules)) => {
                    self.command(command)
                }
                _ => Ok(()),
            },
            Scene::Waiting => match key {
                Key::Do(command) => self.command(command),
                Key::Panel | Key::Look(..) => self.answer(key),
                _ => Ok(()),
            },
            Scene::End { pages, shown } => {
                match key {
                    Key::Take | Key::Space if *shown + 1 < pages.len() => *shown += 1,
                    Key::Take => self.left = true,
                    Key::Step(-1) | Key::Back | Key::Leap(-1) => *shown = shown.saturating_sub(1),
                    Key::Do(command) => return self.command(command),
                    _ => {}
                }
                Ok(())
            }
            Scene::Ask => self.answer(key),
        }
    }

    fn take_screen(&mut self, seat: Seat, nothing: bool) -> Result<(), Fault> {
        if nothing && self.table.needs_curtain(seat) {
            // The curtain rises; what there is to see is that nothing is to be decided.
            self.table.hand_screen(seat);
            return Ok(());
        }
        match nothing {
            true => self.go_on(),
            false => {
                self.ask(seat);
                Ok(())
            }
        }
    }

    fn answer(&mut self, key: Key) -> Result<(), Fault> {
        if self.warned.is_some() && !matches!(key, Key::Take | Key::Do(Command::Agree)) {
            self.warned = None;
            return Ok(());
        }
        let count = self.table.asked(self.seat).map_or(0, |asked| asked.decision.options.len());
        match key {
            Key::Option(key) => self.option(key),
            Key::Space => {
                self.mark();
                Ok(())
            }
            Key::Unknown(_) => {
                self.notice = Some(self.table.words().plain("key-unknown"));
                Ok(())
            }
            Key::Take => self.take(),
            Key::Do(Command::Agree) if self.warned.is_some() => self.take(),
            Key::Step(by) => {
                let last = count.saturating_sub(1);
                self.selected = self.selected.saturating_add_signed(by).min(last);
                self.focus = None;
                Ok(())
            }
            Key::Leap(by) => self.answer(Key::Step(by * 5)),
            Key::Home => self.answer(Key::Step(isize::MIN / 2)),
            Key::End => self.answer(Key::Step(isize::MAX / 2)),
            Key::Look(right, down) => {
                self.look(right, down);
                Ok(())
            }
            Key::Back => {
                match self.focus.take() {
                    Some(_) => {}
                    None => self.command(Command::Undo)?,
                }
                Ok(())
            }
            Key::Panel => {
                self.tab = match self.tab {
                    Tab::Log => Tab::Crew,
                    Tab::Crew => Tab::Log,
                };
                Ok(())
            }
            Key::Do(command) => self.command(command),
            Key::Leave | Key::Redraw => Ok(()),
        }
    }

    fn command(&mut self, command: Command) -> Result<(), Fault> {
        if command.is_players() && self.only_watches() {
            self.notice = Some(self.table.words().plain("join-no-seat"));
            return Ok(());
        }
        match command {
            Command::Quit => return self.press(Key::Do(Command::Quit)),
            Command::Rules => self.line = Some(Typing::Search(String::new())),
            Command::Undo => {
                let undone = self.table.undo(self.seat)?;
                if undone == Undone::Done {
                    self.go_on()?;
                }
                self.notice = Some(self.table.words().plain(undone.key()));
            }
            Command::Talk | Command::Agree | Command::Refuse | Command::Begin
                if !self.table.has_others() =>
            {
                return self.answer(Key::Unknown(None));
            }
            Command::Talk => self.line = Some(Typing::Talk(String::new())),
            Command::Agree => self.talk("/agree"),
            Command::Refuse => self.talk("/refuse"),
            Command::Begin => self.talk("/start"),
            _ => self.sheet = self.open(command),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use derelict_engine::Setup;

    use super::*;
    use crate::screen::Depth;

    #[test]
    fn of_what_was_taken_back_nothing_is_left_on_the_screen() {
        let (mut table, seat) = crate::tests::begun("derelict-undone-screen", Setup::default());
        let at: &dyn AtTable = &table;
        let choice = at.asked(seat).expect("a decision").decision.options[0];
        table.choose(seat, &[choice]).expect("an offered choice");
        let mut app = App::new(&mut table, Theme::new(Depth::None, false));
        app.begin().expect("it goes on");
        let pages = [Command::Log, Command::Situation, Command::Help];
        for (again, command) in pages.into_iter().enumerate() {
            if again > 0 {
                app.table.choose(seat, &[choice]).expect("an offered choice");
                app.go_on().expect("it goes on");
            }
            app.command(command).expect("a page");
            assert!(app.sheet.is_some());
            assert_eq!(app.table.undo(seat).expect("it is free"), Undone::Done);
            // The number may be the same as before, with other marks and another warning.
            app.shown = app.decision();
            (app.picked, app.warned) = (vec![7], Some("something else".to_owned()));
            app.hear().expect("it goes on");
            let kept = command == Command::Help;
            assert_eq!(app.sheet.is_some(), kept, "{command:?}");
            assert!(app.picked.is_empty() && app.warned.is_none());
            app.sheet = None;
        }
    }
}

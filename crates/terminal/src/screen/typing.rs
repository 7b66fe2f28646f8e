//! A line typed at the foot of the screen.

use super::app::App;
use super::keys::Command;
use super::sheet::Sheet;
use crate::fault::Fault;
use crate::lookup::look_up;
use crate::situation::capital;

/// Rules shown at once.
const RULES: usize = 20;

/// A line being typed, as far as typed.
#[derive(Clone, Debug)]
pub(super) enum Typing {
    /// Rules to look for.
    Search(String),
    /// Something for the others.
    Talk(String),
}

impl Typing {
    /// What has been typed.
    pub fn typed(&mut self) -> &mut String {
        let (Self::Search(typed) | Self::Talk(typed)) = self;
        typed
    }
}

impl App<'_> {
    /// Does what was typed.
    pub(super) fn enter(&mut self) -> Result<(), Fault> {
        match self.line.take() {
            Some(Typing::Search(typed)) => {
                let gaps = [("words", typed.as_str().into())];
                let title = self.table.words().say("sheet-rules", &gaps);
                let page = look_up(&typed, RULES, self.table.words()).page;
                self.sheet = Some(Sheet::new(title, page, Some(Command::Rules)));
            }
            Some(Typing::Talk(typed)) if !typed.trim().is_empty() => self.talk(&typed),
            _ => {}
        }
        Ok(())
    }

    /// Says something to the others, or does what begins with a stroke.
    pub(super) fn talk(&mut self, typed: &str) {
        let typed = typed.trim();
        let line = match typed.strip_prefix('/') {
            Some(command) => command.to_owned(),
            None => format!("say {typed}"),
        };
        match self.table.typed(&line) {
            Some(page) if page.is_empty() => {}
            Some(page) => {
                let title = capital(&self.table.words().plain("key-talk"));
                self.sheet = Some(Sheet::new(title, page, Some(Command::Talk)));
            }
            None => {
                let gaps = [("input", typed.into())];
                self.notice = Some(self.table.words().say("talk-not-understood", &gaps));
            }
        }
    }
}

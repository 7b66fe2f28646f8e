//! Looking and clicking at the map and at options.

use derelict_content::RoomId;
use derelict_engine::state::Place;
use ratatui::layout::{Position, Rect};

use super::app::{App, Scene};
use super::keys::{Command, Key};
use super::map::leads;
use crate::fault::Fault;

impl App<'_> {
    /// Moves the eye to another room.
    pub(super) fn look(&mut self, right: i32, down: i32) {
        let Some(chart) = &self.spots.chart else { return };
        let view = self.table.view(self.seat);
        let here = view.players.get(&self.seat).and_then(|own| match own.place {
            Place::Room(room) if own.character.is_some() => Some(room),
            _ => None,
        });
        let from = self.focus.or(here);
        self.focus = Some(from.map_or(RoomId(0), |from| chart.towards(from, right, down)));
    }

    pub(super) fn click(&mut self, at: Position) -> Result<(), Fault> {
        let hit = |spots: &[(Rect, Command)]| {
            spots.iter().find(|(rect, _)| rect.contains(at)).map(|(_, command)| *command)
        };
        if self.sheet.is_some() || !matches!(self.scene, Scene::Ask) {
            return match hit(&self.spots.keys) {
                Some(command) => self.press(Key::Do(command)),
                None => self.press(Key::Take),
            };
        }
        self.notice = None;
        if let Some(command) = hit(&self.spots.keys) {
            return self.press(Key::Do(command));
        }
        let option = self.spots.options.iter().find(|(rect, _)| rect.contains(at));
        if let Some((_, index)) = option {
            return self.pick(*index);
        }
        let Some(room) = self.spots.chart.as_ref().and_then(|chart| chart.room_at(at)) else {
            return Ok(());
        };
        match self.option_to(room) {
            Some(index) => self.pick(index),
            None => {
                self.focus = Some(room);
                Ok(())
            }
        }
    }

    /// Selects an option, or takes it if it is selected already.
    fn pick(&mut self, index: usize) -> Result<(), Fault> {
        if self.table.asked(self.seat).is_some_and(|asked| asked.due().is_some()) {
            self.selected = index;
            self.mark();
            return Ok(());
        }
        if self.selected == index {
            return self.take();
        }
        (self.selected, self.warned) = (index, None);
        self.notice = Some(self.table.words().plain("click-again"));
        Ok(())
    }

    fn option_to(&self, room: RoomId) -> Option<usize> {
        let asked = self.table.asked(self.seat)?;
        let book = self.table.book();
        asked
            .decision
            .options
            .iter()
            .position(|option| leads(book, &asked.view, *option).0 == Some(room))
    }
}

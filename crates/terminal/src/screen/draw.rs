//! The screen, drawn anew each time for the size it has.

use derelict_engine::view::View;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Block, Borders, Widget};

use super::app::{App, Scene, Spots};
use super::choices::Pointer;
use super::keys::{COMMANDS, Command, OTHERS};
use super::panel::Panel;
use super::sheet::Sheet;
use super::theme::Role;
use super::typing::Typing;
use crate::page::Page;

/// Below this only the question is shown.
const SMALL: (u16, u16) = (60, 18);
/// From here on the panels stand beside the map.
const WIDE: (u16, u16) = (120, 34);
/// What the panels need beside the map of a board that is higher than wide.
const BESIDE: u16 = 44;

/// The parts of the screen.
struct Parts {
    bar: Rect,
    map: Rect,
    message: Rect,
    prompt: Rect,
    side: Rect,
    keys: Rect,
}

impl App<'_> {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.is_empty() {
            return;
        }
        let buffer = frame.buffer_mut();
        buffer.set_style(area, self.theme.space());
        self.spots = Spots::default();
        match &self.scene {
            Scene::Welcome(page) => {
                let mut page = page.clone();
                page.pause();
                page.say(self.table.words().plain("screen-welcome"));
                self.page(area, page, "DERELICT".to_owned(), "hint-go-on", buffer);
            }
            Scene::Curtain { seat, nothing } => {
                let (seat, nothing) = (*seat, *nothing);
                self.curtain(seat, nothing, area, buffer);
            }
            Scene::End { pages, shown } => {
                let page = pages.get(*shown).cloned().unwrap_or_default();
                let title = self.table.words().plain("end-heading");
                self.board(area, buffer);
                self.page(area, page, title, "hint-end", buffer);
            }
            Scene::Gathering => {
                let page = self.lobby(area);
                self.page(area, page, "DERELICT".to_owned(), "hint-gathering", buffer);
            }
            Scene::Waiting | Scene::Ask => self.board(area, buffer),
        }
        let hint = self.table.words().plain("hint-close");
        if let Some(sheet) = &mut self.sheet {
            sheet.draw(area, &hint, &self.theme, buffer);
        }
        if let Some(line) = &self.line {
            let (key, typed) = match line {
                Typing::Search(typed) => ("search-line", typed),
                Typing::Talk(typed) => ("talk-typed", typed),
            };
            let line = self.table.words().say(key, &[("typed", typed.as_str().into())]);
            let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
            buffer.set_string(row.x, row.y, " ".repeat(row.width.into()), self.theme.panel());
            let style = self.theme.bold(Role::Accent);
            buffer.set_stringn(row.x, row.y, line, row.width.into(), style);
        }
    }

    fn page(&self, area: Rect, page: Page, title: String, hint: &str, buffer: &mut Buffer) {
        let hint = self.table.words().plain(hint);
        Sheet::new(title, page, None).draw(area, &hint, &self.theme, buffer);
    }

    /// Who is there, and what has been said, before the game begins.
    fn lobby(&self, area: Rect) -> Page {
        let mut page = self.table.gathering();
        page.pause();
        let room = usize::from(area.height).saturating_sub(page.lines(76).len() + 6);
        let lines = &self.table.log(self.seat).lines;
        for told in &lines[lines.len().saturating_sub(room)..] {
            page.item(&told.sentence);
        }
        if let Some(notice) = &self.notice {
            page.say(notice);
        }
        page
    }

    fn curtain(&self, seat: derelict_engine::Seat, nothing: bool, area: Rect, buffer: &mut Buffer) {
        let words = self.table.words();
        let mut page = Page::default();
        if self.table.needs_curtain(seat) {
            let name = self.table.person(seat);
            let gaps = [("name", name.clone().into()), ("number", seat.number().into())];
            page.say(words.say("curtain", &gaps));
            page.pause();
            page.say(words.say("curtain-yours", &[("name", name.into())]));
        } else if nothing {
            page.say(words.plain("curtain-nothing"));
        }
        self.page(area, page, "DERELICT".to_owned(), "hint-go-on", buffer);
    }

    fn board(&mut self, area: Rect, buffer: &mut Buffer) {
        let view = self.table.view(self.seat);
        let parts = parts(area, self.table.book().board.whole_size());
        let asking = matches!(self.scene, Scene::Ask);
        let panel = Panel::new(self.table, &view, &self.theme, self.seat);
        let mut spots = Spots::default();
        let asked = if asking { self.table.asked(self.seat) } else { None };
        if parts.map.height > 0 {
            spots.chart = panel.map(asked.as_ref(), self.selected, self.focus, parts.map, buffer);
        }
        panel.bar(parts.bar, buffer);
        let message = self.message(&view, &panel, asking);
        if !parts.message.is_empty() {
            let Rect { x, y, width, .. } = parts.message;
            buffer.set_stringn(x, y, message, width.into(), self.theme.style(Role::Noise));
        }
        match &asked {
            Some(asked) => {
                let at = Pointer {
                    selected: self.selected,
                    top: self.top,
                    picked: &self.picked,
                    warned: self.warned.as_deref(),
                };
                self.top = panel.prompt(asked, at, parts.prompt, &mut spots.options, buffer);
            }
            None => panel.waiting(parts.prompt, buffer),
        }
        panel.side(parts.side, self.tab, self.fresh, buffer);
        spots.keys = self.keys(parts.keys, buffer);
        self.spots = spots;
    }

    /// The commands with their keys; as many as there is space for.
    fn keys(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Command)> {
        let mut spots = Vec::new();
        if area.is_empty() {
            return spots;
        }
        let mut x = area.x;
        let talk = OTHERS.into_iter().take(usize::from(self.table.has_others()));
        let all = talk.chain(COMMANDS);
        let own = all.filter(|(command, ..)| !command.is_players() || !self.only_watches());
        for (command, key, name) in own {
            let name = self.table.words().plain(name);
            let width = name.chars().count() as u16 + 3;
            if x + width > area.right() {
                break;
            }
            buffer.set_string(x, area.y, key.to_string(), self.theme.bold(Role::Accent));
            buffer.set_string(x + 2, area.y, &name, self.theme.style(Role::Quiet));
            spots.push((Rect { x, y: area.y, width, height: 1 }, command));
            x += width;
        }
        spots
    }

    /// What there is to say about the last key or the room looked at.
    fn message(&self, view: &View, panel: &Panel<'_>, asking: bool) -> String {
        let words = self.table.words();
        match (&self.notice, self.focus) {
            (Some(notice), _) => notice.clone(),
            (None, Some(room)) => panel.room(room),
            (None, None) if asking => match view.waiting.window {
                Some(_) => words.plain("message-window"),
                None if self.table.can_undo(self.seat) => {
                    let what = self.table.undoes(self.seat).unwrap_or_default();
                    words.say("message-undo", &[("what", what.into())])
                }
                None => words.plain("message-ask"),
            },
            (None, None) if self.table.is_given_up() => words.plain("message-given-up"),
            (None, None) if self.only_watches() => words.plain("message-watch"),
            (None, None) if self.table.has_others() => words.plain("message-wait"),
            (None, None) => String::new(),
        }
    }
}

/// The parts of a screen for the drawing of a board of some width and height.
fn parts(area: Rect, size: [u16; 2]) -> Parts {
    let rows = |rect: Rect, constraints: [Constraint; 3]| -> [Rect; 3] {
        Layout::vertical(constraints).areas(rect)
    };
    let [bar, middle, keys] =
        rows(area, [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]);
    let none = Rect::default();
    if area.width < SMALL.0 || area.height < SMALL.1 {
        let [message, prompt] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(middle);
        return Parts { bar, map: none, message, prompt, side: none, keys };
    }
    let [width, height] = size.map(u32::from);
    if height > width {
        // A cell is about twice as high as wide.
        let wanted = (2 * u32::from(middle.height) * width / height) as u16;
        let most = middle.width.saturating_sub(BESIDE);
        let [map, right] =
            Layout::horizontal([Constraint::Length(wanted.min(most)), Constraint::Fill(1)])
                .areas(middle);
        let above = (right.height * 45 / 100).max(9);
        let [message, prompt, side] =
            rows(right, [Constraint::Length(1), Constraint::Length(above), Constraint::Fill(1)]);
        return Parts { bar, map, message, prompt, side, keys };
    }
    if area.width >= WIDE.0 && area.height >= WIDE.1 {
        let beside = (area.width / 3).clamp(42, 58);
        let [left, side] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(beside)]).areas(middle);
        let below = (area.height * 3 / 10).max(12);
        let [map, message, prompt] =
            rows(left, [Constraint::Fill(1), Constraint::Length(1), Constraint::Length(below)]);
        return Parts { bar, map, message, prompt, side, keys };
    }
    let below = (area.height * 42 / 100).max(9);
    let [map, message, lower] =
        rows(middle, [Constraint::Fill(1), Constraint::Length(1), Constraint::Length(below)]);
    let beside = (area.width * 42 / 100).min(46);
    let [prompt, side] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(beside)]).areas(lower);
    Parts { bar, map, message, prompt, side, keys }
}

/// A panel's ground and title; what is left of it inside.
pub(super) fn titled(title: &str, area: Rect, theme: &super::Theme, buffer: &mut Buffer) -> Rect {
    buffer.set_style(area, theme.panel());
    let block = Block::new()
        .borders(Borders::TOP)
        .border_style(theme.style(Role::Faint))
        .title_style(theme.bold(Role::Accent))
        .title(format!(" {title} "));
    let inner = block.inner(area);
    block.render(area, buffer);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_that_stands_upright_has_the_whole_height() {
        for (width, height) in [(80, 24), (100, 30), (160, 50)] {
            let area = Rect::new(0, 0, width, height);
            let parts = parts(area, [870, 1074]);
            assert_eq!(parts.map.height, height - 2, "{width}x{height}");
            assert!(parts.map.width < 2 * parts.map.height, "{width}x{height}");
            for part in [parts.prompt, parts.side] {
                assert!(part.width >= BESIDE && part.height >= 9, "{width}x{height}: {part}");
                assert!(!part.intersects(parts.map), "{width}x{height}: {part}");
            }
        }
    }
}

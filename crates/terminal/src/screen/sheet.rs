//! A page laid over the screen, to be read and put away.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::keys::Command;
use super::theme::{Role, Theme};
use crate::page::Page;

/// A page laid over the screen.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What it is called.
    pub title: String,
    page: Page,
    /// What opened it; the same key puts it away.
    pub command: Option<Command>,
    /// The first line shown.
    top: usize,
    /// Lines shown at once, when it was last drawn.
    height: usize,
    /// Lines it has, when it was last drawn.
    length: usize,
}

impl Sheet {
    /// A page, shown from its beginning.
    pub fn new(title: String, page: Page, command: Option<Command>) -> Self {
        Self { title, page, command, top: 0, height: 1, length: 0 }
    }

    /// A page, shown from its end.
    pub fn from_end(title: String, page: Page, command: Option<Command>) -> Self {
        Self { top: usize::MAX, ..Self::new(title, page, command) }
    }

    /// Moves by lines.
    pub fn scroll(&mut self, lines: isize) {
        let most = self.length.saturating_sub(self.height);
        self.top = self.top.min(most).saturating_add_signed(lines).min(most);
    }

    /// Moves by pages.
    pub fn leap(&mut self, pages: isize) {
        self.scroll(pages * (self.height.saturating_sub(1).max(1) as isize));
    }

    /// Moves to the beginning or the end.
    pub fn jump(&mut self, end: bool) {
        self.top = if end { usize::MAX } else { 0 };
        self.scroll(0);
    }

    /// Draws it over the middle of an area.
    pub fn draw(&mut self, area: Rect, hint: &str, theme: &Theme, buffer: &mut Buffer) {
        if area.width < 4 || area.height < 3 {
            return;
        }
        let wide = area.width.saturating_sub(4).min(96).max(area.width.min(20));
        let lines = self.page.lines(usize::from(wide.saturating_sub(4)));
        self.length = lines.len();
        let tall = (lines.len() as u16 + 2).clamp(3, area.height.saturating_sub(2).max(3));
        let frame = Rect {
            x: area.x + (area.width.saturating_sub(wide)) / 2,
            y: area.y + (area.height.saturating_sub(tall)) / 2,
            width: wide,
            height: tall.min(area.height),
        };
        self.height = usize::from(frame.height.saturating_sub(2));
        self.scroll(0);
        Clear.render(frame, buffer);
        let more = self.length > self.height;
        let place = match more {
            true => format!(
                " {}-{}/{} ",
                self.top + 1,
                (self.top + self.height).min(self.length),
                self.length
            ),
            false => String::new(),
        };
        // Where there is space for one only, how to close it is more useful than where one is.
        let both = hint.chars().count() + place.chars().count() + 4 <= usize::from(frame.width);
        let place = if both { place } else { String::new() };
        Block::bordered()
            .border_type(BorderType::Plain)
            .border_style(theme.style(Role::Accent))
            .style(theme.panel())
            .title(format!(" {} ", self.title))
            .title_bottom(format!(" {hint} "))
            .title_bottom(ratatui::text::Line::from(place).right_aligned())
            .render(frame, buffer);
        for (row, line) in lines.iter().skip(self.top).take(self.height).enumerate() {
            let style = match line.heading {
                true => theme.bold(Role::Accent),
                false => theme.style(Role::Text),
            };
            let y = frame.y + 1 + row as u16;
            buffer.set_stringn(
                frame.x + 2,
                y,
                &line.text,
                usize::from(wide.saturating_sub(3)),
                style,
            );
        }
    }
}

//! The ship, drawn: rooms, corridors, doors, noise, and everybody aboard.

use derelict_content::{CorridorId, Kind, RoomColour, RoomId, Slot};
use derelict_engine::state::Door;
use derelict_engine::turret::Status;
use derelict_engine::view::{PlayerView, RoomView, View};
use derelict_engine::{Choice, Rulebook, Seat};
use derelict_text::{Cast, Voice};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::chart::Chart;
use super::theme::{Role, Theme};

/// What is drawn, and with which words.
pub struct Map<'a> {
    pub book: &'a Rulebook,
    pub view: &'a View,
    pub voice: &'a Voice,
    pub cast: &'a Cast,
    pub theme: &'a Theme,
    /// Rooms an option leads to, with the key that chooses it.
    pub legal: Vec<(RoomId, char)>,
    /// The room the selected option leads to.
    pub aim: Option<RoomId>,
    /// The corridor the selected option leads through.
    pub way: Option<CorridorId>,
    /// The room that is looked at.
    pub focus: Option<RoomId>,
}

/// Rooms up to this width have an edge at the left only.
const NARROW: u16 = 8;

/// A mark on the floor of a room.
type Mark = (String, Style);

impl Map<'_> {
    /// Draws the ship and says where its rooms lie.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Option<Chart> {
        let chart = Chart::new(&self.book.board, area)?;
        for corridor in self.book.corridors() {
            self.corridor(corridor, &chart, buffer);
        }
        for room in self.book.rooms() {
            self.room(room, chart.room(room), buffer);
        }
        for corridor in self.book.corridors() {
            self.number(corridor, &chart, area, buffer);
        }
        self.networks(area, &chart, buffer);
        Some(chart)
    }

    fn corridor(&self, corridor: CorridorId, chart: &Chart, buffer: &mut Buffer) {
        let Some(way) = chart.corridor(corridor) else { return };
        let lit = self.way == Some(corridor);
        let (mark, style) = match lit {
            true => (self.theme.marks.lit, self.theme.bold(Role::Accent)),
            false => (self.theme.marks.path, self.theme.style(Role::Faint)),
        };
        for at in &way.path {
            buffer.set_string(at.x, at.y, mark, style);
        }
    }

    /// The number of a corridor: `[ ]` around it is a closed door, `/ /` a destroyed one, `!`
    /// noise.
    fn number(&self, corridor: CorridorId, chart: &Chart, area: Rect, buffer: &mut Buffer) {
        let Some(way) = chart.corridor(corridor) else { return };
        let Some(there) = self.view.corridors.get(&corridor) else { return };
        let numbers = &self.book.board.corridors[corridor.index()].numbers;
        let numbers: String = numbers.iter().map(u8::to_string).collect();
        let style = match (there.noise, self.way == Some(corridor)) {
            (true, _) => self.theme.filled(Role::Noise),
            (false, true) => self.theme.bold(Role::Accent),
            (false, false) if there.door == Door::Open => self.theme.style(Role::Quiet),
            (false, false) => self.theme.bold(Role::Text),
        };
        let noise = if there.noise { "!" } else { "" };
        let whole = match there.door {
            Door::Open => format!("{noise}{numbers}"),
            Door::Closed => format!("[{noise}{numbers}]"),
            Door::Destroyed => format!("/{noise}{numbers}/"),
        };
        let Some(label) = way.label else { return };
        let y = label.middle.y;
        if let Some(x) = label.fit(whole.len() as u16) {
            buffer.set_string(x, y, whole, style);
            return;
        }
        // Where rooms stand close, the door and the noise go into the row below.
        let door = match there.door {
            Door::Open => "",
            Door::Closed => "]",
            Door::Destroyed => "/",
        };
        let marks = format!("{noise}{door}");
        let below = if y + 1 < area.bottom() { y + 1 } else { y - 1 };
        for (text, row) in [(numbers, y), (marks, below)] {
            let x = label.fit(text.len() as u16).unwrap_or(label.row.x);
            buffer.set_stringn(x, row, text, label.row.width.into(), style);
        }
    }

    fn networks(&self, area: Rect, chart: &Chart, buffer: &mut Buffer) {
        for network in self.book.networks() {
            let sheet = &self.book.board.networks[network.index()];
            let noisy = self.view.ducts.get(&network).copied().unwrap_or_default();
            let style = match noisy {
                true => self.theme.filled(Role::Noise),
                false => self.theme.style(Role::Faint),
            };
            let initial = match self.book.board.networks.len() {
                1 => String::new(),
                _ => sheet.id.chars().take(1).collect(),
            };
            let noise = if noisy { "!" } else { "" };
            let text = format!("{}{initial}{noise}", self.theme.marks.duct);
            let [x, y] = sheet.at.map(u32::from);
            let x = area.x + (x * u32::from(area.width) / 100) as u16;
            let mut y = area.y + (y * u32::from(area.height) / 100) as u16;
            while y < area.bottom() && chart.room_at(Position::new(x + 2, y)).is_some() {
                y += 1;
            }
            if y < area.bottom() {
                buffer.set_string(x, y, text, style);
            }
        }
    }

    fn room(&self, id: RoomId, area: Rect, buffer: &mut Buffer) {
        let Some(room) = self.view.rooms.get(&id) else { return };
        let marks = &self.theme.marks;
        let ground = match room.explored {
            true => self.theme.room(room.fire),
            false => self.theme.sealed(),
        };
        let colour =
            room.tile.map_or(RoomColour::None, |tile| self.book.catalog.tiles[tile.index()].colour);
        let edge = match (room.fire, room.explored) {
            (true, _) => self.theme.style(Role::Fire),
            (false, true) => self.theme.style(Role::Room(colour)),
            (false, false) => self.theme.style(Role::Faint),
        };
        let narrow = area.width <= NARROW;
        let aimed = self.aim == Some(id) || self.focus == Some(id);
        let side = if room.explored { marks.edge } else { marks.sealed };
        for y in area.rows() {
            buffer.set_style(y, ground);
            buffer.set_string(y.x, y.y, " ".repeat(usize::from(y.width)), ground);
            buffer.set_string(y.x, y.y, side, ground.patch(edge));
            if !narrow {
                buffer.set_string(y.right() - 1, y.y, side, ground.patch(edge));
            }
        }
        let edges = if narrow { 1 } else { 2 };
        let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(edges), ..area };
        self.head(id, room, colour, aimed, inner, ground, buffer);
        let floor = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        self.floor(id, room, floor, ground, buffer);
    }

    /// Number, name, and the key that leads there.
    #[expect(clippy::too_many_arguments, reason = "each is another thing to draw")]
    fn head(
        &self,
        id: RoomId,
        room: &RoomView,
        colour: RoomColour,
        aimed: bool,
        area: Rect,
        ground: Style,
        buffer: &mut Buffer,
    ) {
        let number = self.book.names.name(Kind::RoomId, id.0).unwrap_or_default();
        // Rooms of the shuttle bear none.
        let number = if self.book.on_shuttle(id) { "" } else { number.trim_start_matches('0') };
        let name = match room.tile {
            Some(tile) => self.voice.name(tile, self.cast),
            None => match self.book.board.rooms[id.index()].slot {
                Slot::One => "I".to_owned(),
                Slot::Two => "II".to_owned(),
                Slot::Printed(_) | Slot::Fixed(_) => String::new(),
            },
        };
        let known = room.tile.is_some();
        let style = match (room.explored, known) {
            (true, _) => self.theme.style(Role::Text),
            (false, true) => self.theme.style(Role::Quiet),
            (false, false) => self.theme.style(Role::Faint),
        };
        let style = if room.malfunction { self.theme.style(Role::Quiet) } else { style };
        let style = if aimed { style.add_modifier(Modifier::REVERSED) } else { style };
        let key = self.legal.iter().find(|(legal, _)| *legal == id).map(|(_, key)| *key);
        let reserved = usize::from(key.is_some());
        let width = usize::from(area.width).saturating_sub(reserved);
        let one_line = area.height <= 2;
        let glyph = match (room.explored, one_line) {
            (true, false) => self.glyph(colour),
            _ => "",
        };
        let duct = if self.book.entrances(id).is_empty() { "" } else { self.theme.marks.duct };
        let head = match one_line {
            true => {
                let left = width.saturating_sub(number.len() + 1);
                format!("{number} {}", shorten(&name, left))
            }
            false => format!("{number}{glyph}{duct}"),
        };
        buffer.set_stringn(area.x, area.y, format!("{head:width$}"), width, ground.patch(style));
        if let Some(key) = key {
            let x = area.right() - 1;
            buffer.set_string(x, area.y, key.to_string(), self.theme.filled(Role::Accent));
        }
        if one_line {
            return;
        }
        if room.explored && room.items > 0 {
            let items = format!("{}{}", self.theme.marks.items, room.items);
            let x = area.right().saturating_sub(3 + reserved as u16);
            buffer.set_string(x, area.y, items, ground.patch(style));
        }
        let lines = area.height - 2;
        let name = match known {
            true => name,
            false => format!("? {name}"),
        };
        for (row, line) in
            wrap(&name, usize::from(area.width), usize::from(lines)).iter().enumerate()
        {
            let y = area.y + 1 + row as u16;
            buffer.set_stringn(area.x, y, line, usize::from(area.width), ground.patch(style));
        }
    }

    fn glyph(&self, colour: RoomColour) -> &'static str {
        let index = match colour {
            RoomColour::Red => 0,
            RoomColour::Yellow => 1,
            RoomColour::Green => 2,
            RoomColour::White => 3,
            RoomColour::None => 4,
        };
        self.theme.marks.rooms[index]
    }

    /// Who and what is in the room: figures from the left, fire and malfunction at the right.
    fn floor(&self, id: RoomId, room: &RoomView, area: Rect, ground: Style, buffer: &mut Buffer) {
        let marks = &self.theme.marks;
        let mut end = area.right();
        for (there, mark, role) in [
            (room.fire, marks.fire, Role::Fire),
            (room.malfunction, marks.malfunction, Role::Malfunction),
        ] {
            if there && end > area.x {
                end -= 1;
                buffer.set_string(end, area.y, mark, ground.patch(self.theme.bold(role)));
            }
        }
        let mut x = area.x;
        let figures = self.figures(id, room);
        for (index, (text, style)) in figures.iter().enumerate() {
            let width = text.chars().count() as u16;
            let last = index + 1 == figures.len();
            if x + width + u16::from(!last) > end {
                buffer.set_stringn(x, area.y, marks.more, usize::from(end - x), ground);
                break;
            }
            buffer.set_string(x, area.y, text, ground.patch(*style));
            x += width;
        }
    }

    /// The turret of a room: whom it shoots at, as far as the viewer knows.
    fn turret(&self, room: RoomId) -> Option<Mark> {
        let post = self.view.turret_in(room)?;
        let (sign, role) = match post.status {
            Some(Status::All) => ("!", Role::Danger),
            Some(Status::Intruders) => ("+", Role::Text),
            Some(Status::Inactive) => ("-", Role::Quiet),
            None => ("?", Role::Text),
        };
        Some((format!("{}{sign}", self.theme.marks.turret), self.theme.style(role)))
    }

    fn person(&self, seat: Seat) -> Mark {
        person(self.book, self.view, seat, self.theme)
    }

    fn figures(&self, id: RoomId, room: &RoomView) -> Vec<Mark> {
        let marks = &self.theme.marks;
        let mut figures: Vec<Mark> = room.characters.iter().map(|seat| self.person(seat)).collect();
        for mini in &room.intruders {
            let injuries = self.view.intruders.get(mini).map_or(0, |there| there.injuries);
            let small = marks.small[usize::from(injuries.min(9))];
            let text = format!("{}{small}", self.book.kind(self.book.mini_kind(*mini)).letter);
            figures.push((text, self.theme.bold(Role::Alien)));
        }
        figures.extend(self.turret(id));
        let dull = self.theme.style(Role::Quiet);
        let objects = [
            (room.corpses.len(), marks.corpse),
            (usize::from(room.eggs), marks.egg),
            (usize::from(room.carcasses), marks.carcass),
            (usize::from(room.sample), marks.sample),
        ];
        for (count, mark) in objects {
            figures.extend(std::iter::repeat_n((mark.to_owned(), dull), count));
        }
        // Whatever else is to be found there.
        if room.explored && room.undiscovered == Some(true) {
            figures.push(("?".to_owned(), self.theme.style(Role::Faint)));
        }
        figures
    }
}

/// The colour of a player's character.
pub fn pieces(book: &Rulebook, player: &PlayerView) -> Role {
    player.character.map_or(Role::Text, |character| {
        Role::Pieces(book.catalog.characters[character.index()].colour.as_str().into())
    })
}

/// A character's figure: `@` for the viewer, else the player's number.
pub fn person(book: &Rulebook, view: &View, seat: Seat, theme: &Theme) -> Mark {
    let text = match view.viewer.seat() == Some(seat) {
        true => "@".to_owned(),
        false => seat.number().to_string(),
    };
    let role = view.players.get(&seat).map_or(Role::Text, |player| pieces(book, player));
    let style = match view.active == Some(seat) {
        true => theme.filled(role),
        false => theme.bold(role),
    };
    (text, style)
}

/// The room an option leads to, and the corridor through which it does.
pub fn leads(book: &Rulebook, view: &View, option: Choice) -> (Option<RoomId>, Option<CorridorId>) {
    use derelict_engine::state::Place;
    let here = view.viewer.seat().and_then(|seat| view.players.get(&seat)).map(|own| own.place);
    match (option, here) {
        (Choice::Room(room), _) => (Some(room), None),
        (Choice::Corridor(corridor), Some(Place::Room(here))) => {
            let ends = book.ends(corridor);
            let there = ends.contains(&here).then(|| book.across(corridor, here));
            (there, Some(corridor))
        }
        (Choice::Corridor(corridor), _) => (None, Some(corridor)),
        (Choice::Intruder(mini), _) => (view.intruders.get(&mini).map(|there| there.room), None),
        _ => (None, None),
    }
}

/// A name in little space; what tells like names apart is kept.
fn shorten(name: &str, width: usize) -> String {
    let length = name.chars().count();
    if length <= width {
        return name.to_owned();
    }
    let last = name.rsplit(' ').next().unwrap_or_default();
    let tail = last.chars().count();
    if name.contains(' ') && tail <= 2 && width > tail {
        let gap = usize::from(width > tail + 2);
        let head: String = name.chars().take(width - tail - gap).collect();
        return format!("{}{}{last}", head.trim_end(), " ".repeat(gap));
    }
    name.chars().take(width).collect()
}

/// A name over some lines, the last one shortened.
fn wrap(name: &str, width: usize, lines: usize) -> Vec<String> {
    let wrapped: Vec<String> =
        textwrap::wrap(name, textwrap::Options::new(width.max(1)).break_words(false))
            .into_iter()
            .map(|line| line.into_owned())
            .collect();
    if wrapped.len() <= lines {
        return wrapped;
    }
    if lines == 1 {
        return vec![shorten(name, width)];
    }
    let mut kept = wrapped[..lines - 1].to_vec();
    kept.push(shorten(&wrapped[lines - 1..].join(" "), width));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_stay_apart() {
        assert_eq!(shorten("Armory", 6), "Armory");
        assert_eq!(shorten("Armory", 4), "Armo");
        assert_eq!(shorten("Evacuation Section A", 7), "Evacu A");
        assert_eq!(shorten("Engine 3", 5), "Eng 3");
        assert_eq!(shorten("Engine 3", 3), "En3");
        assert_eq!(wrap("Emergency Room", 9, 2), ["Emergency", "Room"]);
        assert_eq!(wrap("Evacuation Section A", 10, 1), ["Evacuati A"]);
    }
}

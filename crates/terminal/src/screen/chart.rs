//! Where rooms and corridors lie on a map of any size.
//!
//! Positions are data of the board, in percent. A chart chooses the largest room that still leaves
//! space between rooms, so the map grows with the terminal.

use derelict_content::{Board, CorridorId, RoomId};
use ratatui::layout::{Position, Rect};

/// Rooms and corridors in cells of the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The place of each room, by its index.
    pub rooms: Vec<Rect>,
    /// The way of each corridor, by its index.
    pub corridors: Vec<Hallway>,
}

/// A corridor on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hallway {
    /// The cells between its rooms.
    pub path: Vec<Position>,
    /// Where its number stands.
    pub label: Option<Label>,
}

/// The place of a corridor's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The middle of the corridor.
    pub middle: Position,
    /// The cells around it that no room covers.
    pub row: Rect,
}

impl Label {
    /// Where a text of this length begins so that it covers no room; none if it is too long.
    #[must_use]
    pub fn fit(&self, length: u16) -> Option<u16> {
        let last = self.row.right().checked_sub(length).filter(|last| *last >= self.row.x)?;
        Some(self.middle.x.saturating_sub(length.saturating_sub(1) / 2).clamp(self.row.x, last))
    }
}

/// Rooms no smaller than this can be told apart.
const LEAST: (u16, u16) = (6, 2);
/// Larger rooms only hold more emptiness.
const MOST: (u16, u16) = (18, 5);

impl Chart {
    /// The map of a board; none if the space is too small for it.
    #[must_use]
    pub fn new(board: &Board, area: Rect) -> Option<Self> {
        let rooms = fit(board, area)?;
        let corridors =
            (0..board.corridors.len()).map(|index| way(board, &rooms, area, index)).collect();
        Some(Self { rooms, corridors })
    }

    /// The room at a cell.
    #[must_use]
    pub fn room_at(&self, at: Position) -> Option<RoomId> {
        let index = self.rooms.iter().position(|room| room.contains(at))?;
        Some(RoomId(index as u8))
    }

    /// The place of a room.
    #[must_use]
    pub fn room(&self, room: RoomId) -> Rect {
        self.rooms.get(room.index()).copied().unwrap_or_default()
    }

    /// The way of a corridor.
    #[must_use]
    pub fn corridor(&self, corridor: CorridorId) -> Option<&Hallway> {
        self.corridors.get(corridor.index())
    }

    /// The nearest room in a direction, for moving about by keys.
    #[must_use]
    pub fn towards(&self, from: RoomId, right: i32, down: i32) -> RoomId {
        let centre = |room: Rect| {
            (i32::from(room.x + room.width / 2), 2 * i32::from(room.y + room.height / 2))
        };
        let (x, y) = centre(self.room(from));
        let ahead = self.rooms.iter().enumerate().filter_map(|(index, room)| {
            let (dx, dy) = (centre(*room).0 - x, centre(*room).1 - y);
            let along = dx * right + dy * down;
            let aside = (dx * down).abs() + (dy * right).abs();
            (along > 0 && index != from.index()).then_some((along + 2 * aside, index))
        });
        ahead.min().map_or(from, |(_, index)| RoomId(index as u8))
    }
}

/// The places of all rooms, as large as the space allows.
fn fit(board: &Board, area: Rect) -> Option<Vec<Rect>> {
    let mut best: Option<(u16, Vec<Rect>)> = None;
    for height in LEAST.1..=MOST.1 {
        for width in (LEAST.0..=MOST.0).rev() {
            let Some(rooms) = place(board, area, width, height) else { continue };
            let worth = width.min(16) * height.min(4);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, rooms));
            }
            break;
        }
    }
    best.map(|(_, rooms)| rooms)
}

/// Rooms of one size, if they keep apart.
fn place(board: &Board, area: Rect, width: u16, height: u16) -> Option<Vec<Rect>> {
    if width >= area.width || height >= area.height {
        return None;
    }
    let span = |axis: usize| {
        let all = (0..board.rooms.len()).map(|room| board.place(room)[axis]);
        Some((u32::from(all.clone().min()?), u32::from(all.max()?)))
    };
    let ((left, right), (top, bottom)) = (span(0)?, span(1)?);
    let scaled = |at: u16, (from, to): (u32, u32), cells: u16| {
        let way = (to - from).max(1);
        (((u32::from(at) - from) * u32::from(cells) * 2 + way) / (2 * way)) as u16
    };
    let mut order: Vec<usize> = (0..board.rooms.len()).collect();
    order.sort_by_key(|index| (board.place(*index)[1], *index));
    let mut rooms: Vec<Option<Rect>> = vec![None; board.rooms.len()];
    for index in order {
        let [x, y] = board.place(index);
        let x = area.x + scaled(x, (left, right), area.width - width);
        let y = area.y + scaled(y, (top, bottom), area.height - height);
        // Rounding may push rooms into each other; a row more or less makes them fit.
        let nudged = [0, -1, 1, -2].iter().find_map(|rows| {
            let y = y.checked_add_signed(*rows)?;
            let room = Rect { x, y, width, height };
            let inside = y >= area.y && room.bottom() <= area.bottom();
            let apart = rooms.iter().flatten().all(|other| keep_apart(room, *other));
            (inside && apart).then_some(room)
        });
        rooms[index] = Some(nudged?);
    }
    rooms.into_iter().collect()
}

/// Whether two rooms leave space for a corridor's number between them.
fn keep_apart(a: Rect, b: Rect) -> bool {
    let wide = |room: Rect| Rect { width: room.width + 2, ..room };
    !wide(a).intersects(b) && !wide(b).intersects(a)
}

/// The cells of a corridor and the place of its number.
fn way(board: &Board, rooms: &[Rect], area: Rect, index: usize) -> Hallway {
    let corridor = &board.corridors[index];
    let [a, b] = corridor.ends.map(|end| rooms[usize::from(end)]);
    let twins: Vec<usize> = (0..board.corridors.len())
        .filter(|other| board.corridors[*other].ends == corridor.ends)
        .collect();
    let nth = twins.iter().position(|twin| *twin == index).unwrap_or_default() as i32;
    let centre = |room: Rect| {
        (i32::from(room.x + room.width / 2), i32::from(room.y) + i32::from(room.height - 1) / 2)
    };
    let ((ax, ay), (bx, by)) = (centre(a), centre(b));
    let many = i32::from(twins.len() > 1);
    // Two corridors between the same rooms run side by side.
    let (shift_x, shift_y) = if (ax - bx).abs() > 2 * (ay - by).abs() {
        (0, nth * many)
    } else {
        ((2 * nth - 1) * 2 * many, 0)
    };
    let free = |at: &Position| !rooms.iter().any(|room| room.contains(*at));
    let path: Vec<Position> = line((ax + shift_x, ay + shift_y), (bx + shift_x, by + shift_y))
        .into_iter()
        .filter(free)
        .collect();
    // Rooms that touch leave no cell between them; the number goes where there is space nearby.
    let middle = path.get(path.len() / 2).copied().or_else(|| {
        let (x, y) = ((ax + bx) / 2 + shift_x, (ay + by) / 2 + shift_y);
        let around = (-3..=3).flat_map(|dy: i32| (-9..=9).map(move |dx: i32| (dx, dy)));
        let cells = around.filter_map(|(dx, dy)| {
            let at = Position::new(u16::try_from(x + dx).ok()?, u16::try_from(y + dy).ok()?);
            let inside = at.x < area.right() && at.y >= area.y && at.y < area.bottom();
            (inside && free(&at)).then_some((dx.abs() + 3 * dy.abs(), at.x, at.y))
        });
        cells.min().map(|(_, x, y)| Position::new(x, y))
    });
    let Some(middle) = middle else {
        return Hallway { path, label: None };
    };
    let reach = |step: i32| {
        let cells = (1..5)
            .map(|far| Position::new((i32::from(middle.x) + step * far).max(0) as u16, middle.y));
        cells.take_while(free).count() as u16
    };
    let from = middle.x - reach(-1).min(middle.x);
    let row = Rect { x: from, y: middle.y, width: middle.x + 1 + reach(1) - from, height: 1 };
    Hallway { path, label: Some(Label { middle, row }) }
}

/// Cells from one point to another.
fn line((ax, ay): (i32, i32), (bx, by): (i32, i32)) -> Vec<Position> {
    let steps = (bx - ax).abs().max((by - ay).abs()).max(1);
    let along = |from: i32, to: i32, step: i32| {
        let way = (to - from) * step * 2 + steps * (to - from).signum();
        from + way / (2 * steps)
    };
    (0..=steps)
        .map(|step| {
            let (x, y) = (along(ax, bx, step).max(0), along(ay, by, step).max(0));
            Position::new(x as u16, y as u16)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use derelict_content::Catalog;

    use super::*;

    #[test]
    fn rooms_never_touch_and_numbers_lie_between_them() {
        for board in &Catalog::base().boards {
            for (width, height) in [(78, 11), (80, 12), (100, 15), (110, 32), (160, 40)] {
                let area = Rect::new(0, 1, width, height);
                let chart = Chart::new(board, area).expect("space enough");
                for (index, way) in chart.corridors.iter().enumerate() {
                    let id = &board.corridors[index].id;
                    let label = way.label.as_ref();
                    let numbers = board.corridors[index].numbers.len() as u16;
                    let fits = label.and_then(|label| label.fit(numbers));
                    assert!(fits.is_some(), "{} {id} at {width}x{height}", board.id);
                }
                for room in &chart.rooms {
                    assert_eq!(room.intersection(area), *room);
                }
            }
        }
    }

    /// The board lying on its side is one that stands upright.
    fn upright(board: &Board) -> Board {
        let mut board = board.clone();
        board.size = [board.size[1] + 250, board.size[0]];
        for room in &mut board.rooms {
            room.at = [room.at[1], 100 - room.at[0]];
        }
        board
    }

    #[test]
    fn a_board_may_stand_upright() {
        for board in &Catalog::base().boards {
            let board = upright(board);
            assert!(board.size[1] > board.size[0]);
            for (width, height) in [(56, 22), (66, 36), (92, 48)] {
                let area = Rect::new(0, 1, width, height);
                let chart = Chart::new(&board, area).expect("space enough");
                let inside = chart.rooms.iter().all(|room| room.intersection(area) == *room);
                assert!(inside, "{} at {width}x{height}", board.id);
                let labels = chart.corridors.iter().filter(|way| way.label.is_some()).count();
                assert_eq!(labels, board.corridors.len(), "{} at {width}x{height}", board.id);
            }
        }
    }

    #[test]
    fn a_larger_map_has_larger_rooms() {
        let board = &Catalog::base().boards[0];
        let room = |width, height| {
            let chart = Chart::new(board, Rect::new(0, 0, width, height)).expect("space enough");
            chart.rooms[0]
        };
        assert!(room(160, 40).width > room(80, 12).width);
        assert!(room(160, 40).height > room(80, 12).height);
        assert_eq!(Chart::new(board, Rect::new(0, 0, 30, 5)), None);
    }

    #[test]
    fn arrows_lead_to_neighbours() {
        let board = &Catalog::base().boards[0];
        let chart = Chart::new(board, Rect::new(0, 0, 100, 16)).expect("space enough");
        let named = |id: &str| {
            RoomId(board.rooms.iter().position(|room| room.id == id).expect("a room") as u8)
        };
        assert_eq!(chart.towards(named("001"), 1, 0), named("003"));
        assert_eq!(chart.towards(named("003"), -1, 0), named("001"));
        assert_eq!(chart.towards(named("001"), -1, 0), named("001"));
        assert_eq!(chart.towards(named("021"), 0, -1), named("020"));
    }
}

//! The list of options: in groups, with their keys, and never longer than its place without saying
//! so.

use derelict_engine::Choice;
use derelict_engine::group::Group;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::keys::option_keys;
use super::panel::{Panel, ellipsis};
use super::theme::Role;
use crate::ask::{Asked, group_name};

/// What is chosen at the moment, and how far the list is scrolled.
#[derive(Clone, Copy, Debug)]
pub struct Pointer<'a> {
    pub selected: usize,
    pub top: usize,
    /// The places of what is marked.
    pub picked: &'a [usize],
    /// What the selected option is warned of.
    pub warned: Option<&'a str>,
}

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The name of a group.
    Heading(Group),
    /// An option, by its place.
    Option(usize),
    /// So many options are above or below.
    More(usize),
}

/// The rows shown of a list in so much space. One option, the way out, is always among them.
pub fn rows(
    groups: &[Option<Group>],
    selected: usize,
    top: usize,
    space: usize,
    kept: Option<usize>,
) -> (Vec<Row>, usize) {
    let count = groups.len();
    let headings: Vec<usize> = (0..count)
        .filter(|at| groups[*at].is_some() && (*at == 0 || groups[*at] != groups[at - 1]))
        .collect();
    if count + headings.len() <= space {
        let all = (0..count).flat_map(|at| {
            let heading = groups[at].filter(|_| headings.contains(&at)).map(Row::Heading);
            heading.into_iter().chain([Row::Option(at)])
        });
        return (all.collect(), 0);
    }
    if count <= space || space < 4 {
        let top = scrolled(top, selected, space.max(1), count);
        return ((top..count.min(top + space)).map(Row::Option).collect(), top);
    }
    // A row says how many there are besides, and the way out keeps its own.
    let kept = kept.filter(|kept| *kept < count);
    let listed = space - 1 - usize::from(kept.is_some());
    let others: Vec<usize> = (0..count).filter(|at| Some(*at) != kept).collect();
    let at = others.iter().position(|at| *at == selected).unwrap_or(others.len() - 1);
    let top = scrolled(top.min(others.len()), at, listed, others.len());
    let shown = &others[top..(top + listed).min(others.len())];
    let mut list: Vec<Row> = shown.iter().copied().map(Row::Option).collect();
    list.push(Row::More(others.len() - shown.len()));
    list.extend(kept.map(Row::Option));
    (list, top)
}

impl Panel<'_> {
    /// The question and its options; returns the first option shown.
    pub fn prompt(
        &self,
        asked: &Asked<'_>,
        at: Pointer<'_>,
        area: Rect,
        spots: &mut Vec<(Rect, usize)>,
        buffer: &mut Buffer,
    ) -> usize {
        let words = self.table.words();
        let inner = self.frame(asked, area, buffer);
        let width = usize::from(inner.width);
        let mut rows_left = inner.rows();
        let (question, role) = match at.warned {
            Some(warning) => (format!("{warning} {}", words.plain("warn-keys")), Role::Danger),
            None => (asked.question(), Role::Text),
        };
        let most = if at.warned.is_some() { 6 } else { 3 };
        for line in textwrap::wrap(&question, width.max(1)).iter().take(most) {
            let Some(row) = rows_left.next() else { return at.top };
            buffer.set_string(row.x, row.y, line, self.theme.bold(role));
        }
        if let Some(hint) = self.hint(asked, at.picked)
            && let Some(row) = rows_left.next()
        {
            let style = self.theme.style(Role::Accent);
            buffer.set_stringn(row.x, row.y, hint, width, style);
        }
        let left: Vec<Rect> = rows_left.collect();
        let options = asked.options();
        let detail = self.detail(asked, at.selected, width);
        // The options come first; what the selected one does gets what is left, but a little.
        let groups: Vec<Option<Group>> =
            asked.decision.options.iter().map(|option| asked.group(*option)).collect();
        let spare = left.len().saturating_sub(options.len());
        let below = detail.len().min(spare.max(left.len() / 4));
        let space = left.len() - below;
        let way_out = asked.decision.options.iter().position(|option| *option == Choice::Pass);
        let (list, top) = rows(&groups, at.selected, at.top, space, way_out);
        let keys = option_keys(asked);
        // Where the names of groups have no rows of their own, each stands beside its first option.
        let headed = list.iter().any(|row| matches!(row, Row::Heading(_)));
        let mut above = None;
        for (row, shown) in left.iter().zip(&list) {
            match shown {
                Row::Heading(group) => {
                    let name = words.plain(group_name(*group));
                    buffer.set_stringn(row.x, row.y, name, width, self.theme.style(Role::Quiet));
                }
                Row::More(count) => {
                    let text = words.say("options-more", &[("count", (*count).into())]);
                    buffer.set_stringn(row.x, row.y, text, width, self.theme.style(Role::Noise));
                }
                Row::Option(index) => {
                    let key = keys.get(*index).copied().flatten().unwrap_or(' ');
                    let group = groups[*index].filter(|group| !headed && above != Some(*group));
                    let place = self.group(group, *row, buffer);
                    self.option(&options[*index], key, *index, at, place, buffer);
                    above = groups[*index];
                    spots.push((*row, *index));
                }
            }
        }
        let used = list.len().min(left.len());
        for (row, line) in left[used.max(space).min(left.len())..].iter().zip(&detail) {
            buffer.set_string(row.x, row.y, line, self.theme.style(Role::Faint));
        }
        top
    }

    /// What is to be done where several options make one answer.
    fn hint(&self, asked: &Asked<'_>, picked: &[usize]) -> Option<String> {
        let due = asked.due()?;
        let words = self.table.words();
        Some(match due.picks {
            Some(_) if due.forced => words.plain("picks-forced-keys"),
            Some(picks) => {
                words.say("picks-keys", &[("due", picks.into()), ("picked", picked.len().into())])
            }
            None => words.say("picks-any-keys", &[("picked", picked.len().into())]),
        })
    }

    /// What the selected option does, where there is more to say than it says itself.
    fn detail(&self, asked: &Asked<'_>, selected: usize, width: usize) -> Vec<String> {
        let Some(option) = asked.decision.options.get(selected).copied() else {
            return Vec::new();
        };
        let whole = Some(asked.label(selected)).filter(|text| text.chars().count() + 3 > width);
        let said = whole.into_iter().chain(asked.explanation(option)).chain(asked.odds(option));
        let lines = said.flat_map(|text| {
            let lines = textwrap::wrap(&text, width.max(1)).into_iter();
            lines.map(|line| line.into_owned()).collect::<Vec<_>>()
        });
        lines.collect()
    }

    /// The name of a group at the end of a row; what is left of the row.
    fn group(&self, group: Option<Group>, row: Rect, buffer: &mut Buffer) -> Rect {
        let Some(group) = group else { return row };
        let name = self.table.words().plain(group_name(group));
        let taken = name.chars().count() as u16;
        if row.width < taken + 12 {
            return row;
        }
        let left = row.width - taken;
        buffer.set_string(row.x + left, row.y, name, self.theme.style(Role::Quiet));
        Rect { width: left - 1, ..row }
    }

    fn option(
        &self,
        text: &str,
        key: char,
        index: usize,
        at: Pointer<'_>,
        row: Rect,
        buffer: &mut Buffer,
    ) {
        let chosen = index == at.selected;
        let marked = at.picked.iter().filter(|picked| **picked == index).count();
        let pointer = if chosen { self.theme.marks.pointer } else { " " };
        let text = match marked {
            0 => text.to_owned(),
            1 => format!("[x] {text}"),
            many => format!("[{many}] {text}"),
        };
        let width = usize::from(row.width);
        let text = ellipsis(&text, width.saturating_sub(3), self.theme.marks.more);
        let style = match (chosen, marked > 0) {
            (true, _) => self.theme.bold(Role::Accent),
            (false, true) => self.theme.bold(Role::Text),
            (false, false) => self.theme.style(Role::Text),
        };
        let label = format!("{pointer}{key} ");
        buffer.set_string(row.x, row.y, label, self.theme.bold(Role::Accent));
        buffer.set_string(row.x + 3, row.y, text, style);
    }
}

/// The first option shown, so that the selected one is among them.
fn scrolled(top: usize, selected: usize, shown: usize, count: usize) -> usize {
    let most = count.saturating_sub(shown);
    let least = (selected + 1).saturating_sub(shown);
    top.clamp(least.min(most), selected.min(most).max(least.min(most)))
}

#[cfg(test)]
mod tests {
    use super::{Row, rows};
    use derelict_engine::group::Group;

    #[test]
    fn the_selected_option_and_the_way_out_are_always_shown_and_nothing_is_left_out_silently() {
        for count in 1..30usize {
            for space in 5..20usize {
                for groups in [vec![None; count], vec![Some(Group::Move); count]] {
                    let mut top = 0;
                    for selected in (0..count).chain((0..count).rev()) {
                        let (list, now) = rows(&groups, selected, top, space, Some(count - 1));
                        top = now;
                        assert!(list.len() <= space);
                        assert!(
                            list.contains(&Row::Option(selected)),
                            "{count} {space} {selected}"
                        );
                        assert!(list.contains(&Row::Option(count - 1)));
                        let shown = list.iter().filter(|row| matches!(row, Row::Option(_))).count();
                        let said = list.iter().any(|row| *row == Row::More(count - shown));
                        assert!(shown == count || said, "{list:?}");
                    }
                }
            }
        }
    }
}

//! The panels around the map: time, question, self, crew, log.

use derelict_content::RoomId;
use derelict_engine::Seat;
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::state::Place;
use derelict_engine::view::{CardName, Goal, GoalPart, PlayerView, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::Tab;
use super::chart::Chart;
use super::draw::titled;
use super::keys::option_keys;
use super::map::{Map, leads, person, pieces};
use super::theme::{Role, Theme};
use crate::ask::Asked;
use crate::at_table::AtTable;
use crate::gravity::{Looker, gravest};
use crate::situation::{Situation, Weight, capital};

/// Rows the own panel needs at least to leave space for others.
const OWN: u16 = 6;
/// Rows the log keeps with its title, however long the goals are.
const NEWS: u16 = 3;

/// How goals are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goals {
    /// By name, with the words of each part.
    Whole,
    /// Each part in a few words, without their names.
    Brief,
}

/// What is one's own, in lines.
#[derive(Default)]
struct Own {
    lines: Vec<Line<'static>>,
    /// So many come first and stay in sight: where one is, what one is after, how one fares.
    first: usize,
}

/// What one person sees, and the means to draw it.
pub struct Panel<'a> {
    pub(super) table: &'a dyn AtTable,
    view: &'a View,
    pub(super) theme: &'a Theme,
    seat: Seat,
    situation: Situation<'a>,
}

impl<'a> Panel<'a> {
    /// What a view shows.
    pub fn new(table: &'a dyn AtTable, view: &'a View, theme: &'a Theme, seat: Seat) -> Self {
        let situation = Situation::new(view, table.voice(), table.words(), table.book());
        Self { table, view, theme, seat, situation }
    }

    /// A room in words.
    pub fn room(&self, room: RoomId) -> String {
        self.situation.room(room)
    }

    /// The ship.
    pub fn map(
        &self,
        asked: Option<&Asked<'_>>,
        selected: usize,
        focus: Option<RoomId>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Option<Chart> {
        let book = self.table.book();
        let options = asked.map_or(&[][..], |asked| &asked.decision.options);
        let leads = |index: usize| {
            options.get(index).map_or((None, None), |option| leads(book, self.view, *option))
        };
        let keys = asked.map_or_else(Vec::new, option_keys);
        let legal = (0..options.len())
            .filter_map(|index| Some((leads(index).0?, keys.get(index).copied()??)))
            .collect();
        let (aim, way) = leads(selected);
        let map = Map {
            book,
            view: self.view,
            voice: self.table.voice(),
            cast: &self.situation.cast,
            theme: self.theme,
            legal,
            aim: aim.filter(|_| focus.is_none()),
            way,
            focus,
        };
        map.draw(area, buffer)
    }

    /// Turn, time and what threatens the ship.
    pub fn bar(&self, area: Rect, buffer: &mut Buffer) {
        let (view, words) = (self.view, self.table.words());
        let mut parts = vec![(words.say("bar-turn", &[("turn", view.turn.into())]), Role::Text)];
        parts.extend(self.situation.readings().into_iter().map(|reading| {
            let role = match reading.weight {
                Weight::Grave => Role::Danger,
                Weight::Plain => Role::Text,
                Weight::Beside => Role::Accent,
                Weight::Quiet => Role::Quiet,
            };
            (reading.text, role)
        }));
        if let Some(left) = self.table.sand() {
            let gaps = [
                ("minutes", (left.as_secs() / 60).to_string().into()),
                ("seconds", format!("{:02}", left.as_secs() % 60).into()),
            ];
            parts.push((words.say("bar-sand", &gaps), Role::Accent));
        }
        let inside = view.bag.sum();
        parts.push((words.say("bar-bag", &[("count", inside.into())]), Role::Quiet));
        if area.is_empty() {
            return;
        }
        buffer.set_style(area, self.theme.panel());
        let mut x = area.x + 1;
        for (text, role) in parts {
            let width = text.chars().count() as u16;
            if x + width > area.right() {
                break;
            }
            buffer.set_string(x, area.y, &text, self.theme.bold(role));
            x += width + 3;
        }
    }

    /// The frame around a question, and what is left inside.
    pub(super) fn frame(&self, asked: &Asked<'_>, area: Rect, buffer: &mut Buffer) -> Rect {
        let words = self.table.words();
        let title = match self.view.active == Some(self.seat) && !self.view.unlimited {
            true => words.say("prompt-title-round", &[("action", self.action(asked).into())]),
            false => words.plain("prompt-title"),
        };
        titled(&title, area, self.theme, buffer)
    }

    /// Which action of the round is meant; one that is being paid for counts already.
    fn action(&self, asked: &Asked<'_>) -> u8 {
        let coming = matches!(
            asked.decision.prompt,
            Prompt::Question(Question::Action { .. } | Question::Target { .. })
        );
        (self.view.actions + u8::from(coming)).max(1)
    }

    /// Who is waited for.
    pub fn waiting(&self, area: Rect, buffer: &mut Buffer) {
        let words = self.table.words();
        let inner = titled(&words.plain("prompt-title-wait"), area, self.theme, buffer);
        if inner.is_empty() {
            return;
        }
        let seats = self.view.waiting.seats.iter();
        let people: Vec<String> =
            seats.map(|seat| self.table.voice().name(seat, &self.situation.cast)).collect();
        let text = match people.is_empty() {
            true => String::new(),
            false => words.say("waiting-for", &[("people", people.join(", ").into())]),
        };
        buffer.set_stringn(
            inner.x,
            inner.y,
            text,
            inner.width.into(),
            self.theme.style(Role::Quiet),
        );
    }

    /// Self, crew and log, as far as there is space.
    pub fn side(&self, area: Rect, tab: Tab, fresh: usize, buffer: &mut Buffer) {
        if area.height < 4 {
            return;
        }
        let words = self.table.words();
        let width = area.width.saturating_sub(2);
        let crew = self.crew(usize::from(width));
        let roomy = area.height >= 24;
        let most = if roomy { area.height / 3 } else { (area.height * 2 / 3).max(OWN) - 1 };
        let most = most.max(4);
        let whole = self.own(usize::from(width), Goals::Whole);
        // Where not all would be in sight, goals are told in fewer words.
        let own = match whole.lines.len() < usize::from(most) {
            true => whole,
            false => self.own(usize::from(width), Goals::Brief),
        };
        // What one is after is in sight, even if the log keeps little more than its last news.
        let first = (own.first as u16 + 1).min(area.height.saturating_sub(NEWS));
        let tall = (own.lines.len() as u16 + 1).min(most.max(first));
        let top = Rect { height: tall, ..area };
        let rest = Rect { y: area.y + tall, height: area.height - tall, ..area };
        let inner = titled(&self.title(), top, self.theme, buffer);
        put(&own.lines, inner, buffer);
        let listing = |area: Rect, key: &str, buffer: &mut Buffer| {
            titled(&words.plain(key), area, self.theme, buffer)
        };
        if roomy {
            let tall = (crew.len() as u16 + u16::from(!crew.is_empty())).min(rest.height / 2);
            let upper = Rect { height: tall, ..rest };
            let lower = Rect { y: rest.y + tall, height: rest.height - tall, ..rest };
            if !crew.is_empty() {
                put(&crew, listing(upper, "panel-crew", buffer), buffer);
            }
            self.log(fresh, listing(lower, "panel-log", buffer), buffer);
        } else {
            match tab {
                Tab::Log => self.log(fresh, listing(rest, "panel-log-tab", buffer), buffer),
                Tab::Crew => put(&crew, listing(rest, "panel-crew-tab", buffer), buffer),
            }
        }
    }

    /// The seat looked through; none for those who watch.
    fn own_seat(&self) -> Option<Seat> {
        self.table.humans().has(self.seat).then_some(self.seat)
    }

    fn title(&self) -> String {
        let words = self.table.words();
        if self.own_seat().is_none() {
            return words.plain("panel-watching");
        }
        if self.plays_intruders() {
            return capital(&words.plain("crew-swarm"));
        }
        let character = self.view.players.get(&self.seat).and_then(|own| own.character);
        match character {
            Some(character) => {
                let name = self.table.voice().name(character, &self.situation.cast);
                words.say("panel-you", &[("name", name.into())])
            }
            None => words.plain("panel-you-nobody"),
        }
    }

    /// Whether the person plays the intruders.
    fn plays_intruders(&self) -> bool {
        let own = self.own_seat();
        own.is_some() && self.view.swarm.as_ref().is_some_and(|swarm| swarm.seat == own)
    }

    /// What the person plays for, and how far each part of it is.
    fn goals(&self, width: usize, told: Goals) -> Vec<Line<'static>> {
        let style = self.theme.style(Role::Accent);
        let goals = self.view.goals(self.table.book());
        let lines = goals.iter().flat_map(|goal| match told {
            // No sign stands before it, as before a line of the log.
            Goals::Brief if !goal.ways.is_empty() => wrapped(&self.shortly(goal), width + 2, style),
            _ => {
                let name = self.table.voice().goal(goal, &self.situation.cast);
                let part = |part: &GoalPart| self.situation.marked(part);
                let text = format!("{name}: {}", self.alternatives(&goal.ways, part));
                wrapped(&text, width, style)
            }
        });
        lines.collect()
    }

    /// Ways to meet a goal, one of which is enough.
    fn alternatives(&self, ways: &[Vec<GoalPart>], part: impl Fn(&GoalPart) -> String) -> String {
        let or = format!(" {} ", self.table.words().plain("objective-or"));
        let way = |way: &Vec<GoalPart>| way.iter().map(&part).collect::<Vec<_>>().join(" ");
        ways.iter().map(way).collect::<Vec<_>>().join(&or)
    }

    /// A goal in few words: first what every way to meet it needs, then, on a line of its own, what
    /// they differ in.
    fn shortly(&self, goal: &Goal) -> String {
        let common = |part: &GoalPart| goal.ways.iter().all(|way| way.contains(part));
        let needed = goal.ways[0].iter().filter(|part| common(part));
        let part = |part: &GoalPart| self.situation.shortly(part);
        let needed: Vec<String> = needed.map(part).collect();
        let left = |way: &Vec<GoalPart>| -> Vec<GoalPart> {
            way.iter().filter(|part| !common(part)).cloned().collect()
        };
        let left: Vec<Vec<GoalPart>> = goal.ways.iter().map(left).collect();
        let open = match left.iter().any(Vec::is_empty) {
            true => String::new(),
            false => self.alternatives(&left, part),
        };
        let both = [needed.join(" "), open];
        both.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// The own character in some lines.
    fn own(&self, width: usize, told: Goals) -> Own {
        let Some(own) = self.own_seat().and_then(|seat| self.view.players.get(&seat)) else {
            return Own::default();
        };
        let (words, theme) = (self.table.words(), self.theme);
        if self.plays_intruders() {
            return self.swarm(width);
        }
        let mut lines = Vec::new();
        let mut state = Vec::new();
        if own.character.is_some() {
            let mut there = vec![
                Span::styled("@ ", theme.bold(self.character(own))),
                Span::raw(self.where_is(own)),
            ];
            there.extend(self.state(own));
            state = flow(there, width);
        }
        let goals = self.goals(width, told);
        let wounds = own.character.is_some().then(|| self.wounds(own));
        // Where there is little room, that nothing hurts can wait.
        let hurt = own.light > 0 || !own.serious.is_empty();
        let (urgent, idle) = match told {
            Goals::Brief if !hurt => (None, wounds),
            _ => (wounds, None),
        };
        match told {
            Goals::Whole => lines.extend(state.into_iter().chain(urgent).chain(goals)),
            Goals::Brief => lines.extend(goals.into_iter().chain(urgent).chain(state)),
        }
        let first = lines.len();
        lines.extend(idle);
        if let Some(hand) = own.hand.as_ref() {
            let cards: Vec<String> = hand
                .iter()
                .map(|CardName(face)| self.table.voice().name(*face, &self.situation.cast))
                .collect();
            let gaps = [("count", cards.len().into()), ("cards", cards.join(", ").into())];
            lines.extend(wrapped(&words.say("own-hand", &gaps), width, theme.style(Role::Text)));
        }
        for wound in own.serious.iter().filter(|it| !it.dressed).filter_map(|it| it.wound) {
            if let Some(text) = self.table.voice().explain(wound) {
                lines.extend(wrapped(&text, width, theme.style(Role::Danger)));
            }
        }
        let mut things: Vec<String> =
            own.hands.iter().map(|held| self.situation.held(held)).collect();
        let inventory = own.inventory.iter().flatten();
        things.extend(inventory.map(|item| self.table.voice().name(*item, &self.situation.cast)));
        if !things.is_empty() {
            let text = words.say("own-things", &[("things", things.join(", ").into())]);
            lines.extend(wrapped(&text, width, theme.style(Role::Quiet)));
        }
        Own { lines, first }
    }

    /// What whoever plays the intruders is after, and what is in hand.
    fn swarm(&self, width: usize) -> Own {
        let voice = self.table.voice();
        let mut lines = wrapped(&voice.swarm_task(), width, self.theme.style(Role::Accent));
        let hand = self.view.swarm.iter().flat_map(|swarm| swarm.hand.iter().flatten());
        let cards: Vec<String> = hand.map(|card| voice.name(*card, &self.situation.cast)).collect();
        let text = self.table.words().say("swarm-hand", &[("cards", cards.join(", ").into())]);
        lines.extend(wrapped(&text, width, self.theme.style(Role::Alien)));
        let first = lines.len();
        Own { lines, first }
    }

    /// The others, each on as many lines as there is to say.
    fn crew(&self, width: usize) -> Vec<Line<'static>> {
        let words = self.table.words();
        let own = self.own_seat();
        let others = self.view.players.values().filter(|player| Some(player.seat) != own);
        others
            .flat_map(|player| {
                let (figure, style) = person(self.table.book(), self.view, player.seat, self.theme);
                let name = match player.character {
                    Some(it) => self.table.voice().name(it, &self.situation.cast),
                    None => words.plain("crew-nobody"),
                };
                let who = self.table.presence(player.seat);
                let who = who.map(|who| format!(" {who}")).unwrap_or_default();
                let mut parts = vec![
                    Span::styled(figure, style),
                    Span::styled(format!(" {name}"), self.theme.style(self.character(player))),
                    Span::raw(format!("{who} {}", self.situation.place(player.place))),
                ];
                if matches!(player.place, Place::Room(_) | Place::Pod(_)) {
                    let cards = words.say("crew-cards", &[("count", player.hand_size.into())]);
                    parts.push(Span::raw(format!(", {cards}")));
                    if player.light > 0 || !player.serious.is_empty() {
                        parts.push(Span::raw(", "));
                        parts.extend(self.wounds(player).spans);
                    }
                }
                parts.extend(self.state(player));
                flow(parts, width)
            })
            .collect()
    }

    fn character(&self, player: &PlayerView) -> Role {
        pieces(self.table.book(), player)
    }

    fn where_is(&self, player: &PlayerView) -> String {
        capital(&self.situation.place(player.place))
    }

    fn state(&self, player: &PlayerView) -> Vec<Span<'static>> {
        let words = self.table.words();
        let swarm = self.view.swarm.as_ref().is_some_and(|it| it.seat == Some(player.seat));
        let facts = [
            (self.view.first == player.seat, "fact-first", Role::Quiet),
            (player.passed, "fact-passed", Role::Faint),
            (swarm, "crew-swarm", Role::Alien),
        ];
        let there = facts.into_iter().filter(|(holds, ..)| *holds);
        let there = there.map(|(_, key, role)| (words.plain(key), role));
        let borne = player.marks.iter().filter(|(_, much)| **much > 0);
        let voice = self.table.voice();
        let borne = borne.map(|(mark, much)| (voice.bears(*mark, *much), Role::Alien));
        let changed = self.situation.mutation(player).map(|card| (card, Role::Alien));
        there
            .chain(borne)
            .chain(changed)
            .flat_map(|(fact, role)| [Span::raw(", "), Span::styled(fact, self.theme.style(role))])
            .collect()
    }

    fn wounds(&self, player: &PlayerView) -> Line<'static> {
        let (words, marks) = (self.table.words(), &self.theme.marks);
        let pips = |filled: usize, all: usize| {
            let filled = filled.min(all);
            marks.wound.repeat(filled) + &marks.no_wound.repeat(all - filled)
        };
        let serious = player.serious.len();
        let role = |count: usize| if count > 0 { Role::Danger } else { Role::Quiet };
        let mut spans = vec![
            Span::raw(words.plain("wounds-light")),
            Span::styled(pips(player.light.into(), 2), self.theme.style(role(player.light.into()))),
            Span::raw(words.plain("wounds-serious")),
            Span::styled(pips(serious, 3), self.theme.style(role(serious))),
        ];
        let named = player.serious.iter().filter(|wounded| !wounded.dressed);
        let named: Vec<String> = named
            .filter_map(|wounded| wounded.wound)
            .map(|wound| self.table.voice().name(wound, &self.situation.cast))
            .collect();
        if !named.is_empty() {
            let text = format!(" {}", named.join(", "));
            spans.push(Span::styled(text, self.theme.style(Role::Danger)));
        }
        Line::from(spans)
    }

    /// What happened last; what is new stands out.
    fn log(&self, fresh: usize, area: Rect, buffer: &mut Buffer) {
        let words = self.table.words();
        let width = usize::from(area.width);
        let lines = self.table.log(self.seat).story();
        let new = lines.get(fresh..).unwrap_or_default();
        let gravest =
            gravest(new, &Looker::of(self.table.book(), self.view, self.seat)).map(|at| fresh + at);
        let entry = |index: usize| {
            let told = &lines[index];
            let role = match index >= fresh {
                _ if gravest == Some(index) => Role::Danger,
                true => Role::Text,
                false => Role::Faint,
            };
            let style = self.theme.style(role);
            let text = match told.private {
                true => words.say("private", &[("text", told.sentence.as_str().into())]),
                false => told.sentence.clone(),
            };
            let mut wrapped = wrapped(&text, width, style);
            if let Some(first) = wrapped.first_mut() {
                let sign = if gravest == Some(index) { "! " } else { "- " };
                first.spans.insert(0, Span::styled(sign, style));
            }
            wrapped
        };
        let height = usize::from(area.height);
        let mut shown: Vec<Line<'static>> = Vec::new();
        let mut oldest = lines.len();
        while oldest > 0 && shown.len() < height {
            oldest -= 1;
            shown.extend(entry(oldest).into_iter().rev());
        }
        // What is grave and does not fit any more stands first.
        let missed = gravest.filter(|index| *index <= oldest && shown.len() >= height);
        let first = missed.map(entry).unwrap_or_default();
        shown.truncate(height.saturating_sub(first.len()));
        // Half a sentence tells nothing, unless it is all there is.
        if let Some(begins) = shown.iter().rposition(is_beginning) {
            shown.truncate(begins + 1);
        }
        shown.extend(first.into_iter().rev());
        shown.truncate(height);
        shown.reverse();
        put(&shown, area, buffer);
    }
}

pub(super) fn ellipsis(text: &str, width: usize, more: &str) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}{more}", kept.trim_end())
}

fn wrapped(text: &str, width: usize, style: Style) -> Vec<Line<'static>> {
    let options = textwrap::Options::new(width.saturating_sub(2).max(8)).subsequent_indent("  ");
    let lines = textwrap::wrap(text, options);
    lines.into_iter().map(|line| Line::styled(line.into_owned(), style)).collect()
}

/// Spans on as many lines as they need.
fn flow(spans: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    for span in spans {
        let last = lines.len() - 1;
        // What only parts two others ends a line and never begins one.
        let parts = span.content.trim() == ",";
        if !parts && lines[last].width() > 0 && lines[last].width() + span.width() > width {
            lines.push(Line::raw("  "));
        }
        let last = lines.len() - 1;
        lines[last].push_span(span);
    }
    lines
}

/// Whether a line of the log begins what it tells; the others are set in.
fn is_beginning(line: &Line<'static>) -> bool {
    line.spans.first().is_some_and(|span| !span.content.starts_with(' '))
}

fn put(lines: &[Line<'static>], area: Rect, buffer: &mut Buffer) {
    for (row, line) in area.rows().zip(lines) {
        buffer.set_line(row.x, row.y, line, row.width);
    }
}

#[cfg(test)]
mod tests {
    use derelict_content::{ActionId, IntruderCardId, ItemId, Kind, WoundId};
    use derelict_engine::Setup;
    use derelict_engine::card::Face;
    use derelict_engine::state::Wounded;
    use derelict_engine::view::SwarmView;

    use super::*;
    use crate::screen::Depth;

    /// All the words shown, however they are wrapped.
    fn shown(panel: &Panel<'_>, width: u16, height: u16) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        panel.side(area, Tab::Log, 0, &mut buffer);
        let rows = (0..height).map(|y| {
            let cells = (0..width).map(|x| buffer[(x, y)].symbol().to_owned());
            cells.collect::<String>()
        });
        joined(&rows.collect::<Vec<_>>().join("\n"))
    }

    /// The same words, wherever lines are broken.
    fn joined(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ").replace("- ", "-")
    }

    fn seen(at: &dyn AtTable, change: impl Fn(&mut View)) -> View {
        let mut view = at.view(Seat(0));
        change(&mut view);
        view
    }

    fn briefly(panel: &Panel<'_>, tell: impl Fn(&Situation<'_>, &mut crate::page::Page)) -> String {
        let mut page = crate::page::Page::default();
        tell(&panel.situation, &mut page);
        let lines = page.lines(1000).into_iter().map(|line| line.text);
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn whoever_plays_the_intruders_sees_their_task_and_hand_and_not_the_dead_characters_things() {
        let (table, _) = crate::tests::begun("derelict-swarm", Setup::default());
        let at: &dyn AtTable = &table;
        let card = IntruderCardId(0);
        let known = |kind, name| at.book().names.index(kind, name).expect("a component");
        let held = ActionId(known(Kind::ActionId, "intranet"));
        let kept = ItemId(known(Kind::ItemId, "grenade"));
        let view = seen(at, |view| {
            view.swarm = Some(SwarmView {
                seat: Some(Seat(0)),
                begun: true,
                hand_size: 1,
                hand: Some(vec![card]),
                deck_size: 5,
                deck: None,
                discard: Vec::new(),
            });
            let own = view.players.get_mut(&Seat(0)).expect("a player");
            own.hand = Some(vec![CardName(Face::Action(held))]);
            own.inventory = Some(vec![kept]);
        });
        let theme = Theme::new(Depth::None, false);
        let panel = Panel::new(at, &view, &theme, Seat(0));
        let cast = &panel.situation.cast;
        let (task, played) = (at.voice().swarm_task(), at.voice().name(card, cast));
        let gone = [at.voice().name(held, cast), at.voice().name(kept, cast)];
        let plain = briefly(&panel, |situation, page| situation.briefly(Seat(0), page));
        for said in [shown(&panel, 52, 48), shown(&panel, 33, 10), plain] {
            assert!(said.contains(&task) && said.contains(&played), "{said}");
            assert!(gone.iter().all(|name| !said.contains(name)), "{said}");
        }
    }

    #[test]
    fn wounds_say_what_they_do() {
        let (table, _) = crate::tests::begun("derelict-wounds", Setup::default());
        let at: &dyn AtTable = &table;
        let wound = WoundId(0);
        let view = seen(at, |view| {
            let own = view.players.get_mut(&Seat(0)).expect("a player");
            own.serious = vec![Wounded { wound: Some(wound), dressed: false }];
        });
        let theme = Theme::new(Depth::None, false);
        let panel = Panel::new(at, &view, &theme, Seat(0));
        let name = at.voice().name(wound, &panel.situation.cast);
        let does = at.voice().explain(wound).expect("it does something");
        let screen = shown(&panel, 52, 60);
        assert!(screen.contains(&name) && screen.contains(&joined(&does)), "{screen}");
        let plain = briefly(&panel, |situation, page| situation.possessions(Seat(0), page));
        assert!(plain.contains(&does), "{plain}");
    }

    #[test]
    fn goals_say_what_they_ask_and_how_it_stands_however_small_the_screen() {
        let mut asked = 0;
        for game in 0..12 {
            let table = crate::tests::table(&format!("derelict-goals-{game}"), 2, game);
            let theme = Theme::new(Depth::None, false);
            for seat in [Seat(0), Seat(1)] {
                let at: &dyn AtTable = &table;
                let view = at.view(seat);
                let panel = Panel::new(at, &view, &theme, seat);
                // Those of 80 x 24 and of 100 x 30.
                for (width, height) in [(33, 10), (42, 12)] {
                    let shown = shown(&panel, width, height);
                    for part in view.goals(at.book()).iter().flat_map(|goal| &goal.ways).flatten() {
                        let (brief, whole) =
                            (panel.situation.shortly(part), panel.situation.marked(part));
                        let told = [brief, whole].iter().any(|it| shown.contains(&joined(it)));
                        assert!(told, "{part:?} is not told:\n{shown}");
                        asked += 1;
                    }
                }
            }
        }
        assert!(asked > 40, "{asked}");
    }
}

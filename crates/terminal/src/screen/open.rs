//! The pages that keys open.

use derelict_engine::Seat;
use derelict_text::Noun;

use super::app::App;
use super::keys::{COMMANDS, Command, OTHERS};
use super::sheet::Sheet;
use crate::page::Page;
use crate::situation::{Situation, capital};

impl App<'_> {
    /// The page a command opens.
    pub(super) fn open(&self, command: Command) -> Option<Sheet> {
        let words = self.table.words();
        let key = COMMANDS.iter().find(|(it, ..)| *it == command).map(|(.., key)| *key)?;
        let title = capital(&words.plain(key));
        let from_end = command == Command::Log;
        let page = match command {
            Command::Help => self.help(),
            Command::Log => self.whole_log(),
            Command::Why => self.table.eyes(self.seat).why(""),
            Command::Explain | Command::Odds => {
                let asked = self.table.asked(self.seat)?;
                match command {
                    Command::Odds => asked.all_odds(),
                    _ => asked.explain_option(asked.numbered(self.selected + 1)?),
                }
            }
            Command::Hand => self.told(|situation, seat, page| situation.possessions(seat, page)),
            Command::Goals => self.told(|situation, seat, page| situation.objectives(seat, page)),
            Command::Situation => self.told(|situation, _, page| situation.tell(page)),
            Command::Map => self.told(|situation, _, page| situation.map(page)),
            Command::Undo
            | Command::Rules
            | Command::Quit
            | Command::Talk
            | Command::Agree
            | Command::Refuse
            | Command::Begin => return None,
        };
        Some(match from_end {
            true => Sheet::from_end(title, page, Some(command)),
            false => Sheet::new(title, page, Some(command)),
        })
    }

    fn told(&self, tell: impl Fn(&Situation<'_>, Seat, &mut Page)) -> Page {
        let view = self.table.view(self.seat);
        let table = &self.table;
        let situation = Situation::new(&view, table.voice(), table.words(), table.book());
        let mut page = Page::default();
        tell(&situation, self.seat, &mut page);
        page
    }

    fn whole_log(&self) -> Page {
        let words = self.table.words();
        let log = self.table.log(self.seat);
        let mut page = Page::default();
        let mut turn = None;
        for told in &log.lines {
            if turn != Some(told.turn) {
                page.heading(&words.say("bar-turn", &[("turn", told.turn.into())]));
                turn = Some(told.turn);
            }
            let sentence = match told.private {
                true => words.say("private", &[("text", told.sentence.as_str().into())]),
                false => told.sentence.clone(),
            };
            page.item(told.with_rule(sentence, words));
        }
        if log.lines.is_empty() {
            page.say(words.plain("log-empty"));
        }
        page
    }

    /// Keys, and what the marks on the map mean.
    fn help(&self) -> Page {
        let words = self.table.words();
        let marks = &self.theme.marks;
        let mut page = Page::default();
        page.heading(&words.plain("heading-keys"));
        for line in words.plain("screen-keys").lines() {
            page.line(line);
        }
        for (_, key, name) in COMMANDS {
            page.line(format!("{key}  {}", words.plain(&format!("{name}-long"))));
        }
        if self.table.has_others() {
            for (_, key, name) in OTHERS {
                page.line(format!("{key}  {}", words.plain(&format!("{name}-long"))));
            }
            page.pause();
            page.heading(&words.plain("heading-talk"));
            for line in words.plain("talk-help").lines() {
                page.line(line);
            }
        }
        page.pause();
        page.heading(&words.plain("heading-marks"));
        let [military, technical, medical, any, none] = marks.rooms;
        let legend = [
            ("@", "mark-you"),
            ("2", "mark-others"),
            ("12", "mark-corridor"),
            ("!3", "mark-noise"),
            ("[3]", "mark-closed"),
            ("/3/", "mark-destroyed"),
            (marks.duct, "mark-duct"),
            (marks.fire, "mark-fire"),
            (marks.malfunction, "mark-malfunction"),
            (marks.items, "mark-items"),
            (marks.corpse, "mark-corpse"),
            (marks.egg, "mark-egg"),
            (marks.carcass, "mark-carcass"),
            (military, "mark-red"),
            (technical, "mark-yellow"),
            (medical, "mark-green"),
            (any, "mark-white"),
            (none, "mark-no-search"),
            ("I II", "mark-unexplored"),
        ];
        for (mark, key) in legend {
            page.line(format!("{mark}  {}", words.plain(key)));
        }
        let book = self.table.book();
        if book.has_turrets() {
            page.line(format!("{}  {}", marks.turret, words.plain("mark-turret")));
        }
        if book.has_alerts() {
            page.line(format!("{}  {}", marks.sample, words.plain("mark-sample")));
        }
        for kind in book.catalog.kind_ids() {
            let name = self.table.voice().name(Noun::Kind(kind), &derelict_text::Cast::default());
            page.line(format!("{}  {name}", book.kind(kind).letter));
        }
        page.line(words.plain("mark-injuries"));
        page.pause();
        page.append(crate::plain::welcome(self.table));
        page
    }
}

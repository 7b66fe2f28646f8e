//! The page itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use derelict_content::Kind as Named;

use super::estimate::Sums;
use super::gather::{Gathered, Groups, Luck, Used};
use super::plot::{self, Compared, SURVIVED, Series, Shape, Unit, WON, escape};
use super::{Namer, Reported};
use crate::plan::Plan;

const STYLE: &str = include_str!("page.css");

/// Cards shown of each kind; the rest is in the dataset.
const SHOWN: usize = 40;

pub fn page(plans: &[&Plan], found: &Gathered, reported: Reported, name: Namer<'_>) -> String {
    let mut page = Page { text: String::new(), name };
    page.head(plans, found, reported);
    page.fates(found);
    page.ends(found);
    page.cards(found);
    page.foot(plans);
    page.text
}

struct Page<'a> {
    text: String,
    name: Namer<'a>,
}

impl Page<'_> {
    fn head(&mut self, plans: &[&Plan], found: &Gathered, reported: Reported) {
        let games = grouped(reported.games as f64);
        let _ = write!(
            self.text,
            r#"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Derelict: {games} games</title><style>{STYLE}</style></head><body><main><h1>{games} games of Derelict</h1>"#
        );
        self.text += r#"<p class="caution"><strong>These games were played by bots, and bot play is not human play.</strong> What is weak here may be strong in good hands, and the other way round. Read differences between bots of one kind as hints about the game, never as its measure.</p>"#;
        for plan in plans {
            let _ = write!(self.text, "<p>{}</p>", escape(&described(plan)));
        }
        self.text += "<h2>Who plays</h2><ul>";
        let mut kinds: Vec<&str> =
            plans.iter().flat_map(|plan| plan.bots.iter().map(|kind| kind.name())).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            let _ = write!(self.text, "<li><b>{}</b>: {}</li>", escape(kind), escape(nature(kind)));
        }
        self.text += "</ul>";
        if reported.missing > 0 {
            let missing = grouped(reported.missing as f64);
            let _ = write!(
                self.text,
                r#"<p class="caution">{missing} games of these runs are not here: not yet played, or on another machine.</p>"#
            );
        }
        let figure = |value: Option<super::Estimate>, unit: Unit| {
            value.map_or_else(String::new, |value| unit.write_all(&value))
        };
        let _ = write!(
            self.text,
            r#"<dl class="key"><div><dt>Survived</dt><dd>{}</dd></div><div><dt>Won</dt><dd>{}</dd></div><div><dt>Turns a game</dt><dd>{}</dd></div><div><dt>Decisions a game</dt><dd>{}</dd></div></dl>"#,
            figure(found.all.survived.share(), Unit::Percent),
            figure(found.all.won.share(), Unit::Percent),
            figure(found.turns.mean(), Unit::Number),
            figure(found.decisions.mean(), Unit::Number),
        );
        self.text += "<p class=\"note\">Survival and wins are shares of seats. Every whisker, and every pair of numbers in brackets, is a 95 % interval; since the players of a game share its fate, whole games are counted as the independent things.</p>";
    }

    fn fates(&mut self, found: &Gathered) {
        self.text += "<h2>Who survives and who wins</h2>";
        self.luck("By kind of bot", &found.bots, |bot| bot.to_owned());
        let name = self.name;
        self.luck("By character", &found.characters, |id| name(Named::CharacterId, id));
        self.luck("By objective kept", &found.objectives, |id| name(Named::ObjectiveId, id));
        self.luck("By number of players", &found.players, |players| match players {
            "1" => "1 player".into(),
            _ => format!("{players} players"),
        });
        self.luck("By way of playing", &found.modes, sentence);
        self.luck("By side of the board", &found.boards, sentence);
        self.luck("By species", &found.species, sentence);
    }

    fn ends(&mut self, found: &Gathered) {
        self.text += "<h2>How it ends</h2>";
        let turns: Vec<_> = found
            .death_turns
            .iter()
            .filter_map(|(turn, sums)| {
                Some((format!("turn {turn}"), sums.among(&found.seats).share()?))
            })
            .collect();
        if !turns.is_empty() {
            let rows = turns
                .iter()
                .map(|(label, value)| vec![label.clone(), Unit::Percent.write_all(value)]);
            let labels: Vec<_> = turns
                .iter()
                .map(|(label, value)| (label.trim_start_matches("turn ").to_owned(), *value))
                .collect();
            let drawn = plot::columns("Turn of death", &labels, Unit::Percent);
            self.figure(
                "Turn of death",
                "share of all seats whose character died in that turn",
                &drawn,
                &["turn", "died"],
                rows.collect(),
            );
        }
        self.shares(
            "Cause of death",
            "share of all deaths",
            &found.causes,
            &found.deaths,
            "deaths",
        );
        self.shares(
            "Escape route",
            "share of all seats that left this way, whatever became of them",
            &found.leaving,
            &found.seats,
            "seats",
        );
        self.luck("What became of those who left", &found.routes, sentence);
        self.shares(
            "End of the game",
            "share of all games",
            &found.endings,
            &games(found),
            "games",
        );
        let tiles: BTreeMap<String, Sums> = found
            .tiles
            .iter()
            .map(|(tile, sums)| ((self.name)(Named::TileId, tile), *sums))
            .collect();
        self.rooms(&tiles);
    }

    fn rooms(&mut self, tiles: &BTreeMap<String, Sums>) {
        let lines = tiles.iter().map(|(tile, sums)| Compared {
            label: tile.clone(),
            weight: format!("{} games", grouped(sums.of())),
            values: vec![sums.share()],
        });
        let series = Series { name: "explored", shape: Shape::Square };
        self.plot(
            "Rooms explored",
            "share of the games that had the room",
            sorted(lines.collect()),
            &[series],
            Unit::Percent,
        );
    }

    fn cards(&mut self, found: &Gathered) {
        self.text += "<h2>What is used</h2>";
        let base = games(found);
        for (kind, title, names) in [
            ("card", "Action cards", Named::ActionId),
            ("item", "Items", Named::ItemId),
            ("room", "Room actions", Named::TileId),
            ("mutation", "Mutation cards", Named::MutationId),
            ("basic", "Basic actions", Named::BasicId),
        ] {
            let mut used: Vec<(String, &Used)> = found
                .used
                .iter()
                .filter(|((known, _), _)| known == kind)
                .map(|((_, id), used)| ((self.name)(names, id), used))
                .collect();
            used.sort_by(|(_, a), (_, b)| b.uses.hits().total_cmp(&a.uses.hits()));
            let more = used.len().saturating_sub(SHOWN);
            used.truncate(SHOWN);
            let note = match more {
                0 => String::new(),
                more => format!("; the {SHOWN} most used, {more} more are in the dataset"),
            };
            let uses = used.iter().map(|(label, used)| Compared {
                label: label.clone(),
                weight: format!("{} uses", grouped(used.uses.hits())),
                values: vec![used.uses.among(&base).mean()],
            });
            let series = Series { name: "uses", shape: Shape::Square };
            self.plot(
                &format!("{title}: uses a game"),
                &format!("mean over all games{note}"),
                uses.collect(),
                &[series],
                Unit::Number,
            );
            let fared = used.iter().map(|(label, used)| fortune(label.clone(), &used.luck));
            self.plot(
                &format!("{title}: how those fared who used it"),
                "seats that used it at least once; using it need not be why",
                fared.collect(),
                &[SURVIVED, WON],
                Unit::Percent,
            );
        }
    }

    fn foot(&mut self, plans: &[&Plan]) {
        self.text +=
            "<h2>Once more</h2><p>The same plan gives the same games on every machine:</p>";
        for plan in plans {
            let text = serde_json::to_string_pretty(plan).unwrap_or_default();
            let _ = write!(self.text, "<pre>{}</pre>", escape(&text));
        }
        self.text += "</main></body></html>\n";
    }

    fn luck(&mut self, title: &str, groups: &Groups, label: impl Fn(&str) -> String) {
        let lines: Vec<Compared> =
            groups.iter().map(|(id, luck)| fortune(label(id), luck)).collect();
        let lines = if groups.len() > 5 { sorted(lines) } else { lines };
        self.plot(title, "shares of seats", lines, &[SURVIVED, WON], Unit::Percent);
    }

    fn shares(
        &mut self,
        title: &str,
        note: &str,
        groups: &BTreeMap<String, Sums>,
        base: &Sums,
        unit: &str,
    ) {
        let lines = groups.iter().map(|(id, sums)| Compared {
            label: sentence(id),
            weight: format!("{} {unit}", grouped(sums.hits())),
            values: vec![sums.among(base).share()],
        });
        let series = Series { name: "share", shape: Shape::Square };
        self.plot(title, note, sorted(lines.collect()), &[series], Unit::Percent);
    }

    fn plot(
        &mut self,
        title: &str,
        note: &str,
        lines: Vec<Compared>,
        series: &[Series],
        unit: Unit,
    ) {
        if lines.is_empty() {
            return;
        }
        let drawn = plot::lines(title, &lines, series, unit);
        let mut heads = vec![""];
        heads.extend(series.iter().map(|series| series.name));
        heads.push("of");
        let rows = lines.into_iter().map(|line| {
            let values = line.values.iter().map(|value| {
                value.as_ref().map_or_else(|| "–".to_owned(), |value| unit.write_all(value))
            });
            let mut row = vec![line.label];
            row.extend(values);
            row.push(line.weight);
            row
        });
        self.figure(title, note, &drawn, &heads, rows.collect());
        if series.len() > 1 {
            // The legend stands inside the figure that was just written.
            let legend = r#"<p class="legend"><span class="disc">● survived</span> <span class="diamond">◆ won</span></p>"#;
            let at = self.text.rfind("<svg").unwrap_or(self.text.len());
            self.text.insert_str(at, legend);
        }
    }

    fn figure(
        &mut self,
        title: &str,
        note: &str,
        drawn: &str,
        heads: &[&str],
        rows: Vec<Vec<String>>,
    ) {
        let cells = |tag: &str, cells: &mut dyn Iterator<Item = &str>| -> String {
            cells.map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect()
        };
        let head = cells("th", &mut heads.iter().copied());
        let body: String = rows
            .iter()
            .map(|row| format!("<tr>{}</tr>", cells("td", &mut row.iter().map(String::as_str))))
            .collect();
        let _ = write!(
            self.text,
            "<figure><figcaption><b>{}</b> <span>{}</span></figcaption>{drawn}<details><summary>Numbers</summary><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></details></figure>",
            escape(title),
            escape(note),
        );
    }
}

fn fortune(label: String, luck: &Luck) -> Compared {
    Compared {
        label,
        weight: format!("{} seats", grouped(luck.won.of())),
        values: vec![luck.survived.share(), luck.won.share()],
    }
}

/// The largest first value first.
fn sorted(mut lines: Vec<Compared>) -> Vec<Compared> {
    let first =
        |line: &Compared| line.values.first().copied().flatten().map_or(0.0, |value| value.value);
    lines.sort_by(|a, b| first(b).total_cmp(&first(a)));
    lines
}

/// Every game once.
fn games(found: &Gathered) -> Sums {
    let mut games = Sums::default();
    (0..found.turns.of() as u64).for_each(|_| games.add(0.0, 1.0));
    games
}

/// A stable name as people write it.
fn sentence(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// A whole number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn described(plan: &Plan) -> String {
    let [least, most] = plan.players;
    let players = if (least, most) == (1, 1) {
        "1 player".to_owned()
    } else if least == most {
        format!("{least} players")
    } else {
        format!("{least} to {most} players")
    };
    let bots: Vec<&str> = plan.bots.iter().map(|kind| kind.name()).collect();
    format!(
        "{} games planned: {}, {players}, {} side of the board, {}, bots {}, seed “{}”.",
        grouped(plan.games as f64),
        plan.setup.mode.name(),
        plan.setup.board,
        sentence(&plan.setup.species),
        bots.join(", "),
        plan.seed
    )
}

fn nature(kind: &str) -> &'static str {
    match kind {
        "random" => "chooses blindly; every option is as likely as the others.",
        "crew" => {
            "follows rules of thumb a player might have: it pursues its objective, keeps cards against surprise, flees or fights by the odds, and tries to leave in time. It sees only what its seat may know."
        }
        "search" => {
            "imagines many games that fit what its seat may know, plays them out, and takes the choice that fared best."
        }
        "calm" => "the level for an easy table.",
        "seasoned" => "the level for the usual table.",
        "ruthless" => "the level for a table without mercy.",
        _ => "a bot of its own kind.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(7.0), "7");
        assert_eq!(grouped(1234.0), "1,234");
        assert_eq!(grouped(1_234_567.0), "1,234,567");
    }

    #[test]
    fn names_become_words() {
        assert_eq!(sentence("nobody-awake"), "Nobody awake");
        assert_eq!(sentence(""), "");
    }
}

//! The end of a game, told step by step.

use std::path::Path;

use derelict_content::ObjectiveDeck;
use derelict_engine::event::Event;
use derelict_engine::view::{PlayerView, View};
use derelict_engine::{Fact, Seat, SeatSet};
use derelict_text::Cast;

use crate::at_table::AtTable;
use crate::page::Page;
use crate::situation::capital;

/// The parts of the end, in order.
const STEPS: [&str; 5] =
    ["end-fate", "end-engines", "end-course", "end-contamination", "end-objectives"];

/// How it all came out, one page a step, and where the record lies.
pub fn tell(table: &dyn AtTable, path: Option<&Path>) -> Vec<Page> {
    let words = table.words();
    let view = table.spectate();
    let cast = table.voice().cast(&view);
    let mut pages = Vec::new();
    for (step, heading) in STEPS.into_iter().enumerate() {
        let mut page = Page::default();
        for (_, event) in parts(table.finale()).filter(|(part, _)| *part == step) {
            if page.is_empty() {
                page.heading(&words.plain(heading));
            }
            page.item(table.voice().event(event, &cast));
        }
        // Where nobody is left, there is nothing to check.
        if !page.is_empty() {
            pages.push(page);
        }
    }
    let mut last = crew(table, &view, &cast);
    last.pause();
    if let Some(path) = path.map(|path| path.display().to_string()) {
        last.say(words.say("end-record", &[("path", path.as_str().into())]));
        last.say(words.say("end-verify", &[("path", path.as_str().into())]));
        last.say(words.say("end-replay", &[("path", path.into())]));
    }
    if let Some(seed) = &view.seed {
        last.say(words.say("end-seed", &[("seed", seed.as_str().into())]));
    }
    pages.push(last);
    pages
}

/// Events of the end, each with the step it belongs to.
fn parts(events: &[Event]) -> impl Iterator<Item = (usize, &Event)> {
    let mut step = 0;
    events.iter().map(move |event| {
        step = match event.fact {
            Fact::EngineRevealed { .. } => 1,
            Fact::CoordinatesRevealed { .. } | Fact::CourseShown { .. } => 2,
            Fact::ContaminationChecked { .. }
            | Fact::InsanityChecked { .. }
            | Fact::MutationChecked { .. } => 3,
            Fact::ObjectiveRevealed { .. }
            | Fact::CommonObjectiveChecked { .. }
            | Fact::DiscoveriesChecked { .. }
            | Fact::Won { .. } => 4,
            Fact::NobodyWins if step > 0 => 4,
            _ => step,
        };
        (step, event)
    })
}

fn crew(table: &dyn AtTable, view: &View, cast: &Cast) -> Page {
    let words = table.words();
    let mut page = Page::default();
    let Some(over) = &view.over else {
        return page;
    };
    page.heading(&words.plain("end-crew"));
    for (seat, player) in &view.players {
        let fate = match (over.winners.has(*seat), over.survivors.has(*seat)) {
            (true, _) => "won",
            (false, true) => "survived",
            (false, false) => "dead",
        };
        let who = name(table, *seat, cast);
        let gaps = [("who", who.into()), ("fate", fate.into())];
        page.line(words.say("end-player", &gaps));
        let after = objective(table, player);
        if !after.is_empty() {
            page.hang("      ", "      ", after);
        }
    }
    let winners = over.winners;
    let people: Vec<String> = winners.iter().map(|seat| name(table, seat, cast)).collect();
    let gaps = [("count", SeatSet::len(winners).into()), ("people", people.join(", ").into())];
    page.say(words.say("end-winners", &gaps));
    page
}

fn name(table: &dyn AtTable, seat: Seat, cast: &Cast) -> String {
    // Whoever played the intruders in the end goes by the character that died.
    let cast = Cast { swarm: None, ..*cast };
    let character = table.voice().name(seat, &cast);
    format!("{} — {}", capital(&character), table.person(seat))
}

fn objective(table: &dyn AtTable, player: &PlayerView) -> String {
    let objectives = &player.objectives;
    if objectives.kept == Some(ObjectiveDeck::Coop) {
        return String::new();
    }
    let kept = match objectives.kept {
        Some(ObjectiveDeck::Corporate | ObjectiveDeck::Offer) => objectives.corporate,
        Some(_) => objectives.personal,
        None => None,
    };
    let (words, voice) = (table.words(), table.voice());
    match (kept, objectives.corporate, objectives.personal) {
        (Some(kept), ..) => words.say("end-kept", &[("text", voice.objective(kept).into())]),
        (None, Some(corporate), Some(personal)) => {
            let (a, b) = (voice.objective(corporate), voice.objective(personal));
            words.say("end-unkept", &[("a", a.into()), ("b", b.into())])
        }
        _ => String::new(),
    }
}

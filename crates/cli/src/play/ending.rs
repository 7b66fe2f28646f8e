//! The end of a game, told step by step.

use std::path::Path;

use derelict_content::ObjectiveDeck;
use derelict_engine::event::Event;
use derelict_engine::view::{PlayerView, View, Viewer};
use derelict_engine::{Fact, Seat, SeatSet};
use derelict_text::Cast;

use super::console::Console;
use super::session::Session;
use crate::fault::Fault;
use crate::page;
use crate::situation::capital;

/// The parts of the end, in order.
const STEPS: [&str; 5] =
    ["end-fate", "end-engines", "end-course", "end-contamination", "end-objectives"];

/// Tells how it all came out, and where the record lies.
pub fn tell(
    session: &mut Session<'_>,
    path: &Path,
    console: &mut Console<'_>,
) -> Result<(), Fault> {
    unread(session, console)?;
    let words = session.words;
    let view = session.game().view(Viewer::Spectator);
    let cast = session.voice.cast(&view);
    console.pause()?;
    console.say(&words.plain("end-heading"))?;
    for (step, heading) in STEPS.into_iter().enumerate() {
        console.pause()?;
        console.say(&words.plain(heading))?;
        let told: Vec<&Event> = parts(session.finale())
            .filter(|(part, _)| *part == step)
            .map(|(_, event)| event)
            .collect();
        if told.is_empty() {
            console.say(&format!("  {}", words.plain("end-skipped")))?;
        }
        for event in told {
            page::hang(console.out, "- ", "  ", &session.voice.event(event, &cast))?;
        }
    }
    console.pause()?;
    crew(session, &view, &cast, console)?;
    console.pause()?;
    let path = path.display().to_string();
    console.say(&words.say("end-record", &[("path", path.as_str().into())]))?;
    console.say(&words.say("end-verify", &[("path", path.into())]))?;
    if let Some(seed) = &view.seed {
        console.say(&words.say("end-seed", &[("seed", seed.as_str().into())]))?;
    }
    Ok(())
}

/// What happened before the end and was not told yet. What persons of one table know differs
/// only until now; the first one's memory serves all.
fn unread(session: &mut Session<'_>, console: &mut Console<'_>) -> Result<(), Fault> {
    let Some(seat) = session.humans().iter().next() else {
        return Ok(());
    };
    let news = session.last_news(seat);
    if !news.is_empty() {
        console.pause()?;
    }
    for sentence in &news {
        page::hang(console.out, "- ", "  ", sentence)?;
    }
    Ok(())
}

/// Events of the end, each with the step it belongs to.
fn parts(events: &[Event]) -> impl Iterator<Item = (usize, &Event)> {
    let mut step = 0;
    events.iter().map(move |event| {
        step = match event.fact {
            Fact::EngineRevealed { .. } => 1,
            Fact::CoordinatesRevealed { .. } => 2,
            Fact::ContaminationChecked { .. } => 3,
            Fact::ObjectiveRevealed { .. } => 4,
            _ => step,
        };
        (step, event)
    })
}

fn crew(
    session: &Session<'_>,
    view: &View,
    cast: &Cast,
    console: &mut Console<'_>,
) -> Result<(), Fault> {
    let words = session.words;
    let Some(over) = &view.over else {
        return Ok(());
    };
    console.say(&words.plain("end-crew"))?;
    for (seat, player) in &view.players {
        let fate = match (over.winners.has(*seat), over.survivors.has(*seat)) {
            (true, _) => "won",
            (false, true) => "survived",
            (false, false) => "dead",
        };
        let who = name(session, *seat, cast);
        let gaps = [("who", who.into()), ("fate", fate.into())];
        page::hang(console.out, "  ", "      ", &words.say("end-player", &gaps))?;
        page::hang(console.out, "      ", "      ", &objective(session, player))?;
    }
    let winners = over.winners;
    let people: Vec<String> = winners.iter().map(|seat| name(session, seat, cast)).collect();
    let gaps = [("count", SeatSet::len(winners).into()), ("people", people.join(", ").into())];
    console.say(&words.say("end-winners", &gaps))
}

fn name(session: &Session<'_>, seat: Seat, cast: &Cast) -> String {
    let character = session.voice.name(seat, cast);
    format!("{} — {}", capital(&character), session.person(seat))
}

fn objective(session: &Session<'_>, player: &PlayerView) -> String {
    let objectives = &player.objectives;
    let kept = match objectives.kept {
        Some(ObjectiveDeck::Corporate) => objectives.corporate,
        Some(_) => objectives.personal,
        None => None,
    };
    let words = session.words;
    match (kept, objectives.corporate, objectives.personal) {
        (Some(kept), ..) => {
            words.say("end-kept", &[("text", session.voice.objective(kept).into())])
        }
        (None, Some(corporate), Some(personal)) => {
            let (a, b) = (session.voice.objective(corporate), session.voice.objective(personal));
            words.say("end-unkept", &[("a", a.into()), ("b", b.into())])
        }
        _ => String::new(),
    }
}

//! What the computer's crew says at the table, in words.

use derelict_bots::Talk;
use derelict_engine::Seat;
use derelict_text::{Cast, Voice};

use crate::interface::Interface;
use crate::situation::capital;

/// Something said, as it is told to a listener.
pub fn told(from: Seat, talk: Talk, voice: &Voice, words: &Interface, cast: &Cast) -> String {
    let said = match talk {
        Talk::Engine { engine, works } => {
            let works = if works { "yes" } else { "no" };
            words.say("talk-engine", &[("engine", (engine + 1).into()), ("works", works.into())])
        }
        Talk::Course { planet } => {
            words.say("talk-course", &[("planet", voice.name(planet, cast).into())])
        }
        Talk::AskEngine { engine } => {
            words.say("talk-ask-engine", &[("engine", (engine + 1).into())])
        }
        Talk::PromisePlace { to } => {
            words.say("talk-place", &[("to", voice.name(to, cast).into())])
        }
    };
    let who = capital(&voice.name(from, cast));
    words.say("talk-line", &[("who", who.into()), ("said", said.into())])
}

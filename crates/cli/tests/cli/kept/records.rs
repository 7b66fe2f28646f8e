//! Records, whole and in parts.

use std::path::Path;

use derelict_content::Catalog;
use derelict_engine::event::Ending;
use derelict_engine::mode::Mode;
use derelict_engine::option::Undo;
use derelict_engine::record::{Hex, RULES_VERSION, Record, RecordProblem, Recorder, Terms};
use derelict_engine::{Game, Seat, SeatSet, Seed, Setup};
use derelict_terminal::files::{read_record, write_record};
use serde::{Deserialize, Serialize};

use super::{Part, catalog, keep_if_wanted};
use crate::support::{arg, derelict};

/// A record, and what was in it.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// What is special about it, which is the name of its file.
    name: String,
    choices: usize,
    taken_back: usize,
    /// After how many choices play went on from a situation.
    joins: Vec<usize>,
    /// How it ended.
    end: End,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum End {
    /// It is not over, and only the seed is known from elsewhere.
    None { seed: Hex<32>, decision: u32 },
    /// It was given up.
    GivenUp,
    /// It was played to the end.
    Over { ending: Ending, exploded: bool, survivors: SeatSet, winners: SeatSet },
}

impl Kept {
    fn file(&self) -> String {
        format!("{}.derelict.gz", self.name)
    }

    /// What is to be expected of a record.
    fn of(name: &str, record: &Record, game: &Game) -> Self {
        let outcome = record.end.as_ref().map(|end| end.ending.zip(end.outcome));
        let end = match outcome {
            None => {
                End::None { seed: Hex(game.state.streams.seed()), decision: game.state.decision }
            }
            Some(None) => End::GivenUp,
            Some(Some((ending, outcome))) => End::Over {
                ending,
                exploded: outcome.exploded,
                survivors: outcome.survivors,
                winners: outcome.winners,
            },
        };
        let text = record.to_text();
        let before = |at: usize| text[..at].matches(r#""line":"choice""#).count();
        Self {
            name: name.into(),
            choices: record.choices(),
            taken_back: text.matches(r#""line":"undo""#).count(),
            joins: text.match_indices(r#""line":"resumed""#).map(|(at, _)| before(at)).collect(),
            end,
        }
    }
}

#[test]
fn records_of_every_earlier_program_hold() {
    keep_if_wanted("records", write);
    for part in Part::all("records") {
        let expected = part.expected::<Kept>();
        for kept in &expected {
            holds(kept, &read_record(&part.file(&kept.file())).expect("a record"));
        }
        let whole = expected.iter().filter(|kept| !matches!(kept.end, End::None { .. }));
        for kept in whole {
            let file = part.file(&kept.file());
            let verdict = derelict(&["verify", arg(&file)]);
            let record = read_record(&file).expect("a record");
            let found = record.verify(&catalog(&record.header.setup.packs));
            if let Err(RecordProblem::OtherRules { version, .. }) = found {
                let parted = format!(
                    "version {version} of the rules, this program plays version {RULES_VERSION}"
                );
                verdict.fails(&parted);
            } else {
                assert!(verdict.well().out.contains(": verified, "), "{}", kept.name);
                derelict(&["replay", arg(&file)]).well();
            }
        }
    }
}

fn holds(kept: &Kept, record: &Record) {
    let name = &kept.name;
    let catalog = catalog(&record.header.setup.packs);
    if let Err(RecordProblem::OtherRules { version, .. }) = record.verify(&catalog) {
        assert_eq!(version, record.header.rules_version, "{name}");
        assert_ne!(version, RULES_VERSION, "{name}");
        return;
    }
    let replay = match (&kept.end, record.verify(&catalog)) {
        (End::None { seed, .. }, Err(RecordProblem::NoEnd)) => record.replay_with(&catalog, seed.0),
        (End::GivenUp | End::Over { .. }, Ok(verified)) => {
            assert_eq!((verified.choices, verified.undone), (kept.choices, kept.taken_back));
            assert_eq!(verified.joins, kept.joins, "{name}");
            record.replay(&catalog)
        }
        (_, verified) => panic!("{name}: {verified:?}"),
    };
    let mut replay = replay.unwrap_or_else(|why| panic!("{name}: {why}"));
    for number in 1..=kept.choices {
        let moment = replay.next().unwrap_or_else(|| panic!("{name}: there are no {number}"));
        let moment = match moment {
            Err(RecordProblem::OtherRules { .. }) => return,
            moment => moment.unwrap_or_else(|why| panic!("{name}: {why}")),
        };
        assert_eq!(moment.number, number, "{name}");
    }
    assert!(replay.next().is_none(), "{name}: there are more choices");
    let now = Kept::of(name, record, replay.game());
    assert_eq!(now.end, kept.end, "{name}");
    let over = matches!(kept.end, End::Over { .. });
    assert_eq!(replay.game().state.is_over(), over, "{name}");
}

/// A game being recorded, and who chooses.
struct Playing {
    recorder: Recorder,
    dice: u64,
}

impl Playing {
    fn new(name: &str, setup: Setup, events: bool) -> Self {
        let mut seed: Seed = [0; 32];
        seed.iter_mut().zip(name.bytes()).for_each(|(place, letter)| *place = letter);
        let terms = Terms { verifiable: true, events };
        let recorder = Recorder::new(&Catalog::base(), setup, seed, terms).expect("sound");
        Self { recorder, dice: 7 }
    }

    /// Makes so many choices, or as many as there are.
    fn choose(&mut self, count: usize) {
        for _ in 0..count {
            let Some(asked) = self.recorder.game().offers.decisions.first().cloned() else {
                return;
            };
            let options = self.recorder.game().offers.of(&asked);
            self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = options[(self.dice >> 33) as usize % options.len()];
            self.recorder.choose(asked.seat, asked.id, choice).expect("it is offered");
        }
    }

    fn end(mut self) -> Recorder {
        self.choose(usize::MAX);
        self.recorder
    }
}

fn setup(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// Choices are taken back freely and by agreement, again and again.
fn taken_back() -> Recorder {
    let mut agreeable = setup(3);
    agreeable.options.undo = Undo::Agreed;
    let all: SeatSet = (0..3).map(Seat).collect();
    let mut playing = Playing::new("taken back", agreeable, true);
    let (mut freely, mut agreed) = (0, 0);
    while freely < 4 || agreed < 3 {
        playing.choose(1);
        let recorder = &mut playing.recorder;
        assert!(!recorder.game().state.is_over(), "too little was taken back");
        let choices = recorder.record().choices();
        let free = all.iter().find(|seat| recorder.game().undo_point(*seat) > 0);
        match free {
            Some(seat) if freely < 4 && choices.is_multiple_of(5) => {
                freely += usize::from(recorder.undo(seat, 1).is_ok());
            }
            _ if agreed < 3 && choices.is_multiple_of(17) => {
                agreed += usize::from(recorder.undo_agreed(Seat(0), 2, all).is_ok());
            }
            _ => {}
        }
    }
    playing.end()
}

/// The record leads elsewhere than the game, as if the rules had changed.
fn resumed() -> Recorder {
    let coop = Setup { mode: Mode::Coop, ..setup(2) };
    let mut playing = Playing::new("resumed", coop, true);
    playing.choose(30);
    let situation = playing.recorder.game().clone();
    playing.choose(10);
    let record = playing.recorder.record().clone();
    let recorder = Recorder::resume(&Catalog::base(), record, situation).expect("the same seed");
    Playing { recorder, ..playing }.end()
}

/// A game that somebody wins.
fn won() -> Recorder {
    let games =
        (0..5000).map(|number| Playing::new(&format!("won {number}"), setup(2), true).end());
    let won = |recorder: &Recorder| {
        recorder.game().state.outcome.is_some_and(|outcome| !outcome.winners.is_empty())
    };
    games.into_iter().find(won).expect("somebody wins at last")
}

fn write(into: &Path) -> Vec<Kept> {
    let solo = Setup { mode: Mode::Solo, board: "alternative".into(), ..setup(1) };
    let mut hunted = setup(4);
    hunted.options.intruder_player = true;
    let mut given_up = Playing::new("given up", setup(2), false);
    given_up.choose(50);
    let mut unfinished = Playing::new("unfinished", setup(3), true);
    unfinished.choose(70);
    let games = [
        ("whole", Playing::new("whole", setup(3), false).end()),
        ("won", won()),
        ("solo", Playing::new("solo", solo, false).end()),
        ("intruder-player", Playing::new("intruder player", hunted, false).end()),
        ("taken-back", taken_back()),
        ("resumed", resumed()),
        ("unfinished", unfinished.recorder),
    ];
    let mut kept = Vec::new();
    let mut keep = |name: &str, record: &Record, game: &Game| {
        let one = Kept::of(name, record, game);
        write_record(&into.join(one.file()), record).expect("a file");
        kept.push(one);
    };
    for (name, recorder) in &games {
        keep(name, recorder.record(), recorder.game());
    }
    let game = given_up.recorder.game().clone();
    keep("given-up", &given_up.recorder.abandon(), &game);
    kept
}

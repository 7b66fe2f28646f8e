//! Running a scenario from its given to its last check.

use std::sync::Arc;

use derelict_content::{Catalog, Kind, Library, Ways};
use derelict_engine::event::Event;
use derelict_engine::frame::Question;
use derelict_engine::mode::Mode;
use derelict_engine::offer::Prompt;
use derelict_engine::rulebook::Rulebook;
use derelict_engine::wreck::Wreck;
use derelict_engine::{Game, Offers, Setup, State};

use crate::arrangement::Arrangement;
use crate::check::Check;
use crate::executed::Witness;
use crate::expect::Mismatch;
use crate::format::{Given, Place, Step, Written};
use crate::report::{Failure, Report};
use crate::scene::Scene;
use crate::script::Script;
use crate::snapshot;

/// Characters where none are named.
const CHARACTERS: [&str; 5] = ["captain", "pilot", "scientist", "scout", "soldier"];

/// A scenario, read and ready to run.
#[derive(Clone, Debug)]
pub struct Scenario {
    file: String,
    title: String,
    given: Given,
    pub(crate) steps: Vec<Step>,
}

impl Scenario {
    pub(crate) fn new(file: &str, written: Written) -> Self {
        Self {
            file: file.to_owned(),
            title: written.title,
            given: written.given,
            steps: written.step,
        }
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Plays it with the packs inside the program and tells what did not hold.
    #[must_use]
    pub fn run(&self) -> Report {
        self.run_with(Library::shipped(), Ways::shipped())
    }

    /// Plays it with the packs at hand, and what they let a table choose, and tells what did not
    /// hold.
    #[must_use]
    pub fn run_with(&self, library: &Library, ways: &Ways) -> Report {
        let mut failures = Vec::new();
        let mut witness = Witness::default();
        if let Err(problems) = self.play((library, ways), &mut failures, &mut witness) {
            for problem in problems {
                failures.push(Failure {
                    step: None,
                    expected: "a situation that can be set up".into(),
                    actual: problem,
                    note: None,
                });
            }
        }
        let executed = witness.seen;
        Report { file: self.file.clone(), title: self.title.clone(), failures, executed }
    }

    fn play(
        &self,
        packs: (&Library, &Ways),
        failures: &mut Vec<Failure>,
        witness: &mut Witness,
    ) -> Result<(), Vec<String>> {
        let mut table = self.set_up(packs)?;
        let told = table.script.clone();
        for (index, step) in self.steps.iter().enumerate() {
            if index == 0 && step.when.is_some() {
                table.settle().map_err(|problem| vec![problem])?;
            }
            table.events.clear();
            let mut found = Vec::new();
            let before = table.game.state;
            let played = play_step(&mut table, index == 0, step, &mut found);
            witness.watch(&before, &table.game, &table.events);
            for Mismatch { expected, actual, note } in found {
                failures.push(Failure { step: Some(index + 1), expected, actual, note });
            }
            if !played {
                return Ok(());
            }
        }
        if let Some(left) = table.script.left().filter(|_| told.left().is_some()) {
            let expected = "every die and draw told to be used".into();
            let actual = format!("never came: {left}");
            failures.push(Failure { step: None, expected, actual, note: None });
        }
        Ok(())
    }

    /// Lays its situation out.
    pub(crate) fn set_up(&self, (library, ways): (&Library, &Ways)) -> Result<Scene, Vec<String>> {
        let given = &self.given;
        let game = match &given.snapshot {
            Some(text) => {
                let alone = Given {
                    packs: given.packs.clone(),
                    setting: given.setting.clone(),
                    species: given.species.clone(),
                    mission: given.mission.clone(),
                    snapshot: given.snapshot.clone(),
                    ..chance_of(given)
                };
                if *given != alone {
                    return Err(vec![
                        "snapshot: a whole situation is given; besides it only packs, setting, \
                         species, mission and chance can be said"
                            .into(),
                    ]);
                }
                let catalog = catalog(&chosen(given, ways)?, library)?;
                snapshot::read(&catalog, text).map_err(|problem| vec![problem])?
            }
            None => {
                let setup = chosen(given, ways)?;
                let catalog = catalog(&setup, library)?;
                lay_out(given, setup, &catalog)?
            }
        };
        let unsound: Vec<String> =
            game.look().violations().iter().map(|what| format!("it cannot be: {what}")).collect();
        if !unsound.is_empty() {
            return Err(unsound);
        }
        let mut script = Script::default();
        script
            .extend(&given.dice, &given.next_tokens, &given.shuffled)
            .map_err(|problem| vec![problem])?;
        Ok(Scene { game, script, events: Vec::new() })
    }
}

/// Plays a step and collects what did not hold; false if it could not be played at all.
fn play_step(table: &mut Scene, first: bool, step: &Step, found: &mut Vec<Mismatch>) -> bool {
    let mut own = Script::default();
    if let Err(problem) = own.extend(&step.dice, &step.tokens, &step.shuffled) {
        found.push(Mismatch::new("chance that can fall", problem));
        return false;
    }
    let scripted = own.left().is_some();
    let before = scripted.then(|| std::mem::replace(&mut table.script, own));
    if let Err(problem) = take(table, first, step) {
        found.push(Mismatch::new(say_when(step), problem));
        return false;
    }
    if let Some(before) = before {
        if let Some(left) = table.script.left() {
            let expected = "every die and draw of the step to be used";
            found.push(Mismatch::new(expected, format!("never came: {left}")));
        }
        table.script = before;
    }
    for violation in table.game.look().violations() {
        found.push(Mismatch::new("a sound table", violation.to_string()));
    }
    let book = &table.game.book;
    for event in table.events.iter().filter(|event| book.is_void(event.rule)) {
        let told = format!("{:?} by `{}`", event.fact, event.rule.0);
        found.push(Mismatch::new("no rule that says nothing in this game", told));
    }
    for then in &step.then {
        if let Err(mut mismatch) = Check::read(then).and_then(|check| check.hold(table)) {
            mismatch.note = then.get("note").and_then(|note| note.as_str()).map(str::to_owned);
            found.push(mismatch);
        }
    }
    true
}

/// What a setup is played with.
fn catalog(setup: &Setup, library: &Library) -> Result<Arc<Catalog>, Vec<String>> {
    setup.catalog(library).map_err(|problems| vec![problems.to_string()])
}

/// Lays out a game and arranges it as given.
pub(crate) fn lay_out(
    given: &Given,
    mut setup: Setup,
    catalog: &Arc<Catalog>,
) -> Result<Game, Vec<String>> {
    setup.players = match (given.players, given.characters.len()) {
        (Some(players), _) => players,
        (None, 0) if setup.mode == Mode::Solo => 1,
        (None, 0) => 2,
        (None, named) => named as u8,
    };
    let players = setup.players;
    setup.options.intruder_player |= given.swarm.is_some();
    let bare = Given {
        mode: given.mode.clone(),
        packs: given.packs.clone(),
        setting: given.setting.clone(),
        species: given.species.clone(),
        mission: given.mission.clone(),
        options: given.options.clone(),
        players: given.players,
        board: given.board.clone(),
        seed: given.seed,
        draft: true,
        ..chance_of(given)
    };
    if given.draft && *given != bare {
        return Err(vec![
            "a game before the draft takes only mode, packs, setting, species, mission, options, \
             players, board and seed"
                .into(),
        ]);
    }
    if !given.draft {
        setup.characters = given.characters.clone();
        let missing = (players as usize).saturating_sub(setup.characters.len());
        let spare = spare(&setup, catalog);
        setup.characters.extend(spare.into_iter().take(missing));
    }
    let book = setup.rulebook(catalog).map_err(|problems| problems.0)?;
    if book.is_sequel() {
        setup.after = Some(Box::new(Wreck::untroubled(&book)));
    }
    let _scope = book.names.scope();
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&given.seed.unwrap_or(1).to_le_bytes());
    let mut offers = Offers::default();
    let mut events = Vec::new();
    let mut state = State::new(&book, &setup, seed, &mut offers, &mut events);
    if !given.draft {
        hand_over_keys(&mut state, &book, &mut offers, &mut events);
        let problems = Arrangement::arrange(&mut state, &book, &with_the_dead(given));
        if !problems.is_empty() {
            return Err(problems);
        }
    }
    Ok(Game::resume(book, setup, state))
}

/// Who may still join: the base game's characters where they may, or whom the mission takes.
fn spare(setup: &Setup, catalog: &Catalog) -> Vec<String> {
    let all = catalog.names.of(Kind::CharacterId).iter().map(String::as_str);
    let free = |name: &&str| {
        !setup.characters.iter().any(|taken| taken == name) && setup.enlists(catalog, name)
    };
    let base: Vec<&str> = CHARACTERS.iter().copied().filter(free).collect();
    let found = if base.is_empty() { all.filter(free).collect() } else { base };
    found.into_iter().map(str::to_owned).collect()
}

/// A key that is handed out before the first turn goes to the first who may have it, unless an
/// inventory says otherwise.
fn hand_over_keys(
    state: &mut State,
    book: &Rulebook,
    offers: &mut Offers,
    events: &mut Vec<Event>,
) {
    while let Some(decision) = offers.decisions.first().cloned()
        && let Prompt::Question(Question::GiveKey { .. }) = decision.prompt
    {
        let first = offers.of(&decision)[0];
        if state.choose(book, decision.seat, decision.id, first, offers, events).is_err() {
            return;
        }
    }
}

/// What is given of chance, and nothing else.
fn chance_of(given: &Given) -> Given {
    Given {
        dice: given.dice.clone(),
        next_tokens: given.next_tokens.clone(),
        shuffled: given.shuffled.clone(),
        ..Given::default()
    }
}

/// What is given of the table's choices.
pub(crate) fn chosen(given: &Given, ways: &Ways) -> Result<Setup, Vec<String>> {
    let mut setup = Setup { options: given.options.clone(), ..Setup::default() };
    if let Some(packs) = &given.packs {
        setup.packs.clone_from(packs);
    }
    let axes = [
        ("mode", &given.mode),
        ("setting", &given.setting),
        ("board", &given.board),
        ("species", &given.species),
        ("mission", &given.mission),
    ];
    let mut problems = Vec::new();
    for (axis, value) in axes {
        let Some(value) = value else { continue };
        problems.extend(setup.choose(ways, axis, value).err());
    }
    if problems.is_empty() { Ok(setup) } else { Err(problems) }
}

/// Whoever plays the intruders has died, said or not.
fn with_the_dead(given: &Given) -> Given {
    let mut given = given.clone();
    if let Some(swarm) = &given.swarm {
        let player = given.player.entry(swarm.seat.to_string()).or_default();
        player.place.get_or_insert(Place::Word("dead".into()));
    }
    given
}

fn take(table: &mut Scene, first: bool, step: &Step) -> Result<(), String> {
    if first && step.when.is_none() {
        table.settle()?;
    }
    for text in step.when.iter().flat_map(|when| when.as_slice()) {
        let line = table.line(text)?;
        table.play(&line)?;
    }
    Ok(())
}

fn say_when(step: &Step) -> String {
    let lines: Vec<&str> =
        step.when.iter().flat_map(|when| when.as_slice()).map(String::as_str).collect();
    format!("these choices to be possible: {}", lines.join("; "))
}

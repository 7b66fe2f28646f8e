//! What every bot must hold to: it knows only its view, it answers only what is asked, and the
//! same seed gives the same answers.

use std::path::Path;
use std::sync::Arc;

use derelict_bots::{
    Budget, Chance, Company, Heuristic, Kind, Lore, Memory, Moment, Step, Talk, Temper, spare,
};
use derelict_content::{Library, PodId};
use derelict_engine::event::Audience;
use derelict_engine::imagine::imagine;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Event, Fact, Offers, Rule, Rulebook, Seat, Setup, State, way};

/// A game with a bot at every seat.
struct BotGame {
    book: Arc<Rulebook>,
    lore: Arc<Lore>,
    state: State,
    offers: Offers,
    events: Vec<Event>,
}

impl BotGame {
    fn new(setup: &Setup, game: u64) -> Self {
        Self::with(Library::shipped(), setup, game)
    }

    fn with(library: &Library, setup: &Setup, game: u64) -> Self {
        let catalog = setup.catalog(library).expect("packs that go together");
        let book = setup.rulebook(&catalog).expect("a playable setup");
        let mut seed = [7; 32];
        seed[..8].copy_from_slice(&game.to_le_bytes());
        let mut offers = Offers::default();
        let mut events = Vec::new();
        let state = State::new(&book, setup, seed, &mut offers, &mut events);
        let lore = Arc::new(Lore::new(&book));
        Self { book, lore, state, offers, events }
    }

    fn company(&self, kind: Kind, seed: u64) -> Company {
        let seats = (0..self.state.players).map(Seat);
        let budget = Budget::Iterations(3);
        Company::new(
            seats.map(|seat| Some(kind.bot_with(seat, &self.lore, seed, budget))).collect(),
        )
    }

    /// Plays to the end; every choice is shown with the seat that made it.
    fn play(&mut self, company: &mut Company, mut watch: impl FnMut(&Self, Seat, Choice)) {
        for _ in 0..20_000 {
            company.tell(&self.events);
            let look = self.state.look(&self.book);
            company.discuss(&self.book, |seat| look.view(Viewer::Seat(seat)));
            self.events.clear();
            if self.state.is_over() {
                return;
            }
            let decision = self.offers.decisions[0].clone();
            let view = self.state.look(&self.book).view(Viewer::Seat(decision.seat));
            let choice = company.answer(&self.book, &view).expect("the seat is asked");
            watch(self, decision.seat, choice);
            let (seat, id) = (decision.seat, decision.id);
            self.state
                .choose(&self.book, seat, id, choice, &mut self.offers, &mut self.events)
                .expect("a bot chooses what it is offered");
        }
        panic!("the game goes round in circles");
    }
}

/// Every way to play, with all numbers of players in turn.
fn ways_to_play() -> Vec<Setup> {
    let ways = way::all(Library::shipped()).into_iter().enumerate();
    ways.map(|(index, way)| {
        let seats: Vec<u8> = way.setup.mode.seats().collect();
        way.setup_for(seats[index % seats.len()])
    })
    .collect()
}

#[test]
fn no_bot_picks_what_is_not_offered() {
    for (index, setup) in ways_to_play().iter().enumerate() {
        for kind in [Kind::Random, Kind::Calm, Kind::Crew] {
            for game in 0..4 {
                let mut table = BotGame::new(setup, game * 100 + index as u64);
                let mut company = table.company(kind, game);
                table.play(&mut company, |_, _, _| {});
            }
        }
        let mut table = BotGame::new(setup, index as u64);
        let mut company = table.company(Kind::Search, 1);
        table.play(&mut company, |_, _, _| {});
    }
}

/// Whatever the hidden world is like, the same eyes and the same seed choose the same.
#[test]
fn the_hidden_world_makes_no_difference() {
    let setup = Setup { players: 4, ..Setup::default() };
    for kind in [Kind::Random, Kind::Calm, Kind::Crew, Kind::Search] {
        let games = if kind == Kind::Search { 1 } else { 3 };
        let mut compared = 0;
        for game in 0..games {
            let mut table = BotGame::new(&setup, game);
            let mut company = table.company(kind, game);
            let mut count = 0;
            table.play(&mut company, |table, seat, _| {
                count += 1;
                let view = table.state.look(&table.book).view(Viewer::Seat(seat));
                let other = imagine(&table.book, &view, count);
                let swapped = other.look(&table.book).view(Viewer::Seat(seat));
                let answer = |view| {
                    let budget = Budget::Iterations(3);
                    let mut bot = kind.bot_with(seat, &table.lore, game, budget);
                    bot.choose(&Moment::new(&table.book, view).expect("asked"))
                };
                assert_eq!(answer(&view), answer(&swapped), "{kind} at decision {count}");
                compared += 1;
            });
        }
        assert!(compared >= 150, "{kind}: only {compared} decisions were compared");
    }
}

/// The heuristic takes nothing that is made up for knowledge: its ratings are the same whichever
/// game it imagines.
#[test]
fn what_is_imagined_is_not_taken_for_knowledge() {
    for (index, setup) in ways_to_play().iter().enumerate() {
        let mut table = BotGame::new(setup, 40 + index as u64);
        let mut company = table.company(Kind::Crew, 9);
        let mut count = 0u64;
        table.play(&mut company, |table, seat, _| {
            count += 1;
            if !count.is_multiple_of(5) {
                return;
            }
            let view = table.state.look(&table.book).view(Viewer::Seat(seat));
            let moment = Moment::new(&table.book, &view).expect("asked");
            let mut bot = Heuristic::new(seat, Arc::clone(&table.lore), Temper::STEADY, 1);
            let first = bot.rate(&moment, 1).to_vec();
            for world in [2, 3] {
                assert_eq!(first, bot.rate(&moment, world), "{:?}", moment.prompt);
            }
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup { players: 3, ..Setup::default() };
    for kind in [Kind::Crew, Kind::Calm, Kind::Search] {
        let run = |seed| {
            let mut table = BotGame::new(&setup, 5);
            let mut company = table.company(kind, seed);
            let mut made = Vec::new();
            table.play(&mut company, |_, seat, choice| made.push((seat, choice)));
            made
        };
        assert_eq!(run(1), run(1), "{kind}");
    }
}

#[test]
fn sense_beats_chance() {
    let setup = Setup { players: 4, ..Setup::default() };
    let survivors = |kind| {
        let games = (0..40).map(|game| {
            let mut table = BotGame::new(&setup, 900 + game);
            let mut company = table.company(kind, game);
            table.play(&mut company, |_, _, _| {});
            u32::from(table.state.outcome.map_or(0, |outcome| outcome.survivors.len()))
        });
        games.sum::<u32>()
    };
    let (crew, random) = (survivors(Kind::Crew), survivors(Kind::Random));
    assert!(crew > random + 8, "crew {crew}, random {random}");
}

#[test]
fn lies_cost_trust_and_claims_are_believed() {
    let mut memory = Memory::new(Seat(0));
    assert!((memory.engine(1) - 0.5).abs() < 0.01);
    memory.hear(Seat(2), Talk::Engine { engine: 1, works: true });
    assert!(memory.engine(1) > 0.7);
    let before = memory.trust(Seat(2));
    let seen = Fact::EngineSeen { seat: Seat(0), engine: 1, working: false };
    let rule = Rule("room.engine.check");
    memory.note(&Event { fact: seen, rule, audience: Audience::Everyone });
    assert!(memory.trust(Seat(2)) < before);
    memory.hear(Seat(2), Talk::Engine { engine: 2, works: true });
    assert!(memory.engine(2) < 0.75, "a liar is believed less");
}

#[test]
fn promises_kept_and_broken_are_remembered() {
    let event = |fact| Event { fact, rule: Rule("pod.launch"), audience: Audience::Everyone };
    let launched = |aboard: bool| {
        let mut memory = Memory::new(Seat(0));
        memory.hear(Seat(1), Talk::PromisePlace { to: Seat(0) });
        let before = memory.trust(Seat(1));
        if aboard {
            memory.note(&event(Fact::PodEntered { seat: Seat(0), pod: PodId(2) }));
        }
        memory.note(&event(Fact::Evacuated { seat: Seat(1), pod: PodId(2) }));
        memory.trust(Seat(1)) - before
    };
    assert!(launched(true) > 0.0, "taken along");
    assert!(launched(false) < 0.0, "left behind");
}

#[test]
fn a_request_counts_as_far_as_whoever_makes_it_is_trusted_and_until_it_is_met() {
    let mut memory = Memory::new(Seat(0));
    memory.hear(Seat(1), Talk::AskEngine { engine: 2 });
    assert!((memory.asked(2) - memory.trust(Seat(1))).abs() < 1e-6);
    assert_eq!(memory.asked(1), 0.0);
    let checked = Fact::EngineChecked { seat: Seat(2), engine: 2 };
    let rule = Rule("room.engine.check");
    memory.note(&Event { fact: checked, rule, audience: Audience::Everyone });
    assert_eq!(memory.asked(2), 0.0);
}

#[test]
fn kinds_have_names() {
    for kind in Kind::ALL {
        assert_eq!(kind.name().parse(), Ok(*kind));
    }
    assert!("crews".parse::<Kind>().is_err());
}

#[test]
fn with_possibilities_beside_their_decisions_bots_are_never_stuck() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    let library = Library::with(&[&folder]).expect("the tests' own pack");
    let mut seized = [0u32; 2];
    for (game, kind) in [Kind::Random, Kind::Crew, Kind::Search].into_iter().enumerate() {
        let mut setup = Setup { players: 3, ..Setup::default() };
        setup.packs.push("standing".into());
        let run = |seized: &mut [u32; 2]| {
            let mut table = BotGame::with(&library, &setup, game as u64);
            let mut company = table.company(kind, 5);
            let mut chance = Chance::new(9);
            let mut steps = Vec::new();
            while !table.state.is_over() {
                assert!(steps.len() < 20_000, "the game goes round in circles");
                company.tell(&table.events);
                table.events.clear();
                let BotGame { book, state, offers, events, .. } = &mut table;
                let step = company.next(state.look(book), offers, &mut chance).expect("one asked");
                if let Step::Seize(open) = &step {
                    seized[usize::from(open.seat.is_some())] += 1;
                }
                step.take(state, book, offers, events).expect("what stands open is accepted");
                steps.push(step);
            }
            steps
        };
        let first = run(&mut seized);
        assert_eq!(run(&mut [0; 2]), first, "the same seed gives the same game");
    }
    assert!(seized.iter().all(|count| *count > 5), "{seized:?}");
}

#[test]
fn what_is_suggested_to_pay_with_is_never_the_most_useful_card() {
    let mut told = 0;
    for game in 0..6 {
        let mut table = BotGame::new(&Setup { players: 3, ..Setup::default() }, game);
        let mut company = table.company(Kind::Crew, game);
        let mut chance = Chance::new(game);
        while !table.state.is_over() {
            for seat in table.state.look(&table.book).seats() {
                let view = table.state.look(&table.book).view(Viewer::Seat(seat));
                let Some(due) = view.decision.as_ref().and_then(|asked| asked.due.clone()) else {
                    continue;
                };
                let spared = spare(&table.book, &view);
                assert_eq!(spared.len(), due.picks.map_or(0, usize::from));
                let moment = Moment::new(&table.book, &view).expect("it is asked");
                let lore = Arc::new(Lore::new(&table.book));
                let mut sense = Heuristic::new(seat, lore, Temper::STEADY, 0);
                let scores = sense.rate(&moment, 0).to_vec();
                let score = |choice: &Choice| {
                    let at = moment.options.iter().position(|option| option == choice);
                    scores[at.expect("an option")]
                };
                let least = spared.iter().map(score).fold(f32::INFINITY, f32::min);
                let left = moment.options.iter().filter(|option| !spared.contains(option));
                assert!(left.map(score).all(|kept| kept <= least), "the useful ones are kept");
                told += spared.len();
            }
            company.tell(&table.events);
            table.events.clear();
            let BotGame { book, state, offers, events, .. } = &mut table;
            let step = company.next(state.look(book), offers, &mut chance).expect("one asked");
            step.take(state, book, offers, events).expect("what stands open is accepted");
        }
    }
    assert!(told > 100, "{told}");
}

//! The facility, played at random: it comes to an end, can be put away, and can be imagined.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use derelict_content::{Catalog, PackFiles, Selection, load_packs};
use derelict_engine::imagine::imagine;
use derelict_engine::mode::Mode;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Offers, Rulebook, Seat, Setup, State};

/// Names the rules an assertion proves, for the count of `cargo xtask rules`.
macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

/// What a table in the facility selects.
fn selection() -> Selection {
    Selection {
        setting: "facility".into(),
        species: "night-stalkers".into(),
        ..Selection::default()
    }
}

fn catalog() -> Arc<Catalog> {
    static PACKS: OnceLock<Arc<Catalog>> = OnceLock::new();
    let load = || {
        let lockdown = PackFiles::shipped("lockdown").expect("a pack");
        let packs = load_packs(&[PackFiles::base(), lockdown], &selection());
        Arc::new(packs.unwrap_or_else(|problems| panic!("{problems}")))
    };
    Arc::clone(PACKS.get_or_init(load))
}

fn setup(players: u8, mode: Mode) -> Setup {
    let Selection { setting, species, mission } = selection();
    let packs = vec!["base".into(), "lockdown".into()];
    Setup { packs, setting, species, mission, mode, players, ..Setup::default() }
}

/// Numbers for tests, apart from the engine's own chance.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * sides as u128) >> 64) as usize
    }

    /// An option, seldom one that ends the round or the matter: more happens that way.
    fn choose(&mut self, options: &[Choice]) -> Choice {
        for _ in 0..3 {
            let choice = options[self.below(options.len())];
            if !matches!(choice, Choice::Pass | Choice::Done | Choice::Drop(_)) {
                return choice;
            }
        }
        options[self.below(options.len())]
    }
}

struct Table {
    book: Arc<Rulebook>,
    state: State,
    offers: Offers,
    dice: Dice,
}

impl Table {
    fn new(setup: &Setup, game: u64) -> Self {
        let book = setup.rulebook(&catalog()).unwrap_or_else(|problems| panic!("{problems}"));
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&game.to_le_bytes());
        let mut offers = Offers::default();
        let state = State::new(&book, setup, seed, &mut offers, &mut Vec::new());
        let dice = Dice(game.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        Self { book, state, offers, dice }
    }

    fn step(&mut self, events: &mut Vec<Event>) -> Choice {
        let at = self.dice.below(self.offers.decisions.len());
        let decision = self.offers.decisions[at].clone();
        let choice = self.dice.choose(self.offers.of(&decision));
        let (book, offers) = (&self.book, &mut self.offers);
        self.state
            .choose(book, decision.seat, decision.id, choice, offers, events)
            .expect("an offered choice is accepted");
        choice
    }

    fn view(&self, viewer: Viewer) -> View {
        self.state.look(&self.book).view(viewer)
    }
}

fn games() -> u64 {
    std::env::var("DERELICT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40)
}

/// Every mode with as many players as it takes, in turn.
fn ways() -> Vec<Setup> {
    let modes = [Mode::SemiCoop, Mode::Solo, Mode::Coop];
    let ways = modes.iter().flat_map(|mode| mode.seats().map(|players| setup(players, *mode)));
    ways.collect()
}

#[test]
fn random_games_come_to_an_end_and_break_no_limit() {
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut places: BTreeMap<String, u32> = BTreeMap::new();
    let mut named: Vec<String> = Vec::new();
    let first = std::env::var("DERELICT_FIRST").ok().and_then(|game| game.parse().ok());
    let first: u64 = first.unwrap_or(0);
    for game in first..first + games() {
        let setups = ways();
        let setup = &setups[(game % setups.len() as u64) as usize];
        let mut table = Table::new(setup, game);
        let mut events = Vec::new();
        let mut decisions = 0;
        while !table.state.is_over() {
            let what = format!("game {game}, decision {decisions}");
            assert!(!table.offers.decisions.is_empty(), "{what} is stuck");
            for decision in &table.offers.decisions {
                let options = table.offers.of(decision);
                assert!(options.len() >= 2, "{what}: {:?}", decision.prompt);
                for (index, option) in options.iter().enumerate() {
                    let twice = options[..index].contains(option);
                    assert!(!twice, "{what}: {option:?} twice in {:?}", decision.prompt);
                }
            }
            let wrong = table.state.look(&table.book).violations();
            assert!(wrong.is_empty(), "{what}: {wrong:?}");
            if table.dice.below(16) == 0 {
                for seat in table.state.look(&table.book).seats() {
                    for not_now in table.state.look(&table.book).why_not(seat) {
                        let void = not_now.objections.iter();
                        let void = void.filter(|objection| table.book.is_void(objection.rule));
                        named.extend(void.map(|it| format!("{} by {it:?}", it.rule.0)));
                    }
                }
            }
            events.clear();
            table.step(&mut events);
            let void = events.iter().filter(|event| table.book.is_void(event.rule));
            named.extend(void.map(|event| format!("{} by {:?}", event.rule.0, event.fact)));
            decisions += 1;
            assert!(decisions < 20_000, "game {game} does not end");
        }
        *endings.entry(format!("{:?}", table.state.ending)).or_default() += 1;
        for crew in &table.state.crew[..usize::from(table.state.players)] {
            let place = format!("{:?}", crew.place);
            let place = place.split('(').next().unwrap_or_default().to_owned();
            *places.entry(place).or_default() += 1;
        }
    }
    println!("{endings:?}\n{places:?}");
    named.sort();
    named.dedup_by_key(|named| named.split(' ').next().map(str::to_owned));
    assert!(named.is_empty(), "these rules say nothing here:\n{}", named.join("\n"));
}

#[test]
fn the_start_is_dealt_anew() {
    let (mut power, mut timing, mut chits, mut rooms, mut open) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for game in 0..200 {
        let table = Table::new(&setup(5, Mode::SemiCoop), game);
        let facility = &table.state.facility;
        let numbers = facility.power.map(|token| token.number());
        power.insert(numbers);
        let blue: Vec<u8> = {
            let mut on: Vec<u8> =
                facility.power.iter().filter(|it| it.is_blue()).map(|it| it.number()).collect();
            on.sort_unstable();
            on
        };
        proves!("lock.setup.power", assert_eq!(blue, [1, 2]));
        let tokens: BTreeSet<u8> = facility.timing.iter().map(|it| it.token().0).collect();
        proves!("lock.setup.css", assert_eq!(tokens.len(), 6));
        timing.insert(facility.timing.map(|it| it.token().0));
        chits.insert(facility.contingency.map(|chit| chit.front.0));
        let tiles: Vec<u8> =
            table.book.rooms().map(|room| table.state.rooms[room.index()].tile.0).collect();
        rooms.insert(tiles);
        let card = facility.computers.top().expect("a card lies open");
        let locks = table.book.catalog.computer[card.index()].lockdown;
        proves!("lock.setup.computer", assert!(!locks));
        open.insert(card.0);
    }
    // As good as no two games begin alike.
    proves!("lock.setup.power", assert_eq!(power.len(), 24));
    proves!("lock.setup.css", assert!(timing.len() > 190));
    proves!("lock.setup.contingency", assert!(chits.len() > 190));
    proves!("lock.setup.rooms-i", assert_eq!(rooms.len(), 200));
    proves!("lock.setup.computer", assert_eq!(open.len(), 5));
}

#[test]
fn common_objectives_that_exclude_each_other_are_not_dealt_together() {
    let mut dealt: BTreeMap<u8, u32> = BTreeMap::new();
    for game in 0..300 {
        let table = Table::new(&setup(5, Mode::Coop), game);
        let cards = table.state.crew[..5].iter().map(|crew| crew.personal);
        let excludes = |one: derelict_content::ObjectiveId| {
            &table.book.catalog.objectives[one.index()].excludes
        };
        let all: Vec<_> = cards.collect();
        let different: BTreeSet<u8> = all.iter().map(|card| card.0).collect();
        proves!("lock.coop.objectives", assert_eq!(different.len(), 5));
        for one in &all {
            let clash = all.iter().any(|other| excludes(*one).contains(other));
            proves!("lock.coop.conflict", assert!(!clash, "game {game}"));
            *dealt.entry(one.0).or_default() += 1;
        }
    }
    // Both cards of the pair are dealt at times, each without the other.
    proves!("lock.coop.conflict", assert_eq!(dealt.len(), 10));
}

#[test]
fn random_games_can_be_put_away_and_imagined() {
    for game in 0..games().min(40) {
        let setups = ways();
        let setup = &setups[(game % setups.len() as u64) as usize];
        let mut table = Table::new(setup, game);
        while !table.state.is_over() {
            if table.dice.below(8) == 0 {
                survives_storing(&table, game);
                looks_the_same_imagined(&mut table, game);
            }
            table.step(&mut Vec::new());
        }
    }
}

fn survives_storing(table: &Table, game: u64) {
    let flaws = table.state.flaws(&table.book);
    assert!(flaws.is_empty(), "game {game}: {flaws:?}");
    let hot = table.state.to_hot(&table.book);
    let back = State::from_hot(&table.book, &hot);
    assert_eq!(back.as_ref(), Ok(&table.state), "game {game}");
}

fn looks_the_same_imagined(table: &mut Table, game: u64) {
    let players = table.state.players as usize;
    let seat = Seat(table.dice.below(players) as u8);
    let viewer = Viewer::Seat(seat);
    let view = table.view(viewer);
    let written = {
        let _names = table.book.names.scope();
        let value = serde_json::to_value(&view).expect("it can be written");
        let back: View = serde_json::from_value(value.clone()).expect("and read back");
        assert_eq!(back, view, "game {game}");
        value
    };
    for constraint in view.constraints() {
        assert!(constraint.holds(table.state.look(&table.book), seat), "{constraint:?}");
    }
    let dream = imagine(&table.book, &view, table.dice.0);
    let again = dream.look(&table.book).view(viewer);
    let again = {
        let _names = table.book.names.scope();
        serde_json::to_value(&again).expect("it can be written")
    };
    assert_eq!(written, again, "game {game}");
    let wrong = dream.look(&table.book).violations();
    assert!(wrong.is_empty(), "game {game}: {wrong:?}");
}

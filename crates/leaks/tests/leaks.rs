//! Nobody can tell another world from the real one; and if one could, it would be found.

use std::collections::BTreeSet;
use std::path::Path;

use derelict_content::{Catalog, ItemId, Library};
use derelict_engine::facedown::{Facedown, Front};
use derelict_engine::frame::{Frame, Question};
use derelict_engine::reason::Reason;
use derelict_engine::snapshot::HIGHEST_QUESTION;
use derelict_engine::view::{Known, Shadow, View, Viewer};
use derelict_engine::why::NotNow;
use derelict_engine::{Event, Fact, Look, Rulebook, Seat, Setup};
use derelict_leaks::{BATCH, DECISIONS, Honest, Lens, Soak, Tally};

/// Swaps compared by every run of the tests.
const SWAPS: u64 = 20_000;
/// Swaps that must be enough to find a planted leak.
const FEW: u64 = 1_000;

fn soak(lens: impl Lens, swaps: u64) -> Tally {
    Soak::new(1, lens).run(swaps, 2, |_| {})
}

#[test]
fn nobody_can_tell_another_world_from_the_real_one() {
    let tally = soak(Honest, SWAPS);
    println!("{tally:#?}");
    assert_eq!(tally.found, []);
    assert_eq!((tally.swaps, tally.differences, tally.lost), (SWAPS, 0, 0));
    assert!(tally.put_away >= SWAPS / BATCH, "every game is put away, most of them several times");
    assert!((1..=HIGHEST_QUESTION).contains(&tally.max_frames));
    assert!(tally.max_frames <= tally.max_frames_between);
    assert!(tally.changed * 100 >= SWAPS * 95);
    assert!(tally.decisions >= SWAPS * 5, "comparisons are long enough to mean something");
    assert!(tally.reveals.len() >= 15, "reveals of many kinds end them: {:?}", tally.reveals);
    assert!(tally.whole * 10 > SWAPS, "many last {DECISIONS} decisions");
}

#[test]
fn the_same_seed_makes_the_same_soak() {
    let run = |threads| Soak::new(7, Honest).run(95, threads, |_| {});
    assert_eq!(run(1), run(3));
    assert_ne!(run(1), Soak::new(8, Honest).run(95, 1, |_| {}));
}

/// Shows one kind of things that lie facedown.
struct Glass(&'static str);

impl Lens for Glass {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        for thing in Facedown::all(look.book).filter(|thing| thing.kind() == self.0) {
            if let Some(front) = thing.front(look.state) {
                betray(&mut view, thing, front);
            }
        }
        view
    }
}

/// Writes into a view what something facedown is.
fn betray(view: &mut View, thing: Facedown, front: Front) {
    const PLACE: &str = "views have a place for it";
    match thing {
        Facedown::Tile(room) => {
            view.rooms.get_mut(&room).expect(PLACE).tile = Some(front.into());
        }
        Facedown::Exploration(room) => {
            view.rooms.get_mut(&room).expect(PLACE).token = Some(front.into());
        }
        Facedown::Weakness(slot) => {
            view.weaknesses.get_mut(&slot).expect(PLACE).card = Some(front.into());
        }
        Facedown::Engine(engine) => {
            view.engines.get_mut(&(engine + 1)).expect(PLACE).working = Some(front.into());
        }
        Facedown::Discovery(room) => {
            view.rooms.get_mut(&room).expect(PLACE).discovery = Some(front.into());
        }
        Facedown::Coordinates => view.coordinates.card = Some(front.into()),
        Facedown::Mutation(seat) => {
            let player = view.players.get_mut(&seat).expect(PLACE);
            player.mutation.as_mut().expect(PLACE).card = Some(front.into());
        }
        Facedown::Turret(turret) => {
            let posts = &mut view.turrets.as_mut().expect(PLACE).posts;
            posts.get_mut(&(turret + 1)).expect(PLACE).status = Some(front.into());
        }
        Facedown::Timing(timing) => {
            let timings = &mut view.facility.as_mut().expect(PLACE).timing;
            timings.get_mut(&(timing + 1)).expect(PLACE).token = Some(front.into());
        }
        Facedown::Contingency(chit) => {
            let chits = &mut view.facility.as_mut().expect(PLACE).contingency;
            chits.get_mut(&(chit + 1)).expect(PLACE).token = Some(front.into());
        }
    }
}

/// Reminds everybody of the cards at the bottom of the item decks.
struct MarkedCards;

impl Lens for MarkedCards {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        for (known, deck) in view.memory.buried.iter_mut().zip(&look.state.items) {
            let bottom = deck.facedown().first();
            *known = bottom.map(|card| Known { card: *card, turn: 1, uncertain: false });
        }
        view
    }
}

/// Tells everybody the whole of every fact.
struct Gossip;

impl Lens for Gossip {
    fn told(&self, event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }
}

/// Waits only for those who were really asked to react.
struct Pause;

impl Lens for Pause {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        if let Some(Frame::Poll(poll)) = look.state.frames.top() {
            view.waiting.seats = poll.asked;
        }
        view
    }
}

/// Says that nothing can be done in a burnt-out case: when the ship is lost anyway.
struct Despair;

impl Lens for Despair {
    fn why_not(&self, look: Look<'_>, seat: Seat) -> Vec<NotNow> {
        let mut reasons = look.why_not(seat);
        let lost = look.state.engines.iter().filter(|works| !**works).count() >= 2;
        if let Some(first) = reasons.first_mut().filter(|_| lost) {
            first.objections.retain(|objection| objection.reason == Reason::NoEffect);
        }
        reasons
    }
}

/// Whatever stands in the register of what lies facedown is found, each kind by itself.
#[test]
fn whatever_lies_facedown_is_found_in_a_view() {
    let book = Rulebook::new(&Catalog::base(), "basic").expect("the base game");
    let kinds: BTreeSet<&str> = Facedown::all(&book).map(Facedown::kind).collect();
    assert!(kinds.len() >= 5);
    for kind in kinds {
        let found = soak(Glass(kind), FEW / 5);
        assert!(found.differences > FEW / 20, "{kind}: {}", found.differences);
        assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{kind}");
    }
}

#[test]
fn a_card_at_the_bottom_of_a_deck_is_found_in_a_view() {
    let found = soak(MarkedCards, FEW / 5);
    assert!(found.differences > FEW / 20, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")));
}

#[test]
fn a_fact_told_to_the_wrong_seat_is_found() {
    let found = soak(Gossip, FEW);
    assert!(found.differences > FEW / 50, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("told ")), "{:?}", found.found);
}

#[test]
fn a_pause_that_tells_who_holds_a_reaction_is_found() {
    let found = soak(Pause, SWAPS / 4);
    assert!(found.differences > 0);
    assert!(found.found.iter().all(|(_, what)| what.contains("seats") || what.contains(" | ")));
}

#[test]
fn a_reason_that_betrays_the_engines_is_found() {
    let found = soak(Despair, FEW);
    assert!(found.differences > FEW / 4, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("why not: ")));
}

/// Swaps in games with standing possibilities, which only a pack of the tests brings.
fn standing(lens: impl Lens, swaps: u64) -> Tally {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    let library = Library::with(&[&folder]).expect("the tests' own pack");
    let mut setup = Setup { players: 2, ..Setup::default() };
    setup.packs.push("standing".into());
    setup.options.intruder_player = true;
    let catalog = setup.catalog(&library).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(3, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

#[test]
fn what_stands_open_tells_nobody_anything() {
    let tally = standing(Honest, FEW);
    assert_eq!(tally.found, []);
    assert_eq!((tally.swaps, tally.differences, tally.lost), (FEW, 0, 0));
    assert!(tally.decisions >= FEW * 3, "{}", tally.decisions);
}

/// Lets something stand open to some only, by what they are secretly after.
struct Tact;

impl Lens for Tact {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        view.opportunities.retain(|open| {
            open.seat.is_none_or(|seat| look.crew(seat).personal.0.is_multiple_of(2))
        });
        view
    }
}

#[test]
fn a_possibility_that_depends_on_a_secret_is_found() {
    let found = standing(Tact, FEW);
    assert!(found.differences > 0);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Swaps in games with Carnomorphs, whose touch gives secrets of their own.
fn carnomorphs(lens: impl Lens, swaps: u64) -> Tally {
    let setup = Setup {
        packs: vec!["base".into(), "carnomorphs".into()],
        species: "carnomorphs".into(),
        players: 4,
        ..Setup::default()
    };
    let catalog = setup.catalog(Library::shipped()).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(5, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

#[test]
fn mutations_and_adaptations_tell_nobody_anything() {
    let tally = carnomorphs(Honest, 4 * FEW);
    assert_eq!(tally.found, []);
    assert_eq!((tally.differences, tally.lost), (0, 0));
    assert!(tally.reveals.contains_key("mutations-seen"), "{:?}", tally.reveals);
    assert!(tally.reveals.contains_key("mutation-scanned"), "{:?}", tally.reveals);
}

#[test]
fn a_mutation_card_shown_to_others_is_found() {
    let found = carnomorphs(Glass("mutation"), FEW);
    assert!(found.differences > FEW / 50, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

#[test]
fn an_adaptation_seen_through_its_back_is_found() {
    let found = carnomorphs(Glass("weakness"), FEW / 5);
    assert!(found.differences > FEW / 20, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Shows everybody which mutation cards somebody chooses from.
struct Peep;

impl Lens for Peep {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        if let Some(frame @ Frame::Ask(Question::KeepMutation { .. })) = look.state.frames.top()
            && let Some(top) = view.stack.last_mut()
        {
            *top = Shadow::Frame(frame);
        }
        view
    }
}

#[test]
fn mutation_cards_chosen_from_in_sight_of_others_are_found() {
    let found = carnomorphs(Peep, 8 * FEW);
    assert!(found.differences > 0);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Swaps in games with turrets, which everybody may set from anywhere.
fn gunners(species: &str, lens: impl Lens, swaps: u64) -> Tally {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/gunners");
    let library = Library::with(&[&folder]).expect("the tests' own pack");
    let mut setup = Setup { players: 3, ..Setup::default() };
    let ways = library.ways().expect("what can be chosen");
    for (axis, value) in [("species", species), ("turrets", "on"), ("aftermath-rooms", "on")] {
        setup.choose(&ways, axis, value).expect("it is offered");
    }
    setup.packs.push("gunners".into());
    let catalog = setup.catalog(&library).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(7, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

#[test]
fn what_turrets_are_set_to_is_told_to_nobody_else() {
    for species in ["intruders", "void-seeders", "carnomorphs"] {
        let tally = gunners(species, Honest, 2 * FEW);
        assert_eq!(tally.found, []);
        assert_eq!((tally.differences, tally.lost), (0, 0));
        let shown = tally.reveals.contains_key("turret-turned-up");
        assert!(shown, "{species}: {:?}", tally.reveals);
    }
}

#[test]
fn a_turret_seen_through_its_back_is_found() {
    let found = gunners("intruders", Glass("turret"), FEW);
    assert!(found.differences > FEW / 50, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Swaps in Research Missions, which have a deck of alerts.
fn research(lens: impl Lens, swaps: u64) -> Tally {
    let mut setup = Setup { players: 3, ..Setup::default() };
    let library = Library::shipped();
    let ways = library.ways().expect("what can be chosen");
    setup.choose(&ways, "mission", "research").expect("it is offered");
    let catalog = setup.catalog(library).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(9, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

/// Turns the deck of alerts over.
struct Foresight;

impl Lens for Foresight {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        let deck = view.decks.alerts.as_mut().expect("a Research Mission");
        deck.draw = Some(look.state.alerts.deck.facedown().to_vec());
        view
    }
}

#[test]
fn alerts_still_to_come_are_told_to_nobody() {
    let tally = research(Honest, 2 * FEW);
    assert_eq!(tally.found, []);
    assert_eq!((tally.differences, tally.lost), (0, 0));
    assert!(tally.reveals.contains_key("alert-revealed"), "{:?}", tally.reveals);
}

#[test]
fn a_discovery_token_seen_through_its_back_is_found() {
    let found = research(Glass("discovery"), FEW / 5);
    assert!(found.differences > FEW / 20, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

#[test]
fn a_deck_of_alerts_that_lies_open_is_found() {
    let found = research(Foresight, FEW / 5);
    assert!(found.differences > FEW / 20, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Swaps in Epilogues, in which everybody wants something of their own.
fn sequel(lens: impl Lens, swaps: u64) -> Tally {
    let mut setup = Setup { players: 3, ..Setup::default() };
    let library = Library::shipped();
    let ways = library.ways().expect("what can be chosen");
    setup.choose(&ways, "mission", "epilogue").expect("it is offered");
    let catalog = setup.catalog(library).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(9, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

/// Shows everybody's requirement, given up for the offer or not.
struct Confession;

impl Lens for Confession {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        for (seat, player) in view.players.iter_mut() {
            player.objectives.personal = Some(look.crew(*seat).personal);
        }
        view
    }
}

#[test]
fn requirements_and_what_is_drawn_anew_are_told_to_nobody_else() {
    let tally = sequel(Honest, 2 * FEW);
    assert_eq!(tally.found, []);
    assert_eq!((tally.differences, tally.lost), (0, 0));
}

#[test]
fn a_requirement_shown_to_others_is_found() {
    let found = sequel(Confession, FEW / 5);
    assert!(found.differences > FEW / 20, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

#[test]
fn the_status_of_a_turret_that_was_left_behind_is_found_through_its_back() {
    let found = sequel(Glass("turret"), FEW);
    assert!(found.differences > FEW / 50, "{}", found.differences);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

/// Swaps in games with Aftermath's characters, whose scanners and codes are at everybody's hand.
fn confidants(lens: impl Lens, swaps: u64) -> Tally {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/confidants");
    let library = Library::with(&[&folder]).expect("the tests' own pack");
    let mut setup = Setup { players: 4, ..Setup::default() };
    let ways = library.ways().expect("what can be chosen");
    for option in ["aftermath", "traits"] {
        setup.choose(&ways, option, "on").expect("it is offered");
    }
    setup.packs.push("confidants".into());
    let catalog = setup.catalog(&library).expect("packs that go together");
    let book = setup.rulebook(&catalog).expect("a playable setup");
    Soak::new(9, lens).only(&setup, &book).run(swaps, 2, |_| {})
}

/// Tells everybody the whole of some facts.
struct Slip(fn(&Fact) -> bool);

impl Lens for Slip {
    fn told(&self, event: Event, viewer: Viewer) -> Option<Event> {
        match (self.0)(&event.fact) {
            true => Some(event),
            false => event.seen_by(viewer.seat()),
        }
    }
}

/// Shows everybody the codes that were put away facedown.
struct Wastebasket;

impl Lens for Wastebasket {
    fn view(&self, look: Look<'_>, viewer: Viewer) -> View {
        let mut view = look.view(viewer);
        let secret = |item: &ItemId| look.book.catalog.items[item.index()].secret;
        view.decks.items_gone.extend(look.state.items_gone.iter().filter(secret));
        view
    }
}

#[test]
fn what_scanners_codes_and_drones_tell_is_told_to_nobody_else() {
    let tally = confidants(Honest, 6 * FEW);
    assert_eq!(tally.found, []);
    assert_eq!((tally.differences, tally.lost), (0, 0));
    for kind in ["mind-read", "engine-seen", "coordinates-seen", "deck-looked-through"] {
        assert!(tally.reveals.contains_key(kind), "{kind}: {:?}", tally.reveals);
    }
}

#[test]
fn what_only_one_has_learnt_is_found_when_others_are_told() {
    let found = confidants(Slip(|fact| matches!(fact, Fact::MindRead { .. })), 2 * FEW);
    assert!(found.differences > 0);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("told ")), "{:?}", found.found);
}

#[test]
fn codes_put_away_in_sight_of_others_are_found() {
    let found = confidants(Wastebasket, 6 * FEW);
    assert!(found.differences > 0);
    assert!(found.found.iter().all(|(_, what)| what.starts_with("views: ")), "{:?}", found.found);
}

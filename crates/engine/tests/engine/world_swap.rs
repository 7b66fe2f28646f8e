//! No leaks: a viewer cannot tell the real game from another that differs only in secrets.
//!
//! At random decisions a seat imagines another world: other hands, items, objectives, facedown
//! tiles and tokens, engines, course, weaknesses, contamination. Dice, the bag and the decks that
//! belong to nobody stay as they are. The same choices are then made in both worlds. What the
//! seat sees, is told and is offered must be the same, step by step, until something hidden
//! comes to light by one of a closed list of facts.

use std::mem::{Discriminant, discriminant};

use crate::table::{Dice, Table, json};
use derelict_engine::card::Card;
use derelict_engine::frame::{Frame, Question, Targets, WindowKind};
use derelict_engine::imagine::imagine;
use derelict_engine::offer::Prompt;
use derelict_engine::pile::Pile;
use derelict_engine::view::{Shadow, View, Viewer};
use derelict_engine::{Choice, Event, Fact, Offers, Rulebook, Seat, State};

/// Facts by which something hidden legally comes to light.
fn reveals(fact: &Fact) -> bool {
    matches!(
        fact,
        // Cards leaving a hand.
        Fact::CardPaid { .. }
            | Fact::CardDiscarded { .. }
            // Facedown tiles and tokens, turned up or looked at.
            | Fact::RoomExplored { .. }
            | Fact::TokenRevealed { .. }
            | Fact::TileSeen { .. }
            | Fact::ExplorationSeen { .. }
            // Secrets looked at.
            | Fact::CoordinatesSeen { .. }
            | Fact::EngineSeen { .. }
            | Fact::ObjectiveSeen { .. }
            | Fact::KeptObjectiveSeen { .. }
            | Fact::WeaknessRevealed { .. }
            // Scans: their result, or what others see of it.
            | Fact::ContaminationScanned { .. }
            | Fact::ContaminationRemoved { .. }
            | Fact::LarvaGrown { .. }
            | Fact::Died { .. }
            | Fact::ContaminationTaken { .. }
            // Infested for want of action cards.
            | Fact::LarvaInfested { .. }
            // Items drawn, shown, handed over, spent.
            | Fact::ItemsSeen { .. }
            | Fact::ItemGained { .. }
            | Fact::ItemTaken { .. }
            | Fact::ItemDeclined { .. }
            | Fact::ItemDiscarded { .. }
            | Fact::ThingShown { .. }
            | Fact::ThingGiven { .. }
            // An offer begun in secret is made.
            | Fact::TradeOffered { .. }
            | Fact::TradeOfferedShadow { .. }
            | Fact::ThingGivenShadow { .. }
            // The victory check.
            | Fact::EngineRevealed { .. }
            | Fact::CoordinatesRevealed { .. }
            | Fact::ContaminationChecked { .. }
            | Fact::LastCardDrawn { .. }
            | Fact::ObjectiveRevealed { .. }
            // Cards of the intruder player leaving the hand, and decks looked into.
            | Fact::SwarmCardDiscarded { .. }
            | Fact::DeckTopSeen { .. }
    )
}

/// Targets of actions under way: an action is named with its targets before it can be
/// interrupted, and a forced target is named unasked.
fn targets(view: &View) -> Vec<Targets> {
    let frames = view.stack.iter().filter_map(|shadow| match shadow {
        Shadow::Frame(frame) => Some(frame),
        Shadow::Veiled(_) => None,
    });
    frames
        .filter_map(|frame| match frame {
            Frame::Act(act) | Frame::Ask(Question::Pay { act }) => Some(act.targets),
            Frame::Perform(performance) => Some(performance.targets),
            _ => None,
        })
        .collect()
}

/// One world being played.
#[derive(Clone)]
struct World {
    state: State,
    offers: Offers,
    events: Vec<Event>,
}

impl World {
    fn new(book: &Rulebook, state: State) -> Self {
        let mut offers = Offers::default();
        state.pending(book, &mut offers);
        Self { state, offers, events: Vec::new() }
    }

    fn view(&self, book: &Rulebook, seat: Seat) -> View {
        self.state.look(book).view(Viewer::Seat(seat))
    }

    fn choose(&mut self, book: &Rulebook, seat: Seat, choice: Choice) {
        let id = self.offers.for_seat(seat).expect("the seat is asked").id;
        self.events.clear();
        self.state
            .choose(book, seat, id, choice, &mut self.offers, &mut self.events)
            .expect("an offered choice is accepted");
    }

    /// What the other seats are asked, by kind.
    fn prompts(&self, seat: Seat) -> Vec<(Seat, Result<Discriminant<Question>, WindowKind>)> {
        let others = self.offers.decisions.iter().filter(|decision| decision.seat != seat);
        others
            .map(|decision| {
                let prompt = match &decision.prompt {
                    Prompt::Question(question) => Ok(discriminant(question)),
                    Prompt::Window(kind) => Err(*kind),
                };
                (decision.seat, prompt)
            })
            .collect()
    }

    fn told(&self, seat: Seat) -> Vec<Event> {
        self.events.iter().filter_map(|event| event.seen_by(Some(seat))).collect()
    }
}

/// Another world with the same public chance, and the same order of the seat's own deck.
fn swap(book: &Rulebook, real: &State, seat: Seat, seed: u64) -> State {
    let view = real.look(book).view(Viewer::Seat(seat));
    let mut other = imagine(book, &view, seed);
    other.streams = real.streams;
    other.events = real.events;
    other.attacks = real.attacks;
    other.wounds = real.wounds;
    other.bag = real.bag;
    other.token_supply = real.token_supply;
    for (mind, truth) in other.knowledge.iter_mut().zip(&real.knowledge) {
        mind.event_on_top = truth.event_on_top;
        mind.event_at_bottom = truth.event_at_bottom;
    }
    if real.swarm.seat == Some(seat) {
        other.swarm = real.swarm;
    }
    let look = other.look(book);
    let mut left = other.crew[seat.index()].deck;
    let deck: Pile<Card, 40> = real.crew[seat.index()]
        .deck
        .iter()
        .map(|card| {
            let face = real.look(book).face(seat, card);
            left.take(|own| look.face(seat, own) == face)
                .expect("the own deck holds the same cards")
        })
        .collect();
    other.crew[seat.index()].deck = deck;
    other
}

/// How a comparison ended.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// Something hidden came to light.
    Revealed,
    /// Another seat has no choice in common, or is asked in one world only.
    Parted,
    /// Long enough, or the game is over.
    Enough,
}

/// Plays both worlds alike, as far as the seat could tell.
fn compare(
    book: &Rulebook,
    mut real: World,
    mut other: World,
    seat: Seat,
    dice: &mut Dice,
    steps: &mut u64,
) -> End {
    for start in std::iter::once(true).chain([false; 80]) {
        if real.state.is_over() || other.state.is_over() {
            return End::Enough;
        }
        // Somebody else may be asked something else: a forced choice is not asked, and a
        // reaction only of those who have one.
        let parted = real.prompts(seat) != other.prompts(seat);
        if parted && !start {
            return End::Parted;
        }
        let (seen, swapped) = (real.view(book, seat), other.view(book, seat));
        if targets(&seen) != targets(&swapped) {
            return End::Revealed;
        }
        if seen != swapped {
            let [a, b] = [&seen, &swapped].map(|view| format!("{:#}", json(book, view)));
            let pairs = a.lines().zip(b.lines()).filter(|(a, b)| a != b).take(8);
            let differing: Vec<String> = pairs.map(|(a, b)| format!("{a}  |  {b}")).collect();
            panic!("views differ:\n{}\n{:#?}", differing.join("\n"), real.events);
        }
        proves!("hidden.view", assert_eq!(seen, swapped));
        if parted {
            return End::Parted;
        }
        let asked = match real.offers.for_seat(seat) {
            Some(own) => own.clone(),
            None => real.offers.decisions[dice.below(real.offers.decisions.len())].clone(),
        };
        let Some(twin) = other.offers.for_seat(asked.seat) else {
            return End::Parted;
        };
        let twins = other.offers.of(twin);
        let mut common = real.offers.of(&asked).to_vec();
        common.retain(|choice| twins.contains(choice));
        if common.is_empty() {
            return End::Parted;
        }
        let choice = dice.choose(&common);
        real.choose(book, asked.seat, choice);
        other.choose(book, asked.seat, choice);
        *steps += 1;
        let (told, retold) = (real.told(seat), other.told(seat));
        let same = told.iter().zip(&retold).take_while(|(a, b)| a == b).count();
        match (told.get(same), retold.get(same)) {
            (None, None) => {}
            (Some(one), None) | (None, Some(one)) if reveals(&one.fact) => return End::Revealed,
            (Some(a), Some(b)) => {
                // In one of the worlds something comes to light; in the other it may not.
                let legal = reveals(&a.fact) || reveals(&b.fact);
                assert!(legal, "after {choice:?}: {a:?}\nbut {b:?}");
                return End::Revealed;
            }
            // One world waits where the other goes on: for somebody else, or it would tell.
            (None, Some(further)) => {
                assert!(real.offers.for_seat(seat).is_none(), "asked, or {further:?}");
                return End::Parted;
            }
            (Some(further), None) => {
                assert!(other.offers.for_seat(seat).is_none(), "asked, or {further:?}");
                return End::Parted;
            }
        }
    }
    End::Enough
}

#[test]
fn nobody_can_tell_another_world_from_the_real_one() {
    let (mut swaps, mut changed, mut steps) = (0u64, 0u64, 0u64);
    let mut ends = std::collections::BTreeMap::new();
    for (players, game) in (1..=5).flat_map(|players| (100..250).map(move |game| (players, game))) {
        let mut table = Table::new(players, game);
        while !table.state.is_over() {
            if table.dice.below(8) == 0 {
                let seat = Seat(table.dice.below(players as usize) as u8);
                let other = swap(&table.book, &table.state, seat, table.dice.0);
                swaps += 1;
                let hidden = |state: &State| {
                    (state.crew, state.rooms, state.items, state.engines, state.coordinates)
                };
                changed += u64::from(hidden(&other) != hidden(&table.state));
                let worlds = [table.state, other].map(|state| World::new(&table.book, state));
                let [real, other] = worlds;
                let end = compare(&table.book, real, other, seat, &mut table.dice, &mut steps);
                *ends.entry(end).or_insert(0u32) += 1;
            }
            table.step(&mut Vec::new());
        }
    }
    println!("{swaps} swaps, {changed} changed something hidden, {steps} choices alike, {ends:?}");
    assert!(changed * 100 >= swaps * 99 && steps > swaps);
}

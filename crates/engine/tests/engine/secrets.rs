//! No view and no fact names a component whose place is a secret.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::table::{RandomGame, json};
use derelict_content::{
    Colour, ExplorationId, ItemId, ItemSource, Kind, ObjectiveDeck, RoomId, Slot, TokenFace,
};
use derelict_engine::choice::Source;
use derelict_engine::event::{Audience, DeckCard, SharedDeck};
use derelict_engine::facedown::Facedown;
use derelict_engine::frame::{ActStage, Frame, Question};
use derelict_engine::mode::Mode;
use derelict_engine::thing::Thing;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Fact, Rulebook, Seat, State};
use serde_json::Value;

/// Names of cards, tiles and tokens, each of which belongs to one kind of component only.
struct Lexicon(BTreeMap<String, (Kind, u8)>);

impl Lexicon {
    fn new(book: &Rulebook) -> Self {
        let secret = [
            Kind::TileId,
            Kind::ExplorationId,
            Kind::TokenId,
            Kind::EventId,
            Kind::AttackId,
            Kind::WoundId,
            Kind::WeaknessId,
            Kind::ObjectiveId,
            Kind::ItemId,
            Kind::ActionId,
            Kind::CoordinatesId,
            Kind::IntruderCardId,
        ];
        let mut count: BTreeMap<&str, u8> = BTreeMap::new();
        for name in Kind::ALL.iter().flat_map(|kind| book.names.of(*kind)) {
            *count.entry(name).or_default() += 1;
        }
        let names = secret.iter().flat_map(|kind| {
            let names = book.names.of(*kind).iter().enumerate();
            names.map(move |(index, name)| (name.clone(), (*kind, index as u8)))
        });
        // The blank token shares its name with a side of the combat die.
        let sure = |name: &str| count[name] == 1 && name != "blank";
        Self(names.filter(|(name, _)| sure(name)).collect())
    }

    /// Every component named anywhere in a value.
    fn named(&self, value: &Value, found: &mut BTreeSet<(u8, u8)>) {
        match value {
            Value::String(word) => {
                let known = self.0.get(word).map(|(kind, index)| (*kind as u8, *index));
                found.extend(known);
            }
            Value::Array(list) => list.iter().for_each(|one| self.named(one, found)),
            // A cause is a word of the rules, though it be that of a room.
            Value::Object(map) => {
                let told = map.iter().filter(|(key, _)| *key != "cause");
                told.for_each(|(_, one)| self.named(one, found));
            }
            _ => {}
        }
    }
}

/// Everything whose whereabouts a seat may know, by the rules of what is hidden.
fn open_to(table: &RandomGame, seat: Seat) -> BTreeSet<(u8, u8)> {
    let state = &table.state;
    let catalog = &table.book.catalog;
    let mine = &state.knowledge[seat.index()];
    let seen = |thing: Facedown| mine.facedown.of(thing).is_some();
    let mut open = BTreeSet::new();
    let mut add = |kind: Kind, index: u8| open.insert((kind as u8, index));
    for (index, room) in state.rooms.iter().enumerate().take(table.book.board.rooms.len()) {
        let id = RoomId(index as u8);
        let faceup =
            matches!(table.book.board.rooms[index].slot, Slot::Fixed(_) | Slot::Printed(_));
        if faceup || room.explored || seen(Facedown::Tile(id)) {
            add(Kind::TileId, room.tile.0);
        }
        if let Some(token) = room.token.filter(|_| seen(Facedown::Exploration(id))) {
            add(Kind::ExplorationId, token.0);
        }
    }
    // Insanity tokens are told apart, whoever looks (`void.hidden.insanity`).
    for token in state.bag.iter() {
        if matches!(table.book.token_face(token), TokenFace::Insanity(_)) {
            add(Kind::TokenId, token.0);
        }
    }
    // Cards that have left the game everybody has seen go (`void.hidden.removed`).
    for other in state.look(&table.book).seats() {
        for card in state.look(&table.book).lost_cards(other) {
            add(Kind::ActionId, card.0);
        }
    }
    for token in state.tokens_gone.iter() {
        add(Kind::ExplorationId, token.0);
    }
    let gone = state.events_gone.iter();
    for event in state.events.discards().iter().copied().chain(gone) {
        add(Kind::EventId, event.0);
    }
    for (_, seen) in mine.decks.iter() {
        match seen.card {
            DeckCard::Event(card) => add(Kind::EventId, card.0),
            DeckCard::Attack(card) => add(Kind::AttackId, card.0),
            DeckCard::Wound(card) => add(Kind::WoundId, card.0),
            DeckCard::Item(card) => add(Kind::ItemId, card.0),
            DeckCard::Panic(card) => add(Kind::PanicId, card.0),
            DeckCard::Alert(card) => add(Kind::AlertId, card.0),
        };
    }
    for seen in mine.items.iter() {
        add(Kind::ItemId, seen.item.0);
    }
    for attack in state.attacks.discards().iter().copied() {
        add(Kind::AttackId, attack.0);
    }
    for weakness in state.weaknesses.iter().filter(|weakness| weakness.revealed) {
        add(Kind::WeaknessId, weakness.card.0);
    }
    if seen(Facedown::Coordinates) {
        add(Kind::CoordinatesId, state.coordinates.0);
    }
    for wound in state.wounds.discards().iter().copied() {
        add(Kind::WoundId, wound.0);
    }
    let heavy = |item: &ItemId| catalog.items[item.index()].heavy;
    let colourless = |item: &ItemId| !matches!(catalog.items[item.index()].source, ItemSource::Deck(colour) if colour != Colour::Blue);
    for item in state.items.iter().flat_map(|deck| deck.discards().iter().copied()) {
        add(Kind::ItemId, item.0);
    }
    let gone = state.items_gone.iter().filter(|item| heavy(item) || colourless(item));
    for item in gone.chain(state.crafted.iter()) {
        add(Kind::ItemId, item.0);
    }
    for (index, crew) in state.crew.iter().enumerate().take(state.players as usize) {
        let own = index == seat.index();
        let common = state.mode == Mode::Coop;
        for wounded in crew.serious.iter() {
            wounded.wound.map(|wound| add(Kind::WoundId, wound.0));
        }
        for held in crew.hands.iter() {
            let tape = held.tape.map(|tape| tape.item);
            for item in held.thing.item().into_iter().chain(held.attached.iter()).chain(tape) {
                add(Kind::ItemId, item.0);
            }
        }
        let stored = crew.inventory.iter().filter(|_| own);
        for item in crew.quests.iter().chain(stored) {
            add(Kind::ItemId, item.0);
        }
        let held = crew.hand.iter().chain(crew.deck.iter()).filter(|_| own);
        for action in crew.discard.iter().chain(held).filter_map(|card| card.action()) {
            add(Kind::ActionId, action.0);
        }
        let seen = mine.objectives[index];
        let kept = |deck| mine.kept[index] > 0 && crew.kept == Some(deck);
        if own || common || seen[0] > 0 || kept(ObjectiveDeck::Corporate) {
            add(Kind::ObjectiveId, crew.corporate.0);
        }
        if own || common || seen[1] > 0 || kept(ObjectiveDeck::Personal) {
            add(Kind::ObjectiveId, crew.personal.0);
        }
    }
    let swarm = &state.swarm;
    let held = swarm.hand.iter().filter(|_| swarm.seat == Some(seat));
    for card in swarm.discard.iter().chain(held) {
        add(Kind::IntruderCardId, card.0);
    }
    open
}

/// Tiles, tokens, coordinates, weaknesses and objectives that went back to the box unseen.
fn in_the_box(state: &State, lexicon: &Lexicon) -> BTreeSet<(u8, u8)> {
    let players = state.players as usize;
    let in_play = |kind: Kind, index: u8| match kind {
        Kind::TileId => state.rooms.iter().any(|room| room.tile.0 == index),
        Kind::ExplorationId => {
            let lies = state.rooms.iter().any(|room| room.token.is_some_and(|it| it.0 == index));
            lies || state.tokens_gone.has(ExplorationId(index))
        }
        Kind::CoordinatesId => state.coordinates.0 == index,
        Kind::WeaknessId => state.weaknesses.iter().any(|weakness| weakness.card.0 == index),
        Kind::ObjectiveId => state.crew[..players]
            .iter()
            .any(|crew| crew.corporate.0 == index || crew.personal.0 == index),
        _ => true,
    };
    let all = lexicon.0.values();
    all.filter(|(kind, index)| !in_play(*kind, *index))
        .map(|(kind, index)| (*kind as u8, *index))
        .collect()
}

/// Components named aloud by what is under way, or shown to the seat by its question or trade.
fn spoken(table: &RandomGame, seat: Seat) -> BTreeSet<(u8, u8)> {
    let state = &table.state;
    let mut named = BTreeSet::new();
    let mut item = |item: ItemId| named.insert((Kind::ItemId as u8, item.0));
    let mut cards = Vec::new();
    for frame in state.frames.iter() {
        let (source, targets) = match frame {
            Frame::Act(act) if act.stage != ActStage::Aim || act.seat == seat => {
                (act.source, act.targets)
            }
            Frame::Ask(Question::Pay { act }) => (act.source, act.targets),
            Frame::Ask(Question::Target { act }) if act.seat == seat => (act.source, act.targets),
            Frame::Ask(Question::Consent { seat: other, act })
                if [other, act.seat].contains(&seat) =>
            {
                (act.source, act.targets)
            }
            Frame::Perform(performance) => (performance.source, performance.targets),
            Frame::UseUp { item: used, .. } => {
                item(used);
                continue;
            }
            Frame::Ask(Question::MakeRoom { thing, .. }) => {
                thing.item().map(&mut item);
                continue;
            }
            Frame::Ask(
                Question::KeepItem { seat: finder, drawn, .. }
                | Question::Scavenge { seat: finder, drawn, .. },
            ) if finder == seat => {
                drawn.iter().for_each(|found| _ = item(found));
                continue;
            }
            Frame::Ask(Question::GiveKey { item: key, .. }) => {
                item(key);
                continue;
            }
            Frame::EventEffects { event, .. } | Frame::EventDone { event } => {
                cards.push((Kind::EventId as u8, event.0));
                continue;
            }
            Frame::Ask(question) if question.seat() == seat => {
                cards.extend(looked_at(state, question));
                continue;
            }
            Frame::Placed { token, .. } | Frame::LoudToken { token } => {
                cards.push((Kind::TokenId as u8, token.0));
                continue;
            }
            _ => continue,
        };
        match source {
            Source::Item(used) => _ = item(used),
            Source::Card(card) => cards.push((Kind::ActionId as u8, card.0)),
            Source::Basic(_)
            | Source::Room
            | Source::Computer
            | Source::Possibility(_)
            | Source::Mutation(_) => {}
        }
        for target in targets.iter() {
            match target {
                Choice::Item(used) | Choice::Thing(Thing::Item(used)) => _ = item(used),
                _ => {}
            }
        }
    }
    let deal = &state.bargain.deal;
    let making = matches!(state.frames.top(), Some(Frame::Ask(Question::Offer { .. })));
    if deal.from == seat || deal.to == seat && !making {
        let things = deal.give.iter().chain(deal.ask.iter());
        things.filter_map(Thing::item).for_each(|given| _ = item(given));
    }
    named.extend(cards);
    named
}

/// Cards on top of a shared deck that a question is about.
fn looked_at(state: &State, question: Question) -> Vec<(u8, u8)> {
    let (deck, count) = match question {
        Question::DeckTop { deck, .. } => (deck, 1),
        Question::SwarmAttack { drawn, .. } => (SharedDeck::Attacks, drawn),
        Question::SwarmBury { left, .. } => (SharedDeck::Attacks, left),
        Question::Plan { drawn, .. } => (SharedDeck::Events, drawn),
        // Whoever looks through a deck sees all of it.
        Question::Fetch { colour, .. } => (SharedDeck::Items(colour), u8::MAX),
        _ => return Vec::new(),
    };
    let named = |kind: Kind, index: u8| (kind as u8, index);
    match deck {
        SharedDeck::Attacks => {
            state.attacks.topmost(count).map(|card| named(Kind::AttackId, card.0)).collect()
        }
        SharedDeck::Events => {
            state.events.topmost(count).map(|card| named(Kind::EventId, card.0)).collect()
        }
        SharedDeck::Wounds => {
            state.wounds.topmost(count).map(|card| named(Kind::WoundId, card.0)).collect()
        }
        SharedDeck::Items(colour) => {
            let deck = &state.items[colour as usize];
            deck.topmost(count).map(|card| named(Kind::ItemId, card.0)).collect()
        }
        SharedDeck::Panic => {
            state.panic.topmost(count).map(|card| named(Kind::PanicId, card.0)).collect()
        }
        SharedDeck::Alerts => {
            state.alerts.deck.topmost(count).map(|card| named(Kind::AlertId, card.0)).collect()
        }
    }
}

/// Whether a public fact shows a card that does not stay open afterwards.
fn shows_for_a_moment(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::ActionTaken { .. }
            | Fact::CardPaid { .. }
            | Fact::CardDiscarded { .. }
            | Fact::ItemUsed { .. }
            | Fact::ItemDiscarded { .. }
            | Fact::TokenDrawn { .. }
            | Fact::TokenToBag { .. }
            | Fact::TokenToSupply { .. }
            | Fact::TokenRemoved { .. }
            | Fact::EventReturned { .. }
            | Fact::EventDrawn { .. }
            | Fact::EventDiscarded { .. }
            | Fact::SwarmCardPlayed { .. }
            | Fact::SwarmCardDiscarded { .. }
            | Fact::EventForDirection { .. }
            | Fact::AttackCardDrawn { .. }
            | Fact::AttackHit { .. }
            | Fact::BloodRead { .. }
            | Fact::RetreatBegan { .. }
            | Fact::SeriousWound { .. }
            | Fact::WoundDressed { .. }
            | Fact::WoundHealed { .. }
    )
}

/// What lies facedown is in the views of those who know it, and in no other.
#[test]
fn views_show_what_lies_facedown_to_those_who_know() {
    let (mut known, mut hidden) = (0u32, 0u32);
    for (players, game) in (1..=5).flat_map(|players| (0..4).map(move |game| (players, game))) {
        let mut table = RandomGame::new(players, game);
        while !table.state.is_over() {
            let look = table.state.look(&table.book);
            let seats = (0..players).map(|seat| Viewer::Seat(Seat(seat)));
            for viewer in seats.chain([Viewer::Spectator, Viewer::Open]) {
                let view = look.view(viewer);
                for thing in Facedown::all(&table.book) {
                    let front = thing.front(&table.state);
                    let may_know = match viewer {
                        Viewer::Seat(seat) => look.known(seat, thing),
                        Viewer::Spectator => front.filter(|_| thing.is_open(look)),
                        Viewer::Open => front,
                    };
                    assert_eq!(thing.shown(&view), may_know, "{thing:?} for {viewer:?}");
                    assert_eq!(thing.lies(&view), front.is_some(), "{thing:?}");
                    known += u32::from(may_know.is_some());
                    hidden += u32::from(may_know != front);
                }
            }
            table.step(&mut Vec::new());
        }
    }
    assert!(known > 10_000 && hidden > 10_000, "{known} known, {hidden} hidden");
}

#[test]
fn no_secret_is_named_to_a_seat() {
    let (mut views, mut told) = (0u32, 0u32);
    for (players, game) in (1..=5).flat_map(|players| (300..330).map(move |game| (players, game))) {
        let mut table = RandomGame::new(players, game);
        let lexicon = Lexicon::new(&table.book);
        let names = Arc::clone(&table.book.names);
        let _names = names.scope();
        let known = |table: &RandomGame, seat: Seat| {
            let mut known = open_to(table, seat);
            known.extend(spoken(table, seat));
            known
        };
        loop {
            let seat = Seat(table.dice.below(players as usize) as u8);
            let before = known(&table, seat);
            let mut named = BTreeSet::new();
            let view = json(&table.book, &table.state.look(&table.book).view(Viewer::Seat(seat)));
            lexicon.named(&view, &mut named);
            let secret: Vec<_> = named.difference(&before).collect();
            assert!(secret.is_empty(), "{secret:?} in the view of {seat}: {:#}", view["stack"]);
            let boxed = named.intersection(&in_the_box(&table.state, &lexicon)).count();
            proves!("hidden.box", assert_eq!(boxed, 0, "out of the box, for {seat}"));
            views += 1;
            let mut events = Vec::new();
            table.step(&mut events);
            if table.state.ending.is_some() {
                break;
            }
            let after = known(&table, seat);
            for event in events {
                let Some(seen) = event.seen_by(Some(seat)) else {
                    continue;
                };
                told += 1;
                let value = serde_json::to_value(seen.fact).expect("a fact can be written");
                let mut named = BTreeSet::new();
                lexicon.named(&value, &mut named);
                let whispered = event.audience != Audience::Everyone;
                if whispered && seen == event {
                    let own = ["seat", "from", "to"].iter().any(|key| value[key] == seat.number());
                    assert!(own, "{seat} overhears {value}");
                } else if whispered {
                    assert!(named.is_empty(), "the shadow {value} of {event:?}");
                } else if !shows_for_a_moment(&seen.fact) {
                    let open = |one: &&(u8, u8)| !before.contains(one) && !after.contains(one);
                    let secret: Vec<_> = named.iter().filter(open).collect();
                    assert!(secret.is_empty(), "{secret:?} told to everybody: {value}");
                }
                let scan = value["card"] == "infected" || value["card"] == "clean";
                let others = value["seat"] != seat.number();
                proves!("hidden.contam.state", assert!(!(scan && others), "{value}"));
            }
        }
    }
    println!("{views} views and {told} facts hold no secret");
    assert!(views > 5_000 && told > 20_000);
}

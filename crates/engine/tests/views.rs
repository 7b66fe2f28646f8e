//! What a viewer is shown, and the games a viewer can imagine from it.

mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use derelict_content::{Colour, EventId, ItemId, ItemSource, Kind, ObjectiveDeck, Slot};
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::event::Audience;
use derelict_engine::frame::{ActStage, Frame, Question};
use derelict_engine::imagine::imagine;
use derelict_engine::mode::Mode;
use derelict_engine::thing::Thing;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Fact, Offers, Rulebook, Seat, Silent, State};
use serde_json::Value;
use table::{Dice, Table, json};

macro_rules! proves {
    ($ids:expr, $($check:tt)*) => { $($check)* };
}

fn sight(table: &Table, viewer: Viewer) -> View {
    table.state.look(&table.book).view(viewer)
}

fn viewers(table: &Table) -> impl Iterator<Item = Viewer> + use<> {
    let seats = (0..table.state.players).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator])
}

/// Plays on with random choices; says where it gets stuck.
fn play_on(book: &Rulebook, mut state: State, dice: &mut Dice) -> Result<(), String> {
    let mut offers = Offers::default();
    state.pending(book, &mut offers);
    while !state.is_over() {
        let Some(decision) = offers.decisions.first().cloned() else {
            return Err(format!("nobody is asked: {:?}", state.frames.top()));
        };
        if offers.of(&decision).is_empty() {
            return Err(format!("no options: {:?}", decision.prompt));
        }
        let choice = dice.choose(offers.of(&decision));
        state
            .choose(book, decision.seat, decision.id, choice, &mut offers, &mut Silent)
            .expect("an offered choice is accepted");
    }
    Ok(())
}

/// Fails with the first lines that differ.
fn assert_same(book: &Rulebook, real: &View, imagined: &View, what: &str) {
    if real == imagined {
        return;
    }
    let [a, b] = [real, imagined].map(|view| format!("{:#}", json(book, view)));
    let pairs = a.lines().zip(b.lines()).filter(|(a, b)| a != b).take(8);
    let differing: Vec<String> = pairs.map(|(a, b)| format!("{a}  |  {b}")).collect();
    panic!("{what}:\n{}\n{:#?}", differing.join("\n"), real.stack);
}

/// Plays random games and shows every viewer's view at random decisions.
fn watch(games: u64, mut look: impl FnMut(&mut Table, Viewer, &str)) {
    for (players, game) in (1..=5).flat_map(|players| (0..games).map(move |game| (players, game))) {
        let mut table = Table::new(players, game);
        let mut decisions = 0;
        while !table.state.is_over() {
            if table.dice.below(8) == 0 {
                let what = format!("{players} players, game {game}, decision {decisions}");
                for viewer in viewers(&table) {
                    look(&mut table, viewer, &what);
                }
            }
            table.step(&mut Vec::new());
            decisions += 1;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            look(&mut table, viewer, "the end");
        }
    }
}

#[test]
fn an_imagined_game_looks_like_the_real_one_and_plays_on() {
    let (mut imagined, mut changed, mut finished) = (0u32, 0u32, 0u32);
    watch(60, |table, viewer, what| {
        if table.state.is_over() {
            return;
        }
        let what = format!("{what}, {viewer:?}");
        let view = sight(table, viewer);
        let dream = imagine(&table.book, &view, table.dice.0);
        let again = dream.look(&table.book).view(viewer);
        proves!("hidden.view", assert_same(&table.book, &view, &again, &what));
        let wrong = dream.look(&table.book).violations();
        assert!(wrong.is_empty(), "{what}: {wrong:?}\n{:?}", view.stack);
        imagined += 1;
        changed += u32::from(dream.rooms != table.state.rooms || dream.crew != table.state.crew);
        if table.dice.below(12) == 0 {
            let end = play_on(&table.book, dream, &mut table.dice);
            assert_eq!(end, Ok(()), "{what}");
            finished += 1;
        }
    });
    println!("{imagined} imagined, {changed} differ from the truth, {finished} played to the end");
    assert!(imagined > 10_000 && changed * 100 > imagined * 99 && finished > 1_000);
}

#[test]
fn imagining_twice_from_one_number_gives_one_game() {
    let mut table = Table::new(4, 7);
    for _ in 0..40 {
        table.step(&mut Vec::new());
    }
    let view = sight(&table, Viewer::Seat(Seat(1)));
    let dream = |seed| imagine(&table.book, &view, seed);
    assert_eq!(dream(1), dream(1));
    assert_ne!(dream(1), dream(2));
}

#[test]
fn others_are_seen_from_outside_only() {
    watch(25, |table, viewer, what| {
        let view = sight(table, viewer);
        if table.state.is_over() {
            let open = sight(table, Viewer::Open);
            proves!("hidden.over", assert_eq!(view.players, open.players));
            proves!("hidden.over", assert_eq!(view.decks, open.decks));
            proves!("hidden.over", assert!(view.seed.is_some()));
            return;
        }
        assert_eq!(view.seed, None, "{what}");
        for (seat, player) in &view.players {
            let own = viewer == Viewer::Seat(*seat);
            let crew = &table.state.crew[seat.index()];
            proves!("hidden.hand", assert_eq!(player.hand.is_some(), own));
            proves!("hidden.hand.size", assert_eq!(player.hand_size as usize, crew.hand.len()));
            proves!("hidden.deck", assert_eq!(player.deck, None));
            proves!("hidden.deck", assert_eq!(player.deck_size as usize, crew.deck.len()));
            proves!("hidden.inventory", assert_eq!(player.inventory.is_some(), own));
            let backs = player.inventory_colours.len();
            proves!("hidden.inventory", assert_eq!(backs, crew.inventory.len()));
            proves!("hidden.heavy", assert_eq!(player.hands.len(), crew.hands.len()));
            let quests: Vec<_> = crew.quests.iter().collect();
            proves!("hidden.quest", assert_eq!(player.quests, quests));
            proves!("hidden.discard", assert_eq!(player.discard.len(), crew.discard.len()));
            let codes =
                player.discard.iter().filter(|card| matches!(card.0, Face::Infected | Face::Clean));
            proves!("hidden.discard", assert_eq!(codes.count(), 0));
            let known = view.memory.objectives.get(seat).map_or(0, Vec::len);
            let shown = [player.objectives.corporate, player.objectives.personal];
            let shown = shown.iter().flatten().count();
            let due = if own || table.state.mode == Mode::Coop { 2 } else { known };
            proves!("hidden.objectives", assert_eq!(shown, due, "{what}"));
            let public = [crew.slimed, crew.larva, crew.signal];
            proves!(
                "hidden.tracks",
                assert_eq!([player.slimed, player.larva, player.signal], public)
            );
        }
        let secrets = [
            view.decks.events.draw.is_some(),
            view.decks.attacks.draw.is_some(),
            view.decks.wounds.draw.is_some(),
            view.decks.items.red.draw.is_some(),
            view.decks.contamination.draw.is_some(),
            view.bag.tokens.is_some(),
        ];
        assert_eq!(secrets, [false; 6], "{what}");
        for weakness in view.weaknesses.values() {
            proves!("hidden.weakness", assert_eq!(weakness.card.is_some(), weakness.revealed));
        }
        for engine in view.engines.values() {
            proves!("hidden.engines", assert_eq!(engine.working.is_some(), engine.seen.is_some()));
        }
        let coordinates = &view.coordinates;
        proves!(
            "hidden.coordinates",
            assert_eq!(coordinates.card.is_some(), coordinates.seen.is_some())
        );
        for (id, room) in &view.rooms {
            let open = matches!(table.book.board.rooms[id.index()].slot, Slot::Fixed(_));
            let seen = open || room.explored || view.memory.tiles.contains_key(id);
            proves!("hidden.rooms", assert_eq!(room.tile.is_some(), seen, "{what}"));
            let token = view.memory.tokens.contains_key(id);
            proves!("hidden.rooms", assert_eq!(room.token.is_some(), token));
        }
        let bag = &view.bag;
        let tokens = [bag.blank, bag.larva, bag.creeper, bag.adult, bag.breeder, bag.queen];
        let tokens: usize = tokens.iter().map(|count| *count as usize).sum();
        proves!("hidden.bag", assert_eq!(tokens, table.state.bag.len()));
    });
}

#[test]
fn a_view_reads_well_as_json() {
    let mut table = Table::new(3, 0);
    while table.state.turn < 1 {
        table.step(&mut Vec::new());
    }
    let value = json(&table.book, &sight(&table, Viewer::Seat(Seat(0))));
    assert_eq!(value["viewer"]["seat"], 1);
    assert_eq!(value["rooms"]["011"]["tile"], "hibernatorium");
    assert_eq!(value["rooms"]["011"]["corpses"][0], "blue-corpse");
    assert_eq!(value["corridors"]["1-2"]["door"], "open");
    assert_eq!(value["destination"], "B");
    assert_eq!(value["players"]["2"]["hand"], serde_json::Value::Null);
    assert!(value["players"]["1"]["hand"].is_array());
    assert!(value["players"]["2"]["character"].is_string());
    assert_eq!(value["weaknesses"]["egg"]["revealed"], false);
    assert_eq!(value["engines"]["1"]["working"], serde_json::Value::Null);
    assert_eq!(value["seed"], serde_json::Value::Null);
    let open = json(&table.book, &sight(&table, Viewer::Open));
    assert!(open["players"]["2"]["hand"].is_array());
    assert!(open["decks"]["events"]["draw"].is_array());
    assert!(open["bag"]["tokens"].is_array());
}

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
            Value::Object(map) => map.values().for_each(|one| self.named(one, found)),
            _ => {}
        }
    }
}

/// Everything whose whereabouts a seat may know, by the rules of what is hidden.
fn open_to(table: &Table, seat: Seat) -> BTreeSet<(u8, u8)> {
    let state = &table.state;
    let catalog = &table.book.catalog;
    let mine = &state.knowledge[seat.index()];
    let mut open = BTreeSet::new();
    let mut add = |kind: Kind, index: u8| open.insert((kind as u8, index));
    for (index, room) in state.rooms.iter().enumerate().take(table.book.board.rooms.len()) {
        if room.explored || mine.tiles[index] > 0 {
            add(Kind::TileId, room.tile.0);
        }
        if let Some(token) = room.token.filter(|_| mine.tokens[index] > 0) {
            add(Kind::ExplorationId, token.0);
        }
    }
    for token in (0..32).filter(|token| state.tokens_gone & (1 << token) != 0) {
        add(Kind::ExplorationId, token);
    }
    let gone = (0..32).filter(|event| state.events_gone & (1 << event) != 0).map(EventId);
    let known = mine.event_on_top.into_iter().chain(mine.event_at_bottom);
    for event in state.events.discard.iter().chain(gone).chain(known) {
        add(Kind::EventId, event.0);
    }
    for attack in state.attacks.discard.iter() {
        add(Kind::AttackId, attack.0);
    }
    for weakness in state.weaknesses.iter().filter(|weakness| weakness.revealed) {
        add(Kind::WeaknessId, weakness.card.0);
    }
    if mine.coordinates > 0 {
        add(Kind::CoordinatesId, state.coordinates.0);
    }
    for wound in state.wounds.discard.iter() {
        add(Kind::WoundId, wound.0);
    }
    let heavy = |item: &ItemId| catalog.items[item.index()].heavy;
    let colourless = |item: &ItemId| !matches!(catalog.items[item.index()].source, ItemSource::Deck(colour) if colour != Colour::Blue);
    for item in state.items.iter().flat_map(|deck| deck.discard.iter()) {
        add(Kind::ItemId, item.0);
    }
    let gone = state.items_gone.iter().filter(|item| heavy(item) || colourless(item));
    for item in gone.chain(state.crafted.iter()) {
        add(Kind::ItemId, item.0);
    }
    for (index, crew) in state.crew.iter().enumerate().take(state.players as usize) {
        let own = index == seat.index();
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
        if own || seen[0] > 0 || kept(ObjectiveDeck::Corporate) {
            add(Kind::ObjectiveId, crew.corporate.0);
        }
        if own || seen[1] > 0 || kept(ObjectiveDeck::Personal) {
            add(Kind::ObjectiveId, crew.personal.0);
        }
    }
    open
}

/// Components named aloud by what is under way, or shown to the seat by its question or trade.
fn spoken(table: &Table, seat: Seat) -> BTreeSet<(u8, u8)> {
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
            Frame::Ask(Question::KeepItem { seat: finder, drawn, .. }) if finder == seat => {
                drawn.iter().for_each(|found| _ = item(found));
                continue;
            }
            Frame::EventEffects { event, .. } | Frame::EventDone { event } => {
                cards.push((Kind::EventId as u8, event.0));
                continue;
            }
            Frame::Placed { token, .. } => {
                cards.push((Kind::TokenId as u8, token.0));
                continue;
            }
            _ => continue,
        };
        match source {
            Source::Item(used) => _ = item(used),
            Source::Card(card) => cards.push((Kind::ActionId as u8, card.0)),
            Source::Basic(_) | Source::Room => {}
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
            | Fact::BagDeveloped { .. }
            | Fact::EventReturned { .. }
            | Fact::EventDrawn { .. }
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

#[test]
fn no_secret_is_named_to_a_seat() {
    let (mut views, mut told) = (0u32, 0u32);
    for (players, game) in (2..=5).flat_map(|players| (300..330).map(move |game| (players, game))) {
        let mut table = Table::new(players, game);
        let lexicon = Lexicon::new(&table.book);
        let names = Arc::clone(&table.book.names);
        let _names = names.scope();
        let known = |table: &Table, seat: Seat| {
            let mut known = open_to(table, seat);
            known.extend(spoken(table, seat));
            known
        };
        loop {
            let seat = Seat(table.dice.below(players as usize) as u8);
            let before = known(&table, seat);
            let mut named = BTreeSet::new();
            let view = json(&table.book, &sight(&table, Viewer::Seat(seat)));
            lexicon.named(&view, &mut named);
            let secret: Vec<_> = named.difference(&before).collect();
            assert!(secret.is_empty(), "{secret:?} in the view of {seat}: {:#}", view["stack"]);
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

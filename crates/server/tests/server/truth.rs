//! What each viewer of a recorded game may be told at each of its moments, worked out from the
//! whole situation.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{Catalog, Kind};
use derelict_engine::card::CardKind;
use derelict_engine::facedown::Facedown;
use derelict_engine::imagine::imagine;
use derelict_engine::offer::Offers;
use derelict_engine::record::Record;
use derelict_engine::thing::Thing;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Fact, Game, Rulebook, Seat, Setup, State};
use derelict_text::Language;
use serde_json::{Value, json};

use crate::spoken::{Spoken, sentences};

/// Kinds of things that lie facedown somewhere.
const HIDDEN: [Kind; 9] = [
    Kind::TileId,
    Kind::EventId,
    Kind::AttackId,
    Kind::WoundId,
    Kind::WeaknessId,
    Kind::ObjectiveId,
    Kind::ItemId,
    Kind::ActionId,
    Kind::CoordinatesId,
];

/// A game before its end, moment by moment.
pub struct Truth {
    pub book: Arc<Rulebook>,
    setup: Setup,
    pub moments: Vec<State>,
    happened: Vec<Vec<Event>>,
    /// Who chose what at each moment but the last.
    chosen: Vec<(Option<Seat>, Choice)>,
}

/// A game as one viewer may know it.
pub struct Eyes {
    pub viewer: Viewer,
    spoken: Spoken,
    windows: bool,
    /// Everything the viewer is told, in order.
    events: Vec<Event>,
    facts: Vec<Value>,
    moments: Vec<Moment>,
}

/// A moment as one viewer may know it.
struct Moment {
    seen: View,
    view: Value,
    asked: Value,
    /// How much the viewer has been told.
    told: usize,
    /// Names of things the viewer cannot have learnt so far.
    secrets: BTreeSet<String>,
    /// Steps back from what the viewer itself has chosen so far.
    steps: BTreeSet<String>,
}

impl Truth {
    pub fn of(record: &Record) -> Self {
        let replay = record.replay(&Catalog::base()).expect("a replay");
        let (book, setup) = (Arc::clone(&replay.game().book), replay.game().setup.clone());
        let mut moments = vec![replay.game().state];
        let mut happened = vec![replay.opening().to_vec()];
        let mut chosen = Vec::new();
        for moment in replay {
            let moment = moment.expect("a moment");
            if moment.state.ending.is_some() {
                break;
            }
            moments.push(moment.state);
            happened.push(moment.events);
            chosen.push((moment.seat, moment.choice));
        }
        Self { book, setup, moments, happened, chosen }
    }

    /// The seats of everybody but a viewer.
    pub fn others(&self, viewer: Viewer) -> Vec<Seat> {
        let seats = self.moments[0].look(&self.book).seats();
        seats.filter(|seat| viewer.seat() != Some(*seat)).collect()
    }

    /// What happened that a viewer is told less of than others: how it is told to those who know.
    pub fn kept_from(&self, viewer: Viewer) -> impl Iterator<Item = &Event> {
        let hidden = move |event: &&Event| {
            event.seen_by(viewer.seat()).is_some_and(|seen| seen.fact != event.fact)
        };
        self.happened.iter().flatten().filter(hidden)
    }

    pub fn name(&self, kind: Kind, id: u8) -> String {
        self.book.names.name(kind, id).expect("a name").to_owned()
    }

    /// The game through somebody's eyes, told in a language, at a table where reaction windows
    /// stay open for a while or not.
    pub fn eyes(&self, viewer: Viewer, language: Language, windows: bool) -> Eyes {
        let _scope = self.book.names.scope();
        let spoken = Spoken::in_language(&self.book, language);
        let (mut facts, mut events) = (Vec::new(), Vec::new());
        let (mut secrets, mut steps) = (self.hideable(), BTreeSet::new());
        let chosen = self.chosen.iter().map(Some).chain([None]);
        let all = self.moments.iter().zip(&self.happened).zip(chosen);
        let moments = all.map(|((state, happened), chosen)| {
            for event in happened.iter().filter_map(|event| event.seen_by(viewer.seat())) {
                let fact = json!(event.fact);
                for (name, _) in names(&fact) {
                    secrets.remove(&name);
                }
                facts.push(fact);
                events.push(event);
            }
            for name in self.open(state, viewer) {
                secrets.remove(&name);
            }
            let seen = state.look(&self.book).view(viewer);
            let (view, asked, told) = (json!(seen), self.asked(state, viewer), facts.len());
            let sight =
                Moment { view, asked, told, secrets: secrets.clone(), steps: steps.clone(), seen };
            let own = chosen.filter(|(seat, _)| seat.is_some() && viewer.seat() == *seat);
            steps.extend(own.and_then(|(_, choice)| spoken.step(*choice, &sight.seen)));
            sight
        });
        let moments = moments.collect();
        Eyes { viewer, spoken, windows, events, facts, moments }
    }

    /// Names of all that can be hidden, as far as nothing open bears the same name. Items that
    /// never lie in a deck are known to all.
    fn hideable(&self) -> BTreeSet<String> {
        let names = &self.book.names;
        let dealt: BTreeSet<String> = self.moments[0]
            .items
            .iter()
            .flat_map(|deck| deck.facedown().iter().copied())
            .map(|item| self.name(Kind::ItemId, item.0))
            .collect();
        let of = |kind: &Kind| names.of(*kind).iter().cloned();
        let items: BTreeSet<String> = of(&Kind::ItemId).collect();
        let mut hideable: BTreeSet<String> = HIDDEN.iter().flat_map(of).collect();
        hideable.retain(|name| !items.contains(name) || dealt.contains(name));
        for kind in [Kind::BasicId, Kind::CharacterId, Kind::ExplorationId, Kind::PodId] {
            of(&kind).for_each(|name| {
                hideable.remove(&name);
            });
        }
        let seed = self.moments[0].streams.seed();
        hideable.insert(seed.iter().map(|byte| format!("{byte:02x}")).collect());
        hideable
    }

    /// Names of what lies open to a viewer, or is its own.
    fn open(&self, state: &State, viewer: Viewer) -> Vec<String> {
        let own = viewer.seat();
        let known = own.map(|seat| &state.knowledge[seat.index()]);
        let mut open: Vec<(Kind, u8)> = Vec::new();
        for room in self.book.rooms() {
            let there = &state.rooms[room.index()];
            let seen = known.is_some_and(|known| known.facedown.of(Facedown::Tile(room)).is_some());
            if there.explored || seen {
                open.push((Kind::TileId, there.tile.0));
            }
        }
        for seat in state.look(&self.book).seats() {
            let crew = &state.crew[seat.index()];
            let mine = own == Some(seat);
            let cards = crew.hand.iter().chain(crew.deck.iter()).filter(|_| mine);
            for card in cards.chain(crew.discard.iter()) {
                if let CardKind::Action(action) = card.kind() {
                    open.push((Kind::ActionId, action.0));
                }
            }
            let items = crew.inventory.iter().filter(|_| mine);
            open.extend(items.map(|item| (Kind::ItemId, item.0)));
            for held in crew.hands.iter() {
                if let Thing::Item(item) = held.thing {
                    open.push((Kind::ItemId, item.0));
                }
                open.extend(held.attached.iter().map(|item| (Kind::ItemId, item.0)));
                open.extend(held.tape.map(|tape| (Kind::ItemId, tape.item.0)));
            }
            let wounds = crew.serious.iter().filter_map(|wounded| wounded.wound);
            open.extend(wounds.map(|wound| (Kind::WoundId, wound.0)));
            let peeked = known.map(|known| known.objectives[seat.index()]).unwrap_or_default();
            for (objective, peeked) in [crew.corporate, crew.personal].into_iter().zip(peeked) {
                if mine || peeked > 0 {
                    open.push((Kind::ObjectiveId, objective.0));
                }
            }
        }
        if known.is_some_and(|known| known.facedown.of(Facedown::Coordinates).is_some()) {
            open.push((Kind::CoordinatesId, state.coordinates.0));
        }
        let revealed = state.weaknesses.iter().filter(|weakness| weakness.revealed);
        open.extend(revealed.map(|weakness| (Kind::WeaknessId, weakness.card.0)));
        open.extend(state.events.discards().iter().copied().map(|card| (Kind::EventId, card.0)));
        open.extend(state.attacks.discards().iter().copied().map(|card| (Kind::AttackId, card.0)));
        open.extend(state.wounds.discards().iter().copied().map(|card| (Kind::WoundId, card.0)));
        let gone = state.items.iter().flat_map(|deck| deck.discards().iter().copied());
        open.extend(gone.chain(state.items_gone.iter()).map(|item| (Kind::ItemId, item.0)));
        open.into_iter().map(|(kind, id)| self.name(kind, id)).collect()
    }

    /// What the viewer is asked: which decision, and between what.
    fn asked(&self, state: &State, viewer: Viewer) -> Value {
        let mut offers = Offers::default();
        state.pending(&self.book, &mut offers);
        let Some(asked) = viewer.seat().and_then(|seat| offers.for_seat(seat)) else {
            return Value::Null;
        };
        let codes = offers.of(asked).iter().map(|choice| choice.code(&self.book.names));
        // What an option costs at once is the same in every world that looks like this one.
        let dream = imagine(&self.book, &state.look(&self.book).view(viewer), 1);
        let dream = Game::resume(Arc::clone(&self.book), self.setup.clone(), dream);
        let pays = offers.of(asked).iter().map(|choice| dream.foresee(asked.seat, *choice).paid);
        json!({
            "decision": asked.id.0, "prompt": asked.prompt,
            "codes": codes.collect::<Vec<_>>(), "pays": pays.collect::<Vec<_>>(),
        })
    }
}

impl Eyes {
    /// How many names are still secret at the end.
    pub fn secrets(&self) -> usize {
        self.moments.last().map_or(0, |sight| sight.secrets.len())
    }

    /// Whether a name is a secret at a moment.
    pub fn hides(&self, moment: usize, name: &str) -> bool {
        self.moments[moment].secrets.contains(name)
    }

    /// What happened, in words that tell everything.
    pub fn whole(&self, event: &Event) -> String {
        let last = self.moments.last().expect("a moment");
        self.spoken.event(event, &self.spoken.cast(&last.seen))
    }

    /// A frame of a moment, with a word in it.
    pub fn frame(&self, moment: usize, word: &str) -> Value {
        let n = self.moments[moment].told;
        let news = n.checked_sub(1).map(|index| json!({ "n": n, "fact": self.facts[index] }));
        json!({ "type": "update", "news": news.into_iter().collect::<Vec<_>>(), "hint": word })
    }

    /// Everything in some frames that the viewer may not be told: names it cannot have learnt by
    /// then, and views, facts and questions other than its own.
    pub fn betrayed(&self, frames: &[Value]) -> BTreeSet<String> {
        let (mut now, mut betrayed) = (0, BTreeSet::new());
        for frame in frames {
            for news in frame["news"].as_array().into_iter().flatten() {
                let n = news["n"].as_u64().unwrap_or(0) as usize;
                let fact = n.checked_sub(1).and_then(|index| self.facts.get(index));
                if fact != Some(&news["fact"]) {
                    betrayed.insert(format!("news {n} is not what happened: {}", news["fact"]));
                }
                let reached = self.moments.iter().position(|sight| sight.told >= n);
                now = now.max(reached.unwrap_or(now));
            }
            let view = &frame["view"];
            if view.is_object() {
                match (now..self.moments.len()).find(|at| self.moments[*at].view == *view) {
                    Some(at) => now = at,
                    None => {
                        betrayed.insert(format!("a view of no moment: {}", self.odd(now, view)));
                    }
                }
                let expected = &self.moments[now].asked;
                if summary(&frame["asked"]) != *expected {
                    betrayed.insert(format!("another question: {}", frame["asked"]));
                }
            }
            let sight = &self.moments[now];
            for (name, way) in names(frame) {
                if sight.secrets.contains(&name) {
                    betrayed.insert(format!("{name} at {way}"));
                }
            }
            let said = sentences(frame);
            let fitting = if said.is_empty() { BTreeSet::new() } else { self.fitting(frame, now) };
            let odd = said.into_iter().filter(|(text, _)| !fitting.contains(text));
            betrayed.extend(odd.map(|(text, way)| format!("\"{text}\" at {way}")));
        }
        betrayed
    }

    /// All sentences that could be in a frame of a moment.
    fn fitting(&self, frame: &Value, now: usize) -> BTreeSet<String> {
        let sight = &self.moments[now];
        let told = sight.told;
        let mut fitting = sight.steps.clone();
        fitting.extend(self.spoken.refusals());
        // Others may have chosen since without a word to this viewer.
        for sight in self.moments[now..].iter().take_while(|sight| sight.told == told) {
            fitting.extend(self.spoken.of_moment(&sight.seen));
        }
        let news = frame["news"].as_array().map(Vec::as_slice).unwrap_or_default();
        let numbers: Vec<usize> =
            news.iter().filter_map(|news| Some(news["n"].as_u64()? as usize)).collect();
        // What lies behind a window nobody has looked through yet must not colour the words.
        let end = numbers.last().copied().unwrap_or(0);
        let last = numbers.last().and_then(|n| self.events.get(n - 1)).map(|event| event.fact);
        let opens = self.windows && matches!(last, Some(Fact::WindowOpened { .. }));
        for n in numbers {
            let Some(event) = n.checked_sub(1).and_then(|index| self.events.get(index)) else {
                continue;
            };
            let reached = self.moments.iter().position(|sight| sight.told >= n).unwrap_or(now);
            let last = if opens { reached } else { now + 1 };
            for moment in &self.moments[reached.saturating_sub(2)..last.max(1)] {
                let mut cast = self.spoken.cast(&moment.seen);
                if opens {
                    let since = &self.events[moment.told.min(end)..end];
                    since.iter().for_each(|event| cast.learn(&event.fact));
                }
                fitting.insert(self.spoken.event(event, &cast));
            }
        }
        fitting
    }

    /// Where a view differs from that of a moment.
    fn odd(&self, moment: usize, view: &Value) -> String {
        let own = self.moments[moment].view.as_object().expect("a view");
        let differ = |(key, value): (&String, &Value)| {
            (own.get(key) != Some(value)).then(|| format!("{key}: {value}"))
        };
        let odd = view.as_object().into_iter().flatten().filter_map(differ);
        odd.collect::<Vec<_>>().join(", ")
    }
}

/// A question as it is sent, without its words.
fn summary(asked: &Value) -> Value {
    let Some(options) = asked["options"].as_array() else { return Value::Null };
    let codes: Vec<&Value> = options.iter().map(|option| &option["code"]).collect();
    let pays = options.iter().map(|option| option["pays_at_once"].as_u64().unwrap_or(0));
    json!({
        "decision": asked["decision"], "prompt": asked["prompt"],
        "codes": codes, "pays": pays.collect::<Vec<_>>(),
    })
}

/// Fields that tell kinds of things apart and never name a thing.
const TAGS: [&str; 4] = ["type", "kind", "rule", "news"];

/// Every name in a message, with the way to it; of codes, every part.
fn names(value: &Value) -> BTreeSet<(String, String)> {
    fn walk(value: &Value, way: &str, found: &mut BTreeSet<(String, String)>) {
        match value {
            Value::String(text) => {
                let parts = text.split(':').chain([text.as_str()]);
                found.extend(parts.map(|part| (part.to_owned(), way.to_owned())));
            }
            Value::Array(list) => list.iter().for_each(|value| walk(value, way, found)),
            Value::Object(map) => {
                let tag = |key: &str, value: &Value| value.is_string() && TAGS.contains(&key);
                for (key, value) in map.iter().filter(|(key, value)| !tag(key, value)) {
                    walk(value, &format!("{way}/{key}"), found);
                }
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    walk(value, "", &mut found);
    found
}

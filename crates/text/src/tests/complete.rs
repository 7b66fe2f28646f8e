//! The messages and what is said with them fit each other, none missing and none to spare.

use std::collections::BTreeSet;

use derelict_content::{
    Ability, AttackId, Kind, MiniId, MutationId, RoomId, Selection, TileId, TokenFace, Ways,
};
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::due::{Due, Foreseen, Price};
use derelict_engine::event::{Audience, DeckCard, Event, Rule, SharedDeck};
use derelict_engine::frame::{Act, Question};
use derelict_engine::offer::{Objection, Prompt};
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::swarm::Instinct;
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::view::{CrewMark, GoalPart, Progress, Viewer};
use derelict_engine::{Choice, Fact, Game, Refusal, Seat, Setup};

use super::anatomy::{all_messages, messages};
use super::{check, english, extended, few_setups, heard, plain, samples, standing, voice};
use crate::locale::{Speech, files};
use crate::word::words;
use crate::{Cast, Deal, Form, Language, Noun, Voice};

/// An action that is carried out at once.
fn foreseen() -> Foreseen {
    let targets = vec![Choice::Room(RoomId(0)), Choice::Intruder(MiniId(0))];
    Foreseen { paid: 1, targets, binds: true, crams: Some(Thing::Egg), ..Foreseen::default() }
}

/// An action that is shown before it is paid for.
fn shown(prompt: &Prompt) -> Foreseen {
    let due = Due { picks: Some(1), forced: false, copies: vec![1] };
    let price = Price { prompt: *prompt, options: Vec::new(), due };
    Foreseen { price: Some(price), ..Foreseen::default() }
}

/// Every part of every objective there is, in every standing.
fn goal_parts(voice: &Voice) -> Vec<GoalPart> {
    let branches = voice.book.catalog.objectives.iter().flat_map(|card| &card.branches);
    let all = branches.flatten().flat_map(|requirement| {
        Progress::ALL.iter().map(|standing| GoalPart {
            requirement: requirement.clone(),
            standing: *standing,
            count: (*standing == Progress::Open).then_some((1, 2)),
        })
    });
    all.collect()
}

/// Says one of everything to everyone and returns it all.
pub(super) fn say_everything(voice: &Voice) -> Vec<String> {
    let casts = casts(voice);
    let mut texts = Vec::new();
    for cast in &casts {
        for fact in
            samples::facts().into_iter().chain(variations()).filter(|fact| there(voice, *fact))
        {
            let event = Event { fact, rule: Rule("some.rule"), audience: Audience::Everyone };
            texts.push(voice.event(&event, cast));
        }
        let questions = samples::questions().into_iter().chain(aims(voice)).map(Prompt::Question);
        let windows = samples::windows().into_iter().map(Prompt::Window);
        for prompt in questions.chain(windows) {
            texts.push(voice.prompt(&prompt, &[], cast));
            let drop = Choice::Drop(Thing::Item(Default::default()));
            let choices = samples::choices().into_iter().filter(|choice| can_be(voice, *choice));
            for choice in choices.chain(every_act(voice)).chain([drop]) {
                texts.push(voice.prompt(&prompt, &[choice], cast));
                let said = voice.choice(choice, &prompt, cast);
                texts.extend(voice.explain_choice(choice, &prompt, cast));
                // What no game asks has no name of its own, and nobody is warned of it.
                if said != "?" {
                    texts.extend(voice.warning(choice, &prompt, &foreseen(), cast));
                    texts.extend(voice.warning(choice, &prompt, &shown(&prompt), cast));
                }
                texts.push(said);
            }
        }
        for part in goal_parts(voice) {
            texts.push(voice.goal_part(&part, cast));
            texts.push(crate::voice::capitalised(voice.goal_standing(&part)));
        }
        texts.push(voice.swarm_task());
        for noun in components(voice) {
            let forms = Form::ALL.iter().filter(|form| **form != Form::Gender).copied().map(Some);
            let names = forms.chain([None]).map(|form| voice.named(noun, form, cast));
            texts.extend(names.map(crate::voice::capitalised));
        }
    }
    texts.extend(components(voice).into_iter().filter_map(|noun| voice.explain(noun)));
    let _ = Language::German.in_the_rulebook("");
    for ability in abilities(voice) {
        for section in 0..ability.sections.len() as u8 {
            let deeds = voice.deeds(ability, section, &Cast::default());
            texts.push(crate::voice::capitalised(deeds));
        }
    }
    for reason in samples::reasons() {
        let objection = Objection { rule: Rule("some.rule"), reason };
        texts.push(voice.objection(&objection));
        texts.push(voice.refusal(&Refusal::NotOffered(vec![objection])));
    }
    for option in &Ways::shipped().axes {
        let (title, help) = voice.option(&option.name);
        texts.extend([title, help]);
        let values = option.values.iter();
        texts.extend(values.clone().map(|value| voice.option_value(&option.name, &value.id)));
        texts.extend(values.map(|value| voice.option_name(&option.name, &value.id)));
    }
    let kinds = voice.book.catalog.kind_ids().map(Some).chain([None]);
    let counted = kinds.flat_map(|kind| [1, 2].map(|count| voice.tokens(kind, count)));
    let faces = voice.book.catalog.tokens.iter().map(|token| token.face);
    let shown = faces.filter_map(|face| match face {
        TokenFace::Unnamed => Some([1, 2].map(|count| voice.unnamed_tokens(count))),
        TokenFace::Blue(kind) => Some([1, 2].map(|count| voice.blue_tokens(kind, count))),
        TokenFace::Blank | TokenFace::Kind(_) | TokenFace::Insanity(_) => None,
    });
    texts.extend(counted.chain(shown.flatten()).map(crate::voice::capitalised));
    texts.push(crate::voice::capitalised(voice.ordeal()));
    for odds in samples::odds() {
        texts.push(voice.odds(&odds, &Cast::default()));
        texts.extend(odds.bars().iter().map(|bar| voice.outcome(bar, &Cast::default())));
    }
    for sign in voice.signs() {
        let caption = voice.caption(sign);
        texts.push(caption.name);
        texts.extend([caption.short, caption.none, caption.text].into_iter().flatten());
    }
    let borne = CrewMark::ALL.iter().map(|mark| voice.bears(*mark, 1));
    texts.extend(borne.map(crate::voice::capitalised));
    texts.push(voice.statement("A statement."));
    let annex = voice.book.board.annex.as_ref();
    texts.extend(annex.map(|annex| crate::voice::capitalised(voice.zone(&annex.id))));
    texts.extend([Refusal::Over, Refusal::Stale, Refusal::NotAsked].map(|no| voice.refusal(&no)));
    texts
}

/// A player, another, a spectator, one who sees all, each at a fresh table; one who faces an
/// intruder player; one who is made an offer; and somebody who knows nothing.
fn casts(voice: &Voice) -> Vec<Cast> {
    let Selection { setting, species, mission } = voice.book.catalog.selection.clone();
    let setup = Setup {
        setting,
        species,
        mission,
        board: voice.book.board.id.clone(),
        players: 3,
        ..Setup::default()
    };
    let catalog = &voice.book.catalog;
    let known = catalog.names.of(Kind::CharacterId).iter().map(String::as_str);
    let wanted = ["captain", "scout", "pilot"].into_iter().chain(known);
    let enlisted = wanted.filter(|name| setup.enlists(catalog, name)).take(3);
    let characters = enlisted.map(str::to_owned).collect();
    let setup = Setup { characters, ..setup };
    let game = Game::new(&voice.book.catalog, setup, [7; 32]).expect("a game");
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Open];
    let mut casts = viewers.map(|viewer| voice.cast(&game.view(viewer))).to_vec();
    // Where something can be done, and not in a main room without an action.
    let idle = |tile: TileId| catalog.tiles[tile.index()].action.is_none();
    for cast in &mut casts {
        let tiles = cast.tiles;
        let at = |room: RoomId| tiles[room.index()];
        let rooms = cast.rooms.iter_mut().flatten();
        rooms.filter(|room| at(**room).is_some_and(idle)).for_each(|room| *room = RoomId(0));
    }
    casts.push(Cast { swarm: Some(Seat(2)), ..casts[0] });
    let give = [Some(Thing::Item(Default::default())), None, None, None];
    let deal = Deal { from: Seat(1), give, ask: [None; 4], colours: [1, 0, 0, 0] };
    casts.push(Cast { deal: Some(deal), ..casts[0] });
    let mut act = Act::named(Seat(1), Source::Room, 0);
    act.targets.push(Choice::Seat(Seat(0)));
    let heading = Some((Seat(1), RoomId(0)));
    casts.push(Cast { act: Some(act), heading, ..casts[0] });
    let first = voice.book.catalog.mutations.first().map(|_| MutationId(0));
    casts.push(Cast { attacked: [true; MAX_SEATS], mutations: [first; MAX_SEATS], ..casts[0] });
    let attack = voice.book.catalog.attacks.first().map(|_| AttackId(0));
    casts.push(Cast { attack, frail: [true; MAX_SEATS], ..casts[0] });
    casts.push(Cast::default());
    casts
}

/// Facts told differently by what they hold.
fn variations() -> Vec<Fact> {
    let sources = [Source::Basic(Default::default()), Source::Card(Default::default())];
    let sources = sources.into_iter().chain([Source::Item(Default::default()), Source::Room]);
    let acts = sources.map(|source| Fact::ActionTaken { seat: Seat(0), source, section: 0 });
    let windows = samples::windows().into_iter();
    let windows =
        windows.map(|window| Fact::WindowOpened { window, seats: [Seat(0)].into_iter().collect() });
    let tokens = [0, 1].map(|token| Fact::TokenDrawn { token: derelict_content::TokenId(token) });
    let faces = [Face::Unscanned, Face::Infected, Face::Clean];
    let cards = faces.map(|card| Fact::CardDrawn { seat: Seat(0), card });
    let (nothing, colours) = ([None; 4], [0; 4]);
    let (from, to) = (Seat(0), Seat(1));
    let gift = Fact::TradeOffered { from, to, give: nothing, ask: nothing, colours };
    let discard = Fact::CardDiscarded { seat: from, card: Face::Action(Default::default()) };
    acts.chain(windows).chain(tokens).chain(cards).chain([gift, discard]).collect()
}

/// Questions for targets of every kind of action, of a room's action granted by a card, for doors,
/// and for what is given up.
fn aims(voice: &Voice) -> Vec<Question> {
    let sources = [
        Source::Basic(Default::default()),
        Source::Card(Default::default()),
        Source::Item(Default::default()),
    ];
    let elsewhere = [Choice::Room(derelict_content::RoomId(0))];
    let questions = sources.map(|source| Question::Target { act: samples::act(source, &[]) });
    let granted = Question::Target { act: samples::act(sources[1], &elsewhere) };
    let door = voice.book.names.index(Kind::ActionId, "demolition").expect("a card");
    let door = Source::Card(derelict_content::ActionId(door));
    let door = Question::Target { act: samples::act(door, &[]) };
    let price = voice.book.names.index(Kind::BasicId, "unlock").expect("an action");
    let price = Source::Basic(derelict_content::BasicId(price));
    let price = Question::Target { act: samples::act(price, &[]) };
    questions.into_iter().chain([granted, door, price]).collect()
}

/// Every action of every source, and every use of every intruder player card.
fn every_act(voice: &Voice) -> Vec<Choice> {
    let catalog = &voice.book.catalog;
    let count = |kind| voice.book.names.of(kind).len() as u8;
    let basics = (0..count(Kind::BasicId)).map(|id| Source::Basic(derelict_content::BasicId(id)));
    let cards = (0..count(Kind::ActionId))
        .map(derelict_content::ActionId)
        .filter(|id| catalog.actions[id.index()].action.is_some())
        .map(Source::Card);
    let items = catalog
        .item_ids()
        .filter(|id| catalog.items[id.index()].action.is_some())
        .map(Source::Item);
    let acts = basics.chain(cards).chain(items).map(|source| Choice::Act(source, 0));
    let swarm = (0..count(Kind::IntruderCardId)).map(derelict_content::IntruderCardId);
    let uses = |card| Instinct::ALL.iter().map(move |instinct| Choice::Swarm(card, *instinct));
    acts.chain(swarm.flat_map(uses)).collect()
}

/// Everything that can be done with anything.
fn abilities(voice: &Voice) -> impl Iterator<Item = &Ability> {
    let catalog = &voice.book.catalog;
    let basics = catalog.basics.iter().map(|basic| &basic.action);
    basics
        .chain(catalog.actions.iter().filter_map(|card| card.action.as_ref()))
        .chain(catalog.items.iter().filter_map(|item| item.action.as_ref()))
        .chain(catalog.tiles.iter().filter_map(|tile| tile.action.as_ref()))
        .chain(catalog.mutations.iter().flat_map(|card| [&card.usage, &card.infected, &card.clean]))
}

/// Everything with a name.
fn components(voice: &Voice) -> Vec<Noun> {
    use derelict_content::*;
    let catalog = &voice.book.catalog;
    let count = |kind| voice.book.names.of(kind).len() as u8;
    let mut all: Vec<Noun> = Vec::new();
    all.extend((0..count(Kind::TileId)).map(|id| Noun::Tile(TileId(id))));
    all.extend((0..count(Kind::RoomId)).map(|id| Noun::Room(RoomId(id))));
    all.extend((0..count(Kind::CorridorId)).map(|id| Noun::Corridor(CorridorId(id))));
    all.extend((0..count(Kind::NetworkId)).map(|id| Noun::Network(NetworkId(id))));
    all.extend((0..count(Kind::ItemId)).map(|id| Noun::Item(ItemId(id))));
    all.extend((0..count(Kind::ItemId)).map(|id| Noun::Thing(Thing::Item(ItemId(id)))));
    all.extend((0..count(Kind::ActionId)).map(|id| Noun::Card(ActionId(id))));
    all.extend((0..count(Kind::BasicId)).map(|id| Noun::Basic(BasicId(id))));
    all.extend((0..count(Kind::EventId)).map(|id| Noun::Event(EventId(id))));
    all.extend(catalog.attack_ids().map(Noun::Attack));
    all.extend((0..count(Kind::WoundId)).map(|id| Noun::Wound(WoundId(id))));
    all.extend((0..count(Kind::WeaknessId)).map(|id| Noun::Weakness(WeaknessId(id))));
    all.extend(catalog.slot_ids().map(Noun::Slot));
    all.extend((0..count(Kind::ObjectiveId)).map(|id| Noun::Objective(ObjectiveId(id))));
    all.extend(catalog.character_ids().map(Noun::Character));
    all.extend((0..3).flat_map(|seat| [Noun::Seat(Seat(seat)), Noun::Player(Seat(seat))]));
    all.extend((0..3).map(|seat| Noun::Thing(Thing::Corpse(Corpse::Of(Seat(seat))))));
    all.extend((0..count(Kind::MiniId)).map(|id| Noun::Figure(MiniId(id))));
    all.extend((0..count(Kind::TokenId)).map(|id| Noun::Token(TokenId(id))));
    all.extend((0..count(Kind::ExplorationId)).map(|id| Noun::Exploration(ExplorationId(id))));
    all.extend(catalog.alert_ids().map(Noun::Alert));
    all.push(Noun::Thing(Thing::Sample));
    all.extend((0..count(Kind::DiscoveryId)).map(|id| Noun::Discovery(DiscoveryId(id))));
    all.extend(Corpse::STRAY.map(|corpse| Noun::Thing(Thing::Corpse(corpse))));
    all.extend((0..count(Kind::CoordinatesId)).map(|id| Noun::Coordinates(CoordinatesId(id))));
    all.extend((0..count(Kind::IntruderCardId)).map(|id| Noun::IntruderCard(IntruderCardId(id))));
    all.extend((0..count(Kind::PodId)).map(|id| Noun::Pod(PodId(id))));
    all.extend(catalog.kind_ids().map(Noun::Kind));
    all.extend(Colour::ALL.iter().map(|colour| Noun::Colour(*colour)));
    all.extend(ObjectKind::ALL.iter().map(|kind| Noun::Object(*kind)));
    all.extend(Planet::ALL.iter().map(|planet| Noun::Planet(*planet)));
    all.extend(SharedDeck::all().map(Noun::Deck));
    all.extend(ObjectiveDeck::ALL.iter().map(|deck| Noun::ObjectiveDeck(*deck)));
    all
}

/// Whether a game has what a fact tells of.
fn there(voice: &Voice, fact: Fact) -> bool {
    let catalog = &voice.book.catalog;
    match fact {
        Fact::Seized { .. } | Fact::CameAbout { .. } => !catalog.possibilities.is_empty(),
        Fact::DiscoveryRevealed { .. } => !catalog.discoveries.is_empty(),
        Fact::PanicDrawn { .. } | Fact::PanicCancelled { .. } => !catalog.panic.is_empty(),
        Fact::AlertRevealed { .. }
        | Fact::Activated { .. }
        | Fact::AlertStage { .. }
        | Fact::AlertFulfilled { .. }
        | Fact::AlertClosed { .. }
        | Fact::AlertFailed { .. }
        | Fact::DeckTopSeen { card: DeckCard::Alert(_), .. } => !catalog.alerts.is_empty(),
        Fact::MutationsSeen { .. }
        | Fact::MutationKept { .. }
        | Fact::MutationTurnedUp { .. }
        | Fact::MutationLost { .. } => !catalog.mutations.is_empty(),
        Fact::ComputerShown { .. } => !catalog.computer.is_empty(),
        Fact::TimingSeen { .. } | Fact::TimingShown { .. } => !catalog.css.is_empty(),
        Fact::ContingencySeen { .. } | Fact::ContingencyShown { .. } => {
            !catalog.contingency.is_empty()
        }
        _ => true,
    }
}

/// Whether a game has what a choice points at.
fn can_be(voice: &Voice, choice: Choice) -> bool {
    let has = |kind, index: usize| index < voice.book.names.of(kind).len();
    match choice {
        Choice::Intruder(mini) => has(Kind::MiniId, mini.index()),
        Choice::Mutation(card) => has(Kind::MutationId, card.index()),
        Choice::Swarm(card, _) | Choice::SwarmCard(card) => has(Kind::IntruderCardId, card.index()),
        _ => true,
    }
}

#[test]
fn every_file_can_be_read() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        Speech::read(language, files(language), &mut faults);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_message_is_used_and_every_gap_filled() {
    for language in Language::ALL {
        for book in few_setups().iter().map(super::book).chain([standing()]) {
            check(&book, language, &say_everything(&voice(&book, language)));
        }
        let heard = heard::heard();
        assert!(heard.faults.is_empty(), "{:#?}", heard.faults);

        let said = |name: &str| heard.said.get(&(language.tag().to_owned(), name.to_owned()));
        let messages = messages(language);
        let referred: BTreeSet<&String> =
            messages.values().flat_map(|anatomy| &anatomy.messages).collect();
        let unused: Vec<&String> = messages
            .keys()
            .filter(|name| said(name).is_none() && !referred.contains(name))
            .collect();
        assert!(unused.is_empty(), "{language}: messages never said: {unused:#?}");

        let mut faults = Vec::new();
        let words = words();
        let plurals = ["zero", "one", "two", "few", "many", "other"];
        for (name, anatomy) in &messages {
            let Some(filled) = said(name) else { continue };
            let open = anatomy.gaps.iter().filter(|gap| !filled.contains(*gap));
            faults.extend(open.map(|gap| format!("`{name}`: nothing fills ${gap}")));
            let known = |word: &str| {
                words.contains(&word) || plurals.contains(&word) || heard.words.contains(word)
            };
            let unknown = anatomy.words.iter().filter(|word| !known(word));
            faults.extend(unknown.map(|word| format!("`{name}`: no such choice as [{word}]")));
        }
        assert!(faults.is_empty(), "{language}: {faults:#?}");
    }
}

/// Whether an attribute is a form of a name, which each language has for itself, as it has its
/// grammar.
fn is_own(name: &str) -> bool {
    let form = name.split_once('.').map(|(_, form)| form);
    name.starts_with("grammar-") || Form::ALL.iter().any(|known| Some(known.word()) == form)
}

#[test]
fn languages_say_the_same_things() {
    let names = |language| {
        let files = all_messages(language).into_iter();
        let names = files.flat_map(|(file, messages)| {
            let shared = messages.into_keys().filter(|name| !is_own(name));
            shared.map(|name| format!("{file}: {name}")).collect::<Vec<_>>()
        });
        names.collect::<BTreeSet<String>>()
    };
    let english = names(Language::English);
    for language in Language::ALL {
        let shared = names(language);
        let missing: Vec<_> = english.difference(&shared).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        let strange: Vec<_> = shared.difference(&english).collect();
        assert!(strange.is_empty(), "English lacks {strange:#?}");
    }
}

#[test]
fn languages_fill_the_same_gaps() {
    let english = all_messages(Language::English);
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (file, messages) in all_messages(language) {
            for (name, anatomy) in messages {
                let gaps = anatomy.gaps.iter();
                let gaps: BTreeSet<&str> =
                    gaps.map(|gap| Form::asked(gap).map_or(&**gap, |(gap, _)| gap)).collect();
                let whole = name.split('.').next().unwrap_or_default();
                let original = english.get(&file).and_then(|all| all.get(&name).or(all.get(whole)));
                let Some(original) = original else { continue };
                let meant: BTreeSet<&str> = original.gaps.iter().map(String::as_str).collect();
                let agree = if is_own(&name) { gaps.is_subset(&meant) } else { gaps == meant };
                if !agree {
                    faults.push(format!("{language}, {file}: `{name}`: {gaps:?}, not {meant:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_form_is_asked_for() {
    for language in Language::ALL {
        let messages = messages(language);
        let asked: BTreeSet<&str> = messages
            .values()
            .flat_map(|anatomy| &anatomy.gaps)
            .filter_map(|gap| Form::asked(gap).map(|(_, form)| form.word()))
            .collect();
        let forms = messages.keys().filter(|name| is_own(name)).filter_map(|name| {
            let (_, form) = name.split_once('.')?;
            Some(form)
        });
        let idle: BTreeSet<&str> = forms.filter(|form| !asked.contains(form)).collect();
        assert!(idle.is_empty(), "{language}: no sentence asks for {idle:?}");
    }
}

#[test]
fn every_component_explains_itself() {
    let book = extended();
    let voice = english(&book);
    let mute: Vec<Noun> = components(&voice)
        .into_iter()
        .filter(|noun| {
            let told = matches!(
                noun,
                Noun::Tile(_)
                    | Noun::Item(_)
                    | Noun::Card(_)
                    | Noun::Basic(_)
                    | Noun::Event(_)
                    | Noun::Attack(_)
                    | Noun::Wound(_)
                    | Noun::Weakness(_)
                    | Noun::Objective(_)
                    | Noun::Character(_)
                    | Noun::Kind(_)
                    | Noun::Exploration(_)
                    | Noun::Discovery(_)
                    | Noun::IntruderCard(_)
            );
            told && voice.text(*noun).is_none()
        })
        .collect();
    assert!(mute.is_empty(), "without a text: {mute:?}");
}

#[test]
fn every_option_is_explained() {
    let voice = english(&plain());
    for option in &Ways::shipped().axes {
        let (title, help) = voice.option(&option.name);
        assert!(title != option.name && !help.is_empty(), "`{}`", option.name);
        for value in option.values.iter().map(|value| &value.id) {
            let meaning = voice.option_value(&option.name, value);
            assert!(meaning != *value, "`{}` = `{value}`", option.name);
        }
    }
}

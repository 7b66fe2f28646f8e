//! How some sentences read.

use std::sync::Arc;

use derelict_content::{
    ActionId, AttackId, BasicId, Catalog, CorridorId, ItemId, Kind, MiniId, RoomId, TileId, Ways,
};
use derelict_engine::choice::Source;
use derelict_engine::due::Foreseen;
use derelict_engine::event::{Audience, Event, Passage, Rule};
use derelict_engine::frame::{Origin, Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::thing::Thing;
use derelict_engine::track::Track;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Fact, Game, Rulebook, Seat, Setup};

use super::english;
use super::samples::act;
use crate::word::Worded;
use crate::{Cast, Language, Voice};

fn table() -> (Game, Voice) {
    let characters = ["captain", "scout"].map(String::from).to_vec();
    let setup = Setup { players: 2, characters, ..Setup::default() };
    let game = Game::new(&Catalog::base(), setup, [1; 32]).expect("a game");
    let voice = english(&game.book);
    (game, voice)
}

fn told(fact: Fact, viewer: Viewer) -> String {
    let (game, voice) = table();
    let event = Event { fact, rule: Rule("some.rule"), audience: Audience::Everyone };
    voice.event(&event, &voice.cast(&game.view(viewer)))
}

const OWN: Viewer = Viewer::Seat(Seat(0));

#[test]
fn the_listener_is_you_and_others_go_by_character_and_number() {
    let fact = Fact::Passed { seat: Seat(0) };
    assert_eq!(told(fact, OWN), "You pass.");
    assert_eq!(told(fact, Viewer::Seat(Seat(1))), "The Captain (player 1) passes.");
    assert_eq!(told(fact, Viewer::Spectator), "The Captain (player 1) passes.");
    let fact = Fact::AttackBegan { mini: MiniId(12), target: Seat(0) };
    assert_eq!(told(fact, OWN), "Adult 4 attacks you.");
}

#[test]
fn rooms_go_by_number_and_by_name_once_known() {
    let moved = |to| Fact::Moved { seat: Seat(0), from: RoomId(10), to, by: Passage::Hull };
    assert_eq!(told(moved(RoomId(0)), OWN), "You walk along the hull to 001 Cockpit.");
    let unknown = told(moved(RoomId(6)), OWN);
    assert_eq!(unknown, "You walk along the hull to room 007 (unexplored).");
}

#[test]
fn corridors_go_by_number_and_ends() {
    let noise = Fact::NoisePlaced { corridor: CorridorId(0) };
    assert_eq!(told(noise, OWN), "Noise in corridor 3 between 001 and 002.");
}

#[test]
fn a_walk_away_from_those_who_attack_is_an_escape() {
    let (game, voice) = table();
    let basic = game.book.names.index(Kind::BasicId, "move").expect("a basic action");
    let source = Source::Basic(BasicId(basic));
    let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
    let walk = |cast: &Cast| voice.choice(Choice::Act(source, 0), &prompt, cast);
    let mut cast = voice.cast(&game.view(OWN));
    assert_eq!(walk(&cast), "Move: go to a neighbouring room (1 card)");
    cast.attacked[0] = true;
    assert_eq!(walk(&cast), "Move: escape next door; intruders here attack you first (1 card)");
}

#[test]
fn what_is_given_up_for_a_quest_item_is_said_to_be_discarded() {
    let (game, voice) = table();
    let index = |kind, name| game.book.names.index(kind, name).expect("a component");
    let source = Source::Basic(BasicId(index(Kind::BasicId, "unlock")));
    let quest = Choice::Item(ItemId(index(Kind::ItemId, "motion-scanner")));
    let price = Choice::Item(ItemId(index(Kind::ItemId, "energy-charge-red")));
    let prompt = Prompt::Question(Question::Pay { act: act(source, &[quest, price]) });
    let asked = voice.prompt(&prompt, &[], &voice.cast(&game.view(OWN)));
    assert!(asked.contains("Motion Scanner, Discard Energy Charge"), "{asked}");
}

#[test]
fn whoever_may_ignore_an_attack_reads_what_it_would_do() {
    let (game, voice) = table();
    let card = game.book.names.index(Kind::AttackId, "claw-attack").expect("a card");
    let prompt = Prompt::Window(WindowKind::IgnoreAttack);
    let mut cast = voice.cast(&game.view(OWN));
    let nothing_known = "Do you give something up to ignore the attack?";
    assert_eq!(voice.prompt(&prompt, &[], &cast), nothing_known);
    cast.attack = Some(AttackId(card));
    let text = voice.explain(AttackId(card)).expect("a text");
    let text = text.split_inclusive('.').next().expect("a sentence");
    let asked = voice.prompt(&prompt, &[], &cast);
    assert!(asked.starts_with(&format!("“Claw Attack”: {text}")), "{asked}");
    assert!(asked.ends_with(nothing_known) && !asked.contains("kills you"), "{asked}");
    cast.frail[0] = true;
    let asked = voice.prompt(&prompt, &[], &cast);
    assert!(asked.contains("Any further wound kills you. Do you give"), "{asked}");
}

#[test]
fn where_a_companion_goes_is_seen_from_where_it_is() {
    let (game, voice) = table();
    let prompt = Prompt::Question(Question::Companion { seat: Seat(0), left: 1 });
    let mut cast = voice.cast(&game.view(OWN));
    let there = RoomId(1);
    cast.companion = Some(there);
    let (way, beyond) = game.book.neighbours(there)[0];
    cast.tiles[beyond.index()] = Some(TileId(0));
    let said = voice.choice(Choice::Corridor(way), &prompt, &cast);
    assert!(
        said.contains(&format!("to {}", game.book.names.of(Kind::RoomId)[beyond.index()])),
        "{said}"
    );
    let told = voice.explain_choice(Choice::Corridor(way), &prompt, &cast);
    assert_eq!(told, voice.explain(TileId(0)));
}

#[test]
fn an_action_of_another_room_goes_by_that_room() {
    let (game, voice) = table();
    let index = |kind, name| game.book.names.index(kind, name).expect("a component");
    let source = Source::Card(ActionId(index(Kind::ActionId, "intranet")));
    let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
    let mut cast = voice.cast(&game.view(OWN));
    cast.rooms[0] = Some(RoomId(1));
    cast.tiles[1] = Some(TileId(index(Kind::TileId, "engine-control-room")));
    cast.tiles[2] = Some(TileId(index(Kind::TileId, "comms-room")));
    let targets = vec![Choice::Room(RoomId(2)), Choice::Act(Source::Room, 0)];
    let foreseen = Foreseen { targets, binds: true, ..Foreseen::default() };
    let said = voice.warning(Choice::Act(source, 0), &prompt, &foreseen, &cast).expect("a warning");
    assert!(said.contains("Room action (Comms Room)"), "{said}");
}

#[test]
fn ways_go_by_where_they_lead() {
    let (game, voice) = table();
    let cast = voice.cast(&game.view(OWN));
    let basic = game.book.names.index(Kind::BasicId, "move").expect("a basic action");
    let source = Source::Basic(BasicId(basic));
    let prompt = Prompt::Question(Question::Target { act: super::samples::act(source, &[]) });
    let home = cast.room(Seat(0)).expect("a room");
    let (way, _) = game.book.neighbours(home)[0];
    let options = [Choice::Corridor(way)];
    assert_eq!(voice.prompt(&prompt, &options, &cast), "Move: which corridor?");
    assert_eq!(voice.choice(options[0], &prompt, &cast), "Corridor 2 to room 006 (unexplored)");
}

#[test]
fn actions_say_what_they_do_and_cost() {
    let (game, voice) = table();
    let cast = voice.cast(&game.view(OWN));
    let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
    let option = |code: &str| {
        let choice = Choice::parse(&game.book.names, code).expect("a choice");
        voice.choice(choice, &prompt, &cast)
    };
    assert_eq!(option("move"), "Move: go to a neighbouring room (1 card)");
    assert_eq!(option("play:demolition/2"), "Play Demolition: put this room out of order");
    assert_eq!(
        option("use:energy-charge-red/2"),
        "Use Energy Charge: open or close a door next to you (1 card)"
    );
    assert_eq!(option("room-action"), "Room action (Hibernatorium): try to hibernate (2 cards)");
}

#[test]
fn lists_are_joined_as_people_join_them() {
    let (_, voice) = table();
    let words = |all: &[&str]| voice.list(all.iter().map(|word| (*word).to_owned()).collect());
    assert_eq!(words(&[]), "nothing");
    assert_eq!(words(&["a"]), "a");
    assert_eq!(words(&["a", "b"]), "a and b");
    assert_eq!(words(&["a", "b", "c", "d"]), "a, b, c and d");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let (game, english) = table();
    let voice = Voice::patched(
        game.book.clone(),
        &[("patch", "choice-pass = Passen\nroom-armory = Waffenkammer")],
    );
    let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
    let cast = Cast::default();
    assert_eq!(voice.choice(Choice::Pass, &prompt, &cast), "Passen");
    let both = [&voice, &english].map(|voice| voice.choice(Choice::Launch, &prompt, &cast));
    assert_eq!(both, ["Launch the pod", "Launch the pod"]);
    let armory = game.book.names.index(Kind::TileId, "armory").expect("a tile");
    let armory = derelict_content::TileId(armory);
    assert_eq!(voice.name(armory, &cast), "Waffenkammer");
    assert_eq!(voice.explain(armory), english.explain(armory));
}

#[test]
fn unknown_languages_are_refused_and_dialects_understood() {
    let known = ["en", "en-AU", "en_GB.UTF-8", "EN", "de", "de-AT", "de_DE@euro", " de;q=0.8"];
    let languages = known.map(|wish| wish.parse::<Language>().map(Language::tag));
    assert_eq!(languages[..4], [const { Ok("en") }; 4]);
    assert_eq!(languages[4..], [const { Ok("de") }; 4]);
    for wish in ["", "tlh", "C", "german", "den"] {
        let refusal = wish.parse::<Language>().expect_err(wish).to_string();
        let known = "known are en (English), de (Deutsch)";
        assert_eq!(refusal, format!("unknown language `{wish}`; {known}"));
    }
    assert_eq!(Language::preferred(["fr-CH", "de;q=0.7", "en"]), Some(Language::German));
    assert_eq!(Language::preferred(["fr-CH"]), None);
}

#[test]
fn intruder_player_cards_are_told_apart_and_ways_seen_from_the_intruder() {
    let (game, voice) = table();
    let mut cast = voice.cast(&game.view(OWN));
    let prompt = Prompt::Question(Question::Swarm { seat: Seat(0) });
    let option = |code: &str| {
        let choice = Choice::parse(&game.book.names, code).expect("a choice");
        voice.choice(choice, &prompt, &Cast::default())
    };
    assert_eq!(
        option("swarm:pursuit-1/move"),
        "Play Pursuit (1): move one intruder through corridor 1"
    );
    assert_eq!(
        option("swarm:pursuit-any/attack"),
        "Play Pursuit (any): attack with one of 3 attack cards"
    );
    assert_eq!(
        option("swarm:pursuit-2/effect"),
        "Play Pursuit (2): make a character roll for noise"
    );

    let mini = MiniId(12);
    cast.lairs[mini.index()] = cast.room(Seat(0));
    let urge = super::samples::urge(&[Choice::Intruder(mini)]);
    let prompt = Prompt::Question(Question::SwarmTarget { urge });
    let (way, _) = game.book.neighbours(cast.room(Seat(0)).expect("a room"))[0];
    let options = [Choice::Corridor(way)];
    assert_eq!(voice.prompt(&prompt, &options, &cast), "Pursuit (1): which way?");
    assert_eq!(voice.choice(options[0], &prompt, &cast), "Corridor 2 to room 006 (unexplored)");
}

#[test]
fn the_plans_have_another_text_where_they_are_kept() {
    let explained = |book: Arc<Rulebook>| {
        let voice = english(&book);
        let plans = voice.book.names.index(Kind::ItemId, "technical-corridors-plans");
        voice.explain(derelict_content::ItemId(plans.expect("an item"))).expect("a text")
    };
    let [used, kept] = [super::plain(), super::extended()].map(explained);
    assert!(used.starts_with("From a room with a technical entrance"), "{used}");
    assert!(kept.starts_with("As long as you hold the plans"), "{kept}");
    assert!(used.contains("Discarded after use.") && !kept.contains("Discarded"), "{kept}");
}

#[test]
fn options_have_a_title_help_and_meanings() {
    let (_, voice) = table();
    let (title, help) = voice.option("undo");
    assert_eq!(
        (title.as_str(), help.as_str()),
        ("Taking back", "How far steps may be taken back.")
    );
    assert_eq!(voice.option_value("undo", "agreed"), "Further too, if all players agree.");
    assert_eq!(voice.option_value("first-player", "3"), "Player 3.");
    assert_eq!(voice.option_value("undo", "nonsense"), "nonsense");
}

#[test]
fn what_full_hands_lose_is_said_before() {
    let (game, voice) = table();
    let cast = voice.cast(&game.view(OWN));
    let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
    let foreseen = Foreseen { crams: Some(Thing::Egg), ..Foreseen::default() };
    let said = voice.warning(Choice::Act(Source::Room, 0), &prompt, &foreseen, &cast);
    let full = "Your hands are full: to take an egg you must drop something then, or leave it.";
    assert_eq!(said.as_deref(), Some(full));

    let room =
        Question::MakeRoom { seat: Seat(0), thing: Thing::Egg, ammo: 0, origin: Origin::Nest };
    let drop = Choice::Drop(Thing::Carcass);
    let said =
        |question| voice.warning(drop, &Prompt::Question(question), &Foreseen::default(), &cast);
    assert!(said(room).is_some());
    assert_eq!(said(room), said(Question::Action { seat: Seat(0) }));
}

#[test]
fn whoever_may_go_along_is_told_where_to_and_for_how_much() {
    let (game, voice) = table();
    let mut cast = voice.cast(&game.view(OWN));
    cast.heading = Some((Seat(1), RoomId(0)));
    let prompt = Prompt::Window(WindowKind::Follow { mover: Seat(1) });
    assert_eq!(
        voice.prompt(&prompt, &[], &cast),
        "The Scout (player 2) goes to 001 Cockpit. Do you go along, for 1 action card?"
    );
    assert_eq!(voice.choice(Choice::Yes, &prompt, &cast), "Go along (1 card)");
    assert_eq!(voice.choice(Choice::No, &prompt, &cast), "Stay here");
}

#[test]
fn an_engine_is_repaired_or_damaged_by_what_is_known_of_it() {
    let (game, voice) = table();
    let mut cast = voice.cast(&game.view(OWN));
    let prompt = Prompt::Question(Question::Engine { seat: Seat(0), engine: 1 });
    assert_eq!(voice.choice(Choice::Swap, &prompt, &cast), "Change it");
    cast.engines[1] = Some(false);
    assert_eq!(voice.choice(Choice::Swap, &prompt, &cast), "Repair engine 2");
    assert_eq!(voice.choice(Choice::Keep, &prompt, &cast), "Leave engine 2 damaged");
    cast.engines[1] = Some(true);
    assert_eq!(voice.choice(Choice::Swap, &prompt, &cast), "Damage engine 2");
}

#[test]
fn paying_asks_for_as_many_cards_as_are_due_and_says_what_is_used_up() {
    let (game, voice) = table();
    let cast = voice.cast(&game.view(OWN));
    let index = |kind, name| game.book.names.index(kind, name).expect("a component");
    let item = |name| Choice::Item(ItemId(index(Kind::ItemId, name)));
    let source = Source::Basic(BasicId(index(Kind::BasicId, "craft")));
    let mut act = act(source, &[item("taser"), item("tools"), item("energy-charge-red")]);
    act.due = Some(2);
    let asked = voice.prompt(&Prompt::Question(Question::Pay { act }), &[], &cast);
    assert!(asked.contains("which 2 cards do you discard to pay?"), "{asked}");
    assert!(asked.ends_with("Both items are used up."), "{asked}");
}

/// A voice of the Epilogue.
fn epilogue() -> Voice {
    let mut setup = Setup { players: 3, ..Setup::default() };
    setup.choose(Ways::shipped(), "mission", "epilogue").expect("it is offered");
    english(&super::book(&setup))
}

#[test]
fn the_track_of_an_epilogue_counts_to_the_departure() {
    let voice = epilogue();
    let event = |fact| Event { fact, rule: Rule("some.rule"), audience: Audience::Everyone };
    let said = voice.event(&event(Fact::ShuttleTimeMoved { to: 4 }), &Cast::default());
    assert_eq!(said, "The shuttle departs in 4 turns.");
    let track = voice.signs().into_iter().find(|sign| *sign.id == *Track::Shuttle.word());
    let track = track.expect("a track");
    assert_eq!(track.rule, Some("after.epilogue.time-move"));
    assert!(voice.caption(track).text.is_some_and(|text| text.contains("departs")));
    let engines = voice.book.names.index(Kind::TileId, "engine-1").map(TileId).expect("a room");
    let said = voice.explain(engines).expect("an action");
    assert!(said.contains("whether engine 1 works.") && !said.contains("jump"), "{said}");
}

#[test]
fn rooms_of_the_shuttle_go_by_one_name() {
    let voice = epilogue();
    let book = &voice.book;
    let index = |kind, name| book.names.index(kind, name).expect("a component");
    let [main, upper] = ["shuttle-main", "shuttle-upper"].map(|id| RoomId(index(Kind::RoomId, id)));
    let mut cast = Cast::default();
    let tile = TileId(index(Kind::TileId, "shower-room"));
    (cast.tiles[upper.index()], cast.explored[upper.index()]) = (Some(tile), true);
    let (way, _) =
        book.neighbours(upper).iter().find(|(_, to)| *to == main).copied().expect("a way");
    let noise = Fact::NoisePlaced { corridor: way };
    let event = Event { fact: noise, rule: Rule("some.rule"), audience: Audience::Everyone };
    let said = voice.event(&event, &cast);
    assert!(said.contains(&voice.name(upper, &cast)), "{said}");
    assert!(said.contains("Shower Room (shuttle, above)"), "{said}");
}

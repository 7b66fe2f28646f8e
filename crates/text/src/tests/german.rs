//! How some sentences read in German: cases, genders, plurals, contractions.

use super::kind::{self, LARVA, QUEEN};
use derelict_content::{
    Catalog, CorridorId, ItemId, Kind, MiniId, NetworkId, ObjectiveDeck, Planet, RoomId, TileId,
};
use derelict_engine::event::{Audience, Cause, Event, Passage, Rule, SharedDeck};
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Fact, Game, Seat, Setup};

use super::anatomy::all_messages;
use crate::{Cast, Form, Language, Voice};

const CAPTAIN: Seat = Seat(0);
const SCOUT: Seat = Seat(1);
const SOLDIER: Seat = Seat(2);
/// The fourth of them.
const ADULT: MiniId = MiniId(12);

struct Spoken {
    game: Game,
    voice: Voice,
}

impl Spoken {
    fn new() -> Self {
        let characters = ["captain", "scout", "soldier"].map(String::from).to_vec();
        let setup = Setup { players: 3, characters, ..Setup::default() };
        let game = Game::new(&Catalog::base(), setup, [1; 32]).expect("a game");
        let voice = super::voice(&game.book, Language::German);
        Self { game, voice }
    }

    fn cast(&self, listener: Seat) -> Cast {
        self.voice.cast(&self.game.view(Viewer::Seat(listener)))
    }

    fn item(&self, name: &str) -> ItemId {
        ItemId(self.game.book.names.index(Kind::ItemId, name).expect("an item"))
    }

    /// A fact as the captain hears it.
    #[track_caller]
    fn check(&self, fact: Fact, expected: &str) {
        self.check_for(CAPTAIN, fact, expected);
    }

    #[track_caller]
    fn check_for(&self, listener: Seat, fact: Fact, expected: &str) {
        let event = Event { fact, rule: Rule("some.rule"), audience: Audience::Everyone };
        assert_eq!(self.voice.event(&event, &self.cast(listener)), expected);
    }
}

#[test]
fn people_stand_in_the_case_of_the_sentence() {
    let table = Spoken::new();
    table.check(Fact::Passed { seat: CAPTAIN }, "Du passt.");
    table.check(Fact::Passed { seat: SCOUT }, "Die Späherin (Spieler 2) passt.");
    table.check(
        Fact::ActionCancelled { seat: SCOUT },
        "Die Aktion der Späherin (Spieler 2) wird abgebrochen; bezahlt bleibt bezahlt.",
    );
    let lost = |seat| Fact::ItemsLost { seat };
    table.check(lost(SOLDIER), "Die Gegenstände des Soldaten (Spieler 3) verlassen das Spiel.");
    table.check_for(
        SCOUT,
        lost(CAPTAIN),
        "Die Gegenstände des Captains (Spieler 1) verlassen das Spiel.",
    );
    let attack = |target| Fact::AttackBegan { mini: ADULT, target };
    table.check(attack(CAPTAIN), "Erwachsener 4 greift dich an.");
    table.check(attack(SOLDIER), "Erwachsener 4 greift den Soldaten (Spieler 3) an.");
    let grown = Fact::LarvaGrown { seat: SOLDIER };
    table.check(grown, "Eine Larve wächst heran in dem Soldaten (Spieler 3).");
}

#[test]
fn things_have_the_article_of_their_gender() {
    let table = Spoken::new();
    let gained = |name| Fact::ItemGained { seat: CAPTAIN, item: table.item(name), colour: None };
    table.check(gained("fire-extinguisher"), "Du nimmst den Feuerlöscher.");
    table.check(gained("medkit"), "Du nimmst das Medikit.");
    table.check(gained("nemesis-plans"), "Du nimmst die Schiffspläne.");
    let thing = Thing::Item(table.item("grenade"));
    let given = |to| Fact::ThingGiven { from: SCOUT, to, thing, colour: None };
    table.check(given(CAPTAIN), "Die Späherin (Spieler 2) gibt dir die Granate.");
    table.check(
        given(SOLDIER),
        "Die Späherin (Spieler 2) gibt dem Soldaten (Spieler 3) die Granate.",
    );
    let weapon = table.item("sawed-off-shotgun");
    table.check(
        Fact::AmmoSpent { seat: CAPTAIN, weapon, left: 1 },
        "Du schießt mit der abgesägten Schrotflinte: noch 1 Munition.",
    );
    let items = ["flashlight", "taser"].map(|name| table.item(name));
    table.check(
        Fact::ItemsTaped { seat: CAPTAIN, items },
        "Du bindest die Taschenlampe und den Taser zusammen.",
    );
    let room = RoomId(0);
    let picked = |thing| Fact::ObjectPicked { seat: CAPTAIN, thing, room };
    table.check(picked(Thing::Carcass), "Du hebst im Cockpit (001) einen Kadaver auf.");
    table.check(
        picked(Thing::Corpse(Corpse::Of(SOLDIER))),
        "Du hebst im Cockpit (001) die Leiche des Soldaten auf.",
    );
}

#[test]
fn rooms_follow_where_and_where_to() {
    let table = Spoken::new();
    let moved = |to, by| Fact::Moved { seat: CAPTAIN, from: RoomId(10), to, by };
    table.check(
        moved(RoomId(0), Passage::Hull),
        "Du gehst außen am Schiff entlang ins Cockpit (001).",
    );
    let unknown = Fact::FirePlaced { room: RoomId(6) };
    table.check(unknown, "In Raum 007 (unerforscht) bricht Feuer aus.");

    let mut cast = table.cast(CAPTAIN);
    let mut forms = |tile: &str| {
        let tile = table.game.book.names.index(Kind::TileId, tile).expect("a tile");
        cast.tiles[6] = Some(TileId(tile));
        cast.explored[6] = true;
        let forms = [Form::In, Form::Into, Form::To, Form::From];
        forms.map(|form| table.voice.named(RoomId(6), Some(form), &cast))
    };
    assert_eq!(
        forms("canteen"),
        [
            "in der Kantine (007)",
            "in die Kantine (007)",
            "zur Kantine (007)",
            "aus der Kantine (007)"
        ]
    );
    assert_eq!(
        forms("generator"),
        [
            "im Generator (007)",
            "in den Generator (007)",
            "zum Generator (007)",
            "aus dem Generator (007)"
        ]
    );
    assert_eq!(
        forms("cabins"),
        [
            "in den Kabinen (007)",
            "in die Kabinen (007)",
            "zu den Kabinen (007)",
            "aus den Kabinen (007)"
        ]
    );
}

#[test]
fn corridors_and_ducts_hold_noise() {
    let table = Spoken::new();
    let noise = Fact::NoisePlaced { corridor: CorridorId(0) };
    table.check(noise, "Ein Geräusch in Gang 3 zwischen 001 und 002.");
    let ducts = Fact::DuctNoiseRemoved { network: NetworkId(0) };
    table.check(ducts, "Das Geräusch in den Technikgängen ist weg.");
}

#[test]
fn counts_agree_with_what_is_counted() {
    let table = Spoken::new();
    let drawn = |count| Fact::CardsDrawn { seat: CAPTAIN, count };
    table.check(drawn(1), "Du ziehst 1 Karte.");
    table.check(drawn(5), "Du ziehst 5 Karten.");
    let left = |eggs| Fact::EggHatched { eggs };
    table.check(left(0), "Aus einem Ei schlüpft eine Larve; keines bleibt im Nest.");
    table.check(left(1), "Aus einem Ei schlüpft eine Larve; 1 Ei bleibt im Nest.");
    table.check(left(4), "Aus einem Ei schlüpft eine Larve; 4 Eier bleiben im Nest.");
    table.check(Fact::TimeMoved { to: 1 }, "Noch 1 Runde bis zum Sprung.");
    let none = |intruder| Fact::NoMiniature { intruder };
    table.check(none(LARVA), "Keine weitere Larve kann erscheinen.");
    table.check(none(kind::ADULT), "Kein weiterer Erwachsener kann erscheinen.");
    let shot = |mini, injuries| Fact::Injured { mini, injuries, cause: Cause::Shot };
    table.check(shot(ADULT, 2), "Der Schuss trifft Erwachsenen 4: 2 Verletzungen.");
}

#[test]
fn others_decks_and_planets_are_declined() {
    let table = Spoken::new();
    let accepted = |from, to| Fact::TradeAccepted { from, to };
    table.check(accepted(SOLDIER, CAPTAIN), "Du nimmst das Angebot des Soldaten (Spieler 3) an.");
    table.check(accepted(CAPTAIN, SCOUT), "Die Späherin (Spieler 2) nimmt das Angebot von dir an.");
    let opened = [SCOUT, SOLDIER, CAPTAIN].into_iter().collect();
    table.check(
        Fact::TradeOpened { seat: CAPTAIN, participants: opened },
        "Du eröffnest einen Tausch mit der Späherin (Spieler 2) und dem Soldaten (Spieler 3).",
    );
    table.check(
        Fact::ObjectivePeeked { seat: SCOUT, of: CAPTAIN, deck: ObjectiveDeck::Personal },
        "Die Späherin (Spieler 2) sieht das persönliche Ziel von dir an.",
    );
    let deck = SharedDeck::Items(derelict_content::Colour::Red);
    table.check(
        Fact::DeckTopPeeked { seat: SCOUT, deck },
        "Die Späherin (Spieler 2) sieht die oberste Karte des roten Stapels (Militär) an.",
    );
    let planet = table.voice.named(Planet::DeepSpace, Some(Form::To), &Cast::default());
    assert_eq!(planet, "in den tiefen Weltraum");
}

#[test]
fn options_read_as_things_to_do() {
    let table = Spoken::new();
    let cast = table.cast(CAPTAIN);
    let prompt = Prompt::Question(Question::Action { seat: CAPTAIN });
    let option = |code: &str| {
        let choice = Choice::parse(&table.game.book.names, code).expect("a choice");
        table.voice.choice(choice, &prompt, &cast)
    };
    assert_eq!(option("move"), "Bewegen: in einen Nachbarraum gehen (1 Karte)");
    assert_eq!(
        option("play:demolition/2"),
        "„Demolieren“ spielen: in diesem Raum einen Defekt verursachen"
    );
    assert_eq!(
        option("use:energy-charge-red/2"),
        "Die Energiezelle benutzen: eine Tür an deinem Raum öffnen oder schließen (1 Karte)"
    );
    assert_eq!(
        option("room-action"),
        "Raum nutzen (Hibernatorium): versuchen, in den Kälteschlaf zu gehen (2 Karten)"
    );
    let seat = |seat| table.voice.choice(Choice::Offer(seat), &prompt, &cast);
    assert_eq!(seat(SOLDIER), "Dem Soldaten (Spieler 3) ein Angebot machen");
    let asked = table.voice.prompt(&prompt, &[], &cast);
    assert_eq!(asked, "Du bist am Zug: Was tust du?");
}

#[test]
fn the_rulebook_stays_english_and_says_so() {
    let table = Spoken::new();
    let statement = "Doors stay shut.";
    assert_eq!(table.voice.statement(statement), "(auf Englisch) Doors stay shut.");
    assert_eq!(super::english(&table.game.book).statement(statement), statement);
}

#[test]
fn the_only_one_of_its_kind_goes_by_article() {
    let table = Spoken::new();
    assert_eq!(table.game.book.kind(QUEEN).miniatures, 1);
    let queen = (0..u8::MAX)
        .map(MiniId)
        .find(|mini| table.game.book.mini_kind(*mini) == QUEEN)
        .expect("a queen");
    let hurt = Fact::Injured { mini: queen, injuries: 1, cause: Cause::Fire };
    table.check(hurt, "Feuer verbrennt die Königin: 1 Verletzung.");
}

/// A turn, until all have passed, is a Runde; a round of one player within it is a Zug.
#[test]
fn turn_and_round_are_told_apart_in_both_languages() {
    let says = |text: &str, words: &[&str]| {
        text.split(|letter: char| !letter.is_alphabetic()).any(|word| words.contains(&word))
    };
    let english = all_messages(Language::English);
    let mut told = 0;
    for (file, messages) in all_messages(Language::German) {
        for (name, german) in messages {
            let Some(english) = english.get(&file).and_then(|all| all.get(&name)) else { continue };
            let turn = says(&english.said, &["turn", "turns", "Turn", "Turns"]);
            let round = says(&english.said, &["round", "rounds", "Round", "Rounds"]);
            let runde = says(&german.said, &["Runde", "Runden"]);
            let zug = says(&german.said, &["Zug", "Zuges", "Zugs", "Züge", "Zügen"]);
            assert!(turn || !runde, "{file}: `{name}` speaks of a Runde, and not of a turn");
            assert!(zug || !round, "{file}: `{name}` speaks of a round, and not of a Zug");
            assert!(round || !turn || !zug, "{file}: `{name}` calls a turn a Zug");
            told += usize::from(runde || zug);
        }
    }
    assert!(told > 30, "{told}");
}

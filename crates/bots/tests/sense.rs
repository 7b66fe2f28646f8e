//! Play that makes sense: one situation each, laid out without luck, with the one answer to it.

use std::sync::Arc;

use derelict_bots::{Bot, Heuristic, Lore, Moment, Temper};
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Event, Game, Seat};

const ME: Seat = Seat(0);

/// A situation, and the player at the first seat.
struct Table {
    game: Game,
    bot: Heuristic,
}

impl Table {
    /// Lays out what is given, as scenarios do. The other player is far away and has passed.
    fn new(given: &str) -> Self {
        // A scenario has a step; where nothing is advised, passing will do.
        let text = format!(
            "[[scenario]]\ntitle = \"A situation\"\n[scenario.given]\n{given}\n\
             [[scenario.step]]\nwhen = \"1: pass\"\nthen = [{{ event = \"passed\", seat = 1 }}]\n"
        );
        let scenarios = derelict_scenario::parse("a situation", &text).expect("a scenario");
        let game = scenarios[0].guide().expect("a situation that can be laid out").game;
        let lore = Arc::new(Lore::new(&game.book));
        Self { bot: Heuristic::new(ME, lore, Temper::STEADY, 1), game }
    }

    /// What the bot answers now, by its stable name.
    fn answer(&mut self) -> String {
        let choice = self.choice();
        choice.code(&self.game.book.names)
    }

    fn choice(&mut self) -> Choice {
        let view = self.game.view(Viewer::Seat(ME));
        self.bot.choose(&Moment::new(&self.game.book, &view).expect("the seat is asked"))
    }

    /// Lets the bot name an action and what it is aimed at, up to its price.
    fn deed(&mut self) -> Vec<String> {
        let mut named = Vec::new();
        loop {
            let choice = self.choice();
            named.push(choice.code(&self.game.book.names));
            self.take(choice);
            let asked = self.game.offers.for_seat(ME).map(|asked| asked.prompt);
            if !matches!(asked, Some(Prompt::Question(Question::Target { .. }))) {
                return named;
            }
        }
    }

    /// Chooses for the first seat.
    fn choose(&mut self, codes: &[&str]) {
        for code in codes {
            let choice = Choice::parse(&self.game.book.names, code).expect("a choice");
            self.take(choice);
        }
    }

    fn take(&mut self, choice: Choice) {
        let id = self.game.offers.for_seat(ME).expect("the seat is asked").id;
        self.game.choose(ME, id, choice).expect("it is offered");
        let events = self.game.take_events();
        let seen: Vec<Event> = events.iter().filter_map(|event| event.seen_by(Some(ME))).collect();
        self.bot.observe(&seen);
    }
}

/// The other player has passed and stands where nothing happens.
const AWAY: &str = r#"player.2 = { place = "021", passed = true, hand = ["search"] }"#;

#[test]
fn nobody_lets_a_turn_go_by_with_a_full_hand() {
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        turn = 4
        time = 11
        rooms.003 = {{ tile = "storage", explored = true, items = 3 }}
        player.1 = {{ place = "003", hand = ["search", "rest", "demolition", "interruption", "order"] }}
        "#
    ));
    assert_ne!(table.answer(), "pass");
}

#[test]
fn whoever_stands_at_the_fire_control_puts_out_what_would_end_the_ship() {
    let burning: String = ["006", "008", "011", "014"]
        .map(|room| format!("rooms.{room} = {{ explored = true, fire = true }}\n"))
        .concat();
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        {burning}
        rooms.003 = {{ tile = "fire-control-system", explored = true }}
        player.1 = {{ place = "003", hand = ["search", "rest", "demolition", "interruption", "order"] }}
        "#
    ));
    let deed = table.deed();
    assert_eq!(deed[0], "room-action", "{deed:?}");
    assert!(
        ["room:006", "room:008", "room:011", "room:014"].contains(&deed[1].as_str()),
        "{deed:?}"
    );
}

/// Whoever knows that the ship is heading where it should does not touch the course again,
/// wherever it is to go.
#[test]
fn a_course_that_is_right_is_left_alone() {
    // By the first card, A leads to Earth and B to Mars.
    for (objective, letter) in [("salvaging-the-prime-asset", "A"), ("quarantine", "B")] {
        let mut table = Table::new(&format!(
            r#"
            {AWAY}
            coordinates = 1
            destination = "{letter}"
            met = true
            player.1 = {{ place = "001", hand = ["search", "rest", "demolition", "interruption", "order"], personal = "{objective}", kept = "personal" }}
            "#
        ));
        table.choose(&["room-action", "card:rest", "card:demolition"]);
        let answer = table.answer();
        assert_ne!(answer, "room-action/2", "{objective}");
    }
}

/// The same the other way round: what is wrong is put right.
#[test]
fn a_course_that_is_wrong_is_set() {
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        coordinates = 1
        destination = "C"
        met = true
        player.1 = {{ place = "001", hand = ["search", "rest", "demolition", "interruption", "order"], personal = "quarantine", kept = "personal" }}
        "#
    ));
    table.choose(&["room-action", "card:rest", "card:demolition"]);
    assert_eq!(table.deed()[..2], ["room-action/2", "course:B"]);
}

#[test]
fn a_badly_wounded_character_does_not_strike_an_adult_with_bare_hands() {
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        met = true
        intruders = [{{ kind = "adult", room = "003" }}]
        player.1 = {{ place = "003", hand = ["search"], hands = [], serious = ["arm", "body"] }}
        "#
    ));
    assert_ne!(table.answer(), "melee");
}

#[test]
fn noise_made_with_care_is_not_made_on_the_own_way() {
    // The chambers are open and the course is set; the way leads from the room entered to them.
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        turn = 9
        time = 6
        met = true
        rooms.007 = {{ explored = true }}
        rooms.006 = {{ explored = true }}
        player.1 = {{ place = "007", hand = ["search", "rest", "demolition", "interruption", "order"] }}
        "#
    ));
    table.choose(&["careful-move", "corridor:6-7", "card:rest", "card:demolition"]);
    assert_ne!(table.answer(), "corridor:6-11");
}

/// A careful step needs a corridor without noise where it leads to; whoever forgets that is led
/// astray by it.
#[test]
fn nobody_sets_out_with_care_where_no_noise_finds_a_place() {
    let noisy: String = ["6-11", "8-11", "11-14", "11-15"]
        .map(|corridor| format!("corridors.{corridor} = {{ noise = true }}\n"))
        .concat();
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        {noisy}
        turn = 10
        time = 5
        met = true
        rooms.006 = {{ explored = true }}
        player.1 = {{ place = "006", hand = ["search", "rest", "demolition", "interruption", "order"] }}
        "#
    ));
    assert_eq!(table.deed(), ["move", "corridor:6-11"]);
}

#[test]
fn the_last_card_is_kept_where_something_may_come() {
    let noisy: String = ["1-3", "3-7"]
        .map(|corridor| format!("corridors.{corridor} = {{ noise = true }}\n"))
        .concat();
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        {noisy}
        rooms.003 = {{ tile = "storage", explored = true, items = 3 }}
        player.1 = {{ place = "003", hand = ["search"] }}
        "#
    ));
    assert_eq!(table.answer(), "pass");
}

#[test]
fn nobody_turns_on_the_heel() {
    let mut table = Table::new(&format!(
        r#"
        {AWAY}
        dice = {{ noise = [1] }}
        rooms.003 = {{ tile = "armory", explored = true }}
        rooms.007 = {{ tile = "cabins", explored = true }}
        player.1 = {{ place = "003", hand = ["search", "rest", "demolition", "interruption", "order"] }}
        "#
    ));
    table.choose(&["move", "corridor:3-7", "card:rest"]);
    let deed = table.deed();
    assert!(!deed.contains(&"corridor:3-7".to_owned()), "{deed:?}");
}

/// Kill, carry, analyse: each step of the row is worth taking once the one before is done.
#[test]
fn a_carcass_is_picked_up_carried_to_the_laboratory_and_analysed() {
    let given = |place: &str, carries: bool, lies: u8| {
        let hands = if carries { r#"["carcass"]"# } else { "[]" };
        format!(
            r#"
            {AWAY}
            met = true
            rooms.007 = {{ tile = "canteen", explored = true, carcasses = {lies} }}
            rooms.003 = {{ tile = "laboratory", explored = true }}
            player.1 = {{ place = "{place}", hand = ["search", "rest", "demolition", "interruption", "order"], hands = {hands}, signal = true, corporate = "necroscopy", kept = "corporate" }}
            "#
        )
    };
    assert_eq!(Table::new(&given("007", false, 1)).answer(), "pick-up");
    let deed = Table::new(&given("007", true, 0)).deed();
    assert!(deed.contains(&"corridor:3-7".to_owned()), "{deed:?}");
    assert_eq!(Table::new(&given("003", true, 0)).answer(), "room-action");
}

#[test]
fn the_signal_is_sent_by_whoever_needs_it() {
    let table = |objective: &str| {
        Table::new(&format!(
            r#"
            {AWAY}
            met = true
            rooms.003 = {{ tile = "comms-room", explored = true }}
            player.1 = {{ place = "003", hand = ["search", "rest", "demolition", "interruption", "order"], personal = "{objective}", kept = "personal" }}
            "#
        ))
    };
    assert_eq!(table("a-proper-burial").answer(), "room-action");
    assert_ne!(table("best-friends-forever").answer(), "room-action", "of no use to others");
}

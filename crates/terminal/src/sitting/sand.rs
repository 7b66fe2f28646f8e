//! The sand of an hourglass, where the game runs here. It is no part of the game: only that it has run
//! out is entered.

use std::time::{Duration, Instant};

use derelict_engine::Opportunity;
use derelict_engine::hourglass::Glass;

use super::Sitting;
use crate::fault::Fault;

/// How often somebody who watches it looks.
pub(super) const GLANCE: Duration = Duration::from_millis(250);

/// The table's clock.
pub(super) struct Sand {
    /// The turn that is played, and since when.
    turned: Option<(u8, Instant)>,
    /// What time it is.
    pub(super) now: fn() -> Instant,
    /// What was last shown.
    shown: Option<u64>,
}

impl Default for Sand {
    fn default() -> Self {
        Self { turned: None, now: Instant::now, shown: None }
    }
}

impl Sitting {
    /// How much sand is left; none where none runs. It is turned with the turn; taking choices back
    /// does not wind it anew.
    pub(super) fn sand_left(&self) -> Option<Duration> {
        let game = self.game();
        let runs = game.look().glass() == Some(Glass::Running) && !game.state.is_over();
        let whole = Duration::from_secs(game.setup.options.sand_secs().into());
        let ran = match self.sand.turned {
            Some((turn, began)) if turn >= game.state.turn => (self.sand.now)() - began,
            _ => Duration::ZERO,
        };
        runs.then(|| whole.saturating_sub(ran))
    }

    /// Notes that a turn has begun, and enters that the sand has run out, if it has; whether it did.
    pub(super) fn mind_sand(&mut self) -> Result<bool, Fault> {
        let Some(left) = self.sand_left() else { return Ok(false) };
        let turn = self.game().state.turn;
        if self.sand.turned.is_none_or(|(known, _)| known < turn) {
            self.sand.turned = Some((turn, (self.sand.now)()));
        }
        let open = self.game().offers.opportunities.iter().find(|open| open.seat.is_none());
        let due: Option<Opportunity> = open.copied().filter(|_| left.is_zero());
        match due {
            Some(open) => self.seize(open).and_then(|()| self.keep()).map(|()| true),
            None => Ok(false),
        }
    }

    /// Whether another second has run out since this was last asked.
    pub(super) fn sand_fell(&mut self) -> bool {
        let left = self.sand_left().map(|left| left.as_secs());
        std::mem::replace(&mut self.sand.shown, left) != left
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use derelict_bots::Kind;
    use derelict_content::{Library, Ways};
    use derelict_engine::{Choice, Seat, Setup};
    use derelict_text::Language;

    use super::*;
    use crate::at_table::{AtTable, Next};
    use crate::sitting::{Opening, People, Person};
    use crate::{Interface, Store};

    fn hours_later() -> Instant {
        Instant::now() + Duration::from_secs(7200)
    }

    /// Two people at one keyboard.
    fn table(name: &str) -> Sitting {
        let folder = std::env::temp_dir().join(format!("derelict-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut setup = Setup { players: 2, ..Setup::default() };
        setup.characters = vec!["captain".into(), "pilot".into()];
        setup.choose(Ways::shipped(), "hourglass", "on").expect("there is one");
        let opening = Opening {
            catalog: &setup.catalog(Library::shipped()).expect("packs"),
            setup,
            seed: [1; 32],
            bots: [0; 32],
            crew: Kind::Random,
            verifiable: false,
            people: People::ByLot(vec![Person { human: true, name: None }; 2]),
            place: Store::at(&folder).place(),
        };
        let words = Rc::new(Interface::new(Language::English).expect("words"));
        Sitting::begin(opening, words).expect("a table")
    }

    fn asked(table: &mut Sitting) -> Seat {
        match table.go_on().expect("the game goes on") {
            Next::Ask(seat) => {
                table.hand_screen(seat);
                seat
            }
            other => panic!("somebody is asked, not {other:?}"),
        }
    }

    fn glass(table: &Sitting) -> Option<Glass> {
        table.game().look().glass()
    }

    #[test]
    fn everybody_at_the_keyboard_may_pick_it_up_once_the_sand_has_run_out() {
        let mut table = table("glass-all");
        let seat = asked(&mut table);
        assert_eq!(table.sand().map(|left| left.as_secs() > 110), Some(true));
        assert!(!table.mind_sand().expect("it is kept"), "nobody waits for it");
        assert_eq!(glass(&table), Some(Glass::Running));
        table.sand.now = hours_later;
        assert!(table.listen().expect("it is heard"), "the full screen looks by itself");
        assert_eq!((glass(&table), table.sand()), (Some(Glass::Empty), None));
        assert_eq!(asked(&mut table), seat, "nobody else is asked");

        let at: &dyn AtTable = &table;
        let question = at.asked(seat).expect("a decision");
        let other = Seat(1 - seat.0);
        let places: Vec<usize> = (question.answers..question.decision.options.len()).collect();
        let who: Vec<Option<Seat>> = places.iter().map(|place| question.other(*place)).collect();
        assert_eq!(who, [None, Some(other)], "one for each person");
        let label = question.label(places[1]);
        assert!(label.contains("Pick up the hourglass"), "{label}");
        let answers = question.chosen(places[1] + 1).expect("an option");
        assert!(matches!(answers[..], [Choice::Seize(_), Choice::Seat(who)] if who == other));
        assert_eq!(table.refuses(seat, &answers), None);
        table.choose(seat, &answers).expect("it stands open");
        assert_eq!(asked(&mut table), other, "whoever has it names a room");
        let at: &dyn AtTable = &table;
        let room = at.asked(other).expect("a decision").chosen(1).expect("a room");
        table.choose(other, &room).expect("an offered choice");
        assert_eq!(glass(&table), Some(Glass::Rolled));
    }

    #[test]
    fn where_nobody_looks_it_is_counted_between_inputs() {
        let mut table = table("glass-between");
        let seat = asked(&mut table);
        table.sand.now = hours_later;
        assert_eq!(glass(&table), Some(Glass::Running), "a question that waits is left alone");
        table.choose(seat, &[Choice::Pass]).expect("an offered choice");
        table.go_on().expect("the game goes on");
        assert_eq!(glass(&table), Some(Glass::Empty));
    }
}

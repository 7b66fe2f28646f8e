//! How a table presents itself.

use derelict_engine::Setup;
use derelict_engine::record::commitment;

use super::Table;
use crate::id::GuestId;
use crate::protocol::{Card, TableView};

impl Table {
    /// How it presents itself to those who sit at it.
    #[must_use]
    pub fn view(&self, present: impl Fn(GuestId) -> bool, spectators: u32) -> TableView {
        let mut chairs = self.company.chairs(present);
        for chair in &mut chairs {
            chair.seat = self.seat_of(chair.chair - 1);
        }
        let fair = self.terms.is_fair();
        let seed = self.game().map(|game| game.state.streams.seed()).filter(|_| fair);
        TableView {
            table: self.id,
            stage: self.stage(),
            owner: self.company.owner,
            chairs,
            people: self.company.people().map(|(id, name)| (id, name.to_owned())).collect(),
            spectators,
            setup: self.terms.setup.clone(),
            public: self.terms.public,
            window_ms: self.window_ms(),
            clock_secs: self.terms.clock_secs,
            sand: None,
            absence_secs: self.terms.absence_secs(),
            watching: self.terms.watching,
            commitment: seed.map(|seed| commitment(&seed).to_string()),
            guided: self.terms.guided,
            undo: self.undo,
            proposal: self.company.proposal().cloned(),
            opening: self.opening(),
            again: self.again,
        }
    }

    /// How it presents itself in lists.
    #[must_use]
    pub fn card(&self) -> Card {
        Card {
            guided: self.terms.guided,
            table: self.id,
            stage: self.stage(),
            mode: self.terms.setup.mode,
            chairs: self.company.names(),
            free: self.company.free(),
            // A list of tables has no use for everything another game has left behind.
            setup: Setup { after: None, ..self.terms.setup.clone() },
            watching: self.terms.watching,
        }
    }
}

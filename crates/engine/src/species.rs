//! What each species does in its own way: a seam for each difference, and the doing in the file of
//! the species. Nobody else asks which species it is, or which rank a kind has.

mod intruders;

use derelict_content::{CombatFace, KindId, TokenId};

use crate::event::EventSink;
use crate::play::Play;
use crate::rulebook::Rulebook;

derelict_content::words! {
    /// What hunts us, as far as it is more than data.
    Species {
        /// Those of the base game.
        Intruders = "intruders",
    }
}

impl Rulebook {
    /// Whether a kind goes for characters nearby when the ship is hunted (`effect.event.hunt`).
    #[must_use]
    pub fn hunts(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders => intruders::hunts(self, kind),
        }
    }

    /// Whether what is known of weaknesses in a fight is about this kind.
    #[must_use]
    pub fn is_common(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders => intruders::is_common(self, kind),
        }
    }

    /// Whether everybody makes noise when a token of this kind comes up in bag development.
    #[must_use]
    pub fn is_loud(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders => intruders::is_loud(self, kind),
        }
    }

    /// Injuries a side of the combat die deals to a kind, before anything changes them.
    #[must_use]
    pub fn die_injuries(&self, face: CombatFace, kind: KindId) -> u8 {
        match self.species {
            Species::Intruders => intruders::die_injuries(self, face, kind),
        }
    }

    /// And to eggs (`shoot.egg.side`).
    #[must_use]
    pub fn die_injuries_of_eggs(&self, face: CombatFace) -> u8 {
        match self.species {
            Species::Intruders => intruders::die_injuries_of_eggs(face),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A token drawn in bag development changes the bag, and perhaps more (`round.event.bag`).
    pub(crate) fn develop(&mut self, token: TokenId) {
        match self.book.species {
            Species::Intruders => intruders::develop(self, token),
        }
    }

    /// A token that made everybody roll for noise goes back.
    pub(crate) fn quiet_down(&mut self, token: TokenId) {
        match self.book.species {
            Species::Intruders => intruders::quiet_down(self, token),
        }
    }

    /// The blank was the last token of the bag (`encounter.blank.last`).
    pub(crate) fn last_blank(&mut self) {
        match self.book.species {
            Species::Intruders => intruders::last_blank(self),
        }
    }

    /// An egg that found no host comes back as a token (`effect.event.hatch.else`).
    pub(crate) fn hatch_into_bag(&mut self) {
        match self.book.species {
            Species::Intruders => intruders::hatch_into_bag(self),
        }
    }

    /// What breaks out of a host, if it has a miniature left.
    pub(crate) fn offspring(&mut self) -> Option<KindId> {
        match self.book.species {
            Species::Intruders => intruders::offspring(self),
        }
    }
}

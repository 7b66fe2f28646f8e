//! How full a game is with what a table has selected.

use crate::capacity;
use crate::catalog::{Catalog, ItemSource};
use crate::vocabulary::Colour;

/// Something there is only so much room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fill {
    /// What it is.
    pub what: &'static str,
    /// How much of it there is.
    pub count: usize,
    /// How much a game holds.
    pub capacity: usize,
}

impl Catalog {
    /// How full each capacity is that packs share; loading has refused more.
    #[must_use]
    pub fn fill(&self) -> Vec<Fill> {
        use capacity::*;
        let of_colour = |colour: Colour| {
            let cards = self.items.iter().filter(|item| item.source == ItemSource::Deck(colour));
            cards.map(|item| usize::from(item.copies)).sum()
        };
        let wounds = self.wounds.iter().map(|wound| usize::from(wound.copies)).sum();
        let miniatures = self.kinds.iter().map(|kind| usize::from(kind.miniatures)).sum();
        let rows = [
            ("event cards", self.events.len(), EVENTS),
            ("attack cards", self.attacks.len(), ATTACKS),
            ("serious wound cards", wounds, WOUNDS),
            ("contamination cards", self.contamination.len(), CONTAMINATION),
            ("kinds of intruders", self.kinds.len(), KINDS),
            ("miniatures", miniatures, MINIATURES),
            ("intruder tokens", self.tokens.len(), INTRUDER_TOKENS),
            ("exploration tokens", self.exploration.len(), EXPLORATION_TOKENS),
            ("kinds of items", self.items.len(), ITEM_KINDS),
            ("red item cards", of_colour(Colour::Red), ITEMS_OF_A_COLOUR),
            ("yellow item cards", of_colour(Colour::Yellow), ITEMS_OF_A_COLOUR),
            ("green item cards", of_colour(Colour::Green), ITEMS_OF_A_COLOUR),
            ("kinds of action cards", self.actions.len(), ACTION_KINDS),
            ("characters", self.characters.len(), CHARACTERS),
            ("intruder player cards", self.intruder_cards.len(), INTRUDER_CARDS),
            ("rooms", self.tiles.len(), IDS),
            ("objectives", self.objectives.len(), IDS),
        ];
        rows.into_iter().map(|(what, count, capacity)| Fill { what, count, capacity }).collect()
    }
}

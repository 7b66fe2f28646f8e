//! Which character to play.

use derelict_engine::Choice;

use crate::thought::Thought;

impl Thought<'_> {
    /// What a character is worth: its weapon, and how cheap and various its cards are.
    pub(super) fn draft_value(&self, option: Choice) -> f32 {
        let Choice::Character(id) = option else { return 0.0 };
        let catalog = self.sight.catalog();
        let character = &catalog.characters[id.index()];
        let mut value = 0.0;
        if let Some(weapon) =
            character.weapon.and_then(|item| catalog.items[item.index()].weapon.as_ref())
        {
            let book = self.sight.book();
            let common = catalog.kind_ids().find(|kind| book.is_common(*kind));
            let sides = catalog.combat_die.len().max(1) as f32;
            let mean: f32 = catalog
                .combat_die
                .iter()
                .map(|face| {
                    let dealt = common.map_or(0, |kind| book.weapon_injuries(weapon, *face, kind));
                    f32::from(dealt) / sides
                })
                .sum();
            value += mean * f32::from(weapon.ammo.min(4));
        }
        for card in &character.deck {
            if let Some(action) = &catalog.actions[card.index()].action {
                value += 0.3 / (1.0 + f32::from(action.cost));
            }
        }
        value
    }
}

//! Items and objects: taken from the decks, the box and the supply.

use derelict_content::{Colour, ItemId, ItemSource, Kind};
use derelict_engine::Seat;
use derelict_engine::thing::{Held, Tape, Thing};

use super::Arrangement;
use crate::format::{Held as HeldGiven, Player};

/// Room for things held and fastened, before any rule looks at them.
const MOST_HELD: usize = 8;
const MOST_ATTACHED: usize = 3;

impl Arrangement<'_> {
    pub(super) fn possessions(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}");
        let mut weapon = None;
        if player.hands.is_some() {
            weapon = self.state.crew[seat.index()].hands.pop().and_then(|held| held.thing.item());
        }
        for held in player.hands.iter().flatten() {
            self.hold(&at, seat, held, &mut weapon);
        }
        if let Some(weapon) = weapon {
            self.state.items_gone.add(weapon);
        }
        if let Some(quests) = &player.quests {
            self.quests(&at, seat, quests);
        }
        for name in player.inventory.iter().chain(&player.active_quests) {
            self.own(&at, seat, name);
        }
    }

    fn own(&mut self, at: &str, seat: Seat, name: &str) {
        let Some(item) = self.id::<ItemId>(at, name) else { return };
        if self.book.catalog.items[item.index()].heavy {
            if self.is_quest(item) {
                self.hold(at, seat, &HeldGiven::Thing(name.into()), &mut None);
            } else {
                self.problem(at, format!("`{name}` is heavy: it belongs in the hands"));
            }
        } else if self.take_item(at, seat, item, &mut None) {
            self.state.crew[seat.index()].inventory.add(item);
        }
    }

    fn hold(&mut self, at: &str, seat: Seat, held: &HeldGiven, weapon: &mut Option<ItemId>) {
        let (name, ammo, attached, tape) = match held {
            HeldGiven::Thing(name) => (name, None, &[][..], None),
            HeldGiven::Full { thing, ammo, attached, tape } => {
                (thing, *ammo, attached.as_slice(), *tape)
            }
        };
        let Some(thing) = Thing::parse(&self.book.names, name) else {
            self.unknown(at, Kind::ItemId, name);
            return;
        };
        if self.state.crew[seat.index()].hands.len() == MOST_HELD {
            self.problem(at, format!("nobody holds more than {MOST_HELD} things"));
            return;
        }
        let full = match thing {
            Thing::Item(item) => {
                if !self.book.catalog.items[item.index()].heavy {
                    self.problem(at, format!("`{name}` is not heavy: it belongs in the inventory"));
                    return;
                }
                if !self.take_item(at, seat, item, weapon) {
                    return;
                }
                let card = &self.book.catalog.items[item.index()];
                card.weapon.as_ref().map(|weapon| weapon.ammo).or(card.energy).unwrap_or(0)
            }
            Thing::Egg => {
                if !self.take_egg(at) {
                    return;
                }
                0
            }
            Thing::Corpse(corpse) => {
                self.take_corpse(corpse);
                0
            }
            Thing::Carcass | Thing::Sample => 0,
        };
        if attached.len() > MOST_ATTACHED {
            self.problem(at, format!("more than {MOST_ATTACHED} things fastened to `{name}`"));
            return;
        }
        let mut fastened = Vec::new();
        for name in attached {
            if let Some(item) = self.id::<ItemId>(at, name)
                && self.take_item(at, seat, item, &mut None)
            {
                fastened.push(item);
            }
        }
        let tape = tape.and_then(|pair| self.tape(at, seat, pair));
        self.state.crew[seat.index()].hands.push(Held {
            thing,
            ammo: ammo.unwrap_or(full),
            attached: fastened.into_iter().collect(),
            tape,
        });
    }

    /// The duct tape around a pair; the second half finds it on the first.
    fn tape(&mut self, at: &str, seat: Seat, pair: u8) -> Option<Tape> {
        let crew = &self.state.crew[seat.index()];
        let first = crew.hands.iter().find_map(|held| held.tape.filter(|tape| tape.pair == pair));
        if first.is_some() {
            return first;
        }
        let item = self.id::<ItemId>(at, "duct-tape")?;
        self.take_item(at, seat, item, &mut None).then_some(Tape { item, pair })
    }

    fn quests(&mut self, at: &str, seat: Seat, names: &[String]) {
        let old = std::mem::take(&mut self.state.crew[seat.index()].quests);
        for item in old.iter() {
            self.state.items_gone.add(item);
        }
        for name in names {
            let Some(item) = self.id::<ItemId>(at, name) else { continue };
            if self.state.items_gone.take(item) {
                self.state.crew[seat.index()].quests.push(item);
            } else {
                self.problem(at, format!("`{name}` is no quest item of this character"));
            }
        }
    }

    fn is_quest(&self, item: ItemId) -> bool {
        self.book.catalog.items[item.index()].source == ItemSource::Quest
    }

    /// Takes an item card from where it lies.
    fn take_item(
        &mut self,
        at: &str,
        seat: Seat,
        item: ItemId,
        weapon: &mut Option<ItemId>,
    ) -> bool {
        let taken = match self.book.catalog.items[item.index()].source {
            ItemSource::Deck(Colour::Blue) => self.state.crafted.take(item),
            ItemSource::Deck(colour) => {
                let deck = &mut self.state.items[colour as usize];
                let found =
                    deck.take(|card| card == item).or_else(|| deck.retrieve(|card| card == item));
                found.is_some()
            }
            ItemSource::Quest => {
                let quests = &mut self.state.crew[seat.index()].quests;
                quests.take(|card| card == item).is_some() || self.state.items_gone.take(item)
            }
            ItemSource::Starting => {
                weapon.take_if(|own| *own == item).is_some() || self.take_weapon(item)
            }
        };
        if !taken {
            let name = self.book.names.name(Kind::ItemId, item.0).unwrap_or("?");
            let card = &self.book.catalog.items[item.index()];
            let problem = match (card.source, card.copies) {
                (ItemSource::Starting | ItemSource::Quest, _) => {
                    format!("`{name}` belongs to no character of this game, or is given twice")
                }
                (_, 1) => format!("there is one card of the item `{name}`, and it is not left"),
                (_, copies) => {
                    format!("there are {copies} cards of the item `{name}`, and none is left")
                }
            };
            self.problem(at, problem);
        }
        taken
    }

    /// A starting weapon out of another character's hands, or out of the box.
    fn take_weapon(&mut self, item: ItemId) -> bool {
        if self.state.items_gone.take(item) {
            return true;
        }
        let thing = Thing::Item(item);
        self.state.crew.iter_mut().any(|crew| {
            crew.hands.take(|held| held.thing == thing).is_some() || crew.inventory.take(item)
        })
    }
}

//! What being attacked, met or burned costs, in points of which a life is a hundred.

use derelict_content::{KindId, RoomId, WeaknessEffect, capacity};
use derelict_engine::card::Face;
use derelict_engine::rulebook::Exit;

use crate::sight::Bag;
use crate::thought::Thought;

/// What dying costs.
pub(crate) const LIFE: f32 = 100.0;
/// What a light wound costs a healthy character.
const LIGHT: f32 = 3.0;
/// What a serious wound costs, by how many there are already.
const SERIOUS: [f32; 4] = [9.0, 14.0, 25.0, 40.0];
/// What a contamination card costs.
const CONTAMINATION: f32 = 4.5;
/// What growing a larva costs.
const LARVA: f32 = 9.0;
/// How many attacks of an intruder a fight brings on average.
const PERSISTENCE: f32 = 1.3;
/// What is left of the fear of going somewhere where nobody wins by staying.
const BOLD: f32 = 0.4;
/// How likely a noise roll leaves a marker.
const MARKED: f32 = 0.8;
/// What noise left behind costs later.
const LITTER: f32 = 1.6;

impl Thought<'_> {
    /// What one attack of a type costs this character.
    pub(crate) fn harm(&self, kind: KindId) -> f32 {
        let count = || {
            let mut harm = [0.0; capacity::KINDS];
            for kind in self.sight.catalog().kind_ids() {
                harm[kind.index()] = self.count_harm(kind);
            }
            harm
        };
        self.noted.harm.get_or_init(count)[kind.index()]
    }

    fn count_harm(&self, kind: KindId) -> f32 {
        let me = self.sight.me();
        let serious = me.serious.len().min(3);
        let attack = &self.lore.attacks[kind.index()];
        let mut dies = attack.kills[serious];
        let mut light = attack.light * LIGHT * (1.0 + f32::from(me.light) * 0.5);
        let mut deep = attack.serious * SERIOUS[serious];
        if serious == 3 {
            dies = dies.max(attack.hits * 0.9);
            light = 0.0;
            deep = 0.0;
        }
        if self.sight.book().is_common(kind) && self.sight.weakness(WeaknessEffect::Fighting) {
            deep *= 0.3;
        }
        let mut harm = dies * LIFE + light + deep + attack.contamination * CONTAMINATION;
        if attack.panic > 0.0 {
            harm += attack.panic * self.panic();
        }
        if self.sight.book().touches(kind) {
            harm += if me.larva { 1.0 } else { LARVA };
        }
        harm
    }

    /// What a light wound costs: the third is a serious one, and whoever has three of those dies
    /// of any.
    pub(crate) fn light_wound(&self) -> f32 {
        let me = self.sight.me();
        let serious = me.serious.len().min(3);
        match (serious, me.light) {
            (3, _) => LIFE,
            (_, 2..) => SERIOUS[serious],
            (_, light) => LIGHT * (1.0 + f32::from(light) * 0.5),
        }
    }

    /// What the intruders of a room cost whoever must leave it under attack.
    pub(crate) fn harm_in(&self, room: RoomId) -> f32 {
        self.sight.figures(room).map(|figure| self.harm(figure.kind)).sum()
    }

    /// What an encounter costs with so many cards left in hand.
    pub(crate) fn encounter(&self, cards: u8) -> f32 {
        let count = || std::array::from_fn(|cards| self.count_encounter(cards as u8));
        self.noted.encounter.get_or_init(count)[usize::from(cards).min(5)]
    }

    fn count_encounter(&self, cards: u8) -> f32 {
        let bag = self.bag();
        let mut total = f32::from(bag.blank);
        let mut cost = 0.0;
        let shift = u8::from(self.sight.weakness(WeaknessEffect::Danger));
        let cards = usize::from(cards + shift).min(5);
        for kind in self.sight.catalog().kind_ids() {
            let count = f32::from(bag.kinds[kind.index()]);
            total += count;
            let surprise = self.lore.surprise[kind.index()][cards];
            cost += count * self.harm(kind) * (PERSISTENCE + surprise);
        }
        cost / total.max(1.0)
    }

    /// How likely a noise roll in a room meets noise that lies there.
    pub(crate) fn meets(&self, room: RoomId) -> f32 {
        let numbers = (1..=4).filter(|number| match self.sight.book().exit(room, *number) {
            Exit::Corridor(corridor, _) => self.sight.noise(corridor),
            Exit::Duct(network) => self.sight.duct_noise(network),
        });
        numbers.count() as f32 * self.lore.number
    }

    /// What a noise roll in a room costs with so many cards in hand.
    pub(crate) fn noise_roll(&self, room: RoomId, cards: u8) -> f32 {
        let mut danger = self.lore.danger;
        if self.sight.me().slimed {
            danger *= 2.0;
        }
        let near: f32 = self
            .sight
            .book()
            .neighbours(room)
            .iter()
            .filter(|(_, next)| {
                self.sight.infested(*next)
                    && !self.sight.seats().any(|seat| self.sight.room_of(seat) == Some(*next))
            })
            .map(|(_, next)| self.harm_in(*next) * PERSISTENCE)
            .sum();
        self.meets(room) * self.encounter(cards) + danger * near
    }

    /// What a new marker beside the own room may bring until the next turn, and later.
    fn fresh_noise(&self, cards: u8) -> f32 {
        LITTER + settles(cards) * self.loud() * self.lore.number * self.encounter(cards)
    }

    /// Tokens in the bag.
    pub(crate) fn bag(&self) -> Bag {
        *self.noted.bag.get_or_init(|| self.sight.bag())
    }

    /// How likely bag development calls for noise rolls.
    pub(crate) fn loud(&self) -> f32 {
        let bag = self.bag();
        let kinds = self.sight.catalog().kind_ids();
        let loud: u8 = kinds
            .filter(|kind| self.sight.book().is_loud(*kind))
            .map(|kind| bag.kinds[kind.index()])
            .sum();
        let all = bag.blank + bag.kinds.iter().sum::<u8>();
        f32::from(loud) / f32::from(all.max(1))
    }

    /// What entering a room costs besides cards.
    pub(crate) fn entering(&self, room: RoomId, cards: u8, quiet: bool) -> f32 {
        let mut cost = 0.0;
        if self.sight.infested(room) {
            cost += self.harm_in(room) * (PERSISTENCE + 0.5);
        } else if !self.sight.occupied(room) {
            let marked = if quiet { 1.0 } else { MARKED };
            cost += self.fresh_noise(cards) * marked;
            if !quiet {
                cost += self.noise_roll(room, cards);
            }
        }
        if self.sight.floor(room).fire {
            cost += self.light_wound();
        }
        if !self.sight.explored(room) {
            cost += 0.4 + self.discovery_risk();
        }
        if self.sight.has_shuttle_to_catch() { cost * BOLD } else { cost }
    }

    /// What may come of turning up a tile: one marker too many ends everything.
    pub(crate) fn discovery_risk(&self) -> f32 {
        let (fire, malfunction) = self.markers();
        let supply = &self.sight.catalog().supply;
        self.lore.breaks * break_strain(malfunction, supply.malfunction)
            + self.lore.burns * fire_strain(fire, supply.fire) * 0.5
    }

    /// How likely contamination kills at the end, as things stand.
    pub(crate) fn infection(&self) -> f32 {
        *self.noted.infection.get_or_init(|| self.count_infection())
    }

    fn count_infection(&self) -> f32 {
        let mut cards = 0;
        let (mut unknown, mut infected, mut clean) = (0, 0, 0);
        for face in self.sight.all_cards() {
            cards += 1;
            match face {
                Face::Action(_) => {}
                Face::Unscanned => unknown += 1,
                Face::Infected => infected += 1,
                Face::Clean => clean += 1,
            }
        }
        self.infected_death(cards, unknown, infected, clean, self.sight.me().larva)
    }

    /// The same for given cards.
    pub(crate) fn infected_death(
        &self,
        cards: u8,
        unknown: u8,
        infected: u8,
        clean: u8,
        larva: bool,
    ) -> f32 {
        let foul = unknown + infected + clean;
        if foul == 0 {
            return 0.0;
        }
        if let Some(track) = &self.sight.catalog().insanity {
            // Every card counts, whatever it is, and the last level brings the draw.
            let level = if larva { track.levels.len() as u8 } else { self.sight.me().insanity };
            let sane = level + foul < track.levels.len() as u8;
            return if sane { 0.0 } else { found(cards, foul) };
        }
        let mut healthy = 1.0;
        for _ in 0..unknown {
            healthy *= 1.0 - self.lore.infected;
        }
        let checked = if larva || infected > 0 { 1.0 } else { 1.0 - healthy };
        checked * found(cards, foul)
    }
}

/// How likely one of so many cards turns up among four of all.
fn found(cards: u8, foul: u8) -> f32 {
    let mut none = 1.0;
    for drawn in 0..4.min(cards) {
        let left = f32::from(cards - drawn);
        let good = f32::from((cards - foul).saturating_sub(drawn));
        none *= good / left;
    }
    1.0 - none
}

/// What one more malfunction costs, the nearer the supply is to running out; events bring
/// several at once.
pub(crate) fn break_strain(placed: usize, supply: u8) -> f32 {
    let left = usize::from(supply).saturating_sub(placed);
    [90.0, 60.0, 35.0, 20.0, 10.0, 5.0, 3.0, 2.0, 1.0][left.min(8)]
}

/// What one more fire costs: fire spreads to all neighbours at once.
pub(crate) fn fire_strain(placed: usize, supply: u8) -> f32 {
    let left = usize::from(supply).saturating_sub(placed);
    [90.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 8.0, 3.0][left.min(8)]
}

/// How likely a character stays where it is until the end of the turn, by the cards it has left.
fn settles(cards: u8) -> f32 {
    [1.0, 0.8, 0.5, 0.3, 0.2, 0.2][usize::from(cards).min(5)]
}

//! What an experienced player knows by heart: how often intruders hit, how much they take.
//!
//! Everything is counted from the packs, so it fits whatever is played with.

use derelict_content::{AttackEffect, Discovery, KindId, NoiseFace, TokenFace, capacity};
use derelict_engine::{Bleeding, Rulebook};

/// Injuries beyond which the table ends; no intruder takes more.
pub const TOUGHEST: usize = 13;

/// Numbers counted from a rulebook.
#[derive(Clone, Debug, PartialEq)]
pub struct Lore {
    /// What one attack of each type does on average.
    pub attacks: [Attack; capacity::KINDS],
    /// How likely an injury check kills each type, by its injuries.
    kills: [[f32; TOUGHEST]; capacity::KINDS],
    /// How likely an injury check makes each type flee.
    pub flees: [f32; capacity::KINDS],
    /// How likely the noise die points at one given number.
    pub number: f32,
    /// How likely it shows Danger.
    pub danger: f32,
    /// How likely turning up a tile breaks its room.
    pub breaks: f32,
    /// How likely it sets the room on fire.
    pub burns: f32,
    /// Share of infected contamination cards.
    pub infected: f32,
    /// Corridors between any two rooms.
    pub hops: Vec<Vec<u8>>,
    /// For each type, how likely a token's number exceeds a hand of so many cards.
    pub surprise: [[f32; 6]; capacity::KINDS],
}

/// What an attack does on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Attack {
    /// Chance to hit at all.
    pub hits: f32,
    /// Light wounds.
    pub light: f32,
    /// Chance of a serious wound, death aside.
    pub serious: f32,
    /// Contamination cards.
    pub contamination: f32,
    /// Panic cards.
    pub panic: f32,
    /// Chance that it kills a character with 0, 1, 2, 3 serious wounds.
    pub kills: [f32; 4],
}

impl Lore {
    /// Counts.
    #[must_use]
    pub fn new(book: &Rulebook) -> Self {
        let catalog = &book.catalog;
        let faces = catalog.noise_die.len().max(1) as f32;
        let share = |wanted: NoiseFace| {
            catalog.noise_die.iter().filter(|face| **face == wanted).count() as f32 / faces
        };
        let tokens = catalog.exploration.len().max(1) as f32;
        let token = |wanted: Discovery| {
            catalog.exploration.iter().filter(|token| token.discovery == wanted).count() as f32
                / tokens
        };
        let infected = catalog.contamination.iter().filter(|infected| **infected).count();
        let mut lore = Self {
            attacks: Default::default(),
            kills: [[0.0; TOUGHEST]; capacity::KINDS],
            flees: [0.0; capacity::KINDS],
            number: share(NoiseFace::One),
            danger: share(NoiseFace::Danger),
            breaks: token(Discovery::Malfunction),
            burns: token(Discovery::Fire),
            infected: infected as f32 / catalog.contamination.len().max(1) as f32,
            hops: hops(book),
            surprise: [[0.0; 6]; capacity::KINDS],
        };
        for kind in catalog.kind_ids() {
            lore.attacks[kind.index()] = attack(book, kind);
            lore.count_checks(book, kind);
            lore.count_surprises(book, kind);
        }
        lore
    }

    /// How likely an injury check kills a type with so many injuries.
    #[must_use]
    pub fn kill(&self, kind: KindId, injuries: usize) -> f32 {
        self.kills[kind.index()][injuries.min(TOUGHEST - 1)]
    }

    fn count_checks(&mut self, book: &Rulebook, kind: KindId) {
        let blood = book.kind(kind).blood;
        if blood == 0 {
            self.kills[kind.index()] = [1.0; TOUGHEST];
            self.kills[kind.index()][0] = 0.0;
            return;
        }
        let cards = &book.catalog.attacks;
        let two = blood > 1;
        let mut total = 0.0_f32;
        let mut add = |bleeding: Bleeding| {
            total += 1.0;
            if bleeding.flees {
                self.flees[kind.index()] += 1.0;
            } else {
                for injuries in (0..TOUGHEST).filter(|it| bleeding.is_fatal(*it as u8)) {
                    self.kills[kind.index()][injuries] += 1.0;
                }
            }
        };
        for (index, card) in cards.iter().enumerate() {
            let first = Bleeding::read_by(book.kind(kind).reading)
                .with(card.blood_of(book.kind(kind).column));
            if !two {
                add(first);
                continue;
            }
            for (other, second) in cards.iter().enumerate() {
                if other != index {
                    add(first.with(second.blood_of(book.kind(kind).column)));
                }
            }
        }
        for chance in &mut self.kills[kind.index()] {
            *chance /= total.max(1.0);
        }
        self.kills[kind.index()][0] = 0.0;
        self.flees[kind.index()] /= total.max(1.0);
    }

    fn count_surprises(&mut self, book: &Rulebook, kind: KindId) {
        let tokens = book
            .catalog
            .tokens
            .iter()
            .filter(|token| token.face == TokenFace::Unnamed || token.kind() == Some(kind));
        let numbers: Vec<u8> = tokens.map(|token| token.number).collect();
        for (cards, chance) in self.surprise[kind.index()].iter_mut().enumerate() {
            let above = numbers.iter().filter(|number| usize::from(**number) > cards).count();
            *chance = above as f32 / numbers.len().max(1) as f32;
        }
    }
}

fn attack(book: &Rulebook, kind: KindId) -> Attack {
    if !book.attacks(kind) {
        return Attack::default();
    }
    if book.touches(kind) {
        // Some wound with their touch.
        let light = f32::from(u8::from(book.feeds()));
        return Attack { hits: 1.0, contamination: 1.0, light, ..Attack::default() };
    }
    let cards = &book.catalog.attacks;
    let each = 1.0 / cards.len().max(1) as f32;
    let mut found = Attack::default();
    for card in cards.iter().filter(|card| card.hits.contains(&kind)) {
        found.hits += each;
        for effect in &card.effects {
            match effect {
                AttackEffect::LightWounds { wounds } => {
                    found.light += each * f32::from(*wounds);
                    found.kills[3] += each;
                }
                AttackEffect::Contamination { cards } => {
                    found.contamination += each * f32::from(*cards);
                }
                AttackEffect::SeriousWounds { wounds } => {
                    found.serious += each * f32::from(*wounds);
                    found.kills[3] += each;
                }
                AttackEffect::Panic => found.panic += each,
                AttackEffect::Lethal { at, wounds, .. } => {
                    found.serious += each * f32::from(*wounds);
                    for serious in usize::from(*at)..4 {
                        found.kills[serious] += each;
                    }
                    if *at > 3 {
                        found.kills[3] += each;
                    }
                }
                AttackEffect::Infest => found.contamination += each,
                AttackEffect::Finish { at, .. } => {
                    for serious in usize::from(*at)..4 {
                        found.kills[serious] += each;
                    }
                }
                AttackEffect::Slime
                | AttackEffect::Chase
                | AttackEffect::AttackAgain
                | AttackEffect::Transform
                | AttackEffect::Summon
                | AttackEffect::Duplicate
                | AttackEffect::Heal
                | AttackEffect::Spawn { .. }
                | AttackEffect::Carcass => {}
            }
        }
    }
    found
}

fn hops(book: &Rulebook) -> Vec<Vec<u8>> {
    let count = book.board.rooms.len();
    let mut all = Vec::with_capacity(count);
    for start in book.rooms() {
        let mut found = vec![u8::MAX; count];
        found[start.index()] = 0;
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(room) = queue.pop_front() {
            let near = book.neighbours(room).iter().map(|(_, next)| *next);
            for next in near.chain(book.linked(room)) {
                if found[next.index()] == u8::MAX {
                    found[next.index()] = found[room.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        all.push(found);
    }
    all
}

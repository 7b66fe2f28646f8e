//! Steps, noise rolls and encounters.

use derelict_content::{
    Discovery, DiscoveryEffect, DiscoveryId, ExplorationId, KindId, NoiseFace, RoomId, RoomTrait,
    TileId, TokenFace, WeaknessEffect,
};

use super::{Bookie, Chance, DiscoveryChance, EncounterOdds, KindChance, NoiseOdds, StepOdds};
use crate::facedown::{Facedown, Pool};
use crate::rulebook::Exit;
use crate::seat::SeatSet;
use crate::turn::HAND;

const DANGER: NoiseOdds = NoiseOdds {
    encounter: Chance::NEVER,
    noise: Chance::NEVER,
    danger: Chance::SURE,
    quiet: Chance::NEVER,
};
const QUIET: NoiseOdds = NoiseOdds {
    encounter: Chance::NEVER,
    noise: Chance::NEVER,
    danger: Chance::NEVER,
    quiet: Chance::SURE,
};

impl NoiseOdds {
    fn add(&mut self, chance: Chance, other: Self) {
        self.encounter += chance * other.encounter;
        self.noise += chance * other.noise;
        self.danger += chance * other.danger;
        self.quiet += chance * other.quiet;
    }
}

impl Bookie<'_> {
    /// A step into a neighbouring room; the noise is that of an ordinary movement.
    pub(super) fn step(&self, to: RoomId) -> Option<StepOdds> {
        let here = self.look().crew(self.seat).room()?;
        let near = self.book.neighbours(here).iter().any(|(_, room)| *room == to);
        if !near && !self.look().duct_rooms(self.seat).any(|(room, _)| room == to) {
            return None;
        }
        let slimy = self.slimy(to);
        if self.view.rooms.get(&to)?.explored {
            return Some(StepOdds { noise: self.entrance(to, slimy), discoveries: Vec::new() });
        }
        let tokens = self.tokens(to);
        let mut noise = NoiseOdds::default();
        let mut discoveries: Vec<DiscoveryChance> = Vec::new();
        let each = Chance::of(1, tokens.len());
        for token in &tokens {
            let discovery = self.book.catalog.exploration[token.index()].discovery;
            let slimed = if self.slimed() { Chance::SURE } else { slimy };
            match discovery {
                Discovery::Danger => noise.add(each, DANGER),
                Discovery::Lair => noise.add(each, self.hushed_entrance(to)),
                Discovery::Silence => {
                    noise.add(each * slimed, DANGER);
                    noise.add(each * slimed.otherwise(), self.hushed_entrance(to));
                }
                Discovery::Slime => noise.add(each, self.entrance(to, Chance::SURE)),
                _ => noise.add(each, self.entrance(to, slimy)),
            }
            match discoveries.iter_mut().find(|known| known.discovery == discovery) {
                Some(known) => known.chance += each,
                None => discoveries.push(DiscoveryChance { discovery, chance: each }),
            }
        }
        if tokens.is_empty() {
            noise = self.entrance(to, slimy);
        }
        Some(StepOdds { noise, discoveries })
    }

    /// The noise roll where the character is.
    pub(super) fn noise_here(&self) -> Option<NoiseOdds> {
        let room = self.look().noise_room(self.seat)?;
        if self.look().in_combat(self.seat) {
            return Some(QUIET);
        }
        Some(self.roll(room, self.slimed()))
    }

    /// A noise roll in a room, whoever is there.
    pub(super) fn noise_in(&self, room: RoomId) -> NoiseOdds {
        self.roll(room, false)
    }

    /// An encounter in the room of the character.
    pub(super) fn encounter(&self, cards: u8) -> EncounterOdds {
        let bag = &self.view.bag;
        let all = usize::from(bag.sum());
        let mut kinds: Vec<KindChance> = bag
            .kinds
            .iter()
            .map(|(kind, count)| self.comes(TokenFace::Kind(*kind), *kind, *count, all, cards))
            .collect();
        for (kind, count) in &bag.blue {
            let blue = self.comes(TokenFace::Blue(*kind), *kind, *count, all, cards);
            if let Some(red) = kinds.iter_mut().find(|known| known.kind == *kind) {
                red.chance += blue.chance;
                red.surprise += blue.surprise;
            }
        }
        kinds.retain(|kind| kind.chance != Chance::NEVER);
        // Which type a token that names none brings is known beforehand.
        let unnamed = |kind| self.comes(TokenFace::Unnamed, kind, bag.unnamed, all, cards);
        kinds.extend(self.unnamed().map(unnamed));
        EncounterOdds {
            blank: Chance::of(usize::from(bag.blank), all),
            panic: Chance::of(bag.insanity.len(), all),
            surprise: kinds.iter().map(|kind| kind.surprise).sum(),
            kinds,
        }
    }

    fn comes(&self, face: TokenFace, kind: KindId, count: u8, all: usize, cards: u8) -> KindChance {
        let chance = Chance::of(usize::from(count), all);
        KindChance { kind, chance, surprise: chance * self.surprised(face, kind, cards) }
    }

    /// The type that a token which names none would bring, if there are such.
    fn unnamed(&self) -> Option<KindId> {
        let look = self.look();
        let wanted =
            look.kind_at(look.insanity(self.seat)).filter(|_| self.view.bag.unnamed > 0)?;
        look.stands_in(wanted)
    }

    fn slimed(&self) -> bool {
        self.look().is_slimed(self.seat)
    }

    /// The noise of moving in and revealing the discovery token there, if one lies facedown.
    fn entrance(&self, room: RoomId, slimy: Chance) -> NoiseOdds {
        self.discovering(room, |effect| match effect {
            None => self.arrival(room, slimy),
            Some(DiscoveryEffect::Danger) => DANGER,
            Some(DiscoveryEffect::Larva) => QUIET,
            Some(DiscoveryEffect::SlimedRoom) => self.arrival(room, Chance::SURE),
            Some(
                DiscoveryEffect::Lockdown
                | DiscoveryEffect::Egg
                | DiscoveryEffect::Fire
                | DiscoveryEffect::Carcass
                | DiscoveryEffect::Corpse,
            ) => self.arrival(room, slimy),
        })
    }

    /// The same where the noise roll is left out (`after.disc.order`).
    fn hushed_entrance(&self, room: RoomId) -> NoiseOdds {
        self.discovering(
            room,
            |effect| {
                if effect == Some(DiscoveryEffect::Danger) { DANGER } else { QUIET }
            },
        )
    }

    /// What follows from the discovery token of a room, over all it could be.
    fn discovering(
        &self,
        room: RoomId,
        follows: impl Fn(Option<DiscoveryEffect>) -> NoiseOdds,
    ) -> NoiseOdds {
        let token = Facedown::Discovery(room);
        let pool = token.pool(&self.book.board, &self.book.catalog);
        let Some(pool) = pool.filter(|_| self.look().undiscovered(room)) else {
            return follows(None);
        };
        let hidden = pool.hidden(self.book, self.view);
        let each = Chance::of(1, hidden.len());
        let mut noise = NoiseOdds::default();
        for token in hidden.into_iter().map(DiscoveryId::from) {
            let effect = self.book.catalog.discoveries[token.index()].effect;
            noise.add(each, follows(Some(effect)));
        }
        noise
    }

    /// The noise of moving in, given how likely the room slimes whoever enters.
    fn arrival(&self, room: RoomId, slimy: Chance) -> NoiseOdds {
        if self.look().occupied(room, SeatSet::only(self.seat)) {
            return QUIET;
        }
        let slimed = if self.slimed() { Chance::SURE } else { slimy };
        let mut noise = NoiseOdds::default();
        noise.add(slimed, self.roll(room, true));
        noise.add(slimed.otherwise(), self.roll(room, false));
        noise
    }

    fn roll(&self, room: RoomId, slimed: bool) -> NoiseOdds {
        let die = &self.book.catalog.noise_die;
        let each = Chance::of(1, die.len());
        let mut odds = NoiseOdds::default();
        for face in die {
            let Some(number) = face.number() else {
                let quiet = *face == NoiseFace::Silence && !slimed;
                *if quiet { &mut odds.quiet } else { &mut odds.danger } += each;
                continue;
            };
            let noisy = match self.book.exit(room, number) {
                Exit::Corridor(corridor, _) => self.look().noisy(corridor),
                Exit::Duct(network) => self.look().noisy_duct(network),
            };
            *(if noisy { &mut odds.encounter } else { &mut odds.noise }) += each;
        }
        odds
    }

    /// Exploration tokens that may lie in a room.
    fn tokens(&self, room: RoomId) -> Vec<ExplorationId> {
        let there = &self.view.rooms[&room];
        match there.token {
            Some(token) => vec![token],
            None if !there.unrevealed => Vec::new(),
            None => {
                let hidden = Pool::Exploration.hidden(self.book, self.view);
                hidden.into_iter().map(ExplorationId::from).collect()
            }
        }
    }

    /// That a room slimes whoever enters, by its tile or by what was discovered there.
    fn slimy(&self, room: RoomId) -> Chance {
        if self.look().state.rooms[room.index()].slimed {
            return Chance::SURE;
        }
        let hidden = || {
            let pool = Facedown::Tile(room).pool(&self.book.board, &self.book.catalog)?;
            Some(pool.hidden(self.book, self.view).into_iter().map(TileId::from).collect())
        };
        let tiles: Vec<TileId> = match self.view.rooms[&room].tile {
            Some(tile) => vec![tile],
            None => hidden().unwrap_or_default(),
        };
        let slimy = tiles.iter().filter(|tile| self.book.has_trait(**tile, RoomTrait::Slimy));
        Chance::of(slimy.count(), tiles.len())
    }

    /// That an intruder which has come by a token with this face attacks by surprise.
    fn surprised(&self, face: TokenFace, kind: KindId, cards: u8) -> Chance {
        let look = self.look();
        let placed = |mini: &derelict_content::MiniId| {
            self.book.mini_kind(*mini) == kind && !look.fights(*mini)
        };
        // Without a miniature to place nothing comes; what stands in for another has one.
        if self.unnamed() != Some(kind) && !self.book.minis().any(|mini| placed(&mini)) {
            return Chance::NEVER;
        }
        let (eased, harder) =
            (look.weakness(WeaknessEffect::Danger), look.weakness(WeaknessEffect::Ambushers));
        let tokens = self.book.catalog.tokens.iter().filter(|token| token.face == face);
        let attacks = tokens.clone().filter(|token| {
            let number = token.number - u8::from(eased && token.number > 1)
                + u8::from(harder && usize::from(token.number) < HAND);
            cards < number
        });
        Chance::of(attacks.count(), tokens.count())
    }
}

//! Shots, blows and escapes.

use std::collections::BTreeMap;

use derelict_content::{AttackId, ItemId, MiniId, Passive, Property, WeaknessEffect};

use super::{Bookie, Chance, EscapeOdds, StrikeOdds};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::{Event, Fact};
use crate::frame::{Frame, Shot};
use crate::injury::Bleeding;
use crate::offer::Offers;
use crate::play::Play;
use crate::state::{Deck, State, Wounded};

/// Decisions answered while one attack is tried out, at most.
const PATIENCE: usize = 16;

/// A character between two attacks of an escape.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Flight {
    /// Attack cards left to draw.
    draw: Vec<AttackId>,
    /// Attack cards discarded.
    discard: Vec<AttackId>,
    hits: usize,
    light: u8,
    serious: usize,
    dead: bool,
}

impl Bookie<'_> {
    pub(super) fn shot(
        &self,
        weapon: ItemId,
        target: Option<MiniId>,
        all_ammo: bool,
        reroll: bool,
    ) -> Option<StrikeOdds> {
        let look = self.look();
        let ammo = look.ammo(self.seat, weapon);
        let target = self.target(target).filter(|_| ammo > 0)?;
        let shot = Shot {
            seat: self.seat,
            weapon,
            target,
            spent: if all_ammo { ammo } else { 0 },
            rerolls: look.rerolls(self.seat, weapon, target, reroll),
            face: None,
            extra: None,
        };
        let faces = self.book.catalog.combat_die.len();
        let dealt =
            (0..faces as u8).map(|face| look.shot_injuries(&shot, look.shot_face(&shot, face)));
        let dealt = insist(spread(dealt, faces), shot.rerolls);
        match target {
            Choice::Intruder(mini) if look.has_property(weapon, Property::DriveOff) => {
                Some(self.driven_off(mini, dealt[0].otherwise()))
            }
            _ => Some(self.strike(target, dealt, Chance::NEVER)),
        }
    }

    /// A hit that deals no injury and makes its target retreat.
    fn driven_off(&self, mini: MiniId, hit: Chance) -> StrikeOdds {
        let moves = !self.book.is_still(self.book.mini_kind(mini));
        StrikeOdds {
            hit,
            kill: Chance::NEVER,
            retreat: if moves { hit } else { Chance::NEVER },
            wound: Chance::NEVER,
            death: Chance::NEVER,
            injuries: vec![Chance::SURE],
        }
    }

    pub(super) fn melee(&self, target: Option<MiniId>) -> Option<StrikeOdds> {
        let target = self.target(target)?;
        let die = &self.book.catalog.combat_die;
        let dealt = die.iter().map(|face| self.look().blow(*face, target).1);
        let again = u8::from(self.look().is_determined(target));
        let injuries = insist(spread(dealt, die.len()), again);
        // A first or second light wound is none that is told of here.
        let look = self.look();
        let light = look.bears(self.seat, &Passive::SoftBlow).is_some()
            && look.crew(self.seat).light < 2
            && !look.doomed(self.seat);
        let harmless = target == Choice::Eggs || light;
        let missed = if harmless { Chance::NEVER } else { injuries[0] };
        let mut odds = self.strike(target, injuries, missed);
        if target != Choice::Eggs && look.weakness(WeaknessEffect::CorrosiveBlood) {
            // Whoever hits suffers a light wound.
            if look.doomed(self.seat) {
                odds.death += odds.hit;
            } else if look.crew(self.seat).light == 2 {
                odds.wound += odds.hit;
            }
        }
        Some(odds)
    }

    /// Every intruder of the room attacks once, strongest first.
    pub(super) fn escape(&self) -> Option<EscapeOdds> {
        let room = self.look().crew(self.seat).room()?;
        let figures = self.look().figures(room);
        let crew = self.look().crew(self.seat);
        let kinds = |cards: &[AttackId]| {
            let mut cards: Vec<AttackId> = cards.iter().map(|card| self.alike(*card)).collect();
            cards.sort();
            cards
        };
        let start = Flight {
            draw: kinds(self.dream.attacks.facedown()),
            discard: kinds(self.dream.attacks.discards()),
            hits: 0,
            light: crew.light,
            serious: crew.serious.len(),
            dead: false,
        };
        let mut flights = BTreeMap::from([(start, Chance::SURE)]);
        for mini in figures.iter() {
            let mut next: BTreeMap<Flight, Chance> = BTreeMap::new();
            for (flight, chance) in flights {
                for (after, share) in self.attacked(mini, flight) {
                    *next.entry(after).or_default() += chance * share;
                }
            }
            flights = next;
        }
        let mut hits = vec![Chance::NEVER; figures.len() + 1];
        let (mut mean, mut death) = (Chance::NEVER, Chance::NEVER);
        for (flight, chance) in flights {
            hits[flight.hits] += chance;
            mean += chance * Chance::of(flight.hits, 1);
            if flight.dead {
                death += chance;
            }
        }
        Some(EscapeOdds { hits, mean, death })
    }

    fn target(&self, target: Option<MiniId>) -> Option<Choice> {
        let room = self.look().crew(self.seat).room()?;
        match target {
            Some(mini) => {
                (self.look().figure(mini)?.room == room).then_some(Choice::Intruder(mini))
            }
            None => (self.look().uncarried_eggs(room) > 0).then_some(Choice::Eggs),
        }
    }

    fn strike(&self, target: Choice, injuries: Vec<Chance>, missed: Chance) -> StrikeOdds {
        let doomed = self.look().doomed(self.seat);
        let mut odds = StrikeOdds {
            hit: injuries[0].otherwise(),
            kill: Chance::NEVER,
            retreat: Chance::NEVER,
            wound: if doomed { Chance::NEVER } else { missed },
            death: if doomed { missed } else { Chance::NEVER },
            injuries,
        };
        if let Choice::Intruder(mini) = target {
            for (dealt, chance) in odds.injuries.iter().enumerate().skip(1) {
                let (kill, retreat) = self.check(mini, dealt as u8);
                odds.kill += *chance * kill;
                odds.retreat += *chance * retreat;
            }
        }
        odds
    }

    /// The injury check after so many more injuries: death, or flight.
    fn check(&self, mini: MiniId, dealt: u8) -> (Chance, Chance) {
        let look = self.look();
        let Some(figure) = look.figure(mini) else {
            return (Chance::NEVER, Chance::NEVER);
        };
        let injuries = figure.injuries.saturating_add(dealt);
        let kind = self.book.kind(figure.kind);
        let unread = Bleeding::read_by(kind.reading);
        let mut ways = vec![(Chance::SURE, unread, self.dream.attacks)];
        for _ in 0..kind.blood {
            let mut next = Vec::new();
            for (chance, bleeding, mut deck) in ways {
                if deck.left() == 0 {
                    deck.gather();
                }
                if deck.left() == 0 {
                    next.push((chance, bleeding, deck));
                    continue;
                }
                let share = chance * Chance::of(1, deck.left());
                for card in deck.facedown() {
                    let mut rest = deck;
                    rest.take(|other| other == *card);
                    let blood = self.book.catalog.attacks[card.index()].blood_of(kind.column);
                    next.push((share, bleeding.with(blood), rest));
                }
            }
            ways = next;
        }
        let runs = ways.iter().filter(|way| way.1.flees && !kind.still);
        let flees = runs.map(|way| way.0).sum();
        let dies = ways.iter().filter(|way| !way.1.flees && way.1.kills(look, injuries));
        (dies.map(|way| way.0).sum(), flees)
    }

    /// The first card of the table that strikes as this one does.
    fn alike(&self, card: AttackId) -> AttackId {
        let attacks = &self.book.catalog.attacks;
        let printed = &attacks[card.index()];
        let same = attacks
            .iter()
            .position(|other| other.hits == printed.hits && other.effects == printed.effects);
        same.map_or(card, |index| AttackId(index as u8))
    }

    /// Every way one more attack may go.
    fn attacked(&self, mini: MiniId, mut flight: Flight) -> Vec<(Flight, Chance)> {
        if flight.dead || !self.book.attacks(self.book.mini_kind(mini)) {
            return vec![(flight, Chance::SURE)];
        }
        if self.book.touches(self.book.mini_kind(mini)) {
            // A touch needs no card.
            return vec![(self.try_attack(mini, flight, None), Chance::SURE)];
        }
        if flight.draw.is_empty() {
            std::mem::swap(&mut flight.draw, &mut flight.discard);
        }
        if flight.draw.is_empty() {
            return vec![(flight, Chance::SURE)];
        }
        let each = Chance::of(1, flight.draw.len());
        let mut ways: Vec<(Flight, Chance)> = Vec::new();
        let mut at = 0;
        while at < flight.draw.len() {
            let card = flight.draw[at];
            let copies = flight.draw.iter().filter(|other| **other == card).count();
            let mut next = flight.clone();
            next.draw.remove(at);
            let place = next.discard.partition_point(|other| *other < card);
            next.discard.insert(place, card);
            ways.push((self.try_attack(mini, next, Some(card)), each * Chance::of(copies, 1)));
            at += copies;
        }
        ways
    }

    /// Lets the rules carry out one attack on a copy of the game and reads what it did.
    fn try_attack(&self, mini: MiniId, flight: Flight, card: Option<AttackId>) -> Flight {
        let mut state: State = *self.dream;
        state.frames.clear();
        state.attacks = Deck::of(card, []).unwrap_or_default();
        // What a panic card would do in between is left out.
        state.panic = Default::default();
        let crew = &mut state.crew[self.seat.index()];
        crew.light = flight.light;
        crew.serious =
            (0..flight.serious).map(|_| Wounded { wound: None, dressed: true }).collect();
        if crew.hand.is_empty() {
            // A creeper that transforms before an empty hand attacks again; that is left out.
            crew.hand.push(Card::default());
        }
        state.frames.push(Frame::Attack { mini, target: self.seat, surprise: false });
        let mut events: Vec<Event> = Vec::new();
        let mut offers = Offers::default();
        let mut play = Play { state: &mut state, book: self.book, sink: &mut events };
        play.run(&mut offers);
        for _ in 0..PATIENCE {
            let Some(decision) = offers.decisions.first().cloned() else { break };
            let options = offers.of(&decision);
            let no = options.iter().copied().find(|choice| *choice == Choice::No);
            let Some(choice) = no.or(options.first().copied()) else { break };
            play.take(decision.seat, choice);
            play.run(&mut offers);
        }
        let struck = |event: &&Event| {
            matches!(event.fact, Fact::AttackHit { .. }) || card.is_none() && larva(&event.fact)
        };
        let hits = usize::from(events.iter().any(|event| struck(&event)));
        let crew = &state.crew[self.seat.index()];
        Flight {
            hits: flight.hits + hits,
            light: crew.light,
            serious: crew.serious.len(),
            dead: !crew.alive(),
            ..flight
        }
    }
}

fn larva(fact: &Fact) -> bool {
    matches!(fact, Fact::IntruderRemoved { .. } | Fact::LarvaInfested { .. })
}

/// How likely each number of injuries is, from none.
fn spread(dealt: impl Iterator<Item = u8>, faces: usize) -> Vec<Chance> {
    let mut injuries = vec![Chance::NEVER];
    for dealt in dealt {
        let dealt = usize::from(dealt);
        injuries.resize(injuries.len().max(dealt + 1), Chance::NEVER);
        injuries[dealt] += Chance::of(1, faces);
    }
    injuries
}

/// Rolls misses again, so often.
fn insist(once: Vec<Chance>, rerolls: u8) -> Vec<Chance> {
    let mut total = once.clone();
    for _ in 0..rerolls {
        let missed = total[0];
        for (dealt, chance) in total.iter_mut().enumerate() {
            let again = missed * once[dealt];
            *chance = if dealt == 0 { again } else { *chance + again };
        }
    }
    total
}

//! Two worlds played alike, as far as the viewer could tell.

use derelict_bots::{Chance, Random};
use derelict_content::{ActionId, BasicId, ItemId, PossibilityId};
use derelict_engine::choice::Source;
use derelict_engine::view::{CardName, View, Viewer};
use derelict_engine::{
    Choice, Decision, DecisionId, Event, Fact, Opportunity, Rulebook, Seat, State,
};
use serde::Serialize;

use crate::lens::Lens;
use crate::reveal::{choice_of_target, reveal};
use crate::swap::lay;
use crate::world::{World, kind, targets};

/// Decisions compared at most.
pub const DECISIONS: u64 = 20;
/// Choices that are not offered, tried at each decision.
const PROBES: usize = 3;
/// Reactions declined in one world only, before it is given up.
const DECLINES: usize = 6;
/// Things laid alike for one decision.
const LAYS: usize = 3;

/// Two worlds and whoever looks at them.
pub struct Comparison<'a, L> {
    pub book: &'a Rulebook,
    pub lens: &'a L,
    pub viewer: Viewer,
}

/// How a comparison went.
pub struct Compared {
    pub decisions: u64,
    pub end: End,
}

/// How a comparison ended.
pub enum End {
    /// Something hidden came to light legally.
    Revealed(String),
    /// Another seat has no choice in common, or is asked in one world only.
    Parted,
    /// Long enough, or the game is over.
    Whole,
    /// The viewer could tell.
    Differed(String),
}

impl<L: Lens> Comparison<'_, L> {
    /// Plays both worlds with the same choices. Other seats choose by chance among what is
    /// possible in both.
    pub fn run(&self, real: State, other: State, chance: &mut Chance) -> Compared {
        let _names = self.book.names.scope();
        let mut worlds = [real, other].map(|state| World::new(self.book, state));
        let mut decisions = 0;
        // An imagined world looks alike whoever is really asked.
        let mut end = self.sighted(&worlds, chance);
        while end.is_none() && decisions < DECISIONS {
            end = self.advance(&mut worlds, chance);
            decisions += 1;
            end = end.or_else(|| self.sighted(&worlds, chance));
        }
        Compared { decisions, end: end.unwrap_or(End::Whole) }
    }

    /// One decision in both worlds. If it turns up what lay facedown, the same is laid there in the
    /// other world, so that more can be compared.
    fn advance(&self, worlds: &mut [World; 2], chance: &mut Chance) -> Option<End> {
        let mut before = worlds.clone();
        let begun = chance.clone();
        let mut end = self.step(worlds, chance).or_else(|| self.level(worlds));
        for _ in 0..LAYS {
            let turned = match end {
                Some(End::Revealed(_)) => first_difference(worlds).0,
                _ => return end,
            };
            if !turned.is_some_and(|event| lay(self.book, event.fact, &mut before[1].state)) {
                return end;
            }
            worlds.clone_from(&before);
            *chance = begun.clone();
            end = self.step(worlds, chance).or_else(|| self.level(worlds));
        }
        end
    }

    /// Makes one choice in both worlds.
    fn step(&self, worlds: &mut [World; 2], chance: &mut Chance) -> Option<End> {
        let [real, other] = &*worlds;
        if real.state.is_over() || other.state.is_over() {
            return Some(End::Whole);
        }
        if let Some(opportunity) = real.seizes(chance) {
            return self.seize(worlds, opportunity);
        }
        let own = self.viewer.seat().and_then(|seat| real.offers.for_seat(seat));
        let asked = match own {
            Some(own) => own,
            None => &real.offers.decisions[chance.below(real.offers.decisions.len())],
        };
        // What somebody aims at is not named yet: in the other world they may still be choosing
        // what to do, and the same answer means something else there.
        let alike = |twin: &&Decision| kind(&twin.prompt) == kind(&asked.prompt);
        let Some(twin) = other.offers.for_seat(asked.seat).filter(alike) else {
            return Some(End::Parted);
        };
        let twins = other.offers.of(twin);
        let mut common = real.offers.of(asked).to_vec();
        common.retain(|choice| twins.contains(choice));
        if common.is_empty() {
            return Some(End::Parted);
        }
        let (seat, choice) = (asked.seat, Random::pick_eagerly(&common, chance));
        for world in worlds {
            world.told.clear();
            if !world.choose(self.book, self.lens, self.viewer, seat, choice) {
                return Some(End::Differed(format!("{choice:?} was offered but refused")));
            }
        }
        None
    }

    /// Seizes in both worlds what stands open in one: that it does is public.
    fn seize(&self, worlds: &mut [World; 2], opportunity: Opportunity) -> Option<End> {
        for world in worlds {
            world.told.clear();
            if !world.seize(self.book, self.lens, self.viewer, opportunity) {
                return Some(End::Differed(format!("{opportunity:?} stands open in one world")));
            }
        }
        None
    }

    /// Compares what was told, and waits for the world that is behind.
    fn level(&self, worlds: &mut [World; 2]) -> Option<End> {
        for _ in 0..DECLINES {
            if let Some(end) = self.heard(worlds) {
                return Some(end);
            }
            let [real, other] = &*worlds;
            if real.state.is_over() && other.state.is_over() {
                return Some(End::Whole);
            }
            if real.told.len() == other.told.len()
                && real.prompts(self.viewer) == other.prompts(self.viewer)
                && real.asks(self.viewer) == other.asks(self.viewer)
            {
                return None;
            }
            let lone = [
                real.lone_reaction(self.viewer, other).map(|seat| (0, seat)),
                other.lone_reaction(self.viewer, real).map(|seat| (1, seat)),
            ];
            let Some((behind, seat)) = lone.into_iter().flatten().next() else {
                return Some(End::Parted);
            };
            let world = &mut worlds[behind];
            if !world.choose(self.book, self.lens, self.viewer, seat, Choice::No) {
                return Some(End::Differed("a reaction cannot be declined".into()));
            }
        }
        Some(End::Parted)
    }

    /// The first thing told in one world and not in the other.
    fn heard(&self, worlds: &[World; 2]) -> Option<End> {
        let [real, other] = worlds;
        let (a, b) = first_difference(worlds);
        let single = |event: &Event| reveal(&event.fact, self.viewer.seat());
        let legal = [a, b].into_iter().flatten().find_map(single);
        let legal = legal.or_else(|| choice_of_target(&a?.fact, &b?.fact));
        match (a, b, legal) {
            (None, None, _) => None,
            (_, _, Some(kind)) => Some(End::Revealed(kind)),
            (Some(a), Some(b), None) => {
                let [a, b] = [a, b].map(written);
                Some(End::Differed(format!("told {a} | {b}")))
            }
            // One world waits where the other goes on: for somebody else, or it would tell.
            (a, b, None) => {
                let behind = if a.is_none() { real } else { other };
                let further = a.or(b).map(written);
                behind.asks(self.viewer).then(|| {
                    End::Differed(format!("asked, or told {}", further.unwrap_or_default()))
                })
            }
        }
    }

    /// Compares what is seen.
    fn sighted(&self, worlds: &[World; 2], chance: &mut Chance) -> Option<End> {
        let views =
            worlds.each_ref().map(|world| self.lens.view(world.state.look(self.book), self.viewer));
        if worlds.iter().any(|world| world.state.is_over()) {
            return Some(End::Whole);
        }
        let [seen, swapped] = &views;
        if targets(seen) != targets(swapped) {
            return Some(End::Revealed("target-named".into()));
        }
        // Everybody sees from where contamination is taken away, and a whole hand that is discarded.
        let removed = |event: &Event| {
            matches!(event.fact, Fact::ContaminationRemoved { .. } | Fact::HandDiscarded { .. })
        };
        if piles(seen) != piles(swapped) && worlds[0].told.iter().any(removed) {
            return Some(End::Revealed("contamination-removed".into()));
        }
        let [a, b] = views.each_ref().map(written);
        if a != b {
            return Some(End::Differed(format!("views: {}", differing(seen, swapped))));
        }
        let seat = self.viewer.seat()?;
        let [a, b] = worlds
            .each_ref()
            .map(|world| written(&self.lens.why_not(world.state.look(self.book), seat)));
        if a != b {
            return Some(End::Differed(format!("why not: {a} | {b}")));
        }
        for _ in 0..PROBES {
            let probe = self.probe(chance);
            let stale = chance.below(4) == 0;
            let [a, b] = worlds.each_ref().map(|world| {
                let asked = world.state.asked[seat.index()];
                let id = DecisionId(if stale { asked.wrapping_sub(1) } else { asked });
                let offered = world
                    .offers
                    .for_seat(seat)
                    .is_some_and(|decision| !stale && world.offers.of(decision).contains(&probe));
                let look = world.state.look(self.book);
                let heard =
                    (!offered).then(|| self.lens.refusal(look, &world.offers, seat, id, probe));
                written(&heard)
            });
            if a != b {
                return Some(End::Differed(format!("refusal of {probe:?}: {a} | {b}")));
            }
        }
        self.denied(worlds, seat, chance)
    }

    /// Compares what is heard of trying to seize something, where there is anything to seize.
    fn denied(&self, worlds: &[World; 2], seat: Seat, chance: &mut Chance) -> Option<End> {
        let all = self.book.catalog.possibilities.len();
        if all == 0 {
            return None;
        }
        let possibility = PossibilityId(chance.below(all) as u8);
        let probe = Opportunity { seat: Some(seat), possibility };
        let [a, b] = worlds.each_ref().map(|world| {
            written(&self.lens.denial(world.state.look(self.book), &world.offers, probe))
        });
        (a != b).then(|| End::Differed(format!("refusal of {probe:?}: {a} | {b}")))
    }

    /// Something a player might try.
    fn probe(&self, chance: &mut Chance) -> Choice {
        let catalog = &self.book.catalog;
        let section = chance.below(2) as u8;
        let mut any = |count: usize| chance.below(count) as u8;
        let source = match any(4) {
            0 => Source::Room,
            1 => Source::Basic(BasicId(any(catalog.basics.len()))),
            2 => Source::Card(ActionId(any(catalog.actions.len()))),
            _ => Source::Item(ItemId(any(catalog.items.len()))),
        };
        Choice::Act(source, section)
    }
}

/// What each world tells where they first differ.
fn first_difference([real, other]: &[World; 2]) -> (Option<&Event>, Option<&Event>) {
    let same = real.told.iter().zip(&other.told).take_while(|(a, b)| a == b).count();
    (real.told.get(same), other.told.get(same))
}

/// What everybody sees of everybody's cards: how many in hand and deck, and the discard pile.
fn piles(view: &View) -> Vec<(u8, u8, &[CardName])> {
    let players = view.players.values();
    players.map(|player| (player.hand_size, player.deck_size, &*player.discard)).collect()
}

/// A value as it goes out.
fn written<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|problem| problem.to_string())
}

/// The first lines that differ.
fn differing(a: &View, b: &View) -> String {
    let [a, b] = [a, b].map(|view| serde_json::to_string_pretty(view).unwrap_or_default());
    let pairs = a.lines().zip(b.lines()).filter(|(a, b)| a != b).take(6);
    let lines: Vec<String> = pairs.map(|(a, b)| format!("{} | {}", a.trim(), b.trim())).collect();
    lines.join("; ")
}

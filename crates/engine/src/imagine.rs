//! A random full game consistent with what a viewer knows: all a bot may search on.
//!
//! Public and own values are taken from the view; everything else is dealt at random from what
//! is left, so that the imagined game looks to the viewer exactly like the real one and can be
//! played on from the same decision.
//!
//! The deal honours every constraint the view holds, not what a still better memory could add:
//! which token numbers have come out of the bag, what a scan must have shown somebody else.
//! Other players are dealt no knowledge of their own contamination cards. Unlikely pasts are not
//! weighed against likely ones.

mod board;
mod cards;
mod hands;
mod items;
mod minds;
mod needs;
mod stack;
mod swarm;

use crate::affliction::{Affliction, Mutation};
use crate::insight::Insight;
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::{Crew, Round, State};
use crate::streams::{Numbers, Seed};
use crate::thing::{Held, Tape};
use crate::track::{Space, Track};
use crate::trade::Bargain;
use crate::view::{CrewMark, HeldView, PlayerView, View};
use needs::Needs;

/// A random full game that looks to the viewer like this view.
#[must_use]
pub fn imagine(book: &Rulebook, view: &View, seed: u64) -> State {
    let mut secret = Seed::default();
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let mut dream = Dream {
        book,
        view,
        state: State::bare(secret),
        chance: Numbers::new(secret),
        needs: Default::default(),
    };
    dream.copy_public();
    dream.deal_board();
    dream.gather_needs();
    dream.deal_decks();
    dream.deal_items();
    dream.deal_cards();
    dream.level_hands();
    dream.deal_objectives();
    dream.deal_swarm();
    dream.rebuild_stack();
    dream.deal_knowledge();
    dream.state
}

/// A game being imagined.
struct Dream<'a> {
    book: &'a Rulebook,
    view: &'a View,
    state: State,
    chance: Numbers,
    /// What each seat must hold for the open question to make sense.
    needs: [Needs; MAX_SEATS],
}

impl Dream<'_> {
    fn shuffle<T>(&mut self, things: &mut [T]) {
        self.chance.shuffle(things);
    }

    fn below(&mut self, sides: usize) -> usize {
        self.chance.below(sides)
    }

    /// Takes a random thing that fits.
    fn draw<T: Copy>(&mut self, pool: &mut Vec<T>, fits: impl Fn(T) -> bool) -> Option<T> {
        let fitting: Vec<usize> = (0..pool.len()).filter(|at| fits(pool[*at])).collect();
        if fitting.is_empty() {
            return None;
        }
        let at = fitting[self.below(fitting.len())];
        Some(pool.swap_remove(at))
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.view.viewer.seat() == Some(seat)
    }

    /// Everything on the open table.
    fn copy_public(&mut self) {
        let view = self.view;
        let state = &mut self.state;
        state.mode = view.mode;
        state.players = view.seats;
        state.turn = view.turn;
        let time = view.marker(Track::Time);
        state.time = time.map_or(self.book.catalog.supply.time, Space::number);
        state.self_destruct = view.marker(Track::SelfDestruct).map(Space::number);
        state.shuttle_time = view.marker(Track::Shuttle).map(Space::number);
        state.kept_back = view.kept_back;
        state.first = view.first;
        state.round = Round {
            seat: view.active,
            actions: view.actions,
            unlimited: view.unlimited,
            refused: view.refused,
            idle_trades: view.idle_trades,
        };
        state.destination = view.marker(Track::Course).map_or(0, Space::number);
        state.ending = view.ending;
        state.verdict.exploded = view.verdict.exploded;
        state.verdict.winners = view.verdict.winners;
        state.met = view.met;
        state.mourned = view.mourned;
        state.attacks_skipped = view.attacks_skipped;
        state.cancelled = view.cancelled;
        if let Some(facility) = &view.facility {
            state.facility = facility.imagined();
            state.facility.procedure = view.marker(Track::Procedure).map(Space::number);
        }
        state.airlock = view.airlock;
        state.retinue = view.retinue;
        state.seized = view.seized.iter().copied().collect();
        state.arrivals = view.arrivals;
        state.nest_eggs = view.nest.eggs;
        state.nest_destroyed = view.nest.destroyed;
        state.egg_supply = view.egg_supply;
        state.queen_killed = view.queen_killed;
        state.legacy.spent = view.spent.iter().copied().collect();
        state.lairs_destroyed = view.lairs_destroyed.unwrap_or(0);
        state.comparisons = view.compared.iter().copied().collect();
        if let Some(seat) = view.viewer.seat() {
            state.asked[seat.index()] = view.asked;
        }
        for (seat, player) in &view.players {
            let (level, active) =
                (player.mark(CrewMark::Knowledge), player.mark(CrewMark::Insight) > 0);
            state.facility.insight[seat.index()] = Insight::at(level, active);
            state.persons[seat.index()] = player.person;
            state.crew[seat.index()] = visible(player);
            state.crew[seat.index()].lost = lost(self.book, player);
        }
        if let Some(trade) = &view.trade {
            state.bargain = Bargain {
                participants: trade.participants,
                done: trade.done,
                next: trade.next,
                ..Bargain::default()
            };
            for (seat, offers) in &trade.offers {
                state.bargain.offers[seat.index()] = *offers;
            }
        }
    }
}

/// What everybody sees of a character; cards, items and objectives are dealt later.
fn visible(player: &PlayerView) -> Crew {
    Crew {
        character: player.character.unwrap_or_default(),
        drafted: player.character.is_some(),
        place: player.place,
        passed: player.passed,
        hands: player.hands.iter().map(held).collect(),
        light: player.light,
        serious: player.serious.iter().copied().collect(),
        slimed: player.mark(CrewMark::Slime) > 0,
        affliction: affliction(player),
        signal: player.mark(CrewMark::Signal) > 0,
        quests: player.quests.iter().copied().collect(),
        ..Crew::default()
    }
}

/// The places of lost cards in the character's printed deck.
fn lost(book: &Rulebook, player: &PlayerView) -> u16 {
    let deck = player
        .character
        .map_or(&[][..], |character| &book.catalog.characters[character.index()].deck);
    player.lost.iter().fold(0, |set, card| {
        let place = (0..deck.len()).find(|place| deck[*place] == *card && set & (1 << place) == 0);
        place.map_or(set, |place| set | 1 << place)
    })
}

fn affliction(player: &PlayerView) -> Affliction {
    let (markers, open) = (
        player.mark(CrewMark::Mutation),
        player.mutation.as_ref().is_some_and(|mutation| mutation.open),
    );
    match (player.mark(CrewMark::Larva), player.mark(CrewMark::Insanity)) {
        // Which card it is, is dealt later.
        (0, 0) => Affliction::from(Mutation { card: None, open, markers }),
        (0, level) => Affliction::Insanity(level),
        _ => Affliction::Larva,
    }
}

fn held(view: &HeldView) -> Held {
    Held {
        thing: view.thing.0,
        ammo: view.ammo,
        attached: view.attached.iter().copied().collect(),
        tape: view.tape.map(|(item, pair)| Tape { item, pair }),
    }
}

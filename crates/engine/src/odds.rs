//! Odds: what may come of a risk, from what a viewer knows and nothing else.
//!
//! Everything is read off a game imagined from the view. What decides a risk is the same in
//! every such game; what differs is counted over all the ways it could be, so the chances are
//! exact for somebody who knows the view and has no memory beyond it.

mod bar;
mod cards;
mod chance;
mod fight;
mod risk;
mod step;

use derelict_content::{Colour, Discovery, ItemId, KindId, MiniId, RoomId};
use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::imagine::imagine;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::State;
use crate::view::{View, Viewer};

pub use bar::{About, Bar, Outcome};
pub use chance::Chance;

/// A risk one may ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "risk", rename_all = "kebab-case")]
pub enum Risk {
    /// An ordinary step into a room; if it is an escape, once the character gets away.
    Step {
        /// Where to.
        to: RoomId,
    },
    /// A noise roll where the character is.
    Noise,
    /// A noise roll in a room, which is no character's.
    NoiseIn {
        /// Where.
        room: RoomId,
    },
    /// An encounter.
    Encounter {
        /// Cards in hand at the surprise check.
        cards: u8,
    },
    /// A shot. Misses are rolled again where that may be done; no further ammo is spent.
    Shot {
        /// With what.
        weapon: ItemId,
        /// At what; none means eggs.
        target: Option<MiniId>,
        /// All ammo is spent.
        all_ammo: bool,
        /// A miss may be rolled again, whatever the weapon says.
        reroll: bool,
    },
    /// A blow with bare hands.
    Melee {
        /// At what; none means eggs.
        target: Option<MiniId>,
    },
    /// Leaving the room while its intruders attack; nobody ignores an attack.
    Escape,
    /// Drawing items.
    Search {
        /// From which deck.
        colour: Colour,
        /// How many cards.
        draw: u8,
    },
    /// Scanning contamination cards never scanned before.
    Scan {
        /// How many.
        cards: u8,
    },
}

/// What may come of a risk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "risk", rename_all = "kebab-case")]
pub enum Odds {
    /// Of a step.
    Step(StepOdds),
    /// Of a noise roll.
    Noise(NoiseOdds),
    /// Of an encounter.
    Encounter(EncounterOdds),
    /// Of a shot or blow.
    Strike(StrikeOdds),
    /// Of an escape.
    Escape(EscapeOdds),
    /// Of a search.
    Search(SearchOdds),
    /// Of a scan.
    Scan(ScanOdds),
}

/// What a noise roll may bring; exactly one of the four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoiseOdds {
    /// An encounter.
    pub encounter: Chance,
    /// A noise marker.
    pub noise: Chance,
    /// Danger.
    pub danger: Chance,
    /// Nothing.
    pub quiet: Chance,
}

/// What a step may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepOdds {
    /// The noise, whether rolled or told by an exploration token.
    #[serde(flatten)]
    pub noise: NoiseOdds,
    /// What an unexplored room may hold.
    pub discoveries: Vec<DiscoveryChance>,
}

/// An exploration token that may lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscoveryChance {
    /// What it shows.
    pub discovery: Discovery,
    /// How likely.
    pub chance: Chance,
}

/// What an encounter may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EncounterOdds {
    /// The blank.
    pub blank: Chance,
    /// A panic card.
    #[serde(skip_serializing_if = "Chance::is_never")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Chance>", optional))]
    pub panic: Chance,
    /// Intruders by type.
    pub kinds: Vec<KindChance>,
    /// A surprise attack by any of them.
    pub surprise: Chance,
}

/// A type of intruder that may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KindChance {
    /// Which.
    pub kind: KindId,
    /// That it comes.
    pub chance: Chance,
    /// That it comes and attacks by surprise.
    pub surprise: Chance,
}

/// What a shot or blow may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrikeOdds {
    /// It hits, whatever comes of that.
    pub hit: Chance,
    /// So many injuries or destroyed eggs, from none.
    pub injuries: Vec<Chance>,
    /// The target dies.
    pub kill: Chance,
    /// The target flees, or tries to.
    pub retreat: Chance,
    /// The striker suffers a serious wound.
    pub wound: Chance,
    /// The striker dies.
    pub death: Chance,
}

/// What an escape may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EscapeOdds {
    /// So many attacks that hit, from none.
    pub hits: Vec<Chance>,
    /// Attacks that hit on average; may exceed 1.
    pub mean: Chance,
    /// The character dies.
    pub death: Chance,
}

/// What a search may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SearchOdds {
    /// Every item that may be among the cards drawn.
    pub items: Vec<ItemChance>,
}

/// An item that may be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemChance {
    /// Which.
    pub item: ItemId,
    /// That at least one is drawn.
    pub chance: Chance,
}

/// What a scan may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScanOdds {
    /// That one such card is infected.
    pub each: Chance,
    /// That any of them is.
    pub any: Chance,
}

/// What may come of a risk, as far as a player can tell; none if it cannot be run or the viewer
/// is no player.
#[must_use]
pub fn odds(book: &Rulebook, view: &View, risk: Risk) -> Option<Odds> {
    let seat = view.viewer.seat().filter(|_| view.over.is_none())?;
    let dream = imagine(book, view, 0);
    let bookie = Bookie { book, view, dream: &dream, seat };
    match risk {
        Risk::Step { to } => bookie.step(to).map(Odds::Step),
        Risk::Noise => bookie.noise_here().map(Odds::Noise),
        Risk::NoiseIn { room } => Some(Odds::Noise(bookie.noise_in(room))),
        Risk::Encounter { cards } => Some(Odds::Encounter(bookie.encounter(cards))),
        Risk::Shot { weapon, target, all_ammo, reroll } => {
            bookie.shot(weapon, target, all_ammo, reroll).map(Odds::Strike)
        }
        Risk::Melee { target } => bookie.melee(target).map(Odds::Strike),
        Risk::Escape => bookie.escape().map(Odds::Escape),
        Risk::Search { colour, draw } => bookie.search(colour, draw).map(Odds::Search),
        Risk::Scan { cards } => bookie.scan(cards).map(Odds::Scan),
    }
}

impl Game {
    /// What may come of a risk, as far as a player can tell, where the table allows asking.
    #[must_use]
    pub fn odds(&self, seat: Seat, risk: Risk) -> Option<Odds> {
        let asked = self.setup.options.odds.then(|| self.view(Viewer::Seat(seat)));
        asked.and_then(|view| odds(&self.book, &view, risk))
    }
}

/// Reckons for one player.
struct Bookie<'a> {
    book: &'a Rulebook,
    view: &'a View,
    /// One of the games it could be.
    dream: &'a State,
    seat: Seat,
}

impl<'a> Bookie<'a> {
    fn look(&self) -> crate::play::Look<'a> {
        self.dream.look(self.book)
    }
}

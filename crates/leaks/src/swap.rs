//! Another world with the same public chance.

use derelict_content::capacity;
use derelict_engine::card::Card;
use derelict_engine::event::SharedDeck;
use derelict_engine::facedown::Facedown;
use derelict_engine::imagine::imagine;
use derelict_engine::pile::Pile;
use derelict_engine::view::Viewer;
use derelict_engine::{Fact, Rulebook, Seat, State};

/// A world the viewer cannot tell from the real one: same dice, bag and common decks to come,
/// same order of the viewer's own deck, everything else hidden dealt anew.
pub fn swap(book: &Rulebook, real: &State, viewer: Viewer, seed: u64) -> State {
    let view = real.look(book).view(viewer);
    let mut other = imagine(book, &view, seed);
    other.streams = real.streams;
    other.events = real.events;
    other.attacks = real.attacks;
    other.panic = real.panic;
    other.wounds = real.wounds;
    other.bag = real.bag;
    other.token_supply = real.token_supply;
    for (mind, truth) in other.knowledge.iter_mut().zip(&real.knowledge) {
        for deck in [SharedDeck::Events, SharedDeck::Attacks, SharedDeck::Wounds] {
            mind.decks.take_over(deck, &truth.decks);
        }
    }
    if let Some(seat) = viewer.seat() {
        if real.swarm.seat == Some(seat) {
            other.swarm = real.swarm;
        }
        other.crew[seat.index()].deck = same_order(book, real, &other, seat);
    }
    other
}

/// The own deck of the other world in the order of the real one, as far as its owner could tell.
fn same_order(
    book: &Rulebook,
    real: &State,
    other: &State,
    seat: Seat,
) -> Pile<Card, { capacity::CARDS }> {
    let mut left = other.crew[seat.index()].deck;
    let deck = real.crew[seat.index()].deck;
    deck.iter()
        .filter_map(|card| {
            let face = real.look(book).face(seat, card);
            left.take(|own| other.look(book).face(seat, own) == face)
        })
        .collect()
}

/// Deals a world so that what is about to be turned up is what the fact names; false if the fact
/// turns nothing up, or it lies there already.
pub fn lay(book: &Rulebook, fact: Fact, world: &mut State) -> bool {
    let Some((thing, front)) = fact.turned_up() else { return false };
    let Some(there) = thing.front(world).filter(|there| *there != front) else { return false };
    let alike = thing
        .pool(&book.board, &book.catalog)
        .map_or(&[][..], |pool| pool.places(book))
        .iter()
        .copied();
    let mut others = alike.filter(|other| *other != thing && other.front(world) == Some(front));
    if let Some(from) = others.find(|other| !other.is_open(world.look(book))) {
        from.lay(world, there);
    }
    thing.lay(world, front);
    true
}

/// Whether two worlds differ in anything hidden.
pub fn differ(book: &Rulebook, real: &State, other: &State) -> bool {
    let hidden = |state: &State| (state.crew, state.items, state.contamination, state.swarm);
    hidden(real) != hidden(other)
        || Facedown::all(book).any(|thing| thing.front(real) != thing.front(other))
}

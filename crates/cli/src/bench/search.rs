//! A plain tree search over imagined worlds, each iteration played to the end at random.
//!
//! It stands for any search: what it takes is imagining, copying and playing, not cleverness.

use derelict_bots::Chance;
use derelict_engine::imagine::imagine;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Offers, Seat, Silent, State};

use super::gauge::Gauge;
use super::ground::Ground;

/// How much a rarely tried choice is worth trying.
const CURIOSITY: f64 = 0.7;
/// Iterations before the tree starts anew, as for one move.
const TREE: u32 = 512;

/// Iterations a second for the first decision of a game.
pub fn from_opening(gauge: &Gauge, ground: &Ground) -> f64 {
    let mut offers = Offers::default();
    let state = ground.begin(ground.seed(0), &mut offers);
    let Some(first) = offers.decisions.first() else { return f64::NAN };
    let view = state.look(&ground.book).view(Viewer::Seat(first.seat));
    let mut search = Search::new(ground, &view);
    gauge.rate(|| {
        search.iterate();
        1
    })
}

struct Search<'a> {
    ground: &'a Ground,
    view: &'a View,
    chance: Chance,
    offers: Offers,
    nodes: Vec<Node>,
    path: Vec<usize>,
    iterations: u32,
}

/// A choice that was tried. Which choices are open differs from world to world, so each counts
/// how often it could have been tried.
struct Node {
    choice: Choice,
    seat: Seat,
    visits: u32,
    open: u32,
    worth: f64,
    children: Vec<usize>,
}

impl Node {
    fn new(seat: Seat, choice: Choice) -> Self {
        Self { choice, seat, visits: 0, open: 1, worth: 0.0, children: Vec::new() }
    }

    fn appeal(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.worth / visits + CURIOSITY * (f64::from(self.open).ln() / visits).sqrt()
    }
}

impl<'a> Search<'a> {
    fn new(ground: &'a Ground, view: &'a View) -> Self {
        Self {
            ground,
            view,
            chance: ground.chance(0),
            offers: Offers::default(),
            nodes: Vec::new(),
            path: Vec::new(),
            iterations: 0,
        }
    }

    fn iterate(&mut self) {
        if self.iterations.is_multiple_of(TREE) {
            self.nodes.clear();
            self.nodes.push(Node::new(Seat::default(), Choice::Done));
        }
        self.iterations += 1;
        let book = &self.ground.book;
        let mut world = imagine(book, self.view, u64::from(self.iterations));
        world.pending(book, &mut self.offers);
        self.descend(&mut world);
        while !self.offers.decisions.is_empty() {
            let decision = &self.offers.decisions[0];
            let options = self.offers.of(decision);
            let choice = options[self.chance.below(options.len())];
            self.play(&mut world, choice);
        }
        self.learn(&world);
    }

    /// From the root to the first choice never tried.
    fn descend(&mut self, world: &mut State) {
        self.path.clear();
        let mut at = 0;
        self.path.push(at);
        while let Some(decision) = self.offers.decisions.first() {
            let seat = decision.seat;
            let options = self.offers.of(decision);
            let known = |choice: &Choice| {
                let child = |child: &&usize| {
                    let node = &self.nodes[**child];
                    node.choice == *choice && node.seat == seat
                };
                self.nodes[at].children.iter().find(child).copied()
            };
            let untried = options.iter().filter(|choice| known(choice).is_none());
            let count = untried.clone().count();
            if count > 0 {
                let Some(choice) = untried.copied().nth(self.chance.below(count)) else { return };
                let child = self.nodes.len();
                self.nodes.push(Node::new(seat, choice));
                self.nodes[at].children.push(child);
                self.path.push(child);
                self.play(world, choice);
                return;
            }
            let open: Vec<usize> = options.iter().filter_map(known).collect();
            for child in &open {
                self.nodes[*child].open += 1;
            }
            let appeal = |child: &usize| self.nodes[*child].appeal();
            let best = open.into_iter().max_by(|a, b| appeal(a).total_cmp(&appeal(b)));
            let Some(best) = best else { return };
            at = best;
            self.path.push(at);
            self.play(world, self.nodes[at].choice);
        }
    }

    fn play(&mut self, world: &mut State, choice: Choice) {
        let decision = &self.offers.decisions[0];
        let (seat, id) = (decision.seat, decision.id);
        let book = &self.ground.book;
        let taken = world.choose(book, seat, id, choice, &mut self.offers, &mut Silent);
        debug_assert!(taken.is_ok(), "what is offered is accepted");
    }

    fn learn(&mut self, world: &State) {
        let Some(outcome) = world.outcome else { return };
        for node in &self.path {
            let node = &mut self.nodes[*node];
            node.visits += 1;
            node.worth += f64::from(u8::from(outcome.winners.has(node.seat)));
            node.worth += 0.2 * f64::from(u8::from(outcome.survivors.has(node.seat)));
        }
    }
}

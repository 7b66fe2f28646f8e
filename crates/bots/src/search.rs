//! Information-set Monte Carlo tree search over imagined games.
//!
//! Each iteration imagines a game that fits the view, follows the tree through the own
//! decisions, lets the heuristic answer for everybody else and for small matters, and stops some
//! turns ahead, where the situation is valued. At the root the worse half of the options is
//! given up in rounds, and every option is tried in the same imagined games. A node stands for what this seat has chosen since
//! the root, whatever the imagined game: the seat cannot tell them apart. The heuristic's scores
//! are the prior, so with few iterations the search plays like the heuristic, and with more it
//! departs where the games say so.

use std::time::{Duration, Instant};

use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::imagine::imagine;
use derelict_engine::offer::Prompt;
use derelict_engine::view::View;
use derelict_engine::{Choice, Event, Offers, Opportunity, Rulebook, Seat, Silent, State};

use crate::bot::{Bot, Moment};
use crate::chance::Chance;
use crate::crew::NEVER;
use crate::heuristic::Heuristic;
use crate::sight::Sight;
use crate::talk::Talk;
use crate::thought::Thought;

/// Options of a decision that are looked into.
const WIDTH: usize = 5;
/// Decisions an iteration follows at most.
const LENGTH: usize = 220;
/// How strongly the prior draws the search.
const PRIOR: f32 = 0.35;
/// What the prior counts for at the root, beside the values found.
const TRUST: f32 = 0.03;
/// Points below the best score at which an option is half as likely.
const SCALE: f32 = 2.5;

/// How long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined games; the same seed then gives the same choice.
    Iterations(u32),
    /// So long; the best found by then is taken.
    Time(Duration),
}

/// A player that looks ahead.
#[derive(Clone, Debug)]
pub struct Search {
    crew: Heuristic,
    budget: Budget,
    /// Turns an iteration looks ahead.
    horizon: u8,
    offers: Offers,
    scores: Vec<f32>,
    nodes: Vec<Node>,
}

/// What has been found after a row of own choices.
#[derive(Clone, Debug, Default)]
struct Node {
    visits: f32,
    branches: Vec<Branch>,
}

/// One own choice and what came of it.
#[derive(Clone, Copy, Debug)]
struct Branch {
    choice: Choice,
    prior: f32,
    visits: f32,
    total: f32,
    next: Option<usize>,
}

impl Branch {
    /// How good it looks: what was found, and a little of what was thought before.
    fn rank(&self) -> f32 {
        self.total / self.visits.max(1.0) + TRUST * self.prior
    }
}

impl Search {
    /// A player at a seat that searches so long before each move that matters.
    #[must_use]
    pub fn new(crew: Heuristic, budget: Budget, horizon: u8) -> Self {
        Self {
            crew,
            budget,
            horizon,
            offers: Offers::default(),
            scores: Vec::new(),
            nodes: Vec::new(),
        }
    }

    fn search(&mut self, moment: &Moment<'_>, mut chance: Chance) -> Choice {
        let start = Instant::now();
        let worlds = chance.word();
        self.nodes.clear();
        let first = imagine(moment.book, moment.view, worlds);
        let root = self.node(moment.book, &first, moment.seat, moment.prompt, moment.options);
        self.nodes.push(root);
        let mut alive: Vec<usize> = (0..self.nodes[0].branches.len()).collect();
        let rounds = alive.len().next_power_of_two().trailing_zeros().max(1);
        for round in 1..=rounds {
            if alive.len() == 1 {
                break;
            }
            let mut played = 0;
            let budget = self.budget;
            let over = |played: u32| match budget {
                Budget::Iterations(most) => played >= most / rounds,
                Budget::Time(limit) => start.elapsed() >= limit * round / rounds,
            };
            while !over(played) {
                for branch in &alive {
                    self.iterate(moment, *branch, worlds, &mut chance);
                    played += 1;
                }
            }
            let branches = &self.nodes[0].branches;
            alive.sort_by(|a, b| branches[*b].rank().total_cmp(&branches[*a].rank()));
            alive.truncate(alive.len().div_ceil(2));
        }
        self.nodes[0].branches[alive[0]].choice
    }

    /// Imagines one game and plays it some turns ahead.
    fn iterate(&mut self, moment: &Moment<'_>, branch: usize, worlds: u64, chance: &mut Chance) {
        let book = moment.book;
        // The nth look at each branch is into the same imagined game, so that branches are
        // compared on equal luck.
        let visit = self.nodes[0].branches[branch].visits as u64;
        let mut state = imagine(book, moment.view, worlds.wrapping_add(visit));
        let mut offers = std::mem::take(&mut self.offers);
        state.pending(book, &mut offers);
        let last_turn = state.turn + self.horizon;
        let mut path: Vec<(usize, usize)> = vec![(0, branch)];
        let mut node = Some(0);
        let mut choice = self.nodes[0].branches[branch].choice;
        let mut seat = moment.seat;
        let mut grown = false;
        for _ in 0..LENGTH {
            let Some(decision) = offers.for_seat(seat) else { break };
            let id = decision.id;
            if state.choose(book, seat, id, choice, &mut offers, &mut Silent).is_err() {
                break;
            }
            if state.is_over() || state.turn >= last_turn || !awake(&state, moment.seat) {
                break;
            }
            let Some(decision) = offers.decisions.first().cloned() else { break };
            seat = decision.seat;
            let options = offers.of(&decision).to_vec();
            choice = if seat == moment.seat && matters(&decision.prompt) && node.is_some() && !grown
            {
                let (at, branch) = path[path.len() - 1];
                let next = match self.nodes[at].branches[branch].next {
                    Some(next) => next,
                    None => {
                        let fresh = self.node(book, &state, seat, &decision.prompt, &options);
                        self.nodes.push(fresh);
                        let next = self.nodes.len() - 1;
                        self.nodes[at].branches[branch].next = Some(next);
                        grown = true;
                        next
                    }
                };
                let fits = |choice: Choice| options.contains(&choice);
                if self.nodes[next].branches.iter().any(|branch| fits(branch.choice)) {
                    let branch = select(&self.nodes[next], fits);
                    path.push((next, branch));
                    node = Some(next);
                    self.nodes[next].branches[branch].choice
                } else {
                    node = None;
                    self.answer(book, &state, seat, &decision.prompt, &options, chance)
                }
            } else {
                self.answer(book, &state, seat, &decision.prompt, &options, chance)
            };
        }
        let value = self.value(book, &state, moment.seat);
        self.offers = offers;
        for (at, branch) in path {
            let node = &mut self.nodes[at];
            node.visits += 1.0;
            node.branches[branch].visits += 1.0;
            node.branches[branch].total += value;
        }
    }

    /// What the heuristic answers for a seat.
    fn answer(
        &mut self,
        book: &Rulebook,
        state: &State,
        seat: Seat,
        prompt: &Prompt,
        options: &[Choice],
        chance: &mut Chance,
    ) -> Choice {
        let sight = Sight::new(state.look(book), seat, &self.crew.memory);
        let thought = Thought::new(sight, &self.crew.lore, &self.crew.temper);
        thought.choose(prompt, options, &mut self.scores, chance)
    }

    /// A node with the most promising options of a decision.
    fn node(
        &mut self,
        book: &Rulebook,
        state: &State,
        seat: Seat,
        prompt: &Prompt,
        options: &[Choice],
    ) -> Node {
        let sight = Sight::new(state.look(book), seat, &self.crew.memory);
        let thought = Thought::new(sight, &self.crew.lore, &self.crew.temper);
        thought.scores(prompt, options, &mut self.scores);
        let mut order: Vec<usize> = (0..options.len()).collect();
        order.sort_by(|a, b| self.scores[*b].total_cmp(&self.scores[*a]).then(a.cmp(b)));
        let top = self.scores[order[0]];
        let branches = order
            .iter()
            .filter(|at| self.scores[**at] > NEVER / 2.0 || **at == order[0])
            .take(WIDTH)
            .map(|at| Branch {
                choice: options[*at],
                prior: 1.0 / (1.0 + (top - self.scores[*at]) / SCALE),
                visits: 0.0,
                total: 0.0,
                next: None,
            });
        let mut node = Node { visits: 0.0, branches: branches.collect() };
        let sum: f32 = node.branches.iter().map(|branch| branch.prior).sum();
        for branch in &mut node.branches {
            branch.prior /= sum;
        }
        node
    }

    /// What the end of an iteration is worth to this seat.
    fn value(&self, book: &Rulebook, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = state.outcome {
            let won = if outcome.winners.has(seat) { 0.75 } else { 0.0 };
            return won + if outcome.survivors.has(seat) { 0.25 } else { 0.0 };
        }
        let sight = Sight::new(state.look(book), seat, &self.crew.memory);
        Thought::new(sight, &self.crew.lore, &self.crew.temper).value()
    }
}

impl Bot for Search {
    fn observe(&mut self, events: &[Event]) {
        self.crew.observe(events);
    }

    fn hear(&mut self, from: Seat, talk: Talk) {
        self.crew.hear(from, talk);
    }

    fn would_speak(&self) -> bool {
        self.crew.would_speak()
    }

    fn speak(&mut self, book: &Rulebook, view: &View) -> Vec<Talk> {
        self.crew.speak(book, view)
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Choice {
        if !matters(moment.prompt) || moment.options.len() < 2 {
            return self.crew.choose(moment);
        }
        let chance = Chance::of_decision(self.crew.seed ^ 0x5ea2_c411, moment.seat, moment.id);
        self.search(moment, chance)
    }

    fn seize(&mut self, book: &Rulebook, view: &View, seat: Seat) -> Option<Opportunity> {
        self.crew.seize(book, view, seat)
    }
}

/// The branch to look into next: high in value so far, or promising and seldom seen.
fn select(node: &Node, fits: impl Fn(Choice) -> bool) -> usize {
    let mean = {
        let (visits, total) = node.branches.iter().fold((0.0, 0.0), |(visits, total), branch| {
            (visits + branch.visits, total + branch.total)
        });
        if visits > 0.0 { total / visits } else { 0.0 }
    };
    let wide = (node.visits + 1.0).sqrt();
    let mut best = (0, f32::MIN);
    for (index, branch) in node.branches.iter().enumerate() {
        if !fits(branch.choice) {
            continue;
        }
        let value = if branch.visits > 0.0 { branch.total / branch.visits } else { mean };
        let urge = value + PRIOR * branch.prior * wide / (1.0 + branch.visits);
        if urge > best.1 {
            best = (index, urge);
        }
    }
    best.0
}

/// Whether a decision is worth a search of its own.
fn matters(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::Question(question) => matches!(
            question,
            Question::Action { .. } | Question::Target { .. } | Question::Pod { .. }
        ),
        Prompt::Window(kind) => *kind == WindowKind::Objectives,
    }
}

fn awake(state: &State, seat: Seat) -> bool {
    state.crew[seat.index()].awake()
}

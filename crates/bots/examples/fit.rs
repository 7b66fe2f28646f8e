//! Fits the weights by which a situation is valued to games the heuristic plays with itself:
//! `cargo run --release -p derelict-bots --example fit -- 3000`.

use std::sync::Arc;

use derelict_bots::{Bot, Company, Heuristic, Kind, Lore, TRAITS, Temper, squash};
use derelict_content::Catalog;
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::view::Viewer;
use derelict_engine::{Event, Offers, Rulebook, Seat, Setup, State};

const PLAYERS: u8 = 4;
/// Every so many actions one is looked at.
const EVERY: usize = 3;
const BATCH: usize = 256;
const EPOCHS: usize = 40;

/// A situation, and whether its seat survived and won.
type Row = ([f32; TRAITS], [bool; 2]);

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let setup = Setup { players: PLAYERS, ..Setup::default() };
    let book = setup.rulebook(&Catalog::base()).expect("the base game can be played");
    let lore = Arc::new(Lore::new(&book));
    let mut rows = Vec::new();
    for game in 0..games {
        play(&book, &setup, &lore, game, &mut rows);
    }
    for (which, name) in ["SURVIVES", "WINS"].into_iter().enumerate() {
        let weights = fit(&rows, which);
        println!("const {name}: [f32; TRAITS] = [");
        for nine in weights.chunks(9) {
            let line: Vec<String> = nine.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("    {},", line.join(", "));
        }
        println!("];");
        let loss: f64 = rows.iter().map(|row| loss(&weights, row, which)).sum();
        eprintln!("{name}: {:.4} a row over {} rows", loss / rows.len() as f64, rows.len());
    }
}

fn play(book: &Rulebook, setup: &Setup, lore: &Arc<Lore>, game: u64, rows: &mut Vec<Row>) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&(game + 900_000).to_le_bytes());
    let (mut offers, mut events) = (Offers::default(), Vec::new());
    let mut state = State::new(book, setup, seed, &mut offers, &mut events);
    let seats = || (0..PLAYERS).map(Seat);
    let mut company =
        Company::new(seats().map(|seat| Some(Kind::Crew.bot(seat, lore, game))).collect());
    let mind = |seat| Heuristic::new(seat, Arc::clone(lore), Temper::STEADY, game);
    let mut minds: Vec<Heuristic> = seats().map(mind).collect();
    let (mut seen, mut actions) = (Vec::new(), 0usize);
    loop {
        company.tell(&events);
        company.discuss(book, |seat| state.look(book).view(Viewer::Seat(seat)));
        for (mind, seat) in minds.iter_mut().zip(seats()) {
            let told: Vec<Event> = events.iter().filter_map(|it| it.seen_by(Some(seat))).collect();
            mind.observe(&told);
        }
        events.clear();
        let Some(decision) = offers.decisions.first().cloned() else { break };
        let view = state.look(book).view(Viewer::Seat(decision.seat));
        if matches!(decision.prompt, Prompt::Question(Question::Action { .. })) {
            actions += 1;
            if actions.is_multiple_of(EVERY) {
                seen.push((decision.seat, minds[decision.seat.index()].traits(book, &view)));
            }
        }
        let choice = company.answer(book, &view).expect("the seat is asked");
        for (from, talk) in company.take_talk() {
            minds.iter_mut().for_each(|mind| mind.hear(from, talk));
        }
        let (seat, id) = (decision.seat, decision.id);
        state.choose(book, seat, id, choice, &mut offers, &mut events).expect("offered");
    }
    let outcome = state.outcome.expect("the game is over");
    let fate = |seat| [outcome.survivors.has(seat), outcome.winners.has(seat)];
    rows.extend(seen.into_iter().map(|(seat, traits)| (traits, fate(seat))));
}

/// Descends the cross entropy with Adam.
fn fit(rows: &[Row], which: usize) -> [f64; TRAITS] {
    let (mut weights, mut mean, mut square) = ([0.0; TRAITS], [0.0; TRAITS], [0.0; TRAITS]);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        let rate = 0.02 / (1.0 + epoch as f64 * 0.3);
        for batch in 0..rows.len() / BATCH {
            step += 1;
            let mut slope = [0.0; TRAITS];
            for at in 0..BATCH {
                let row = &rows[(batch * BATCH + at * 7919 + epoch * 13) % rows.len()];
                let sum = dot(&weights, &row.0);
                let chance = f64::from(squash(sum as f32));
                let truth = f64::from(u8::from(row.1[which]));
                let bend = 0.5 / (1.0 + sum * sum).powf(1.5);
                let error = (chance - truth) / (chance * (1.0 - chance)).max(1e-4) * bend;
                for (slope, has) in slope.iter_mut().zip(&row.0) {
                    *slope += error * f64::from(*has) / BATCH as f64;
                }
            }
            for index in 0..TRAITS {
                let slope = slope[index] + 1e-4 * weights[index];
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let fair_mean = mean[index] / (1.0 - 0.9f64.powi(step));
                let fair_square: f64 = square[index] / (1.0 - 0.999f64.powi(step));
                weights[index] -= rate * fair_mean / (fair_square.sqrt() + 1e-8);
            }
        }
    }
    weights
}

fn dot(weights: &[f64; TRAITS], traits: &[f32; TRAITS]) -> f64 {
    weights.iter().zip(traits).map(|(weight, has)| weight * f64::from(*has)).sum()
}

fn loss(weights: &[f64; TRAITS], row: &Row, which: usize) -> f64 {
    let chance = f64::from(squash(dot(weights, &row.0) as f32)).clamp(1e-4, 1.0 - 1e-4);
    if row.1[which] { -chance.ln() } else { -(1.0 - chance).ln() }
}

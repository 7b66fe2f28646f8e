use derelict_content::Catalog;
use derelict_engine::*;
use std::time::Instant;
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100);
    let players: u8 = std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(4);
    let mode = std::env::args().nth(4).unwrap_or("semi-coop".into());
    let board = std::env::args().nth(5).unwrap_or("basic".into());
    let digest = std::env::args().nth(6).is_some();
    let packs: Vec<String> =
        if digest { vec!["base".into(), "digest-rooms".into()] } else { vec!["base".into()] };
    let catalog = Catalog::shipped(packs.iter().map(String::as_str)).unwrap();
    let mut setup = Setup { players, board, packs, ..Setup::default() };
    if mode == "intruder" {
        setup.options.intruder_player = true
    } else {
        setup.mode = mode::Mode::parse(&mode).unwrap()
    }
    let book = setup.rulebook(&catalog).unwrap();
    println!(
        "state {} bytes, frame {}",
        std::mem::size_of::<State>(),
        std::mem::size_of::<frame::Frame>()
    );
    let t = Instant::now();
    let mut decisions = 0u64;
    let mut stuck = 0;
    let mut viol = 0;
    let check = std::env::args().nth(3).is_some();
    let mut endings = std::collections::BTreeMap::new();
    let mut events: Vec<Event> = Vec::new();
    for g in 0..n {
        let mut seed = [0u8; 32];
        seed[..8].copy_from_slice(&g.to_le_bytes());
        let mut x = g.wrapping_mul(0x9E3779B97F4A7C15) | 1;
        let mut rnd = move |k: usize| {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            ((x as u128 * k as u128) >> 64) as usize
        };
        let mut offers = Offers::default();
        let mut st = State::new(&book, &setup, seed, &mut offers, &mut events);
        let mut steps = 0;
        while !st.is_over() {
            events.clear();
            let Some(d) = offers.decisions.first().cloned() else {
                stuck += 1;
                println!("stuck seed {g}: {:?}", st.frames.top());
                break;
            };
            let k = offers.of(&d).len();
            if k == 0 {
                stuck += 1;
                println!("no options {g}: {:?}", d.prompt);
                break;
            }
            let c = offers.of(&d)[rnd(k)];
            st.choose(&book, d.seat, d.id, c, &mut offers, &mut events).unwrap();
            decisions += 1;
            if check {
                let v = st.look(&book).violations();
                if !v.is_empty() {
                    println!(
                        "seed {g} step {steps}: {:?} after {c:?} top {:?}",
                        v,
                        st.frames.top()
                    );
                    viol += 1;
                    break;
                }
            }
            steps += 1;
            if steps > 100000 {
                println!("endless {g}");
                break;
            }
        }
        *endings
            .entry(format!(
                "{:?} surv {} win {}",
                st.ending,
                st.outcome.map_or(0, |o| o.survivors.len()),
                st.outcome.map_or(0, |o| o.winners.len())
            ))
            .or_insert(0) += 1;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{n} games {decisions} decisions {:.1}/game {:.0} games/s {:.0} dec/s stuck {stuck} viol {viol}",
        decisions as f64 / n as f64,
        n as f64 / s,
        decisions as f64 / s
    );
    for (k, v) in endings {
        println!("{v:6} {k}");
    }
}

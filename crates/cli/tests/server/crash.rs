//! kill -9 under load: nothing acknowledged is lost, nothing is done twice.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use derelict_server::load::{Rude, misbehave};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::player::{Pace, Progress, check, play, table};
use crate::served::Served;

/// How often the server is killed; the soak asks for more.
fn crashes() -> u32 {
    std::env::var("DERELICT_CRASHES").ok().and_then(|count| count.parse().ok()).unwrap_or(5)
}

/// Kills servers again and again while games are played, and looks at every game afterwards.
async fn kill_and_look(
    start: impl Fn() -> Served,
    pace: impl Fn() -> Progress,
    mut round: impl FnMut(&watch::Receiver<SocketAddr>, Vec<String>),
) {
    let mut server = start();
    let (mut killed, mut breaks) = (0, 0);
    let mut salt = u64::from(std::process::id());
    while killed < crashes() || breaks == 0 {
        let (tell, place) = watch::channel(server.address);
        let progress = pace();
        let (mut players, mut tables) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            let (table, tokens) = table(server.address, 3).await;
            tables.push(table.clone());
            for token in tokens {
                salt += 1;
                let (place, progress) = (place.clone(), Progress::clone(&progress));
                let playing = play(place, table.clone(), token.clone(), salt, progress);
                let playing = tokio::spawn(playing);
                players.push((table.clone(), token, playing));
            }
        }
        round(&place, tables);
        // By choices, not by the clock: however fast the machine, kills fall into the games.
        let mut next = 0;
        while !players.iter().all(|(_, _, playing)| playing.is_finished()) {
            sleep(Duration::from_millis(1)).await;
            if killed < crashes() && progress.load(Ordering::Relaxed) >= next {
                server.kill();
                killed += 1;
                server = start();
                tell.send_replace(server.address);
                salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                next = progress.load(Ordering::Relaxed) + (salt >> 33) as u32 % 60;
            }
        }
        for (table, token, playing) in players {
            let diary = playing.await.expect("a player");
            breaks += diary.breaks;
            check(server.address, &table, &token, &diary).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_the_server_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let start = || Served::with(&["--data", data.as_str()], None);
    kill_and_look(start, Progress::default, |_, _| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_while_strangers_misbehave() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let start = || Served::strictly(&["--data", data.as_str()]);
    let rude = Rude { visitors: 60, addresses: 20 };
    let mut visits = tokio::task::JoinSet::new();
    let round = |place: &watch::Receiver<SocketAddr>, tables: Vec<String>| {
        visits.abort_all();
        // They stay until the games are over, and are shown out then.
        let until = Instant::now() + Duration::from_secs(3600);
        visits.spawn(misbehave(place.clone(), rude, tables, until));
    };
    kill_and_look(start, Pace::mannerly, round).await;
}

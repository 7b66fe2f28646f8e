//! kill -9 under load: nothing acknowledged is lost, nothing is done twice.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::player::{Progress, check, play, table};
use crate::served::Served;

/// How often the server is killed; the soak asks for more.
fn crashes() -> u32 {
    std::env::var("DERELICT_CRASHES").ok().and_then(|count| count.parse().ok()).unwrap_or(5)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_the_server_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let args = ["--data", data.as_str()];
    let mut server = Served::with(&args, None);
    let (mut killed, mut breaks) = (0, 0);
    let mut salt = u64::from(std::process::id());
    while killed < crashes() || breaks == 0 {
        let (tell, place) = watch::channel(server.address);
        let progress = Progress::default();
        let mut players = Vec::new();
        for _ in 0..3 {
            let (table, tokens) = table(server.address, 3).await;
            for token in tokens {
                salt += 1;
                let (place, progress) = (place.clone(), Progress::clone(&progress));
                let playing = play(place, table.clone(), token.clone(), salt, progress);
                let playing = tokio::spawn(playing);
                players.push((table.clone(), token, playing));
            }
        }
        // By choices, not by the clock: however fast the machine, kills fall into the games.
        let mut next = 0;
        while !players.iter().all(|(_, _, playing)| playing.is_finished()) {
            sleep(Duration::from_millis(1)).await;
            if killed < crashes() && progress.load(Ordering::Relaxed) >= next {
                server.kill();
                killed += 1;
                server = Served::with(&args, None);
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

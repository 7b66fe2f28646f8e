//! kill -9 under load: nothing acknowledged is lost, nothing is done twice.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::player::{Progress, check, play, table};
use crate::process::{Folder, Process};

/// How often the server is killed; the soak asks for more.
fn crashes() -> u32 {
    std::env::var("DERELICT_CRASHES").ok().and_then(|count| count.parse().ok()).unwrap_or(5)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_the_server_loses_nothing() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let args = ["--data", data.as_str()];
    let mut server = Process::start(&args, None);
    let mut killed = 0;
    let mut salt = u64::from(std::process::id());
    while killed < crashes() {
        let (tell, place) = watch::channel(server.address);
        let mut players = Vec::new();
        for _ in 0..3 {
            let (table, tokens) = table(server.address, 3).await;
            for token in tokens {
                salt += 1;
                let (place, progress) = (place.clone(), Progress::default());
                let playing = play(place, table.clone(), token.clone(), salt, progress);
                let playing = tokio::spawn(playing);
                players.push((table.clone(), token, playing));
            }
        }
        while !players.iter().all(|(_, _, playing)| playing.is_finished()) {
            salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            sleep(Duration::from_millis(30 + (salt >> 33) % 250)).await;
            if killed < crashes() {
                server.kill();
                killed += 1;
                server = Process::start(&args, None);
                tell.send_replace(server.address);
            }
        }
        let mut breaks = 0;
        for (table, token, playing) in players {
            let diary = playing.await.expect("a player");
            breaks += diary.breaks;
            check(server.address, &table, &token, &diary).await;
        }
        assert!(breaks > 0, "somebody noticed");
    }
}

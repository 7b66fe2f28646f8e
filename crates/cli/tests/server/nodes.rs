//! Two servers on one database.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::player::{check, play, table};
use crate::process::Process;

/// `cargo verify postgres` starts a database and names it here.
fn database() -> String {
    std::env::var("DERELICT_TEST_DATABASE").expect("DERELICT_TEST_DATABASE names a database")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn a_game_over_two_servers_survives_the_death_of_one() {
    let database = database();
    let one = Process::start(&[], Some(&database));
    let two = Process::start(&[], Some(&database));
    let (table, tokens) = table(one.address, 4).await;
    let (tell, first) = watch::channel(one.address);
    let (_keep, second) = watch::channel(two.address);
    let players: Vec<_> = tokens
        .iter()
        .zip(0..)
        .map(|(token, index)| {
            let place = if index % 2 == 0 { first.clone() } else { second.clone() };
            tokio::spawn(play(place, table.clone(), token.clone(), index + 7))
        })
        .collect();
    sleep(Duration::from_millis(700)).await;
    one.kill();
    tell.send_replace(two.address);
    for (player, token) in players.into_iter().zip(&tokens) {
        let diary = player.await.expect("a player");
        check(two.address, &table, token, &diary).await;
    }
}

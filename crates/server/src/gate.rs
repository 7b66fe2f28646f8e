//! Connections: how many may be open, of one address and in all, and who has to go first. Those who
//! play are never sent away to make room for those who do not.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::address::Counted;
use crate::limits::Limits;

/// Files the program keeps open besides connections, at most.
const OWN_FILES: u32 = 64;

/// All connections.
#[derive(Clone)]
pub(crate) struct Gate(Arc<Inner>);

struct Inner {
    /// Of one address; none where all come through a proxy.
    each: Option<u32>,
    all: u32,
    strangers: u32,
    open: Mutex<Open>,
    emptied: Notify,
}

#[derive(Default)]
struct Open {
    next: u64,
    count: u32,
    addresses: HashMap<Counted, u32>,
    /// Those who do not play, the oldest first.
    strangers: BTreeMap<u64, Arc<Notify>>,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// The address has enough connections.
    Address,
    /// There is no room for anybody, and everybody there plays.
    Everywhere,
}

/// A connection; given back when dropped.
pub(crate) struct Pass {
    gate: Gate,
    number: u64,
    address: Counted,
    sent_away: Arc<Notify>,
}

impl Gate {
    pub fn new(limits: &Limits, proxied: bool) -> Self {
        let files = open_files().map_or(u32::MAX, |files| files.saturating_sub(OWN_FILES));
        // A file of its own for each connection, and some for those that are just being refused.
        let all = limits.all.min(files - files / 8).max(1);
        Self(Arc::new(Inner {
            each: (!proxied).then_some(limits.lines),
            all,
            strangers: limits.strangers.min(all - all / 4),
            open: Mutex::default(),
            emptied: Notify::new(),
        }))
    }

    /// Lets somebody in; if there is no room, whoever has been there longest without playing goes.
    pub fn enter(&self, address: IpAddr) -> Result<Arc<Pass>, Full> {
        let address = Counted::from(address);
        let mut open = self.lock();
        let own = open.addresses.get(&address).copied().unwrap_or(0);
        if self.0.each.is_some_and(|each| own >= each) {
            return Err(Full::Address);
        }
        let crowded = open.strangers.len() >= self.0.strangers as usize;
        if open.count >= self.0.all || crowded {
            let (_, oldest) = open.strangers.pop_first().ok_or(Full::Everywhere)?;
            oldest.notify_one();
        }
        let number = open.next;
        let sent_away = Arc::new(Notify::new());
        open.next += 1;
        open.count += 1;
        open.strangers.insert(number, Arc::clone(&sent_away));
        *open.addresses.entry(address).or_default() += 1;
        drop(open);
        Ok(Arc::new(Pass { gate: self.clone(), number, address, sent_away }))
    }

    /// Sends away whoever has been there longest without playing.
    pub fn make_room(&self) {
        if let Some((_, oldest)) = self.lock().strangers.pop_first() {
            oldest.notify_one();
        }
    }

    /// Comes back once nobody is there any more.
    pub async fn emptied(&self) {
        loop {
            let emptied = self.0.emptied.notified();
            if self.lock().count == 0 {
                return;
            }
            emptied.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pass {
    /// Whoever has this sits at a table, and is sent away for nobody.
    pub fn plays(&self) {
        self.gate.lock().strangers.remove(&self.number);
    }

    /// Comes back when the connection has to make room.
    pub async fn sent_away(&self) {
        self.sent_away.notified().await;
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pass").field(&self.number).finish()
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.gate.lock();
        open.strangers.remove(&self.number);
        open.count -= 1;
        if let Some(own) = open.addresses.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.addresses.remove(&self.address);
            }
        }
        if open.count == 0 {
            self.gate.0.emptied.notify_waiters();
        }
    }
}

/// How many files the operating system lets us have open, if it says.
fn open_files() -> Option<u32> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(lines: u32, strangers: u32, all: u32) -> Gate {
        Gate::new(&Limits { lines, strangers, all, ..Limits::generous() }, false)
    }

    #[tokio::test]
    async fn the_oldest_stranger_makes_room_and_players_stay() {
        let gate = gate(10, 3, 4);
        let enter = |last: u8| gate.enter(IpAddr::from([127, 0, 0, last]));
        let (player, first) = (enter(1).expect("room"), enter(2).expect("room"));
        player.plays();
        let _second = enter(3).expect("room");
        let _third = enter(4).expect("room");
        let _fourth = enter(5).expect("the first goes");
        first.sent_away().await;
        assert_eq!(gate.lock().strangers.len(), 3);
    }

    #[tokio::test]
    async fn an_address_has_its_share() {
        let gate = gate(2, 100, 100);
        let here = IpAddr::from([127, 0, 0, 1]);
        let _one = gate.enter(here).expect("room");
        let two = gate.enter(here).expect("room");
        assert_eq!(gate.enter(here).err(), Some(Full::Address));
        drop(two);
        assert!(gate.enter(here).is_ok());
        assert!(gate.enter(IpAddr::from([127, 0, 0, 2])).is_ok());
    }

    #[tokio::test]
    async fn all_addresses_of_a_network_of_version_6_are_one() {
        let gate = gate(1, 100, 100);
        let enter = |address: &str| gate.enter(address.parse().expect("an address"));
        let _one = enter("2001:db8:0:7::1").expect("room");
        assert_eq!(enter("2001:db8:0:7:ffff::2").err(), Some(Full::Address));
        let _other = enter("2001:db8:0:8::1").expect("another network");
        let _four = enter("192.0.2.1").expect("room");
        assert_eq!(enter("::ffff:192.0.2.1").err(), Some(Full::Address), "written otherwise");
    }
}

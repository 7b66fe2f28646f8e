//! What one address does, so that no single one can take all there is. Nobody else can make a server
//! forget it.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::host::No;
use crate::limits::{Bucket, Limits};
use crate::protocol::Code;

/// It is looked so often who can be forgotten, where there is no room.
const AGAIN: Duration = Duration::from_secs(1);

/// An address as it is counted. Whoever has one of version 6 has all 2^64 that begin like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Counted(IpAddr);

impl From<IpAddr> for Counted {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
            address => address,
        })
    }
}

pub(crate) struct Visitor {
    connections: u32,
    lookups: u32,
    requests: Bucket,
    tables: Bucket,
}

/// All addresses.
#[derive(Clone)]
pub(crate) struct Addresses {
    limits: Arc<Limits>,
    visitors: Arc<Mutex<Visitors>>,
}

#[derive(Default)]
struct Visitors {
    known: HashMap<Counted, Visitor>,
    /// All those together for whom there was no room.
    crowd: Option<Visitor>,
    /// When it was last looked who can be forgotten.
    looked: Option<Instant>,
}

/// One of the things an address may have so many of at a time; given back when dropped.
pub(crate) struct Share {
    addresses: Addresses,
    /// None for one of the crowd.
    address: Option<Counted>,
    of: fn(&mut Visitor) -> &mut u32,
}

impl Addresses {
    pub fn new(limits: Arc<Limits>) -> Self {
        Self { limits, visitors: Arc::default() }
    }

    /// Counts a request.
    pub fn request(&self, address: IpAddr) -> Result<(), No> {
        let passed = self.with(address, |visitor, _| visitor.requests.pass());
        passed.then_some(()).ok_or_else(|| {
            let most = self.limits.requests;
            No::new(Code::TooFast, format!("at most {most} requests a second; try again later"))
        })
    }

    /// Counts something that takes room for good.
    pub fn make(&self, address: IpAddr) -> Result<(), No> {
        let passed = self.with(address, |visitor, _| visitor.tables.pass());
        passed.then_some(()).ok_or_else(|| {
            let most = self.limits.tables;
            No::new(Code::TooMany, format!("at most {most} new tables and names an hour"))
        })
    }

    /// Counts a connection for as long as it lasts.
    pub fn connect(&self, address: IpAddr) -> Result<Share, No> {
        let most = self.limits.connections;
        let share = self.share(address, most, |visitor| &mut visitor.connections);
        share.ok_or_else(|| No::new(Code::TooMany, format!("at most {most} connections at a time")))
    }

    /// Counts something that takes a while to look up.
    pub fn look_up(&self, address: IpAddr) -> Result<Share, No> {
        let most = self.limits.lookups;
        let share = self.share(address, most, |visitor| &mut visitor.lookups);
        share.ok_or_else(|| {
            No::new(Code::TooMany, format!("at most {most} things are looked up at a time"))
        })
    }

    fn share(&self, address: IpAddr, most: u32, of: fn(&mut Visitor) -> &mut u32) -> Option<Share> {
        let (fits, address) = self.with(address, |visitor, address| {
            let taken = of(visitor);
            let fits = *taken < most;
            *taken += u32::from(fits);
            (fits, address)
        });
        fits.then(|| Share { addresses: self.clone(), address, of })
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor, Option<Counted>) -> T) -> T {
        let address = Counted::from(address);
        let mut visitors = self.lock();
        let Visitors { known, crowd, looked } = &mut *visitors;
        let full = known.len() >= self.limits.addresses && !known.contains_key(&address);
        if full && looked.is_none_or(|looked| looked.elapsed() >= AGAIN) {
            known.retain(|_, visitor| !visitor.can_be_forgotten());
            *looked = Some(Instant::now());
        }
        if full && known.len() >= self.limits.addresses {
            return act(crowd.get_or_insert_with(|| Visitor::new(&self.limits)), None);
        }
        act(known.entry(address).or_insert_with(|| Visitor::new(&self.limits)), Some(address))
    }

    fn lock(&self) -> MutexGuard<'_, Visitors> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitor {
    fn new(limits: &Limits) -> Self {
        Self {
            connections: 0,
            lookups: 0,
            requests: Bucket::new(limits.requests * 10, Duration::from_secs(10)),
            tables: Bucket::new(limits.tables, Duration::from_secs(3600)),
        }
    }

    /// Whether it would be the same if it came anew.
    fn can_be_forgotten(&self) -> bool {
        let idle = self.connections == 0 && self.lookups == 0;
        idle && self.requests.is_rested() && self.tables.is_rested()
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut visitors = self.addresses.lock();
        let visitor = match self.address {
            Some(address) => visitors.known.get_mut(&address),
            None => visitors.crowd.as_mut(),
        };
        if let Some(visitor) = visitor {
            let taken = (self.of)(visitor);
            *taken = taken.saturating_sub(1);
        }
    }
}

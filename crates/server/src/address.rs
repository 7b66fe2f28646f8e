//! What one address does, so that no single one can take all there is.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::host::No;
use crate::limits::{Bucket, Limits};
use crate::protocol::Code;

/// Addresses remembered before quiet ones are forgotten.
const REMEMBERED: usize = 10_000;

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
    visitors: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
}

/// One of the things an address may have so many of at a time; given back when dropped.
pub(crate) struct Share {
    addresses: Addresses,
    address: IpAddr,
    of: fn(&mut Visitor) -> &mut u32,
}

impl Addresses {
    pub fn new(limits: Arc<Limits>) -> Self {
        Self { limits, visitors: Arc::default() }
    }

    /// Counts a request.
    pub fn request(&self, address: IpAddr) -> Result<(), No> {
        let passed = self.with(address, |visitor| visitor.requests.pass());
        passed.then_some(()).ok_or_else(|| {
            let most = self.limits.requests;
            No::new(Code::TooFast, format!("at most {most} requests a second; try again later"))
        })
    }

    /// Counts something that takes room for good.
    pub fn make(&self, address: IpAddr) -> Result<(), No> {
        let passed = self.with(address, |visitor| visitor.tables.pass());
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
        let fits = self.with(address, |visitor| {
            let taken = of(visitor);
            let fits = *taken < most;
            *taken += u32::from(fits);
            fits
        });
        fits.then(|| Share { addresses: self.clone(), address, of })
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if visitors.len() >= REMEMBERED && !visitors.contains_key(&address) {
            visitors.retain(|_, visitor| visitor.connections > 0 || visitor.lookups > 0);
        }
        let fresh = || Visitor {
            connections: 0,
            lookups: 0,
            requests: Bucket::new(self.limits.requests * 10, Duration::from_secs(10)),
            tables: Bucket::new(self.limits.tables, Duration::from_secs(3600)),
        };
        act(visitors.entry(address).or_insert_with(fresh))
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.addresses.with(self.address, |visitor| {
            let taken = (self.of)(visitor);
            *taken = taken.saturating_sub(1);
        });
    }
}

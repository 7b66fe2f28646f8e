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

struct Visitor {
    connections: u32,
    requests: Bucket,
    tables: Bucket,
}

/// All addresses.
#[derive(Clone)]
pub(crate) struct Addresses {
    limits: Arc<Limits>,
    visitors: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
}

/// A connection of an address; given back when dropped.
pub(crate) struct Line {
    addresses: Addresses,
    address: IpAddr,
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
    pub fn connect(&self, address: IpAddr) -> Result<Line, No> {
        let most = self.limits.connections;
        let fits = self.with(address, |visitor| {
            let fits = visitor.connections < most;
            visitor.connections += u32::from(fits);
            fits
        });
        if !fits {
            return Err(No::new(Code::TooMany, format!("at most {most} connections at a time")));
        }
        Ok(Line { addresses: self.clone(), address })
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if visitors.len() >= REMEMBERED && !visitors.contains_key(&address) {
            visitors.retain(|_, visitor| visitor.connections > 0);
        }
        let fresh = || Visitor {
            connections: 0,
            requests: Bucket::new(self.limits.requests * 10, Duration::from_secs(10)),
            tables: Bucket::new(self.limits.tables, Duration::from_secs(3600)),
        };
        act(visitors.entry(address).or_insert_with(fresh))
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.addresses.with(self.address, |visitor| {
            visitor.connections = visitor.connections.saturating_sub(1);
        });
    }
}

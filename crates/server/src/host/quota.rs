//! How much may be written down of one table.

use std::collections::HashMap;
use std::time::Duration;

use super::{ConnId, Host, No};
use crate::id::GuestId;
use crate::limits::Bucket;
use crate::protocol::{Ask, Code, Writes};

/// What those at a table may still say and arrange.
#[derive(Debug, Default)]
pub(super) struct Quota {
    /// By guest. A table forgets them when it sleeps; until then all have rested.
    remarks: HashMap<GuestId, Bucket>,
}

impl Host {
    /// Whether what somebody asks may be written down. Words never take the room that playing needs.
    pub(super) fn has_room(&mut self, guest: GuestId, ask: &Ask) -> Result<(), No> {
        match ask.writes() {
            Writes::Nothing => Ok(()),
            Writes::Play => self.has_room_to_play(),
            Writes::Order => {
                self.has_room_to_play()?;
                self.not_too_fast(guest)
            }
            Writes::Remark => {
                self.has_room_to_talk()?;
                self.not_too_fast(guest)
            }
        }
    }

    fn has_room_to_play(&self) -> Result<(), No> {
        if self.seq < self.shared.limits.entries {
            Ok(())
        } else {
            Err(No::new(Code::TooMany, "nothing more fits into this table; play on at another"))
        }
    }

    /// Whether more may be said and arranged.
    pub(super) fn has_room_to_talk(&self) -> Result<(), No> {
        self.has_room_to_play()?;
        let (said, limits) = (self.table.said, &self.shared.limits);
        if said.lines < limits.said && said.bytes < limits.said_bytes {
            Ok(())
        } else {
            Err(No::new(Code::TooMany, "enough was said and arranged at this table; only play on"))
        }
    }

    fn not_too_fast(&mut self, guest: GuestId) -> Result<(), No> {
        let most = self.shared.limits.remarks;
        let minute = Duration::from_secs(60);
        let bucket = || Bucket::new(most, minute);
        if self.quota.remarks.entry(guest).or_insert_with(bucket).pass() {
            Ok(())
        } else {
            Err(No::new(Code::TooFast, format!("at most {most} remarks a minute at one table")))
        }
    }

    /// Whether one more may belong to the table.
    pub(super) fn has_room_for_one_more(&self) -> Result<(), No> {
        let most = self.shared.limits.people;
        if self.table.company.people().count() < most {
            self.has_room_to_talk()
        } else {
            Err(No::new(Code::TooMany, format!("at most {most} people belong to a table")))
        }
    }

    /// Counts a table that somebody sets up from here, as if they had done so from outside.
    pub(super) fn may_set_up(&self, conn: ConnId) -> Result<(), No> {
        let conn = self.conn(conn).ok_or_else(No::unknown_table)?;
        self.shared.addresses.make(conn.address)
    }
}

//! Who may do what at a table, beyond playing an own seat.

use std::time::Duration;

use derelict_engine::record::Hex;
use tokio::time::Instant;

use super::{GRACE, Host, No};
use crate::id::{GuestId, Token};
use crate::line::{Level, Line, Watching};
use crate::protocol::{Code, Stage, Tell};

impl Host {
    /// Whether somebody has a chair here.
    pub(super) fn seated(&self, guest: GuestId) -> Result<(), No> {
        if self.table.company.is_seated(guest) {
            Ok(())
        } else {
            Err(No::forbidden("only those who sit at the table may do that"))
        }
    }

    /// How long somebody has been away; none if they are here.
    fn absence(&self, guest: GuestId) -> Option<Duration> {
        let mut conns = self.conns.iter().chain(&self.postponed);
        if conns.any(|conn| conn.guest == Some(guest)) {
            return None;
        }
        let since = self.gone_since.get(&guest).copied().unwrap_or(self.woke);
        Some(Instant::now() - since)
    }

    /// Whether somebody has been away for longer than the table waits.
    fn is_gone(&self, guest: GuestId) -> Result<(), No> {
        let secs = self.table.terms.absence_secs();
        match self.absence(guest) {
            None => Err(No::forbidden("that person is here")),
            Some(away) if away < Duration::from_secs(secs.into()) => {
                Err(No::new(Code::NotNow, format!("somebody who left is waited for {secs} s")))
            }
            Some(_) => Ok(()),
        }
    }

    /// Lets the computer play on a chair, from 0: at once on an own one or before the game, for
    /// somebody who is gone, or once all agree.
    pub(super) fn hand_over(&self, chair: u8, level: Level, guest: GuestId) -> Result<Line, No> {
        let there = self.table.company.chair(chair).unwrap_or_default();
        let bot = Line::Bot { chair, level };
        if there.guest == Some(guest) {
            return Ok(bot);
        }
        if self.table.company.owner != guest {
            self.seated(guest)?;
        }
        match there.guest {
            Some(person) => {
                self.seated(guest)?;
                self.is_gone(person)?;
                Ok(bot)
            }
            None if self.table.play.is_none() => Ok(bot),
            None => {
                self.seated(guest)?;
                self.propose(guest, chair, Some(level))
            }
        }
    }

    /// Sits down on a chair, from 0: at once before the game, and in it once all agree.
    pub(super) fn sit(&self, chair: u8, guest: GuestId) -> Result<Line, No> {
        self.may_sit(chair, guest)?;
        if self.table.play.is_none() {
            return Ok(Line::Sat { chair, guest });
        }
        self.propose(guest, chair, None)
    }

    fn propose(&self, guest: GuestId, chair: u8, level: Option<Level>) -> Result<Line, No> {
        match self.table.company.proposal() {
            Some(proposal) if proposal.guest != guest => {
                Err(No::not_now("somebody else waits for the others' consent"))
            }
            _ => Ok(Line::Proposed { guest, chair, level }),
        }
    }

    /// Whether somebody has a say in what is proposed; whoever proposed it may think better of it.
    pub(super) fn may_consent(&self, guest: GuestId, agree: bool) -> Result<(), No> {
        let Some(proposal) = self.table.company.proposal() else {
            return Err(No::not_now("nobody waits for consent"));
        };
        let asked = self.table.company.others(proposal.guest).contains(&guest);
        if asked || (proposal.guest == guest && !agree) {
            Ok(())
        } else {
            Err(No::forbidden("only the others who play are asked"))
        }
    }

    /// Does what was proposed once everybody agrees who plays; says who sits somewhere new.
    pub(super) async fn grant(&mut self) -> Result<Option<GuestId>, No> {
        let Some(proposal) = self.table.company.proposal().cloned() else { return Ok(None) };
        if !self.table.company.others(proposal.guest).is_subset(&proposal.agreed) {
            return Ok(None);
        }
        let (guest, chair) = (proposal.guest, proposal.chair - 1);
        if let Some(level) = proposal.level {
            let done = Line::Consented { guest, agree: false };
            self.write(vec![Line::Bot { chair, level }, done]).await?;
            return Ok(None);
        }
        self.may_sit(chair, guest)?;
        self.write(vec![Line::Sat { chair, guest }]).await?;
        Ok(Some(guest))
    }

    /// Whether somebody may make a guest the owner.
    pub(super) fn may_own(&self, guest: GuestId, next: GuestId) -> Result<(), No> {
        let company = &self.table.company;
        if !company.has(next) {
            return Err(No::new(Code::Unknown, "there is no such guest at this table"));
        }
        if company.owner == guest {
            return Ok(());
        }
        if next != guest {
            return Err(No::forbidden("only the owner hands the table on"));
        }
        self.seated(guest)?;
        self.is_gone(company.owner)
    }

    /// When somebody inherits the table, its owner having been away for longer than it waits.
    pub(super) fn inheritance(&self) -> Option<Instant> {
        let owner = self.table.company.owner;
        self.heir()?;
        let here = self.conns.iter().chain(&self.postponed).any(|conn| conn.guest == Some(owner));
        let since = self.gone_since.get(&owner).copied().unwrap_or(self.woke);
        let waits = Duration::from_secs(self.table.terms.absence_secs().into());
        (!here).then(|| (since + waits).max(self.inherited))
    }

    /// The first of those who sit at the table and are here, the owner apart.
    fn heir(&self) -> Option<GuestId> {
        if self.table.is_over() {
            return None;
        }
        let company = &self.table.company;
        let chairs = (0..company.size()).filter_map(|chair| company.chair(chair)?.guest);
        let here = |guest: &GuestId| self.conns.iter().any(|conn| conn.guest == Some(*guest));
        chairs.filter(|guest| *guest != company.owner).find(here)
    }

    /// Gives the table to whoever inherits it.
    pub(super) async fn inherit(&mut self) {
        let Some(guest) = self.heir() else { return };
        if let Err(no) = self.write(vec![Line::Owned { guest }]).await {
            tracing::warn!(table = %self.table.id, "nobody inherits it yet: {}", no.text);
            self.inherited = Instant::now() + GRACE;
        }
    }

    /// Makes a new invitation; the one before holds no longer.
    pub(super) async fn invite(&mut self, guest: GuestId) -> Result<String, No> {
        if self.table.company.owner != guest {
            return Err(No::forbidden("only the owner may do that"));
        }
        let token = Token::random();
        let invitation = Some(Hex(token.hash().0));
        self.write(vec![Line::Invited { invitation }]).await?;
        Ok(token.reveal().to_owned())
    }

    /// Sends those away who watch where nobody may.
    pub(super) fn clear_watchers(&mut self) {
        let off = self.table.terms.watching == Watching::Off;
        if !off || !matches!(self.table.stage(), Stage::Playing | Stage::Paused) {
            return;
        }
        let watching: Vec<_> = {
            let watches = |conn: &super::Conn| self.watches(conn);
            self.conns.iter().filter(|conn| watches(conn)).map(|conn| conn.id).collect()
        };
        let bye = Tell::Bye {
            code: Code::Forbidden,
            text: "nobody may watch at this table".into(),
            reconnect: false,
        };
        for conn in self.conns.extract_if(.., |conn| watching.contains(&conn.id)) {
            conn.send(&bye);
        }
    }
}

//! Opening the secrets of a game that is not played to its end: when all agree who have some, or
//! when the table has gone to the archive.

use derelict_engine::Seat;

use super::{Host, No};
use crate::id::GuestId;
use crate::line::Line;
use crate::protocol::Stage;

impl Host {
    /// Ends the game for all. Who does so has nothing to hide.
    pub(super) async fn give_up(&mut self, guest: GuestId) -> Result<(), No> {
        let seats = self.table.seats_of(guest);
        let mut lines = vec![Line::GivenUp { by: guest }];
        lines.extend(seats.iter().map(|seat| Line::Agreed { seat }));
        self.write(lines).await?;
        self.open_if_agreed().await
    }

    /// A seat agrees. A game that was left alone until it went to the archive ends once everybody
    /// has who still sits at it.
    pub(super) async fn reveal(&mut self, guest: GuestId, seat: Seat) -> Result<(), No> {
        match self.table.stage() {
            _ if self.table.is_open() => return Ok(()),
            Stage::GivenUp => self.write(vec![Line::Agreed { seat }]).await?,
            _ if self.is_archived().await? => {
                self.quiet()?;
                self.agree_in_archive(guest, seat).await?;
            }
            _ => {
                return Err(No::not_now(
                    "secrets bind while the game can go on; the owner may give it up",
                ));
            }
        }
        self.open_if_agreed().await
    }

    /// Agreeing alone does not take a table out of the archive; playing on does, and then whoever
    /// has agreed has to do so again.
    async fn agree_in_archive(&mut self, guest: GuestId, seat: Seat) -> Result<(), No> {
        self.write(vec![Line::Agreed { seat }]).await?;
        self.unplayed = true;
        if self.table.all_agree() {
            self.write(vec![Line::GivenUp { by: guest }, Line::Revealed]).await?;
        }
        Ok(())
    }

    /// Opens a game that was given up and is in the archive.
    pub(super) async fn open_if_archived(&mut self) -> Result<(), No> {
        if self.table.opening().is_some() && self.is_archived().await? {
            self.write(vec![Line::Revealed]).await?;
        }
        Ok(())
    }

    async fn open_if_agreed(&mut self) -> Result<(), No> {
        match self.table.opening() {
            Some(opening) if opening.missing.is_empty() => self.write(vec![Line::Revealed]).await,
            _ => Ok(()),
        }
    }

    async fn is_archived(&self) -> Result<bool, No> {
        self.shared.store.is_archived(self.table.id).await.map_err(No::not_kept)
    }
}

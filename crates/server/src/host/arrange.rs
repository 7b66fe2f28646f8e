//! Chairs, the start, and everything else that concerns the table rather than the game.

use derelict_engine::record::{Hex, RULES_VERSION};

use super::joining::Past;
use super::{Conn, ConnId, Host, No};
use crate::books;
use crate::guided;
use crate::id::{GuestId, random};
use crate::line::{Line, STAND_IN, Terms};
use crate::protocol::{Ask, Code, Stage, Tell};

impl Host {
    /// What concerns chairs and the table rather than the game.
    pub(super) async fn arrange(&mut self, guest: GuestId, ask: Ask) -> Result<(), No> {
        let owner = self.table.company.owner == guest;
        let owned =
            || if owner { Ok(()) } else { Err(No::forbidden("only the owner may do that")) };
        let lines = match ask {
            Ask::Take { chair, .. } => {
                let chair = self.chair(chair)?;
                vec![self.sit(chair, guest)?]
            }
            Ask::Leave { chair, .. } => {
                let chair = self.chair(chair)?;
                self.sits(guest, chair)?;
                self.rise(chair, Line::Rose { chair })
            }
            Ask::Concede { seat, .. } => {
                self.own(Some(guest), seat)?;
                self.playing()?;
                let chair = self.table.chair_of(seat).ok_or_else(No::unknown_table)?;
                self.rise(chair, Line::Conceded { chair })
            }
            Ask::Bot { chair, level, .. } => {
                let chair = self.chair(chair)?;
                vec![self.hand_over(chair, level, guest)?]
            }
            Ask::Consent { agree, .. } => {
                self.may_consent(guest, agree)?;
                vec![Line::Consented { guest, agree }]
            }
            Ask::Own { guest: next, .. } => {
                self.may_own(guest, next)?;
                vec![Line::Owned { guest: next }]
            }
            Ask::Uninvite { .. } => {
                owned()?;
                vec![Line::Invited { invitation: None }]
            }
            Ask::Back { chair, .. } => {
                let chair = self.chair(chair)?;
                let there = self.table.company.chair(chair).unwrap_or_default();
                match there.guest {
                    Some(_) => self.sits(guest, chair)?,
                    None if self.table.play.is_some() => {
                        return Err(No::not_now("nobody else plays that seat; take it instead"));
                    }
                    None => owned()?,
                }
                vec![Line::Back { chair }]
            }
            Ask::Start { .. } => {
                owned()?;
                vec![self.start()?]
            }
            Ask::Pause { .. } => {
                self.seated(guest)?;
                self.playing()?;
                vec![Line::Paused { by: guest }]
            }
            Ask::Resume { .. } if self.table.stage() == Stage::Paused => {
                if !owner {
                    self.seated(guest)?;
                }
                vec![Line::Resumed { by: guest }]
            }
            Ask::Resume { .. } => return Err(No::not_now("the game does not rest")),
            Ask::GiveUp { .. } => {
                owned()?;
                self.quiet()?;
                if self.table.is_over() {
                    return Err(No::not_now("the game is over"));
                }
                return self.give_up(guest).await;
            }
            Ask::Reveal { seat, .. } => {
                self.own(Some(guest), seat)?;
                return self.reveal(guest, seat).await;
            }
            Ask::Remove { guest: other, .. } => {
                owned()?;
                if other == guest || !self.table.company.has(other) {
                    return Err(No::new(Code::Unknown, "there is no such guest to send away"));
                }
                return self.remove(other, guest).await;
            }
            _ => return Err(No::new(Code::Malformed, "that is not asked of a table")),
        };
        let begins = matches!(lines.as_slice(), [Line::Started { .. }]);
        let moved = |line: &Line| {
            matches!(line, Line::Sat { .. } | Line::Rose { .. } | Line::Conceded { .. })
        };
        let moved = lines.iter().any(moved);
        self.write(lines).await?;
        let granted = self.grant().await?;
        if let Some(guest) = granted {
            self.resync(guest).await;
        }
        if begins {
            let everybody: Vec<ConnId> = self.conns.iter().map(|conn| conn.id).collect();
            for conn in everybody {
                self.sync(conn, Past::Told).await;
            }
        } else if moved {
            self.resync(guest).await;
        }
        Ok(())
    }

    /// A chair by its number from 1.
    fn chair(&self, number: u8) -> Result<u8, No> {
        let chair = number.checked_sub(1).filter(|chair| *chair < self.table.company.size());
        chair.ok_or_else(|| No::new(Code::Unknown, "there is no such chair"))
    }

    fn sits(&self, guest: GuestId, chair: u8) -> Result<(), No> {
        let sits = self.table.company.chairs_of(guest).any(|own| own == chair);
        if sits { Ok(()) } else { Err(No::forbidden("that is not your chair")) }
    }

    /// Frees a chair; during the game the computer plays on.
    fn rise(&self, chair: u8, how: Line) -> Vec<Line> {
        let mut lines = vec![how];
        if self.table.play.is_some() {
            lines.push(Line::Bot { chair, level: STAND_IN });
        }
        lines
    }

    fn start(&self) -> Result<Line, No> {
        if self.table.stage() != Stage::Gathering {
            return Err(No::not_now("the game has begun already"));
        }
        if self.table.company.free() > 0 {
            return Err(No::not_now("chairs are still free; fill them or let the computer play"));
        }
        let book = books::catalog(&self.table.terms.setup)
            .and_then(|catalog| {
                self.table.terms.setup.rulebook(&catalog).map_err(|problems| problems.to_string())
            })
            .map_err(|problems| No::new(Code::BadSetup, problems))?;
        let (seed, laid_out) = match &self.table.terms {
            Terms { guided: true, .. } => {
                let changed = || No::new(Code::BadSetup, "the guided game is laid out otherwise");
                let game = &guided::of(&self.table.terms)?.ok_or_else(changed)?.guide.game;
                (game.state.streams.seed(), Some(game.to_durable()))
            }
            Terms { seed: Some(words), .. } => (crate::seed::of_words(words), None),
            _ => (random(), None),
        };
        Ok(Line::Started {
            seed: Hex(seed),
            minds: Hex(random()),
            rules_version: RULES_VERSION,
            content: book.catalog.hash.into(),
            laid_out,
        })
    }

    async fn remove(&mut self, guest: GuestId, by: GuestId) -> Result<(), No> {
        let chairs: Vec<u8> = self.table.company.chairs_of(guest).collect();
        let rise = |chair| self.rise(chair, Line::Rose { chair });
        let mut lines: Vec<Line> = chairs.into_iter().flat_map(rise).collect();
        lines.push(Line::Went { guest, by });
        // Whoever was sent away knows the invitation, and could come back by another name.
        lines.push(Line::Invited { invitation: None });
        self.write(lines).await?;
        let bye = Tell::Bye {
            code: Code::Forbidden,
            text: "the owner of this table has sent you away".into(),
            reconnect: false,
        };
        let own = |conn: &mut Conn| conn.guest == Some(guest);
        let waiting = self.postponed.extract_if(.., own);
        for conn in self.conns.extract_if(.., own).chain(waiting) {
            conn.send(&bye);
        }
        self.tell_table();
        Ok(())
    }

    /// Opens a table for the same people with the same terms.
    pub(super) async fn rematch(&mut self, conn: ConnId) -> Result<(), No> {
        if !self.table.is_over() {
            return Err(No::not_now("the game is not over"));
        }
        if self.table.again.is_some() {
            return Ok(());
        }
        self.may_set_up(conn)?;
        let table = Box::pin(self.shared.rematch(&self.table)).await?;
        self.write(vec![Line::Again { table }]).await
    }
}

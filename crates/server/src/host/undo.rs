//! Taking choices back, alone or by a vote.

use derelict_engine::Seat;
use derelict_engine::hash::Imprint;
use derelict_engine::undo::UndoProblem;

use super::{Host, No};
use crate::id::GuestId;
use crate::line::{Asked, Line};
use crate::protocol::{Code, RequestId};

impl Host {
    pub(super) async fn undo(
        &mut self,
        guest: GuestId,
        id: &RequestId,
        seat: Seat,
        steps: u16,
    ) -> Result<(), No> {
        let Some(asked) = self.fresh(guest, id)? else { return Ok(()) };
        self.by_hand(seat)?;
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let steps_wanted = usize::from(steps);
        if steps_wanted == 0 || steps_wanted > game.undo_point(seat) {
            return self.ask_for_undo(seat, steps, asked).await;
        }
        let mut trial = game.clone();
        let taken = trial.undo(seat, steps_wanted).map_err(|problem| bound(&problem))?;
        let hash = Imprint::<4>::of(&trial.state, &trial.book);
        self.write(vec![Line::TookBack { taken, hash, asked: Some(asked) }]).await
    }

    async fn ask_for_undo(&mut self, seat: Seat, steps: u16, asked: Asked) -> Result<(), No> {
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        if self.table.undo.is_some() {
            return Err(No::not_now("there is a vote on taking back already"));
        }
        // Tried with everybody's consent, it tells whether consent is all that is missing.
        let all = game.look().seats().collect();
        let mut trial = game.clone();
        trial.undo_agreed(seat, steps.into(), all).map_err(|problem| bound(&problem))?;
        let asked = Some(asked);
        self.write(vec![Line::UndoAsked { seat, steps, asked }]).await?;
        self.count_votes().await
    }

    pub(super) async fn vote(
        &mut self,
        guest: GuestId,
        id: &RequestId,
        seat: Seat,
        agree: bool,
    ) -> Result<(), No> {
        let Some(asked) = self.fresh(guest, id)? else { return Ok(()) };
        if self.table.undo.is_none() {
            return Err(No::not_now("nobody wants to take anything back"));
        }
        let asked = Some(asked);
        self.write(vec![Line::UndoVoted { seat, agree, asked }]).await?;
        self.count_votes().await
    }

    /// Takes choices back once everybody agrees. The computer always does for itself, and never in
    /// somebody's place.
    async fn count_votes(&mut self) -> Result<(), No> {
        let Some(undo) = self.table.undo else { return Ok(()) };
        let Some(game) = self.table.game() else { return Ok(()) };
        let agreed = undo.agreed.iter().chain(self.table.own_bot_seats().iter()).collect();
        let mut trial = game.clone();
        match trial.undo_agreed(undo.seat, undo.steps.into(), agreed) {
            Ok(taken) => {
                let hash = Imprint::<4>::of(&trial.state, &trial.book);
                self.write(vec![Line::TookBack { taken, hash, asked: None }]).await
            }
            Err(UndoProblem::NotAgreed { .. }) => Ok(()),
            Err(problem) => Err(bound(&problem)),
        }
    }
}

fn bound(problem: &UndoProblem) -> No {
    No::new(Code::NotNow, problem.to_string())
}

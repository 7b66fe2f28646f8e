//! Taking answers: one, or several that are taken together.

use derelict_engine::due::{MOST_AT_ONCE, Misfit};
use derelict_engine::{Choice, Refusal, Seat};

use super::{ConnId, Host, No};
use crate::line::{Asked, Line};
use crate::protocol::Code;

/// An answer to a decision, and those to the decisions that directly follow.
pub(super) struct Answers {
    pub seat: Seat,
    pub decision: u32,
    pub choice: String,
    pub then: Vec<String>,
}

impl Host {
    pub(super) async fn choose(
        &mut self,
        asked: Asked,
        answers: &Answers,
        conn: ConnId,
    ) -> Result<(), No> {
        if self.table.was_done(&asked) {
            return Ok(());
        }
        if !self.table.goes_on() {
            self.playing()?;
        }
        let Answers { seat, decision, .. } = *answers;
        if self.table.bot_seats().has(seat) {
            return Err(No::not_now("the computer plays this seat; take it back first"));
        }
        let choices = self.read(answers)?;
        if self.table.window_open() {
            return self.hold(asked, answers, &choices, conn).await;
        }
        let at = self.shared.clock.now();
        let started = std::time::Instant::now();
        match self.table.choose_all(seat, decision, &choices, asked, at) {
            Ok((lines, effect)) => {
                self.commit(&lines, effect, at).await?;
                self.shared.metrics.choices.note(started.elapsed());
                Ok(())
            }
            Err(misfit) => Err(self.misfit(conn, answers, &misfit)),
        }
    }

    /// The choices behind the codes.
    fn read(&self, answers: &Answers) -> Result<Vec<Choice>, No> {
        if answers.then.len() >= MOST_AT_ONCE {
            let most = MOST_AT_ONCE;
            let text = format!("at most {most} answers are taken together");
            return Err(No::new(Code::TooMany, text));
        }
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let codes = std::iter::once(&answers.choice).chain(&answers.then);
        codes
            .enumerate()
            .map(|(at, code)| {
                let choice = Choice::parse(&game.book.names, code);
                choice.ok_or_else(|| {
                    located(answers, at, No::new(Code::NotOffered, "there is no such choice"))
                })
            })
            .collect()
    }

    /// Keeps an answer until the open window closes; nothing directly follows it.
    async fn hold(
        &mut self,
        asked: Asked,
        answers: &Answers,
        choices: &[Choice],
        conn: ConnId,
    ) -> Result<(), No> {
        let Answers { seat, decision, .. } = *answers;
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let open = game.offers.for_seat(seat).filter(|_| self.table.asks_in_window());
        let refused = |at, refusal| Some(Misfit { at, refusal });
        let misfit = match open {
            None => refused(0, Refusal::NotAsked),
            Some(open) if open.id.0 != decision => refused(0, Refusal::Stale),
            Some(open) if choices.first().is_none_or(|one| !game.offers.of(open).contains(one)) => {
                refused(0, Refusal::NotOffered(Vec::new()))
            }
            Some(_) if choices.len() > 1 => refused(1, Refusal::NotAsked),
            Some(_) => None,
        };
        if let Some(misfit) = misfit {
            return Err(self.misfit(conn, answers, &misfit));
        }
        let choice = answers.choice.clone();
        self.write(vec![Line::Held { seat, decision, choice, asked: Some(asked) }]).await
    }

    fn misfit(&self, conn: ConnId, answers: &Answers, misfit: &Misfit) -> No {
        located(answers, misfit.at, self.refuse(conn, answers.seat, &misfit.refusal))
    }
}

/// A refusal that names the answer it is about, where there are several.
fn located(answers: &Answers, at: usize, no: No) -> No {
    let code = at.checked_sub(1).and_then(|at| answers.then.get(at)).unwrap_or(&answers.choice);
    match answers.then.is_empty() {
        true => no,
        false => No { text: format!("{code}: {}", no.text), ..no },
    }
}

//! Checking a finished record from the seed up.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::Catalog;

use super::recorder::written;
use super::{RULES_VERSION, Record, RecordProblem, Step, commitment};
use crate::hash::{Imprint, SCHEME};

/// What was found of a record that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Choices replayed.
    pub choices: usize,
    /// The final situation.
    pub hash: Imprint<8>,
    /// Whether the dice are proven fair: nobody chose the seed.
    pub fair: bool,
    /// Whether the game was played to its end, not given up.
    pub finished: bool,
    /// After how many choices play went on from a saved situation under other rules; what lies
    /// before and after is each as recorded, but nothing proves the join.
    pub joins: Vec<usize>,
    /// Choices before a join that other rules allowed and these do not; they were not replayed.
    pub passed_over: usize,
    /// How often choices were taken back.
    pub undone: usize,
    /// Schemes of hashes that could not be compared, because states are hashed otherwise now.
    /// Every choice was possible all the same, and the outcome is the recorded one.
    pub not_compared: BTreeSet<u8>,
    /// Begun with other rules or content than this program's, to the same effect.
    pub older: bool,
}

impl Record {
    /// Checks the commitment, every choice with its hash, and the end.
    ///
    /// # Errors
    ///
    /// The first thing that does not hold.
    pub fn verify(&self, catalog: &Arc<Catalog>) -> Result<Verified, RecordProblem> {
        let end = self.end.as_ref().ok_or(RecordProblem::NoEnd)?;
        if commitment(&end.seed.0) != self.header.commitment {
            return Err(RecordProblem::Commitment);
        }
        let mut replay = self.replay(catalog)?;
        let opening = written(&replay.game().book, replay.opening());
        if self.header.events.as_ref().is_some_and(|recorded| *recorded != opening) {
            return Err(replay.explained(RecordProblem::Differs {
                number: 0,
                choice: String::new(),
                what: "what happened is not what was recorded".into(),
            }));
        }
        for moment in replay.by_ref() {
            moment?;
        }
        let state = &replay.game().state;
        if state.outcome != end.outcome || state.ending.filter(|_| state.is_over()) != end.ending {
            let what = match (end.outcome, state.outcome) {
                (None, None) => "nothing has ended yet",
                (Some(_), None) => "the choices do not lead to it",
                (None, Some(_)) => "the game was not given up, it is over",
                (Some(_), Some(_)) => "another outcome is recorded",
            };
            return Err(replay.explained(RecordProblem::End(what.into())));
        }
        let replayed = Imprint::<8>::of(state, &replay.game().book);
        if end.hash.contradicts(replayed) {
            let recorded = end.hash;
            return Err(replay.explained(RecordProblem::FinalHash { recorded, replayed }));
        }
        Ok(Verified {
            choices: self.choices(),
            hash: replayed,
            fair: self.header.verifiable,
            finished: end.outcome.is_some(),
            joins: self.joins(),
            passed_over: replay.passed_over(),
            undone: self.steps.iter().filter(|step| matches!(step, Step::Undone(_))).count(),
            not_compared: self.schemes().filter(|scheme| *scheme != SCHEME).collect(),
            older: self.header.rules_version != RULES_VERSION
                || self.header.content != catalog.hash.into(),
        })
    }

    /// The schemes of all its hashes.
    fn schemes(&self) -> impl Iterator<Item = u8> {
        let steps = self.steps.iter().filter_map(|step| match step {
            Step::Choice(played) => Some(played.hash.scheme),
            Step::Undone(undone) => Some(undone.hash.scheme),
            Step::Resumed(_) => None,
        });
        steps.chain(self.end.iter().map(|end| end.hash.scheme))
    }

    fn joins(&self) -> Vec<usize> {
        let mut choices = 0;
        let mut joins = Vec::new();
        for step in &self.steps {
            match step {
                Step::Choice(_) => choices += 1,
                Step::Resumed(_) => joins.push(choices),
                Step::Undone(_) => {}
            }
        }
        joins
    }
}

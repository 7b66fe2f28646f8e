use std::collections::BTreeMap;

use derelict_ledger::{Ledger, Section, Statement};

use super::proof::{NamedId, Proof, ProofKind};

/// Every rule with its proofs, by chapter and section.
pub struct Coverage {
    pub chapters: Vec<ChapterCoverage>,
}

pub struct ChapterCoverage {
    pub name: String,
    pub title: String,
    pub sections: Vec<SectionCoverage>,
}

pub struct SectionCoverage {
    pub section: Section,
    pub rules: Vec<RuleCoverage>,
}

pub struct RuleCoverage {
    pub statement: Statement,
    /// Scenarios first.
    pub proofs: Vec<Proof>,
}

impl Coverage {
    /// Gives each proof to its rule. Proofs of unknown rules are left out.
    pub fn new(ledger: &Ledger, proofs: &[Proof]) -> Coverage {
        let mut by_id: BTreeMap<&str, Vec<Proof>> = BTreeMap::new();
        for proof in proofs {
            by_id.entry(&proof.named.id).or_default().push(proof.clone());
        }
        let mut rule = |statement: &Statement| {
            let mut proofs = by_id.remove(statement.id.as_str()).unwrap_or_default();
            proofs.sort_by_key(|proof| proof.kind);
            RuleCoverage { statement: statement.clone(), proofs }
        };
        let mut section = |chapter: &str, section: &Section| SectionCoverage {
            section: section.clone(),
            rules: ledger.section(chapter, &section.key()).map(&mut rule).collect(),
        };
        let chapters = ledger
            .chapters()
            .iter()
            .map(|chapter| ChapterCoverage {
                name: chapter.name.clone(),
                title: chapter.title.clone(),
                sections: chapter
                    .sections
                    .iter()
                    .map(|entry| section(&chapter.name, entry))
                    .collect(),
            })
            .collect();
        Coverage { chapters }
    }
}

impl ChapterCoverage {
    pub fn rules(&self) -> impl Iterator<Item = &RuleCoverage> {
        self.sections.iter().flat_map(|section| &section.rules)
    }
}

impl RuleCoverage {
    pub fn is_proven(&self) -> bool {
        !self.proofs.is_empty()
    }

    pub fn is_proven_by(&self, kind: ProofKind) -> bool {
        self.proofs.iter().any(|proof| proof.kind == kind)
    }

    /// Where the rule is proven.
    pub fn places(&self) -> impl Iterator<Item = &NamedId> {
        self.proofs.iter().map(|proof| &proof.named)
    }
}

/// How many of some rules are proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub total: usize,
    pub proven: usize,
    pub by_scenario: usize,
    pub by_test: usize,
}

impl<'a> FromIterator<&'a RuleCoverage> for Count {
    fn from_iter<I: IntoIterator<Item = &'a RuleCoverage>>(rules: I) -> Count {
        let mut count = Count::default();
        for rule in rules {
            count.total += 1;
            count.proven += usize::from(rule.is_proven());
            count.by_scenario += usize::from(rule.is_proven_by(ProofKind::Scenario));
            count.by_test += usize::from(rule.is_proven_by(ProofKind::Test));
        }
        count
    }
}

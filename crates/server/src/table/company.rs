//! Who sits where.

use std::collections::{BTreeMap, BTreeSet};

use derelict_engine::record::Hex;
use serde::{Deserialize, Serialize};

use crate::id::{GuestId, Token, TokenHash};
use crate::line::{Level, Line, Plan};
use crate::protocol::{ChairView, Proposal};

/// A chair at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The person it belongs to.
    pub guest: Option<GuestId>,
    /// The computer plays here, for itself or in the person's place.
    pub bot: Option<Level>,
    /// Who sat here last, and so knows its secrets.
    pub former: Option<GuestId>,
    /// It was left for good.
    pub conceded: bool,
}

impl Chair {
    /// Whether nobody plays here, not even the computer.
    #[must_use]
    pub fn is_free(self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }
}

/// The people at a table and their chairs.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// Who may start, remove and give up.
    pub owner: GuestId,
    chairs: Vec<Chair>,
    people: BTreeMap<GuestId, String>,
    banned: BTreeSet<GuestId>,
    /// Whoever has ever had a chair.
    sat: BTreeSet<GuestId>,
    /// SHA-256 of the invitation, if one holds.
    invitation: Option<Hex<32>>,
    /// Who waits for the others' consent.
    proposal: Option<Proposal>,
}

impl Company {
    pub(super) fn new(owner: GuestId, name: &str, plans: &[Plan], invitation: [u8; 32]) -> Self {
        let chair = |plan: &Plan| match plan {
            Plan::Person => Chair::default(),
            Plan::Bot(level) => Chair { bot: Some(*level), ..Chair::default() },
        };
        Self {
            owner,
            chairs: plans.iter().map(chair).collect(),
            people: BTreeMap::from([(owner, name.to_owned())]),
            banned: BTreeSet::new(),
            sat: BTreeSet::new(),
            invitation: Some(Hex(invitation)),
            proposal: None,
        }
    }

    pub(super) fn apply(&mut self, line: &Line) {
        match line {
            Line::Came { guest, name } => {
                self.people.insert(*guest, name.clone());
            }
            Line::Went { guest, by } => {
                self.people.remove(guest);
                if by != guest {
                    self.banned.insert(*guest);
                }
                for chair in self.chairs.iter_mut().filter(|chair| chair.guest == Some(*guest)) {
                    chair.guest = None;
                }
                self.sat.insert(*guest);
            }
            Line::Sat { chair, guest } => {
                self.sat.insert(*guest);
                self.with(*chair, |chair| {
                    *chair =
                        Chair { guest: Some(*guest), former: Some(*guest), ..Chair::default() };
                });
            }
            Line::Rose { chair } => self.with(*chair, |chair| chair.guest = None),
            Line::Conceded { chair } => self.with(*chair, |chair| {
                (chair.guest, chair.conceded) = (None, true);
            }),
            Line::Bot { chair, level } => self.with(*chair, |chair| chair.bot = Some(*level)),
            Line::Back { chair } => self.with(*chair, |chair| chair.bot = None),
            Line::Owned { guest } => self.owner = *guest,
            Line::Invited { invitation } => self.invitation = *invitation,
            Line::Proposed { guest, chair, level } => {
                self.proposal = Some(Proposal {
                    guest: *guest,
                    chair: *chair + 1,
                    level: *level,
                    agreed: BTreeSet::new(),
                });
            }
            Line::Consented { guest, agree } => match &mut self.proposal {
                Some(proposal) if *agree => {
                    proposal.agreed.insert(*guest);
                }
                proposal => *proposal = None,
            },
            _ => {}
        }
        // Whoever sits where they wanted to, or is gone, wants nothing more.
        let over = |proposal: &Proposal| {
            let chair = self.chair(proposal.chair - 1).unwrap_or_default();
            chair.guest.is_some() || chair.conceded || !self.has(proposal.guest)
        };
        if self.proposal.as_ref().is_some_and(over) {
            self.proposal = None;
        }
    }

    /// What somebody waits for consent to.
    #[must_use]
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Whether somebody has a chair.
    #[must_use]
    pub fn is_seated(&self, guest: GuestId) -> bool {
        self.chairs_of(guest).next().is_some()
    }

    /// Those who play themselves, apart from somebody: their consent is asked for.
    #[must_use]
    pub fn others(&self, guest: GuestId) -> BTreeSet<GuestId> {
        let playing = self.chairs.iter().filter(|chair| chair.bot.is_none());
        playing.filter_map(|chair| chair.guest).filter(|other| *other != guest).collect()
    }

    fn with(&mut self, chair: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(usize::from(chair)) {
            change(chair);
        }
    }

    /// A chair, from 0.
    #[must_use]
    pub fn chair(&self, chair: u8) -> Option<Chair> {
        self.chairs.get(usize::from(chair)).copied()
    }

    /// How many chairs there are.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The chairs of a guest.
    pub fn chairs_of(&self, guest: GuestId) -> impl Iterator<Item = u8> {
        let own = move |chair: &Chair| chair.guest == Some(guest);
        (0..).zip(&self.chairs).filter(move |(_, chair)| own(chair)).map(|(index, _)| index)
    }

    /// The first chair a person may take.
    #[must_use]
    pub fn free_chair(&self) -> Option<u8> {
        let free = self.chairs.iter().position(|chair| chair.is_free())?;
        u8::try_from(free).ok()
    }

    /// Chairs without anybody, not even the computer.
    #[must_use]
    pub fn free(&self) -> u8 {
        self.chairs.iter().filter(|chair| chair.is_free()).count() as u8
    }

    /// Chairs on which people play themselves.
    #[must_use]
    pub fn people_playing(&self) -> usize {
        let persons = self.chairs.iter().filter(|chair| chair.bot.is_none());
        persons.filter_map(|chair| chair.guest).collect::<BTreeSet<_>>().len()
    }

    /// Whether somebody's secrets lie on a chair: who sits there, or was sent away from it. Who
    /// left by choice, and the computer, mind no longer.
    #[must_use]
    pub fn has_a_say(&self, chair: u8) -> bool {
        let sent_away = |chair: Chair| chair.former.is_some_and(|who| self.banned.contains(&who));
        self.chair(chair).is_some_and(|chair| chair.guest.is_some() || sent_away(chair))
    }

    /// Everybody who belongs to the table.
    pub fn people(&self) -> impl Iterator<Item = (GuestId, &str)> {
        self.people.iter().map(|(id, name)| (*id, name.as_str()))
    }

    /// Somebody's name.
    #[must_use]
    pub fn name(&self, guest: GuestId) -> Option<&str> {
        self.people.get(&guest).map(String::as_str)
    }

    /// Whether somebody belongs to the table.
    #[must_use]
    pub fn has(&self, guest: GuestId) -> bool {
        self.people.contains_key(&guest)
    }

    /// Whether somebody who sits down on a chair during the game would know no secrets but its own.
    #[must_use]
    pub fn may_step_in(&self, guest: GuestId, chair: u8) -> bool {
        let former = self.chair(chair).is_some_and(|chair| chair.former == Some(guest));
        former && self.chairs_of(guest).next().is_none() || !self.sat.contains(&guest)
    }

    /// Whether somebody was sent away.
    #[must_use]
    pub fn is_banned(&self, guest: GuestId) -> bool {
        self.banned.contains(&guest)
    }

    /// Whether this is the invitation to the table.
    #[must_use]
    pub fn invites(&self, invitation: &str) -> bool {
        let presented = Token::presented(invitation).hash();
        self.invitation.is_some_and(|holds| TokenHash(holds.0).matches(&presented))
    }

    /// The names on the chairs.
    #[must_use]
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |chair: &Chair| self.name(chair.guest?).map(str::to_owned);
        self.chairs.iter().map(name).collect()
    }

    pub(super) fn chairs(&self, present: impl Fn(GuestId) -> bool) -> Vec<ChairView> {
        let view = |(index, chair): (u8, &Chair)| ChairView {
            chair: index + 1,
            seat: None,
            guest: chair.guest,
            name: chair.guest.and_then(|guest| self.name(guest)).map(str::to_owned),
            bot: chair.bot,
            present: chair.guest.is_some_and(&present),
        };
        (0..).zip(&self.chairs).map(view).collect()
    }
}

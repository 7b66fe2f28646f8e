//! Why not: everything a player would look for that cannot be done now, with all reasons.
//!
//! The same predicates decide what is offered. They read the open table and the seat's own
//! cards, items and knowledge only, so that no reason betrays a secret.

use derelict_content::{ItemId, Unlock, Verb};
use serde::Serialize;

use crate::choice::{Source, Strain};
use crate::frame::{Frame, Question};
use crate::offer::{Objection, Opportunity};
use crate::play::Look;
use crate::reason::{Docket, Reason};
use crate::seat::Seat;

/// Something a player might want to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// An action: its source and the section used.
    Act(Source, u8),
    /// Unlocking this quest item.
    Quest(ItemId),
}

/// Something that cannot be done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotNow {
    /// What.
    pub wish: Wish,
    /// Everything in the way.
    pub objections: Vec<Objection>,
}

impl Look<'_> {
    /// Every action this seat would look for and cannot take now: each basic action, each of its
    /// cards and items, the action of its room, each of its quests. Empty once all is over.
    #[must_use]
    pub fn why_not(self, seat: Seat) -> Vec<NotNow> {
        if self.state.is_over() || seat.0 >= self.state.players {
            return Vec::new();
        }
        let mut untimely = Vec::new();
        self.timing_objections(seat, &mut untimely);
        let wishes = self.wishes(seat).into_iter().map(|wish| {
            let mut objections = untimely.clone();
            match wish {
                // What stands open does so beside whatever is asked.
                Wish::Act(Source::Possibility(possibility), _) => {
                    objections.clear();
                    let wanted = Opportunity { seat: Some(seat), possibility };
                    self.opportunity_objections(wanted, &mut objections);
                }
                Wish::Act(source, section) => {
                    self.act_objections(seat, source, section, &mut objections);
                }
                Wish::Quest(quest) => self.quest_objections(seat, quest, &mut objections),
            }
            self.book.cite_all(&mut objections);
            NotNow { wish, objections }
        });
        wishes.filter(|not_now| !not_now.objections.is_empty()).collect()
    }

    fn wishes(self, seat: Seat) -> Vec<Wish> {
        let mut wishes = Vec::new();
        let mut add = |wish| {
            if !wishes.contains(&wish) {
                wishes.push(wish);
            }
        };
        let basics = (0..self.catalog().basics.len() as u8).map(derelict_content::BasicId);
        let cards = self.crew(seat).hand.iter().filter_map(|card| card.action());
        let sources = basics
            .map(Source::Basic)
            .chain(cards.map(Source::Card))
            .chain(self.items_of(seat).map(Source::Item))
            .chain(self.crew(seat).room().map(|_| Source::Room))
            .chain(self.mutation(seat).card.map(|_| Source::Mutation(Strain::Use)))
            .chain(self.book.glass_to_pick_up().map(Source::Possibility));
        for source in sources {
            let ability = self.ability(seat, source).filter(|_| self.open_to(seat, source));
            // A card without an action of its own is still looked for.
            let sections = ability.map_or(1, |ability| ability.sections.len().max(1));
            (0..sections as u8).for_each(|section| add(Wish::Act(source, section)));
        }
        self.crew(seat).quests.iter().for_each(|quest| add(Wish::Quest(quest)));
        wishes
    }

    /// Whether a seat may know what a source offers: a facedown room tells nothing.
    fn open_to(self, seat: Seat, source: Source) -> bool {
        let room = self.crew(seat).room();
        source != Source::Room || room.is_some_and(|room| self.state.rooms[room.index()].explored)
    }

    /// Whether this is the moment for actions at all.
    fn timing_objections(self, seat: Seat, docket: &mut impl Docket) {
        let crew = self.crew(seat);
        if crew.drafted && !crew.awake() {
            return docket.object("round.play.order", Reason::OutOfPlay);
        }
        if crew.passed {
            return docket.object("round.pass.final", Reason::Passed);
        }
        let asked = matches!(self.state.frames.top(),
            Some(Frame::Ask(Question::Action { seat: asked })) if asked == seat);
        if self.state.round.seat != Some(seat) {
            docket.object("round.play.order", Reason::NotYourRound);
        } else if !asked {
            docket.object("round.terms.active-player", Reason::AnswerFirst);
        }
    }

    fn act_objections(self, seat: Seat, source: Source, section: u8, docket: &mut impl Docket) {
        let known = self.open_to(seat, source);
        match source {
            Source::Room if !known => docket.object("action.room.where", Reason::NoRoomAction),
            Source::Card(_) | Source::Item(_) if self.ability(seat, source).is_none() => {
                docket.object(source.rule(), Reason::NoAction);
            }
            _ => self.objections(seat, source, section, docket),
        }
    }

    /// What is in the way of one quest item: that of unlocking at all, and its own requirement.
    fn quest_objections(self, seat: Seat, quest: ItemId, docket: &mut Vec<Objection>) {
        let basics = (0..self.catalog().basics.len() as u8).map(derelict_content::BasicId);
        for basic in basics {
            let sections = &self.book.basic(basic).sections;
            let unlocks = sections.iter().position(|section| section.verbs.contains(&Verb::Unlock));
            if let Some(section) = unlocks {
                self.objections(seat, Source::Basic(basic), section as u8, docket);
            }
        }
        docket.retain(|objection| objection.reason != Reason::NoQuest);
        if self.unlockable(seat).any(|open| open == quest) {
            return;
        }
        match &self.catalog().items[quest.index()].unlock {
            Some(Unlock::In(_)) => docket.object("quest.unlock.place", Reason::WrongRoom),
            Some(Unlock::Discarding(_)) => {
                docket.object("quest.unlock.discard", Reason::NotCarried)
            }
            Some(Unlock::DiscardingIn { colour, .. }) => {
                let room = self.crew(seat).room();
                let there = room.is_some_and(|room| self.has_colour(room, *colour));
                let reason = if there { Reason::NotCarried } else { Reason::WrongRoom };
                docket.object("quest.unlock.discard", reason);
            }
            Some(Unlock::Colour(_) | Unlock::Exit) => {
                docket.object("quest.unlock.place", Reason::WrongRoom);
            }
            Some(Unlock::Knowledge(level)) => {
                let level = *level;
                docket.object("lock.effect.know.need", Reason::TooLittleKnown { level });
            }
            Some(Unlock::Computer) => {
                docket.object("after.ceo.codes-one-hidden", Reason::NoComputer)
            }
            Some(Unlock::Anywhere) => docket.object("after.convict.pipe-get", Reason::OutOfPlay),
            None => docket.object("quest.inactive", Reason::NoQuest),
        }
    }
}

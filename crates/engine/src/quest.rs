//! Quest items: turning them up once their requirement is met.

use derelict_content::{ItemId, Passive, Unlock as Requirement};

use crate::choice::Choice;
use crate::cost::Toll;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin, Question};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::Thing;
use crate::verb::{Deed, Doable};

/// Turns up a quest item (`quest.activate`).
pub(crate) struct Unlock;

impl Doable for Unlock {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let quests = look.unlockable(deed.seat).next();
        docket.when(quests.is_none(), "quest.inactive", Reason::NoQuest);
    }

    fn aims(
        self,
        look: Look<'_>,
        Deed { seat, .. }: Deed,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match *named {
            [] => {
                let first = |quest: &ItemId| {
                    !look.item(*quest).secret
                        || look.unlockable(seat).find(|open| look.item(*open).secret)
                            == Some(*quest)
                };
                out.extend(look.unlockable(seat).filter(first).map(Choice::Item));
            }
            [Choice::Item(quest)] => {
                let families = match &look.item(quest).unlock {
                    Some(
                        Requirement::Discarding(families)
                        | Requirement::DiscardingIn { families, .. },
                    ) => Some(families),
                    _ => None,
                };
                if let Some(families) = families {
                    for item in look.items_of(seat) {
                        let choice = Choice::Item(item);
                        if families.contains(&look.item(item).family) && !out.contains(&choice) {
                            out.push(choice);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Item(quest), ..] = *named else { return };
        let seat = deed.seat;
        if play.look().item(quest).secret {
            // Which of them is kept nobody else learns (`after.ceo.codes-choice`).
            play.tell("after.hidden.codes", Fact::CodesUnlocked { seat });
            return play.ask(Question::KeepCode { seat });
        }
        play.crew(seat).quests.take(|known| known == quest);
        play.tell("quest.activate", Fact::QuestUnlocked { seat, item: quest });
        if matches!(play.look().item(quest).passive, Some(Passive::Brace | Passive::Watch)) {
            play.push(Frame::Unlocked { seat, item: quest });
        }
        let ammo = play.look().quest_arrives_with(quest);
        play.push(Frame::Gain { seat, thing: Thing::Item(quest), ammo, origin: Origin::Quest });
    }

    fn toll(self, named: &[Choice]) -> Toll {
        let item = match *named {
            [Choice::Item(_), Choice::Item(item), ..] => Some(item),
            _ => None,
        };
        Toll { rule: "quest.unlock.discard", items: item.into_iter().collect(), ..Toll::default() }
    }

    fn hands(self, named: &[Choice]) -> Option<Thing> {
        match *named {
            // What is discarded for it may be heavy, and leaves its hand free.
            [Choice::Item(quest)] => Some(Thing::Item(quest)),
            _ => None,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// What an item that was just unlocked asks for at once.
    pub(crate) fn unlocked(&mut self, seat: Seat, item: ItemId) {
        match self.look().item(item).passive {
            Some(Passive::Brace) => self.name_ignored(seat),
            Some(Passive::Watch) => self.give_drone(seat),
            _ => {}
        }
    }

    /// One goes into the inventory, the others facedown out of the game (`after.ceo.codes-one`).
    pub(crate) fn answer_keep_code(&mut self, seat: Seat, choice: Choice) {
        let Choice::Item(kept) = choice else { return };
        let quests = self.crew(seat).quests;
        for quest in quests.iter().filter(|quest| self.book.catalog.items[quest.index()].secret) {
            self.crew(seat).quests.take(|known| known == quest);
            if quest == kept {
                self.gain(seat, Thing::Item(quest), 0, Origin::Quest);
            } else {
                self.state.items_gone.add(quest);
            }
        }
    }
}

impl Look<'_> {
    /// What is in a quest item as it is turned up; weapons of the base game are found empty.
    fn quest_arrives_with(self, quest: ItemId) -> u8 {
        let card = self.item(quest);
        card.weapon.as_ref().and_then(|weapon| weapon.start).or(card.uses).unwrap_or(0)
    }
}

impl<'a> Look<'a> {
    /// The codes one of which is kept.
    pub(crate) fn codes(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        let quests = self.crew(seat).quests.as_slice().iter().copied();
        quests.filter(move |quest| self.item(*quest).secret)
    }

    /// Quest items whose requirement is met now.
    pub(crate) fn unlockable(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        self.crew(seat).quests.as_slice().iter().copied().filter(move |quest| {
            match &self.item(*quest).unlock {
                Some(Requirement::In(tile)) => self.crew(seat).room().is_some_and(|room| {
                    self.state.rooms[room.index()].explored && self.tile(room) == *tile
                }),
                Some(Requirement::Discarding(families)) => {
                    self.items_of(seat).any(|item| families.contains(&self.item(item).family))
                }
                Some(Requirement::DiscardingIn { colour, families }) => {
                    self.crew(seat).room().is_some_and(|room| self.has_colour(room, *colour))
                        && self
                            .items_of(seat)
                            .any(|item| families.contains(&self.item(item).family))
                }
                Some(Requirement::Knowledge(level)) => self.knows(seat, *level),
                Some(Requirement::Colour(colour)) => {
                    self.crew(seat).room().is_some_and(|room| self.has_colour(room, *colour))
                }
                Some(Requirement::Exit) => self
                    .crew(seat)
                    .room()
                    .is_some_and(|room| self.book.exits().any(|it| it == room)),
                Some(Requirement::Computer) => {
                    self.crew(seat).room().is_some_and(|room| self.working_computer(room))
                }
                Some(Requirement::Anywhere) => self.crew(seat).room().is_some(),
                None => false,
            }
        })
    }
}

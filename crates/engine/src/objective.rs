//! Objectives: which one is kept, looking at those of others, whether the requirements are met.

use derelict_content::{ItemId, ItemSource, ObjectiveDeck, ObjectiveId, Requirement};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Poll, WindowKind};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::thing::{Corpse, Thing};
use crate::verb::{Deed, Doable, Unaimed};

/// Looks at one objective of another player, or at all that are left; of one who has sent the signal
/// only, if so.
pub(crate) struct PeekObjective {
    pub signal: bool,
    /// At all of them (`lock.room.transmitter-check`).
    pub all: bool,
}

impl Doable for PeekObjective {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.readable(deed.seat, self.signal).next().is_none();
        let silent = self.signal && look.readable(deed.seat, false).next().is_some();
        docket.when(none && silent, "effect.peek.objective.signal", Reason::NoSignal);
        docket.when(none && !silent, "effect.peek.objective", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.readable(deed.seat, self.signal).map(Choice::Seat)),
            [Choice::Seat(other)] if !self.all => out.extend(look.unread(deed.seat, other)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Seat(of), ref which @ ..] = *named {
            if self.all && play.crew(of).kept.is_none() {
                for which in [Choice::Corporate, Choice::Personal] {
                    play.peek_objective(deed.seat, of, Some(which));
                }
                return;
            }
            play.peek_objective(deed.seat, of, which.first().copied());
        }
    }
}

/// Sends the signal.
pub(crate) struct Signal;

impl Unaimed for Signal {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(look.crew(deed.seat).signal, "room.comms.once", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.crew(seat).signal = true;
        play.tell("room.comms.signal", Fact::SignalSent { seat });
    }
}

impl<'a> Look<'a> {
    /// Objectives of another player this character has not seen, by kind; there is nothing to
    /// name once one was kept, and which one is the keeper's secret.
    fn unread(self, seat: Seat, other: Seat) -> impl Iterator<Item = Choice> + 'a {
        let seen = self.state.knowledge[seat.index()].objectives[other.index()];
        let chosen = self.crew(other).kept.is_some();
        [(ObjectiveDeck::Corporate, Choice::Corporate), (ObjectiveDeck::Personal, Choice::Personal)]
            .into_iter()
            .filter(move |(deck, _)| !chosen && seen[*deck as usize] == 0)
            .map(|(_, choice)| choice)
    }

    /// Players one of whose objectives can be read.
    fn readable(self, seat: Seat, signal: bool) -> impl Iterator<Item = Seat> + 'a {
        let known = &self.state.knowledge[seat.index()];
        // Requirements are secret until the end (`after.epilogue.requirement-secret`).
        let secret = self.book.has_requirements();
        self.seats().filter(move |_| !secret).filter(move |other| {
            let crew = self.crew(*other);
            let unknown = match crew.kept {
                Some(_) => known.kept[other.index()] == 0,
                None => self.unread(seat, *other).next().is_some(),
            };
            *other != seat && crew.alive() && (!signal || crew.signal) && unknown
        })
    }

    /// The objective a player kept.
    #[must_use]
    pub fn kept_objective(self, seat: Seat) -> Option<ObjectiveId> {
        let crew = self.crew(seat);
        Some(match crew.kept? {
            ObjectiveDeck::Corporate | ObjectiveDeck::Offer => crew.corporate,
            ObjectiveDeck::Personal | ObjectiveDeck::Coop | ObjectiveDeck::Requirement => {
                crew.personal
            }
        })
    }

    /// Whether an objective is met by its holder, once all checks before are made
    /// (`objective.all`).
    #[must_use]
    pub fn objective_met(self, seat: Seat, objective: ObjectiveId) -> bool {
        let branches = &self.catalog().objectives[objective.index()].branches;
        branches.iter().any(|branch| branch.iter().all(|requirement| self.met(seat, requirement)))
    }

    /// Whether a common objective is met by the crew as a whole: the signal needs as many
    /// different senders as there are cards asking for it (`coop.signal.many`), an object any
    /// survivor to carry it.
    #[must_use]
    pub fn common_objective_met(self, objective: ObjectiveId) -> bool {
        let branches = &self.catalog().objectives[objective.index()].branches;
        branches.iter().any(|branch| {
            branch.iter().all(|requirement| match requirement {
                Requirement::Signal => self.signals_sent(),
                Requirement::Carry { .. }
                | Requirement::Knowledge { .. }
                | Requirement::Active
                | Requirement::Away => {
                    self.survivors().iter().any(|seat| self.met(seat, requirement))
                }
                other => self.met(Seat(0), other),
            })
        })
    }

    /// Whether the crew has sent as many signals as common objectives ask for.
    #[must_use]
    pub fn signals_sent(self) -> bool {
        self.senders() >= self.signals_asked()
    }

    /// Characters who have sent the signal, the dead included (`coop.signal.dead`).
    fn senders(self) -> usize {
        self.seats().filter(|seat| self.crew(*seat).signal).count()
    }

    /// Common objectives that ask for the signal.
    fn signals_asked(self) -> usize {
        self.seats()
            .filter(|seat| {
                let card = self.crew(*seat).personal;
                let branches = &self.catalog().objectives[card.index()].branches;
                branches.iter().flatten().any(|requirement| *requirement == Requirement::Signal)
            })
            .count()
    }

    /// Whether a requirement is met by a holder as things stand.
    #[must_use]
    pub fn met(self, seat: Seat, requirement: &Requirement) -> bool {
        let exploded = self.state.verdict.exploded;
        let survivors = self.survivors();
        match requirement {
            Requirement::ShipReaches { planet } => {
                !exploded && self.engines_hold() && self.course() == *planet
            }
            Requirement::ShipDestroyed => exploded,
            Requirement::OnlySurvivor => survivors.without(seat).is_empty(),
            Requirement::Company => !survivors.without(seat).is_empty(),
            Requirement::PlayerDies { player } => !survivors.has(Seat(player - 1)),
            Requirement::Signal => self.crew(seat).signal,
            Requirement::QueenKilled => self.state.queen_killed || exploded,
            Requirement::NestDestroyed => self.state.nest_destroyed || exploded,
            Requirement::AllExplored => {
                self.book.rooms().all(|room| self.state.rooms[room.index()].explored)
            }
            Requirement::InPod => matches!(self.crew(seat).place, Place::Evacuated(_)),
            Requirement::Items { count } => self.item_cards(seat) >= *count as usize,
            Requirement::Carry { object, blue } => self.crew(seat).hands.iter().any(|held| {
                held.thing.object() == Some(*object)
                    && (!blue || held.thing == Thing::Corpse(Corpse::Blue))
            }),
            Requirement::Weaknesses { count } => {
                let known =
                    self.catalog().slot_ids().filter(|slot| self.is_analysed(*slot)).count();
                known >= *count as usize
            }
            Requirement::Weakness { slot } => self.is_analysed(*slot),
            Requirement::CorpseIn { tile } => self.corpse_in(*tile),
            Requirement::Finds { count } => self.finds(seat) >= usize::from(*count),
            Requirement::Quest => self.has_unlocked(seat),
            Requirement::Fit => self.is_fit(seat),
            Requirement::Engines { count } => {
                self.state.engines.iter().filter(|working| **working).count() >= usize::from(*count)
            }
            Requirement::Course { planet } => self.course() == *planet,
            Requirement::NoEggs => !self.has_stray_eggs(),
            Requirement::InOrder { rooms } => self.book.rooms().all(|room| {
                let there = &self.state.rooms[room.index()];
                let asked = self.book.on_shuttle(room) || rooms.contains(&there.tile);
                !asked || !there.malfunction
            }),
            Requirement::Everybody => self.seats().all(|seat| survivors.has(seat)),
            Requirement::SelfDestruct => self.state.self_destruct.is_some(),
            Requirement::NoVeterans => !survivors.iter().any(|other| self.is_veteran(other)),
            Requirement::Veteran => {
                survivors.without(seat).iter().any(|other| self.is_veteran(other))
            }
            Requirement::Knowledge { level } => self.knows(seat, *level),
            Requirement::Active => self.insight(seat).is_active(),
            Requirement::Explored { zones } => self.book.rooms().all(|room| {
                let zone = self.book.board.rooms[room.index()].zone.as_ref();
                self.state.rooms[room.index()].explored
                    || !zone.is_some_and(|zone| zones.contains(zone))
            }),
            Requirement::Alert => self.ended_by_procedure(),
            Requirement::Away => {
                matches!(self.crew(seat).place, Place::Evacuated(_) | Place::Bunker)
            }
            Requirement::Power { tokens, backup } => {
                !exploded
                    && self.circuits_on() >= *tokens
                    && (!backup || self.state.facility.backup)
            }
        }
    }

    /// Whether a character has come out of the ship alive, and not always worked here
    /// (`lock.setup.characters`).
    fn is_veteran(self, seat: Seat) -> bool {
        !self.catalog().characters[self.crew(seat).character.index()].worker
    }

    /// Every item card a character has, attached and taped ones one by one
    /// (`objective.items.attached`).
    #[must_use]
    pub fn item_cards(self, seat: Seat) -> usize {
        self.item_cards_of(seat, |_| true)
    }

    /// Item cards of a character that were found or crafted: not those it began with, and no quest
    /// items.
    #[must_use]
    pub fn finds(self, seat: Seat) -> usize {
        let items = &self.catalog().items;
        self.item_cards_of(seat, |item| matches!(items[item.index()].source, ItemSource::Deck(_)))
    }

    fn item_cards_of(self, seat: Seat, counts: impl Fn(ItemId) -> bool) -> usize {
        let crew = self.crew(seat);
        let held = crew.hands.as_slice().iter();
        let in_hands: usize = held
            .map(|held| {
                let thing = held.thing.item().filter(|item| counts(*item));
                let attached = held.attached.iter().filter(|item| counts(*item)).count();
                usize::from(thing.is_some()) + attached
            })
            .sum();
        let tapes = crew.hands.as_slice().iter().filter(|held| held.tape.is_some()).count() / 2;
        crew.inventory.iter().filter(|item| counts(*item)).count() + in_hands + tapes
    }

    /// Whether one of the quest items printed for a character has been unlocked.
    fn has_unlocked(self, seat: Seat) -> bool {
        let crew = self.crew(seat);
        let sheet = &self.catalog().characters[crew.character.index()];
        crew.quests.len() < sheet.quests.len()
    }

    /// Whether a character is as good as unhurt.
    fn is_fit(self, seat: Seat) -> bool {
        let crew = self.crew(seat);
        let open = crew.serious.iter().any(|wounded| !wounded.dressed);
        !open && crew.light <= 1 && !crew.slimed
    }

    /// Whether an egg lies anywhere or is carried by anyone, besides those of the nest's own board.
    fn has_stray_eggs(self) -> bool {
        let lying = self.state.rooms.iter().any(|room| room.eggs > 0);
        let carries = |seat| self.crew(seat).hands.iter().any(|held| held.thing == Thing::Egg);
        lying || self.seats().any(carries)
    }

    /// Whether the blue corpse lies in a room, or is carried by someone standing there.
    fn corpse_in(self, tile: derelict_content::TileId) -> bool {
        let blue = Thing::Corpse(Corpse::Blue);
        self.book.rooms().filter(|room| self.tile(*room) == tile).any(|room| {
            let lying = self.state.rooms[room.index()].corpses & Corpse::Blue.bit() != 0;
            let carried = self.seats().any(|seat| {
                let crew = self.crew(seat);
                let here = crew.room() == Some(room) || crew.place == Place::Dead(room);
                here && crew.hands.iter().any(|held| held.thing == blue)
            });
            lying || carried
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The first miniature on the board makes everybody choose an objective
    /// (`critical.encounter`).
    pub(crate) fn first_sight(&mut self) {
        // Where everybody has a requirement already there is nothing to settle on.
        if !std::mem::replace(&mut self.state.met, true) && !self.book.has_requirements() {
            self.tell("critical.encounter", Fact::FirstEncounter);
            self.choose_objectives();
        }
    }

    /// Asks everyone still needing an objective at once (`critical.encounter.order`).
    pub(crate) fn choose_objectives(&mut self) {
        let look = self.look();
        let choosing: SeatSet = look
            .seats()
            .filter(|seat| look.crew(*seat).alive() && look.crew(*seat).kept.is_none())
            .collect();
        self.open_window(WindowKind::Objectives, choosing, choosing);
    }

    pub(crate) fn objectives_kept(&mut self, poll: Poll) {
        for seat in poll.answered.iter() {
            let crew = self.crew(seat);
            let (kept, objective) = if poll.yes.has(seat) {
                (ObjectiveDeck::Corporate, crew.corporate)
            } else {
                (ObjectiveDeck::Personal, crew.personal)
            };
            crew.kept = Some(kept);
            self.whisper(
                "critical.encounter.secret",
                seat,
                Fact::ObjectiveKept { seat, objective },
            );
        }
    }

    /// Looks at one objective of another player.
    fn peek_objective(&mut self, seat: Seat, of: Seat, which: Option<Choice>) {
        let deck = match which {
            Some(Choice::Corporate) => ObjectiveDeck::Corporate,
            _ => ObjectiveDeck::Personal,
        };
        self.read_objective("effect.peek.objective", seat, of, Some(deck));
        self.watch_objective(seat, of, Some(deck));
    }

    /// A seat sees the objective another has kept, or before that one of two.
    pub(crate) fn read_objective(
        &mut self,
        rule: &'static str,
        seat: Seat,
        of: Seat,
        deck: Option<ObjectiveDeck>,
    ) {
        let turn = self.state.turn;
        if let Some(objective) = self.look().kept_objective(of) {
            self.state.knowledge[seat.index()].kept[of.index()] = turn;
            let seen = Fact::KeptObjectiveSeen { seat, of, objective };
            return self.whisper(rule, seat, seen);
        }
        let crew = &self.state.crew[of.index()];
        let (deck, objective) = match deck {
            Some(ObjectiveDeck::Corporate) => (ObjectiveDeck::Corporate, crew.corporate),
            _ => (ObjectiveDeck::Personal, crew.personal),
        };
        self.state.knowledge[seat.index()].objectives[of.index()][deck as usize] = turn;
        let seen = Fact::ObjectiveSeen { seat, of, deck, objective };
        self.whisper(rule, seat, seen);
    }
}

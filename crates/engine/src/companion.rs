//! The companion: a figure of its owner's that walks, listens and fetches.

use derelict_content::{CorridorId, Discovery, Passive, RoomId, RoomTrait, TraitEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact, Passage};
use crate::frame::{Frame, Question};
use crate::mode::Mode;
use crate::noise::{Afar, Ambush};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::retinue::Companion;
use crate::search::Search;
use crate::seat::Seat;
use crate::state::Door;
use crate::verb::{Deed, Doable, Unaimed};

/// Moves the companion, room by room (`after.effect.companion.move`).
pub(crate) struct CompanionMove {
    pub steps: u8,
    pub recall: bool,
}

impl Unaimed for CompanionMove {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let lost = look.companion_room().is_none();
        docket.when(lost, "after.hunter.laika-gone", Reason::NoTarget);
        if docket.is_settled() {
            return;
        }
        let stays = match self.recall {
            true => look.state.retinue.companion == Companion::Board,
            false => look.companion_ways().next().is_none() && !look.may_maul(deed.seat),
        };
        docket.when(stays, "after.effect.companion.move", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        if self.recall {
            play.call_back("after.hunter.laika-call");
        }
        play.ask_companion(seat, self.steps);
    }
}

/// A search of the companion's room, from which it returns (`after.effect.companion.search`).
pub(crate) struct CompanionSearch;

impl CompanionSearch {
    fn there(look: Look<'_>, deed: Deed) -> Option<Deed> {
        Some(Deed { room: look.companion_room()?, ..deed })
    }
}

impl Doable for CompanionSearch {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let Some(there) = Self::there(look, deed) else {
            return docket.object("after.hunter.laika-gone", Reason::NoTarget);
        };
        let rule = "after.effect.companion.search-rules";
        docket.when(!look.state.rooms[there.room.index()].explored, rule, Reason::NeverSearched);
        docket.when(look.infested(there.room), rule, Reason::IntruderHere);
        Search { empty: false }.objections(look, there, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if let Some(there) = Self::there(look, deed) {
            Search { empty: false }.aims(look, there, named, out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let Some(there) = Self::there(play.look(), deed) {
            play.call_back("after.effect.companion.search");
            Search { empty: false }.carry_out(play, there, named);
        }
    }
}

/// Takes the noise out of the corridors of the companion's room (`after.effect.companion.hush`).
pub(crate) struct CompanionHush;

impl Unaimed for CompanionHush {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let still = match look.companion_room() {
            Some(room) => look.noisy_ways(room).next().is_none(),
            None => true,
        };
        docket.when(still, "after.effect.companion.hush", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        if let Some(room) = play.look().companion_room() {
            play.hush_around("after.effect.companion.hush", room);
        }
    }
}

impl<'a> Look<'a> {
    /// Whose companion it is.
    fn handler(self) -> Option<Seat> {
        self.with_trait(TraitEffect::Companion).next()
    }

    /// The room the companion is in, as long as its owner walks the ship
    /// (`after.hunter.laika-from-board`).
    pub(crate) fn companion_room(self) -> Option<RoomId> {
        let beside = self.crew(self.handler()?).room()?;
        match self.state.retinue.companion {
            Companion::Board => Some(beside),
            Companion::Room(room) => Some(room),
            Companion::None | Companion::Gone => None,
        }
    }

    /// Whether the companion walks about in a room of its own (`after.hunter.laika-company`).
    pub(crate) fn is_companion_in(self, room: RoomId) -> bool {
        self.state.retinue.companion == Companion::Room(room)
    }

    /// Whether the companion is within its owner's reach (`after.hunter.laika-call-when`).
    pub(crate) fn may_take_up(self, seat: Seat) -> bool {
        let Companion::Room(room) = self.state.retinue.companion else { return false };
        self.crew(seat).room() == Some(room) && self.handler() == Some(seat)
    }

    /// Corridors it could take: not through closed doors, not to intruders
    /// (`after.hunter.laika-doors`, `after.hunter.laika-enter`).
    pub(crate) fn companion_ways(self) -> impl Iterator<Item = CorridorId> + 'a {
        let ways = self.companion_room().map_or(&[][..], |room| self.book.neighbours(room));
        ways.iter().filter_map(move |(corridor, to)| {
            let open = self.door(*corridor) != Door::Closed && !self.infested(*to);
            open.then_some(*corridor)
        })
    }

    /// Whether a companion that stays hurts an intruder (`after.effect.companion.idle`).
    fn may_maul(self, seat: Seat) -> bool {
        self.in_combat(seat)
            && self.companion_room().is_some()
            && self.bears(seat, &Passive::Maul).is_some()
    }

    /// Where the companion could be moved to, called back, or left.
    pub(crate) fn companion_options(self, out: &mut Vec<Choice>) {
        out.extend(self.companion_ways().map(Choice::Corridor));
        if matches!(self.state.retinue.companion, Companion::Room(_)) {
            out.push(Choice::Recall);
        }
        out.push(Choice::Done);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Right before the owner's first round of a turn (`after.hunter.laika-when`).
    pub(crate) fn offer_walk(&mut self, seat: Seat) {
        let look = self.look();
        if look.state.retinue.walked || !look.has_trait(seat, TraitEffect::Companion) {
            return;
        }
        self.state.retinue.walked = true;
        if self.state.crew[seat.index()].room().is_some() {
            self.ask_companion(seat, 1);
        }
    }

    fn ask_companion(&mut self, seat: Seat, left: u8) {
        let look = self.look();
        let roams = matches!(look.state.retinue.companion, Companion::Room(_));
        let moves = look.companion_ways().next().is_some() || roams;
        if look.companion_room().is_some() && (moves || look.may_maul(seat)) {
            self.ask(Question::Companion { seat, left });
        }
    }

    pub(crate) fn answer_companion(&mut self, seat: Seat, left: u8, choice: Choice) {
        match choice {
            Choice::Corridor(corridor) => {
                if left > 1 {
                    self.push(Frame::Heel { seat, left: left - 1 });
                }
                self.walk_companion(seat, corridor);
            }
            Choice::Recall => self.call_back("after.hunter.laika-call"),
            _ if self.look().may_maul(seat) => self.ask(Question::Maul { seat }),
            _ => {}
        }
    }

    /// The next of several moves, unless it was called back (`after.effect.companion.steps`).
    pub(crate) fn heel(&mut self, seat: Seat, left: u8) {
        if matches!(self.state.retinue.companion, Companion::Room(_)) {
            self.ask_companion(seat, left);
        }
    }

    pub(crate) fn answer_maul(&mut self, choice: Choice) {
        if let Choice::Intruder(mini) = choice {
            self.injure("after.effect.companion.idle", mini, 1, Cause::Companion);
        }
    }

    /// It walks into a neighbouring room, turns it up and is heard.
    fn walk_companion(&mut self, seat: Seat, corridor: CorridorId) {
        let Some(from) = self.look().companion_room() else { return };
        let to = self.book.across(corridor, from);
        self.state.retinue.companion = Companion::Room(to);
        let by = Passage::Corridor(corridor);
        self.tell("after.hunter.laika-trait", Fact::CompanionMoved { seat, from, to, by });
        let told = !self.state.rooms[to.index()].explored && self.turn_up_for(seat, to, corridor);
        if !told {
            self.push(Frame::Sniff { seat, room: to });
        }
    }

    /// Turns a room up as a character would; whether its token takes the place of the noise roll
    /// (`after.hunter.laika-explore`).
    fn turn_up_for(&mut self, seat: Seat, room: RoomId, corridor: CorridorId) -> bool {
        let tile = self.look().tile(room);
        self.room(room).explored = true;
        self.tell("after.hunter.laika-explore", Fact::RoomExplored { seat, room, tile });
        self.forget_tile(room);
        let Some(token) = self.room(room).token.take() else { return false };
        self.state.tokens_gone.add(token);
        self.tell("after.hunter.laika-tokens", Fact::TokenRevealed { room, token });
        let token = self.exchange_for_lair(room, token);
        let found = &self.book.catalog.exploration[token.index()];
        if !self.book.has_trait(tile, RoomTrait::NoItems) {
            let solo = self.state.mode == Mode::Solo;
            let items = if solo { found.items.div_ceil(2) } else { found.items };
            self.room(room).items = items;
            self.tell("explore.counter", Fact::ItemsCounted { room, items });
        }
        match found.discovery {
            Discovery::Silence => self.tell("explore.silence", Fact::Silence { room }),
            Discovery::Danger => self.danger("after.hunter.laika-danger", room),
            Discovery::Lair => self.find_lair(room),
            Discovery::Turret => {
                self.find_turret(token, room);
                return false;
            }
            Discovery::Slime => return false,
            Discovery::Fire => {
                self.place_fire("after.hunter.laika-tokens", room);
                return false;
            }
            Discovery::Malfunction => {
                self.place_malfunction("after.hunter.laika-tokens", room);
                return false;
            }
            Discovery::Doors => {
                // The roll comes after the door, which may have to be taken from elsewhere.
                self.push(Frame::Sniff { seat, room });
                self.close_door_if_free("after.hunter.laika-tokens", seat, corridor);
            }
        }
        true
    }

    /// The noise of its coming in, if nobody is there (`after.hunter.laika-roll`).
    pub(crate) fn sniff(&mut self, seat: Seat, room: RoomId) {
        let alone = !self.look().is_peopled(room);
        if !alone || !self.look().is_companion_in(room) {
            return;
        }
        self.noise_afar(Afar {
            rule: "after.hunter.laika-noise",
            danger: "after.hunter.laika-danger",
            by: seat,
            room,
            ambush: Ambush::Never,
        });
    }

    /// It is on the board again, from any distance (`after.hunter.laika-call`).
    pub(crate) fn call_back(&mut self, rule: &'static str) {
        if let Companion::Room(room) = self.state.retinue.companion {
            self.state.retinue.companion = Companion::Board;
            if let Some(seat) = self.look().handler() {
                self.tell(rule, Fact::CompanionCalled { seat, room });
            }
        }
    }

    /// An intruder has come into its room (`after.hunter.laika-intruder`).
    pub(crate) fn flush_companion(&mut self, room: RoomId) {
        if self.look().is_companion_in(room) {
            self.call_back("after.hunter.laika-intruder");
        }
    }

    /// Its owner goes where it cannot be (`after.hunter.laika-pod`, `after.hunter.laika-gone`).
    pub(crate) fn take_along(&mut self, rule: &'static str, seat: Seat) {
        if self.look().has_trait(seat, TraitEffect::Companion) {
            self.call_back(rule);
        }
    }

    /// Somebody is on board no more: what was with them goes along or comes back.
    pub(crate) fn part(&mut self, seat: Seat) {
        self.take_along("after.hunter.laika-gone", seat);
        self.release_drone(seat);
    }

    /// The companion of the dead is gone, unless they may return (`after.hunter.laika-gone`,
    /// `after.hunter.laika-revive`).
    pub(crate) fn mourn(&mut self, seat: Seat) {
        if self.state.mode != Mode::Coop && self.look().has_trait(seat, TraitEffect::Companion) {
            self.state.retinue.companion = Companion::Gone;
        }
    }

    /// It leaves the game for its owner's sake (`after.effect.companion.shield`).
    pub(crate) fn lose_companion(&mut self, seat: Seat) {
        self.state.retinue.companion = Companion::Gone;
        self.tell("after.effect.companion.shield", Fact::CompanionLost { seat });
    }
}

impl Look<'_> {
    /// Whether a character or an intruder is in a room.
    fn is_peopled(self, room: RoomId) -> bool {
        self.infested(room) || self.seats().any(|seat| self.noise_room(seat) == Some(room))
    }
}

impl Companion {
    /// Whether it is still in the game.
    #[must_use]
    pub fn is_there(self) -> bool {
        matches!(self, Self::Board | Self::Room(_))
    }
}

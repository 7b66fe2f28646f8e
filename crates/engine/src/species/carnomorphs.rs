//! The Carnomorphs: they grow by feeding, adapt as they grow, and change whom they touch.

use std::sync::OnceLock;

use derelict_content::{CombatFace, KindId, MiniId, Rank, Remains, RoomId, TokenFace, TokenId};

use super::intruders;
use crate::citation::Citations;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Question, TurnStep};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::view::CrewMark;

/// The steps of a turn in order (`carno.event.order`); the attacks are those of a feast.
pub(super) const STEPS: &[TurnStep] = intruders::STEPS;

/// What can be marked on a character.
pub(super) const MARKS: &[CrewMark] = &[CrewMark::Slime, CrewMark::Signal, CrewMark::Mutation];

/// Shamblers that a dead one leaves behind (`carno.injury.fleshbeast`, `carno.injury.butcher`).
const BROOD: [(Rank, usize); 2] = [(Rank::Breeder, 1), (Rank::Queen, 2)];

/// Which rules stand in the place of those of the base game.
pub(super) fn citations() -> &'static Citations {
    static CITATIONS: OnceLock<Citations> = OnceLock::new();
    CITATIONS.get_or_init(|| {
        Citations::read(include_str!("../../../../rules/citations/carnomorphs.tsv"))
    })
}

/// All but the weakest hunt, and hide when they lurk (`carno.effect.event.stalk`,
/// `carno.effect.event.lurk`).
pub(super) fn is_grown(book: &Rulebook, kind: KindId) -> bool {
    book.rank(kind) > Some(Rank::Creeper)
}

/// The stronger eat the weakest (`carno.feed.eat`).
pub(super) fn eaten(book: &Rulebook) -> Option<KindId> {
    book.of_rank(Rank::Creeper)
}

/// The sides with a symbol hurt those who bear it, or a weaker one (`carno.hit.faces`).
pub(super) fn die_injuries(book: &Rulebook, face: CombatFace, kind: KindId) -> u8 {
    intruders::die_injuries(book, face, kind)
}

pub(super) fn blood_rule(_: &Rulebook, _: KindId) -> &'static str {
    "carno.injury.numbers"
}

/// A character who waits in a pod is present in its section (`carno.term.pod`).
pub(super) fn holds_character(look: Look<'_>, room: RoomId) -> bool {
    look.seats().any(|seat| look.noise_room(seat) == Some(room))
}

/// Bag development (`carno.bag.draw`).
pub(super) fn develop<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    match play.book.token_face(token) {
        TokenFace::Blank => {
            call_back(play);
            metagorger_into_bag(play, "carno.bag.blank-rest");
            loud(play, token);
        }
        TokenFace::Kind(kind) => match play.book.rank(kind) {
            Some(Rank::Creeper) => {
                breed(play, kind);
                play.return_token("carno.bag.red", token);
            }
            Some(Rank::Queen) => summon(play, kind, token),
            Some(Rank::Larva | Rank::Adult | Rank::Breeder) | None => loud(play, token),
        },
        TokenFace::Blue(_) | TokenFace::Unnamed | TokenFace::Insanity(_) => loud(play, token),
    }
}

/// Everybody out of combat rolls for noise; the token waits outside the bag.
fn loud<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let seats = play.look().awake();
    play.push(Frame::LoudToken { token });
    play.push(Frame::NoiseRolls { seats, ducts: 0 });
}

/// After the rolls a blue token gives way to a red one, the others go back
/// (`carno.bag.blue-order`).
pub(super) fn quiet_down<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let rule = match play.book.token_face(token) {
        TokenFace::Blue(_) => {
            play.set_token_aside("carno.bag.blue", token);
            return metagorger_into_bag(play, "carno.bag.blue");
        }
        TokenFace::Kind(kind) if play.book.rank(kind) == Some(Rank::Breeder) => {
            "carno.bag.fleshbeast"
        }
        TokenFace::Kind(_) => "carno.bag.shambler",
        TokenFace::Blank | TokenFace::Unnamed | TokenFace::Insanity(_) => "carno.bag.blank-rest",
    };
    play.return_token(rule, token);
}

/// A token of the weakest type, a red one if there is any (`carno.bag.red-first`).
fn metagorger_into_bag<S: EventSink>(play: &mut Play<'_, S>, rule: &'static str) {
    if let Some(kind) = play.book.of_rank(Rank::Creeper) {
        play.token_into_bag(rule, kind);
    }
}

pub(super) fn last_blank<S: EventSink>(play: &mut Play<'_, S>) {
    metagorger_into_bag(play, "carno.enc.blank-last");
}

/// Shamblers away from characters return to the bag (`carno.bag.blank-shamblers`).
fn call_back<S: EventSink>(play: &mut Play<'_, S>) {
    let adult = play.book.of_rank(Rank::Adult);
    for mini in play.book.minis() {
        let away = play.look().figure(mini).is_some_and(|figure| {
            Some(figure.kind) == adult && !holds_character(play.look(), figure.room)
        });
        if away {
            play.hide("carno.bag.blank-shamblers", mini);
        }
    }
}

/// One of the weakest in every room with one of them, with a heavy object, or with the nest
/// (`carno.bag.red`, `carno.bag.red-nest`).
fn breed<S: EventSink>(play: &mut Play<'_, S>, kind: KindId) {
    let look = play.look();
    let nest = look.explored_with(derelict_content::Role::Nest);
    let fertile = |room: &RoomId| {
        let figures = look.figures(*room);
        figures.iter().any(|mini| look.book.mini_kind(mini) == kind)
            || look.holds_object(*room)
            || nest == Some(*room) && !look.state.nest_destroyed
    };
    // All are found before any is filled (`carno.bag.red-snapshot`).
    let rooms: u32 = look.book.rooms().filter(fertile).fold(0, |set, room| set | 1 << room.0);
    let mut came = false;
    for room in play.book.rooms().filter(|room| rooms & (1 << room.0) != 0) {
        came |= play.put_spare("carno.bag.red", kind, room).is_some();
    }
    if came {
        play.first_sight();
    }
}

/// The mightiest comes to a slimed character, else to the first player; unless it fights already
/// (`carno.bag.butcher`, `carno.bag.butcher-absent`).
fn summon<S: EventSink>(play: &mut Play<'_, S>, kind: KindId, token: TokenId) {
    let look = play.look();
    let butcher = look.minis_of(kind).next();
    let fights = butcher.is_some_and(|mini| look.fights(mini));
    let Some((seat, room)) = summoned_to(look).filter(|_| !fights) else {
        return play.set_token_aside("carno.bag.butcher-absent", token);
    };
    if let Some(mini) = butcher {
        play.remove_mini(mini);
    }
    play.hush_around("carno.bag.butcher-encounter", room);
    match play.put_spare("carno.bag.butcher", kind, room) {
        Some(mini) => {
            play.push(Frame::Placed { mini, token, room, trigger: Some(seat) });
            play.first_sight();
        }
        None => play.set_token_aside("carno.bag.butcher-absent", token),
    }
}

/// Whose room it is: the slimed character with the fewest cards, else the first on the ship
/// (`carno.bag.butcher-tie`, `carno.bag.butcher-no-slime`).
fn summoned_to(look: Look<'_>) -> Option<(Seat, RoomId)> {
    let aboard = || look.in_order().filter_map(|seat| Some((seat, look.noise_room(seat)?)));
    let slimed = aboard().filter(|(seat, _)| look.is_slimed(*seat));
    slimed.min_by_key(|(seat, _)| look.crew(*seat).hand.len()).or_else(|| aboard().next())
}

/// A mutation card for who has none; the rest comes after it is chosen
/// (`carno.attack.metagorger-order`).
pub(super) fn touch<S: EventSink>(play: &mut Play<'_, S>, mini: MiniId, target: Seat) {
    play.push(Frame::Gnaw { mini, target });
    play.draw_mutation("carno.attack.metagorger", target);
}

/// What follows when one dies: a carcass of most, shamblers of the mightier; none of these where
/// everything in the room dies (`carno.injury.airlock`).
pub(super) fn fell<S: EventSink>(play: &mut Play<'_, S>, kind: KindId, room: RoomId, brood: bool) {
    let rank = play.book.rank(kind);
    if play.book.kind(kind).remains == Remains::Carcass {
        let rule = match rank {
            Some(Rank::Breeder) => "carno.injury.fleshbeast",
            _ => "carno.injury.metagorger-shambler",
        };
        play.leave_carcass(rule, room);
    }
    let own = BROOD.iter().find(|(bearer, _)| Some(*bearer) == rank).filter(|_| brood);
    if let (Some((bearer, count)), Some(adult)) = (own, play.book.of_rank(Rank::Adult)) {
        let rule = match bearer {
            Rank::Queen => "carno.injury.butcher",
            _ => "carno.injury.fleshbeast",
        };
        for _ in 0..*count {
            play.put_spare(rule, adult, room);
        }
    }
    if play.book.kind(kind).only {
        play.bury_queen(kind);
    }
}

/// A shambler stands where somebody has changed for good (`carno.marker.death`).
pub(super) fn offspring<S: EventSink>(play: &Play<'_, S>) -> Option<KindId> {
    play.book.of_rank(Rank::Adult)
}

/// Whoever wishes it loses the mutation card (`carno.mut.remove`).
pub(super) fn cure<S: EventSink>(play: &mut Play<'_, S>, seat: Seat) {
    if play.look().mutation(seat).card.is_some() {
        play.ask(Question::Cure { seat });
    }
}

impl Look<'_> {
    /// A miniature of a type that may come onto the board; the mightiest not once it is dead
    /// (`carno.injury.butcher-gone`).
    pub(crate) fn free_mini(self, kind: KindId) -> Option<MiniId> {
        let gone = self.book.kind(kind).only && self.state.queen_killed;
        self.spare_mini(kind).filter(|_| !gone)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The rest of a metagorger's attack, whether its target lives or not
    /// (`carno.attack.metagorger-dead`).
    pub(crate) fn gnaw(&mut self, mini: MiniId, target: Seat) {
        self.take_contamination("carno.attack.metagorger", target);
        self.light_wounds("carno.attack.metagorger", target, 1, Cause::Attack);
        if let Some(adult) = self.book.of_rank(Rank::Adult) {
            self.token_into_bag("carno.attack.metagorger-after", adult);
        }
        if let Some(room) = self.remove_mini(mini) {
            let rule = "carno.attack.metagorger-after";
            self.tell(rule, Fact::IntruderRemoved { mini, room });
        }
    }

    /// Carcasses nobody carries come back, and attack where somebody is
    /// (`carno.effect.event.reawaken.order`).
    pub(crate) fn reawaken(&mut self, kind: KindId) {
        let mut risen = MiniSet::default();
        for room in self.book.rooms() {
            if self.state.rooms[room.index()].carcasses > 0
                && let Some(mini) = self.put_spare("carno.effect.event.reawaken", kind, room)
            {
                self.room(room).carcasses -= 1;
                risen.add(mini);
            }
        }
        if !risen.is_empty() {
            self.push(Frame::AttackStep { todo: risen, stamp: self.state.arrivals });
            self.first_sight();
        }
    }

    /// The mightiest is put beside a slimed character; where it is not on the board the slimed make
    /// noise (`carno.effect.event.prowl`).
    pub(crate) fn prowl(&mut self) {
        let look = self.look();
        let slimed: SeatSet = look.awake().iter().filter(|seat| look.is_slimed(*seat)).collect();
        let only = |mini: &MiniId| look.book.kind(look.book.mini_kind(*mini)).only;
        let butcher = look.book.minis().find(only).and_then(|mini| look.figure(mini));
        let Some(butcher) = butcher else {
            return self.push(Frame::NoiseRolls { seats: slimed, ducts: 0 });
        };
        let marked = look.in_order().find(|seat| slimed.has(*seat));
        let room = marked.and_then(|seat| look.noise_room(seat));
        if let Some(room) = room.filter(|_| !look.holds_character(butcher.room)) {
            self.state.minis[butcher.id.index()].room = Some(room);
            self.note_intruder(butcher.id);
            let fact = Fact::IntruderPlaced { mini: butcher.id, room };
            self.tell("carno.effect.event.prowl", fact);
            self.intruder_in(room);
        }
    }

    /// Those who still grow move to heavy objects next door (`carno.effect.event.scavenge`).
    pub(crate) fn scavenge(&mut self) {
        let grows = |look: Look<'_>, kind: KindId| look.book.kind(kind).next.is_some();
        let holds = |look: Look<'_>, room: RoomId| look.holds_object(room);
        self.gather("carno.effect.event.scavenge", grows, holds);
    }

    /// Does something for everybody outside a pod, in order (`carno.effect.event.who`).
    pub(crate) fn mark_carriers(&mut self) {
        let look = self.look();
        let marked = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| look.holds_object(room))
        };
        let seats: Pile<Seat, { crate::seat::MAX_SEATS }> =
            look.in_order().filter(marked).collect();
        for seat in seats.iter() {
            self.slime("carno.effect.event.slime", seat);
        }
    }
}

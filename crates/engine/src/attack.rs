//! Intruder attacks: the card, the shields, the effects; larvae.

use derelict_content::{AttackEffect, AttackId, MiniId, Reaction, RoomId, WeaknessEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact, SharedDeck};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::state::Mini;
use crate::verb::{Deed, Doable};

impl Look<'_> {
    /// Characters an attack card would strike.
    fn struck(self, mini: MiniId, target: Seat, card: AttackId) -> SeatSet {
        let card = &self.catalog().attacks[card.index()];
        let sweeping = card
            .effects
            .iter()
            .any(|effect| matches!(effect, AttackEffect::Lethal { room: true, .. }));
        match self.state.minis[mini.index()].room {
            Some(room) if sweeping => self.present(room).collect(),
            _ => SeatSet::only(target),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The intruder attack step: everyone sharing a room with a character attacks once.
    pub(crate) fn begin_attack_step(&mut self) {
        let look = self.look();
        let todo = look
            .all_figures()
            .filter(|figure| look.book.attacks(figure.kind) && look.fights(figure.id))
            .map(|figure| figure.id)
            .collect();
        self.push(Frame::AttackStep { todo, stamp: self.state.arrivals });
    }

    pub(crate) fn attack_step(&mut self, mut todo: MiniSet, stamp: u16) {
        let look = self.look();
        let next = look.all_figures().find(|figure| {
            todo.has(figure.id) && look.state.minis[figure.id.index()].since <= stamp
        });
        let Some(figure) = next else { return };
        todo.remove(figure.id);
        let prey = self.choose_prey(figure.room);
        self.push(Frame::AttackStep { todo, stamp });
        if let Some(target) = prey {
            self.push(Frame::Attack { mini: figure.id, target, surprise: false });
        }
    }

    /// One attack on one character.
    pub(crate) fn attack(&mut self, mini: MiniId, target: Seat, surprise: bool) {
        let Some(figure) = self.look().figure(mini) else {
            return;
        };
        if self.state.crew[target.index()].room() != Some(figure.room) {
            return;
        }
        if !std::mem::take(&mut self.state.retinue.turned) {
            self.tell("attack.when", Fact::AttackBegan { mini, target });
            self.push(Frame::Attack { mini, target, surprise });
            if self.turn_window(target) {
                self.state.retinue.turned = true;
                return;
            }
            self.state.frames.pop();
        }
        if self.book.touches(figure.kind) || surprise && self.book.startles() {
            self.push(Frame::Infest { mini, target });
            self.answer_window(target);
            if surprise {
                self.shield_window(SeatSet::only(target), Reaction::IgnoreSurprise);
            }
            return;
        }
        if !surprise && self.offer_redirection(mini, target) {
            return;
        }
        self.strike_by_card(mini, target, surprise);
    }

    /// Draws the card of an attack, and strikes with it.
    pub(crate) fn strike_by_card(&mut self, mini: MiniId, target: Seat, surprise: bool) {
        if let Some(card) = self.draw_attack_card() {
            self.turn_up("attack.card", card);
            self.strike_with(mini, target, card, surprise);
        }
    }

    /// An attack card drawn is shown to everybody.
    pub(crate) fn turn_up(&mut self, rule: &'static str, card: AttackId) {
        self.state.attacks.discard(card);
        self.tell(rule, Fact::AttackCardDrawn { card });
    }

    /// Resolves an attack card on a target.
    pub(crate) fn strike_with(
        &mut self,
        mini: MiniId,
        target: Seat,
        card: AttackId,
        surprise: bool,
    ) {
        let Some(figure) = self.look().figure(mini) else { return };
        if !self.book.catalog.attacks[card.index()].hits.contains(&figure.kind) {
            self.tell("attack.miss", Fact::AttackMissed { mini, target });
            return;
        }
        self.tell("attack.hit", Fact::AttackHit { mini, target, card });
        let struck = self.look().struck(mini, target, card);
        let shielded = SeatSet::NONE;
        self.push(Frame::AttackCard { mini, target, card, effect: 0, shielded });
        self.shield_window(struck, Reaction::IgnoreAttack);
        self.appease_window(target);
        if surprise && self.look().in_darkness(target) {
            self.shield_window(struck, Reaction::IgnoreDarkSurprise);
        }
        if surprise {
            self.shield_window(struck, Reaction::IgnoreSurprise);
        }
    }

    /// Takes an attack card, rebuilding the deck when it has run out.
    pub(crate) fn draw_attack_card(&mut self) -> Option<AttackId> {
        self.ready(SharedDeck::Attacks, 1);
        let card = self.state.attacks.draw();
        self.drawn(SharedDeck::Attacks);
        card
    }

    /// Carries out the effects of an attack card, one after another.
    pub(crate) fn attack_card(
        &mut self,
        mini: MiniId,
        target: Seat,
        card: AttackId,
        effect: u8,
        shielded: SeatSet,
    ) {
        // The attacker may have given way to another by now (`lock.effect.attack.evolve`).
        let room = self.state.minis[mini.index()].room.or(self.state.crew[target.index()].room());
        let dark = room.is_some_and(|room| !self.look().lit(room));
        let Some(next) = self.book.attack_effect(card, effect, dark) else {
            return;
        };
        self.push(Frame::AttackCard { mini, target, card, effect: effect + 1, shielded });
        let dead = !self.state.crew[target.index()].alive();
        // What it does to itself or to the room it does whatever becomes of its target.
        let own =
            matches!(next, AttackEffect::Heal | AttackEffect::Spawn { .. } | AttackEffect::Carcass);
        let safe = shielded.has(target) || dead && !own;
        match next {
            AttackEffect::Duplicate => self.duplicate(mini),
            AttackEffect::AttackAgain => self.attack_again(mini, target),
            AttackEffect::Lethal { at, room: true, .. } => {
                if let Some(room) = self.state.minis[mini.index()].room {
                    let mut seats: SeatSet = self.look().present(room).collect();
                    seats.0 &= !shielded.0;
                    self.push(Frame::LethalAll { seats, at: *at });
                }
            }
            _ if safe => {}
            AttackEffect::LightWounds { wounds } => {
                self.light_wounds("effect.attack.wounds", target, *wounds, Cause::Attack);
            }
            AttackEffect::Contamination { cards } => {
                for _ in 0..*cards {
                    self.take_contamination("effect.attack.wounds", target);
                }
            }
            AttackEffect::Slime => self.slime("effect.attack.wounds", target),
            AttackEffect::Chase => self.begin_chase(mini, target),
            AttackEffect::Infest => self.host_larva("lock.effect.attack.host", target),
            AttackEffect::Finish { at, shadow } => {
                let common = self.book.is_common(self.book.mini_kind(mini));
                self.finish(target, *at, *shadow && common);
            }
            AttackEffect::Lethal { at, room: false, bite, wounds, open } => {
                let raging = self.look().has_open_wound(target);
                let common = self.book.is_common(self.book.mini_kind(mini));
                let softened = *bite && common && self.look().weakness(WeaknessEffect::Fighting);
                let rule =
                    if *wounds > 1 { "void.effect.attack.brain" } else { "effect.attack.lethal" };
                self.lethal(rule, target, *at, softened);
                // Whoever is killed by the first suffers no more.
                for _ in 1..*wounds + if raging { *open } else { 0 } {
                    self.serious_wound(rule, target, Cause::Attack);
                }
            }
            AttackEffect::SeriousWounds { wounds } => {
                for _ in 0..*wounds {
                    self.serious_wound("void.effect.attack.panic", target, Cause::Attack);
                }
            }
            AttackEffect::Panic => self.push(Frame::Panics { seats: SeatSet::only(target) }),
            AttackEffect::Heal => {
                let injuries = std::mem::take(&mut self.state.minis[mini.index()].injuries);
                if injuries > 0 {
                    let healed = Fact::IntruderHealed { mini, injuries };
                    self.tell("carno.effect.attack.devour", healed);
                }
            }
            AttackEffect::Spawn { kind } => {
                if let Some(room) = self.state.minis[mini.index()].room {
                    self.put_spare("carno.effect.attack.spawn", *kind, room);
                }
            }
            AttackEffect::Carcass => {
                if let Some(room) = self.state.minis[mini.index()].room {
                    self.leave_carcass("carno.effect.attack.carcass", room);
                }
            }
            AttackEffect::Transform => self.transform(mini, target),
            AttackEffect::Summon => self.summon(mini),
        }
    }

    /// Judges every character of a room separately, lower player number first
    /// (`effect.attack.room`).
    pub(crate) fn lethal_all(&mut self, mut seats: SeatSet, at: u8) {
        let Some(seat) = seats.iter().next() else {
            return;
        };
        seats.remove(seat);
        self.push(Frame::LethalAll { seats, at });
        self.lethal("effect.attack.room", seat, at, false);
    }

    /// Kills a character badly wounded already, else wounds it.
    fn lethal(&mut self, rule: &'static str, seat: Seat, at: u8, softened: bool) {
        if !self.state.crew[seat.index()].alive() {
        } else if self.state.crew[seat.index()].serious.len() >= at as usize {
            self.die(rule, seat, Cause::Attack);
        } else if softened {
            self.light_wounds("effect.weak.fighting", seat, 1, Cause::Attack);
        } else {
            self.serious_wound(rule, seat, Cause::Attack);
        }
    }

    /// The attacking creeper becomes a breeder, injuries and all.
    fn transform(&mut self, mini: MiniId, target: Seat) {
        let next = self.book.kind(self.book.mini_kind(mini)).next;
        let Some(breeder) = next.and_then(|kind| self.look().spare_mini(kind)) else {
            return;
        };
        let creeper = std::mem::take(&mut self.state.minis[mini.index()]);
        self.state.arrivals += 1;
        self.state.minis[breeder.index()] = Mini { since: self.state.arrivals, ..creeper };
        self.note_exchange(mini, breeder);
        self.tell("effect.attack.transform", Fact::IntruderTransformed { from: mini, to: breeder });
        // In the facility it is the dark that makes it strike again.
        let startled = self.look().facility().is_none();
        if startled && self.state.crew[target.index()].hand.is_empty() {
            self.push(Frame::Attack { mini: breeder, target, surprise: true });
        }
    }

    /// Another one of the attacker's type appears and rests (`void.effect.attack.duplicate`).
    fn duplicate(&mut self, mini: MiniId) {
        let kind = self.book.mini_kind(mini);
        if let Some(room) = self.state.minis[mini.index()].room
            && self.place_intruder("void.effect.attack.duplicate", kind, room).is_some()
        {
            self.first_sight();
        }
    }

    /// Another intruder appears and rests (`effect.attack.summon`).
    fn summon(&mut self, mini: MiniId) {
        let Some(room) = self.state.minis[mini.index()].room else {
            return;
        };
        let Some(token) = self.draw_token("effect.attack.summon") else {
            return;
        };
        match self.book.token_kind(token) {
            None => self.return_token("effect.attack.summon.blank", token),
            Some(kind) => {
                if self.place_intruder("effect.attack.summon", kind, room).is_some() {
                    self.set_token_aside("effect.attack.summon.noise", token);
                    self.first_sight();
                } else {
                    self.return_token("intruder.minis.adults-combat", token);
                }
            }
        }
    }
}

/// Makes an intruder of the room attack another character, or the user if nobody else is there
/// (`carno.effect.mutation.attack`).
pub(crate) struct Provoke;

impl Doable for Provoke {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.provocable(deed.room).next().is_none();
        docket.when(none, "carno.effect.mutation.attack", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.provocable(deed.room).map(Choice::Intruder));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), ..] = *named {
            let target = play.choose_prey_besides(deed.room, deed.seat).unwrap_or(deed.seat);
            play.push(Frame::Attack { mini, target, surprise: false });
        }
    }
}

impl<'a> Look<'a> {
    /// Figures of a room that can be made to attack.
    fn provocable(self, room: RoomId) -> impl Iterator<Item = MiniId> + 'a {
        let figures = self.figures(room);
        (0..figures.len())
            .map(move |index| figures.as_slice()[index])
            .filter(move |mini| self.book.attacks(self.book.mini_kind(*mini)))
    }
}

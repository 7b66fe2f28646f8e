//! What attack cards of the facility do besides wounding: following, infesting, striking again, and
//! attacks of things that are nowhere on the board.

use derelict_content::{AttackEffect, AttackId, KindId, MiniId, WeaknessEffect};

use crate::affliction::Affliction;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::Seat;

impl Rulebook {
    /// An effect of an attack card, counted through both its parts; that for darkness comes last
    /// (`lock.attack.dark`, `lock.effect.dark.part`).
    pub(crate) fn attack_effect(
        &self,
        card: AttackId,
        effect: u8,
        dark: bool,
    ) -> Option<&AttackEffect> {
        let card = &self.catalog.attacks[card.index()];
        let more = if dark { &card.dark[..] } else { &[] };
        card.effects.iter().chain(more).nth(effect.into())
    }
}

impl Look<'_> {
    /// Whether a serious wound of a character is not dressed.
    pub(crate) fn has_open_wound(self, seat: Seat) -> bool {
        self.crew(seat).serious.iter().any(|wounded| !wounded.dressed)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Kills at so many serious wounds, those just dealt included, unless it comes out of shadows that
    /// the target has learned to be wary of (`lock.effect.dark.count`, `lock.effect.weak.shadows`).
    pub(crate) fn finish(&mut self, target: Seat, at: u8, of_shadows: bool) {
        let wary = of_shadows && self.look().weakness_for(target, WeaknessEffect::Shadows);
        let crew = &self.state.crew[target.index()];
        if crew.alive() && crew.serious.len() >= usize::from(at) && !wary {
            self.die("lock.effect.dark.count", target, Cause::Attack);
        }
    }

    /// A larva on the character board, if there is none (`lock.effect.attack.host`,
    /// `lock.effect.attack.host.second`).
    pub(crate) fn host_larva(&mut self, rule: &'static str, target: Seat) {
        if !self.state.crew[target.index()].affliction.is_larva() {
            self.crew(target).affliction = Affliction::Larva;
            self.tell(rule, Fact::LarvaInfested { seat: target });
        }
    }

    /// What the attacker has become attacks the same target at once, with a new card
    /// (`lock.effect.attack.evolve`).
    pub(crate) fn attack_again(&mut self, mini: MiniId, target: Seat) {
        // The miniature that has begun the attack has given way to another.
        let grown = self.book.kind(self.book.mini_kind(mini)).next;
        let room = self.state.crew[target.index()].room();
        let look = self.look();
        let newest = grown.and_then(|kind| {
            let there =
                look.minis_of(kind).filter(|mini| look.state.minis[mini.index()].room == room);
            there.max_by_key(|mini| look.state.minis[mini.index()].since)
        });
        let stands = look.state.minis[mini.index()].room.is_some();
        if let Some(mini) = newest.filter(|_| !stands && room.is_some()) {
            self.push(Frame::Attack { mini, target, surprise: false });
        }
    }

    /// The attacker will follow whoever escapes from it with an undressed serious wound
    /// (`lock.effect.move.chase`).
    pub(crate) fn begin_chase(&mut self, mini: MiniId, prey: Seat) {
        let escaping = |frame: Frame| matches!(frame, Frame::Escape { seat, .. } if seat == prey);
        if !self.state.frames.iter().any(escaping) || !self.look().has_open_wound(prey) {
            return;
        }
        // It follows once its prey has arrived, before anything is explored or heard: right below the
        // arrival, which is under way when it comes up.
        let arriving =
            |frame: &Frame| matches!(frame, Frame::Arrive(arrival) if arrival.seat == prey);
        let frames = self.state.frames.as_slice();
        let chased =
            |frame: &Frame| matches!(frame, Frame::Chase { mini: other, .. } if *other == mini);
        if let Some(place) = frames.iter().rposition(arriving)
            && !frames.iter().any(chased)
        {
            self.state.frames.insert(place, Frame::Chase { mini, prey });
        }
    }

    /// It comes after its prey through the corridor taken, and is no encounter
    /// (`lock.effect.move.chase.order`).
    pub(crate) fn chase(&mut self, mini: MiniId, prey: Seat) {
        let from = self.state.minis[mini.index()].room;
        let (Some(from), Some(to)) = (from, self.state.crew[prey.index()].room()) else { return };
        let way = self.book.neighbours(from).iter().find(|(_, there)| *there == to);
        if let Some((corridor, _)) = way {
            self.go_through("lock.effect.move.chase", mini, *corridor, to);
        }
    }

    /// An attack as by a type in darkness, of which there is no miniature: one card, checked for its
    /// symbol; what would move or replace the attacker does nothing (`lock.effect.dark.as-adult`,
    /// `lock.effect.dark.as-adult.none`).
    pub(crate) fn ambush(
        &mut self,
        kind: KindId,
        target: Seat,
        card: Option<AttackId>,
        effect: u8,
    ) {
        if !self.state.crew[target.index()].alive() {
            return;
        }
        let Some(card) = card else {
            let Some(card) = self.draw_attack_card() else { return };
            self.turn_up("lock.effect.dark.as-adult", card);
            if self.book.catalog.attacks[card.index()].hits.contains(&kind) {
                self.push(Frame::Ambush { kind, target, card: Some(card), effect });
            }
            return;
        };
        let Some(next) = self.book.attack_effect(card, effect, true) else { return };
        self.push(Frame::Ambush { kind, target, card: Some(card), effect: effect + 1 });
        let rule = "lock.effect.dark.as-adult";
        match next {
            AttackEffect::LightWounds { wounds } => {
                self.light_wounds(rule, target, *wounds, Cause::Attack);
            }
            AttackEffect::SeriousWounds { wounds } => {
                for _ in 0..*wounds {
                    self.serious_wound(rule, target, Cause::Attack);
                }
            }
            AttackEffect::Contamination { cards } => {
                for _ in 0..*cards {
                    self.take_contamination(rule, target);
                }
            }
            AttackEffect::Slime => self.slime(rule, target),
            AttackEffect::Infest => self.host_larva(rule, target),
            AttackEffect::Finish { at, shadow } => {
                self.finish(target, *at, *shadow && self.book.is_common(kind));
            }
            AttackEffect::Lethal { at, wounds, open, .. } => {
                let raging = self.look().has_open_wound(target);
                if self.state.crew[target.index()].serious.len() >= usize::from(*at) {
                    return self.die(rule, target, Cause::Attack);
                }
                for _ in 0..*wounds + if raging { *open } else { 0 } {
                    self.serious_wound(rule, target, Cause::Attack);
                }
            }
            AttackEffect::Transform
            | AttackEffect::AttackAgain
            | AttackEffect::Chase
            | AttackEffect::Summon
            | AttackEffect::Duplicate
            | AttackEffect::Heal
            | AttackEffect::Spawn { .. }
            | AttackEffect::Carcass
            | AttackEffect::Panic => {}
        }
    }
}

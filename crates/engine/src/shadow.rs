//! What somebody does about an attack, an encounter or an event in the dark: reactions that only the
//! facility has.

use derelict_content::{EventId, MiniId, ObjectKind, Reaction, RoomId, TokenId, WeaknessEffect};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Poll, Question, WindowKind};
use crate::play::{Look, Play};
use crate::seat::{Seat, SeatSet};
use crate::thing::Thing;

impl Look<'_> {
    /// The number of a token for a character: one for the light and one for darkness
    /// (`lock.encounter.number`, `lock.effect.weak.light`).
    #[must_use]
    pub fn surprise_number(self, token: TokenId, seat: Seat, light: bool) -> u8 {
        let token = &self.catalog().tokens[token.index()];
        if self.in_darkness(seat) && !light {
            return token.dark;
        }
        let shy = self.weakness_for(seat, WeaknessEffect::LightShy);
        token.number.saturating_sub(u8::from(shy))
    }

    /// Whether a character could by public knowledge use a light against a token
    /// (`lock.hidden.react-encounter`).
    fn could_light(self, seat: Seat, token: TokenId) -> bool {
        let token = &self.catalog().tokens[token.index()];
        self.in_darkness(seat)
            && token.number != token.dark
            && !self.crew(seat).hand.is_empty()
            && self.could_carry(seat, Reaction::Light)
    }

    /// Objects a character could give up to be left alone, and whom it could pass an attack on to
    /// (`lock.effect.react.pheromones`, `lock.effect.react.pheromones.pass`).
    pub(crate) fn appeasements(self, seat: Seat, out: &mut Vec<Choice>) {
        if self.holds_reaction(seat, Reaction::Appease) {
            let wanted = [ObjectKind::Egg, ObjectKind::Carcass].into_iter();
            out.extend(wanted.filter(|kind| self.bears_object(seat, *kind)).map(Choice::Object));
        }
        if self.holds_reaction(seat, Reaction::PassOn) {
            out.extend(self.company(seat).map(Choice::Seat));
        }
    }

    fn bears_object(self, seat: Seat, kind: ObjectKind) -> bool {
        self.crew(seat).hands.as_slice().iter().any(|held| held.thing.object() == Some(kind))
    }

    /// Whether by public knowledge the card of an attack could be answered so
    /// (`lock.hidden.react-pheromones`).
    fn could_appease(self, seat: Seat) -> bool {
        let baited = [ObjectKind::Egg, ObjectKind::Carcass]
            .into_iter()
            .any(|kind| self.bears_object(seat, kind));
        let appeases = baited && self.could_hold(seat, Reaction::Appease);
        let passes = self.company(seat).next().is_some() && self.could_hold(seat, Reaction::PassOn);
        appeases || passes
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Opens a window to one player, who is asked if it can really react.
    fn offer_one(&mut self, kind: WindowKind, seat: Seat, able: bool) {
        let window = SeatSet::only(seat);
        self.open_window(kind, window, if able { window } else { SeatSet::NONE });
    }

    /// A token was drawn; its meeter may use a light before anything is placed.
    pub(crate) fn meet_token(&mut self, token: TokenId, room: RoomId, trigger: Option<Seat>) {
        self.push(Frame::Met { token, room, trigger, light: false });
        let meeter = trigger.filter(|seat| self.look().could_light(*seat, token));
        if let Some(seat) = meeter {
            let able = self.look().reacting_item(seat, Reaction::Light).is_some()
                && self.state.crew[seat.index()].action_cards() > 0;
            self.offer_one(WindowKind::Light, seat, able);
        }
    }

    pub(crate) fn light_up(&mut self, poll: Poll) {
        let payer = poll.yes.iter().next();
        if let Some(seat) = payer.filter(|seat| self.state.crew[seat.index()].action_cards() > 0) {
            self.ask(Question::PayLight { seat });
        }
    }

    /// The light is paid for, and the token read by it (`lock.effect.light.number.pay`).
    pub(crate) fn answer_pay_light(&mut self, seat: Seat, choice: Choice) {
        let Choice::Card(face) = choice else { return };
        self.discard_face("lock.effect.light.number.pay", seat, face);
        self.tell("lock.effect.light.number", Fact::LightUsed { seat });
        if let Some(Frame::Met { light, .. }) = self.state.frames.as_mut_slice().last_mut() {
            *light = true;
        }
    }

    /// What the token brings stands in the room.
    pub(crate) fn met(&mut self, token: TokenId, room: RoomId, trigger: Option<Seat>, light: bool) {
        let Some(kind) = self.book.token_kind(token) else { return };
        match self.place_intruder("encounter.step3", kind, room) {
            Some(mini) => {
                self.push(Frame::Beheld { mini, token, room, trigger, light });
                self.first_sight();
            }
            None => self.return_token("intruder.minis.adults-combat", token),
        }
    }

    /// The rest of the encounter: surprise check, token aside.
    pub(crate) fn beheld(
        &mut self,
        mini: MiniId,
        token: TokenId,
        room: RoomId,
        trigger: Option<Seat>,
        light: bool,
    ) {
        let triggered = trigger.filter(|seat| self.state.crew[seat.index()].room() == Some(room));
        if let Some(seat) = triggered.or_else(|| self.choose_prey(room)) {
            let number = self.look().surprise_number(token, seat, light && trigger == Some(seat));
            self.surprise_by("lock.encounter.number", mini, number, seat);
        }
        self.set_token_aside("encounter.step5", token);
    }

    /// Before the card of an attack is drawn it may be turned to somebody else, but in a surprise or an
    /// escape (`lock.effect.react.redirect`, `lock.effect.react.redirect.when`,
    /// `lock.hidden.react-redirect`). Tells whether that was offered.
    pub(crate) fn offer_redirection(&mut self, mini: MiniId, target: Seat) -> bool {
        let look = self.look();
        let fleeing = |frame: Frame| matches!(frame, Frame::Escape { seat, .. } if seat == target);
        let offered = look.company(target).next().is_some()
            && look.could_hold(target, Reaction::Redirect)
            && !look.state.frames.iter().any(fleeing);
        if offered {
            let able = look.holds_reaction(target, Reaction::Redirect);
            self.push(Frame::Strike { mini, target });
            self.offer_one(WindowKind::Redirect, target, able);
        }
        offered
    }

    pub(crate) fn redirect(&mut self, poll: Poll) {
        if let Some(seat) = poll.yes.iter().next() {
            self.discard_reaction("lock.effect.react.redirect", seat, Reaction::Redirect);
            self.ask(Question::Redirect { seat });
        }
    }

    pub(crate) fn answer_redirect(&mut self, seat: Seat, choice: Choice) {
        let Choice::Seat(to) = choice else { return };
        if let Some(Frame::Strike { target, .. }) = self.state.frames.as_mut_slice().last_mut() {
            *target = to;
        }
        self.tell("lock.effect.react.redirect", Fact::AttackRedirected { from: seat, to });
    }

    /// Once the card is seen, the target may give something up, or pass the attack on.
    pub(crate) fn appease_window(&mut self, target: Seat) {
        if self.look().could_appease(target) {
            let mut ways = Vec::new();
            self.look().appeasements(target, &mut ways);
            self.offer_one(WindowKind::Appease, target, !ways.is_empty());
        }
    }

    pub(crate) fn appease(&mut self, poll: Poll) {
        let Some(seat) = poll.yes.iter().next() else { return };
        let mut ways = Vec::new();
        self.look().appeasements(seat, &mut ways);
        if !ways.is_empty() {
            self.ask(Question::Appease { seat });
        }
    }

    /// An object is gone and the attack ignored, at the price of slime for everybody there; or the same
    /// card hits somebody else (`lock.effect.react.pheromones`,
    /// `lock.effect.react.pheromones.card`).
    pub(crate) fn answer_appease(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Object(kind) => {
                let rule = "lock.effect.react.pheromones";
                self.discard_reaction(rule, seat, Reaction::Appease);
                let bait = |held: crate::thing::Held| held.thing.object() == Some(kind);
                if let Some(held) = self.crew(seat).hands.take(bait)
                    && held.thing == Thing::Egg
                {
                    self.state.egg_supply += 1;
                }
                self.shield(SeatSet::only(seat));
                self.tell(rule, Fact::AttackIgnored { seat });
                let room = self.state.crew[seat.index()].room();
                let here: SeatSet =
                    room.into_iter().flat_map(|room| self.look().present(room)).collect();
                for other in here.iter() {
                    self.slime(rule, other);
                }
            }
            Choice::Seat(to) => {
                let rule = "lock.effect.react.pheromones.pass";
                self.discard_reaction(rule, seat, Reaction::PassOn);
                let mut frames = self.state.frames.as_mut_slice().iter_mut().rev();
                if let Some(Frame::AttackCard { target, .. }) =
                    frames.find(|frame| matches!(frame, Frame::AttackCard { .. }))
                {
                    *target = to;
                }
                self.tell(rule, Fact::AttackRedirected { from: seat, to });
            }
            _ => {}
        }
    }

    /// Before the darkness part of an event, some may steel themselves against it
    /// (`lock.effect.dark.ignore`, `lock.hidden.react-event`).
    pub(crate) fn offer_to_brave(&mut self, event: EventId) {
        self.push(Frame::EventDark { event, effect: 0, spared: SeatSet::NONE });
        let look = self.look();
        let reaction = Reaction::IgnoreDarkness;
        let dark = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| !look.lit(room))
        };
        let near: SeatSet = look.seats().filter(dark).collect();
        let window = near.iter().filter(|seat| look.could_hold(*seat, reaction)).collect();
        let asked = near.iter().filter(|seat| look.holds_reaction(*seat, reaction)).collect();
        self.open_window(WindowKind::IgnoreDarkness, window, asked);
    }

    pub(crate) fn brave_darkness(&mut self, poll: Poll) {
        let rule = "lock.effect.dark.ignore";
        for seat in poll.yes.iter() {
            self.discard_reaction(rule, seat, Reaction::IgnoreDarkness);
            self.tell(rule, Fact::DarknessIgnored { seat });
        }
        if let Some(Frame::EventDark { spared, .. }) = self.state.frames.as_mut_slice().last_mut() {
            *spared = poll.yes;
        }
    }

    /// In darkness somebody may keep so still that no noise roll is made in bag development
    /// (`lock.effect.dark.skip-noise`, `lock.hidden.react-bag`).
    pub(crate) fn offer_to_hush(&mut self, seat: Seat) {
        let look = self.look();
        let reaction = Reaction::SkipNoise;
        let developing = |frame: Frame| matches!(frame, Frame::LoudToken { .. });
        let offered = look.in_darkness(seat)
            && look.could_hold(seat, reaction)
            && look.state.frames.iter().any(developing);
        if offered {
            let able = look.holds_reaction(seat, reaction);
            self.offer_one(WindowKind::SkipNoise, seat, able);
        }
    }

    pub(crate) fn skip_noise(&mut self, poll: Poll) {
        let Some(seat) = poll.yes.iter().next() else { return };
        let rule = "lock.effect.dark.skip-noise";
        self.discard_reaction(rule, seat, Reaction::SkipNoise);
        if let Some(Frame::NoiseRoll { seat: roller, .. }) = self.state.frames.top()
            && roller == seat
        {
            self.state.frames.pop();
        }
        self.tell(rule, Fact::NoiseSkipped { seat });
    }
}

//! Reaction windows: interrupting actions, ignoring attacks, rolling again.

use derelict_content::{ActionId, Colour, ItemId, ItemSource, Reaction};

use crate::card::Face;
use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Poll, Question, WindowKind};
use crate::play::{Look, Play};
use crate::seat::{Seat, SeatSet};
use crate::thing::Thing;

/// Cards a reaction costs besides its own (`after.effect.answer.public`).
fn cost_of(reaction: Reaction) -> u8 {
    match reaction {
        // A light takes a card, which is asked for apart.
        Reaction::Turn => 1,
        Reaction::Interrupt
        | Reaction::IgnoreSurprise
        | Reaction::IgnoreAttack
        | Reaction::RerollNoise
        | Reaction::Claim
        | Reaction::ExtraRound
        | Reaction::Light
        | Reaction::IgnoreDarkness
        | Reaction::IgnoreDarkSurprise
        | Reaction::Redirect
        | Reaction::SkipNoise
        | Reaction::Appease
        | Reaction::PassOn
        | Reaction::PlayDead => 0,
    }
}

impl Look<'_> {
    /// Whether a card serves as a reaction in somebody's hand: by what it is, or by what else it can be
    /// played for, if enough is known (`lock.effect.know.need`).
    fn reacts(self, seat: Seat, card: ActionId, wanted: Reaction) -> bool {
        let card = &self.catalog().actions[card.index()];
        let second = card.or_reaction == Some(wanted) && self.knows(seat, card.knowledge);
        card.reaction == Some(wanted) || second
    }

    /// Whether an item with a reaction is among those printed for a character.
    fn owns_reaction(self, seat: Seat, wanted: Reaction) -> bool {
        let sheet = &self.catalog().characters[self.crew(seat).character.index()];
        sheet.quests.iter().any(|item| self.item(*item).reaction == Some(wanted))
    }

    /// Whether the card of the hand with a reaction takes the companion.
    fn leads_reaction(self, seat: Seat, wanted: Reaction) -> bool {
        let actions = &self.catalog().actions;
        let held = self.crew(seat).hand.iter().filter_map(|card| card.action());
        let mut reacting = held.filter(|card| actions[card.index()].reaction == Some(wanted));
        reacting.next().is_some_and(|card| actions[card.index()].companion)
    }

    /// Whether a card of this character's hand has a reaction.
    #[must_use]
    pub fn holds_reaction(self, seat: Seat, wanted: Reaction) -> bool {
        let crew = self.crew(seat);
        let held = crew
            .hand
            .iter()
            .any(|card| card.action().is_some_and(|card| self.reacts(seat, card, wanted)));
        held && crew.action_cards() > cost_of(wanted) && self.is_powered(seat, wanted)
    }

    /// Whether what a reaction of this character's cards takes is there: the energy of its machine.
    /// All of it is public.
    fn is_powered(self, seat: Seat, wanted: Reaction) -> bool {
        let deck = &self.catalog().characters[self.crew(seat).character.index()].deck;
        let robot = |card: &ActionId| {
            let card = &self.catalog().actions[card.index()];
            card.reaction == Some(wanted) && card.robot
        };
        let led = |card: &ActionId| {
            let card = &self.catalog().actions[card.index()];
            card.reaction == Some(wanted) && card.companion
        };
        let powered = !deck.iter().any(robot) || self.energy(seat).unwrap_or(0) > 0;
        powered && (!deck.iter().any(led) || self.state.retinue.companion.is_there())
    }

    /// Whether by public knowledge this player could hold a card with a reaction: such a card
    /// is in the deck and not all copies lie in the open discard pile.
    #[must_use]
    pub fn could_hold(self, seat: Seat, wanted: Reaction) -> bool {
        let crew = self.crew(seat);
        if usize::from(cost_of(wanted)) >= crew.hand.len().max(1) || !self.is_powered(seat, wanted)
        {
            return false;
        }
        let reacts = |card: ActionId| self.reacts(seat, card, wanted);
        let deck = &self.catalog().characters[crew.character.index()].deck;
        let owned = deck.iter().filter(|card| reacts(**card)).count();
        let seen = crew.discard.iter().filter(|card| card.action().is_some_and(reacts)).count();
        let lost = self.lost_cards(seat).filter(|card| reacts(*card)).count();
        !crew.hand.is_empty() && seen + lost < owned
    }

    /// The item with a reaction this character carries.
    pub(crate) fn reacting_item(self, seat: Seat, wanted: Reaction) -> Option<ItemId> {
        self.items_of(seat).find(|item| self.catalog().items[item.index()].reaction == Some(wanted))
    }

    /// Whether by public knowledge this player could carry an item with a reaction: it is in
    /// hand, or a card with its back is in the inventory while not every copy lies open.
    #[must_use]
    pub fn could_carry(self, seat: Seat, wanted: Reaction) -> bool {
        let crew = self.crew(seat);
        let mut reacting = self
            .catalog()
            .item_ids()
            .filter(|item| self.catalog().items[item.index()].reaction == Some(wanted));
        reacting.any(|item| {
            let back = self.deck_of(item);
            let held = crew.hands.as_slice().iter();
            held.map(|held| held.thing).any(|thing| thing == Thing::Item(item))
                || self.unseen(item)
                    && crew.inventory.kinds().any(|kind| self.deck_of(kind) == back)
        })
    }

    /// Whether a copy of an item could be in an inventory, as far as the open table shows.
    fn unseen(self, item: ItemId) -> bool {
        let card = &self.catalog().items[item.index()];
        let unseen = match card.source {
            ItemSource::Deck(Colour::Blue) => self.state.crafted.copies(item) < card.copies,
            ItemSource::Deck(colour) => {
                let discard = self.state.items[colour as usize].discards();
                let open = discard.iter().filter(|other| **other == item).count();
                open < card.copies as usize
            }
            ItemSource::Starting | ItemSource::Quest => {
                let beside = |seat: Seat| self.crew(seat).quests.contains(item);
                !self.state.items_gone.has(item) && !self.seats().any(beside)
            }
        };
        unseen && !card.heavy
    }

    /// Whether by public knowledge a character could roll the noise die again: it may
    /// bear the item, is out of combat and holds cards (`effect.react.scanner`).
    pub(crate) fn could_reroll(self, seat: Seat) -> bool {
        !self.in_combat(seat)
            && !self.crew(seat).hand.is_empty()
            && self.could_carry(seat, Reaction::RerollNoise)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Opens a reaction window: public knowledge says who could react, the engine asks those
    /// who can (`hidden.react`).
    pub(crate) fn open_window(&mut self, kind: WindowKind, window: SeatSet, asked: SeatSet) {
        if window.is_empty() && asked.is_empty() {
            return;
        }
        self.tell("hidden.react", Fact::WindowOpened { window: kind, seats: window });
        // A window nobody can use is pushed all the same: what waits below is no secret either.
        self.push(Frame::Poll(Poll {
            kind,
            window,
            asked,
            answered: SeatSet::NONE,
            yes: SeatSet::NONE,
        }));
    }

    /// Opens the window against what a player has just done (`effect.react.interrupt`).
    pub(crate) fn interruptions(&mut self, actor: Seat) {
        let look = self.look();
        let near: SeatSet = look.company(actor).collect();
        let window =
            near.iter().filter(|seat| look.could_hold(*seat, Reaction::Interrupt)).collect();
        let asked =
            near.iter().filter(|seat| look.holds_reaction(*seat, Reaction::Interrupt)).collect();
        self.open_window(WindowKind::Interrupt { actor }, window, asked);
    }

    /// The first willing player from the actor's left interrupts; the others keep their cards
    /// (`effect.react.interrupt.order`).
    pub(crate) fn interrupt(&mut self, actor: Seat, poll: Poll) {
        let willing = self.look().clockwise(actor).find(|seat| poll.yes.has(*seat));
        let Some(by) = willing else { return };
        self.discard_reaction("effect.react.interrupt", by, Reaction::Interrupt);
        let panic = matches!(self.state.frames.top(), Some(Frame::Panic(_)));
        let rule = match (panic, self.state.cancelled) {
            (false, false) => "effect.react.interrupt",
            (false, true) => "effect.react.interrupt.chain",
            (true, false) => "void.panic.interrupt",
            (true, true) => "void.panic.interrupt-chain",
        };
        self.state.cancelled = !self.state.cancelled;
        self.tell(rule, Fact::Interrupted { by, actor });
        self.push(Frame::Interruptions { actor: by });
    }

    /// Offers those struck to ignore it (`effect.react.surprise`, `effect.react.armor`).
    pub(crate) fn shield_window(&mut self, struck: SeatSet, reaction: Reaction) {
        let look = self.look();
        let (kind, window, asked): (_, SeatSet, SeatSet) = match reaction {
            Reaction::IgnoreSurprise | Reaction::IgnoreDarkSurprise => (
                WindowKind::IgnoreSurprise,
                struck.iter().filter(|seat| look.could_hold(*seat, reaction)).collect(),
                struck.iter().filter(|seat| look.holds_reaction(*seat, reaction)).collect(),
            ),
            _ => (
                WindowKind::IgnoreAttack,
                struck
                    .iter()
                    .filter(|seat| {
                        look.could_carry(*seat, reaction) || look.could_hold(*seat, reaction)
                    })
                    .collect(),
                struck
                    .iter()
                    .filter(|seat| {
                        look.reacting_item(*seat, reaction).is_some()
                            || look.holds_reaction(*seat, reaction)
                    })
                    .collect(),
            ),
        };
        self.open_window(kind, window, asked);
    }

    /// Those who said yes ignore the attack.
    pub(crate) fn shields_raised(&mut self, poll: Poll) {
        let of_dark =
            |look: Look<'_>, seat| look.holds_reaction(seat, Reaction::IgnoreDarkSurprise);
        let dark = poll.yes.iter().any(|seat| of_dark(self.look(), seat));
        let (rule, reaction) = match poll.kind {
            WindowKind::IgnoreSurprise if dark => {
                ("lock.effect.dark.ignore-surprise", Reaction::IgnoreDarkSurprise)
            }
            WindowKind::IgnoreSurprise => ("effect.react.surprise", Reaction::IgnoreSurprise),
            _ => ("effect.react.armor", Reaction::IgnoreAttack),
        };
        for seat in poll.yes.iter() {
            if self.look().holds_reaction(seat, reaction) {
                let rule = match reaction {
                    Reaction::IgnoreSurprise | Reaction::IgnoreDarkSurprise => rule,
                    _ => "after.effect.answer.any",
                };
                let led = self.look().leads_reaction(seat, reaction);
                self.discard_reaction(rule, seat, reaction);
                if led {
                    self.lose_companion(seat);
                }
                self.tell(rule, Fact::AttackIgnored { seat });
                continue;
            }
            if let Some(item) = self.look().reacting_item(seat, reaction) {
                self.discard_item(rule, seat, item);
            }
            self.tell(rule, Fact::AttackIgnored { seat });
        }
        self.shield(poll.yes);
    }

    /// Offers an answer to an attack that draws no card (`after.effect.answer.no-card`).
    pub(crate) fn answer_window(&mut self, struck: Seat) {
        let reaction = Reaction::IgnoreAttack;
        if self.look().could_hold(struck, reaction) {
            let window = SeatSet::only(struck);
            let holds = self.look().holds_reaction(struck, reaction);
            let asked = if holds { window } else { SeatSet::NONE };
            self.open_window(WindowKind::IgnoreAttack, window, asked);
        }
    }

    /// Offers to turn an attack to somebody else in the room, once (`after.effect.answer.redirect`).
    pub(crate) fn turn_window(&mut self, target: Seat) -> bool {
        let look = self.look();
        let offered =
            look.company(target).next().is_some() && look.could_hold(target, Reaction::Turn);
        if offered {
            let window = SeatSet::only(target);
            let holds = look.holds_reaction(target, Reaction::Turn);
            let asked = if holds { window } else { SeatSet::NONE };
            self.open_window(WindowKind::Turn, window, asked);
        }
        offered
    }

    pub(crate) fn turn_away(&mut self, poll: Poll) {
        if let Some(seat) = poll.yes.iter().next() {
            self.discard_reaction("after.effect.answer.redirect", seat, Reaction::Turn);
            self.ask(Question::Turn { seat });
        }
    }

    pub(crate) fn answer_turn(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Seat(to) = choice {
            self.ask(Question::PayTurn { seat, to });
        }
    }

    /// The other is the target from now on.
    pub(crate) fn answer_pay_turn(&mut self, seat: Seat, to: Seat, choice: Choice) {
        let Choice::Card(face @ Face::Action(_)) = choice else { return };
        self.discard_face("after.effect.answer.redirect", seat, face);
        let frames = self.state.frames.as_mut_slice().iter_mut().rev();
        let attack = frames.into_iter().find(|frame| matches!(frame, Frame::Attack { .. }));
        if let Some(Frame::Attack { target, .. }) = attack {
            *target = to;
            let turned = Fact::AttackTurned { from: seat, to };
            self.tell("after.effect.answer.redirect", turned);
        }
    }

    /// Offers those who can to play dead through the attack step (`after.android.module`).
    pub(crate) fn offer_stillness(&mut self) {
        let look = self.look();
        let reaction = Reaction::PlayDead;
        let near: SeatSet = look
            .seats()
            .filter(|seat| look.in_combat(*seat) && !look.crew(*seat).hand.is_empty())
            .filter(|seat| look.owns_reaction(*seat, reaction))
            .collect();
        let window = near.iter().filter(|seat| look.could_carry(*seat, reaction)).collect();
        let asked =
            near.iter().filter(|seat| look.reacting_item(*seat, reaction).is_some()).collect();
        self.open_window(WindowKind::PlayDead, window, asked);
    }

    /// The hand is gone, and nobody attacks them (`after.android.module-effect`).
    pub(crate) fn lie_still(&mut self, poll: Poll) {
        for seat in poll.yes.iter() {
            let cards = *self.hand(seat);
            for card in cards.iter() {
                let face = self.look().face(seat, card);
                self.discard_face("after.android.module-effect", seat, face);
            }
            self.state.retinue.spared.add(seat);
            self.tell("after.android.module-effect", Fact::PlayedDead { seat });
        }
    }

    /// Marks those who ignore the attack waiting below; nobody ignores it twice.
    pub(crate) fn shield(&mut self, seats: SeatSet) {
        if let Some(Frame::Poll(armor)) = self.state.frames.as_mut_slice().last_mut()
            && armor.kind == WindowKind::IgnoreAttack
        {
            armor.window.0 &= !seats.0;
            armor.asked.0 &= !seats.0;
        }
        let waiting = self
            .state
            .frames
            .as_mut_slice()
            .iter_mut()
            .rev()
            .find(|frame| matches!(frame, Frame::AttackCard { .. } | Frame::Infest { .. }));
        match waiting {
            Some(Frame::AttackCard { shielded, .. }) => shielded.0 |= seats.0,
            Some(Frame::Infest { target, .. }) if seats.has(*target) => {
                self.state.frames.take(|frame| matches!(frame, Frame::Infest { .. }));
            }
            _ => {}
        }
    }

    /// Discards a card with a reaction.
    pub(crate) fn discard_reaction(&mut self, rule: &'static str, seat: Seat, reaction: Reaction) {
        let look = self.look();
        let card = look.crew(seat).hand.iter().find_map(|card| {
            let action = card.action()?;
            let reacts = look.reacts(seat, action, reaction);
            reacts.then_some(Face::Action(action))
        });
        match card {
            Some(Face::Action(action)) if look.catalog().actions[action.index()].remove => {
                self.lose_card("after.ceo.remove-icon", seat, action);
            }
            Some(face) => self.discard_face(rule, seat, face),
            None => {}
        }
    }
}

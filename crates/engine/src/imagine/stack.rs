//! The frame stack, with the secrets in it dealt anew.

use derelict_content::{Colour, ItemSource, Reaction};

use super::Dream;
use crate::frame::{Frame, Poll, Question, WindowKind};
use crate::seat::{Seat, SeatSet};
use crate::thing::Thing;
use crate::trade::Deal;
use crate::view::{DealView, Shadow, Veiled};

impl Dream<'_> {
    pub(super) fn rebuild_stack(&mut self) {
        self.rebuild_deal();
        let last = self.view.stack.len().saturating_sub(1);
        for (at, shadow) in self.view.stack.iter().enumerate() {
            let frame = match shadow {
                Shadow::Frame(frame) => *frame,
                Shadow::Veiled(veiled) => self.unveil(veiled, at == last),
            };
            self.state.frames.push(frame);
        }
    }

    fn unveil(&mut self, veiled: &Veiled, open: bool) -> Frame {
        match *veiled {
            Veiled::Keeping { seat, colour, .. } => Frame::Ask(Question::KeepItem {
                seat,
                drawn: self.needs[seat.index()].looking,
                colour,
            }),
            Veiled::Scavenging { seat } => {
                Frame::Ask(Question::Scavenge { seat, drawn: self.needs[seat.index()].looking })
            }
            Veiled::Mutating { seat } => {
                let mut left: Vec<_> = self.state.mutations.iter().collect();
                self.shuffle(&mut left);
                let card = |at: usize| left.get(at).copied().unwrap_or_default();
                Frame::Ask(Question::KeepMutation { seat, cards: [card(0), card(1)] })
            }
            Veiled::HandingOver { seat } => {
                let colours = self.state.bargain.deal.colours;
                let asked = Colour::ALL.iter().find(|colour| colours[**colour as usize] > 0);
                let colour = asked.copied().unwrap_or(Colour::Blue);
                Frame::Ask(Question::HandOver { seat, colour })
            }
            Veiled::Window { kind: WindowKind::RerollNoise, window, .. } => {
                let face = match self.state.frames.top() {
                    Some(Frame::NoiseResult { face, .. }) => face,
                    _ => 0,
                };
                let seat = window.iter().next().unwrap_or_default();
                Frame::Ask(Question::Reroll { seat, face })
            }
            Veiled::Window { kind, window, asked, answer } => {
                self.poll(kind, window, asked, answer, open)
            }
        }
    }

    /// A window as the viewer knows it; whom else it asks follows from the cards dealt, and an
    /// open window asks somebody.
    fn poll(
        &mut self,
        kind: WindowKind,
        window: SeatSet,
        viewer_asked: bool,
        answer: Option<bool>,
        open: bool,
    ) -> Frame {
        let others: Vec<Seat> = window.iter().filter(|seat| !self.is_viewer(*seat)).collect();
        let look = self.state.look(self.book);
        let reaction = match kind {
            WindowKind::Interrupt { .. } => Some(Reaction::Interrupt),
            WindowKind::IgnoreSurprise => Some(Reaction::IgnoreSurprise),
            WindowKind::Turn => Some(Reaction::Turn),
            WindowKind::Redirect => Some(Reaction::Redirect),
            WindowKind::IgnoreDarkness => Some(Reaction::IgnoreDarkness),
            WindowKind::SkipNoise => Some(Reaction::SkipNoise),
            WindowKind::Claim { .. } => Some(Reaction::Claim),
            WindowKind::ExtraRound => Some(Reaction::ExtraRound),
            _ => None,
        };
        let mut asked: SeatSet = others
            .iter()
            .copied()
            .filter(|seat| match (kind, reaction) {
                (WindowKind::IgnoreSurprise, _) => {
                    look.holds_reaction(*seat, Reaction::IgnoreSurprise)
                        || look.holds_reaction(*seat, Reaction::IgnoreDarkSurprise)
                }
                (_, Some(reaction)) => look.holds_reaction(*seat, reaction),
                (WindowKind::Appease, _) => {
                    let mut ways = Vec::new();
                    look.appeasements(*seat, &mut ways);
                    !ways.is_empty()
                }
                (WindowKind::Light, _) => {
                    look.reacting_item(*seat, Reaction::Light).is_some()
                        && look.crew(*seat).action_cards() > 0
                }
                (WindowKind::Advantage, _) => look.crew(*seat).action_cards() > 0,
                (WindowKind::IgnoreAttack, _) => {
                    look.reacting_item(*seat, Reaction::IgnoreAttack).is_some()
                        || look.holds_reaction(*seat, Reaction::IgnoreAttack)
                }
                (WindowKind::PlayDead, _) => {
                    look.reacting_item(*seat, Reaction::PlayDead).is_some()
                }
                _ => true,
            })
            .collect();
        let waits_for_viewer = viewer_asked && answer.is_none();
        if let (true, true, false, Some(reaction)) =
            (open, asked.is_empty(), waits_for_viewer, reaction)
            && !others.is_empty()
        {
            let able = |seat: &Seat| self.state.crew[seat.index()].action_cards() > 0;
            let armed: Vec<Seat> = others.iter().copied().filter(able).collect();
            let some = if armed.is_empty() { others.clone() } else { armed };
            let seat = some[self.below(some.len())];
            self.hand_reaction(seat, reaction);
            asked.add(seat);
        }
        // Either an item or a card answers an attack.
        if open && asked.is_empty() && !waits_for_viewer && kind == WindowKind::IgnoreAttack {
            let answer = Reaction::IgnoreAttack;
            let look = self.state.look(self.book);
            let mut able = window.iter().filter(|seat| !self.is_viewer(*seat));
            if let Some(seat) = able.find(|seat| look.could_hold(*seat, answer)) {
                self.hand_reaction(seat, answer);
                asked.add(seat);
            }
        }
        // What these take cannot be dealt so easily: the one who could is asked, and finds nothing.
        let vain = matches!(kind, WindowKind::Appease | WindowKind::Light | WindowKind::Advantage);
        if open && asked.is_empty() && !waits_for_viewer && vain {
            asked = others.iter().copied().take(1).collect();
        }
        let mut answered = SeatSet::NONE;
        let mut yes = SeatSet::NONE;
        if let Some(viewer) = self.view.viewer.seat().filter(|_| viewer_asked) {
            asked.add(viewer);
            if let Some(agreed) = answer {
                answered.add(viewer);
                if agreed {
                    yes.add(viewer);
                }
            }
        }
        Frame::Poll(Poll { kind, window, asked, answered, yes })
    }

    /// Exchanges a card of a hand for one with a reaction out of the deck; an action card if there
    /// is one, so that hands still compare as they did.
    fn hand_reaction(&mut self, seat: Seat, wanted: Reaction) {
        let actions = &self.book.catalog.actions;
        let crew = &mut self.state.crew[seat.index()];
        let reacts = |card: &crate::card::Card| {
            card.action().is_some_and(|card| {
                let card = &actions[card.index()];
                [card.reaction, card.or_reaction].contains(&Some(wanted))
            })
        };
        let at = crew.deck.as_slice().iter().position(reacts);
        if let Some(at) = at
            && let hand = crew.hand.as_mut_slice()
            && let first = hand.iter().position(|card| !card.is_contamination()).unwrap_or(0)
            && let Some(given) = hand.get_mut(first)
        {
            std::mem::swap(given, &mut crew.deck.as_mut_slice()[at]);
        }
    }

    fn rebuild_deal(&mut self) {
        let trade = self.view.trade.as_ref();
        let Some(deal) = trade.and_then(|trade| trade.deal.as_ref()) else {
            return;
        };
        self.state.bargain.deal = match &deal.terms {
            Some(terms) => Deal {
                from: deal.from,
                to: deal.to,
                give: terms.give.iter().map(|thing| thing.0).collect(),
                ask: terms.ask.iter().map(|thing| thing.0).collect(),
                colours: terms.colours,
                counter: deal.counter,
            },
            None => self.invent_terms(deal),
        };
    }

    /// Terms as many as the others have seen go over the table.
    fn invent_terms(&mut self, deal: &DealView) -> Deal {
        let mut terms =
            Deal { from: deal.from, to: deal.to, counter: deal.counter, ..Deal::default() };
        let mut gifts = self.belongings(deal.from);
        self.shuffle(&mut gifts);
        terms.give = gifts.into_iter().take(deal.given as usize).collect();
        let mut wishes = self.belongings(deal.to);
        self.shuffle(&mut wishes);
        // Somebody who picks was asked for something out of the inventory.
        let picking =
            matches!(self.view.stack.last(), Some(Shadow::Veiled(Veiled::HandingOver { .. })));
        if picking {
            wishes.sort_by_key(|thing| self.pocket(*thing).is_none());
        }
        for thing in wishes.into_iter().take(deal.asked as usize) {
            match self.pocket(thing) {
                Some(colour) => terms.colours[colour as usize] += 1,
                None => terms.ask.push(thing),
            }
        }
        terms
    }

    /// Everything a character could part with.
    fn belongings(&self, seat: Seat) -> Vec<Thing> {
        let crew = &self.state.crew[seat.index()];
        let stored = crew.inventory.iter().map(Thing::Item);
        stored.chain(crew.hands.iter().map(|held| held.thing)).collect()
    }

    /// The colour something is asked for by; none if it is visible in a hand.
    fn pocket(&self, thing: Thing) -> Option<Colour> {
        let item = thing.item()?;
        let card = &self.book.catalog.items[item.index()];
        let colour = match card.source {
            ItemSource::Deck(colour) => colour,
            ItemSource::Starting | ItemSource::Quest => Colour::Blue,
        };
        (!card.heavy).then_some(colour)
    }
}

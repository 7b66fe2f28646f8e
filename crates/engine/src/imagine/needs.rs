//! What other players must hold for the open question to make sense.

use derelict_content::{ActionId, ItemId, Passive, Reaction, Verb, capacity};

use super::Dream;
use crate::choice::{Choice, Source};
use crate::frame::{Act, Frame, Question, WindowKind};
use crate::pile::Pile;
use crate::seat::Seat;
use crate::thing::Thing;
use crate::view::{Shadow, Veiled};

/// What a seat must hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Needs {
    /// Cards in hand.
    pub cards: Vec<ActionId>,
    /// Action cards in hand, at least.
    pub actions: usize,
    /// Different action cards in hand, at least.
    pub different: usize,
    /// A contamination card in hand.
    pub contamination: bool,
    /// Items carried.
    pub items: Vec<ItemId>,
    /// An item with this reaction.
    pub reaction: Option<Reaction>,
    /// Items drawn, to keep one of them.
    pub looking: Pile<ItemId, { capacity::DRAWN_ITEMS }>,
}

impl Dream<'_> {
    pub(super) fn gather_needs(&mut self) {
        let stack = &self.view.stack;
        for shadow in stack {
            match shadow {
                Shadow::Frame(Frame::Act(act)) => self.need_act(act),
                Shadow::Frame(Frame::Perform(performance)) => {
                    self.need_source(performance.seat, performance.source);
                    // The card has gone its way once the last verb has begun.
                    let begun = self.state.look(self.book).has_begun(performance);
                    let spent = |target: &Choice| begun && matches!(target, Choice::Card(_));
                    let targets = performance.targets.as_slice().iter().copied();
                    self.need_targets(performance.seat, targets.filter(|named| !spent(named)));
                }
                Shadow::Frame(Frame::UseUp { seat, item }) => {
                    self.needs[seat.index()].items.push(*item);
                }
                Shadow::Frame(Frame::Ask(question)) => self.need_question(question),
                Shadow::Veiled(Veiled::Window {
                    kind: WindowKind::RerollNoise, window, ..
                }) => {
                    for seat in window.iter() {
                        let needs = &mut self.needs[seat.index()];
                        needs.reaction = Some(Reaction::RerollNoise);
                        needs.actions = needs.actions.max(1);
                    }
                }
                _ => {}
            }
        }
        self.need_shield();
        let deal = self.view.trade.as_ref().and_then(|trade| trade.deal.as_ref());
        if let Some(deal) = deal
            && let Some(terms) = &deal.terms
        {
            let items = terms.give.iter().filter_map(|thing| thing.0.item());
            self.needs[deal.from.index()].items.extend(items);
        }
    }

    /// The open window waits for somebody; if not for the viewer, another carries the item, unless a
    /// card of theirs would do.
    fn need_shield(&mut self) {
        if let Some(Shadow::Veiled(Veiled::Window { kind, window, asked, answer })) =
            self.view.stack.last()
            && (!asked || answer.is_some())
        {
            let reaction = match kind {
                WindowKind::IgnoreAttack => Reaction::IgnoreAttack,
                WindowKind::PlayDead => Reaction::PlayDead,
                _ => return,
            };
            let mut others: Vec<Seat> = window.iter().collect();
            others.retain(|seat| !self.is_viewer(*seat) && !self.answers_by_card(*seat, reaction));
            if !others.is_empty() {
                let at = self.below(others.len());
                self.needs[others[at].index()].reaction = Some(reaction);
            }
        }
    }

    /// Whether a reaction is printed on a card of somebody's deck.
    fn answers_by_card(&self, seat: Seat, reaction: Reaction) -> bool {
        let catalog = &self.book.catalog;
        let character = self.view.players.get(&seat).and_then(|player| player.character);
        let deck = character.map_or(&[][..], |id| &catalog.characters[id.index()].deck);
        deck.iter().any(|card| catalog.actions[card.index()].reaction == Some(reaction))
    }

    fn need_question(&mut self, question: &Question) {
        match question {
            Question::Pay { act } => {
                self.need_act(act);
                let needs = &mut self.needs[act.seat.index()];
                needs.actions = needs.actions.max(act.due.unwrap_or(1) as usize);
                needs.different = 2;
            }
            Question::Consent { act, .. } => {
                self.need_act(act);
                let cost = self.state.look(self.book).cost(act.seat, act.source) as usize;
                let needs = &mut self.needs[act.seat.index()];
                if let Source::Card(card) = act.source {
                    needs.cards.push(card);
                }
                needs.actions = needs.actions.max(cost + needs.cards.len());
            }
            Question::Lose { seat } => {
                let needs = &mut self.needs[seat.index()];
                needs.actions += 1;
                needs.different = 2;
            }
            Question::PayFollow { seat } => {
                let needs = &mut self.needs[seat.index()];
                needs.actions = needs.actions.max(2);
                needs.different = 2;
            }
            Question::PayTurn { seat, .. } => {
                let needs = &mut self.needs[seat.index()];
                needs.actions = needs.actions.max(2);
                needs.different = 2;
            }
            Question::Suggested { seat, cards, .. } => {
                let needs = &mut self.needs[seat.index()];
                needs.actions = needs.actions.max(usize::from(*cards));
            }
            Question::PayReroll { seat, .. } => {
                let needs = &mut self.needs[seat.index()];
                needs.actions = needs.actions.max(2);
                needs.different = 2;
                needs.reaction = Some(Reaction::RerollNoise);
            }
            _ => {}
        }
    }

    fn need_act(&mut self, act: &Act) {
        self.need_source(act.seat, act.source);
        self.need_targets(act.seat, act.targets.as_slice().iter().copied());
        self.need_plans(act);
    }

    /// Whoever steps into a room that no corridor leads to carries the plans of the ducts.
    fn need_plans(&mut self, act: &Act) {
        let verbs = self.state.look(self.book).verbs(act);
        let walks = verbs.iter().any(|verb| matches!(verb, Verb::Move { .. }));
        if let (true, Some(Choice::Room(_))) = (walks, act.targets.as_slice().first()) {
            let catalog = &self.book.catalog;
            let opens = |item: &ItemId| catalog.items[item.index()].passive == Some(Passive::Ducts);
            self.needs[act.seat.index()].items.extend(catalog.item_ids().find(opens));
        }
    }

    fn need_source(&mut self, seat: Seat, source: Source) {
        if let Source::Item(item) = source {
            self.needs[seat.index()].items.push(item);
        }
    }

    fn need_targets(&mut self, seat: Seat, targets: impl Iterator<Item = Choice>) {
        let needs = &mut self.needs[seat.index()];
        for target in targets {
            match target {
                Choice::Item(item) | Choice::Thing(Thing::Item(item)) => needs.items.push(item),
                Choice::Card(_) => needs.contamination = true,
                _ => {}
            }
        }
    }
}

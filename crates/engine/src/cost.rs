//! What actions cost, and paying for them.

use derelict_content::{Ability, ActionId, ItemId, Section, Verb, WoundEffect};

use crate::card::{Card, Face};
use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::{Act, ActStage, Frame, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::thing::Thing;
use crate::verb::Deed;

/// What an action takes, whatever becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    /// Action cards of choice, before it is carried out.
    pub cards: u8,
    /// What it is done with: a card before, a one-use item after it is carried out.
    pub itself: bool,
    /// The card leaves the game instead of being discarded (`after.ceo.remove-icon`).
    pub removal: bool,
    /// Energy of the user's machine (`after.effect.robot.pay`).
    pub energy: u8,
}

/// What a verb takes as it is carried out, and by which rule; nothing if it is cancelled.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Toll {
    pub rule: &'static str,
    /// Ammo of a weapon in hand.
    pub ammo: Option<(ItemId, u8)>,
    /// Items, discarded.
    pub items: Pile<ItemId, 2>,
    /// All action cards in hand.
    pub hand: bool,
}

impl Toll {
    /// The item that was named first.
    pub(crate) fn of_item(rule: &'static str, named: &[Choice]) -> Self {
        let item = match named.first() {
            Some(Choice::Item(item)) => Some(*item),
            _ => None,
        };
        Self { rule, items: item.into_iter().collect(), ..Self::default() }
    }
}

/// Action cards that can pay: the card being played does not pay for itself.
pub(crate) fn spendable(cards: u8, source: Source) -> u8 {
    cards - u8::from(matches!(source, Source::Card(_)) && cards > 0)
}

impl Look<'_> {
    /// Action cards that can pay: the card being played does not pay for itself.
    #[must_use]
    pub fn purse(self, seat: Seat, source: Source) -> u8 {
        spendable(self.crew(seat).action_cards(), source)
    }

    /// Action cards an action costs this character before targets are named.
    #[must_use]
    pub fn cost(self, seat: Seat, source: Source) -> u8 {
        let base = self.ability(seat, source).map_or(0, |ability| ability.cost);
        base + self.surcharge(seat, source)
    }

    /// The fewest cards a section could cost, whatever it is aimed at.
    pub(crate) fn least_cost(self, deed: Deed, ability: &Ability, verb: Option<&Verb>) -> u8 {
        let free = verb.is_some_and(|verb| self.waives_cost(deed, verb, &[]));
        let base = if free { 0 } else { ability.cost };
        base + self.surcharge(deed.seat, deed.source)
    }

    /// What an action costs once its targets are known.
    fn cost_of(self, act: &Act) -> Cost {
        let verb = self.verbs(act).first();
        let free = self
            .deed(act)
            .zip(verb)
            .is_some_and(|(deed, verb)| self.waives_cost(deed, verb, act.targets.as_slice()));
        let ability = self.ability(act.seat, act.source);
        let base = ability.filter(|_| !free).map_or(0, |ability| ability.cost);
        let card = match act.source {
            Source::Card(card) => Some(&self.catalog().actions[card.index()]),
            _ => None,
        };
        Cost {
            cards: base + self.surcharge(act.seat, act.source),
            itself: self.spends_itself(act.source),
            removal: card.is_some_and(|card| card.remove),
            energy: card.map_or(0, |card| u8::from(card.robot && !card.remove)),
        }
    }

    /// Whether what an action is done with goes with it.
    pub(crate) fn spends_itself(self, source: Source) -> bool {
        match source {
            Source::Card(_) => true,
            Source::Item(item) => self.catalog().items[item.index()].one_use,
            Source::Basic(_)
            | Source::Room
            | Source::Possibility(_)
            | Source::Computer
            | Source::Mutation(_) => false,
        }
    }

    /// How many cards more wounds make this cost.
    fn surcharge(self, seat: Seat, source: Source) -> u8 {
        if self.crew(seat).serious.is_empty() {
            return 0;
        }
        match source {
            Source::Item(_) => u8::from(self.suffers(seat, WoundEffect::DearItems)),
            Source::Basic(basic) => {
                let moves =
                    |section: &Section| matches!(section.verbs.first(), Some(Verb::Move { .. }));
                if !self.book.basic(basic).sections.iter().any(moves) {
                    return 0;
                }
                let escape = self.suffers(seat, WoundEffect::DearEscape) && self.in_combat(seat);
                // Each of them costs one more (`lock.effect.wound.knee.cost`).
                let first =
                    self.suffers(seat, WoundEffect::DearFirstMove) && self.has_not_moved(seat);
                u8::from(escape) + u8::from(first)
            }
            Source::Card(_)
            | Source::Room
            | Source::Possibility(_)
            | Source::Computer
            | Source::Mutation(_) => 0,
        }
    }

    /// Whether the first movement of the own first round in this turn is still to come
    /// (`lock.effect.wound.knee`).
    fn has_not_moved(self, seat: Seat) -> bool {
        self.facility().is_some_and(|facility| !facility.stepped && !facility.underway.has(seat))
    }

    /// The distinct action cards that can pay.
    pub(crate) fn payment_options(self, act: &Act, out: &mut Vec<Choice>) {
        // The card being played was discarded when payment began.
        for card in self.crew(act.seat).hand.iter() {
            if let Some(action) = card.action() {
                let choice = Choice::Card(Face::Action(action));
                if !out.contains(&choice) {
                    out.push(choice);
                }
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Takes the cost of an action, card by card.
    pub(crate) fn pay(&mut self, mut act: Act) {
        let due = match act.due {
            Some(due) => due,
            None => {
                let Cost { cards, itself, removal, energy } = self.look().cost_of(&act);
                self.tell(
                    act.source.rule(),
                    Fact::ActionTaken { seat: act.seat, source: act.source, section: act.section },
                );
                match act.source {
                    Source::Card(card) if removal => {
                        self.lose_card("after.ceo.remove-icon", act.seat, card);
                    }
                    Source::Card(card) if itself => {
                        self.discard_face("action.card", act.seat, Face::Action(card));
                    }
                    _ => {}
                }
                if energy > 0 {
                    self.spend_energy("after.ceo.robot-actions", act.seat, energy);
                }
                self.state.round.actions += 1;
                cards
            }
        };
        act.due = Some(due);
        if due > 0 {
            self.push(Frame::Act(act));
            self.ask(Question::Pay { act });
        } else {
            act.stage = ActStage::Window;
            self.push(Frame::Act(act));
        }
    }

    /// Discards the card that was chosen to pay.
    pub(crate) fn answer_pay(&mut self, act: Act, choice: Choice) {
        let Choice::Card(Face::Action(card)) = choice else {
            return;
        };
        self.state.frames.pop();
        let paid = Card::of_action(card);
        if self.hand(act.seat).take(|held| held == paid).is_some() {
            self.crew(act.seat).discard.push(paid);
        }
        self.tell("action.cost", Fact::CardPaid { seat: act.seat, card });
        let due = act.due.map(|due| due.saturating_sub(1));
        self.push(Frame::Act(Act { due, ..act }));
    }

    /// Takes energy of a character's machine.
    pub(crate) fn spend_energy(&mut self, rule: &'static str, seat: Seat, energy: u8) {
        let Some(machine) = self.look().machine(seat) else { return };
        let hands = self.crew(seat).hands.as_mut_slice().iter_mut();
        let held = hands.into_iter().find(|held| held.thing == Thing::Item(machine));
        if let Some(held) = held {
            held.ammo = held.ammo.saturating_sub(energy);
            let left = held.ammo;
            self.tell(rule, Fact::EnergySpent { seat, left });
        }
    }

    /// An action card leaves the hand and the game (`after.effect.remove.card`).
    pub(crate) fn lose_card(&mut self, rule: &'static str, seat: Seat, card: ActionId) {
        if self.hand(seat).take(|held| held.action() == Some(card)).is_none() {
            return;
        }
        self.count_as_lost(rule, seat, card);
    }

    /// An action card that lies nowhere any more is out of the game.
    pub(crate) fn count_as_lost(&mut self, rule: &'static str, seat: Seat, card: ActionId) {
        let crew = &mut self.state.crew[seat.index()];
        let deck = &self.book.catalog.characters[crew.character.index()].deck;
        let there = |place: &usize| deck[*place] == card && crew.lost & (1 << place) == 0;
        if let Some(place) = (0..deck.len()).find(there) {
            crew.lost |= 1 << place;
        }
        self.tell(rule, Fact::CardLost { seat, card });
    }

    /// Takes what a verb takes.
    pub(crate) fn pay_toll(&mut self, seat: Seat, toll: Toll) {
        let Toll { rule, ammo, items, hand } = toll;
        if let Some((weapon, count)) = ammo {
            self.spend_ammo(rule, seat, weapon, count);
        }
        for item in items.iter() {
            self.discard_item(rule, seat, item);
        }
        if hand {
            self.discard_action_cards(rule, seat);
        }
    }
}

//! Trade: a bounded round of offers among the characters of a room.

use derelict_content::Colour;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::thing::Thing;
use crate::verb::{Deed, Unaimed};

/// Offers a participant may make in one trade (`trade.procedure.limit`).
pub const OFFERS: u8 = 2;
/// Things an offer may name on each side (`trade.procedure.offer`).
pub const THINGS: usize = 4;

/// A trade in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bargain {
    /// Who may take part.
    pub participants: SeatSet,
    /// Who is done.
    pub done: SeatSet,
    /// Whose turn it is to speak.
    pub next: Seat,
    /// Offers and shows made so far.
    pub offers: [u8; MAX_SEATS],
    /// The offer on the table.
    pub deal: Deal,
}

/// An offer from one participant to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deal {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What is given.
    pub give: Pile<Thing, THINGS>,
    /// What is asked for by name.
    pub ask: Pile<Thing, THINGS>,
    /// Inventory items asked for by colour: red, yellow, green, blue.
    pub colours: [u8; 4],
    /// It answers another offer.
    pub counter: bool,
}

/// Opens a trade among the characters of the room.
pub(crate) struct Trade;

impl Unaimed for Trade {
    fn objections(self, look: Look<'_>, Deed { seat, .. }: Deed, docket: &mut impl Docket) {
        docket.when(look.company(seat).next().is_none(), "trade.procedure.none", Reason::Alone);
        let empty = std::iter::once(seat)
            .chain(look.company(seat))
            .all(|other| look.tradable(other).next().is_none());
        docket.when(empty, "trade.procedure.none", Reason::NothingToTrade);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let mut participants: SeatSet = play.look().company(seat).collect();
        participants.add(seat);
        play.state.bargain = Bargain { participants, next: seat, ..Bargain::default() };
        play.state.round.idle_trades = (play.state.round.idle_trades + 1).min(99);
        play.tell("trade.action", Fact::TradeOpened { seat, participants });
        play.push(Frame::Trade);
    }
}

impl Deal {
    fn asked(&self) -> usize {
        self.ask.len() + self.colours.iter().map(|count| *count as usize).sum::<usize>()
    }
}

impl<'a> Look<'a> {
    /// Things a character could part with, each kind once.
    pub(crate) fn tradable(self, seat: Seat) -> impl Iterator<Item = Thing> + 'a {
        let crew = self.crew(seat);
        let held = crew.hands.as_slice();
        let hands = held.iter().enumerate().filter_map(move |(index, one)| {
            let first = !held[..index].iter().any(|other| other.thing == one.thing);
            (first && !self.is_bound(one.thing)).then_some(one.thing)
        });
        crew.inventory.kinds().map(Thing::Item).chain(hands)
    }

    fn owned_things(self, seat: Seat, thing: Thing) -> usize {
        let crew = self.crew(seat);
        let stored = thing.item().map_or(0, |item| crew.inventory.copies(item) as usize);
        stored + crew.hands.as_slice().iter().filter(|held| held.thing == thing).count()
    }

    /// Inventory items of a colour a character carries; `Blue` counts cards without a deck too.
    fn of_colour(self, seat: Seat, colour: Colour) -> usize {
        let inventory = &self.crew(seat).inventory;
        inventory.iter().filter(|item| self.back_of(*item) == colour).count()
    }

    /// The back an inventory item shows to the others.
    fn back_of(self, item: derelict_content::ItemId) -> Colour {
        self.deck_of(item).unwrap_or(Colour::Blue)
    }

    pub(crate) fn trade_options(self, seat: Seat, out: &mut Vec<Choice>) {
        let bargain = &self.state.bargain;
        if bargain.offers[seat.index()] < OFFERS {
            for other in bargain.participants.without(seat).iter() {
                let own = self.tradable(seat).next().is_some();
                if own || self.tradable(other).next().is_some() {
                    out.push(Choice::Offer(other));
                }
                if own {
                    out.push(Choice::Show(other));
                }
            }
        }
        out.push(Choice::Done);
    }

    pub(crate) fn offer_options(self, seat: Seat, out: &mut Vec<Choice>) {
        let deal = &self.state.bargain.deal;
        if deal.give.len() < THINGS {
            out.extend(
                self.tradable(seat)
                    .filter(|thing| {
                        let named = deal.give.iter().filter(|given| given == thing).count();
                        named < self.owned_things(seat, *thing)
                    })
                    .map(Choice::Give),
            );
        }
        if deal.asked() < THINGS {
            let held = self.crew(deal.to).hands.as_slice();
            for (index, one) in held.iter().enumerate() {
                let first = !held[..index].iter().any(|other| other.thing == one.thing);
                let named = deal.ask.iter().filter(|asked| *asked == one.thing).count();
                if first && named < held.iter().filter(|other| other.thing == one.thing).count() {
                    out.push(Choice::Ask(one.thing));
                }
            }
            for colour in Colour::ALL {
                if (deal.colours[*colour as usize] as usize) < self.of_colour(deal.to, *colour) {
                    out.push(Choice::AskColour(*colour));
                }
            }
        }
        if !deal.give.is_empty() || deal.asked() > 0 || out.is_empty() {
            out.push(Choice::Done);
        }
    }

    /// Whether both sides of the deal could hold what they get.
    fn can_be_held(self) -> bool {
        let deal = &self.state.bargain.deal;
        let held = |seat: Seat| &self.crew(seat).hands;
        let open = |seat: Seat, things: &Pile<Thing, THINGS>| {
            let lies = |thing: &Thing| held(seat).iter().any(|held| held.thing == *thing);
            things.iter().filter(lies).count()
        };
        let (given, asked) = (open(deal.from, &deal.give), open(deal.to, &deal.ask));
        held(deal.to).len() - asked + given <= held(deal.to).capacity()
            && held(deal.from).len() - given + asked <= held(deal.from).capacity()
    }

    pub(crate) fn answer_options(self, out: &mut Vec<Choice>) {
        out.push(Choice::No);
        out.extend(self.can_be_held().then_some(Choice::Yes));
        if !self.state.bargain.deal.counter {
            out.push(Choice::Counter);
        }
    }

    pub(crate) fn hand_over_options(self, seat: Seat, colour: Colour, out: &mut Vec<Choice>) {
        let promised = &self.state.bargain.deal.ask;
        out.extend(
            self.crew(seat)
                .inventory
                .kinds()
                .filter(|item| {
                    let named =
                        promised.iter().filter(|thing| *thing == Thing::Item(*item)).count();
                    self.back_of(*item) == colour
                        && named < self.crew(seat).inventory.copies(*item) as usize
                })
                .map(Choice::Item),
        );
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The next participant who is not done speaks; it closes when all are done.
    pub(crate) fn trade(&mut self) {
        let bargain = self.state.bargain;
        let look = self.look();
        let next = look
            .clockwise(bargain.next)
            .find(|seat| bargain.participants.has(*seat) && !bargain.done.has(*seat));
        let Some(seat) = next else {
            self.state.bargain = Bargain::default();
            self.tell("trade.procedure", Fact::TradeClosed);
            return;
        };
        self.state.bargain.next = Seat((seat.0 + 1) % self.state.players);
        self.push(Frame::Trade);
        self.ask(Question::Trade { seat });
    }

    pub(crate) fn answer_trade(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Offer(to) => {
                self.state.bargain.offers[seat.index()] += 1;
                self.state.bargain.deal = Deal { from: seat, to, ..Deal::default() };
                self.ask(Question::Offer { seat });
            }
            Choice::Show(to) => {
                self.state.bargain.offers[seat.index()] += 1;
                self.ask(Question::Show { seat, to });
            }
            _ => self.state.bargain.done.add(seat),
        }
    }

    /// Puts one more thing into the offer, or makes it.
    pub(crate) fn answer_offer(&mut self, choice: Choice) {
        let deal = &mut self.state.bargain.deal;
        let (seat, to) = (deal.from, deal.to);
        match choice {
            Choice::Give(thing) => deal.give.push(thing),
            Choice::Ask(thing) => deal.ask.push(thing),
            Choice::AskColour(colour) => deal.colours[colour as usize] += 1,
            _ => {
                self.tell_offer();
                if self.state.bargain.deal.give.is_empty() && self.state.bargain.deal.asked() == 0 {
                    return;
                }
                self.ask(Question::Answer { seat: to });
                return;
            }
        }
        self.ask(Question::Offer { seat });
    }

    fn tell_offer(&mut self) {
        let Deal { from, to, give, ask, colours, .. } = self.state.bargain.deal;
        let list = |pile: Pile<Thing, THINGS>| {
            let mut things = [None; THINGS];
            for (place, thing) in things.iter_mut().zip(pile.iter()) {
                *place = Some(thing);
            }
            things
        };
        let partners = [from, to].into_iter().collect();
        let fact = Fact::TradeOffered { from, to, give: list(give), ask: list(ask), colours };
        self.whisper_to("trade.procedure.secret", partners, fact);
        for item in give.iter().filter_map(Thing::item) {
            let offered = give.iter().filter(|thing| *thing == Thing::Item(item)).count();
            self.note_item(to, from, item, offered);
        }
    }

    pub(crate) fn answer_show(&mut self, seat: Seat, to: Seat, choice: Choice) {
        if let Choice::Thing(thing) = choice {
            let partners = [seat, to].into_iter().collect();
            self.whisper_to("hidden.trade", partners, Fact::ThingShown { from: seat, to, thing });
            if let Thing::Item(item) = thing {
                self.note_item(to, seat, item, 1);
            }
        }
    }

    /// The partner accepts, refuses, or counters once.
    pub(crate) fn answer_deal(&mut self, choice: Choice) {
        let Deal { from, to, .. } = self.state.bargain.deal;
        match choice {
            Choice::Yes => {
                self.tell("trade.agree", Fact::TradeAccepted { from, to });
                self.push(Frame::Exchange);
            }
            Choice::Counter => {
                self.tell("trade.procedure.offer", Fact::TradeCountered { from, to });
                self.state.bargain.deal =
                    Deal { from: to, to: from, counter: true, ..Deal::default() };
                self.ask(Question::Offer { seat: to });
            }
            _ => self.tell("trade.agree", Fact::TradeRefused { from, to }),
        }
    }

    /// Names the items asked for by colour, then everything changes hands.
    pub(crate) fn exchange(&mut self) {
        let deal = self.state.bargain.deal;
        let colour = Colour::ALL.iter().copied().find(|colour| deal.colours[*colour as usize] > 0);
        if let Some(colour) = colour {
            self.push(Frame::Exchange);
            self.ask(Question::HandOver { seat: deal.to, colour });
            return;
        }
        self.state.round.idle_trades = 0;
        for thing in deal.give.iter() {
            self.hand_over(deal.from, deal.to, thing);
        }
        for thing in deal.ask.iter() {
            self.hand_over(deal.to, deal.from, thing);
        }
        self.push(Frame::Surplus { seat: deal.from });
        self.push(Frame::Surplus { seat: deal.to });
    }

    pub(crate) fn answer_hand_over(&mut self, choice: Choice) {
        let Choice::Item(item) = choice else { return };
        let colour = self.look().back_of(item);
        let deal = &mut self.state.bargain.deal;
        deal.colours[colour as usize] -= 1;
        deal.ask.push(Thing::Item(item));
    }

    fn hand_over(&mut self, from: Seat, to: Seat, thing: Thing) {
        let partners = [from, to].into_iter().collect();
        if let Thing::Item(item) = thing
            && self.crew(from).inventory.take(item)
        {
            self.crew(to).inventory.add(item);
            self.note_trade(from, to, item);
            let colour = self.look().deck_of(item);
            let given = Fact::ThingGiven { from, to, thing, colour };
            self.whisper_to("hidden.trade.result", partners, given);
            return;
        }
        if let Some(held) = self.crew(from).hands.take(|held| held.thing == thing) {
            self.tear_tape(from, held.tape);
            self.take_in_hand(to, crate::thing::Held { tape: None, ..held }, Origin::Trade);
            self.tell("trade.what", Fact::ThingGiven { from, to, thing, colour: None });
        }
    }
}

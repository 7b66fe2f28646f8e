//! A trade in progress, as a viewer sees it.

use derelict_content::Colour;
use serde::{Deserialize, Serialize};

use super::Eyes;
use super::chart::Chart;
use super::player::ThingName;
use crate::frame::{Frame, Question};
use crate::seat::{Seat, SeatSet};

/// A trade in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TradeView {
    /// Who may take part.
    pub participants: SeatSet,
    /// Who is done.
    pub done: SeatSet,
    /// Whose turn it is to speak.
    pub next: Seat,
    /// Offers and shows made so far.
    pub offers: Chart<Seat, u8>,
    /// The offer on the table or in the making.
    pub deal: Option<DealView>,
}

/// An offer from one participant to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealView {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// It answers another offer.
    pub counter: bool,
    /// How many things are given; public once the offer is made.
    pub given: u8,
    /// How many things are asked for; public once the offer is made.
    pub asked: u8,
    /// What the viewer may know of it.
    pub terms: Option<Terms>,
}

/// The terms of an offer, known to the partners (`trade.procedure.secret`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// What is given.
    pub give: Vec<ThingName>,
    /// What is asked for by name; items already picked for a colour only for the one who picks.
    pub ask: Vec<ThingName>,
    /// Inventory items asked for by colour: red, yellow, green, blue.
    pub colours: [u8; 4],
}

impl Eyes<'_> {
    pub(super) fn trade(self) -> Option<TradeView> {
        let bargain = &self.look.state.bargain;
        if bargain.participants.is_empty() {
            return None;
        }
        Some(TradeView {
            participants: bargain.participants,
            done: bargain.done,
            next: bargain.next,
            offers: bargain
                .participants
                .iter()
                .map(|seat| (seat, bargain.offers[seat.index()]))
                .collect(),
            deal: self.deal(),
        })
    }

    /// The deal matters only while it is made, answered or carried out.
    fn deal(self) -> Option<DealView> {
        let frames = self.look.state.frames.as_slice();
        let making = frames.iter().any(|frame| matches!(frame, Frame::Ask(Question::Offer { .. })));
        let made = frames.iter().any(|frame| {
            matches!(
                frame,
                Frame::Exchange | Frame::Ask(Question::Answer { .. } | Question::HandOver { .. })
            )
        });
        if !making && !made {
            return None;
        }
        let deal = &self.look.state.bargain.deal;
        let ours = self.is(deal.from) || made && self.is(deal.to);
        let (ask, colours) = if self.is(deal.to) {
            (deal.ask.iter().map(ThingName).collect(), deal.colours)
        } else {
            self.unpicked()
        };
        let asked = deal.ask.len() as u8 + deal.colours.iter().sum::<u8>();
        Some(DealView {
            from: deal.from,
            to: deal.to,
            counter: deal.counter,
            given: if made || ours { deal.give.len() as u8 } else { 0 },
            asked: if made || ours { asked } else { 0 },
            terms: ours.then(|| Terms {
                give: deal.give.iter().map(ThingName).collect(),
                ask,
                colours,
            }),
        })
    }

    /// What was asked for, with items picked for a colour put back under their colour.
    pub(super) fn unpicked(self) -> (Vec<ThingName>, [u8; 4]) {
        let deal = &self.look.state.bargain.deal;
        let mut colours = deal.colours;
        let mut ask = Vec::new();
        for thing in deal.ask.iter() {
            let stored = thing.item().filter(|item| !self.look.catalog().items[item.index()].heavy);
            match stored {
                Some(item) => {
                    let back = self.look.deck_of(item).unwrap_or(Colour::Blue);
                    colours[back as usize] += 1;
                }
                None => ask.push(ThingName(thing)),
            }
        }
        (ask, colours)
    }

    /// The first colour something is asked of, picks put back.
    pub(super) fn first_colour(self) -> Option<Colour> {
        let (_, colours) = self.unpicked();
        Colour::ALL.iter().copied().find(|colour| colours[*colour as usize] > 0)
    }
}

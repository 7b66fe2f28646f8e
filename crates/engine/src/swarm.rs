//! Playing as an intruder: the first player to die goes on as the intruders.

use derelict_content::{IntruderCardId, IntruderEffect, MiniId, RoomId, capacity};
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::deck;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::{Frame, Question, Then};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::rulebook::Exit;
use crate::seat::Seat;
use crate::state::State;
use crate::streams::Stream;

/// Cards drawn at the start of a turn (`intruderplayer.draw`).
const DRAW: usize = 3;
/// Cards the hand never exceeds (`intruderplayer.limit`).
pub const LIMIT: usize = 4;
/// Event cards drawn by a plan (`effect.intruder.planning`).
const PLANS: u8 = 3;
/// Injuries an intruder heals by itself (`effect.intruder.healing`).
const HEALING: u8 = 2;

/// The intruder player's part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swarm {
    /// Whose part it is, once a character has died.
    pub seat: Option<Seat>,
    /// It begins with the next player phase (`intruderplayer.start`).
    pub begun: bool,
    /// Cards in hand.
    pub hand: Pile<IntruderCardId, LIMIT>,
    /// The deck, top last.
    pub deck: Pile<IntruderCardId, { capacity::INTRUDER_CARDS }>,
    /// The discard pile, top last.
    pub discard: Pile<IntruderCardId, { capacity::INTRUDER_CARDS }>,
}

derelict_content::words! {
    /// What a card of the intruder player is played for.
    Instinct {
        /// One intruder moves.
        Move = "move",
        /// One intruder attacks.
        Attack = "attack",
        /// The text of the card.
        Effect = "effect",
    }
}

/// A card being played, and what it is aimed at so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Urge {
    /// Whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: IntruderCardId,
    /// What it is played for.
    pub instinct: Instinct,
    /// Targets named so far.
    pub targets: Pile<Choice, 2>,
}

impl<'a> Look<'a> {
    /// Whether the intruder player takes part now.
    #[must_use]
    pub fn swarm_plays(self) -> bool {
        self.state.swarm.begun
    }

    /// Whether this seat plays the intruders now.
    #[must_use]
    pub fn is_swarm(self, seat: Seat) -> bool {
        self.swarm_plays() && self.state.swarm.seat == Some(seat)
    }

    /// Whether this seat still has rounds to play in this player phase.
    pub(crate) fn takes_rounds(self, seat: Seat) -> bool {
        (self.crew(seat).awake() || self.is_swarm(seat)) && !self.crew(seat).passed
    }

    /// What the intruder player may do in a round.
    pub(crate) fn swarm_options(self, out: &mut Vec<Choice>) {
        let swarm = &self.state.swarm;
        for card in swarm.hand.iter() {
            for instinct in Instinct::ALL {
                let choice = Choice::Swarm(card, *instinct);
                if !out.contains(&choice) && self.urge_possible(card, *instinct) {
                    out.push(choice);
                }
            }
        }
        out.push(Choice::Pass);
    }

    fn urge_possible(self, card: IntruderCardId, instinct: Instinct) -> bool {
        let urge = Urge { seat: Seat(0), card, instinct, targets: Pile::default() };
        let mut targets = Vec::new();
        self.urge_targets(&urge, &mut targets);
        !targets.is_empty() || !self.urge_needs_target(card, instinct)
    }

    fn urge_needs_target(self, card: IntruderCardId, instinct: Instinct) -> bool {
        let effect = self.catalog().intruder_cards[card.index()].effect;
        instinct != Instinct::Effect
            || matches!(effect, IntruderEffect::Pursuit | IntruderEffect::SelfHealing)
    }

    /// The next target of a card, given those named before; nothing when fully aimed.
    pub(crate) fn urge_targets(self, urge: &Urge, out: &mut Vec<Choice>) {
        let card = &self.catalog().intruder_cards[urge.card.index()];
        match (urge.instinct, urge.targets.as_slice()) {
            (Instinct::Move, []) => {
                out.extend(self.all_figures().map(|it| Choice::Intruder(it.id)))
            }
            (Instinct::Move, [Choice::Intruder(mini)]) if card.number.is_none() => {
                if let Some(room) = self.state.minis[mini.index()].room {
                    self.ways_out(room, out);
                }
            }
            (Instinct::Attack, []) => out.extend(
                self.all_figures()
                    .filter(|it| self.fights(it.id))
                    .map(|it| Choice::Intruder(it.id)),
            ),
            (Instinct::Attack, [Choice::Intruder(mini)]) => {
                if let Some(room) = self.state.minis[mini.index()].room {
                    out.extend(self.present(room).map(Choice::Seat));
                }
            }
            (Instinct::Effect, []) => match card.effect {
                IntruderEffect::Pursuit => out.extend(
                    self.awake().iter().filter(|seat| !self.in_combat(*seat)).map(Choice::Seat),
                ),
                IntruderEffect::SelfHealing => out.extend(
                    self.all_figures()
                        .filter(|it| it.injuries > 0)
                        .map(|it| Choice::Intruder(it.id)),
                ),
                IntruderEffect::Hunt | IntruderEffect::Planning | IntruderEffect::Metamorphosis => {
                }
            },
            _ => {}
        }
    }

    /// Every corridor and entrance of a room (`intruderplayer.any`).
    fn ways_out(self, room: RoomId, out: &mut Vec<Choice>) {
        out.extend(self.ways(room).map(Choice::Corridor));
        out.extend(self.book.entrances(room).iter().copied().map(Choice::Duct));
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The first player to die takes the part (`intruderplayer.who`).
    pub(crate) fn take_swarm(&mut self, seat: Seat) {
        if !self.state.intruder_player || self.state.swarm.seat.is_some() {
            return;
        }
        let cards = 0..self.book.catalog.intruder_cards.len() as u8;
        let mut deck = cards.map(IntruderCardId).collect();
        self.state.streams.shuffle(Stream::IntruderCards, &mut deck);
        self.state.swarm = Swarm { seat: Some(seat), deck, ..Swarm::default() };
        self.tell("intruderplayer.who", Fact::SwarmTaken { seat });
    }

    /// The draw step of the intruder player: three cards, four at most.
    pub(crate) fn draw_swarm(&mut self) {
        let Some(seat) = self.state.swarm.seat else { return };
        self.state.swarm.begun = true;
        self.crew(seat).passed = false;
        let mut count = 0;
        for _ in 0..DRAW {
            if self.state.swarm.hand.len() >= LIMIT {
                break;
            }
            let Some(card) = self.draw_swarm_card(seat) else { break };
            self.state.swarm.hand.push(card);
            self.whisper("intruderplayer.draw", seat, Fact::SwarmCardDrawn { seat, card });
            count += 1;
        }
        if count > 0 {
            self.tell("intruderplayer.draw", Fact::CardsDrawn { seat, count });
        }
    }

    fn draw_swarm_card(&mut self, seat: Seat) -> Option<IntruderCardId> {
        let State { swarm, streams, .. } = &mut *self.state;
        let shuffle = |cards: &mut _| streams.shuffle(Stream::IntruderCards, cards);
        if deck::rebuild(&mut swarm.deck, &mut swarm.discard, 1, shuffle) {
            self.tell("intruderplayer.deck-empty", Fact::DeckReshuffled { seat });
        }
        self.state.swarm.deck.pop()
    }

    /// One card, or a pass (`intruderplayer.round`).
    pub(crate) fn answer_swarm(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Swarm(card, instinct) => {
                let urge = Urge { seat, card, instinct, targets: Pile::default() };
                self.ask(Question::SwarmTarget { urge });
            }
            _ => self.ask(Question::SwarmKeep { seat }),
        }
    }

    pub(crate) fn answer_swarm_target(&mut self, mut urge: Urge, choice: Choice) {
        urge.targets.push(choice);
        self.ask(Question::SwarmTarget { urge });
    }

    /// On passing one card may be kept (`intruderplayer.pass`).
    pub(crate) fn answer_swarm_keep(&mut self, seat: Seat, choice: Choice) {
        let swarm = &mut self.state.swarm;
        let kept = match choice {
            Choice::SwarmCard(card) => swarm.hand.take(|held| held == card),
            _ => None,
        };
        let rest = std::mem::take(&mut swarm.hand);
        swarm.hand = kept.into_iter().collect();
        for card in rest.iter() {
            self.state.swarm.discard.push(card);
            self.tell("intruderplayer.pass", Fact::SwarmCardDiscarded { seat, card });
        }
        self.crew(seat).passed = true;
        self.tell("intruderplayer.pass", Fact::Passed { seat });
    }

    /// Plays a fully aimed card: it is discarded and carried out.
    pub(crate) fn obey(&mut self, urge: Urge) {
        let Urge { seat, card, instinct, targets } = urge;
        self.keep_glass();
        if self.state.swarm.hand.take(|held| held == card).is_some() {
            self.state.swarm.discard.push(card);
        }
        self.tell("intruderplayer.modes", Fact::SwarmCardPlayed { seat, card, instinct });
        let sheet = self.book.catalog.intruder_cards[card.index()];
        let targets = targets.as_slice();
        match instinct {
            Instinct::Move => {
                if let [Choice::Intruder(mini), way @ ..] = targets {
                    self.swarm_move(*mini, sheet.number, way.first().copied());
                }
            }
            Instinct::Attack => {
                if let [Choice::Intruder(mini), Choice::Seat(target)] = *targets {
                    self.swarm_attack(seat, mini, target, sheet.attacks);
                }
            }
            Instinct::Effect => self.swarm_effect(seat, sheet.effect, targets),
        }
    }

    fn swarm_move(&mut self, mini: MiniId, number: Option<u8>, way: Option<Choice>) {
        let Some(room) = self.state.minis[mini.index()].room else { return };
        let exit = match (number, way) {
            (Some(number), _) => self.book.exit(room, number),
            (None, Some(Choice::Corridor(corridor))) => {
                Exit::Corridor(corridor, self.book.across(corridor, room))
            }
            (None, Some(Choice::Duct(network))) => Exit::Duct(network),
            _ => return,
        };
        let doors = self.state.doors;
        self.go("intruderplayer.move", mini, exit, &doors);
    }

    /// Draws as many attack cards as the card says and chooses one (`intruderplayer.attack.cards`).
    /// They lie on top of the deck until then, so that nobody else learns what they are.
    fn swarm_attack(&mut self, seat: Seat, mini: MiniId, target: Seat, count: u8) {
        self.tell("intruderplayer.attack", Fact::AttackBegan { mini, target });
        if self.book.touches(self.book.mini_kind(mini)) {
            return self.push(Frame::Infest { mini, target });
        }
        let drawn = self.ready(SharedDeck::Attacks, count);
        if drawn > 0 {
            let looked = Fact::DeckPeeked { seat, deck: SharedDeck::Attacks, count: drawn };
            self.tell("intruderplayer.attack.cards", looked);
            self.ask(Question::SwarmAttack { seat, mini, target, drawn });
        }
    }

    pub(crate) fn answer_swarm_attack(
        &mut self,
        seat: Seat,
        mini: MiniId,
        target: Seat,
        drawn: u8,
        choice: Choice,
    ) {
        let Choice::Attack(card) = choice else { return };
        self.state.attacks.take(|other| other == card);
        self.drawn(SharedDeck::Attacks);
        self.turn_up("intruderplayer.attack.cards", card);
        self.push(Frame::SwarmStrike { mini, target, card });
        if drawn > 1 {
            self.ask(Question::SwarmBury { seat, left: drawn - 1 });
        }
    }

    /// The other cards go to the bottom in any order (`intruderplayer.attack.bottom`).
    pub(crate) fn answer_swarm_bury(&mut self, seat: Seat, left: u8, choice: Choice) {
        let Choice::Attack(card) = choice else { return };
        let deck = &mut self.state.attacks;
        deck.take(|other| other == card);
        deck.bury(card);
        self.drawn(SharedDeck::Attacks);
        self.buried(seat, SharedDeck::Attacks);
        if left > 1 {
            self.ask(Question::SwarmBury { seat, left: left - 1 });
        }
    }

    fn swarm_effect(&mut self, seat: Seat, effect: IntruderEffect, targets: &[Choice]) {
        match effect {
            IntruderEffect::Pursuit => {
                if let [Choice::Seat(prey)] = *targets {
                    self.push(Frame::NoiseRoll { seat: prey, then: Then::Nothing });
                }
            }
            IntruderEffect::SelfHealing => {
                if let [Choice::Intruder(mini)] = *targets {
                    let there = &mut self.state.minis[mini.index()];
                    let injuries = there.injuries.min(HEALING);
                    there.injuries -= injuries;
                    let healed = Fact::IntruderHealed { mini, injuries };
                    self.tell("effect.intruder.healing", healed);
                }
            }
            IntruderEffect::Hunt => self.hunt("effect.intruder.hunt"),
            IntruderEffect::Metamorphosis => self.eclose(crate::larva::ECLOSION, false),
            IntruderEffect::Planning => {
                let drawn = self.ready(SharedDeck::Events, PLANS);
                if drawn > 0 {
                    let looked = Fact::DeckPeeked { seat, deck: SharedDeck::Events, count: drawn };
                    self.tell("effect.intruder.planning", looked);
                    self.ask(Question::Plan { seat, drawn });
                }
            }
        }
    }

    /// One event is resolved with movement and effect, the others are discarded
    /// (`effect.intruder.planning.rest`).
    pub(crate) fn answer_plan(&mut self, drawn: u8, choice: Choice) {
        let Choice::Event(event) = choice else { return };
        for _ in 0..drawn {
            if let Some(other) = self.draw_event_card().filter(|other| *other != event) {
                self.state.events.discard(other);
                self.tell("effect.intruder.planning.rest", Fact::EventDiscarded { event: other });
            }
        }
        self.resolve_event("effect.intruder.planning", event);
    }
}

//! What a player may choose: small values, never executable payload, never free text.

use derelict_content::{
    Ability, ActionId, AttackId, BasicId, CharacterId, Colour, CoordinatesId, CorridorId, EventId,
    IntruderCardId, ItemId, Kind, MiniId, MutationCard, MutationId, Names, NetworkId, ObjectKind,
    PodId, PossibilityId, RoomId, WoundId,
};
use serde::{Deserialize, Serialize};

use crate::card::Face;
use crate::event::SharedDeck;
use crate::facedown::ENGINES;
use crate::seat::{MAX_SEATS, Seat};
use crate::swarm::Instinct;
use crate::thing::Thing;
use crate::turret::Status;

/// Where an action comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// One of the actions every character has.
    Basic(BasicId),
    /// An action card in hand.
    Card(ActionId),
    /// An item.
    Item(ItemId),
    /// The room the character is in.
    Room,
    /// A standing possibility that was seized.
    Possibility(PossibilityId),
    /// The own mutation card.
    Mutation(Strain),
    /// The open computer card.
    Computer,
}

derelict_content::words! {
    /// What is done with a mutation card.
    Strain {
        /// It is used: a contamination card is scanned.
        Use = "use",
        /// What it does when that card was infected.
        Infected = "infected",
        /// What it does when it was clean.
        Clean = "clean",
    }
}

impl Strain {
    /// This side of a mutation card.
    #[must_use]
    pub fn side(self, card: &MutationCard) -> &Ability {
        match self {
            Self::Use => &card.usage,
            Self::Infected => &card.infected,
            Self::Clean => &card.clean,
        }
    }
}

impl Source {
    /// The rule by which it is used.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::Basic(_) => "action.basic.list",
            Self::Card(_) => "action.card",
            Self::Item(_) => "action.item",
            Self::Room => "action.room.where",
            Self::Possibility(_) => "after.term.gap",
            Self::Mutation(_) => "carno.mutact.need",
            Self::Computer => "lock.comp.use",
        }
    }
}

/// One answer to a decision.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// An action: its source and the section used.
    Act(Source, u8),
    /// Drop something carried.
    Drop(Thing),
    /// End the round and take no more part in this player phase.
    Pass,
    /// No more of what is being chosen.
    #[default]
    Done,
    /// Agree, react, go ahead.
    Yes,
    /// Refuse, hold back.
    No,
    /// Launch the pod.
    Launch,
    /// Leave the pod.
    Leave,
    /// Wait in the pod.
    Stay,
    /// Leave the tokens in this order.
    Keep,
    /// Change the order of the tokens.
    Swap,
    /// Uncarried eggs as a target.
    Eggs,
    /// A card of the own hand, by what the holder can tell of it.
    Card(Face),
    /// A room.
    Room(RoomId),
    /// A corridor.
    Corridor(CorridorId),
    /// A technical entrance.
    Duct(NetworkId),
    /// An intruder.
    Intruder(MiniId),
    /// A player.
    Seat(Seat),
    /// The player and oneself together.
    Both(Seat),
    /// An item card.
    Item(ItemId),
    /// A heavy thing.
    Thing(Thing),
    /// A kind of object.
    Object(ObjectKind),
    /// An object that player carries.
    ObjectOf(Seat, ObjectKind),
    /// An item deck, or an item of that colour.
    Colour(Colour),
    /// A pod.
    Pod(PodId),
    /// A space of the destination track.
    Course(u8),
    /// The corporate objective.
    Corporate,
    /// The personal objective.
    Personal,
    /// A character.
    Character(CharacterId),
    /// A serious wound.
    Wound(WoundId),
    /// Make an offer to a player.
    Offer(Seat),
    /// Show something to a player.
    Show(Seat),
    /// Give this.
    Give(Thing),
    /// Ask for this visible thing.
    Ask(Thing),
    /// Ask for an inventory item of a colour.
    AskColour(Colour),
    /// Answer an offer with another.
    Counter,
    /// An intruder player card, and what it is played for.
    Swarm(IntruderCardId, Instinct),
    /// An intruder player card.
    SwarmCard(IntruderCardId),
    /// An attack card.
    Attack(AttackId),
    /// An event card.
    Event(EventId),
    /// A shared deck.
    Deck(SharedDeck),
    /// Seize a standing possibility.
    Seize(PossibilityId),
    /// What to do for the own peace of mind.
    Rest(Rest),
    /// A mutation card.
    Mutation(MutationId),
    /// All light wounds.
    Light,
    /// Call the companion back.
    Recall,
    /// One of each.
    Each,
    /// An engine, from 0.
    Engine(u8),
    /// A coordinates card.
    Coordinates(CoordinatesId),
    /// What a turret is set to.
    Status(Status),
    /// A space of the time track, and what lies there.
    Slot(u8),
    /// A contingency token, from 0.
    Chit(u8),
    /// A section of the facility, from 0; behind them the elevator.
    Circuit(u8),
    /// The bunker.
    Bunker,
}

derelict_content::words! {
    /// What somebody who rests may do (`void.room.rest`).
    Rest {
        /// Lower insanity.
        Lower = "lower",
        /// Scan the contamination cards in hand.
        Scan = "scan",
        /// Both.
        Both = "both",
        /// Neither.
        Neither = "neither",
    }
}

impl Rest {
    /// Whether insanity is to be lowered.
    #[must_use]
    pub fn lowers(self) -> bool {
        matches!(self, Self::Lower | Self::Both)
    }

    /// Whether the hand is to be scanned.
    #[must_use]
    pub fn scans(self) -> bool {
        matches!(self, Self::Scan | Self::Both)
    }
}

impl Choice {
    /// The stable name written into records and scenarios.
    #[must_use]
    pub fn code(self, names: &Names) -> String {
        let name = |kind, index| names.name(kind, index).unwrap_or("?").to_owned();
        match self {
            Self::Act(source, section) => {
                let source = match source {
                    Source::Basic(id) => name(Kind::BasicId, id.0),
                    Source::Card(id) => format!("play:{}", name(Kind::ActionId, id.0)),
                    Source::Item(id) => format!("use:{}", name(Kind::ItemId, id.0)),
                    Source::Room => "room-action".into(),
                    Source::Possibility(id) => {
                        format!("seized:{}", name(Kind::PossibilityId, id.0))
                    }
                    Source::Mutation(strain) => MUTATING[strain as usize].into(),
                    Source::Computer => COMPUTING.into(),
                };
                if section == 0 { source } else { format!("{source}/{}", section + 1) }
            }
            Self::Drop(thing) => format!("drop:{}", thing.code(names)),
            Self::Card(face) => format!("card:{}", face.code(names)),
            Self::Room(id) => format!("room:{}", name(Kind::RoomId, id.0)),
            Self::Corridor(id) => format!("corridor:{}", name(Kind::CorridorId, id.0)),
            Self::Duct(id) => format!("duct:{}", name(Kind::NetworkId, id.0)),
            Self::Intruder(id) => format!("intruder:{}", name(Kind::MiniId, id.0)),
            Self::Seat(seat) => format!("player:{seat}"),
            Self::Both(seat) => format!("both:{seat}"),
            Self::Item(id) => format!("item:{}", name(Kind::ItemId, id.0)),
            Self::Thing(thing) => format!("thing:{}", thing.code(names)),
            Self::Object(kind) => format!("object:{}", kind.name()),
            Self::ObjectOf(seat, kind) => format!("object:{}@{seat}", kind.name()),
            Self::Colour(colour) => format!("colour:{}", colour.name()),
            Self::Pod(id) => format!("pod:{}", name(Kind::PodId, id.0)),
            Self::Course(space) => format!("course:{}", char::from(b'A' + space)),
            Self::Character(id) => format!("character:{}", name(Kind::CharacterId, id.0)),
            Self::Wound(id) => format!("wound:{}", name(Kind::WoundId, id.0)),
            Self::Offer(seat) => format!("offer:{seat}"),
            Self::Show(seat) => format!("show:{seat}"),
            Self::Give(thing) => format!("give:{}", thing.code(names)),
            Self::Ask(thing) => format!("ask:{}", thing.code(names)),
            Self::AskColour(colour) => format!("ask-colour:{}", colour.name()),
            Self::Swarm(id, instinct) => {
                format!("swarm:{}/{}", name(Kind::IntruderCardId, id.0), instinct.name())
            }
            Self::SwarmCard(id) => format!("swarm-card:{}", name(Kind::IntruderCardId, id.0)),
            Self::Attack(id) => format!("attack:{}", name(Kind::AttackId, id.0)),
            Self::Event(id) => format!("event:{}", name(Kind::EventId, id.0)),
            Self::Deck(deck) => format!("deck:{}", deck.name()),
            Self::Seize(id) => format!("seize:{}", name(Kind::PossibilityId, id.0)),
            Self::Rest(rest) => format!("rest:{}", rest.name()),
            Self::Mutation(id) => format!("mutation:{}", name(Kind::MutationId, id.0)),
            Self::Coordinates(id) => {
                format!("coordinates:{}", name(Kind::CoordinatesId, id.0))
            }
            Self::Engine(engine) => format!("engine:{}", engine + 1),
            Self::Status(status) => format!("status:{}", status.name()),
            Self::Slot(slot) => format!("slot:{slot}"),
            Self::Chit(chit) => format!("contingency:{}", chit + 1),
            Self::Circuit(circuit) => format!("circuit:{}", circuit + 1),
            plain => PLAIN
                .iter()
                .find(|(_, choice)| *choice == plain)
                .map_or("?", |(code, _)| code)
                .to_owned(),
        }
    }

    /// The choice behind a stable name.
    #[must_use]
    pub fn parse(names: &Names, code: &str) -> Option<Self> {
        if let Some((_, choice)) = PLAIN.iter().find(|(known, _)| *known == code) {
            return Some(*choice);
        }
        let index = |kind, name| names.index(kind, name);
        let Some((verb, rest)) = code.split_once(':') else {
            return parse_act(names, code, None);
        };
        Some(match verb {
            "play" | "use" => return parse_act(names, rest, Some(verb)),
            "drop" => Self::Drop(Thing::parse(names, rest)?),
            "card" => Self::Card(Face::parse(names, rest)?),
            "room" => Self::Room(RoomId(index(Kind::RoomId, rest)?)),
            "corridor" => Self::Corridor(CorridorId(index(Kind::CorridorId, rest)?)),
            "duct" => Self::Duct(NetworkId(index(Kind::NetworkId, rest)?)),
            "intruder" => Self::Intruder(MiniId(index(Kind::MiniId, rest)?)),
            "player" => Self::Seat(parse_seat(rest)?),
            "both" => Self::Both(parse_seat(rest)?),
            "item" => Self::Item(ItemId(index(Kind::ItemId, rest)?)),
            "thing" => Self::Thing(Thing::parse(names, rest)?),
            "object" => match rest.split_once('@') {
                Some((kind, seat)) => Self::ObjectOf(parse_seat(seat)?, ObjectKind::parse(kind)?),
                None => Self::Object(ObjectKind::parse(rest)?),
            },
            "colour" => Self::Colour(Colour::parse(rest)?),
            "pod" => Self::Pod(PodId(index(Kind::PodId, rest)?)),
            "course" => {
                let letter = rest.bytes().next().filter(|_| rest.len() == 1)?;
                Self::Course(letter.checked_sub(b'A').filter(|space| *space < 4)?)
            }
            "character" => Self::Character(CharacterId(index(Kind::CharacterId, rest)?)),
            "wound" => Self::Wound(WoundId(index(Kind::WoundId, rest)?)),
            "offer" => Self::Offer(parse_seat(rest)?),
            "show" => Self::Show(parse_seat(rest)?),
            "give" => Self::Give(Thing::parse(names, rest)?),
            "ask" => Self::Ask(Thing::parse(names, rest)?),
            "ask-colour" => Self::AskColour(Colour::parse(rest)?),
            "swarm" => {
                let (card, instinct) = rest.split_once('/')?;
                let instinct = Instinct::ALL.iter().find(|known| known.name() == instinct)?;
                Self::Swarm(IntruderCardId(index(Kind::IntruderCardId, card)?), *instinct)
            }
            "swarm-card" => Self::SwarmCard(IntruderCardId(index(Kind::IntruderCardId, rest)?)),
            "attack" => Self::Attack(AttackId(index(Kind::AttackId, rest)?)),
            "event" => Self::Event(EventId(index(Kind::EventId, rest)?)),
            "deck" => Self::Deck(SharedDeck::parse(rest)?),
            "seize" => Self::Seize(PossibilityId(index(Kind::PossibilityId, rest)?)),
            "slot" => Self::Slot(rest.parse().ok()?),
            "contingency" => Self::Chit(rest.parse::<u8>().ok()?.checked_sub(1)?),
            "circuit" => Self::Circuit(rest.parse::<u8>().ok()?.checked_sub(1)?),
            "rest" => Self::Rest(Rest::parse(rest)?),
            "mutation" => Self::Mutation(MutationId(index(Kind::MutationId, rest)?)),
            "coordinates" => Self::Coordinates(CoordinatesId(index(Kind::CoordinatesId, rest)?)),
            "engine" => {
                let number: u8 = rest.parse().ok()?;
                Self::Engine(number.checked_sub(1).filter(|engine| *engine < ENGINES)?)
            }
            "status" => Self::Status(Status::parse(rest)?),
            _ => return None,
        })
    }
}

const PLAIN: &[(&str, Choice)] = &[
    ("pass", Choice::Pass),
    ("done", Choice::Done),
    ("yes", Choice::Yes),
    ("no", Choice::No),
    ("launch", Choice::Launch),
    ("leave", Choice::Leave),
    ("stay", Choice::Stay),
    ("keep", Choice::Keep),
    ("swap", Choice::Swap),
    ("eggs", Choice::Eggs),
    ("corporate", Choice::Corporate),
    ("personal", Choice::Personal),
    ("counter", Choice::Counter),
    ("light", Choice::Light),
    ("recall", Choice::Recall),
    ("each", Choice::Each),
    ("bunker", Choice::Bunker),
];

/// What is done at the computer.
const COMPUTING: &str = "computer-action";

/// What is done with a mutation card, each by its stable name.
const MUTATING: [&str; 3] = ["mutate", "mutate-infected", "mutate-clean"];

fn parse_act(names: &Names, code: &str, verb: Option<&str>) -> Option<Choice> {
    let (name, section) = match code.split_once('/') {
        Some((name, number)) => (name, number.parse::<u8>().ok()?.checked_sub(1)?),
        None => (code, 0),
    };
    let source = match verb {
        Some("play") => Source::Card(ActionId(names.index(Kind::ActionId, name)?)),
        Some(_) => Source::Item(ItemId(names.index(Kind::ItemId, name)?)),
        None if name == "room-action" => Source::Room,
        None if name == COMPUTING => Source::Computer,
        None if MUTATING.contains(&name) => {
            let at = MUTATING.iter().position(|known| *known == name)?;
            Source::Mutation(*Strain::ALL.get(at)?)
        }
        None => Source::Basic(BasicId(names.index(Kind::BasicId, name)?)),
    };
    Some(Choice::Act(source, section))
}

fn parse_seat(code: &str) -> Option<Seat> {
    let number: u8 = code.parse().ok()?;
    (1..=MAX_SEATS as u8).contains(&number).then(|| Seat(number - 1))
}

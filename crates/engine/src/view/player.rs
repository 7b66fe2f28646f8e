//! A player and their character, as a viewer sees them.

use derelict_content::{
    ActionId, CharacterId, Colour, ItemId, MutationId, ObjectiveDeck, ObjectiveId, TraitId,
};
use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Eyes;
use super::chart::Chart;
use super::memory::Seen;
use crate::card::{Card, CardKind, Face};
use crate::facedown::Facedown;
use crate::mode::Mode;
use crate::play::Look;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::{Crew, Place, Wounded};
use crate::thing::{Corpse, Held, Thing};

/// A thing by its stable name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ThingName(pub Thing);

impl Serialize for ThingName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Thing::Item(item) => item.serialize(serializer),
            Thing::Corpse(Corpse::Blue) => serializer.serialize_str("blue-corpse"),
            Thing::Corpse(Corpse::Of(seat)) => {
                serializer.collect_str(&format_args!("corpse-{seat}"))
            }
            Thing::Corpse(Corpse::Stray(which)) => {
                serializer.collect_str(&format_args!("red-corpse-{}", which + 1))
            }
            Thing::Egg => serializer.serialize_str("egg"),
            Thing::Carcass => serializer.serialize_str("carcass"),
            Thing::Sample => serializer.serialize_str("sample"),
        }
    }
}

impl<'de> Deserialize<'de> for ThingName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let of_player = |number: &str| {
            let number: u8 = number.parse().ok()?;
            (1..=MAX_SEATS as u8).contains(&number).then(|| Seat(number - 1))
        };
        let thing = match (&*name, name.strip_prefix("corpse-").and_then(of_player)) {
            (_, Some(seat)) => Thing::Corpse(Corpse::Of(seat)),
            ("blue-corpse", _) => Thing::Corpse(Corpse::Blue),
            ("red-corpse-1", _) => Thing::Corpse(Corpse::Stray(0)),
            ("red-corpse-2", _) => Thing::Corpse(Corpse::Stray(1)),
            ("egg", _) => Thing::Egg,
            ("carcass", _) => Thing::Carcass,
            ("sample", _) => Thing::Sample,
            _ => Thing::Item(ItemId::deserialize(name.into_deserializer())?),
        };
        Ok(Self(thing))
    }
}

/// A card of an action deck by its stable name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardName(pub Face);

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Face::Action(action) => action.serialize(serializer),
            Face::Unscanned => serializer.serialize_str("contamination"),
            Face::Infected => serializer.serialize_str("infected"),
            Face::Clean => serializer.serialize_str("clean"),
        }
    }
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(Self(match &*name {
            "contamination" => Face::Unscanned,
            "infected" => Face::Infected,
            "clean" => Face::Clean,
            _ => Face::Action(ActionId::deserialize(name.into_deserializer())?),
        }))
    }
}

derelict_content::words! {
    /// The back of an item card.
    Back {
        /// Military.
        Red = "red",
        /// Technical.
        Yellow = "yellow",
        /// Medical.
        Green = "green",
        /// Crafted.
        Blue = "blue",
        /// A starting or quest item, which everybody knows.
        None = "none",
    }
}

impl From<Option<Colour>> for Back {
    fn from(colour: Option<Colour>) -> Self {
        match colour {
            Some(Colour::Red) => Self::Red,
            Some(Colour::Yellow) => Self::Yellow,
            Some(Colour::Green) => Self::Green,
            Some(Colour::Blue) => Self::Blue,
            None => Self::None,
        }
    }
}

/// A heavy thing in a hand, which is public (`hidden.heavy`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeldView {
    /// What it is.
    pub thing: ThingName,
    /// Ammo left, for weapons.
    pub ammo: u8,
    /// Ammo it can hold.
    pub capacity: u8,
    /// Items fastened to it.
    pub attached: Vec<ItemId>,
    /// Tied to another thing.
    pub taped: bool,
    /// The pair it is tied into, and with what.
    pub tape: Option<(ItemId, u8)>,
}

/// A player's objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Objectives {
    /// The corporate one, if the viewer knows it.
    pub corporate: Option<ObjectiveId>,
    /// The personal one, if the viewer knows it.
    pub personal: Option<ObjectiveId>,
    /// Which one was kept, if the viewer knows it.
    pub kept: Option<ObjectiveDeck>,
    /// Whether one was kept, which is public.
    pub chosen: bool,
}

derelict_content::words! {
    /// What can be marked on a character for all to see.
    CrewMark {
        /// A slime marker.
        Slime = "slime",
        /// A larva on the character board.
        Larva = "larva",
        /// The signal has been sent.
        Signal = "signal",
        /// The level of insanity.
        Insanity = "insanity",
        /// Markers of mutation.
        Mutation = "mutation",
        /// What is known.
        Knowledge = "knowledge",
        /// The active side of the knowledge token.
        Insight = "insight",
    }
}

/// A mutation card beside a character board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MutationView {
    /// Which it is, if the viewer knows it.
    pub card: Option<MutationId>,
    /// Whether it lies faceup.
    pub open: bool,
}

/// A player and their character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Which person of the setup sits there.
    pub person: u8,
    /// The character, once drafted.
    pub character: Option<CharacterId>,
    /// Where the character is.
    pub place: Place,
    /// Takes no more part in this player phase.
    pub passed: bool,
    /// Cards in hand.
    pub hand_size: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<Vec<CardName>>,
    /// Cards in the action deck.
    pub deck_size: u8,
    /// The order of the deck, top first, where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Vec<CardName>>,
    /// The open discard pile, top first; contamination without its code.
    pub discard: Vec<CardName>,
    /// Normal items, if the viewer may see them.
    pub inventory: Option<Vec<ItemId>>,
    /// The backs of the normal items.
    pub inventory_colours: Vec<Back>,
    /// Heavy things.
    pub hands: Vec<HeldView>,
    /// Light wounds.
    pub light: u8,
    /// Serious wounds.
    pub serious: Vec<Wounded>,
    /// How much there is of each mark a character can bear; none is 0.
    pub marks: Chart<CrewMark, u8>,
    /// Action cards out of the game, which everybody has seen go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<ActionId>>", optional))]
    pub lost: Vec<ActionId>,
    /// The mutation card, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mutation: Option<MutationView>,
    /// The trait card in force, if there is one.
    #[serde(default, rename = "trait", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub of_trait: Option<TraitId>,
    /// Quest items still inactive.
    pub quests: Vec<ItemId>,
    /// The objectives.
    pub objectives: Objectives,
    /// What this player has publicly looked at.
    pub seen: Seen,
}

impl PlayerView {
    /// How much the character bears of a mark.
    #[must_use]
    pub fn mark(&self, mark: CrewMark) -> u8 {
        self.marks.get(&mark).copied().unwrap_or_default()
    }
}

impl Crew {
    fn mark(&self, mark: CrewMark) -> u8 {
        match mark {
            CrewMark::Slime => u8::from(self.slimed),
            CrewMark::Larva => u8::from(self.affliction.is_larva()),
            CrewMark::Signal => u8::from(self.signal),
            CrewMark::Insanity => self.affliction.insanity(),
            CrewMark::Mutation => self.affliction.mutation().markers,
            // These lie on the board ([`Look::mark`]).
            CrewMark::Knowledge | CrewMark::Insight => 0,
        }
    }
}

impl Look<'_> {
    /// How much a character bears of a mark.
    fn mark(self, seat: Seat, mark: CrewMark) -> u8 {
        match mark {
            CrewMark::Knowledge => self.insight(seat).level(),
            CrewMark::Insight => u8::from(self.insight(seat).is_active()),
            CrewMark::Slime
            | CrewMark::Larva
            | CrewMark::Signal
            | CrewMark::Insanity
            | CrewMark::Mutation => self.crew(seat).mark(mark),
        }
    }
}

impl Eyes<'_> {
    pub(super) fn player(self, seat: Seat) -> PlayerView {
        let crew = self.look.crew(seat);
        let own = self.is(seat);
        let marks = self.look.book.marks();
        let mut backs: Vec<Back> =
            crew.inventory.iter().map(|item| self.look.deck_of(item).into()).collect();
        backs.sort();
        PlayerView {
            seat,
            person: self.look.state.persons[seat.index()],
            character: crew.drafted.then_some(crew.character),
            place: crew.place,
            passed: crew.passed,
            hand_size: crew.hand.len() as u8,
            hand: own.then(|| self.faces(seat, crew.hand.iter())),
            deck_size: crew.deck.len() as u8,
            deck: self.open.then(|| self.faces(seat, crew.deck.iter().rev())),
            discard: crew.discard.iter().rev().map(|card| CardName(card.open_face())).collect(),
            inventory: own.then(|| crew.inventory.iter().collect()),
            inventory_colours: backs,
            hands: crew.hands.as_slice().iter().map(|held| self.held(held)).collect(),
            light: crew.light,
            serious: crew.serious.iter().collect(),
            marks: marks.iter().copied().map(|mark| (mark, self.look.mark(seat, mark))).collect(),
            lost: self.look.lost_cards(seat).collect(),
            mutation: self.mutation(seat),
            of_trait: self.look.trait_of(seat),
            quests: crew.quests.iter().collect(),
            objectives: self.objectives(seat),
            seen: self.seen(seat),
        }
    }

    fn mutation(self, seat: Seat) -> Option<MutationView> {
        let mutation = self.look.mutation(seat);
        mutation.card?;
        Some(MutationView { card: self.front(Facedown::Mutation(seat)), open: mutation.open })
    }

    /// Cards as their holder sees them, or as they are where nothing is hidden.
    pub(super) fn faces(self, holder: Seat, cards: impl Iterator<Item = Card>) -> Vec<CardName> {
        cards
            .map(|card| match card.kind() {
                CardKind::Contamination(_) if self.open && self.look.is_infected(card) => {
                    Face::Infected
                }
                CardKind::Contamination(_) if self.open => Face::Clean,
                _ => self.look.face(holder, card),
            })
            .map(CardName)
            .collect()
    }

    fn held(self, held: &Held) -> HeldView {
        HeldView {
            thing: ThingName(held.thing),
            ammo: held.ammo,
            capacity: self.look.capacity(held),
            attached: held.attached.iter().collect(),
            taped: held.tape.is_some(),
            tape: held.tape.map(|tape| (tape.item, tape.pair)),
        }
    }

    fn objectives(self, seat: Seat) -> Objectives {
        let crew = self.look.crew(seat);
        // What takes the place of a requirement is public, and the requirement is not
        // (`after.epilogue.offer-free`, `after.hidden.requirement`).
        if let Some(ObjectiveDeck::Requirement | ObjectiveDeck::Offer) = crew.kept {
            let bribed = crew.kept == Some(ObjectiveDeck::Offer);
            return Objectives {
                corporate: bribed.then_some(crew.corporate),
                personal: self.is(seat).then_some(crew.personal),
                kept: crew.kept,
                chosen: true,
            };
        }
        // Common objectives lie open (`coop.public`).
        let own = self.is(seat) || self.look.state.mode == Mode::Coop;
        let kept = own || self.knowledge().is_some_and(|known| known.kept[seat.index()] > 0);
        let seen = |deck: ObjectiveDeck| {
            let known = self.knowledge();
            own || kept && crew.kept == Some(deck)
                || known.is_some_and(|known| known.objectives[seat.index()][deck as usize] > 0)
        };
        Objectives {
            corporate: seen(ObjectiveDeck::Corporate).then_some(crew.corporate),
            personal: seen(ObjectiveDeck::Personal).then_some(crew.personal),
            kept: crew.kept.filter(|_| kept),
            chosen: crew.kept.is_some(),
        }
    }
}

//! A player's character and everything of its own as bytes.

use derelict_content::{CharacterId, ItemId, ObjectiveDeck, ObjectiveId, PodId, RoomId, WoundId};

use super::eye::{Eye, pile};
use super::pen::{Pen, WORD, blocks};
use super::{Extent, bits, marks};
use crate::affliction::Affliction;
use crate::card::Card;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::{Crew, Place, Wounded};
use crate::thing::{Corpse, Held, Inventory, Tape, Thing};

impl Crew {
    #[inline(always)]
    pub(super) fn write(&self, extent: &Extent, pen: &mut Pen<'_>) {
        let Self {
            character,
            drafted,
            place,
            passed,
            hand,
            deck,
            discard,
            inventory,
            hands,
            light,
            serious,
            slimed,
            affliction,
            signal,
            quests,
            corporate,
            personal,
            kept,
            lost: _,
        } = self;
        let [there, place] = place.pack();
        let marks = bits([*drafted, *passed, *slimed, affliction.is_larva(), *signal]);
        let kept = kept.map_or(0, |deck| deck as u8 + 1);
        pen.word([character.0, there, place, marks, *light, corporate.0, personal.0, kept]);
        let [[one], [two], [three]] = blocks(quests, |quest| [quest.0]);
        let few = (serious.len() << 4 | quests.len()) as u8;
        let [hand_size, deck_size, discarded] = [hand, deck, discard].map(|pile| pile.len() as u8);
        pen.word([hand_size, deck_size, discarded, hands.len() as u8, few, one, two, three]);
        let [one, two, three, four] = blocks(serious, |Wounded { wound, dressed }| {
            [wound.map_or(0, |wound| wound.0 + 1), u8::from(dressed)]
        });
        pen.word([one[0], one[1], two[0], two[1], three[0], three[1], four[0], four[1]]);
        for pile in [hand, deck, discard] {
            pen.pile(pile, |card| card.byte());
        }
        pen.bytes(&inventory.counts(), extent.items, |count| count);
        for held in hands.as_slice() {
            held.pack().into_iter().for_each(|word| pen.word(word));
        }
    }

    pub(super) fn read(&mut self, extent: &Extent, eye: &mut Eye<'_>) -> Option<()> {
        let [character, there, place, bits, light, corporate, personal, kept] = eye.word()?;
        self.character = CharacterId(character);
        self.place = Place::unpack([there, place])?;
        let larva: bool;
        [self.drafted, self.passed, self.slimed, larva, self.signal] = marks(bits);
        self.affliction = if larva { Affliction::Larva } else { Affliction::None };
        self.light = light;
        (self.corporate, self.personal) = (ObjectiveId(corporate), ObjectiveId(personal));
        self.kept = match kept.checked_sub(1) {
            None => None,
            Some(deck) => Some(objective_deck(deck)?),
        };
        let [hand, deck, discard, hands, few, quests @ ..] = eye.word()?;
        self.quests = pile(quests.get(..usize::from(few & 15))?.iter().copied().map(ItemId))?;
        let wounds = eye.word()?;
        let wounds = wounds.chunks_exact(2).map(|wound| Wounded {
            wound: wound[0].checked_sub(1).map(WoundId),
            dressed: wound[1] != 0,
        });
        self.serious = pile(wounds.take(usize::from(few >> 4)))?;
        self.hand = eye.pile(hand, Card::of_byte)?;
        self.deck = eye.pile(deck, Card::of_byte)?;
        self.discard = eye.pile(discard, Card::of_byte)?;
        self.inventory = Inventory::of_counts(eye.bytes(extent.items)?);
        for _ in 0..hands {
            self.hands.try_push(Held::unpack([eye.word()?, eye.word()?])?)?;
        }
        Some(())
    }
}

fn objective_deck(byte: u8) -> Option<ObjectiveDeck> {
    ObjectiveDeck::ALL.get(usize::from(byte)).copied()
}

impl Place {
    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        match self {
            Self::Nowhere => [0, 0],
            Self::Room(room) => [1, room.0],
            Self::Pod(pod) => [2, pod.0],
            Self::Hibernating => [3, 0],
            Self::Evacuated(pod) => [4, pod.0],
            Self::Dead(room) => [5, room.0],
            Self::Departed => [6, 0],
            Self::Bunker => [7, 0],
        }
    }

    fn unpack([there, place]: [u8; 2]) -> Option<Self> {
        Some(match there {
            0 => Self::Nowhere,
            1 => Self::Room(RoomId(place)),
            2 => Self::Pod(PodId(place)),
            3 => Self::Hibernating,
            4 => Self::Evacuated(PodId(place)),
            5 => Self::Dead(RoomId(place)),
            6 => Self::Departed,
            7 => Self::Bunker,
            _ => return None,
        })
    }
}

/// Corpses of people unknown are numbered from here, behind those of all seats.
const STRAY: u8 = MAX_SEATS as u8 + 1;

impl Held {
    #[inline(always)]
    fn pack(&self) -> [[u8; WORD]; 2] {
        let Self { thing, ammo, attached, tape } = self;
        let (kind, which) = match *thing {
            Thing::Item(item) => (0, item.0),
            Thing::Corpse(Corpse::Blue) => (1, 0),
            Thing::Corpse(Corpse::Of(seat)) => (1, seat.number()),
            Thing::Corpse(Corpse::Stray(which)) => (1, STRAY + which),
            Thing::Egg => (2, 0),
            Thing::Carcass => (3, 0),
            Thing::Sample => (4, 0),
        };
        let [[one], [two], [three]] = blocks(attached, |item| [item.0]);
        let tape = tape.map_or([0; 3], |Tape { item, pair }| [1, item.0, pair]);
        [
            [kind, which, *ammo, attached.len() as u8, one, two, three, 0],
            [tape[0], tape[1], tape[2], 0, 0, 0, 0, 0],
        ]
    }

    fn unpack([held, tape]: [[u8; WORD]; 2]) -> Option<Self> {
        let [kind, which, ammo, count, attached @ .., _] = held;
        let [taped, strip, pair, ..] = tape;
        Some(Self {
            thing: match kind {
                0 => Thing::Item(ItemId(which)),
                1 => Thing::Corpse(match which.checked_sub(1) {
                    None => Corpse::Blue,
                    Some(_) if which >= STRAY => Corpse::Stray(which - STRAY),
                    Some(seat) => Corpse::Of(Seat(seat)),
                }),
                2 => Thing::Egg,
                3 => Thing::Carcass,
                4 => Thing::Sample,
                _ => return None,
            },
            ammo,
            attached: pile(attached.get(..usize::from(count))?.iter().copied().map(ItemId))?,
            tape: (taped != 0).then_some(Tape { item: ItemId(strip), pair }),
        })
    }
}

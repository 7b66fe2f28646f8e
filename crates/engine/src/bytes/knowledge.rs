//! What a seat has seen in private as bytes.

use std::array;

use derelict_content::ItemId;

use super::Extent;
use super::eye::Eye;
use super::pen::Pen;
use crate::deck_memory::DeckMemory;
use crate::facedown::{OfShip, Sighting, Sightings};
use crate::knowledge::{ItemSeen, Knowledge};
use crate::seat::Seat;

impl Knowledge {
    #[inline(always)]
    pub(super) fn write(&self, working: [bool; 3], extent: &Extent, pen: &mut Pen<'_>) {
        let Self { facedown, objectives, kept, decks, scanned, items } = self;
        // What turrets are set to has its place in a layer of theirs.
        let Sightings { tiles, exploration, aside } = facedown;
        let OfShip { coordinates, engines, turrets: _ } = &aside.ship();
        pen.bytes(tiles, extent.rooms, |turn| turn);
        pen.bytes(exploration, extent.rooms, |turn| turn);
        let [one, two, three] = array::from_fn(|engine| {
            let Sighting { turn, swaps } = engines[engine];
            let seen = turn > 0;
            [u8::from(seen), u8::from(seen && working[engine]), turn, swaps]
        });
        pen.two(one, two);
        pen.two(three, [*coordinates, items.len() as u8, kept[0], kept[1]]);
        let [top, bottom, one, two, three] = decks.bytes();
        pen.word([one[0], one[1], two[0], two[1], three[0], three[1], kept[2], kept[3]]);
        let [.., last] = objectives;
        let events = [top[0], top[1], bottom[0], bottom[1]];
        pen.two(events, [last[0], last[1], kept[4], 0]);
        let [one, two, three, four, _] = objectives;
        pen.two([one[0], one[1], two[0], two[1]], [three[0], three[1], four[0], four[1]]);
        pen.number(*scanned);
        for ItemSeen { holder, item, turn } in items.iter() {
            pen.word([holder.0, item.0, turn, 0, 0, 0, 0, 0]);
        }
    }

    pub(super) fn read(&mut self, extent: &Extent, eye: &mut Eye<'_>) -> Option<()> {
        let Sightings { tiles, exploration, aside } = &mut self.facedown;
        let OfShip { coordinates, engines, turrets: _ } = aside.ship_mut();
        tiles[..extent.rooms].copy_from_slice(eye.bytes(extent.rooms)?);
        exploration[..extent.rooms].copy_from_slice(eye.bytes(extent.rooms)?);
        let [_, _, a, b, _, _, c, d] = eye.word()?;
        let [_, _, e, f, card, items, first, second] = eye.word()?;
        *engines = [[a, b], [c, d], [e, f]].map(|[turn, swaps]| Sighting { turn, swaps });
        *coordinates = card;
        let [a, b, c, d, e, f, third, fourth] = eye.word()?;
        let [top, top_in, bottom, bottom_in, corporate, personal, fifth, _] = eye.word()?;
        self.decks =
            DeckMemory::of_bytes([[top, top_in], [bottom, bottom_in], [a, b], [c, d], [e, f]]);
        self.kept = [first, second, third, fourth, fifth];
        let [a, b, c, d, e, f, g, h] = eye.word()?;
        self.objectives = [[a, b], [c, d], [e, f], [g, h], [corporate, personal]];
        self.scanned = eye.number()?;
        for _ in 0..items {
            let [holder, item, turn, ..] = eye.word()?;
            self.items.try_push(ItemSeen { holder: Seat(holder), item: ItemId(item), turn })?;
        }
        Some(())
    }
}

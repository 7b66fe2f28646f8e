//! What must be true at every decision of every game.
//!
//! Every token, card, marker and miniature is exactly once somewhere, and no limit is exceeded.

use derelict_content::{
    DiscoveryEffect, IntruderCardId, ItemId, ItemSource, Kind, Role, RoomTrait, Slot, TileGroup,
    TokenFace, capacity,
};

use crate::affliction::Mutation;
use crate::alert::Sample;
use crate::card::CardKind;
use crate::facility::ChitPlace;
use crate::frame::{Frame, Origin, Question};
use crate::mode::Mode;
use crate::play::Look;
use crate::state::{Door, Place, Pod};
use crate::thing::{Corpse, Thing};

/// Something that must never be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation(pub String);

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Collects violations.
struct Audit<'a> {
    look: Look<'a>,
    found: Vec<Violation>,
}

impl Look<'_> {
    /// Everything that must never be, but is.
    #[must_use]
    pub fn violations(self) -> Vec<Violation> {
        let mut audit = Audit { look: self, found: Vec::new() };
        audit.items();
        audit.contamination();
        audit.action_cards();
        audit.shared_decks();
        audit.swarm();
        audit.tokens();
        audit.eggs_and_corpses();
        audit.rooms();
        audit.characters();
        audit.pods();
        audit.insanity();
        audit.mutations();
        audit.turrets();
        audit.found
    }
}

impl Audit<'_> {
    fn demand(&mut self, holds: bool, say: impl FnOnce() -> String) {
        if !holds {
            self.found.push(Violation(say()));
        }
    }

    fn name(&self, kind: Kind, index: usize) -> String {
        self.look.book.names.of(kind).get(index).cloned().unwrap_or_else(|| index.to_string())
    }

    /// Every copy of every item is in a deck, with a character, between hands, or gone.
    fn items(&mut self) {
        let look = self.look;
        let mut count = [0i16; capacity::ITEM_KINDS];
        let mut add = |item: ItemId| count[item.index()] += 1;
        for deck in &look.state.items {
            deck.facedown()
                .iter()
                .copied()
                .chain(deck.discards().iter().copied())
                .for_each(&mut add);
        }
        look.state.crafted.iter().chain(look.state.items_gone.iter()).for_each(&mut add);
        for seat in look.seats() {
            let crew = look.crew(seat);
            crew.inventory.iter().chain(crew.quests.iter()).for_each(&mut add);
            for held in crew.hands.iter() {
                held.thing.item().into_iter().chain(held.attached.iter()).for_each(&mut add);
            }
            let mut pairs = 0u16;
            for tape in crew.hands.iter().filter_map(|held| held.tape) {
                if pairs & (1 << tape.pair) == 0 {
                    pairs |= 1 << tape.pair;
                    add(tape.item);
                }
            }
        }
        for frame in look.state.frames.iter() {
            match frame {
                Frame::Ask(Question::KeepItem { drawn, .. } | Question::Scavenge { drawn, .. }) => {
                    drawn.iter().for_each(&mut add);
                }
                Frame::Ask(Question::GiveKey { item, .. }) => add(item),
                Frame::Gain { thing: Thing::Item(item), origin, .. }
                | Frame::Ask(Question::MakeRoom { thing: Thing::Item(item), origin, .. })
                    if origin != Origin::Trade =>
                {
                    add(item);
                }
                _ => {}
            }
        }
        let mustered = !look.state.frames.iter().any(|frame| frame == Frame::Muster);
        for item in look.catalog().item_ids() {
            let card = &look.catalog().items[item.index()];
            let owned = look.seats().any(|seat| {
                let crew = look.crew(seat);
                let sheet = &look.catalog().characters[crew.character.index()];
                // What binds a character and its key come and stay away together.
                let alone = sheet.gives.is_some() && look.state.players == 1;
                let given = sheet.gives == Some(item) && mustered;
                let starts = (sheet.weapon == Some(item) || given) && !alone;
                crew.drafted && (starts || sheet.quests.contains(&item))
            });
            let due = match card.source {
                ItemSource::Deck(_) => i16::from(card.copies),
                ItemSource::Starting | ItemSource::Quest => i16::from(owned),
            };
            let found = count[item.index()];
            let name = self.name(Kind::ItemId, item.index());
            self.demand(found == due, || format!("{found} cards of item {name}, not {due}"));
        }
    }

    fn contamination(&mut self) {
        let look = self.look;
        let mut count = vec![0u8; look.catalog().contamination.len()];
        for index in look.state.contamination.iter() {
            count[index as usize] += 1;
        }
        for seat in look.seats() {
            let crew = look.crew(seat);
            for card in crew.hand.iter().chain(crew.deck.iter()).chain(crew.discard.iter()) {
                if let CardKind::Contamination(index) = card.kind() {
                    count[index as usize] += 1;
                }
            }
        }
        for (index, found) in count.iter().enumerate() {
            let found = found + u8::from(look.state.contamination_gone & (1 << index) != 0);
            self.demand(found == 1, || format!("contamination card {index} is in {found} places"));
        }
    }

    fn action_cards(&mut self) {
        let look = self.look;
        for seat in look.seats().filter(|seat| look.crew(*seat).alive()) {
            let crew = look.crew(seat);
            let mut cards: Vec<_> = crew
                .hand
                .iter()
                .chain(crew.deck.iter())
                .chain(crew.discard.iter())
                .filter_map(|card| card.action())
                .collect();
            let mut deck = look.catalog().characters[crew.character.index()].deck.clone();
            cards.extend(look.lost_cards(seat));
            cards.sort();
            deck.sort();
            self.demand(!crew.drafted || cards == deck, || {
                format!("player {seat}'s action cards differ")
            });
        }
    }

    fn shared_decks(&mut self) {
        let look = self.look;
        let mut events = look.state.events_gone.len();
        events += look.state.events.left() + look.state.events.discards().len();
        let resolving = |frame: &Frame| matches!(frame, Frame::EventDone { .. });
        events += look.state.frames.iter().filter(resolving).count();
        self.demand(look.state.ending.is_some() || events == look.catalog().events.len(), || {
            format!("{events} event cards")
        });
        let attacks = look.state.attacks.left() + look.state.attacks.discards().len();
        self.demand(attacks == look.catalog().attacks.len(), || format!("{attacks} attack cards"));
        let resolving = |frame: &Frame| matches!(frame, Frame::Panic(_));
        let panic = look.state.panic.left()
            + look.state.panic.discards().len()
            + look.state.frames.iter().filter(resolving).count();
        let due: usize = look.catalog().panic.iter().map(|card| card.copies as usize).sum();
        self.demand(look.state.ending.is_some() || panic == due, || {
            format!("{panic} panic cards, not {due}")
        });
        self.alerts();
        let borne: usize = look
            .seats()
            .map(|seat| {
                look.crew(seat).serious.iter().filter(|wounded| wounded.wound.is_some()).count()
            })
            .sum();
        let wounds = look.state.wounds.left() + look.state.wounds.discards().len() + borne;
        let due: usize = look.catalog().wounds.iter().map(|wound| wound.copies as usize).sum();
        self.demand(wounds == due, || format!("{wounds} serious wound cards, not {due}"));
    }

    /// Every alert is somewhere, and its sample in one place.
    fn alerts(&mut self) {
        let look = self.look;
        let alerts = &look.state.alerts;
        let all = alerts.deck.left() + alerts.deck.discards().len();
        let found = all + usize::from(alerts.open.is_some());
        let due = look.book.alerts_for(look.state.players).count();
        self.demand(found == due, || format!("{found} alerts, not {due}"));
        let held = look.seats().flat_map(|seat| look.crew(seat).hands.iter());
        let held = held.filter(|held| held.thing == Thing::Sample).count();
        let carried = usize::from(alerts.sample == Sample::Carried);
        self.demand(look.state.ending.is_some() || held == carried, || {
            format!("{held} samples are carried, not {carried}")
        });
        let wanted = alerts.sample == Sample::None || alerts.open.is_some();
        self.demand(wanted, || "a sample belongs to no alert".into());
    }

    /// Every card of the intruder player is somewhere, once somebody plays the part.
    fn swarm(&mut self) {
        let swarm = &self.look.state.swarm;
        let mut cards: Vec<_> =
            swarm.hand.iter().chain(swarm.deck.iter()).chain(swarm.discard.iter()).collect();
        cards.sort();
        let all = 0..self.look.catalog().intruder_cards.len() as u8;
        let due: Vec<_> = all.filter(|_| swarm.seat.is_some()).map(IntruderCardId).collect();
        self.demand(cards == due, || "the intruder player's cards differ".into());
        let dead = |seat| matches!(self.look.crew(seat).place, Place::Dead(_));
        let sound = swarm.seat.map_or(!swarm.begun, dead);
        self.demand(sound, || "the intruder player's character is not dead".into());
    }

    fn tokens(&mut self) {
        let look = self.look;
        let (bag, supply) = (look.state.bag.bits(), look.state.token_supply.bits());
        self.demand(bag & supply == 0, || "a token is in the bag and in the supply".into());
        let held = look.state.frames.as_slice().iter().filter_map(Frame::token);
        let drawn = held.fold(0u32, |set, token| set | 1 << token.0);
        let crowned = look.catalog().tokens.iter().enumerate().fold(0u32, |set, (index, token)| {
            let only = token.kind().is_some_and(|kind| look.book.kind(kind).only);
            set | u32::from(only) << index
        });
        // An insanity token is out of the game unless it is in the bag.
        let minds = look.catalog().tokens.iter().enumerate().fold(0u32, |set, (index, token)| {
            set | u32::from(matches!(token.face, TokenFace::Insanity(_))) << index
        });
        self.demand(supply & minds == 0, || "an insanity token is in the supply".into());
        let gone = minds | if look.state.queen_killed { crowned } else { 0 };
        let all = bag | supply | drawn | gone;
        let due = u32::MAX >> (u32::BITS - look.catalog().tokens.len() as u32);
        let ended = look.state.ending.is_some();
        self.demand(ended || all == due, || "an intruder token is missing".into());
    }

    fn eggs_and_corpses(&mut self) {
        let look = self.look;
        if look.state.ending.is_some() {
            return;
        }
        let held = |thing: Thing| {
            look.seats()
                .flat_map(move |seat| look.crew(seat).hands.iter())
                .filter(|held| held.thing == thing)
                .count()
        };
        let floor: usize = look.state.rooms.iter().map(|room| room.eggs as usize).sum();
        let eggs = look.state.nest_eggs as usize
            + look.state.egg_supply as usize
            + floor
            + held(Thing::Egg)
            + look.eggs_analysed();
        let due = look.catalog().supply.eggs as usize;
        self.demand(eggs == due, || format!("{eggs} eggs, not {due}"));
        self.demand(look.state.nest_destroyed || look.state.nest_eggs > 0, || {
            "an empty nest stands".into()
        });
        let known = std::iter::once(Corpse::Blue).chain(look.seats().map(Corpse::Of));
        for corpse in known.chain(Corpse::STRAY) {
            let lying =
                look.state.rooms.iter().filter(|room| room.corpses & corpse.bit() != 0).count();
            let found = lying + held(Thing::Corpse(corpse));
            let due = match corpse {
                // A facility begins without one (`lock.absent.starting-corpse`).
                Corpse::Blue => {
                    usize::from(!look.book.is_sequel() && look.facility().is_none())
                }
                // So many as tokens have shown.
                Corpse::Stray(which) => {
                    usize::from(usize::from(which) < look.discovered(DiscoveryEffect::Corpse))
                }
                Corpse::Of(seat) => usize::from(matches!(look.crew(seat).place, Place::Dead(_))),
            };
            let eaten = found < due && (look.book.feeds() || look.facility().is_some());
            self.demand(found == due || eaten, || {
                format!("{found} of corpse {corpse:?}, not {due}")
            });
        }
    }

    fn rooms(&mut self) {
        let look = self.look;
        let supply = &look.catalog().supply;
        let mut tiles = vec![0u8; look.catalog().tiles.len()];
        let mut tokens = vec![0u8; look.catalog().exploration.len()];
        for id in look.book.rooms() {
            let room = &look.state.rooms[id.index()];
            tiles[room.tile.index()] += 1;
            let group = look.catalog().tiles[room.tile.index()].group;
            let slot = look.book.board.rooms[id.index()].slot;
            let fits = match slot {
                Slot::One => group == TileGroup::One,
                Slot::Two => group == TileGroup::Two,
                Slot::Printed(tile) | Slot::Fixed(tile) => tile == room.tile,
            };
            let name = self.name(Kind::RoomId, id.index());
            self.demand(fits, || format!("the wrong kind of tile lies on {name}"));
            if let Some(token) = room.token {
                tokens[token.index()] += 1;
            }
            let discovery = room.discovery;
            let aboard = look.book.on_shuttle(id) || look.catalog().discoveries.is_empty();
            self.demand(!(aboard && discovery.is_some()), || {
                format!("{name} cannot have a discovery token")
            });
            self.demand(
                discovery.is_none_or(|token| !look.state.discoveries_gone.has(token)),
                || format!("the discovery token of {name} is gone"),
            );
            self.demand(room.token.is_some() != room.explored, || {
                format!("token and tile of {name} disagree")
            });
            let sound =
                look.book.has_trait(room.tile, RoomTrait::NeverMalfunctions) || !room.explored;
            self.demand(!(room.malfunction && sound), || format!("{name} cannot malfunction"));
            let bare = look.book.has_trait(room.tile, RoomTrait::NoItems) || !room.explored;
            self.demand(room.items == 0 || !bare, || format!("{name} cannot have items"));
        }
        self.demand(tiles.iter().all(|count| *count <= 1), || "a tile lies on two slots".into());
        self.demand(tokens.iter().all(|count| *count <= 1), || "a token lies in two rooms".into());
        let count = |marked: fn(&crate::state::Room) -> bool| {
            look.state.rooms.iter().filter(|room| marked(room)).count()
        };
        let (fires, broken) = (count(|room| room.fire), count(|room| room.malfunction));
        let [fire, malfunction] = look.markers();
        self.demand(fires <= fire as usize, || format!("{fires} fire markers"));
        self.demand(broken <= malfunction as usize, || {
            format!("{broken} malfunction markers")
        });
        let doors = look.state.doors.iter().filter(|door| **door != Door::Open).count();
        self.demand(doors <= supply.doors as usize, || format!("{doors} door tokens"));
        let beyond = look.state.noise >> look.book.board.corridors.len();
        self.demand(beyond == 0, || "noise outside the board".into());
    }

    fn characters(&mut self) {
        let look = self.look;
        for seat in look.seats() {
            let crew = look.crew(seat);
            self.demand(crew.light <= 2, || {
                format!("player {seat} has {} light wounds", crew.light)
            });
            let dropping = look.state.frames.iter().any(|frame| frame == Frame::Surplus { seat });
            let used = look.slots_used(seat);
            self.demand(dropping || !look.overfull(seat) || look.state.ending.is_some(), || {
                format!("player {seat} holds {used} heavy things")
            });
            for held in crew.hands.iter() {
                let capacity = look.capacity(&held);
                self.demand(held.ammo <= capacity, || {
                    format!("player {seat} has {} ammo of {capacity}", held.ammo)
                });
            }
            let taped = crew.hands.iter().filter(|held| held.tape.is_some()).count();
            self.demand(taped % 2 == 0, || format!("player {seat} has half a taped pair"));
            let dead = matches!(crew.place, Place::Dead(_));
            let empty = crew.hand.is_empty() && crew.deck.is_empty() && crew.inventory.is_empty();
            let kept = look.state.ending.is_some() || look.state.mode == Mode::Coop;
            self.demand(!dead || empty || kept, || format!("dead player {seat} still has cards"));
        }
    }

    /// Every mutation card is in its deck or with one character, and nobody bears the last marker.
    fn mutations(&mut self) {
        let look = self.look;
        let mut left = look.state.mutations.bits();
        for seat in look.seats() {
            let mutation = look.mutation(seat);
            let markers = mutation.markers;
            self.demand(markers < Mutation::LAST_MARKER, || {
                format!("player {seat} bears {markers} markers of mutation")
            });
            if let Some(card) = mutation.card {
                let twice = left & (1 << card.0) != 0;
                self.demand(!twice, || format!("player {seat}'s mutation card is there twice"));
                left |= 1 << card.0;
            }
            self.demand(mutation.card.is_some() || !mutation.open, || {
                format!("player {seat} has no mutation card, but it lies open")
            });
        }
        let all = (1u32 << look.catalog().mutations.len()) - 1;
        self.demand(left == all, || "a mutation card is missing".into());
        let discarded = look.state.weaknesses.iter().any(|card| card.discarded && !card.revealed);
        self.demand(!discarded, || "a card facedown was discarded".into());
    }

    /// Each turret stands alone in an explored room that takes one.
    fn turrets(&mut self) {
        let look = self.look;
        let mut rooms = 0u32;
        for (turret, post) in look.posts() {
            let room = &look.state.rooms[post.room.index()];
            let bare = !look.book.is(room.tile, Role::Nest)
                && !look.book.has_trait(room.tile, RoomTrait::Slimy);
            self.demand(room.explored && bare && rooms & (1 << post.room.0) == 0, || {
                format!("turret {} stands where none can", turret + 1)
            });
            rooms |= 1 << post.room.0;
        }
        let idle = look.book.has_turrets() || look.state.turrets == Default::default();
        self.demand(idle, || "somebody waits for turrets that are not in the game".into());
    }

    /// Characters are insane where such a track is, and lairs are destroyed or on the board once.
    fn insanity(&mut self) {
        let look = self.look;
        let last = look.book.last_level();
        for seat in look.seats().filter(|seat| look.crew(*seat).drafted) {
            let level = look.insanity(seat);
            let sound = if last == 0 { level == 0 } else { (1..=last).contains(&level) };
            self.demand(sound, || format!("player {seat} is insane on level {level}"));
            let deck = look.catalog().characters[look.crew(seat).character.index()].deck.len();
            let lost = look.crew(seat).lost.checked_shr(deck as u32).unwrap_or(0);
            self.demand(lost == 0, || format!("player {seat} has lost cards that never were"));
        }
        let still = |mini: &derelict_content::MiniId| {
            look.book.is_still(look.book.mini_kind(*mini))
                && look.state.minis[mini.index()].room.is_some()
        };
        let standing = look.book.minis().filter(still).count();
        let all = look.book.minis().filter(|mini| look.book.is_still(look.book.mini_kind(*mini)));
        let known = standing + usize::from(look.state.lairs_destroyed);
        self.demand(look.state.ending.is_some() || known <= all.count(), || {
            format!("{known} lairs are on the board or destroyed")
        });
        let unhurt = look.all_figures().filter(|figure| look.book.is_unhurt(figure.kind));
        let marked = unhurt.filter(|figure| figure.injuries > 0).count();
        self.demand(marked == 0, || "what cannot be hurt has injuries".into());
    }

    fn pods(&mut self) {
        let look = self.look;
        if look.facility().is_some() {
            return self.facility();
        }
        for pod in look.pods() {
            let aboard = look.aboard(pod).count();
            let docked = matches!(look.state.pods[pod.index()], Pod::Docked { .. });
            self.demand(aboard <= crate::pod::PLACES && (docked || aboard == 0), || {
                format!("{aboard} characters wait in pod {}", pod.0 + 1)
            });
        }
    }
}

impl Audit<'_> {
    /// Every token of the facility is once somewhere, and nobody is where nobody can be.
    fn facility(&mut self) {
        let look = self.look;
        let facility = &look.state.facility;
        let mut numbers = facility.power.map(|token| token.number());
        numbers.sort_unstable();
        let all: Vec<u8> = (1..=numbers.len() as u8).collect();
        self.demand(numbers[..] == all[..], || "a power token is missing".into());
        let mut cards = facility.computers.as_slice().to_vec();
        cards.sort();
        let due = 0..look.catalog().computer.len() as u8;
        self.demand(cards.iter().map(|card| card.0).eq(due), || {
            "a computer card is missing".into()
        });
        self.demand(usize::from(facility.used) < cards.len(), || "too many cards are known".into());
        let locked = facility.computers.top().is_none_or(|card| {
            look.catalog().computer[card.index()].lockdown
        });
        let computing =
            look.state.frames.iter().any(|frame| matches!(frame, Frame::Computing { .. }));
        self.demand(!locked || computing || look.state.ending.is_some(), || {
            "the computer shows nothing".into()
        });
        let mut fronts = facility.contingency.map(|chit| chit.front);
        fronts.sort_unstable();
        self.demand(fronts.windows(2).all(|two| two[0] != two[1]), || {
            "a contingency token is there twice".into()
        });
        let mut row: Vec<u8> = facility
            .contingency
            .iter()
            .filter_map(|chit| match chit.place {
                ChitPlace::Neutral(place) => Some(place),
                ChitPlace::Active | ChitPlace::Held(_) => None,
            })
            .collect();
        row.sort_unstable();
        self.demand(row.iter().copied().eq(0..row.len() as u8), || {
            "the row of neutral tokens has a gap".into()
        });
        let mut tokens = facility.timing.map(|timing| timing.token());
        tokens.sort_unstable();
        self.demand(tokens.windows(2).all(|two| two[0] != two[1]), || {
            "a timing token is there twice".into()
        });
        for seat in look.seats() {
            let level = look.insight(seat).level();
            let last = look.catalog().facility.as_ref().map_or(0, |facility| facility.knowledge);
            self.demand(level <= last, || format!("player {seat} knows too much"));
            if let Place::Pod(pod) = look.crew(seat).place {
                let alone = look.aboard(pod).count() == 1;
                self.demand(alone, || format!("player {seat} is not alone in a pod"));
            }
        }
        let known = usize::from(facility.discarded) <= look.state.contamination.len();
        self.demand(known, || "more contamination cards are known than there are".into());
    }
}

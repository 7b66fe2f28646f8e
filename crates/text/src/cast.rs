//! Who listens, and what of the table sentences lean on.

use derelict_content::{
    AttackId, CharacterId, ComputerId, CoordinatesId, CorridorId, ItemId, MiniId, MutationId,
    ObjectiveId, PodId, RoomId, TileId, Verb, WoundEffect, capacity,
};
use derelict_engine::facedown::ENGINES;
use derelict_engine::frame::{Act, Frame};
use derelict_engine::retinue::Companion;
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::state::{Door, Place};
use derelict_engine::thing::Thing;
use derelict_engine::trade::THINGS;
use derelict_engine::view::{PlayerView, Shadow, ThingName, TradeView, View};
use derelict_engine::{Fact, Seat};

use crate::voice::Voice;

/// The listener and what the listener knows of people and places.
///
/// [`Voice::cast`] takes it from a view, so a sentence can tell nothing the view does not hold. A
/// default cast knows nobody: players go by number and rooms by theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    /// The seat spoken to; none for spectators.
    pub you: Option<Seat>,
    /// Who plays which character.
    pub characters: [Option<CharacterId>; MAX_SEATS],
    /// Where the characters are, as far as they are in rooms.
    pub rooms: [Option<RoomId>; MAX_SEATS],
    /// The tiles the listener knows.
    pub tiles: [Option<TileId>; capacity::ROOMS],
    /// Which rooms are explored.
    pub explored: [bool; capacity::ROOMS],
    /// Which doors are open, closed or destroyed.
    pub doors: Doors,
    /// Where the intruders are.
    pub lairs: [Option<RoomId>; capacity::MINIATURES],
    /// Injuries of the intruders.
    pub injuries: [u8; capacity::MINIATURES],
    /// Which pods are locked.
    pub locked: [bool; capacity::PODS],
    /// The coordinates card, if the listener knows it.
    pub coordinates: Option<CoordinatesId>,
    /// The listener's own corporate objective.
    pub corporate: Option<ObjectiveId>,
    /// The listener's own personal objective.
    pub personal: Option<ObjectiveId>,
    /// Who plays the intruders by now, after the death of the own character.
    pub swarm: Option<Seat>,
    /// Who is dead.
    pub dead: [bool; MAX_SEATS],
    /// Whose wounds make item actions dearer.
    pub dear_items: [bool; MAX_SEATS],
    /// Whose wounds make moving dearer now.
    pub dear_moves: [bool; MAX_SEATS],
    /// Whose wounds make the first movement of the turn dearer, and who has not made it.
    pub dear_starts: [bool; MAX_SEATS],
    /// Who is attacked before they leave their room.
    pub attacked: [bool; MAX_SEATS],
    /// Weapons that items reload for nothing.
    pub free_reloads: [Option<ItemId>; MAX_SEATS],
    /// Mutation cards, as far as the listener knows them.
    pub mutations: [Option<MutationId>; MAX_SEATS],
    /// The offer on the table or in the making, if the listener knows it.
    pub deal: Option<Deal>,
    /// The action that is paid for and still to be carried out, with its targets.
    pub act: Option<Act>,
    /// The open computer card, where there is one.
    pub computer: Option<ComputerId>,
    /// Who would roll the advantage die for a shot.
    pub advantage: [bool; MAX_SEATS],
    /// The attack card that is about to take effect.
    pub attack: Option<AttackId>,
    /// Whom any further wound kills.
    pub frail: [bool; MAX_SEATS],
    /// Where a companion is that went ahead.
    pub companion: Option<RoomId>,
    /// Who is on the way, and where to.
    pub heading: Option<(Seat, RoomId)>,
    /// Which engines work, as far as the listener knows.
    pub engines: [Option<bool>; ENGINES as usize],
}

/// The doors of all corridors; open where nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doors([Door; capacity::CORRIDORS]);

impl Default for Doors {
    fn default() -> Self {
        Self([Door::default(); capacity::CORRIDORS])
    }
}

/// What is offered for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who offers.
    pub from: Seat,
    /// What is given.
    pub give: [Option<Thing>; THINGS],
    /// What is asked for by name.
    pub ask: [Option<Thing>; THINGS],
    /// And by colour.
    pub colours: [u8; 4],
}

impl Cast {
    /// A player's character.
    #[must_use]
    pub fn character(&self, seat: Seat) -> Option<CharacterId> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// The mutation card of a character, if the listener knows it.
    #[must_use]
    pub fn mutation(&self, seat: Seat) -> Option<MutationId> {
        self.mutations.get(seat.index()).copied().flatten()
    }

    /// The room a character is in.
    #[must_use]
    pub fn room(&self, seat: Seat) -> Option<RoomId> {
        self.rooms.get(seat.index()).copied().flatten()
    }

    /// The tile of a room, if the listener knows it.
    #[must_use]
    pub fn tile(&self, room: RoomId) -> Option<TileId> {
        self.tiles.get(room.index()).copied().flatten()
    }

    /// Whether a room is explored.
    #[must_use]
    pub fn is_explored(&self, room: RoomId) -> bool {
        self.explored.get(room.index()).copied().unwrap_or_default()
    }

    /// The door of a corridor.
    #[must_use]
    pub fn door(&self, corridor: CorridorId) -> Door {
        self.doors.0.get(corridor.index()).copied().unwrap_or_default()
    }

    /// The room an intruder is in.
    #[must_use]
    pub fn lair(&self, mini: MiniId) -> Option<RoomId> {
        self.lairs.get(mini.index()).copied().flatten()
    }

    /// The injuries of an intruder.
    #[must_use]
    pub fn injuries(&self, mini: MiniId) -> u8 {
        self.injuries.get(mini.index()).copied().unwrap_or_default()
    }

    /// Whether a pod is locked.
    #[must_use]
    pub fn is_locked(&self, pod: PodId) -> bool {
        self.locked.get(pod.index()).copied().unwrap_or_default()
    }

    /// Whether any further wound kills a character.
    #[must_use]
    pub fn is_frail(&self, seat: Seat) -> bool {
        self.frail.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a player's character is dead.
    #[must_use]
    pub fn is_dead(&self, seat: Seat) -> bool {
        self.dead.get(seat.index()).copied().unwrap_or_default()
    }

    /// Takes in something the listener was told, without seeing what else has changed.
    pub fn learn(&mut self, fact: &Fact) {
        match *fact {
            Fact::CharacterDrafted { seat, character } => {
                self.characters[seat.index()] = Some(character);
            }
            Fact::Moved { seat, to, .. } => self.rooms[seat.index()] = Some(to),
            Fact::RoomExplored { room, tile, .. } => {
                self.tiles[room.index()] = Some(tile);
                self.explored[room.index()] = true;
            }
            Fact::TileSeen { room, tile, .. } => self.tiles[room.index()] = Some(tile),
            Fact::ComputerShown { card } => self.computer = Some(card),
            Fact::Died { seat, .. } => {
                self.dead[seat.index()] = true;
                self.rooms[seat.index()] = None;
            }
            Fact::Revived { seat, room } => {
                self.dead[seat.index()] = false;
                self.rooms[seat.index()] = Some(room);
            }
            _ => {}
        }
    }

    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

impl Voice {
    /// The listener a view belongs to, and what it shows of people and places.
    #[must_use]
    pub fn cast(&self, view: &View) -> Cast {
        let own = view.viewer.seat().and_then(|seat| view.players.get(&seat));
        let mut cast = Cast {
            you: view.viewer.seat(),
            coordinates: view.coordinates.card,
            computer: view.facility.as_ref().and_then(|facility| facility.computer.open),
            corporate: own.and_then(|own| own.objectives.corporate),
            personal: own.and_then(|own| own.objectives.personal),
            deal: view.trade.as_ref().and_then(deal),
            act: view.stack.iter().rev().find_map(|frame| match frame {
                Shadow::Frame(Frame::Act(act)) => Some(*act),
                _ => None,
            }),
            attack: view.stack.iter().rev().find_map(|frame| match frame {
                Shadow::Frame(Frame::AttackCard { card, .. }) => Some(*card),
                _ => None,
            }),
            companion: match view.retinue.companion {
                Companion::Room(room) => Some(room),
                Companion::None | Companion::Board | Companion::Gone => None,
            },
            heading: view.stack.iter().rev().find_map(|frame| match frame {
                Shadow::Frame(Frame::Arrive(arrival)) => Some((arrival.seat, arrival.to)),
                _ => None,
            }),
            swarm: view.swarm.as_ref().filter(|it| it.begun).and_then(|it| it.seat),
            ..Cast::default()
        };
        for (engine, there) in &view.engines {
            cast.engines[usize::from(*engine - 1)] = there.working;
        }
        for (room, there) in &view.rooms {
            cast.tiles[room.index()] = there.tile;
            cast.explored[room.index()] = there.explored;
        }
        for (corridor, there) in &view.corridors {
            cast.doors.0[corridor.index()] = there.door;
        }
        for (mini, intruder) in &view.intruders {
            cast.lairs[mini.index()] = Some(intruder.room);
            cast.injuries[mini.index()] = intruder.injuries;
        }
        for (pod, there) in &view.pods {
            cast.locked[pod.index()] = there.locked;
        }
        for (seat, player) in &view.players {
            let room = match player.place {
                Place::Room(room) if player.character.is_some() => Some(room),
                _ => None,
            };
            let fights = room
                .and_then(|room| view.rooms.get(&room))
                .is_some_and(|there| !there.intruders.is_empty());
            cast.characters[seat.index()] = player.character;
            cast.rooms[seat.index()] = room;
            cast.dead[seat.index()] = matches!(player.place, Place::Dead(_));
            let sees = !self.suffers(player, WoundEffect::Darkness);
            let lit = room.is_some_and(|room| self.has_power(view, room));
            cast.advantage[seat.index()] =
                sees && lit && !self.book.catalog.advantage_die.is_empty();
            cast.frail[seat.index()] =
                player.serious.len() >= self.book.wound_limit(player.of_trait);
            cast.dear_items[seat.index()] = self.suffers(player, WoundEffect::DearItems);
            cast.attacked[seat.index()] = view
                .intruders
                .values()
                .any(|intruder| Some(intruder.room) == room && self.book.attacks(intruder.kind));
            cast.dear_moves[seat.index()] = fights && self.suffers(player, WoundEffect::DearEscape);
            let first = view
                .facility
                .as_ref()
                .is_some_and(|facility| !facility.underway.has(*seat) && !facility.stepped);
            cast.dear_starts[seat.index()] =
                first && self.suffers(player, WoundEffect::DearFirstMove);
            cast.free_reloads[seat.index()] = self.free_reload(player);
            cast.mutations[seat.index()] = player.mutation.as_ref().and_then(|it| it.card);
        }
        cast
    }

    /// A weapon not full, to which something is fastened that makes reloading free.
    fn free_reload(&self, player: &PlayerView) -> Option<ItemId> {
        let frees = |item: &ItemId| {
            let action = self.book.catalog.items[item.index()].action.as_ref();
            let verbs = action.iter().flat_map(|action| &action.sections).flat_map(|it| &it.verbs);
            verbs.into_iter().any(|verb| matches!(verb, Verb::Attach { free_reload: true, .. }))
        };
        let weapon = player
            .hands
            .iter()
            .find(|held| held.ammo < held.capacity && held.attached.iter().any(frees))?;
        weapon.thing.0.item()
    }

    /// Whether a room of a facility has power.
    fn has_power(&self, view: &View, room: RoomId) -> bool {
        let section = self.book.section(room).and_then(|section| u8::try_from(section).ok());
        let power = view.facility.as_ref().zip(section);
        let power = power.and_then(|(facility, section)| facility.power.get(&(section + 1)));
        power.is_some_and(|power| power.blue)
    }

    fn suffers(&self, player: &PlayerView, effect: WoundEffect) -> bool {
        let wounds = &self.book.catalog.wounds;
        let open = player.serious.iter().filter(|wounded| !wounded.dressed);
        open.filter_map(|wounded| wounded.wound).any(|wound| wounds[wound.index()].effect == effect)
    }
}

fn deal(trade: &TradeView) -> Option<Deal> {
    let deal = trade.deal.as_ref()?;
    let terms = deal.terms.as_ref()?;
    let things =
        |named: &[ThingName]| std::array::from_fn(|index| named.get(index).map(|name| name.0));
    let (give, ask) = (things(&terms.give), things(&terms.ask));
    Some(Deal { from: deal.from, give, ask, colours: terms.colours })
}

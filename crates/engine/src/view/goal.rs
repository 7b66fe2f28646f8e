//! How far the viewer's objectives are met, by the view alone: as much as the viewer may know.

use derelict_content::{
    ItemId, ItemSource, ObjectiveDeck, ObjectiveId, Planet, Requirement, RoomId,
};

use super::View;
use crate::engine::ENGINES_NEEDED;
use crate::event::Ending;
use crate::facedown::ENGINES;
use crate::mode::Mode;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::Place;
use crate::thing::{Corpse, Thing};
use crate::track::{Space, Track};
use crate::view::{CrewMark, PlayerView, ThingName};

derelict_content::words! {
    /// How a part of an objective stands, as far as the viewer can tell.
    Progress {
        /// It is met as things stand; some can still be lost again.
        Met = "met",
        /// It is not met yet.
        Open = "open",
        /// The viewer cannot know.
        Unknown = "unknown",
        /// It cannot be met any more.
        Lost = "lost",
    }
}

/// One requirement of an objective, and how it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalPart {
    /// What is required.
    pub requirement: Requirement,
    /// How it stands.
    pub standing: Progress,
    /// So many of how many, where it is counted.
    pub count: Option<(u8, u8)>,
}

/// An objective and how far it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Which.
    pub objective: ObjectiveId,
    /// The deck it is from; common ones are the whole crew's.
    pub deck: ObjectiveDeck,
    /// It is the one that counts.
    pub kept: bool,
    /// Ways to meet it, one of which is enough; each needs all its parts.
    pub ways: Vec<Vec<GoalPart>>,
}

impl View {
    /// What the viewer is after: the own objectives, or the kept one of them; those of all where
    /// they are common. The intruder player has none.
    #[must_use]
    pub fn goals(&self, book: &Rulebook) -> Vec<Goal> {
        let Some(seat) = self.viewer.seat() else { return Vec::new() };
        let Some(own) = self.players.get(&seat) else { return Vec::new() };
        if self.swarm.as_ref().is_some_and(|swarm| swarm.seat == Some(seat)) {
            return Vec::new();
        }
        let held: Vec<(ObjectiveDeck, ObjectiveId)> =
            if let Some(deck @ (ObjectiveDeck::Requirement | ObjectiveDeck::Offer)) =
                own.objectives.kept
            {
                let card = match deck {
                    ObjectiveDeck::Offer => own.objectives.corporate,
                    _ => own.objectives.personal,
                };
                card.map(|card| (deck, card)).into_iter().collect()
            } else if self.mode == Mode::Coop {
                let cards = self.players.values().filter_map(|player| player.objectives.personal);
                cards.map(|card| (ObjectiveDeck::Coop, card)).collect()
            } else {
                let own = &own.objectives;
                let both = [
                    (ObjectiveDeck::Corporate, own.corporate),
                    (ObjectiveDeck::Personal, own.personal),
                ];
                let counts = |deck: ObjectiveDeck| own.kept.is_none_or(|kept| kept == deck);
                let both = both.into_iter().filter(|(deck, _)| counts(*deck));
                both.filter_map(|(deck, card)| Some((deck, card?))).collect()
            };
        let kept = self.mode == Mode::Coop || own.objectives.kept.is_some();
        held.into_iter()
            .map(|(deck, objective)| {
                let sheet = &book.catalog.objectives[objective.index()];
                let part = |requirement: &Requirement| self.part(book, own, requirement);
                let ways = sheet.branches.iter().map(|way| way.iter().map(part).collect());
                Goal { objective, deck, kept, ways: ways.collect() }
            })
            .collect()
    }

    fn part(&self, book: &Rulebook, own: &PlayerView, requirement: &Requirement) -> GoalPart {
        let yes = |met: bool| if met { Progress::Met } else { Progress::Open };
        let gone = self.verdict.exploded;
        let mut count = None;
        let mut counted = |have: usize, need: usize| {
            count = Some((have.min(u8::MAX.into()) as u8, need as u8));
            yes(have >= need)
        };
        let common = self.mode == Mode::Coop;
        let others = || self.players.values().filter(|player| player.seat != own.seat);
        let standing = match requirement {
            Requirement::ShipReaches { .. } if gone => Progress::Lost,
            Requirement::ShipReaches { planet } => self.arrives(book, *planet),
            Requirement::ShipDestroyed => yes(gone),
            Requirement::OnlySurvivor if is_dead(own) => Progress::Lost,
            Requirement::OnlySurvivor => yes(others().all(is_dead)),
            Requirement::Company if others().all(is_dead) => Progress::Lost,
            Requirement::Company => Progress::Met,
            // Whoever wins is alive.
            Requirement::PlayerDies { player } if own.seat == Seat(player - 1) => Progress::Lost,
            Requirement::PlayerDies { player } => {
                yes(self.players.get(&Seat(player - 1)).is_some_and(is_dead))
            }
            Requirement::Signal if common => {
                let sent = |player: &&PlayerView| player.mark(CrewMark::Signal) > 0;
                counted(self.players.values().filter(sent).count(), self.signals_asked(book))
            }
            Requirement::Signal => yes(own.mark(CrewMark::Signal) > 0),
            Requirement::QueenKilled => yes(self.queen_killed || gone),
            Requirement::NestDestroyed => yes(self.nest.destroyed || gone),
            Requirement::AllExplored => {
                counted(self.rooms.values().filter(|room| room.explored).count(), self.rooms.len())
            }
            Requirement::InPod if is_dead(own) => Progress::Lost,
            Requirement::InPod => yes(matches!(own.place, Place::Evacuated(_))),
            Requirement::Items { count } => counted(item_cards(own, |_| true), usize::from(*count)),
            Requirement::Carry { object, blue } => {
                let fits = |thing: Thing| {
                    thing.object() == Some(*object)
                        && (!blue || thing == Thing::Corpse(Corpse::Blue))
                };
                let carries =
                    |player: &PlayerView| player.hands.iter().any(|held| fits(held.thing.0));
                yes(if common { self.players.values().any(carries) } else { carries(own) })
            }
            Requirement::Weaknesses { count } => {
                let known =
                    self.weaknesses.values().filter(|weakness| weakness.is_analysed()).count();
                counted(known, usize::from(*count))
            }
            Requirement::Weakness { slot } => {
                let known = self.weaknesses.get(slot);
                yes(known.is_some_and(|weakness| weakness.is_analysed()))
            }
            Requirement::Finds { count } => {
                let found = |item: ItemId| {
                    matches!(book.catalog.items[item.index()].source, ItemSource::Deck(_))
                };
                counted(item_cards(own, found), usize::from(*count))
            }
            Requirement::Quest => {
                let printed =
                    own.character.map(|id| book.catalog.characters[id.index()].quests.len());
                yes(printed.is_some_and(|printed| own.quests.len() < printed))
            }
            Requirement::Fit => {
                let open = own.serious.iter().any(|wounded| !wounded.dressed);
                yes(!open && own.light <= 1 && own.mark(CrewMark::Slime) == 0)
            }
            Requirement::Engines { count } => {
                let sure = self.engines.values().filter(|engine| engine.working == Some(true));
                let open = self.engines.values().filter(|engine| engine.working.is_none());
                let (sure, open, due) = (sure.count(), open.count(), usize::from(*count));
                match sure + open >= due {
                    _ if sure >= due => Progress::Met,
                    true => Progress::Unknown,
                    false => Progress::Open,
                }
            }
            Requirement::Course { planet } => match self.course(book) {
                Some(there) => yes(there == *planet),
                None => Progress::Unknown,
            },
            Requirement::NoEggs => {
                let lying = self.rooms.values().any(|room| room.eggs > 0);
                let carries = |player: &PlayerView| {
                    player.hands.iter().any(|held| held.thing.0 == Thing::Egg)
                };
                yes(!lying && !self.players.values().any(carries))
            }
            Requirement::InOrder { rooms } => {
                let broken = self.rooms.iter().filter(|(id, room)| {
                    let named = room.tile.is_some_and(|tile| rooms.contains(&tile));
                    room.malfunction && (named || book.on_shuttle(**id))
                });
                yes(broken.count() == 0)
            }
            Requirement::Everybody if self.players.values().any(is_dead) => Progress::Lost,
            Requirement::Everybody => {
                let away = |player: &PlayerView| match player.place {
                    Place::Evacuated(_) | Place::Departed | Place::Bunker => true,
                    Place::Room(room) => book.on_shuttle(room),
                    Place::Pod(_) | Place::Hibernating | Place::Dead(_) | Place::Nowhere => false,
                };
                counted(self.players.values().filter(|it| away(it)).count(), self.players.len())
            }
            Requirement::SelfDestruct => yes(self.marker(Track::SelfDestruct).is_some()),
            Requirement::NoVeterans => yes(self
                .players
                .values()
                .all(|player| is_dead(player) || !is_veteran(book, player))),
            Requirement::Veteran => {
                let alive = |player: &PlayerView| !is_dead(player) && is_veteran(book, player);
                if others().any(alive) { Progress::Met } else { Progress::Lost }
            }
            Requirement::Knowledge { level } => {
                let known = |player: &PlayerView| usize::from(player.mark(CrewMark::Knowledge));
                let most = self.players.values().map(known).max().unwrap_or(0);
                counted(if common { most } else { known(own) }, usize::from(*level))
            }
            Requirement::Active => {
                let active = |player: &PlayerView| player.mark(CrewMark::Insight) > 0;
                yes(if common { self.players.values().any(active) } else { active(own) })
            }
            Requirement::Explored { zones } => {
                let of_zone = |room: &RoomId| {
                    let zone = book.board.rooms[room.index()].zone.as_ref();
                    zone.is_some_and(|zone| zones.contains(zone))
                };
                let rooms: Vec<_> = self.rooms.iter().filter(|(id, _)| of_zone(id)).collect();
                let explored = rooms.iter().filter(|(_, room)| room.explored).count();
                counted(explored, rooms.len())
            }
            Requirement::Alert => yes(self.ending == Some(Ending::ProcedureOver)),
            Requirement::Away if is_dead(own) && !common => Progress::Lost,
            Requirement::Away => {
                let away = |player: &PlayerView| {
                    matches!(player.place, Place::Evacuated(_) | Place::Bunker)
                };
                yes(if common { self.players.values().any(away) } else { away(own) })
            }
            Requirement::Power { .. } if gone => Progress::Lost,
            Requirement::Power { tokens, backup } => {
                let facility = self.facility.as_ref();
                let lit = facility.map_or(0, |facility| {
                    facility.power.values().filter(|token| token.blue).count()
                });
                match facility.is_some_and(|facility| facility.backup) || !backup {
                    true => counted(lit, usize::from(*tokens)),
                    false => Progress::Open,
                }
            }
            Requirement::CorpseIn { tile } => {
                let blue = Thing::Corpse(Corpse::Blue);
                let there = self.rooms.values().filter(|room| room.tile == Some(*tile));
                yes(there.into_iter().any(|room| {
                    let carried = |seat: Seat| {
                        let hands = self.players.get(&seat).map(|player| &player.hands);
                        hands.is_some_and(|hands| hands.iter().any(|held| held.thing.0 == blue))
                    };
                    room.corpses.contains(&ThingName(blue)) || room.characters.iter().any(carried)
                }))
            }
        };
        GoalPart { requirement: requirement.clone(), standing, count }
    }

    /// Whether the ship would arrive at a planet, as far as engines and coordinates are known.
    fn arrives(&self, book: &Rulebook, planet: Planet) -> Progress {
        let known = |works: bool| {
            self.engines.values().filter(|engine| engine.working == Some(works)).count()
        };
        let broken = known(false) > usize::from(ENGINES) - ENGINES_NEEDED;
        let course = self.course(book).map(|there| there == planet);
        match course {
            _ if broken => Progress::Open,
            Some(false) => Progress::Open,
            Some(true) if known(true) >= ENGINES_NEEDED => Progress::Met,
            _ => Progress::Unknown,
        }
    }

    /// Where the ship is headed, if the viewer knows the coordinates.
    fn course(&self, book: &Rulebook) -> Option<Planet> {
        let spaces = &book.catalog.coordinates[self.coordinates.card?.index()];
        let Some(Space::Letter(letter)) = self.marker(Track::Course) else { return None };
        spaces.get((letter as usize).checked_sub('A' as usize)?).copied()
    }

    /// How many common objectives ask for the signal.
    fn signals_asked(&self, book: &Rulebook) -> usize {
        let cards = self.players.values().filter_map(|player| player.objectives.personal);
        let asks = |card: &ObjectiveId| {
            let ways = &book.catalog.objectives[card.index()].branches;
            ways.iter().flatten().any(|requirement| *requirement == Requirement::Signal)
        };
        cards.filter(asks).count()
    }
}

/// Whether somebody has come out of the ship alive, and not always worked here.
fn is_veteran(book: &Rulebook, player: &PlayerView) -> bool {
    player.character.is_some_and(|id| !book.catalog.characters[id.index()].worker)
}

fn is_dead(player: &PlayerView) -> bool {
    matches!(player.place, Place::Dead(_))
}

/// The item cards the viewer has of some kinds, attached ones one by one, and all tapes.
fn item_cards(own: &PlayerView, counts: impl Fn(ItemId) -> bool) -> usize {
    let held = own.hands.iter();
    let of = |items: &[ItemId]| items.iter().filter(|item| counts(**item)).count();
    let in_hands: usize = held
        .map(|held| {
            let thing = held.thing.0.item().filter(|item| counts(*item));
            usize::from(thing.is_some()) + of(&held.attached)
        })
        .sum();
    let tapes = own.hands.iter().filter(|held| held.tape.is_some()).count() / 2;
    own.inventory.as_deref().map_or(0, of) + in_hands + tapes
}

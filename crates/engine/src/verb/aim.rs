//! What a verb is aimed at.

use derelict_content::{RoomColour, Verb};

use super::Deed;
use crate::choice::Choice;
use crate::play::Look;

impl Look<'_> {
    /// The next target a verb needs, given those named before; nothing when fully aimed.
    pub(crate) fn aims(self, deed: Deed, verb: &Verb, named: &[Choice], out: &mut Vec<Choice>) {
        let seat = deed.seat;
        match (verb, named) {
            (Verb::Move { footfall }, []) => {
                out.extend(self.steps(seat, *footfall).map(Choice::Corridor));
                out.extend(self.duct_steps(seat, *footfall).map(Choice::Room));
            }
            (Verb::PeekDeck, []) => out.extend(self.decks_to_look_into().map(Choice::Deck)),
            (Verb::Ducts, []) => {
                out.extend(self.duct_rooms(seat).map(|(room, _)| Choice::Room(room)))
            }
            (Verb::SpaceWalk { colour }, []) => {
                out.extend(self.hull_rooms(seat, *colour).map(Choice::Room));
            }
            (Verb::Leave { who, ammo }, _) => self.leave_aims(seat, *who, *ammo, named, out),
            (Verb::Order, _) => self.order_aims(deed, named, out),
            (Verb::Shoot { with, .. }, _) => self.shoot_aims(seat, *with, named, out),
            (Verb::Melee, []) => self.combat_targets(seat, out),
            (Verb::Craft { tool }, _) => self.craft_aims(seat, *tool, named, out),
            (Verb::PickUp, []) => out.extend(self.objects_in(deed.room).map(Choice::Thing)),
            (Verb::Unlock, _) => self.unlock_aims(seat, named, out),
            (Verb::Search { .. }, []) if self.has_colour(deed.room, RoomColour::White) => {
                out.extend(self.searchable_colours().map(Choice::Colour));
            }
            (Verb::DrawItems { .. }, []) => {
                out.extend(self.searchable_colours().map(Choice::Colour))
            }
            (Verb::ScanOne, []) => {
                for card in self.crew(seat).hand.iter().filter(|card| card.is_contamination()) {
                    let choice = Choice::Card(self.face(seat, card));
                    if !out.contains(&choice) {
                        out.push(choice);
                    }
                }
            }
            (Verb::DestroyDoor, []) => {
                out.extend(self.closed_doors(deed.room).map(Choice::Corridor));
            }
            (Verb::ToggleDoor { mend }, []) => {
                out.extend(self.changeable_doors(deed.room, *mend).map(Choice::Corridor));
            }
            (Verb::DoorsAround, []) => out.extend(self.rooms_with_doors().map(Choice::Room)),
            (Verb::BlockRoom, []) => out.extend(self.blockable_rooms().map(Choice::Room)),
            (Verb::RoomAction { .. }, _) => self.granted_aims(deed, deed.room, named, out),
            (Verb::RemoteAction, []) => out.extend(self.remote_rooms(deed).map(Choice::Room)),
            (Verb::RemoteAction, [Choice::Room(room), rest @ ..]) => {
                self.granted_aims(deed, *room, rest, out);
            }
            (Verb::Reload { with, .. }, []) => {
                let free = self.free_reload(seat, deed.source, *with);
                let short =
                    free.is_some() && self.purse(seat, deed.source) < self.cost(seat, deed.source);
                let weapons =
                    self.reloadable(seat, *with).filter(|item| !short || free == Some(*item));
                out.extend(weapons.map(|item| Choice::Thing(crate::thing::Thing::Item(item))));
            }
            (Verb::Attach { to, .. }, []) => out.extend(
                self.weapons(seat, *to).map(|item| Choice::Thing(crate::thing::Thing::Item(item))),
            ),
            (Verb::Tape, _) => self.tape_aims(seat, named, out),
            (Verb::SetDestination, []) => out.extend(
                (0..4).filter(|space| *space != self.state.destination).map(Choice::Course),
            ),
            (Verb::PeekTiles { tiles, token }, _) if named.len() < *tiles as usize => out.extend(
                self.facedown(seat, *token)
                    .map(Choice::Room)
                    .filter(|choice| !named.contains(choice)),
            ),
            (Verb::PeekObjective { signal }, _) => self.peek_aims(seat, *signal, named, out),
            (Verb::Ignite, []) => {
                let first = out.len();
                for item in self.items_of(seat).map(Choice::Item) {
                    if !out[first..].ends_with(&[item]) {
                        out.push(item);
                    }
                }
            }
            (Verb::DriveOff | Verb::Stun, []) => {
                out.extend(self.figures(deed.room).iter().map(Choice::Intruder));
            }
            (Verb::FireControl, []) => out.extend(self.extinguishable().map(Choice::Room)),
            (Verb::DiscardHand, []) => out.extend(
                self.company(seat)
                    .filter(|other| !self.crew(*other).hand.is_empty())
                    .map(Choice::Seat),
            ),
            (Verb::Throw { target, others, .. }, _) => {
                self.throw_aims(seat, target > others, named, out);
            }
            (Verb::Decoy, []) => out.extend(self.decoy_rooms(deed.room).map(Choice::Room)),
            (Verb::TogglePod { here }, []) => {
                out.extend(self.togglable_pods(deed.room, *here).map(Choice::Pod));
            }
            (Verb::Dress { all: false, others }, _) => {
                self.dress_aims(seat, *others, named, out);
            }
            (Verb::HealSerious { others }, _) => self.heal_aims(seat, *others, named, out),
            (Verb::HealLight { others: true, .. }, []) => {
                out.extend(self.patients(seat, true, Look::can_heal_light).map(Choice::Seat));
            }
            (Verb::Analyse, []) => out.extend(self.analysable(deed)),
            (Verb::Airlock, []) => out.extend(self.airlock_rooms(deed).map(Choice::Room)),
            _ => {}
        }
    }
}

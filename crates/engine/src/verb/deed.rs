//! What a verb does.

use derelict_content::{Footfall, Verb};

use super::Deed;
use crate::choice::{Choice, Source};
use crate::event::EventSink;
use crate::frame::{Frame, Question};
use crate::play::Play;

impl<S: EventSink> Play<'_, S> {
    /// Carries out a verb.
    pub(crate) fn carry(&mut self, deed: Deed, verb: &Verb, named: &[Choice]) {
        let Deed { seat, room, .. } = deed;
        match (verb, named) {
            (Verb::Move { footfall }, [Choice::Corridor(corridor), ..]) => {
                self.walk(seat, *corridor, *footfall);
            }
            (Verb::Move { footfall }, [Choice::Room(to), ..]) => self.crawl(seat, *to, *footfall),
            (Verb::Ducts, [Choice::Room(to), ..]) => self.crawl(seat, *to, Footfall::Roll),
            (Verb::SpaceWalk { .. }, [Choice::Room(to), ..]) => self.space_walk(seat, *to),
            (Verb::Leave { ammo, .. }, _) => self.leave(seat, *ammo, named),
            (Verb::Order, [Choice::Seat(other), Choice::Corridor(corridor), ..]) => {
                self.order(seat, *other, *corridor);
            }
            (Verb::Shoot { all_ammo, reroll, .. }, [Choice::Thing(weapon), target, ..]) => {
                if let Some(weapon) = weapon.item() {
                    self.shoot(seat, weapon, *target, *all_ammo, *reroll);
                }
            }
            (Verb::Melee, [target, ..]) => self.strike(seat, *target),
            (Verb::Trade, _) => self.open_trade(seat),
            (Verb::Craft { .. }, [Choice::Item(made), Choice::Item(a), Choice::Item(b), ..]) => {
                self.craft(seat, *made, [*a, *b]);
            }
            (Verb::PickUp, [Choice::Thing(thing), ..]) => self.pick_up(seat, room, *thing),
            (Verb::Unlock, [Choice::Item(quest), paid @ ..]) => self.unlock(seat, *quest, paid),
            (Verb::Search { .. }, _) => self.search(seat, room, named),
            (Verb::DrawItems { draw }, [Choice::Colour(colour), ..]) => {
                self.push(Frame::DrawItems { seat, colour: *colour, draw: *draw });
            }
            (Verb::ScanHand { optional: true }, _) => self.ask(Question::Scan { seat }),
            (Verb::ScanHand { optional: false }, _) => self.scan_hand(seat),
            (Verb::ScanOne, [Choice::Card(face), ..]) => self.scan_one(seat, *face),
            (Verb::Purge, _) => self.purge(seat, deed.source),
            (Verb::Reshuffle { hand }, _) => {
                let rule = if *hand { "room.surgery.shuffle" } else { "effect.scan.all.after" };
                self.reshuffle(rule, seat, *hand);
            }
            (Verb::TakeContamination { cards }, _) => {
                for _ in 0..*cards {
                    self.take_contamination("effect.scan.all.after", seat);
                }
            }
            (Verb::LightWounds { wounds }, _) => {
                self.light_wounds("room.surgery.wound", seat, *wounds, crate::event::Cause::Surgery)
            }
            (Verb::Pass, _) => self.begin_pass(seat),
            (Verb::PassAll, _) => self.everybody_passes(seat),
            (Verb::UnlimitedActions, _) => self.state.round.unlimited = true,
            (Verb::DestroyDoor, [Choice::Corridor(corridor), ..]) => {
                self.destroy_door("effect.door.break", *corridor);
            }
            (Verb::ToggleDoor { .. }, [Choice::Corridor(corridor), ..]) => {
                self.toggle_door("effect.door.toggle", seat, *corridor, None);
            }
            (Verb::DoorsAround, [Choice::Room(around), ..]) => {
                self.push(Frame::DoorsAround { seat, room: *around, changed: 0 });
            }
            (Verb::BreakRoom, _) => self.place_malfunction("effect.malf.make", room),
            (Verb::BlockRoom, [Choice::Room(blocked), ..]) => {
                self.place_malfunction("effect.room.block", *blocked);
            }
            (Verb::ClearMalfunction, _) => self.clear_malfunction("effect.malf.clear", room),
            (Verb::RepairEngine, _) => self.repair_engine(seat, room),
            (Verb::RoomAction { .. }, named) => self.grant_room_action(deed, room, named),
            (Verb::RemoteAction, [Choice::Room(there), named @ ..]) => {
                self.grant_room_action(deed, *there, named);
            }
            (Verb::Reload { ammo, .. }, [Choice::Thing(weapon), ..]) => {
                if let Some(weapon) = weapon.item() {
                    self.reload(seat, weapon, *ammo);
                }
            }
            (Verb::Attach { .. }, [Choice::Thing(weapon), ..]) => {
                if let (Some(weapon), Source::Item(item)) = (weapon.item(), deed.source) {
                    self.attach(seat, item, weapon);
                }
            }
            (Verb::Tape, [Choice::Thing(a), Choice::Thing(b), ..]) => {
                if let Source::Item(tape) = deed.source {
                    self.tape(seat, tape, *a, *b);
                }
            }
            (Verb::Draw { cards }, _) => self.draw_cards("effect.draw", seat, *cards as usize),
            (Verb::DrawAll { cards }, _) => self.motivate(deed, *cards),
            (Verb::Redraw, _) => self.ask(Question::Redraw { seat, discarded: 0 }),
            (Verb::CheckCoordinates, _) => self.check_coordinates(seat),
            (Verb::SetDestination, [Choice::Course(space), ..]) => self.set_course(seat, *space),
            (Verb::CheckEngine, _) => {
                if let Some(engine) = self.look().engine_here(room) {
                    self.see_engine("room.engine.check", seat, engine);
                }
            }
            (Verb::CheckEngines, _) => {
                for engine in 0..3 {
                    self.see_engine("room.enginecontrol.check", seat, engine);
                }
            }
            (Verb::PeekTiles { token, .. }, _) => self.peek_tiles(seat, named, *token),
            (Verb::PeekObjective { .. }, [Choice::Seat(of), which @ ..]) => {
                self.peek_objective(seat, *of, which.first().copied());
            }
            (Verb::LookEvent, _) => self.look_at_event(seat),
            (Verb::Ignite, [Choice::Item(item), ..]) => {
                self.discard_item("effect.fire.make", seat, *item);
                self.place_fire("effect.fire.make", room);
            }
            (Verb::Extinguish, _) => self.clear_fire("effect.fire.clear", room),
            (Verb::DriveOff, [Choice::Intruder(mini), ..]) => {
                self.drive_off("effect.retreat", *mini);
            }
            (Verb::FireControl, [Choice::Room(there), ..]) => self.fire_control(*there),
            (Verb::Stun, [Choice::Intruder(mini), ..]) => self.stun(*mini),
            (Verb::DiscardHand, [Choice::Seat(other), ..]) => self.discard_hand(*other),
            (Verb::OthersDiscard { cards }, _) => {
                let seats = self.look().company(seat).collect();
                self.push(Frame::DiscardActions { seats, cards: *cards });
            }
            (Verb::Throw { target, others, eggs, fire }, [Choice::Room(there), aim @ ..]) => {
                let aim = aim.first().copied();
                self.throw(seat, *there, aim, [*target, *others, *eggs], *fire);
            }
            (Verb::Decoy, [Choice::Room(there), ..]) => self.decoy(*there),
            (Verb::SelfDestruct, _) => self.toggle_self_destruct(),
            (Verb::TogglePod { .. }, [Choice::Pod(pod), ..]) => {
                self.toggle_pod("room.hatch.flip", *pod);
            }
            (Verb::Dress { all: true, .. }, _) => self.dress_all(seat),
            (Verb::Dress { .. }, _) => self.dress(seat, named),
            (Verb::HealSerious { .. }, _) => self.heal_serious(seat, named),
            (Verb::HealLight { wounds, .. }, _) => self.heal_light(seat, *wounds, named),
            (Verb::ClearSlime, _) => self.clear_slime(seat),
            (Verb::Signal, _) => self.send_signal(seat),
            (Verb::BoardPod, _) => self.try_boarding(seat),
            (Verb::Analyse, [object, ..]) => self.analyse(*object),
            (Verb::TakeEgg, _) => self.take_egg(seat, room),
            (Verb::Airlock, [Choice::Room(there), ..]) => self.start_airlock(seat, *there),
            (Verb::Hibernate, _) => self.try_hibernating(seat),
            (Verb::PeekDeck, [Choice::Deck(deck), ..]) => self.look_into(seat, *deck),
            (Verb::Train { draw }, _) => self.train(seat, *draw),
            (Verb::TakeItem { item }, _) => self.fetch(seat, *item),
            _ => {}
        }
    }
}

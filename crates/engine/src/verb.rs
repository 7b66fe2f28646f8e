//! Verbs: what each asks of the situation, what it is aimed at, what it does.
//!
//! Three questions about every verb of the vocabulary, answered in the chapter it belongs to.

use derelict_content::{Footfall, RoomId, Verb};

use crate::choice::{Choice, Source};
use crate::event::EventSink;
use crate::frame::{Act, Frame, Question};
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::seat::Seat;

/// Who does something, where, and with what.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// Who acts.
    pub seat: Seat,
    /// Where it takes effect: the own room, or that of a distant room action.
    pub room: RoomId,
    /// With what.
    pub source: Source,
    /// The room is not the one the character stands in.
    pub remote: bool,
}

impl Look<'_> {
    /// What is in the way of a verb.
    pub(crate) fn verb_objections(self, deed: Deed, verb: &Verb, docket: &mut impl Docket) {
        let seat = deed.seat;
        match verb {
            Verb::Move { footfall } => self.move_objections(seat, *footfall, docket),
            Verb::Ducts => self.ducts_objections(seat, docket),
            Verb::SpaceWalk { colour } => self.space_walk_objections(seat, *colour, docket),
            Verb::Leave { ammo, .. } => self.leave_objections(seat, *ammo, docket),
            Verb::Order => self.order_objections(deed, docket),
            Verb::Shoot { with, .. } => self.shoot_objections(seat, *with, docket),
            Verb::Melee => {
                docket.when(
                    !self.has_target(seat),
                    "action.basic.attack-combat",
                    Reason::NoTarget,
                );
            }
            Verb::Trade => self.trade_objections(seat, docket),
            Verb::Craft { tool } => self.craft_objections(seat, *tool, docket),
            Verb::PickUp => docket.when(
                self.objects_in(deed.room).next().is_none(),
                "object.pickup",
                Reason::NoObject,
            ),
            Verb::Unlock => {
                docket.when(
                    self.unlockable(seat).next().is_none(),
                    "quest.inactive",
                    Reason::NoQuest,
                );
            }
            Verb::Search { empty } => self.search_objections(deed.room, *empty, docket),
            Verb::DrawItems { .. } => docket.when(
                self.searchable_colours().next().is_none(),
                "search.nothing",
                Reason::EmptyDeck,
            ),
            Verb::ScanHand { .. } | Verb::ScanOne => docket.when(
                !self
                    .crew(seat)
                    .hand
                    .iter()
                    .any(|card| card.is_contamination()),
                "action.illegal",
                Reason::NoContamination,
            ),
            Verb::Purge
            | Verb::Reshuffle { .. }
            | Verb::TakeContamination { .. }
            | Verb::LightWounds { .. }
            | Verb::Pass
            | Verb::PassAll
            | Verb::UnlimitedActions
            | Verb::Redraw => {}
            Verb::DestroyDoor => self.destroy_door_objections(deed.room, docket),
            Verb::ToggleDoor { mend } => self.toggle_door_objections(deed.room, *mend, docket),
            Verb::DoorsAround => docket.when(
                self.rooms_with_doors().next().is_none(),
                "room.command.destroyed",
                Reason::NoDoor,
            ),
            Verb::BreakRoom => self.break_objections(deed.room, docket),
            Verb::BlockRoom => docket.when(
                self.blockable_rooms().next().is_none(),
                "effect.room.block.explored",
                Reason::NoTarget,
            ),
            Verb::ClearMalfunction => docket.when(
                !self.state.rooms[deed.room.index()].malfunction,
                "effect.malf.clear",
                Reason::NoMalfunction,
            ),
            Verb::RepairEngine => docket.when(
                self.engine_here(deed.room).is_none(),
                "room.engine.repair",
                Reason::NotEngine,
            ),
            Verb::CheckEngine => match self.engine_here(deed.room) {
                None => docket.object("room.engine.check", Reason::NotEngine),
                Some(engine) => docket.when(
                    self.knows_engine(seat, engine),
                    "action.illegal",
                    Reason::AlreadyDone,
                ),
            },
            Verb::RoomAction { on } => self.granted_objections(deed, *on, docket),
            Verb::RemoteAction => docket.when(
                self.remote_rooms(deed).next().is_none(),
                "effect.room.remote",
                Reason::NoTarget,
            ),
            Verb::Reload { with, .. } => docket.when(
                self.reloadable(seat, *with).next().is_none(),
                "item.ammo.cap",
                Reason::NothingToLoad,
            ),
            Verb::Attach { to, .. } => docket.when(
                self.weapons(seat, *to).next().is_none(),
                "item.attach",
                Reason::NoTarget,
            ),
            Verb::Tape => docket.when(
                self.tapeable(seat).count() < 2,
                "item.ducttape",
                Reason::NoTarget,
            ),
            Verb::Draw { .. } => {
                docket.when(!self.can_draw(seat), "action.illegal", Reason::EmptyDeck);
            }
            Verb::DrawAll { .. } => docket.when(
                !self.motivated(deed).any(|other| self.can_draw(other)),
                "action.illegal",
                Reason::EmptyDeck,
            ),
            Verb::CheckCoordinates => docket.when(
                self.state.knowledge[seat.index()].coordinates > 0,
                "action.illegal",
                Reason::AlreadyDone,
            ),
            Verb::CheckEngines => docket.when(
                (0..3).all(|engine| self.knows_engine(seat, engine)),
                "action.illegal",
                Reason::AlreadyDone,
            ),
            Verb::SetDestination => self.course_objections(deed, docket),
            Verb::PeekTiles { token, .. } => docket.when(
                self.facedown(seat, *token).next().is_none(),
                "room.monitoring.look",
                Reason::NoTarget,
            ),
            Verb::PeekObjective { signal } => docket.when(
                self.readable(seat, *signal).next().is_none(),
                "effect.peek.objective",
                Reason::NoTarget,
            ),
            Verb::LookEvent => docket.when(
                self.state.events.draw.is_empty() && self.state.events.discard.is_empty(),
                "effect.event.look",
                Reason::EmptyDeck,
            ),
            Verb::Ignite => {
                docket.when(
                    self.state.rooms[deed.room.index()].fire,
                    "fire.max",
                    Reason::AlreadyDone,
                );
                docket.when(
                    self.items_of(seat).next().is_none(),
                    "effect.fire.make",
                    Reason::NotCarried,
                );
            }
            Verb::Extinguish => docket.when(
                !self.state.rooms[deed.room.index()].fire,
                "effect.fire.clear",
                Reason::NoFire,
            ),
            Verb::DriveOff | Verb::Stun => {
                docket.when(
                    !self.infested(deed.room),
                    "effect.retreat",
                    Reason::NoTarget,
                );
            }
            Verb::FireControl => docket.when(
                self.extinguishable().next().is_none(),
                "action.illegal",
                Reason::NoFire,
            ),
            Verb::DiscardHand | Verb::OthersDiscard { .. } => docket.when(
                !self
                    .company(seat)
                    .any(|other| !self.crew(other).hand.is_empty()),
                "effect.taser.character",
                Reason::Alone,
            ),
            Verb::Throw { .. } => docket.when(
                self.throw_rooms(seat).next().is_none(),
                "effect.throw.room",
                Reason::NoTarget,
            ),
            Verb::Decoy => docket.when(
                self.decoy_rooms(deed.room).next().is_none(),
                "effect.decoy",
                Reason::NoTarget,
            ),
            Verb::SelfDestruct => self.self_destruct_objections(docket),
            Verb::TogglePod { here } => docket.when(
                self.togglable_pods(deed.room, *here).next().is_none(),
                "room.hatch.flip",
                Reason::NoPod,
            ),
            Verb::Dress { others, .. } => docket.when(
                self.patients(seat, *others, Look::can_dress)
                    .next()
                    .is_none(),
                "heal.dress",
                Reason::NoWound,
            ),
            Verb::HealSerious { others } => docket.when(
                self.patients(seat, *others, Look::can_heal_serious)
                    .next()
                    .is_none(),
                "heal.serious.dressed-only",
                Reason::NoWound,
            ),
            Verb::HealLight { others, .. } => docket.when(
                self.patients(seat, *others, Look::can_heal_light)
                    .next()
                    .is_none(),
                "heal.light",
                Reason::NoWound,
            ),
            Verb::ClearSlime => {
                docket.when(!self.crew(seat).slimed, "slime.remove", Reason::NoEffect);
            }
            Verb::Signal => {
                docket.when(
                    self.crew(seat).signal,
                    "room.comms.once",
                    Reason::AlreadyDone,
                );
            }
            Verb::BoardPod => self.board_objections(deed.room, docket),
            Verb::Analyse => docket.when(
                self.analysable(deed).next().is_none(),
                "room.laboratory.need",
                Reason::NoObject,
            ),
            Verb::TakeEgg => docket.when(
                self.state.nest_eggs == 0,
                "room.nest.take.none",
                Reason::NoEgg,
            ),
            Verb::Airlock => self.airlock_objections(deed, docket),
            Verb::Hibernate => self.hibernate_objections(deed.room, docket),
            Verb::PeekDeck => docket.when(
                self.decks_to_look_into().next().is_none(),
                "room.digest.computer",
                Reason::EmptyDeck,
            ),
            Verb::Train { .. } => {
                docket.when(!self.can_draw(seat), "action.illegal", Reason::EmptyDeck);
            }
            Verb::TakeItem { item } => {
                docket.when(
                    !self.may_be_in_stock(seat, *item),
                    "room.digest.plans",
                    Reason::EmptyDeck,
                );
            }
        }
    }

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
            (Verb::Search { .. }, []) => {
                if self.catalog().tiles[self.tile(deed.room).index()].colour
                    == derelict_content::RoomColour::White
                {
                    out.extend(self.searchable_colours().map(Choice::Colour));
                }
            }
            (Verb::DrawItems { .. }, []) => {
                out.extend(self.searchable_colours().map(Choice::Colour))
            }
            (Verb::ScanOne, []) => {
                for card in self
                    .crew(seat)
                    .hand
                    .iter()
                    .filter(|card| card.is_contamination())
                {
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
                out.extend(
                    self.changeable_doors(deed.room, *mend)
                        .map(Choice::Corridor),
                );
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
                let short = free.is_some()
                    && self.purse(seat, deed.source) < self.cost(seat, deed.source);
                let weapons = self
                    .reloadable(seat, *with)
                    .filter(|item| !short || free == Some(*item));
                out.extend(weapons.map(|item| Choice::Thing(crate::thing::Thing::Item(item))));
            }
            (Verb::Attach { to, .. }, []) => out.extend(
                self.weapons(seat, *to)
                    .map(|item| Choice::Thing(crate::thing::Thing::Item(item))),
            ),
            (Verb::Tape, _) => self.tape_aims(seat, named, out),
            (Verb::SetDestination, []) => out.extend(
                (0..4)
                    .filter(|space| *space != self.state.destination)
                    .map(Choice::Course),
            ),
            (Verb::PeekTiles { tiles, token }, _) if named.len() < *tiles as usize => out.extend(
                self.facedown(seat, *token)
                    .map(Choice::Room)
                    .filter(|choice| !named.contains(choice)),
            ),
            (Verb::PeekObjective { signal }, _) => self.peek_aims(seat, *signal, named, out),
            (Verb::Ignite, []) => {
                let mut items: Vec<Choice> = self.items_of(seat).map(Choice::Item).collect();
                items.dedup();
                out.extend(items);
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
                out.extend(
                    self.patients(seat, true, Look::can_heal_light)
                        .map(Choice::Seat),
                );
            }
            (Verb::Analyse, []) => out.extend(self.analysable(deed)),
            (Verb::Airlock, []) => out.extend(self.airlock_rooms(deed).map(Choice::Room)),
            _ => {}
        }
    }

    /// Whose agreement an action needs (`effect.item.other.consent`, `room.laboratory.others`).
    pub(crate) fn consent_needed(self, act: &Act) -> Option<Seat> {
        let ability = self.ability(act.seat, act.source)?;
        let verbs = &ability.sections.get(act.section as usize)?.verbs;
        let willing = verbs.iter().any(|verb| {
            matches!(
                verb,
                Verb::Leave { .. }
                    | Verb::Dress { .. }
                    | Verb::HealSerious { .. }
                    | Verb::HealLight { .. }
            )
        });
        act.targets.iter().find_map(|target| match target {
            Choice::Seat(other) if willing && other != act.seat => Some(other),
            Choice::Both(other) => Some(other),
            Choice::ObjectOf(other, _) => Some(other),
            _ => None,
        })
    }

    /// Whether a player can still be asked for consent in this round.
    pub(crate) fn may_ask(self, other: Seat) -> bool {
        !self.state.round.refused.has(other)
    }

    fn can_draw(self, seat: Seat) -> bool {
        !self.crew(seat).deck.is_empty() || !self.crew(seat).discard.is_empty()
    }
}

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
            (
                Verb::Shoot {
                    all_ammo, reroll, ..
                },
                [Choice::Thing(weapon), target, ..],
            ) => {
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
                self.push(Frame::DrawItems {
                    seat,
                    colour: *colour,
                    draw: *draw,
                });
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
            (Verb::LightWounds { wounds }, _) => self.light_wounds(
                "room.surgery.wound",
                seat,
                *wounds,
                crate::event::Cause::Surgery,
            ),
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
                self.push(Frame::DoorsAround {
                    seat,
                    room: *around,
                    changed: 0,
                });
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
                self.push(Frame::DiscardActions {
                    seats,
                    cards: *cards,
                });
            }
            (
                Verb::Throw {
                    target,
                    others,
                    eggs,
                    fire,
                },
                [Choice::Room(there), aim @ ..],
            ) => {
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

/// Whether a verb has nothing in its way.
pub(crate) fn possible(look: Look<'_>, deed: Deed, verb: &Verb) -> bool {
    let mut clear = Clear::default();
    look.verb_objections(deed, verb, &mut clear);
    clear.is_clear()
}

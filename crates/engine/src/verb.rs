//! Verbs: what each asks of the situation, what it is aimed at, what it does.
//!
//! Three questions about every verb of the vocabulary, answered in the chapter it belongs to.

mod aim;
mod deed;

use derelict_content::{RoomId, Verb};

use crate::choice::{Choice, Source};
use crate::frame::Act;
use crate::play::Look;
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
                docket.when(!self.has_target(seat), "action.basic.attack-combat", Reason::NoTarget);
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
                !self.crew(seat).hand.iter().any(|card| card.is_contamination()),
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
            Verb::Tape => {
                docket.when(self.tapeable(seat).count() < 2, "item.ducttape", Reason::NoTarget)
            }
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
                docket.when(!self.infested(deed.room), "effect.retreat", Reason::NoTarget);
            }
            Verb::FireControl => docket.when(
                self.extinguishable().next().is_none(),
                "action.illegal",
                Reason::NoFire,
            ),
            Verb::DiscardHand | Verb::OthersDiscard { .. } => docket.when(
                !self.company(seat).any(|other| !self.crew(other).hand.is_empty()),
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
                self.patients(seat, *others, Look::can_dress).next().is_none(),
                "heal.dress",
                Reason::NoWound,
            ),
            Verb::HealSerious { others } => docket.when(
                self.patients(seat, *others, Look::can_heal_serious).next().is_none(),
                "heal.serious.dressed-only",
                Reason::NoWound,
            ),
            Verb::HealLight { others, .. } => docket.when(
                self.patients(seat, *others, Look::can_heal_light).next().is_none(),
                "heal.light",
                Reason::NoWound,
            ),
            Verb::ClearSlime => {
                docket.when(!self.crew(seat).slimed, "slime.remove", Reason::NoEffect);
            }
            Verb::Signal => {
                docket.when(self.crew(seat).signal, "room.comms.once", Reason::AlreadyDone);
            }
            Verb::BoardPod => self.board_objections(deed.room, docket),
            Verb::Analyse => docket.when(
                self.analysable(deed).next().is_none(),
                "room.laboratory.need",
                Reason::NoObject,
            ),
            Verb::TakeEgg => {
                docket.when(self.state.nest_eggs == 0, "room.nest.take.none", Reason::NoEgg)
            }
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
}

/// Whether a verb has nothing in its way.
pub(crate) fn possible(look: Look<'_>, deed: Deed, verb: &Verb) -> bool {
    let mut clear = Clear::default();
    look.verb_objections(deed, verb, &mut clear);
    clear.is_clear()
}

//! Verbs: the one table that says which chapter does each of them.
//!
//! What is in the way of a verb, what it is aimed at and what it does stand together, as
//! [`Doable`], in the chapter of its noun.

use derelict_content::{RoomId, Verb};

use crate::choice::{Choice, Source};
use crate::cost::Toll;
use crate::event::EventSink;
use crate::frame::Act;
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket};
use crate::seat::Seat;
use crate::thing::Thing;
use crate::{
    action_deck, airlock, alert, attack, autodestruction, bunker, cargo, clock, combat, companion,
    computer, contamination, contingency, course, craft, deck, defense, door, drone, elevator,
    engine, event_deck, exploration, feeding, fire, grant, hand, healing, hibernation, injury,
    insanity, insight, intruder, isolation, item, item_deck, larva, machine, malfunction, movement,
    mutation, nest, noise, object, objective, pod, power, procedure, quest, round, search, slime,
    tape, throw, trade, turret, venting, weakness, weapon, wound,
};

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

/// Something that can be done.
pub(crate) trait Doable: Sized {
    /// A section may be used for the sake of this alone, even if it does not come first.
    const CARRIES: bool = false;
    /// A section with this cannot be used without it, nor for the sake of it alone.
    const NEEDED: bool = false;
    /// It is such a price, and takes the first target of its section.
    const PRICE: bool = false;
    /// Another player it is aimed at must agree (`effect.item.other.consent`).
    const ASKS: bool = false;

    /// What is in the way of it.
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket);

    /// The next target it needs, given those named before; nothing when fully aimed.
    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>);

    /// Does it, with nothing in the way and every target named.
    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]);

    /// What it takes as it is carried out, besides the cost of the action.
    fn toll(self, _named: &[Choice]) -> Toll {
        Toll::default()
    }

    /// Whether its printed cost falls away, for the targets named so far.
    fn waives_cost(self, _look: Look<'_>, _deed: Deed, _named: &[Choice]) -> bool {
        false
    }

    /// What it surely puts into the hands of whoever does it, for the targets named so far.
    fn hands(self, _named: &[Choice]) -> Option<Thing> {
        None
    }
}

/// Something that is done without a target.
pub(crate) trait Unaimed: Sized {
    /// As [`Doable::CARRIES`].
    const CARRIES: bool = false;
    /// As [`Doable::NEEDED`].
    const NEEDED: bool = false;

    /// What is in the way of it.
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket);

    /// Does it, with nothing in the way.
    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed);

    /// As [`Doable::hands`].
    fn hands(self) -> Option<Thing> {
        None
    }
}

impl<T: Unaimed> Doable for T {
    const CARRIES: bool = <T as Unaimed>::CARRIES;
    const NEEDED: bool = <T as Unaimed>::NEEDED;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        Unaimed::objections(self, look, deed, docket);
    }

    fn aims(self, _: Look<'_>, _: Deed, _: &[Choice], _: &mut Vec<Choice>) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, _: &[Choice]) {
        Unaimed::carry_out(self, play, deed);
    }

    fn hands(self, _: &[Choice]) -> Option<Thing> {
        Unaimed::hands(self)
    }
}

/// Whether a verb has nothing in its way.
pub(crate) fn possible(look: Look<'_>, deed: Deed, verb: &Verb) -> bool {
    let mut clear = Clear::default();
    look.verb_objections(deed, verb, &mut clear);
    clear.is_clear()
}

impl Look<'_> {
    /// Whose agreement an action needs (`effect.item.other.consent`, `room.laboratory.others`).
    /// The first one, or whoever comes after somebody who has agreed.
    pub(crate) fn consent_needed(self, act: &Act, agreed: Option<Seat>) -> Option<Seat> {
        let asks = self.verbs(act).iter().any(asks);
        let mut others = act.targets.iter().filter_map(|target| match target {
            Choice::Seat(other) if asks && other != act.seat => Some(other),
            Choice::Both(other) | Choice::ObjectOf(other, _) if other != act.seat => Some(other),
            _ => None,
        });
        match agreed {
            Some(agreed) => others.skip_while(|other| *other != agreed).nth(1),
            None => others.next(),
        }
    }

    /// What an action, aimed so far, puts into hands that have no room for it: something must be
    /// dropped then, or it is left. Nothing while it may still be aimed otherwise.
    pub(crate) fn crams(self, act: &Act) -> Option<Thing> {
        let targets: Vec<Choice> = act.targets.iter().collect();
        let mut gained = self.verbs(act).iter().filter_map(|verb| self.hands(verb, &targets));
        gained.find(|thing| self.has_no_hand_for(act.seat, *thing))
    }

    /// Whether a player can still be asked for consent in this round.
    pub(crate) fn may_ask(self, other: Seat) -> bool {
        !self.state.round.refused.has(other)
    }
}

macro_rules! verbs {
    ($($verb:pat => $doable:expr,)*) => {
        impl Look<'_> {
            /// What is in the way of a verb.
            pub(crate) fn verb_objections(self, deed: Deed, verb: &Verb, docket: &mut impl Docket) {
                match *verb {
                    $($verb => Doable::objections($doable, self, deed, docket),)*
                }
            }

            /// The next target a verb needs, given those named before; nothing when fully aimed.
            pub(crate) fn aims(
                self,
                deed: Deed,
                verb: &Verb,
                named: &[Choice],
                out: &mut Vec<Choice>,
            ) {
                match *verb {
                    $($verb => Doable::aims($doable, self, deed, named, out),)*
                }
            }

            /// What a verb takes as it is carried out.
            pub(crate) fn toll(self, verb: &Verb, named: &[Choice]) -> Toll {
                match *verb {
                    $($verb => Doable::toll($doable, named),)*
                }
            }

            /// What a verb surely puts into the hands of whoever does it.
            fn hands(self, verb: &Verb, named: &[Choice]) -> Option<Thing> {
                match *verb {
                    $($verb => Doable::hands($doable, named),)*
                }
            }

            /// Whether the printed cost of a verb falls away, for the targets named so far.
            pub(crate) fn waives_cost(self, deed: Deed, verb: &Verb, named: &[Choice]) -> bool {
                match *verb {
                    $($verb => Doable::waives_cost($doable, self, deed, named),)*
                }
            }
        }

        impl<S: EventSink> Play<'_, S> {
            /// Carries out a verb.
            pub(crate) fn carry(&mut self, deed: Deed, verb: &Verb, named: &[Choice]) {
                match *verb {
                    $($verb => Doable::carry_out($doable, self, deed, named),)*
                }
            }
        }

        /// Whether a section may be used for the sake of this verb alone.
        pub(crate) fn carries(verb: &Verb) -> bool {
            fn of<T: Doable>(_: T) -> bool {
                T::CARRIES
            }
            match *verb {
                $($verb => of($doable),)*
            }
        }

        /// Whether a section with a verb cannot be used without it, nor for the sake of it alone.
        pub(crate) fn is_needed(verb: &Verb) -> bool {
            fn of<T: Doable>(_: T) -> bool {
                T::NEEDED
            }
            match *verb {
                $($verb => of($doable),)*
            }
        }

        /// Whether a verb is a price that takes the first target of its section.
        pub(crate) fn is_price(verb: &Verb) -> bool {
            fn of<T: Doable>(_: T) -> bool {
                T::PRICE
            }
            match *verb {
                $($verb => of($doable),)*
            }
        }

        /// Whether another player a verb is aimed at must agree.
        fn asks(verb: &Verb) -> bool {
            fn of<T: Doable>(_: T) -> bool {
                T::ASKS
            }
            match *verb {
                $($verb => of($doable),)*
            }
        }
    };
}

verbs! {
    Verb::Move { footfall } => movement::Move { footfall },
    Verb::Ducts { footfall, slime, explored, anywhere, ambush } => {
        movement::Ducts { footfall, slime, explored, anywhere, ambush }
    },
    Verb::SpaceWalk { colour } => movement::SpaceWalk { colour },
    Verb::Leave { who, ammo } => movement::Leave { who, ammo },
    Verb::Order => movement::Order,
    Verb::Shoot { with, all_ammo, reroll } => combat::Shoot { with, all_ammo, reroll },
    Verb::Melee { .. } => combat::Melee,
    Verb::Trade => trade::Trade,
    Verb::Craft { tool, single, all } => craft::Craft { tool, single, all },
    Verb::PickUp => object::PickUp,
    Verb::Unlock => quest::Unlock,
    Verb::Search { empty } => search::Search { empty },
    Verb::DrawItems { draw } => item_deck::DrawItems { draw },
    Verb::ScanHand { optional, safe, knowledge } => {
        contamination::ScanHand { optional, safe, knowledge }
    },
    Verb::ScanOne => contamination::ScanOne,
    Verb::Purge { hand } => contamination::Purge { hand },
    Verb::Reshuffle { hand } => action_deck::Reshuffle { hand },
    Verb::TakeContamination { cards } => contamination::TakeContamination { cards },
    Verb::LightWounds { wounds } => wound::LightWounds { wounds },
    Verb::Pass => round::Pass,
    Verb::PassAll => round::PassAll,
    Verb::UnlimitedActions => round::UnlimitedActions,
    Verb::DestroyDoor => door::DestroyDoor,
    Verb::ToggleDoor { mend, anywhere } => door::ToggleDoor { mend, anywhere },
    Verb::DoorsAround { close } => door::DoorsAround { close },
    Verb::BreakRoom => malfunction::BreakRoom,
    Verb::BlockRoom => malfunction::BlockRoom,
    Verb::ClearMalfunction => malfunction::ClearMalfunction,
    Verb::RepairEngine => engine::RepairEngine,
    Verb::RoomAction { on } => grant::RoomAction { on },
    Verb::RemoteAction => grant::RemoteAction,
    Verb::Reload { with, ammo } => weapon::Reload { with, ammo },
    Verb::Attach { to, reroll, .. } => weapon::Attach { to, reroll },
    Verb::Tape => tape::Tape,
    Verb::Draw { cards, per_wound } => action_deck::Draw { cards, per_wound },
    Verb::DrawAll { cards } => action_deck::DrawAll { cards },
    Verb::Redraw => action_deck::Redraw,
    Verb::CheckCoordinates => course::CheckCoordinates,
    Verb::SetDestination => course::SetDestination,
    Verb::CheckEngine => engine::CheckEngine,
    Verb::CheckEngines => engine::CheckEngines,
    Verb::PeekTiles { tiles, token } => exploration::PeekTiles { tiles, token },
    Verb::PeekObjective { signal, all } => objective::PeekObjective { signal, all },
    Verb::LookEvent => event_deck::LookEvent,
    Verb::Ignite => fire::Ignite,
    Verb::Extinguish => fire::Extinguish,
    Verb::DriveOff => injury::DriveOff,
    Verb::FireControl => fire::FireControl,
    Verb::Stun => injury::Stun,
    Verb::DiscardHand { most } => hand::DiscardHand { most },
    Verb::OthersDiscard { cards } => hand::OthersDiscard { cards },
    Verb::Throw { target, others, eggs, fire, wreck, light } => {
        throw::Throw { target, others, eggs, fire, wreck, light }
    },
    Verb::Decoy => throw::Decoy,
    Verb::SelfDestruct => clock::SelfDestruct,
    Verb::TogglePod { here } => pod::TogglePod { here },
    Verb::Dress { all, others } => healing::Dress { all, others },
    Verb::HealSerious { others } => healing::HealSerious { others },
    Verb::HealLight { wounds, others } => healing::HealLight { wounds, others },
    Verb::ClearSlime => slime::ClearSlime,
    Verb::Signal => objective::Signal,
    Verb::BoardPod => pod::BoardPod,
    Verb::Analyse => weakness::Analyse,
    Verb::TakeEgg => nest::TakeEgg,
    Verb::Airlock => airlock::Airlock,
    Verb::Hibernate => hibernation::Hibernate,
    Verb::PeekDeck => deck::PeekDeck,
    Verb::Train { draw } => action_deck::Train { draw },
    Verb::TakeItem { item } => item_deck::TakeItem { item },
    Verb::Rest => insanity::Calm,
    Verb::Mutate => mutation::Mutate,
    Verb::Slip { footfall, optional } => movement::Slip { footfall, optional },
    Verb::Provoke => attack::Provoke,
    Verb::Rend { injuries, per_knowledge, provoke } => {
        injury::Rend { injuries, per_knowledge, provoke }
    },
    Verb::Roar { all } => injury::Roar { all },
    Verb::NoiseAround => noise::NoiseAround,
    Verb::Spit => throw::Spit,
    Verb::Slime => slime::GetSlimed,
    Verb::SmashEgg => nest::SmashEgg,
    Verb::Regrow => healing::Regrow,
    Verb::Listen => noise::Listen,
    Verb::Quiet { markers, section } => noise::Quiet { markers, section },
    Verb::Eat { dress } => feeding::Eat { dress },
    Verb::Steer { steps, section } => intruder::Steer { steps, section },
    Verb::NoiseRoll => noise::NoiseRoll,
    Verb::SelfRepair { care, ref with } => healing::SelfRepair { care, with },
    Verb::CheckOneEngine => engine::CheckOneEngine,
    Verb::ComputerDoor => door::ComputerDoor,
    Verb::Refill { ref with } => weapon::Refill { with },
    Verb::Drain => machine::Drain,
    Verb::Punch => machine::Punch,
    Verb::DrawIn { colour, cards } => action_deck::DrawIn { colour, cards },
    Verb::FillHand { cards } => action_deck::FillHand { cards },
    Verb::Treat { patients } => healing::Treat { patients },
    Verb::Inject { with, contamination, cards } => hand::Inject { with, contamination, cards },
    Verb::Rouse { with, cards } => hand::Rouse { with, cards },
    Verb::Operate { wounds } => healing::Operate { wounds },
    Verb::Free { item } => item::Free { item },
    Verb::Send => movement::Send,
    Verb::Suggest { cards } => movement::Suggest { cards },
    Verb::Delegate => grant::Delegate,
    Verb::CompanionMove { steps, recall } => companion::CompanionMove { steps, recall },
    Verb::CompanionSearch => companion::CompanionSearch,
    Verb::CompanionHush => companion::CompanionHush,
    Verb::Drag => movement::Drag,
    Verb::Watch => drone::Watch,
    Verb::ReadMind => drone::ReadMind,
    Verb::LaunchPod => pod::LaunchPod,
    Verb::SetEngine => engine::SetEngine,
    Verb::LayCourse => course::LayCourse,
    Verb::Fetch => item_deck::Fetch,
    Verb::Sift { draw, discard, other } => hand::Sift { draw, discard, other },
    Verb::Alarm => noise::Alarm,
    Verb::SetTurret => turret::SetTurret,
    Verb::BreakTurret => turret::BreakTurret,
    Verb::Activate => alert::Activate,
    Verb::GainKnowledge { steps, active, activate } => {
        insight::GainKnowledge { steps, active, activate }
    },
    Verb::LowerCounter => search::LowerCounter,
    Verb::Forfeit { what } => item::Forfeit { what },
    Verb::SpendUse { of } => weapon::SpendUse { of },
    Verb::RestoreUses { of } => weapon::RestoreUses { of },
    Verb::TakeObject { object } => object::TakeObject { object },
    Verb::Compute { several, optional } => computer::Compute { several, optional },
    Verb::PeekContingency { whose, keep } => contingency::PeekContingency { whose, keep },
    Verb::PeekCss { shift } => cargo::PeekCss { shift },
    Verb::SendRover { bunker } => bunker::SendRover { bunker },
    Verb::Escape { rover } => bunker::Escape { rover },
    Verb::Elevator { call, ride, unpowered } => elevator::Elevator { call, ride, unpowered },
    Verb::FlipPower => power::FlipPower,
    Verb::MovePower { all } => power::MovePower { all },
    Verb::ResetPower { on } => power::ResetPower { on },
    Verb::Backup => power::Backup,
    Verb::Autodestruct { stop } => autodestruction::Autodestruct { stop },
    Verb::StartAlert => procedure::StartAlert,
    Verb::EnterPod => cargo::EnterPod,
    Verb::LockIn => isolation::LockIn,
    Verb::Defend { injuries, wounds } => defense::Defend { injuries, wounds },
    Verb::Vent => venting::Vent,
    Verb::Glow => power::Glow,
    Verb::Excise { wounds } => larva::Excise { wounds },
    Verb::Escort => movement::Escort,
    Verb::Push => intruder::Push,
    Verb::Shed { cards } => contamination::Shed { cards },
    Verb::PlaceNoise { section } => noise::PlaceNoise { section },
    Verb::SortDeck { deck } => deck::SortDeck { deck },
}

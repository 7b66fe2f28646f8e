//! One of every choice.

use derelict_content::*;
use derelict_engine::Choice;
use derelict_engine::card::Face;
use derelict_engine::choice::{Rest, Source, Strain};
use derelict_engine::event::SharedDeck;
use derelict_engine::swarm::Instinct;
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::turret::Status;

use super::{A, B};

every! {
    choices: Choice {
        Choice::Act(..) => [
            Choice::Act(Source::Basic(BasicId(0)), 0),
            Choice::Act(Source::Card(ActionId(0)), 0),
            Choice::Act(Source::Item(ItemId(0)), 0),
            Choice::Act(Source::Room, 0),
            Choice::Act(Source::Mutation(Strain::Use), 0),
            Choice::Act(Source::Computer, 0),
        ],
        Choice::Drop(_) => [Choice::Drop(Thing::Carcass)],
        Choice::Pass => [Choice::Pass],
        Choice::Done => [Choice::Done],
        Choice::Yes => [Choice::Yes],
        Choice::No => [Choice::No],
        Choice::Launch => [Choice::Launch],
        Choice::Leave => [Choice::Leave],
        Choice::Stay => [Choice::Stay],
        Choice::Keep => [Choice::Keep],
        Choice::Swap => [Choice::Swap],
        Choice::Eggs => [Choice::Eggs],
        Choice::Card(_) => [
            Choice::Card(Face::Action(ActionId(0))),
            Choice::Card(Face::Unscanned),
            Choice::Card(Face::Infected),
            Choice::Card(Face::Clean),
        ],
        Choice::Room(_) => [Choice::Room(RoomId(0)), Choice::Room(RoomId(2))],
        Choice::Corridor(_) => [Choice::Corridor(CorridorId(0)), Choice::Corridor(CorridorId(9))],
        Choice::Duct(_) => [Choice::Duct(NetworkId(0))],
        Choice::Intruder(_) => [Choice::Intruder(MiniId(0)), Choice::Intruder(MiniId(19))],
        Choice::Seat(_) => [Choice::Seat(A), Choice::Seat(B)],
        Choice::Both(_) => [Choice::Both(B)],
        Choice::Item(_) => [Choice::Item(ItemId(0))],
        Choice::Thing(_) => [
            Choice::Thing(Thing::Item(ItemId(0))),
            Choice::Thing(Thing::Item(ItemId(9))),
            Choice::Thing(Thing::Egg),
            Choice::Thing(Thing::Carcass),
            Choice::Thing(Thing::Corpse(Corpse::Blue)),
            Choice::Thing(Thing::Corpse(Corpse::Of(B))),
        ],
        Choice::Object(_) => [Choice::Object(ObjectKind::Corpse)],
        Choice::ObjectOf(..) => [Choice::ObjectOf(B, ObjectKind::Carcass)],
        Choice::Colour(_) => [Choice::Colour(Colour::Blue)],
        Choice::Pod(_) => [Choice::Pod(PodId(0))],
        Choice::Course(_) => [Choice::Course(0)],
        Choice::Corporate => [Choice::Corporate],
        Choice::Personal => [Choice::Personal],
        Choice::Character(_) => [Choice::Character(CharacterId(0))],
        Choice::Wound(_) => [Choice::Wound(WoundId(0))],
        Choice::Offer(_) => [Choice::Offer(B)],
        Choice::Show(_) => [Choice::Show(B)],
        Choice::Give(_) => [Choice::Give(Thing::Egg)],
        Choice::Ask(_) => [Choice::Ask(Thing::Egg)],
        Choice::AskColour(_) => [Choice::AskColour(Colour::Red)],
        Choice::Counter => [Choice::Counter],
        Choice::Swarm(..) => [
            Choice::Swarm(IntruderCardId(0), Instinct::Move),
            Choice::Swarm(IntruderCardId(3), Instinct::Attack),
            Choice::Swarm(IntruderCardId(4), Instinct::Effect),
        ],
        Choice::SwarmCard(_) => [Choice::SwarmCard(IntruderCardId(0))],
        Choice::Attack(_) => [Choice::Attack(AttackId(0))],
        Choice::Event(_) => [Choice::Event(EventId(0))],
        Choice::Deck(_) => [Choice::Deck(SharedDeck::Events)],
        Choice::Seize(_) => [Choice::Seize(PossibilityId(0))],
        Choice::Rest(_) => [
            Choice::Rest(Rest::Lower),
            Choice::Rest(Rest::Scan),
            Choice::Rest(Rest::Both),
            Choice::Rest(Rest::Neither),
        ],
        Choice::Mutation(_) => [Choice::Mutation(MutationId(0))],
        Choice::Light => [Choice::Light],
        Choice::Recall => [Choice::Recall],
        Choice::Coordinates(_) => [Choice::Coordinates(CoordinatesId(0))],
        Choice::Each => [Choice::Each],
        Choice::Engine(_) => [Choice::Engine(1)],
        Choice::Status(_) => [
            Choice::Status(Status::All),
            Choice::Status(Status::Intruders),
            Choice::Status(Status::Inactive),
        ],
        Choice::Slot(_) => [Choice::Slot(8)],
        Choice::Chit(_) => [Choice::Chit(2)],
        Choice::Circuit(_) => [Choice::Circuit(0), Choice::Circuit(3)],
        Choice::Bunker => [Choice::Bunker],
    }
}

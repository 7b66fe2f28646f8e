//! One of everything that can be said; a new variant does not compile until it has a sample.

use super::kind::ADULT;
use derelict_content::*;
use derelict_engine::card::Face;
use derelict_engine::choice::{Rest, Source, Strain};
use derelict_engine::event::{Cause, DeckCard, Ending, Passage, SharedDeck};
use derelict_engine::feeding::Food;
use derelict_engine::frame::{Act, ActStage, EggHarm, Origin, Question, Shot, Targets, WindowKind};
use derelict_engine::pile::Pile;
use derelict_engine::swarm::{Instinct, Urge};
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::turret::Status;
use derelict_engine::{Choice, Fact, Seat, SeatSet};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

macro_rules! every {
    ($name:ident: $type:ty { $($pattern:pat => [$($sample:expr),+ $(,)?],)+ }) => {
        pub(crate) fn $name() -> Vec<$type> {
            const _: fn($type) = |value| match value { $($pattern => {}),+ };
            vec![$($($sample),+),+]
        }
    };
}

mod choices;
mod odds;
mod reasons;
pub(crate) use choices::choices;
pub(crate) use odds::odds;
pub(crate) use reasons::reasons;

every! {
    facts: Fact {
        Fact::CharacterDrafted { .. } => [
            Fact::CharacterDrafted { seat: A, character: CharacterId(0) },
        ],
        Fact::DraftDrawn { .. } => [
            Fact::DraftDrawn { seat: A, cards: [CharacterId(0), CharacterId(1)] },
        ],
        Fact::RequirementDealt { .. } => [
            Fact::RequirementDealt { seat: A, requirement: ObjectiveId(0) },
        ],
        Fact::RequirementTaken { .. } => [Fact::RequirementTaken { seat: A }],
        Fact::ShuttleDeparted => [Fact::ShuttleDeparted],
        Fact::DiscoveriesChecked { .. } => [Fact::DiscoveriesChecked { left: 2, spared: 3 }],
        Fact::CourseShown { .. } => [
            Fact::CourseShown { card: CoordinatesId(0), planet: Planet::Earth },
        ],
        Fact::ObjectivesDealt { .. } => [
            Fact::ObjectivesDealt { seat: A, corporate: ObjectiveId(0), personal: ObjectiveId(0) },
        ],
        Fact::ObjectivesTaken { .. } => [Fact::ObjectivesTaken { seat: A }],
        Fact::CommonObjective { .. } => [Fact::CommonObjective { objective: ObjectiveId(0) }],
        Fact::TurnBegan { .. } => [Fact::TurnBegan { turn: 2 }],
        Fact::CardsDrawn { .. } => [Fact::CardsDrawn { seat: A, count: 2 }],
        Fact::CardDrawn { .. } => [Fact::CardDrawn { seat: A, card: Face::Unscanned }],
        Fact::DeckReshuffled { .. } => [Fact::DeckReshuffled { seat: A }],
        Fact::FirstPlayer { .. } => [Fact::FirstPlayer { seat: A }],
        Fact::RoundBegan { .. } => [Fact::RoundBegan { seat: A }],
        Fact::Passed { .. } => [Fact::Passed { seat: A }],
        Fact::CardDiscarded { .. } => [Fact::CardDiscarded { seat: A, card: Face::Unscanned }],
        Fact::PlayerPhaseEnded => [Fact::PlayerPhaseEnded],
        Fact::TimeMoved { .. } => [Fact::TimeMoved { to: 2 }],
        Fact::SelfDestructStarted => [Fact::SelfDestructStarted],
        Fact::SelfDestructStopped => [Fact::SelfDestructStopped],
        Fact::SelfDestructMoved { .. } => [Fact::SelfDestructMoved { to: 2 }],
        Fact::SharedDeckReshuffled { .. } => [
            Fact::SharedDeckReshuffled { deck: SharedDeck::Events },
        ],
        Fact::TakenBack { .. } => [
            Fact::TakenBack { seat: A, steps: 1, agreed: false },
            Fact::TakenBack { seat: A, steps: 2, agreed: true },
        ],
        Fact::ActionTaken { .. } => [
            Fact::ActionTaken { seat: A, source: Source::Room, section: 2 },
        ],
        Fact::CardPaid { .. } => [Fact::CardPaid { seat: A, card: ActionId(0) }],
        Fact::WindowOpened { .. } => [
            Fact::WindowOpened { window: WindowKind::Objectives, seats: SeatSet(0b111) },
        ],
        Fact::Interrupted { .. } => [Fact::Interrupted { by: A, actor: B }],
        Fact::ActionCancelled { .. } => [Fact::ActionCancelled { seat: A }],
        Fact::Consented { .. } => [Fact::Consented { seat: A, agreed: true }],
        Fact::ItemUsed { .. } => [Fact::ItemUsed { seat: A, item: ItemId(0) }],
        Fact::ItemDiscarded { .. } => [Fact::ItemDiscarded { seat: A, item: ItemId(0) }],
        Fact::ItemDropped { .. } => [Fact::ItemDropped { seat: A, item: ItemId(0) }],
        Fact::ObjectDropped { .. } => [
            Fact::ObjectDropped { seat: A, thing: Thing::Egg, room: RoomId(2) },
        ],
        Fact::ObjectPicked { .. } => [
            Fact::ObjectPicked { seat: A, thing: Thing::Egg, room: RoomId(2) },
        ],
        Fact::Moved { .. } => [
            Fact::Moved { seat: A, from: RoomId(2), to: RoomId(2), by: Passage::Hull },
            Fact::Moved { seat: A, from: RoomId(2), to: RoomId(2), by: Passage::Link },
        ],
        Fact::RoomExplored { .. } => [
            Fact::RoomExplored { seat: A, room: RoomId(2), tile: TileId(0) },
        ],
        Fact::TokenRevealed { .. } => [
            Fact::TokenRevealed { room: RoomId(2), token: ExplorationId(0) },
        ],
        Fact::DiscoveryRevealed { .. } => [
            Fact::DiscoveryRevealed { seat: A, room: RoomId(2), token: DiscoveryId(0) },
        ],
        Fact::ObjectFound { .. } => [
            Fact::ObjectFound { room: RoomId(2), thing: Thing::Egg },
            Fact::ObjectFound { room: RoomId(2), thing: Thing::Carcass },
            Fact::ObjectFound { room: RoomId(2), thing: Thing::Corpse(Corpse::Stray(0)) },
        ],
        Fact::ItemsCounted { .. } => [Fact::ItemsCounted { room: RoomId(2), items: 2 }],
        Fact::NoiseRolled { .. } => [
            Fact::NoiseRolled { seat: A, room: RoomId(2), face: NoiseFace::Danger },
        ],
        Fact::NoiseRerolled { .. } => [Fact::NoiseRerolled { seat: A }],
        Fact::NoisePlaced { .. } => [Fact::NoisePlaced { corridor: CorridorId(0) }],
        Fact::DuctNoisePlaced { .. } => [Fact::DuctNoisePlaced { network: NetworkId(0) }],
        Fact::NoiseRemoved { .. } => [Fact::NoiseRemoved { corridor: CorridorId(0) }],
        Fact::DuctNoiseRemoved { .. } => [Fact::DuctNoiseRemoved { network: NetworkId(0) }],
        Fact::DangerHeard { .. } => [Fact::DangerHeard { room: RoomId(2) }],
        Fact::Silence { .. } => [Fact::Silence { room: RoomId(2) }],
        Fact::DoorClosed { .. } => [Fact::DoorClosed { corridor: CorridorId(0) }],
        Fact::DoorOpened { .. } => [Fact::DoorOpened { corridor: CorridorId(0) }],
        Fact::DoorDestroyed { .. } => [Fact::DoorDestroyed { corridor: CorridorId(0) }],
        Fact::DoorTaken { .. } => [Fact::DoorTaken { corridor: CorridorId(0) }],
        Fact::FirePlaced { .. } => [Fact::FirePlaced { room: RoomId(2) }],
        Fact::FireRemoved { .. } => [Fact::FireRemoved { room: RoomId(2) }],
        Fact::MalfunctionPlaced { .. } => [Fact::MalfunctionPlaced { room: RoomId(2) }],
        Fact::MalfunctionRemoved { .. } => [Fact::MalfunctionRemoved { room: RoomId(2) }],
        Fact::Slimed { .. } => [Fact::Slimed { seat: A }],
        Fact::SlimeRemoved { .. } => [Fact::SlimeRemoved { seat: A }],
        Fact::EncounterBegan { .. } => [Fact::EncounterBegan { room: RoomId(2), trigger: Some(A) }],
        Fact::TokenDrawn { .. } => [Fact::TokenDrawn { token: TokenId(1) }],
        Fact::TokenToBag { .. } => [Fact::TokenToBag { token: TokenId(1) }],
        Fact::HiddenTokenToBag => [Fact::HiddenTokenToBag],
        Fact::TokenToSupply { .. } => [Fact::TokenToSupply { token: TokenId(1) }],
        Fact::TokenRemoved { .. } => [Fact::TokenRemoved { token: TokenId(1) }],
        Fact::IntruderPlaced { .. } => [Fact::IntruderPlaced { mini: MiniId(1), room: RoomId(2) }],
        Fact::IntruderMoved { .. } => [
            Fact::IntruderMoved {
                mini: MiniId(1),
                from: RoomId(2),
                to: RoomId(2),
                corridor: CorridorId(0),
            },
        ],
        Fact::IntruderStayed { .. } => [Fact::IntruderStayed { mini: MiniId(1) }],
        Fact::IntruderStopped { .. } => [
            Fact::IntruderStopped { mini: MiniId(1), corridor: CorridorId(0) },
        ],
        Fact::IntruderVanished { .. } => [
            Fact::IntruderVanished { mini: MiniId(1), room: RoomId(2) },
        ],
        Fact::IntruderRemoved { .. } => [
            Fact::IntruderRemoved { mini: MiniId(1), room: RoomId(2) },
        ],
        Fact::IntruderTransformed { .. } => [
            Fact::IntruderTransformed { from: MiniId(1), to: MiniId(1) },
        ],
        Fact::IntruderHealed { .. } => [Fact::IntruderHealed { mini: MiniId(1), injuries: 2 }],
        Fact::NoMiniature { .. } => [Fact::NoMiniature { intruder: ADULT }],
        Fact::SurpriseChecked { .. } => [
            Fact::SurpriseChecked { seat: A, cards: 2, number: 2, attack: true },
        ],
        Fact::AttackBegan { .. } => [Fact::AttackBegan { mini: MiniId(1), target: B }],
        Fact::AttackCardDrawn { .. } => [Fact::AttackCardDrawn { card: AttackId(0) }],
        Fact::AttackHit { .. } => [
            Fact::AttackHit { mini: MiniId(1), target: B, card: AttackId(0) },
        ],
        Fact::AttackMissed { .. } => [Fact::AttackMissed { mini: MiniId(1), target: B }],
        Fact::AttackIgnored { .. } => [Fact::AttackIgnored { seat: A }],
        Fact::LarvaInfested { .. } => [Fact::LarvaInfested { seat: A }],
        Fact::EggAdded { .. } => [Fact::EggAdded { eggs: 2 }],
        Fact::EggDestroyed { .. } => [Fact::EggDestroyed { room: RoomId(2) }],
        Fact::EggHatched { .. } => [Fact::EggHatched { eggs: 2 }],
        Fact::NestDestroyed => [Fact::NestDestroyed],
        Fact::Seized { .. } => [Fact::Seized { seat: A, possibility: PossibilityId(0) }],
        Fact::CameAbout { .. } => [Fact::CameAbout { possibility: PossibilityId(0) }],
        Fact::HourglassTurned => [Fact::HourglassTurned],
        Fact::HourglassNamed { .. } => [Fact::HourglassNamed { seat: A, room: RoomId(2) }],
        Fact::SwarmTaken { .. } => [Fact::SwarmTaken { seat: A }],
        Fact::SwarmCardDiscarded { .. } => [
            Fact::SwarmCardDiscarded { seat: A, card: IntruderCardId(0) },
        ],
        Fact::SwarmCardDrawn { .. } => [Fact::SwarmCardDrawn { seat: A, card: IntruderCardId(0) }],
        Fact::SwarmCardPlayed { .. } => [
            Fact::SwarmCardPlayed { seat: A, card: IntruderCardId(0), instinct: Instinct::Move },
            Fact::SwarmCardPlayed { seat: A, card: IntruderCardId(3), instinct: Instinct::Attack },
            Fact::SwarmCardPlayed { seat: A, card: IntruderCardId(4), instinct: Instinct::Effect },
        ],
        Fact::CombatRolled { .. } => [Fact::CombatRolled { seat: A, face: CombatFace::One }],
        Fact::CombatRerolled { .. } => [Fact::CombatRerolled { seat: A }],
        Fact::AmmoSpent { .. } => [Fact::AmmoSpent { seat: A, weapon: ItemId(0), left: 2 }],
        Fact::AmmoLoaded { .. } => [Fact::AmmoLoaded { seat: A, weapon: ItemId(0), now: 2 }],
        Fact::ShotMissed { .. } => [Fact::ShotMissed { seat: A }],
        Fact::Injured { .. } => [
            Fact::Injured { mini: MiniId(1), injuries: 2, cause: Cause::Fire },
        ],
        Fact::BloodRead { .. } => [Fact::BloodRead { mini: MiniId(1), card: AttackId(0) }],
        Fact::IntruderKilled { .. } => [Fact::IntruderKilled { mini: MiniId(1), room: RoomId(2) }],
        Fact::IntruderSurvived { .. } => [Fact::IntruderSurvived { mini: MiniId(1) }],
        Fact::CarcassLeft { .. } => [Fact::CarcassLeft { room: RoomId(2) }],
        Fact::RetreatBegan { .. } => [Fact::RetreatBegan { mini: MiniId(1), event: EventId(0) }],
        Fact::LightWound { .. } => [Fact::LightWound { seat: A, cause: Cause::Fire, now: 2 }],
        Fact::SeriousWound { .. } => [
            Fact::SeriousWound { seat: A, cause: Cause::Fire, wound: WoundId(0) },
        ],
        Fact::WoundDressed { .. } => [Fact::WoundDressed { seat: A, wound: WoundId(0) }],
        Fact::WoundHealed { .. } => [Fact::WoundHealed { seat: A, wound: WoundId(0) }],
        Fact::LightHealed { .. } => [Fact::LightHealed { seat: A, now: 2 }],
        Fact::Died { .. } => [Fact::Died { seat: A, cause: Cause::Fire }],
        Fact::ItemsLost { .. } => [Fact::ItemsLost { seat: A }],
        Fact::Revived { .. } => [Fact::Revived { seat: A, room: RoomId(2) }],
        Fact::ContaminationTaken { .. } => [Fact::ContaminationTaken { seat: A }],
        Fact::ContaminationScanned { .. } => [
            Fact::ContaminationScanned { seat: A, infected: true },
        ],
        Fact::ContaminationRemoved { .. } => [Fact::ContaminationRemoved { seat: A, count: 2 }],
        Fact::LarvaGrown { .. } => [Fact::LarvaGrown { seat: A }],
        Fact::LarvaRemoved { .. } => [Fact::LarvaRemoved { seat: A }],
        Fact::InsanityChanged { .. } => [Fact::InsanityChanged { seat: A, level: 3 }],
        Fact::Rested { .. } => [
            Fact::Rested { seat: A, rest: Rest::Lower }, Fact::Rested { seat: A, rest: Rest::Scan },
            Fact::Rested { seat: A, rest: Rest::Both }, Fact::Rested { seat: A, rest: Rest::Neither },
        ],
        Fact::PanicDrawn { .. } => [Fact::PanicDrawn { seat: A, card: PanicId(0) }],
        Fact::PanicCancelled { .. } => [Fact::PanicCancelled { seat: A, card: PanicId(0) }],
        Fact::CardLost { .. } => [Fact::CardLost { seat: A, card: ActionId(0) }],
        Fact::WoundUndressed { .. } => [Fact::WoundUndressed { seat: A, wound: WoundId(0) }],
        Fact::InsanityChecked { .. } => [
            Fact::InsanityChecked { seat: A, cards: 1, level: 3 },
            Fact::InsanityChecked { seat: A, cards: 2, level: 5 },
        ],
        Fact::WoundIgnored { .. } => [Fact::WoundIgnored { seat: A, wound: WoundId(0) }],
        Fact::EnergySpent { .. } => [
            Fact::EnergySpent { seat: A, left: 2 }, Fact::EnergySpent { seat: A, left: 0 },
        ],
        Fact::AttackTurned { .. } => [Fact::AttackTurned { from: A, to: B }],
        Fact::LeftoverClaimed { .. } => [
            Fact::LeftoverClaimed { seat: A, searcher: B },
        ],
        Fact::RoundAdded { .. } => [Fact::RoundAdded { seat: A }],
        Fact::PlayedDead { .. } => [Fact::PlayedDead { seat: A }],
        Fact::ItemTurnedBack { .. } => [Fact::ItemTurnedBack { seat: A, item: ItemId(0) }],
        Fact::Freed { .. } => [Fact::Freed { seat: A, item: ItemId(0) }],
        Fact::Delegated { .. } => [Fact::Delegated { seat: A, to: B }],
        Fact::CourseExchanged { .. } => [Fact::CourseExchanged { seat: A }],
        Fact::DeckLookedThrough { .. } => [
            Fact::DeckLookedThrough { seat: A, colour: Colour::Red },
        ],
        Fact::DeckHeld { .. } => [
            Fact::DeckHeld { seat: A, colour: Colour::Red, item: ItemId(0), copies: 2 },
        ],
        Fact::CodesUnlocked { .. } => [Fact::CodesUnlocked { seat: A }],
        Fact::DroneGiven { .. } => [Fact::DroneGiven { seat: A, to: B }],
        Fact::DroneReturned { .. } => [Fact::DroneReturned { seat: A }],
        Fact::CompanionMoved { .. } => [
            Fact::CompanionMoved {
                seat: A, from: RoomId(2), to: RoomId(3), by: Passage::Corridor(CorridorId(0)),
            },
        ],
        Fact::CompanionCalled { .. } => [Fact::CompanionCalled { seat: A, room: RoomId(2) }],
        Fact::CompanionLost { .. } => [Fact::CompanionLost { seat: A }],
        Fact::MindRead { .. } => [
            Fact::MindRead { seat: A, of: B, infected: 1, clean: 2 },
            Fact::MindRead { seat: A, of: B, infected: 0, clean: 1 },
        ],
        Fact::MindScanned { .. } => [Fact::MindScanned { seat: A, of: B }],
        Fact::MutationsSeen { .. } => [
            Fact::MutationsSeen { seat: A, cards: [MutationId(0), MutationId(1)] },
        ],
        Fact::MutationKept { .. } => [Fact::MutationKept { seat: A, card: MutationId(0) }],
        Fact::MutationGained { .. } => [Fact::MutationGained { seat: A }],
        Fact::MutationMarked { .. } => [
            Fact::MutationMarked { seat: A, markers: 1 }, Fact::MutationMarked { seat: A, markers: 3 },
        ],
        Fact::MutationScanned { .. } => [
            Fact::MutationScanned { seat: A, infected: true },
            Fact::MutationScanned { seat: A, infected: false },
        ],
        Fact::MutationTurnedUp { .. } => [Fact::MutationTurnedUp { seat: A, card: MutationId(0) }],
        Fact::MutationLost { .. } => [
            Fact::MutationLost { seat: A, card: None },
            Fact::MutationLost { seat: A, card: Some(MutationId(0)) },
        ],
        Fact::MutationIdle { .. } => [Fact::MutationIdle { seat: A }],
        Fact::MutationChecked { .. } => [
            Fact::MutationChecked { seat: A, infected: 0, mutated: true },
            Fact::MutationChecked { seat: A, infected: 0, mutated: false },
            Fact::MutationChecked { seat: A, infected: 1, mutated: false },
            Fact::MutationChecked { seat: A, infected: 2, mutated: false },
        ],
        Fact::Fed { .. } => [
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::Corpse },
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::NestEgg },
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::Egg },
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::Carcass },
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::Prey },
            Fact::Fed { mini: MiniId(1), room: RoomId(2), food: Food::BlueCorpse },
        ],
        Fact::ObjectEaten { .. } => [Fact::ObjectEaten { seat: A, thing: Thing::Carcass }],
        Fact::AdaptationTurnedUp { .. } => [
            Fact::AdaptationTurnedUp { slot: SlotId(0), weakness: WeaknessId(0) },
        ],
        Fact::AdaptationDiscarded { .. } => [
            Fact::AdaptationDiscarded { slot: SlotId(0), weakness: WeaknessId(0) },
        ],
        Fact::SearchBegan { .. } => [Fact::SearchBegan { seat: A, colour: Colour::Red }],
        Fact::ItemsSeen { .. } => [
            Fact::ItemsSeen { seat: A, items: [Some(ItemId(0)), Some(ItemId(1)), None] },
        ],
        Fact::ItemGained { .. } => [
            Fact::ItemGained { seat: A, item: ItemId(0), colour: Some(Colour::Red) },
        ],
        Fact::ItemTaken { .. } => [Fact::ItemTaken { seat: A, colour: Some(Colour::Red) }],
        Fact::ItemDeclined { .. } => [Fact::ItemDeclined { seat: A, item: ItemId(0) }],
        Fact::ItemCrafted { .. } => [Fact::ItemCrafted { seat: A, item: ItemId(0) }],
        Fact::QuestUnlocked { .. } => [Fact::QuestUnlocked { seat: A, item: ItemId(0) }],
        Fact::ItemAttached { .. } => [
            Fact::ItemAttached { seat: A, item: ItemId(0), weapon: ItemId(0) },
        ],
        Fact::ItemsTaped { .. } => [Fact::ItemsTaped { seat: A, items: [ItemId(0), ItemId(1)] }],
        Fact::TapeTorn { .. } => [Fact::TapeTorn { seat: A }],
        Fact::HandDiscarded { .. } => [Fact::HandDiscarded { seat: A }],
        Fact::TradeOpened { .. } => [Fact::TradeOpened { seat: A, participants: SeatSet(0b111) }],
        Fact::TradeOffered { .. } => [
            Fact::TradeOffered {
                from: A,
                to: B,
                give: [Some(Thing::Egg), None, None, None],
                ask: [Some(Thing::Egg), None, None, None],
                colours: [1, 2, 0, 0],
            },
        ],
        Fact::TradeOfferedShadow { .. } => [
            Fact::TradeOfferedShadow { from: A, to: B, given: 2, asked: 2 },
        ],
        Fact::TradeAccepted { .. } => [Fact::TradeAccepted { from: A, to: B }],
        Fact::TradeRefused { .. } => [Fact::TradeRefused { from: A, to: B }],
        Fact::TradeCountered { .. } => [Fact::TradeCountered { from: A, to: B }],
        Fact::ThingGiven { .. } => [
            Fact::ThingGiven { from: A, to: B, thing: Thing::Egg, colour: Some(Colour::Red) },
        ],
        Fact::ThingGivenShadow { .. } => [
            Fact::ThingGivenShadow { from: A, to: B, colour: Some(Colour::Red) },
        ],
        Fact::ThingShown { .. } => [Fact::ThingShown { from: A, to: B, thing: Thing::Egg }],
        Fact::SomethingShown { .. } => [Fact::SomethingShown { from: A, to: B }],
        Fact::TradeClosed => [Fact::TradeClosed],
        Fact::SignalSent { .. } => [Fact::SignalSent { seat: A }],
        Fact::WeaknessRevealed { .. } => [
            Fact::WeaknessRevealed { slot: SlotId(1), weakness: WeaknessId(0) },
        ],
        Fact::DestinationSet { .. } => [Fact::DestinationSet { seat: A, space: 2 }],
        Fact::CoordinatesSeen { .. } => [Fact::CoordinatesSeen { seat: A, card: CoordinatesId(0) }],
        Fact::CoordinatesChecked { .. } => [Fact::CoordinatesChecked { seat: A }],
        Fact::EngineSeen { .. } => [Fact::EngineSeen { seat: A, engine: 2, working: true }],
        Fact::EngineChecked { .. } => [Fact::EngineChecked { seat: A, engine: 2 }],
        Fact::EngineRestacked { .. } => [
            Fact::EngineRestacked { seat: A, engine: 2, changed: true },
        ],
        Fact::TurretPlaced { .. } => [Fact::TurretPlaced { turret: 1, room: RoomId(2) }],
        Fact::TurretKeptOut { .. } => [Fact::TurretKeptOut { room: RoomId(2) }],
        Fact::TurretShown { .. } => [
            Fact::TurretShown { turret: 0, room: RoomId(2), status: Status::All },
            Fact::TurretShown { turret: 1, room: RoomId(2), status: Status::Intruders },
            Fact::TurretShown { turret: 2, room: RoomId(2), status: Status::Inactive },
        ],
        Fact::TurretSet { .. } => [Fact::TurretSet { seat: A, turret: 1, room: RoomId(2) }],
        Fact::TurretSeen { .. } => [
            Fact::TurretSeen { seat: A, turret: 0, status: Status::All },
            Fact::TurretSeen { seat: A, turret: 1, status: Status::Intruders },
            Fact::TurretSeen { seat: A, turret: 2, status: Status::Inactive },
        ],
        Fact::TurretPeeked { .. } => [Fact::TurretPeeked { seat: A, turret: 1 }],
        Fact::TurretFired { .. } => [Fact::TurretFired { turret: 1, room: RoomId(2) }],
        Fact::TurretDestroyed { .. } => [Fact::TurretDestroyed { turret: 1, room: RoomId(2) }],
        Fact::TokenExchanged { .. } => [
            Fact::TokenExchanged {
                room: RoomId(2), token: ExplorationId(0), lair: ExplorationId(1),
            },
        ],
        Fact::TileSeen { .. } => [Fact::TileSeen { seat: A, room: RoomId(2), tile: TileId(0) }],
        Fact::ExplorationPeeked { .. } => [Fact::ExplorationPeeked { seat: A, room: RoomId(2) }],
        Fact::DeckPeeked { .. } => [
            Fact::DeckPeeked { seat: A, deck: SharedDeck::Attacks, count: 1 },
            Fact::DeckPeeked { seat: A, deck: SharedDeck::Events, count: 2 },
        ],
        Fact::OwnDeckPeeked { .. } => [
            Fact::OwnDeckPeeked { seat: A, count: 1 },
            Fact::OwnDeckPeeked { seat: A, count: 3 },
        ],
        Fact::TilePeeked { .. } => [Fact::TilePeeked { seat: A, room: RoomId(2) }],
        Fact::ExplorationSeen { .. } => [
            Fact::ExplorationSeen { seat: A, room: RoomId(2), token: ExplorationId(0) },
        ],
        Fact::ObjectiveSeen { .. } => [
            Fact::ObjectiveSeen {
                seat: A,
                of: B,
                deck: ObjectiveDeck::Personal,
                objective: ObjectiveId(0),
            },
        ],
        Fact::KeptObjectiveSeen { .. } => [
            Fact::KeptObjectiveSeen { seat: A, of: B, objective: ObjectiveId(0) },
        ],
        Fact::KeptObjectivePeeked { .. } => [Fact::KeptObjectivePeeked { seat: A, of: B }],
        Fact::ObjectivePeeked { .. } => [
            Fact::ObjectivePeeked { seat: A, of: B, deck: ObjectiveDeck::Personal },
        ],
        Fact::EventSeen { .. } => [Fact::EventSeen { seat: A, event: EventId(0) }],
        Fact::EventPeeked { .. } => [Fact::EventPeeked { seat: A }],
        Fact::DeckTopSeen { .. } => [
            top_seen(SharedDeck::Items(Colour::Red)),
            top_seen(SharedDeck::Attacks),
            top_seen(SharedDeck::Wounds),
            top_seen(SharedDeck::Events),
        ],
        Fact::DeckTopPeeked { .. } => [Fact::DeckTopPeeked { seat: A, deck: SharedDeck::Attacks }],
        Fact::DeckTopBuried { .. } => [Fact::DeckTopBuried { seat: A, deck: SharedDeck::Wounds }],
        Fact::CardKept { .. } => [Fact::CardKept { seat: A, card: Face::Action(ActionId(0)) }],
        Fact::EventBuried { .. } => [Fact::EventBuried { seat: A }],
        Fact::PodToggled { .. } => [Fact::PodToggled { pod: PodId(0), locked: true }],
        Fact::PodEntered { .. } => [Fact::PodEntered { seat: A, pod: PodId(0) }],
        Fact::PodLeft { .. } => [Fact::PodLeft { seat: A, pod: PodId(0) }],
        Fact::PodThrownOut { .. } => [Fact::PodThrownOut { seat: A, pod: PodId(0) }],
        Fact::PodLaunched { .. } => [Fact::PodLaunched { pod: PodId(0) }],
        Fact::BoardingFailed { .. } => [Fact::BoardingFailed { seat: A }],
        Fact::Evacuated { .. } => [Fact::Evacuated { seat: A, pod: PodId(0) }],
        Fact::HibernationFailed { .. } => [Fact::HibernationFailed { seat: A }],
        Fact::Hibernated { .. } => [Fact::Hibernated { seat: A }],
        Fact::AirlockStarted { .. } => [Fact::AirlockStarted { room: RoomId(2) }],
        Fact::AirlockAborted { .. } => [Fact::AirlockAborted { room: RoomId(2) }],
        Fact::AirlockFired { .. } => [Fact::AirlockFired { room: RoomId(2) }],
        Fact::EveryonePasses { .. } => [Fact::EveryonePasses { seat: A }],
        Fact::EventDrawn { .. } => [Fact::EventDrawn { event: EventId(0) }],
        Fact::EventForDirection { .. } => [Fact::EventForDirection { event: EventId(0) }],
        Fact::EventRemoved { .. } => [Fact::EventRemoved { event: EventId(0) }],
        Fact::EventDiscarded { .. } => [Fact::EventDiscarded { event: EventId(0) }],
        Fact::EventReturned { .. } => [Fact::EventReturned { event: EventId(0) }],
        Fact::ItemsBurned { .. } => [Fact::ItemsBurned { room: RoomId(2) }],
        Fact::EggsOpened { .. } => [
            Fact::EggsOpened { room: RoomId(2), eggs: 1 },
            Fact::EggsOpened { room: RoomId(2), eggs: 2 },
        ],
        Fact::EngineShaken { .. } => [
            Fact::EngineShaken { engine: 1, face: CombatFace::Blank },
            Fact::EngineShaken { engine: 1, face: CombatFace::One },
        ],
        Fact::EngineFlipped { .. } => [Fact::EngineFlipped { engine: 1 }],
        Fact::WeaknessLost { .. } => [
            Fact::WeaknessLost { slot: SlotId(1), weakness: WeaknessId(0) },
        ],
        Fact::CardsKeptBack { .. } => [Fact::CardsKeptBack { cards: 1 }],
        Fact::AlertRevealed { .. } => [Fact::AlertRevealed { alert: AlertId(0) }],
        Fact::Activated { .. } => [
            Fact::Activated { seat: A, room: RoomId(2), alert: AlertId(0), made: 1, needed: 1 },
            Fact::Activated { seat: A, room: RoomId(2), alert: AlertId(0), made: 1, needed: 2 },
        ],
        Fact::AlertStage { .. } => [Fact::AlertStage { alert: AlertId(0), stage: 1 }],
        Fact::AlertFulfilled { .. } => [Fact::AlertFulfilled { alert: AlertId(0) }],
        Fact::AlertClosed { .. } => [Fact::AlertClosed { alert: AlertId(0) }],
        Fact::AlertFailed { .. } => [Fact::AlertFailed { alert: AlertId(0) }],
        Fact::SamplePlaced { .. } => [Fact::SamplePlaced { room: RoomId(2) }],
        Fact::SampleDue { .. } => [Fact::SampleDue { tile: TileId(0) }],
        Fact::SampleRemoved => [Fact::SampleRemoved],
        Fact::ShuttleTimeMoved { .. } => [
            Fact::ShuttleTimeMoved { to: 3 },
            Fact::ShuttleTimeMoved { to: 0 },
        ],
        Fact::PowerTurned { .. } => [
            Fact::PowerTurned { circuit: 0, number: 2, blue: true },
            Fact::PowerTurned { circuit: 3, number: 4, blue: false },
        ],
        Fact::PowerSwapped { .. } => [Fact::PowerSwapped { circuits: [1, 3] }],
        Fact::BackupSwitched { .. } => [
            Fact::BackupSwitched { on: true },
            Fact::BackupSwitched { on: false },
        ],
        Fact::Glowing { .. } => [Fact::Glowing { seat: A }],
        Fact::Learned { .. } => [Fact::Learned { seat: A, level: 4 }],
        Fact::InsightActive { .. } => [Fact::InsightActive { seat: A }],
        Fact::ElevatorMoved { .. } => [Fact::ElevatorMoved { to: RoomId(2) }],
        Fact::ComputerShown { .. } => [Fact::ComputerShown { card: ComputerId(0) }],
        Fact::ComputerShuffled => [Fact::ComputerShuffled],
        Fact::TimingSeen { .. } => [
            Fact::TimingSeen { seat: A, timing: 2, token: CssId(0) },
        ],
        Fact::TimingPeeked { .. } => [Fact::TimingPeeked { seat: A, timing: 2 }],
        Fact::TimingShown { .. } => [Fact::TimingShown { timing: 2, token: CssId(0) }],
        Fact::TimingShifted { .. } => [Fact::TimingShifted { timing: 2, to: 7 }],
        Fact::ContingencySeen { .. } => [
            Fact::ContingencySeen { seat: A, chit: 2, token: ContingencyId(0) },
        ],
        Fact::ContingencyPeeked { .. } => [Fact::ContingencyPeeked { seat: A, chit: 2 }],
        Fact::ContingencyShown { .. } => [
            Fact::ContingencyShown { chit: 2, token: ContingencyId(0) },
        ],
        Fact::ContingencyTaken { .. } => [Fact::ContingencyTaken { seat: A, chit: 2 }],
        Fact::ContingencyReturned { .. } => [Fact::ContingencyReturned { seat: A, chit: 2 }],
        Fact::ProcedureStarted { .. } => [
            Fact::ProcedureStarted { slot: 5 },
            Fact::ProcedureStarted { slot: 0 },
        ],
        Fact::AutodestructionArmed => [Fact::AutodestructionArmed],
        Fact::GateOpened => [Fact::GateOpened],
        Fact::RoverMoved { .. } => [
            Fact::RoverMoved { to: Some(RoomId(2)) },
            Fact::RoverMoved { to: None },
        ],
        Fact::BunkerReached { .. } => [Fact::BunkerReached { seat: A }],
        Fact::WalkFailed { .. } => [Fact::WalkFailed { seat: A }],
        Fact::LockedIn { .. } => [Fact::LockedIn { seat: A }],
        Fact::LockingInFailed { .. } => [Fact::LockingInFailed { seat: A }],
        Fact::AmmoLost { .. } => [Fact::AmmoLost { seat: A, weapon: ItemId(0), left: 1 }],
        Fact::ItemBuried { .. } => [
            Fact::ItemBuried { seat: A, item: ItemId(0), colour: Colour::Red },
        ],
        Fact::ItemPutBack { .. } => [Fact::ItemPutBack { seat: A, colour: Colour::Red }],
        Fact::MarkersLost { .. } => [
            Fact::MarkersLost { fire: 1, malfunction: 1 },
            Fact::MarkersLost { fire: 0, malfunction: 2 },
        ],
        Fact::ObjectShelved { .. } => [
            Fact::ObjectShelved { slot: SlotId(1), object: ObjectKind::Corpse },
            Fact::ObjectShelved { slot: SlotId(1), object: ObjectKind::Egg },
            Fact::ObjectShelved { slot: SlotId(1), object: ObjectKind::Carcass },
        ],
        Fact::NoiseSkipped { .. } => [Fact::NoiseSkipped { seat: A }],
        Fact::DarknessIgnored { .. } => [Fact::DarknessIgnored { seat: A }],
        Fact::LightUsed { .. } => [Fact::LightUsed { seat: A }],
        Fact::AttackRedirected { .. } => [Fact::AttackRedirected { from: A, to: B }],
        Fact::IntruderDrawn { .. } => [
            Fact::IntruderDrawn { mini: MiniId(0), to: RoomId(2) },
        ],
        Fact::ShellScanned { .. } => [
            Fact::ShellScanned { seat: A, infected: true },
            Fact::ShellScanned { seat: A, infected: false },
        ],
        Fact::FacilityPurged => [Fact::FacilityPurged],
        Fact::FacilityDestroyed => [Fact::FacilityDestroyed],
        Fact::FirstEncounter => [Fact::FirstEncounter],
        Fact::ObjectiveKept { .. } => [Fact::ObjectiveKept { seat: A, objective: ObjectiveId(0) }],
        Fact::ObjectiveChosen { .. } => [Fact::ObjectiveChosen { seat: A }],
        Fact::PodsUnlocked => [Fact::PodsUnlocked],
        Fact::GameEnded { .. } => [Fact::GameEnded { ending: Ending::Fire }],
        Fact::ShipJumped => [Fact::ShipJumped],
        Fact::ShipExploded => [Fact::ShipExploded],
        Fact::EngineRevealed { .. } => [Fact::EngineRevealed { engine: 2, working: true }],
        Fact::CoordinatesRevealed { .. } => [
            Fact::CoordinatesRevealed { card: CoordinatesId(0), planet: Planet::Mars },
        ],
        Fact::ContaminationChecked { .. } => [
            Fact::ContaminationChecked { seat: A, infected: 2, larva: true },
        ],
        Fact::LastCardDrawn { .. } => [Fact::LastCardDrawn { seat: A, card: Face::Unscanned }],
        Fact::ContaminationSurvived { .. } => [Fact::ContaminationSurvived { seat: A }],
        Fact::ObjectiveRevealed { .. } => [
            Fact::ObjectiveRevealed { seat: A, objective: ObjectiveId(0), met: true },
        ],
        Fact::CommonObjectiveChecked { .. } => [
            Fact::CommonObjectiveChecked { objective: ObjectiveId(0), met: false },
        ],
        Fact::Won { .. } => [Fact::Won { seat: A }],
        Fact::NobodyWins => [Fact::NobodyWins],
    }
}

/// The top card of a deck, seen.
fn top_seen(deck: SharedDeck) -> Fact {
    let card = match deck {
        SharedDeck::Events => DeckCard::Event(EventId(0)),
        SharedDeck::Attacks => DeckCard::Attack(AttackId(0)),
        SharedDeck::Wounds => DeckCard::Wound(WoundId(0)),
        SharedDeck::Items(_) => DeckCard::Item(ItemId(0)),
        SharedDeck::Panic => DeckCard::Panic(PanicId(0)),
        SharedDeck::Alerts => DeckCard::Alert(AlertId(0)),
    };
    Fact::DeckTopSeen { seat: A, deck, card }
}

/// An intruder player card being aimed.
pub(crate) fn urge(targets: &[Choice]) -> Urge {
    Urge {
        seat: A,
        card: IntruderCardId(0),
        instinct: Instinct::Move,
        targets: targets.iter().copied().collect(),
    }
}

/// An action on its way.
pub(crate) fn act(source: Source, targets: &[Choice]) -> Act {
    Act {
        seat: A,
        source,
        section: 0,
        targets: targets.iter().copied().collect::<Targets>(),
        due: Some(1),
        stage: ActStage::Aim,
    }
}

const SHOT: Shot = Shot {
    seat: A,
    weapon: ItemId(0),
    target: Choice::Eggs,
    spent: 0,
    rerolls: 1,
    face: Some(0),
    extra: None,
};

every! {
    questions: Question {
        Question::Draft { .. } => [
            Question::Draft { seat: A, cards: [CharacterId(0), CharacterId(1)] },
        ],
        Question::FreeDraft { .. } => [Question::FreeDraft { seat: A }],
        Question::Action { .. } => [Question::Action { seat: A }],
        Question::Target { .. } => [Question::Target { act: act(Source::Room, &[]) }],
        Question::Pay { .. } => [Question::Pay { act: act(Source::Room, &[]) }],
        Question::Consent { .. } => [Question::Consent { seat: B, act: act(Source::Room, &[]) }],
        Question::Swarm { .. } => [Question::Swarm { seat: A }],
        Question::SwarmTarget { .. } => [
            Question::SwarmTarget { urge: urge(&[]) },
            Question::SwarmTarget { urge: urge(&[Choice::Intruder(MiniId(0))]) },
        ],
        Question::SwarmKeep { .. } => [Question::SwarmKeep { seat: A }],
        Question::SwarmAttack { .. } => [
            Question::SwarmAttack { seat: A, mini: MiniId(0), target: B, drawn: Default::default() },
        ],
        Question::SwarmBury { .. } => [Question::SwarmBury { seat: A, left: Default::default() }],
        Question::Plan { .. } => [Question::Plan { seat: A, drawn: Default::default() }],
        Question::KeepCard { .. } => [Question::KeepCard { seat: A, drawn: Default::default() }],
        Question::DeckTop { .. } => [Question::DeckTop { seat: A, deck: SharedDeck::Events }],
        Question::Pod { .. } => [Question::Pod { seat: A }],
        Question::Board { .. } => [Question::Board { seat: A }],
        Question::Boarded { .. } => [Question::Boarded { seat: A }],
        Question::Discard { .. } => [Question::Discard { seat: A }],
        Question::Lose { .. } => [Question::Lose { seat: A }],
        Question::Hush { .. } => [Question::Hush { seat: A, room: RoomId(2) }],
        Question::Reroll { .. } => [Question::Reroll { seat: A, face: 0 }],
        Question::PayReroll { .. } => [Question::PayReroll { seat: A, face: 0 }],
        Question::RerollShot { .. } => [Question::RerollShot { shot: SHOT }],
        Question::ExtraAmmo { .. } => [Question::ExtraAmmo { shot: SHOT }],
        Question::KeepItem { .. } => [
            Question::KeepItem { seat: A, drawn: Pile::default(), colour: Colour::Red },
        ],
        Question::MakeRoom { .. } => [
            Question::MakeRoom { seat: A, thing: Thing::Egg, ammo: 0, origin: Origin::Nest },
            Question::MakeRoom { seat: A, thing: Thing::Egg, ammo: 0, origin: Origin::Quest },
            Question::MakeRoom { seat: A, thing: Thing::Egg, ammo: 0, origin: Origin::Craft },
        ],
        Question::Surplus { .. } => [Question::Surplus { seat: A }],
        Question::TakeDoor { .. } => [
            Question::TakeDoor { seat: A, corridor: CorridorId(0), spare: None },
        ],
        Question::DoorsAround { .. } => [
            Question::DoorsAround { seat: A, room: RoomId(0), changed: 0 },
        ],
        Question::SetTurret { .. } => [Question::SetTurret { seat: A, turret: 0 }],
        Question::Engine { .. } => [Question::Engine { seat: A, engine: 0 }],
        Question::EventCard { .. } => [Question::EventCard { seat: A }],
        Question::Scan { .. } => [Question::Scan { seat: A }],
        Question::Redraw { .. } => [Question::Redraw { seat: A, discarded: 0 }],
        Question::Trade { .. } => [Question::Trade { seat: A }],
        Question::Offer { .. } => [Question::Offer { seat: A }],
        Question::Show { .. } => [Question::Show { seat: A, to: B }],
        Question::Answer { .. } => [Question::Answer { seat: A }],
        Question::WhichEggs { .. } => [
            Question::WhichEggs { seat: A, room: RoomId(2), left: 1, harm: EggHarm::Hit },
        ],
        Question::Rest { .. } => [Question::Rest { seat: A }],
        Question::Dare { .. } => [Question::Dare { seat: A }],
        Question::Undress { .. } => [Question::Undress { seat: A }],
        Question::Unload { .. } => [Question::Unload { seat: A }],
        Question::LoseCard { .. } => [Question::LoseCard { seat: A, drawn: 3 }],
        Question::DiscardHeavy { .. } => [Question::DiscardHeavy { seat: A }],
        Question::RerollBlow { .. } => [
            Question::RerollBlow { seat: A, target: Choice::Eggs, face: 0 },
        ],
        Question::KeepMutation { .. } => [
            Question::KeepMutation { seat: A, cards: [MutationId(0), MutationId(1)] },
        ],
        Question::Cure { .. } => [Question::Cure { seat: A }],
        Question::Mutant { .. } => [Question::Mutant { seat: A, strain: Strain::Clean }],
        Question::Slip { .. } => [
            Question::Slip { seat: A, footfall: Footfall::Roll, optional: true },
        ],
        Question::Quiet { .. } => [
            Question::Quiet { seat: A, left: 1 }, Question::Quiet { seat: A, left: 2 },
        ],
        Question::Steer { .. } => [
            Question::Steer { seat: A, left: 1, moved: None },
            Question::Steer { seat: A, left: 2, moved: None },
        ],
        Question::SteerWay { .. } => [
            Question::SteerWay { seat: A, left: 0, mini: MiniId(1) },
        ],
        Question::Counterpart { .. } => [
            Question::Counterpart { seat: A, card: CharacterId(0) },
        ],
        Question::GiveKey { .. } => [Question::GiveKey { seat: A, item: ItemId(0) }],
        Question::Ignore { .. } => [Question::Ignore { seat: A }],
        Question::ShootAgain { .. } => [Question::ShootAgain { shot: SHOT }],
        Question::AnyDoor { .. } => [Question::AnyDoor { seat: A }],
        Question::Rush { .. } => [Question::Rush { seat: A }],
        Question::Scavenge { .. } => [Question::Scavenge { seat: A, drawn: Pile::default() }],
        Question::Turn { .. } => [Question::Turn { seat: A }],
        Question::PayTurn { .. } => [Question::PayTurn { seat: A, to: B }],
        Question::Punch { .. } => [Question::Punch { seat: A, mini: MiniId(0) }],
        Question::Suggested { .. } => [
            Question::Suggested { seat: A, corridor: CorridorId(0), cards: 2 },
        ],
        Question::Delegated { .. } => [Question::Delegated { seat: A }],
        Question::Course { .. } => [Question::Course { seat: A }],
        Question::Fetch { .. } => [Question::Fetch { seat: A, colour: Colour::Red }],
        Question::KeepCode { .. } => [Question::KeepCode { seat: A }],
        Question::Watch { .. } => [Question::Watch { seat: A }],
        Question::PayFollow { .. } => [Question::PayFollow { seat: A }],
        Question::Companion { .. } => [Question::Companion { seat: A, left: 1 }],
        Question::Maul { .. } => [Question::Maul { seat: A }],
        Question::GlassRoom { .. } => [Question::GlassRoom { seat: A }],
        Question::HandOver { .. } => [Question::HandOver { seat: A, colour: Colour::Red }],
        Question::Compute { .. } => [
            Question::Compute { seat: A, done: 0, several: false, optional: false },
            Question::Compute { seat: A, done: 0, several: false, optional: true },
            Question::Compute { seat: A, done: 1, several: true, optional: false },
        ],
        Question::Rewire { .. } => [Question::Rewire { seat: A, circuit: 1 }],
        Question::ShiftTiming { .. } => [Question::ShiftTiming { seat: A, timing: 1 }],
        Question::Join { .. } => [Question::Join { seat: A }],
        Question::Barricade { .. } => [Question::Barricade { seat: A, room: RoomId(0) }],
        Question::Heed { .. } => [Question::Heed { seat: A }],
        Question::SortDeck { .. } => [
            Question::SortDeck { seat: A, deck: SharedDeck::Events },
        ],
        Question::Advantage { .. } => [Question::Advantage { shot: SHOT }],
        Question::PayLight { .. } => [Question::PayLight { seat: A }],
        Question::Redirect { .. } => [Question::Redirect { seat: A }],
        Question::Appease { .. } => [Question::Appease { seat: A }],
        Question::LoseAmmo { .. } => [
            Question::LoseAmmo { seat: A, left: 1 },
            Question::LoseAmmo { seat: A, left: 2 },
        ],
        Question::LoseItem { .. } => [Question::LoseItem { seat: A }],
    }
}

every! {
    windows: WindowKind {
        WindowKind::Objectives => [WindowKind::Objectives],
        WindowKind::Interrupt { .. } => [WindowKind::Interrupt { actor: B }],
        WindowKind::IgnoreSurprise => [WindowKind::IgnoreSurprise],
        WindowKind::IgnoreAttack => [WindowKind::IgnoreAttack],
        WindowKind::RerollNoise => [WindowKind::RerollNoise],
        WindowKind::Turn => [WindowKind::Turn],
        WindowKind::Claim { .. } => [WindowKind::Claim { searcher: B, colour: Colour::Red }],
        WindowKind::ExtraRound => [WindowKind::ExtraRound],
        WindowKind::PlayDead => [WindowKind::PlayDead],
        WindowKind::Follow { .. } => [WindowKind::Follow { mover: B }],
        WindowKind::Ride { .. } => [WindowKind::Ride { mover: B }],
        WindowKind::Launch => [WindowKind::Launch],
        WindowKind::Light => [WindowKind::Light],
        WindowKind::Redirect => [WindowKind::Redirect],
        WindowKind::Appease => [WindowKind::Appease],
        WindowKind::IgnoreDarkness => [WindowKind::IgnoreDarkness],
        WindowKind::SkipNoise => [WindowKind::SkipNoise],
        WindowKind::Advantage => [WindowKind::Advantage],
    }
}

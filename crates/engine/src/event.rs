//! What happened: typed facts, each with the rule behind it and the seats that may know it.

use derelict_content::{
    ActionId, AlertId, AttackId, CharacterId, Colour, CombatFace, ComputerId, ContingencyId,
    CoordinatesId, CorridorId, CssId, DiscoveryId, EventId, ExplorationId, IntruderCardId, ItemId,
    KindId, MiniId, MutationId, NetworkId, NoiseFace, ObjectKind, ObjectiveDeck, ObjectiveId,
    PanicId, Planet, PodId, PossibilityId, RoomId, SlotId, TileId, TokenId, WeaknessId, WoundId,
};
use serde::Serialize;

use crate::card::Face;
use crate::choice::{Rest, Source};
use crate::feeding::Food;
use crate::frame::WindowKind;
use crate::seat::{Seat, SeatSet};
use crate::stage::Theatre;
use crate::swarm::Instinct;
use crate::thing::Thing;
use crate::turret::Status;

/// A ledger id: the rule behind an event or a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// What.
    pub fact: Fact,
    /// By which rule.
    pub rule: Rule,
    /// Who may know the whole of it; everybody else gets its shadow.
    pub audience: Audience,
}

impl Event {
    /// The event as a seat may know it: whole, as its shadow, or not at all.
    #[must_use]
    pub fn seen_by(self, seat: Option<Seat>) -> Option<Self> {
        match self.audience {
            Audience::Everyone => Some(self),
            Audience::Only(seats) if seat.is_some_and(|seat| seats.has(seat)) => Some(self),
            Audience::Only(_) => {
                let fact = self.fact.shadow()?;
                Some(Self { fact, audience: Audience::Everyone, ..self })
            }
        }
    }
}

/// Who may know the whole of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// The whole table.
    Everyone,
    /// These seats.
    Only(SeatSet),
}

/// Takes events as they happen: a `Vec<Event>`, or [`Silent`].
pub trait EventSink: Theatre {
    /// False lets the engine skip the work of describing events.
    const LISTENS: bool = true;

    /// Takes one event.
    fn event(&mut self, event: Event);
}

impl EventSink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl EventSink for Silent {
    const LISTENS: bool = false;

    fn event(&mut self, _: Event) {}
}

derelict_content::words! {
    /// Why a wound or an injury was suffered.
    Cause {
        /// An intruder attack.
        Attack = "attack",
        /// A fire marker.
        Fire = "fire",
        /// A missed blow.
        Melee = "melee",
        /// A shot.
        Shot = "shot",
        /// Bleeding on a pass.
        Bleeding = "bleeding",
        /// Surgery.
        Surgery = "surgery",
        /// Something thrown.
        Throw = "throw",
        /// A larva breaking out.
        Larva = "larva",
        /// The airlock.
        Airlock = "airlock",
        /// Extinguishing agents.
        Phosphates = "phosphates",
        /// A stun gun.
        Stun = "stun",
        /// The jump without a sleeping chamber.
        Jump = "jump",
        /// The end of the ship.
        Explosion = "explosion",
        /// Arrival at the wrong place.
        WrongCourse = "wrong-course",
        /// The contamination check.
        Contamination = "contamination",
        /// Insanity beyond its last level.
        Insanity = "insanity",
        /// A panic card.
        Panic = "panic",
        /// A mutation gone too far, or put to use.
        Mutation = "mutation",
        /// Blood that burns.
        Blood = "blood",
        /// What a character begins with.
        Frailty = "frailty",
        /// Energy that has run out.
        Shutdown = "shutdown",
        /// Doing more than one can.
        Rush = "rush",
        /// A scan of what was drawn.
        Scan = "scan",
        /// A machine's blow.
        Machine = "machine",
        /// What a card or an item does.
        Effect = "effect",
        /// A companion's teeth.
        Companion = "companion",
        /// A turret.
        Turret = "turret",
        /// Acid in a wound.
        Acid = "acid",
        /// An alert that was not completed.
        Alert = "alert",
        /// The shuttle departing without them.
        LeftBehind = "left-behind",
        /// Everybody in the facility who is not locked in dies.
        Purge = "purge",
        /// A contingency of the company.
        Contingency = "contingency",
        /// Thrown back out of a pod.
        Launch = "launch",
        /// The defense systems.
        Defense = "defense",
        /// An event card.
        Event = "event",
    }
}

derelict_content::words! {
    /// How a sequence of play ended.
    Ending {
        /// The time marker reached the red space.
        TimeOut = "time-out",
        /// The self-destruct marker reached the skull.
        SelfDestruct = "self-destruct",
        /// A ninth fire marker.
        Fire = "fire",
        /// A ninth malfunction marker.
        HullBreach = "hull-breach",
        /// Nobody living is awake on the ship, which then jumps.
        NobodyAwake = "nobody-awake",
        /// Nobody living is awake on the ship, which then explodes.
        NobodyAwakeExploding = "nobody-awake-exploding",
        /// An alert was not completed in time.
        AlertFailed = "alert-failed",
        /// The shuttle departed.
        Departure = "departure",
        /// Nobody living is left on ship or shuttle.
        Deserted = "deserted",
        /// The alert procedure has run its course.
        ProcedureOver = "procedure-over",
    }
}

/// A fact. Variants that hold a secret have a [`Fact::shadow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    // Setup and turns
    CharacterDrafted { seat: Seat, character: CharacterId },
    DraftDrawn { seat: Seat, cards: [CharacterId; 2] },
    ObjectivesDealt { seat: Seat, corporate: ObjectiveId, personal: ObjectiveId },
    ObjectivesTaken { seat: Seat },
    CommonObjective { objective: ObjectiveId },
    RequirementDealt { seat: Seat, requirement: ObjectiveId },
    RequirementTaken { seat: Seat },
    TurnBegan { turn: u8 },
    CardsDrawn { seat: Seat, count: u8 },
    CardDrawn { seat: Seat, card: Face },
    DeckReshuffled { seat: Seat },
    FirstPlayer { seat: Seat },
    RoundBegan { seat: Seat },
    Passed { seat: Seat },
    CardDiscarded { seat: Seat, card: Face },
    PlayerPhaseEnded,
    TimeMoved { to: u8 },
    SelfDestructStarted,
    SelfDestructStopped,
    SelfDestructMoved { to: u8 },
    SharedDeckReshuffled { deck: SharedDeck },
    TakenBack { seat: Seat, steps: u8, agreed: bool },

    // Actions
    ActionTaken { seat: Seat, source: Source, section: u8 },
    CardPaid { seat: Seat, card: ActionId },
    WindowOpened { window: WindowKind, seats: SeatSet },
    Interrupted { by: Seat, actor: Seat },
    ActionCancelled { seat: Seat },
    Consented { seat: Seat, agreed: bool },
    ItemUsed { seat: Seat, item: ItemId },
    ItemDiscarded { seat: Seat, item: ItemId },
    ItemDropped { seat: Seat, item: ItemId },
    ObjectDropped { seat: Seat, thing: Thing, room: RoomId },
    ObjectPicked { seat: Seat, thing: Thing, room: RoomId },

    // Movement, exploration, noise
    Moved { seat: Seat, from: RoomId, to: RoomId, by: Passage },
    RoomExplored { seat: Seat, room: RoomId, tile: TileId },
    TokenRevealed { room: RoomId, token: ExplorationId },
    ItemsCounted { room: RoomId, items: u8 },
    NoiseRolled { seat: Seat, room: RoomId, face: NoiseFace },
    NoiseRerolled { seat: Seat },
    NoisePlaced { corridor: CorridorId },
    DuctNoisePlaced { network: NetworkId },
    NoiseRemoved { corridor: CorridorId },
    DuctNoiseRemoved { network: NetworkId },
    DangerHeard { room: RoomId },
    Silence { room: RoomId },

    // Doors, fire, malfunctions, slime
    DoorClosed { corridor: CorridorId },
    DoorOpened { corridor: CorridorId },
    DoorDestroyed { corridor: CorridorId },
    DoorTaken { corridor: CorridorId },
    FirePlaced { room: RoomId },
    FireRemoved { room: RoomId },
    MalfunctionPlaced { room: RoomId },
    MalfunctionRemoved { room: RoomId },
    Slimed { seat: Seat },
    SlimeRemoved { seat: Seat },

    // Intruders
    EncounterBegan { room: RoomId, trigger: Option<Seat> },
    TokenDrawn { token: TokenId },
    TokenToBag { token: TokenId },
    TokenToSupply { token: TokenId },
    HiddenTokenToBag,
    TokenRemoved { token: TokenId },
    IntruderPlaced { mini: MiniId, room: RoomId },
    IntruderMoved { mini: MiniId, from: RoomId, to: RoomId, corridor: CorridorId },
    IntruderStopped { mini: MiniId, corridor: CorridorId },
    IntruderStayed { mini: MiniId },
    IntruderVanished { mini: MiniId, room: RoomId },
    IntruderRemoved { mini: MiniId, room: RoomId },
    IntruderTransformed { from: MiniId, to: MiniId },
    IntruderHealed { mini: MiniId, injuries: u8 },
    NoMiniature { intruder: KindId },
    SurpriseChecked { seat: Seat, cards: u8, number: u8, attack: bool },
    AttackBegan { mini: MiniId, target: Seat },
    AttackCardDrawn { card: AttackId },
    AttackHit { mini: MiniId, target: Seat, card: AttackId },
    AttackMissed { mini: MiniId, target: Seat },
    AttackIgnored { seat: Seat },
    LarvaInfested { seat: Seat },
    EggAdded { eggs: u8 },
    EggDestroyed { room: RoomId },
    EggHatched { eggs: u8 },
    NestDestroyed,

    // Standing possibilities
    Seized { seat: Seat, possibility: PossibilityId },
    CameAbout { possibility: PossibilityId },
    HourglassTurned,
    HourglassNamed { seat: Seat, room: RoomId },

    // The intruder player
    SwarmTaken { seat: Seat },
    SwarmCardDrawn { seat: Seat, card: IntruderCardId },
    SwarmCardPlayed { seat: Seat, card: IntruderCardId, instinct: Instinct },
    SwarmCardDiscarded { seat: Seat, card: IntruderCardId },
    EventDiscarded { event: EventId },

    // Combat and wounds
    CombatRolled { seat: Seat, face: CombatFace },
    CombatRerolled { seat: Seat },
    AmmoSpent { seat: Seat, weapon: ItemId, left: u8 },
    AmmoLoaded { seat: Seat, weapon: ItemId, now: u8 },
    ShotMissed { seat: Seat },
    Injured { mini: MiniId, injuries: u8, cause: Cause },
    BloodRead { mini: MiniId, card: AttackId },
    IntruderKilled { mini: MiniId, room: RoomId },
    IntruderSurvived { mini: MiniId },
    CarcassLeft { room: RoomId },
    RetreatBegan { mini: MiniId, event: EventId },
    LightWound { seat: Seat, cause: Cause, now: u8 },
    SeriousWound { seat: Seat, cause: Cause, wound: WoundId },
    WoundDressed { seat: Seat, wound: WoundId },
    WoundHealed { seat: Seat, wound: WoundId },
    LightHealed { seat: Seat, now: u8 },
    Died { seat: Seat, cause: Cause },
    ItemsLost { seat: Seat },
    Revived { seat: Seat, room: RoomId },

    // Contamination
    ContaminationTaken { seat: Seat },
    ContaminationScanned { seat: Seat, infected: bool },
    ContaminationRemoved { seat: Seat, count: u8 },
    LarvaGrown { seat: Seat },
    LarvaRemoved { seat: Seat },

    // Insanity and panic
    InsanityChanged { seat: Seat, level: u8 },
    Rested { seat: Seat, rest: Rest },
    PanicDrawn { seat: Seat, card: PanicId },
    PanicCancelled { seat: Seat, card: PanicId },
    CardLost { seat: Seat, card: ActionId },
    WoundUndressed { seat: Seat, wound: WoundId },
    InsanityChecked { seat: Seat, cards: u8, level: u8 },

    // Mutation, feeding, adaptations
    MutationsSeen { seat: Seat, cards: [MutationId; 2] },
    MutationKept { seat: Seat, card: MutationId },
    MutationGained { seat: Seat },
    MutationMarked { seat: Seat, markers: u8 },
    MutationScanned { seat: Seat, infected: bool },
    MutationTurnedUp { seat: Seat, card: MutationId },
    MutationLost { seat: Seat, card: Option<MutationId> },
    MutationIdle { seat: Seat },
    MutationChecked { seat: Seat, infected: u8, mutated: bool },
    Fed { mini: MiniId, room: RoomId, food: Food },
    ObjectEaten { seat: Seat, thing: Thing },
    AdaptationTurnedUp { slot: SlotId, weakness: WeaknessId },
    AdaptationDiscarded { slot: SlotId, weakness: WeaknessId },

    // Items
    SearchBegan { seat: Seat, colour: Colour },
    ItemsSeen { seat: Seat, items: [Option<ItemId>; 3] },
    ItemGained { seat: Seat, item: ItemId, colour: Option<Colour> },
    ItemTaken { seat: Seat, colour: Option<Colour> },
    ItemDeclined { seat: Seat, item: ItemId },
    ItemCrafted { seat: Seat, item: ItemId },
    QuestUnlocked { seat: Seat, item: ItemId },
    ItemAttached { seat: Seat, item: ItemId, weapon: ItemId },
    ItemsTaped { seat: Seat, items: [ItemId; 2] },
    TapeTorn { seat: Seat },
    HandDiscarded { seat: Seat },
    TradeOpened { seat: Seat, participants: SeatSet },
    TradeOffered { from: Seat, to: Seat, give: Things, ask: Things, colours: [u8; 4] },
    TradeOfferedShadow { from: Seat, to: Seat, given: u8, asked: u8 },
    TradeAccepted { from: Seat, to: Seat },
    TradeRefused { from: Seat, to: Seat },
    TradeCountered { from: Seat, to: Seat },
    ThingGiven { from: Seat, to: Seat, thing: Thing, colour: Option<Colour> },
    ThingGivenShadow { from: Seat, to: Seat, colour: Option<Colour> },
    ThingShown { from: Seat, to: Seat, thing: Thing },
    SomethingShown { from: Seat, to: Seat },
    TradeClosed,

    // Characters of further boxes
    WoundIgnored { seat: Seat, wound: WoundId },
    EnergySpent { seat: Seat, left: u8 },
    AttackTurned { from: Seat, to: Seat },
    LeftoverClaimed { seat: Seat, searcher: Seat },
    RoundAdded { seat: Seat },
    PlayedDead { seat: Seat },
    ItemTurnedBack { seat: Seat, item: ItemId },
    Freed { seat: Seat, item: ItemId },
    Delegated { seat: Seat, to: Seat },
    CourseExchanged { seat: Seat },
    DeckLookedThrough { seat: Seat, colour: Colour },
    DeckHeld { seat: Seat, colour: Colour, item: ItemId, copies: u8 },
    CodesUnlocked { seat: Seat },
    DroneGiven { seat: Seat, to: Seat },
    DroneReturned { seat: Seat },
    CompanionMoved { seat: Seat, from: RoomId, to: RoomId, by: Passage },
    CompanionCalled { seat: Seat, room: RoomId },
    CompanionLost { seat: Seat },
    MindRead { seat: Seat, of: Seat, infected: u8, clean: u8 },
    MindScanned { seat: Seat, of: Seat },

    // Rooms and secrets
    SignalSent { seat: Seat },
    // What records have always called it: once, every slot was for one object.
    #[rustfmt::skip] WeaknessRevealed { #[serde(rename = "object")] slot: SlotId, weakness: WeaknessId },
    DestinationSet { seat: Seat, space: u8 },
    CoordinatesSeen { seat: Seat, card: CoordinatesId },
    CoordinatesChecked { seat: Seat },
    EngineSeen { seat: Seat, engine: u8, working: bool },
    EngineChecked { seat: Seat, engine: u8 },
    EngineRestacked { seat: Seat, engine: u8, changed: bool },
    TileSeen { seat: Seat, room: RoomId, tile: TileId },
    TilePeeked { seat: Seat, room: RoomId },
    ExplorationSeen { seat: Seat, room: RoomId, token: ExplorationId },
    ExplorationPeeked { seat: Seat, room: RoomId },
    ObjectiveSeen { seat: Seat, of: Seat, deck: ObjectiveDeck, objective: ObjectiveId },
    KeptObjectiveSeen { seat: Seat, of: Seat, objective: ObjectiveId },
    KeptObjectivePeeked { seat: Seat, of: Seat },
    ObjectivePeeked { seat: Seat, of: Seat, deck: ObjectiveDeck },
    EventSeen { seat: Seat, event: EventId },
    EventPeeked { seat: Seat },
    DeckTopSeen { seat: Seat, deck: SharedDeck, card: DeckCard },
    DeckTopPeeked { seat: Seat, deck: SharedDeck },
    DeckTopBuried { seat: Seat, deck: SharedDeck },
    DeckPeeked { seat: Seat, deck: SharedDeck, count: u8 },
    OwnDeckPeeked { seat: Seat, count: u8 },
    CardKept { seat: Seat, card: Face },
    EventBuried { seat: Seat },
    TurretPlaced { turret: u8, room: RoomId },
    TurretKeptOut { room: RoomId },
    TurretShown { turret: u8, room: RoomId, status: Status },
    TurretSet { seat: Seat, turret: u8, room: RoomId },
    TurretSeen { seat: Seat, turret: u8, status: Status },
    TurretPeeked { seat: Seat, turret: u8 },
    TurretFired { turret: u8, room: RoomId },
    TurretDestroyed { turret: u8, room: RoomId },
    TokenExchanged { room: RoomId, token: ExplorationId, lair: ExplorationId },
    PodToggled { pod: PodId, locked: bool },
    PodEntered { seat: Seat, pod: PodId },
    PodLeft { seat: Seat, pod: PodId },
    PodThrownOut { seat: Seat, pod: PodId },
    PodLaunched { pod: PodId },
    BoardingFailed { seat: Seat },
    Evacuated { seat: Seat, pod: PodId },
    HibernationFailed { seat: Seat },
    Hibernated { seat: Seat },
    AirlockStarted { room: RoomId },
    AirlockAborted { room: RoomId },
    AirlockFired { room: RoomId },
    EveryonePasses { seat: Seat },

    // Event cards
    EventDrawn { event: EventId },
    EventForDirection { event: EventId },
    EventRemoved { event: EventId },
    EventReturned { event: EventId },
    ItemsBurned { room: RoomId },
    DiscoveryRevealed { seat: Seat, room: RoomId, token: DiscoveryId },
    ObjectFound { room: RoomId, thing: Thing },
    EggsOpened { room: RoomId, eggs: u8 },
    EngineShaken { engine: u8, face: CombatFace },
    EngineFlipped { engine: u8 },
    WeaknessLost { slot: SlotId, weakness: WeaknessId },
    CardsKeptBack { cards: u8 },

    // Alerts
    AlertRevealed { alert: AlertId },
    Activated { seat: Seat, room: RoomId, alert: AlertId, made: u8, needed: u8 },
    AlertStage { alert: AlertId, stage: u8 },
    AlertFulfilled { alert: AlertId },
    AlertClosed { alert: AlertId },
    AlertFailed { alert: AlertId },
    SamplePlaced { room: RoomId },
    SampleDue { tile: TileId },
    SampleRemoved,
    ShuttleTimeMoved { to: u8 },

    // The facility
    PowerTurned { circuit: u8, number: u8, blue: bool },
    PowerSwapped { circuits: [u8; 2] },
    BackupSwitched { on: bool },
    Glowing { seat: Seat },
    Learned { seat: Seat, level: u8 },
    InsightActive { seat: Seat },
    ElevatorMoved { to: RoomId },
    ComputerShown { card: ComputerId },
    ComputerShuffled,
    TimingSeen { seat: Seat, timing: u8, token: CssId },
    TimingPeeked { seat: Seat, timing: u8 },
    TimingShown { timing: u8, token: CssId },
    TimingShifted { timing: u8, to: u8 },
    ContingencySeen { seat: Seat, chit: u8, token: ContingencyId },
    ContingencyPeeked { seat: Seat, chit: u8 },
    ContingencyShown { chit: u8, token: ContingencyId },
    ContingencyTaken { seat: Seat, chit: u8 },
    ContingencyReturned { seat: Seat, chit: u8 },
    ProcedureStarted { slot: u8 },
    AutodestructionArmed,
    GateOpened,
    RoverMoved { to: Option<RoomId> },
    BunkerReached { seat: Seat },
    WalkFailed { seat: Seat },
    LockedIn { seat: Seat },
    LockingInFailed { seat: Seat },
    MarkersLost { fire: u8, malfunction: u8 },
    ObjectShelved { slot: SlotId, object: ObjectKind },
    NoiseSkipped { seat: Seat },
    DarknessIgnored { seat: Seat },
    LightUsed { seat: Seat },
    AttackRedirected { from: Seat, to: Seat },
    IntruderDrawn { mini: MiniId, to: RoomId },
    ShellScanned { seat: Seat, infected: bool },
    FacilityPurged,
    FacilityDestroyed,

    // Objectives and the end
    FirstEncounter,
    ObjectiveKept { seat: Seat, objective: ObjectiveId },
    ObjectiveChosen { seat: Seat },
    PodsUnlocked,
    GameEnded { ending: Ending },
    ShipJumped,
    ShipExploded,
    EngineRevealed { engine: u8, working: bool },
    CoordinatesRevealed { card: CoordinatesId, planet: Planet },
    ContaminationChecked { seat: Seat, infected: u8, larva: bool },
    LastCardDrawn { seat: Seat, card: Face },
    ContaminationSurvived { seat: Seat },
    ObjectiveRevealed { seat: Seat, objective: ObjectiveId, met: bool },
    ShuttleDeparted,
    CourseShown { card: CoordinatesId, planet: Planet },
    DiscoveriesChecked { left: u8, spared: u8 },
    Won { seat: Seat },
    CommonObjectiveChecked { objective: ObjectiveId, met: bool },
    NobodyWins,
}

/// Up to four things on one side of an offer.
pub type Things = [Option<Thing>; 4];

/// A card of a shared deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeckCard {
    /// An event card.
    Event(EventId),
    /// An attack card.
    Attack(AttackId),
    /// A serious wound.
    Wound(WoundId),
    /// An item.
    Item(ItemId),
    /// A panic card.
    Panic(PanicId),
    /// An alert.
    Alert(AlertId),
}

/// A deck all players share.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SharedDeck {
    /// Event cards.
    Events,
    /// Attack cards.
    Attacks,
    /// Serious wounds.
    Wounds,
    /// Items of a colour.
    Items(Colour),
    /// Panic cards.
    Panic,
    /// Alerts.
    Alerts,
}

/// How a character moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Passage {
    /// Through a corridor.
    Corridor(CorridorId),
    /// Through technical corridors.
    Duct(NetworkId),
    /// Outside, along the hull.
    Hull,
    /// Between ship and shuttle.
    Link,
    /// With the elevator.
    Elevator,
}

impl Fact {
    /// What everybody else learns of a private fact; `None` means nothing at all.
    #[must_use]
    pub fn shadow(self) -> Option<Self> {
        Some(match self {
            Self::ObjectivesDealt { seat, .. } => Self::ObjectivesTaken { seat },
            Self::RequirementDealt { seat, .. } => Self::RequirementTaken { seat },
            Self::ItemGained { seat, colour, .. } => Self::ItemTaken { seat, colour },
            Self::ThingGiven { from, to, colour, .. } => {
                Self::ThingGivenShadow { from, to, colour }
            }
            Self::KeptObjectiveSeen { seat, of, .. } => Self::KeptObjectivePeeked { seat, of },
            Self::ObjectiveSeen { seat, of, deck, .. } => Self::ObjectivePeeked { seat, of, deck },
            Self::EventSeen { seat, .. } => Self::EventPeeked { seat },
            Self::MindRead { seat, of, .. } => Self::MindScanned { seat, of },
            Self::DeckTopSeen { seat, deck, .. } => Self::DeckTopPeeked { seat, deck },
            Self::ObjectiveKept { seat, .. } => Self::ObjectiveChosen { seat },
            Self::CardKept { seat, .. } => Self::CardsDrawn { seat, count: 1 },
            Self::ThingShown { from, to, .. } => Self::SomethingShown { from, to },
            Self::TradeOffered { from, to, give, ask, colours } => Self::TradeOfferedShadow {
                from,
                to,
                given: give.iter().flatten().count() as u8,
                asked: ask.iter().flatten().count() as u8 + colours.iter().sum::<u8>(),
            },
            _ => return self.glance()?.shadow(),
        })
    }
}

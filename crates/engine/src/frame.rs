//! The stack of frames: what the rules are in the middle of.
//!
//! A frame is a small typed value. It runs until it is done or needs a decision, and may push
//! others on top of itself. Nothing else remembers where play stands, so a state can be cloned,
//! compared, saved and resumed in the middle of any decision.

use derelict_content::{
    AttackId, CharacterId, Colour, CorridorId, EventId, Footfall, ItemId, KindId, MiniId,
    MutationId, PanicId, PodId, PossibilityId, RoomId, TokenId, capacity,
};
use serde::{Deserialize, Serialize};

use crate::arrival::Arrival;
use crate::choice::{Choice, Source, Strain};
use crate::event::SharedDeck;
use crate::pile::Pile;
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::swarm::Urge;
use crate::thing::Thing;

/// Highest stack of frames, questions and the way to the next one included; the highest seen in
/// many games are recorded in docs/soak.md.
pub const MAX_FRAMES: usize = 28;

/// The stack of frames.
pub type Frames = Pile<Frame, MAX_FRAMES>;

/// Something the rules are in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A question to one seat.
    Ask(Question),
    /// The same question to several seats at once.
    Poll(Poll),

    // Setup, turns, rounds
    Draft {
        seat: Seat,
        free: bool,
    },
    Turn {
        step: TurnStep,
    },
    Rounds {
        next: Seat,
    },
    Round {
        seat: Seat,
    },
    EndRound {
        seat: Seat,
    },
    Pass {
        seat: Seat,
        stage: u8,
    },

    // Actions
    Act(Act),
    Perform(Performance),
    UseUp {
        seat: Seat,
        item: ItemId,
    },

    // Movement
    Escape {
        seat: Seat,
        done: MiniSet,
        stamp: u16,
    },
    Arrive(Arrival),

    // Noise and encounters
    NoiseRoll {
        seat: Seat,
        then: Then,
    },
    NoiseResult {
        seat: Seat,
        face: u8,
    },
    NoiseRolls {
        seats: SeatSet,
        ducts: u8,
    },
    Encounter {
        room: RoomId,
        trigger: Option<Seat>,
    },
    Encounters {
        seats: SeatSet,
    },
    Placed {
        mini: MiniId,
        token: TokenId,
        room: RoomId,
        trigger: Option<Seat>,
    },
    After {
        then: Then,
        seat: Seat,
    },

    // Attacks
    AttackStep {
        todo: MiniSet,
        stamp: u16,
    },
    Attack {
        mini: MiniId,
        target: Seat,
        surprise: bool,
    },
    AttackCard {
        mini: MiniId,
        target: Seat,
        card: AttackId,
        effect: u8,
        shielded: SeatSet,
    },
    SwarmStrike {
        mini: MiniId,
        target: Seat,
        card: AttackId,
    },
    Infest {
        mini: MiniId,
        target: Seat,
    },
    LethalAll {
        seats: SeatSet,
        at: u8,
    },

    // Combat
    Shot(Shot),
    Eggs {
        seat: Seat,
    },
    ThrowChecks {
        room: RoomId,
    },
    Lured {
        room: RoomId,
        movers: MiniSet,
        stamp: u16,
    },

    // Event phase
    EventEffects {
        event: EventId,
        effect: u8,
    },
    EventDone {
        event: EventId,
    },
    Eclosion {
        seats: SeatSet,
        cards: u8,
        breakout: bool,
    },
    #[default]
    Bag,
    QueenInNest {
        mini: MiniId,
        number: u8,
        room: RoomId,
    },

    // Items
    Gain {
        seat: Seat,
        thing: Thing,
        ammo: u8,
        origin: Origin,
    },
    Surplus {
        seat: Seat,
    },
    DrawItems {
        seat: Seat,
        colour: Colour,
        draw: u8,
    },
    DoorsAround {
        seat: Seat,
        room: RoomId,
        changed: u8,
    },
    Seal {
        seat: Seat,
        room: RoomId,
    },
    DiscardActions {
        seats: SeatSet,
        cards: u8,
    },
    Trade,
    Exchange,

    // Reactions
    Interruptions {
        actor: Seat,
    },

    // The end
    Finale {
        step: FinaleStep,
    },

    // Standing possibilities
    Seized {
        possibility: PossibilityId,
        effect: u8,
    },

    // Behind all others, so that these keep their numbers in hashes.
    LoudToken {
        token: TokenId,
    },

    // Panic
    Panics {
        seats: SeatSet,
    },
    Panic(Panic),
    Whispers {
        /// Rooms still to be whispered to, a bit each.
        rooms: u32,
        /// Rooms that have been.
        heard: u32,
        number: u8,
    },

    // Feeding and mutation
    Feast {
        /// Those still to attack.
        todo: MiniSet,
        /// Those that feed no more in this step.
        sated: MiniSet,
        stamp: u16,
    },
    Gnaw {
        mini: MiniId,
        target: Seat,
    },

    // Characters of further boxes
    Muster,
    Unlocked {
        seat: Seat,
        item: ItemId,
    },
    Leftover {
        seat: Seat,
        colour: Colour,
    },
    Sniff {
        seat: Seat,
        room: RoomId,
    },

    // Discoveries
    Lockdown {
        seat: Seat,
        room: RoomId,
        /// The corridor just used.
        by: Option<CorridorId>,
        /// The numbers of corridors that are done, a bit each.
        closed: u8,
    },
    Heel {
        seat: Seat,
        left: u8,
    },

    // Turrets
    Turrets {
        /// Those still to act, a bit each.
        left: u8,
    },
    TurretFalls {
        turret: u8,
    },

    // The facility
    Computing {
        seat: Seat,
        /// Actions of the open card that were done, a bit each.
        done: u8,
        several: bool,
        optional: bool,
    },
    Ride {
        riders: SeatSet,
        to: RoomId,
    },
    Strap {
        seat: Seat,
        pod: PodId,
    },
    Unstrap,
    /// Somebody in a workshop for all builds something, if it wants to.
    Workshop {
        seats: SeatSet,
    },
    /// The doors around a room close one after another.
    Barricade {
        seat: Seat,
        room: RoomId,
    },
    /// An attack without a miniature, as by one of a type in darkness.
    Ambush {
        kind: KindId,
        target: Seat,
        card: Option<AttackId>,
        effect: u8,
    },
    /// A token that was met, before anything is placed.
    Met {
        token: TokenId,
        room: RoomId,
        trigger: Option<Seat>,
        light: bool,
    },
    /// What it has brought, before the surprise check.
    Beheld {
        mini: MiniId,
        token: TokenId,
        room: RoomId,
        trigger: Option<Seat>,
        light: bool,
    },
    /// The darkness part of an event card, but for those who ignore it.
    EventDark {
        event: EventId,
        effect: u8,
        spared: SeatSet,
    },
    /// An attack whose card is not drawn yet, and who it is aimed at by now.
    Strike {
        mini: MiniId,
        target: Seat,
    },
    /// Some lose ammo or items, one after another.
    Losses {
        seats: SeatSet,
        ammo: u8,
    },
    /// An intruder follows whoever has escaped from it.
    Chase {
        mini: MiniId,
        prey: Seat,
    },
}

/// A panic card on its way: drawn, open to interruption, resolved effect by effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Panic {
    /// Who has drawn it.
    pub seat: Seat,
    /// The card.
    pub card: PanicId,
    /// The next effect.
    pub effect: u8,
    /// The corridor number it takes the character through, if it does.
    pub way: u8,
}

/// The steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    Draw,
    Rounds,
    Airlock,
    Time,
    Attacks,
    Fire,
    Event,
    Bag,
    // Behind the others, so that these keep their numbers in hashes.
    Lurk,
    Turrets,
    Alert,
    Departure,
    Launch,
    Hush,
}

/// The steps of the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinaleStep {
    Fate,
    Keep,
    Engines,
    Coordinates,
    Contamination,
    Objectives,
    Over,
    // As above.
    Alert,
    Discoveries,
    Shown,
    Requirements,
    Verdict,
    Contingency,
}

impl Frame {
    /// The token it has in hand: neither in the bag nor in the supply.
    pub(crate) fn token(&self) -> Option<TokenId> {
        match self {
            Self::Placed { token, .. }
            | Self::LoudToken { token }
            | Self::Met { token, .. }
            | Self::Beheld { token, .. } => Some(*token),
            _ => None,
        }
    }
}

/// The step that follows one in a list of them.
pub(crate) fn following<T: Copy + PartialEq>(steps: &[T], step: T) -> Option<T> {
    let place = steps.iter().position(|other| *other == step)?;
    steps.get(place + 1).copied()
}

/// What a noise roll was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Nothing more follows.
    Nothing,
    /// Entering a pod, if no intruder is there.
    Board,
    /// Hibernating, if no intruder is there.
    Hibernate,
    /// The round beside a lair is over, which is heard in spite of the combat.
    Lair,
    /// Locking oneself in, if no intruder appears.
    Isolate,
    /// Walking to the bunker, if no intruder appears.
    Walk,
}

/// Where something gained comes from, in case it is declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// An item deck, by searching.
    Search,
    /// The crafted deck.
    Craft,
    /// The room's floor.
    Floor,
    /// The eggs of the nest.
    Nest,
    /// Beside the character board.
    Quest,
    /// Another player.
    Trade,
    /// The supply of such things.
    Supply,
}

/// What destroys eggs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EggHarm {
    /// A shot or a blow.
    Hit,
    Grenade,
    Molotov,
    Fire,
    /// Guns, or what wrecks a room.
    Blast,
}

/// An action on its way: named, aimed, paid, open to interruption, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Act {
    /// Who acts.
    pub seat: Seat,
    /// With what.
    pub source: Source,
    /// The section used.
    pub section: u8,
    /// Targets named so far.
    pub targets: Targets,
    /// Cards still to be paid; set once all targets are named.
    pub due: Option<u8>,
    /// How far it has come.
    pub stage: ActStage,
}

impl Act {
    /// An action of which nothing is chosen but itself.
    #[must_use]
    pub fn named(seat: Seat, source: Source, section: u8) -> Self {
        Self { seat, source, section, targets: Targets::default(), due: None, stage: ActStage::Aim }
    }

    /// The same for something that is no action: it costs nothing from the start.
    #[must_use]
    pub fn free(seat: Seat, source: Source, section: u8) -> Self {
        Self { due: Some(0), ..Self::named(seat, source, section) }
    }

    /// It is no action of its own, but what comes of a possibility that was seized or of a mutation
    /// in use: it binds from the start, costs nothing and cannot be interrupted.
    #[must_use]
    pub fn is_bound(&self) -> bool {
        let free = self.stage == ActStage::Aim && self.due.is_some();
        let owed = matches!(
            self.source,
            Source::Possibility(_) | Source::Mutation(Strain::Infected | Strain::Clean)
        );
        free || owed
    }
}

/// The stages of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActStage {
    /// Targets are being named.
    Aim,
    /// The others have agreed, or nobody needs to.
    Pay,
    /// Paid; open to interruption.
    Window,
    /// To be carried out, unless cancelled.
    Carry,
}

/// Targets of an action, in the order they are asked for.
pub type Targets = Pile<Choice, 4>;

/// The verbs of a section, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Performance {
    /// Who acts.
    pub seat: Seat,
    /// With what.
    pub source: Source,
    /// The room whose action it is, for room actions.
    pub room: Option<RoomId>,
    /// The section used.
    pub section: u8,
    /// The next verb.
    pub verb: u8,
    /// All targets.
    pub targets: Targets,
}

/// A shot being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// Who shoots.
    pub seat: Seat,
    /// With what.
    pub weapon: ItemId,
    /// At what.
    pub target: Choice,
    /// Ammo spent beyond the first, for all-out fire.
    pub spent: u8,
    /// Rerolls still open.
    pub rerolls: u8,
    /// The side rolled, as an index of the die; none before the roll.
    pub face: Option<u8>,
    /// Whether a further ammo was offered for two hits, and taken.
    pub extra: Option<bool>,
}

/// A question to one seat. It doubles as the prompt its seat is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which of two characters to play.
    Draft { seat: Seat, cards: [CharacterId; 2] },
    /// Which character to play, of all that are left.
    FreeDraft { seat: Seat },
    /// What to do in the own round.
    Action { seat: Seat },
    /// The next target of an action.
    Target { act: Act },
    /// Which card pays.
    Pay { act: Act },
    /// Whether to take part in what another player plans.
    Consent { seat: Seat, act: Act },
    /// Which card to play as the intruders.
    Swarm { seat: Seat },
    /// What an intruder player card is aimed at.
    SwarmTarget { urge: Urge },
    /// Which intruder player card to keep.
    SwarmKeep { seat: Seat },
    /// Which of the topmost attack cards to use.
    SwarmAttack { seat: Seat, mini: MiniId, target: Seat, drawn: u8 },
    /// Which of the attack cards left on top to put at the bottom next.
    SwarmBury { seat: Seat, left: u8 },
    /// Which of the topmost events to bring about.
    Plan { seat: Seat, drawn: u8 },
    /// Which of the topmost cards of the own deck to keep.
    KeepCard { seat: Seat, drawn: u8 },
    /// Which deck to look into; whether to bury what is on top.
    DeckTop { seat: Seat, deck: SharedDeck },
    /// Launch, leave or wait.
    Pod { seat: Seat },
    /// Which pod to enter.
    Board { seat: Seat },
    /// Launch at once or wait.
    Boarded { seat: Seat },
    /// Which cards to discard on passing.
    Discard { seat: Seat },
    /// Which action card to discard because of an effect.
    Lose { seat: Seat },
    /// Which corridor gets the noise of a careful step.
    Hush { seat: Seat, room: RoomId },
    /// Whether to roll the noise die again.
    Reroll { seat: Seat, face: u8 },
    /// Which card pays for the reroll.
    PayReroll { seat: Seat, face: u8 },
    /// Whether to roll the combat die again.
    RerollShot { shot: Shot },
    /// Whether to spend a further ammo.
    ExtraAmmo { shot: Shot },
    /// Which item to keep.
    KeepItem { seat: Seat, drawn: Pile<ItemId, { capacity::DRAWN_ITEMS }>, colour: Colour },
    /// What to drop for a new heavy thing, if anything.
    MakeRoom { seat: Seat, thing: Thing, ammo: u8, origin: Origin },
    /// What to drop because the hands are overfull.
    Surplus { seat: Seat },
    /// Which door token to take when none is left.
    TakeDoor { seat: Seat, corridor: CorridorId, spare: Option<RoomId> },
    /// Which door to change next.
    DoorsAround { seat: Seat, room: RoomId, changed: u8 },
    /// Whether to leave the engine tokens as they are.
    Engine { seat: Seat, engine: u8 },
    /// Whether to bury the event card.
    EventCard { seat: Seat },
    /// Whether to scan.
    Scan { seat: Seat },
    /// Which cards to redraw.
    Redraw { seat: Seat, discarded: u8 },
    /// What to do in a trade.
    Trade { seat: Seat },
    /// What to put into an offer.
    Offer { seat: Seat },
    /// What to show.
    Show { seat: Seat, to: Seat },
    /// What to answer to an offer.
    Answer { seat: Seat },
    /// Which item of a colour to hand over.
    HandOver { seat: Seat, colour: Colour },
    /// Whether an egg of the nest or one lying about is destroyed; so many are left to destroy.
    WhichEggs { seat: Seat, room: RoomId, left: u8, harm: EggHarm },
    /// Whether to lower insanity, to scan, both or neither.
    Rest { seat: Seat },
    /// Which way to go in insane courage.
    Dare { seat: Seat },
    /// Which dressed wound is undressed.
    Undress { seat: Seat },
    /// Which weapon loses its ammo.
    Unload { seat: Seat },
    /// Which of the topmost cards of the own deck leaves the game.
    LoseCard { seat: Seat, drawn: u8 },
    /// Which heavy item to discard.
    DiscardHeavy { seat: Seat },
    /// Whether to roll the combat die of a blow again.
    RerollBlow { seat: Seat, target: Choice, face: u8 },
    /// Which of two mutation cards to keep.
    KeepMutation { seat: Seat, cards: [MutationId; 2] },
    /// Whether a treatment takes the mutation card as well.
    Cure { seat: Seat },
    /// Which of the effects of a mutation card to bring about.
    Mutant { seat: Seat, strain: Strain },
    /// Which way to slip out of the room, if any.
    Slip { seat: Seat, footfall: Footfall, optional: bool },
    /// Which noise marker to take; so many may be taken.
    Quiet { seat: Seat, left: u8 },
    /// Which intruder to move; so many may be moved.
    Steer { seat: Seat, left: u8, moved: Option<MiniId> },
    /// Through which corridor it moves.
    SteerWay { seat: Seat, left: u8, mini: MiniId },
    /// Which of the characters of a colour to play.
    Counterpart { seat: Seat, card: CharacterId },
    /// Who gets the key to what binds this character.
    GiveKey { seat: Seat, item: ItemId },
    /// The effect of which serious wound is ignored.
    Ignore { seat: Seat },
    /// Whether to shoot at the same target again.
    ShootAgain { shot: Shot },
    /// Whether to open or close a door, and which.
    AnyDoor { seat: Seat },
    /// Whether to buy a third action.
    Rush { seat: Seat },
    /// Which of one card of each deck to keep.
    Scavenge { seat: Seat, drawn: Pile<ItemId, { capacity::DRAWN_ITEMS }> },
    /// To whom an attack is turned.
    Turn { seat: Seat },
    /// Which card pays for that.
    PayTurn { seat: Seat, to: Seat },
    /// Whether the machine strikes harder.
    Punch { seat: Seat, mini: MiniId },
    /// Whether to go where another player wants, or to discard cards.
    Suggested { seat: Seat, corridor: CorridorId, cards: u8 },
    /// Which of the things a room can do to use.
    Delegated { seat: Seat },
    /// Which coordinates card to lay out.
    Course { seat: Seat },
    /// Which item to take out of a deck.
    Fetch { seat: Seat, colour: Colour },
    /// Which of the codes to keep.
    KeepCode { seat: Seat },
    /// With whom the drone goes.
    Watch { seat: Seat },
    /// Which card pays for following somebody.
    PayFollow { seat: Seat },
    /// Where the companion goes; so many rooms it may.
    Companion { seat: Seat, left: u8 },
    /// Which intruder the companion hurts.
    Maul { seat: Seat },
    /// What a turret is set to.
    SetTurret { seat: Seat, turret: u8 },
    /// In which room the hourglass brings a noise roll.
    GlassRoom { seat: Seat },
    /// What to do at the computer.
    Compute { seat: Seat, done: u8, several: bool, optional: bool },
    /// Which power token lies on a circuit from now on.
    Rewire { seat: Seat, circuit: u8 },
    /// Where a token on the time track is shifted to, if anywhere.
    ShiftTiming { seat: Seat, timing: u8 },
    /// Whether to build something along with the others.
    Join { seat: Seat },
    /// Which door of a room closes next, of those there are tokens for.
    Barricade { seat: Seat, room: RoomId },
    /// Whether to heed the token found, or pass over what it does.
    Heed { seat: Seat },
    /// Which of the two topmost cards of a deck stays there.
    SortDeck { seat: Seat, deck: SharedDeck },
    /// Which card pays for more, if any.
    Advantage { shot: Shot },
    /// Which card pays for a light.
    PayLight { seat: Seat },
    /// Whom an attack hits instead.
    Redirect { seat: Seat },
    /// What to give up so that an attack is ignored, or whom it hits instead.
    Appease { seat: Seat },
    /// Which weapon loses ammo; so much is still lost.
    LoseAmmo { seat: Seat, left: u8 },
    /// Which item is lost.
    LoseItem { seat: Seat },
}

/// Why several seats are asked at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// Which objective to keep; yes is the corporate one.
    Objectives,
    /// Whether to interrupt that player.
    Interrupt { actor: Seat },
    /// Whether to ignore a surprise attack.
    IgnoreSurprise,
    /// Whether to ignore an attack by spending an item.
    IgnoreAttack,
    /// Whether to reroll a noise roll.
    RerollNoise,
    /// Whether to turn an attack to somebody else.
    Turn,
    /// Whether to take what that player's search has left over.
    Claim { searcher: Seat, colour: Colour },
    /// Whether to take one more round.
    ExtraRound,
    /// Whether to play dead.
    PlayDead,
    /// Whether to go along with that player.
    Follow { mover: Seat },
    /// Whether to ride along with that player.
    Ride { mover: Seat },
    /// Whether to get away in the pod.
    Launch,
    /// Whether to use a light in an encounter.
    Light,
    /// Whether to let an attack hit somebody else.
    Redirect,
    /// Whether to give something up, or pass an attack on, once its card is seen.
    Appease,
    /// Whether to ignore the darkness part of an event.
    IgnoreDarkness,
    /// Whether to skip a noise roll.
    SkipNoise,
    /// Whether to pay for more in a shot.
    Advantage,
}

/// One question with two answers to several seats at once; the answers stay hidden until all
/// are in, and are then applied in the ledger's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Poll {
    /// What is asked.
    pub kind: WindowKind,
    /// Who could answer by public knowledge.
    pub window: SeatSet,
    /// Who is really asked.
    pub asked: SeatSet,
    /// Who has answered.
    pub answered: SeatSet,
    /// Who said yes.
    pub yes: SeatSet,
}

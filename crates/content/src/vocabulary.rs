//! The closed vocabulary packs are written in: verbs, effects and requirements, and their words.

use serde::{Deserialize, Serialize};

use crate::ids::{ActionId, ItemId, KindId, SlotId, TileId};

pub use crate::words::*;

/// A weapon, or a family of weapons, an effect is limited to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponFilter {
    /// Only this weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<ItemId>,
    /// Only weapons of this class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<WeaponClass>,
}

/// One thing an ability does.
///
/// The verbs of a section are carried out in order; what cannot be done is skipped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "do",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Verb {
    /// Through one corridor into a neighbouring room.
    Move { footfall: Footfall },
    /// From a technical entrance to another room with one.
    Ducts {
        #[serde(default = "roll")]
        footfall: Footfall,
        /// The user is slimed first.
        #[serde(default)]
        slime: bool,
        /// Only to an explored room (`lock.effect.move.ducts`).
        #[serde(default)]
        explored: bool,
        /// Also from a room without an entrance (`lock.room.cave`).
        #[serde(default)]
        anywhere: bool,
        /// An attack card is resolved in the room reached as by this type in darkness
        /// (`lock.effect.dark.as-adult`).
        #[serde(default)]
        ambush: Option<KindId>,
    },
    /// Outside along the hull to another room of a colour, for all action cards in hand.
    SpaceWalk { colour: RoomColour },
    /// Out of a combat without being attacked.
    Leave { who: Leavers, ammo: u8 },
    /// Moves another character of the room.
    Order,
    /// One shot with a weapon in hand.
    Shoot {
        #[serde(default)]
        with: WeaponFilter,
        #[serde(default)]
        all_ammo: bool,
        #[serde(default)]
        reroll: bool,
    },
    /// Bare hands.
    Melee {
        /// Injuries more after a hit.
        #[serde(default)]
        bonus: u8,
    },
    /// Opens a trade among the characters of the room.
    Trade,
    /// Builds a crafted item from two components.
    Craft {
        /// Items of this colour may stand in for a tool.
        #[serde(default)]
        tool: Option<Colour>,
        /// One component is enough (`lock.room.repository`).
        #[serde(default)]
        single: bool,
        /// Everybody else in the room may do the same (`lock.room.repository-all`).
        #[serde(default)]
        all: bool,
    },
    /// Takes an object of the room into a hand.
    PickUp,
    /// Turns up a quest item whose requirement is met.
    Unlock,
    /// Looks for items of the room's colour.
    Search {
        #[serde(default)]
        empty: bool,
    },
    /// Draws items from a deck of choice and keeps one.
    DrawItems { draw: u8 },
    /// Scans the contamination cards in hand.
    ScanHand {
        #[serde(default)]
        optional: bool,
        /// Infected cards stay without effect (`lock.effect.item.toolset`).
        #[serde(default)]
        safe: bool,
        /// Knowledge gained if a card leaves the hand (`lock.effect.know.scan`).
        #[serde(default)]
        knowledge: u8,
    },
    /// Scans and removes one contamination card of the hand.
    ScanOne,
    /// Scans everything, removing infected cards and the larva.
    Purge {
        /// Only what is in hand (`lock.room.decon`).
        #[serde(default)]
        hand: bool,
    },
    /// Shuffles deck and discard pile, and the hand too if asked, into a new deck.
    Reshuffle { hand: bool },
    /// Takes contamination cards.
    TakeContamination { cards: u8 },
    /// Suffers light wounds.
    LightWounds { wounds: u8 },
    /// Passes.
    Pass,
    /// Everybody passes and the coming intruder attack step is skipped.
    PassAll,
    /// Lifts the limit of two actions for this round, which ends with a pass.
    UnlimitedActions,
    /// Destroys a closed door of the room.
    DestroyDoor,
    /// Opens or closes one door of the room.
    ToggleDoor {
        #[serde(default)]
        mend: bool,
        /// Any door of the board (`lock.effect.comp.door`).
        #[serde(default)]
        anywhere: bool,
    },
    /// Opens and closes any doors around any one room.
    DoorsAround {
        /// All of them close (`lock.effect.room.close-all`).
        #[serde(default)]
        close: bool,
    },
    /// Puts a malfunction marker into the user's room.
    BreakRoom,
    /// Puts a malfunction marker into any computer room.
    BlockRoom,
    /// Removes the malfunction marker of the room.
    ClearMalfunction,
    /// Restacks the engine tokens of the room.
    RepairEngine,
    /// The room's own action without its cost.
    RoomAction { on: RoomFilter },
    /// The action of any working computer room, without its cost.
    RemoteAction,
    /// Adds ammo; none given means full.
    Reload {
        with: WeaponFilter,
        #[serde(default)]
        ammo: Option<u8>,
    },
    /// Fastens the item to a weapon.
    Attach {
        #[serde(default)]
        to: WeaponFilter,
        #[serde(default)]
        capacity: u8,
        #[serde(default)]
        free_reload: bool,
        /// The combat die may be rolled again once in each attack with the weapon.
        #[serde(default)]
        reroll: bool,
    },
    /// Ties two heavy items into one hand slot.
    Tape,
    /// Draws action cards.
    Draw {
        cards: u8,
        /// So many for each own serious wound, dressed or not (`lock.effect.hand.obstinate`).
        #[serde(default)]
        per_wound: bool,
    },
    /// Everyone in the room draws action cards.
    DrawAll { cards: u8 },
    /// Discards any hand cards and draws one more than that.
    Redraw,
    /// Looks at the coordinates card.
    CheckCoordinates,
    /// Moves the destination marker.
    SetDestination,
    /// Looks at the engine of this room.
    CheckEngine,
    /// Looks at all engines.
    CheckEngines,
    /// Looks at unexplored tiles.
    PeekTiles {
        tiles: u8,
        #[serde(default)]
        token: bool,
    },
    /// Looks at an objective of another player.
    PeekObjective {
        /// Only of a player who has sent the signal.
        #[serde(default)]
        signal: bool,
        /// At all that this player still holds (`lock.room.transmitter-check`).
        #[serde(default)]
        all: bool,
    },
    /// Looks at the top event card and may bury it.
    LookEvent,
    /// Sets the room on fire, at the price of an item.
    Ignite,
    /// Removes the fire marker of the room.
    Extinguish,
    /// Makes one intruder of the room retreat, with a fire extinguisher.
    DriveOff,
    /// Clears fire from any room and makes its intruders run.
    FireControl,
    /// Injures one intruder of the room, which then retreats.
    Stun,
    /// Makes a character of the room discard the hand.
    DiscardHand {
        /// Only one with at most so many cards (`lock.effect.move.push.discard`).
        #[serde(default)]
        most: Option<u8>,
    },
    /// Every other character of the room discards action cards.
    OthersDiscard { cards: u8 },
    /// Something thrown into this or a neighbouring room.
    Throw {
        /// Injuries to the chosen intruder.
        target: u8,
        /// Injuries to every other intruder there.
        others: u8,
        /// Eggs destroyed.
        eggs: u8,
        /// Whether it burns: fire in the room, an egg lost whatever the target.
        #[serde(default)]
        fire: bool,
        /// Whether it wrecks: a malfunction in the room, which need not hold a target
        /// (`lock.effect.item.thermite`).
        #[serde(default)]
        wreck: bool,
        /// Characters suffer a light wound instead of a serious one.
        #[serde(default)]
        light: bool,
    },
    /// Gathers intruders in a neighbouring room.
    Decoy,
    /// Starts or stops the self-destruct sequence.
    SelfDestruct,
    /// Locks or unlocks a pod, of this section only if `here`.
    TogglePod {
        #[serde(default)]
        here: bool,
    },
    /// Dresses serious wounds.
    Dress {
        #[serde(default)]
        all: bool,
        #[serde(default)]
        others: bool,
    },
    /// Heals one dressed serious wound.
    HealSerious {
        #[serde(default)]
        others: bool,
    },
    /// Heals light wounds; none given means all.
    HealLight {
        #[serde(default)]
        wounds: Option<u8>,
        #[serde(default)]
        others: bool,
    },
    /// Removes the slime marker.
    ClearSlime,
    /// Sends the signal.
    Signal,
    /// Tries to enter a pod of this section.
    BoardPod,
    /// Discovers the weakness of an object of the room.
    Analyse,
    /// Takes an egg from the intruder board.
    TakeEgg,
    /// Seals another yellow room to vent it.
    Airlock,
    /// Tries to hibernate.
    Hibernate,
    /// Looks at the top card of a shared deck and may bury it.
    PeekDeck,
    /// Draws cards of the own deck, keeps one and buries the others.
    Train {
        /// Cards drawn, three at most.
        draw: u8,
    },
    /// Takes a certain item from its deck or discard pile.
    TakeItem {
        /// The item.
        item: ItemId,
    },
    /// Lowers insanity, scans the hand, both or neither.
    Rest,
    /// Scans a contamination card of the hand, which the own mutation feeds on.
    Mutate,
    /// Through one corridor without being attacked, if the user wishes where `optional`.
    Slip {
        footfall: Footfall,
        #[serde(default)]
        optional: bool,
    },
    /// Makes an intruder of the room attack another character, or the user if alone.
    Provoke,
    /// Injures one intruder of the room.
    Rend {
        injuries: u8,
        /// And once more for so much knowledge of the user (`lock.effect.know.half`).
        #[serde(default)]
        per_knowledge: u8,
        /// If it is still there, it attacks the user at once (`lock.effect.weapon.desperate`).
        #[serde(default)]
        provoke: bool,
    },
    /// Makes one intruder of the room retreat, or all but the mightiest.
    Roar {
        #[serde(default)]
        all: bool,
    },
    /// Noise in every corridor of the room.
    NoiseAround,
    /// Injures every intruder of the room and wounds every other character there.
    Spit,
    /// Gets slimed.
    Slime,
    /// Destroys an uncarried egg of the room.
    SmashEgg,
    /// Discards a serious wound, dressed or not, and heals all light ones.
    Regrow,
    /// Takes the noise out of the corridors of the room and of one next to it, and looks at an
    /// unexplored tile next to it.
    Listen,
    /// Takes noise markers out of corridors of the room.
    Quiet {
        markers: u8,
        /// Out of any corridors of the section instead (`lock.effect.item.noise`).
        #[serde(default)]
        section: bool,
    },
    /// Eats an object of the room or out of the own hands; a wound to be dressed is named with it.
    Eat {
        #[serde(default)]
        dress: bool,
    },
    /// Moves intruders out of combat through corridors of choice.
    Steer {
        steps: u8,
        /// Only those of the user's section (`lock.effect.move.steer`).
        #[serde(default)]
        section: bool,
    },
    /// Makes a noise roll.
    NoiseRoll,
    /// Cares for the own wounds, at the price of an item of one of these families.
    SelfRepair { care: Care, with: Vec<String> },
    /// Looks at one engine of choice.
    CheckOneEngine,
    /// Opens or closes a door of any room with a computer.
    ComputerDoor,
    /// Fills up the item itself, at the price of an item of one of these families.
    Refill { with: Vec<String> },
    /// Takes all energy of the machine that bears the robot icon.
    Drain,
    /// A blow of that machine; each further energy is an injury more.
    Punch,
    /// Draws action cards in a room of a colour.
    DrawIn { colour: RoomColour, cards: u8 },
    /// Fills the hand.
    FillHand { cards: u8 },
    /// Heals all light wounds or dresses a serious one of so many characters of the room.
    Treat { patients: u8 },
    /// Makes a character of the room take contamination and discard action cards, for ammo.
    Inject { with: ItemId, contamination: u8, cards: u8 },
    /// Lets a character of the room draw action cards, for ammo.
    Rouse { with: ItemId, cards: u8 },
    /// Operates on a character of the room, who suffers light wounds.
    Operate { wounds: u8 },
    /// Takes an item off whoever bears it.
    Free { item: ItemId },
    /// Moves another character of this room or one next to it.
    Send,
    /// Another character of the room moves, or discards so many action cards.
    Suggest { cards: u8 },
    /// Another character of the room uses its action.
    Delegate,
    /// Moves the companion so many rooms, called back first if so.
    CompanionMove {
        steps: u8,
        #[serde(default)]
        recall: bool,
    },
    /// Lets the companion search its room; it returns.
    CompanionSearch,
    /// Takes the noise out of the corridors of the companion's room.
    CompanionHush,
    /// To a neighbouring room together with an intruder of choice; the others do not attack.
    Drag,
    /// Puts the item with another character, at any distance.
    Watch,
    /// Looks through all cards of a character here or next door, who shuffles them and draws anew.
    ReadMind,
    /// Launches a pod from afar.
    LaunchPod,
    /// Looks at the tokens of an engine from afar and lays one of them on top.
    SetEngine,
    /// Looks through the coordinates cards and lays one of them out.
    LayCourse,
    /// Looks through the item deck of the room's colour and takes a card out of it.
    Fetch,
    /// Draws action cards and discards some; another character of the room, or the user.
    Sift {
        draw: u8,
        discard: u8,
        #[serde(default)]
        other: bool,
    },
    /// Makes a noise roll in another room without a character.
    Alarm,
    /// Lays a status token of choice facedown on top of a turret's.
    SetTurret,
    /// Destroys the turret of the room.
    BreakTurret,
    /// Does what the open alert asks for in the user's room.
    Activate,
    /// Gains knowledge (`lock.effect.know.gain`).
    GainKnowledge {
        steps: u8,
        /// So much more if the own knowledge token is active (`lock.effect.know.active`).
        #[serde(default)]
        active: u8,
        /// The token is turned active as well (`lock.room.archive`).
        #[serde(default)]
        activate: bool,
    },
    /// Lowers the item counter of the room by one (`lock.effect.know.counter`).
    LowerCounter,
    /// Gives up something one has, as a price of what follows.
    Forfeit { what: Goods },
    /// Spends a use of another item, as a price of what follows (`lock.effect.know.half`).
    SpendUse { of: ItemId },
    /// Brings back all uses of an item (`lock.effect.item.probe.repair`).
    RestoreUses { of: ItemId },
    /// Takes an object out of the supply (`lock.effect.item.probe`).
    TakeObject { object: ObjectKind },
    /// Carries out an action of the open computer card, which then gives way to the next
    /// (`lock.comp.use`, `lock.comp.cycle`).
    Compute {
        /// Any number of its actions (`lock.effect.comp.several`).
        #[serde(default)]
        several: bool,
        /// Only where a computer works and there is power, and if the user wishes.
        #[serde(default)]
        optional: bool,
    },
    /// Looks at contingency tokens.
    PeekContingency {
        whose: Holders,
        /// The token is kept (`lock.room.alert-peek`).
        #[serde(default)]
        keep: bool,
    },
    /// Looks at a CSS token of the time track (`lock.effect.comp.peek-css`).
    PeekCss {
        /// And may move it to a neighbouring slot (`lock.room.css-control`).
        #[serde(default)]
        shift: bool,
    },
    /// Moves the empty rover (`lock.effect.comp.rover`).
    SendRover {
        /// To the bunker as well.
        #[serde(default)]
        bunker: bool,
    },
    /// Leaves for the bunker (`lock.bunker.basic`).
    Escape {
        /// With the rover, or else on foot.
        #[serde(default)]
        rover: bool,
    },
    /// Calls the elevator, uses it, or both (`lock.room.elevator-call`, `lock.room.elevator-use`).
    Elevator {
        #[serde(default)]
        call: bool,
        #[serde(default)]
        ride: bool,
        /// With or without power (`lock.effect.room.elevator`).
        #[serde(default)]
        unpowered: bool,
    },
    /// Flips the power token of the user's section (`lock.effect.power.flip`).
    FlipPower,
    /// Exchanges the places of two power tokens, or of any number (`lock.effect.power.swap`,
    /// `lock.room.backup-rearrange`).
    MovePower {
        #[serde(default)]
        all: bool,
    },
    /// Turns so many power tokens on, the lowest, and the others off, unless more are on
    /// (`lock.room.backup-reset`).
    ResetPower { on: u8 },
    /// Turns the time token to its active side (`lock.room.backup-time`).
    Backup,
    /// Starts or stops the autodestruction (`lock.room.cooling`, `lock.room.generator-stop`).
    Autodestruct {
        #[serde(default)]
        stop: bool,
    },
    /// Starts the alert procedure (`lock.alert.place`).
    StartAlert,
    /// Enters the pod of this cargo sending system (`lock.css.enter`).
    EnterPod,
    /// Tries to lock oneself in (`lock.isolation.roll`).
    LockIn,
    /// A malfunction in a chosen room with an intruder, whose intruders and characters suffer
    /// (`lock.room.defense-effect`).
    Defend { injuries: u8, wounds: u8 },
    /// Closes a room with a technical entrance to vent it (`lock.room.vent`).
    Vent,
    /// Does not count as in darkness until the end of the turn (`lock.effect.light.glow`).
    Glow,
    /// Takes the larva out of a willing character of the room, who suffers serious wounds
    /// (`lock.effect.item.scalpel`).
    Excise { wounds: u8 },
    /// To a neighbouring room with up to one other character of the room, who is not asked
    /// (`lock.effect.move.escort`).
    Escort,
    /// Moves an intruder of the room to a neighbouring room of choice (`lock.effect.move.push`).
    Push,
    /// Lays contamination cards out of the hand onto the own discard pile
    /// (`lock.effect.hand.metabolism`).
    Shed { cards: u8 },
    /// Noise in a corridor of the room (`lock.effect.noise.near`).
    PlaceNoise {
        /// Or in any corridor of the section (`lock.effect.item.noise`).
        #[serde(default)]
        section: bool,
    },
    /// Draws the top two cards of a shared deck, puts one back and the other to the bottom
    /// (`lock.effect.know.deck`).
    SortDeck { deck: SortedDeck },
}

fn roll() -> Footfall {
    Footfall::Roll
}

crate::words! {
    /// What must be true of the user's room for a section to be used.
    Need {
        /// A working computer.
        Computer = "computer",
        /// An evacuation section.
        Evacuation = "evacuation",
        /// No working computer (`lock.effect.comp.no-computer`).
        NoComputer = "no-computer",
        /// Power in its section (`lock.power.has`).
        Power = "power",
        /// No power there.
        NoPower = "no-power",
        /// Combat, for one section of an action that can be used in combat and out of it.
        Combat = "combat",
        /// No combat.
        Peace = "peace",
        /// An inactive knowledge token of the user (`lock.room.archive`).
        Inactive = "inactive",
        /// An exit of the board (`lock.bunker.basic`).
        Exit = "exit",
        /// The rover beside it.
        Rover = "rover",
        /// The main gate open (`lock.gate.needed`).
        Gate = "gate",
        /// A suit for the way outside in a hand of the user (`lock.effect.item.enviro`).
        Suit = "suit",
    }
}

/// One of the things an ability offers; exactly one section is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Conditions on the room.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// The room's colour must be one of these, if any is named (`lock.effect.room.colour`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<RoomColour>,
    /// The knowledge it asks for (`lock.effect.know.need`).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub knowledge: u8,
    /// What is done, in order.
    pub verbs: Vec<Verb>,
}

impl Section {
    /// A section without conditions.
    #[must_use]
    pub fn of(verbs: Vec<Verb>) -> Self {
        Self { needs: Vec::new(), colours: Vec::new(), knowledge: 0, verbs }
    }
}

/// Nothing is written where nothing is asked for.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "so serde calls it")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A printed action: what it costs, when it may be used, what it offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Action cards to discard.
    pub cost: u8,
    /// In or out of combat.
    pub mark: Mark,
    /// The alternatives.
    pub sections: Vec<Section>,
    /// It is no action of the round, and nobody can answer it.
    #[serde(default)]
    pub free: bool,
}

/// What an item changes while it is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "while-held", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Passive {
    /// These cards work without a working computer.
    Anywhere { cards: Vec<ActionId> },
    /// These cards reach characters in any room with a working computer.
    Reach { cards: Vec<ActionId> },
    /// Technical entrances serve like corridors.
    Ducts,
    /// Its owner is not shut down.
    Powered,
    /// A missed blow wounds lightly, and the item is turned back.
    SoftBlow,
    /// The effect of one serious wound is ignored.
    Brace,
    /// Its owner learns what the one it is with looks at.
    Watch,
    /// A companion that stays hurts an intruder.
    Maul,
    /// Fire does not wound its owner, who never counts as slimed.
    Sealed,
    /// Its owner can walk outside (`lock.effect.item.enviro`).
    Suit {
        /// And is safe from slime and fire (`lock.effect.item.suit`).
        #[serde(default)]
        sealed: bool,
    },
    /// Its owner's computer actions cost nothing (`lock.effect.comp.cost`).
    Access,
    /// The rover takes somebody else along with its owner (`lock.effect.item.rover-key`).
    Passenger,
}

/// What an event card does besides moving intruders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum EventEffect {
    /// Encounters for characters in the nest or carrying an egg.
    EggProtection,
    /// An egg hatches.
    Hatching,
    /// Intruders lose injuries.
    Regeneration { injuries: u8 },
    /// Malfunctions where these types are.
    MalfunctionAt { kinds: Vec<KindId> },
    /// Intruders away from characters return to the bag.
    Lurking,
    /// Larvae break out, then everybody is scanned.
    Eclosion {
        cards: u8,
        /// They do so only if a card scanned for it is infected (`lock.effect.event.shell`).
        #[serde(default)]
        scanned: bool,
    },
    /// Noise in the technical corridors.
    NoiseInDucts {
        /// Where there is noise already, markers leave the supply (`lock.effect.event.ducts`).
        #[serde(default)]
        wear: bool,
    },
    /// Noise around the nest.
    NoiseAroundNest,
    /// Noise around slimed characters.
    NoiseAroundSlimed,
    /// Fire in the hibernatorium, or around it if it burns.
    Compounds,
    /// Every closed door opens.
    OpenDoors,
    /// Adults move towards neighbouring characters.
    Hunt,
    /// A malfunction in the lowest explored room.
    MalfunctionLowest {
        /// Of those with a working computer and power (`lock.effect.event.blue-screen`).
        #[serde(default)]
        computer: bool,
    },
    /// Item counters of burning rooms fall to 0.
    BurnItems,
    /// Malfunctions in burning rooms.
    BurnRooms,
    /// Fire spreads to neighbours.
    SpreadFire,
    /// Starts self-destruct if this room malfunctions.
    Overheat {
        tile: TileId,
        /// It goes out of order otherwise (`lock.effect.event.coolant`).
        #[serde(default)]
        breaks: bool,
    },
    /// The lowest pod is launched, or the highest.
    EjectPod {
        #[serde(default)]
        highest: bool,
        /// Only of this section.
        #[serde(default)]
        section: Option<Evacuation>,
    },
    /// Malfunctions in explored rooms of a colour.
    MalfunctionColour {
        colour: RoomColour,
        #[serde(default)]
        computer: bool,
    },
    /// Everybody fills the hand, scans it and discards it; infected cards drive insane.
    Terror { hand: u8 },
    /// Insanity beside technical entrances.
    Tendrils,
    /// Malfunctions in all computer rooms once one is out of order.
    BreakComputers,
    /// Panic for all who are alone.
    PanicAlone,
    /// Panic for all beside a lair or one room away.
    PanicNearLair,
    /// The mightiest comes where a crowd is.
    Crowd,
    /// Fire around the lowest burning room.
    FireWave,
    /// Fire in this room and next to every fire if it is out of order, which it is otherwise.
    OverheatFire { tile: TileId },
    /// Noise or encounters in corridors with the number of another card.
    Whispers,
    /// Contamination for whose insanity exceeds their cards.
    Fear,
    /// Fire in each engine room.
    IgniteEngines,
    /// Self-destruct once two computer rooms are out of order, else a malfunction in the lowest.
    AiFailure,
    /// Everybody draws cards and scans them; infected ones mutate.
    Mutate { cards: u8 },
    /// Carcasses come back as this type, and attack.
    Reawaken { kind: KindId },
    /// An airlock procedure in the highest yellow room.
    AirlockGlitch,
    /// Slime for all beside a heavy object.
    MarkCarriers,
    /// Malfunctions in the evacuation sections.
    JamHatches,
    /// Doors close around slimed characters.
    Quarantine,
    /// Noise around every intruder.
    NoiseAroundIntruders,
    /// Those who still grow move to heavy objects next door.
    Scavenge,
    /// The mightiest comes to a slimed character, or these make noise.
    Prowl,
    /// Fire around the highest burning room, which goes out of order.
    ChemicalFire,
    /// Self-destruct once so many malfunctions are on board.
    Overload { malfunctions: u8 },
    /// Nothing is left in the lowest room of a colour, and fire in and around it.
    Meltdown { colour: RoomColour },
    /// Contamination for everybody in a room of a colour.
    ContaminateIn { colour: RoomColour, cards: u8 },
    /// Contamination for everybody slimed.
    ContaminateSlimed { cards: u8 },
    /// Slime for everybody beside a technical entrance.
    Drip,
    /// The queen comes to the nest, or an egg is laid.
    RoyalCeremony,
    /// A larva in every room with an egg and in the nest; the eggs of rooms are gone.
    HatchAll,
    /// Fire in every room out of order.
    Sparks,
    /// A weakness that was discovered is lost.
    LoseWeakness,
    /// Hands are filled to so many cards fewer in the next turn.
    FewerCards { cards: u8 },
    /// Noise around the engines, of which the combat die may change one.
    Warble,
    /// Within each section, intruders come to whom they smell the wounds of
    /// (`lock.effect.event.trace`).
    BloodTrace {
        /// Action cards in hand do not protect.
        #[serde(default)]
        armed: bool,
    },
    /// Noise in the corridors next to characters.
    NoiseAroundCharacters {
        /// Only to those with an undressed serious wound (`lock.effect.event.scent`).
        #[serde(default)]
        wounded: bool,
    },
    /// Malfunctions where characters are (`lock.effect.event.damage`).
    MalfunctionAtCharacters,
    /// Malfunctions in these rooms, as far as they are explored (`lock.effect.power.elevator-off`).
    MalfunctionIn { tiles: Vec<TileId> },
    /// Fire in these rooms, as far as they are explored; serious wounds for everybody there without
    /// action cards (`lock.effect.event.hole`, `lock.effect.event.hot`).
    IgniteRooms {
        tiles: Vec<TileId>,
        #[serde(default)]
        wounds: u8,
    },
    /// Fire in the explored rooms with a working computer and power (`lock.effect.event.colour`).
    IgniteComputers,
    /// Contamination for everybody in the nest or with an egg (`lock.effect.event.eggs`).
    ContaminateEggHolders { cards: u8 },
    /// Everybody outside the nest without action cards is infested (`lock.effect.event.hatch`).
    InfestElsewhere,
    /// The highest power token that is on goes off, or that of the elevator
    /// (`lock.effect.event.blackout`, `lock.effect.power.elevator-off`).
    PowerOff {
        #[serde(default)]
        elevator: bool,
    },
    /// The time token turns to its inactive side (`lock.effect.power.surge`).
    BackupOff,
    /// Every intruder in combat attacks (`lock.effect.event.lurk`).
    AttackInCombat,
    /// Light wounds for everybody beside a technical entrance (`lock.effect.event.ducts`).
    WoundAtEntrances { wounds: u8 },
    /// Whoever has no action cards loses ammo, or an item (`lock.effect.event.panic`).
    Loss {
        ammo: u8,
        /// Whoever has some does so, too.
        #[serde(default)]
        armed: bool,
    },
    /// One of this type in the room of everybody with an undressed serious wound who is not in
    /// combat (`lock.effect.event.scent`).
    SpawnAtWounded { kind: KindId },
}

/// What a panic card does to the character who draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "do",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum PanicEffect {
    /// A movement through the corridor with the number of an event card.
    Flee,
    /// A movement towards a void seeder or a lair.
    Dare,
    /// Everybody in the room discards action cards.
    DiscardActions { cards: u8 },
    /// Insanity rises, for everybody in the room if so.
    Insanity {
        #[serde(default)]
        room: bool,
    },
    /// A malfunction in the room.
    BreakRoom,
    /// Fire in the room.
    Ignite,
    /// Light wounds.
    LightWounds { wounds: u8 },
    /// A dressed wound is undressed.
    Undress,
    /// The item counter of the room falls to 0.
    EmptyRoom,
    /// Everybody else in the room suffers a serious wound; whoever is alone suffers it.
    Bloodlust,
    /// A weapon loses all ammo.
    Unload,
    /// Cards of the own deck are drawn, of which an action card leaves the game.
    LoseCard { draw: u8 },
    /// A heavy item is discarded.
    DiscardHeavy,
    /// The character dies.
    Die,
}

/// What an attack card does to its target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "do",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum AttackEffect {
    /// Light wounds.
    LightWounds { wounds: u8 },
    /// Contamination cards.
    Contamination { cards: u8 },
    /// Slime.
    Slime,
    /// Kills at this many serious wounds, else wounds seriously.
    Lethal {
        at: u8,
        /// Every character of the room.
        #[serde(default)]
        room: bool,
        /// A bite, which a weakness softens.
        #[serde(default)]
        bite: bool,
        /// Serious wounds instead of death.
        #[serde(default = "one")]
        wounds: u8,
        /// And so many more if one is not dressed (`lock.effect.attack.rage`).
        #[serde(default)]
        open: u8,
    },
    /// The attacker becomes the next rank but one.
    Transform,
    /// Another intruder appears.
    Summon,
    /// Serious wounds.
    SeriousWounds { wounds: u8 },
    /// A panic card.
    Panic,
    /// Another of the attacker's type appears.
    Duplicate,
    /// The attacker loses all injuries.
    Heal,
    /// One of this type appears.
    Spawn { kind: KindId },
    /// A carcass falls to the floor.
    Carcass,
    /// The attacker follows whoever escapes with an undressed serious wound
    /// (`lock.effect.move.chase`).
    Chase,
    /// A larva on the board of the target (`lock.effect.attack.host`).
    Infest,
    /// What the attacker has become attacks at once, with a new card (`lock.effect.attack.evolve`).
    AttackAgain,
    /// Kills at this many serious wounds, and does nothing else (`lock.effect.dark.count`).
    Finish {
        at: u8,
        /// Out of the shadows, which a weakness lights (`lock.effect.weak.shadows`).
        #[serde(default)]
        shadow: bool,
    },
}

fn one() -> u8 {
    1
}

/// What fulfils a stage of an alert.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "must", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// An Activation in each of these rooms, in any order; a room named twice wants two.
    Activate {
        rooms: Vec<TileId>,
        /// With one or two players so many of them are enough.
        #[serde(default)]
        few: Option<u8>,
    },
    /// The sample gets to a room, or to any room of the shuttle.
    Bring {
        #[serde(default)]
        room: Option<TileId>,
    },
    /// A malfunction marker is removed, wherever it is.
    Repair,
    /// At a check everybody awake on board is on the shuttle.
    Assemble,
    /// At a check a character of its own is in each of these rooms.
    Man { rooms: Vec<TileId> },
}

/// What an alert does when it is revealed, or when a stage of it is fulfilled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AlertEffect {
    /// The sample is placed in a room.
    Sample { room: TileId },
    /// A malfunction in this room, if there is none on board.
    Malfunction { room: TileId },
}

/// A requirement of an objective, judged at the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "must", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Requirement {
    /// The ship arrives there.
    ShipReaches { planet: Planet },
    /// The ship is no more.
    ShipDestroyed,
    /// The holder is the only survivor.
    OnlySurvivor,
    /// Another character survives too.
    Company,
    /// That player's character does not survive.
    PlayerDies { player: u8 },
    /// The holder sent the signal.
    Signal,
    /// The queen is dead.
    QueenKilled,
    /// No egg is left in the nest.
    NestDestroyed,
    /// No room is unexplored.
    AllExplored,
    /// The holder left in a pod.
    InPod,
    /// The holder has that many item cards.
    Items { count: u8 },
    /// The holder ends in a pod or asleep with such an object.
    Carry {
        object: ObjectKind,
        #[serde(default)]
        blue: bool,
    },
    /// That many weaknesses are known.
    Weaknesses { count: u8 },
    /// The weakness on that slot is known.
    Weakness { slot: SlotId },
    /// The blue corpse lies in that room.
    CorpseIn { tile: TileId },
    /// The holder has that many item cards that were found or crafted.
    Finds { count: u8 },
    /// A quest item of the holder is unlocked, or was.
    Quest,
    /// The holder is as good as unhurt: no open serious wound, one light wound at most, no slime.
    Fit,
    /// That many engines work.
    Engines { count: u8 },
    /// The destination marker leads there, whatever becomes of the ship.
    Course { planet: Planet },
    /// No egg lies in a room or is carried by anyone.
    NoEggs,
    /// Nothing is out of order in these rooms, nor on the shuttle.
    InOrder { rooms: Vec<TileId> },
    /// Every character is alive and away.
    Everybody,
    /// The self-destruct sequence runs.
    SelfDestruct,
    /// No survivor of the Nemesis survives (`lock.obj.no-nemesis`).
    NoVeterans,
    /// Another survivor of the Nemesis survives (`lock.obj.company`).
    Veteran,
    /// The holder has that much knowledge (`lock.obj.other`).
    Knowledge { level: u8 },
    /// The holder's knowledge token is active.
    Active,
    /// No room of these parts of the board is unexplored (`lock.obj.sections`).
    Explored { zones: Vec<String> },
    /// The alert procedure ended the game (`lock.obj.alert`).
    Alert,
    /// The holder has got away, not merely to safety (`lock.obj.leave`).
    Away,
    /// That many power tokens are on at the end, and backup power if so (`lock.obj.power`).
    Power {
        tokens: u8,
        #[serde(default)]
        backup: bool,
    },
}

/// Whom a contingency token condemns at the victory check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condemned {
    /// Whoever has not sent the signal.
    Silent,
    /// Whoever has no more knowledge than this.
    Ignorant { knowledge: u8 },
    /// Whoever left in a CSS pod.
    Launched,
    /// Whoever is locked in.
    LockedIn,
    /// Nobody.
    Nobody,
}

impl NoiseFace {
    /// The corridor number it shows, if it shows one.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Four => Some(4),
            Self::Silence | Self::Danger => None,
        }
    }
}

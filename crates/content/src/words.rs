//! Single words of the vocabulary: colours, marks, faces, properties, roles.

/// Enums whose values have a stable name, given once: files, records, protocol and texts all use it.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $type:ident {
        $($(#[$of_value:meta])* $value:ident = $name:literal),* $(,)?
    })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $type { $($(#[$of_value])* #[serde(rename = $name)] $value),* }

        impl $type {
            /// Every value, in order.
            pub const ALL: &[Self] = &[$(Self::$value),*];

            /// Its stable name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name),* }
            }

            /// The value behind a stable name.
            #[must_use]
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    )*};
}

words! {
    /// The five symbols of dice and cards, weakest first. Every kind of intruder bears one.
    Rank {
        /// Infests instead of wounding.
        Larva = "larva",
        /// The second rank.
        Creeper = "creeper",
        /// The third rank.
        Adult = "adult",
        /// The fourth rank.
        Breeder = "breeder",
        /// The mother of them all; only one exists.
        Queen = "queen",
    }
    /// The decks of items.
    Colour {
        /// Military.
        Red = "red",
        /// Technical.
        Yellow = "yellow",
        /// Medical.
        Green = "green",
        /// Crafted.
        Blue = "blue",
    }
    /// The colour of a room, which says what searching it finds.
    RoomColour {
        /// Military items.
        Red = "red",
        /// Technical items.
        Yellow = "yellow",
        /// Medical items.
        Green = "green",
        /// Any one of the three decks.
        White = "white",
        /// Never searched.
        None = "none",
    }
    /// When an action may be used with respect to combat.
    Mark {
        /// In and out of combat.
        Any = "any",
        /// Only out of combat.
        Out = "out",
        /// Only in combat.
        In = "in",
    }
    /// Component symbols for crafting.
    Symbol {
        /// Chemical.
        Chem = "chem",
        /// Cloth.
        Cloth = "cloth",
        /// Medical.
        Med = "med",
        /// Tool.
        Tool = "tool",
        /// Energy.
        Energy = "energy",
    }
    /// What a weapon fires.
    WeaponClass {
        /// Recharged by energy.
        Energy = "energy",
        /// Reloaded only by what names it.
        Classic = "classic",
    }
    /// Sides of the noise die.
    NoiseFace {
        /// Corridor 1.
        One = "one",
        /// Corridor 2.
        Two = "two",
        /// Corridor 3.
        Three = "three",
        /// Corridor 4.
        Four = "four",
        /// Nothing, unless the character is slimed.
        Silence = "silence",
        /// Draws neighbours in, or noise everywhere.
        Danger = "danger",
    }
    /// Sides of the combat die.
    CombatFace {
        /// A miss.
        Blank = "blank",
        /// Hurts a larva or creeper.
        Creeper = "creeper",
        /// Hurts an adult or weaker.
        Adult = "adult",
        /// One hit on anything.
        One = "one",
        /// Two hits on anything.
        Two = "two",
        /// One injury for a card (`lock.adv.pay-one`).
        PayOne = "pay-one",
        /// One injury, or two for a card (`lock.adv.one-or-two`).
        OneOrTwo = "one-or-two",
    }
    /// Where the ship may be heading.
    Planet {
        /// Home.
        Earth = "earth",
        /// Survivable only under quarantine.
        Mars = "mars",
        /// Deadly.
        Venus = "venus",
        /// Deadly.
        DeepSpace = "deep-space",
    }
    /// The two evacuation sections.
    Evacuation {
        /// Section A.
        A = "a",
        /// Section B.
        B = "b",
    }
    /// Objects that lie in rooms and are carried in hands.
    ObjectKind {
        /// A character corpse, the blue one included.
        Corpse = "corpse",
        /// An intruder egg.
        Egg = "egg",
        /// An intruder carcass.
        Carcass = "carcass",
    }
    /// Who leaves a room under cover.
    Leavers {
        /// The user only.
        Own = "own",
        /// The user or one willing companion.
        Either = "either",
        /// The user, one willing companion, or both.
        Both = "both",
    }
    /// How a movement treats its noise roll.
    Footfall {
        /// An ordinary noise roll.
        Roll = "roll",
        /// One chosen marker instead of the roll.
        Careful = "careful",
        /// No roll at all.
        Silent = "silent",
        /// An ordinary noise roll, and the door of the corridor is closed behind.
        Shut = "shut",
    }
    /// Which rooms' actions a card grants.
    RoomFilter {
        /// Rooms with a working computer.
        Computer = "computer",
        /// Working rooms without a computer.
        Plain = "plain",
        /// The cockpit, or a room with a working computer.
        CockpitOrComputer = "cockpit-or-computer",
        /// Any working room.
        Any = "any",
        /// Any room, out of order or not.
        AnyBroken = "any-broken",
        /// The user's room, the nest included, as long as it works.
        Own = "own",
    }
    /// Properties of weapons, read when a shot is resolved.
    Property {
        /// A shot that injures injures once more.
        HitBonus = "hit-bonus",
        /// Two hits injure once more.
        DoubleBonus = "double-bonus",
        /// Two hits count as one.
        DoubleAsOne = "double-as-one",
        /// One hit counts as two.
        OneAsTwo = "one-as-two",
        /// Every side but the blank injures at least once.
        Minimum = "minimum",
        /// One and two hits injure once more.
        CrosshairBonus = "crosshair-bonus",
        /// On two hits a further ammo may buy an injury.
        ExtraAmmo = "extra-ammo",
        /// Two hits set the room on fire.
        Fire = "fire",
        /// The die may be rolled again once a shot.
        Reroll = "reroll",
        /// Counts as fire for weaknesses.
        Flame = "flame",
        /// A hit makes the target retreat instead of injuring it.
        DriveOff = "drive-off",
        /// The die may be rolled again once a shot where there is power (`lock.effect.weapon.smart`).
        PoweredReroll = "powered-reroll",
    }
    /// Things a character can give up.
    Goods {
        /// Any item.
        Item = "item",
        /// A weapon.
        Weapon = "weapon",
    }
    /// Whose contingency tokens are looked at.
    Holders {
        /// One token, of any player or of the neutral pool (`lock.room.archive`).
        Anyone = "anyone",
        /// One token of the neutral pool (`lock.room.alert-peek`).
        Pool = "pool",
        /// All tokens of another player in the same section (`lock.effect.comp.peek-contingency`).
        Section = "section",
    }
    /// Shared decks whose top can be sorted.
    SortedDeck {
        /// The event deck.
        Events = "events",
        /// The intruder attack deck.
        Attacks = "attacks",
    }
    /// The pods of the cargo sending systems.
    CargoPod {
        /// That of cargo sending system A.
        A = "a",
        /// That of cargo sending system B.
        B = "b",
        /// That of cargo sending system C.
        C = "c",
    }
    /// What a reaction card or item does in its window.
    Reaction {
        /// Cancels an action, or another such reaction.
        Interrupt = "interrupt",
        /// Ignores a surprise attack.
        IgnoreSurprise = "ignore-surprise",
        /// Ignores an attack after its card was drawn.
        IgnoreAttack = "ignore-attack",
        /// Rolls the noise die again.
        RerollNoise = "reroll-noise",
        /// Turns an attack to another character of the room.
        Turn = "turn",
        /// Takes what a search leaves over.
        Claim = "claim",
        /// One more round after a pass.
        ExtraRound = "extra-round",
        /// Nobody attacks its owner in an attack step, for the whole hand.
        PlayDead = "play-dead",
        /// Takes the light number of an encounter token, for a card (`lock.effect.light.number`).
        Light = "light",
        /// Ignores the darkness part of an event card (`lock.effect.dark.ignore`).
        IgnoreDarkness = "ignore-darkness",
        /// Ignores a surprise attack in darkness after its card was drawn
        /// (`lock.effect.dark.ignore-surprise`).
        IgnoreDarkSurprise = "ignore-dark-surprise",
        /// Turns an attack to another character of the room before its card is drawn
        /// (`lock.effect.react.redirect`).
        Redirect = "redirect",
        /// Skips the noise roll of bag development in darkness (`lock.effect.dark.skip-noise`).
        SkipNoise = "skip-noise",
        /// Ignores an attack for an egg or carcass; everybody in the room is slimed
        /// (`lock.effect.react.pheromones`).
        Appease = "appease",
        /// Passes an attack on after its card was drawn (`lock.effect.react.pheromones.pass`).
        PassOn = "pass-on",
    }
    /// Nouns of the rulebook that other rules refer to.
    Role {
        /// Where the eggs lie.
        Nest = "nest",
        /// Where the course is set.
        Cockpit = "cockpit",
        /// Where the crew sleeps.
        Hibernatorium = "hibernatorium",
        /// The first engine.
        Engine1 = "engine1",
        /// The second engine.
        Engine2 = "engine2",
        /// The third engine.
        Engine3 = "engine3",
        /// Where pods of section A are boarded.
        EvacuationA = "evacuation-a",
        /// Where pods of section B are boarded.
        EvacuationB = "evacuation-b",
        /// Revives the dead in cooperative play.
        Emergency = "emergency",
        /// Where one locks oneself in.
        Isolation = "isolation",
        /// Where the pod of cargo sending system A is entered.
        CargoA = "cargo-a",
        /// Where the pod of cargo sending system B is entered.
        CargoB = "cargo-b",
        /// Where the pod of cargo sending system C is entered.
        CargoC = "cargo-c",
    }
    /// What a room does by itself.
    RoomTrait {
        /// Entering it slimes.
        Slimy = "slimy",
        /// Waking up here draws one card more.
        Restful = "restful",
        /// Never holds a malfunction marker.
        NeverMalfunctions = "never-malfunctions",
        /// Never has an item counter.
        NoItems = "no-items",
        /// Known to all, but unexplored: a token lies there until somebody first enters.
        Unexplored = "unexplored",
        /// Items are exchanged here for those that can be made nowhere else.
        Workshop = "workshop",
        /// In no section, and always dark (`lock.power.staircase`).
        Dark = "dark",
        /// Waking up here draws one card more, whoever else is here (`lock.isolation.draw`).
        Sheltering = "sheltering",
        /// Searching it slimes (`lock.room.contaminated`).
        Tainted = "tainted",
    }
    /// What a serious wound does until it is dressed.
    WoundEffect {
        /// The draw step fills the hand to one card less.
        SmallerHand = "smaller-hand",
        /// Only one hand slot.
        OneHand = "one-hand",
        /// Item actions cost one more.
        DearItems = "dear-items",
        /// Escaping costs one more.
        DearEscape = "dear-escape",
        /// Passing causes a light wound.
        BleedOnPass = "bleed-on-pass",
        /// Passing while slimed causes a light wound.
        MeltOnPass = "melt-on-pass",
        /// The first movement of the first round of a turn costs one more (`lock.effect.wound.knee`).
        DearFirstMove = "dear-first-move",
        /// Everywhere is darkness (`lock.effect.wound.eyes`).
        Darkness = "darkness",
        /// Passing discards all action cards in hand (`lock.effect.wound.guts`).
        DiscardOnPass = "discard-on-pass",
    }
    /// How a discovered weakness changes the rules.
    WeaknessEffect {
        /// Against adults a blank counts as one hit.
        VitalPlaces = "vital-places",
        /// Fire injures once more.
        Fire = "fire",
        /// Energy weapons injure once more.
        Energy = "energy",
        /// Surprise numbers are one lower, at least one.
        Danger = "danger",
        /// Only breeders and the queen break doors.
        Moving = "moving",
        /// An adult's bite wounds lightly.
        Fighting = "fighting",
        /// One injury less kills.
        Brink = "brink",
        /// Being driven off by extinguishing injures.
        Phosphates = "phosphates",
        /// Closed doors stop those who pass them, and are destroyed.
        SturdyDoors = "sturdy-doors",
        /// A surprise attack gives no contamination card.
        RationalThinking = "rational-thinking",
        /// The second level of insanity brings what the first does.
        WeakenedControl = "weakened-control",
        /// The first roll against the nest or a lair may be rolled again.
        Determination = "determination",
        /// Everybody's insanity falls once, even below the floor.
        MassTherapy = "mass-therapy",
        /// One card less is drawn in the check at the end.
        StablePsyche = "stable-psyche",
        /// They feed before they attack, in combat too.
        Voracious = "voracious",
        /// The side of the die for the weakest misses them all.
        Agile = "agile",
        /// One injury more kills.
        ThickHide = "thick-hide",
        /// Surprise numbers are one higher, at most five.
        Ambushers = "ambushers",
        /// Who destroys a door goes on through it.
        BatteringMass = "battering-mass",
        /// Fire and what is thrown with it injures nobody.
        AshSkin = "ash-skin",
        /// Who is out of combat loses an injury in each fire step.
        KnittingFlesh = "knitting-flesh",
        /// Who injures one with bare hands suffers a light wound.
        CorrosiveBlood = "corrosive-blood",
        /// What comes out of the shadows does not kill at an adult's attack (`lock.effect.weak.shadows`).
        Shadows = "shadows",
        /// Light numbers are one lower (`lock.effect.weak.light`).
        LightShy = "light-shy",
        /// What burns or bursts injures once more (`lock.effect.weak.sear`).
        Searing = "searing",
        /// Energy weapons injure creepers and adults once more (`lock.effect.weak.nerves`).
        Nerves = "nerves",
        /// Danger in the light brings nobody in (`lock.effect.weak.deaf`).
        DullHearing = "dull-hearing",
        /// One injury less kills after one's own injuries (`lock.effect.weak.blood`).
        ThinBlood = "thin-blood",
    }
    /// What a trait of a character changes.
    TraitEffect {
        /// Healed by itself alone, scanned as it draws, shut down in time, twice bound to the company.
        Artificial = "artificial",
        /// Has a companion.
        Companion = "companion",
        /// Begins with a wound that its machine tends, and reads what the company wants.
        Frail = "frail",
        /// Bears one serious wound more.
        Hardy = "hardy",
        /// Follows others, and needs them.
        Following = "following",
        /// Shoots again with the starting weapon as long as it hits.
        Unerring = "unerring",
        /// Opens or closes a door with the action of the cockpit.
        Authorized = "authorized",
        /// A wound that makes escaping dear arrives dressed.
        Seated = "seated",
        /// Finds one of each where any deck could be searched.
        Scavenger = "scavenger",
        /// Buys a third action with a light wound.
        Rush = "rush",
        /// Builds from starting and quest items as well.
        Handyman = "handyman",
        /// Draws for having treated somebody else.
        Altruist = "altruist",
    }
    /// What is done for a character's own wounds.
    Care {
        /// All light wounds are healed.
        Light = "light",
        /// All serious wounds are dressed.
        Dress = "dress",
        /// A dressed serious wound is healed.
        Serious = "serious",
    }
    /// Who may seize a standing possibility.
    Seizer {
        /// Every player whose character is on board and awake, asked or not.
        Crew = "crew",
        /// The table itself, by its clock; no player.
        Table = "table",
        /// The crew, and the intruder player.
        Players = "players",
    }
    /// What a standing possibility is to the hourglass.
    GlassPart {
        /// The sand has run out.
        SandOut = "sand-out",
        /// Somebody picks it up, and there is a noise roll.
        PickUp = "pick-up",
        /// Somebody takes it out of the game.
        TakeOut = "take-out",
    }
    /// How often a standing possibility may be seized, by whomever.
    Often {
        /// Once in a turn.
        Turn = "turn",
        /// Once in a game.
        Game = "game",
    }
    /// What happens to an event card after its effect.
    Afterwards {
        /// To the discard pile.
        Discard = "discard",
        /// Out of the game; deck and discard pile are shuffled together.
        Remove = "remove",
        /// Shuffled back into the deck.
        Return = "return",
    }
}

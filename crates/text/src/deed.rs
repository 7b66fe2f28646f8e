//! What an ability does, as phrases to begin with "you may" or "use it to".

use derelict_content::{Ability, Leavers, RoomFilter, Section, Verb, WeaponFilter};

use crate::cast::Cast;
use crate::phrase::Part::{Number, Word};
use crate::phrase::{Part, Phrase, noun, phrase};
use crate::voice::Voice;
use crate::word::{Worded, truth};

impl Voice {
    /// Everything a section of an ability does.
    pub(crate) fn deeds(&self, ability: &Ability, section: u8, cast: &Cast) -> String {
        let section: Option<&Section> = ability.sections.get(section as usize);
        section.map(|section| self.does(section, cast)).unwrap_or_default()
    }

    /// Everything a section does.
    pub(crate) fn does(&self, section: &Section, cast: &Cast) -> String {
        let deeds = section.verbs.iter().map(|verb| self.words(&Self::deed(verb), cast));
        self.list(deeds.collect())
    }

    fn deed(verb: &Verb) -> Phrase {
        match verb {
            Verb::Move { footfall } => phrase("verb-move", [Word("footfall", footfall.word())]),
            Verb::Ducts { ambush: Some(kind), .. } => {
                phrase("verb-ducts-ambush", [noun("kind", *kind)])
            }
            Verb::Ducts { footfall, slime, explored, .. } => phrase(
                "verb-ducts",
                [
                    Word("footfall", footfall.word()),
                    Word("slime", truth(*slime)),
                    Word("explored", truth(*explored)),
                ],
            ),
            Verb::SpaceWalk { colour } => {
                phrase("verb-space-walk", [Word("colour", colour.word())])
            }
            Verb::Leave { who, ammo } => {
                let who = match who {
                    Leavers::Own => "own",
                    Leavers::Either => "either",
                    Leavers::Both => "both",
                };
                phrase("verb-leave", [Word("who", who), Number("ammo", *ammo)])
            }
            Verb::Order => phrase("verb-order", []),
            Verb::Shoot { with, all_ammo, reroll } => phrase(
                "verb-shoot",
                [Self::arms(*with), Word("all", truth(*all_ammo)), Word("reroll", truth(*reroll))],
            ),
            Verb::Melee { bonus } => phrase("verb-melee", [Number("bonus", *bonus)]),
            Verb::Trade => phrase("verb-trade", []),
            Verb::Craft { single: true, all, .. } => {
                phrase("verb-craft-single", [Word("all", truth(*all))])
            }
            Verb::Craft { tool, .. } => {
                phrase("verb-craft", [Word("tool", tool.map_or("none", Worded::word))])
            }
            Verb::PickUp => phrase("verb-pick-up", []),
            Verb::Unlock => phrase("verb-unlock", []),
            Verb::Search { empty } => phrase("verb-search", [Word("empty", truth(*empty))]),
            Verb::DrawItems { draw } => phrase("verb-draw-items", [Number("draw", *draw)]),
            Verb::ScanHand { safe: true, .. } => phrase("verb-scan-hand-safe", []),
            Verb::ScanHand { optional, knowledge, .. } => phrase(
                "verb-scan-hand",
                [Word("optional", truth(*optional)), Number("knowledge", *knowledge)],
            ),
            Verb::ScanOne => phrase("verb-scan-one", []),
            Verb::Purge { hand } => phrase("verb-purge", [Word("hand", truth(*hand))]),
            Verb::Reshuffle { hand } => phrase("verb-reshuffle", [Word("hand", truth(*hand))]),
            Verb::TakeContamination { cards } => {
                phrase("verb-take-contamination", [Number("cards", *cards)])
            }
            Verb::LightWounds { wounds } => {
                phrase("verb-light-wounds", [Number("wounds", *wounds)])
            }
            Verb::Pass => phrase("verb-pass", []),
            Verb::PassAll => phrase("verb-pass-all", []),
            Verb::UnlimitedActions => phrase("verb-unlimited-actions", []),
            Verb::DestroyDoor => phrase("verb-destroy-door", []),
            Verb::ToggleDoor { mend, anywhere } => phrase(
                "verb-toggle-door",
                [Word("mend", truth(*mend)), Word("anywhere", truth(*anywhere))],
            ),
            Verb::DoorsAround { close } => {
                phrase("verb-doors-around", [Word("close", truth(*close))])
            }
            Verb::BreakRoom => phrase("verb-break-room", []),
            Verb::BlockRoom => phrase("verb-block-room", []),
            Verb::ClearMalfunction => phrase("verb-clear-malfunction", []),
            Verb::RepairEngine => phrase("verb-repair-engine", []),
            Verb::RoomAction { on } => {
                let on = match on {
                    RoomFilter::Computer => "computer",
                    RoomFilter::Plain | RoomFilter::Any => "plain",
                    RoomFilter::AnyBroken => "broken",
                    RoomFilter::CockpitOrComputer => "cockpit",
                    RoomFilter::Own => "own",
                };
                phrase("verb-room-action", [Word("on", on)])
            }
            Verb::RemoteAction => phrase("verb-remote-action", []),
            Verb::Reload { with, ammo } => {
                phrase("verb-reload", [Self::arms(*with), Number("ammo", ammo.unwrap_or(0))])
            }
            Verb::Attach { to, reroll: true, .. } => {
                phrase("verb-attach-reroll", [Self::arms(*to)])
            }
            Verb::Attach { to, capacity, free_reload, reroll: false } => phrase(
                "verb-attach",
                [Self::arms(*to), Number("capacity", *capacity), Word("free", truth(*free_reload))],
            ),
            Verb::Tape => phrase("verb-tape", []),
            Verb::Draw { cards, per_wound } => {
                phrase("verb-draw", [Number("cards", *cards), Word("each", truth(*per_wound))])
            }
            Verb::DrawAll { cards } => phrase("verb-draw-all", [Number("cards", *cards)]),
            Verb::Redraw => phrase("verb-redraw", []),
            Verb::CheckCoordinates => phrase("verb-check-coordinates", []),
            Verb::SetDestination => phrase("verb-set-destination", []),
            Verb::CheckEngine => phrase("verb-check-engine", []),
            Verb::CheckEngines => phrase("verb-check-engines", []),
            Verb::PeekTiles { tiles, token } => {
                phrase("verb-peek-tiles", [Number("tiles", *tiles), Word("token", truth(*token))])
            }
            Verb::PeekObjective { signal, all } => phrase(
                "verb-peek-objective",
                [Word("signal", truth(*signal)), Word("all", truth(*all))],
            ),
            Verb::LookEvent => phrase("verb-look-event", []),
            Verb::Ignite => phrase("verb-ignite", []),
            Verb::Extinguish => phrase("verb-extinguish", []),
            Verb::DriveOff => phrase("verb-drive-off", []),
            Verb::FireControl => phrase("verb-fire-control", []),
            Verb::Stun => phrase("verb-stun", []),
            Verb::DiscardHand { most } => {
                phrase("verb-discard-hand", [Number("most", most.unwrap_or(0))])
            }
            Verb::OthersDiscard { cards } => {
                phrase("verb-others-discard", [Number("cards", *cards)])
            }
            Verb::Throw { wreck: true, .. } => phrase("verb-throw-wreck", []),
            Verb::Throw { target, others, eggs, fire, .. } => phrase(
                "verb-throw",
                [
                    Number("target", *target),
                    Number("others", *others),
                    Number("eggs", *eggs),
                    Word("fire", truth(*fire)),
                ],
            ),
            Verb::Decoy => phrase("verb-decoy", []),
            Verb::SelfDestruct => phrase("verb-self-destruct", []),
            Verb::TogglePod { here } => phrase("verb-toggle-pod", [Word("here", truth(*here))]),
            Verb::Dress { all, others } => {
                phrase("verb-dress", [Word("all", truth(*all)), Word("others", truth(*others))])
            }
            Verb::HealSerious { others } => {
                phrase("verb-heal-serious", [Word("others", truth(*others))])
            }
            Verb::HealLight { wounds, others } => phrase(
                "verb-heal-light",
                [Number("wounds", wounds.unwrap_or(0)), Word("others", truth(*others))],
            ),
            Verb::ClearSlime => phrase("verb-clear-slime", []),
            Verb::Signal => phrase("verb-signal", []),
            Verb::BoardPod => phrase("verb-board-pod", []),
            Verb::Analyse => phrase("verb-analyse", []),
            Verb::TakeEgg => phrase("verb-take-egg", []),
            Verb::Airlock => phrase("verb-airlock", []),
            Verb::Hibernate => phrase("verb-hibernate", []),
            Verb::PeekDeck => phrase("verb-peek-deck", []),
            Verb::Train { draw } => phrase("verb-train", [Number("draw", *draw)]),
            Verb::Rest => phrase("verb-rest", []),
            Verb::Mutate => phrase("verb-mutate", []),
            Verb::Slip { footfall, .. } => phrase("verb-slip", [Word("footfall", footfall.word())]),
            Verb::Provoke => phrase("verb-provoke", []),
            Verb::Rend { injuries, per_knowledge, provoke } => phrase(
                "verb-rend",
                [
                    Number("injuries", *injuries),
                    Number("per", *per_knowledge),
                    Word("provoke", truth(*provoke)),
                ],
            ),
            Verb::Roar { all } => phrase("verb-roar", [Word("all", truth(*all))]),
            Verb::NoiseAround => phrase("verb-noise-around", []),
            Verb::Spit => phrase("verb-spit", []),
            Verb::Slime => phrase("verb-slime", []),
            Verb::SmashEgg => phrase("verb-smash-egg", []),
            Verb::Regrow => phrase("verb-regrow", []),
            Verb::Listen => phrase("verb-listen", []),
            Verb::Quiet { markers, section } => phrase(
                "verb-quiet",
                [Number("markers", *markers), Word("section", truth(*section))],
            ),
            Verb::Eat { .. } => phrase("verb-eat", []),
            Verb::Steer { steps, section } => {
                phrase("verb-steer", [Number("steps", *steps), Word("section", truth(*section))])
            }
            Verb::NoiseRoll => phrase("verb-noise-roll", []),
            Verb::SelfRepair { care, .. } => {
                phrase("verb-self-repair", [Word("care", care.name())])
            }
            Verb::CheckOneEngine => phrase("verb-check-one-engine", []),
            Verb::ComputerDoor => phrase("verb-computer-door", []),
            Verb::Refill { .. } => phrase("verb-refill", []),
            Verb::Drain => phrase("verb-drain", []),
            Verb::Punch => phrase("verb-punch", []),
            Verb::DrawIn { colour, cards } => {
                phrase("verb-draw-in", [Word("colour", colour.word()), Number("cards", *cards)])
            }
            Verb::FillHand { cards } => phrase("verb-fill-hand", [Number("cards", *cards)]),
            Verb::Treat { patients } => phrase("verb-treat", [Number("patients", *patients)]),
            Verb::Inject { contamination, cards, .. } => phrase(
                "verb-inject",
                [Number("contamination", *contamination), Number("cards", *cards)],
            ),
            Verb::Rouse { cards, .. } => phrase("verb-rouse", [Number("cards", *cards)]),
            Verb::Operate { .. } => phrase("verb-operate", []),
            Verb::Free { item } => phrase("verb-free", [noun("item", *item)]),
            Verb::Send => phrase("verb-send", []),
            Verb::Suggest { cards } => phrase("verb-suggest", [Number("cards", *cards)]),
            Verb::Delegate => phrase("verb-delegate", []),
            Verb::CompanionMove { steps, recall } => phrase(
                "verb-companion-move",
                [Number("steps", *steps), Word("recall", truth(*recall))],
            ),
            Verb::CompanionSearch => phrase("verb-companion-search", []),
            Verb::CompanionHush => phrase("verb-companion-hush", []),
            Verb::Drag => phrase("verb-drag", []),
            Verb::Watch => phrase("verb-watch", []),
            Verb::ReadMind => phrase("verb-read-mind", []),
            Verb::LaunchPod => phrase("verb-launch-pod", []),
            Verb::SetEngine => phrase("verb-set-engine", []),
            Verb::LayCourse => phrase("verb-lay-course", []),
            Verb::Fetch => phrase("verb-fetch", []),
            Verb::Sift { draw, discard, other } => phrase(
                "verb-sift",
                [Number("draw", *draw), Number("discard", *discard), Word("other", truth(*other))],
            ),
            Verb::Alarm => phrase("verb-alarm", []),
            Verb::SetTurret => phrase("verb-set-turret", []),
            Verb::BreakTurret => phrase("verb-break-turret", []),
            Verb::Activate => phrase("verb-activate", []),
            Verb::TakeItem { item } => phrase("verb-take-item", [noun("item", *item)]),
            Verb::GainKnowledge { steps, active, activate } => phrase(
                "verb-gain-knowledge",
                [
                    Number("steps", *steps),
                    Number("active", *active),
                    Word("activate", truth(*activate)),
                ],
            ),
            Verb::LowerCounter => phrase("verb-lower-counter", []),
            Verb::Forfeit { what } => phrase("verb-forfeit", [Word("what", what.name())]),
            Verb::SpendUse { of } => phrase("verb-spend-use", [noun("item", *of)]),
            Verb::RestoreUses { of } => phrase("verb-restore-uses", [noun("item", *of)]),
            Verb::TakeObject { object } => {
                phrase("verb-take-object", [Word("object", object.name())])
            }
            Verb::Compute { several, optional } => phrase(
                "verb-compute",
                [Word("several", truth(*several)), Word("optional", truth(*optional))],
            ),
            Verb::PeekContingency { whose, keep } => phrase(
                "verb-peek-contingency",
                [Word("whose", whose.name()), Word("keep", truth(*keep))],
            ),
            Verb::PeekCss { shift } => phrase("verb-peek-css", [Word("shift", truth(*shift))]),
            Verb::SendRover { .. } => phrase("verb-send-rover", []),
            Verb::Escape { rover } => phrase("verb-escape-outside", [Word("rover", truth(*rover))]),
            Verb::Elevator { call, ride, .. } => {
                let what = match (call, ride) {
                    (true, true) => "both",
                    (true, false) => "call",
                    (false, _) => "ride",
                };
                phrase("verb-elevator", [Word("what", what)])
            }
            Verb::FlipPower => phrase("verb-flip-power", []),
            Verb::MovePower { all } => phrase("verb-move-power", [Word("all", truth(*all))]),
            Verb::ResetPower { .. } => phrase("verb-reset-power", []),
            Verb::Backup => phrase("verb-backup", []),
            Verb::Autodestruct { stop } => {
                phrase("verb-autodestruct", [Word("stop", truth(*stop))])
            }
            Verb::StartAlert => phrase("verb-start-alert", []),
            Verb::EnterPod => phrase("verb-enter-pod", []),
            Verb::LockIn => phrase("verb-lock-in", []),
            Verb::Defend { .. } => phrase("verb-defend", []),
            Verb::Vent => phrase("verb-vent", []),
            Verb::Glow => phrase("verb-glow", []),
            Verb::Excise { wounds } => phrase("verb-excise", [Number("wounds", *wounds)]),
            Verb::Escort => phrase("verb-escort", []),
            Verb::Push => phrase("verb-push", []),
            Verb::Shed { cards } => phrase("verb-shed", [Number("cards", *cards)]),
            Verb::PlaceNoise { section } => {
                phrase("verb-place-noise", [Word("section", truth(*section))])
            }
            Verb::SortDeck { deck } => phrase("verb-sort-deck", [Word("deck", deck.name())]),
        }
    }

    /// The weapons an effect is limited to.
    fn arms(with: WeaponFilter) -> Part {
        let arms = match (with.item, with.class) {
            (Some(item), _) => phrase("arms-item", [noun("item", item)]),
            (None, Some(class)) => phrase("arms-class", [Word("class", class.word())]),
            (None, None) => phrase("arms-any", []),
        };
        Part::Phrase("weapon", arms)
    }
}

//! What is asked, told to the one who is asked.

use derelict_content::{CombatFace, ItemId, Verb};
use derelict_engine::Choice;
use derelict_engine::frame::{Act, Origin, Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::thing::Thing;

use crate::cast::{Cast, Deal};
use crate::noun::Noun;
use crate::phrase::Part::{Number, Text, Word};
use crate::phrase::{Part, Phrase, noun, phrase};
use crate::voice::Voice;
use crate::word::{Worded, truth};

impl Voice {
    /// A prompt as a question. The options say what kind of target an action asks for.
    #[must_use]
    pub fn prompt(&self, prompt: &Prompt, options: &[Choice], cast: &Cast) -> String {
        let asked = match prompt {
            Prompt::Question(question) => {
                let doors = self.is_about_doors(prompt, cast);
                self.question(question, if doors { "door" } else { self.aim(options) }, cast)
            }
            Prompt::Window(window) => self.window(*window, cast),
        };
        self.sentence(&asked, cast)
    }

    /// A question about an offer, with the offer where the listener knows it and it has begun.
    fn dealing(&self, known: &'static str, unknown: &'static str, cast: &Cast) -> Phrase {
        let begun = |deal: &Deal| {
            deal.give.iter().chain(&deal.ask).any(Option::is_some) || deal.colours != [0; 4]
        };
        let Some(Deal { from, give, ask, colours }) = cast.deal.filter(begun) else {
            return phrase(unknown, []);
        };
        phrase(
            known,
            [
                noun("other", from),
                Text("given", self.wishes(&give, [0; 4], cast)),
                Text("asked", self.wishes(&ask, colours, cast)),
            ],
        )
    }

    fn question(&self, question: &Question, aim: &'static str, cast: &Cast) -> Phrase {
        match question {
            Question::Draft { .. } => phrase("prompt-draft", []),
            Question::FreeDraft { .. } => phrase("prompt-free-draft", []),
            Question::Action { .. } => phrase("prompt-action", []),
            Question::Target { act } => phrase(
                "prompt-target",
                [noun("action", Noun::Action(act.seat, act.source)), Word("aim", aim)],
            ),
            Question::Pay { act } => {
                // What was aimed at without a question is told at last before it costs something.
                let mut asked = phrase("prompt-pay", self.aimed(act, cast));
                asked.parts.push(Number("due", act.due.unwrap_or(1)));
                let crafts = |verb: &Verb| matches!(verb, Verb::Craft { .. });
                let crafted = self.verbs(act, cast).iter().any(crafts);
                // What is made was named first; the others go into it.
                let used = if crafted { act.targets.iter().skip(1).count() } else { 0 };
                asked.parts.push(Number("used", used as u8));
                asked
            }
            Question::Consent { act, .. } => phrase(
                "prompt-consent",
                [noun("other", act.seat), noun("action", Noun::Action(act.seat, act.source))],
            ),
            Question::Swarm { .. } => phrase("prompt-swarm", []),
            Question::SwarmTarget { urge } => {
                phrase("prompt-swarm-target", [self.swarm_card(urge.card), Word("aim", aim)])
            }
            Question::SwarmKeep { .. } => phrase("prompt-swarm-keep", []),
            Question::SwarmAttack { mini, target, .. } => {
                phrase("prompt-swarm-attack", [noun("intruder", *mini), noun("target", *target)])
            }
            Question::SwarmBury { .. } => phrase("prompt-swarm-bury", []),
            Question::Plan { .. } => phrase("prompt-plan", []),
            Question::KeepCard { .. } => phrase("prompt-keep-card", []),
            Question::DeckTop { deck, .. } => phrase("prompt-deck-top", [noun("deck", *deck)]),
            Question::Pod { .. } => phrase("prompt-pod", []),
            Question::Board { .. } => phrase("prompt-board", []),
            Question::Boarded { .. } => phrase("prompt-boarded", []),
            Question::Discard { .. } => phrase("prompt-discard", []),
            Question::Lose { .. } => phrase("prompt-lose", []),
            Question::Hush { room, .. } => phrase("prompt-hush", [noun("room", *room)]),
            Question::Reroll { face, .. } => {
                let face = self.book.catalog.noise_die[*face as usize];
                phrase("prompt-reroll", [Word("face", face.word())])
            }
            Question::PayReroll { .. } => phrase("prompt-pay-reroll", []),
            Question::Compute { done, several, optional, .. } => phrase(
                "prompt-compute",
                [
                    Word("more", truth(*several && *done != 0)),
                    Word("optional", truth(*optional || *done != 0)),
                ],
            ),
            Question::Rewire { circuit, .. } => {
                phrase("prompt-rewire", [Text("circuit", self.circuit(*circuit))])
            }
            Question::ShiftTiming { timing, .. } => {
                phrase("prompt-shift-timing", [Number("number", timing + 1)])
            }
            Question::Join { .. } => phrase("prompt-join", []),
            Question::Barricade { room, .. } => phrase("prompt-barricade", [noun("room", *room)]),
            Question::Heed { .. } => phrase("prompt-heed", []),
            Question::SortDeck { deck, .. } => phrase("prompt-sort-deck", [noun("deck", *deck)]),
            Question::Advantage { .. } => phrase("prompt-advantage", []),
            Question::PayLight { .. } => phrase("prompt-pay-light", []),
            Question::Redirect { .. } => phrase("prompt-redirect", []),
            Question::Appease { .. } => phrase("prompt-appease", []),
            Question::LoseAmmo { left, .. } => phrase("prompt-lose-ammo", [Number("left", *left)]),
            Question::LoseItem { .. } => phrase("prompt-lose-item", []),
            Question::RerollShot { shot } => {
                let catalog = &self.book.catalog;
                let die = match cast.advantage[shot.seat.index()] {
                    true => &catalog.advantage_die,
                    false => &catalog.combat_die,
                };
                let face = shot.face.and_then(|face| die.get(usize::from(face)));
                let face = face.copied().unwrap_or(CombatFace::Blank);
                phrase("prompt-reroll-shot", [Word("face", face.word())])
            }
            Question::ExtraAmmo { shot } => {
                phrase("prompt-extra-ammo", [noun("weapon", shot.weapon)])
            }
            Question::KeepItem { .. } => phrase("prompt-keep-item", []),
            Question::MakeRoom { thing, origin, .. } => {
                let quest = truth(*origin == Origin::Quest);
                phrase("prompt-make-room", [noun("thing", *thing), Word("quest", quest)])
            }
            Question::Surplus { .. } => phrase("prompt-surplus", []),
            Question::TakeDoor { corridor, .. } => {
                phrase("prompt-take-door", [noun("corridor", *corridor)])
            }
            Question::DoorsAround { room, .. } => {
                phrase("prompt-doors-around", [noun("room", *room)])
            }
            Question::Engine { engine, .. } => {
                phrase("prompt-engine", [Number("engine", engine + 1)])
            }
            Question::EventCard { .. } => phrase("prompt-event-card", []),
            Question::Scan { .. } => phrase("prompt-scan", []),
            Question::Redraw { discarded, .. } => {
                phrase("prompt-redraw", [Number("discarded", *discarded)])
            }
            Question::Trade { .. } => phrase("prompt-trade", []),
            Question::Offer { .. } => self.dealing("prompt-offer-begun", "prompt-offer", cast),
            Question::Show { to, .. } => phrase("prompt-show", [noun("other", *to)]),
            Question::Answer { .. } => self.dealing("prompt-answer-known", "prompt-answer", cast),
            Question::HandOver { colour, .. } => {
                phrase("prompt-hand-over", [Word("colour", colour.word())])
            }
            Question::WhichEggs { room, .. } => phrase("prompt-which-eggs", [noun("room", *room)]),
            Question::Rest { .. } => phrase("prompt-rest", []),
            Question::Dare { .. } => phrase("prompt-dare", []),
            Question::Undress { .. } => phrase("prompt-undress", []),
            Question::Unload { .. } => phrase("prompt-unload", []),
            Question::LoseCard { .. } => phrase("prompt-lose-card", []),
            Question::DiscardHeavy { .. } => phrase("prompt-discard-heavy", []),
            Question::KeepMutation { .. } => phrase("prompt-keep-mutation", []),
            Question::Cure { .. } => phrase("prompt-cure", []),
            Question::Mutant { .. } => phrase("prompt-mutant", []),
            Question::Slip { .. } => phrase("prompt-slip", []),
            Question::Quiet { left, .. } => phrase("prompt-quiet", [Number("left", *left)]),
            Question::Steer { left, .. } => phrase("prompt-steer", [Number("left", *left)]),
            Question::SteerWay { mini, .. } => {
                phrase("prompt-steer-way", [noun("intruder", *mini)])
            }
            Question::Counterpart { .. } => phrase("prompt-counterpart", []),
            Question::GiveKey { item, .. } => phrase("prompt-give-key", [noun("item", *item)]),
            Question::Ignore { .. } => phrase("prompt-ignore", []),
            Question::ShootAgain { shot } => {
                phrase("prompt-shoot-again", [noun("weapon", shot.weapon)])
            }
            Question::AnyDoor { .. } => phrase("prompt-any-door", []),
            Question::Rush { .. } => phrase("prompt-rush", []),
            Question::Scavenge { .. } => phrase("prompt-scavenge", []),
            Question::Turn { .. } => phrase("prompt-turn", []),
            Question::PayTurn { to, .. } => phrase("prompt-pay-turn", [noun("other", *to)]),
            Question::Punch { mini, .. } => phrase("prompt-punch", [noun("intruder", *mini)]),
            Question::Suggested { corridor, cards, .. } => {
                phrase("prompt-suggested", [noun("corridor", *corridor), Number("cards", *cards)])
            }
            Question::Delegated { .. } => phrase("prompt-delegated", []),
            Question::Course { .. } => phrase("prompt-course", []),
            Question::Fetch { .. } => phrase("prompt-fetch", []),
            Question::KeepCode { .. } => phrase("prompt-keep-code", []),
            Question::Watch { .. } => phrase("prompt-watch", []),
            Question::PayFollow { .. } => phrase("prompt-pay-follow", []),
            Question::Companion { .. } => phrase("prompt-companion", []),
            Question::SetTurret { turret, .. } => {
                phrase("prompt-set-turret", [Number("turret", turret + 1)])
            }
            Question::Maul { .. } => phrase("prompt-maul", []),
            Question::GlassRoom { .. } => phrase("prompt-glass-room", []),
            Question::RerollBlow { face, .. } => {
                let face = self.book.catalog.combat_die[*face as usize];
                phrase("prompt-reroll-shot", [Word("face", face.word())])
            }
        }
    }

    fn window(&self, window: WindowKind, cast: &Cast) -> Phrase {
        match window {
            WindowKind::Objectives => phrase("window-objectives", []),
            WindowKind::Interrupt { actor } => match cast.act.filter(|act| act.seat == actor) {
                Some(act) => self.interrupting(&act, cast),
                None => phrase("window-interrupt", [noun("other", actor)]),
            },
            WindowKind::IgnoreSurprise => self.struck("window-ignore-surprise", cast),
            WindowKind::IgnoreAttack => self.struck("window-ignore-attack", cast),
            WindowKind::RerollNoise => phrase("window-reroll-noise", []),
            WindowKind::Turn => phrase("window-turn", []),
            WindowKind::Claim { searcher, .. } => phrase("window-claim", [noun("other", searcher)]),
            WindowKind::ExtraRound => phrase("window-extra-round", []),
            WindowKind::PlayDead => phrase("window-play-dead", []),
            WindowKind::Follow { mover } => match cast.heading.filter(|(who, _)| *who == mover) {
                Some((_, to)) => {
                    phrase("window-follow-to", [noun("other", mover), noun("room", to)])
                }
                None => phrase("window-follow", [noun("other", mover)]),
            },
            WindowKind::Ride { mover } => phrase("window-ride", [noun("other", mover)]),
            WindowKind::Launch => phrase("window-launch", []),
            WindowKind::Light => phrase("window-light", []),
            WindowKind::Redirect => phrase("window-redirect", []),
            WindowKind::Appease => phrase("window-appease", []),
            WindowKind::IgnoreDarkness => phrase("window-darkness", []),
            WindowKind::SkipNoise => phrase("window-skip-noise", []),
            WindowKind::Advantage => phrase("window-advantage", []),
        }
    }

    /// What may be ignored, with what it would do.
    fn struck(&self, key: &'static str, cast: &Cast) -> Phrase {
        let frail = cast.you.is_some_and(|seat| cast.is_frail(seat));
        let card = cast.attack.map_or_else(String::new, |card| {
            let parts = [
                noun("attack", card),
                Text("text", self.text(card.into()).unwrap_or_default()),
                Word("frail", truth(frail)),
            ];
            self.words(&phrase("window-attack-card", parts), cast)
        });
        phrase(key, [Text("card", card)])
    }

    /// An interruption, with what it interrupts.
    fn interrupting(&self, act: &Act, cast: &Cast) -> Phrase {
        let mut asked = phrase("window-interrupt-action", self.aimed(act, cast));
        asked.parts.push(noun("other", act.seat));
        asked
    }

    /// An action and the targets it has been given.
    fn aimed(&self, act: &Act, cast: &Cast) -> [Part; 3] {
        let prompt = Prompt::Question(Question::Target { act: *act });
        let targets = act.targets.iter().map(|target| self.choice(target, &prompt, cast));
        let targets: Vec<String> = targets.collect();
        [
            noun("action", Noun::Action(act.seat, act.source)),
            Word("aimed", truth(!targets.is_empty())),
            Text("targets", targets.join(", ")),
        ]
    }

    /// What kind of target is to be named.
    fn aim(&self, options: &[Choice]) -> &'static str {
        let arms = |item: ItemId| self.book.catalog.items[item.index()].weapon.is_some();
        match options.first() {
            Some(Choice::Corridor(_) | Choice::Duct(_)) => "corridor",
            Some(Choice::Room(_)) => "room",
            Some(Choice::Seat(_) | Choice::Both(_)) => "player",
            Some(Choice::Intruder(_) | Choice::Eggs) => "target",
            Some(Choice::Item(_)) => "item",
            Some(Choice::Thing(Thing::Item(item))) if arms(*item) => "weapon",
            Some(Choice::Thing(_)) => "thing",
            Some(Choice::Object(_) | Choice::ObjectOf(..)) => "object",
            Some(Choice::Colour(_) | Choice::Deck(_)) => "colour",
            Some(Choice::Pod(_)) => "pod",
            Some(Choice::Course(_)) => "course",
            Some(Choice::Corporate | Choice::Personal) => "objective",
            Some(Choice::Wound(_)) => "wound",
            Some(Choice::Card(_)) => "card",
            Some(Choice::Act(..)) => "use",
            Some(Choice::Slot(_)) => "timing",
            Some(Choice::Chit(_)) => "contingency",
            Some(Choice::Circuit(_)) => "power",
            _ => "other",
        }
    }
}

//! Options, told so that one can be picked.

use derelict_content::{
    Ability, CorridorId, IntruderCardId, ItemId, ObjectiveDeck, ObjectiveId, PossibilityId, RoomId,
    TileId, Verb,
};
use derelict_engine::choice::{Source, Strain};
use derelict_engine::frame::{Act, Origin, Question};
use derelict_engine::offer::Prompt;
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::swarm::Instinct;
use derelict_engine::{Choice, Opportunity, Seat};

use crate::cast::Cast;
use crate::event::letter;
use crate::explain::seat_of;
use crate::noun::Noun;
use crate::phrase::Part::{Actor, Number, Text, Word};
use crate::phrase::{Part, Phrase, noun, nouns, phrase};
use crate::voice::Voice;
use crate::word::{Worded, truth};

impl Voice {
    /// An option of a decision.
    #[must_use]
    pub fn choice(&self, choice: Choice, prompt: &Prompt, cast: &Cast) -> String {
        self.sentence(&self.offered(choice, prompt, cast), cast)
    }

    /// Something that stands open, asked or not.
    #[must_use]
    pub fn opportunity(&self, opportunity: Opportunity, cast: &Cast) -> String {
        self.sentence(&self.seizing(opportunity.possibility, cast), cast)
    }

    /// A choice that was made, in few words: an action by its name alone.
    #[must_use]
    pub fn step(&self, choice: Choice, prompt: &Prompt, cast: &Cast) -> String {
        match choice {
            Choice::Act(source, _) => {
                self.name(Noun::Action(seat_of(prompt).unwrap_or_default(), source), cast)
            }
            _ => self.choice(choice, prompt, cast),
        }
    }

    fn offered(&self, choice: Choice, prompt: &Prompt, cast: &Cast) -> Phrase {
        let occasion = Word("occasion", occasion(prompt));
        match choice {
            Choice::Act(source, section) => self.act(source, section, prompt, cast),
            Choice::Drop(thing) => phrase("choice-drop", [noun("thing", thing)]),
            Choice::Pass => phrase("choice-pass", []),
            Choice::Done => phrase("choice-done", [occasion]),
            Choice::Yes => phrase("choice-yes", [occasion]),
            Choice::No => phrase("choice-no", [occasion]),
            Choice::Launch => phrase("choice-launch", []),
            Choice::Leave => phrase("choice-leave", []),
            Choice::Stay => phrase("choice-stay", []),
            Choice::Keep => phrase("choice-keep", restacked(prompt, cast)),
            Choice::Swap => phrase("choice-swap", restacked(prompt, cast)),
            Choice::Eggs => phrase("choice-eggs", [occasion]),
            Choice::Card(face) => phrase("choice-card", [occasion, noun("card", face)]),
            Choice::Room(room) => phrase("choice-room", [noun("room", room)]),
            Choice::Corridor(corridor) => self.corridor(corridor, prompt, cast),
            Choice::Duct(network) => phrase("choice-duct", [occasion, noun("network", network)]),
            Choice::Intruder(mini) => {
                let injuries = Number("injuries", cast.injuries(mini));
                phrase("choice-intruder", [noun("intruder", mini), injuries])
            }
            Choice::Seat(seat) => phrase("choice-seat", [Actor(seat)]),
            Choice::Both(seat) => phrase("choice-both", [noun("other", seat)]),
            Choice::Item(item) if self.is_given_up(item, prompt, cast) => {
                phrase("choice-item", [Word("occasion", "given-up"), noun("item", item)])
            }
            Choice::Item(item) => phrase("choice-item", [occasion, noun("item", item)]),
            Choice::Thing(thing) => phrase("choice-thing", [occasion, noun("thing", thing)]),
            Choice::Object(kind) => phrase("choice-object", [noun("object", kind)]),
            Choice::ObjectOf(seat, kind) => {
                phrase("choice-object-of", [noun("other", seat), noun("object", kind)])
            }
            Choice::Colour(colour) => phrase("choice-colour", [noun("deck", colour)]),
            Choice::Pod(pod) => {
                phrase("choice-pod", [noun("pod", pod), Word("locked", truth(cast.is_locked(pod)))])
            }
            Choice::Course(space) => self.course(space, cast),
            Choice::Corporate => {
                self.objective_held(ObjectiveDeck::Corporate, cast.corporate, prompt)
            }
            Choice::Personal => self.objective_held(ObjectiveDeck::Personal, cast.personal, prompt),
            Choice::Character(id) => phrase("choice-character", [noun("character", id)]),
            Choice::Wound(wound) => phrase("choice-wound", [noun("wound", wound)]),
            Choice::Offer(seat) => phrase("choice-offer", [noun("other", seat)]),
            Choice::Show(seat) => phrase("choice-show", [noun("other", seat)]),
            Choice::Give(thing) => phrase("choice-give", [noun("thing", thing)]),
            Choice::Ask(thing) => phrase("choice-ask", [noun("thing", thing)]),
            Choice::AskColour(colour) => {
                phrase("choice-ask-colour", [Word("colour", colour.word())])
            }
            Choice::Counter => phrase("choice-counter", []),
            Choice::Swarm(card, instinct) => self.urge(card, instinct),
            Choice::SwarmCard(card) => {
                let attacks = self.book.catalog.intruder_cards[card.index()].attacks;
                phrase("choice-swarm-card", [self.swarm_card(card), Number("attacks", attacks)])
            }
            Choice::Attack(attack) => {
                let hits = self.book.catalog.attacks[attack.index()].hits.iter().copied();
                phrase("choice-attack", [occasion, noun("attack", attack), nouns("kinds", hits)])
            }
            Choice::Event(event) => phrase("choice-event", [noun("event", event)]),
            Choice::Deck(deck) => phrase("choice-deck", [noun("deck", deck)]),
            Choice::Seize(possibility) => self.seizing(possibility, cast),
            Choice::Rest(rest) => phrase("choice-rest", [Word("rest", rest.word())]),
            Choice::Mutation(card) => phrase("choice-mutation", [noun("card", card)]),
            Choice::Light => phrase("choice-light", []),
            Choice::Recall => phrase("choice-recall", []),
            Choice::Coordinates(card) => phrase("choice-coordinates", [noun("card", card)]),
            Choice::Each => phrase("choice-each", []),
            Choice::Engine(engine) => phrase("choice-engine", [Number("engine", engine + 1)]),
            Choice::Status(status) => phrase("choice-status", [Word("status", status.word())]),
            Choice::Slot(slot) => phrase("choice-slot", [occasion, Number("slot", slot)]),
            Choice::Chit(chit) => phrase("choice-chit", [Number("number", chit + 1)]),
            Choice::Circuit(circuit) => {
                phrase("choice-circuit", [Text("circuit", self.circuit(circuit))])
            }
            Choice::Bunker => phrase("choice-bunker", []),
        }
    }

    /// Whether an item named as a target is the price of what is unlocked.
    fn is_given_up(&self, item: ItemId, prompt: &Prompt, cast: &Cast) -> bool {
        let Prompt::Question(Question::Target { act }) = prompt else { return false };
        self.verbs(act, cast).contains(&Verb::Unlock)
            && self.book.catalog.items[item.index()].unlock.is_none()
    }

    /// What is done with a possibility, if its seizer does anything.
    fn seizing(&self, possibility: PossibilityId, cast: &Cast) -> Phrase {
        let known = self.book.catalog.possibilities.get(possibility.index());
        let deed = known.and_then(|known| known.action.as_ref());
        let deed = deed.map(|ability| self.deeds(ability, 0, cast));
        let acts = Word("acts", truth(deed.is_some()));
        let deed = Text("deed", deed.unwrap_or_default());
        phrase("choice-seize", [noun("possibility", possibility), acts, deed])
    }

    /// An action with what it does and costs; the printed cost, and what wounds add to it.
    fn act(&self, source: Source, section: u8, prompt: &Prompt, cast: &Cast) -> Phrase {
        let catalog = &self.book.catalog;
        let seat = seat_of(prompt).unwrap_or_default();
        let (key, name, ability): (_, _, Option<&Ability>) = match source {
            Source::Basic(id) => ("choice-basic", Noun::Basic(id), Some(self.book.basic(id))),
            Source::Card(id) => {
                ("choice-play", Noun::Card(id), catalog.actions[id.index()].action.as_ref())
            }
            Source::Item(id) => {
                ("choice-use", Noun::Item(id), catalog.items[id.index()].action.as_ref())
            }
            Source::Possibility(id) => return self.seizing(id, cast),
            Source::Computer => {
                let deed = cast.computer.map(|card| {
                    let sections = &catalog.computer[card.index()].sections;
                    let section = sections.get(usize::from(section));
                    section.map(|section| self.does(section, cast)).unwrap_or_default()
                });
                return phrase("choice-compute", [Text("deed", deed.unwrap_or_default())]);
            }
            Source::Mutation(strain) => match cast.mutation(seat) {
                None => return phrase("choice-mutate-here", []),
                Some(card) => {
                    ("choice-mutate", Noun::Mutation(card), self.mutant(seat, strain, cast))
                }
            },
            Source::Room => match self.tile_acted(prompt, cast) {
                None => return phrase("choice-room-here", []),
                Some(tile) => (
                    "choice-room-action",
                    Noun::Tile(tile),
                    catalog.tiles[tile.index()].action.as_ref(),
                ),
            },
        };
        let deed = match ability {
            Some(ability) if cast.attacked[seat.index()] && walks(ability) => {
                self.words(&phrase("verb-escape", []), cast)
            }
            Some(ability) => self.deeds(ability, section, cast),
            None => String::new(),
        };
        let cost = match granted(prompt) {
            Some(_) => 0,
            None => {
                let printed = ability.map_or(0, |ability| ability.cost);
                let price =
                    if self.is_free(source, section, ability, seat, cast) { 0 } else { printed };
                price + surcharge(source, ability, seat, cast)
            }
        };
        let parts = [noun("name", name), Text("deed", deed), Number("cost", cost)];
        phrase(key, parts)
    }

    /// Whether something fastened to a weapon pays for reloading it.
    fn is_free(
        &self,
        source: Source,
        section: u8,
        ability: Option<&Ability>,
        seat: Seat,
        cast: &Cast,
    ) -> bool {
        let Source::Item(_) = source else { return false };
        let section = ability.and_then(|ability| ability.sections.get(usize::from(section)));
        let Some(Verb::Reload { with, .. }) = section.and_then(|it| it.verbs.first()) else {
            return false;
        };
        cast.free_reloads[seat.index()].is_some_and(|item| {
            let class = self.book.catalog.items[item.index()].weapon.as_ref().map(|it| it.class);
            with.item.is_none_or(|wanted| wanted == item)
                && with.class.is_none_or(|wanted| Some(wanted) == class)
        })
    }

    /// An intruder player card, and what one of its uses does.
    fn urge(&self, card: IntruderCardId, instinct: Instinct) -> Phrase {
        let sheet = &self.book.catalog.intruder_cards[card.index()];
        let usage = match instinct {
            Instinct::Move | Instinct::Attack => instinct.word(),
            Instinct::Effect => sheet.effect.word(),
        };
        let parts = [
            Word("use", usage),
            self.swarm_card(card),
            Number("number", sheet.number.unwrap_or(0)),
            Number("attacks", sheet.attacks),
        ];
        phrase("choice-swarm", parts)
    }

    /// The room whose action is meant: one named before, or that of the player.
    pub(crate) fn tile_acted(&self, prompt: &Prompt, cast: &Cast) -> Option<TileId> {
        let named = granted(prompt).and_then(|act| {
            act.targets.iter().find_map(|target| match target {
                Choice::Room(room) => Some(room),
                _ => None,
            })
        });
        cast.tile(named.or(cast.room(seat_of(prompt)?))?)
    }

    /// A space of the destination track, with where it leads if the listener knows.
    fn course(&self, space: u8, cast: &Cast) -> Phrase {
        let letter = Text("letter", letter(space));
        match cast.coordinates {
            None => phrase("choice-course", [letter]),
            Some(card) => {
                let planet = self.book.catalog.coordinates[card.index()][space as usize];
                phrase("choice-course-known", [letter, noun("planet", planet)])
            }
        }
    }

    /// A corridor as a way to go, or as a door to change.
    fn corridor(&self, corridor: CorridorId, prompt: &Prompt, cast: &Cast) -> Phrase {
        let ends = self.book.ends(corridor);
        let way = match standpoint(&ends, prompt, cast) {
            Some(from) => noun("way", Noun::Way(from, corridor)),
            None => noun("way", corridor),
        };
        if self.is_about_doors(prompt, cast) {
            phrase("choice-door", [way, Word("door", cast.door(corridor).word())])
        } else {
            phrase("choice-corridor", [Word("occasion", occasion(prompt)), way])
        }
    }

    pub(crate) fn is_about_doors(&self, prompt: &Prompt, cast: &Cast) -> bool {
        match prompt {
            Prompt::Question(
                Question::DoorsAround { .. }
                | Question::TakeDoor { .. }
                | Question::Barricade { .. },
            ) => true,
            Prompt::Question(Question::Target { act }) => {
                let verbs = self.verbs(act, cast);
                verbs.iter().any(|verb| matches!(verb, Verb::ToggleDoor { .. } | Verb::DestroyDoor))
            }
            _ => false,
        }
    }

    /// An objective to keep, or one of another player to look at.
    fn objective_held(
        &self,
        deck: ObjectiveDeck,
        own: Option<ObjectiveId>,
        prompt: &Prompt,
    ) -> Phrase {
        match (prompt, own) {
            (Prompt::Window(_), Some(own)) => phrase(
                "choice-keep-known",
                [self.origin("kind", own), noun("deck", deck), noun("objective", own)],
            ),
            (Prompt::Window(_), None) => phrase("choice-keep-objective", [noun("deck", deck)]),
            (Prompt::Question(_), _) => phrase("choice-objective", [noun("deck", deck)]),
        }
    }

    /// A side of the mutation card somebody has, if the listener knows it.
    fn mutant(&self, seat: Seat, strain: Strain, cast: &Cast) -> Option<&Ability> {
        Some(strain.side(&self.book.catalog.mutations[cast.mutation(seat)?.index()]))
    }

    pub(crate) fn verbs(&self, act: &Act, cast: &Cast) -> &[Verb] {
        let catalog = &self.book.catalog;
        let ability = match act.source {
            Source::Basic(id) => Some(self.book.basic(id)),
            Source::Card(id) => catalog.actions[id.index()].action.as_ref(),
            Source::Item(id) => catalog.items[id.index()].action.as_ref(),
            Source::Room => self
                .tile_of(act.seat, cast)
                .and_then(|tile| catalog.tiles[tile.index()].action.as_ref()),
            Source::Possibility(id) => catalog.possibilities[id.index()].action.as_ref(),
            Source::Mutation(strain) => self.mutant(act.seat, strain, cast),
            Source::Computer => {
                let card = cast.computer.map(|card| &catalog.computer[card.index()]);
                let section = card.and_then(|card| card.sections.get(act.section as usize));
                return section.map_or(&[], |section| &section.verbs);
            }
        };
        let section = ability.and_then(|ability| ability.sections.get(act.section as usize));
        section.map_or(&[], |section| &section.verbs)
    }
}

/// The action on whose behalf a room's action is being chosen for free.
fn granted(prompt: &Prompt) -> Option<&Act> {
    match prompt {
        Prompt::Question(Question::Target { act }) => Some(act),
        _ => None,
    }
}

/// Whether an ability is nothing but a walk next door, before which intruders attack.
fn walks(ability: &Ability) -> bool {
    let verbs = ability.sections.first().map_or(&[][..], |section| &section.verbs);
    matches!(verbs, [Verb::Move { .. }])
}

/// What wounds add to the cost of an action.
fn surcharge(source: Source, ability: Option<&Ability>, seat: Seat, cast: &Cast) -> u8 {
    let moves = ability.is_some_and(|ability| {
        let first = |section: &derelict_content::Section| {
            matches!(section.verbs.first(), Some(Verb::Move { .. }))
        };
        ability.sections.iter().any(first)
    });
    let dear = |who: [bool; MAX_SEATS]| u8::from(who[seat.index()]);
    match source {
        Source::Item(_) => dear(cast.dear_items),
        Source::Basic(_) if moves => dear(cast.dear_moves) + dear(cast.dear_starts),
        Source::Basic(_)
        | Source::Card(_)
        | Source::Room
        | Source::Possibility(_)
        | Source::Mutation(_)
        | Source::Computer => 0,
    }
}

/// The room a corridor is seen from.
pub(crate) fn standpoint(ends: &[RoomId], prompt: &Prompt, cast: &Cast) -> Option<RoomId> {
    standpoints(prompt, cast).into_iter().flatten().find(|room| ends.contains(room))
}

/// Rooms a corridor may be seen from, likeliest first.
fn standpoints(prompt: &Prompt, cast: &Cast) -> [Option<RoomId>; 2] {
    match prompt {
        Prompt::Question(
            Question::DoorsAround { room, .. }
            | Question::Hush { room, .. }
            | Question::Barricade { room, .. },
        ) => [Some(*room), None],
        Prompt::Question(Question::Target { act }) => {
            let other = act.targets.iter().find_map(|target| match target {
                Choice::Seat(other) => cast.room(other),
                _ => None,
            });
            [other, cast.room(act.seat)]
        }
        Prompt::Question(Question::SwarmTarget { urge }) => {
            let lair = urge.targets.iter().find_map(|target| match target {
                Choice::Intruder(mini) => cast.lair(mini),
                _ => None,
            });
            [lair, None]
        }
        Prompt::Question(Question::Companion { seat, .. }) => [cast.companion, cast.room(*seat)],
        _ => [None, None],
    }
}

/// The engine whose tokens somebody holds, and whether it works as far as the listener knows.
fn restacked(prompt: &Prompt, cast: &Cast) -> [Part; 2] {
    let engine = match prompt {
        Prompt::Question(Question::Engine { engine, .. }) => *engine,
        _ => 0,
    };
    let works = cast.engines.get(usize::from(engine)).copied().flatten();
    [Number("engine", engine + 1), Word("works", works.map_or("unknown", truth))]
}

/// The word for what is being decided.
fn occasion(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Window(window) => window.word(),
        Prompt::Question(question) => match question {
            Question::Draft { .. } => "draft",
            Question::FreeDraft { .. } => "free-draft",
            Question::Action { .. } => "action",
            Question::Target { .. } => "target",
            Question::Pay { .. } => "pay",
            Question::Consent { .. } => "consent",
            Question::Swarm { .. } => "swarm",
            Question::SwarmTarget { .. } => "swarm-target",
            Question::SwarmKeep { .. } => "swarm-keep",
            Question::SwarmAttack { .. } => "swarm-attack",
            Question::SwarmBury { .. } => "swarm-bury",
            Question::Plan { .. } => "plan",
            Question::KeepCard { .. } => "keep-card",
            Question::DeckTop { .. } => "deck-top",
            Question::Pod { .. } => "pod",
            Question::Board { .. } => "board",
            Question::Boarded { .. } => "boarded",
            Question::Discard { .. } => "discard",
            Question::Lose { .. } => "lose",
            Question::Hush { .. } => "hush",
            Question::Reroll { .. } => "reroll",
            Question::PayReroll { .. } => "pay-reroll",
            Question::RerollShot { .. } => "reroll-shot",
            Question::ExtraAmmo { .. } => "extra-ammo",
            Question::KeepItem { .. } => "keep-item",
            Question::MakeRoom { origin: Origin::Quest, .. } => "make-room-quest",
            Question::MakeRoom { origin: Origin::Search | Origin::Craft, .. } => "make-room-item",
            Question::MakeRoom { .. } => "make-room",
            Question::Surplus { .. } => "surplus",
            Question::TakeDoor { .. } => "take-door",
            Question::DoorsAround { .. } => "doors-around",
            Question::Engine { .. } => "engine",
            Question::EventCard { .. } => "event-card",
            Question::Scan { .. } => "scan",
            Question::Redraw { .. } => "redraw",
            Question::Trade { .. } => "trade",
            Question::Offer { .. } => "offer",
            Question::Show { .. } => "show",
            Question::Answer { .. } => "answer",
            Question::HandOver { .. } => "hand-over",
            Question::WhichEggs { .. } => "which-eggs",
            Question::Rest { .. } => "rest",
            Question::Dare { .. } => "dare",
            Question::Undress { .. } => "undress",
            Question::Unload { .. } => "unload",
            Question::LoseCard { .. } => "lose-card",
            Question::DiscardHeavy { .. } => "discard-heavy",
            Question::RerollBlow { .. } => "reroll-shot",
            Question::KeepMutation { .. } => "keep-mutation",
            Question::Cure { .. } => "cure",
            Question::Mutant { .. } => "mutant",
            Question::Slip { .. } => "slip",
            Question::Quiet { .. } => "quiet",
            Question::Steer { .. } => "steer",
            Question::SteerWay { .. } => "steer-way",
            Question::Counterpart { .. } => "counterpart",
            Question::GiveKey { .. } => "give-key",
            Question::Ignore { .. } => "ignore",
            Question::ShootAgain { .. } => "shoot-again",
            Question::AnyDoor { .. } => "any-door",
            Question::Rush { .. } => "rush",
            Question::Scavenge { .. } => "scavenge",
            Question::Turn { .. } => "turn",
            Question::PayTurn { .. } => "pay-turn",
            Question::Punch { .. } => "punch",
            Question::Suggested { .. } => "suggested",
            Question::Delegated { .. } => "delegated",
            Question::Course { .. } => "course",
            Question::Fetch { .. } => "fetch",
            Question::KeepCode { .. } => "keep-code",
            Question::Watch { .. } => "watch",
            Question::PayFollow { .. } => "pay-follow",
            Question::Companion { .. } => "companion",
            Question::Maul { .. } => "maul",
            Question::GlassRoom { .. } => "glass-room",
            Question::SetTurret { .. } => "set-turret",
            Question::Compute { .. } => "compute",
            Question::Rewire { .. } => "rewire",
            Question::ShiftTiming { .. } => "shift-timing",
            Question::Join { .. } => "join",
            Question::Barricade { .. } => "barricade",
            Question::Heed { .. } => "heed",
            Question::SortDeck { .. } => "sort-deck",
            Question::Advantage { .. } => "advantage",
            Question::PayLight { .. } => "pay-light",
            Question::Redirect { .. } => "redirect",
            Question::Appease { .. } => "appease",
            Question::LoseAmmo { .. } => "lose-ammo",
            Question::LoseItem { .. } => "lose-item",
        },
    }
}

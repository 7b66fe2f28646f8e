//! Which components a scenario really brought into play.
//!
//! Observed from the events and the table, never from what a file mentions.

use std::collections::BTreeSet;

use derelict_content::{Ability, Catalog, IntruderToken, Kind, Reaction, TokenFace};
use derelict_engine::choice::Source;
use derelict_engine::{Event, Fact, Game, Seat, State};
use serde::Serialize;

/// A component, or one part of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Component {
    /// The kind of component, such as `item`.
    pub kind: &'static str,
    /// Its stable id.
    pub id: String,
    /// Which part of it: a section of its action, its use as a weapon, its unlocking.
    pub part: String,
}

impl Component {
    fn new(kind: &'static str, id: impl Into<String>, part: impl Into<String>) -> Self {
        Self { kind, id: id.into(), part: part.into() }
    }
}

/// Every component of the packs, part by part.
#[must_use]
pub fn components(catalog: &Catalog) -> BTreeSet<Component> {
    let mut all = BTreeSet::new();
    let named = |kind: Kind| catalog.names.of(kind).iter();
    for (id, tile) in named(Kind::TileId).zip(&catalog.tiles) {
        parts(&mut all, "room", id, tile.action.as_ref());
        if tile.action.is_none() {
            all.insert(Component::new("room", id, "entered"));
        }
    }
    for (id, item) in named(Kind::ItemId).zip(&catalog.items) {
        parts(&mut all, "item", id, item.action.as_ref());
        let has = [
            (item.weapon.is_some(), "fired"),
            (item.passive.is_some(), "held"),
            (item.reaction.is_some(), "reaction"),
            (item.unlock.is_some(), "unlocked"),
            (item.recipe.is_some(), "crafted"),
        ];
        for (_, part) in has.iter().filter(|(has, _)| *has) {
            all.insert(Component::new("item", id, *part));
        }
    }
    for (id, card) in named(Kind::ActionId).zip(&catalog.actions) {
        parts(&mut all, "action card", id, card.action.as_ref());
        if card.reaction.is_some() {
            all.insert(Component::new("action card", id, "reaction"));
        }
    }
    for basic in &catalog.basics {
        parts(&mut all, "basic action", &basic.id, Some(&basic.action));
    }
    for (kind, word) in WHOLE {
        all.extend(named(*kind).map(|id| Component::new(word, id, "")));
    }
    all.extend(
        catalog
            .tokens
            .iter()
            .map(|token| Component::new("intruder token", face(catalog, token), "")),
    );
    all.extend(catalog.attacks.iter().map(|card| Component::new("attack", &card.entry, "")));
    for id in named(Kind::IntruderCardId) {
        for part in ["move", "attack", "effect"] {
            all.insert(Component::new("intruder player card", id, part));
        }
    }
    all
}

/// Kinds of components that have no parts.
const WHOLE: &[(Kind, &str)] = &[
    (Kind::ExplorationId, "exploration token"),
    (Kind::EventId, "event"),
    (Kind::WoundId, "wound"),
    (Kind::WeaknessId, "weakness"),
    (Kind::SlotId, "slot"),
    (Kind::PanicId, "panic card"),
    (Kind::AlertId, "alert"),
    (Kind::MutationId, "mutation"),
    (Kind::ObjectiveId, "objective"),
    (Kind::CoordinatesId, "coordinates card"),
    (Kind::PossibilityId, "possibility"),
    (Kind::CharacterId, "character"),
];

/// Tokens of one type and number are the same token.
pub(crate) fn face(catalog: &Catalog, token: &IntruderToken) -> String {
    match token.face {
        TokenFace::Blank => "blank".into(),
        TokenFace::Unnamed => format!("unnamed-{}", token.number),
        TokenFace::Insanity(_) => "insanity".into(),
        TokenFace::Kind(kind) => {
            let kind = catalog.names.name(Kind::KindId, kind.0).unwrap_or("?");
            format!("{kind}-{}", token.number)
        }
        TokenFace::Blue(kind) => {
            let kind = catalog.names.name(Kind::KindId, kind.0).unwrap_or("?");
            format!("blue-{kind}-{}", token.number)
        }
    }
}

fn parts(all: &mut BTreeSet<Component>, kind: &'static str, id: &str, action: Option<&Ability>) {
    let sections = action.map_or(0, |action| action.sections.len());
    all.extend((1..=sections).map(|section| Component::new(kind, id, section.to_string())));
}

/// Watches a game and notes what it brings into play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Witness {
    pub(crate) seen: BTreeSet<Component>,
}

impl Witness {
    /// Notes what the events of a step and the table after it show; `before` is the table as
    /// the step found it.
    pub(crate) fn watch(&mut self, before: &State, game: &Game, events: &[Event]) {
        let mut state = *before;
        for event in events {
            if let Fact::Moved { seat, to, .. } = event.fact {
                state.crew[seat.index()].place = derelict_engine::state::Place::Room(to);
            }
            self.event(&state, game, event);
        }
        self.table(game);
    }

    fn note(&mut self, kind: &'static str, id: &str, part: impl Into<String>) {
        self.seen.insert(Component::new(kind, id, part));
    }

    fn named(&mut self, game: &Game, word: &'static str, kind: Kind, index: u8, part: &str) {
        if let Some(name) = game.book.names.name(kind, index) {
            self.note(word, name, part);
        }
    }

    fn event(&mut self, state: &State, game: &Game, event: &Event) {
        match event.fact {
            Fact::ActionTaken { seat, source, section } => {
                let part = (section + 1).to_string();
                match source {
                    Source::Basic(id) => {
                        self.named(game, "basic action", Kind::BasicId, id.0, &part)
                    }
                    Source::Card(id) => {
                        self.named(game, "action card", Kind::ActionId, id.0, &part)
                    }
                    Source::Item(id) => self.named(game, "item", Kind::ItemId, id.0, &part),
                    // Told by being seized.
                    Source::Possibility(_) => {}
                    // Told by being scanned for.
                    Source::Mutation(_) => {}
                    // Told by the card that is used.
                    Source::Computer => {}
                    Source::Room => {
                        if let Some(room) = state.crew[seat.index()].room() {
                            let tile = state.rooms[room.index()].tile;
                            self.named(game, "room", Kind::TileId, tile.0, &part);
                        }
                    }
                }
            }
            Fact::AmmoSpent { weapon, .. } => {
                self.named(game, "item", Kind::ItemId, weapon.0, "fired");
            }
            // What is no action tells only its use.
            Fact::ItemUsed { item, .. }
                if game.book.catalog.items[item.index()]
                    .action
                    .as_ref()
                    .is_some_and(|a| a.free) =>
            {
                self.named(game, "item", Kind::ItemId, item.0, "1");
            }
            // Which of the two is kept is nobody's to know; both are laid out.
            Fact::CodesUnlocked { seat } => {
                let crew = &state.crew[seat.index()];
                for item in &game.book.catalog.characters[crew.character.index()].quests {
                    self.named(game, "item", Kind::ItemId, item.0, "unlocked");
                }
            }
            Fact::QuestUnlocked { item, .. } => {
                self.named(game, "item", Kind::ItemId, item.0, "unlocked");
            }
            Fact::ItemCrafted { item, .. } => {
                self.named(game, "item", Kind::ItemId, item.0, "crafted");
            }
            Fact::Interrupted { by, .. } => self.reaction(game, by, Reaction::Interrupt),
            Fact::NoiseRerolled { seat } => self.reaction(game, seat, Reaction::RerollNoise),
            Fact::AttackIgnored { seat } => {
                let reaction = match event.rule.0 {
                    "effect.react.surprise" => Reaction::IgnoreSurprise,
                    _ => Reaction::IgnoreAttack,
                };
                self.reaction(game, seat, reaction);
            }
            Fact::AttackTurned { from, .. } => self.reaction(game, from, Reaction::Turn),
            Fact::LeftoverClaimed { seat, .. } => self.reaction(game, seat, Reaction::Claim),
            Fact::RoundAdded { seat } => self.reaction(game, seat, Reaction::ExtraRound),
            Fact::PlayedDead { seat } => self.reaction(game, seat, Reaction::PlayDead),
            Fact::EventDrawn { event } => self.named(game, "event", Kind::EventId, event.0, ""),
            Fact::AttackHit { card, .. } => {
                self.note("attack", &game.book.catalog.attacks[card.index()].entry, "");
            }
            Fact::TokenRevealed { token, .. } => {
                self.named(game, "exploration token", Kind::ExplorationId, token.0, "");
            }
            Fact::TokenDrawn { token } => {
                let catalog = &game.book.catalog;
                let token = face(catalog, &catalog.tokens[token.index()]);
                self.note("intruder token", &token, "");
            }
            Fact::ObjectiveRevealed { objective, .. }
            | Fact::CommonObjectiveChecked { objective, .. } => {
                self.named(game, "objective", Kind::ObjectiveId, objective.0, "");
            }
            Fact::CoordinatesRevealed { card, .. }
            | Fact::CourseShown { card, .. }
            | Fact::CoordinatesSeen { card, .. } => {
                self.named(game, "coordinates card", Kind::CoordinatesId, card.0, "");
            }
            Fact::Seized { possibility, .. } | Fact::CameAbout { possibility } => {
                self.named(game, "possibility", Kind::PossibilityId, possibility.0, "");
            }
            Fact::PanicDrawn { card, .. } => {
                self.named(game, "panic card", Kind::PanicId, card.0, "");
            }
            Fact::AlertRevealed { alert } => {
                self.named(game, "alert", Kind::AlertId, alert.0, "");
            }
            Fact::MutationTurnedUp { card, .. } => {
                self.named(game, "mutation", Kind::MutationId, card.0, "");
            }
            Fact::WeaknessRevealed { slot, .. } | Fact::AdaptationTurnedUp { slot, .. } => {
                self.named(game, "slot", Kind::SlotId, slot.0, "");
            }
            Fact::SwarmCardPlayed { card, instinct, .. } => {
                let part = instinct.name();
                self.named(game, "intruder player card", Kind::IntruderCardId, card.0, part);
            }
            _ => {}
        }
    }

    /// A reaction of a seat: the card or item that has it.
    fn reaction(&mut self, game: &Game, seat: Seat, reaction: Reaction) {
        let catalog = &game.book.catalog;
        let crew = &game.state.crew[seat.index()];
        for id in &catalog.characters[crew.character.index()].deck {
            if catalog.actions[id.index()].reaction == Some(reaction) {
                self.named(game, "action card", Kind::ActionId, id.0, "reaction");
            }
        }
        for id in catalog.item_ids() {
            if catalog.items[id.index()].reaction == Some(reaction) {
                self.named(game, "item", Kind::ItemId, id.0, "reaction");
            }
        }
    }

    /// What lies open or is held and works by itself.
    fn table(&mut self, game: &Game) {
        let look = game.look();
        for weakness in game.state.weaknesses.iter().filter(|weakness| weakness.revealed) {
            self.named(game, "weakness", Kind::WeaknessId, weakness.card.0, "");
        }
        let slots = &game.book.catalog.slots;
        for slot in game.book.catalog.slot_ids().filter(|slot| slots[slot.index()].open) {
            self.named(game, "slot", Kind::SlotId, slot.0, "");
        }
        for seat in look.seats() {
            let crew = look.crew(seat);
            if crew.drafted {
                self.named(game, "character", Kind::CharacterId, crew.character.0, "");
            }
            for wound in crew.serious.iter().filter_map(|wounded| wounded.wound) {
                self.named(game, "wound", Kind::WoundId, wound.0, "");
            }
            for item in look.items_of(seat) {
                if game.book.catalog.items[item.index()].passive.is_some() {
                    self.named(game, "item", Kind::ItemId, item.0, "held");
                }
            }
            if let Some(room) = crew.room() {
                let tile = look.tile(room);
                if game.book.catalog.tiles[tile.index()].action.is_none() {
                    self.named(game, "room", Kind::TileId, tile.0, "entered");
                }
            }
        }
    }
}

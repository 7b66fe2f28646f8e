//! Characters: the own one in full, the others as far as they show.

use std::collections::BTreeMap;

use derelict_content::{ObjectiveDeck, ObjectiveId};
use derelict_engine::Seat;
use derelict_engine::state::Place;
use derelict_engine::view::{Back, CardName, GoalPart, HeldView, PlayerView, Progress};
use derelict_text::{Form, Noun};

use super::{Situation, listed};
use crate::page::Page;

impl Situation<'_> {
    /// The own character with its secrets.
    pub(super) fn own(&self, seat: Seat, page: &mut Page) {
        self.own_briefly(seat, page);
        self.objectives(seat, page);
    }

    pub(super) fn own_briefly(&self, seat: Seat, page: &mut Page) {
        let Some(player) = self.view.players.get(&seat) else {
            return;
        };
        if let Some(character) = player.character {
            let name = self.voice.name(character, &self.cast);
            let facts = self.facts(player);
            let declined = self.voice.named(character, Some(Form::Nominative), &self.cast);
            let gaps = [("name", name.into()), ("name-nominative", declined.into())];
            let you = self.words.say("player-you", &gaps);
            page.hang("", "    ", format!("{you} {}", sentence(&listed(facts))));
        }
        self.swarm(seat, page);
        self.hand_briefly(player, page);
        if let Some(items) = self.items(player) {
            page.hang("", "    ", self.secret(&sentence(&items)));
        }
    }

    /// The intruder player's cards.
    fn swarm(&self, seat: Seat, page: &mut Page) {
        let Some(swarm) = self.view.swarm.as_ref().filter(|swarm| swarm.seat == Some(seat)) else {
            return;
        };
        let cards = swarm.hand.iter().flatten().map(|card| self.voice.name(*card, &self.cast));
        let cards = listed(cards.collect());
        let cards = self.words.say("swarm-hand", &[("cards", cards.into())]);
        page.hang("", "    ", self.secret(&cards));
    }

    /// The cards in hand by name.
    fn hand_briefly(&self, player: &PlayerView, page: &mut Page) {
        let Some(hand) = &player.hand else {
            return;
        };
        let cards = hand.iter().map(|CardName(face)| self.voice.name(*face, &self.cast)).collect();
        let cards = if hand.is_empty() { self.words.plain("none") } else { listed(cards) };
        let heading = self.words.plain("heading-hand");
        page.hang("", "    ", self.secret(&format!("{heading}: {cards}.")));
    }

    /// Hand and items, each with what it does.
    pub fn possessions(&self, seat: Seat, page: &mut Page) {
        let Some(player) = self.view.players.get(&seat) else {
            return;
        };
        if let Some(swarm) = self.view.swarm.as_ref().filter(|it| it.seat == Some(seat)) {
            page.heading(&self.secret(&self.words.plain("heading-hand")));
            let hand = swarm.hand.iter().flatten().map(|card| Noun::from(*card));
            return self.explained(hand.collect(), page);
        }
        page.heading(&self.secret(&self.words.plain("heading-hand")));
        let hand = player.hand.iter().flatten().map(|CardName(face)| Noun::from(*face));
        self.explained(hand.collect(), page);
        page.heading(&self.words.plain("heading-items"));
        let held = player.hands.iter().flat_map(|held| {
            let fastened = held.attached.iter().map(|item| Noun::from(*item));
            std::iter::once(Noun::from(held.thing.0)).chain(fastened)
        });
        let stored = player.inventory.iter().flatten().map(|item| Noun::from(*item));
        let quests = player.quests.iter().map(|item| Noun::from(*item));
        self.explained(held.chain(stored).chain(quests).collect(), page);
        let mutation = player.mutation.as_ref().and_then(|mutation| mutation.card);
        if let Some(card) = mutation {
            page.heading(&self.words.plain("heading-mutation"));
            self.explained(vec![card.into()], page);
        }
        let wounds = player.serious.iter().filter_map(|wounded| wounded.wound).map(Noun::from);
        let wounds: Vec<Noun> = wounds.collect();
        if !wounds.is_empty() {
            page.heading(&self.words.plain("heading-wounds"));
            self.explained(wounds, page);
        }
    }

    fn explained(&self, nouns: Vec<Noun>, page: &mut Page) {
        if nouns.is_empty() {
            page.line(self.words.plain("none"));
        }
        for (index, noun) in nouns.iter().enumerate() {
            if nouns[..index].contains(noun) {
                continue;
            }
            let name = sentence(&self.voice.name(*noun, &self.cast));
            match self.voice.explain(*noun) {
                Some(text) => page.line(format!("{name} {text}")),
                None => page.line(name),
            }
        }
    }

    /// What the player is after.
    pub fn objectives(&self, seat: Seat, page: &mut Page) {
        let Some(player) = self.view.players.get(&seat) else {
            return;
        };
        page.heading(&self.words.plain("heading-objectives"));
        if self.view.swarm.as_ref().is_some_and(|swarm| swarm.seat == Some(seat)) {
            return page.line(self.voice.swarm_task());
        }
        let objectives = &player.objectives;
        let common = objectives.kept == Some(ObjectiveDeck::Coop);
        for goal in self.view.goals(self.book) {
            let text = self.voice.objective(goal.objective);
            page.line(match goal.deck {
                ObjectiveDeck::Coop => self.words.say("objective-common", &[("text", text.into())]),
                deck => self.secret(&self.objective(deck.name(), goal.objective)),
            });
            for (at, way) in goal.ways.iter().enumerate() {
                if at > 0 {
                    page.hang("    ", "    ", self.words.plain("objective-or"));
                }
                for part in way {
                    page.hang("    ", "        ", self.part(part));
                }
            }
        }
        if common {
            return;
        }
        // There was nothing to choose between.
        if let Some(ObjectiveDeck::Requirement | ObjectiveDeck::Offer) = objectives.kept {
            return;
        }
        let state = match objectives.kept.map(ObjectiveDeck::name) {
            Some(deck) => self.words.say("objective-kept", &[("deck", deck.into())]),
            None => self.words.plain("objective-open"),
        };
        page.line(state);
    }

    /// A part of an objective, with a mark and how it stands.
    pub(crate) fn part(&self, part: &GoalPart) -> String {
        format!("{} ({})", self.marked(part), self.voice.goal_standing(part))
    }

    /// A part of an objective, with a mark only, where there is little space.
    pub(crate) fn marked(&self, part: &GoalPart) -> String {
        format!("{} {}", Self::mark(part), self.voice.goal_part(part, &self.cast))
    }

    /// The mark of a part of an objective.
    pub(crate) fn mark(part: &GoalPart) -> &'static str {
        match part.standing {
            Progress::Met => "[x]",
            Progress::Open => "[.]",
            Progress::Unknown => "[?]",
            Progress::Lost => "[-]",
        }
    }

    fn objective(&self, deck: &'static str, card: ObjectiveId) -> String {
        let text = self.voice.objective(card);
        self.words.say("objective-line", &[("deck", deck.into()), ("text", text.into())])
    }

    /// The other characters.
    pub(super) fn others(&self, page: &mut Page) {
        let you = self.view.viewer.seat();
        let others = self.view.players.iter().filter(|(seat, _)| you != Some(**seat));
        for (index, (seat, player)) in others.enumerate() {
            if index == 0 {
                page.heading(&self.words.plain("heading-others"));
            }
            let who = capital(&self.voice.name(*seat, &self.cast));
            let line = match player.character {
                None => self.words.say("player-undrafted", &[("who", who.into())]),
                Some(_) => self.words.say(
                    "player-line",
                    &[("who", who.into()), ("facts", listed(self.facts(player)).into())],
                ),
            };
            page.line(line);
        }
    }

    fn facts(&self, player: &PlayerView) -> Vec<String> {
        let words = self.words;
        let mut facts = vec![self.place(player.place)];
        let mut note = |holds: bool, key: &str| {
            if holds {
                facts.push(words.plain(key));
            }
        };
        note(self.view.first == player.seat, "fact-first");
        note(player.passed, "fact-passed");
        let borne = player.marks.iter().filter(|(_, much)| **much > 0);
        facts.extend(borne.map(|(mark, much)| self.voice.bears(*mark, *much)));
        facts.extend(self.mutation(player));
        if let Some(swarm) = &self.view.swarm
            && swarm.seat == Some(player.seat)
        {
            facts.push(words.say("fact-swarm", &[("count", swarm.hand_size.into())]));
        }
        if matches!(player.place, Place::Dead(_) | Place::Nowhere) {
            return facts;
        }
        facts.push(words.say("fact-hand", &[("count", player.hand_size.into())]));
        facts.push(words.say(
            "fact-piles",
            &[("deck", player.deck_size.into()), ("discard", player.discard.len().into())],
        ));
        if player.light > 0 {
            facts.push(words.say("fact-light", &[("count", player.light.into())]));
        }
        for wounded in &player.serious {
            let key = if wounded.dressed { "fact-dressed" } else { "fact-serious" };
            let wound = match wounded.wound {
                Some(wound) => self.voice.name(wound, &self.cast),
                None => words.plain("wound-unnamed"),
            };
            facts.push(words.say(key, &[("wound", wound.into())]));
        }
        if !player.hands.is_empty() {
            let things = listed(player.hands.iter().map(|held| self.held(held)).collect());
            facts.push(words.say("fact-holds", &[("things", things.into())]));
        }
        if self.view.viewer.seat() != Some(player.seat) {
            facts.extend(self.items(player));
        }
        if !player.quests.is_empty() {
            let quests = player.quests.iter().map(|item| self.voice.name(*item, &self.cast));
            let items = listed(quests.collect());
            facts.push(words.say("fact-quests", &[("items", items.into())]));
        }
        facts
    }

    /// The mutation card beside a character, by name where the viewer knows it.
    pub(crate) fn mutation(&self, player: &PlayerView) -> Option<String> {
        let mutation = player.mutation.as_ref()?;
        let card = mutation.card.map(|card| self.voice.name(card, &self.cast));
        let known = match (&card, mutation.open) {
            (None, _) => "no",
            (Some(_), false) => "own",
            (Some(_), true) => "open",
        };
        let gaps = [("known", known.into()), ("card", card.unwrap_or_default().into())];
        Some(self.words.say("fact-mutation", &gaps))
    }

    pub(crate) fn place(&self, place: Place) -> String {
        let (kind, there): (_, Option<Noun>) = match place {
            Place::Room(room) => ("room", Some(room.into())),
            Place::Pod(pod) => ("pod", Some(pod.into())),
            Place::Evacuated(pod) => ("evacuated", Some(pod.into())),
            Place::Departed => ("departed", None),
            // Whoever sleeps aboard a ship has locked itself in where there is none.
            Place::Hibernating if self.book.catalog.facility.is_some() => ("locked-in", None),
            Place::Hibernating => ("hibernating", None),
            Place::Bunker => ("bunker", None),
            Place::Dead(_) => ("dead", None),
            Place::Nowhere => ("nowhere", None),
        };
        let named =
            |form| there.map_or_else(String::new, |it| self.voice.named(it, form, &self.cast));
        let gaps = [
            ("kind", kind.into()),
            ("place", named(None).into()),
            ("place-in", named(Some(Form::In)).into()),
        ];
        self.words.say("fact-place", &gaps)
    }

    pub(crate) fn held(&self, held: &HeldView) -> String {
        let mut thing = self.voice.name(held.thing.0, &self.cast);
        if held.capacity > 0 {
            thing = self.words.say(
                "held-ammo",
                &[
                    ("thing", thing.into()),
                    ("ammo", held.ammo.into()),
                    ("capacity", held.capacity.into()),
                ],
            );
        }
        if !held.attached.is_empty() {
            let items = held.attached.iter().map(|item| self.voice.name(*item, &self.cast));
            let items = listed(items.collect());
            thing =
                self.words.say("held-with", &[("thing", thing.into()), ("items", items.into())]);
        }
        if held.taped {
            thing = self.words.say("held-taped", &[("thing", thing.into())]);
        }
        thing
    }

    /// Items by name where they may be seen, else by the colours of their backs.
    fn items(&self, player: &PlayerView) -> Option<String> {
        let items: Vec<String> = match &player.inventory {
            Some(items) => items.iter().map(|item| self.voice.name(*item, &self.cast)).collect(),
            None => {
                let mut counts: BTreeMap<Back, usize> = BTreeMap::new();
                for back in &player.inventory_colours {
                    *counts.entry(*back).or_default() += 1;
                }
                counts.into_iter().map(|(back, count)| self.backs(back, count)).collect()
            }
        };
        if items.is_empty() {
            return None;
        }
        Some(self.words.say("fact-items", &[("items", listed(items).into())]))
    }

    fn backs(&self, back: Back, count: usize) -> String {
        self.words.say("fact-backs", &[("count", count.into()), ("colour", back.name().into())])
    }
}

/// A phrase as the beginning of a sentence.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A phrase as a sentence of its own.
pub fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with(['.', '!', '?']) { text } else { text + "." }
}

//! The situations in which components act, written as scenarios give them.

use derelict_content::{
    Catalog, Character, Corridor, Item, ItemId, ItemSource, Kind, KindId, ObjectiveDeck, Planet,
    Reaction, Slot, Symbol, Task, TileGroup, TileId, Unlock, Verb, WeaponClass, WoundEffect,
};
use derelict_engine::Setup;

use crate::executed::{Component, face};

/// Where somebody stands who needs no special room.
const HERE: &str = "003";

/// A situation, in words and as a scenario gives it, and what whoever is asked would like to choose.
pub(super) struct Situation {
    pub(super) how: String,
    pub(super) given: String,
    pub(super) goals: Vec<String>,
}

impl Situation {
    fn new(how: impl Into<String>, given: String, goals: &[String]) -> Self {
        Self { how: how.into(), given, goals: goals.to_vec() }
    }
}

/// Every situation a part may be seen in, the likeliest first.
pub(super) fn of(catalog: &Catalog, part: &Component) -> Vec<Situation> {
    let id = part.id.as_str();
    let deal = Deal { catalog };
    let once = |how: &str, given: String| vec![Situation::new(how, given, &[])];
    match part.kind {
        "room" => deal.room(id, &part.part),
        "item" => deal.item(id, &part.part),
        "action card" => deal.card(id, &part.part),
        "basic action" => deal.basic(id, &section(id, &part.part)),
        "attack" => deal.attack(id),
        "objective" => deal.objective(id),
        "intruder player card" => deal.swarm(id, &part.part),
        "intruder token" => deal.token(id),
        "kind" => deal.kind(id),
        "event" => once(
            "on top of its deck in an event phase",
            format!("phase = \"event-card\"\ndecks.events_top = [\"{id}\"]\n"),
        ),
        "alert" => deal.alert(id),
        "wound" => once("on a character", format!("player.1 = {{ serious = [\"{id}\"] }}\n")),
        "weakness" => {
            let slot = deal.name(Kind::SlotId, 0);
            let given = format!("weaknesses.{slot} = {{ card = \"{id}\", revealed = true }}\n");
            once("discovered", given)
        }
        "slot" => deal.slot(id),
        "coordinates card" => once(
            "turned over at the end",
            format!(
                "phase = \"end\"\ncoordinates = \"{id}\"\nplayer.1 = {{ place = \"hibernating\" }}\n"
            ),
        ),
        "character" => {
            once("at the table", format!("characters = [\"{id}\", \"{}\"]\n", deal.other(id)))
        }
        "exploration token" => once(
            "in a room that is entered",
            format!(
                "rooms.{HERE} = {{ explored = false, token = \"{id}\" }}\n\
                 frames = [{{ arrive = {{ seat = 2, to = \"{HERE}\", by = \"hull\", \
                 footfall = \"roll\", stage = \"enter\", noise = true }} }}]\n"
            ),
        ),
        "board" => once("laid out", format!("board = \"{id}\"\n")),
        _ => once("in use in every game", String::new()),
    }
}

/// The name of a choice: an act with the section that is wanted.
fn section(act: &str, part: &str) -> String {
    if part == "1" { act.to_owned() } else { format!("{act}/{part}") }
}

/// What a player has at hand.
#[derive(Default)]
struct Hand<'a> {
    card: Option<&'a str>,
    item: Option<&'a str>,
    quest: Option<&'a str>,
    character: Option<&'a str>,
}

/// In what state a room is.
#[derive(Clone, Copy)]
enum Mood {
    Peace,
    Fight,
    Damage,
    Late,
}

impl Mood {
    const ALL: [Self; 4] = [Self::Peace, Self::Fight, Self::Damage, Self::Late];

    fn how(self) -> &'static str {
        match self {
            Self::Peace => "among wounded people",
            Self::Fight => "in a fight",
            Self::Damage => "between fire and malfunction",
            Self::Late => "late in the game",
        }
    }
}

struct Deal<'a> {
    catalog: &'a Catalog,
}

impl Deal<'_> {
    fn basic(&self, id: &str, act: &str) -> Vec<Situation> {
        let basics = self.catalog.names.of(Kind::BasicId).iter().zip(&self.catalog.basics);
        let mut verbs = basics
            .filter(|(name, _)| name.as_str() == id)
            .flat_map(|(_, basic)| &basic.action.sections)
            .flat_map(|section| &section.verbs);
        if verbs.any(|verb| *verb == Verb::Activate) {
            return self.activation(act);
        }
        self.everywhere(&Hand::default(), act)
    }

    /// Where an alert asks for something, in the first room that one names.
    fn activation(&self, act: &str) -> Vec<Situation> {
        let alerts = (0..).zip(&self.catalog.alerts);
        let asks = alerts.filter_map(|(id, alert)| match &alert.stages.first()?.task {
            Task::Activate { rooms, .. } => Some((id, *rooms.first()?)),
            _ => None,
        });
        let made = asks.filter_map(|(alert, tile)| {
            let board = self.catalog.boards.first()?;
            let room = board.rooms.iter().find(|room| room.slot == Slot::Printed(tile))?;
            let given = format!(
                "alert = \"{}\"\nplayer.1 = {{ place = \"{}\" }}\n",
                self.name(Kind::AlertId, alert),
                room.id
            );
            Some(Situation::new("where an alert asks for it", given, &[act.to_owned()]))
        });
        made.collect()
    }

    fn alert(&self, id: &str) -> Vec<Situation> {
        let place = self.catalog.names.index(Kind::AlertId, id);
        let players = place.map_or(1, |at| self.catalog.alerts[usize::from(at)].players).max(2);
        let icon = self.catalog.events.iter().position(|event| event.alert);
        let Some(event) = icon.map(|event| self.name(Kind::EventId, event as u8)) else {
            return Vec::new();
        };
        let given = format!(
            "players = {players}\nphase = \"event-card\"\ndecks.events_top = [\"{event}\"]\n\
             decks.alerts_top = [\"{id}\"]\n"
        );
        vec![Situation::new("revealed by an event", given, &[])]
    }

    fn room(&self, id: &str, part: &str) -> Vec<Situation> {
        let goals = match part {
            "entered" => Vec::new(),
            part => vec![section("room-action", part)],
        };
        let moods =
            Mood::ALL.map(|mood| self.stand(Some(id), HERE, mood, &Hand::default(), &goals));
        moods.into_iter().collect()
    }

    /// Where one of its objects can be analysed; an open one lies there in every game.
    fn slot(&self, id: &str) -> Vec<Situation> {
        let slot = &self.catalog.slots[self.index(Kind::SlotId, id)];
        if slot.open {
            return vec![Situation::new("open from the start", String::new(), &[])];
        }
        let analyses = |tile: &TileId| {
            let action = self.catalog.tiles[tile.index()].action.as_ref();
            let mut sections = action.into_iter().flat_map(|action| &action.sections);
            sections.any(|section| section.verbs.contains(&Verb::Analyse))
        };
        let rooms = self.catalog.tile_ids().filter(analyses);
        let each = rooms.flat_map(|tile| {
            let tile = self.name(Kind::TileId, tile.0);
            slot.objects.iter().map(move |object| {
                let goals = [format!("object:{}", object.name()), "room-action".to_owned()];
                self.stand(Some(tile), HERE, Mood::Peace, &Hand::default(), &goals)
            })
        });
        each.collect()
    }

    fn item(&self, id: &str, part: &str) -> Vec<Situation> {
        let item = self.item_of(id);
        let owner = self.owner(|character| {
            let mut own = character.weapon.iter().chain(&character.quests);
            own.any(|item| self.name(Kind::ItemId, item.0) == id)
        });
        let has = Hand { item: Some(id), character: owner, ..Hand::default() };
        let without = Hand { item: None, character: owner, ..Hand::default() };
        let goals = |verb: &str| [verb.to_owned(), id.to_owned()];
        let here = |tile: Option<&str>, mood, hand: &Hand<'_>, goals: &[String]| {
            vec![self.stand(tile, HERE, mood, hand, goals)]
        };
        match part {
            "held" => here(None, Mood::Peace, &has, &[]),
            "fired" => here(None, Mood::Fight, &has, &goals("shoot")),
            "crafted" => here(None, Mood::Peace, &without, &goals("craft")),
            "reaction" => self.reaction(item.reaction, &has),
            "unlocked" => {
                let hand = Hand { quest: Some(id), ..without };
                let room = match &item.unlock {
                    Some(Unlock::In(tile)) => Some(self.name(Kind::TileId, tile.0)),
                    Some(Unlock::Computer) => {
                        let mut tiles = self.catalog.names.of(Kind::TileId).iter();
                        let mut has = self.catalog.tiles.iter().map(|tile| tile.computer);
                        tiles.find(|_| has.next() == Some(true)).map(String::as_str)
                    }
                    Some(
                        Unlock::Discarding(_)
                        | Unlock::DiscardingIn { .. }
                        | Unlock::Knowledge(_)
                        | Unlock::Colour(_)
                        | Unlock::Exit
                        | Unlock::Anywhere,
                    )
                    | None => None,
                };
                here(room, Mood::Peace, &hand, &goals("unlock"))
            }
            part => self.everywhere(&has, &section(&format!("use:{id}"), part)),
        }
    }

    fn card(&self, id: &str, part: &str) -> Vec<Situation> {
        let owner = self.owner(|character| {
            character.deck.iter().any(|card| self.name(Kind::ActionId, card.0) == id)
        });
        if owner.is_none() {
            return Vec::new();
        }
        let hand = Hand { card: Some(id), character: owner, ..Hand::default() };
        match part {
            "reaction" => {
                let card = &self.catalog.actions[self.index(Kind::ActionId, id)];
                self.reaction(card.reaction, &hand)
            }
            part => self.everywhere(&hand, &section(&format!("play:{id}"), part)),
        }
    }

    /// In every room, whatever its state; most things work in the first.
    fn everywhere(&self, hand: &Hand<'_>, goal: &str) -> Vec<Situation> {
        let rooms = self.catalog.boards[0].rooms.iter().map(|room| room.id.as_str());
        let rooms = std::iter::once(HERE).chain(rooms.filter(|id| *id != HERE));
        let goals = [goal.to_owned()];
        let each =
            rooms.flat_map(|room| Mood::ALL.map(|mood| self.stand(None, room, mood, hand, &goals)));
        each.collect()
    }

    /// Two characters in a room in some state, the first with all it may need.
    fn stand(
        &self,
        tile: Option<&str>,
        room: &str,
        mood: Mood,
        hand: &Hand<'_>,
        goals: &[String],
    ) -> Situation {
        let room = tile.map_or_else(|| room.to_owned(), |tile| self.place_for(tile));
        let tile = match tile.filter(|_| !self.is_printed(&room)) {
            Some(tile) => format!("tile = \"{tile}\", "),
            None => String::new(),
        };
        let state = match mood {
            Mood::Peace | Mood::Fight | Mood::Late => "",
            Mood::Damage => "fire = true, malfunction = true, ",
        };
        let first = hand.character.or_else(|| self.marksman()).unwrap_or_else(|| self.other(""));
        let second = self.other(first);
        let mut given = format!(
            "characters = [\"{first}\", \"{second}\"]\n\
             rooms.{room} = {{ {tile}{state}carcasses = 1, eggs = 1, \
             corpses = [\"blue-corpse\"] }}\n"
        );
        given += &match mood {
            Mood::Peace | Mood::Damage => String::new(),
            Mood::Fight => {
                let kind = self.fighter();
                format!("intruders = [{{ kind = \"{kind}\", room = \"{room}\" }}]\n")
            }
            Mood::Late => self.late(&room),
        };
        if let Some(corridor) = self.corridor(&room) {
            given += &format!("corridors.{corridor} = {{ door = \"closed\" }}\n");
        }
        given += &format!(
            "player.1 = {{ place = \"{room}\", {}, light = 1, slimed = true{}{} }}\n\
             player.2 = {{ place = \"{room}\", light = 1, signal = true }}\n",
            self.cards(first, hand.card),
            self.wounds(),
            self.possessions(first, hand, mood),
        );
        Situation::new(mood.how(), given, goals)
    }

    /// All is explored, chambers and pods are open, and somewhere else it burns.
    fn late(&self, here: &str) -> String {
        let mut given = format!(
            "time = {}\npods.1 = {{ locked = false }}\npods.2 = {{ locked = false }}\n",
            self.catalog.supply.time_blue
        );
        let elsewhere = self.catalog.boards[0].rooms.iter().filter(|room| room.id != here);
        for (index, room) in elsewhere.enumerate() {
            let state = if index == 0 { "fire = true" } else { "explored = true" };
            given += &format!("rooms.{} = {{ {state} }}\n", room.id);
        }
        given
    }

    /// A hand to use and to pay with.
    fn cards(&self, character: &str, wanted: Option<&str>) -> String {
        let character = &self.catalog.characters[self.index(Kind::CharacterId, character)];
        let deck = character.deck.iter().map(|card| self.name(Kind::ActionId, card.0));
        let others = deck.filter(|card| Some(*card) != wanted).take(4);
        let hand: Vec<&str> = wanted.into_iter().chain(others).chain(["contamination"]).collect();
        format!("hand = {hand:?}")
    }

    /// One serious wound to dress and one to heal, neither of which binds a hand.
    fn wounds(&self) -> String {
        let names = self.catalog.names.of(Kind::WoundId).iter().zip(&self.catalog.wounds);
        let mut mild = names.filter(|(_, wound)| wound.effect != WoundEffect::OneHand);
        match (mild.next(), mild.next()) {
            (Some((dressed, _)), Some((open, _))) => {
                format!(", serious = [{{ wound = \"{dressed}\", dressed = true }}, \"{open}\"]")
            }
            _ => String::new(),
        }
    }

    /// What is wanted, one item with each symbol, and what a quest asks to discard.
    fn possessions(&self, character: &str, hand: &Hand<'_>, mood: Mood) -> String {
        let catalog = self.catalog;
        let mut inventory: Vec<&str> = Vec::new();
        for symbol in Symbol::ALL {
            inventory.extend(self.item_like(|item| !item.heavy && item.component == Some(*symbol)));
        }
        let quest = hand.quest.and_then(|quest| self.item_of(quest).unlock.as_ref());
        if let Some(Unlock::Discarding(families)) = quest {
            inventory.extend(self.item_like(|item| !item.heavy && families.contains(&item.family)));
        }
        let mut held = Vec::new();
        let mut unlocked = String::new();
        if let Some(id) = hand.item {
            let item = self.item_of(id);
            match item.source {
                ItemSource::Quest => unlocked = format!(", active_quests = [\"{id}\"]"),
                ItemSource::Starting => {}
                ItemSource::Deck(_) if item.heavy => held.push(format!("\"{id}\"")),
                ItemSource::Deck(_) => inventory.push(id),
            }
        }
        inventory.sort_unstable();
        inventory.dedup();
        let weapon = catalog.characters[self.index(Kind::CharacterId, character)].weapon;
        let served = hand.item.and_then(|id| served(self.item_of(id)));
        let starts = hand.item.is_some_and(|id| self.item_of(id).source == ItemSource::Starting);
        let weapon = if starts { weapon } else { served.or(weapon) };
        if let Some(weapon) = weapon.map(|weapon| self.name(Kind::ItemId, weapon.0)) {
            let shoots = self.item_of(weapon).weapon.is_some();
            let ammo = match mood {
                Mood::Peace | Mood::Damage | Mood::Late if shoots => ", ammo = 1",
                Mood::Fight | Mood::Peace | Mood::Damage | Mood::Late => "",
            };
            held.push(format!("{{ thing = \"{weapon}\"{ammo} }}"));
        }
        if held.len() < 2 && matches!(mood, Mood::Late) {
            held.extend(self.item_like(|item| item.heavy).map(|item| format!("\"{item}\"")));
        }
        format!(", inventory = {inventory:?}, hands = [{}]{unlocked}", held.join(", "))
    }

    /// The first item of a deck that is like that, crafted ones aside unless they are heavy.
    fn item_like(&self, wanted: impl Fn(&Item) -> bool) -> Option<&str> {
        let found = |item: &Item| {
            matches!(item.source, ItemSource::Deck(_)) && (item.heavy || item.recipe.is_none())
        };
        let mut all = self.catalog.names.of(Kind::ItemId).iter().zip(&self.catalog.items);
        let item = all.find(|(_, item)| found(item) && wanted(item));
        item.map(|(name, _)| name.as_str())
    }

    /// The moment a reaction is for.
    fn reaction(&self, reaction: Option<Reaction>, hand: &Hand<'_>) -> Vec<Situation> {
        let Some(reaction) = reaction else { return Vec::new() };
        let mut situation = self.stand(None, HERE, Mood::Peace, hand, &["yes".into()]);
        let kind = self.fighter();
        let attack =
            |surprise: bool| format!("{}{}", self.attack_top(kind), strike(kind, surprise));
        let moment = match reaction {
            Reaction::Interrupt => {
                situation.goals.extend(["trade".into(), "pick-up".into()]);
                "active = 2\n".to_owned()
            }
            Reaction::RerollNoise => {
                "frames = [{ noise-roll = { seat = 1, then = \"nothing\" } }]\n".to_owned()
            }
            Reaction::IgnoreSurprise | Reaction::IgnoreDarkSurprise => attack(true),
            Reaction::IgnoreAttack
            | Reaction::Turn
            | Reaction::Redirect
            | Reaction::Appease
            | Reaction::PassOn => attack(false),
            Reaction::Light => {
                "frames = [{ encounter = { room = \"001\", trigger = 1 } }]\n".to_owned()
            }
            Reaction::IgnoreDarkness => "phase = \"event\"\n".to_owned(),
            Reaction::SkipNoise => "phase = \"bag\"\n".to_owned(),
            Reaction::Claim => {
                situation.goals.extend(["play:search".into(), "item".into()]);
                let searcher = "player.2 = { hand = [\"search\"], place";
                situation.given = situation.given.replace("player.2 = { place", searcher);
                "active = 2\n".to_owned()
            }
            Reaction::ExtraRound => {
                situation.goals.push("pass".into());
                "active = 1\n".to_owned()
            }
            Reaction::PlayDead => {
                format!(
                    "phase = \"attacks\"\nintruders = [{{ kind = \"{kind}\", room = \"{HERE}\" }}]\n"
                )
            }
        };
        situation.how = "when it is called for".into();
        situation.given = moment + &situation.given;
        vec![situation]
    }

    fn attack(&self, id: &str) -> Vec<Situation> {
        let card = self.catalog.attacks.iter().position(|card| card.entry == id);
        let Some(card) = card else { return Vec::new() };
        let name = &self.catalog.names.of(Kind::AttackId)[card];
        let each = self.catalog.attacks[card].hits.iter().map(|kind| {
            let kind = self.name(Kind::KindId, kind.0);
            let deck = format!("decks.attacks_top = [\"{name}\"]\n");
            self.struck(&format!("drawn when a {kind} attacks"), kind, deck)
        });
        each.collect()
    }

    fn kind(&self, id: &str) -> Vec<Situation> {
        vec![self.struck("beside a character", id, self.attack_top(id))]
    }

    /// The first player is attacked.
    fn struck(&self, how: &str, kind: &str, deck: String) -> Situation {
        let given = format!("{deck}{}player.1 = {{ place = \"{HERE}\" }}\n", strike(kind, false));
        Situation::new(how, given, &[])
    }

    fn token(&self, wanted: &str) -> Vec<Situation> {
        let mut tokens = self.catalog.tokens.iter().zip(self.catalog.names.of(Kind::TokenId));
        let Some((_, name)) = tokens.find(|(token, _)| face(self.catalog, token) == wanted) else {
            return Vec::new();
        };
        let given = format!(
            "player.1 = {{ place = \"{HERE}\" }}\nbag = [\"{name}\"]\n\
             frames = [{{ encounter = {{ room = \"{HERE}\", trigger = 1 }} }}]\n"
        );
        vec![Situation::new("drawn in an encounter", given, &[])]
    }

    fn objective(&self, id: &str) -> Vec<Situation> {
        let card = &self.catalog.objectives[self.index(Kind::ObjectiveId, id)];
        let (mode, place, kept) = match card.deck {
            ObjectiveDeck::Corporate => ("semi-coop", "corporate", ", kept = \"corporate\""),
            ObjectiveDeck::Personal => ("semi-coop", "personal", ", kept = \"personal\""),
            ObjectiveDeck::Coop => ("coop", "personal", ""),
            ObjectiveDeck::Requirement => return vec![self.wanted(id, "requirement")],
            ObjectiveDeck::Offer => return vec![self.wanted(id, "offer")],
        };
        let players = card.players.max(2);
        let earth = self
            .catalog
            .coordinates
            .first()
            .and_then(|letters| letters.iter().position(|planet| *planet == Planet::Earth));
        let course = ["A", "B", "C", "D"][earth.unwrap_or(0)];
        let mut given = format!(
            "mode = \"{mode}\"\nplayers = {players}\nphase = \"end\"\nending = \"nobody-awake\"\n\
             destination = \"{course}\"\n\
             player.1 = {{ place = \"hibernating\", {place} = \"{id}\"{kept} }}\n"
        );
        for other in 2..=players {
            given += &format!("player.{other} = {{ place = \"hibernating\" }}\n");
        }
        vec![Situation::new("kept by a player to the end", given, &[])]
    }

    /// Wanted by somebody who goes with the shuttle.
    fn wanted(&self, id: &str, kept: &str) -> Situation {
        let given = format!(
            "mission = \"epilogue\"\nplayers = 2\nphase = \"end\"\nending = \"departure\"\n\
             player.1 = {{ place = \"shuttle-main\", personal = \"{id}\", kept = \"{kept}\" }}\n\
             player.2 = {{ place = \"shuttle-main\" }}\n"
        );
        Situation::new("wanted by somebody who goes with the shuttle", given, &[])
    }

    fn swarm(&self, id: &str, part: &str) -> Vec<Situation> {
        let goals = [format!("swarm:{id}/{part}")];
        let kind = self.fighter();
        // Some cards are for fights, some for whoever is alone.
        let places = [HERE, "hibernating"].map(|place| {
            let given = format!(
                "active = 2\nplayers = 3\nswarm = {{ seat = 2, hand = [\"{id}\"] }}\n\
                 intruders = [{{ kind = \"{kind}\", room = \"{HERE}\", injuries = 1 }}]\n\
                 player.1 = {{ place = \"{place}\" }}\n"
            );
            Situation::new("in the hand of the intruder player", given, &goals)
        });
        places.into_iter().collect()
    }

    fn name(&self, kind: Kind, index: u8) -> &str {
        self.catalog.names.name(kind, index).unwrap_or("?")
    }

    fn index(&self, kind: Kind, name: &str) -> usize {
        self.catalog.names.index(kind, name).map_or(0, usize::from)
    }

    fn item_of(&self, id: &str) -> &Item {
        &self.catalog.items[self.index(Kind::ItemId, id)]
    }

    fn owner(&self, owns: impl Fn(&Character) -> bool) -> Option<&str> {
        let names = self.catalog.names.of(Kind::CharacterId).iter();
        let mission = self.catalog.selection.mission.clone();
        let setup = Setup { mission, ..Setup::default() };
        let mut all = names.zip(&self.catalog.characters);
        let fits = |name: &String, character| setup.enlists(self.catalog, name) && owns(character);
        all.find(|(name, character)| fits(name, character)).map(|(name, _)| name.as_str())
    }

    /// Somebody whose weapon can be loaded.
    fn marksman(&self) -> Option<&str> {
        self.owner(|character| {
            let weapon = character.weapon.map(|weapon| &self.catalog.items[weapon.index()]);
            let weapon = weapon.and_then(|item| item.weapon.as_ref());
            weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy)
        })
    }

    /// Some character of another colour than this one.
    fn other(&self, id: &str) -> &str {
        let own = &self.catalog.characters[self.index(Kind::CharacterId, id)].colour;
        self.owner(|character| character.colour != *own).unwrap_or("")
    }

    /// The kind that most attack cards hit with.
    fn fighter(&self) -> &str {
        let hits = |kind: &KindId| {
            self.catalog.attacks.iter().filter(|card| card.hits.contains(kind)).count()
        };
        let fittest = self.catalog.kind_ids().max_by_key(hits);
        fittest.map_or("?", |kind| self.name(Kind::KindId, kind.0))
    }

    /// A card on top of the attack deck that hits with a kind, if there is one.
    fn attack_top(&self, kind: &str) -> String {
        let kind = self.catalog.names.index(Kind::KindId, kind).map(KindId);
        let hits = |kind| self.catalog.attacks.iter().position(|card| card.hits.contains(&kind));
        let card = kind.and_then(hits).map(|card| &self.catalog.names.of(Kind::AttackId)[card]);
        card.map(|card| format!("decks.attacks_top = [\"{card}\"]\n")).unwrap_or_default()
    }

    /// A room of the first board where a tile can lie.
    fn place_for(&self, tile: &str) -> String {
        let id = self.index(Kind::TileId, tile);
        let group = self.catalog.tiles[id].group;
        let rooms = &self.catalog.boards[0].rooms;
        let bound = rooms.iter().find(|room| match room.slot {
            Slot::Printed(there) | Slot::Fixed(there) => there.index() == id,
            Slot::One | Slot::Two => false,
        });
        let free = || {
            rooms.iter().find(|room| match room.slot {
                Slot::One => group == TileGroup::One,
                Slot::Two => group == TileGroup::Two,
                Slot::Printed(_) | Slot::Fixed(_) => false,
            })
        };
        bound.or_else(free).map_or_else(|| HERE.to_owned(), |room| room.id.clone())
    }

    fn is_printed(&self, room: &str) -> bool {
        let mut rooms = self.catalog.boards[0].rooms.iter();
        rooms.any(|known| {
            known.id == room && matches!(known.slot, Slot::Printed(_) | Slot::Fixed(_))
        })
    }

    fn corridor(&self, room: &str) -> Option<&str> {
        let board = &self.catalog.boards[0];
        let here = board.rooms.iter().position(|known| known.id == room)?;
        let ends = |corridor: &&Corridor| corridor.ends.iter().any(|end| usize::from(*end) == here);
        board.corridors.iter().find(ends).map(|corridor| corridor.id.as_str())
    }
}

/// The weapon that an item is for, if it is for one alone.
fn served(item: &Item) -> Option<ItemId> {
    let sections = item.action.iter().flat_map(|action| &action.sections);
    sections.flat_map(|section| &section.verbs).find_map(|verb| match verb {
        Verb::Reload { with, .. } | Verb::Attach { to: with, .. } => with.item,
        _ => None,
    })
}

/// An intruder in the usual room attacks the first player.
fn strike(kind: &str, surprise: bool) -> String {
    format!(
        "intruders = [{{ kind = \"{kind}\", room = \"{HERE}\" }}]\n\
         frames = [{{ attack = {{ mini = \"{kind}-1\", target = 1, surprise = {surprise} }} }}]\n"
    )
}

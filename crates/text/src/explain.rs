//! What a component does, for those who meet it the first time.

use derelict_content::{
    Ability, AlertId, AttackId, Blood, EventId, IntruderCardId, Kind, MiniId, ObjectiveId, Passive,
    RoomId,
};
use derelict_engine::choice::Source;
use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::thing::Thing;
use derelict_engine::{Choice, Seat};

use crate::cast::Cast;
use crate::choice::standpoint;
use crate::noun::Noun;
use crate::phrase::Part::{self, Number, Text, Word};
use crate::phrase::{noun, nouns, phrase};
use crate::voice::Voice;
use crate::word::{Worded, truth};

/// The parts of an alert's message that tell its stages.
pub(crate) const STAGES: [&str; 2] = ["first", "second"];

impl Voice {
    /// What a component does, with cost and combat mark where it has an action.
    #[must_use]
    pub fn explain(&self, noun: impl Into<Noun>) -> Option<String> {
        let noun = noun.into();
        let mut sentences: Vec<String> = self.text(noun).into_iter().collect();
        sentences.extend(self.print(noun));
        if matches!(noun, Noun::Event(_)) {
            // Intruders move before anything else happens.
            sentences.rotate_right(1);
        }
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// What a choice would use does; of one that uses nothing, what it means.
    #[must_use]
    pub fn explain_choice(&self, choice: Choice, prompt: &Prompt, cast: &Cast) -> Option<String> {
        let told = self.explain_used(choice, prompt, cast);
        told.or_else(|| {
            let key = match (prompt, choice) {
                (_, Choice::Drop(Thing::Item(_))) => "explain-drop-item",
                (_, Choice::Drop(_)) => "explain-drop-object",
                (Prompt::Window(WindowKind::Interrupt { .. }), Choice::Yes) => "explain-interrupt",
                (Prompt::Window(WindowKind::IgnoreSurprise), Choice::Yes) => "explain-surprise",
                (Prompt::Window(WindowKind::IgnoreAttack), Choice::Yes) => "explain-attack",
                (Prompt::Window(WindowKind::Objectives), Choice::Corporate | Choice::Personal) => {
                    "explain-objectives"
                }
                (Prompt::Question(Question::Reroll { .. }), Choice::Yes) => "explain-reroll",
                (Prompt::Question(Question::Action { .. }), Choice::Pass) => "explain-pass",
                (Prompt::Question(Question::Pay { .. }), Choice::Card(_)) => "explain-pay",
                _ => return None,
            };
            Some(self.words(&phrase(key, []), cast))
        })
    }

    fn explain_used(&self, choice: Choice, prompt: &Prompt, cast: &Cast) -> Option<String> {
        match choice {
            Choice::Act(Source::Basic(basic), _) => self.explain(basic),
            Choice::Act(Source::Card(card), _) => self.explain(card),
            Choice::Act(Source::Item(item), _) => self.explain(item),
            Choice::Act(Source::Room, _) => self.explain(self.tile_acted(prompt, cast)?),
            Choice::Act(Source::Possibility(possibility), _) | Choice::Seize(possibility) => {
                self.explain(possibility)
            }
            Choice::Card(face) => self.explain(face),
            Choice::Item(item) => self.explain(item),
            Choice::Mutation(card) => self.explain(card),
            Choice::Thing(thing) | Choice::Give(thing) | Choice::Ask(thing) => self.explain(thing),
            Choice::Corporate if matches!(prompt, Prompt::Window(_)) => {
                self.explain(cast.corporate?)
            }
            Choice::Personal if matches!(prompt, Prompt::Window(_)) => self.explain(cast.personal?),
            Choice::Character(character) => self.explain(character),
            Choice::Wound(wound) => self.explain(wound),
            Choice::Room(room) => self.explain(cast.tile(room)?),
            Choice::Swarm(card, _) | Choice::SwarmCard(card) => self.explain(card),
            Choice::Attack(attack) => self.explain(attack),
            Choice::Event(event) => self.explain(event),
            Choice::Yes if matches!(prompt, Prompt::Question(Question::Consent { .. })) => {
                self.explain_consent(prompt)
            }
            // A door is no way into the room behind it.
            Choice::Corridor(_) if self.is_about_doors(prompt, cast) => None,
            Choice::Corridor(corridor) => {
                let from = standpoint(&self.book.ends(corridor), prompt, cast)
                    .or_else(|| cast.room(seat_of(prompt)?))?;
                self.explain(cast.tile(self.book.across(corridor, from))?)
            }
            _ => None,
        }
    }

    /// What somebody agrees to.
    fn explain_consent(&self, prompt: &Prompt) -> Option<String> {
        let Prompt::Question(Question::Consent { act, .. }) = prompt else { return None };
        match act.source {
            Source::Basic(basic) => self.explain(basic),
            Source::Card(card) => self.explain(card),
            Source::Item(item) => self.explain(item),
            Source::Possibility(possibility) => self.explain(possibility),
            Source::Room | Source::Mutation(_) | Source::Computer => None,
        }
    }

    /// An objective's name and what it asks.
    #[must_use]
    pub fn objective(&self, objective: ObjectiveId) -> String {
        let parts = [
            noun("name", objective),
            Text("text", self.text(objective.into()).unwrap_or_default()),
        ];
        self.words(&phrase("told-objective", parts), &Cast::default())
    }

    /// What each stage of an alert asks for.
    #[must_use]
    pub fn alert_stages(&self, alert: AlertId) -> Vec<String> {
        let key = self.key(alert.into()).unwrap_or_default();
        STAGES.iter().filter_map(|stage| self.aside(&key, stage)).collect()
    }

    /// What each stage of a component asks for; most have none.
    #[must_use]
    pub fn stages(&self, noun: Noun) -> Vec<String> {
        match noun {
            Noun::Alert(alert) => self.alert_stages(alert),
            _ => Vec::new(),
        }
    }

    /// A component's own words, without what its signs say: cost, combat mark and the like.
    #[must_use]
    pub fn text(&self, noun: Noun) -> Option<String> {
        let key = self.key(noun)?;
        let kept = self.is_kept(noun).then(|| self.aside(&key, "kept")).flatten();
        kept.or_else(|| self.aside(&key, "text"))
    }

    /// Whether an item opens the technical corridors for as long as it is held; used up otherwise,
    /// it bears another text.
    fn is_kept(&self, noun: Noun) -> bool {
        match noun {
            Noun::Item(item) | Noun::Thing(Thing::Item(item)) => {
                let card = &self.book.catalog.items[item.index()];
                matches!(card.passive, Some(Passive::Ducts))
            }
            _ => false,
        }
    }

    /// An intruder player card, told apart from others of its name.
    pub(crate) fn swarm_card(&self, card: IntruderCardId) -> Part {
        let number = self.book.catalog.intruder_cards[card.index()].number.unwrap_or(0);
        let told = phrase("told-intruder-card", [noun("name", card), Number("number", number)]);
        Text("card", self.words(&told, &Cast::default()))
    }

    /// The deck an objective comes from, as a word.
    pub(crate) fn origin(&self, gap: &'static str, objective: ObjectiveId) -> Part {
        Word(gap, self.book.catalog.objectives[objective.index()].deck.word())
    }

    /// The blood symbol of an attack card.
    pub(crate) fn blood(&self, card: AttackId) -> String {
        self.drops(self.book.catalog.attacks[card.index()].blood)
    }

    /// The blood symbol of an attack card that is read for an intruder.
    pub(crate) fn blood_of(&self, mini: MiniId, card: AttackId) -> String {
        let column = self.book.kind(self.book.mini_kind(mini)).column;
        self.drops(self.book.catalog.attacks[card.index()].blood_of(column))
    }

    fn drops(&self, blood: Blood) -> String {
        let number = match blood {
            Blood::Number(number) => number,
            Blood::Retreat => 0,
        };
        let blood = phrase("blood", [Number("number", number)]);
        self.words(&blood, &Cast::default())
    }

    /// The corridor number of an event card.
    pub(crate) fn direction(&self, event: EventId) -> Part {
        Number("number", self.book.catalog.events[event.index()].number)
    }

    /// A room by its number alone.
    pub(crate) fn number(&self, room: RoomId) -> Part {
        let name = self.book.names.name(Kind::RoomId, room.0);
        Text("number", name.unwrap_or_default().to_owned())
    }

    /// What is printed on a component besides its words: costs, marks, symbols.
    fn print(&self, component: Noun) -> Vec<String> {
        let catalog = &self.book.catalog;
        match component {
            Noun::Tile(tile) => {
                let tile = &catalog.tiles[tile.index()];
                let colour =
                    [Word("colour", tile.colour.word()), Word("computer", truth(tile.computer))];
                let price = tile.action.as_ref().map(|ability| self.price("price", ability));
                let look = self.words(&phrase("print-room", colour), &Cast::default());
                price.into_iter().chain([look]).collect()
            }
            Noun::Card(card) => {
                let action = catalog.actions[card.index()].action.as_ref();
                action.map(|ability| self.price("price-card", ability)).into_iter().collect()
            }
            Noun::Basic(basic) => vec![self.price("price", self.book.basic(basic))],
            Noun::Item(item) | Noun::Thing(Thing::Item(item)) => self.print_item(item),
            Noun::Face(derelict_engine::card::Face::Action(card)) => self.print(card.into()),
            Noun::Event(event) => {
                let event = &catalog.events[event.index()];
                let parts = [
                    nouns("kinds", event.moves.iter().copied()),
                    Number("number", event.number),
                    Number("second", event.second.unwrap_or(0)),
                ];
                let moves = self.words(&phrase("print-event", parts), &Cast::default());
                let icon = event.alert.then(|| self.plain("print-alert-icon"));
                icon.into_iter().chain([moves]).collect()
            }
            Noun::Alert(alert) => self.alert_stages(alert),
            Noun::Attack(attack) => {
                let card = &catalog.attacks[attack.index()];
                let parts =
                    [nouns("kinds", card.hits.iter().copied()), Text("blood", self.blood(attack))];
                vec![self.words(&phrase("print-attack", parts), &Cast::default())]
            }
            Noun::Character(character) => {
                let sheet = &catalog.characters[character.index()];
                let parts = [
                    nouns("weapon", sheet.weapon),
                    Word("armed", truth(sheet.weapon.is_some())),
                    nouns("quests", sheet.quests.iter().copied()),
                ];
                let own = self.words(&phrase("print-character", parts), &Cast::default());
                let begins = catalog.facility.as_ref().map(|facility| {
                    let begins = if sheet.worker { facility.workers } else { facility.veterans };
                    let parts = [
                        noun("room", begins.tile),
                        Number("knowledge", begins.knowledge),
                        Word("worker", truth(sheet.worker)),
                    ];
                    self.words(&phrase("print-beginning", parts), &Cast::default())
                });
                std::iter::once(own).chain(begins).collect()
            }
            Noun::IntruderCard(card) => {
                let card = &catalog.intruder_cards[card.index()];
                let number = Number("number", card.number.unwrap_or(0));
                let parts = [number, Number("attacks", card.attacks)];
                vec![self.words(&phrase("print-intruder-card", parts), &Cast::default())]
            }
            Noun::Exploration(token) => {
                let items = catalog.exploration[token.index()].items;
                let parts = [Number("items", items)];
                vec![self.words(&phrase("print-exploration", parts), &Cast::default())]
            }
            _ => Vec::new(),
        }
    }

    fn print_item(&self, item: derelict_content::ItemId) -> Vec<String> {
        let card = &self.book.catalog.items[item.index()];
        let say = |key, parts: Vec<Part>| self.words(&phrase(key, parts), &Cast::default());
        let mut sentences = Vec::new();
        if let Some(weapon) = &card.weapon {
            let class = Word("class", weapon.class.word());
            sentences.push(say("print-weapon", vec![class, Number("ammo", weapon.ammo)]));
        }
        if let Some(ability) = &card.action {
            sentences.push(self.price("price", ability));
        }
        if card.heavy && card.slots > 0 {
            sentences.push(say("print-heavy", vec![Number("slots", card.slots)]));
        }
        if card.one_use {
            sentences.push(say("print-one-use", vec![]));
        }
        if let Some(uses) = card.uses {
            sentences.push(say("print-uses", vec![Number("uses", uses)]));
        }
        if let Some(component) = card.component {
            sentences.push(say("print-component", vec![Word("symbol", component.word())]));
        }
        if let Some([a, b]) = card.recipe {
            sentences.push(say("print-recipe", vec![Word("a", a.word()), Word("b", b.word())]));
        }
        match &card.unlock {
            Some(derelict_content::Unlock::In(tile)) => {
                sentences.push(say("print-unlock-in", vec![noun("tile", *tile)]));
            }
            Some(derelict_content::Unlock::Discarding(families)) => {
                sentences.push(say("print-unlock-discarding", vec![self.families(families)]));
            }
            Some(derelict_content::Unlock::DiscardingIn { colour, families }) => {
                let colour = Word("colour", colour.word());
                let parts = vec![colour, self.families(families)];
                sentences.push(say("print-unlock-discarding-in", parts));
            }
            Some(derelict_content::Unlock::Knowledge(level)) => {
                sentences.push(say("print-unlock-knowledge", vec![Number("level", *level)]));
            }
            Some(derelict_content::Unlock::Colour(colour)) => {
                sentences.push(say("print-unlock-colour", vec![Word("colour", colour.word())]));
            }
            Some(derelict_content::Unlock::Exit) => {
                sentences.push(say("print-unlock-exit", vec![]));
            }
            Some(derelict_content::Unlock::Computer) => {
                sentences.push(say("print-unlock-computer", vec![]));
            }
            Some(derelict_content::Unlock::Anywhere) => {
                sentences.push(say("print-unlock-anywhere", vec![]));
            }
            None => {}
        }
        sentences
    }

    /// Items of which one serves.
    fn families(&self, families: &[String]) -> Part {
        let names = families.iter().map(|family| self.plain(&format!("item-{family}")));
        Text("items", self.choices(names.collect()))
    }

    fn price(&self, key: &'static str, ability: &Ability) -> String {
        let parts = [Number("cost", ability.cost), Word("mark", ability.mark.word())];
        self.words(&phrase(key, parts), &Cast::default())
    }
}

/// Who is asked, where the prompt says so.
pub(crate) fn seat_of(prompt: &Prompt) -> Option<Seat> {
    match prompt {
        Prompt::Question(question) => Some(question.seat()),
        Prompt::Window(_) => None,
    }
}

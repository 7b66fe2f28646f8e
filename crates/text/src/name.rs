//! Names, as they stand in a sentence.

use derelict_content::{Kind, KindId, RoomId, TileId, TokenFace};
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::event::SharedDeck;
use derelict_engine::seat::Seat;
use derelict_engine::thing::{Corpse, Thing};
use fluent::FluentArgs;

use crate::cast::Cast;
use crate::form::Form;
use crate::noun::Noun;
use crate::phrase::{Part, noun, phrase};
use crate::voice::{Voice, capitalised};
use crate::word::Worded;

impl Voice {
    /// So many intruder tokens of a type; none is the blank.
    #[must_use]
    pub fn tokens(&self, kind: Option<KindId>, count: u8) -> String {
        self.counted(
            match kind {
                Some(kind) => format!("intruder-{}", self.code(Kind::KindId, kind.0)),
                None => "token-blank".to_owned(),
            },
            count,
        )
    }

    /// So many intruder tokens that show their species alone.
    #[must_use]
    pub fn unnamed_tokens(&self, count: u8) -> String {
        self.counted("token-unnamed".to_owned(), count)
    }

    /// So many intruder tokens that show a kind in blue.
    #[must_use]
    pub fn blue_tokens(&self, kind: KindId, count: u8) -> String {
        let parts = [Part::Text("tokens", self.tokens(Some(kind), count))];
        self.phrased(&phrase("tokens-blue", parts), None, &Cast::default())
    }

    /// What must not have become of whoever wants to survive.
    #[must_use]
    pub fn ordeal(&self) -> String {
        self.plain("ordeal")
    }

    fn counted(&self, key: String, count: u8) -> String {
        let mut gaps = FluentArgs::new();
        gaps.set("count", count);
        self.aside_filled(&key, "tokens", &gaps).unwrap_or_else(|| format!("{count} × {key}"))
    }

    /// What something is called.
    #[must_use]
    pub fn name(&self, name: impl Into<Noun>, cast: &Cast) -> String {
        self.named(name, None, cast)
    }

    /// What something is called, in a form of the name; as it stands where the language has no
    /// such form.
    #[must_use]
    pub fn named(&self, name: impl Into<Noun>, form: Option<Form>, cast: &Cast) -> String {
        let name = name.into();
        match name {
            Noun::Seat(seat) => self.person(seat, form, cast),
            Noun::Player(seat) => {
                self.phrased(&phrase("player", [Part::Number("number", seat.number())]), form, cast)
            }
            Noun::Action(seat, Source::Room) => {
                match cast.room(seat).and_then(|room| cast.tile(room)) {
                    Some(tile) => self.named(tile, form, cast),
                    None => self.component("place-here", form),
                }
            }
            Noun::Action(_, Source::Basic(basic)) => self.named(basic, form, cast),
            Noun::Action(_, Source::Card(card)) => self.named(card, form, cast),
            Noun::Action(_, Source::Item(item)) => self.named(item, form, cast),
            Noun::Action(_, Source::Possibility(id)) => self.named(id, form, cast),
            Noun::Action(_, Source::Mutation(_)) => self.component("action-mutation", form),
            Noun::Action(_, Source::Computer) => self.component("action-computer", form),
            Noun::Possibility(id) => {
                let code = self.code(Kind::PossibilityId, id.0);
                let key = format!("possibility-{code}");
                // One whose pack has no words for it goes by its id.
                if self.knows(&key) { self.component(&key, form) } else { in_words(&code) }
            }
            Noun::Room(room) => {
                if let Some(side) = self.side(room) {
                    let Some(tile) = cast.tile(room) else { return side };
                    let parts = [noun("tile", tile), Part::Text("where", side)];
                    return self.phrased(&phrase("place-aside", parts), form, cast);
                }
                let key = match (cast.tile(room), cast.is_explored(room)) {
                    (Some(_), true) => "place-explored",
                    (Some(_), false) => "place-known",
                    (None, _) => "place-unexplored",
                };
                let mut parts = vec![Part::Text("number", self.code(Kind::RoomId, room.0))];
                parts.extend(cast.tile(room).map(|tile| noun("tile", tile)));
                self.phrased(&phrase(key, parts), form, cast)
            }
            Noun::Corridor(corridor) => {
                let [a, b] = self.book.ends(corridor);
                let parts = [
                    self.corridor_numbers(corridor),
                    Part::Text("a", self.spot(a, cast)),
                    Part::Text("b", self.spot(b, cast)),
                ];
                self.phrased(&phrase("corridor", parts), form, cast)
            }
            Noun::Way(from, corridor) => {
                let to = self.book.across(corridor, from);
                let parts = [self.corridor_numbers(corridor), noun("to", to)];
                self.phrased(&phrase("corridor-towards", parts), form, cast)
            }
            Noun::Network(network) => {
                let id = &self.book.board.networks[network.index()].id;
                let many = self.book.board.networks.len() > 1;
                let key = if many { "network-named" } else { "network" };
                self.phrased(&phrase(key, [Part::Text("id", id.clone())]), form, cast)
            }
            Noun::Figure(mini) => {
                let kind = self.book.mini_kind(mini);
                let code = self.code(Kind::MiniId, mini.0);
                let number = code.rsplit('-').next().unwrap_or_default().to_owned();
                let only = self.book.kind(kind).miniatures == 1;
                let key = if only { "figure-only" } else { "figure" };
                let parts = [noun("kind", kind), Part::Text("number", number)];
                self.phrased(&phrase(key, parts), form, cast)
            }
            Noun::Token(token) => match self.book.token_face(token) {
                TokenFace::Blank => self.component("token-blank", form),
                TokenFace::Insanity(_) => {
                    let code = self.code(Kind::TokenId, token.0);
                    let colour = code.rsplit('-').next().unwrap_or_default().to_owned();
                    self.phrased(
                        &phrase("token-insanity", [Part::Text("colour", colour)]),
                        form,
                        cast,
                    )
                }
                TokenFace::Unnamed => {
                    let number = self.book.catalog.tokens[token.index()].number;
                    let parts = [Part::Number("number", number)];
                    self.phrased(&phrase("token-unnamed", parts), form, cast)
                }
                TokenFace::Blue(kind) => {
                    let number = self.book.catalog.tokens[token.index()].number;
                    let parts = [noun("kind", kind), Part::Number("number", number)];
                    self.phrased(&phrase("token-blue", parts), form, cast)
                }
                TokenFace::Kind(kind) => {
                    let token = self.book.catalog.tokens[token.index()];
                    let mut parts = vec![noun("kind", kind), Part::Number("number", token.number)];
                    let two = token.dark != token.number;
                    parts.extend(two.then(|| Part::Number("dark", token.dark)));
                    let key = if two { "token-two" } else { "token" };
                    self.phrased(&phrase(key, parts), form, cast)
                }
            },
            Noun::Coordinates(card) => {
                let planets = self.book.catalog.coordinates[card.index()];
                let gaps = ["a", "b", "c", "d"];
                let parts: Vec<Part> =
                    gaps.into_iter().zip(planets).map(|(gap, planet)| noun(gap, planet)).collect();
                self.phrased(&phrase("coordinates", parts), form, cast)
            }
            Noun::Pod(pod) => {
                let number = self.code(Kind::PodId, pod.0);
                self.phrased(&phrase("pod", [Part::Text("number", number)]), form, cast)
            }
            Noun::Thing(Thing::Item(item)) => self.named(item, form, cast),
            Noun::Thing(Thing::Corpse(Corpse::Of(seat))) => {
                let body = match cast.character(seat) {
                    Some(character) => phrase("corpse-of", [noun("name", character)]),
                    None => phrase("corpse-of-player", [Part::Number("number", seat.number())]),
                };
                self.phrased(&body, form, cast)
            }
            Noun::Face(Face::Action(card)) => self.named(card, form, cast),
            _ => self.key(name).map(|key| self.component(&key, form)).unwrap_or_default(),
        }
    }

    /// The side of an annex that a room is on, which bears no number.
    #[must_use]
    pub fn side(&self, room: RoomId) -> Option<String> {
        let key = format!("side-{}", self.code(Kind::RoomId, room.0));
        self.knows(&key).then(|| self.component(&key, None))
    }

    /// Where a room is: its number; where it bears none its name, or its place if that is unknown.
    fn spot(&self, room: RoomId, cast: &Cast) -> String {
        let code = self.code(Kind::RoomId, room.0);
        if self.side(room).is_some() && cast.tile(room).is_some() {
            return self.name(room, cast);
        }
        let key = format!("spot-{code}");
        if self.knows(&key) { self.component(&key, None) } else { code }
    }

    /// The message that names a component; none if its name is put together from others.
    /// Components alike in all but colour share one.
    pub(crate) fn key(&self, noun: Noun) -> Option<String> {
        let catalog = &self.book.catalog;
        Some(match noun {
            Noun::Tile(id) => format!("room-{}", self.code(Kind::TileId, id.0)),
            Noun::Item(id) => format!("item-{}", catalog.items[id.index()].family),
            Noun::Card(id) => format!("card-{}", self.code(Kind::ActionId, id.0)),
            Noun::Basic(id) => format!("basic-{}", self.code(Kind::BasicId, id.0)),
            Noun::Event(id) => format!("ship-event-{}", self.code(Kind::EventId, id.0)),
            Noun::Attack(id) => format!("attack-{}", catalog.attacks[id.index()].entry),
            Noun::Wound(id) => format!("wound-{}", self.code(Kind::WoundId, id.0)),
            Noun::Panic(id) => format!("panic-{}", self.code(Kind::PanicId, id.0)),
            Noun::Alert(id) => format!("alert-{}", self.code(Kind::AlertId, id.0)),
            Noun::Mutation(id) => format!("mutation-{}", self.code(Kind::MutationId, id.0)),
            Noun::Trait(id) => format!("trait-{}", self.code(Kind::TraitId, id.0)),
            Noun::Weakness(id) => format!("weakness-{}", self.code(Kind::WeaknessId, id.0)),
            Noun::Slot(id) => format!("slot-{}", self.code(Kind::SlotId, id.0)),
            Noun::Objective(id) => format!("objective-{}", self.code(Kind::ObjectiveId, id.0)),
            Noun::ObjectiveDeck(deck) => format!("objectives-{}", deck.word()),
            Noun::Character(id) => format!("character-{}", self.code(Kind::CharacterId, id.0)),
            Noun::Kind(kind) => format!("intruder-{}", self.code(Kind::KindId, kind.0)),
            Noun::Exploration(id) => {
                format!("exploration-{}", catalog.exploration[id.index()].discovery.word())
            }
            Noun::Discovery(id) => {
                format!("discovery-{}", catalog.discoveries[id.index()].effect.word())
            }
            Noun::IntruderCard(id) => {
                format!("intruder-card-{}", self.code(Kind::IntruderCardId, id.0))
            }
            Noun::Thing(Thing::Egg) => "egg".into(),
            Noun::Thing(Thing::Carcass) => "carcass".into(),
            Noun::Thing(Thing::Sample) => "sample".into(),
            Noun::Thing(Thing::Corpse(Corpse::Blue)) => "corpse-blue".into(),
            Noun::Thing(Thing::Corpse(Corpse::Stray(_))) => "corpse-red".into(),
            Noun::Thing(Thing::Corpse(Corpse::Of(_))) => return None,
            Noun::Thing(Thing::Item(item)) => return self.key(item.into()),
            Noun::Face(Face::Action(card)) => return self.key(card.into()),
            Noun::Face(Face::Unscanned) => "contamination-unscanned".into(),
            Noun::Face(Face::Infected) => "contamination-infected".into(),
            Noun::Face(Face::Clean) => "contamination-clean".into(),
            Noun::Colour(colour) => format!("colour-{}", colour.word()),
            Noun::Deck(SharedDeck::Events) => "deck-events".into(),
            Noun::Deck(SharedDeck::Attacks) => "deck-attacks".into(),
            Noun::Deck(SharedDeck::Wounds) => "deck-wounds".into(),
            Noun::Deck(SharedDeck::Panic) => "deck-panic".into(),
            Noun::Deck(SharedDeck::Alerts) => "deck-alerts".into(),
            Noun::Deck(SharedDeck::Items(colour)) => return self.key(colour.into()),
            Noun::Object(kind) => format!("object-{}", kind.word()),
            Noun::Planet(planet) => format!("planet-{}", planet.word()),
            Noun::Possibility(id) => {
                format!("possibility-{}", self.code(Kind::PossibilityId, id.0))
            }
            Noun::Computer(id) => format!("computer-{}", self.code(Kind::ComputerId, id.0)),
            Noun::Css(id) => format!("css-{}", uncounted(&self.code(Kind::CssId, id.0))),
            Noun::Contingency(id) => {
                format!("contingency-{}", uncounted(&self.code(Kind::ContingencyId, id.0)))
            }
            Noun::Seat(_)
            | Noun::Player(_)
            | Noun::Action(..)
            | Noun::Room(_)
            | Noun::Corridor(_)
            | Noun::Way(..)
            | Noun::Network(_)
            | Noun::Figure(_)
            | Noun::Token(_)
            | Noun::Coordinates(_)
            | Noun::Pod(_) => return None,
        })
    }

    /// The tile a player's room shows.
    pub(crate) fn tile_of(&self, seat: Seat, cast: &Cast) -> Option<TileId> {
        cast.room(seat).and_then(|room| cast.tile(room))
    }

    /// What a power token lies on: a section, or behind these the elevator.
    pub(crate) fn circuit(&self, circuit: u8) -> String {
        let mut sections = self.book.board.zones.iter().filter(|zone| zone.power.is_some());
        match sections.nth(usize::from(circuit)) {
            Some(section) => self.zone(&section.id),
            None => self.plain("circuit-elevator"),
        }
    }

    fn person(&self, seat: Seat, form: Option<Form>, cast: &Cast) -> String {
        if cast.is_you(seat) {
            return self.component("person-you", form);
        }
        match cast.character(seat) {
            None => self.named(Noun::Player(seat), form, cast),
            Some(_) if cast.swarm == Some(seat) => {
                let parts = [Part::Number("number", seat.number())];
                self.phrased(&phrase("person-swarm", parts), form, cast)
            }
            Some(character) => {
                let parts = [noun("name", character), Part::Number("number", seat.number())];
                self.phrased(&phrase("person", parts), form, cast)
            }
        }
    }

    fn corridor_numbers(&self, corridor: derelict_content::CorridorId) -> Part {
        let numbers = &self.book.board.corridors[corridor.index()].numbers;
        let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
        Part::Text("numbers", numbers.join("/"))
    }

    fn code(&self, kind: Kind, index: u8) -> String {
        self.book.names.name(kind, index).unwrap_or_default().to_owned()
    }
}

/// The id of an entry, of one of several tokens that it stands for.
fn uncounted(token: &str) -> &str {
    token.rsplit_once('-').map_or(token, |(entry, _)| entry)
}

/// An id as a person would write it.
fn in_words(id: &str) -> String {
    match id {
        "" => "?".into(),
        id => capitalised(id.replace('-', " ")),
    }
}

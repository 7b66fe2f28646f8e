//! What is printed on a component besides its name and its words: everything a drawing of it
//! needs.

use derelict_content::{
    Ability, Catalog, CharacterId, Colour, ItemSource, Kind, KindId, Mark, Planet, Role,
    RoomColour, Symbol, TokenFace,
};
use derelict_engine::Rulebook;
use derelict_engine::affliction::Mutation;
use derelict_engine::track::{Printed, Space, TrackSheet};
use derelict_engine::view::CrewMark;
use derelict_text::{LESSONS, Moment, Sign, SignKind};
use serde::Serialize;
use utoipa::ToSchema;

/// What is printed on a component.
#[derive(Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Print {
    /// The colour of a room's items, or of an item's deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    colour: Option<Hue>,
    /// The room has a computer.
    #[serde(skip_serializing_if = "is_not")]
    computer: bool,
    /// The engine that is in the room.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<u8>,
    /// Action cards to pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u8>,
    /// In or out of combat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    mark: Option<Mark>,
    /// It may be played as a reaction.
    #[serde(skip_serializing_if = "is_not")]
    reaction: bool,
    /// It takes a hand.
    #[serde(skip_serializing_if = "is_not")]
    heavy: bool,
    /// The component sign of an item.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    symbol: Option<Symbol>,
    /// Where each letter of a coordinates card leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>)]
    planets: Option<[Planet; 4]>,
    /// How strong a kind of intruder is among its species, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u8>,
    /// The letter a kind of intruder is drawn with where there is room for no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    letter: Option<char>,
    /// A kind of intruder never moves.
    #[serde(skip_serializing_if = "is_not")]
    still: bool,
    /// There is never more than one of a kind of intruder.
    #[serde(skip_serializing_if = "is_not")]
    only: bool,
    /// The kind of intruder that waits on a slot until the first of it comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<String>,
    /// What an intruder token shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    token: Option<PrintedToken>,
    /// The level of insanity from which a panic card takes effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u8>,
    /// The levels of a mark, where it has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    levels: Option<PrintedLevels>,
    /// The marker of a mark that kills, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    fatal: Option<u8>,
    /// What is printed on a track.
    #[serde(skip_serializing_if = "Option::is_none")]
    track: Option<PrintedTrack>,
    /// The moment a lesson is given at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    when: Option<Moment>,
}

/// What an intruder token shows.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PrintedToken {
    shows: Shown,
    /// Its surprise number, if it bears one.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u8>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Shown {
    Blank,
    Kind(String),
    /// A kind, in blue.
    Blue(String),
    /// Its species, but no kind.
    Species,
    /// The characters of its colour, whose insanity it is.
    Insanity(Vec<String>),
}

/// The levels of a mark.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PrintedLevels {
    /// The kind of intruder that comes at each, from the first.
    kinds: Vec<String>,
    /// The level below which nobody sinks who has reached it.
    floor: u8,
}

/// What is printed on a track.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PrintedTrack {
    /// Its spaces, in the order the marker takes; none where something is only counted.
    spaces: Vec<PrintedSpace>,
    /// The most that can be counted before something breaks.
    most: Option<u8>,
    /// It moves only in an emergency.
    alarm: bool,
    /// A hidden card says what its spaces mean.
    secret: bool,
}

/// A space of a track.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PrintedSpace {
    /// Its number or letter.
    #[schema(value_type = Value)]
    space: Space,
    /// What is printed on it besides.
    #[schema(value_type = Option<String>)]
    mark: Option<Printed>,
}

/// A colour, of a room, of an item or of a character's pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Hue {
    Room(RoomColour),
    Item(Colour),
    Pieces(String),
}

impl Print {
    /// What is printed on an entry of a kind; nothing on most.
    pub(crate) fn of(catalog: &Catalog, kind: Kind, index: usize) -> Self {
        match kind {
            Kind::TileId => Self::room(catalog, index),
            Kind::ItemId => Self::item(catalog, index),
            Kind::ActionId => {
                let card = &catalog.actions[index];
                Self { reaction: card.reaction.is_some(), ..Self::ability(card.action.as_ref()) }
            }
            Kind::BasicId => Self::ability(Some(&catalog.basics[index].action)),
            Kind::CoordinatesId => {
                Self { planets: Some(catalog.coordinates[index]), ..Self::default() }
            }
            Kind::CharacterId => {
                let colour = catalog.characters[index].colour.clone();
                Self { colour: Some(Hue::Pieces(colour)), ..Self::default() }
            }
            Kind::KindId => {
                let kind = &catalog.kinds[index];
                Self {
                    rank: kind.rank.map(|rank| rank as u8),
                    letter: Some(kind.letter),
                    still: kind.still,
                    only: kind.only,
                    ..Self::default()
                }
            }
            Kind::TokenId => {
                Self { token: Some(PrintedToken::of(catalog, index)), ..Self::default() }
            }
            Kind::MutationId => Self::ability(Some(&catalog.mutations[index].usage)),
            Kind::SlotId => {
                let waits = catalog.slots[index].kind.map(|kind| kind_name(catalog, kind));
                Self { waits, ..Self::default() }
            }
            Kind::PanicId => Self { value: Some(catalog.panic[index].value), ..Self::default() },
            _ => Self::default(),
        }
    }

    /// What is printed on a sign; nothing on most.
    pub(crate) fn of_sign(book: &Rulebook, sign: Sign) -> Self {
        let track = book.tracks().into_iter().find(|sheet| Sign::from(sheet.track) == sign);
        let lesson = LESSONS.iter().find(|it| sign.kind == SignKind::Lesson && it.id == sign.id);
        let insanity = sign == Sign::from(CrewMark::Insanity);
        let mutation = sign == Sign::from(CrewMark::Mutation);
        Self {
            fatal: mutation.then_some(Mutation::LAST_MARKER),
            levels: if insanity { PrintedLevels::of(&book.catalog) } else { None },
            track: track.map(PrintedTrack::from),
            when: lesson.map(|lesson| lesson.when),
            ..Self::default()
        }
    }

    fn ability(ability: Option<&Ability>) -> Self {
        Self {
            cost: ability.map(|ability| ability.cost),
            mark: ability.map(|ability| ability.mark),
            ..Self::default()
        }
    }

    fn room(catalog: &Catalog, index: usize) -> Self {
        let tile = &catalog.tiles[index];
        let engine = |role: &Role| match role {
            Role::Engine1 => Some(1),
            Role::Engine2 => Some(2),
            Role::Engine3 => Some(3),
            _ => None,
        };
        Self {
            colour: Some(Hue::Room(tile.colour)),
            computer: tile.computer,
            engine: tile.roles.iter().find_map(engine),
            ..Self::ability(tile.action.as_ref())
        }
    }

    fn item(catalog: &Catalog, index: usize) -> Self {
        let item = &catalog.items[index];
        let colour = match item.source {
            ItemSource::Deck(colour) => Some(Hue::Item(colour)),
            ItemSource::Starting | ItemSource::Quest => None,
        };
        Self {
            colour,
            heavy: item.heavy,
            reaction: item.reaction.is_some(),
            symbol: item.component,
            ..Self::ability(item.action.as_ref())
        }
    }
}

impl PrintedToken {
    fn of(catalog: &Catalog, index: usize) -> Self {
        let token = &catalog.tokens[index];
        let shows = match token.face {
            TokenFace::Blank => Shown::Blank,
            TokenFace::Kind(kind) => Shown::Kind(kind_name(catalog, kind)),
            TokenFace::Blue(kind) => Shown::Blue(kind_name(catalog, kind)),
            TokenFace::Unnamed => Shown::Species,
            TokenFace::Insanity(characters) => {
                let all = (0..).map(CharacterId).zip(catalog.names.of(Kind::CharacterId));
                let there = all.filter(|(character, _)| characters.has(*character));
                Shown::Insanity(there.map(|(_, name)| name.clone()).collect())
            }
        };
        Self { shows, number: Some(token.number).filter(|number| *number > 0) }
    }
}

impl PrintedLevels {
    fn of(catalog: &Catalog) -> Option<Self> {
        let track = catalog.insanity.as_ref()?;
        let kinds = track.levels.iter().map(|kind| kind_name(catalog, *kind)).collect();
        Some(Self { kinds, floor: track.floor })
    }
}

fn kind_name(catalog: &Catalog, kind: KindId) -> String {
    catalog.names.of(Kind::KindId)[kind.index()].clone()
}

impl From<TrackSheet> for PrintedTrack {
    fn from(sheet: TrackSheet) -> Self {
        let spaces = sheet.spaces.into_iter();
        Self {
            spaces: spaces.map(|(space, mark)| PrintedSpace { space, mark }).collect(),
            most: sheet.most,
            alarm: sheet.alarm,
            secret: sheet.secret,
        }
    }
}

/// Whether to leave a mark out that is not there.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields over by reference")]
fn is_not(there: &bool) -> bool {
    !there
}

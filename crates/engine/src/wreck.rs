//! What a finished game leaves behind for an Epilogue: only what lies open, by stable names, so that
//! it can be kept in a record and read by later programs (`after.epilogue.secrets`).

mod check;
mod made_up;

use std::collections::BTreeMap;
use std::sync::Arc;

use derelict_content::{Catalog, Colour, Evacuation, ItemId, ItemSource, Kind, TokenFace};
use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::hash::Imprint;
use crate::record::{Record, RecordProblem};
use crate::rulebook::Rulebook;
use crate::state::{Door, Pod, State};
use crate::turret::Status;

/// What a finished game leaves behind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wreck {
    /// The game it is of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<Parent>,
    /// The side of the board.
    pub board: String,
    /// Who took part, and is not there again (`after.epilogue.draft-pool`).
    pub characters: Vec<String>,
    /// The rooms of the ship.
    pub rooms: BTreeMap<String, Chamber>,
    /// Doors that are not open.
    pub doors: BTreeMap<String, Door>,
    /// Pods that have not been launched.
    pub pods: BTreeMap<String, Berth>,
    /// How many tokens of each type the bag holds, those of intruders on the board included.
    pub bag: BTreeMap<String, u8>,
    /// Eggs on the intruder board.
    pub eggs: u8,
    /// No egg is left in the nest, for good.
    pub nest_destroyed: bool,
    /// The queen is dead.
    pub queen_killed: bool,
    /// The turrets by their rooms, with the status that lies open.
    pub turrets: BTreeMap<String, Option<Status>>,
    /// The weaknesses that are not facedown, by their slots.
    pub weaknesses: BTreeMap<String, Known>,
    /// The draw piles of items, in no order.
    pub items: BTreeMap<String, Vec<String>>,
    /// Items out of the game.
    pub gone: Vec<String>,
}

/// The game an Epilogue follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parent {
    /// Its name where it was played, or of its record.
    pub id: String,
    /// Hash of its last situation, as its end line has it.
    pub end: Imprint<8>,
}

/// A room of the ship.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Chamber {
    /// The tile.
    pub tile: String,
    /// The item counter.
    #[serde(skip_serializing_if = "none")]
    pub items: u8,
    /// Out of order.
    #[serde(skip_serializing_if = "none")]
    pub malfunction: bool,
    /// Nobody had been there: it is turned up now, and its token says the number of items.
    #[serde(skip_serializing_if = "none")]
    pub unexplored: bool,
}

/// Where a pod is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    /// At which section.
    pub section: Evacuation,
    /// Locked side up.
    pub locked: bool,
}

/// A weakness that was discovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The card.
    pub card: String,
    /// It has left the game since.
    #[serde(default, skip_serializing_if = "none")]
    pub discarded: bool,
}

fn none<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The blank token among the types of the bag.
pub(crate) const BLANK: &str = "blank";

derelict_content::words! {
    /// Why no Epilogue follows a game.
    NoEpilogue {
        /// It is not over (`after.epilogue.prior`).
        Unfinished = "unfinished",
        /// The ship is no more (`after.epilogue.destroyed`).
        Destroyed = "destroyed",
        /// Something else hunted that crew (`after.term.combine.prior`).
        Species = "species",
        /// It was an Epilogue itself (`after.epilogue.prior`).
        Epilogue = "epilogue",
    }
}

impl NoEpilogue {
    /// The rule that says so.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::Unfinished | Self::Epilogue => "after.epilogue.prior",
            Self::Destroyed => "after.epilogue.destroyed",
            Self::Species => "after.term.combine.prior",
        }
    }
}

impl std::fmt::Display for NoEpilogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let why = match self {
            Self::Unfinished => "that game is not over",
            Self::Destroyed => "the ship of that game was destroyed",
            Self::Species => "that game was not played with the base intruders",
            Self::Epilogue => "that game was an Epilogue already",
        };
        write!(f, "no Epilogue can follow: {why} ({})", self.rule())
    }
}

impl std::error::Error for NoEpilogue {}

/// Why no Epilogue can be begun from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoWreck {
    /// The record does not hold.
    Record(RecordProblem),
    /// No Epilogue follows its game.
    Game(NoEpilogue),
}

impl std::fmt::Display for NoWreck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Record(problem) => problem.fmt(f),
            Self::Game(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NoWreck {}

impl Record {
    /// What the recorded game leaves behind, once the record is checked; `id` is its name for the
    /// record of the Epilogue (`after.epilogue.record`).
    ///
    /// # Errors
    ///
    /// If the record does not hold, or no Epilogue can follow its game.
    pub fn wreck(&self, catalog: &Arc<Catalog>, id: &str) -> Result<Wreck, NoWreck> {
        let verified = self.verify(catalog).map_err(NoWreck::Record)?;
        let mut replay = self.replay(catalog).map_err(NoWreck::Record)?;
        for moment in replay.by_ref() {
            moment.map_err(NoWreck::Record)?;
        }
        let wreck = Wreck::of(&replay.into_game()).map_err(NoWreck::Game)?;
        Ok(Wreck { parent: Some(Parent { id: id.to_owned(), end: verified.hash }), ..wreck })
    }
}

impl Wreck {
    /// What a game leaves behind.
    ///
    /// # Errors
    ///
    /// If no Epilogue can follow it.
    pub fn of(game: &Game) -> Result<Self, NoEpilogue> {
        let Game { book, state, .. } = game;
        let outcome = state.outcome.ok_or(NoEpilogue::Unfinished)?;
        if book.is_sequel() {
            return Err(NoEpilogue::Epilogue);
        }
        if !book.leaves_wrecks() {
            return Err(NoEpilogue::Species);
        }
        if outcome.exploded {
            return Err(NoEpilogue::Destroyed);
        }
        Ok(Self::read(book, state))
    }

    /// Reads off a table what lies open once everything does.
    fn read(book: &Rulebook, state: &State) -> Self {
        let name = |kind: Kind, index: u8| book.names.name(kind, index).unwrap_or("?").to_owned();
        let catalog = &book.catalog;
        let mut wreck = Self {
            board: book.board.id.clone(),
            eggs: state.nest_eggs,
            nest_destroyed: state.nest_destroyed,
            queen_killed: state.queen_killed,
            ..Self::default()
        };
        let took_part = state.crew.iter().filter(|crew| crew.drafted);
        wreck.characters =
            took_part.map(|crew| name(Kind::CharacterId, crew.character.0)).collect();
        for room in book.rooms().filter(|room| !book.on_shuttle(*room)) {
            let there = &state.rooms[room.index()];
            let token = there.token.map(|token| &catalog.exploration[token.index()]);
            let chamber = Chamber {
                tile: name(Kind::TileId, there.tile.0),
                items: token.map_or(there.items, |token| token.items),
                malfunction: there.malfunction,
                unexplored: token.is_some(),
            };
            wreck.rooms.insert(name(Kind::RoomId, room.0), chamber);
        }
        for (index, corridor) in book.board.corridors.iter().enumerate() {
            let of_shuttle = corridor.ends.iter().any(|end| book.board.is_annexed(*end as usize));
            let door = state.doors[index];
            if !of_shuttle && door != Door::Open {
                wreck.doors.insert(name(Kind::CorridorId, index as u8), door);
            }
        }
        for (index, pod) in (0..).zip(state.pods) {
            if let Pod::Docked { section, locked } = pod {
                wreck.pods.insert(name(Kind::PodId, index), Berth { section, locked });
            }
        }
        for token in state.bag.iter() {
            let face = match book.token_face(token) {
                TokenFace::Kind(kind) | TokenFace::Blue(kind) => name(Kind::KindId, kind.0),
                TokenFace::Blank | TokenFace::Unnamed | TokenFace::Insanity(_) => BLANK.to_owned(),
            };
            *wreck.bag.entry(face).or_default() += 1;
        }
        for figure in state.look(book).all_figures() {
            *wreck.bag.entry(name(Kind::KindId, figure.kind.0)).or_default() += 1;
        }
        // Figures come to the board without a token, too, and may leave one in the bag.
        for (kind, count) in &mut wreck.bag {
            *count = (*count).min(tokens_of(book, kind));
        }
        for post in state.turrets.posts.into_iter().flatten() {
            let open = post.open.then_some(post.status);
            wreck.turrets.insert(name(Kind::RoomId, post.room.0), open);
        }
        for slot in catalog.slot_ids() {
            let there = &state.weaknesses[slot.index()];
            if there.revealed {
                let card = name(Kind::WeaknessId, there.card.0);
                let known = Known { card, discarded: there.discarded };
                wreck.weaknesses.insert(name(Kind::SlotId, slot.0), known);
            }
        }
        for colour in COLOURS {
            let pile = state.items[colour as usize].facedown().iter();
            let mut names: Vec<String> = pile.map(|item| name(Kind::ItemId, item.0)).collect();
            // Their order is nobody's to know.
            names.sort_unstable();
            wreck.items.insert(colour.name().to_owned(), names);
        }
        let of_decks =
            |item: &ItemId| matches!(catalog.items[item.index()].source, ItemSource::Deck(_));
        let gone = state.items_gone.iter().filter(of_decks);
        wreck.gone = gone.map(|item| name(Kind::ItemId, item.0)).collect();
        wreck
    }
}

/// How many tokens of a type there are.
fn tokens_of(book: &Rulebook, kind: &str) -> u8 {
    let index = book.names.index(Kind::KindId, kind);
    let of_kind = |face: TokenFace| match face {
        TokenFace::Kind(own) | TokenFace::Blue(own) => Some(own.0) == index,
        TokenFace::Blank => kind == BLANK,
        TokenFace::Unnamed | TokenFace::Insanity(_) => false,
    };
    book.catalog.tokens.iter().filter(|token| of_kind(token.face)).count() as u8
}

/// The decks of items that are found.
pub(crate) const COLOURS: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Green];

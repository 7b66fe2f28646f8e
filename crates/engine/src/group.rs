//! The groups that what can be done stands in, and the keys that belong to it: the same in every
//! client and all game long.

use derelict_content::{ActionId, CharacterId, Footfall, Verb};

use crate::choice::{Choice, Source};
use crate::frame::Question;
use crate::offer::Prompt;
use crate::rulebook::Rulebook;
use crate::swarm::Instinct;

derelict_content::words! {
    /// A group of options, in the order they are shown.
    Group {
        /// Going somewhere.
        Move = "move",
        /// Harming somebody.
        Fight = "fight",
        /// What the room offers.
        Room = "room",
        /// Cards in hand.
        Cards = "cards",
        /// Things carried, made and handed over.
        Items = "items",
        /// What ends the round, and what is lost for good.
        End = "end",
    }
}

/// Keys of the further uses of cards.
const FURTHER_CARDS: [char; 7] = ['D', 'E', 'I', 'J', 'N', 'V', 'Y'];

/// Keys of the uses of a room.
const ROOM: [char; 3] = ['R', 'W', 'Z'];

/// Keys of the own mutation.
const MUTATION: [char; 1] = ['B'];

impl Group {
    /// The group of an option, where a seat is asked what to do.
    #[must_use]
    pub fn of(book: &Rulebook, prompt: &Prompt, choice: Choice) -> Option<Self> {
        let acting =
            matches!(prompt, Prompt::Question(Question::Action { .. } | Question::Swarm { .. }));
        if !acting {
            return None;
        }
        Some(match choice {
            Choice::Act(source, section) => Self::of_deed(book, source, section),
            Choice::Swarm(_, Instinct::Move) => Self::Move,
            Choice::Swarm(_, Instinct::Attack) => Self::Fight,
            Choice::Swarm(_, Instinct::Effect) => Self::Cards,
            _ => Self::End,
        })
    }

    /// The group of something done with a source, possible or not.
    #[must_use]
    pub fn of_deed(book: &Rulebook, source: Source, section: u8) -> Self {
        match source {
            Source::Basic(_) => match verb(book, source, section) {
                Some(Verb::Move { .. }) => Self::Move,
                Some(Verb::Shoot { .. } | Verb::Melee { .. }) => Self::Fight,
                Some(Verb::Trade | Verb::Craft { .. } | Verb::PickUp | Verb::Unlock) => Self::Items,
                _ => Self::Room,
            },
            Source::Card(_) | Source::Mutation(_) => Self::Cards,
            Source::Computer => Self::Room,
            Source::Item(_) => Self::Items,
            Source::Room | Source::Possibility(_) => Self::Room,
        }
    }

    /// Where an option stands among the others: by group, and what is dropped behind all else.
    #[must_use]
    pub fn rank(book: &Rulebook, prompt: &Prompt, choice: Choice) -> (Option<Self>, bool) {
        (Self::of(book, prompt, choice), matches!(choice, Choice::Drop(_)))
    }
}

/// The key of an action, a capital letter or a digit: of a basic action and the room by what it
/// does, of a card by its place in the character's deck, of the mutation one of its own. Dropping has none, and items have none
/// that could stay theirs.
#[must_use]
pub fn key(
    book: &Rulebook,
    prompt: &Prompt,
    choice: Choice,
    character: Option<CharacterId>,
) -> Option<char> {
    Group::of(book, prompt, choice)?;
    match choice {
        Choice::Pass => Some('P'),
        Choice::Act(Source::Room, section) => ROOM.get(usize::from(section)).copied(),
        Choice::Act(Source::Mutation(_), section) => MUTATION.get(usize::from(section)).copied(),
        Choice::Act(Source::Card(card), section) => card_key(book, character?, card, section),
        Choice::Act(source @ Source::Basic(_), section) => match verb(book, source, section)? {
            Verb::Move { footfall: Footfall::Roll } => Some('M'),
            Verb::Move { footfall: Footfall::Careful } => Some('C'),
            Verb::Shoot { .. } => Some('S'),
            Verb::Melee { .. } => Some('F'),
            Verb::Trade => Some('X'),
            Verb::Craft { .. } => Some('K'),
            Verb::PickUp => Some('A'),
            Verb::Unlock => Some('Q'),
            // Where there are alerts nobody mutates.
            Verb::Activate => MUTATION.first().copied(),
            _ => None,
        },
        _ => None,
    }
}

/// The first use of each of ten cards of a deck has a digit, a further one a letter; so have the cards
/// beyond ten, after those.
fn card_key(book: &Rulebook, character: CharacterId, card: ActionId, section: u8) -> Option<char> {
    let mut kinds: Vec<ActionId> = Vec::new();
    for card in &book.catalog.characters.get(character.index())?.deck {
        if !kinds.contains(card) {
            kinds.push(*card);
        }
    }
    let place = kinds.iter().position(|kind| *kind == card)?;
    let further = |kinds: &[ActionId]| -> usize {
        let uses = |kind: &ActionId| book.catalog.actions[kind.index()].action.as_ref();
        kinds.iter().filter_map(uses).map(|action| action.sections.len().saturating_sub(1)).sum()
    };
    let letter = |place: usize| FURTHER_CARDS.get(place).copied();
    match section {
        0 if place < 10 => char::from_digit((place as u32 + 1) % 10, 10),
        0 => letter(further(&kinds) + place - 10),
        section => letter(further(&kinds[..place]) + usize::from(section) - 1),
    }
}

/// What a use of something everybody can do begins with.
fn verb(book: &Rulebook, source: Source, section: u8) -> Option<&Verb> {
    let Source::Basic(basic) = source else { return None };
    book.basic(basic).sections.get(usize::from(section))?.verbs.first()
}

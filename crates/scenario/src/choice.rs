//! Choices by their stable names, and what was meant by a misspelt one.

use derelict_content::{Ability, Kind};
use derelict_engine::choice::Source;
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::{Choice, Rulebook, Seat};

use crate::possible::{nearest, no_player};

/// Reads a choice that somebody could be offered in a game of so many players.
pub fn read(book: &Rulebook, players: u8, code: &str) -> Result<Choice, String> {
    let Some(choice) = Choice::parse(&book.names, code) else {
        let known = known(book);
        let meant = nearest(known.iter().map(String::as_str), code).unwrap_or_default();
        return Err(format!("`{code}` is not the name of any choice; did you mean `{meant}`?"));
    };
    if let Some(seat) = seat_in(choice).filter(|seat| seat.0 >= players) {
        return Err(format!("`{code}`: {}", no_player(seat, players)));
    }
    if let Choice::Act(source, section) = choice
        && let Some(sections) = sections(book, source)
        && usize::from(section) >= sections
    {
        return Err(match sections {
            0 => format!("`{code}`: it has no action"),
            1 => format!("`{code}`: its action has one section only"),
            _ => format!("`{code}`: its action has {sections} sections"),
        });
    }
    Ok(choice)
}

/// How the choices of a kind of component begin.
const NAMED: [(&str, Kind); 17] = [
    ("", Kind::BasicId),
    ("play:", Kind::ActionId),
    ("card:", Kind::ActionId),
    ("use:", Kind::ItemId),
    ("item:", Kind::ItemId),
    ("thing:", Kind::ItemId),
    ("drop:", Kind::ItemId),
    ("give:", Kind::ItemId),
    ("room:", Kind::RoomId),
    ("corridor:", Kind::CorridorId),
    ("duct:", Kind::NetworkId),
    ("intruder:", Kind::MiniId),
    ("pod:", Kind::PodId),
    ("character:", Kind::CharacterId),
    ("wound:", Kind::WoundId),
    ("swarm-card:", Kind::IntruderCardId),
    ("seize:", Kind::PossibilityId),
];

/// Choices that name nothing.
const PLAIN: [&str; 14] = [
    "pass",
    "done",
    "yes",
    "no",
    "launch",
    "leave",
    "stay",
    "keep",
    "swap",
    "eggs",
    "corporate",
    "personal",
    "counter",
    "room-action",
];

/// Names a misspelt one may have been meant for.
fn known(book: &Rulebook) -> Vec<String> {
    let named = NAMED.iter().flat_map(|(verb, kind)| {
        book.names.of(*kind).iter().map(move |name| format!("{verb}{name}"))
    });
    named.chain(PLAIN.map(str::to_owned)).collect()
}

/// The player a choice names.
fn seat_in(choice: Choice) -> Option<Seat> {
    match choice {
        Choice::Seat(seat)
        | Choice::Both(seat)
        | Choice::Offer(seat)
        | Choice::Show(seat)
        | Choice::ObjectOf(seat, _) => Some(seat),
        Choice::Drop(thing) | Choice::Thing(thing) | Choice::Give(thing) | Choice::Ask(thing) => {
            match thing {
                Thing::Corpse(Corpse::Of(seat)) => Some(seat),
                _ => None,
            }
        }
        _ => None,
    }
}

/// How many sections the action of a source has; that of a room depends on the room.
fn sections(book: &Rulebook, source: Source) -> Option<usize> {
    let catalog = &book.catalog;
    let of = |action: Option<&Ability>| Some(action.map_or(0, |action| action.sections.len()));
    match source {
        Source::Basic(id) => of(Some(&catalog.basics[id.index()].action)),
        Source::Card(id) => of(catalog.actions[id.index()].action.as_ref()),
        Source::Item(id) => of(catalog.items[id.index()].action.as_ref()),
        Source::Possibility(id) => of(catalog.possibilities[id.index()].action.as_ref()),
        Source::Room | Source::Computer | Source::Mutation(_) => None,
    }
}

//! Turns a draft without problems into the tables of a catalog.

use crate::catalog::*;
use crate::draft::{Draft, Rows};
use crate::entry::Entry;
use crate::forms::{
    AnnexForm, BoardForm, CorridorForm, CssForm, GroundsForm, IntruderForm, ItemForm, MutationForm,
    PlaceForm, PossibilityForm,
};
use crate::hash::content_hash;
use crate::ids::{CharacterId, KindId};
use crate::select::Selection;
use crate::vocabulary::{Ability, Mark, Section, Verb};
use crate::ways::Ways;

/// The only entry of a table that a game has once.
fn single<T: Clone>(rows: &Rows<'_, T>) -> T {
    let (_, value) = rows.iter().next().expect("checking finds a missing table");
    value.clone()
}

fn all<T: Clone>(rows: &Rows<'_, T>) -> Vec<T> {
    rows.iter().map(|(_, value)| value.clone()).collect()
}

/// What was loaded for which table.
pub(crate) struct Chosen {
    pub(crate) packs: Vec<String>,
    pub(crate) texts: Vec<PackTexts>,
    pub(crate) ways: Ways,
    pub(crate) selection: Selection,
}

/// Compiles what checking has found to be sound.
pub(crate) fn compile(draft: &Draft<'_>, table: Chosen, entries: &[Entry<'_>]) -> Catalog {
    let contamination = single(&draft.contamination);
    Catalog {
        names: draft.names.clone(),
        packs: table.packs,
        texts: table.texts,
        ways: table.ways,
        selection: table.selection,
        hash: content_hash(entries),
        boards: boards(draft),
        tiles: all(&draft.tiles),
        exploration: exploration(draft),
        kinds: all(&draft.kinds),
        tokens: tokens(draft),
        noise_die: single(&draft.noise_die).faces,
        combat_die: single(&draft.combat_die).faces,
        coordinates: draft.coordinates.iter().map(|(_, form)| form.letters).collect(),
        events: events(draft),
        attacks: attacks(draft),
        contamination: (0..contamination.copies)
            .map(|card| card < contamination.infected)
            .collect(),
        wounds: all(&draft.wounds),
        weaknesses: draft.weaknesses.iter().map(|(_, form)| form.effect).collect(),
        objectives: all(&draft.objectives),
        items: draft.items.iter().map(|(entry, form)| item(&entry.id, form.clone())).collect(),
        actions: all(&draft.actions),
        basics: draft
            .basics
            .iter()
            .map(|(entry, form)| Basic { id: entry.id.clone(), action: form.action.clone() })
            .collect(),
        characters: all(&draft.characters),
        intruder_cards: all(&draft.intruder_cards),
        supply: single(&draft.supply),
        slots: all(&draft.slots),
        panic: all(&draft.panic),
        insanity: draft.insanity.iter().next().map(|(_, track)| track.clone()),
        unnamed: share(draft, |form| form.unnamed),
        blue: share(draft, |form| form.blue),
        alerts: all(&draft.alerts),
        advantage_die: draft.advantage_die.iter().flat_map(|(_, die)| die.faces.clone()).collect(),
        facility: draft.facility.iter().next().map(|(_, facility)| facility.clone()),
        computer: all(&draft.computer),
        css: css(draft),
        contingency: contingency(draft),
        traits: all(&draft.traits),
        discoveries: discoveries(draft),
        mutations: draft.mutations.iter().map(|(_, form)| mutation(form)).collect(),
        possibilities: draft.possibilities.iter().map(|(_, form)| possibility(form)).collect(),
        origins: entries.iter().map(Entry::origin).collect(),
    }
}

/// Every board, with the annex beside it if there is one.
fn boards(draft: &Draft<'_>) -> Vec<Board> {
    let annex = draft.annexes.iter().next();
    let boards = draft.boards.iter().map(|(entry, form)| {
        let mut board = board(&entry.id, form);
        if let Some((entry, form)) = annex {
            attach(&mut board, &entry.id, form);
        }
        board
    });
    boards.collect()
}

fn board(id: &str, form: &BoardForm) -> Board {
    Board {
        id: id.to_owned(),
        size: form.size.unwrap_or(SIZE),
        zones: form.zones.clone(),
        rooms: form.rooms.clone(),
        corridors: corridors(&form.rooms, &form.corridors, 0),
        networks: form.networks.clone(),
        pods: form.pods.clone(),
        grounds: form.grounds.as_ref().map(|grounds| self::grounds(&form.rooms, grounds)),
        annex: None,
    }
}

fn grounds(rooms: &[BoardRoom], form: &GroundsForm) -> Grounds {
    let places = |places: &[PlaceForm]| {
        let place = |place: &PlaceForm| Place { room: position(rooms, &place.room), at: place.at };
        places.iter().map(place).collect()
    };
    Grounds {
        elevator: places(&form.elevator),
        exits: places(&form.exits),
        bunker: form.bunker,
        rover: form.rover,
        gate: form.gate,
        computer: form.computer,
        contingency: form.contingency,
        pods: form.pods,
    }
}

/// Where a room stands among the others.
fn position(rooms: &[BoardRoom], id: &str) -> u8 {
    let position = rooms.iter().position(|room| room.id == id);
    let position = position.and_then(|position| u8::try_from(position).ok());
    position.expect("checking finds missing rooms")
}

/// Puts the rooms of an annex behind all others (`after.shuttle.numbers-order`).
fn attach(board: &mut Board, id: &str, form: &AnnexForm) {
    let first = board.rooms.len() as u8;
    board.rooms.extend(form.rooms.iter().cloned());
    board.corridors.extend(corridors(&form.rooms, &form.corridors, first));
    let (id, track) = (id.to_owned(), form.track.clone());
    board.annex = Some(Annex { id, size: form.size, first, track });
}

/// The corridors between rooms that are numbered from `first` on.
fn corridors(rooms: &[BoardRoom], corridors: &[CorridorForm], first: u8) -> Vec<Corridor> {
    let index = |end: &String| first + position(rooms, end);
    let corridor = |corridor: &CorridorForm| Corridor {
        id: corridor.id.clone(),
        ends: [index(&corridor.ends[0]), index(&corridor.ends[1])],
        numbers: corridor.numbers.clone(),
    };
    corridors.iter().map(corridor).collect()
}

fn discoveries(draft: &Draft<'_>) -> Vec<DiscoveryToken> {
    let tokens = draft
        .discoveries
        .iter()
        .flat_map(|(_, form)| (0..form.copies).map(|_| DiscoveryToken { effect: form.effect }));
    tokens.collect()
}

fn css(draft: &Draft<'_>) -> Vec<CssToken> {
    let token = |form: &CssForm| CssToken { pods: form.pods.clone() };
    let tokens = draft.css.iter().flat_map(|(_, form)| (0..form.copies).map(move |_| token(form)));
    tokens.collect()
}

fn contingency(draft: &Draft<'_>) -> Vec<ContingencyToken> {
    let tokens = draft.contingency.iter().flat_map(|(_, form)| {
        (0..form.copies).map(|_| ContingencyToken { condemns: form.condemns })
    });
    tokens.collect()
}

fn exploration(draft: &Draft<'_>) -> Vec<ExplorationToken> {
    let tokens = draft.exploration.iter().flat_map(|(_, form)| {
        form.items.iter().map(|&items| ExplorationToken { discovery: form.discovery, items })
    });
    tokens.collect()
}

fn tokens(draft: &Draft<'_>) -> Vec<IntruderToken> {
    let mut tokens = Vec::new();
    for (_, form) in draft.intruders.iter() {
        let face = match (form.kind, &form.insanity) {
            (Some(kind), _) if form.blue => TokenFace::Blue(kind),
            (Some(kind), _) => TokenFace::Kind(kind),
            (_, Some(characters)) => TokenFace::Insanity(of_colours(draft, characters)),
            _ if form.unnamed => TokenFace::Unnamed,
            _ => TokenFace::Blank,
        };
        if form.numbers.is_empty() {
            tokens.push(IntruderToken { face, number: 0, dark: 0 });
        }
        let dark = |index: usize| form.dark.get(index).or(form.numbers.get(index)).copied();
        tokens.extend(form.numbers.iter().enumerate().map(|(index, &number)| IntruderToken {
            face,
            number,
            dark: dark(index).unwrap_or(number),
        }));
    }
    tokens
}

/// These characters, and those who may take their places; where none is named, whoever has no token of
/// the own colour.
fn of_colours(draft: &Draft<'_>, named: &[CharacterId]) -> Characters {
    let tokens = draft.intruders.iter().filter_map(|(_, form)| form.insanity.as_ref());
    let claimed: Vec<CharacterId> = tokens.flatten().copied().collect();
    let sheets = draft.characters.iter().enumerate();
    let own = sheets.filter_map(|(id, (_, sheet))| {
        let id = CharacterId(id as u8);
        let is_of = |characters: &[CharacterId]| {
            let takes = sheet.counterpart.is_some_and(|other| characters.contains(&other));
            takes || characters.contains(&id)
        };
        let own = if named.is_empty() { !is_of(&claimed) } else { is_of(named) };
        own.then_some(id)
    });
    own.collect()
}

/// How many tokens of a sort are in the bag at setup.
fn share(draft: &Draft<'_>, sort: impl Fn(&IntruderForm) -> bool) -> BagShare {
    let forms = draft.intruders.iter().filter(|(_, form)| sort(form));
    forms.fold(BagShare::default(), |share, (_, form)| BagShare {
        fixed: share.fixed + form.bag,
        per_player: share.per_player + form.bag_per_player,
    })
}

fn events(draft: &Draft<'_>) -> Vec<EventCard> {
    let cards = draft
        .events
        .iter()
        .map(|(_, card)| EventCard { moves: meant(draft, &card.moves), ..card.clone() });
    cards.collect()
}

/// The kinds a card means. The first kind of a symbol stands for all that bear it, so that cards of
/// one pack know the kinds of another; any further kind stands for itself.
fn meant(draft: &Draft<'_>, named: &[KindId]) -> Vec<KindId> {
    let kinds = all(&draft.kinds);
    let first = |kind: &IntruderKind| kinds.iter().position(|other| other.rank == kind.rank);
    let bears = |id: KindId| {
        let symbol = first(&kinds[id.index()]);
        named.contains(&id) || named.iter().any(|named| Some(named.index()) == symbol)
    };
    let further = (0..kinds.len() as u8).map(KindId).filter(|id| !named.contains(id) && bears(*id));
    named.iter().copied().chain(further).collect()
}

fn attacks(draft: &Draft<'_>) -> Vec<AttackCard> {
    let cards = draft.attacks.iter().flat_map(|(entry, form)| {
        form.blood.iter().enumerate().map(|(copy, &blood)| AttackCard {
            entry: entry.id.clone(),
            hits: meant(draft, &form.hits),
            effects: form.effects.clone(),
            dark: form.dark.clone(),
            blood,
            second: form.second.get(copy).copied(),
        })
    });
    cards.collect()
}

fn item(id: &str, form: ItemForm) -> Item {
    Item {
        family: form.family.unwrap_or_else(|| id.to_owned()),
        source: form.source,
        copies: form.copies,
        heavy: form.heavy,
        slots: form.slots.unwrap_or(u8::from(form.heavy)),
        bound: form.bound,
        secret: form.secret,
        energy: form.energy,
        one_use: form.one_use,
        uses: form.uses,
        component: form.component,
        action: form.action,
        reaction: form.reaction,
        passive: form.passive,
        weapon: form.weapon,
        recipe: form.recipe,
        exchange: form.exchange,
        unlock: form.unlock,
    }
}

fn possibility(form: &PossibilityForm) -> Possibility {
    let section = || Section::of(form.verbs.clone());
    let action = || Ability { cost: 0, mark: Mark::Any, sections: vec![section()], free: false };
    Possibility {
        who: form.who,
        often: form.often,
        after: form.after,
        action: (!form.verbs.is_empty()).then(action),
        effects: form.effects.clone(),
        hourglass: form.hourglass,
        offer: form.offer,
    }
}

fn mutation(form: &MutationForm) -> MutationCard {
    let usage = [Section::of(vec![Verb::Mutate])];
    MutationCard {
        usage: form.side(&usage),
        infected: form.side(&form.infected),
        clean: form.side(&form.clean),
    }
}

//! One thing too many is refused: which capacity, how many, and where.

use derelict_content::{Catalog, ItemSource, PackFiles, Selection, capacity, load_packs};

use crate::support::{fan, patched, problems};

const ORIGINAL: &str = "provenance = \"original\"\nreason = \"more\"\n";

const ITEM: &str = r#"
[[item]]
id = "thing-N"
source = { deck = "COLOUR" }
one-use = true
action.cost = 0
action.mark = "any"
action.sections = [{ verbs = [{ do = "draw-all", cards = 1 }] }]
"#;

const EVENT: &str = r#"
[[event]]
id = "thing-N"
moves = ["adult"]
number = 1
effects = [{ do = "hunt" }]
afterwards = "discard"
"#;

const WOUND: &str = "\n[[wound]]\nid = \"thing-N\"\neffect = \"dear-items\"\ncopies = 1\n";
const ATTACK: &str = "\n[[attack]]\nid = \"thing-N\"\nblood = [3]\nhits = [\"adult\"]\n\
                      effects = [{ do = \"light-wounds\", wounds = 1 }]\n";
const TOKEN: &str = "\n[[intruder]]\nid = \"thing-N\"\nkind = \"adult\"\nnumbers = [1]\n";
const EXPLORATION: &str =
    "\n[[exploration]]\nid = \"thing-N\"\ndiscovery = \"silence\"\nitems = [1]\n";
const ACTION: &str = "\n[[action]]\nid = \"thing-N\"\naction.cost = 0\naction.mark = \"any\"\n\
                      action.sections = [{ verbs = [{ do = \"draw\", cards = 1 }] }]\n";
const CHARACTER: &str = "\n[[character]]\nid = \"thing-N\"\ncolour = \"shade-N\"\nquests = []\n\
                         deck = [\"search\"]\n";
const KIND: &str = "\n[[kind]]\nid = \"thing-N\"\nrank = \"adult\"\nletter = \"t\"\n\
                    miniatures = 1\nblood = 1\n";
const ROOM: &str = "\n[[room]]\nid = \"thing-N\"\ngroup = \"two\"\ncolour = \"green\"\n";
const OBJECTIVE: &str = "\n[[objective]]\nid = \"thing-N\"\ndeck = \"personal\"\nplayers = 2\n\
                         branches = [[{ must = \"company\" }]]\n";
const NETWORK: &str = "    { id = \"ducts\", at = [12, 15] },\n";
const CORRIDOR: &str = "    { id = \"5-10\", ends = [\"005\", \"010\"], numbers = [1, 2] },\n";
const BOARD_ROOM: &str = "    { id = \"003\", slot = \"one\", at = [20, 49], counter = \"NW\" },\n";
const INTRUDER_CARD: &str =
    "\n[[intruder-card]]\nid = \"thing-N\"\nattacks = 1\neffect = \"hunt\"\n";

fn numbered(count: usize, text: &str) -> String {
    let entry = |number: usize| text.replace("-N", &format!("-{number}")) + ORIGINAL;
    (0..count).map(entry).collect()
}

fn many(count: usize, text: &str) -> Vec<PackFiles> {
    vec![fan("more", "requires = [\"base\"]", &numbered(count, text))]
}

/// So many more fit, and with the next one the pack is refused, at that entry.
fn fills(present: usize, capacity: usize, text: &str, what: &str) {
    let room = capacity - present;
    let full = load_packs(&many(room, text), &Selection::default());
    assert!(full.is_ok(), "{what}: {:?}", full.err());
    let told = problems(&many(room + 1, text)).to_string();
    let wanted =
        format!("`thing-{room}` makes it {} {what}; a game holds {capacity}", capacity + 1);
    let table = text.trim().trim_start_matches('[').split(']').next().unwrap_or_default();
    assert!(told.starts_with("content/more/changes.toml:"), "{told}");
    assert!(told.ends_with(&format!("{table} {wanted}")), "`{told}`, not `{wanted}`");
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn decks_and_bags_hold_so_much_and_no_more() {
    let base = Catalog::base();
    fills(base.events.len(), capacity::EVENTS, EVENT, "event cards");
    fills(base.attacks.len(), capacity::ATTACKS, ATTACK, "attack cards");
    let wounds: u8 = base.wounds.iter().map(|wound| wound.copies).sum();
    fills(wounds.into(), capacity::WOUNDS, WOUND, "serious wound cards");
    fills(base.tokens.len(), capacity::INTRUDER_TOKENS, TOKEN, "intruder tokens");
    let tokens = (base.exploration.len(), capacity::EXPLORATION_TOKENS);
    fills(tokens.0, tokens.1, EXPLORATION, "exploration tokens");
    fills(base.characters.len(), capacity::CHARACTERS, CHARACTER, "characters");
    fills(base.actions.len(), capacity::ACTION_KINDS, ACTION, "kinds of action cards");
    let cards = (base.intruder_cards.len(), capacity::INTRUDER_CARDS);
    fills(cards.0, cards.1, INTRUDER_CARD, "intruder player cards");
    fills(base.kinds.len(), capacity::KINDS, KIND, "kinds of intruders");
}

#[test]
fn of_every_kind_of_thing_there_are_so_many_ids_and_no_more() {
    let base = Catalog::base();
    let tables =
        [(ROOM, base.tiles.len(), "TileId"), (OBJECTIVE, base.objectives.len(), "ObjectiveId")];
    for (text, present, kind) in tables {
        let room = capacity::IDS - present;
        let full = load_packs(&many(room, text), &Selection::default());
        assert!(full.is_ok(), "{kind}: {:?}", full.err());
        let told = problems(&many(room + 1, text)).to_string();
        let table = text.trim().trim_start_matches('[').split(']').next().unwrap_or_default();
        let wanted = format!(
            "{table} `thing-{room}` makes it 256 ids of its kind; a game holds {}",
            capacity::IDS
        );
        assert!(told.starts_with("content/more/changes.toml:"), "{told}");
        assert!(told.ends_with(&wanted), "`{told}`, not `{wanted}`");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}

#[test]
fn a_character_has_so_many_quests_and_no_more() {
    let quest = |number: usize| {
        let item = ITEM.replace("{ deck = \"COLOUR\" }", "\"quest\"\nunlock = { in = \"armory\" }");
        item.replace("-N", &format!("-{number}")) + ORIGINAL
    };
    let packs = |count: usize| {
        let names: Vec<String> = (0..count).map(|number| format!("\"thing-{number}\"")).collect();
        let owner = CHARACTER.replace("quests = []", &format!("quests = [{}]", names.join(", ")));
        let text: String = (0..count).map(quest).collect();
        let text = text + &owner.replace("thing-N", "collector").replace("-N", "-0") + ORIGINAL;
        vec![fan("more", "requires = [\"base\"]", &text)]
    };
    let full = load_packs(&packs(capacity::QUESTS), &Selection::default());
    assert!(full.is_ok(), "{:?}", full.err());
    let told = problems(&packs(capacity::QUESTS + 1)).to_string();
    assert!(told.starts_with("content/more/changes.toml:"), "{told}");
    assert!(told.ends_with("character `collector` has 4 quest items; a player holds 3"), "{told}");
}

#[test]
fn item_decks_hold_so_many_cards_and_a_game_so_many_kinds() {
    let base = Catalog::base();
    for colour in ["red", "yellow", "green"] {
        let item = ITEM.replace("COLOUR", colour);
        let what = format!("{colour} item cards");
        fills(30, capacity::ITEMS_OF_A_COLOUR, &item, &what);
    }
    // Four more of each colour, and then what is made of tools.
    let kinds = |count: usize| -> Vec<PackFiles> {
        let entry = |number: usize| {
            let item = match ["red", "yellow", "green"].get(number / 4) {
                Some(colour) => ITEM.replace("COLOUR", colour),
                None => ITEM.replace("COLOUR", "blue") + "exchange = \"tools\"\n",
            };
            item.replace("-N", &format!("-{number}"))
        };
        let items: String = (0..count).map(|number| entry(number) + ORIGINAL).collect();
        let workshop = ROOM.replace("-N", "-0") + "traits = [\"workshop\"]\n" + ORIGINAL;
        vec![fan("more", "requires = [\"base\"]", &(items + &workshop))]
    };
    let room = capacity::ITEM_KINDS - base.items.len();
    let full = load_packs(&kinds(room), &Selection::default());
    assert!(full.is_ok(), "{:?}", full.err());
    let told = problems(&kinds(room + 1)).to_string();
    assert!(told.ends_with("makes it 81 kinds of items; a game holds 80"), "{told}");
}

#[test]
fn what_a_box_says_of_itself_fits_as_well() {
    for (file, old, new, told) in [
        (
            "kinds.toml",
            "miniatures = 6",
            "miniatures = 11",
            "kind `queen` makes it 25 miniatures; a game holds 24",
        ),
        ("supply.toml", "pods-in-box = 4", "pods-in-box = 5", "has 5 pods; a game holds 4"),
        ("contamination.toml", "copies = 27", "copies = 33", "makes it 33 contamination cards"),
    ] {
        let said = problems(&[patched(file, old, new)]).to_string();
        assert!(said.contains(told), "`{said}`, not `{told}`");
    }
}

#[test]
fn a_player_holds_the_whole_deck_and_all_contamination() {
    let deck = ["\"search\""; 14].join(", ");
    let character = CHARACTER.replace("[\"search\"]", &format!("[{deck}]"));
    let told = problems(&many(1, &character)).to_string();
    let wanted = "has 14 action cards and could take all 27 contamination cards; a player holds 40";
    assert!(told.ends_with(wanted), "{told}");
}

#[test]
fn a_weapon_holds_all_that_can_be_fastened_to_it() {
    let fastened = |item: &derelict_content::Item| {
        item.source == ItemSource::Quest || matches!(item.source, ItemSource::Deck(_))
    };
    assert!(Catalog::base().items.iter().any(fastened));
    let item =
        ITEM.replace("COLOUR", "yellow").replace("one-use = true\n", "copies = 4\n").replace(
            "{ do = \"draw-all\", cards = 1 }",
            "{ do = \"attach\", to = { class = \"energy\" }, capacity = 1 }",
        );
    let told = problems(&many(1, &item)).to_string();
    assert!(told.contains("cards that can be fastened to `"), "{told}");
    assert!(told.contains("; a game holds 3"), "{told}");
}

/// The basic board with more of something in one of its lists.
fn larger(list: &str, before: &str, more: impl Fn(usize) -> String, count: usize) -> String {
    let base = PackFiles::base();
    let board = base.files.iter().find(|file| file.path.ends_with("boards.toml"));
    assert!(board.expect("boards").text.contains(before), "{list}");
    let more: String = (0..count).map(|index| format!("{}\n", more(index))).collect();
    problems(&[patched("boards.toml", before, &format!("{more}{before}"))]).to_string()
}

#[test]
fn boards_fit_the_state() {
    let base = Catalog::base();
    let board = base.board("basic").expect("a board");
    let network = |index| format!("    {{ id = \"more-{index}\", at = [1, {index}] }},");
    let corridor = |index| {
        format!("    {{ id = \"more-{index}\", ends = [\"001\", \"002\"], numbers = [1] }},")
    };
    let room = |index| {
        format!("    {{ id = \"00{index}\", slot = \"two\", at = [1, 1], counter = \"N\" }},")
    };
    // One more than fits; a board that is too large has other faults besides.
    let told = larger("networks", NETWORK, network, capacity::NETWORKS + 1 - board.networks.len());
    assert!(told.contains("board `basic` has 9 networks; a game holds 8"), "{told}");
    let many = capacity::CORRIDORS + 1 - board.corridors.len();
    let told = larger("corridors", CORRIDOR, corridor, many);
    assert!(told.contains("board `basic` has 41 corridors; a game holds 40"), "{told}");
    let told = larger("rooms", BOARD_ROOM, room, capacity::ROOMS + 1 - board.rooms.len());
    assert!(told.contains("board `basic` has 31 rooms; a game holds 30"), "{told}");
    assert!(told.lines().all(|line| line.starts_with("content/base/boards.toml:")), "{told}");
}

#[test]
fn nobody_draws_more_items_at_once_than_can_be_shown() {
    let item = ITEM
        .replace("COLOUR", "green")
        .replace("{ do = \"draw-all\", cards = 1 }", "{ do = \"draw-items\", draw = 4 }");
    let told = problems(&many(1, &item)).to_string();
    assert!(told.ends_with("draws 4 items at once; a game holds 3"), "{told}");
}

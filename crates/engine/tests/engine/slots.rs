//! Slots for weakness cards, with a pack that lays one of them open and shares an object.

use std::sync::Arc;

use derelict_content::{Catalog, ObjectKind, PackFiles, Selection, SlotId, load_packs};
use derelict_engine::imagine::imagine;
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Seat, Setup};

const CORPSE: SlotId = SlotId(0);
const EGG: SlotId = SlotId(1);
const CARCASS: SlotId = SlotId(2);

const SLOTS: &str = r#"
[[slot]]
id = "corpse"
replace = true
open = true
setting = "any"
species = "intruders"
provenance = "original"
reason = "a test"

[[slot]]
id = "carcass"
replace = true
objects = ["carcass", "egg"]
setting = "any"
species = "intruders"
provenance = "original"
reason = "a test"
"#;

fn catalog() -> Arc<Catalog> {
    let manifest = "[pack]\nid = \"fan\"\ntitle = \"A fan pack\"\nrequires = [\"base\"]\n";
    let files = [("pack.toml", manifest), ("slots.toml", SLOTS)];
    let files = files.map(|(path, text)| (path.to_owned(), text.into()));
    let pack = PackFiles::new("content/fan", files);
    Arc::new(load_packs(&[PackFiles::base(), pack], &Selection::default()).expect("a sound pack"))
}

fn game() -> Game {
    Game::new(&catalog(), Setup { players: 2, ..Setup::default() }, [7; 32]).expect("a game")
}

#[test]
fn what_lies_open_from_the_start_is_known_to_all() {
    let game = game();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = game.look().view(viewer);
        assert_eq!(view.weaknesses[&CORPSE].card, Some(game.state.weaknesses[0].card));
        assert!(view.weaknesses[&CORPSE].revealed);
        assert_eq!(view.weaknesses[&EGG].card, None);
    }
    let card = game.state.weaknesses[CORPSE.index()].card;
    assert!(game.look().weakness(game.book.catalog.weaknesses[card.index()]));
}

#[test]
fn an_object_turns_up_the_first_of_its_slots_that_lies_facedown() {
    let mut game = game();
    let found = |game: &Game, object| game.look().turned_up_by(object);
    assert_eq!(found(&game, ObjectKind::Corpse), None);
    assert_eq!(found(&game, ObjectKind::Carcass), Some(CARCASS));
    assert_eq!(found(&game, ObjectKind::Egg), Some(EGG));
    game.state.weaknesses[EGG.index()].revealed = true;
    assert_eq!(found(&game, ObjectKind::Egg), Some(CARCASS));
    game.state.weaknesses[CARCASS.index()].revealed = true;
    assert_eq!(found(&game, ObjectKind::Egg), None);
}

#[test]
fn games_without_an_object_for_each_slot_are_imagined_like_any_other() {
    let game = game();
    let view = game.look().view(Viewer::Seat(Seat(0)));
    let imagined = imagine(&game.book, &view, 3);
    assert_eq!(imagined.look(&game.book).view(Viewer::Seat(Seat(0))), view);
}

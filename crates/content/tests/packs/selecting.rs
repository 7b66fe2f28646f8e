//! What a table selects, and what it can choose at all.

use derelict_content::{AxisKind, Catalog, Kind, Library, PackFiles, Selection, Ways, load_packs};

use crate::support::{check_packs, fan, loaded, problems};

const EVENT: &str = r#"
[[event]]
id = "storm"
moves = ["adult"]
number = 1
effects = [{ do = "hunt" }]
afterwards = "discard"
provenance = "original"
reason = "another weather"
"#;

/// A pack that brings another species, which does everything as intruders do but for one event.
fn visitors() -> PackFiles {
    let base = PackFiles::base();
    let mut files = vec![(
        "pack.toml".to_owned(),
        "[pack]\nid = \"visitors\"\ntitle = \"Visitors\"\nrequires = [\"base\"]\n\
         [pack.entries]\nspecies = \"visitors\"\n\
         [[pack.offers]]\nspecies = \"visitors\"\nneeds.setting = [\"ship\"]\n\
         excludes.mode = [\"coop\"]\nrules = [\"some.rule\"]\n"
            .to_owned(),
    )];
    for name in ["attacks", "weaknesses", "slots", "intruders", "events", "kinds"] {
        let source = base.files.iter().find(|file| file.path.ends_with(&format!("{name}.toml")));
        let text = source.expect("a file").text.replace("species = \"intruders\"\n", "");
        let text = text.replace("id = \"hatching\"", "id = \"storm\"");
        files.push((format!("{name}.toml"), text));
    }
    let files: Vec<(&str, &str)> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    crate::support::pack("content/visitors", &files)
}

fn selecting(species: &str) -> Selection {
    Selection { species: species.into(), ..Selection::default() }
}

#[test]
fn a_base_game_does_not_depend_on_what_else_is_loaded() {
    let both = [PackFiles::base(), visitors()];
    let beside = loaded(&both);
    let alone = Catalog::base();
    assert_eq!(beside.hash, alone.hash);
    assert_eq!(beside.names, alone.names);
    assert_eq!(beside.events, alone.events);
}

#[test]
fn what_is_selected_gets_the_numbers() {
    let both = [PackFiles::base(), visitors()];
    let other = load_packs(&both, &selecting("visitors")).expect("it can be played");
    assert_eq!(other.events.len(), 20);
    assert!(other.names.index(Kind::EventId, "storm").is_some());
    assert_eq!(other.names.index(Kind::EventId, "hatching"), None);
    let own = Catalog::base().tile_ids().count() - other.tile_ids().count();
    assert_eq!(own, 1, "the room of the base game's intruders stays away");
    assert_ne!(other.hash, Catalog::base().hash);
    let axis = other.ways.of(AxisKind::Species).expect("species");
    assert_eq!(axis.list(), "intruders, visitors");
}

#[test]
fn choices_that_do_not_go_together_are_told_with_their_rules() {
    let both = loaded(&[PackFiles::base(), visitors()]);
    let chosen = |wanted: &'static [(&str, &str)]| {
        let misfits = both.ways.misfits(|axis| {
            let said = wanted.iter().find(|(name, _)| *name == axis.name);
            said.map_or_else(|| axis.usual().to_owned(), |(_, value)| (*value).to_owned())
        });
        misfits.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&[("species", "visitors")]), [""; 0]);
    assert_eq!(
        chosen(&[("species", "visitors"), ("mode", "coop"), ("undo", "never")]),
        [
            "the species `visitors` does not go with the mode `coop` (some.rule)",
            "option `undo` takes safe, off, agreed, not `never`",
        ]
    );
}

#[test]
fn taking_a_value_takes_the_packs_that_bring_it() {
    let both = loaded(&[PackFiles::base(), visitors()]);
    let axis = both.ways.of(AxisKind::Species).expect("species");
    assert_eq!(
        axis.value("visitors").map(|value| value.packs.join(" ")),
        Some("base visitors".into())
    );
    let rooms = Ways::shipped().axis("digest-rooms").expect("an option");
    assert_eq!(rooms.value("off").map(|value| value.packs.len()), Some(0));
    assert_eq!(
        rooms.value("on").map(|value| value.packs.join(" ")),
        Some("base digest-rooms".into())
    );
}

#[test]
fn an_entry_for_nobody_is_refused() {
    let event = EVENT.replace("moves", "»species = \"intruder\"\nmoves");
    check_packs(
        vec![fan("weather", "requires = [\"base\"]", &event)],
        &[
            "event `storm` is for the species `intruder`, which no pack offers; did you mean `intruders`?",
        ],
    );
    // What another pack inside the program brings may be meant without having it at hand.
    assert!(Ways::shipped().loose_ends().is_empty());
}

#[test]
fn what_is_offered_twice_or_unclearly_is_refused() {
    let twice = "requires = [\"base\"]\n[[pack.offers]]\nspecies = \"intruders\"\n";
    let told = problems(&[fan("twice", twice, "")]).to_string();
    assert!(told.ends_with("species `intruders` is offered twice"), "{told}");
    let unclear = "requires = [\"base\"]\n[[pack.offers]]\nneeds.mode = [\"solo\"]\n";
    let told = problems(&[fan("unclear", unclear, "")]).to_string();
    assert!(told.contains("expected exactly one of `mode`, `setting`"), "{told}");
}

#[test]
fn further_packs_bring_what_they_require() {
    let library = Library::shipped();
    assert_eq!(library.with_required(["digest-rooms"]), ["base", "digest-rooms"]);
    assert_eq!(library.with_required(["nowhere"]), ["nowhere"]);
    assert_eq!(library.ids().next(), Some("base"));
    assert!(library.ids().any(|id| id == "digest-rooms"));
}

use std::fs;

use crate::support::{arg, derelict, folder, project, talk};

#[test]
fn the_base_pack_is_listed_and_shown() {
    derelict(&["packs", "list"]).well().says("base: ").says("content hash: ");
    derelict(&["packs", "show", "armory"]).well().says("room `armory` of pack `base`");
    derelict(&["packs", "show", "armoury"]).fails("armory");
}

#[test]
fn the_base_pack_is_sound() {
    let base = project().join("content/base");
    let ran = derelict(&["packs", "check", arg(&base), "--games", "40"]).well();
    assert_eq!(ran.last_line()["finished"], 40);
}

#[test]
fn a_broken_pack_names_file_and_line() {
    let folder = folder("broken-pack");
    let check = |manifest: &str, more: &str, expect: &str| {
        fs::write(folder.join("pack.toml"), manifest).expect("a file can be written");
        fs::write(folder.join("more.toml"), more).expect("a file can be written");
        derelict(&["packs", "check", arg(&folder), "--games", "5"]).fails(expect);
    };
    let sound = "[pack]\nid = \"fan\"\ntitle = \"Fan\"\nrequires = [\"base\"]\n";
    check("nonsense", "", "pack.toml:1");
    check("", "", "pack.toml");
    check(sound, "[[room]]\nid = \"attic\"\ncolour = \"plaid\"\n", "more.toml:");
    check(sound, "[[spaceship]]\nid = \"x\"\n", "spaceship");
    derelict(&["packs", "check", "no/such/folder"]).fails("no/such/folder");
}

#[test]
fn a_pack_beside_the_base_game_is_played() {
    let folder = folder("fan-pack");
    let manifest = "[pack]\nid = \"fan\"\ntitle = \"Fan\"\nrequires = [\"base\"]\n";
    fs::write(folder.join("pack.toml"), manifest).expect("a file can be written");
    derelict(&["packs", "check", arg(&folder), "--games", "20"]).well();
    let args = ["sim", "--games", "3", "--seed", "a", "--packs", "base,fan", "--content"];
    derelict(&[&args[..], &[arg(&folder)]].concat()).well();
}

#[test]
fn a_pack_with_one_of_everything_is_told_dealt_and_played() {
    let folder = project().join("fixtures/packs/overgrown");
    let ran = derelict(&["packs", "check", arg(&folder), "--games", "40"]).well();
    let ran = ran
        .says("It brings 24 entries to base:")
        .says("  room: greenhouse\n")
        .says("Of these it replaces:\n  event: hunt-2\nIt removes:\n  event: lurking\n")
        .says("22 of 24 attack cards")
        .says("Everything has its name and text: English, Deutsch.")
        .says("  kind `strangler`: attack seen beside a character")
        .says("  room `greenhouse`: action 1 seen among wounded people; action 2 seen")
        .says("  intruder `strangler`: strangler-2 seen drawn in an encounter; strangler-3 seen");
    assert!(!ran.out.contains("could it be used"), "{}", ran.out);
    assert_eq!(ran.last_line()["finished"], 40);
}

#[test]
fn a_pack_lists_all_its_ids() {
    let folder = project().join("fixtures/packs/overgrown");
    derelict(&["packs", "list", "overgrown", "--content", arg(&folder)])
        .well()
        .says("  item: nail-driver, seed-vault, grafting-kit, leaf-salve, thorn-mail\n")
        .says("  character: gardener\n");
    derelict(&["packs", "list", "base"])
        .well()
        .says("  kind: larva, creeper, adult, breeder, queen\n");
    derelict(&["packs", "list", "overgrow"]).fails("no such pack is at hand");
}

#[test]
fn what_a_pack_does_not_name_is_asked_for() {
    let folder = folder("nameless-pack");
    let manifest = "[pack]\nid = \"fan\"\ntitle = \"Fan\"\nrequires = [\"base\"]\n";
    fs::write(folder.join("pack.toml"), manifest).expect("a file can be written");
    let room = "[[room]]\nid = \"pantry\"\ngroup = \"two\"\ncolour = \"green\"\n\
                provenance = \"original\"\nreason = \"hunger\"\n";
    fs::write(folder.join("rooms.toml"), room).expect("a file can be written");
    let check = || derelict(&["packs", "check", arg(&folder), "--games", "5"]);
    check().fails("locales/en/texts.ftl: room `pantry`").fails("add\nroom-pantry = Its name\n");
    derelict(&["play", "--plain", "--content", arg(&folder)]).fails("room `pantry`");
    derelict(&["serve", "--content", arg(&folder)]).fails("room `pantry`");
    let texts = |language: &str, text: &str| {
        let place = folder.join("locales").join(language);
        fs::create_dir_all(&place).expect("a folder can be made");
        fs::write(place.join("texts.ftl"), text).expect("a file can be written");
    };
    texts("en", "room-pantry = Pantry\n    .text = Jars.\n");
    check().fails("locales/de/texts.ftl: room `pantry`");
    texts("de", "room-pantry = Speisekammer\n    .gender = feminine\n    .text = Gläser.\n");
    check().well().says("  room `pantry`: entered seen");
    fs::write(folder.join("loose.ftl"), "room-pantry = Pantry\n").expect("a file can be written");
    check().fails("loose.ftl: holds sentences, which stand in `locales/en`");
}

#[test]
fn further_packs_are_played_with_unless_others_are_named() {
    let folder = project().join("fixtures/packs/overgrown");
    let sim = ["sim", "--games", "2", "--seed", "a", "--content", arg(&folder)];
    derelict(&sim).well().says(", packs base, overgrown\n");
    let ran = derelict(&[&sim[..], &["--packs", "base"]].concat()).well();
    assert!(!ran.out.contains("overgrown"), "{}", ran.out);
    let play = ["play", "--plain", "--seed", "a", "--content", arg(&folder)];
    talk(&play, &crate::support::folder("overgrown-play"), "quit\n")
        .well()
        .says("Played with: Overgrown: the ship's garden has been left alone too long.");
}

#[test]
fn recorded_games_of_a_pack_replay_as_recorded() {
    let pack = project().join("fixtures/packs/overgrown");
    let records = folder("overgrown-records");
    let sim =
        ["sim", "--games", "3", "--seed", "a", "--record", arg(&records), "--content", arg(&pack)];
    derelict(&sim).well();
    let files: Vec<_> = fs::read_dir(&records).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 3);
    for file in files.iter().map(|entry| entry.path()) {
        derelict(&["verify", "--content", arg(&pack), arg(&file)]).well();
        derelict(&["verify", arg(&file)]).fails("overgrown");
    }
}

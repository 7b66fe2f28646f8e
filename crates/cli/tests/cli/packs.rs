use std::fs;

use crate::support::{arg, derelict, folder, project};

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

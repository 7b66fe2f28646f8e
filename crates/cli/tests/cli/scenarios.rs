use std::fs;

use crate::support::{arg, derelict, folder};

#[test]
fn a_broken_scenario_fails_with_a_reason() {
    let folder = folder("broken-scenarios");
    let check = |text: &str, expect: &str| {
        let file = folder.join("case.toml");
        fs::write(&file, text).expect("a file can be written");
        derelict(&["scenario", arg(&file)]).fails(expect);
    };
    check("", "case.toml");
    check("title = ", "case.toml");
    check("title = \"x\"\n[given]\nnonsense = 1\n", "nonsense");
    check("title = \"x\"\n[given]\nplayers = 9\n[[step]]\nthen = []\n", "9 players");
    check("title = \"x\"\n[given]\nsnapshot = \"{}\"\n[[step]]\nthen = []\n", "snapshot");
    check("title = \"x\"\n[[step]]\nwhen = \"1: dance\"\n", "dance");
    derelict(&["scenario", arg(&folder.join("missing.toml"))]).fails("missing.toml");
    derelict(&["scenario"]).fails("FILE");
}

#[test]
fn a_situation_of_a_record_becomes_a_scenario() {
    let folder = folder("scenario-from");
    let args = ["sim", "--games", "1", "--players", "2", "--seed", "from", "--record"];
    derelict(&[&args[..], &[arg(&folder)]].concat()).well();
    let record = fs::read_dir(&folder).expect("a folder").next().expect("a record");
    let record = record.expect("an entry").path();
    let scenario = folder.join("written.toml");
    let from = ["scenario", "from", arg(&record), "--at", "30", "--out", arg(&scenario)];
    derelict(&from).well();
    derelict(&["scenario", arg(&scenario)]).well().says("1 scenarios hold");
    derelict(&["scenario", "from", arg(&record), "--at", "30"]).well().says("[given]");
    derelict(&["scenario", "from", arg(&record), "--at", "99999"]).fails("choices");
}

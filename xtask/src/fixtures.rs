//! `cargo xtask fixtures`: the recorded games that every change must replay.
//!
//! They change only when a rule does, and then on purpose: the rules version
//! is raised and the changelog names the rule. Beside each lie the digests of what it
//! shows at every decision, so that whatever changes a state's hash is seen to change
//! nothing else.

mod unhashed;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use clap::builder::PossibleValuesParser;
use derelict_ledger::Ledger;

use crate::project::{Project, run};

#[derive(clap::Args)]
pub struct Args {
    /// Record the fixtures anew, because a rule is played differently
    #[arg(long)]
    bless: bool,
    /// Record them anew with other hashes, because a state is hashed differently; every choice,
    /// option, event, view and outcome must be what it was
    #[arg(long, conflicts_with = "bless")]
    rehash: bool,
    /// Write the digests of these parts anew, because they are shown differently on purpose: views,
    /// stacks; all else must be what it was
    #[arg(long, value_name = "PARTS", value_delimiter = ',', conflicts_with_all = ["bless", "rehash"],
          value_parser = PossibleValuesParser::new(["views", "stacks"]))]
    reshow: Vec<String>,
}

/// Where the games lie, and the rules version they were recorded with.
const FOLDER: &str = "fixtures";
const VERSION: &str = "fixtures/rules-version";
/// Where the rules version stands.
const SOURCE: &str = "crates/engine/src/record.rs";
const CHANGELOG: &str = "CHANGELOG.md";
/// What earlier programs wrote; tests of its own see to it, and it is never recorded anew.
const KEPT: &str = "fixtures/kept/";
/// The fewest games worth keeping of a way to play.
const FEWEST: usize = 10;
/// Ways to play with so few kinds of ends that two games of each are kept.
const FEW_ENDS: [&str; 2] = ["solo-epilogue", "solo-alternative-epilogue"];
/// How many games are played to find the kinds of endings there are, and by how many players, where
/// it is not the usual.
const EFFORTS: [(&str, &str, &str); 15] = [
    ("semi-coop", "20000", "2-5"),
    ("semi-coop-alternative", "2000", "3"),
    ("solo", "4000", "1"),
    ("solo-alternative", "4000", "1"),
    ("coop", "600", "2-5"),
    ("intruder-player", "600", "2-5"),
    ("intruder-player-alternative", "2000", "3"),
    ("digest-rooms", "2000", "4"),
    ("digest-rooms-alternative", "2000", "4"),
    ("digest-rooms-carnomorphs", "2000", "4"),
    ("digest-rooms-void-seeders", "2000", "4"),
    ("semi-coop-epilogue", "20000", "2-5"),
    ("semi-coop-alternative-epilogue", "20000", "2-5"),
    ("solo-epilogue", "300000", "1"),
    ("solo-alternative-epilogue", "300000", "1"),
];
/// And of whatever a box brings: alone, and in company.
const ALONE: (&str, &str) = ("4000", "1");
const TOGETHER: (&str, &str) = ("2000", "4");

/// A way to play that has recorded games, in a folder of its name.
struct Folder {
    name: String,
    games: &'static str,
    players: &'static str,
    arguments: Vec<String>,
}

pub fn run_command(project: &Project, args: &Args) -> Result<ExitCode> {
    if args.bless {
        bless(project)?;
    } else if args.rehash {
        rehash(project)?;
    } else if !args.reshow.is_empty() {
        reshow(project, &args.reshow.join(","))?;
    } else {
        check(project)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Every recorded game replays as recorded, and shows what it showed.
pub fn check(project: &Project) -> Result<()> {
    let records = records(project)?;
    if records.is_empty() {
        bail!("{FOLDER}/ holds no recorded game; `cargo xtask fixtures --bless` makes some");
    }
    let derelict = project.checked("derelict")?;
    ask(project, &derelict, &["verify"], &records).context(
        "recorded games do not replay; if a rule is meant to be played differently now, \
         see `cargo xtask fixtures --bless`",
    )?;
    check_digests(project, &derelict, &records)?;
    println!("{} recorded games replay as recorded", records.len());
    Ok(())
}

fn check_digests(project: &Project, derelict: &Path, records: &[String]) -> Result<()> {
    ask(project, derelict, &["digests", "--check"], records)
        .context("recorded games show something else than they did")
}

/// Asks the game about recorded games and passes on only complaints.
fn ask(project: &Project, derelict: &Path, command: &[&str], records: &[String]) -> Result<()> {
    let mut asked = Command::new(derelict);
    asked.args(command).args(records).current_dir(project.path(""));
    let output = asked.output().context("cannot start the game")?;
    if !output.status.success() {
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        bail!("`derelict {}` failed", command.join(" "));
    }
    Ok(())
}

fn records(project: &Project) -> Result<Vec<String>> {
    let mut records = project.files(FOLDER, "gz")?;
    records.retain(|record| !record.starts_with(KEPT));
    Ok(records)
}

fn bless(project: &Project) -> Result<()> {
    let now = rules_version(&project.read(SOURCE)?)?;
    if !records(project)?.is_empty() {
        if check(project).is_ok() {
            println!("nothing to bless");
            return Ok(());
        }
        let recorded = project.read(VERSION)?;
        let recorded = recorded.trim().parse().with_context(|| format!("{VERSION}: no number"))?;
        may_bless(recorded, now, &project.read(CHANGELOG)?)?;
    }
    let fresh = record(project)?;
    replace(project, &fresh)?;
    let derelict = project.checked("derelict")?;
    ask(project, &derelict, &["digests", "--write"], &records(project)?)?;
    fs::write(project.path(VERSION), format!("{now}\n"))?;
    println!("{} games recorded with rules version {now}", records(project)?.len());
    Ok(())
}

/// Records the games anew, to be hashed as today's program does, once it is sure that nothing
/// else has changed. Digests are compared and never written.
fn rehash(project: &Project) -> Result<()> {
    let records = records(project)?;
    let derelict = project.checked("derelict")?;
    check_digests(project, &derelict, &records)?;
    let fresh = record(project)?;
    for old in &records {
        let name = old.strip_prefix(FOLDER).unwrap_or(old).trim_start_matches('/');
        unhashed::compare(&project.path(old), &fresh.join(name))
            .with_context(|| format!("{old} is no longer played the same"))?;
    }
    // A way to play that is new has nothing to be compared with.
    let games: usize = ways(project)?
        .iter()
        .filter(|way| project.path(FOLDER).join(&way.name).exists())
        .map(|way| Ok(fs::read_dir(fresh.join(&way.name))?.count()))
        .sum::<Result<_>>()?;
    if games != records.len() {
        bail!("{games} kinds of games were found, {} are recorded", records.len());
    }
    replace(project, &fresh)?;
    let mut new = self::records(project)?;
    new.retain(|record| !digests_of(&project.path(record)).exists());
    if !new.is_empty() {
        ask(project, &derelict, &["digests", "--write"], &new)?;
        println!("{} games of ways to play that are new", new.len());
    }
    println!("{games} games recorded with the hashes of today; nothing else has changed");
    Ok(())
}

/// Writes digests anew once it is sure that nothing differs but what is meant to.
fn reshow(project: &Project, parts: &str) -> Result<()> {
    let records = records(project)?;
    let derelict = project.checked("derelict")?;
    ask(project, &derelict, &["digests", "--check", "--except", parts], &records)
        .with_context(|| format!("recorded games differ in more than their {parts}"))?;
    ask(project, &derelict, &["digests", "--write"], &records)?;
    println!("{} recorded games tell of other {parts}, and of nothing else", records.len());
    Ok(())
}

/// The ways to play, as the game lists them: with none of the options that change what is played,
/// and with each of them where nothing else is unusual, or a game was recorded once.
fn ways(project: &Project) -> Result<Vec<Folder>> {
    let listed = Command::new(project.checked("derelict")?).args(["ways", "--tsv"]).output()?;
    let listed = String::from_utf8(listed.stdout).context("`derelict ways` is no text")?;
    let mut ways = Vec::new();
    for line in listed.lines() {
        let mut words = line.split('\t').map(str::to_owned);
        let (Some(name), Some(options)) = (words.next(), words.next()) else {
            bail!("`derelict ways --tsv` says `{line}`");
        };
        let arguments: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        let named = EFFORTS.iter().find(|(known, ..)| *known == name);
        if options == "0" || options == "1" && (arguments.len() == 1 || named.is_some()) {
            let solo = arguments.iter().any(|argument| argument == "--mode=solo");
            let (games, players) = match named {
                Some((_, games, players)) => (*games, *players),
                None if solo => ALONE,
                None => TOGETHER,
            };
            ways.push(Folder { name, games, players, arguments });
        }
    }
    Ok(ways)
}

/// Plays until every kind of game has been seen, and keeps one or two of each; says where.
fn record(project: &Project) -> Result<PathBuf> {
    let fresh = project.target_folder()?.join("fixtures");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    let derelict = project.checked("derelict")?;
    for Folder { name, games, players, arguments } in ways(project)? {
        let folder = fresh.join(&name);
        let keep = if FEW_ENDS.contains(&name.as_str()) { "2" } else { "1" };
        let mut sim = Command::new(&derelict);
        sim.args(["sim", "--games", games, "--players", players, "--seed", "fixtures"])
            .args(["--bots", "random", "--keep", keep, "--no-events", "--record"])
            .arg(&folder)
            .args(arguments);
        run(&mut sim)?;
        let found = fs::read_dir(&folder)?.count();
        if found < FEWEST {
            bail!("only {found} games of {name} were worth keeping, {FEWEST} are wanted");
        }
    }
    Ok(fresh)
}

/// Puts new games into the place of the old ones, whose digests go where no game of their name
/// is left.
fn replace(project: &Project, fresh: &Path) -> Result<()> {
    for old in records(project)? {
        fs::remove_file(project.path(&old)).with_context(|| format!("cannot remove {old}"))?;
    }
    for way in ways(project)? {
        let folder = project.path(FOLDER).join(&way.name);
        fs::create_dir_all(&folder)?;
        for game in fs::read_dir(fresh.join(&way.name))? {
            let game = game?;
            fs::copy(game.path(), folder.join(game.file_name()))?;
        }
        for digests in fs::read_dir(&folder)? {
            let digests = digests?.path();
            let orphaned = || !digests.with_extension("derelict.gz").exists();
            if digests.extension() == Some(OsStr::new("digests")) && orphaned() {
                fs::remove_file(&digests)?;
            }
        }
    }
    Ok(())
}

/// Where the digests of a recorded game lie: `NAME.digests` beside `NAME.derelict.gz`.
fn digests_of(record: &Path) -> PathBuf {
    record.with_extension("").with_extension("digests")
}

fn rules_version(source: &str) -> Result<u32> {
    let line = source.lines().find_map(|line| line.strip_prefix("pub const RULES_VERSION: u32 = "));
    let number = line.and_then(|line| line.strip_suffix(';'));
    let number = number.with_context(|| format!("{SOURCE} names no RULES_VERSION"))?;
    number.parse().with_context(|| format!("{SOURCE}: `{number}` is no rules version"))
}

/// Recorded games are thrown away only for a reason that players can read.
fn may_bless(recorded: u32, now: u32, changelog: &str) -> Result<()> {
    if now <= recorded {
        bail!(
            "the fixtures were recorded with rules version {recorded}; \
             raise RULES_VERSION in {SOURCE} above it first"
        );
    }
    let wanted = format!("rules version {now}:");
    let entry = entries(changelog).find(|entry| entry.to_lowercase().contains(&wanted));
    let Some(entry) = entry else {
        bail!(
            "{CHANGELOG} has no entry `- Rules version {now}: ...`; \
             say there what is played differently and name the rule, such as `move.careful`"
        );
    };
    let named = entry.split('`').skip(1).step_by(2);
    if named.clone().any(|id| Ledger::embedded().get(id).is_some()) {
        return Ok(());
    }
    let quoted: Vec<&str> = named.collect();
    bail!(
        "the entry for rules version {now} in {CHANGELOG} names no rule that exists{}",
        if quoted.is_empty() { String::new() } else { format!(" ({})", quoted.join(", ")) }
    )
}

/// The entries of a changelog; each may run over several lines.
fn entries(changelog: &str) -> impl Iterator<Item = String> {
    let mut entries: Vec<String> = Vec::new();
    let mut inside = false;
    for line in changelog.lines() {
        if line.starts_with("- ") {
            entries.push(line.to_owned());
            inside = true;
        } else if line.starts_with("  ") && inside {
            if let Some(entry) = entries.last_mut() {
                entry.push(' ');
                entry.push_str(line.trim());
            }
        } else {
            inside = false;
        }
    }
    entries.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(recorded: u32, now: u32, changelog: &str, expect: &str) {
        let said = may_bless(recorded, now, changelog).expect_err("refused").to_string();
        assert!(said.contains(expect), "{said}");
    }

    #[test]
    fn the_rules_version_is_found() {
        let source = "/// Doc.\npub const RULES_VERSION: u32 = 7;\n";
        assert_eq!(rules_version(source).ok(), Some(7));
        assert!(rules_version("").is_err());
        assert!(rules_version("pub const RULES_VERSION: u32 = many;\n").is_err());
    }

    #[test]
    fn the_engine_names_its_rules_version() {
        let source = include_str!("../../crates/engine/src/record.rs");
        assert!(rules_version(source).is_ok());
    }

    #[test]
    fn a_change_needs_a_higher_version() {
        refused(1, 1, "- Rules version 1: `move.careful`.\n", "raise RULES_VERSION");
        refused(2, 1, "", "raise RULES_VERSION");
    }

    #[test]
    fn a_change_needs_an_entry_that_names_a_rule() {
        refused(1, 2, "# Changelog\n\n- Something else.\n", "no entry");
        refused(1, 2, "- Rules version 2: better.\n", "names no rule");
        refused(1, 2, "- Rules version 2: `no.such.rule`.\n", "no.such.rule");
        refused(1, 2, "- Rules version 2: better.\n\n  `move.careful`\n", "names no rule");
        let long = "- Rules version 2: careful movement is\n  quieter (`move.careful`).\n";
        assert!(may_bless(1, 2, long).is_ok());
    }
}

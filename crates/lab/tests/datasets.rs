//! Datasets: the same whoever plays them, whole after any interruption, read as written.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use derelict_bots::Kind;
use derelict_content::{Catalog, Library};
use derelict_engine::Setup;
use derelict_lab::{Dataset, LabProblem, Nobody, Plan, Ran, Run, Watch, report};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    folder
}

fn plan(games: u64, bots: &[Kind]) -> Plan {
    let setup = Setup { players: 2, ..Setup::default() };
    let mut plan = Plan::new(&Catalog::base(), setup, bots.to_vec(), "test".into());
    plan.games = games;
    plan.players = [2, 5];
    plan.part = 7;
    plan
}

fn run(plan: &Plan) -> Run {
    Run::new(&Catalog::base(), plan.clone()).expect("a sound plan")
}

/// Every file below a folder with what it holds.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).expect("a folder can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below").display().to_string();
                found.insert(name, fs::read(&path).expect("a file can be read"));
            }
        }
    }
    found
}

/// Asks to stop after so many games.
struct Impatient {
    left: AtomicU64,
}

impl Watch for Impatient {
    fn begin(&self, _: u64) {}

    fn played(&self) {
        let left = self.left.load(Ordering::Relaxed);
        self.left.store(left.saturating_sub(1), Ordering::Relaxed);
    }

    fn stop(&self) -> bool {
        self.left.load(Ordering::Relaxed) == 0
    }
}

#[test]
fn any_layout_of_shards_and_threads_gives_the_same_files() {
    let plan = plan(31, &[Kind::Random, Kind::Crew]);
    let whole = folder("whole");
    let ran = run(&plan).play(&whole, &Nobody).expect("a run");
    assert_eq!(ran, Ran { games: 31, found: 0, missing: 0 });

    let shared = folder("shared");
    for (shard, threads) in [("2/3", 1), ("1/3", 3), ("3/3", 2)] {
        let mut share = run(&plan);
        share.shard = shard.parse().expect("a share");
        share.threads = threads;
        share.play(&shared, &Nobody).expect("a run");
    }
    assert_eq!(files(&whole), files(&shared));
    assert_eq!(files(&whole).len(), 1 + 6 * 5, "a plan, and six tables of five parts");
}

#[test]
fn an_interrupted_run_goes_on_to_the_same_end() {
    let plan = plan(40, &[Kind::Random]);
    let straight = folder("straight");
    run(&plan).play(&straight, &Nobody).expect("a run");

    let broken = folder("broken");
    let stop = Impatient { left: AtomicU64::new(30) };
    let mut first = run(&plan);
    first.threads = 1;
    let ran = first.play(&broken, &stop).expect("a run");
    assert!(ran.games > 0 && ran.missing > 0, "{ran:?}");

    // Parts of which only some files were written, or only some of a file.
    let parts: Vec<_> = Dataset::open(&broken).expect("a run").parts().collect();
    assert!(parts.len() >= 2, "{parts:?}");
    let name = |at: usize, table: &str| {
        broken.join(table).join(format!("part-{:06}.parquet", parts[at].0))
    };
    fs::remove_file(name(0, "games")).expect("the file is there");
    let torn = fs::read(name(1, "seats")).expect("the file is there");
    fs::write(name(1, "seats"), &torn[..torn.len() / 2]).expect("can be written");
    assert_eq!(Dataset::open(&broken).expect("a run").parts().count(), parts.len() - 2);
    fs::write(name(0, "cards").with_extension("parquet.new"), b"half").expect("can be written");

    let refused = run(&plan).play(&broken, &Nobody);
    assert!(matches!(refused, Err(LabProblem::Begun { .. })), "{refused:?}");
    let mut again = run(&plan);
    again.resume = true;
    let rest = again.play(&broken, &Nobody).expect("a run");
    assert_eq!(rest.missing, 0);
    assert_eq!(files(&straight), files(&broken));
    let done = again.play(&broken, &Nobody).expect("a run");
    assert_eq!((done.games, done.missing), (0, 0));
}

#[test]
fn what_is_written_is_read_back_and_adds_up() {
    let plan = plan(12, &[Kind::Crew]);
    let out = folder("read");
    run(&plan).play(&out, &Nobody).expect("a run");
    let dataset = Dataset::open(&out).expect("a run");
    assert_eq!(dataset.plan, plan);
    let mut games = 0;
    for part in dataset.parts() {
        let tables = dataset.read(part).expect("a part");
        let sum = |name: &str| -> i64 {
            let at = tables.games.column(name).expect("a column");
            tables.games.rows.iter().map(|row| row[at].number()).sum()
        };
        let flags = |name: &str| {
            let at = tables.seats.column(name).expect("a column");
            tables.seats.rows.iter().filter(|row| row[at].flag()).count() as i64
        };
        games += tables.games.rows.len();
        assert_eq!(sum("players"), tables.seats.rows.len() as i64);
        assert_eq!(sum("survivors"), flags("survived"));
        assert_eq!(sum("winners"), flags("won"));
        assert_eq!(tables.rooms.rows.len(), tables.games.rows.len() * 21);
        let died = tables.seats.column("died_of").expect("a column");
        let dead = tables.seats.rows.iter().filter(|row| !row[died].word().is_empty()).count();
        assert_eq!(dead, tables.deaths.rows.len());
        assert!(dead as i64 + flags("survived") == sum("players"), "all have one fate");
        assert!(!tables.decisions.rows.is_empty() && !tables.cards.rows.is_empty());
    }
    assert_eq!(games, 12);
}

#[test]
fn a_folder_holds_one_plan() {
    let out = folder("other");
    run(&plan(7, &[Kind::Random])).play(&out, &Nobody).expect("a run");
    let said = run(&plan(8, &[Kind::Random])).play(&out, &Nobody).expect_err("another plan");
    assert!(said.to_string().contains("games is 7 there and 8 here"), "{said}");
    fs::write(out.join("run.json"), "{}").expect("can be written");
    let said = run(&plan(7, &[Kind::Random])).play(&out, &Nobody).expect_err("no plan");
    assert!(said.to_string().contains("run.json"), "{said}");
}

#[test]
fn plans_that_cannot_be_played_are_refused() {
    let mut wrong = plan(7, &[Kind::Random]);
    wrong.players = [2, 9];
    let said = Run::new(&Catalog::base(), wrong).err().expect("nine cannot play").to_string();
    assert!(said.contains("6 players"), "{said}");
    let said = Run::new(&Catalog::base(), plan(0, &[])).err().expect("no games").to_string();
    assert!(said.contains("no games") && said.contains("nobody plays"), "{said}");
}

#[test]
fn a_report_says_who_played_and_counts_every_share_once() {
    let plan = plan(20, &[Kind::Crew, Kind::Random]);
    let (first, second) = (folder("half-1"), folder("half-2"));
    for (out, shard) in [(&first, "1/2"), (&second, "2/2")] {
        let mut share = run(&plan);
        share.shard = shard.parse().expect("a share");
        share.play(out, &Nobody).expect("a run");
    }
    let page = first.join("report.html");
    let name = |_, id: &str| id.to_owned();
    let both = report::write(&[&first, &second], &page, &name, &Nobody).expect("a report");
    assert_eq!((both.games, both.missing), (20, 0));
    let text = fs::read_to_string(&page).expect("a page");
    for part in
        ["20 games", "bot play is not human play", "chooses blindly", "<svg", "Cause of death"]
    {
        assert!(text.contains(part), "lacks {part:?}");
    }
    assert!(!text.contains("http:") && !text.contains("https:"), "the page needs nothing else");

    let half = report::write(&[&second], &page, &name, &Nobody).expect("a report");
    assert!(half.missing > 0);
    let twice = report::write(&[&first, &first], &page, &name, &Nobody);
    assert!(matches!(twice, Err(LabProblem::Twice { .. })), "{twice:?}");
    let none = report::write(&[Path::new("nowhere")], &page, &name, &Nobody);
    assert!(matches!(none, Err(LabProblem::NoRun(_))), "{none:?}");
    fs::write(second.join("seats/part-000001.parquet"), b"no more PAR1").expect("can be written");
    let damaged = report::write(&[&second], &page, &name, &Nobody);
    assert!(matches!(damaged, Err(LabProblem::File { .. })), "{damaged:?}");
}

#[test]
fn what_is_seized_is_noted_beside_what_is_answered() {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    let library = Library::with(&[&pack]).expect("the tests' own pack");
    let mut setup = Setup { players: 2, ..Setup::default() };
    setup.packs.push("standing".into());
    let catalog = setup.catalog(&library).expect("packs that go together");
    let mut plan = Plan::new(&catalog, setup, vec![Kind::Random], "test".into());
    (plan.games, plan.players, plan.sample) = (4, [2, 3], 1);
    let folder = folder("standing");
    let ran = Run::new(&catalog, plan).expect("a sound plan").play(&folder, &Nobody);
    assert_eq!(ran.expect("it is played").games, 4);
    let dataset = Dataset::open(&folder).expect("a dataset");
    let mut said = String::new();
    for part in dataset.parts() {
        let tables = dataset.read(part).expect("a part");
        said += &format!("{:?}{:?}", tables.decisions.rows, tables.cards.rows);
    }
    for word in ["\"seize:sand\"", "\"seize:breather\"", "\"open\"", "\"possibility\""] {
        assert!(said.contains(word), "{word}");
    }
}

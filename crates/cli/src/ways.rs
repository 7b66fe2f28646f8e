//! `derelict ways`: what a table can choose, and every way to play that comes of it.

use std::io::Write;

use derelict_content::{AxisKind, Demand};
use derelict_engine::{Setup, Way, way};
use derelict_text::Voice;

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::language::LanguageArgs;
use crate::page;

/// Where the meaning of a value stands.
const ASIDE: &str = "                 ";

#[derive(clap::Args)]
pub struct Args {
    /// Print every way on a line: its name and the arguments that ask for it, between tabs
    #[arg(long)]
    tsv: bool,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let library = args.content.library()?;
    if args.tsv {
        for way in way::all(&library) {
            writeln!(out, "{}\t{}\t{}", way.name, way.options(), arguments(&way).join("\t"))?;
        }
        return Ok(true);
    }
    let ways = library.ways().map_err(Fault::new)?;
    let usual = Setup::default();
    let book = usual.rulebook(&args.content.catalog(&usual)?).map_err(Fault::new)?;
    let voice = Voice::of_library(book, args.language.language(), &library);
    for axis in &ways.axes {
        let (title, help) = voice.option(&axis.name);
        let own = matches!(axis.kind, AxisKind::Option | AxisKind::Pack);
        let flag = if own { "--option " } else { "--" };
        writeln!(out, "{flag}{}  {title}", axis.name)?;
        page::hang(out, "    ", "    ", &help)?;
        for value in &axis.values {
            let meaning = voice.option_value(&axis.name, &value.id);
            page::hang(out, &format!("    {:<12} ", value.id), ASIDE, &meaning)?;
            for bond in &value.bonds {
                let word = match bond.demand {
                    Demand::Needs => "needs",
                    Demand::Excludes => "not with",
                };
                let rules = match bond.rules.is_empty() {
                    true => String::new(),
                    false => format!(" ({})", bond.rules.join(", ")),
                };
                let what = format!("{word} {} {}{rules}", bond.axis, bond.values.join(" or "));
                page::hang(out, ASIDE, ASIDE, &what)?;
            }
        }
    }
    Ok(true)
}

/// The arguments that ask for a way.
fn arguments(way: &Way) -> Vec<String> {
    let ways = &way.catalog.ways;
    let kind = |name: &str| ways.axis(name).map_or(AxisKind::Option, |axis| axis.kind);
    way.choices.iter().map(|(name, value)| argument(kind(name), name, value)).collect()
}

fn argument(kind: AxisKind, name: &str, value: &str) -> String {
    match kind {
        AxisKind::Option | AxisKind::Pack => format!("--option={name}={value}"),
        _ => format!("--{name}={value}"),
    }
}

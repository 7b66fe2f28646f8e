//! What packs must say of their entries, and what they say of nothing.

use std::collections::BTreeSet;

use derelict_content::{
    AxisKind, Catalog, Kind, Origin, PackTexts, Problem, SourceFile, TokenFace,
};
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse;

use crate::explain::STAGES;
use crate::form::Form;
use crate::language::Language;
use crate::locale::{Speech, of_packs, speeches};

/// Where names go that no file of the pack is begun for.
const USUAL_FILE: &str = "texts.ftl";

/// Something with a name, and what has to be said of it.
struct Named {
    /// What it is, as problems call it.
    what: String,
    pack: String,
    key: String,
    /// Besides the name itself.
    parts: Vec<Spoken>,
    /// It goes by its id where it has no name.
    optional: bool,
}

/// A part of a message, and an example of it.
type Spoken = (String, &'static str);

/// Everything that is missing or wrong in what packs say of their entries, in these languages: which entry, which file, which language, which line to add.
#[must_use]
pub fn check_texts(catalog: &Catalog, languages: &[Language]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for text in catalog.texts.iter().flat_map(|pack| &pack.files) {
        if let Err(unknown) = text.language.parse::<Language>() {
            let what = format!("nobody speaks it: {unknown}");
            problems.push(Problem { file: text.file.path.clone(), line: 0, what });
        }
        problems.extend(syntax(&text.file));
    }
    for language in languages {
        let all = named(catalog, *language);
        let speech = &speeches(*language, &catalog.texts)[0];
        for pack in &catalog.texts {
            for named in all.iter().filter(|named| named.pack == pack.pack) {
                if !named.optional || speech.has_part(&named.key, None) {
                    problems.extend(unsaid(named, speech, pack, *language));
                }
            }
            // What names nothing here may name something in another game the pack is for.
            if catalog.ways.brought_by(&pack.pack) != [catalog.selection.clone()] {
                continue;
            }
            for file in of_packs(std::slice::from_ref(pack), *language) {
                problems.extend(strays(file, &all, *language));
            }
        }
    }
    problems.sort();
    problems
}

/// Everything of the packs that is spoken of.
fn named(catalog: &Catalog, language: Language) -> Vec<Named> {
    let mut all: Vec<Named> =
        catalog.origins.iter().filter_map(|origin| entry(catalog, origin, language)).collect();
    all.extend(unnamed(catalog));
    for axis in &catalog.ways.axes {
        let help = || ("help".to_owned(), "What is chosen here.");
        if matches!(axis.kind, AxisKind::Option | AxisKind::Pack) {
            let values = axis.values.iter().map(|value| value.id.as_str());
            let values = values.map(|id| if id.parse::<u16>().is_ok() { "number" } else { id });
            let values: BTreeSet<&str> = values.collect();
            let meant = values.into_iter().map(|id| (id.to_owned(), "What this choice means."));
            all.push(Named {
                what: format!("option `{}`", axis.name),
                pack: owner(axis.values.last()),
                key: format!("option-{}", axis.name),
                parts: std::iter::once(help()).chain(meant).collect(),
                optional: false,
            });
            continue;
        }
        let shipped = derelict_content::Ways::shipped().axis(&axis.name);
        for value in &axis.values {
            if shipped.is_some_and(|axis| axis.value(&value.id).is_some()) {
                continue;
            }
            all.push(Named {
                what: format!("{} `{}`", axis.name, value.id),
                pack: owner(Some(value)),
                key: format!("option-{}-{}", axis.name, value.id),
                parts: vec![("name".to_owned(), "What it is called.")],
                optional: false,
            });
        }
    }
    all
}

/// Tokens that show their species alone are called after it, all alike.
fn unnamed(catalog: &Catalog) -> Option<Named> {
    // Several tokens of one entry are numbered.
    let of = |name: &str, id: &str| {
        let number = name.strip_prefix(id);
        number.is_some_and(|number| number.is_empty() || number.starts_with('-'))
    };
    let shows = |origin: &&Origin| {
        let mut tokens = catalog.names.of(Kind::TokenId).iter().zip(&catalog.tokens);
        tokens.any(|(name, token)| token.face == TokenFace::Unnamed && of(name, &origin.id))
    };
    let first = catalog.origins.iter().filter(|it| it.table == "intruder").find(shows)?;
    Some(Named {
        what: format!("intruder `{}` ({}:{})", first.id, first.file, first.line),
        pack: first.pack.clone(),
        key: "token-unnamed".to_owned(),
        parts: vec![("tokens".to_owned(), "{ $count } of them")],
        optional: false,
    })
}

/// The pack that brings a value: the last of those it takes.
fn owner(value: Option<&derelict_content::AxisValue>) -> String {
    value.and_then(|value| value.packs.last()).cloned().unwrap_or_default()
}

/// What is said of an entry; nothing of those that are spoken of by what they show.
fn entry(catalog: &Catalog, origin: &Origin, language: Language) -> Option<Named> {
    let Origin { table, id, pack, file, line, .. } = origin;
    let (key, declined) = match table.as_str() {
        "room" => (format!("room-{id}"), true),
        "item" => {
            let place = catalog.names.index(Kind::ItemId, id)?;
            (format!("item-{}", catalog.items[usize::from(place)].family), true)
        }
        "character" => (format!("character-{id}"), true),
        "kind" => (format!("intruder-{id}"), true),
        "action" => (format!("card-{id}"), false),
        "event" => (format!("ship-event-{id}"), false),
        "basic" | "attack" | "wound" | "weakness" | "objective" | "intruder-card" | "panic"
        | "mutation" | "trait" | "alert" | "possibility" | "computer" | "css" | "contingency" => {
            (format!("{table}-{id}"), false)
        }
        "slot" => (format!("slot-{id}"), false),
        _ => return None,
    };
    let mut parts = Vec::new();
    // A computer card that offers actions tells these.
    let offers = table == "computer" && {
        let card = catalog.names.index(Kind::ComputerId, id)?;
        !catalog.computer[usize::from(card)].lockdown
    };
    if table != "slot" && !offers {
        parts.push(("text".to_owned(), "What it does."));
    }
    if table == "kind" {
        parts.push(("tokens".to_owned(), "{ $count } of them"));
    }
    if table == "alert" {
        let place = catalog.names.index(Kind::AlertId, id)?;
        let stages = catalog.alerts[usize::from(place)].stages.len();
        let told = STAGES.iter().take(stages);
        parts.extend(told.map(|stage| ((*stage).to_owned(), "What is to be done.")));
    }
    if declined && language == Language::German {
        parts.push((Form::Gender.word().to_owned(), "masculine"));
        if table == "kind" {
            parts.push((Form::Accusative.word().to_owned(), "Name"));
        }
    }
    let what = format!("{table} `{id}` ({file}:{line})");
    let optional = table == "possibility";
    Some(Named { what, pack: pack.clone(), key, parts, optional })
}

/// What is missing of a name and its parts.
fn unsaid(named: &Named, speech: &Speech, pack: &PackTexts, language: Language) -> Vec<Problem> {
    let Named { what, key, parts, .. } = named;
    let said = |attribute| speech.has_part(key, attribute);
    let tongue = language.own_name();
    let begun = of_packs(std::slice::from_ref(pack), language)
        .find_map(|file| line_of(file, key).map(|line| (file, line)));
    if !said(None) {
        let lines: Vec<String> =
            parts.iter().map(|(part, example)| format!("    .{part} = {example}")).collect();
        let rest = match lines.is_empty() {
            true => String::new(),
            false => format!("\n{}", lines.join("\n")),
        };
        let what = format!("{what} has no name in {tongue}; add\n{key} = Its name{rest}");
        return vec![Problem { file: file_for(pack, language), line: 0, what }];
    }
    let missing = parts.iter().filter(|(part, _)| !said(Some(part)));
    let told = missing.map(|(part, example)| {
        let what = format!(
            "{what} has a name in {tongue} but no `.{part}`; add below `{key}`\n    .{part} = {example}"
        );
        let (file, line) = match begun {
            Some((file, line)) => (file.path.clone(), line),
            None => (file_for(pack, language), 0),
        };
        Problem { file, line, what }
    });
    told.collect()
}

/// The first file the pack has in a language, or where one would be begun.
fn file_for(pack: &PackTexts, language: Language) -> String {
    let first = of_packs(std::slice::from_ref(pack), language).next();
    first.map_or_else(
        || format!("{}/locales/{}/{USUAL_FILE}", pack.folder, language.tag()),
        |file| file.path.clone(),
    )
}

/// Messages and parts of messages that nobody would ever say. What the program says itself a pack may
/// say otherwise.
fn strays(file: &SourceFile, all: &[Named], language: Language) -> Vec<Problem> {
    let mut problems = Vec::new();
    let program = &speeches(language, &[])[0];
    let resource = parse(&*file.text).unwrap_or_else(|(rest, _)| rest);
    for message in messages(&resource.body) {
        let key = message.id.name;
        let line = line_of(file, key).unwrap_or(0);
        let mut report = |what| problems.push(Problem { file: file.path.clone(), line, what });
        let Some(named) = all.iter().find(|named| named.key == key) else {
            if program.has_part(key, None) {
                continue;
            }
            let known = all.iter().map(|named| named.key.as_str());
            let guess = derelict_content::nearest(known, key).unwrap_or_default();
            report(format!("`{key}` names nothing in these packs; did you mean `{guess}`?"));
            continue;
        };
        let forms = Form::ALL.iter().map(|form| form.word());
        let known: Vec<&str> = named
            .parts
            .iter()
            .map(|(part, _)| part.as_str())
            .chain(forms)
            .chain(["kept"])
            .collect();
        for part in message.attributes.iter().map(|attribute| attribute.id.name) {
            if !known.contains(&part) {
                let guess = derelict_content::nearest(known.iter().copied(), part);
                let guess = guess.unwrap_or_default();
                report(format!(
                    "`{key}` has a `.{part}` nobody asks for; did you mean `.{guess}`?"
                ));
            }
        }
    }
    problems
}

fn messages<'a, 's>(body: &'a [Entry<&'s str>]) -> impl Iterator<Item = &'a Message<&'s str>> {
    body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// What keeps a file from being read.
fn syntax(file: &SourceFile) -> Vec<Problem> {
    let Err((_, errors)) = parse(&*file.text) else { return Vec::new() };
    let told = errors.into_iter().map(|error| {
        let line = 1 + file.text[..error.pos.start].matches('\n').count();
        let what = format!("is not proper Fluent: {}", error.kind);
        Problem { file: file.path.clone(), line, what }
    });
    told.collect()
}

/// The line a message begins on.
fn line_of(file: &SourceFile, key: &str) -> Option<usize> {
    let begins =
        |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    file.text.lines().position(begins).map(|index| index + 1)
}

//! The gallery: every component of a box as it lies in it, and every rule that speaks of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use derelict_content::{ActionId, Catalog, Character, ItemId, Kind};
use derelict_engine::Rulebook;
use derelict_ledger::{Ledger, Statement};
use serde::Serialize;
use utoipa::ToSchema;

use super::library::{Component, Wanted, all_components, book};
use super::visitor::Address;
use crate::host::No;
use crate::http::Refused;
use crate::server::Shared;

/// A component of a box.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Exhibit {
    #[serde(flatten)]
    component: Component,
    /// How many of it there are.
    copies: u16,
    /// The characters it belongs to, if not to all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    owners: Vec<String>,
    /// The rules that speak of it, the one about all of its kind first.
    rules: Vec<&'static str>,
}

/// A kind of components: the rule about all of them, and the words of which rules about a single one
/// have one in their ids.
struct Shelf {
    kind: &'static str,
    rule: Option<&'static str>,
    words: &'static [&'static str],
}

const fn shelf(
    kind: &'static str,
    rule: Option<&'static str>,
    words: &'static [&'static str],
) -> Shelf {
    Shelf { kind, rule, words }
}

/// What is shown, in this order.
const SHELVES: [Shelf; 20] = [
    shelf("character", None, &[]),
    shelf("trait", None, &["trait"]),
    shelf("action-card", None, &["effect"]),
    shelf("basic-action", Some("action.basic.list"), &["action", "move"]),
    shelf("item", Some("action.item"), &["effect", "craft", "item", "heal", "slime"]),
    shelf("room", None, &[]),
    shelf("exploration", Some("explore.flip"), &["explore"]),
    shelf("event", Some("round.event.card"), &["event"]),
    shelf("intruder", None, &[]),
    shelf("token", Some("encounter.step2"), &[]),
    shelf("attack", Some("attack.card"), &["attack"]),
    shelf("weakness", Some("weak.effect"), &["weak", "adapt", "voracious"]),
    shelf("wound", Some("wound.serious"), &["wound"]),
    shelf("panic", Some("void.panic.draw"), &["panic"]),
    shelf("mutation", Some("carno.mutact.need"), &["mutation"]),
    shelf("alert", Some("after.alert.nature"), &["alert"]),
    shelf("objective", None, &["objective"]),
    shelf("coordinates", Some("room.cockpit.check"), &[]),
    shelf("intruder-card", Some("intruderplayer.deck"), &["intruder"]),
    shelf("object", None, &[]),
];

/// Every component of a box, with the rules that speak of it.
#[utoipa::path(get, path = "/api/gallery/{board}", params(("board" = String, Path), Wanted), responses(
    (status = 200, description = "Kind by kind, alike ones together", body = Vec<Exhibit>),
    (status = 404, description = "No such board or pack", body = Refused),
))]
pub(crate) async fn gallery(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Path(board): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Exhibit>>, No> {
    shared.look_up(address, move || exhibits(&board, &wanted)).await?.map(Json)
}

fn exhibits(board: &str, wanted: &Wanted) -> Result<Vec<Exhibit>, No> {
    let book = book(board, wanted)?;
    let english = all_components(board, &wanted.in_english())?;
    let mut laid: Vec<(usize, Exhibit)> = Vec::new();
    for (component, english) in all_components(board, wanted)?.into_iter().zip(english) {
        let Some(place) = SHELVES.iter().position(|shelf| shelf.kind == component.kind) else {
            continue;
        };
        let (copies, owners) = shares(&book.catalog, &component);
        let alike = laid.iter_mut().find(|(_, known)| is_alike(&known.component, &component));
        match alike {
            Some((_, known)) => known.copies += copies,
            None => {
                let rules = rules(&book, &SHELVES[place], &english);
                // What no rule of a box speaks of is never laid out with it.
                if !rules.is_empty() {
                    laid.push((place, Exhibit { component, copies, owners, rules }));
                }
            }
        }
    }
    laid.sort_by_key(|(place, _)| *place);
    Ok(laid.into_iter().map(|(_, exhibit)| exhibit).collect())
}

/// Whether nobody could tell two components apart.
fn is_alike(one: &Component, other: &Component) -> bool {
    let face = |it: &Component| (it.kind, it.name.clone(), it.text.clone());
    face(one) == face(other) && one.print == other.print
}

/// How many there are of a component, and whose they are.
fn shares(catalog: &Catalog, component: &Component) -> (u16, Vec<String>) {
    let index = |kind| catalog.names.of(kind).iter().position(|name| *name == component.id);
    let crew = || catalog.names.of(Kind::CharacterId).iter().zip(&catalog.characters);
    let owners = |owns: &dyn Fn(&Character) -> bool| {
        crew().filter(|(_, sheet)| owns(sheet)).map(|(name, _)| name.clone()).collect::<Vec<_>>()
    };
    match component.kind {
        "item" => {
            let Some(index) = index(Kind::ItemId) else { return (1, Vec::new()) };
            let owns = |sheet: &Character| {
                let is = |item: &ItemId| item.index() == index;
                sheet.weapon.iter().chain(&sheet.quests).any(is)
            };
            (catalog.items[index].copies.into(), owners(&owns))
        }
        "action-card" => {
            let Some(index) = index(Kind::ActionId) else { return (1, Vec::new()) };
            let is = |card: &&ActionId| card.index() == index;
            let copies: usize = crew().map(|(_, sheet)| sheet.deck.iter().filter(is).count()).sum();
            let owners = owners(&|sheet| sheet.deck.iter().any(|card| is(&card)));
            // What everybody has is nobody's own.
            let owners = if owners.len() == catalog.characters.len() { Vec::new() } else { owners };
            (u16::try_from(copies).unwrap_or(u16::MAX), owners)
        }
        "trait" => {
            let whose = index(Kind::TraitId).map(|at| catalog.traits[at].character);
            let is = |(at, _): &(usize, _)| whose.is_some_and(|who| who.index() == *at);
            let owner = crew().enumerate().find(is);
            (1, owner.map(|(_, (name, _))| name.clone()).into_iter().collect())
        }
        "wound" => {
            (index(Kind::WoundId).map_or(1, |at| catalog.wounds[at].copies.into()), Vec::new())
        }
        "panic" => {
            (index(Kind::PanicId).map_or(1, |at| catalog.panic[at].copies.into()), Vec::new())
        }
        _ => (1, Vec::new()),
    }
}

/// The rules that speak of a component, as this box has them.
fn rules(book: &Rulebook, shelf: &Shelf, english: &Component) -> Vec<&'static str> {
    // Chapters of the rules are called after the packs they are about.
    let here = |rule: &&Statement| book.catalog.packs.contains(&rule.chapter);
    let all: Vec<&'static Statement> =
        Ledger::embedded().statements().iter().filter(here).collect();
    let titled: Vec<_> =
        all.iter().filter(|rule| rule.section.title.eq_ignore_ascii_case(&english.name)).collect();
    let about = |rule: &&&Statement| {
        let id: Vec<&str> = rule.id.split('.').collect();
        match shelf.kind {
            "room" => match titled.is_empty() {
                false => rule.section.title.eq_ignore_ascii_case(&english.name),
                true => id.starts_with(&["room", first_word(&english.id)]),
            },
            "intruder" => id.contains(&&*english.id),
            "exploration" => id.starts_with(&["explore", first_word(&english.id)]),
            "basic-action" if id[0] == english.id => true,
            _ => id.iter().any(|word| shelf.words.contains(word)) && names(rule, &english.name),
        }
    };
    let general = shelf.rule.or(english.rule);
    let single = all.iter().filter(about).map(|rule| &*rule.id);
    let mut rules: Vec<&'static str> = Vec::new();
    for rule in general.into_iter().chain(single) {
        let cited = book.cite(rule);
        if !book.is_void(cited) && !rules.contains(&cited.0) {
            rules.push(cited.0);
        }
    }
    rules
}

fn first_word(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// Whether a rule names a component: its whole name, as it is printed.
fn names(rule: &Statement, name: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    rule.text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&rule.text[..at], &rule.text[at + name.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(species: &str, language: &str) -> Vec<Exhibit> {
        let wanted = serde_json::json!({ "species": species, "language": language });
        let wanted: Wanted = serde_json::from_value(wanted).expect("what is wanted");
        exhibits("basic", &wanted).expect("a box")
    }

    fn find<'a>(shown: &'a [Exhibit], kind: &str, id: &str) -> &'a Exhibit {
        let is = |it: &&Exhibit| it.component.kind == kind && it.component.id == id;
        shown.iter().find(is).expect("an exhibit")
    }

    #[test]
    fn a_box_is_laid_out_kind_by_kind_as_it_is_counted() {
        let shown = shown("intruders", "en");
        let kinds: Vec<&str> = shown.iter().map(|it| it.component.kind).collect();
        let mut once = kinds.clone();
        once.dedup();
        let shelves: Vec<&str> = SHELVES.iter().map(|shelf| shelf.kind).collect();
        assert_eq!(once, shelves.into_iter().filter(|it| kinds.contains(it)).collect::<Vec<_>>());
        let count = |kind: &str| -> u16 {
            shown.iter().filter(|it| it.component.kind == kind).map(|it| it.copies).sum()
        };
        assert_eq!((count("character"), count("action-card")), (6, 60));
        assert_eq!((count("event"), count("attack"), count("token")), (20, 20, 27));
        assert_eq!(find(&shown, "item", "energy-charge-red").copies, 11);
    }

    #[test]
    fn what_belongs_to_somebody_says_to_whom() {
        let shown = shown("intruders", "en");
        assert_eq!(find(&shown, "action-card", "order").owners, ["captain"]);
        assert_eq!(find(&shown, "item", "six-shooter").owners, ["captain"]);
        assert!(find(&shown, "action-card", "search").owners.is_empty());
    }

    #[test]
    fn what_further_packs_bring_is_shown_with_its_rules() {
        let wanted = serde_json::json!({ "packs": "base,aftermath,aftermath-rooms,turrets" });
        let wanted: Wanted = serde_json::from_value(wanted).expect("what is wanted");
        let shown = exhibits("basic", &wanted).expect("packs");
        assert_eq!(find(&shown, "trait", "laika").owners, ["bounty-hunter"]);
        assert!(find(&shown, "trait", "laika").rules.contains(&"after.char.trait-always"));
        assert_eq!(find(&shown, "item", "robot").owners, ["ceo"]);
        assert!(!find(&shown, "room", "server-room").rules.is_empty());
    }

    #[test]
    fn rules_that_speak_of_a_component_are_named_in_every_language() {
        for language in ["en", "de"] {
            let base = shown("intruders", language);
            let rules = |kind, id| find(&base, kind, id).rules.clone();
            assert_eq!(
                rules("room", "armory"),
                ["action.room.where", "room.armory.recharge", "room.armory.classic"]
            );
            assert!(rules("room", "engine-1").contains(&"room.engine.check"));
            assert_eq!(rules("event", "hatching"), ["round.event.card", "effect.event.hatch"]);
            assert!(rules("item", "taser").contains(&"craft.items"));
        }
    }

    #[test]
    fn every_box_names_rules_that_hold_in_it() {
        let statements = Ledger::embedded();
        for species in ["intruders", "void-seeders", "carnomorphs"] {
            for exhibit in shown(species, "en") {
                let Exhibit { component: Component { kind, id, .. }, rules, .. } = &exhibit;
                for rule in rules {
                    let rule = statements.get(rule).expect("a rule of the ledger");
                    assert!(
                        ["base", species].contains(&&*rule.chapter),
                        "{kind} {id}: {}",
                        rule.id
                    );
                }
            }
        }
        let void = shown("void-seeders", "en");
        assert!(find(&void, "panic", "heart-attack").rules.contains(&"void.effect.panic.death"));
        let count = |kind: &str| -> u16 {
            void.iter().filter(|it| it.component.kind == kind).map(|it| it.copies).sum()
        };
        assert_eq!((count("panic"), count("exploration"), count("token")), (20, 19, 24));
        assert_eq!(count("intruder-card"), 0, "nobody plays them as an intruder");
        let flesh = shown("carnomorphs", "en");
        assert!(find(&flesh, "weakness", "agile").rules.contains(&"carno.effect.adapt.agile"));
    }
}

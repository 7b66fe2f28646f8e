//! What packs bring is dealt by name and seen at work.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use derelict_content::{Catalog, Library, Origin, Selection};
use derelict_scenario::deal::{Dealer, Dealt, Fate};

/// A pack with one of everything.
fn overgrown() -> Arc<Catalog> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/overgrown");
    let library = Library::with(&[&folder]).expect("the folder can be read");
    library.catalog(&["overgrown"], &Selection::default()).unwrap_or_else(|what| panic!("{what}"))
}

fn deal<'a>(catalog: &Arc<Catalog>, origins: impl Iterator<Item = &'a Origin>) -> Vec<Dealt> {
    let dealer = Dealer::new(catalog);
    origins.map(|origin| dealer.deal(origin)).collect()
}

/// Every part that was not seen, with what became of it.
fn unseen(dealt: &[Dealt]) -> Vec<String> {
    let parts = dealt.iter().flat_map(|dealt| {
        let unseen = dealt.parts.iter().filter(|part| !matches!(part.fate, Fate::Seen(_)));
        unseen
            .map(move |part| format!("{} {} {}: {:?}", dealt.table, dealt.id, part.name, part.fate))
    });
    parts.collect()
}

#[test]
fn one_of_everything_is_seen_at_work() {
    let catalog = overgrown();
    let own = || catalog.origins.iter().filter(|origin| origin.pack == "overgrown");
    let dealt = deal(&catalog, own());
    assert_eq!(unseen(&dealt), Vec::<String>::new());
    assert!(dealt.iter().all(|dealt| !dealt.parts.is_empty()), "{dealt:#?}");
    let tables: BTreeSet<&str> = own().map(|origin| origin.table.as_str()).collect();
    let wanted = "action attack basic character coordinates event exploration intruder \
                  intruder-card item kind objective room weakness wound";
    assert_eq!(tables.into_iter().collect::<Vec<_>>().join(" "), wanted);
}

#[test]
fn the_base_game_can_be_dealt() {
    let catalog = Catalog::base();
    assert_eq!(unseen(&deal(&catalog, catalog.origins.iter())), Vec::<String>::new());
}

//! Rulebooks and voices, made once and shared by all tables that use them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use derelict_bots::Lore;
use derelict_content::{Catalog, Library, Problems, Selection, Ways};
use derelict_engine::{Rulebook, Setup};
use derelict_text::{Language, Voice};

/// The packs at hand, and what they let a table choose.
static STOCK: OnceLock<(Library, Ways)> = OnceLock::new();

/// Puts further packs beside those inside the program, for every table of this process. Rulebooks
/// are shared by all tables, so only the first call counts, before the first server is bound.
///
/// # Errors
///
/// What is wrong with the packs.
pub fn stock(library: Library) -> Result<(), Problems> {
    let ways = library.ways()?;
    STOCK.get_or_init(|| (library, ways));
    Ok(())
}

fn shelves() -> &'static (Library, Ways) {
    STOCK.get_or_init(|| (Library::shipped().clone(), Ways::shipped().clone()))
}

/// The packs at hand.
pub(crate) fn library() -> &'static Library {
    &shelves().0
}

/// What tables can choose.
pub(crate) fn ways() -> &'static Ways {
    &shelves().1
}

/// What a setup is played with; a pack that is not at hand is left for the setup to refuse.
pub(crate) fn catalog(setup: &Setup) -> Result<Arc<Catalog>, String> {
    static CATALOGS: Shelf<(Vec<&'static str>, Selection), Catalog> = OnceLock::new();
    let named = |id: &&str| setup.packs.iter().any(|pack| pack == id);
    let named: Vec<&str> = library().ids().filter(named).collect();
    let compose = || setup.catalog(library()).map_err(|problems| problems.to_string());
    if named == ["base"] || !ways().misfits(|axis| setup.chosen(axis)).is_empty() {
        // Nothing is kept of what nobody can play, however often it is asked for.
        return compose();
    }
    shared(&CATALOGS, (named, setup.selection()), compose)
}

static BOOKS: Shelf<(u64, String), Rulebook> = OnceLock::new();

/// The one rulebook of a board that all its games read.
pub(crate) fn shared_book(book: &Arc<Rulebook>) -> Arc<Rulebook> {
    let key = (book.catalog.hash, book.board.id.clone());
    let kept = shared::<_, _, Infallible>(&BOOKS, key, || Ok(Arc::clone(book)));
    kept.unwrap_or_else(|never| match never {})
}

/// The rulebook of a setup, made only if no game has read it yet.
pub(crate) fn book(setup: &Setup) -> Result<Arc<Rulebook>, String> {
    let catalog = catalog(setup)?;
    shared(&BOOKS, (catalog.hash, setup.board.clone()), || {
        setup.rulebook(&catalog).map_err(|problems| problems.to_string())
    })
}

/// What the computer knows by heart of a rulebook.
pub(crate) fn lore(book: &Arc<Rulebook>) -> Arc<Lore> {
    static LORE: Shelf<(u64, String), Lore> = OnceLock::new();
    let key = (book.catalog.hash, book.board.id.clone());
    let known = shared::<_, _, Infallible>(&LORE, key, || Ok(Arc::new(Lore::new(book))));
    known.unwrap_or_else(|never| match never {})
}

/// A voice for the games of a rulebook.
pub(crate) fn voice(book: &Arc<Rulebook>, language: Language) -> Arc<Voice> {
    static VOICES: Shelf<(u64, String, Language), Voice> = OnceLock::new();
    let key = (book.catalog.hash, book.board.id.clone(), language);
    let speak = || Ok(Arc::new(Voice::new(shared_book(book), language)));
    shared::<_, _, Infallible>(&VOICES, key, speak).unwrap_or_else(|never| match never {})
}

/// The language that is spoken to somebody who asks for one; English if nobody speaks it.
pub(crate) fn language(wanted: &str) -> Language {
    wanted.parse().unwrap_or_default()
}

type Shelf<K, V> = OnceLock<Mutex<HashMap<K, Arc<V>>>>;

fn shared<K: Eq + std::hash::Hash, V, E>(
    shelf: &Shelf<K, V>,
    key: K,
    make: impl FnOnce() -> Result<Arc<V>, E>,
) -> Result<Arc<V>, E> {
    let mut shelf =
        shelf.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = shelf.get(&key) {
        return Ok(Arc::clone(kept));
    }
    let made = make()?;
    shelf.insert(key, Arc::clone(&made));
    Ok(made)
}

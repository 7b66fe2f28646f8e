//! That the register is whole: whatever is added to it is remembered, shown and written.

use derelict_content::Catalog;

use super::*;
use crate::rulebook::Rulebook;
use crate::view::Memory;

fn noted(end: DeckEnd) -> (DeckMemory, CardSeen) {
    let mut memory = DeckMemory::default();
    let seen = CardSeen { card: end.deck().card(2), turn: 5 };
    memory.note(end, seen);
    (memory, seen)
}

#[test]
fn what_is_remembered_is_shown_to_its_owner() {
    for end in DeckEnd::REMEMBERED {
        let (memory, seen) = noted(end);
        assert_eq!(memory.iter().collect::<Vec<_>>(), [(end, seen)]);
        let mut view = Memory::default();
        memory.remind(&mut view);
        assert_eq!(end.recalled(&view), Some(seen), "{end:?}");
        assert_eq!(DeckMemory::recalled(&view), memory, "{end:?}");
    }
}

#[test]
fn an_end_that_is_not_remembered_leaves_nothing() {
    let (memory, _) = noted(DeckEnd::Top(SharedDeck::Wounds));
    assert_eq!(memory, DeckMemory::default());
}

#[test]
fn memories_are_written_by_name() {
    let book = Rulebook::new(&Catalog::base(), "basic").expect("the base game");
    let _names = book.names.scope();
    for end in DeckEnd::REMEMBERED {
        let (mut memory, seen) = noted(end);
        for _ in 0..2 {
            let written = serde_json::to_value(memory).expect("memories can be written");
            let read: DeckMemory = serde_json::from_value(written).expect("and read");
            assert_eq!(read, memory);
            assert_eq!(DeckMemory::of_bytes(memory.bytes()), memory);
            // And what is left when it is forgotten.
            assert!([Some(seen), None].contains(&memory.forget(end)));
        }
    }
    let event = serde_json::to_value(DeckCard::Event(EventId(1))).expect("a card");
    for end in ["wounds", "attacks"] {
        let wrong = serde_json::json!([[{"top": end}, {"card": event, "turn": 1}]]);
        assert!(serde_json::from_value::<DeckMemory>(wrong).is_err(), "{end}");
    }
    let wrong = serde_json::json!([[{"bottom": {"items": "red"}}, {"card": event, "turn": 1}]]);
    assert!(serde_json::from_value::<DeckMemory>(wrong).is_err());
}

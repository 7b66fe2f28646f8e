//! The base pack holds the cards the box holds.

use std::sync::Arc;

use derelict_content::*;

fn base() -> Arc<Catalog> {
    Catalog::base()
}

fn names(kind: Kind) -> Vec<String> {
    base().names.of(kind).to_vec()
}

fn cards(source: ItemSource) -> u32 {
    base()
        .items
        .iter()
        .filter(|item| item.source == source)
        .map(|item| u32::from(item.copies))
        .sum()
}

fn kinds(source: ItemSource) -> Vec<String> {
    let base = base();
    let of_source = base
        .items
        .iter()
        .zip(base.names.of(Kind::ItemId))
        .filter(|(item, _)| item.source == source);
    of_source.map(|(_, name)| name.clone()).collect()
}

#[test]
fn characters_and_their_cards() {
    let base = base();
    proves!(
        "setup.count.characters",
        assert_eq!(
            names(Kind::CharacterId),
            ["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]
        )
    );
    assert_eq!(base.characters.iter().map(|character| character.deck.len()).sum::<usize>(), 60);
    let search = ActionId(base.names.index(Kind::ActionId, "search").expect("search is a card"));
    for character in &base.characters {
        assert_eq!(character.deck.len(), 10);
        assert_eq!(character.deck.iter().filter(|card| **card == search).count(), 2);
        assert_eq!(character.quests.len(), 2);
        let quests: Vec<_> =
            character.quests.iter().map(|quest| &base.items[quest.index()].unlock).collect();
        assert!(quests.iter().any(|unlock| matches!(unlock, Some(Unlock::In(_)))));
        assert!(quests.iter().any(|unlock| matches!(unlock, Some(Unlock::Discarding(_)))));
    }
    assert_eq!(cards(ItemSource::Starting), 6);
    assert_eq!(cards(ItemSource::Quest), 12);
    assert_eq!(names(Kind::ActionId).len(), 28);
}

#[test]
fn shared_decks() {
    let base = base();
    let infected = base.contamination.iter().filter(|infected| **infected).count();
    proves!("setup.count.contamination", assert_eq!((base.contamination.len(), infected), (27, 7)));
    let wounds: u8 = base.wounds.iter().map(|wound| wound.copies).sum();
    let decks = [
        base.events.len(),
        base.attacks.len(),
        wounds.into(),
        base.weaknesses.len(),
        base.coordinates.len(),
    ];
    let items = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue]
        .map(|colour| cards(ItemSource::Deck(colour)));
    proves!(
        "setup.count.cards",
        assert_eq!((decks, items), ([20, 20, 16, 8, 8], [30, 30, 30, 12]))
    );
    let deck = |deck| base.objectives.iter().filter(|objective| objective.deck == deck).count();
    proves!(
        "setup.count.objectives",
        assert_eq!(
            [ObjectiveDeck::Personal, ObjectiveDeck::Corporate, ObjectiveDeck::Coop].map(deck),
            [9, 9, 7]
        )
    );
    for letter in 0..4 {
        let earth = base.coordinates.iter().filter(|card| card[letter] == Planet::Earth).count();
        assert_eq!(earth, 2, "Earth stands twice on each letter");
    }
}

#[test]
fn events_move_intruders() {
    let base = base();
    proves!(
        "intruder.move.event.multi",
        assert!(base.events.iter().all(|event| (2..=3).contains(&event.moves.len())))
    );
    proves!(
        "intruder.move.event.larva",
        assert!(base.events.iter().all(|event| !event.moves.contains(&KindId(0))))
    );
    for number in 1..=4 {
        assert_eq!(base.events.iter().filter(|event| event.number == number).count(), 5);
    }
    let after = |wanted| base.events.iter().filter(|event| event.afterwards == wanted).count();
    assert_eq!(
        [Afterwards::Discard, Afterwards::Remove, Afterwards::Return].map(after),
        [15, 4, 1]
    );
}

#[test]
fn blood() {
    let base = base();
    let bleeding = |blood| base.attacks.iter().filter(|card| card.blood == blood).count();
    let numbers = [2, 3, 4, 5, 6].map(|number| bleeding(Blood::Number(number)));
    proves!(
        "injury.retreat.no-number",
        assert_eq!((numbers, bleeding(Blood::Retreat)), ([2, 4, 5, 5, 2], 2))
    );
    let names = base.names.of(Kind::AttackId);
    let retreats = base.attack_ids().filter(|id| base.attacks[id.index()].blood == Blood::Retreat);
    let retreats: Vec<_> = retreats.map(|id| names[id.index()].as_str()).collect();
    assert_eq!(retreats, ["claw-attack-retreat", "bite-retreat"]);
}

#[test]
fn items() {
    let base = base();
    proves!(
        "craft.items",
        assert_eq!(
            recipes(),
            [
                ("antidote".to_owned(), [Symbol::Chem, Symbol::Med]),
                ("taser".to_owned(), [Symbol::Energy, Symbol::Tool]),
                ("flamethrower".to_owned(), [Symbol::Chem, Symbol::Tool]),
                ("molotov-cocktail".to_owned(), [Symbol::Chem, Symbol::Cloth]),
            ]
        )
    );
    let crafted: Vec<u8> = base
        .items
        .iter()
        .filter(|item| item.source == ItemSource::Deck(Colour::Blue))
        .map(|item| item.copies)
        .collect();
    proves!("craft.copies", assert_eq!(crafted, [3, 3, 3, 3]));
    let decks = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue]
        .map(|colour| kinds(ItemSource::Deck(colour)).join(" "));
    proves!(
        "search.colors",
        assert_eq!(
            decks,
            [
                "energy-charge-red grenade smoke-grenade recon-drone decoy extended-magazine self-destruct-key \
                 evacuation-key comms-key prototype-pistol prototype-shotgun prototype-rifle",
                "chemicals tools duct-tape fire-extinguisher clothes-yellow energy-charge-yellow \
                 technical-corridors-plans space-suit nemesis-plans",
                "medkit bandages synthetic-food adrenaline-injection alcohol clothes-green military-drugs",
                "antidote taser flamethrower molotov-cocktail",
            ]
        )
    );
    let family = |name: &str| {
        base.items[usize::from(base.names.index(Kind::ItemId, name).expect("known"))].family.clone()
    };
    assert_eq!(family("energy-charge-red"), family("energy-charge-yellow"));
    assert_eq!(family("clothes-yellow"), family("clothes-green"));
    assert_eq!(family("evacuation-key"), family("pilot-evacuation-key"));
}

fn recipes() -> Vec<(String, [Symbol; 2])> {
    let base = base();
    let named = base.items.iter().zip(base.names.of(Kind::ItemId));
    named.filter_map(|(item, name)| Some((name.clone(), item.recipe?))).collect()
}

#[test]
fn intruder_player_cards() {
    let base = base();
    let cards: Vec<_> =
        base.intruder_cards.iter().map(|card| (card.effect, card.number, card.attacks)).collect();
    proves!(
        "intruderplayer.deck",
        assert_eq!(
            cards,
            [
                (IntruderEffect::Pursuit, Some(1), 2),
                (IntruderEffect::Pursuit, Some(2), 2),
                (IntruderEffect::Pursuit, Some(3), 2),
                (IntruderEffect::Pursuit, None, 3),
                (IntruderEffect::Hunt, Some(3), 1),
                (IntruderEffect::Hunt, Some(4), 1),
                (IntruderEffect::Planning, Some(4), 1),
                (IntruderEffect::Planning, None, 1),
                (IntruderEffect::Metamorphosis, Some(1), 1),
                (IntruderEffect::SelfHealing, Some(2), 1),
            ]
        )
    );
}

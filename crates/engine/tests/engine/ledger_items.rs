//! What the colours of item cards stand for.

use derelict_content::{Catalog, Colour, ItemSource, Symbol};

#[test]
fn the_colour_of_an_item_tells_its_trade() {
    let catalog = Catalog::base();
    for item in &catalog.items {
        let ItemSource::Deck(colour) = item.source else { continue };
        let crafted = item.recipe.is_some();
        proves!("search.colors", assert_eq!(crafted, colour == Colour::Blue));
        if item.weapon.is_some() && !crafted {
            proves!("search.colors", assert_eq!(colour, Colour::Red));
        }
        if item.component == Some(Symbol::Tool) {
            proves!("search.colors", assert_eq!(colour, Colour::Yellow));
        }
        if item.component == Some(Symbol::Med) {
            proves!("search.colors", assert_eq!(colour, Colour::Green));
        }
    }
}

//! The closed list of facts by which something hidden legally comes to light.

use derelict_engine::event::Cause;
use derelict_engine::{Fact, Seat};

/// The kind of reveal a fact is to a viewer; none if it may tell nothing hidden.
///
/// Facts that only one or two players may learn count for them alone: told to anybody else they
/// would be leaks.
#[must_use]
pub fn reveal(fact: &Fact, viewer: Option<Seat>) -> Option<String> {
    let own = |seat: &Seat| viewer == Some(*seat);
    let kind = match fact {
        // Cards leaving a hand lie open.
        Fact::CardPaid { .. } => "card-paid",
        Fact::CardDiscarded { .. } => "card-discarded",
        Fact::CardLost { .. } => "card-lost",
        Fact::SwarmCardDiscarded { .. } => "intruder-card-discarded",
        // Secrets the viewer looks at.
        Fact::ObjectivesDealt { seat, .. } if own(seat) => "objectives-dealt",
        Fact::ObjectiveSeen { seat, .. } if own(seat) => "objective-seen",
        Fact::KeptObjectiveSeen { seat, .. } if own(seat) => "kept-objective-seen",
        Fact::DeckTopSeen { seat, .. } if own(seat) => "deck-top-seen",
        Fact::DeckHeld { seat, .. } if own(seat) => "deck-looked-through",
        Fact::MindRead { seat, .. } if own(seat) => "mind-read",
        // Scans: their result, and what everybody sees of it.
        Fact::ContaminationScanned { seat, .. } if own(seat) => "contamination-scanned",
        Fact::ContaminationRemoved { .. } => "contamination-removed",
        Fact::ContaminationTaken { .. } => "contamination-taken",
        Fact::LarvaGrown { .. } => "larva-grown",
        Fact::InsanityChanged { .. } => "insanity-changed",
        Fact::MutationScanned { .. } => "mutation-scanned",
        Fact::MutationMarked { .. } => "mutation-marked",
        Fact::MutationGained { .. } => "mutation-gained",
        Fact::Died { .. } => "died",
        // Somebody is wounded by a scan as soon as a card is drawn.
        Fact::LightWound { cause: Cause::Scan, .. } => "scan-wound",
        Fact::SeriousWound { cause: Cause::Scan, .. } => "scan-wound",
        // Infested for want of action cards.
        Fact::LarvaInfested { .. } => "larva-infested",
        // Mutation cards drawn, of which one is kept.
        Fact::MutationsSeen { seat, .. } if own(seat) => "mutations-seen",
        // Items drawn, shown, handed over, spent.
        Fact::ItemsSeen { seat, .. } if own(seat) => "items-seen",
        Fact::ItemGained { seat, .. } if own(seat) => "item-gained",
        Fact::ItemTaken { .. } => "item-taken",
        Fact::ItemDeclined { .. } => "item-declined",
        Fact::ItemDiscarded { .. } => "item-discarded",
        Fact::ThingShown { from, to, .. } if own(from) || own(to) => "thing-shown",
        Fact::ThingGiven { from, to, colour, .. } if own(from) || own(to) || colour.is_none() => {
            "thing-given"
        }
        Fact::ThingGivenShadow { .. } => "thing-given-aside",
        // An offer begun in secret is made.
        Fact::TradeOffered { from, to, .. } if own(from) || own(to) => "trade-offered",
        Fact::TradeOfferedShadow { .. } => "trade-offered-aside",
        // The deck of alerts is dealt anew in the other world.
        Fact::AlertRevealed { .. } => "alert-revealed",
        // The victory check.
        Fact::ContaminationChecked { .. } => "contamination-checked",
        Fact::InsanityChecked { .. } => "insanity-checked",
        Fact::MutationChecked { .. } => "mutation-checked",
        Fact::LastCardDrawn { .. } => "last-card-drawn",
        Fact::ObjectiveRevealed { .. } => "objective-revealed",
        // What lay facedown is looked at by the viewer, or turned up for everybody.
        _ => {
            let seen = fact.glance().filter(|glance| own(&glance.seat));
            let seen = seen.map(|glance| format!("{}-seen", glance.thing.kind()));
            let turned_up =
                fact.turned_up().map(|(thing, _)| format!("{}-turned-up", thing.kind()));
            return seen.or(turned_up);
        }
    };
    Some(kind.to_owned())
}

/// Whether two worlds part because an intruder chooses another target in each: that tells how many
/// action cards hands hold (`attack.target.contam`), but only where the choices differ.
#[must_use]
pub fn choice_of_target(one: &Fact, other: &Fact) -> Option<String> {
    let parted = match (*one, *other) {
        (Fact::AttackBegan { mini, target }, Fact::AttackBegan { mini: same, target: another }) => {
            mini == same && target != another
        }
        (
            Fact::SurpriseChecked { seat, number, .. },
            Fact::SurpriseChecked { seat: another, number: same, .. },
        ) => number == same && seat != another,
        _ => false,
    };
    parted.then(|| "target-chosen".to_owned())
}

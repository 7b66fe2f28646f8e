//! The risks an option runs.

use derelict_content::{Colour, Footfall, RoomColour, Verb};

use super::Risk;
use crate::card::Face;
use crate::choice::{Choice, Source};
use crate::frame::Question;
use crate::offer::Prompt;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::Place;
use crate::thing::Thing;
use crate::view::{OwnDecision, RoomView, View};

/// Cards drawn by a search.
const SEARCH: u8 = 2;

impl OwnDecision {
    /// The risks an option runs, the first to come first; none where nothing is left to chance, or
    /// where it is not said yet at whom or where to.
    #[must_use]
    pub fn risks(&self, book: &Rulebook, view: &View, option: Choice) -> Vec<Risk> {
        let Prompt::Question(question) = &self.prompt else {
            return Vec::new();
        };
        let seat = question.seat();
        let chooser = Chooser { book, view, seat };
        match (question, option) {
            (_, Choice::Seize(_)) => Vec::new(),
            (Question::Target { act }, _) => {
                let mut named: Vec<Choice> = act.targets.iter().collect();
                named.push(option);
                chooser.act(act.source, act.section, &named)
            }
            (Question::Action { .. }, Choice::Act(source, section)) => {
                chooser.act(source, section, &chooser.obvious(source, section))
            }
            (Question::GlassRoom { .. }, Choice::Room(room)) => vec![Risk::NoiseIn { room }],
            (Question::Reroll { .. }, Choice::Yes) => vec![Risk::Noise],
            (Question::Scan { .. }, Choice::Yes) => chooser.scan().into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

/// A player before a choice.
struct Chooser<'a> {
    book: &'a Rulebook,
    view: &'a View,
    seat: Seat,
}

impl<'a> Chooser<'a> {
    fn room(&self) -> Option<&'a RoomView> {
        match self.view.players.get(&self.seat)?.place {
            Place::Room(room) => self.view.rooms.get(&room),
            _ => None,
        }
    }

    fn verb(&self, source: Source, section: u8) -> Option<&'a Verb> {
        let catalog = &self.book.catalog;
        let ability = match source {
            Source::Basic(id) => Some(self.book.basic(id)),
            Source::Card(id) => catalog.actions[id.index()].action.as_ref(),
            Source::Item(id) => catalog.items[id.index()].action.as_ref(),
            Source::Room => catalog.tiles[self.room()?.tile?.index()].action.as_ref(),
            Source::Possibility(id) => catalog.possibilities[id.index()].action.as_ref(),
            // Its chances are those of the scan alone, which are told with its card.
            Source::Mutation(_) | Source::Computer => None,
        };
        ability?.sections.get(usize::from(section))?.verbs.first()
    }

    /// Targets that will not be asked for, because there is one of each.
    fn obvious(&self, source: Source, section: u8) -> Vec<Choice> {
        let Some(room) = self.room() else {
            return Vec::new();
        };
        let foe = match room.intruders.as_slice() {
            [only] => Some(Choice::Intruder(*only)),
            _ => None,
        };
        let hands = self.view.players.get(&self.seat).map_or(&[][..], |own| &own.hands);
        let mut loaded = hands.iter().filter(|held| held.ammo > 0).map(|held| held.thing.0);
        match self.verb(source, section) {
            Some(Verb::Melee { .. }) => foe.into_iter().collect(),
            Some(Verb::Shoot { .. }) => match (loaded.next(), loaded.next(), foe) {
                (Some(weapon), None, Some(foe)) => vec![Choice::Thing(weapon), foe],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn act(&self, source: Source, section: u8, named: &[Choice]) -> Vec<Risk> {
        let Some(verb) = self.verb(source, section) else {
            return Vec::new();
        };
        match (verb, named) {
            (Verb::Move { footfall: Footfall::Roll }, [Choice::Corridor(corridor)]) => {
                let Some(Place::Room(here)) =
                    self.view.players.get(&self.seat).map(|own| own.place)
                else {
                    return Vec::new();
                };
                let beset = self.room().is_some_and(|room| !room.intruders.is_empty());
                let step = Risk::Step { to: self.book.across(*corridor, here) };
                beset.then_some(Risk::Escape).into_iter().chain([step]).collect()
            }
            (
                Verb::Move { footfall: Footfall::Roll }
                | Verb::Ducts { footfall: Footfall::Roll, .. },
                [Choice::Room(to)],
            ) => {
                vec![Risk::Step { to: *to }]
            }
            (
                Verb::Shoot { all_ammo, reroll, .. },
                [Choice::Thing(Thing::Item(weapon)), target],
            ) => {
                let shot = |target| Risk::Shot {
                    weapon: *weapon,
                    target,
                    all_ammo: *all_ammo,
                    reroll: *reroll,
                };
                strike(*target, shot)
            }
            (Verb::Melee { .. }, [target]) => strike(*target, |target| Risk::Melee { target }),
            (Verb::Search { .. }, _) => {
                let colour = self.searched(named);
                colour.map(|colour| Risk::Search { colour, draw: SEARCH }).into_iter().collect()
            }
            (Verb::DrawItems { draw }, [Choice::Colour(colour)]) => {
                vec![Risk::Search { colour: *colour, draw: *draw }]
            }
            (Verb::Alarm, [Choice::Room(room)]) => vec![Risk::NoiseIn { room: *room }],
            (Verb::ScanHand { .. }, _) => self.scan().into_iter().collect(),
            (Verb::ScanOne, [Choice::Card(Face::Unscanned)]) => vec![Risk::Scan { cards: 1 }],
            _ => Vec::new(),
        }
    }

    fn searched(&self, named: &[Choice]) -> Option<Colour> {
        match (self.book.catalog.tiles[self.room()?.tile?.index()].colour, named) {
            (RoomColour::Red, _) => Some(Colour::Red),
            (RoomColour::Yellow, _) => Some(Colour::Yellow),
            (RoomColour::Green, _) => Some(Colour::Green),
            (RoomColour::White, [Choice::Colour(colour)]) => Some(*colour),
            _ => None,
        }
    }

    fn scan(&self) -> Option<Risk> {
        let hand = self.view.players.get(&self.seat)?.hand.as_ref()?;
        let cards = hand.iter().filter(|card| card.0 == Face::Unscanned).count() as u8;
        (cards > 0).then_some(Risk::Scan { cards })
    }
}

fn strike(target: Choice, risk: impl Fn(Option<derelict_content::MiniId>) -> Risk) -> Vec<Risk> {
    match target {
        Choice::Intruder(mini) => vec![risk(Some(mini))],
        Choice::Eggs => vec![risk(None)],
        _ => Vec::new(),
    }
}

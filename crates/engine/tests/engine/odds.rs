//! Odds against values reckoned by hand.

use crate::table::kind::{ADULT, BREEDER, LARVA};
use std::sync::Arc;

use derelict_content::{
    AttackId, Blood, Catalog, Colour, ItemId, Kind, KindId, MiniId, RoomId, Slot, TokenId,
    WeaknessId,
};
use derelict_engine::odds::{Chance, EscapeOdds, Odds, Risk, StrikeOdds, odds};
use derelict_engine::rulebook::Exit;
use derelict_engine::set::TokenSet;
use derelict_engine::state::{Mini, Place, Weakness, Wounded};
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Game, Offers, Rulebook, Seat, Setup, Silent, State};

const ME: Seat = Seat(0);

struct Desk {
    book: Arc<Rulebook>,
    state: State,
}

/// The scout with a rifle and the captain, at the first decision.
fn desk() -> Desk {
    let characters = vec!["scout".into(), "captain".into()];
    let setup = Setup { players: 2, characters, ..Setup::default() };
    let book = setup.rulebook(&Catalog::base()).expect("a playable setup");
    let mut offers = Offers::default();
    let state = State::new(&book, &setup, [7; 32], &mut offers, &mut Silent);
    Desk { book, state }
}

impl Desk {
    fn view(&self) -> View {
        self.state.look(&self.book).view(Viewer::Seat(ME))
    }

    fn odds(&self, risk: Risk) -> Odds {
        odds(&self.book, &self.view(), risk).expect("a risk that can be run")
    }

    fn room(&self) -> RoomId {
        self.state.crew[0].room().expect("in a room")
    }

    /// Sets an intruder beside the character.
    fn beset(&mut self, kind: KindId, injuries: u8) -> MiniId {
        let free = |mini: &MiniId| {
            self.book.mini_kind(*mini) == kind && self.state.minis[mini.index()].room.is_none()
        };
        let mini = self.book.minis().find(free).expect("a miniature");
        self.state.arrivals += 1;
        let (room, since) = (Some(self.room()), self.state.arrivals);
        self.state.minis[mini.index()] = Mini { room, injuries, since };
        mini
    }

    fn item(&self, name: &str) -> ItemId {
        ItemId(self.book.names.index(Kind::ItemId, name).expect("an item"))
    }

    fn shot(&self, target: MiniId) -> StrikeOdds {
        let weapon = self.item("rifle");
        let risk = Risk::Shot { weapon, target: Some(target), all_ammo: false, reroll: false };
        strike(self.odds(risk))
    }

    fn escape(&self) -> EscapeOdds {
        match self.odds(Risk::Escape) {
            Odds::Escape(odds) => odds,
            other => panic!("{other:?}"),
        }
    }
}

fn strike(odds: Odds) -> StrikeOdds {
    match odds {
        Odds::Strike(odds) => odds,
        other => panic!("{other:?}"),
    }
}

fn of(num: usize, den: usize) -> Chance {
    Chance::of(num, den)
}

#[test]
fn noise_counts_sides_and_markers() {
    let mut desk = desk();
    let noise = |desk: &Desk| match desk.odds(Risk::Noise) {
        Odds::Noise(noise) => noise,
        other => panic!("{other:?}"),
    };
    let quiet = noise(&desk);
    assert_eq!((quiet.noise, quiet.danger), (of(8, 10), of(1, 10)));
    assert_eq!((quiet.encounter, quiet.quiet), (Chance::NEVER, of(1, 10)));
    let room = desk.room();
    let (corridor, there) = desk.book.neighbours(room)[0];
    let numbers =
        (1..=4).filter(|number| desk.book.exit(room, *number) == Exit::Corridor(corridor, there));
    let sides = 2 * numbers.count();
    desk.state.noise |= 1 << corridor.0;
    desk.state.crew[0].slimed = true;
    let loud = noise(&desk);
    assert_eq!((loud.encounter, loud.noise), (of(sides, 10), of(8 - sides, 10)));
    assert_eq!((loud.danger, loud.quiet), (of(2, 10), Chance::NEVER));
}

#[test]
fn a_step_into_the_unknown_counts_tokens() {
    let mut desk = desk();
    let slot = |room: RoomId| desk.book.board.rooms[room.index()].slot;
    let (from, to) = desk
        .book
        .rooms()
        .flat_map(|from| desk.book.neighbours(from).iter().map(move |(_, to)| (from, *to)))
        .find(|(_, to)| matches!(slot(*to), Slot::One))
        .expect("a facedown room");
    desk.state.crew[0].place = Place::Room(from);
    desk.state.rooms[from.index()].explored = true;
    let Odds::Step(step) = desk.odds(Risk::Step { to }) else { panic!("a step") };
    assert_eq!(step.noise.danger, of(19, 100));
    assert_eq!(step.noise.quiet, of(17, 100));
    assert_eq!(step.noise.noise, of(64, 100));
    assert_eq!(step.noise.encounter, Chance::NEVER);
    let all: Chance = step.discoveries.iter().map(|known| known.chance).sum();
    assert_eq!(all, Chance::SURE);
    desk.state.crew[1].place = Place::Room(to);
    let Odds::Step(step) = desk.odds(Risk::Step { to }) else { panic!("a step") };
    assert_eq!(step.noise.danger, of(1, 10), "only the token, in company");
}

#[test]
fn an_encounter_counts_the_bag_and_the_box() {
    let mut desk = desk();
    let mut bag = TokenSet::default();
    let mut supply = TokenSet::default();
    let mut wanted = vec![None, Some(LARVA)];
    wanted.extend([Some(ADULT); 3]);
    for token in (0..desk.book.catalog.tokens.len() as u8).map(TokenId) {
        let kind = desk.book.token_kind(token);
        match wanted.iter().position(|known| *known == kind) {
            Some(at) => {
                wanted.remove(at);
                bag.add(token);
            }
            None => supply.add(token),
        }
    }
    (desk.state.bag, desk.state.token_supply) = (bag, supply);
    let encounter = |cards| match desk.odds(Risk::Encounter { cards }) {
        Odds::Encounter(odds) => odds,
        other => panic!("{other:?}"),
    };
    let two = encounter(2);
    assert_eq!(two.blank, of(1, 5));
    assert_eq!(two.surprise, of(2, 5), "8 of the 12 adults show more than 2");
    assert_eq!(encounter(0).surprise, of(4, 5));
    assert_eq!(encounter(4).surprise, Chance::NEVER);
    let danger = desk.book.names.index(Kind::WeaknessId, "reaction-to-danger");
    let card = WeaknessId(danger.expect("a weakness"));
    let slot = desk.state.weaknesses.iter().position(|weakness| weakness.card == card);
    desk.state.weaknesses[slot.unwrap_or(0)] =
        Weakness { card, revealed: true, ..Weakness::default() };
    let Odds::Encounter(eased) = desk.odds(Risk::Encounter { cards: 0 }) else {
        panic!("an encounter")
    };
    assert_eq!(eased.surprise, of(4, 5), "a larva's 1 goes no lower");
}

#[test]
fn a_shot_counts_sides_and_blood() {
    let mut desk = desk();
    let adult = desk.beset(ADULT, 0);
    let fresh = desk.shot(adult);
    assert_eq!(fresh.injuries, [of(3, 6), of(2, 6), of(1, 6)]);
    assert_eq!((fresh.kill, fresh.retreat), (of(1, 60), of(1, 20)));
    desk.state.minis[adult.index()].injuries = 2;
    assert_eq!(desk.shot(adult).kill, of(23, 120));
    let breeder = desk.beset(BREEDER, 5);
    assert_eq!(desk.shot(breeder).kill, of(4, 57));
    let weapon = desk.item("rifle");
    let risk = Risk::Shot { weapon, target: Some(adult), all_ammo: false, reroll: true };
    assert_eq!(strike(desk.odds(risk)).injuries, [of(1, 4), of(1, 2), of(1, 4)]);
    let larva = desk.beset(LARVA, 0);
    assert_eq!(desk.shot(larva).kill, of(5, 6));
}

#[test]
fn a_seen_blood_card_is_not_counted_again() {
    let mut desk = desk();
    let adult = desk.beset(ADULT, 0);
    let blood = |card: AttackId| desk.book.catalog.attacks[card.index()].blood == Blood::Number(2);
    let twos: Vec<_> =
        desk.state.attacks.facedown().iter().copied().filter(|card| blood(*card)).collect();
    assert_eq!(twos.len(), 2);
    for two in twos {
        desk.state.attacks.take(|card| card == two);
        desk.state.attacks.discard(two);
    }
    assert_eq!(desk.shot(adult).kill, Chance::NEVER);
}

#[test]
fn a_blow_may_hurt_the_striker() {
    let mut desk = desk();
    let adult = desk.beset(ADULT, 0);
    let melee = |desk: &Desk| strike(desk.odds(Risk::Melee { target: Some(adult) }));
    let fresh = melee(&desk);
    assert_eq!(fresh.injuries, [of(1, 2), of(1, 2)]);
    assert_eq!((fresh.wound, fresh.death), (of(1, 2), Chance::NEVER));
    for _ in 0..3 {
        desk.state.crew[0].serious.push(Wounded::default());
    }
    assert_eq!((melee(&desk).wound, melee(&desk).death), (Chance::NEVER, of(1, 2)));
}

#[test]
fn an_escape_counts_attack_cards() {
    let mut desk = desk();
    desk.beset(ADULT, 0);
    let fresh = desk.escape();
    assert_eq!(fresh.hits, [of(7, 20), of(13, 20)]);
    assert_eq!((fresh.mean, fresh.death), (of(13, 20), Chance::NEVER));
    let wound = |desk: &mut Desk| {
        let wound = desk.state.wounds.draw();
        desk.state.crew[0].serious.push(Wounded { wound, dressed: true });
    };
    wound(&mut desk);
    wound(&mut desk);
    assert_eq!(desk.escape().death, of(4, 20), "a bite");
    wound(&mut desk);
    assert_eq!(desk.escape().death, of(12, 20), "anything that wounds");
    desk.beset(LARVA, 0);
    let both = desk.escape();
    assert_eq!(both.hits[2], of(1, 20), "slimed, alive, and infested");
    assert_eq!(both.hits.iter().copied().sum::<Chance>(), Chance::SURE);
}

#[test]
fn a_search_counts_unseen_cards() {
    let mut desk = desk();
    let red = |desk: &Desk, draw, item: ItemId| {
        let Odds::Search(found) = desk.odds(Risk::Search { colour: Colour::Red, draw }) else {
            panic!("a search")
        };
        let found = found.items.iter().find(|known| known.item == item);
        found.map_or(Chance::NEVER, |known| known.chance)
    };

    let deck: Vec<ItemId> = desk.state.items[0].facedown().to_vec();
    let items = &desk.book.catalog.items;
    let copies = |item: ItemId| deck.iter().filter(|other| **other == item).count();
    for item in deck.iter().copied() {
        assert_eq!(red(&desk, 1, item), of(copies(item), deck.len()));
        let (all, left) = (deck.len(), deck.len() - copies(item));
        let none = of(left * (left - 1), all * (all - 1));
        assert_eq!(red(&desk, 2, item), none.otherwise());
    }
    let light = deck.iter().copied().find(|item| !items[item.index()].heavy).expect("a light item");
    let heavy = deck.iter().copied().find(|item| items[item.index()].heavy).expect("a heavy item");
    let lights = deck.iter().filter(|item| !items[item.index()].heavy).count();
    let (light_copies, heavy_copies) = (copies(light), copies(heavy));
    desk.state.items[0].take(|item| item == light);
    desk.state.crew[1].inventory.add(light);
    let left = deck.len() - 1;
    assert_eq!(red(&desk, 1, heavy), of(heavy_copies, left), "heavy cards are never hidden");
    let seen = of(lights - 1, left) * of(light_copies, lights);
    assert_eq!(red(&desk, 1, light), seen, "any light card may be the hidden one");
}

#[test]
fn a_scan_counts_what_is_unknown() {
    let desk = desk();
    let Odds::Scan(scan) = desk.odds(Risk::Scan { cards: 2 }) else { panic!("a scan") };
    assert_eq!((scan.each, scan.any), (of(7, 27), of(161, 351)));
}

#[test]
fn nobody_else_gets_odds() {
    let desk = desk();
    let view = desk.state.look(&desk.book).view(Viewer::Spectator);
    assert_eq!(odds(&desk.book, &view, Risk::Noise), None);
    let catalog = Catalog::base();
    let mut game = Game::new(&catalog, Setup::default(), [7; 32]).expect("a playable setup");
    let scan = Risk::Scan { cards: 1 };
    assert_eq!(game.odds(ME, scan), None, "unless the table allows it");
    game.setup.options.odds = true;
    assert!(game.odds(ME, scan).is_some());
    assert_eq!(odds(&desk.book, &desk.view(), Risk::Melee { target: None }), None, "no eggs");
}

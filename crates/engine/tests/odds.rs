//! Odds against values reckoned by hand, and against many imagined games played out.

#[allow(dead_code, reason = "other tests need the rest")]
mod table;

use std::sync::Arc;

use derelict_content::{
    BasicId, Catalog, Colour, Footfall, IntruderKind, ItemId, Kind, MiniId, RoomId, Slot, TokenId,
};
use derelict_engine::choice::Source;
use derelict_engine::event::Way;
use derelict_engine::frame::{Frame, Performance, Question, Targets};
use derelict_engine::imagine::imagine;
use derelict_engine::odds::{Chance, EscapeOdds, Odds, Risk, StrikeOdds, odds};
use derelict_engine::state::{Mini, Place, TokenSet, Wounded};
use derelict_engine::thing::Thing;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Fact, Game, Offers, Rulebook, Seat, Setup, Silent, State};
use table::Table;

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
    fn beset(&mut self, kind: IntruderKind, injuries: u8) -> MiniId {
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
    let numbers = (1..=4).filter(|number| {
        desk.book.exit(room, *number) == derelict_engine::rulebook::Exit::Corridor(corridor, there)
    });
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
    let mut wanted = vec![None, Some(IntruderKind::Larva)];
    wanted.extend([Some(IntruderKind::Adult); 3]);
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
}

#[test]
fn a_shot_counts_sides_and_blood() {
    let mut desk = desk();
    let adult = desk.beset(IntruderKind::Adult, 0);
    let fresh = desk.shot(adult);
    assert_eq!(fresh.injuries, [of(3, 6), of(2, 6), of(1, 6)]);
    assert_eq!((fresh.kill, fresh.retreat), (of(1, 60), of(1, 20)));
    desk.state.minis[adult.index()].injuries = 2;
    assert_eq!(desk.shot(adult).kill, of(23, 120));
    let breeder = desk.beset(IntruderKind::Breeder, 5);
    assert_eq!(desk.shot(breeder).kill, of(4, 57));
    let weapon = desk.item("rifle");
    let risk = Risk::Shot { weapon, target: Some(adult), all_ammo: false, reroll: true };
    assert_eq!(strike(desk.odds(risk)).injuries, [of(1, 4), of(1, 2), of(1, 4)]);
    let larva = desk.beset(IntruderKind::Larva, 0);
    assert_eq!(desk.shot(larva).kill, of(5, 6));
}

#[test]
fn a_seen_blood_card_is_not_counted_again() {
    let mut desk = desk();
    let adult = desk.beset(IntruderKind::Adult, 0);
    let blood = |card: derelict_content::AttackId| {
        desk.book.catalog.attacks[card.index()].blood == derelict_content::Blood::Number(2)
    };
    let twos: Vec<_> = desk.state.attacks.draw.iter().filter(|card| blood(*card)).collect();
    assert_eq!(twos.len(), 2);
    for two in twos {
        desk.state.attacks.draw.take(|card| card == two);
        desk.state.attacks.discard.push(two);
    }
    assert_eq!(desk.shot(adult).kill, Chance::NEVER);
}

#[test]
fn a_blow_may_hurt_the_striker() {
    let mut desk = desk();
    let adult = desk.beset(IntruderKind::Adult, 0);
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
    desk.beset(IntruderKind::Adult, 0);
    let fresh = desk.escape();
    assert_eq!(fresh.hits, [of(7, 20), of(13, 20)]);
    assert_eq!((fresh.mean, fresh.death), (of(13, 20), Chance::NEVER));
    let wound = |desk: &mut Desk| {
        let wound = desk.state.wounds.draw.pop();
        desk.state.crew[0].serious.push(Wounded { wound, dressed: true });
    };
    wound(&mut desk);
    wound(&mut desk);
    assert_eq!(desk.escape().death, of(4, 20), "a bite");
    wound(&mut desk);
    assert_eq!(desk.escape().death, of(12, 20), "anything that wounds");
    desk.beset(IntruderKind::Larva, 0);
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
    let deck = desk.state.items[0].draw;
    let items = &desk.book.catalog.items;
    let copies = |item: ItemId| deck.iter().filter(|other| *other == item).count();
    for item in deck.iter() {
        assert_eq!(red(&desk, 1, item), of(copies(item), deck.len()));
        let (all, left) = (deck.len(), deck.len() - copies(item));
        let none = of(left * (left - 1), all * (all - 1));
        assert_eq!(red(&desk, 2, item), none.otherwise());
    }
    let light = deck.iter().find(|item| !items[item.index()].heavy).expect("a light item");
    let heavy = deck.iter().find(|item| items[item.index()].heavy).expect("a heavy item");
    let lights = deck.iter().filter(|item| !items[item.index()].heavy).count();
    let (light_copies, heavy_copies) = (copies(light), copies(heavy));
    desk.state.items[0].draw.take(|item| item == light);
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

/// Lets a frame run out, declining everything.
fn play_out(book: &Rulebook, mut state: State, frame: Frame) -> (State, Vec<Event>) {
    state.frames.clear();
    state.frames.push(frame);
    let (mut offers, mut events) = (Offers::default(), Vec::new());
    state.settle(book, &mut offers, &mut events);
    while let Some(decision) = offers.decisions.first().cloned() {
        let options = offers.of(&decision);
        let no = options.iter().copied().find(|choice| *choice == Choice::No);
        let choice = no.unwrap_or(options[0]);
        state
            .choose(book, decision.seat, decision.id, choice, &mut offers, &mut events)
            .expect("offered");
    }
    (state, events)
}

const SAMPLES: u64 = 1500;

/// Compares chances with shares of imagined games.
struct Trial<'a> {
    book: &'a Rulebook,
    view: &'a View,
    seat: Seat,
    what: String,
}

impl Trial<'_> {
    fn check(&self, chances: &[(&str, Chance)], run: impl Fn(State) -> Vec<bool>) {
        let mut counts = vec![0u64; chances.len()];
        for seed in 0..SAMPLES {
            let seen = run(imagine(self.book, self.view, seed));
            for (count, seen) in counts.iter_mut().zip(seen) {
                *count += u64::from(seen);
            }
        }
        for ((name, chance), count) in chances.iter().zip(counts) {
            let (p, n) = (chance.num as f64 / chance.den as f64, SAMPLES as f64);
            let share = count as f64 / n;
            let slack = 5.0 * (p * (1.0 - p) / n).sqrt() + 1e-9;
            assert!(
                (share - p).abs() <= slack,
                "{}, {name}: reckoned {p:.4}, seen {share:.4}",
                self.what
            );
        }
    }

    fn reckon(&self, risk: Risk) -> Option<Odds> {
        odds(self.book, self.view, risk)
    }

    fn step(&self, by: derelict_content::CorridorId, to: RoomId) {
        let Some(Odds::Step(step)) = self.reckon(Risk::Step { to }) else { panic!("a step") };
        let frame = Frame::Step {
            seat: self.seat,
            companion: None,
            to,
            by: Way::Corridor(by),
            footfall: Footfall::Roll,
        };
        let chances = [
            ("encounter", step.noise.encounter),
            ("noise", step.noise.noise),
            ("danger", step.noise.danger),
            ("quiet", step.noise.quiet),
        ];
        self.check(&chances, |state| {
            let (_, events) = play_out(self.book, state, frame);
            let first = events.iter().find_map(|event| match event.fact {
                Fact::EncounterBegan { .. } => Some(0),
                Fact::NoisePlaced { .. } | Fact::DuctNoisePlaced { .. } => Some(1),
                Fact::DangerHeard { .. } => Some(2),
                _ => None,
            });
            (0..4).map(|at| first.unwrap_or(3) == at).collect()
        });
    }

    fn encounter(&self, room: RoomId, cards: u8) {
        let Some(Odds::Encounter(encounter)) = self.reckon(Risk::Encounter { cards }) else {
            panic!("an encounter")
        };
        let frame = Frame::Encounter { room, trigger: Some(self.seat) };
        let mut chances = vec![("blank", encounter.blank), ("surprise", encounter.surprise)];
        chances.extend(encounter.kinds.iter().map(|kind| ("kind", kind.chance)));
        self.check(&chances, |state| {
            let (_, events) = play_out(self.book, state, frame);
            let drawn = events.iter().find_map(|event| match event.fact {
                Fact::TokenDrawn { token } => Some(self.book.token_kind(token)),
                _ => None,
            });
            let surprise = events.iter().find_map(|event| match event.fact {
                Fact::SurpriseChecked { attack, .. } => Some(attack),
                _ => None,
            });
            let mut seen = vec![drawn == Some(None), surprise == Some(true)];
            seen.extend(encounter.kinds.iter().map(|kind| drawn == Some(Some(kind.kind))));
            seen
        });
    }

    fn fight(&self, target: MiniId, weapon: Option<ItemId>) {
        let basic = if weapon.is_some() { "shoot" } else { "melee" };
        let basic = self.book.names.index(Kind::BasicId, basic).expect("a basic action");
        let risk = match weapon {
            Some(weapon) => {
                Risk::Shot { weapon, target: Some(target), all_ammo: false, reroll: false }
            }
            None => Risk::Melee { target: Some(target) },
        };
        let Some(Odds::Strike(strike)) = self.reckon(risk) else { return };
        let aim = weapon.map(|weapon| Choice::Thing(Thing::Item(weapon)));
        let targets: Targets = aim.into_iter().chain([Choice::Intruder(target)]).collect();
        let frame = Frame::Perform(Performance {
            seat: self.seat,
            source: Source::Basic(BasicId(basic)),
            room: None,
            section: 0,
            verb: 0,
            targets,
        });
        let mut chances = vec![
            ("kill", strike.kill),
            ("retreat", strike.retreat),
            ("wound", strike.wound),
            ("death", strike.death),
        ];
        chances.extend(strike.injuries.iter().map(|chance| ("injuries", *chance)));
        self.check(&chances, |state| {
            let (_, events) = play_out(self.book, state, frame);
            let has = |wanted: fn(&Fact, MiniId, Seat) -> bool| {
                events.iter().any(|event| wanted(&event.fact, target, self.seat))
            };
            let dealt = events.iter().find_map(|event| match event.fact {
                Fact::Injured { mini, injuries, .. } if mini == target => Some(injuries),
                _ => None,
            });
            let mut seen = vec![
                has(|fact, at, _| matches!(fact, Fact::IntruderKilled { mini, .. } if *mini == at)),
                has(|fact, at, _| matches!(fact, Fact::RetreatBegan { mini, .. } if *mini == at)),
                has(|fact, _, by| matches!(fact, Fact::SeriousWound { seat, .. } if *seat == by)),
                has(|fact, _, by| matches!(fact, Fact::Died { seat, .. } if *seat == by)),
            ];
            let dealt = usize::from(dealt.unwrap_or(0));
            seen.extend((0..strike.injuries.len()).map(|injuries| injuries == dealt));
            seen
        });
    }

    fn escape(&self) {
        let Some(Odds::Escape(escape)) = self.reckon(Risk::Escape) else { panic!("an escape") };
        let mut chances = vec![("death", escape.death)];
        chances.extend(escape.hits.iter().map(|chance| ("hits", *chance)));
        self.check(&chances, |state| {
            let (done, stamp) = (0, state.arrivals);
            let frame = Frame::Escape { seat: self.seat, done, stamp };
            let (after, events) = play_out(self.book, state, frame);
            let hits = events.iter().filter(|event| {
                matches!(event.fact, Fact::AttackHit { .. } | Fact::IntruderRemoved { .. })
            });
            let hits = hits.count();
            let mut seen = vec![!after.crew[self.seat.index()].alive()];
            seen.extend((0..escape.hits.len()).map(|number| number == hits));
            seen
        });
    }

    fn search(&self, colour: Colour) {
        let risk = Risk::Search { colour, draw: 2 };
        let Some(Odds::Search(search)) = self.reckon(risk) else { panic!("a search") };
        let frame = Frame::DrawItems { seat: self.seat, colour, draw: 2 };
        let chances: Vec<_> = search.items.iter().map(|item| ("item", item.chance)).collect();
        self.check(&chances, |state| {
            let (_, events) = play_out(self.book, state, frame);
            let drawn = events.iter().find_map(|event| match event.fact {
                Fact::ItemsSeen { items, .. } => Some(items),
                _ => None,
            });
            let drawn = drawn.unwrap_or_default();
            search.items.iter().map(|item| drawn.contains(&Some(item.item))).collect()
        });
    }
}

#[test]
fn odds_agree_with_imagined_games() {
    let mut tried = [0; 5];
    for game in 0..60 {
        let mut table = Table::new(2 + (game % 4) as u8, game);
        while !table.state.is_over() {
            let top = table.state.frames.top();
            let asked = match top {
                Some(Frame::Ask(Question::Action { seat })) => Some(seat),
                _ => None,
            };
            let fighting = |seat| table.state.look(&table.book).in_combat(seat);
            let rare = asked.is_some_and(fighting) && table.dice.below(6) == 0;
            if let Some(seat) = asked.filter(|_| rare || table.dice.below(120) == 0) {
                let look = table.state.look(&table.book);
                let view = look.view(Viewer::Seat(seat));
                let what = format!("game {game}, {seat}, turn {}", table.state.turn);
                let trial = Trial { book: &table.book, view: &view, seat, what };
                let Some(room) = look.crew(seat).room() else { break };
                let figures: Vec<MiniId> = look.figures(room).iter().collect();
                let cards = look.crew(seat).hand.len() as u8;
                let weapon = look.crew(seat).hands.iter().find_map(|held| {
                    let item = held.thing.item()?;
                    let weapon = table.book.catalog.items[item.index()].weapon.as_ref()?;
                    let plain = !weapon.properties.iter().any(|property| {
                        use derelict_content::Property::{ExtraAmmo, Reroll};
                        matches!(property, ExtraAmmo | Reroll)
                    });
                    (held.ammo > 0 && plain).then_some(item)
                });
                if let Some(target) = figures.first() {
                    trial.fight(*target, None);
                    tried[0] += 1;
                    if weapon.is_some() {
                        trial.fight(*target, weapon);
                        tried[1] += 1;
                    }
                    let armed = cards > 0;
                    if armed {
                        trial.escape();
                        tried[2] += 1;
                    }
                } else {
                    let (by, to) = table.book.neighbours(room)[0];
                    trial.step(by, to);
                    trial.encounter(room, cards);
                    trial.search([Colour::Red, Colour::Yellow, Colour::Green][game as usize % 3]);
                    tried[3] += 1;
                }
            }
            table.step(&mut Vec::new());
        }
        tried[4] += 1;
    }
    assert!(tried.iter().all(|count| *count >= 5), "{tried:?}");
}

//! Odds against many imagined games played out.

use crate::table::RandomGame;
use derelict_content::{
    BasicId, Colour, CorridorId, Footfall, ItemId, Kind, MiniId, Property, RoomId, TokenFace,
};
use derelict_engine::arrival::Arrival;
use derelict_engine::choice::Source;
use derelict_engine::event::Passage;
use derelict_engine::frame::{Frame, Performance, Question, Targets};
use derelict_engine::imagine::imagine;
use derelict_engine::odds::{Chance, Odds, Risk, odds};
use derelict_engine::set::MiniSet;
use derelict_engine::thing::Thing;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Fact, Offers, Rulebook, Seat, State};

/// Lets a frame run out, declining everything.
fn play_out(book: &Rulebook, mut state: State, frame: Frame) -> (State, Vec<Event>) {
    state.frames.clear();
    state.frames.push(frame);
    // Panic in between is left out of the odds.
    state.panic = Default::default();
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

const SAMPLES: u64 = 800;

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
            let slack =
                5.0 * (p * (1.0 - p) / n).sqrt() + if p > 0.0 && p < 1.0 { 2.0 / n } else { 1e-9 };
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

    fn step(&self, by: CorridorId, to: RoomId) {
        let Some(Odds::Step(step)) = self.reckon(Risk::Step { to }) else { panic!("a step") };
        let way = Passage::Corridor(by);
        let frame = Frame::Arrive(Arrival::new(self.seat, to, way, Footfall::Roll));
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
                Fact::TokenDrawn { token } => Some(self.book.token_face(token)),
                _ => None,
            });
            // What an adaptation adds that turns up on the way is left out of the odds.
            let adapts = |event: &Event| matches!(event.fact, Fact::AdaptationTurnedUp { .. });
            let adapted = events.iter().any(adapts);
            let plain = events.iter().find_map(|event| match event.fact {
                Fact::TokenDrawn { token } => Some(self.book.catalog.tokens[token.index()].number),
                _ => None,
            });
            let surprise = events.iter().find_map(|event| match event.fact {
                Fact::SurpriseChecked { attack, cards, .. } => {
                    Some(attack && (!adapted || plain.is_some_and(|number| number > cards)))
                }
                _ => None,
            });
            let mut seen = vec![drawn == Some(TokenFace::Blank), surprise == Some(true)];
            seen.extend(encounter.kinds.iter().map(|kind| match drawn {
                Some(TokenFace::Kind(drawn) | TokenFace::Blue(drawn)) => drawn == kind.kind,
                // There is one type only that it brings.
                Some(TokenFace::Unnamed) => true,
                Some(TokenFace::Blank | TokenFace::Insanity(_)) | None => false,
            }));
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
        let unhurt = self.book.is_unhurt(self.book.mini_kind(target));
        chances.extend(strike.injuries.iter().enumerate().map(|(dealt, chance)| match dealt {
            0 => ("injuries", *chance),
            1 if unhurt => ("injuries", strike.injuries[0].otherwise()),
            _ if unhurt => ("injuries", Chance::NEVER),
            _ => ("injuries", *chance),
        }));
        self.check(&chances, |state| {
            let (_, events) = play_out(self.book, state, frame);
            let has = |wanted: fn(&Fact, MiniId, Seat) -> bool| {
                events.iter().any(|event| wanted(&event.fact, target, self.seat))
            };
            let dealt = events.iter().find_map(|event| match event.fact {
                Fact::Injured { mini, injuries, .. } if mini == target => Some(injuries),
                _ => None,
            });
            // No injury lasts on some; that they are hit shows by the card read for it.
            let unhurt = self.book.is_unhurt(self.book.mini_kind(target));
            let mut seen = vec![
                has(|fact, at, _| matches!(fact, Fact::IntruderKilled { mini, .. } if *mini == at)),
                has(|fact, at, _| matches!(fact, Fact::RetreatBegan { mini, .. } if *mini == at)),
                has(|fact, _, by| matches!(fact, Fact::SeriousWound { seat, .. } if *seat == by)),
                has(|fact, _, by| matches!(fact, Fact::Died { seat, .. } if *seat == by)),
            ];
            let dealt = usize::from(dealt.unwrap_or(0));
            let read =
                has(|fact, at, _| matches!(fact, Fact::BloodRead { mini, .. } if *mini == at));
            seen.extend((0..strike.injuries.len()).map(|injuries| match unhurt {
                true => (injuries == 0) != read && injuries < 2,
                false => injuries == dealt,
            }));
            seen
        });
    }

    fn escape(&self) {
        let Some(Odds::Escape(escape)) = self.reckon(Risk::Escape) else { panic!("an escape") };
        let mut chances = vec![("death", escape.death)];
        chances.extend(escape.hits.iter().map(|chance| ("hits", *chance)));
        self.check(&chances, |state| {
            let (done, stamp) = (MiniSet::default(), state.arrivals);
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
        let mut table = RandomGame::new(2 + (game % 4) as u8, game);
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
                    let plain = !weapon
                        .properties
                        .iter()
                        .any(|property| matches!(property, Property::ExtraAmmo | Property::Reroll));
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

//! Characters: where they are, their cards, wounds and objectives.

use derelict_content::{Kind, MutationId, ObjectiveDeck, ObjectiveId, PodId, RoomId, WoundId};
use derelict_engine::Seat;
use derelict_engine::affliction::{Affliction, Mutation};
use derelict_engine::card::{Card, CardKind};
use derelict_engine::mode::Mode;
use derelict_engine::state::{Place, Pod, Wounded};
use derelict_engine::thing::Corpse;

use super::Arrangement;
use crate::format::{Given, Mutation as MutationGiven, Place as PlaceGiven, Player, Serious};

impl Arrangement<'_> {
    pub(super) fn seats(&mut self, given: &Given) {
        self.state.met = given.met.unwrap_or(true);
        self.state.mourned = false;
        let undecided = self.state.mode != Mode::Coop && !self.book.has_requirements();
        if self.state.met && undecided {
            for crew in self.state.crew.iter_mut().take(self.state.players as usize) {
                crew.kept = Some(ObjectiveDeck::Personal);
            }
        }
        let mut players: Vec<(Seat, &Player)> = Vec::new();
        for (number, player) in &given.player {
            let at = format!("player.{number}");
            match number.parse::<u8>() {
                Ok(number) => {
                    let seat = self.seat(&at, number);
                    players.push((seat, player));
                }
                Err(_) => self.problem(&at, "players are named by their numbers"),
            }
        }
        for (seat, player) in &players {
            self.place(*seat, player);
        }
        let (dead, living): (Vec<_>, Vec<_>) = players
            .iter()
            .partition(|(seat, _)| matches!(self.state.crew[seat.index()].place, Place::Dead(_)));
        for (seat, _) in &dead {
            self.mourn(*seat);
        }
        let kept = self.state.mode == Mode::Coop;
        let owners = if kept { &players } else { &living };
        for (seat, player) in owners {
            self.possessions(*seat, player);
        }
        for (seat, player) in owners {
            self.cards(*seat, player);
            self.body(*seat, player);
        }
        for (seat, player) in dead.iter().filter(|_| !kept) {
            self.bury(*seat, player);
        }
        for (seat, player) in &players {
            self.objectives(*seat, player);
        }
        if let Some(mourned) = given.mourned {
            self.state.mourned = mourned;
        }
    }

    fn place(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}.place");
        let Some(place) = &player.place else { return };
        let home = self.state.crew[seat.index()].room().unwrap_or_default();
        let place = match place {
            PlaceGiven::Word(word) => match word.as_str() {
                "hibernating" => Some(Place::Hibernating),
                "dead" => Some(Place::Dead(home)),
                "bunker" => Some(Place::Bunker),
                room => self.id::<RoomId>(&at, room).map(Place::Room),
            },
            PlaceGiven::At(at_place) => match at_place.iter().next() {
                Some((kind, name)) if at_place.len() == 1 => match kind.as_str() {
                    "room" => self.id(&at, name).map(Place::Room),
                    "dead" => self.id(&at, name).map(Place::Dead),
                    "pod" => self.id(&at, name).map(Place::Pod),
                    "evacuated" => self.id(&at, name).map(|pod: PodId| {
                        // A pod of the facility can be launched again (`lock.css.again`).
                        if self.book.board.grounds.is_none() {
                            self.state.pods[pod.index()] = Pod::Launched;
                        }
                        Place::Evacuated(pod)
                    }),
                    other => {
                        self.problem(
                            &at,
                            format!("a place is a room, pod, evacuated or dead, not `{other}`"),
                        );
                        None
                    }
                },
                _ => {
                    self.problem(&at, "one place was expected, such as { room = \"003\" }");
                    None
                }
            },
        };
        if let Some(place) = place {
            self.state.crew[seat.index()].place = place;
        }
    }

    /// The dead leave a corpse, and pods are unlocked.
    fn mourn(&mut self, seat: Seat) {
        self.state.mourned = true;
        for pod in &mut self.state.pods {
            if let Pod::Docked { locked, .. } = pod {
                *locked = false;
            }
        }
        if let Place::Dead(room) = self.state.crew[seat.index()].place {
            self.state.rooms[room.index()].corpses |= Corpse::Of(seat).bit();
        }
    }

    /// Cards and items of the dead leave the game.
    fn bury(&mut self, seat: Seat, player: &Player) {
        let bare = Player {
            place: player.place.clone(),
            hand: player.hand.clone().filter(Vec::is_empty),
            signal: player.signal,
            corporate: player.corporate.clone(),
            personal: player.personal.clone(),
            kept: player.kept.clone(),
            ..Player::default()
        };
        if *player != bare {
            self.problem(&format!("player.{seat}"), "the dead have no cards, items or wounds");
        }
        let crew = &mut self.state.crew[seat.index()];
        crew.signal = player.signal;
        let hands = std::mem::take(&mut crew.hands);
        let quests = std::mem::take(&mut crew.quests);
        crew.hand.clear();
        crew.deck.clear();
        crew.discard.clear();
        for item in hands.iter().filter_map(|held| held.thing.item()).chain(quests.iter()) {
            self.state.items_gone.add(item);
        }
    }

    fn cards(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}");
        let crew = &mut self.state.crew[seat.index()];
        let mut hand: Vec<Card> = crew.hand.iter().collect();
        let mut deck: Vec<Card> = crew.deck.iter().collect();
        let mut discard: Vec<Card> = Vec::new();
        let mut top = Vec::new();
        if let Some(names) = &player.hand {
            deck.append(&mut hand);
            let chosen = self.pick_cards(&at, seat, names, &mut [&mut deck]);
            hand = chosen;
        }
        if let Some(names) = &player.discard {
            discard = self.pick_cards(&at, seat, names, &mut [&mut deck, &mut hand]);
        }
        if let Some(names) = &player.deck {
            let mut chosen = self.pick_cards(&at, seat, names, &mut [&mut deck, &mut hand]);
            if player.discard.is_some() && !deck.is_empty() {
                self.problem(
                    &at,
                    "hand, deck and discard are given but leave cards of this character out",
                );
            }
            discard.append(&mut deck);
            chosen.reverse();
            deck = chosen;
        } else {
            top = self.pick_cards(&at, seat, &player.deck_top, &mut [&mut deck, &mut hand]);
        }
        deck.extend(top.into_iter().rev());
        let crew = &mut self.state.crew[seat.index()];
        crew.hand = hand.into_iter().collect();
        crew.deck = deck.into_iter().collect();
        crew.discard = discard.into_iter().collect();
    }

    fn pick_cards(
        &mut self,
        at: &str,
        seat: Seat,
        names: &[String],
        from: &mut [&mut Vec<Card>],
    ) -> Vec<Card> {
        names.iter().filter_map(|name| self.pick_card(at, seat, name, from)).collect()
    }

    /// Takes a named action card from some piles, or a contamination card from its deck.
    fn pick_card(
        &mut self,
        at: &str,
        seat: Seat,
        name: &str,
        from: &mut [&mut Vec<Card>],
    ) -> Option<Card> {
        let (known, word) = match name.strip_prefix("known-") {
            Some(word) => (true, word),
            None => (false, name),
        };
        let infected = match word {
            "infected" => Some(true),
            "clean" | "contamination" => Some(false),
            _ => None,
        };
        if let Some(infected) = infected {
            let catalog = &self.book.catalog;
            let taken = self
                .state
                .contamination
                .take(|card| catalog.contamination[card as usize] == infected);
            let Some(card) = taken else {
                let all = catalog.contamination.iter().filter(|card| **card == infected).count();
                let word = if infected { "infected" } else { "clean" };
                let problem = format!("more contamination cards `{word}` than the {all} there are");
                self.problem(at, problem);
                return None;
            };
            if known {
                self.state.knowledge[seat.index()].scanned |= 1 << card;
            }
            return Some(Card::of_contamination(card));
        }
        let names = &self.book.names;
        let fits = |card: &Card| match card.kind() {
            CardKind::Action(id) => names.name(Kind::ActionId, id.0) == Some(name),
            CardKind::Contamination(_) => false,
        };
        for pile in from.iter_mut() {
            if let Some(index) = pile.iter().position(fits) {
                return Some(pile.remove(index));
            }
        }
        let sheet = &self.book.catalog.characters[self.state.crew[seat.index()].character.index()];
        let deck: Vec<&str> =
            sheet.deck.iter().filter_map(|card| names.name(Kind::ActionId, card.0)).collect();
        self.problem(at, format!("no card `{name}` is left in this deck: {}", deck.join(", ")));
        None
    }

    fn body(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}");
        for serious in &player.serious {
            let (name, dressed) = match serious {
                Serious::Wound(name) => (Some(name), false),
                Serious::Full { wound, dressed } => (wound.as_ref(), *dressed),
            };
            let mut wound = None;
            if let Some(name) = name {
                let Some(id) = self.id::<WoundId>(&at, name) else { continue };
                if self.state.wounds.take(|card| card == id).is_none() {
                    let copies = self.book.catalog.wounds[id.index()].copies;
                    self.problem(&at, format!("more wounds `{name}` than the {copies} there are"));
                    continue;
                }
                wound = Some(id);
            }
            let most = self.state.look(self.book).wound_limit(seat);
            if self.state.crew[seat.index()].serious.len() == most {
                let next = if most == 3 { "fourth" } else { "fifth" };
                self.problem(&at, format!("whoever bears a {next} serious wound is dead"));
                break;
            }
            self.state.crew[seat.index()].serious.push(Wounded { wound, dressed });
        }
        if player.light.is_some_and(|light| light > 2) {
            self.problem(&at, "a third light wound is a serious one; light is 0, 1 or 2");
        }
        let last = self.book.last_level();
        if player.insanity.is_some_and(|level| !(1..=last).contains(&level)) {
            self.problem(&at, format!("insanity has {last} levels in this game, from 1"));
        }
        if player.larva && last > 0 {
            self.problem(&at, "nobody carries a larva in this game");
        }
        self.mutation(seat, player);
        let crew = &mut self.state.crew[seat.index()];
        crew.light = player.light.unwrap_or(0);
        crew.slimed = player.slimed;
        crew.affliction = match player.insanity {
            Some(level) => Affliction::Insanity(level),
            None if player.larva => Affliction::Larva,
            None => crew.affliction,
        };
        crew.signal = player.signal;
    }

    fn mutation(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}.mutation");
        let (name, open, markers) = match &player.mutation {
            None => return,
            Some(MutationGiven::Card(card)) => (Some(card), false, 0),
            Some(MutationGiven::Full { card, open, markers }) => (card.as_ref(), *open, *markers),
        };
        if self.book.catalog.mutations.is_empty() {
            return self.problem(&at, "nobody mutates in this game");
        }
        if markers >= Mutation::LAST_MARKER {
            self.problem(&at, "whoever bears a fourth marker is dead");
        }
        let card = name.and_then(|name| self.id::<MutationId>(&at, name));
        if let Some(card) = card {
            if !self.state.mutations.has(card) {
                self.problem(&at, "somebody else has that card");
            }
            self.state.mutations.remove(card);
        }
        let open = open && card.is_some();
        self.state.crew[seat.index()].affliction = Mutation { card, open, markers }.into();
    }

    fn objectives(&mut self, seat: Seat, player: &Player) {
        let at = format!("player.{seat}");
        for (name, deck) in [
            (&player.corporate, ObjectiveDeck::Corporate),
            (&player.personal, ObjectiveDeck::Personal),
        ] {
            let Some(name) = name else { continue };
            let Some(card) = self.id::<ObjectiveId>(&at, name) else { continue };
            // A solo or cooperative card may be tried in place of a personal one.
            let printed = self.book.catalog.objectives[card.index()].deck;
            let fits = match self.state.mode {
                _ if self.book.has_requirements() => {
                    let wanted = [ObjectiveDeck::Requirement, ObjectiveDeck::Offer];
                    deck == ObjectiveDeck::Personal && wanted.contains(&printed)
                }
                Mode::SemiCoop => {
                    printed == deck
                        || (printed, deck) == (ObjectiveDeck::Coop, ObjectiveDeck::Personal)
                }
                Mode::Solo => printed == ObjectiveDeck::Coop,
                Mode::Coop => (printed, deck) == (ObjectiveDeck::Coop, ObjectiveDeck::Personal),
            };
            if !fits {
                self.problem(&at, format!("`{name}` belongs to another objective deck"));
                continue;
            }
            if self.book.has_requirements() {
                self.want(seat, printed, card);
            } else {
                self.deal(seat, deck, card);
            }
        }
        let crew = &mut self.state.crew[seat.index()];
        match player.kept.as_deref() {
            None => {}
            Some("none") => crew.kept = None,
            Some("corporate") => crew.kept = Some(ObjectiveDeck::Corporate),
            Some("personal") => crew.kept = Some(ObjectiveDeck::Personal),
            Some("requirement" | "offer") if self.book.has_requirements() => {}
            Some(other) => {
                self.problem(&at, format!("kept is corporate, personal or none, not `{other}`"))
            }
        }
    }

    /// Gives a seat a requirement, which whoever had it exchanges for the own one, or the offer.
    fn want(&mut self, seat: Seat, printed: ObjectiveDeck, card: ObjectiveId) {
        if printed == ObjectiveDeck::Offer {
            let crew = &mut self.state.crew[seat.index()];
            (crew.corporate, crew.kept) = (card, Some(ObjectiveDeck::Offer));
            return;
        }
        let old = self.state.crew[seat.index()].personal;
        let players = usize::from(self.state.players);
        let holder = self.state.crew[..players].iter().position(|crew| crew.personal == card);
        for (at, card) in [(holder.unwrap_or(seat.index()), old), (seat.index(), card)] {
            let crew = &mut self.state.crew[at];
            (crew.personal, crew.corporate) = (card, card);
            crew.kept = Some(ObjectiveDeck::Requirement);
        }
    }

    /// Gives a seat an objective; whoever had it gets the one it replaces.
    fn deal(&mut self, seat: Seat, deck: ObjectiveDeck, card: ObjectiveId) {
        let players = self.state.players as usize;
        if self.state.mode == Mode::Solo {
            let crew = &mut self.state.crew[seat.index()];
            let other = match deck {
                ObjectiveDeck::Corporate => crew.personal,
                _ => crew.corporate,
            };
            if card == other {
                std::mem::swap(&mut crew.corporate, &mut crew.personal);
            }
        }
        let held = |crew: &derelict_engine::state::Crew| match deck {
            ObjectiveDeck::Corporate => crew.corporate,
            _ => crew.personal,
        };
        let old = held(&self.state.crew[seat.index()]);
        for (index, crew) in self.state.crew.iter_mut().take(players).enumerate() {
            let now = if index == seat.index() {
                card
            } else if held(crew) == card {
                old
            } else {
                continue;
            };
            match deck {
                ObjectiveDeck::Corporate => crew.corporate = now,
                _ => crew.personal = now,
            }
            if self.state.mode == Mode::Coop {
                crew.corporate = now;
            }
        }
    }
}

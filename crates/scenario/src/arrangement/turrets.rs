//! Turrets, and who has come before them.

use derelict_content::{Discovery, ExplorationId, Kind, MiniId, RoomId};
use derelict_engine::Seat;
use derelict_engine::facedown::Facedown;
use derelict_engine::turret::{Post, Status};

use super::Arrangement;
use crate::format::{Given, Turret};

impl Arrangement<'_> {
    /// Puts turrets where they are given, the first token's by the lowest room.
    pub(super) fn turrets(&mut self, given: &Given) {
        let tokens = self.book.catalog.exploration.iter().enumerate();
        let tokens: Vec<ExplorationId> = tokens
            .filter(|(_, token)| token.discovery == Discovery::Turret)
            .map(|(id, _)| ExplorationId(id as u8))
            .collect();
        let posts =
            given.rooms.iter().filter_map(|(name, room)| Some((name, room.turret.as_ref()?)));
        for (index, (name, turret)) in posts.enumerate() {
            let at = format!("rooms.{name}.turret");
            let Some(token) = tokens.get(index) else {
                self.problem(&at, format!("there are {} turrets in this game", tokens.len()));
                continue;
            };
            if let Some(room) = self.book.names.index(Kind::RoomId, name) {
                self.take_token(*token);
                self.post(&at, index as u8, RoomId(room), turret);
            }
        }
        for name in &given.entered {
            self.enter(name);
        }
    }

    /// A revealed token lies nowhere any more.
    fn take_token(&mut self, token: ExplorationId) {
        let there =
            self.book.rooms().find(|room| self.state.rooms[room.index()].token == Some(token));
        self.box_tokens.retain(|boxed| *boxed != token);
        if let Some(room) = there {
            self.state.rooms[room.index()].token = self.box_tokens.pop();
        }
        self.state.tokens_gone.add(token);
    }

    fn post(&mut self, at: &str, turret: u8, room: RoomId, given: &Turret) {
        let (name, facedown, known, untouched) = match given {
            Turret::Open(name) => (name, false, &[][..], false),
            Turret::Set { status, facedown, known, untouched } => {
                (status, *facedown || *untouched, &known[..], *untouched)
            }
        };
        let Some(status) = Status::parse(name) else {
            let all: Vec<&str> = Status::ALL.iter().map(|status| status.name()).collect();
            return self.problem(at, format!("`{name}` is none of {}", all.join(", ")));
        };
        let post = Post { room, status, open: !facedown };
        self.state.turrets.posts[usize::from(turret)] = Some(post);
        if untouched && !self.book.is_sequel() {
            self.problem(at, "no earlier game has left anything here");
        } else if untouched && !known.is_empty() {
            self.problem(at, "whoever knows it has come before it");
        }
        self.state.legacy.turrets |= u8::from(untouched) << turret;
        for number in known {
            let seat = self.seat(at, *number);
            let turn = self.state.turn.max(1);
            self.state.knowledge[seat.index()].facedown.seen_in(Facedown::Turret(turret), turn);
        }
    }

    fn enter(&mut self, name: &str) {
        let turrets = &mut self.state.turrets;
        if !self.book.has_turrets() {
            return self.problem("entered", "there are no turrets in this game");
        }
        let seat = name.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Seat);
        let mini = self.book.names.index(Kind::MiniId, name).map(MiniId);
        match (seat, mini) {
            (Some(seat), _) if seat.0 < self.state.players => turrets.characters.add(seat),
            (_, Some(mini)) => turrets.intruders.add(mini),
            _ => self.unknown("entered", Kind::MiniId, name),
        }
    }
}

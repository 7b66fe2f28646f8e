//! What each species does in its own way: a seam for each difference, and the doing in the file of
//! the species. Nobody else asks which species it is, or which rank a kind has.

mod carnomorphs;
mod intruders;
mod night_stalkers;
mod void_seeders;

use derelict_content::{CombatFace, KindId, MiniId, RoomId, TokenId, WeaknessId};

use crate::citation::Citations;
use crate::event::EventSink;
use crate::frame::TurnStep;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::view::CrewMark;

derelict_content::words! {
    /// What hunts us, as far as it is more than data.
    Species {
        /// Those of the base game.
        Intruders = "intruders",
        /// Those who feed on fear.
        VoidSeeders = "void-seeders",
        /// Those who grow by feeding.
        Carnomorphs = "carnomorphs",
        /// Those under the surface of Mars.
        NightStalkers = "night-stalkers",
    }
}

impl Species {
    /// Which rules stand in the place of those of the base game.
    pub(crate) fn citations(self) -> Option<&'static Citations> {
        match self {
            // What is changed for those of Mars, their place changes (`setting.rs`).
            Self::Intruders | Self::NightStalkers => None,
            Self::VoidSeeders => Some(void_seeders::citations()),
            Self::Carnomorphs => Some(carnomorphs::citations()),
        }
    }
}

impl Rulebook {
    /// The steps of a turn in order, where the mission has no list of its own.
    pub(crate) fn usual_steps(&self) -> &'static [TurnStep] {
        match self.species {
            Species::Intruders | Species::NightStalkers => intruders::STEPS,
            Species::VoidSeeders => void_seeders::STEPS,
            Species::Carnomorphs => carnomorphs::STEPS,
        }
    }

    /// What can be marked on a character.
    #[must_use]
    pub fn marks(&self) -> &'static [CrewMark] {
        match self.species {
            Species::Intruders => intruders::MARKS,
            Species::NightStalkers => night_stalkers::MARKS,
            Species::VoidSeeders => void_seeders::MARKS,
            Species::Carnomorphs => carnomorphs::MARKS,
        }
    }

    /// Whether a kind goes for characters nearby when the ship is hunted (`effect.event.hunt`).
    #[must_use]
    pub fn hunts(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers => intruders::hunts(self, kind),
            Species::VoidSeeders => !self.is_still(kind),
            Species::Carnomorphs => carnomorphs::is_grown(self, kind),
        }
    }

    /// Whether what is known of weaknesses in a fight is about this kind.
    #[must_use]
    pub fn is_common(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers => intruders::is_common(self, kind),
            Species::VoidSeeders => !self.is_still(kind),
            Species::Carnomorphs => false,
        }
    }

    /// Whether everybody makes noise when a token of this kind comes up in bag development.
    #[must_use]
    pub fn is_loud(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers => intruders::is_loud(self, kind),
            Species::VoidSeeders => false,
            Species::Carnomorphs => intruders::is_loud(self, kind),
        }
    }

    /// Whether a kind away from characters hides when all lurk (`effect.event.lurk`).
    #[must_use]
    pub fn lurks(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => true,
            Species::Carnomorphs => carnomorphs::is_grown(self, kind),
        }
    }

    /// Whether a kind enters technical corridors.
    #[must_use]
    pub fn enters_ducts(&self, kind: KindId) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => true,
            Species::Carnomorphs => !self.kind(kind).only,
        }
    }

    /// Whether slime in a wound burns (`after.effect.wound.melted`, `void.cross.melted`).
    #[must_use]
    pub fn melts(&self) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::Carnomorphs => true,
            Species::VoidSeeders => false,
        }
    }

    /// Whether corpses can be eaten, so that they are missing.
    #[must_use]
    pub fn feeds(&self) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => false,
            Species::Carnomorphs => true,
        }
    }

    /// The kind that others of its species eat.
    pub(crate) fn eaten(&self) -> Option<KindId> {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => None,
            Species::Carnomorphs => carnomorphs::eaten(self),
        }
    }

    /// Injuries a side of the combat die deals to a kind, before anything changes them.
    #[must_use]
    pub fn die_injuries(&self, face: CombatFace, kind: KindId) -> u8 {
        match self.species {
            Species::Intruders | Species::NightStalkers => {
                intruders::die_injuries(self, face, kind)
            }
            Species::VoidSeeders => void_seeders::die_injuries(self, face, kind),
            Species::Carnomorphs => carnomorphs::die_injuries(self, face, kind),
        }
    }

    /// And to eggs (`shoot.egg.side`).
    #[must_use]
    pub fn die_injuries_of_eggs(&self, face: CombatFace) -> u8 {
        match self.species {
            Species::Intruders
            | Species::NightStalkers
            | Species::VoidSeeders
            | Species::Carnomorphs => intruders::die_injuries_of_eggs(face),
        }
    }

    /// How many tokens of a type are added to what an earlier game left in the bag.
    pub(crate) fn reinforcements(&self, kind: KindId, players: u8) -> u8 {
        match self.species {
            Species::Intruders | Species::NightStalkers => {
                intruders::reinforcements(self, kind, players)
            }
            Species::VoidSeeders | Species::Carnomorphs => 0,
        }
    }

    /// Whether an Epilogue can follow a game with them (`after.term.race`).
    pub(crate) fn leaves_wrecks(&self) -> bool {
        match self.species {
            Species::Intruders => true,
            Species::NightStalkers | Species::VoidSeeders | Species::Carnomorphs => false,
        }
    }

    /// Whether a surprise attack needs no card.
    #[must_use]
    pub fn startles(&self) -> bool {
        match self.species {
            Species::Intruders | Species::NightStalkers => false,
            Species::VoidSeeders => true,
            Species::Carnomorphs => false,
        }
    }

    /// The rule by which the cards of an injury check are read.
    pub(crate) fn blood_rule(&self, kind: KindId) -> &'static str {
        match self.species {
            Species::Intruders | Species::NightStalkers => intruders::blood_rule(self, kind),
            Species::VoidSeeders => void_seeders::blood_rule(self, kind),
            Species::Carnomorphs => carnomorphs::blood_rule(self, kind),
        }
    }

    /// The rule by which all of them make themselves heard.
    pub(crate) fn screech_rule(&self) -> &'static str {
        match self.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => {
                "after.effect.event.screech"
            }
            Species::Carnomorphs => "carno.effect.event.noise",
        }
    }

    /// The rule by which a kind dies of its injuries.
    pub(crate) fn death_rule(&self, kind: KindId) -> &'static str {
        match self.species {
            Species::Intruders | Species::NightStalkers => "injury.kill",
            Species::VoidSeeders => void_seeders::death_rule(self, kind),
            Species::Carnomorphs => "carno.injury.kill",
        }
    }
}

impl Rulebook {
    /// Whether shots with energy can hurt a kind once more (`lock.effect.weak.nerves`).
    pub(crate) fn has_nerves(&self, kind: KindId) -> bool {
        match self.species {
            Species::NightStalkers => intruders::has_nerves(self, kind),
            Species::Intruders | Species::VoidSeeders | Species::Carnomorphs => false,
        }
    }
}

impl Look<'_> {
    /// The type that would be placed where one is called for; none if there is no miniature.
    pub(crate) fn stands_in(self, kind: KindId) -> Option<KindId> {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => self.spare_mini(kind).map(|_| kind),
            Species::VoidSeeders => void_seeders::stand_in(self, kind),
            Species::Carnomorphs => self.free_mini(kind).map(|_| kind),
        }
    }

    /// The kind that lays the eggs.
    pub(crate) fn mother(self) -> Option<KindId> {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::mother(self.book),
            Species::VoidSeeders | Species::Carnomorphs => None,
        }
    }

    /// What comes out of them.
    pub(crate) fn brood(self) -> Option<KindId> {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::brood(self.book),
            Species::VoidSeeders | Species::Carnomorphs => None,
        }
    }

    /// Whether a room holds a character, for what the ship and those who hunt do.
    pub(crate) fn holds_character(self, room: RoomId) -> bool {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => self.present(room).next().is_some(),
            Species::VoidSeeders => void_seeders::holds_character(self, room),
            Species::Carnomorphs => carnomorphs::holds_character(self, room),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The intruder attack step (`round.event.attack`).
    pub(crate) fn begin_attacks(&mut self) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => {
                self.begin_attack_step()
            }
            Species::Carnomorphs => self.begin_feast(),
        }
    }

    /// Cards drawn in an event have shown an infected one (`effect.event.eclosion.scan`).
    pub(crate) fn infect_by_event(&mut self, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => {
                intruders::infect_by_event(self, seat)
            }
            Species::Carnomorphs => self.mark_mutation("carno.effect.event.mutate", seat),
        }
    }

    /// What stays on the board of a character that has died.
    pub(crate) fn bury_affliction(&mut self, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers | Species::VoidSeeders => {
                let crew = self.crew(seat);
                crew.affliction = crew.affliction.outlives();
            }
            Species::Carnomorphs => self.bury_mutation(seat),
        }
    }

    /// A token drawn in bag development changes the bag, and perhaps more (`round.event.bag`).
    pub(crate) fn develop(&mut self, token: TokenId) {
        match self.book.species {
            Species::Intruders => intruders::develop(self, token),
            Species::NightStalkers => night_stalkers::develop(self, token),
            Species::VoidSeeders => void_seeders::develop(self, token),
            Species::Carnomorphs => carnomorphs::develop(self, token),
        }
    }

    /// A token that made everybody roll for noise, or somebody panic, goes back.
    pub(crate) fn quiet_down(&mut self, token: TokenId) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::quiet_down(self, token),
            Species::VoidSeeders => void_seeders::quiet_down(self, token),
            Species::Carnomorphs => carnomorphs::quiet_down(self, token),
        }
    }

    /// What a token drawn in an encounter brings (`encounter.step3`).
    pub(crate) fn meet(&mut self, token: TokenId, room: RoomId, trigger: Option<Seat>) {
        match self.book.species {
            Species::Intruders | Species::Carnomorphs => {
                intruders::meet(self, token, room, trigger);
            }
            Species::VoidSeeders => void_seeders::meet(self, token, room, trigger),
            Species::NightStalkers => night_stalkers::meet(self, token, room, trigger),
        }
    }

    /// The type that is placed where one is called for; none if there is no miniature for it.
    pub(crate) fn stand_in(&mut self, kind: KindId) -> Option<KindId> {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::stand_in(self, kind),
            Species::VoidSeeders => self.look().stands_in(kind),
            Species::Carnomorphs => intruders::stand_in(self, kind),
        }
    }

    /// The blank was the last token of the bag (`encounter.blank.last`).
    pub(crate) fn last_blank(&mut self) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::last_blank(self),
            Species::Carnomorphs => carnomorphs::last_blank(self),
            Species::VoidSeeders => {}
        }
    }

    /// An egg that found no host comes back as a token (`effect.event.hatch.else`).
    pub(crate) fn hatch_into_bag(&mut self) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::hatch_into_bag(self),
            Species::VoidSeeders | Species::Carnomorphs => {}
        }
    }

    /// What breaks out of a host, if it has a miniature left.
    pub(crate) fn offspring(&mut self) -> Option<KindId> {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::offspring(self),
            Species::VoidSeeders => None,
            Species::Carnomorphs => carnomorphs::offspring(self),
        }
    }

    /// An attack that needs no card.
    pub(crate) fn touch(&mut self, mini: MiniId, target: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::touch(self, mini, target),
            Species::VoidSeeders => void_seeders::touch(self, target),
            Species::Carnomorphs => carnomorphs::touch(self, mini, target),
        }
    }

    /// The token that one of them leaves when it goes off the board alive.
    pub(crate) fn leave_token(&mut self, kind: KindId) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::leave_token(self, kind),
            Species::VoidSeeders => self.random_token_into_bag("void.move.ducts"),
            Species::Carnomorphs => self.token_into_bag("carno.move.ducts-token", kind),
        }
    }

    /// What follows when one of them dies in a room, and whether it leaves others behind.
    pub(crate) fn fell(&mut self, kind: KindId, room: RoomId, brood: bool) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::fell(self, kind, room),
            Species::VoidSeeders => void_seeders::fell(self, kind, room),
            Species::Carnomorphs => carnomorphs::fell(self, kind, room, brood),
        }
    }

    /// A scan of the hand has shown an infected card (`contam.scan.infected`).
    pub(crate) fn infect(&mut self, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::infect(self, seat),
            Species::VoidSeeders => self.drive_insane("void.room.rest-infected", seat),
            Species::Carnomorphs => self.mark_mutation("carno.mut.scan", seat),
        }
    }

    /// What a thorough treatment does besides scanning (`room.surgery.larva`).
    pub(crate) fn cure(&mut self, rule: &'static str, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::cure(self, rule, seat),
            Species::VoidSeeders => self.come_to_senses(rule, seat),
            Species::Carnomorphs => carnomorphs::cure(self, seat),
        }
    }

    /// A weakness has been discovered.
    pub(crate) fn discovered(&mut self, weakness: WeaknessId) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::discovered(self, weakness),
            Species::VoidSeeders => void_seeders::discovered(self, weakness),
            Species::Carnomorphs => {}
        }
    }

    /// A seat has got its character.
    pub(crate) fn enlisted(&mut self, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => intruders::enlisted(self, seat),
            Species::VoidSeeders => void_seeders::enlisted(self, seat),
            Species::Carnomorphs => intruders::enlisted(self, seat),
        }
    }

    /// The check of a survivor's health at the end (`victory.contam.scan`).
    pub(crate) fn last_check(&mut self, seat: Seat) {
        match self.book.species {
            Species::Intruders | Species::NightStalkers => self.check_contamination(seat),
            Species::VoidSeeders => self.check_insanity(seat),
            Species::Carnomorphs => self.check_mutation(seat),
        }
    }
}

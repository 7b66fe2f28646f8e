//! Combat by characters: shooting, striking, throwing; eggs as targets.

use derelict_content::{
    CombatFace, IntruderKind, ItemId, Property, Role, RoomId, WeaknessEffect, WeaponClass,
    WeaponFilter,
};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Question, Shot, Then};
use crate::injury::Fate;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::streams::Stream;
use crate::thing::Thing;

impl<'a> Look<'a> {
    /// Uncarried eggs in a room that may be attacked: those of the known nest, and those lying
    /// about (`room.nest.undiscovered`).
    #[must_use]
    pub fn uncarried_eggs(self, room: RoomId) -> u8 {
        let nest = if self.room_is(room, Role::Nest) { self.state.nest_eggs } else { 0 };
        nest + self.state.rooms[room.index()].eggs
    }

    /// Whether anything in the character's room can be shot or struck.
    pub(crate) fn has_target(self, seat: Seat) -> bool {
        self.crew(seat)
            .room()
            .is_some_and(|room| self.infested(room) || self.uncarried_eggs(room) > 0)
    }

    pub(crate) fn combat_targets(self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(room) = self.crew(seat).room() else {
            return;
        };
        out.extend(self.figures(room).iter().map(Choice::Intruder));
        if self.uncarried_eggs(room) > 0 {
            out.push(Choice::Eggs);
        }
    }

    /// Weapons in hand with ammo.
    pub(crate) fn loaded(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        self.weapons(seat, WeaponFilter::default())
            .filter(move |weapon| self.ammo(seat, *weapon) > 0)
    }

    /// Weapons in hand that fit a filter.
    pub(crate) fn weapons(
        self,
        seat: Seat,
        with: WeaponFilter,
    ) -> impl Iterator<Item = ItemId> + 'a {
        self.crew(seat).hands.as_slice().iter().filter_map(move |held| {
            let item = held.thing.item()?;
            let weapon = self.catalog().items[item.index()].weapon.as_ref()?;
            let fits = with.item.is_none_or(|wanted| wanted == item)
                && with.class.is_none_or(|class| class == weapon.class);
            fits.then_some(item)
        })
    }

    /// Ammo in a weapon in hand; of two alike, the better loaded.
    #[must_use]
    pub fn ammo(self, seat: Seat, weapon: ItemId) -> u8 {
        let held = self.crew(seat).hands.as_slice().iter();
        held.filter(|held| held.thing == Thing::Item(weapon))
            .map(|held| held.ammo)
            .max()
            .unwrap_or(0)
    }

    pub(crate) fn shoot_objections(self, seat: Seat, with: WeaponFilter, docket: &mut impl Docket) {
        docket.when(!self.has_target(seat), "action.basic.attack-combat", Reason::NoTarget);
        let armed = self.weapons(seat, with).any(|weapon| self.ammo(seat, weapon) > 0);
        docket.when(!armed, "shoot.who", Reason::NoAmmo);
    }

    pub(crate) fn shoot_aims(
        self,
        seat: Seat,
        with: WeaponFilter,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => {
                for weapon in self.weapons(seat, with).filter(|weapon| self.ammo(seat, *weapon) > 0)
                {
                    let choice = Choice::Thing(Thing::Item(weapon));
                    if !out.contains(&choice) {
                        out.push(choice);
                    }
                }
            }
            [_] => self.combat_targets(seat, out),
            _ => {}
        }
    }

    /// The rank a target counts as on the combat die; eggs count as larvae (`shoot.egg.side`).
    fn rank(self, target: Choice) -> IntruderKind {
        match target {
            Choice::Intruder(mini) => self.book.mini_kind(mini),
            _ => IntruderKind::Larva,
        }
    }

    pub(crate) fn has_property(self, weapon: ItemId, property: Property) -> bool {
        let weapon = self.catalog().items[weapon.index()].weapon.as_ref();
        weapon.is_some_and(|weapon| weapon.properties.contains(&property))
    }

    /// The side as weakness and weapon make it (`effect.weapon.order`).
    pub(crate) fn shot_face(self, shot: &Shot, face: u8) -> CombatFace {
        let rolled = self.catalog().combat_die[face as usize];
        let weakened = self.vital(rolled, shot.target);
        if weakened != rolled {
            return weakened;
        }
        match rolled {
            CombatFace::Two if self.has_property(shot.weapon, Property::DoubleAsOne) => {
                CombatFace::One
            }
            CombatFace::One if self.has_property(shot.weapon, Property::OneAsTwo) => {
                CombatFace::Two
            }
            face => face,
        }
    }

    /// Against adults a blank counts as one hit once that weakness is known.
    fn vital(self, face: CombatFace, target: Choice) -> CombatFace {
        let adult = self.rank(target) == IntruderKind::Adult && target != Choice::Eggs;
        if face == CombatFace::Blank && adult && self.weakness(WeaknessEffect::VitalPlaces) {
            CombatFace::One
        } else {
            face
        }
    }

    /// The injuries of a shot, its side read.
    pub(crate) fn shot_injuries(self, shot: &Shot, face: CombatFace) -> u8 {
        let mut dealt = injuries(face, self.rank(shot.target));
        let has = |property| self.has_property(shot.weapon, property);
        if face != CombatFace::Blank && has(Property::Minimum) {
            dealt = dealt.max(1);
        }
        let crosshair = matches!(face, CombatFace::One | CombatFace::Two);
        dealt += shot.spent / 2;
        dealt += u8::from(dealt > 0 && has(Property::HitBonus));
        dealt += u8::from(face == CombatFace::Two && has(Property::DoubleBonus));
        dealt += u8::from(crosshair && has(Property::CrosshairBonus));
        dealt += u8::from(shot.extra == Some(true));
        let weapon = self.catalog().items[shot.weapon.index()].weapon.as_ref();
        let energy = weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy);
        dealt += u8::from(dealt > 0 && energy && self.weakness(WeaknessEffect::Energy));
        if dealt > 0 && has(Property::Flame) {
            dealt += self.burn_bonus();
        }
        dealt
    }

    /// The side a blow counts as and the injuries it deals, at most one.
    pub(crate) fn blow(self, rolled: CombatFace, target: Choice) -> (CombatFace, u8) {
        let face = self.vital(rolled, target);
        (face, injuries(face, self.rank(target)).min(1))
    }
}

/// Injuries a side of the die deals to a rank, before anything changes them.
fn injuries(face: CombatFace, rank: IntruderKind) -> u8 {
    match face {
        CombatFace::Blank => 0,
        CombatFace::Creeper => u8::from(rank <= IntruderKind::Creeper),
        CombatFace::Adult => u8::from(rank <= IntruderKind::Adult),
        CombatFace::One => 1,
        CombatFace::Two => 2,
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One shot: ammo first, then the die (`shoot.step2`).
    pub(crate) fn shoot(
        &mut self,
        seat: Seat,
        weapon: ItemId,
        target: Choice,
        all_ammo: bool,
        reroll: bool,
    ) {
        let ammo = if all_ammo { self.look().ammo(seat, weapon) } else { 1 };
        self.spend_ammo("shoot.step2", seat, weapon, ammo);
        let own = self.look().has_property(weapon, Property::Reroll);
        self.push(Frame::Shot(Shot {
            seat,
            weapon,
            target,
            spent: if all_ammo { ammo } else { 0 },
            rerolls: u8::from(reroll) + u8::from(own),
            face: None,
            extra: None,
        }));
    }

    /// Rolls, offers rerolls and further ammo, then reads the shot.
    pub(crate) fn shot(&mut self, mut shot: Shot) {
        let Some(face) = shot.face else {
            let die = &self.book.catalog.combat_die;
            let face = self.state.streams.below(Stream::Combat, die.len());
            self.tell("shoot.step3", Fact::CombatRolled { seat: shot.seat, face: die[face] });
            shot.face = Some(face as u8);
            if shot.rerolls > 0 {
                self.ask(Question::RerollShot { shot });
            } else {
                self.push(Frame::Shot(shot));
            }
            return;
        };
        let face = self.look().shot_face(&shot, face);
        let offered = shot.extra.is_none()
            && face == CombatFace::Two
            && self.look().has_property(shot.weapon, Property::ExtraAmmo)
            && self.look().ammo(shot.seat, shot.weapon) > 0;
        if offered {
            self.ask(Question::ExtraAmmo { shot });
            return;
        }
        self.hit(shot, face);
    }

    pub(crate) fn answer_reroll_shot(&mut self, mut shot: Shot, choice: Choice) {
        shot.rerolls -= 1;
        if choice == Choice::Yes {
            self.tell("effect.weapon.reroll", Fact::CombatRerolled { seat: shot.seat });
            shot.face = None;
        } else {
            shot.rerolls = 0;
        }
        self.push(Frame::Shot(shot));
    }

    pub(crate) fn answer_extra_ammo(&mut self, mut shot: Shot, choice: Choice) {
        shot.extra = Some(choice == Choice::Yes);
        if shot.extra == Some(true) {
            self.spend_ammo("effect.weapon.extra-ammo", shot.seat, shot.weapon, 1);
        }
        self.push(Frame::Shot(shot));
    }

    fn hit(&mut self, shot: Shot, face: CombatFace) {
        let dealt = self.look().shot_injuries(&shot, face);
        if dealt == 0 {
            self.tell("shoot.miss", Fact::ShotMissed { seat: shot.seat });
        }
        if shot.target == Choice::Eggs {
            self.push(Frame::Eggs { seat: shot.seat });
        }
        if face == CombatFace::Two
            && self.look().has_property(shot.weapon, Property::Fire)
            && let Some(room) = self.state.crew[shot.seat.index()].room()
        {
            self.place_fire("effect.weapon.fire", room);
        }
        let rule = match face {
            CombatFace::Blank => "effect.weapon.full-auto",
            CombatFace::Creeper => "shoot.creeper-side",
            CombatFace::Adult => "shoot.adult-side",
            CombatFace::One => "shoot.one-hit",
            CombatFace::Two => "shoot.two-hits",
        };
        self.deal(rule, shot.seat, shot.target, dealt, Cause::Shot);
    }

    /// Injuries to an intruder, or as many eggs destroyed.
    fn deal(
        &mut self,
        rule: &'static str,
        seat: Seat,
        target: Choice,
        dealt: u8,
        cause: Cause,
    ) -> Fate {
        match target {
            Choice::Intruder(mini) => self.injure(rule, mini, dealt, cause),
            _ => {
                if let Some(room) = self.state.crew[seat.index()].room() {
                    self.destroy_eggs("injury.egg", room, dealt);
                }
                Fate::Stands
            }
        }
    }

    /// A blow with bare hands: contamination first, except against eggs (`melee.step1`).
    pub(crate) fn strike(&mut self, seat: Seat, target: Choice) {
        if target != Choice::Eggs {
            self.take_contamination("melee.step1", seat);
        }
        let die = &self.book.catalog.combat_die;
        let rolled = die[self.state.streams.below(Stream::Combat, die.len())];
        self.tell("melee.step3", Fact::CombatRolled { seat, face: rolled });
        let (face, dealt) = self.look().blow(rolled, target);
        if target == Choice::Eggs {
            self.push(Frame::Eggs { seat });
        }
        let rule = match face {
            CombatFace::Blank => "melee.miss",
            CombatFace::Creeper => "melee.creeper-side",
            CombatFace::Adult => "melee.adult-side",
            CombatFace::One => "melee.one-hit",
            CombatFace::Two => "melee.two-hits",
        };
        if dealt > 0 {
            self.deal(rule, seat, target, dealt, Cause::Melee);
        } else if target != Choice::Eggs {
            self.serious_wound(rule, seat, Cause::Melee);
        } else {
            self.tell("melee.egg", Fact::ShotMissed { seat });
        }
    }

    /// The noise roll after every attempt on eggs of the nest (`room.nest.attack.noise`).
    pub(crate) fn eggs_attacked(&mut self, seat: Seat) {
        self.push(Frame::NoiseRoll { seat, then: Then::Nothing });
    }

    /// Destroys uncarried eggs of a room: those lying about first, then the nest's.
    pub(crate) fn destroy_eggs(&mut self, rule: &'static str, room: RoomId, count: u8) {
        for _ in 0..count.min(self.look().uncarried_eggs(room)) {
            if self.state.rooms[room.index()].eggs > 0 {
                self.room(room).eggs -= 1;
            } else {
                self.state.nest_eggs -= 1;
            }
            self.state.egg_supply += 1;
            self.tell(rule, Fact::EggDestroyed { room });
        }
        self.check_nest();
    }

    /// A nest without eggs is destroyed for good (`room.nest.destroyed`).
    pub(crate) fn check_nest(&mut self) {
        if self.state.nest_eggs == 0 && !self.state.nest_destroyed {
            self.state.nest_destroyed = true;
            self.tell("room.nest.destroyed", Fact::NestDestroyed);
        }
    }
}

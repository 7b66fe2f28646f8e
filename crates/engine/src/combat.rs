//! Combat by characters: shooting and striking.

use derelict_content::{
    CombatFace, ItemId, KindId, Passive, Property, TraitEffect, Verb, WeaknessEffect, Weapon,
    WeaponClass, WeaponFilter, WoundEffect,
};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{EggHarm, Frame, Poll, Question, Shot, WindowKind};
use crate::injury::Fate;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::streams::Stream;
use crate::thing::Thing;
use crate::verb::{Deed, Doable};

/// One shot with a weapon in hand: ammo first, then the die (`shoot.step2`).
pub(crate) struct Shoot {
    pub with: WeaponFilter,
    pub all_ammo: bool,
    pub reroll: bool,
}

impl Doable for Shoot {
    fn objections(self, look: Look<'_>, Deed { seat, .. }: Deed, docket: &mut impl Docket) {
        docket.when(!look.has_target(seat), "action.basic.attack-combat", Reason::NoTarget);
        if docket.is_settled() {
            return;
        }
        let armed = look.weapons(seat, self.with).any(|weapon| look.ammo(seat, weapon) > 0);
        if !armed {
            let any = look.weapons(seat, WeaponFilter::default()).next().is_some();
            let fits = look.weapons(seat, self.with).next().is_some();
            docket.when(any && !fits, "shoot.who", Reason::WrongWeapon);
            docket.when(fits || !any, "shoot.who", Reason::NoAmmo);
            return;
        }
        let mut loaded =
            look.weapons(seat, self.with).filter(|weapon| look.ammo(seat, *weapon) > 0);
        let aimless =
            look.has_target(seat) && !loaded.any(|weapon| look.has_target_for(seat, weapon));
        docket.when(aimless, "void.cross.needle", Reason::NoTarget);
    }

    fn aims(
        self,
        look: Look<'_>,
        Deed { seat, .. }: Deed,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => {
                let weapons = look.weapons(seat, self.with);
                let fit = |weapon: &ItemId| {
                    look.ammo(seat, *weapon) > 0 && look.has_target_for(seat, *weapon)
                };
                for weapon in weapons.filter(fit) {
                    let choice = Choice::Thing(Thing::Item(weapon));
                    if !out.contains(&choice) {
                        out.push(choice);
                    }
                }
            }
            [Choice::Thing(Thing::Item(weapon))] => {
                look.combat_targets(seat, out);
                out.retain(|target| look.aims_at(*weapon, *target));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Thing(Thing::Item(weapon)), target, ..] = *named else { return };
        let seat = deed.seat;
        let ammo = if self.all_ammo { play.look().ammo(seat, weapon) } else { 1 };
        play.spend_ammo("shoot.step2", seat, weapon, ammo);
        let rerolls = play.look().rerolls(seat, weapon, target, self.reroll);
        play.push(Frame::Shot(Shot {
            seat,
            weapon,
            target,
            spent: if self.all_ammo { ammo } else { 0 },
            rerolls,
            face: None,
            extra: None,
        }));
    }
}

/// A blow with bare hands.
pub(crate) struct Melee;

impl Doable for Melee {
    fn objections(self, look: Look<'_>, Deed { seat, .. }: Deed, docket: &mut impl Docket) {
        docket.when(!look.has_target(seat), "action.basic.attack-combat", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            look.combat_targets(deed.seat, out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [target, ..] = *named {
            play.strike(deed.seat, target);
        }
    }
}

impl Rulebook {
    /// Injuries a roll deals to a kind with a weapon, as long as no weakness is known.
    #[must_use]
    pub fn weapon_injuries(&self, weapon: &Weapon, rolled: CombatFace, kind: KindId) -> u8 {
        let face = face_by(weapon, rolled);
        injuries_by(weapon, face, self.die_injuries(face, kind), 0, !self.is_still(kind))
    }
}

/// Whether a side is one of those that only the advantage die has (`lock.adv.sides`).
fn is_advantage(face: CombatFace) -> bool {
    matches!(face, CombatFace::PayOne | CombatFace::OneOrTwo)
}

/// The side a weapon makes of the one rolled.
fn face_by(weapon: &Weapon, rolled: CombatFace) -> CombatFace {
    let has = |property| weapon.properties.contains(&property);
    match rolled {
        CombatFace::Two if has(Property::DoubleAsOne) => CombatFace::One,
        CombatFace::One if has(Property::OneAsTwo) => CombatFace::Two,
        face => face,
    }
}

/// What a weapon makes of the injuries of its side and of those bought with ammo; where it hits on
/// more sides than the die does, only what is `soft` (`void.lair.hit-minimum`).
fn injuries_by(weapon: &Weapon, face: CombatFace, die: u8, bought: u8, soft: bool) -> u8 {
    let has = |property| weapon.properties.contains(&property);
    let mut dealt = die;
    if face != CombatFace::Blank && has(Property::Minimum) && soft {
        dealt = dealt.max(1);
    }
    let crosshair = matches!(face, CombatFace::One | CombatFace::Two);
    dealt += bought;
    dealt += u8::from(dealt > 0 && has(Property::HitBonus));
    dealt += u8::from(face == CombatFace::Two && has(Property::DoubleBonus));
    dealt += u8::from(crosshair && has(Property::CrosshairBonus));
    dealt
}

impl Look<'_> {
    /// Whether anything in the character's room can be shot or struck.
    fn has_target(self, seat: Seat) -> bool {
        self.crew(seat)
            .room()
            .is_some_and(|room| self.infested(room) || self.uncarried_eggs(room) > 0)
    }

    /// Whether a weapon can be aimed at that; what never moves cannot be driven off
    /// (`void.cross.needle`).
    fn aims_at(self, weapon: ItemId, target: Choice) -> bool {
        !(self.is_lair(target) && self.has_property(weapon, Property::DriveOff))
    }

    /// Whether there is anything in the character's room that a weapon can be aimed at.
    fn has_target_for(self, seat: Seat, weapon: ItemId) -> bool {
        self.crew(seat).room().is_some_and(|room| {
            let figures = self.figures(room);
            let mut targets = figures.iter().map(Choice::Intruder);
            targets.any(|target| self.aims_at(weapon, target)) || self.uncarried_eggs(room) > 0
        })
    }

    fn combat_targets(self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(room) = self.crew(seat).room() else {
            return;
        };
        out.extend(self.figures(room).iter().map(Choice::Intruder));
        if self.uncarried_eggs(room) > 0 {
            out.push(Choice::Eggs);
        }
    }

    /// Whether they are too quick for the side of the weakest (`carno.effect.adapt.agile`).
    fn dodges(self, face: CombatFace, target: Choice) -> bool {
        let figure = matches!(target, Choice::Intruder(_));
        figure && face == CombatFace::Creeper && self.weakness(WeaknessEffect::Agile)
    }

    fn die_injuries(self, face: CombatFace, target: Choice) -> u8 {
        if self.dodges(face, target) {
            return 0;
        }
        match target {
            Choice::Intruder(mini) => self.book.die_injuries(face, self.book.mini_kind(mini)),
            _ => self.book.die_injuries_of_eggs(face),
        }
    }

    /// How often the die of a shot may be rolled again.
    pub(crate) fn rerolls(self, seat: Seat, weapon: ItemId, target: Choice, by_card: bool) -> u8 {
        let powered = self.has_property(weapon, Property::PoweredReroll)
            && self.crew(seat).room().is_some_and(|room| self.lit(room));
        let own = powered || self.has_property(weapon, Property::Reroll);
        // Each may be used once (`after.effect.reroll.which`).
        u8::from(by_card)
            + u8::from(own)
            + u8::from(self.is_steadied(seat, weapon))
            + u8::from(self.is_determined(target))
    }

    /// Whether the first roll of an attack may be rolled again (`void.effect.weak.reroll`).
    pub(crate) fn is_determined(self, target: Choice) -> bool {
        (target == Choice::Eggs || self.is_lair(target))
            && self.weakness(WeaknessEffect::Determination)
    }

    /// Whether a target never moves.
    fn is_lair(self, target: Choice) -> bool {
        matches!(target, Choice::Intruder(mini) if self.book.is_still(self.book.mini_kind(mini)))
    }

    /// The side as weakness and weapon make it (`effect.weapon.order`).
    pub(crate) fn shot_face(self, shot: &Shot, face: u8) -> CombatFace {
        let rolled = self.die_of(shot)[face as usize];
        let weakened = self.vital(rolled, shot.target);
        if weakened != rolled {
            return weakened;
        }
        self.weapon(shot.weapon).map_or(rolled, |weapon| face_by(weapon, rolled))
    }

    /// Against adults a blank counts as one hit once that weakness is known.
    fn vital(self, face: CombatFace, target: Choice) -> CombatFace {
        let common = match target {
            Choice::Intruder(mini) => self.book.is_common(self.book.mini_kind(mini)),
            _ => false,
        };
        if face == CombatFace::Blank && common && self.weakness(WeaknessEffect::VitalPlaces) {
            CombatFace::One
        } else {
            face
        }
    }

    /// The injuries of a shot, its side read.
    pub(crate) fn shot_injuries(self, shot: &Shot, face: CombatFace) -> u8 {
        let Some(weapon) = self.weapon(shot.weapon) else { return 0 };
        let die = self.die_injuries(face, shot.target) + self.advantage(shot, face);
        let soft = !self.is_lair(shot.target) && !self.dodges(face, shot.target);
        let mut dealt = injuries_by(weapon, face, die, self.bought(shot), soft);
        dealt += u8::from(shot.extra == Some(true) && !is_advantage(face));
        let energy = weapon.class == WeaponClass::Energy;
        dealt += u8::from(dealt > 0 && energy && self.weakness(WeaknessEffect::Energy));
        dealt += u8::from(dealt > 0 && energy && self.strikes_nerves(shot));
        if dealt > 0 && weapon.properties.contains(&Property::Flame) {
            dealt += self.burn_bonus() + self.sears(shot.seat);
        }
        dealt
    }

    /// Injuries that the blow under way deals more after a hit (`after.effect.melee.bonus`). A blow
    /// may wait for a reroll, so what it is done with is asked when it lands.
    fn blow_bonus(self) -> u8 {
        match self.verb_under_way() {
            Some(Verb::Melee { bonus }) => *bonus,
            _ => 0,
        }
    }

    /// Injuries bought with ammo; where shots follow one another, what is spent counts the hits.
    fn bought(self, shot: &Shot) -> u8 {
        if self.chains(shot) { 0 } else { shot.spent / 2 }
    }

    /// Whether a shot that hits may be followed by another (`after.trait.captain`).
    fn chains(self, shot: &Shot) -> bool {
        let crew = self.crew(shot.seat);
        self.has_trait(shot.seat, TraitEffect::Unerring)
            && self.catalog().characters[crew.character.index()].weapon == Some(shot.weapon)
    }

    /// The side a blow counts as and the injuries it deals, at most one.
    pub(crate) fn blow(self, rolled: CombatFace, target: Choice) -> (CombatFace, u8) {
        let face = self.vital(rolled, target);
        (face, self.die_injuries(face, target).min(1))
    }
}

impl<'a> Look<'a> {
    /// The die of a shot: the advantage die where there is power, unless its shooter cannot see
    /// (`lock.power.shoot`, `lock.effect.wound.eyes`, `lock.adv.eggs`).
    fn die_of(self, shot: &Shot) -> &'a [CombatFace] {
        match self.stream_of(shot) {
            Stream::Advantage => &self.catalog().advantage_die,
            _ => &self.catalog().combat_die,
        }
    }

    fn stream_of(self, shot: &Shot) -> Stream {
        let lit = self.crew(shot.seat).room().is_some_and(|room| self.lit(room));
        let there = !self.catalog().advantage_die.is_empty();
        match there && lit && !self.is_blinded(shot.seat) {
            true => Stream::Advantage,
            false => Stream::Combat,
        }
    }

    /// Injuries bought with a card; whatever the weapon deals at least needs none
    /// (`lock.adv.minimum`).
    fn advantage(self, shot: &Shot, face: CombatFace) -> u8 {
        u8::from(is_advantage(face) && shot.extra == Some(true))
    }

    /// Whether a shot with energy hurts those it hits once more, for all its shooter knows
    /// (`lock.effect.weak.nerves`).
    fn strikes_nerves(self, shot: &Shot) -> bool {
        let Choice::Intruder(mini) = shot.target else { return false };
        self.book.has_nerves(self.book.mini_kind(mini))
            && self.weakness_for(shot.seat, WeaknessEffect::Nerves)
    }

    /// Whether a wound keeps a character in darkness wherever it is (`lock.effect.wound.eyes`).
    pub(crate) fn is_blinded(self, seat: Seat) -> bool {
        self.suffers(seat, WoundEffect::Darkness)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Offers to pay for more, whenever there is any card in hand: nobody learns which
    /// (`lock.adv.optional`, `lock.adv.when`, `lock.adv.window`). Tells whether it did.
    fn offer_advantage(&mut self, shot: Shot, face: CombatFace) -> bool {
        let certain =
            face == CombatFace::PayOne && self.look().has_property(shot.weapon, Property::Minimum);
        if shot.extra.is_some() || !is_advantage(face) || certain {
            return false;
        }
        let crew = &self.state.crew[shot.seat.index()];
        if crew.hand.is_empty() {
            return false;
        }
        let able = crew.action_cards() > 0;
        let window = SeatSet::only(shot.seat);
        self.push(Frame::Shot(Shot { extra: Some(false), ..shot }));
        let asked = if able { window } else { SeatSet::NONE };
        self.open_window(WindowKind::Advantage, window, asked);
        true
    }

    /// Whoever wants more pays for it.
    pub(crate) fn pay_for_advantage(&mut self, poll: Poll) {
        let able = |seat: Seat| self.state.crew[seat.index()].action_cards() > 0;
        if !poll.yes.iter().any(able) {
            return;
        }
        if let Some(Frame::Shot(shot)) = self.state.frames.pop() {
            self.ask(Question::Advantage { shot });
        }
    }

    /// The card goes to the own discard pile, faceup (`lock.adv.payment`).
    pub(crate) fn answer_advantage(&mut self, mut shot: Shot, choice: Choice) {
        if let Choice::Card(face) = choice {
            self.discard_face("lock.adv.payment", shot.seat, face);
            shot.extra = Some(true);
        }
        self.push(Frame::Shot(shot));
    }

    /// Rolls, offers rerolls and further ammo, then reads the shot.
    pub(crate) fn shot(&mut self, mut shot: Shot) {
        let Some(face) = shot.face else {
            let die = self.look().die_of(&shot).to_vec();
            let stream = self.look().stream_of(&shot);
            let face = self.state.streams.below(stream, die.len());
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
        if self.offer_advantage(shot, face) {
            return;
        }
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
        if self.look().has_property(shot.weapon, Property::DriveOff) {
            return self.drive_off_by_shot(shot, dealt);
        }
        let chained = self.look().chains(&shot);
        if chained && dealt > 0 {
            return self.hit_and_go_on(shot, dealt);
        }
        if shot.target == Choice::Eggs {
            self.push(Frame::Eggs { seat: shot.seat });
        }
        if let (true, Choice::Intruder(mini)) = (chained, shot.target) {
            // Those of the shots before are checked now (`after.trait.captain`).
            if self.state.minis[mini.index()].injuries > 0 && shot.spent > 0 {
                self.injury_check(mini);
            }
            return;
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
            CombatFace::PayOne => "lock.adv.pay-one",
            CombatFace::OneOrTwo => "lock.adv.one-or-two",
        };
        self.deal(rule, shot.seat, shot.target, dealt, Cause::Shot);
    }

    /// A hit makes the target retreat and deals no injury (`after.medic.gun`).
    fn drive_off_by_shot(&mut self, shot: Shot, dealt: u8) {
        match shot.target {
            Choice::Intruder(mini) if dealt > 0 => self.retreat("after.medic.gun", mini),
            Choice::Eggs => self.push(Frame::Eggs { seat: shot.seat }),
            _ => {}
        }
    }

    /// A hit that may be followed by another shot; the check comes after the last
    /// (`after.trait.captain`).
    fn hit_and_go_on(&mut self, shot: Shot, dealt: u8) {
        match shot.target {
            Choice::Intruder(mini) => {
                self.mark_injuries("after.trait.captain", mini, dealt, Cause::Shot);
            }
            _ => {
                if let Some(room) = self.state.crew[shot.seat.index()].room() {
                    self.destroy_eggs(EggHarm::Hit, shot.seat, room, dealt);
                }
            }
        }
        let there = match shot.target {
            Choice::Intruder(_) => true,
            _ => self.look().has_target(shot.seat),
        };
        let shot = Shot { spent: shot.spent + 1, rerolls: 0, ..shot };
        // Which eggs are hit is settled before the next shot.
        let which = |frame| matches!(frame, Frame::Ask(Question::WhichEggs { .. }));
        let which = self.state.frames.take(which);
        if there && self.look().ammo(shot.seat, shot.weapon) > 0 {
            self.ask(Question::ShootAgain { shot });
        } else {
            self.end_chain(shot);
        }
        which.into_iter().for_each(|question| self.push(question));
    }

    fn end_chain(&mut self, shot: Shot) {
        match shot.target {
            Choice::Intruder(mini) => {
                self.injury_check(mini);
            }
            _ => self.push(Frame::Eggs { seat: shot.seat }),
        }
    }

    pub(crate) fn answer_shoot_again(&mut self, shot: Shot, choice: Choice) {
        if choice == Choice::Yes {
            self.spend_ammo("after.trait.captain-ammo", shot.seat, shot.weapon, 1);
            self.push(Frame::Shot(Shot { face: None, extra: None, ..shot }));
        } else {
            self.end_chain(shot);
        }
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
                    self.destroy_eggs(EggHarm::Hit, seat, room, dealt);
                }
                Fate::Stands
            }
        }
    }

    /// A blow with bare hands: contamination first, except against eggs (`melee.step1`).
    fn strike(&mut self, seat: Seat, target: Choice) {
        if target != Choice::Eggs {
            self.take_contamination("melee.step1", seat);
        }
        let face = self.roll_blow(seat);
        if self.look().is_determined(target) {
            return self.ask(Question::RerollBlow { seat, target, face });
        }
        self.land(seat, target, face);
    }

    /// An item takes the worst out of a miss and is turned back (`after.convict.pipe-auto`).
    fn soften_miss(&mut self, seat: Seat) -> bool {
        let Some(item) = self.look().bears(seat, &Passive::SoftBlow) else { return false };
        let crew = self.crew(seat);
        let held = crew.hands.take(|held| held.thing == Thing::Item(item));
        if held.is_some() || crew.inventory.take(item) {
            crew.quests.push(item);
        }
        self.tell("after.convict.pipe-lost", Fact::ItemTurnedBack { seat, item });
        self.light_wounds("after.convict.pipe-melee", seat, 1, Cause::Melee);
        true
    }

    fn roll_blow(&mut self, seat: Seat) -> u8 {
        let die = &self.book.catalog.combat_die;
        let face = self.state.streams.below(Stream::Combat, die.len());
        self.tell("melee.step3", Fact::CombatRolled { seat, face: die[face] });
        face as u8
    }

    pub(crate) fn answer_reroll_blow(
        &mut self,
        seat: Seat,
        target: Choice,
        mut face: u8,
        choice: Choice,
    ) {
        if choice == Choice::Yes {
            self.tell("void.effect.weak.reroll", Fact::CombatRerolled { seat });
            face = self.roll_blow(seat);
        }
        self.land(seat, target, face);
    }

    /// What comes of a blow, its die read.
    fn land(&mut self, seat: Seat, target: Choice, face: u8) {
        let rolled = self.book.catalog.combat_die[usize::from(face)];
        let (face, dealt) = self.look().blow(rolled, target);
        if target == Choice::Eggs {
            self.push(Frame::Eggs { seat });
        }
        let rule = match face {
            CombatFace::Blank => "melee.miss",
            CombatFace::Creeper => "melee.creeper-side",
            CombatFace::Adult => "melee.adult-side",
            // No such side is on the die of a blow (`lock.adv.melee`).
            CombatFace::One | CombatFace::PayOne | CombatFace::OneOrTwo => "melee.one-hit",
            CombatFace::Two => "melee.two-hits",
        };
        if dealt > 0 {
            let bonus = if target == Choice::Eggs { 0 } else { self.look().blow_bonus() };
            let rule = if bonus > 0 { "after.effect.melee.bonus" } else { rule };
            self.deal(rule, seat, target, dealt + bonus, Cause::Melee);
            if target != Choice::Eggs && self.look().weakness(WeaknessEffect::CorrosiveBlood) {
                self.light_wounds("carno.effect.adapt.melee", seat, 1, Cause::Blood);
            }
        } else if target != Choice::Eggs {
            if self.soften_miss(seat) {
                return;
            }
            self.serious_wound(rule, seat, Cause::Melee);
        } else {
            self.tell("melee.egg", Fact::ShotMissed { seat });
        }
    }
}

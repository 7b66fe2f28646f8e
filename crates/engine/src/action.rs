//! Actions: what may be done, how it is aimed and carried out.

use derelict_content::{
    Ability, BasicId, ComputerId, Mark, MutationId, Need, Role, RoomId, Section, TileId, Verb,
};

use crate::choice::{Choice, Source, Strain};
use crate::cost::spendable;
use crate::event::{EventSink, Fact};
use crate::frame::{Act, ActStage, Frame, Performance, Question};
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::verb::{Deed, carries, is_needed, is_price};

/// What lies open that can be done by whoever is there.
#[derive(Clone, Copy, Default)]
pub(crate) struct Open {
    /// The tile of the room whose action is meant.
    pub tile: Option<TileId>,
    /// The mutation card of whoever acts.
    pub mutation: Option<MutationId>,
    /// The open computer card.
    pub computer: Option<ComputerId>,
}

/// The ability behind a source.
pub(crate) fn ability(book: &Rulebook, open: Open, source: Source) -> Option<&Ability> {
    let catalog = &book.catalog;
    let Open { tile, mutation, computer } = open;
    match source {
        Source::Basic(basic) => Some(book.basic(basic)),
        Source::Card(card) => catalog.actions[card.index()].action.as_ref(),
        Source::Item(item) => catalog.items[item.index()].action.as_ref(),
        Source::Room => catalog.tiles[tile?.index()].action.as_ref(),
        Source::Possibility(id) => catalog.possibilities[id.index()].action.as_ref(),
        Source::Mutation(strain) => Some(strain.side(&catalog.mutations[mutation?.index()])),
        Source::Computer => book.computers.get(computer?.index()),
    }
}

/// The targets that are meant for one of several verbs: those behind what the prices before it take.
fn named_for<'a>(verbs: &[Verb], index: usize, targets: &'a [Choice]) -> Option<&'a [Choice]> {
    let taken = verbs[..index].iter().filter(|verb| is_price(verb)).count();
    targets.get(taken..)
}

/// How a character stands when it looks for something to do; the same for everything it might.
#[derive(Clone, Copy)]
struct Stance {
    seat: Seat,
    room: RoomId,
    /// An intruder is in the room.
    fighting: bool,
    /// Action cards in hand.
    cards: u8,
}

impl<'a> Look<'a> {
    /// The ability behind a source, as far as this character has it.
    #[must_use]
    pub fn ability(self, seat: Seat, source: Source) -> Option<&'a Ability> {
        let room = self.crew(seat).room();
        self.ability_in(seat, room, source)
    }

    /// The same in a room that may be another than its own.
    fn ability_in(self, seat: Seat, room: Option<RoomId>, source: Source) -> Option<&'a Ability> {
        ability(self.book, self.open(seat, room), source)
    }

    /// What lies open for a character, in its room or another.
    fn open(self, seat: Seat, room: Option<RoomId>) -> Open {
        Open {
            tile: room.map(|room| self.tile(room)),
            mutation: self.mutation(seat).card,
            computer: self.state.facility.computers.top(),
        }
    }

    /// The tile of a room, explored or not.
    #[must_use]
    pub fn tile(self, room: RoomId) -> TileId {
        self.state.rooms[room.index()].tile
    }

    /// Everything a character might think of doing: basic actions, cards, items, the room.
    pub fn candidates(self, seat: Seat) -> impl Iterator<Item = (Source, u8)> + 'a {
        self.at_hand(seat).flat_map(|(source, ability)| {
            (0..ability.sections.len() as u8).map(move |section| (source, section))
        })
    }

    /// Everything a character has to do something with.
    fn at_hand(self, seat: Seat) -> impl Iterator<Item = (Source, &'a Ability)> {
        let crew = self.crew(seat);
        let basics = (0..self.catalog().basics.len() as u8).map(|id| Source::Basic(BasicId(id)));
        let cards = crew.hand.as_slice().iter().enumerate().filter_map(|(index, card)| {
            let first = !crew.hand.as_slice()[..index].contains(card);
            card.action().filter(|_| first).map(Source::Card)
        });
        let items = self.items_of(seat).map(Source::Item);
        let open = self.open(seat, crew.room());
        let mutation = open.mutation.map(|_| Source::Mutation(Strain::Use));
        let sources = basics.chain(cards).chain(items).chain([Source::Room]).chain(mutation);
        sources.filter_map(move |source| Some((source, ability(self.book, open, source)?)))
    }

    /// Whether a character may do this now.
    #[must_use]
    pub fn may(self, seat: Seat, source: Source, section: u8) -> bool {
        let mut clear = Clear::default();
        self.objections(seat, source, section, &mut clear);
        clear.is_clear()
    }

    /// Everything in the way of an action. The one set of predicates behind offers, refusals
    /// and explanations.
    pub fn objections(self, seat: Seat, source: Source, section: u8, docket: &mut impl Docket) {
        match self.stance(seat) {
            Some(stance) => self.objections_of(stance, source, section, docket),
            None => docket.object("pod.apart", Reason::WrongRoom),
        }
    }

    fn stance(self, seat: Seat) -> Option<Stance> {
        let crew = self.crew(seat);
        let room = crew.room()?;
        Some(Stance { seat, room, fighting: self.infested(room), cards: crew.action_cards() })
    }

    fn objections_of(self, stance: Stance, source: Source, section: u8, docket: &mut impl Docket) {
        let seat = stance.seat;
        match source {
            Source::Card(card) => {
                let held = self.crew(seat).hand.iter().any(|held| held.action() == Some(card));
                docket.when(!held, "action.card", Reason::NotInHand);
            }

            Source::Item(item) => {
                let held = self.carries(seat, item);
                docket.when(!held, "action.item", Reason::NotCarried);
            }
            Source::Basic(_) | Source::Room => {}
            Source::Mutation(Strain::Use) => {
                let none = self.mutation(seat).card.is_none();
                docket.when(none, "carno.mutact.need", Reason::NoMutation);
            }
            // What stands open beside a decision is never among its options, nor is what the computer
            // does before it is used.
            Source::Possibility(_)
            | Source::Computer
            | Source::Mutation(Strain::Infected | Strain::Clean) => {
                return docket.object("action.illegal", Reason::NotAnOption);
            }
        }
        let Some(ability) = self.ability(seat, source) else {
            let reason = match source {
                Source::Room => Reason::NoRoomAction,
                _ => Reason::NotAnOption,
            };
            return docket.object("action.room.where", reason);
        };
        let Some(chosen) = ability.sections.get(section as usize) else {
            return docket.object("action.card.or", Reason::NotAnOption);
        };
        self.use_objections(stance, source, ability, chosen, docket);
    }

    /// What is in the way of using something that is at hand.
    fn use_objections(
        self,
        Stance { seat, room, fighting, cards }: Stance,
        source: Source,
        ability: &Ability,
        chosen: &Section,
        docket: &mut impl Docket,
    ) {
        docket.when(
            fighting && ability.mark == Mark::Out,
            "action.symbol.out-of-combat",
            Reason::InCombat,
        );
        docket.when(
            !fighting && ability.mark == Mark::In,
            "action.symbol.in-combat",
            Reason::NotInCombat,
        );
        if docket.is_settled() {
            return;
        }
        let deed = Deed { seat, room, source, remote: false };
        if source == Source::Room {
            self.room_objections(deed, false, docket);
        }
        for need in &chosen.needs {
            self.need_objections(deed, *need, docket);
        }
        self.demand_objections(deed, chosen, docket);
        if let Source::Card(card) = source
            && self.catalog().actions[card.index()].robot
        {
            let empty = self.energy(seat).unwrap_or(0) == 0;
            docket.when(empty, "after.ceo.robot-empty", Reason::NoEnergy);
        }
        let have = spendable(cards, source);
        let need = self.least_cost(deed, ability, chosen.verbs.first());
        docket.when(have < need, "action.cost", Reason::TooFewCards { need, have });
        if !docket.is_settled() {
            self.section_objections(deed, &chosen.verbs, docket);
        }
    }

    /// What stands against using the action of the room itself; to some it does not matter that it is
    /// out of order (`carno.effect.mutation.room`).
    pub(crate) fn room_objections(self, deed: Deed, even_broken: bool, docket: &mut impl Docket) {
        let room = &self.state.rooms[deed.room.index()];
        docket.when(!room.explored, "action.room.where", Reason::NoRoomAction);
        docket.when(room.malfunction && !even_broken, "malf.room", Reason::Malfunction);
        docket.when(self.in_combat(deed.seat), "action.room.combat", Reason::InCombat);
    }

    /// What a section asks for besides: the colour of the room, knowledge, a use that is left.
    fn demand_objections(self, deed: Deed, chosen: &Section, docket: &mut impl Docket) {
        let colour = self.catalog().tiles[self.tile(deed.room).index()].colour;
        let wrong = !chosen.colours.is_empty()
            && !(self.state.rooms[deed.room.index()].explored && chosen.colours.contains(&colour));
        docket.when(wrong, "lock.effect.room.colour", Reason::WrongRoom);
        let level = chosen.knowledge;
        let unlearned = level > 0 && !self.knows(deed.seat, level);
        docket.when(unlearned, "lock.effect.know.need", Reason::TooLittleKnown { level });
        if let Source::Item(item) = deed.source {
            let spent = self.item(item).uses.is_some() && self.ammo(deed.seat, item) == 0;
            docket.when(spent, "lock.effect.item.uses", Reason::NoAmmo);
        }
    }

    fn need_objections(self, deed: Deed, need: Need, docket: &mut impl Docket) {
        match need {
            Need::NoComputer => docket.when(
                self.working_computer(deed.room),
                "lock.effect.comp.no-computer",
                Reason::HasComputer,
            ),
            Need::Power => {
                docket.when(!self.lit(deed.room), "lock.power.has", Reason::NoPower);
            }
            Need::NoPower => {
                let lit = self.lit(deed.room);
                docket.when(lit, "lock.effect.comp.no-computer", Reason::HasPower);
            }
            Need::Combat => docket.when(
                !self.in_combat(deed.seat),
                "action.symbol.in-combat",
                Reason::NotInCombat,
            ),
            Need::Peace => docket.when(
                self.in_combat(deed.seat),
                "action.symbol.out-of-combat",
                Reason::InCombat,
            ),
            Need::Inactive => docket.when(
                self.insight(deed.seat).is_active(),
                "lock.room.archive",
                Reason::AlreadyDone,
            ),
            Need::Exit => docket.when(
                !self.book.exits().any(|exit| exit == deed.room),
                "lock.bunker.basic",
                Reason::WrongRoom,
            ),
            Need::Rover => docket.when(
                self.state.facility.rover != Some(deed.room),
                "lock.bunker.basic",
                Reason::NoRover,
            ),
            Need::Gate => {
                docket.when(!self.state.facility.gate_open, "lock.gate.needed", Reason::GateShut)
            }
            Need::Suit => {
                docket.when(!self.wears_suit(deed.seat), "lock.effect.item.enviro", Reason::NoSuit)
            }
            Need::Computer => {
                let anywhere = match deed.source {
                    Source::Card(card) => self.works_anywhere(deed.seat, card),
                    _ => false,
                };
                docket.when(
                    !anywhere && !self.working_computer(deed.room),
                    "effect.room.computer",
                    Reason::NoComputer,
                );
            }
            Need::Evacuation => docket.when(
                !self.room_is(deed.room, Role::EvacuationA)
                    && !self.room_is(deed.room, Role::EvacuationB),
                "effect.pod.key",
                Reason::NotEvacuation,
            ),
        }
    }

    /// A section may be used if a verb that can carry it has something to do; the rest is
    /// skipped where impossible (`round.terms.as-much-as-possible`).
    pub(crate) fn section_objections(self, deed: Deed, verbs: &[Verb], docket: &mut impl Docket) {
        if let [verb] = verbs {
            return self.verb_objections(deed, verb, docket);
        }
        // What the rest hangs on, a price for one, must be possible in any case, and leads to nothing
        // alone.
        for verb in verbs.iter().filter(|verb| is_needed(verb)) {
            self.verb_objections(deed, verb, docket);
            if docket.is_settled() {
                return;
            }
        }
        let Some(lead) = verbs.iter().position(|verb| !is_needed(verb)) else { return };
        let carries = |index: usize, verb: &Verb| index == lead || carries(verb);
        let possible = verbs.iter().enumerate().any(|(index, verb)| {
            let mut clear = Clear::default();
            if carries(index, verb) {
                self.verb_objections(deed, verb, &mut clear);
            }
            carries(index, verb) && clear.is_clear()
        });
        if possible {
            return;
        }
        // Any of these would do, so all that would help is named.
        for (_, verb) in verbs.iter().enumerate().filter(|(at, verb)| carries(*at, verb)) {
            self.verb_objections(deed, verb, docket);
            if docket.is_settled() {
                return;
            }
        }
    }

    pub(crate) fn verbs(self, act: &Act) -> &'a [Verb] {
        self.ability(act.seat, act.source)
            .and_then(|ability| ability.sections.get(act.section as usize))
            .map_or(&[], |section| &section.verbs)
    }

    /// The verb being carried out, if one is.
    pub(crate) fn verb_under_way(self) -> Option<&'a Verb> {
        let frames = self.state.frames.as_slice();
        let Performance { seat, source, room, section, verb, .. } =
            frames.iter().rev().find_map(|frame| match frame {
                Frame::Perform(performance) => Some(*performance),
                _ => None,
            })?;
        let room = room.or_else(|| self.place_of_deed(seat, source))?;
        let ability = self.ability_in(seat, Some(room), source)?;
        let section = ability.sections.get(usize::from(section))?;
        section.verbs.get(usize::from(verb).checked_sub(1)?)
    }

    /// Whether the last verb of a section has begun.
    pub(crate) fn has_begun(self, performance: &Performance) -> bool {
        let Performance { seat, source, section, verb, .. } = *performance;
        let ability = self.ability(seat, source);
        let section = ability.and_then(|ability| ability.sections.get(section as usize));
        section.is_none_or(|section| verb as usize >= section.verbs.len())
    }

    pub(crate) fn deed(self, act: &Act) -> Option<Deed> {
        let room = self.place_of_deed(act.seat, act.source)?;
        Some(Deed { seat: act.seat, room, source: act.source, remote: false })
    }

    /// Where a character does something; in a pod nothing but what a possibility allows.
    fn place_of_deed(self, seat: Seat, source: Source) -> Option<RoomId> {
        match source {
            Source::Possibility(_) => self.noise_room(seat),
            Source::Basic(_)
            | Source::Card(_)
            | Source::Item(_)
            | Source::Room
            | Source::Computer
            | Source::Mutation(_) => self.crew(seat).room(),
        }
    }

    /// The next target an action needs; none when it is fully aimed.
    pub(crate) fn next_targets(self, act: &Act, out: &mut Vec<Choice>) {
        let Some(deed) = self.deed(act) else { return };
        let verbs = self.verbs(act);
        for (index, verb) in verbs.iter().enumerate() {
            let mut clear = Clear::default();
            self.verb_objections(deed, verb, &mut clear);
            let named = named_for(verbs, index, act.targets.as_slice());
            if let Some(named) = named.filter(|_| clear.is_clear()) {
                let start = out.len();
                self.aims(deed, verb, named, out);
                if out.len() > start {
                    return;
                }
            }
        }
    }

    /// What a character may choose in its own round. Where nothing but passing is left nobody is
    /// asked for the sake of dropping (`item.drop`).
    pub(crate) fn round_options(self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(stance) = self.stance(seat) {
            for (source, ability) in self.at_hand(seat) {
                for (section, chosen) in ability.sections.iter().enumerate() {
                    let mut clear = Clear::default();
                    self.use_objections(stance, source, ability, chosen, &mut clear);
                    if clear.is_clear() {
                        out.push(Choice::Act(source, section as u8));
                    }
                }
            }
        }
        if !out.is_empty() {
            self.drops(seat, out);
        }
        if self.may_take_up(seat) {
            out.push(Choice::Recall);
        }
        out.push(Choice::Pass);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Begins what was chosen in a round.
    pub(crate) fn answer_action(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Act(source, section) => {
                let free = self.look().ability(seat, source).is_some_and(|ability| ability.free);
                let begin = if free { Act::free } else { Act::named };
                self.push(Frame::Act(begin(seat, source, section)));
            }
            Choice::Drop(thing) => self.drop_thing("item.drop", seat, thing),
            Choice::Recall => self.call_back("after.hunter.laika-call-when"),
            _ => self.begin_pass(seat),
        }
    }

    /// Carries an action one stage further.
    pub(crate) fn act(&mut self, mut act: Act) {
        match act.stage {
            ActStage::Aim => {
                self.push(Frame::Act(act));
                self.ask(Question::Target { act });
            }
            ActStage::Pay => {
                self.keep_glass();
                self.pay(act);
            }
            ActStage::Window => {
                act.stage = ActStage::Carry;
                self.push(Frame::Act(act));
                self.state.cancelled = false;
                self.push(Frame::Interruptions { actor: act.seat });
            }
            ActStage::Carry => self.carry_out(act),
        }
    }

    /// Notes a target and looks for the next.
    pub(crate) fn answer_target(&mut self, mut act: Act, choice: Choice) {
        self.state.frames.pop();
        act.targets.push(choice);
        self.push(Frame::Act(act));
    }

    /// Every target is named: others may have to agree, then the cost is due.
    pub(crate) fn aimed(&mut self, mut act: Act) {
        self.state.frames.pop();
        // A possibility is no action: it costs nothing and cannot be interrupted.
        act.stage = if act.is_bound() { ActStage::Carry } else { ActStage::Pay };
        match self.look().consent_needed(&act, None) {
            Some(seat) => self.ask(Question::Consent { seat, act }),
            None => self.push(Frame::Act(act)),
        }
    }

    /// Goes on if the other player agrees; otherwise nothing has happened (`action.consent`).
    pub(crate) fn answer_consent(&mut self, seat: Seat, act: Act, choice: Choice) {
        let agreed = choice == Choice::Yes;
        if agreed {
            self.tell("effect.item.other.consent", Fact::Consented { seat, agreed });
            match self.look().consent_needed(&act, Some(seat)) {
                Some(next) => self.ask(Question::Consent { seat: next, act }),
                None => self.push(Frame::Act(act)),
            }
        } else {
            self.tell("action.consent", Fact::Consented { seat, agreed });
            self.state.round.refused.add(seat);
        }
    }

    fn carry_out(&mut self, act: Act) {
        let cancelled = std::mem::take(&mut self.state.cancelled);
        if let Source::Item(item) = act.source
            && (self.look().spends_itself(act.source) || self.look().item(item).uses.is_some())
        {
            self.push(Frame::UseUp { seat: act.seat, item });
        }
        if cancelled {
            self.tell("action.cost.interrupted", Fact::ActionCancelled { seat: act.seat });
            if act.source == Source::Mutation(Strain::Use) {
                self.waste_mutation(act.seat);
            }
            return;
        }
        if let Source::Item(item) = act.source {
            self.tell("hidden.item-use", Fact::ItemUsed { seat: act.seat, item });
        }
        self.push(Frame::Perform(Performance {
            seat: act.seat,
            source: act.source,
            room: None,
            section: act.section,
            verb: 0,
            targets: act.targets,
        }));
    }

    /// Carries out the verbs of a section, one after another.
    pub(crate) fn perform(&mut self, mut performance: Performance) {
        let Performance { seat, source, verb, .. } = performance;
        let Some(here) = self.look().place_of_deed(seat, source) else {
            return;
        };
        let room = performance.room.unwrap_or(here);
        let open = self.look().open(seat, Some(room));
        let ability = ability(self.book, open, source);
        let section =
            ability.and_then(|ability| ability.sections.get(performance.section as usize));
        let Some(next) = section.and_then(|section| section.verbs.get(verb as usize)) else {
            self.reward_care(seat);
            if source == Source::Room {
                self.after_room_action(seat, room);
            }
            return;
        };
        performance.verb += 1;
        self.push(Frame::Perform(performance));
        let deed =
            Deed { seat, room, source, remote: performance.room.is_some_and(|room| room != here) };
        let mut clear = Clear::default();
        self.look().verb_objections(deed, next, &mut clear);
        if clear.is_clear() {
            let verbs = section.map_or(&[][..], |section| &section.verbs);
            let named = named_for(verbs, usize::from(verb), performance.targets.as_slice());
            let named = named.unwrap_or_default();
            self.pay_toll(seat, self.look().toll(next, named));
            self.carry(deed, next, named);
        }
    }
}

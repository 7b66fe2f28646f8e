//! Which chapter runs a frame, offers a question's options, takes its answer.

use derelict_content::CoordinatesId;

use crate::card::Face;
use crate::choice::{Choice, Source};
use crate::event::EventSink;
use crate::frame::{Frame, Poll, Question, Shot, WindowKind};
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::thing::Thing;
use crate::turret::Status;

impl Question {
    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self {
            Self::Target { act } | Self::Pay { act } => act.seat,
            Self::RerollShot { shot }
            | Self::ExtraAmmo { shot }
            | Self::Advantage { shot }
            | Self::ShootAgain { shot } => shot.seat,
            Self::SwarmTarget { urge } => urge.seat,
            Self::Draft { seat, .. }
            | Self::FreeDraft { seat }
            | Self::Swarm { seat }
            | Self::SetTurret { seat, .. }
            | Self::SwarmKeep { seat }
            | Self::SwarmAttack { seat, .. }
            | Self::SwarmBury { seat, .. }
            | Self::Plan { seat, .. }
            | Self::KeepCard { seat, .. }
            | Self::DeckTop { seat, .. }
            | Self::Action { seat }
            | Self::Consent { seat, .. }
            | Self::Pod { seat }
            | Self::Board { seat }
            | Self::Boarded { seat }
            | Self::Discard { seat }
            | Self::Lose { seat }
            | Self::Hush { seat, .. }
            | Self::Reroll { seat, .. }
            | Self::PayReroll { seat, .. }
            | Self::KeepItem { seat, .. }
            | Self::MakeRoom { seat, .. }
            | Self::Surplus { seat }
            | Self::TakeDoor { seat, .. }
            | Self::DoorsAround { seat, .. }
            | Self::Engine { seat, .. }
            | Self::EventCard { seat }
            | Self::Scan { seat }
            | Self::Redraw { seat, .. }
            | Self::Trade { seat }
            | Self::Offer { seat }
            | Self::Show { seat, .. }
            | Self::Answer { seat }
            | Self::HandOver { seat, .. }
            | Self::WhichEggs { seat, .. }
            | Self::Rest { seat }
            | Self::Dare { seat }
            | Self::Undress { seat }
            | Self::Unload { seat }
            | Self::LoseCard { seat, .. }
            | Self::DiscardHeavy { seat }
            | Self::RerollBlow { seat, .. }
            | Self::KeepMutation { seat, .. }
            | Self::Cure { seat }
            | Self::Mutant { seat, .. }
            | Self::Slip { seat, .. }
            | Self::Quiet { seat, .. }
            | Self::Steer { seat, .. }
            | Self::SteerWay { seat, .. }
            | Self::Counterpart { seat, .. }
            | Self::GiveKey { seat, .. }
            | Self::Ignore { seat }
            | Self::AnyDoor { seat }
            | Self::Rush { seat }
            | Self::Scavenge { seat, .. }
            | Self::Turn { seat }
            | Self::PayTurn { seat, .. }
            | Self::Punch { seat, .. }
            | Self::Suggested { seat, .. }
            | Self::Course { seat }
            | Self::Fetch { seat, .. }
            | Self::KeepCode { seat }
            | Self::Watch { seat }
            | Self::PayFollow { seat }
            | Self::Companion { seat, .. }
            | Self::Maul { seat }
            | Self::GlassRoom { seat }
            | Self::Compute { seat, .. }
            | Self::Rewire { seat, .. }
            | Self::ShiftTiming { seat, .. }
            | Self::Join { seat }
            | Self::Barricade { seat, .. }
            | Self::Heed { seat }
            | Self::SortDeck { seat, .. }
            | Self::PayLight { seat }
            | Self::Redirect { seat }
            | Self::Appease { seat }
            | Self::LoseAmmo { seat, .. }
            | Self::LoseItem { seat }
            | Self::Delegated { seat } => *seat,
        }
    }
}

impl Poll {
    /// The two answers.
    #[must_use]
    pub fn answers(&self) -> [Choice; 2] {
        match self.kind {
            WindowKind::Objectives => [Choice::Corporate, Choice::Personal],
            _ => [Choice::No, Choice::Yes],
        }
    }

    pub(crate) fn is_yes(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Yes | Choice::Corporate)
    }
}

impl Look<'_> {
    /// Everything that may be answered to a question.
    pub(crate) fn options(self, question: &Question, out: &mut Vec<Choice>) {
        match *question {
            Question::Draft { cards, .. } => out.extend(cards.map(Choice::Character)),
            Question::FreeDraft { .. } => out.extend(self.undrafted().map(Choice::Character)),
            Question::Action { seat } => self.round_options(seat, out),
            Question::Swarm { .. } => self.swarm_options(out),
            Question::SwarmTarget { urge } => self.urge_targets(&urge, out),
            Question::SwarmKeep { .. } => {
                for card in self.state.swarm.hand.iter() {
                    out.push(Choice::SwarmCard(card));
                }
                out.push(Choice::Done);
            }
            Question::SwarmAttack { drawn, .. } | Question::SwarmBury { left: drawn, .. } => {
                out.extend(self.state.attacks.topmost(drawn).map(Choice::Attack));
            }
            Question::Plan { drawn, .. } => {
                out.extend(self.state.events.topmost(drawn).map(Choice::Event));
            }
            Question::KeepCard { seat, drawn } => {
                for card in self.trained(seat, drawn) {
                    let choice = Choice::Card(self.face(seat, card));
                    if !out.contains(&choice) {
                        out.push(choice);
                    }
                }
            }
            Question::DeckTop { .. } => out.extend([Choice::No, Choice::Yes]),
            Question::Target { act } => self.next_targets(&act, out),
            Question::Pay { act } => self.payment_options(&act, out),
            Question::Consent { .. }
            | Question::Reroll { .. }
            | Question::RerollShot { .. }
            | Question::ExtraAmmo { .. }
            | Question::EventCard { .. }
            | Question::Scan { .. } => out.extend([Choice::No, Choice::Yes]),
            Question::Pod { seat } => self.pod_options(seat, out),
            Question::Board { seat } => {
                if let Some(room) = self.crew(seat).room() {
                    out.extend(self.boardable(room).map(Choice::Pod));
                }
            }
            Question::Boarded { .. } => out.extend([Choice::Launch, Choice::Stay]),
            Question::Discard { seat } | Question::Redraw { seat, .. } => {
                self.hand_options(seat, |_| true, out);
                out.push(Choice::Done);
            }
            Question::Lose { seat } | Question::PayReroll { seat, .. } => {
                self.hand_options(seat, |face| matches!(face, Face::Action(_)), out);
            }
            Question::Hush { room, .. } => out.extend(self.quiet_ways(room)),
            Question::KeepItem { drawn, .. } => {
                for item in drawn.iter() {
                    if !out.contains(&Choice::Item(item)) {
                        out.push(Choice::Item(item));
                    }
                }
            }
            Question::MakeRoom { seat, .. } => {
                for thing in self.makes_room(seat) {
                    let drop = Choice::Drop(thing);
                    if !out.contains(&drop) {
                        out.push(drop);
                    }
                }
                out.push(Choice::No);
            }
            Question::Surplus { seat } => self.surplus_options(seat, out),
            Question::TakeDoor { corridor, spare, .. } => {
                out.extend(self.spare_doors(spare, corridor).map(Choice::Corridor));
            }
            Question::DoorsAround { room, changed, .. } => {
                self.doors_around_options(room, changed, out)
            }
            Question::Engine { .. } => out.extend([Choice::Keep, Choice::Swap]),
            Question::Trade { seat } => self.trade_options(seat, out),
            Question::Offer { seat } => self.offer_options(seat, out),
            Question::Show { seat, .. } => {
                out.extend(self.tradable(seat).map(Choice::Thing));
                out.push(Choice::Done);
            }
            Question::Answer { .. } => self.answer_options(out),
            Question::HandOver { seat, colour } => self.hand_over_options(seat, colour, out),
            Question::WhichEggs { .. } => out.extend([Choice::Eggs, Choice::Thing(Thing::Egg)]),
            Question::Rest { seat } => out.extend(self.rests(seat).map(Choice::Rest)),
            Question::Dare { seat } => out.extend(self.dares(seat).map(Choice::Corridor)),
            Question::Undress { seat } => self.wounds_of(seat, true, out),
            Question::Unload { seat } => {
                out.extend(self.loaded(seat).map(|item| Choice::Thing(Thing::Item(item))));
            }
            Question::LoseCard { seat, drawn } => self.losable(seat, drawn, out),
            Question::DiscardHeavy { seat } => {
                out.extend(self.heavy_items(seat).map(|item| Choice::Thing(Thing::Item(item))));
            }
            Question::RerollBlow { .. } | Question::Cure { .. } => {
                out.extend([Choice::No, Choice::Yes]);
            }
            Question::KeepMutation { cards, .. } => out.extend(cards.map(Choice::Mutation)),
            Question::Mutant { seat, strain } => {
                let source = Source::Mutation(strain);
                let effects = self.mutant_effects(seat, strain);
                out.extend(effects.map(|section| Choice::Act(source, section)));
            }
            Question::Slip { seat, footfall, optional } => {
                out.extend(self.steps(seat, footfall).map(Choice::Corridor));
                out.extend(optional.then_some(Choice::Done));
            }
            Question::Quiet { seat, .. } => {
                if let Some(room) = self.noise_room(seat) {
                    out.extend(self.noisy_ways(room));
                }
                out.push(Choice::Done);
            }
            Question::Steer { moved, .. } => {
                out.extend(self.steerable(moved).map(Choice::Intruder));
                out.push(Choice::Done);
            }
            Question::SteerWay { mini, .. } => self.steering(mini, out),
            Question::Counterpart { card, .. } => {
                out.extend(self.of_draft_card(card).map(Choice::Character));
            }
            Question::GiveKey { seat, .. } => self.key_holders(seat, out),
            Question::Ignore { seat } => self.ignorable(seat, out),
            Question::ShootAgain { .. } | Question::Rush { .. } | Question::Punch { .. } => {
                out.extend([Choice::No, Choice::Yes]);
            }
            Question::AnyDoor { .. } => {
                out.extend(self.any_doors().map(Choice::Corridor));
                out.push(Choice::Done);
            }
            Question::Scavenge { drawn, .. } => {
                for item in drawn.iter() {
                    if !out.contains(&Choice::Item(item)) {
                        out.push(Choice::Item(item));
                    }
                }
            }
            Question::Turn { seat } => out.extend(self.company(seat).map(Choice::Seat)),
            Question::PayTurn { seat, .. } => {
                self.hand_options(seat, |face| matches!(face, Face::Action(_)), out);
            }
            Question::Suggested { seat, corridor, cards } => {
                self.suggested(seat, corridor, cards, out);
            }
            Question::Delegated { seat } => self.delegated(seat, out),
            Question::Compute { seat, done, optional, .. } => {
                self.computing(seat, done, optional || done != 0, out);
            }
            Question::Join { .. } | Question::Heed { .. } => out.extend([Choice::No, Choice::Yes]),
            Question::Barricade { room, .. } => self.barricades(room, out),
            Question::SortDeck { deck, .. } => self.topmost_two(deck, out),
            Question::Advantage { shot: Shot { seat, .. } } | Question::PayLight { seat } => {
                self.hand_options(seat, |face| matches!(face, Face::Action(_)), out);
            }
            Question::Redirect { seat } => out.extend(self.company(seat).map(Choice::Seat)),
            Question::Appease { seat } => self.appeasements(seat, out),
            Question::LoseAmmo { seat, .. } => {
                for weapon in self.loaded(seat).map(|weapon| Choice::Thing(Thing::Item(weapon))) {
                    if !out.contains(&weapon) {
                        out.push(weapon);
                    }
                }
            }
            Question::LoseItem { seat } => self.losable_items(seat, out),
            Question::Rewire { circuit, .. } => self.rewiring(circuit, out),
            Question::ShiftTiming { timing, .. } => self.shifts(timing, out),
            Question::GlassRoom { .. } => out.extend(self.glass_rooms().map(Choice::Room)),
            Question::Course { .. } => {
                let cards = 0..self.catalog().coordinates.len() as u8;
                out.extend(cards.map(|card| Choice::Coordinates(CoordinatesId(card))));
            }
            Question::Fetch { colour, .. } => self.fetchable_items(colour, out),
            Question::KeepCode { seat } => out.extend(self.codes(seat).map(Choice::Item)),
            Question::Watch { seat } => out.extend(self.watchable(seat).map(Choice::Seat)),
            Question::Companion { .. } => self.companion_options(out),
            Question::Maul { seat } => {
                let room = self.crew(seat).room();
                out.extend(room.iter().flat_map(|room| {
                    let figures = self.figures(*room);
                    (0..figures.len()).map(move |at| Choice::Intruder(figures.as_slice()[at]))
                }));
            }
            Question::PayFollow { seat } => {
                self.hand_options(seat, |face| matches!(face, Face::Action(_)), out);
            }
            Question::SetTurret { .. } => {
                out.extend(Status::ALL.iter().copied().map(Choice::Status));
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Takes the answer to a question.
    pub(crate) fn answer(&mut self, question: Question, choice: Choice) {
        match question {
            Question::Draft { seat, .. } => self.answer_draft_card(seat, choice),
            Question::FreeDraft { seat } | Question::Counterpart { seat, .. } => {
                self.answer_draft(seat, choice);
            }
            Question::Swarm { seat } => self.answer_swarm(seat, choice),
            Question::SwarmTarget { urge } => self.answer_swarm_target(urge, choice),
            Question::SwarmKeep { seat } => self.answer_swarm_keep(seat, choice),
            Question::SwarmAttack { seat, mini, target, drawn } => {
                self.answer_swarm_attack(seat, mini, target, drawn, choice);
            }
            Question::SwarmBury { seat, left } => self.answer_swarm_bury(seat, left, choice),
            Question::Plan { drawn, .. } => self.answer_plan(drawn, choice),
            Question::KeepCard { seat, drawn } => self.answer_keep_card(seat, drawn, choice),
            Question::DeckTop { seat, deck } => self.answer_deck_top(seat, deck, choice),
            Question::Action { seat } => self.answer_action(seat, choice),
            Question::Target { act } => self.answer_target(act, choice),
            Question::Pay { act } => self.answer_pay(act, choice),
            Question::Consent { seat, act } => self.answer_consent(seat, act, choice),
            Question::Pod { seat } => self.answer_pod(seat, choice),
            Question::Board { seat } => self.answer_board(seat, choice),
            Question::Boarded { seat } => self.answer_boarded(seat, choice),
            Question::Discard { seat } => self.answer_discard(seat, choice),
            Question::Lose { seat } => self.answer_lose(seat, choice),
            Question::Hush { .. } => self.answer_hush(choice),
            Question::Reroll { seat, face } => self.answer_reroll(seat, face, choice),
            Question::PayReroll { seat, .. } => self.answer_pay_reroll(seat, choice),
            Question::RerollShot { shot } => self.answer_reroll_shot(shot, choice),
            Question::ExtraAmmo { shot } => self.answer_extra_ammo(shot, choice),
            Question::KeepItem { seat, drawn, colour } => {
                self.answer_keep_item(seat, drawn, colour, choice);
            }
            Question::MakeRoom { seat, thing, ammo, origin } => {
                self.answer_make_room(seat, thing, ammo, origin, choice);
            }
            Question::Surplus { seat } => self.answer_surplus(seat, choice),
            Question::TakeDoor { seat, corridor, spare } => {
                self.answer_take_door(seat, corridor, spare, choice);
            }
            Question::DoorsAround { seat, room, changed } => {
                self.answer_doors_around(seat, room, changed, choice);
            }
            Question::Engine { seat, engine } => self.answer_engine(seat, engine, choice),
            Question::EventCard { seat } => self.answer_event_card(seat, choice),
            Question::Scan { seat } => self.answer_scan(seat, choice),
            Question::Redraw { seat, discarded } => self.answer_redraw(seat, discarded, choice),
            Question::Trade { seat } => self.answer_trade(seat, choice),
            Question::Offer { .. } => self.answer_offer(choice),
            Question::Show { seat, to } => self.answer_show(seat, to, choice),
            Question::Answer { .. } => self.answer_deal(choice),
            Question::HandOver { .. } => self.answer_hand_over(choice),
            Question::WhichEggs { seat, room, left, harm } => {
                self.answer_which_eggs(harm, seat, room, left, choice);
            }
            Question::Rest { seat } => self.answer_rest(seat, choice),
            Question::Dare { seat } => self.answer_dare(seat, choice),
            Question::Undress { seat } => self.answer_undress(seat, choice),
            Question::Unload { seat } => self.answer_unload(seat, choice),
            Question::LoseCard { seat, drawn } => self.answer_lose_card(seat, drawn, choice),
            Question::DiscardHeavy { seat } => self.answer_discard_heavy(seat, choice),
            Question::RerollBlow { seat, target, face } => {
                self.answer_reroll_blow(seat, target, face, choice);
            }
            Question::KeepMutation { seat, cards } => {
                self.answer_keep_mutation(seat, cards, choice);
            }
            Question::Cure { seat } => self.answer_cure(seat, choice),
            Question::Mutant { seat, .. } => self.answer_mutant(seat, choice),
            Question::Slip { seat, footfall, .. } => self.answer_slip(seat, footfall, choice),
            Question::Quiet { seat, left } => self.answer_quiet(seat, left, choice),
            Question::Steer { seat, left, .. } => self.answer_steer(seat, left, choice),
            Question::SteerWay { seat, left, mini } => {
                self.answer_steer_way(seat, left, mini, choice);
            }
            Question::GiveKey { seat, item } => self.answer_give_key(seat, item, choice),
            Question::Ignore { seat } => self.answer_ignore(seat, choice),
            Question::ShootAgain { shot } => self.answer_shoot_again(shot, choice),
            Question::AnyDoor { seat } => self.answer_any_door(seat, choice),
            Question::Rush { seat } => self.answer_rush(seat, choice),
            Question::Scavenge { seat, drawn } => self.answer_scavenge(seat, drawn, choice),
            Question::Turn { seat } => self.answer_turn(seat, choice),
            Question::PayTurn { seat, to } => self.answer_pay_turn(seat, to, choice),
            Question::Punch { seat, mini } => self.answer_punch(seat, mini, choice),
            Question::Suggested { seat, corridor, cards } => {
                self.answer_suggested(seat, corridor, cards, choice);
            }
            Question::Delegated { seat } => self.answer_delegated(seat, choice),
            Question::GlassRoom { seat } => self.answer_glass_room(seat, choice),
            Question::Course { seat } => self.answer_course(seat, choice),
            Question::Fetch { seat, colour } => self.answer_fetch(seat, colour, choice),
            Question::KeepCode { seat } => self.answer_keep_code(seat, choice),
            Question::Watch { seat } => self.answer_watch(seat, choice),
            Question::PayFollow { seat } => self.answer_pay_follow(seat, choice),
            Question::Companion { seat, left } => self.answer_companion(seat, left, choice),
            Question::Maul { .. } => self.answer_maul(choice),
            Question::SetTurret { seat, turret } => self.answer_set_turret(seat, turret, choice),
            Question::Compute { seat, done, several, optional } => {
                self.answer_compute(seat, done, several, optional, choice);
            }
            Question::Join { seat } => self.answer_join(seat, choice),
            Question::Barricade { seat, room } => self.answer_barricade(seat, room, choice),
            Question::Heed { .. } => self.answer_heed(choice),
            Question::SortDeck { seat, deck } => self.answer_sort_deck(seat, deck, choice),
            Question::Advantage { shot } => self.answer_advantage(shot, choice),
            Question::PayLight { seat } => self.answer_pay_light(seat, choice),
            Question::Redirect { seat } => self.answer_redirect(seat, choice),
            Question::Appease { seat } => self.answer_appease(seat, choice),
            Question::LoseAmmo { seat, left } => self.answer_lose_ammo(seat, left, choice),
            Question::LoseItem { seat } => self.answer_lose_item(seat, choice),
            Question::Rewire { seat, circuit } => self.answer_rewire(seat, circuit, choice),
            Question::ShiftTiming { timing, .. } => self.answer_shift_timing(timing, choice),
        }
    }

    /// All answers of a window are in.
    pub(crate) fn close_poll(&mut self, poll: Poll) {
        match poll.kind {
            WindowKind::Objectives => self.objectives_kept(poll),
            WindowKind::Interrupt { actor } => self.interrupt(actor, poll),
            WindowKind::IgnoreSurprise | WindowKind::IgnoreAttack => self.shields_raised(poll),
            WindowKind::RerollNoise => {}
            WindowKind::Turn => self.turn_away(poll),
            WindowKind::Claim { searcher, colour } => self.claim(searcher, colour, poll),
            WindowKind::ExtraRound => self.play_on(poll),
            WindowKind::PlayDead => self.lie_still(poll),
            WindowKind::Follow { .. } => self.follow(poll),
            WindowKind::Ride { .. } => self.come_along(poll),
            WindowKind::Launch => self.blast_off(poll),
            WindowKind::Light => self.light_up(poll),
            WindowKind::Redirect => self.redirect(poll),
            WindowKind::Appease => self.appease(poll),
            WindowKind::IgnoreDarkness => self.brave_darkness(poll),
            WindowKind::SkipNoise => self.skip_noise(poll),
            WindowKind::Advantage => self.pay_for_advantage(poll),
        }
    }

    /// Runs a frame that asks nothing by itself.
    pub(crate) fn step(&mut self, frame: Frame) {
        match frame {
            Frame::Ask(_) | Frame::Poll(_) => self.push(frame),
            Frame::Draft { seat, free } => self.draft(seat, free),
            Frame::Turn { step } => self.turn_step(step),
            Frame::Rounds { next } => self.rounds(next),
            Frame::Round { seat } => self.round(seat),
            Frame::EndRound { seat } => self.end_round(seat),
            Frame::Pass { seat, stage } => self.pass(seat, stage),
            Frame::Act(act) => self.act(act),
            Frame::Perform(performance) => self.perform(performance),
            Frame::UseUp { seat, item } => self.use_up(seat, item),
            Frame::Escape { seat, done, stamp } => self.escape(seat, done, stamp),
            Frame::Arrive(arrival) => self.arrive(arrival),
            Frame::NoiseRoll { seat, then } => self.noise_roll(seat, then),
            Frame::NoiseResult { seat, face } => self.noise_result(seat, face),
            Frame::NoiseRolls { seats, ducts } => self.noise_rolls(seats, ducts),
            Frame::Encounter { room, trigger } => self.encounter(room, trigger),
            Frame::Encounters { seats } => self.encounters(seats),
            Frame::Placed { mini, token, room, trigger } => self.placed(mini, token, room, trigger),
            Frame::After { then, seat } => self.after_roll(seat, then),
            Frame::AttackStep { todo, stamp } => self.attack_step(todo, stamp),
            Frame::Attack { mini, target, surprise } => self.attack(mini, target, surprise),
            Frame::AttackCard { mini, target, card, effect, shielded } => {
                self.attack_card(mini, target, card, effect, shielded);
            }
            Frame::SwarmStrike { mini, target, card } => {
                self.strike_with(mini, target, card, false);
            }
            Frame::Infest { mini, target } => self.touch(mini, target),
            Frame::LethalAll { seats, at } => self.lethal_all(seats, at),
            Frame::Shot(shot) => self.shot(shot),
            Frame::Eggs { seat } => self.eggs_attacked(seat),
            Frame::ThrowChecks { room } => self.throw_checks(room),
            Frame::Lured { room, movers, stamp } => self.lured(room, movers, stamp),
            Frame::EventEffects { event, effect } => self.event_effects(event, effect),
            Frame::EventDone { event } => self.event_done(event),
            Frame::Eclosion { seats, cards, breakout } => self.eclosion(seats, cards, breakout),
            Frame::Bag => self.develop_bag(),
            Frame::QueenInNest { mini, number, room } => self.queen_in_nest(mini, number, room),
            Frame::Gain { seat, thing, ammo, origin } => self.gain(seat, thing, ammo, origin),
            Frame::Surplus { seat } => self.surplus(seat),
            Frame::DrawItems { seat, colour, draw } => self.draw_items(seat, colour, draw),
            Frame::DoorsAround { seat, room, changed } => {
                self.ask(Question::DoorsAround { seat, room, changed });
            }
            Frame::Seal { seat, room } => self.seal(seat, room),
            Frame::DiscardActions { seats, cards } => self.discard_actions(seats, cards),
            Frame::Trade => self.trade(),
            Frame::Exchange => self.exchange(),
            Frame::Interruptions { actor } => self.interruptions(actor),
            Frame::Finale { step } => self.finale(step),
            Frame::Seized { possibility, effect } => self.seized(possibility, effect),
            Frame::LoudToken { token } => self.quiet_down(token),
            Frame::Panics { seats } => self.panics(seats),
            Frame::Panic(panic) => self.panic(panic),
            Frame::Whispers { rooms, heard, number } => self.whispers(rooms, heard, number),
            Frame::Feast { todo, sated, stamp } => self.feast(todo, sated, stamp),
            Frame::Gnaw { mini, target } => self.gnaw(mini, target),
            Frame::Muster => self.muster(),
            Frame::Unlocked { seat, item } => self.unlocked(seat, item),
            Frame::Leftover { seat, colour } => self.offer_leftover(seat, colour),
            Frame::Sniff { seat, room } => self.sniff(seat, room),
            Frame::Lockdown { seat, room, by, closed } => self.lock_down(seat, room, by, closed),
            Frame::Heel { seat, left } => self.heel(seat, left),
            Frame::Turrets { left } => self.turrets(left),
            Frame::TurretFalls { turret } => self.turret_falls(turret),
            Frame::Computing { seat, done, several, optional } => {
                self.computing(seat, done, several, optional);
            }
            Frame::Ride { riders, to } => self.ride(riders, to),
            Frame::Strap { seat, pod } => self.strap_in(seat, pod),
            Frame::Unstrap => self.unstrap(),
            Frame::Workshop { seats } => self.workshop(seats),
            Frame::Barricade { seat, room } => self.barricade(seat, room),
            Frame::Ambush { kind, target, card, effect } => {
                self.ambush(kind, target, card, effect);
            }
            Frame::Met { token, room, trigger, light } => self.met(token, room, trigger, light),
            Frame::Beheld { mini, token, room, trigger, light } => {
                self.beheld(mini, token, room, trigger, light);
            }
            Frame::EventDark { event, effect, spared } => self.event_dark(event, effect, spared),
            Frame::Strike { mini, target } => self.strike_by_card(mini, target, false),
            Frame::Losses { seats, ammo } => self.losses(seats, ammo),
            Frame::Chase { mini, prey } => self.chase(mini, prey),
        }
    }
}

//! Putting into messages what one viewer may know, in that viewer's language.

use std::collections::BTreeMap;

use derelict_bots::spare;
use derelict_engine::choice::Source;
use derelict_engine::due::Price;
use derelict_engine::event::Audience;
use derelict_engine::group::{Group, key};
use derelict_engine::odds;
use derelict_engine::offer::{Decision, Prompt};
use derelict_engine::view::{Goal, View, Viewer};
use derelict_engine::why::Wish;
use derelict_engine::{Choice, Event, Game, Opportunity, Refusal, Seat};
use derelict_text::{Cast, Voice};

use crate::protocol::{
    Asking, Bar, Code, Detail, GoalPart, GoalTold, Goals, Likely, News, NotNow, Offer, Payer, Pays,
    Reason, What,
};
use crate::table::Told;

/// Somebody who is told things, and how.
#[derive(Clone, Copy)]
pub struct Ear<'a> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How much.
    pub detail: Detail,
    /// In which language.
    pub voice: &'a Voice,
}

impl Ear<'_> {
    /// People and places as a view shows them.
    #[must_use]
    pub fn cast(&self, view: Option<&View>) -> Cast {
        view.map(|view| self.voice.cast(view)).unwrap_or_default()
    }

    /// What of some things this viewer is told.
    #[must_use]
    pub fn news(&self, told: &[Told], cast: &Cast) -> Vec<News> {
        told.iter().filter_map(|told| self.one(told, cast)).collect()
    }

    fn one(&self, told: &Told, cast: &Cast) -> Option<News> {
        let n = told.number_for(self.viewer)?;
        let what = told.item.seen_by(self.viewer)?;
        let text = match &what {
            What::Event { fact, rule } if self.detail != Detail::Facts => {
                let event = Event { fact: *fact, rule: *rule, audience: Audience::Everyone };
                Some(self.voice.event(&event, cast))
            }
            _ => None,
        };
        Some(News { n, at: told.at, what, text })
    }

    /// What the viewer is asked.
    #[must_use]
    pub fn asking(&self, game: &Game, view: Option<&View>) -> Option<Asking> {
        let decision = game.offers.for_seat(self.viewer.seat()?)?;
        let options = game.offers.of(decision);
        let cast = view.map(|view| self.voice.cast(view));
        let due = game.look().due(decision.seat);
        let copies = |at: usize| {
            let due = due.as_ref().filter(|due| due.is_several())?;
            due.copies.get(at).copied().filter(|copies| *copies > 1)
        };
        let offer = |(at, choice): (usize, &Choice)| Offer {
            copies: copies(at),
            ..self.offer(game, decision, *choice, cast.as_ref())
        };
        let ends = due.as_ref().filter(|due| due.picks.is_none());
        Some(Asking {
            decision: decision.id.0,
            prompt: decision.prompt,
            text: cast.as_ref().map(|cast| self.voice.prompt(&decision.prompt, options, cast)),
            options: options.iter().enumerate().map(offer).collect(),
            due: due.as_ref().and_then(|due| due.picks),
            forced: due.as_ref().is_some_and(|due| due.forced),
            suggests: self.suggested(game, view),
            ends: ends.map(|_| Choice::Done.code(&game.book.names)),
            answered: None,
        })
    }

    /// What is due, by what would be missed least.
    fn suggested(&self, game: &Game, view: Option<&View>) -> Vec<String> {
        let view = view.filter(|_| self.detail == Detail::Views);
        let spared = view.map(|view| spare(&game.book, view)).unwrap_or_default();
        spared.into_iter().map(|choice| choice.code(&game.book.names)).collect()
    }

    /// What of all that stands open does so to the viewer.
    #[must_use]
    pub fn opportunities(
        &self,
        game: &Game,
        open: &[Opportunity],
        cast: Option<&Cast>,
    ) -> Vec<Offer> {
        let seat = self.viewer.seat();
        let own = open.iter().filter(|open| open.seat.is_some() && open.seat == seat);
        let helpful = self.detail == Detail::Views;
        let offer = |open: &Opportunity| Offer {
            code: open.choice().code(&game.book.names),
            choice: open.choice(),
            label: cast.map(|cast| self.voice.opportunity(*open, cast)),
            help: helpful.then(|| self.voice.explain(open.possibility)).flatten(),
            cost: None,
            pays_at_once: None,
            group: None,
            key: None,
            warns: None,
            pays: None,
            copies: None,
            rule: Some(open.rule(&game.book)),
        };
        own.map(offer).collect()
    }

    /// What the viewer is after, in words.
    #[must_use]
    pub fn goals(&self, game: &Game, view: &View) -> Option<Goals> {
        let seat = self.viewer.seat().filter(|_| self.detail != Detail::Facts)?;
        let cast = self.voice.cast(view);
        let part = |part: &derelict_engine::view::GoalPart| GoalPart {
            standing: part.standing,
            text: self.voice.goal_part(part, &cast),
            state: self.voice.goal_standing(part),
        };
        let told = |goal: &Goal| GoalTold {
            objective: goal.objective,
            deck: goal.deck,
            kept: goal.kept,
            name: self.voice.goal(goal, &cast),
            text: self.voice.text(goal.objective.into()).unwrap_or_default(),
            ways: goal.ways.iter().map(|way| way.iter().map(part).collect()).collect(),
        };
        let plays = view.swarm.as_ref().is_some_and(|swarm| swarm.seat == Some(seat));
        Some(Goals {
            objectives: view.goals(&game.book).iter().map(told).collect(),
            task: plays.then(|| self.voice.swarm_task()),
        })
    }

    /// What taking back the viewer's last step would undo.
    #[must_use]
    pub fn undoes(&self, game: &Game) -> Option<String> {
        if self.detail == Detail::Facts {
            return None;
        }
        let (choice, earlier) = game.before_last(self.viewer.seat()?)?;
        if let Choice::Seize(possibility) = choice {
            return Some(
                self.voice.name(possibility, &self.voice.cast(&earlier.view(self.viewer))),
            );
        }
        let asked = earlier.offers.for_seat(self.viewer.seat()?)?;
        let cast = self.voice.cast(&earlier.view(self.viewer));
        Some(self.voice.step(choice, &asked.prompt, &cast))
    }

    fn offer(&self, game: &Game, asked: &Decision, choice: Choice, cast: Option<&Cast>) -> Offer {
        let prompt: &Prompt = &asked.prompt;
        let source = match choice {
            Choice::Act(source, _) => Some(source),
            _ => None,
        };
        let helpful = cast.filter(|_| self.detail == Detail::Views);
        let foreseen = helpful.map(|_| game.foresee(asked.seat, choice)).unwrap_or_default();
        let character = Some(game.look().crew(asked.seat).character);
        let pays =
            foreseen.price.as_ref().zip(cast).map(|(price, cast)| self.pays(game, price, cast));
        let warning = |cast: &Cast| self.voice.warning(choice, prompt, &foreseen, cast);
        Offer {
            code: choice.code(&game.book.names),
            choice,
            label: cast.map(|cast| self.voice.choice(choice, prompt, cast)),
            help: helpful.and_then(|cast| self.voice.explain_choice(choice, prompt, cast)),
            pays_at_once: Some(foreseen.paid).filter(|paid| *paid > 0),
            group: Group::of(&game.book, prompt, choice),
            key: key(&game.book, prompt, choice, character),
            warns: cast.filter(|_| pays.is_none()).and_then(warning),
            pays,
            copies: None,
            cost: source.map(|source| game.look().cost(asked.seat, source)),
            rule: source.map(|source| derelict_engine::Rule(source.rule())),
        }
    }

    fn pays(&self, game: &Game, price: &Price, cast: &Cast) -> Pays {
        let payer = |(choice, copies): (&Choice, &u8)| Payer {
            code: choice.code(&game.book.names),
            label: self.voice.choice(*choice, &price.prompt, cast),
            copies: *copies,
        };
        Pays {
            text: self.voice.prompt(&price.prompt, &price.options, cast),
            due: price.due.picks.unwrap_or_default(),
            forced: price.due.forced,
            options: price.options.iter().zip(&price.due.copies).map(payer).collect(),
        }
    }

    /// What a player would look for and cannot do now.
    #[must_use]
    pub fn why_not(&self, game: &Game, seat: Seat, view: &View) -> Vec<NotNow> {
        let cast = self.voice.cast(view);
        let label = |wish: Wish| match wish {
            Wish::Act(Source::Basic(basic), _) => self.voice.name(basic, &cast),
            Wish::Act(Source::Card(card), _) => self.voice.name(card, &cast),
            Wish::Act(Source::Item(item), _) | Wish::Quest(item) => self.voice.name(item, &cast),
            Wish::Act(Source::Possibility(possibility), _) => self.voice.name(possibility, &cast),
            Wish::Act(source @ (Source::Room | Source::Mutation(_) | Source::Computer), _) => {
                self.voice.name(derelict_text::Noun::Action(seat, source), &cast)
            }
        };
        let group = |wish: Wish| match wish {
            Wish::Act(source, section) => Group::of_deed(&game.book, source, section),
            Wish::Quest(_) => Group::Items,
        };
        let wishes = game.look().why_not(seat).into_iter();
        wishes
            .map(|not_now| NotNow {
                wish: not_now.wish,
                group: group(not_now.wish),
                label: label(not_now.wish),
                reasons: not_now
                    .objections
                    .iter()
                    .map(|why| Reason { rule: why.rule, text: self.voice.objection(why) })
                    .collect(),
            })
            .collect()
    }

    /// What may come of each option of what a player is asked, where the table allows asking.
    #[must_use]
    pub fn chances(&self, game: &Game, seat: Seat) -> BTreeMap<String, Vec<Likely>> {
        let view = game.view(Viewer::Seat(seat));
        let Some(asked) = &view.decision else { return BTreeMap::new() };
        let told = |option: &Choice| -> Vec<Likely> {
            let own = self.likely(game, seat, &view, *option);
            match Group::of(&game.book, &asked.prompt, *option) {
                Some(_) if own.is_empty() => self.aimed(game, seat, *option),
                _ => own,
            }
        };
        let options = asked.options.iter();
        let chances = options.map(|option| (option.code(&game.book.names), told(option)));
        chances.filter(|(_, told)| !told.is_empty()).collect()
    }

    /// What may come of an action at each of its targets, where it is not said yet which.
    fn aimed(&self, game: &Game, seat: Seat, action: Choice) -> Vec<Likely> {
        let Some(game) = game.aiming(seat, action) else { return Vec::new() };
        let view = game.view(Viewer::Seat(seat));
        let Some(asked) = &view.decision else { return Vec::new() };
        let cast = self.voice.cast(&view);
        let targets = asked.options.iter().flat_map(|target| {
            let name = self.voice.choice(*target, &asked.prompt, &cast);
            let likely = self.likely(&game, seat, &view, *target).into_iter();
            likely.map(move |likely| Likely { of: Some(name.clone()), ..likely })
        });
        targets.collect()
    }

    /// What may come of an option.
    fn likely(&self, game: &Game, seat: Seat, view: &View, option: Choice) -> Vec<Likely> {
        let Some(asked) = &view.decision else { return Vec::new() };
        let cast = self.voice.cast(view);
        let bar = |bar: &odds::Bar| Bar {
            outcome: bar.outcome,
            label: self.voice.outcome(bar, &cast),
            per_mille: bar.chance.per_mille(),
        };
        let likely = |odds: odds::Odds| Likely {
            of: None,
            text: self.voice.odds(&odds, &cast),
            bars: odds.bars().iter().map(bar).collect(),
        };
        let risks = asked.risks(&game.book, view, option).into_iter();
        risks.filter_map(|risk| game.odds(seat, risk)).map(likely).collect()
    }

    /// Why the game refused a choice.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> (Code, String, Vec<Reason>) {
        let code = match refusal {
            Refusal::Over => Code::NotNow,
            Refusal::Stale => Code::Stale,
            Refusal::NotAsked => Code::NotAsked,
            Refusal::NotOffered(_) => Code::NotOffered,
        };
        let reasons = match refusal {
            Refusal::NotOffered(objections) => objections
                .iter()
                .map(|why| Reason { rule: why.rule, text: self.voice.objection(why) })
                .collect(),
            _ => Vec::new(),
        };
        (code, self.voice.refusal(refusal), reasons)
    }
}

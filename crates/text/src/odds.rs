//! Chances, told in percent.

use std::collections::BTreeSet;

use derelict_content::Discovery;
use derelict_engine::odds::{About, Bar, Chance, NoiseOdds, Odds, StrikeOdds};

use crate::cast::Cast;
use crate::noun::Noun;
use crate::phrase::Part::{Number, Text, Word};
use crate::phrase::{Part, Phrase, phrase};
use crate::voice::{Voice, capitalised};
use crate::word::Worded;

/// Items named of a search: the likeliest.
const NAMED: usize = 6;

impl Voice {
    /// What may come of a risk.
    #[must_use]
    pub fn odds(&self, odds: &Odds, cast: &Cast) -> String {
        let told = match odds {
            Odds::Step(step) => {
                let noise = self.noise_odds(&step.noise);
                let found = step.discoveries.iter().map(|found| {
                    let parts = [
                        Text("what", self.found(found.discovery, cast)),
                        chance("chance", found.chance),
                    ];
                    self.words(&phrase("odds-share", parts), cast)
                });
                let found: Vec<String> = found.collect();
                if found.is_empty() {
                    noise
                } else {
                    let parts =
                        [Text("noise", self.words(&noise, cast)), Text("found", self.list(found))];
                    phrase("odds-unexplored", parts)
                }
            }
            Odds::Noise(noise) => self.noise_odds(noise),
            Odds::Encounter(met) => {
                let kinds = met.kinds.iter().map(|kind| self.share(kind.kind, kind.chance, cast));
                let kinds = self.list(kinds.collect());
                let parts = [
                    chance("blank", met.blank),
                    Text("kinds", kinds),
                    chance("surprise", met.surprise),
                ];
                phrase("odds-encounter", parts)
            }
            Odds::Strike(strike) => self.strike_odds(strike, cast),
            Odds::Escape(escape) => {
                let unhurt = escape.hits.first().copied().unwrap_or(Chance::SURE);
                phrase("odds-escape", [chance("unhurt", unhurt), chance("death", escape.death)])
            }
            Odds::Search(search) => {
                let mut items = search.items.clone();
                items.sort_by_key(|item| std::cmp::Reverse(item.chance.per_mille()));
                let names: BTreeSet<String> =
                    items.iter().map(|item| self.name(item.item, cast)).collect();
                let kinds = names.len();
                let mut named: Vec<(String, Chance)> = Vec::new();
                for item in items {
                    let name = self.name(item.item, cast);
                    if named.len() < NAMED && named.iter().all(|(other, _)| *other != name) {
                        named.push((name, item.chance));
                    }
                }
                let more = kinds.saturating_sub(named.len()) as u8;
                let named = named.into_iter().map(|(name, likely)| {
                    let parts = [Text("what", name), chance("chance", likely)];
                    self.words(&phrase("odds-share", parts), cast)
                });
                let mut named: Vec<String> = named.collect();
                if more > 0 {
                    named.push(self.words(&phrase("odds-more", [Number("count", more)]), cast));
                }
                phrase("odds-search", [Text("items", self.list(named))])
            }
            Odds::Scan(scan) => {
                phrase("odds-scan", [chance("each", scan.each), chance("any", scan.any)])
            }
        };
        self.sentence(&told, cast)
    }

    /// What one of the odds stands for, to be drawn beside its chance.
    #[must_use]
    pub fn outcome(&self, bar: &Bar, cast: &Cast) -> String {
        capitalised(match bar.about {
            About::Itself => {
                self.words(&phrase("odds-bar", [Word("outcome", bar.outcome.word())]), cast)
            }
            About::Discovery(discovery) => self.found(discovery, cast),
            About::Kind(kind) => self.name(kind, cast),
            About::Item(item) => self.name(item, cast),
        })
    }

    fn found(&self, discovery: Discovery, cast: &Cast) -> String {
        self.words(&phrase("odds-found", [Word("found", discovery.word())]), cast)
    }

    fn noise_odds(&self, noise: &NoiseOdds) -> Phrase {
        let parts = [
            chance("encounter", noise.encounter),
            chance("noise", noise.noise),
            chance("danger", noise.danger),
            chance("quiet", noise.quiet),
        ];
        phrase("odds-noise", parts)
    }

    fn strike_odds(&self, strike: &StrikeOdds, cast: &Cast) -> Phrase {
        let mut told = vec![
            phrase("odds-hit", [chance("chance", strike.hit)]),
            phrase("odds-kill", [chance("chance", strike.kill)]),
        ];
        let more = [
            ("odds-retreat", strike.retreat),
            ("odds-wound", strike.wound),
            ("odds-death", strike.death),
        ];
        for (key, likely) in more {
            if likely != Chance::NEVER {
                told.push(phrase(key, [chance("chance", likely)]));
            }
        }
        let told = told.iter().map(|part| self.words(part, cast)).collect();
        phrase("odds-strike", [Text("parts", self.list(told))])
    }

    fn share(&self, what: impl Into<Noun>, likely: Chance, cast: &Cast) -> String {
        let parts = [Text("what", self.name(what, cast)), chance("chance", likely)];
        self.words(&phrase("odds-share", parts), cast)
    }
}

/// A chance in whole percent; what may happen is never called impossible.
fn chance(gap: &'static str, chance: Chance) -> Part {
    let percent = (chance.per_mille() + 5) / 10;
    let certain = chance == Chance::SURE;
    Text(
        gap,
        match percent {
            0 if chance != Chance::NEVER => "<1".to_owned(),
            100 if !certain => ">99".to_owned(),
            _ => percent.to_string(),
        },
    )
}

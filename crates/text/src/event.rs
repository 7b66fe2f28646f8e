//! What happened, told.

use derelict_content::{Colour, ItemId};
use derelict_engine::card::Face;
use derelict_engine::choice::Source;
use derelict_engine::event::DeckCard;
use derelict_engine::thing::Thing;
use derelict_engine::{Event, Fact};

use crate::cast::Cast;
use crate::noun::Noun;
use crate::phrase::Part::{Actor, Number, Player, Text, Word};
use crate::phrase::{Phrase, noun, nouns, phrase, seats};
use crate::voice::Voice;
use crate::word::{Worded, truth};

impl Voice {
    /// An event as a sentence. It must be cut to what the listener may know before.
    #[must_use]
    pub fn event(&self, event: &Event, cast: &Cast) -> String {
        self.sentence(&self.tale(event.fact, cast), cast)
    }
}

/// One line a fact: its message and what fills the gaps.
macro_rules! tales {
    ($fact:expr; $($variant:ident { $($field:ident),* } $key:tt [$($part:expr),* $(,)?])*) => {
        match $fact {
            $(Fact::$variant { $($field,)* .. } => phrase($key, vec![$($part),*]),)*
        }
    };
}

impl Voice {
    fn tale(&self, fact: Fact, cast: &Cast) -> Phrase {
        // Whoever has scanned it is told the same as all others, and calls it neither.
        if let Fact::CardDiscarded { seat, card: Face::Unscanned } = fact {
            return phrase("event-contamination-discarded", [Actor(seat)]);
        }
        // An item with uses spends them as a weapon does its ammo, and is told otherwise.
        let uses = |item: ItemId| self.book.catalog.items[item.index()].uses.is_some();
        match fact {
            Fact::AmmoSpent { seat, weapon, left } if uses(weapon) => {
                let parts = [Actor(seat), noun("item", weapon), Number("left", left)];
                return phrase("event-use-spent", parts);
            }
            Fact::AmmoLoaded { seat, weapon, now } if uses(weapon) => {
                let parts = [Actor(seat), noun("item", weapon), Number("now", now)];
                return phrase("event-uses-restored", parts);
            }
            _ => {}
        }
        tales! { fact;
            CharacterDrafted { seat, character }
                "event-character-drafted" [Player(seat), noun("character", character)]
            DraftDrawn { seat, cards } "event-draft-drawn" [Player(seat), nouns("cards", cards)]
            ObjectivesDealt { seat, corporate, personal } "event-objectives-dealt" [
                Player(seat), self.origin("deck", personal), noun("corporate", corporate),
                noun("personal", personal),
            ]
            ObjectivesTaken { seat } "event-objectives-taken" [Player(seat)]
            RequirementDealt { seat, requirement } "event-requirement-dealt"
                [Actor(seat), noun("requirement", requirement)]
            RequirementTaken { seat } "event-requirement-taken" [Actor(seat)]
            CommonObjective { objective } "event-common-objective"
                [Text("objective", self.objective(objective))]
            TurnBegan { turn } "event-turn-began" [Number("turn", turn)]
            CardsDrawn { seat, count } "event-cards-drawn" [Actor(seat), Number("count", count)]
            CardDrawn { seat, card } "event-card-drawn" [Actor(seat), noun("card", card)]
            DeckReshuffled { seat } "event-deck-reshuffled" [Actor(seat)]
            FirstPlayer { seat } "event-first-player" [Actor(seat)]
            RoundBegan { seat } "event-round-began"
                [Actor(seat), Word("dead", truth(cast.is_dead(seat)))]
            Passed { seat } "event-passed" [Actor(seat)]
            CardDiscarded { seat, card } "event-card-discarded" [Actor(seat), noun("card", card)]
            PlayerPhaseEnded {} "event-player-phase-ended" []
            TimeMoved { to } "event-time-moved" [Number("to", to)]
            SelfDestructStarted {} "event-self-destruct-started" []
            SelfDestructStopped {} "event-self-destruct-stopped" []
            SelfDestructMoved { to } "event-self-destruct-moved" [Number("to", to)]
            SharedDeckReshuffled { deck } "event-shared-deck-reshuffled" [Word("deck", deck.word())]
            TakenBack { seat, steps, agreed } "event-taken-back"
                [Player(seat), Number("steps", steps), Word("agreed", truth(agreed))]

            ActionTaken { seat, source } "event-action-taken" [
                Actor(seat), Word("kind", kind(source)), noun("action", Noun::Action(seat, source)),
            ]
            CardPaid { seat, card } "event-card-paid" [Actor(seat), noun("card", card)]
            WindowOpened { window, seats } "event-window-opened"
                [Word("window", window.word()), self::seats("seats", seats)]
            Interrupted { by, actor } "event-interrupted" [Actor(by), noun("other", actor)]
            ActionCancelled { seat } "event-action-cancelled" [Actor(seat)]
            Consented { seat, agreed } "event-consented" [Actor(seat), Word("agreed", truth(agreed))]
            ItemUsed { seat, item } "event-item-used" [Actor(seat), noun("item", item)]
            ItemDiscarded { seat, item } "event-item-discarded" [Actor(seat), noun("item", item)]
            ItemDropped { seat, item } "event-item-dropped" [Actor(seat), noun("item", item)]
            ObjectDropped { seat, thing, room } "event-object-dropped"
                [Actor(seat), noun("thing", thing), noun("room", room)]
            ObjectPicked { seat, thing, room } "event-object-picked"
                [Actor(seat), noun("thing", thing), noun("room", room)]

            Moved { seat, to, by } "event-moved"
                [Actor(seat), noun("to", to), Word("way", by.word())]
            RoomExplored { seat, room, tile } "event-room-explored"
                [Actor(seat), self.number(room), noun("tile", tile)]
            TokenRevealed { token } "event-token-revealed"
                [noun("token", token)]
            DiscoveryRevealed { token } "event-discovery-revealed" [noun("token", token)]
            ObjectFound { room, thing } "event-object-found"
                [noun("room", room), noun("thing", thing)]
            ItemsCounted { room, items } "event-items-counted"
                [noun("room", room), Number("items", items)]
            NoiseRolled { seat, face } "event-noise-rolled" [Actor(seat), Word("face", face.word())]
            NoiseRerolled { seat } "event-noise-rerolled" [Actor(seat)]
            NoisePlaced { corridor } "event-noise-placed" [noun("place", corridor)]
            DuctNoisePlaced { network } "event-noise-placed" [noun("place", network)]
            NoiseRemoved { corridor } "event-noise-removed" [noun("place", corridor)]
            DuctNoiseRemoved { network } "event-noise-removed" [noun("place", network)]
            DangerHeard { room } "event-danger-heard" [noun("room", room)]
            Silence { room } "event-silence" [noun("room", room)]

            DoorClosed { corridor } "event-door-closed" [noun("corridor", corridor)]
            DoorOpened { corridor } "event-door-opened" [noun("corridor", corridor)]
            DoorDestroyed { corridor } "event-door-destroyed" [noun("corridor", corridor)]
            DoorTaken { corridor } "event-door-taken" [noun("corridor", corridor)]
            FirePlaced { room } "event-fire-placed" [noun("room", room)]
            FireRemoved { room } "event-fire-removed" [noun("room", room)]
            MalfunctionPlaced { room } "event-malfunction-placed" [noun("room", room)]
            MalfunctionRemoved { room } "event-malfunction-removed" [noun("room", room)]
            Slimed { seat } "event-slimed" [Actor(seat)]
            SlimeRemoved { seat } "event-slime-removed" [Actor(seat)]

            EncounterBegan { room } "event-encounter-began" [noun("room", room)]
            TokenDrawn { token } "event-token-drawn" [noun("token", token)]
            TokenToBag { token } "event-token-to-bag" [noun("token", token)]
            TokenToSupply { token } "event-token-to-supply" [noun("token", token)]
            HiddenTokenToBag {} "event-hidden-token-to-bag" []
            TokenRemoved { token } "event-token-removed" [noun("token", token)]
            IntruderPlaced { mini, room } "event-intruder-placed"
                [noun("intruder", mini), noun("room", room)]
            IntruderMoved { mini, from, to } "event-intruder-moved"
                [noun("intruder", mini), noun("from", from), noun("to", to)]
            IntruderStopped { mini, corridor } "event-intruder-stopped"
                [noun("intruder", mini), noun("corridor", corridor)]
            IntruderStayed { mini } "event-intruder-stayed" [noun("intruder", mini)]
            IntruderVanished { mini, room } "event-intruder-vanished"
                [noun("intruder", mini), noun("room", room)]
            IntruderRemoved { mini, room } "event-intruder-removed"
                [noun("intruder", mini), noun("room", room)]
            IntruderTransformed { from, to } "event-intruder-transformed"
                [noun("from", from), noun("to", to)]
            IntruderHealed { mini, injuries } "event-intruder-healed"
                [noun("intruder", mini), Number("injuries", injuries)]
            NoMiniature { intruder } "event-no-miniature" [noun("kind", intruder)]
            SurpriseChecked { seat, cards, number, attack } "event-surprise-checked" [
                Actor(seat), Number("cards", cards), Number("number", number),
                Word("attack", truth(attack)),
            ]
            AttackBegan { mini, target } "event-attack-began"
                [noun("intruder", mini), noun("target", target)]
            AttackCardDrawn { card } "event-attack-card-drawn" [noun("card", card)]
            AttackHit { mini, target, card } "event-attack-hit"
                [noun("intruder", mini), noun("target", target), noun("card", card)]
            AttackMissed { mini, target } "event-attack-missed"
                [noun("intruder", mini), noun("target", target)]
            AttackIgnored { seat } "event-attack-ignored" [Actor(seat)]
            LarvaInfested { seat } "event-larva-infested" [Actor(seat)]
            EggAdded { eggs } "event-egg-added" [Number("eggs", eggs)]
            EggDestroyed { room } "event-egg-destroyed" [noun("room", room)]
            EggHatched { eggs } "event-egg-hatched" [Number("eggs", eggs)]
            NestDestroyed {} "event-nest-destroyed" []

            Seized { seat, possibility } "event-seized" [Actor(seat), noun("possibility", possibility)]
            CameAbout { possibility } "event-came-about" [noun("possibility", possibility)]
            HourglassTurned {} "event-hourglass-turned" []
            HourglassNamed { seat, room } "event-hourglass-named" [Actor(seat), noun("room", room)]

            SwarmTaken { seat } "event-swarm-taken" [Player(seat)]
            SwarmCardDrawn { seat, card } "event-swarm-card-drawn"
                [Player(seat), self.swarm_card(card)]
            SwarmCardPlayed { seat, card, instinct } "event-swarm-card-played" [
                Player(seat), Word("instinct", instinct.word()), self.swarm_card(card),
                Text("effect", self.text(card.into()).unwrap_or_default()),
            ]
            SwarmCardDiscarded { seat, card } "event-swarm-card-discarded"
                [Player(seat), self.swarm_card(card)]

            CombatRolled { seat, face } "event-combat-rolled" [Actor(seat), Word("face", face.word())]
            CombatRerolled { seat } "event-combat-rerolled" [Actor(seat)]
            AmmoSpent { seat, weapon, left } "event-ammo-spent"
                [Actor(seat), noun("weapon", weapon), Number("left", left)]
            AmmoLoaded { seat, weapon, now } "event-ammo-loaded"
                [Actor(seat), noun("weapon", weapon), Number("now", now)]
            ShotMissed { seat } "event-shot-missed" [Actor(seat)]
            Injured { mini, injuries, cause } "event-injured"
                [noun("intruder", mini), Number("injuries", injuries), Word("cause", cause.word())]
            BloodRead { mini, card } "event-blood-read"
                [noun("intruder", mini), Text("blood", self.blood_of(mini, card))]
            IntruderKilled { mini, room } "event-intruder-killed"
                [noun("intruder", mini), noun("room", room)]
            IntruderSurvived { mini } "event-intruder-survived" [noun("intruder", mini)]
            CarcassLeft { room } "event-carcass-left" [noun("room", room)]
            RetreatBegan { mini, event } "event-retreat-began"
                [noun("intruder", mini), self.direction(event)]
            LightWound { seat, cause, now } "event-light-wound"
                [Actor(seat), Word("cause", cause.word()), Number("now", now)]
            SeriousWound { seat, cause, wound } "event-serious-wound"
                [Actor(seat), Word("cause", cause.word()), noun("wound", wound)]
            WoundDressed { seat, wound } "event-wound-dressed" [Actor(seat), noun("wound", wound)]
            WoundHealed { seat, wound } "event-wound-healed" [Actor(seat), noun("wound", wound)]
            LightHealed { seat, now } "event-light-healed" [Actor(seat), Number("now", now)]
            Died { seat, cause } "event-died" [Actor(seat), Word("cause", cause.word())]
            ItemsLost { seat } "event-items-lost" [Actor(seat)]
            Revived { seat, room } "event-revived" [Actor(seat), noun("room", room)]

            ContaminationTaken { seat } "event-contamination-taken" [Actor(seat)]
            ContaminationScanned { seat, infected } "event-contamination-scanned"
                [Actor(seat), Word("infected", truth(infected))]
            ContaminationRemoved { seat, count } "event-contamination-removed"
                [Actor(seat), Number("count", count)]
            LarvaGrown { seat } "event-larva-grown" [Actor(seat)]
            LarvaRemoved { seat } "event-larva-removed" [Actor(seat)]

            InsanityChanged { seat, level } "event-insanity-changed"
                [Actor(seat), Number("level", level)]
            Rested { seat, rest } "event-rested" [Actor(seat), Word("rest", rest.word())]
            PanicDrawn { seat, card } "event-panic-drawn" [
                Actor(seat), noun("card", card),
                Number("value", self.panic_value(card)),
                Text("effect", self.text(card.into()).unwrap_or_default()),
            ]
            PanicCancelled { seat, card } "event-panic-cancelled" [Actor(seat), noun("card", card)]
            CardLost { seat, card } "event-card-lost" [Actor(seat), noun("card", card)]
            WoundUndressed { seat, wound } "event-wound-undressed"
                [Actor(seat), noun("wound", wound)]
            InsanityChecked { seat, cards, level } "event-insanity-checked"
                [Actor(seat), Number("cards", cards), Number("level", level)]

            MutationsSeen { seat, cards } "event-mutations-seen"
                [Actor(seat), nouns("cards", cards)]
            MutationKept { seat, card } "event-mutation-kept" [
                Actor(seat), noun("card", card),
                Text("effect", self.text(card.into()).unwrap_or_default()),
            ]
            MutationGained { seat } "event-mutation-gained" [Actor(seat)]
            MutationMarked { seat, markers } "event-mutation-marked"
                [Actor(seat), Number("markers", markers)]
            MutationScanned { seat, infected } "event-mutation-scanned"
                [Actor(seat), Word("infected", truth(infected))]
            MutationTurnedUp { seat, card } "event-mutation-turned-up" [
                Actor(seat), noun("card", card),
                Text("effect", self.text(card.into()).unwrap_or_default()),
            ]
            MutationLost { seat, card } "event-mutation-lost"
                [Actor(seat), Word("open", truth(card.is_some())), nouns("cards", card)]
            MutationIdle { seat } "event-mutation-idle" [Actor(seat)]
            MutationChecked { seat, infected, mutated } "event-mutation-checked"
                [Actor(seat), Number("infected", infected), Word("mutated", truth(mutated))]
            Fed { mini, room, food } "event-fed"
                [noun("intruder", mini), noun("room", room), Word("food", food.word())]
            ObjectEaten { seat, thing } "event-object-eaten" [Actor(seat), noun("thing", thing)]
            AdaptationTurnedUp { slot, weakness } "event-adaptation-turned-up" [
                noun("slot", slot), noun("adaptation", weakness),
                Text("effect", self.text(weakness.into()).unwrap_or_default()),
            ]
            AdaptationDiscarded { slot, weakness } "event-adaptation-discarded"
                [noun("slot", slot), noun("adaptation", weakness)]

            WoundIgnored { seat, wound } "event-wound-ignored" [Actor(seat), noun("wound", wound)]
            EnergySpent { seat, left } "event-energy-spent" [Actor(seat), Number("left", left)]
            AttackTurned { from, to } "event-attack-turned" [Actor(from), noun("target", to)]
            LeftoverClaimed { seat, searcher } "event-leftover-claimed"
                [Actor(seat), noun("other", searcher)]
            RoundAdded { seat } "event-round-added" [Actor(seat)]
            PlayedDead { seat } "event-played-dead" [Actor(seat)]
            ItemTurnedBack { seat, item } "event-item-turned-back"
                [Actor(seat), noun("item", item)]
            Freed { seat, item } "event-freed" [Actor(seat), noun("item", item)]
            Delegated { seat, to } "event-delegated" [Actor(seat), noun("other", to)]
            CourseExchanged { seat } "event-course-exchanged" [Actor(seat)]
            DeckLookedThrough { seat, colour } "event-deck-looked-through"
                [Actor(seat), noun("deck", colour)]
            DeckHeld { seat, colour, item, copies } "event-deck-held" [
                Actor(seat), noun("deck", colour), noun("item", item), Number("copies", copies),
            ]
            CodesUnlocked { seat } "event-codes-unlocked" [Actor(seat)]
            CompanionMoved { seat, to } "event-companion-moved" [Actor(seat), noun("room", to)]
            CompanionCalled { seat } "event-companion-called" [Actor(seat)]
            CompanionLost { seat } "event-companion-lost" [Actor(seat)]
            DroneGiven { seat, to } "event-drone-given" [Actor(seat), noun("other", to)]
            DroneReturned { seat } "event-drone-returned" [Actor(seat)]
            MindRead { seat, of, infected, clean } "event-mind-read" [
                Actor(seat), noun("other", of), Number("infected", infected),
                Number("clean", clean),
            ]
            MindScanned { seat, of } "event-mind-scanned" [Actor(seat), noun("other", of)]

            SearchBegan { seat, colour } "event-search-began" [Actor(seat), noun("deck", colour)]
            ItemsSeen { seat, items } "event-items-seen"
                [Actor(seat), nouns("items", items.into_iter().flatten())]
            ItemGained { seat, item } "event-item-gained" [Actor(seat), noun("item", item)]
            ItemTaken { seat, colour } "event-item-taken"
                [Actor(seat), Word("colour", colour.map_or("none", Worded::word))]
            ItemDeclined { seat, item } "event-item-declined" [Actor(seat), noun("item", item)]
            ItemCrafted { seat, item } "event-item-crafted" [Actor(seat), noun("item", item)]
            QuestUnlocked { seat, item } "event-quest-unlocked" [Actor(seat), noun("item", item)]
            ItemAttached { seat, item, weapon } "event-item-attached"
                [Actor(seat), noun("item", item), noun("weapon", weapon)]
            ItemsTaped { seat, items } "event-items-taped" [Actor(seat), nouns("items", items)]
            TapeTorn { seat } "event-tape-torn" [Actor(seat)]
            HandDiscarded { seat } "event-hand-discarded" [Actor(seat)]
            TradeOpened { seat, participants } "event-trade-opened"
                [Actor(seat), seats("others", participants.without(seat))]
            TradeOffered { from, to, give, ask, colours } "event-trade-offered" [
                Actor(from), noun("other", to), nouns("given", give.into_iter().flatten()),
                Text("asked", self.wishes(&ask, colours, cast)),
            ]
            TradeOfferedShadow { from, to, given, asked } "event-trade-offered-shadow"
                [Actor(from), noun("other", to), Number("given", given), Number("asked", asked)]
            TradeAccepted { from, to } "event-trade-accepted" [Actor(to), noun("other", from)]
            TradeRefused { from, to } "event-trade-refused" [Actor(to), noun("other", from)]
            TradeCountered { from, to } "event-trade-countered" [Actor(to), noun("other", from)]
            ThingGiven { from, to, thing } "event-thing-given"
                [Actor(from), noun("other", to), noun("thing", thing)]
            ThingGivenShadow { from, to, colour } "event-thing-given-shadow" [
                Actor(from), noun("other", to), Word("colour", colour.map_or("none", Worded::word)),
            ]
            ThingShown { from, to, thing } "event-thing-shown"
                [Actor(from), noun("other", to), noun("thing", thing)]
            SomethingShown { from, to } "event-something-shown" [Actor(from), noun("other", to)]
            TradeClosed {} "event-trade-closed" []

            SignalSent { seat } "event-signal-sent" [Actor(seat)]
            WeaknessRevealed { slot, weakness } "event-weakness-revealed" [
                noun("slot", slot), noun("weakness", weakness),
                Text("effect", self.text(Noun::Weakness(weakness)).unwrap_or_default()),
            ]
            DestinationSet { seat, space } "event-destination-set"
                [Actor(seat), Text("letter", letter(space))]
            CoordinatesSeen { seat, card } "event-coordinates-seen"
                [Actor(seat), noun("coordinates", card)]
            CoordinatesChecked { seat } "event-coordinates-checked" [Actor(seat)]
            EngineSeen { seat, engine, working } "event-engine-seen"
                [Actor(seat), Number("engine", engine + 1), Word("working", truth(working))]
            EngineChecked { seat, engine } "event-engine-checked"
                [Actor(seat), Number("engine", engine + 1)]
            EngineRestacked { seat, engine, changed } "event-engine-restacked"
                [Actor(seat), Number("engine", engine + 1), Word("changed", truth(changed))]
            TurretPlaced { turret, room } "event-turret-placed"
                [Number("turret", turret + 1), noun("room", room)]
            TurretKeptOut { room } "event-turret-kept-out" [noun("room", room)]
            TurretShown { turret, room, status } "event-turret-shown" [
                Number("turret", turret + 1), noun("room", room), Word("status", status.word()),
            ]
            TurretSet { seat, turret, room } "event-turret-set"
                [Actor(seat), Number("turret", turret + 1), noun("room", room)]
            TurretSeen { seat, turret, status } "event-turret-seen"
                [Actor(seat), Number("turret", turret + 1), Word("status", status.word())]
            TurretPeeked { seat, turret } "event-turret-peeked"
                [Actor(seat), Number("turret", turret + 1)]
            TurretFired { turret, room } "event-turret-fired"
                [Number("turret", turret + 1), noun("room", room)]
            TurretDestroyed { turret, room } "event-turret-destroyed"
                [Number("turret", turret + 1), noun("room", room)]
            TokenExchanged { room, token } "event-token-exchanged"
                [noun("room", room), noun("token", token)]
            TileSeen { seat, room, tile } "event-tile-seen"
                [Actor(seat), self.number(room), noun("tile", tile)]
            TilePeeked { seat, room } "event-tile-peeked" [Actor(seat), self.number(room)]
            ExplorationSeen { seat, room, token } "event-exploration-seen" [
                Actor(seat), self.number(room), noun("token", token),
                Number("items", self.book.catalog.exploration[token.index()].items),
            ]
            ExplorationPeeked { seat, room } "event-exploration-peeked"
                [Actor(seat), self.number(room)]
            ObjectiveSeen { seat, of, objective } "event-objective-seen"
                [Actor(seat), noun("other", of), Text("objective", self.objective(objective))]
            KeptObjectiveSeen { seat, of, objective } "event-kept-objective-seen"
                [Actor(seat), noun("other", of), Text("objective", self.objective(objective))]
            KeptObjectivePeeked { seat, of } "event-kept-objective-peeked"
                [Actor(seat), noun("other", of)]
            ObjectivePeeked { seat, of, deck } "event-objective-peeked"
                [Actor(seat), noun("other", of), noun("deck", deck)]
            EventSeen { seat, event } "event-event-seen" [Actor(seat), noun("event", event)]
            DeckTopSeen { seat, deck, card } "event-deck-top-seen"
                [Actor(seat), noun("deck", deck), noun("card", top(card))]
            DeckTopPeeked { seat, deck } "event-deck-top-peeked" [Actor(seat), noun("deck", deck)]
            DeckTopBuried { seat, deck } "event-deck-top-buried" [Actor(seat), noun("deck", deck)]
            DeckPeeked { seat, deck, count } "event-deck-peeked"
                [Actor(seat), noun("deck", deck), Number("count", count)]
            OwnDeckPeeked { seat, count } "event-own-deck-peeked"
                [Actor(seat), Number("count", count)]
            CardKept { seat, card } "event-card-kept" [Actor(seat), noun("card", card)]
            EventPeeked { seat } "event-event-peeked" [Actor(seat)]
            EventBuried { seat } "event-event-buried" [Actor(seat)]
            PodToggled { pod, locked } "event-pod-toggled"
                [noun("pod", pod), Word("locked", truth(locked))]
            PodEntered { seat, pod } "event-pod-entered" [Actor(seat), noun("pod", pod)]
            PodLeft { seat, pod } "event-pod-left" [Actor(seat), noun("pod", pod)]
            PodThrownOut { seat, pod } "event-pod-thrown-out" [Actor(seat), noun("pod", pod)]
            PodLaunched { pod } "event-pod-launched" [noun("pod", pod)]
            BoardingFailed { seat } "event-boarding-failed" [Actor(seat)]
            Evacuated { seat, pod } "event-evacuated" [Actor(seat), noun("pod", pod)]
            HibernationFailed { seat } "event-hibernation-failed" [Actor(seat)]
            Hibernated { seat } "event-hibernated" [Actor(seat)]
            AirlockStarted { room } "event-airlock-started" [noun("room", room)]
            AirlockAborted { room } "event-airlock-aborted" [noun("room", room)]
            AirlockFired { room } "event-airlock-fired" [noun("room", room)]
            EveryonePasses { seat } "event-everyone-passes" [Actor(seat)]

            EventDrawn { event } "event-event-drawn"
                [noun("event", event), Text("effect", self.explain(event).unwrap_or_default())]
            EventForDirection { event } "event-event-for-direction"
                [noun("event", event), self.direction(event)]
            EventRemoved { event } "event-event-removed" [noun("event", event)]
            EventReturned { event } "event-event-returned" [noun("event", event)]
            EventDiscarded { event } "event-event-discarded" [noun("event", event)]
            ItemsBurned { room } "event-items-burned" [noun("room", room)]
            EggsOpened { room, eggs } "event-eggs-opened"
                [noun("room", room), Number("eggs", eggs)]
            EngineShaken { engine, face } "event-engine-shaken"
                [Number("engine", engine + 1), Word("face", face.word())]
            EngineFlipped { engine } "event-engine-flipped" [Number("engine", engine + 1)]
            WeaknessLost { slot, weakness } "event-weakness-lost"
                [noun("slot", slot), noun("weakness", weakness)]
            CardsKeptBack { cards } "event-cards-kept-back" [Number("cards", cards)]

            AlertRevealed { alert } "event-alert-revealed"
                [noun("alert", alert), Text("task", self.explain(alert).unwrap_or_default())]
            Activated { seat, room, alert, made, needed } "event-activated" [
                Actor(seat), noun("room", room), noun("alert", alert), Number("made", made),
                Number("needed", needed),
            ]
            AlertStage { alert, stage } "event-alert-stage"
                [noun("alert", alert), Number("stage", stage)]
            AlertFulfilled { alert } "event-alert-fulfilled" [noun("alert", alert)]
            AlertClosed { alert } "event-alert-closed" [noun("alert", alert)]
            AlertFailed { alert } "event-alert-failed" [noun("alert", alert)]
            SamplePlaced { room } "event-sample-placed" [noun("room", room)]
            SampleDue { tile } "event-sample-due" [noun("tile", tile)]
            SampleRemoved {} "event-sample-removed" []
            ShuttleTimeMoved { to } "event-shuttle-time-moved" [Number("to", to)]

            PowerTurned { circuit, number, blue } "event-power-turned" [
                Text("circuit", self.circuit(circuit)), Number("number", number),
                Word("on", truth(blue)),
            ]
            PowerSwapped { circuits } "event-power-swapped" [
                Text("a", self.circuit(circuits[0])), Text("b", self.circuit(circuits[1])),
            ]
            BackupSwitched { on } "event-backup-switched" [Word("on", truth(on))]
            Glowing { seat } "event-glowing" [Actor(seat)]
            Learned { seat, level } "event-learned" [Actor(seat), Number("level", level)]
            InsightActive { seat } "event-insight-active" [Actor(seat)]
            ElevatorMoved { to } "event-elevator-moved" [noun("to", to)]
            ComputerShown { card } "event-computer-shown" [
                noun("card", card), Text("actions", self.computing(card, cast)),
            ]
            ComputerShuffled {} "event-computer-shuffled" []
            TimingSeen { seat, timing, token } "event-timing-seen"
                [Actor(seat), Number("number", timing + 1), noun("token", token)]
            TimingPeeked { seat, timing } "event-timing-peeked"
                [Actor(seat), Number("number", timing + 1)]
            TimingShown { timing, token } "event-timing-shown" [
                Number("number", timing + 1), noun("token", token),
                Text("effect", self.text(token.into()).unwrap_or_default()),
            ]
            TimingShifted { timing, to } "event-timing-shifted"
                [Number("number", timing + 1), Number("to", to)]
            ContingencySeen { seat, chit, token } "event-contingency-seen" [
                Actor(seat), Number("number", chit + 1), noun("token", token),
                Text("effect", self.text(token.into()).unwrap_or_default()),
            ]
            ContingencyPeeked { seat, chit } "event-contingency-peeked"
                [Actor(seat), Number("number", chit + 1)]
            ContingencyShown { chit, token } "event-contingency-shown" [
                Number("number", chit + 1), noun("token", token),
                Text("effect", self.text(token.into()).unwrap_or_default()),
            ]
            ContingencyTaken { seat, chit } "event-contingency-taken"
                [Actor(seat), Number("number", chit + 1)]
            ContingencyReturned { seat, chit } "event-contingency-returned"
                [Actor(seat), Number("number", chit + 1)]
            ProcedureStarted { slot } "event-procedure-started" [Number("slot", slot)]
            AutodestructionArmed {} "event-autodestruction-armed" []
            GateOpened {} "event-gate-opened" []
            RoverMoved { to } "event-rover-moved"
                [Word("room", truth(to.is_some())), nouns("to", to)]
            BunkerReached { seat } "event-bunker-reached" [Actor(seat)]
            WalkFailed { seat } "event-walk-failed" [Actor(seat)]
            LockedIn { seat } "event-locked-in" [Actor(seat)]
            LockingInFailed { seat } "event-locking-in-failed" [Actor(seat)]
            AmmoLost { seat, weapon, left } "event-ammo-lost"
                [Actor(seat), noun("weapon", weapon), Number("left", left)]
            ItemBuried { seat, item, colour } "event-item-buried"
                [Actor(seat), noun("item", item), noun("deck", colour)]
            ItemPutBack { seat, colour } "event-item-put-back" [Actor(seat), noun("deck", colour)]
            MarkersLost { fire, malfunction } "event-markers-lost"
                [Number("fire", fire), Number("malfunction", malfunction)]
            ObjectShelved { slot, object } "event-object-shelved"
                [noun("slot", slot), Word("object", object.word())]
            NoiseSkipped { seat } "event-noise-skipped" [Actor(seat)]
            DarknessIgnored { seat } "event-darkness-ignored" [Actor(seat)]
            LightUsed { seat } "event-light-used" [Actor(seat)]
            AttackRedirected { from, to } "event-attack-redirected"
                [Actor(from), noun("target", to)]
            IntruderDrawn { mini, to } "event-intruder-drawn"
                [noun("intruder", mini), noun("to", to)]
            ShellScanned { seat, infected } "event-shell-scanned"
                [Actor(seat), Word("infected", truth(infected))]
            FacilityPurged {} "event-facility-purged" []
            FacilityDestroyed {} "event-facility-destroyed" []

            FirstEncounter {} "event-first-encounter" []
            ObjectiveKept { seat, objective } "event-objective-kept"
                [Actor(seat), noun("objective", objective)]
            ObjectiveChosen { seat } "event-objective-chosen" [Actor(seat)]
            PodsUnlocked {} "event-pods-unlocked" []
            GameEnded { ending } "event-game-ended" [Word("ending", ending.word())]
            ShipJumped {} "event-ship-jumped" []
            ShuttleDeparted {} "event-shuttle-departed" []
            DiscoveriesChecked { left, spared } "event-discoveries-checked"
                [Number("left", left), Number("spared", spared)]
            CourseShown { card, planet } "event-course-shown"
                [noun("coordinates", card), noun("planet", planet)]
            ShipExploded {} "event-ship-exploded" []
            EngineRevealed { engine, working } "event-engine-revealed"
                [Number("engine", engine + 1), Word("working", truth(working))]
            CoordinatesRevealed { card, planet } "event-coordinates-revealed"
                [noun("coordinates", card), noun("planet", planet)]
            ContaminationChecked { seat, infected, larva } "event-contamination-checked"
                [Actor(seat), Number("infected", infected), Word("larva", truth(larva))]
            LastCardDrawn { seat, card } "event-last-card-drawn" [Actor(seat), noun("card", card)]
            ContaminationSurvived { seat } "event-contamination-survived" [Actor(seat)]
            ObjectiveRevealed { seat, objective, met } "event-objective-revealed" [
                Actor(seat), Text("objective", self.objective(objective)), Word("met", truth(met)),
            ]
            CommonObjectiveChecked { objective, met } "event-common-objective-checked"
                [Text("objective", self.objective(objective)), Word("met", truth(met))]
            Won { seat } "event-won" [Actor(seat)]
            NobodyWins {} "event-nobody-wins" []
        }
    }
}

impl Voice {
    /// What an offer asks for: things by name, and items by the colour of their back.
    pub(crate) fn wishes(&self, things: &[Option<Thing>], colours: [u8; 4], cast: &Cast) -> String {
        let named = things.iter().flatten().map(|thing| self.name(*thing, cast));
        let hidden = Colour::ALL.iter().zip(colours).filter(|(_, count)| *count > 0);
        let hidden = hidden.map(|(colour, count)| {
            let parts = [Word("colour", colour.word()), Number("count", count)];
            self.words(&phrase("hidden-items", parts), cast)
        });
        self.list(named.chain(hidden).collect())
    }
}

/// The letter of a space of the destination track.
pub(crate) fn letter(space: u8) -> String {
    char::from(b'A' + space % 26).to_string()
}

/// The card on top of a deck.
fn top(card: DeckCard) -> Noun {
    match card {
        DeckCard::Item(item) => item.into(),
        DeckCard::Attack(attack) => attack.into(),
        DeckCard::Wound(wound) => wound.into(),
        DeckCard::Event(event) => event.into(),
        DeckCard::Panic(card) => card.into(),
        DeckCard::Alert(card) => card.into(),
    }
}

fn kind(source: Source) -> &'static str {
    match source {
        Source::Basic(_) | Source::Possibility(_) => "basic",
        Source::Card(_) => "card",
        Source::Item(_) => "item",
        Source::Room => "room",
        Source::Mutation(_) => "mutation",
        Source::Computer => "computer",
    }
}

impl Voice {
    /// What an open computer card offers.
    pub(crate) fn computing(&self, card: derelict_content::ComputerId, cast: &Cast) -> String {
        let sections = &self.book.catalog.computer[card.index()].sections;
        let deeds = sections.iter().map(|section| self.does(section, cast));
        self.list(deeds.collect())
    }

    /// The level of insanity from which a panic card takes effect.
    fn panic_value(&self, card: derelict_content::PanicId) -> u8 {
        self.book.catalog.panic.get(card.index()).map_or(0, |card| card.value)
    }
}

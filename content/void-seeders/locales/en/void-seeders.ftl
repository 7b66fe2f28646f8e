### Void Seeders: their kinds, cards and weaknesses, and what they make of rooms and items.

intruder-lurker = lurker
    .text = The weakest of them. It comes to those who still keep their wits.
    .tokens = { $count ->
        [one] 1 lurker
       *[other] { $count } lurkers
    }
intruder-whisperer = whisperer
    .text = The common hunter of the ship, heard rather than seen.
    .tokens = { $count ->
        [one] 1 whisperer
       *[other] { $count } whisperers
    }
intruder-stalker = stalker
    .text = Big and hard to kill; there is only one.
    .tokens = the stalker
intruder-despoiler = despoiler
    .text = It comes to the mad, and no wound lasts on it. Only the end of all three lairs is its end.
    .tokens = the despoiler
intruder-lair = lair
    .text = It neither moves nor attacks, but whoever ends a round beside it rolls for noise. Once all three are destroyed the despoiler is gone for good.
    .tokens = { $count ->
        [one] 1 lair
       *[other] { $count } lairs
    }

## Attacks

attack-frenzy = Frenzy
    .text = Every character in the room dies with 2 or more serious wounds; otherwise 1 serious wound each.
attack-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
attack-duplicate = Duplicate
    .text = Another one of its type comes into the room; it does not attack yet.
attack-dread = Dread
    .text = 1 serious wound, then a panic card.
attack-braineating = Braineating
    .text = Kills a character with any serious wound; otherwise 2 serious wounds.
attack-bite = Bite
    .text = Kills a character with 2 or more serious wounds; otherwise 1 serious wound.
attack-dismay = Dismay
    .text = 1 contamination card, then a panic card.

## Weaknesses

weakness-sturdy-doors = Sturdy Doors
    .text = Closed doors stop void seeders, which destroy them.
weakness-rational-thinking = Rational Thinking
    .text = A surprise attack gives no contamination card, only a panic card.
weakness-heightened-readiness = Heightened Readiness
    .text = Surprise numbers are 1 lower, but at least 1.
weakness-weakened-control = Weakened Control
    .text = Insanity of level 2 brings a lurker instead of a whisperer.
weakness-vital-spots = Vital Spots
    .text = Against a void seeder, a miss on the combat die counts as one hit.
weakness-determination = Determination
    .text = The first combat roll of every attack on the nest or on a lair may be rolled again.
weakness-mass-therapy = Mass Therapy
    .text = When it is discovered, everybody's insanity falls by 1, from 3 to 2 as well.
weakness-stable-psyche = Stable Psyche
    .text = The check at the end draws 3 cards instead of 4.
slot-corpse = insanity
slot-egg = egg
slot-carcass = carcass

## Events

ship-event-terror-1 = Terror
    .text = Everybody fills the hand to 5 cards and scans its contamination; an infected card sets insanity to 5. Then all hands are discarded.
ship-event-terror-2 = Terror
    .text = Everybody fills the hand to 5 cards and scans its contamination; an infected card sets insanity to 5. Then all hands are discarded.
ship-event-terror-3 = Terror
    .text = Everybody fills the hand to 5 cards and scans its contamination; an infected card sets insanity to 5. Then all hands are discarded.
ship-event-hunt = Hunt
    .text = Void seeders out of combat move to a character next door; if there are several rooms, to the lowest.
ship-event-tendrils = Tendrils
    .text = Every character in a room with a technical entrance gains 1 level of insanity.
ship-event-monophobia-1 = Monophobia
    .text = Every character alone in a room and out of combat draws a panic card.
ship-event-monophobia-2 = Monophobia
    .text = Every character alone in a room and out of combat draws a panic card.
ship-event-neurosis = Neurosis
    .text = Every character beside a lair or one room away draws a panic card.
ship-event-agoraphobia-1 = Agoraphobia
    .text = The despoiler comes into the lowest room with 2 or more characters, without a surprise attack.
ship-event-agoraphobia-2 = Agoraphobia
    .text = The despoiler comes into the lowest room with 2 or more characters, without a surprise attack.
ship-event-fire-wave = Fire Wave
    .text = Fire in every room next to the lowest burning one.
ship-event-whispers-1 = Whispers
    .text = Another event card is drawn and discarded: every corridor with its number at a room with a character gets noise, or causes an encounter there if it has noise already.
ship-event-whispers-2 = Whispers
    .text = Another event card is drawn and discarded: every corridor with its number at a room with a character gets noise, or causes an encounter there if it has noise already.
ship-event-fear-1 = Fear
    .text = Every character with fewer cards in hand than levels of insanity takes 1 contamination card.
ship-event-fear-2 = Fear
    .text = Every character with fewer cards in hand than levels of insanity takes 1 contamination card.
ship-event-ship-ai-failure = Ship AI Failure
    .text = With 2 or more malfunctions in computer rooms the self-destruct sequence starts; otherwise the lowest explored computer room is out of order.
ship-event-computer-system-failure = Computer System Failure
    .text = If a computer room is out of order, so are all other explored computer rooms.
ship-event-evacuation-pod-ejection = Evacuation Pod Ejection
    .text = The pod with the highest number is launched, locked or not, with whoever is in it.
ship-event-generator-overheat = Generator Overheat
    .text = If the Generator is out of order it burns, and fire spreads next to every burning room; otherwise it is out of order.
ship-event-fuel-explosion = Fuel Explosion
    .text = Fire in every engine room.

## Panic cards

panic-blind-escape = Blind Escape
    .text = Draw an event card and move through the corridor of its number.
panic-demotivation = Demotivation
    .text = Every character in the room discards 1 action card, and your insanity rises by 1.
panic-destructive-outburst = Destructive Outburst
    .text = Your room is out of order.
panic-insane-courage = Insane Courage
    .text = Move next door, to a void seeder or a lair.
panic-ripping-of-the-bandages = Ripping of the Bandages
    .text = 1 light wound, and one of your dressed wounds is undressed.
panic-sabotage = Sabotage
    .text = Nothing is left to be found in your room.
panic-bloodlust = Bloodlust
    .text = Everybody else in the room suffers 1 serious wound; if you are alone, you do.
panic-defeatism = Defeatism
    .text = The insanity of everybody in the room rises by 1.
panic-hallucinations = Hallucinations
    .text = One of your weapons loses all its ammo.
panic-hopelessness = Hopelessness
    .text = Draw 3 cards: 1 action card among them leaves the game, the others are discarded.
panic-pyromaniac = Pyromaniac
    .text = Your room burns.
panic-self-mutilation = Self-Mutilation
    .text = 2 light wounds.
panic-destruction = Destruction
    .text = Discard a heavy item from your hands.
panic-heart-attack = Heart Attack
    .text = You die.

## Rooms, cards, items

room-canteen = Canteen
    .text = Heal 1 light wound. Then you may lower your insanity by 1 (but not from 3 to 2), scan the contamination in your hand, or both: clean cards are removed, an infected one sets your insanity to 5.
room-shower-room = Shower Room
    .text = Lower your insanity by 1 (but not from 3 to 2), scan the contamination in your hand, or both: clean cards are removed, an infected one sets your insanity to 5.
room-engine-1 = Engine 1
    .text = Secretly see whether engine 1 works. Two of three engines must work for the ship to survive the jump. An exploration token lies here until somebody enters.
room-engine-2 = Engine 2
    .text = Secretly see whether engine 2 works. Two of three engines must work for the ship to survive the jump. An exploration token lies here until somebody enters.
room-engine-3 = Engine 3
    .text = Secretly see whether engine 3 works. Two of three engines must work for the ship to survive the jump. An exploration token lies here until somebody enters.
room-laboratory = Laboratory
    .text = Analyse the insanity (level 3 or more) of a living character here, or a carcass or an egg that is in the room, carried or not, and discover the weakness behind it. The object stays.
room-surgery = Surgery
    .text = Scan all your cards, wherever they are: infected ones are removed, and your insanity falls to 3. You suffer 1 light wound, shuffle everything into your deck, hand included, and pass.
card-rest = Rest
    .text = Lower your insanity by 1 (but not from 3 to 2), scan all contamination cards in your hand, or both. Clean ones are removed; an infected one sets your insanity to 5.
card-interruption = Interruption
    .text = Played at any time: cancel an action or the effect of a panic card of another character in your room, or somebody else's Interruption. The cost stays paid.
item-clothes = Clothes
    .text = Dress one of your serious wounds.
item-antidote = Antidote
    .text = Scan all your cards, wherever they are: infected ones are removed, and your insanity falls to 3. Then take 1 contamination card, shuffle your discard pile into your deck and pass.

## What else is told otherwise

sign-track-eggs = Eggs in the nest
    .short = Eggs
    .text = The Laboratory can learn from an egg. With the last one gone the nest is destroyed.
sign-object-corpse = Corpse
    .text = A corpse. It takes a hand to carry, and tells the Laboratory nothing.
sign-object-carcass = Carcass
    .text = What is left of a lair. It takes a hand to carry; the Laboratory can learn from it.
sign-deck-attacks = Attacks
sign-part-door = Door
    .text = A closed door stops the crew. Void seeders pass it as if it were open.
sign-lesson-encounter = Encounter
    .text = A token comes out of the bag. A void seeder token brings the kind that your insanity calls; if its number is higher than the cards in your hand, you take contamination and a panic card at once. So keep some cards.
sign-lesson-contamination = Contamination
    .text = This card clogs your hand: it can neither be played nor pay. At the end each one you own raises your insanity, and at level 5 it may kill you, so look for a way to scan and remove it.
sign-lesson-event = What the ship does
    .text = When all have passed, time moves on, void seeders attack, fires burn, an event happens, and whatever is far from the crew slips back into the bag. Then a token is drawn.
prompt-reroll-shot = You rolled { $face ->
    [blank] a miss
    [creeper] a hit on a lurker only
    [adult] a hit on a lurker or whisperer only
    [one] one hit
   *[two] two hits
}. Do you roll again?
event-combat-rolled = { $actor } rolls the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a lurker
        [adult] enough to hurt a lurker or whisperer
        [one] one hit
       *[two] two hits
    }.
    .you = You roll the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a lurker
        [adult] enough to hurt a lurker or whisperer
        [one] one hit
       *[two] two hits
    }.
verb-purge = rid all your cards of infection and lower your insanity to 3
objective-the-great-hunt = The Great Hunt
    .text = Send your signal, and all three lairs or the ship must be destroyed.
objective-cutting-off-the-head = Cutting Off the Head
    .text = A signal must be sent, and all three lairs or the ship must be destroyed.
goal-queen-killed = all three lairs must be destroyed
item-alcohol = Alcohol
    .text = Scan one contamination card of your hand and remove it. If it was infected, you take a new contamination card.
token-unnamed = a void seeder token ({ $number })
    .tokens = { $count ->
        [one] 1 void seeder
       *[other] { $count } void seeders
    }
sign-part-weaknesses = Weaknesses of the void seeders
    .text = The Laboratory discovers them, one for each object behind which they lie. What is discovered holds for the rest of the game.
ordeal = you must not have lost your mind

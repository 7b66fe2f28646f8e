### Carnomorphs: their kinds, cards and adaptations, mutations, and what they make of rooms and items.

intruder-metagorger = metagorger
    .text = The weakest of them. Its touch changes whoever it reaches, and it is gone. Left with food it grows.
    .tokens = { $count ->
        [one] 1 metagorger
       *[other] { $count } metagorgers
    }
intruder-shambler = shambler
    .text = What a metagorger grows into: the common hunter of the ship.
    .tokens = { $count ->
        [one] 1 shambler
       *[other] { $count } shamblers
    }
intruder-fleshbeast = fleshbeast
    .text = Big and hard to kill; a shambler crawls out of it when it dies.
    .tokens = { $count ->
        [one] 1 fleshbeast
       *[other] { $count } fleshbeasts
    }
intruder-butcher = butcher
    .text = The last of their forms. There is only one, and killed it never comes back.
    .tokens = the butcher

## Attacks

attack-devour = Devour
    .text = Kills a character with any serious wound; otherwise 1 serious wound. The butcher loses all its injuries.
attack-spawn = Spawn
    .text = A metagorger comes into the room, and the target is slimed.
attack-bash = Bash
    .text = 1 serious wound and 1 contamination card.
attack-regurgitate = Regurgitate
    .text = Slime and 1 contamination card; a carcass falls to the floor.
attack-slash = Slash
    .text = 1 light wound and 1 contamination card.
attack-bite = Bite
    .text = Kills a character with 2 or more serious wounds; otherwise 1 serious wound.
attack-whiplash = Whiplash
    .text = 2 light wounds and 1 contamination card.

## Adaptations

weakness-voracious = Voracious
    .text = They feed before they attack, and those in combat feed too.
weakness-agile = Agile
    .text = The side of the combat die with the weakest symbol misses every carnomorph, whatever the weapon.
weakness-thick-hide = Thick Hide
    .text = The number read in an injury check counts 1 higher.
weakness-ambushers = Ambushers
    .text = Surprise numbers are 1 higher, at most 5.
weakness-battering-mass = Battering Mass
    .text = Whoever destroys a closed door by moving goes on through it at once.
weakness-ash-skin = Ash Skin
    .text = Fire and Molotov cocktails do not injure them; flamethrowers do.
weakness-knitting-flesh = Knitting Flesh
    .text = At the start of each fire damage step everyone out of combat loses 1 injury.
weakness-corrosive-blood = Corrosive Blood
    .text = Whoever injures one with bare hands suffers 1 light wound.

slot-corpse = corpse
slot-egg = egg
slot-carcass = carcass

## Events

ship-event-rampant-mutation-1 = Rampant Mutation
    .text = Everybody draws 4 cards of the own deck and scans the contamination among them; if any is infected, 1 mutation marker, or a mutation card for who has none. The cards are discarded.
ship-event-rampant-mutation-2 = Rampant Mutation
    .text = Everybody draws 4 cards of the own deck and scans the contamination among them; if any is infected, 1 mutation marker, or a mutation card for who has none. The cards are discarded.
ship-event-reawakening-1 = Reawakening
    .text = In every room with a carcass that nobody carries 1 carcass becomes a shambler, which attacks if somebody is there.
ship-event-reawakening-2 = Reawakening
    .text = In every room with a carcass that nobody carries 1 carcass becomes a shambler, which attacks if somebody is there.
ship-event-lurking-1 = Lurking
    .text = All but metagorgers that share no room with a character leave the board, and a token of each goes into the bag.
ship-event-lurking-2 = Lurking
    .text = All but metagorgers that share no room with a character leave the board, and a token of each goes into the bag.
ship-event-stalking-1 = Stalking
    .text = All but metagorgers out of combat move to a character next door; if there are several rooms, to the lowest.
ship-event-stalking-2 = Stalking
    .text = All but metagorgers out of combat move to a character next door; if there are several rooms, to the lowest.
ship-event-airlock-procedure-glitch = Airlock Procedure Glitch
    .text = The airlock procedure starts in the highest explored yellow room; what is there at the end of the next player phase dies.
ship-event-marked-prey = Marked Prey
    .text = Slime for every character who carries a corpse, a carcass or an egg or shares a room with one.
ship-event-evacuation-hatches-jam = Evacuation Hatches Jam
    .text = Both evacuation sections are out of order, as far as they are explored.
ship-event-quarantine-procedure = Quarantine Procedure
    .text = All doors around every room with a slimed character close.
ship-event-growl = Growl
    .text = Noise in every corridor of every room with a carnomorph.
ship-event-scavenging-biomatter = Scavenging Biomatter
    .text = All but the butcher out of combat move to a corpse, a carcass or an egg next door, carried or not; if there are several rooms, to the lowest.
ship-event-beast-on-the-prowl = Beast on the Prowl
    .text = A butcher away from all characters comes to a slimed one. If it is not on the board, slimed characters roll for noise.
ship-event-chemical-fire = Chemical Fire
    .text = In the highest burning room a malfunction takes the place of the fire, and fire comes up in every room next to it.
ship-event-generator-overload = Generator Overload
    .text = With 3 or more malfunctions on board the self-destruct sequence starts.
ship-event-structural-weakness = Structural Weakness
    .text = Every explored white room is out of order.
ship-event-emergency-protocol-failure = Emergency Protocol Failure
    .text = The pod of section B with the highest number is launched, locked or not, with whoever is in it.
ship-event-ammunition-meltdown = Ammunition Meltdown
    .text = Nothing is left to be found in the lowest explored red room, and fire comes up in it and in every room next to it.

## Mutations

mutation-mimicry = Mimicry
    .text = Infected: move next door, without attacks and without a noise roll. Clean: a carnomorph here attacks somebody else, or you if you are alone; then you may move next door without further attacks.
mutation-bone-blades = Bone Blades
    .text = Infected: 2 injuries to one intruder here. Clean: 1 injury to one, and 1 light wound to you.
mutation-apex-roar = Apex Roar
    .text = Infected: everyone here but the butcher retreats. Clean: one of your choice retreats; then noise in all corridors of the room.
mutation-caustic-bile = Caustic Bile
    .text = Infected: 1 injury to every intruder here and 1 light wound to everybody else. Clean: 1 injury to one intruder, or destroy a closed door of the room or an egg here; then you are slimed.
mutation-adrenal-surge = Adrenal Surge
    .text = Infected: draw 2 cards and take any number of actions in this round, then pass. Clean: draw 2 cards.
mutation-spring-legs = Spring Legs
    .text = Infected: move twice without attacks, with no noise roll after the first move. Clean: move once without attacks.
mutation-regrowth = Regrowth
    .text = Infected: discard 1 serious wound, dressed or not, and heal all light wounds. Clean: dress all your serious wounds.
mutation-boneless-body = Boneless Body
    .text = From a technical entrance to any other. Infected: without a noise roll. Clean: you are slimed first.
mutation-echo-sense = Echo Sense
    .text = Infected: take the noise out of all corridors of your room and of one next door, and look at an unexplored room next door. Clean: take up to 2 noise markers out of corridors of your room.
mutation-ravenous-gut = Ravenous Gut
    .text = Eat a corpse, carcass or egg here or in your hands. Infected: heal all light wounds, dress 1 serious wound, draw 2 cards. Clean: heal 1 light wound, draw 1 card.
mutation-nerve-filaments = Nerve Filaments
    .text = Use the action of your room free. Infected: even against a malfunction.
mutation-pack-mind = Pack Mind
    .text = Infected: move up to 2 carnomorphs out of combat, each through a corridor of your choice. Clean: look at the top event card, which you may bury; then a noise roll.

## Rooms, cards, items

room-canteen = Canteen
    .text = Heal 1 light wound. Then you may scan the contamination in your hand: clean cards are removed, an infected one gives you a mutation card, or a marker if you have one.
room-shower-room = Shower Room
    .text = Remove your slime. Then you may scan the contamination in your hand: clean cards are removed, an infected one gives you a mutation card, or a marker if you have one.
room-laboratory = Laboratory
    .text = Analyse a corpse, a carcass or an egg that is in the room, carried or not, and discard the adaptation that belongs to it and is in force. The object stays.
room-surgery = Surgery
    .text = Scan all your cards, wherever they are: infected ones are removed, and your mutation card if you wish. You suffer 1 light wound, shuffle everything into your deck, hand included, and pass.
card-rest = Rest
    .text = Scan all contamination cards in your hand. Clean ones are removed; an infected one gives you a mutation card, or a marker if you have one.
item-antidote = Antidote
    .text = Scan all your cards, wherever they are: infected ones are removed, and your mutation card if you wish. Then take 1 contamination card, shuffle your discard pile into your deck and pass.
item-laboratory-equipment = Laboratory Equipment
    .text = Discard the adaptation that belongs to a corpse, a carcass or an egg in your room and is in force, as in the laboratory.
item-alcohol = Alcohol
    .text = Scan one contamination card of your hand and remove it. If it was infected, you take a new contamination card instead of a mutation.

## What else is told otherwise

sign-track-eggs = Eggs in the nest
    .short = Eggs
    .text = Carnomorphs in the nest feed on them, and the Laboratory can learn from one. With the last one gone the nest is destroyed.
sign-object-corpse = Corpse
    .text = A corpse: food. It takes a hand to carry; the Laboratory overcomes an adaptation with it.
sign-object-carcass = Carcass
    .text = A dead carnomorph: food. It takes a hand to carry; the Laboratory overcomes an adaptation with it.
sign-object-egg = Egg
    .text = An egg: food. It takes a hand to carry; the Laboratory overcomes an adaptation with it.
sign-deck-attacks = Attacks
sign-part-weaknesses = Adaptations
    .text = Each lies facedown under a waiting type. The first of that type turns it up, for all of them, until the Laboratory discards it with the object at its foot.
sign-part-blank = Blank
    .text = In an encounter nothing comes: noise goes into every corridor of the room. At the end of a turn shamblers with nobody near slip back into the bag, and a metagorger token joins them.
sign-lesson-encounter = Encounter
    .text = A token comes out of the bag and says what is here. If its number is higher than the cards in your hand, it attacks at once: a metagorger gives you a mutation, contamination and a wound, and is gone. So keep some cards.
sign-lesson-contamination = Contamination
    .text = This card clogs your hand: it can neither be played nor pay, unless you have a mutation, which feeds on it. At the end an infected one makes you draw, and four markers kill. So look for a way to scan and remove it.
sign-lesson-event = What the ship does
    .text = When all have passed, time moves on, carnomorphs attack, those beside nobody feed and grow, fires burn, an event happens, and a token is drawn: a red metagorger brings more of them to wherever food lies.
prompt-reroll-shot = You rolled { $face ->
    [blank] a miss
    [creeper] a hit on a metagorger only
    [adult] a hit on a metagorger or shambler only
    [one] one hit
   *[two] two hits
}. Do you roll again?
event-combat-rolled = { $actor } rolls the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a metagorger
        [adult] enough to hurt a metagorger or shambler
        [one] one hit
       *[two] two hits
    }.
    .you = You roll the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a metagorger
        [adult] enough to hurt a metagorger or shambler
        [one] one hit
       *[two] two hits
    }.
verb-purge = rid all your cards of infection, and yourself of your mutation card if you wish
verb-analyse = discard the adaptation in force that belongs to an object here
objective-the-great-hunt = The Great Hunt
    .text = Send your signal, and the butcher must be dead or the ship destroyed.
objective-extreme-field-biology = Extreme Field Biology
    .text = At least two adaptations must be overcome.
objective-ab-ovo = Ab Ovo
    .text = The adaptation that belongs to the egg must be overcome.
objective-necroscopy = Necroscopy
    .text = Send your signal, and the adaptation that belongs to the carcass must be overcome.
objective-first-contact-protocol = First Contact Protocol
    .text = At least two adaptations must be overcome.
objective-cutting-off-the-head = Cutting Off the Head
    .text = A signal must be sent, and the butcher must be dead or the ship destroyed.
goal-queen-killed = the butcher must be dead
goal-weaknesses = adaptations must be overcome{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-weakness = the adaptation that belongs to the { $slot } must be overcome
ordeal = you must not have changed too far

### Intruders, their attacks and their weaknesses.

intruder-larva = larva
    .text = Small and weak, but it infests whoever it attacks and leaves a contamination card.
    .tokens = { $count ->
        [one] 1 larva
       *[other] { $count } larvae
    }
intruder-creeper = creeper
    .text = A young one, still weak, that may turn into something worse.
    .tokens = { $count ->
        [one] 1 creeper
       *[other] { $count } creepers
    }
intruder-adult = adult
    .text = The common hunter of the ship.
    .tokens = { $count ->
        [one] 1 adult
       *[other] { $count } adults
    }
intruder-breeder = breeder
    .text = Big and hard to kill.
    .tokens = { $count ->
        [one] 1 breeder
       *[other] { $count } breeders
    }
intruder-queen = queen
    .text = The mother of them all; there is only one.
    .tokens = the queen

## Attacks

attack-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
attack-claw-attack = Claw Attack
    .text = 2 light wounds and 1 contamination card.
attack-bite = Bite
    .text = Kills a character with 2 or more serious wounds; otherwise 1 serious wound.
attack-tail-attack = Tail Attack
    .text = Kills a character with any serious wound; otherwise 1 serious wound.
attack-frenzy = Frenzy
    .text = Every character in the room dies with 2 or more serious wounds; otherwise 1 serious wound each.
attack-transformation = Transformation
    .text = The creeper becomes a breeder. If the victim has no cards in hand, the breeder makes a surprise attack.
attack-slime = Slime
    .text = The victim is covered in slime and takes 1 contamination card.
attack-summoning = Summoning
    .text = Another intruder comes out of the bag into the room; it does not attack yet.

## Weaknesses

weakness-vital-places = Vital Places
    .text = Against adults, a miss on the combat die counts as one hit.
weakness-vulnerability-to-fire = Vulnerability to Fire
    .text = Fire does 1 more injury each time, and a burning nest loses 2 eggs at once.
weakness-vulnerability-to-energy = Vulnerability to Energy
    .text = Energy weapons that injure, injure once more.
weakness-reaction-to-danger = Reaction to Danger
    .text = Surprise numbers are 1 lower, but at least 1.
weakness-the-way-of-moving = The Way of Moving
    .text = Only breeders and the queen break through closed doors.
weakness-the-way-of-fighting = The Way of Fighting
    .text = The bite of an adult gives a light wound instead of a serious one.
weakness-species-on-the-brink-of-extinction = Species on the Brink of Extinction
    .text = Every intruder dies of 1 injury less.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
    .text = Fire extinguishers and the Fire Control System injure intruders once as they drive them off.

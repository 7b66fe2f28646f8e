### Names put together from others, lists, and words used everywhere.

## Lists

list-none = nothing
list-end = { $first } and { $rest }
list-end-or = { $first } or { $rest }
list-start = { $first }, { $rest }

## People

person-you = you
# Whoever plays the intruders, after the character's death.
person-swarm = the intruder player (player { $number })
# A character and the player behind it.
person = the { $name } (player { $number })
player = player { $number }

## Places

# $number is three digits, such as 007.
place-explored = { $number } { $tile }
# Known without having been entered.
place-known = { $number } { $tile } (unexplored)
# A room without a number, on a side of what lies beside the ship.
place-aside = { $tile } ({ $where })
place-unexplored = room { $number } (unexplored)
# The room a character stands in, where it is not known which.
place-here = the room
# A corridor between two rooms; it may answer to several numbers, such as 1/2.
corridor = corridor { $numbers } between { $a } and { $b }
corridor-towards = corridor { $numbers } to { $to }
network = the technical corridors
network-named = the { $id ->
    [red] red
    [blue] blue
   *[other] other
} technical corridors
pod = pod { $number }

## Intruders and their tokens

# One of several of a type, told apart by a number.
figure = { $kind } { $number }
figure-only = the { $kind }
token = { $kind } ({ $number })
token-two = { $kind } ({ $number }, in darkness { $dark })
token-blue = a blue token: { $kind } ({ $number })
tokens-blue = { $tokens } in blue
action-mutation = mutation
action-computer = computer
circuit-elevator = Elevator
token-blank = a blank token
    .tokens = { $count } blank
# What must hold of whoever survives.
ordeal = you must not carry an infection
token-insanity = { $colour ->
    [blue] the blue insanity token
    [red] the red insanity token
    [orange] the orange insanity token
    [green] the green insanity token
    [violet] the violet insanity token
    [white] the white insanity token
   *[pink] the pink insanity token
}

## Cards and decks

contamination-unscanned = an unscanned contamination card
contamination-infected = an infected contamination card
contamination-clean = a clean contamination card
colour-red = the red deck (military)
colour-yellow = the yellow deck (technical)
colour-green = the green deck (medical)
colour-blue = the crafted items
deck-events = the event deck
deck-attacks = the attack deck
deck-wounds = the deck of serious wounds
deck-panic = the panic deck
deck-alerts = the alert deck
# Items of others, known only by the colour of their backs.
hidden-items = { $count ->
    [one] 1 { $colour ->
        [red] red item
        [yellow] yellow item
        [green] green item
       *[other] other item
    }
   *[other] { $count } { $colour ->
        [red] red items
        [yellow] yellow items
        [green] green items
       *[other] other items
    }
}

## Objects

egg = an egg
carcass = a carcass
sample = a sample
corpse-blue = the blue corpse
zone-shuttle =
    .title = The shuttle
zone-s-01 =
    .title = Section S-01
zone-s-02 =
    .title = Section S-02
zone-s-03 =
    .title = Section S-03
side-shuttle-main = shuttle
side-shuttle-upper = shuttle, above
side-shuttle-right = shuttle, right
side-shuttle-lower = shuttle, below
spot-shuttle-main = the shuttle's main room
spot-shuttle-upper = the shuttle's upper room
spot-shuttle-right = the shuttle's right room
spot-shuttle-lower = the shuttle's lower room
corpse-red = a red corpse
corpse-of = the corpse of the { $name }
corpse-of-player = the corpse of player { $number }
object-corpse = character corpse
object-egg = egg
object-carcass = carcass
slot-corpse = character corpse
slot-egg = egg
slot-carcass = carcass

## The course

planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
planet-deep-space = Deep Space
coordinates = A leads to { $a }, B to { $b }, C to { $c }, D to { $d }

## What is printed on components

# The symbol that says how many injuries kill, or that the intruder flees.
blood = { $number ->
    [0] it retreats
    [one] it dies of 1 injury
   *[other] it dies of { $number } injuries
}
price = { $mark ->
    [out] { $cost ->
        [0] Free; only out of combat.
        [one] Costs 1 card; only out of combat.
       *[other] Costs { $cost } cards; only out of combat.
    }
    [in] { $cost ->
        [0] Free; only in combat.
        [one] Costs 1 card; only in combat.
       *[other] Costs { $cost } cards; only in combat.
    }
   *[any] { $cost ->
        [0] Free, in and out of combat.
        [one] Costs 1 card, in and out of combat.
       *[other] Costs { $cost } cards, in and out of combat.
    }
}
price-card = { $mark ->
    [out] { $cost ->
        [0] Costs nothing but this card; only out of combat.
        [one] Costs this card and 1 more; only out of combat.
       *[other] Costs this card and { $cost } more; only out of combat.
    }
    [in] { $cost ->
        [0] Costs nothing but this card; only in combat.
        [one] Costs this card and 1 more; only in combat.
       *[other] Costs this card and { $cost } more; only in combat.
    }
   *[any] { $cost ->
        [0] Costs nothing but this card, in and out of combat.
        [one] Costs this card and 1 more, in and out of combat.
       *[other] Costs this card and { $cost } more, in and out of combat.
    }
}
print-room = { $colour ->
    [red] A red room
    [yellow] A yellow room
    [green] A green room
    [white] A white room: searching it finds items of any one colour
   *[none] It cannot be searched
}{ $computer ->
    [yes] , with a computer.
   *[no] .
}
print-event = { $second ->
    [0] Out of combat, these move through corridor { $number }: { $kinds }.
   *[other] Out of combat, these move through corridor { $number } and then through corridor { $second }: { $kinds }.
}
print-alert-icon = Alert: a new one is drawn, unless one is open.
print-attack = Hits when the attacker is one of these: { $kinds }. As an injury card: { $blood }.
print-character = { $armed ->
    [yes] Starts with the { $weapon }.
   *[no] Starts without an item.
} Quest items: { $quests }.
print-beginning = { $worker ->
    [yes] Works here
   *[no] Survived the Nemesis
}: starts in the { $room } with { $knowledge } knowledge.
print-exploration = { $items ->
    [one] The room holds 1 item.
   *[other] The room holds { $items } items.
}
print-weapon = { $class ->
    [energy] Energy weapon
   *[classic] Classic weapon
}, holds { $ammo } ammo.
print-heavy = { $slots ->
    [one] Heavy: takes a hand.
   *[other] Heavy: takes both hands.
}
print-one-use = Discarded after use.
print-uses = { $uses ->
    [one] Can be used once.
   *[other] Can be used { $uses } times.
}
print-component = Component for crafting: { $symbol ->
    [chem] chemical
    [cloth] cloth
    [med] medical
    [tool] tool
   *[energy] energy
}.
print-recipe = Crafted from { $a ->
    [chem] a chemical
    [cloth] a cloth
    [med] a medical
    [tool] a tool
   *[energy] an energy
} and { $b ->
    [chem] a chemical
    [cloth] a cloth
    [med] a medical
    [tool] a tool
   *[energy] an energy
} component.
print-unlock-in = Unlocked in this room: { $tile }.
print-unlock-discarding = Unlocked by discarding { $items }.
print-unlock-discarding-in = Unlocked by discarding { $items } in a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [white] white
   *[none] plain
} room.
print-unlock-knowledge = Unlocked with at least { $level } knowledge.
print-unlock-colour = Unlocked in any { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [white] white
   *[none] plain
} room.
print-unlock-exit = Unlocked in any room that leads outside.
print-unlock-computer = Unlocked in any room with a working computer.
print-unlock-anywhere = Unlocked in any room.
told-objective = { $name }: { $text }
# A statement of the rulebook, which is in English. Other languages say so.
told-statement = { $statement }

## Odds. Chances are whole percents, such as 33 or <1.

odds-noise = Encounter { $encounter } %, noise { $noise } %, danger { $danger } %, silence { $quiet } %.
odds-unexplored = { $noise } Behind it may be: { $found }.
odds-found = { $found ->
    [lair] a lair
    [silence] silence
    [danger] danger
    [slime] slime
    [fire] fire
    [malfunction] a malfunction
    [turret] a turret
   *[doors] doors that close
}
odds-bar = { $outcome ->
    [panic] panic
    [encounter] encounter
    [noise] noise
    [danger] danger
    [quiet] silence
    [blank] nothing
    [surprise] surprise attack
    [hit] hit
    [kill] kill
    [retreat] driven off
    [wound] serious wound
    [unhurt] unhurt
    [infected] a card infected
    [any-infected] any infected
   *[death] you die
}
odds-more = { $count ->
    [one] 1 other kind
   *[other] { $count } other kinds
}
odds-share = { $what } { $chance } %
odds-encounter = In an encounter: { $kinds }; nothing { $blank } %. Surprised { $surprise } %.
odds-strike = The chances: { $parts }.
odds-hit = hit { $chance } %
odds-kill = kill { $chance } %
odds-retreat = driven off { $chance } %
odds-wound = you suffer a serious wound { $chance } %
odds-death = you die { $chance } %
odds-escape = Getting away unhurt { $unhurt } %, dying { $death } %.
odds-search = Among the cards drawn may be: { $items }.
odds-scan = Each card is infected with { $each } %; at least one of them with { $any } %.

### Objectives: names and what they ask. They are judged for those who survive.

objectives-corporate = corporate
objectives-personal = personal
objectives-coop = cooperative
objectives-requirement = requirement
objectives-offer = offer

## Personal

objective-salvaging-the-prime-asset = Salvaging the Prime Asset
    .text = The ship must reach Earth, or you must be the only survivor.
objective-quarantine = Quarantine
    .text = The ship must reach Mars, where you survive hibernation; or it must reach Earth with the nest destroyed.
objective-the-great-hunt = The Great Hunt
    .text = Send your signal, and the queen must be dead or the ship destroyed.
objective-hoarder = Hoarder
    .text = Leave in an escape pod with at least 7 items; quest items not yet unlocked do not count.
objective-relentless-investigator = Relentless Investigator
    .text = Send your signal, and every room must be explored.
objective-a-proper-burial = A Proper Burial
    .text = Send your signal, and end in a pod or in hibernation with the blue corpse in your hands.
objective-the-oldest-friend = The Oldest Friend
    .text = The ship must reach Earth, or you must be the only survivor.
objective-best-friends-forever = Best Friends Forever
    .text = You and at least one other character must survive.
objective-aliens-on-a-spaceship = Aliens on a Spaceship
    .text = Send your signal, and the nest or the ship must be destroyed.

## Corporate

objective-the-right-moment-to-strike = The Right Moment to Strike
    .text = Player 1 must not survive, or you must be the only survivor.
objective-greener-pastures = Greener Pastures
    .text = Player 2 must not survive, or you must be the only survivor.
objective-extreme-field-biology = Extreme Field Biology
    .text = At least two weaknesses of the intruders must be discovered.
objective-ab-ovo = Ab Ovo
    .text = The weakness behind the egg must be discovered.
objective-necroscopy = Necroscopy
    .text = Send your signal, and the weakness behind the carcass must be discovered.
objective-my-precious = My Precious
    .text = Send your signal, and end in a pod or in hibernation with an egg in your hands.
objective-an-old-feud = An Old Feud
    .text = Player 3 must not survive, or you must be the only survivor.
objective-hostile-takeover = Hostile Takeover
    .text = Player 4 must not survive, or you must be the only survivor.
objective-the-final-enlightenment = The Final Enlightenment
    .text = Player 5 must not survive, or you must be the only survivor.

## Solo and cooperative

objective-destination-earth = Destination: Earth
    .text = The ship must reach Earth.
objective-emergency-post-mortem = Emergency Post-Mortem
    .text = The blue corpse must lie in the Surgery.
objective-first-contact-protocol = First Contact Protocol
    .text = At least two weaknesses of the intruders must be discovered.
objective-cutting-off-the-head = Cutting Off the Head
    .text = A signal must be sent, and the queen must be dead or the ship destroyed.
objective-no-man-left-behind = No Man Left Behind
    .text = A signal must be sent, and every room must be explored.
objective-special-delivery = Special Delivery
    .text = End in a pod or in hibernation with an egg in your hands.
objective-clean-up-crew = Clean-Up Crew
    .text = A signal must be sent, and the nest or the ship must be destroyed.

### Parts of objectives, each with how it stands.

goal-standing = { $standing ->
    [met] met
    [open] not yet
    [unknown] not known
   *[lost] impossible now
}
goal-ship-reaches = the ship must reach { $planet }
goal-ship-destroyed = the ship must be destroyed
goal-only-survivor = you must be the only survivor
goal-company = somebody else must survive too
goal-player-dies = { $player } must not survive
goal-signal = the signal must be sent{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-queen-killed = the queen must be dead
goal-nest-destroyed = the nest must be destroyed
goal-all-explored = every room must be explored{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-in-pod = you must leave in an escape pod
goal-items = you must own enough item cards{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-finds = you must own enough items that were found or crafted{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-quest = one of your quest items must have been unlocked
goal-fit = no undressed serious wound, one light wound at most, no slime
goal-engines = at least { $count } engines must work
goal-course = the ship must be set for { $planet }
goal-no-eggs = no egg may lie in a room or be carried by anyone
goal-in-order = nothing may be out of order on the shuttle, nor in { $rooms }
goal-everybody = every character must be alive and on the shuttle or away{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-self-destruct = the self-destruct sequence must be running
goal-carry = you must carry { $object ->
    [blue-corpse] the blue corpse
    [corpse] a corpse
    [egg] an egg
   *[carcass] a carcass
} at the end
goal-weaknesses = weaknesses must be discovered{ $counted ->
    [yes] { " " }({ $have } of { $need })
   *[no] { "" }
}
goal-weakness = the weakness behind the { $slot } must be discovered
goal-no-veterans = no survivor of the Nemesis may survive
goal-veteran = another survivor of the Nemesis must survive
goal-knowledge = you must have at least { $level } knowledge
goal-active = your knowledge token must be active
goal-explored = every room must be explored here: { $zones }
goal-alert = the alert procedure must end the game
goal-away = you must leave in a pod or for the bunker
goal-power = { $backup ->
    [yes] backup power and at least { $tokens } power tokens must be on
   *[no] at least { $tokens } power tokens must be on
}
goal-corpse-in = the blue corpse must be in { $room }
goal-swarm = You play the intruders. You cannot win, but you can see to it that nobody does.

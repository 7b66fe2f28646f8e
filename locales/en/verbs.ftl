### What abilities do, as parts of a sentence that says what a player may do.

arms-item = the { $item }
arms-class = { $class ->
    [energy] an energy weapon
   *[classic] a classic weapon
}
arms-any = a weapon

verb-move = { $footfall ->
    [careful] go to a neighbouring room and choose where the noise is
    [silent] go to a neighbouring room without a noise roll
    [shut] go to a neighbouring room and close the door behind you
   *[roll] go to a neighbouring room
}
verb-escape = escape next door; intruders here attack you first
verb-ducts = { $slime ->
    [yes] get slimed and crawl from one technical entrance to another
   *[other] { $footfall ->
        [silent] crawl from one technical entrance to another without a noise roll
       *[other] { $explored ->
            [yes] crawl from one technical entrance to another that is explored
           *[no] crawl from one technical entrance to another
        }
    }
}
verb-ducts-ambush = crawl to an explored room with a technical entrance, where something attacks as in darkness: { $kind }
verb-space-walk = discard your hand and walk outside to another { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [white] white
   *[none] plain
} room
verb-leave = { $ammo ->
    [0] get {""}
    [one] spend 1 ammo to get {""}
   *[other] spend { $ammo } ammo to get {""}
}{ $who ->
    [own] away without being attacked
    [either] yourself or someone else out without being attacked
   *[both] yourself, someone else or both out without being attacked
}
verb-order = send another character here to a neighbouring room
verb-shoot = { $all ->
    [yes] fire all ammo of { $weapon } at one target
   *[no] fire { $weapon }
}{ $reroll ->
    [yes] , with a reroll if you like
   *[no] {""}
}
verb-melee = { $bonus ->
    [0] fight with bare hands
    [one] fight with bare hands, with 1 injury more after a hit
   *[other] fight with bare hands, with { $bonus } injuries more after a hit
}
verb-trade = exchange things with those in the room
verb-craft = { $tool ->
    [none] build an item from two components
    [yellow] build an item from two components, any yellow item serving as a tool
   *[other] build an item from two components, another item serving as a tool
}
verb-craft-single = { $all ->
    [yes] build an item from a single component, as everybody else here may
   *[no] build an item from a single component
}
verb-pick-up = take an object of the room into your hands
verb-unlock = turn up a quest item
verb-search = { $empty ->
    [yes] draw 2 items of the colour of the room and keep 1, even if nothing is left
   *[no] draw 2 items of the colour of the room and keep 1
}
verb-draw-items = draw { $draw } items of any one colour and keep 1
verb-scan-hand = { $optional ->
    [yes] scan the contamination in your hand if you like
   *[no] { $knowledge ->
        [0] scan the contamination in your hand and get rid of what is clean
       *[other] scan the contamination in your hand and get rid of what is clean, for { $knowledge } knowledge if any was
    }
}
verb-scan-hand-safe = scan the contamination in your hand and get rid of what is clean; what is infected does nothing
verb-mutate = scan a contamination card of your hand and let your mutation act, for a mutation marker
verb-slip = { $footfall ->
    [silent] move next door without being attacked and without a noise roll
   *[other] move next door without being attacked
}
verb-provoke = make an intruder in the room attack somebody else, or you if you are alone
verb-rend = { $injuries ->
    [one] 1 injury to an intruder in the room
   *[other] { $injuries } injuries to an intruder in the room
}{ $per ->
    [0] { "" }
   *[other] , and 1 more for every { $per } knowledge you have
}{ $provoke ->
    [yes] { "" }; if it is still here, it attacks you at once
   *[no] { "" }
}
verb-roar = { $all ->
    [yes] drive off all intruders in the room but the mightiest
   *[other] drive off an intruder in the room
}
verb-noise-around = noise in every corridor of the room
verb-spit = 1 injury to every intruder in the room, 1 light wound to everybody else there
verb-slime = get slimed
verb-smash-egg = destroy an egg in the room
verb-regrow = discard a serious wound, dressed or not, and heal all light wounds
verb-listen = take the noise out of all corridors of this and of a neighbouring room, and look at an unexplored room next door
verb-quiet = { $markers ->
    [one] { $section ->
        [yes] take 1 noise marker out of a corridor of your section
       *[no] take 1 noise marker out of a corridor of the room
    }
   *[other] take up to { $markers } noise markers out of corridors of the room
}
verb-eat = eat a corpse, a carcass or an egg in the room or in your hands
verb-steer = { $steps ->
    [one] { $section ->
        [yes] move an intruder of your section that is not in combat through a corridor of your choice
       *[no] move an intruder out of combat through a corridor of your choice
    }
   *[other] move up to { $steps } intruders out of combat, each through a corridor of your choice
}
verb-noise-roll = make a noise roll
verb-self-repair = { $care ->
    [light] discard an item to heal all your light wounds
    [dress] discard an item to dress all your serious wounds
   *[serious] discard an item to heal one of your dressed serious wounds
}
verb-check-one-engine = look at the status of an engine of your choice
verb-computer-door = open or close a door of any explored room with a computer
verb-refill = discard another item to fill it up
verb-drain = let it lose all its energy
verb-punch = let it strike an intruder here; each further energy is 1 injury more
verb-draw-in = { $cards ->
    [one] draw 1 action card if the room is { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [white] white
       *[none] without a colour
    }
   *[other] draw { $cards } action cards if the room is { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [white] white
       *[none] without a colour
    }
}
verb-fill-hand = fill your hand to { $cards } cards
verb-treat = { $patients ->
    [one] heal all light wounds or dress a serious wound of a character here
   *[other] heal all light wounds or dress a serious wound of up to { $patients } characters here
}
verb-inject = spend 1 ammo: a character here takes { $contamination ->
    [one] 1 contamination card
   *[other] { $contamination } contamination cards
} and discards { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
verb-rouse = spend 1 ammo: a character here draws { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
verb-operate = operate on a character here
verb-free = take { $item } off whoever bears them
verb-send = move another character, here or next door, one room
verb-suggest = let another character here move one room or discard { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
verb-launch-pod = launch an escape pod from afar, with whoever is inside
verb-set-engine = look at an engine from afar and set its status
verb-lay-course = look through the coordinates cards and lay one of them out
verb-fetch = take an item of your choice out of the deck of this room's colour
verb-watch = put it with another character
verb-read-mind = look through all cards of a character here or next door, who shuffles them and draws anew
verb-companion-move = { $recall ->
    [yes] call your companion back and move it { $steps } room
   *[no] move your companion up to { $steps } rooms
}
verb-companion-search = let your companion search its room; it comes back with what it finds
verb-companion-hush = discard all noise markers in the corridors of your companion's room
verb-drag = go to a neighbouring room together with an intruder; the others do not attack
verb-delegate = let another character here use this room free of charge
verb-sift = { $other ->
    [yes] let another character here draw { $draw } and discard { $discard }
   *[no] draw { $draw } cards and discard { $discard }
}
verb-rest = lower your insanity, scan the contamination in your hand, or both
verb-scan-one = scan and remove 1 contamination card of your hand
verb-purge = { $hand ->
    [yes] rid your hand of infection and yourself of a larva
   *[no] rid all your cards of infection and yourself of a larva
}
verb-reshuffle = { $hand ->
    [yes] shuffle hand and discard pile into your deck
   *[no] shuffle your discard pile into your deck
}
verb-take-contamination = { $cards ->
    [one] take 1 contamination card
   *[other] take { $cards } contamination cards
}
verb-light-wounds = { $wounds ->
    [one] suffer 1 light wound
   *[other] suffer { $wounds } light wounds
}
verb-pass = pass
verb-pass-all = make everybody pass and skip the coming intruder attacks
verb-unlimited-actions = take any number of actions this round, then pass
verb-destroy-door = destroy a closed door next to you
verb-toggle-door = { $mend ->
    [yes] open or close a door next to you, even a destroyed one
   *[no] { $anywhere ->
        [yes] open or close any one door
       *[no] open or close a door next to you
    }
}
verb-doors-around = { $close ->
    [yes] close all doors around any one room
   *[no] open and close any doors around one room
}
verb-break-room = put this room out of order
verb-block-room = put a computer room out of order
verb-clear-malfunction = repair the malfunction here
verb-repair-engine = repair or damage the engine here
verb-room-action = { $on ->
    [computer] use this room free of charge, by its computer
    [plain] use this room free of charge
    [broken] use this room free of charge, even against a malfunction
    [own] use this room free of charge
   *[cockpit] use this room free of charge
}
verb-remote-action = use any other working computer room free of charge
verb-reload = { $ammo ->
    [0] fully load { $weapon }
   *[other] load { $ammo } ammo into { $weapon }
}
verb-attach = fit it to { $weapon }: { $capacity } ammo now and { $capacity } more capacity{ $free ->
    [yes] , and free reloading
   *[no] {""}
}
verb-attach-reroll = fit it to { $weapon }: you may roll again once in each attack with it
verb-alarm = make a noise roll in another room without a character
verb-set-turret = set a turret, unseen by the others
verb-break-turret = destroy the turret here
verb-activate = answer the alert here
verb-tape = tie two heavy items together to hold them in one hand
verb-draw = { $each ->
    [yes] draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for each of your serious wounds
   *[no] { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
}
verb-draw-all = { $cards ->
    [one] everyone here draws 1 card
   *[other] everyone here draws { $cards } cards
}
verb-redraw = discard any cards and draw as many plus 1
verb-check-coordinates = look at the coordinates
verb-set-destination = set the destination
verb-check-engine = see whether this engine works
verb-check-engines = see which engines work
verb-peek-tiles = { $tiles ->
    [one] look at 1 unexplored room
   *[other] look at { $tiles } unexplored rooms
}{ $token ->
    [yes] {" "}and its exploration token
   *[no] {""}
}
verb-peek-objective = { $signal ->
    [yes] { $all ->
        [yes] see all objectives that a player who sent a signal still holds
       *[no] see an objective of a player who sent a signal
    }
   *[no] see an objective of another player
}
verb-look-event = look at the next event and perhaps bury it
verb-ignite = discard an item to set this room on fire
verb-extinguish = put out the fire here
verb-drive-off = make an intruder here retreat
verb-fire-control = put out the fire in any room and make the intruders there retreat
verb-stun = injure an intruder here and make it retreat
verb-discard-hand = { $most ->
    [0] make someone here discard the whole hand
   *[other] make someone here with { $most } cards or fewer discard the whole hand
}
verb-others-discard = { $cards ->
    [one] make each other character here discard 1 card
   *[other] make each other character here discard { $cards } cards
}
verb-throw = { $fire ->
    [yes] throw it here or next door: fire, 1 injury to every intruder and a serious wound to every character there, 1 egg destroyed
   *[no] throw it here or next door: { $target } injuries to one intruder, { $others } to the others, a serious wound to every character, or { $eggs } eggs destroyed
}
verb-throw-wreck = throw it here or next door: a malfunction, fire, 1 injury to every intruder and a light wound to every character there
verb-decoy = lure intruders into a neighbouring room
verb-self-destruct = start or stop self-destruct
verb-toggle-pod = { $here ->
    [yes] lock or unlock a pod of this section
   *[no] lock or unlock any pod
}
verb-dress = { $all ->
    [yes] dress all your serious wounds
   *[no] { $others ->
        [yes] dress a serious wound of yours or of someone here
       *[no] dress one of your serious wounds
    }
}
verb-heal-serious = { $others ->
    [yes] heal a dressed wound of yours or of someone here
   *[no] heal one of your dressed wounds
}
verb-heal-light = { $wounds ->
    [0] { $others ->
        [yes] heal all light wounds of yours or of someone here
       *[no] heal all your light wounds
    }
    [one] heal 1 light wound
   *[other] heal { $wounds } light wounds
}
verb-clear-slime = wash off the slime
verb-signal = send your signal
verb-board-pod = try to board an unlocked pod
verb-analyse = discover the weakness behind an object here
verb-take-egg = take an egg and roll for noise
verb-airlock = seal another yellow room and vent it
verb-hibernate = try to hibernate
verb-peek-deck = look at the top card of a shared deck and put it at the bottom if you like
verb-train = draw { $draw } cards of your deck, keep 1 and put the others at the bottom
verb-take-item = take the { $item } from deck or discard pile

## In a facility

verb-gain-knowledge = gain { $steps } knowledge{ $active ->
    [0] { "" }
   *[other] , { $active } more if your knowledge token is active
}{ $activate ->
    [yes] {" "}and turn your knowledge token active
   *[no] { "" }
}
verb-lower-counter = lower the item counter of the room by 1
verb-forfeit = { $what ->
    [weapon] discard one of your weapons
   *[item] discard one of your items
}
verb-spend-use = spend a use of the { $item }
verb-restore-uses = bring back all uses of the { $item }
verb-take-object = take { $object ->
    [corpse] a corpse
    [egg] an egg
   *[carcass] a carcass
} out of the supply
verb-compute = { $several ->
    [yes] use any of the actions of the computer, each once
   *[no] { $optional ->
        [yes] use the computer here if it has power and you like
       *[no] use the computer
    }
}
verb-peek-contingency = { $whose ->
    [anyone] look at a contingency token of any player or of the neutral pool
    [pool] { $keep ->
        [yes] look at a neutral contingency token and keep it
       *[no] look at a neutral contingency token
    }
   *[section] look at all contingency tokens of another player in your section
}
verb-peek-css = { $shift ->
    [yes] look at a CSS token of the time track and move it by 1 slot if you like
   *[no] look at a CSS token of the time track
}
verb-send-rover = send the empty rover where you like
verb-escape-outside = { $rover ->
    [yes] leave for the bunker with the rover
   *[no] try to walk to the bunker in your suit
}
verb-elevator = { $what ->
    [call] call the elevator
    [ride] take the elevator to another section
   *[both] call the elevator and take it to another section, with or without power
}
verb-flip-power = flip the power token of your section
verb-move-power = { $all ->
    [yes] redistribute all power tokens
   *[no] swap two power tokens
}
verb-reset-power = turn the lowest power tokens on again
verb-backup = switch backup power on
verb-autodestruct = { $stop ->
    [yes] stop the autodestruction
   *[no] start the autodestruction
}
verb-start-alert = start the alert procedure
verb-enter-pod = discard your hand, pass and wait in the pod
verb-lock-in = try to lock yourself in
verb-defend = turn the defenses of another room on everything there
verb-vent = seal a room with a technical entrance and vent it
verb-glow = be in the light until the end of the turn
verb-excise = cut the larva out of someone here who agrees, for { $wounds ->
    [one] a serious wound
   *[other] { $wounds } serious wounds
}
verb-escort = go to a neighbouring room, with one other character of this one if you like
verb-push = drive an intruder here into a neighbouring room of your choice
verb-shed = put { $cards ->
    [one] 1 contamination card
   *[other] { $cards } contamination cards
} of your hand on your discard pile
verb-place-noise = { $section ->
    [yes] place a noise marker in a corridor of your section
   *[no] place a noise marker in a corridor of the room
}
verb-sort-deck = draw the top two cards of the { $deck ->
    [events] event deck
   *[attacks] attack deck
}, put one back and the other at the bottom

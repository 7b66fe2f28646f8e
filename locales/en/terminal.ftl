### What the terminal itself says: greetings, headings, help, and the situation in words.

## Beginning

welcome =
    DERELICT. You wake from hibernation aboard a ship that should have been home by now. One of
    the crew is dead, most rooms are a blank on the map, and something moves in the ducts.
welcome-goal =
    Everybody has two secret objectives and keeps one of them once the first intruder shows up.
    You win if you survive and your objective is met. To survive you must be asleep in the
    hibernatorium when the ship jumps, with two engines working and the course set for Earth, or
    leave in an escape pod; and you must not carry an infection. The others may help you, or not.
welcome-goal-solo =
    You are alone with two objectives and keep one of them once the first intruder shows up. You
    win if you survive and that objective is met. To survive you must be asleep in the
    hibernatorium when the ship jumps, with two engines working and the course set for Earth, or
    leave in an escape pod; and you must not carry an infection.
welcome-goal-coop =
    You play together: all win if every objective on the table is met and somebody survives. To
    survive, one must be asleep in the hibernatorium when the ship jumps, with two engines working
    and the course set for Earth, or leave in an escape pod; and not carry an infection.
welcome-turn =
    In your round you take two actions. Most cost cards of your hand, which you discard to pay.
    Walking makes noise, and noise draws intruders. When you pass, you rest until the next turn;
    each turn the clock runs down and an event strikes the ship.
welcome-table = { $players ->
    [one] One player sits at the table: { $people }.
   *[other] { $players } players sit at the table: { $people }.
}
welcome-bots = The computer's crew has plans of its own, and sees no more than you would in its seat.
welcome-fair = The dice are fixed already. Hash of the secret seed: { $hash }
welcome-seed = The seed was chosen, so this game cannot prove that its dice are fair.
welcome-help = Answer with a number. Type { "?" } for help, s for the situation, quit to stop.
person-human = { $name }
person-bot = the computer ({ $number })
you = you

## Going on

unfinished = There is an unfinished game with { $players } players in turn { $turn }.
unfinished-ask = Go on with it? Type yes, or no to give it up and begin another:
unfinished-broken = The saved game cannot be read: { $why }
unfinished-aside = It was put aside as { $path }, and a new game begins.
given-up = The game was given up. Its record is { $path }
welcome-back = Welcome back.
rules-changed = The rules have changed since this game was saved; it goes on under the new ones.

## At the prompt

ask = Number, or { "?" } for help >
press-enter = Press Enter.
curtain = Pass the screen to { $name }, player { $number }. The others look away.
curtain-yours = { $name }, press Enter when only you can see the screen.
curtain-nothing = You could have reacted by what the others know. There is nothing for you to decide.
not-understood = I do not understand `{ $input }`. Type a number from 1 to { $last }, or { "?" } for help.
no-such-option = There is no option { $number }. The options are 1 to { $last }.
answer-yes-no = I do not understand `{ $input }`. Type yes or no.
nothing-more = There is nothing more to say about that.
unknown-thing = Nothing here is called `{ $word }`. I know what is in your hand and inventory, the actions, and the rooms you have seen.

help-options =
    Type the number of an option to choose it.
help-list =
    { "?" } N — what option N does
    { "?" } WORD — what a card, item, room or action does
    s — the situation: you, the others, the ship
    h — your hand and items, with what they do
    o — your objectives
    m — the map: rooms, corridors, doors, noise
    why — what you cannot do now, and why not; why WORD asks about one action
    rules WORDS — look up the rules
    undo — take back your last choice, while nothing has come of it yet
    log — everything that has happened
    save — where the game is kept
    quit — stop; the game is kept and goes on next time

undo-done = Your last choice is taken back.
undo-bound = Your last choice cannot be taken back: something was rolled, revealed or paid, or somebody else has acted since.
save-where = The game is kept after every choice, in { $path }
quit-kept = The game is kept. Start the game again to go on.
input-ended = The input has ended. The game is kept; start the game again to go on.

why-nothing = Nothing called `{ $word }` is among the actions you could think of.
why-possible = { $action }: possible now, option { $number }.
why-not = { $action }: { $reasons }
why-all = Everything you could think of is possible now.
why-not-asked = Not what you are asked now.
why-rule = { $reason } ({ $rule })

log-line = { $sentence } ({ $rule })
log-empty = Nothing has happened yet.

## The situation

situation-turn = Turn { $turn }. The clock shows { $time }; at 0 the ship jumps.
situation-before = The game is being set up. The clock shows { $time }; at 0 the ship jumps.
situation-destruct = SELF-DESTRUCT is running: { $space } left until the ship explodes.
situation-blue = Hibernation chambers are open.
situation-course = The course is set for { $letter }.
situation-coordinates = You know the coordinates: { $card }.
situation-engine = Engine { $number }: { $state ->
    [working] working, as you saw in turn { $turn }
    [damaged] damaged, as you saw in turn { $turn }
    [open-working] working
    [open-damaged] damaged
   *[unknown] unknown
}.
situation-pod = { $pod }: { $state ->
    [launched] gone
    [locked] at section { $section }, locked
   *[unlocked] at section { $section }, unlocked
}{ $aboard ->
    [none] .
   *[some] , with { $people } inside.
}
situation-bag = In the intruder bag: { $tokens }.
situation-nest = { $destroyed ->
    [yes] The nest is destroyed.
   *[no] { $eggs ->
        [one] One egg is in the nest.
       *[other] { $eggs } eggs are in the nest.
    }
}
situation-weakness = Known weakness ({ $object }): { $name }.
situation-markers = Fires: { $fires } of { $most-fires }. Malfunctions: { $broken } of { $most-broken }.
situation-airlock = The airlock procedure runs in { $room }.

bag-tokens = { $kind ->
    [blank] { $count } blank
    [larva] { $count ->
        [one] 1 larva
       *[other] { $count } larvae
    }
    [creeper] { $count ->
        [one] 1 creeper
       *[other] { $count } creepers
    }
    [adult] { $count ->
        [one] 1 adult
       *[other] { $count } adults
    }
    [breeder] { $count ->
        [one] 1 breeder
       *[other] { $count } breeders
    }
   *[queen] the queen
}

player-you = You are the { $name }.
player-undrafted = { $who } has no character yet.
player-line = { $who }: { $facts }.
fact-place = { $kind ->
    [room] in { $place }
    [pod] in { $place }
    [hibernating] asleep
    [evacuated] away in { $place }
    [dead] dead
   *[nowhere] not on board yet
}
fact-first = first player
fact-passed = has passed
fact-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fact-piles = { $deck } in the deck, { $discard } discarded
fact-light = { $count ->
    [one] 1 light wound
   *[other] { $count } light wounds
}
fact-serious = serious wound: { $wound }
fact-dressed = serious wound, dressed: { $wound }
# The deck of wounds had run out.
wound-unnamed = without a card
fact-slimed = slimed
fact-larva = carries a larva
fact-swarm = plays the intruders, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
swarm-hand = You play the intruders. Your cards: { $cards }.
fact-signal = has sent the signal
fact-holds = holds { $things }
fact-items = has { $items }
fact-backs = { $count } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] crafted
   *[none] open
} { $count ->
    [one] item
   *[other] items
}
fact-quests = quest items still inactive: { $items }
held-ammo = { $thing } ({ $ammo }/{ $capacity } ammo)
held-with = { $thing } with { $items }
held-taped = { $thing } (taped)

heading-hand = Your hand
heading-items = What you carry
heading-objectives = Your objectives
heading-others = The others
heading-ship = The ship
heading-around = Around you
heading-rooms = Rooms
heading-corridors = Corridors
heading-log = What has happened
heading-why = What you cannot do now
none = none

objective-line = { $deck ->
    [corporate] Corporate
   *[personal] Personal
}: { $text }
objective-common = Common: { $text }
objective-kept = You have kept the { $deck ->
    [corporate] corporate
   *[personal] personal
} one.
objective-open = You will keep one of them when the first intruder appears.

room-line = { $room }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
room-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
room-fire = FIRE
room-malfunction = out of order
room-eggs = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
}
room-carcasses = { $count ->
    [one] 1 carcass
   *[other] { $count } carcasses
}
room-intruder = { $intruder } ({ $count ->
    [one] 1 injury
   *[other] { $count } injuries
})
room-unharmed = { $intruder }
way-line = { $corridor }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
way-noise = noise
way-closed = closed door
way-destroyed = destroyed door
duct-here = a technical corridor entrance{ $noise ->
    [yes] , with noise
   *[no] {""}
}

## The end

end-heading = THE END
end-fate = How it ended
end-engines = First check: the engines
end-course = Second check: the course
end-contamination = Third check: contamination
end-objectives = Fourth check: objectives
end-skipped = Nothing to check.
end-crew = The crew
end-player = { $who }: { $fate ->
    [won] survived and WON
    [survived] survived, but did not win
   *[dead] did not survive
}.
end-kept = kept { $text }
end-unkept = never chose between { $a } and { $b }
end-winners = { $count ->
    [0] Nobody has won.
    [one] { $people } has won.
   *[other] { $people } have won.
}
end-record = The record of this game is { $path }
end-verify = Check it with: derelict verify { $path }
end-seed = The seed was { $seed }

### What happened with objectives and at the end. `.you` is the form for the listener's own character.

## Objectives and the end

event-first-encounter = The first intruder is on the ship: everyone must settle on one objective.
event-objective-kept = { $actor } keeps the objective { $objective }.
    .you = You keep the objective { $objective }.
event-objective-chosen = { $actor } has settled on an objective.
event-pods-unlocked = All escape pods unlock.
event-game-ended = { $ending ->
    [time-out] Time is up.
    [self-destruct] The self-destruct sequence has run out.
    [fire] There is no marker left for a ninth fire: it is out of control, and the ship breaks apart.
    [hull-breach] There is no marker left for a ninth malfunction: the hull gives way.
    [alert-failed] The alert has failed: everybody on board dies.
    [departure] The last turn is over.
    [deserted] Nobody living is left on ship or shuttle.
    [procedure-over] The alert procedure has run its course.
    [nobody-awake] Nobody is awake on board any more; the ship goes on to its jump.
   *[nobody-awake-exploding] Nobody is awake on board any more; the self-destruct sequence goes on to its end.
}
event-shuttle-departed = The shuttle casts off and departs.
event-ship-jumped = The ship jumps into hyperspace.
event-ship-exploded = The ship explodes.
event-engine-revealed = { $working ->
    [yes] Engine { $engine } works.
   *[no] Engine { $engine } is damaged.
}
event-coordinates-revealed = The coordinates: { $coordinates }. The ship arrives at { $planet }.
event-course-shown = The coordinates: { $coordinates }. The ship is set for { $planet }.
event-discoveries-checked = { $left ->
    [0] Every discovery token on the ship has been revealed.
    [one] 1 discovery token on the ship was not revealed; { $spared } may be left.
   *[other] { $left } discovery tokens on the ship were not revealed; { $spared } may be left.
}
event-contamination-checked = { $larva ->
        [yes] The final scan of { $actor } finds a larva.
       *[no] { $infected ->
            [0] The final scan of { $actor } finds nothing infected.
            [one] The final scan of { $actor } finds 1 infected card.
           *[other] The final scan of { $actor } finds { $infected } infected cards.
        }
    }
    .you = { $larva ->
        [yes] Your final scan finds a larva.
       *[no] { $infected ->
            [0] Your final scan finds nothing infected.
            [one] Your final scan finds 1 infected card.
           *[other] Your final scan finds { $infected } infected cards.
        }
    }
event-last-card-drawn = { $actor } draws { $card }.
    .you = You draw { $card }.
event-contamination-survived = { $actor } comes through the final check alive.
    .you = You come through the final check alive.
event-objective-revealed = { $met ->
        [yes] { $actor } has fulfilled this objective: “{ $objective }”
       *[no] { $actor } has not fulfilled this objective: “{ $objective }”
    }
    .you = { $met ->
        [yes] You have fulfilled your objective: “{ $objective }”
       *[no] You have not fulfilled your objective: “{ $objective }”
    }
event-common-objective-checked = { $met ->
    [yes] This common objective is fulfilled: “{ $objective }”
   *[no] This common objective is not fulfilled: “{ $objective }”
}
event-won = { $actor } wins.
    .you = You win!
event-nobody-wins = Nobody wins.

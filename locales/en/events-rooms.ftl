### What happened in rooms and with event cards. `.you` is the form for the listener's own character.

## Rooms and secrets

event-signal-sent = { $actor } sends a signal.
    .you = You send a signal.
event-weakness-revealed = A weakness is discovered ({ $slot }): { $weakness }. { $effect }
event-destination-set = { $actor } sets the destination to { $letter }.
    .you = You set the destination to { $letter }.
event-coordinates-seen = { $actor } checks the coordinates: { $coordinates }.
    .you = You check the coordinates: { $coordinates }.
event-coordinates-checked = { $actor } checks the coordinates.
event-engine-seen = { $working ->
        [yes] { $actor } checks engine { $engine }: it works.
       *[no] { $actor } checks engine { $engine }: it is damaged.
    }
    .you = { $working ->
        [yes] You check engine { $engine }: it works.
       *[no] You check engine { $engine }: it is damaged.
    }
event-engine-checked = { $actor } checks engine { $engine }.
event-engine-restacked = { $changed ->
        [yes] { $actor } changes the state of engine { $engine }.
       *[no] { $actor } leaves engine { $engine } as it was.
    }
    .you = { $changed ->
        [yes] You change the state of engine { $engine }.
       *[no] You leave engine { $engine } as it was.
    }
event-tile-seen = { $actor } secretly looks at room { $number }: { $tile }.
    .you = You secretly look at room { $number }: { $tile }.
event-tile-peeked = { $actor } secretly looks at room { $number }.
event-exploration-seen = { $items ->
        [one] { $actor } sees the exploration token of room { $number }: { $token }, 1 item.
       *[other] { $actor } sees the exploration token of room { $number }: { $token }, { $items } items.
    }
    .you = { $items ->
        [one] You see the exploration token of room { $number }: { $token }, 1 item.
       *[other] You see the exploration token of room { $number }: { $token }, { $items } items.
    }
event-objective-seen = { $actor } sees an objective held by { $other }: { $objective }
    .you = You see an objective held by { $other }: { $objective }
event-kept-objective-seen = { $actor } sees the objective kept by { $other }: { $objective }
    .you = You see the objective kept by { $other }: { $objective }
event-kept-objective-peeked = { $actor } looks at the objective kept by { $other }.
    .you = You look at the objective kept by { $other }.
event-objective-peeked = { $actor } looks at the { $deck } objective held by { $other }.
    .you = You look at the { $deck } objective held by { $other }.
event-event-seen = { $actor } sees the next event: { $event }.
    .you = You see the next event: { $event }.
event-event-peeked = { $actor } looks at the next event.
event-event-buried = { $actor } puts the event at the bottom of the deck.
    .you = You put the event at the bottom of the deck.
event-deck-top-seen = { $actor } sees the top card of { $deck }: { $card }.
    .you = You see the top card of { $deck }: { $card }.
event-deck-top-peeked = { $actor } looks at the top card of { $deck }.
event-exploration-peeked = { $actor } secretly looks at the token in room { $number }.
event-deck-peeked = { $count ->
        [one] { $actor } looks at the top card of { $deck }.
       *[other] { $actor } looks at the top { $count } cards of { $deck }.
    }
    .you = { $count ->
        [one] You look at the top card of { $deck }.
       *[other] You look at the top { $count } cards of { $deck }.
    }
event-own-deck-peeked = { $count ->
        [one] { $actor } looks at the top card of their own deck.
       *[other] { $actor } looks at the top { $count } cards of their own deck.
    }
    .you = { $count ->
        [one] You look at the top card of your deck.
       *[other] You look at the top { $count } cards of your deck.
    }
event-deck-top-buried = { $actor } puts the top card of { $deck } at the bottom.
    .you = You put the top card of { $deck } at the bottom.
event-card-kept = { $actor } keeps { $card }; what else was drawn goes to the bottom of the deck.
    .you = You keep { $card }; what else you drew goes to the bottom of your deck.
event-turret-placed = In { $room } stands a turret: number { $turret }.
event-turret-kept-out = No turret can stand in { $room }; the token is discarded.
event-turret-shown = Turret { $turret } in { $room } shows its status: { $status ->
    [target-all] it shoots at everything that enters
    [target-intruders] it shoots at intruders that enter
   *[inactive] it is inactive
}.
event-turret-set = { $actor } lays a status token facedown on turret { $turret } in { $room }.
    .you = You lay a status token facedown on turret { $turret } in { $room }.
event-turret-seen = { $actor } knows what turret { $turret } is set to: { $status ->
        [target-all] it shoots at everything that enters
        [target-intruders] it shoots at intruders that enter
       *[inactive] it is inactive
    }.
    .you = You know what turret { $turret } is set to: { $status ->
        [target-all] it shoots at everything that enters
        [target-intruders] it shoots at intruders that enter
       *[inactive] it is inactive
    }.
event-turret-peeked = { $actor } knows what turret { $turret } is set to.
event-turret-fired = Turret { $turret } in { $room } opens fire.
event-turret-destroyed = Turret { $turret } in { $room } is destroyed.
event-token-exchanged = As many rooms are unexplored as lairs are missing: in { $room } a lair takes the place of this token: { $token }.
event-pod-toggled = { $locked ->
    [yes] { $pod } is locked.
   *[no] { $pod } is unlocked.
}
event-pod-entered = { $actor } boards { $pod }.
    .you = You board { $pod }.
event-pod-left = { $actor } gets out of { $pod }.
    .you = You get out of { $pod }.
event-pod-thrown-out = An intruder comes in: { $actor } must get out of { $pod }.
    .you = An intruder comes in: you must get out of { $pod }.
event-pod-launched = { $pod } is launched.
event-boarding-failed = { $actor } does not get into a pod.
    .you = You do not get into a pod.
event-evacuated = { $actor } leaves the ship in { $pod }.
    .you = You leave the ship in { $pod }.
event-hibernation-failed = { $actor } does not get to sleep.
    .you = You do not get to sleep.
event-hibernated = { $actor } lies down to hibernate.
    .you = You lie down to hibernate.
event-airlock-started = The airlock procedure begins in { $room }. If its doors stay closed, everything in it dies when all have passed.
event-airlock-aborted = The airlock procedure in { $room } is aborted.
event-airlock-fired = { $room } is vented into space.
event-everyone-passes = { $actor } makes everybody pass. No intruder attacks in the coming event phase.
    .you = You make everybody pass. No intruder attacks in the coming event phase.

## Event cards

event-event-drawn = Event: { $event }. { $effect }
event-event-for-direction = The event { $event } shows the way: corridor { $number }.
event-event-removed = The event { $event } leaves the game; the event deck is shuffled.
event-event-returned = The event { $event } is shuffled back into the deck.
event-event-discarded = The event { $event } is discarded.
event-items-burned = Fire destroys the items in { $room }.
event-eggs-opened = { $eggs ->
    [one] The egg in { $room } hatches.
   *[other] The eggs in { $room } hatch.
}
event-engine-shaken = The combat die for engine { $engine }: { $face ->
    [one] one hit
    [two] two hits
   *[other] a miss
}.
event-engine-flipped = Engine { $engine } changes its state; nobody sees to what.
event-weakness-lost = They have learnt: the weakness { $weakness } ({ $slot }) is lost for good.
event-cards-kept-back = { $cards ->
    [one] Everybody will draw 1 card fewer in the next turn.
   *[other] Everybody will draw { $cards } cards fewer in the next turn.
}

## Alerts

event-alert-revealed = Alert: { $alert }. { $task }
event-activated = { $actor } answers the alert “{ $alert }” in { $room }{ $needed ->
        [0] {""}
        [one] {""}
       *[other] : { $made } of { $needed }
    }.
    .you = You answer the alert “{ $alert }” in { $room }{ $needed ->
        [0] {""}
        [one] {""}
       *[other] : { $made } of { $needed }
    }.
event-alert-stage = The first stage of the alert “{ $alert }” is done.
event-alert-fulfilled = The alert “{ $alert }” is answered.
event-alert-closed = The alert “{ $alert }” is over.
event-alert-failed = The alert “{ $alert }” was not answered in time.
event-sample-placed = A sample lies in { $room }.
event-sample-due = A sample lies in { $tile }, wherever that is.
event-sample-removed = The sample is of no more use.
event-shuttle-time-moved = { $to ->
    [0] The time for the alert is up.
    [one] 1 turn is left for the alert.
   *[other] { $to } turns are left for the alert.
}

## In a facility

event-power-turned = { $on ->
    [yes] { $circuit }: power token { $number } goes on.
   *[no] { $circuit }: power token { $number } goes off.
}
event-power-swapped = Two power tokens change places: { $a }, { $b }.
event-backup-switched = { $on ->
    [yes] Backup power is on.
   *[no] Backup power is off.
}
event-glowing = { $actor } is in the light until the end of the turn.
    .you = You are in the light until the end of the turn.
event-learned = { $actor } now has { $level } knowledge.
    .you = You now have { $level } knowledge.
event-insight-active = The knowledge token of { $actor } is active now.
    .you = Your knowledge token is active now.
event-elevator-moved = The elevator stops at { $to }.
event-computer-shown = The computer now offers, by { $card }: { $actions }.
event-computer-shuffled = The computer cards are shuffled.
event-timing-seen = { $actor } sees CSS token { $number }: { $token }.
    .you = You see CSS token { $number }: { $token }.
event-timing-peeked = { $actor } looks at CSS token { $number }.
    .you = You look at CSS token { $number }.
event-timing-shown = CSS token { $number } is revealed. { $effect }
event-timing-shifted = CSS token { $number } is moved to slot { $to } of the time track.
event-contingency-seen = { $actor } sees contingency token { $number }, { $token }. { $effect }
    .you = You see contingency token { $number }, { $token }. { $effect }
event-contingency-peeked = { $actor } looks at contingency token { $number }.
    .you = You look at contingency token { $number }.
event-contingency-shown = Contingency token { $number } is revealed: { $token }. { $effect }
event-contingency-taken = { $actor } takes contingency token { $number }.
    .you = You take contingency token { $number }.
event-contingency-returned = Contingency token { $number } of { $actor } goes back to the neutral ones.
    .you = Your contingency token { $number } goes back to the neutral ones.
event-procedure-started = { $slot ->
    [0] The alert procedure begins: it ends the game with the last slot of the time track. The isolation room is open.
   *[other] The alert procedure begins: the game ends when the time token leaves slot { $slot }. The isolation room is open.
}
event-autodestruction-armed = The autodestruction cannot be stopped any more.
event-gate-opened = The main gate opens, for good.
event-rover-moved = { $room ->
    [yes] The rover drives to { $to }.
   *[no] The rover drives to the bunker.
}
event-bunker-reached = { $actor } is safe in the bunker.
    .you = You are safe in the bunker.
event-walk-failed = { $actor } does not get away.
    .you = You do not get away.
event-locked-in = { $actor } is locked in.
    .you = You are locked in, and safe for now.
event-locking-in-failed = { $actor } does not get in.
    .you = You do not get in.
event-ammo-lost = { $actor } loses ammo of the { $weapon }: { $left } left.
    .you = You lose ammo of the { $weapon }: { $left } left.
event-item-buried = { $actor } puts the { $item } at the bottom of its deck: { $deck }.
    .you = You put the { $item } at the bottom of its deck: { $deck }.
event-item-put-back = { $actor } puts an item at the bottom of its deck: { $deck }.
    .you = You put an item at the bottom of its deck: { $deck }.
event-markers-lost = Markers leave the supply for good. { $fire ->
    [one] 1 fire marker
   *[other] { $fire } fire markers
}, { $malfunction ->
    [one] 1 malfunction marker
   *[other] { $malfunction } malfunction markers
}.
event-object-shelved = On the laboratory board now lies { $object ->
    [corpse] a corpse
    [egg] an egg
   *[carcass] a carcass
}: { $slot }.
event-use-spent = { $actor } uses the { $item }: { $left ->
        [0] it is used up.
        [one] 1 use is left.
       *[other] { $left } uses are left.
    }
    .you = You use the { $item }: { $left ->
        [0] it is used up.
        [one] 1 use is left.
       *[other] { $left } uses are left.
    }
event-uses-restored = The { $item } of { $actor } can be used { $now } times again.
    .you = Your { $item } can be used { $now } times again.
event-noise-skipped = { $actor } makes no noise.
    .you = You make no noise.
event-darkness-ignored = { $actor } does not mind the dark.
    .you = You do not mind the dark.
event-light-used = { $actor } switches on a light.
    .you = You switch on a light.
event-attack-redirected = { $actor } goes unnoticed; the attack hits { $target }.
    .you = You go unnoticed; the attack hits { $target }.
event-intruder-drawn = { $intruder } comes to { $to }, drawn by the smell of blood.
event-shell-scanned = { $infected ->
        [yes] The card { $actor } draws is infected.
       *[no] The card { $actor } draws is clean.
    }
    .you = { $infected ->
        [yes] The card you draw is infected.
       *[no] The card you draw is clean.
    }
event-facility-purged = The facility is purged. Everybody in it who is not locked in dies.
event-facility-destroyed = The facility is destroyed.

### Options. $occasion is the word for what is being decided.

# An action everyone has; $deed begins the sentence.
choice-basic = { $cost ->
    [0] { $name }: { $deed }
    [one] { $name }: { $deed } (1 card)
   *[other] { $name }: { $deed } ({ $cost } cards)
}
choice-play = { $cost ->
    [0] Play { $name }: { $deed }
    [one] Play { $name }: { $deed } (1 more card)
   *[other] Play { $name }: { $deed } ({ $cost } more cards)
}
choice-use = { $cost ->
    [0] Use { $name }: { $deed }
    [one] Use { $name }: { $deed } (1 card)
   *[other] Use { $name }: { $deed } ({ $cost } cards)
}
choice-room-action = { $cost ->
    [0] Room action ({ $name }): { $deed }
    [one] Room action ({ $name }): { $deed } (1 card)
   *[other] Room action ({ $name }): { $deed } ({ $cost } cards)
}
choice-room-here = Room action
choice-drop = Drop { $thing }
choice-pass = Pass
choice-done = { $occasion ->
    [discard] Discard no more
    [redraw] That is all: draw
    [doors-around] That is all
    [trade] Make no more offers
    [offer] Make the offer
    [show] Show nothing
    [swarm-keep] Keep none
    [slip] Stay
    [quiet] Take no more
    [steer] Move no more
    [compute] Leave the computer
    [shift-timing] Leave it where it is
   *[other] Done
}
choice-yes = { $occasion ->
    [consent] Agree
    [reroll] Roll again
    [noise] Roll again
    [reroll-shot] Roll again
    [extra-ammo] Spend it
    [event-card] Put it at the bottom
    [deck-top] Put it at the bottom
    [scan] Scan them
    [cure] Have it removed
    [heed] It does
    [ride] Ride along
    [launch] Get away
    [answer] Accept
    [interrupt] Interrupt
    [follow] Go along (1 card)
    [surprise] Ignore the attack
    [attack] Ignore the attack
   *[other] Yes
}
choice-no = { $occasion ->
    [consent] Refuse
    [reroll] Keep the roll
    [noise] Keep the roll
    [reroll-shot] Keep the roll
    [extra-ammo] Save it
    [event-card] Leave it on top
    [deck-top] Leave it on top
    [scan] Leave them
    [cure] Keep it
    [heed] Pass over it
    [ride] Stay
    [launch] Stay here
    [make-room-quest] Drop nothing and lose it for the rest of the game
    [make-room-item] Drop nothing and discard it
    [make-room] Drop nothing and leave it
    [answer] Refuse
    [interrupt] Let it happen
    [follow] Stay here
    [surprise] Take the attack
    [attack] Take the attack
   *[other] No
}
choice-launch = Launch the pod
choice-leave = Get out of the pod and play a round
choice-stay = Wait in the pod
choice-keep = { $works ->
    [yes] Leave engine { $engine } working
    [no] Leave engine { $engine } damaged
   *[unknown] Leave it as it is
}
choice-swap = { $works ->
    [yes] Damage engine { $engine }
    [no] Repair engine { $engine }
   *[unknown] Change it
}
choice-eggs = { $occasion ->
    [which-eggs] An egg of the nest
   *[other] The eggs
}
choice-card = { $occasion ->
    [target] { $card }
    [keep-card] Keep { $card }
   *[other] Discard { $card }
}
choice-room = { $room }
# $way tells the corridor and where it leads.
choice-corridor = { $occasion ->
    [hush] Noise in { $way }
   *[other] { $way }
}
choice-door = { $door ->
    [closed] The closed door in { $way }
    [destroyed] The destroyed door in { $way }
   *[open] The open door in { $way }
}
choice-duct = { $occasion ->
    [swarm-target] Into { $network }
    [steer-way] Into { $network }
   *[other] Noise in { $network }
}
choice-intruder = { $injuries ->
    [0] { $intruder }
    [one] { $intruder }, 1 injury so far
   *[other] { $intruder }, { $injuries } injuries so far
}
choice-seat = { $actor }
    .you = Yourself
choice-both = Yourself and { $other }
choice-item = { $occasion ->
    [keep-item] Keep { $item }
    [hand-over] Hand over { $item }
    [given-up] Discard { $item }
   *[other] { $item }
}
choice-thing = { $occasion ->
    [which-eggs] An egg lying in the room
    [show] Show { $thing }
   *[other] { $thing }
}
choice-object = { $object } in this room
choice-object-of = The { $object } carried by { $other }
choice-colour = { $deck }
choice-deck = { $deck }
choice-event = { $event }
choice-seize = { $acts ->
    [yes] { $possibility }: { $deed }
   *[no] { $possibility }
}
choice-mutation = { $card }
choice-mutate = { $name }: { $deed }
choice-mutate-here = Use the mutation
choice-coordinates = { $card }
choice-recall = Call it back
choice-compute = The computer: { $deed }
choice-slot = { $occasion ->
    [shift-timing] To slot { $slot }
   *[other] The CSS token on slot { $slot }
}
choice-chit = Contingency token { $number }
choice-circuit = { $circuit }
choice-bunker = The bunker
choice-light = All light wounds
choice-each = One of each colour
choice-engine = Engine { $engine }
choice-status = { $status ->
    [target-all] It shoots at everything that enters
    [target-intruders] It shoots at intruders that enter
   *[inactive] It is inactive
}
choice-rest = { $rest ->
    [lower] Lower insanity
    [scan] Scan the contamination in hand
    [both] Lower insanity and scan
   *[neither] Neither
}
choice-pod = { $locked ->
    [yes] { $pod } (locked)
   *[no] { $pod } (unlocked)
}
choice-course = Destination { $letter }
choice-course-known = Destination { $letter } ({ $planet })
choice-objective = The { $deck } objective
choice-keep-objective = Keep the { $deck } objective
choice-keep-known = { $kind ->
    [coop] Keep the objective { $objective }
   *[other] Keep the { $deck } objective, { $objective }
}
choice-character = The { $character }
choice-wound = The wound: { $wound }
choice-offer = Make { $other } an offer
choice-show = Show { $other } something
choice-give = Give { $thing }
choice-ask = Ask for { $thing }
choice-ask-colour = Ask for { $colour ->
    [red] a red item
    [yellow] a yellow item
    [green] a green item
   *[other] another item
}
choice-counter = Answer with another offer

## What an option means that uses nothing

explain-interrupt = Your Interruption is discarded and the action does not happen; what was paid for it stays paid.
explain-surprise = Your card is discarded and the attack does nothing to you.
explain-attack = The card or item that you have for it is used up, and the attack does nothing to you.
explain-objectives = You win only if you survive and the objective you keep is met. Nobody else learns which one it is.
explain-reroll = It costs 1 action card; the second roll stands.
explain-pass = You take no more rounds in this turn, and may discard cards; at the start of the next turn you draw up to five.
explain-pay = The card goes to your discard pile and comes back when your deck is used up.
explain-drop-item = Costs no action. The item is lost: nobody can pick it up again.
explain-drop-object = Costs no action. It stays in the room, where anybody can pick it up.

# Said before something is done that cannot be stepped back from.
warn-drop-item = { $thing } is lost for good: it goes to the discards{ $free ->
    [yes] , and no action is spent
   *[no] { "" }
}.
# Before something is paid for and taken.
warn-crams = Your hands are full: to take { $thing } you must drop something then, or leave it.
warn-drop-object = You put { $thing } down here. Taking it up again costs an action.
# $targets are named by the rules, there being no other; $paid cards are paid without a choice.
warn-shown = { $action } is shown to all, and there is no step back. { $due ->
    [one] Then you choose the card that pays.
   *[other] Then you choose the { $due } cards that pay.
}
warn-at-once = { $action } is carried out at once: { $targets }.{ $paid ->
    [0] { "" }
    [one] { " " }It pays 1 card.
   *[other] { " " }It pays { $paid } cards.
}{ $marks ->
    [yes] { " " }Whatever the scan shows, it costs a mutation marker; the fourth kills.
   *[no] { "" }
}{ $harms ->
    [yes] { " " }It also wounds { $hit }.
   *[no] { "" }
} There is no step back.

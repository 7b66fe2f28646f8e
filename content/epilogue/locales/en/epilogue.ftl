### What everybody wants of an Epilogue, and the offer.

objective-proof-of-death = Proof of Death
    .text = At the end you carry a character corpse.
objective-trophy = Trophy
    .text = At the end you carry an intruder carcass.
objective-full-pockets = Full Pockets
    .text = At the end you have at least 3 items that were found or crafted.
objective-own-business = Own Business
    .text = One of your quest items has been unlocked.
objective-message-home = Message Home
    .text = You have sent your signal.
objective-fit-for-duty = Fit for Duty
    .text = At the end you have no undressed serious wound, at most 1 light wound and no slime.
objective-working-order = Working Order
    .text = At the end at least 2 engines work.
objective-homeward-course = Homeward Course
    .text = At the end the ship is set for Earth.
objective-field-study = Field Study
    .text = At the end at least 1 weakness of the intruders is discovered; what an earlier crew knew must be found anew.
objective-containment = Containment
    .text = At the end no egg lies in a room or is carried by anyone; those of the nest's own board do not count.
objective-inspector = Inspector
    .text = At the end nothing is out of order in the Cockpit, the Hibernatorium, the engine rooms and the shuttle.
objective-full-crew = Full Crew
    .text = At the end every character is alive, on the shuttle or away in a pod.
objective-burn-it = Burn It
    .text = At the end the self-destruct sequence is running.
objective-lucrative-offer = Lucrative Offer
    .text = Send your signal and leave in an escape pod with an egg in your hands. Alerts and discovery tokens do not matter.
possibility-take-offer = take the Lucrative Offer
    .text = Give your requirement up for good: send the signal and leave in a pod with an egg. Whatever becomes of alerts and discovery tokens, you win if you survive the contamination check.

# What is otherwise in an Epilogue: its track counts to the departure, and there is no jump.
sign-track-shuttle = Shuttle
    .text = The turns until the shuttle departs, this one included. On the spaces marked for it the open alert is due.
event-shuttle-time-moved = { $to ->
    [0] The last turn ends, and with it the shuttle departs.
    [one] The last turn before the shuttle departs.
   *[other] The shuttle departs in { $to } turns.
}
room-engine-1 = Engine 1
    .text = Secretly see whether engine 1 works.
room-engine-2 = Engine 2
    .text = Secretly see whether engine 2 works.
room-engine-3 = Engine 3
    .text = Secretly see whether engine 3 works.
event-objective-revealed = { $met ->
        [yes] { $actor } has met this requirement: “{ $objective }”
       *[no] { $actor } has not met this requirement: “{ $objective }”
    }
    .you = { $met ->
        [yes] You have met your requirement: “{ $objective }”
       *[no] You have not met your requirement: “{ $objective }”
    }

### What the program says of a ship, said of the facility.

## What happens

event-first-encounter = The first night stalker has shown itself: everyone must settle on one objective.
event-time-moved = { $to ->
    [0] The time token reaches the last slot.
   *[other] The time token moves to slot { $to }.
}
event-self-destruct-started = The autodestruction is running.
event-self-destruct-stopped = The autodestruction is stopped.
event-self-destruct-moved = { $to ->
    [0] The autodestruction token moves to the last slot.
   *[other] The autodestruction token moves to slot { $to }.
}
event-evacuated = { $actor } leaves the facility in { $pod }.
    .you = You leave the facility in { $pod }.
event-pod-entered = { $actor } waits in { $pod }.
    .you = You wait in { $pod }.
event-pod-left = { $actor } is put back from { $pod }.
    .you = You are put back from { $pod }.
event-airlock-started = { $room } is sealed. If its doors stay closed, everything in it but eggs dies when all have passed.
event-airlock-aborted = A door of { $room } is open: it is not vented.
event-airlock-fired = { $room } is vented.
event-combat-rolled = { $actor } rolls: { $face ->
        [blank] a miss
        [creeper] enough to hurt a larva or creeper
        [adult] enough to hurt an adult or less
        [one] one hit
        [pay-one] one injury, for a card
        [one-or-two] one injury, or two for a card
       *[two] two hits
    }.
    .you = You roll: { $face ->
        [blank] a miss
        [creeper] enough to hurt a larva or creeper
        [adult] enough to hurt an adult or less
        [one] one hit
        [pay-one] one injury, for a card
        [one-or-two] one injury, or two for a card
       *[two] two hits
    }.
event-combat-rerolled = { $actor } rolls again.
    .you = You roll again.
event-died = { $actor } dies ({ $cause ->
        [attack] killed by an intruder
        [fire] burnt
        [melee] beaten in close combat
        [bleeding] bled to death
        [surgery] on the operating table
        [throw] in the blast
        [larva] a larva broke out
        [airlock] vented
        [explosion] the facility was destroyed
        [contamination] contaminated
        [purge] the facility was purged
        [contingency] the company's contingency
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
       *[other] an accident
    }).
    .you = You die ({ $cause ->
        [attack] killed by an intruder
        [fire] burnt
        [melee] beaten in close combat
        [bleeding] bled to death
        [surgery] on the operating table
        [throw] in the blast
        [larva] a larva broke out
        [airlock] vented
        [explosion] the facility was destroyed
        [contamination] contaminated
        [purge] the facility was purged
        [contingency] the company's contingency
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
       *[other] an accident
    }).
event-game-ended = { $ending ->
    [time-out] The last slot of the time track is reached.
    [self-destruct] The autodestruction has run out.
    [fire] There is no marker left for another fire: it is out of control.
    [hull-breach] There is no marker left for another malfunction: the facility collapses.
    [procedure-over] The alert procedure has run its course.
    [nobody-awake] Nobody is left out there; time runs out.
   *[nobody-awake-exploding] Nobody is left out there; the autodestruction runs to its end.
}
event-ship-jumped = Time has run out.
event-ship-exploded = The facility is destroyed.

verb-analyse = analyse an object here or in your hands, for 3 knowledge

explain-drop-item = Costs no action. The card goes to the bottom of its deck; a crafted one can be built again, and what belongs to a character is lost.
warn-drop-item = { $thing } goes to the bottom of its deck, and no action is spent.

## What is in the way

reason-chambers-shut = The isolation room opens when the time token reaches slot { $time }, or with the alert procedure.
reason-point-of-no-return = The autodestruction cannot be stopped any more.
reason-airlock-running = A room is being vented already.
reason-no-pod = The pod is taken.
reason-no-entrance = There is no entrance to the technical corridors.

## Aims

goal-ship-destroyed = the facility must be destroyed

## Tokens and parts of the table

exploration-silence = Silence
    .text = No noise roll is made, unless the explorer is slimed, who meets Danger. Whoever moved carefully still places a marker.
exploration-danger = Danger
    .text = Instead of a noise roll, Danger strikes, careful or not.
exploration-doors = Doors
    .text = The door behind the explorer closes, if there is one.
sign-track-time = Time
    .text = Counts down, one slot each turn, from 15 to 1 and then the last one. From slot 8 on the isolation room is open. On the last slot everybody who is not locked in or gone dies.
sign-track-self-destruct = Autodestruction
    .short = Destruct
    .text = Once started it lies 3 slots ahead. Reached, it turns red and moves 3 slots more: then nothing can stop it, and the main gate opens.
sign-track-fires = Fires
    .text = When a marker is needed and none is left, the facility is destroyed.
sign-track-malfunctions = Malfunctions
    .text = When a marker is needed and none is left, the facility is destroyed.
sign-space-blue = Isolation room open
    .text = From here on one may lock oneself in.
sign-space-yellow = No way back
    .text = From here on the autodestruction cannot be stopped.
sign-space-jump = The purge
    .text = Everybody in the facility who is not locked in dies.
sign-space-explosion = The facility is destroyed
    .text = Everybody in it dies, locked in or not.
sign-mark-signal = Signal sent
    .fact = has sent the signal
    .none = No signal
    .text = Sent from Transmitter Control. Some objectives ask for it, and so may the company at the end.
sign-part-turn = Turn
    .text = In a turn everybody plays rounds of two actions, one after another, until all have passed; then the facility and the night stalkers have their part.
sign-part-pod = Pod
    .text = One place. It launches when the CSS token on the slot of the time token says so.
sign-part-weaknesses = Weaknesses of the night stalkers
    .text = One lies open, two are discovered by research. Each helps only those who have the knowledge it asks for.

## What is explained when it first matters

sign-lesson-target = Where it is possible
    .text = Bright brackets mark every place you may choose. Click it on the plan, or choose in the bar. Cancel takes the step back.
sign-lesson-larva = A larva inside you
    .text = It does nothing for now, but a second infection kills you, and at the end of the game it may. Get rid of it in the Surgery or the Decon Room, or with a Neutralizer.
sign-lesson-event = What the facility does
    .text = When all have passed, pods launch, time moves on, intruders attack, fires burn, and an event happens. The bag fills up.
sign-lesson-fire = Fire
    .text = Whoever ends a round in a burning room is wounded. Too many fires destroy the facility.
sign-lesson-encounter = Encounter
    .text = A token comes out of the bag and says what is here. It bears two numbers: the lower one counts in the light, the higher one in darkness. If it is higher than the cards in your hand, it attacks at once.
sign-lesson-ways-out = Ways out
    .text = You survive locked into the isolation room, in a pod of a cargo sending system, or in the bunker once the main gate is open. What the company has planned for the end may still kill you.

### What stands on a table besides the components of packs: what it is called, and what it means.
### `.short` where there is little room, `.fact` in a list of what is true of somebody, `.none` while
### it is not there.

## Tracks and counts

sign-track-time = Time
    .text = Counts down, one space each turn, from 15 to 0. At 8 and below one may lie down in the Hibernatorium; after 1 the ship jumps, and whoever is awake on it dies.
sign-track-shuttle = Alert
    .text = The turns left to answer the open alert. At the red space everybody on board dies.
sign-track-self-destruct = Self-destruct
    .short = Destruct
    .text = Once started it moves each turn. From 3 on it cannot be stopped; at the skull the ship explodes.
sign-track-course = Course
    .text = Where the ship will jump. Check the coordinates in the Cockpit to learn what each letter means.
sign-track-fires = Fires
    .text = A ninth fire destroys the ship.
sign-track-malfunctions = Malfunctions
    .text = A ninth malfunction breaks the hull.
sign-track-eggs = Eggs in the nest
    .short = Eggs
    .text = Eggs hatch into larvae. With the last egg gone the nest is destroyed.

sign-track-procedure = Alert procedure
    .short = Alert
    .text = The turns left until it ends the game. Everybody in the facility who is not locked in dies then.

## Spaces of tracks

sign-space-blue = Chambers open
    .text = From here on one may lie down in the Hibernatorium.
sign-space-yellow = No way back
    .text = From here on the self-destruct sequence cannot be stopped, and the pods are unlocked.
sign-space-jump = The ship jumps
    .text = Whoever is awake on it dies.
sign-space-explosion = The ship explodes
    .text = Whoever is still on it dies.
sign-space-check = The open alert is due
    .text = An alert that is not answered when the marker comes here ends the game for everybody on board.
sign-space-departure = The shuttle departs
    .text = Whoever is still on the ship is left behind.
sign-space-failure = The alert has failed
    .text = Everybody on board dies, awake or asleep.

## Marks on characters

sign-mark-slime = Slimed
    .fact = slimed
    .text = Silence becomes danger for whoever is covered with slime. Clothes or a shower wash it off.
sign-mark-larva = Larva
    .fact = carries a larva
    .text = Does nothing by itself, but a second infection kills, and at the end of the game it may.
sign-mark-signal = Signal sent
    .fact = has sent the signal
    .none = No signal
    .text = Sent from the comms room. Some objectives ask for it.
sign-mark-insanity = Insanity
    .fact = insanity { $much }
    .text = Its level decides what comes in an encounter and which panic cards take effect. Beyond level 5 it kills; from level 3 on it never falls below 3 again.
sign-mark-mutation = Mutation markers
    .fact = { $much ->
        [one] 1 mutation marker of 4
       *[other] { $much } mutation markers of 4
    }
    .text = Every use of a mutation and many an infected card adds one. The fourth kills, and a carnomorph stands beside the corpse.

sign-mark-knowledge = Knowledge
    .fact = knowledge { $much }
    .text = What this character knows, from 1 to 8. Weaknesses and some cards help only those who know enough.
sign-mark-insight = Active knowledge token
    .fact = active knowledge token
    .text = Turned in the Archive, once. Some objectives and items ask for it.

## Objects

sign-object-corpse = Corpse
    .text = A corpse. It takes a hand to carry; the Laboratory can learn from it.
sign-object-carcass = Carcass
    .text = A dead intruder. It takes a hand to carry; the Laboratory can learn from it.
sign-object-egg = Egg
    .text = An egg. It takes a hand to carry, and does not fight.
sign-object-sample = Sample
    .text = What an alert wants brought somewhere. It takes a hand to carry.

## Decks

sign-deck-events = Events
sign-deck-attacks = Intruder attacks
sign-deck-wounds = Serious wounds
sign-deck-red = Military items
sign-deck-yellow = Technical items
sign-deck-green = Medical items
sign-deck-contamination = Contamination
sign-deck-panic = Panic
sign-deck-mutations = Mutations
sign-deck-alerts = Alerts
sign-deck-computer = Computer cards

## Parts of the table

sign-part-alert = Alert
    .text = A task for the whole crew. If it is not done when its time is up, everybody on board dies.
sign-part-turn = Turn
    .text = In a turn everybody plays rounds of two actions, one after another, until all have passed; then the ship and the intruders have their part.
sign-part-character = Character
    .text = A character. Whoever shares a room with an intruder is in combat.
sign-part-sealed = Unexplored room
    .text = Nobody has been in here yet. Whoever enters turns the tile over.
sign-part-corridor = Corridor
    .text = The numbers are those of the noise die: rolled in a room beside it, noise goes here.
sign-part-door = Door
    .text = A closed door stops everybody. Intruders that run into it destroy it.
sign-part-ducts = Technical corridors
    .text = Noise in a room's technical entrance is marked here.
sign-part-pod = Escape pod
    .text = Two places. It takes people on board once it is unlocked.
sign-part-light-wounds = Light
    .text = Two are only marked. The third becomes a serious wound.
sign-part-serious-wounds = Serious
    .text = Each hinders in its own way until it is dressed. With three of them, any further wound kills.
sign-part-action-deck = Deck
    .text = Each turn the hand is filled up to five cards. When the deck is empty, the discard pile is shuffled, contamination included.
sign-part-contamination = Contamination
    .text = Cannot be played or paid. A scan tells whether it is infected.
sign-part-hand = Hand
    .text = How many cards somebody holds is known to all, which ones is not.
sign-part-objective = Objective
    .text = To win you must fulfil it and survive.
sign-part-undo = Undo
    .text = Your own steps can be taken back until something is rolled or revealed, or somebody else acts.
sign-part-blank = Blank
    .text = Nothing comes: noise goes into every corridor of the room, and the token back into the bag.
sign-part-unnamed = Void seeder
    .text = It shows a number and no kind: what comes is decided by the insanity of whoever it comes to.
sign-part-insanity-token = Insanity
    .text = At the end of a turn whoever has its colour draws a panic card; in an encounter whoever caused it does, and noise goes into every corridor of the room.
sign-part-lairs = Lairs destroyed
    .text = There are three. With the last of them the despoiler is gone for good.
sign-part-weaknesses = Weaknesses of the intruders
    .text = The Laboratory discovers them, one for each object behind which they lie. What is discovered holds for the rest of the game.
sign-part-blue = Blue
    .text = At the end of a turn it makes everybody out of combat roll for noise; then a red one goes into the bag in its place. In an encounter it is like a red one.
sign-part-glass-running = The sand is running
    .text = The hourglass is turned at the start of every turn. Once the sand has run out, whoever notices may pick it up.
sign-part-glass-empty = The hourglass is empty
    .text = Whoever picks it up first names a room, and there is a noise roll there. Nobody has to, and nobody is waited for.
sign-part-glass-rolled = The hourglass has been picked up
    .text = It rests until the next turn. Until the next action is named, whoever objects to it may take it out of the game for good.
sign-part-glass-resting = The hourglass rests
    .text = It is turned again when the next turn begins.
sign-part-glass-gone = The hourglass is out of the game
    .text = Somebody has objected to it. There is time enough now.
sign-part-mutation = Mutation card
    .text = To use it, scan a contamination card of your hand and take a mutation marker; which of its two sides works is decided by whether that card was infected. It lies facedown until its first use.
sign-part-trait = Trait
    .text = What makes a character different. It lies open beside the character and holds all game.
sign-part-companion = Companion
    .text = Whoever enters its room makes no noise roll. Nothing hurts it, but an intruder that comes there sends it back.
sign-part-drone = Drone
    .text = Whoever sent it learns what this character looks at in secret: coordinates, engines, rooms, tokens, events and goals of others.
sign-part-turret = Turret
    .text = It shoots in the fire damage step at whatever came into its room in this turn and is still there: at everything, at intruders only, or at nothing. Intruders beside an active one destroy it.
sign-part-power = Power token
    .text = On or off: it says whether its section has power, and the fourth one whether the elevator has. When the time token passes certain steps, the highest one that is on goes off.
sign-part-darkness = Darkness
    .text = Without power it is dark: the higher number of an encounter counts, shots use the plain combat die, no computer works, and many events and attacks do more.
sign-part-backup = Backup power
    .text = While it is on, only the worst steps of the time track cost power. It is switched on in the Backup Power Supply, and off by a power surge.
sign-part-elevator = Elevator
    .text = It stands at one section and takes those who are there to another, without a noise roll. It needs power of its own.
sign-part-rover = Rover
    .text = It takes one character to the bunker once the main gate is open.
sign-part-gate = Main gate
    .text = It opens for good with the first death, or when the autodestruction cannot be stopped any more. While it is closed, nobody gets to the bunker.
sign-part-bunker = Bunker
    .text = Whoever gets here is out of it, whatever becomes of the facility.
sign-part-timing = CSS token
    .text = When the time token comes by, it is turned up and names the pods that launch: A, B, C, all or none.
sign-part-contingency = Contingency token
    .text = One of seven. What is in your hands, or what you have looked at, is not the active one.
sign-part-active-contingency = Active contingency
    .text = Nobody may look at it. At the end it kills those it names.
sign-part-venting = Venting
    .text = If its doors are all still closed when everybody has passed, everything in this room dies but its eggs.
sign-part-shelf = Laboratory board
    .text = What was analysed first of its kind lies here for the rest of the game.
sign-part-talk = Talk
    .text = What is said binds nobody and may be untrue.

## What is explained when it first matters

sign-lesson-goals = Two secret goals
    .text = They stand beside your character. At the first encounter you keep one of them; to win you must fulfil it and survive. Whoever else is aboard has goals, too, and not all of them wish you well.
sign-lesson-window = You may react
    .text = Somebody does something, and a card or an item of yours can answer it. It is used up then. Let it happen to keep it for later; everybody is asked at the same time, so nobody learns who could.
sign-lesson-draft = Who are you?
    .text = Each character has its own weapon and cards. Choose one; the other goes back.
sign-lesson-cards = Cards are what you pay with
    .text = In your round you take two actions. The small cards beside an action are its cost: you discard that many cards from your hand, and then those cards cannot be played. Choose an action in the list, on a card, or click a room.
sign-lesson-target = Where it is possible
    .text = Bright brackets mark every place you may choose. Click it on the ship, or choose in the bar. Cancel takes the step back.
sign-lesson-pay = Paying
    .text = Pick the cards to discard. One that you could not play now anyway is suggested.
sign-lesson-explore = A new room
    .text = You turn the tile over and learn what the room is for. A token says how many items can be found there, now the small number on the tile, and what else happens.
sign-lesson-noise = Noise
    .text = Entering an empty room makes noise: the die says in which corridor. A marker where one lies already brings an encounter.
sign-lesson-danger = Danger
    .text = Intruders in neighbouring rooms come to you. If none is there, noise goes into every corridor of your room.
sign-lesson-encounter = Encounter
    .text = A token comes out of the bag and says what is here. If its number is higher than the cards in your hand, it attacks at once. So keep some cards.
sign-lesson-objectives = Your secret goal
    .text = From now on you follow one of two goals and nobody knows which. To win you must fulfil it and survive.
sign-lesson-combat = In combat
    .text = With an intruder in the room, what is marked “only out of combat” is not possible. Shoot, fight hand to hand, or escape; it attacks each turn.
sign-lesson-requirement = What you need
    .text = Your requirement stands beside your character, and nobody else knows it. To win you must meet it and be away: on the shuttle when it departs, or in an escape pod, and without an infection. And together you must have turned up the discovery tokens of the ship: all of them, or all but three with one or two players.
sign-lesson-alert = An alert
    .text = A task for all of you; its panel says what is asked, where, and until when. If it is not met in time, everybody aboard is lost. An Activation is an action of its own, possible only in the room the alert names.
sign-lesson-shuttle = The shuttle
    .text = It lies beside the ship. From its main room you can move to any room with an entrance to the technical corridors, and from such a room to any room of the shuttle but the main one. There is nothing to find in it, and it is no way home.
sign-lesson-departure = The shuttle departs
    .text = After turn 5, with whoever is on it. From its main room you can move to any room with an entrance to the technical corridors, and from such a room to any room of the shuttle but the main one. Nobody can sleep through it: whoever is still on the ship then is lost.
sign-lesson-discovery = Discovery tokens
    .text = One lies facedown in every room of the ship, and whoever enters the room first turns it up: an object, a fire, closed doors, a larva, an egg, slime, or danger. Danger and a larva take the place of the noise roll.
sign-lesson-offer = The Lucrative Offer
    .text = It lies open to the first who takes it, at any moment of a turn until all have passed. Whoever does gives up their requirement for good, and wins by one thing alone: the signal sent, and away in an escape pod with an egg.
sign-lesson-larva = A larva inside you
    .text = It does nothing for now, but a second infection kills you, and at the end of the game it may. Get rid of it in the Surgery, or with an antidote.
sign-lesson-panic = Panic
    .text = The number on the card is the insanity from which it takes effect. Below it nothing happens but that your insanity rises by 1; the same if the effect is impossible. Somebody in your room may stop the effect with an Interruption.
sign-lesson-insanity = Insanity
    .text = Your level decides what comes to you: the five signs beside your character. Rest, the Canteen and the Shower Room lower it, but who has reached 3 never falls below 3. Rising beyond 5 kills.
sign-lesson-lair = A lair
    .text = It neither moves nor attacks, but beside it you are in combat, and whoever ends a round there rolls for noise. Only full hits hurt it, and two cards decide whether it falls. Three of them are on board.
sign-lesson-lurking = Out of sight
    .text = A void seeder with nobody near fades away at the end of a turn. Noise stays behind all around, and another token goes into the bag.
sign-lesson-mutation = You begin to change
    .text = A metagorger has touched you, or an infected card was found. Keep one of two mutations: nobody else sees it until you use it. Using it takes a contamination card of your hand, and a marker each time. Surgery and the antidote take the card away, never the markers.
sign-lesson-changing = Mutation markers
    .text = The signs beside your character count them, and the fourth kills. Every use of your mutation brings one, and so does every further infection. At the end you draw four cards, and each contamination card among them is one more.
sign-lesson-adaptation = They adapt
    .text = The first of a type turns up the card it waited on, and from then on it holds for all of them. The Laboratory discards it, with the object that belongs to it. All of them stand in the bag's window.
sign-lesson-feeding = They feed
    .text = Whoever of them is beside nobody eats a corpse, a carcass, an egg or a metagorger in its room: it heals, grows one step, and the food is gone. So do not leave food lying beside them. What you carry nobody eats, but it still draws metagorgers.
sign-lesson-trait = Your trait
    .text = The card beside your character holds all game, for better and worse. Point at its name to read it again; those of the others lie open too.
sign-lesson-companion = Your companion
    .text = Before your first round of a turn you may send it to a neighbouring room or call it back. It explores and may make noise, but nothing hurts it, and whoever enters its room makes no noise roll.
sign-lesson-turret = A turret
    .text = Its sign says what it shoots at: everything, intruders only, or nothing. At the end of the turn it hits whatever came into its room in this turn and is still there, for 1 light wound or 1 injury. Demolition destroys one that is not inactive.
sign-lesson-hourglass = The hourglass
    .text = It is turned at the start of every turn and stands in the top bar. Once its sand has run out, whoever notices may pick it up and name a room for a noise roll. Nobody has to, and nobody is waited for.
sign-lesson-melted = Melted
    .text = Acid has burnt you: until this wound is dressed, every pass while you are slimed gives you a light wound. Get rid of the slime, or have the wound dressed.
sign-lesson-contingency = What the company has planned
    .text = One contingency token is active, and nobody knows which. At the end it kills those it names: whoever sent no signal, knows too little, left in a pod or is locked in, or nobody. Your own token and those you have looked at tell what it is not.
sign-lesson-power = Power
    .text = Each section has power or has none. With power you shoot with the better die and can use computers; without it you are in darkness: encounters are worse, and so are many events and attacks. Staircases are always dark.
sign-lesson-knowledge = Knowledge
    .text = What you know helps you alone: a weakness needs 3, 5 or 8 knowledge of whoever wants to use it, and so do some cards. The Laboratory gives 3, the Archive 2.
sign-lesson-computer = The computer
    .text = In a room with a working computer and power you may use one of the actions on the open card, for 1 card. Then the next card is turned up. One of them breaks the room of whoever turns it up.
sign-lesson-pods = Pods
    .text = A CSS token names the pods that launch in this turn. Whoever waits in one of them gets away; everybody else who waits is put back with a serious wound. Six of the seven tokens lie on the time track.
sign-lesson-gate = The main gate is open
    .text = From the exit you can reach the bunker now: with the rover, which takes one character, or on foot in an Enviro-Suit. There you are safe, whatever becomes of the facility.
sign-lesson-procedure = The alert procedure
    .text = It cannot be stopped. When the time token leaves its slot, everybody in the facility who is not locked in dies. The isolation room is open from now on.
sign-lesson-wound = Serious wound
    .text = It hinders you until it is dressed. With three of them any further wound kills you.
sign-lesson-contamination = Contamination
    .text = This card clogs your hand: it can neither be played nor pay. At the end it may turn out to be infected, so look for a way to scan and remove it.
sign-lesson-event = What the ship does
    .text = When all have passed, time moves on, intruders attack, fires burn, and an event happens. The bag fills up.
sign-lesson-fire = Fire
    .text = Whoever ends a round in a burning room is wounded. Too many fires destroy the ship.
sign-lesson-pass = Time to pass
    .text = With few cards left you can pass: you keep what you want and draw up to five next turn.
sign-lesson-ways-out = Ways out
    .text = You survive asleep in the Hibernatorium, if the engines work and the course leads to the right place, or in an escape pod once they are unlocked.

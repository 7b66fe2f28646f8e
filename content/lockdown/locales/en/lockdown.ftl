### The facility: its rooms, cards, items and people, and what hunts there in the dark.

## Rooms

room-archive = Archive
    .text = With an inactive knowledge token: gain 2 knowledge, turn the token active, and look at one contingency token, anybody's or a neutral one, but never the active one. It stays where it is.
room-cave-entrance = Cave Entrance
    .text = Crawl to any other explored room with a technical entrance. There you are attacked as by an adult in darkness; then roll for noise if nobody else was there.
room-cooling-system = Cooling System
    .text = Start the autodestruction: its yellow token is laid 3 slots ahead of the time token.
room-decon-room = Decon Room
    .text = Scan the contamination in your hand: infected cards and your larva are removed. Your slime is washed off.
room-laboratory = Laboratory
    .text = Analyse a corpse, a carcass or an egg that you carry or that lies here, and gain 3 knowledge. The first of its kind goes to the laboratory board and turns up a weakness; any other goes back to the supply.
room-nest = Nest
    .text = Take an egg into your hands, then roll for noise. Whoever explores the nest gains 1 knowledge. The nest never breaks down.
room-cargo-sending-system-a = Cargo Sending System A
    .text = With a CSS token on the slot of the time token and pod A empty: discard your whole hand, pass, and wait in the pod. It launches in this event phase if the token says so; otherwise you are put back with a serious wound.
room-cargo-sending-system-b = Cargo Sending System B
    .text = With a CSS token on the slot of the time token and pod B empty: discard your whole hand, pass, and wait in the pod. It launches in this event phase if the token says so; otherwise you are put back with a serious wound.
room-cargo-sending-system-c = Cargo Sending System C
    .text = With a CSS token on the slot of the time token and pod C empty: discard your whole hand, pass, and wait in the pod. It launches in this event phase if the token says so; otherwise you are put back with a serious wound.
room-power-generator = Power Generator
    .text = Stop the autodestruction while its token is yellow, or flip the power token of this section: on or off.
room-transmitter-control = Transmitter Control
    .text = Send your signal, or see all objectives that a player who has sent one still holds.
room-css-control-room = CSS Control Room
    .text = Look at a CSS token of the time track. You may move it by one slot, but not off the slot of the time token, nor onto another CSS token.
room-defense-control-room = Defense Control Room
    .text = Lower the item counter of this room by 1 or put it out of order. Then choose a room with an intruder that still works: it gets a malfunction, every intruder there suffers 1 injury and every character a serious wound.
room-guard-room = Guard Room
    .text = Lower the item counter of this room by 1 to take a Taser or an Enviro-Suit out of the crafted items.
room-contaminated-room = Contaminated Room
    .text = It can be searched like any white room, but whoever searches here gets slimed. It never breaks down.
room-testing-lab = Testing Lab
    .text = With at least 4 knowledge, take a Neutralizer out of the crafted items.
room-vent-control-room = Vent Control Room
    .text = Choose a room with a technical entrance and without destroyed doors, this one included: all its doors close and its fire goes out. If they are all still closed when everybody has passed, everything in that room dies but its eggs.
room-alert-room = Alert Room
    .text = Start the alert procedure: the alert token is laid on half the slot of the time token, rounded down, and the isolation room opens. When the time token leaves that slot, the game ends. Or look at one neutral contingency token and keep it.
room-backup-power-supply = Backup Power Supply
    .text = With fewer than 3 power tokens on, tokens 1 and 2 go on and the others off. Then redistribute all four as you like, and switch backup power on.
room-repository = Repository
    .text = Build an item from a single component. Everybody else here may then do the same, one item each.
room-isolation-room = Isolation Room
    .text = Whoever starts a turn here draws up to 6 cards instead of 5, unless it is out of order. Once the time token has reached slot 8, or with the alert on: roll for noise and lock yourself in. If an intruder appears, you do not get in.
room-elevator-s01 = Elevator Room S-01
    .text = With power for the elevator: call it to this section, or, if it is here, take it to another one, with anybody here who wants to come. There is no noise roll.
room-elevator-s02 = Elevator Room S-02
    .text = With power for the elevator: call it to this section, or, if it is here, take it to another one, with anybody here who wants to come. There is no noise roll.
room-elevator-s03 = Elevator Room S-03
    .text = With power for the elevator: call it to this section, or, if it is here, take it to another one, with anybody here who wants to come. There is no noise roll.
room-staircase-1 = Emergency Staircase 1
    .text = It belongs to no section, and is always dark.
room-staircase-2 = Emergency Staircase 2
    .text = It belongs to no section, and is always dark.
room-staircase-3 = Emergency Staircase 3
    .text = It belongs to no section, and is always dark.
room-staircase-4 = Emergency Staircase 4
    .text = It belongs to no section, and is always dark.

## What hunts

intruder-adult = adult
    .text = The common hunter of the facility, twice as dangerous in the dark.
    .tokens = { $count ->
        [one] 1 adult
       *[other] { $count } adults
    }

attack-blood-chase = Blood Chase
    .text = 1 light wound and slime. If you were escaping and have an undressed serious wound, it follows you.
attack-blood-rage = Blood Rage
    .text = Kills a character with 2 or more serious wounds. Otherwise 1 serious wound, or 2 if one is not dressed.
attack-cut = Cut
    .text = 1 light wound and 1 contamination card. Without power: 1 light wound more.
attack-evolve = Evolve
    .text = The creeper becomes a breeder, if one is free. Without power it attacks the same victim again at once.
attack-infecting-the-host = Infecting the Host
    .text = The victim is slimed. Without power it is infested as well: a larva and 1 contamination card.
attack-perched-in-the-dark = Perched in the Dark
    .text = 1 serious wound. Without power it then kills whoever has 3 of them.
attack-piercing-the-heart = Piercing the Heart
    .text = 1 serious wound and 1 contamination card. Without power it then kills whoever has 2 or more of them.

weakness-wary-of-shadows = Wary of Shadows
    .text = If an adult attacks you out of the dark with Perched in the Dark, you do not die of it.
weakness-light-shy = Light-Shy
    .text = As long as you are in the light, surprise numbers are 1 lower for you, down to 0.
weakness-searing-flesh = Searing Flesh
    .text = Your flamethrower shots, thermite charges and grenades do 1 injury more to each intruder they hurt.
weakness-exposed-nerves = Exposed Nerves
    .text = Your energy weapons that injure a creeper or an adult injure it once more.
weakness-dull-hearing = Dull Hearing
    .text = Where there is power, Danger that you roll brings no intruder in: there is only noise.
weakness-thin-blood = Thin Blood
    .text = What you have injured yourself dies of 1 injury less.

slot-left = left weakness, for 3 knowledge
slot-middle = middle weakness, for 5 knowledge
slot-right = right weakness, for 8 knowledge

## Events

ship-event-blood-trace-2 = Blood Trace
    .text = In each section, every intruder that is not fighting comes to a character with an undressed serious wound and no action cards, in the room with the lowest number. Without power, cards in hand do not protect.
ship-event-blood-trace-3 = Blood Trace
    .text = In each section, every intruder that is not fighting comes to a character with an undressed serious wound and no action cards, in the room with the lowest number. Without power, cards in hand do not protect.
ship-event-blue-screen = Blue Screen
    .text = A malfunction in the explored room with the lowest number whose computer works and has power. The card leaves the game.
ship-event-bulkheads-open = Bulkheads Open
    .text = All doors open, except destroyed ones. Without power: noise in every quiet corridor around characters.
ship-event-consuming-fire = Consuming Fire
    .text = Items in burning rooms are lost, then fire spreads to all rooms next to a fire. Closed doors hold it back.
ship-event-coolant-leak = Coolant Leak
    .text = The Cooling System breaks down, if it is explored. If it is out of order already, the autodestruction starts. The card leaves the game.
ship-event-damage = Damage
    .text = A malfunction in every room with an adult, a breeder or the queen. Without power: in every room with a character, too.
ship-event-egg-protection = Egg Protection
    .text = Every character in the nest or carrying an egg has an encounter. Without power it takes 1 contamination card as well.
ship-event-fire-in-the-hole = Fire in the Hole
    .text = Fire in all Cargo Sending Systems that are explored. Whoever is there without action cards suffers a serious wound.
ship-event-hatching = Hatching
    .text = An egg of the nest is lost. Characters in the nest without action cards are infested; if there are none, a larva goes into the bag. Without power, characters elsewhere without action cards are infested, too.
ship-event-kickstopper = Kickstopper
    .text = The elevator loses its power, and all elevator rooms break down. The card leaves the game.
ship-event-leaving-the-shell-1 = Leaving the Shell
    .text = Whoever has a larva draws and scans a contamination card: if it is infected, the character dies and a creeper breaks out. Everyone else draws 4 cards of their deck, scans the contamination among them and discards all; an infected one grows into a larva.
ship-event-leaving-the-shell-4 = Leaving the Shell
    .text = Whoever has a larva draws and scans a contamination card: if it is infected, the character dies and a creeper breaks out. Everyone else draws 4 cards of their deck, scans the contamination among them and discards all; an infected one grows into a larva.
ship-event-lurking = Lurking
    .text = Intruders that are not with a character slip back into the bag. Without power, those that are fighting attack.
ship-event-nest = Nest
    .text = If the nest is explored, noise in every quiet corridor around it. Without power: noise in every quiet corridor around characters.
ship-event-noise-in-corridors = Noise in Corridors
    .text = Noise in the technical corridors. If there was some already, a malfunction marker and a fire marker leave the supply for good. Without power: 1 light wound in rooms with a technical entrance.
ship-event-panic = Panic
    .text = Every character without action cards loses 2 ammo, or an item if there is less. Without power, those with cards do so, too.
ship-event-power-surge = Power Surge
    .text = Backup power goes off.
ship-event-sanitary-network-failure = Sanitary Network Failure
    .text = A malfunction in every explored green room. The card leaves the game.
ship-event-scent-of-blood = Scent of Blood
    .text = Noise in every quiet corridor around characters with an undressed serious wound. Without power, an adult comes to each of them who is not in combat.
ship-event-short-circuit = Short Circuit
    .text = Fire in every explored room whose computer works and has power. The card leaves the game.
ship-event-thats-hot = That's Hot
    .text = Fire in the Backup Power Supply and, if it is explored, in the Power Generator. The card leaves the game.

## Red: military

item-weapon-battery = Weapon Battery
    .text = Load one of your energy weapons to the full, or open or close a door next to your room.
item-glowstick = Glowstick
    .text = Until the end of the turn you are not in darkness: encounters use the lower number. It makes up neither for power nor for what a card does without it.
item-thermite-charge = Thermite Charge
    .text = Throw it into your room or a neighbouring one, but not through a closed door: a malfunction and fire there, 1 injury to every intruder, a light wound to every character.
item-flashlight-red = Flashlight
    .text = When you have an encounter in darkness, discard 1 action card to use the lower number of the token.
item-security-pass = Security Pass
    .text = In a room with a working computer, with or without power, use one of the computer actions.
item-riot-shotgun = Riot Shotgun
    .text = Injures at least once on anything but a miss. Found with 1 ammo.
item-marksman-rifle = Marksman Rifle
    .text = Two hits injure once more. Found with 1 ammo.

## Yellow: technical

item-toolbelt = Toolbelt
    .text = Repair the malfunction here, or open or close a door next to your room, or bring back all uses of your Probe Arm, or load your Nailgun to the full.
item-reagent = Reagent
    .text = Load a Flamethrower to the full. Or, with at least 5 knowledge, make an intruder here retreat.
item-duct-tape = Duct Tape
    .text = Repair the malfunction here, or tie two heavy items together to hold them in one hand.
item-fire-blanket = Fire Blanket
    .text = Put out the fire here, or wipe off your slime.
item-cave-plans = Cave Plans
    .text = From a room with a technical entrance, crawl to any other explored one. Roll for noise as usual.
item-breaker-key = Breaker Key
    .text = Flip the power token of your section: on or off.
item-facility-plans = Facility Plans
    .text = Look at two unexplored rooms, but not at their exploration tokens.
item-rover-remote = Rover Remote
    .text = Send the empty rover to an exit of your choice; from the bunker only with the main gate open.

## Green: medical

item-medkit = Medkit
    .text = Dress one of your serious wounds, or heal a dressed one.
item-medical-stapler = Medical Stapler
    .text = Dress one of your serious wounds, or heal all your light ones.
item-caffeine-pills = Caffeine Pills
    .text = Draw 2 cards, then scan the contamination in your hand: clean cards are removed, an infected one gives you a larva.
item-antiseptic = Antiseptic
    .text = Scan one contamination card of your hand and remove it. If it was infected, you take a new contamination card instead of a larva.
item-scalpel = Scalpel
    .text = Out of combat: someone here who agrees, or you, loses the larva and suffers a serious wound. In combat: 1 injury to an intruder here, and you take 1 contamination card.
item-analyze-toolset = Analyze Toolset
    .text = Use up a corpse, a carcass or an egg that you carry or that lies here to gain 3 knowledge and, if it is the first of its kind, turn up a weakness. Or scan the contamination in your hand: clean cards are removed, infected ones do nothing.
item-research-documents = Research Documents
    .text = Gain 1 knowledge, or 2 if your knowledge token is active.

## Blue: crafted

item-neutralizer = Neutralizer
    .text = Scan all your cards, wherever they are: infected ones and your larva are removed. Then shuffle everything into your deck, hand included, and pass.
item-flamethrower = Flamethrower
    .text = Injures at least once on anything but a miss; two hits also set the room on fire. Comes fully loaded and is reloaded only with a Reagent.
item-enviro-suit = Enviro-Suit
    .text = Carried in a hand, it lets you walk outside to the bunker once the main gate is open.
item-crafted-pistol = Pistol
    .text = Two hits count as one. Comes fully loaded.

## What the characters start with

item-smg = SMG
    .text = Nothing special, but plenty of ammo.
item-smart-gun = Smart Gun
    .text = Where there is power, you may roll the die of each shot again once.
item-nailgun = Nailgun
    .text = Two hits count as one. Reloaded only with a Toolbelt.
item-probe-arm = Probe Arm
    .text = In combat: take a carcass out of the supply; the intruder is not hurt. It has 3 uses, lies beside your hands, and cannot be laid down. A Toolbelt brings the uses back.

## Quest items

item-cheat-codes = Cheat Codes
    .text = Your computer actions cost nothing.
item-pressure-washer = Pressure Washer
    .text = Put out the fire here, or make an intruder here retreat. It has 3 uses.
item-wail = Wail
    .text = Take a noise marker out of a corridor of your section, or place one there.
item-battle-suit = Battle Suit
    .text = You wear it: slime does not stick to you, fire does not wound you, and you can walk outside to the bunker once the main gate is open.
item-found-assault-rifle = Assault Rifle
    .text = A shot that injures, injures once more. Found with 3 ammo.
item-overmind = Overmind
    .text = Move an intruder of your section that is not in combat through a corridor of your choice.

## Basic actions

basic-computer = Use the computer
    .text = In a room with a working computer and power, do one of the three things the open computer card offers. Then the next card is turned up.
basic-escape = Leave for the bunker
    .text = At an exit, with the main gate open: drive to the bunker with the rover, which takes only you; or walk there in an Enviro-Suit. Whoever walks rolls for noise, and does not get away if an intruder appears.
basic-shoot = Shoot
    .text = Spend 1 ammo of a weapon in your hands against an intruder or eggs in your room. With power there you roll the advantage die, without it the combat die.
basic-craft = Craft
    .text = Discard two items with the right components to build a Neutralizer, a Taser, a Flamethrower, an Enviro-Suit or a Pistol.

## Cards of several decks

card-basic-repairs = Basic Repairs
    .text = Repair the malfunction here.
card-repairs = Repairs
    .text = Repair the malfunction here.

## Sentry

card-stun = Stun
    .text = Somebody here with at most 3 cards discards the whole hand. Or discard one of your weapons to drive an intruder here into a neighbouring room of your choice, but not through a closed door.
card-quarantine = Quarantine
    .text = In a room with a working computer, with or without power: close all doors around any one room.
card-facility-tour = Facility Tour
    .text = Go to a neighbouring room and take one other character of this one along if you like, asked or not. You may ignore what the exploration token there does once you have seen it; items and noise are as usual.
card-defense-plan = Defense Plan
    .text = In a white or red room, use its action free of charge. Or look at two unexplored rooms, but not at their exploration tokens.

## Lab Rat

card-weird-metabolism = Weird Metabolism
    .text = Wipe off your slime. Or put a contamination card of your hand on your discard pile and draw 2 cards.
card-sensitive-hearing = Sensitive Hearing
    .text = Take a noise marker out of a corridor of your room, or place one there.
card-feel-of-the-dark = Feel of the Dark
    .text = Played at any time: what an event card does only without power does nothing to you. Or, in darkness, ignore what a surprise attack does to you.
card-inconspicuous = Inconspicuous
    .text = Played at any time: before the attack card is drawn, an intruder attacks another character here instead of you. Or, in darkness, you do not roll for noise in the bag step.

## Hacker

card-recharge = Recharge
    .text = With power in your section, load 2 ammo into one of your energy weapons.
card-neuralink = Neuralink
    .text = Use one of the computer actions: with power in a room without a computer, or at a computer without power.
card-bypass = Bypass
    .text = At a computer with power, use any number of the actions on the open card, each once. Or flip the power token of your section.
card-it-works-for-me = It Works for Me
    .text = Repair the malfunction here. Then, if there is a computer with power, you may use one of its actions.
card-master-plan = Master Plan
    .text = In a room with a working computer, use the action of the room free of charge. Or look at two unexplored rooms, but not at their exploration tokens.

## Xenobiologist

card-rushed-analysis = Rushed Analysis
    .text = Scan all contamination cards in your hand. Clean ones are removed, and if there was one you gain 1 knowledge; an infected one gives you a larva, or kills you if you already carry one.
card-workspace-plan = Workspace Plan
    .text = In a white or green room, use its action free of charge. Or look at two unexplored rooms, but not at their exploration tokens.
card-pheromones = Pheromones
    .text = Played when an attack card has been drawn against you: give up an egg or a carcass you carry to ignore it; everyone here gets slimed. With 6 knowledge you may instead pass the attack on to another character here.
card-field-experience = Field Experience
    .text = Lower the item counter of the room by 1 to gain 1 knowledge. Or, with 4 knowledge, draw two event cards, put one back and the other at the bottom. With 6 knowledge, do the same with attack cards.
card-vivisection = Vivisection
    .text = Spend a use of your Probe Arm: an intruder here suffers 1 injury, and 1 more for every 2 knowledge you have.

## Janitor

card-emergency-key = Emergency Key
    .text = In an elevator room that works: call the elevator and take it to another section, with or without power. Or open or close a door next to your room.
card-clean-up = Clean Up
    .text = Repair the malfunction here, or put out the fire here.
card-maintenance-plan = Maintenance Plan
    .text = In a white or yellow room, use its action free of charge. Or look at two unexplored rooms, but not at their exploration tokens.
card-jury-rigging = Jury-Rigging
    .text = In a yellow room: lower its item counter by 1 to take a Flamethrower, an Enviro-Suit or a Taser out of the crafted items.
card-it-should-work = It Should Work
    .text = Use the action of this room, even against a malfunction. Or, at a computer without power, use one of the computer actions.

## Survivor

card-desperate-attack = Desperate Attack
    .text = Take 1 contamination card: an intruder here suffers 2 injuries. If it is still here, it attacks you at once.
card-obstinate = Obstinate
    .text = Draw 1 card for each of your serious wounds, dressed or not. Or discard an item to dress one.
card-vents = Vents
    .text = From a room with a technical entrance, crawl to any other explored one. There you are attacked as by an adult in darkness.
card-distraction = Distraction
    .text = Discard an item: you, someone else here who agrees or both escape to the same neighbouring room without being attacked.

## Characters

character-hacker = Hacker
    .text = Works where the power is: uses any computer, does several things at once, and switches the power of a section.
character-janitor = Janitor
    .text = Knows the machines: repairs, puts out fires, rides the elevator without power and builds what is needed.
character-lab-rat = Lab Rat
    .text = At home in the dark: unseen, unheard, and hard to surprise. Comes with 3 knowledge and no weapon.
character-sentry = Sentry
    .text = Guards others: escorts them, locks rooms from afar and brings the most ammo.
character-survivor = Survivor
    .text = Has been through it before: wounds make her stronger, and there is always a way out. Comes with 3 knowledge and no weapon.
character-xenobiologist = Xenobiologist
    .text = Learns faster than anyone: the more is known, the more can be done with what is found.

## Serious wounds

wound-knee = Knee
    .text = Until it is dressed, the first movement of your first round in a turn costs 1 card more.
wound-eyes = Eyes
    .text = Until it is dressed, you are in darkness everywhere and always shoot with the combat die.
wound-guts = Guts
    .text = Until it is dressed, every pass costs you all action cards in your hand.

## Computer cards, CSS tokens and contingency tokens

computer-a = Computer card A
computer-b = Computer card B
computer-c = Computer card C
computer-d = Computer card D
computer-e = Computer card E
computer-lockdown = Lock-down
    .text = A malfunction in the room of whoever revealed it. Then all computer cards are shuffled.
css-a = Pod A
    .text = Pod A is launched.
css-b = Pod B
    .text = Pod B is launched.
css-c = Pod C
    .text = Pod C is launched.
css-all = All pods
    .text = All three pods are launched.
css-none = No pod
    .text = No pod is launched.
contingency-blue-code = Blue Code
    .text = At the end, whoever has not sent the signal dies.
contingency-yellow-code = Yellow Code
    .text = At the end, whoever has 4 knowledge or less dies.
contingency-gray-code = Gray Code
    .text = At the end, whoever left in a CSS pod dies.
contingency-red-code = Red Code
    .text = At the end, whoever is locked in dies.
contingency-green-code = Green Code
    .text = It kills nobody.

## Corporate

objective-loose-ends = Loose Ends
    .text = Player 1 must not survive, or you must be the only survivor.
objective-clean-books = Clean Books
    .text = Player 2 must not survive, or you must be the only survivor.
objective-no-witnesses = No Witnesses
    .text = Send your signal, and no survivor of the Nemesis may survive, or the facility must be destroyed.
objective-live-specimen = Live Specimen
    .text = Send your signal, and leave or be locked in with an egg in your hands.
objective-dissection-report = Dissection Report
    .text = At least two weaknesses must be discovered by research; the one that lay open does not count.
objective-head-of-research = Head of Research
    .text = You must have at least 6 knowledge and an active knowledge token.
objective-broken-contract = Broken Contract
    .text = Player 3 must not survive, or you must be the only survivor.
objective-power-struggle = Power Struggle
    .text = Player 4 must not survive, or you must be the only survivor.
objective-last-audit = Last Audit
    .text = Player 5 must not survive, or you must be the only survivor.

## Personal

objective-ashes-to-ashes = Ashes to Ashes
    .text = Send your signal, and the facility must be destroyed or the queen killed.
objective-smoke-them-out = Smoke Them Out
    .text = Send your signal, and the nest or the facility must be destroyed.
objective-tell-the-world = Tell the World
    .text = Send your signal with at least 5 knowledge in the end.
objective-the-long-way-down = The Long Way Down
    .text = Send your signal, and every room of the sections S-01 and S-02 must be explored.
objective-scavenger = Scavenger
    .text = Leave in a pod or for the bunker, with at least 6 items; quest items not yet unlocked do not count.
objective-sound-the-horn = Sound the Horn
    .text = The alert procedure must end the game, or you must be the only survivor.
objective-never-again = Never Again
    .text = At least one weakness must be discovered by research, and the nest or the facility must be destroyed.
objective-nobody-stays-behind = Nobody Stays Behind
    .text = You and at least one other character must survive.
objective-old-shipmates = Old Shipmates
    .text = Send your signal, and a survivor of the Nemesis other than you must survive.

## Solo and cooperative

objective-the-whole-picture = The Whole Picture
    .text = A survivor must have 8 knowledge.
objective-field-notes = Field Notes
    .text = At least two weaknesses must be discovered by research.
objective-open-channel = Open Channel
    .text = A signal must be sent, and a survivor must have an active knowledge token.
objective-clean-sweep = Clean Sweep
    .text = A signal must be sent, and the nest or the facility must be destroyed.
objective-without-a-crown = Without a Crown
    .text = A signal must be sent, and the queen must be dead or the facility destroyed.
objective-precious-cargo = Precious Cargo
    .text = A survivor must leave or be locked in with an egg.
objective-down-to-the-last-door = Down to the Last Door
    .text = Every room of the sections S-02 and S-03 must be explored.
objective-scorched-rock = Scorched Rock
    .text = The facility must be destroyed.
objective-red-alert = Red Alert
    .text = The alert procedure must end the game.
objective-keep-the-lights-on = Keep the Lights On
    .text = At the end of the game, backup power and at least 3 power tokens must be on.

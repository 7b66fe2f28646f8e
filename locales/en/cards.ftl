### Action cards and basic actions.

## Basic actions

basic-move = Move
    .text = Go through a corridor without a closed door to a neighbouring room, and roll for noise if nobody else is there. With an intruder in your room this is an escape: every intruder here attacks you first.
basic-careful-move = Careful movement
    .text = Go to a neighbouring room and place one noise marker where you like instead of rolling for noise.
basic-shoot = Shoot
    .text = Spend 1 ammo of a weapon in your hands and roll the combat die against an intruder or eggs in your room.
basic-melee = Melee
    .text = Take a contamination card, then strike at an intruder with bare hands. If you miss, you suffer a serious wound. Striking at eggs is safe but for the noise.
basic-trade = Trade
    .text = Make offers to those in your room: things for things, or for nothing.
basic-craft = Craft
    .text = Discard two items with the right components to build an Antidote, a Taser, a Flamethrower or a Molotov Cocktail.
basic-pick-up = Pick up
    .text = Take a corpse, a carcass or an egg of the room into your hands.
basic-unlock = Unlock quest item
    .text = Turn up one of your quest items whose requirement you meet.

## Cards of several decks

card-search = Search
    .text = Lower the item counter of the room by 1, draw 2 items of its colour, keep 1; the other goes to the bottom of its deck.
card-rest = Rest
    .text = Scan all contamination cards in your hand. Clean ones are removed; an infected one gives you a larva, or kills you if you already carry one.
card-demolition = Demolition
    .text = Destroy a closed door next to your room, or put your room out of order.
card-interruption = Interruption
    .text = Played at any time: cancel an action of another character in your room, or somebody else's Interruption. The cost stays paid.
card-basic-repairs = Basic Repairs
    .text = Repair the malfunction here, or repair or damage the engine here.
card-repairs = Repairs
    .text = Repair the malfunction here, or repair or damage the engine here.
card-fast-repairs = Fast Repairs
    .text = Repair the malfunction here, or repair or damage the engine here.
card-computer-skills = Computer Skills
    .text = Open or close a door next to your room, or, with a working computer here, use the action of the room free of charge.
card-suppressive-fire = Suppressive Fire
    .text = Spend 1 ammo: you or a willing companion leaves to a neighbouring room without being attacked.

## Captain

card-reload = Reload
    .text = Load 1 ammo into the Six-Shooter.
card-order = Order
    .text = Send another character of your room to a neighbouring room of your choice. No consent is needed.
card-motivation = Motivation
    .text = Every character in your room, you included, draws 1 card.

## Pilot

card-piloting = Piloting
    .text = In the working Cockpit or a room with a working computer, use the action of the room free of charge. Or look at the coordinates from a room with a working computer.
card-knowledge-of-the-ship = Knowledge of the Ship
    .text = Open or close a door next to your room, or look at one unexplored room, but not at its exploration token.
card-old-friend = Old Friend
    .text = In a working room without a computer, use its action free of charge.

## Mechanic

card-ingenuity = Ingenuity
    .text = Repair the malfunction here, or repair or damage the engine here, or craft an item with any yellow item serving as a tool.
card-pyrotechnics = Pyrotechnics
    .text = Discard any item to set your room on fire, or put out the fire here.
card-technical-corridors = Technical Corridors
    .text = From a room with a technical entrance, crawl to any other one. Then you must pass.

## Soldier

card-full-auto = Full Auto
    .text = Shoot with all ammo of the Assault Rifle: 1 more injury for every 2 ammo spent, even on a miss.
card-taking-aim = Taking Aim
    .text = Shoot with an energy weapon; you may roll the combat die again once.
card-covering-fire = Covering Fire
    .text = Spend 1 ammo: you, a willing companion or both leave to the same neighbouring room without being attacked.
card-nerves-of-steel = Nerves of Steel
    .text = Played at any time: ignore what a surprise attack does to you.

## Scout

card-adrenaline = Adrenaline
    .text = Shoot or escape, and draw 1 card.
card-reconnaissance = Reconnaissance
    .text = Go to a neighbouring room without a noise roll; Danger and Silence of its exploration token do nothing.
card-scavenging = Scavenging
    .text = Search the room, even if nothing is left to find.

## Scientist

card-intranet = Intranet
    .text = From a room with a working computer, use the action of any other room with a working computer free of charge.
card-blocking-access = Blocking Access
    .text = In a room with a working computer, use its action free of charge, or put any one computer room out of order.
card-risk-assessment = Risk Assessment
    .text = In a room with a working computer, look at the next event card; leave it or put it at the bottom of the deck.

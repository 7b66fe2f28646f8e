### Items: names and effects. Cost, combat mark, weight and symbols are added from the data.

## Red: military

item-energy-charge = Energy Charge
    .text = Load one of your energy weapons to the full, or open or close a door next to your room.
item-grenade = Grenade
    .text = Throw it into your room or a neighbouring one with an intruder or eggs: 2 injuries to an intruder of your choice and 1 to every other there, or 2 eggs destroyed. Every character there, you included, suffers a serious wound.
item-smoke-grenade = Smoke Grenade
    .text = Every other character here discards 1 action card. You slip into a neighbouring room without being attacked.
item-recon-drone = Recon Drone
    .text = Look at one unexplored room and its exploration token.
item-decoy = Decoy
    .text = Choose a neighbouring room: intruders from the rooms around it gather there. Those in combat attack once before they go.
item-extended-magazine = Extended Magazine
    .text = Fit it to one of your energy weapons: it gets 2 ammo at once and holds 2 more from now on.
item-self-destruct-key = Self-Destruct Key
    .text = In a room with a working computer, start self-destruct, or stop it while it can still be stopped.
item-evacuation-key = Evacuation Key
    .text = In an evacuation section, lock or unlock one of its pods.
item-comms-key = Comms Key
    .text = In a room with a working computer, see an objective of a player who has sent a signal.
item-prototype-pistol = Prototype: Pistol
    .text = You may roll the combat die of each shot again once.
item-prototype-shotgun = Prototype: Shotgun
    .text = Injures at least once on anything but a miss, and once more on one or two hits.
item-prototype-rifle = Prototype: Rifle
    .text = On two hits you may spend 1 more ammo for 1 more injury.

## Yellow: technical

item-chemicals = Chemicals
    .text = Load a flamethrower to the full.
item-tools = Tools
    .text = Repair the malfunction here, or repair or damage the engine here, or open or close a door next to your room.
item-duct-tape = Duct Tape
    .text = Repair the malfunction here, or repair or damage the engine here, or tie two heavy items together to hold them in one hand.
item-fire-extinguisher = Fire Extinguisher
    .text = Put out the fire here, or make an intruder here retreat.
item-clothes = Clothes
    .text = Wipe off your slime, or dress one of your serious wounds.
item-technical-corridors-plans = Technical Corridors Plans
    .text = From a room with a technical entrance, crawl to another one. Roll for noise as usual.
    .kept = As long as you hold the plans, you move through technical entrances as through corridors: from one to any other of the same network, but never out of a combat.
item-space-suit = Space Suit
    .text = From a yellow room, discard all action cards of your hand and walk outside to any other yellow room.
item-nemesis-plans = Nemesis Plans
    .text = Look at two unexplored rooms, but not at their exploration tokens.

## Green: medical

item-medkit = Medkit
    .text = Dress a serious wound, or heal a dressed one: yours, or that of someone here who agrees.
item-bandages = Bandages
    .text = Dress a serious wound, or heal all light wounds: yours, or those of someone here who agrees.
item-synthetic-food = Synthetic Food
    .text = Draw 2 action cards.
item-adrenaline-injection = Adrenaline Injection
    .text = Draw 1 card. You may take any number of actions this round, but must pass at its end.
item-alcohol = Alcohol
    .text = Scan one contamination card of your hand and remove it. If it was infected, you take a new contamination card instead of a larva.
item-military-drugs = Military Drugs
    .text = Discard any cards of your hand, contamination included, and draw as many plus 1.

## Blue: crafted

item-antidote = Antidote
    .text = Scan all your cards, wherever they are: infected ones and your larva are removed. Then take 1 contamination card, shuffle your discard pile into your deck and pass.
item-taser = Taser
    .text = An intruder here suffers 1 injury and retreats, or a character here discards the whole hand.
item-flamethrower = Flamethrower
    .text = Injures at least once on anything but a miss; two hits also set the room on fire. Comes with 1 ammo and is reloaded only with Chemicals.
item-molotov-cocktail = Molotov Cocktail
    .text = Throw it into your room or a neighbouring one with an intruder or eggs: fire there, 1 injury to every intruder, a serious wound to every character, and 1 egg destroyed.

## What the characters start with

item-six-shooter = Six-Shooter
    .text = Two hits injure once more. Reloaded only by the Reload card.
item-shotgun = Shotgun
    .text = A shot that injures, injures once more.
item-pistol = Pistol
    .text = Two hits count as one.
item-rifle = Rifle
    .text = Nothing special, but plenty of ammo.
item-assault-rifle = Assault Rifle
    .text = A shot that injures, injures once more.
item-sawed-off-shotgun = Sawed-Off Shotgun
    .text = One hit counts as two.

## Quest items

item-log-key = Log Key
    .text = In a room with a working computer, see one objective of a player of your choice.
item-intercom = Intercom
    .text = Your Order and Motivation also reach characters in every room with a working computer.
item-orbital-maneuvering-system = Orbital Maneuvering System
    .text = Everybody passes at once, and no intruder attacks in the event phase that follows.
item-plasma-torch = Plasma Torch
    .text = Open or close a door next to your room; even a destroyed one can be closed.
item-flashlight = Flashlight
    .text = Search the room.
item-autoloader = Autoloader
    .text = Fit it to the Assault Rifle: 1 ammo at once, 1 more capacity, and reloading it with an Energy Charge is free.
item-armor = Armor
    .text = When an attack card has been drawn against you, discard the Armor to ignore it.
item-motion-scanner = Motion Scanner
    .text = Discard 1 action card to roll for noise again, once a roll, out of combat.
item-security-key = Security Key
    .text = Choose any room and open or close any of the doors around it.
item-holo-computer = Holo Computer
    .text = Your Intranet and Risk Assessment work from any room, computer or not, broken or not.
item-laboratory-equipment = Laboratory Equipment
    .text = In a room with a corpse, a carcass or an egg, discover the weakness behind it.

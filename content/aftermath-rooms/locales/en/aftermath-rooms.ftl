### Four rooms, and what is made in one of them.

room-crafting-room = Crafting Room
    .text = Crafting here, you may give up a single item: an Energy Charge for a Laser Pointer, Tools for a Combat Drone, Clothes for an Enviro-Suit. Not while the room is out of order.
room-server-room = Server Room
    .text = Use the action of any other explored room with a working computer, without its cost.
room-alarm-room = Alarm Room
    .text = Make a noise roll in any other room without a character. An encounter there brings no surprise attack.
room-turret-room = Turret Room
    .text = Choose a turret and lay the status token you want facedown on top of its pile.
item-laser-pointer = Laser Pointer
    .text = Attach it to a weapon: the combat die may be rolled again once in each attack with it. A weapon carries at most one.
item-combat-drone = Combat Drone
    .text = An energy weapon that needs no hand. It comes with 1 ammo.
item-enviro-suit = Enviro-Suit
    .text = It is worn and needs no hand. Fire does not wound you, and you never count as slimed.

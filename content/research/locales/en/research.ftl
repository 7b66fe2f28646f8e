### The shuttle beside the ship.

room-main-room = Main Room
    .text = The heart of the shuttle. It has no action; from here you can cross over to any room of the ship with a technical corridor entrance.

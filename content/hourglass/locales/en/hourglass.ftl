### The hourglass.

possibility-sand-out = the sand has run out
    .text = Whoever notices may pick up the hourglass.
possibility-hourglass = pick up the hourglass
    .text = The hourglass is empty: name a room, and there is a noise roll there. It then rests until the next turn.
possibility-no-hourglass = take the hourglass out of the game
    .text = For good. Only right after its noise roll, until the next action is named.

### Events for the intruders of the base game in the facility.

ship-event-egg-protection-intruders = Egg Protection
    .text = Every character in the nest or carrying an egg has an encounter.
ship-event-hatching-intruders = Hatching
    .text = An egg of the nest is lost. Characters in the nest without action cards are infested; if there are none, a larva goes into the bag.
ship-event-lurking-intruders = Lurking
    .text = Intruders that are not with a character slip back into the bag.
ship-event-noise-in-corridors-intruders = Noise in Corridors
    .text = Noise in the technical corridors. If there was some already, everyone in a room with an entrance rolls for noise. Without power: 1 light wound in rooms with a technical entrance.
ship-event-nest-intruders = Nest
    .text = If the nest is explored, noise in every quiet corridor around it.
ship-event-regeneration = Regeneration
    .text = Every intruder in the facility recovers from up to 2 injuries.
ship-event-blackout = Blackout
    .text = The highest power token that is on goes off.

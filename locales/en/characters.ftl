### Characters, and the serious wounds they may suffer.

character-captain = Captain
    .text = Leads: moves others about, lets everyone draw cards, and carries a gun that hits hard but is slow to reload.
character-pilot = Pilot
    .text = Knows the ship: uses rooms for free, checks the course from afar, and looks behind closed doors.
character-scientist = Scientist
    .text = Works through computers: uses rooms from a distance, breaks them, and foresees events. A weak shot.
character-scout = Scout
    .text = Moves without a sound, finds things where nothing is left, and gets away.
character-soldier = Soldier
    .text = Fights: more and better shots than anyone, cover for others, and nerves against surprise.
character-mechanic = Mechanic
    .text = Repairs anything for nothing, builds from scraps, plays with fire and knows the technical corridors.

## Serious wounds

wound-body = Body
    .text = Until it is dressed, you draw up to 4 cards instead of 5.
wound-arm = Arm
    .text = Until it is dressed, you have only one hand to carry heavy things.
wound-hand = Hand
    .text = Until it is dressed, using items costs 1 card more. Shooting is not affected.
wound-leg = Leg
    .text = Until it is dressed, escaping costs 1 card more.
wound-bleeding = Bleeding
    .text = Until it is dressed, every pass gives you a light wound.

### Turrets.

exploration-turret = Turret
    .text = A turret stands here. Its status is shown at once; it shoots in the fire damage step.
card-demolition = Demolition
    .text = Destroy a closed door next to your room, put your room out of order, or destroy the turret here unless it is inactive.

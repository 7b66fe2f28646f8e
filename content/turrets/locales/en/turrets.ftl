### Turrets.

card-demolition = Demolition
    .text = Destroy a closed door next to your room, put your room out of order, or destroy the turret here unless it is inactive.

### Events and alerts.

## Events

ship-event-infested-supplies = Infested Supplies
    .text = Every character in a green room takes 1 contamination card.
ship-event-dripping = Dripping
    .text = Every character in a room with an entrance to the technical corridors gets slimed.
ship-event-slimy = Slimy
    .text = Every slimed character takes 2 contamination cards.
ship-event-royal-ceremony = Royal Ceremony
    .text = The queen comes to the nest if she is not on board. If she is, or nobody knows where the nest is, an egg is laid.
ship-event-eggs-hatching = Eggs Hatching
    .text = A larva appears in every room with an egg, and one in the nest. The eggs lying in rooms are gone.
ship-event-sparks = Sparks
    .text = A fire breaks out in every room that is out of order.
ship-event-screeching = Screeching
    .text = Noise in every corridor of every room with an intruder.
ship-event-adaptability = Adaptability
    .text = One of the weaknesses you have discovered, at random, is lost for good.
ship-event-maneuver = Maneuver
    .text = Everybody draws 1 card fewer in the next turn.
ship-event-warbling = Warbling
    .text = Noise in every corridor beside an engine. Then the combat die is rolled for engine 1, 2 and 3 in turn: the first hit changes that engine, and nobody sees to what.

## Alerts

basic-activation = Activation
    .text = Do what the open alert asks for in your room.
alert-recover-samples = Recover Samples
    .text = Something was left behind in the Hibernatorium.
    .first = Activate in the Main Room: a sample is placed in the Hibernatorium.
    .second = Bring the sample to the Main Room.
alert-reactor-reset = Reactor Reset
    .text = The reactor runs hot.
    .first = Activate in the Generator.
    .second = Activate in Engine 2.
alert-engine-purge = Engine Purge
    .text = Something clogs the engines.
    .first = Activate in Engine 1, 2 and 3, in any order; with one or two players two of them are enough.
alert-course-correction = Course Correction
    .text = Ship and shuttle drift apart.
    .first = Activate in the Cockpit.
    .second = Activate in the Main Room.
alert-distress-beacon = Distress Beacon
    .text = Nobody has heard the call for help.
    .first = Activate twice in the Comms Room.
alert-patch-the-grid = Patch the Grid
    .text = If nothing on board is out of order, the Cockpit is now.
    .first = Repair a malfunction, wherever it is.
    .second = Activate in the Cockpit.
alert-decompression-warning = Decompression Warning
    .text = The ship is losing air.
    .first = When the alert is checked, everybody awake on board is on the shuttle.
alert-black-box = Black Box
    .text = A sample lies in the Cockpit.
    .first = Bring the sample to any room of the shuttle.
alert-specimen-transfer = Specimen Transfer
    .text = A sample lies in the nest.
    .first = Bring the sample to the Laboratory.
    .second = Activate in the Laboratory.
alert-double-watch = Double Watch
    .text = The controls must be watched at both ends of the ship.
    .first = When the alert is checked, somebody is in the Cockpit and somebody else in Engine 2.

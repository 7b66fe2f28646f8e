### Aftermath: its characters, their cards and items, and the traits of all.

character-android = Android
    .text = A machine in the place of the Pilot: shoots with its arm, uses rooms for nothing and reads the ship's network, but only repairs itself and is switched off in time.
character-convict = Convict
    .text = In the place of the Soldier, and in cuffs: hard to kill, quick to hit and to take what others leave.
character-ceo = CEO
    .text = In the place of the Captain: old and frail, with a Robot that does the work, and with an eye on what the company wants of everybody.
character-psychologist = Psychologist
    .text = In the place of the Scientist: goes where others go, has them do things, and sees through them.

## Cards

card-self-repair = Self-Repair
    .text = Discard Tools or Duct Tape: heal all your light wounds, dress all your serious wounds, or heal one that is dressed.
card-efficiency = Efficiency
    .text = Use the action of this room free of charge; it must not be out of order.
card-power-up = Power Up
    .text = Draw 2 cards.
card-network-access = Network Access
    .text = With a working computer here: look at the coordinates, look at the status of one engine, or open or close a door of any explored room with a computer.
card-i-need-this = I Need This
    .text = After a search in your room, your own included: what was not kept goes into your inventory instead of under its deck. Nobody can interrupt it.
card-short-temper = Short Temper
    .text = Use the action of this room free of charge, then make a noise roll here.
card-opportunist = Opportunist
    .text = Move, and close the door of the corridor behind you unless it is destroyed. With an intruder here this is an escape.
card-bash = Bash
    .text = Fight with bare hands; a hit is 1 injury more.
card-robot-demolition = Robot: Demolition
    .text = For 1 energy of the Robot: destroy a closed door next to your room, or put your room out of order.
card-robot-fast-repairs = Robot: Fast Repairs
    .text = For 1 energy of the Robot: repair the malfunction here, or repair or damage the engine here.
card-robotic-punch = Robotic Punch
    .text = For 1 energy the Robot strikes an intruder here. After a hit each further energy is 1 injury more. A miss hurts nobody.
card-protect = Protect
    .text = This card leaves the game, and the Robot must have energy: you, another willing character here or both leave for the same neighbouring room without being attacked.
card-stop-it = Stop It!
    .text = When you are attacked: this card leaves the game, and the attack does nothing to you. The Robot must have energy.
card-just-one-more-thing = Just One More Thing
    .text = After you have passed, and unless you were the last: take one more round in this turn.
card-authority = Authority
    .text = Another character out of combat, here or next door, goes to a neighbouring room of your choice, like it or not.
card-nurse-routine = Nurse Routine
    .text = For 1 energy of the Robot: a willing character here heals all light wounds or has a serious wound dressed.
card-overload = Overload
    .text = This card leaves the game and the Robot loses all energy: an intruder here takes 2 injuries.
card-lend-a-hand = Lend a Hand
    .text = Another character here draws 1 card and discards 1, or you draw 2 and discard 1.
card-suggestion = Suggestion
    .text = Another character here, out of combat, goes to a neighbouring room you name, or discards 2 action cards.
card-scapegoat = Scapegoat
    .text = Before an attack card against you is drawn: discard 1 more card, and another character here is attacked instead.
card-delegate = Delegate
    .text = Another willing character here uses the action of this room at once, free of charge.

## Items

item-arm-gun = Arm Gun
    .text = Part of its owner: fills no hand and cannot be laid down or traded. Two hits are 1 injury more.
item-cuffs = Cuffs
    .text = They fill both hands. Only the Cuffs Key opens them.
item-cuffs-key = Cuffs Key
    .text = Discard it and the Cuffs, wherever they are. Whoever has it may use it.
item-emergency-energy-cell = Emergency Energy Cell
    .text = As long as the Android carries it, it is not shut down when time reaches space 5.
item-deactivation-module = Deactivation Module
    .text = At the start of the attack step, with an intruder here: discard your hand, at least 1 card, and nothing attacks you in this step.
item-pipe = Pipe
    .text = A missed blow gives you a light wound instead of a serious one. Then the Pipe has to be found anew.
item-augmented-arm = Augmented Arm
    .text = Rest as an action. The effect of one serious wound of your choice is ignored.
item-robot = Robot
    .text = Holds 5 energy, which its cards take. It goes where you go and cannot be laid down. Filled up by discarding an Energy Charge.
item-access-codes-pod-override = Access Codes: Pod Override
    .text = Launch an escape pod from afar with whoever is inside, or set the status of one engine from afar. Until it is used, only you know which code it is.
item-access-codes-ship-codes = Access Codes: Ship Codes
    .text = Exchange the coordinates card for one of your choice, or take an item of your choice out of the deck of your room's colour. Until it is used, only you know which code it is.
item-oculobe-drone = Oculobe Drone
    .text = It is with another character. You learn what that character looks at in secret: coordinates, engines, rooms and tokens, the next event, objectives of others.
item-emotion-scanner = Emotion Scanner
    .text = Look through all cards of a character here or next door and scan the contamination. All is shuffled, and as many cards are drawn as were in hand.

## Traits

trait-artificial = Artificial
    .text = Only Self-Repair does something for your wounds. Contamination you draw is scanned at once: infected gives a light wound, and either way it is removed and you draw another card. You are shut down when time reaches space 5. Your objectives are both corporate.
trait-hard-to-kill = Hard to Kill
    .text = You bear four serious wounds; only a further wound kills you.
trait-just-die-already = Just Die Already
    .text = After a hit with the Six-Shooter you may shoot at the same target again, for ammo only, as long as you hit. Injuries are checked after the last shot.
trait-authorization = Authorization
    .text = With the action of the Cockpit you may also open or close any one door.
trait-wheelchair = Wheelchair
    .text = A Leg wound arrives dressed.
trait-scavenger = Scavenger
    .text = Searching a white room you may draw one item of each deck, keep one and discard the others.
trait-rush = Rush
    .text = You may take a light wound to do a third action in your round.
trait-handyman = Handyman
    .text = Your weapon and unlocked quest items may serve as yellow components in crafting.
trait-frail-magnate = Frail Magnate
    .text = You begin with a Body wound, which counts as dressed as long as the Robot has energy. You have seen all corporate objectives.
trait-shrink = Shrink
    .text = When somebody in your room moves, you may discard 1 action card and go along. Alone in your room you draw up to one card fewer.

### Aftermath: its characters, their cards and items, and the traits of all.

character-android = Android
    .text = A machine in the place of the Pilot: shoots with its arm, uses rooms for nothing and reads the ship's network, but only repairs itself and is switched off in time.
character-convict = Convict
    .text = In the place of the Soldier, and in cuffs: hard to kill, quick to hit and to take what others leave.

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

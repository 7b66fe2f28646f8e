### What is in the way of an action, and what would mend it.

refusal-over = The game is over.
refusal-stale = That decision is not open any more; look at what is asked now.
refusal-not-asked = You have nothing to decide now; wait until you are asked.

reason-not-an-option = That is not one of the options; choose one of those offered.
reason-too-few-cards = { $need ->
    [one] It costs 1 action card
   *[other] It costs { $need } action cards
}, but { $have ->
    [0] you have none to discard.
    [one] you have only 1 to discard.
   *[other] you have only { $have } to discard.
}
reason-in-combat = An intruder is in your room: this works only out of combat. Escape or kill it first.
reason-not-in-combat = This works only in combat, with an intruder in your room.
reason-not-in-hand = You do not have that card in your hand.
reason-not-carried = You carry no such item.
reason-no-effect = It would change nothing here.
reason-no-target = There is nothing to aim it at.
reason-malfunction = The room is out of order; remove the malfunction first.
reason-no-room-action = This room offers no action you could use now.
reason-no-computer = It needs a room with a working computer.
reason-has-computer = It needs a room without a computer.
reason-not-evacuation = It works only in an evacuation section.
reason-no-ammo = You hold no weapon with ammo; reload first.
reason-wrong-weapon = You hold no weapon that this works with.
reason-alone = Nobody else here could take part.
reason-nothing-to-trade = Nobody here has anything to trade.
reason-no-components = You lack the components for any crafted item.
reason-lacks-component = For the { $item } you still lack an item with a component of this kind: { $component ->
    [chem] chemical
    [cloth] cloth
    [med] medical
    [tool] tool
   *[energy] energy
}.
reason-no-signal = Nobody else has sent the signal, and it works only on those who have.
reason-no-object = The object it needs is not here.
reason-hands-bound = What fills your hands cannot be laid down.
reason-no-energy = The machine has no energy left.
reason-no-price = You carry none of the items it takes.
reason-no-quest = You can unlock no quest item here; see what your quest items ask for.
reason-nothing-left = Nothing is left to find here.
reason-never-searched = This room can never be searched.
reason-empty-deck = The deck is empty.
reason-no-contamination = You hold no contamination card.
reason-no-mutation = You have no mutation card.
reason-no-door = No door around fits.
reason-door-closed = A closed door is in the way; open or destroy it first.
reason-door-destroyed = A destroyed door cannot be closed, so the room cannot be sealed.
reason-all-noisy = Every corridor of that room already has noise; move in the ordinary way.
reason-no-entrance = This room has no entrance to the technical corridors.
reason-not-engine = This is not an engine room.
reason-no-hibernation = Nobody hibernates here: the shuttle takes the crew home.
reason-hibernating = It is blocked while anyone hibernates.
reason-chambers-shut = The hibernation chambers open only when { $time ->
    [one] 1 turn is
   *[other] { $time } turns are
} left.
reason-intruder-here = An intruder is in the room; drive it out or kill it first.
reason-no-pod = No pod fits: it must be here, unlocked where you want to board, and have a free place.
reason-point-of-no-return = Self-destruct cannot be stopped any more.
reason-already-done = That is done already.
reason-no-egg = No egg is left.
reason-no-wound = Nobody here has a wound it could treat.
reason-no-fire = Nothing burns here.
reason-no-malfunction = Nothing is out of order here.
reason-nothing-to-load = You hold no weapon that it could load any further.
reason-airlock-running = Another airlock procedure is running.
reason-wrong-room = It does not work where you are.
reason-no-activation = No alert asks for an Activation now.
reason-not-your-round = It is not your round; wait until it is.
reason-passed = You have passed; you act again next turn.
reason-out-of-play = Your character takes no more part in the game.
reason-answer-first = Finish what you have begun: answer what is asked first.
reason-no-action = It has no action of its own; it works by itself or as a reaction.
reason-no-gap = Something is under way; it can be done once the next action is to be named.
reason-only-table = Only the table itself brings that about.
reason-only-player = Only a player can do that.
reason-too-early = What has to come before it has not come yet.
reason-too-late = The moment for it has passed.
reason-no-turret = There is no turret.
reason-turret-inactive = The turret is inactive and cannot be destroyed.
reason-no-workshop = The { $item } can only be made in a room for it that works.
reason-laden = You cannot carry any more of these.
reason-no-power = There is no power here.
reason-has-power = This works only without power.
reason-no-elevator = The elevator is not here.
reason-no-rover = The rover is not here.
reason-gate-shut = The main gate is closed. It opens with the first death, or with an autodestruction that cannot be stopped.
reason-no-suit = You wear nothing to go outside in.
reason-no-launch = No CSS token lies on the slot of the time token, so no pod is launched in this turn.
reason-too-little-known = It takes { $level } knowledge.
reason-too-many-cards = It works only on someone with at most { $most } cards in hand.

### What happened. `.you` is the form for the listener's own character.

## Setup and turns

event-character-drafted = { $actor } plays the { $character }.
    .you = You play the { $character }.
event-draft-drawn = { $actor } draws two characters to choose from: { $cards }.
    .you = You draw two characters to choose from: { $cards }.
# $deck is the deck both come from when playing alone.
event-objectives-dealt = { $deck ->
        [coop] { $actor } holds the objectives { $corporate } and { $personal }.
       *[other] { $actor } holds the objectives { $corporate } (corporate) and { $personal } (personal).
    }
    .you = { $deck ->
        [coop] Your objectives are { $corporate } and { $personal }. You will keep one of them.
       *[other] Your objectives are { $corporate } (corporate) and { $personal } (personal). You will keep one of them.
    }
event-requirement-dealt = { $actor } gets this requirement: { $requirement }.
    .you = You get this requirement: { $requirement }.
event-requirement-taken = { $actor } gets a requirement.
event-objectives-taken = { $actor } gets two objectives.
event-common-objective = Everybody has this objective: “{ $objective }”
event-turn-began = Turn { $turn } begins.
event-cards-drawn = { $count ->
        [one] { $actor } draws 1 card.
       *[other] { $actor } draws { $count } cards.
    }
    .you = { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
event-card-drawn = { $actor } draws { $card }.
    .you = You draw { $card }.
event-deck-reshuffled = { $actor } shuffles the discard pile into a new deck.
    .you = You shuffle your discard pile into a new deck.
event-first-player = { $actor } is now first player.
    .you = You are now first player.
event-round-began = { $actor } is up.
    .you = { $dead ->
        [yes] It is your round: play one card, or pass.
       *[no] It is your round: up to two actions.
    }
event-passed = { $actor } passes.
    .you = You pass.
event-card-discarded = { $actor } discards { $card }.
    .you = You discard { $card }.
# Discarded face up, but whether it is infected shows only under the scanner.
event-contamination-discarded = { $actor } discards a contamination card.
    .you = You discard a contamination card.
event-player-phase-ended = Everybody has passed. The event phase begins.
event-time-moved = { $to ->
    [0] Time is up: the ship jumps.
    [one] 1 turn is left before the jump.
   *[other] { $to } turns are left before the jump.
}
event-self-destruct-started = Self-destruct is running.
event-self-destruct-stopped = Self-destruct is stopped.
event-self-destruct-moved = { $to ->
    [0] The self-destruct counter is down.
    [one] Self-destruct: 1 more turn until the ship explodes.
   *[other] Self-destruct: { $to } more turns until the ship explodes.
}
event-shared-deck-reshuffled = { $deck ->
    [events] The event deck is shuffled anew.
    [attacks] The attack deck is shuffled anew.
    [wounds] The deck of serious wounds is shuffled anew.
    [panic] The panic deck is shuffled anew.
    [red] The red item deck is shuffled anew.
    [yellow] The yellow item deck is shuffled anew.
    [green] The green item deck is shuffled anew.
   *[other] The crafted items are shuffled anew.
}
event-taken-back = { $agreed ->
        [yes] { $steps ->
            [one] { $actor } takes back a choice and all that followed; everybody agreed.
           *[other] { $actor } takes back { $steps } choices and all that followed; everybody agreed.
        }
       *[no] { $steps ->
            [one] { $actor } takes back a choice.
           *[other] { $actor } takes back { $steps } choices.
        }
    }
    .you = { $agreed ->
        [yes] { $steps ->
            [one] You take back a choice and all that followed; everybody agreed.
           *[other] You take back { $steps } choices and all that followed; everybody agreed.
        }
       *[no] { $steps ->
            [one] You take back a choice.
           *[other] You take back { $steps } choices.
        }
    }

## Actions

event-action-taken = { $kind ->
        [basic] { $actor } acts: { $action }.
        [card] { $actor } plays { $action }.
        [item] { $actor } uses the { $action }.
        [mutation] { $actor } puts a mutation to use.
        [computer] { $actor } uses the computer.
       *[room] { $actor } uses the action of the room: { $action }.
    }
    .you = { $kind ->
        [basic] You act: { $action }.
        [card] You play { $action }.
        [item] You use the { $action }.
        [mutation] You put your mutation to use.
        [computer] You use the computer.
       *[room] You use the action of the room: { $action }.
    }
event-card-paid = { $actor } pays with { $card }.
    .you = You pay with { $card }.
event-window-opened = { $window ->
    [objectives] Every player now keeps one objective.
    [interrupt] Who might interrupt: { $seats }.
    [surprise] Who might ignore the surprise attack: { $seats }.
    [attack] Who might ignore the attack: { $seats }.
    [turn] Who might turn the attack to another: { $seats }.
    [claim] Who might take what was left over: { $seats }.
    [round] Who might take one more round: { $seats }.
    [stillness] Who might play dead: { $seats }.
    [follow] Who might go along: { $seats }.
    [ride] Who might ride along: { $seats }.
    [launch] Who might get away in a pod: { $seats }.
    [light] Who might switch on a light: { $seats }.
    [redirect] Who might let somebody else be attacked: { $seats }.
    [appease] Who might give something up against the attack: { $seats }.
    [darkness] Who might ignore what the event does without power: { $seats }.
    [skip-noise] Who might be overheard: { $seats }.
    [advantage] Who might make more of the shot: { $seats }.
   *[noise] Who might roll for noise again: { $seats }.
}
event-interrupted = { $actor } interrupts { $other }.
    .you = You interrupt { $other }.
event-action-cancelled = The action of { $actor } is cancelled; its cost stays paid.
    .you = Your action is cancelled; its cost stays paid.
event-consented = { $agreed ->
        [yes] { $actor } agrees.
       *[no] { $actor } refuses.
    }
    .you = { $agreed ->
        [yes] You agree.
       *[no] You refuse.
    }
event-seized = { $actor } takes the opportunity: { $possibility }.
    .you = You take the opportunity: { $possibility }.
event-came-about = It comes about: { $possibility }.
event-hourglass-turned = The hourglass is turned.
event-hourglass-named = { $actor } has the hourglass and names { $room }: there is a noise roll there.
    .you = You have the hourglass and name { $room }: there is a noise roll there.
event-item-used = It works: { $actor } has used the { $item }.
    .you = It works: you have used the { $item }.
event-item-discarded = { $actor } discards the { $item }.
    .you = You discard the { $item }.
event-item-dropped = { $actor } drops the { $item }; the card is discarded.
    .you = You drop the { $item }; the card is discarded.
event-object-dropped = { $actor } drops { $thing } in { $room }.
    .you = You drop { $thing } in { $room }.
event-object-picked = { $actor } picks up { $thing } in { $room }.
    .you = You pick up { $thing } in { $room }.

## Movement, exploration, noise

event-moved = { $way ->
        [corridor] { $actor } moves to { $to }.
        [duct] { $actor } crawls through the technical corridors to { $to }.
        [link] { $actor } crosses over to { $to }.
        [elevator] { $actor } takes the elevator to { $to }.
       *[hull] { $actor } walks along the hull to { $to }.
    }
    .you = { $way ->
        [corridor] You move to { $to }.
        [duct] You crawl through the technical corridors to { $to }.
        [link] You cross over to { $to }.
        [elevator] You take the elevator to { $to }.
       *[hull] You walk along the hull to { $to }.
    }
event-room-explored = { $actor } explores room { $number }: { $tile }.
    .you = You explore room { $number }: { $tile }.
event-token-revealed = The exploration token shows { $token }.
event-discovery-revealed = The discovery token shows { $token }.
event-object-found = { $room }: { $thing } lies here.
event-items-counted = { $items ->
    [0] Nothing is left to find in { $room }.
    [one] 1 item is left to find in { $room }.
   *[other] { $items } items are left to find in { $room }.
}
event-noise-rolled = { $actor } rolls for noise: { $face ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [silence] Silence
       *[danger] Danger
    }.
    .you = You roll for noise: { $face ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [silence] Silence
       *[danger] Danger
    }.
event-noise-rerolled = { $actor } rolls for noise again.
    .you = You roll for noise again.
event-noise-placed = Noise in { $place }.
event-noise-removed = The noise in { $place } is gone.
event-danger-heard = Danger around { $room }: intruders next door come in, or noise spreads to every corridor.
event-silence = All is quiet in { $room }.

## Doors, fire, malfunctions, slime

event-door-closed = The door in { $corridor } closes.
event-door-opened = The door in { $corridor } opens.
event-door-destroyed = The door in { $corridor } is destroyed.
event-door-taken = The door in { $corridor } is removed to be used elsewhere.
event-fire-placed = Fire breaks out in { $room }.
event-fire-removed = The fire in { $room } is out.
event-malfunction-placed = A malfunction puts { $room } out of order.
event-malfunction-removed = { $room } works again.
event-slimed = { $actor } is covered in slime.
    .you = You are covered in slime: Silence counts as Danger for you.
event-slime-removed = { $actor } is rid of the slime.
    .you = You are rid of the slime.

## Intruders

event-encounter-began = Encounter in { $room }!
event-token-drawn = From the intruder bag comes: { $token }.
event-token-to-bag = Into the intruder bag goes: { $token }.
event-token-to-supply = Set aside from the intruder bag: { $token }.
event-hidden-token-to-bag = A token goes into the bag unseen.
event-token-removed = Out of the game for good: { $token }.
event-intruder-placed = { $intruder } appears in { $room }.
event-intruder-moved = { $intruder } moves from { $from } to { $to }.
event-intruder-stopped = { $intruder } runs into the closed door in { $corridor }.
event-intruder-vanished = { $intruder } slips out of sight from { $room }.
event-intruder-removed = { $intruder } is gone from { $room }.
event-intruder-stayed = { $intruder } does not fit into the technical corridors and stays.
event-intruder-transformed = { $from } turns into { $to }.
event-intruder-healed = { $injuries ->
    [one] { $intruder } recovers from 1 injury.
   *[other] { $intruder } recovers from { $injuries } injuries.
}
event-no-miniature = No further { $kind } can appear.
event-surprise-checked = { $attack ->
        [yes] Surprise attack on { $actor }
       *[no] { $actor } is not surprised
    }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $number } on the token.
    .you = { $attack ->
        [yes] Surprise attack on you
       *[no] You are not surprised
    }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $number } on the token.
event-attack-began = { $intruder } attacks { $target }.
event-attack-card-drawn = Attack card: { $card }.
event-attack-hit = { $intruder } hits { $target }: { $card }.
event-attack-missed = { $intruder } misses { $target }.
event-attack-ignored = { $actor } ignores the attack.
    .you = You ignore the attack.
event-larva-infested = A larva infests { $actor }.
    .you = A larva infests you.
event-egg-added = { $eggs ->
    [one] A new egg is laid: 1 egg in the nest.
   *[other] A new egg is laid: { $eggs } eggs in the nest.
}
event-egg-destroyed = An egg is destroyed in { $room }.
event-egg-hatched = { $eggs ->
    [0] An egg hatches; none is left in the nest.
    [one] An egg hatches; 1 is left in the nest.
   *[other] An egg hatches; { $eggs } are left in the nest.
}
event-nest-destroyed = The nest is destroyed.

## Combat and wounds

event-combat-rolled = { $actor } rolls the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a larva or creeper
        [adult] enough to hurt an adult or less
        [one] one hit
        [pay-one] one injury, for a card
        [one-or-two] one injury, or two for a card
       *[two] two hits
    }.
    .you = You roll the combat die: { $face ->
        [blank] a miss
        [creeper] enough to hurt a larva or creeper
        [adult] enough to hurt an adult or less
        [one] one hit
        [pay-one] one injury, for a card
        [one-or-two] one injury, or two for a card
       *[two] two hits
    }.
event-combat-rerolled = { $actor } rolls the combat die again.
    .you = You roll the combat die again.
event-ammo-spent = { $actor } fires the { $weapon }: { $left } ammo left.
    .you = You fire the { $weapon }: { $left } ammo left.
event-ammo-loaded = { $actor } loads the { $weapon }: { $now } ammo in it.
    .you = You load the { $weapon }: { $now } ammo in it.
event-shot-missed = { $actor } does no harm.
    .you = You do no harm.
event-injured = { $cause ->
    [fire] Fire burns { $intruder }
    [shot] The shot hits { $intruder }
    [melee] The blow hits { $intruder }
    [throw] The blast hits { $intruder }
    [phosphates] The phosphates burn { $intruder }
    [stun] The shock hits { $intruder }
    [turret] The turret hits { $intruder }
    [defense] The defenses hit { $intruder }
   *[other] Harm comes to { $intruder }
}: { $injuries ->
    [one] 1 injury.
   *[other] { $injuries } injuries.
}
event-blood-read = Injury card for { $intruder }: { $blood }.
event-intruder-killed = { $intruder } dies in { $room }.
event-intruder-survived = { $intruder } survives.
event-carcass-left = A carcass lies in { $room }.
event-retreat-began = { $intruder } retreats through corridor { $number }.
event-light-wound = { $actor } suffers a light wound ({ $cause ->
        [attack] an attack
        [fire] the fire
        [bleeding] bleeding
        [surgery] the surgery
        [panic] panic
        [mutation] a mutation
        [blood] burning blood
        [frailty] an old injury
        [shutdown] the energy has run out
        [rush] too much haste
        [scan] the scan
        [turret] a turret
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
        [acid] acid in a wound
       *[other] an accident
    }).
    .you = You suffer a light wound ({ $cause ->
        [attack] an attack
        [fire] the fire
        [bleeding] bleeding
        [surgery] the surgery
        [panic] panic
        [mutation] a mutation
        [blood] burning blood
        [frailty] an old injury
        [shutdown] the energy has run out
        [rush] too much haste
        [scan] the scan
        [turret] a turret
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
        [acid] acid in a wound
       *[other] an accident
    }): { $now ->
        [one] 1 light wound now.
       *[other] { $now } light wounds now.
    }
event-serious-wound = { $actor } suffers a serious wound: { $wound }.
    .you = You suffer a serious wound: { $wound }.
event-wound-dressed = The wound of { $actor } is dressed: { $wound }.
    .you = Your wound is dressed: { $wound }.
event-wound-healed = The wound of { $actor } is healed: { $wound }.
    .you = Your wound is healed: { $wound }.
event-light-healed = { $now ->
        [0] { $actor } has no light wound any more.
        [one] { $actor } has 1 light wound left.
       *[other] { $actor } has { $now } light wounds left.
    }
    .you = { $now ->
        [0] You have no light wound any more.
        [one] You have 1 light wound left.
       *[other] You have { $now } light wounds left.
    }
event-died = { $actor } dies ({ $cause ->
        [attack] killed by an intruder
        [fire] burnt
        [melee] beaten in close combat
        [bleeding] bled to death
        [surgery] on the operating table
        [throw] in the blast
        [larva] a larva broke out
        [airlock] vented into space
        [jump] awake during the jump
        [explosion] the ship exploded
        [wrong-course] the ship went to the wrong place
        [contamination] contaminated
        [insanity] insanity
        [panic] panic
        [mutation] changed beyond recognition
        [blood] burning blood
        [frailty] an old injury
        [shutdown] the energy has run out
        [rush] too much haste
        [scan] the scan
        [turret] shot by a turret
        [alert] an alert failed
        [purge] the facility was purged
        [contingency] the company's contingency
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
        [acid] acid in a wound
        [left-behind] left behind by the shuttle
       *[other] an accident
    }).
    .you = You die ({ $cause ->
        [attack] killed by an intruder
        [fire] burnt
        [melee] beaten in close combat
        [bleeding] bled to death
        [surgery] on the operating table
        [throw] in the blast
        [larva] a larva broke out
        [airlock] vented into space
        [jump] awake during the jump
        [explosion] the ship exploded
        [wrong-course] the ship went to the wrong place
        [contamination] contaminated
        [insanity] insanity
        [panic] panic
        [mutation] changed beyond recognition
        [blood] burning blood
        [frailty] an old injury
        [shutdown] the energy has run out
        [rush] too much haste
        [scan] the scan
        [turret] shot by a turret
        [alert] an alert failed
        [purge] the facility was purged
        [contingency] the company's contingency
        [event] an event
        [launch] thrown out of the pod
        [defense] the defenses of the room
        [acid] acid in a wound
        [left-behind] left behind by the shuttle
       *[other] an accident
    }).
event-items-lost = The items of { $actor } leave the game.
    .you = Your items leave the game.
event-revived = { $actor } is back to life in { $room }: light wounds gone, serious wounds dressed.
    .you = You are back to life in { $room }: your light wounds are gone, your serious wounds dressed.

## Contamination

event-contamination-taken = { $actor } takes a contamination card.
    .you = You take a contamination card.
event-contamination-scanned = { $infected ->
        [yes] { $actor } scans a contamination card: infected!
       *[no] { $actor } scans a contamination card: clean.
    }
    .you = { $infected ->
        [yes] You scan a contamination card: infected!
       *[no] You scan a contamination card: clean.
    }
event-contamination-removed = { $count ->
        [one] { $actor } is rid of 1 contamination card.
       *[other] { $actor } is rid of { $count } contamination cards.
    }
    .you = { $count ->
        [one] You are rid of 1 contamination card.
       *[other] You are rid of { $count } contamination cards.
    }
event-larva-grown = A larva grows inside { $actor }.
    .you = A larva grows inside you.
event-larva-removed = The larva inside { $actor } is removed.
    .you = The larva inside you is removed.

## Insanity and panic

event-insanity-changed = The insanity of { $actor } is now at level { $level }.
    .you = Your insanity is now at level { $level }.
event-rested = { $actor } rests: { $rest ->
        [lower] lowers insanity
        [scan] scans the contamination in hand
        [both] lowers insanity and scans the contamination in hand
       *[neither] neither lowers insanity nor scans
    }.
    .you = You rest: { $rest ->
        [lower] you lower your insanity
        [scan] you scan the contamination in your hand
        [both] you lower your insanity and scan the contamination in your hand
       *[neither] you neither lower your insanity nor scan
    }.
event-panic-drawn = { $actor } panics: { $card }. From level { $value }: { $effect }
    .you = You panic: { $card }. From level { $value }: { $effect }
event-panic-cancelled = { $actor } is calmed down; { $card } does nothing.
    .you = You are calmed down; { $card } does nothing.
event-card-lost = { $card } of { $actor } leaves the game.
    .you = Your { $card } leaves the game.
event-wound-ignored = { $actor } ignores a serious wound: { $wound }.
    .you = You ignore a serious wound: { $wound }.
event-energy-spent = { $left ->
    [0] The machine of { $actor } has no energy left.
   *[other] The machine of { $actor } has { $left } energy left.
}
    .you = { $left ->
        [0] Your machine has no energy left.
       *[other] Your machine has { $left } energy left.
    }
event-attack-turned = { $actor } turns the attack to { $target }.
    .you = You turn the attack to { $target }.
event-leftover-claimed = { $actor } takes what the search has left over.
    .you = You take what the search has left over.
event-round-added = { $actor } takes one more round.
    .you = You take one more round.
event-played-dead = { $actor } plays dead; nothing attacks in this step.
    .you = You play dead; nothing attacks you in this step.
event-item-turned-back = { $actor } has to get this anew: { $item }.
    .you = You have to get this anew: { $item }.
event-freed = { $actor } is rid of this: { $item }.
    .you = You are rid of this: { $item }.
event-course-exchanged = { $actor } exchanges the coordinates card. What anybody knew of it no longer holds.
    .you = You exchange the coordinates card. What anybody knew of it no longer holds.
event-deck-looked-through = { $actor } looks through { $deck } for something.
    .you = You look through { $deck } for something.
event-deck-held = { $actor } sees in { $deck }: { $copies } × { $item }.
    .you = You see in { $deck }: { $copies } × { $item }.
event-codes-unlocked = { $actor } unlocks Access Codes; which, nobody else learns.
    .you = You unlock Access Codes; which, nobody else learns.
event-drone-given = { $actor } lets the drone watch { $other }.
    .you = You let the drone watch { $other }.
event-drone-returned = { $actor } is on board no more; the drone flies back to its owner.
    .you = You are on board no more; the drone flies back to its owner.
event-mind-read = { $actor } reads the mind of { $other }: infected cards { $infected }, clean ones { $clean }.
    .you = You read the mind of { $other }: infected cards { $infected }, clean ones { $clean }.
event-mind-scanned = { $actor } scans the mind of { $other }.
    .you = You scan the mind of { $other }.
event-companion-moved = The companion of { $actor } goes to { $room }.
    .you = Your companion goes to { $room }.
event-companion-called = The companion of { $actor } is back.
    .you = Your companion is back.
event-companion-lost = The companion of { $actor } leaves the game.
    .you = Your companion leaves the game.
event-delegated = { $actor } lets { $other } use the room.
    .you = You let { $other } use the room.
event-wound-undressed = { $actor } tears off a bandage; the wound hinders again: { $wound }.
    .you = You tear off a bandage; the wound hinders you again: { $wound }.
event-insanity-checked = { $actor } owns { $cards ->
        [one] 1 contamination card
       *[other] { $cards } contamination cards
    } and ends at level { $level } of insanity.
    .you = You own { $cards ->
        [one] 1 contamination card
       *[other] { $cards } contamination cards
    } and end at level { $level } of insanity.

## Mutation and feeding

event-mutations-seen = { $actor } sees the mutations { $cards }.
    .you = You see the mutations { $cards }.
event-mutation-kept = { $actor } keeps the mutation { $card }. { $effect }
    .you = You keep the mutation { $card }. { $effect }
event-mutation-gained = { $actor } begins to change and keeps one of two mutation cards.
    .you = You begin to change and keep one of two mutation cards.
event-mutation-marked = { $actor } bears { $markers ->
        [one] 1 mutation marker
       *[other] { $markers } mutation markers
    } now.
    .you = You bear { $markers ->
        [one] 1 mutation marker
       *[other] { $markers } mutation markers
    } now; the fourth kills.
event-mutation-scanned = { $actor } scans a contamination card: { $infected ->
        [yes] infected
       *[no] not infected
    }.
    .you = You scan a contamination card: { $infected ->
        [yes] infected
       *[no] not infected
    }.
event-mutation-turned-up = The mutation of { $actor } is turned up: { $card }. { $effect }
    .you = Your mutation is turned up: { $card }. { $effect }
event-mutation-lost = { $open ->
        [yes] The mutation card of { $actor } goes back into its deck: { $cards }.
       *[no] The mutation card of { $actor } goes back into its deck unseen.
    }
    .you = Your mutation card goes back into its deck.
event-mutation-idle = The mutation of { $actor } has no effect.
    .you = Your mutation has no effect.
event-mutation-checked = { $mutated ->
        [yes] { $actor } has changed and must draw.
       *[no] { $infected ->
            [0] { $actor } is not infected.
            [one] { $actor } owns 1 infected card and must draw.
           *[other] { $actor } owns { $infected } infected cards and must draw.
        }
    }
    .you = { $mutated ->
        [yes] You have changed and must draw.
       *[no] { $infected ->
            [0] You are not infected.
            [one] You own 1 infected card and must draw.
           *[other] You own { $infected } infected cards and must draw.
        }
    }
event-fed = { $intruder } feeds in { $room } on { $food ->
        [corpse] a corpse
        [nest-egg] an egg of the nest
        [egg] an egg
        [carcass] a carcass
        [prey] one of its own
       *[blue-corpse] the blue corpse
    }.
event-object-eaten = { $actor } eats { $thing }.
    .you = You eat { $thing }.
event-adaptation-turned-up = They adapt ({ $slot }): { $adaptation }. { $effect }
event-adaptation-discarded = The adaptation { $adaptation } ({ $slot }) is overcome and leaves the game.

## Items and trade

event-search-began = { $actor } draws from { $deck }.
    .you = You draw from { $deck }.
event-items-seen = { $actor } finds: { $items }.
    .you = You find: { $items }.
event-item-gained = { $actor } takes the { $item }.
    .you = You take the { $item }.
event-item-taken = { $colour ->
        [red] { $actor } takes a red item.
        [yellow] { $actor } takes a yellow item.
        [green] { $actor } takes a green item.
        [blue] { $actor } takes a crafted item.
       *[none] { $actor } takes an item.
    }
    .you = { $colour ->
        [red] You take a red item.
        [yellow] You take a yellow item.
        [green] You take a green item.
        [blue] You take a crafted item.
       *[none] You take an item.
    }
event-item-declined = { $actor } leaves the { $item }.
    .you = You leave the { $item }.
event-item-crafted = { $actor } crafts a new item: { $item }.
    .you = You craft a new item: { $item }.
event-quest-unlocked = { $actor } unlocks a quest item: { $item }.
    .you = You unlock a quest item: { $item }.
event-item-attached = { $actor } fits the { $item } to the { $weapon }.
    .you = You fit the { $item } to the { $weapon }.
event-items-taped = { $actor } tapes { $items } together.
    .you = You tape { $items } together.
event-tape-torn = The duct tape of { $actor } tears.
    .you = Your duct tape tears.
event-hand-discarded = { $actor } discards the whole hand.
    .you = You discard your whole hand.
event-trade-opened = { $actor } opens a trade with { $others }.
    .you = You open a trade with { $others }.
event-trade-offered = { $actor } offers { $other }: { $given } for { $asked }.
    .you = You offer { $other }: { $given } for { $asked }.
event-trade-offered-shadow = { $actor } makes { $other } an offer: { $given ->
    [0] nothing
    [one] 1 thing
   *[other] { $given } things
} for { $asked ->
    [0] nothing
    [one] 1 thing
   *[other] { $asked } things
}.
event-trade-accepted = { $actor } accepts the offer made by { $other }.
    .you = You accept the offer made by { $other }.
event-trade-refused = { $actor } refuses the offer made by { $other }.
    .you = You refuse the offer made by { $other }.
event-trade-countered = { $actor } answers { $other } with another offer.
    .you = You answer { $other } with another offer.
event-thing-given = { $actor } gives { $other }: { $thing }.
    .you = You give { $other }: { $thing }.
event-thing-given-shadow = { $colour ->
    [red] { $actor } gives { $other } a red item.
    [yellow] { $actor } gives { $other } a yellow item.
    [green] { $actor } gives { $other } a green item.
    [blue] { $actor } gives { $other } a crafted item.
   *[none] { $actor } gives { $other } an item.
}
    .you = { $colour ->
    [red] You give { $other } a red item.
    [yellow] You give { $other } a yellow item.
    [green] You give { $other } a green item.
    [blue] You give { $other } a crafted item.
   *[none] You give { $other } an item.
}
event-thing-shown = { $actor } shows { $other }: { $thing }.
    .you = You show { $other }: { $thing }.
event-something-shown = { $actor } shows { $other } something.
event-trade-closed = The trade is over.

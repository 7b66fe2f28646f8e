### What a player is asked.

prompt-draft = Which character do you play?
prompt-free-draft = Which character do you play? Everyone nobody has taken is there to choose from.
prompt-action = Your round: what do you do?
# $aim is the kind of target.
prompt-target = { $action }: { $aim ->
    [corridor] which corridor?
    [door] which door?
    [room] which room?
    [player] which player?
    [target] which target?
    [item] which item?
    [thing] which one?
    [weapon] which weapon?
    [object] which object?
    [colour] which deck?
    [pod] which pod?
    [course] which destination?
    [objective] which objective?
    [wound] which wound?
    [card] which card?
    [use] which use of the room?
    [timing] which CSS token?
    [contingency] which contingency token?
    [power] which power token?
   *[other] how?
}
prompt-pay = { $action }{ $aimed ->
    [yes] , { $targets }
   *[no] { "" }
}: { $due ->
    [one] which card do you discard to pay?
   *[other] which { $due } cards do you discard to pay?
}{ $used ->
    [0] { "" }
    [one] { " " }The item is used up.
   *[other] { " " }Both items are used up.
}
prompt-consent = { $other } wants to use { $action } and needs your consent. Do you agree?
prompt-pod = You are in an escape pod. What do you do?
prompt-board = Which pod do you board?
prompt-boarded = You are in the pod. Launch at once, or wait for company?
prompt-discard = You pass. Which cards do you discard?
prompt-lose = You must discard an action card. Which one?
prompt-hush = You arrive quietly in { $room }. Where is the one noise you make?
prompt-reroll = You rolled { $face ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [silence] Silence
   *[danger] Danger
} for noise. Do you roll again, for 1 action card?
prompt-pay-reroll = Which card do you discard for the new roll?
prompt-reroll-shot = You rolled { $face ->
    [blank] a miss
    [creeper] a hit on a larva or creeper only
    [adult] a hit on an adult or less
    [one] one hit
    [pay-one] one injury, for a card
    [one-or-two] one injury, or two for a card
   *[two] two hits
}. Do you roll again?
prompt-extra-ammo = Two hits! Do you spend 1 more ammo of the { $weapon } for 1 more injury?
prompt-keep-item = Which item do you keep?
prompt-keep-card = Which card do you keep? The others go to the bottom of your deck.
prompt-deck-top = Do you put the top card of { $deck } at the bottom?
prompt-make-room = { $quest ->
    [yes] Your hands are full. What do you drop to take { $thing }? If nothing, it is lost for the rest of the game.
   *[other] Your hands are full. What do you drop to take { $thing }?
}
prompt-surplus = You hold more than your hands can carry. What do you drop?
prompt-take-door = No door is left for { $corridor }. Which door is taken from elsewhere?
prompt-doors-around = Which door of { $room } do you open or close?
prompt-engine = You hold both tokens of engine { $engine }. Do you change its state?
prompt-event-card = Do you put the event at the bottom of the deck?
prompt-scan = Do you scan the contamination cards in your hand?
prompt-redraw = { $discarded ->
    [0] Which cards do you discard? You will draw 1 card more than you discard.
    [one] 1 card discarded. Which others?
   *[other] { $discarded } cards discarded. Which others?
}
prompt-trade = The trade is open. What do you do?
prompt-offer = What do you put into your offer?
prompt-offer-begun = What do you put into your offer? So far: { $given } for { $asked }.
prompt-show = What do you show { $other }?
prompt-answer = Do you accept the offer?
prompt-answer-known = { $other } offers { $given } for { $asked }. Do you accept?
prompt-hand-over = You promised { $colour ->
    [red] a red item
    [yellow] a yellow item
    [green] a green item
   *[other] another item
}. Which one do you hand over?
prompt-which-eggs = Which egg in { $room } is destroyed?
prompt-rest = What do you do for your peace of mind?
prompt-dare = Insane courage drives you next door. Which way?
prompt-undress = Which of your dressed wounds do you tear open?
prompt-unload = Which of your weapons loses its ammo?
prompt-lose-card = Which of these cards leaves the game?
prompt-discard-heavy = Which heavy item do you destroy?
prompt-keep-mutation = Something changes in you. Which mutation do you keep?
prompt-cure = Is your mutation card removed as well? Its markers stay.
prompt-mutant = What does your mutation do?
prompt-slip = Which way do you slip out?
prompt-quiet = { $left ->
    [one] Which noise marker do you take? It is the last.
   *[other] Which noise marker do you take? You may take { $left }.
}
prompt-steer = { $left ->
    [one] Which intruder do you move? It is the last.
   *[other] Which intruder do you move? You may move { $left }.
}
prompt-steer-way = Through which corridor does { $intruder } move?
prompt-counterpart = Whom of this colour do you play?
prompt-give-key = Who gets this: { $item }?
prompt-ignore = Which serious wound do you ignore from now on?
prompt-shoot-again = It is a hit. Do you shoot at the same target again with { $weapon }?
prompt-any-door = Do you open or close a door as well?
prompt-rush = Do you take a light wound for a third action?
prompt-scavenge = Which item do you keep? The others are discarded.
prompt-turn = To whom do you turn the attack?
prompt-pay-turn = Which card do you discard to turn the attack to { $other }?
prompt-punch = A hit on { $intruder }. Do you spend 1 more energy for 1 more injury?
prompt-suggested = Do you go through { $corridor }? Otherwise you discard { $cards ->
    [one] 1 action card.
   *[other] { $cards } action cards.
}
prompt-course = Which coordinates card do you lay out?
prompt-fetch = Which item do you take? The deck is shuffled afterwards.
prompt-keep-code = Which of the Access Codes do you keep? Nobody learns which.
prompt-watch = Whom does the drone watch?
prompt-pay-follow = Which card do you discard to go along?
prompt-companion = Where does your companion go?
prompt-set-turret = Which status token do you lay facedown on turret { $turret }? Nobody else learns which.
prompt-maul = Which intruder does your companion hurt?
prompt-glass-room = The hourglass is empty. In which room is there a noise roll?
prompt-delegated = How do you use this room?

window-objectives = The first intruder has appeared. Which objective do you keep? The other one leaves the game.
window-interrupt = Do you interrupt { $other }?
window-interrupt-action = { $other } is about to do this: { $action }{ $aimed ->
    [yes] , { $targets }
   *[no] { "" }
}. Do you interrupt?
window-attack-card = “{ $attack }”: { $text }{ $frail ->
    [yes] { " " }Any further wound kills you.
   *[no] { "" }
}{ " " }
window-ignore-surprise = { $card }Do you play a card to ignore the surprise attack?
window-ignore-attack = { $card }Do you give something up to ignore the attack?
window-reroll-noise = Do you roll for noise again?
window-turn = Do you turn the attack to somebody else here?
window-claim = That search has left a card over. Do you take it?
window-extra-round = Do you take one more round?
window-follow = Do you go along with { $other }, for 1 action card?
window-follow-to = { $other } goes to { $room }. Do you go along, for 1 action card?
window-play-dead = Do you discard your hand to play dead? Nothing attacks you in this step.

## In a facility

prompt-compute = { $more ->
    [yes] What else do you do at the computer?
   *[no] { $optional ->
        [yes] Do you do something at the computer?
       *[no] What do you do at the computer?
    }
}
prompt-rewire = Where does the power token come from that lies here from now on: { $circuit }?
prompt-shift-timing = Where do you move CSS token { $number }, if anywhere?
prompt-join = Do you build something from a single component as well?
prompt-barricade = Which door of { $room } closes next?
prompt-heed = Does the exploration token do what it shows?
prompt-sort-deck = Which card do you put back on { $deck }? The other goes to the bottom.
prompt-advantage = Which card do you discard for 1 more injury?
prompt-pay-light = Which card do you discard for the light?
prompt-redirect = Whom does the attack hit instead of you?
prompt-appease = What do you give up against the attack?
prompt-lose-ammo = { $left ->
    [one] Which of your weapons loses 1 ammo?
   *[other] Which of your weapons loses ammo? You must still lose { $left }.
}
prompt-lose-item = Which item do you lose?
window-ride = Do you take the elevator with { $other }?
window-launch = Your pod is launched. Do you go with it? If not, you are put back with a serious wound.
window-light = Do you discard 1 action card so that the lower number of the encounter counts?
window-redirect = Do you let the attack hit somebody else here?
window-appease = Do you do something against the attack?
window-darkness = Do you ignore what the event does without power?
window-skip-noise = Do you make no noise roll?
window-advantage = Do you discard 1 action card for 1 more injury?

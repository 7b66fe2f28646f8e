### What the terminal itself says: greetings, headings, help, and the situation in words.

## Beginning

welcome =
    DERELICT. You wake from hibernation aboard a ship that should have been home by now. One of
    the crew is dead, most rooms are a blank on the map, and something moves in the ducts.
welcome-goal =
    Everybody has two secret objectives and keeps one of them once the first intruder shows up.
    You win if you survive and your objective is met. To survive you must be asleep in the
    hibernatorium when the ship jumps, with two engines working and the course set for Earth, or
    leave in an escape pod; and { $ordeal }. The others may help you, or not.
welcome-goal-solo =
    You are alone with two objectives and keep one of them once the first intruder shows up. You
    win if you survive and that objective is met. To survive you must be asleep in the
    hibernatorium when the ship jumps, with two engines working and the course set for Earth, or
    leave in an escape pod; and { $ordeal }.
welcome-goal-coop =
    You play together: all win if every objective on the table is met and somebody survives. To
    survive, one must be asleep in the hibernatorium when the ship jumps, with two engines working
    and the course set for Earth, or leave in an escape pod; and { $ordeal }.
welcome-turn =
    A turn is played until everybody has passed; in it the players take rounds, one after another.
    In your round you take two actions. Most cost cards of your hand, which you discard to pay.
    Walking makes noise, and noise draws intruders. When you pass, you rest until the next turn;
    each turn the clock runs down and an event strikes the ship.
welcome-table = { $players ->
    [one] One player sits at the table: { $people }.
   *[other] { $players } players sit at the table: { $people }.
}
welcome-fair = The dice are fixed already. Hash of the secret seed: { $hash }
welcome-seed = The seed was chosen, so this game cannot prove that its dice are fair.
welcome-help = Answer with a number. Type { "?" } for help, s for the situation, quit to stop.
welcome-packs = Played with: { $packs }.
person-human = { $name }
person-number = person { $number }
person-bot = the computer ({ $number })
you = you

## Going on

heading-unfinished = Unfinished games
unfinished-line = { $mode ->
    [solo] Solo game
    [coop] Cooperative game with { $players } players
   *[semi-coop] Game with { $players } players
}{ $named ->
    [yes] {" "}({ $names })
   *[no] {""}
}, { $characters }, turn { $turn }, left on { $date }
unfinished-ask = Which one goes on? Type its number, or quit:
unfinished-none = There is no unfinished game. Start one with: derelict play
unfinished-no-such = There is no such unfinished game; they are numbered 1 to { $last }.
unfinished-others = { $count ->
    [one] There is an unfinished game, too. To go on with it: derelict play --resume
   *[other] There are { $count } unfinished games, too. To go on with one: derelict play --resume
}
unfinished-broken = A saved game cannot be read: { $why }
unfinished-aside = It was put aside as { $path }
pick-not-understood = I do not understand `{ $input }`. Type a number from 1 to { $last }, or quit.
given-up = The game was given up. Its record is { $path }
welcome-back = Welcome back.
rules-changed = The rules have changed since this game was saved; it goes on under the new ones.

## At the prompt

ask = Number, or { "?" } for help >
press-enter = Press Enter.
curtain = Pass the screen to { $name }, player { $number }. The others look away.
curtain-yours = { $name }, press Enter when only you can see the screen.
curtain-nothing = You could have reacted by what the others know. There is nothing for you to decide.
not-understood = I do not understand `{ $input }`. Type a number from 1 to { $last }, or { "?" } for help.
no-such-option = There is no option { $number }. The options are 1 to { $last }.
nothing-more = There is nothing more to say about that.
unknown-thing = Nothing here is called `{ $word }`. I know what is in your hand and inventory, the actions, and the rooms you have seen.

help-options =
    Type the number of an option to choose it.
help-list =
    { "?" } N — what option N does
    { "?" } WORD — what a card, item, room or action does
    s — the situation: you, the others, the ship
    h — your hand and items, with what they do
    o — your objectives
    m — the map: rooms, corridors, doors, noise
    why — what you cannot do now, and why not; why WORD asks about one action
    odds — what may come of the risks on offer; odds N asks about option N
    rules WORDS — look up the rules; /WORDS does the same
    undo — take back your last choice, while nothing has come of it yet
    log — everything that has happened
    save — where the game is kept
    quit — stop; the game is kept and goes on next time

undo-done = Your last choice is taken back.
undo-bound = Your last choice cannot be taken back: something was rolled, revealed or paid, or somebody else has acted since.
save-where = The game is kept after every choice, in { $path }
quit-kept = The game is kept. To go on: derelict play --resume
input-ended = The input has ended. The game is kept. To go on: derelict play --resume

why-nothing = Nothing called `{ $word }` is among the actions you could think of.
why-possible = { $action }: possible now, option { $number }.
why-not = { $action }: { $reasons }
why-all = Everything you could think of is possible now.
odds-none = Nothing here is left to chance, as far as can be told yet.
odds-off = This table was set up without odds.
why-rule = { $reason } ({ $rule })

log-line = { $sentence } ({ $rule })
log-empty = Nothing has happened yet.

# A line that nobody else at the table may read.
private = (only you) { $text }
news-gravest = Above all: { $text }

## The situation

situation-turn = { $turn ->
    [0] The game is being set up.
   *[other] Turn { $turn }.
}
track-at = { $track } { $space }
track-of = { $track } { $space }/{ $most }
situation-coordinates = You know the coordinates: { $card }.
situation-engine = Engine { $number }: { $state ->
    [working] working, as you saw in turn { $turn }
    [damaged] damaged, as you saw in turn { $turn }
    [open-working] working
    [open-damaged] damaged
   *[unknown] unknown
}.
situation-pod = { $pod }: { $state ->
    [launched] gone
    [locked] at section { $section }, locked
   *[unlocked] at section { $section }, unlocked
}{ $aboard ->
    [none] .
   *[some] , with { $people } inside.
}
situation-hourglass = { $glass ->
    [running] The sand of the hourglass is running.
    [empty] The hourglass is empty: whoever notices may pick it up.
    [rolled] The hourglass has brought a noise roll; whoever objects may take it out of the game now.
    [gone] The hourglass is out of the game.
   *[resting] The hourglass rests until the next turn.
}
situation-alert = { $turns ->
    [one] Alert, 1 turn left: { $alert }. { $text }
   *[other] Alert, { $turns } turns left: { $alert }. { $text }
}
situation-alert-stage = { $state ->
    [done] - Done: { $task }
    [later] - Then: { $task }
    [counted] - Now ({ $made } of { $needed }): { $task }
   *[next] - Now: { $task }
}
situation-bag = In the intruder bag: { $tokens }.
situation-lairs = Lairs destroyed: { $count } of 3.
situation-nest = The nest is destroyed.
situation-weakness = Known weakness ({ $slot }): { $name }. { $text }
situation-weakness-lost = Lost again ({ $slot }): { $name }.
situation-adaptation = They have adapted ({ $slot }): { $name }. { $text }
situation-overcome = Adaptation overcome ({ $slot }): { $name }.
situation-airlock = The airlock procedure runs in { $room }.

player-you = You are the { $name }.
player-undrafted = { $who } has no character yet.
player-line = { $who }: { $facts }.
fact-place = { $kind ->
    [room] in { $place }
    [pod] in { $place }
    [hibernating] asleep
    [locked-in] locked in
    [bunker] safe in the bunker
    [evacuated] away in { $place }
    [departed] away with the shuttle
    [dead] dead
   *[nowhere] not on board yet
}
fact-first = first player
fact-mutation = { $known ->
    [open] mutation { $card }
    [own] mutation { $card }, facedown
   *[no] a mutation card, facedown
}
fact-passed = has passed
fact-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fact-piles = { $deck } in the deck, { $discard } discarded
fact-light = { $count ->
    [one] 1 light wound
   *[other] { $count } light wounds
}
fact-serious = serious wound: { $wound }
fact-dressed = serious wound, dressed: { $wound }
# The deck of wounds had run out.
wound-unnamed = without a card
fact-swarm = plays the intruders, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
swarm-hand = You play the intruders. Your cards: { $cards }.
fact-holds = holds { $things }
fact-items = has { $items }
fact-backs = { $count } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] crafted
   *[none] open
} { $count ->
    [one] item
   *[other] items
}
fact-quests = quest items still inactive: { $items }
held-ammo = { $thing } ({ $ammo }/{ $capacity } ammo)
held-with = { $thing } with { $items }
held-taped = { $thing } (taped)

heading-hand = Your hand
heading-items = What you carry
heading-mutation = Your mutation
heading-wounds = Serious wounds
heading-objectives = Your objectives
heading-others = The others
heading-ship = The ship
heading-around = Around you
heading-rooms = Rooms
heading-corridors = Corridors
heading-log = What has happened
heading-why = What you cannot do now
none = none

objective-line = { $deck ->
    [corporate] Corporate
   *[personal] Personal
}: { $text }
objective-common = Common: { $text }
objective-kept = You have kept the { $deck ->
    [corporate] corporate
   *[personal] personal
} one.
objective-or = or
objective-open = You will keep one of them when the first intruder appears.

room-line = { $room }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
room-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
room-fire = FIRE
room-malfunction = out of order
room-eggs = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
}
room-turret = { $status ->
    [target-all] a turret that shoots at everything
    [target-intruders] a turret that shoots at intruders
    [inactive] an inactive turret
   *[unknown] a turret set by somebody
}
room-undiscovered = a facedown discovery token
room-carcasses = { $count ->
    [one] 1 carcass
   *[other] { $count } carcasses
}
room-intruder = { $intruder } ({ $count ->
    [one] 1 injury
   *[other] { $count } injuries
})
room-unharmed = { $intruder }
way-line = { $corridor }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
way-noise = noise
way-closed = closed door
way-destroyed = destroyed door
duct-here = a technical corridor entrance{ $noise ->
    [yes] , with noise
   *[no] {""}
}

## The end

end-heading = THE END
end-fate = How it ended
end-engines = First check: the engines
end-course = Second check: the course
end-contamination = Third check: contamination
end-objectives = Fourth check: objectives
end-crew = The crew
end-player = { $who }: { $fate ->
    [won] survived and WON
    [survived] survived, but did not win
   *[dead] did not survive
}.
end-kept = kept { $text }
end-unkept = never chose between { $a } and { $b }
end-winners = { $count ->
    [0] Nobody has won.
    [one] { $people } has won.
   *[other] { $people } have won.
}
end-record = The record of this game is { $path }
end-verify = Check it with: derelict verify { $path }
end-replay = Read it with: derelict replay { $path }
end-seed = The seed was { $seed }

## A recorded game

replay-heading = { $players ->
    [one] 1 player
   *[other] { $players } players
}, board { $board }, packs { $packs }; rules version { $version }; { $verifiable ->
    [yes] the seed was secret until the end.
   *[no] the seed was chosen.
}
replay-choice = { $who }: { $said }
replay-table = The table
weighed-fight = A bot would think of the fight first.
weighed-aim = A bot would want { $aim ->
        [exit] a way off the ship
        [ship] to see to course and engines
        [signal] to send the signal
        [sample] to get samples analysed
        [items] to find items
        [healing] to be healed
        [fire] to put out fire
        [mending] to mend what is broken
        [destruction] to decide about the self-destruct sequence
        [unknown] to see what is there
       *[other] to be there
    }: { $room }.
weighed-nothing = A bot would see nothing worth doing.
weighed-chances = It sees { $survives } % to survive and { $wins } % to win.
weighed-instead = Next best: { $said }.
replay-taken-back = { $steps ->
    [one] { $who } takes back the last choice.
   *[other] { $who } takes back the last { $steps } choices.
}
replay-differs = From here on this program plays differently: { $why }

## For programs

json-help = Send an option's number, {"{\"choose\": NUMBER}"}, {"{\"choose\": \"NAME\"}"} or {"{\"do\": WHAT, \"about\": WORDS}"}, where WHAT is view, options, situation, hand, objectives, map, why, odds, explain, rules, log, undo, save or quit.
json-not-understood = I do not understand `{ $input }`.
json-stale = `{ $input }` answers another decision than the one that is open.

## The full screen

bar-turn = Turn { $turn }
bar-bag = Bag { $count }

prompt-title = You are asked
prompt-title-round = Your round, action { $action }
prompt-title-wait = Please wait
waiting-for = Waiting for { $people }.
message-ask = Press an option's key, or choose with up and down and take it with Enter.
message-undo = Press an option's key. Esc or u takes back: { $what }.
message-window = Press an option's key. The others learn only what you do.
bar-sand = Sand { $minutes }:{ $seconds }
panel-you = You are the { $name }
panel-you-nobody = You
panel-crew = The others
panel-crew-tab = The others (Tab: log)
panel-log = Log
panel-log-tab = Log (Tab: the others)
crew-nobody = nobody yet
crew-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
crew-swarm = plays the intruders
own-hand = { $count ->
    [0] Your hand is empty.
   *[other] Hand ({ $count }): { $cards }
}
own-things = Carries: { $things }
wounds-light = Wounds: light{" "}
wounds-serious = {" "}serious{" "}

screen-welcome = Press Enter to begin. The key { "?" } explains keys and marks at any time.
hint-go-on = Enter: go on
hint-end = Enter: go on; Up: back; l: log; q: leave
hint-close = Esc: close; Up, Down: read on
end-go-on = The game is over.
search-line = Look up rules about: { $typed }_   (Enter: find, Esc: leave)
sheet-rules = Rules about { $words }
click-again = Click again, or press Enter, to take it.
key-unknown = That key does nothing here. Options have the keys shown before them; { "?" } lists the others.
leave-sure = Leave? q once more leaves, any other key stays. The game is kept.

## Choosing

group-move = Move
group-fight = Fight
group-room = Room
group-cards = Cards
group-items = Items
group-end = End
options-more = … { $count } more: arrow keys
picks-due = { $due } are due{ $picked ->
    [0] { "" }
   *[other] , { $picked } named so far
}. Type their numbers together, such as 1 3.
picks-forced = There is only one way to pay the { $due } that are due. Press Enter.
picks-any = Type the numbers of all you discard together, such as 1 3, or only that of the last option.
picks-one = Only one of these can be chosen.
picks-twice = There are not so many of that. Begin again.
picks-keys = { $picked } of { $due } marked. Keys mark, Enter pays.
picks-forced-keys = There is only one way to pay. Enter pays.
picks-any-keys = { $picked } marked. Keys mark, Enter goes on.
warn-confirm = Type yes to do it, or anything else instead.
warn-keys = Enter: do it. Any other key: leave it.

key-help = help
key-explain = explain
key-why = why not
key-odds = odds
key-undo = undo
key-hand = hand
key-goals = goals
key-situation = situation
key-map = map
key-log = log
key-rules = rules
key-quit = quit
key-help-long = this page
key-explain-long = what the selected option does
key-why-long = what you cannot do now, and why not
key-odds-long = what may come of the risks on offer
key-undo-long = take back your last choice, while nothing has come of it (also Esc)
key-hand-long = your hand and items, with what they do
key-goals-long = your objectives
key-situation-long = you, the others, the ship
key-map-long = every room and corridor in words
key-log-long = everything that has happened, with the rule behind it
key-rules-long = look up rules by words or id
key-quit-long = stop; the game is kept

heading-keys = Keys
screen-keys =
    1 2 3 ... 0 A B C ... — take the option with that key
    Up, Down, Enter — select an option and take it
    Left, Right, Shift-Up, Shift-Down — look at another room
    Tab — log or crew, where there is space for one only
    Mouse: click an option or a room to select it, click again to take it
heading-marks = Marks on the map
mark-you = you
mark-others = another player's character; the one whose round it is stands out
mark-corridor = a corridor with its numbers, here 1 and 2
mark-noise = noise in the corridor
mark-closed = a closed door
mark-destroyed = a destroyed door
mark-duct = a technical corridor entrance; alone: the technical corridors
mark-fire = fire
mark-malfunction = malfunction
mark-items = items left to find
mark-corpse = a corpse
mark-egg = an egg
mark-carcass = an intruder carcass
mark-sample = a sample, for an alert
mark-turret = a turret: it shoots at everything (!), at intruders (+), it is inactive (-) or you do not know (?)
mark-red = military room
mark-yellow = technical room
mark-green = medical room
mark-white = a search finds items of any one colour
mark-no-search = cannot be searched
mark-unexplored = unexplored, by the group of its tile
mark-injuries = A small number behind an intruder counts its injuries.

## Looking rules up

# A statement of the rulebook, which is in English. Other languages say so.
lookup-statement = { $text }
lookup-also = See also
lookup-sources = Sources: { $sources }.
lookup-question = Question: { $text }
lookup-sources-say = Sources say: { $text }
lookup-ruling = Ruling: { $text }
lookup-why = Why: { $text }
lookup-more = and { $count } more; say more words, or look with: derelict rules --all
lookup-nothing = No rule answers `{ $wanted }`.
lookup-near = The ids most like it: { $ids }.

## What the computer's crew says; it need not be true.

talk-line = { $who } says: { $said }
talk-engine = { $works ->
    [yes] “Engine { $engine } works. I have seen it.”
   *[no] “Engine { $engine } is broken. I have seen it.”
}
talk-course = “We are heading for { $planet }.”
talk-ask-engine = “Somebody should look at engine { $engine }.”
talk-place = “There is a place in my pod for { $to }.”

## What an option means that names no card or room

# A corridor to choose, in which noise lies.
option-noise = { $option }, with noise
option-open = { $option } (stands open, whoever is asked)
option-open-other = { $who }: { $option } (stands open, whoever is asked)

## At a table of a server

join-guest = Guest
join-computer = the computer
join-chairs = { $count ->
    [one] This table has one chair:
   *[other] This table has { $count } chairs:
}
join-chair = { $number }: { $state ->
    [you] { $name } (you)
    [here] { $name }
    [away] { $name }, away just now
    [computer] the computer ({ $level })
   *[free] free
}
join-stage = { $stage ->
    [gathering] { $owner ->
        [yes] People may still come. You opened the table, so you begin the game when you like; the computer takes the free chairs.
       *[no] People may still come. Whoever opened the table begins the game.
    }
    [playing] The game is on.
    [paused] The game rests; type resume to go on.
    [over] The game is over.
   *[given-up] The game was given up.
}
join-hello = Type start to begin, say WORDS to talk to all, people for who is there, quit to leave, and { "?" } for everything else once the game is on.
join-not-yet = `{ $input }` means nothing before the game has begun.
join-said = { $who }: { $words }
join-whispered = { $who } whispers to you: { $words }
join-whispered-to = You whisper to { $who }: { $words }
join-undone = Choices were taken back; what was told of them is void.
join-not-asked = Nothing is asked of you now.
join-open = Open to you, whoever is asked: { $option }. Type seize { $name }.
join-seize-what = What do you want to seize? Type seize NAME.
join-not-understood = I do not understand `{ $input }`. Nothing is asked of you now; { "?" } tells what can be typed.
join-left = You have left the table; the seat stays yours. The same command brings you back.
join-kept = The server at { $host } keeps the game after every choice.
join-sat = { $name } has sat down.
join-gone = { $name } has lost the connection or gone away.
join-came = { $name } is here.
join-presence = { $state ->
    [computer] (computer)
    [away] ({ $name }, away)
   *[here] ({ $name })
}
join-vote = { $who } wants to take back { $steps ->
    [one] a choice
   *[other] { $steps } choices
}: agree or refuse? On the screen: y or n.
join-proposal = { $what ->
    [level] { $who } wants the computer to play otherwise on chair { $chair }
   *[sit] { $who } wants to take over the computer's seat on chair { $chair }, with all it has seen
}: agree or refuse?
join-voting = The others are asked whether they let you take that back.
join-voted = The vote on taking back is over.
join-lost = The connection to { $host } is lost ({ $why }). I keep trying; what you choose in the meantime is sent when it is back.
join-back = The connection is back; nothing was lost.
join-unsure = What you said last may not have been heard; say it again if it does not appear.
join-silent = The server does not answer.
join-unreadable = What { $host } says cannot be read here; it may run another version of the game. ({ $why })
join-opening = Its cards are laid open once everybody agrees. Missing: { $people }. { $asked ->
    [yes] Type reveal to agree.
   *[no] You have agreed, or need not.
}
join-as = You are now { $name }, player { $number }.
join-opened = Everybody agrees: the cards of this game lie open, and the server shows it again from the beginning.
join-give-up-sure = That ends the game for all. If you mean it, type give-up yes.
join-sit-what = On which chair? Type sit N; people tells which are free.
join-no-seat = You have no seat in this game; you only watch.
join-no-json = --json is for games on this machine. At a server's table a program speaks the server's own protocol, which is JSON as well (docs/protocol.md); --plain works there, too.
join-say-what = What shall I say? Type say WORDS.
join-whisper-what = To whom, and what? Type whisper PLAYER WORDS, with the number or name of the player.
join-talk-what =
    In words that the computer understands one can say: talk engine N works, talk engine N broken, talk look N (somebody should look at engine N), talk course earth (or mars, venus, deep-space), talk place PLAYER (a place in my pod).
join-react-what =
    Type react WINDOW ANSWER: the window is interrupt, ignore-surprise, ignore-attack or reroll-noise, and with further characters turn, claim, extra-round, play-dead or follow; the answer is yes, no or ask.
undo-asked = The table is asked to take back your last choice.

help-others =
    say WORDS — to everybody at the table
    whisper PLAYER WORDS — to one player, by number or name; nobody else learns of it
    talk ... — something the computer understands, too; talk alone tells what
    people — who sits on which chair, and who is there
    agree, refuse — when somebody wants to take something back
    react WINDOW ANSWER — what to answer in every reaction window of a kind; react alone tells which
    seize NAME — do what stands open to you, though others are asked
    pause, resume — let the game rest, go on
    sit N — take a free chair as well; what is asked of it is asked of you
    give-up, reveal — end the game for all; agree to lay the cards of such a game open
key-talk = talk
key-agree = agree
key-refuse = refuse
key-begin = begin
key-talk-long = say something to the others at the table
key-agree-long = agree to what somebody wants to take back
key-refuse-long = do not agree to it
key-begin-long = begin the game, for whoever opened the table
heading-talk = What can be typed after t
talk-help =
    WORDS — said to everybody
    /whisper PLAYER WORDS — to one player, by number or name; nobody else learns of it
    /talk engine N works, /talk engine N broken, /talk look N, /talk course earth, /talk place PLAYER — in words the computer understands
    /people — who sits on which chair, and who is there
    /react WINDOW ANSWER — what to answer in every reaction window of a kind
    /pause, /resume — let the game rest, go on
    /sit N — take a free chair as well; what is asked of it is asked of you
    /give-up, /reveal — end the game for all; agree to lay the cards of such a game open
talk-typed = Say to all: { $typed }_   (Enter: say; /whisper N, /talk, /people; Esc: leave)
talk-not-understood = I do not understand `{ $input }`. After t, type words for all, or /whisper PLAYER WORDS, /talk, /people, /react, /pause.
hint-gathering = t: talk; b: begin; q: leave
message-watch = You watch. Press t to talk, s for the situation, l for what has happened.
message-given-up = The game was given up. Type t, then /reveal, to agree to lay its cards open; q leaves.
panel-watching = You watch
message-wait = Others decide. Press t to talk, h for your hand, s for the situation.

## Words for what can be typed, each with the one that is known everywhere

typed-words =
    goals objectives
    cards hand
    history log
    exit quit
    back undo
    tell say

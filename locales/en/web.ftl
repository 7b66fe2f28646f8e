### The interface of the browser client. Sentences about the game are in the other files.

## Everywhere

cancel = Cancel
close = Close
retry = Try again
retry-in = { $seconds ->
    [0] Trying again.
    [one] Trying again in a second.
   *[other] Trying again in { $seconds } seconds.
}
rule = Rule
rules-this = this rule
rule-open = Open the rule
you = you
you-tag = You
possible = possible
away = away
present = here
connecting = Connecting
server-away = The server does not answer. Check your connection, then try again.
server-not-found = The server does not answer.
server-lost = The connection is lost. Nothing of the game is lost.
home = Start page
menu = Menu
language = Language
copy = Copy
copied = Copied
player = Player { $seat }
guest = Crewmate { $number }

## First page

home-what = A dying ship, something alive on it, and a crew that may not share your goals. For one to five players, together or each for themselves.
play-now = Play now
guided-table = A guided game
play-now-help = You and three computer players. No account, no rules to read first.
guided = Learn by playing
guided-help = A short first game in which everything new is explained when it happens. Leave it at any time.
guided-species = Learn what is new by playing
new-table = New table
new-table-help = Choose mode, board and options, and invite friends.
new-table-begin = Make a table
join = Join friends
join-help = Paste the link you were sent
join-link = https://
join-go = Join
join-strange = That is not a link to a table. It ends in “table” and two long words of digits and letters.
your-name = Your name
name-hint = How others see you
continue = Go on
own-tables = Your tables
lobby = Open tables
lobby-filter = Which tables
lobby-all = All
lobby-join = To join
lobby-watch = To watch
lobby-none = No such table just now.
watch = Watch
you-watch = You watch: you see what everybody sees, and decide nothing.
you-stand = You have no chair yet: take one, or watch once it begins.
table-listed = In the list of open tables
table-unlisted = Only by the link
free-chairs = { $count ->
    [one] One chair free
   *[other] { $count } chairs free
}
stage-gathering = Gathering
stage-playing = Playing
stage-paused = Paused
stage-over = Over
stage-given-up = Given up
mode-semi-coop = Semi-cooperative
mode-solo = Solo
mode-coop = Cooperative

## Making a table

new-table-intro = Choose from the top down. What does not go together stays in sight, with the reason.
chosen = Chosen
players-range = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
}
options-game = More people, rooms and parts
options-table = How it is played
this-table = This table
this-table-later = Chairs can still change before the game starts.
this-table-name = No account: a name is enough. Chairs can still change before the game starts.
table-crew = { $people ->
    [0] Nobody but the computer
    [one] One person
   *[other] { $people } people
}{ $computers ->
    [0] { "" }
    [one] , one computer player
   *[other] , { $computers } computer players
}
option-needs = only with “{ $other }”
option-hindered = does not go with what is chosen for “{ $other }”
option-brought = comes with “{ $other }”
chairs = Chairs
players = Players
players-help = How many characters are on the ship.
chair = Chair { $chair }
sits-person = A person
sits-calm = Computer, calm: an easy crew
sits-seasoned = Computer, seasoned: the usual crew
sits-ruthless = Computer, ruthless: a hard crew
solo-alone = You play alone against the ship.
table = The table
table-public = Show in the list.
table-public-help = Anybody may join a free chair.
table-clock = Time to think
clock = { $seconds ->
    [0] No limit
    [60] One minute, then the computer decides
    [180] Three minutes, then the computer decides
    [600] Ten minutes, then the computer decides
   *[other] { NUMBER($seconds) } seconds, then the computer decides
}
table-pace = Pace of the computer
pace = { $ms ->
    [0] At once
    [700] A breath before each action
    [1500] Slow: a second and a half before each action
   *[other] Slow: { NUMBER($ms) } milliseconds before each action
}
table-closed = This table cannot be entered

## Before the game

gathering = The crew gathers
invite = Invite friends
invite-help = Whoever has this link may take a free chair, or watch.
invite-link = Link to this table
invite-qr = QR code of the link to this table
invite-unknown = The owner of the table has the link.
invite-none = Nobody can come by a link now. A new one lets others in again.
invite-anew = Make a new link; the old one leads nowhere
invite-back = Take the link back
company = Whose table it is
company-own = The table is yours: you start, send away, invite and end the game.
company-of = The table belongs to { $name }.
table-handed = Hand the table to { $name }
table-handed-sure = Yes, it is { $name }’s from now on
table-taken = Take the table over
table-taken-help = { $seconds ->
    [one] Once its owner has been away for a second.
   *[other] Once its owner has been away for { $seconds } seconds.
}
chair-free = Free
sit = Sit here
sit-too = Sit here too
rise = Stand up
remove = Send away
bot = Computer
bot-for = Computer for { $name }
hot-seat-help = You sit on several chairs: players pass this screen on, and a curtain hides the cards in between.
start = Start the game
start-fills = { $count ->
    [one] The computer takes the free chair.
   *[other] The computer takes the { $count } free chairs.
}
start-waits = The owner of the table starts the game.

## Several players at one screen

curtain = { $who }, it is up to you
curtain-help = Pass the screen on. Nobody else should look now.
curtain-open = I am { $who }

## The table

game-title = { $turn ->
    [0] Derelict, before the game
   *[other] Derelict, turn { $turn }
}
turn = { $turn ->
    [0] Before the game
   *[other] Turn { $turn }
}
track-off = { $label }: not running
track-at = { $label }: { $space }
level-at = { $label }: level { $level }, { $kind }
course-unknown = You have not seen the coordinates.
toolbar = Tools
bag = Bag
rules = Rules
crew = Crew
actions = Actions
choices = Choices
hand-of = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
nothing-to-choose = Nothing to choose now.
not-possible = { $count ->
    [one] One not possible now, with reasons
   *[other] { $count } not possible now, with reasons
}
prompt = Question
happened = What happened
action-of = Action { $number } of 2
confirm = { $choice }?
confirm-final = You leave the game and cannot return.
confirm-paid = { $count ->
    [one] It costs your last action card and happens at once.
   *[other] It costs { $count } action cards, all you can pay with, and happens at once.
}
answered = Answered. It counts when the window closes.
all-choices = All choices
group-move = Move
group-fight = Fight
group-room = Room
group-cards = Cards
group-items = Items
group-end = End
none-move = No way to go now
none-fight = Nobody here to fight
none-room = Nothing to do here
none-cards = No card to play now
none-items = Nothing to use now
none-end = Nothing to end now
group-more = { $count } more
drop = Drop something
pay-go = Pay and go
pay-swap = Tap another card to pay with that one instead.
pay-forced = There is no choice: you can pay with these only.
pay-left = { $count ->
    [one] One more card is due.
   *[other] { $count } more cards are due.
}
discard-any = Tap the cards to discard, as many as you like.
discard-none = Discard none
discard-go = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
enter = Enter
stands-open = Open to you
stands-open-help = You may do this now, whoever is asked; nobody waits for it, and the first who does it has it.
undo = Undo
undo-what = Undo: { $what }
undo-unsent = Nobody has seen it yet; nothing is spent.
undo-help = { $count ->
    [one] Takes back your last step. Nothing was rolled or revealed since.
   *[other] Takes back your last step, one of { $count }. Nothing was rolled or revealed since.
}
undo-ask = Ask all to take back: { $what }
undo-vote = { $steps ->
    [one] { $who } wants to take back the last step. Something was rolled or revealed, so all must agree.
   *[other] { $who } wants to take back { $steps } steps. Something was rolled or revealed, so all must agree.
}
proposal = { $what ->
    [level] { $who } wants the computer to play otherwise on chair { $chair }. All who play must agree.
   *[sit] { $who } wants to take over the computer's seat on chair { $chair }, with all it has seen. All who play must agree.
}
agree = Agree
disagree = Refuse
over = The game is over
waiting = Waiting
waiting-for = Waiting for { $who }
own = Your character
rail = Crew, actions, log
conversation = Log and talk
tab-log = Log
tab-table = Table
tab-whispers = Whispers
log-new = { $count } new
log-earlier = Earlier
log-latest = To the latest
your-turn = Up to you – Derelict
whole-ship = Whole ship

## Crew

state-acts = acts
state-asked = decides
state-waits = waits
state-passed = passed
state-fights = in combat
state-asleep = asleep
state-gone = gone
state-dead = dead
state-boarded = in a pod
place-hibernating = Asleep in the Hibernatorium
place-nowhere = Not on the ship
place-evacuated = Left in a pod
place-departed = Gone with the shuttle
place-dead = Dead
crew-cards = { $hand ->
    [one] One card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discard } discarded
crew-items = { $count ->
    [one] Carries one item you cannot see
   *[other] Carries { $count } items you cannot see
}
cards-in-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
item-back-red = Military item
item-back-yellow = Technical item
item-back-green = Medical item
item-back-blue = Crafted item
item-back-none = Item

## Own character

you-seat = you · player { $seat }
wounds = { $light } light, { $serious } serious { $serious ->
    [one] wound
   *[other] wounds
}
of-two = { $count } of 2
of-three = { $count } of 3
third-is-serious = third one turns serious
dressed = dressed
state = State
deck = Deck
deck-left = { $count } left
deck-discard = { $count } discarded
goals = { $count ->
    [one] Your goal
   *[other] Your goals
}
goals-common = for all of you
goals-one = you will keep one
swarm-part = You play the intruders
goal-met = met
goal-open = not yet
goal-unknown = unknown
goal-lost = lost
goal-or = or
objective-corporate = Corporate objective
objective-coop = Common objective
objective-personal = Personal objective
objective-none = No objective kept
objective-requirement = Personal requirement
objective-offer = Lucrative Offer
requirement-unseen = Requirement not shown
only-you = only you see this
memory = What you have seen
memory-none = Nothing yet.
memory-engine-works = Engine { $engine } worked in turn { $turn }{ $swaps ->
    [0] .
    [one] , swapped once since.
   *[other] , swapped { $swaps } times since.
}
memory-engine-broken = Engine { $engine } was damaged in turn { $turn }{ $swaps ->
    [0] .
    [one] , swapped once since.
   *[other] , swapped { $swaps } times since.
}
memory-tile = { $room } is the { $tile }, seen in turn { $turn }.
memory-token = { $room } hides { $token }, seen in turn { $turn }.
memory-objective = { $who } has { $objective }, seen in turn { $turn }.
memory-event-top = The next event is { $event }.
memory-event-bottom = The last event is { $event }.

## Cards and things

hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-empty = No cards in hand.
cost = { $cost ->
    [0] Free
    [one] Costs one card
   *[other] Costs { $cost } cards
}
free = free
mark-in = Only in combat
mark-out = Only out of combat
mark-any = In and out of combat
reaction = Reaction
card-picked-pay = Pays
card-picked-discard = Is discarded
card-may-pay = Can pay
card-may-discard = May be discarded
not-scanned = Not scanned
scanned-infected = Infected
scanned-clean = Clean
hands = Hands
hands-empty = Empty
carried = Carried
carried-nothing = Nothing
quests = Quest items
quest-locked = Locked
things-here = To choose from
ammo = { $ammo } of { $capacity } ammo

## The ship

ship = Ship map.
ship-here = Ship map. You are in: { $here }.
room-sealed = Room { $id }
alert-turns = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
alert-done = done
alert-open = to be done
room-peeked = { $name }
room-group = unexplored, tile group { $group }
room-items = { $count ->
    [0] nothing left to find
    [one] one item left
   *[other] { $count } items left
}
room-computer = computer
room-fire = on fire
room-malfunction = malfunction
room-corpses = { $count ->
    [one] a corpse
   *[other] { $count } corpses
}
room-carcasses = { $count ->
    [one] an intruder carcass
   *[other] { $count } intruder carcasses
}
room-eggs = { $count ->
    [one] an egg
   *[other] { $count } eggs
}
turret-aims = { $turret }: { $aims ->
    [target-all] shoots at everything
    [target-intruders] shoots at intruders
    [inactive] inactive
    [untouched] left by the earlier game, nobody knows what it shoots at
   *[unknown] set by somebody
}
escort-beside = at their side
escort-energy = energy { $now } of { $most }
escort-away = in { $room }
drone-here = looks on here
room-undiscovered = a facedown discovery token
room-entrance = technical entrance
colour-red = military items
colour-yellow = technical items
colour-green = medical items
colour-white = items of any kind
colour-none = never searched
airlock = Airlock opens
engine-works = works, turn { $turn }
engine-broken = damaged, turn { $turn }
intruder-injured = { $injuries ->
    [one] { $kind }, one injury
   *[other] { $kind }, { $injuries } injuries
}
ducts = Technical corridors, quiet
ducts-noisy = Technical corridors, noise
ducts-first = Technical
ducts-second = corridors
ducts-red = network red
ducts-blue = network blue
pods = Pods { $section }
pod = Pod { $pod }
pod-locked = Pod { $pod }, locked, { $aboard } of 2 places taken
pod-open = Pod { $pod }, open, { $aboard } of 2 places taken
corridor = Corridor { $numbers } between { $from } and { $to }, { $door }{ $noise ->
    [true] , noise
   *[other] { "" }
}
corridor-title = Corridor { $numbers }
corridor-noise = Noise lies here. A second one brings an encounter.
door-open = door open
door-closed = door closed
door-destroyed = door destroyed

## Bag and decks

bag-contents = Intruder tokens
bag-kind = Kind
bag-in = In the bag
bag-beside = Beside it
adaptation-waits = facedown; { $kind } waits on it
adaptation-gone = overcome
mutation-facedown = facedown
mutation-markers = { $count } of 4 mutation markers
weakness-unknown = Not found out yet.
weakness-inactive = known from before, without effect until it is discovered again
weakness-hidden = Not found out: { $name }.
decks = Decks
deck-draw = To draw
deck-open = Discarded
crafted = Items that can be crafted

## Rulebook

rules-search = Search the rulebook
rules-hint = Type a word such as noise, door or fire, or open a section.
rules-english = The rules are in English; search in either language.
rules-contents = All sections
rules-back = Back to what was found
rules-elsewhere = { $count ->
    [one] One more in other boxes
   *[other] { $count } more in other boxes
}
chapter-base = The base game
chapter-aftermath = Aftermath
chapter-carnomorphs = Carnomorphs
chapter-void-seeders = Void Seeders
chapter-lockdown = Lockdown
rules-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
}

## Talk

talk-none = Nobody has said anything yet.
talk-write = Write to the table
talk-claim = Say in the words of the game
talk-strange = said something.
talk-engine-works = Engine { $engine } works.
talk-engine-broken = Engine { $engine } is damaged.
talk-course = We are heading for { $planet }.
talk-ask-engine = Somebody should check engine { $engine }.
talk-promise-place = I keep a place in my pod for the { $who }.
planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
planet-deep-space = deep space
whispers-none = Nobody has whispered to you.
whisper-write = Whisper
whisper-whom = To whom
whisper-to = You whisper to the { $who }
whisper-from = The { $who } whispers to you

## Menu

sounds = Sounds
coach-on = Explain new things
notify = Tell me when I am asked
report = Report a rule problem
report-help = Saves the situation as a scenario file to send with a report. What you may not know is dealt anew in it.
report-saved = Saved among your downloads.
standing = Standing answers
standing-help = Some cards let you react to what others do, or to an attack. Here you can answer in advance instead of being asked each time.
window-interrupt = Interrupt somebody’s action with a card
window-ignore-surprise = Ignore a surprise attack with a card
window-ignore-attack = Ignore an attack with an item
window-reroll-noise = Pay a card to roll for noise again
stand-ask = Ask me
stand-no = Never
stand-yes = Always
let-bot-sure = Yes, it plays from now on, until I take over again.
let-bot = Let the computer play for me
let-bot-for = Let the computer play for { $name }
play-again-self = Play myself again
pause = Pause the game
paused = The game rests.
resume = Go on
concede = Leave the game for good
concede-sure = Yes, leave. The computer plays my character to the end.
give-up = End the game for all
give-up-sure = Yes, end it for all
rematch = Play again
given-up = The game was given up
given-up-closed = It can be looked at again once everybody agrees to open it. Missing: { $names }.
reveal = Open the cards of this game

## Keys

key-help = Keys
key-undo = Undo
key-talk = Write to the table
key-log = Log
key-bag = Bag
key-rules = Rules
key-board = To the ship
key-hand = To your hand
key-larger = Larger
key-smaller = Smaller
key-back = Step back or close
key-tab = Next part of the screen
key-enter = Choose, or pay with what is picked
key-arrows = Between neighbouring rooms, tabs and cards
key-letters = The choice with that key

## Dock

dock = Dock
dock-hand = Hand { $count }
dock-you = You
dock-actions = Actions
dock-crew = Crew
dock-log = Log

## Lessons

coach = Explanation
coach-next = Understood
coach-off = Explain nothing more
guide-step = Step { $step } of { $steps }
guide-next = Now choose: { $choice }
guide-off = Go on without advice
guide-pay = Any card can pay. This one is needed least in what follows.
guide-astray = You went your own way
guide-astray-text = The advice ends here, since it no longer fits. Take your step back to be guided again, or play on: everything new is still explained when it happens.
guide-back = Take it back
guide-first-game-done = Now you know how a game goes. In a real one a whole crew wakes up with you, fifteen turns before the jump, and each of them has a goal of their own.
recap = The end of turn { $turn }
guide-first-game-1 = Cards are what you pay with
guide-first-game-1-text = You wake up in the Hibernatorium, alone and late: turn 11, and five turns are left until the ship jumps home. A round is two actions, and each costs the cards drawn small beside it, discarded from your hand. Move to room 008, down on the left: one card.
guide-first-game-2 = A new room
guide-first-game-2-text = You turned its tile over: the Canteen. A token said how many items are in it (the small number on the tile), and that all stayed silent. Search here: that is what the card Search is for. Keep the medkit.
guide-first-game-3 = Noise
guide-first-game-3-text = Your next round. Move back to the Hibernatorium. Whoever enters a room with nobody else in it rolls for noise: the die tells in which corridor something has heard you.
guide-first-game-4 = Noise where noise lies already
guide-first-game-4-text = Now a marker lies in corridor 3. Walk through it again. If the die shows a corridor that has a marker, something comes out of it. Today it will, so that you see it while you are well armed.
guide-first-game-5 = An encounter, and your secret goal
guide-first-game-5-text = A token came out of the bag: a creeper. At the first encounter everybody keeps one of two goals in secret. To win you must fulfil it and survive. Keep the one about Earth: the ship is on course B, and the coordinates say whether that is Earth.
guide-first-game-6 = In combat
guide-first-game-6-text = Its token bore the number 1. Had you held fewer cards than that, it would have attacked at once. With an intruder in the room you shoot, fight or flee; cards marked “only out of combat” must wait. Shoot.
guide-first-game-7 = Time to pass
guide-first-game-7-text = It is dead, and one card is left in your hand. Pass and keep it: time moves on, intruders attack, an event happens, and you draw until you hold five cards. What happened is listed in the log.
guide-first-game-8 = Contamination
guide-first-game-8-text = One of your new cards is contaminated: intruders and slime put such cards into your deck. It can neither be played nor pay, and at the end it may prove infected. Time is short: go back to the Hibernatorium.
guide-first-game-9 = Ways out
guide-first-game-9-text = You survive asleep in here, or in an escape pod. On the ship, two of the three engines must work and the course must lead home; the Engines and the Cockpit tell who looks there. And you must not be infected. Lie down and see.
guide-void-seeders-1 = Another species
guide-void-seeders-1-text = Void seeders hunt you now, and they feed on your mind. The five signs beside your character are your insanity: you are at level 1, where a lurker comes; at 5 it is the despoiler. Go and see what waits in room 008, down on the left.
guide-void-seeders-2 = A lair
guide-void-seeders-2-text = Its exploration token was a lair: no noise roll, but you are in combat. A lair neither moves nor attacks. It must go all the same: only when all three are destroyed does the despoiler leave. Shoot. Only the two sides with full hits hurt a lair.
guide-void-seeders-3 = Noise beside a lair
guide-void-seeders-3-text = Two attack cards were read and the higher number counted, so it stands, and its injury stays. And because your round ended beside it, you rolled for noise, in combat or not: a marker lies in corridor 3 now. Shoot again.
guide-void-seeders-4 = What is in the bag
guide-void-seeders-4-text = It is destroyed, the first of three. Open the bag: its tokens show a ring and a number, no kind, and one of them is your own insanity. Walk back through the noise to meet one of them.
guide-void-seeders-5 = Panic
guide-void-seeders-5-text = Your own insanity: noise everywhere, and a panic card. Its value was above your level, so its effect did not happen; your insanity rose instead. You are at 2, where whisperers come. Pass and watch: far away somebody lurks, and at the end a token of the bag makes you roll for noise.
guide-void-seeders-6 = Your mind decides what comes
guide-void-seeders-6-text = The lurker far from you slipped back into the bag and left noise behind. Then a ring was drawn, you rolled, and met what your level calls: a whisperer. With too few cards it would have surprised you, which means contamination and another panic card. Shoot it.
guide-void-seeders-7 = Rest
guide-void-seeders-7-text = It is gone, without a carcass, and a new token is in the bag. Now calm down: Rest lowers your insanity by 1, as do the Canteen and the Shower Room. Do so in time: who has reached 3 never gets below 3 again, and beyond 5 is death.
guide-void-seeders-8 = The end
guide-void-seeders-8-text = At the end every contamination card you own raises your insanity, and only at level 5 are cards drawn that may kill you. You are calm and clean. Lie down in here and see.
guide-void-seeders-done = Now you know what void seeders do. With a whole crew, panic spreads: cards hit everybody in your room, and whoever stands by can stop them with an Interruption.
guide-carnomorphs-1 = Another species
guide-carnomorphs-1-text = Carnomorphs hunt you now. They grow by feeding: metagorger, shambler, fleshbeast, and at last the butcher. What they eat are corpses, carcasses, eggs and their own weakest. Go into the Laboratory, room 012, through the noise: something has heard you.
guide-carnomorphs-2 = A metagorger
guide-carnomorphs-2-text = The token's number was higher than the cards in your hand, so it attacks at once. A metagorger draws no attack card: you begin to change. Keep one of two mutation cards; nobody but you sees it. Adrenal Surge gives cards, which you can use.
guide-carnomorphs-3 = Putting a mutation to use
guide-carnomorphs-3-text = It also left contamination and a light wound, and is gone; a shambler token is in the bag instead. Now use your mutation. It costs no cards but feeds on a contamination card of your hand: infected or not decides which side works. And it brings a marker.
guide-carnomorphs-4 = Food
guide-carnomorphs-4-text = The card was clean: two cards, and a new contamination card on your discard pile. One of four markers lies beside your character; the fourth kills, and nothing removes them. Now the carcass on the floor: it is food. What somebody carries nobody eats. Pick it up.
guide-carnomorphs-5 = Let them feed
guide-carnomorphs-5-text = There is a second carcass, in the Generator, room 004, and you cannot reach it: a fleshbeast with two injuries stands beside it. After the attacks, whoever of them is beside nobody feeds. Pass, and watch.
guide-carnomorphs-6 = It grows, and they adapt
guide-carnomorphs-6-text = It healed, became the butcher and ate. The first of a type turns up the adaptation it waited on: Thick Hide, for all of them. Then a red metagorger came out of the bag: one wherever food lies, in your hands too, and beside the dead man in the Hibernatorium. Shoot yours; a single hit will not do.
guide-carnomorphs-7 = Overcoming an adaptation
guide-carnomorphs-7-text = It is dead, and its carcass is new food. The Laboratory discards an adaptation that is in force, with the object that belongs to it: the carcass for the butcher's. You find all three in the bag's window. Use the room.
guide-carnomorphs-8 = Away from the butcher
guide-carnomorphs-8-text = Thick Hide is gone for good. There is only one butcher, and killed it never comes back; but it comes to whoever is slimed, and you are not armed for it. Go to the evacuation section, room 016, and pass. Watch the metagorger beside the dead man.
guide-carnomorphs-9 = The end
guide-carnomorphs-9-text = It ate and is a shambler now, and Agile holds. Leave in the pod. At the end whoever has a mutation card draws four cards, and each contamination card is a marker. You bear one and own two such cards: that makes three at most, and you live.
guide-carnomorphs-done = Now you know what carnomorphs do. With a whole crew, think of what you leave lying: every dead one of theirs, and of yours, is a meal for the next.
guide-research-1 = A shuttle beside the ship
guide-research-1-text = A Research Mission begins on the shuttle, which lies beside a strange ship. An alert is open: it binds everybody, and if it is not met before the shuttle's clock runs out, all aboard die. This one wants somebody at the Cockpit, then somebody in the shuttle's main room. From there you reach any room with an entrance to the technical corridors: move to room 002.
guide-research-2 = Discovery tokens
guide-research-2-text = A token lies facedown in every room of the ship; whoever enters first turns it up. Here it was a carcass, an object like any other. Noise was rolled for as usual. And a turret stands here, set to shoot at intruders only. Go on to the Cockpit, room 001.
guide-research-3 = Danger, and an Activation
guide-research-3-text = The token of the Cockpit was Danger: noise in all its corridors, in place of a roll. The alert asks for an Activation here, a basic action for one card that does nothing else. Take it.
guide-research-4 = Back through the noise
guide-research-4-text = The first stage is marked on the alert; the second waits in the shuttle's main room. Go back to room 002. You made noise in that corridor, and today the die will find it.
guide-research-5 = Turrets
guide-research-5-text = A creeper came, and you still hold a card: that was enough to see it coming. It entered a turret's room in this turn, so the turret shoots at it in the fire step, after the attacks. Pass and keep your card.
guide-research-6 = Two clocks
guide-research-6-text = One injury drove it off into the technical corridors, but an intruder beside a working turret wrecks it. Time moved on, and so did the shuttle's clock: three turns for the alert. From a room with an entrance you can board any room of the shuttle but the main one. Move to its upper room.
guide-research-7 = Aboard the shuttle
guide-research-7-text = In here it is walking as anywhere, with corridors and noise, but there is nothing to search for. Go to the main room.
guide-research-8 = The second stage
guide-research-8-text = This is where the alert wants its second Activation. One card.
guide-research-9 = The check
guide-research-9-text = Both stages are met. What is met stays met, but the card leaves only when it is checked: right after time has moved. Pass.
guide-research-10 = No way home
guide-research-10-text = The alert is gone, and so is its clock, until an event with the alert icon brings the next. The shuttle itself is no way home: whoever is aboard it when the ship jumps dies. Pods and sleep are, as always. There is a pod at room 002.
guide-research-11 = The end
guide-research-11-text = Evacuation section A, and its only pod is open: the fewer you are, the fewer pods there are. Leave, and see what the course was.
guide-research-done = Now you know what a Research Mission asks. With a whole crew an alert pulls you apart: some must run while others stay, and its clock counts for all of you.

## The end

end = The last report
end-next = Next
end-all = Show everything
end-won = You have won
end-lost = You have lost
end-over = The game is over
check-ending = How it ended
check-engines = Engines
check-discoveries = Discovery tokens
check-requirements = Requirements
check-course = Course
course-was = The course was set to { $space }.
watch-again = Watch it again
check-contamination = Contamination
check-objectives = Objectives
end-table = What became of everybody
end-fate = Fate
end-objective = Objective
end-result = Result
fate-dead = Dead
fate-pod = Escaped in a pod
fate-shuttle = Home with the shuttle
fate-asleep = Survived on the ship
wins = won
loses = lost
statistics = Statistics
stat-explored = Rooms explored
stat-moves = Moves
stat-searches = Searches
stat-attacked = Attacked
stat-wounds = Serious wounds
stat-passes = Passed
verify = Verify the dice
verify-help = Before the game the server published the fingerprint of a secret number all dice come of; here is the number. Download the record and run “derelict verify” with it.
verify-commitment = Fingerprint (SHA-256)
verify-chosen = Somebody chose the dice of this game, so it proves nothing about luck.
verify-true = The number has exactly this fingerprint: the dice are those promised before the game.
verify-false = The number does not have this fingerprint: the dice are not those promised.
verify-unable = This browser reckons fingerprints on encrypted pages only; use the record.
verify-seed = Number
replay = Replay
record = Download the record
end-board = Look at the board

## An Epilogue

epilogue-play = Play the Epilogue
epilogue-destroyed = No Epilogue follows: the ship is no more.
ending = How the earlier game ended
ending-made-up = Made up: the ship is laid out as a game might have left it.
ending-record = As recorded in { $file }, for { $players ->
    [one] one player
   *[other] { $players } players
}.
ending-choose = Take a record from this device
ending-refused = No Epilogue can be made of this file: { $why }
ending-forget = Make the ending up after all

## Replay

replay-eyes = Eyes
replay-open = Everything
replay-spectator = Spectator
replay-run = Play
replay-stop = Stop
replay-back = One choice back
replay-on = One choice on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-moment = Moment
replay-at = { $turn ->
    [0] Choice { $at } of { $moments }, before the game
   *[other] Choice { $at } of { $moments }, turn { $turn }
}
replay-speed = Speed
replay-link = Copy link to this moment

## The stage

stage-ship = The ship
stage-intruders = Intruders
stage-beat = beat { $beat } of { $count }
stage-step-of = step { $step } of { $steps }
stage-phase = Event phase
stage-step-time = Time
stage-step-attacks = Attacks
stage-step-fire = Fire
stage-step-event = Event card
stage-step-lurk = Out of sight
stage-step-bag = The bag
stage-hush-noise = { $own ->
    [true] You roll for noise.
   *[other] { $who } rolls for noise.
}
stage-hush-combat = { $own ->
    [true] You roll the combat die.
   *[other] { $who } rolls the combat die.
}
stage-hush-bag = A token is drawn from the bag.
stage-hush-event = An event card is drawn.
stage-hush-scan = { $own ->
    [true] You scan a card.
   *[other] { $who } scans a card.
}
stage-hush-panic = { $own ->
    [true] You draw a panic card.
   *[other] { $who } draws a panic card.
}
stage-panic-instead = Level { $level } is below that: +1 instead
stage-hush-lurk = Nobody slips out of sight.
stage-hush-feed = Something feeds.
stage-hush-adapt = They adapt.
stage-hush-mutate = { $own ->
    [true] Something changes in you.
   *[other] Something changes in { $who }.
}
stage-mutation-card = Mutation
stage-adaptation-card = Adaptation
stage-hush-time = Time stands still.
stage-hush-attacks = No intruder attacks.
stage-hush-fire = Fire burns nobody.
stage-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
stage-left = { $count ->
    [one] One left, skip
   *[other] { $count } left, skip
}
stage-noise-die = Noise die
stage-combat-die = Combat die
stage-event-card = Event
stage-attack-card = Attack
stage-wound-card = Serious wound
stage-on-token = on the token,
stage-in-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
stage-found = Found
stage-hit = It hits
stage-missed = It misses
stage-wounds-of = { $count } of 3
stage-wounds-last = With three, the next wound kills.
stage-countdown = { $left ->
    [one] One turn until the ship explodes
   *[other] { $left } turns until the ship explodes
}
stage-token-number = on the token
stage-more-than = is more than
stage-no-more-than = is no more than
stage-surprise = Surprise attack
stage-no-surprise = No surprise
whole-death-title = Your death
whole-infested-title = Something is in you
whole-sleep-title = Hibernation
whole-pod-title = You leave the ship
whole-jump-title = The jump
whole-shuttle-title = The shuttle departs
whole-blast-title = The end of the ship
whole-corpse = Your corpse stays here, with the corpses, carcasses and eggs you carried.
whole-secret = Your objective stays secret until the end.
whole-larva = Some events and the end of the game can kill whoever carries it.
whole-surgery = Surgery removes it.
whole-asleep = You sleep until the jump. Then engines, course and your blood are checked.
whole-pod = You are off the ship and cannot come back. Your blood is checked at the end.
whole-jump = Whoever is awake dies. Then: engines, course, contamination, objectives.
whole-shuttle = Whoever is not on board is left behind. Then: discovery tokens, requirements, contamination.
whole-blast = Whoever is still aboard dies with it.
whole-watch = Watch the others
mute = Mute
volume = Volume
stage-transport = Playing what happens
stage-pause = Pause
stage-next = Next
stage-skip = Skip
stage-speeds = What happens is played
stage-speed = { $speed ->
    [0] Not at all: everything at once
    [1] At the usual speed
   *[other] { $speed } times as fast
}
recap-away = What happened since
recap-of = { $shown } of { $facts } facts
recap-all = Show all { $facts } lines
recap-next = Next
recap-on = Go on
key-pause = Pause what is played, and go on
key-next = On to what happens next
key-skip = Skip what is played
key-slower = Play slower
key-faster = Play faster
settings = Settings
settings-kept = Kept in this browser.
also = Also here
like-motion = Motion
like-motion-system = As the system says
like-motion-reduced = Little
like-motion-full = All of it
like-motion-help = With little motion the same is told by pictures that stand still and by captions.
like-text = Text size
like-text-usual = Usual
like-text-large = Large
like-text-larger = Larger
like-text-help = Small text grows; the board grows as a whole, with + and −.
like-contrast = Contrast
like-contrast-usual = Usual
like-contrast-high = High
like-contrast-help = High: lighter text and lines on black.
like-confirm = Ask before it is done
like-confirm-lost = What loses something for good
like-confirm-done = And what is done and paid at once
like-confirm-every = Every action
like-confirm-help = Whatever loses something for good is always asked about.
gallery = Gallery
gallery-intro = Everything that lies in a box: what it looks like, what it does, and the rules that speak of it.
gallery-boxes = Box
gallery-further = Aftermath and more
gallery-search = Search by name, text or rule
gallery-kind = Show
gallery-all = Everything
gallery-count = { $count ->
    [0] Nothing found
    [one] One component
   *[other] { $count } components
}
gallery-rule = Rule { $rule }, of { $name }
gallery-more = { $count ->
    [one] One more rule
   *[other] { $count } more rules
}
gallery-value = From insanity { $value } on
shelf-character = Characters
shelf-trait = Traits
shelf-action-card = Action cards
shelf-basic-action = Basic actions
shelf-item = Items
shelf-room = Rooms
shelf-exploration = Exploration tokens
shelf-event = Events
shelf-intruder = Kinds of intruders
shelf-token = Intruder tokens
shelf-attack = Attacks
shelf-weakness = Weaknesses and adaptations
shelf-wound = Serious wounds
shelf-panic = Panic
shelf-mutation = Mutations
shelf-objective = Objectives
shelf-coordinates = Coordinates
shelf-intruder-card = Intruder player cards
shelf-object = Objects

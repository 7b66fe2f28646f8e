### Die Oberfläche im Browser. Sätze über das Spiel stehen in den anderen Dateien.

## Überall

cancel = Abbrechen
close = Schließen
retry = Noch einmal
retry-in = { $seconds ->
    [0] Neuer Versuch.
    [one] Neuer Versuch in einer Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
}
rule = Regel
rules-this = diese Regel
rule-open = Regel nachschlagen
you = du
you-tag = Du
possible = möglich
away = abwesend
present = da
connecting = Verbinde
server-away = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
server-not-found = Der Server antwortet nicht.
server-lost = Die Verbindung ist weg. Vom Spiel ist nichts verloren.
home = Startseite
menu = Menü
language = Sprache
copy = Kopieren
copied = Kopiert
player = Spieler { $seat }
guest = Crewmitglied { $number }

## Erste Seite

home-what = Ein sterbendes Schiff, etwas Lebendes darauf und eine Crew, die vielleicht anderes will als du. Für eine bis fünf Personen, gemeinsam oder jede für sich.
play-now = Jetzt spielen
guided-table = Ein geführtes Spiel
play-now-help = Du und drei Computerspieler. Ohne Anmeldung, ohne vorher Regeln zu lesen.
guided = Spielend lernen
guided-help = Ein kurzes erstes Spiel, in dem alles Neue erklärt wird, wenn es geschieht. Du kannst jederzeit gehen.
guided-species = Das Neue spielend lernen
new-table = Neuer Tisch
new-table-help = Wähle Spielart, Spielplan und Abmachungen und lade andere ein.
new-table-begin = Tisch eröffnen
join = Zu anderen setzen
join-help = Füge den Link ein, den du bekommen hast
join-link = https://
join-go = Dazusetzen
join-strange = Das ist kein Link zu einem Tisch. Er endet auf „table“ und zwei lange Wörter aus Ziffern und Buchstaben.
your-name = Dein Name
name-hint = So sehen dich die anderen
continue = Weiter
own-tables = Deine Tische
lobby = Offene Tische
lobby-filter = Welche Tische
lobby-all = Alle
lobby-join = Zum Mitspielen
lobby-watch = Zum Zusehen
lobby-none = Gerade kein solcher Tisch.
watch = Zusehen
you-watch = Du siehst zu: Du siehst, was alle sehen, und entscheidest nichts.
you-stand = Du hast noch keinen Platz: Nimm einen, oder sieh zu, sobald es beginnt.
table-listed = In der Liste offener Tische
table-unlisted = Nur über den Link
free-chairs = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
stage-gathering = Sammelt sich
stage-playing = Läuft
stage-paused = Ruht
stage-over = Zu Ende
stage-given-up = Aufgegeben
mode-semi-coop = Halb gemeinsam
mode-solo = Allein
mode-coop = Gemeinsam

## Einen Tisch eröffnen

new-table-intro = Wähle von oben nach unten. Was nicht zusammenpasst, bleibt mit dem Grund in Sicht.
chosen = Gewählt
players-range = { $most ->
    [one] 1 Spieler
   *[other] { $least } bis { $most } Spieler
}
options-game = Weitere Figuren, Räume und Teile
options-table = Wie gespielt wird
this-table = Dieser Tisch
this-table-later = Plätze lassen sich noch ändern, bis das Spiel beginnt.
this-table-name = Kein Konto: Ein Name genügt. Plätze lassen sich noch ändern, bis das Spiel beginnt.
table-crew = { $people ->
    [0] Niemand außer dem Computer
    [one] Eine Person
   *[other] { $people } Personen
}{ $computers ->
    [0] { "" }
    [one] , ein Computerspieler
   *[other] , { $computers } Computerspieler
}
option-needs = nur mit „{ $other }“
option-hindered = passt nicht zu dem, was bei „{ $other }“ gewählt ist
option-brought = gehört zu „{ $other }“
chairs = Plätze
players = Mitspieler
players-help = Wie viele Figuren auf dem Schiff sind.
chair = Platz { $chair }
sits-person = Ein Mensch
sits-calm = Computer, ruhig: eine leichte Crew
sits-seasoned = Computer, erfahren: die übliche Crew
sits-ruthless = Computer, rücksichtslos: eine schwere Crew
solo-alone = Du spielst allein gegen das Schiff.
table = Der Tisch
table-public = In der Liste zeigen.
table-public-help = Wer will, darf sich auf einen freien Platz setzen.
table-clock = Bedenkzeit
clock = { $seconds ->
    [0] Ohne Grenze
    [60] Eine Minute, dann entscheidet der Computer
    [180] Drei Minuten, dann entscheidet der Computer
    [600] Zehn Minuten, dann entscheidet der Computer
   *[other] { NUMBER($seconds) } Sekunden, dann entscheidet der Computer
}
table-pace = Tempo des Computers
pace = { $ms ->
    [0] Sofort
    [700] Ein Atemzug vor jeder Aktion
    [1500] Langsam: anderthalb Sekunden vor jeder Aktion
   *[other] Langsam: { NUMBER($ms) } Millisekunden vor jeder Aktion
}
table-closed = Dieser Tisch lässt sich nicht betreten

## Vor dem Spiel

gathering = Die Crew sammelt sich
invite = Andere einladen
invite-help = Wer diesen Link hat, darf sich auf einen freien Platz setzen oder zusehen.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code des Links zu diesem Tisch
invite-unknown = Den Link hat, wem der Tisch gehört.
invite-none = Zurzeit führt kein Link hierher. Mit einem neuen können wieder andere dazukommen.
invite-anew = Einen neuen Link machen; der alte führt nirgendwohin
invite-back = Den Link zurücknehmen
company = Wem der Tisch gehört
company-own = Der Tisch gehört dir: Du beginnst, schickst weg, lädst ein und beendest das Spiel.
company-of = Der Tisch gehört { $name }.
table-handed = Den Tisch an { $name } weitergeben
table-handed-sure = Ja, er gehört von jetzt an { $name }
table-taken = Den Tisch übernehmen
table-taken-help = { $seconds ->
    [one] Sobald, wem er gehört, eine Sekunde lang fort ist.
   *[other] Sobald, wem er gehört, { $seconds } Sekunden lang fort ist.
}
chair-free = Frei
sit = Hier sitzen
sit-too = Auch hier sitzen
rise = Aufstehen
remove = Wegschicken
bot = Computer
bot-for = Computer für { $name }
hot-seat-help = Du sitzt auf mehreren Plätzen: Der Bildschirm geht reihum, und zwischen den Zügen verdeckt ein Vorhang die Karten.
start = Spiel beginnen
start-fills = { $count ->
    [one] Den freien Platz nimmt der Computer.
   *[other] Die { $count } freien Plätze nimmt der Computer.
}
start-waits = Das Spiel beginnt, wem der Tisch gehört.

## Mehrere an einem Bildschirm

curtain = { $who }, du bist dran
curtain-help = Gib den Bildschirm weiter. Sonst sollte jetzt niemand hinsehen.
curtain-open = Ich bin { $who }

## Der Tisch

game-title = { $turn ->
    [0] Derelict, vor dem Spiel
   *[other] Derelict, Runde { $turn }
}
turn = { $turn ->
    [0] Vor dem Spiel
   *[other] Runde { $turn }
}
track-off = { $label }: läuft nicht
track-at = { $label }: { $space }
level-at = { $label }: Stufe { $level }, { $kind }
course-unknown = Du hast die Koordinaten nicht gesehen.
toolbar = Werkzeug
bag = Beutel
rules = Regeln
crew = Crew
actions = Aktionen
choices = Auswahl
hand-of = { $count ->
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
nothing-to-choose = Im Moment gibt es nichts zu wählen.
not-possible = { $count ->
    [one] Eine geht jetzt nicht, mit Gründen
   *[other] { $count } gehen jetzt nicht, mit Gründen
}
prompt = Frage
happened = Was geschah
action-of = Aktion { $number } von 2
confirm = { $choice }?
confirm-final = Du verlässt das Spiel und kannst nicht zurück.
confirm-paid = { $count ->
    [one] Es kostet deine letzte Aktionskarte und geschieht sofort.
   *[other] Es kostet { $count } Aktionskarten, alle, mit denen du bezahlen kannst, und geschieht sofort.
}
answered = Beantwortet. Es gilt, wenn das Fenster schließt.
all-choices = Alles zeigen
group-move = Gehen
group-fight = Kampf
group-room = Raum
group-cards = Karten
group-items = Dinge
group-end = Ende
none-move = Gerade kein Weg
none-fight = Niemand zum Bekämpfen hier
none-room = Hier gibt es nichts zu tun
none-cards = Gerade keine Karte spielbar
none-items = Gerade nichts zu benutzen
none-end = Nichts zu beenden
group-more = { $count } weitere
drop = Etwas fallen lassen
pay-go = Zahlen und los
pay-swap = Tippe eine andere Karte an, um stattdessen mit ihr zu zahlen.
pay-forced = Es gibt keine Wahl: Nur hiermit kannst du zahlen.
pay-left = { $count ->
    [one] Noch eine Karte ist fällig.
   *[other] Noch { $count } Karten sind fällig.
}
discard-any = Tippe an, was du ablegst, so viele Karten du magst.
discard-none = Keine ablegen
discard-go = { $count ->
    [one] Eine Karte ablegen
   *[other] { $count } Karten ablegen
}
enter = Eingabe
stands-open = Steht dir offen
stands-open-help = Das darfst du jetzt tun, wer auch gefragt ist; niemand wartet darauf, und wer es zuerst tut, hat es.
undo = Zurücknehmen
undo-what = Zurücknehmen: { $what }
undo-unsent = Noch hat es niemand gesehen; nichts ist ausgegeben.
undo-help = { $count ->
    [one] Nimmt deinen letzten Schritt zurück. Seither wurde nichts gewürfelt oder aufgedeckt.
   *[other] Nimmt deinen letzten Schritt zurück, einen von { $count }. Seither wurde nichts gewürfelt oder aufgedeckt.
}
undo-ask = Alle um Zurücknehmen bitten: { $what }
undo-vote = { $steps ->
    [one] { $who } möchte den letzten Schritt zurücknehmen. Es wurde gewürfelt oder aufgedeckt, also müssen alle zustimmen.
   *[other] { $who } möchte { $steps } Schritte zurücknehmen. Es wurde gewürfelt oder aufgedeckt, also müssen alle zustimmen.
}
proposal = { $what ->
    [level] { $who } möchte, dass der Computer auf Stuhl { $chair } anders spielt. Alle, die spielen, müssen zustimmen.
   *[sit] { $who } möchte den Platz des Computers auf Stuhl { $chair } übernehmen, mit allem, was er gesehen hat. Alle, die spielen, müssen zustimmen.
}
agree = Zustimmen
disagree = Ablehnen
over = Das Spiel ist zu Ende
waiting = Warten
waiting-for = Es entscheidet: { $who }
own = Deine Figur
rail = Crew, Aktionen, Bericht
conversation = Bericht und Gespräch
tab-log = Bericht
tab-table = Tisch
tab-whispers = Geflüster
log-new = { $count } neu
log-earlier = Früheres
log-latest = Zum Neuesten
your-turn = Du bist dran – Derelict
whole-ship = Ganzes Schiff

## Crew

state-acts = am Zug
state-asked = entscheidet
state-waits = wartet
state-passed = gepasst
state-fights = im Kampf
state-asleep = schläft
state-gone = fort
state-dead = tot
state-boarded = in einer Kapsel
place-hibernating = Im Kälteschlaf
place-nowhere = Nicht an Bord
place-evacuated = Mit einer Kapsel fort
place-departed = Mit dem Shuttle fort
place-dead = Tot
crew-cards = { $hand ->
    [one] Eine Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Stapel, { $discard } abgelegt
crew-items = { $count ->
    [one] Trägt einen Gegenstand, den du nicht siehst
   *[other] Trägt { $count } Gegenstände, die du nicht siehst
}
cards-in-hand = { $count ->
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
item-back-red = Militärischer Gegenstand
item-back-yellow = Technischer Gegenstand
item-back-green = Medizinischer Gegenstand
item-back-blue = Gebauter Gegenstand
item-back-none = Gegenstand

## Eigene Figur

you-seat = du · Spieler { $seat }
wounds = { $light } leichte, { $serious } schwere Wunden
of-two = { $count } von 2
of-three = { $count } von 3
third-is-serious = die dritte wird schwer
dressed = verbunden
state = Zustand
deck = Stapel
deck-left = { $count } übrig
deck-discard = { $count } abgelegt
goals = { $count ->
    [one] Dein Ziel
   *[other] Deine Ziele
}
goals-common = für euch alle
goals-one = eines behältst du
swarm-part = Du spielst die Eindringlinge
goal-met = erfüllt
goal-open = noch nicht
goal-unknown = ungewiss
goal-lost = verloren
goal-or = oder
objective-corporate = Ziel des Konzerns
objective-coop = Gemeinsames Ziel
objective-personal = Persönliches Ziel
objective-none = Kein Ziel behalten
objective-requirement = Persönlicher Auftrag
objective-offer = Lukratives Angebot
requirement-unseen = Auftrag nicht gezeigt
only-you = nur du siehst das
memory = Was du gesehen hast
memory-none = Noch nichts.
memory-engine-works = Triebwerk { $engine } lief in Runde { $turn }{ $swaps ->
    [0] .
    [one] , seither einmal vertauscht.
   *[other] , seither { $swaps }-mal vertauscht.
}
memory-engine-broken = Triebwerk { $engine } war in Runde { $turn } beschädigt{ $swaps ->
    [0] .
    [one] , seither einmal vertauscht.
   *[other] , seither { $swaps }-mal vertauscht.
}
memory-tile = { $room }: { $tile }, gesehen in Runde { $turn }.
memory-token = { $room }: { $token }, gesehen in Runde { $turn }.
memory-objective = { $who }: { $objective }, gesehen in Runde { $turn }.
memory-event-top = Das nächste Ereignis: { $event }.
memory-event-bottom = Das letzte Ereignis: { $event }.

## Karten und Dinge

hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-empty = Keine Handkarten.
cost = { $cost ->
    [0] Umsonst
    [one] Kostet eine Karte
   *[other] Kostet { $cost } Karten
}
free = frei
mark-in = Nur im Kampf
mark-out = Nur außerhalb des Kampfes
mark-any = Im Kampf und außerhalb
reaction = Reaktion
card-picked-pay = Zahlt
card-picked-discard = Wird abgelegt
card-may-pay = Kann zahlen
card-may-discard = Kann abgelegt werden
not-scanned = Nicht gescannt
scanned-infected = Infiziert
scanned-clean = Sauber
hands = Hände
hands-empty = Leer
carried = Getragen
carried-nothing = Nichts
quests = Questgegenstände
quest-locked = Noch gesperrt
things-here = Zur Auswahl
ammo = { $ammo } von { $capacity } Munition

## Das Schiff

ship = Schiffsplan.
ship-here = Schiffsplan. Du bist hier: { $here }.
room-sealed = Raum { $id }
alert-turns = { $turns ->
    [one] noch 1 Runde
   *[other] noch { $turns } Runden
}
alert-done = erledigt
alert-open = noch zu tun
room-peeked = { $name }
room-group = unerforscht, Plättchen { $group }
room-items = { $count ->
    [0] nichts mehr zu finden
    [one] ein Gegenstand übrig
   *[other] { $count } Gegenstände übrig
}
room-computer = Computer
room-fire = brennt
room-malfunction = Defekt
room-corpses = { $count ->
    [one] eine Leiche
   *[other] { $count } Leichen
}
room-carcasses = { $count ->
    [one] ein Kadaver
   *[other] { $count } Kadaver
}
room-eggs = { $count ->
    [one] ein Ei
   *[other] { $count } Eier
}
turret-aims = { $turret }: { $aims ->
    [target-all] schießt auf alles
    [target-intruders] schießt auf Eindringlinge
    [inactive] abgeschaltet
    [untouched] von früher, niemand weiß, worauf es zielt
   *[unknown] von jemandem eingestellt
}
escort-beside = dabei
escort-energy = Energie { $now } von { $most }
escort-away = hier: { $room }
drone-here = sieht hier zu
room-undiscovered = ein verdeckter Entdeckungsmarker
room-entrance = Zugang zu den Technikgängen
colour-red = militärische Gegenstände
colour-yellow = technische Gegenstände
colour-green = medizinische Gegenstände
colour-white = Gegenstände jeder Art
colour-none = nichts zu suchen
airlock = Luftschleuse öffnet
engine-works = läuft, Runde { $turn }
engine-broken = beschädigt, Runde { $turn }
intruder-injured = { $injuries ->
    [one] { $kind }, eine Verletzung
   *[other] { $kind }, { $injuries } Verletzungen
}
ducts = Technikgänge, still
ducts-noisy = Technikgänge, Geräusch
ducts-first = Technik-
ducts-second = gänge
ducts-red = Netz Rot
ducts-blue = Netz Blau
pods = Kapseln { $section }
pod = Kapsel { $pod }
pod-locked = Kapsel { $pod }, verriegelt, { $aboard } von 2 Plätzen besetzt
pod-open = Kapsel { $pod }, offen, { $aboard } von 2 Plätzen besetzt
corridor = Gang { $numbers } zwischen { $from } und { $to }, { $door }{ $noise ->
    [true] , Geräusch
   *[other] { "" }
}
corridor-title = Gang { $numbers }
corridor-noise = Hier liegt ein Geräusch. Ein zweites bringt eine Begegnung.
door-open = Tür offen
door-closed = Tür zu
door-destroyed = Tür zerstört

## Beutel und Stapel

bag-contents = Marker der Eindringlinge
bag-kind = Art
bag-in = Im Beutel
bag-beside = Daneben
adaptation-waits = verdeckt; darauf wartet: { $kind }
adaptation-gone = überwunden
mutation-facedown = verdeckt
mutation-markers = { $count } von 4 Mutationsmarkern
weakness-unknown = Noch nicht herausgefunden.
weakness-inactive = von früher bekannt, ohne Wirkung, bis sie wieder entdeckt wird
weakness-hidden = Nicht herausgefunden: { $name }.
decks = Stapel
deck-draw = Zu ziehen
deck-open = Abgelegt
crafted = Was sich bauen lässt

## Regelbuch

rules-search = Im Regelbuch suchen
rules-hint = Tippe ein Wort ein, oder öffne einen Abschnitt. Das Regelbuch ist englisch.
rules-english = Die Regeln sind auf Englisch; gesucht werden kann in beiden Sprachen.
rules-contents = Alle Abschnitte
rules-back = Zurück zum Gefundenen
rules-elsewhere = { $count ->
    [one] Eine weitere in anderen Schachteln
   *[other] { $count } weitere in anderen Schachteln
}
chapter-base = Das Grundspiel
chapter-aftermath = Aftermath
chapter-carnomorphs = Carnomorphs
chapter-void-seeders = Void Seeders
chapter-lockdown = Lockdown
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}

## Gespräch

talk-none = Noch hat niemand etwas gesagt.
talk-write = Dem Tisch schreiben
talk-claim = In Worten des Spiels sagen
talk-strange = hat etwas gesagt.
talk-engine-works = Triebwerk { $engine } läuft.
talk-engine-broken = Triebwerk { $engine } ist beschädigt.
talk-course = Wir fliegen hierhin: { $planet }.
talk-ask-engine = Jemand sollte Triebwerk { $engine } prüfen.
talk-promise-place = In meiner Kapsel ist ein Platz frei für: { $who }.
planet-earth = Erde
planet-mars = Mars
planet-venus = Venus
planet-deep-space = tiefer Raum
whispers-none = Niemand hat dir etwas zugeflüstert.
whisper-write = Flüstern
whisper-whom = Wem
whisper-to = Du flüsterst: { $who }
whisper-from = { $who } flüstert dir zu

## Menü

sounds = Geräusche
coach-on = Neues erklären
notify = Sag mir, wenn ich dran bin
report = Regelfehler melden
report-help = Speichert die Lage als Szenario, das du einer Meldung beilegst. Was du nicht wissen darfst, wird darin neu ausgeteilt.
report-saved = In deinen Downloads gespeichert.
standing = Feste Antworten
standing-help = Manche Karten erlauben es, auf Taten anderer oder auf Angriffe zu antworten. Hier antwortest du im Voraus, statt jedes Mal gefragt zu werden.
window-interrupt = Die Aktion von jemandem mit einer Karte unterbrechen
window-ignore-surprise = Einen Überraschungsangriff mit einer Karte abwehren
window-ignore-attack = Einen Angriff mit einem Gegenstand abwehren
window-reroll-noise = Eine Karte bezahlen, um noch einmal auf Geräusche zu würfeln
stand-ask = Frag mich
stand-no = Nie
stand-yes = Immer
let-bot-sure = Ja, er spielt von jetzt an, bis ich wieder übernehme.
let-bot = Den Computer für mich spielen lassen
let-bot-for = Den Computer für { $name } spielen lassen
play-again-self = Wieder selbst spielen
pause = Spiel ruhen lassen
paused = Das Spiel ruht.
resume = Weiterspielen
concede = Das Spiel ganz verlassen
concede-sure = Ja, gehen. Der Computer spielt meine Figur zu Ende.
give-up = Das Spiel für alle beenden
give-up-sure = Ja, für alle beenden
rematch = Noch einmal spielen
given-up = Das Spiel wurde aufgegeben
given-up-closed = Wieder ansehen lässt es sich, sobald alle einverstanden sind. Es fehlt noch: { $names }.
reveal = Die Karten dieses Spiels aufdecken

## Tasten

key-help = Tasten
key-undo = Zurücknehmen
key-talk = Dem Tisch schreiben
key-log = Bericht
key-bag = Beutel
key-rules = Regeln
key-board = Zum Schiff
key-hand = Zur Hand
key-larger = Größer
key-smaller = Kleiner
key-back = Schritt zurück oder schließen
key-tab = Nächster Teil des Bildschirms
key-enter = Wählen, oder mit dem Gewählten zahlen
key-arrows = Zwischen benachbarten Räumen, Reitern und Karten
key-letters = Die Wahl mit dieser Taste

## Leiste

dock = Leiste
dock-hand = Hand { $count }
dock-you = Du
dock-actions = Aktionen
dock-crew = Crew
dock-log = Bericht

## Erklärungen

coach = Erklärung
coach-next = Verstanden
coach-off = Nichts mehr erklären
guide-step = Schritt { $step } von { $steps }
guide-next = Wähle jetzt: { $choice }
guide-off = Ohne Rat weiterspielen
guide-pay = Bezahlen kann jede Karte. Diese wird im Folgenden am wenigsten gebraucht.
guide-astray = Du gehst deinen eigenen Weg
guide-astray-text = Die Ratschläge enden hier, denn sie passen nicht mehr. Nimm deinen Schritt zurück, um wieder geführt zu werden, oder spiel weiter: Neues wird immer noch erklärt, wenn es geschieht.
guide-back = Zurücknehmen
guide-first-game-done = Jetzt weißt du, wie ein Spiel verläuft. In einem richtigen erwacht mit dir eine ganze Besatzung, fünfzehn Runden vor dem Sprung, und jeder hat ein eigenes Ziel.
recap = Das Ende von Runde { $turn }
guide-first-game-1 = Mit Karten wird bezahlt
guide-first-game-1-text = Du erwachst im Hibernatorium, allein und spät: Es ist Runde 11, und fünf Runden bleiben bis zum Sprung nach Hause. Ein Zug hat zwei Aktionen, und jede kostet so viele Karten, wie klein daneben gezeichnet sind; sie werden aus der Hand abgelegt. Geh in Raum 008 links unten: eine Karte.
guide-first-game-2 = Ein neuer Raum
guide-first-game-2-text = Du hast seinen Raum aufgedeckt: die Kantine. Ein Marker sagte, wie viele Gegenstände darin sind (die kleine Zahl auf dem Raum), und dass alles still blieb. Such hier: Dafür ist die Karte Suchen da. Behalte das Medkit.
guide-first-game-3 = Geräusch
guide-first-game-3-text = Dein nächster Zug. Geh zurück ins Hibernatorium. Wer einen Raum betritt, in dem sonst niemand ist, würfelt auf Geräusche: Der Würfel sagt, in welchem Gang dich etwas gehört hat.
guide-first-game-4 = Geräusch, wo schon eines liegt
guide-first-game-4-text = Jetzt liegt ein Marker in Gang 3. Geh noch einmal hindurch. Zeigt der Würfel einen Gang mit Marker, kommt etwas heraus. Heute geschieht es, damit du es gut bewaffnet erlebst.
guide-first-game-5 = Eine Begegnung und dein geheimes Ziel
guide-first-game-5-text = Ein Marker kam aus dem Beutel: ein Kriecher. Bei der ersten Begegnung behält jeder heimlich eines von zwei Zielen. Zum Sieg musst du es erfüllen und überleben. Behalte das Ziel Erde: Das Schiff ist auf Kurs B, und die Koordinaten sagen, ob das die Erde ist.
guide-first-game-6 = Im Kampf
guide-first-game-6-text = Auf seinem Plättchen stand die Zahl 1. Hättest du weniger Karten gehalten, hätte er sofort angegriffen. Mit einem Eindringling im Raum schießt, kämpfst oder fliehst du; Karten mit „nur außerhalb des Kampfes“ müssen warten. Schieß.
guide-first-game-7 = Zeit zu passen
guide-first-game-7-text = Er ist tot, und eine Karte bleibt dir auf der Hand. Passe und behalte sie: Die Zeit läuft weiter, Eindringlinge greifen an, ein Ereignis geschieht, und du ziehst auf fünf Karten nach. Was geschehen ist, steht im Protokoll.
guide-first-game-8 = Verseuchung
guide-first-game-8-text = Eine deiner neuen Karten ist verseucht: Eindringlinge und Schleim bringen solche Karten in deinen Stapel. Sie lässt sich weder spielen noch zum Bezahlen nehmen, und am Ende ist sie vielleicht infiziert. Die Zeit ist knapp: Geh zurück ins Hibernatorium.
guide-first-game-9 = Auswege
guide-first-game-9-text = Du überlebst schlafend hier oder in einer Rettungskapsel. Auf dem Schiff müssen zwei der drei Triebwerke laufen, und der Kurs muss nach Hause führen; beides verraten die Triebwerke und das Cockpit dem, der dort nachsieht. Und du darfst nicht infiziert sein. Leg dich hin und sieh, was kommt.
guide-void-seeders-1 = Eine andere Spezies
guide-void-seeders-1-text = Jetzt jagen dich Leerensäer, und sie zehren an deinem Verstand. Die fünf Zeichen neben deiner Figur sind dein Wahnsinn: Du bist auf Stufe 1, auf der ein Lauerer kommt; auf 5 ist es der Verheerer. Sieh nach, was in Raum 008 wartet, unten links.
guide-void-seeders-2 = Eine Brutstätte
guide-void-seeders-2-text = Der Erkundungsmarker war eine Brutstätte: kein Geräuschwurf, aber du bist im Kampf. Sie bewegt sich nicht und greift nicht an. Weg muss sie trotzdem: Erst wenn alle drei zerstört sind, verschwindet der Verheerer. Schieß. Nur die beiden Seiten mit vollen Treffern verletzen sie.
guide-void-seeders-3 = Geräusch neben einer Brutstätte
guide-void-seeders-3-text = Zwei Angriffskarten wurden gelesen, und die höhere Zahl galt: Sie steht noch, und ihre Verletzung bleibt. Und weil dein Zug neben ihr endete, hast du einen Geräuschwurf gemacht, Kampf hin oder her: In Gang 3 liegt jetzt ein Marker. Schieß noch einmal.
guide-void-seeders-4 = Was im Beutel ist
guide-void-seeders-4-text = Sie ist zerstört, die erste von dreien. Öffne den Beutel: Seine Marker zeigen einen Ring und eine Zahl, keine Art, und einer davon ist dein eigener Wahnsinn. Geh durch das Geräusch zurück, um einem zu begegnen.
guide-void-seeders-5 = Panik
guide-void-seeders-5-text = Dein eigener Wahnsinn: Geräusch überall und eine Panikkarte. Ihr Wert lag über deiner Stufe; darum geschah nicht, was sie sagt, sondern dein Wahnsinn stieg. Du bist auf 2, wo Flüsterer kommen. Passe und sieh zu: In der Ferne lauert jemand, und am Ende lässt dich ein Marker aus dem Beutel auf Geräusch würfeln.
guide-void-seeders-6 = Dein Verstand entscheidet, was kommt
guide-void-seeders-6-text = Der ferne Lauerer verschwand wieder im Beutel und ließ Geräusch zurück. Dann wurde ein Ring gezogen, du hast gewürfelt und bist dem begegnet, was deine Stufe ruft: einem Flüsterer. Mit zu wenigen Karten hätte er dich überrascht, und das heißt Verseuchung und noch eine Panikkarte. Schieß auf ihn.
guide-void-seeders-7 = Ausruhen
guide-void-seeders-7-text = Er ist fort, ohne Kadaver, und ein neuer Marker liegt im Beutel. Beruhige dich: „Ausruhen“ senkt deinen Wahnsinn um 1, ebenso Kantine und Duschraum. Tu es rechtzeitig: Wer 3 erreicht hat, kommt nie mehr unter 3, und über 5 hinaus ist der Tod.
guide-void-seeders-8 = Das Ende
guide-void-seeders-8-text = Am Ende steigert jede Verseuchungskarte, die du besitzt, deinen Wahnsinn, und nur auf Stufe 5 werden Karten gezogen, die töten können. Du bist ruhig und sauber. Leg dich hier schlafen und sieh.
guide-void-seeders-done = Jetzt weißt du, was Leerensäer tun. In einer ganzen Besatzung greift Panik um sich: Karten treffen alle in deinem Raum, und wer dabeisteht, kann sie mit einer Unterbrechung verhindern.
guide-carnomorphs-1 = Eine andere Spezies
guide-carnomorphs-1-text = Jetzt jagen dich Karnomorphe. Sie wachsen, indem sie fressen: Metafresser, Schlurfer, Fleischbestie und zuletzt der Schlächter. Sie fressen Leichen, Kadaver, Eier und die Schwächsten der eigenen Art. Geh ins Labor, Raum 012, durch das Geräusch: Etwas hat dich gehört.
guide-carnomorphs-2 = Ein Metafresser
guide-carnomorphs-2-text = Die Zahl des Markers war höher als die Zahl deiner Handkarten, darum greift er sofort an. Ein Metafresser zieht keine Angriffskarte: Du beginnst dich zu verändern. Behalte eine von zwei Mutationskarten; niemand außer dir sieht sie. „Adrenalinschub“ bringt Karten, und die kannst du brauchen.
guide-carnomorphs-3 = Eine Mutation einsetzen
guide-carnomorphs-3-text = Er hat auch Verseuchung und eine leichte Wunde hinterlassen und ist fort; dafür liegt ein Schlurfer-Marker im Beutel. Setz jetzt deine Mutation ein. Sie kostet keine Karten, zehrt aber von einer Verseuchungskarte deiner Hand: Infiziert oder nicht entscheidet, welche Seite wirkt. Und sie bringt einen Marker.
guide-carnomorphs-4 = Futter
guide-carnomorphs-4-text = Die Karte war sauber: zwei Karten, und eine neue Verseuchungskarte auf deinem Ablagestapel. Einer von vier Markern liegt neben deiner Figur; der vierte tötet, und nichts entfernt sie. Nun zum Kadaver auf dem Boden: Er ist Futter. Was jemand trägt, frisst niemand. Heb ihn auf.
guide-carnomorphs-5 = Lass sie fressen
guide-carnomorphs-5-text = Ein zweiter Kadaver liegt im Generator, Raum 004, und du kommst nicht hin: Eine Fleischbestie mit zwei Verletzungen steht daneben. Nach den Angriffen frisst, wer von ihnen mit niemandem im Raum ist. Passe und sieh zu.
guide-carnomorphs-6 = Sie wachsen, und sie passen sich an
guide-carnomorphs-6-text = Sie heilte, wurde zum Schlächter und fraß. Der erste einer Art deckt die Anpassung auf, auf der er gewartet hat: „Dicke Haut“, für alle. Dann kam ein roter Metafresser aus dem Beutel: einer überall, wo Futter liegt, auch in deinen Händen und neben dem Toten im Hibernatorium. Schieß auf deinen; ein einzelner Treffer reicht nicht.
guide-carnomorphs-7 = Eine Anpassung überwinden
guide-carnomorphs-7-text = Er ist tot, und sein Kadaver ist neues Futter. Das Labor legt eine Anpassung ab, die in Kraft ist, mit dem Objekt, das zu ihr gehört: dem Kadaver für die des Schlächters. Alle drei findest du im Fenster des Beutels. Nutze den Raum.
guide-carnomorphs-8 = Fort vom Schlächter
guide-carnomorphs-8-text = „Dicke Haut“ ist für immer fort. Es gibt nur einen Schlächter, und getötet kommt er nie wieder; doch er kommt zu denen, die verschleimt sind, und du bist nicht für ihn gerüstet. Geh in den Evakuierungsabschnitt, Raum 016, und passe. Achte auf den Metafresser neben dem Toten.
guide-carnomorphs-9 = Das Ende
guide-carnomorphs-9-text = Er hat gefressen und ist jetzt ein Schlurfer, und „Flink“ gilt. Flieh mit der Kapsel. Am Ende zieht vier Karten, wer eine Mutationskarte hat, und jede Verseuchungskarte ist ein Marker. Du trägst einen und besitzt zwei solche Karten: Das macht höchstens drei, und du lebst.
guide-carnomorphs-done = Jetzt weißt du, was Karnomorphe tun. In einer ganzen Besatzung gilt: Bedenke, was du liegen lässt. Jeder ihrer Toten und jeder der euren ist eine Mahlzeit für den nächsten.
guide-research-1 = Ein Shuttle neben dem Schiff
guide-research-1-text = Eine Forschungsmission beginnt auf dem Shuttle, das neben einem fremden Schiff liegt. Ein Alarm ist offen: Er bindet alle, und ist er nicht erfüllt, bevor die Uhr des Shuttles abläuft, sterben alle an Bord. Dieser verlangt jemanden im Cockpit und dann jemanden im Hauptraum des Shuttles. Von dort kommst du in jeden Raum mit einem Zugang zu den Technikgängen: Geh in Raum 002.
guide-research-2 = Entdeckungsmarker
guide-research-2-text = In jedem Raum des Schiffs liegt ein Marker verdeckt; wer als Erstes eintritt, deckt ihn auf. Hier war es ein Kadaver, ein Objekt wie jedes andere. Auf Geräusche wurde wie sonst gewürfelt. Und hier steht ein Geschütz, das nur auf Eindringlinge schießt. Geh weiter ins Cockpit, Raum 001.
guide-research-3 = Gefahr, und eine Aktivierung
guide-research-3-text = Der Marker im Cockpit war Gefahr: Geräusche in allen seinen Gängen, anstelle eines Wurfs. Der Alarm verlangt hier eine Aktivierung, eine Grundaktion für eine Karte, die sonst nichts tut. Führ sie aus.
guide-research-4 = Zurück durch das Geräusch
guide-research-4-text = Die erste Stufe ist auf dem Alarm markiert; die zweite wartet im Hauptraum des Shuttles. Geh zurück in Raum 002. In diesem Gang hast du Lärm gemacht, und heute findet ihn der Würfel.
guide-research-5 = Geschütze
guide-research-5-text = Ein Kriecher kam, und du hältst noch eine Karte: Das genügte, um ihn kommen zu sehen. Er hat in dieser Runde den Raum eines Geschützes betreten, darum schießt es im Feuerschritt auf ihn, nach den Angriffen. Passe und behalte deine Karte.
guide-research-6 = Zwei Uhren
guide-research-6-text = Eine Verletzung hat ihn in die Technikgänge vertrieben, doch ein Eindringling neben einem Geschütz, das schießt, zerstört es. Die Zeit lief weiter, und die Uhr des Shuttles auch: drei Runden für den Alarm. Aus einem Raum mit Zugang kommst du in jeden Raum des Shuttles außer dem Hauptraum. Geh in den oberen.
guide-research-7 = An Bord des Shuttles
guide-research-7-text = Hier gehst du wie überall, mit Gängen und Geräuschen, nur zu suchen gibt es nichts. Geh in den Hauptraum.
guide-research-8 = Die zweite Stufe
guide-research-8-text = Hier will der Alarm seine zweite Aktivierung. Eine Karte.
guide-research-9 = Die Prüfung
guide-research-9-text = Beide Stufen sind erfüllt. Was erfüllt ist, bleibt es, doch die Karte geht erst, wenn sie geprüft wird: gleich nachdem die Zeit weitergelaufen ist. Passe.
guide-research-10 = Kein Weg nach Hause
guide-research-10-text = Der Alarm ist fort und seine Uhr auch, bis ein Ereignis mit dem Alarmsymbol den nächsten bringt. Das Shuttle selbst ist kein Weg nach Hause: Wer beim Sprung darauf ist, stirbt. Kapseln und Schlaf sind es wie immer. In Raum 002 ist eine Kapsel.
guide-research-11 = Das Ende
guide-research-11-text = Evakuierungsabschnitt A, und die einzige Kapsel ist offen: Je weniger ihr seid, desto weniger Kapseln gibt es. Flieh und sieh, welcher Kurs es war.
guide-research-done = Jetzt weißt du, was eine Forschungsmission verlangt. Einer ganzen Besatzung zerreißt ein Alarm die Reihen: Manche müssen laufen, während andere bleiben, und seine Uhr zählt für euch alle.

## Das Ende

end = Der letzte Bericht
end-next = Weiter
end-all = Alles zeigen
end-won = Du hast gewonnen
end-lost = Du hast verloren
end-over = Das Spiel ist zu Ende
check-ending = Wie es endete
check-engines = Triebwerke
check-discoveries = Entdeckungsmarker
check-requirements = Aufträge
check-course = Kurs
course-was = Der Kurs war auf { $space } gesetzt.
watch-again = Noch einmal ansehen
check-contamination = Verseuchung
check-objectives = Ziele
end-table = Was aus allen wurde
end-fate = Schicksal
end-objective = Ziel
end-result = Ergebnis
fate-dead = Tot
fate-pod = Mit einer Kapsel entkommen
fate-shuttle = Mit dem Shuttle heimgekehrt
fate-asleep = Auf dem Schiff überlebt
wins = gewonnen
loses = verloren
statistics = Zahlen
stat-explored = Räume erkundet
stat-moves = Schritte
stat-searches = Suchen
stat-attacked = Angegriffen
stat-wounds = Schwere Wunden
stat-passes = Gepasst
verify = Die Würfel prüfen
verify-help = Vor dem Spiel hat der Server den Fingerabdruck einer geheimen Zahl gezeigt, aus der alle Würfe kommen; hier ist die Zahl. Lade die Aufzeichnung und prüfe sie mit „derelict verify“.
verify-commitment = Fingerabdruck (SHA-256)
verify-chosen = Jemand hat die Würfel dieses Spiels gewählt; über Glück sagt es nichts.
verify-true = Die Zahl hat genau diesen Fingerabdruck: Die Würfel sind die vor dem Spiel versprochenen.
verify-false = Die Zahl hat diesen Fingerabdruck nicht: Die Würfel sind nicht die versprochenen.
verify-unable = Dieser Browser rechnet Fingerabdrücke nur auf verschlüsselten Seiten; nimm die Aufzeichnung.
verify-seed = Zahl
replay = Noch einmal ansehen
record = Aufzeichnung laden
end-board = Auf das Schiff sehen

## Ein Epilog

epilogue-play = Den Epilog spielen
epilogue-destroyed = Kein Epilog folgt: Das Schiff gibt es nicht mehr.
ending = Wie das frühere Spiel endete
ending-made-up = Ausgedacht: Das Schiff liegt da, wie ein Spiel es hinterlassen haben könnte.
ending-record = Wie aufgezeichnet in { $file }, für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}.
ending-choose = Eine Aufzeichnung von diesem Gerät nehmen
ending-refused = Aus dieser Datei wird kein Epilog: { $why }
ending-forget = Das Ende doch ausdenken

## Wiederholung

replay-eyes = Augen
replay-open = Alles
replay-spectator = Zuschauer
replay-run = Abspielen
replay-stop = Anhalten
replay-back = Eine Wahl zurück
replay-on = Eine Wahl weiter
replay-turn-back = Eine Runde zurück
replay-turn-on = Eine Runde weiter
replay-moment = Augenblick
replay-at = { $turn ->
    [0] Wahl { $at } von { $moments }, vor dem Spiel
   *[other] Wahl { $at } von { $moments }, Runde { $turn }
}
replay-speed = Tempo
replay-link = Link zu diesem Augenblick

## Die Bühne

stage-ship = Das Schiff
stage-intruders = Eindringlinge
stage-beat = Schlag { $beat } von { $count }
stage-step-of = Schritt { $step } von { $steps }
stage-phase = Ereignisphase
stage-step-time = Zeit
stage-step-attacks = Angriffe
stage-step-fire = Feuer
stage-step-event = Ereignis
stage-step-lurk = Außer Sicht
stage-step-bag = Der Beutel
stage-hush-noise = { $own ->
    [true] Du würfelst auf Geräusche.
   *[other] { $who } würfelt auf Geräusche.
}
stage-hush-combat = { $own ->
    [true] Du wirfst den Kampfwürfel.
   *[other] { $who } wirft den Kampfwürfel.
}
stage-hush-bag = Ein Marker wird aus dem Beutel gezogen.
stage-hush-event = Eine Ereigniskarte wird gezogen.
stage-hush-scan = { $own ->
    [true] Du scannst eine Karte.
   *[other] { $who } scannt eine Karte.
}
stage-hush-panic = { $own ->
    [true] Du ziehst eine Panikkarte.
   *[other] { $who } zieht eine Panikkarte.
}
stage-panic-instead = Stufe { $level } liegt darunter: stattdessen +1
stage-hush-lurk = Niemand verschwindet.
stage-hush-feed = Etwas frisst.
stage-hush-adapt = Sie passen sich an.
stage-hush-mutate = { $own ->
    [true] Etwas verändert sich in dir.
   *[other] { $who } verändert sich.
}
stage-mutation-card = Mutation
stage-adaptation-card = Anpassung
stage-hush-time = Die Zeit steht still.
stage-hush-attacks = Kein Eindringling greift an.
stage-hush-fire = Feuer verbrennt niemanden.
stage-more = { $count ->
    [one] Und noch etwas.
   *[other] Und { $count } weitere.
}
stage-left = { $count ->
    [one] Noch eines, überspringen
   *[other] Noch { $count }, überspringen
}
stage-noise-die = Geräuschwürfel
stage-combat-die = Kampfwürfel
stage-event-card = Ereignis
stage-attack-card = Angriff
stage-wound-card = Schwere Wunde
stage-on-token = auf dem Marker,
stage-in-hand = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
}
stage-found = Gefunden
stage-hit = Trifft
stage-missed = Verfehlt
stage-wounds-of = { $count } von 3
stage-wounds-last = Bei dreien tötet die nächste Wunde.
stage-countdown = { $left ->
    [one] Noch eine Runde, bis das Schiff explodiert
   *[other] Noch { $left } Runden, bis das Schiff explodiert
}
stage-token-number = auf dem Marker
stage-more-than = ist mehr als
stage-no-more-than = ist nicht mehr als
stage-surprise = Überraschungsangriff
stage-no-surprise = Keine Überraschung
whole-death-title = Dein Tod
whole-infested-title = Etwas ist in dir
whole-sleep-title = Kälteschlaf
whole-pod-title = Du verlässt das Schiff
whole-jump-title = Der Sprung
whole-shuttle-title = Das Shuttle legt ab
whole-blast-title = Das Ende des Schiffs
whole-corpse = Deine Leiche bleibt hier, dazu die Leichen, Kadaver und Eier, die du getragen hast.
whole-secret = Dein Ziel bleibt bis zum Ende geheim.
whole-larva = Manche Ereignisse und das Ende der Partie können töten, wer sie trägt.
whole-surgery = Eine Operation entfernt sie.
whole-asleep = Du schläfst bis zum Sprung. Dann werden Triebwerke, Kurs und dein Blut geprüft.
whole-pod = Du bist von Bord und kannst nicht zurück. Dein Blut wird am Ende geprüft.
whole-jump = Wer wach ist, stirbt. Dann: Triebwerke, Kurs, Kontamination, Ziele.
whole-shuttle = Wer nicht an Bord ist, bleibt zurück. Dann: Entdeckungsmarker, Aufträge, Verseuchung.
whole-blast = Wer noch an Bord ist, stirbt mit ihm.
whole-watch = Den anderen zusehen
mute = Stumm
volume = Lautstärke
stage-transport = Abspielen, was geschieht
stage-pause = Anhalten
stage-next = Weiter
stage-skip = Überspringen
stage-speeds = Was geschieht, wird abgespielt
stage-speed = { $speed ->
    [0] Gar nicht: alles sofort
    [1] Im üblichen Tempo
   *[other] { $speed }-mal so schnell
}
recap-away = Was seither geschah
recap-of = { $shown } von { $facts } Ereignissen
recap-all = Alle { $facts } Zeilen zeigen
recap-next = Weiter
recap-on = Los
key-pause = Abspielen anhalten und fortsetzen
key-next = Weiter zum Nächsten
key-skip = Abspielen überspringen
key-slower = Langsamer abspielen
key-faster = Schneller abspielen
settings = Einstellungen
settings-kept = Bleibt in diesem Browser.
also = Außerdem hier
like-motion = Bewegung
like-motion-system = Wie im System
like-motion-reduced = Wenig
like-motion-full = Alles
like-motion-help = Mit wenig Bewegung erzählen stehende Bilder und Bildunterschriften dasselbe.
like-text = Schriftgröße
like-text-usual = Üblich
like-text-large = Groß
like-text-larger = Größer
like-text-help = Kleine Schrift wird größer; der Plan wächst als Ganzes, mit + und −.
like-contrast = Kontrast
like-contrast-usual = Üblich
like-contrast-high = Hoch
like-contrast-help = Hoch: hellere Schrift und Linien auf Schwarz.
like-confirm = Vorher nachfragen
like-confirm-lost = Wenn etwas für immer verloren geht
like-confirm-done = Auch wenn etwas sofort bezahlt und getan ist
like-confirm-every = Bei jeder Aktion
like-confirm-help = Geht etwas für immer verloren, wird immer gefragt.
gallery = Galerie
gallery-intro = Alles, was in einer Schachtel liegt: wie es aussieht, was es tut und welche Regeln davon sprechen.
gallery-boxes = Schachtel
gallery-further = Aftermath und mehr
gallery-search = Suche nach Name, Text oder Regel
gallery-kind = Zeige
gallery-all = Alles
gallery-count = { $count ->
    [0] Nichts gefunden
    [one] Ein Bestandteil
   *[other] { $count } Bestandteile
}
gallery-rule = Regel { $rule }, zu { $name }
gallery-more = { $count ->
    [one] Noch eine Regel
   *[other] Noch { $count } Regeln
}
gallery-value = Ab Wahnsinn { $value }
shelf-character = Figuren
shelf-trait = Eigenheiten
shelf-action-card = Aktionskarten
shelf-basic-action = Grundaktionen
shelf-item = Gegenstände
shelf-room = Räume
shelf-exploration = Erkundungsmarker
shelf-event = Ereignisse
shelf-intruder = Arten von Eindringlingen
shelf-token = Eindringlingsmarker
shelf-attack = Angriffe
shelf-weakness = Schwächen und Anpassungen
shelf-wound = Schwere Wunden
shelf-panic = Panik
shelf-mutation = Mutationen
shelf-objective = Ziele
shelf-coordinates = Koordinaten
shelf-intruder-card = Karten des Eindringlingsspielers
shelf-object = Objekte

### Was das Terminal selbst sagt: Begrüßung, Überschriften, Hilfe, und die Lage in Worten.

## Am Anfang

welcome =
    DERELICT. Du erwachst aus dem Kälteschlaf, an Bord eines Schiffs, das längst daheim sein
    müsste. Einer aus der Besatzung ist tot, die meisten Räume sind weiße Flecken auf der Karte,
    und in den Schächten bewegt sich etwas.
welcome-goal =
    Alle haben zwei geheime Ziele und behalten eines davon, sobald der erste Eindringling
    auftaucht. Du gewinnst, wenn du überlebst und dein Ziel erfüllt ist. Um zu überleben, musst du
    beim Sprung des Schiffs im Hibernatorium im Kälteschlaf liegen, mit zwei funktionierenden
    Triebwerken und Kurs auf die Erde, oder das Schiff in einer Rettungskapsel verlassen; und
    { $ordeal }. Die anderen helfen dir, oder auch nicht.
welcome-goal-solo =
    Du bist allein, mit zwei Zielen, und behältst eines davon, sobald der erste Eindringling
    auftaucht. Du gewinnst, wenn du überlebst und dieses Ziel erfüllt ist. Um zu überleben, musst
    du beim Sprung des Schiffs im Hibernatorium im Kälteschlaf liegen, mit zwei funktionierenden
    Triebwerken und Kurs auf die Erde, oder das Schiff in einer Rettungskapsel verlassen; und
    { $ordeal }.
welcome-goal-coop =
    Ihr spielt zusammen: Alle gewinnen, wenn jedes ausliegende Ziel erfüllt ist und jemand
    überlebt. Wer überleben will, muss beim Sprung des Schiffs im Hibernatorium im Kälteschlaf
    liegen, mit zwei funktionierenden Triebwerken und Kurs auf die Erde, oder das Schiff in einer
    Rettungskapsel verlassen; und { $ordeal }.
welcome-turn =
    Eine Runde dauert, bis alle gepasst haben; in ihr ist reihum jeder am Zug.
    In deinem Zug machst du zwei Aktionen. Die meisten kosten Handkarten, die du dafür ablegst.
    Wer geht, macht Geräusche, und Geräusche locken Eindringlinge an. Passt du, ruhst du bis zur
    nächsten Runde; in jeder Runde läuft die Uhr weiter, und ein Ereignis trifft das Schiff.
welcome-table = { $players ->
    [one] Am Tisch sitzt einer: { $people }.
   *[other] Am Tisch sitzen { $players }: { $people }.
}
welcome-fair = Die Würfel stehen schon fest. Prüfsumme des geheimen Startwerts: { $hash }
welcome-seed = Der Startwert wurde gewählt, darum kann dieses Spiel nicht beweisen, dass seine Würfel ehrlich sind.
welcome-help = Antworte mit einer Nummer. { "?" } zeigt Hilfe, lage die Lage, ende hört auf.
welcome-packs = Gespielt wird mit: { $packs }.
person-human = { $name }
person-number = Person { $number }
person-bot = der Computer ({ $number })
you = du

## Weiterspielen

heading-unfinished = Angefangene Spiele
unfinished-line = { $mode ->
    [solo] Spiel allein
    [coop] Gemeinsames Spiel zu { $players }
   *[semi-coop] Spiel zu { $players }
}{ $named ->
    [yes] {" "}({ $names })
   *[no] {""}
}, { $characters }, Runde { $turn }, verlassen am { $date }
unfinished-ask = Welches geht weiter? Tippe seine Nummer, oder ende:
unfinished-none = Es gibt kein angefangenes Spiel. Beginne eines mit: derelict play
unfinished-no-such = So ein angefangenes Spiel gibt es nicht; sie haben die Nummern 1 bis { $last }.
unfinished-others = { $count ->
    [one] Es gibt auch ein angefangenes Spiel. Weiter damit: derelict play --resume
   *[other] Es gibt auch { $count } angefangene Spiele. Weiter mit einem davon: derelict play --resume
}
unfinished-broken = Ein gespeichertes Spiel lässt sich nicht lesen: { $why }
unfinished-aside = Es liegt nun beiseite als { $path }
pick-not-understood = „{ $input }“ verstehe ich nicht. Tippe eine Nummer von 1 bis { $last }, oder ende.
given-up = Das Spiel wurde aufgegeben. Seine Aufzeichnung ist { $path }
welcome-back = Willkommen zurück.
rules-changed = Seit dieses Spiel gespeichert wurde, haben sich die Regeln geändert; es geht nach den neuen weiter.

## Bei der Eingabe

ask = Nummer, oder { "?" } für Hilfe >
press-enter = Drück die Eingabetaste.
curtain = Der Bildschirm geht an { $name }, Spieler { $number }. Die anderen sehen weg.
curtain-yours = { $name }, drück die Eingabetaste, wenn nur du den Bildschirm siehst.
curtain-nothing = Nach allem, was die anderen wissen, hättest du reagieren können. Für dich gibt es nichts zu entscheiden.
not-understood = „{ $input }“ verstehe ich nicht. Tippe eine Nummer von 1 bis { $last }, oder { "?" } für Hilfe.
no-such-option = Eine Möglichkeit { $number } gibt es nicht. Es gibt 1 bis { $last }.
nothing-more = Mehr gibt es dazu nicht zu sagen.
unknown-thing = Nichts hier heißt „{ $word }“. Ich kenne, was du auf der Hand und bei dir hast, die Aktionen, und die Räume, die du gesehen hast.

help-options =
    Tippe die Nummer einer Möglichkeit, um sie zu wählen.
help-list =
    { "?" } N — was Möglichkeit N bewirkt
    { "?" } WORT — was eine Karte, ein Gegenstand, ein Raum oder eine Aktion bewirkt
    lage, s — die Lage: du, die anderen, das Schiff
    hand, h — deine Hand und deine Gegenstände, und was sie bewirken
    ziele, z — deine Ziele
    karte, k — die Karte: Räume, Gänge, Türen, Geräusche
    warum — was du jetzt nicht tun kannst, und warum nicht; warum WORT fragt nach einer Aktion
    chancen — was die angebotenen Wagnisse bringen können; chancen N fragt nach Möglichkeit N
    regeln WÖRTER — in den Regeln nachschlagen (auf Englisch); /WÖRTER tut dasselbe
    zurück — die letzte Wahl zurücknehmen, solange sie noch keine Folgen hat
    verlauf — alles, was geschehen ist
    speichern — wo das Spiel gespeichert ist
    ende — aufhören; das Spiel bleibt gespeichert und geht beim nächsten Mal weiter

undo-done = Deine letzte Wahl ist zurückgenommen.
undo-bound = Deine letzte Wahl lässt sich nicht zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder bezahlt, oder jemand anderes hat gehandelt.
save-where = Das Spiel wird nach jeder Wahl gespeichert, in { $path }
quit-kept = Das Spiel ist gespeichert. Weiter geht es mit: derelict play --resume
input-ended = Die Eingabe ist zu Ende. Das Spiel ist gespeichert. Weiter geht es mit: derelict play --resume

why-nothing = Nichts namens „{ $word }“ ist unter den Aktionen, an die du denken könntest.
why-possible = { $action }: jetzt möglich, Nummer { $number }.
why-not = { $action }: { $reasons }
why-all = Alles, woran du denken könntest, ist jetzt möglich.
odds-none = Hier hängt nichts vom Zufall ab, soweit sich das schon sagen lässt.
odds-off = An diesem Tisch werden keine Chancen verraten.
why-rule = { $reason } ({ $rule })

log-line = { $sentence } ({ $rule })
log-empty = Noch ist nichts geschehen.

# Eine Zeile, die sonst niemand am Tisch lesen darf.
private = (nur für dich) { $text }
news-gravest = Vor allem: { $text }

## Die Lage

situation-turn = { $turn ->
    [0] Das Spiel wird aufgebaut.
   *[other] Runde { $turn }.
}
track-at = { $track } { $space }
track-of = { $track } { $space }/{ $most }
situation-coordinates = Du kennst die Koordinaten: { $card }.
situation-engine = Triebwerk { $number }: { $state ->
    [working] funktioniert, wie du in Runde { $turn } gesehen hast
    [damaged] beschädigt, wie du in Runde { $turn } gesehen hast
    [open-working] funktioniert
    [open-damaged] beschädigt
   *[unknown] unbekannt
}.
situation-pod = { $pod }: { $state ->
    [launched] fort
    [locked] an Sektion { $section }, verriegelt
   *[unlocked] an Sektion { $section }, entriegelt
}{ $aboard ->
    [none] .
   *[some] ; darin: { $people }.
}
situation-hourglass = { $glass ->
    [running] Der Sand der Sanduhr läuft.
    [empty] Die Sanduhr ist leer: Wer es bemerkt, darf sie nehmen.
    [rolled] Die Sanduhr hat einen Geräuschwurf gebracht; wer etwas dagegen hat, darf sie jetzt aus dem Spiel nehmen.
    [gone] Die Sanduhr ist aus dem Spiel.
   *[resting] Die Sanduhr ruht bis zur nächsten Runde.
}
situation-alert = { $turns ->
    [one] Alarm, noch 1 Runde: { $alert }. { $text }
   *[other] Alarm, noch { $turns } Runden: { $alert }. { $text }
}
situation-alert-stage = { $state ->
    [done] - Erledigt: { $task }
    [later] - Danach: { $task }
    [counted] - Jetzt ({ $made } von { $needed }): { $task }
   *[next] - Jetzt: { $task }
}
situation-bag = Im Eindringlingsbeutel: { $tokens }.
situation-lairs = Zerstörte Brutstätten: { $count } von 3.
situation-nest = Das Nest ist zerstört.
situation-weakness = Bekannte Schwäche ({ $slot }): { $name }. { $text }
situation-weakness-lost = Wieder verloren ({ $slot }): { $name }.
situation-adaptation = Sie haben sich angepasst ({ $slot }): { $name }. { $text }
situation-overcome = Überwundene Anpassung ({ $slot }): { $name }.
situation-airlock = Die Schleusung läuft: { $room }.

player-you = Du bist { $name-nominative }.
player-undrafted = { $who } hat noch keine Figur.
player-line = { $who }: { $facts }.
fact-place = { $kind ->
    [room] { $place-in }
    [pod] in { $place }
    [hibernating] im Kälteschlaf
    [locked-in] eingeschlossen
    [bunker] sicher im Bunker
    [evacuated] fort in { $place }
    [departed] fort mit dem Shuttle
    [dead] tot
   *[nowhere] noch nicht an Bord
}
fact-first = Startspieler
fact-mutation = { $known ->
    [open] Mutation { $card }
    [own] Mutation { $card }, verdeckt
   *[no] eine verdeckte Mutationskarte
}
fact-passed = hat gepasst
fact-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
fact-piles = { $deck } im Stapel, { $discard } abgelegt
fact-light = { $count ->
    [one] 1 leichte Wunde
   *[other] { $count } leichte Wunden
}
fact-serious = schwere Wunde: { $wound }
fact-dressed = schwere Wunde, verbunden: { $wound }
# Der Stapel der Wunden war leer.
wound-unnamed = ohne Karte
fact-swarm = spielt die Eindringlinge, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
swarm-hand = Du spielst die Eindringlinge. Deine Karten: { $cards }.
fact-holds = hält: { $things }
fact-items = hat: { $items }
fact-backs = { $count ->
    [one] 1 { $colour ->
        [red] roter Gegenstand
        [yellow] gelber Gegenstand
        [green] grüner Gegenstand
        [blue] gebauter Gegenstand
       *[none] offener Gegenstand
    }
   *[other] { $count } { $colour ->
        [red] rote Gegenstände
        [yellow] gelbe Gegenstände
        [green] grüne Gegenstände
        [blue] gebaute Gegenstände
       *[none] offene Gegenstände
    }
}
fact-quests = noch gesperrte Questgegenstände: { $items }
held-ammo = { $thing } ({ $ammo }/{ $capacity } Munition)
held-with = { $thing } mit { $items }
held-taped = { $thing } (zusammengebunden)

heading-hand = Deine Hand
heading-items = Was du bei dir hast
heading-mutation = Deine Mutation
heading-wounds = Schwere Wunden
heading-objectives = Deine Ziele
heading-others = Die anderen
heading-ship = Das Schiff
heading-around = Um dich herum
heading-rooms = Räume
heading-corridors = Gänge
heading-log = Was geschehen ist
heading-why = Was du jetzt nicht tun kannst
none = nichts

objective-line = { $deck ->
    [corporate] Konzern
   *[personal] Persönlich
}: { $text }
objective-common = Gemeinsam: { $text }
objective-kept = Du hast das { $deck ->
    [corporate] Konzernziel
   *[personal] persönliche Ziel
} behalten.
objective-or = oder
objective-open = Eines davon wirst du behalten, wenn der erste Eindringling auftaucht.

room-line = { $room }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
room-items = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}
room-fire = FEUER
room-malfunction = defekt
room-eggs = { $count ->
    [one] 1 Ei
   *[other] { $count } Eier
}
room-turret = { $status ->
    [target-all] ein Geschütz, das auf alles schießt
    [target-intruders] ein Geschütz, das auf Eindringlinge schießt
    [inactive] ein abgeschaltetes Geschütz
   *[unknown] ein Geschütz, das jemand eingestellt hat
}
room-undiscovered = ein verdeckter Entdeckungsmarker
room-carcasses = { $count } Kadaver
room-intruder = { $intruder } ({ $count ->
    [one] 1 Verletzung
   *[other] { $count } Verletzungen
})
room-unharmed = { $intruder }
way-line = { $corridor }{ $facts ->
    [none] {""}
   *[some] : { $list }
}
way-noise = Geräusch
way-closed = geschlossene Tür
way-destroyed = zerstörte Tür
duct-here = ein Technikzugang{ $noise ->
    [yes] , mit Geräusch
   *[no] {""}
}

## Das Ende

end-heading = DAS ENDE
end-fate = Wie es ausging
end-engines = Erste Prüfung: die Triebwerke
end-course = Zweite Prüfung: der Kurs
end-contamination = Dritte Prüfung: die Verseuchung
end-objectives = Vierte Prüfung: die Ziele
end-crew = Die Besatzung
end-player = { $who }: { $fate ->
    [won] hat überlebt und GEWONNEN
    [survived] hat überlebt, aber nicht gewonnen
   *[dead] hat nicht überlebt
}.
end-kept = Behalten: { $text }
end-unkept = Nie entschieden zwischen: { $a } Oder: { $b }
end-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen hat: { $people }.
   *[other] Gewonnen haben: { $people }.
}
end-record = Die Aufzeichnung dieses Spiels ist { $path }
end-verify = Prüfen mit: derelict verify { $path }
end-replay = Nachlesen mit: derelict replay { $path }
end-seed = Der Startwert war { $seed }

## Ein aufgezeichnetes Spiel

replay-heading = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, Spielplan { $board }, Pakete { $packs }; Regelversion { $version }; { $verifiable ->
    [yes] der Startwert war bis zum Ende geheim.
   *[no] der Startwert wurde gewählt.
}
replay-choice = { $who }: { $said }
replay-table = Der Tisch
weighed-fight = Ein Bot würde zuerst an den Kampf denken.
weighed-aim = Ein Bot wollte { $aim ->
        [exit] einen Weg vom Schiff
        [ship] sich um Kurs und Triebwerke kümmern
        [signal] das Signal senden
        [sample] Proben untersuchen lassen
        [items] Gegenstände finden
        [healing] sich heilen lassen
        [fire] Feuer löschen
        [mending] reparieren, was defekt ist
        [destruction] über die Selbstzerstörung entscheiden
        [unknown] sehen, was dort ist
       *[other] dort sein
    }: { $room }.
weighed-nothing = Ein Bot sähe nichts, was sich lohnt.
weighed-chances = Er sieht { $survives } % zu überleben und { $wins } % zu gewinnen.
weighed-instead = Am nächsten daran: { $said }.
replay-taken-back = { $steps ->
    [one] { $who } nimmt die letzte Wahl zurück.
   *[other] { $who } nimmt die letzten { $steps } Entscheidungen zurück.
}
replay-differs = Ab hier spielt dieses Programm anders: { $why }

## Für Programme

json-help = Schick die Nummer einer Möglichkeit, {"{\"choose\": NUMBER}"}, {"{\"choose\": \"NAME\"}"} oder {"{\"do\": WHAT, \"about\": WORDS}"}; dabei ist WHAT eines von view, options, situation, hand, objectives, map, why, odds, explain, rules, log, undo, save oder quit.
json-not-understood = „{ $input }“ verstehe ich nicht.
json-stale = „{ $input }“ antwortet auf eine andere Frage als die offene.

## Der ganze Bildschirm

bar-turn = Runde { $turn }
bar-bag = Beutel { $count }

prompt-title = Du wirst gefragt
prompt-title-round = Dein Zug, Aktion { $action }
prompt-title-wait = Bitte warten
waiting-for = Warten auf: { $people }.
message-ask = Drück die Taste einer Möglichkeit, oder such mit Auf und Ab eine aus und nimm sie mit Enter.
message-undo = Drück die Taste einer Möglichkeit. Esc oder u nimmt zurück: { $what }.
message-window = Drück die Taste einer Möglichkeit. Die anderen erfahren nur, was du tust.
bar-sand = Sand { $minutes }:{ $seconds }
panel-you = Du: { $name }
panel-you-nobody = Du
panel-crew = Die anderen
panel-crew-tab = Die anderen (Tab: Verlauf)
panel-log = Verlauf
panel-log-tab = Verlauf (Tab: die anderen)
crew-nobody = noch niemand
crew-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
crew-swarm = spielt die Eindringlinge
own-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Hand ({ $count }): { $cards }
}
own-things = Trägt: { $things }
wounds-light = Wunden: leicht{" "}
wounds-serious = {" "}schwer{" "}

screen-welcome = Drück Enter, um zu beginnen. Die Taste { "?" } erklärt jederzeit Tasten und Zeichen.
hint-go-on = Enter: weiter
hint-end = Enter: weiter; Auf: zurück; l: Verlauf; q: verlassen
hint-close = Esc: schließen; Auf, Ab: weiterlesen
end-go-on = Das Spiel ist vorbei.
search-line = Regeln nachschlagen zu: { $typed }_   (Enter: suchen, Esc: verlassen)
sheet-rules = Regeln zu { $words }
click-again = Klick noch einmal, oder drück Enter, um das zu nehmen.
key-unknown = Diese Taste tut hier nichts. Möglichkeiten haben die Tasten, die davor stehen; { "?" } zeigt die anderen.
leave-sure = Gehen? Noch einmal q geht, jede andere Taste bleibt. Das Spiel ist aufgehoben.

## Wählen

group-move = Gehen
group-fight = Kämpfen
group-room = Raum
group-cards = Karten
group-items = Gegenstände
group-end = Ende
options-more = … { $count } weitere: Pfeiltasten
picks-due = Fällig sind { $due }{ $picked ->
    [0] { "" }
   *[other] , genannt bisher { $picked }
}. Tippe ihre Nummern zusammen, zum Beispiel 1 3.
picks-forced = Die { $due } fälligen lassen sich nur auf eine Art bezahlen. Drücke Enter.
picks-any = Tippe die Nummern aller, die du ablegst, zusammen, zum Beispiel 1 3, oder nur die der letzten Möglichkeit.
picks-one = Davon lässt sich nur eines wählen.
picks-twice = So viele davon gibt es nicht. Fang neu an.
picks-keys = { $picked } von { $due } markiert. Tasten markieren, Enter zahlt.
picks-forced-keys = Das lässt sich nur auf eine Art bezahlen. Enter bezahlt.
picks-any-keys = { $picked } markiert. Tasten markieren, Enter: weiter.
warn-confirm = Tippe ja, um es zu tun, oder etwas anderes.
warn-keys = Enter: tun. Jede andere Taste: lassen.

key-help = Hilfe
key-explain = erklären
key-why = warum nicht
key-odds = Chancen
key-undo = zurück
key-hand = Hand
key-goals = Ziele
key-situation = Lage
key-map = Karte
key-log = Verlauf
key-rules = Regeln
key-quit = aufhören
key-help-long = diese Seite
key-explain-long = was die ausgesuchte Möglichkeit bewirkt
key-why-long = was du jetzt nicht tun kannst, und warum nicht
key-odds-long = was die angebotenen Wagnisse bringen können
key-undo-long = die letzte Wahl zurücknehmen, solange sie noch keine Folgen hat (auch Esc)
key-hand-long = deine Hand und deine Gegenstände, und was sie bewirken
key-goals-long = deine Ziele
key-situation-long = du, die anderen, das Schiff
key-map-long = alle Räume und Gänge in Worten
key-log-long = alles, was geschehen ist, mit der Regel dahinter
key-rules-long = Regeln nach Wörtern oder Kennung nachschlagen (auf Englisch)
key-quit-long = aufhören; das Spiel bleibt gespeichert

heading-keys = Tasten
screen-keys =
    1 2 3 ... 0 A B C ... — die Möglichkeit mit dieser Taste nehmen
    Auf, Ab, Enter — eine Möglichkeit aussuchen und nehmen
    Links, Rechts, Umschalt-Auf, Umschalt-Ab — einen anderen Raum ansehen
    Tab — Verlauf oder die anderen, wo nur für eines Platz ist
    Maus: ein Klick auf eine Möglichkeit oder einen Raum sucht aus, noch ein Klick nimmt
heading-marks = Zeichen auf der Karte
mark-you = du
mark-others = die Figur eines anderen Spielers; wer am Zug ist, sticht hervor
mark-corridor = ein Gang mit seinen Nummern, hier 1 und 2
mark-noise = ein Geräusch im Gang
mark-closed = eine geschlossene Tür
mark-destroyed = eine zerstörte Tür
mark-duct = ein Technikzugang; allein: die Technikgänge
mark-fire = Feuer
mark-malfunction = Defekt
mark-items = Gegenstände, die noch zu finden sind
mark-corpse = eine Leiche
mark-egg = ein Ei
mark-carcass = der Kadaver eines Eindringlings
mark-sample = eine Probe, für einen Alarm
mark-turret = ein Geschütz: es schießt auf alles (!), auf Eindringlinge (+), ist abgeschaltet (-) oder du weißt es nicht (?)
mark-red = Militärraum
mark-yellow = Technikraum
mark-green = Medizinraum
mark-white = beim Durchsuchen ist die Farbe frei wählbar
mark-no-search = kann nicht durchsucht werden
mark-unexplored = unerforscht, nach der Gruppe des Raums
mark-injuries = Eine kleine Zahl hinter einem Eindringling zählt seine Verletzungen.

## Regeln nachschlagen

# Eine Aussage des Regelwerks, das es nur auf Englisch gibt.
lookup-statement = (auf Englisch) { $text }
lookup-also = Siehe auch
lookup-sources = Quellen: { $sources }.
lookup-question = Frage: { $text }
lookup-sources-say = Die Quellen sagen: { $text }
lookup-ruling = Entscheidung: { $text }
lookup-why = Warum: { $text }
lookup-more = und { $count } weitere; nenne mehr Wörter, oder sieh nach mit: derelict rules --all
lookup-nothing = Keine Regel passt zu „{ $wanted }“.
lookup-near = Die ähnlichsten Kennungen: { $ids }.

## Was die Besatzung des Computers sagt; es kann gelogen sein.

talk-line = { $who } sagt: { $said }
talk-engine = { $works ->
    [yes] „Triebwerk { $engine } funktioniert. Ich habe es gesehen.“
   *[no] „Triebwerk { $engine } ist beschädigt. Ich habe es gesehen.“
}
talk-course = „Unser Kurs: { $planet }.“
talk-ask-engine = „Jemand sollte nach Triebwerk { $engine } sehen.“
talk-place = „In meiner Kapsel ist noch ein Platz frei: { $to }.“

## Was eine Möglichkeit bedeutet, die keine Karte und keinen Raum nennt

# Ein Gang zur Wahl, in dem ein Geräusch ist.
option-noise = { $option }, mit Geräusch
option-open = { $option } (steht offen, wer auch gefragt ist)
option-open-other = { $who }: { $option } (steht offen, wer auch gefragt ist)

## An einem Tisch auf einem Server

join-guest = Gast
join-computer = der Computer
join-chairs = { $count ->
    [one] Dieser Tisch hat einen Stuhl:
   *[other] Dieser Tisch hat { $count } Stühle:
}
join-chair = { $number }: { $state ->
    [you] { $name } (du)
    [here] { $name }
    [away] { $name }, gerade nicht da
    [computer] der Computer ({ $level })
   *[free] frei
}
join-stage = { $stage ->
    [gathering] { $owner ->
        [yes] Es können noch Leute kommen. Du hast den Tisch eröffnet, also beginnst du das Spiel, wann du magst; freie Stühle übernimmt der Computer.
       *[no] Es können noch Leute kommen. Wer den Tisch eröffnet hat, beginnt das Spiel.
    }
    [playing] Das Spiel läuft.
    [paused] Das Spiel ruht; mit weiter geht es weiter.
    [over] Das Spiel ist vorbei.
   *[given-up] Das Spiel wurde aufgegeben.
}
join-hello = Tippe anfangen, um zu beginnen, sag WORTE an alle, leute für alle, die da sind, ende zum Verlassen, und { "?" } für alles andere, sobald das Spiel läuft.
join-not-yet = „{ $input }“ bedeutet nichts, bevor das Spiel begonnen hat.
join-said = { $who }: { $words }
join-whispered = { $who } flüstert dir zu: { $words }
join-whispered-to = Du flüsterst { $who } zu: { $words }
join-undone = Entscheidungen wurden zurückgenommen; was davon erzählt wurde, gilt nicht mehr.
join-not-asked = Gerade wirst du nichts gefragt.
join-open = Steht dir offen, wer auch gefragt ist: { $option }. Tippe nutze { $name }.
join-seize-what = Was willst du nutzen? Tippe nutze NAME.
join-not-understood = „{ $input }“ verstehe ich nicht. Gerade wirst du nichts gefragt; { "?" } zeigt, was man tippen kann.
join-left = Du hast den Tisch verlassen; der Platz bleibt deiner. Derselbe Befehl bringt dich zurück.
join-kept = Der Server auf { $host } speichert das Spiel nach jeder Wahl.
join-sat = { $name } hat sich gesetzt.
join-gone = { $name } hat die Verbindung verloren oder ist weggegangen.
join-came = { $name } ist da.
join-presence = { $state ->
    [computer] (Computer)
    [away] ({ $name }, nicht da)
   *[here] ({ $name })
}
join-vote = { $who } möchte { $steps ->
    [one] eine Wahl
   *[other] { $steps } Entscheidungen
} zurücknehmen: ja oder nein? Auf dem Bildschirm: y oder n.
join-proposal = { $what ->
    [level] { $who } möchte, dass der Computer auf Stuhl { $chair } anders spielt
   *[sit] { $who } möchte den Platz des Computers auf Stuhl { $chair } übernehmen, mit allem, was er gesehen hat
}: ja oder nein?
join-voting = Die anderen werden gefragt, ob du das zurücknehmen darfst.
join-voted = Die Abstimmung über das Zurücknehmen ist vorbei.
join-lost = Die Verbindung zu { $host } ist weg ({ $why }). Ich versuche es weiter; was du inzwischen wählst, wird geschickt, sobald sie wieder da ist.
join-back = Die Verbindung ist wieder da; nichts ging verloren.
join-unsure = Was du zuletzt gesagt hast, wurde vielleicht nicht gehört; sag es noch einmal, wenn es nicht erscheint.
join-silent = Der Server antwortet nicht.
join-unreadable = Was { $host } sagt, lässt sich hier nicht lesen; vielleicht läuft dort eine andere Version des Spiels. ({ $why })
join-opening = Seine Karten werden aufgedeckt, sobald alle zustimmen. Es fehlt: { $people }. { $asked ->
    [yes] Tippe aufdecken, um zuzustimmen.
   *[no] Du hast zugestimmt oder musst es nicht.
}
join-as = Du bist jetzt { $name }, Spieler { $number }.
join-opened = Alle stimmen zu: Die Karten dieses Spiels liegen offen, und der Server zeigt es noch einmal von Anfang an.
join-give-up-sure = Das beendet das Spiel für alle. Wenn du es so meinst, tippe aufgeben yes.
join-sit-what = Auf welchen Stuhl? Tippe sitz N; leute sagt, welche frei sind.
join-no-seat = Du hast keinen Platz in diesem Spiel; du siehst nur zu.
join-no-json = --json ist für Spiele auf diesem Rechner. An einem Tisch auf einem Server spricht ein Programm das Protokoll des Servers, das auch aus JSON besteht (docs/protocol.md); --plain geht dort ebenfalls.
join-say-what = Was soll ich sagen? Tippe sag WORTE.
join-whisper-what = Wem, und was? Tippe flüster SPIELER WORTE, mit Nummer oder Name des Spielers.
join-talk-what =
    In Worten, die der Computer versteht, kann man sagen: sprich engine N works (funktioniert), sprich engine N broken (defekt), sprich look N (jemand sollte nach Triebwerk N sehen), sprich course earth (oder mars, venus, deep-space), sprich place SPIELER (ein Platz in meiner Kapsel).
join-react-what =
    Tippe reagiere FENSTER ANTWORT: Das Fenster ist interrupt, ignore-surprise, ignore-attack oder reroll-noise, mit weiteren Charakteren auch turn, claim, extra-round (noch ein Zug), play-dead oder follow; die Antwort ist yes, no oder ask.
undo-asked = Der Tisch wird gebeten, deine letzte Wahl zurückzunehmen.

help-others =
    sag WORTE — an alle am Tisch
    flüster SPIELER WORTE — an einen Spieler, nach Nummer oder Name; sonst erfährt es niemand
    sprich ... — etwas, das auch der Computer versteht; sprich allein sagt, was
    leute — wer auf welchem Stuhl sitzt, und wer da ist
    ja, nein — wenn jemand etwas zurücknehmen möchte
    reagiere FENSTER ANTWORT — was in jedem Reaktionsfenster einer Art geantwortet wird; reagiere allein sagt, in welchen
    nutze NAME — tun, was dir offensteht, obwohl andere gefragt sind
    pause, weiter — das Spiel ruhen lassen, weiterspielen
    sitz N — einen freien Stuhl dazunehmen; was dort gefragt wird, wirst du gefragt
    aufgeben, aufdecken — das Spiel für alle beenden; zustimmen, dass die Karten eines solchen Spiels aufgedeckt werden
key-talk = reden
key-agree = ja
key-refuse = nein
key-begin = beginnen
key-talk-long = den anderen am Tisch etwas sagen
key-agree-long = zustimmen, wenn jemand etwas zurücknehmen möchte
key-refuse-long = nicht zustimmen
key-begin-long = das Spiel beginnen, für den, der den Tisch eröffnet hat
heading-talk = Was man nach t tippen kann
talk-help =
    WORTE — an alle
    /flüster SPIELER WORTE — an einen Spieler, nach Nummer oder Name; sonst erfährt es niemand
    /sprich engine N works, /sprich engine N broken, /sprich look N, /sprich course earth, /sprich place SPIELER — in Worten, die der Computer versteht
    /leute — wer auf welchem Stuhl sitzt, und wer da ist
    /reagiere FENSTER ANTWORT — was in jedem Reaktionsfenster einer Art geantwortet wird
    /pause, /weiter — das Spiel ruhen lassen, weiterspielen
    /sitz N — einen freien Stuhl dazunehmen; was dort gefragt wird, wirst du gefragt
    /aufgeben, /aufdecken — das Spiel für alle beenden; zustimmen, dass die Karten eines solchen Spiels aufgedeckt werden
talk-typed = An alle: { $typed }_   (Enter: sagen; /flüster N, /sprich, /leute; Esc: verlassen)
talk-not-understood = „{ $input }“ verstehe ich nicht. Nach t kommen Worte für alle, oder /flüster SPIELER WORTE, /sprich, /leute, /reagiere, /pause.
hint-gathering = t: reden; b: beginnen; q: verlassen
message-watch = Du siehst zu. t: reden, s: die Lage, l: was geschehen ist.
message-given-up = Das Spiel wurde aufgegeben. Mit t und /aufdecken stimmst du zu, seine Karten aufzudecken; q verlässt den Tisch.
panel-watching = Du siehst zu
message-wait = Andere entscheiden. t: reden, h: deine Hand, s: die Lage.

## Wörter für das, was man tippen kann, jedes mit dem, das überall bekannt ist

typed-words =
    ja yes
    j yes
    hilfe help
    lage situation
    l situation
    hand hand
    karten hand
    ziele objectives
    z objectives
    karte map
    k map
    warum why
    chancen odds
    regeln rules
    zurück undo
    zurueck undo
    verlauf log
    speichern save
    ende quit
    aufhören quit
    aufhoeren quit
    sag say
    nutze seize
    sage say
    flüster whisper
    flüstere whisper
    fluester whisper
    sprich talk
    leute people
    anfangen start
    beginnen start
    pause pause
    weiter resume
    ja agree
    nein refuse
    reagiere react
    sitz sit
    aufdecken reveal
    aufgeben give-up

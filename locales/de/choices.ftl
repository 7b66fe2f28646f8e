### Möglichkeiten. $occasion ist das Wort dafür, was gerade entschieden wird.

# Eine Aktion, die alle haben; $deed beginnt den Satz.
choice-basic = { $cost ->
    [0] { $name }: { $deed }
    [one] { $name }: { $deed } (1 Karte)
   *[other] { $name }: { $deed } ({ $cost } Karten)
}
choice-play = { $cost ->
    [0] „{ $name }“ spielen: { $deed }
    [one] „{ $name }“ spielen: { $deed } (1 weitere Karte)
   *[other] „{ $name }“ spielen: { $deed } ({ $cost } weitere Karten)
}
choice-use = { $cost ->
    [0] { $name-accusative } benutzen: { $deed }
    [one] { $name-accusative } benutzen: { $deed } (1 Karte)
   *[other] { $name-accusative } benutzen: { $deed } ({ $cost } Karten)
}
choice-room-action = { $cost ->
    [0] Raum nutzen ({ $name }): { $deed }
    [one] Raum nutzen ({ $name }): { $deed } (1 Karte)
   *[other] Raum nutzen ({ $name }): { $deed } ({ $cost } Karten)
}
choice-room-here = Raum nutzen
choice-drop = { $thing-accusative } fallen lassen
choice-pass = Passen
choice-done = { $occasion ->
    [discard] Nichts weiter ablegen
    [redraw] Das sind alle: ziehen
    [doors-around] Das war alles
    [trade] Keine Angebote mehr
    [offer] So anbieten
    [show] Nichts zeigen
    [swarm-keep] Keine behalten
    [slip] Bleiben
    [quiet] Nichts weiter nehmen
    [steer] Keinen mehr ziehen
    [compute] Den Computer verlassen
    [shift-timing] Liegen lassen
   *[other] Fertig
}
choice-yes = { $occasion ->
    [consent] Zustimmen
    [reroll] Neu würfeln
    [noise] Neu würfeln
    [reroll-shot] Neu würfeln
    [extra-ammo] Ausgeben
    [event-card] Unter den Stapel legen
    [deck-top] Unter den Stapel legen
    [scan] Scannen
    [cure] Entfernen lassen
    [heed] Ja, er tut es
    [ride] Mitfahren
    [launch] Mitfliegen
    [answer] Annehmen
    [interrupt] Unterbrechen
    [follow] Mitgehen (1 Karte)
    [surprise] Den Angriff ignorieren
    [attack] Den Angriff ignorieren
   *[other] Ja
}
choice-no = { $occasion ->
    [consent] Ablehnen
    [reroll] Den Wurf behalten
    [noise] Den Wurf behalten
    [reroll-shot] Den Wurf behalten
    [extra-ammo] Sparen
    [event-card] Oben liegen lassen
    [deck-top] Oben liegen lassen
    [scan] Nicht scannen
    [cure] Behalten
    [heed] Ihn übergehen
    [ride] Hierbleiben
    [launch] Hierbleiben
    [make-room-quest] Nichts fallen lassen und es für den Rest des Spiels verlieren
    [make-room-item] Nichts fallen lassen und es ablegen
    [make-room] Nichts fallen lassen und es liegen lassen
    [answer] Ablehnen
    [interrupt] Geschehen lassen
    [follow] Hierbleiben
    [surprise] Den Angriff hinnehmen
    [attack] Den Angriff hinnehmen
   *[other] Nein
}
choice-launch = Die Kapsel starten
choice-leave = Aus der Kapsel steigen und einen Zug machen
choice-stay = In der Kapsel warten
choice-keep = { $works ->
    [yes] Triebwerk { $engine } intakt lassen
    [no] Triebwerk { $engine } beschädigt lassen
   *[unknown] Lassen, wie es ist
}
choice-swap = { $works ->
    [yes] Triebwerk { $engine } beschädigen
    [no] Triebwerk { $engine } reparieren
   *[unknown] Ändern
}
choice-eggs = { $occasion ->
    [which-eggs] Ein Ei des Nests
   *[other] Die Eier
}
choice-card = { $occasion ->
    [target] { $card }
    [keep-card] Behalten: { $card }
   *[other] Ablegen: { $card }
}
choice-room = { $room }
# $way sagt, welcher Gang und wohin er führt.
choice-corridor = { $occasion ->
    [hush] Geräusch { $way-in }
   *[other] { $way }
}
choice-door = { $door ->
    [closed] Die geschlossene Tür { $way-in }
    [destroyed] Die zerstörte Tür { $way-in }
   *[open] Die offene Tür { $way-in }
}
choice-duct = { $occasion ->
    [swarm-target] { $network-into }
    [steer-way] { $network-into }
   *[other] Geräusch { $network-in }
}
choice-intruder = { $injuries ->
    [0] { $intruder }
    [one] { $intruder }, bisher 1 Verletzung
   *[other] { $intruder }, bisher { $injuries } Verletzungen
}
choice-seat = { $actor }
    .you = Du selbst
choice-both = Du selbst und { $other }
choice-item = { $occasion ->
    [keep-item] { $item-accusative } behalten
    [hand-over] { $item-accusative } übergeben
    [given-up] { $item-accusative } ablegen
   *[other] { $item }
}
choice-thing = { $occasion ->
    [which-eggs] Ein Ei, das im Raum liegt
    [show] { $thing-accusative } zeigen
   *[other] { $thing }
}
choice-object = { $object } in diesem Raum
choice-object-of = { $object-nominative } { $other-genitive }
choice-colour = { $deck }
choice-deck = { $deck }
choice-event = { $event }
choice-seize = { $acts ->
    [yes] { $possibility }: { $deed }
   *[no] { $possibility }
}
choice-mutation = { $card }
choice-mutate = { $name }: { $deed }
choice-mutate-here = Die Mutation nutzen
choice-coordinates = { $card }
choice-compute = Der Computer: { $deed }
choice-slot = { $occasion ->
    [shift-timing] Auf Feld { $slot }
   *[other] Der CSS-Marker auf Feld { $slot }
}
choice-chit = Notfallmarker { $number }
choice-circuit = { $circuit }
choice-bunker = Der Bunker
choice-recall = Zurückrufen
choice-light = Alle leichten Wunden
choice-each = Je eine jeder Farbe
choice-engine = Triebwerk { $engine }
choice-status = { $status ->
    [target-all] Es schießt auf alles, was eintritt
    [target-intruders] Es schießt auf Eindringlinge, die eintreten
   *[inactive] Es ist abgeschaltet
}
choice-rest = { $rest ->
    [lower] Wahnsinn senken
    [scan] Verseuchung der Hand scannen
    [both] Wahnsinn senken und scannen
   *[neither] Nichts davon
}
choice-pod = { $locked ->
    [yes] { $pod } (verriegelt)
   *[no] { $pod } (entriegelt)
}
choice-course = Kurs { $letter }
choice-course-known = Kurs { $letter } ({ $planet })
choice-objective = { $deck-nominative }
choice-keep-objective = { $deck-accusative } behalten
choice-keep-known = { $kind ->
    [coop] Das Ziel „{ $objective }“ behalten
   *[other] { $deck-accusative } „{ $objective }“ behalten
}
choice-character = { $character-nominative }
choice-wound = Die Wunde: { $wound }
choice-offer = { $other-dative } ein Angebot machen
choice-show = { $other-dative } etwas zeigen
choice-give = { $thing-accusative } geben
choice-ask = { $thing-accusative } verlangen
choice-ask-colour = { $colour ->
    [red] Einen roten Gegenstand
    [yellow] Einen gelben Gegenstand
    [green] Einen grünen Gegenstand
   *[other] Einen anderen Gegenstand
} verlangen
choice-counter = Mit einem Gegenangebot antworten

## Was eine Möglichkeit bedeutet, die nichts benutzt

explain-interrupt = Deine Unterbrechung wird abgelegt, und die Aktion geschieht nicht; was sie gekostet hat, bleibt bezahlt.
explain-surprise = Deine Karte wird abgelegt, und der Angriff tut dir nichts.
explain-attack = Die Karte oder der Gegenstand dafür ist verbraucht, und der Angriff tut dir nichts.
explain-objectives = Du gewinnst nur, wenn du überlebst und das Ziel erfüllt ist, das du behältst. Niemand sonst erfährt, welches es ist.
explain-reroll = Das kostet 1 Aktionskarte; der zweite Wurf gilt.
explain-pass = Du bist in dieser Runde nicht mehr am Zug und darfst Karten ablegen; zu Beginn der nächsten Runde ziehst du auf fünf nach.
explain-pay = Die Karte kommt auf deinen Ablagestapel und kehrt zurück, wenn dein Stapel aufgebraucht ist.
explain-drop-item = Kostet keine Aktion. Der Gegenstand ist verloren: Niemand kann ihn wieder aufheben.
explain-drop-object = Kostet keine Aktion. Es bleibt im Raum liegen, und jeder kann es aufheben.

# Gesagt, bevor etwas geschieht, das man nicht zurücknehmen kann.
warn-drop-item = { $thing-nominative } ist damit endgültig weg und kommt auf den Ablagestapel.{ $free ->
    [yes] { " " }Es kostet keine Aktion.
   *[no] { "" }
}
# Bevor etwas bezahlt und genommen wird.
warn-crams = Deine Hände sind voll: Um { $thing-accusative } zu nehmen, musst du dann etwas ablegen oder darauf verzichten.
warn-drop-object = Du legst { $thing-accusative } hier ab. Das wieder aufzuheben kostet eine Aktion.
# $targets nennen die Regeln, weil es nur diese gibt; $paid Karten werden ohne Wahl bezahlt.
warn-shown = { $action } wird allen gezeigt, und es gibt keinen Schritt zurück. { $due ->
    [one] Dann wählst du die Karte, die bezahlt.
   *[other] Dann wählst du die { $due } Karten, die bezahlen.
}
warn-at-once = { $action } wird sofort ausgeführt: { $targets }.{ $paid ->
    [0] { "" }
    [one] { " " }Das bezahlt 1 Karte.
   *[other] { " " }Das bezahlt { $paid } Karten.
}{ $marks ->
    [yes] { " " }Was der Scan auch zeigt, es kostet einen Mutationsmarker; der vierte tötet.
   *[no] { "" }
}{ $harms ->
    [yes] { " " }Es verwundet auch { $hit-accusative }.
   *[no] { "" }
} Es gibt keinen Schritt zurück.

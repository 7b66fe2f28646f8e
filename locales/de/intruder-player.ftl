### Wer als Erster stirbt, als die Eindringlinge: Karten, Ereignisse, Fragen und Möglichkeiten.

## Karten

intruder-card-pursuit-1 = Verfolgung
    .text = Eine Figur deiner Wahl macht einen Geräuschwurf.
intruder-card-pursuit-2 = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-pursuit-3 = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-pursuit-any = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-coordinated-hunt-3 = Gemeinsame Jagd
    .text = Jeder Erwachsene, der nicht kämpft, zieht in einen Nachbarraum mit einer Figur, die niedrigste Nummer zuerst.
intruder-card-coordinated-hunt-4 = { intruder-card-coordinated-hunt-3 }
    .text = { intruder-card-coordinated-hunt-3.text }
intruder-card-planning-4 = Planung
    .text = Zieh drei Ereigniskarten, lass eine davon geschehen, mit ihrer Bewegung, und lege die anderen ab.
intruder-card-planning-any = { intruder-card-planning-4 }
    .text = { intruder-card-planning-4.text }
intruder-card-metamorphosis = Metamorphose
    .text = Figuren mit einer Larve sterben, und ein Schleicher bricht hervor. Alle anderen werden gescannt wie beim Ereignis „Ausschlüpfen“.
intruder-card-self-healing = Selbstheilung
    .text = Ein Eindringling erholt sich von bis zu 2 Verletzungen.

# Eine Karte, und was sie von gleichnamigen unterscheidet: der Gang, durch den sie einen Eindringling schickt, 0 für jeden.
told-intruder-card = { $number ->
    [0] „{ $name }“ (beliebig)
   *[other] „{ $name }“ ({ $number })
}
print-intruder-card = { $number ->
    [0] Oder ein Eindringling zieht durch einen Gang deiner Wahl
   *[other] Oder ein Eindringling zieht durch Gang { $number } seines Raums
}, oder { $attacks ->
    [one] du greifst mit der Angriffskarte an, die du ziehst.
   *[other] du greifst mit einer von { $attacks } Angriffskarten an.
}

## Ereignisse

event-swarm-taken = { $actor } spielt ab der nächsten Runde die Eindringlinge. Der Eindringlingsspieler kann nicht gewinnen, aber dafür sorgen, dass es niemand tut.
    .you = Du spielst ab der nächsten Runde die Eindringlinge. Gewinnen kannst du nicht mehr, aber dafür sorgen, dass es niemand tut.
event-swarm-card-drawn = { $actor } zieht { $card }.
    .you = Du ziehst { $card }.
event-swarm-card-discarded = { $actor } legt { $card } ab.
    .you = Du legst { $card } ab.
event-swarm-card-played = { $instinct ->
        [move] { $actor } spielt { $card }, um einen Eindringling zu bewegen.
        [attack] { $actor } spielt { $card }, um anzugreifen.
       *[effect] { $actor } spielt { $card }: { $effect }
    }
    .you = { $instinct ->
        [move] Du spielst { $card }, um einen Eindringling zu bewegen.
        [attack] Du spielst { $card }, um anzugreifen.
       *[effect] Du spielst { $card }: { $effect }
    }

## Fragen

prompt-swarm = Du bist als die Eindringlinge am Zug: Welche Karte spielst du, und wofür?
# $aim ist die Art des Ziels.
prompt-swarm-target = { $card }: { $aim ->
    [target] welcher Eindringling?
    [player] welche Figur?
    [corridor] welcher Weg?
   *[other] wogegen?
}
prompt-swarm-keep = Du passt. Welche Karte behältst du? Die anderen werden abgelegt.
prompt-swarm-attack = Mit welcher Angriffskarte greift { $intruder } { $target-accusative } an?
prompt-swarm-bury = Welche Angriffskarte kommt zuerst unter den Stapel?
prompt-plan = Welches Ereignis geschieht? Die anderen werden abgelegt.

## Möglichkeiten

choice-swarm = { $use ->
    [move] { $number ->
        [0] { $card } spielen: einen Eindringling durch einen beliebigen Gang bewegen
       *[other] { $card } spielen: einen Eindringling durch Gang { $number } bewegen
    }
    [attack] { $attacks ->
        [one] { $card } spielen: mit der gezogenen Angriffskarte angreifen
       *[other] { $card } spielen: mit einer von { $attacks } Angriffskarten angreifen
    }
    [pursuit] { $card } spielen: eine Figur einen Geräuschwurf machen lassen
    [hunt] { $card } spielen: die Erwachsenen auf Figuren nebenan hetzen
    [planning] { $card } spielen: drei Ereignisse ziehen und eines geschehen lassen
    [metamorphosis] { $card } spielen: die Larven schlüpfen lassen
   *[self-healing] { $card } spielen: einen Eindringling heilen
}
choice-swarm-card = { $attacks ->
    [one] { $card } behalten: 1 Angriffskarte
   *[other] { $card } behalten: { $attacks } Angriffskarten
}
# $kinds sind die Eindringlinge, für die die Karte trifft.
choice-attack = { $occasion ->
    [swarm-bury] { $attack }, trifft für: { $kinds }; nach unten
   *[other] { $attack }, trifft für: { $kinds }
}

### Ziele: Namen, und was sie verlangen. Sie zählen für alle, die überleben.

objectives-corporate = Konzernziel
    .accusative = das Konzernziel
    .nominative = das Konzernziel
objectives-personal = Persönliches Ziel
    .accusative = das persönliche Ziel
    .nominative = das persönliche Ziel
objectives-coop = Gemeinsames Ziel
objectives-requirement = Auftrag
objectives-offer = Angebot
    .accusative = das gemeinsame Ziel
    .nominative = das gemeinsame Ziel

## Persönlich

objective-salvaging-the-prime-asset = Das Wertvollste retten
    .text = Das Schiff muss die Erde erreichen, oder du musst als Einziger überleben.
objective-quarantine = Quarantäne
    .text = Das Schiff muss den Mars erreichen, und du überlebst dort im Kälteschlaf; oder es muss die Erde mit zerstörtem Nest erreichen.
objective-the-great-hunt = Die große Jagd
    .text = Sende dein Signal, und die Königin muss tot oder das Schiff zerstört sein.
objective-hoarder = Der Sammler
    .text = Verlasse das Schiff in einer Rettungskapsel mit mindestens 7 Gegenständen; noch nicht freigeschaltete Questgegenstände zählen nicht.
objective-relentless-investigator = Alles muss ans Licht
    .text = Sende dein Signal, und jeder Raum muss erforscht sein.
objective-a-proper-burial = Ein würdiges Begräbnis
    .text = Sende dein Signal und beende das Spiel in einer Kapsel oder im Kälteschlaf, mit der blauen Leiche in den Händen.
objective-the-oldest-friend = Der älteste Freund
    .text = Das Schiff muss die Erde erreichen, oder du musst als Einziger überleben.
objective-best-friends-forever = Freunde fürs Leben
    .text = Du und mindestens eine andere Figur müssen überleben.
objective-aliens-on-a-spaceship = Fremde an Bord
    .text = Sende dein Signal, und das Nest oder das Schiff muss zerstört sein.

## Konzern

objective-the-right-moment-to-strike = Der richtige Augenblick
    .text = Spieler 1 darf nicht überleben, oder du musst als Einziger überleben.
objective-greener-pastures = Grünere Weiden
    .text = Spieler 2 darf nicht überleben, oder du musst als Einziger überleben.
objective-extreme-field-biology = Feldforschung
    .text = Mindestens zwei Schwächen der Eindringlinge müssen entdeckt sein.
objective-ab-ovo = Ab ovo
    .text = Die Schwäche hinter dem Ei muss entdeckt sein.
objective-necroscopy = Obduktion
    .text = Sende dein Signal, und die Schwäche hinter dem Kadaver muss entdeckt sein.
objective-my-precious = Mein Schatz
    .text = Sende dein Signal und beende das Spiel in einer Kapsel oder im Kälteschlaf, mit einem Ei in den Händen.
objective-an-old-feud = Eine alte Fehde
    .text = Spieler 3 darf nicht überleben, oder du musst als Einziger überleben.
objective-hostile-takeover = Feindliche Übernahme
    .text = Spieler 4 darf nicht überleben, oder du musst als Einziger überleben.
objective-the-final-enlightenment = Die letzte Erleuchtung
    .text = Spieler 5 darf nicht überleben, oder du musst als Einziger überleben.

## Allein und gemeinsam

objective-destination-earth = Kurs auf die Erde
    .text = Das Schiff muss die Erde erreichen.
objective-emergency-post-mortem = Eilige Leichenschau
    .text = Die blaue Leiche muss im OP-Saal liegen.
objective-first-contact-protocol = Protokoll für den Erstkontakt
    .text = Mindestens zwei Schwächen der Eindringlinge müssen entdeckt sein.
objective-cutting-off-the-head = Der Schlange den Kopf abschlagen
    .text = Ein Signal muss gesendet sein, und die Königin muss tot oder das Schiff zerstört sein.
objective-no-man-left-behind = Niemand bleibt zurück
    .text = Ein Signal muss gesendet sein, und jeder Raum muss erforscht sein.
objective-special-delivery = Sonderlieferung
    .text = Beende das Spiel in einer Kapsel oder im Kälteschlaf, mit einem Ei in den Händen.
objective-clean-up-crew = Putzkolonne
    .text = Ein Signal muss gesendet sein, und das Nest oder das Schiff muss zerstört sein.

### Teile von Zielen, jedes mit seinem Stand.

goal-standing = { $standing ->
    [met] erfüllt
    [open] noch nicht
    [unknown] nicht bekannt
   *[lost] nicht mehr möglich
}
goal-ship-reaches = das Schiff muss dort ankommen: { $planet }
goal-ship-destroyed = das Schiff muss zerstört sein
goal-only-survivor = du musst als Einziger überleben
goal-company = außer dir muss noch jemand überleben
goal-player-dies = { $player } darf nicht überleben
goal-signal = das Signal muss gesendet sein{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-queen-killed = die Königin muss tot sein
goal-nest-destroyed = das Nest muss zerstört sein
goal-all-explored = jeder Raum muss erkundet sein{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-in-pod = du musst in einer Rettungskapsel entkommen
goal-items = du musst genug Gegenstandskarten besitzen{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-finds = du musst genug gefundene oder gebaute Gegenstände besitzen{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-quest = einer deiner Questgegenstände muss freigeschaltet worden sein
goal-fit = keine unversorgte schwere Wunde, höchstens eine leichte, kein Schleim
goal-engines = mindestens { $count } Triebwerke müssen funktionieren
goal-course = dieses Ziel muss eingestellt sein: { $planet }
goal-no-eggs = kein Ei darf in einem Raum liegen oder getragen werden
goal-in-order = auf dem Shuttle und hier darf nichts defekt sein: { $rooms }
goal-everybody = jede Figur muss leben und auf dem Shuttle oder entkommen sein{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-self-destruct = die Selbstzerstörung muss laufen
goal-carry = du musst am Ende etwas tragen: { $object ->
    [blue-corpse] die blaue Leiche
    [corpse] eine Leiche
    [egg] ein Ei
   *[carcass] einen Kadaver
}
goal-weaknesses = Schwächen müssen entdeckt sein{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-weakness = diese Schwäche muss entdeckt sein: { $slot }
goal-no-veterans = kein Überlebender der Nemesis darf überleben
goal-veteran = außer dir muss noch jemand von der Nemesis überleben
goal-knowledge = du brauchst mindestens { $level } Wissen
goal-active = dein Wissensmarker muss aktiv sein
goal-explored = jeder Raum muss erkundet sein: { $zones }
goal-alert = der Alarm muss das Spiel beenden
goal-away = du musst in einer Kapsel oder zum Bunker entkommen
goal-power = { $backup ->
    [yes] der Notstrom und mindestens { $tokens } Strommarker müssen an sein
   *[no] mindestens { $tokens } Strommarker müssen an sein
}
goal-corpse-in = die blaue Leiche muss dort liegen: { $room }
goal-swarm = Du spielst die Eindringlinge. Gewinnen kannst du nicht, aber dafür sorgen, dass es niemand tut.

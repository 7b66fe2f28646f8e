### Aktionskarten und Grundaktionen.

## Grundaktionen

basic-move = Bewegen
    .text = Geh durch einen Gang ohne geschlossene Tür in einen Nachbarraum; ist dort niemand, mach einen Geräuschwurf. Ist ein Eindringling in deinem Raum, ist das eine Flucht: Jeder Eindringling hier greift dich vorher an.
basic-careful-move = Vorsichtig bewegen
    .text = Geh in einen Nachbarraum und lege einen Geräuschmarker, wohin du willst, statt einen Geräuschwurf zu machen.
basic-shoot = Schießen
    .text = Gib 1 Munition einer Waffe in deinen Händen aus und wirf den Kampfwürfel gegen einen Eindringling oder Eier in deinem Raum.
basic-melee = Nahkampf
    .text = Nimm eine Verseuchungskarte und schlage dann mit bloßen Händen auf einen Eindringling ein. Triffst du nicht, erleidest du eine schwere Wunde. Auf Eier einzuschlagen ist bis auf das Geräusch ungefährlich.
basic-trade = Tauschen
    .text = Mach denen in deinem Raum Angebote: Sachen gegen Sachen oder gegen nichts.
basic-craft = Bauen
    .text = Lege zwei Gegenstände mit den passenden Bauteilen ab und baue daraus ein Gegenmittel, einen Taser, einen Flammenwerfer oder einen Molotowcocktail.
basic-pick-up = Aufheben
    .text = Nimm eine Leiche, einen Kadaver oder ein Ei des Raums in die Hände.
basic-unlock = Questgegenstand freischalten
    .text = Decke einen deiner Questgegenstände auf, dessen Bedingung du erfüllst.

## Karten mehrerer Figuren

card-search = Suchen
    .text = Senke den Gegenstandszähler des Raums um 1, zieh 2 Gegenstände seiner Farbe und behalte 1; der andere kommt unter seinen Stapel.
card-rest = Ausruhen
    .text = Scanne alle Verseuchungskarten in deiner Hand. Saubere werden entfernt; eine infizierte gibt dir eine Larve, oder tötet dich, wenn du schon eine trägst.
card-demolition = Demolieren
    .text = Zerstöre eine geschlossene Tür an deinem Raum, oder verursache in deinem Raum einen Defekt.
card-interruption = Unterbrechung
    .text = Jederzeit zu spielen: Brich die Aktion einer anderen Figur in deinem Raum ab, oder die Unterbrechung von jemandem. Bezahlt bleibt bezahlt.
card-basic-repairs = Einfache Reparatur
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier.
card-repairs = Reparatur
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier.
card-fast-repairs = Schnelle Reparatur
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier.
card-computer-skills = Computerkenntnisse
    .text = Öffne oder schließe eine Tür an deinem Raum, oder nutze mit einem funktionierenden Computer hier die Aktion des Raums kostenlos.
card-suppressive-fire = Sperrfeuer
    .text = Gib 1 Munition aus: Du oder eine Figur, die zustimmt, entkommt in einen Nachbarraum, ohne angegriffen zu werden.

## Captain

card-reload = Nachladen
    .text = Lade 1 Munition in den Revolver.
card-order = Befehl
    .text = Schicke eine andere Figur deines Raums in einen Nachbarraum deiner Wahl. Sie muss nicht zustimmen.
card-motivation = Motivation
    .text = Jede Figur in deinem Raum, auch du, zieht 1 Karte.

## Pilotin

card-piloting = Steuerkunst
    .text = Im funktionierenden Cockpit oder in einem Raum mit funktionierendem Computer: Nutze die Aktion des Raums kostenlos. Oder sieh dir von einem Raum mit funktionierendem Computer aus die Koordinaten an.
card-knowledge-of-the-ship = Schiffskenntnis
    .text = Öffne oder schließe eine Tür an deinem Raum, oder sieh dir einen unerforschten Raum an, aber nicht seinen Erkundungsmarker.
card-old-friend = Alter Freund
    .text = In einem funktionierenden Raum ohne Computer: Nutze seine Aktion kostenlos.

## Mechanikerin

card-ingenuity = Erfindergeist
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier, oder baue einen Gegenstand, wobei ein beliebiger gelber Gegenstand als Werkzeug dient.
card-pyrotechnics = Pyrotechnik
    .text = Lege einen beliebigen Gegenstand ab, um deinen Raum in Brand zu setzen, oder lösche das Feuer hier.
card-technical-corridors = Technikgänge
    .text = Von einem Raum mit Technikzugang aus: Kriech zu einem beliebigen anderen. Danach musst du passen.

## Soldat

card-full-auto = Dauerfeuer
    .text = Schieße mit aller Munition des Sturmgewehrs: 1 Verletzung mehr für je 2 ausgegebene Munition, selbst bei einem Fehlschuss.
card-taking-aim = Zielen
    .text = Schieße mit einer Energiewaffe; du darfst den Kampfwürfel einmal neu werfen.
card-covering-fire = Feuerschutz
    .text = Gib 1 Munition aus: Du, eine Figur, die zustimmt, oder ihr beide entkommt in denselben Nachbarraum, ohne angegriffen zu werden.
card-nerves-of-steel = Nerven aus Stahl
    .text = Jederzeit zu spielen: Ignoriere, was ein Überraschungsangriff dir antut.

## Späherin

card-adrenaline = Adrenalin
    .text = Schieße oder fliehe, und zieh 1 Karte.
card-reconnaissance = Erkundung
    .text = Geh ohne Geräuschwurf in einen Nachbarraum; Gefahr und Stille auf seinem Erkundungsmarker bewirken nichts.
card-scavenging = Plündern
    .text = Durchsuche den Raum, selbst wenn nichts mehr zu finden ist.

## Wissenschaftler

card-intranet = Intranet
    .text = Von einem Raum mit funktionierendem Computer aus: Nutze die Aktion eines beliebigen anderen Raums mit funktionierendem Computer kostenlos.
card-blocking-access = Zugangssperre
    .text = In einem Raum mit funktionierendem Computer: Nutze seine Aktion kostenlos, oder verursache in einem beliebigen Raum mit Computer einen Defekt.
card-risk-assessment = Risikoabschätzung
    .text = In einem Raum mit funktionierendem Computer: Sieh dir die nächste Ereigniskarte an; lass sie liegen oder lege sie unter den Stapel.

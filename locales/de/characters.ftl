### Figuren und die schweren Wunden, die sie erleiden können.

character-captain = Captain
    .gender = masculine
    .text = Führt: schickt andere umher, lässt alle Karten ziehen und trägt einen Revolver, der hart trifft, aber langsam lädt.
character-pilot = Pilotin
    .gender = feminine
    .text = Kennt das Schiff: nutzt Räume umsonst, prüft den Kurs aus der Ferne und sieht hinter verschlossene Türen.
character-scientist = Wissenschaftler
    .gender = masculine
    .text = Arbeitet über Computer: nutzt Räume aus der Ferne, legt sie lahm und sieht Ereignisse voraus. Ein schlechter Schütze.
character-scout = Späherin
    .gender = feminine
    .text = Bewegt sich lautlos, findet etwas, wo nichts mehr ist, und kommt davon.
character-soldier = Soldat
    .gender = masculine
    .accusative = den Soldaten
    .dative = dem Soldaten
    .genitive = des Soldaten
    .text = Kämpft: schießt öfter und besser als alle anderen, gibt Deckung und lässt sich nicht überraschen.
character-mechanic = Mechanikerin
    .gender = feminine
    .text = Repariert alles umsonst, baut aus Resten, spielt mit dem Feuer und kennt die Technikgänge.

## Schwere Wunden

wound-body = Rumpf
    .text = Bis sie verbunden ist, ziehst du nur auf 4 statt 5 Karten nach.
wound-arm = Arm
    .text = Bis sie verbunden ist, hast du nur eine Hand für Schweres.
wound-hand = Hand
    .text = Bis sie verbunden ist, kostet es 1 Karte mehr, Gegenstände zu benutzen. Schießen ist davon nicht betroffen.
wound-leg = Bein
    .text = Bis sie verbunden ist, kostet die Flucht 1 Karte mehr.
wound-bleeding = Blutung
    .text = Bis sie verbunden ist, bekommst du jedes Mal, wenn du passt, eine leichte Wunde.

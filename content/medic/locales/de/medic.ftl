### Die Sanitäterin.

character-medic = Sanitäterin
    .gender = feminine
    .text = Versorgt Wunden, wo immer jemand liegt, und vertreibt Eindringlinge mit der Nadelpistole, statt sie zu verletzen.
card-er = Notaufnahme
    .text = Gib 1 Munition der Nadelpistole aus: Eine Figur hier nimmt 1 Verseuchungskarte und legt 1 Aktionskarte ab, oder zieht 3 Karten.
card-pharmacist = Apothekerin
    .text = Eine Figur hier: Heile eine verbundene schwere Wunde oder verbinde eine schwere Wunde. In einem grünen Raum ziehst du 1 Karte.
card-field-dressing = Feldverband
    .text = Bis zu 2 Figuren hier: Heile bei jeder alle leichten Wunden oder verbinde eine schwere. In einem grünen Raum ziehst du 1 Karte.
item-needle-gun = Nadelpistole
    .gender = feminine
    .text = Ein Treffer vertreibt den Eindringling und verletzt ihn nicht. Wird mit Chemikalien aufgefüllt.
item-surgery-kit = Operationsbesteck
    .gender = neuter
    .text = Eine Figur hier wird operiert: Alle Verseuchung wird gescannt, infizierte Karten und die Larve werden entfernt, alles wird gemischt, 1 leichte Wunde.
item-combat-drugs = Kampfdrogen
    .gender = feminine
    .text = Füll deine Hand auf 5 Karten auf, jederzeit in deinem Zug. Das ist keine Aktion.
trait-altruist = Altruistin
    .text = Immer wenn du leichte Wunden einer anderen Figur geheilt oder eine schwere verbunden hast, zieh 1 Karte.

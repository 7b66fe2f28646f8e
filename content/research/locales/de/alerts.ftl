### Ereignisse und Alarme.

## Ereignisse

ship-event-infested-supplies = Befallene Vorräte
    .text = Jede Figur in einem grünen Raum nimmt 1 Verseuchungskarte.
ship-event-dripping = Tropfen
    .text = Jede Figur in einem Raum mit einem Eingang zu den Technikgängen wird verschleimt.
ship-event-slimy = Schleimig
    .text = Jede verschleimte Figur nimmt 2 Verseuchungskarten.
ship-event-royal-ceremony = Königliche Zeremonie
    .text = Die Königin kommt ins Nest, wenn sie nicht an Bord ist. Ist sie es, oder weiß niemand, wo das Nest ist, wird ein Ei gelegt.
ship-event-eggs-hatching = Die Eier springen auf
    .text = In jedem Raum mit einem Ei erscheint eine Larve, und eine im Nest. Die Eier, die in Räumen lagen, sind fort.
ship-event-sparks = Funkenflug
    .text = In jedem Raum mit einem Defekt bricht Feuer aus.
ship-event-screeching = Kreischen
    .text = Geräusche in jedem Gang jedes Raums mit einem Eindringling.
ship-event-adaptability = Anpassungsfähigkeit
    .text = Eine der Schwächen, die ihr entdeckt habt, geht für immer verloren; der Zufall sagt, welche.
ship-event-maneuver = Manöver
    .text = In der nächsten Runde ziehen alle 1 Karte weniger.
ship-event-warbling = Wimmern
    .text = Geräusche in jedem Gang neben einem Triebwerk. Dann wird der Kampfwürfel der Reihe nach für Triebwerk 1, 2 und 3 geworfen: Der erste Treffer ändert dieses Triebwerk, und niemand sieht, wie.

## Alarme

basic-activation = Aktivierung
    .text = Tu in deinem Raum, was der offene Alarm verlangt.
alert-recover-samples = Proben bergen
    .text = Im Hibernatorium ist etwas zurückgeblieben.
    .first = Aktivierung im Hauptraum: Im Hibernatorium liegt dann eine Probe.
    .second = Bringt die Probe in den Hauptraum.
alert-reactor-reset = Reaktor neu starten
    .text = Der Reaktor läuft heiß.
    .first = Aktivierung im Generator.
    .second = Aktivierung in Triebwerk 2.
alert-engine-purge = Triebwerke durchspülen
    .text = Etwas verstopft die Triebwerke.
    .first = Aktivierung in Triebwerk 1, 2 und 3, in beliebiger Reihenfolge; zu zweit oder allein genügen zwei davon.
alert-course-correction = Kurskorrektur
    .text = Schiff und Shuttle treiben auseinander.
    .first = Aktivierung im Cockpit.
    .second = Aktivierung im Hauptraum.
alert-distress-beacon = Notruf
    .text = Niemand hat den Hilferuf gehört.
    .first = Zwei Aktivierungen im Funkraum.
alert-patch-the-grid = Das Netz flicken
    .text = Hat kein Raum an Bord einen Defekt, so hat das Cockpit jetzt einen.
    .first = Behebt einen Defekt, gleich in welchem Raum.
    .second = Aktivierung im Cockpit.
alert-decompression-warning = Druckabfall
    .text = Das Schiff verliert Luft.
    .first = Wenn der Alarm geprüft wird, sind alle Wachen an Bord auf dem Shuttle.
alert-black-box = Flugschreiber
    .text = Im Cockpit liegt eine Probe.
    .first = Bringt die Probe in irgendeinen Raum des Shuttles.
alert-specimen-transfer = Probentransport
    .text = Im Nest liegt eine Probe.
    .first = Bringt die Probe ins Labor.
    .second = Aktivierung im Labor.
alert-double-watch = Doppelte Wache
    .text = Die Anzeigen an beiden Enden des Schiffs müssen bewacht werden.
    .first = Wenn der Alarm geprüft wird, ist jemand im Cockpit und jemand anders in Triebwerk 2.

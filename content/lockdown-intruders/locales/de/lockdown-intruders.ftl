### Ereignisse für die Eindringlinge des Grundspiels in der Anlage.

ship-event-egg-protection-intruders = Schutz der Brut
    .text = Jede Figur, die im Nest ist oder ein Ei trägt, hat eine Begegnung.
ship-event-hatching-intruders = Schlüpfen
    .text = Das Nest verliert ein Ei. Figuren im Nest ohne Aktionskarten werden befallen; gibt es keine, kommt eine Larve in den Beutel.
ship-event-lurking-intruders = Auf der Lauer
    .text = Eindringlinge, die nicht bei einer Figur sind, verschwinden zurück in den Beutel.
ship-event-noise-in-corridors-intruders = Geräusche in den Gängen
    .text = Ein Geräusch in den Technikgängen. War dort schon eines, macht jede Figur in einem Raum mit Zugang einen Geräuschwurf. Ohne Strom: 1 leichte Wunde in Räumen mit Technikzugang.
ship-event-nest-intruders = Nest
    .text = Ist das Nest erkundet, ein Geräusch in jedem stillen Gang um es herum.
ship-event-regeneration = Regeneration
    .text = Jeder Eindringling in der Anlage erholt sich von bis zu 2 Verletzungen.
ship-event-blackout = Stromausfall
    .text = Der höchste Strommarker, der an ist, geht aus.

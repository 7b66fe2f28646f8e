### Was das Programm von einem Schiff sagt, von der Anlage gesagt.

## Was geschieht

event-first-encounter = Der erste Nachtjäger hat sich gezeigt: Alle müssen sich für ein Ziel entscheiden.
event-time-moved = { $to ->
    [0] Der Zeitmarker erreicht das letzte Feld.
   *[other] Der Zeitmarker rückt auf Feld { $to }.
}
event-self-destruct-started = Die Selbstzerstörung läuft.
event-self-destruct-stopped = Die Selbstzerstörung ist gestoppt.
event-self-destruct-moved = { $to ->
    [0] Der Marker der Selbstzerstörung rückt auf das letzte Feld.
   *[other] Der Marker der Selbstzerstörung rückt auf Feld { $to }.
}
event-evacuated = { $actor } verlässt die Anlage in { $pod }.
    .you = Du verlässt die Anlage in { $pod }.
event-pod-entered = { $actor } wartet in { $pod }.
    .you = Du wartest in { $pod }.
event-pod-left = { $actor } kommt aus { $pod } zurück.
    .you = Du kommst aus { $pod } zurück.
event-airlock-started = { $room } wird abgeriegelt. Bleiben die Türen zu, stirbt alles darin außer Eiern, wenn alle gepasst haben.
event-airlock-aborted = { $room } hat eine offene Tür und wird nicht entlüftet.
event-airlock-fired = { $room } wird entlüftet.
event-combat-rolled = { $actor } würfelt: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Larven und Schleicher
        [adult] das reicht gegen Erwachsene und Schwächere
        [one] ein Treffer
        [pay-one] eine Verletzung, für eine Karte
        [one-or-two] eine Verletzung, oder zwei für eine Karte
       *[two] zwei Treffer
    }.
    .you = Du würfelst: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Larven und Schleicher
        [adult] das reicht gegen Erwachsene und Schwächere
        [one] ein Treffer
        [pay-one] eine Verletzung, für eine Karte
        [one-or-two] eine Verletzung, oder zwei für eine Karte
       *[two] zwei Treffer
    }.
event-combat-rerolled = { $actor } würfelt noch einmal.
    .you = Du würfelst noch einmal.
event-died = { $actor } stirbt ({ $cause ->
        [attack] von einem Eindringling getötet
        [fire] verbrannt
        [melee] im Nahkampf unterlegen
        [bleeding] verblutet
        [surgery] auf dem Operationstisch
        [throw] in der Explosion
        [larva] eine Larve brach hervor
        [airlock] entlüftet
        [explosion] die Anlage wurde zerstört
        [contamination] verseucht
        [purge] die Anlage wurde gesäubert
        [contingency] der Notfallplan des Konzerns
        [event] ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] die Abwehr des Raums
       *[other] ein Unfall
    }).
    .you = Du stirbst ({ $cause ->
        [attack] von einem Eindringling getötet
        [fire] verbrannt
        [melee] im Nahkampf unterlegen
        [bleeding] verblutet
        [surgery] auf dem Operationstisch
        [throw] in der Explosion
        [larva] eine Larve brach hervor
        [airlock] entlüftet
        [explosion] die Anlage wurde zerstört
        [contamination] verseucht
        [purge] die Anlage wurde gesäubert
        [contingency] der Notfallplan des Konzerns
        [event] ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] die Abwehr des Raums
       *[other] ein Unfall
    }).
event-game-ended = { $ending ->
    [time-out] Das letzte Feld der Zeitleiste ist erreicht.
    [self-destruct] Die Selbstzerstörung ist abgelaufen.
    [fire] Für ein weiteres Feuer ist kein Marker mehr da: Es ist außer Kontrolle.
    [hull-breach] Für einen weiteren Defekt ist kein Marker mehr da: Die Anlage bricht zusammen.
    [procedure-over] Der Alarm ist abgelaufen.
    [nobody-awake] Niemand ist mehr unterwegs; die Zeit läuft ab.
   *[nobody-awake-exploding] Niemand ist mehr unterwegs; die Selbstzerstörung läuft bis zum Ende.
}
event-ship-jumped = Die Zeit ist abgelaufen.
event-ship-exploded = Die Anlage ist zerstört.

verb-analyse = ein Objekt hier oder in deinen Händen untersuchen, für 3 Wissen

explain-drop-item = Kostet keine Aktion. Die Karte kommt unter ihren Stapel; Gebautes lässt sich wieder bauen, und was zu einer Figur gehört, ist verloren.
warn-drop-item = { $thing-nominative } kommt unter den Stapel, und es kostet keine Aktion.

## Was im Weg ist

reason-chambers-shut = Der Isolationsraum öffnet sich, wenn der Zeitmarker Feld { $time } erreicht, oder mit dem Alarm.
reason-point-of-no-return = Die Selbstzerstörung lässt sich nicht mehr stoppen.
reason-airlock-running = Es wird schon ein Raum entlüftet.
reason-no-pod = Die Kapsel ist besetzt.
reason-no-entrance = Hier ist kein Zugang zu den Technikgängen.

## Ziele

goal-ship-destroyed = die Anlage muss zerstört sein

## Marker und Teile des Tisches

exploration-silence = Stille
    .text = Es gibt keinen Geräuschwurf, außer für jemanden mit Schleim, dem Gefahr droht. Wer sich vorsichtig bewegt hat, legt trotzdem einen Marker.
exploration-danger = Gefahr
    .text = Statt eines Geräuschwurfs tritt Gefahr ein, ob vorsichtig oder nicht.
exploration-doors = Türen
    .text = Die Tür hinter dem Eintretenden schließt sich, wenn es eine gibt.
sign-track-time = Zeit
    .text = Zählt herunter, ein Feld je Runde, von 15 bis 1 und dann auf das letzte. Ab Feld 8 ist der Isolationsraum offen. Auf dem letzten Feld sterben alle, die weder eingeschlossen noch fort sind.
sign-track-self-destruct = Selbstzerstörung
    .short = Zerstörung
    .text = Einmal gestartet, liegt sie 3 Felder voraus. Ist sie erreicht, wird sie rot und rückt 3 Felder weiter: Dann hält sie nichts mehr auf, und das Haupttor öffnet sich.
sign-track-fires = Feuer
    .text = Wird ein Marker gebraucht und keiner ist mehr da, ist die Anlage zerstört.
sign-track-malfunctions = Defekte
    .text = Wird ein Marker gebraucht und keiner ist mehr da, ist die Anlage zerstört.
sign-space-blue = Isolationsraum offen
    .text = Von hier an kann man sich einschließen.
sign-space-yellow = Kein Zurück
    .text = Von hier an lässt sich die Selbstzerstörung nicht mehr stoppen.
sign-space-jump = Die Säuberung
    .text = Alle in der Anlage, die sich nicht eingeschlossen haben, sterben.
sign-space-explosion = Die Anlage ist zerstört
    .text = Alle darin sterben, eingeschlossen oder nicht.
sign-mark-signal = Signal gesendet
    .fact = hat das Signal gesendet
    .none = Kein Signal
    .text = Aus der Sendezentrale gesendet. Manche Ziele verlangen es, und am Ende vielleicht auch der Konzern.
sign-part-turn = Runde
    .text = In einer Runde machen alle abwechselnd Züge mit je zwei Aktionen, bis alle gepasst haben; dann sind die Anlage und die Nachtjäger an der Reihe.
sign-part-pod = Kapsel
    .text = Ein Platz. Sie startet, wenn der CSS-Marker auf dem Feld des Zeitmarkers es sagt.
sign-part-weaknesses = Schwächen der Nachtjäger
    .text = Eine liegt offen, zwei werden durch Forschung entdeckt. Jede hilft nur denen, die das Wissen haben, das sie verlangt.

## Was erklärt wird, wenn es zum ersten Mal darauf ankommt

sign-lesson-target = Wo es möglich ist
    .text = Helle Klammern bezeichnen alles, was du wählen kannst. Klick es auf dem Plan an oder wähle in der Leiste. Abbrechen nimmt den Schritt zurück.
sign-lesson-larva = Eine Larve in dir
    .text = Vorerst tut sie nichts, aber eine zweite Infektion tötet dich, und am Ende des Spiels vielleicht auch sie. Werde sie im OP-Saal, im Dekontaminationsraum oder mit einem Neutralisator los.
sign-lesson-event = Was die Anlage tut
    .text = Haben alle gepasst, starten Kapseln, die Zeit vergeht, Eindringlinge greifen an, Feuer brennen, und ein Ereignis geschieht. Der Beutel füllt sich.
sign-lesson-fire = Feuer
    .text = Wer einen Zug in einem brennenden Raum beendet, wird verwundet. Zu viele Feuer zerstören die Anlage.
sign-lesson-encounter = Begegnung
    .text = Aus dem Beutel kommt ein Marker und sagt, was hier ist. Er trägt zwei Zahlen: die niedrigere gilt im Licht, die höhere im Dunkeln. Ist sie größer als die Zahl deiner Handkarten, greift es sofort an.
sign-lesson-ways-out = Auswege
    .text = Du überlebst eingeschlossen im Isolationsraum, in einer Kapsel des Frachtversands, oder im Bunker, sobald das Haupttor offen ist. Was der Konzern für das Ende geplant hat, kann dich trotzdem töten.

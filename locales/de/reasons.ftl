### Was einer Aktion im Weg steht, und was Abhilfe schafft.

refusal-over = Das Spiel ist vorbei.
refusal-stale = Diese Entscheidung steht nicht mehr offen; sieh nach, was jetzt gefragt ist.
refusal-not-asked = Du hast jetzt nichts zu entscheiden; warte, bis du gefragt wirst.

reason-not-an-option = Das steht nicht zur Wahl; wähle eine der angebotenen Möglichkeiten.
reason-too-few-cards = { $need ->
    [one] Das kostet 1 Aktionskarte
   *[other] Das kostet { $need } Aktionskarten
}, aber { $have ->
    [0] du hast keine, die du ablegen kannst.
    [one] du hast nur 1, die du ablegen kannst.
   *[other] du hast nur { $have }, die du ablegen kannst.
}
reason-in-combat = Ein Eindringling ist in deinem Raum: Das geht nur außerhalb des Kampfes. Flieh oder töte ihn zuerst.
reason-not-in-combat = Das geht nur im Kampf, mit einem Eindringling in deinem Raum.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-carried = Einen solchen Gegenstand hast du nicht bei dir.
reason-no-effect = Es würde hier nichts ändern.
reason-no-target = Hier ist nichts, worauf sich das richten könnte.
reason-malfunction = Der Raum ist defekt; behebe zuerst den Defekt.
reason-no-room-action = Dieser Raum bietet keine Aktion, die du jetzt nutzen könntest.
reason-no-computer = Das braucht einen Raum mit funktionierendem Computer.
reason-has-computer = Das braucht einen Raum ohne Computer.
reason-not-evacuation = Das geht nur in einer Evakuierungssektion.
reason-no-ammo = Du hältst keine Waffe mit Munition; lade zuerst nach.
reason-wrong-weapon = Du hältst keine Waffe, mit der das geht.
reason-alone = Niemand sonst hier könnte mitmachen.
reason-nothing-to-trade = Niemand hier hat etwas zu tauschen.
reason-no-components = Für keinen Gegenstand, den man bauen kann, hast du die Bauteile.
reason-lacks-component = Um { $item-accusative } zu bauen, fehlt dir noch ein Gegenstand mit diesem Bauteil: { $component ->
    [chem] Chemie
    [cloth] Stoff
    [med] Medizin
    [tool] Werkzeug
   *[energy] Energie
}.
reason-no-signal = Niemand sonst hat das Signal gesendet, und nur dann wirkt es.
reason-no-object = Das nötige Objekt ist nicht hier.
reason-hands-bound = Was deine Hände füllt, lässt sich nicht ablegen.
reason-no-energy = Die Maschine hat keine Energie mehr.
reason-no-price = Du trägst keinen der Gegenstände, die es braucht.
reason-no-quest = Du kannst hier keinen Questgegenstand freischalten; sieh nach, was deine Questgegenstände verlangen.
reason-nothing-left = Hier ist nichts mehr zu finden.
reason-never-searched = Diesen Raum kann man nie durchsuchen.
reason-empty-deck = Der Stapel ist leer.
reason-no-contamination = Du hast keine Verseuchungskarte auf der Hand.
reason-no-mutation = Du hast keine Mutationskarte.
reason-no-door = Keine Tür ringsum kommt in Frage.
reason-door-closed = Eine geschlossene Tür ist im Weg; öffne oder zerstöre sie zuerst.
reason-door-destroyed = Eine zerstörte Tür lässt sich nicht schließen, und so lässt sich der Raum nicht abdichten.
reason-all-noisy = In jedem Gang dieses Raums ist schon ein Geräusch; beweg dich auf gewöhnliche Weise.
reason-no-entrance = Dieser Raum hat keinen Zugang zu den Technikgängen.
reason-not-engine = Das ist kein Triebwerksraum.
reason-no-hibernation = Hier legt sich niemand schlafen: Das Shuttle bringt die Crew nach Hause.
reason-hibernating = Das ist gesperrt, solange jemand im Kälteschlaf liegt.
reason-chambers-shut = Die Kälteschlafkammern öffnen sich erst, wenn noch { $time ->
    [one] 1 Runde bleibt
   *[other] { $time } Runden bleiben
}.
reason-intruder-here = Ein Eindringling ist im Raum; vertreib oder töte ihn zuerst.
reason-no-pod = Keine Kapsel kommt in Frage: Sie muss hier sein, zum Einsteigen entriegelt, und einen freien Platz haben.
reason-point-of-no-return = Die Selbstzerstörung lässt sich nicht mehr stoppen.
reason-already-done = Das ist schon geschehen.
reason-no-egg = Es ist kein Ei mehr da.
reason-no-wound = Niemand hier hat eine Wunde, die sich so behandeln ließe.
reason-no-fire = Hier brennt nichts.
reason-no-malfunction = Hier ist nichts defekt.
reason-nothing-to-load = Du hältst keine Waffe, in die noch etwas passt.
reason-airlock-running = Es läuft schon eine andere Schleusung.
reason-wrong-room = Dort, wo du bist, geht das nicht.
reason-no-activation = Kein Alarm verlangt gerade eine Aktivierung.
reason-not-your-round = Du bist nicht am Zug; warte, bis du dran bist.
reason-passed = Du hast gepasst; in der nächsten Runde handelst du wieder.
reason-out-of-play = Deine Figur nimmt am Spiel nicht mehr teil.
reason-answer-first = Bring zu Ende, was du begonnen hast: Beantworte zuerst, was gefragt ist.
reason-no-action = Es hat keine eigene Aktion; es wirkt von selbst oder als Reaktion.
reason-no-gap = Gerade läuft etwas; das geht erst, wenn wieder eine Aktion zu wählen ist.
reason-only-table = Das löst nur der Tisch selbst aus.
reason-only-player = Das kann nur jemand tun, der mitspielt.
reason-too-early = Was vorher kommen muss, ist noch nicht gekommen.
reason-too-late = Der Augenblick dafür ist vorbei.
reason-no-turret = Da ist kein Geschütz.
reason-turret-inactive = Das Geschütz ist abgeschaltet und kann nicht zerstört werden.
reason-no-workshop = { $item-accusative } kann man nur in einem Raum dafür bauen, der funktioniert.
reason-laden = Mehr davon kannst du nicht tragen.
reason-no-power = Hier ist kein Strom.
reason-has-power = Das geht nur ohne Strom.
reason-no-elevator = Der Aufzug ist nicht hier.
reason-no-rover = Der Rover ist nicht hier.
reason-gate-shut = Das Haupttor ist geschlossen. Es öffnet sich mit dem ersten Tod, oder wenn sich die Selbstzerstörung nicht mehr stoppen lässt.
reason-no-suit = Du hast nichts an, womit du hinauskannst.
reason-no-launch = Auf dem Feld des Zeitmarkers liegt kein CSS-Marker, also startet in dieser Runde keine Kapsel.
reason-too-little-known = Dafür braucht es { $level } Wissen.
reason-too-many-cards = Das wirkt nur auf jemanden mit höchstens { $most } Handkarten.

### Was jeder von einem Epilog will, und das Angebot.

objective-proof-of-death = Beweisstück
    .text = Am Ende trägst du die Leiche einer Figur.
objective-trophy = Trophäe
    .text = Am Ende trägst du einen Kadaver.
objective-full-pockets = Volle Taschen
    .text = Am Ende besitzt du mindestens 3 gefundene oder gebaute Gegenstände.
objective-own-business = Eigene Geschäfte
    .text = Einer deiner Questgegenstände ist freigeschaltet worden.
objective-message-home = Nachricht nach Hause
    .text = Du hast dein Signal gesendet.
objective-fit-for-duty = Dienstfähig
    .text = Am Ende hast du keine unversorgte schwere Wunde, höchstens 1 leichte Wunde und keinen Schleim.
objective-working-order = Betriebsbereit
    .text = Am Ende funktionieren mindestens 2 Triebwerke.
objective-homeward-course = Heimatkurs
    .text = Am Ende ist die Erde als Ziel eingestellt.
objective-field-study = Feldstudie
    .text = Am Ende ist mindestens 1 Schwäche der Eindringlinge entdeckt; was eine frühere Crew wusste, muss neu gefunden werden.
objective-containment = Eindämmung
    .text = Am Ende liegt kein Ei in einem Raum, und niemand trägt eines; die auf der Tafel des Nestes zählen nicht.
objective-inspector = Inspektion
    .text = Am Ende ist im Cockpit, im Hibernatorium, in den Triebwerksräumen und auf dem Shuttle nichts defekt.
objective-full-crew = Vollzählig
    .text = Am Ende leben alle Figuren und sind auf dem Shuttle oder in einer Kapsel fort.
objective-burn-it = Nichts bleibt übrig
    .text = Am Ende läuft die Selbstzerstörung.
objective-lucrative-offer = Lukratives Angebot
    .text = Sende dein Signal und verlass das Schiff in einer Rettungskapsel mit einem Ei in den Händen. Alarme und Entdeckungsmarker zählen nicht.
possibility-take-offer = das Lukrative Angebot annehmen
    .text = Du gibst deinen Auftrag für immer auf: Sende das Signal und verlass das Schiff in einer Kapsel mit einem Ei. Was auch aus Alarmen und Entdeckungsmarkern wird, du gewinnst, wenn du die Kontaminationsprüfung überlebst.

# Was im Epilog anders ist: Die Leiste zählt bis zum Abflug, und es gibt keinen Sprung.
sign-track-shuttle = Shuttle
    .text = Die Runden bis zum Abflug des Shuttles, diese eingeschlossen. Auf den Feldern, die dafür markiert sind, ist der offene Alarm fällig.
event-shuttle-time-moved = { $to ->
    [0] Die letzte Runde endet, und mit ihr fliegt das Shuttle ab.
    [one] Die letzte Runde, bevor das Shuttle abfliegt.
   *[other] Das Shuttle fliegt in { $to } Runden ab.
}
room-engine-1 = Triebwerk 1
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 1 funktioniert.
room-engine-2 = Triebwerk 2
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 2 funktioniert.
room-engine-3 = Triebwerk 3
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 3 funktioniert.
event-objective-revealed = { $met ->
        [yes] { $actor } hat diesen Auftrag erfüllt: „{ $objective }“
       *[no] { $actor } hat diesen Auftrag nicht erfüllt: „{ $objective }“
    }
    .you = { $met ->
        [yes] Du hast deinen Auftrag erfüllt: „{ $objective }“
       *[no] Du hast deinen Auftrag nicht erfüllt: „{ $objective }“
    }

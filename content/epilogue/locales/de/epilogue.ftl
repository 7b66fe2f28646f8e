### Was jeder von einem Epilog will, und das Angebot.

objective-proof-of-death = Beweisstück
objective-trophy = Trophäe
objective-full-pockets = Volle Taschen
objective-own-business = Eigene Geschäfte
objective-message-home = Nachricht nach Hause
objective-fit-for-duty = Dienstfähig
objective-working-order = Betriebsbereit
objective-homeward-course = Heimatkurs
objective-field-study = Feldstudie
objective-containment = Eindämmung
objective-inspector = Inspektion
objective-full-crew = Vollzählig
objective-burn-it = Nichts bleibt übrig
objective-lucrative-offer = Lukratives Angebot
possibility-take-offer = das Lukrative Angebot annehmen
    .text = Du gibst deinen Auftrag für immer auf: Sende das Signal und verlass das Schiff in einer Kapsel mit einem Ei. Was auch aus Alarmen und Entdeckungsmarkern wird, du gewinnst, wenn du die Kontaminationsprüfung überlebst.

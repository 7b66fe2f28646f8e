### Was mit Zielen und am Ende geschehen ist. `.you` ist die Form für die Figur dessen, der es hört.

## Ziele und das Ende

event-first-encounter = Der erste Eindringling ist auf dem Schiff: Alle müssen sich für ein Ziel entscheiden.
event-objective-kept = { $actor } behält das Ziel „{ $objective }“.
    .you = Du behältst das Ziel „{ $objective }“.
event-objective-chosen = { $actor } hat sich für ein Ziel entschieden.
event-pods-unlocked = Alle Rettungskapseln werden entriegelt.
event-game-ended = { $ending ->
    [time-out] Die Zeit ist um.
    [self-destruct] Die Selbstzerstörung ist abgelaufen.
    [fire] Für ein neuntes Feuer ist kein Marker mehr da: Es ist außer Kontrolle, und das Schiff bricht auseinander.
    [hull-breach] Für einen neunten Defekt ist kein Marker mehr da: Die Hülle gibt nach.
    [alert-failed] Der Alarm ist gescheitert: Alle an Bord sterben.
    [departure] Die letzte Runde ist vorbei.
    [deserted] Auf Schiff und Shuttle lebt niemand mehr.
    [procedure-over] Der Alarm ist abgelaufen.
    [nobody-awake] Niemand an Bord ist mehr wach; das Schiff fliegt weiter bis zum Sprung.
   *[nobody-awake-exploding] Niemand an Bord ist mehr wach; die Selbstzerstörung läuft bis zum Ende.
}
event-shuttle-departed = Das Shuttle legt ab.
event-ship-jumped = Das Schiff springt in den Hyperraum.
event-ship-exploded = Das Schiff explodiert.
event-engine-revealed = { $working ->
    [yes] Triebwerk { $engine } funktioniert.
   *[no] Triebwerk { $engine } ist beschädigt.
}
event-coordinates-revealed = Die Koordinaten: { $coordinates }. Das Schiff fliegt { $planet-to }.
event-course-shown = Die Koordinaten: { $coordinates }. Eingestellt ist: { $planet }.
event-discoveries-checked = { $left ->
    [0] Alle Entdeckungsmarker auf dem Schiff sind aufgedeckt.
    [one] 1 Entdeckungsmarker auf dem Schiff ist nicht aufgedeckt; { $spared } dürfen liegen bleiben.
   *[other] { $left } Entdeckungsmarker auf dem Schiff sind nicht aufgedeckt; { $spared } dürfen liegen bleiben.
}
event-contamination-checked = { $larva ->
        [yes] Der letzte Scan { $actor-genitive } findet eine Larve.
       *[no] { $infected ->
            [0] Der letzte Scan { $actor-genitive } findet nichts Infiziertes.
            [one] Der letzte Scan { $actor-genitive } findet 1 infizierte Karte.
           *[other] Der letzte Scan { $actor-genitive } findet { $infected } infizierte Karten.
        }
    }
    .you = { $larva ->
        [yes] Dein letzter Scan findet eine Larve.
       *[no] { $infected ->
            [0] Dein letzter Scan findet nichts Infiziertes.
            [one] Dein letzter Scan findet 1 infizierte Karte.
           *[other] Dein letzter Scan findet { $infected } infizierte Karten.
        }
    }
event-last-card-drawn = { $actor } zieht: { $card }.
    .you = Du ziehst: { $card }.
event-contamination-survived = { $actor } übersteht die letzte Prüfung.
    .you = Du überstehst die letzte Prüfung.
event-objective-revealed = { $met ->
        [yes] { $actor } hat dieses Ziel erfüllt: „{ $objective }“
       *[no] { $actor } hat dieses Ziel nicht erfüllt: „{ $objective }“
    }
    .you = { $met ->
        [yes] Du hast dein Ziel erfüllt: „{ $objective }“
       *[no] Du hast dein Ziel nicht erfüllt: „{ $objective }“
    }
event-common-objective-checked = { $met ->
    [yes] Dieses gemeinsame Ziel ist erfüllt: „{ $objective }“
   *[no] Dieses gemeinsame Ziel ist nicht erfüllt: „{ $objective }“
}
event-won = { $actor } gewinnt.
    .you = Du gewinnst!
event-nobody-wins = Niemand gewinnt.

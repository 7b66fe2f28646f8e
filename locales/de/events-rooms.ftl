### Was in Räumen und mit Ereigniskarten geschehen ist. `.you` ist die Form für die Figur dessen, der es hört.

## Räume und Geheimnisse

event-signal-sent = { $actor } sendet ein Signal.
    .you = Du sendest ein Signal.
event-weakness-revealed = Eine Schwäche ist entdeckt ({ $slot }): { $weakness }. { $effect }
event-destination-set = { $actor } setzt den Kurs auf { $letter }.
    .you = Du setzt den Kurs auf { $letter }.
event-coordinates-seen = { $actor } sieht die Koordinaten an: { $coordinates }.
    .you = Du siehst die Koordinaten an: { $coordinates }.
event-coordinates-checked = { $actor } sieht die Koordinaten an.
event-engine-seen = { $working ->
        [yes] { $actor } prüft Triebwerk { $engine }: Es funktioniert.
       *[no] { $actor } prüft Triebwerk { $engine }: Es ist beschädigt.
    }
    .you = { $working ->
        [yes] Du prüfst Triebwerk { $engine }: Es funktioniert.
       *[no] Du prüfst Triebwerk { $engine }: Es ist beschädigt.
    }
event-engine-checked = { $actor } prüft Triebwerk { $engine }.
event-engine-restacked = { $changed ->
        [yes] { $actor } ändert den Zustand von Triebwerk { $engine }.
       *[no] { $actor } lässt Triebwerk { $engine }, wie es war.
    }
    .you = { $changed ->
        [yes] Du änderst den Zustand von Triebwerk { $engine }.
       *[no] Du lässt Triebwerk { $engine }, wie es war.
    }
event-tile-seen = { $actor } sieht sich heimlich Raum { $number } an: { $tile }.
    .you = Du siehst dir heimlich Raum { $number } an: { $tile }.
event-tile-peeked = { $actor } sieht sich heimlich Raum { $number } an.
event-exploration-seen = { $items ->
        [one] { $actor } sieht den Erkundungsmarker von Raum { $number }: { $token }, 1 Gegenstand.
       *[other] { $actor } sieht den Erkundungsmarker von Raum { $number }: { $token }, { $items } Gegenstände.
    }
    .you = { $items ->
        [one] Du siehst den Erkundungsmarker von Raum { $number }: { $token }, 1 Gegenstand.
       *[other] Du siehst den Erkundungsmarker von Raum { $number }: { $token }, { $items } Gegenstände.
    }
event-objective-seen = { $actor } sieht ein Ziel { $other-genitive }: { $objective }
    .you = Du siehst ein Ziel { $other-genitive }: { $objective }
event-kept-objective-seen = { $actor } sieht das behaltene Ziel { $other-genitive }: { $objective }
    .you = Du siehst das behaltene Ziel { $other-genitive }: { $objective }
event-kept-objective-peeked = { $actor } sieht das behaltene Ziel { $other-genitive } an.
    .you = Du siehst das behaltene Ziel { $other-genitive } an.
event-objective-peeked = { $actor } sieht { $deck-accusative } { $other-genitive } an.
    .you = Du siehst { $deck-accusative } { $other-genitive } an.
event-event-seen = { $actor } sieht das nächste Ereignis: { $event }.
    .you = Du siehst das nächste Ereignis: { $event }.
event-event-peeked = { $actor } sieht das nächste Ereignis an.
event-event-buried = { $actor } legt das Ereignis unter den Stapel.
    .you = Du legst das Ereignis unter den Stapel.
event-deck-top-seen = { $actor } sieht die oberste Karte { $deck-genitive }: { $card }.
    .you = Du siehst die oberste Karte { $deck-genitive }: { $card }.
event-deck-top-peeked = { $actor } sieht die oberste Karte { $deck-genitive } an.
event-exploration-peeked = { $actor } sieht sich heimlich den Marker in Raum { $number } an.
event-deck-peeked = { $count ->
        [one] { $actor } sieht die oberste Karte { $deck-genitive } an.
       *[other] { $actor } sieht die obersten { $count } Karten { $deck-genitive } an.
    }
    .you = { $count ->
        [one] Du siehst die oberste Karte { $deck-genitive } an.
       *[other] Du siehst die obersten { $count } Karten { $deck-genitive } an.
    }
event-own-deck-peeked = { $count ->
        [one] { $actor } sieht die oberste Karte des eigenen Stapels an.
       *[other] { $actor } sieht die obersten { $count } Karten des eigenen Stapels an.
    }
    .you = { $count ->
        [one] Du siehst die oberste Karte deines Stapels an.
       *[other] Du siehst die obersten { $count } Karten deines Stapels an.
    }
event-deck-top-buried = { $actor } legt die oberste Karte { $deck-genitive } darunter.
    .you = Du legst die oberste Karte { $deck-genitive } darunter.
event-card-kept = { $actor } behält „{ $card }“; was sonst gezogen wurde, kommt unter den Stapel.
    .you = Du behältst „{ $card }“; was du sonst gezogen hast, kommt unter deinen Stapel.
event-turret-placed = { $room-in } steht ein Geschütz: Nummer { $turret }.
event-turret-kept-out = { $room-in } kann kein Geschütz stehen; der Marker wird abgelegt.
event-turret-shown = Geschütz { $turret } { $room-in } zeigt seinen Status: { $status ->
    [target-all] Es schießt auf alles, was eintritt
    [target-intruders] Es schießt auf Eindringlinge, die eintreten
   *[inactive] Es ist abgeschaltet
}.
event-turret-set = { $actor } legt einen Statusmarker verdeckt auf Geschütz { $turret } { $room-in }.
    .you = Du legst einen Statusmarker verdeckt auf Geschütz { $turret } { $room-in }.
event-turret-seen = { $actor } weiß, was Geschütz { $turret } tut: { $status ->
        [target-all] Es schießt auf alles, was eintritt
        [target-intruders] Es schießt auf Eindringlinge, die eintreten
       *[inactive] Es ist abgeschaltet
    }.
    .you = Du weißt, was Geschütz { $turret } tut: { $status ->
        [target-all] Es schießt auf alles, was eintritt
        [target-intruders] Es schießt auf Eindringlinge, die eintreten
       *[inactive] Es ist abgeschaltet
    }.
event-turret-peeked = { $actor } weiß, was Geschütz { $turret } tut.
event-turret-fired = Geschütz { $turret } { $room-in } eröffnet das Feuer.
event-turret-destroyed = Geschütz { $turret } { $room-in } ist zerstört.
event-token-exchanged = Es sind so viele Räume unerkundet, wie Brutstätten fehlen: { $room-in } tritt eine Brutstätte an die Stelle dieses Markers: { $token }.
event-pod-toggled = { $locked ->
    [yes] { $pod } ist verriegelt.
   *[no] { $pod } ist entriegelt.
}
event-pod-entered = { $actor } steigt in { $pod }.
    .you = Du steigst in { $pod }.
event-pod-left = { $actor } steigt aus { $pod }.
    .you = Du steigst aus { $pod }.
event-pod-thrown-out = Ein Eindringling kommt herein: { $actor } muss aus { $pod } heraus.
    .you = Ein Eindringling kommt herein: Du musst aus { $pod } heraus.
event-pod-launched = { $pod } startet.
event-boarding-failed = { $actor } kommt in keine Kapsel.
    .you = Du kommst in keine Kapsel.
event-evacuated = { $actor } verlässt das Schiff in { $pod }.
    .you = Du verlässt das Schiff in { $pod }.
event-hibernation-failed = { $actor } kommt nicht in den Kälteschlaf.
    .you = Du kommst nicht in den Kälteschlaf.
event-hibernated = { $actor } legt sich in den Kälteschlaf.
    .you = Du legst dich in den Kälteschlaf.
event-airlock-started = { $room-in } beginnt die Schleusung. Bleiben die Türen zu, stirbt alles darin, sobald alle gepasst haben.
event-airlock-aborted = Die Schleusung { $room-in } wird abgebrochen.
event-airlock-fired = { $room-nominative } wird ins All entlüftet.
event-everyone-passes = { $actor } lässt alle passen. In der kommenden Ereignisphase greift kein Eindringling an.
    .you = Du lässt alle passen. In der kommenden Ereignisphase greift kein Eindringling an.

## Ereigniskarten

event-event-drawn = Ereignis: { $event }. { $effect }
event-event-for-direction = Das Ereignis „{ $event }“ zeigt den Weg: Gang { $number }.
event-event-removed = Das Ereignis „{ $event }“ verlässt das Spiel; der Ereignisstapel wird gemischt.
event-event-returned = Das Ereignis „{ $event }“ wird in den Stapel zurückgemischt.
event-event-discarded = Das Ereignis „{ $event }“ wird abgelegt.
event-items-burned = { $room-in } vernichtet das Feuer alle Gegenstände.
event-eggs-opened = { $eggs ->
    [one] { $room-in } schlüpft etwas aus einem Ei.
   *[other] { $room-in } schlüpft etwas aus den Eiern.
}
event-engine-shaken = Der Kampfwürfel für Triebwerk { $engine }: { $face ->
    [one] ein Treffer
    [two] zwei Treffer
   *[other] kein Treffer
}.
event-engine-flipped = Triebwerk { $engine } ändert seinen Zustand; niemand sieht, in welchen.
event-weakness-lost = Sie haben gelernt: Die Schwäche { $weakness } ({ $slot }) ist für immer verloren.
event-cards-kept-back = { $cards ->
    [one] In der nächsten Runde ziehen alle 1 Karte weniger.
   *[other] In der nächsten Runde ziehen alle { $cards } Karten weniger.
}

## Alarme

event-alert-revealed = Alarm: { $alert }. { $task }
event-activated = { $actor } tut { $room-in } etwas gegen den Alarm „{ $alert }“{ $needed ->
        [0] {""}
        [one] {""}
       *[other] : { $made } von { $needed }
    }.
    .you = Du tust { $room-in } etwas gegen den Alarm „{ $alert }“{ $needed ->
        [0] {""}
        [one] {""}
       *[other] : { $made } von { $needed }
    }.
event-alert-stage = Die erste Stufe des Alarms „{ $alert }“ ist geschafft.
event-alert-fulfilled = Die Aufgabe des Alarms „{ $alert }“ ist erfüllt.
event-alert-closed = Der Alarm „{ $alert }“ ist vorbei.
event-alert-failed = Die Aufgabe des Alarms „{ $alert }“ wurde nicht rechtzeitig erfüllt.
event-sample-placed = { $room-in } liegt eine Probe.
event-sample-due = { $tile-in } liegt eine Probe, wo immer das ist.
event-sample-removed = Die Probe wird nicht mehr gebraucht.
event-shuttle-time-moved = { $to ->
    [0] Die Zeit für den Alarm ist um.
    [one] Noch 1 Runde für den Alarm.
   *[other] Noch { $to } Runden für den Alarm.
}

## In einer Anlage

event-power-turned = { $on ->
    [yes] { $circuit }: Strommarker { $number } geht an.
   *[no] { $circuit }: Strommarker { $number } geht aus.
}
event-power-swapped = Zwei Strommarker tauschen die Plätze: { $a }, { $b }.
event-backup-switched = { $on ->
    [yes] Der Notstrom ist an.
   *[no] Der Notstrom ist aus.
}
event-glowing = { $actor } ist bis zum Ende der Runde im Licht.
    .you = Du bist bis zum Ende der Runde im Licht.
event-learned = { $actor } hat jetzt { $level } Wissen.
    .you = Du hast jetzt { $level } Wissen.
event-insight-active = Der Wissensmarker { $actor-genitive } ist jetzt aktiv.
    .you = Dein Wissensmarker ist jetzt aktiv.
event-elevator-moved = Der Aufzug hält hier: { $to }.
event-computer-shown = Der Computer bietet jetzt an, mit { $card }: { $actions }.
event-computer-shuffled = Die Computerkarten werden gemischt.
event-timing-seen = { $actor } sieht CSS-Marker { $number }: { $token }.
    .you = Du siehst CSS-Marker { $number }: { $token }.
event-timing-peeked = { $actor } sieht sich CSS-Marker { $number } an.
    .you = Du siehst dir CSS-Marker { $number } an.
event-timing-shown = CSS-Marker { $number } wird aufgedeckt. { $effect }
event-timing-shifted = CSS-Marker { $number } kommt auf Feld { $to } der Zeitleiste.
event-contingency-seen = { $actor } sieht Notfallmarker { $number }, { $token }. { $effect }
    .you = Du siehst Notfallmarker { $number }, { $token }. { $effect }
event-contingency-peeked = { $actor } sieht sich Notfallmarker { $number } an.
    .you = Du siehst dir Notfallmarker { $number } an.
event-contingency-shown = Notfallmarker { $number } wird aufgedeckt: { $token }. { $effect }
event-contingency-taken = { $actor } nimmt Notfallmarker { $number }.
    .you = Du nimmst Notfallmarker { $number }.
event-contingency-returned = Notfallmarker { $number } { $actor-genitive } kommt zu den neutralen zurück.
    .you = Dein Notfallmarker { $number } kommt zu den neutralen zurück.
event-procedure-started = { $slot ->
    [0] Der Alarm beginnt: Er beendet das Spiel mit dem letzten Feld der Zeitleiste. Der Isolationsraum ist offen.
   *[other] Der Alarm beginnt: Das Spiel endet, wenn der Zeitmarker Feld { $slot } verlässt. Der Isolationsraum ist offen.
}
event-autodestruction-armed = Die Selbstzerstörung lässt sich nicht mehr stoppen.
event-gate-opened = Das Haupttor öffnet sich, für immer.
event-rover-moved = { $room ->
    [yes] Der Rover fährt dorthin: { $to }.
   *[no] Der Rover fährt zum Bunker.
}
event-bunker-reached = { $actor } ist im Bunker in Sicherheit.
    .you = Du bist im Bunker in Sicherheit.
event-walk-failed = { $actor } kommt nicht weg.
    .you = Du kommst nicht weg.
event-locked-in = { $actor } hat sich eingeschlossen.
    .you = Du hast dich eingeschlossen und bist vorerst sicher.
event-locking-in-failed = { $actor } kommt nicht hinein.
    .you = Du kommst nicht hinein.
event-ammo-lost = { $actor } verliert Munition: { $weapon }, noch { $left }.
    .you = Du verlierst Munition: { $weapon }, noch { $left }.
event-item-buried = { $actor } legt { $item-accusative } unter den Stapel: { $deck }.
    .you = Du legst { $item-accusative } unter den Stapel: { $deck }.
event-item-put-back = { $actor } legt einen Gegenstand unter seinen Stapel: { $deck }.
    .you = Du legst einen Gegenstand unter seinen Stapel: { $deck }.
event-markers-lost = Marker verlassen den Vorrat für immer. { $fire ->
    [one] 1 Feuermarker
   *[other] { $fire } Feuermarker
}, { $malfunction ->
    [one] 1 Defektmarker
   *[other] { $malfunction } Defektmarker
}.
event-object-shelved = Auf der Labortafel liegt jetzt { $object ->
    [corpse] eine Leiche
    [egg] ein Ei
   *[carcass] ein Kadaver
}: { $slot }.
event-use-spent = { $actor } benutzt { $item-accusative }: { $left ->
        [0] damit aufgebraucht.
        [one] reicht noch 1-mal.
       *[other] reicht noch { $left }-mal.
    }
    .you = Du benutzt { $item-accusative }: { $left ->
        [0] damit aufgebraucht.
        [one] reicht noch 1-mal.
       *[other] reicht noch { $left }-mal.
    }
event-uses-restored = { $actor } füllt wieder auf: { $item } reicht noch { $now }-mal.
    .you = Du füllst wieder auf: { $item } reicht noch { $now }-mal.
event-noise-skipped = { $actor } macht kein Geräusch.
    .you = Du machst kein Geräusch.
event-darkness-ignored = { $actor } macht das Dunkel nichts aus.
    .you = Dir macht das Dunkel nichts aus.
event-light-used = { $actor } macht Licht.
    .you = Du machst Licht.
event-attack-redirected = { $actor } bleibt unbemerkt; der Angriff trifft { $target-accusative }.
    .you = Du bleibst unbemerkt; der Angriff trifft { $target-accusative }.
event-intruder-drawn = { $intruder } kommt { $to-into }, vom Blut angelockt.
event-shell-scanned = { $infected ->
        [yes] { $actor } zieht eine infizierte Karte.
       *[no] { $actor } zieht eine saubere Karte.
    }
    .you = { $infected ->
        [yes] Du ziehst eine infizierte Karte.
       *[no] Du ziehst eine saubere Karte.
    }
event-facility-purged = Die Anlage wird gesäubert. Alle darin, die sich nicht eingeschlossen haben, sterben.
event-facility-destroyed = Die Anlage ist zerstört.

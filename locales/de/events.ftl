### Was geschehen ist. `.you` ist die Form für die Figur dessen, der es hört.

## Aufbau und Runden

event-character-drafted = { $actor } spielt { $character-accusative }.
    .you = Du spielst { $character-accusative }.
event-draft-drawn = { $actor } zieht zwei Figuren zur Auswahl: { $cards }.
    .you = Du ziehst zwei Figuren zur Auswahl: { $cards }.
# $deck ist der Stapel, aus dem beide kommen, wenn jemand allein spielt.
event-objectives-dealt = { $deck ->
        [coop] { $actor } hat die Ziele „{ $corporate }“ und „{ $personal }“.
       *[other] { $actor } hat die Ziele „{ $corporate }“ (Konzern) und „{ $personal }“ (persönlich).
    }
    .you = { $deck ->
        [coop] Deine Ziele sind „{ $corporate }“ und „{ $personal }“. Eines davon wirst du behalten.
       *[other] Deine Ziele sind „{ $corporate }“ (Konzern) und „{ $personal }“ (persönlich). Eines davon wirst du behalten.
    }
event-requirement-dealt = { $actor } erhält diesen Auftrag: { $requirement }.
    .you = Du erhältst diesen Auftrag: { $requirement }.
event-requirement-taken = { $actor } erhält einen Auftrag.
event-objectives-taken = { $actor } bekommt zwei Ziele.
event-common-objective = Alle haben dieses Ziel: „{ $objective }“
event-turn-began = Runde { $turn } beginnt.
event-cards-drawn = { $count ->
        [one] { $actor } zieht 1 Karte.
       *[other] { $actor } zieht { $count } Karten.
    }
    .you = { $count ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $count } Karten.
    }
event-card-drawn = { $actor } zieht: { $card }.
    .you = Du ziehst: { $card }.
event-deck-reshuffled = { $actor } mischt den Ablagestapel zu einem neuen Stapel.
    .you = Du mischst deinen Ablagestapel zu einem neuen Stapel.
event-first-player = { $actor } ist jetzt Startspieler.
    .you = Du bist jetzt Startspieler.
event-round-began = { $actor } ist am Zug.
    .you = { $dead ->
        [yes] Du bist am Zug: Spiel eine Karte oder passe.
       *[no] Du bist am Zug: bis zu zwei Aktionen.
    }
event-passed = { $actor } passt.
    .you = Du passt.
event-card-discarded = { $actor } legt ab: { $card }.
    .you = Du legst ab: { $card }.
# Sie liegt offen, aber ob sie infiziert ist, zeigt nur der Scanner.
event-contamination-discarded = { $actor } legt eine Verseuchungskarte ab.
    .you = Du legst eine Verseuchungskarte ab.
event-player-phase-ended = Alle haben gepasst. Die Ereignisphase beginnt.
event-time-moved = { $to ->
    [0] Die Zeit ist um: Das Schiff springt.
    [one] Noch 1 Runde bis zum Sprung.
   *[other] Noch { $to } Runden bis zum Sprung.
}
event-self-destruct-started = Die Selbstzerstörung läuft.
event-self-destruct-stopped = Die Selbstzerstörung ist gestoppt.
event-self-destruct-moved = { $to ->
    [0] Die Selbstzerstörung ist abgelaufen.
    [one] Selbstzerstörung: noch 1 Runde, bis das Schiff explodiert.
   *[other] Selbstzerstörung: noch { $to } Runden, bis das Schiff explodiert.
}
event-shared-deck-reshuffled = { $deck ->
    [events] Der Ereignisstapel wird neu gemischt.
    [attacks] Der Angriffsstapel wird neu gemischt.
    [wounds] Der Stapel der schweren Wunden wird neu gemischt.
    [panic] Der Panikstapel wird neu gemischt.
    [red] Der rote Gegenstandsstapel wird neu gemischt.
    [yellow] Der gelbe Gegenstandsstapel wird neu gemischt.
    [green] Der grüne Gegenstandsstapel wird neu gemischt.
   *[other] Die gebauten Gegenstände werden neu gemischt.
}
event-taken-back = { $agreed ->
        [yes] { $steps ->
            [one] { $actor } nimmt eine Wahl zurück, mit allem, was daraus folgte; alle waren einverstanden.
           *[other] { $actor } nimmt { $steps } Entscheidungen zurück, mit allem, was daraus folgte; alle waren einverstanden.
        }
       *[no] { $steps ->
            [one] { $actor } nimmt eine Wahl zurück.
           *[other] { $actor } nimmt { $steps } Entscheidungen zurück.
        }
    }
    .you = { $agreed ->
        [yes] { $steps ->
            [one] Du nimmst eine Wahl zurück, mit allem, was daraus folgte; alle waren einverstanden.
           *[other] Du nimmst { $steps } Entscheidungen zurück, mit allem, was daraus folgte; alle waren einverstanden.
        }
       *[no] { $steps ->
            [one] Du nimmst eine Wahl zurück.
           *[other] Du nimmst { $steps } Entscheidungen zurück.
        }
    }

## Aktionen

event-action-taken = { $kind ->
        [basic] { $actor } macht eine Aktion: { $action }.
        [card] { $actor } spielt „{ $action }“.
        [item] { $actor } benutzt { $action-accusative }.
        [mutation] { $actor } setzt eine Mutation ein.
        [computer] { $actor } nutzt den Computer.
       *[room] { $actor } nutzt den Raum: { $action }.
    }
    .you = { $kind ->
        [basic] Du machst eine Aktion: { $action }.
        [card] Du spielst „{ $action }“.
        [item] Du benutzt { $action-accusative }.
        [mutation] Du setzt deine Mutation ein.
        [computer] Du nutzt den Computer.
       *[room] Du nutzt den Raum: { $action }.
    }
event-card-paid = { $actor } bezahlt mit „{ $card }“.
    .you = Du bezahlst mit „{ $card }“.
event-window-opened = { $window ->
    [objectives] Alle behalten jetzt ein Ziel.
    [interrupt] Unterbrechen könnte: { $seats }.
    [surprise] Den Überraschungsangriff ignorieren könnte: { $seats }.
    [attack] Den Angriff ignorieren könnte: { $seats }.
    [turn] Den Angriff auf andere lenken könnte: { $seats }.
    [claim] Nehmen, was übrig blieb, könnte: { $seats }.
    [round] Noch einen Zug nehmen könnte: { $seats }.
    [stillness] Sich tot stellen könnte: { $seats }.
    [follow] Mitgehen könnte: { $seats }.
    [ride] Mitfahren könnte: { $seats }.
    [launch] In einer Kapsel entkommen könnte: { $seats }.
    [light] Licht machen könnte: { $seats }.
    [redirect] Jemand anderen angreifen lassen könnte: { $seats }.
    [appease] Etwas gegen den Angriff hergeben könnte: { $seats }.
    [darkness] Ignorieren, was das Ereignis ohne Strom tut, könnte: { $seats }.
    [skip-noise] Überhört werden könnte: { $seats }.
    [advantage] Mehr aus dem Schuss machen könnte: { $seats }.
   *[noise] Den Geräuschwurf wiederholen könnte: { $seats }.
}
event-interrupted = { $actor } unterbricht { $other-accusative }.
    .you = Du unterbrichst { $other-accusative }.
event-action-cancelled = Die Aktion { $actor-genitive } wird abgebrochen; bezahlt bleibt bezahlt.
    .you = Deine Aktion wird abgebrochen; bezahlt bleibt bezahlt.
event-consented = { $agreed ->
        [yes] { $actor } stimmt zu.
       *[no] { $actor } lehnt ab.
    }
    .you = { $agreed ->
        [yes] Du stimmst zu.
       *[no] Du lehnst ab.
    }
event-seized = { $actor } nutzt die Gelegenheit: { $possibility }.
    .you = Du nutzt die Gelegenheit: { $possibility }.
event-came-about = Es tritt ein: { $possibility }.
event-hourglass-turned = Die Sanduhr wird umgedreht.
event-hourglass-named = { $actor } hat die Sanduhr und nennt { $room-accusative }: Dort wird auf Geräusche gewürfelt.
    .you = Du hast die Sanduhr und nennst { $room-accusative }: Dort wird auf Geräusche gewürfelt.
event-item-used = Es wirkt: { $actor } hat { $item-accusative } benutzt.
    .you = Es wirkt: Du hast { $item-accusative } benutzt.
event-item-discarded = { $actor } legt { $item-accusative } ab.
    .you = Du legst { $item-accusative } ab.
event-item-dropped = { $actor } lässt { $item-accusative } fallen; die Karte wird abgelegt.
    .you = Du lässt { $item-accusative } fallen; die Karte wird abgelegt.
event-object-dropped = { $actor } lässt { $room-in } { $thing-accusative } fallen.
    .you = Du lässt { $room-in } { $thing-accusative } fallen.
event-object-picked = { $actor } hebt { $room-in } { $thing-accusative } auf.
    .you = Du hebst { $room-in } { $thing-accusative } auf.

## Bewegung, Erkundung, Geräusche

event-moved = { $way ->
        [corridor] { $actor } geht { $to-into }.
        [duct] { $actor } kriecht durch die Technikgänge { $to-into }.
        [link] { $actor } wechselt hinüber: { $to }.
        [elevator] { $actor } fährt mit dem Aufzug { $to-into }.
       *[hull] { $actor } geht außen am Schiff entlang { $to-into }.
    }
    .you = { $way ->
        [corridor] Du gehst { $to-into }.
        [duct] Du kriechst durch die Technikgänge { $to-into }.
        [link] Du wechselst hinüber: { $to }.
        [elevator] Du fährst mit dem Aufzug { $to-into }.
       *[hull] Du gehst außen am Schiff entlang { $to-into }.
    }
event-room-explored = { $actor } erforscht Raum { $number }: { $tile }.
    .you = Du erforschst Raum { $number }: { $tile }.
event-token-revealed = Der Erkundungsmarker zeigt: { $token }.
event-discovery-revealed = Der Entdeckungsmarker zeigt: { $token }.
event-object-found = { $room }: Hier liegt { $thing }.
event-items-counted = { $items ->
    [0] { $room-in } ist nichts mehr zu finden.
    [one] { $room-in } ist noch 1 Gegenstand zu finden.
   *[other] { $room-in } sind noch { $items } Gegenstände zu finden.
}
event-noise-rolled = { $actor } würfelt auf Geräusche: { $face ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [silence] Stille
       *[danger] Gefahr
    }.
    .you = Du würfelst auf Geräusche: { $face ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [silence] Stille
       *[danger] Gefahr
    }.
event-noise-rerolled = { $actor } würfelt noch einmal auf Geräusche.
    .you = Du würfelst noch einmal auf Geräusche.
event-noise-placed = Ein Geräusch { $place-in }.
event-noise-removed = Das Geräusch { $place-in } ist weg.
event-danger-heard = Gefahr { $room-in }: Eindringlinge von nebenan kommen herein, oder jeder Gang ringsum bekommt ein Geräusch.
event-silence = { $room-in } bleibt alles still.

## Türen, Feuer, Defekte, Schleim

event-door-closed = Die Tür { $corridor-in } schließt sich.
event-door-opened = Die Tür { $corridor-in } öffnet sich.
event-door-destroyed = Die Tür { $corridor-in } wird zerstört.
event-door-taken = Die Tür { $corridor-in } wird weggenommen, weil sie anderswo gebraucht wird.
event-fire-placed = { $room-in } bricht Feuer aus.
event-fire-removed = Das Feuer { $room-in } ist aus.
event-malfunction-placed = Defekt { $room-in }.
event-malfunction-removed = Der Defekt { $room-in } ist behoben.
event-slimed = { $actor } ist mit Schleim bedeckt.
    .you = Du bist mit Schleim bedeckt: Stille zählt für dich als Gefahr.
event-slime-removed = { $actor } ist den Schleim los.
    .you = Du bist den Schleim los.

## Eindringlinge

event-encounter-began = Begegnung { $room-in }!
event-token-drawn = Aus dem Eindringlingsbeutel kommt: { $token }.
event-token-to-bag = In den Eindringlingsbeutel geht: { $token }.
event-token-to-supply = Zur Seite gelegt wird: { $token }.
event-hidden-token-to-bag = Ein Marker kommt ungesehen in den Beutel.
event-token-removed = Endgültig aus dem Spiel ist: { $token }.
event-intruder-placed = { $intruder } taucht { $room-in } auf.
event-intruder-moved = { $intruder } kommt { $from-from } { $to-into }.
event-intruder-stopped = { $intruder } prallt gegen die geschlossene Tür { $corridor-in }.
event-intruder-vanished = { $intruder } verschwindet { $room-from }.
event-intruder-removed = { $intruder } ist nicht mehr { $room-in }.
event-intruder-stayed = { $intruder } passt nicht in die Technikschächte und bleibt.
event-intruder-transformed = { $from } verwandelt sich in { $to-accusative }.
event-intruder-healed = { $injuries ->
    [one] { $intruder } erholt sich von 1 Verletzung.
   *[other] { $intruder } erholt sich von { $injuries } Verletzungen.
}
event-no-miniature = { $kind-gender ->
    [feminine] Keine weitere { $kind } kann erscheinen.
   *[masculine] Kein weiterer { $kind } kann erscheinen.
}
event-surprise-checked = { $attack ->
        [yes] Überraschungsangriff auf { $actor-accusative }
       *[no] { $actor } wird nicht überrascht
    }: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $number } auf dem Marker.
    .you = { $attack ->
        [yes] Überraschungsangriff auf dich
       *[no] Du wirst nicht überrascht
    }: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $number } auf dem Marker.
event-attack-began = { $intruder } greift { $target-accusative } an.
event-attack-card-drawn = Angriffskarte: { $card }.
event-attack-hit = { $intruder } trifft { $target-accusative }: { $card }.
event-attack-missed = { $intruder } verfehlt { $target-accusative }.
event-attack-ignored = { $actor } ignoriert den Angriff.
    .you = Du ignorierst den Angriff.
event-larva-infested = Eine Larve befällt { $actor-accusative }.
    .you = Eine Larve befällt dich.
event-egg-added = { $eggs ->
    [one] Ein neues Ei ist gelegt: 1 Ei im Nest.
   *[other] Ein neues Ei ist gelegt: { $eggs } Eier im Nest.
}
event-egg-destroyed = { $room-in } wird ein Ei zerstört.
event-egg-hatched = { $eggs ->
    [0] Aus einem Ei schlüpft eine Larve; keines bleibt im Nest.
    [one] Aus einem Ei schlüpft eine Larve; 1 Ei bleibt im Nest.
   *[other] Aus einem Ei schlüpft eine Larve; { $eggs } Eier bleiben im Nest.
}
event-nest-destroyed = Das Nest ist zerstört.

## Kampf und Wunden

event-combat-rolled = { $actor } wirft den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Larven und Schleicher
        [adult] das reicht gegen Erwachsene und Schwächere
        [one] ein Treffer
        [pay-one] eine Verletzung, für eine Karte
        [one-or-two] eine Verletzung, oder zwei für eine Karte
       *[two] zwei Treffer
    }.
    .you = Du wirfst den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Larven und Schleicher
        [adult] das reicht gegen Erwachsene und Schwächere
        [one] ein Treffer
        [pay-one] eine Verletzung, für eine Karte
        [one-or-two] eine Verletzung, oder zwei für eine Karte
       *[two] zwei Treffer
    }.
event-combat-rerolled = { $actor } wirft den Kampfwürfel noch einmal.
    .you = Du wirfst den Kampfwürfel noch einmal.
event-ammo-spent = { $actor } schießt mit { $weapon-dative }: noch { $left } Munition.
    .you = Du schießt mit { $weapon-dative }: noch { $left } Munition.
event-ammo-loaded = { $actor } lädt { $weapon-accusative }: jetzt { $now } Munition.
    .you = Du lädst { $weapon-accusative }: jetzt { $now } Munition.
event-shot-missed = { $actor } richtet keinen Schaden an.
    .you = Du richtest keinen Schaden an.
event-injured = { $cause ->
    [fire] Feuer verbrennt { $intruder-accusative }
    [shot] Der Schuss trifft { $intruder-accusative }
    [melee] Der Schlag trifft { $intruder-accusative }
    [throw] Die Explosion trifft { $intruder-accusative }
    [phosphates] Die Phosphate verätzen { $intruder-accusative }
    [stun] Der Stromschlag trifft { $intruder-accusative }
    [turret] Das Geschütz trifft { $intruder-accusative }
    [defense] Die Abwehr trifft { $intruder-accusative }
   *[other] Es trifft { $intruder-accusative }
}: { $injuries ->
    [one] 1 Verletzung.
   *[other] { $injuries } Verletzungen.
}
event-blood-read = Verletzungskarte für { $intruder-accusative }: { $blood }.
event-intruder-killed = { $intruder } stirbt { $room-in }.
event-intruder-survived = { $intruder } überlebt.
event-carcass-left = { $room-in } liegt ein Kadaver.
event-retreat-began = { $intruder } zieht sich durch Gang { $number } zurück.
event-light-wound = { $actor } erleidet eine leichte Wunde ({ $cause ->
        [attack] durch einen Angriff
        [fire] durch das Feuer
        [bleeding] durch eine Blutung
        [surgery] durch die Operation
        [panic] in Panik
        [mutation] durch eine Mutation
        [blood] durch ätzendes Blut
        [frailty] seit Langem
        [rush] durch zu viel Eile
        [scan] durch den Scan
        [turret] durch ein Geschütz
        [event] durch ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] durch die Abwehr des Raums
        [acid] durch Säure in einer Wunde
       *[other] durch einen Unfall
    }).
    .you = Du erleidest eine leichte Wunde ({ $cause ->
        [attack] durch einen Angriff
        [fire] durch das Feuer
        [bleeding] durch eine Blutung
        [surgery] durch die Operation
        [panic] in Panik
        [mutation] durch eine Mutation
        [blood] durch ätzendes Blut
        [frailty] seit Langem
        [rush] durch zu viel Eile
        [scan] durch den Scan
        [turret] durch ein Geschütz
        [event] durch ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] durch die Abwehr des Raums
        [acid] durch Säure in einer Wunde
       *[other] durch einen Unfall
    }): jetzt { $now ->
        [one] 1 leichte Wunde.
       *[other] { $now } leichte Wunden.
    }
event-serious-wound = { $actor } erleidet eine schwere Wunde: { $wound }.
    .you = Du erleidest eine schwere Wunde: { $wound }.
event-wound-dressed = Die Wunde { $actor-genitive } ist verbunden: { $wound }.
    .you = Deine Wunde ist verbunden: { $wound }.
event-wound-healed = Die Wunde { $actor-genitive } ist geheilt: { $wound }.
    .you = Deine Wunde ist geheilt: { $wound }.
event-light-healed = { $now ->
        [0] { $actor } hat keine leichte Wunde mehr.
        [one] { $actor } hat noch 1 leichte Wunde.
       *[other] { $actor } hat noch { $now } leichte Wunden.
    }
    .you = { $now ->
        [0] Du hast keine leichte Wunde mehr.
        [one] Du hast noch 1 leichte Wunde.
       *[other] Du hast noch { $now } leichte Wunden.
    }
event-died = { $actor } stirbt ({ $cause ->
        [attack] von einem Eindringling getötet
        [fire] verbrannt
        [melee] im Nahkampf unterlegen
        [bleeding] verblutet
        [surgery] auf dem Operationstisch
        [throw] in der Explosion
        [larva] eine Larve brach hervor
        [airlock] ins All gesogen
        [jump] beim Sprung wach gewesen
        [explosion] das Schiff ist explodiert
        [wrong-course] das Schiff flog an den falschen Ort
        [contamination] verseucht
        [insanity] Wahnsinn
        [panic] Panik
        [mutation] die Mutation
        [blood] ätzendes Blut
        [shutdown] die Energie ist verbraucht
        [rush] zu viel Eile
        [scan] der Scan
        [turret] von einem Geschütz erschossen
        [alert] ein Alarm ist fehlgeschlagen
        [purge] die Anlage wurde gesäubert
        [contingency] der Notfallplan des Konzerns
        [event] ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] die Abwehr des Raums
        [acid] Säure in einer Wunde
        [left-behind] vom Shuttle zurückgelassen
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
        [airlock] ins All gesogen
        [jump] beim Sprung wach gewesen
        [explosion] das Schiff ist explodiert
        [wrong-course] das Schiff flog an den falschen Ort
        [contamination] verseucht
        [insanity] Wahnsinn
        [panic] Panik
        [mutation] die Mutation
        [blood] ätzendes Blut
        [shutdown] die Energie ist verbraucht
        [rush] zu viel Eile
        [scan] der Scan
        [turret] von einem Geschütz erschossen
        [alert] ein Alarm ist fehlgeschlagen
        [purge] die Anlage wurde gesäubert
        [contingency] der Notfallplan des Konzerns
        [event] ein Ereignis
        [launch] aus der Kapsel geworfen
        [defense] die Abwehr des Raums
        [acid] Säure in einer Wunde
        [left-behind] vom Shuttle zurückgelassen
       *[other] ein Unfall
    }).
event-items-lost = Die Gegenstände { $actor-genitive } verlassen das Spiel.
    .you = Deine Gegenstände verlassen das Spiel.
event-revived = { $actor } lebt wieder, { $room-in }: leichte Wunden weg, schwere verbunden.
    .you = Du lebst wieder, { $room-in }: Deine leichten Wunden sind weg, deine schweren verbunden.

## Verseuchung

event-contamination-taken = { $actor } nimmt eine Verseuchungskarte.
    .you = Du nimmst eine Verseuchungskarte.
event-contamination-scanned = { $infected ->
        [yes] { $actor } scannt eine Verseuchungskarte: infiziert!
       *[no] { $actor } scannt eine Verseuchungskarte: sauber.
    }
    .you = { $infected ->
        [yes] Du scannst eine Verseuchungskarte: infiziert!
       *[no] Du scannst eine Verseuchungskarte: sauber.
    }
event-contamination-removed = { $count ->
        [one] { $actor } ist 1 Verseuchungskarte los.
       *[other] { $actor } ist { $count } Verseuchungskarten los.
    }
    .you = { $count ->
        [one] Du bist 1 Verseuchungskarte los.
       *[other] Du bist { $count } Verseuchungskarten los.
    }
event-larva-grown = Eine Larve wächst heran in { $actor-dative }.
    .you = Eine Larve wächst in dir heran.
event-larva-removed = Die Larve { $actor-genitive } ist entfernt.
    .you = Die Larve in dir ist entfernt.

## Wahnsinn und Panik

event-insanity-changed = Der Wahnsinn { $actor-genitive } steht jetzt auf Stufe { $level }.
    .you = Dein Wahnsinn steht jetzt auf Stufe { $level }.
event-rested = { $actor } ruht sich aus: { $rest ->
        [lower] der Wahnsinn wird gesenkt
        [scan] die Verseuchung der Hand wird gescannt
        [both] der Wahnsinn wird gesenkt und die Verseuchung der Hand gescannt
       *[neither] weder wird der Wahnsinn gesenkt noch gescannt
    }.
    .you = Du ruhst dich aus: { $rest ->
        [lower] du senkst deinen Wahnsinn
        [scan] du scannst die Verseuchung deiner Hand
        [both] du senkst deinen Wahnsinn und scannst die Verseuchung deiner Hand
       *[neither] du senkst weder deinen Wahnsinn noch scannst du
    }.
event-panic-drawn = { $actor } gerät in Panik: { $card }. Ab Stufe { $value }: { $effect }
    .you = Du gerätst in Panik: { $card }. Ab Stufe { $value }: { $effect }
event-panic-cancelled = { $actor } wird beruhigt; die Karte { $card } bewirkt nichts.
    .you = Du wirst beruhigt; die Karte { $card } bewirkt nichts.
event-card-lost = Die Karte { $card } { $actor-genitive } verlässt das Spiel.
    .you = Deine Karte { $card } verlässt das Spiel.
event-wound-ignored = { $actor } beachtet eine schwere Wunde nicht: { $wound }.
    .you = Du beachtest eine schwere Wunde nicht: { $wound }.
event-energy-spent = { $left ->
    [0] Die Maschine { $actor-genitive } hat keine Energie mehr.
   *[other] Die Maschine { $actor-genitive } hat noch { $left } Energie.
}
    .you = { $left ->
        [0] Deine Maschine hat keine Energie mehr.
       *[other] Deine Maschine hat noch { $left } Energie.
    }
event-attack-turned = { $actor } lenkt den Angriff auf { $target-accusative }.
    .you = Du lenkst den Angriff auf { $target-accusative }.
event-leftover-claimed = { $actor } nimmt, was die Suche übrig gelassen hat.
    .you = Du nimmst, was die Suche übrig gelassen hat.
event-round-added = { $actor } nimmt noch einen Zug.
    .you = Du nimmst noch einen Zug.
event-played-dead = { $actor } stellt sich tot; nichts greift in diesem Schritt an.
    .you = Du stellst dich tot; nichts greift dich in diesem Schritt an.
event-item-turned-back = { $actor } muss sich das neu besorgen: { $item }.
    .you = Du musst dir das neu besorgen: { $item }.
event-freed = { $actor } ist das los: { $item }.
    .you = Du bist das los: { $item }.
event-course-exchanged = { $actor } tauscht die Koordinatenkarte aus. Was man von ihr wusste, gilt nicht mehr.
    .you = Du tauschst die Koordinatenkarte aus. Was man von ihr wusste, gilt nicht mehr.
event-deck-looked-through = { $actor } durchsucht { $deck-accusative } nach etwas.
    .you = Du durchsuchst { $deck-accusative } nach etwas.
event-deck-held = { $actor } sieht im Stapel ({ $deck }): { $copies } × { $item }.
    .you = Du siehst im Stapel ({ $deck }): { $copies } × { $item }.
event-codes-unlocked = { $actor } schaltet Zugangscodes frei; welche, erfährt sonst niemand.
    .you = Du schaltest Zugangscodes frei; welche, erfährt sonst niemand.
event-drone-given = { $actor } lässt die Drohne { $other-accusative } beobachten.
    .you = Du lässt die Drohne { $other-accusative } beobachten.
event-drone-returned = { $actor } ist nicht mehr an Bord; die Drohne fliegt zurück.
    .you = Du bist nicht mehr an Bord; die Drohne fliegt zurück.
event-mind-read = { $actor } liest die Gedanken { $other-genitive }: infizierte Karten { $infected }, saubere { $clean }.
    .you = Du liest die Gedanken { $other-genitive }: infizierte Karten { $infected }, saubere { $clean }.
event-mind-scanned = { $actor } scannt die Gedanken { $other-genitive }.
    .you = Du scannst die Gedanken { $other-genitive }.
event-companion-moved = Die Begleiterin { $actor-genitive } geht in einen anderen Raum: { $room }.
    .you = Deine Begleiterin geht in einen anderen Raum: { $room }.
event-companion-called = Die Begleiterin { $actor-genitive } ist wieder da.
    .you = Deine Begleiterin ist wieder da.
event-companion-lost = Die Begleiterin { $actor-genitive } verlässt das Spiel.
    .you = Deine Begleiterin verlässt das Spiel.
event-delegated = { $actor } lässt { $other-accusative } den Raum nutzen.
    .you = Du lässt { $other-accusative } den Raum nutzen.
event-wound-undressed = { $actor } reißt einen Verband ab; die Wunde wirkt wieder: { $wound }.
    .you = Du reißt einen Verband ab; die Wunde wirkt wieder: { $wound }.
event-insanity-checked = { $actor } hat { $cards ->
        [one] 1 Verseuchungskarte
       *[other] { $cards } Verseuchungskarten
    } und endet auf Stufe { $level } des Wahnsinns.
    .you = Du hast { $cards ->
        [one] 1 Verseuchungskarte
       *[other] { $cards } Verseuchungskarten
    } und endest auf Stufe { $level } des Wahnsinns.

## Mutation und Fressen

event-mutations-seen = { $actor } sieht die Mutationen { $cards }.
    .you = Du siehst die Mutationen { $cards }.
event-mutation-kept = { $actor } behält die Mutation { $card }. { $effect }
    .you = Du behältst die Mutation { $card }. { $effect }
event-mutation-gained = { $actor } verändert sich und behält eine von zwei Mutationskarten.
    .you = Du veränderst dich und behältst eine von zwei Mutationskarten.
event-mutation-marked = { $actor } hat jetzt { $markers ->
        [one] 1 Mutationsmarker
       *[other] { $markers } Mutationsmarker
    }.
    .you = Du hast jetzt { $markers ->
        [one] 1 Mutationsmarker
       *[other] { $markers } Mutationsmarker
    }; der vierte tötet.
event-mutation-scanned = { $actor } scannt eine Verseuchungskarte: { $infected ->
        [yes] infiziert
       *[no] nicht infiziert
    }.
    .you = Du scannst eine Verseuchungskarte: { $infected ->
        [yes] infiziert
       *[no] nicht infiziert
    }.
event-mutation-turned-up = Die Mutation { $actor-genitive } wird aufgedeckt: { $card }. { $effect }
    .you = Deine Mutation wird aufgedeckt: { $card }. { $effect }
event-mutation-lost = { $open ->
        [yes] Die Mutationskarte { $actor-genitive } kommt zurück in ihren Stapel: { $cards }.
       *[no] Die Mutationskarte { $actor-genitive } kommt ungesehen zurück in ihren Stapel.
    }
    .you = Deine Mutationskarte kommt zurück in ihren Stapel.
event-mutation-idle = Die Mutation { $actor-genitive } bewirkt nichts.
    .you = Deine Mutation bewirkt nichts.
event-mutation-checked = { $mutated ->
        [yes] { $actor } hat sich verändert und muss ziehen.
       *[no] { $infected ->
            [0] { $actor } ist nicht infiziert.
            [one] { $actor } besitzt 1 infizierte Karte und muss ziehen.
           *[other] { $actor } besitzt { $infected } infizierte Karten und muss ziehen.
        }
    }
    .you = { $mutated ->
        [yes] Du hast dich verändert und musst ziehen.
       *[no] { $infected ->
            [0] Du bist nicht infiziert.
            [one] Du besitzt 1 infizierte Karte und musst ziehen.
           *[other] Du besitzt { $infected } infizierte Karten und musst ziehen.
        }
    }
event-fed = { $intruder } frisst { $room-in } { $food ->
        [corpse] eine Leiche
        [nest-egg] ein Ei des Nests
        [egg] ein Ei
        [carcass] einen Kadaver
        [prey] einen Artgenossen
       *[blue-corpse] die blaue Leiche
    }.
event-object-eaten = { $actor } isst { $thing-accusative }.
    .you = Du isst { $thing-accusative }.
event-adaptation-turned-up = Sie passen sich an ({ $slot }): { $adaptation }. { $effect }
event-adaptation-discarded = Die Anpassung { $adaptation } ({ $slot }) ist überwunden und verlässt das Spiel.

## Gegenstände und Tausch

event-search-began = { $actor } zieht { $deck-from }.
    .you = Du ziehst { $deck-from }.
event-items-seen = { $actor } findet { $items-accusative }.
    .you = Du findest { $items-accusative }.
event-item-gained = { $actor } nimmt { $item-accusative }.
    .you = Du nimmst { $item-accusative }.
event-item-taken = { $colour ->
        [red] { $actor } nimmt einen roten Gegenstand.
        [yellow] { $actor } nimmt einen gelben Gegenstand.
        [green] { $actor } nimmt einen grünen Gegenstand.
        [blue] { $actor } nimmt einen gebauten Gegenstand.
       *[none] { $actor } nimmt einen Gegenstand.
    }
    .you = { $colour ->
        [red] Du nimmst einen roten Gegenstand.
        [yellow] Du nimmst einen gelben Gegenstand.
        [green] Du nimmst einen grünen Gegenstand.
        [blue] Du nimmst einen gebauten Gegenstand.
       *[none] Du nimmst einen Gegenstand.
    }
event-item-declined = { $actor } lässt { $item-accusative } liegen.
    .you = Du lässt { $item-accusative } liegen.
event-item-crafted = { $actor } baut { $item-accusative }.
    .you = Du baust { $item-accusative }.
event-quest-unlocked = { $actor } schaltet einen Questgegenstand frei: { $item }.
    .you = Du schaltest einen Questgegenstand frei: { $item }.
event-item-attached = { $actor } baut { $item-accusative } an { $weapon-accusative } an.
    .you = Du baust { $item-accusative } an { $weapon-accusative } an.
event-items-taped = { $actor } bindet { $items-accusative } zusammen.
    .you = Du bindest { $items-accusative } zusammen.
event-tape-torn = Das Klebeband { $actor-genitive } reißt.
    .you = Dein Klebeband reißt.
event-hand-discarded = { $actor } legt die ganze Hand ab.
    .you = Du legst deine ganze Hand ab.
event-trade-opened = { $actor } eröffnet einen Tausch mit { $others-dative }.
    .you = Du eröffnest einen Tausch mit { $others-dative }.
event-trade-offered = { $actor } bietet { $other-dative } an: { $given } gegen { $asked }.
    .you = Du bietest { $other-dative } an: { $given } gegen { $asked }.
event-trade-offered-shadow = { $actor } macht { $other-dative } ein Angebot: { $given ->
    [0] nichts
    [one] 1 Sache
   *[other] { $given } Sachen
} gegen { $asked ->
    [0] nichts
    [one] 1 Sache
   *[other] { $asked } Sachen
}.
event-trade-accepted = { $actor } nimmt das Angebot { $other-genitive } an.
    .you = Du nimmst das Angebot { $other-genitive } an.
event-trade-refused = { $actor } lehnt das Angebot { $other-genitive } ab.
    .you = Du lehnst das Angebot { $other-genitive } ab.
event-trade-countered = { $actor } antwortet { $other-dative } mit einem Gegenangebot.
    .you = Du antwortest { $other-dative } mit einem Gegenangebot.
event-thing-given = { $actor } gibt { $other-dative } { $thing-accusative }.
    .you = Du gibst { $other-dative } { $thing-accusative }.
event-thing-given-shadow = { $colour ->
        [red] { $actor } gibt { $other-dative } einen roten Gegenstand.
        [yellow] { $actor } gibt { $other-dative } einen gelben Gegenstand.
        [green] { $actor } gibt { $other-dative } einen grünen Gegenstand.
        [blue] { $actor } gibt { $other-dative } einen gebauten Gegenstand.
       *[none] { $actor } gibt { $other-dative } einen Gegenstand.
    }
    .you = { $colour ->
        [red] Du gibst { $other-dative } einen roten Gegenstand.
        [yellow] Du gibst { $other-dative } einen gelben Gegenstand.
        [green] Du gibst { $other-dative } einen grünen Gegenstand.
        [blue] Du gibst { $other-dative } einen gebauten Gegenstand.
       *[none] Du gibst { $other-dative } einen Gegenstand.
    }
event-thing-shown = { $actor } zeigt { $other-dative } { $thing-accusative }.
    .you = Du zeigst { $other-dative } { $thing-accusative }.
event-something-shown = { $actor } zeigt { $other-dative } etwas.
event-trade-closed = Der Tausch ist vorbei.

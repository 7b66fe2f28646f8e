### Was Fähigkeiten bewirken, als Grundform: „in einen Nachbarraum gehen“.

arms-item = { $item-nominative }
    .accusative = { $item-accusative }
    .dative = { $item-dative }
arms-class = { $class ->
        [energy] eine Energiewaffe
       *[classic] eine klassische Waffe
    }
    .dative = { $class ->
        [energy] einer Energiewaffe
       *[classic] einer klassischen Waffe
    }
arms-any = eine Waffe
    .dative = einer Waffe

verb-move = { $footfall ->
    [careful] in einen Nachbarraum gehen und aussuchen, wo das Geräusch ist
    [silent] ohne Geräuschwurf in einen Nachbarraum gehen
    [shut] in einen Nachbarraum gehen und die Tür hinter dir schließen
   *[roll] in einen Nachbarraum gehen
}
verb-escape = nach nebenan fliehen; Eindringlinge hier greifen dich vorher an
verb-ducts = { $slime ->
    [yes] verschleimt werden und von einem Technikzugang zu einem anderen kriechen
   *[other] { $footfall ->
        [silent] ohne Geräuschwurf von einem Technikzugang zu einem anderen kriechen
       *[other] { $explored ->
            [yes] von einem Technikzugang zu einem anderen, erkundeten kriechen
           *[no] von einem Technikzugang zu einem anderen kriechen
        }
    }
}
verb-ducts-ambush = in einen erkundeten Raum mit Technikzugang kriechen, wo etwas wie im Dunkeln angreift: { $kind }
verb-space-walk = die Hand ablegen und außen am Schiff entlang in einen anderen { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [white] weißen
   *[none] farblosen
} Raum gehen
verb-leave = { $ammo ->
    [0] {""}
    [one] 1 Munition ausgeben, um{" "}
   *[other] { $ammo } Munition ausgeben, um{" "}
}{ $who ->
    [own] { $ammo ->
        [0] unbehelligt entkommen
       *[other] unbehelligt zu entkommen
    }
    [either] { $ammo ->
        [0] selbst unbehelligt entkommen oder jemand anderen entkommen lassen
       *[other] selbst unbehelligt zu entkommen oder jemand anderen entkommen zu lassen
    }
   *[both] { $ammo ->
        [0] selbst, mit jemand anderem oder nur der andere unbehelligt entkommen
       *[other] selbst unbehelligt zu entkommen, jemand anderen entkommen zu lassen oder beides
    }
}
verb-order = eine andere Figur hier in einen Nachbarraum schicken
verb-shoot = { $all ->
    [yes] mit aller Munition auf ein Ziel schießen, mit { $weapon-dative }
   *[no] mit { $weapon-dative } schießen
}{ $reroll ->
    [yes] {" "}und den Wurf wiederholen, wenn du willst
   *[no] {""}
}
verb-melee = { $bonus ->
    [0] mit bloßen Händen kämpfen
    [one] mit bloßen Händen kämpfen, nach einem Treffer mit 1 Verletzung mehr
   *[other] mit bloßen Händen kämpfen, nach einem Treffer mit { $bonus } Verletzungen mehr
}
verb-trade = mit denen im Raum Sachen tauschen
verb-craft = { $tool ->
    [none] aus zwei Bauteilen einen Gegenstand bauen
    [yellow] aus zwei Bauteilen einen Gegenstand bauen, mit einem gelben Gegenstand als Werkzeug
   *[other] aus zwei Bauteilen einen Gegenstand bauen, mit einem anderen Gegenstand als Werkzeug
}
verb-craft-single = { $all ->
    [yes] aus einem einzigen Bauteil einen Gegenstand bauen, wie es auch alle anderen hier dürfen
   *[no] aus einem einzigen Bauteil einen Gegenstand bauen
}
verb-pick-up = ein Objekt des Raums in die Hände nehmen
verb-unlock = einen Questgegenstand aufdecken
verb-search = { $empty ->
    [yes] 2 Gegenstände der Farbe des Raums ziehen und 1 behalten, selbst wenn nichts mehr da ist
   *[no] 2 Gegenstände der Farbe des Raums ziehen und 1 behalten
}
verb-draw-items = { $draw } Gegenstände einer beliebigen Farbe ziehen und 1 behalten
verb-scan-hand = { $optional ->
    [yes] die Verseuchungskarten der Hand scannen, wenn du willst
   *[no] { $knowledge ->
        [0] die Verseuchungskarten der Hand scannen und saubere loswerden
       *[other] die Verseuchungskarten der Hand scannen und saubere loswerden, für { $knowledge } Wissen, wenn eine dabei war
    }
}
verb-scan-hand-safe = die Verseuchungskarten der Hand scannen und saubere loswerden; infizierte bewirken nichts
verb-mutate = eine Verseuchungskarte deiner Hand scannen und deine Mutation wirken lassen, für einen Mutationsmarker
verb-slip = { $footfall ->
    [silent] nach nebenan gehen, ohne angegriffen zu werden und ohne Geräuschwurf
   *[other] nach nebenan gehen, ohne angegriffen zu werden
}
verb-provoke = einen Eindringling im Raum jemand anderen angreifen lassen, oder dich, wenn du allein bist
verb-rend = { $injuries ->
    [one] 1 Verletzung für einen Eindringling im Raum
   *[other] { $injuries } Verletzungen für einen Eindringling im Raum
}{ $per ->
    [0] { "" }
   *[other] , und 1 mehr für je { $per } Wissen, das du hast
}{ $provoke ->
    [yes] { "" }; ist er dann noch hier, greift er dich sofort an
   *[no] { "" }
}
verb-roar = { $all ->
    [yes] alle Eindringlinge im Raum bis auf den mächtigsten vertreiben
   *[other] einen Eindringling im Raum vertreiben
}
verb-noise-around = Geräusche in allen Gängen des Raums
verb-spit = 1 Verletzung für jeden Eindringling im Raum, 1 leichte Wunde für alle anderen dort
verb-slime = verschleimt werden
verb-smash-egg = ein Ei im Raum zerstören
verb-regrow = eine schwere Wunde ablegen, verbunden oder nicht, und alle leichten Wunden heilen
verb-listen = die Geräusche aus allen Gängen dieses und eines Nachbarraums nehmen und einen unerkundeten Raum nebenan ansehen
verb-quiet = { $markers ->
    [one] { $section ->
        [yes] 1 Geräusch aus einem Gang deiner Sektion nehmen
       *[no] 1 Geräusch aus einem Gang des Raums nehmen
    }
   *[other] bis zu { $markers } Geräusche aus Gängen des Raums nehmen
}
verb-eat = eine Leiche, einen Kadaver oder ein Ei im Raum oder in deinen Händen essen
verb-steer = { $steps ->
    [one] { $section ->
        [yes] einen Eindringling deiner Sektion, der nicht kämpft, durch einen Gang deiner Wahl ziehen
       *[no] einen Eindringling außerhalb eines Kampfes durch einen Gang deiner Wahl ziehen
    }
   *[other] bis zu { $steps } Eindringlinge außerhalb eines Kampfes ziehen, jeden durch einen Gang deiner Wahl
}
verb-noise-roll = einen Geräuschwurf machen
verb-self-repair = { $care ->
    [light] einen Gegenstand ablegen und alle leichten Wunden heilen
    [dress] einen Gegenstand ablegen und alle schweren Wunden verbinden
   *[serious] einen Gegenstand ablegen und eine verbundene schwere Wunde heilen
}
verb-check-one-engine = den Zustand eines Triebwerks deiner Wahl ansehen
verb-computer-door = eine Tür eines beliebigen erkundeten Raums mit Computer öffnen oder schließen
verb-refill = einen anderen Gegenstand ablegen und es ganz auffüllen
verb-drain = alle Energie verbrauchen
verb-punch = ihn einen Eindringling hier schlagen lassen; jede weitere Energie ist 1 Verletzung mehr
verb-draw-in = { $cards ->
    [one] 1 Aktionskarte ziehen, wenn der Raum { $colour ->
        [red] rot
        [yellow] gelb
        [green] grün
        [white] weiß
       *[none] ohne Farbe
    } ist
   *[other] { $cards } Aktionskarten ziehen, wenn der Raum { $colour ->
        [red] rot
        [yellow] gelb
        [green] grün
        [white] weiß
       *[none] ohne Farbe
    } ist
}
verb-fill-hand = die Hand auf { $cards } Karten auffüllen
verb-treat = { $patients ->
    [one] bei einer Figur hier alle leichten Wunden heilen oder eine schwere verbinden
   *[other] bei bis zu { $patients } Figuren hier alle leichten Wunden heilen oder eine schwere verbinden
}
verb-inject = 1 Munition ausgeben: eine Figur hier nimmt { $contamination ->
    [one] 1 Verseuchungskarte
   *[other] { $contamination } Verseuchungskarten
} und legt { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
} ab
verb-rouse = 1 Munition ausgeben: eine Figur hier zieht { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}
verb-operate = eine Figur hier operieren
verb-free = wem auch immer { $item-accusative } abnehmen
verb-send = eine andere Figur hier oder nebenan einen Raum weit ziehen
verb-suggest = eine andere Figur hier einen Raum weit gehen oder { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
} ablegen lassen
verb-launch-pod = eine Rettungskapsel aus der Ferne starten, mit allen darin
verb-set-engine = ein Triebwerk aus der Ferne ansehen und seinen Zustand bestimmen
verb-lay-course = die Koordinatenkarten durchsehen und eine davon auslegen
verb-fetch = einen Gegenstand deiner Wahl aus dem Stapel der Farbe dieses Raums nehmen
verb-watch = sie einer anderen Figur mitgeben
verb-read-mind = alle Karten einer Figur hier oder nebenan durchsehen, die sie mischt und neu zieht
verb-companion-move = { $recall ->
    [yes] deine Begleiterin zurückrufen und { $steps } Raum weit ziehen
   *[no] deine Begleiterin bis zu { $steps } Räume weit ziehen
}
verb-companion-search = deine Begleiterin ihren Raum durchsuchen lassen; sie kommt mit dem Fund zurück
verb-companion-hush = alle Geräuschmarker in den Gängen am Raum deiner Begleiterin entfernen
verb-drag = mit einem Eindringling in einen Nachbarraum gehen; die anderen greifen nicht an
verb-delegate = eine andere Figur hier diesen Raum kostenlos nutzen lassen
verb-sift = { $other ->
    [yes] eine andere Figur hier { $draw } ziehen und { $discard } ablegen lassen
   *[no] { $draw } Karten ziehen und { $discard } ablegen
}
verb-rest = den Wahnsinn senken, die Verseuchungskarten der Hand scannen, oder beides
verb-scan-one = 1 Verseuchungskarte der Hand scannen und entfernen
verb-purge = { $hand ->
    [yes] deine Hand von Infektionen und dich von einer Larve befreien
   *[no] alle deine Karten von Infektionen und dich von einer Larve befreien
}
verb-reshuffle = { $hand ->
    [yes] Hand und Ablagestapel in den eigenen Stapel mischen
   *[no] den Ablagestapel in den eigenen Stapel mischen
}
verb-take-contamination = { $cards ->
    [one] 1 Verseuchungskarte nehmen
   *[other] { $cards } Verseuchungskarten nehmen
}
verb-light-wounds = { $wounds ->
    [one] 1 leichte Wunde erleiden
   *[other] { $wounds } leichte Wunden erleiden
}
verb-pass = passen
verb-pass-all = alle passen lassen und die kommenden Angriffe der Eindringlinge überspringen
verb-unlimited-actions = in diesem Zug beliebig viele Aktionen machen, dann passen
verb-destroy-door = eine geschlossene Tür an deinem Raum zerstören
verb-toggle-door = { $mend ->
    [yes] eine Tür an deinem Raum öffnen oder schließen, selbst eine zerstörte
   *[no] { $anywhere ->
        [yes] eine beliebige Tür öffnen oder schließen
       *[no] eine Tür an deinem Raum öffnen oder schließen
    }
}
verb-doors-around = { $close ->
    [yes] alle Türen um einen beliebigen Raum herum schließen
   *[no] beliebige Türen um einen Raum herum öffnen und schließen
}
verb-break-room = in diesem Raum einen Defekt verursachen
verb-block-room = in einem Raum mit Computer einen Defekt verursachen
verb-clear-malfunction = den Defekt hier beheben
verb-repair-engine = das Triebwerk hier reparieren oder beschädigen
verb-room-action = { $on ->
    [computer] diesen Raum über seinen Computer kostenlos nutzen
    [plain] diesen Raum kostenlos nutzen
    [broken] diesen Raum kostenlos nutzen, auch trotz eines Defekts
    [own] diesen Raum kostenlos nutzen
   *[cockpit] diesen Raum kostenlos nutzen
}
verb-remote-action = einen beliebigen anderen Raum mit funktionierendem Computer kostenlos nutzen
verb-reload = { $ammo ->
    [0] { $weapon-accusative } ganz aufladen
   *[other] { $ammo } Munition in { $weapon-accusative } laden
}
verb-attach = an { $weapon-accusative } anbauen: sofort { $capacity } Munition, und sie fasst { $capacity } mehr{ $free ->
    [yes] ; Nachladen ist dann kostenlos
   *[no] {""}
}
verb-attach-reroll = an { $weapon } anbauen: bei jedem Angriff damit darf einmal neu gewürfelt werden
verb-alarm = in einem anderen Raum ohne Figur einen Geräuschwurf machen
verb-set-turret = ein Geschütz einstellen, ungesehen von den anderen
verb-break-turret = das Geschütz hier zerstören
verb-activate = hier etwas gegen den Alarm tun
verb-tape = zwei schwere Gegenstände zusammenbinden, um sie in einer Hand zu halten
verb-draw = { $each ->
    [yes] für jede deiner schweren Wunden { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ziehen
   *[no] { $cards ->
        [one] 1 Karte ziehen
       *[other] { $cards } Karten ziehen
    }
}
verb-draw-all = { $cards ->
    [one] alle hier 1 Karte ziehen lassen
   *[other] alle hier { $cards } Karten ziehen lassen
}
verb-redraw = beliebige Karten ablegen und ebenso viele und 1 dazu ziehen
verb-check-coordinates = die Koordinaten ansehen
verb-set-destination = den Kurs setzen
verb-check-engine = nachsehen, ob dieses Triebwerk funktioniert
verb-check-engines = nachsehen, welche Triebwerke funktionieren
verb-peek-tiles = { $token ->
    [yes] { $tiles ->
        [one] 1 unerforschten Raum und seinen Erkundungsmarker ansehen
       *[other] { $tiles } unerforschte Räume und ihre Erkundungsmarker ansehen
    }
   *[no] { $tiles ->
        [one] 1 unerforschten Raum ansehen
       *[other] { $tiles } unerforschte Räume ansehen
    }
}
verb-peek-objective = { $signal ->
    [yes] { $all ->
        [yes] alle Ziele ansehen, die ein Spieler noch hat, der ein Signal gesendet hat
       *[no] ein Ziel eines Spielers ansehen, der ein Signal gesendet hat
    }
   *[no] ein Ziel eines anderen Spielers ansehen
}
verb-look-event = das nächste Ereignis ansehen und es vielleicht unter den Stapel legen
verb-ignite = einen Gegenstand ablegen, um diesen Raum in Brand zu setzen
verb-extinguish = das Feuer hier löschen
verb-drive-off = einen Eindringling hier zum Rückzug zwingen
verb-fire-control = das Feuer in einem beliebigen Raum löschen und die Eindringlinge dort zum Rückzug zwingen
verb-stun = einen Eindringling hier verletzen und zum Rückzug zwingen
verb-discard-hand = { $most ->
    [0] jemanden hier die ganze Hand ablegen lassen
   *[other] jemanden hier mit höchstens { $most } Karten die ganze Hand ablegen lassen
}
verb-others-discard = { $cards ->
    [one] jede andere Figur hier 1 Karte ablegen lassen
   *[other] jede andere Figur hier { $cards } Karten ablegen lassen
}
verb-throw = { $fire ->
    [yes] hierher oder nach nebenan werfen: Feuer, 1 Verletzung für jeden Eindringling und eine schwere Wunde für jede Figur dort, 1 zerstörtes Ei
   *[no] hierher oder nach nebenan werfen: { $target } Verletzungen für einen Eindringling, { $others } für die anderen, eine schwere Wunde für jede Figur, oder { $eggs } zerstörte Eier
}
verb-throw-wreck = hierher oder nach nebenan werfen: ein Defekt, Feuer, 1 Verletzung für jeden Eindringling und eine leichte Wunde für jede Figur dort
verb-decoy = Eindringlinge in einen Nachbarraum locken
verb-self-destruct = die Selbstzerstörung starten oder stoppen
verb-toggle-pod = { $here ->
    [yes] eine Kapsel dieser Sektion verriegeln oder entriegeln
   *[no] eine beliebige Kapsel verriegeln oder entriegeln
}
verb-dress = { $all ->
    [yes] alle eigenen schweren Wunden verbinden
   *[no] { $others ->
        [yes] eine schwere Wunde verbinden, eigene oder die von jemandem hier
       *[no] eine eigene schwere Wunde verbinden
    }
}
verb-heal-serious = { $others ->
    [yes] eine verbundene Wunde heilen, eigene oder die von jemandem hier
   *[no] eine eigene verbundene Wunde heilen
}
verb-heal-light = { $wounds ->
    [0] { $others ->
        [yes] alle leichten Wunden heilen, eigene oder die von jemandem hier
       *[no] alle eigenen leichten Wunden heilen
    }
    [one] 1 leichte Wunde heilen
   *[other] { $wounds } leichte Wunden heilen
}
verb-clear-slime = den Schleim abwaschen
verb-signal = dein Signal senden
verb-board-pod = versuchen, in eine entriegelte Kapsel zu steigen
verb-analyse = die Schwäche hinter einem Objekt hier entdecken
verb-take-egg = ein Ei nehmen und einen Geräuschwurf machen
verb-airlock = einen anderen gelben Raum abriegeln und entlüften
verb-hibernate = versuchen, in den Kälteschlaf zu gehen
verb-peek-deck = die oberste Karte eines gemeinsamen Stapels ansehen und sie darunter legen, wenn du willst
verb-train = { $draw } Karten vom eigenen Stapel ziehen, 1 behalten und die anderen darunter legen
verb-take-item = { $item-accusative } aus dem Stapel oder vom Ablagestapel nehmen

## In einer Anlage

verb-gain-knowledge = { $steps } Wissen gewinnen{ $active ->
    [0] { "" }
   *[other] , und { $active } mehr, wenn dein Wissensmarker aktiv ist
}{ $activate ->
    [yes] {" "}und den eigenen Wissensmarker aktivieren
   *[no] { "" }
}
verb-lower-counter = den Gegenstandszähler des Raums um 1 senken
verb-forfeit = { $what ->
    [weapon] eine eigene Waffe ablegen
   *[item] einen eigenen Gegenstand ablegen
}
verb-spend-use = einmal verbrauchen: { $item-nominative }
verb-restore-uses = ganz auffüllen: { $item-nominative }
verb-take-object = { $object ->
    [corpse] eine Leiche
    [egg] ein Ei
   *[carcass] einen Kadaver
} aus dem Vorrat nehmen
verb-compute = { $several ->
    [yes] beliebige der Computeraktionen nutzen, jede einmal
   *[no] { $optional ->
        [yes] den Computer hier nutzen, wenn er Strom hat und du willst
       *[no] den Computer nutzen
    }
}
verb-peek-contingency = { $whose ->
    [anyone] einen Notfallmarker eines beliebigen Spielers oder aus dem neutralen Vorrat ansehen
    [pool] { $keep ->
        [yes] einen neutralen Notfallmarker ansehen und behalten
       *[no] einen neutralen Notfallmarker ansehen
    }
   *[section] alle Notfallmarker eines anderen Spielers in deiner Sektion ansehen
}
verb-peek-css = { $shift ->
    [yes] einen CSS-Marker der Zeitleiste ansehen und ihn um 1 Feld versetzen, wenn du willst
   *[no] einen CSS-Marker der Zeitleiste ansehen
}
verb-send-rover = den leeren Rover schicken, wohin du willst
verb-escape-outside = { $rover ->
    [yes] mit dem Rover zum Bunker fahren
   *[no] versuchen, im Schutzanzug zum Bunker zu gehen
}
verb-elevator = { $what ->
    [call] den Aufzug rufen
    [ride] mit dem Aufzug in eine andere Sektion fahren
   *[both] den Aufzug rufen und in eine andere Sektion fahren, mit oder ohne Strom
}
verb-flip-power = den Strommarker deiner Sektion umdrehen
verb-move-power = { $all ->
    [yes] alle Strommarker neu verteilen
   *[no] zwei Strommarker tauschen
}
verb-reset-power = die niedrigsten Strommarker wieder einschalten
verb-backup = den Notstrom einschalten
verb-autodestruct = { $stop ->
    [yes] die Selbstzerstörung stoppen
   *[no] die Selbstzerstörung starten
}
verb-start-alert = den Alarm auslösen
verb-enter-pod = die Hand ablegen, passen und in der Kapsel warten
verb-lock-in = versuchen, dich einzuschließen
verb-defend = die Abwehr eines anderen Raums auf alles dort richten
verb-vent = einen Raum mit Technikzugang abriegeln und entlüften
verb-glow = bis zum Ende der Runde im Licht sein
verb-excise = jemandem hier, der zustimmt, die Larve herausschneiden, für { $wounds ->
    [one] eine schwere Wunde
   *[other] { $wounds } schwere Wunden
}
verb-escort = in einen Nachbarraum gehen, mit einer anderen Figur dieses Raums, wenn du willst
verb-push = einen Eindringling hier in einen Nachbarraum deiner Wahl treiben
verb-shed = { $cards ->
    [one] 1 Verseuchungskarte
   *[other] { $cards } Verseuchungskarten
} der Hand auf den eigenen Ablagestapel legen
verb-place-noise = { $section ->
    [yes] ein Geräusch in einen Gang deiner Sektion legen
   *[no] ein Geräusch in einen Gang des Raums legen
}
verb-sort-deck = die obersten zwei Karten des { $deck ->
    [events] Ereignisstapels
   *[attacks] Angriffsstapels
} ziehen, eine zurück und die andere darunter legen

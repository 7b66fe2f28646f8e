### Namen, die sich aus anderen zusammensetzen, Aufzählungen und überall gebrauchte Wörter.
###
### Ein Satz verlangt eine Form eines Namens durch seine Lücke: { $room-into } ist der Name in
### $room, so wie er auf die Frage „wohin?“ steht. Namen tragen ihre Formen als Attribute; hat
### einer nur ein Geschlecht (.gender), so bildet grammar-name die Formen mit Artikel.

grammar-name =
    .nominative = { $gender ->
        [feminine] die { $name }
        [neuter] das { $name }
        [plural] die { $name }
       *[masculine] der { $name }
    }
    .accusative = { $gender ->
        [feminine] die { $name }
        [neuter] das { $name }
        [plural] die { $name }
       *[masculine] den { $name }
    }
    .dative = { $gender ->
        [feminine] der { $name }
        [neuter] dem { $name }
        [plural] den { $name }
       *[masculine] dem { $name }
    }
    .genitive = { $gender ->
        [feminine] der { $name }
        [neuter] des { $name }s
        [plural] der { $name }
       *[masculine] des { $name }s
    }
    .in = { $gender ->
        [feminine] in der { $name }
        [neuter] im { $name }
        [plural] in den { $name }
       *[masculine] im { $name }
    }
    .into = { $gender ->
        [feminine] in die { $name }
        [neuter] ins { $name }
        [plural] in die { $name }
       *[masculine] in den { $name }
    }
    .to = { $gender ->
        [feminine] zur { $name }
        [neuter] zum { $name }
        [plural] zu den { $name }
       *[masculine] zum { $name }
    }
    .from = { $gender ->
        [feminine] aus der { $name }
        [neuter] aus dem { $name }
        [plural] aus den { $name }
       *[masculine] aus dem { $name }
    }

## Aufzählungen

list-none = nichts
list-end = { $first } und { $rest }
list-end-or = { $first } oder { $rest }
list-start = { $first }, { $rest }

## Leute

person-you = du
    .accusative = dich
    .dative = dir
    .genitive = von dir
# Wer nach dem Tod der eigenen Figur die Eindringlinge spielt.
person-swarm = der Eindringlingsspieler (Spieler { $number })
    .accusative = den Eindringlingsspieler (Spieler { $number })
    .dative = dem Eindringlingsspieler (Spieler { $number })
    .genitive = des Eindringlingsspielers (Spieler { $number })
# Eine Figur und wer sie spielt.
person = { $name-nominative } (Spieler { $number })
    .accusative = { $name-accusative } (Spieler { $number })
    .dative = { $name-dative } (Spieler { $number })
    .genitive = { $name-genitive } (Spieler { $number })
player = Spieler { $number }
    .genitive = von Spieler { $number }

## Orte

# $number hat drei Stellen, etwa 007.
place-explored = { $number } { $tile }
    .nominative = { $tile-nominative } ({ $number })
    .accusative = { $tile-accusative } ({ $number })
    .in = { $tile-in } ({ $number })
    .into = { $tile-into } ({ $number })
    .to = { $tile-to } ({ $number })
    .from = { $tile-from } ({ $number })
# Bekannt, ohne dass jemand darin war.
place-known = { $number } { $tile } (unerforscht)
    .nominative = { $tile-nominative } ({ $number }, unerforscht)
    .accusative = { $tile-accusative } ({ $number }, unerforscht)
    .in = { $tile-in } ({ $number }, unerforscht)
    .into = { $tile-into } ({ $number }, unerforscht)
    .to = { $tile-to } ({ $number }, unerforscht)
    .from = { $tile-from } ({ $number }, unerforscht)
# Ein Raum ohne Nummer, auf einer Seite dessen, was neben dem Schiff liegt.
place-aside = { $tile } ({ $where })
    .nominative = { $tile-nominative } ({ $where })
    .accusative = { $tile-accusative } ({ $where })
    .in = { $tile-in } ({ $where })
    .into = { $tile-into } ({ $where })
    .to = { $tile-to } ({ $where })
    .from = { $tile-from } ({ $where })
place-unexplored = Raum { $number } (unerforscht)
    .in = in Raum { $number } (unerforscht)
    .into = in Raum { $number } (unerforscht)
    .to = zu Raum { $number } (unerforscht)
    .from = aus Raum { $number } (unerforscht)
# Der Raum, in dem eine Figur steht, wenn unbekannt ist, welcher.
place-here = Raum
    .gender = masculine
# Ein Gang zwischen zwei Räumen; er kann mehrere Nummern tragen, etwa 1/2.
corridor = Gang { $numbers } zwischen { $a } und { $b }
    .in = in Gang { $numbers } zwischen { $a } und { $b }
corridor-towards = Gang { $numbers } { $to-to }
    .in = in Gang { $numbers } { $to-to }
network = die Technikgänge
    .in = in den Technikgängen
    .into = in die Technikgänge
network-named = die { $id ->
        [red] roten
        [blue] blauen
       *[other] anderen
    } Technikgänge
    .in = in den { $id ->
        [red] roten
        [blue] blauen
       *[other] anderen
    } Technikgängen
    .into = in die { $id ->
        [red] roten
        [blue] blauen
       *[other] anderen
    } Technikgänge
pod = Kapsel { $number }

## Eindringlinge und ihre Marker

# Einer von mehreren seiner Art, mit Nummer.
figure = { $kind } { $number }
    .accusative = { $kind-accusative } { $number }
figure-only = die { $kind }
token = { $kind } ({ $number })
token-two = { $kind } ({ $number }, im Dunkeln { $dark })
token-blue = ein blauer Marker: { $kind } ({ $number })
tokens-blue = { $tokens } in Blau
action-mutation = Mutation
action-computer = Computer
    .gender = masculine
circuit-elevator = Aufzug
token-blank = ein leerer Marker
    .tokens = { $count ->
        [one] 1 leerer
       *[other] { $count } leere
    }
# Was für alle gelten muss, die überleben.
ordeal = du darfst nicht infiziert sein
token-insanity = { $colour ->
    [blue] der blaue Wahnsinnsmarker
    [red] der rote Wahnsinnsmarker
    [orange] der orange Wahnsinnsmarker
    [green] der grüne Wahnsinnsmarker
    [violet] der violette Wahnsinnsmarker
    [white] der weiße Wahnsinnsmarker
   *[pink] der rosa Wahnsinnsmarker
}

## Karten und Stapel

contamination-unscanned = eine ungescannte Verseuchungskarte
contamination-infected = eine infizierte Verseuchungskarte
contamination-clean = eine saubere Verseuchungskarte
colour-red = der rote Stapel (Militär)
    .genitive = des roten Stapels (Militär)
    .from = vom roten Stapel (Militär)
colour-yellow = der gelbe Stapel (Technik)
    .genitive = des gelben Stapels (Technik)
    .from = vom gelben Stapel (Technik)
colour-green = der grüne Stapel (Medizin)
    .genitive = des grünen Stapels (Medizin)
    .from = vom grünen Stapel (Medizin)
colour-blue = die gebauten Gegenstände
    .genitive = der gebauten Gegenstände
    .from = von den gebauten Gegenständen
deck-events = der Ereignisstapel
    .genitive = des Ereignisstapels
deck-attacks = der Angriffsstapel
    .genitive = des Angriffsstapels
deck-wounds = der Stapel der schweren Wunden
    .genitive = des Stapels der schweren Wunden
deck-panic = der Panikstapel
    .genitive = des Panikstapels
deck-alerts = der Alarmstapel
    .genitive = des Alarmstapels
# Gegenstände anderer, von denen nur die Farbe der Rückseite bekannt ist.
hidden-items = { $count ->
    [one] 1 { $colour ->
        [red] roten Gegenstand
        [yellow] gelben Gegenstand
        [green] grünen Gegenstand
       *[other] anderen Gegenstand
    }
   *[other] { $count } { $colour ->
        [red] rote Gegenstände
        [yellow] gelbe Gegenstände
        [green] grüne Gegenstände
       *[other] andere Gegenstände
    }
}

## Objekte

egg = ein Ei
carcass = ein Kadaver
    .accusative = einen Kadaver
sample = eine Probe
corpse-blue = die blaue Leiche
zone-shuttle =
    .title = Das Shuttle
zone-s-01 =
    .title = Sektion S-01
zone-s-02 =
    .title = Sektion S-02
zone-s-03 =
    .title = Sektion S-03
side-shuttle-main = Shuttle
side-shuttle-upper = Shuttle, oben
side-shuttle-right = Shuttle, rechts
side-shuttle-lower = Shuttle, unten
spot-shuttle-main = dem Hauptraum des Shuttles
spot-shuttle-upper = dem oberen Raum des Shuttles
spot-shuttle-right = dem rechten Raum des Shuttles
spot-shuttle-lower = dem unteren Raum des Shuttles
corpse-red = eine rote Leiche
corpse-of = die Leiche { $name-genitive }
corpse-of-player = die Leiche von Spieler { $number }
object-corpse = Leiche
    .gender = feminine
object-egg = Ei
    .gender = neuter
object-carcass = Kadaver
    .gender = masculine
slot-corpse = Leiche
slot-egg = Ei
slot-carcass = Kadaver

## Der Kurs

planet-earth = Erde
    .to = zur Erde
planet-mars = Mars
    .to = zum Mars
planet-venus = Venus
    .to = zur Venus
planet-deep-space = Tiefer Weltraum
    .to = in den tiefen Weltraum
coordinates = A führt { $a-to }, B { $b-to }, C { $c-to }, D { $d-to }

## Was auf den Karten und Tafeln steht

# Das Symbol, das sagt, bei wie vielen Verletzungen ein Eindringling stirbt, oder dass er flieht.
blood = { $number ->
    [0] Rückzug
    [one] tödlich ab 1 Verletzung
   *[other] tödlich ab { $number } Verletzungen
}
price = { $mark ->
    [out] { $cost ->
        [0] Kostenlos; nur außerhalb des Kampfes.
        [one] Kostet 1 Karte; nur außerhalb des Kampfes.
       *[other] Kostet { $cost } Karten; nur außerhalb des Kampfes.
    }
    [in] { $cost ->
        [0] Kostenlos; nur im Kampf.
        [one] Kostet 1 Karte; nur im Kampf.
       *[other] Kostet { $cost } Karten; nur im Kampf.
    }
   *[any] { $cost ->
        [0] Kostenlos, im Kampf und außerhalb.
        [one] Kostet 1 Karte, im Kampf und außerhalb.
       *[other] Kostet { $cost } Karten, im Kampf und außerhalb.
    }
}
price-card = { $mark ->
    [out] { $cost ->
        [0] Kostet nur diese Karte; nur außerhalb des Kampfes.
        [one] Kostet diese Karte und 1 weitere; nur außerhalb des Kampfes.
       *[other] Kostet diese Karte und { $cost } weitere; nur außerhalb des Kampfes.
    }
    [in] { $cost ->
        [0] Kostet nur diese Karte; nur im Kampf.
        [one] Kostet diese Karte und 1 weitere; nur im Kampf.
       *[other] Kostet diese Karte und { $cost } weitere; nur im Kampf.
    }
   *[any] { $cost ->
        [0] Kostet nur diese Karte, im Kampf und außerhalb.
        [one] Kostet diese Karte und 1 weitere, im Kampf und außerhalb.
       *[other] Kostet diese Karte und { $cost } weitere, im Kampf und außerhalb.
    }
}
print-room = { $colour ->
    [red] Ein roter Raum
    [yellow] Ein gelber Raum
    [green] Ein grüner Raum
    [white] Ein weißer Raum: Wer ihn durchsucht, wählt die Farbe der Gegenstände
   *[none] Ein Raum, den man nicht durchsuchen kann
}{ $computer ->
    [yes] ; hier steht ein Computer.
   *[no] .
}
print-event = { $second ->
    [0] Wer nicht im Kampf ist, zieht durch Gang { $number }: { $kinds }.
   *[other] Wer nicht im Kampf ist, zieht durch Gang { $number } und dann durch Gang { $second }: { $kinds }.
}
print-alert-icon = Alarm: Ein neuer wird gezogen, außer es liegt schon einer offen.
print-attack = Trifft, wenn einer von diesen angreift: { $kinds }. Als Verletzungskarte: { $blood }.
print-character = { $armed ->
    [yes] Hat zu Beginn { $weapon-accusative }.
   *[no] Hat zu Beginn keinen Gegenstand.
} Questgegenstände: { $quests }.
print-beginning = { $worker ->
    [yes] Arbeitet hier
   *[no] Hat die Nemesis überlebt
}: beginnt { $room-in } mit { $knowledge } Wissen.
print-exploration = { $items ->
    [one] Der Raum enthält 1 Gegenstand.
   *[other] Der Raum enthält { $items } Gegenstände.
}
print-weapon = { $class ->
    [energy] Energiewaffe
   *[classic] Klassische Waffe
}, fasst { $ammo } Munition.
print-heavy = { $slots ->
    [one] Schwer: belegt eine Hand.
   *[other] Schwer: belegt beide Hände.
}
print-one-use = Wird nach Gebrauch abgelegt.
print-uses = { $uses ->
    [one] Reicht für einmal.
   *[other] Reicht für { $uses }-mal.
}
print-component = Bauteil: { $symbol ->
    [chem] Chemie
    [cloth] Stoff
    [med] Medizin
    [tool] Werkzeug
   *[energy] Energie
}.
print-recipe = Gebaut aus den Bauteilen { $a ->
    [chem] Chemie
    [cloth] Stoff
    [med] Medizin
    [tool] Werkzeug
   *[energy] Energie
} und { $b ->
    [chem] Chemie
    [cloth] Stoff
    [med] Medizin
    [tool] Werkzeug
   *[energy] Energie
}.
print-unlock-in = Wird in diesem Raum freigeschaltet: { $tile }.
print-unlock-discarding = Wird freigeschaltet, wenn du dies ablegst: { $items }.
print-unlock-discarding-in = Wird freigeschaltet, wenn du dies in einem { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [white] weißen
   *[none] farblosen
} Raum ablegst: { $items }.
print-unlock-knowledge = Wird mit mindestens { $level } Wissen freigeschaltet.
print-unlock-colour = Wird in jedem { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [white] weißen
   *[none] farblosen
} Raum freigeschaltet.
print-unlock-exit = Wird in jedem Raum freigeschaltet, der nach draußen führt.
print-unlock-computer = Wird in jedem Raum mit funktionierendem Computer freigeschaltet.
print-unlock-anywhere = Wird in jedem Raum freigeschaltet.
told-objective = { $name }: { $text }
# Eine Aussage des Regelwerks, das es nur auf Englisch gibt.
told-statement = (auf Englisch) { $statement }

## Chancen in ganzen Prozent, etwa 33 oder <1.

odds-noise = Begegnung { $encounter } %, Geräusch { $noise } %, Gefahr { $danger } %, Stille { $quiet } %.
odds-unexplored = { $noise } Dahinter kann sein: { $found }.
odds-found = { $found ->
    [lair] eine Brutstätte
    [silence] Stille
    [danger] Gefahr
    [slime] Schleim
    [fire] Feuer
    [malfunction] ein Defekt
    [turret] ein Geschütz
   *[doors] Türen, die zufallen,
}
odds-bar = { $outcome ->
    [panic] Panik
    [encounter] Begegnung
    [noise] Geräusch
    [danger] Gefahr
    [quiet] Stille
    [blank] nichts
    [surprise] Überraschungsangriff
    [hit] Treffer
    [kill] tödlich
    [retreat] vertrieben
    [wound] schwere Wunde
    [unhurt] unverletzt
    [infected] eine Karte infiziert
    [any-infected] mindestens eine infiziert
   *[death] du stirbst
}
odds-more = { $count ->
    [one] 1 weitere Art
   *[other] { $count } weitere Arten
}
odds-share = { $what } { $chance } %
odds-encounter = Bei einer Begegnung: { $kinds }; nichts { $blank } %. Überrascht wirst du mit { $surprise } %.
odds-strike = Die Chancen: { $parts }.
odds-hit = Treffer { $chance } %
odds-kill = tödlich { $chance } %
odds-retreat = vertrieben { $chance } %
odds-wound = du erleidest eine schwere Wunde { $chance } %
odds-death = du stirbst { $chance } %
odds-escape = Unverletzt davon kommst du mit { $unhurt } %, du stirbst mit { $death } %.
odds-search = Unter den gezogenen Karten kann sein: { $items }.
odds-scan = Jede Karte ist mit { $each } % infiziert, mindestens eine davon mit { $any } %.

# Wörter der Regeln, jedes mit dem des englischen Regelwerks, für die Suche.
grammar-rule-words =
    geräuschwurf noise roll
    geräusch noise
    geräusche noise
    feuer fire
    feuermarker fire marker
    defekt malfunction
    defekte malfunction
    rettungskapsel escape pod
    kapsel pod
    kampf combat
    flucht escape
    wunde wound
    wunden wounds
    verletzung injury
    verletzungen injuries
    angriff attack
    überraschungsangriff surprise attack
    begegnung encounter
    beutel bag
    larve larva
    kontamination contamination
    kontaminationskarte contamination card
    scannen scan
    tür door
    türen doors
    gang corridor
    gänge corridors
    raum room
    räume rooms
    ziel objective
    ziele objectives
    runde turn
    zug round
    passen pass
    handkarte hand
    munition ammo
    waffe weapon
    gegenstand item
    gegenstände items
    schwäche weakness
    schwächen weakness
    ei egg
    eier eggs
    nest nest
    leiche corpse
    kadaver carcass
    schleim slime
    triebwerk engine
    triebwerke engines
    koordinaten coordinates
    kurs destination
    schlafkammer hibernat
    winterschlaf hibernat
    selbstzerstörung self-destruct
    signal signal
    zeit time
    sieg win
    gewinnen win
    tod die
    sterben die
    tausch trade
    suche search
    eindringling intruder
    eindringlinge intruders
    eindringlingsspieler intruder player
    unterbrechung interruption
    startspieler first player
    erkundung exploration
    luftschleuse airlock
    hülle hull

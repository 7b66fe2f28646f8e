### Die Anlage: ihre Räume, Karten, Gegenstände und Menschen, und was dort im Dunkeln jagt.

## Räume

room-archive = Archiv
    .gender = neuter
    .text = Mit inaktivem Wissensmarker: Gewinne 2 Wissen, aktiviere den Marker und sieh dir einen Notfallmarker an, von irgendwem oder einen neutralen, aber nie den aktiven. Er bleibt, wo er ist.
room-cave-entrance = Höhleneingang
    .gender = masculine
    .text = Kriech in einen beliebigen anderen erkundeten Raum mit Technikzugang. Dort wirst du wie von einem Erwachsenen im Dunkeln angegriffen; war sonst niemand da, folgt ein Geräuschwurf.
room-cooling-system = Kühlsystem
    .gender = neuter
    .text = Starte die Selbstzerstörung: Ihr gelber Marker kommt 3 Felder vor den Zeitmarker.
room-decon-room = Dekontaminationsraum
    .gender = masculine
    .text = Scanne die Verseuchungskarten in deiner Hand: Infizierte und deine Larve werden entfernt. Du wäschst dir den Schleim ab.
room-laboratory = Labor
    .gender = neuter
    .text = Untersuche eine Leiche, einen Kadaver oder ein Ei, das du trägst oder das hier liegt, und gewinne 3 Wissen. Das Erste seiner Art kommt auf die Labortafel und deckt eine Schwäche auf; alles andere kommt in den Vorrat zurück.
room-nest = Nest
    .gender = neuter
    .text = Nimm ein Ei in die Hände und mach dann einen Geräuschwurf. Wer das Nest erkundet, gewinnt 1 Wissen. Das Nest bekommt nie einen Defekt.
room-cargo-sending-system-a = Frachtversand A
    .gender = masculine
    .genitive = des Frachtversands A
    .text = Liegt auf dem Feld des Zeitmarkers ein CSS-Marker und ist Kapsel A leer: Lege deine ganze Hand ab, passe und warte in der Kapsel. Sie startet in dieser Ereignisphase, wenn der Marker es sagt; sonst kommst du mit einer schweren Wunde zurück.
room-cargo-sending-system-b = Frachtversand B
    .gender = masculine
    .genitive = des Frachtversands B
    .text = Liegt auf dem Feld des Zeitmarkers ein CSS-Marker und ist Kapsel B leer: Lege deine ganze Hand ab, passe und warte in der Kapsel. Sie startet in dieser Ereignisphase, wenn der Marker es sagt; sonst kommst du mit einer schweren Wunde zurück.
room-cargo-sending-system-c = Frachtversand C
    .gender = masculine
    .genitive = des Frachtversands C
    .text = Liegt auf dem Feld des Zeitmarkers ein CSS-Marker und ist Kapsel C leer: Lege deine ganze Hand ab, passe und warte in der Kapsel. Sie startet in dieser Ereignisphase, wenn der Marker es sagt; sonst kommst du mit einer schweren Wunde zurück.
room-power-generator = Stromgenerator
    .gender = masculine
    .text = Stoppe die Selbstzerstörung, solange ihr Marker gelb ist, oder dreh den Strommarker dieser Sektion um: ein oder aus.
room-transmitter-control = Sendezentrale
    .gender = feminine
    .text = Sende dein Signal, oder sieh dir alle Ziele an, die ein Spieler noch hat, der seines gesendet hat.
room-css-control-room = CSS-Leitstand
    .gender = masculine
    .genitive = des CSS-Leitstands
    .text = Sieh dir einen CSS-Marker der Zeitleiste an. Du darfst ihn um ein Feld versetzen, aber nicht vom Feld des Zeitmarkers weg und nicht auf einen anderen CSS-Marker.
room-defense-control-room = Abwehrzentrale
    .gender = feminine
    .text = Senke den Gegenstandszähler dieses Raums um 1, oder verursache hier einen Defekt. Wähle dann einen Raum mit einem Eindringling und ohne Defekt: Er bekommt einen, jeder Eindringling dort erleidet 1 Verletzung und jede Figur eine schwere Wunde.
room-guard-room = Wachraum
    .gender = masculine
    .text = Senke den Gegenstandszähler dieses Raums um 1 und nimm einen Taser oder einen Schutzanzug von den gebauten Gegenständen.
room-contaminated-room = Verseuchter Raum
    .gender = masculine
    .nominative = der verseuchte Raum
    .accusative = den verseuchten Raum
    .dative = dem verseuchten Raum
    .genitive = des verseuchten Raums
    .in = im verseuchten Raum
    .into = in den verseuchten Raum
    .to = zum verseuchten Raum
    .from = aus dem verseuchten Raum
    .text = Er lässt sich wie jeder weiße Raum durchsuchen, aber wer hier sucht, wird verschleimt. Er bekommt nie einen Defekt.
room-testing-lab = Testlabor
    .gender = neuter
    .text = Mit mindestens 4 Wissen: Nimm einen Neutralisator von den gebauten Gegenständen.
room-vent-control-room = Lüftungszentrale
    .gender = feminine
    .text = Wähle einen Raum mit Technikzugang und ohne zerstörte Türen, auch diesen: Alle seine Türen schließen sich, und sein Feuer erlischt. Sind sie noch zu, wenn alle gepasst haben, stirbt alles in diesem Raum, nur die Eier nicht.
room-alert-room = Alarmraum
    .gender = masculine
    .text = Löse den Alarm aus: Der Alarmmarker kommt auf die halbe Zahl des Zeitmarkers, abgerundet, und der Isolationsraum öffnet sich. Verlässt der Zeitmarker dieses Feld, endet das Spiel. Oder sieh dir einen neutralen Notfallmarker an und behalte ihn.
room-backup-power-supply = Notstromversorgung
    .gender = feminine
    .text = Sind weniger als 3 Strommarker an, gehen die Marker 1 und 2 an und die anderen aus. Verteile dann alle vier, wie du willst, und schalte den Notstrom ein.
room-repository = Depot
    .gender = neuter
    .text = Baue aus einem einzigen Bauteil einen Gegenstand. Danach dürfen alle anderen hier dasselbe tun, jeder einmal.
room-isolation-room = Isolationsraum
    .gender = masculine
    .text = Wer eine Runde hier beginnt, zieht auf 6 statt 5 Karten nach, solange der Raum keinen Defekt hat. Hat der Zeitmarker Feld 8 erreicht, oder läuft der Alarm: Mach einen Geräuschwurf und schließ dich ein. Taucht ein Eindringling auf, kommst du nicht hinein.
room-elevator-s01 = Aufzugsraum S-01
    .gender = masculine
    .genitive = des Aufzugsraums S-01
    .text = Mit Strom für den Aufzug: Ruf ihn in diese Sektion, oder fahr, wenn er hier ist, in eine andere, mit allen hier, die mitwollen. Es gibt keinen Geräuschwurf.
room-elevator-s02 = Aufzugsraum S-02
    .gender = masculine
    .genitive = des Aufzugsraums S-02
    .text = Mit Strom für den Aufzug: Ruf ihn in diese Sektion, oder fahr, wenn er hier ist, in eine andere, mit allen hier, die mitwollen. Es gibt keinen Geräuschwurf.
room-elevator-s03 = Aufzugsraum S-03
    .gender = masculine
    .genitive = des Aufzugsraums S-03
    .text = Mit Strom für den Aufzug: Ruf ihn in diese Sektion, oder fahr, wenn er hier ist, in eine andere, mit allen hier, die mitwollen. Es gibt keinen Geräuschwurf.
room-staircase-1 = Treppenhaus 1
    .gender = neuter
    .genitive = des Treppenhauses 1
    .text = Es gehört zu keiner Sektion und ist immer dunkel.
room-staircase-2 = Treppenhaus 2
    .gender = neuter
    .genitive = des Treppenhauses 2
    .text = Es gehört zu keiner Sektion und ist immer dunkel.
room-staircase-3 = Treppenhaus 3
    .gender = neuter
    .genitive = des Treppenhauses 3
    .text = Es gehört zu keiner Sektion und ist immer dunkel.
room-staircase-4 = Treppenhaus 4
    .gender = neuter
    .genitive = des Treppenhauses 4
    .text = Es gehört zu keiner Sektion und ist immer dunkel.

## Was jagt

intruder-adult = Erwachsener
    .gender = masculine
    .accusative = Erwachsenen
    .text = Der gewöhnliche Jäger der Anlage, im Dunkeln doppelt gefährlich.
    .tokens = { $count ->
        [one] 1 Erwachsener
       *[other] { $count } Erwachsene
    }

attack-blood-chase = Blutjagd
    .text = 1 leichte Wunde und Schleim. Warst du auf der Flucht und hast eine unverbundene schwere Wunde, folgt er dir.
attack-blood-rage = Blutrausch
    .text = Tötet eine Figur mit 2 oder mehr schweren Wunden. Sonst 1 schwere Wunde, oder 2, wenn eine nicht verbunden ist.
attack-cut = Schnitt
    .text = 1 leichte Wunde und 1 Verseuchungskarte. Ohne Strom: 1 leichte Wunde mehr.
attack-evolve = Entwicklung
    .text = Der Schleicher wird zum Brüter, wenn einer frei ist. Ohne Strom greift er dasselbe Opfer sofort noch einmal an.
attack-infecting-the-host = Ansteckung
    .text = Das Opfer wird verschleimt. Ohne Strom wird es auch befallen: eine Larve und 1 Verseuchungskarte.
attack-perched-in-the-dark = Auf dem Sprung im Dunkeln
    .text = 1 schwere Wunde. Ohne Strom tötet das, wer dann 3 davon hat.
attack-piercing-the-heart = Stich ins Herz
    .text = 1 schwere Wunde und 1 Verseuchungskarte. Ohne Strom tötet das, wer dann 2 oder mehr davon hat.

weakness-wary-of-shadows = Scheu vor Schatten
    .text = Greift dich ein Erwachsener mit „Auf dem Sprung im Dunkeln“ an, stirbst du nicht daran.
weakness-light-shy = Lichtscheu
    .text = Solange du im Licht bist, sind Überraschungszahlen für dich um 1 niedriger, bis hinab zu 0.
weakness-searing-flesh = Schmelzendes Fleisch
    .text = Deine Schüsse mit dem Flammenwerfer, deine Thermitladungen und Granaten verletzen jeden, den sie treffen, einmal mehr.
weakness-exposed-nerves = Blanke Nerven
    .text = Deine Energiewaffen, die einen Schleicher oder Erwachsenen verletzen, verletzen ihn einmal mehr.
weakness-dull-hearing = Schlechtes Gehör
    .text = Wo Strom ist, lockt Gefahr, die du würfelst, keinen Eindringling an: Es gibt nur Geräusche.
weakness-thin-blood = Dünnes Blut
    .text = Was du selbst verletzt hast, stirbt bei 1 Verletzung weniger.

slot-left = linke Schwäche, ab 3 Wissen
slot-middle = mittlere Schwäche, ab 5 Wissen
slot-right = rechte Schwäche, ab 8 Wissen

## Ereignisse

ship-event-blood-trace-2 = Blutspur
    .text = In jeder Sektion kommt jeder Eindringling, der nicht kämpft, zu einer Figur mit unverbundener schwerer Wunde und ohne Aktionskarten, in den Raum mit der niedrigsten Nummer. Ohne Strom schützen auch Handkarten nicht.
ship-event-blood-trace-3 = Blutspur
    .text = In jeder Sektion kommt jeder Eindringling, der nicht kämpft, zu einer Figur mit unverbundener schwerer Wunde und ohne Aktionskarten, in den Raum mit der niedrigsten Nummer. Ohne Strom schützen auch Handkarten nicht.
ship-event-blue-screen = Blauer Bildschirm
    .text = Ein Defekt im erkundeten Raum mit der niedrigsten Nummer, dessen Computer funktioniert und Strom hat. Die Karte verlässt das Spiel.
ship-event-bulkheads-open = Schotten auf
    .text = Alle Türen öffnen sich, außer zerstörten. Ohne Strom: ein Geräusch in jedem stillen Gang um Figuren.
ship-event-consuming-fire = Verzehrendes Feuer
    .text = Gegenstände in brennenden Räumen gehen verloren, dann greift das Feuer auf alle Räume neben einem Feuer über. Geschlossene Türen halten es auf.
ship-event-coolant-leak = Kühlmittelleck
    .text = Das Kühlsystem bekommt einen Defekt, wenn es erkundet ist. Hat es schon einen, startet die Selbstzerstörung. Die Karte verlässt das Spiel.
ship-event-damage = Verwüstung
    .text = Ein Defekt in jedem Raum mit einem Erwachsenen, einem Brüter oder der Königin. Ohne Strom: auch in jedem Raum mit einer Figur.
ship-event-egg-protection = Schutz der Brut
    .text = Jede Figur, die im Nest ist oder ein Ei trägt, hat eine Begegnung. Ohne Strom nimmt sie außerdem 1 Verseuchungskarte.
ship-event-fire-in-the-hole = Feuer im Schacht
    .text = Feuer in jedem erkundeten Frachtversand. Wer dort keine Aktionskarten hat, erleidet eine schwere Wunde.
ship-event-hatching = Schlüpfen
    .text = Das Nest verliert ein Ei. Figuren im Nest ohne Aktionskarten werden befallen; gibt es keine, kommt eine Larve in den Beutel. Ohne Strom werden auch Figuren anderswo ohne Aktionskarten befallen.
ship-event-kickstopper = Notbremse
    .text = Der Aufzug verliert seinen Strom, und alle Aufzugsräume bekommen einen Defekt. Die Karte verlässt das Spiel.
ship-event-leaving-the-shell-1 = Aus der Hülle
    .text = Wer eine Larve hat, zieht und scannt eine Verseuchungskarte: Ist sie infiziert, stirbt die Figur, und ein Schleicher bricht hervor. Alle anderen ziehen 4 Karten von ihrem Stapel, scannen die Verseuchungskarten darunter und legen alles ab; aus einer infizierten wird eine Larve.
ship-event-leaving-the-shell-4 = Aus der Hülle
    .text = Wer eine Larve hat, zieht und scannt eine Verseuchungskarte: Ist sie infiziert, stirbt die Figur, und ein Schleicher bricht hervor. Alle anderen ziehen 4 Karten von ihrem Stapel, scannen die Verseuchungskarten darunter und legen alles ab; aus einer infizierten wird eine Larve.
ship-event-lurking = Auf der Lauer
    .text = Eindringlinge, die nicht bei einer Figur sind, verschwinden zurück in den Beutel. Ohne Strom greifen die an, die kämpfen.
ship-event-nest = Nest
    .text = Ist das Nest erkundet, ein Geräusch in jedem stillen Gang um es herum. Ohne Strom: ein Geräusch in jedem stillen Gang um Figuren.
ship-event-noise-in-corridors = Geräusche in den Gängen
    .text = Ein Geräusch in den Technikgängen. War dort schon eines, verlassen ein Defektmarker und ein Feuermarker den Vorrat für immer. Ohne Strom: 1 leichte Wunde in Räumen mit Technikzugang.
ship-event-panic = Panik
    .text = Jede Figur ohne Aktionskarten verliert 2 Munition, oder einen Gegenstand, wenn sie weniger hat. Ohne Strom auch die mit Karten.
ship-event-power-surge = Überspannung
    .text = Der Notstrom geht aus.
ship-event-sanitary-network-failure = Rohrbruch
    .text = Ein Defekt in jedem erkundeten grünen Raum. Die Karte verlässt das Spiel.
ship-event-scent-of-blood = Blutgeruch
    .text = Ein Geräusch in jedem stillen Gang um Figuren mit unverbundener schwerer Wunde. Ohne Strom kommt zu jeder von ihnen, die nicht im Kampf ist, ein Erwachsener.
ship-event-short-circuit = Kurzschluss
    .text = Feuer in jedem erkundeten Raum, dessen Computer funktioniert und Strom hat. Die Karte verlässt das Spiel.
ship-event-thats-hot = Heiß gelaufen
    .text = Feuer in der Notstromversorgung und, wenn er erkundet ist, im Stromgenerator. Die Karte verlässt das Spiel.

## Rot: Militär

item-weapon-battery = Waffenbatterie
    .gender = feminine
    .text = Lade eine deiner Energiewaffen ganz auf, oder öffne oder schließe eine Tür an deinem Raum.
item-glowstick = Leuchtstab
    .gender = masculine
    .text = Bis zum Ende der Runde bist du nicht im Dunkeln: Bei Begegnungen gilt die niedrigere Zahl. Strom ersetzt er nicht, und auch nicht, was Karten ohne Strom bewirken.
item-thermite-charge = Thermitladung
    .gender = feminine
    .text = Wirf sie in deinen Raum oder einen Nachbarraum, aber nicht durch eine geschlossene Tür: dort ein Defekt und Feuer, 1 Verletzung für jeden Eindringling, eine leichte Wunde für jede Figur.
item-flashlight-red = Taschenlampe
    .gender = feminine
    .text = Hast du im Dunkeln eine Begegnung, lege 1 Aktionskarte ab, damit die niedrigere Zahl des Markers gilt.
item-security-pass = Sicherheitsausweis
    .gender = masculine
    .genitive = des Sicherheitsausweises
    .text = In einem Raum mit funktionierendem Computer, mit oder ohne Strom: Nutze eine der Computeraktionen.
item-riot-shotgun = Polizeiflinte
    .gender = feminine
    .text = Verletzt immer mindestens einmal, außer bei einem Fehlschuss. Kommt mit 1 Munition.
item-marksman-rifle = Präzisionsgewehr
    .gender = neuter
    .text = Zwei Treffer verletzen einmal mehr. Kommt mit 1 Munition.

## Gelb: Technik

item-toolbelt = Werkzeuggürtel
    .gender = masculine
    .text = Behebe den Defekt hier, oder öffne oder schließe eine Tür an deinem Raum, oder fülle deinen Sondenarm ganz auf, oder lade deine Nagelpistole ganz auf.
item-reagent = Reagenz
    .gender = neuter
    .genitive = des Reagenzes
    .text = Lade einen Flammenwerfer ganz auf. Oder zwinge mit mindestens 5 Wissen einen Eindringling hier zum Rückzug.
item-duct-tape = Klebeband
    .gender = neuter
    .text = Behebe den Defekt hier, oder binde zwei schwere Gegenstände zusammen, um sie in einer Hand zu halten.
item-fire-blanket = Löschdecke
    .gender = feminine
    .text = Lösche das Feuer hier, oder wisch dir den Schleim ab.
item-cave-plans = Höhlenpläne
    .gender = plural
    .dative = den Höhlenplänen
    .text = Von einem Raum mit Technikzugang aus: Kriech in einen beliebigen anderen, erkundeten. Geräuschwurf wie gewohnt.
item-breaker-key = Sicherungsschlüssel
    .gender = masculine
    .text = Dreh den Strommarker deiner Sektion um: ein oder aus.
item-facility-plans = Lagepläne
    .gender = plural
    .dative = den Lageplänen
    .text = Sieh dir zwei unerkundete Räume an, aber nicht ihre Erkundungsmarker.
item-rover-remote = Rover-Fernsteuerung
    .gender = feminine
    .text = Schick den leeren Rover zu einem Ausgang deiner Wahl; vom Bunker aus nur, wenn das Haupttor offen ist.

## Grün: Medizin

item-medkit = Medikit
    .gender = neuter
    .text = Verbinde eine deiner schweren Wunden, oder heile eine verbundene.
item-medical-stapler = Klammergerät
    .gender = neuter
    .text = Verbinde eine deiner schweren Wunden, oder heile alle deine leichten.
item-caffeine-pills = Koffeintabletten
    .gender = plural
    .text = Zieh 2 Karten und scanne dann die Verseuchungskarten in deiner Hand: Saubere werden entfernt, eine infizierte gibt dir eine Larve.
item-antiseptic = Desinfektionsmittel
    .gender = neuter
    .text = Scanne eine Verseuchungskarte deiner Hand und entferne sie. War sie infiziert, bekommst du eine neue Verseuchungskarte statt einer Larve.
item-scalpel = Skalpell
    .gender = neuter
    .text = Außerhalb eines Kampfes: Jemand hier, der zustimmt, oder du selbst wird eine Larve los und erleidet eine schwere Wunde. Im Kampf: 1 Verletzung für einen Eindringling hier, und du nimmst 1 Verseuchungskarte.
item-analyze-toolset = Analyseset
    .gender = neuter
    .text = Verbrauche eine Leiche, einen Kadaver oder ein Ei, das du trägst oder das hier liegt: Gewinne 3 Wissen, und das Erste seiner Art deckt eine Schwäche auf. Oder scanne die Verseuchungskarten in deiner Hand: Saubere werden entfernt, infizierte bewirken nichts.
item-research-documents = Forschungsunterlagen
    .gender = plural
    .text = Gewinne 1 Wissen, oder 2, wenn dein Wissensmarker aktiv ist.

## Blau: gebaut

item-neutralizer = Neutralisator
    .gender = masculine
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte Karten und deine Larve werden entfernt. Misch dann alles in deinen Stapel, auch deine Hand, und passe.
item-flamethrower = Flammenwerfer
    .gender = masculine
    .text = Verletzt immer mindestens einmal, außer bei einem Fehlschuss; zwei Treffer setzen auch den Raum in Brand. Kommt voll geladen und lässt sich nur mit einem Reagenz nachladen.
item-enviro-suit = Schutzanzug
    .gender = masculine
    .text = Wer ihn in einer Hand trägt, kann draußen zum Bunker gehen, sobald das Haupttor offen ist.
item-crafted-pistol = Pistole
    .gender = feminine
    .text = Zwei Treffer zählen nur als einer. Kommt voll geladen.

## Womit die Figuren beginnen

item-smg = Maschinenpistole
    .gender = feminine
    .text = Nichts Besonderes, aber viel Munition.
item-smart-gun = Smartgun
    .gender = feminine
    .text = Wo Strom ist, darfst du den Würfel jedes Schusses einmal neu werfen.
item-nailgun = Nagelpistole
    .gender = feminine
    .text = Zwei Treffer zählen nur als einer. Nur mit einem Werkzeuggürtel zu laden.
item-probe-arm = Sondenarm
    .gender = masculine
    .text = Im Kampf: Nimm einen Kadaver aus dem Vorrat; dem Eindringling geschieht nichts. Er reicht 3-mal, liegt neben deinen Händen und lässt sich nicht ablegen. Ein Werkzeuggürtel füllt ihn wieder auf.

## Questgegenstände

item-cheat-codes = Cheatcodes
    .gender = plural
    .text = Deine Computeraktionen kosten nichts.
item-pressure-washer = Hochdruckreiniger
    .gender = masculine
    .text = Lösche das Feuer hier, oder zwinge einen Eindringling hier zum Rückzug. Er reicht 3-mal.
item-wail = Klageruf
    .gender = masculine
    .text = Nimm ein Geräusch aus einem Gang deiner Sektion, oder lege dort eines hin.
item-battle-suit = Kampfanzug
    .gender = masculine
    .text = Du hast ihn an: Schleim haftet nicht an dir, Feuer verwundet dich nicht, und du kannst draußen zum Bunker gehen, sobald das Haupttor offen ist.
item-found-assault-rifle = Sturmgewehr
    .gender = neuter
    .text = Ein Schuss, der verletzt, verletzt einmal mehr. Kommt mit 3 Munition.
item-overmind = Überbewusstsein
    .gender = neuter
    .text = Zieh einen Eindringling deiner Sektion, der nicht kämpft, durch einen Gang deiner Wahl.

## Grundaktionen

basic-computer = Computer nutzen
    .text = In einem Raum mit funktionierendem Computer und Strom: Tu eines der drei Dinge, die die offene Computerkarte anbietet. Danach wird die nächste Karte aufgedeckt.
basic-escape = Zum Bunker
    .text = An einem Ausgang, wenn das Haupttor offen ist: Fahr mit dem Rover zum Bunker, der nur dich mitnimmt; oder geh im Schutzanzug hin. Wer geht, macht einen Geräuschwurf und kommt nicht weg, wenn ein Eindringling auftaucht.
basic-shoot = Schießen
    .text = Gib 1 Munition einer Waffe in deinen Händen gegen einen Eindringling oder Eier in deinem Raum aus. Mit Strom wirfst du den Vorteilswürfel, ohne den Kampfwürfel.
basic-craft = Bauen
    .text = Lege zwei Gegenstände mit den passenden Bauteilen ab und baue daraus einen Neutralisator, einen Taser, einen Flammenwerfer, einen Schutzanzug oder eine Pistole.

## Karten mehrerer Figuren

card-basic-repairs = Einfache Reparatur
    .text = Behebe den Defekt hier.
card-repairs = Reparatur
    .text = Behebe den Defekt hier.

## Wache

card-stun = Betäuben
    .text = Jemand hier mit höchstens 3 Karten legt die ganze Hand ab. Oder lege eine deiner Waffen ab, um einen Eindringling hier in einen Nachbarraum deiner Wahl zu treiben, aber nicht durch eine geschlossene Tür.
card-quarantine = Quarantäne
    .text = In einem Raum mit funktionierendem Computer, mit oder ohne Strom: Schließ alle Türen um einen beliebigen Raum herum.
card-facility-tour = Führung durch die Anlage
    .text = Geh in einen Nachbarraum und nimm, wenn du willst, eine andere Figur dieses Raums mit, gefragt oder nicht. Was der Erkundungsmarker dort tut, darfst du ignorieren, nachdem du ihn gesehen hast; Gegenstände und Geräusche bleiben wie gewohnt.
card-defense-plan = Verteidigungsplan
    .text = In einem weißen oder roten Raum: Nutze seine Aktion kostenlos. Oder sieh dir zwei unerkundete Räume an, aber nicht ihre Erkundungsmarker.

## Laborratte

card-weird-metabolism = Seltsamer Stoffwechsel
    .text = Wisch dir den Schleim ab. Oder lege eine Verseuchungskarte deiner Hand auf deinen Ablagestapel und zieh 2 Karten.
card-sensitive-hearing = Feines Gehör
    .text = Nimm ein Geräusch aus einem Gang deines Raums, oder lege dort eines hin.
card-feel-of-the-dark = Gespür für das Dunkel
    .text = Jederzeit zu spielen: Was eine Ereigniskarte nur ohne Strom tut, tut sie dir nicht. Oder ignoriere im Dunkeln, was ein Überraschungsangriff dir antut.
card-inconspicuous = Unscheinbar
    .text = Jederzeit zu spielen: Bevor die Angriffskarte gezogen wird, greift ein Eindringling statt dir eine andere Figur hier an. Oder mach im Dunkeln beim Ziehen aus dem Beutel keinen Geräuschwurf.

## Hacker

card-recharge = Aufladen
    .text = Mit Strom in deiner Sektion: Lade 2 Munition in eine deiner Energiewaffen.
card-neuralink = Neuralink
    .text = Nutze eine der Computeraktionen: mit Strom in einem Raum ohne Computer, oder an einem Computer ohne Strom.
card-bypass = Umgehung
    .text = An einem Computer mit Strom: Nutze beliebig viele Aktionen der offenen Karte, jede einmal. Oder dreh den Strommarker deiner Sektion um.
card-it-works-for-me = Bei mir läuft es
    .text = Behebe den Defekt hier. Ist hier ein Computer mit Strom, darfst du danach eine seiner Aktionen nutzen.
card-master-plan = Meisterplan
    .text = In einem Raum mit funktionierendem Computer: Nutze die Aktion des Raums kostenlos. Oder sieh dir zwei unerkundete Räume an, aber nicht ihre Erkundungsmarker.

## Xenobiologin

card-rushed-analysis = Eilige Analyse
    .text = Scanne alle Verseuchungskarten in deiner Hand. Saubere werden entfernt, und war eine dabei, gewinnst du 1 Wissen; eine infizierte gibt dir eine Larve, oder tötet dich, wenn du schon eine trägst.
card-workspace-plan = Arbeitsplan
    .text = In einem weißen oder grünen Raum: Nutze seine Aktion kostenlos. Oder sieh dir zwei unerkundete Räume an, aber nicht ihre Erkundungsmarker.
card-pheromones = Pheromone
    .text = Zu spielen, wenn eine Angriffskarte gegen dich gezogen wurde: Gib ein Ei oder einen Kadaver her, den du trägst, um sie zu ignorieren; alle hier werden verschleimt. Mit 6 Wissen darfst du den Angriff stattdessen an eine andere Figur hier weitergeben.
card-field-experience = Felderfahrung
    .text = Senke den Gegenstandszähler des Raums um 1 und gewinne 1 Wissen. Oder zieh mit 4 Wissen zwei Ereigniskarten, lege eine zurück und die andere unter den Stapel. Mit 6 Wissen tu dasselbe mit Angriffskarten.
card-vivisection = Vivisektion
    .text = Benutze deinen Sondenarm einmal: Ein Eindringling hier erleidet 1 Verletzung, und 1 mehr für je 2 Wissen, das du hast.

## Hausmeister

card-emergency-key = Notschlüssel
    .text = In einem Aufzugsraum ohne Defekt: Ruf den Aufzug und fahr in eine andere Sektion, mit oder ohne Strom. Oder öffne oder schließe eine Tür an deinem Raum.
card-clean-up = Saubermachen
    .text = Behebe den Defekt hier, oder lösche das Feuer hier.
card-maintenance-plan = Wartungsplan
    .text = In einem weißen oder gelben Raum: Nutze seine Aktion kostenlos. Oder sieh dir zwei unerkundete Räume an, aber nicht ihre Erkundungsmarker.
card-jury-rigging = Bastelarbeit
    .text = In einem gelben Raum: Senke seinen Gegenstandszähler um 1 und nimm einen Flammenwerfer, einen Schutzanzug oder einen Taser von den gebauten Gegenständen.
card-it-should-work = Es müsste gehen
    .text = Nutze die Aktion dieses Raums, auch trotz eines Defekts. Oder nutze an einem Computer ohne Strom eine der Computeraktionen.

## Überlebende

card-desperate-attack = Verzweifelter Angriff
    .text = Nimm 1 Verseuchungskarte: Ein Eindringling hier erleidet 2 Verletzungen. Ist er dann noch hier, greift er dich sofort an.
card-obstinate = Hartnäckig
    .text = Zieh 1 Karte für jede deiner schweren Wunden, verbunden oder nicht. Oder lege einen Gegenstand ab, um eine zu verbinden.
card-vents = Lüftungsschächte
    .text = Von einem Raum mit Technikzugang aus: Kriech in einen beliebigen anderen, erkundeten. Dort wirst du wie von einem Erwachsenen im Dunkeln angegriffen.
card-distraction = Ablenkung
    .text = Lege einen Gegenstand ab: Du, jemand anderes hier, der zustimmt, oder ihr beide entkommt in denselben Nachbarraum, ohne angegriffen zu werden.

## Figuren

character-hacker = Hacker
    .gender = masculine
    .text = Arbeitet, wo Strom ist: nutzt jeden Computer, tut mehreres auf einmal und schaltet den Strom einer Sektion um.
character-janitor = Hausmeister
    .gender = masculine
    .text = Kennt die Maschinen: repariert, löscht Feuer, fährt Aufzug ohne Strom und baut, was gebraucht wird.
character-lab-rat = Laborratte
    .gender = feminine
    .text = Im Dunkeln zu Hause: ungesehen, ungehört und schwer zu überraschen. Kommt mit 3 Wissen und ohne Waffe.
character-sentry = Wache
    .gender = feminine
    .text = Schützt andere: begleitet sie, verriegelt Räume aus der Ferne und bringt die meiste Munition mit.
character-survivor = Überlebende
    .gender = feminine
    .dative = der Überlebenden
    .genitive = der Überlebenden
    .to = zur Überlebenden
    .text = Hat das alles schon einmal erlebt: Wunden machen sie stärker, und einen Ausweg gibt es immer. Kommt mit 3 Wissen und ohne Waffe.
character-xenobiologist = Xenobiologin
    .gender = feminine
    .text = Lernt schneller als alle: Je mehr sie weiß, desto mehr fängt sie mit ihren Funden an.

## Schwere Wunden

wound-knee = Knie
    .text = Bis sie verbunden ist, kostet die erste Bewegung deines ersten Zuges in einer Runde 1 Karte mehr.
wound-eyes = Augen
    .text = Bis sie verbunden ist, bist du überall im Dunkeln und schießt immer mit dem Kampfwürfel.
wound-guts = Bauch
    .text = Bis sie verbunden ist, legst du jedes Mal, wenn du passt, alle Aktionskarten deiner Hand ab.

## Computerkarten, CSS-Marker und Notfallmarker

computer-a = Computerkarte A
computer-b = Computerkarte B
computer-c = Computerkarte C
computer-d = Computerkarte D
computer-e = Computerkarte E
computer-lockdown = Abriegelung
    .text = Ein Defekt im Raum dessen, der sie aufgedeckt hat. Danach werden alle Computerkarten gemischt.
css-a = Kapsel A
    .text = Kapsel A startet.
css-b = Kapsel B
    .text = Kapsel B startet.
css-c = Kapsel C
    .text = Kapsel C startet.
css-all = Alle Kapseln
    .text = Alle drei Kapseln starten.
css-none = Keine Kapsel
    .text = Keine Kapsel startet.
contingency-blue-code = Code Blau
    .text = Am Ende stirbt, wer das Signal nicht gesendet hat.
contingency-yellow-code = Code Gelb
    .text = Am Ende stirbt, wer höchstens 4 Wissen hat.
contingency-gray-code = Code Grau
    .text = Am Ende stirbt, wer in einer CSS-Kapsel entkommen ist.
contingency-red-code = Code Rot
    .text = Am Ende stirbt, wer eingeschlossen ist.
contingency-green-code = Code Grün
    .text = Er tötet niemanden.

## Konzern

objective-loose-ends = Lose Enden
    .text = Spieler 1 darf nicht überleben, oder du musst als Einziger überleben.
objective-clean-books = Saubere Bücher
    .text = Spieler 2 darf nicht überleben, oder du musst als Einziger überleben.
objective-no-witnesses = Keine Zeugen
    .text = Sende dein Signal, und kein Überlebender der Nemesis darf überleben, oder die Anlage muss zerstört sein.
objective-live-specimen = Lebendes Exemplar
    .text = Sende dein Signal und verlasse die Anlage mit einem Ei in den Händen oder schließ dich damit ein.
objective-dissection-report = Sektionsbericht
    .text = Mindestens zwei Schwächen müssen durch Forschung entdeckt sein; die von Anfang an offene zählt nicht.
objective-head-of-research = Forschungsleitung
    .text = Du brauchst mindestens 6 Wissen und einen aktiven Wissensmarker.
objective-broken-contract = Vertragsbruch
    .text = Spieler 3 darf nicht überleben, oder du musst als Einziger überleben.
objective-power-struggle = Machtkampf
    .text = Spieler 4 darf nicht überleben, oder du musst als Einziger überleben.
objective-last-audit = Letzte Prüfung
    .text = Spieler 5 darf nicht überleben, oder du musst als Einziger überleben.

## Persönlich

objective-ashes-to-ashes = Asche zu Asche
    .text = Sende dein Signal, und die Anlage muss zerstört oder die Königin getötet sein.
objective-smoke-them-out = Räuchert sie aus
    .text = Sende dein Signal, und das Nest oder die Anlage muss zerstört sein.
objective-tell-the-world = Die Welt muss es wissen
    .text = Sende dein Signal, und hab am Ende mindestens 5 Wissen.
objective-the-long-way-down = Der lange Weg nach unten
    .text = Sende dein Signal, und jeder Raum der Sektionen S-01 und S-02 muss erkundet sein.
objective-scavenger = Plünderer
    .text = Entkomme in einer Kapsel oder zum Bunker, mit mindestens 6 Gegenständen; noch nicht freigeschaltete Questgegenstände zählen nicht.
objective-sound-the-horn = Schlagt Alarm
    .text = Der Alarm muss das Spiel beenden, oder du musst als Einziger überleben.
objective-never-again = Nie wieder
    .text = Mindestens eine Schwäche muss durch Forschung entdeckt sein, und das Nest oder die Anlage muss zerstört sein.
objective-nobody-stays-behind = Keiner wird zurückgelassen
    .text = Du und mindestens eine andere Figur müssen überleben.
objective-old-shipmates = Alte Gefährten
    .text = Sende dein Signal, und außer dir muss noch jemand von der Nemesis überleben.

## Allein und gemeinsam

objective-the-whole-picture = Das ganze Bild
    .text = Jemand muss mit 8 Wissen überleben.
objective-field-notes = Feldnotizen
    .text = Mindestens zwei Schwächen müssen durch Forschung entdeckt sein.
objective-open-channel = Offener Kanal
    .text = Ein Signal muss gesendet sein, und jemand muss mit aktivem Wissensmarker überleben.
objective-clean-sweep = Großreinemachen
    .text = Ein Signal muss gesendet sein, und das Nest oder die Anlage muss zerstört sein.
objective-without-a-crown = Ohne Krone
    .text = Ein Signal muss gesendet sein, und die Königin muss tot oder die Anlage zerstört sein.
objective-precious-cargo = Kostbare Fracht
    .text = Jemand muss mit einem Ei entkommen oder damit eingeschlossen sein.
objective-down-to-the-last-door = Bis zur letzten Tür
    .text = Jeder Raum der Sektionen S-02 und S-03 muss erkundet sein.
objective-scorched-rock = Verbrannter Fels
    .text = Die Anlage muss zerstört sein.
objective-red-alert = Roter Alarm
    .text = Der Alarm muss das Spiel beenden.
objective-keep-the-lights-on = Lasst das Licht an
    .text = Am Ende des Spiels müssen der Notstrom und mindestens 3 Strommarker an sein.

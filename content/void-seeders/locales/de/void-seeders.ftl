### Leerensäer: ihre Arten, Karten und Schwächen, und was sie aus Räumen und Gegenständen machen.

intruder-lurker = Lauerer
    .gender = masculine
    .accusative = Lauerer
    .text = Der schwächste von ihnen. Er kommt zu denen, die noch bei Verstand sind.
    .tokens = { $count } Lauerer
intruder-whisperer = Flüsterer
    .gender = masculine
    .accusative = Flüsterer
    .text = Der gewöhnliche Jäger an Bord, eher zu hören als zu sehen.
    .tokens = { $count } Flüsterer
intruder-stalker = Pirscher
    .gender = masculine
    .accusative = Pirscher
    .text = Groß und schwer zu töten; es gibt nur einen.
    .tokens = der Pirscher
intruder-despoiler = Verheerer
    .gender = masculine
    .accusative = Verheerer
    .text = Er kommt zu den Wahnsinnigen, und keine Wunde bleibt an ihm. Nur das Ende aller drei Brutstätten ist auch seines.
    .tokens = der Verheerer
intruder-lair = Brutstätte
    .gender = feminine
    .accusative = Brutstätte
    .text = Sie bewegt sich nicht und greift nicht an, aber wer einen Zug neben ihr beendet, macht einen Geräuschwurf. Sind alle drei zerstört, ist der Verheerer für immer fort.
    .tokens = { $count ->
        [one] 1 Brutstätte
       *[other] { $count } Brutstätten
    }

## Angriffe

attack-frenzy = Raserei
    .text = Jede Figur im Raum stirbt bei 2 oder mehr schweren Wunden; sonst je 1 schwere Wunde.
attack-scratch = Kratzer
    .text = 1 leichte Wunde und 1 Verseuchungskarte.
attack-duplicate = Verdopplung
    .text = Noch einer seiner Art kommt in den Raum; er greift noch nicht an.
attack-dread = Grauen
    .text = 1 schwere Wunde, dann eine Panikkarte.
attack-braineating = Hirnfraß
    .text = Tötet eine Figur mit irgendeiner schweren Wunde; sonst 2 schwere Wunden.
attack-bite = Biss
    .text = Tötet eine Figur mit 2 oder mehr schweren Wunden; sonst 1 schwere Wunde.
attack-dismay = Entsetzen
    .text = 1 Verseuchungskarte, dann eine Panikkarte.

## Schwächen

weakness-sturdy-doors = Feste Türen
    .text = Geschlossene Türen halten Leerensäer auf; sie zerstören sie dabei.
weakness-rational-thinking = Klares Denken
    .text = Ein Überraschungsangriff gibt keine Verseuchungskarte, nur eine Panikkarte.
weakness-heightened-readiness = Erhöhte Bereitschaft
    .text = Überraschungszahlen sind um 1 niedriger, aber mindestens 1.
weakness-weakened-control = Geschwächte Macht
    .text = Wahnsinn der Stufe 2 bringt einen Lauerer statt eines Flüsterers.
weakness-vital-spots = Wunde Punkte
    .text = Gegen einen Leerensäer zählt ein Fehlschlag auf dem Kampfwürfel als ein Treffer.
weakness-determination = Entschlossenheit
    .text = Der erste Kampfwurf jedes Angriffs auf das Nest oder eine Brutstätte darf wiederholt werden.
weakness-mass-therapy = Gruppentherapie
    .text = Sobald sie entdeckt wird, sinkt der Wahnsinn aller um 1, auch von 3 auf 2.
weakness-stable-psyche = Stabile Psyche
    .text = Bei der Prüfung am Ende werden 3 statt 4 Karten gezogen.
slot-corpse = Wahnsinn
slot-egg = Ei
slot-carcass = Kadaver

## Ereignisse

ship-event-terror-1 = Terror
    .text = Alle füllen ihre Hand auf 5 Karten und scannen deren Verseuchung; eine infizierte Karte setzt den Wahnsinn auf 5. Danach werden alle Hände abgelegt.
ship-event-terror-2 = Terror
    .text = Alle füllen ihre Hand auf 5 Karten und scannen deren Verseuchung; eine infizierte Karte setzt den Wahnsinn auf 5. Danach werden alle Hände abgelegt.
ship-event-terror-3 = Terror
    .text = Alle füllen ihre Hand auf 5 Karten und scannen deren Verseuchung; eine infizierte Karte setzt den Wahnsinn auf 5. Danach werden alle Hände abgelegt.
ship-event-hunt = Jagd
    .text = Leerensäer außerhalb eines Kampfes gehen zu einer Figur nebenan; gibt es mehrere Räume, in den niedrigsten.
ship-event-tendrils = Tentakel
    .text = Jede Figur in einem Raum mit Technikzugang gewinnt 1 Stufe Wahnsinn.
ship-event-monophobia-1 = Angst vor dem Alleinsein
    .text = Jede Figur, die allein in einem Raum und nicht im Kampf ist, zieht eine Panikkarte.
ship-event-monophobia-2 = Angst vor dem Alleinsein
    .text = Jede Figur, die allein in einem Raum und nicht im Kampf ist, zieht eine Panikkarte.
ship-event-neurosis = Neurose
    .text = Jede Figur bei einer Brutstätte oder einen Raum weiter zieht eine Panikkarte.
ship-event-agoraphobia-1 = Angst vor Gedränge
    .text = Der Verheerer kommt in den niedrigsten Raum mit 2 oder mehr Figuren, ohne Überraschungsangriff.
ship-event-agoraphobia-2 = Angst vor Gedränge
    .text = Der Verheerer kommt in den niedrigsten Raum mit 2 oder mehr Figuren, ohne Überraschungsangriff.
ship-event-fire-wave = Feuerwelle
    .text = Feuer in jedem Raum neben dem niedrigsten brennenden.
ship-event-whispers-1 = Geflüster
    .text = Noch eine Ereigniskarte wird gezogen und abgelegt: Jeder Gang mit ihrer Zahl an einem Raum mit einer Figur bekommt ein Geräusch, oder löst dort eine Begegnung aus, wenn schon eines liegt.
ship-event-whispers-2 = Geflüster
    .text = Noch eine Ereigniskarte wird gezogen und abgelegt: Jeder Gang mit ihrer Zahl an einem Raum mit einer Figur bekommt ein Geräusch, oder löst dort eine Begegnung aus, wenn schon eines liegt.
ship-event-fear-1 = Furcht
    .text = Jede Figur mit weniger Handkarten als Stufen von Wahnsinn nimmt 1 Verseuchungskarte.
ship-event-fear-2 = Furcht
    .text = Jede Figur mit weniger Handkarten als Stufen von Wahnsinn nimmt 1 Verseuchungskarte.
ship-event-ship-ai-failure = Ausfall der Schiffs-KI
    .text = Bei 2 oder mehr Defekten in Computerräumen beginnt die Selbstzerstörung; sonst bekommt der niedrigste erkundete Computerraum einen Defekt.
ship-event-computer-system-failure = Ausfall der Computer
    .text = Hat ein Computerraum einen Defekt, bekommen alle anderen erkundeten Computerräume auch einen.
ship-event-evacuation-pod-ejection = Kapselabwurf
    .text = Die Kapsel mit der höchsten Nummer startet, gesperrt oder nicht, mit allen, die darin sind.
ship-event-generator-overheat = Überhitzter Generator
    .text = Hat der Generator einen Defekt, brennt er, und Feuer breitet sich neben allen brennenden Räumen aus; sonst bekommt er einen Defekt.
ship-event-fuel-explosion = Treibstoffexplosion
    .text = Feuer in jedem Triebwerksraum.

## Panikkarten

panic-blind-escape = Blinde Flucht
    .text = Zieh eine Ereigniskarte und geh durch den Gang mit ihrer Zahl.
panic-demotivation = Entmutigung
    .text = Jede Figur im Raum legt 1 Aktionskarte ab, und dein Wahnsinn steigt um 1.
panic-destructive-outburst = Zerstörungswut
    .text = Dein Raum bekommt einen Defekt.
panic-insane-courage = Irrer Mut
    .text = Geh nach nebenan, zu einem Leerensäer oder einer Brutstätte.
panic-ripping-of-the-bandages = Abgerissene Verbände
    .text = 1 leichte Wunde, und eine deiner verbundenen Wunden ist nicht mehr verbunden.
panic-sabotage = Sabotage
    .text = In deinem Raum ist nichts mehr zu finden.
panic-bloodlust = Blutrausch
    .text = Alle anderen im Raum erleiden 1 schwere Wunde; bist du allein, dann du.
panic-defeatism = Schwarzseherei
    .text = Der Wahnsinn aller im Raum steigt um 1.
panic-hallucinations = Halluzinationen
    .text = Eine deiner Waffen verliert alle Munition.
panic-hopelessness = Hoffnungslosigkeit
    .text = Zieh 3 Karten: 1 Aktionskarte davon verlässt das Spiel, die anderen werden abgelegt.
panic-pyromaniac = Brandstiftung
    .text = Dein Raum brennt.
panic-self-mutilation = Selbstverletzung
    .text = 2 leichte Wunden.
panic-destruction = Zertrümmern
    .text = Leg einen schweren Gegenstand aus deinen Händen ab.
panic-heart-attack = Herzanfall
    .text = Du stirbst.

## Räume, Karten, Gegenstände

room-canteen = Kantine
    .gender = feminine
    .text = Heile 1 leichte Wunde. Danach darfst du deinen Wahnsinn um 1 senken (aber nicht von 3 auf 2), die Verseuchungskarten in deiner Hand scannen, oder beides: Saubere werden entfernt, eine infizierte setzt deinen Wahnsinn auf 5.
room-shower-room = Duschraum
    .gender = masculine
    .text = Senke deinen Wahnsinn um 1 (aber nicht von 3 auf 2), scanne die Verseuchungskarten in deiner Hand, oder beides: Saubere werden entfernt, eine infizierte setzt deinen Wahnsinn auf 5.
room-engine-1 = Triebwerk 1
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 1 funktioniert. Zwei von drei Triebwerken müssen funktionieren, damit das Schiff den Sprung übersteht. Ein Erkundungsmarker liegt hier, bis jemand eintritt.
room-engine-2 = Triebwerk 2
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 2 funktioniert. Zwei von drei Triebwerken müssen funktionieren, damit das Schiff den Sprung übersteht. Ein Erkundungsmarker liegt hier, bis jemand eintritt.
room-engine-3 = Triebwerk 3
    .gender = neuter
    .text = Sieh heimlich nach, ob Triebwerk 3 funktioniert. Zwei von drei Triebwerken müssen funktionieren, damit das Schiff den Sprung übersteht. Ein Erkundungsmarker liegt hier, bis jemand eintritt.
room-laboratory = Labor
    .gender = neuter
    .text = Untersuche den Wahnsinn (Stufe 3 oder mehr) einer lebenden Figur hier, oder einen Kadaver oder ein Ei in diesem Raum, ob getragen oder nicht, und entdecke die Schwäche dahinter. Das Objekt bleibt erhalten.
room-surgery = OP-Saal
    .gender = masculine
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte Karten werden entfernt, und dein Wahnsinn sinkt auf 3. Du erleidest 1 leichte Wunde, mischst alles in deinen Stapel, auch deine Hand, und passt.
card-rest = Ausruhen
    .text = Senke deinen Wahnsinn um 1 (aber nicht von 3 auf 2), scanne alle Verseuchungskarten in deiner Hand, oder beides. Saubere werden entfernt; eine infizierte setzt deinen Wahnsinn auf 5.
card-interruption = Unterbrechung
    .text = Jederzeit zu spielen: Brich die Aktion oder die Wirkung einer Panikkarte einer anderen Figur in deinem Raum ab, oder die Unterbrechung von jemandem. Bezahlt bleibt bezahlt.
item-clothes = Kleidung
    .gender = feminine
    .text = Verbinde eine deiner schweren Wunden.
item-antidote = Gegenmittel
    .gender = neuter
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte Karten werden entfernt, und dein Wahnsinn sinkt auf 3. Nimm dann 1 Verseuchungskarte, misch deinen Ablagestapel in deinen Stapel und passe.

## Was sonst anders gesagt wird

sign-track-eggs = Eier im Nest
    .short = Eier
    .text = Von einem Ei kann das Labor lernen. Ist das letzte weg, ist das Nest zerstört.
sign-object-corpse = Leiche
    .text = Eine Leiche. Sie zu tragen kostet eine Hand, und dem Labor sagt sie nichts.
sign-object-carcass = Kadaver
    .text = Was von einer Brutstätte bleibt. Ihn zu tragen kostet eine Hand; das Labor kann von ihm lernen.
sign-part-door = Tür
    .text = Eine geschlossene Tür hält die Besatzung auf. Leerensäer gehen hindurch, als stünde sie offen.
sign-lesson-encounter = Begegnung
    .text = Ein Marker wird aus dem Beutel gezogen. Ein Leerensäer-Marker bringt die Art, die dein Wahnsinn ruft; ist seine Zahl höher als die Zahl deiner Handkarten, nimmst du sofort Verseuchung und eine Panikkarte. Behalte also ein paar Karten.
sign-lesson-contamination = Verseuchung
    .text = Diese Karte verstopft die Hand: Sie lässt sich nicht spielen und zahlt nichts. Am Ende steigert jede, die du besitzt, deinen Wahnsinn, und auf Stufe 5 kann sie töten; suche einen Weg, sie zu scannen und loszuwerden.
sign-lesson-event = Was das Schiff tut
    .text = Haben alle gepasst, rückt die Zeit vor, Leerensäer greifen an, Feuer brennen, ein Ereignis tritt ein, und was der Besatzung fern ist, verschwindet wieder im Beutel. Dann wird ein Marker gezogen.
prompt-reroll-shot = Dein Wurf: { $face ->
    [blank] ein Fehlschuss
    [creeper] ein Treffer nur gegen Lauerer
    [adult] ein Treffer nur gegen Lauerer und Flüsterer
    [one] ein Treffer
   *[two] zwei Treffer
}. Würfelst du neu?
event-combat-rolled = { $actor } wirft den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Lauerer
        [adult] das reicht gegen Lauerer und Flüsterer
        [one] ein Treffer
       *[two] zwei Treffer
    }.
    .you = Du wirfst den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Lauerer
        [adult] das reicht gegen Lauerer und Flüsterer
        [one] ein Treffer
       *[two] zwei Treffer
    }.
verb-purge = alle deine Karten von Infektionen befreien und deinen Wahnsinn auf 3 senken
objective-the-great-hunt = Die große Jagd
    .text = Sende dein Signal, und alle drei Brutstätten oder das Schiff müssen zerstört sein.
objective-cutting-off-the-head = Der Schlange den Kopf abschlagen
    .text = Ein Signal muss gesendet sein, und alle drei Brutstätten oder das Schiff müssen zerstört sein.
goal-queen-killed = alle drei Brutstätten müssen zerstört sein
item-alcohol = Alkohol
    .gender = masculine
    .text = Scanne eine Verseuchungskarte deiner Hand und entferne sie. War sie infiziert, bekommst du eine neue Verseuchungskarte.
token-unnamed = ein Leerensäer-Marker ({ $number })
    .tokens = { $count } Leerensäer
sign-part-weaknesses = Schwächen der Leerensäer
    .text = Das Labor entdeckt sie, eine für jedes Objekt, hinter dem sie liegen. Was entdeckt ist, gilt für den Rest des Spiels.
ordeal = du darfst nicht dem Wahnsinn verfallen sein

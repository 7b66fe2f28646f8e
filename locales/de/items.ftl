### Gegenstände: Namen und Wirkungen. Kosten, Kampfzeichen, Gewicht und Symbole kommen aus den Daten dazu.

## Rot: Militär

item-energy-charge = Energiezelle
    .gender = feminine
    .text = Lade eine deiner Energiewaffen ganz auf, oder öffne oder schließe eine Tür an deinem Raum.
item-grenade = Granate
    .gender = feminine
    .text = Wirf sie in deinen Raum oder einen Nachbarraum mit einem Eindringling oder Eiern: 2 Verletzungen für einen Eindringling deiner Wahl und 1 für jeden anderen dort, oder 2 zerstörte Eier. Jede Figur dort, auch du, erleidet eine schwere Wunde.
item-smoke-grenade = Rauchgranate
    .gender = feminine
    .text = Jede andere Figur hier legt 1 Aktionskarte ab. Du entkommst in einen Nachbarraum, ohne angegriffen zu werden.
item-recon-drone = Aufklärungsdrohne
    .gender = feminine
    .text = Sieh dir einen unerforschten Raum und seinen Erkundungsmarker an.
item-decoy = Köder
    .gender = masculine
    .text = Wähle einen Nachbarraum: Die Eindringlinge aus den Räumen um ihn herum sammeln sich dort. Wer im Kampf ist, greift vorher einmal an.
item-extended-magazine = Zusatzmagazin
    .gender = neuter
    .text = Bau es an eine deiner Energiewaffen an: Sie bekommt sofort 2 Munition und fasst von nun an 2 mehr.
item-self-destruct-key = Selbstzerstörungsschlüssel
    .gender = masculine
    .text = In einem Raum mit funktionierendem Computer: Starte die Selbstzerstörung, oder stoppe sie, solange das noch geht.
item-evacuation-key = Evakuierungsschlüssel
    .gender = masculine
    .text = In einer Evakuierungssektion: Verriegle oder entriegle eine ihrer Kapseln.
item-comms-key = Funkschlüssel
    .gender = masculine
    .text = In einem Raum mit funktionierendem Computer: Sieh dir ein Ziel eines Spielers an, der ein Signal gesendet hat.
item-prototype-pistol = Pistolen-Prototyp
    .gender = masculine
    .text = Du darfst bei jedem Schuss den Kampfwürfel einmal neu werfen.
item-prototype-shotgun = Flinten-Prototyp
    .gender = masculine
    .text = Verletzt immer mindestens einmal, außer bei einem Fehlschuss, und bei einem oder zwei Treffern einmal mehr.
item-prototype-rifle = Gewehr-Prototyp
    .gender = masculine
    .text = Bei zwei Treffern darfst du 1 weitere Munition für 1 weitere Verletzung ausgeben.

## Gelb: Technik

item-chemicals = Chemikalien
    .gender = plural
    .text = Lade einen Flammenwerfer ganz auf.
item-tools = Werkzeug
    .gender = neuter
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier, oder öffne oder schließe eine Tür an deinem Raum.
item-duct-tape = Klebeband
    .gender = neuter
    .text = Behebe den Defekt hier, oder repariere oder beschädige das Triebwerk hier, oder binde zwei schwere Gegenstände zusammen, um sie in einer Hand zu halten.
item-fire-extinguisher = Feuerlöscher
    .gender = masculine
    .text = Lösche das Feuer hier, oder zwinge einen Eindringling hier zum Rückzug.
item-clothes = Kleidung
    .gender = feminine
    .text = Wisch dir den Schleim ab, oder verbinde eine deiner schweren Wunden.
item-technical-corridors-plans = Pläne der Technikgänge
    .gender = plural
    .text = Von einem Raum mit Technikzugang aus: Kriech zu einem anderen Zugang. Geräuschwurf wie gewohnt.
    .kept = Solange du die Pläne hast, bewegst du dich durch Technikzugänge wie durch Gänge: von einem zu jedem anderen desselben Netzes, aber nie aus einem Kampf heraus.
item-space-suit = Raumanzug
    .gender = masculine
    .text = Von einem gelben Raum aus: Lege alle Aktionskarten deiner Hand ab und geh außen am Schiff entlang in einen beliebigen anderen gelben Raum.
item-nemesis-plans = Schiffspläne
    .gender = plural
    .text = Sieh dir zwei unerforschte Räume an, aber nicht ihre Erkundungsmarker.

## Grün: Medizin

item-medkit = Medikit
    .gender = neuter
    .text = Verbinde eine schwere Wunde, oder heile eine verbundene: deine, oder die einer Figur hier, die zustimmt.
item-bandages = Verbandszeug
    .gender = neuter
    .text = Verbinde eine schwere Wunde, oder heile alle leichten: deine, oder die einer Figur hier, die zustimmt.
item-synthetic-food = Kunstnahrung
    .gender = feminine
    .text = Zieh 2 Aktionskarten.
item-adrenaline-injection = Adrenalinspritze
    .gender = feminine
    .text = Zieh 1 Karte. Du darfst in diesem Zug beliebig viele Aktionen machen, musst am Ende aber passen.
item-alcohol = Alkohol
    .gender = masculine
    .text = Scanne eine Verseuchungskarte deiner Hand und entferne sie. War sie infiziert, bekommst du eine neue Verseuchungskarte statt einer Larve.
item-military-drugs = Kampfdrogen
    .gender = plural
    .text = Lege beliebige Karten deiner Hand ab, auch Verseuchungskarten, und zieh ebenso viele und 1 dazu.

## Blau: gebaut

item-antidote = Gegenmittel
    .gender = neuter
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte Karten und deine Larve werden entfernt. Nimm dann 1 Verseuchungskarte, misch deinen Ablagestapel in deinen Stapel und passe.
item-taser = Taser
    .gender = masculine
    .text = Ein Eindringling hier erleidet 1 Verletzung und zieht sich zurück, oder eine Figur hier legt ihre ganze Hand ab.
item-flamethrower = Flammenwerfer
    .gender = masculine
    .text = Verletzt immer mindestens einmal, außer bei einem Fehlschuss; zwei Treffer setzen auch den Raum in Brand. Kommt mit 1 Munition und lässt sich nur mit Chemikalien nachladen.
item-molotov-cocktail = Molotowcocktail
    .gender = masculine
    .text = Wirf ihn in deinen Raum oder einen Nachbarraum mit einem Eindringling oder Eiern: dort Feuer, 1 Verletzung für jeden Eindringling, eine schwere Wunde für jede Figur und 1 zerstörtes Ei.

## Womit die Figuren beginnen

item-six-shooter = Revolver
    .gender = masculine
    .text = Zwei Treffer verletzen einmal mehr. Nur mit der Karte „Nachladen“ zu laden.
item-shotgun = Schrotflinte
    .gender = feminine
    .text = Ein Schuss, der verletzt, verletzt einmal mehr.
item-pistol = Pistole
    .gender = feminine
    .text = Zwei Treffer zählen nur als einer.
item-rifle = Gewehr
    .gender = neuter
    .text = Nichts Besonderes, aber viel Munition.
item-assault-rifle = Sturmgewehr
    .gender = neuter
    .text = Ein Schuss, der verletzt, verletzt einmal mehr.
item-sawed-off-shotgun = Abgesägte Schrotflinte
    .gender = feminine
    .nominative = die abgesägte Schrotflinte
    .accusative = die abgesägte Schrotflinte
    .dative = der abgesägten Schrotflinte
    .text = Ein Treffer zählt als zwei.

## Questgegenstände

item-log-key = Logbuchschlüssel
    .gender = masculine
    .text = In einem Raum mit funktionierendem Computer: Sieh dir ein Ziel eines Spielers deiner Wahl an.
item-intercom = Gegensprechanlage
    .gender = feminine
    .text = „Befehl“ und „Motivation“ erreichen auch Figuren in jedem Raum mit funktionierendem Computer.
item-orbital-maneuvering-system = Manövriersystem
    .gender = neuter
    .text = Alle passen sofort, und in der folgenden Ereignisphase greift kein Eindringling an.
item-plasma-torch = Plasmabrenner
    .gender = masculine
    .text = Öffne oder schließe eine Tür an deinem Raum; selbst eine zerstörte lässt sich schließen.
item-flashlight = Taschenlampe
    .gender = feminine
    .text = Durchsuche den Raum.
item-autoloader = Schnelllader
    .gender = masculine
    .text = Bau ihn an das Sturmgewehr an: sofort 1 Munition, es fasst 1 mehr, und es mit einer Energiezelle zu laden ist kostenlos.
item-armor = Rüstung
    .gender = feminine
    .text = Wurde eine Angriffskarte gegen dich gezogen, lege die Rüstung ab, um sie zu ignorieren.
item-motion-scanner = Bewegungsmelder
    .gender = masculine
    .text = Lege 1 Aktionskarte ab, um einen Geräuschwurf zu wiederholen: einmal je Wurf, außerhalb des Kampfes.
item-security-key = Sicherheitsschlüssel
    .gender = masculine
    .text = Wähle einen beliebigen Raum und öffne oder schließe beliebige Türen um ihn herum.
item-holo-computer = Holocomputer
    .gender = masculine
    .text = „Intranet“ und „Risikoabschätzung“ wirken von jedem Raum aus, mit Computer oder ohne, defekt oder nicht.
item-laboratory-equipment = Laborausrüstung
    .gender = feminine
    .text = In einem Raum mit einer Leiche, einem Kadaver oder einem Ei: Entdecke die Schwäche dahinter.

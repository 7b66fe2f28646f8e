### Aftermath: seine Figuren, ihre Karten und Gegenstände, und die Eigenheiten aller.

character-android = Android
    .gender = masculine
    .accusative = den Androiden
    .dative = dem Androiden
    .genitive = des Androiden
    .text = Eine Maschine anstelle der Pilotin: schießt mit dem Arm, nutzt Räume umsonst und liest das Netz des Schiffs, repariert sich aber nur selbst und wird irgendwann abgeschaltet.
character-convict = Sträfling
    .gender = masculine
    .text = Anstelle des Soldaten und in Handschellen: zäh, schlägt schnell zu und nimmt, was andere liegen lassen.

## Karten

card-self-repair = Selbstreparatur
    .text = Lege Werkzeug oder Klebeband ab: Heile alle deine leichten Wunden, verbinde alle deine schweren Wunden, oder heile eine verbundene.
card-efficiency = Effizienz
    .text = Nutze diesen Raum kostenlos; er darf nicht defekt sein.
card-power-up = Hochfahren
    .text = Zieh 2 Karten.
card-network-access = Netzzugang
    .text = Mit einem funktionierenden Computer hier: Sieh dir die Koordinaten an, oder den Zustand eines Triebwerks, oder öffne oder schließe eine Tür eines beliebigen erkundeten Raums mit Computer.
card-i-need-this = Das brauche ich
    .text = Nach einer Suche in deinem Raum, auch deiner eigenen: Was nicht behalten wurde, kommt in dein Gepäck statt unter seinen Stapel. Niemand kann das unterbrechen.
card-short-temper = Kurze Lunte
    .text = Nutze diesen Raum kostenlos, dann mach hier einen Geräuschwurf.
card-opportunist = Opportunist
    .text = Beweg dich und schließe die Tür des Gangs hinter dir, wenn sie nicht zerstört ist. Mit einem Eindringling hier ist das eine Flucht.
card-bash = Draufhauen
    .text = Kämpfe mit bloßen Händen; ein Treffer ist 1 Verletzung mehr.

## Gegenstände

item-arm-gun = Armkanone
    .gender = feminine
    .text = Teil ihres Trägers: füllt keine Hand und lässt sich weder ablegen noch tauschen. Zwei Treffer sind 1 Verletzung mehr.
item-cuffs = Handschellen
    .gender = feminine
    .text = Sie füllen beide Hände. Nur der Handschellenschlüssel öffnet sie.
item-cuffs-key = Handschellenschlüssel
    .gender = masculine
    .text = Lege ihn und die Handschellen ab, wo immer sie sind. Wer ihn hat, darf ihn benutzen.
item-emergency-energy-cell = Notenergiezelle
    .gender = feminine
    .text = Solange der Android sie trägt, wird er nicht abgeschaltet, wenn die Zeit Feld 5 erreicht.
item-deactivation-module = Abschaltmodul
    .gender = neuter
    .text = Zu Beginn des Angriffsschritts, mit einem Eindringling hier: Lege deine Hand ab, mindestens 1 Karte, und nichts greift dich in diesem Schritt an.
item-pipe = Rohr
    .gender = neuter
    .text = Ein Fehlschlag gibt dir eine leichte statt einer schweren Wunde. Danach musst du das Rohr neu finden.
item-augmented-arm = Kunstarm
    .gender = masculine
    .text = Ausruhen als Aktion. Die Wirkung einer schweren Wunde deiner Wahl gilt nicht.

## Eigenheiten

trait-artificial = Künstlich
    .text = Nur Selbstreparatur hilft deinen Wunden. Gezogene Verseuchung wird sofort gescannt: Infiziert gibt eine leichte Wunde, und so oder so wird sie entfernt, und du ziehst eine andere Karte. Du wirst abgeschaltet, wenn die Zeit Feld 5 erreicht. Deine Ziele sind beide von der Firma.
trait-hard-to-kill = Zäh
    .text = Du erträgst vier schwere Wunden; erst eine weitere Wunde tötet dich.
trait-just-die-already = Stirb endlich
    .text = Nach einem Treffer mit dem Revolver darfst du noch einmal auf dasselbe Ziel schießen, nur für Munition, solange du triffst. Geprüft wird nach dem letzten Schuss.
trait-authorization = Befugnis
    .text = Mit der Aktion des Cockpits darfst du auch eine beliebige Tür öffnen oder schließen.
trait-wheelchair = Rollstuhl
    .text = Eine Beinwunde kommt verbunden an.
trait-scavenger = Fledderer
    .text = Suchst du in einem weißen Raum, darfst du je einen Gegenstand jedes Stapels ziehen, einen behalten und die anderen ablegen.
trait-rush = Sturmlauf
    .text = Du darfst eine leichte Wunde nehmen, um in deinem Zug eine dritte Aktion zu machen.
trait-handyman = Tausendsassa
    .text = Deine Waffe und freigeschaltete Questgegenstände dürfen beim Bauen als gelbe Bauteile dienen.

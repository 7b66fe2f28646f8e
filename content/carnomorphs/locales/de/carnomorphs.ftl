### Karnomorphe: ihre Arten, Karten und Anpassungen, Mutationen, und was sie aus Räumen und Gegenständen machen.

intruder-metagorger = Metafresser
    .gender = masculine
    .accusative = Metafresser
    .text = Der schwächste von ihnen. Wen er berührt, der verändert sich, und er ist fort. Findet er Futter, wächst er.
    .tokens = { $count } Metafresser
intruder-shambler = Schlurfer
    .gender = masculine
    .accusative = Schlurfer
    .text = Wozu ein Metafresser heranwächst: der gewöhnliche Jäger an Bord.
    .tokens = { $count } Schlurfer
intruder-fleshbeast = Fleischbestie
    .gender = feminine
    .accusative = Fleischbestie
    .text = Groß und schwer zu töten; stirbt sie, kriecht ein Schlurfer aus ihr hervor.
    .tokens = { $count ->
        [one] 1 Fleischbestie
       *[other] { $count } Fleischbestien
    }
intruder-butcher = Schlächter
    .gender = masculine
    .accusative = Schlächter
    .text = Die letzte ihrer Formen. Es gibt nur einen, und getötet kommt er nie wieder.
    .tokens = der Schlächter

## Angriffe

attack-devour = Verschlingen
    .text = Tötet eine Figur mit irgendeiner schweren Wunde; sonst 1 schwere Wunde. Der Schlächter verliert alle Verletzungen.
attack-spawn = Brut
    .text = Ein Metafresser kommt in den Raum, und das Ziel wird verschleimt.
attack-bash = Hieb
    .text = 1 schwere Wunde und 1 Verseuchungskarte.
attack-regurgitate = Auswurf
    .text = Schleim und 1 Verseuchungskarte; ein Kadaver fällt zu Boden.
attack-slash = Schnitt
    .text = 1 leichte Wunde und 1 Verseuchungskarte.
attack-bite = Biss
    .text = Tötet eine Figur mit 2 oder mehr schweren Wunden; sonst 1 schwere Wunde.
attack-whiplash = Peitschenhieb
    .text = 2 leichte Wunden und 1 Verseuchungskarte.

## Anpassungen

weakness-voracious = Gefräßig
    .text = Sie fressen, bevor sie angreifen, und auch die im Kampf fressen.
weakness-agile = Flink
    .text = Die Seite des Kampfwürfels mit dem schwächsten Zeichen verfehlt jeden Karnomorph, mit jeder Waffe.
weakness-thick-hide = Dicke Haut
    .text = Die Zahl bei einer Verletzungsprobe zählt 1 höher.
weakness-ambushers = Lauernde
    .text = Überraschungszahlen sind um 1 höher, höchstens 5.
weakness-battering-mass = Rammende Masse
    .text = Wer beim Bewegen eine geschlossene Tür zerstört, geht sofort weiter hindurch.
weakness-ash-skin = Aschehaut
    .text = Feuer und Molotowcocktails verletzen sie nicht; Flammenwerfer schon.
weakness-knitting-flesh = Wachsendes Fleisch
    .text = Zu Beginn jedes Feuerschadens verliert jeder außerhalb eines Kampfes 1 Verletzung.
weakness-corrosive-blood = Ätzendes Blut
    .text = Wer einen mit bloßen Händen verletzt, erleidet 1 leichte Wunde.

slot-corpse = Leiche
slot-egg = Ei
slot-carcass = Kadaver

## Ereignisse

ship-event-rampant-mutation-1 = Wuchernde Mutation
    .text = Alle ziehen 4 Karten ihres Stapels und scannen die Verseuchung darunter; ist eine infiziert, 1 Mutationsmarker, oder eine Mutationskarte, wenn noch keine da ist. Die Karten werden abgelegt.
ship-event-rampant-mutation-2 = Wuchernde Mutation
    .text = Alle ziehen 4 Karten ihres Stapels und scannen die Verseuchung darunter; ist eine infiziert, 1 Mutationsmarker, oder eine Mutationskarte, wenn noch keine da ist. Die Karten werden abgelegt.
ship-event-reawakening-1 = Wiedererwachen
    .text = In jedem Raum mit einem Kadaver, den niemand trägt, wird 1 Kadaver zu einem Schlurfer, der angreift, wenn jemand dort ist.
ship-event-reawakening-2 = Wiedererwachen
    .text = In jedem Raum mit einem Kadaver, den niemand trägt, wird 1 Kadaver zu einem Schlurfer, der angreift, wenn jemand dort ist.
ship-event-lurking-1 = Auf der Lauer
    .text = Alle bis auf Metafresser, die mit keiner Figur im Raum sind, verlassen das Spielfeld, und je ein Marker ihrer Art kommt in den Beutel.
ship-event-lurking-2 = Auf der Lauer
    .text = Alle bis auf Metafresser, die mit keiner Figur im Raum sind, verlassen das Spielfeld, und je ein Marker ihrer Art kommt in den Beutel.
ship-event-stalking-1 = Pirsch
    .text = Alle bis auf Metafresser außerhalb eines Kampfes gehen zu einer Figur nebenan; gibt es mehrere Räume, in den niedrigsten.
ship-event-stalking-2 = Pirsch
    .text = Alle bis auf Metafresser außerhalb eines Kampfes gehen zu einer Figur nebenan; gibt es mehrere Räume, in den niedrigsten.
ship-event-airlock-procedure-glitch = Fehler der Luftschleuse
    .text = Im höchsten erkundeten gelben Raum beginnt die Luftschleusenprozedur; was am Ende der nächsten Spielphase dort ist, stirbt.
ship-event-marked-prey = Gezeichnete Beute
    .text = Schleim für jede Figur, die eine Leiche, einen Kadaver oder ein Ei trägt oder damit im selben Raum ist.
ship-event-evacuation-hatches-jam = Klemmende Luken
    .text = Beide Evakuierungsabschnitte bekommen einen Defekt, soweit sie erkundet sind.
ship-event-quarantine-procedure = Quarantäneprozedur
    .text = Alle Türen um jeden Raum mit einer verschleimten Figur schließen sich.
ship-event-growl = Knurren
    .text = Geräusche in allen Gängen jedes Raums mit einem Karnomorph.
ship-event-scavenging-biomatter = Aasfresser
    .text = Alle bis auf den Schlächter außerhalb eines Kampfes gehen zu einer Leiche, einem Kadaver oder einem Ei nebenan, getragen oder nicht; gibt es mehrere Räume, in den niedrigsten.
ship-event-beast-on-the-prowl = Bestie auf Streifzug
    .text = Ein Schlächter fern von allen Figuren kommt zu einer verschleimten. Ist er nicht auf dem Spielfeld, machen verschleimte Figuren einen Geräuschwurf.
ship-event-chemical-fire = Chemischer Brand
    .text = Im höchsten brennenden Raum tritt ein Defekt an die Stelle des Feuers, und in jedem Raum daneben bricht Feuer aus.
ship-event-generator-overload = Überlasteter Generator
    .text = Bei 3 oder mehr Defekten an Bord beginnt die Selbstzerstörung.
ship-event-structural-weakness = Strukturschwäche
    .text = Jeder erkundete weiße Raum bekommt einen Defekt.
ship-event-emergency-protocol-failure = Versagen der Notprotokolle
    .text = Die Kapsel von Abschnitt B mit der höchsten Nummer startet, gesperrt oder nicht, mit allen, die darin sind.
ship-event-ammunition-meltdown = Munitionsbrand
    .text = Im niedrigsten erkundeten roten Raum ist nichts mehr zu finden, und in ihm und in jedem Raum daneben bricht Feuer aus.

## Mutationen

mutation-mimicry = Tarnung
    .text = Infiziert: geh nach nebenan, ohne Angriffe und ohne Geräuschwurf. Sauber: Ein Karnomorph hier greift jemand anderen an, oder dich, wenn du allein bist; dann darfst du ohne weitere Angriffe nach nebenan gehen.
mutation-bone-blades = Knochenklingen
    .text = Infiziert: 2 Verletzungen für einen Eindringling hier. Sauber: 1 Verletzung für einen, und 1 leichte Wunde für dich.
mutation-apex-roar = Urschrei
    .text = Infiziert: Alle hier bis auf den Schlächter ziehen sich zurück. Sauber: einer deiner Wahl; danach Geräusche in allen Gängen des Raums.
mutation-caustic-bile = Ätzende Galle
    .text = Infiziert: 1 Verletzung für jeden Eindringling hier und 1 leichte Wunde für alle anderen. Sauber: 1 Verletzung für einen Eindringling, oder zerstöre eine geschlossene Tür des Raums oder ein Ei hier; danach bist du verschleimt.
mutation-adrenal-surge = Adrenalinschub
    .text = Infiziert: zieh 2 Karten und mach beliebig viele Aktionen in diesem Zug, dann passe. Sauber: zieh 2 Karten.
mutation-spring-legs = Sprungbeine
    .text = Infiziert: geh zweimal ohne Angriffe, beim ersten Mal ohne Geräuschwurf. Sauber: geh einmal ohne Angriffe.
mutation-regrowth = Nachwachsen
    .text = Infiziert: leg 1 schwere Wunde ab, verbunden oder nicht, und heile alle leichten. Sauber: verbinde alle deine schweren Wunden.
mutation-boneless-body = Knochenloser Leib
    .text = Von einem Technikzugang zu einem anderen. Infiziert: ohne Geräuschwurf. Sauber: Vorher wirst du verschleimt.
mutation-echo-sense = Echosinn
    .text = Infiziert: nimm die Geräusche aus allen Gängen deines und eines Nachbarraums und sieh dir einen unerkundeten Raum nebenan an. Sauber: nimm bis zu 2 Geräusche aus Gängen deines Raums.
mutation-ravenous-gut = Heißhunger
    .text = Iss eine Leiche, einen Kadaver oder ein Ei hier oder in deinen Händen. Infiziert: heile alle leichten Wunden, verbinde 1 schwere, zieh 2 Karten. Sauber: heile 1 leichte Wunde, zieh 1 Karte.
mutation-nerve-filaments = Nervenfäden
    .text = Nutze die Aktion deines Raums umsonst. Infiziert: auch trotz eines Defekts.
mutation-pack-mind = Rudelgeist
    .text = Infiziert: zieh bis zu 2 Karnomorphe außerhalb eines Kampfes, jeden durch einen Gang deiner Wahl. Sauber: sieh dir die oberste Ereigniskarte an, die du darunterlegen darfst; danach ein Geräuschwurf.

## Räume, Karten, Gegenstände

room-canteen = Kantine
    .gender = feminine
    .text = Heile 1 leichte Wunde. Dann darfst du die Verseuchung deiner Hand scannen: Saubere Karten werden entfernt, eine infizierte bringt dir eine Mutationskarte, oder einen Marker, wenn du eine hast.
room-shower-room = Duschraum
    .gender = masculine
    .text = Entferne deinen Schleim. Dann darfst du die Verseuchung deiner Hand scannen: Saubere Karten werden entfernt, eine infizierte bringt dir eine Mutationskarte, oder einen Marker, wenn du eine hast.
room-laboratory = Labor
    .gender = neuter
    .text = Untersuche eine Leiche, einen Kadaver oder ein Ei im Raum, getragen oder nicht, und leg die Anpassung ab, die dazu gehört und in Kraft ist. Das Objekt bleibt.
room-surgery = OP-Saal
    .gender = masculine
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte werden entfernt, und deine Mutationskarte, wenn du willst. Du erleidest 1 leichte Wunde, mischst alles in deinen Stapel, auch die Hand, und passt.
card-rest = Ausruhen
    .text = Scanne alle Verseuchungskarten deiner Hand. Saubere werden entfernt; eine infizierte bringt dir eine Mutationskarte, oder einen Marker, wenn du eine hast.
item-antidote = Gegenmittel
    .gender = neuter
    .text = Scanne alle deine Karten, wo sie auch sind: Infizierte werden entfernt, und deine Mutationskarte, wenn du willst. Dann nimm 1 Verseuchungskarte, misch deinen Ablagestapel in deinen Stapel und passe.
item-laboratory-equipment = Laborausrüstung
    .gender = feminine
    .text = Leg die Anpassung ab, die zu einer Leiche, einem Kadaver oder einem Ei in deinem Raum gehört und in Kraft ist, wie im Labor.
item-alcohol = Alkohol
    .gender = masculine
    .text = Scanne eine Verseuchungskarte deiner Hand und entferne sie. War sie infiziert, bekommst du statt einer Mutation eine neue Verseuchungskarte.

## Was sonst anders gesagt wird

sign-track-eggs = Eier im Nest
    .short = Eier
    .text = Karnomorphe im Nest fressen sie, und von einem kann das Labor lernen. Ist das letzte weg, ist das Nest zerstört.
sign-object-corpse = Leiche
    .text = Eine Leiche: Futter. Sie zu tragen kostet eine Hand; das Labor überwindet mit ihr eine Anpassung.
sign-object-carcass = Kadaver
    .text = Ein toter Karnomorph: Futter. Ihn zu tragen kostet eine Hand; das Labor überwindet mit ihm eine Anpassung.
sign-object-egg = Ei
    .text = Ein Ei: Futter. Es zu tragen kostet eine Hand; das Labor überwindet mit ihm eine Anpassung.
sign-part-weaknesses = Anpassungen
    .text = Jede liegt verdeckt unter einer wartenden Art. Der erste dieser Art deckt sie auf, für alle, bis das Labor sie mit dem Objekt an ihrem Fuß ablegt.
sign-part-blank = Leer
    .text = In einer Begegnung kommt nichts: In jeden Gang des Raums kommt ein Geräusch. Am Ende einer Runde kehren Schlurfer, denen niemand nahe ist, in den Beutel zurück, und ein Metafresser-Marker kommt hinzu.
sign-lesson-encounter = Begegnung
    .text = Ein Marker wird aus dem Beutel gezogen und sagt, was hier ist. Ist seine Zahl höher als die Zahl deiner Handkarten, greift es sofort an: Ein Metafresser bringt dir eine Mutation, Verseuchung und eine Wunde und ist fort. Behalte also ein paar Karten.
sign-lesson-contamination = Verseuchung
    .text = Diese Karte verstopft die Hand: Sie lässt sich nicht spielen und zahlt nichts, außer für eine Mutation, die von ihr zehrt. Am Ende musst du wegen einer infizierten ziehen, und vier Marker töten; suche einen Weg, sie zu scannen und loszuwerden.
sign-lesson-event = Was das Schiff tut
    .text = Haben alle gepasst, rückt die Zeit vor, Karnomorphe greifen an, die anderen fressen und wachsen, Feuer brennen, ein Ereignis tritt ein, und ein Marker wird gezogen: Ein roter Metafresser bringt weitere dorthin, wo Futter liegt.
prompt-reroll-shot = Dein Wurf: { $face ->
    [blank] ein Fehlschuss
    [creeper] ein Treffer nur gegen Metafresser
    [adult] ein Treffer nur gegen Metafresser und Schlurfer
    [one] ein Treffer
   *[two] zwei Treffer
}. Würfelst du neu?
event-combat-rolled = { $actor } wirft den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Metafresser
        [adult] das reicht gegen Metafresser und Schlurfer
        [one] ein Treffer
       *[two] zwei Treffer
    }.
    .you = Du wirfst den Kampfwürfel: { $face ->
        [blank] ein Fehlschuss
        [creeper] das reicht gegen Metafresser
        [adult] das reicht gegen Metafresser und Schlurfer
        [one] ein Treffer
       *[two] zwei Treffer
    }.
verb-purge = alle deine Karten von Infektionen befreien und, wenn du willst, dich von deiner Mutationskarte
verb-analyse = die Anpassung ablegen, die in Kraft ist und zu einem Objekt hier gehört
objective-the-great-hunt = Die große Jagd
    .text = Sende dein Signal, und der Schlächter muss tot oder das Schiff zerstört sein.
objective-extreme-field-biology = Feldforschung
    .text = Mindestens zwei Anpassungen müssen überwunden sein.
objective-ab-ovo = Ab ovo
    .text = Die Anpassung, die zum Ei gehört, muss überwunden sein.
objective-necroscopy = Obduktion
    .text = Sende dein Signal, und die Anpassung, die zum Kadaver gehört, muss überwunden sein.
objective-first-contact-protocol = Protokoll für den Erstkontakt
    .text = Mindestens zwei Anpassungen müssen überwunden sein.
objective-cutting-off-the-head = Der Schlange den Kopf abschlagen
    .text = Ein Signal muss gesendet sein, und der Schlächter muss tot oder das Schiff zerstört sein.
goal-queen-killed = der Schlächter muss tot sein
goal-weaknesses = Anpassungen müssen überwunden sein{ $counted ->
    [yes] { " " }({ $have } von { $need })
   *[no] { "" }
}
goal-weakness = diese Anpassung muss überwunden sein: { $slot }
ordeal = du darfst dich nicht zu sehr verändert haben

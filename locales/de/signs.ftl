### Was außer den Teilen der Packs auf dem Tisch liegt: wie es heißt, und was es bedeutet.
### `.short` bei wenig Platz, `.fact` in einer Liste dessen, was für jemanden gilt, `.none`, solange
### es nicht da ist.

## Leisten und Zähler

sign-track-time = Zeit
    .text = Zählt jede Runde ein Feld herunter, von 15 bis 0. Ab Feld 8 kann man sich im Hibernatorium schlafen legen; nach Feld 1 springt das Schiff, und wer darauf wach ist, stirbt.
sign-track-shuttle = Alarm
    .text = Die Runden, die für den offenen Alarm bleiben. Auf dem roten Feld sterben alle an Bord.
sign-track-self-destruct = Selbstzerstörung
    .short = Zerst.
    .text = Läuft sie, rückt sie jede Runde vor. Ab 3 ist sie nicht mehr aufzuhalten; beim Schädel explodiert das Schiff.
sign-track-course = Kurs
    .text = Wohin das Schiff springen wird. Was ein Buchstabe bedeutet, zeigen die Koordinaten im Cockpit.
sign-track-fires = Feuer
    .text = Ein neuntes Feuer zerstört das Schiff.
sign-track-malfunctions = Defekte
    .text = Bei einem neunten Defekt bricht die Hülle.
sign-track-eggs = Eier im Nest
    .short = Eier
    .text = Aus Eiern schlüpfen Larven. Ist das letzte weg, ist das Nest zerstört.
sign-track-procedure = Alarm
    .short = Alarm
    .text = Die Runden, bis er das Spiel beendet. Dann sterben alle in der Anlage, die sich nicht eingeschlossen haben.

## Felder von Leisten

sign-space-blue = Kammern offen
    .text = Von hier an kann man sich im Hibernatorium schlafen legen.
sign-space-yellow = Kein Zurück
    .text = Von hier an ist die Selbstzerstörung nicht aufzuhalten, und die Kapseln sind entriegelt.
sign-space-jump = Das Schiff springt
    .text = Wer darauf wach ist, stirbt.
sign-space-explosion = Das Schiff explodiert
    .text = Wer noch darauf ist, stirbt.
sign-space-check = Der offene Alarm ist fällig
    .text = Ein Alarm, der nicht beantwortet ist, wenn der Marker hierher kommt, beendet das Spiel für alle an Bord.
sign-space-departure = Das Shuttle legt ab
    .text = Wer noch auf dem Schiff ist, bleibt zurück.
sign-space-failure = Der Alarm ist fehlgeschlagen
    .text = Alle an Bord sterben, ob wach oder schlafend.

## Zeichen an Figuren

sign-mark-slime = Schleim
    .fact = mit Schleim bedeckt
    .text = Wer voller Schleim ist, für den wird aus Stille Gefahr. Kleidung oder eine Dusche helfen.
sign-mark-larva = Larve
    .fact = trägt eine Larve
    .text = Tut von sich aus nichts; doch eine zweite Infektion tötet, und am Ende des Spiels vielleicht auch sie.
sign-mark-signal = Signal gesendet
    .fact = hat das Signal gesendet
    .none = Kein Signal
    .text = Aus dem Funkraum gesendet. Manche Ziele verlangen es.
sign-mark-insanity = Wahnsinn
    .fact = Wahnsinn { $much }
    .text = Seine Stufe entscheidet, was bei einer Begegnung kommt und welche Panikkarten wirken. Über Stufe 5 hinaus tötet er; ab Stufe 3 sinkt er nie mehr unter 3.
sign-mark-mutation = Mutationsmarker
    .fact = { $much ->
        [one] 1 Mutationsmarker von 4
       *[other] { $much } Mutationsmarker von 4
    }
    .text = Jeder Einsatz einer Mutation und manche infizierte Karte bringt einen. Der vierte tötet, und ein Karnomorph steht neben der Leiche.
sign-mark-knowledge = Wissen
    .fact = Wissen { $much }
    .text = Was diese Figur weiß, von 1 bis 8. Schwächen und manche Karten helfen nur denen, die genug wissen.
sign-mark-insight = Aktiver Wissensmarker
    .fact = Wissensmarker aktiv
    .text = Einmal im Archiv umgedreht. Manche Ziele und Gegenstände verlangen ihn.

## Objekte

sign-object-corpse = Leiche
    .text = Eine Leiche. Sie zu tragen kostet eine Hand; das Labor kann von ihr lernen.
sign-object-carcass = Kadaver
    .text = Ein toter Eindringling. Ihn zu tragen kostet eine Hand; das Labor kann von ihm lernen.
sign-object-egg = Ei
    .text = Ein Ei. Es zu tragen kostet eine Hand, und es kämpft nicht.
sign-object-sample = Probe
    .text = Was ein Alarm irgendwohin gebracht haben will. Sie zu tragen kostet eine Hand.

## Stapel

sign-deck-events = Ereignisse
sign-deck-attacks = Angriffe
sign-deck-wounds = Schwere Wunden
sign-deck-red = Militärisches
sign-deck-yellow = Technisches
sign-deck-green = Medizinisches
sign-deck-contamination = Verseuchung
sign-deck-panic = Panik
sign-deck-mutations = Mutationen
sign-deck-alerts = Alarme

## Teile des Tischs

sign-part-alert = Alarm
    .text = Eine Aufgabe für alle. Ist sie nicht erfüllt, wenn die Zeit um ist, sterben alle an Bord.
sign-part-turn = Runde
    .text = In einer Runde machen alle reihum Züge zu je zwei Aktionen, bis alle gepasst haben; danach sind das Schiff und die Eindringlinge an der Reihe.
sign-part-character = Crewmitglied
    .text = Ein Crewmitglied. Wer mit einem Eindringling in einem Raum ist, ist im Kampf.
sign-part-sealed = Unerforschter Raum
    .text = Hier war noch niemand. Wer eintritt, dreht das Plättchen um.
sign-part-corridor = Gang
    .text = Die Zahlen sind die des Geräuschwürfels: In einem Raum daneben gewürfelt, kommt das Geräusch hierher.
sign-part-door = Tür
    .text = Eine geschlossene Tür hält alle auf. Eindringlinge, die dagegen laufen, zerstören sie.
sign-part-ducts = Technikgänge
    .text = Geräusch im technischen Zugang eines Raums wird hier markiert.
sign-part-pod = Rettungskapsel
    .text = Zwei Plätze. Sie nimmt Leute auf, sobald sie entriegelt ist.
sign-part-light-wounds = Leicht
    .text = Zwei werden nur vermerkt. Die dritte wird zu einer schweren Wunde.
sign-part-serious-wounds = Schwer
    .text = Jede behindert auf ihre Art, bis sie verbunden ist. Wer drei hat, stirbt an jeder weiteren Wunde.
sign-part-action-deck = Stapel
    .text = Jede Runde wird die Hand auf fünf Karten ergänzt. Ist der Stapel leer, wird die Ablage gemischt, Verseuchung eingeschlossen.
sign-part-contamination = Verseuchung
    .text = Lässt sich weder spielen noch zum Zahlen nutzen. Ob sie infiziert ist, sagt ein Scan.
sign-part-hand = Hand
    .text = Wie viele Karten jemand hält, wissen alle, welche es sind, niemand.
sign-part-objective = Ziel
    .text = Zum Sieg musst du es erfüllen und überleben.
sign-part-undo = Zurück
    .text = Eigene Schritte lassen sich zurücknehmen, bis gewürfelt oder aufgedeckt wird oder jemand anders handelt.
sign-part-blank = Leer
    .text = Nichts kommt: In jeden Gang des Raums kommt ein Geräusch, und der Marker zurück in den Beutel.
sign-part-unnamed = Leerensäer
    .text = Er zeigt eine Zahl und keine Art: Was kommt, entscheidet der Wahnsinn dessen, zu dem es kommt.
sign-part-insanity-token = Wahnsinn
    .text = Am Ende einer Runde zieht eine Panikkarte, wessen Farbe er hat; in einer Begegnung tut es, wer sie ausgelöst hat, und in jeden Gang des Raums kommt ein Geräusch.
sign-part-lairs = Zerstörte Brutstätten
    .text = Es gibt drei. Mit der letzten ist der Verheerer für immer fort.
sign-part-weaknesses = Schwächen der Eindringlinge
    .text = Das Labor entdeckt sie, eine für jedes Objekt, hinter dem sie liegen. Was entdeckt ist, gilt für den Rest des Spiels.
sign-part-blue = Blau
    .text = Am Ende einer Runde macht seinetwegen jeder außerhalb eines Kampfes einen Geräuschwurf; dann kommt an seiner Stelle ein roter in den Beutel. In einer Begegnung ist er wie ein roter.
sign-part-glass-running = Der Sand läuft
    .text = Die Sanduhr wird zu Beginn jeder Runde umgedreht. Ist der Sand durchgelaufen, darf sie nehmen, wer es bemerkt.
sign-part-glass-empty = Die Sanduhr ist leer
    .text = Wer sie als Erster nimmt, nennt einen Raum, und dort wird auf Geräusche gewürfelt. Niemand muss, und auf niemanden wird gewartet.
sign-part-glass-rolled = Die Sanduhr wurde genommen
    .text = Sie ruht bis zur nächsten Runde. Bis die nächste Aktion genannt wird, darf sie endgültig aus dem Spiel nehmen, wer etwas dagegen hat.
sign-part-glass-resting = Die Sanduhr ruht
    .text = Sie wird wieder umgedreht, wenn die nächste Runde beginnt.
sign-part-glass-gone = Die Sanduhr ist aus dem Spiel
    .text = Jemand hatte etwas dagegen. Jetzt ist Zeit genug.
sign-part-mutation = Mutationskarte
    .text = Um sie einzusetzen, scanne eine Verseuchungskarte deiner Hand und nimm einen Mutationsmarker; welche der beiden Seiten wirkt, hängt davon ab, ob die Karte infiziert war. Bis zum ersten Einsatz liegt sie verdeckt.
sign-part-trait = Eigenheit
    .text = Was eine Figur anders macht. Sie liegt offen neben der Figur und gilt das ganze Spiel.
sign-part-companion = Begleitung
    .text = Wer ihren Raum betritt, macht keinen Geräuschwurf. Nichts verletzt sie, aber ein Eindringling, der dorthin kommt, schickt sie zurück.
sign-part-drone = Drohne
    .text = Wer sie geschickt hat, erfährt, was diese Figur sich heimlich ansieht: Koordinaten, Triebwerke, Räume, Marker, Ereignisse und Ziele anderer.
sign-part-turret = Geschütz
    .text = Es schießt, wenn Feuer Schaden macht, auf alle, die in dieser Runde in seinen Raum gekommen und noch da sind: auf alles, nur auf Eindringlinge oder auf nichts. Eindringlinge neben einem eingeschalteten zerstören es.
sign-part-talk = Gespräch
    .text = Was gesagt wird, bindet niemanden und muss nicht stimmen.

## Was erklärt wird, wenn es zum ersten Mal zählt

sign-lesson-goals = Zwei geheime Ziele
    .text = Sie stehen bei deiner Figur. Bei der ersten Begegnung behältst du eines davon; um zu gewinnen, musst du es erfüllen und überleben. Wer sonst noch an Bord ist, hat auch Ziele, und nicht alle meinen es gut mit dir.
sign-lesson-window = Du kannst reagieren
    .text = Jemand tut etwas, und eine Karte oder ein Gegenstand von dir kann darauf antworten. Sie sind dann verbraucht. Lass es geschehen, um sie aufzuheben; alle werden zugleich gefragt, niemand erfährt also, wer könnte.
sign-lesson-draft = Wer bist du?
    .text = Jede Figur hat ihre eigene Waffe und eigene Karten. Wähle eine; die andere geht zurück.
sign-lesson-cards = Mit Karten wird bezahlt
    .text = In deinem Zug hast du zwei Aktionen. Die kleinen Karten neben einer Aktion sind ihr Preis: So viele Handkarten legst du ab, und dann lassen sie sich nicht mehr spielen. Wähle eine Aktion in der Liste, auf einer Karte, oder klicke auf einen Raum.
sign-lesson-target = Wo es möglich ist
    .text = Helle Klammern zeigen jeden Ort, den du wählen darfst. Klicke ihn auf dem Schiff an oder wähle in der Leiste. Abbrechen nimmt den Schritt zurück.
sign-lesson-pay = Bezahlen
    .text = Wähle die Karten, die du ablegst. Vorgeschlagen wird eine, die sich jetzt ohnehin nicht spielen lässt.
sign-lesson-explore = Ein neuer Raum
    .text = Du deckst den Raum auf und erfährst, wozu er da ist. Ein Marker sagt, wie viele Gegenstände dort zu finden sind, nun die kleine Zahl auf dem Raum, und was sonst geschieht.
sign-lesson-noise = Geräusch
    .text = Wer einen leeren Raum betritt, macht Lärm: Der Würfel sagt, in welchem Gang. Liegt dort schon ein Geräusch, kommt es zur Begegnung.
sign-lesson-danger = Gefahr
    .text = Eindringlinge aus Nachbarräumen kommen zu dir. Ist keiner da, kommt in jeden Gang deines Raums ein Geräusch.
sign-lesson-encounter = Begegnung
    .text = Ein Marker aus dem Beutel sagt, was da ist. Ist seine Zahl höher als die Zahl deiner Handkarten, greift es sofort an. Behalte also ein paar Karten.
sign-lesson-objectives = Dein geheimes Ziel
    .text = Ab jetzt verfolgst du eines von zwei Zielen, und niemand weiß, welches. Zum Sieg musst du es erfüllen und überleben.
sign-lesson-combat = Im Kampf
    .text = Ist ein Eindringling im Raum, geht nichts, was „nur außerhalb des Kampfes“ geht. Schieße, kämpfe oder fliehe; jede Runde greift er an.
sign-lesson-requirement = Was du brauchst
    .text = Dein Auftrag steht bei deiner Figur, und niemand sonst kennt ihn. Zum Sieg musst du ihn erfüllen und fort sein: auf dem Shuttle, wenn es ablegt, oder in einer Rettungskapsel, und ohne Infektion. Und gemeinsam müsst ihr die Entdeckungsmarker des Schiffs aufgedeckt haben: alle, allein oder zu zweit alle bis auf drei.
sign-lesson-alert = Ein Alarm
    .text = Eine Aufgabe für euch alle; sein Feld sagt, was verlangt wird, wo, und bis wann. Ist er nicht rechtzeitig erfüllt, sind alle an Bord verloren. Eine Aktivierung ist eine eigene Aktion, möglich nur in dem Raum, den der Alarm nennt.
sign-lesson-shuttle = Das Shuttle
    .text = Es liegt neben dem Schiff. Aus seinem Hauptraum kommst du in jeden Raum mit einem Zugang zu den Technikgängen, und von dort in jeden Raum des Shuttles außer dem Hauptraum. Zu finden gibt es darin nichts, und ein Weg nach Hause ist es auch nicht.
sign-lesson-departure = Das Shuttle legt ab
    .text = Nach der fünften Runde, mit allen, die darauf sind. Aus seinem Hauptraum kommst du in jeden Raum mit einem Zugang zu den Technikgängen, und von dort in jeden Raum des Shuttles außer dem Hauptraum. Verschlafen lässt sich das nicht: Wer dann noch auf dem Schiff ist, ist verloren.
sign-lesson-discovery = Entdeckungsmarker
    .text = In jedem Raum des Schiffs liegt einer verdeckt, und wer den Raum als Erstes betritt, deckt ihn auf: ein Objekt, ein Feuer, geschlossene Türen, eine Larve, ein Ei, Schleim oder Gefahr. Gefahr und Larve treten an die Stelle des Geräuschwurfs.
sign-lesson-offer = Das lukrative Angebot
    .text = Es liegt offen, bis es jemand nimmt, in jedem Augenblick einer Runde, solange nicht alle gepasst haben. Wer es nimmt, gibt den eigenen Auftrag für immer auf und gewinnt durch eines allein: das Signal gesendet, und fort in einer Rettungskapsel mit einem Ei.
sign-lesson-larva = Eine Larve in dir
    .text = Sie tut vorerst nichts, aber eine zweite Ansteckung tötet dich, und am Ende tut sie es vielleicht auch. Werde sie los: im OP-Saal oder mit einem Gegenmittel.
sign-lesson-panic = Panik
    .text = Die Zahl auf der Karte ist der Wahnsinn, ab dem sie wirkt. Darunter geschieht nichts, als dass dein Wahnsinn um 1 steigt; ebenso, wenn die Wirkung unmöglich ist. Jemand in deinem Raum kann die Wirkung mit einer Unterbrechung verhindern.
sign-lesson-insanity = Wahnsinn
    .text = Deine Stufe entscheidet, was zu dir kommt: die fünf Zeichen neben deiner Figur. Ausruhen, Kantine und Duschraum senken sie, aber wer 3 erreicht hat, sinkt nie mehr unter 3. Über 5 hinaus stirbt man.
sign-lesson-lair = Eine Brutstätte
    .text = Sie bewegt sich nicht und greift nicht an, aber neben ihr bist du im Kampf, und wer dort einen Zug beendet, macht einen Geräuschwurf. Nur volle Treffer verletzen sie, und zwei Karten entscheiden, ob sie fällt. Drei sind an Bord.
sign-lesson-lurking = Außer Sicht
    .text = Ein Leerensäer, dem niemand nahe ist, verschwindet am Ende einer Runde. Ringsum bleibt Geräusch zurück, und ein weiterer Marker kommt in den Beutel.
sign-lesson-mutation = Du veränderst dich
    .text = Ein Metafresser hat dich berührt, oder eine infizierte Karte wurde gefunden. Behalte eine von zwei Mutationen: Niemand sonst sieht sie, bis du sie einsetzt. Das kostet eine Verseuchungskarte deiner Hand und jedes Mal einen Marker. OP-Saal und Gegenmittel nehmen die Karte fort, die Marker nie.
sign-lesson-changing = Mutationsmarker
    .text = Die Zeichen neben deiner Figur zählen sie, und der vierte tötet. Jeder Einsatz deiner Mutation bringt einen, ebenso jede weitere Infektion. Am Ende ziehst du vier Karten, und jede Verseuchungskarte darunter ist noch einer.
sign-lesson-adaptation = Sie passen sich an
    .text = Der erste einer Art deckt die Karte auf, auf der er gewartet hat, und von da an gilt sie für alle. Das Labor legt sie ab, mit dem Objekt, das zu ihr gehört. Alle stehen im Fenster des Beutels.
sign-lesson-feeding = Sie fressen
    .text = Wer von ihnen mit niemandem im Raum ist, frisst dort eine Leiche, einen Kadaver, ein Ei oder einen Metafresser: Er heilt, wächst um eine Stufe, und das Futter ist fort. Lass also kein Futter bei ihnen liegen. Was du trägst, frisst niemand, aber es lockt noch immer Metafresser an.
sign-lesson-trait = Deine Eigenheit
    .text = Die Karte neben deiner Figur gilt das ganze Spiel, im Guten wie im Schlechten. Zeig auf ihren Namen, um sie noch einmal zu lesen; auch die der anderen liegen offen.
sign-lesson-companion = Deine Begleitung
    .text = Vor deinem ersten Zug einer Runde darfst du sie in einen Nachbarraum schicken oder zurückrufen. Sie erkundet und macht vielleicht Geräusche, aber nichts verletzt sie, und wer ihren Raum betritt, macht keinen Geräuschwurf.
sign-lesson-turret = Ein Geschütz
    .text = Sein Zeichen sagt, worauf es schießt: auf alles, nur auf Eindringlinge oder auf nichts. Am Ende der Runde trifft es alle, die in dieser Runde in seinen Raum gekommen und noch da sind: 1 leichte Wunde oder 1 Verletzung. Demolieren zerstört eines, das nicht abgeschaltet ist.
sign-lesson-hourglass = Die Sanduhr
    .text = Sie wird zu Beginn jeder Runde umgedreht und steht in der oberen Leiste. Ist der Sand durchgelaufen, darf sie nehmen, wer es bemerkt, und einen Raum nennen, in dem auf Geräusche gewürfelt wird. Niemand muss, und auf niemanden wird gewartet.
sign-lesson-melted = Verätzt
    .text = Säure hat dich verbrannt: Bis die Wunde verbunden ist, bringt dir jedes Passen eine leichte Wunde, solange du verschleimt bist. Werde den Schleim los oder lass die Wunde verbinden.
sign-lesson-contingency = Was der Konzern geplant hat
    .text = Ein Notfallmarker ist aktiv, und niemand weiß, welcher. Am Ende tötet er, wen er nennt: wer kein Signal gesendet hat, zu wenig weiß, in einer Kapsel entkommen oder eingeschlossen ist, oder niemanden. Dein eigener Marker und alle, die du angesehen hast, verraten, was er nicht ist.
sign-lesson-power = Strom
    .text = Jede Sektion hat Strom oder keinen. Mit Strom schießt du mit dem besseren Würfel und kannst Computer nutzen; ohne bist du im Dunkeln: Begegnungen sind schlimmer, viele Ereignisse und Angriffe auch. Treppenhäuser sind immer dunkel.
sign-lesson-knowledge = Wissen
    .text = Was du weißt, hilft nur dir: Eine Schwäche verlangt 3, 5 oder 8 Wissen von allen, die sie nutzen wollen, und manche Karten tun das auch. Das Labor gibt 3, das Archiv 2.
sign-lesson-computer = Der Computer
    .text = In einem Raum mit funktionierendem Computer und Strom darfst du für 1 Karte eine der Aktionen der offenen Karte nutzen. Danach wird die nächste aufgedeckt. Eine davon bringt dem Raum, in dem sie aufgedeckt wird, einen Defekt.
sign-lesson-pods = Kapseln
    .text = Ein CSS-Marker nennt die Kapseln, die in dieser Runde starten. Wer in einer davon wartet, entkommt; alle anderen, die warten, kommen mit einer schweren Wunde zurück. Sechs der sieben Marker liegen auf der Zeitleiste.
sign-lesson-gate = Das Haupttor ist offen
    .text = Vom Ausgang aus ist jetzt der Bunker zu erreichen: mit dem Rover, der eine Figur mitnimmt, oder zu Fuß im Schutzanzug. Dort bist du in Sicherheit, was auch aus der Anlage wird.
sign-lesson-procedure = Der Alarm
    .text = Er lässt sich nicht aufhalten. Verlässt der Zeitmarker sein Feld, sterben alle in der Anlage, die sich nicht eingeschlossen haben. Der Isolationsraum ist von nun an offen.
sign-lesson-wound = Schwere Wunde
    .text = Sie behindert dich, bis sie verbunden ist. Mit dreien ist jede weitere Wunde tödlich.
sign-lesson-contamination = Verseuchung
    .text = Diese Karte verstopft die Hand: Sie lässt sich nicht spielen und zahlt nichts. Am Ende kann sie infiziert sein; suche einen Weg, sie zu scannen und loszuwerden.
sign-lesson-event = Was das Schiff tut
    .text = Haben alle gepasst, rückt die Zeit vor, Eindringlinge greifen an, Feuer brennen, und ein Ereignis tritt ein. Der Beutel füllt sich.
sign-lesson-fire = Feuer
    .text = Wer seinen Zug in einem brennenden Raum beendet, wird verletzt. Zu viele Feuer zerstören das Schiff.
sign-lesson-pass = Zeit zu passen
    .text = Mit wenigen Karten kannst du passen: Du behältst, was du willst, und ziehst in der nächsten Runde auf fünf auf.
sign-lesson-ways-out = Auswege
    .text = Du überlebst im Kälteschlaf, wenn die Triebwerke laufen und der Kurs stimmt, oder in einer Rettungskapsel, sobald sie entriegelt ist.

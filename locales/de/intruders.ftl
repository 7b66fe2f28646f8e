### Eindringlinge, ihre Angriffe und ihre Schwächen.

# Ihre Formen stehen ohne Artikel: Sie tragen Nummern wie Namen.
intruder-larva = Larve
    .gender = feminine
    .accusative = Larve
    .text = Klein und schwach, aber sie befällt, wen sie angreift, und hinterlässt eine Verseuchungskarte.
    .tokens = { $count ->
        [one] 1 Larve
       *[other] { $count } Larven
    }
intruder-creeper = Schleicher
    .gender = masculine
    .accusative = Schleicher
    .text = Ein junger, noch schwach; aus ihm kann Schlimmeres werden.
    .tokens = { $count } Schleicher
intruder-adult = Erwachsener
    .gender = masculine
    .accusative = Erwachsenen
    .text = Der gewöhnliche Jäger an Bord.
    .tokens = { $count ->
        [one] 1 Erwachsener
       *[other] { $count } Erwachsene
    }
intruder-breeder = Brüter
    .gender = masculine
    .accusative = Brüter
    .text = Groß und schwer zu töten.
    .tokens = { $count } Brüter
intruder-queen = Königin
    .gender = feminine
    .accusative = Königin
    .text = Die Mutter von allen; es gibt nur eine.
    .tokens = die Königin

## Angriffe

attack-scratch = Kratzer
    .text = 1 leichte Wunde und 1 Verseuchungskarte.
attack-claw-attack = Klauenhieb
    .text = 2 leichte Wunden und 1 Verseuchungskarte.
attack-bite = Biss
    .text = Tötet eine Figur mit 2 oder mehr schweren Wunden; sonst 1 schwere Wunde.
attack-tail-attack = Schwanzschlag
    .text = Tötet eine Figur mit einer schweren Wunde; sonst 1 schwere Wunde.
attack-frenzy = Raserei
    .text = Jede Figur im Raum mit 2 oder mehr schweren Wunden stirbt; alle anderen erleiden 1 schwere Wunde.
attack-transformation = Verwandlung
    .text = Der Schleicher wird zum Brüter. Hat das Opfer keine Handkarten, macht der Brüter einen Überraschungsangriff.
attack-slime = Schleim
    .text = Das Opfer ist mit Schleim bedeckt und nimmt 1 Verseuchungskarte.
attack-summoning = Ruf
    .text = Ein weiterer Eindringling kommt aus dem Beutel in den Raum; er greift noch nicht an.

## Schwächen

weakness-vital-places = Wunde Punkte
    .text = Gegen Erwachsene zählt ein Fehlschuss des Kampfwürfels als ein Treffer.
weakness-vulnerability-to-fire = Empfindlich gegen Feuer
    .text = Feuer verletzt jedes Mal einmal mehr, und ein brennendes Nest verliert 2 Eier auf einmal.
weakness-vulnerability-to-energy = Empfindlich gegen Energie
    .text = Energiewaffen, die verletzen, verletzen einmal mehr.
weakness-reaction-to-danger = Träge bei Gefahr
    .text = Überraschungszahlen sind um 1 niedriger, aber mindestens 1.
weakness-the-way-of-moving = Art der Fortbewegung
    .text = Nur Brüter und die Königin brechen durch geschlossene Türen.
weakness-the-way-of-fighting = Art zu kämpfen
    .text = Der Biss eines Erwachsenen bringt eine leichte statt einer schweren Wunde.
weakness-species-on-the-brink-of-extinction = Eine aussterbende Art
    .text = Jeder Eindringling stirbt bei 1 Verletzung weniger.
weakness-susceptibility-to-phosphates = Anfällig für Phosphate
    .text = Feuerlöscher und die Löschzentrale verletzen Eindringlinge einmal, wenn sie sie vertreiben.

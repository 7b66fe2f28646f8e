### Was jemand gefragt wird.

prompt-draft = Welche Figur spielst du?
prompt-free-draft = Welche Figur spielst du? Alle, die noch frei sind, stehen zur Wahl.
prompt-action = Du bist am Zug: Was tust du?
# $aim ist die Art des Ziels.
prompt-target = { $action }: { $aim ->
    [corridor] welcher Gang?
    [door] welche Tür?
    [room] welcher Raum?
    [player] welcher Spieler?
    [target] welches Ziel?
    [item] welcher Gegenstand?
    [thing] was davon?
    [weapon] welche Waffe?
    [object] welches Objekt?
    [colour] welcher Stapel?
    [pod] welche Kapsel?
    [course] welcher Kurs?
    [objective] welches Ziel?
    [wound] welche Wunde?
    [card] welche Karte?
    [use] was in diesem Raum?
    [timing] welcher CSS-Marker?
    [contingency] welcher Notfallmarker?
    [power] welcher Strommarker?
   *[other] wie?
}
prompt-pay = { $action }{ $aimed ->
    [yes] , { $targets }
   *[no] { "" }
}: { $due ->
    [one] Welche Karte legst du ab, um zu bezahlen?
   *[other] Welche { $due } Karten legst du ab, um zu bezahlen?
}{ $used ->
    [0] { "" }
    [one] { " " }Der Gegenstand wird verbraucht.
   *[other] { " " }Beide Gegenstände werden verbraucht.
}
prompt-consent = { $other } will das benutzen: { $action }. Du musst zustimmen. Bist du einverstanden?
prompt-pod = Du bist in einer Rettungskapsel. Was tust du?
prompt-board = In welche Kapsel steigst du?
prompt-boarded = Du bist in der Kapsel. Gleich starten oder auf Begleitung warten?
prompt-discard = Du passt. Welche Karten legst du ab?
prompt-lose = Du musst eine Aktionskarte ablegen. Welche?
prompt-hush = Du kommst leise { $room-in } an. Wo ist das eine Geräusch, das du machst?
prompt-reroll = Du hast { $face ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [silence] Stille
   *[danger] Gefahr
} gewürfelt. Würfelst du für 1 Aktionskarte neu?
prompt-pay-reroll = Welche Karte legst du für den neuen Wurf ab?
prompt-reroll-shot = Dein Wurf: { $face ->
    [blank] ein Fehlschuss
    [creeper] ein Treffer nur gegen Larven und Schleicher
    [adult] ein Treffer gegen Erwachsene und Schwächere
    [one] ein Treffer
    [pay-one] eine Verletzung, für eine Karte
    [one-or-two] eine Verletzung, oder zwei für eine Karte
   *[two] zwei Treffer
}. Würfelst du neu?
prompt-extra-ammo = Zwei Treffer! Gibst du 1 weitere Munition { $weapon-genitive } für 1 weitere Verletzung aus?
prompt-keep-item = Welchen Gegenstand behältst du?
prompt-keep-card = Welche Karte behältst du? Die anderen kommen unter deinen Stapel.
prompt-deck-top = Legst du die oberste Karte { $deck-genitive } darunter?
prompt-make-room = { $quest ->
    [yes] Deine Hände sind voll. Was lässt du fallen, um { $thing-accusative } zu nehmen? Wenn nichts, ist der Gegenstand für den Rest des Spiels verloren.
   *[other] Deine Hände sind voll. Was lässt du fallen, um { $thing-accusative } zu nehmen?
}
prompt-surplus = Du hältst mehr, als deine Hände tragen können. Was lässt du fallen?
prompt-take-door = Es gibt keine Tür mehr für { $corridor }. Welche Tür wird anderswo weggenommen?
prompt-doors-around = Welche Tür rund um { $room-accusative } öffnest oder schließt du?
prompt-engine = Du hältst beide Marker von Triebwerk { $engine }. Änderst du seinen Zustand?
prompt-event-card = Legst du das Ereignis unter den Stapel?
prompt-scan = Scannst du die Verseuchungskarten in deiner Hand?
prompt-redraw = { $discarded ->
    [0] Welche Karten legst du ab? Du ziehst 1 Karte mehr, als du ablegst.
    [one] 1 Karte abgelegt. Welche noch?
   *[other] { $discarded } Karten abgelegt. Welche noch?
}
prompt-trade = Der Tausch ist eröffnet. Was tust du?
prompt-offer = Was gehört zu deinem Angebot?
prompt-offer-begun = Was gehört zu deinem Angebot? Bisher: { $given } gegen { $asked }.
prompt-show = Was zeigst du { $other-dative }?
prompt-answer = Nimmst du das Angebot an?
prompt-answer-known = { $other } bietet { $given } gegen { $asked }. Nimmst du an?
prompt-hand-over = Du hast { $colour ->
    [red] einen roten Gegenstand
    [yellow] einen gelben Gegenstand
    [green] einen grünen Gegenstand
   *[other] einen anderen Gegenstand
} versprochen. Welchen übergibst du?
prompt-which-eggs = Welches Ei in { $room } wird zerstört?
prompt-rest = Was tust du für deinen Seelenfrieden?
prompt-dare = Irrer Mut treibt dich nach nebenan. Welchen Weg nimmst du?
prompt-undress = Welche deiner verbundenen Wunden reißt du auf?
prompt-unload = Welche deiner Waffen verliert ihre Munition?
prompt-lose-card = Welche dieser Karten verlässt das Spiel?
prompt-discard-heavy = Welchen schweren Gegenstand zertrümmerst du?
prompt-keep-mutation = Etwas in dir verändert sich. Welche Mutation behältst du?
prompt-cure = Wird auch deine Mutationskarte entfernt? Ihre Marker bleiben.
prompt-mutant = Was tut deine Mutation?
prompt-slip = Auf welchem Weg entkommst du?
prompt-quiet = { $left ->
    [one] Welches Geräusch nimmst du weg? Es ist das letzte.
   *[other] Welches Geräusch nimmst du weg? Du darfst { $left } nehmen.
}
prompt-steer = { $left ->
    [one] Welchen Eindringling ziehst du? Es ist der letzte.
   *[other] Welchen Eindringling ziehst du? Du darfst { $left } ziehen.
}
prompt-steer-way = Durch welchen Gang geht { $intruder }?
prompt-counterpart = Wen dieser Farbe spielst du?
prompt-give-key = Wer bekommt das: { $item }?
prompt-ignore = Welche schwere Wunde beachtest du ab jetzt nicht?
prompt-shoot-again = Ein Treffer. Schießt du noch einmal auf dasselbe Ziel, mit { $weapon-dative }?
prompt-any-door = Öffnest oder schließt du auch noch eine Tür?
prompt-rush = Nimmst du für eine dritte Aktion eine leichte Wunde?
prompt-scavenge = Welchen Gegenstand behältst du? Die anderen werden abgelegt.
prompt-turn = Auf wen lenkst du den Angriff?
prompt-pay-turn = Welche Karte legst du ab, um den Angriff auf { $other-accusative } zu lenken?
prompt-punch = Ein Treffer: { $intruder }. Gibst du 1 weitere Energie für 1 weitere Verletzung aus?
prompt-suggested = Gehst du durch { $corridor-accusative }? Sonst legst du { $cards ->
    [one] 1 Aktionskarte ab.
   *[other] { $cards } Aktionskarten ab.
}
prompt-course = Welche Koordinatenkarte legst du aus?
prompt-fetch = Welchen Gegenstand nimmst du? Der Stapel wird danach gemischt.
prompt-keep-code = Welchen der Zugangscodes behältst du? Niemand erfährt, welchen.
prompt-watch = Wen beobachtet die Drohne?
prompt-pay-follow = Welche Karte legst du ab, um mitzugehen?
prompt-companion = Wohin geht deine Begleiterin?
prompt-set-turret = Welchen Statusmarker legst du verdeckt auf Geschütz { $turret }? Sonst erfährt niemand, welchen.
prompt-maul = Welchen Eindringling verletzt deine Begleiterin?
prompt-glass-room = Die Sanduhr ist leer. In welchem Raum wird auf Geräusche gewürfelt?
prompt-delegated = Wie nutzt du diesen Raum?

window-objectives = Der erste Eindringling ist aufgetaucht. Welches Ziel behältst du? Das andere verlässt das Spiel.
window-interrupt = Unterbrichst du { $other-accusative }?
window-interrupt-action = { $other } will gerade das tun: { $action }{ $aimed ->
    [yes] , { $targets }
   *[no] { "" }
}. Unterbrichst du?
window-attack-card = „{ $attack }“: { $text }{ $frail ->
    [yes] { " " }Jede weitere Wunde tötet dich.
   *[no] { "" }
}{ " " }
window-ignore-surprise = { $card }Spielst du eine Karte, um den Überraschungsangriff zu ignorieren?
window-ignore-attack = { $card }Gibst du etwas her, um den Angriff zu ignorieren?
window-reroll-noise = Wiederholst du den Geräuschwurf?
window-turn = Lenkst du den Angriff auf jemand anderen hier?
window-claim = Diese Suche hat eine Karte übrig gelassen. Nimmst du sie?
window-extra-round = Nimmst du noch einen Zug?
window-follow = Gehst du mit { $other-dative } mit, für 1 Aktionskarte?
window-follow-to = { $other } geht { $room-into }. Gehst du mit, für 1 Aktionskarte?
window-play-dead = Legst du deine Hand ab und stellst dich tot? Nichts greift dich in diesem Schritt an.

## In einer Anlage

prompt-compute = { $more ->
    [yes] Was tust du noch am Computer?
   *[no] { $optional ->
        [yes] Tust du etwas am Computer?
       *[no] Was tust du am Computer?
    }
}
prompt-rewire = Woher kommt der Strommarker, der von nun an hier liegt: { $circuit }?
prompt-shift-timing = Wohin versetzt du CSS-Marker { $number }, wenn überhaupt?
prompt-join = Baust du auch etwas aus einem einzigen Bauteil?
prompt-barricade = { $room }: Welche Tür schließt sich als Nächstes?
prompt-heed = Tut der Erkundungsmarker, was er zeigt?
prompt-sort-deck = Welche Karte kommt wieder nach oben? Die andere kommt darunter: { $deck }.
prompt-advantage = Welche Karte legst du für 1 weitere Verletzung ab?
prompt-pay-light = Welche Karte legst du für das Licht ab?
prompt-redirect = Wen trifft der Angriff statt dir?
prompt-appease = Was gibst du gegen den Angriff her?
prompt-lose-ammo = { $left ->
    [one] Welche deiner Waffen verliert 1 Munition?
   *[other] Welche deiner Waffen verliert Munition? Du musst noch { $left } verlieren.
}
prompt-lose-item = Welchen Gegenstand verlierst du?
window-ride = Fährst du mit { $other-dative } im Aufzug mit?
window-launch = Deine Kapsel startet. Fliegst du mit? Sonst kommst du mit einer schweren Wunde zurück.
window-light = Legst du 1 Aktionskarte ab, damit bei der Begegnung die niedrigere Zahl gilt?
window-redirect = Lässt du den Angriff jemand anderen hier treffen?
window-appease = Tust du etwas gegen den Angriff?
window-darkness = Ignorierst du, was das Ereignis ohne Strom tut?
window-skip-noise = Machst du keinen Geräuschwurf?
window-advantage = Legst du 1 Aktionskarte für 1 weitere Verletzung ab?

### Geschütze.

exploration-turret = Geschütz
    .text = Hier steht ein Geschütz. Sein Status wird sofort gezeigt; es schießt im Feuerschritt.
card-demolition = Demolieren
    .text = Zerstöre eine geschlossene Tür an deinem Raum, verursache in deinem Raum einen Defekt, oder zerstöre das Geschütz hier, wenn es nicht abgeschaltet ist.

### Geschütze.

card-demolition = Demolieren
    .text = Zerstöre eine geschlossene Tür an deinem Raum, verursache in deinem Raum einen Defekt, oder zerstöre das Geschütz hier, wenn es nicht abgeschaltet ist.

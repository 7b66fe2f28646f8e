### Platzhalter

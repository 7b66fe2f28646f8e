### Die Sanduhr.

possibility-sand-out = der Sand ist durchgelaufen
    .text = Wer es bemerkt, darf die Sanduhr nehmen.
possibility-hourglass = die Sanduhr nehmen
    .text = Die Sanduhr ist leer: Nenne einen Raum, dort wird auf Geräusche gewürfelt. Danach ruht sie bis zur nächsten Runde.
possibility-no-hourglass = die Sanduhr aus dem Spiel nehmen
    .text = Endgültig. Nur gleich nach ihrem Geräuschwurf, bis die nächste Aktion genannt wird.

### Das Shuttle neben dem Schiff.

room-main-room = Hauptraum
    .gender = masculine
    .text = Das Herz des Shuttles. Er hat keine Aktion; von hier kannst du in jeden Raum des Schiffs mit einem Zugang zu den Technikgängen wechseln.

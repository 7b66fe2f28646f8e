### Vier Räume, und was in einem davon gebaut wird.

room-crafting-room = Werkstatt
    .gender = feminine
    .text = Beim Bauen darfst du hier einen einzigen Gegenstand hergeben: eine Energieladung für einen Laserpointer, Werkzeug für eine Kampfdrohne, Kleidung für einen Schutzanzug. Nicht, solange der Raum defekt ist.
room-server-room = Serverraum
    .gender = masculine
    .text = Nutze die Aktion eines anderen erkundeten Raums mit funktionierendem Computer, ohne ihre Kosten.
room-alarm-room = Alarmzentrale
    .gender = feminine
    .text = Mach einen Geräuschwurf in einem anderen Raum ohne Figur. Eine Begegnung dort bringt keinen Überraschungsangriff.
room-turret-room = Geschützzentrale
    .gender = feminine
    .text = Wähle ein Geschütz und leg den Statusmarker, den du willst, verdeckt oben auf seinen Stapel.
item-laser-pointer = Laserpointer
    .gender = masculine
    .text = Bring ihn an einer Waffe an: Bei jedem Angriff mit ihr darf der Kampfwürfel einmal neu geworfen werden. Eine Waffe trägt höchstens einen.
item-combat-drone = Kampfdrohne
    .gender = feminine
    .text = Eine Energiewaffe, die keine Hand braucht. Sie kommt mit 1 Munition.
item-enviro-suit = Schutzanzug
    .gender = masculine
    .text = Er wird getragen und braucht keine Hand. Feuer verwundet dich nicht, und du giltst nie als verschleimt.

### Wunden durch Säure.

wound-melted = Verätzung
    .text = Bis sie verbunden ist, bekommst du jedes Mal, wenn du verschleimt passt, eine leichte Wunde.

### Wounds by acid.

wound-melted = Melted
    .text = Until it is dressed, every pass while you are slimed gives you a light wound.

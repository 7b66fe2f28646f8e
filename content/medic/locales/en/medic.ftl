### The Medic.

character-medic = Medic
    .text = Treats wounds wherever somebody lies, and drives intruders off with a needle gun instead of hurting them.
card-er = ER
    .text = Spend 1 ammo of the Needle Gun: a character here takes 1 contamination card and discards 1 action card, or draws 3 cards.
card-pharmacist = Pharmacist
    .text = A character here: heal a dressed serious wound or dress a serious wound. In a green room you draw 1 card.
card-field-dressing = Field Dressing
    .text = Up to 2 characters here: heal all light wounds or dress a serious wound of each. In a green room you draw 1 card.
item-needle-gun = Needle Gun
    .text = A hit makes the intruder retreat and does not hurt it. Filled up by discarding Chemicals.
item-surgery-kit = Surgery Kit
    .text = A character here is operated on: all contamination is scanned, infected cards and the larva are removed, everything is shuffled, 1 light wound.
item-combat-drugs = Combat Drugs
    .text = Fill your hand to 5 cards, at any time in your round. It is no action.
trait-altruist = Altruist
    .text = Whenever you have healed light wounds of another character or dressed a serious one, draw 1 card.

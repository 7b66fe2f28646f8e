### The first player to die as the intruders: cards, events, questions and options.

## Cards

intruder-card-pursuit-1 = Pursuit
    .text = A character of your choice rolls for noise.
intruder-card-pursuit-2 = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-pursuit-3 = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-pursuit-any = { intruder-card-pursuit-1 }
    .text = { intruder-card-pursuit-1.text }
intruder-card-coordinated-hunt-3 = Coordinated Hunt
    .text = Every adult that is not fighting moves to a neighbouring room with a character, the lowest number first.
intruder-card-coordinated-hunt-4 = { intruder-card-coordinated-hunt-3 }
    .text = { intruder-card-coordinated-hunt-3.text }
intruder-card-planning-4 = Planning
    .text = Draw three event cards, let one of them happen, movement and all, and discard the others.
intruder-card-planning-any = { intruder-card-planning-4 }
    .text = { intruder-card-planning-4.text }
intruder-card-metamorphosis = Metamorphosis
    .text = Characters with a larva die and a creeper breaks out. Everyone else is scanned, as by the event Eclosion.
intruder-card-self-healing = Self-Healing
    .text = One intruder recovers from up to 2 injuries.

# A card and what tells it from others of its name: the corridor it moves an intruder through, 0 for any.
told-intruder-card = { $number ->
    [0] { $name } (any)
   *[other] { $name } ({ $number })
}
print-intruder-card = { $number ->
    [0] Or move one intruder through a corridor you choose
   *[other] Or move one intruder through corridor { $number } of its room
}, or { $attacks ->
    [one] attack with the attack card you draw.
   *[other] attack with one of { $attacks } attack cards.
}

## Events

event-swarm-taken = { $actor } will play the intruders, from the next turn on. The intruder player cannot win, but can see to it that nobody does.
    .you = You will play the intruders, from the next turn on. You cannot win any more, but you can see to it that nobody does.
event-swarm-card-drawn = { $actor } draws { $card }.
    .you = You draw { $card }.
event-swarm-card-discarded = { $actor } discards { $card }.
    .you = You discard { $card }.
event-swarm-card-played = { $instinct ->
        [move] { $actor } plays { $card } to move an intruder.
        [attack] { $actor } plays { $card } to attack.
       *[effect] { $actor } plays { $card }: { $effect }
    }
    .you = { $instinct ->
        [move] You play { $card } to move an intruder.
        [attack] You play { $card } to attack.
       *[effect] You play { $card }: { $effect }
    }

## Questions

prompt-swarm = Your round as the intruders: which card do you play, and for what?
# $aim is the kind of target.
prompt-swarm-target = { $card }: { $aim ->
    [target] which intruder?
    [player] which character?
    [corridor] which way?
   *[other] against what?
}
prompt-swarm-keep = You pass. Which card do you keep? The others are discarded.
prompt-swarm-attack = Which attack card does { $intruder } use against { $target }?
prompt-swarm-bury = Which attack card goes to the bottom of the deck first?
prompt-plan = Which event happens? The others are discarded.

## Options

choice-swarm = { $use ->
    [move] { $number ->
        [0] Play { $card }: move one intruder through any corridor
       *[other] Play { $card }: move one intruder through corridor { $number }
    }
    [attack] { $attacks ->
        [one] Play { $card }: attack with the attack card you draw
       *[other] Play { $card }: attack with one of { $attacks } attack cards
    }
    [pursuit] Play { $card }: make a character roll for noise
    [hunt] Play { $card }: send the adults after characters next door
    [planning] Play { $card }: draw three events and let one happen
    [metamorphosis] Play { $card }: let the larvae hatch
   *[self-healing] Play { $card }: heal an intruder
}
choice-swarm-card = { $attacks ->
    [one] Keep { $card }: 1 attack card
   *[other] Keep { $card }: { $attacks } attack cards
}
# $kinds are the intruders the card hits for.
choice-attack = { $occasion ->
    [swarm-bury] { $attack }, hits by: { $kinds }; to the bottom
   *[other] { $attack }, hits by: { $kinds }
}

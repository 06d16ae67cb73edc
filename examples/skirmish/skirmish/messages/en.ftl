skirmish-name = Skirmish at the ford (example)
skirmish-switch-deadly = A hit costs two strength instead of one.
skirmish-side-red = Red
skirmish-side-blue = Blue
skirmish-card-forced-march = Forced march
skirmish-card-ambush = Ambush
skirmish-card-shield-wall = Shield wall
skirmish-status = Turn { $turn } of { $turns }
skirmish-phase-orders = Orders
skirmish-box-pickets = Pickets to be placed
skirmish-prompt-place = { $side }: place your picket anywhere on your bank
skirmish-prompt-order = { $side }: order one unit, or rest
skirmish-prompt-step = { $side }: step into a neighbouring hex, or halt
skirmish-prompt-react = { $side }: an enemy comes close. Hold, or shoot?
skirmish-prompt-attack = { $side }: attack an enemy beside you, or stand
skirmish-prompt-defend = { $side }: you are attacked
skirmish-option-place = Place { $unit } in { $hex }
skirmish-option-rest = Rest
skirmish-option-halt = Halt
skirmish-option-hold = Hold
skirmish-option-shoot = Shoot
skirmish-option-stand = Stand
skirmish-option-ambush = Play the ambush and shoot
skirmish-option-shield-wall = Form a shield wall
skirmish-option-order = Order { $unit }
skirmish-option-march = Forced march with { $unit }
skirmish-option-attack = Attack { $unit }
skirmish-option-step = Step to { $hex }
skirmish-event-place = { $unit } keeps watch in { $hex }
skirmish-event-move = { $unit } moves to { $hex }
skirmish-event-strike = { $unit } strikes at { $target }: { $die }, { $hit ->
    [0] a miss
   *[other] a hit
}
skirmish-event-gone = { $unit } is gone
skirmish-event-card = { $side } plays { $card }
skirmish-event-draw = { $side } draws { $card }
skirmish-end-last = { $winner } wins: no enemy is left
skirmish-end-dusk = Dusk falls and nobody has won
skirmish-why-occupied = { $unit } stands in { $hex }
skirmish-why-far = { $hex } is not next to the unit
skirmish-why-not-yours = { $unit } is not a unit you can order
skirmish-why-no-card = You do not hold a { $card }
skirmish-why-not-beside = { $unit } is no enemy beside the unit
skirmish-why-other-bank = { $hex } is not on your bank
skirmish-why-beside-enemy = { $unit } stands beside { $hex }
skirmish-why-other-picket = It is { $unit } that is to be placed
skirmish-where = { $file }: { $path }: { $unit } needs a hex, or picket = true to be placed by its side, and not both
skirmish-crowded = { $file }: { $path }: the bank has no room for { $count ->
    [one] a picket
   *[other] { $count } pickets
}
skirmish-off-map = { $file }: { $path }: { $hex } is off the map
skirmish-too-many = { $file }: { $path }: there are only { $count } cards { $card }
skirmish-aim-wait = To wait: nothing better offers.
skirmish-aim-place = To see the river from this post.
skirmish-aim-order = To use the unit that can do most now.
skirmish-aim-step = To come to blows.
skirmish-aim-react = To hurt him before he strikes.
skirmish-aim-attack = To strike where it hurts most.
skirmish-aim-defend = To keep the unit alive.

## What the coach says of each kind of question, and the rules it rests on

skirmish-coach-place = The picket watches the river. Any free hex of your bank will do, out of the enemy's reach.
    .rules = 2.3
skirmish-coach-order = One unit acts each turn. Order one that can reach an enemy, or rest.
    .rules = 3.1 3.2
skirmish-coach-step = Step hex by hex, and halt where you want to stand.
    .rules = 4.1 4.2
skirmish-coach-react = An enemy comes close. A shot may hurt him before he strikes; holding keeps the card.
    .rules = 4.2 4.3
skirmish-coach-attack = Attack somebody beside you, or stand. The weaker he is, the better your chance to end it.
    .rules = 5.1 5.3
skirmish-coach-defend = You are attacked. Look at what may be done, and at the odds.
    .rules = 5.1 5.2

## Fields of scenario documents, as forms call them

skirmish-field-picket = Picket
skirmish-field-strength = Strength

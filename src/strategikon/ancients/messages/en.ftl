### Sentences of `ancients`. `en.ftl` and `fr.ftl` have the same ids in the same order.

## The ruleset

ancients-name = Ancients: battles of cards and blocks
ancients-switch-terrain_caps = Rough ground, forest and ford limit only the unit in them (occupant), or also those who attack into them (both).
ancients-switch-first_strike_reply = A unit struck by First Strike answers with its battle-back dice (battle_back) or its attack dice (attack).
ancients-switch-elephant_copy = Elephants copy the dice really rolled, card bonus included (rolled), or without it (normal).

## Status, tracks and sheets

ancients-status-turn = Turn { $turn }: { $side }
ancients-status-card = Card in play: { $card }
ancients-status-order = Carried out as: { $card }
ancients-status-pile = Pile { $pile }, discards { $discards }
ancients-track-banners = banners
ancients-number-class = Weight
ancients-light = light
ancients-medium = medium
ancients-heavy = heavy
ancients-sheet-class = Class
ancients-sheet-blocks = Blocks
ancients-sheet-move = Move
ancients-sheet-close = Close combat dice
ancients-sheet-back = Battle back dice
ancients-sheet-range = Range
ancients-sheet-retreat = Retreat for each flag
ancients-badge-ordered = ordered
ancients-badge-moved = moved
ancients-badge-fought = fought
ancients-zone-west = West
ancients-zone-centre = Centre
ancients-zone-east = East
ancients-edge-south = the bottom edge
ancients-edge-north = the top edge
ancients-marker-objective = Objective
ancients-marker-taken = taken
ancients-marker-exit = Exit
ancients-phase-play = Card
ancients-phase-order = Orders
ancients-phase-move = Movement
ancients-phase-combat = Combat
ancients-phase-move-again = Second movement
ancients-phase-draw = Draw
ancients-value-terrain_caps-occupant = only the unit in it
ancients-value-terrain_caps-both = also those who attack into it
ancients-value-first_strike_reply-battle_back = battle-back dice
ancients-value-first_strike_reply-attack = attack dice
ancients-value-elephant_copy-rolled = the dice really rolled
ancients-value-elephant_copy-normal = without the card's dice
ancients-overlay-reach = Where it can move
ancients-overlay-missile = Missile range and line of sight
ancients-overlay-support = Support and leaders
ancients-shape-reach = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
ancients-shape-fire = In range and in sight
ancients-shape-hidden = In range, out of sight
ancients-shape-fire-one = One unit can fire here
ancients-shape-fire-two = Two units can fire here
ancients-shape-fire-many = Three units or more can fire here
ancients-shape-supported = Supported: one flag may be ignored
ancients-shape-unsupported = Not enough neighbours for support
ancients-shape-led = A leader makes its helmets count
ancients-shape-leader = Helmets count here

## Dice

ancients-face-green = green circle
ancients-faces-green = green
ancients-face-blue = blue triangle
ancients-faces-blue = blue
ancients-face-red = red square
ancients-faces-red = red
ancients-face-helmet = helmet
ancients-faces-helmet = helmet
ancients-face-flag = flag
ancients-faces-flag = flag
ancients-face-swords = swords
ancients-faces-swords = swords

## Classes

ancients-class-LI = Light infantry
ancients-class-AR = Archers
ancients-class-SL = Slingers
ancients-class-AX = Auxilia
ancients-class-WA = Warriors
ancients-class-MI = Medium infantry
ancients-class-HI = Heavy infantry
ancients-class-LWM = Light war machine
ancients-class-HWM = Heavy war machine
ancients-class-LC = Light cavalry
ancients-class-HA = Horse archers
ancients-class-MC = Medium cavalry
ancients-class-HC = Heavy cavalry
ancients-class-CA = Camels
ancients-class-EL = Elephants
ancients-class-LCH = Light chariots
ancients-class-HCH = Heavy chariots

## Terrain

ancients-terrain-clear = Clear
ancients-terrain-rough = Rough ground
ancients-terrain-forest = Forest
ancients-terrain-hill = Hill
ancients-terrain-coast = Coast
ancients-terrain-river = River
ancients-terrain-river_fordable = Fordable river
ancients-terrain-rampart = Rampart
ancients-terrain-camp = Fortified camp

## Cards

ancients-card-order-2-left = Order Two Units Left
ancients-card-order-2-left-text = Order 2 units or leaders in your Left section.
ancients-card-order-2-centre = Order Two Units Centre
ancients-card-order-2-centre-text = Order 2 units or leaders in the Centre.
ancients-card-order-2-right = Order Two Units Right
ancients-card-order-2-right-text = Order 2 units or leaders in your Right section.
ancients-card-order-3-left = Order Three Units Left
ancients-card-order-3-left-text = Order 3 units or leaders in your Left section.
ancients-card-order-3-centre = Order Three Units Centre
ancients-card-order-3-centre-text = Order 3 units or leaders in the Centre.
ancients-card-order-3-right = Order Three Units Right
ancients-card-order-3-right-text = Order 3 units or leaders in your Right section.
ancients-card-order-4-left = Order Four Units Left
ancients-card-order-4-left-text = Order 4 units or leaders in your Left section.
ancients-card-order-4-centre = Order Four Units Centre
ancients-card-order-4-centre-text = Order 4 units or leaders in the Centre.
ancients-card-order-4-right = Order Four Units Right
ancients-card-order-4-right-text = Order 4 units or leaders in your Right section.
ancients-card-coordinated-attack = Coordinated Attack
ancients-card-coordinated-attack-text = Order 1 unit or leader in each section.
ancients-card-out-flanked = Out Flanked
ancients-card-out-flanked-text = Order 2 units or leaders on your Left and 2 on your Right.
ancients-card-order-light = Order Light Troops
ancients-card-order-light-text = Order up to Command light units; light foot moving 2 hexes may cross one friend. None: 1 unit of your choice.
ancients-card-order-medium = Order Medium Troops
ancients-card-order-medium-text = Order up to Command medium units. None: 1 unit of your choice.
ancients-card-order-heavy = Order Heavy Troops
ancients-card-order-heavy-text = Order up to Command heavy units. None: 1 unit of your choice.
ancients-card-order-mounted = Order Mounted Troops
ancients-card-order-mounted-text = Order up to Command mounted units or leaders. No mounted unit: 1 unit of your choice.
ancients-card-leadership-any = Leadership Any Section
ancients-card-leadership-any-text = Order a leader, the unit with him and up to 3 linked units; or any 1 unit.
ancients-card-inspired-left = Inspired Left Leadership
ancients-card-inspired-left-text = Order a leader on your Left, the unit with him and up to 4 linked units; or any 1 unit.
ancients-card-inspired-centre = Inspired Centre Leadership
ancients-card-inspired-centre-text = Order a leader in the Centre, the unit with him and up to 4 linked units; or any 1 unit.
ancients-card-inspired-right = Inspired Right Leadership
ancients-card-inspired-right-text = Order a leader on your Right, the unit with him and up to 4 linked units; or any 1 unit.
ancients-card-clash-of-shields = Clash of Shields
ancients-card-clash-of-shields-text = All units beside an enemy unit fight with 2 more dice; no move, no fire; bonus combat with normal dice.
ancients-card-counter-attack = Counter Attack
ancients-card-counter-attack-text = Give the order your opponent has just given, on the same flank.
ancients-card-darken-the-sky = Darken the Sky
ancients-card-darken-the-sky-text = Every missile unit may fire twice; no move, no close combat. None: 1 unit of your choice.
ancients-card-double-time = Double Time
ancients-card-double-time-text = Order up to 4 linked foot units; they move 2 and close combat, warriors 3 and must; no fire. No foot: 1 unit of your choice.
ancients-card-first-strike = First Strike
ancients-card-first-strike-text = Reaction: when a close combat is declared on your unit, it strikes first. You draw first at the end of the turn.
ancients-card-i-am-spartacus = I Am Spartacus
ancients-card-i-am-spartacus-text = Roll Command dice: each symbol orders a unit of its type, a helmet any unit or a lone leader; they fight with 1 more die. The deck is shuffled anew.
ancients-card-line-command = Line Command
ancients-card-line-command-text = Order one group of linked foot units of any size; each moves at most 1 hex, then fights. No foot: 1 unit of your choice.
ancients-card-move-fire-move = Move-Fire-Move
ancients-card-move-fire-move-text = Order up to Command light units: all move, all fire, all move again; no close combat. None: 1 unit of your choice.
ancients-card-mounted-charge = Mounted Charge
ancients-card-mounted-charge-text = Order up to Command mounted units: 1 more die in close combat, heavy ones may move 3; no fire. None: 1 unit of your choice.
ancients-card-rally = Rally
ancients-card-rally-text = Roll Command dice: each symbol or helmet gives a block back to a unit with or next to a leader and orders it. No leader: 1 unit of your choice.
ancients-card-no-card = No card
ancients-card-no-card-text = Everybody may act.
ancients-card-one-unit = One unit of your choice
ancients-card-one-unit-text = The card finds nobody of its kind: order 1 unit of your choice.

## Questions

ancients-prompt-card = { $side }: play a command card
ancients-prompt-hand-change = { $side }: your hand shrinks, discard a card
ancients-prompt-order = { $side }: give an order ({ $card }), or be done
ancients-prompt-spartacus = { $side }: whom does the { $face } order?
ancients-prompt-rally = { $side }: whom does the { $face } rally?
ancients-prompt-move = { $side }: move an ordered piece ({ $card }), or be done
ancients-prompt-combat = { $side }: choose a combat ({ $card }), or be done
ancients-prompt-react = { $side }: { $unit } under attack by { $target }. Stand?
ancients-prompt-flags = { $side }: against { $unit }, { $flags ->
    [one] a flag
   *[other] { $flags } flags
}. How many are ignored?
ancients-prompt-retreat = { $side }: choose the retreat of { $unit }
ancients-prompt-evade = { $side }: choose where to evade with { $unit }
ancients-prompt-leader-evade = { $side }: the next hex of { $unit }, who must evade
ancients-prompt-advance = { $side }: advance with { $unit } into the vacated hex?
ancients-prompt-extra = { $side }: one hex further with { $unit }?
ancients-prompt-bonus = { $side }: a bonus combat for { $unit }?
ancients-prompt-battle-back = { $side }: battle back with { $unit } against { $target }?

## Options

ancients-option-play = Play { $card }
ancients-option-discard = Discard { $card }
ancients-option-pass = Pass: no card to play
ancients-option-order = Order { $unit }
ancients-option-detach = Order { $unit } to leave his unit
ancients-option-head = { $unit } and the units linked to him
ancients-option-done = Done
ancients-option-skip = Leave this die unused
ancients-option-rally = Rally { $unit }
ancients-option-move = Move { $unit } to { $hex }
ancients-option-exit = Leave the board with { $unit }
ancients-option-fire = Fire with { $unit } at { $target }
ancients-option-attack = Attack { $target } with { $unit }
ancients-option-stand = Stand
ancients-option-first-strike = Play First Strike
ancients-option-ignore = Ignore { $flags ->
    [0] no flag
    [one] one flag
   *[other] { $flags } flags
}
ancients-option-retreat = Retreat with { $unit } to { $hex }
ancients-option-evade = Evade
ancients-option-evade-to = Evade with { $unit } to { $hex }
ancients-option-off = { $unit } leaves over his own edge
ancients-option-stop = Stop here
ancients-option-advance = Advance with { $unit } to { $hex }
ancients-option-hold = Hold
ancients-option-battle-back = Battle back
ancients-option-decline = Decline

## Events

ancients-event-turn = Turn { $turn }: { $side }
ancients-event-play = Card played, { $side }: { $card }
ancients-event-discard = Card discarded, { $side }: { $card }
ancients-event-order = Order: { $unit }
ancients-event-roll = { $purpose ->
    [fire] Fire, { $unit } at { $target }: { $faces }
    [attack] Attack, { $unit } on { $target }: { $faces }
    [battle-back] Battle back, { $unit } on { $target }: { $faces }
    [first-strike] First Strike, { $unit } on { $target }: { $faces }
    [rampage] Rampage, { $unit } over { $target }: { $faces }
    [leader] Leader test, { $target }: { $faces }
    [escape] Escape of { $target } past { $unit }: { $faces }
    [rally] Rally dice: { $faces }
   *[spartacus] Order dice: { $faces }
}
ancients-event-elephants-reroll = Swords rolled again, { $unit }: { $faces }
ancients-event-hit = Losses, { $unit }: { $lost ->
    [one] one block
   *[other] { $lost } blocks
}, { $blocks } left
ancients-event-ignore = Flags ignored, { $unit }: { $flags }
ancients-event-eliminated = Eliminated: { $unit }
ancients-event-leader-test = { $leader } { $killed ->
    [0] is unhurt
   *[other] is hit
}
ancients-event-leader-killed = { $leader } falls
ancients-event-leader-left = { $leader } leaves the field
ancients-event-move = Move, { $unit }: { $start } to { $hex }
ancients-event-exit = Off the board from { $hex }: { $unit }
ancients-event-attach = { $leader } joins: { $unit }
ancients-event-detach = { $leader } leaves: { $unit }
ancients-event-fire = Fire: { $unit } at { $target }
ancients-event-attack = Attack: { $unit } on { $target }
ancients-event-battle-back = Battle back: { $unit } on { $target }
ancients-event-first-strike = First Strike, { $side }: { $unit } against { $target }
ancients-event-evade = Evade, { $unit }: to { $hex }
ancients-event-abandoned = The crew runs away: { $unit }
ancients-event-retreat = Retreat, { $unit }: { $path }
ancients-event-blocked = Retreat blocked: { $unit }
ancients-event-rampage = Elephants run wild: { $unit }
ancients-event-advance = Advance, { $unit }: to { $hex }
ancients-event-bonus = Bonus combat: { $unit } against { $target }
ancients-event-rally = Rallied, { $unit }: { $blocks } blocks
ancients-event-banner = { $side }: { $banners ->
    [one] one banner
   *[other] { $banners } banners
}
ancients-event-objective = Objective held, { $side }: { $hex }
ancients-event-draw = Card drawn, { $side }: { $card }
ancients-event-draw-hidden = Card drawn: { $side }
ancients-event-shuffle = The pile is shuffled anew: { $cards } cards
ancients-event-command = The Command of { $side } is now { $command }
ancients-end-banners = { $winner } won with { $banners } banners

## Why not

ancients-why-adjacent-no-fire = { $unit } is adjacent: nobody fires at the next hex
ancients-why-adjacent-target = { $unit } is adjacent: attack it in close combat
ancients-why-after-fire = The second moves come after all fire
ancients-why-already-ordered = { $unit } already has an order
ancients-why-already-there = { $unit } already stands in { $hex }
ancients-why-attached-target = { $leader } is with his unit: attack the unit
ancients-why-auxilia-moved = { $unit } moved 2 hexes and may not fight
ancients-why-blocked = { $unit } finds the way blocked at { $hex }
ancients-why-card-decides = { $card } itself says who is ordered
ancients-why-card-first = A card is played first
ancients-why-card-no-attack = { $card } allows no close combat
ancients-why-card-no-fire = { $card } allows no fire
ancients-why-card-no-move = { $card } allows no movement
ancients-why-card-not-held = You do not hold { $card }
ancients-why-charge = { $unit } may move more than { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} only to end next to an enemy unit
ancients-why-charge-exit = { $unit } may not leave the board with a charge
ancients-why-charge-units = { $unit } charged and must attack an enemy unit
ancients-why-elephants-flags = Leaders and friends do not help { $unit } to ignore flags
ancients-why-enemy-hex = { $unit } holds { $hex }: a leader cannot end there
ancients-why-entered-forest = { $unit } entered forest this turn and may not fight
ancients-why-entered-rough = { $unit } entered rough ground this turn and may not fight
ancients-why-evade-first = A unit evades before the dice are rolled, or not at all
ancients-why-evades = { $unit } is the one that evades now
ancients-why-farther = { $hex } is not as far back as possible
ancients-why-fire-over = Nobody fires after the second moves have begun
ancients-why-forest-advance = { $unit } entered forest this turn and moves no further
ancients-why-fought = { $unit } has already fought this turn
ancients-why-full-strength = { $unit } has lost no block that could come back
ancients-why-held-back = { $unit } did not advance into the hex it had won
ancients-why-hex-by-hex = { $leader } evades hex by hex: choose the next one
ancients-why-impassable = { $hex } is impassable: { $terrain }
ancients-why-later = That comes later in the turn
ancients-why-leader-exit = { $leader } may not leave the board alone
ancients-why-leader-fights = { $leader } is a leader: he does not fight himself
ancients-why-leader-moved = { $unit } was joined by { $leader }, who has moved this turn
ancients-why-machine-advance = { $unit } is a war machine and never advances
ancients-why-machine-moved = { $unit } is a war machine that moved and may not fight
ancients-why-moved-already = { $unit } has already moved
ancients-why-movement-over = The movement of this turn is over
ancients-why-must-attack = Warriors that charged must attack first
ancients-why-must-evade = The leader must evade at least one hex
ancients-why-must-play = A card that can be played must be played
ancients-why-never-rallies = { $unit } cannot be rallied
ancients-why-no-advance-evade = { $unit } may not advance after an evade or a lone leader
ancients-why-no-attack = No close combat has been declared on one of your units
ancients-why-no-battle-back = There is no battle back here
ancients-why-no-bonus = { $unit } needs an attached leader for a bonus combat, and war machines have none
ancients-why-no-cavalry = { $unit } has no further hex to advance
ancients-why-no-detaching = { $leader } may not leave his unit under { $card }
ancients-why-no-dice = { $unit } has no dice left
ancients-why-no-enemy = { $unit } is no enemy on the board
ancients-why-no-evade = { $unit } may not evade { $attacker }
ancients-why-no-evade-back = An attacker cannot evade the answer
ancients-why-no-evade-fire = Nobody evades fire
ancients-why-no-exit = { $unit } has no exit: this battle names none for it
ancients-why-no-exit-reached = { $unit } cannot reach an exit with a hex to spare
ancients-why-no-flags = No flag has been rolled that could be ignored now
ancients-why-no-further = { $unit } entered terrain that ends its movement this turn
ancients-why-no-leader-near = { $unit } is not with or next to a leader
ancients-why-no-leaders = { $card } does not order { $leader }
ancients-why-no-machines = War machines may not enter { $hex }
ancients-why-no-missiles = { $unit } has no missile weapons
ancients-why-no-order-left = { $card } has no order left for it
ancients-why-no-reason = There is no reason left to ignore more flags
ancients-why-no-retreat = Nobody retreats now
ancients-why-no-success = { $unit } has not won that hex in an attack of its own
ancients-why-no-such-card = There is no card { $name }
ancients-why-no-such-hex = There is no hex { $name }
ancients-why-no-such-piece = There is no unit or leader { $name }
ancients-why-not-adjacent = { $unit } is not adjacent
ancients-why-not-at-edge = The leader is not on his own edge
ancients-why-not-card-time = A card is played once, when the turn begins
ancients-why-not-linked = { $unit } is not linked to those already ordered
ancients-why-not-ordered = { $unit } has no order
ancients-why-not-your-unit = { $unit } is not one of your units
ancients-why-not-yours = { $unit } is not yours to order now
ancients-why-occupied = { $hex } is held by { $unit }
ancients-why-one-combat = One combat is finished before the next begins
ancients-why-one-kind = { $unit } has already used the other kind of combat
ancients-why-one-leader = One leader heads the chain; { $leader } is not ordered
ancients-why-orders-fixed = The orders of this turn are given
ancients-why-other-hex = { $hex } is not the hex to advance into
ancients-why-other-section = { $unit } is not in a section your opponent used
ancients-why-other-troops = { $card } does not order { $unit }
ancients-why-out-of-range = { $unit } is { $distance } hexes away, the range is { $range }
ancients-why-out-of-section = { $unit } is not in a section of { $card }
ancients-why-past-leader = The way to { $hex } leads past a leader, where it must stop
ancients-why-pinned = { $unit } is next to an enemy unit and may not fire
ancients-why-reaction-card = First Strike is only played when you are attacked
ancients-why-rear-closed = { $unit } has no free hex behind it
ancients-why-retreats = { $unit } is the one that retreats now
ancients-why-sideways = { $hex } does not lie toward the own edge
ancients-why-sight-blocked = The line of sight is blocked at { $hex }
ancients-why-sight-terrain = { $terrain } in { $hex } blocks the line of sight
ancients-why-stopped = { $unit } would have to stop in { $hex }
ancients-why-strike-first = First Strike is played before the dice are rolled, or not at all
ancients-why-terrain-bonus = { $unit } may not fight in the terrain it has just entered
ancients-why-terrain-stops = The terrain in { $hex } ends the advance
ancients-why-too-far = { $unit } moves at most { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
ancients-why-too-far-back = { $unit } goes back { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} and no farther
ancients-why-two-leaders = { $leader } is in { $hex }: one leader a hex
ancients-why-was-blocked = { $unit } found the way back blocked
ancients-why-wrong-die = { $unit } does not fit the { $face }

## Tactics

ancients-aim-card = To let { $units ->
    [one] { $unit } act, which gains by it at once
   *[other] { $units } units act that gain by it at once, { $unit } most of all
}.
ancients-aim-card-keeps = To get rid of { $card } while nobody has much to do, and keep the better cards for later.
ancients-aim-discard = To give up { $card }, the card it will miss least.
ancients-aim-pass = To wait: it has no card.
ancients-aim-leader = To have { $leader } ready where the next fight will be.
ancients-aim-inspire = To let { $leader } inspire { $friends ->
    [one] the unit beside him, whose
   *[other] the { $friends } units beside him, whose
} helmets then hit.
ancients-aim-join = To join { $unit }: with { $leader } it may ignore a flag, and helmets hit for it and its neighbours.
ancients-aim-objective = To hold { $hex } with { $unit } for the banners.
ancients-aim-toward = To be nearer to { $hex } with { $unit }: banners are won there.
ancients-aim-exit = To lead { $unit } off the field for the banners.
ancients-aim-grips = To reach { $target } and strike first: { $unit } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back ->
    [0] none
    [one] one
   *[other] { $back }
} in return.
ancients-aim-break = To have the first blow: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back ->
    [0] none
    [one] one
   *[other] { $back }
} in return, and the ground of { $target } if it gives way.
ancients-aim-momentum = To press on before they recover: { $dice ->
    [one] one more die
   *[other] { $dice } more dice
} for { $unit }, against { $back ->
    [0] none
    [one] one
   *[other] { $back }
} in return.
ancients-aim-finish = To win a banner: { $target } has { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} left.
ancients-aim-last-banner = To win the battle: { $target } has { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} left, and its banner is the last one wanted.
ancients-aim-hunt = To catch { $target }, who stands alone: one helmet is enough, and his head is a banner.
ancients-aim-trapped = To strike where there is no way back: a flag that { $target } cannot ignore costs it blocks.
ancients-aim-drive = To clear the ground: { $target } will rather evade than take { $dice ->
    [one] a die
   *[other] { $dice } dice
}, and evaders do not strike back.
ancients-aim-wear = To hurt { $target } without an answer: { $dice ->
    [one] one die
   *[other] { $dice } dice
} from afar, and nobody strikes back at a shot.
ancients-aim-safety = To bring { $unit } out of reach of { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } of them
}.
ancients-aim-shelter = To let the ground of { $hex } take the edge off attacks on { $unit }.
ancients-aim-apart = To break contact: { $enemies ->
    [one] the enemy who can still reach { $unit } must
   *[other] the { $enemies } who can still reach { $unit } must
} come up first.
ancients-aim-beside = To stand beside { $friends } friends: with two of them, { $unit } may ignore a flag.
ancients-aim-not-alone = To have a friend at its side: { $unit } would stand alone.
ancients-aim-last-block = To keep { $unit } away from the enemy: its last block is a banner for them.
ancients-aim-range = To have { $target } in range, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
ancients-aim-next-turn = To be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }: { $unit } could attack it next turn.
ancients-aim-forward = To close in: { $target } is still { $hexes } hexes away, too far for { $unit } to strike next turn.
ancients-aim-stay = To keep { $unit } in hand: no hex in its reach is better than the one it holds.
ancients-aim-little = Little speaks for it: { $unit } finds nothing there that it has not where it stands.
ancients-aim-advance = To fall on { $target } at once with another attack.
ancients-aim-take-hex = To hold the ground that was won, { $friends ->
    [0] even alone
    [one] with a friend beside it
   *[other] with { $friends } friends beside it
}.
ancients-aim-rally = To save a banner: { $unit } has only { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} left.
ancients-aim-hold-ground = To stay where { $unit } is wanted{ $friends ->
    [0] , though alone
    [one] , beside a friend
   *[other] , beside { $friends } friends
}.
ancients-aim-no-room = To spare { $unit } blocks: there is no free hex behind it to go back to.
ancients-aim-give-way = To get { $unit } away with { $blocks ->
    [one] its last block
   *[other] its { $blocks } blocks
}: where it stands more blows would follow.
ancients-aim-way-back = To put { $unit } { $enemies ->
    [0] where no enemy stands beside it
    [one] where only one enemy stands beside it
   *[other] where it has { $enemies } enemies beside it, the fewest there are
}.
ancients-aim-way-back-friends = To come back to { $friends ->
    [one] a friend, who covers
   *[other] { $friends } friends, who cover
} { $unit }.
ancients-aim-off = To save { $unit } over the edge.
ancients-aim-stand = To keep the hex: { $attacker } has { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and { $unit } strikes back with { $back ->
    [0] none
    [one] one
   *[other] { $back }
}.
ancients-aim-evade = To slip away from { $attacker }, whose { $dice ->
    [one] die hits
   *[other] { $dice } dice hit
} an evader with one symbol only; { $unit } has { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} to lose.
ancients-aim-first-strike = To strike before { $attacker } does: every block it loses is a fear the less for { $unit }.
ancients-aim-battle-back = To hurt { $target }: striking back costs { $unit } nothing.
ancients-aim-decline = Little speaks for it: { $unit } has { $dice ->
    [one] one die
   *[other] { $dice } dice
} to strike back at { $target } with, and risks nothing.
ancients-aim-hold = To stay in the line: in { $hex } { $unit } would have { $friends ->
    [0] no friend
    [one] one friend
   *[other] { $friends } friends
} and { $enemies ->
    [0] no enemy
    [one] one enemy
   *[other] { $enemies } enemies
} beside it.
ancients-aim-order-yet = Little speaks for it: { $unit } would still gain by an order.
ancients-aim-rally-yet = Little speaks for it: { $unit } is down to { $blocks ->
    [one] its last block
   *[other] { $blocks } blocks
} and could have one back.
ancients-aim-done = To leave it at that: nobody else would gain by an order.
ancients-aim-no-order = To leave the others where they stand: even { $unit } would gain nothing by an order.
ancients-aim-done-marching = To stand fast: every step left would bring somebody into more danger than it is worth.
ancients-aim-no-fight = To strike no more: every attack left would lose more than it wins.
ancients-aim-rest-march = To stand fast: even the best step left, { $unit } to { $hex }, { $enemies ->
    [0] brings nothing that it has not where it stands.
    [one] ends beside an enemy and gains too little for that.
   *[other] ends beside { $enemies } enemies and gains too little for that.
}
ancients-aim-rest-march-yet = Little speaks for it: { $unit } would stand better in { $hex }.
ancients-aim-rest-fight = To strike no more: the best attack left, { $unit } on { $target }, has { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return.
ancients-aim-rest-fight-yet = Little speaks for it: { $unit } could still attack { $target }, with { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return.
ancients-aim-rest-shot = Little speaks for it: { $unit } could still strike at { $target }, who cannot strike back.
ancients-aim-stop = To end his flight here: the nearest enemy is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $leader }, and no hex beyond is safer.
ancients-aim-stop-with = To end his flight with { $unit }, whose men stand around { $leader }.
ancients-aim-stop-yet = Little speaks for it: in { $hex } { $leader } would be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from the nearest enemy.
ancients-aim-stop-yet-with = Little speaks for it: in { $hex } { $unit } would cover { $leader }.

## Complaints about scenarios

ancients-complaint-both-sides = { $file }: { $path }: pieces of both sides stand in { $hex }.
ancients-note-banners = { $file }: { $path }: { $value } banners is an unusual target; { $low } to { $high } is usual (4.01).
ancients-complaint-commander = { $file }: { $path }: { $leader } is no leader of this side.
ancients-complaint-exit-row = { $file }: { $path }: { $hex } does not lie on { $edge }.
ancients-complaint-impassable = { $file }: { $path }: { $hex } is impassable ({ $terrain }).
ancients-complaint-machine-rough = { $file }: { $path }: a war machine cannot stand on rough ground ({ $hex }).
ancients-complaint-no-piece = { $file }: { $path }: there is no unit or leader { $name }.
ancients-complaint-no-units = { $file }: { $path }: a side needs at least one unit.
ancients-complaint-occupied = { $file }: { $path }: { $hex } already holds { $unit }.
ancients-complaint-off-map = { $file }: { $path }: { $hex } is not a hex of the board.
ancients-complaint-reaction-card = { $file }: { $path }: { $card } answers an attack and is never the card in play; a hand holds it: side.cards.
ancients-complaint-sides = { $file }: { $path }: the sides must be south and north, in this order.
ancients-complaint-too-many-cards = { $file }: { $path }: the deck has only { $count } of the card { $card }.
ancients-complaint-two-terrains = { $file }: { $path }: { $hex } is already { $terrain }.
ancients-complaint-die = { $word } is no face of a die; known are { $known }.

## What would even a battle

ancients-lever-banners = { $side }: { $value } banners to win, not { $was }
ancients-lever-hand = { $side }: { $value } cards in hand, not { $was }

## What the coach says of each kind of question, and the rules it rests on

ancients-coach-card = Every turn begins with one card. It says where you may give orders and to how many units. Look where your men stand close to the enemy, and play a card that lets several of them act together.
    .rules = 6.01 6.02
ancients-coach-hand-change = This battle has reduced your hand. Give up the card that helps you least: often a section in which you have no units left.
    .rules = 7.14
ancients-coach-order = Click the units that shall act; those lit may be ordered. Only ordered units move and fight this turn. A leader on a unit goes with it at no cost. When you have chosen, be done.
    .rules = 7.01 7.02 7.08
ancients-coach-spartacus = Each symbol of the roll orders one unit of its kind, a helmet any unit or leader. Take one that can reach an enemy: ordered units fight with one more die this turn.
    .rules = 17.41 17.42
ancients-coach-rally = This symbol gives a lost block back to a unit of its kind (a helmet: to any) that stands with a leader or beside one, and orders it. Elephants and chariots cannot be rallied. A unit about to die gains most.
    .rules = 17.53 17.54 17.55 17.56
ancients-coach-move = Click a unit, then a lit hex. All moves come before the first combat. Keep friends beside each other: friends in two neighbouring hexes let a unit ignore a flag. Heavy troops want to arrive together.
    .rules = 8.01 8.02 12.14
ancients-coach-combat = Click a unit, then an enemy it may fight. Before you confirm, the odds are shown. Mind that a defender who stays in place strikes back: begin with your strongest attack.
    .rules = 9.01 11.04 11.56
ancients-coach-react = You are attacked. If you stand, survive and keep your hex, you may strike back. An evader gives up ground and his reply, but only his own symbol hits him. A First Strike card lets you strike first. Light troops should nearly always evade heavy ones.
    .rules = 11.06 11.56 13.03 13.15 17.39
ancients-coach-flags = Each flag drives you back unless you ignore it: for an attached leader, for friends in two neighbouring hexes, for a rampart or a camp, or as warriors at full strength. Each reason cancels one flag. Ignore flags where ground matters and you want to strike back.
    .rules = 12.12 12.13 12.14 12.16 12.17
ancients-coach-retreat = Choose the way back toward your own edge. A unit loses a block for each hex that it cannot retreat: leave your men a free road.
    .rules = 12.02 12.05 12.11
ancients-coach-evade = Choose where the evading unit ends: two hexes toward your own edge, one only if no more is possible. Behind your line it is safe and can come back next turn; it does not strike back.
    .rules = 13.11 13.12 13.15
ancients-coach-leader-evade = A leader alone must get away, one to three hexes toward your edge. Bring him onto a friendly unit: alone he is easy prey, and worth a banner.
    .rules = 13.17 13.18 4.03
ancients-coach-advance = You have won the hex. Advancing often allows another attack, and takes you further from your friends. Advance if there is something to strike and the unit is still strong.
    .rules = 13.32 13.33
ancients-coach-extra = Victorious cavalry may ride one hex further. Choose a place from which it can attack, or from which it can get away.
    .rules = 13.34 13.35
ancients-coach-bonus = The advance gives one more close combat. Strike the weakest enemy beside you: it may be gone before it can answer.
    .rules = 13.42 13.47
ancients-coach-battle-back = You held your ground, so you may strike back as in an attack of your own, most troops with all their dice. There is no reply to it, and hardly ever a reason not to.
    .rules = 11.56 11.60 11.61 11.62

## Fields of scenario documents, as forms call them

ancients-field-banners = Banners to win
ancients-field-blocks = Blocks
ancients-field-by = Taken by
ancients-field-check = Checked
ancients-field-coast = Coast
ancients-field-colour = Colour
ancients-field-commander = Commander
ancients-field-exit = Exits
ancients-field-first = Plays first
ancients-field-forest = Forest
ancients-field-hand = Cards in hand
ancients-field-hill = Hill
ancients-field-keep = Kept
ancients-field-note = Note
ancients-field-place = Place
ancients-field-rampart = Ramparts
ancients-field-river = River
ancients-field-river_fordable = Fordable river
ancients-field-rough = Rough ground
ancients-field-sources = Sources

## A blow laid open

ancients-blow-title = { $unit } against { $target }
ancients-blow-line = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } ({ $made }) · hits: { $faces } · { $hits ->
    [0] a lone leader
    [one] 1 hit destroys
   *[other] { $hits } hits destroy
 }
ancients-blow-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
ancients-blow-more = { $more }
ancients-blow-part = { $what } { $much }
ancients-blow-dice = Dice thrown
ancients-blow-hits = What hits
ancients-blow-faces = { $faces }
ancients-blow-class = Its class
ancients-blow-fresh = Fresh warriors
ancients-blow-card = The card
ancients-blow-ground = Ground, camp or elephants
ancients-blow-still = It did not move
ancients-blow-moved = After moving

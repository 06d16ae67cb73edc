## The table

caesar-name = Caesar: ancient battles on a free table
caesar-switch-follow_me = A captain may lead a unit himself (Follow me).
caesar-switch-wedge_reading = How many dice a wedge has: as the sheet prints it, or all of its own.
caesar-value-wedge_reading-sheet = as printed
caesar-value-wedge_reading-book = all its dice
caesar-name-of = { $id }
caesar-status-turn = Round { $round } of { $rounds }, turn of { $side }
caesar-track = { $side }: divisions lost or without heart
caesar-phase-start = Start of the turn
caesar-phase-initiative = Initiative
caesar-phase-order = Orders
caesar-phase-move = Movement
caesar-phase-free = Free moves
caesar-phase-ride = Captains
caesar-phase-end = Reorganisation
caesar-phase-shoot = Shooting
caesar-box-outside = { $side }: captains who wait
caesar-note-cost = { $cost } of { $most } in
caesar-number-clash = Clash
caesar-number-sustained = Sustained
caesar-number-near-dice = Short range
caesar-number-far-dice = Long range
caesar-number-save = Morale save
caesar-number-authority = Command
caesar-number-valour = Combat value
caesar-badge-deep = Deep
caesar-badge-column = Column
caesar-badge-square = Square
caesar-badge-wedge = Wedge
caesar-badge-testudo = Testudo
caesar-badge-open = Open order
caesar-badge-disordered = Disordered
caesar-badge-shaken = Shaken
caesar-badge-engaged = In close combat
caesar-badge-demoralised = Division demoralised
caesar-badge-ordered = Ordered
caesar-badge-moved = Moved
caesar-badge-off = Off the table
caesar-badge-awaited = Awaited
caesar-badge-wounded = Wounded
caesar-badge-activated = Gives orders
caesar-badge-finished = Gives no more orders
caesar-sheet-class = Class
caesar-sheet-move = Move, in inches
caesar-sheet-range = Range, in inches
caesar-sheet-division = Division
caesar-sheet-special = Special rules
caesar-special-brave = Brave
caesar-special-double-handed = Double-handed weapons
caesar-special-drilled = Drilled
caesar-special-eager = Eager
caesar-special-elephant = Elephants
caesar-special-elite = Elite
caesar-special-fanatic = Fanatic
caesar-special-feigned-flight = Feigned flight
caesar-special-frenzied-charge = Frenzied charge
caesar-special-freshly-raised = Freshly raised
caesar-special-pila = Heavy throwing weapons
caesar-special-lancers = Lancers or kontos
caesar-special-levy = Levy
caesar-special-long-spears = Long spears
caesar-special-marauders = Marauders
caesar-special-marksmen = Marksmen
caesar-special-militia = Militia
caesar-special-mixed-arms = Mixed arms
caesar-special-naphtha = Naphtha
caesar-special-parthian-shot = Parthian shot
caesar-special-phalanx = Phalanx
caesar-special-pike-phalanx = Pike phalanx
caesar-special-scythed = Scythed chariots
caesar-special-shieldwall = Shieldwall
caesar-special-slings = Slings
caesar-special-steady = Steady
caesar-special-stubborn = Stubborn
caesar-special-sub-unit = Sub-unit
caesar-special-testudo = Testudo
caesar-special-tough-fighters = Tough fighters
caesar-special-valiant = Valiant
caesar-special-warband = Warband
caesar-special-wavering = Wavering
caesar-special-wedge = Wedge
caesar-special-wild-fighters = Wild fighters
caesar-heavy-infantry = Heavy infantry
caesar-medium-infantry = Medium infantry
caesar-light-infantry = Light infantry
caesar-skirmishers = Skirmishers
caesar-cataphracts = Cataphracts
caesar-heavy-cavalry = Heavy cavalry
caesar-medium-cavalry = Medium cavalry
caesar-light-cavalry = Light cavalry
caesar-mounted-archers = Mounted archers
caesar-light-chariots = Light chariots
caesar-heavy-chariots = Heavy chariots
caesar-scythed-chariots = Scythed chariots
caesar-elephants = Elephants
caesar-light-artillery = Light artillery
caesar-medium-artillery = Medium artillery
caesar-heavy-artillery = Heavy artillery
caesar-wagon = Wagons
caesar-civilians = Civilians
caesar-phase-fight = Close combat
caesar-phase-feign = Feigned flight
caesar-formation-battle_line = battle line
caesar-formation-deep = deep formation
caesar-formation-column = column
caesar-formation-square = square
caesar-formation-wedge = wedge
caesar-formation-testudo = testudo
caesar-formation-open = open order
caesar-edge-north = north
caesar-edge-east = east
caesar-edge-south = south
caesar-edge-west = west
caesar-place-rear = the rear
caesar-place-left = the left
caesar-place-right = the right
caesar-deed-advance = go straight ahead
caesar-deed-oblique = go aslant
caesar-deed-retire = go back
caesar-deed-sidestep = sidestep
caesar-deed-wheel = wheel
caesar-deed-pivot = pivot
caesar-deed-about-face = turn about
caesar-deed-form = change formation
caesar-deed-exit = leave the table

## Questions

caesar-prompt-replace = { $side }: which unit does the new captain lead?
caesar-prompt-initiative = { $side }: who acts by its own initiative?
caesar-prompt-captain = { $side }: which captain gives orders next?
caesar-prompt-order = { $captain }: name the units of his order, then roll
caesar-prompt-reroll = { $side }: the order failed. Does the general roll again?
caesar-prompt-next = { $side }: which unit of the order acts next?
caesar-prompt-move = { $side }: move { $unit }
caesar-prompt-enter = { $side }: bring { $unit } onto the table
caesar-prompt-leave = { $side }: { $unit } may come out
caesar-prompt-withdraw = { $side }: who withdraws first?
caesar-prompt-free = { $side }: free moves
caesar-prompt-ride = { $side }: captains may ride
caesar-prompt-valiant = { $side }: a second panic test for { $unit }?
caesar-prompt-confusion = { $side }: confusion or retreat for { $unit }?
caesar-prompt-shoot = { $side }: who shoots at whom?
caesar-prompt-assign = { $side }: who fights the attacker of the walls?
caesar-prompt-fight = { $side }: which combat is fought next?
caesar-prompt-array = { $side }: supports, dice and ranks before the round
caesar-prompt-test = { $side }: who takes its panic test next?
caesar-prompt-victor = { $side }: what do the victors do?
caesar-prompt-accompany = { $side }: shall { $unit } go with the supported unit?
caesar-prompt-share = { $side }: who takes the odd casualty?
caesar-prompt-feign = { $side }: who feigns flight?
caesar-prompt-pursue = { $side }: shall { $unit } go after the enemy?
caesar-prompt-opportunity = { $side }: a shot of { $unit } at { $other } passing by?
caesar-prompt-charge = { $side }: how shall { $unit } charge?
caesar-prompt-response = { $side }: a charge of { $other } on { $unit }. Which answer?
caesar-prompt-redirect = { $side }: the prey is gone. Another charge for { $unit }?
caesar-prompt-break-through = { $side }: breakthrough of { $unit }: where to?

## What may be said

caesar-option-pass = Pass
caesar-option-replace = { $captain } leads { $unit }
caesar-option-initiative = { $unit }: act by initiative
caesar-option-captain = { $captain } gives orders
caesar-option-give-move = { $unit } shall move
caesar-option-give-enter = { $unit } shall enter
caesar-option-rally = Rally { $unit }
caesar-option-follow-me = Follow me, { $unit }
caesar-option-roll = Roll the dice
caesar-option-done = No more orders
caesar-option-reroll = Roll again
caesar-option-accept = Let it be
caesar-option-act = { $unit }: act
caesar-option-halt = { $unit }: halt
caesar-option-place = Move to { $pose }
caesar-option-move = { $unit }: { $steps }
caesar-option-occupy = { $unit }: go into { $work }
caesar-option-leave = { $unit }: come out on the { $edge } side, { $offset } in from the middle
caesar-option-enter = { $unit }: enter, front { $depth } in from the edge
caesar-option-enter-along = { $unit }: enter { $offset } in along the edge, front { $depth } in from the edge
caesar-option-free = Free move of { $unit }
caesar-option-withdraw = { $unit }: withdraw
caesar-option-lead = { $captain } leads { $unit }
caesar-option-go = { $captain } rides to { $point }
caesar-option-accept-test = { $unit }: accept the result
caesar-option-valiant = { $unit }: Valiant, roll again
caesar-option-confusion = { $unit }: stay, confused
caesar-option-retreat = { $unit }: retreat
caesar-option-hold = { $unit }: hold
caesar-option-fire = { $unit }: shoot at { $target } passing by
caesar-option-shoot = { $unit }: shoot at { $target }
caesar-option-shoot-side = { $unit }: shoot at { $target } from the { $edge } side
caesar-option-fight = The combat of { $unit }
caesar-option-assign = { $unit }: fight { $attacker }
caesar-option-ready = Ready
caesar-option-support-nobody = Nobody supports { $unit } from { $place }
caesar-option-support = { $other } in support of { $unit }
caesar-option-aim = { $unit }, in support: strike { $other }
caesar-option-odd-die = An odd die of { $unit } goes to { $other }
caesar-option-attacks = { $captain } adds { $count ->
    [one] one attack
   *[other] { $count } attacks
}
caesar-option-close-ranks = { $unit }: close ranks
caesar-option-test = { $unit }: test
caesar-option-follow = { $unit }: follow up
caesar-option-break-through = { $unit }: break through
caesar-option-consolidate = { $unit }: consolidate
caesar-option-stay = { $unit }: stay
caesar-option-accompany = { $unit }: go along
caesar-option-share = { $other }: take a casualty of { $unit }
caesar-option-feign = { $unit }: feign flight
caesar-option-advance = { $unit }: go { $length } in after the enemy
caesar-option-give-charge = { $unit } shall charge { $target }
caesar-option-follow-charge = Follow me, { $unit }: charge { $target }
caesar-option-charge = { $unit }: charge { $target }
caesar-option-go-on = { $unit }: go on
caesar-option-stand = { $unit }: hold position
caesar-option-closing-fire = { $unit }: shoot before contact
caesar-option-evade = { $unit }: evade
caesar-option-counter-charge = { $unit }: counter-charge
caesar-option-turn-to-face = { $unit }: turn to face
caesar-option-parthian-shot = { $unit }: shoot, then evade

## What happens

caesar-event-turn = Round { $round }: turn of { $side }
caesar-event-elite = { $unit }: Elite die { $die }{ $recovers ->
    [0] , still disordered
   *[other] , in order again
}
caesar-event-demoralised = Demoralised: { $division }
caesar-event-initiative = { $unit }: own initiative
caesar-event-order = { $captain } orders { $units }: { $dice } against { $command }, margin { $margin }, moves { $moves }
caesar-event-order-failed = { $captain } orders { $units } in vain: { $dice } against { $command }
caesar-event-reroll = { $captain } rolls again
caesar-event-blunder = A blunder of { $captain } with { $units }: { $dice }
caesar-event-blunder-result = { $units }: { $die }, { $result ->
    [flee] Flee!
    [fall_back] Fall back!
    [left] To the left!
    [right] To the right!
    [forward] Forward!
   *[other] Charge on!
}
caesar-event-rally = { $captain } rallies { $unit }
caesar-event-join = { $captain } leads { $unit }
caesar-event-move = { $unit }: move
caesar-event-form = { $unit }: now in { $formation }
caesar-event-halt = { $unit }: halt
caesar-event-disorder-test = { $unit }: disorder test { $die }{ $failed ->
    [0] , order kept
   *[other] , order lost
}
caesar-event-disorder = { $unit }: disordered
caesar-event-off = { $unit }: off the table by the { $edge } edge
caesar-event-enter = { $unit }: onto the table by the { $edge } edge
caesar-event-occupy = { $unit }: into { $work }
caesar-event-leave = { $unit }: out of { $work }
caesar-event-casualty = { $unit }: { $count ->
    [1] a casualty
   *[other] { $count } casualties
}
caesar-event-saves = { $unit }: saves on { $needed }: { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $failed ->
    [one] { $failed } failure
   *[other] { $failed } failures
}
caesar-event-lost = { $unit }: lost
caesar-event-ride = { $captain } rides
caesar-event-driven = { $captain } is driven to { $unit }
caesar-event-captain-risk = { $captain } is in danger: { $die }
caesar-event-wounded = { $captain } is wounded
caesar-event-killed = { $captain } is killed
caesar-event-replaced = { $captain } has a successor, who leads { $unit }
caesar-event-brave = { $unit }: Brave, one casualty recovered
caesar-event-reorganise = { $unit }: in order again
caesar-event-levy = { $unit }: Levy die { $die }{ $recovers ->
    [0] , still disordered
   *[other] , in order again
}
caesar-event-broken = { $unit }: broken
caesar-event-stampede = { $unit }: elephants run amok
caesar-event-panic = { $unit }: panic test ({ $cause ->
    [shooting] shooting
   *[other] close combat
}): { $score }{ $less ->
    [0] {""}
   *[other] {" "}after { $less } taken off
}: { $outcome ->
    [steadfast] steadfast
    [confusion] confusion
    [confusion_or_retreat] confusion or retreat
    [retreat] retreat
    [retreat_disordered] disordered retreat
    [fall_back] fall back
    [fall_back_disordered] disordered fall back
    [fall_back_anarchic] anarchic fall back
   *[other] rout
}
caesar-event-steady = { $unit }: Steady, nothing rolled ({ $cause ->
    [shooting] shooting
   *[other] close combat
}): { $score }{ $less ->
    [0] {""}
   *[other] {" "}after { $less } taken off
}: { $outcome ->
    [steadfast] steadfast
    [confusion] confusion
    [confusion_or_retreat] confusion or retreat
    [retreat] retreat
    [retreat_disordered] disordered retreat
    [fall_back] fall back
    [fall_back_disordered] disordered fall back
    [fall_back_anarchic] anarchic fall back
   *[other] rout
}
caesar-event-valiant = { $unit }: Valiant, rolled again
caesar-event-retreat = { $unit }: retreat
caesar-event-turn-about = { $unit }: turned to face the enemy
caesar-event-rout = { $unit }: rout
caesar-event-fall-back = { $unit }: fall back
caesar-event-pushed = { $unit }: way made for { $other }
caesar-event-trapped = { $unit }: no way to fall back, destroyed
caesar-event-captain-aimed = { $captain } is exposed: { $dice }{ $more ->
    [0] {""}
   *[other] , plus { $more }
}{ $hit ->
    [0] , he is not hit
   *[other] , he is hit
}
caesar-event-raised = { $unit }: freshly raised, die { $die }
caesar-event-volley = { $unit }: volley at { $target }{ $how ->
    [closing] {" "}in closing fire
    [opportunity] {" "}in opportunity fire
   *[other] {""}
}, on { $needed }: { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
caesar-event-fight = Close combat: { $units }
caesar-event-attack = { $unit }: blows at { $target } ({ $needed }+): { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
caesar-event-result = Casualties dealt: { $dealt }; winner: { $winner }, by { $margin }
caesar-event-result-hidden = Casualties dealt: { $dealt }; a draw{ $phalanx ->
    [0] {""}
   *[other] , since the phalanx holds
}
caesar-event-spent = { $unit }: scythed chariots spent
caesar-event-victor = { $unit }: { $choice ->
    [follow] follow-up
    [break-through] breakthrough
    [consolidate] consolidation
   *[other] hold
}
caesar-event-follow = { $unit }: after the enemy
caesar-event-share = { $unit }: a casualty of { $other } taken over
caesar-event-feign = { $unit }: feigned flight
caesar-event-charge = { $unit }: charge on { $target }{ $face ->
    [front] {" "}head-on
    [left] {" "}in the left flank
    [right] {" "}in the right flank
    [rear] {" "}from behind
   *[other] {""}
}
caesar-event-short = { $unit }: { $target } out of reach
caesar-event-contact = { $unit }: contact with { $target }{ $face ->
    [front] {" "}head-on
    [left] {" "}in the left flank
    [right] {" "}in the right flank
    [rear] {" "}from behind
   *[other] {""}
}
caesar-event-evade = { $unit }: evasion ({ $dice } against { $command }), moves { $moves }
caesar-event-caught = { $unit }: { $target } caught
caesar-event-counter-charge = { $unit }: counter-charge on { $other }
caesar-event-turn-to-face = { $unit }: turned to face

## How it ends

caesar-end-broken = Winner: { $winner }. Army broken: { $side }
caesar-end-both-broken = Both armies are broken{ $winner }
caesar-end-captain = Winner: { $winner }. { $captain } is dead
caesar-end-divisions = Winner: { $winner }. The divisions that had to hold have lost heart
caesar-end-units = Winner: { $winner }. { $count ->
    [one] { $count } unit is destroyed
   *[other] { $count } units are destroyed
}
caesar-end-inside = Winner: { $winner }. { $count ->
    [one] { $count } unit stands in the camp
   *[other] { $count } units stand in the camp
}
caesar-end-occupied = Winner: { $winner }. Taken: { $work }
caesar-end-time = The last round is over. Winner, with the smaller loss: { $winner }
caesar-end-time-draw = The last round is over, and neither side is ahead{ $winner }

## Why not

caesar-why-never-open = { $unit }: never in { $formation }
caesar-why-no-such-formation = { $unit }: no { $formation } for these troops
caesar-why-warband = { $unit }: a warband stands in deep formation, not in { $formation }
caesar-why-formed-already = { $unit }: already in { $formation }
caesar-why-held = { $unit } may not leave the { $formation } here
caesar-why-no-cover-to-disperse = { $unit }: { $formation } only within an inch of broken ground
caesar-why-square = { $unit }: in square, only a change of formation is possible
caesar-why-must-close = { $unit }: far from broken ground, the return to close order comes first
caesar-why-after-exit = { $unit }: nothing comes after an exit
caesar-why-one-change = { $unit }: one change of formation in a move, first or last
caesar-why-whole-move = { $unit }: a change of formation takes the whole move
caesar-why-distance = { $unit }: by half inches, or to the limit of { $limit } in, or up to a friend
caesar-why-way-dear = { $unit }: { $cost } in to get there, of { $most } in
caesar-why-no-way = { $unit }: no way there by a wheel, a march ahead and a wheel
caesar-why-there-already = { $unit }: already there
caesar-why-other-unit = The unit to act now: { $unit }
caesar-why-no-pose = { $name } is no place on the table
caesar-why-step-forbidden = { $unit } may not { $deed } on this round
caesar-why-pikes = { $unit }: a pike phalanx may not { $deed }
caesar-why-proximity = { $unit }: only ahead or back, so near before { $other }
caesar-why-obstacle = { $unit }: no move left to cross { $other }
caesar-why-too-far = { $unit }: not so much of the move is left{ $other }
caesar-why-woods = { $unit }: half a move in woods{ $other }
caesar-why-enemy-near = { $unit } would come nearer than an inch to { $other }
caesar-why-closed = { $unit }: closed ground, { $other }
caesar-why-friend-fights = { $unit } may not pass through { $other } in close combat
caesar-why-off-table = { $unit } would not be wholly on the table{ $other }
caesar-why-over = { $unit } would stand over { $other }
caesar-why-about-twice = { $unit }: one about-face in a move{ $other }
caesar-why-turns-over = { $unit } would turn over { $other }
caesar-why-looks-away = { $unit } must keep facing { $other }
caesar-why-confined = { $unit } may not end the move there yet{ $other }
caesar-why-parent = { $unit } must stay within 6 inches of { $other }
caesar-why-disordered-nearer = { $unit }: in disorder, only away from the enemy or home{ $other }
caesar-why-not-your-captain = { $captain } is not yours, or it is not his turn
caesar-why-captain-dead = { $captain } is dead
caesar-why-captain-awaited = { $captain } has not arrived yet
caesar-why-captain-spoke = { $captain } gives no more orders this turn
caesar-why-nobody-to-order = { $captain } has nobody who can receive an order
caesar-why-other-division = { $unit }: not of the division of { $captain }
caesar-why-lost = { $unit }: lost
caesar-why-used-initiative = { $unit }: initiative already used
caesar-why-ordered-already = { $unit }: order already given
caesar-why-disordered = { $unit }: disordered
caesar-why-engaged = { $unit }: in close combat
caesar-why-no-orders = { $unit }: no orders on this round
caesar-why-stays-inside = { $unit } cannot leave this place
caesar-why-demoralised = The division of { $unit } is demoralised
caesar-why-awaited = { $unit }: awaited on round { $round }
caesar-why-shaken = { $unit }: shaken, no return
caesar-why-no-return = { $unit }: gone for good
caesar-why-just-left = { $unit }: off the table since this turn
caesar-why-too-far-to-join = { $unit }: more than 12 inches from { $captain }
caesar-why-captain-fights = { $captain } leads a unit in close combat and cannot leave it
caesar-why-no-casualty = { $unit }: no casualty to take off
caesar-why-switched-off = Follow me is switched off in this battle
caesar-why-not-your-unit = { $unit }: not of the side that moves
caesar-why-not-there = { $unit }: not on the table
caesar-why-plunders = { $unit }: no initiative while plundering
caesar-why-no-enemy-near = No enemy is within 12 inches of { $unit }
caesar-why-moved-already = { $unit }: move of this turn already made
caesar-why-blundered = { $unit }: a blunder this turn
caesar-why-not-entitled = { $unit }: not entitled to a free move
caesar-why-rode = { $captain } has ridden already
caesar-why-cannot-lead = { $captain } cannot come to lead { $unit }
caesar-why-half-inches = { $captain } goes to places in half inches
caesar-why-captain-off = { $captain } stays on the table
caesar-why-captain-far = { $captain } rides 24 inches at most
caesar-why-captain-ground = { $captain } may not end in such ground
caesar-why-captain-near = { $captain } would be less than an inch from an enemy
caesar-why-no-captain = { $captain } is no captain, or nowhere
caesar-why-only-foot = { $unit }: only infantry goes into { $work }
caesar-why-held-by-enemy = { $unit }: the enemy holds { $work }
caesar-why-has-stormed = { $unit }: no way into { $work } in the turn of a fight
caesar-why-full = There is no room for { $unit } in { $work }
caesar-why-not-beside = { $unit }: not within an inch of a way into { $work }
caesar-why-no-gate = { $unit }: no gate on the { $edge } side
caesar-why-no-room-outside = { $unit }: no room to come out there on the { $edge } side
caesar-why-no-way-out = { $unit }: no room to come out
caesar-why-beyond-side = { $unit }: at most { $most } in from the middle of the { $edge } side
caesar-why-out-half-inches = { $unit }: by half inches from the middle of a side
caesar-why-no-entry = { $unit } cannot come on there
caesar-why-other-entry = { $unit }: the way in lies { $shift } in along the edge from the point of arrival
caesar-why-named-already = { $unit }: already named in this order
caesar-why-must-enter = { $unit }: off the table, the only order is to enter
caesar-why-is-there = { $unit }: already on the table
caesar-why-order-begun = Another order is being given: no special one for { $unit }
caesar-why-no-moves-now = There is no such move for { $unit } to make now
caesar-why-nobody-named = Nobody has been named in this order yet
caesar-why-somebody-named = Somebody has been named: roll the dice
caesar-why-never-charges = { $unit }: troops that never charge
caesar-why-shaken-charge = { $unit }: shaken, no charge
caesar-why-not-free-to-charge = { $unit }: not free to charge
caesar-why-charge-far = { $unit }: too far to charge { $other }
caesar-why-not-before = { $other }: not before { $unit }
caesar-why-unseen = { $other }: out of sight of { $unit }
caesar-why-formation-charge = { $unit } cannot charge { $other } in this formation
caesar-why-open-charge = { $unit }: in open order, no charge on { $other } in close order
caesar-why-charge-turn = { $unit } would have to turn by more than 90 degrees to strike { $other }
caesar-why-no-room-charge = { $unit }: no room before { $other }
caesar-why-corridor = { $unit }: { $other } in the way of the charge
caesar-why-no-missiles = { $unit }: nothing to shoot with
caesar-why-formation-shoots = { $unit } cannot shoot in this formation
caesar-why-charged = { $unit }: no shot after a charge
caesar-why-shot-already = { $unit }: volley already shot
caesar-why-engine-moved = { $unit }: moved too much to shoot
caesar-why-supports = { $unit }: in support of a combat
caesar-why-no-target = { $other }: no target for { $unit }
caesar-why-which-side = { $unit }: a shot at { $other } from one side, only out of a building
caesar-why-side-shot = { $unit }: that side has shot already, not again at { $other }
caesar-why-target-fights = { $other }: in close combat or in support, no target for { $unit }
caesar-why-out-of-range = { $other }: out of range of { $unit }
caesar-why-no-dice = { $unit }: no dice for { $other } at that range
caesar-why-nearer-target = Somebody is nearer to { $unit } than { $other }
caesar-why-shaken-support = { $unit }: shaken, no support for { $other }
caesar-why-not-supporting = { $unit }: not in a place to support { $other }
caesar-why-not-inside = { $unit }: not in the same place as { $other }
caesar-why-cannot-support = { $unit } cannot support { $other } in this formation
caesar-why-away-support = { $unit }: not on the table, no support for { $other }
caesar-why-class-support = Troops of the kind of { $unit } never support { $other }
caesar-why-never-supported = { $unit } cannot be supported
caesar-why-not-arraying = Not of the side that chooses now: { $unit } and { $other }
caesar-why-not-fighting = { $unit }: no fight in this round
caesar-why-has-supported = { $unit }: in support of another unit in this step
caesar-why-supports-already = { $unit }: already in support of { $other }
caesar-why-changed = That has been chosen for { $unit } already
caesar-why-nobody-there = Nobody supports { $unit } there
caesar-why-supports-nobody = { $unit }: in support of nobody against { $other }
caesar-why-not-his-enemy = { $unit }: no blow to strike at { $other }
caesar-why-no-odd-die = { $unit }: no odd die left for { $other }
caesar-why-captain-not-fighting = { $captain } leads nobody who fights, and adds no attacks
caesar-why-captain-wounded = { $captain } is wounded and adds no attacks
caesar-why-captain-dice = { $captain } cannot add so many attacks
caesar-why-captain-chosen = { $captain } has chosen his attacks already
caesar-why-no-close-ranks = { $unit }: not of the troops that close ranks
caesar-why-not-front-only = { $unit }: a fight elsewhere than to the front
caesar-why-no-test = { $unit }: no test to take now
caesar-why-no-victor = { $unit } can only hold
caesar-why-cannot-follow = { $unit }: nobody to follow, or no free way after him
caesar-why-no-breakthrough = { $unit }: not all opponents are gone
caesar-why-shaken-victor = { $unit }: shaken, no breakthrough
caesar-why-near-enemy = { $unit } would end less than an inch from an enemy
caesar-why-not-next-fight = The combat of { $unit } is not to be fought next, or is named by another unit
caesar-why-no-feint = { $unit }: no feigned flight for these troops
caesar-why-touches-nobody = { $unit }: in contact with nobody
caesar-why-pursuit = { $unit }: by half inches, up to the limit
caesar-why-only-foot-assaults = { $unit }: only infantry assaults the place of { $other }
caesar-why-side-taken = Somebody assaults that side of the place of { $other } before { $unit }
caesar-why-only-holds = { $unit } can only hold against { $other }
caesar-why-evaded = { $unit } evaded this turn and can only hold against { $other }
caesar-why-responded = { $unit } answered a charge this turn and can only hold against { $other }
caesar-why-short-charge = { $unit }: out of reach of { $other }, only a counter-charge
caesar-why-occupants-hold = { $unit }: inside, only to hold against { $other } or to shoot
caesar-why-no-long-range = { $unit }: no long range, no shot at { $other } before contact
caesar-why-not-at-front = { $other }: not coming at the front of { $unit }
caesar-why-reacted = { $unit }: reaction volley already shot, not again at { $other }
caesar-why-no-evade = { $unit } cannot evade the breakthrough of { $other }
caesar-why-formed-evades = { $unit }: in close order, no evading { $other }
caesar-why-no-counter-charge = { $unit }: neither cavalry nor chariots, no counter-charge on { $other }
caesar-why-too-short = { $unit } cannot come far enough to meet { $other }
caesar-why-never-turns = { $unit } cannot turn to face { $other }
caesar-why-at-front = { $other }: already coming at the front of { $unit }
caesar-why-no-room-to-turn = { $unit }: no room to turn to { $other }
caesar-why-no-parthian-shot = { $unit }: no Parthian shot against { $other }
caesar-why-no-redirect = { $unit } cannot charge { $other } instead
caesar-why-line-turns = The line from { $unit } to { $other } turns by more than 45 degrees
caesar-why-no-prey = { $other }: no enemy on the table for { $unit }
caesar-why-entered = { $unit }: just come on, no charge on { $other }
caesar-why-one-step = { $unit }: one step, or a change of formation, before the charge on { $other }
caesar-why-no-charge-after = { $unit } could not charge { $other } after that
caesar-why-answers-charge = { $unit }: charged, no volley but in answer to that
caesar-why-must-withdraw = Whoever withdraws from a demoralised division has no choice
caesar-why-no-general = The general is lost, and his second throw with him
caesar-why-frenzied = { $unit }: frenzied, the charge comes first
caesar-why-free-charge = The free move of { $unit } is no charge on { $other }
caesar-why-not-told = { $unit }: no order to charge { $other }
caesar-why-consolidates = { $unit }: falling in after a fight, no charge on { $other }
caesar-why-feigned = { $unit }: nothing more this turn after a feigned flight
caesar-why-released = { $unit }: no charge on { $other } is possible, only a move is left
caesar-why-must-charge = { $unit }: the order to charge can be obeyed, and must be
caesar-why-has-fought = { $unit }: already fought in this step
caesar-why-broke-through = { $unit }: one breakthrough this turn already

## When each thing is said

caesar-when-replace = A successor is named at the start of a turn
caesar-when-feign = A feigned flight opens the turn
caesar-when-initiative = Initiative comes before the first order of the turn
caesar-when-reroll = A failed order test of the general is rolled again at once, one in a turn, and no double 6
caesar-when-order = Orders are given in the Movement step, captain by captain
caesar-when-move = Units move one after another, each when its turn comes
caesar-when-free = Free moves and withdrawals come after the orders
caesar-when-ride = Captains ride at the end of the Movement step
caesar-when-answer = A charge is answered when it is made
caesar-when-fire = One shoots at those who pass and vanish, or charge a neighbour, when they do
caesar-when-shoot = Volleys are shot in the Shooting step
caesar-when-fight = That is said in the Close combat step
caesar-when-array = That is said before the dice of a close combat
caesar-when-tested = That is said in a panic test
caesar-when-victor = That is said after the tests of a close combat

## Words that are not understood

caesar-no-unit = { $name } is a captain, not a unit: he moves, fights and is hit in his own way only
caesar-no-captain = { $name } is a unit, not a captain
caesar-unknown-captain = There is no captain “{ $name }”
caesar-unknown-work = There is no building or fortification “{ $name }”
caesar-unknown-place = “{ $name }” is none of “rear”, “left” and “right”
caesar-unknown-edge = “{ $name }” is none of “north”, “east”, “south” and “west”
caesar-unknown-length = “{ $name }” is no length in inches, with three digits after the point at most
caesar-unknown-steps = “{ $name }” is no list of one to four steps; angles go by 5 degrees: a wheel turns by 90 at most, a pivot by 175, aslant is 15, 30 or 45
caesar-unknown-pose = “{ $name }” is no place in thousandths of an inch with a facing in steps of 5 degrees
caesar-unknown-point = “{ $name }” is no place in inches

## Complaints about scenario files

caesar-complaint-point = { $file }: { $path }: { $value } is not a place of two whole numbers
caesar-complaint-special = { $file }: { $path }: { $value } is no special rule; known are { $known }
caesar-complaint-condition = { $file }: { $path }: { $value } is no victory condition; known are { $known }
caesar-complaint-effect = { $file }: { $path }: { $value } is no effect; known are { $known }
caesar-complaint-magic = { $file }: { $path }: this ruleset defines no magic
caesar-complaint-outline = { $file }: { $path }: terrain of kind { $kind } needs a { $wanted }, and only that
caesar-complaint-off-table = { $file }: { $path }: { $id } is not wholly on the table
caesar-complaint-crossing = { $file }: { $path }: the outline of { $id } crosses itself
caesar-complaint-rectangle = { $file }: { $path }: { $id } is not a rectangle along the edges of the table
caesar-complaint-gates = { $file }: { $path }: fortification { $id } needs gates and a capacity
caesar-complaint-unknown = { $file }: { $path }: there is no { $name } to refer to
caesar-complaint-generals = { $file }: { $path }: { $count } generals for { $side }; an army has one
caesar-complaint-empty-division = { $file }: { $path }: { $division } has no unit
caesar-complaint-captain-place = { $file }: { $path }: { $captain } needs a place, or a unit that he leads, and not both
caesar-complaint-leads = { $file }: { $path }: { $captain } can only lead a unit of his division that is on the table
caesar-complaint-place = { $file }: { $path }: { $unit } needs a pose (x, y, heading), or a place inside, or an arrival, and only one of them
caesar-complaint-formation = { $file }: { $path }: { $unit } may not stand in { $formation } ({ $rule })
caesar-complaint-size = { $file }: { $path }: there is no footprint for { $unit } of size { $size }
caesar-complaint-casualties = { $file }: { $path }: { $unit } has more casualties than its Stamina of { $stamina }
caesar-complaint-parent = { $file }: { $path }: { $unit }: sub_unit and parent go together
caesar-complaint-closed = { $file }: { $path }: { $unit } stands in { $terrain }, which is closed to it
caesar-complaint-overlap = { $file }: { $path }: { $unit } stands over { $other }
caesar-complaint-arrival = { $file }: { $path }: the point of arrival does not lie on the { $edge } edge
caesar-complaint-both-inside = { $file }: { $path }: units of both sides are inside { $terrain }
caesar-complaint-full = { $file }: { $path }: { $terrain } does not hold so many

## The table, measured

caesar-pose = ({ $x }; { $y }), facing { $facing }°
caesar-point = ({ $x }; { $y })
caesar-step-advance = { $inches } in ahead
caesar-step-oblique = { $inches } in aslant to the { $hand ->
    [left] left
   *[other] right
} ({ $degrees }°)
caesar-step-retire = { $inches } in back
caesar-step-retire-aslant = { $inches } in back to the { $hand ->
    [left] left
   *[other] right
} ({ $degrees }°)
caesar-step-sidestep = { $inches } in sideways to the { $hand ->
    [left] left
   *[other] right
}
caesar-step-wheel = wheel { $hand ->
    [left] left
   *[other] right
} { $degrees }°
caesar-step-pivot = turn { $hand ->
    [left] left
   *[other] right
} { $degrees }° in place
caesar-step-about-face = about face
caesar-step-form = form { $formation }
caesar-step-exit = off the table
caesar-chip-advance = Ahead
caesar-chip-oblique = Aslant { $hand ->
    [left] left
   *[other] right
} { $degrees }°
caesar-chip-retire = Back
caesar-chip-retire-aslant = Back { $hand ->
    [left] left
   *[other] right
} { $degrees }°
caesar-chip-sidestep = Sideways { $hand ->
    [left] left
   *[other] right
}
caesar-chip-wheel = Wheel { $hand ->
    [left] left
   *[other] right
}
caesar-chip-pivot = Turn { $hand ->
    [left] left
   *[other] right
}
caesar-note-enemy = { $unit } { $inches } in { $where ->
    [front] ahead
    [right] to the right
    [rear] behind
   *[other] to the left
}
caesar-note-friend = friend { $unit } { $inches } in { $where ->
    [front] ahead
    [right] to the right
    [rear] behind
   *[other] to the left
}
caesar-measured = { $inches } in
caesar-measured-front = From the front of { $unit } to { $other }: { $inches } in
caesar-measured-quarter = { $where ->
    [front] before
    [right] on the right flank of
    [rear] behind
   *[other] on the left flank of
} { $unit }{ $other ->
    [0] { "" }
   *[other] : { $other }
}
caesar-measured-seen = { $unit }: { $points } of 9 points of { $other } in sight
caesar-measured-unseen = { $other }: out of sight of { $unit }
caesar-around = { $where ->
    [front] Ahead
    [right] To the right
    [rear] Behind
   *[other] To the left
}: { $who }
caesar-around-nobody = { $where ->
    [front] Ahead
    [right] To the right
    [rear] Behind
   *[other] To the left
}: nobody near
caesar-near-enemy = enemy { $unit } { $inches } in
caesar-near-friend = { $unit } { $inches } in

## What is laid over the table

caesar-overlay-reach = Moves
caesar-overlay-charge = Charges
caesar-overlay-missile = Range
caesar-overlay-arcs = Front, flanks, rear
caesar-overlay-command = Earshot
caesar-overlay-support = Supports
caesar-shape-reach = { $inches } in
caesar-shape-charge = { $unit } at { $inches } in
caesar-shape-front = Front
caesar-shape-right = Right flank
caesar-shape-rear = Rear
caesar-shape-left = Left flank
caesar-shape-range = { $inches } in
caesar-shape-fire = { $unit } at { $inches } in, in sight
caesar-shape-hidden = { $unit } at { $inches } in, not in sight
caesar-shape-command = { $inches } in
caesar-shape-support = { $unit }: in support of { $other }

## An order before its dice

caesar-order = { $captain }: { $parts }
caesar-order-move = move of { $unit }
caesar-order-charge = charge of { $unit } on { $other }
caesar-order-charge-follow-me = { $unit }, follow me against { $other }
caesar-order-rally = rally, { $unit }
caesar-order-follow-me = { $unit }, follow me
caesar-row-command = Command
caesar-row-distance = { $unit } at { $inches } in
caesar-row-battle = In this battle
caesar-row-plunder = Plunder and the like
caesar-row-against = To roll at most
caesar-row-reroll = The general may roll again
caesar-row-once = once
caesar-row-number = { $number }
caesar-head-unit = Unit
caesar-head-moves = { $moves ->
    [0] No move
    [1] 1 move
   *[other] { $moves } moves
}
caesar-head-rallied = Rallied
caesar-head-blunder = Blunder
caesar-share = { $percent } %
caesar-charge = Charge: { $unit } at { $other }
caesar-charge-line = { $inches } of { $most } in, { $face }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back }
caesar-row-way = Distance
caesar-row-of-inches = { $inches } of { $most } in
caesar-row-face = Face struck
caesar-struck-front = head-on
caesar-struck-left = left flank
caesar-struck-right = right flank
caesar-struck-rear = rear
caesar-struck-any = no flank to strike
caesar-row-clash = Clash of { $unit }
caesar-row-clash-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
caesar-row-worn = Casualties of { $unit }
caesar-row-worn-of = { $casualties } of { $stamina }
caesar-volley = Volley: { $unit } at { $other }
caesar-row-range = Range
caesar-row-inches = { $inches } in
caesar-row-dice = Dice
caesar-row-base = Every shot
caesar-row-score = { $score }+
caesar-row-hit-attacker-state = The shooter is shaken or disordered
caesar-row-hit-target-kind = The target is hidden, in open order, artillery or a wagon
caesar-row-hit-armour = The target is armoured
caesar-row-hit-closing = Closing fire
caesar-row-hit-opportunity = Opportunity fire
caesar-row-hit-long-range = More than 12 inches
caesar-row-needed = To hit
caesar-row-save = To save
caesar-row-no-save = none
caesar-line-part = { $what }: { $much }
caesar-line-blow = { $what }: { $thrown } ({ $made })
caesar-order-line = 2 dice, { $against } or less ({ $made })
caesar-round-line = { $blows }
caesar-volley-line = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } · hits on { $needed }+ ({ $made }) · saved on { $save }+
caesar-volley-line-unsaved = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } · hits on { $needed }+ ({ $made }) · no save
caesar-head-casualties = Casualties
caesar-head-chance = Chance

## What the coach says of each kind of question, and the rules it rests on

caesar-coach-initiative = A unit within twelve inches of an enemy may act once by itself, without any roll. It then gets no order: use it for what must surely happen, and pass for the rest.
    .rules = CMD.02 CMD.04
caesar-coach-captain = Choose who speaks next. A captain goes on giving orders until one fails. Begin with the captain whose success matters most, while nothing has gone wrong.
    .rules = CMD.13 CMD.26
caesar-coach-order = Name the units of the order by clicking them, then roll. The chances are shown as the order grows: a group is moved by one roll, but the farthest unit counts. Each full twelve inches cost one.
    .rules = CMD.06 CMD.08 CMD.15
caesar-coach-reroll = The order failed, and it would end this captain's turn. The general may roll again once in each of his turns: is this the order that matters?
    .rules = CMD.17
caesar-coach-next = The units of an order act one after another. Move those in front first, so that the others find room.
    .rules = CMD.34
caesar-coach-move = Drag the unit where you want it: the dashed outline is your wish, the solid one is where it may stand, with the inches it costs. Turn it with the wheel of the mouse or [ and ]. Letting go on the solid outline moves it; upon an enemy it may charge, the outline is the charge. Keep your lines closed: flanks are where battles are lost.
    .rules = MOV.11 MOV.14 MOV.21
caesar-coach-enter = The unit comes on by its edge. It needs room to stand with its front so far in.
    .rules = MOV.19
caesar-coach-leave = The unit may come out of the place it holds, on any side that is open.
    .rules = TER.14
caesar-coach-withdraw = This division has lost heart: its units go home. Choose who goes first, so that the others find their way free.
    .rules = STA.21
caesar-coach-free = Some units may still make one free move without an order. Use them to close gaps.
    .rules = CMD.24
caesar-coach-ride = Captains ride last. Within twelve inches of his units a captain is heard best; leading one of them he is always heard, but he shares its dangers.
    .rules = CPT.03 CMD.08
caesar-coach-replace = A captain has fallen. His successor takes over leading one of the units.
    .rules = CPT.14
caesar-coach-charge = It was told to charge. Strike at once, or first make a move after which the charge is still possible: a wheel may bring it past a friend.
    .rules = CHG.30 CHG.31
caesar-coach-response = An enemy charges. Standing is always allowed; horse does better to meet him, troops in open order to get away, archers to shoot as he comes.
    .rules = CHG.05 CHG.11 CHG.16
caesar-coach-opportunity = An enemy passes before your missiles and will be gone. You have one such volley in a turn: is this the target for it?
    .rules = SHT.28 SHT.29
caesar-coach-redirect = The prey has escaped. The charge may fall once on another enemy near its line, or run on to the end.
    .rules = CHG.33
caesar-coach-shoot = Shoot at what is near: beyond twelve inches one hits worse. A single natural six may send a unit running, whatever its armour saves.
    .rules = SHT.01 SHT.19 BRK.03
caesar-coach-feign = This horse may leave its fight by pretending to flee. It does nothing else this turn, and whom it leaves may come after it.
    .rules = SPC.09
caesar-coach-pursue = The enemy has ridden off. Going after him opens your line: hold, unless there is something to win there.
    .rules = SPC.09
caesar-coach-fight = Choose which combat is fought first. A victory may break through into a combat that has not been fought yet: begin where you are strong.
    .rules = MEL.25 MEL.28
caesar-coach-assign = Say which of those inside meets this attacker. The others may support him.
    .rules = TER.19
caesar-coach-array = Everything stands as it is most often best: press ready. Closed ranks save better and strike worse; a captain's attacks help, and may cost him his life.
    .rules = MEL.16 MEL.22 SUP.15 SAV.14
caesar-coach-test = Several units must take a panic test. Whoever falls back first may stand in the way of the next.
    .rules = BRK.55 BRK.58
caesar-coach-confusion = Stay and be disordered, or go back one move in good order. In a line that must hold, confusion; with room behind, retreat.
    .rules = BRK.39 BRK.50
caesar-coach-valiant = A Valiant unit may roll one test of the battle again, and the second roll stands. Keep it for a rout.
    .rules = SPC.32
caesar-coach-victor = The enemy before this unit is gone or has gone back. Following keeps him in the fight with a bonus for you; holding keeps your line together.
    .rules = MEL.26 MEL.27 MEL.28
caesar-coach-break-through = Nobody is left before it: one move, or a charge on an enemy that has not fought yet, which is then fought at once.
    .rules = MEL.28 MEL.33
caesar-coach-accompany = The unit it supports goes on. A support that stays behind supports nobody.
    .rules = MEL.30
caesar-coach-share = Casualties beyond Stamina pass to the supports. Give the odd one to whoever is farthest from being shaken.
    .rules = MEL.21 MEL.36

# What the computer aims at
caesar-aim-pass = To leave it at that: anything more would lose more than it wins.
caesar-aim-done = To leave it at that: whatever else he ordered would bring little.
caesar-aim-pass-initiative = To keep the others for an order: none of them has an enemy within one sure move.
caesar-aim-pass-captain = To let the rest be silent: none of their units wants to be elsewhere.
caesar-aim-pass-shoot = To save the volley: no target in range is worth it.
caesar-aim-pass-ride = To leave the captains where they are: nobody would be heard better elsewhere.
caesar-aim-rest-captain = Little speaks for this: { $captain } still has { $units ->
    [one] one unit that wants
   *[other] { $units } units that want
} to be elsewhere.
caesar-aim-rest-move = To keep the others for an order: even { $unit }, with the enemy { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away, would gain nothing by one move.
caesar-aim-rest-move-yet = Little speaks for this: one sure move would still serve { $unit }, the enemy is { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away.
caesar-aim-rest-order = To say no more: even { $unit } would gain little, though { $captain } would be heard in { $chance } % of all throws.
caesar-aim-rest-order-yet = Little speaks for this: an order would still serve { $unit }, and { $captain } would be heard in { $chance } % of all throws.
caesar-aim-rest-volley = To shoot no more: the best volley left, { $unit } at { $other }, has only { $dice ->
    [one] one die.
   *[other] { $dice } dice.
}
caesar-aim-rest-ride = To leave the captains where they are: { $near } of { $units } units stand within twelve inches of theirs.
caesar-aim-roll = To say no more than will be heard: { $captain } has { $units ->
    [one] one unit
   *[other] { $units } units
} to move, and they hear him { $chance } times in 100.
caesar-aim-reroll = To have { $captain } heard after all: the second throw comes back every turn.
caesar-aim-accept = To keep the second throw of { $captain } for a worse moment.
caesar-aim-ready = To strike as they stand: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } of theirs, and no change would better that.
caesar-aim-ready-spared = To strike as they stand, { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } of theirs, and keep { $captain } out of the blows.
caesar-aim-ready-captain = Little speaks for this: { $captain } could still add { $dice ->
    [one] one die
   *[other] { $dice } dice
} to the round.
caesar-aim-ready-ranks = Little speaks for this: with { $casualties } of { $stamina } casualties { $unit } would hold out better behind closed shields.
caesar-aim-stand-fast = To keep { $unit } { $inches ->
    [one] one inch
   *[other] { $inches } inches
} from { $other }, with { $helpers ->
    [0] nobody
    [one] one friend
   *[other] { $helpers } friends
} near enough to support.
caesar-aim-enter = To bring { $unit } on to the table: troops outside are of no use.
caesar-aim-wait = To hold { $unit } back until there is room.
caesar-aim-rally = To put fresh heart into { $unit }: { $casualties } of { $stamina ->
    [one] one casualty
   *[other] { $stamina } casualties
} before being shaken.
caesar-aim-halt = To keep { $unit } in line: farther on nobody would stand by.
caesar-aim-hold = To let { $unit } take breath: too worn to run after anybody.
caesar-aim-hold-fire = To save the shot of { $unit }: this target is not worth a volley.
caesar-aim-no-pursuit = To let them run: { $unit } would follow a feigned flight into a trap.
caesar-aim-stay = To keep { $unit } beside the neighbours, in support.
caesar-aim-stand = To take the charge of { $other } without moving: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } of { $unit }.
caesar-aim-closing-fire = To thin { $other } out before contact: a shot costs { $unit } nothing in the fight.
caesar-aim-evade = To take { $unit } away before the charge of { $other }: the fight would be { $back ->
    [one] one die
   *[other] { $back } dice
} against { $dice }.
caesar-aim-parthian-shot = To hurt { $other } and be gone: { $unit } would not stand the charge.
caesar-aim-counter-charge = To take the bonus of the charge away from { $other }, with a charge of { $unit }.
caesar-aim-turn-to-face = To let { $other } find a front in place of the flank of { $unit }.
caesar-aim-charge-on = To let { $unit } finish the order: the new prey is not worth the change.
caesar-aim-valiant = To give { $unit } a second chance: the first result was bad.
caesar-aim-accept-test = To keep the courage of { $unit } for a worse result.
caesar-aim-confusion = To keep { $unit } in the line: confused, but still beside friends.
caesar-aim-retreat = To bring { $unit } back in order: confusion before the enemy would mean defeat.
caesar-aim-follow = To give the beaten no rest: { $unit } can still follow.
caesar-aim-break-through = To strike the next enemy with { $unit } while the gap is open.
caesar-aim-consolidate = To close the line around { $unit } before the next blow.
caesar-aim-accompany = To keep { $unit } beside friends who need support.
caesar-aim-ranks = To let { $unit } hold out behind the shields: too worn to strike.
caesar-aim-work = To hold the ground that shelters { $unit }.
caesar-aim-occupy = To have walls around { $unit }.
caesar-aim-leave = To bring { $unit } out to strike.
caesar-aim-support = To put { $unit } beside those who fight.
caesar-aim-no-support = To keep the helpers of { $unit } out of this round.
caesar-aim-first = To let { $unit } go first: others wait for that ground.
caesar-aim-fight-first = To settle the fight of { $unit } first: a victory frees a flank for the others.
caesar-aim-test-first = To test { $unit } first: a strong unit that holds keeps the place of the others.
caesar-aim-withdraw = To take { $unit } off before the enemy comes.
caesar-aim-exit = To save { $unit }: on the table there is only the hunt.
caesar-aim-share = To spare { $unit } a casualty that a fresher one can bear.
caesar-aim-aim = To strike with { $unit } where a casualty tells most.
caesar-aim-assign = To let { $unit } fight him, who stands him best.
caesar-aim-feign = To draw the enemy out of the line: in a plain fight { $unit } would lose.
caesar-aim-form = To put { $unit } in line before the enemy, who is { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away, can strike a column.
caesar-aim-form-column = To let { $unit } march faster: the enemy is { $inches } inches away.
caesar-aim-form-all-round = To leave { $unit } no flank that could be struck: the enemy is { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away.
caesar-aim-speak = To let { $units ->
    [one] { $unit } go to the right place, the one unit of { $captain } that is not there
   *[other] { $units } units of { $captain } go to the right place, beginning with { $unit }
}.
caesar-aim-speak-idle = To hear { $captain } now: his units are where they should be, and nothing can be lost.
caesar-aim-wish = To bring { $unit } nearer to { $other }, the enemy to be hurt most, { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away.
caesar-aim-wish-back = To take { $unit } off, out of the way of { $other }: only { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away, too near for such troops.
caesar-aim-ride = To have { $units ->
    [one] one unit
   *[other] { $units } units
} within twelve inches of { $captain }, where they hear him best.
caesar-aim-lead = To put { $captain } at the head of { $unit }, with { $units ->
    [0] nobody
    [one] one unit of his
   *[other] { $units } units of his
} within twelve inches.
caesar-aim-dice = To add { $dice ->
    [one] a die
   *[other] { $dice } dice
} where it decides the round: { $captain } is worth less than that.
caesar-aim-nearer = To be { $inches ->
    [one] one inch
   *[other] { $inches } inches
} from { $other }, on the way to where { $unit } can be of use.
caesar-aim-next-move = To be { $inches ->
    [one] one inch
   *[other] { $inches } inches
} from { $other }: { $unit } could charge with a single move.
caesar-aim-range = To bring { $other } into range of { $unit }, { $inches ->
    [one] one inch
   *[other] { $inches } inches
} away.
caesar-aim-flee = To get { $unit } away from { $other }, { $inches ->
    [one] one inch
   *[other] { $inches } inches
} off: no longer fit to fight.
caesar-aim-out-of-reach = To keep { $unit } out of the reach of a charge of { $other }.
caesar-aim-faces = To see { $other } before the front of { $unit }, not on the flank.
caesar-aim-flank = To stand on the flank of { $other }: a charge of { $unit } from there meets no front.
caesar-aim-cover = To show no flank to { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } of them
}, who are near enough to strike it.
caesar-aim-together = To keep { $unit } near the rest of the division, within hearing of the captain.
caesar-aim-little = Little speaks for this: { $unit } would find nothing new there.
caesar-aim-charge-flank = To strike { $other } in the flank: no front can be turned to { $unit } there.
caesar-aim-charge-supported = To strike with better support: { $helpers ->
    [one] one unit stands
   *[other] { $helpers } units stand
} by { $unit }, { $theirs ->
    [0] none
    [one] one
   *[other] { $theirs }
} by { $other }.
caesar-aim-charge = To gain the bonus of the charge: a clash of { $unit } with { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } of { $other }.
caesar-aim-shaken-prey = To finish { $other }: shaken troops may run at any blow.
caesar-aim-last-of-division = To break the heart of the division of { $captain }: half gone without { $other }.
caesar-aim-worn-prey = To shake { $other }: { $casualties } of { $stamina ->
    [one] one casualty
   *[other] { $stamina } casualties
} before being shaken.
caesar-aim-shoot = To wear { $other } down before any contact: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and no answer.
caesar-cost-disorders = disorders
caesar-cost-wounds = wounds
caesar-lever-division-captain-command = { $side }'s first captain commands with { $value }, not { $was }
caesar-lever-break_point = { $side }: beaten by { $value } divisions lost, not { $was }

# A round before the dice
caesar-round = The round of { $units }
caesar-row-strike = Blows of { $unit } at { $other }
caesar-row-support = Support of { $unit }, at { $other }
caesar-row-throw = { $dice } { $dice ->
    [one] die
   *[other] dice
} at { $needed }+, saved on { $save }
caesar-row-throw-unsaved = { $dice } { $dice ->
    [one] die
   *[other] dice
} at { $needed }+, no save
caesar-row-melee-charge = It charged
caesar-row-melee-won = It won its last round
caesar-row-melee-height = It stands higher
caesar-row-melee-attacker-state = It is shaken or disordered
caesar-row-melee-open = It is in open order
caesar-row-melee-flank = It was charged on flank or rear
caesar-row-melee-close-ranks = It has closed its ranks
caesar-row-melee-elephants = Its horses fear elephants
caesar-row-mean = Casualties of { $side }, on average
caesar-row-tenths = { $number }
caesar-head-fate = What becomes of it
caesar-fate-no_test = No test
caesar-fate-steadfast = Steadfast
caesar-fate-confusion = Confusion
caesar-fate-confusion_anarchic = Confusion around it
caesar-fate-fall_back = Falls back
caesar-fate-fall_back_disordered = Falls back, disordered
caesar-fate-fall_back_anarchic = Falls back, its side disordered
caesar-fate-rout = Rout
caesar-fate-broken = Broken by casualties

## Fields of scenario documents, as forms call them

caesar-field-arm = Arm
caesar-field-arrives = Arrives
caesar-field-blocks_sight = Blocks sight
caesar-field-break_point = Break point
caesar-field-capacity = Capacity
caesar-field-captain = Captain
caesar-field-captains = Captains
caesar-field-casualties = Casualties
caesar-field-clash = Clash
caesar-field-command = Command
caesar-field-disordered = Disordered
caesar-field-distance = Distance
caesar-field-division = Division
caesar-field-divisions = Divisions
caesar-field-first_side = Plays first
caesar-field-gates = Gates
caesar-field-general = General
caesar-field-heading = Heading (72nds)
caesar-field-height = Height (1/1000 in)
caesar-field-home_edge = Home edge
caesar-field-inside = Inside
caesar-field-leads = Leads
caesar-field-line = Line
caesar-field-long = Long range
caesar-field-max = At most
caesar-field-modifier = Modifier
caesar-field-moves = Moves
caesar-field-otherwise = Otherwise
caesar-field-parent = Parent unit
caesar-field-polygon = Outline
caesar-field-round = Round
caesar-field-rounds = Rounds
caesar-field-short_shoot = Short range
caesar-field-short_support = Short range in support
caesar-field-special = Special rules
caesar-field-stamina = Stamina
caesar-field-steps = Steps
caesar-field-sustained = Sustained combat
caesar-field-table = Table
caesar-field-unless_enemy_within = Unless an enemy within
caesar-field-until_round = Until round
caesar-field-weapon = Missile weapon
caesar-field-when_killed = When killed
caesar-field-width = Width (1/1000 in)
caesar-field-x = From the west
caesar-field-y = From the south

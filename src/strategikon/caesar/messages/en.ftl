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
caesar-prompt-order = { $side }: name the units, then roll
caesar-prompt-reroll = { $side }: the order failed. Does the general roll again?
caesar-prompt-next = { $side }: which unit of the order acts next?
caesar-prompt-move = { $side }: move { $unit }
caesar-prompt-enter = { $side }: bring { $unit } onto the table
caesar-prompt-leave = { $side }: { $unit } may come out
caesar-prompt-withdraw = { $side }: who withdraws first?
caesar-prompt-free = { $side }: free moves
caesar-prompt-ride = { $side }: captains may ride
caesar-prompt-valiant = { $side }: does { $unit } roll its panic test again?
caesar-prompt-confusion = { $side }: is { $unit } confused, or does it retreat?
caesar-prompt-shoot = { $side }: who shoots at whom?
caesar-prompt-assign = { $side }: who fights the attacker of the walls?
caesar-prompt-fight = { $side }: which combat is fought next?
caesar-prompt-array = { $side }: supports, dice and ranks before the round
caesar-prompt-test = { $side }: who tests its nerve next?
caesar-prompt-victor = { $side }: what do the victors do?
caesar-prompt-accompany = { $side }: does { $unit } go with the unit it supports?
caesar-prompt-share = { $side }: who takes the odd casualty?
caesar-prompt-feign = { $side }: who feigns flight?
caesar-prompt-pursue = { $side }: does { $unit } go after it?
caesar-prompt-opportunity = { $side }: does { $unit } shoot at { $other } as it passes?
caesar-prompt-charge = { $side }: how does { $unit } charge?
caesar-prompt-response = { $side }: { $unit } is charged by { $other }. What does it do?
caesar-prompt-redirect = { $side }: its prey is gone. Does { $unit } charge another?
caesar-prompt-break-through = { $side }: { $unit } breaks through: where to?

## What may be said

caesar-option-pass = Pass
caesar-option-replace = { $captain } leads { $unit }
caesar-option-initiative = { $unit } acts by its own initiative
caesar-option-captain = { $captain } gives orders
caesar-option-give-move = { $unit } shall move
caesar-option-give-enter = { $unit } shall enter
caesar-option-rally = Rally { $unit }
caesar-option-follow-me = Follow me, { $unit }
caesar-option-roll = Roll the dice
caesar-option-done = No more orders
caesar-option-reroll = Roll again
caesar-option-accept = Let it be
caesar-option-act = { $unit } acts
caesar-option-halt = { $unit } halts
caesar-option-place = Move to { $pose }
caesar-option-move = { $unit }: { $steps }
caesar-option-occupy = { $unit } goes into { $work }
caesar-option-leave = { $unit } comes out on the { $edge } side, { $offset } in from the middle
caesar-option-enter = { $unit } enters, its front { $depth } in from the edge
caesar-option-enter-along = { $unit } enters { $offset } in along the edge, its front { $depth } in from it
caesar-option-free = Free move of { $unit }
caesar-option-withdraw = { $unit } withdraws
caesar-option-lead = { $captain } leads { $unit }
caesar-option-go = { $captain } rides to { $point }
caesar-option-accept-test = { $unit } accepts its result
caesar-option-valiant = { $unit } is Valiant and rolls again
caesar-option-confusion = { $unit } stays, confused
caesar-option-retreat = { $unit } retreats
caesar-option-hold = { $unit } holds
caesar-option-fire = { $unit } shoots at { $target } as it passes
caesar-option-shoot = { $unit } shoots at { $target }
caesar-option-shoot-side = { $unit } shoots at { $target } from the { $edge } side
caesar-option-fight = The combat of { $unit }
caesar-option-assign = { $unit } fights { $attacker }
caesar-option-ready = Ready
caesar-option-support-nobody = Nobody supports { $unit } from { $place }
caesar-option-support = { $unit } is supported by { $other }
caesar-option-aim = The support of { $unit } strikes { $other }
caesar-option-odd-die = An odd die of { $unit } goes to { $other }
caesar-option-attacks = { $captain } adds { $count ->
    [one] one attack
   *[other] { $count } attacks
}
caesar-option-close-ranks = { $unit } closes its ranks
caesar-option-test = { $unit } tests
caesar-option-follow = { $unit } follows up
caesar-option-break-through = { $unit } breaks through
caesar-option-consolidate = { $unit } consolidates
caesar-option-stay = { $unit } stays
caesar-option-accompany = { $unit } goes along
caesar-option-share = { $other } takes a casualty of { $unit }
caesar-option-feign = { $unit } feigns flight
caesar-option-advance = { $unit } goes { $length } in after it
caesar-option-give-charge = { $unit } shall charge { $target }
caesar-option-follow-charge = Follow me: { $unit } charges { $target }
caesar-option-charge = { $unit } charges { $target }
caesar-option-go-on = { $unit } goes on
caesar-option-stand = { $unit } holds its position
caesar-option-closing-fire = { $unit } shoots before contact
caesar-option-evade = { $unit } evades
caesar-option-counter-charge = { $unit } counter-charges
caesar-option-turn-to-face = { $unit } turns to face
caesar-option-parthian-shot = { $unit } shoots, then evades

## What happens

caesar-event-turn = Round { $round }: turn of { $side }
caesar-event-elite = { $unit } is Elite: { $die }{ $recovers ->
    [0] , it stays disordered
   *[other] , it recovers
}
caesar-event-demoralised = { $division } is demoralised
caesar-event-initiative = { $unit } acts by its own initiative
caesar-event-order = { $captain } orders { $units }: { $dice } against { $command }, margin { $margin }, moves { $moves }
caesar-event-order-failed = { $units } { $units-count ->
    [one] does not hear
   *[other] do not hear
} { $captain }: { $dice } against { $command }
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
caesar-event-move = { $unit } moves
caesar-event-form = { $unit } forms { $formation }
caesar-event-halt = { $unit } halts
caesar-event-disorder-test = { $unit } tests for disorder: { $die }{ $failed ->
    [0] , it keeps its order
   *[other] , it fails
}
caesar-event-disorder = { $unit } is disordered
caesar-event-off = { $unit } leaves the table by the { $edge } edge
caesar-event-enter = { $unit } enters by the { $edge } edge
caesar-event-occupy = { $unit } goes into { $work }
caesar-event-leave = { $unit } comes out of { $work }
caesar-event-casualty = { $unit } suffers { $count ->
    [1] a casualty
   *[other] { $count } casualties
}
caesar-event-saves = { $unit } must save on { $needed }: { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $failed ->
    [one] { $failed } failure
   *[other] { $failed } failures
}
caesar-event-lost = { $unit } is lost
caesar-event-ride = { $captain } rides
caesar-event-driven = { $captain } is driven to { $unit }
caesar-event-captain-risk = { $captain } is in danger: { $die }
caesar-event-wounded = { $captain } is wounded
caesar-event-killed = { $captain } is killed
caesar-event-replaced = { $captain } has a successor, who leads { $unit }
caesar-event-brave = { $unit } is Brave and recovers one casualty
caesar-event-reorganise = { $unit } is in order again
caesar-event-levy = { $unit } is a Levy: { $die }{ $recovers ->
    [0] , it stays disordered
   *[other] , it recovers
}
caesar-event-broken = { $unit } is broken
caesar-event-stampede = { $unit } run amok
caesar-event-panic = { $unit } tests its nerve ({ $cause ->
    [shooting] shooting
   *[other] close combat
}): { $score }{ $less ->
    [0] {""}
   *[other] {" "}after { $less } taken off
}: { $outcome ->
    [steadfast] steadfast
    [confusion] confusion
    [confusion_anarchic] confusion all around
    [confusion_or_retreat] confusion or retreat
    [retreat] retreat
    [retreat_disordered] disordered retreat
    [fall_back] fall back
    [fall_back_disordered] disordered fall back
    [fall_back_anarchic] anarchic fall back
   *[other] rout
}
caesar-event-steady = { $unit } is Steady and rolls nothing ({ $cause ->
    [shooting] shooting
   *[other] close combat
}): { $score }{ $less ->
    [0] {""}
   *[other] {" "}after { $less } taken off
}: { $outcome ->
    [steadfast] steadfast
    [confusion] confusion
    [confusion_anarchic] confusion all around
    [confusion_or_retreat] confusion or retreat
    [retreat] retreat
    [retreat_disordered] disordered retreat
    [fall_back] fall back
    [fall_back_disordered] disordered fall back
    [fall_back_anarchic] anarchic fall back
   *[other] rout
}
caesar-event-valiant = { $unit } is Valiant and rolls again
caesar-event-retreat = { $unit } retreats
caesar-event-turn-about = { $unit } turns to face the enemy
caesar-event-rout = { $unit } routs
caesar-event-fall-back = { $unit } falls back
caesar-event-pushed = { $unit } makes way for { $other }
caesar-event-trapped = { $unit } cannot fall back and is destroyed
caesar-event-captain-aimed = { $captain } is exposed: { $dice }{ $more ->
    [0] {""}
   *[other] , plus { $more }
}{ $hit ->
    [0] , he is not hit
   *[other] , he is hit
}
caesar-event-raised = { $unit } is freshly raised: { $die }
caesar-event-volley = { $unit } shoots at { $target }{ $how ->
    [closing] {" "}in closing fire
    [opportunity] {" "}in opportunity fire
   *[other] {""}
}, needs { $needed }: { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
caesar-event-fight = Close combat: { $units }
caesar-event-attack = { $unit } strikes { $target } ({ $needed }+): { $dice }{ $again-count ->
    [0] {""}
   *[other] , again { $again }
}; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
caesar-event-result = Casualties dealt: { $dealt }; { $winner } wins by { $margin }
caesar-event-result-hidden = Casualties dealt: { $dealt }; a draw{ $phalanx ->
    [0] {""}
   *[other] , since the phalanx holds
}
caesar-event-spent = { $unit } are spent
caesar-event-victor = { $unit }: { $choice ->
    [follow] follows up
    [break-through] breaks through
    [consolidate] consolidates
   *[other] holds
}
caesar-event-follow = { $unit } goes after the enemy
caesar-event-share = { $unit } takes a casualty of { $other }
caesar-event-feign = { $unit } feigns flight
caesar-event-charge = { $unit } charges { $target }{ $face ->
    [front] {" "}head-on
    [left] {" "}in the left flank
    [right] {" "}in the right flank
    [rear] {" "}from behind
   *[other] {""}
}
caesar-event-short = { $unit } cannot reach { $target }
caesar-event-contact = { $unit } strikes { $target }{ $face ->
    [front] {" "}head-on
    [left] {" "}in the left flank
    [right] {" "}in the right flank
    [rear] {" "}from behind
   *[other] {""}
}
caesar-event-evade = { $unit } evades: { $dice } against { $command }, moves { $moves }
caesar-event-caught = { $unit } catches { $target }
caesar-event-counter-charge = { $unit } counter-charges { $other }
caesar-event-turn-to-face = { $unit } turns to face

## How it ends

caesar-end-broken = { $winner } wins: { $side } is broken
caesar-end-both-broken = Both armies are broken{ $winner }
caesar-end-captain = { $winner } wins: { $captain } is dead
caesar-end-divisions = { $winner } wins: the divisions that had to hold have lost heart
caesar-end-units = { $winner } wins: { $count ->
    [one] { $count } unit is destroyed
   *[other] { $count } units are destroyed
}
caesar-end-inside = { $winner } wins: { $count ->
    [one] { $count } unit stands in the camp
   *[other] { $count } units stand in the camp
}
caesar-end-occupied = { $winner } wins: { $work } is taken
caesar-end-time = The last round is over: { $winner } has lost less
caesar-end-time-draw = The last round is over, and neither side is ahead{ $winner }

## Why not

caesar-why-never-open = { $unit } is never in { $formation }
caesar-why-no-such-formation = { $unit } never forms { $formation }
caesar-why-warband = { $unit } is a warband: it stands in deep formation, not in { $formation }
caesar-why-formed-already = { $unit } stands in { $formation } already
caesar-why-held = { $unit } may not leave its { $formation } here
caesar-why-no-cover-to-disperse = { $unit } takes { $formation } only within an inch of broken ground
caesar-why-square = { $unit } is in square: it can only change formation
caesar-why-must-close = { $unit } is far from broken ground: it must go back to close order
caesar-why-after-exit = { $unit } has left the table: nothing comes after an exit
caesar-why-one-change = { $unit } may change formation once in a move, first or last
caesar-why-whole-move = { $unit } needs its whole move to change formation
caesar-why-distance = { $unit } goes by half inches, or to its limit of { $limit } in, or up to a friend
caesar-why-way-dear = { $unit } needs { $cost } in to get there and has { $most } in
caesar-why-no-way = { $unit } knows no way there: a wheel, a march ahead and a wheel
caesar-why-there-already = { $unit } stands there already
caesar-why-other-unit = It is { $unit } that is to act now
caesar-why-no-pose = { $name } is no place on the table
caesar-why-step-forbidden = { $unit } may not { $deed } on this round
caesar-why-pikes = { $unit } is a pike phalanx: it may not { $deed }
caesar-why-proximity = { $other } is near and before { $unit }: it may go only ahead or back
caesar-why-obstacle = { $unit } has no move left to cross { $other }
caesar-why-too-far = { $unit } has not so much of its move left{ $other }
caesar-why-woods = { $unit } has half its move in woods{ $other }
caesar-why-enemy-near = { $unit } would come nearer than an inch to { $other }
caesar-why-closed = { $other } is closed to { $unit }
caesar-why-friend-fights = { $unit } may not pass through { $other }, who fights
caesar-why-off-table = { $unit } would not be wholly on the table{ $other }
caesar-why-over = { $unit } would stand over { $other }
caesar-why-about-twice = { $unit } turns about once in a move{ $other }
caesar-why-turns-over = { $unit } would turn over { $other }
caesar-why-looks-away = { $unit } must keep facing { $other }
caesar-why-confined = { $unit } may not end its move there yet{ $other }
caesar-why-parent = { $unit } must stay within 6 inches of { $other }
caesar-why-disordered-nearer = { $unit } is disordered: it may only leave the enemy or go home{ $other }
caesar-why-not-your-captain = { $captain } is not yours, or it is not his turn
caesar-why-captain-dead = { $captain } is dead
caesar-why-captain-awaited = { $captain } has not arrived yet
caesar-why-captain-spoke = { $captain } gives no more orders this turn
caesar-why-nobody-to-order = { $captain } has nobody who can receive an order
caesar-why-other-division = { $unit } is not of the division of { $captain }
caesar-why-lost = { $unit } is lost
caesar-why-used-initiative = { $unit } has used its initiative
caesar-why-ordered-already = { $unit } has been given its order
caesar-why-disordered = { $unit } is disordered
caesar-why-engaged = { $unit } is in close combat
caesar-why-no-orders = { $unit } receives no orders on this round
caesar-why-stays-inside = { $unit } cannot leave the place it is in
caesar-why-demoralised = The division of { $unit } is demoralised
caesar-why-awaited = { $unit } is awaited on round { $round }
caesar-why-shaken = { $unit } is shaken and does not come back
caesar-why-no-return = { $unit } has left for good
caesar-why-just-left = { $unit } left the table in this turn
caesar-why-too-far-to-join = { $unit } is more than 12 inches from { $captain }
caesar-why-captain-fights = { $captain } leads a unit in close combat and cannot leave it
caesar-why-no-casualty = { $unit } has no casualty that could be taken off
caesar-why-switched-off = Follow me is switched off in this battle
caesar-why-not-your-unit = { $unit } is not a unit of the side that moves
caesar-why-not-there = { $unit } is not on the table
caesar-why-plunders = { $unit } plunders, and uses no initiative
caesar-why-no-enemy-near = No enemy is within 12 inches of { $unit }
caesar-why-moved-already = { $unit } has had its move of this turn
caesar-why-blundered = { $unit } has blundered
caesar-why-not-entitled = { $unit } is not entitled to a free move
caesar-why-rode = { $captain } has ridden already
caesar-why-cannot-lead = { $captain } cannot come to lead { $unit }
caesar-why-half-inches = { $captain } goes to places in half inches
caesar-why-captain-off = { $captain } stays on the table
caesar-why-captain-far = { $captain } rides 24 inches at most
caesar-why-captain-ground = { $captain } may not end in such ground
caesar-why-captain-near = { $captain } would be less than an inch from an enemy
caesar-why-no-captain = { $captain } is no captain, or nowhere
caesar-why-only-foot = { $unit } is not infantry and cannot go into { $work }
caesar-why-held-by-enemy = The enemy holds { $work }: { $unit } cannot go in
caesar-why-has-stormed = { $unit } has just fought and does not go into { $work } in this turn
caesar-why-full = There is no room for { $unit } in { $work }
caesar-why-not-beside = { $unit } is not within an inch of a way into { $work }
caesar-why-no-gate = { $unit } finds no gate on the { $edge } side
caesar-why-no-room-outside = { $unit } finds no room to come out there on the { $edge } side
caesar-why-no-way-out = { $unit } finds no room to come out
caesar-why-beyond-side = { $unit } comes out at most { $most } in from the middle of the { $edge } side
caesar-why-out-half-inches = { $unit } comes out by half inches from the middle of a side
caesar-why-no-entry = { $unit } cannot come on there
caesar-why-other-entry = { $unit } comes on { $shift } in along the edge from its point
caesar-why-named-already = { $unit } is named in this order already
caesar-why-must-enter = { $unit } is off the table: it can only be told to enter
caesar-why-is-there = { $unit } is on the table already
caesar-why-order-begun = Another order is being given: { $unit } cannot have a special one
caesar-why-nobody-named = Nobody has been named in this order yet
caesar-why-somebody-named = Somebody has been named: roll the dice
caesar-why-never-charges = { $unit } never charges
caesar-why-shaken-charge = { $unit } is shaken and cannot charge
caesar-why-not-free-to-charge = { $unit } is not free to charge
caesar-why-charge-far = { $other } is too far for a charge of { $unit }
caesar-why-not-before = { $other } is not before { $unit }
caesar-why-unseen = { $unit } does not see { $other }
caesar-why-formation-charge = { $unit } cannot charge { $other } in its formation
caesar-why-open-charge = { $unit } is in open order and does not charge { $other }, who is formed
caesar-why-charge-turn = { $unit } would have to turn by more than 90 degrees to strike { $other }
caesar-why-no-room-charge = { $unit } finds no room before { $other }
caesar-why-corridor = { $other } stands in the way of the charge of { $unit }
caesar-why-no-missiles = { $unit } has nothing to shoot with
caesar-why-formation-shoots = { $unit } cannot shoot in its formation
caesar-why-charged = { $unit } has charged and shoots no more
caesar-why-shot-already = { $unit } has shot already
caesar-why-engine-moved = { $unit } has moved too much to shoot
caesar-why-supports = { $unit } stands in support of a combat
caesar-why-no-target = { $other } is no target of { $unit }
caesar-why-which-side = { $unit } shoots at { $other } from a side only if it is in a building
caesar-why-side-shot = { $unit } has shot from that side already, and not again at { $other }
caesar-why-target-fights = { $other } fights, or supports a combat: { $unit } cannot shoot at it
caesar-why-out-of-range = { $other } is out of range of { $unit }
caesar-why-no-dice = { $unit } has no dice for { $other } at that range
caesar-why-nearer-target = Somebody is nearer to { $unit } than { $other }
caesar-why-shaken-support = { $unit } is shaken and cannot support { $other }
caesar-why-not-supporting = { $unit } is not in a place from which it could support { $other }
caesar-why-not-inside = { $unit } is not in the same place as { $other }
caesar-why-cannot-support = { $unit } cannot support { $other } in its formation
caesar-why-away-support = { $unit } is not on the table and cannot support { $other }
caesar-why-class-support = Troops of the kind of { $unit } never support { $other }
caesar-why-never-supported = { $unit } cannot be supported
caesar-why-not-arraying = { $unit } and { $other } are not of the side that chooses now
caesar-why-not-fighting = { $unit } does not fight in this round
caesar-why-has-supported = { $unit } has supported another unit in this step
caesar-why-supports-already = { $unit } supports { $other } already
caesar-why-changed = That has been chosen for { $unit } already
caesar-why-nobody-there = Nobody supports { $unit } there
caesar-why-supports-nobody = { $unit } supports nobody against { $other }
caesar-why-not-his-enemy = { $unit } has no blow to strike at { $other }
caesar-why-no-odd-die = { $unit } has no odd die left for { $other }
caesar-why-captain-not-fighting = { $captain } leads nobody who fights, and adds no attacks
caesar-why-captain-wounded = { $captain } is wounded and adds no attacks
caesar-why-captain-dice = { $captain } cannot add so many attacks
caesar-why-captain-chosen = { $captain } has chosen his attacks already
caesar-why-no-close-ranks = { $unit } is not of those who close their ranks
caesar-why-not-front-only = { $unit } does not fight to its front alone
caesar-why-no-test = { $unit } has no test to take now
caesar-why-no-victor = { $unit } can only hold
caesar-why-cannot-follow = { $unit } has nobody to follow, or no free way after him
caesar-why-no-breakthrough = Not all that { $unit } fought are gone
caesar-why-shaken-victor = { $unit } is shaken and does not break through
caesar-why-near-enemy = { $unit } would end less than an inch from an enemy
caesar-why-not-next-fight = The combat of { $unit } is not to be fought next, or is named by another unit
caesar-why-no-feint = { $unit } does not know how to feign flight
caesar-why-touches-nobody = { $unit } is in contact with nobody
caesar-why-pursuit = { $unit } goes by half inches, at most as far as it may
caesar-why-only-foot-assaults = Only infantry assaults the place of { $other }, and { $unit } is none
caesar-why-side-taken = Somebody assaults that side of the place of { $other } before { $unit }
caesar-why-only-holds = { $unit } can only hold against { $other }
caesar-why-evaded = { $unit } has evaded this turn: it holds against { $other }
caesar-why-responded = { $unit } has answered a charge this turn: it holds against { $other }
caesar-why-short-charge = { $other } does not reach { $unit }, which may only counter-charge
caesar-why-occupants-hold = { $unit } is inside: it holds against { $other }, or shoots
caesar-why-no-long-range = { $unit } has no long range and cannot shoot at { $other } as it comes
caesar-why-not-at-front = { $other } does not come at the front of { $unit }
caesar-why-reacted = { $unit } has shot its reaction volley, and not again at { $other }
caesar-why-no-evade = { $unit } cannot evade the breakthrough of { $other }
caesar-why-formed-evades = { $unit } is formed and cannot evade { $other }
caesar-why-no-counter-charge = { $unit } is neither cavalry nor chariots: no counter-charge against { $other }
caesar-why-too-short = { $unit } cannot come far enough to meet { $other }
caesar-why-never-turns = { $unit } cannot turn to face { $other }
caesar-why-at-front = { $other } comes at the front of { $unit } already
caesar-why-no-room-to-turn = { $unit } has no room to turn to { $other }
caesar-why-no-parthian-shot = { $unit } knows no Parthian shot against { $other }
caesar-why-no-redirect = { $unit } cannot charge { $other } instead
caesar-why-line-turns = The line from { $unit } to { $other } turns by more than 45 degrees
caesar-why-no-prey = { $other } is no enemy on the table for { $unit }
caesar-why-entered = { $unit } has come onto the table this turn and does not charge { $other }
caesar-why-one-step = { $unit } makes one step, or changes formation, before it charges { $other }
caesar-why-no-charge-after = { $unit } could not charge { $other } after that
caesar-why-frenzied = { $unit } is frenzied and must charge first
caesar-why-free-charge = The free move of { $unit } is no charge on { $other }
caesar-why-not-told = { $unit } was not told to charge { $other }
caesar-why-consolidates = { $unit } falls in again after its fight and does not charge { $other }
caesar-why-feigned = { $unit } has feigned flight and acts no more this turn
caesar-why-released = { $unit } was told to charge { $other } and could not: it only moves
caesar-why-must-charge = { $unit } was told to charge and can, so it must
caesar-why-has-fought = { $unit } has fought in this step already
caesar-why-broke-through = { $unit } has broken through in this turn already

## Words that are not understood

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
caesar-complaint-generals = { $file }: { $path }: { $side } has { $count } generals; an army has one
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
caesar-measured-seen = { $unit } sees { $points } of 9 points of { $other }
caesar-measured-unseen = { $unit } does not see { $other }
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
caesar-shape-support = { $unit } supports { $other }

## An order before its dice

caesar-order = { $captain }: { $parts }
caesar-order-move = { $unit } moves
caesar-order-charge = { $unit } charges { $other }
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
caesar-coach-move = Drag the unit where you want it: the dashed outline is your wish, the solid one is where it may stand, with the inches it costs. Turn it with the wheel of the mouse or [ and ]. Letting go on the solid outline moves it. Keep your lines closed: flanks are where battles are lost.
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
caesar-coach-test = Several units must test their nerve. Whoever falls back first may stand in the way of the next.
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
caesar-aim-roll = To say no more than will be heard.
caesar-aim-reroll = To be heard after all.
caesar-aim-accept = To go on.
caesar-aim-ready = To fight as they stand.
caesar-aim-enter = To bring { $unit } on to the table.
caesar-aim-rally = To put fresh heart into { $unit }.
caesar-aim-halt = To keep { $unit } in line: farther on it would stand alone.
caesar-aim-stand = To let { $unit } stand and take it.
caesar-aim-fire = To thin them out with { $unit } before they arrive.
caesar-aim-evade = To have { $unit } gone before the blow falls.
caesar-aim-counter = To meet the charge with a charge of { $unit }.
caesar-aim-face = To have { $unit } face the charge.
caesar-aim-charge-on = To let { $unit } go on as it was told.
caesar-aim-reroll-unit = To let { $unit } prove itself.
caesar-aim-pursue = To give the beaten no rest with { $unit }.
caesar-aim-line = To keep { $unit } in line with its neighbours.
caesar-aim-ranks = To let { $unit } hold out behind its shields.
caesar-aim-work = To hold the ground that { $unit } holds.
caesar-aim-support = To have { $unit } stand by those who fight.
caesar-aim-first = To settle first what { $unit } can settle.
caesar-aim-safety = To take { $unit } out of harm's way.
caesar-aim-share = To spare { $unit } a little.
caesar-aim-aim = To strike with { $unit } where it tells most.
caesar-aim-forward = To bring { $unit } to grips with the enemy.
caesar-aim-range = To bring { $unit } within range.
caesar-aim-screen = To let { $unit } harass the enemy and stay out of reach.
caesar-aim-form = To put { $unit } in the order that fits the moment.
caesar-aim-speak = To let { $captain } speak, whose men have most to do.
caesar-aim-ride = To bring { $captain } where he is heard best.
caesar-aim-lead = To have { $captain } at the head of his men.
caesar-aim-dice = To have { $captain } fight in the front rank.
caesar-aim-charge = To break { $other } with { $unit }.
caesar-aim-shoot = To wear down { $other } with { $unit }.
caesar-cost-disorders = disorders
caesar-cost-wounds = wounds
caesar-lever-division-captain-command = { $side }'s first captain commands with { $value }, not { $was }
caesar-lever-break_point = { $side } is beaten by { $value } divisions lost, not { $was }

# A round before the dice
caesar-round = The round of { $units }
caesar-row-strike = { $unit } strikes { $other }
caesar-row-support = { $unit } supports, at { $other }
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
caesar-field-height = Height
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
caesar-field-width = Width
caesar-field-x = From the west
caesar-field-y = From the south

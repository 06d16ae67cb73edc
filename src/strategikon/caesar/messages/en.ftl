## The table

caesar-name = Caesar: ancient battles on a free table
caesar-switch-follow_me = A captain may lead a unit himself (Follow me).
caesar-switch-wedge_reading = How many dice a wedge has: as the sheet prints it, or all of its own.
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
caesar-box-off = { $side }: off the table
caesar-box-expected = { $side }: awaited
caesar-box-outside = { $side }: captains who wait
caesar-note-cost = { $cost } of { $most } inches
caesar-number-clash = Clash
caesar-number-sustained = Sustained
caesar-number-short = Short range
caesar-number-long = Long range
caesar-number-morale = Morale save
caesar-number-command = Command
caesar-number-combat = Combat value
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

## Questions

caesar-prompt-replace = { $side }: which unit does the new captain lead?
caesar-prompt-initiative = { $side }: who acts by its own initiative?
caesar-prompt-captain = { $side }: which captain gives orders next?
caesar-prompt-order = { $side }: name the units of the order, then roll
caesar-prompt-reroll = { $side }: the order failed. Does the general roll again?
caesar-prompt-next = { $side }: which unit of the order acts next?
caesar-prompt-move = { $side }: move { $unit }
caesar-prompt-enter = { $side }: bring { $unit } onto the table
caesar-prompt-leave = { $side }: { $unit } may come out
caesar-prompt-withdraw = { $side }: who withdraws first?
caesar-prompt-free = { $side }: free moves
caesar-prompt-ride = { $side }: captains may ride

## What may be said

caesar-option-pass = Pass
caesar-option-replace = { $captain } leads { $unit }
caesar-option-initiative = { $unit } acts by its own initiative
caesar-option-captain = { $captain } gives orders
caesar-option-give-move = { $unit } shall move
caesar-option-give-enter = { $unit } shall enter
caesar-option-rally = Rally { $unit }
caesar-option-follow-me = Follow me: { $unit } moves
caesar-option-roll = Roll the dice
caesar-option-done = No more orders
caesar-option-reroll = Roll again
caesar-option-accept = Let it be
caesar-option-act = { $unit } acts
caesar-option-halt = { $unit } halts
caesar-option-place = { $unit } to { $pose }
caesar-option-move = { $unit }: { $steps }
caesar-option-occupy = { $unit } goes into { $work }
caesar-option-leave = { $unit } comes out on the side { $edge }, { $offset } from the middle
caesar-option-enter = { $unit } enters, its front { $depth } inches in
caesar-option-enter-along = { $unit } enters { $offset } inches along the edge, its front { $depth } inches in
caesar-option-free = Free move of { $unit }
caesar-option-withdraw = { $unit } withdraws
caesar-option-lead = { $captain } leads { $unit }
caesar-option-go = { $captain } rides to { $point }

## What happens

caesar-event-turn = Round { $round }: turn of { $side }
caesar-event-elite = { $unit } is Elite: { $die }{ $recovers ->
    [0] , it stays disordered
   *[other] , it recovers
}
caesar-event-demoralised = { $division } is demoralised
caesar-event-initiative = { $unit } acts by its own initiative
caesar-event-order = { $captain } orders { $units }: { $dice } against { $command }, margin { $margin }, moves { $moves }
caesar-event-order-failed = { $captain } is not heard by { $units }: { $dice } against { $command }
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
caesar-event-move = { $unit } moves to { $x }, { $y }, facing { $facing } ({ $cost })
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
caesar-event-casualty = { $unit } suffers { $count } casualty
caesar-event-lost = { $unit } is lost
caesar-event-ride = { $captain } rides to { $x }, { $y }
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

## How it ends

caesar-end-broken = { $winner } wins: { $side } is broken
caesar-end-both-broken = Both armies are broken{ $winner }
caesar-end-captain = { $winner } wins: { $captain } is dead
caesar-end-divisions = { $winner } wins: the divisions that had to hold have lost heart
caesar-end-units = { $winner } wins: { $count } units are destroyed
caesar-end-inside = { $winner } wins: { $count } units stand in the camp
caesar-end-occupied = { $winner } wins: { $work } is taken
caesar-end-time = The last round is over: { $winner } has lost less
caesar-end-time-draw = The last round is over, and neither side is ahead{ $winner }

## Why not

caesar-why-never-open = { $unit } can never be in open order ({ $formation })
caesar-why-no-such-formation = { $unit } has no formation { $formation }
caesar-why-warband = { $unit } is a warband: it stands deep instead of { $formation }
caesar-why-formed-already = { $unit } stands in { $formation } already
caesar-why-held = { $unit } may not leave { $formation } here
caesar-why-no-cover-to-disperse = { $unit } may take { $formation } order only within an inch of broken ground
caesar-why-square = { $unit } is in square: it can only change formation
caesar-why-must-close = { $unit } is far from broken ground: it must go back to close order
caesar-why-after-exit = { $unit } has left the table: nothing comes after an exit
caesar-why-one-change = { $unit } may change formation once in a move, first or last
caesar-why-whole-move = { $unit } needs its whole move to change formation
caesar-why-distance = { $unit } goes by half inches, or to its limit of { $limit } inches, or up to a friend
caesar-why-way-dear = { $unit } needs { $cost } of its { $most } inches to get there
caesar-why-no-way = { $unit } knows no way there: a wheel, a march ahead and a wheel
caesar-why-there-already = { $unit } stands there already
caesar-why-other-unit = It is { $unit } that is to act now
caesar-why-no-pose = { $name } is no place on the table
caesar-why-step-forbidden = { $unit } may not use { $other } on this round
caesar-why-pikes = { $unit } is a pike phalanx: no { $other }
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
caesar-why-lost = { $unit } is lost for { $captain }
caesar-why-used-initiative = { $unit } has used its initiative
caesar-why-ordered-already = { $unit } has been given its order by { $captain }
caesar-why-disordered = { $unit } is disordered
caesar-why-engaged = { $unit } is in close combat
caesar-why-no-orders = { $unit } receives no order from { $captain } on this round
caesar-why-stays-inside = { $unit } cannot leave the place it is in
caesar-why-demoralised = The division of { $unit } is demoralised
caesar-why-awaited = { $unit } of { $captain } is awaited on round { $round }
caesar-why-shaken = { $unit } is shaken and does not come back to { $captain }
caesar-why-no-return = { $unit } left for good, whatever { $captain } says
caesar-why-just-left = { $unit } left the table in this turn and cannot hear { $captain }
caesar-why-too-far-to-join = { $unit } is more than 12 inches from { $captain }
caesar-why-captain-fights = { $captain } leads a unit in close combat and cannot leave it
caesar-why-no-casualty = { $unit } has no casualty that { $captain } could take off
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
caesar-why-full = There is no room for { $unit } in { $work }
caesar-why-not-beside = { $unit } is not within an inch of a way into { $work }
caesar-why-no-gate = { $unit } finds no gate on the side { $side }
caesar-why-no-room-outside = { $unit } finds no room there { $side }
caesar-why-no-entry = { $unit } cannot come on there
caesar-why-other-entry = { $unit } comes on { $shift } inches along the edge from its point
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

## Words that are not understood

caesar-unknown-captain = There is no captain { $name }
caesar-unknown-work = There is no building or fortification { $name }
caesar-unknown-edge = { $name } is none of north, east, south and west
caesar-unknown-length = { $name } is no length in inches, with three digits after the point at most
caesar-unknown-steps = { $name } is no list of at most four steps
caesar-unknown-pose = { $name } is no place in thousandths of an inch with a facing in steps of 5 degrees
caesar-unknown-point = { $name } is no place in inches

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

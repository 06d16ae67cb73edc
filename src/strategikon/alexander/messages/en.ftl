### Sentences of `alexander`. `en.ftl` and `fr.ftl` have the same ids in the same order.

## The ruleset

alexander-name = The Great Battles of Alexander
alexander-switch-elite_commander = A side with an Elite leader opens each turn with one Orders Phase of his own choice (5.5).
alexander-switch-contingent_commanders = Macedonian contingent commanders carry out Line Orders for their corps (5.6).
alexander-switch-hellenic_inertia = Hoplites that are not mercenaries march on until something stops them (6.14).
alexander-switch-right_drift = Double hoplites drift to the right when they move again (6.5).
alexander-switch-charge_formation = Cavalry needs charge formation for its shock superiority (9.7); goes with cavalry pursuit.
alexander-switch-cavalry_pursuit = Charging cavalry may be carried away in pursuit (10.3); goes with charge formation.
alexander-switch-elephant_charge = After their first order elephants obey only a leader among them or an elephant commander (9.19).
alexander-switch-skirmisher_cover = Skirmishers are harder to hit for everybody but skirmishers (other-shooters), or for any shooter (any-shooter).

## Status, tracks and sheets

alexander-status-turn = Turn { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}of { $turns }
}
alexander-status-leader = { $leader } gives orders, { $orders } left
alexander-track-rout = Rout Points
alexander-sheet-type = Type
alexander-sheet-class = Class
alexander-sheet-size = Size
alexander-sheet-tq = TQ
alexander-sheet-hits = Cohesion hits
alexander-sheet-ma = Movement
alexander-sheet-worth = Rout Points
alexander-sheet-missile = Missiles
alexander-sheet-supply = Supply
alexander-sheet-screen = Supply of the screen
alexander-sheet-corps = Corps
alexander-sheet-initiative = Initiative
alexander-sheet-range = Command Range
alexander-sheet-charisma = Charisma
alexander-sheet-combat = Personal Combat
alexander-sheet-strategy = Strategy
alexander-number-size = Size
alexander-number-tq = TQ
alexander-number-ma = Movement
alexander-number-missile = Missiles
alexander-number-initiative = Initiative
alexander-number-range = Command Range
alexander-number-charisma = Charisma
alexander-sheet-type-PH = phalanx
alexander-sheet-type-HI = heavy infantry
alexander-sheet-type-MI = medium infantry
alexander-sheet-type-LP = peltasts
alexander-sheet-type-LI = light infantry
alexander-sheet-type-SK = skirmishers
alexander-sheet-type-SK-trained = skirmishers trained for shock
alexander-sheet-type-HC = heavy cavalry
alexander-sheet-type-LN = lancers
alexander-sheet-type-LC = light cavalry
alexander-sheet-type-EL = elephants
alexander-sheet-type-CH = chariots
alexander-sheet-type-AT = artillery
alexander-sheet-class-HO = hoplites
alexander-sheet-class-HY = hypaspists
alexander-sheet-class-CA = Cardaces
alexander-sheet-class-CAT = cataphracts
alexander-sheet-class-TR = Thracians
alexander-sheet-class-IN = Indians
alexander-sheet-class-OX = oxybeles
alexander-sheet-missile-A = bows
alexander-sheet-missile-S = slings
alexander-sheet-missile-J = javelins
alexander-sheet-missile-B = bolts
alexander-sheet-supply-full = full
alexander-sheet-supply-low = low
alexander-sheet-supply-no = none
alexander-sheet-screen-full = full
alexander-sheet-screen-low = low
alexander-sheet-screen-no = none
alexander-type-HC = heavy cavalry
alexander-type-LN = lancers
alexander-type-LC = light cavalry
alexander-badge-routed = routed
alexander-badge-column = in column
alexander-badge-square = in square
alexander-badge-charge = in charge formation
alexander-badge-double-depth = in double depth
alexander-badge-missile-low = Missile Low
alexander-badge-missile-no = Missile No
alexander-badge-engaged = will shock
alexander-badge-fired = has fired
alexander-badge-halted = may not move
alexander-badge-moved = Moved
alexander-badge-ordered = ordered
alexander-badge-activated = active
alexander-badge-finished = Finished
alexander-badge-wounded = wounded
alexander-badge-no-momentum = no Momentum
alexander-badge-withdrawal = Pre-arranged Withdrawal
alexander-marker-camp = Camp
alexander-marker-captain = Elephant commander
alexander-phase-activation = Activation
alexander-phase-orders = Orders
alexander-phase-shock = Shock
alexander-phase-momentum = Momentum
alexander-phase-rout = Rout and reload
alexander-phase-end = Army rout
alexander-value-skirmisher_cover-other-shooters = for everybody but skirmishers
alexander-value-skirmisher_cover-any-shooter = for any shooter
alexander-overlay-reach = Where it can move
alexander-overlay-control = Zone of control
alexander-overlay-command = Command Range
alexander-overlay-missile = Missile range and line of sight
alexander-overlay-arcs = Front, flanks and rear
alexander-shape-reach = { $mp } MP
alexander-shape-control = Controlled
alexander-shape-control-one = Controlled by one unit
alexander-shape-control-many = Controlled by several units
alexander-shape-command = Within { $hexes } hexes of command
alexander-shape-command-half = Within { $hexes } hexes, half the Command Range
alexander-shape-command-one = In the range of one leader
alexander-shape-command-many = In the range of several leaders
alexander-shape-fire = In range and in sight, strength { $strength }
alexander-shape-hidden = In range, out of sight
alexander-shape-fire-one = One unit can fire here
alexander-shape-fire-two = Two units can fire here
alexander-shape-fire-many = Three units or more can fire here
alexander-shape-front = Front
alexander-shape-flank = Flank
alexander-shape-rear = Rear

## Terrain

alexander-terrain-clear = Clear
alexander-terrain-woods = Woods
alexander-terrain-rocky = Rocky
alexander-terrain-marsh = Marsh
alexander-terrain-major_river = Major river
alexander-terrain-rocky_riverbed = Rocky riverbed
alexander-terrain-abatis = Abatis
alexander-terrain-sea = Sea
alexander-terrain-city = City
alexander-terrain-town = Town
alexander-terrain-level-2 = Level 2
alexander-terrain-level-3 = Level 3
alexander-terrain-level-4 = Level 4
alexander-terrain-level-5 = Level 5
alexander-terrain-level-6 = Level 6
alexander-terrain-minor_river = Minor river
alexander-terrain-stream = Stream
alexander-terrain-steep_stream_bank = Steep stream bank
alexander-terrain-steep_bank = Steep bank
alexander-terrain-rampart = Rampart
alexander-terrain-gate = Gate

## Words

alexander-edge-N = the north edge
alexander-edge-S = the south edge
alexander-edge-E = the east edge
alexander-edge-W = the west edge
alexander-facing-N = north
alexander-facing-NNE = north-north-east
alexander-facing-NE = north-east
alexander-facing-E = east
alexander-facing-SE = south-east
alexander-facing-SSE = south-south-east
alexander-facing-S = south
alexander-facing-SSW = south-south-west
alexander-facing-SW = south-west
alexander-facing-W = west
alexander-facing-NW = north-west
alexander-facing-NNW = north-north-west
alexander-what-move = move
alexander-what-fast = move at the double
alexander-what-together = move together
alexander-what-fire = fire
alexander-what-harass = harass
alexander-what-recover = recover
alexander-what-rally = rally
alexander-angle-front = front
alexander-angle-flank = flank
alexander-angle-rear = rear
alexander-weapon-javelins = javelins
alexander-weapon-screen = the bows of the screen
alexander-weapon-both = javelins and bows
alexander-formation-normal = line
alexander-formation-column = column
alexander-formation-square = square
alexander-formation-charge = charge formation
alexander-marker-must-check = Must Check
alexander-marker-no-check = No Check
alexander-now-full = full supply
alexander-now-low = Missile Low
alexander-now-no = Missile No
alexander-missile-A = bows
alexander-missile-S = slings
alexander-missile-J = javelins
alexander-missile-B = bolts
alexander-cause-terrain = terrain
alexander-cause-moved_again = a second move
alexander-cause-moved_phalanx_extended = a second move in haste
alexander-cause-withdrawal = withdrawal
alexander-cause-withdrawal_approach = an approach from flank or rear
alexander-cause-passing_friend = passing through friends
alexander-cause-cavalry_near_elephant = elephants near
alexander-cause-rampage = a rampage
alexander-cause-volley = missiles
alexander-cause-volley_heavy = missiles
alexander-cause-routing_friend = routing friends
alexander-cause-pivot = a pivot
alexander-cause-column_shocked = shock in column
alexander-cause-shock = shock
alexander-cause-check = a failed check
alexander-cause-breakthrough = breakthrough
alexander-cause-advance = the advance
alexander-cause-dodge = breaking ranks
alexander-cause-trope = collapse
alexander-cause-forced_stack = the crowd
alexander-cause-reaction_facing = turning too late
alexander-cause-cavalry_elephant = elephants
alexander-cause-elephant = elephants
alexander-cause-wheel = wheeling
alexander-cause-extended_move = haste
alexander-cause-haste = haste
alexander-cause-phalanx_rout = a broken phalanx
alexander-cause-fled = fled off the map
alexander-cause-stopped = no way out
alexander-cause-rally = a failed rally
alexander-cause-captured = alone before the enemy
alexander-cause-duel = Personal Combat
alexander-cause-combat = combat
alexander-cause-casualty = a stray blow
alexander-cause-pass_through = a charge through
alexander-reason-pre_shock = pre-shock
alexander-reason-pre-shock = pre-shock
alexander-reason-trope = collapse
alexander-reason-dodge = dodge
alexander-reason-wheel = wheel
alexander-reason-extended_move = haste
alexander-reason-routing_friend = routing friends
alexander-reason-withdrawal = withdrawal
alexander-reason-cavalry_elephant = elephants
alexander-reason-forced_stack = crowd
alexander-reason-reaction_facing = reaction facing
alexander-reason-pursuit = pursuit
alexander-reason-front = frontal
alexander-reason-position = position
alexander-reason-system = weapons
alexander-reason-column = column
alexander-reason-none = none
alexander-superior-attacker = the attacker
alexander-superior-defender = the defender
alexander-superior-none = nobody
alexander-purpose-order = under orders
alexander-purpose-entry = at an enemy who comes
alexander-purpose-exit = at an enemy who goes
alexander-purpose-return = in return
alexander-purpose-withdrawal = while withdrawing
alexander-purpose-harassment = in harassment
alexander-purpose-oxybeles = at will
alexander-result-eliminated = put down by its driver
alexander-result-compass_direction_equal_to_die = off in a direction
alexander-result-toward_nearest_friendly_unit = toward the nearest friend
alexander-result-crisis_of_faith = crisis of faith
alexander-result-reactivation = the enemy reacts
alexander-result-finished = Finished
alexander-result-reactivate = the enemy reacts
alexander-result-crisis = crisis of faith
alexander-why-due = it is his turn
alexander-why-trump = by a trump
alexander-why-momentum = by Momentum
alexander-why-elite = by Elite Initiative
alexander-why-reactivation = by reactivation
alexander-why-done = his orders are given
alexander-why-passed = he passes
alexander-why-trump-failed = his trump failed
alexander-why-trumped = he was trumped
alexander-why-momentum-failed = no Momentum
alexander-why-fate = the Die of Fate
alexander-why-frozen = he must wait
alexander-why-prearranged = his Line withdrew
alexander-why-held = held in an enemy ZOC
alexander-why-casualty = a casualty

## Prompts

alexander-prompt-prearrange = { $side }: plan a Pre-arranged Withdrawal?
alexander-prompt-elite = { $side }: who takes the Elite Orders Phase?
alexander-prompt-activate = { $side }: activate the leader whose turn it is, or another
alexander-prompt-first = { $side }: which side activates first?
alexander-prompt-trump = { $side }: trump with a leader, or let it be
alexander-prompt-line = { $side }: a Line Order of { $leader }, or Individual Orders?
alexander-prompt-order = { $side }: orders of { $leader } ({ $orders } left)
alexander-prompt-move = { $side }: move { $unit }
alexander-prompt-move-leader = { $side }: move the leader
alexander-prompt-fire = { $side }: whom does { $unit } fire at?
alexander-prompt-harass = { $side }: whom does { $unit } harass, and from where?
alexander-prompt-oxybeles = { $side }: fire with oxybeles?
alexander-prompt-exit-fire = { $side }: fire at the enemy who leaves?
alexander-prompt-entry-fire = { $side }: fire at the enemy who comes?
alexander-prompt-return-fire = { $side }: fire back?
alexander-prompt-withdrawal-fire = { $side }: fire while withdrawing?
alexander-prompt-withdraw = { $side }: withdraw before the enemy?
alexander-prompt-retreat = { $side }: where to withdraw?
alexander-prompt-react-facing = { $side }: turn to face the enemy?
alexander-prompt-follow = { $side }: does the leader go along?
alexander-prompt-intent = { $side }: will { $unit } shock?
alexander-prompt-shock = { $side }: who else shocks?
alexander-prompt-combats = { $side }: who attacks whom?
alexander-prompt-duel = { $side }: who fights the duel?
alexander-prompt-defend = { $side }: which unit defends?
alexander-prompt-strike = { $side }: which unit strikes, and from where?
alexander-prompt-charisma = { $side }: whose Charisma counts?
alexander-prompt-share = { $side }: who takes the next loss?
alexander-prompt-advance = { $side }: advance after combat
alexander-prompt-pass-through = { $side }: which way through?
alexander-prompt-pursuit = { $side }: the pursuit goes on
alexander-prompt-revert = { $side }: { $unit } leaves the column: facing which way?
alexander-prompt-momentum = { $side }: try Momentum with { $leader }?
alexander-prompt-crisis = { $side }: crisis of faith: who falls back, and where?
alexander-prompt-reactivate = { $side }: reactivate a leader?
alexander-prompt-rout = { $side }: which way does { $unit } run?
alexander-prompt-rout-edge = { $side }: to which edge does { $unit } run?
alexander-prompt-rout-facing = { $side }: which way does { $unit } turn to run?
alexander-prompt-rampage = { $side }: toward whom does { $unit } rampage?
alexander-prompt-rampage-step = { $side }: which way does { $unit } rampage?
alexander-prompt-reface = { $side }: turn { $unit }, who has rallied?
alexander-prompt-captain = { $side }: place an elephant commander?
alexander-prompt-return = { $side }: where does { $unit } come back?
alexander-prompt-return-facing = { $side }: which way does { $unit } face?

## Options

alexander-option-first = { $side } first
alexander-option-captain = Elephant commander with { $unit }
alexander-option-pw = { $leader }: Pre-arranged Withdrawal of the Line of { $unit }
alexander-option-no-pw = { $leader }: no Pre-arranged Withdrawal
alexander-option-elite = Elite Orders Phase for { $leader }
alexander-option-activate = Activate { $leader }
alexander-option-activate-elephants = Let the elephants of { $unit } charge
alexander-option-pass-leader = Pass with { $leader }
alexander-option-hold-leader = Hold { $leader } back
alexander-option-trump = Trump with { $leader }
alexander-option-momentum = Try Momentum
alexander-option-finish = Finish
alexander-option-reactivate = Reactivate { $leader }
alexander-option-line = Line Order: { $group }, from { $unit }
alexander-option-file = Line Order in file: { $group }, from { $unit }
alexander-option-individual = Individual Orders
alexander-option-order = Order { $unit }: { $what }
alexander-option-order-leader = Move { $leader }
alexander-option-contingent = Contingent Order of { $leader }
alexander-option-done = Done
alexander-option-pass = Pass
alexander-option-hold = Hold
alexander-option-step = Go to { $hexes }
alexander-option-turn = Face { $facing }
alexander-option-reverse = About-face
alexander-option-column = Into column, toward { $facing }
alexander-option-deploy = Deploy, facing { $facing }
alexander-option-square = Form square
alexander-option-charge = Take charge formation
alexander-option-uncharge = Leave charge formation
alexander-option-stack = Double depth under { $unit }
alexander-option-exit = Leave by { $edge }
alexander-option-with = { $leader } goes along
alexander-option-leave = { $leader } stays here
alexander-option-halt = Halt
alexander-option-withdraw = { $unit } withdraws
alexander-option-withdraw-leader = { $leader } withdraws
alexander-option-withdraw-line = The { $type } of { $leader } withdraws
alexander-option-withdraw-prearranged = The Line of { $leader } withdraws as planned
alexander-option-react-turn = { $unit } faces { $facing }
alexander-option-retreat = { $unit } falls back
alexander-option-fire = { $unit } fires at { $target }
alexander-option-fire-with = { $unit } fires at { $target }: { $weapon }
alexander-option-harass = { $unit } harasses { $target } from { $hex }
alexander-option-shock = { $unit } shocks
alexander-option-no-shock = { $unit } does not shock
alexander-option-attack = { $unit } attacks { $target }
alexander-option-name-defender = { $unit } defends
alexander-option-name-attacker = { $unit } strikes { $target }, { $angle }
alexander-option-duel = { $leader } fights
alexander-option-charisma = { $leader } leads
alexander-option-share = { $unit } takes it
alexander-option-advance = { $unit } advances to { $hexes }
alexander-option-pass-through = { $unit } passes through to { $hex }
alexander-option-second-shock = { $unit } shocks { $target }
alexander-option-follow = { $leader } follows
alexander-option-stay = { $leader } stays
alexander-option-rout = { $unit } runs to { $hexes }
alexander-option-face = { $unit } faces { $facing }
alexander-option-flee = { $unit } runs to { $edge }
alexander-option-target = { $unit }
alexander-option-return = { $unit } comes back in { $hex }

## What happened

alexander-event-turn = Turn { $turn }
alexander-event-prearranged = { $leader } has made his plan
alexander-event-prearranged-shown = { $leader } had planned a withdrawal of { $units }
alexander-event-elite-roll = Elite Initiative: { $die }, { $allowed ->
    [0] not this turn
   *[other] granted
}
alexander-event-tie-roll = A tie is rolled off: { $dice }
alexander-event-activate = { $leader } is active ({ $why })
alexander-event-activate-elephants = The elephants of { $unit } charge
alexander-event-trump = { $leader } tries a trump: { $die }, { $success ->
    [0] in vain
   *[other] it succeeds
}
alexander-event-trump-void = { $leader } can do nothing: the trump is void
alexander-event-bypassed = { $leader } bypasses { $others }
alexander-event-finished = { $leader } is Finished: { $why }
alexander-event-held = { $leader } is held back
alexander-event-line-roll = { $leader } rolls for a Line Order: { $die }, { $success ->
    [0] refused
   *[other] granted
}
alexander-event-line = { $leader } orders the Line { $group }: { $units }
alexander-event-order = { $unit } is ordered to { $what }
alexander-event-order-leader = { $other } is ordered to move
alexander-event-contingent = { $other } takes up a Contingent Order ({ $cost })
alexander-event-momentum = { $leader } tries Momentum: { $die }, { $success ->
    [0] in vain
   *[other] he goes on
}
alexander-event-fate = Die of Fate for { $leader }: { $die }, { $result }
alexander-event-crisis = Crisis of faith: { $units } fall back around { $leader }
alexander-event-step = { $unit } goes to { $to }
alexander-event-leader-step = { $leader } goes to { $to }
alexander-event-facing = { $unit } faces { $facing }
alexander-event-formation = { $unit } is in { $formation }, facing { $facing }
alexander-event-moved-again = { $unit } moves once more
alexander-event-wheel = { $unit } wheels
alexander-event-passed = { $unit } passes through { $other }
alexander-event-follow = { $leader } goes with { $unit }
alexander-event-stay = { $leader } stays behind
alexander-event-halt = { $unit } halts in { $hex }
alexander-event-withdraw = { $unit } withdraws from { $enemy }
alexander-event-leader-withdraws = { $leader } withdraws
alexander-event-marker = { $unit }: { $marker }
alexander-event-fire = { $unit } fires at { $target } ({ $purpose }): { $die } + { $modifier } against { $strength }, { $hits ->
    [0] no effect
   *[other] { $hits } lost
}
alexander-event-supply = { $unit }: { $now }
alexander-event-harass = { $unit } harasses { $target } from { $hex }
alexander-event-tq-check = { $unit } checks ({ $reason }): { $die } + { $modifier } against { $tq }
alexander-event-hits = { $unit } loses { $points } ({ $cause }), { $hits } in all
alexander-event-recover = { $unit } recovers { $points }, { $hits } left
alexander-event-hold = { $unit } rolls to stand: { $die } + { $modifier } against { $tq }, { $success ->
    [0] it breaks
   *[other] it holds
}
alexander-event-rout = { $unit } routs ({ $cause })
alexander-event-rout-move = { $unit } runs to { $to }
alexander-event-eliminated = { $unit } is eliminated ({ $cause })
alexander-event-rally = Rally of { $unit }: { $die } against { $number }, { $success ->
    [0] in vain
   *[other] it rallies
}
alexander-event-rallied = { $unit } rallies with { $hits } hits
alexander-event-runs-on = { $unit } runs on in spite of all
alexander-event-rampage = { $unit } rampages: { $die }, { $result }
alexander-event-rampage-move = { $unit } charges to { $to }
alexander-event-captain = An elephant commander is with { $unit }
alexander-event-combat = { $attackers } against { $defenders }
alexander-event-shock = { $attackers } against { $defenders }: column { $column }, die { $die } + { $modifier }: { $attacker_loss } and { $defender_loss } lost
alexander-event-breakthrough = { $unit } is broken through
alexander-event-steady = { $unit } stands, { $hits } hits
alexander-event-rallies-round = { $unit } closes its ranks, { $hits } hits
alexander-event-duel = { $leader } fights { $other }: { $totals }
alexander-event-casualty = Is { $leader } hit? { $die }
alexander-event-leader-out = { $leader } is out for this turn
alexander-event-leader-wounded = { $leader } is wounded (-{ $loss })
alexander-event-leader-killed = { $leader } is killed
alexander-event-leader-left = { $leader } leaves the map
alexander-event-captured = { $leader } falls to { $unit }
alexander-event-advance = { $unit } advances to { $to }
alexander-event-pass-through = { $unit } passes through to { $to }
alexander-event-pursuit = { $unit } pursues to { $to }
alexander-event-released = { $unit } is free to act
alexander-event-exited = { $unit } leaves by { $edge }
alexander-event-returned = { $unit } is back in { $hex }
alexander-event-plunder = { $unit } plunders { $hex }
alexander-event-rout-points = { $side }: { $points } Rout Points, { $total } in all

## The end

alexander-end-rout = { $winner } wins: the army of { $loser } routs
alexander-end-both = { $winner } wins, narrowly: both armies rout
alexander-end-draw = Both armies rout alike: nobody wins
alexander-end-leader = { $winner } wins: { $leader } is dead
alexander-end-exit = { $winner } wins: units worth { $points } points got away
alexander-end-time = { $winner } wins: turn { $turn } is over
alexander-end-leaderless = No leader is left to give orders; { $winner } holds the better army
alexander-end-ratio = { $winner } wins on Rout Points after turn { $turn }

## Scenario files

alexander-off-map = { $file }: { $path }: hex { $hex } is off the map of { $columns } by { $rows }
alexander-bad-range = { $file }: { $path }: { $value } is no list of hexes
alexander-two-grounds = { $file }: { $path }: hex { $hex } is given twice
alexander-contingent-initiative = { $file }: { $path }: a contingent commander has no Initiative
alexander-hex-count = { $file }: { $path }: such a unit stands in { $count } hexes
alexander-hex-taken = { $file }: { $path }: { $unit } stands in { $hex } already
alexander-facing-column = { $file }: { $path }: a column faces a hexside
alexander-facing-vertex = { $file }: { $path }: a unit faces a vertex
alexander-halves = { $file }: { $path }: the halves of a double that faces { $facing } do not lie so
alexander-no-chart = { $file }: { $path }: { $leader } may give Line Orders, but no line of the chart names him
alexander-unknown-name = { $file }: { $path }: { $value } is not known

## Why not: command

alexander-why-not-yours = { $unit } is not yours to command
alexander-why-not-your-leader = { $leader } is not your leader
alexander-why-not-due = it is not the turn of { $leader }
alexander-why-not-inactive = { $leader } has acted already, or cannot
alexander-why-not-held = { $leader } is not in an enemy ZOC
alexander-why-held-zoc = { $leader } is held in an enemy ZOC
alexander-why-contingent = { $leader } is a contingent commander
alexander-why-must-act = { $leader } must act
alexander-why-elite-range = { $leader } is out of range of his commander
alexander-why-low-initiative = the Initiative of { $leader } is { $value }, { $least } is needed
alexander-why-one-trump = your side has tried a trump already
alexander-why-finished = { $leader } is Finished
alexander-why-leader-zoc = { $leader } stands in an enemy ZOC
alexander-why-range = { $unit } is out of range
alexander-why-out-of-range = { $unit } is out of range
alexander-why-ordered = { $unit } has had its order
alexander-why-no-orders = not enough orders: { $cost } needed, { $left } left
alexander-why-no-order = { $unit } has no order to fire
alexander-why-line-what = a Line Order is for moving or firing only
alexander-why-line-mode = the Line either moves or fires
alexander-why-line-first = a Line Order comes before any other order
alexander-why-line-leader = { $leader } moves once with the Line
alexander-why-line-far = { $unit } is too far from { $leader }
alexander-why-no-l = { $leader } gives no Line Orders
alexander-why-no-momentum-line = { $leader } may give no Line Order in Momentum
alexander-why-not-in-line = { $unit } is not of this Line
alexander-why-not-in-group = { $unit } is not of { $group }
alexander-why-not-on-chart = { $leader } has no Line Orders for { $group }
alexander-why-restricted = { $leader } may not give { $unit } a Line Order
alexander-why-only-oc-leader = only the Overall Commander orders { $leader }
alexander-why-one-leader = one leader a phase: { $leader } must wait
alexander-why-oc-in-zoc = { $leader } must first leave the enemy ZOC
alexander-why-leader-mp = { $leader } has no movement left
alexander-why-no-contingent = { $leader } is no contingent commander
alexander-why-not-wing = { $leader } may activate no contingents
alexander-why-first-phase = contingents act in the first Orders Phase of { $leader }
alexander-why-rating = { $leader } has activated all the contingents he may
alexander-why-half-range = { $leader } is beyond half range
alexander-why-no-units = { $leader } has no units
alexander-why-obliged = { $unit } must go on: its leader trumped
alexander-why-obliged-leader = { $leader } trumped and must act
alexander-why-three-phases = { $leader } has had three Orders Phases
alexander-why-nobody-acted = no leader has just acted
alexander-why-fought = { $leader } has fought a duel
alexander-why-no-momentum = { $leader } has no Momentum this turn
alexander-why-used-oc = { $leader } used his commander for a Line Order
alexander-why-divided = { $leader } will not take it upon himself
alexander-why-waits = { $unit } waits until turn { $turn }
alexander-why-detached = { $unit } obeys only { $leader }
alexander-why-plunders = { $unit } is plundering
alexander-why-bound = { $unit } is bound by a planned withdrawal
alexander-why-no-prearranged = { $leader } has planned no withdrawal
alexander-why-only-foot = { $leader } may plan it for heavy foot only
alexander-why-not-together = { $unit } cannot withdraw with its Line
alexander-why-elephant-command = { $unit } obeys only a leader among the elephants, not { $leader }
alexander-why-elephant-mount = { $leader } rides { $other }, which must be one of those he moves: this order is for it, not for { $unit }
alexander-why-dismount = { $leader } stays with his elephants this phase
alexander-why-captains = { $unit }: two elephant commanders are the most
alexander-why-no-elephant = { $unit } is no elephant
alexander-why-option-off = that optional rule is not in use

## Why not: movement

alexander-why-mp = it costs { $cost }, { $left } left
alexander-why-off-map = { $unit } cannot leave the map there
alexander-why-front = { $unit } goes only to its front
alexander-why-not-adjacent = that hex is not next to { $unit }
alexander-why-enemy-there = { $unit } is in { $hex }
alexander-why-enemy-leader = an enemy leader is in { $hex }
alexander-why-prohibited = { $unit } cannot enter { $hex }
alexander-why-rampart = the wall bars { $hex } to { $unit }
alexander-why-steep = the way to { $hex } is too steep for { $unit }
alexander-why-difficult = { $unit } keeps out of Difficult terrain
alexander-why-one-level = { $unit } changes one level a phase
alexander-why-zoc-stop = { $unit } must stop in the enemy ZOC
alexander-why-zoc-front = { $unit } has no free front hex
alexander-why-zoc-ma = { $unit } (MA { $own }) is not faster than { $enemy } (MA { $other })
alexander-why-turned-in-zoc = { $unit } has turned in an enemy ZOC
alexander-why-turned-much = { $unit } has turned too much to move
alexander-why-turn-zoc = { $unit } is held by several enemies
alexander-why-turn-left = { $unit } has left its hex this phase
alexander-why-one-vertex = { $unit } turns one vertex only
alexander-why-double-turn = { $unit } turns only by moving one half
alexander-why-no-facing = { $unit } has no facing
alexander-why-facing = it cannot face { $facing }
alexander-why-stacked = it cannot stay in { $hex } with a friend
alexander-why-column-stacks = columns and others do not mix: { $unit }, { $other }
alexander-why-heavy-passes = { $unit } does not pass through { $other }
alexander-why-through-heavy = { $unit } does not pass through { $other }
alexander-why-double-depth-hex = nobody enters the double depth of { $other }: { $unit }
alexander-why-double-depth = { $unit } is in double depth
alexander-why-beneath = { $unit } is the lower phalanx
alexander-why-only-oc = { $unit } obeys only the Overall Commander
alexander-why-oc-only = only the Overall Commander orders that, not { $leader }: { $unit }
alexander-why-right-behind = { $unit } must start right behind a phalanx
alexander-why-no-phalanx = { $unit } is no Macedonian phalanx
alexander-why-not-stacked-phalanx = { $unit } is not in double depth
alexander-why-not-fast = { $unit } has no higher allowance
alexander-why-not-double = { $unit } is no double unit
alexander-why-reverse-zoc = { $unit } cannot turn about in an enemy ZOC
alexander-why-reverse-difficult = { $unit } cannot turn about in Difficult terrain
alexander-why-drift = { $unit } drifts to the right
alexander-why-inertia = { $unit } marches on
alexander-why-elephants-go-on = { $unit } goes on as far as it can
alexander-why-elephants-turn = { $unit } turns only where it starts
alexander-why-no-column = { $unit } cannot use column
alexander-why-column-zoc = { $unit } is in an enemy ZOC
alexander-why-not-column = { $unit } is not in column
alexander-why-formation = { $unit } is not in the right formation
alexander-why-all-mp = { $unit } needs all its movement for it
alexander-why-no-square = { $unit } is not drilled for the square
alexander-why-not-square = { $unit } is not in square
alexander-why-no-charge = { $unit } has no charge formation
alexander-why-charge-line = { $unit } needs an Individual Order for it
alexander-why-not-charge = { $unit } is not in charge formation
alexander-why-in-zoc = { $unit } is in an enemy ZOC
alexander-why-elephant-zoc = { $unit } shies at { $other }
alexander-why-too-late = { $leader } had to join before the first step
alexander-why-not-stacked = { $leader } is not with the unit
alexander-why-leader-ground = { $leader } cannot enter { $hex }
alexander-why-leader-stops = { $leader } must stop in the enemy ZOC
alexander-why-leader-enters-zoc = { $leader } enters an enemy ZOC only to a friendly unit
alexander-why-lone-leader = { $leader } does not withdraw from a lone leader
alexander-why-not-approached = { $unit } is not approached
alexander-why-no-withdrawal = { $unit } cannot withdraw in its state
alexander-why-withdrawal-zoc = enemy ZOC bars the withdrawal of { $unit }
alexander-why-withdrawal-ma = { $unit } (MA { $own }) cannot outrun { $enemy } (MA { $other })
alexander-why-withdrawal-way = { $unit } has nowhere to go
alexander-why-withdrawal-ground = { $unit } does not withdraw over Difficult ground
alexander-why-withdrawal-nearer = { $unit } would not get away
alexander-why-no-line = { $leader } has no cavalry Line to withdraw
alexander-why-line-broken = part of the Line of { $leader } has withdrawn alone
alexander-why-must-flee = cavalry must flee the elephant
alexander-why-no-reaction = { $unit } cannot react
alexander-why-reacted = { $unit } has reacted already
alexander-why-not-new = { $unit }: no enemy has just entered a hex next to it
alexander-why-other-zoc = { $unit } is in the ZOC of another enemy

## Why not: missiles

alexander-why-no-missiles = { $unit } has no missiles
alexander-why-missile-no = { $unit } has no missiles left
alexander-why-fired = { $unit } has fired
alexander-why-routed-fire = { $unit } is routed and does not fire
alexander-why-column-fire = { $unit } does not fire in column
alexander-why-charge-fire = { $unit } does not fire in charge formation
alexander-why-no-target = { $unit } has no such target
alexander-why-arc = { $target } is not before { $unit }
alexander-why-sight = { $unit } does not see { $target }
alexander-why-rampart-fire = the wall is between { $unit } and { $target }
alexander-why-no-reaction-fire = { $unit } has no occasion to fire
alexander-why-no-screen = { $unit } has no screen
alexander-why-return = { $unit } may not fire back
alexander-why-oxybeles = { $unit } needs no order to fire
alexander-why-oxybeles-free = { $unit } fires when it likes
alexander-why-oxybeles-fired = { $unit } has fired and does not move
alexander-why-no-oxybeles = { $unit } is no oxybeles
alexander-why-moves = { $unit } has moved and does not fire
alexander-why-shot-twice = { $unit } has fired twice
alexander-why-no-harassment = { $unit } knows no harassment
alexander-why-charge-harass = { $unit } does not harass in charge formation
alexander-why-whole-turn = { $unit } has acted: harassment takes the whole turn
alexander-why-harassed = { $unit } has harassed this turn
alexander-why-nobody-to-harass = { $unit } can harass nobody from here
alexander-why-harass-distance = { $target } is { $distance } hexes away, { $unit } harasses from 2 to { $reach }
alexander-why-too-fast = { $target } (MA { $other }) is too fast for { $unit } (MA { $own })
alexander-why-no-path = no open path leads { $unit } to { $target }
alexander-why-harass-path = no open path leads { $unit } to { $hex }

## Why not: shock

alexander-why-routed-shock = { $unit } is routed
alexander-why-artillery-shock = { $unit } never shocks
alexander-why-column-shock = { $unit } does not shock in column
alexander-why-square-shock = { $unit } does not shock in square
alexander-why-recovered-shock = { $unit } has recovered this phase
alexander-why-harassed-shock = { $unit } has harassed this turn
alexander-why-afloat = { $unit } is in the river
alexander-why-not-in-zoc = { $target } is not in the ZOC of { $unit }
alexander-why-attacked = { $target } has been attacked
alexander-why-skirmishers-shock = { $unit } does not shock { $target }
alexander-why-elephant-front = { $unit } does not face { $target }
alexander-why-nobody-in-zoc = { $unit } has nobody to shock
alexander-why-marked = { $unit } is marked already
alexander-why-declined = { $unit } chose not to shock
alexander-why-all-in-zoc = { $unit } must attack everybody in its ZOC
alexander-why-another-unit = it is the turn of { $unit }
alexander-why-target-elsewhere = { $target } is not for { $unit }
alexander-why-not-in-combat = { $leader } is not in this combat
alexander-why-unit-not-in-combat = { $unit } is not in this combat
alexander-why-indian-leader = { $leader } fights no duels
alexander-why-defender-chose = { $target } is not the defender named
alexander-why-angle = { $unit } does not strike from there
alexander-why-skirmishers-with-others = { $unit } is not the unit that counts
alexander-why-no-charisma = { $leader } leads nobody here
alexander-why-share = { $unit } has its share
alexander-why-must-advance = an advance must be made
alexander-why-another-advances = { $unit } is not the one to advance
alexander-why-not-vacated = { $unit } cannot advance there
alexander-why-no-prey = { $target } did not rout out of this combat: it cannot be pursued
alexander-why-no-passer = { $unit } does not pass through
alexander-why-not-beyond = { $unit } does not come out there

## Why not: cohesion, rout, rally

alexander-why-routed = { $unit } is routed
alexander-why-no-hits = { $unit } has nothing to recover
alexander-why-recover-once = { $unit } has acted this phase
alexander-why-recovers = { $unit } recovers and does nothing else in this phase
alexander-why-recover-ground = { $unit } recovers only in the open
alexander-why-beside-enemy = an enemy is next to { $unit }
alexander-why-threatened = { $unit } is under enemy missiles
alexander-why-not-routed = { $unit } is not routed
alexander-why-never-rallies = { $unit } never rallies
alexander-why-tried = { $leader } has tried to rally { $unit } this turn
alexander-why-rally-ground = { $unit } does not rally on such ground
alexander-why-rallied = { $unit } has just rallied
alexander-why-rout-way = { $unit } does not run there

## Whole paths, and the reach of command

alexander-prompt-path = { $side }: where does { $unit } march to?
alexander-forced-on = { $side }: { $unit } cannot stay with a friend: where does it go on to?
alexander-option-path = March straight on
alexander-option-go = March to { $hexes }
alexander-route = { $mp } of { $left } MP{ $loss ->
    [0] { "" }
    [one] , 1 cohesion hit
   *[other] , { $loss } cohesion hits
}{ $held ->
    [0] { "" }
   *[other] ; it must stop there, in an enemy ZOC
}
alexander-event-path-ends = The march of { $unit } is interrupted in { $hex }
alexander-why-path-short = { $unit } has { $left } MP left: go step by step
alexander-why-path-friends = friends stand in front of { $unit }: it passes through them step by step
alexander-why-path-mp = the way costs { $unit } { $cost } MP, { $left } left
alexander-why-path-zoc = { $unit } would have to stop in the enemy ZOC in { $hex }
alexander-why-path-front = no way straight on leads { $unit } to { $hex }: it may have to turn first
alexander-why-command-range = { $unit } is { $distance } hexes away, the range of { $leader } is { $range }
alexander-why-command-enemy = the line of command from { $leader } to { $unit } is barred in { $hex } by { $enemy }
alexander-why-command-ground = no line of command from { $leader } leads over this ground to { $unit } in { $range } hexes
alexander-why-obliged-order = { $leader } has trumped: his last order must take a unit to another hex or make it fire
alexander-why-obliged-shock = { $leader } trumped and has done nothing yet: a unit in his range must shock
alexander-why-line-breaks = the Line of { $unit } breaks at { $hex }: it does not come near { $leader }
alexander-why-line-other-unit = { $unit } belongs to the Line that begins with { $other }
alexander-why-forced-on = { $unit } cannot stay in { $hex } with a friend: it goes on to a vacant hex, ahead if it can
alexander-why-turn-at-end = { $unit } may turn at the end of its withdrawal, and only to another vertex
alexander-why-no-crisis = the crisis of faith does not make { $unit } fall back
alexander-why-crisis-way = a crisis of faith leads nearer the Retreat Edge and into no enemy ZOC
alexander-why-rampage-target = { $unit } runs to the nearest of its friends
alexander-why-rampage-step = { $unit } takes a shortest way to the friend it runs to

## Tactics

alexander-aim-plain = It takes the option that promises most.
alexander-aim-activate = { $leader } is to act where he can do most.
alexander-aim-trump = { $leader } is to act before his turn.
alexander-aim-pass = { $leader } has nothing worth doing.
alexander-aim-momentum = It wants to keep the initiative with another Orders Phase.
alexander-aim-finish = Another Orders Phase is not worth the risk.
alexander-aim-line = It moves a whole line forward together.
alexander-aim-individual = It puts a few units exactly where it wants them.
alexander-aim-leader = { $leader } is to stand where more of his units hear him.
alexander-aim-wear-down = { $unit } is to wear the enemy down with missiles.
alexander-aim-recover = { $unit } is to recover its cohesion before it fights again.
alexander-aim-rally = It wants to save { $unit } from flight.
alexander-aim-approach = { $unit } is to come to grips with { $target }.
alexander-aim-break-out = { $unit } is to break out and leave the map in good order.
alexander-aim-keep-away = { $unit } is to keep out of reach: time is on its side.
alexander-aim-stay = { $unit } stands well where it is.
alexander-aim-withdraw = { $unit } gives way before a charge it could not stand.
alexander-aim-save = It brings { $leader } and his men to safety.
alexander-aim-face = { $unit } is to show the enemy its front, not its flank.
alexander-aim-shoot = { $unit } is to wear down { $target } with missiles.
alexander-aim-shock = { $unit } attacks: the odds are good enough.
alexander-aim-no-shock = { $unit } does not attack: the odds are bad.
alexander-aim-attack = { $unit } strikes { $target } where it hurts most.
alexander-aim-defend = { $unit } stands the attack best.
alexander-aim-leads = { $leader } is the best man for this.
alexander-aim-share = { $unit } can bear the loss best.
alexander-aim-advance = { $unit } takes the ground it has won.
alexander-aim-exit = It leaves the map.
alexander-toll-leaders-out = leaders put out of action
alexander-toll-rout-points = Rout Points

## A shock laid open (8.33 to 8.36)

alexander-shock-title = { $attackers } against { $defenders }
alexander-shock-checks = Pre-shock checks
alexander-shock-no-checks = none
alexander-shock-check = Pre-shock check of { $unit }
alexander-shock-check-loss = loses what the die { $modifier } is above TQ { $tq }
alexander-shock-check-loss-plain = loses what the die is above TQ { $tq }
alexander-shock-clash = { $unit } against { $target }, { $angle }: column
alexander-shock-column = Column of the shock
alexander-shock-right = { $count } to the right
alexander-shock-left = { $count } to the left
alexander-shock-number = { $number }
alexander-shock-die = { $number } to the die
alexander-shock-superior = Superiority
alexander-shock-superior-AS = the attacker, by { $reason }: the defender loses twice as much
alexander-shock-superior-tripled = the attacker, by { $reason }: the phalanxes in double depth lose three times as much
alexander-shock-superior-DS = the defender, by { $reason }: the attacker loses three times as much
alexander-shock-superior-none = nobody
alexander-shock-denied = Not superior
alexander-shock-skirmishers = Against skirmishers
alexander-shock-halved-attacker = the attacker loses half, rounded down, at most 1
alexander-shock-halved-defender = the defender loses half, rounded down
alexander-shock-head-die = Die
alexander-shock-head-attacker = Attacker loses
alexander-shock-head-defender = Defender loses
alexander-shift-size_ratio = Sizes
alexander-shift-phalanx_front = Front of the phalanx
alexander-shift-cataphract_attacks = Cataphracts attack
alexander-shift-cataphract_defends = Cataphracts defend
alexander-shift-river_marsh = Defenders in river or marsh
alexander-shift-woods = Defenders in woods
alexander-shift-any_higher = Some defender higher, or behind a steep bank
alexander-shift-all_higher = All defenders higher, or behind a steep bank
alexander-shift-all_lower = All defenders lower
alexander-modifier-attacker_charisma = Charisma of the attacking leader
alexander-modifier-defender_charisma = Charisma of the defending leader
alexander-modifier-attacker_killed = Attacking leader killed
alexander-modifier-defender_killed = Defending leader killed
alexander-reason-charge_formation = charge formation
alexander-denied-skirmisher_flank = skirmishers have no flank to lose
alexander-denied-cavalry_elephant = cavalry gains nothing by the flank or rear of elephants
alexander-denied-held = the attacker is in the ZOC of an enemy that nobody attacks
alexander-denied-no_charge_formation = cavalry out of charge formation
alexander-denied-missile_no = the defender has no missiles left

## What would even a battle

alexander-lever-rout_level = the Rout Level of { $side } is { $value }, not { $was }

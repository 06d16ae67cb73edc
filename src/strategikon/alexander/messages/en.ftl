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
alexander-sheet-corps-agrianians = Agrianians
alexander-sheet-corps-allied_foot = allied foot
alexander-sheet-corps-allied_hoplites = allied hoplites
alexander-sheet-corps-allied_horse = allied horse
alexander-sheet-corps-artillery = artillery
alexander-sheet-corps-asian_horse = Asian horse
alexander-sheet-corps-athenian = Athenians
alexander-sheet-corps-boeotian = Boeotians
alexander-sheet-corps-bowmen = bowmen
alexander-sheet-corps-camp_guard = camp guard
alexander-sheet-corps-cardaces = Cardaces
alexander-sheet-corps-chariots = chariots
alexander-sheet-corps-companions = Companions
alexander-sheet-corps-dardanian = Dardanians
alexander-sheet-corps-elephants = elephants
alexander-sheet-corps-foot = foot
alexander-sheet-corps-guard_foot = guard foot
alexander-sheet-corps-guard_horse = guard horse
alexander-sheet-corps-heavy_foot = heavy foot
alexander-sheet-corps-heavy_horse = heavy horse
alexander-sheet-corps-hill_force = force on the hill
alexander-sheet-corps-horse = horse
alexander-sheet-corps-hypaspists = hypaspists
alexander-sheet-corps-illyrian_horse = Illyrian horse
alexander-sheet-corps-lancers = lancers
alexander-sheet-corps-league_hoplites = hoplites of the League
alexander-sheet-corps-levy = levy
alexander-sheet-corps-light_foot = light foot
alexander-sheet-corps-light_horse = light horse
alexander-sheet-corps-medium_foot = medium foot
alexander-sheet-corps-mercenary_hoplites = mercenary hoplites
alexander-sheet-corps-mercenary_horse = mercenary horse
alexander-sheet-corps-peltasts = peltasts
alexander-sheet-corps-phalanx = phalanx
alexander-sheet-corps-scouts = scouts
alexander-sheet-corps-second_wave = second wave
alexander-sheet-corps-skirmishers = skirmishers
alexander-sheet-corps-taulantian = Taulantians
alexander-sheet-corps-theban = Thebans
alexander-sheet-corps-thessalians = Thessalians
alexander-sheet-corps-thracian_foot = Thracian foot
alexander-sheet-corps-thracian_horse = Thracian horse
alexander-sheet-corps-veteran_mercenaries = veteran mercenaries
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
alexander-marker-taken = plundered
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
alexander-cause-column = going into column
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

alexander-prompt-prearrange = { $who }: plan a Pre-arranged Withdrawal?
alexander-prompt-elite = { $side }: who takes the Elite Orders Phase?
alexander-prompt-activate = { $side }: activate the leader whose turn it is, or another
alexander-asks-activate-one = { $side }: activate { $leader }, whose turn it is, or pass
alexander-asks-activate-or-another = { $side }: activate { $leader }, whose turn it is, or try another leader
alexander-asks-activate-of = { $side }: activate one of { $leaders }
alexander-prompt-first = { $side }: which side activates first?
alexander-prompt-trump = { $side }: trump with a leader, or let it be
alexander-prompt-line = { $side }: a Line Order of { $leader }, or Individual Orders?
alexander-prompt-order = { $side }: orders of { $leader } ({ $orders } left)
alexander-prompt-move = { $side }: move { $unit }
alexander-prompt-move-leader = { $side }: move { $who }
alexander-prompt-fire = { $side }: whom does { $unit } fire at?
alexander-prompt-harass = { $side }: whom does { $unit } harass, and from where?
alexander-prompt-oxybeles = { $side }: fire with oxybeles?
alexander-prompt-exit-fire = { $side }: fire at { $enemy }, who leaves?
alexander-asks-exit-fire-any = { $side }: fire at the enemy who leaves?
alexander-prompt-entry-fire = { $side }: fire at { $enemy }, who comes?
alexander-asks-entry-fire-any = { $side }: fire at the enemy who comes?
alexander-prompt-return-fire = { $side }: fire back at { $enemy }?
alexander-asks-return-fire-any = { $side }: fire back?
alexander-prompt-withdrawal-fire = { $side }: fire at { $enemy } while withdrawing?
alexander-asks-withdrawal-fire-any = { $side }: fire while withdrawing?
alexander-prompt-withdraw = { $side }: withdraw before { $enemy }?
alexander-asks-withdraw-any = { $side }: withdraw before the enemy?
alexander-prompt-retreat = { $side }: where does { $who } withdraw to?
alexander-prompt-react-facing = { $side }: turn to face { $enemy }?
alexander-asks-react-facing-any = { $side }: turn to face the enemy?
alexander-prompt-follow = { $side }: does { $who } go along?
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
alexander-prompt-pursuit = { $side }: { $who } goes on pursuing: whom?
alexander-prompt-revert = { $side }: { $unit } leaves the column: facing which way?
alexander-prompt-momentum = { $side }: try Momentum with { $leader }?
alexander-prompt-crisis = { $side }: crisis of faith of { $who }: who falls back?
alexander-asks-crisis-step = { $side }: crisis of faith: where does { $who } fall back to?
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
alexander-event-rout-points = { $side }: { $points ->
    [one] { $points } Rout Point
   *[other] { $points } Rout Points
}, { $total } in all

## The end

alexander-end-rout = { $winner } won: the army of { $loser } routs
alexander-end-both = { $winner } won, narrowly: both armies rout
alexander-end-draw = Both armies rout alike: nobody wins
alexander-end-leader = { $winner } won: { $leader } is dead
alexander-end-exit = { $winner } won: units worth { $points } points got away
alexander-end-time = { $winner } won: turn { $turn } is over
alexander-end-leaderless = No leader is left to give orders; the better army: { $winner }
alexander-end-ratio = { $winner } won on Rout Points after turn { $turn }

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
alexander-why-line-denied = the die has denied { $leader } a Line Order in this phase
alexander-why-line-first = a Line Order comes before any other order
alexander-why-line-leader = { $leader } moves once with the Line
alexander-why-line-far = { $unit } is too far from { $leader }
alexander-why-no-l = { $leader } gives no Line Orders
alexander-why-put-out = { $leader } was a casualty this turn and does nothing more
alexander-why-finished-stays = { $leader } is Finished: he moves only by order of his Overall Commander
alexander-why-line-initial = { $leader } has had his first Orders Phase: no Line Order now
alexander-why-no-leader = { $leader } is not on the map
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
alexander-why-column-marches = { $unit } is in column and does nothing but march
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

## Why not: at another time

alexander-why-gone = { $unit } is not on the map
alexander-why-one-active = { $leader } is active: one leader at a time
alexander-why-not-your-phase = it is not your Orders Phase
alexander-why-move-first = { $unit } ends its move first
alexander-why-orders-over = no more orders are given once the Shock segment has begun
alexander-why-path-first = say first where { $unit } goes
alexander-why-leader-walks = { $leader } has neither facing nor formation: he goes from hex to hex
alexander-why-at-once = what is asked now comes first
alexander-why-designated = who shocks has been settled
alexander-why-leader-due = { $leader } is due: he is activated or passed
alexander-why-not-a-leader = a leader is activated, and { $unit } is none: units act on a leader’s orders
alexander-why-no-captain = no elephant commander is with { $unit }
alexander-why-another-due = it is not the turn of { $unit }
alexander-why-no-such-order = { $name } is no order: there are move, fast, together, fire, harass, recover and rally
alexander-why-no-such-edge = { $name } is no edge of the map: there are N, E, S and W
alexander-why-no-such-type = nobody in this battle is of Type { $name }
alexander-why-no-such-weapon = { $name } is no missile of an elephant: there are javelins and the screen
alexander-why-no-such-angle = { $name } is no angle: there are front, flank and rear
alexander-why-other-word = here one says { $word }
alexander-why-must-choose = this question must be answered
alexander-when-activate = leaders are activated while nobody acts, the lowest Initiative first
alexander-when-order = orders are given by an active leader, before the shock of his Orders Phase
alexander-when-move = nobody moves without an order
alexander-when-along = { $leader } joins a unit or leaves it while it moves
alexander-when-prearranged = { $leader } plans at the start of the turn, before any unit moves
alexander-why-elite-denied = the die has cancelled the Elite phase of this turn
alexander-when-elite = the Elite phase opens the turn
alexander-when-first = who is first is said when equal Initiative has been rolled off
alexander-when-trump = a trump is tried before a leader gives his first order
alexander-when-withdraw = { $unit } withdraws at the moment an enemy comes near in its movement
alexander-when-withdraw-leader = { $leader } withdraws when an enemy unit comes next to him
alexander-when-withdraw-line = the Line of { $leader } withdraws at the moment an enemy comes near
alexander-when-react = { $unit } turns in reaction when an enemy enters a hex next to it
alexander-when-oxybeles = { $unit } is asked to fire between the steps and orders of others
alexander-when-harass = { $unit } harasses once it has the order to
alexander-when-shock = who shocks is said as the Shock segment begins, after the orders
alexander-when-attack = whom it attacks is said once all who shock are known
alexander-when-combat = that is said in the course of a shock combat
alexander-when-advance = { $unit } advances only into hexes that shock has emptied
alexander-when-pass-through = { $unit }: only after their shock elephants and chariots pass through
alexander-when-follow = { $leader } follows or stays when his unit leaves the hex
alexander-when-momentum = Momentum is tried at the end of an Orders Phase
alexander-when-crisis = { $unit } falls back so only in a crisis of faith
alexander-when-reactivate = { $leader } is reactivated by the Die of Fate alone
alexander-when-rout = { $unit } runs so only when it routs
alexander-when-face = { $unit } turns when it moves, or in reaction
alexander-when-target = that is said of a rampage or a pursuit
alexander-when-captain = a commander joins { $unit } at the end of a turn, and its Line charges when he is due
alexander-when-return = a unit comes back by a rule of the battle alone, into a free hex of its edge

## Tactics

alexander-aim-plain = To go on with what was begun.
alexander-aim-activate = To give orders to { $units ->
    [one] { $unit }, the one unit within reach of { $leader } that gains by one
   *[other] { $units } units within reach of { $leader } that gain by it, { $unit } most of all
}.
alexander-aim-activate-idle = To have { $leader } act while it costs nothing: none of his units is pressed.
alexander-aim-trump = To let { $leader } act at once, before the enemy can answer.
alexander-aim-pass = { $units ->
    [0] To save the others a wait: no unit in the range of { $leader } would gain by an order
    [one] Little speaks for it: one unit in the range of { $leader } would gain by an order
   *[other] Little speaks for it: { $units } units in the range of { $leader } would gain by an order
}.
alexander-aim-rest-order = To leave the others: even { $unit }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }, would gain nothing by an order.
alexander-aim-rest-order-yet = Little speaks for it: an order would still serve { $unit }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }.
alexander-aim-rest-elite = To keep { $leader } for his own turn: { $units ->
    [0] none of his units
    [one] one of his units
   *[other] { $units } of his units
} would gain by acting now.
alexander-aim-rest-leader = To wait: { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
} of { $leader }, who has most to do, would gain by acting now.
alexander-aim-rest-reactivation = To let it rest: { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
} of { $leader } would gain if he acted again.
alexander-aim-rest-trump = To keep { $leader } in the game: { $faces ->
    [0] no face
    [one] one face
   *[other] { $faces } faces
} of ten would finish him for the whole turn.
alexander-aim-rest-momentum = To leave the Die of Fate alone: { $leader } has { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
} left to move and { $locked } in contact, too little for the risk.
alexander-aim-rest-momentum-yet = Little speaks for it: { $leader } has { $units ->
    [0] no unit
    [one] one unit
   *[other] { $units } units
} left to move and { $locked } in contact.
alexander-aim-rest-captain = Little speaks for it: { $unit }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }, would go without a commander.
alexander-aim-rest-shock = To strike no more: { $unit } has { $hits } of { $tq } hits and would lose more than { $target } by it.
alexander-aim-rest-shock-yet = Little speaks for it: { $unit }, with { $hits } of { $tq } hits, would still win by shocking { $target }.
alexander-aim-rest-volley = To save the missiles of { $unit }: a volley at { $target } would hardly tell.
alexander-aim-rest-volley-yet = Little speaks for it: { $unit } could still hurt { $target } and comes to no blows by it.
alexander-aim-rest-withdrawal = To keep the ground: { $unit } has { $hits } of { $tq } hits and can take the charge of { $enemy }.
alexander-aim-rest-withdrawal-yet = Little speaks for it: { $unit } has { $hits } of { $tq } hits, and the charge of { $enemy } would cost more than giving way.
alexander-aim-rest-turn = To stand as it faces: { $unit } would risk its order by turning before { $enemy }.
alexander-aim-rest-turn-yet = Little speaks for it: { $enemy } would find the open side of { $unit }.
alexander-aim-rest-facing = To stand as it faces: { $target }, the nearest enemy, is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $unit }.
alexander-aim-rest-advance = To stay in the line: { $friends ->
    [0] nobody covers
    [one] a friend covers
   *[other] { $friends } friends cover
} the flanks of { $unit } here.
alexander-aim-momentum = To use another phase: { $units ->
    [one] one unit in the range of { $leader } has
   *[other] { $units } units in the range of { $leader } have
} not moved, and { $locked ->
    [0] nobody is
    [one] one is
   *[other] { $locked } are
} face to face with the enemy; the die succeeds up to { $faces }.
alexander-aim-finish = To leave the Die of Fate alone: there is too little left to do for the risk.
alexander-aim-line = To move { $units } units with one order, { $gaining ->
    [0] for none of whom anything better is to be done
    [one] of which one gains by it at once
   *[other] of which { $gaining } gain by it at once
}.
alexander-aim-individual = To put { $orders ->
    [one] one unit
   *[other] { $orders } units
} exactly where they are wanted, sooner than a whole Line half right under { $leader }.
alexander-aim-leader = To let { $leader } ride where more wait for him: here { $units ->
    [0] nobody hears
    [one] one unit hears
   *[other] { $units } units hear
} him.
alexander-aim-hears = To be heard by more: { $units ->
    [one] one unit
   *[other] { $units } units
} will be in the range of { $leader }.
alexander-aim-leader-way = To bring { $leader } nearer to those who need him, out of reach of the enemy.
alexander-aim-leader-stays = To keep { $units ->
    [one] one unit
   *[other] { $units } units
} in the range of { $leader }: no hex near by serves more.
alexander-aim-wear-down = To hurt the enemy from afar with { $unit }: nobody comes to blows over it.
alexander-aim-recover = To let { $unit } recover before it fights again: it has { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}, and { $tq } break it.
alexander-aim-rally = To save { $unit } from flight: off the map it counts as lost.
alexander-aim-rally-edge = To bring back whom the flight has spared.
alexander-aim-approach = To close in: { $target } is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, too far for { $unit } to shock next turn.
alexander-aim-next-turn = To be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }: { $unit } could shock it with its next order.
alexander-aim-distance = To keep { $unit } { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }, where it can shoot and need not fight.
alexander-aim-toward-range = To bring { $unit } within range of { $target }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
alexander-aim-march = To march { $unit } on { $target }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
alexander-aim-first-blow = To charge { $target } before it charges { $unit }.
alexander-aim-far-enough = To stop here: the nearest enemy is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
alexander-aim-break-out = To leave the map by the edge that wins: { $points ->
    [one] one Movement Point is
   *[other] { $points } Movement Points are
} left for { $unit } to go.
alexander-aim-keep-away = To keep { $unit } { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from the enemy: time is on its side.
alexander-aim-within-call = To bring { $unit } back within the call of a leader, who could give it an order.
alexander-aim-front = To turn the front of { $unit } to { $target }, who is the nearest.
alexander-aim-shoulder = To have { $friends ->
    [one] a friend
   *[other] { $friends } friends
} beside the flanks of { $unit }.
alexander-aim-in-range = To have { $target } in the range of { $unit }.
alexander-aim-safety = To bring { $unit } out of reach of { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } of them
}.
alexander-aim-cover = To let { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } of them
} find only the front of { $unit }.
alexander-aim-stay = To keep { $unit } where it stands: no place within its reach is better.
alexander-aim-stay-shoulder = To keep the line: { $friends ->
    [one] a friend covers
   *[other] { $friends } friends cover
} the flanks of { $unit } here.
alexander-aim-stay-safe = To stay out of reach: nobody can charge { $unit } where it stands.
alexander-aim-little = Little speaks for it: { $unit } finds nothing there that it has not where it stands.
alexander-aim-catch = To catch { $target }, who is routed and cannot strike back.
alexander-aim-flank = To strike { $target } in the flank, where it cannot stand against { $unit }.
alexander-aim-rear = To strike { $target } in the rear, where it cannot stand against { $unit }.
alexander-aim-worn = To break { $target }: it has { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} of the { $tq } that rout it.
alexander-aim-superior = To use better arms: { $target } is no match for { $unit }.
alexander-aim-joint = To fall on { $target } together: { $friends ->
    [one] another unit strikes
   *[other] { $friends } other units strike
} it too.
alexander-aim-shock = To win by weight and first blow: size { $size } of { $unit } against { $other } of { $target }.
alexander-aim-no-target = To be ready: nobody stands before { $unit } yet.
alexander-aim-no-shock = To spare { $unit } a fight with { $target } that it would rather lose.
alexander-aim-defend = To let { $unit } take the blow: it has { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} of the { $tq } that rout it.
alexander-aim-share = To let { $unit } bear the odd point: it has { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} of the { $tq } that rout it.
alexander-aim-duel = To send { $leader }, who fights best and is not too dear.
alexander-aim-charisma = To let { $leader } lead, who inspires most.
alexander-aim-volley = To hurt { $target } before it comes nearer.
alexander-aim-shoot = To hurt { $target } without coming to blows: { $faces ->
    [0] hardly a face
    [one] one face
   *[other] { $faces } faces
} of ten hit.
alexander-aim-worn-volley = To break { $target }: it has { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} of the { $tq } that rout it, and { $faces } faces of ten hit.
alexander-aim-advance = To take the ground that { $unit } has won.
alexander-aim-face = To show the enemy the front of { $unit }.
alexander-aim-hold-advance = To stay in the line: farther forward its flanks would be open.
alexander-aim-withdraw = To give way before { $enemy }: { $unit } would not stand its charge.
alexander-aim-withdraw-flank = To be gone before { $enemy } strikes the open flank of { $unit }.
alexander-aim-withdraw-plain = To give { $unit } room before it is charged.
alexander-aim-save = To bring { $leader } and his men to safety.
alexander-aim-save-from = To bring { $leader } out of the way of { $enemy }.
alexander-aim-react-turn = To take the charge of { $enemy } in front: its flank would cost { $unit } more.
alexander-aim-exit = To leave the map while the way is still open.
alexander-aim-column = To cover more ground: in column it marches faster.
alexander-aim-deploy = To fight with its whole front: in column it would be beaten.
alexander-aim-square = To show no flank that could be struck.
alexander-aim-charge-formation = To be ready to charge: the enemy is near.
alexander-aim-with = To keep the leader with his men, whom he holds in hand.
alexander-aim-leave = To keep the leader where others need him more.
alexander-aim-prearrange = To win time: whoever steps back before enemy foot arrives is spared a fight.
alexander-aim-no-prearrange = To keep the Line free: one that plans to step back can do nothing else this turn.
alexander-aim-no-order = To leave the others: nobody else within reach of this leader gains by an order now.
alexander-aim-no-more-shock = To strike no more: no other attack is worth what it would lose.
alexander-aim-no-captain = To leave the other beasts without a commander.
alexander-aim-no-elite = To keep the leader for his turn: nothing is so urgent.
alexander-aim-no-reactivation = To let it rest: no leader who has acted would gain by acting again.
alexander-aim-no-trump = To risk no leader: a bad die would finish him for the whole turn.
alexander-aim-wait = To wait: what others do first leaves him the better choice.
alexander-aim-hold-line = To keep the ground: it can stand this.
alexander-aim-hold-face = To keep facing as it does: turned it would show another enemy its flank.
alexander-aim-hold-fire = To save the missiles for a better target.
alexander-aim-flee = To run where the nearest enemy is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, clear of other troops.
alexander-aim-flee-plain = To run the short way to its own edge.
alexander-aim-fall-back = To fall back where the nearest enemy is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
alexander-aim-crisis = To be nearer to its own edge, out of the control of the enemy.
alexander-aim-rampage = To have the beast run where it harms fewest of its own.
alexander-aim-first = To act before the enemy can.
alexander-aim-captain = To have a commander with the beasts nearest to the enemy.
alexander-aim-elephants = To let the beasts go while the enemy stands before them.
alexander-aim-pursuit = To run down the one that is worth most.
alexander-aim-return = To come back into the battle where no enemy is near enough to strike at once.
alexander-cost-leaders-out = leaders put out of action
alexander-cost-rout-points = Rout Points

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
alexander-shock-depth = Double depth
alexander-shock-depth-tripled = struck in flank or rear, it loses three times as much
alexander-shock-skirmishers = Against skirmishers
alexander-shock-halved-attacker = the attacker loses half, rounded down, at most 1
alexander-shock-halved-defender = the defender loses half, rounded down
alexander-shock-head-die = Die
alexander-shock-head-attacker = Attacker loses
alexander-shock-head-defender = Defender loses
alexander-shock-line = 1 die on column { $column } ({ $made }) · superior: { $superior } · { $hits ->
    [one] 1 hit routs { $target }
   *[other] { $hits } hits rout { $target }
 }
alexander-shock-line-plain = 1 die on column { $column } · superior: { $superior } · { $hits ->
    [one] 1 hit routs { $target }
   *[other] { $hits } hits rout { $target }
 }
alexander-shot-title = { $unit } shooting at { $target }
alexander-shot-line = 1 die · { $percent ->
    [0] cannot hit
   *[other] hits on { $most } or less, { $percent } %
 } ({ $made }) · { $loss ->
    [one] 1 hit
   *[other] { $loss } hits
 }
alexander-shot-part = { $what }: { $much }
alexander-shot-strength = Strength at { $range ->
    [one] 1 hex
   *[other] { $range } hexes
 }
alexander-shot-hits = It hits on
alexander-shot-most = { $most } or less
alexander-shot-loss = Cohesion hits then
alexander-shot-woods = The target is in woods
alexander-shot-heavy_foot = The target is heavy foot
alexander-shot-heavy_foot_front = In the face of heavy foot
alexander-shot-moving = The shooter moves
alexander-shot-charge_formation = The target is in charge formation
alexander-shot-skirmisher = The target is skirmishers
alexander-shot-cataphract_archer = Bows at cataphracts
alexander-shot-cataphract_other = Slings or javelins at cataphracts
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

## What the coach says of each kind of question, and the rules it rests on

alexander-coach-prearrange = Before anybody moves you may secretly plan that a Line steps back one hex whenever enemy foot comes near. It wins time; but the Line does nothing else this turn, and its leader is Finished as soon as it steps back.
    .rules = 6.82a 6.84a 6.84c 6.85a
alexander-coach-elite = An Elite leader may open the turn with an extra Orders Phase: his side’s overall commander takes it, or one of his subordinates in range, whatever his Initiative. Give it where the first blow counts.
    .rules = 5.5a 5.5b
alexander-coach-activate = Leaders act from the lowest Initiative to the highest. The one due gives up to his Initiative in Individual Orders, or a Line Order if he can. You may try to let one of higher Initiative act first: a die at or below it, else he is Finished.
    .rules = 5.12a 5.21a 5.41a 5.41b
alexander-coach-first = Leaders of both sides are equal and you won the roll: say who begins. Going second shows you what the enemy does; going first strikes before he is ready.
    .rules = 5.12d
alexander-coach-trump = The enemy has trumped, or won Momentum. You may answer with a leader of equal or higher Initiative: on a die at or below it he acts instead, above it he is Finished for the turn. Worth it when this phase decides something.
    .rules = 5.42a 5.42b 5.42c 5.43a
alexander-coach-line = A Line Order lets a whole line of like units move and fire, or fire where it stands: best to march and to charge on a broad front. Individual Orders reach few units, but any in range, and can also rally or recover.
    .rules = 4.31a 4.33a 5.21a 5.22g
alexander-coach-order = Click a unit in command range, then what it shall do: move, fire, recover two hits or rally. “Show on the board” tells how far this leader’s command reaches.
    .rules = 5.22a 5.22b 5.22c 5.22d
alexander-coach-move = Click a lit hex to step into it, or an arrow to turn. Entering an enemy zone of control ends the march; heavy troops that moved must then shock whoever is in their own zone of control, light ones may. Come at a flank or the rear if you can: it mostly doubles the enemy’s loss.
    .rules = 6.13a 7.23a 7.31a 7.32a 8.36a
alexander-coach-path = Rest on a lit hex to see the way there and what it costs, and click where the unit shall march to. It goes hex by hex without turning, and stops at once where the enemy withdraws, turns or hits it.
    .rules = 6.31a 7.23a 6.71a 8.21a
alexander-coach-move-leader = A leader has nine movement points a phase. Keep him near the men he will command next, and away from enemies when alone.
    .rules = 6.15a
alexander-coach-fire = Choose a target in range and in sight, through the front. The nearer, the better the chance; men who move fire worse.
    .rules = 8.13a 8.15a
alexander-coach-harass = Light troops may come up, throw and be back: a volley at range one without staying there. It is all the unit does this turn.
    .rules = 9.32a 9.41a 9.32d
alexander-coach-oxybeles = Artillery may fire twice in each Orders Phase of either side, without an order, as long as it does not move.
    .rules = 9.52a 9.54a
alexander-coach-exit-fire = An enemy leaves your zone of control: a free volley, at range two. Think of your supply if missiles are low.
    .rules = 8.22a 8.23a
alexander-coach-entry-fire = An enemy comes into your zone of control. You may fire before it strikes: hits now make it weaker in the shock.
    .rules = 8.21a 8.23a
alexander-coach-return-fire = You were fired at and may fire back. It costs nothing but missiles.
    .rules = 8.24a
alexander-coach-withdrawal-fire = Horse archers may loose a volley while they withdraw. The range counts as two.
    .rules = 6.75b
alexander-coach-withdraw = A faster unit may step back before the enemy reaches it. It keeps its facing and avoids a shock it would lose, but may lose some order in doing so.
    .rules = 6.71a 6.71b 6.72d
alexander-coach-retreat = Choose where to withdraw: not into an enemy zone of control nor difficult ground. Leave room for those behind.
    .rules = 6.72a 6.75a
alexander-coach-react-facing = An enemy has come next to you. A single unit may turn one vertex toward him, at a risk: it rolls against its quality, and the faster he is than you, the likelier it routs.
    .rules = 7.16a 7.16c
alexander-coach-follow = The unit goes, and its leader may go along. Together he helps it in the next fight; left alone beside an enemy he must withdraw, or is lost.
    .rules = 4.62b 4.62c 4.62d
alexander-coach-intent = This unit may choose whether to shock all enemies in its zone of control. If it moved to them, it and they check their quality first; then both sides clash.
    .rules = 7.32a 7.33a 8.33a
alexander-coach-shock = Units in this leader’s range that did not move may join the shock against all enemies in their zone of control, and without the check. Add them where numbers or the flank help.
    .rules = 7.32b 7.34a 8.31a 8.33b
alexander-coach-combats = Say who attacks whom. Every enemy in the zone of control of a shocking unit must be attacked by somebody. Gather your strength against one, and hold the rest.
    .rules = 8.32a 8.32b 8.32e
alexander-coach-duel = Leaders of both sides are in this combat and meet in person: a die and his rating for each. The better one may finish, wound or kill the other: a great prize, and a great risk.
    .rules = 8.34a 8.41a 8.42a
alexander-coach-defend = Several kinds of your units are attacked together. Choose the one whose arms suit best against this attacker: it sets the column.
    .rules = 8.35b
alexander-coach-strike = Choose the unit and the side from which it strikes. From flank or rear you are superior: the defender’s loss is doubled.
    .rules = 8.35c 8.36a
alexander-coach-charisma = One leader of each side counts: the attacker’s Charisma is added to the die, the defender’s taken off. Take the greatest.
    .rules = 8.36l
alexander-coach-share = Losses are shared evenly; of what is left over the unit that gave superiority or the column takes first, then you say who. Give it to the unit furthest from its limit.
    .rules = 10.12a
alexander-coach-advance = The enemy is gone, and an attacker must advance into the hex, paying for the ground. Where there is a choice, say who goes and where; a single unit may then turn one vertex. Look who will stand beside it.
    .rules = 8.51a 8.52a 8.54a
alexander-coach-pass-through = Elephants and chariots go on through those they have struck. Choose where they come out.
    .rules = 9.13a 9.23a
alexander-coach-pursuit = Cavalry in charge formation has routed its foe and cannot be held. Say whom it runs after: it follows his path until it meets an enemy, and shocks again at once.
    .rules = 10.31a 10.32a 10.33a 10.34a
alexander-coach-revert = The column takes up its battle formation again. Face it toward the enemy who is likely to come.
    .rules = 6.63b 6.66a
alexander-coach-momentum = The leader may try to act once more: a die at or below his Initiative. Above it he is Finished, a nine calls the Die of Fate, and the enemy may trump a success. Try it while the enemy reels; leave it when all is well.
    .rules = 5.31a 5.32a 5.33a 5.42c
alexander-coach-crisis = Fate has spoken: your units within half this leader’s range fall back two hexes, he with them, and he is Finished. Bring them where they can face the enemy again.
    .rules = 5.33b
alexander-coach-reactivate = Fate has turned on the enemy: one of your leaders may act at once, even a Finished one, but without Momentum. Take the one with the most to do.
    .rules = 5.33c 5.14b
alexander-coach-rout = A routed unit runs two hexes toward its edge. Keep it away from friends: whoever is run through loses order too.
    .rules = 10.21a 10.21b 10.24b
alexander-coach-rout-edge = Say to which edge it runs. Once off the map it is lost, and counts against your army.
    .rules = 10.21a 10.23a
alexander-coach-rout-facing = It turns before it runs. Choose the way from which the road home is shortest.
    .rules = 10.21a
alexander-coach-rampage = An enemy elephant has gone mad and runs for the nearest of its own side. Several are equally near: you choose. Whoever it meets loses more from the flank or the rear, and horse always does.
    .rules = 9.14a 9.14c
alexander-coach-rampage-step = You choose the next hex of the enemy’s mad elephant on its way. It goes on until it leaves the map, dies, or nobody is near any more.
    .rules = 9.14a 9.14e
alexander-coach-reface = A rallied unit may be turned freely. Face it to the enemy.
    .rules = 10.27g
alexander-coach-captain = After their first order, elephants obey only a leader who stays stacked with one of them, or an elephant commander. You may place one, of Initiative 1, on a Line of elephants; it then marches its full movement.
    .rules = 9.19a 9.19b 9.19c
alexander-coach-return = By a rule of this battle the unit comes back, fresh, in a free hex of the edge out of enemy zones of control. Choose a place where it is not struck at once.
    .rules = 7.23a
alexander-coach-return-facing = Choose which way it faces: a single unit has two hexes in front, two at the flanks, two behind.
    .rules = 7.11a

## Fields of scenario documents, as forms call them

alexander-field-base_level = Level of the plain
alexander-field-base_terrain = Ground of the plain
alexander-field-charisma = Charisma
alexander-field-classes = Classes
alexander-field-contingent_corps = Corps of the contingent
alexander-field-contingent_rating = Contingent rating
alexander-field-discouraged = Discouraged
alexander-field-double = Two hexes wide
alexander-field-elite = Elite
alexander-field-facing = Facing
alexander-field-hexside = Hexsides
alexander-field-hits = Cohesion hits
alexander-field-initiative = Initiative
alexander-field-line_only = Only in line
alexander-field-line_order = Line orders
alexander-field-ma = Movement (MA)
alexander-field-ma_ext = Movement, extended
alexander-field-map = Map
alexander-field-nation = Nation
alexander-field-optional_rules = Optional rules
alexander-field-overall_commander = Overall Commander
alexander-field-rampage = Rampage
alexander-field-range = Range
alexander-field-recommended = Recommended
alexander-field-retreat_edge = Retreat edge
alexander-field-rout_level = Rout Level
alexander-field-rout_points = Rout points
alexander-field-screen = Screened
alexander-field-solo_only = For one player only
alexander-field-strategy = Strategy
alexander-field-supply = Missile supply
alexander-field-tags = Tags
alexander-field-tie = In a tie wins
alexander-field-tq = Troop Quality (TQ)
alexander-field-true_north = True north
alexander-field-types = Types
alexander-field-wing_commanders = Wing commanders

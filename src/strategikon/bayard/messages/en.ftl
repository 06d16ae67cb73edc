### Sentences of `bayard`. `en.ftl` and `fr.ftl` have the same ids in the same order.

## The ruleset

bayard-name = La Règle « Alexandre et Bayard »
bayard-switch-large_army_activation = Units in each of the two activations of an army of more than 15 units (2.06).
bayard-switch-minimum_move = A unit may always make one step into ground open to it, by giving up the fight.
bayard-switch-very_light_separation = Shots at very light troops lose a die for each hex between, or for the whole range (4.28).
bayard-switch-panic_face = Panic costs a plaquette on a special, or on any face that hits (4.93).
bayard-switch-victory_timing = Victory is seen at once, or at the end of a turn (5.01).
bayard-switch-victory_count = Losses are counted in units or in points (5.03).
bayard-switch-barbarian_bonus = The die against Barbarians is for all fights, or for melee alone (A2.70).
bayard-switch-torch_dice = Dice of an attack with torches (A5.25).
bayard-switch-fire = Woods, houses and works can burn (A5.01).
bayard-switch-time_of_day = The hours of the day are counted (A5.28).
bayard-switch-weather = Rain, snow, wind, fog and heat (A5.31).
bayard-switch-variable_weather = The weather may change (A5.69).
bayard-switch-darkness = Night, sleep and sentinels (A5.72).
bayard-switch-change_order = Some troops may loosen and close up (A5.95).
bayard-switch-boats = Boats carry units over water (A5.97).
bayard-switch-hidden_units = Units hide under markers, some of them decoys (A5.107).
bayard-switch-camps = Camps can be looted (A5.110).
bayard-switch-corps_orders = Each Sub-general has a secret objective (A5.114).
bayard-switch-ammunition = Shots are counted (A5.117).
bayard-switch-agents = Agents attempt missions (A5.119).

## The turn

bayard-phase-deploy = Deployment
bayard-phase-turn = Beginning of the turn
bayard-phase-beasts = Elephants in panic
bayard-phase-succeed = A new General
bayard-phase-lead = Command
bayard-phase-activate = Command
bayard-phase-obey = Obedience
bayard-phase-move = Movement
bayard-phase-moved = End of movement
bayard-phase-fight = Combat
bayard-phase-fires = Fires
bayard-phase-rally = Rally
bayard-phase-laager = Wagons
bayard-phase-end = End of the turn
bayard-track-taken = Enemy units lost, in halves
bayard-box-outside = Beyond the edge
bayard-marker-beast = An elephant in panic
bayard-marker-runner = A messenger

## Questions

bayard-prompt-lead = { $side }: which leader activates?
bayard-prompt-activate = { $leader } has { $points ->
    [one] one point
   *[other] { $points } points
} left: activate units in his range, a leader, or send a messenger
bayard-prompt-move = { $side }: move the activated units, one after another
bayard-prompt-along = { $unit } leaves: does { $leader } go along?
bayard-prompt-go-on = { $unit }: go on, or halt here?
bayard-prompt-rush = { $unit } goes one hex farther, into contact
bayard-prompt-recoil = { $side }: where does the messenger recoil to?
bayard-prompt-refuge = { $leader } must flee: to which unit?
bayard-prompt-fight = { $side }: choose a fight
bayard-prompt-front = { $unit } attacks: does a leader step into the front rank?
bayard-prompt-react = { $target } attacks { $unit }: what does it answer?
bayard-prompt-aim = { $unit }: set one die apart for a leader?
bayard-prompt-strike = { $unit }: whom does the shot strike?
bayard-prompt-flight = { $unit }: run from one hit?
bayard-prompt-flags = { $unit }: { $flags ->
    [one] one flag
   *[other] { $flags } flags
}; how many are ignored?
bayard-prompt-retreat = { $unit } goes back: where to?
bayard-prompt-stampede = { $side }: where does the elephant run?
bayard-prompt-follow = { $unit } has won the hex: follow up?
bayard-prompt-pursue = { $unit } may ride on one hex
bayard-prompt-again = { $unit } may fight once more
bayard-prompt-riposte = { $unit }: strike back?
bayard-prompt-break-off = { $unit }: stand, or break off before the answer?
bayard-prompt-song = Does { $leader } sing?
bayard-prompt-rally = { $side }: which leader rallies his unit?
bayard-prompt-laager = { $side }: draw up wagons?
bayard-prompt-succeed = { $side }: who is the new General?

## Options

bayard-option-lead = { $leader } activates
bayard-option-activate = Activate { $unit }
bayard-option-activate-leader = Activate { $leader } alone
bayard-option-send = Send a messenger
bayard-option-send-herald = Send { $runner }
bayard-option-send-leader = Send { $leader } as a messenger
bayard-option-pass = No activation
bayard-option-done = Done
bayard-option-move = Move { $unit } to { $hex }
bayard-option-move-leader = Move { $leader } to { $hex }
bayard-option-move-runner = Move { $runner } to { $hex }
bayard-option-deliver = { $runner } brings the message to { $unit }
bayard-option-deliver-leader = { $leader } brings the message to { $unit }
bayard-option-enter = { $unit } comes on at { $hex }
bayard-option-exit = { $leader } leaves the table
bayard-option-form = { $unit } forms: { $formation }
bayard-option-break = { $unit } breaks its formation
bayard-option-chain = { $unit } lays chains toward { $hex }
bayard-option-unchain = { $unit } takes up the chains toward { $hex }
bayard-option-take = { $leader } goes along
bayard-option-leave = { $leader } stays
bayard-option-halt = Halt
bayard-option-recoil = { $runner } recoils to { $hex }
bayard-option-flee = { $leader } flees to { $hex }
bayard-option-shoot = { $unit } shoots at { $target }
bayard-option-attack = { $unit } attacks { $target }
bayard-option-front = { $leader } in the front rank
bayard-option-behind = Nobody steps forward
bayard-option-stand = Stand
bayard-option-stand-leader = Stand, with { $leader } in the front rank
bayard-option-evade = Evade
bayard-option-withdraw = Break off
bayard-option-aim = Aim at { $leader }
bayard-option-volley = A plain volley
bayard-option-strike-leader = { $leader } is struck
bayard-option-strike-unit = { $unit } is struck
bayard-option-run-away = Run: three flags instead of one hit
bayard-option-bear = Bear the hit
bayard-option-ignore = Ignore { $flags ->
    [one] one flag
   *[other] { $flags } flags
}
bayard-option-retreat = { $unit } retreats to { $hex }
bayard-option-evade-to = { $unit } evades to { $hex }
bayard-option-withdraw-to = { $unit } withdraws to { $hex }
bayard-option-run = The elephant runs to { $hex }
bayard-option-trample = It tramples { $unit }
bayard-option-follow = { $unit } follows up into { $hex }
bayard-option-advance = { $unit } advances to { $hex }
bayard-option-hold = Hold
bayard-option-riposte = Strike back
bayard-option-decline = Do not strike back
bayard-option-sing = { $leader } sings
bayard-option-rally = { $leader } rallies his unit
bayard-option-laager = { $unit } draws up its wagons
bayard-option-succeed = { $leader } takes command
bayard-option-appoint = The new General appears at { $hex }

## Events

bayard-event-turn = Turn { $turn }: { $side }
bayard-event-lead = { $leader } activates, { $points } points
bayard-event-activate = { $leader } activates { $unit }
bayard-event-activate-leader = { $leader } is activated alone
bayard-event-reached = A message sets { $unit } in motion
bayard-event-send = { $runner } sets out from { $hex }
bayard-event-runner = { $runner } reaches { $hex }
bayard-event-loss-dice = { $runner } on the way: { $dice }
bayard-event-capture-dice = { $runner } is ridden over: { $dice }
bayard-event-runner-lost = { $runner } is lost
bayard-event-delivered = { $runner } brings { $unit } its message
bayard-event-unreliable-dice = { $unit } wavers: { $dice }
bayard-event-obedience-dice = { $unit } considers the order: { $dice }
bayard-event-impetuous-dice = { $unit } can hardly be held: { $dice }
bayard-event-stays = { $leader } stays behind
bayard-event-move = { $unit } moves: { $path }
bayard-event-enter = { $unit } comes on at { $hex }
bayard-event-move-leader = { $leader } rides to { $hex }
bayard-event-exit = { $leader } leaves the table
bayard-event-form = { $unit } forms: { $formation }
bayard-event-break = { $unit } breaks up: { $formation }
bayard-event-chain = { $unit } lays chains toward { $hex }
bayard-event-unchain = { $unit } takes up the chains toward { $hex }
bayard-event-flee = { $leader } flees to { $hex }
bayard-event-leader-lost = { $leader } is lost
bayard-event-general-falls = { $leader } falls: { $side } misses a turn
bayard-event-succeeds = { $leader } takes command at { $hex }
bayard-event-shoot = { $unit } shoots at { $target }
bayard-event-attack = { $unit } attacks { $target }
bayard-event-riposte = { $unit } strikes back at { $target }
bayard-event-front-rank = { $leader } fights in the front rank
bayard-event-passage-dice = { $unit } crosses { $work }: { $dice }
bayard-event-attack-dice = { $unit } on { $target }: { $dice }
bayard-event-riposte-dice = { $unit } strikes back: { $dice }
bayard-event-shot-dice = { $unit } on { $target }: { $dice }
bayard-event-sniper-dice = { $unit } aims at { $leader }: { $dice }
bayard-event-confirm-dice = The armour of { $unit }: { $dice }
bayard-event-scatter-dice = The rockets of { $unit }: { $dice }
bayard-event-scatter = They fall on { $hex }
bayard-event-noise-dice = The noise, at { $unit }: { $dice }
bayard-event-song-dice = The song, at { $unit }: { $dice }
bayard-event-burst-dice = A gun of { $unit } bursts: { $dice }
bayard-event-wound-dice = { $leader } in danger: { $dice }
bayard-event-panic-dice = { $unit } in panic: { $dice }
bayard-event-losses = { $unit } loses { $count } ({ $left } left)
bayard-event-destroyed = { $unit } is destroyed
bayard-event-flags = { $unit }: { $flags } flags, { $ignored } ignored
bayard-event-retreat = { $unit } retreats: { $path }
bayard-event-evade = { $unit } evades: { $path }
bayard-event-withdraw = { $unit } withdraws: { $path }
bayard-event-wagons-left = { $unit } leaves its wagons at { $hex }
bayard-event-beast-loose = An elephant of { $side } breaks loose at { $hex }
bayard-event-beast-dice = The elephant at { $hex }: { $dice }
bayard-event-beast = The elephant runs to { $hex }
bayard-event-beast-gone = The elephant at { $hex } is gone
bayard-event-trample-dice = { $unit } is trampled: { $dice }
bayard-event-follow-up = { $unit } follows up into { $hex }
bayard-event-pursuit = { $unit } rides on to { $hex }
bayard-event-rally-dice = { $leader } rallies { $unit }: { $dice }, { $restored } back

## Why not

bayard-why-activated = { $unit } has been activated this turn
bayard-why-already-there = { $unit } stands in { $hex } already
bayard-why-beast-there = An elephant in panic bars { $hex }
bayard-why-cannot-evade = { $unit } cannot move, so it cannot evade
bayard-why-cliff = A cliff lies between { $unit } and { $target }
bayard-why-closed = { $hex } is closed to { $unit }: { $terrain }
bayard-why-driven-back = { $unit } was driven back too far to fire
bayard-why-elephants-gone = The elephants that { $unit } lost have run away
bayard-why-enemy-beside = An enemy stands beside { $unit }
bayard-why-enemy-leader = { $leader } is not one of your leaders
bayard-why-enemy-there = An enemy holds { $hex }
bayard-why-enemy-unit = { $unit } is not yours to act now
bayard-why-far-ally = { $unit } is far from its Sub-general: it only rejoins him or withdraws
bayard-why-far-fight = { $unit } is too far from its Sub-general to start a fight
bayard-why-formed = { $unit } cannot change its formation now
bayard-why-fought = { $unit } has had its fight this turn
bayard-why-friend-there = { $friend } bars the way through { $hex }
bayard-why-gun-on-road = { $unit } is on a road through rough ground
bayard-why-held = { $unit } was held back: no fight this turn
bayard-why-herald-away = { $runner } is not with the chief, or carries a message
bayard-why-in-formation = { $unit } is in a formation already
bayard-why-leader-activated = { $leader } has been activated this turn
bayard-why-leader-far = { $hex } is out of the reach of { $leader }
bayard-why-leader-gone = { $leader } is not on the table
bayard-why-leader-idle = { $leader } was not activated this turn
bayard-why-led-already = { $leader } has activated this turn
bayard-why-marched = { $unit } has gone too far to fight this turn
bayard-why-masked = { $unit } is masked at { $hex }
bayard-why-masked-hill = A height at { $hex } masks { $unit }
bayard-why-masked-unit = A unit at { $hex } masks { $unit }
bayard-why-melee = { $unit } or its leader was in a melee this turn
bayard-why-moved = { $unit } has moved this turn
bayard-why-moved-shooter = { $unit } does not shoot after moving
bayard-why-must-attack = { $unit } must attack first
bayard-why-no-commander = { $leader } commands nobody
bayard-why-no-enemy = { $target } is no enemy on the table
bayard-why-no-follow = { $unit } is not made to follow up on the level
bayard-why-no-follow-formation = { $unit } stands fast in its formation
bayard-why-no-follow-guns = { $unit } never follows up
bayard-why-no-formation = { $unit } is in no formation
bayard-why-no-herald = { $runner } is no herald of yours
bayard-why-no-laager = { $unit } moved, fought or was not activated
bayard-why-no-messenger = { $leader } cannot be sent
bayard-why-no-missile = { $unit } has no missile weapon
bayard-why-no-riposte = Nobody strikes back now
bayard-why-not-activated = { $unit } was not activated
bayard-why-not-at-edge = { $leader } is not at the edge of the table
bayard-why-not-beside = { $target } is not beside { $unit }
bayard-why-not-beside-chief = { $leader } does not stand with the chief
bayard-why-not-empty = { $hex } is not empty
bayard-why-not-his-men = { $unit } obeys the leaders of its own contingent alone
bayard-why-not-with-them = { $leader } does not wait with { $unit }
bayard-why-not-yet = { $unit } comes from turn { $turn } on
bayard-why-nothing-to-rally = { $leader } has no battered unit with him
bayard-why-occupied = { $hex } is held by a friend
bayard-why-on-road = { $unit } is on a road through ground closed to it
bayard-why-only-his-men = { $leader } commands his own contingent alone
bayard-why-other-contingent = This activation is not for { $leader }
bayard-why-other-group = { $unit } acts with the other chief’s group
bayard-why-out-of-range = { $unit } is more than { $hexes } hexes from { $leader }
bayard-why-out-of-shot = { $target } is more than { $hexes } hexes from { $unit }
bayard-why-preplayed = { $unit } evaded and does not move now
bayard-why-rallied = { $leader } has tried to rally this turn
bayard-why-stays = { $unit } wavers and stays
bayard-why-stop-before = { $unit } must begin its move before { $work } to cross it
bayard-why-too-far = { $hex } is more than { $hexes } hexes of movement away
bayard-why-too-slow = { $unit } ({ $hexes }) is not two hexes faster than its enemy ({ $attacker })
bayard-why-unit-gone = { $unit } is not on the table
bayard-why-untaught = { $unit } does not know { $formation }
bayard-why-no-chains = { $unit } has no chains to lay or take up toward { $hex }
bayard-why-chained = { $unit } must take up its chains first
bayard-why-work = { $work } keeps { $unit } out of { $hex }

## The end

bayard-end-demoralisation = { $winner } wins: the enemy army has lost heart ({ $grade })
bayard-end-leader_eliminated = { $winner } wins: the enemy leader has fallen ({ $grade })
bayard-end-occupy = { $winner } wins by holding the ground ({ $grade })
bayard-end-control = { $winner } wins by taking its objectives ({ $grade })
bayard-end-units_near = { $winner } wins: enough of its units came through ({ $grade })
bayard-end-none_on_terrain = { $winner } wins: the height was held ({ $grade })
bayard-end-fewer_losses = { $winner } wins with fewer losses ({ $grade })
bayard-end-time_limit = { $winner } wins: the time is up ({ $grade })
bayard-end-share = { $winner } wins: it has lost the smaller share ({ $grade })
bayard-end-destroyed = { $winner } wins: nobody is left to fight ({ $grade })
bayard-end-draw = The time is up, and nobody has won

## Files

bayard-complaint-board = { $file }: { $path }: { $columns } by { $rows } hexes is too small: at least 9 by 12 (1.04)
bayard-complaint-closed = { $file }: { $path }: the ground of { $hex } is closed to this unit (A1.62)
bayard-complaint-die = A die is one of { $known }, not { $word }
bayard-complaint-edges = { $file }: { $path }: both sides have the edge { $edge }
bayard-complaint-fire-lance = { $file }: { $path }: a fire lance goes with a cavalry lance (A2.38)
bayard-complaint-formation = { $file }: { $path }: these troops cannot form { $formation } (A3.26)
bayard-complaint-general = { $file }: { $path }: one General-in-chief, not { $count } (2.02)
bayard-complaint-gun = { $file }: { $path }: artillery needs a gun (A2.40)
bayard-complaint-hexes = { $file }: { $path }: { $text } is no hex of this board
bayard-complaint-leader = { $file }: { $path }: there is no leader { $leader }
bayard-complaint-losses = { $file }: { $path }: { $losses } losses leave nothing of the unit
bayard-complaint-melee = { $file }: { $path }: { $weapon } is no weapon for { $type } (A2.10)
bayard-complaint-missile = { $file }: { $path }: { $weapon } is no weapon for { $type } (A2.28)
bayard-complaint-morale = { $file }: { $path }: { $type } cannot be { $morale } (A2.50)
bayard-complaint-no-shots = { $file }: { $path }: these troops never shoot, so they have no { $weapon } (A2.25, A3.21)
bayard-complaint-plaquettes = { $file }: { $path }: { $count } plaquettes, the rules make it { $rule } (A2.49)
bayard-complaint-points = { $file }: { $path }: { $points } points, the units cost { $price } (A4.01)
bayard-complaint-road = { $file }: { $path }: each hex of a road must touch the next
bayard-complaint-side = { $file }: { $path }: there is no side { $side }
bayard-complaint-troop = { $file }: { $path }: the list has no troop { $troop }; it has { $known }
bayard-complaint-two = { $file }: { $path }: two units in { $hex } (1.23)
bayard-complaint-untaught = { $file }: { $path }: the unit was not taught { $formation } (A3.26)
bayard-complaint-weight = { $file }: { $path }: there is no { $weight } { $type } (A2.06)

## The sheet of a unit

bayard-sheet-weight = Weight
bayard-sheet-melee = Assault / melee
bayard-sheet-training = Training
bayard-sheet-missile = Shooting (range)
bayard-sheet-trait = Particularity
bayard-sheet-rank = Rank

## Armies

bayard-muster-budget = { $points } points for a budget of { $budget }: { $over } too many (A4.01)
bayard-muster-number = { $troop }: { $count }, the list asks for { $least } to { $most } (A4.16)
bayard-muster-years = { $troop } does not serve in { $year } (A4.16)
bayard-muster-general = One General-in-chief, and one only, not { $count } (2.02)
bayard-muster-ally = { $troop } needs a leader of its own: { $contingent } (2.10)
bayard-muster-cost = { $troop }: the list says { $cost }, the rules make it { $price } (A4.01)
bayard-muster-line = { $troop }: its { $key } is against the rules (A2.04)
bayard-wrg-notation = "{ $text }" is no notation: [Reg|Irr] GRADE CODE, WEAPON, … (A4.18)
bayard-wrg-grade = There is no grade { $grade } (A4.20)
bayard-wrg-code = There are no troops { $code } (A4.18)
bayard-wrg-weapon = There is no weapon { $weapon } (A4.18)
bayard-wrg-choice = { $key }: { $value } is none of { $known } (A4.19)

## Annex 5: hours and weather

bayard-phase-sky = Sky
bayard-prompt-reroll = The weather changes: which of the two first dice is rolled again?
bayard-option-reroll = Roll die { $die } again
bayard-why-weather = { $unit } cannot be seen: sight ends at { $hexes } hexes in this weather
bayard-why-wet-powder = The powder of { $unit } cannot be used in this weather
bayard-why-slowed = { $unit } does not get as far as { $hex } in this weather
bayard-why-flooded = { $unit } cannot pass { $hex }: the water is too high
bayard-event-hour-dice = The hour: { $dice }
bayard-event-hour = Hour { $hour }: { $part ->
    [dawn] dawn
    [dusk] dusk
    [night] night
   *[day] day
}
bayard-event-weather-dice = The weather: { $dice }
bayard-event-force-dice = Its force: { $dice }
bayard-event-direction-dice = Where the wind blows: { $dice }
bayard-event-wind-dice = The force of the wind: { $dice }
bayard-event-stability-dice = The stability of the weather: { $dice }
bayard-event-change-dice = Does the weather change? { $dice }
bayard-event-irregular-dice = Does it fall this turn? { $dice }
bayard-event-fog-dice = The fog: { $dice }
bayard-event-weather = The weather: { $weather ->
    [snow] snow
    [rain] rain
    [fog] fog
    [heat] heat
   *[fair] fair
} { $force ->
    [drizzle] (drizzle)
    [light] (light)
    [heavy] (heavy)
    [very_heavy] (very heavy)
    [storm] (storm)
    [irregular] (irregular)
    [hail] (hail)
    [hail_storm] (hail storm)
    [light_mist] (light mist)
    [mist] (mist)
    [thick_mist] (thick mist)
    [fog] (fog)
    [pea_soup] (pea soup)
   *[other] { "" }
}
bayard-event-wind = The wind: { $force ->
    [very_weak] very weak
    [weak] weak
    [medium] medium
    [strong] strong
    [very_strong] very strong
   *[storm] storm
}, toward { $toward }
bayard-event-falls = { $weather ->
    [snow] Hail ({ $force }) falls this turn
   *[other] Rain ({ $force }) falls this turn
}
bayard-event-holds-off = { $weather ->
    [snow] The hail ({ $force }) holds off this turn
   *[other] The rain ({ $force }) holds off this turn
}
bayard-event-exposure-dice = { $cause ->
    [thirst] Thirst strikes
    [sand] The sandstorm strikes
   *[storm] The weather strikes
} { $unit }: { $dice }

## Annex 5: fire and order

bayard-option-loosen = Loosen the ranks
bayard-option-close = Close the ranks
bayard-option-burn = { $unit } lights { $element }
bayard-option-douse = { $unit } fights the fire: { $element }
bayard-why-no-loosening = { $unit } may not change its order
bayard-why-loosest = { $unit } cannot become lighter
bayard-why-closed-up = { $unit } has not loosened its ranks
bayard-why-unknown-element = There is no { $name } that could burn here
bayard-why-cannot-burn = { $element } cannot be lit now
bayard-why-too-wet = It is too wet to light { $element }
bayard-why-no-fire = { $unit } has nothing to light a fire with
bayard-why-busy = { $unit } must do nothing else this turn
bayard-why-torch-far = { $element } is not beside { $unit }
bayard-why-friend-in-fire = { $unit } does not shoot fire at { $element }: friends are there
bayard-why-fire-far = { $element } is too far for the fire of { $unit }: { $hexes } hexes at the most
bayard-why-fire-beside = { $unit } cannot shoot fire at { $element } from the next hex
bayard-why-shoot-unit = { $unit } shoots at the enemy there, and { $element } suffers with him
bayard-why-no-flames = { $element } does not burn
bayard-why-burning = { $unit } cannot enter { $hex }: it burns
bayard-why-burning-face = { $unit } cannot go to { $hex }: the work between burns
bayard-why-fire-between = The work between { $unit } and { $target } burns
bayard-why-bridge-lost = { $unit } cannot enter { $hex }: the bridge has burnt
bayard-complaint-element = { $file }: { $path }: { $element } is nothing that can burn here (A5.01)
bayard-event-order = { $unit } changes its order: { $weight }
bayard-event-burn = { $unit } sets fire to { $element }
bayard-event-fire-dice = Fire on { $element }: { $dice }
bayard-event-scorched = { $element } resists: { $left } left
bayard-event-burns = { $element } burns
bayard-event-burnt-down = { $element } has burnt down
bayard-event-burn-dice = Fire strikes { $unit }: { $dice }
bayard-event-douse-dice = { $unit } fights the fire in { $element }: { $dice }
bayard-event-fire-weather-dice = Wind and wet on { $element }: { $dice }
bayard-event-fire-out = The fire in { $element } is out

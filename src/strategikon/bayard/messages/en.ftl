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
bayard-switch-variable_weather = The weather may change, where it counts at all (A5.69).
bayard-switch-darkness = Night, sleep and sentinels: all the battle, or the hours of night (A5.72).
bayard-switch-change_order = Some troops may loosen and close up (A5.95).
bayard-switch-boats = Boats, where the battle has some, carry units over water (A5.97).
bayard-switch-hidden_units = Units hide under markers, some of them decoys (A5.107).
bayard-switch-camps = Camps, where the battle has some, can be looted (A5.110).
bayard-switch-corps_orders = Each Sub-general has a secret objective (A5.114).
bayard-switch-ammunition = Shots are counted: beyond its reserve a unit loses dice (A5.117).
bayard-switch-agents = Agents, where a side has some, attempt missions (A5.119).

## The turn

bayard-phase-deploy = Deployment
bayard-phase-turn = Beginning of the turn
bayard-phase-dawn = Beginning of the turn
bayard-phase-beasts = Elephants in panic
bayard-phase-listen = Sentinels listen
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

## Questions

bayard-prompt-lead = { $side }: who commands?
bayard-prompt-activate = { $side }: activate, { $points ->
    [one] one point left
   *[other] { $points } points left
}
bayard-prompt-move = { $side }: move the activated units
bayard-prompt-along = { $leader }: go along with { $unit }?
bayard-prompt-go-on = { $unit }: go on, or halt here?
bayard-prompt-rush = { $unit }: one hex farther, into contact
bayard-prompt-rouse = { $unit } wakes another friend, or halts
bayard-prompt-recoil = { $side }: where does the messenger recoil to?
bayard-prompt-refuge = { $leader } must flee: to which unit?
bayard-prompt-fight = { $side }: choose a fight
bayard-prompt-front = { $unit }: a leader in the front rank?
bayard-prompt-react = { $unit }, attacked by { $target }: what now?
bayard-prompt-aim = { $unit }: set one die apart for a leader?
bayard-prompt-strike = { $unit }: whom does the shot strike?
bayard-prompt-flight = { $unit }: run from one hit?
bayard-prompt-flags = { $unit }: { $flags ->
    [one] one flag
   *[other] { $flags } flags
}; how many are ignored?
bayard-prompt-retreat = { $unit }: fall back where?
bayard-prompt-stampede = { $side }: where does the elephant run?
bayard-prompt-follow = { $unit }: follow into the empty hex?
bayard-prompt-pursue = { $unit }: ride on one hex?
bayard-prompt-again = { $unit }: fight once more?
bayard-prompt-riposte = { $unit }: strike back?
bayard-prompt-break-off = { $unit }: stand, or break off before the answer?
bayard-prompt-song = Does { $leader } sing?
bayard-prompt-rally = { $side }: which leader rallies his unit?
bayard-prompt-laager = { $side }: draw up wagons?
bayard-prompt-succeed = { $side }: who is the new General?

## Options

bayard-option-lead = { $leader } commands
bayard-option-activate = Activate { $unit }
bayard-option-activate-leader = Activate { $leader } alone
bayard-option-send = Send a messenger
bayard-option-send-herald = Send { $runner }
bayard-option-send-leader = Send { $leader } as a messenger
bayard-option-pass = No activation
bayard-option-done = Done
bayard-option-move = { $unit } to { $hex }
bayard-option-move-leader = { $leader } to { $hex }
bayard-option-move-runner = { $runner } to { $hex }
bayard-option-deliver = { $runner } to { $unit }, with the order
bayard-option-deliver-leader = { $leader } to { $unit }, with the order
bayard-option-enter = { $unit }: come on at { $hex }
bayard-option-exit = { $leader } leaves the table
bayard-option-exit-unit = { $unit } leaves the table
bayard-option-form = { $unit }: { $formation }
bayard-option-break = { $unit }: leave the formation
bayard-option-chain = { $unit }: chains toward { $hex }
bayard-option-unchain = { $unit }: take up the chains toward { $hex }
bayard-option-take = { $leader } goes along
bayard-option-leave = { $leader } stays
bayard-option-halt = Halt
bayard-option-recoil = { $runner } recoils to { $hex }
bayard-option-flee = { $leader } flees to { $hex }
bayard-option-shoot = Shoot at { $target } with { $unit }
bayard-option-attack = Attack { $target } with { $unit }
bayard-option-front = { $leader } in the front rank
bayard-option-behind = Nobody steps forward
bayard-option-stand = Stand
bayard-option-stand-leader = Stand, with { $leader } in the front rank
bayard-option-evade = Evade
bayard-option-withdraw = Break off
bayard-option-aim = Aim at { $leader }
bayard-option-volley = A plain volley
bayard-option-strike-leader = Strike { $leader }
bayard-option-strike-unit = Strike { $unit }
bayard-option-run-away = Run: three flags instead of one hit
bayard-option-bear = Bear the hit
bayard-option-ignore = Ignore { $flags ->
    [one] one flag
   *[other] { $flags } flags
}
bayard-option-retreat = { $unit }: back to { $hex }
bayard-option-evade-to = { $unit }: evade to { $hex }
bayard-option-withdraw-to = { $unit }: withdraw to { $hex }
bayard-option-run = The elephant to { $hex }
bayard-option-trample = Over { $unit }
bayard-option-follow = { $unit }: follow into { $hex }
bayard-option-advance = { $unit }: on to { $hex }
bayard-option-hold = Stay
bayard-option-riposte = Strike back
bayard-option-decline = Do not strike back
bayard-option-sing = { $leader } sings
bayard-option-rally = { $leader } rallies his unit
bayard-option-laager = { $unit }: draw up the wagons
bayard-option-succeed = { $leader } takes command
bayard-option-appoint = The new General appears at { $hex }

## Events

bayard-event-turn = Turn { $turn }: { $side }
bayard-event-lead = { $leader } commands, with { $points ->
    [one] one point
   *[other] { $points } points
}
bayard-event-activate = Called up: { $unit }
bayard-event-activate-leader = { $leader } goes alone
bayard-event-reached = The message reached { $unit }
bayard-event-reached-hidden = A message has reached somebody
bayard-event-send = { $runner } sets out from { $hex }
bayard-event-runner = { $runner } reaches { $hex }
bayard-event-loss-dice = { $runner } on the way: { $dice }
bayard-event-capture-dice = { $runner } is ridden over: { $dice }
bayard-event-runner-lost = { $runner } is lost
bayard-event-delivered = { $runner } brings { $unit } its message
bayard-event-unreliable-dice = Will { $unit } march: { $dice }
bayard-event-obedience-dice = Will { $unit } obey: { $dice }
bayard-event-impetuous-dice = Can { $unit } be held: { $dice }
bayard-event-stays = { $leader } stays behind
bayard-event-move = { $unit } went to { $hex }
bayard-event-move-hidden = Something moves that is not seen
bayard-event-enter = { $unit } came on at { $hex }
bayard-event-move-leader = { $leader } rides to { $hex }
bayard-event-exit = { $leader } leaves the table
bayard-event-exit-unit = { $unit } left the table
bayard-event-form = { $unit } formed: { $formation }
bayard-event-form-hidden = Somebody draws up in the dark
bayard-event-break = { $unit } left the formation: { $formation }
bayard-event-chain = { $unit } laid chains toward { $hex }
bayard-event-unchain = { $unit } took up the chains toward { $hex }
bayard-event-flee = { $leader } flees to { $hex }
bayard-event-leader-lost = { $leader } is lost
bayard-event-general-falls = { $leader } falls: a turn missed for { $side }
bayard-event-succeeds = { $leader } takes command at { $hex }
bayard-event-shoot = { $unit } shot at { $target }
bayard-event-attack = { $unit } attacked { $target }
bayard-event-riposte = { $unit } struck back at { $target }
bayard-event-front-rank = { $leader } fights in the front rank
bayard-event-passage-dice = { $unit } crossing { $work }: { $dice }
bayard-event-attack-dice = The blow: { $dice }
bayard-event-riposte-dice = The answer: { $dice }
bayard-event-shot-dice = The shots: { $dice }
bayard-event-sniper-dice = A shot aimed at { $leader }: { $dice }
bayard-event-confirm-dice = Does the armour of { $unit } hold: { $dice }
bayard-event-scatter-dice = The rockets of { $unit }: { $dice }
bayard-event-scatter = They fall on { $hex }
bayard-event-noise-dice = The noise near { $unit }: { $dice }
bayard-event-song-dice = The song near { $unit }: { $dice }
bayard-event-burst-dice = A gun of { $unit } bursts: { $dice }
bayard-event-wound-dice = { $leader } in danger: { $dice }
bayard-event-panic-dice = { $unit } in panic: { $dice }
bayard-event-losses = { $unit } lost { $count ->
    [one] one plaquette
   *[other] { $count } plaquettes
}, { $left } left
bayard-event-destroyed = { $unit }: destroyed
bayard-event-flags = { $unit }: { $flags ->
    [one] one flag
   *[other] { $flags } flags
}, { $ignored ->
    [0] none ignored
   *[other] { $ignored } ignored
}
bayard-event-retreat = { $unit } fell back to { $hex }
bayard-event-evade = { $unit } evaded to { $hex }
bayard-event-withdraw = { $unit } withdrew to { $hex }
bayard-event-wagons-left = { $unit } left the wagons at { $hex }
bayard-event-beast-loose = { $side }: an elephant breaks loose at { $hex }
bayard-event-beast-dice = The elephant at { $hex }: { $dice }
bayard-event-beast = The elephant runs to { $hex }
bayard-event-beast-gone = The elephant at { $hex } is gone
bayard-event-trample-dice = { $unit } under the feet of an elephant: { $dice }
bayard-event-follow-up = { $unit } followed into { $hex }
bayard-event-pursuit = { $unit } went on to { $hex }
bayard-event-rally-dice = { $leader } rallied { $unit }, { $restored } back: { $dice }

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
bayard-why-no-shot-beside = { $target } stands beside { $unit }: that is no distance for a shot
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
bayard-why-no-exit = This battle lets no unit leave the table
bayard-why-unit-not-at-edge = { $unit } is not at the edge of the table, or cannot move
bayard-why-leader-moved = { $leader } has moved this turn
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
bayard-why-no-laager = { $unit } has moved, fought hand to hand or changed its formation this turn
bayard-why-no-wagons = { $unit } has no wagons any more
bayard-why-unknown-runner = There is no messenger { $name } here
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
bayard-why-not-meanwhile = { $unit } is moving, and finishes its move first
bayard-why-way-barred = Others bar the way of { $unit } to { $hex }
bayard-why-met = Somebody alone stands in the way: { $unit } first enters his hex, and from there may go on to { $hex }
bayard-why-runner-moved = { $runner } has gone its way this turn
bayard-why-runner-far = { $hex } is more than { $hexes } hexes from { $runner }
bayard-why-no-recoil = { $runner } recoils one hex toward its own edge, not to { $hex }
bayard-why-reroll = One of the two dice of the weather is rolled again, and only when it changes much
bayard-why-other-phase = This is not the moment: it belongs to another phase
bayard-why-no-way = The ground lets nobody into { $hex }
bayard-why-not-outside = { $unit } does not wait outside
bayard-why-other-edge = { $unit } does not come on at { $hex }
bayard-why-general-behind = { $leader } is the General-in-chief and stays behind the front rank
bayard-why-not-with-unit = { $leader } is not with the unit
bayard-why-nowhere-back = { $unit } has no hex to fall back to
bayard-why-no-withdrawal = Only a leader with the unit may break off a melee
bayard-why-too-late = That was to be said before the blow
bayard-why-no-evade = Only a unit that is attacked hand to hand may evade
bayard-why-no-reason = There is no reason to ignore so many flags: { $flags }
bayard-why-not-going-back = { $unit } does not fall back now
bayard-why-not-homeward = { $hex } does not lie toward the edge of { $unit }
bayard-why-not-so-far-back = The way back of { $unit } does not end in { $hex }
bayard-why-not-won = { $unit } has won no such hex
bayard-why-must-follow = { $unit } must follow up
bayard-why-no-contact = { $unit } goes a hex farther only to meet an enemy
bayard-why-one-hex = { $unit } does not ride on so far
bayard-why-no-pursuit = { $unit } does not pursue now
bayard-why-carried-away = { $unit } is carried away and does not halt
bayard-why-not-again = { $unit } fights again only with an enemy beside it
bayard-why-no-refuge = { $leader } finds no refuge there
bayard-why-beast-way = An elephant in panic runs toward its own edge, around units if it can
bayard-why-beast-avoids = The elephant can avoid { $unit }, or does not come near it
bayard-why-no-heir = { $leader } is not next in command
bayard-why-heirs-left = There are leaders left to take command

## The end

bayard-end-demoralisation = { $winner } won: the enemy army has lost heart ({ $grade })
bayard-end-leader_eliminated = { $winner } won: the enemy leader has fallen ({ $grade })
bayard-end-occupy = { $winner } won by holding the ground ({ $grade })
bayard-end-control = { $winner } won by taking its objectives ({ $grade })
bayard-end-units_near = { $winner } won: enough of its units came through ({ $grade })
bayard-end-none_on_terrain = { $winner } won: the height was held ({ $grade })
bayard-end-fewer_losses = { $winner } won with fewer losses ({ $grade })
bayard-end-time_limit = { $winner } won: the time is up ({ $grade })
bayard-end-share = { $winner } won: it has lost the smaller share ({ $grade })
bayard-end-destroyed = { $winner } won: nobody is left to fight ({ $grade })
bayard-end-draw = The time is up, and nobody has won
bayard-grade-marginal = marginal
bayard-grade-moderate = moderate
bayard-grade-decisive = decisive

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
bayard-complaint-decoys = { $file }: { $path }: { $count } decoys for { $units } units are too many (A5.108)
bayard-complaint-sentinel = { $file }: { $path }: { $hex } is not beside { $unit } (A5.80)
bayard-complaint-untaught = { $file }: { $path }: the unit was not taught { $formation } (A3.26)
bayard-complaint-weight = { $file }: { $path }: there is no { $weight } { $type } (A2.06)

## The sheet of a unit

bayard-sheet-arm = Arm
bayard-sheet-weight = Weight
bayard-sheet-plaquettes = Plaquettes left
bayard-sheet-weapon = Hand weapon
bayard-sheet-melee = Assault / melee
bayard-sheet-training = Training
bayard-sheet-moves = Hexes with combat / without
bayard-sheet-missile = Missile weapon
bayard-sheet-shot = Shooting dice / range
bayard-sheet-support = Friends beside it / needed
bayard-sheet-escort = Foot with it
bayard-sheet-knows = Knows
bayard-sheet-equipment = Equipment
bayard-sheet-trait = Particularity
bayard-sheet-rank = Rank
bayard-sheet-quality = Quality
bayard-sheet-points = Units more or fewer
bayard-sheet-range = Command range
bayard-sheet-character = Character
bayard-number-class = Weight
bayard-number-armour = Weight
bayard-number-attack-dice = Dice in attack now
bayard-number-hexes-with-combat = Hexes with combat now
bayard-number-command-group = Group
bayard-number-seniority = Rank

## Words of the muster sheet

bayard-arm-infantry = infantry
bayard-arm-cavalry = cavalry
bayard-arm-camelry = camelry
bayard-arm-chariot = chariots
bayard-arm-elephant = elephants
bayard-arm-artillery = artillery
bayard-weight-very_light = very light (yellow)
bayard-weight-light = light (green)
bayard-weight-medium = medium (blue)
bayard-weight-heavy = heavy (red)
bayard-weight-very_heavy = very heavy (black)
bayard-armour-very_light = very light
bayard-armour-light = light
bayard-armour-medium = medium
bayard-armour-heavy = heavy
bayard-armour-very_heavy = very heavy
bayard-weapon-individual_weapon = individual weapon
bayard-weapon-swordsmen = swordsmen
bayard-weapon-short_weapon = short weapon or knife
bayard-weapon-improvised_weapon = improvised weapons
bayard-weapon-two_hand_weapons = two hand weapons
bayard-weapon-two_handed_weapon = two-handed weapon
bayard-weapon-short_spear = infantry short spear
bayard-weapon-spear = infantry spear
bayard-weapon-pike = pike
bayard-weapon-heavy_throwing_weapon = heavy throwing weapon
bayard-weapon-heavy_throwing_swordsmen = heavy throwing weapon, swordsmen
bayard-weapon-siphon = hand siphon
bayard-weapon-grenades = grenades and fire pots
bayard-weapon-cavalry_weapon = cavalry individual weapon
bayard-weapon-cavalry_swordsmen = cavalry swordsmen or mace
bayard-weapon-cavalry_two_handed = cavalry two-handed weapon
bayard-weapon-cavalry_javelins = cavalry javelins
bayard-weapon-cavalry_javelins_swordsmen = cavalry javelins, swordsmen
bayard-weapon-cavalry_spear = cavalry spear
bayard-weapon-cavalry_spear_swordsmen = cavalry spear, swordsmen
bayard-weapon-cavalry_lance = cavalry lance
bayard-weapon-cavalry_lance_swordsmen = cavalry lance, swordsmen
bayard-weapon-couched_lance = couched lance
bayard-weapon-couched_lance_swordsmen = couched lance, swordsmen
bayard-weapon-light_chariot = light chariot
bayard-weapon-medium_chariot = medium chariot
bayard-weapon-heavy_chariot = heavy chariot
bayard-weapon-very_heavy_chariot = very heavy chariot
bayard-weapon-scythed_heavy_chariot = scythed heavy chariot
bayard-weapon-scythed_very_heavy_chariot = scythed very heavy chariot
bayard-weapon-war_elephant = war elephant
bayard-weapon-other_elephant = other elephant
bayard-weapon-dokyu = repeating crossbow (dokyu)
bayard-weapon-chakram = chakram
bayard-weapon-katar = katar or kris
bayard-weapon-wooden_sword = wooden sword
bayard-weapon-net = net (as lasso)
bayard-weapon-harpoon = harpoon
bayard-weapon-boomerang = throwing boomerang
bayard-weapon-lasso = lasso
bayard-weapon-manriki = manriki-gusari
bayard-weapon-tlacochtli = tlacochtli
bayard-weapon-tlacochtli_atlatl = tlacochtli with atlatl
bayard-weapon-chu_ko_nu = chu-ko-nu
bayard-weapon-tanto = tanto
bayard-weapon-ball_bow = ball bow
bayard-weapon-daikyu_early = daikyu before the Mongols
bayard-weapon-daikyu_late = daikyu after the Mongols
bayard-weapon-bo = bo
bayard-weapon-bokuto = bokuto
bayard-weapon-jitte = jitte
bayard-weapon-jo = jo
bayard-weapon-katana = katana
bayard-weapon-naginata = naginata
bayard-weapon-nagimaki = nagimaki
bayard-weapon-nodachi = no-dachi
bayard-weapon-tachi = tachi
bayard-weapon-sai = sai
bayard-weapon-shuriken = shuriken
bayard-weapon-tetsubishi = tetsu-bishi
bayard-weapon-tetsubo = tetsubo
bayard-weapon-uchine = uchi-ne
bayard-weapon-wakizashi = wakizashi
bayard-weapon-yari = yari
bayard-weapon-long_yari = long yari
bayard-weapon-other_martial_arts = other martial-arts weapons
bayard-missile-thrown_stones = thrown stick or stone
bayard-missile-darts = darts and short javelins
bayard-missile-javelins = javelins
bayard-missile-light_bow = light bow
bayard-missile-composite_bow = composite bow or longbow
bayard-missile-light_crossbow = light crossbow
bayard-missile-heavy_crossbow = heavy crossbow
bayard-missile-sling = sling
bayard-missile-staff_sling = staff sling
bayard-missile-spear_thrower = spear-thrower
bayard-missile-blowpipe = blowpipe
bayard-missile-handgun = handgun
bayard-missile-mounted_handgun = mounted handgun or pistol
bayard-missile-arquebus = arquebus
bayard-missile-mounted_arquebus = mounted arquebus
bayard-missile-grenades = grenades and fire pots
bayard-missile-slung_fire_pots = slung fire pots
bayard-missile-siphon = hand siphon
bayard-missile-fire_lance = fire lance
bayard-missile-hand_rockets = hand rockets
bayard-missile-artillery_very_light = very light artillery
bayard-missile-artillery_light = light artillery
bayard-missile-artillery_medium = medium artillery
bayard-missile-artillery_heavy = heavy artillery
bayard-missile-artillery_very_heavy = very heavy artillery
bayard-missile-powder_very_light = very light powder artillery
bayard-missile-powder_light = light powder artillery
bayard-missile-powder_medium = medium powder artillery
bayard-missile-powder_heavy = heavy powder artillery
bayard-missile-powder_very_heavy = very heavy powder artillery
bayard-missile-rocket_very_light = very light rocket artillery
bayard-missile-rocket_light = light rocket artillery
bayard-missile-rocket_medium = medium rocket artillery
bayard-missile-rocket_heavy = heavy rocket artillery
bayard-missile-heavy_flame_thrower = heavy flame thrower
bayard-missile-organ_gun = organ gun
bayard-missile-multi_cannon = multi-barrel cannon
bayard-missile-incendiary_bomb = incendiary bomb
bayard-missile-dokyu = repeating crossbow (dokyu)
bayard-missile-chakram = chakram
bayard-missile-katar = katar or kris
bayard-missile-wooden_sword = wooden sword
bayard-missile-net = net (as lasso)
bayard-missile-harpoon = harpoon
bayard-missile-boomerang = throwing boomerang
bayard-missile-lasso = lasso
bayard-missile-manriki = manriki-gusari
bayard-missile-tlacochtli = tlacochtli
bayard-missile-tlacochtli_atlatl = tlacochtli with atlatl
bayard-missile-chu_ko_nu = chu-ko-nu
bayard-missile-tanto = tanto
bayard-missile-ball_bow = ball bow
bayard-missile-daikyu_early = daikyu before the Mongols
bayard-missile-daikyu_late = daikyu after the Mongols
bayard-missile-bo = bo
bayard-missile-bokuto = bokuto
bayard-missile-jitte = jitte
bayard-missile-jo = jo
bayard-missile-katana = katana
bayard-missile-naginata = naginata
bayard-missile-nagimaki = nagimaki
bayard-missile-nodachi = no-dachi
bayard-missile-tachi = tachi
bayard-missile-sai = sai
bayard-missile-shuriken = shuriken
bayard-missile-tetsubishi = tetsu-bishi
bayard-missile-tetsubo = tetsubo
bayard-missile-uchine = uchi-ne
bayard-missile-wakizashi = wakizashi
bayard-missile-yari = yari
bayard-missile-long_yari = long yari
bayard-missile-other_martial_arts = other martial-arts weapons
bayard-weapon-thrown_stones = thrown stick or stone
bayard-weapon-darts = darts and short javelins
bayard-weapon-javelins = javelins
bayard-weapon-light_bow = light bow
bayard-weapon-composite_bow = composite bow or longbow
bayard-weapon-light_crossbow = light crossbow
bayard-weapon-heavy_crossbow = heavy crossbow
bayard-weapon-sling = sling
bayard-weapon-staff_sling = staff sling
bayard-weapon-spear_thrower = spear-thrower
bayard-weapon-blowpipe = blowpipe
bayard-weapon-handgun = handgun
bayard-weapon-mounted_handgun = mounted handgun or pistol
bayard-weapon-arquebus = arquebus
bayard-weapon-mounted_arquebus = mounted arquebus
bayard-weapon-slung_fire_pots = slung fire pots
bayard-weapon-fire_lance = fire lance
bayard-weapon-hand_rockets = hand rockets
bayard-weapon-artillery_very_light = very light artillery
bayard-weapon-artillery_light = light artillery
bayard-weapon-artillery_medium = medium artillery
bayard-weapon-artillery_heavy = heavy artillery
bayard-weapon-artillery_very_heavy = very heavy artillery
bayard-weapon-powder_very_light = very light powder artillery
bayard-weapon-powder_light = light powder artillery
bayard-weapon-powder_medium = medium powder artillery
bayard-weapon-powder_heavy = heavy powder artillery
bayard-weapon-powder_very_heavy = very heavy powder artillery
bayard-weapon-rocket_very_light = very light rocket artillery
bayard-weapon-rocket_light = light rocket artillery
bayard-weapon-rocket_medium = medium rocket artillery
bayard-weapon-rocket_heavy = heavy rocket artillery
bayard-weapon-heavy_flame_thrower = heavy flame thrower
bayard-weapon-organ_gun = organ gun
bayard-weapon-multi_cannon = multi-barrel cannon
bayard-weapon-incendiary_bomb = incendiary bomb
bayard-trait-aggressive = aggressive
bayard-trait-allied = allied or feudal
bayard-trait-static_artillery = static artillery
bayard-trait-barbarians = barbarians
bayard-trait-fickle = fickle
bayard-trait-arab_horse = Arab horse
bayard-trait-indian_horse = Indian horse
bayard-trait-woodsmen = woodsmen
bayard-trait-mass_effect = mass effect
bayard-trait-eager = eager
bayard-trait-enraged = enraged
bayard-trait-stubborn = stubborn
bayard-trait-fanatics = fanatics
bayard-trait-fortified = fortified
bayard-trait-flight = flight
bayard-trait-fleeing = fleeing
bayard-trait-marsh_dwellers = marsh dwellers
bayard-trait-harassment = harassment
bayard-trait-hesitant = hesitant
bayard-trait-impetuous = impetuous
bayard-trait-elusive = elusive
bayard-trait-slow = slow
bayard-trait-mobile = mobile
bayard-trait-mountaineers = mountaineers
bayard-trait-panic = panic
bayard-trait-unreliable = unreliable
bayard-trait-break_away = breaking away
bayard-trait-skiers = skiers
bayard-trait-tenacious = tenacious
bayard-trait-sharpshooters = sharpshooters
bayard-trait-marksmen = marksmen
bayard-formation-shield_wall = shield wall
bayard-formation-wedge = wedge
bayard-formation-tortoise = tortoise
bayard-formation-salvo = salvo
bayard-formation-forlorn_hope = forlorn hope
bayard-formation-wagons_in_defence = wagons in defence
bayard-equipment-pavise = pavise
bayard-equipment-sacred_symbol = sacred symbol
bayard-equipment-mantlet = mantlet
bayard-equipment-chains = chains
bayard-equipment-palisaded_wagons = palisaded wagons
bayard-equipment-persian_tower = Persian mobile tower
bayard-equipment-fire_kit = fire kit
bayard-rank-general_in_chief = General-in-chief
bayard-rank-sub_general = Sub-general
bayard-rank-senior_officer = Senior officer
bayard-rank-figure = character without command
bayard-quality-bad = bad
bayard-quality-mediocre = mediocre
bayard-quality-good = good
bayard-quality-excellent = excellent
bayard-leader-allied = allied leader
bayard-leader-random_obedience = random obedience
bayard-leader-rash = rash
bayard-leader-cautious = cautious
bayard-character-alexander = Alexander the Great
bayard-character-hannibal = Hannibal
bayard-character-bayard = Bayard
bayard-character-joan_of_arc = Joan of Arc
bayard-character-sun_tzu = Sun Tzu
bayard-character-achilles = Achilles
bayard-character-hector = Hector
bayard-character-paris = Paris
bayard-character-getafix = Getafix
bayard-character-obelix = Obelix
bayard-character-asterix = Asterix
bayard-character-dogmatix = Dogmatix
bayard-character-cacofonix = Cacofonix

## The ground

bayard-terrain-woods = woods
bayard-terrain-rough = rocks
bayard-terrain-habitations = houses
bayard-terrain-minor_river = river
bayard-terrain-major_river = great river
bayard-terrain-level-2 = hill
bayard-terrain-level-3 = hill, second level
bayard-terrain-level-4 = hill, third level
bayard-terrain-level-5 = hill, fourth level
bayard-terrain-open = open ground
bayard-terrain-forest = forest
bayard-terrain-hill = hill
bayard-terrain-rocks = rocks
bayard-terrain-marsh = marsh
bayard-terrain-mountain = mountain
bayard-terrain-sand = sand
bayard-terrain-snow = snow
bayard-terrain-lake = lake
bayard-terrain-pond = pond
bayard-terrain-sea = sea
bayard-terrain-river = river
bayard-terrain-great_river = great river
bayard-terrain-beach = beach
bayard-terrain-ford = ford
bayard-terrain-stream = stream
bayard-terrain-built_up = built-up area
bayard-terrain-road = road
bayard-terrain-bridge = bridge
bayard-terrain-soft_ground = soft ground
bayard-terrain-dry_ditch = dry ditch
bayard-terrain-low_wall = low wall
bayard-work-wall = low wall
bayard-work-palisade = palisade
bayard-work-embankment = embankment
bayard-work-ditch = ditch
bayard-work-fortification = fortification
bayard-work-stakes = stakes
bayard-work-barrier = barrier or chevaux-de-frise
bayard-work-chains = chains
bayard-work-abatis = abatis
bayard-work-pits = pits
bayard-work-caltrops = caltrops
bayard-work-scree = scree
bayard-work-cliff = cliff

## States

bayard-badge-ordered = activated
bayard-badge-moved = has moved
bayard-badge-marched = marched too far to fight
bayard-badge-fought = has fought
bayard-badge-preplayed = pre-played: it evaded and does not move
bayard-badge-message = a message lies with it: activated next turn
bayard-badge-reached = activated by a messenger
bayard-badge-stays = wavers and stays
bayard-badge-held = held back: one hex, no fight
bayard-badge-enraged = enraged: it must attack
bayard-badge-on-foot = on foot: its animals are gone
bayard-badge-static = its team is gone: it cannot move
bayard-badge-asleep = asleep
bayard-badge-woken = only just awake
bayard-badge-torches = torches lit
bayard-badge-no-ammunition = shots beyond its reserve cost dice
bayard-badge-loosened = ranks loosened
bayard-badge-shield-wall = shield wall
bayard-badge-wedge = wedge
bayard-badge-tortoise = tortoise
bayard-badge-salvo = salvo
bayard-badge-forlorn-hope = forlorn hope
bayard-badge-wagons-in-defence = wagons drawn up
bayard-badge-activated = chief: he spends his points
bayard-badge-finished = has led this turn
bayard-badge-sent = sent as a messenger
bayard-badge-silent = silenced
bayard-badge-alerted = on the alert
bayard-badge-out = out of every leader’s range
bayard-badge-carries = carries an order
bayard-badge-hidden = hidden from the enemy

## The board

bayard-box-outside = Beyond the edge
bayard-marker-beast = An elephant in panic
bayard-marker-runner = { $runner }
bayard-marker-objective = A place to take
bayard-marker-fire = Fire: { $element }, { $turns ->
    [one] its last turn
   *[other] { $turns } more turns
}
bayard-marker-scorched = Singed: { $element }, { $left } of { $most } to go before it burns
bayard-marker-doused = Water on the fire: { $element }, { $left } of { $most } saved
bayard-marker-light = Light
bayard-marker-smoke = Smoke
bayard-marker-wagons = Wagons left behind
bayard-marker-taken = taken
bayard-marker-rampage = in panic
bayard-marker-alerted = on the alert
bayard-marker-aground = aground
bayard-marker-carries = carries an order
bayard-runner-messenger-1 = The messenger
bayard-runner-messenger-2 = Messenger 2
bayard-runner-messenger-3 = Messenger 3
bayard-runner-messenger-4 = Messenger 4
bayard-runner-messenger-5 = Messenger 5
bayard-runner-messenger-6 = Messenger 6
bayard-runner-messenger-7 = Messenger 7
bayard-runner-messenger-8 = Messenger 8
bayard-runner-messenger-9 = Messenger 9
bayard-runner-messenger-10 = Messenger 10
bayard-runner-messenger-11 = Messenger 11
bayard-runner-messenger-12 = Messenger 12
bayard-runner-messenger-13 = Messenger 13
bayard-runner-messenger-14 = Messenger 14
bayard-runner-messenger-15 = Messenger 15
bayard-runner-messenger-16 = Messenger 16
bayard-runner-messenger-17 = Messenger 17
bayard-runner-messenger-18 = Messenger 18
bayard-runner-messenger-19 = Messenger 19
bayard-runner-messenger-20 = Messenger 20
bayard-runner-messenger-21 = Messenger 21
bayard-runner-messenger-22 = Messenger 22
bayard-runner-messenger-23 = Messenger 23
bayard-runner-messenger-24 = Messenger 24
bayard-track-units = Units lost, of those that break the army
bayard-track-points = Points lost, of those that break the army
bayard-status-points = { $leader } commands within { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
bayard-status-group = Group { $group }, activated by { $leader }
bayard-status-hour = Hour { $hour }: { $part ->
    [dawn] dawn
    [dusk] dusk
    [night] night
   *[day] day
}
bayard-status-missed = { $side }: the next turn is missed
bayard-sky = { $weather ->
    [snow] Snow
    [rain] Rain
    [fog] Fog
    [heat] Heat
   *[fair] Fair weather
}{ $force ->
    [drizzle] { ", drizzle" }
    [light] { ", light" }
    [heavy] { ", heavy" }
    [very_heavy] { ", very heavy" }
    [storm] { ", storm" }
    [irregular] { ", irregular" }
    [hail] { ", hail" }
    [hail_storm] { ", hail storm" }
    [light_mist] { ", light mist" }
    [mist] { ", mist" }
    [thick_mist] { ", thick mist" }
    [fog] { ", fog" }
    [pea_soup] { ", pea soup" }
   *[other] { "" }
}
bayard-sky-wind = Wind: { $wind ->
    [very_weak] very weak
    [weak] weak
    [medium] fresh
    [strong] strong
    [very_strong] very strong
   *[storm] storm
}, toward the { $toward ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
bayard-sky-dark = Night
bayard-sky-night = Units are seen at { $hexes } hexes, figures at { $figures }
bayard-sky-sight = Sight ends at { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
bayard-sky-range = Shots reach { $hexes } hexes less
bayard-sky-no-charge = Nobody charges: melee factor only

## Overlays and ways

bayard-overlay-reach = Where it can move
bayard-overlay-missile = Range and sight
bayard-overlay-command = Command
bayard-overlay-support = Support
bayard-overlay-danger = Danger
bayard-shape-reach-fight = With the right to fight
bayard-shape-reach-march = Without combat
bayard-shape-reach-road = By road, without combat
bayard-shape-reach-alone = Where he rides alone
bayard-shape-seen = In sight, within { $hexes } hexes
bayard-shape-hidden = In range, but masked
bayard-shape-mask = What masks
bayard-shape-command = Within { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} of him
bayard-shape-command-many = In the range of several leaders
bayard-shape-command-one = In the range of one leader
bayard-shape-supported = Supported: { $friends } friends beside it
bayard-shape-unsupported = Not supported: { $friends ->
    [0] no friend
    [one] one friend
   *[other] { $friends } friends
} beside it, two are needed
bayard-shape-supported-all = Supported units
bayard-shape-friend = A friend that counts
bayard-shape-danger-many = Three enemies or more could strike here
bayard-shape-danger-two = Two enemies could strike here
bayard-shape-danger-one = One enemy could strike here
bayard-shape-danger = { $foes ->
    [0] No enemy can strike it next turn
    [one] One enemy could strike it next turn
   *[other] { $foes } enemies could strike it next turn
}
bayard-shape-foe = An enemy who could strike it
bayard-route = { $march ->
    [1] { $hexes } hexes: no combat beyond { $most }
   *[0] { $hexes } of { $most } hexes
}

## A blow laid open

bayard-blow-attack = { $unit } against { $target }
bayard-blow-shot = { $unit } shooting at { $target }
bayard-blow-riposte = { $unit } striking back at { $target }
bayard-blow-head-face = Face
bayard-blow-head-effect = What it does
bayard-blow-dice = { $sign }{ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
bayard-blow-assault = Assault factor: { $weapon }
bayard-blow-melee = Melee factor: { $weapon }
bayard-blow-shooting = Shooting factor: { $weapon }
bayard-blow-cap = { $dice ->
    [one] one die at the most
   *[other] { $dice } dice at the most
}
bayard-blow-total = Dice thrown
bayard-blow-least = Dice thrown (never fewer than one)
bayard-blow-line = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } ({ $made }) · hits: { $faces } · { $hits ->
    [one] 1 hit destroys
   *[other] { $hits } hits destroy
 }
bayard-blow-made = { $what } { $much }
bayard-blow-face = { $face }
bayard-blow-no-face = no face
bayard-blow-friends = { $unit }: { $friends ->
    [0] no friend beside it
    [one] one friend beside it
   *[other] { $friends } friends beside it
}
bayard-blow-firm = supported
bayard-blow-loose = not supported
bayard-blow-armour = Armour of { $target }
bayard-blow-armour-formation = In formation: { $formation }
bayard-blow-armour-inverted = Inverted by the weapon
bayard-blow-armour-evaded = Inverted, for it evades
bayard-blow-weight = { $weight }
bayard-blow-answer = Riposte of { $target }, if they stand
bayard-part-training = Training
bayard-part-against-mounted = Spears against mounted troops
bayard-part-third-plaquette = Three plaquettes left: deep ranks
bayard-part-fourth-plaquette = Four plaquettes left: deeper ranks
bayard-part-dwarf = Dwarf elephants
bayard-part-alexander = Alexander leads the charge
bayard-part-getafix = Magic potion
bayard-part-eager = Eager
bayard-part-mass-effect = Mass effect
bayard-part-wedge = Wedge
bayard-part-fanatics = Fanatics
bayard-part-against-wedge = Riposte against a wedge
bayard-part-against-forlorn-hope = Against a forlorn hope
bayard-part-front-rank = A leader in the front rank
bayard-part-marksmen = Marksmen
bayard-part-salvo = Salvo
bayard-part-two-archers = Two archers on each camel
bayard-part-paris = Paris with them
bayard-part-barbarians = { $target }: Barbarians
bayard-part-camels = Camels beside it frighten its animals
bayard-part-elephants = Elephants beside it frighten its animals
bayard-part-dogs = War dogs beside it frighten its animals
bayard-part-bears = Bears beside it frighten its animals
bayard-part-fire = Fire frightens its animals
bayard-part-moved = It has moved
bayard-part-very-light = Very light target, hexes between
bayard-part-ammunition = Short of ammunition
bayard-part-rain-or-snow = Rain or snow
bayard-part-fog = Fog
bayard-part-wind = Wind
bayard-part-ground = Into difficult ground
bayard-part-works = Across works
bayard-cap-uphill = Uphill
bayard-cap-downhill = Downhill
bayard-cap-works = Works on the face
bayard-cap-wagons = Wagons drawn up
bayard-cap-mantlet = Mantlets
bayard-cap-ground = The ground of either
bayard-face-green_hit = Green
bayard-face-blue_hit = Blue
bayard-face-red_hit = Red
bayard-face-flag = Flag
bayard-face-special = Special
bayard-brings-hits = { $face }: strikes { $armour } armour
bayard-brings-weak = { $face }: too weak for { $armour } armour
bayard-brings-flag = Flag, two faces of six{ $ignores ->
    [0] { "" }
    [one] : one may be ignored
   *[other] : { $ignores } may be ignored
}
bayard-brings-gone = { $face }: nothing, they are leaving
bayard-effect-hit = one plaquette
bayard-effect-confirm = one plaquette, if a second die confirms
bayard-effect-nothing = nothing
bayard-effect-back = { $hexes ->
    [0] stands fast
    [one] back one hex
   *[other] back { $hexes } hexes
}
bayard-effect-gun-back = { $hexes ->
    [one] back one hex, or a plaquette
   *[other] back { $hexes } hexes, or plaquettes
}
bayard-effect-flags = { $flags ->
    [one] one flag
   *[other] { $flags } flags
}
bayard-special = Special: { $row }
bayard-row-fire_miss_mounted_rough = riders in rough ground
bayard-row-fire_miss_cover = the target is under cover
bayard-row-fire_miss_obstacle = works on the face stop it
bayard-row-fire_miss_wagons = wagons stop it
bayard-row-fire_miss_mantlet = mantlets stop it
bayard-row-fire_hit_powder = powder at two hexes or less
bayard-row-fire_hit_fanatic = the target are Fanatics
bayard-row-fire_hit_incendiary_option = the missile burns
bayard-row-fire_morale_elusive = the target is Elusive
bayard-row-fire_morale_rocket_fire = rockets or fire frighten
bayard-row-fire_miss_other = missiles do no more
bayard-row-melee_miss_mounted_rough = riders in or into rough ground
bayard-row-melee_miss_obstacle = works on the face stop it
bayard-row-melee_miss_wagons = wagons stop it
bayard-row-melee_hit_very_light = very light armour
bayard-row-melee_hit_elephant = elephants strike
bayard-row-melee_hit_fanatic = the target are Fanatics
bayard-row-melee_hit_forlorn_hope = against a forlorn hope
bayard-row-melee_hit_incendiary_option = the weapon burns
bayard-row-melee_hit_inf_inf_support = foot supported, enemy foot not
bayard-row-melee_hit_inf_inf_mounted = your horse is beside that foot
bayard-row-melee_hit_inf_art = foot among guns
bayard-row-melee_hit_mtd_support = supported riders
bayard-row-melee_hit_mtd_infantry = your foot is beside the enemy
bayard-row-melee_hit_mtd_art = riders among guns
bayard-row-melee_hit_powder = powder at arm’s length
bayard-row-melee_morale_elusive = the target is Elusive
bayard-row-melee_morale_fire = rockets or fire frighten
bayard-row-melee_morale_inf_mtd = supported foot against riders
bayard-row-melee_miss_other = no advantage, no special

## Values of switches

bayard-value-large_army_activation-3 = three units
bayard-value-large_army_activation-4 = four units
bayard-value-minimum_move-on = yes
bayard-value-minimum_move-off = no
bayard-value-very_light_separation-between = hexes between
bayard-value-very_light_separation-range = whole range
bayard-value-panic_face-special = a special
bayard-value-panic_face-hit = any hit
bayard-value-victory_timing-immediate = at once
bayard-value-victory_timing-end_of_turn = at the end of the turn
bayard-value-victory_count-units = by units
bayard-value-victory_count-points = by points
bayard-value-barbarian_bonus-all = all fights
bayard-value-barbarian_bonus-melee = melee alone
bayard-value-torch_dice-3 = 3 dice
bayard-value-torch_dice-1 = one die
bayard-value-torch_dice-2 = 2 dice
bayard-value-torch_dice-4 = 4 dice
bayard-value-torch_dice-5 = 5 dice
bayard-value-torch_dice-6 = 6 dice

## What the coach says

bayard-coach-aim = Sharpshooters may set one die apart for a leader with the target.
    .rules = A2.73
bayard-coach-strike = The aimed die has struck: the leader, or a plaquette of his unit.
    .rules = A2.73
bayard-coach-deploy = Place your army unit by unit: spears and pikes in the line, horse on the wings, light troops before it, leaders within reach of those they shall command.
    .rules = A1.62 A1.64
bayard-coach-place = Any lit hex of your zone. Keep two friends beside each unit of the line, and a free hex behind it.
    .rules = A1.62 1.13
bayard-coach-first = Who plays first strikes first, and shows his hand first.
    .rules = A1.67
bayard-coach-flight = One hit may become three flags: it saves a plaquette, and costs the ground.
    .rules = A2.78
bayard-coach-recoil = Your messenger has been ridden down: he slips back toward your edge, hex by hex.
    .rules = 2.24
bayard-coach-reroll = The weather changes: one of its two dice is thrown anew.
    .rules = A5.70
bayard-coach-rouse = A unit that is awake may go on waking its neighbours.
    .rules = A5.87
bayard-coach-song = His song shakes everybody near him, friends as well.
    .rules = A2.102
bayard-coach-objective = His corps must reach this hex behind the enemy’s line and hold it; nobody else may know which. Choose one that lies where your line is strong.
    .rules = A5.115
bayard-coach-mission = An agent tries one mission in one turn, in secret. Choose what would hurt the enemy most.
    .rules = A5.119
bayard-coach-mission-turn = The turn in which the agent strikes: name it now, and tell nobody.
    .rules = A5.120
bayard-coach-lead = Choose who commands this turn: only units within his range act, one for each point he has. Take the leader nearest to where something is to be won.
    .rules = 2.13 2.04 2.06
bayard-coach-activate = One point sets one unit in motion, with every leader in its hex. Choose units that do one job together; whoever is not chosen only defends itself.
    .rules = 2.16 2.17
bayard-coach-move = Click a unit, then a hex. Who goes farther than its hexes with combat does not fight this turn. A unit that has moved strikes with its assault factor: stay two hexes off, then come on.
    .rules = 3.14 4.58
bayard-coach-along = Leaders go with the unit they stand with, or stay where they are.
    .rules = 2.34
bayard-coach-go-on = Your unit has ridden over somebody: it may go on, or halt here.
    .rules = 4.122
bayard-coach-rush = These troops cannot be held: they take one hex more, into contact.
    .rules = A2.54
bayard-coach-fight = Each unit fights once: shoot from afar, or attack a neighbour. Look at the sheet first: the dice, what each face does, and what comes back. Attack where you are supported and the enemy is not.
    .rules = 4.03 4.05 1.13
bayard-coach-front = A leader in the front rank adds a die, and risks his life if the riposte strikes home.
    .rules = 2.39 2.41
bayard-coach-react = Stand and strike back, or evade if you are quick enough: flags and specials then do nothing, but your armour counts inverted.
    .rules = 4.61 4.64
bayard-coach-flags = Each flag drives your unit back. Support, a leader and works let you ignore some. Going back may save a battered unit: it gives no riposte, but lives.
    .rules = 4.80
bayard-coach-retreat = It goes back toward your own edge. Hexes it cannot make cost plaquettes: keep a way open behind your line.
    .rules = 4.83 4.84
bayard-coach-follow = The hex is empty: following up gains ground, and may open your line. Think of who stands beside you afterwards.
    .rules = 4.94
bayard-coach-pursue = Horse may ride on one hex, and fight once more if it meets an enemy.
    .rules = 4.104
bayard-coach-again = One more fight, with the same rules: the enemy may strike back at a tired unit.
    .rules = 4.105 4.107
bayard-coach-riposte = You have held: strike back with your melee factor. It costs nothing.
    .rules = 4.109
bayard-coach-break-off = Your leader may break off before the answer: the hex is given up, the unit saved.
    .rules = 2.42
bayard-coach-rally = A leader who did not fight, with a battered unit that did not either, may bring plaquettes back.
    .rules = 2.45
bayard-coach-laager = Wagons that did nothing this turn may be drawn up: two dice at the most against them, and no specials.
    .rules = A3.03 A3.33
bayard-coach-stampede = A wounded elephant runs toward its own edge, and tramples whom it cannot avoid.
    .rules = 4.116 4.117
bayard-coach-refuge = A leader whose unit is gone flees to a friend near by, or is lost.
    .rules = 4.123
bayard-coach-succeed = The General has fallen: name who takes his place.
    .rules = 4.126

## Setting up

bayard-phase-lots = Who plays first
bayard-box-camp = { $side }: still to be placed
bayard-marker-paper = A paper, face down
bayard-marker-sentinel = A sentinel
bayard-marker-camp-fire = A camp fire
bayard-marker-torches = Torches
bayard-marker-decoy = A blank paper
bayard-decoy-word = the blank paper
bayard-prompt-first = { $side }: who plays first?
bayard-prompt-deploy = { $side }: which unit is placed next?
bayard-prompt-place = Where does { $piece } stand?
bayard-option-begin = First to play: { $side }
bayard-option-deploy = Place { $unit }
bayard-option-deploy-leader = Place { $leader }
bayard-option-bluff = Lay a blank paper
bayard-option-place = { $unit } at { $hex }
bayard-option-place-leader = { $leader } at { $hex }
bayard-option-bluff-at = A blank paper at { $hex }
bayard-event-first-dice = Lots are drawn: { $dice }
bayard-event-first = First to play: { $side }
bayard-event-deploy = { $unit } at { $hex }
bayard-event-deploy-leader = { $leader } at { $hex }
bayard-event-screen = { $side }: somebody placed out of sight
bayard-event-paper = { $side }: a paper at { $hex }
bayard-event-unveiled = Everybody is placed: both armies are shown
bayard-why-not-with-troops = None of the troops with whom he may start stands in { $hex }
bayard-why-not-in-zone = { $hex } is outside your zone of deployment
bayard-why-no-standing = The ground of { $hex } is closed to it
bayard-why-no-room = At { $hex } it would leave no room for the rest of the army
bayard-why-not-all-placed = Everybody must be placed before play
bayard-why-three-units = At least { $least } units are placed before the other player goes on
bayard-why-not-yours = { $unit } is not yours to place
bayard-why-placed = { $unit } has its place already
bayard-why-units-first = { $unit } is placed after the units
bayard-why-name-first = One says who is placed, then where
bayard-why-other-first = The piece that was named is placed first
bayard-why-no-decoy = There is one blank paper for { $units } units, in a deployment by papers
bayard-complaint-zones = { $file }: { $path }: the two zones of deployment overlap (A1.62)
bayard-complaint-large = { $file }: { $path }: { $columns } by { $rows } hexes are too many: at most { $most }
bayard-complaint-room = { $file }: { $path }: { $units } units to be placed in { $hexes } hexes: there is no room for all (A1.62)

## Armies

bayard-muster-budget = { $points } points for a budget of { $budget }: { $over } too many (A4.01)
bayard-muster-number = { $name }: { $count }, the list asks for { $least } to { $most } (A4.16)
bayard-muster-exactly = { $name }: { $count }, the list asks for { $least } (A4.16)
bayard-muster-years = { $name } did not serve in { $year } (A4.16)
bayard-muster-list-years = { $name }: the list is for the years { $from } to { $to }, not for { $year } (A4.16)
bayard-muster-company = { $name } and { $with_name } do not serve in the same army (A4.16)
bayard-muster-general = One General-in-chief, and one only, not { $count } (2.02)
bayard-muster-ally = { $name } need a leader of their own: { $contingent } (2.10)
bayard-muster-cost = { $name }: the list says { $cost }, the rules make it { $price } (A4.01)
bayard-muster-wage = { $name }: the list says { $cost }, the rules make it { $price } (A4.08)
bayard-muster-poor = { $budget } points are too few: the list asks for at least { $least } (A4.16)
bayard-year = { $era ->
    [bc] { $year } BC
   *[ad] { $year }
}
bayard-muster-entry = The list has no { $entry }
bayard-muster-two = A battle has two rosters, not { $count }
bayard-muster-field = A field is a scenario, a board or a seed: { $text } is none
bayard-muster-first = { $first } is none of the two armies: { $known }
bayard-muster-called = { $fr ->
   *[other] { $en }
}
bayard-books-ancient = WRG, ancient
bayard-books-renaissance = WRG, Renaissance
bayard-books-7th = WRG, 7th edition
bayard-books-newbury = Newbury
bayard-books-shock_of_impact = Shock of Impact
bayard-regions-near_east = Near East
bayard-regions-europe = Europe
bayard-regions-america = America
bayard-regions-elsewhere = Elsewhere
bayard-methods-alternate = In turn, 3 or 4 units each
bayard-methods-screened = Behind a screen
bayard-methods-covered = Covered, one after the other
bayard-methods-paper = Face-down papers
bayard-landscapes-mediterranean = Mediterranean
bayard-landscapes-plains = Plains
bayard-landscapes-steppe = Steppe
bayard-landscapes-northern = Northern woods
bayard-landscapes-desert = Desert
bayard-landscapes-highlands = Highlands
bayard-densities-open = Bare
bayard-densities-sparse = Open
bayard-densities-medium = Broken
bayard-densities-dense = Close
bayard-wrg-notation = "{ $text }" is no notation: [Reg|Irr] GRADE CODE, WEAPON, … (A4.18)
bayard-wrg-grade = There is no grade { $grade } (A4.20)
bayard-wrg-code = There are no troops { $code } (A4.18)
bayard-wrg-weapon = There is no weapon { $weapon } (A4.18)
bayard-wrg-choice = { $key }: { $value } is none of { $known } (A4.19)
bayard-wrg-bombs = Naphtha missiles are for stone throwers, not for { $type } (A2.43)
bayard-wrg-newbury = "{ $text }" is no notation of Newbury: EXPERIENCE MORALE COHESION CODE, WEAPON, … (A4.24)
bayard-wrg-newbury-word = { $word } is none of { $known } (A4.24)
bayard-wrg-swordsmen = There are no swordsmen with { $weapon } (A4.19)
bayard-wrg-dismount = Only HC dismount as EHI, not { $code } (A4.19)
bayard-wrg-no-choice = Nothing is to be decided about { $key }; there is { $known } (A4.19)
bayard-wrg-book = There are no lists { $book }; there are { $known }
bayard-wrg-region = There is no region { $region }; there are { $known }

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
}, toward the { $toward ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
bayard-event-falls = { $weather ->
    [snow] Hail falls this turn
   *[other] Rain falls this turn
}
bayard-event-holds-off = { $weather ->
    [snow] The hail holds off this turn
   *[other] The rain holds off this turn
}
bayard-event-exposure-dice = { $cause ->
    [thirst] Thirst strikes
    [sand] The sandstorm strikes
   *[storm] The weather strikes
} { $unit }: { $dice }

## Annex 5: fire and order

bayard-option-loosen = Loosen the ranks
bayard-option-close = Close the ranks
bayard-option-wake = { $unit }: wake { $friend }
bayard-option-alarm = The sentinel wakes { $unit }
bayard-option-silence = { $unit }: fall on the sentinel in { $hex }
bayard-event-drift-dice = { $unit }, groping along: { $dice }
bayard-event-stray-dice = { $runner } looks for the way: { $dice }
bayard-event-noise = { $unit }, in { $hex }, bumped into something: a noise
bayard-event-noise-hidden = A noise in the dark
bayard-event-woken = { $unit } woke up
bayard-event-woken-hidden = Somebody wakes
bayard-event-wake-dice = { $unit }, stirring in sleep: { $dice }
bayard-event-hear-dice = A sentinel of { $unit } listens: { $dice }
bayard-event-alerted = A sentinel of { $unit } is on the alert
bayard-event-spot-dice = { $side }, on the lookout for sentinels: { $dice }
bayard-event-spotted = A sentinel is spotted in { $hex }
bayard-event-alarm = Alarm! A sentinel wakes { $unit }
bayard-event-alarm-hidden = Alarm in the dark!
bayard-event-silence = { $unit } fell on the sentinel in { $hex }
bayard-event-silenced = The sentinel in { $hex } is dead
bayard-event-cry-dice = Did it cry out? { $dice }
bayard-event-shown = In sight: { $unit } in { $hex }
bayard-event-decoy = The marker in { $hex } was a decoy
bayard-why-asleep = { $unit } is asleep
bayard-why-drowsy = { $unit } has only just woken, and cannot be activated this turn
bayard-why-woken = { $unit } was woken in the enemy’s turn: it stays where it is, and fights only beside it
bayard-why-awake = { $friend } does not sleep
bayard-why-wake-far = { $friend } is not beside { $unit }
bayard-why-cannot-wake = { $unit } has moved, or could not move
bayard-why-no-alarm = no alerted sentinel of { $unit } is there, or it does not sleep
bayard-why-no-sentinel = { $unit } has spotted no sentinel in { $hex }
bayard-why-unseen = { $unit } does not see { $target }
bayard-why-dark = in the dark { $unit } goes hex by hex; { $hex } is farther
bayard-why-night-range = by night { $leader } commands within { $hexes }: { $unit } is farther away
bayard-why-decoy = { $unit } is a decoy: nobody is there to fight
bayard-option-burn = { $unit }: set fire to { $element }
bayard-option-douse = { $unit }: fight the fire in { $element }
bayard-why-no-loosening = { $unit } may not change its order
bayard-why-loosest = { $unit } cannot become lighter
bayard-why-closed-up = { $unit } has not loosened its ranks
bayard-why-fire-off = Nothing burns in this battle: the rules of fire are switched off
bayard-why-unknown-element = There is no { $name } that could burn here
bayard-why-cannot-burn = Nobody can set fire to that now: { $element }
bayard-why-too-wet = It is too wet to set fire to { $element }
bayard-why-no-fire = { $unit } has nothing to light a fire with
bayard-why-not-prepared = { $unit } cannot shoot fire: nobody does from camels or elephants, nor with such a weapon
bayard-why-busy = { $unit } must do nothing else this turn
bayard-why-torch-far = Not beside { $unit }: { $element }
bayard-why-friend-in-fire = { $unit } does not shoot fire at { $element }: friends are there
bayard-why-fire-far = Too far for the fire of { $unit }, { $hexes } hexes at the most: { $element }
bayard-why-fire-beside = { $unit } cannot shoot fire at { $element } from the next hex
bayard-why-shoot-unit = { $unit } shoots at the enemy there, and { $element } suffers with him
bayard-why-no-flames = There is no fire in { $element }
bayard-why-burning = { $unit } cannot enter { $hex }: it burns
bayard-why-burning-face = { $unit } cannot go to { $hex }: the work between burns
bayard-why-fire-between = The work between { $unit } and { $target } burns
bayard-why-bridge-lost = { $unit } cannot enter { $hex }: the bridge is down
bayard-complaint-element = { $file }: { $path }: { $element } is nothing that can burn here (A5.01)
bayard-event-order = { $unit } changed order: { $weight }
bayard-event-burn = { $unit } set fire to { $element }
bayard-event-fire-dice = Fire on { $element }: { $dice }
bayard-event-scorched = The fire does not take yet, { $left } to go: { $element }
bayard-event-burns = Fire! { $element }
bayard-event-burnt-down = Burnt down: { $element }
bayard-event-burn-dice = Fire strikes { $unit }: { $dice }
bayard-event-douse-dice = { $unit }, fighting the fire in { $element }: { $dice }
bayard-event-fire-weather-dice = Wind and wet on { $element }: { $dice }
bayard-event-fire-out = The fire in { $element } is out

## Elephants in panic as targets, mixed units

bayard-option-shoot-beast = Shoot at the elephant in { $hex } with { $unit }
bayard-option-attack-beast = Attack the elephant in { $hex } with { $unit }
bayard-why-no-beast = No elephant of the enemy runs wild in { $hex }
bayard-why-beast-far = { $unit } cannot reach the elephant in { $hex }
bayard-event-hunt-dice = { $unit } on the elephant in { $hex }: { $dice }
bayard-complaint-mixed = { $file }: { $path }: { $count } plaquettes are too many for a unit: at most { $most } (A3.08)
bayard-complaint-fortified = { $file }: { $path }: fortifications stand on open ground or a hill, not in { $hex } (A2.81)
bayard-complaint-reindeer = { $file }: { $path }: scouts on reindeer are light or very light cavalry that shoots (A3.05)
bayard-complaint-gun-weight = { $file }: { $path }: { $weapon } is no gun for { $weight } artillery, nor for a platform if it is heavier than light (A2.40, A3.13)
bayard-complaint-beasts = { $file }: { $path }: not for { $weight } { $type } (A3.01 to A3.19)
bayard-complaint-trait = { $file }: { $path }: { $trait } is for other troops and does nothing for { $type } (A2.67 to A2.80)
bayard-complaint-archers = { $file }: { $path }: two archers ride on a camel, not with { $type } (A3.06)
bayard-option-shoot-fire = Shoot fire at { $target } with { $unit }

## Annex 5: camps and ammunition

bayard-marker-camp = A camp
bayard-why-not-by-messenger = { $unit } follow a general who stands with them, not a messenger
bayard-why-servants = { $unit } moves only for a general in its hex, and { $leader } is none
bayard-why-looters = { $unit } wants the camp: it fights whoever defends it, not { $target }
bayard-event-looters = { $unit } rushed at the camp: { $path }
bayard-event-looted = { $unit } looted the camp of { $side } at { $hex }
bayard-event-last-shot = { $unit }: the reserve is shot off; every further shot costs a die
bayard-event-resupplied = { $unit } got new ammunition from { $source ->
    [camp] the camp
   *[other] { $source }
}
bayard-complaint-objective = { $file }: { $path }: { $hex } is no hex of the enemy’s first two rows (A5.115)
bayard-complaint-camp = { $file }: { $path }: a camp is two hexes beside each other on open ground (A5.110)

## Annex 5: corps and agents

bayard-phase-orders = Orders
bayard-marker-corps = The objective of { $leader }
bayard-prompt-objective = Which hex shall { $leader } reach and hold?
bayard-prompt-mission = { $side }: what is the agent to do?
bayard-prompt-mission-turn = { $side }: in which turn (0: before the battle)?
bayard-mission-rumour = a false rumour
bayard-mission-spy_deployment = spying out the deployment
bayard-mission-cut_road_forest = an abatis across the road
bayard-mission-cut_road = a ditch across the road
bayard-mission-cut_bridge = a cut bridge
bayard-mission-kill_character = a dagger
bayard-mission-kill_sub_general = a dagger
bayard-mission-kill_general = a dagger
bayard-mission-steal_symbol = a stolen sacred symbol
bayard-mission-corrupt_sub_general = gold
bayard-option-objective = { $leader }: { $hex }
bayard-option-mission-unit = The agent: { $mission } against { $unit }
bayard-option-mission-leader = The agent: { $mission } against { $leader }
bayard-option-mission-hex = The agent: { $mission } at { $hex }
bayard-option-mission-plain = The agent: { $mission }
bayard-option-idle = No mission
bayard-option-at = { $turn ->
    [0] Before the battle
   *[other] In turn { $turn }
}
bayard-why-no-objective = { $leader } is given a hex of the enemy’s first two rows, not { $hex }
bayard-why-no-mission = The mission “{ $mission }” cannot be sent there
bayard-why-corrupt = { $leader } has been bought: he leads nobody
bayard-event-objective = { $leader } has his orders
bayard-event-objective-reached = { $leader } shows his orders: { $hex } is reached
bayard-event-mission = { $side }: an agent sets out
bayard-event-agent-dice = An agent of { $side }: { $dice }
bayard-event-agent-succeeds = The agent of { $side } succeeds: { $mission }{ $target ->
    [none] { "" }
   *[other] { " " }({ $target })
}
bayard-event-agent-taken = The agent of { $side } is taken ({ $mission })
bayard-end-corps = { $winner } won by the objectives of its corps ({ $grade })

## Annex 5: boats

bayard-marker-boat = A boat
bayard-option-embark = { $unit } goes on board { $boat }
bayard-option-land = { $unit } lands at { $hex }
bayard-option-sail = { $boat } goes to { $hex }
bayard-why-aboard = { $unit } is on board: it must land first
bayard-why-not-aboard = { $unit } is not on board
bayard-why-no-boat = { $boat } or { $unit } is not on the table
bayard-why-already-aboard = { $unit } is on board { $boat } already
bayard-why-unknown-boat = There is no boat { $name } here
bayard-why-no-cargo = { $boat } does not carry { $unit }
bayard-why-boat-full = Somebody is where { $boat } lies: no room for { $unit }
bayard-why-boat-burns = { $boat } burns: { $unit } can do nothing with it
bayard-why-boat-far = { $unit } finds no way on board { $boat } within its move
bayard-why-landing-far = { $unit } cannot land at { $hex }
bayard-why-no-crew = Nobody of yours is on board { $boat }
bayard-why-aground = { $boat } is aground
bayard-why-boat-rests = { $boat } made its hex against the stream or the wind: it goes on next turn
bayard-why-no-water = { $hex } is no water for { $boat }
bayard-why-no-berth = { $boat } cannot go to { $hex }: another boat lies there
bayard-why-sail-far = { $boat } does not get to { $hex } this turn
bayard-event-embark = { $unit } went on board { $boat }
bayard-event-land = { $unit } landed at { $hex }
bayard-event-sail = { $boat } sailed: { $path }
bayard-event-drift = { $boat } drifted to { $hex }
bayard-event-passage-test-dice = { $boat } in a difficult passage: { $dice }
bayard-event-storm-dice = { $boat } in the storm: { $dice }
bayard-event-free-dice = { $boat }, trying to get free: { $dice }
bayard-event-aground = { $boat } ran aground at { $hex }
bayard-event-afloat = { $boat } afloat again
bayard-event-wreck = { $boat } lost at { $hex }
bayard-complaint-water = { $file }: { $path }: { $hex } is no water for a { $boat } (A5.97)
bayard-complaint-two-boats = { $file }: { $path }: two boats in { $hex } (A5.97)
bayard-complaint-cargo = { $file }: { $path }: a { $boat } does not carry the unit in { $hex } (A5.98)
bayard-complaint-sea = { $file }: { $path }: the sea takes a whole side of the table (A5.97)

## Opponents and odds

bayard-aim-pass = To give up this activation: nobody in reach has anything to do.
bayard-aim-done = To leave it at that: anything more would lose more than it wins.
bayard-aim-no-activation = To keep the rest in hand: no unit in his range would stand better for moving.
bayard-aim-no-march = To stand fast: every step left would bring somebody into more danger than it is worth.
bayard-aim-no-fight = To strike no more: every attack left would lose more than it wins.
bayard-aim-no-song = To spare his own men: as many friends as enemies would have to go.
bayard-aim-rest-lead = Little speaks for it: { $leader } has { $units ->
    [one] one unit that
   *[other] { $units } units that
} would gain by acting now.
bayard-aim-rest-activation = To keep the rest in hand: even { $unit } would stand no better for moving.
bayard-aim-rest-activation-yet = Little speaks for it: { $unit } could still be put to good use this turn.
bayard-aim-rest-march = To stand fast: even the best step left, { $unit } to { $hex }, { $enemies ->
    [0] brings nothing that it has not where it stands.
    [one] ends within reach of an enemy and gains too little for that.
   *[other] ends within reach of { $enemies } enemies and gains too little for that.
}
bayard-aim-rest-march-yet = Little speaks for it: { $unit } would stand better in { $hex }.
bayard-aim-rest-fight = To strike no more: the best attack left, { $unit } on { $target }, has { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return.
bayard-aim-rest-fight-yet = Little speaks for it: { $unit } could still attack { $target }, with { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return.
bayard-aim-rest-shot = Little speaks for it: { $unit } could still shoot at { $target }, without an answer.
bayard-aim-rest-riposte = Little speaks for it: { $unit } has { $dice ->
    [one] one die
   *[other] { $dice } dice
} to strike back at { $target } with, and risks nothing.
bayard-aim-rest-line = To stay in the line: in { $hex } { $unit } would have { $friends ->
    [0] no friend
    [one] one friend
   *[other] { $friends } friends
} and { $enemies ->
    [0] no enemy
    [one] one enemy
   *[other] { $enemies } enemies
} beside it.
bayard-aim-stand = To keep the hex: { $attacker } strikes with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and { $unit } answers with { $back }.
bayard-aim-stand-leader = To answer with { $back ->
    [one] one die
   *[other] { $back } dice
}: with { $leader } in front { $unit } has one more.
bayard-aim-stand-off = To hold on: { $unit } can bear the answer better than the loss of its ground.
bayard-aim-withdraw-off = To take { $unit } back before the answer falls.
bayard-aim-evade = To be gone before { $attacker } strikes: of { $dice ->
    [one] its die
   *[other] its { $dice } dice
} only coloured faces hit { $unit } on its way, and no flag counts.
bayard-aim-withdraw = To break off in good order: { $unit } would not stand { $dice ->
    [one] the die
   *[other] the { $dice } dice
} of { $attacker }.
bayard-aim-riposte = To make the attacker pay: striking back costs { $unit } nothing.
bayard-aim-decline = To take no risk where there is so little to win.
bayard-aim-hold = To stay in the line: farther forward it would stand without its neighbours.
bayard-aim-behind = To keep the leader out of the front rank: his death would cost more than one die brings.
bayard-aim-volley = To put every die into the unit: its losses count for more than the chance of hitting a leader.
bayard-aim-bear = To keep the ground: one plaquette is less than a flight of three flags may cost.
bayard-aim-run-away = To save the plaquettes: there is room behind to run.
bayard-aim-begin = To have the first blow.
bayard-aim-bluff = To leave the enemy guessing.
bayard-aim-place = To set { $unit } up where the line wants it, its neighbours beside it.
bayard-aim-lead = To set { $units ->
    [one] { $unit } in motion, the one unit of { $leader } that gains by it
   *[other] { $units } units of { $leader } in motion that gain by it, { $unit } most of all
}.
bayard-aim-lead-idle = To have { $leader } spend his turn now: none of his units has anything pressing to do.
bayard-aim-leader = To have { $leader } where he is of use, out of danger.
bayard-aim-leader-exit = To save { $leader }: on the field he would be ridden down.
bayard-aim-leader-alone = To let { $leader } ride where more units hear him than { $units ->
    [0] here, where none do
    [one] the one that does
   *[other] the { $units } that do
} now.
bayard-aim-reaches = To have { $units ->
    [one] one unit
   *[other] { $units } units
} in the range of { $leader }, who can then give them orders.
bayard-aim-joins = To shield { $leader } with { $unit }: alone he could be ridden down.
bayard-aim-take = To keep { $leader } with his men, whom he steadies.
bayard-aim-leave = To keep { $leader } out of a fight that could cost his life.
bayard-aim-message = To call { $unit }, which no leader reaches and which has work to do: { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, a messenger is there in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
bayard-aim-message-late = Little speaks for it: { $unit }, which no leader reaches, is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, and an order that comes by messenger would be too late for the battle.
bayard-aim-message-heard = Little speaks for it: even { $unit }, the farthest, hears { $leader }, who is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
bayard-aim-message-idle = Little speaks for it: { $unit }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from the nearest leader, has nothing to do that an order would help.
bayard-aim-message-nobody = Little speaks for it: nobody is left on the field who could be called.
bayard-aim-ride = To be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $unit }, which no leader reaches, with no enemy beside { $hex }.
bayard-aim-ride-risk = To be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $unit }, which no leader reaches, though an enemy stands beside { $hex }.
bayard-aim-ride-nobody = Little speaks for it: whoever has work to do hears a leader without { $runner }.
bayard-aim-deliver = To let { $unit } act: the nearest leader is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, too far to be heard.
bayard-aim-deliver-heard = Little speaks for it: { $unit } hears { $leader } without a messenger.
bayard-aim-rest-rouse = Little speaks for it: { $friends ->
    [one] { $friend } still sleeps
   *[other] { $friends } units still sleep, { $friend } among them,
} beside { $unit }.
bayard-aim-rest-roused = To let { $unit } rest: all its neighbours are awake now.
bayard-aim-front = To add a die: { $leader } in the front rank is worth the risk.
bayard-aim-hunt = To strike down { $leader }, who is worth more to them than the men around him.
bayard-aim-sing = To empty the hexes around { $leader }: more of them than of his own would have to go.
bayard-aim-rally = To bring back men of the unit of { $leader }: to try costs nothing.
bayard-aim-succeed = To have a General again who reaches { $units ->
    [0] nobody yet, but lives
    [one] one unit from where he stands
   *[other] { $units } units from where he stands
}.
bayard-aim-form = To make { $unit } harder to hurt: an enemy is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away, and no move is better.
bayard-aim-form-attack = To strike with one more die when { $unit } attacks.
bayard-aim-form-shoot = To shoot with one more die: { $unit } need not move to have them in range.
bayard-aim-loosen = To give those who shoot at { $unit } less to hit.
bayard-aim-laager = To put wagons between { $unit } and an enemy who is near.
bayard-aim-enter = To have { $unit } on the field: outside it is of no use.
bayard-aim-exit-unit = To take { $unit } off in good order: whoever leaves by its edge is no loss.
bayard-aim-objective = To take { $hex } with { $unit }: it decides the battle.
bayard-aim-toward = To be nearer to { $hex } with { $unit }: it decides the battle.
bayard-aim-grips = To reach { $target } and strike first: { $unit } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return.
bayard-aim-finish = To destroy { $target }: it has one plaquette left.
bayard-aim-trapped = To strike where there is no way back: every flag that { $target } cannot ignore costs it plaquettes.
bayard-aim-drive = To clear the ground: { $target } may rather evade than take { $dice ->
    [one] a die
   *[other] { $dice } dice
}, and who evades does not strike back.
bayard-aim-safety = To bring { $unit } out of reach of { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } of them
}.
bayard-aim-shelter = To let the ground of { $hex } take the edge off attacks on { $unit }.
bayard-aim-apart = To break contact: { $enemies ->
    [one] the enemy who can still reach { $unit } must
   *[other] the { $enemies } who can still reach { $unit } must
} come up first.
bayard-aim-beside = To stand beside { $friends } friends, who support { $unit }.
bayard-aim-not-alone = To have a friend at its side: { $unit } would stand alone.
bayard-aim-way-open = To keep a way back open: where it stands { $unit } has none.
bayard-aim-last-plaquette = To keep { $unit } away from the enemy: with its last plaquette the unit is lost.
bayard-aim-range = To have { $target } in range of { $unit }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away.
bayard-aim-next-turn = To be { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $target }: { $unit } could attack it next turn.
bayard-aim-forward = To close in: { $target } is still { $hexes } hexes away, too far for { $unit } to strike next turn.
bayard-aim-stay = To keep { $unit } in hand: no hex in its reach is better than the one it holds.
bayard-aim-little = Little speaks for it: { $unit } finds nothing there that it has not where it stands.
bayard-aim-wear = To hurt { $target } without an answer: { $dice ->
    [one] one die
   *[other] { $dice } dice
} from afar, and nobody strikes back at a shot.
bayard-aim-wear-down = To strike { $unit } rather than its leader: the plaquette counts for more.
bayard-aim-momentum = To press on before they recover: { $dice ->
    [one] one more die
   *[other] { $dice } more dice
} for { $unit }, against { $back } in return.
bayard-aim-hold-ground = To stay where { $unit } is wanted{ $friends ->
    [0] , though alone
    [one] , beside a friend
   *[other] , beside { $friends } friends
}.
bayard-aim-no-room = To spare { $unit } plaquettes: there is no free hex behind it to go back to.
bayard-aim-give-way = To get { $unit } away with { $plaquettes ->
    [one] its last plaquette
   *[other] its { $plaquettes } plaquettes
}: where it stands more blows would follow.
bayard-aim-way-back = To put { $unit } { $enemies ->
    [0] where no enemy stands beside it
    [one] where only one enemy stands beside it
   *[other] where it has { $enemies } enemies beside it, the fewest there are
}.
bayard-aim-way-back-friends = To come back to { $friends ->
    [one] a friend, who covers
   *[other] { $friends } friends, who cover
} { $unit }.
bayard-aim-advance = To fall on { $target } at once with { $unit }.
bayard-aim-follow = To hold the ground that { $unit } has won, { $friends ->
    [0] even alone
    [one] with a friend beside it
   *[other] with { $friends } friends beside it
}.
bayard-aim-trample = To let the beast run over { $unit }, where it does least harm.
bayard-aim-beast = To bring down an elephant that runs wild beside our own men.
bayard-aim-burn = To set fire where the enemy must come.
bayard-aim-douse = To put the fire out before it spreads to our own.
bayard-aim-march-off = To let { $unit } march faster: no enemy is near enough to profit.
bayard-aim-break = To have the first blow: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $back } in return, and the ground of { $target } if it gives way.
bayard-aim-embark = To be over the water before the enemy expects it.
bayard-aim-land = To bring the men ashore where they can fight.
bayard-aim-sail = To carry troops past the enemy's line.
bayard-aim-wake = To have the men under arms before the enemy is upon them.
bayard-aim-alarm = To warn the camp of the enemy in the dark.
bayard-aim-goal = To set a goal that its own men stand nearest to.
bayard-aim-mission = To make a secret deed tell in the battle.
bayard-aim-mission-turn = To strike when the enemy can no longer answer it.
bayard-aim-idle = To keep every man for the battle itself.
bayard-aim-recoil = To give ground where nobody can follow.
bayard-aim-plain = To go on.
bayard-cost-beasts = elephants run wild
bayard-cost-turn = turns missed
bayard-lever-breaks_at = { $side }: beaten by { $value } half-units lost, not { $was }
bayard-lever-activations-units = { $side }: { $value } units activated, not { $was }

## Fields of scenario documents, as forms call them

bayard-field-activations = Activations
bayard-field-agents = Agents
bayard-field-animal = Animal
bayard-field-archers = Archers aboard
bayard-field-army = Army list
bayard-field-asleep = Asleep
bayard-field-boat = Boats
bayard-field-breaks_at = Broken at
bayard-field-bridges = Bridges
bayard-field-camp_fires = Camp fires
bayard-field-character = Character
bayard-field-chooser = Who chooses
bayard-field-cost = Cost
bayard-field-current = Current
bayard-field-decoy_count = Number of decoys
bayard-field-decoys = Decoys
bayard-field-deployment = Deployment
bayard-field-desert = Desert
bayard-field-dice = Dice
bayard-field-difficulty = Difficulty
bayard-field-dwarf = Dwarf
bayard-field-element = What burns
bayard-field-equipment = Equipment
bayard-field-equipment_allowed = Equipment allowed
bayard-field-escort = Escort
bayard-field-escort_melee = Weapon of the escort
bayard-field-escort_weight = Weight of the escort
bayard-field-every = Changes every
bayard-field-exits = May leave
bayard-field-face = Works on faces
bayard-field-faces = Faces
bayard-field-fire = Fires
bayard-field-first_player = Plays first
bayard-field-force = Force
bayard-field-formations = Formations it knows
bayard-field-fortified = Fortified faces
bayard-field-fraction = Fraction
bayard-field-heralds = Heralds
bayard-field-hidden = Hidden
bayard-field-hour = Hour
bayard-field-irregular = Irregular
bayard-field-loosen = May loosen
bayard-field-losses = Losses
bayard-field-melee = Melee weapon
bayard-field-method = Method
bayard-field-missions = Missions
bayard-field-moored = Moored
bayard-field-native_desert = At home in the desert
bayard-field-no_rank_left = No rank left
bayard-field-pack = Pack animal
bayard-field-particularities = Particularities
bayard-field-passage = Passages
bayard-field-plaquettes = Plaquettes
bayard-field-platform = Platform
bayard-field-points = Points
bayard-field-quality = Quality
bayard-field-rank = Rank
bayard-field-reinforcement = Reinforcements
bayard-field-resupply_turns = Turns to resupply
bayard-field-road = Roads
bayard-field-sacrificial = Sacrificial
bayard-field-season = Season
bayard-field-sentinels = Sentinels
bayard-field-stability = Stability
bayard-field-stone = Of stone
bayard-field-stones = Throws stones
bayard-field-strong = Strong
bayard-field-team = Team
bayard-field-time = Time
bayard-field-torches = Torches
bayard-field-toward = Toward
bayard-field-training = Training
bayard-field-troop = Troop of the list
bayard-field-troops = Troops
bayard-field-units = Units
bayard-field-weather = Weather
bayard-field-weight = Weight
bayard-field-when_removed = When lost
bayard-field-wind = Wind
bayard-field-wind_toward = Wind blows toward
bayard-field-within = Within
bayard-field-works = Works
bayard-field-zone = Zone

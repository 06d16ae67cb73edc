### Les phrases de `alexander`. `en.ftl` et `fr.ftl` ont les mêmes identifiants dans le même ordre.

## Le jeu

alexander-name = Les grandes batailles d'Alexandre
alexander-switch-elite_commander = Un camp qui a un chef d'élite ouvre chaque tour par une Phase d'Ordres de son choix (5.5).
alexander-switch-contingent_commanders = Les chefs de contingent macédoniens donnent des Ordres de Ligne à leur corps (5.6).
alexander-switch-hellenic_inertia = Les hoplites non mercenaires avancent jusqu'à ce que quelque chose les arrête (6.14).
alexander-switch-right_drift = Les hoplites doubles dérivent vers la droite lorsqu'ils bougent de nouveau (6.5).
alexander-switch-charge_formation = La cavalerie a besoin de la formation de charge pour sa supériorité (9.7) ; va de pair avec la poursuite.
alexander-switch-cavalry_pursuit = La cavalerie qui charge peut être entraînée dans la poursuite (10.3) ; va de pair avec la formation de charge.
alexander-switch-elephant_charge = Après leur premier ordre, les éléphants n'obéissent qu'à un chef parmi eux ou à un chef d'éléphants (9.19).
alexander-switch-skirmisher_cover = Les tirailleurs sont plus difficiles à toucher pour tous sauf les tirailleurs (other-shooters), ou pour tout tireur (any-shooter).

## État, jauges et fiches

alexander-status-turn = Tour { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}sur { $turns }
}
alexander-status-leader = { $leader } donne des ordres, il en reste { $orders }
alexander-track-rout = Points de Déroute
alexander-sheet-type = Type
alexander-sheet-class = Classe
alexander-sheet-size = Taille
alexander-sheet-tq = QT
alexander-sheet-hits = Pertes de cohésion
alexander-sheet-ma = Mouvement
alexander-sheet-worth = Points de Déroute
alexander-sheet-missile = Projectiles
alexander-sheet-supply = Munitions
alexander-sheet-screen = Munitions de l'écran
alexander-sheet-corps = Corps
alexander-sheet-initiative = Initiative
alexander-sheet-range = Portée
alexander-sheet-charisma = Charisme
alexander-sheet-combat = Combat Personnel
alexander-sheet-strategy = Stratégie
alexander-number-size = Taille
alexander-number-tq = QT
alexander-number-ma = Mouvement
alexander-number-missile = Projectiles
alexander-number-initiative = Initiative
alexander-number-range = Portée
alexander-number-charisma = Charisme
alexander-sheet-type-PH = phalange
alexander-sheet-type-HI = infanterie lourde
alexander-sheet-type-MI = infanterie moyenne
alexander-sheet-type-LP = peltastes
alexander-sheet-type-LI = infanterie légère
alexander-sheet-type-SK = tirailleurs
alexander-sheet-type-SK-trained = tirailleurs de choc
alexander-sheet-type-HC = cavalerie lourde
alexander-sheet-type-LN = lanciers
alexander-sheet-type-LC = cavalerie légère
alexander-sheet-type-EL = éléphants
alexander-sheet-type-CH = chars
alexander-sheet-type-AT = artillerie
alexander-sheet-class-HO = hoplites
alexander-sheet-class-HY = hypaspistes
alexander-sheet-class-CA = cardaques
alexander-sheet-class-CAT = cataphractaires
alexander-sheet-class-TR = Thraces
alexander-sheet-class-IN = Indiens
alexander-sheet-class-OX = oxybèles
alexander-sheet-missile-A = arcs
alexander-sheet-missile-S = frondes
alexander-sheet-missile-J = javelots
alexander-sheet-missile-B = carreaux
alexander-sheet-supply-full = pleines
alexander-sheet-supply-low = basses
alexander-sheet-supply-no = épuisées
alexander-sheet-screen-full = pleines
alexander-sheet-screen-low = basses
alexander-sheet-screen-no = épuisées
alexander-sheet-corps-agrianians = Agrianes
alexander-sheet-corps-allied_foot = infanterie alliée
alexander-sheet-corps-allied_hoplites = hoplites alliés
alexander-sheet-corps-allied_horse = cavalerie alliée
alexander-sheet-corps-artillery = artillerie
alexander-sheet-corps-asian_horse = cavalerie d'Asie
alexander-sheet-corps-athenian = Athéniens
alexander-sheet-corps-boeotian = Béotiens
alexander-sheet-corps-bowmen = archers
alexander-sheet-corps-camp_guard = garde du camp
alexander-sheet-corps-cardaces = Cardaques
alexander-sheet-corps-chariots = chars
alexander-sheet-corps-companions = Compagnons
alexander-sheet-corps-dardanian = Dardaniens
alexander-sheet-corps-elephants = éléphants
alexander-sheet-corps-foot = infanterie
alexander-sheet-corps-guard_foot = infanterie de la garde
alexander-sheet-corps-guard_horse = cavalerie de la garde
alexander-sheet-corps-heavy_foot = infanterie lourde
alexander-sheet-corps-heavy_horse = cavalerie lourde
alexander-sheet-corps-hill_force = troupe de la colline
alexander-sheet-corps-horse = cavalerie
alexander-sheet-corps-hypaspists = hypaspistes
alexander-sheet-corps-illyrian_horse = cavalerie illyrienne
alexander-sheet-corps-lancers = lanciers
alexander-sheet-corps-league_hoplites = hoplites de la Ligue
alexander-sheet-corps-levy = levée
alexander-sheet-corps-light_foot = infanterie légère
alexander-sheet-corps-light_horse = cavalerie légère
alexander-sheet-corps-medium_foot = infanterie moyenne
alexander-sheet-corps-mercenary_hoplites = hoplites mercenaires
alexander-sheet-corps-mercenary_horse = cavalerie mercenaire
alexander-sheet-corps-peltasts = peltastes
alexander-sheet-corps-phalanx = phalange
alexander-sheet-corps-scouts = éclaireurs
alexander-sheet-corps-second_wave = seconde vague
alexander-sheet-corps-skirmishers = tirailleurs
alexander-sheet-corps-taulantian = Taulantiens
alexander-sheet-corps-theban = Thébains
alexander-sheet-corps-thessalians = Thessaliens
alexander-sheet-corps-thracian_foot = infanterie thrace
alexander-sheet-corps-thracian_horse = cavalerie thrace
alexander-sheet-corps-veteran_mercenaries = mercenaires vétérans
alexander-type-HC = cavalerie lourde
alexander-type-LN = lanciers
alexander-type-LC = cavalerie légère
alexander-badge-routed = en déroute
alexander-badge-column = en colonne
alexander-badge-square = en carré
alexander-badge-charge = en formation de charge
alexander-badge-double-depth = en double profondeur
alexander-badge-missile-low = munitions basses
alexander-badge-missile-no = sans munitions
alexander-badge-engaged = va choquer
alexander-badge-fired = a tiré
alexander-badge-halted = ne peut bouger
alexander-badge-moved = a bougé
alexander-badge-ordered = a reçu un ordre
alexander-badge-activated = actif
alexander-badge-finished = a fini
alexander-badge-wounded = blessé
alexander-badge-no-momentum = sans Momentum
alexander-badge-withdrawal = retraite préméditée
alexander-marker-camp = Camp
alexander-marker-taken = pillé
alexander-marker-captain = Chef d'éléphants
alexander-phase-activation = Activation
alexander-phase-orders = Ordres
alexander-phase-shock = Choc
alexander-phase-momentum = Momentum
alexander-phase-rout = Déroute et recharge
alexander-phase-end = Déroute d'armée
alexander-value-skirmisher_cover-other-shooters = pour tous sauf les tirailleurs
alexander-value-skirmisher_cover-any-shooter = pour tout tireur
alexander-overlay-reach = Où elle peut aller
alexander-overlay-control = Zone de contrôle
alexander-overlay-command = Portée de commandement
alexander-overlay-missile = Portée de tir et ligne de vue
alexander-overlay-arcs = Front, flancs et arrière
alexander-shape-reach = { $mp } PM
alexander-shape-control = Contrôlée
alexander-shape-control-one = Contrôlée par une unité
alexander-shape-control-many = Contrôlée par plusieurs unités
alexander-shape-command = À { $hexes } hexagones de commandement au plus
alexander-shape-command-half = À { $hexes } hexagones au plus, la moitié de la portée
alexander-shape-command-one = À portée d'un chef
alexander-shape-command-many = À portée de plusieurs chefs
alexander-shape-fire = À portée et en vue, force { $strength }
alexander-shape-hidden = À portée, hors de vue
alexander-shape-fire-one = Une unité peut tirer ici
alexander-shape-fire-two = Deux unités peuvent tirer ici
alexander-shape-fire-many = Trois unités ou plus peuvent tirer ici
alexander-shape-front = Front
alexander-shape-flank = Flanc
alexander-shape-rear = Arrière

## Terrain

alexander-terrain-clear = Clair
alexander-terrain-woods = Bois
alexander-terrain-rocky = Rocheux
alexander-terrain-marsh = Marais
alexander-terrain-major_river = Rivière majeure
alexander-terrain-rocky_riverbed = Lit rocheux
alexander-terrain-abatis = Abattis
alexander-terrain-sea = Mer
alexander-terrain-city = Cité
alexander-terrain-town = Ville
alexander-terrain-level-2 = Niveau 2
alexander-terrain-level-3 = Niveau 3
alexander-terrain-level-4 = Niveau 4
alexander-terrain-level-5 = Niveau 5
alexander-terrain-level-6 = Niveau 6
alexander-terrain-minor_river = Rivière mineure
alexander-terrain-stream = Ruisseau
alexander-terrain-steep_stream_bank = Berge escarpée de ruisseau
alexander-terrain-steep_bank = Berge escarpée
alexander-terrain-rampart = Rempart
alexander-terrain-gate = Porte

## Mots

alexander-edge-N = le bord nord
alexander-edge-S = le bord sud
alexander-edge-E = le bord est
alexander-edge-W = le bord ouest
alexander-facing-N = le nord
alexander-facing-NNE = le nord-nord-est
alexander-facing-NE = le nord-est
alexander-facing-E = l'est
alexander-facing-SE = le sud-est
alexander-facing-SSE = le sud-sud-est
alexander-facing-S = le sud
alexander-facing-SSW = le sud-sud-ouest
alexander-facing-SW = le sud-ouest
alexander-facing-W = l'ouest
alexander-facing-NW = le nord-ouest
alexander-facing-NNW = le nord-nord-ouest
alexander-what-move = bouger
alexander-what-fast = bouger à marche forcée
alexander-what-together = bouger ensemble
alexander-what-fire = tirer
alexander-what-harass = harceler
alexander-what-recover = récupérer
alexander-what-rally = se rallier
alexander-angle-front = front
alexander-angle-flank = flanc
alexander-angle-rear = arrière
alexander-weapon-javelins = les javelots
alexander-weapon-screen = les arcs de l'écran
alexander-weapon-both = javelots et arcs
alexander-formation-normal = ligne
alexander-formation-column = colonne
alexander-formation-square = carré
alexander-formation-charge = formation de charge
alexander-marker-must-check = Test obligatoire
alexander-marker-no-check = Sans test
alexander-now-full = munitions pleines
alexander-now-low = munitions basses
alexander-now-no = sans munitions
alexander-missile-A = arcs
alexander-missile-S = frondes
alexander-missile-J = javelots
alexander-missile-B = carreaux
alexander-cause-terrain = terrain
alexander-cause-moved_again = second mouvement
alexander-cause-moved_phalanx_extended = second mouvement à la hâte
alexander-cause-withdrawal = retraite
alexander-cause-withdrawal_approach = approche de flanc ou d'arrière
alexander-cause-passing_friend = passage à travers des amis
alexander-cause-cavalry_near_elephant = éléphants proches
alexander-cause-rampage = éléphant en furie
alexander-cause-volley = projectiles
alexander-cause-volley_heavy = projectiles
alexander-cause-routing_friend = amis en déroute
alexander-cause-pivot = pivot
alexander-cause-column_shocked = choc en colonne
alexander-cause-column = passage en colonne
alexander-cause-shock = choc
alexander-cause-check = test raté
alexander-cause-breakthrough = percée
alexander-cause-advance = avance
alexander-cause-dodge = rangs ouverts
alexander-cause-trope = effondrement
alexander-cause-forced_stack = encombrement
alexander-cause-reaction_facing = volte-face trop tardive
alexander-cause-cavalry_elephant = éléphants
alexander-cause-elephant = éléphants
alexander-cause-wheel = conversion
alexander-cause-extended_move = hâte
alexander-cause-haste = hâte
alexander-cause-phalanx_rout = phalange brisée
alexander-cause-fled = fuite hors de la carte
alexander-cause-stopped = aucune issue
alexander-cause-rally = ralliement raté
alexander-cause-captured = seul face à l'ennemi
alexander-cause-duel = Combat Personnel
alexander-cause-combat = combat
alexander-cause-casualty = coup perdu
alexander-cause-pass_through = charge au travers
alexander-reason-pre_shock = pré-choc
alexander-reason-pre-shock = pré-choc
alexander-reason-trope = effondrement
alexander-reason-dodge = esquive
alexander-reason-wheel = conversion
alexander-reason-extended_move = hâte
alexander-reason-routing_friend = amis en déroute
alexander-reason-withdrawal = retraite
alexander-reason-cavalry_elephant = éléphants
alexander-reason-forced_stack = encombrement
alexander-reason-reaction_facing = réaction d'orientation
alexander-reason-pursuit = poursuite
alexander-reason-front = de front
alexander-reason-position = position
alexander-reason-system = armement
alexander-reason-column = colonne
alexander-reason-none = aucune
alexander-superior-attacker = l'attaquant
alexander-superior-defender = le défenseur
alexander-superior-none = personne
alexander-purpose-order = sur ordre
alexander-purpose-entry = sur un ennemi qui arrive
alexander-purpose-exit = sur un ennemi qui part
alexander-purpose-return = en riposte
alexander-purpose-withdrawal = en se retirant
alexander-purpose-harassment = en harcelant
alexander-purpose-oxybeles = à volonté
alexander-result-eliminated = abattu par son cornac
alexander-result-compass_direction_equal_to_die = dans une direction
alexander-result-toward_nearest_friendly_unit = vers l'ami le plus proche
alexander-result-crisis_of_faith = crise de foi
alexander-result-reactivation = l'ennemi réagit
alexander-result-finished = a fini
alexander-result-reactivate = l'ennemi réagit
alexander-result-crisis = crise de foi
alexander-why-due = c'est son tour
alexander-why-trump = par une surenchère
alexander-why-momentum = par Momentum
alexander-why-elite = par initiative d'élite
alexander-why-reactivation = par réactivation
alexander-why-done = ses ordres sont donnés
alexander-why-passed = il passe
alexander-why-trump-failed = sa surenchère a échoué
alexander-why-trumped = il a été devancé
alexander-why-momentum-failed = pas de Momentum
alexander-why-fate = le Dé du Destin
alexander-why-frozen = il doit attendre
alexander-why-prearranged = sa Ligne s'est retirée
alexander-why-held = retenu en ZDC ennemie
alexander-why-casualty = une blessure

## Questions

alexander-prompt-prearrange = { $who } : préméditer une retraite ?
alexander-prompt-elite = { $side } : qui prend la Phase d'Ordres d'élite ?
alexander-prompt-activate = { $side } : activez le chef dont c'est le tour, ou un autre
alexander-asks-activate-one = { $side } : activez { $leader }, dont c'est le tour, ou passez
alexander-asks-activate-or-another = { $side } : activez { $leader }, dont c'est le tour, ou tentez un autre chef
alexander-asks-activate-of = { $side } : activez l'un de ces chefs : { $leaders }
alexander-prompt-first = { $side } : quel camp active en premier ?
alexander-prompt-trump = { $side } : surenchérissez avec un chef, ou laissez faire
alexander-prompt-line = { $side } : { $leader } donne-t-il un Ordre de Ligne, ou des Ordres Individuels ?
alexander-prompt-order = { $side } : { $leader } donne ses ordres (il en reste { $orders })
alexander-prompt-move = { $side } : déplacez { $unit }
alexander-prompt-move-leader = { $side } : déplacez { $who }
alexander-prompt-fire = { $side } : tir de { $unit } : sur qui ?
alexander-prompt-harass = { $side } : harcèlement par { $unit } : de qui, et depuis où ?
alexander-prompt-oxybeles = { $side } : tirer avec les oxybèles ?
alexander-prompt-exit-fire = { $side } : tirer sur { $enemy }, qui s'en va ?
alexander-asks-exit-fire-any = { $side } : tirer sur l'ennemi qui s'en va ?
alexander-prompt-entry-fire = { $side } : tirer sur { $enemy }, qui arrive ?
alexander-asks-entry-fire-any = { $side } : tirer sur l'ennemi qui arrive ?
alexander-prompt-return-fire = { $side } : riposter contre { $enemy } ?
alexander-asks-return-fire-any = { $side } : riposter ?
alexander-prompt-withdrawal-fire = { $side } : tirer sur { $enemy } en se retirant ?
alexander-asks-withdrawal-fire-any = { $side } : tirer en se retirant ?
alexander-prompt-withdraw = { $side } : se retirer devant { $enemy } ?
alexander-asks-withdraw-any = { $side } : se retirer devant l'ennemi ?
alexander-prompt-retreat = { $side } : retraite de { $who } : vers où ?
alexander-prompt-react-facing = { $side } : faire face à { $enemy } ?
alexander-asks-react-facing-any = { $side } : faire face à l'ennemi ?
alexander-prompt-follow = { $side } : { $who } suit-il ?
alexander-prompt-intent = { $side } : un choc avec { $unit } ?
alexander-prompt-shock = { $side } : qui d'autre choque ?
alexander-prompt-combats = { $side } : qui attaque qui ?
alexander-prompt-duel = { $side } : qui se bat en duel ?
alexander-prompt-defend = { $side } : quelle unité défend ?
alexander-prompt-strike = { $side } : quelle unité frappe, et d'où ?
alexander-prompt-charisma = { $side } : quel Charisme compte ?
alexander-prompt-share = { $side } : qui prend la perte suivante ?
alexander-prompt-advance = { $side } : avancez après combat
alexander-prompt-pass-through = { $side } : par où passer ?
alexander-prompt-pursuit = { $side } : poursuite obligatoire ({ $who }) : de qui ?
alexander-prompt-revert = { $side } : fin de la colonne pour { $unit } : face à quoi ?
alexander-prompt-momentum = { $side } : tenter le Momentum avec { $leader } ?
alexander-prompt-crisis = { $side } : crise de foi ({ $who }) : qui recule ?
alexander-asks-crisis-step = { $side } : crise de foi ({ $who }) : vers où reculer ?
alexander-prompt-reactivate = { $side } : réactiver un chef ?
alexander-prompt-rout = { $side } : fuite de { $unit } : par où ?
alexander-prompt-rout-edge = { $side } : fuite de { $unit } : vers quel bord ?
alexander-prompt-rout-facing = { $side } : fuite de { $unit } : vers où se tourner ?
alexander-prompt-rampage = { $side } : furie de { $unit } : vers qui ?
alexander-prompt-rampage-step = { $side } : furie de { $unit } : par où ?
alexander-prompt-reface = { $side } : tourner { $unit } après le ralliement ?
alexander-prompt-captain = { $side } : placer un chef d'éléphants ?
alexander-prompt-return = { $side } : retour de { $unit } : où ?
alexander-prompt-return-facing = { $side } : retour de { $unit } : face à quoi ?

## Choix

alexander-option-first = { $side } d'abord
alexander-option-captain = Chef d'éléphants avec { $unit }
alexander-option-pw = { $leader } : retraite préméditée de la Ligne de { $unit }
alexander-option-no-pw = { $leader } : pas de retraite préméditée
alexander-option-elite = Phase d'Ordres d'élite pour { $leader }
alexander-option-activate = Activer { $leader }
alexander-option-activate-elephants = Faire charger les éléphants de { $unit }
alexander-option-pass-leader = Passer avec { $leader }
alexander-option-hold-leader = Retenir { $leader }
alexander-option-trump = Surenchérir avec { $leader }
alexander-option-momentum = Tenter le Momentum
alexander-option-finish = Terminer
alexander-option-reactivate = Réactiver { $leader }
alexander-option-line = Ordre de Ligne : { $group }, à partir de { $unit }
alexander-option-file = Ordre de Ligne en file : { $group }, à partir de { $unit }
alexander-option-individual = Ordres Individuels
alexander-option-order = Ordre à { $unit } : { $what }
alexander-option-order-leader = Déplacer { $leader }
alexander-option-contingent = Ordre de Contingent de { $leader }
alexander-option-done = Terminé
alexander-option-pass = Passer
alexander-option-hold = Rien
alexander-option-step = Aller en { $hexes }
alexander-option-turn = Se tourner vers { $facing }
alexander-option-reverse = Demi-tour
alexander-option-column = En colonne, vers { $facing }
alexander-option-deploy = Se déployer vers { $facing }
alexander-option-square = Former le carré
alexander-option-charge = Prendre la formation de charge
alexander-option-uncharge = Quitter la formation de charge
alexander-option-stack = Double profondeur sous { $unit }
alexander-option-exit = Sortir par { $edge }
alexander-option-with = { $leader } accompagne
alexander-option-leave = { $leader } reste ici
alexander-option-halt = Halte
alexander-option-withdraw = Retirer { $unit }
alexander-option-withdraw-leader = { $leader } se retire
alexander-option-withdraw-line = La { $type } de { $leader } se retire
alexander-option-withdraw-prearranged = La Ligne de { $leader } se retire comme prévu
alexander-option-react-turn = Tourner { $unit } vers { $facing }
alexander-option-retreat = Faire reculer { $unit }
alexander-option-fire = Tirer avec { $unit } sur { $target }
alexander-option-fire-with = Tirer avec { $unit } sur { $target } : { $weapon }
alexander-option-harass = Harceler { $target } avec { $unit } depuis { $hex }
alexander-option-shock = Choc avec { $unit }
alexander-option-no-shock = Pas de choc avec { $unit }
alexander-option-attack = Attaquer { $target } avec { $unit }
alexander-option-name-defender = Défendre avec { $unit }
alexander-option-name-attacker = Frapper { $target } avec { $unit }, { $angle }
alexander-option-duel = { $leader } se bat
alexander-option-charisma = { $leader } mène
alexander-option-share = La perte à { $unit }
alexander-option-advance = Avancer avec { $unit } en { $hexes }
alexander-option-pass-through = Passer au travers avec { $unit } vers { $hex }
alexander-option-second-shock = Choc de { $unit } contre { $target }
alexander-option-follow = { $leader } suit
alexander-option-stay = { $leader } reste
alexander-option-rout = Fuite de { $unit } en { $hexes }
alexander-option-face = Tourner { $unit } vers { $facing }
alexander-option-flee = Fuite de { $unit } vers { $edge }
alexander-option-target = { $unit }
alexander-option-return = Retour de { $unit } en { $hex }

## Ce qui s'est passé

alexander-event-turn = Tour { $turn }
alexander-event-prearranged = { $leader } a fait son plan
alexander-event-prearranged-shown = { $leader } avait prémédité la retraite de { $units }
alexander-event-elite-roll = Initiative d'élite : { $die }, { $allowed ->
    [0] pas ce tour-ci
   *[other] accordée
}
alexander-event-tie-roll = Égalité tranchée aux dés : { $dice }
alexander-event-activate = { $leader } est actif ({ $why })
alexander-event-activate-elephants = Charge des éléphants : { $unit }
alexander-event-trump = { $leader } surenchérit : { $die }, { $success ->
    [0] en vain
   *[other] c'est réussi
}
alexander-event-trump-void = { $leader } ne peut rien faire : la surenchère est nulle
alexander-event-bypassed = { $leader } devance { $others }
alexander-event-finished = { $leader } a fini : { $why }
alexander-event-held = { $leader } est retenu
alexander-event-line-roll = { $leader } jette le dé pour un Ordre de Ligne : { $die }, { $success ->
    [0] refusé
   *[other] accordé
}
alexander-event-line = { $leader } ordonne la Ligne { $group } : { $units }
alexander-event-order = Ordre de { $what } : { $unit }
alexander-event-order-leader = Ordre de bouger : { $other }
alexander-event-contingent = Ordre de Contingent ({ $cost }) : { $other }
alexander-event-momentum = { $leader } tente le Momentum : { $die }, { $success ->
    [0] en vain
   *[other] il continue
}
alexander-event-fate = Dé du Destin pour { $leader } : { $die }, { $result }
alexander-event-crisis = Crise de foi autour de { $leader } : recul de { $units }
alexander-event-step = Marche, { $unit } : { $to }
alexander-event-leader-step = { $leader } va en { $to }
alexander-event-facing = Nouvelle orientation, { $unit } : { $facing }
alexander-event-formation = Formation, { $unit } : { $formation }, front vers { $facing }
alexander-event-moved-again = Nouveau mouvement : { $unit }
alexander-event-wheel = Conversion : { $unit }
alexander-event-passed = Passage, { $unit } : à travers { $other }
alexander-event-follow = { $leader } va avec { $unit }
alexander-event-stay = { $leader } reste sur place
alexander-event-halt = Halte en { $hex } : { $unit }
alexander-event-withdraw = Retraite devant { $enemy } : { $unit }
alexander-event-leader-withdraws = { $leader } se retire
alexander-event-marker = { $unit } : { $marker }
alexander-event-fire = Tir, { $unit } sur { $target } ({ $purpose }) : { $die } + { $modifier } contre { $strength }, { $hits ->
    [0] sans effet
   *[other] { $hits } de perte
}
alexander-event-supply = { $unit } : { $now }
alexander-event-harass = Harcèlement depuis { $hex } : { $unit } contre { $target }
alexander-event-tq-check = Test ({ $reason }), { $unit } : { $die } + { $modifier } contre { $tq }
alexander-event-hits = Pertes, { $unit } : { $points } ({ $cause }), { $hits } en tout
alexander-event-recover = Récupération, { $unit } : { $points }, il en reste { $hits }
alexander-event-hold = Tenir, { $unit } : { $die } + { $modifier } contre { $tq }, { $success ->
    [0] en vain
   *[other] réussi
}
alexander-event-rout = Déroute ({ $cause }) : { $unit }
alexander-event-rout-move = Fuite, { $unit } : { $to }
alexander-event-eliminated = Élimination ({ $cause }) : { $unit }
alexander-event-rally = Ralliement de { $unit } : { $die } contre { $number }, { $success ->
    [0] en vain
   *[other] réussi
}
alexander-event-rallied = Ralliement, { $unit } : avec { $hits } pertes
alexander-event-runs-on = Fuite malgré tout : { $unit }
alexander-event-rampage = Furie, { $unit } : { $die }, { $result }
alexander-event-rampage-move = Course furieuse, { $unit } : { $to }
alexander-event-captain = Un chef d'éléphants est avec { $unit }
alexander-event-combat = { $attackers } contre { $defenders }
alexander-event-shock = { $attackers } contre { $defenders } : colonne { $column }, dé { $die } + { $modifier } : { $attacker_loss } et { $defender_loss } de pertes
alexander-event-breakthrough = Percée : { $unit }
alexander-event-steady = Fermeté, { $unit } : { $hits } pertes
alexander-event-rallies-round = Rangs resserrés, { $unit } : { $hits } pertes
alexander-event-duel = { $leader } combat { $other } : { $totals }
alexander-event-casualty = { $leader } est-il touché ? { $die }
alexander-event-leader-out = { $leader } est hors de combat pour ce tour
alexander-event-leader-wounded = { $leader } est blessé (-{ $loss })
alexander-event-leader-killed = { $leader } est tué
alexander-event-leader-left = { $leader } quitte la carte
alexander-event-captured = { $leader } tombe aux mains de { $unit }
alexander-event-advance = Avance, { $unit } : { $to }
alexander-event-pass-through = Passage au travers, { $unit } : { $to }
alexander-event-pursuit = Poursuite, { $unit } : jusqu'en { $to }
alexander-event-released = De nouveau libre d'agir : { $unit }
alexander-event-exited = Sortie par { $edge } : { $unit }
alexander-event-returned = Retour en { $hex } : { $unit }
alexander-event-plunder = Pillage de { $hex } : { $unit }
alexander-event-rout-points = { $side } : { $points ->
    [one] { $points } Point de Déroute
   *[other] { $points } Points de Déroute
}, { $total } en tout

## La fin

alexander-end-rout = Victoire ({ $winner }) : l'armée adverse ({ $loser }) est en déroute
alexander-end-both = Victoire de peu ({ $winner }) : les deux armées sont en déroute
alexander-end-draw = Les deux armées sont en déroute à égalité : match nul
alexander-end-leader = Victoire ({ $winner }) : { $leader } est mort
alexander-end-exit = Victoire ({ $winner }) : des unités valant { $points } points se sont échappées
alexander-end-time = Victoire ({ $winner }) : le tour { $turn } est terminé
alexander-end-leaderless = Plus aucun chef pour donner des ordres ; la meilleure armée : { $winner }
alexander-end-ratio = Victoire ({ $winner }) aux Points de Déroute après le tour { $turn }

## Fichiers de scénario

alexander-off-map = { $file } : { $path } : l'hex { $hex } est hors de la carte de { $columns } sur { $rows }
alexander-bad-range = { $file } : { $path } : { $value } n'est pas une liste d'hexs
alexander-two-grounds = { $file } : { $path } : l'hex { $hex } est donné deux fois
alexander-contingent-initiative = { $file } : { $path } : un chef de contingent n'a pas d'Initiative
alexander-hex-count = { $file } : { $path } : une telle unité occupe { $count } hexs
alexander-hex-taken = { $file } : { $path } : { $hex } est déjà occupé par { $unit }
alexander-facing-column = { $file } : { $path } : une colonne fait face à un côté d'hex
alexander-facing-vertex = { $file } : { $path } : une unité fait face à un angle d'hex
alexander-halves = { $file } : { $path } : les moitiés d'une unité double tournée vers { $facing } ne sont pas ainsi
alexander-no-chart = { $file } : { $path } : { $leader } peut donner des Ordres de Ligne, mais aucune ligne de la table ne le nomme
alexander-unknown-name = { $file } : { $path } : { $value } est inconnu

## Pourquoi pas : commandement

alexander-why-not-yours = pas sous vos ordres : { $unit }
alexander-why-not-your-leader = { $leader } n'est pas un de vos chefs
alexander-why-not-due = ce n'est pas le tour de { $leader }
alexander-why-not-inactive = { $leader } a déjà agi, ou ne peut agir
alexander-why-not-held = { $leader } n'est pas en ZDC ennemie
alexander-why-held-zoc = { $leader } est retenu en ZDC ennemie
alexander-why-contingent = { $leader } est un chef de contingent
alexander-why-must-act = { $leader } doit agir
alexander-why-elite-range = { $leader } est hors de portée de son commandant
alexander-why-low-initiative = l'Initiative de { $leader } est { $value }, il faut { $least }
alexander-why-one-trump = votre camp a déjà tenté une surenchère
alexander-why-finished = { $leader } a fini
alexander-why-leader-zoc = { $leader } est en ZDC ennemie
alexander-why-range = l'unité { $unit } est hors de portée
alexander-why-out-of-range = l'unité { $unit } est hors de portée
alexander-why-ordered = l'unité { $unit } a déjà reçu son ordre
alexander-why-no-orders = pas assez d'ordres : il en faut { $cost }, il en reste { $left }
alexander-why-no-order = l'unité { $unit } n'a pas l'ordre de tirer
alexander-why-line-what = un Ordre de Ligne ne sert qu'à bouger ou tirer
alexander-why-line-mode = la Ligne bouge ou tire, pas les deux
alexander-why-line-denied = le dé a refusé à { $leader } un Ordre de Ligne dans cette phase
alexander-why-line-first = un Ordre de Ligne précède tout autre ordre
alexander-why-line-leader = { $leader } bouge une fois avec la Ligne
alexander-why-line-far = l'unité { $unit } est trop loin de { $leader }
alexander-why-no-l = { $leader } ne donne pas d'Ordres de Ligne
alexander-why-put-out = { $leader } a été touché ce tour-ci et ne fait plus rien
alexander-why-finished-stays = { $leader } a fini : il ne bouge que sur ordre de son Commandant en Chef
alexander-why-line-initial = { $leader } a déjà eu sa première Phase d'Ordres : plus d'Ordre de Ligne
alexander-why-no-leader = { $leader } n'est pas sur la carte
alexander-why-no-momentum-line = { $leader } ne peut donner d'Ordre de Ligne en Momentum
alexander-why-not-in-line = l'unité { $unit } n'est pas de cette Ligne
alexander-why-not-in-group = l'unité { $unit } n'est pas de { $group }
alexander-why-not-on-chart = { $leader } n'a pas d'Ordres de Ligne pour { $group }
alexander-why-restricted = { $leader } ne peut donner un Ordre de Ligne à { $unit }
alexander-why-only-oc-leader = seul le commandant en chef donne des ordres à { $leader }
alexander-why-one-leader = un seul chef par phase : { $leader } doit attendre
alexander-why-oc-in-zoc = { $leader } doit d'abord quitter la ZDC ennemie
alexander-why-leader-mp = { $leader } n'a plus de mouvement
alexander-why-no-contingent = { $leader } n'est pas chef de contingent
alexander-why-not-wing = { $leader } ne peut activer de contingents
alexander-why-first-phase = les contingents agissent dans la première Phase d'Ordres de { $leader }
alexander-why-rating = { $leader } a activé tous les contingents possibles
alexander-why-half-range = { $leader } est au-delà de la demi-portée
alexander-why-no-units = { $leader } n'a pas d'unités
alexander-why-obliged = l'unité { $unit } doit continuer : son chef a surenchéri
alexander-why-obliged-leader = { $leader } a surenchéri et doit agir
alexander-why-three-phases = { $leader } a eu trois Phases d'Ordres
alexander-why-nobody-acted = aucun chef ne vient d'agir
alexander-why-fought = { $leader } s'est battu en duel
alexander-why-no-momentum = { $leader } n'a pas de Momentum ce tour-ci
alexander-why-used-oc = { $leader } a utilisé son commandant pour un Ordre de Ligne
alexander-why-divided = { $leader } ne prendra pas cela sur lui
alexander-why-waits = l'unité { $unit } attend jusqu'au tour { $turn }
alexander-why-detached = l'unité { $unit } n'obéit qu'à { $leader }
alexander-why-plunders = l'unité { $unit } est au pillage
alexander-why-bound = l'unité { $unit } est liée par une retraite préméditée
alexander-why-no-prearranged = { $leader } n'a pas prémédité de retraite
alexander-why-only-foot = { $leader } ne peut la préméditer que pour l'infanterie lourde
alexander-why-not-together = l'unité { $unit } ne peut se retirer avec sa Ligne
alexander-why-elephant-command = l'unité { $unit } n'obéit qu'à un chef parmi les éléphants, pas à { $leader }
alexander-why-elephant-mount = { $leader } monte { $other }, qui doit être un de ceux qu'il déplace : cet ordre est pour lui, pas pour { $unit }
alexander-why-dismount = { $leader } reste avec ses éléphants cette phase
alexander-why-captains = { $unit } : deux chefs d'éléphants au plus
alexander-why-no-elephant = pas un éléphant : { $unit }
alexander-why-option-off = cette règle optionnelle n'est pas utilisée

## Pourquoi pas : mouvement

alexander-why-mp = cela coûte { $cost }, il reste { $left }
alexander-why-off-map = l'unité { $unit } ne peut quitter la carte là
alexander-why-front = l'unité { $unit } n'avance que vers son front
alexander-why-not-adjacent = cet hex n'est pas adjacent à { $unit }
alexander-why-enemy-there = { $hex } est occupé par { $unit }
alexander-why-enemy-leader = un chef ennemi est en { $hex }
alexander-why-prohibited = l'unité { $unit } ne peut entrer en { $hex }
alexander-why-rampart = le mur interdit { $hex } à { $unit }
alexander-why-steep = la pente vers { $hex } est trop forte pour { $unit }
alexander-why-difficult = l'unité { $unit } évite le terrain Difficile
alexander-why-one-level = l'unité { $unit } change d'un niveau par phase
alexander-why-zoc-stop = l'unité { $unit } doit s'arrêter en ZDC ennemie
alexander-why-zoc-front = l'unité { $unit } n'a pas d'hex de front libre
alexander-why-zoc-ma = { $unit } (CM { $own }) n'est pas plus rapide que { $enemy } (CM { $other })
alexander-why-turned-in-zoc = l'unité { $unit } s'est tournée en ZDC ennemie
alexander-why-turned-much = l'unité { $unit } a trop tourné pour bouger
alexander-why-turn-zoc = l'unité { $unit } est tenue par plusieurs ennemis
alexander-why-turn-left = l'unité { $unit } a quitté son hex cette phase
alexander-why-one-vertex = l'unité { $unit } ne tourne que d'un angle
alexander-why-double-turn = l'unité { $unit } ne tourne qu'en déplaçant une moitié
alexander-why-no-facing = l'unité { $unit } n'a pas d'orientation
alexander-why-facing = elle ne peut se tourner vers { $facing }
alexander-why-stacked = elle ne peut rester en { $hex } avec un ami
alexander-why-column-stacks = les colonnes ne se mêlent à personne : { $unit }, { $other }
alexander-why-heavy-passes = l'unité { $unit } ne passe pas à travers { $other }
alexander-why-through-heavy = l'unité { $unit } ne passe pas à travers { $other }
alexander-why-double-depth-hex = personne n'entre dans la double profondeur de { $other } : { $unit }
alexander-why-double-depth = l'unité { $unit } est en double profondeur
alexander-why-beneath = l'unité { $unit } est la phalange du dessous
alexander-why-only-oc = l'unité { $unit } n'obéit qu'au commandant en chef
alexander-why-oc-only = seul le commandant en chef l'ordonne, pas { $leader } : { $unit }
alexander-why-right-behind = l'unité { $unit } doit partir juste derrière une phalange
alexander-why-no-phalanx = l'unité { $unit } n'est pas une phalange macédonienne
alexander-why-not-stacked-phalanx = l'unité { $unit } n'est pas en double profondeur
alexander-why-not-fast = l'unité { $unit } n'a pas d'allure plus rapide
alexander-why-not-double = l'unité { $unit } n'est pas une unité double
alexander-why-reverse-zoc = l'unité { $unit } ne peut faire demi-tour en ZDC ennemie
alexander-why-reverse-difficult = l'unité { $unit } ne peut faire demi-tour en terrain Difficile
alexander-why-drift = l'unité { $unit } dérive vers la droite
alexander-why-inertia = l'unité { $unit } continue sa marche
alexander-why-elephants-go-on = l'unité { $unit } va aussi loin que possible
alexander-why-elephants-turn = l'unité { $unit } ne tourne qu'à son départ
alexander-why-no-column = l'unité { $unit } ne peut utiliser la colonne
alexander-why-column-marches = l'unité { $unit } est en colonne et ne fait que marcher
alexander-why-column-zoc = l'unité { $unit } est en ZDC ennemie
alexander-why-not-column = l'unité { $unit } n'est pas en colonne
alexander-why-formation = l'unité { $unit } n'est pas dans la bonne formation
alexander-why-all-mp = l'unité { $unit } doit y mettre tout son mouvement
alexander-why-no-square = l'unité { $unit } n'est pas exercée au carré
alexander-why-not-square = l'unité { $unit } n'est pas en carré
alexander-why-no-charge = l'unité { $unit } n'a pas de formation de charge
alexander-why-charge-line = l'unité { $unit } a besoin d'un Ordre Individuel pour cela
alexander-why-not-charge = l'unité { $unit } n'est pas en formation de charge
alexander-why-in-zoc = l'unité { $unit } est en ZDC ennemie
alexander-why-elephant-zoc = l'unité { $unit } recule devant { $other }
alexander-why-too-late = { $leader } devait se joindre avant le premier pas
alexander-why-not-stacked = { $leader } n'est pas avec l'unité
alexander-why-leader-ground = { $leader } ne peut entrer en { $hex }
alexander-why-leader-stops = { $leader } doit s'arrêter en ZDC ennemie
alexander-why-leader-enters-zoc = { $leader } n'entre en ZDC ennemie qu'auprès d'une unité amie
alexander-why-lone-leader = { $leader } ne se retire pas devant un chef seul
alexander-why-not-approached = l'unité { $unit } n'est pas approchée
alexander-why-no-withdrawal = l'unité { $unit } ne peut se retirer dans son état
alexander-why-withdrawal-zoc = une ZDC ennemie interdit la retraite de { $unit }
alexander-why-withdrawal-ma = { $unit } (CM { $own }) ne peut pas distancer { $enemy } (CM { $other })
alexander-why-withdrawal-way = l'unité { $unit } n'a nulle part où aller
alexander-why-withdrawal-ground = l'unité { $unit } ne se retire pas en terrain Difficile
alexander-why-withdrawal-nearer = l'unité { $unit } ne s'éloignerait pas
alexander-why-no-line = { $leader } n'a pas de Ligne de cavalerie à retirer
alexander-why-line-broken = une partie de la Ligne de { $leader } s'est retirée seule
alexander-why-must-flee = la cavalerie doit fuir l'éléphant
alexander-why-no-reaction = l'unité { $unit } ne peut réagir
alexander-why-reacted = l'unité { $unit } a déjà réagi
alexander-why-not-new = { $unit } : aucun ennemi ne vient d'entrer dans un hex adjacent
alexander-why-other-zoc = l'unité { $unit } est dans la ZDC d'un autre ennemi

## Pourquoi pas : projectiles

alexander-why-no-missiles = l'unité { $unit } n'a pas de projectiles
alexander-why-missile-no = l'unité { $unit } n'a plus de projectiles
alexander-why-fired = l'unité { $unit } a tiré
alexander-why-routed-fire = l'unité { $unit } est en déroute et ne tire pas
alexander-why-column-fire = l'unité { $unit } ne tire pas en colonne
alexander-why-charge-fire = l'unité { $unit } ne tire pas en formation de charge
alexander-why-no-target = l'unité { $unit } n'a pas cette cible
alexander-why-arc = l'unité { $target } n'est pas devant { $unit }
alexander-why-sight = l'unité { $unit } ne voit pas { $target }
alexander-why-rampart-fire = le mur est entre { $unit } et { $target }
alexander-why-no-reaction-fire = l'unité { $unit } n'a pas l'occasion de tirer
alexander-why-no-screen = l'unité { $unit } n'a pas d'écran
alexander-why-return = l'unité { $unit } ne peut riposter
alexander-why-oxybeles = l'unité { $unit } tire sans ordre
alexander-why-oxybeles-free = l'unité { $unit } tire quand elle veut
alexander-why-oxybeles-fired = l'unité { $unit } a tiré et ne bouge pas
alexander-why-no-oxybeles = pas un oxybèle : { $unit }
alexander-why-moves = l'unité { $unit } a bougé et ne tire pas
alexander-why-shot-twice = l'unité { $unit } a tiré deux fois
alexander-why-no-harassment = l'unité { $unit } ne pratique pas le harcèlement
alexander-why-charge-harass = l'unité { $unit } ne harcèle pas en formation de charge
alexander-why-whole-turn = l'unité { $unit } a agi : le harcèlement prend tout le tour
alexander-why-harassed = l'unité { $unit } a harcelé ce tour-ci
alexander-why-nobody-to-harass = l'unité { $unit } ne peut harceler personne d'ici
alexander-why-harass-distance = l'unité { $target } est à { $distance } hexs, l'unité { $unit } harcèle de 2 à { $reach }
alexander-why-too-fast = { $target } (CM { $other }) est trop rapide pour { $unit } (CM { $own })
alexander-why-no-path = aucun chemin libre ne mène { $unit } à { $target }
alexander-why-harass-path = aucun chemin libre ne mène { $unit } en { $hex }

## Pourquoi pas : choc

alexander-why-routed-shock = l'unité { $unit } est en déroute
alexander-why-artillery-shock = l'unité { $unit } ne choque jamais
alexander-why-column-shock = l'unité { $unit } ne choque pas en colonne
alexander-why-square-shock = l'unité { $unit } ne choque pas en carré
alexander-why-recovered-shock = l'unité { $unit } a récupéré cette phase
alexander-why-harassed-shock = l'unité { $unit } a harcelé ce tour-ci
alexander-why-afloat = l'unité { $unit } est dans la rivière
alexander-why-not-in-zoc = l'unité { $target } n'est pas dans la ZDC de { $unit }
alexander-why-attacked = l'unité { $target } a déjà été attaquée
alexander-why-skirmishers-shock = l'unité { $unit } ne choque pas { $target }
alexander-why-elephant-front = l'unité { $unit } n'affronte pas { $target } de front
alexander-why-nobody-in-zoc = l'unité { $unit } n'a personne à choquer
alexander-why-marked = l'unité { $unit } est déjà marquée
alexander-why-declined = l'unité { $unit } a choisi de ne pas choquer
alexander-why-all-in-zoc = l'unité { $unit } doit attaquer tous ceux de sa ZDC
alexander-why-another-unit = c'est le tour de { $unit }
alexander-why-target-elsewhere = l'unité { $target } n'est pas pour { $unit }
alexander-why-not-in-combat = { $leader } n'est pas dans ce combat
alexander-why-unit-not-in-combat = l'unité { $unit } n'est pas dans ce combat
alexander-why-indian-leader = { $leader } ne se bat pas en duel
alexander-why-defender-chose = l'unité { $target } n'est pas le défenseur désigné
alexander-why-angle = l'unité { $unit } ne frappe pas de là
alexander-why-skirmishers-with-others = l'unité { $unit } n'est pas l'unité qui compte
alexander-why-no-charisma = { $leader } ne mène personne ici
alexander-why-share = l'unité { $unit } a sa part
alexander-why-must-advance = il faut avancer
alexander-why-another-advances = ce n'est pas à { $unit } d'avancer
alexander-why-not-vacated = l'unité { $unit } ne peut avancer là
alexander-why-no-prey = l'unité { $target } n'a pas dérouté de ce combat : on ne peut la poursuivre
alexander-why-no-passer = l'unité { $unit } ne passe pas au travers
alexander-why-not-beyond = l'unité { $unit } ne ressort pas là

## Pourquoi pas : cohésion, déroute, ralliement

alexander-why-routed = l'unité { $unit } est en déroute
alexander-why-no-hits = l'unité { $unit } n'a rien à récupérer
alexander-why-recover-once = l'unité { $unit } a agi cette phase
alexander-why-recovers = l'unité { $unit } récupère et ne fait rien d'autre dans cette phase
alexander-why-recover-ground = l'unité { $unit } ne récupère qu'en terrain clair
alexander-why-beside-enemy = un ennemi est adjacent à { $unit }
alexander-why-threatened = l'unité { $unit } est sous les projectiles ennemis
alexander-why-not-routed = l'unité { $unit } n'est pas en déroute
alexander-why-never-rallies = l'unité { $unit } ne se rallie jamais
alexander-why-tried = { $leader } a déjà tenté de rallier { $unit } ce tour-ci
alexander-why-rally-ground = l'unité { $unit } ne se rallie pas sur ce terrain
alexander-why-rallied = l'unité { $unit } vient de se rallier
alexander-why-rout-way = l'unité { $unit } ne fuit pas par là

## Whole paths, and the reach of command

alexander-prompt-path = { $side } : marche de { $unit } : jusqu'où ?
alexander-forced-on = { $side } : l'unité { $unit } ne peut rester avec un ami : où continue-t-elle ?
alexander-option-path = Marcher droit devant
alexander-option-go = Marcher jusqu'en { $hexes }
alexander-route = { $mp } PM sur { $left }{ $loss ->
    [0] { "" }
    [one] , 1 point de cohésion perdu
   *[other] , { $loss } points de cohésion perdus
}{ $held ->
    [0] { "" }
   *[other] { " " }; il faut s'y arrêter, dans une ZDC ennemie
}
alexander-event-path-ends = La marche de { $unit } est interrompue en { $hex }
alexander-why-path-short = il reste { $left } PM à { $unit } : avancez pas à pas
alexander-why-path-friends = des amis sont devant { $unit } : on les traverse pas à pas
alexander-why-path-mp = le chemin coûte { $cost } PM à { $unit }, il en reste { $left }
alexander-why-path-zoc = l'unité { $unit } devrait s'arrêter dans la ZDC ennemie en { $hex }
alexander-why-path-front = aucun chemin droit devant ne mène { $unit } en { $hex } : il faut peut-être d'abord pivoter
alexander-why-command-range = l'unité { $unit } est à { $distance } hexs, la Portée de { $leader } est de { $range }
alexander-why-command-enemy = la ligne de commandement de { $leader } à { $unit } est barrée en { $hex } par { $enemy }
alexander-why-command-ground = aucune ligne de commandement de { $leader } ne mène par ce terrain à { $unit } en { $range } hexs
alexander-why-obliged-order = { $leader } a surenchéri : son dernier ordre doit mener une unité dans un autre hex ou la faire tirer
alexander-why-obliged-shock = { $leader } a surenchéri et n'a encore rien fait : une unité à sa portée doit attaquer en choc
alexander-why-line-breaks = la Ligne de { $unit } s'interrompt en { $hex } : elle ne vient pas près de { $leader }
alexander-why-line-other-unit = l'unité { $unit } appartient à la Ligne qui commence par { $other }
alexander-why-forced-on = l'unité { $unit } ne peut rester en { $hex } avec un ami : elle continue vers un hex libre, devant elle si possible
alexander-why-turn-at-end = l'unité { $unit } peut tourner à la fin de sa retraite, et seulement vers un autre angle
alexander-why-no-crisis = la crise de foi ne fait pas reculer { $unit }
alexander-why-crisis-way = une crise de foi mène plus près du Bord de Retraite et dans aucune ZDC ennemie
alexander-why-rampage-target = l'unité { $unit } court vers le plus proche de ses amis
alexander-why-rampage-step = l'unité { $unit } prend un plus court chemin vers l'ami vers lequel elle court

## Pourquoi pas : en un autre moment

alexander-why-gone = pas sur la carte : { $unit }
alexander-why-one-active = { $leader } est actif : un seul chef à la fois
alexander-why-not-your-phase = ce n'est pas votre phase d'Ordres
alexander-why-move-first = l'unité { $unit } finit d'abord son mouvement
alexander-why-orders-over = plus d'ordres une fois le segment de choc commencé
alexander-why-path-first = dites d'abord où va l'unité { $unit }
alexander-why-leader-walks = { $leader } n'a ni orientation ni formation : il va d'hex en hex
alexander-why-at-once = ce qui est demandé maintenant passe d'abord
alexander-why-designated = on a déjà réglé qui choque
alexander-why-leader-due = c'est le tour de { $leader } : il est activé ou passe
alexander-why-not-a-leader = on active un chef, pas une unité comme { $unit } : les unités agissent sur l'ordre d'un chef
alexander-why-no-captain = aucun chef d'éléphants n'est avec { $unit }
alexander-why-another-due = ce n'est pas le tour de { $unit }
alexander-why-no-such-order = { $name } n'est pas un ordre : il y a move, fast, together, fire, harass, recover et rally
alexander-why-no-such-edge = { $name } n'est pas un bord de la carte : il y a N, E, S et W
alexander-why-no-such-type = personne dans cette bataille n'est du Type { $name }
alexander-why-no-such-weapon = { $name } n'est pas une arme d'éléphant : il y a javelins et screen
alexander-why-no-such-angle = { $name } n'est pas un angle : il y a front, flank et rear
alexander-why-other-word = ici on dit { $word }
alexander-why-must-choose = il faut répondre à cette question
alexander-when-activate = on active les chefs quand personne n'agit, la plus basse Initiative d'abord
alexander-when-order = un chef actif donne ses ordres, avant le choc de sa phase d'Ordres
alexander-when-move = personne ne bouge sans ordre
alexander-when-along = { $leader } se joint à une unité ou la quitte pendant qu'elle bouge
alexander-when-prearranged = { $leader } fait son plan au début du tour, avant tout mouvement
alexander-why-elite-denied = le dé a annulé la phase d'Élite de ce tour
alexander-when-elite = la phase d'Élite ouvre le tour
alexander-when-first = on dit qui est premier quand une Initiative égale a été tirée aux dés
alexander-when-trump = une surenchère se tente avant le premier ordre d'un chef
alexander-when-withdraw = l'unité { $unit } se retire au moment où un ennemi s'approche en bougeant
alexander-when-withdraw-leader = { $leader } se retire quand une unité ennemie arrive à côté de lui
alexander-when-withdraw-line = la Ligne de { $leader } se retire au moment où un ennemi s'approche
alexander-when-react = l'unité { $unit } tourne en réaction quand un ennemi entre dans un hex voisin
alexander-when-oxybeles = on demande à { $unit } de tirer entre les pas et les ordres des autres
alexander-when-harass = l'unité { $unit } harcèle une fois qu'elle en a l'ordre
alexander-when-shock = on dit qui choque au début du segment de choc, après les ordres
alexander-when-attack = on dit qui elle attaque quand on sait tous ceux qui choquent
alexander-when-combat = cela se dit au cours d'un combat de choc
alexander-when-advance = l'unité { $unit } n'avance que dans des hexs vidés par le choc
alexander-when-pass-through = { $unit } : éléphants et chars ne traversent qu'après leur choc
alexander-when-follow = { $leader } suit ou reste quand son unité quitte l'hex
alexander-when-momentum = le Momentum se tente à la fin d'une phase d'Ordres
alexander-when-crisis = l'unité { $unit } ne recule ainsi que dans une crise de foi
alexander-when-reactivate = seul le Dé du Destin réactive { $leader }
alexander-when-rout = l'unité { $unit } ne court ainsi qu'en déroute
alexander-when-face = l'unité { $unit } tourne quand elle bouge, ou en réaction
alexander-when-target = cela se dit d'une furie ou d'une poursuite
alexander-when-captain = un chef rejoint { $unit } à la fin d'un tour, et sa Ligne charge quand c'est son tour
alexander-when-return = une unité ne revient que par une règle de la bataille, dans un hex libre de son bord

## Tactics

alexander-aim-plain = Poursuivre ce qui est commencé.
alexander-aim-activate = Donner des ordres à { $units ->
    [one] { $unit }, la seule unité à portée de { $leader } qui y gagne
   *[other] { $units } unités à portée de { $leader } qui y gagnent, { $unit } surtout
}.
alexander-aim-activate-idle = Faire agir { $leader } tant que cela ne coûte rien : aucune de ses unités n'est pressée.
alexander-aim-trump = Faire agir { $leader } aussitôt, avant que l'ennemi puisse répondre.
alexander-aim-pass = { $units ->
    [0] Ne pas faire attendre les autres : aucune unité à portée de { $leader } ne gagnerait à un ordre
    [one] Peu de chose y pousse : une unité à portée de { $leader } gagnerait à un ordre
   *[other] Peu de chose y pousse : { $units } unités à portée de { $leader } gagneraient à un ordre
}.
alexander-aim-rest-order = Laisser les autres : même { $unit }, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target }, ne gagnerait rien à un ordre.
alexander-aim-rest-order-yet = Peu de chose y pousse : un ordre servirait encore à { $unit }, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target }.
alexander-aim-rest-elite = Garder { $leader } pour son tour ; unités qui gagneraient à agir maintenant : { $units ->
    [0] aucune
    [one] une
   *[other] { $units }
}.
alexander-aim-rest-leader = Attendre ; unités de { $leader } qui gagneraient à agir maintenant, lui qui a le plus à faire : { $units ->
    [0] aucune
    [one] une
   *[other] { $units }
}.
alexander-aim-rest-reactivation = En rester là ; unités de { $leader } qui gagneraient à ce qu'il agisse encore : { $units ->
    [0] aucune
    [one] une
   *[other] { $units }
}.
alexander-aim-rest-trump = Garder { $leader } dans la partie : { $faces ->
    [0] aucune face sur dix ne l'écarterait
    [one] une face sur dix l'écarterait
   *[other] { $faces } faces sur dix l'écarteraient
} pour tout le tour.
alexander-aim-rest-momentum = Laisser le Dé du Destin : pour { $leader }, à déplacer encore : { $units ->
    [0] aucune unité
    [one] une unité
   *[other] { $units } unités
}, au contact : { $locked }, trop peu pour le risque.
alexander-aim-rest-momentum-yet = Peu de chose y pousse : pour { $leader }, à déplacer encore : { $units ->
    [0] aucune unité
    [one] une unité
   *[other] { $units } unités
}, au contact : { $locked }.
alexander-aim-rest-captain = Peu de chose y pousse : { $unit }, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target }, irait sans commandant.
alexander-aim-rest-shock = Ne plus frapper : l'unité { $unit }, touchée { $hits } fois sur { $tq }, y perdrait plus que { $target }.
alexander-aim-rest-shock-yet = Peu de chose y pousse : l'unité { $unit }, touchée { $hits } fois sur { $tq }, gagnerait encore à frapper { $target }.
alexander-aim-rest-volley = Garder les projectiles de { $unit } : un tir sur { $target } ne ferait presque rien.
alexander-aim-rest-volley-yet = Peu de chose y pousse : l'unité { $unit } peut encore blesser { $target } sans en venir aux mains.
alexander-aim-rest-withdrawal = Garder le terrain : l'unité { $unit }, touchée { $hits } fois sur { $tq }, peut tenir la charge de { $enemy }.
alexander-aim-rest-withdrawal-yet = Peu de chose y pousse : l'unité { $unit }, touchée { $hits } fois sur { $tq }, perdrait plus à la charge de { $enemy } qu'à reculer.
alexander-aim-rest-turn = Garder sa direction : l'unité { $unit } risquerait son ordre à se tourner devant { $enemy }.
alexander-aim-rest-turn-yet = Peu de chose y pousse : l'unité { $enemy } trouverait le côté ouvert de { $unit }.
alexander-aim-rest-facing = Garder sa direction : l'unité { $target }, l'ennemi le plus proche, est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $unit }.
alexander-aim-rest-advance = Rester dans la ligne : { $friends ->
    [0] personne ne couvre
    [one] une amie couvre
   *[other] { $friends } amies couvrent
} ici les flancs de { $unit }.
alexander-aim-momentum = Profiter d'une autre phase : { $units ->
    [one] une unité à portée de { $leader } n'a
   *[other] { $units } unités à portée de { $leader } n'ont
} pas bougé, et { $locked ->
    [0] aucune n'est
    [one] une est
   *[other] { $locked } sont
} face à l'ennemi ; le dé réussit jusqu'à { $faces }.
alexander-aim-finish = Laisser le Dé du Destin : il reste trop peu à faire pour le risque.
alexander-aim-line = Mouvoir { $units } unités d'un seul ordre, { $gaining ->
    [0] dont aucune n'a rien de mieux à faire
    [one] dont une y gagne aussitôt
   *[other] dont { $gaining } y gagnent aussitôt
}.
alexander-aim-individual = Placer { $orders ->
    [one] une unité
   *[other] { $orders } unités
} juste où il faut, plutôt que toute une ligne à peu près, sous { $leader }.
alexander-aim-leader = Que { $leader } aille où plus d'unités l'attendent : ici, { $units ->
    [0] aucune ne l'entend
    [one] une seule l'entend
   *[other] { $units } l'entendent
}.
alexander-aim-hears = Être entendu de plus d'unités : { $units ->
    [one] une unité
   *[other] { $units } unités
} à portée de { $leader }.
alexander-aim-leader-way = Rapprocher { $leader } de ceux qui ont besoin de lui, hors d'atteinte de l'ennemi.
alexander-aim-leader-stays = Garder { $units ->
    [one] une unité
   *[other] { $units } unités
} à portée de { $leader } : aucun hexagone proche n'en sert plus.
alexander-aim-wear-down = Blesser l'ennemi de loin avec { $unit } : nul n'en vient aux mains.
alexander-aim-recover = Laisser { $unit } se reprendre avant de combattre encore : elle a { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
}, et { $tq } la brisent.
alexander-aim-rally = Sauver { $unit } de la fuite : hors de la carte, elle est perdue.
alexander-aim-rally-edge = Ramener ceux que la fuite a épargnés.
alexander-aim-approach = Se rapprocher : l'unité { $target } est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}, trop loin pour que l'unité { $unit } la choque au prochain tour.
alexander-aim-next-turn = Être à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target } : l'unité { $unit } pourra la choquer à son prochain ordre.
alexander-aim-distance = Tenir { $unit } à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target }, d'où elle peut tirer sans combattre.
alexander-aim-toward-range = Amener { $unit } à portée de { $target }, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}.
alexander-aim-march = Faire marcher { $unit } sur { $target }, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}.
alexander-aim-first-blow = Charger { $target } avant que cette unité ne charge { $unit }.
alexander-aim-far-enough = S'arrêter ici : l'ennemi le plus proche est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}.
alexander-aim-break-out = Quitter la carte par le bord qui donne la victoire : l'unité { $unit } en est à { $points ->
    [one] un point de mouvement
   *[other] { $points } points de mouvement
}.
alexander-aim-keep-away = Tenir { $unit } à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de l'ennemi : le temps joue pour elle.
alexander-aim-within-call = Ramener { $unit } à portée d'un chef, qui pourra lui donner un ordre.
alexander-aim-front = Tourner le front de { $unit } vers { $target }, l'ennemi le plus proche.
alexander-aim-shoulder = Avoir { $friends ->
    [one] une unité amie
   *[other] { $friends } unités amies
} aux flancs de { $unit }.
alexander-aim-in-range = Avoir { $target } à portée de { $unit }.
alexander-aim-safety = Mettre { $unit } hors d'atteinte { $enemies ->
    [one] de { $enemy }
   *[other] de { $enemies } ennemis
}.
alexander-aim-cover = Que { $enemies ->
    [one] l'unité { $enemy } ne trouve
   *[other] { $enemies } ennemis ne trouvent
} que le front de { $unit }.
alexander-aim-stay = Garder { $unit } où elle est : aucune place à sa portée ne vaut mieux.
alexander-aim-stay-shoulder = Garder la ligne : { $friends ->
    [one] une unité amie couvre
   *[other] { $friends } unités amies couvrent
} ici les flancs de { $unit }.
alexander-aim-stay-safe = Rester hors d'atteinte : nul ne peut charger { $unit } où elle est.
alexander-aim-little = Peu de chose y pousse : l'unité { $unit } n'y trouve rien qu'elle n'ait déjà là où elle est.
alexander-aim-catch = Rattraper { $target }, en déroute, qui ne peut riposter.
alexander-aim-flank = Frapper { $target } de flanc, où elle ne peut tenir contre { $unit }.
alexander-aim-rear = Frapper { $target } à revers, où elle ne peut tenir contre { $unit }.
alexander-aim-worn = Briser { $target } : elle a { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
} sur les { $tq } qui la mettent en déroute.
alexander-aim-superior = Profiter de meilleures armes : l'unité { $target } n'est pas de taille contre { $unit }.
alexander-aim-joint = Tomber ensemble sur { $target } : { $friends ->
    [one] une autre unité la frappe
   *[other] { $friends } autres unités la frappent
} aussi.
alexander-aim-shock = L'emporter par le poids et le premier coup : taille { $size } de { $unit } contre { $other } de { $target }.
alexander-aim-no-target = Être prêt : nul n'est encore devant { $unit }.
alexander-aim-no-shock = Épargner à { $unit } un combat contre { $target } qu'elle perdrait plutôt.
alexander-aim-defend = Que l'unité { $unit } reçoive le coup : elle a { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
} sur les { $tq } qui la mettent en déroute.
alexander-aim-share = Que l'unité { $unit } supporte le point restant : elle a { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
} sur les { $tq } qui la mettent en déroute.
alexander-aim-duel = Envoyer { $leader }, qui se bat le mieux et n'est pas trop précieux.
alexander-aim-charisma = Que { $leader } mène, celui qui inspire le plus.
alexander-aim-volley = Blesser { $target } avant qu'elle n'approche.
alexander-aim-shoot = Blesser { $target } sans en venir aux mains : { $faces ->
    [0] presque aucune face ne touche
    [one] une face sur dix touche
   *[other] { $faces } faces sur dix touchent
}.
alexander-aim-worn-volley = Briser { $target } : elle a { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
} sur les { $tq } qui la mettent en déroute, et { $faces } faces sur dix touchent.
alexander-aim-advance = Occuper le terrain que l'unité { $unit } a gagné.
alexander-aim-face = Présenter à l'ennemi le front de { $unit }.
alexander-aim-hold-advance = Rester dans la ligne : plus avant, ses flancs seraient ouverts.
alexander-aim-withdraw = Céder devant { $enemy } : l'unité { $unit } ne soutiendrait pas sa charge.
alexander-aim-withdraw-flank = Être partie avant que l'unité { $enemy } ne frappe le flanc ouvert de { $unit }.
alexander-aim-withdraw-plain = Donner de la place à { $unit } avant qu'on ne la charge.
alexander-aim-save = Mettre { $leader } et les siens en sûreté.
alexander-aim-save-from = Écarter { $leader } du chemin de { $enemy }.
alexander-aim-react-turn = Recevoir de front la charge de { $enemy } : son flanc coûterait davantage à { $unit }.
alexander-aim-exit = Quitter la carte tant que la voie est libre.
alexander-aim-column = Couvrir plus de terrain : en colonne, elle marche plus vite.
alexander-aim-deploy = Combattre sur tout son front : en colonne, elle serait battue.
alexander-aim-square = Ne montrer aucun flanc à frapper.
alexander-aim-charge-formation = Être prête à charger : l'ennemi est près.
alexander-aim-with = Garder le chef avec ses hommes, qu'il tient en main.
alexander-aim-leave = Garder le chef là où d'autres ont plus besoin de lui.
alexander-aim-prearrange = Gagner du temps : qui recule avant l'arrivée de l'infanterie ennemie s'épargne un combat.
alexander-aim-no-prearrange = Garder la ligne libre : celle qui prévoit de reculer ne peut rien faire d'autre ce tour.
alexander-aim-no-order = Laisser les autres : personne d'autre à portée de ce chef ne gagne à un ordre.
alexander-aim-no-more-shock = Ne plus frapper : aucune autre attaque ne vaut ce qu'elle coûterait.
alexander-aim-no-captain = Laisser les autres bêtes sans commandant.
alexander-aim-no-elite = Garder le chef pour son tour : rien n'est si pressé.
alexander-aim-no-reactivation = En rester là : aucun chef qui a agi ne gagnerait à agir encore.
alexander-aim-no-trump = Ne risquer aucun chef : un mauvais dé l'écarterait pour tout le tour.
alexander-aim-wait = Attendre : ce que font d'abord les autres lui laissera le meilleur choix.
alexander-aim-hold-line = Garder le terrain : elle peut tenir.
alexander-aim-hold-face = Garder sa direction : tournée, elle montrerait son flanc à un autre ennemi.
alexander-aim-hold-fire = Garder les projectiles pour une meilleure cible.
alexander-aim-flee = Fuir là où l'ennemi le plus proche est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}, à l'écart des autres troupes.
alexander-aim-flee-plain = Fuir au plus court vers son bord.
alexander-aim-fall-back = Reculer là où l'ennemi le plus proche est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}.
alexander-aim-crisis = Se rapprocher de son bord, hors du contrôle de l'ennemi.
alexander-aim-rampage = Que la bête coure là où elle nuit le moins aux siens.
alexander-aim-first = Agir avant que l'ennemi ne le puisse.
alexander-aim-captain = Avoir un commandant avec les bêtes les plus proches de l'ennemi.
alexander-aim-elephants = Lâcher les bêtes tant que l'ennemi est devant elles.
alexander-aim-pursuit = Rattraper celle qui vaut le plus.
alexander-aim-return = Revenir dans la bataille là où nul ennemi n'est assez près pour frapper aussitôt.
alexander-cost-leaders-out = chefs hors de combat
alexander-cost-rout-points = points de déroute

## Un choc mis à plat (8.33 à 8.36)

alexander-shock-title = { $attackers } contre { $defenders }
alexander-shock-checks = Tests de pré-choc
alexander-shock-no-checks = aucun
alexander-shock-check = Test de pré-choc : { $unit }
alexander-shock-check-loss = perd ce dont le dé { $modifier } dépasse la QT { $tq }
alexander-shock-check-loss-plain = perd ce dont le dé dépasse la QT { $tq }
alexander-shock-clash = { $unit } contre { $target }, { $angle } : colonne
alexander-shock-column = Colonne du choc
alexander-shock-right = { $count } vers la droite
alexander-shock-left = { $count } vers la gauche
alexander-shock-number = { $number }
alexander-shock-die = { $number } au dé
alexander-shock-superior = Supériorité
alexander-shock-superior-AS = l'attaquant, par { $reason } : le défenseur perd le double
alexander-shock-superior-tripled = l'attaquant, par { $reason } : les phalanges en double profondeur perdent le triple
alexander-shock-superior-DS = le défenseur, par { $reason } : l'attaquant perd le triple
alexander-shock-superior-none = personne
alexander-shock-denied = Pas supérieur
alexander-shock-depth = Double profondeur
alexander-shock-depth-tripled = frappée de flanc ou à revers, elle perd le triple
alexander-shock-skirmishers = Face à des tirailleurs
alexander-shock-halved-attacker = l'attaquant perd la moitié, arrondie à l'inférieur, 1 au plus
alexander-shock-halved-defender = le défenseur perd la moitié, arrondie à l'inférieur
alexander-shock-head-die = Dé
alexander-shock-head-attacker = L'attaquant perd
alexander-shock-head-defender = Le défenseur perd
alexander-shock-line = 1 dé, colonne { $column } ({ $made }) · supériorité : { $superior } · { $hits ->
    [one] 1 touche met { $target } en déroute
   *[other] { $hits } touches mettent { $target } en déroute
 }
alexander-shock-line-plain = 1 dé, colonne { $column } · supériorité : { $superior } · { $hits ->
    [one] 1 touche met { $target } en déroute
   *[other] { $hits } touches mettent { $target } en déroute
 }
alexander-shot-title = Tir de { $unit } sur { $target }
alexander-shot-line = 1 dé · { $percent ->
    [0] ne peut pas toucher
   *[other] touche à { $most } ou moins, { $percent } %
 } ({ $made }) · { $loss ->
    [one] 1 touche
   *[other] { $loss } touches
 }
alexander-shot-part = { $what } : { $much }
alexander-shot-strength = Force à { $range ->
    [one] 1 hexagone
   *[other] { $range } hexagones
 }
alexander-shot-hits = Touche à
alexander-shot-most = { $most } ou moins
alexander-shot-loss = Touches de cohésion alors
alexander-shot-woods = La cible est dans un bois
alexander-shot-heavy_foot = La cible est de l'infanterie lourde
alexander-shot-heavy_foot_front = De face sur de l'infanterie lourde
alexander-shot-moving = Le tireur se déplace
alexander-shot-charge_formation = La cible est en formation de charge
alexander-shot-skirmisher = La cible est faite de tirailleurs
alexander-shot-cataphract_archer = Des arcs contre des cataphractaires
alexander-shot-cataphract_other = Des frondes ou javelots contre des cataphractaires
alexander-shift-size_ratio = Tailles
alexander-shift-phalanx_front = Front de la phalange
alexander-shift-cataphract_attacks = Des cataphractaires attaquent
alexander-shift-cataphract_defends = Des cataphractaires défendent
alexander-shift-river_marsh = Défenseurs en rivière ou marais
alexander-shift-woods = Défenseurs dans un bois
alexander-shift-any_higher = Un défenseur plus haut, ou derrière une berge raide
alexander-shift-all_higher = Tous les défenseurs plus haut, ou derrière une berge raide
alexander-shift-all_lower = Tous les défenseurs plus bas
alexander-modifier-attacker_charisma = Charisme du chef attaquant
alexander-modifier-defender_charisma = Charisme du chef en défense
alexander-modifier-attacker_killed = Chef attaquant tué
alexander-modifier-defender_killed = Chef en défense tué
alexander-reason-charge_formation = formation de charge
alexander-denied-skirmisher_flank = les tirailleurs n'ont pas de flanc à perdre
alexander-denied-cavalry_elephant = la cavalerie ne gagne rien au flanc ou au dos des éléphants
alexander-denied-held = l'attaquant est dans la ZDC d'un ennemi que personne n'attaque
alexander-denied-no_charge_formation = cavalerie hors formation de charge
alexander-denied-missile_no = le défenseur n'a plus de projectiles

## Ce qui équilibrerait une bataille

alexander-lever-rout_level = niveau de déroute, { $side } : { $value } au lieu de { $was }

## Ce que l'instructeur dit de chaque genre de question, et les règles sur lesquelles il s'appuie

alexander-coach-prearrange = Avant tout mouvement vous pouvez prévoir en secret qu’une Ligne recule d’un hexagone chaque fois que l’infanterie ennemie approche. On gagne du temps ; mais la Ligne ne fait rien d’autre ce tour-ci, et son chef est Terminé dès qu’elle recule.
    .rules = 6.82a 6.84a 6.84c 6.85a
alexander-coach-elite = Un chef d’élite peut ouvrir le tour par une Phase d’Ordres de plus : le commandant en chef la prend, ou l’un de ses subordonnés à portée, quelle que soit son Initiative. Donnez-la là où le premier coup compte.
    .rules = 5.5a 5.5b
alexander-coach-activate = Les chefs agissent de la plus basse Initiative à la plus haute. Celui dont c’est le tour donne des Ordres Individuels jusqu’à son Initiative, ou un Ordre de Ligne s’il le peut. Vous pouvez tenter de faire agir d’abord un chef d’Initiative plus haute : un dé égal ou inférieur, sinon il est Terminé.
    .rules = 5.12a 5.21a 5.41a 5.41b
alexander-coach-first = Des chefs des deux camps sont égaux et vous avez gagné le jet : dites qui commence. Second, vous voyez ce que fait l’ennemi ; premier, vous frappez avant qu’il soit prêt.
    .rules = 5.12d
alexander-coach-trump = L’ennemi a surenchéri, ou gagné le Momentum. Vous pouvez répondre avec un chef d’Initiative égale ou plus haute : un dé égal ou inférieur, et il agit à la place ; au-dessus, il est Terminé pour ce tour. Utile quand cette phase décide de quelque chose.
    .rules = 5.42a 5.42b 5.42c 5.43a
alexander-coach-line = Un Ordre de Ligne fait bouger et tirer toute une ligne d’unités semblables, ou la fait tirer sur place : idéal pour marcher et charger de front. Les Ordres Individuels touchent peu d’unités, mais n’importe lesquelles à portée, et permettent aussi ralliement et récupération.
    .rules = 4.31a 4.33a 5.21a 5.22g
alexander-coach-order = Cliquez une unité à portée de commandement, puis ce qu’elle fera : bouger, tirer, récupérer deux pertes ou se rallier. « Montrer sur le plateau » dit jusqu’où porte le commandement du chef.
    .rules = 5.22a 5.22b 5.22c 5.22d
alexander-coach-move = Cliquez un hexagone éclairé pour y entrer, ou une flèche pour tourner. Entrer en zone de contrôle ennemie arrête la marche ; les troupes lourdes qui ont bougé doivent alors choquer tout ennemi dans leur propre zone de contrôle, les légères le peuvent. Arrivez de flanc ou de dos : le plus souvent, la perte ennemie double.
    .rules = 6.13a 7.23a 7.31a 7.32a 8.36a
alexander-coach-path = Arrêtez-vous sur un hexagone éclairé pour voir le chemin et son coût, puis cliquez où l’unité doit aller. Elle marche hexagone par hexagone sans pivoter, et s’arrête dès que l’ennemi recule, tourne ou la touche.
    .rules = 6.31a 7.23a 6.71a 8.21a
alexander-coach-move-leader = Un chef a neuf points de mouvement par phase. Gardez-le près des hommes qu’il commandera ensuite, et loin de l’ennemi s’il est seul.
    .rules = 6.15a
alexander-coach-fire = Choisissez une cible à portée et en vue, par le front. Plus elle est proche, mieux c’est ; qui bouge tire moins bien.
    .rules = 8.13a 8.15a
alexander-coach-harass = Les légers peuvent approcher, lancer et revenir : un tir à un hexagone sans y rester. C’est toute l’action de l’unité ce tour-ci.
    .rules = 9.32a 9.41a 9.32d
alexander-coach-oxybeles = L’artillerie peut tirer deux fois par Phase d’Ordres de chaque camp, sans ordre, tant qu’elle ne bouge pas.
    .rules = 9.52a 9.54a
alexander-coach-exit-fire = Un ennemi quitte votre zone de contrôle : un tir gratuit, à portée deux. Pensez aux munitions si elles sont basses.
    .rules = 8.22a 8.23a
alexander-coach-entry-fire = Un ennemi entre dans votre zone de contrôle. Vous pouvez tirer avant le choc : les pertes l’affaiblissent d’avance.
    .rules = 8.21a 8.23a
alexander-coach-return-fire = On vous a tiré dessus, vous pouvez répondre. Cela ne coûte que des munitions.
    .rules = 8.24a
alexander-coach-withdrawal-fire = Les archers montés peuvent tirer en se retirant. La portée compte pour deux.
    .rules = 6.75b
alexander-coach-withdraw = Une unité plus rapide peut reculer avant l’arrivée de l’ennemi. Elle garde son orientation et évite un choc perdu d’avance, mais peut perdre un peu de cohésion.
    .rules = 6.71a 6.71b 6.72d
alexander-coach-retreat = Choisissez où se retirer : ni en zone de contrôle ennemie, ni en terrain difficile. Laissez de la place à ceux de derrière.
    .rules = 6.72a 6.75a
alexander-coach-react-facing = Un ennemi est arrivé à côté de vous. Une unité simple peut tourner d’un sommet vers lui, non sans risque : elle teste sa qualité, et plus il est rapide par rapport à vous, plus elle risque la déroute.
    .rules = 7.16a 7.16c
alexander-coach-follow = L’unité part, et son chef peut la suivre. Avec elle il l’aide au prochain combat ; laissé seul près d’un ennemi, il doit se retirer ou il est perdu.
    .rules = 4.62b 4.62c 4.62d
alexander-coach-intent = Cette unité peut choisir de choquer tous les ennemis de sa zone de contrôle. Si elle est venue à eux, elle et eux testent d’abord leur qualité ; puis les deux camps se heurtent.
    .rules = 7.32a 7.33a 8.33a
alexander-coach-shock = Les unités à portée de ce chef qui n’ont pas bougé peuvent se joindre au choc contre tous les ennemis de leur zone de contrôle, et sans test. Ajoutez-les là où le nombre ou le flanc aide.
    .rules = 7.32b 7.34a 8.31a 8.33b
alexander-coach-combats = Dites qui attaque qui. Tout ennemi en zone de contrôle d’une unité au choc doit être attaqué. Concentrez vos forces sur l’un, et fixez les autres.
    .rules = 8.32a 8.32b 8.32e
alexander-coach-duel = Des chefs des deux camps sont dans ce combat et s’affrontent : un dé et sa valeur pour chacun. Le meilleur peut mettre l’autre hors d’action, le blesser ou le tuer : grand gain, grand risque.
    .rules = 8.34a 8.41a 8.42a
alexander-coach-defend = Plusieurs types d’unités sont attaqués ensemble. Choisissez celle dont les armes valent le mieux contre cet assaillant : elle fixe la colonne.
    .rules = 8.35b
alexander-coach-strike = Choisissez l’unité et l’angle d’attaque. De flanc ou de dos vous êtes supérieur : la perte du défenseur est doublée.
    .rules = 8.35c 8.36a
alexander-coach-charisma = Un chef de chaque camp compte : le Charisme de l’attaquant s’ajoute au dé, celui du défenseur s’en retranche. Prenez le plus grand.
    .rules = 8.36l
alexander-coach-share = Les pertes sont partagées également ; le reste va d’abord à l’unité qui a donné la supériorité ou la colonne, ensuite à qui vous voulez. Donnez-le à l’unité la plus loin de sa limite.
    .rules = 10.12a
alexander-coach-advance = L’ennemi est parti, et un attaquant doit avancer dans l’hexagone, en payant le terrain. S’il y a un choix, dites qui va où ; une unité simple peut ensuite tourner d’un sommet. Voyez qui sera à côté d’elle.
    .rules = 8.51a 8.52a 8.54a
alexander-coach-pass-through = Éléphants et chars traversent ceux qu’ils ont frappés. Choisissez où ils ressortent.
    .rules = 9.13a 9.23a
alexander-coach-pursuit = Une cavalerie en formation de charge a mis l’ennemi en déroute et ne se retient plus. Dites qui elle poursuit : elle suit son chemin jusqu’à rencontrer un ennemi, et choque encore aussitôt.
    .rules = 10.31a 10.32a 10.33a 10.34a
alexander-coach-revert = La colonne reprend sa formation de combat. Tournez-la vers l’ennemi qui risque de venir.
    .rules = 6.63b 6.66a
alexander-coach-momentum = Le chef peut tenter d’agir encore : un dé inférieur ou égal à son Initiative. Au-dessus il est Terminé, un neuf appelle le Dé du Destin, et l’ennemi peut surenchérir sur un succès. Tentez-le quand l’ennemi chancelle ; sinon, laissez.
    .rules = 5.31a 5.32a 5.33a 5.42c
alexander-coach-crisis = Le destin a parlé : vos unités à moins de la moitié de la portée de ce chef reculent de deux hexagones, lui avec elles, et il est Terminé. Menez-les là où elles pourront faire face.
    .rules = 5.33b
alexander-coach-reactivate = Le destin se retourne contre l’ennemi : un de vos chefs peut agir aussitôt, même Terminé, mais sans Momentum. Prenez celui qui a le plus à faire.
    .rules = 5.33c 5.14b
alexander-coach-rout = Une unité en déroute fuit de deux hexagones vers son bord. Évitez vos amis : ceux qu’elle traverse perdent aussi de la cohésion.
    .rules = 10.21a 10.21b 10.24b
alexander-coach-rout-edge = Dites vers quel bord elle fuit. Sortie de la carte, elle est perdue et compte contre votre armée.
    .rules = 10.21a 10.23a
alexander-coach-rout-facing = Elle se tourne avant de fuir. Choisissez l’orientation qui donne le plus court chemin.
    .rules = 10.21a
alexander-coach-rampage = Un éléphant ennemi est en furie et court vers le plus proche des siens. Plusieurs sont aussi proches : à vous de choisir. Celui qu’il rencontre perd plus de flanc ou de dos, et la cavalerie perd toujours plus.
    .rules = 9.14a 9.14c
alexander-coach-rampage-step = Vous choisissez le prochain hexagone de l’éléphant ennemi en furie, sur son chemin. Il continue jusqu’à sortir de la carte, mourir ou n’avoir plus personne près de lui.
    .rules = 9.14a 9.14e
alexander-coach-reface = Une unité ralliée peut être tournée librement. Face à l’ennemi.
    .rules = 10.27g
alexander-coach-captain = Après leur premier ordre, les éléphants n’obéissent qu’à un chef empilé avec l’un d’eux, ou à un chef d’éléphants. Vous pouvez en placer un, d’Initiative 1, sur une Ligne d’éléphants ; elle avance alors de tout son mouvement.
    .rules = 9.19a 9.19b 9.19c
alexander-coach-return = Par une règle de cette bataille, l’unité revient, fraîche, dans un hexagone libre du bord hors des zones de contrôle ennemies. Choisissez un lieu où elle n’est pas frappée aussitôt.
    .rules = 7.23a
alexander-coach-return-facing = Choisissez son orientation : une unité simple a deux hexagones devant, deux de flanc, deux derrière.
    .rules = 7.11a

## Les champs des scénarios, tels que les formulaires les nomment

alexander-field-base_level = Niveau de la plaine
alexander-field-base_terrain = Terrain de la plaine
alexander-field-charisma = Charisme
alexander-field-classes = Classes
alexander-field-contingent_corps = Corps du contingent
alexander-field-contingent_rating = Valeur de contingent
alexander-field-discouraged = Déconseillées
alexander-field-double = Large de deux cases
alexander-field-elite = Élite
alexander-field-facing = Orientation
alexander-field-hexside = Côtés de case
alexander-field-hits = Pertes de cohésion
alexander-field-initiative = Initiative
alexander-field-line_only = Seulement en ligne
alexander-field-line_order = Ordres de ligne
alexander-field-ma = Mouvement (CM)
alexander-field-ma_ext = Mouvement étendu
alexander-field-map = Carte
alexander-field-nation = Nation
alexander-field-optional_rules = Règles facultatives
alexander-field-overall_commander = Commandant en chef
alexander-field-rampage = Débandade
alexander-field-range = Portée
alexander-field-recommended = Recommandées
alexander-field-retreat_edge = Bord de retraite
alexander-field-rout_level = Niveau de déroute
alexander-field-rout_points = Points de déroute
alexander-field-screen = Sous écran
alexander-field-solo_only = Pour un seul joueur
alexander-field-strategy = Stratégie
alexander-field-supply = Munitions
alexander-field-tags = Marques
alexander-field-tie = En cas d'égalité gagne
alexander-field-tq = Qualité (QT)
alexander-field-true_north = Nord vrai
alexander-field-types = Types
alexander-field-wing_commanders = Chefs d'aile

### Phrases de `bayard`. `en.ftl` et `fr.ftl` ont les mêmes identifiants dans le même ordre.

## Le système

bayard-name = La Règle « Alexandre et Bayard »
bayard-switch-large_army_activation = Unités de chacune des deux activations d’une armée de plus de 15 unités (2.06).
bayard-switch-minimum_move = Une unité peut toujours faire un pas en terrain permis, en renonçant au combat.
bayard-switch-very_light_separation = Le tir sur des très légers perd un dé par case intermédiaire, ou selon toute la portée (4.28).
bayard-switch-panic_face = La panique coûte une plaquette sur un spécial, ou sur toute face qui touche (4.93).
bayard-switch-victory_timing = La victoire se constate aussitôt, ou en fin de tour (5.01).
bayard-switch-victory_count = Les pertes se comptent en unités ou en points (5.03).
bayard-switch-barbarian_bonus = Le dé contre les Barbares vaut pour tout combat, ou en mêlée seulement (A2.70).
bayard-switch-torch_dice = Dés d’une attaque à la torche (A5.25).
bayard-switch-fire = Bois, maisons et ouvrages peuvent brûler (A5.01).
bayard-switch-time_of_day = Les heures du jour sont comptées (A5.28).
bayard-switch-weather = Pluie, neige, vent, brouillard et canicule (A5.31).
bayard-switch-variable_weather = Le temps peut changer, là où la météo compte (A5.69).
bayard-switch-darkness = La nuit, le sommeil et les sentinelles : toute la bataille, ou les heures de nuit (A5.72).
bayard-switch-change_order = Certaines troupes peuvent se desserrer et se resserrer (A5.95).
bayard-switch-boats = Des bateaux, si la bataille en a, portent les unités sur l’eau (A5.97).
bayard-switch-hidden_units = Des unités se cachent sous des pions, dont des leurres (A5.107).
bayard-switch-camps = Les camps, si la bataille en a, peuvent être pillés (A5.110).
bayard-switch-corps_orders = Chaque sous-général a un objectif secret (A5.114).
bayard-switch-ammunition = Les tirs sont comptés : au-delà de sa réserve, une unité perd des dés (A5.117).
bayard-switch-agents = Des agents, si un camp en a, tentent des missions (A5.119).

## Le tour

bayard-phase-deploy = Déploiement
bayard-phase-turn = Début du tour
bayard-phase-dawn = Début du tour
bayard-phase-beasts = Éléphants en panique
bayard-phase-listen = Les sentinelles écoutent
bayard-phase-succeed = Un nouveau général
bayard-phase-lead = Commandement
bayard-phase-activate = Commandement
bayard-phase-obey = Obéissance
bayard-phase-move = Mouvement
bayard-phase-moved = Fin du mouvement
bayard-phase-fight = Combat
bayard-phase-fires = Incendies
bayard-phase-rally = Ralliement
bayard-phase-laager = Chariots
bayard-phase-end = Fin du tour

## Questions

bayard-prompt-lead = { $side } : qui commande ?
bayard-prompt-activate = { $side } : activez, { $points ->
    [one] encore un point
   *[other] encore { $points } points
}
bayard-prompt-move = { $side } : déplacez les unités activées
bayard-prompt-along = { $leader } : partir avec { $unit } ?
bayard-prompt-go-on = { $unit } : continuer, ou s’arrêter ici ?
bayard-prompt-rush = { $unit } : une case de plus, au contact
bayard-prompt-rouse = Réveiller un autre ami avec { $unit }, ou s’en tenir là
bayard-prompt-recoil = { $side } : où recule le messager ?
bayard-prompt-refuge = { $leader } doit fuir : vers quelle unité ?
bayard-prompt-fight = { $side } : choisissez un combat
bayard-prompt-front = { $unit } : un chef au premier rang ?
bayard-prompt-react = { $unit } sous l’attaque de { $target } : que faire ?
bayard-prompt-aim = { $unit } : réserver un dé à un chef ?
bayard-prompt-strike = { $unit } : qui le tir frappe-t-il ?
bayard-prompt-flight = { $unit } : fuir devant une touche ?
bayard-prompt-flags = { $unit } : { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
} ; combien sont ignorés ?
bayard-prompt-retreat = { $unit } : reculer où ?
bayard-prompt-stampede = { $side } : où court l’éléphant ?
bayard-prompt-follow = { $unit } : suivre dans la case vide ?
bayard-prompt-pursue = { $unit } : poursuivre d’une case ?
bayard-prompt-again = { $unit } : combattre encore ?
bayard-prompt-riposte = { $unit } : riposter ?
bayard-prompt-break-off = { $unit } : tenir, ou rompre avant la riposte ?
bayard-prompt-song = Un chant de { $leader } ?
bayard-prompt-rally = { $side } : quel chef rallie son unité ?
bayard-prompt-laager = { $side } : former les chariots ?
bayard-prompt-succeed = { $side } : qui est le nouveau général ?

## Options

bayard-option-lead = { $leader } commande
bayard-option-activate = Activer { $unit }
bayard-option-activate-leader = Activer { $leader } sans unité
bayard-option-send = Envoyer un messager
bayard-option-send-herald = Envoyer { $runner }
bayard-option-send-leader = Envoyer { $leader } comme messager
bayard-option-pass = Pas d’activation
bayard-option-done = Terminé
bayard-option-move = { $unit } en { $hex }
bayard-option-move-leader = { $leader } en { $hex }
bayard-option-move-runner = { $runner } en { $hex }
bayard-option-deliver = { $runner } à { $unit }, avec l’ordre
bayard-option-deliver-leader = { $leader } à { $unit }, avec l’ordre
bayard-option-enter = { $unit } : entrer en { $hex }
bayard-option-exit = { $leader } quitte la table
bayard-option-exit-unit = Quitter la table avec { $unit }
bayard-option-form = { $unit } : { $formation }
bayard-option-break = { $unit } : rompre la formation
bayard-option-chain = { $unit } : chaînes vers { $hex }
bayard-option-unchain = { $unit } : retirer les chaînes vers { $hex }
bayard-option-take = { $leader } accompagne
bayard-option-leave = { $leader } reste
bayard-option-halt = S’arrêter
bayard-option-recoil = { $runner } recule en { $hex }
bayard-option-flee = { $leader } fuit en { $hex }
bayard-option-shoot = Tirer sur { $target } avec { $unit }
bayard-option-attack = Attaquer { $target } avec { $unit }
bayard-option-front = { $leader } au premier rang
bayard-option-behind = Personne ne s’avance
bayard-option-stand = Tenir
bayard-option-stand-leader = Tenir, { $leader } au premier rang
bayard-option-evade = Esquiver
bayard-option-withdraw = Rompre le combat
bayard-option-aim = Viser { $leader }
bayard-option-volley = Un tir ordinaire
bayard-option-strike-leader = Frapper { $leader }
bayard-option-strike-unit = Frapper { $unit }
bayard-option-run-away = Fuir : trois drapeaux au lieu d’une touche
bayard-option-bear = Encaisser
bayard-option-ignore = Ignorer { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
}
bayard-option-retreat = { $unit } : repli en { $hex }
bayard-option-evade-to = { $unit } : esquive en { $hex }
bayard-option-withdraw-to = { $unit } : retraite en { $hex }
bayard-option-run = L’éléphant en { $hex }
bayard-option-trample = Sur { $unit }
bayard-option-follow = { $unit } : suivre en { $hex }
bayard-option-advance = { $unit } : avancer en { $hex }
bayard-option-hold = Rester
bayard-option-riposte = Riposter
bayard-option-decline = Ne pas riposter
bayard-option-sing = { $leader } chante
bayard-option-rally = { $leader } rallie son unité
bayard-option-laager = { $unit } : former les chariots
bayard-option-succeed = { $leader } prend le commandement
bayard-option-appoint = Le nouveau général apparaît en { $hex }

## Événements

bayard-event-turn = Tour { $turn } : { $side }
bayard-event-lead = { $leader } commande, avec { $points ->
    [one] un point
   *[other] { $points } points
}
bayard-event-activate = Appel : { $unit }
bayard-event-activate-leader = { $leader } agit sans unité
bayard-event-reached = Le message est arrivé : { $unit }
bayard-event-reached-hidden = Un message est parvenu à quelqu’un
bayard-event-send = { $runner } part de { $hex }
bayard-event-runner = { $runner } arrive en { $hex }
bayard-event-loss-dice = { $runner } en chemin : { $dice }
bayard-event-capture-dice = { $runner } est rattrapé : { $dice }
bayard-event-runner-lost = { $runner } est perdu
bayard-event-delivered = { $runner } porte son message à { $unit }
bayard-event-unreliable-dice = { $unit }, peu fiables : { $dice }
bayard-event-obedience-dice = { $unit }, l’ordre en question : { $dice }
bayard-event-impetuous-dice = { $unit }, difficiles à tenir : { $dice }
bayard-event-stays = { $leader } reste en arrière
bayard-event-move = { $unit } en { $hex }
bayard-event-move-hidden = Quelque chose bouge, qu’on ne voit pas
bayard-event-enter = { $unit } : entrée en { $hex }
bayard-event-move-leader = { $leader } gagne { $hex }
bayard-event-exit = { $leader } quitte la table
bayard-event-exit-unit = { $unit } hors de la table
bayard-event-form = { $unit } en formation : { $formation }
bayard-event-form-hidden = Quelqu’un se forme sans être vu
bayard-event-break = { $unit } hors de formation : { $formation }
bayard-event-chain = { $unit } : chaînes tendues vers { $hex }
bayard-event-unchain = { $unit } : chaînes retirées vers { $hex }
bayard-event-flee = { $leader } fuit en { $hex }
bayard-event-leader-lost = Perte d’un chef : { $leader }
bayard-event-general-falls = { $leader } tombe, { $side } : un tour perdu
bayard-event-succeeds = { $leader } prend le commandement en { $hex }
bayard-event-shoot = { $unit } : tir sur { $target }
bayard-event-attack = { $unit } : attaque contre { $target }
bayard-event-riposte = { $unit } : riposte contre { $target }
bayard-event-front-rank = { $leader } combat au premier rang
bayard-event-passage-dice = { $unit }, passage de { $work } : { $dice }
bayard-event-attack-dice = Le coup : { $dice }
bayard-event-riposte-dice = La riposte : { $dice }
bayard-event-shot-dice = Le tir : { $dice }
bayard-event-sniper-dice = Un tir visant { $leader } : { $dice }
bayard-event-confirm-dice = L’armure tient-elle, { $unit } : { $dice }
bayard-event-scatter-dice = Les fusées de { $unit } : { $dice }
bayard-event-scatter = Elles tombent en { $hex }
bayard-event-noise-dice = Le bruit, près de { $unit } : { $dice }
bayard-event-song-dice = Le chant, près de { $unit } : { $dice }
bayard-event-burst-dice = { $unit }, une pièce éclate : { $dice }
bayard-event-wound-dice = { $leader } en danger : { $dice }
bayard-event-panic-dice = { $unit } en panique : { $dice }
bayard-event-losses = { $unit } : { $count ->
    [one] une plaquette perdue
   *[other] { $count } plaquettes perdues
}, reste { $left }
bayard-event-destroyed = { $unit } : unité détruite
bayard-event-flags = { $unit } : { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
}, { $ignored ->
    [0] aucun ignoré
    [one] un ignoré
   *[other] { $ignored } ignorés
}
bayard-event-retreat = { $unit } : repli en { $hex }
bayard-event-evade = { $unit } : esquive en { $hex }
bayard-event-withdraw = { $unit } : retraite en { $hex }
bayard-event-wagons-left = { $unit } : chariots abandonnés en { $hex }
bayard-event-beast-loose = { $side } : un éléphant s’échappe en { $hex }
bayard-event-beast-dice = L’éléphant en { $hex } : { $dice }
bayard-event-beast = L’éléphant court en { $hex }
bayard-event-beast-gone = L’éléphant en { $hex } disparaît
bayard-event-trample-dice = { $unit } sous les pieds d’un éléphant : { $dice }
bayard-event-follow-up = { $unit } : suivi en { $hex }
bayard-event-pursuit = { $unit } : poursuite en { $hex }
bayard-event-rally-dice = { $leader } rallie { $unit }, { $restored } de retour : { $dice }

## Pourquoi pas

bayard-why-activated = L’unité { $unit } a déjà été activée ce tour
bayard-why-already-there = L’unité { $unit } est déjà en { $hex }
bayard-why-beast-there = Un éléphant en panique barre { $hex }
bayard-why-cannot-evade = L’unité { $unit } ne peut pas bouger, donc pas esquiver
bayard-why-cliff = Une falaise sépare { $unit } de { $target }
bayard-why-closed = { $hex } est interdit à { $unit } : { $terrain }
bayard-why-driven-back = L’unité { $unit } a trop reculé pour tirer
bayard-why-elephants-gone = Les éléphants perdus par { $unit } se sont enfuis
bayard-why-enemy-beside = Un ennemi est au contact de { $unit }
bayard-why-no-shot-beside = L’unité { $target } est au contact de { $unit } : ce n’est pas une distance de tir
bayard-why-enemy-leader = Pas un de vos chefs : { $leader }
bayard-why-enemy-there = Un ennemi tient { $hex }
bayard-why-enemy-unit = Pas à vous en ce moment : { $unit }
bayard-why-far-ally = L’unité { $unit } est loin de son sous-général : elle ne peut que le rejoindre ou se retirer
bayard-why-far-fight = L’unité { $unit } est trop loin de son sous-général pour engager le combat
bayard-why-formed = L’unité { $unit } ne peut pas changer de formation maintenant
bayard-why-fought = L’unité { $unit } a déjà combattu ce tour
bayard-why-friend-there = L’unité { $friend } barre le passage en { $hex }
bayard-why-gun-on-road = L’unité { $unit } est sur une route en terrain difficile
bayard-why-held = L’unité { $unit } est retenue : pas de combat ce tour
bayard-why-herald-away = { $runner } n’est pas auprès du chef, ou porte un message
bayard-why-in-formation = L’unité { $unit } est déjà en formation
bayard-why-leader-activated = Activation déjà faite ce tour : { $leader }
bayard-why-leader-far = { $hex } est hors d’atteinte de { $leader }
bayard-why-leader-gone = { $leader } n’est pas sur la table
bayard-why-leader-idle = Pas d’activation ce tour pour { $leader }
bayard-why-no-exit = Cette bataille ne laisse aucune unité quitter la table
bayard-why-unit-not-at-edge = L’unité { $unit } n’est pas au bord de la table, ou ne peut bouger
bayard-why-leader-moved = { $leader } a déjà bougé ce tour
bayard-why-led-already = { $leader } a déjà activé ce tour
bayard-why-marched = L’unité { $unit } est allée trop loin pour combattre ce tour
bayard-why-masked = L’unité { $unit } est masquée en { $hex }
bayard-why-masked-hill = Une hauteur en { $hex } masque { $unit }
bayard-why-masked-unit = Une unité en { $hex } masque { $unit }
bayard-why-melee = { $unit } ou son chef a été en mêlée ce tour
bayard-why-moved = L’unité { $unit } s’est déjà déplacée ce tour
bayard-why-moved-shooter = L’unité { $unit } ne tire pas après un mouvement
bayard-why-must-attack = L’unité { $unit } doit d’abord attaquer
bayard-why-no-commander = { $leader } ne commande personne
bayard-why-no-enemy = L’unité { $target } n’est pas un ennemi sur la table
bayard-why-no-follow = L’unité { $unit } n’a aucune raison de suivre ici
bayard-why-no-follow-formation = L’unité { $unit } reste sur place dans sa formation
bayard-why-no-follow-guns = L’unité { $unit } ne suit jamais
bayard-why-no-formation = L’unité { $unit } n’est pas en formation
bayard-why-no-herald = { $runner } n’est pas un de vos hérauts
bayard-why-no-laager = L’unité { $unit } a bougé, combattu au corps à corps ou changé de formation ce tour-ci
bayard-why-no-wagons = L’unité { $unit } n’a plus de chariots
bayard-why-unknown-runner = Il n’y a pas de messager { $name } ici
bayard-why-no-messenger = { $leader } ne peut pas être envoyé
bayard-why-no-missile = L’unité { $unit } n’a pas d’arme de tir
bayard-why-no-riposte = Personne ne riposte maintenant
bayard-why-not-activated = L’unité { $unit } n’a pas été activée
bayard-why-not-at-edge = { $leader } n’est pas au bord de la table
bayard-why-not-beside = L’unité { $target } n’est pas au contact de { $unit }
bayard-why-not-beside-chief = { $leader } n’est pas avec le chef
bayard-why-not-empty = { $hex } n’est pas libre
bayard-why-not-his-men = L’unité { $unit } n’obéit qu’aux chefs de son contingent
bayard-why-not-with-them = { $leader } n’attend pas avec { $unit }
bayard-why-not-yet = L’unité { $unit } arrive à partir du tour { $turn }
bayard-why-nothing-to-rally = { $leader } n’a pas d’unité éprouvée avec lui
bayard-why-occupied = { $hex } est tenu par un ami
bayard-why-on-road = L’unité { $unit } est sur une route en terrain interdit
bayard-why-only-his-men = { $leader } ne commande que son contingent
bayard-why-other-contingent = Cette activation n’est pas pour { $leader }
bayard-why-other-group = L’unité { $unit } agit avec le groupe de l’autre chef
bayard-why-out-of-range = L’unité { $unit } est à plus de { $hexes } cases de { $leader }
bayard-why-out-of-shot = L’unité { $target } est à plus de { $hexes } cases de { $unit }
bayard-why-preplayed = L’unité { $unit } a esquivé et ne bouge pas maintenant
bayard-why-rallied = { $leader } a déjà tenté de rallier ce tour
bayard-why-stays = L’unité { $unit } hésite et reste
bayard-why-stop-before = L’unité { $unit } doit partir devant { $work } pour le franchir
bayard-why-too-far = { $hexes ->
    [0] { $hex } est trop loin : pas une case de mouvement
    [one] { $hex } est à plus d’une case de mouvement
   *[other] { $hex } est à plus de { $hexes } cases de mouvement
}
bayard-why-too-slow = L’unité { $unit } ({ $hexes }) n’a pas deux cases d’avance sur l’ennemi ({ $attacker })
bayard-why-unit-gone = L’unité { $unit } n’est pas sur la table
bayard-why-untaught = L’unité { $unit } ne connaît pas { $formation }
bayard-why-no-chains = L’unité { $unit } n’a pas de chaînes à tendre ou à retirer vers { $hex }
bayard-why-chained = L’unité { $unit } doit d’abord retirer ses chaînes
bayard-why-work = { $work } interdit { $hex } à { $unit }
bayard-why-not-meanwhile = L’unité { $unit } est en mouvement et finit d’abord son déplacement
bayard-why-way-barred = D’autres barrent le chemin de { $unit } vers { $hex }
bayard-why-met = Quelqu’un seul est sur le chemin : l’unité { $unit } entre d’abord dans sa case, et peut de là continuer vers { $hex }
bayard-why-runner-moved = { $runner } s’est déplacé ce tour-ci
bayard-why-runner-far = { $hex } est à plus de { $hexes } cases de { $runner }
bayard-why-no-recoil = { $runner } recule d’une case vers son bord, pas en { $hex }
bayard-why-reroll = L’un des deux dés du temps est relancé, et seulement quand il change beaucoup
bayard-why-other-phase = Ce n’est pas le moment : c’est l’affaire d’une autre phase
bayard-why-no-way = Le terrain ne laisse entrer personne en { $hex }
bayard-why-not-outside = L’unité { $unit } n’attend pas hors de la table
bayard-why-other-edge = L’unité { $unit } n’entre pas en { $hex }
bayard-why-general-behind = { $leader } est le général en chef et reste derrière le premier rang
bayard-why-not-with-unit = { $leader } n’est pas avec l’unité
bayard-why-nowhere-back = L’unité { $unit } n’a pas de case où se retirer
bayard-why-no-withdrawal = Seul un chef avec l’unité peut rompre une mêlée
bayard-why-too-late = Il fallait le dire avant le coup
bayard-why-no-evade = Seule une unité attaquée au corps à corps peut esquiver
bayard-why-no-reason = Rien ne permet d’ignorer autant de drapeaux : { $flags }
bayard-why-not-going-back = L’unité { $unit } ne se replie pas maintenant
bayard-why-not-homeward = { $hex } n’est pas vers le bord de { $unit }
bayard-why-not-so-far-back = Le repli de { $unit } ne finit pas en { $hex }
bayard-why-not-won = L’unité { $unit } n’a pas gagné cette case
bayard-why-must-follow = L’unité { $unit } doit suivre
bayard-why-no-contact = L’unité { $unit } n’avance d’une case de plus que pour joindre un ennemi
bayard-why-one-hex = L’unité { $unit } ne poursuit pas si loin
bayard-why-no-pursuit = L’unité { $unit } ne poursuit pas maintenant
bayard-why-carried-away = L’unité { $unit } est emportée et ne s’arrête pas
bayard-why-not-again = L’unité { $unit } ne combat de nouveau qu’un ennemi à côté d’elle
bayard-why-no-refuge = { $leader } n’y trouve pas de refuge
bayard-why-beast-way = Un éléphant en panique court vers son bord, en évitant les unités s’il le peut
bayard-why-beast-avoids = L’éléphant peut éviter { $unit }, ou ne l’approche pas
bayard-why-no-heir = Le commandement ne passe pas d’abord à { $leader }
bayard-why-heirs-left = Il reste des chefs pour prendre le commandement

## La fin

bayard-end-demoralisation = Victoire ({ $winner }) : l’armée ennemie est démoralisée ({ $grade })
bayard-end-leader_eliminated = Victoire ({ $winner }) : le chef ennemi est tombé ({ $grade })
bayard-end-occupy = Victoire ({ $winner }) : le terrain est tenu ({ $grade })
bayard-end-control = Victoire ({ $winner }) : ses objectifs sont pris ({ $grade })
bayard-end-units_near = Victoire ({ $winner }) : assez de ses unités sont passées ({ $grade })
bayard-end-none_on_terrain = Victoire ({ $winner }) : la hauteur a été tenue ({ $grade })
bayard-end-fewer_losses = Victoire ({ $winner }) : ses pertes sont moindres ({ $grade })
bayard-end-time_limit = Victoire ({ $winner }) : le temps est écoulé ({ $grade })
bayard-end-share = Victoire ({ $winner }) : sa part de pertes est la moindre ({ $grade })
bayard-end-destroyed = Victoire ({ $winner }) : il ne reste personne à combattre ({ $grade })
bayard-end-draw = Le temps est écoulé et personne n’a gagné
bayard-grade-marginal = marginale
bayard-grade-moderate = modérée
bayard-grade-decisive = décisive

## Fichiers

bayard-complaint-board = { $file } : { $path } : { $columns } sur { $rows } cases, c’est trop petit : au moins 9 sur 12 (1.04)
bayard-complaint-closed = { $file } : { $path } : le terrain de { $hex } est interdit à cette unité (A1.62)
bayard-complaint-die = Un dé est l’un de { $known }, pas { $word }
bayard-complaint-edges = { $file } : { $path } : les deux camps ont le bord { $edge }
bayard-complaint-fire-lance = { $file } : { $path } : la lance à feu va avec une lance de cavalerie (A2.38)
bayard-complaint-formation = { $file } : { $path } : ces troupes ne peuvent pas former { $formation } (A3.26)
bayard-complaint-general = { $file } : { $path } : un seul général en chef, pas { $count } (2.02)
bayard-complaint-gun = { $file } : { $path } : l’artillerie a besoin d’une pièce (A2.40)
bayard-complaint-hexes = { $file } : { $path } : { $text } n’est pas une case de ce plateau
bayard-complaint-leader = { $file } : { $path } : il n’y a pas de chef { $leader }
bayard-complaint-losses = { $file } : { $path } : { $losses } pertes ne laissent rien de l’unité
bayard-complaint-melee = { $file } : { $path } : { $weapon } n’est pas une arme pour { $type } (A2.10)
bayard-complaint-missile = { $file } : { $path } : { $weapon } n’est pas une arme pour { $type } (A2.28)
bayard-complaint-morale = { $file } : { $path } : { $type } ne peut pas être { $morale } (A2.50)
bayard-complaint-no-shots = { $file } : { $path } : ces troupes ne tirent jamais, donc pas de { $weapon } (A2.25, A3.21)
bayard-complaint-plaquettes = { $file } : { $path } : { $count } plaquettes, la règle en donne { $rule } (A2.49)
bayard-complaint-points = { $file } : { $path } : { $points } points, les unités coûtent { $price } (A4.01)
bayard-complaint-road = { $file } : { $path } : chaque case d’une route doit toucher la suivante
bayard-complaint-side = { $file } : { $path } : il n’y a pas de camp { $side }
bayard-complaint-troop = { $file } : { $path } : la liste n’a pas de troupe { $troop } ; elle a { $known }
bayard-complaint-two = { $file } : { $path } : deux unités en { $hex } (1.23)
bayard-complaint-decoys = { $file } : { $path } : { $count } leurres pour { $units } unités, c’est trop (A5.108)
bayard-complaint-sentinel = { $file } : { $path } : { $hex } n’est pas à côté de { $unit } (A5.80)
bayard-complaint-untaught = { $file } : { $path } : l’unité ne connaît pas { $formation } (A3.26)
bayard-complaint-weight = { $file } : { $path } : il n’y a pas de { $type } { $weight } (A2.06)

## The sheet of a unit

bayard-sheet-arm = Arme
bayard-sheet-weight = Poids
bayard-sheet-plaquettes = Plaquettes restantes
bayard-sheet-weapon = Arme de main
bayard-sheet-melee = Assaut / mêlée
bayard-sheet-training = Entraînement
bayard-sheet-moves = Cases avec combat / sans
bayard-sheet-missile = Arme de tir
bayard-sheet-shot = Dés de tir / portée
bayard-sheet-support = Amis à côté / requis
bayard-sheet-escort = Fantassins avec elle
bayard-sheet-knows = Sait former
bayard-sheet-equipment = Équipement
bayard-sheet-trait = Particularité
bayard-sheet-rank = Grade
bayard-sheet-quality = Qualité
bayard-sheet-points = Unités en plus ou en moins
bayard-sheet-range = Portée de commandement
bayard-sheet-character = Personnage
bayard-number-class = Poids
bayard-number-armour = Poids
bayard-number-attack-dice = Dés en attaque maintenant
bayard-number-hexes-with-combat = Cases avec combat maintenant
bayard-number-command-group = Groupe
bayard-number-seniority = Grade

## Words of the muster sheet

bayard-arm-infantry = infanterie
bayard-arm-cavalry = cavalerie
bayard-arm-camelry = chamellerie
bayard-arm-chariot = chars
bayard-arm-elephant = éléphants
bayard-arm-artillery = artillerie
bayard-weight-very_light = très léger (jaune)
bayard-weight-light = léger (vert)
bayard-weight-medium = moyen (bleu)
bayard-weight-heavy = lourd (rouge)
bayard-weight-very_heavy = très lourd (noir)
bayard-armour-very_light = très légère
bayard-armour-light = légère
bayard-armour-medium = moyenne
bayard-armour-heavy = lourde
bayard-armour-very_heavy = très lourde
bayard-weapon-individual_weapon = arme individuelle
bayard-weapon-swordsmen = épéistes
bayard-weapon-short_weapon = arme courte ou couteau
bayard-weapon-improvised_weapon = armes improvisées
bayard-weapon-two_hand_weapons = deux armes de poing
bayard-weapon-two_handed_weapon = arme à deux mains
bayard-weapon-short_spear = épieu d’infanterie
bayard-weapon-spear = lance d’infanterie
bayard-weapon-pike = pique
bayard-weapon-heavy_throwing_weapon = arme lourde de jet
bayard-weapon-heavy_throwing_swordsmen = arme lourde de jet, épéistes
bayard-weapon-siphon = siphonaire
bayard-weapon-grenades = grenades et pots à feu
bayard-weapon-cavalry_weapon = arme individuelle de cavalerie
bayard-weapon-cavalry_swordsmen = épéistes ou masse
bayard-weapon-cavalry_two_handed = arme à deux mains de cavalerie
bayard-weapon-cavalry_javelins = javelots de cavalerie
bayard-weapon-cavalry_javelins_swordsmen = javelots, épéistes
bayard-weapon-cavalry_spear = épieu de cavalerie
bayard-weapon-cavalry_spear_swordsmen = épieu de cavalerie, épéistes
bayard-weapon-cavalry_lance = lance de cavalerie
bayard-weapon-cavalry_lance_swordsmen = lance de cavalerie, épéistes
bayard-weapon-couched_lance = lance couchée
bayard-weapon-couched_lance_swordsmen = lance couchée, épéistes
bayard-weapon-light_chariot = char léger
bayard-weapon-medium_chariot = char moyen
bayard-weapon-heavy_chariot = char lourd
bayard-weapon-very_heavy_chariot = char très lourd
bayard-weapon-scythed_heavy_chariot = char lourd à faux
bayard-weapon-scythed_very_heavy_chariot = char très lourd à faux
bayard-weapon-war_elephant = éléphant de combat
bayard-weapon-other_elephant = autre éléphant
bayard-weapon-dokyu = dokyu
bayard-weapon-chakram = chakram
bayard-weapon-katar = katar ou kriss
bayard-weapon-wooden_sword = épée en bois
bayard-weapon-net = filet (comme le lasso)
bayard-weapon-harpoon = harpon
bayard-weapon-boomerang = kali (boomerang de jet)
bayard-weapon-lasso = lasso
bayard-weapon-manriki = manriki-gusari
bayard-weapon-tlacochtli = tlacoctli
bayard-weapon-tlacochtli_atlatl = tlacoctli avec atlatl
bayard-weapon-chu_ko_nu = chu-ko-nu
bayard-weapon-tanto = tanto
bayard-weapon-ball_bow = arc à balle
bayard-weapon-daikyu_early = daikyu avant les Mongols
bayard-weapon-daikyu_late = daikyu après les Mongols
bayard-weapon-bo = bo
bayard-weapon-bokuto = bokutoh
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
bayard-weapon-wakizashi = wakisashi
bayard-weapon-yari = yari
bayard-weapon-long_yari = grand yari
bayard-weapon-other_martial_arts = autres armes d’arts martiaux
bayard-missile-thrown_stones = bâton ou pierre lancée
bayard-missile-darts = dards et javelines
bayard-missile-javelins = javelots
bayard-missile-light_bow = arc léger
bayard-missile-composite_bow = arc composite ou grand arc
bayard-missile-light_crossbow = arbalète légère
bayard-missile-heavy_crossbow = arbalète lourde
bayard-missile-sling = fronde
bayard-missile-staff_sling = fronde à manche
bayard-missile-spear_thrower = javelot à propulseur
bayard-missile-blowpipe = sarbacane
bayard-missile-handgun = haquebute
bayard-missile-mounted_handgun = haquebute montée ou pistolet
bayard-missile-arquebus = arquebuse
bayard-missile-mounted_arquebus = arquebuse montée
bayard-missile-grenades = grenades et pots à feu
bayard-missile-slung_fire_pots = pots à feu à la fronde
bayard-missile-siphon = siphonaire
bayard-missile-fire_lance = lance à feu
bayard-missile-hand_rockets = fusées à main
bayard-missile-artillery_very_light = artillerie très légère
bayard-missile-artillery_light = artillerie légère
bayard-missile-artillery_medium = artillerie moyenne
bayard-missile-artillery_heavy = artillerie lourde
bayard-missile-artillery_very_heavy = artillerie très lourde
bayard-missile-powder_very_light = artillerie à poudre très légère
bayard-missile-powder_light = artillerie à poudre légère
bayard-missile-powder_medium = artillerie à poudre moyenne
bayard-missile-powder_heavy = artillerie à poudre lourde
bayard-missile-powder_very_heavy = artillerie à poudre très lourde
bayard-missile-rocket_very_light = artillerie à fusées très légère
bayard-missile-rocket_light = artillerie à fusées légère
bayard-missile-rocket_medium = artillerie à fusées moyenne
bayard-missile-rocket_heavy = artillerie à fusées lourde
bayard-missile-heavy_flame_thrower = lance-flammes lourd
bayard-missile-organ_gun = orgue multitubes
bayard-missile-multi_cannon = canon multitubes
bayard-missile-incendiary_bomb = bombe incendiaire
bayard-missile-dokyu = dokyu
bayard-missile-chakram = chakram
bayard-missile-katar = katar ou kriss
bayard-missile-wooden_sword = épée en bois
bayard-missile-net = filet (comme le lasso)
bayard-missile-harpoon = harpon
bayard-missile-boomerang = kali (boomerang de jet)
bayard-missile-lasso = lasso
bayard-missile-manriki = manriki-gusari
bayard-missile-tlacochtli = tlacoctli
bayard-missile-tlacochtli_atlatl = tlacoctli avec atlatl
bayard-missile-chu_ko_nu = chu-ko-nu
bayard-missile-tanto = tanto
bayard-missile-ball_bow = arc à balle
bayard-missile-daikyu_early = daikyu avant les Mongols
bayard-missile-daikyu_late = daikyu après les Mongols
bayard-missile-bo = bo
bayard-missile-bokuto = bokutoh
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
bayard-missile-wakizashi = wakisashi
bayard-missile-yari = yari
bayard-missile-long_yari = grand yari
bayard-missile-other_martial_arts = autres armes d’arts martiaux
bayard-weapon-thrown_stones = bâton ou pierre lancée
bayard-weapon-darts = dards et javelines
bayard-weapon-javelins = javelots
bayard-weapon-light_bow = arc léger
bayard-weapon-composite_bow = arc composite ou grand arc
bayard-weapon-light_crossbow = arbalète légère
bayard-weapon-heavy_crossbow = arbalète lourde
bayard-weapon-sling = fronde
bayard-weapon-staff_sling = fronde à manche
bayard-weapon-spear_thrower = javelot à propulseur
bayard-weapon-blowpipe = sarbacane
bayard-weapon-handgun = haquebute
bayard-weapon-mounted_handgun = haquebute montée ou pistolet
bayard-weapon-arquebus = arquebuse
bayard-weapon-mounted_arquebus = arquebuse montée
bayard-weapon-slung_fire_pots = pots à feu à la fronde
bayard-weapon-fire_lance = lance à feu
bayard-weapon-hand_rockets = fusées à main
bayard-weapon-artillery_very_light = artillerie très légère
bayard-weapon-artillery_light = artillerie légère
bayard-weapon-artillery_medium = artillerie moyenne
bayard-weapon-artillery_heavy = artillerie lourde
bayard-weapon-artillery_very_heavy = artillerie très lourde
bayard-weapon-powder_very_light = artillerie à poudre très légère
bayard-weapon-powder_light = artillerie à poudre légère
bayard-weapon-powder_medium = artillerie à poudre moyenne
bayard-weapon-powder_heavy = artillerie à poudre lourde
bayard-weapon-powder_very_heavy = artillerie à poudre très lourde
bayard-weapon-rocket_very_light = artillerie à fusées très légère
bayard-weapon-rocket_light = artillerie à fusées légère
bayard-weapon-rocket_medium = artillerie à fusées moyenne
bayard-weapon-rocket_heavy = artillerie à fusées lourde
bayard-weapon-heavy_flame_thrower = lance-flammes lourd
bayard-weapon-organ_gun = orgue multitubes
bayard-weapon-multi_cannon = canon multitubes
bayard-weapon-incendiary_bomb = bombe incendiaire
bayard-trait-aggressive = agressifs
bayard-trait-allied = alliés ou féodaux
bayard-trait-static_artillery = artillerie statique
bayard-trait-barbarians = barbares
bayard-trait-fickle = changeants
bayard-trait-arab_horse = cheval arabe
bayard-trait-indian_horse = cheval indien
bayard-trait-woodsmen = coureurs des bois
bayard-trait-mass_effect = effet de masse
bayard-trait-eager = emportés
bayard-trait-enraged = enragés
bayard-trait-stubborn = entêtés
bayard-trait-fanatics = fanatiques
bayard-trait-fortified = fortifiés
bayard-trait-flight = fuite
bayard-trait-fleeing = fuyants
bayard-trait-marsh_dwellers = habitants des marais
bayard-trait-harassment = harcèlement
bayard-trait-hesitant = hésitants
bayard-trait-impetuous = impétueux
bayard-trait-elusive = insaisissables
bayard-trait-slow = lents
bayard-trait-mobile = mobile
bayard-trait-mountaineers = montagnards
bayard-trait-panic = panique
bayard-trait-unreliable = peu fiable
bayard-trait-break_away = rompre
bayard-trait-skiers = skieurs
bayard-trait-tenacious = tenaces
bayard-trait-sharpshooters = tireurs d’élite
bayard-trait-marksmen = tireurs
bayard-formation-shield_wall = mur de boucliers
bayard-formation-wedge = coin
bayard-formation-tortoise = tortue
bayard-formation-salvo = salve
bayard-formation-forlorn_hope = enfants perdus
bayard-formation-wagons_in_defence = chariots en défense
bayard-equipment-pavise = pavois
bayard-equipment-sacred_symbol = symbole sacré
bayard-equipment-mantlet = mantelet
bayard-equipment-chains = chaînes
bayard-equipment-palisaded_wagons = chariots palissadés
bayard-equipment-persian_tower = tour mobile perse
bayard-equipment-fire_kit = nécessaire à feu
bayard-rank-general_in_chief = Général en chef
bayard-rank-sub_general = Sous-général
bayard-rank-senior_officer = Officier supérieur
bayard-rank-figure = personnage sans commandement
bayard-quality-bad = mauvais
bayard-quality-mediocre = médiocre
bayard-quality-good = bon
bayard-quality-excellent = excellent
bayard-leader-allied = chef allié
bayard-leader-random_obedience = obéissance aléatoire
bayard-leader-rash = téméraire
bayard-leader-cautious = prudent
bayard-character-alexander = Alexandre le Grand
bayard-character-hannibal = Hannibal
bayard-character-bayard = Bayard
bayard-character-joan_of_arc = Jeanne d’Arc
bayard-character-sun_tzu = Sun Tsu
bayard-character-achilles = Achille
bayard-character-hector = Hector
bayard-character-paris = Pâris
bayard-character-getafix = Panoramix
bayard-character-obelix = Obélix
bayard-character-asterix = Astérix
bayard-character-dogmatix = Idéfix
bayard-character-cacofonix = Assurancetourix

## The ground

bayard-terrain-woods = bois
bayard-terrain-rough = rocaille
bayard-terrain-habitations = habitations
bayard-terrain-minor_river = rivière
bayard-terrain-major_river = fleuve
bayard-terrain-level-2 = colline
bayard-terrain-level-3 = colline, deuxième niveau
bayard-terrain-level-4 = colline, troisième niveau
bayard-terrain-level-5 = colline, quatrième niveau
bayard-terrain-open = terrain nu
bayard-terrain-forest = forêt
bayard-terrain-hill = colline
bayard-terrain-rocks = rocaille
bayard-terrain-marsh = marais
bayard-terrain-mountain = montagne
bayard-terrain-sand = sable
bayard-terrain-snow = neige
bayard-terrain-lake = lac
bayard-terrain-pond = étang
bayard-terrain-sea = mer
bayard-terrain-river = rivière
bayard-terrain-great_river = fleuve
bayard-terrain-beach = plage
bayard-terrain-ford = gué
bayard-terrain-stream = ruisseau
bayard-terrain-built_up = habitations
bayard-terrain-road = route
bayard-terrain-bridge = pont
bayard-terrain-soft_ground = terrain mou
bayard-terrain-dry_ditch = fossé à sec
bayard-terrain-low_wall = mur bas
bayard-work-wall = mur
bayard-work-palisade = palissade
bayard-work-embankment = remblai
bayard-work-ditch = fossé
bayard-work-fortification = fortification
bayard-work-stakes = pieux
bayard-work-barrier = barrière ou chevaux de frise
bayard-work-chains = chaînes
bayard-work-abatis = abattis
bayard-work-pits = trous
bayard-work-caltrops = chausse-trappes
bayard-work-scree = éboulis
bayard-work-cliff = falaise

## States

bayard-badge-ordered = activée
bayard-badge-moved = a bougé
bayard-badge-marched = marche sans combat
bayard-badge-fought = a combattu
bayard-badge-preplayed = préjouée : elle a esquivé et ne bouge pas
bayard-badge-message = un message l’attend : activée au prochain tour
bayard-badge-reached = activée par un messager
bayard-badge-stays = hésite et reste sur place
bayard-badge-held = retenue : une case, pas de combat
bayard-badge-enraged = enragée : elle doit attaquer
bayard-badge-on-foot = à pied : ses animaux ont fui
bayard-badge-static = son attelage a fui : elle ne bouge plus
bayard-badge-asleep = endormie
bayard-badge-woken = à peine réveillée
bayard-badge-torches = torches allumées
bayard-badge-no-ammunition = réserve épuisée : des dés perdus au tir
bayard-badge-loosened = rangs desserrés
bayard-badge-shield-wall = mur de boucliers
bayard-badge-wedge = coin
bayard-badge-tortoise = tortue
bayard-badge-salvo = salve
bayard-badge-forlorn-hope = enfants perdus
bayard-badge-wagons-in-defence = chariots en défense
bayard-badge-activated = chef : il dépense ses points
bayard-badge-finished = a commandé ce tour
bayard-badge-sent = envoyé comme messager
bayard-badge-silent = réduit au silence
bayard-badge-alerted = en alerte
bayard-badge-out = hors de portée de tout chef
bayard-badge-carries = porte un ordre
bayard-badge-hidden = cachée à l’ennemi

## The board

bayard-box-outside = Hors de la table
bayard-marker-beast = Un éléphant en panique
bayard-marker-runner = { $runner }
bayard-marker-objective = Un lieu à prendre
bayard-marker-fire = Feu : { $element }, { $turns ->
    [one] dernier tour
   *[other] encore { $turns } tours
}
bayard-marker-scorched = Roussi : { $element }, encore { $left } sur { $most } avant le feu
bayard-marker-doused = L’eau gagne : { $element }, { $left } sur { $most } sauvés
bayard-marker-light = Lumière
bayard-marker-smoke = Fumée
bayard-marker-wagons = Chariots abandonnés
bayard-marker-taken = pris
bayard-marker-rampage = en panique
bayard-marker-alerted = en alerte
bayard-marker-aground = échoué
bayard-marker-carries = porte un ordre
bayard-runner-messenger-1 = Le messager
bayard-runner-messenger-2 = Messager 2
bayard-runner-messenger-3 = Messager 3
bayard-runner-messenger-4 = Messager 4
bayard-runner-messenger-5 = Messager 5
bayard-runner-messenger-6 = Messager 6
bayard-runner-messenger-7 = Messager 7
bayard-runner-messenger-8 = Messager 8
bayard-runner-messenger-9 = Messager 9
bayard-runner-messenger-10 = Messager 10
bayard-runner-messenger-11 = Messager 11
bayard-runner-messenger-12 = Messager 12
bayard-runner-messenger-13 = Messager 13
bayard-runner-messenger-14 = Messager 14
bayard-runner-messenger-15 = Messager 15
bayard-runner-messenger-16 = Messager 16
bayard-runner-messenger-17 = Messager 17
bayard-runner-messenger-18 = Messager 18
bayard-runner-messenger-19 = Messager 19
bayard-runner-messenger-20 = Messager 20
bayard-runner-messenger-21 = Messager 21
bayard-runner-messenger-22 = Messager 22
bayard-runner-messenger-23 = Messager 23
bayard-runner-messenger-24 = Messager 24
bayard-track-units = Unités perdues, sur celles qui brisent l’armée
bayard-track-points = Points perdus, sur ceux qui brisent l’armée
bayard-status-points = { $leader } commande à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}
bayard-status-group = Groupe { $group }, activé par { $leader }
bayard-status-hour = Heure { $hour } : { $part ->
    [dawn] aube
    [dusk] crépuscule
    [night] nuit
   *[day] jour
}
bayard-status-missed = { $side } : prochain tour perdu
bayard-sky = { $weather ->
    [snow] Neige
    [rain] Pluie
    [fog] Brouillard
    [heat] Canicule
   *[fair] Beau temps
}{ $force ->
    [drizzle] { ", crachin" }
    [light] { ", faible" }
    [heavy] { ", forte" }
    [very_heavy] { ", très forte" }
    [storm] { ", tempête" }
    [irregular] { ", irrégulière" }
    [hail] { ", grêle" }
    [hail_storm] { ", tempête de grêle" }
    [light_mist] { ", brume légère" }
    [mist] { ", brume" }
    [thick_mist] { ", brume épaisse" }
    [fog] { ", brouillard" }
    [pea_soup] { ", purée de pois" }
   *[other] { "" }
}
bayard-sky-wind = Vent { $wind ->
    [very_weak] très faible
    [weak] faible
    [medium] moyen
    [strong] fort
    [very_strong] très fort
   *[storm] de tempête
}, vers { $toward ->
    [E] l’est
    [SE] le sud-est
    [SW] le sud-ouest
    [W] l’ouest
    [NW] le nord-ouest
   *[NE] le nord-est
}
bayard-sky-dark = Nuit
bayard-sky-night = Unités visibles à { $hexes } cases, personnages à { $figures }
bayard-sky-sight = La vue s’arrête à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}
bayard-sky-range = Tirs : portée réduite de { $hexes }
bayard-sky-no-charge = Pas d’assaut : facteur de mêlée seul

## Overlays and ways

bayard-overlay-reach = Où elle peut aller
bayard-overlay-missile = Portée et vue
bayard-overlay-command = Commandement
bayard-overlay-support = Soutien
bayard-overlay-danger = Danger
bayard-shape-reach-fight = Avec droit de combattre
bayard-shape-reach-march = Sans combat
bayard-shape-reach-road = Par la route, sans combat
bayard-shape-reach-alone = Où il va seul
bayard-shape-seen = En vue, à { $hexes } cases au plus
bayard-shape-hidden = À portée, mais masqué
bayard-shape-mask = Ce qui masque
bayard-shape-command = À { $hexes ->
    [one] une case
   *[other] { $hexes } cases
} de lui
bayard-shape-command-many = À portée de plusieurs chefs
bayard-shape-command-one = À portée d’un chef
bayard-shape-supported = Soutenue : { $friends } amis à côté
bayard-shape-unsupported = Sans soutien : { $friends ->
    [0] aucun ami
    [one] un ami
   *[other] { $friends } amis
} à côté, il en faut deux
bayard-shape-supported-all = Unités soutenues
bayard-shape-friend = Un ami qui compte
bayard-shape-danger-many = Trois ennemis ou plus pourraient frapper ici
bayard-shape-danger-two = Deux ennemis pourraient frapper ici
bayard-shape-danger-one = Un ennemi pourrait frapper ici
bayard-shape-danger = { $foes ->
    [0] Aucun ennemi ne peut la frapper au prochain tour
    [one] Un ennemi pourrait la frapper au prochain tour
   *[other] { $foes } ennemis pourraient la frapper au prochain tour
}
bayard-shape-foe = Un ennemi qui pourrait la frapper
bayard-route = { $march ->
    [1] { $hexes } cases : pas de combat au-delà de { $most }
   *[0] { $hexes } cases sur { $most }
}

## A blow laid open

bayard-blow-attack = { $unit } contre { $target }
bayard-blow-shot = { $unit } : tir sur { $target }
bayard-blow-riposte = { $unit } : riposte contre { $target }
bayard-blow-head-face = Face
bayard-blow-head-effect = Effet
bayard-blow-dice = { $sign }{ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
bayard-blow-assault = Facteur d’assaut : { $weapon }
bayard-blow-melee = Facteur de mêlée : { $weapon }
bayard-blow-shooting = Facteur de tir : { $weapon }
bayard-blow-cap = { $dice ->
    [one] un dé au plus
   *[other] { $dice } dés au plus
}
bayard-blow-total = Dés lancés
bayard-blow-least = Dés lancés (jamais moins d’un)
bayard-blow-line = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } ({ $made }) · touche : { $faces } · { $hits ->
    [one] 1 touche détruit
   *[other] { $hits } touches détruisent
 }
bayard-blow-made = { $what } { $much }
bayard-blow-face = { $face }
bayard-blow-no-face = aucune face
bayard-blow-friends = { $unit } : { $friends ->
    [0] aucun ami à côté
    [one] un ami à côté
   *[other] { $friends } amis à côté
}
bayard-blow-firm = soutenue
bayard-blow-loose = sans soutien
bayard-blow-armour = Armure : { $target }
bayard-blow-armour-formation = En formation : { $formation }
bayard-blow-armour-inverted = Inversée par l’arme
bayard-blow-armour-evaded = Inversée par l’esquive
bayard-blow-weight = { $weight }
bayard-blow-answer = Riposte de { $target }, si elle tient
bayard-part-training = Entraînement
bayard-part-against-mounted = Lances contre des montés
bayard-part-third-plaquette = Trois plaquettes : rangs profonds
bayard-part-fourth-plaquette = Quatre plaquettes : rangs plus profonds
bayard-part-dwarf = Éléphants nains
bayard-part-alexander = Alexandre mène la charge
bayard-part-getafix = Potion magique
bayard-part-eager = Emportés
bayard-part-mass-effect = Effet de masse
bayard-part-wedge = Coin
bayard-part-fanatics = Fanatiques
bayard-part-against-wedge = Riposte contre un coin
bayard-part-against-forlorn-hope = Contre des enfants perdus
bayard-part-front-rank = Un chef au premier rang
bayard-part-marksmen = Tireurs
bayard-part-salvo = Salve
bayard-part-two-archers = Deux archers par chameau
bayard-part-paris = Pâris avec eux
bayard-part-barbarians = { $target } : des Barbares
bayard-part-camels = Des chameaux effraient ses animaux
bayard-part-elephants = Des éléphants effraient ses animaux
bayard-part-dogs = Des chiens de guerre effraient ses animaux
bayard-part-bears = Des ours effraient ses animaux
bayard-part-fire = Le feu effraie ses animaux
bayard-part-moved = Elle a bougé
bayard-part-very-light = Cible très légère, cases entre
bayard-part-ammunition = Munitions épuisées
bayard-part-rain-or-snow = Pluie ou neige
bayard-part-fog = Brouillard
bayard-part-wind = Vent
bayard-part-ground = Vers un terrain difficile
bayard-part-works = À travers un ouvrage
bayard-cap-uphill = Vers le haut
bayard-cap-downhill = Vers le bas
bayard-cap-works = Ouvrage sur la face
bayard-cap-wagons = Chariots en défense
bayard-cap-mantlet = Mantelets
bayard-cap-ground = Terrain de l’un ou l’autre
bayard-face-green_hit = Verte
bayard-face-blue_hit = Bleue
bayard-face-red_hit = Rouge
bayard-face-flag = Drapeau
bayard-face-special = Spécial
bayard-brings-hits = { $face } : touche une armure { $armour }
bayard-brings-weak = { $face } : trop faible pour une armure { $armour }
bayard-brings-flag = Drapeau, deux faces sur six{ $ignores ->
    [0] { "" }
    [one] { " " }: un peut être ignoré
   *[other] { " " }: { $ignores } peuvent être ignorés
}
bayard-brings-gone = { $face } : rien, ils s’en vont
bayard-effect-hit = une plaquette
bayard-effect-confirm = une plaquette, si un second dé confirme
bayard-effect-nothing = rien
bayard-effect-back = { $hexes ->
    [0] tient bon
    [one] recule d’une case
   *[other] recule de { $hexes } cases
}
bayard-effect-gun-back = { $hexes ->
    [one] recule d’une case, ou une plaquette
   *[other] recule de { $hexes } cases, ou des plaquettes
}
bayard-effect-flags = { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
}
bayard-special = Spécial : { $row }
bayard-row-fire_miss_mounted_rough = cavaliers en terrain accidenté
bayard-row-fire_miss_cover = la cible est à couvert
bayard-row-fire_miss_obstacle = un ouvrage sur la face l’arrête
bayard-row-fire_miss_wagons = les chariots l’arrêtent
bayard-row-fire_miss_mantlet = les mantelets l’arrêtent
bayard-row-fire_hit_powder = poudre à deux cases ou moins
bayard-row-fire_hit_fanatic = la cible est fanatique
bayard-row-fire_hit_incendiary_option = le projectile brûle
bayard-row-fire_morale_elusive = la cible est insaisissable
bayard-row-fire_morale_rocket_fire = fusées ou feu font peur
bayard-row-fire_miss_other = les projectiles ne font rien de plus
bayard-row-melee_miss_mounted_rough = cavaliers en terrain accidenté
bayard-row-melee_miss_obstacle = un ouvrage sur la face l’arrête
bayard-row-melee_miss_wagons = les chariots l’arrêtent
bayard-row-melee_hit_very_light = armure très légère
bayard-row-melee_hit_elephant = des éléphants frappent
bayard-row-melee_hit_fanatic = la cible est fanatique
bayard-row-melee_hit_forlorn_hope = contre des enfants perdus
bayard-row-melee_hit_incendiary_option = l’arme brûle
bayard-row-melee_hit_inf_inf_support = infanterie soutenue, l’autre non
bayard-row-melee_hit_inf_inf_mounted = votre cavalerie est à côté
bayard-row-melee_hit_inf_art = infanterie sur de l’artillerie
bayard-row-melee_hit_mtd_support = cavaliers soutenus
bayard-row-melee_hit_mtd_infantry = votre infanterie est à côté
bayard-row-melee_hit_mtd_art = cavaliers sur de l’artillerie
bayard-row-melee_hit_powder = poudre à bout portant
bayard-row-melee_morale_elusive = la cible est insaisissable
bayard-row-melee_morale_fire = fusées ou feu font peur
bayard-row-melee_morale_inf_mtd = infanterie soutenue face à des cavaliers
bayard-row-melee_miss_other = aucun avantage : pas de spécial

## Values of switches

bayard-value-large_army_activation-3 = trois unités
bayard-value-large_army_activation-4 = quatre unités
bayard-value-minimum_move-on = oui
bayard-value-minimum_move-off = non
bayard-value-very_light_separation-between = cases entre
bayard-value-very_light_separation-range = toute la portée
bayard-value-panic_face-special = un spécial
bayard-value-panic_face-hit = toute touche
bayard-value-victory_timing-immediate = aussitôt
bayard-value-victory_timing-end_of_turn = en fin de tour
bayard-value-victory_count-units = en unités
bayard-value-victory_count-points = en points
bayard-value-barbarian_bonus-all = tous les combats
bayard-value-barbarian_bonus-melee = mêlée seule
bayard-value-torch_dice-3 = 3 dés
bayard-value-torch_dice-1 = un dé
bayard-value-torch_dice-2 = 2 dés
bayard-value-torch_dice-4 = 4 dés
bayard-value-torch_dice-5 = 5 dés
bayard-value-torch_dice-6 = 6 dés

## What the coach says

bayard-coach-aim = Des tireurs d’élite peuvent réserver un dé à un chef qui accompagne la cible.
    .rules = A2.73
bayard-coach-strike = Le dé réservé a touché : le chef, ou une plaquette de son unité.
    .rules = A2.73
bayard-coach-deploy = Placez l’armée unité par unité : lances et piques en ligne, cavalerie aux ailes, troupes légères devant, les chefs à portée de ceux qu’ils commanderont.
    .rules = A1.62 A1.64
bayard-coach-place = N’importe quelle case éclairée de votre zone. Gardez deux amis à côté de chaque unité de la ligne, et une case libre derrière.
    .rules = A1.62 1.13
bayard-coach-first = Qui joue le premier frappe le premier, et se découvre le premier.
    .rules = A1.67
bayard-coach-flight = Une touche peut devenir trois drapeaux : une plaquette sauvée, du terrain perdu.
    .rules = A2.78
bayard-coach-recoil = Votre messager a été bousculé : il se glisse vers votre bord, case par case.
    .rules = 2.24
bayard-coach-reroll = Le temps change : l’un de ses deux dés est relancé.
    .rules = A5.70
bayard-coach-rouse = Une unité éveillée peut continuer à réveiller ses voisines.
    .rules = A5.87
bayard-coach-song = Son chant ébranle tous ceux qui sont près de lui, amis compris.
    .rules = A2.102
bayard-coach-objective = Son corps doit atteindre cette case derrière la ligne ennemie et la tenir ; nul autre ne la connaît. Choisissez-la là où votre ligne est forte.
    .rules = A5.115
bayard-coach-mission = Un agent tente une mission à un tour donné, en secret. Choisissez ce qui gênerait le plus l’ennemi.
    .rules = A5.119
bayard-coach-mission-turn = Le tour où l’agent frappe : dites-le maintenant, et à personne d’autre.
    .rules = A5.120
bayard-coach-lead = Choisissez qui commande ce tour : seules les unités à sa portée agiront, une par point dont il dispose. Prenez le chef le plus proche de l’endroit où il y a quelque chose à gagner.
    .rules = 2.13 2.04 2.06
bayard-coach-activate = Un point met une unité en mouvement, avec les chefs de sa case. Choisissez des unités qui font la même besogne ; les autres ne feront que se défendre.
    .rules = 2.16 2.17
bayard-coach-move = Cliquez sur une unité, puis une case. Au-delà de ses cases avec combat, elle ne combattra pas ce tour. Qui a bougé frappe avec son facteur d’assaut : restez à deux cases, puis chargez.
    .rules = 3.14 4.58
bayard-coach-along = Un chef accompagne l’unité qui s’en va, ou reste sur place.
    .rules = 2.34
bayard-coach-go-on = Votre unité a bousculé quelqu’un : elle peut continuer, ou s’arrêter ici.
    .rules = 4.122
bayard-coach-rush = Ces troupes ne se tiennent plus : elles avancent d’une case, au contact.
    .rules = A2.54
bayard-coach-fight = Chaque unité combat une fois : tirer de loin, ou attaquer à côté. Lisez d’abord la feuille : les dés, l’effet de chaque face, et la riposte. Attaquez là où vous êtes soutenu et pas l’ennemi.
    .rules = 4.03 4.05 1.13
bayard-coach-front = Un chef au premier rang ajoute un dé, et risque sa vie si la riposte porte.
    .rules = 2.39 2.41
bayard-coach-react = Tenez et ripostez, ou esquivez si vous êtes assez rapide : drapeaux et spéciaux ne font alors rien, mais votre armure compte inversée.
    .rules = 4.61 4.64
bayard-coach-flags = Chaque drapeau fait reculer l’unité. Soutien, chef et ouvrages permettent d’en ignorer. Reculer peut sauver une unité éprouvée : pas de riposte, mais elle vit.
    .rules = 4.80
bayard-coach-retreat = Elle recule vers votre bord. Les cases qu’elle ne peut faire coûtent des plaquettes : gardez un passage derrière la ligne.
    .rules = 4.83 4.84
bayard-coach-follow = La case est vide : suivre fait gagner du terrain, mais peut ouvrir votre ligne. Pensez à vos voisins ensuite.
    .rules = 4.94
bayard-coach-pursue = La cavalerie peut poursuivre d’une case, et combattre encore si elle rencontre l’ennemi.
    .rules = 4.104
bayard-coach-again = Encore un combat, selon les mêmes règles : l’ennemi peut riposter contre une unité fatiguée.
    .rules = 4.105 4.107
bayard-coach-riposte = Vous avez tenu : ripostez avec le facteur de mêlée. Cela ne coûte rien.
    .rules = 4.109
bayard-coach-break-off = Votre chef peut rompre avant la riposte : la case est abandonnée, l’unité sauvée.
    .rules = 2.42
bayard-coach-rally = Un chef qui n’a pas combattu, avec une unité éprouvée qui n’a pas combattu non plus, peut rendre des plaquettes.
    .rules = 2.45
bayard-coach-laager = Des chariots restés inactifs peuvent se former : deux dés au plus contre eux, et pas de spéciaux.
    .rules = A3.03 A3.33
bayard-coach-stampede = Un éléphant blessé court vers son bord, et piétine qui il ne peut éviter.
    .rules = 4.116 4.117
bayard-coach-refuge = Un chef dont l’unité a disparu fuit vers un ami proche, ou il est perdu.
    .rules = 4.123
bayard-coach-succeed = Le général est tombé : désignez son successeur.
    .rules = 4.126

## La mise en place

bayard-phase-lots = Qui joue le premier
bayard-box-camp = { $side } : encore à placer
bayard-marker-paper = Un papier, face cachée
bayard-marker-sentinel = Une sentinelle
bayard-marker-camp-fire = Un feu de camp
bayard-marker-torches = Des torches
bayard-marker-decoy = Un papier blanc
bayard-decoy-word = le papier blanc
bayard-prompt-first = { $side } : qui joue en premier ?
bayard-prompt-deploy = { $side } : quelle unité placer maintenant ?
bayard-prompt-place = Où se place { $piece } ?
bayard-option-begin = En premier : { $side }
bayard-option-deploy = Placer { $unit }
bayard-option-deploy-leader = Placer { $leader }
bayard-option-bluff = Poser un papier blanc
bayard-option-place = { $unit } en { $hex }
bayard-option-place-leader = { $leader } en { $hex }
bayard-option-bluff-at = Un papier blanc en { $hex }
bayard-event-first-dice = On tire au sort : { $dice }
bayard-event-first = En premier : { $side }
bayard-event-deploy = { $unit } en { $hex }
bayard-event-deploy-leader = { $leader } en { $hex }
bayard-event-screen = { $side } : quelqu’un placé hors de vue
bayard-event-paper = { $side } : un papier en { $hex }
bayard-event-unveiled = Tout le monde est en place : les deux armées se découvrent
bayard-why-not-with-troops = Aucune des troupes avec lesquelles il peut commencer n’est en { $hex }
bayard-why-not-in-zone = { $hex } est hors de votre zone de déploiement
bayard-why-no-standing = Le terrain de { $hex } lui est interdit
bayard-why-no-room = En { $hex }, elle ne laisserait pas de place au reste de l’armée
bayard-why-not-all-placed = Tout le monde doit être placé avant de jouer
bayard-why-three-units = On place au moins { $least } unités avant que l’autre joueur ne continue
bayard-why-not-yours = Pas à vous : { $unit }
bayard-why-placed = Déjà à sa place : { $unit }
bayard-why-units-first = Les unités se placent d’abord, { $unit } ensuite
bayard-why-name-first = On dit qui se place, puis où
bayard-why-other-first = On place d’abord la pièce qui a été nommée
bayard-why-no-decoy = Il y a un papier blanc pour { $units } unités, dans un déploiement par papiers
bayard-complaint-zones = { $file } : { $path } : les deux zones de déploiement se recouvrent (A1.62)
bayard-complaint-large = { $file } : { $path } : { $columns } cases sur { $rows }, c’est trop : { $most } au plus
bayard-complaint-room = { $file } : { $path } : { $units } unités à placer dans { $hexes } cases : il n’y a pas de place pour toutes (A1.62)

## Les armées

bayard-muster-budget = { $points } points pour un budget de { $budget } : { $over } de trop (A4.01)
bayard-muster-number = { $name } : { $count }, la liste en veut { $least } à { $most } (A4.16)
bayard-muster-exactly = { $name } : { $count }, la liste en veut { $least } (A4.16)
bayard-muster-years = { $name } ne servait pas en { $year } (A4.16)
bayard-muster-list-years = { $name } : la liste vaut pour les années { $from } à { $to }, pas pour { $year } (A4.16)
bayard-muster-company = { $name } et { $with_name } ne servent pas dans la même armée (A4.16)
bayard-muster-general = Un Général en chef, un seul, et non { $count } (2.02)
bayard-muster-ally = { $name } : il leur faut un chef à eux, { $contingent } (2.10)
bayard-muster-cost = { $name } : la liste dit { $cost }, la règle donne { $price } (A4.01)
bayard-muster-wage = { $name } : la liste dit { $cost }, la règle donne { $price } (A4.08)
bayard-muster-poor = { $budget } points ne suffisent pas : la liste en demande au moins { $least } (A4.16)
bayard-year = { $era ->
    [bc] { $year } av. J.-C.
   *[ad] { $year }
}
bayard-muster-entry = La liste n’a pas de { $entry }
bayard-muster-two = Une bataille a deux listes d’unités, et non { $count }
bayard-muster-field = Un champ de bataille est un scénario, une carte ou une graine : { $text } n’en est pas un
bayard-muster-first = { $first } n’est aucune des deux armées : { $known }
bayard-muster-called = { $en ->
   *[other] { $fr }
}
bayard-books-ancient = WRG, Antiquité
bayard-books-renaissance = WRG, Renaissance
bayard-books-7th = WRG, 7e édition
bayard-books-newbury = Newbury
bayard-books-shock_of_impact = Shock of Impact
bayard-regions-near_east = Proche-Orient
bayard-regions-europe = Europe
bayard-regions-america = Amérique
bayard-regions-elsewhere = Ailleurs
bayard-methods-alternate = Tour à tour, 3 ou 4 unités
bayard-methods-screened = Derrière un paravent
bayard-methods-covered = Couvert, l’un après l’autre
bayard-methods-paper = Par papiers retournés
bayard-landscapes-mediterranean = Méditerranée
bayard-landscapes-plains = Plaines
bayard-landscapes-steppe = Steppe
bayard-landscapes-northern = Forêts du Nord
bayard-landscapes-desert = Désert
bayard-landscapes-highlands = Hautes terres
bayard-densities-open = Nu
bayard-densities-sparse = Dégagé
bayard-densities-medium = Accidenté
bayard-densities-dense = Coupé
bayard-wrg-notation = « { $text } » n’est pas une notation : [Reg|Irr] GRADE CODE, ARME, … (A4.18)
bayard-wrg-grade = Il n’y a pas de grade { $grade } (A4.20)
bayard-wrg-code = Il n’y a pas de troupes { $code } (A4.18)
bayard-wrg-weapon = Il n’y a pas d’arme { $weapon } (A4.18)
bayard-wrg-choice = { $key } : { $value } n’est aucun de { $known } (A4.19)
bayard-wrg-bombs = Les pots de naphte sont pour l’artillerie à pierres, pas pour { $type } (A2.43)
bayard-wrg-newbury = « { $text } » n’est pas une notation Newbury : EXPÉRIENCE MORAL COHÉSION SIGLE, ARME, … (A4.24)
bayard-wrg-newbury-word = { $word } n’est aucun de { $known } (A4.24)
bayard-wrg-swordsmen = Il n’y a pas d’épéistes avec { $weapon } (A4.19)
bayard-wrg-dismount = Seuls les HC démontent en EHI, pas les { $code } (A4.19)
bayard-wrg-no-choice = Rien n’est à décider pour { $key } ; il y a { $known } (A4.19)
bayard-wrg-book = Il n’y a pas de listes { $book } ; il y a { $known }
bayard-wrg-region = Il n’y a pas de région { $region } ; il y a { $known }

## Annexe 5 : les heures et le temps

bayard-phase-sky = Ciel
bayard-prompt-reroll = Le temps change : lequel des deux premiers dés relance-t-on ?
bayard-option-reroll = Relancer le dé { $die }
bayard-why-weather = L’unité { $unit } ne peut être vue : par ce temps, la vue s'arrête à { $hexes } cases
bayard-why-wet-powder = Par ce temps, la poudre de { $unit } est inutilisable
bayard-why-slowed = Par ce temps, l’unité { $unit } ne va pas jusqu'en { $hex }
bayard-why-flooded = L’unité { $unit } ne peut passer { $hex } : l'eau est trop haute
bayard-event-hour-dice = L'heure : { $dice }
bayard-event-hour = Heure { $hour } : { $part ->
    [dawn] aube
    [dusk] crépuscule
    [night] nuit
   *[day] jour
}
bayard-event-weather-dice = Le temps : { $dice }
bayard-event-force-dice = Sa force : { $dice }
bayard-event-direction-dice = Où souffle le vent : { $dice }
bayard-event-wind-dice = La force du vent : { $dice }
bayard-event-stability-dice = La stabilité du temps : { $dice }
bayard-event-change-dice = Le temps change-t-il ? { $dice }
bayard-event-irregular-dice = Tombe-t-elle ce tour ? { $dice }
bayard-event-fog-dice = La brume : { $dice }
bayard-event-weather = Le temps : { $weather ->
    [snow] neige
    [rain] pluie
    [fog] brume
    [heat] canicule
   *[fair] beau
} { $force ->
    [drizzle] (crachin)
    [light] (faible)
    [heavy] (forte)
    [very_heavy] (très forte)
    [storm] (tempête)
    [irregular] (irrégulière)
    [hail] (grêle)
    [hail_storm] (tempête de grêle)
    [light_mist] (brume légère)
    [mist] (brume)
    [thick_mist] (brume épaisse)
    [fog] (brouillard)
    [pea_soup] (purée de pois)
   *[other] { "" }
}
bayard-event-wind = Le vent : { $force ->
    [very_weak] très faible
    [weak] faible
    [medium] moyen
    [strong] fort
    [very_strong] très fort
   *[storm] tempête
}, vers { $toward ->
    [E] l’est
    [SE] le sud-est
    [SW] le sud-ouest
    [W] l’ouest
    [NW] le nord-ouest
   *[NE] le nord-est
}
bayard-event-falls = { $weather ->
    [snow] La grêle tombe ce tour
   *[other] La pluie tombe ce tour
}
bayard-event-holds-off = { $weather ->
    [snow] Pas de grêle ce tour
   *[other] Pas de pluie ce tour
}
bayard-event-exposure-dice = { $cause ->
    [thirst] La soif frappe
    [sand] La tempête de sable frappe
   *[storm] Le temps frappe
} { $unit } : { $dice }

## Annexe 5 : le feu et l'ordre

bayard-option-loosen = Desserrer les rangs
bayard-option-close = Resserrer les rangs
bayard-option-wake = { $unit } : réveiller { $friend }
bayard-option-alarm = La sentinelle réveille { $unit }
bayard-option-silence = { $unit } : tomber sur la sentinelle en { $hex }
bayard-event-drift-dice = { $unit }, à tâtons : { $dice }
bayard-event-stray-dice = { $runner } cherche son chemin : { $dice }
bayard-event-noise = { $unit }, en { $hex } : un choc, du bruit
bayard-event-noise-hidden = Un bruit dans la nuit
bayard-event-woken = { $unit } : réveil
bayard-event-woken-hidden = Quelqu’un s’éveille
bayard-event-wake-dice = { $unit }, sommeil agité : { $dice }
bayard-event-hear-dice = Une sentinelle de { $unit } tend l’oreille : { $dice }
bayard-event-alerted = Une sentinelle de { $unit } est en alerte
bayard-event-spot-dice = { $side }, à l’affût des sentinelles : { $dice }
bayard-event-spotted = Une sentinelle est repérée en { $hex }
bayard-event-alarm = Alarme ! Une sentinelle réveille { $unit }
bayard-event-alarm-hidden = Alarme dans la nuit !
bayard-event-silence = { $unit } : attaque de la sentinelle en { $hex }
bayard-event-silenced = La sentinelle en { $hex } est morte
bayard-event-cry-dice = A-t-elle crié ? { $dice }
bayard-event-shown = En vue : { $unit } en { $hex }
bayard-event-decoy = Le marqueur en { $hex } était un leurre
bayard-why-asleep = L’unité { $unit } dort
bayard-why-drowsy = L’unité { $unit } vient de s’éveiller et ne peut être activée ce tour
bayard-why-woken = L’unité { $unit } a été réveillée pendant le tour ennemi : elle reste sur place et ne combat qu’à côté d’elle
bayard-why-awake = L’unité { $friend } ne dort pas
bayard-why-wake-far = L’unité { $friend } n’est pas à côté de { $unit }
bayard-why-cannot-wake = L’unité { $unit } a bougé, ou ne pouvait pas bouger
bayard-why-no-alarm = L’unité { $unit } n’a pas de sentinelle alertée, ou ne dort pas
bayard-why-no-sentinel = L’unité { $unit } n’a repéré aucune sentinelle en { $hex }
bayard-why-unseen = L’unité { $unit } ne voit pas { $target }
bayard-why-dark = La nuit, l’unité { $unit } va case par case ; { $hex } est plus loin
bayard-why-night-range = La nuit, { $leader } commande jusqu’à { $hexes } : l’unité { $unit } est plus loin
bayard-why-decoy = L’unité { $unit } est un leurre : il n’y a personne pour combattre
bayard-option-burn = { $unit } : mettre le feu, { $element }
bayard-option-douse = { $unit } : combattre le feu, { $element }
bayard-why-no-loosening = L’unité { $unit } ne peut changer d'ordre
bayard-why-loosest = L’unité { $unit } ne peut s'alléger davantage
bayard-why-closed-up = L’unité { $unit } n'a pas desserré ses rangs
bayard-why-fire-off = Rien ne brûle dans cette bataille : les règles du feu ne sont pas en vigueur
bayard-why-unknown-element = Il n'y a pas ici de { $name } qui puisse brûler
bayard-why-cannot-burn = On ne peut y mettre le feu maintenant : { $element }
bayard-why-too-wet = Tout est trop mouillé pour y mettre le feu : { $element }
bayard-why-no-fire = L’unité { $unit } n'a rien pour allumer un feu
bayard-why-not-prepared = L’unité { $unit } ne peut pas tirer en feu : personne ne le fait sur chameaux ou éléphants, ni avec une telle arme
bayard-why-busy = L’unité { $unit } ne doit rien faire d'autre ce tour
bayard-why-torch-far = Pas à côté de { $unit } : { $element }
bayard-why-friend-in-fire = L’unité { $unit } n’y tire pas de feu, des amis s’y tiennent : { $element }
bayard-why-fire-far = Trop loin pour le feu de { $unit }, { $hexes } cases au plus : { $element }
bayard-why-fire-beside = L’unité { $unit } ne peut y tirer de feu depuis la case voisine : { $element }
bayard-why-shoot-unit = L’unité { $unit } tire sur l’ennemi qui s’y tient, ce qui suffit à y mettre le feu : { $element }
bayard-why-no-flames = Pas de feu ici : { $element }
bayard-why-burning = L’unité { $unit } ne peut entrer en { $hex } : la case brûle
bayard-why-burning-face = L’unité { $unit } ne peut aller en { $hex } : l'ouvrage entre les deux brûle
bayard-why-fire-between = L'ouvrage entre { $unit } et { $target } brûle
bayard-why-bridge-lost = L’unité { $unit } ne peut entrer en { $hex } : le pont est rompu
bayard-complaint-element = { $file } : { $path } : { $element } n'est rien qui puisse brûler ici (A5.01)
bayard-event-order = { $unit } : ordre changé, { $weight }
bayard-event-burn = { $unit } : feu mis, { $element }
bayard-event-fire-dice = Le feu ({ $element }) : { $dice }
bayard-event-scorched = Le feu ne prend pas encore, reste { $left } : { $element }
bayard-event-burns = Au feu ! { $element }
bayard-event-burnt-down = Détruit par le feu : { $element }
bayard-event-burn-dice = Le feu frappe { $unit } : { $dice }
bayard-event-douse-dice = { $unit }, lutte contre le feu, { $element } : { $dice }
bayard-event-fire-weather-dice = Vent et pluie ({ $element }) : { $dice }
bayard-event-fire-out = Le feu est éteint : { $element }

## Éléphants en panique pris pour cible, troupes mixtes

bayard-option-shoot-beast = Tirer sur l’éléphant en { $hex } avec { $unit }
bayard-option-attack-beast = Attaquer l’éléphant en { $hex } avec { $unit }
bayard-why-no-beast = Aucun éléphant ennemi ne court en panique en { $hex }
bayard-why-beast-far = L’unité { $unit } n’atteint pas l’éléphant en { $hex }
bayard-event-hunt-dice = { $unit } sur l’éléphant en { $hex } : { $dice }
bayard-complaint-mixed = { $file } : { $path } : { $count } plaquettes sont trop pour une unité : { $most } au plus (A3.08)
bayard-complaint-fortified = { $file } : { $path } : des fortifications tiennent en terrain nu ou sur colline, pas en { $hex } (A2.81)
bayard-complaint-reindeer = { $file } : { $path } : les éclaireurs sur rennes sont de la cavalerie légère ou très légère qui tire (A3.05)
bayard-complaint-gun-weight = { $file } : { $path } : { $weapon } ne convient pas à une artillerie { $weight }, ni à une plate-forme au-delà du poids léger (A2.40, A3.13)
bayard-complaint-beasts = { $file } : { $path } : pas pour { $type } { $weight } (A3.01 à A3.19)
bayard-complaint-trait = { $file } : { $path } : { $trait } vaut pour d’autres troupes et reste sans effet pour { $type } (A2.67 à A2.80)
bayard-complaint-archers = { $file } : { $path } : deux archers montent un chameau, non { $type } (A3.06)
bayard-option-shoot-fire = Tirer en feu sur { $target } avec { $unit }

## Annexe 5 : camps et munitions

bayard-marker-camp = Un camp
bayard-why-not-by-messenger = L’unité { $unit } suit un général présent dans sa case, pas un messager
bayard-why-servants = L’unité { $unit } ne bouge que pour un général dans sa case, ce que { $leader } n’est pas
bayard-why-looters = L’unité { $unit } en veut au camp : elle combat qui le défend, pas { $target }
bayard-event-looters = { $unit } : ruée sur le camp, { $path }
bayard-event-looted = { $unit } : pillage du camp ennemi ({ $side }) en { $hex }
bayard-event-last-shot = { $unit } : la réserve est épuisée ; tout autre tir coûte un dé
bayard-event-resupplied = { $unit } : nouvelles munitions, venues { $source ->
    [camp] du camp
   *[other] de { $source }
}
bayard-complaint-objective = { $file } : { $path } : { $hex } n’est pas une case des deux premières rangées ennemies (A5.115)
bayard-complaint-camp = { $file } : { $path } : un camp tient deux cases voisines de terrain praticable (A5.110)

## Annexe 5 : corps et agents

bayard-phase-orders = Ordres
bayard-marker-corps = L’objectif de { $leader }
bayard-prompt-objective = Quelle case faire atteindre et tenir à { $leader } ?
bayard-prompt-mission = { $side } : que fera l’agent ?
bayard-prompt-mission-turn = { $side } : à quel tour (0 : avant la bataille) ?
bayard-mission-rumour = un faux bruit
bayard-mission-spy_deployment = l’espionnage du déploiement
bayard-mission-cut_road_forest = un abattis sur la route
bayard-mission-cut_road = un fossé sur la route
bayard-mission-cut_bridge = un pont coupé
bayard-mission-kill_character = un poignard
bayard-mission-kill_sub_general = un poignard
bayard-mission-kill_general = un poignard
bayard-mission-steal_symbol = un symbole sacré volé
bayard-mission-corrupt_sub_general = de l’or
bayard-option-objective = { $leader } : { $hex }
bayard-option-mission-unit = L’agent : { $mission } contre { $unit }
bayard-option-mission-leader = L’agent : { $mission } contre { $leader }
bayard-option-mission-hex = L’agent : { $mission } en { $hex }
bayard-option-mission-plain = L’agent : { $mission }
bayard-option-idle = Pas de mission
bayard-option-at = { $turn ->
    [0] Avant la bataille
   *[other] Au tour { $turn }
}
bayard-why-no-objective = { $leader } reçoit une case des deux premières rangées ennemies, pas { $hex }
bayard-why-no-mission = La mission « { $mission } » ne peut viser cela
bayard-why-corrupt = { $leader } a vendu son épée et ne mène plus personne
bayard-event-objective = { $leader } a ses ordres
bayard-event-objective-reached = { $leader } montre ses ordres : { $hex } est atteint
bayard-event-mission = { $side } : un agent se met en route
bayard-event-agent-dice = Un agent ({ $side }) : { $dice }
bayard-event-agent-succeeds = L’agent ({ $side }) réussit : { $mission }{ $target ->
    [none] { "" }
   *[other] { " " }({ $target })
}
bayard-event-agent-taken = L’agent ({ $side }) est pris : { $mission }
bayard-end-corps = Victoire ({ $winner }) : ses corps ont atteint leurs objectifs ({ $grade })

## Annexe 5 : bateaux

bayard-marker-boat = Un bateau
bayard-option-embark = Embarquer { $unit } sur { $boat }
bayard-option-land = Débarquer { $unit } en { $hex }
bayard-option-sail = { $boat } va en { $hex }
bayard-why-aboard = L’unité { $unit } est à bord : il lui faut d’abord débarquer
bayard-why-not-aboard = L’unité { $unit } n’est pas à bord
bayard-why-no-boat = { $boat } ou l’unité { $unit } n’est pas sur la table
bayard-why-already-aboard = L’unité { $unit } est déjà à bord de { $boat }
bayard-why-unknown-boat = Il n’y a pas de bateau { $name } ici
bayard-why-no-cargo = { $boat } ne porte pas { $unit }
bayard-why-boat-full = Quelqu’un se trouve là où est { $boat } : pas de place pour { $unit }
bayard-why-boat-burns = { $boat } brûle : l’unité { $unit } n’en peut rien faire
bayard-why-boat-far = L’unité { $unit } ne trouve pas de chemin à bord de { $boat } dans son mouvement
bayard-why-landing-far = L’unité { $unit } ne peut débarquer en { $hex }
bayard-why-no-crew = Aucun des vôtres n’est à bord de { $boat }
bayard-why-aground = { $boat } est échoué
bayard-why-boat-rests = { $boat } a avancé contre le courant ou le vent : il repart au tour prochain
bayard-why-no-water = { $hex } n’est pas une eau pour { $boat }
bayard-why-no-berth = { $boat } ne peut aller en { $hex } : une autre embarcation s’y trouve
bayard-why-sail-far = { $boat } n’arrive pas en { $hex } ce tour-ci
bayard-event-embark = { $unit } à bord : { $boat }
bayard-event-land = { $unit } à terre en { $hex }
bayard-event-sail = { $boat } en route : { $path }
bayard-event-drift = { $boat } : dérive en { $hex }
bayard-event-passage-test-dice = { $boat } dans un passage difficile : { $dice }
bayard-event-storm-dice = { $boat } dans la tempête : { $dice }
bayard-event-free-dice = { $boat }, effort pour se dégager : { $dice }
bayard-event-aground = { $boat } : échouage en { $hex }
bayard-event-afloat = { $boat } de nouveau à flot
bayard-event-wreck = { $boat } : naufrage en { $hex }
bayard-complaint-water = { $file } : { $path } : { $hex } n’est pas une eau pour { $boat } (A5.97)
bayard-complaint-two-boats = { $file } : { $path } : deux bateaux en { $hex } (A5.97)
bayard-complaint-cargo = { $file } : { $path } : { $boat } ne porte pas l’unité de { $hex } (A5.98)
bayard-complaint-sea = { $file } : { $path } : la mer occupe tout un côté de la table (A5.97)

## Adversaires et chances

bayard-aim-pass = Renoncer à cette activation : personne à portée n'a rien à faire.
bayard-aim-done = S'en tenir là : insister coûterait plus que cela ne rapporte.
bayard-aim-no-activation = Garder le reste en main : aucune unité à sa portée n'est mieux ailleurs.
bayard-aim-no-march = Ne plus bouger : chaque pas de plus exposerait quelqu'un plus qu'il ne vaut.
bayard-aim-no-fight = Ne plus frapper : toute autre attaque coûterait plus qu'elle ne rapporte.
bayard-aim-no-song = Ménager ses propres hommes : autant d'amis que d'ennemis devraient partir.
bayard-aim-rest-lead = Peu de chose y pousse : { $leader } a { $units ->
    [one] une unité qui gagnerait
   *[other] { $units } unités qui gagneraient
} à agir maintenant.
bayard-aim-rest-activation = Garder le reste en main : même l’unité { $unit } ne serait pas mieux ailleurs.
bayard-aim-rest-activation-yet = Peu de chose y pousse : l’unité { $unit } peut encore servir ce tour.
bayard-aim-rest-march = Ne plus bouger : même le meilleur pas qui reste, { $unit } en { $hex }, { $enemies ->
    [0] n'apporte rien de plus que sa case.
    [one] finit à portée d'un ennemi et rapporte trop peu.
   *[other] finit à portée de { $enemies } ennemis et rapporte trop peu.
}
bayard-aim-rest-march-yet = Peu de chose y pousse : l’unité { $unit } serait mieux en { $hex }.
bayard-aim-rest-fight = Ne plus frapper : la meilleure attaque qui reste, { $unit } contre { $target }, a { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour.
bayard-aim-rest-fight-yet = Peu de chose y pousse : l’unité { $unit } peut encore attaquer { $target }, avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour.
bayard-aim-rest-shot = Peu de chose y pousse : l’unité { $unit } peut encore tirer sur { $target }, sans riposte.
bayard-aim-rest-riposte = Peu de chose y pousse : l’unité { $unit } a { $dice ->
    [one] un dé
   *[other] { $dice } dés
} pour riposter contre { $target }, sans rien risquer.
bayard-aim-rest-line = Rester dans la ligne : en { $hex }, autour de { $unit } : { $friends ->
    [0] aucune amie
    [one] une amie
   *[other] { $friends } amies
}, { $enemies ->
    [0] aucun ennemi
    [one] un ennemi
   *[other] { $enemies } ennemis
}.
bayard-aim-stand = Garder la case : l’unité { $attacker } frappe avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, et l’unité { $unit } répond avec { $back }.
bayard-aim-stand-leader = Répondre avec { $back ->
    [one] un dé
   *[other] { $back } dés
} : { $leader } devant, l’unité { $unit } en a un de plus.
bayard-aim-stand-off = Tenir : l’unité { $unit } supporte mieux la réponse que la perte de son terrain.
bayard-aim-withdraw-off = Retirer { $unit } avant que la réponse ne tombe.
bayard-aim-evade = Être parti avant le coup de { $attacker } : { $dice ->
    [one] de son dé, seule une face colorée touche
   *[other] de ses { $dice } dés, seules les faces colorées touchent
} { $unit } en chemin, et aucun drapeau ne compte.
bayard-aim-withdraw = Rompre en bon ordre : l’unité { $unit } ne soutiendrait pas { $dice ->
    [one] le dé
   *[other] les { $dice } dés
} de { $attacker }.
bayard-aim-riposte = Faire payer l'attaquant : riposter ne coûte rien à { $unit }.
bayard-aim-decline = Ne rien risquer là où il y a si peu à gagner.
bayard-aim-hold = Rester dans la ligne : plus avant, elle serait sans ses voisines.
bayard-aim-behind = Garder le chef hors du premier rang : sa mort coûterait plus qu'un dé ne rapporte.
bayard-aim-volley = Mettre tous les dés sur l'unité : ses pertes comptent plus que la chance de toucher un chef.
bayard-aim-bear = Garder le terrain : une plaquette coûte moins qu'une fuite de trois drapeaux.
bayard-aim-run-away = Sauver les plaquettes : il y a de la place derrière pour fuir.
bayard-aim-begin = Porter le premier coup.
bayard-aim-bluff = Laisser l'ennemi dans le doute.
bayard-aim-place = Placer { $unit } là où la ligne en a besoin, ses voisines à côté.
bayard-aim-lead = Mettre en mouvement { $units ->
    [one] { $unit }, la seule unité de { $leader } qui y gagne
   *[other] { $units } unités de { $leader } qui y gagnent, { $unit } surtout
}.
bayard-aim-lead-idle = Que { $leader } passe son tour maintenant : aucune de ses unités n'a rien de pressant à faire.
bayard-aim-leader = Tenir { $leader } là où l’on a besoin d’un chef, hors de danger.
bayard-aim-leader-exit = Sauver { $leader }, qu’on renverserait sur le terrain.
bayard-aim-leader-alone = Envoyer { $leader } atteindre plus d'unités que maintenant : { $units ->
    [0] aucune
    [one] une seule
   *[other] { $units }
}.
bayard-aim-reaches = Avoir { $units ->
    [one] une unité
   *[other] { $units } unités
} à portée de { $leader }, qui pourra leur donner des ordres.
bayard-aim-joins = Couvrir { $leader } par { $unit } : sans unité, on peut renverser un chef.
bayard-aim-take = Garder { $leader } avec ses hommes, pour les affermir.
bayard-aim-leave = Tenir { $leader } hors d'un combat qui pourrait lui coûter la vie.
bayard-aim-message = Appeler { $unit }, qu'aucun chef n'atteint et qui a de quoi faire : à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}, un messager y est en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
bayard-aim-message-late = Peu de chose y pousse : l’unité { $unit }, qu'aucun chef n'atteint, est à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}, et un ordre porté par messager viendrait trop tard pour la bataille.
bayard-aim-message-heard = Peu de chose y pousse : même l’unité { $unit }, la plus éloignée, entend { $leader }, à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}.
bayard-aim-message-idle = Peu de chose y pousse : { $unit }, à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
} du chef le plus proche, n'a rien à faire qu'un ordre faciliterait.
bayard-aim-message-nobody = Peu de chose y pousse : il n'y a plus personne à appeler sur le champ de bataille.
bayard-aim-ride = Être à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
} de { $unit }, qu'aucun chef n'atteint, sans ennemi à côté de { $hex }.
bayard-aim-ride-risk = Être à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
} de { $unit }, qu'aucun chef n'atteint, malgré un ennemi à côté de { $hex }.
bayard-aim-ride-nobody = Peu de chose y pousse : qui a de quoi faire entend un chef sans { $runner }.
bayard-aim-deliver = Faire agir { $unit } : le chef le plus proche est à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}, trop loin pour être entendu.
bayard-aim-deliver-heard = Peu de chose y pousse : l’unité { $unit } entend { $leader } sans messager.
bayard-aim-rest-rouse = Peu de chose y pousse : { $friends ->
    [one] l’unité { $friend } dort encore
   *[other] { $friends } unités dorment encore, dont { $friend },
} à côté de { $unit }.
bayard-aim-rest-roused = Laisser { $unit } en repos : toutes ses voisines sont éveillées.
bayard-aim-front = Gagner un dé : { $leader } au premier rang vaut le risque.
bayard-aim-hunt = Abattre { $leader }, qui vaut plus pour eux que les hommes autour de lui.
bayard-aim-sing = Vider les cases autour de { $leader } : plus d'ennemis que d'amis devraient partir.
bayard-aim-rally = Ramener des hommes de l'unité de { $leader } : essayer ne coûte rien.
bayard-aim-succeed = Avoir de nouveau un Général qui, de sa place, { $units ->
    [0] n'atteint encore personne, mais qui vit
    [one] atteint une unité
   *[other] atteint { $units } unités
}.
bayard-aim-form = Rendre { $unit } plus dure à blesser : un ennemi est à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}, et aucun mouvement ne vaut mieux.
bayard-aim-form-attack = Frapper avec un dé de plus quand l’unité { $unit } attaquera.
bayard-aim-form-shoot = Tirer avec un dé de plus : l’unité { $unit } n'a pas à bouger pour les avoir à portée.
bayard-aim-loosen = Offrir moins de cible à ceux qui tirent sur { $unit }.
bayard-aim-laager = Mettre des chariots entre { $unit } et un ennemi qui est près.
bayard-aim-enter = Avoir { $unit } sur le terrain : dehors, elle ne sert à rien.
bayard-aim-exit-unit = Faire sortir l’unité { $unit } en bon ordre : qui part par son bord ne compte pas comme perte.
bayard-aim-objective = Prendre { $hex } avec { $unit } : cette case décide de la bataille.
bayard-aim-toward = Rapprocher { $unit } de { $hex } : cette case décide de la bataille.
bayard-aim-grips = Atteindre { $target } et frapper en premier : l’unité { $unit } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour.
bayard-aim-finish = Détruire { $target } : il ne lui reste qu'une plaquette.
bayard-aim-trapped = Frapper là où il n'y a pas de retraite : tout drapeau que l’unité { $target } ne peut ignorer lui coûte des plaquettes.
bayard-aim-drive = Dégager le terrain : l’unité { $target } peut esquiver plutôt que de subir { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, et qui esquive ne riposte pas.
bayard-aim-safety = Mettre { $unit } hors d'atteinte { $enemies ->
    [one] de { $enemy }
   *[other] de { $enemies } ennemis
}.
bayard-aim-shelter = Laisser le terrain de { $hex } amortir les attaques contre { $unit }.
bayard-aim-apart = Rompre le contact : { $enemies ->
    [one] l'ennemi qui peut encore atteindre { $unit } devra
   *[other] les { $enemies } ennemis qui peuvent encore atteindre { $unit } devront
} d'abord s'approcher.
bayard-aim-beside = Être à côté de { $friends } unités amies, qui soutiennent { $unit }.
bayard-aim-not-alone = Avoir une unité amie à ses côtés : l’unité { $unit } serait seule.
bayard-aim-way-open = Garder une retraite ouverte : là où elle est, l’unité { $unit } n'en a pas.
bayard-aim-last-plaquette = Tenir { $unit } loin de l'ennemi : avec sa dernière plaquette, l'unité est perdue.
bayard-aim-range = Avoir { $target } à portée de { $unit }, à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
}.
bayard-aim-next-turn = Être à { $hexes ->
    [one] une case
   *[other] { $hexes } cases
} de { $target } : l’unité { $unit } pourra attaquer au prochain tour.
bayard-aim-forward = Se rapprocher : l’unité { $target } est encore à { $hexes } cases, trop loin pour que l’unité { $unit } frappe au prochain tour.
bayard-aim-stay = Garder { $unit } en main : aucune case à sa portée ne vaut mieux que la sienne.
bayard-aim-little = Peu de chose y pousse : l’unité { $unit } n'y trouve rien qu'elle n'ait déjà là où elle est.
bayard-aim-wear = Blesser { $target } sans réponse : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} de loin, et nul ne riposte à un tir.
bayard-aim-wear-down = Frapper { $unit } plutôt que son chef : la plaquette compte davantage.
bayard-aim-momentum = Pousser avant qu'ils ne se reprennent : { $dice ->
    [one] un dé de plus
   *[other] { $dice } dés de plus
} pour { $unit }, contre { $back } en retour.
bayard-aim-hold-ground = Rester là où l'on a besoin de { $unit }{ $friends ->
    [0] , même seule
    [one] , à côté d'une unité amie
   *[other] , à côté de { $friends } unités amies
}.
bayard-aim-no-room = Épargner des plaquettes à { $unit } : aucune case libre derrière elle pour reculer.
bayard-aim-give-way = Éloigner { $unit } avec { $plaquettes ->
    [one] sa dernière plaquette
   *[other] ses { $plaquettes } plaquettes
} : là où elle est, d'autres coups suivraient.
bayard-aim-way-back = Placer { $unit } { $enemies ->
    [0] là où nul ennemi n'est à côté
    [one] là où un seul ennemi est à côté
   *[other] là où { $enemies } ennemis seulement sont à côté
}.
bayard-aim-way-back-friends = Revenir auprès { $friends ->
    [one] d'une unité amie, qui couvre
   *[other] de { $friends } unités amies, qui couvrent
} { $unit }.
bayard-aim-advance = Tomber aussitôt sur { $target } avec { $unit }.
bayard-aim-follow = Tenir le terrain que l’unité { $unit } a gagné, { $friends ->
    [0] même seule
    [one] avec une unité amie à côté
   *[other] avec { $friends } unités amies à côté
}.
bayard-aim-trample = Laisser la bête fouler { $unit }, où elle nuit le moins.
bayard-aim-beast = Abattre un éléphant en panique près des nôtres.
bayard-aim-burn = Mettre le feu là où l'ennemi doit venir.
bayard-aim-douse = Éteindre le feu avant qu'il ne gagne les nôtres.
bayard-aim-march-off = Laisser { $unit } marcher plus vite : aucun ennemi n'est assez près pour en profiter.
bayard-aim-break = Frapper en premier : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour, et le terrain de { $target } si elle cède.
bayard-aim-embark = Être de l'autre côté de l'eau avant que l'ennemi ne s'y attende.
bayard-aim-land = Mettre les hommes à terre là où ils peuvent combattre.
bayard-aim-sail = Porter des troupes au-delà de la ligne ennemie.
bayard-aim-wake = Avoir les hommes sous les armes avant que l'ennemi n'arrive.
bayard-aim-alarm = Avertir le camp de l'ennemi dans la nuit.
bayard-aim-goal = Fixer un but dont ses propres hommes sont les plus proches.
bayard-aim-mission = Faire peser une action secrète dans la bataille.
bayard-aim-mission-turn = Frapper quand l'ennemi ne pourra plus y répondre.
bayard-aim-idle = Garder tous les hommes pour la bataille elle-même.
bayard-aim-recoil = Céder le terrain là où personne ne peut suivre.
bayard-aim-plain = Poursuivre.
bayard-cost-beasts = éléphants en panique
bayard-cost-turn = tours passés
bayard-lever-breaks_at = { $side } : défaite à { $value } demi-unités perdues au lieu de { $was }
bayard-lever-activations-units = { $side } : { $value } unités activées au lieu de { $was }

## Les champs des scénarios, tels que les formulaires les nomment

bayard-field-activations = Activations
bayard-field-agents = Agents
bayard-field-animal = Animal
bayard-field-archers = Archers à bord
bayard-field-army = Liste d'armée
bayard-field-asleep = Endormie
bayard-field-boat = Bateaux
bayard-field-breaks_at = Rompue à
bayard-field-bridges = Ponts
bayard-field-camp_fires = Feux de camp
bayard-field-character = Personnage
bayard-field-chooser = Qui choisit
bayard-field-cost = Coût
bayard-field-current = Courant
bayard-field-decoy_count = Nombre de leurres
bayard-field-decoys = Leurres
bayard-field-deployment = Déploiement
bayard-field-desert = Désert
bayard-field-dice = Dés
bayard-field-difficulty = Difficulté
bayard-field-dwarf = Nain
bayard-field-element = Ce qui brûle
bayard-field-equipment = Équipement
bayard-field-equipment_allowed = Équipement permis
bayard-field-escort = Escorte
bayard-field-escort_melee = Arme de l'escorte
bayard-field-escort_weight = Poids de l'escorte
bayard-field-every = Change tous les
bayard-field-exits = Peut sortir
bayard-field-face = Ouvrages de face
bayard-field-faces = Faces
bayard-field-fire = Feux
bayard-field-first_player = Joue en premier
bayard-field-force = Force
bayard-field-formations = Formations connues
bayard-field-fortified = Faces fortifiées
bayard-field-fraction = Fraction
bayard-field-heralds = Hérauts
bayard-field-hidden = Cachée
bayard-field-hour = Heure
bayard-field-irregular = Irrégulier
bayard-field-loosen = Peut s'ouvrir
bayard-field-losses = Pertes
bayard-field-melee = Arme de mêlée
bayard-field-method = Méthode
bayard-field-missions = Missions
bayard-field-moored = Amarré
bayard-field-native_desert = Du désert
bayard-field-no_rank_left = Plus aucun grade
bayard-field-pack = Bête de somme
bayard-field-particularities = Particularités
bayard-field-passage = Passages
bayard-field-plaquettes = Plaquettes
bayard-field-platform = Plate-forme
bayard-field-points = Points
bayard-field-quality = Qualité
bayard-field-rank = Grade
bayard-field-reinforcement = Renforts
bayard-field-resupply_turns = Tours pour ravitailler
bayard-field-road = Routes
bayard-field-sacrificial = Sacrifiée
bayard-field-season = Saison
bayard-field-sentinels = Sentinelles
bayard-field-stability = Stabilité
bayard-field-stone = De pierre
bayard-field-stones = Lance des pierres
bayard-field-strong = Fort
bayard-field-team = Attelage
bayard-field-time = Heure et saison
bayard-field-torches = Torches
bayard-field-toward = Vers
bayard-field-training = Entraînement
bayard-field-troop = Troupe de la liste
bayard-field-troops = Troupes
bayard-field-units = Unités
bayard-field-weather = Temps
bayard-field-weight = Poids
bayard-field-when_removed = Quand il tombe
bayard-field-wind = Vent
bayard-field-wind_toward = Vent soufflant vers
bayard-field-within = À moins de
bayard-field-works = Ouvrages
bayard-field-zone = Zone

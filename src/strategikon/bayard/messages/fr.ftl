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
bayard-switch-variable_weather = Le temps peut changer (A5.69).
bayard-switch-darkness = La nuit, le sommeil et les sentinelles (A5.72).
bayard-switch-change_order = Certaines troupes peuvent se desserrer et se resserrer (A5.95).
bayard-switch-boats = Des bateaux portent les unités sur l’eau (A5.97).
bayard-switch-hidden_units = Des unités se cachent sous des pions, dont des leurres (A5.107).
bayard-switch-camps = Les camps peuvent être pillés (A5.110).
bayard-switch-corps_orders = Chaque sous-général a un objectif secret (A5.114).
bayard-switch-ammunition = Les tirs sont comptés (A5.117).
bayard-switch-agents = Des agents tentent des missions (A5.119).

## Le tour

bayard-phase-deploy = Déploiement
bayard-phase-turn = Début du tour
bayard-phase-beasts = Éléphants en panique
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
bayard-track-taken = Unités ennemies perdues, en demies
bayard-box-outside = Hors de la table
bayard-marker-beast = Un éléphant en panique
bayard-marker-runner = Un messager

## Questions

bayard-prompt-lead = { $side } : quel chef active ?
bayard-prompt-activate = { $leader } : encore { $points ->
    [one] un point
   *[other] { $points } points
} pour activer des unités à portée, un chef, ou envoyer un messager
bayard-prompt-move = { $side } : déplacez les unités activées, l’une après l’autre
bayard-prompt-along = { $unit } s’en va : { $leader } l’accompagne ?
bayard-prompt-go-on = { $unit } : continuer, ou s’arrêter ici ?
bayard-prompt-rush = { $unit } avance d’une case de plus, au contact
bayard-prompt-recoil = { $side } : où recule le messager ?
bayard-prompt-refuge = { $leader } doit fuir : vers quelle unité ?
bayard-prompt-fight = { $side } : choisissez un combat
bayard-prompt-front = { $unit } attaque : un chef passe-t-il au premier rang ?
bayard-prompt-react = { $target } attaque { $unit } : que répond-elle ?
bayard-prompt-aim = { $unit } : réserver un dé à un chef ?
bayard-prompt-strike = { $unit } : qui le tir frappe-t-il ?
bayard-prompt-flight = { $unit } : fuir devant une touche ?
bayard-prompt-flags = { $unit } : { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
} ; combien sont ignorés ?
bayard-prompt-retreat = { $unit } recule : où ?
bayard-prompt-stampede = { $side } : où court l’éléphant ?
bayard-prompt-follow = { $unit } a gagné la case : suivre ?
bayard-prompt-pursue = { $unit } peut poursuivre d’une case
bayard-prompt-again = { $unit } peut combattre encore
bayard-prompt-riposte = { $unit } : riposter ?
bayard-prompt-break-off = { $unit } : tenir, ou rompre avant la riposte ?
bayard-prompt-song = { $leader } chante-t-il ?
bayard-prompt-rally = { $side } : quel chef rallie son unité ?
bayard-prompt-laager = { $side } : former les chariots ?
bayard-prompt-succeed = { $side } : qui est le nouveau général ?

## Options

bayard-option-lead = { $leader } active
bayard-option-activate = Activer { $unit }
bayard-option-activate-leader = Activer { $leader } seul
bayard-option-send = Envoyer un messager
bayard-option-send-herald = Envoyer { $runner }
bayard-option-send-leader = Envoyer { $leader } comme messager
bayard-option-pass = Pas d’activation
bayard-option-done = Terminé
bayard-option-move = { $unit } va en { $hex }
bayard-option-move-leader = { $leader } va en { $hex }
bayard-option-move-runner = { $runner } va en { $hex }
bayard-option-deliver = { $runner } porte le message à { $unit }
bayard-option-deliver-leader = { $leader } porte le message à { $unit }
bayard-option-enter = { $unit } entre en { $hex }
bayard-option-exit = { $leader } quitte la table
bayard-option-form = { $unit } se forme : { $formation }
bayard-option-break = { $unit } rompt sa formation
bayard-option-chain = { $unit } tend des chaînes vers { $hex }
bayard-option-unchain = { $unit } retire les chaînes vers { $hex }
bayard-option-take = { $leader } accompagne
bayard-option-leave = { $leader } reste
bayard-option-halt = S’arrêter
bayard-option-recoil = { $runner } recule en { $hex }
bayard-option-flee = { $leader } fuit en { $hex }
bayard-option-shoot = { $unit } tire sur { $target }
bayard-option-attack = { $unit } attaque { $target }
bayard-option-front = { $leader } au premier rang
bayard-option-behind = Personne ne s’avance
bayard-option-stand = Tenir
bayard-option-stand-leader = Tenir, { $leader } au premier rang
bayard-option-evade = Esquiver
bayard-option-withdraw = Rompre le combat
bayard-option-aim = Viser { $leader }
bayard-option-volley = Un tir ordinaire
bayard-option-strike-leader = { $leader } est frappé
bayard-option-strike-unit = { $unit } est frappée
bayard-option-run-away = Fuir : trois drapeaux au lieu d’une touche
bayard-option-bear = Encaisser
bayard-option-ignore = Ignorer { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
}
bayard-option-retreat = { $unit } se replie en { $hex }
bayard-option-evade-to = { $unit } esquive en { $hex }
bayard-option-withdraw-to = { $unit } se retire en { $hex }
bayard-option-run = L’éléphant court en { $hex }
bayard-option-trample = Il piétine { $unit }
bayard-option-follow = { $unit } suit en { $hex }
bayard-option-advance = { $unit } avance en { $hex }
bayard-option-hold = Rester
bayard-option-riposte = Riposter
bayard-option-decline = Ne pas riposter
bayard-option-sing = { $leader } chante
bayard-option-rally = { $leader } rallie son unité
bayard-option-laager = { $unit } forme ses chariots
bayard-option-succeed = { $leader } prend le commandement
bayard-option-appoint = Le nouveau général apparaît en { $hex }

## Événements

bayard-event-turn = Tour { $turn } : { $side }
bayard-event-lead = { $leader } active, { $points } points
bayard-event-activate = { $leader } active { $unit }
bayard-event-activate-leader = { $leader } est activé seul
bayard-event-reached = Un message met { $unit } en mouvement
bayard-event-send = { $runner } part de { $hex }
bayard-event-runner = { $runner } arrive en { $hex }
bayard-event-loss-dice = { $runner } en chemin : { $dice }
bayard-event-capture-dice = { $runner } est rattrapé : { $dice }
bayard-event-runner-lost = { $runner } est perdu
bayard-event-delivered = { $runner } porte son message à { $unit }
bayard-event-unreliable-dice = { $unit } hésite : { $dice }
bayard-event-obedience-dice = { $unit } discute l’ordre : { $dice }
bayard-event-impetuous-dice = { $unit } se contient mal : { $dice }
bayard-event-stays = { $leader } reste en arrière
bayard-event-move = { $unit } se déplace : { $path }
bayard-event-enter = { $unit } entre en { $hex }
bayard-event-move-leader = { $leader } gagne { $hex }
bayard-event-exit = { $leader } quitte la table
bayard-event-form = { $unit } se forme : { $formation }
bayard-event-break = { $unit } rompt : { $formation }
bayard-event-chain = { $unit } tend des chaînes vers { $hex }
bayard-event-unchain = { $unit } retire les chaînes vers { $hex }
bayard-event-flee = { $leader } fuit en { $hex }
bayard-event-leader-lost = { $leader } est perdu
bayard-event-general-falls = { $leader } tombe : { $side } perd un tour
bayard-event-succeeds = { $leader } prend le commandement en { $hex }
bayard-event-shoot = { $unit } tire sur { $target }
bayard-event-attack = { $unit } attaque { $target }
bayard-event-riposte = { $unit } riposte contre { $target }
bayard-event-front-rank = { $leader } combat au premier rang
bayard-event-passage-dice = { $unit } franchit { $work } : { $dice }
bayard-event-attack-dice = { $unit } sur { $target } : { $dice }
bayard-event-riposte-dice = { $unit } riposte : { $dice }
bayard-event-shot-dice = { $unit } sur { $target } : { $dice }
bayard-event-sniper-dice = { $unit } vise { $leader } : { $dice }
bayard-event-confirm-dice = L’armure de { $unit } : { $dice }
bayard-event-scatter-dice = Les fusées de { $unit } : { $dice }
bayard-event-scatter = Elles tombent en { $hex }
bayard-event-noise-dice = Le bruit, près de { $unit } : { $dice }
bayard-event-song-dice = Le chant, près de { $unit } : { $dice }
bayard-event-burst-dice = Une pièce de { $unit } éclate : { $dice }
bayard-event-wound-dice = { $leader } en danger : { $dice }
bayard-event-panic-dice = { $unit } en panique : { $dice }
bayard-event-losses = { $unit } perd { $count } (reste { $left })
bayard-event-destroyed = { $unit } est détruite
bayard-event-flags = { $unit } : { $flags } drapeaux, { $ignored } ignorés
bayard-event-retreat = { $unit } se replie : { $path }
bayard-event-evade = { $unit } esquive : { $path }
bayard-event-withdraw = { $unit } se retire : { $path }
bayard-event-wagons-left = { $unit } abandonne ses chariots en { $hex }
bayard-event-beast-loose = Un éléphant de { $side } s’échappe en { $hex }
bayard-event-beast-dice = L’éléphant en { $hex } : { $dice }
bayard-event-beast = L’éléphant court en { $hex }
bayard-event-beast-gone = L’éléphant en { $hex } disparaît
bayard-event-trample-dice = { $unit } est piétinée : { $dice }
bayard-event-follow-up = { $unit } suit en { $hex }
bayard-event-pursuit = { $unit } poursuit en { $hex }
bayard-event-rally-dice = { $leader } rallie { $unit } : { $dice }, { $restored } de retour

## Pourquoi pas

bayard-why-activated = { $unit } a déjà été activée ce tour
bayard-why-already-there = { $unit } est déjà en { $hex }
bayard-why-beast-there = Un éléphant en panique barre { $hex }
bayard-why-cannot-evade = { $unit } ne peut pas bouger, donc pas esquiver
bayard-why-cliff = Une falaise sépare { $unit } de { $target }
bayard-why-closed = { $hex } est interdit à { $unit } : { $terrain }
bayard-why-driven-back = { $unit } a trop reculé pour tirer
bayard-why-elephants-gone = Les éléphants perdus par { $unit } se sont enfuis
bayard-why-enemy-beside = Un ennemi est au contact de { $unit }
bayard-why-enemy-leader = { $leader } n’est pas un de vos chefs
bayard-why-enemy-there = Un ennemi tient { $hex }
bayard-why-enemy-unit = { $unit } n’est pas à vous en ce moment
bayard-why-far-ally = { $unit } est loin de son sous-général : elle ne peut que le rejoindre ou se retirer
bayard-why-far-fight = { $unit } est trop loin de son sous-général pour engager le combat
bayard-why-formed = { $unit } ne peut pas changer de formation maintenant
bayard-why-fought = { $unit } a déjà combattu ce tour
bayard-why-friend-there = { $friend } barre le passage en { $hex }
bayard-why-gun-on-road = { $unit } est sur une route en terrain difficile
bayard-why-held = { $unit } est retenue : pas de combat ce tour
bayard-why-herald-away = { $runner } n’est pas auprès du chef, ou porte un message
bayard-why-in-formation = { $unit } est déjà en formation
bayard-why-leader-activated = { $leader } a déjà été activé ce tour
bayard-why-leader-far = { $hex } est hors d’atteinte de { $leader }
bayard-why-leader-gone = { $leader } n’est pas sur la table
bayard-why-leader-idle = { $leader } n’a pas été activé ce tour
bayard-why-led-already = { $leader } a déjà activé ce tour
bayard-why-marched = { $unit } est allée trop loin pour combattre ce tour
bayard-why-masked = { $unit } est masquée en { $hex }
bayard-why-masked-hill = Une hauteur en { $hex } masque { $unit }
bayard-why-masked-unit = Une unité en { $hex } masque { $unit }
bayard-why-melee = { $unit } ou son chef a été en mêlée ce tour
bayard-why-moved = { $unit } s’est déjà déplacée ce tour
bayard-why-moved-shooter = { $unit } ne tire pas après un mouvement
bayard-why-must-attack = { $unit } doit d’abord attaquer
bayard-why-no-commander = { $leader } ne commande personne
bayard-why-no-enemy = { $target } n’est pas un ennemi sur la table
bayard-why-no-follow = { $unit } ne suit pas en terrain plat
bayard-why-no-follow-formation = { $unit } reste sur place dans sa formation
bayard-why-no-follow-guns = { $unit } ne suit jamais
bayard-why-no-formation = { $unit } n’est pas en formation
bayard-why-no-herald = { $runner } n’est pas un de vos hérauts
bayard-why-no-laager = { $unit } a bougé, combattu ou n’a pas été activée
bayard-why-no-messenger = { $leader } ne peut pas être envoyé
bayard-why-no-missile = { $unit } n’a pas d’arme de tir
bayard-why-no-riposte = Personne ne riposte maintenant
bayard-why-not-activated = { $unit } n’a pas été activée
bayard-why-not-at-edge = { $leader } n’est pas au bord de la table
bayard-why-not-beside = { $target } n’est pas au contact de { $unit }
bayard-why-not-beside-chief = { $leader } n’est pas avec le chef
bayard-why-not-empty = { $hex } n’est pas libre
bayard-why-not-his-men = { $unit } n’obéit qu’aux chefs de son contingent
bayard-why-not-with-them = { $leader } n’attend pas avec { $unit }
bayard-why-not-yet = { $unit } arrive à partir du tour { $turn }
bayard-why-nothing-to-rally = { $leader } n’a pas d’unité éprouvée avec lui
bayard-why-occupied = { $hex } est tenu par un ami
bayard-why-on-road = { $unit } est sur une route en terrain interdit
bayard-why-only-his-men = { $leader } ne commande que son contingent
bayard-why-other-contingent = Cette activation n’est pas pour { $leader }
bayard-why-other-group = { $unit } agit avec le groupe de l’autre chef
bayard-why-out-of-range = { $unit } est à plus de { $hexes } cases de { $leader }
bayard-why-out-of-shot = { $target } est à plus de { $hexes } cases de { $unit }
bayard-why-preplayed = { $unit } a esquivé et ne bouge pas maintenant
bayard-why-rallied = { $leader } a déjà tenté de rallier ce tour
bayard-why-stays = { $unit } hésite et reste
bayard-why-stop-before = { $unit } doit partir devant { $work } pour le franchir
bayard-why-too-far = { $hex } est à plus de { $hexes } cases de mouvement
bayard-why-too-slow = { $unit } ({ $hexes }) n’a pas deux cases d’avance sur l’ennemi ({ $attacker })
bayard-why-unit-gone = { $unit } n’est pas sur la table
bayard-why-untaught = { $unit } ne connaît pas { $formation }
bayard-why-no-chains = { $unit } n’a pas de chaînes à tendre ou à retirer vers { $hex }
bayard-why-chained = { $unit } doit d’abord retirer ses chaînes
bayard-why-work = { $work } interdit { $hex } à { $unit }

## La fin

bayard-end-demoralisation = { $winner } l’emporte : l’armée ennemie est démoralisée ({ $grade })
bayard-end-leader_eliminated = { $winner } l’emporte : le chef ennemi est tombé ({ $grade })
bayard-end-occupy = { $winner } l’emporte en tenant le terrain ({ $grade })
bayard-end-control = { $winner } l’emporte en prenant ses objectifs ({ $grade })
bayard-end-units_near = { $winner } l’emporte : assez de ses unités sont passées ({ $grade })
bayard-end-none_on_terrain = { $winner } l’emporte : la hauteur a été tenue ({ $grade })
bayard-end-fewer_losses = { $winner } l’emporte avec moins de pertes ({ $grade })
bayard-end-time_limit = { $winner } l’emporte : le temps est écoulé ({ $grade })
bayard-end-share = { $winner } l’emporte : sa part de pertes est la moindre ({ $grade })
bayard-end-destroyed = { $winner } l’emporte : il ne reste personne à combattre ({ $grade })
bayard-end-draw = Le temps est écoulé et personne n’a gagné

## Fichiers

bayard-complaint-board = { $file } : { $path } : { $columns } sur { $rows } cases, c’est trop petit : au moins 9 sur 12 (1.04)
bayard-complaint-closed = { $file } : { $path } : le terrain de { $hex } est interdit à cette unité (A1.62)
bayard-complaint-die = Un dé est l’un de { $known }, pas { $word }
bayard-complaint-edges = { $file } : { $path } : les deux camps ont le bord { $edge }
bayard-complaint-fire-lance = { $file } : { $path } : la lance à feu va avec une lance de cavalerie (A2.38)
bayard-complaint-formation = { $file } : { $path } : ces troupes ne peuvent pas former { $formation } (A3.26)
bayard-complaint-general = { $file } : { $path } : un seul général en chef, pas { $count } (2.02)
bayard-complaint-gun = { $file } : { $path } : une artillerie veut une pièce (A2.40)
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
bayard-complaint-untaught = { $file } : { $path } : l’unité ne connaît pas { $formation } (A3.26)
bayard-complaint-weight = { $file } : { $path } : il n’y a pas de { $type } { $weight } (A2.06)

## La fiche d’une unité

bayard-sheet-weight = Poids
bayard-sheet-melee = Assaut / mêlée
bayard-sheet-training = Instruction
bayard-sheet-missile = Tir (portée)
bayard-sheet-trait = Particularité
bayard-sheet-rank = Grade

## Les armées

bayard-muster-budget = { $points } points pour un budget de { $budget } : { $over } de trop (A4.01)
bayard-muster-number = { $troop } : { $count }, la liste en veut { $least } à { $most } (A4.16)
bayard-muster-years = { $troop } ne sert pas en { $year } (A4.16)
bayard-muster-general = Un général en chef, un seul, pas { $count } (2.02)
bayard-muster-ally = { $troop } veut un chef à soi : { $contingent } (2.10)
bayard-muster-cost = { $troop } : la liste dit { $cost }, la règle donne { $price } (A4.01)
bayard-muster-line = { $troop } : { $key } contraire à la règle (A2.04)
bayard-wrg-notation = « { $text } » n’est pas une notation : [Reg|Irr] GRADE CODE, ARME, … (A4.18)
bayard-wrg-grade = Il n’y a pas de grade { $grade } (A4.20)
bayard-wrg-code = Il n’y a pas de troupes { $code } (A4.18)
bayard-wrg-weapon = Il n’y a pas d’arme { $weapon } (A4.18)
bayard-wrg-choice = { $key } : { $value } n’est aucun de { $known } (A4.19)

## Annexe 5 : les heures et le temps

bayard-phase-sky = Ciel
bayard-prompt-reroll = Le temps change : lequel des deux premiers dés relance-t-on ?
bayard-option-reroll = Relancer le dé { $die }
bayard-why-weather = { $unit } ne peut être vue : par ce temps, la vue s'arrête à { $hexes } cases
bayard-why-wet-powder = Par ce temps, la poudre de { $unit } est inutilisable
bayard-why-slowed = Par ce temps, { $unit } ne va pas jusqu'en { $hex }
bayard-why-flooded = { $unit } ne peut passer { $hex } : l'eau est trop haute
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
}, vers { $toward }
bayard-event-falls = { $weather ->
    [snow] La grêle ({ $force }) tombe ce tour
   *[other] La pluie ({ $force }) tombe ce tour
}
bayard-event-holds-off = { $weather ->
    [snow] Pas de grêle ({ $force }) ce tour
   *[other] Pas de pluie ({ $force }) ce tour
}
bayard-event-exposure-dice = { $cause ->
    [thirst] La soif frappe
    [sand] La tempête de sable frappe
   *[storm] Le temps frappe
} { $unit } : { $dice }

## Annexe 5 : le feu et l'ordre

bayard-option-loosen = Desserrer les rangs
bayard-option-close = Resserrer les rangs
bayard-option-burn = { $unit } allume { $element }
bayard-option-douse = { $unit } combat le feu : { $element }
bayard-why-no-loosening = { $unit } ne peut changer d'ordre
bayard-why-loosest = { $unit } ne peut s'alléger davantage
bayard-why-closed-up = { $unit } n'a pas desserré ses rangs
bayard-why-unknown-element = Il n'y a pas ici de { $name } qui puisse brûler
bayard-why-cannot-burn = { $element } ne peut être allumé maintenant
bayard-why-too-wet = Tout est trop mouillé pour allumer { $element }
bayard-why-no-fire = { $unit } n'a rien pour allumer un feu
bayard-why-busy = { $unit } ne doit rien faire d'autre ce tour
bayard-why-torch-far = { $element } n'est pas à côté de { $unit }
bayard-why-friend-in-fire = { $unit } ne tire pas de feu sur { $element } : des amis s'y tiennent
bayard-why-fire-far = { $element } est trop loin pour le feu de { $unit } : { $hexes } cases au plus
bayard-why-fire-beside = { $unit } ne peut tirer de feu sur { $element } depuis la case voisine
bayard-why-shoot-unit = { $unit } tire sur l'ennemi qui s'y tient, et { $element } en souffre aussi
bayard-why-no-flames = { $element } ne brûle pas
bayard-why-burning = { $unit } ne peut entrer en { $hex } : la case brûle
bayard-why-burning-face = { $unit } ne peut aller en { $hex } : l'ouvrage entre les deux brûle
bayard-why-fire-between = L'ouvrage entre { $unit } et { $target } brûle
bayard-why-bridge-lost = { $unit } ne peut entrer en { $hex } : le pont a brûlé
bayard-complaint-element = { $file } : { $path } : { $element } n'est rien qui puisse brûler ici (A5.01)
bayard-event-order = { $unit } change d'ordre : { $weight }
bayard-event-burn = { $unit } met le feu : { $element }
bayard-event-fire-dice = Le feu sur { $element } : { $dice }
bayard-event-scorched = { $element } résiste : reste { $left }
bayard-event-burns = { $element } brûle
bayard-event-burnt-down = { $element } a brûlé
bayard-event-burn-dice = Le feu frappe { $unit } : { $dice }
bayard-event-douse-dice = { $unit } combat le feu, { $element } : { $dice }
bayard-event-fire-weather-dice = Vent et pluie sur { $element } : { $dice }
bayard-event-fire-out = Le feu est éteint : { $element }

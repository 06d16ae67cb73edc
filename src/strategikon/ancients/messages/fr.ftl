### Sentences of `ancients`. `en.ftl` and `fr.ftl` have the same ids in the same order.

## The ruleset

ancients-name = Ancients : batailles de cartes et de blocs
ancients-switch-terrain_caps = Terrain accidenté, forêt et gué limitent seulement l’unité qui s’y trouve (occupant), ou aussi celles qui l’y attaquent (both).
ancients-switch-first_strike_reply = Une unité frappée par Premier à frapper répond avec ses dés de défense (battle_back) ou d’attaque (attack).
ancients-switch-elephant_copy = Les éléphants copient les dés vraiment jetés, bonus de carte compris (rolled), ou sans lui (normal).

## Status, tracks and sheets

ancients-status-turn = Tour { $turn } : { $side }
ancients-status-card = Carte jouée : { $card }
ancients-status-order = Exécutée comme : { $card }
ancients-status-pile = Pioche { $pile }, défausse { $discards }
ancients-track-banners = bannières
ancients-number-class = Poids
ancients-light = léger
ancients-medium = moyen
ancients-heavy = lourd
ancients-sheet-class = Classe
ancients-sheet-blocks = Blocs
ancients-sheet-move = Mouvement
ancients-sheet-close = Dés de corps à corps
ancients-sheet-back = Dés de défense
ancients-sheet-range = Portée
ancients-sheet-retreat = Retraite par drapeau
ancients-badge-ordered = ordonnée
ancients-badge-moved = a bougé
ancients-badge-fought = a combattu
ancients-zone-west = Ouest
ancients-zone-centre = Centre
ancients-zone-east = Est
ancients-edge-south = le bord du bas
ancients-edge-north = le bord du haut
ancients-marker-objective = Objectif
ancients-marker-taken = pris
ancients-marker-exit = Sortie
ancients-phase-play = Carte
ancients-phase-order = Ordres
ancients-phase-move = Mouvement
ancients-phase-combat = Combat
ancients-phase-move-again = Second mouvement
ancients-phase-draw = Pioche
ancients-value-terrain_caps-occupant = seulement l'unité qui s'y trouve
ancients-value-terrain_caps-both = aussi celles qui l'y attaquent
ancients-value-first_strike_reply-battle_back = dés de riposte
ancients-value-first_strike_reply-attack = dés d'attaque
ancients-value-elephant_copy-rolled = les dés réellement lancés
ancients-value-elephant_copy-normal = sans les dés de la carte
ancients-overlay-reach = Où elle peut aller
ancients-overlay-missile = Portée et ligne de vue
ancients-overlay-support = Soutien et leaders
ancients-shape-reach = { $hexes ->
    [one] 1 hexagone
   *[other] { $hexes } hexagones
}
ancients-shape-fire = À portée et en vue
ancients-shape-hidden = À portée, hors de vue
ancients-shape-fire-one = Une unité peut tirer ici
ancients-shape-fire-two = Deux unités peuvent tirer ici
ancients-shape-fire-many = Trois unités ou plus peuvent tirer ici
ancients-shape-supported = Soutenue : un drapeau peut être ignoré
ancients-shape-unsupported = Trop peu de voisines pour un soutien
ancients-shape-led = Un leader fait compter ses casques
ancients-shape-leader = Les casques comptent ici

## Dice

ancients-face-green = cercle vert
ancients-faces-green = vert
ancients-face-blue = triangle bleu
ancients-faces-blue = bleu
ancients-face-red = carré rouge
ancients-faces-red = rouge
ancients-face-helmet = casque
ancients-faces-helmet = casque
ancients-face-flag = drapeau
ancients-faces-flag = drapeau
ancients-face-swords = épées
ancients-faces-swords = épées

## Classes

ancients-class-LI = Infanterie légère
ancients-class-AR = Archers
ancients-class-SL = Frondeurs
ancients-class-AX = Auxiliaires
ancients-class-WA = Guerriers
ancients-class-MI = Infanterie moyenne
ancients-class-HI = Infanterie lourde
ancients-class-LWM = Machine de guerre légère
ancients-class-HWM = Machine de guerre lourde
ancients-class-LC = Cavalerie légère
ancients-class-HA = Archers montés
ancients-class-MC = Cavalerie moyenne
ancients-class-HC = Cavalerie lourde
ancients-class-CA = Dromadaires
ancients-class-EL = Éléphants
ancients-class-LCH = Chars légers
ancients-class-HCH = Chars lourds

## Terrain

ancients-terrain-clear = Plaine
ancients-terrain-rough = Terrain accidenté
ancients-terrain-forest = Forêt
ancients-terrain-hill = Colline
ancients-terrain-coast = Côte
ancients-terrain-river = Rivière
ancients-terrain-river_fordable = Rivière traversable
ancients-terrain-rampart = Rempart
ancients-terrain-camp = Camp fortifié

## Cards

ancients-card-order-2-left = Ordre à deux unités à gauche
ancients-card-order-2-left-text = Ordonnez 2 unités ou leaders de votre section Gauche.
ancients-card-order-2-centre = Ordre à deux unités au centre
ancients-card-order-2-centre-text = Ordonnez 2 unités ou leaders du Centre.
ancients-card-order-2-right = Ordre à deux unités à droite
ancients-card-order-2-right-text = Ordonnez 2 unités ou leaders de votre section Droite.
ancients-card-order-3-left = Ordre à trois unités à gauche
ancients-card-order-3-left-text = Ordonnez 3 unités ou leaders de votre section Gauche.
ancients-card-order-3-centre = Ordre à trois unités au centre
ancients-card-order-3-centre-text = Ordonnez 3 unités ou leaders du Centre.
ancients-card-order-3-right = Ordre à trois unités à droite
ancients-card-order-3-right-text = Ordonnez 3 unités ou leaders de votre section Droite.
ancients-card-order-4-left = Ordre à quatre unités à gauche
ancients-card-order-4-left-text = Ordonnez 4 unités ou leaders de votre section Gauche.
ancients-card-order-4-centre = Ordre à quatre unités au centre
ancients-card-order-4-centre-text = Ordonnez 4 unités ou leaders du Centre.
ancients-card-order-4-right = Ordre à quatre unités à droite
ancients-card-order-4-right-text = Ordonnez 4 unités ou leaders de votre section Droite.
ancients-card-coordinated-attack = Attaque coordonnée
ancients-card-coordinated-attack-text = Ordonnez 1 unité ou leader dans chaque section.
ancients-card-out-flanked = Débordement
ancients-card-out-flanked-text = Ordonnez 2 unités ou leaders à votre Gauche et 2 à votre Droite.
ancients-card-order-light = Ordre aux troupes légères
ancients-card-order-light-text = Ordonnez jusqu’à votre Commandement d’unités légères ; à pied, en bougeant de 2, elles peuvent traverser une unité amie. Aucune : 1 unité au choix.
ancients-card-order-medium = Ordre aux troupes moyennes
ancients-card-order-medium-text = Ordonnez jusqu’à votre Commandement d’unités moyennes. Aucune : 1 unité au choix.
ancients-card-order-heavy = Ordre aux troupes lourdes
ancients-card-order-heavy-text = Ordonnez jusqu’à votre Commandement d’unités lourdes. Aucune : 1 unité au choix.
ancients-card-order-mounted = Ordre aux troupes montées
ancients-card-order-mounted-text = Ordonnez jusqu’à votre Commandement d’unités montées ou de leaders. Aucune unité montée : 1 unité au choix.
ancients-card-leadership-any = Leadership dans toute section
ancients-card-leadership-any-text = Ordonnez un leader, l’unité qui est avec lui et jusqu’à 3 unités reliées ; ou 1 unité quelconque.
ancients-card-inspired-left = Leadership inspiré à gauche
ancients-card-inspired-left-text = Ordonnez un leader de votre Gauche, son unité et jusqu’à 4 unités reliées ; ou 1 unité quelconque.
ancients-card-inspired-centre = Leadership inspiré au centre
ancients-card-inspired-centre-text = Ordonnez un leader du Centre, son unité et jusqu’à 4 unités reliées ; ou 1 unité quelconque.
ancients-card-inspired-right = Leadership inspiré à droite
ancients-card-inspired-right-text = Ordonnez un leader de votre Droite, son unité et jusqu’à 4 unités reliées ; ou 1 unité quelconque.
ancients-card-clash-of-shields = Choc des boucliers
ancients-card-clash-of-shields-text = Toutes les unités au contact d’une unité ennemie combattent avec 2 dés de plus ; ni mouvement ni tir ; combat bonus aux dés normaux.
ancients-card-counter-attack = Contre-attaque
ancients-card-counter-attack-text = Donnez l’ordre que votre adversaire vient de donner, sur le même flanc.
ancients-card-darken-the-sky = Assombrir le ciel
ancients-card-darken-the-sky-text = Chaque unité de tir peut tirer deux fois ; ni mouvement ni corps à corps. Aucune : 1 unité au choix.
ancients-card-double-time = Double cadence
ancients-card-double-time-text = Ordonnez jusqu’à 4 unités à pied reliées ; 2 hexagones et corps à corps, guerriers 3 et corps à corps obligatoire ; pas de tir. Aucune : 1 unité au choix.
ancients-card-first-strike = Premier à frapper
ancients-card-first-strike-text = Réaction : quand un corps à corps est déclaré contre votre unité, elle frappe la première. Vous piochez le premier en fin de tour.
ancients-card-i-am-spartacus = Je suis Spartacus
ancients-card-i-am-spartacus-text = Jetez autant de dés que votre Commandement : chaque symbole ordonne une unité de son type, un casque n’importe quelle unité ou un leader seul ; 1 dé de plus au combat. Tout est remélangé.
ancients-card-line-command = En ligne
ancients-card-line-command-text = Ordonnez un groupe d’unités à pied reliées, de toute taille ; chacune bouge d’1 hexagone au plus, puis combat. Aucune : 1 unité au choix.
ancients-card-move-fire-move = Bougez-tirez-bougez
ancients-card-move-fire-move-text = Ordonnez jusqu’à votre Commandement d’unités légères : toutes bougent, tirent, rebougent ; pas de corps à corps. Aucune : 1 unité au choix.
ancients-card-mounted-charge = Charge montée
ancients-card-mounted-charge-text = Ordonnez jusqu’à votre Commandement d’unités montées : 1 dé de plus au corps à corps, les lourdes bougent de 3 ; pas de tir. Aucune : 1 unité au choix.
ancients-card-rally = Ralliement
ancients-card-rally-text = Jetez autant de dés que votre Commandement : chaque symbole ou casque rend un bloc à une unité avec ou près d’un leader et l’ordonne. Aucun leader : 1 unité au choix.
ancients-card-no-card = Aucune carte
ancients-card-no-card-text = Tout le monde peut agir.
ancients-card-one-unit = Une unité au choix
ancients-card-one-unit-text = La carte ne trouve personne du genre nommé : ordonnez 1 unité au choix.

## Questions

ancients-prompt-card = { $side } : jouez une carte de commandement
ancients-prompt-hand-change = { $side } : votre main diminue, défaussez une carte
ancients-prompt-order = { $side } : donnez un ordre ({ $card }), ou terminez
ancients-prompt-spartacus = { $side } : à qui le résultat « { $face } » donne-t-il un ordre ?
ancients-prompt-rally = { $side } : qui le résultat « { $face } » rallie-t-il ?
ancients-prompt-move = { $side } : bougez une pièce qui a reçu un ordre ({ $card }), ou terminez
ancients-prompt-combat = { $side } : choisissez un combat ({ $card }), ou terminez
ancients-prompt-react = { $side } : attaque de { $target } contre { $unit }. Tenir bon ?
ancients-prompt-flags = { $side } : contre { $unit }, { $flags ->
    [one] un drapeau
   *[other] { $flags } drapeaux
}. Combien en ignorer ?
ancients-prompt-retreat = { $side } : choisissez la retraite de { $unit }
ancients-prompt-evade = { $side } : choisissez l’évitement de { $unit }
ancients-prompt-leader-evade = { $side } : prochain hexagone de { $unit }, qui doit fuir
ancients-prompt-advance = { $side } : faire avancer { $unit } dans l’hexagone libéré ?
ancients-prompt-extra = { $side } : un hexagone de plus pour { $unit } ?
ancients-prompt-bonus = { $side } : un combat bonus pour { $unit } ?
ancients-prompt-battle-back = { $side } : riposter avec { $unit } contre { $target } ?

## Options

ancients-option-play = Jouer { $card }
ancients-option-discard = Défausser { $card }
ancients-option-pass = Passer : aucune carte à jouer
ancients-option-order = Ordre à { $unit }
ancients-option-detach = Ordre à { $unit } de quitter son unité
ancients-option-head = { $unit } et les unités reliées à lui
ancients-option-done = Terminé
ancients-option-skip = Ne pas utiliser ce dé
ancients-option-rally = Rallier { $unit }
ancients-option-move = Bouger { $unit } en { $hex }
ancients-option-exit = Sortir du champ de bataille avec { $unit }
ancients-option-fire = Tirer avec { $unit } sur { $target }
ancients-option-attack = Attaquer { $target } avec { $unit }
ancients-option-stand = Tenir bon
ancients-option-first-strike = Jouer Premier à frapper
ancients-option-ignore = Ignorer { $flags ->
    [0] aucun drapeau
    [one] un drapeau
   *[other] { $flags } drapeaux
}
ancients-option-retreat = Replier { $unit } en { $hex }
ancients-option-evade = Éviter
ancients-option-evade-to = Éviter avec { $unit } vers { $hex }
ancients-option-off = Sortir par le bord avec { $unit }
ancients-option-stop = S’arrêter ici
ancients-option-advance = Avancer avec { $unit } en { $hex }
ancients-option-hold = Rester
ancients-option-battle-back = Riposter
ancients-option-decline = Renoncer

## Events

ancients-event-turn = Tour { $turn } : { $side }
ancients-event-play = Carte jouée, { $side } : { $card }
ancients-event-discard = Carte défaussée, { $side } : { $card }
ancients-event-order = Ordre : { $unit }
ancients-event-roll = { $purpose ->
    [fire] Tir, { $unit } sur { $target } : { $faces }
    [attack] Attaque, { $unit } contre { $target } : { $faces }
    [battle-back] Riposte, { $unit } contre { $target } : { $faces }
    [first-strike] Premier à frapper, { $unit } contre { $target } : { $faces }
    [rampage] Piétinement, { $unit } sur { $target } : { $faces }
    [leader] Test de perte, { $target } : { $faces }
    [escape] Fuite de { $target } devant { $unit } : { $faces }
    [rally] Dés de ralliement : { $faces }
   *[spartacus] Dés d’ordres : { $faces }
}
ancients-event-elephants-reroll = Épées relancées, { $unit } : { $faces }
ancients-event-hit = Pertes, { $unit } : { $lost ->
    [one] un bloc
   *[other] { $lost } blocs
}, reste { $blocks }
ancients-event-ignore = Drapeaux ignorés, { $unit } : { $flags }
ancients-event-eliminated = Élimination : { $unit }
ancients-event-leader-test = { $leader } { $killed ->
    [0] est indemne
   *[other] est touché
}
ancients-event-leader-killed = { $leader } tombe
ancients-event-leader-left = { $leader } quitte le champ de bataille
ancients-event-move = Mouvement, { $unit } : { $start } vers { $hex }
ancients-event-exit = Sortie par { $hex } : { $unit }
ancients-event-attach = { $leader } rejoint : { $unit }
ancients-event-detach = { $leader } quitte : { $unit }
ancients-event-fire = Tir : { $unit } sur { $target }
ancients-event-attack = Attaque : { $unit } contre { $target }
ancients-event-battle-back = Riposte : { $unit } contre { $target }
ancients-event-first-strike = Premier à frapper, { $side } : { $unit } contre { $target }
ancients-event-evade = Évitement, { $unit } : vers { $hex }
ancients-event-abandoned = Les servants s’enfuient : { $unit }
ancients-event-retreat = Retraite, { $unit } : { $path }
ancients-event-blocked = Retraite bloquée : { $unit }
ancients-event-rampage = Perte de contrôle : { $unit }
ancients-event-advance = Avance, { $unit } : vers { $hex }
ancients-event-bonus = Combat bonus : { $unit } contre { $target }
ancients-event-rally = Ralliement, { $unit } : { $blocks } blocs
ancients-event-banner = { $side } : { $banners ->
    [one] une bannière
   *[other] { $banners } bannières
}
ancients-event-objective = Objectif tenu, { $side } : { $hex }
ancients-event-draw = Carte piochée, { $side } : { $card }
ancients-event-draw-hidden = Carte piochée : { $side }
ancients-event-shuffle = La pioche est remélangée : { $cards } cartes
ancients-event-command = Commandement, { $side } : { $command } maintenant
ancients-end-banners = Victoire ({ $winner }) avec { $banners } bannières

## Why not

ancients-why-adjacent-no-fire = Cible adjacente : on ne tire pas sur l’hexagone voisin ({ $unit })
ancients-why-adjacent-target = Cible adjacente : l’unité { $unit } s’attaque au corps à corps
ancients-why-after-fire = Les seconds mouvements viennent après tous les tirs
ancients-why-already-ordered = Ordre déjà reçu : { $unit }
ancients-why-already-there = Déjà en { $hex } : { $unit }
ancients-why-attached-target = { $leader } est avec son unité : attaquez l’unité
ancients-why-auxilia-moved = Pas de combat après 2 hexagones : { $unit }
ancients-why-blocked = Chemin bloqué en { $hex } : { $unit }
ancients-why-card-decides = { $card } désigne elle-même qui reçoit un ordre
ancients-why-card-first = Il faut d’abord jouer une carte
ancients-why-card-no-attack = { $card } ne permet pas de corps à corps
ancients-why-card-no-fire = { $card } ne permet pas de tirer
ancients-why-card-no-move = { $card } ne permet pas de bouger
ancients-why-card-not-held = Vous n’avez pas { $card } en main
ancients-why-charge = L’unité { $unit } ne peut bouger de plus de { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} que pour finir à côté d’une unité ennemie
ancients-why-charge-exit = L’unité { $unit } ne peut pas sortir en chargeant
ancients-why-charge-units = Après une charge, il faut attaquer une unité ennemie : { $unit }
ancients-why-elephants-flags = Ni leader ni soutien n’aident { $unit } à ignorer des drapeaux
ancients-why-enemy-hex = L’unité { $unit } tient { $hex } : un leader ne peut y finir
ancients-why-entered-forest = Pas de combat dans la forêt où l’on vient d’entrer : { $unit }
ancients-why-entered-rough = Pas de combat dans le terrain accidenté où l’on vient d’entrer : { $unit }
ancients-why-evade-first = On évite avant le jet de dés, ou pas du tout
ancients-why-evades = C’est à { $unit } d’éviter maintenant
ancients-why-farther = { $hex } n’est pas le plus loin possible
ancients-why-fire-over = On ne tire plus une fois le second mouvement commencé
ancients-why-forest-advance = Plus de mouvement après être entré en forêt : { $unit }
ancients-why-fought = Combat déjà livré ce tour : { $unit }
ancients-why-full-strength = Aucun bloc perdu à reprendre : { $unit }
ancients-why-held-back = L’unité { $unit } a renoncé à l'hexagone conquis
ancients-why-hex-by-hex = { $leader } fuit hexagone par hexagone : choisissez le suivant
ancients-why-impassable = { $hex } est infranchissable : { $terrain }
ancients-why-later = Cela vient plus tard dans le tour
ancients-why-leader-exit = { $leader } ne peut pas quitter seul le champ de bataille
ancients-why-leader-fights = { $leader } est un leader : il ne combat pas lui-même
ancients-why-leader-moved = { $leader }, qui a bougé ce tour, vient de rejoindre : { $unit }
ancients-why-machine-advance = L’unité { $unit } est une machine de guerre et n’avance jamais
ancients-why-machine-moved = L’unité { $unit } est une machine de guerre qui a bougé : elle ne peut pas combattre
ancients-why-moved-already = Mouvement déjà fait : { $unit }
ancients-why-movement-over = Le mouvement de ce tour est terminé
ancients-why-must-attack = Les guerriers qui ont chargé doivent d’abord attaquer
ancients-why-must-evade = Le leader doit fuir d’au moins un hexagone
ancients-why-must-play = Il faut jouer une carte qui peut l’être
ancients-why-never-rallies = Ralliement impossible : { $unit }
ancients-why-no-advance-evade = L’unité { $unit } ne peut pas avancer après un évitement ou contre un leader seul
ancients-why-no-attack = Aucun corps à corps n’est déclaré contre une de vos unités
ancients-why-no-battle-back = Il n’y a pas de riposte ici
ancients-why-no-bonus = L’unité { $unit } n’a pas de combat bonus : il lui faut un leader rattaché, et les machines n’en ont jamais
ancients-why-no-cavalry = L’unité { $unit } n’a pas d’hexagone supplémentaire pour avancer
ancients-why-no-detaching = { $leader } ne peut pas quitter son unité sous { $card }
ancients-why-no-dice = L’unité { $unit } n’a plus de dé à jeter
ancients-why-no-enemy = Pas un ennemi présent : { $unit }
ancients-why-no-evade = L’unité { $unit } ne peut pas éviter { $attacker }
ancients-why-no-evade-back = Un attaquant ne peut pas éviter la riposte
ancients-why-no-evade-fire = On n’évite pas un tir
ancients-why-no-exit = Pas de sortie dans cette bataille pour { $unit }
ancients-why-no-exit-reached = Pas de sortie à atteindre avec un hexagone de reste : { $unit }
ancients-why-no-flags = Aucun drapeau à ignorer maintenant
ancients-why-no-further = Un terrain déjà atteint ce tour met fin à ses mouvements : { $unit }
ancients-why-no-leader-near = Aucun leader avec ni à côté de : { $unit }
ancients-why-no-leaders = { $card } ne donne pas d’ordre à { $leader }
ancients-why-no-machines = Les machines de guerre ne peuvent pas entrer en { $hex }
ancients-why-no-missiles = Pas d’armes de tir : { $unit }
ancients-why-no-order-left = { $card } n’a plus d’ordre à donner ici
ancients-why-no-reason = Aucune raison d’ignorer davantage de drapeaux
ancients-why-no-retreat = Personne ne fait retraite maintenant
ancients-why-no-success = L’unité { $unit } n’a pas gagné cet hexagone par sa propre attaque
ancients-why-no-such-card = Il n’y a pas de carte { $name }
ancients-why-no-such-hex = Il n’y a pas d’hexagone { $name }
ancients-why-no-such-piece = Il n’y a ni unité ni leader { $name }
ancients-why-not-adjacent = Cible non adjacente : { $unit }
ancients-why-not-at-edge = Le leader n’est pas sur son bord
ancients-why-not-card-time = On joue une seule carte, au début du tour
ancients-why-not-linked = Sans lien avec les unités qui ont un ordre : { $unit }
ancients-why-not-ordered = Aucun ordre reçu : { $unit }
ancients-why-not-your-unit = Pas une de vos unités : { $unit }
ancients-why-not-yours = Pas à vos ordres maintenant : { $unit }
ancients-why-occupied = { $hex } est occupé par { $unit }
ancients-why-one-combat = Un combat s’achève avant que le suivant commence
ancients-why-one-kind = L’autre type de combat a déjà servi : { $unit }
ancients-why-one-leader = Un seul leader mène la chaîne ; { $leader } ne reçoit pas d’ordre
ancients-why-orders-fixed = Les ordres de ce tour sont donnés
ancients-why-other-hex = { $hex } n’est pas l’hexagone où avancer
ancients-why-other-section = Dans aucune section utilisée par l’adversaire : { $unit }
ancients-why-other-troops = { $card } ne donne pas d’ordre à { $unit }
ancients-why-out-of-range = Distance de { $unit } : { $distance } hexagones, la portée est de { $range }
ancients-why-out-of-section = Hors des sections de { $card } : { $unit }
ancients-why-past-leader = Le chemin de { $hex } passe par un leader, où il faut s’arrêter
ancients-why-pinned = Pas de tir au contact d’une unité ennemie : { $unit }
ancients-why-reaction-card = Premier à frapper ne se joue que si l’on vous attaque
ancients-why-rear-closed = Aucun hexagone libre derrière : { $unit }
ancients-why-retreats = C’est à { $unit } de faire retraite maintenant
ancients-why-sideways = { $hex } n’est pas en direction de son bord
ancients-why-sight-blocked = La ligne de vue est bloquée en { $hex }
ancients-why-sight-terrain = { $terrain } en { $hex } : la ligne de vue est bloquée
ancients-why-stopped = Arrêt obligatoire en { $hex } : { $unit }
ancients-why-strike-first = Premier à frapper se joue avant le jet de dés, ou pas du tout
ancients-why-terrain-bonus = Pas de combat dans le terrain où l’on vient d’entrer : { $unit }
ancients-why-terrain-stops = Le terrain en { $hex } arrête l’avance
ancients-why-too-far = Mouvement de { $unit } : au plus { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}
ancients-why-too-far-back = Recul de { $unit } : { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} et pas plus loin
ancients-why-two-leaders = { $leader } est en { $hex } : un seul leader par hexagone
ancients-why-was-blocked = Retraite bloquée : { $unit }
ancients-why-wrong-die = Sans rapport avec le résultat « { $face } » : { $unit }

## Tactics

ancients-aim-card = Faire agir { $units ->
    [one] { $unit }, qui en profite aussitôt
   *[other] { $units } unités qui en profitent aussitôt, { $unit } surtout
}.
ancients-aim-card-keeps = Se défaire de { $card } tant que personne n'a grand-chose à faire, et garder les meilleures cartes.
ancients-aim-discard = Se défaire de { $card }, la carte la moins utile.
ancients-aim-pass = Attendre : il n'a pas de carte.
ancients-aim-leader = Tenir { $leader } prêt là où l'on se battra bientôt.
ancients-aim-inspire = Que { $leader } inspire { $friends ->
    [one] l'unité à côté de lui, dont
   *[other] les { $friends } unités autour de lui, dont
} les casques touchent alors.
ancients-aim-join = Rejoindre { $unit } : avec { $leader }, elle peut ignorer un drapeau, et les casques touchent pour elle et ses voisines.
ancients-aim-objective = Tenir { $hex } avec { $unit } pour les bannières.
ancients-aim-toward = Rapprocher { $unit } de { $hex } : on y gagne des bannières.
ancients-aim-exit = Faire sortir { $unit } du champ de bataille pour les bannières.
ancients-aim-grips = Atteindre { $target } et frapper en premier : l’unité { $unit } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back ->
    [0] aucun
    [one] un seul
   *[other] { $back }
} en retour.
ancients-aim-break = Frapper en premier : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back ->
    [0] aucun
    [one] un seul
   *[other] { $back }
} en retour, et le terrain de { $target } si elle cède.
ancients-aim-momentum = Pousser avant qu'ils ne se reprennent : { $dice ->
    [one] un dé de plus
   *[other] { $dice } dés de plus
} pour { $unit }, contre { $back ->
    [0] aucun
    [one] un seul
   *[other] { $back }
} en retour.
ancients-aim-finish = Gagner une bannière : il ne reste à { $target } que { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}.
ancients-aim-last-banner = Gagner la bataille : il ne reste à { $target } que { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}, et sa bannière est la dernière qu'il faut.
ancients-aim-hunt = Surprendre { $target }, qui est seul : un casque suffit, et sa tête vaut une bannière.
ancients-aim-trapped = Frapper là où il n'y a pas de retraite : un drapeau que l’unité { $target } ne peut ignorer lui coûte des blocs.
ancients-aim-drive = Dégager le terrain : l’unité { $target } esquivera plutôt que de subir { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, et qui esquive ne riposte pas.
ancients-aim-wear = Blesser { $target } sans réponse : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} de loin, et nul ne riposte à un tir.
ancients-aim-safety = Mettre { $unit } hors d'atteinte { $enemies ->
    [one] de { $enemy }
   *[other] de { $enemies } ennemis
}.
ancients-aim-shelter = Laisser le terrain de { $hex } amortir les attaques contre { $unit }.
ancients-aim-apart = Rompre le contact : { $enemies ->
    [one] l'ennemi qui peut encore atteindre { $unit } devra
   *[other] les { $enemies } ennemis qui peuvent encore atteindre { $unit } devront
} d'abord s'approcher.
ancients-aim-beside = Être à côté de { $friends } unités amies : avec deux, l’unité { $unit } peut ignorer un drapeau.
ancients-aim-not-alone = Avoir une unité amie à ses côtés : l’unité { $unit } serait seule.
ancients-aim-last-block = Tenir { $unit } loin de l'ennemi : son dernier bloc vaut une bannière pour lui.
ancients-aim-range = Avoir { $target } à portée de tir, à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}.
ancients-aim-next-turn = Être à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $target } : l’unité { $unit } pourra attaquer au prochain tour.
ancients-aim-forward = Se rapprocher : l’unité { $target } est encore à { $hexes } hexagones, trop loin pour que l’unité { $unit } frappe au prochain tour.
ancients-aim-stay = Garder { $unit } en main : aucun hexagone à sa portée ne vaut mieux que le sien.
ancients-aim-little = Peu de chose y pousse : l’unité { $unit } n'y trouve rien qu'elle n'ait déjà là où elle est.
ancients-aim-advance = Tomber aussitôt sur { $target } par une nouvelle attaque.
ancients-aim-take-hex = Tenir le terrain gagné, { $friends ->
    [0] même seule
    [one] avec une unité amie à côté
   *[other] avec { $friends } unités amies à côté
}.
ancients-aim-rally = Sauver une bannière : il ne reste à { $unit } que { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}.
ancients-aim-hold-ground = Rester là où l'on a besoin de { $unit }{ $friends ->
    [0] , même seule
    [one] , à côté d'une unité amie
   *[other] , à côté de { $friends } unités amies
}.
ancients-aim-no-room = Épargner des blocs à { $unit } : aucun hexagone libre derrière elle pour reculer.
ancients-aim-give-way = Éloigner { $unit } avec { $blocks ->
    [one] son dernier bloc
   *[other] ses { $blocks } blocs
} : là où elle est, d'autres coups suivraient.
ancients-aim-way-back = Placer { $unit } { $enemies ->
    [0] là où nul ennemi n'est à côté
    [one] là où un seul ennemi est à côté
   *[other] là où { $enemies } ennemis seulement sont à côté
}.
ancients-aim-way-back-friends = Revenir auprès { $friends ->
    [one] d'une unité amie, qui couvre
   *[other] de { $friends } unités amies, qui couvrent
} { $unit }.
ancients-aim-off = Sauver { $unit } par le bord du plateau.
ancients-aim-stand = Garder l'hexagone : l’unité { $attacker } a { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, et l’unité { $unit } riposte avec { $back ->
    [0] rien
    [one] un seul
   *[other] { $back }
}.
ancients-aim-evade = Se dérober à { $attacker } : { $dice ->
    [one] son dé ne touche
   *[other] ses { $dice } dés ne touchent
} qui esquive que par un seul symbole ; l’unité { $unit } a { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
} à perdre.
ancients-aim-first-strike = Frapper avant { $attacker } : chaque bloc qui lui manque est un souci de moins pour { $unit }.
ancients-aim-battle-back = Blesser { $target } : riposter ne coûte rien à { $unit }.
ancients-aim-decline = Peu de chose y pousse : l’unité { $unit } a { $dice ->
    [one] un dé
   *[other] { $dice } dés
} pour riposter à { $target }, et ne risque rien.
ancients-aim-hold = Rester dans la ligne : en { $hex }, autour de { $unit } : { $friends ->
    [0] aucune amie
    [one] une amie
   *[other] { $friends } amies
}, { $enemies ->
    [0] aucun ennemi
    [one] un ennemi
   *[other] { $enemies } ennemis
}.
ancients-aim-order-yet = Peu de chose y pousse : l’unité { $unit } gagnerait encore à recevoir un ordre.
ancients-aim-rally-yet = Peu de chose y pousse : l’unité { $unit } n'a plus que { $blocks ->
    [one] son dernier bloc
   *[other] { $blocks } blocs
} et pourrait en reprendre un.
ancients-aim-done = S'en tenir là : personne d'autre ne gagnerait à recevoir un ordre.
ancients-aim-no-order = Laisser les autres à leur place : même l’unité { $unit } ne gagnerait rien à un ordre.
ancients-aim-done-marching = Ne plus bouger : chaque pas de plus exposerait quelqu'un plus qu'il ne vaut.
ancients-aim-no-fight = Ne plus frapper : toute autre attaque coûterait plus qu'elle ne rapporte.
ancients-aim-rest-march = Ne plus bouger : même le meilleur pas qui reste, { $unit } en { $hex }, { $enemies ->
    [0] n'apporte rien de plus que sa case.
    [one] finit à côté d'un ennemi et rapporte trop peu.
   *[other] finit à côté de { $enemies } ennemis et rapporte trop peu.
}
ancients-aim-rest-march-yet = Peu de chose y pousse : l’unité { $unit } serait mieux en { $hex }.
ancients-aim-rest-fight = Ne plus frapper : la meilleure attaque qui reste, { $unit } contre { $target }, a { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour.
ancients-aim-rest-fight-yet = Peu de chose y pousse : l’unité { $unit } peut encore attaquer { $target }, avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en retour.
ancients-aim-rest-shot = Peu de chose y pousse : l’unité { $unit } peut encore frapper { $target }, qui ne peut riposter.
ancients-aim-stop = S'arrêter ici : l'ennemi le plus proche est à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $leader }, et aucun hexagone plus loin n'est plus sûr.
ancients-aim-stop-with = S'arrêter auprès de { $unit }, dont les hommes entourent { $leader }.
ancients-aim-stop-yet = Peu de chose y pousse : en { $hex }, { $leader } serait à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de l'ennemi le plus proche.
ancients-aim-stop-yet-with = Peu de chose y pousse : en { $hex }, l’unité { $unit } couvrirait { $leader }.

## Complaints about scenarios

ancients-complaint-both-sides = { $file } : { $path } : des pièces des deux camps sont en { $hex }.
ancients-note-banners = { $file } : { $path } : { $value } bannières est un objectif inhabituel ; on en demande d’ordinaire de { $low } à { $high } (4.01).
ancients-complaint-commander = { $file } : { $path } : { $leader } n’est pas un leader de ce camp.
ancients-complaint-exit-row = { $file } : { $path } : { $hex } n’est pas sur { $edge }.
ancients-complaint-impassable = { $file } : { $path } : { $hex } est infranchissable ({ $terrain }).
ancients-complaint-machine-rough = { $file } : { $path } : une machine de guerre ne peut être en terrain accidenté ({ $hex }).
ancients-complaint-no-piece = { $file } : { $path } : il n’y a ni unité ni leader { $name }.
ancients-complaint-no-units = { $file } : { $path } : un camp a besoin d’au moins une unité.
ancients-complaint-occupied = { $file } : { $path } : { $hex } contient déjà { $unit }.
ancients-complaint-off-map = { $file } : { $path } : { $hex } n’est pas un hexagone du plateau.
ancients-complaint-reaction-card = { $file } : { $path } : { $card } répond à une attaque et n'est jamais la carte en jeu ; une main la tient : side.cards.
ancients-complaint-sides = { $file } : { $path } : les camps doivent être south puis north.
ancients-complaint-too-many-cards = { $file } : { $path } : le paquet n’a que { $count } exemplaires de la carte { $card }.
ancients-complaint-two-terrains = { $file } : { $path } : { $hex } est déjà : { $terrain }.
ancients-complaint-die = { $word } n’est pas une face de dé ; on connaît { $known }.

## Ce qui équilibrerait une bataille

ancients-lever-banners = { $side } : { $value } étendards à gagner au lieu de { $was }
ancients-lever-hand = { $side } : { $value } cartes en main au lieu de { $was }

## Ce que l'instructeur dit de chaque genre de question, et les règles sur lesquelles il s'appuie

ancients-coach-card = Chaque tour commence par une carte. Elle dit où donner des ordres et à combien d’unités. Regardez où vos hommes sont près de l’ennemi, et jouez une carte qui en fait agir plusieurs ensemble.
    .rules = 6.01 6.02
ancients-coach-hand-change = Cette bataille réduit votre main. Rendez la carte la moins utile : souvent une section où vous n’avez plus d’unités.
    .rules = 7.14
ancients-coach-order = Cliquez les unités qui agiront ; celles qui sont éclairées peuvent recevoir un ordre. Seules les unités ordonnées bougent et combattent. Un chef sur une unité la suit sans coût. Puis terminez.
    .rules = 7.01 7.02 7.08
ancients-coach-spartacus = Chaque symbole du jet ordonne une unité de son type, un casque n’importe quelle unité ou un chef. Prenez-en une qui peut atteindre l’ennemi : les unités ordonnées combattent ce tour avec un dé de plus.
    .rules = 17.41 17.42
ancients-coach-rally = Ce symbole rend un bloc perdu à une unité de son type (un casque : à n’importe laquelle) placée avec un chef ou à côté de lui, et l’ordonne. Éléphants et chars ne se rallient pas. Une unité près de mourir y gagne le plus.
    .rules = 17.53 17.54 17.55 17.56
ancients-coach-move = Cliquez une unité, puis un hexagone éclairé. Tous les mouvements précèdent les combats. Gardez vos unités côte à côte : des amis dans deux hexagones voisins permettent d’ignorer un drapeau. Les lourds doivent arriver ensemble.
    .rules = 8.01 8.02 12.14
ancients-coach-combat = Cliquez une unité, puis un ennemi à sa portée. Avant de confirmer, les chances s’affichent. Attention : un défenseur qui tient sa place riposte. Commencez par votre meilleure attaque.
    .rules = 9.01 11.04 11.56
ancients-coach-react = On vous attaque. Si vous tenez, survivez et gardez l’hexagone, vous pouvez riposter. Esquiver cède du terrain et la riposte, mais seul votre propre symbole vous touche. La carte Premier à frapper vous laisse frapper d’abord. Les légers esquivent presque toujours les lourds.
    .rules = 11.06 11.56 13.03 13.15 17.39
ancients-coach-flags = Chaque drapeau vous fait reculer, sauf si vous l’ignorez : grâce à un chef attaché, à des amis dans deux hexagones voisins, à un rempart ou un camp, ou si vos guerriers sont au complet. Chaque raison annule un drapeau. Ignorez-le là où le terrain compte et où vous voulez riposter.
    .rules = 12.12 12.13 12.14 12.16 12.17
ancients-coach-retreat = Choisissez le chemin du recul vers votre bord. Une unité perd un bloc par hexagone de recul qu’elle ne peut faire : laissez-lui une route libre.
    .rules = 12.02 12.05 12.11
ancients-coach-evade = Choisissez où l’unité qui esquive s’arrête : deux hexagones vers votre bord, un seul si l’on ne peut davantage. Derrière votre ligne elle est à l’abri et reviendra ; elle ne riposte pas.
    .rules = 13.11 13.12 13.15
ancients-coach-leader-evade = Un chef seul doit s’enfuir, d’un à trois hexagones vers votre bord. Menez-le sur une unité amie : seul, il est une proie facile, et vaut une bannière.
    .rules = 13.17 13.18 4.03
ancients-coach-advance = Vous avez gagné l’hexagone. Avancer permet souvent une autre attaque, et éloigne des vôtres. Avancez s’il y a à frapper et si l’unité est encore forte.
    .rules = 13.32 13.33
ancients-coach-extra = Une cavalerie victorieuse peut avancer d’un hexagone de plus. Choisissez d’où elle peut attaquer, ou se retirer.
    .rules = 13.34 13.35
ancients-coach-bonus = L’avance donne un combat de plus. Frappez l’ennemi le plus faible à côté : il peut disparaître avant de répondre.
    .rules = 13.42 13.47
ancients-coach-battle-back = Vous avez tenu, vous pouvez donc riposter comme dans une attaque, la plupart des troupes avec tous leurs dés. L’ennemi n’y répond pas : il n’y a presque jamais de raison de s’en priver.
    .rules = 11.56 11.60 11.61 11.62

## Les champs des scénarios, tels que les formulaires les nomment

ancients-field-banners = Étendards à gagner
ancients-field-blocks = Blocs
ancients-field-by = Pris par
ancients-field-check = Vérifié
ancients-field-coast = Côte
ancients-field-colour = Couleur
ancients-field-commander = Général en chef
ancients-field-exit = Sorties
ancients-field-first = Joue en premier
ancients-field-forest = Forêt
ancients-field-hand = Cartes en main
ancients-field-hill = Colline
ancients-field-keep = Gardé
ancients-field-note = Note
ancients-field-place = Lieu
ancients-field-rampart = Remparts
ancients-field-river = Rivière
ancients-field-river_fordable = Rivière guéable
ancients-field-rough = Terrain accidenté
ancients-field-sources = Sources

## Un coup à livre ouvert

ancients-blow-title = { $unit } contre { $target }
ancients-blow-line = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } ({ $made }) · touche : { $faces } · { $hits ->
    [0] un chef seul
    [one] 1 touche détruit
   *[other] { $hits } touches détruisent
 }
ancients-blow-count = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }
ancients-blow-more = { $more }
ancients-blow-part = { $what } { $much }
ancients-blow-dice = Dés jetés
ancients-blow-hits = Ce qui touche
ancients-blow-faces = { $faces }
ancients-blow-class = Sa classe
ancients-blow-fresh = Guerriers frais
ancients-blow-card = La carte
ancients-blow-ground = Terrain, camp ou éléphants
ancients-blow-still = Sans avoir bougé
ancients-blow-moved = Après un mouvement

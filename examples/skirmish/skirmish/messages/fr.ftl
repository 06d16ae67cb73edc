skirmish-name = Escarmouche au gué (exemple)
skirmish-switch-deadly = Une touche coûte deux points de force au lieu d'un.
skirmish-side-red = Les Rouges
skirmish-side-blue = Les Bleus
skirmish-card-forced-march = Marche forcée
skirmish-card-ambush = Embuscade
skirmish-card-shield-wall = Mur de boucliers
skirmish-status = Tour { $turn } sur { $turns }
skirmish-phase-orders = Ordres
skirmish-box-pickets = Avant-postes à placer
skirmish-prompt-place = { $side } : placez votre avant-poste sur votre rive
skirmish-prompt-order = { $side } : donnez un ordre à une unité, ou reposez-vous
skirmish-prompt-step = { $side } : un pas vers un hexagone voisin, ou halte
skirmish-prompt-react = { $side } : un ennemi approche. Attendre ou tirer ?
skirmish-prompt-attack = { $side } : attaquez un ennemi voisin, ou restez en place
skirmish-prompt-defend = { $side } : on vous attaque
skirmish-option-place = Placer { $unit } en { $hex }
skirmish-option-rest = Se reposer
skirmish-option-halt = Halte
skirmish-option-hold = Attendre
skirmish-option-shoot = Tirer
skirmish-option-stand = Rester en place
skirmish-option-ambush = Jouer l'embuscade et tirer
skirmish-option-shield-wall = Former un mur de boucliers
skirmish-option-order = Ordre à { $unit }
skirmish-option-march = Marche forcée de { $unit }
skirmish-option-attack = Attaquer { $unit }
skirmish-option-step = Un pas en { $hex }
skirmish-event-place = Garde en { $hex } : { $unit }
skirmish-event-move = Avance, { $unit } : { $hex }
skirmish-event-strike = Coup, { $unit } contre { $target } : { $die }, { $hit ->
    [0] manqué
   *[other] touché
}
skirmish-event-gone = Hors de combat : { $unit }
skirmish-event-card = { $side } : carte « { $card } »
skirmish-event-draw = { $side } : carte piochée, { $card }
skirmish-end-last = Victoire ({ $winner }) : plus aucun ennemi
skirmish-end-dusk = La nuit tombe sans vainqueur
skirmish-why-occupied = { $hex } est occupé par { $unit }
skirmish-why-far = { $hex } n'est pas voisin de l'unité
skirmish-why-not-yours = Vous ne pouvez pas donner d'ordre à { $unit }
skirmish-why-no-card = Vous n'avez pas la carte « { $card } »
skirmish-why-not-beside = L’unité n’a pas { $unit } comme ennemi à côté d’elle
skirmish-why-other-bank = { $hex } n’est pas sur votre rive
skirmish-why-beside-enemy = { $hex } est à côté de { $unit }
skirmish-why-other-picket = C’est { $unit } qu’il faut placer
skirmish-where = { $file } : { $path } : il faut à { $unit } un hexagone, ou picket = true pour être placé par son camp, pas les deux
skirmish-crowded = { $file } : { $path } : la rive n'a pas de place pour { $count ->
    [one] un avant-poste
   *[other] { $count } avant-postes
}
skirmish-off-map = { $file } : { $path } : { $hex } est hors de la carte
skirmish-too-many = { $file } : { $path } : il n'y a que { $count } cartes { $card }
skirmish-aim-wait = Attendre : rien de mieux ne s'offre.
skirmish-aim-place = Voir la rivière depuis ce poste.
skirmish-aim-order = Employer l'unité la plus utile maintenant.
skirmish-aim-step = En venir aux mains.
skirmish-aim-react = Le blesser avant qu'il ne frappe.
skirmish-aim-attack = Frapper où cela fait le plus mal.
skirmish-aim-defend = Garder l'unité en vie.

## Ce que l'instructeur dit de chaque genre de question, et les règles sur lesquelles il s'appuie

skirmish-coach-place = L’avant-poste surveille la rivière. Tout hexagone libre de votre rive convient, hors d’atteinte de l’ennemi.
    .rules = 2.3
skirmish-coach-order = Une unité agit par tour. Ordonnez-en une qui peut atteindre l’ennemi, ou reposez-vous.
    .rules = 3.1 3.2
skirmish-coach-step = Avancez hexagone par hexagone, et arrêtez-vous où vous voulez.
    .rules = 4.1 4.2
skirmish-coach-react = Un ennemi approche. Un tir peut le blesser avant qu’il frappe ; tenir garde la carte.
    .rules = 4.2 4.3
skirmish-coach-attack = Attaquez un voisin, ou restez. Plus il est faible, meilleures sont vos chances d’en finir.
    .rules = 5.1 5.3
skirmish-coach-defend = On vous attaque. Voyez ce qui est possible, et les chances.
    .rules = 5.1 5.2

## Les champs des scénarios, tels que les formulaires les nomment

skirmish-field-picket = En faction
skirmish-field-strength = Force

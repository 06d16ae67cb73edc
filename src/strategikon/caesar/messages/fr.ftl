## La table

caesar-name = Caesar : batailles antiques sur table libre
caesar-switch-follow_me = Un capitaine peut mener lui-même une unité (Suivez-moi).
caesar-switch-wedge_reading = Combien de dés a un coin : comme la fiche l'imprime, ou tous les siens.
caesar-value-wedge_reading-sheet = comme imprimé
caesar-value-wedge_reading-book = tous ses dés
caesar-name-of = { $id }
caesar-status-turn = Tour { $round } sur { $rounds } : { $side }
caesar-track = { $side } : divisions perdues ou démoralisées
caesar-phase-start = Début du tour
caesar-phase-initiative = Initiative
caesar-phase-order = Ordres
caesar-phase-move = Mouvement
caesar-phase-free = Mouvements gratuits
caesar-phase-ride = Capitaines
caesar-phase-end = Réorganisation
caesar-phase-shoot = Tir
caesar-box-outside = { $side } : capitaines en attente
caesar-note-cost = { $cost } po sur { $most }
caesar-number-clash = Choc
caesar-number-sustained = Mêlée
caesar-number-near-dice = Courte portée
caesar-number-far-dice = Longue portée
caesar-number-save = Sauvegarde
caesar-number-authority = Commandement
caesar-number-valour = Valeur de combat
caesar-badge-deep = Profonde
caesar-badge-column = Colonne
caesar-badge-square = Carré
caesar-badge-wedge = Coin
caesar-badge-testudo = Tortue
caesar-badge-open = Rangs dispersés
caesar-badge-disordered = Désorganisée
caesar-badge-shaken = Ébranlée
caesar-badge-engaged = Au corps à corps
caesar-badge-demoralised = Division démoralisée
caesar-badge-ordered = A reçu un ordre
caesar-badge-moved = A bougé
caesar-badge-off = Hors de la table
caesar-badge-awaited = Attendue
caesar-badge-wounded = Blessé
caesar-badge-activated = Donne des ordres
caesar-badge-finished = Ne donne plus d'ordres
caesar-sheet-class = Classe
caesar-sheet-move = Mouvement, en pouces
caesar-sheet-range = Portée, en pouces
caesar-sheet-division = Division
caesar-sheet-special = Règles spéciales
caesar-heavy-infantry = Infanterie lourde
caesar-medium-infantry = Infanterie moyenne
caesar-light-infantry = Infanterie légère
caesar-skirmishers = Tirailleurs
caesar-cataphracts = Cataphractaires
caesar-heavy-cavalry = Cavalerie lourde
caesar-medium-cavalry = Cavalerie moyenne
caesar-light-cavalry = Cavalerie légère
caesar-mounted-archers = Archers montés
caesar-light-chariots = Chars légers
caesar-heavy-chariots = Chars lourds
caesar-scythed-chariots = Chars à faux
caesar-elephants = Éléphants
caesar-light-artillery = Artillerie légère
caesar-medium-artillery = Artillerie moyenne
caesar-heavy-artillery = Artillerie lourde
caesar-wagon = Chariots
caesar-civilians = Civils
caesar-phase-fight = Corps à corps
caesar-phase-feign = Fuite simulée
caesar-formation-battle_line = ligne de bataille
caesar-formation-deep = profondeur
caesar-formation-column = colonne
caesar-formation-square = carré
caesar-formation-wedge = coin
caesar-formation-testudo = tortue
caesar-formation-open = rangs dispersés
caesar-edge-north = nord
caesar-edge-east = est
caesar-edge-south = sud
caesar-edge-west = ouest
caesar-place-rear = derrière
caesar-place-left = à gauche
caesar-place-right = à droite
caesar-deed-advance = aller droit devant
caesar-deed-oblique = aller de biais
caesar-deed-retire = reculer
caesar-deed-sidestep = faire un pas de côté
caesar-deed-wheel = faire une conversion
caesar-deed-pivot = pivoter
caesar-deed-about-face = faire demi-tour
caesar-deed-form = changer de formation
caesar-deed-exit = quitter la table

## Questions

caesar-prompt-replace = { $side } : quelle unité le nouveau capitaine mène-t-il ?
caesar-prompt-initiative = { $side } : qui agit de sa propre initiative ?
caesar-prompt-captain = { $side } : quel capitaine donne ses ordres ?
caesar-prompt-order = { $side } : nommez les unités, puis lancez
caesar-prompt-reroll = { $side } : l'ordre a échoué. Le général relance-t-il ?
caesar-prompt-next = { $side } : quelle unité de l'ordre agit maintenant ?
caesar-prompt-move = { $side } : bougez { $unit }
caesar-prompt-enter = { $side } : faites entrer { $unit } sur la table
caesar-prompt-leave = { $side } : { $unit } peut sortir
caesar-prompt-withdraw = { $side } : qui se retire d'abord ?
caesar-prompt-free = { $side } : mouvements gratuits
caesar-prompt-ride = { $side } : les capitaines peuvent se déplacer
caesar-prompt-valiant = { $side } : { $unit } relance-t-elle son test de panique ?
caesar-prompt-confusion = { $side } : { $unit } est-elle en confusion, ou fait-elle retraite ?
caesar-prompt-shoot = { $side } : qui tire sur qui ?
caesar-prompt-assign = { $side } : qui combat l'assaillant des murs ?
caesar-prompt-fight = { $side } : quel combat se livre ensuite ?
caesar-prompt-array = { $side } : soutiens, dés et rangs avant le round
caesar-prompt-test = { $side } : qui teste ensuite ?
caesar-prompt-victor = { $side } : que font les vainqueurs ?
caesar-prompt-accompany = { $side } : { $unit } accompagne-t-elle l'unité qu'elle soutient ?
caesar-prompt-share = { $side } : qui prend la blessure en trop ?
caesar-prompt-feign = { $side } : qui simule la fuite ?
caesar-prompt-pursue = { $side } : { $unit } avance-t-elle derrière elle ?
caesar-prompt-opportunity = { $side } : { $unit } tire-t-elle sur { $other } au passage ?
caesar-prompt-charge = { $side } : comment { $unit } charge-t-elle ?
caesar-prompt-response = { $side } : { $unit } est chargée par { $other }. Que fait-elle ?
caesar-prompt-redirect = { $side } : sa proie s'est dérobée. { $unit } en charge-t-elle une autre ?
caesar-prompt-break-through = { $side } : { $unit } perce : vers où ?

## Ce qu'on peut dire

caesar-option-pass = Passer
caesar-option-replace = { $captain } mène { $unit }
caesar-option-initiative = { $unit } agit de sa propre initiative
caesar-option-captain = { $captain } donne ses ordres
caesar-option-give-move = Que { $unit } bouge
caesar-option-give-enter = Que { $unit } entre
caesar-option-rally = Rallier { $unit }
caesar-option-follow-me = { $unit }, suivez-moi
caesar-option-roll = Lancer les dés
caesar-option-done = Plus d'ordres
caesar-option-reroll = Relancer
caesar-option-accept = Accepter
caesar-option-act = { $unit } agit
caesar-option-halt = { $unit } s'arrête
caesar-option-place = Aller en { $pose }
caesar-option-move = { $unit } : { $steps }
caesar-option-occupy = { $unit } entre dans { $work }
caesar-option-leave = { $unit } sort du côté { $edge }, à { $offset } po du milieu
caesar-option-enter = { $unit } entre, son front à { $depth } po du bord
caesar-option-enter-along = { $unit } entre à { $offset } po le long du bord, son front à { $depth } po
caesar-option-free = Mouvement gratuit de { $unit }
caesar-option-withdraw = { $unit } se retire
caesar-option-lead = { $captain } mène { $unit }
caesar-option-go = { $captain } va en { $point }
caesar-option-accept-test = { $unit } accepte son résultat
caesar-option-valiant = { $unit } est Vaillante et relance
caesar-option-confusion = { $unit } reste, en confusion
caesar-option-retreat = { $unit } fait retraite
caesar-option-hold = { $unit } ne bouge pas
caesar-option-fire = { $unit } tire sur { $target } au passage
caesar-option-shoot = { $unit } tire sur { $target }
caesar-option-shoot-side = { $unit } tire sur { $target } depuis le côté { $edge }
caesar-option-fight = Le combat de { $unit }
caesar-option-assign = { $unit } combat { $attacker }
caesar-option-ready = Prêt
caesar-option-support-nobody = Personne ne soutient { $unit } { $place }
caesar-option-support = { $unit } est soutenue par { $other }
caesar-option-aim = Le soutien de { $unit } frappe { $other }
caesar-option-odd-die = Un dé en trop de { $unit } va à { $other }
caesar-option-attacks = { $captain } ajoute { $count ->
    [0] zéro attaque
    [1] une attaque
   *[other] { $count } attaques
}
caesar-option-close-ranks = { $unit } serre les rangs
caesar-option-test = { $unit } teste
caesar-option-follow = { $unit } suit
caesar-option-break-through = { $unit } perce
caesar-option-consolidate = { $unit } se replace
caesar-option-stay = { $unit } reste
caesar-option-accompany = { $unit } accompagne
caesar-option-share = { $other } prend une blessure de { $unit }
caesar-option-feign = { $unit } simule la fuite
caesar-option-advance = { $unit } avance de { $length } po derrière elle
caesar-option-give-charge = { $unit } doit charger { $target }
caesar-option-follow-charge = Suivez-moi : { $unit } charge { $target }
caesar-option-charge = { $unit } charge { $target }
caesar-option-go-on = { $unit } continue
caesar-option-stand = { $unit } tient sa position
caesar-option-closing-fire = { $unit } tire avant le contact
caesar-option-evade = { $unit } esquive
caesar-option-counter-charge = { $unit } contre-charge
caesar-option-turn-to-face = { $unit } fait face
caesar-option-parthian-shot = { $unit } tire puis esquive

## Ce qui arrive

caesar-event-turn = Tour { $round } : { $side }
caesar-event-elite = { $unit } est d'élite : { $die }{ $recovers ->
    [0] , elle reste désorganisée
   *[other] , elle se reprend
}
caesar-event-demoralised = { $division } est démoralisée
caesar-event-initiative = { $unit } agit de sa propre initiative
caesar-event-order = { $captain } ordonne à { $units } : { $dice } contre { $command }, marge { $margin }, mouvements { $moves }
caesar-event-order-failed = { $units } { $units-count ->
    [one] n'entend pas
   *[other] n'entendent pas
} { $captain } : { $dice } contre { $command }
caesar-event-reroll = { $captain } relance
caesar-event-blunder = Fiasco de { $captain } avec { $units } : { $dice }
caesar-event-blunder-result = { $units } : { $die }, { $result ->
    [flee] Fuyez !
    [fall_back] Repli !
    [left] À gauche !
    [right] À droite !
    [forward] En avant !
   *[other] Foncez !
}
caesar-event-rally = { $captain } rallie { $unit }
caesar-event-join = { $captain } mène { $unit }
caesar-event-move = { $unit } se déplace
caesar-event-form = { $unit } se forme en { $formation }
caesar-event-halt = { $unit } s'arrête
caesar-event-disorder-test = { $unit } teste son ordre : { $die }{ $failed ->
    [0] , elle le garde
   *[other] , elle le perd
}
caesar-event-disorder = { $unit } est désorganisée
caesar-event-off = { $unit } quitte la table par le bord { $edge }
caesar-event-enter = { $unit } entre par le bord { $edge }
caesar-event-occupy = { $unit } entre dans { $work }
caesar-event-leave = { $unit } sort de { $work }
caesar-event-casualty = { $unit } subit { $count ->
    [1] une blessure
   *[other] { $count } blessures
}
caesar-event-saves = { $unit } doit sauvegarder sur { $needed } : { $dice }{ $again-count ->
    [0] {""}
   *[other] , relance { $again }
} ; { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
}
caesar-event-lost = { $unit } est perdue
caesar-event-ride = { $captain } chevauche
caesar-event-driven = { $captain } est chassé vers { $unit }
caesar-event-captain-risk = { $captain } est en danger : { $die }
caesar-event-wounded = { $captain } est blessé
caesar-event-killed = { $captain } est tué
caesar-event-replaced = { $captain } a un successeur, qui mène { $unit }
caesar-event-brave = { $unit } est brave et récupère une blessure
caesar-event-reorganise = { $unit } est de nouveau en ordre
caesar-event-levy = { $unit } est une levée : { $die }{ $recovers ->
    [0] , elle reste désorganisée
   *[other] , elle se reprend
}
caesar-event-broken = { $unit } est brisée
caesar-event-stampede = { $unit } : éléphants affolés
caesar-event-panic = { $unit } fait un test de panique ({ $cause ->
    [shooting] tir
   *[other] corps à corps
}) : { $score }{ $less ->
    [0] {""}
   *[other] {" "}après un retrait de { $less }
} : { $outcome ->
    [steadfast] indomptable
    [confusion] confusion
    [confusion_anarchic] confusion tout autour
    [confusion_or_retreat] confusion ou retraite
    [retreat] retraite
    [retreat_disordered] retraite désorganisée
    [fall_back] repli
    [fall_back_disordered] repli désorganisé
    [fall_back_anarchic] repli anarchique
   *[other] déroute
}
caesar-event-steady = { $unit } est Solide et ne lance rien ({ $cause ->
    [shooting] tir
   *[other] corps à corps
}) : { $score }{ $less ->
    [0] {""}
   *[other] {" "}après un retrait de { $less }
} : { $outcome ->
    [steadfast] indomptable
    [confusion] confusion
    [confusion_anarchic] confusion tout autour
    [confusion_or_retreat] confusion ou retraite
    [retreat] retraite
    [retreat_disordered] retraite désorganisée
    [fall_back] repli
    [fall_back_disordered] repli désorganisé
    [fall_back_anarchic] repli anarchique
   *[other] déroute
}
caesar-event-valiant = { $unit } est Vaillante et relance
caesar-event-retreat = { $unit } fait retraite
caesar-event-turn-about = { $unit } se tourne vers l'ennemi
caesar-event-rout = { $unit } est en déroute
caesar-event-fall-back = { $unit } se replie
caesar-event-pushed = { $unit } fait place à { $other }
caesar-event-trapped = { $unit } ne peut se replier et est détruite
caesar-event-captain-aimed = { $captain } est exposé : { $dice }{ $more ->
    [0] {""}
   *[other] , plus { $more }
}{ $hit ->
    [0] , il n'est pas touché
   *[other] , il est touché
}
caesar-event-raised = { $unit } est fraîchement levée : { $die }
caesar-event-volley = { $unit } tire sur { $target }{ $how ->
    [closing] {" "}en tir de contre-charge
    [opportunity] {" "}en tir d'opportunité
   *[other] {""}
}, il faut { $needed } : { $dice }{ $again-count ->
    [0] {""}
   *[other] , relance { $again }
} ; { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
caesar-event-fight = Corps à corps : { $units }
caesar-event-attack = { $unit } frappe { $target } ({ $needed }+) : { $dice }{ $again-count ->
    [0] {""}
   *[other] , relance { $again }
} ; { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
caesar-event-result = Blessures infligées : { $dealt } ; vainqueur : { $winner }, de { $margin }
caesar-event-result-hidden = Blessures infligées : { $dealt } ; match nul{ $phalanx ->
    [0] {""}
   *[other] , car la phalange tient
}
caesar-event-spent = { $unit } : chars à faux épuisés
caesar-event-victor = { $unit } : { $choice ->
    [follow] suit
    [break-through] perce
    [consolidate] se replace
   *[other] tient
}
caesar-event-follow = { $unit } suit l'ennemi
caesar-event-share = { $unit } prend une blessure de { $other }
caesar-event-feign = { $unit } simule la fuite
caesar-event-charge = { $unit } charge { $target }{ $face ->
    [front] {" "}de front
    [left] {" "}sur le flanc gauche
    [right] {" "}sur le flanc droit
    [rear] {" "}à revers
   *[other] {""}
}
caesar-event-short = { $unit } ne peut pas atteindre { $target }
caesar-event-contact = { $unit } frappe { $target }{ $face ->
    [front] {" "}de front
    [left] {" "}sur le flanc gauche
    [right] {" "}sur le flanc droit
    [rear] {" "}à revers
   *[other] {""}
}
caesar-event-evade = { $unit } esquive : { $dice } contre { $command }, mouvements { $moves }
caesar-event-caught = { $unit } rattrape { $target }
caesar-event-counter-charge = { $unit } contre-charge { $other }
caesar-event-turn-to-face = { $unit } fait face

## Comment cela finit

caesar-end-broken = Vainqueur : { $winner }. Armée rompue : { $side }
caesar-end-both-broken = Les deux armées sont rompues{ $winner }
caesar-end-captain = Vainqueur : { $winner }. { $captain } est mort
caesar-end-divisions = Vainqueur : { $winner }. Les divisions qui devaient tenir ont perdu courage
caesar-end-units = Vainqueur : { $winner }. { $count ->
    [one] { $count } unité est détruite
   *[other] { $count } unités sont détruites
}
caesar-end-inside = Vainqueur : { $winner }. { $count ->
    [one] { $count } unité est dans le camp
   *[other] { $count } unités sont dans le camp
}
caesar-end-occupied = Vainqueur : { $winner }. Pris : { $work }
caesar-end-time = Le dernier tour est passé. A moins perdu et l'emporte : { $winner }
caesar-end-time-draw = Le dernier tour est passé, sans avantage{ $winner }

## Pourquoi non

caesar-why-never-open = { $unit } n'est jamais en { $formation }
caesar-why-no-such-formation = { $unit } ne se forme jamais en { $formation }
caesar-why-warband = { $unit } est une bande : elle se tient en profondeur, non en { $formation }
caesar-why-formed-already = { $unit } est déjà en { $formation }
caesar-why-held = { $unit } doit rester en { $formation } ici
caesar-why-no-cover-to-disperse = { $unit } ne se met en { $formation } qu'à un pouce ou moins d'un terrain difficile
caesar-why-square = { $unit } est en carré : elle ne peut que changer de formation
caesar-why-must-close = { $unit } est loin de tout terrain difficile : elle doit serrer les rangs
caesar-why-after-exit = { $unit } a quitté la table : rien ne suit une sortie
caesar-why-one-change = { $unit } change de formation une fois par mouvement, au début ou à la fin
caesar-why-whole-move = { $unit } a besoin de tout son mouvement pour changer de formation
caesar-why-distance = { $unit } avance par demi-pouces, ou jusqu'à sa limite de { $limit } po, ou jusqu'à un ami
caesar-why-way-dear = { $unit } a besoin de { $cost } po pour y aller et en a { $most }
caesar-why-no-way = { $unit } n'y va par aucun chemin : une conversion, une marche, une conversion
caesar-why-there-already = { $unit } y est déjà
caesar-why-other-unit = C'est { $unit } qui agit maintenant
caesar-why-no-pose = { $name } n'est pas un endroit de la table
caesar-why-step-forbidden = { $unit } ne peut pas { $deed } à ce tour
caesar-why-pikes = { $unit } est une phalange de piques : elle ne peut pas { $deed }
caesar-why-proximity = { $other } est proche et devant { $unit } : elle ne va qu'en avant ou en arrière
caesar-why-obstacle = { $unit } n'a plus de mouvement pour franchir { $other }
caesar-why-too-far = { $unit } n'a plus assez de son mouvement{ $other }
caesar-why-woods = { $unit } n'a que la moitié de son mouvement dans les bois{ $other }
caesar-why-enemy-near = { $unit } viendrait à moins d'un pouce de { $other }
caesar-why-closed = { $other } est fermé à { $unit }
caesar-why-friend-fights = { $unit } ne traverse pas { $other }, qui combat
caesar-why-off-table = { $unit } ne serait pas entière sur la table{ $other }
caesar-why-over = { $unit } serait sur { $other }
caesar-why-about-twice = { $unit } fait demi-tour une fois par mouvement{ $other }
caesar-why-turns-over = { $unit } tournerait sur { $other }
caesar-why-looks-away = { $unit } doit rester face à { $other }
caesar-why-confined = { $unit } ne peut pas encore finir là{ $other }
caesar-why-parent = { $unit } doit rester à 6 pouces au plus de { $other }
caesar-why-disordered-nearer = { $unit } est désorganisée : elle ne peut que s'éloigner ou rentrer{ $other }
caesar-why-not-your-captain = { $captain } n'est pas à vous, ou ce n'est pas son tour
caesar-why-captain-dead = { $captain } est mort
caesar-why-captain-awaited = { $captain } n'est pas encore arrivé
caesar-why-captain-spoke = { $captain } ne donne plus d'ordre ce tour-ci
caesar-why-nobody-to-order = { $captain } n'a personne qui puisse recevoir un ordre
caesar-why-other-division = { $unit } n'est pas de la division de { $captain }
caesar-why-lost = { $unit } est perdue
caesar-why-used-initiative = { $unit } a déjà agi par initiative
caesar-why-ordered-already = { $unit } a déjà reçu son ordre
caesar-why-disordered = { $unit } est désorganisée
caesar-why-engaged = { $unit } est au corps à corps
caesar-why-no-orders = { $unit } ne reçoit pas d'ordre à ce tour
caesar-why-stays-inside = { $unit } ne peut sortir d'où elle est
caesar-why-demoralised = La division de { $unit } est démoralisée
caesar-why-awaited = { $unit } est attendue au tour { $round }
caesar-why-shaken = { $unit } est ébranlée et ne revient pas
caesar-why-no-return = { $unit } est partie pour de bon
caesar-why-just-left = { $unit } a quitté la table à ce tour
caesar-why-too-far-to-join = { $unit } est à plus de 12 pouces de { $captain }
caesar-why-captain-fights = { $captain } mène une unité au corps à corps et ne peut la quitter
caesar-why-no-casualty = { $unit } n'a aucune blessure à ôter
caesar-why-switched-off = « Suivez-moi » est désactivé dans cette bataille
caesar-why-not-your-unit = { $unit } n'est pas du camp qui joue
caesar-why-not-there = { $unit } n'est pas sur la table
caesar-why-plunders = { $unit } pille et n'agit pas par initiative
caesar-why-no-enemy-near = Aucun ennemi n'est à 12 pouces ou moins de { $unit }
caesar-why-moved-already = { $unit } a déjà eu son mouvement
caesar-why-blundered = { $unit } a subi un fiasco
caesar-why-not-entitled = { $unit } n'a pas droit à un mouvement gratuit
caesar-why-rode = { $captain } s'est déjà déplacé
caesar-why-cannot-lead = { $captain } ne peut venir mener { $unit }
caesar-why-half-inches = { $captain } va aux demi-pouces
caesar-why-captain-off = { $captain } reste sur la table
caesar-why-captain-far = { $captain } va à 24 pouces au plus
caesar-why-captain-ground = { $captain } ne peut finir dans un tel terrain
caesar-why-captain-near = { $captain } serait à moins d'un pouce d'un ennemi
caesar-why-no-captain = { $captain } n'est pas un capitaine, ou nulle part
caesar-why-only-foot = { $unit } n'est pas de l'infanterie et n'entre pas dans { $work }
caesar-why-held-by-enemy = L'ennemi tient { $work } : { $unit } n'y entre pas
caesar-why-has-stormed = { $unit } vient de combattre et n'entre pas dans { $work } ce tour
caesar-why-full = Il n'y a plus de place pour { $unit } dans { $work }
caesar-why-not-beside = { $unit } n'est pas à un pouce ou moins d'une entrée de { $work }
caesar-why-no-gate = { $unit } ne trouve pas de porte du côté { $edge }
caesar-why-no-room-outside = { $unit } n'a pas la place de sortir là, du côté { $edge }
caesar-why-no-way-out = { $unit } n'a pas la place de sortir
caesar-why-beyond-side = { $unit } sort à { $most } po au plus du milieu du côté { $edge }
caesar-why-out-half-inches = { $unit } sort par demi-pouces depuis le milieu d'un côté
caesar-why-no-entry = { $unit } ne peut entrer là
caesar-why-other-entry = { $unit } entre à { $shift } po de son point le long du bord
caesar-why-named-already = { $unit } est déjà nommée dans cet ordre
caesar-why-must-enter = { $unit } est hors de table : on ne peut que lui dire d'entrer
caesar-why-is-there = { $unit } est déjà sur la table
caesar-why-order-begun = Un autre ordre est en cours : { $unit } n'en reçoit pas de spécial
caesar-why-nobody-named = Personne n'est encore nommé dans cet ordre
caesar-why-somebody-named = Quelqu'un est nommé : lancez les dés
caesar-why-never-charges = { $unit } ne charge jamais
caesar-why-shaken-charge = { $unit } est ébranlée et ne charge pas
caesar-why-not-free-to-charge = { $unit } n'est pas libre de charger
caesar-why-charge-far = { $other } est trop loin pour une charge de { $unit }
caesar-why-not-before = { $other } n'est pas devant { $unit }
caesar-why-unseen = { $unit } ne voit pas { $other }
caesar-why-formation-charge = { $unit } ne peut charger { $other } dans sa formation
caesar-why-open-charge = { $unit } est en rangs dispersés et ne charge pas { $other }, qui est formée
caesar-why-charge-turn = { $unit } devrait tourner de plus de 90 degrés pour frapper { $other }
caesar-why-no-room-charge = { $unit } n'a pas de place devant { $other }
caesar-why-corridor = { $other } barre la charge de { $unit }
caesar-why-no-missiles = { $unit } n'a rien pour tirer
caesar-why-formation-shoots = { $unit } ne peut pas tirer dans sa formation
caesar-why-charged = { $unit } a chargé et ne tire plus
caesar-why-shot-already = { $unit } a déjà tiré
caesar-why-engine-moved = { $unit } a trop bougé pour tirer
caesar-why-supports = { $unit } soutient un combat
caesar-why-no-target = { $other } n'est pas une cible de { $unit }
caesar-why-which-side = { $unit } ne tire sur { $other } depuis un côté que d'un bâtiment
caesar-why-side-shot = { $unit } a déjà tiré de ce côté, et ne retire pas sur { $other }
caesar-why-target-fights = { $other } combat ou soutient un combat : { $unit } ne peut pas lui tirer dessus
caesar-why-out-of-range = { $other } est hors de portée de { $unit }
caesar-why-no-dice = { $unit } n'a pas de dés contre { $other } à cette distance
caesar-why-nearer-target = Quelqu'un est plus près de { $unit } que { $other }
caesar-why-shaken-support = { $unit } est ébranlée et ne peut soutenir { $other }
caesar-why-not-supporting = { $unit } n'est pas en place pour soutenir { $other }
caesar-why-not-inside = { $unit } n'est pas au même endroit que { $other }
caesar-why-cannot-support = { $unit } ne peut soutenir { $other } dans sa formation
caesar-why-away-support = { $unit } n'est pas sur la table et ne peut soutenir { $other }
caesar-why-class-support = Les troupes du genre de { $unit } ne soutiennent jamais { $other }
caesar-why-never-supported = { $unit } ne peut être soutenue
caesar-why-not-arraying = { $unit } et { $other } ne sont pas du camp qui choisit
caesar-why-not-fighting = { $unit } ne combat pas à ce round
caesar-why-has-supported = { $unit } a soutenu une autre unité dans cette étape
caesar-why-supports-already = { $unit } soutient déjà { $other }
caesar-why-changed = C'est déjà choisi pour { $unit }
caesar-why-nobody-there = Personne ne soutient { $unit } de ce côté
caesar-why-supports-nobody = { $unit } ne soutient personne contre { $other }
caesar-why-not-his-enemy = { $unit } n'a pas de coup à porter à { $other }
caesar-why-no-odd-die = { $unit } n'a plus de dé en trop pour { $other }
caesar-why-captain-not-fighting = { $captain } ne mène personne au combat et n'ajoute pas d'attaque
caesar-why-captain-wounded = { $captain } est blessé et n'ajoute pas d'attaque
caesar-why-captain-dice = { $captain } ne peut pas ajouter ce nombre d'attaques
caesar-why-captain-chosen = { $captain } a déjà choisi ses attaques
caesar-why-no-close-ranks = { $unit } n'est pas de celles qui serrent les rangs
caesar-why-not-front-only = { $unit } ne combat pas seulement de front
caesar-why-no-test = { $unit } n'a pas de test à faire
caesar-why-no-victor = { $unit } ne peut que tenir
caesar-why-cannot-follow = { $unit } n'a personne à suivre, ou pas de voie libre
caesar-why-no-breakthrough = Tous ceux que combattait { $unit } n'ont pas disparu
caesar-why-shaken-victor = { $unit } est ébranlée et ne perce pas
caesar-why-near-enemy = { $unit } finirait à moins d'un pouce d'un ennemi
caesar-why-not-next-fight = Le combat de { $unit } n'est pas le prochain, ou porte le nom d'une autre unité
caesar-why-no-feint = { $unit } ne sait pas simuler la fuite
caesar-why-touches-nobody = { $unit } n'est au contact de personne
caesar-why-pursuit = { $unit } avance par demi-pouces, au plus jusqu'à sa limite
caesar-why-only-foot-assaults = Seule l'infanterie attaque la place que tient { $other }, et { $unit } n'en est pas
caesar-why-side-taken = Quelqu'un attaque avant { $unit } ce côté de la place que tient { $other }
caesar-why-only-holds = { $unit } ne peut que tenir contre { $other }
caesar-why-evaded = { $unit } a esquivé ce tour : elle tient contre { $other }
caesar-why-responded = { $unit } a déjà répondu à une charge ce tour : elle tient contre { $other }
caesar-why-short-charge = { $other } n'atteint pas { $unit }, qui peut seulement contre-charger
caesar-why-occupants-hold = { $unit } est à l'abri : elle tient contre { $other }, ou tire
caesar-why-no-long-range = { $unit } n'a pas de longue portée et ne tire pas sur { $other } qui arrive
caesar-why-not-at-front = { $other } n'arrive pas sur le front de { $unit }
caesar-why-reacted = { $unit } a fait son tir de réaction, et ne tire plus sur { $other }
caesar-why-no-evade = { $unit } ne peut pas esquiver la percée de { $other }
caesar-why-formed-evades = { $unit } est en rangs serrés et ne peut pas esquiver { $other }
caesar-why-no-counter-charge = { $unit } n'est ni cavalerie ni chars : pas de contre-charge contre { $other }
caesar-why-too-short = { $unit } ne peut pas aller assez loin à la rencontre de { $other }
caesar-why-never-turns = { $unit } ne peut pas faire face à { $other }
caesar-why-at-front = { $other } arrive déjà sur le front de { $unit }
caesar-why-no-room-to-turn = { $unit } n'a pas la place de faire face à { $other }
caesar-why-no-parthian-shot = { $unit } ne connaît pas le tir parthe contre { $other }
caesar-why-no-redirect = { $unit } ne peut pas charger { $other } à la place
caesar-why-line-turns = La ligne de { $unit } à { $other } tourne de plus de 45 degrés
caesar-why-no-prey = { $other } n'est pas un ennemi sur la table pour { $unit }
caesar-why-entered = { $unit } est entrée ce tour et ne charge pas { $other }
caesar-why-one-step = { $unit } fait un seul pas, ou change de formation, avant de charger { $other }
caesar-why-no-charge-after = { $unit } ne pourrait plus charger { $other } ensuite
caesar-why-frenzied = { $unit } est frénétique et doit charger d'abord
caesar-why-free-charge = Le mouvement gratuit de { $unit } n'est pas une charge contre { $other }
caesar-why-not-told = { $unit } n'a pas reçu l'ordre de charger { $other }
caesar-why-consolidates = { $unit } se replace après son combat et ne charge pas { $other }
caesar-why-feigned = { $unit } a simulé la fuite et n'agit plus ce tour-ci
caesar-why-released = { $unit } devait charger { $other } et ne le pouvait pas : elle se déplace seulement
caesar-why-must-charge = { $unit } a reçu l'ordre de charger et le peut : elle le doit
caesar-why-has-fought = { $unit } a déjà combattu à cette étape
caesar-why-broke-through = { $unit } a déjà percé ce tour

## Mots incompris

caesar-unknown-captain = Il n'y a pas de capitaine « { $name } »
caesar-unknown-work = Il n'y a ni bâtiment ni fortification « { $name } »
caesar-unknown-place = « { $name } » n'est ni « rear », ni « left », ni « right »
caesar-unknown-edge = « { $name } » n'est ni « north », ni « east », ni « south », ni « west »
caesar-unknown-length = « { $name } » n'est pas une longueur en pouces, avec trois décimales au plus
caesar-unknown-steps = « { $name } » n'est pas une suite d'un à quatre pas ; les angles vont de 5 en 5 degrés : 90 au plus pour une conversion, 175 pour un pivot ; le biais est de 15, 30 ou 45
caesar-unknown-pose = « { $name } » n'est pas un endroit en millièmes de pouce avec une direction de 5 en 5 degrés
caesar-unknown-point = « { $name } » n'est pas un endroit en pouces

## Plaintes sur les scénarios

caesar-complaint-point = { $file } : { $path } : { $value } n'est pas un endroit de deux nombres entiers
caesar-complaint-special = { $file } : { $path } : { $value } n'est pas une règle spéciale ; on connaît { $known }
caesar-complaint-condition = { $file } : { $path } : { $value } n'est pas une condition de victoire ; on connaît { $known }
caesar-complaint-effect = { $file } : { $path } : { $value } n'est pas un effet ; on connaît { $known }
caesar-complaint-magic = { $file } : { $path } : ces règles ne définissent aucune magie
caesar-complaint-outline = { $file } : { $path } : un terrain { $kind } demande { $wanted }, et rien d'autre
caesar-complaint-off-table = { $file } : { $path } : { $id } n'est pas entièrement sur la table
caesar-complaint-crossing = { $file } : { $path } : le contour de { $id } se coupe lui-même
caesar-complaint-rectangle = { $file } : { $path } : { $id } n'est pas un rectangle parallèle aux bords
caesar-complaint-gates = { $file } : { $path } : la fortification { $id } demande des portes et une capacité
caesar-complaint-unknown = { $file } : { $path } : { $name } n'existe pas
caesar-complaint-generals = { $file } : { $path } : { $side } a { $count } généraux ; une armée en a un
caesar-complaint-empty-division = { $file } : { $path } : { $division } n'a aucune unité
caesar-complaint-captain-place = { $file } : { $path } : { $captain } demande un endroit, ou une unité qu'il mène, pas les deux
caesar-complaint-leads = { $file } : { $path } : { $captain } ne mène qu'une unité de sa division présente sur la table
caesar-complaint-place = { $file } : { $path } : { $unit } demande une pose (x, y, heading), un lieu inside ou une arrivée, et un seul des trois
caesar-complaint-formation = { $file } : { $path } : { $unit } ne peut être en { $formation } ({ $rule })
caesar-complaint-size = { $file } : { $path } : il n'y a pas d'empreinte pour { $unit } de taille { $size }
caesar-complaint-casualties = { $file } : { $path } : { $unit } a plus de blessures que sa Résistance de { $stamina }
caesar-complaint-parent = { $file } : { $path } : { $unit } : sub_unit et parent vont ensemble
caesar-complaint-closed = { $file } : { $path } : { $unit } est dans { $terrain }, qui lui est fermé
caesar-complaint-overlap = { $file } : { $path } : { $unit } est sur { $other }
caesar-complaint-arrival = { $file } : { $path } : le point d'arrivée n'est pas sur le bord { $edge }
caesar-complaint-both-inside = { $file } : { $path } : des unités des deux camps sont dans { $terrain }
caesar-complaint-full = { $file } : { $path } : { $terrain } n'en contient pas tant

## La table, mesurée

caesar-pose = ({ $x } ; { $y }), direction { $facing }°
caesar-point = ({ $x } ; { $y })
caesar-step-advance = { $inches } po devant
caesar-step-oblique = { $inches } po de biais à { $hand ->
    [left] gauche
   *[other] droite
} ({ $degrees }°)
caesar-step-retire = { $inches } po en arrière
caesar-step-retire-aslant = { $inches } po en arrière à { $hand ->
    [left] gauche
   *[other] droite
} ({ $degrees }°)
caesar-step-sidestep = { $inches } po de côté à { $hand ->
    [left] gauche
   *[other] droite
}
caesar-step-wheel = conversion à { $hand ->
    [left] gauche
   *[other] droite
} de { $degrees }°
caesar-step-pivot = sur place à { $hand ->
    [left] gauche
   *[other] droite
} de { $degrees }°
caesar-step-about-face = demi-tour
caesar-step-form = en { $formation }
caesar-step-exit = hors de la table
caesar-chip-advance = Devant
caesar-chip-oblique = Biais { $hand ->
    [left] gauche
   *[other] droite
} { $degrees }°
caesar-chip-retire = Arrière
caesar-chip-retire-aslant = Arrière { $hand ->
    [left] gauche
   *[other] droite
} { $degrees }°
caesar-chip-sidestep = De côté, { $hand ->
    [left] gauche
   *[other] droite
}
caesar-chip-wheel = Conversion { $hand ->
    [left] gauche
   *[other] droite
}
caesar-chip-pivot = Pivot { $hand ->
    [left] gauche
   *[other] droite
}
caesar-note-enemy = { $unit } à { $inches } po { $where ->
    [front] devant
    [right] à droite
    [rear] derrière
   *[other] à gauche
}
caesar-note-friend = ami { $unit } à { $inches } po { $where ->
    [front] devant
    [right] à droite
    [rear] derrière
   *[other] à gauche
}
caesar-measured = { $inches } po
caesar-measured-front = Du front de { $unit } à { $other } : { $inches } po
caesar-measured-quarter = { $where ->
    [front] devant
    [right] sur le flanc droit de
    [rear] derrière
   *[other] sur le flanc gauche de
} { $unit }{ $other ->
    [0] { "" }
   *[other] { " " }: { $other }
}
caesar-measured-seen = { $unit } voit { $points } des 9 points de { $other }
caesar-measured-unseen = { $unit } ne voit pas { $other }
caesar-around = { $where ->
    [front] Devant
    [right] À droite
    [rear] Derrière
   *[other] À gauche
} : { $who }
caesar-around-nobody = { $where ->
    [front] Devant
    [right] À droite
    [rear] Derrière
   *[other] À gauche
} : personne de proche
caesar-near-enemy = ennemi { $unit } à { $inches } po
caesar-near-friend = { $unit } à { $inches } po

## Ce qu'on pose sur la table

caesar-overlay-reach = Mouvements
caesar-overlay-charge = Charges
caesar-overlay-missile = Portée
caesar-overlay-arcs = Front, flancs, arrière
caesar-overlay-command = Portée de voix
caesar-overlay-support = Soutiens
caesar-shape-reach = { $inches } po
caesar-shape-charge = { $unit } à { $inches } po
caesar-shape-front = Front
caesar-shape-right = Flanc droit
caesar-shape-rear = Arrière
caesar-shape-left = Flanc gauche
caesar-shape-range = { $inches } po
caesar-shape-fire = { $unit } à { $inches } po, en vue
caesar-shape-hidden = { $unit } à { $inches } po, hors de vue
caesar-shape-command = { $inches } po
caesar-shape-support = { $unit } soutient { $other }

## Un ordre avant ses dés

caesar-order = { $captain } : { $parts }
caesar-order-move = { $unit } avance
caesar-order-charge = { $unit } charge { $other }
caesar-order-charge-follow-me = { $unit }, suivez-moi contre { $other }
caesar-order-rally = ralliez-vous, { $unit }
caesar-order-follow-me = { $unit }, suivez-moi
caesar-row-command = Commandement
caesar-row-distance = { $unit } à { $inches } po
caesar-row-battle = Dans cette bataille
caesar-row-plunder = Pillage et autres
caesar-row-against = À ne pas dépasser
caesar-row-reroll = Le général peut relancer
caesar-row-once = une fois
caesar-row-number = { $number }
caesar-head-unit = Unité
caesar-head-moves = { $moves ->
    [0] Aucun
    [1] 1 mouv.
   *[other] { $moves } mouv.
}
caesar-head-rallied = Ralliée
caesar-head-blunder = Fiasco
caesar-share = { $percent } %
caesar-volley = Tir : { $unit } sur { $other }
caesar-row-range = Portée
caesar-row-inches = { $inches } po
caesar-row-dice = Dés
caesar-row-base = Tout tir
caesar-row-score = { $score }+
caesar-row-hit-attacker-state = Le tireur est ébranlé ou désorganisé
caesar-row-hit-target-kind = La cible est cachée, en rangs dispersés, artillerie ou chariot
caesar-row-hit-armour = La cible est cuirassée
caesar-row-hit-closing = Tir de contre-charge
caesar-row-hit-opportunity = Tir d'opportunité
caesar-row-hit-long-range = Plus de 12 pouces
caesar-row-needed = Pour toucher
caesar-row-save = Pour sauver
caesar-row-no-save = aucune
caesar-line-part = { $what } : { $much }
caesar-line-blow = { $what } : { $thrown } ({ $made })
caesar-order-line = 2 dés, { $against } ou moins ({ $made })
caesar-round-line = { $blows }
caesar-volley-line = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } · touche à { $needed }+ ({ $made }) · sauvegarde à { $save }+
caesar-volley-line-unsaved = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } · touche à { $needed }+ ({ $made }) · sans sauvegarde
caesar-head-casualties = Blessures
caesar-head-chance = Chance

## Ce que dit le conseiller de chaque sorte de question, et les règles dont il part

caesar-coach-initiative = Une unité à douze pouces ou moins d'un ennemi peut agir une fois d'elle-même, sans lancer. Elle ne reçoit plus d'ordre ensuite : servez-vous-en pour ce qui doit réussir, et passez pour le reste.
    .rules = CMD.02 CMD.04
caesar-coach-captain = Choisissez qui parle ensuite. Un capitaine donne des ordres jusqu'au premier échec. Commencez par celui dont la réussite compte le plus, tant que rien n'a mal tourné.
    .rules = CMD.13 CMD.26
caesar-coach-order = Nommez les unités de l'ordre en les cliquant, puis lancez. Les chances se montrent à mesure que l'ordre grandit : un groupe part d'un seul jet, mais l'unité la plus loin compte. Chaque tranche de douze pouces coûte un.
    .rules = CMD.06 CMD.08 CMD.15
caesar-coach-reroll = L'ordre a échoué, et ce capitaine se tairait. Le général peut relancer une fois par tour à lui : est-ce l'ordre qui compte ?
    .rules = CMD.17
caesar-coach-next = Les unités d'un ordre agissent l'une après l'autre. Bougez d'abord celles de devant, pour que les autres aient la place.
    .rules = CMD.34
caesar-coach-move = Tirez l'unité où vous la voulez : le contour tireté est votre souhait, le plein est la place permise, avec les pouces qu'elle coûte. Tournez-la avec la molette ou [ et ]. Lâchez sur le contour plein pour bouger. Gardez vos lignes serrées : on perd les batailles par les flancs.
    .rules = MOV.11 MOV.14 MOV.21
caesar-coach-enter = L'unité arrive par son bord. Il lui faut la place de se tenir, le front à cette distance.
    .rules = MOV.19
caesar-coach-leave = L'unité peut sortir du lieu qu'elle tient, par tout côté ouvert.
    .rules = TER.14
caesar-coach-withdraw = Cette division a perdu courage : ses unités rentrent. Choisissez qui part d'abord, pour que les autres trouvent le chemin libre.
    .rules = STA.21
caesar-coach-free = Quelques unités peuvent encore faire un mouvement libre, sans ordre. Servez-vous-en pour fermer les brèches.
    .rules = CMD.24
caesar-coach-ride = Les capitaines chevauchent en dernier. À moins de douze pouces de ses unités, un capitaine est le mieux entendu ; à la tête de l'une d'elles il l'est toujours, mais il en partage les dangers.
    .rules = CPT.03 CMD.08
caesar-coach-replace = Un capitaine est tombé. Son successeur prend sa place à la tête d'une des unités.
    .rules = CPT.14
caesar-coach-charge = Elle a reçu l'ordre de charger. Frappez aussitôt, ou faites d'abord un mouvement après lequel la charge reste possible : une conversion peut l'écarter d'un ami.
    .rules = CHG.30 CHG.31
caesar-coach-response = Un ennemi charge. Tenir est toujours permis ; la cavalerie fait mieux d'aller à sa rencontre, les troupes dispersées de s'écarter, les archers de tirer à son approche.
    .rules = CHG.05 CHG.11 CHG.16
caesar-coach-opportunity = Un ennemi passe devant vos tireurs et va disparaître. Vous avez une telle volée par tour : est-ce la bonne cible ?
    .rules = SHT.28 SHT.29
caesar-coach-redirect = La proie s'est échappée. La charge peut tomber une fois sur un autre ennemi près de sa ligne, ou courir jusqu'au bout.
    .rules = CHG.33
caesar-coach-shoot = Tirez sur ce qui est proche : au-delà de douze pouces on touche moins bien. Un seul six naturel peut faire fuir une unité, quoi que sauve son armure.
    .rules = SHT.01 SHT.19 BRK.03
caesar-coach-feign = Cette cavalerie peut quitter son combat en simulant la fuite. Elle ne fait rien d'autre ce tour, et ceux qu'elle quitte peuvent avancer derrière elle.
    .rules = SPC.09
caesar-coach-pursue = L'ennemi est parti. Le poursuivre ouvre votre ligne : tenez, sauf s'il y a là quelque chose à gagner.
    .rules = SPC.09
caesar-coach-fight = Choisissez le combat qui se livre d'abord. Une victoire peut percer dans un combat pas encore livré : commencez là où vous êtes fort.
    .rules = MEL.25 MEL.28
caesar-coach-assign = Dites lequel des occupants affronte cet assaillant. Les autres peuvent le soutenir.
    .rules = TER.19
caesar-coach-array = Tout est disposé comme il convient le plus souvent : dites prêt. Des rangs serrés sauvent mieux et frappent moins bien ; les attaques d'un capitaine aident, et peuvent lui coûter la vie.
    .rules = MEL.16 MEL.22 SUP.15 SAV.14
caesar-coach-test = Plusieurs unités doivent tester. Celle qui se replie la première peut gêner la suivante.
    .rules = BRK.55 BRK.58
caesar-coach-confusion = Rester désorganisée, ou reculer d'un mouvement en bon ordre. Dans une ligne qui doit tenir, la confusion ; avec de la place derrière, la retraite.
    .rules = BRK.39 BRK.50
caesar-coach-valiant = Une unité Vaillante peut relancer un test de la bataille, et le second jet compte. Gardez-le pour une déroute.
    .rules = SPC.32
caesar-coach-victor = L'ennemi devant cette unité a disparu ou reculé. Suivre le garde au combat avec un bonus pour vous ; tenir garde votre ligne.
    .rules = MEL.26 MEL.27 MEL.28
caesar-coach-break-through = Il ne reste personne devant elle : un mouvement, ou une charge sur un ennemi qui n'a pas encore combattu, livrée aussitôt.
    .rules = MEL.28 MEL.33
caesar-coach-accompany = L'unité qu'elle soutient avance. Un soutien qui reste en arrière ne soutient plus personne.
    .rules = MEL.30
caesar-coach-share = Les blessures au-delà de la Résistance passent aux soutiens. Donnez celle en trop à la plus éloignée d'être ébranlée.
    .rules = MEL.21 MEL.36

# Ce que vise l'ordinateur
caesar-aim-pass = En rester là : tout le reste coûterait plus qu'il ne rapporte.
caesar-aim-roll = Ne pas en dire plus qu'on n'entendra.
caesar-aim-reroll = Se faire entendre malgré tout.
caesar-aim-accept = Continuer.
caesar-aim-ready = Combattre tel qu'on est.
caesar-aim-enter = Amener { $unit } sur la table.
caesar-aim-rally = Rendre courage à { $unit }.
caesar-aim-halt = Garder { $unit } en ligne : plus loin, elle serait seule.
caesar-aim-stand = Faire tenir { $unit } sous le choc.
caesar-aim-fire = Les éclaircir avec { $unit } avant leur arrivée.
caesar-aim-evade = Que { $unit } soit partie avant le coup.
caesar-aim-counter = Répondre à la charge par une charge de { $unit }.
caesar-aim-face = Que { $unit } fasse face à la charge.
caesar-aim-charge-on = Laisser { $unit } poursuivre ce qu'on lui a dit.
caesar-aim-reroll-unit = Laisser { $unit } faire ses preuves.
caesar-aim-pursue = Ne laisser aucun répit aux vaincus avec { $unit }.
caesar-aim-line = Garder { $unit } alignée sur ses voisines.
caesar-aim-ranks = Que { $unit } tienne derrière ses boucliers.
caesar-aim-work = Tenir ce que tient { $unit }.
caesar-aim-support = Que { $unit } appuie ceux qui se battent.
caesar-aim-first = Régler d'abord ce que { $unit } peut régler.
caesar-aim-safety = Mettre { $unit } à l'abri.
caesar-aim-share = Ménager un peu { $unit }.
caesar-aim-aim = Frapper avec { $unit } là où cela compte le plus.
caesar-aim-forward = Mener { $unit } au contact de l'ennemi.
caesar-aim-range = Amener { $unit } à portée.
caesar-aim-screen = Que { $unit } harcèle l'ennemi et reste hors d'atteinte.
caesar-aim-form = Donner à { $unit } la formation du moment.
caesar-aim-speak = Laisser parler { $captain }, dont les hommes ont le plus à faire.
caesar-aim-ride = Placer { $captain } là où on l'entend le mieux.
caesar-aim-lead = Mettre { $captain } à la tête de ses hommes.
caesar-aim-dice = Que { $captain } se batte au premier rang.
caesar-aim-charge = Briser { $other } avec { $unit }.
caesar-aim-shoot = User { $other } avec { $unit }.
caesar-cost-disorders = désordres
caesar-cost-wounds = blessures
caesar-lever-division-captain-command = Le premier capitaine de { $side } commande à { $value } au lieu de { $was }
caesar-lever-break_point = { $side } est battu à { $value } divisions perdues au lieu de { $was }

# Un round avant les dés
caesar-round = Le round de { $units }
caesar-row-strike = { $unit } frappe { $other }
caesar-row-support = { $unit } soutient, contre { $other }
caesar-row-throw = { $dice } { $dice ->
    [one] dé
   *[other] dés
} à { $needed }+, sauvegarde à { $save }
caesar-row-throw-unsaved = { $dice } { $dice ->
    [one] dé
   *[other] dés
} à { $needed }+, sans sauvegarde
caesar-row-melee-charge = Elle a chargé
caesar-row-melee-won = Elle a gagné son dernier round
caesar-row-melee-height = Elle est plus haut
caesar-row-melee-attacker-state = Elle est ébranlée ou désorganisée
caesar-row-melee-open = Elle est en rangs dispersés
caesar-row-melee-flank = Elle a été chargée de flanc ou de dos
caesar-row-melee-close-ranks = Elle a serré les rangs
caesar-row-melee-elephants = Ses chevaux craignent les éléphants
caesar-row-mean = Blessures de { $side }, en moyenne
caesar-row-tenths = { $number }
caesar-head-fate = Ce qu'elle devient
caesar-fate-no_test = Aucun test
caesar-fate-steadfast = Indomptable
caesar-fate-confusion = Confusion
caesar-fate-confusion_anarchic = Confusion autour d'elle
caesar-fate-fall_back = Se replie
caesar-fate-fall_back_disordered = Se replie, désorganisée
caesar-fate-fall_back_anarchic = Se replie, son camp en désordre
caesar-fate-rout = Déroute
caesar-fate-broken = Brisée par ses blessures

## Les champs des scénarios, tels que les formulaires les nomment

caesar-field-arm = Arme
caesar-field-arrives = Arrive
caesar-field-blocks_sight = Cache la vue
caesar-field-break_point = Point de rupture
caesar-field-capacity = Contenance
caesar-field-captain = Capitaine
caesar-field-captains = Capitaines
caesar-field-casualties = Blessures
caesar-field-clash = Choc
caesar-field-command = Commandement
caesar-field-disordered = Désorganisée
caesar-field-distance = Distance
caesar-field-division = Division
caesar-field-divisions = Divisions
caesar-field-first_side = Joue en premier
caesar-field-gates = Portes
caesar-field-general = Général
caesar-field-heading = Cap (72es)
caesar-field-height = Hauteur
caesar-field-home_edge = Bord ami
caesar-field-inside = À l'intérieur de
caesar-field-leads = Mène
caesar-field-line = Ligne
caesar-field-long = Longue portée
caesar-field-max = Au plus
caesar-field-modifier = Modificateur
caesar-field-moves = Mouvements
caesar-field-otherwise = Sinon
caesar-field-parent = Unité mère
caesar-field-polygon = Contour
caesar-field-round = Tour
caesar-field-rounds = Tours
caesar-field-short_shoot = Courte portée
caesar-field-short_support = Courte portée, soutien
caesar-field-special = Capacités
caesar-field-stamina = Résistance
caesar-field-steps = Pas
caesar-field-sustained = Combat soutenu
caesar-field-table = Table
caesar-field-unless_enemy_within = Sauf ennemi à moins de
caesar-field-until_round = Jusqu'au tour
caesar-field-weapon = Arme de tir
caesar-field-when_killed = Quand il tombe
caesar-field-width = Largeur
caesar-field-x = Depuis l'ouest
caesar-field-y = Depuis le sud

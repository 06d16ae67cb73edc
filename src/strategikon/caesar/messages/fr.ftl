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
caesar-special-brave = Brave
caesar-special-double-handed = Armes à deux mains
caesar-special-drilled = Entraînée
caesar-special-eager = Fougueuse
caesar-special-elephant = Éléphants
caesar-special-elite = Élite
caesar-special-fanatic = Fanatique
caesar-special-feigned-flight = Fuite simulée
caesar-special-frenzied-charge = Charge frénétique
caesar-special-freshly-raised = Fraîchement levée
caesar-special-pila = Pila
caesar-special-lancers = Lances
caesar-special-levy = Levée
caesar-special-long-spears = Longues lances
caesar-special-marauders = Maraudeurs
caesar-special-marksmen = Tireurs d'élite
caesar-special-militia = Milice
caesar-special-mixed-arms = Armes mêlées
caesar-special-naphtha = Naphte
caesar-special-parthian-shot = Tir parthe
caesar-special-phalanx = Phalange
caesar-special-pike-phalanx = Phalange de piques
caesar-special-scythed = Chars à faux
caesar-special-shieldwall = Mur de boucliers
caesar-special-slings = Frondes
caesar-special-steady = Solide
caesar-special-stubborn = Obstinée
caesar-special-sub-unit = Sous-unité
caesar-special-testudo = Tortue
caesar-special-tough-fighters = Rudes combattants
caesar-special-valiant = Vaillante
caesar-special-warband = Bande
caesar-special-wavering = Hésitante
caesar-special-wedge = Coin
caesar-special-wild-fighters = Guerriers farouches
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
caesar-prompt-order = { $captain } : nommez les unités de son ordre, puis lancez
caesar-prompt-reroll = { $side } : l'ordre a échoué. Le général relance-t-il ?
caesar-prompt-next = { $side } : quelle unité de l'ordre agit maintenant ?
caesar-prompt-move = { $side } : bougez { $unit }
caesar-prompt-enter = { $side } : faites entrer { $unit } sur la table
caesar-prompt-leave = { $side } : sortie de { $unit } ?
caesar-prompt-withdraw = { $side } : qui se retire d'abord ?
caesar-prompt-free = { $side } : mouvements gratuits
caesar-prompt-ride = { $side } : les capitaines peuvent se déplacer
caesar-prompt-valiant = { $side } : un second test de panique pour { $unit } ?
caesar-prompt-confusion = { $side } : confusion ou retraite pour { $unit } ?
caesar-prompt-shoot = { $side } : qui tire sur qui ?
caesar-prompt-assign = { $side } : qui combat l'assaillant des murs ?
caesar-prompt-fight = { $side } : quel combat se livre ensuite ?
caesar-prompt-array = { $side } : soutiens, dés et rangs avant le round
caesar-prompt-test = { $side } : qui teste ensuite ?
caesar-prompt-victor = { $side } : que font les vainqueurs ?
caesar-prompt-accompany = { $side } : accompagner l'unité soutenue, avec { $unit } ?
caesar-prompt-share = { $side } : qui prend la blessure en trop ?
caesar-prompt-feign = { $side } : qui simule la fuite ?
caesar-prompt-pursue = { $side } : faire avancer { $unit } derrière l'ennemi ?
caesar-prompt-opportunity = { $side } : tir de { $unit } sur { $other } au passage ?
caesar-prompt-charge = { $side } : comment faire charger { $unit } ?
caesar-prompt-response = { $side } : charge de { $other } contre { $unit }. Quelle réponse ?
caesar-prompt-redirect = { $side } : la proie s'est dérobée. Une autre charge pour { $unit } ?
caesar-prompt-break-through = { $side } : percée de { $unit } : vers où ?

## Ce qu'on peut dire

caesar-option-pass = Passer
caesar-option-replace = { $captain } mène { $unit }
caesar-option-initiative = { $unit } : agir par initiative
caesar-option-captain = { $captain } donne ses ordres
caesar-option-give-move = Ordre à { $unit } : bouger
caesar-option-give-enter = Ordre à { $unit } : entrer
caesar-option-rally = Rallier { $unit }
caesar-option-follow-me = { $unit }, suivez-moi
caesar-option-roll = Lancer les dés
caesar-option-done = Plus d'ordres
caesar-option-reroll = Relancer
caesar-option-accept = Accepter
caesar-option-act = { $unit } : agir
caesar-option-halt = { $unit } : s'arrêter
caesar-option-place = Aller en { $pose }
caesar-option-move = { $unit } : { $steps }
caesar-option-occupy = { $unit } : entrer dans { $work }
caesar-option-leave = { $unit } : sortir du côté { $edge }, à { $offset } po du milieu
caesar-option-enter = { $unit } : entrer, front à { $depth } po du bord
caesar-option-enter-along = { $unit } : entrer à { $offset } po le long du bord, front à { $depth } po
caesar-option-free = Mouvement gratuit de { $unit }
caesar-option-withdraw = { $unit } : se retirer
caesar-option-lead = { $captain } mène { $unit }
caesar-option-go = { $captain } va en { $point }
caesar-option-accept-test = { $unit } : accepter le résultat
caesar-option-valiant = { $unit } : relancer (Vaillante)
caesar-option-confusion = { $unit } : rester, en confusion
caesar-option-retreat = { $unit } : faire retraite
caesar-option-hold = { $unit } : ne pas bouger
caesar-option-fire = { $unit } : tirer sur { $target } au passage
caesar-option-shoot = { $unit } : tirer sur { $target }
caesar-option-shoot-side = { $unit } : tirer sur { $target } depuis le côté { $edge }
caesar-option-fight = Le combat de { $unit }
caesar-option-assign = { $unit } : combattre { $attacker }
caesar-option-ready = Prêt
caesar-option-support-nobody = Personne ne soutient { $unit } { $place }
caesar-option-support = { $other } en soutien de { $unit }
caesar-option-aim = { $unit }, en soutien : frapper { $other }
caesar-option-odd-die = Un dé en trop de { $unit } va à { $other }
caesar-option-attacks = { $captain } ajoute { $count ->
    [0] zéro attaque
    [1] une attaque
   *[other] { $count } attaques
}
caesar-option-close-ranks = { $unit } : serrer les rangs
caesar-option-test = { $unit } : tester
caesar-option-follow = { $unit } : suivre
caesar-option-break-through = { $unit } : percer
caesar-option-consolidate = { $unit } : se replacer
caesar-option-stay = { $unit } : rester
caesar-option-accompany = { $unit } : accompagner
caesar-option-share = { $other } : prendre une blessure de { $unit }
caesar-option-feign = { $unit } : simuler la fuite
caesar-option-advance = { $unit } : avancer de { $length } po derrière l'ennemi
caesar-option-give-charge = Ordre à { $unit } : charger { $target }
caesar-option-follow-charge = Suivez-moi, { $unit } : charge contre { $target }
caesar-option-charge = { $unit } : charger { $target }
caesar-option-go-on = { $unit } : continuer
caesar-option-stand = { $unit } : tenir la position
caesar-option-closing-fire = { $unit } : tirer avant le contact
caesar-option-evade = { $unit } : esquiver
caesar-option-counter-charge = { $unit } : contre-charger
caesar-option-turn-to-face = { $unit } : faire face
caesar-option-parthian-shot = { $unit } : tirer puis esquiver

## Ce qui arrive

caesar-event-turn = Tour { $round } : { $side }
caesar-event-elite = { $unit } : dé d'élite { $die }{ $recovers ->
    [0] , unité toujours désorganisée
   *[other] , de nouveau en ordre
}
caesar-event-demoralised = Démoralisation : { $division }
caesar-event-initiative = { $unit } : initiative
caesar-event-order = { $captain } ordonne à { $units } : { $dice } contre { $command }, marge { $margin }, mouvements { $moves }
caesar-event-order-failed = { $captain } ordonne en vain à { $units } : { $dice } contre { $command }
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
caesar-event-move = { $unit } : mouvement
caesar-event-form = { $unit } : formation en { $formation }
caesar-event-halt = { $unit } : arrêt
caesar-event-disorder-test = { $unit } : test de désorganisation { $die }{ $failed ->
    [0] , ordre gardé
   *[other] , ordre perdu
}
caesar-event-disorder = { $unit } : désorganisation
caesar-event-off = { $unit } : sortie de table par le bord { $edge }
caesar-event-enter = { $unit } : entrée par le bord { $edge }
caesar-event-occupy = { $unit } : entrée dans { $work }
caesar-event-leave = { $unit } : sortie de { $work }
caesar-event-casualty = { $unit } : { $count ->
    [1] une blessure
   *[other] { $count } blessures
}
caesar-event-saves = { $unit } : sauvegardes sur { $needed } : { $dice }{ $again-count ->
    [0] {""}
   *[other] , relance { $again }
} ; { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
}
caesar-event-lost = { $unit } : unité perdue
caesar-event-ride = { $captain } chevauche
caesar-event-driven = { $captain } est chassé vers { $unit }
caesar-event-captain-risk = { $captain } est en danger : { $die }
caesar-event-wounded = { $captain } est blessé
caesar-event-killed = { $captain } est tué
caesar-event-replaced = { $captain } a un successeur, qui mène { $unit }
caesar-event-brave = { $unit } : une blessure récupérée (Brave)
caesar-event-reorganise = { $unit } : de nouveau en ordre
caesar-event-levy = { $unit } : dé de levée { $die }{ $recovers ->
    [0] , unité toujours désorganisée
   *[other] , de nouveau en ordre
}
caesar-event-broken = { $unit } : unité brisée
caesar-event-stampede = { $unit } : éléphants affolés
caesar-event-panic = { $unit } : test de panique ({ $cause ->
    [shooting] tir
   *[other] corps à corps
}) : { $score }{ $less ->
    [0] {""}
   *[other] {" "}après un retrait de { $less }
} : { $outcome ->
    [steadfast] indomptable
    [confusion] confusion
    [confusion_or_retreat] confusion ou retraite
    [retreat] retraite
    [retreat_disordered] retraite désorganisée
    [fall_back] repli
    [fall_back_disordered] repli désorganisé
    [fall_back_anarchic] repli anarchique
   *[other] déroute
}
caesar-event-steady = { $unit } : aucun dé, règle Solide ({ $cause ->
    [shooting] tir
   *[other] corps à corps
}) : { $score }{ $less ->
    [0] {""}
   *[other] {" "}après un retrait de { $less }
} : { $outcome ->
    [steadfast] indomptable
    [confusion] confusion
    [confusion_or_retreat] confusion ou retraite
    [retreat] retraite
    [retreat_disordered] retraite désorganisée
    [fall_back] repli
    [fall_back_disordered] repli désorganisé
    [fall_back_anarchic] repli anarchique
   *[other] déroute
}
caesar-event-valiant = { $unit } : relance (Vaillante)
caesar-event-retreat = { $unit } : retraite
caesar-event-turn-about = { $unit } : face à l'ennemi
caesar-event-rout = { $unit } : déroute
caesar-event-fall-back = { $unit } : repli
caesar-event-pushed = { $unit } : place faite à { $other }
caesar-event-trapped = { $unit } : repli impossible, unité détruite
caesar-event-captain-aimed = { $captain } est exposé : { $dice }{ $more ->
    [0] {""}
   *[other] , plus { $more }
}{ $hit ->
    [0] , il n'est pas touché
   *[other] , il est touché
}
caesar-event-raised = { $unit } : unité fraîchement levée, dé { $die }
caesar-event-volley = { $unit } : tir sur { $target }{ $how ->
    [closing] {" "}(contre-charge)
    [opportunity] {" "}(opportunité)
   *[other] {""}
}, il faut { $needed } : { $dice }{ $again-count ->
    [0] {""}
   *[other] , relance { $again }
} ; { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
caesar-event-fight = Corps à corps : { $units }
caesar-event-attack = { $unit } : coups contre { $target } ({ $needed }+) : { $dice }{ $again-count ->
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
    [follow] poursuite
    [break-through] percée
    [consolidate] remise en place
   *[other] sur place
}
caesar-event-follow = { $unit } : à la suite de l'ennemi
caesar-event-share = { $unit } : une blessure reprise à { $other }
caesar-event-feign = { $unit } : fuite simulée
caesar-event-charge = { $unit } : charge contre { $target }{ $face ->
    [front] {" "}de front
    [left] {" "}sur le flanc gauche
    [right] {" "}sur le flanc droit
    [rear] {" "}à revers
   *[other] {""}
}
caesar-event-short = { $unit } : { $target } hors d'atteinte
caesar-event-contact = { $unit } : contact avec { $target }{ $face ->
    [front] {" "}de front
    [left] {" "}sur le flanc gauche
    [right] {" "}sur le flanc droit
    [rear] {" "}à revers
   *[other] {""}
}
caesar-event-evade = { $unit } : esquive ({ $dice } contre { $command }), mouvements { $moves }
caesar-event-caught = { $target } : unité rattrapée par { $unit }
caesar-event-counter-charge = { $unit } : contre-charge contre { $other }
caesar-event-turn-to-face = { $unit } : face à la charge

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
caesar-end-time = Le dernier tour est passé. Vainqueur, aux moindres pertes : { $winner }
caesar-end-time-draw = Le dernier tour est passé, sans avantage{ $winner }

## Pourquoi non

caesar-why-never-open = { $unit } : jamais en { $formation }
caesar-why-no-such-formation = { $unit } : pas de formation en { $formation }
caesar-why-warband = { $unit } : une bande se tient en profondeur, non en { $formation }
caesar-why-formed-already = { $unit } : déjà en { $formation }
caesar-why-held = { $unit } : obligation de rester en { $formation } ici
caesar-why-no-cover-to-disperse = { $unit } : en { $formation } seulement à un pouce ou moins d'un terrain difficile
caesar-why-square = { $unit } : en carré, seul un changement de formation est possible
caesar-why-must-close = { $unit } : loin de tout terrain difficile, il faut d'abord serrer les rangs
caesar-why-after-exit = { $unit } : rien ne suit une sortie
caesar-why-one-change = { $unit } : un changement de formation par mouvement, au début ou à la fin
caesar-why-whole-move = { $unit } : un changement de formation prend tout le mouvement
caesar-why-distance = { $unit } : par demi-pouces, ou jusqu'à la limite de { $limit } po, ou jusqu'à un ami
caesar-why-way-dear = { $unit } : { $cost } po pour y aller, sur { $most } po
caesar-why-no-way = { $unit } : aucun chemin par une conversion, une marche et une conversion
caesar-why-there-already = { $unit } : déjà là
caesar-why-other-unit = L'unité qui agit maintenant : { $unit }
caesar-why-no-pose = { $name } n'est pas un endroit de la table
caesar-why-step-forbidden = { $unit } : impossible de { $deed } à ce tour
caesar-why-pikes = { $unit } : une phalange de piques ne peut pas { $deed }
caesar-why-proximity = { $unit } : seulement en avant ou en arrière, si près devant { $other }
caesar-why-obstacle = { $unit } : plus de mouvement pour franchir { $other }
caesar-why-too-far = { $unit } : le mouvement ne suffit plus{ $other }
caesar-why-woods = { $unit } : la moitié du mouvement dans les bois{ $other }
caesar-why-enemy-near = { $unit } : à moins d'un pouce de { $other }
caesar-why-closed = { $unit } : terrain fermé, { $other }
caesar-why-friend-fights = { $unit } : pas de passage à travers { $other } au corps à corps
caesar-why-off-table = { $unit } : en partie hors de la table{ $other }
caesar-why-over = { $unit } : place prise par { $other }
caesar-why-about-twice = { $unit } : un seul demi-tour par mouvement{ $other }
caesar-why-turns-over = { $unit } : pas la place de tourner, à cause de { $other }
caesar-why-looks-away = { $unit } : obligation de rester face à { $other }
caesar-why-confined = { $unit } : pas encore de fin de mouvement là{ $other }
caesar-why-parent = { $unit } : obligation de rester à 6 pouces au plus de { $other }
caesar-why-disordered-nearer = { $unit } : unité désorganisée, seulement loin de l'ennemi ou vers le bord allié{ $other }
caesar-why-not-your-captain = { $captain } n'est pas à vous, ou ce n'est pas son tour
caesar-why-captain-dead = { $captain } est mort
caesar-why-captain-awaited = { $captain } n'est pas encore arrivé
caesar-why-captain-spoke = { $captain } ne donne plus d'ordre ce tour-ci
caesar-why-nobody-to-order = { $captain } n'a personne qui puisse recevoir un ordre
caesar-why-other-division = { $unit } : hors de la division de { $captain }
caesar-why-lost = { $unit } : unité perdue
caesar-why-used-initiative = { $unit } : initiative déjà prise
caesar-why-ordered-already = { $unit } : ordre déjà donné
caesar-why-disordered = { $unit } : unité désorganisée
caesar-why-engaged = { $unit } : au corps à corps
caesar-why-no-orders = { $unit } : pas d'ordre à ce tour
caesar-why-stays-inside = { $unit } : aucune sortie possible d'ici
caesar-why-demoralised = La division de { $unit } est démoralisée
caesar-why-awaited = { $unit } : arrivée prévue au tour { $round }
caesar-why-shaken = { $unit } : unité ébranlée, sans retour
caesar-why-no-return = { $unit } : départ définitif
caesar-why-just-left = { $unit } : sortie de table à ce tour
caesar-why-too-far-to-join = { $unit } : à plus de 12 pouces de { $captain }
caesar-why-captain-fights = { $captain } mène une unité au corps à corps et ne peut la quitter
caesar-why-no-casualty = { $unit } : aucune blessure à ôter
caesar-why-switched-off = « Suivez-moi » est désactivé dans cette bataille
caesar-why-not-your-unit = { $unit } : unité de l'autre camp que celui qui joue
caesar-why-not-there = { $unit } : pas sur la table
caesar-why-plunders = { $unit } : pas d'initiative pendant le pillage
caesar-why-no-enemy-near = Aucun ennemi n'est à 12 pouces ou moins de { $unit }
caesar-why-moved-already = { $unit } : mouvement du tour déjà fait
caesar-why-blundered = { $unit } : un fiasco ce tour
caesar-why-not-entitled = { $unit } : aucun droit à un mouvement gratuit
caesar-why-rode = { $captain } s'est déjà déplacé
caesar-why-cannot-lead = { $captain } ne peut venir mener { $unit }
caesar-why-half-inches = { $captain } va aux demi-pouces
caesar-why-captain-off = { $captain } reste sur la table
caesar-why-captain-far = { $captain } va à 24 pouces au plus
caesar-why-captain-ground = { $captain } ne peut finir dans un tel terrain
caesar-why-captain-near = { $captain } serait à moins d'un pouce d'un ennemi
caesar-why-no-captain = { $captain } n'est pas un capitaine, ou nulle part
caesar-why-only-foot = { $unit } : seule l'infanterie entre dans { $work }
caesar-why-held-by-enemy = { $unit } : l'ennemi tient { $work }
caesar-why-has-stormed = { $unit } : pas d'entrée dans { $work } le tour d'un combat
caesar-why-full = Il n'y a plus de place pour { $unit } dans { $work }
caesar-why-not-beside = { $unit } : à plus d'un pouce d'une entrée de { $work }
caesar-why-no-gate = { $unit } : pas de porte du côté { $edge }
caesar-why-no-room-outside = { $unit } : pas la place de sortir là, du côté { $edge }
caesar-why-no-way-out = { $unit } : pas la place de sortir
caesar-why-beyond-side = { $unit } : à { $most } po au plus du milieu du côté { $edge }
caesar-why-out-half-inches = { $unit } : par demi-pouces depuis le milieu d'un côté
caesar-why-no-entry = { $unit } : pas d'entrée possible là
caesar-why-other-entry = { $unit } : l'entrée est à { $shift } po du point d'arrivée, le long du bord
caesar-why-named-already = { $unit } : déjà dans cet ordre
caesar-why-must-enter = { $unit } : hors de table, le seul ordre est d'entrer
caesar-why-is-there = { $unit } : déjà sur la table
caesar-why-order-begun = Un autre ordre est en cours : pas d'ordre spécial pour { $unit }
caesar-why-no-moves-now = Pas de tel mouvement à faire maintenant : { $unit }
caesar-why-nobody-named = Personne n'est encore nommé dans cet ordre
caesar-why-somebody-named = Quelqu'un est nommé : lancez les dés
caesar-why-never-charges = { $unit } : des troupes qui ne chargent jamais
caesar-why-shaken-charge = { $unit } : unité ébranlée, pas de charge
caesar-why-not-free-to-charge = { $unit } : pas de charge possible d'ici
caesar-why-charge-far = { $unit } : trop loin pour charger { $other }
caesar-why-not-before = { $other } : pas devant { $unit }
caesar-why-unseen = { $other } : hors de vue de { $unit }
caesar-why-formation-charge = { $unit } : pas de charge contre { $other } dans cette formation
caesar-why-open-charge = { $unit } : en rangs dispersés, pas de charge contre { $other } en rangs serrés
caesar-why-charge-turn = { $unit } : plus de 90 degrés à tourner pour frapper { $other }
caesar-why-no-room-charge = { $unit } : pas de place devant { $other }
caesar-why-corridor = { $unit } : { $other } sur le chemin de la charge
caesar-why-no-missiles = { $unit } : rien pour tirer
caesar-why-formation-shoots = { $unit } : pas de tir dans cette formation
caesar-why-charged = { $unit } : pas de tir après une charge
caesar-why-shot-already = { $unit } : volée déjà tirée
caesar-why-engine-moved = { $unit } : trop de mouvement pour tirer
caesar-why-supports = { $unit } : en soutien d'un combat
caesar-why-no-target = { $other } : pas une cible pour { $unit }
caesar-why-which-side = { $unit } : tir sur { $other } depuis un côté, seulement d'un bâtiment
caesar-why-side-shot = { $unit } : ce côté a déjà tiré, plus de tir sur { $other }
caesar-why-target-fights = { $other } : au corps à corps ou en soutien, pas une cible pour { $unit }
caesar-why-out-of-range = { $other } : hors de portée de { $unit }
caesar-why-no-dice = { $unit } : pas de dés contre { $other } à cette distance
caesar-why-nearer-target = Quelqu'un est plus près de { $unit } que { $other }
caesar-why-shaken-support = { $unit } : unité ébranlée, pas de soutien à { $other }
caesar-why-not-supporting = { $unit } : pas en place pour soutenir { $other }
caesar-why-not-inside = { $unit } : pas au même endroit que { $other }
caesar-why-cannot-support = { $unit } : pas de soutien à { $other } dans cette formation
caesar-why-away-support = { $unit } : hors de table, pas de soutien à { $other }
caesar-why-class-support = Les troupes du genre de { $unit } ne soutiennent jamais { $other }
caesar-why-never-supported = { $unit } : aucun soutien possible
caesar-why-not-arraying = Hors du camp qui choisit : { $unit } et { $other }
caesar-why-not-fighting = { $unit } : pas de combat à ce round
caesar-why-has-supported = { $unit } : soutien d'une autre unité à cette étape
caesar-why-supports-already = { $unit } : déjà en soutien de { $other }
caesar-why-changed = C'est déjà choisi pour { $unit }
caesar-why-nobody-there = Personne ne soutient { $unit } de ce côté
caesar-why-supports-nobody = { $unit } : en soutien de personne contre { $other }
caesar-why-not-his-enemy = { $unit } : pas de coup à porter à { $other }
caesar-why-no-odd-die = { $unit } : plus de dé en trop pour { $other }
caesar-why-captain-not-fighting = { $captain } ne mène personne au combat et n'ajoute pas d'attaque
caesar-why-captain-wounded = { $captain } est blessé et n'ajoute pas d'attaque
caesar-why-captain-dice = { $captain } ne peut pas ajouter ce nombre d'attaques
caesar-why-captain-chosen = { $captain } a déjà choisi ses attaques
caesar-why-no-close-ranks = { $unit } : pas des troupes qui serrent les rangs
caesar-why-not-front-only = { $unit } : un combat ailleurs que de front
caesar-why-no-test = { $unit } : pas de test à faire
caesar-why-no-victor = { $unit } : rien d'autre que tenir
caesar-why-cannot-follow = { $unit } : personne à suivre, ou pas de voie libre
caesar-why-no-breakthrough = { $unit } : tous les adversaires n'ont pas disparu
caesar-why-shaken-victor = { $unit } : unité ébranlée, pas de percée
caesar-why-near-enemy = { $unit } : fin de mouvement à moins d'un pouce d'un ennemi
caesar-why-not-next-fight = Le combat de { $unit } n'est pas le prochain, ou porte le nom d'une autre unité
caesar-why-no-feint = { $unit } : pas de fuite simulée pour ces troupes
caesar-why-touches-nobody = { $unit } : au contact de personne
caesar-why-pursuit = { $unit } : par demi-pouces, au plus jusqu'à la limite
caesar-why-only-foot-assaults = { $unit } : seule l'infanterie attaque la place de { $other }
caesar-why-side-taken = Quelqu'un attaque avant { $unit } ce côté de la place de { $other }
caesar-why-only-holds = { $unit } : rien d'autre que tenir contre { $other }
caesar-why-evaded = { $unit } : une esquive ce tour, il faut tenir contre { $other }
caesar-why-responded = { $unit } : déjà une réponse ce tour, il faut tenir contre { $other }
caesar-why-short-charge = { $unit } : hors d'atteinte de { $other }, seulement une contre-charge
caesar-why-occupants-hold = { $unit } : à l'abri, tenir contre { $other } ou tirer
caesar-why-no-long-range = { $unit } : pas de longue portée, pas de tir sur { $other } avant le contact
caesar-why-not-at-front = { $other } : ailleurs que sur le front de { $unit }
caesar-why-reacted = { $unit } : tir de réaction déjà fait, plus de tir sur { $other }
caesar-why-no-evade = { $unit } : pas d'esquive devant la percée de { $other }
caesar-why-formed-evades = { $unit } : en rangs serrés, pas d'esquive devant { $other }
caesar-why-no-counter-charge = { $unit } : ni cavalerie ni chars, pas de contre-charge contre { $other }
caesar-why-too-short = { $unit } : pas assez loin à la rencontre de { $other }
caesar-why-never-turns = { $unit } : impossible de faire face à { $other }
caesar-why-at-front = { $other } : déjà sur le front de { $unit }
caesar-why-no-room-to-turn = { $unit } : pas la place de faire face à { $other }
caesar-why-no-parthian-shot = { $unit } : pas de tir parthe contre { $other }
caesar-why-no-redirect = { $unit } : pas de charge contre { $other } à la place
caesar-why-line-turns = La ligne de { $unit } à { $other } tourne de plus de 45 degrés
caesar-why-no-prey = { $other } : pas un ennemi sur la table pour { $unit }
caesar-why-entered = { $unit } : pas de charge contre { $other } au tour de l'entrée
caesar-why-one-step = { $unit } : un seul pas, ou un changement de formation, avant la charge contre { $other }
caesar-why-no-charge-after = { $unit } : plus de charge possible contre { $other } ensuite
caesar-why-answers-charge = { $unit } : sous la charge, pas d'autre tir que la réponse
caesar-why-must-withdraw = Qui se retire d'une division démoralisée n'a pas le choix
caesar-why-no-general = Le général est perdu, et sa relance avec lui
caesar-why-frenzied = { $unit } : frénésie, la charge passe d'abord
caesar-why-free-charge = Le mouvement gratuit de { $unit } n'est pas une charge contre { $other }
caesar-why-not-told = { $unit } : pas d'ordre de charger { $other }
caesar-why-consolidates = { $unit } : remise en place après le combat, pas de charge contre { $other }
caesar-why-feigned = { $unit } : plus rien ce tour après une fuite simulée
caesar-why-released = { $unit } : pas de charge possible contre { $other }, il reste un mouvement
caesar-why-must-charge = { $unit } : l'ordre de charger peut être obéi, il doit l'être
caesar-why-has-fought = { $unit } : combat déjà livré à cette étape
caesar-why-broke-through = { $unit } : déjà une percée ce tour

## Quand chaque chose se dit

caesar-when-replace = Un successeur se nomme au début d'un tour
caesar-when-feign = La fuite simulée ouvre le tour
caesar-when-initiative = L'initiative vient avant le premier ordre du tour
caesar-when-reroll = Un ordre raté du général se relance aussitôt, un par tour, et jamais un double 6
caesar-when-order = Les ordres se donnent à l'étape de mouvement, capitaine par capitaine
caesar-when-move = Les unités bougent l'une après l'autre, chacune à son tour
caesar-when-free = Les mouvements gratuits et les départs viennent après les ordres
caesar-when-ride = Les capitaines se déplacent à la fin de l'étape de mouvement
caesar-when-answer = On répond à une charge au moment où elle a lieu
caesar-when-fire = On tire sur qui passe et disparaît, ou charge un voisin, au moment où il le fait
caesar-when-shoot = Les volées se tirent à l'étape de tir
caesar-when-fight = Cela se dit à l'étape de corps à corps
caesar-when-array = Cela se dit avant les dés d'un corps à corps
caesar-when-tested = Cela se dit dans un test de panique
caesar-when-victor = Cela se dit après les tests d'un corps à corps

## Mots incompris

caesar-no-unit = { $name } est un capitaine, pas une unité : il ne bouge, ne combat et n'est touché qu'à sa façon
caesar-no-captain = { $name } est une unité, pas un capitaine
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
caesar-complaint-generals = { $file } : { $path } : { $side }, { $count } généraux ; une armée en a un
caesar-complaint-empty-division = { $file } : { $path } : { $division } n'a aucune unité
caesar-complaint-captain-place = { $file } : { $path } : { $captain } demande un endroit, ou une unité qu'il mène, pas les deux
caesar-complaint-leads = { $file } : { $path } : { $captain } ne mène qu'une unité de sa division présente sur la table
caesar-complaint-place = { $file } : { $path } : il faut à { $unit } une pose (x, y, heading), un lieu inside ou une arrivée, et un seul des trois
caesar-complaint-formation = { $file } : { $path } : formation impossible pour { $unit } : { $formation } ({ $rule })
caesar-complaint-size = { $file } : { $path } : il n'y a pas d'empreinte pour { $unit } de taille { $size }
caesar-complaint-casualties = { $file } : { $path } : plus de blessures pour { $unit } que sa Résistance de { $stamina }
caesar-complaint-parent = { $file } : { $path } : { $unit } : sub_unit et parent vont ensemble
caesar-complaint-closed = { $file } : { $path } : la place de { $unit } est dans { $terrain }, terrain fermé à ces troupes
caesar-complaint-overlap = { $file } : { $path } : la place de { $unit } est déjà celle de { $other }
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
caesar-measured-seen = { $unit } : { $points } des 9 points de { $other } en vue
caesar-measured-unseen = { $other } : hors de vue de { $unit }
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
caesar-shape-support = { $unit } : en soutien de { $other }

## Un ordre avant ses dés

caesar-order = { $captain } : { $parts }
caesar-order-move = mouvement de { $unit }
caesar-order-charge = charge de { $unit } contre { $other }
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
caesar-charge = { $unit } : charge contre { $other }
caesar-charge-line = { $inches } po sur { $most }, { $face } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back }
caesar-row-way = Distance
caesar-row-of-inches = { $inches } po sur { $most }
caesar-row-face = Face frappée
caesar-struck-front = de front
caesar-struck-left = flanc gauche
caesar-struck-right = flanc droit
caesar-struck-rear = dos
caesar-struck-any = pas de flanc à frapper
caesar-row-clash = Choc de { $unit }
caesar-row-clash-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
caesar-row-worn = Blessures de { $unit }
caesar-row-worn-of = { $casualties } sur { $stamina }
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
caesar-coach-move = Tirez l'unité où vous la voulez : le contour tireté est votre souhait, le plein est la place permise, avec les pouces qu'elle coûte. Tournez-la avec la molette ou [ et ]. Lâchez sur le contour plein pour bouger ; sur un ennemi à charger, c'est la charge. Gardez vos lignes serrées : on perd les batailles par les flancs.
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
caesar-aim-done = En rester là : tout autre ordre rapporterait peu.
caesar-aim-pass-initiative = Garder les autres pour un ordre : aucune n'a d'ennemi à un mouvement sûr.
caesar-aim-pass-captain = Laisser les autres se taire : aucune de leurs unités ne veut être ailleurs.
caesar-aim-pass-shoot = Garder la salve : aucune cible à portée ne la vaut.
caesar-aim-pass-ride = Laisser les capitaines où ils sont : nul ne serait mieux entendu ailleurs.
caesar-aim-rest-captain = Peu de chose y pousse : { $captain } a encore { $units ->
    [one] une unité qui serait
   *[other] { $units } unités qui seraient
} mieux ailleurs.
caesar-aim-rest-move = Garder les autres pour un ordre : même à { $unit }, avec l'ennemi à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}, un seul mouvement n'apporte rien.
caesar-aim-rest-move-yet = Peu de chose y pousse : un mouvement sûr servirait encore à { $unit }, avec l'ennemi à { $inches ->
    [one] un pouce.
   *[other] { $inches } pouces.
}
caesar-aim-rest-order = N'en dire pas plus : même à { $unit } cela servirait peu, bien que { $captain } soit entendu dans { $chance } % des jets.
caesar-aim-rest-order-yet = Peu de chose y pousse : un ordre servirait encore à { $unit }, et { $captain } serait entendu dans { $chance } % des jets.
caesar-aim-rest-volley = Ne plus tirer : le meilleur tir qui reste, de { $unit } sur { $other }, n'a que { $dice ->
    [one] un dé.
   *[other] { $dice } dés.
}
caesar-aim-rest-ride = Laisser les capitaines où ils sont : { $near } unités sur { $units } sont à douze pouces du leur au plus.
caesar-aim-roll = Ne pas en dire plus qu'on n'entendra : { $captain } a { $units ->
    [one] une unité
   *[other] { $units } unités
} à mouvoir, et on l'entend { $chance } fois sur 100.
caesar-aim-reroll = Faire entendre { $captain } malgré tout : ce second jet revient à chaque tour.
caesar-aim-accept = Garder le second jet de { $captain } pour un pire moment.
caesar-aim-ready = Frapper dans cet ordre : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en face, et aucun changement ne ferait mieux.
caesar-aim-ready-spared = Frapper dans cet ordre, { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } en face, et garder { $captain } à l'abri des coups.
caesar-aim-ready-captain = Peu de chose y pousse : { $captain } peut encore ajouter { $dice ->
    [one] un dé
   *[other] { $dice } dés
} à ce round.
caesar-aim-ready-ranks = Peu de chose y pousse : avec { $casualties } blessures sur { $stamina }, mieux vaudrait pour { $unit } des boucliers serrés.
caesar-aim-stand-fast = Garder { $unit } à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
} de { $other }, avec { $helpers ->
    [0] personne
    [one] une unité amie
   *[other] { $helpers } unités amies
} assez près pour soutenir.
caesar-aim-enter = Amener { $unit } sur la table : des troupes au dehors ne servent à rien.
caesar-aim-wait = Retenir { $unit } jusqu'à ce qu'il y ait de la place.
caesar-aim-rally = Rendre courage à { $unit } : { $casualties } { $stamina ->
    [one] blessure sur une
   *[other] blessures sur { $stamina }
} avant l'ébranlement.
caesar-aim-halt = Garder { $unit } en ligne : plus loin, personne à côté.
caesar-aim-hold = Laisser { $unit } reprendre haleine : trop d'usure pour poursuivre.
caesar-aim-hold-fire = Garder le tir de { $unit } : cette cible ne le vaut pas.
caesar-aim-no-pursuit = Les laisser courir : pour { $unit }, une fuite feinte mène dans un piège.
caesar-aim-stay = Garder { $unit } à côté des voisins, en soutien.
caesar-aim-stand = Recevoir sur place la charge de { $other } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } de { $unit }.
caesar-aim-closing-fire = Éclaircir { $other } avant le contact : ce tir ne coûte rien à { $unit } dans le combat.
caesar-aim-evade = Éloigner { $unit } avant l'arrivée de { $other } : le combat serait de { $back ->
    [one] un dé
   *[other] { $back } dés
} contre { $dice }.
caesar-aim-parthian-shot = Blesser { $other } et partir : la charge serait trop forte pour { $unit }.
caesar-aim-counter-charge = Ôter à { $other } l'avantage de la charge, par une charge de { $unit }.
caesar-aim-turn-to-face = Montrer à { $other } un front au lieu du flanc de { $unit }.
caesar-aim-charge-on = Laisser { $unit } finir ce qu'on lui a dit : la nouvelle proie ne vaut pas le détour.
caesar-aim-valiant = Donner une seconde chance à { $unit } : le premier résultat était mauvais.
caesar-aim-accept-test = Garder le courage de { $unit } pour un pire résultat.
caesar-aim-confusion = Garder { $unit } dans la ligne : en confusion, mais parmi les amis.
caesar-aim-retreat = Ramener { $unit } en ordre : la confusion devant l'ennemi serait la défaite.
caesar-aim-follow = Ne laisser aucun répit aux vaincus : assez de forces à { $unit } pour suivre.
caesar-aim-break-through = Frapper le prochain ennemi avec { $unit } tant que la brèche est ouverte.
caesar-aim-consolidate = Resserrer la ligne autour de { $unit } avant le prochain coup.
caesar-aim-accompany = Rester à côté des amis, en soutien, avec { $unit }.
caesar-aim-ranks = Faire tenir { $unit } derrière les boucliers : trop d'usure pour frapper.
caesar-aim-work = Tenir le terrain qui abrite { $unit }.
caesar-aim-occupy = Avoir des murs autour de { $unit }.
caesar-aim-leave = Sortir { $unit } pour frapper.
caesar-aim-support = Appuyer avec { $unit } ceux qui se battent.
caesar-aim-no-support = Tenir les appuis de { $unit } hors de cet assaut.
caesar-aim-first = Faire passer { $unit } en premier : d'autres attendent cette place.
caesar-aim-fight-first = Régler d'abord le combat de { $unit } : gagné, il libère un flanc pour les autres.
caesar-aim-test-first = Tester d'abord { $unit } : une unité forte qui tient garde la place des autres.
caesar-aim-withdraw = Retirer { $unit } avant l'arrivée de l'ennemi.
caesar-aim-exit = Sauver { $unit } : sur la table, il n'y a plus que la poursuite.
caesar-aim-share = Épargner à { $unit } une blessure qu'une plus fraîche peut supporter.
caesar-aim-aim = Frapper avec { $unit } là où une blessure compte le plus.
caesar-aim-assign = Opposer { $unit } à l'adversaire le plus facile à soutenir.
caesar-aim-feign = Attirer l'ennemi hors de la ligne : un combat ordinaire serait perdu pour { $unit }.
caesar-aim-form = Avoir { $unit } en ligne avant que l'ennemi, à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}, ne frappe une colonne.
caesar-aim-form-column = Laisser { $unit } marcher plus vite : l'ennemi est à { $inches } pouces.
caesar-aim-form-all-round = Ne laisser à { $unit } aucun flanc à frapper : l'ennemi est à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}.
caesar-aim-speak = Laisser aller à la bonne place { $units ->
    [one] { $unit }, la seule unité de { $captain } qui n'y est pas
   *[other] { $units } unités de { $captain }, à commencer par { $unit }
}.
caesar-aim-speak-idle = Entendre { $captain } maintenant : ses unités sont à leur place, et rien ne peut se perdre.
caesar-aim-wish = Rapprocher { $unit } de { $other }, l'ennemi le plus facile à blesser, à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}.
caesar-aim-wish-back = Éloigner { $unit } de { $other } : seulement { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}, trop près pour de telles troupes.
caesar-aim-ride = Avoir { $units ->
    [one] une unité
   *[other] { $units } unités
} à douze pouces de { $captain }, où on l'entend le mieux.
caesar-aim-lead = Mettre { $captain } à la tête de { $unit }, avec { $units ->
    [0] personne
    [one] une unité des siennes
   *[other] { $units } unités des siennes
} à douze pouces.
caesar-aim-dice = Ajouter { $dice ->
    [one] un dé
   *[other] { $dice } dés
} là où cela décide de l'assaut : { $captain } vaut moins que cela.
caesar-aim-nearer = Être à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
} de { $other }, en chemin vers une place utile à { $unit }.
caesar-aim-next-move = Être à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
} de { $other } : une charge de { $unit } sera possible d'un seul mouvement.
caesar-aim-range = Avoir { $other } à portée de { $unit }, à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
}.
caesar-aim-flee = Éloigner { $unit } de { $other }, à { $inches ->
    [one] un pouce
   *[other] { $inches } pouces
} : plus en état de combattre.
caesar-aim-out-of-reach = Tenir { $unit } hors d'atteinte d'une charge de { $other }.
caesar-aim-faces = Avoir { $other } devant le front de { $unit }, et non à côté.
caesar-aim-flank = Être sur le flanc de { $other } : de là, une charge de { $unit } ne trouve pas de front.
caesar-aim-cover = Ne pas montrer le flanc à { $enemies ->
    [one] { $enemy }
   *[other] { $enemies } ennemis
}, assez près pour le frapper.
caesar-aim-together = Garder { $unit } près du reste de la division, à portée de voix du capitaine.
caesar-aim-little = Peu de chose y pousse : rien de neuf à y trouver pour { $unit }.
caesar-aim-charge-flank = Frapper { $other } de flanc : aucun front à opposer là à { $unit }.
caesar-aim-charge-supported = Frapper avec { $unit } là où le soutien est meilleur : { $helpers ->
    [one] une unité en appui
   *[other] { $helpers } unités en appui
}, contre { $theirs ->
    [0] aucune
    [one] une
   *[other] { $theirs }
} pour { $other }.
caesar-aim-charge = Avoir l'avantage de la charge : un choc de { $unit } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $back } de { $other }.
caesar-aim-shaken-prey = Achever { $other } : une unité ébranlée peut fuir à tout coup.
caesar-aim-last-of-division = Briser le courage de la division de { $captain } : la moitié est perdue sans { $other }.
caesar-aim-worn-prey = Ébranler { $other } : { $casualties } { $stamina ->
    [one] blessure sur une
   *[other] blessures sur { $stamina }
} avant l'ébranlement.
caesar-aim-shoot = User { $other } avant que quiconque ne l'affronte : { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, et pas de réponse.
caesar-cost-disorders = désorganisations
caesar-cost-wounds = blessures
caesar-lever-division-captain-command = { $side } : commandement du premier capitaine, { $value } au lieu de { $was }
caesar-lever-break_point = { $side } : défaite à { $value } divisions perdues au lieu de { $was }

# Un round avant les dés
caesar-round = Le round de { $units }
caesar-row-strike = Coups de { $unit } contre { $other }
caesar-row-support = Soutien de { $unit }, contre { $other }
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
caesar-row-mean = Blessures en moyenne, { $side }
caesar-row-tenths = { $number }
caesar-head-fate = Ce qu'elle devient
caesar-fate-no_test = Aucun test
caesar-fate-steadfast = Indomptable
caesar-fate-confusion = Confusion
caesar-fate-confusion_anarchic = Confusion autour d'elle
caesar-fate-fall_back = Se replie
caesar-fate-fall_back_disordered = Se replie, désorganisée
caesar-fate-fall_back_anarchic = Se replie, son camp désorganisé
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
caesar-field-height = Hauteur (1/1000 po)
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
caesar-field-width = Largeur (1/1000 po)
caesar-field-x = Depuis l'ouest
caesar-field-y = Depuis le sud

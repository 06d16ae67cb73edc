## La table

caesar-name = Caesar : batailles antiques sur table libre
caesar-switch-follow_me = Un capitaine peut mener lui-même une unité (Suivez-moi).
caesar-switch-wedge_reading = Combien de dés a un coin : comme la fiche l'imprime, ou tous les siens.
caesar-name-of = { $id }
caesar-status-turn = Tour { $round } sur { $rounds }, au camp { $side }
caesar-track = { $side } : divisions perdues ou démoralisées
caesar-phase-start = Début du tour
caesar-phase-initiative = Initiative
caesar-phase-order = Ordres
caesar-phase-move = Mouvement
caesar-phase-free = Mouvements gratuits
caesar-phase-ride = Capitaines
caesar-phase-end = Réorganisation
caesar-box-off = { $side } : hors de table
caesar-box-expected = { $side } : attendus
caesar-box-outside = { $side } : capitaines en attente
caesar-note-cost = { $cost } pouces sur { $most }
caesar-number-clash = Choc
caesar-number-sustained = Mêlée
caesar-number-short = Courte portée
caesar-number-long = Longue portée
caesar-number-morale = Sauvegarde
caesar-number-command = Commandement
caesar-number-combat = Valeur de combat
caesar-badge-deep = Profonde
caesar-badge-column = Colonne
caesar-badge-square = Carré
caesar-badge-wedge = Coin
caesar-badge-testudo = Tortue
caesar-badge-open = Ordre dispersé
caesar-badge-disordered = Désordonnée
caesar-badge-shaken = Ébranlée
caesar-badge-engaged = Au corps à corps
caesar-badge-demoralised = Division démoralisée
caesar-badge-ordered = A reçu un ordre
caesar-badge-moved = A bougé
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

## Questions

caesar-prompt-replace = { $side } : quelle unité le nouveau capitaine mène-t-il ?
caesar-prompt-initiative = { $side } : qui agit de sa propre initiative ?
caesar-prompt-captain = { $side } : quel capitaine donne ses ordres ?
caesar-prompt-order = { $side } : nommez les unités de l'ordre, puis lancez les dés
caesar-prompt-reroll = { $side } : l'ordre a échoué. Le général relance-t-il ?
caesar-prompt-next = { $side } : quelle unité de l'ordre agit maintenant ?
caesar-prompt-move = { $side } : bougez { $unit }
caesar-prompt-enter = { $side } : faites entrer { $unit } sur la table
caesar-prompt-leave = { $side } : { $unit } peut sortir
caesar-prompt-withdraw = { $side } : qui se retire d'abord ?
caesar-prompt-free = { $side } : mouvements gratuits
caesar-prompt-ride = { $side } : les capitaines peuvent se déplacer

## Ce qu'on peut dire

caesar-option-pass = Passer
caesar-option-replace = { $captain } mène { $unit }
caesar-option-initiative = { $unit } agit de sa propre initiative
caesar-option-captain = { $captain } donne ses ordres
caesar-option-give-move = Que { $unit } bouge
caesar-option-give-enter = Que { $unit } entre
caesar-option-rally = Rallier { $unit }
caesar-option-follow-me = Suivez-moi : { $unit } bouge
caesar-option-roll = Lancer les dés
caesar-option-done = Plus d'ordres
caesar-option-reroll = Relancer
caesar-option-accept = Accepter
caesar-option-act = { $unit } agit
caesar-option-halt = { $unit } s'arrête
caesar-option-place = { $unit } vers { $pose }
caesar-option-move = { $unit } : { $steps }
caesar-option-occupy = { $unit } entre dans { $work }
caesar-option-leave = { $unit } sort du côté { $edge }, à { $offset } du milieu
caesar-option-enter = { $unit } entre, son front à { $depth } pouces du bord
caesar-option-enter-along = { $unit } entre à { $offset } pouces le long du bord, son front à { $depth } pouces
caesar-option-free = Mouvement gratuit de { $unit }
caesar-option-withdraw = { $unit } se retire
caesar-option-lead = { $captain } mène { $unit }
caesar-option-go = { $captain } va en { $point }

## Ce qui arrive

caesar-event-turn = Tour { $round } : au camp { $side }
caesar-event-elite = { $unit } est d'élite : { $die }{ $recovers ->
    [0] , elle reste désordonnée
   *[other] , elle se reprend
}
caesar-event-demoralised = { $division } est démoralisée
caesar-event-initiative = { $unit } agit de sa propre initiative
caesar-event-order = { $captain } ordonne à { $units } : { $dice } contre { $command }, marge { $margin }, mouvements { $moves }
caesar-event-order-failed = { $units } n'entend pas { $captain } : { $dice } contre { $command }
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
caesar-event-move = { $unit } va en { $x }, { $y }, face à { $facing } ({ $cost })
caesar-event-form = { $unit } se forme en { $formation }
caesar-event-halt = { $unit } s'arrête
caesar-event-disorder-test = { $unit } teste son ordre : { $die }{ $failed ->
    [0] , elle le garde
   *[other] , elle le perd
}
caesar-event-disorder = { $unit } est désordonnée
caesar-event-off = { $unit } quitte la table par le bord { $edge }
caesar-event-enter = { $unit } entre par le bord { $edge }
caesar-event-occupy = { $unit } entre dans { $work }
caesar-event-leave = { $unit } sort de { $work }
caesar-event-casualty = { $unit } subit { $count } perte
caesar-event-lost = { $unit } est perdue
caesar-event-ride = { $captain } va en { $x }, { $y }
caesar-event-driven = { $captain } est chassé vers { $unit }
caesar-event-captain-risk = { $captain } est en danger : { $die }
caesar-event-wounded = { $captain } est blessé
caesar-event-killed = { $captain } est tué
caesar-event-replaced = { $captain } a un successeur, qui mène { $unit }
caesar-event-brave = { $unit } est brave et récupère une perte
caesar-event-reorganise = { $unit } est de nouveau en ordre
caesar-event-levy = { $unit } est une levée : { $die }{ $recovers ->
    [0] , elle reste désordonnée
   *[other] , elle se reprend
}

## Comment cela finit

caesar-end-broken = { $winner } gagne : { $side } est rompu
caesar-end-both-broken = Les deux armées sont rompues{ $winner }
caesar-end-captain = { $winner } gagne : { $captain } est mort
caesar-end-divisions = { $winner } gagne : les divisions qui devaient tenir ont perdu courage
caesar-end-units = { $winner } gagne : { $count } unités sont détruites
caesar-end-inside = { $winner } gagne : { $count } unités sont dans le camp
caesar-end-occupied = { $winner } gagne : { $work } est pris
caesar-end-time = Le dernier tour est passé : { $winner } a moins perdu
caesar-end-time-draw = Le dernier tour est passé, sans avantage{ $winner }

## Pourquoi non

caesar-why-never-open = { $unit } n'est jamais en ordre dispersé ({ $formation })
caesar-why-no-such-formation = { $unit } n'a pas la formation { $formation }
caesar-why-warband = { $unit } est une bande : elle se tient profonde, non { $formation }
caesar-why-formed-already = { $unit } est déjà en { $formation }
caesar-why-held = { $unit } ne peut quitter la formation { $formation } ici
caesar-why-no-cover-to-disperse = { $unit } ne prend l'ordre { $formation } qu'à un pouce d'un terrain difficile
caesar-why-square = { $unit } est en carré : elle ne peut que changer de formation
caesar-why-must-close = { $unit } est loin de tout terrain difficile : elle doit serrer les rangs
caesar-why-after-exit = { $unit } a quitté la table : rien ne suit une sortie
caesar-why-one-change = { $unit } change de formation une fois par mouvement, au début ou à la fin
caesar-why-whole-move = { $unit } a besoin de tout son mouvement pour changer de formation
caesar-why-distance = { $unit } avance par demi-pouces, ou jusqu'à sa limite de { $limit } pouces, ou jusqu'à un ami
caesar-why-way-dear = { $unit } a besoin de { $cost } pouces sur { $most } pour y aller
caesar-why-no-way = { $unit } n'y va par aucun chemin : une conversion, une marche, une conversion
caesar-why-there-already = { $unit } y est déjà
caesar-why-other-unit = C'est { $unit } qui agit maintenant
caesar-why-no-pose = { $name } n'est pas un endroit de la table
caesar-why-step-forbidden = { $unit } ne peut faire { $other } ce tour-ci
caesar-why-pikes = { $unit } est une phalange de piques : pas de { $other }
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
caesar-why-parent = { $unit } doit rester à 6 pouces de { $other }
caesar-why-disordered-nearer = { $unit } est désordonnée : elle ne peut que s'éloigner ou rentrer{ $other }
caesar-why-not-your-captain = { $captain } n'est pas à vous, ou ce n'est pas son tour
caesar-why-captain-dead = { $captain } est mort
caesar-why-captain-awaited = { $captain } n'est pas encore arrivé
caesar-why-captain-spoke = { $captain } ne donne plus d'ordre ce tour-ci
caesar-why-nobody-to-order = { $captain } n'a personne qui puisse recevoir un ordre
caesar-why-other-division = { $unit } n'est pas de la division de { $captain }
caesar-why-lost = { $unit } est perdue pour { $captain }
caesar-why-used-initiative = { $unit } a déjà agi par initiative
caesar-why-ordered-already = { $unit } a déjà reçu son ordre de { $captain }
caesar-why-disordered = { $unit } est désordonnée
caesar-why-engaged = { $unit } est au corps à corps
caesar-why-no-orders = { $unit } ne reçoit pas d'ordre de { $captain } ce tour-ci
caesar-why-stays-inside = { $unit } ne peut sortir d'où elle est
caesar-why-demoralised = La division de { $unit } est démoralisée
caesar-why-awaited = { $unit } de { $captain } est attendue au tour { $round }
caesar-why-shaken = { $unit } est ébranlée et ne revient pas vers { $captain }
caesar-why-no-return = { $unit } est partie pour de bon, quoi que dise { $captain }
caesar-why-just-left = { $unit } a quitté la table à ce tour et n'entend pas { $captain }
caesar-why-too-far-to-join = { $unit } est à plus de 12 pouces de { $captain }
caesar-why-captain-fights = { $captain } mène une unité au corps à corps et ne peut la quitter
caesar-why-no-casualty = { $unit } n'a aucune perte que { $captain } puisse ôter
caesar-why-switched-off = Suivez-moi est désactivé dans cette bataille
caesar-why-not-your-unit = { $unit } n'est pas du camp qui joue
caesar-why-not-there = { $unit } n'est pas sur la table
caesar-why-plunders = { $unit } pille et n'agit pas par initiative
caesar-why-no-enemy-near = Aucun ennemi n'est à 12 pouces de { $unit }
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
caesar-why-full = Il n'y a plus de place pour { $unit } dans { $work }
caesar-why-not-beside = { $unit } n'est pas à un pouce d'une entrée de { $work }
caesar-why-no-gate = { $unit } ne trouve pas de porte du côté { $side }
caesar-why-no-room-outside = { $unit } n'a pas la place de sortir là { $side }
caesar-why-no-entry = { $unit } ne peut entrer là
caesar-why-other-entry = { $unit } entre à { $shift } pouces de son point le long du bord
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
caesar-why-open-charge = { $unit } est en ordre dispersé et ne charge pas { $other }, qui est formée
caesar-why-charge-turn = { $unit } devrait tourner de plus de 90 degrés pour frapper { $other }
caesar-why-no-room-charge = { $unit } n'a pas de place devant { $other }
caesar-why-corridor = { $other } barre la charge de { $unit }

## Mots incompris

caesar-unknown-captain = Il n'y a pas de capitaine { $name }
caesar-unknown-work = Il n'y a ni bâtiment ni fortification { $name }
caesar-unknown-edge = { $name } n'est ni north, ni east, ni south, ni west
caesar-unknown-length = { $name } n'est pas une longueur en pouces, avec trois décimales au plus
caesar-unknown-steps = { $name } n'est pas une liste d'au plus quatre pas
caesar-unknown-pose = { $name } n'est pas un endroit en millièmes de pouce avec une direction de 5 en 5 degrés
caesar-unknown-point = { $name } n'est pas un endroit en pouces

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
caesar-complaint-casualties = { $file } : { $path } : { $unit } a plus de pertes que son Endurance de { $stamina }
caesar-complaint-parent = { $file } : { $path } : { $unit } : sub_unit et parent vont ensemble
caesar-complaint-closed = { $file } : { $path } : { $unit } est dans { $terrain }, qui lui est fermé
caesar-complaint-overlap = { $file } : { $path } : { $unit } est sur { $other }
caesar-complaint-arrival = { $file } : { $path } : le point d'arrivée n'est pas sur le bord { $edge }
caesar-complaint-both-inside = { $file } : { $path } : des unités des deux camps sont dans { $terrain }
caesar-complaint-full = { $file } : { $path } : { $terrain } n'en contient pas tant

### Les phrases de la page. `en.ftl` a les mêmes identifiants dans le même ordre.

## Pages

pages = Pages
page-play = Jouer
page-new = Nouvelle bataille
page-rules = Règles
language = Langue : français. Switch to English
day = Jour
night = Nuit
close = Fermer
trouble = Le serveur ne répond pas. Est-il lancé ?
away = Le serveur est absent.
away-note = Cette page s’ouvre sans lui ; batailles et listes reviendront avec lui. Nouvel essai…

## Accueil

welcome = Bienvenue
welcome-text = Commandez une armée du monde antique ou médiéval. La page connaît les règles : elle montre ce que vous pouvez faire, dit pourquoi une chose ne se peut pas, et lance les dés aux yeux de tous.
first-battle = Choisir une première bataille
continue-battle = Reprendre la bataille
look-again = La revoir
your-move = À vous de jouer
their-move = On attend l’autre camp : { $side }
played-here = Les deux camps sur cet écran
against-computer = Votre camp : { $side }, contre l’ordinateur ({ $strength })
against-friend = Votre camp : { $side }, contre un ami, par lien
against-player = Votre camp : { $side }, contre { $player }
list-mine = À vous de jouer
list-theirs = En attente des autres
list-over = Terminées
your-move-title = ● À vous : { $battle }
your-move-home = ● À vous ({ $count }) · Strategikon
choices-made = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
begin = Commencer
new-battle = Nouvelle bataille
new-battle-note = { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}, { $rulesets ->
    [one] { $rulesets } règle
   *[other] { $rulesets } règles
} ; seul, à deux sur un écran, ou par lien.
load-record = Charger une partie
load-trouble = Ce fichier n’est pas une partie que l’on peut poursuivre.
learn = Apprendre
learn-with = { $battle }, { $units } unités, l’instructeur à vos côtés
battles-all = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
}
battles-note = Par règle et par année. L’échelle s’interrompt là où personne ne se bat.
timeline = Toutes les batailles par année
year-bc = { NUMBER($year, useGrouping: 0) } av. J.-C.

## Nouvelle bataille

ruleset = Règle
battle = Bataille
battles-count = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
}
hexes = { $count } hexagones
table-of = table de { $width } pouces sur { $height }
units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
leaders = { $count ->
    [one] { $count } chef
   *[other] { $count } chefs
}
percent = { $share } %
victory = Victoire
special-rules = Règles particulières
order-of-battle = Ordre de bataille
your-side = Votre camp
against = Contre
way-computer = L’ordinateur
way-here = Sur cet écran
way-link = Par lien
way-here-note = Deux joueurs, un écran. Un rideau tombe entre les tours quand des cartes sont cachées.
way-link-note = Vous recevez un lien à envoyer à un ami. En direct ou à des jours d’intervalle : l’accueil montre à qui est le tour.
strength = Force
strength-random = Exercice
strength-recruit = Recrue
strength-veteran = Vétéran
strength-elite = Élite
thinking-time = Réflexion par décision
thinking-usual = la sienne ({ $seconds } s)
seconds = { $seconds } s
lasts-about = environ { $time }
lasts-minutes = { $minutes } min
lasts-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
difficulty-1 = facile
difficulty-2 = moyenne
difficulty-3 = difficile
balance-even = équilibrée
balance-unknown = Personne n’a encore mesuré qui cette bataille favorise.
balance-unknown-short = équilibre inconnu
odds-of = { $side } { $share } %
odds-from = { $battles ->
    [one] sur une bataille entre vétérans égaux
   *[other] sur { $battles } batailles entre vétérans égaux
}
fairness = L’histoire ou un match équitable
fairness-historical = L’histoire
fairness-historical-note = Ce que chaque armée pouvait supporter, qui que cela favorise.
fairness-evened = Un match équitable
fairness-evened-note = Les mêmes armées, avec des objectifs qui donnent à chacun les mêmes chances.
fairness-already = Assez équilibrée telle quelle : il ne lui faut pas d’autres objectifs.
fairness-none = Aucune version équitable de cette bataille n’a encore été mise au point.
optional-rules = Règles optionnelles
options-usual = comme cette bataille les prévoit
options-changed = { $count ->
    [one] une changée
   *[other] { $count } changées
}
begin-battle = Engager la bataille

## Rejoindre

join-text = Un ami vous attend. Votre camp : { $side }.
join-full = Les deux places sont prises. Vous pouvez regarder.
join-sit = Mener ce camp : { $side }
join-watch = Regarder
join-text-by = { $player } vous attend. Votre camp : { $side }.
name-optional = facultatif
seat-back = Reprendre une place
seat-by-code = Avec un code d’un autre appareil
seat-by-code-note = Dans la bataille, ouvrez « À la table » sur l’appareil où vous jouiez, et demandez un code. Il vaut une fois, pendant dix minutes.
code = Code
seat-by-words = Avec les six mots de la bataille
seat-by-words-note = Ils ont été montrés quand la bataille a été créée ou rejointe. En français ou en anglais, avec ou sans accents, ce sont les mêmes mots.
battle-link = Lien de la bataille
six-words = Six mots
seat-take = Reprendre ma place
battle-gone = Il n’y a pas de telle bataille ici.

## La table

board = Plateau. Les flèches déplacent le curseur, Entrée clique.
board-free = Table. La touche Tab atteint ce qui se clique. Une unité en main : les flèches la déplacent, les crochets la tournent, le point montre le mouvement suivant, O dit les pas, I dit ce qui l’entoure.
at-inches = à { $x } sur { $y } pouces
inches = { $inches } po
tape = Mètre ruban
tape-hexes = { $count ->
    [one] 1 hexagone
   *[other] { $count } hexagones
}
probe-reach = Qui peut atteindre un hexagone
probe-hex = Choisir un hexagone
probe-point = Choisir un point
probe-reach-point = Qui peut atteindre un point
probe-two = Choisir deux hexagones
measured = Mesure
magnet = Aimant : se caler sur les amis, l’ennemi, le capitaine
steps = Bouger pas à pas
steps-kinds = Pas
steps-number = { $step } : combien
steps-drop = Sans { $step }
wish-tools = L’unité en main
wish-legal = permis
wish-nothing = Rien de proche n’est permis
wish-drop = La reposer
more = Plus…
tools = Outils
menu = Menu
menu-home = Accueil
menu-save = Enregistrer la partie
menu-resign = Abandonner ({ $side })
menu-resign-sure = Vraiment abandonner ({ $side }) ?
menu-invite = Lien pour l’autre camp : { $side }
menu-table = À la table : lien, nom, autres appareils
at-the-table = À la table
at-the-table-open = Lien, nom, autres appareils
invite-title = Envoyez ceci à votre adversaire
invite-lead = Le premier qui l’ouvre prend l’autre camp : { $side }. Vous pouvez commencer aussitôt : la bataille attend l’autre camp.
invite-qr = Le lien en code QR
invite-scan = ou scannez au téléphone
invite-send = Envoyer…
watch-copy = Copier un lien pour regarder
play-meanwhile = Jouer entre-temps
to-the-battle = À la bataille
you = Vous
you-too = vous
a-friend = Un ami
nameless = Sans nom
their-turn = doit choisir
watchers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
    [99] 99 personnes ou plus regardent
   *[other] { $count } personnes regardent
}
presence-here = présent
presence-thinking = réfléchit, { $time }
presence-away = absent
presence-away-since = absent depuis { $time }
presence-absent = pas encore venu
your-name = Votre nom
your-name-note = Visible à la table et dans le récit.
name-unseen = Rien de ce nom ne se verrait.
continue-elsewhere = Continuer ailleurs
continue-elsewhere-note = Prenez aussi votre place sur un autre appareil.
code-show = Montrer un code
code-until = Valable une fois, jusqu’à { $time }.
code-copy = Copier le lien
code-qr = Le code en code QR
recovery = Si ce navigateur oublie
recovery-note = Gardez ces six mots :
recovery-made = Si ce navigateur oublie votre place, ces six mots vous la rendent. Le menu les garde.
recovery-copy = Copier avec le lien
recovery-kept = Strategikon, { $battle } : { $link } – { $words }
recovery-none = Six mots rendent votre place. Il n’y en a pas encore.
recovery-make = Créer six mots
only-watching = Vous regardez cette bataille.
seat-is-mine = Cette place est à moi : la reprendre
copy = Copier
copied = Copié
copy-by-hand = À copier à la main
fair-dice = Dés vérifiables
fair-dice-note = Voici l’empreinte de la graine d’où vient chaque dé de cette bataille. La graine elle-même est montrée à la fin, et « strategikon verify » recalcule chaque dé.
fair-dice-seed = La graine
undo = Annuler
redo = Refaire
undo-dice = Des dés sont tombés depuis. Contre l’ordinateur, c’est pour s’exercer : annuler ?
undo-sure = Annuler quand même
undo-leave = Laisser
which = Lequel voulez-vous dire ?
which-none = Aucun des deux
news = { $side } : { $told }
news-undone = Repris.
again = Montrez encore
fit = Voir tout le plateau
turn-board = Tourner le plateau d’un quart
turn-board-now = Tourner
zoom-out = Éloigner
zoom-in = Rapprocher
log = Le récit
log-empty = Rien ne s’est encore passé.
rules = Règles
pieces-say = Ce que disent les pions
pieces-codes = Les troupes de cette bataille
pieces-states = États
pieces-words = Mots et abréviations
rules-search = Chercher dans les règles
rule-ours = de nous
rules-ours = Celles qui portent « de nous » ne sont pas dans le livret : il se tait, et la bataille doit continuer.
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
choices-title = Tous les choix
choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
choices-search = Chercher un choix
fold = Replier
back = Retour
skip = Passer
replay = Revoir
pause = Pause
to-present = Revenir au présent
to-end = Retour à la fin
replay-play = Lire
replay-beginning = La bataille commence.
replay-turn-back = Un tour en arrière
replay-step-back = Un pas en arrière
replay-step = Un pas en avant
replay-turn = Un tour en avant
replay-speed = Vitesse
replay-event = Événement { $number } sur { $total }
replay-turn-number = tour { $turn }
replay-copy = Copier ce moment
replay-looking-back = Regard en arrière{ $turn ->
    [0] {""}
   *[other] {" "}: tour { $turn }
}{ $side ->
    [none] {""}
   *[other] , { $side }
}
what-if = Et si…
what-if-menu = Et si… (table d’analyse)
study-opening = La table se prépare…
study-tag = Table d’analyse : la vraie bataille n’est pas touchée
study-at = Variante { $line }, pas { $step } · vous jouez les deux camps
study-take-back = Reprendre
study-leave = Quitter
study-fights = La livrer 100 fois
study-from-here = depuis cette position
study-fights-note = L’ordinateur mène les deux camps à partir d’ici, encore et encore, avec d’autres dés chaque fois. La table reste libre pendant ce temps.
study-ended = La bataille est finie ici : revenez d’un pas.
study-chance = de victoire pour ce camp : { $side }, entre { $low } et { $high }, 19 fois sur 20
study-counts = Score final, en moyenne
study-turns = Tours à partir d’ici, en moyenne
study-pause = Pause à { $count }
study-go-on = Continuer
study-begin = Livrer { $count } batailles
study-players = Qui mène les deux camps
study-both-as = Les deux : { $strength }
study-lines = Variantes essayées
study-as-played = Comme jouée
study-new-line = Une nouvelle variante
study-steps = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
study-battles = { $count ->
    [one] 1 bataille
   *[other] { $count } batailles
}
study-another = Essayer une autre variante
study-kept = Les variantes restent avec cette bataille sur cet appareil.
study-funnel = Comment la chance se précise à mesure que les batailles finissent
prompt-looking-back = Regard en arrière
prompt-past = Après le choix { $number }
prompt-lit = { $count ->
    [one] { $count } endroit éclairé
   *[other] { $count } endroits éclairés
}
connection-opening = Connexion
connection-lost = Connexion perdue, nouvel essai
connection-gone = Bataille inconnue
thinking = { $side } : l’ordinateur réfléchit.
stack = { $count } pièces dans cet hexagone
key-esc = Échap
key-enter = Entrée
key-space = Espace
hand = { $count ->
    [one] Main : { $count } carte
   *[other] Main : { $count } cartes
}
card-hidden = Une carte cachée
card-chosen = En jeu
card-not-now = Elle ne peut pas être jouée maintenant.
piece-strength = { $strength } sur { $full }
sheet-strength = Force
sheet-now = Maintenant
hex-unseen = hors de vue
hex-can = on peut cliquer
why-not = Pas { $name }
refused = Ce n’est pas permis
refusal-show = Montrer
refusal-instead = Permis : { $name }
show = Montrer sur le plateau
show-note = Superposez quelque chose au plateau, pour tout un camp ; pour une unité, cliquez-la et utilisez sa fiche, ou la lettre.
show-piece = pour une unité : cliquez-la, puis la lettre
show-nothing = Ces règles n’ont rien à superposer au plateau.
show-clear = Tout enlever
legend = Légende
overlay-none = rien ici pour l’instant
overlay-off = Cacher : { $name }
hint = Conseil
hints-allowed = Les conseils sont permis
hints-agreed = votre ami les accepte en prenant place
join-hints = Les conseils sont permis : en prenant place, vous les acceptez.
join-no-hints = Les conseils sont désactivés dans cette bataille.
hint-do = Le faire
hint-none = Aucune idée ne vient.
aim = À quoi pense-t-il ?
aim-of = { $side }, à ce qu’il semble
aim-none = L’ordinateur n’a encore rien fait qui le dise.
threat = Que peut lui faire l’ennemi au prochain tour ?
threat-none = Rien que l’on puisse calculer.
odds-exact = Exact : tous les jets ont été comptés.
odds-sampled = Sur { $samples } essais, ± { $error } %.
odds-waiting = Calcul en cours…
sheet-rules = Règles
coach = L’instructeur
coach-text = Ce que dit l’instructeur
coach-off = Congédier l’instructeur
coach-silent = Pour cette question l’instructeur n’a pas de conseil. Ce qui est éclairé se clique.
coach-waits = Attendez et regardez : c’est à l’autre camp de choisir.
clock-turn = { $turns ->
    [0] tour { $turn }
   *[other] tour { $turn } sur { $turns }
}
odds = Chances
die-hit = { $face }, touché
die-ignored = { $face }, sans effet
die-circle = rond vert
die-triangle = triangle bleu
die-square = carré rouge
die-helmet = casque
die-banner = drapeau
die-swords = épées
die-special = spécial
die-d6-1 = 1
die-d6-2 = 2
die-d6-3 = 3
die-d6-4 = 4
die-d6-5 = 5
die-d6-6 = 6
curtain = { $side } : à vous de choisir
curtain-note = Passez l’écran, puis ouvrez le rideau.
curtain-open = Ouvrir : { $side }

## Réglages

settings = Réglages
setting-speed = Vitesse
setting-at-once = d’un coup
setting-confirm = Confirmer avant les dés
setting-confirm-note = Une attaque attend Entrée ou un second clic, et montre les chances.
setting-coach = Instructeur
setting-coach-note = Explique chaque question pendant la partie.
setting-whys = Dire pourquoi non en survolant
setting-whys-note = Sinon, pour ce qui a été cliqué, ou touche Q enfoncée.
setting-rare = Me proposer les options rares
setting-rare-note = Sinon, les questions qui comptent rarement reçoivent un « non » ; un bouton permet toujours de les poser.
rare-passed = Non demandé : { $title }
rare-ask = Me le demander, tout de suite s’il est encore temps, et désormais dans cette bataille
tally = déjà { $done }
tally-of = { $done } sur { $most }
take-all = Toutes
setting-curtain = Rideau entre les joueurs
setting-curtain-note = Sur un même écran, cacher les cartes jusqu’à ce que l’autre s’asseye.
setting-turned = Tourner le plateau quand on y voit mieux
setting-turned-note = Un plateau trop haut ou trop large pour la fenêtre s’ouvre tourné d’un quart.
setting-numbers = Numéros des hexagones
setting-numbers-note = Montrés quand il y a la place.
setting-sound = Une cloche quand c’est à vous
setting-sound-note = Dans les batailles contre un ami.
setting-notices = Avis du navigateur
setting-notices-note = Quand c’est à vous et que cette page est à l’arrière-plan.
setting-notices-refused = Le navigateur ne les permet pas pour cette page.

## Après la bataille

wins = { $side } : victoire
drawn = Personne ne l’emporte
after-graph = Le score au cours de la bataille
after-turn = tour
judge-title = Chance et choix
judge-working = Pesée de la chance et des choix…
judge-working-note = Chaque jet est refait avec d’autres dés, et les choix les plus douteux sont joués plus avant à côté de meilleurs.
judge-choice = Plus de choix que de chance
judge-luck = Plus de chance que de choix
judge-both = Autant de chance que de choix
judge-even = À dés égaux, le même camp aurait encore gagné { $times } fois sur 100 : { $side }.
judge-drawn = Personne ne l’emporta, avec ces dés.
judge-by-luck = par la chance : { $side }
judge-by-choice = par les choix : { $side }
judge-start = chances au départ : { $side }
judge-dice = La chance aux dés
judge-dice-note = Dés qui touchent ou réussissent, contre le nombre habituel, tour par tour.
judge-chart = Bons dés au-delà de l’habitude, par camp et par tour
judge-above = bons dés au-delà de l’habitude
judge-thrown = { $side }, { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
judge-throws = Les jets qui ont compté
judge-usual = { $hits ->
    [0] aucun bon dé
    [one] 1 bon dé
   *[other] { $hits } bons dés
} où { $usual } sont habituels
judge-no-dice = Aucun dé ne fut jeté.
judge-choices = Les choix
judge-choices-note = Chances de victoire que chaque choix a cédées, en centièmes, aux yeux de l’ordinateur le plus fort.
judge-lost = chances perdues
judge-played = joué
judge-better = mieux
judge-was = Joué : { $deed }
judge-rather = Mieux : { $deed }
judge-no-choice = Rien qui vaille d’être dit.
judge-what-if = Et si : jouer à partir d’ici
turning-points = Tournants de la bataille
rematch = Revanche, camps échangés
weather = Temps

## L'atelier

page-editor = Atelier
editor-begin = Composer une bataille
editor-begin-note = Peignez le terrain, placez les armées, jouez aussitôt. Partez d’une carte vide ou de n’importe quelle bataille de la bibliothèque.
editor-draft = Reprendre mon brouillon
editor-blank = Une carte vide
editor-from = Ou partir de
editor-choose = une bataille fournie
editor-back = Revenir à ma bataille
editor-open = Ouvrir un fichier
editor-open-short = Ouvrir
editor-new = Nouveau
editor-save = Enregistrer le fichier
editor-share = Partager
editor-play = Jouer
editor-mine = ma bataille · { $ruleset }
editor-unreadable = Ce lien ne contient aucune bataille lisible.
editor-board = La carte en chantier. Les flèches déplacent le curseur, Entrée se sert de l’outil.
editor-status = { $pieces ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $pieces } pièces
  } · { $complaints ->
    [0] aucune remarque
    [one] 1 remarque
   *[other] { $complaints } remarques
  } · gardée ici
editor-doing-hand = Choisir et déplacer
editor-doing-thing = Placer { $kind }
editor-doing-piece = Placer { $kind } ({ $side })
editor-doing-paint = Peindre : { $brush } ({ $size ->
    [1] 1 case
   *[other] { $size } cases
  })
editor-doing-fill = Remplir : { $brush }
editor-doing-pick = Prélever le terrain cliqué
editor-doing-erase = Effacer : { $brush }
editor-hand = Main : choisir et déplacer (V)
editor-tabs = Outils
editor-tab-ground = Terrain
editor-tab-pieces = Pièces
editor-tab-sides = Camps
editor-tab-story = Récit
editor-tab-file = Fichier
editor-hexes = Cases
editor-hexsides = Côtés de case
editor-shapes = Terrain
editor-brush-size = Taille du pinceau
editor-size = { $size ->
    [1] Pinceau de 1 case
   *[other] Pinceau de { $size } cases
  }
editor-modes = Ce que fait le pinceau
editor-fill = Remplir (F)
editor-pick = Prélever (P)
editor-erase = Effacer (X)
editor-ground-note = Glissez pour peindre. Les touches 1, 2, 3 changent le pinceau ; tenez Espace ou le bouton du milieu pour déplacer la carte.
editor-ground-note-free = Glissez pour tracer une forme, cliquez pour en poser une. Avec la main (V), tirez une forme ou ses coins ; un double clic sur un coin en ajoute un.
editor-no-ground = Le terrain de ce jeu est partout le même.
editor-whose = À qui sont les pièces
editor-piece-note = Cliquez un endroit pour y poser une pièce. Avec la main (V) : glissez pour déplacer, [ et ] tournent, Suppr ou le bouton droit enlève.
editor-turn-left = Tourner à gauche
editor-turn-right = Tourner à droite
editor-loader = Ce que dit le lecteur
editor-count = { $complaints ->
    [0] aucune remarque
    [one] 1 remarque
   *[other] { $complaints } remarques
  }{ $notes ->
    [0] {""}
    [one] , 1 note
   *[other] , { $notes } notes
  }
editor-fine = Cette bataille peut être jouée.
editor-balance = Équilibre
editor-balance-note = Est-elle équilibrée ? Deux vétérans la livrent, encore et encore.
editor-balance-of = { $count ->
    [0] aucune bataille
    [one] 1 bataille
   *[other] { $count } batailles
  }, des vétérans des deux côtés
editor-balance-bar = { $one } { $won }, { $other } { $lost } sur 100
editor-balance-interval = { $side } : entre { $low } et { $high } sur 100, 19 fois sur 20.
editor-balance-length = Durée moyenne { $turns ->
    [0] moins d’un tour
    [one] 1 tour
   *[other] { $turns } tours
  } ; { $draws ->
    [0] aucune nulle
    [one] 1 nulle
   *[other] { $draws } nulles
  }.
editor-balance-stale = La bataille a changé depuis.
editor-fight = La livrer { $count } fois
editor-stop = Arrêter
editor-levers = Leviers essayés
editor-gives = { $side } alors
editor-use = Retenir
editor-used = Retenu
editor-as-it-was = Telle quelle : { $one } contre { $other }. Les leviers vont dans la variante équilibrée ; l’historique reste.
editor-unfold = Voir les { $count }
editor-fold = Replier
editor-add = Ajouter
editor-entry = Élément { $number }
editor-remove = Retirer : { $name }
editor-add-field = Ajouter un champ : { $name }
editor-more-fields = Autres champs …
editor-as-list = En liste
editor-as-one = Un seul
editor-file-note = La bataille telle que son fichier. Écrivez ici et la carte suit ; peignez là-bas et le texte suit.
editor-other-ruleset = Une bataille d’un autre jeu : ouvrez-la comme fichier.
editor-link = Un lien vers cette bataille
editor-link-note = Qui ouvre ce lien a votre bataille devant lui : elle est tout entière dans le lien.
editor-link-long = Cette bataille est trop grande pour un lien. Partagez plutôt son fichier.

## Lever une armée

page-muster = Armée
muster-list = Liste
muster-own = Votre liste : { $name }
muster-year = Année
muster-budget = Budget
muster-no-limit = Sans limite
muster-callable = Qui l’on peut appeler
muster-standing = L’armée telle qu’elle est
muster-standing-note = glissez-y des troupes, ou employez les touches + et − ; un clic sur une pièce la renvoie
muster-search = Chercher un nom, une arme
muster-nothing-found = Personne de la sorte dans cette liste.
muster-bounds = liste : { $least } à { $most }
muster-exactly = liste : { $least }
muster-not-then = pas cette année-là
muster-points = points
muster-of = sur { $budget } points
muster-more = Un de plus : { $name }
muster-fewer = Un de moins : { $name }
muster-dismiss = Renvoyer : { $name }
muster-lacking = encore { $count }
muster-empty = Personne encore. Appelez des troupes de la liste, ou laissez l’ordinateur lever une armée.
muster-price = Prix
muster-staff = chefs et messagers
muster-complaints = Objections
muster-complaint-count = { $count ->
    [0] aucune
    [one] une
   *[other] { $count }
}
muster-add = { $count } de plus : { $name }
muster-drop = { $count } de moins : { $name }
muster-in-year = En l’an { $year }
muster-fine = Cette armée peut entrer en campagne.
muster-share = Partager cet effectif
muster-copy = Copier le lien
muster-link-long = Cette liste est trop longue pour un lien : enregistrez-la dans un fichier.
muster-save = Enregistrer
muster-open = Ouvrir un fichier
muster-print = Imprimer
muster-raise = Lever pour moi
muster-undo = Annuler
muster-redo = Rétablir
muster-clear = Tout renvoyer
muster-to-field = En campagne
muster-back = Retour à l’effectif
muster-enemy = Contre
muster-enemy-raised = l’ordinateur la lève
muster-enemy-file = ou ouvrir un effectif
muster-another = Une autre
muster-field = Champ
muster-landscape = Paysage
muster-density = Terrain
muster-method = Déploiement
muster-turns = Tours
muster-turns-usual = d’ordinaire
muster-first = Joue en premier
muster-first-lot = au sort
muster-deployed = L’ordinateur déploie les deux armées
muster-agreed = Nous passons outre les objections
muster-begin = Déployer et combattre
muster-foreign = Traduire une ligne d’une autre liste
muster-foreign-line = Ligne
muster-foreign-book = Listes
muster-foreign-region = Région
muster-foreign-price = { $points } points l’unité
muster-foreign-decisions = Décisions, que vous pouvez toutes changer
muster-foreign-name = Nom
muster-foreign-add = Ajouter à cette liste
muster-foreign-copy = Copier la ligne de troupe
muster-foreign-added = { $name } figure maintenant dans la liste et dans l’armée.
muster-fact = { $label } : { $text }
muster-sheet-sum = { $units } unités, { $points } points

# -- leçons
lesson = Leçon
lesson-of = Leçon { $number } sur { $total }
lesson-task-of = Tâche { $number } sur { $total }
lesson-go = Continuer
lesson-retry = Encore une fois
lesson-show = Montrez-moi
lesson-over-again = Recommencer
lesson-done = Bien joué.
lesson-missed = Pas tout à fait ce qui était demandé
lesson-missed-text = C’est permis, mais cela mène ailleurs.
lesson-over = La leçon est terminée
lesson-over-text = « { $title } » : c’est acquis.
lesson-next = Leçon suivante
lesson-all = Accueil : toutes les leçons sont suivies
lesson-again = La reprendre
lesson-leave = Quitter la leçon
lesson-none = Cette leçon n’existe pas.
lesson-minutes = { $minutes } min
lesson-steps = { $minutes } minutes, { $steps } petites tâches
lesson-begin = Commencer
lesson-continue = Poursuivre la leçon
lesson-taken = suivie
lesson-first-title = Apprendre en jouant : votre premier tour
lesson-first-text = Une main montre où cliquer, et rien ne peut mal tourner.
next-thing = À faire maintenant
next-first = Commencez ici
lessons-taken = { $taken } sur { $total }

### Les phrases communes : noyau, ligne de commande, terminal. Mêmes identifiants que `en.ftl`, dans le même ordre.

## Fichiers et documents

file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d'écrire { $file } : { $why }.
file-large = { $file } est trop gros : plus de { $most } octets.
file-not-utf8 = { $file } n'est pas un texte UTF-8 : l'anomalie commence à l'octet { $position }.
file-not-json = { $file } n'est pas du JSON, ou s'interrompt : ligne { $line }, colonne { $column }.
file-not-toml = { $file } n'est pas du TOML : ligne { $line }, colonne { $column }.

why-no-file = ce fichier n'existe pas
why-directory = c'est un dossier
why-permission = accès refusé
why-not-directory = une partie du chemin n'est pas un dossier
why-disk-full = le disque est plein
why-too-long = son nom est trop long
why-not-plain = ce n'est pas un fichier ordinaire
why-closed = elle est fermée
why-circle = c'est un lien qui revient sur lui-même
why-read-only = on ne peut rien y écrire
why-in-use = il est déjà utilisé
why-no-address = cette machine n'a pas cette adresse
why-no-host = aucune machine de ce nom n'est connue

complaint-boolean = { $file } : { $path } : il faut true ou false, et non { $value }.
complaint-case-proof = { $file } : { $path } : ce cas ne prouve rien ; il lui faut l'un de { $known }.
complaint-case-setup = { $file } : { $path } : un cas a un setup, qui est une table, ou un scenario, ou les deux.
complaint-case-without = { $file } : { $path } : seul un scenario a des pièces qu'on peut omettre.
complaint-chain = { $file } : { $path } : il faut quatre chiffres hexadécimaux pour chacun des { $choices } choix.
complaint-choice = { $file } : { $path } : il faut l'une des valeurs { $words }, et non { $value }.
complaint-colour = { $file } : { $path } : il faut une couleur telle que #8F2B22, et non { $value }.
complaint-ident = { $file } : { $path } : il faut un nom fait de lettres, chiffres, tirets et soulignés, et non { $value }.
complaint-integer = { $file } : { $path } : il faut un nombre entier de { $low } à { $high }, et non { $value }.
complaint-list = { $file } : { $path } : il faut une liste, et non { $value }.
complaint-list-length = { $file } : { $path } : il faut de { $least } à { $most } éléments, et non { $count }.
complaint-missing = { $file } : { $path } : absent.
complaint-more = { $file } : et { $count ->
    [one] encore une anomalie.
   *[other] encore { $count } anomalies.
}
complaint-path = { $file } : { $path } : il n'y a là ni nombre ni texte qui puisse devenir { $value }.
complaint-deep = { $file } : { $path } : des tables et des listes sont imbriquées sur plus de { $most } niveaux.
complaint-range = { $file } : { $path } : il faut un nombre de { $low } à { $high }, et non { $value }.
complaint-table = { $file } : { $path } : il faut une table de noms et de valeurs, et non { $value }.
complaint-text = { $file } : { $path } : il faut un texte, et non { $value }.
complaint-text-long = { $file } : { $path } : il faut { $most } caractères au plus, et non { $count }.
complaint-twice = { $file } : { $path } : { $value } s'y trouve deux fois.
complaint-unknown = { $file } : { $path } : clé inconnue ; les clés connues sont { $known }.
facts-card-face = { $file } : { $path } : une carte montre soit son dessin (art), soit ses ordres (orders).
facts-file-unknown = { $file } : { $path } : aucun fichier de ce nom n'est lu ; les fichiers connus sont { $known }.
facts-no-first-battle = { $ruleset } ne nomme aucune première bataille.
facts-path-unknown = { $file } : { $path } : rien ne se trouve à cet endroit de la bataille.
facts-rule-unknown = { $file } : { $path } : le registre n'a pas de règle { $rule }.

## Leçons

lesson-allow = { $file } : { $path } : « { $text } » n'est pas permis par l'étape.
lesson-choice = { $file } : { $path } : « { $text } » n'est pas proposé ; sont proposés : { $offered }. { $reason }
lesson-dead-end = { $file } : { $path } : après « { $text } », l'élève ne peut ni finir l'étape ni apprendre qu'il l'a manquée.
lesson-dice = { $file } : { $path } : les dés écrits ne conviennent pas. { $reason }
lesson-dice-count = { $file } : { $path } : dés jetés dans cette étape : { $thrown } ; dés écrits : { $written }.
lesson-die = { $file } : { $path } : « { $word } » n'est pas une face de dé.
lesson-done-early = { $file } : { $path } : tout est déjà vrai { $number ->
    [0] avant le début de l'étape.
   *[other] après le choix { $number } de la solution.
}
lesson-expect = { $file } : { $path } : attendu { $text }, vu { $seen }.
lesson-file = { $file } : { $path } : le fichier devrait s'appeler { $name }.
lesson-ref = { $file } : { $path } : il n'y a pas de { $ref } sur le plateau au début de l'étape.
lesson-ref-form = { $file } : { $path } : il faut une chose à cliquer, telle que hex:1110 ou piece:companions#ma, et non { $value }.
lesson-side = { $file } : { $path } : camp qui choisit ici : { $side }, et non { $wanted }.
lesson-step-kind = { $file } : { $path } : une étape a une solution et quelque chose à attendre ; ou une solution de l'autre camp (by) et rien à attendre ; ou seulement quelque chose à regarder.
lesson-term = { $file } : { $path } : le glossaire n'a pas d'entrée { $value }.
lesson-unreadable = { $file } : { $path } : une attente ne peut être lue. { $reason }

## Comptes rendus de batailles

record-foreign = { $file } n'est pas l'enregistrement d'une bataille : { $first } ({ $count ->
    [one] Encore une anomalie.
   *[other] Encore { $count } anomalies.
})
record-version = { $file } a été joué avec la version { $theirs } de { $ruleset } ; celle-ci est la version { $ours }.
record-older = { $file } a été joué avec la version { $theirs } de { $ruleset } ; les règles d'aujourd'hui, version { $ours }, donnent la même chose, choix par choix.
record-older-differs = { $file } a été joué avec la version { $theirs } de { $ruleset } ; les règles d'aujourd'hui, version { $ours }, en diffèrent à partir du choix { $number } : « { $text } ».
record-no-seed = { $file } garde sa graine secrète : il pourra être vérifié une fois la bataille finie.
record-commitment = { $file } : la graine n'est pas celle qui était engagée avant le premier dé.
record-scenario = { $file } a été joué sur une autre édition de { $name }.
record-choice = Le choix { $number } (« { $text } ») ne convient pas.
record-chain = { $file } : le choix { $number } (« { $text } ») ne convient pas : l'enregistrement a été modifié là ou avant.
record-seal = { $file } : le sceau ne correspond pas à la bataille : l'enregistrement a été modifié.
record-header = { $file } : { $key } n'est pas ce que la bataille de cet enregistrement aurait écrit
record-snapshot = { $file } : la position sauvegardée est illisible.

## Ce qui n'est pas possible

refused-by-rule = { $because } (règle { $rule })
refused-by-our-rule = { $because } (règle { $rule }, de nous : le livret n'en dit rien)
refused-not-offered = « { $option } » n'est pas proposé maintenant.
refused-not-your-turn = C'est à l'autre camp de choisir ({ $side }).
refused-over = La bataille est finie.
refused-stale = Cela répond à la décision { $number } ; celle en cours est la { $current }.
refused-undo-dice = Un dé a été lancé : on ne peut pas revenir en arrière.
refused-undo-fork = Cette copie ne peut pas remonter avant l'endroit où elle a quitté la bataille.
refused-undo-revealed = Une chose cachée a été révélée : on ne peut pas revenir en arrière.
refused-undo-side = La parole est passée à l'autre camp : on ne peut pas revenir en arrière.
refused-undo-start = Il n'y a rien à annuler.
refused-unknown-box = Il n’y a pas de case { $name }.
refused-unknown-card = Il n’y a pas de carte { $name }.
refused-unknown-facing = { $name } n’est pas une orientation ici.
refused-unknown-group = Il n’y a pas de groupe { $name }.
refused-unknown-hex = Il n’y a pas d’hexagone { $name }.
refused-unknown-hexside = Il n’y a pas de côté d’hexagone { $name }.
refused-unknown-leader = Il n’y a pas de chef { $name }.
refused-unknown-number = { $name } n’est pas un nombre.
refused-unknown-piece = Il n’y a pas de pièce { $name }.
refused-unknown-point = { $name } n’est pas un point de la table.
refused-unknown-pose = { $name } n’est pas une place et une orientation sur la table.
refused-unknown-side = Il n’y a pas de camp { $name }.
refused-unknown-unit = Il n’y a pas d’unité { $name }.
refused-unknown-word = « { $name } » n’est pas connu ici.
refused-word-missing = Il manque un mot : { $pattern }.
refused-written-otherwise = Écrivez « { $text } ».

option-plain = Choisir ceci
option-unknown = { $ruleset } n'a pas d'option { $name } ; ses options sont { $known }.
option-value = L'option { $name } ne peut pas valoir { $value } ; elle peut valoir { $values }.
ruleset-unknown = Il n'y a pas de règle du jeu « { $name } », ou plusieurs commencent ainsi ; on connaît { $known }.
rule-unknown = { $ruleset } n'a pas de règle { $rule }.
scenario-ambiguous = Plusieurs batailles de { $ruleset } commencent par « { $name } » : { $known }.
scenario-favours = { $share ->
    [50] Entre vétérans de même force, aucun camp n'est favori
   *[other] Favori entre vétérans de même force : { $side }, avec { $share } % des victoires
} ({ $battles ->
    [one] une bataille livrée
   *[other] { $battles } batailles livrées
}).
scenario-no-targets = { $name } n'a pas d'objectifs { $targets } ; il a { $known }.
scenario-targets-historical = Avec les objectifs historiques ; il y en a aussi d'équilibrés.
scenario-targets-evened = Avec des objectifs qui en font une bataille égale ; les historiques sont autres.
scenario-name = « { $name } » n'est pas une bataille : une bataille se nomme jeu/bataille, et le début suffit.
scenario-unknown = { $ruleset } n'a pas de bataille « { $name } » ; on connaît { $known }.
opponent-unknown = Il n'y a pas d'adversaire « { $name } » ; on connaît { $known }.
aim-random = Aucun plan : il prend une option au hasard.
aim-trials = Il a essayé les options en pensée, et celle-ci finissait le mieux.
side-unknown = Il n'y a pas de camp « { $name } », ou plusieurs commencent ainsi ; les camps sont { $known }.

## Événements du noyau, et ce qui est caché

event-end = La bataille est finie.
hidden-thing = une chose cachée
hidden-card = une carte cachée
hidden-winner = personne

## Cas et banc de conformité

dice-script-face = Le dé { $number } est écrit avec une face que le dé lancé là n'a pas.
dice-script-short = Il est lancé plus de dés que les { $count } qui sont écrits.
case-choice = Le choix { $number } (« { $text } ») n'est pas proposé ; sont proposés : { $offered }.
case-crash = Le programme des règles a échoué : { $kind } : { $why }
case-dice-left = { $count ->
    [one] Un dé écrit n'a pas été lancé.
   *[other] { $count } dés écrits n'ont pas été lancés.
}
case-die = « { $word } » n'est pas une face de dé.
case-die-wanted = Le dé { $die }, à { $faces } faces, est lancé par { $roll } { $number ->
    [0] avant le prochain choix écrit.
   *[other] par le choix { $number } (« { $text } »).
}
case-event-undeclared = { $ruleset } énonce { $name } sans le déclarer : un défaut du jeu de règles, pas du cas.
case-expect = On attendait { $text }, on a vu { $seen }.
case-expect-unreadable = L'attente « { $text } » est illisible :
case-expect-call = On ne peut appeler que { $known }.
case-expect-event = Il n'y a pas d'événement { $event } ; sont connus { $known }.
case-expect-event-field = L'événement { $event } n'a pas de champ { $field } ; il a { $known }.
case-expect-event-value = Il faut une valeur au champ { $field } de l'événement { $event } : { $field }=…
case-expect-field = Il n'y a pas de champ { $field } ici ; sont connus { $known }.
case-expect-grammar = Ce n'est ni une comparaison, ni un événement.
case-expect-name = Il n'y a pas de { $name } dans cette bataille ; sont connus { $known }.
case-expect-value = On ne peut pas comparer ou calculer ainsi ces valeurs.
case-not-refused = « { $text } » devrait être refusé, mais est proposé.
case-offered = « { $text } » devrait être proposé ; sont proposés : { $offered }.
case-refused-rule = « { $text } » devrait être refusé par la règle { $rule }, mais l'est par { $named } :
case-over = On en est au tour { $turn }, phase { $phase } : la bataille est finie.
case-where = On en est au tour { $turn }, phase { $phase } : réponse attendue à { $kind }, camp { $side }.
case-step = tour { $turn } { $phase }, { $side } { $kind } : { $text }{ $thrown ->
    [0] {""}
   *[other] {" "}(dés { $dice })
}
case-trace-more = … ({ $count } plus tôt ; --trace montre tout)
case-without-unknown = { $scenario } n'a pas de { $name } qu'on puisse omettre.
case-rule-unknown = Le registre de { $ruleset } n'a pas de règle { $rule }.
cases-none = Il n'y a pas de cas ici : nommez un fichier ou un dossier de cas.
cases-rule-none = Aucun de ces cas ne cite la règle { $rule }.
cases-passed = ok   
cases-failed = ÉCHEC
cases-uncovered = { $ruleset } : { $count ->
    [0] chaque règle a un cas réussi.
    [one] une règle n'a pas de cas réussi : { $rules }
   *[other] { $count } règles n'ont pas de cas réussi : { $rules }
}
check-counts = { $battles } batailles, { $decisions } décisions, la plus longue { $longest }, { $refused } faux choix refusés ; victoires : { $winners }
check-blocks = { $ruleset } : événements par option : { $events } ; { $count ->
    [0] aucune n’est restée sans effet
    [one] { $idle } n’a rien fait
   *[other] { $count } n’ont rien fait : { $idle }
}
check-never = { $ruleset } : { $count ->
    [0] chaque sorte d’événement est arrivée
   *[other] { $count } sortes d’événements ne sont jamais arrivées : { $events }
}
check-failure = { $check } (graine « { $seed } », décision { $number }) : { $detail } ; enregistrement : { $record }

## La ligne de commande

cli-interrupted = Interrompu.
cli-output = La sortie ne peut pas être écrite : { $why }.
cli-no-command = Il n'y a pas de commande « { $name } » ; les commandes sont { $known }.
cli-no-option = Il n'y a pas d'option { $option } ici ; --help les énumère.
cli-option-value = L'option { $option } veut une valeur, ou en a une qu'elle n'accepte pas ; --help l'explique.
cli-missing-argument = Il manque { $name } ; --help dit ce qu'il faut.
cli-extra-argument = « { $text } » est un argument de trop pour { $command }.
cli-bad-value = La valeur de { $option } est inutilisable ; --help dit ce qu'il faut.
cli-number = { $option } doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
cli-targets = Il n'y a pas d'objectifs « { $value } » ; sont connus { $known }.
cli-seconds = { $option } doit être un nombre de secondes de 0.01 à 3600, et non « { $value } ».
cli-language = Il n'y a pas de langue « { $value } » ; on connaît { $known }.
cli-usage = Les arguments sont incompréhensibles ({ $why }) ; --help dit ce qu'il faut.
cli-defect = Erreur interne, merci de la signaler ({ $kind } : { $why }). Avec STRATEGIKON_DEBUG=1, l'endroit s'affiche.

help-usage = Usage :
help-options = Options
help-commands = Commandes
help-help = Afficher cette aide.
help-version = Afficher la version.
help-strategikon = Batailles antiques et médiévales, règles complètes. Une bataille se nomme jeu/bataille ; un début sans équivoque suffit.
help-list = Énumérer les jeux, leurs batailles et leurs options.
help-play = Jouer une bataille dans le terminal.
help-replay = Raconter une bataille enregistrée.
help-verify = Recalculer chaque dé et chaque empreinte d'un enregistrement.
help-cases = Exécuter les cas de conformité.
help-check = Passer les jeux au banc de conformité.
help-bench = Mesurer la vitesse du moteur.
help-rules = Afficher les règles : une seule, un chapitre ou toutes.
help-serve = Sert la page : des batailles dans le navigateur, sur cette machine seule sauf si un hôte est nommé.
help-repair = Trouver les batailles illisibles du serveur, ou en ramener une à son dernier choix entier.
help-option-lang = Parler anglais ou français ; sinon la locale décide.
help-option-json = Écrire du JSON pour les programmes.
help-option-seed = La graine des dés ; une nouvelle si elle n'est pas donnée.
help-option-option = Choisir une règle optionnelle ; peut se répéter.
help-option-side = Votre camp ; l'ordinateur joue les autres.
help-option-against = Qui joue l'autre camp : random (au hasard), recruit (recrue), veteran (vétéran) ou elite (élite).
help-option-save = Où sauvegarder la bataille quand vous partez.
help-option-load = Reprendre une bataille sauvegardée.
help-option-no-curtain = À deux devant un clavier, sans secrets.
help-option-upto = Raconter jusqu'à ce choix.
help-option-rule = Seulement les cas qui citent cette règle ; peut se répéter.
help-option-trace = Montrer chaque décision avec ses dés et ses événements, des cas réussis aussi.
help-option-coverage = Énumérer aussi les règles qu'aucun cas ne prouve ; les noms de jeux disent lesquels.
help-option-battles = Nombre de batailles par scénario.
help-option-check-seed = La graine dont on tire celles des batailles.
help-option-every = Une décision sur tant est mise à l'épreuve : dédoublée, annulée, reconstruite, soumise à de faux choix.
help-option-again = Une bataille sur tant est rejouée, mise à l'épreuve et reconstruite de son enregistrement ; les autres sont seulement jouées.
help-option-records = Le dossier où enregistrer les échecs.
help-option-seconds = Durée de chaque mesure, en secondes.
help-option-host = L'adresse où écouter ; 127.0.0.1 est cette machine seule.
help-option-port = Le port où écouter ; 0 est n'importe lequel qui soit libre.
help-option-open = Ouvrir la page dans le navigateur de cette machine.

progress-list = Lecture des batailles
progress-replay = Relecture
progress-cases = Exécution des cas
progress-check = Contrôle
progress-bench = Mesure

list-switches = Options (play --option ID=VALEUR) :
list-evened = --targets evened
list-favours = { $share ->
    [50] équilibrée
   *[other] avantage { $side }, { $share } %
}
list-hint = Pour jouer : strategikon play NOM
rules-section = { $section } : { $span } ({ $count })
rules-hint = { $count } règles. Donnez un numéro pour en lire une, son début pour lire un chapitre.
rule-kind-core = de base
rule-kind-special = spéciale
rule-kind-optional = optionnelle
rule-kind-reference = pour mémoire
rule-source-document = du livret
rule-source-ours = de nous : le livret n'en dit rien

verify-title = { $file } : vérifié. { $name }, règles version { $version }.
verify-choices = { $count ->
    [one] un choix, proposé quand il fut fait
   *[other] { $count } choix, chacun proposé quand il fut fait
}
verify-dice = { $count } octets de la bande des dés lus, tous recalculés
verify-commitment = l'engagement { $hash } est bien celui de la graine
verify-seal = sceau { $hash }
outcome-open = La bataille n'est pas finie.
outcome-drawn = Personne n'a gagné. { $reason }
outcome-won = Vainqueur : { $winner }. { $reason }

bench-title = Parties au hasard, Python { $python } sur { $machine }
bench-ruleset = jeu
bench-decisions = décisions/s
bench-chess = × échecs
bench-battles = batailles/s
bench-fork = copie, /95 %, µs
bench-state = état, octets
bench-record = fichier, octets
bench-answers = { $ruleset } : { $texts } textes refusés en { $refusal } ms (médiane), { $worst-refusal } au pire{ $wishes ->
    [0] {""}.
   *[other] { " " }; { $wishes } souhaits exaucés en { $fit } ms, { $worst-fit } au pire.
}
bench-overhead = Le noyau prend { $ratio } fois le temps des générateurs nus menés à la main ({ $scenario }).
bench-no-chess = Pour l'étalon, installez python-chess : pip install chess

## Jouer dans le terminal

play-title = { $name } : { $title } (graine { $seed })
play-hint = Tapez le numéro d'une option ou le début de son texte ; ? pour l'aide.
play-what = Quelle bataille ? strategikon list les énumère ; ou reprenez-en une avec --load FICHIER.
play-seed = Une graine a de 1 à 200 caractères.
play-load-alone = Une bataille sauvegardée apporte son nom, sa graine et ses options : donnez --load sans eux.
play-curtain-falls = { $side } : appuyez sur Entrée pour vider l'écran.
play-curtain = { $side } : appuyez sur Entrée quand personne d'autre ne regarde.
play-ambiguous = « { $text } » commence { $count } options : { $some }.
play-on-offer = « { $text } » est proposé.
play-help-hint = Tapez ? pour l'aide.
play-family = Ou ce que les règles permettent d'autre : { $texts }
play-nearest = Au plus près : { $text } (Entrée le choisit)
play-instead = Permis à la place : { $some }
play-measure-none = Il n'y a rien à mesurer.
play-help-choose = Tapez le numéro d'une option, son texte ou le début de son texte. Plusieurs commandes sur une ligne se séparent par un point-virgule ; Tab complète un mot. En outre :
play-help-help = { $word } : cette aide
play-help-undo = { $word } : annuler le dernier choix, tant que le jeu le permet
play-help-force = { $word } : l'annuler quoi qu'il soit arrivé, si vous êtes seul ici
play-help-why = { $word } OPTION : pourquoi une option n'est pas proposée
play-help-odds = { $word } [OPTION] : ce qu'une option, ou chacune qui mène aux dés, peut apporter
play-help-sheet = { $word } OPTION : comment elle sera résolue, somme et table
play-help-threat = { $word } UNITÉ : ce que l'ennemi peut faire à une unité à son prochain tour
play-help-advise = { $word } : ce que le meilleur adversaire ferait maintenant
play-help-aim = { $word } : ce que l'ordinateur cherchait à faire à l'instant
play-help-log = { $word } [N] : ce qui vient de se passer
play-help-board = { $word } [HEX, ou UNITÉ POUCES] : le plateau, autour d'un hexagone s'il est grand, ou tant de pouces autour d'une unité
play-help-unit = { $word } ID : la fiche d'une unité
play-help-measure = { $word } ID [ID] : distance, côtés et vue entre deux unités, ou ce qui en entoure une
play-help-rule = { $word } ID : une règle
play-help-save = { $word } [FICHIER] : sauvegarder la bataille
play-help-options = { $word } : revoir les options
play-help-quit = { $word } : partir
play-words-help = aide ?
play-words-undo = annuler u
play-words-force = annuler! u!
play-words-why = pourquoi
play-words-odds = chances
play-words-sheet = calcul
play-words-threat = menace
play-words-advise = conseil
play-words-aim = but
play-words-log = journal
play-words-board = plateau
play-words-unit = unité unite
play-words-measure = mesurer mesure
play-words-rule = règle regle
play-words-save = sauver
play-words-options = options
play-words-quit = quitter q
play-force-refused = Pas à deux devant un clavier : cela pourrait montrer ce qui est caché.
play-undone = Annulé ; la décision { $number } est de nouveau ouverte.
play-unseen = hors de vue
play-board-cut = Le plateau dépasse l'écran : plateau HEX montre ce qui entoure un hexagone.
play-hand = { $side } : { $count ->
    [0] aucune carte en main
   *[other] en main, { $cards }
}
play-hand-hidden = { $side } : { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
play-unit = { $name } ({ $id }), { $side }
play-unit-place = en { $place }, force { $strength }, orientation { $facing }
play-unit-which = Quelle unité ? « { $text } » n'en est pas une, ou en commence plusieurs :
play-save-where = Sauvegarder où ? sauver FICHIER
play-saved = Sauvegardé dans { $file }.
play-go-on = Pour reprendre : strategikon play --load { $file }
play-go-on-unsaved = La bataille n'a pas été sauvegardée ; la prochaine fois, donnez --save FICHIER ou tapez sauver FICHIER avant de partir.
play-won = Vainqueur : { $winner }.
play-drawn = Personne n'a gagné.
play-record = L'enregistrement est { $file } ; strategikon replay le raconte, strategikon verify le vérifie.
log-choice = { $number }. { $side } : { $text }

## Laboratoire

help-odds = Montre les chances des options d'une bataille enregistrée, ce qui menace une unité, ou prouve que les chances sont justes.
help-simulate = Livre beaucoup de batailles entre deux adversaires, et dit ce qu'elles apprennent.
help-balance = Cherche si une bataille est équilibrée, et ce qui l'équilibrerait.
help-drill = Livre toutes les batailles avec toutes les règles optionnelles entre tous les adversaires tour à tour, et dit ce qui a échoué.
help-option-targets = Les objectifs historiques, ou équilibrés là où une bataille en a.
help-option-think = Secondes qu'un ordinateur peut réfléchir à une décision ; son jeu dépend alors de la machine.
help-option-lab-seed = La graine dont viennent celles des batailles ; lab par défaut.
help-option-lab-battles = Combien de batailles livrer ; 100 par défaut.
help-option-drill-seed = La graine dont viennent celles des batailles ; drill par défaut.
help-option-first = Le numéro de la première bataille, pour continuer un exercice ou livrer une bataille de nouveau ; 0 par défaut.
help-option-sides = Qui joue les camps, dans leur ordre : random, recruit, veteran ou elite.
help-option-swap = Livre chaque graine des deux côtés.
help-option-out = Y garde chaque bataille en une ligne de JSON ; ce qui s'y trouve déjà n'est pas livré de nouveau.
help-option-csv = Y écrit un tableau des batailles.
help-option-report = Y écrit un rapport avec des graphiques, à ouvrir dans un navigateur.
help-option-nodes = Combien de choix un adversaire peut essayer en pensée pour une décision.
help-option-workers = Combien de processus employer ; autant que de cœurs par défaut.
help-option-cluster = Livre les batailles sur les ouvriers de cet ordonnanceur Dask.
help-option-all = Toutes les batailles de tous les jeux, en tableau.
help-option-markdown = Écrit le tableau en Markdown.
help-option-balance-out = Un dossier où garder les batailles, pour reprendre là où l'on s'est arrêté.
help-option-at = Revient à la position après ce choix.
help-option-unit = Dit ce qui menace cette unité jusqu'à la fin du prochain tour de son ennemi.
help-option-samples = Combien de fois essayer ce qui ne peut être énuméré ; 1500 par défaut.
help-option-verify = Livre des positions de ces jeux jusqu'au bout, et compare.
help-option-positions = Sur combien de positions de chaque jeu prouver les chances.
help-option-repetitions = Combien de fois livrer chaque position.

progress-simulate = Combats
progress-balance = Pesée
progress-odds = Vérification

lab-players = Cette bataille a { $count } camps ; --sides en nomme { $given }.
lab-seed = Une graine pour beaucoup de batailles a de 1 à { $most } caractères.
lab-other-edition = L'ouvrier a une autre édition de { $name }.
lab-workers-died = Les ouvriers meurent l'un après l'autre, et il reste { $count } batailles à livrer ; peut-être manque-t-il de la mémoire.
lab-out-line = { $file } : la ligne { $line } n'est pas une bataille d'une simulation.
lab-out-other = { $file } : la ligne { $line } vient d'une autre série (autre bataille, graine, adversaires ou réglages) ; nommez un autre fichier.
lab-no-distributed = Pour une grappe, installez Dask distributed : pip install "strategikon[cluster]"
lab-cluster-address = « { $address } » n'est pas l'adresse d'un ordonnanceur ; elle ressemble à tcp://hôte:8786.
lab-cluster-unreachable = Personne ne répond à { $address }.
lab-cluster-lost = La grappe à { $address } est perdue ; ce qui a été livré est gardé.
lab-failed = { $count ->
    [one] Une bataille a échoué
   *[other] { $count } batailles ont échoué
} ; la première a la graine « { $seed } » : { $why }
drill-fought = { $count ->
    [one] Une bataille
   *[other] { $count } batailles
} sur { $fields ->
    [one] un terrain
   *[other] { $fields } terrains
}, { $decisions } décisions. La plus longue réflexion :
drill-slowest = { $player } : { $seconds } s
drill-failed = La bataille { $number } a échoué ({ $battle }, graine « { $seed } », { $players }, règles optionnelles : { $options }) : { $why }
lab-written = Écrit : { $file }
lab-title = { $name } : { $count ->
    [one] une bataille
   *[other] { $count } batailles
}, { $players } (graine { $seed })
lab-who = qui
lab-won = gagnées
lab-drawn = nulles
lab-lost = perdues
lab-rate = victoires
lab-interval = intervalle à 95 %
lab-percent = { $share } %
lab-draws-half = Une bataille nulle compte pour une demi-victoire de chacun.
lab-turns = Tours : { $mean } ± { $error } (la moitié des batailles finit avant le tour { $median } ; de { $least } à { $most })
lab-decisions = Décisions : { $mean } ± { $error } (médiane { $median } ; de { $least } à { $most })
lab-costs = { $side } : { $costs }
lab-first-same = C'est toujours le même camp qui commence ici : on ne peut savoir si cela compte.
lab-first-matters = Commencer compte : cela change le taux de victoires du premier camp de { $gain } points (± { $error }).
lab-first-even = Commencer ne fait aucune différence que l'on puisse distinguer du hasard : { $gain } points (± { $error }).

cost-losses = pertes
cost-destroyed = détruites
cost-retreats = replis
cost-routs = déroutes
cost-leaders = chefs perdus

odds-no-tactics = { $ruleset } n'a pas de tactique : il n'y a pas de chances à montrer.
odds-unit = Il n'y a pas d'unité « { $unit } » sur le plateau.
odds-no-dice = « { $text } » ne mène à aucun dé.
odds-none = Aucune option ne mène à des dés.
odds-title = { $option } : { $exact ->
    [0] estimé d'après { $samples } essais, ± est l'intervalle à 95 %
   *[other] exact
}
odds-threat = { $unit }, jusqu'à la fin du prochain tour de l'ennemi (d'après { $samples } essais, ± est l'intervalle à 95 %) :
odds-favour = { $side } : mieux { $better }, égal { $even }, pire { $worse }
odds-nothing = rien
odds-cost = { $unit } : { $what } { $amount }
odds-costs = { $costs }
odds-rest = tout le reste
odds-mean = { $side } : { $costs }
odds-next = choix suivant : { $side }
odds-over = puis la bataille est finie
odds-verify = { $ruleset } : { $positions } positions, dont { $exact } exactes ; { $figures } chiffres, { $outside } hors de leur intervalle à 95 % ; le pire à { $worst } fois son erreur ; médiane { $median } ms
odds-disagree = Les chances ne s'accordent pas avec ce qui a été livré.
odds-record = Quel enregistrement ? strategikon odds FICHIER [OPTION], ou strategikon odds --verify.

sheet-none = Il n'y a rien à calculer pour « { $text } ».
sheet-rules = règles { $rules }
play-hint-told = Le meilleur adversaire choisirait « { $text } ». { $aim }
play-aim-none = L'ordinateur n'a encore rien choisi.

balance-none-known = Pour { $ruleset }, on ne connaît rien que l'on puisse changer.
balance-sides = Seules les batailles à deux camps peuvent être pesées.
balance-which = Quelle bataille ? strategikon balance BATAILLE, ou --all.
balance-now = { $name } : { $side }, { $rate } de victoires ({ $low }–{ $high }) en { $count } batailles entre vétérans égaux.
balance-even = { $name } est assez équilibrée : rien n'est à changer.
balance-tried = { $change } : { $side }, { $rate } de victoires ({ $low }–{ $high })
balance-suggest = Pour équilibrer { $name } : { $change }. Alors { $side } : { $rate } de victoires ({ $low }–{ $high }) au lieu de { $was }.
balance-nearest = Rien de ce qui fut essayé n'équilibre { $name }. Le plus proche : { $change } ; alors { $side } : { $rate } de victoires ({ $low }–{ $high }) au lieu de { $was }.
balance-nothing = Rien n'a pu être essayé sur { $name }.
balance-head-battle = bataille
balance-head-side = favorisé
balance-head-rate = victoires
balance-head-interval = intervalle à 95 %
balance-head-battles = batailles
balance-head-turns = tours
balance-head-advice = pour équilibrer
balance-fair = assez équilibrée

report-eyebrow = Laboratoire
opponent-random = hasard
opponent-recruit = recrue
opponent-veteran = vétéran
opponent-elite = élite
report-players = { $first } contre { $second }
report-battles = { $count ->
    [one] une bataille
   *[other] { $count } batailles
}
report-none = Aucune bataille n'a été livrée.
report-answer = { $who } : { $rate } de victoires ({ $low }–{ $high })
report-lost = perdue
report-fair = Assez équilibré : tout l'intervalle est entre 35 et 65 %.
report-unfair = Déséquilibré : tout l'intervalle est au-delà de 65 %.
report-open = Peut-être équilibré, peut-être non : l'intervalle franchit la borne de 65 %. Plus de batailles le diraient.
report-interval = Point et trait : le taux de victoires du camp de gauche et son intervalle à 95 %. Ombré : ce qui passe pour équilibré.
report-draws = Nulles : { $count }, chacune comptée pour une demi-victoire.
report-turns = tours
report-decisions = décisions
report-seconds = secondes de calcul
report-turn = tour
report-median = médiane { $turns }
report-length = Combien de temps cela dure
report-length-why = Les batailles, selon le tour où elles ont fini.
report-lead = Qui est en meilleure posture
report-lead-why = L'avance après chaque tour, en unités, telle qu'un vétéran la juge. Trait : la médiane. Bande foncée : la moitié des batailles ; bande claire : quatre sur cinq.
report-losses = Pertes par tour
report-losses-why = Moyenne de toutes les batailles ; une bataille finie ne perd plus rien.
report-units-why = Pertes moyennes par bataille, et combien souvent une unité fut perdue.
report-costs = Ce que cela coûte
report-costs-why = Moyenne de toutes les batailles, ± la demi-largeur de l'intervalle à 95 %.
report-replays = Des batailles à revoir
report-replays-why = Chaque enregistrement est dans ce fichier. Sauvez-le, puis rejouez-le dans le terminal ou ouvrez-le sur la page.
report-typical = Une bataille typique
report-shortest = La plus courte
report-longest = La plus longue
report-bloodiest = La plus sanglante
report-one-sided = La plus inégale
report-upset = La surprise
report-won = Vainqueur : { $winner }, au tour { $turns }.
report-drawn = Personne ne gagne ; { $turns } tours.
report-download = Sauver l'enregistrement
report-how = Comment on l'a trouvé
report-method = Les intervalles sont à 95 % : ceux de Wilson pour les taux de victoires, normaux pour les moyennes. Une bataille nulle compte pour une demi-victoire de chacun.
report-method-seed = Cette commande livre les mêmes batailles de nouveau, sur toute machine et avec tout nombre d'ouvriers :

## Lever une armée

help-muster = Listes d’armée, effectifs, et batailles faites de deux armées.
help-muster-lists = Donner toutes les listes d’armée.
help-muster-show = Montrer une liste : ce qu’on peut y acheter, et à quel prix.
help-muster-price = Chiffrer un effectif, et dire tout ce qui s’y oppose.
help-muster-sheet = Imprimer la feuille d’un effectif, avec la fiche de chaque troupe.
help-muster-translate = Traduire une ligne d’une liste étrangère, et dire chaque décision.
help-muster-raise = Laisser l’ordinateur lever une armée.
help-muster-battle = Faire une bataille de deux effectifs et d’un champ ; play prend le fichier.
help-muster-book = Les listes d’où vient la ligne.
help-muster-year = L’année ; celles d’avant Jésus-Christ sont négatives.
help-muster-region = Où vivaient ces troupes.
help-muster-choose = Prendre soi-même une décision ; peut être donné plusieurs fois.
help-muster-budget = Les points à dépenser ; 0 : sans limite.
help-muster-seed = Une autre graine, une autre armée.
help-muster-save = L’écrire là, en TOML.
help-muster-field = La carte d’une bataille, ou d’un fichier ; sinon on en pose une.
help-muster-field-seed = La graine d’après laquelle le champ est posé.
help-muster-landscape = Dans quel paysage le champ est posé.
help-muster-density = Combien le terrain est accidenté.
help-muster-method = Comment les armées se déploient.
help-muster-turns = Le nombre de tours ; 0 : le nombre habituel.
help-muster-first = L’armée qui joue la première : sa liste, first ou second ; sinon le sort décide.
help-muster-agreed = Les joueurs s’accordent à passer outre les objections.
help-muster-deployed = Laisser l’ordinateur déployer les deux armées.
muster-none = { $ruleset } n’a pas de listes d’armée ; { $known } en a
muster-name = { $name } : une liste s’appelle système/liste
muster-no-list = Il n’y a pas de liste { $name } ; il y a { $known }
muster-no-roster = { $file } : ce n’est pas un effectif
muster-pair = { $text } : une décision s’écrit clé=mot
muster-two-rulesets = Les deux effectifs sont de systèmes différents
muster-years = { $since } à { $until }
muster-year-bc = { $year } av. J.-C.
muster-fact = { $label } : { $text }
muster-bounds = { $least } à { $most }
muster-sum = { $units ->
    [one] une unité
   *[other] { $units } unités
}, { $budget ->
    [0] { $points } points
   *[other] { $points } points sur { $budget }
}
muster-more = { $count } de plus : { $name }
muster-fewer = { $count } de moins : { $name }
muster-in-year = en l’an { $year }
muster-remedy = Remède : { $steps } ({ $points } points)
muster-price = { $points } points l’unité
muster-decision = { $key } : { $taken } (ou { $others })
muster-saved = Écrit dans { $file }

## Les champs des scénarios, tels que les formulaires les nomment

field-area = Zone
field-balance = Équilibre
field-battles = Batailles
field-board = Plateau
field-briefing = Présentation
field-camp = Camp
field-change = Changement
field-class = Classe
field-columns = Colonnes
field-combat = Combat
field-compare = Comparer
field-conditions = Conditions
field-contingent = Contingent
field-corps = Corps
field-count = Nombre
field-date = Date
field-edge = Bord
field-effect = Effet
field-en = Anglais
field-evened = Variante équilibrée
field-favours = Avantage
field-formation = Formation
field-fr = Français
field-hex = Case
field-hexes = Cases
field-id = Identifiant
field-kind = Genre
field-label = Étiquettes
field-leader = Chef
field-leaders = Chefs
field-level = Niveau
field-missile = Tir
field-morale = Moral
field-mount = Monture
field-name = Nom
field-name_en = Nom anglais
field-name_fr = Nom français
field-objective = Objectifs
field-options = Règles facultatives
field-params = Précisions
field-rows = Rangées
field-ruleset = Jeu
field-schema = Schéma
field-share = Part
field-side = Camp
field-sides = Côtés
field-size = Taille
field-special_rule = Règles spéciales
field-terrain = Terrain
field-title = Titre
field-turn = Tour
field-turns = Tours
field-type = Type
field-unit = Unités
field-victory = Victoire
field-winner = Vainqueur
field-year = Année

## Posé sur tout plateau

overlay-danger = Menaces
shape-danger-many = Trois ennemis ou plus pourraient frapper ici
shape-danger-two = Deux ennemis pourraient frapper ici
shape-danger-one = Un ennemi pourrait frapper ici

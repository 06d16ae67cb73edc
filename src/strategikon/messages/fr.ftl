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

complaint-boolean = { $file } : { $path } : il faut true ou false, et non { $value }.
complaint-case-setup = { $file } : { $path } : un cas a soit un setup, qui est une table, soit un scenario, pas les deux.
complaint-chain = { $file } : { $path } : il faut quatre chiffres hexadécimaux pour chacun des { $choices } choix.
complaint-choice = { $file } : { $path } : il faut l'une des valeurs { $words }, et non { $value }.
complaint-ident = { $file } : { $path } : il faut un nom fait de lettres, chiffres, tirets et soulignés, et non { $value }.
complaint-integer = { $file } : { $path } : il faut un nombre entier de { $low } à { $high }, et non { $value }.
complaint-list = { $file } : { $path } : il faut une liste, et non { $value }.
complaint-list-length = { $file } : { $path } : il faut de { $least } à { $most } éléments, et non { $count }.
complaint-missing = { $file } : { $path } : absent.
complaint-more = { $file } : et { $count ->
    [one] encore une anomalie.
   *[other] encore { $count } anomalies.
}
complaint-range = { $file } : { $path } : il faut un nombre de { $low } à { $high }, et non { $value }.
complaint-table = { $file } : { $path } : il faut une table de noms et de valeurs, et non { $value }.
complaint-text = { $file } : { $path } : il faut un texte, et non { $value }.
complaint-text-long = { $file } : { $path } : il faut { $most } caractères au plus, et non { $count }.
complaint-twice = { $file } : { $path } : { $value } s'y trouve deux fois.
complaint-unknown = { $file } : { $path } : clé inconnue ; les clés connues sont { $known }.

## Comptes rendus de batailles

record-foreign = { $file } n'est pas l'enregistrement d'une bataille : { $first } ({ $count ->
    [one] Encore une anomalie.
   *[other] Encore { $count } anomalies.
})
record-version = { $file } a été joué avec la version { $theirs } de { $ruleset } ; celle-ci est la version { $ours }.
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
refused-not-offered = « { $option } » n'est pas proposé maintenant.
refused-not-your-turn = C'est à l'autre camp de choisir ({ $side }).
refused-over = La bataille est finie.
refused-stale = Cela répond à la décision { $number } ; celle en cours est la { $current }.
refused-undo-dice = Un dé a été lancé : on ne peut pas revenir en arrière.
refused-undo-fork = Cette copie ne peut pas remonter avant l'endroit où elle a quitté la bataille.
refused-undo-revealed = Une chose cachée a été révélée : on ne peut pas revenir en arrière.
refused-undo-side = La parole est passée à l'autre camp : on ne peut pas revenir en arrière.
refused-undo-start = Il n'y a rien à annuler.

option-plain = Choisir ceci
option-unknown = { $ruleset } n'a pas d'option { $name } ; ses options sont { $known }.
option-value = L'option { $name } ne peut pas valoir { $value } ; elle peut valoir { $values }.
ruleset-unknown = Il n'y a pas de règle du jeu « { $name } », ou plusieurs commencent ainsi ; on connaît { $known }.
rule-unknown = { $ruleset } n'a pas de règle { $rule }.
scenario-ambiguous = Plusieurs batailles de { $ruleset } commencent par « { $name } » : { $known }.
scenario-name = « { $name } » n'est pas une bataille : une bataille se nomme jeu/bataille, et le début suffit.
scenario-unknown = { $ruleset } n'a pas de bataille « { $name } » ; on connaît { $known }.
opponent-unknown = Il n'y a pas d'adversaire « { $name } » ; on connaît { $known }.
aim-random = Aucun plan : il prend une option au hasard.
side-unknown = Il n'y a pas de camp « { $name } », ou plusieurs commencent ainsi ; les camps sont { $known }.

## Événements du noyau, et ce qui est caché

event-end = La bataille est finie.
hidden-thing = une chose cachée
hidden-card = une carte cachée
hidden-winner = personne

## Cas et banc de conformité

dice-script-face = Le dé { $number } est écrit { $value }, mais ses faces vont de 0 à { $faces } moins un.
dice-script-short = Il est lancé plus de dés que les { $count } qui sont écrits.
case-choice = Le choix { $number } (« { $text } ») n'est pas proposé ; sont proposés : { $offered }.
case-crash = Le programme des règles a échoué : { $kind } : { $why }
case-dice-left = { $count ->
    [one] Un dé écrit n'a pas été lancé.
   *[other] { $count } dés écrits n'ont pas été lancés.
}
case-die = « { $word } » n'est pas une face de dé.
case-expect = On attendait { $text }, on a vu { $seen }.
case-expect-unreadable = L'attente « { $text } » est illisible : { $why }.
case-not-refused = « { $text } » devrait être refusé, mais est proposé.
case-offered = « { $text } » devrait être proposé ; sont proposés : { $offered }.
case-refused-rule = « { $text } » devrait être refusé par la règle { $rule }, mais l'est par { $named } :
case-rule-unknown = Le registre de { $ruleset } n'a pas de règle { $rule }.
cases-none = Il n'y a pas de cas ici : nommez un fichier ou un dossier de cas.
cases-passed = ok   
cases-failed = ÉCHEC
cases-uncovered = { $ruleset } : { $count ->
    [0] chaque règle a un cas réussi.
    [one] une règle n'a pas de cas réussi : { $rules }
   *[other] { $count } règles n'ont pas de cas réussi : { $rules }
}
check-counts = { $battles } batailles, { $decisions } décisions, la plus longue { $longest }, { $refused } faux choix refusés ; victoires : { $winners }
check-failure = { $check } (graine « { $seed } », décision { $number }) : { $detail } ; enregistrement : { $record }

## La ligne de commande

cli-no-command = Il n'y a pas de commande « { $name } » ; les commandes sont { $known }.
cli-no-option = Il n'y a pas d'option { $option } ici ; --help les énumère.
cli-option-value = L'option { $option } veut une valeur, ou en a une qu'elle n'accepte pas ; --help l'explique.
cli-missing-argument = Il manque { $name } ; --help dit ce qu'il faut.
cli-extra-argument = « { $text } » est un argument de trop pour { $command }.
cli-bad-value = La valeur de { $option } est inutilisable ; --help dit ce qu'il faut.
cli-number = { $option } doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
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
help-option-lang = Parler anglais ou français ; sinon la locale décide.
help-option-json = Écrire du JSON pour les programmes.
help-option-seed = La graine des dés ; une nouvelle si elle n'est pas donnée.
help-option-option = Choisir une règle optionnelle ; peut se répéter.
help-option-side = Votre camp ; l'ordinateur joue les autres.
help-option-against = Qui joue l'autre camp : random (au hasard).
help-option-save = Où sauvegarder la bataille quand vous partez.
help-option-load = Reprendre une bataille sauvegardée.
help-option-no-curtain = À deux devant un clavier, sans secrets.
help-option-upto = Raconter jusqu'à ce choix.
help-option-coverage = Énumérer aussi les règles qu'aucun cas ne prouve ; les noms de jeux disent lesquels.
help-option-battles = Nombre de batailles par scénario.
help-option-check-seed = La graine dont on tire celles des batailles.
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
list-hint = Pour jouer : strategikon play NOM
rules-section = { $section } : { $span } ({ $count })
rules-hint = { $count } règles. Donnez un numéro pour en lire une, son début pour lire un chapitre.
rule-kind-core = de base
rule-kind-special = spéciale
rule-kind-optional = optionnelle
rule-kind-reference = pour mémoire

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
bench-fork = copie, µs
bench-state = état, octets
bench-record = fichier, octets
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
play-help-choose = Tapez le numéro d'une option, son texte ou le début de son texte. Plusieurs commandes sur une ligne se séparent par un point-virgule. En outre :
play-help-help = { $word } : cette aide
play-help-undo = { $word } : annuler le dernier choix, tant que le jeu le permet
play-help-force = { $word } : l'annuler quoi qu'il soit arrivé, si vous êtes seul ici
play-help-why = { $word } OPTION : pourquoi une option n'est pas proposée
play-help-log = { $word } [N] : ce qui vient de se passer
play-help-board = { $word } [HEX] : le plateau, autour d'un hexagone s'il est grand
play-help-unit = { $word } ID : la fiche d'une unité
play-help-rule = { $word } ID : une règle
play-help-save = { $word } [FICHIER] : sauvegarder la bataille
play-help-options = { $word } : revoir les options
play-help-quit = { $word } : partir
play-words-help = aide ?
play-words-undo = annuler u
play-words-force = annuler! u!
play-words-why = pourquoi
play-words-log = journal
play-words-board = plateau
play-words-unit = unité unite
play-words-rule = règle regle
play-words-save = sauver
play-words-options = options
play-words-quit = quitter q
play-force-refused = Pas à deux devant un clavier : cela pourrait montrer ce qui est caché.
play-undone = Annulé ; la décision { $number } est de nouveau ouverte.
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

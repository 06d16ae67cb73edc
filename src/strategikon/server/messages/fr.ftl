# Ce que dit le serveur lui-même. Les phrases des règles et de la ligne de commande sont ailleurs.
server-limit = { $name } : { $value } n'est pas une limite. On connaît { $known }.
server-database = DATABASE_URL doit commencer par sqlite:/// et nommer un fichier, ou par postgresql://
server-no-driver = PostgreSQL demande un paquet de plus ; tapez : pip install 'strategikon[pg]'
server-database-down = La base de données est hors d'atteinte : { $why }.
server-database-broken = La base de données est endommagée : { $why }. Remettez-en une copie.
server-database-newer = La base de données est d'un Strategikon plus récent que celui-ci ; mettez Strategikon à jour, ou nommez une autre base.
server-database-shared = { $place } est déjà servi par un autre Strategikon : utilisez celui-là, arrêtez-le, ou nommez une autre base dans DATABASE_URL.
server-folder = { $place } ne peut pas servir pour les batailles : { $why }.
server-port = Le port { $port } de { $host } ne peut pas servir : { $why }.
server-ready = Strategikon est servi à l'adresse { $address }
server-ready-public = D'autres machines peuvent l'atteindre.
server-stop = Ctrl-C l'arrête.
server-seat-wish = { $side } : { $wish } n'est pas une place. On connaît { $known }.
server-seat-unknown = Ce jeton ne donne aucune place dans cette bataille.
server-not-your-seat = Vous n'avez ici aucune place qui permette cela.
server-invite = Cette invitation n'est pas valable, ou quelqu'un l'a déjà utilisée.
server-code = Ce code n'est pas valable, ne l'est plus, ou quelqu'un l'a déjà utilisé.
server-words = Ce ne sont pas les mots de cette bataille.
server-guesses = Trop d'essais : on en entend { $most } par minute. Réessayez plus tard.
server-fights = On en livre { $most } à la fois pour une adresse. Attendez que l'une finisse.
server-fight-endless = Une bataille n'a pas fini en { $seconds } secondes : ses objectifs sont peut-être hors d'atteinte.
server-no-workbench = { $ruleset } n'a pas d'atelier : ses batailles s'écrivent à la main.
server-no-battle = Il n'y a pas de bataille { $battle }.
server-no-moment = Cette bataille n'a pas ce moment ; le dernier est { $last }.
server-no-path = Il n'y a rien à cette adresse.
server-no-page = La page n'a pas encore été construite.
server-method = Cela ne peut pas se faire à cette adresse.
server-language = On ne parle pas { $language } ici. On connaît { $known }.
server-malformed = Le message est mal formé : { $why }.
server-not-json = Le corps doit être en application/json.
server-too-large = C'est trop grand : { $most } octets au plus.
server-record-long = Cet enregistrement est trop long : { $most } choix au plus.
server-record-seed = La graine de cet enregistrement a des caractères qu'on ne peut pas garder.
server-battles-full = { $most } batailles sont ouvertes, et ce serveur n'en accepte pas plus.
server-full = { $most } batailles sont en cours, et ce serveur n'a pas de place pour une de plus en ce moment ; réessayez dans un instant.
server-connections = Il y a déjà { $most } connexions ; fermez-en une, ou réessayez dans un instant.
server-slow = La demande a mis trop de temps à venir.
server-no-length = Le corps doit dire sa longueur (Content-Length).
server-ends = Le serveur s'arrête ; veuillez réessayer dans un moment.
server-rate = Trop de demandes ; réessayez dans un instant.
server-host = Ce serveur n'est pas connu sous ce nom.
server-origin = On ne répond pas aux demandes d'autres pages.
server-store = Le choix n'a pas pu être enregistré ; réessayez.
server-store-down = Les batailles sont hors d'atteinte pour l'instant ; veuillez réessayer dans un moment.
server-battle-broken = La bataille { $battle } ne se lit pas au-delà du choix { $number }. L'hébergeur peut l'y ramener avec : strategikon repair { $battle }
server-older = Cette bataille a été commencée avec la version { $theirs } de ses règles. Elle continue avec celle d'aujourd'hui, la version { $ours } : jusqu'ici elles donnent la même chose, choix par choix.
server-older-differs = Cette bataille a été commencée avec la version { $theirs } de ses règles ; celle d'aujourd'hui, la version { $ours }, en diffère à partir du choix { $number }. On peut la lire jusque-là, la revoir et l'enregistrer, mais non la continuer.
server-older-line = Commencée avec la version { $theirs } de ses règles ; celle d'aujourd'hui est la version { $ours }.
server-older-battle = La bataille { $battle } a été commencée avec la version { $theirs } de ses règles ; celle d'aujourd'hui, la version { $ours }, en diffère à partir du choix { $number }. Elle est laissée telle quelle.
server-defect = Une erreur s'est produite sur le serveur ; elle a été notée.
server-hello-first = Dites d'abord bonjour (hello).
server-odds-unknown = On ne sait rien des chances de cela.
server-hints-off = Les conseils sont désactivés dans cette bataille.
server-reaching = Qui peut atteindre { $hex }
server-reaching-point = Qui peut atteindre ce point
server-not-offered = Cela ne fait pas partie des choix en ce moment.
server-other-piece = Ce n’est pas { $piece } qu’on demande maintenant.
server-hint-chances = { $aim } Vous vous en tirez mieux { $better } % du temps, moins bien { $worse } %.
server-waiting = On attend : { $side }
server-waiting-computer = { $side } : l'ordinateur réfléchit
server-resigned = { $side } : abandon.
server-seat-seconds = { $side } : { $wish } n'est pas un temps de réflexion. Il va de { $least } à { $most } secondes, avec un chiffre après le point au plus.
server-questions = { $most } questions à la fois au plus ; attendez une réponse.
server-no-family = Rien ne se place librement maintenant.
server-judgement-early = Ce qui fut chance et ce qui fut choix se dit quand la bataille est finie.
server-study-people = Rien ne s’essaie tant qu’une bataille entre joueurs est en cours.
server-study-nothing = Vous n’avez pas encore eu de choix à partir duquel essayer autre chose.
server-late = Ce serait trop long à savoir.
server-threat-unknown = On ne sait rien de ce qui menace ici.
server-measure-unknown = Il n'y a rien à mesurer ici.
server-sheet-unknown = Il n'y a rien à calculer ici.
server-aim-unknown = L'ordinateur n'a encore rien fait qu'il puisse expliquer.
server-overlay-unknown = Il n'y a pas de « { $kind } » à montrer ici.
server-no-piece = Pas sur le plateau : { $piece }.
server-odds-rest = { $count } autres issues
server-switch-off = non
server-switch-on = oui
server-opponent-random = Hasard
server-opponent-random-text = Prend n'importe quelle option ; pour essayer.
server-opponent-recruit = Recrue
server-opponent-recruit-text = Connaît les règles, voit peu devant soi, souvent distraite : pour une première bataille.
server-opponent-veteran = Vétéran
server-opponent-veteran-text = Joue vite et juste, et ne donne presque rien.
server-opponent-elite = Élite
server-opponent-elite-text = Essaie ses options avant de choisir. Plus il a de temps, plus il joue fort.
server-odds-better = À votre avantage
server-odds-even = Sans avantage pour personne
server-odds-worse = À votre désavantage
server-odds-then = Choix suivant : { $side }
server-odds-over = La bataille est finie
server-fate = { $who } : { $fate }
server-fate-nothing = Rien ne se passe
server-fate-destroyed = destruction
server-fate-routs = déroute
server-fate-leader = mort
server-fate-losses = −{ $amount }
server-fate-retreats = repli
server-fate-none-lost = Aucune unité perdue
server-fate-lost = { $who } : { $count ->
    [one] 1 unité perdue
   *[other] { $count } unités perdues
}
server-repair-whole = La bataille { $battle } se lit jusqu'à son dernier choix, { $number } : il n'y a rien à réparer.
server-repair-done = La bataille { $battle } reprend après le choix { $number }. { $count ->
    [one] Une entrée suivante était illisible et a été retirée :
   *[other] { $count } entrées suivantes étaient illisibles et ont été retirées :
}
server-repair-lost = entrée { $serial }, { $side } : { $kind } { $text }
server-repair-needed = La bataille { $battle } se lit jusqu'au choix { $number }, et { $count ->
    [one] une entrée suivante ne se lit
   *[other] { $count } entrées suivantes ne se lisent
} pas. Pour l'y ramener : strategikon repair { $battle }
server-repair-none = { $count ->
    [one] La seule bataille se lit jusqu'au bout.
   *[other] Les { $count } batailles se lisent jusqu'au bout.
}
server-no-lesson = Il n’y a pas de leçon { $name } ; on connaît { $known }.
server-no-step = La leçon n’a pas d’étape { $step } ; la dernière est { $most }.
server-not-asked = Ce n’est pas l’objet de cette étape.

### Les mots que tous les jeux partagent.

list-comma = { $list }, { $item }
list-and = { $list } et { $item }
list-or = { $list } ou { $item }

told-by = ({ $by }) { $line }
log-opening = L’ouverture.

ask-wait = { $text }

## Ce qu’un enregistrement prouve de ses dés

verdict-steps = { $steps ->
        [one] { $steps } étape, légale.
       *[other] { $steps } étapes, toutes légales.
    }
verdict-branched = Les { $steps } premières viennent d’une autre partie, et leurs dés avec elles.
verdict-dice = { $count ->
        [0] Aucun dé n’a été lancé et rien n’a été tiré.
        [one] Le seul lancer ou tirage vient du sceau.
       *[other] Les { $count } lancers et tirages viennent tous du sceau.
    }
verdict-dice-since = { $count ->
        [0] Depuis, aucun dé n’a été lancé et rien n’a été tiré.
        [one] Depuis, le seul lancer ou tirage vient du sceau.
       *[other] Depuis, les { $count } lancers et tirages viennent tous du sceau.
    }
verdict-open = Les dés étaient ouverts : rien ne prouve { $count ->
        [1] son unique lancer ou tirage.
       *[other] ses { $count } lancers et tirages.
    }
verdict-unrevealed = { $count ->
        [1] Son unique lancer ou tirage ne peut pas encore être prouvé :
       *[other] Ses { $count } lancers et tirages ne peuvent pas encore être prouvés :
    } la graine n’a pas été révélée.
verdict-players = Des mots de { SIDE($sides, last: "and") } sont dans ce sceau, engagés avant qu’aucun ne soit montré : l’hôte ne pouvait pas choisir les dés, pourvu qu’ils viennent { COUNT($sides) ->
        [one] du programme du joueur lui-même.
       *[other] des programmes des joueurs eux-mêmes.
    }
verdict-withheld = { SIDE($sides, last: "and") } : des mots engagés n’ont pas été montrés. Avec les mots de { SIDE($players, last: "and") } dans ce sceau, les dés ne pouvaient pas être choisis librement, mais l’hôte pouvait prendre l’un de { $courses } cours.
verdict-late = Les mots de { SIDE($sides, last: "and") } n’étaient pas engagés d’avance : qui connaissait la graine pouvait essayer des mots jusqu’à ce que les dés lui plaisent.
verdict-host = Aucun mot d’un joueur n’est dans ce sceau : l’hôte a pu le choisir.

## Ce que le programme du joueur retient du sceau

receipt-good = Les mots tirés par ton programme sont dans ce sceau, et chaque engagement est tel qu’il était avant qu’on les montre : personne n’a pu choisir ces dés.
receipt-seal = Ton programme a vu un autre sceau avant de montrer ses mots : l’hôte l’a remplacé, et cet enregistrement ne prouve rien.
receipt-commitments = Ton programme a vu d’autres engagements de { SIDE($sides, last: "and") } avant de montrer ses mots : ils ont été changés ensuite, et cet enregistrement ne prouve rien.
receipt-left-out = Ton programme a montré ses mots et l’hôte les a confirmés, mais ils ne sont pas dans ce sceau : l’hôte les a omis.
receipt-not-in = Ton programme a montré ses mots, mais ils ne sont pas dans ce sceau : ils ne sont pas arrivés à temps, ou l’hôte les a omis.
receipt-unused = Ton programme s’est engagé sur des mots, mais ne les a pas montrés : ils ne sont pas dans ce sceau.
receipt-weak = Les mots tirés par ton programme sont dans ce sceau, mais il n’est pas prouvé que personne n’a choisi les dés.

## Pourquoi pas ?

why = { $rule } : { $reason }
why-allowed = C’est permis maintenant : { $action }.
why-not-offered = Cela ne fait pas partie de ce que tu peux faire maintenant.
why-onlooker = seuls les deux joueurs décident ; tu regardes.
why-over = la partie est finie ; il n’y a plus rien à décider.
why-nothing-to-decide = Il n’y a rien à décider maintenant.
why-watching = Tu regardes ; il n’y a rien à choisir. Tape ? pour de l’aide.

not-said = Rien n’a été dit. Tape une action comme « { $example } » ou « end ».
no-such-verb = « { $word } » n’est pas une action.{ did-you-mean }
wrong-arguments = « { $text } » est incomplet ou trop long : dis « { $wanted } ».
no-such-block = Aucun bloc ne s’appelle « { $word } ».{ did-you-mean }
no-such-place = Aucun lieu ne s’appelle « { $word } ».{ did-you-mean }
no-such-card = Aucune carte ne s’appelle « { $word } ».{ did-you-mean }
no-such-unit = Aucune unité ne s’appelle « { $word } ».{ did-you-mean }
did-you-mean =
    { COUNT($near) ->
        [0] { "" }
       *[other] { " " }Voulais-tu dire { LIST($near, last: "or") } ?
    }
error = { $text }

## Pourquoi une partie a fini. Les raisons d’un jeu sont dans son propre fichier.

end-resigned = { SIDE($side) } abandonne
end-left = { SIDE($side) } est parti
end-no-time = { SIDE($side) } n’a plus de temps
end-agreed = la nulle a été convenue
end-told = { $text }

result = { $winner ->
        [draw] Partie nulle
       *[other] { SIDE($winner) } gagne
    } ({ LIST($score) }) : { $reason }
result-stopped = { $winner ->
        [draw] Partie nulle, arrêtée avant la fin
       *[other] { SIDE($winner) } gagne, partie arrêtée avant la fin
    } : { $reason }
result-unfinished = inachevée
score-of = { SIDE($side) } { $points }
side-spectator = un spectateur

## Ce que fait une analyse

analysis-playouts = Parties jouées jusqu’au bout
analysis-chances = Chances de gagner
analysis-plans = Autres plans
analysis-mistakes = Erreurs de { SIDE($side) }
analysis-nothing-played = Rien n’a encore été joué dans cette partie.

## Erreurs

game-over = La partie est finie.
not-deciding = { SIDE($side) } n’a rien à décider maintenant.
not-legal = { SIDE($side) } ne peut pas « { $action } » maintenant.
no-action-number = Il n’y a pas d’action { $action } ; elles vont de 0 à { $last }.
nothing-to-take-back = Il n’y a rien à reprendre. On ne revient jamais avant un dé, un tirage, une révélation ou un changement de décideur.
no-judgement = { $title } n’a pas encore de jugement pour les joueurs artificiels.
no-odds = { $title } ne sait pas encore calculer les chances.
no-inspection = { $title } ne répond à aucune question sur une position.
odds-no-position = Sans position, on ne peut demander que la bataille des pièces nommées.
odds-spectator = Un spectateur ne peut pas préparer d’attaque. Demande une bataille à venir.
unknown-option = { $title } n’a pas d’option « { $option } ». { COUNT($known) ->
        [0] Il n’en a aucune.
       *[other] Il a : { LIST($known) }.
    }
unknown-value = L’option « { $option } » ne peut pas être « { $value } ». Choisis parmi : { LIST($known) }.
unknown-side = Aucun camp ne s’appelle « { $name } ». Camps : { LIST($known) }.
no-such-title = Il n’y a pas de jeu « { $word } ».{ COUNT($near) ->
        [0] { "" }
       *[other] { " " }Veux-tu dire « { LIST($near) } » ?
    } Jeux : { LIST($known) }.
own-components = « { $title } » ne se joue qu’avec ses propres éléments.
no-such-piece = Il n’y a pas de pièce appelée « { $word } ».{ did-you-mean }
no-such-city = Il n’y a pas de cité appelée « { $word } ».{ did-you-mean }
no-such-space = Il n’y a pas de lieu appelé « { $word } ».{ did-you-mean }
no-such-sea-zone = Il n’y a pas de zone de mer appelée « { $word } ».{ did-you-mean }
no-such-die = Il n’y a pas de dé appelé « { $word } ».{ did-you-mean }
no-such-number = « { $word } » n’est pas un nombre. Dis { $first } à { $last }.
not-one-line = { $what ->
        [name] Un nom
        [player] Le nom d’un joueur
        [bot] Le nom d’un joueur artificiel
        [talk] Ce que tu dis
        [note] Une note
       *[words] Une contribution
    } doit être une ligne d’au plus 500 caractères, sans caractères de contrôle et sans espaces aux bords.

## Ce qui ne va pas dans un enregistrement. Un fait `word` ou `text` est ce qui y est écrit.

record-file = { $file } : { $problem }
record-line = ligne { $line } : { $reason }
record-no-text = cette ligne est abîmée : ce n’est pas du texte UTF-8
record-line-ends = ses fins de ligne ont été changées en celles de Windows (CR LF)
record-no-check = cette ligne est abîmée : elle ne finit pas par sa somme de contrôle
record-changed = cette ligne, ou sa place dans l’enregistrement, a été changée : sa somme de contrôle ne correspond pas
record-no-record = ce n’est pas un enregistrement de Rubicon : il ne commence pas par « { $word } »
record-format = le format { $found } n’est pas connu ; ce Rubicon lit le format { $known }
record-after-end = rien ne peut suivre la fin de la partie
record-unexpected = on trouve « { $word } » là où { LIST($near, last: "or") } est attendu
record-start = « start » n’est suivi que des résultats du hasard
record-seed-digits = une graine a { $digits } chiffres hexadécimaux
record-incomplete = « { $word } » est incomplet
record-no-format = « { $word } » n’est pas un format d’enregistrement
record-no-rules-version = « { $word } » n’est pas une version des règles
record-option-twice = l’option « { $word } » est ici deux fois
record-player-twice = le joueur « { $word } » est ici deux fois
record-no-dice = « { $word } » ne nomme pas de dés
record-no-sealed-dice = « { $word } » ne nomme pas de dés scellés
record-open-dice = des dés ouverts ne prennent pas de contributions
record-committed = « { $word } » s’est déjà engagé
record-many-commitments = il y a plus d’engagements qu’une partie n’a de camps
record-no-commitment = « { $word } » n’est pas un engagement
record-contributed = « { $word } » a déjà contribué
record-many-contributions = il y a plus de contributions qu’une partie n’a de camps
record-other-words = ce ne sont pas les mots auxquels « { $word } » s’était engagé
record-words-place = les mots de « { $word } » ne sont pas à leur place : les contributions suivent les engagements
record-step = on trouve l’étape { $word } là où l’étape { $expected } est attendue
record-empty = le fichier est vide
record-no-start = l’enregistrement finit avant le début de la partie : il manque { LIST($near, last: "or") }
record-step-form = une étape est un camp et son action
record-undo-chance = une reprise n’utilise pas le hasard
record-no-chance = « { $word } » n’est ni un jet de dés ni un tirage
record-cut-short = cette ligne est coupée : l’enregistrement n’a pas été écrit jusqu’au bout
record-other-dice = l’enregistrement dit « { $word } », mais les dés scellés ont donné « { $text } »
record-no-side = { $title } n’a pas de camp « { $word } »
record-newer-rules = jouée selon la version { $rules } des règles de { $title }, plus récente que la version { $version } de ce Rubicon. Un Rubicon plus récent la lit.
record-older-rules = jouée selon la version { $rules } des règles de { $title }, que ce Rubicon (version { $version }) ne rejoue plus. Le Rubicon avec lequel elle a été jouée le fait.
record-other-form = « { $word } » s’écrit « { $text } »
record-cannot-be-done = cela ne peut pas se faire ici. { $problem }
record-not-asked-for = on trouve ici « { $word } », mais la partie ne l’a pas demandé
record-goes-on = l’enregistrement dit que la partie est finie, mais elle continue
record-other-end = l’enregistrement dit « { $word } », mais la partie a fini « { $text } »
record-ended-before = l’enregistrement dit que la partie a été arrêtée, mais elle était déjà finie
record-no-winner = « { $word } » ne nomme ni vainqueur ni nulle
record-other-seed = ce n’est pas la graine à laquelle l’enregistrement s’était engagé
record-differs = il dit « { $word } », mais rejoué c’est « { $text } »
record-half-step = l’enregistrement finit au milieu d’une étape
record-not-here = « { $word } » n’a pas sa place ici
dice-ended = la partie demande « { $asked } » de { $count }, mais il n’y a plus rien
dice-differ = la partie demande « { $asked } » de { $count }, mais on trouve « { $word } » de { $given }
dice-no-face = un dé ne peut pas montrer { $value }
dice-no-draw = { LIST($text) } n’est pas un tirage de { $count } sur { $size }

## Lire et écrire des enregistrements. `text` est ce que le système dit d’un fichier.

file-not-read = Impossible de lire { $path } : { $text }.
save-in-use = { $path } est utilisé : un autre Rubicon joue cette partie.
save-failed = Impossible de sauvegarder dans { $path } : { $text }. La dernière étape n’a pas eu lieu ; rien de ce qui précède n’est perdu.
save-changed = { $path } a été changé par un autre programme. Reprends la partie pour continuer.
save-exists = { $path } existe déjà. Choisis un autre nom ; rien n’a été écrasé.
save-not-written = Impossible d’écrire { $path } : { $text }.
save-out-of-step = L’enregistrement et la partie en mémoire ne sont pas au même point. Reprends la partie pour continuer.
words-too-late = Il est trop tard pour que { SIDE($side) } s’engage.
words-others = Ce ne sont pas les mots auxquels { SIDE($side) } s’était engagé.
words-open-dice = Ces dés sont ouverts : il n’y a rien à quoi contribuer.
words-begun = La partie a commencé : il est trop tard pour contribuer.
words-twice = { SIDE($side) } a déjà contribué.
begun-already = La partie a déjà commencé.
game-has-ended = La partie est finie.
no-such-bot = Il n’y a pas de joueur artificiel « { $word } ». Il y a : { LIST($near) }.
server-no-link = « { $word } » n’est pas un lien. Un lien ressemble à { $example }.
server-silent = Aucun serveur ne répond à { $at } ({ $text }).
server-other = Ce qui répond à { $at } n’est pas un serveur de Rubicon.
server-status = Le serveur à { $at } a répondu avec le statut { $status }.
server-unanswered = Le serveur n’a pas répondu. On verra si c’est fait quand il sera revenu.
seed-missing = { $path } manque. Sans sa graine secrète, une partie scellée ne peut pas continuer.
seed-damaged = { $path } est abîmé. Sans sa graine secrète, une partie scellée ne peut pas continuer.
repair-nothing = Rien ne peut être sauvé. { LIST($problems) }
saved-damaged = abîmée à la ligne { $line } : { $reason }
saved-none = Il n’y a pas de partie inachevée. « { $command } » en commence une.
saved-unknown = Aucune partie sauvegardée ne s’appelle « { $word } ». « { $command } » les énumère.
saved-repair = Cette partie sauvegardée est abîmée. { $problem }
    Son bon début peut être sauvé : { $command }
    puis : { $example }

## Combien de temps attendre

wait-day = { $n ->
        [one] Réessaie dans { $n } jour.
       *[other] Réessaie dans { $n } jours.
    }
wait-hour = { $n ->
        [one] Réessaie dans { $n } heure.
       *[other] Réessaie dans { $n } heures.
    }
wait-minute = { $n ->
        [one] Réessaie dans { $n } minute.
       *[other] Réessaie dans { $n } minutes.
    }
wait-second = { $n ->
        [one] Réessaie dans { $n } seconde.
       *[other] Réessaie dans { $n } secondes.
    }

## Ce que le serveur refuse

refused-busy = Le serveur travaille pour d’autres. { $wait }
refused-too-much = { $work ->
        [sockets] Tu as beaucoup de connexions ouvertes.
        [connections] Tu as beaucoup de connexions ouvertes.
        [frames] Trop de paquets.
        [bytes] Trop de données.
        [messages] Trop de messages.
        [hellos] Tu as rejoint des tables très souvent.
        [histories] Tu as lu beaucoup de parties depuis le début.
        [requests] Trop de requêtes.
        [changes] Tu as fait beaucoup de changements.
        [time] Tes requêtes occupent beaucoup le serveur.
        [games] Tu as ouvert beaucoup de parties.
        [joins] Tu as pris beaucoup de places.
        [listed] Tu as déjà une partie ouverte sur la page d’accueil.
        [hints] Tu as demandé beaucoup de conseils.
        [replays] Tu as regardé beaucoup de parties.
        [analyses] Tu as demandé beaucoup d’analyses.
        [uploads] Tu as envoyé beaucoup d’enregistrements.
        [chat] Tu as beaucoup parlé.
        [reports] Tu as signalé beaucoup de lignes.
        [notes] Tu as enregistré tes notes très souvent.
        [undos] Tu es revenu en arrière très souvent.
        [stored] Tu as beaucoup enregistré.
        [channels] Tu as ajouté beaucoup de canaux.
        [letters] Des lettres ont déjà été envoyées à cette adresse.
        [recoveries] Des lettres ont déjà été envoyées à ce compte.
        [logins] Trop d’essais.
        [operators] Trop de requêtes.
       *[other] C’était trop à la fois.
    } { $wait }
refused-seat-taken = La place de { SIDE($side) } est prise.
refused-over = La partie est finie : { $reason }.
refused-clock-text = « { $text } » n’est pas une pendule. Écris « none », « live 1800+20 » (secondes au départ, et par coup) ou « days 3 pauses 2x7 » (jours par coup ; pauses et leurs jours).
refused-clock-live = Une pendule en direct a de 10 secondes à 24 heures, et au plus une heure par coup.
refused-clock-days = Un coup a de 1 à 60 jours ; il y a de 1 à 20 pauses de 1 à 60 jours.
refused-no-pauses = Seules les parties comptées en jours ont des pauses.
refused-no-pause-left = Tu n’as plus de pause.
refused-words-late = Il est trop tard pour s’engager sur des mots.
refused-commitment-digits = Un engagement a { $digits } chiffres hexadécimaux.
refused-other-words = Ce ne sont pas les mots sur lesquels tu t’es engagé.
refused-words-not-asked = On ne te demande pas de mots, ou ils sont déjà dans les dés.
refused-words-early = Les mots sont mêlés aux dés quand toutes les places sont prises.
refused-orders-many = Un camp a au plus { $most } ordres permanents.
refused-no-such-order = Cet ordre permanent n’existe pas dans cette partie.
refused-order-long = La valeur d’un ordre a au plus { $most } lettres.
refused-seed-missing = La graine secrète de cette partie manque ; sans elle, une partie scellée ne peut pas continuer.
refused-over-here = Ici la partie est finie. Choisis une étape plus ancienne pour reprendre.
refused-waits-for-players = La partie attend ses joueurs.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-finished = Cette partie n’est pas finie. Seules les parties finies sont montrées à tous ; pour la continuer, ouvre-la dans le terminal.
refused-name-long = Un nom a au plus 40 caractères.
refused-name-computer = Le nom d’une personne ne commence pas par « { $prefix } ».
refused-hints-off = Les conseils et les chances sont pour une personne contre l’ordinateur, tant qu’ils sont activés.
refused-key-length = La clé d’une commande a de 1 à { $most } caractères.
refused-seat-count = { $title } a { $count } places, pas { $given }.
refused-seat-empty = Une place est prise par une personne ou un joueur artificiel.
refused-nobody-waits = Plus personne n’attend cela.
refused-no-order-here = Aucun ordre permanent ne s’applique ici.
refused-too-long = Cette partie est devenue bien trop longue : il ne reste qu’à la finir.
refused-stale = La partie a continué depuis. Rien n’a été fait ; regarde la position et choisis de nouveau.
refused-draw-offered-already = Tu as déjà proposé la nulle.
refused-no-draw-for-you = On ne t’a pas proposé la nulle.
refused-no-draw = Aucune nulle n’est proposée.
refused-claim-what = Réclame « win » ou « draw ».
refused-nothing-to-claim = Il n’y a rien à réclamer : seul un camp qui attend un camp dont le temps est écoulé le peut.
refused-notes-long = Les notes sont du texte simple d’au plus { $most } caractères.
refused-rematch-early = La revanche vient après la partie.
refused-rematch-asked = Tu as déjà demandé une revanche.
refused-no-such-subject = { $subject ->
        [account] Ce compte n’existe pas.
        [client] Ce client n’existe pas.
       *[game] Cette table n’existe pas.
    }
refused-sanction-for = « { $kind } » est pour : { LIST($subjects) }.
refused-client-code = Un client est désigné par 16 chiffres et lettres de a à f, comme dans la liste.
refused-nothing-to-lift = Il n’y a rien à lever : cela l’a déjà été, ou n’a jamais été imposé.
refused-no-such-line = Cette ligne de discussion n’existe pas.
refused-other-operators = D’autres responsables sont à l’œuvre. Réessaie.
refused-no-such-game = Cette partie n’existe pas.
refused-tries = Trop d’essais. Attends quelques minutes, puis réessaie.
refused-name-empty = Un nom a au moins une lettre.
refused-name-unseen = Un nom est fait de caractères visibles.
refused-name-joined = Un nom est fait de lettres simples.
refused-name-scripts = Les lettres d’un nom sont d’une seule écriture : elles ressembleraient à d’autres.
refused-name-reserved = « {$name} » n’est pas libre : on croirait que ce joueur dirige ce serveur.
refused-name-of-account = « { $name } » est le nom d’un compte, ou y ressemble. Connecte-toi, ou choisis-en un autre.
refused-passkey-refused = La clé d’accès n’a pas été acceptée. Recommence.
refused-passkey-known = Cette clé d’accès est déjà connue.
refused-letter-link-old = Ce lien n’est plus valable. Demande une autre lettre.
refused-password-length = Un mot de passe a de { $least } à { $most } caractères.
refused-password-easy = Ce mot de passe est trop facile à deviner. Choisis-en un autre.
refused-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
refused-password-wrong = Ce n’est pas ton mot de passe.
refused-password-changed = Le mot de passe a été changé entre-temps. Reconnecte-toi.
refused-changed-meanwhile = Cela a été changé entre-temps. Reconnecte-toi.
refused-proof = Donne d’abord de nouveau ton mot de passe ou une clé d’accès.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } », ou presque. Choisis un autre nom.
refused-sign-in-first = Connecte-toi d’abord.
refused-device-out = Cet appareil est déjà déconnecté.
refused-passkey-last = Cette clé d’accès n’existe pas, ou c’est le seul accès : choisis d’abord un mot de passe.
refused-spectator-list = C’est un lien pour spectateurs. Seules les places des joueurs sont sur la liste.
refused-seat-of-another = Cette place a été prise avec un autre compte, qui l’a sur sa liste.
refused-link-not-listed = Ce lien n’est pas sur ta liste. Les places que tu as prises toi-même y restent.
refused-seat-not-listed = Cette place n’est pas sur ta liste.
refused-seat-not-listed-now = Cette place n’est plus sur ta liste.
refused-nothing-here = Il n’y a rien ici.
refused-method = Cela ne se fait pas ici.
refused-not-understood = La requête n’a pas été comprise.
refused-link-other-game = Ce lien est pour une autre partie.
refused-no-such-bot = Il n’y a pas ici de joueur artificiel « { $bot } ». Il y a : { LIST($known) }.
refused-no-bot = Il n’y a pas ici de joueur artificiel « { $bot } ».
refused-record-later = L’enregistrement est pour tous une fois la partie finie ; d’ici là, les joueurs peuvent lire leur journal.
refused-no-such-channel = Ce canal n’existe pas.
refused-spectators-no-turns = Les spectateurs n’ont pas de tour à signaler.
refused-channels-many = Il y a au plus { $most } canaux. Retires-en un d’abord.
refused-sign-in-or-token = Connecte-toi, ou envoie le jeton de ta place.
refused-link-renewed = Ce lien a été renouvelé ou révoqué.
refused-no-mail = Ce serveur n’envoie pas de courrier : aucun serveur de courrier n’est réglé.
refused-mail-address = Donne une adresse de courrier comme anna@example.org.
refused-operator-secret = Ce n’est pas le secret des responsables.
refused-no-pictures = Ce serveur ne dessine pas d’images.
refused-no-letter = Aucune lettre n’a pu y être envoyée. Réessaie dans une heure.
refused-game-or-record = Nomme une partie, ou envoie un enregistrement : l’un des deux.
refused-hidden-later = Cette partie continue. Ce qui était caché sera montré à la fin.
refused-own-packs = On ne joue pas en réseau avec ses propres éléments.
refused-not-playing = Aucune partie ne se joue ici maintenant.
refused-last-question = Ta dernière question est à l’étude. Attends la réponse.
refused-nothing-to-advise = Tu n’as rien à décider maintenant, donc rien à conseiller.
refused-shutting-down = Le serveur s’arrête. L’ordinateur rejouera à son retour.
refused-bot-broken = Le joueur artificiel « { $bot } » ne marche pas ici ({ $kind }). Choisis-en un autre.
refused-computer-late = L’ordinateur n’a pas trouvé à temps. Redemande, ou joue sans.
refused-database-away = La base de données est absente un instant. Réessaie.
refused-target-form = Donne une adresse comme https://example.org/turns, d’au plus 1000 caractères.
refused-target-port = Les avis vont à des serveurs web : au port 80, 443 ou au-delà de 1023.
refused-target-login = L’adresse ne doit contenir ni nom ni mot de passe.
refused-target-private = Cette adresse n’est pas dans le réseau public. Rien n’y est envoyé.
refused-target-unknown = Cette adresse est introuvable.
refused-no-letter-later = Aucune lettre n’a pu y être envoyée. Réessaie plus tard.
refused-push-form = Ce n’est pas un abonnement push : il faut un point d’accès, et les clés p256dh et auth.
refused-table-closed = Les responsables de ce serveur ont fermé cette table.
refused-banned = Les responsables de ce serveur t’ont banni.
refused-muted = Les responsables de ce serveur t’ont rendu muet. Tu peux continuer à jouer.
refused-host = Ce serveur ne porte pas ce nom. Son propriétaire peut l’ajouter avec « rubicon serve --origin ».
refused-origin = Les pages de là-bas n’ont pas accès à ce serveur. Son propriétaire peut l’autoriser avec « rubicon serve --origin ».
refused-other-site = Une page d’un autre site ne peut rien demander à ce serveur.
refused-csrf = Une requête avec cookies qui change quelque chose a besoin de l’en-tête « X-Rubicon ».
refused-request-large = Une requête contient au plus { $most } octets.
refused-media-type = Envoie du JSON, avec l’en-tête « Content-Type: application/json ».
refused-request-slow = Une requête doit arriver en { $seconds } secondes.
refused-fault = Une erreur du serveur. Elle a été notée.
refused-game-long = Cette partie est trop longue à traiter.
refused-no-such-analysis = Cette analyse n’existe plus. Redemande-la.
refused-steps = Cette partie a { $steps } étapes, pas { $at }.
refused-link-nothing = Ce lien n’ouvre rien : il est faux, ou a été renouvelé ou révoqué.
refused-invitation = C’est une invitation. Prends d’abord la place : POST /api/seats/take.
refused-listed = Tu as déjà une partie ouverte. Réessaie quand sa place sera prise.
refused-no-invitation = Ce lien ne mène plus à une place libre.
refused-spectator-seat = Ce lien est pour les spectateurs ; il n’y a pas de place à prendre.
refused-token-form = Un jeton a 32 lettres, chiffres, - et _, choisis au hasard.
refused-token-used = Ce jeton ouvre déjà quelque chose. Choisis-en un autre, au hasard.
refused-only-players = Seuls les joueurs renouvellent et révoquent des liens.
refused-rematch-link = Ton lien vers la revanche y a été renouvelé ou révoqué. Prends celui-là.
refused-not-listed = Cette partie n’est pas ouverte : seule une invitation mène à une place.
refused-no-rematch = Pas encore de revanche : tous les joueurs doivent la vouloir.
refused-table-busy = Il se passe trop de choses à cette table. Réessaie.
refused-not-stored = Cela n’a pas pu être enregistré, donc rien n’a été fait. Réessaie.
refused-game-not-stored = La partie n’a pas pu être enregistrée, donc il n’y en a pas. Réessaie.
refused-spectators = Les spectateurs regardent et parlent ; ils ne jouent pas.
refused-websocket = Le WebSocket est à /ws.
refused-protocol = Ce serveur parle la version { $spoken } du protocole, et aucune autre.
refused-binary = Envoie du texte, pas des données binaires.
refused-no-metrics = Il n’y a pas de mesures ici : RUBICON_METRICS_TOKEN n’est pas réglé.
refused-metrics-token = Les mesures demandent « Authorization: Bearer » avec RUBICON_METRICS_TOKEN.
refused-seat-form = Une place est une partie et le numéro d’un camp, ou -1 pour ses spectateurs.
refused-no-such-report = Ce signalement n’existe pas, ou il est déjà réglé.
refused-that-is-you = C’est toi.
refused-relations-many = Tu as rendu muettes ou bloqué { $most } personnes : c’est le maximum.
refused-no-such-account = Ce compte n’existe pas.
refused-own-line = C’est toi qui l’as dit.
refused-spectators-mute = Les spectateurs rendent muet dans leur propre navigateur, et ne bloquent personne.
refused-nobody-else = Il n’y a personne d’autre à cette place.
refused-you-blocked = Tu as bloqué l’autre joueur. Lève d’abord cela.
refused-wants-no-rematch = L’autre joueur ne veut pas de revanche.
refused-you-blocked-here = Tu as bloqué quelqu’un de cette table. Lève d’abord cela.
refused-no-seat-for-you = Tu ne peux pas prendre place à cette table.
refused-name-check-mark = Un nom n’a pas de coche : elle marque les noms des comptes.

## Lettres du serveur. La première va aussi à des inconnus : elle ne contient aucun mot de qui l’a demandée.

letter-confirm-subject = Est-ce ton adresse pour Rubicon ?
letter-confirm-text =
    Un compte de Rubicon veut recevoir ici ses lettres en cas d’oubli du mot de passe.

    S’il est à toi, ouvre ceci sur l’appareil où tu es connecté : { $link }

    Sinon, ne fais rien : il n’y aura pas d’autre lettre.
letter-recover-subject = Un nouveau mot de passe pour Rubicon
letter-recover-text =
    Quelqu’un, sans doute toi, a oublié le mot de passe de « { $name } ».

    Choisis-en un nouveau avant une heure : { $link }

    Si ce n’était pas toi, ne fais rien : le mot de passe reste ce qu’il est.

### Les mots du terminal, dont la page n’a pas besoin.

terminal-command-help = cette aide
terminal-command-rules = la liste des règles ; suivi d’un numéro ou d’un mot, cette règle
terminal-command-why = pourquoi une chose n’est pas proposée : écris l’action à la suite, comme pour la faire
terminal-command-odds = de la bataille ; odds et un lieu, avec les blocs qui l’attaqueraient, pour prévoir
terminal-command-undo = reprendre ta dernière action, tant que rien n’a été révélé depuis
terminal-command-log = les 20 dernières lignes de la chronique ; log 50 pour plus
terminal-command-history = toute la chronique
terminal-command-hint = ce que l’ordinateur ferait à ta place, et pourquoi ; seulement dans les parties contre lui
terminal-command-save = où la partie est enregistrée ; save FILE écrit une copie
terminal-command-quit = quitter ; la partie est enregistrée et peut être reprise (aussi q, Ctrl-D, Ctrl-C)
terminal-both-may-look = Les deux joueurs peuvent regarder : rien n’est caché ici.
terminal-nothing-to-choose = Il n’y a rien à choisir maintenant.
terminal-no-such-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
terminal-goes-on = « { $typed } » peut continuer ainsi :
terminal-none-of-the-choices = Ce n’est pas un des choix. Le jeu dit pourquoi à chacun quand il est seul.
terminal-several-meanings = « { $typed } » peut vouloir dire plusieurs choses : { $meanings }. Écris-en plus.
terminal-help = Aide
terminal-log = Chronique
terminal-why-what = Écris une action après « why », comme pour la faire.
terminal-answer-with-a-number = Réponds avec le numéro d’un choix. S’il finit par …, une seconde liste suit ; Entrée revient en arrière.
terminal-or-type = Ou écris ce que tu veux faire :{" "}
terminal-or = ou
terminal-words-cut-short = Les mots peuvent être abrégés tant qu’ils sont clairs, avec ou sans majuscules.
terminal-list-of-rules = Règles : écris rules et un numéro ou un nom
terminal-rule = Règles : { $rule }
terminal-no-such-rule = Aucune règle ne s’appelle « { $asked } ». Écris rules pour la liste.
terminal-odds = Chances { $question }
terminal-taken-back = C’est repris.
terminal-nothing-happened = Rien ne s’est encore passé.
terminal-prompt-help = ? : aide >
terminal-prompt = Choisis 1-{ $count }, ? : aide >
terminal-prompt-back = Choisis 1-{ $count }, Entrée : retour, ? : aide >
terminal-what-happened = Ce qui s’est passé
terminal-what-happened-more = Ce qui s’est passé (encore { $earlier } avant : écris log)
terminal-yes-no = { $question } [y/N]
terminal-more = -- Entrée : suite ({ $lines } lignes), q : retour --
terminal-back-to-the-game = -- Entrée : retour à la partie --
terminal-hand-over = Passe le clavier : c’est à { $name }.
terminal-look-away = L’autre joueur détourne les yeux, s’il te plaît.
terminal-alone = { $name }, appuie sur Entrée quand personne d’autre ne regarde >
terminal-saving-failed = r : réessayer, w : continuer sans enregistrer, q : quitter >
terminal-hints-take-sides = Les conseils sont pour les parties contre l’ordinateur : ici ils prendraient parti.
terminal-thinking = Je réfléchis …
terminal-hint = Conseil
terminal-saved-at-once = Chaque action est enregistrée aussitôt, dans { $path }
terminal-not-being-saved = Cette partie n’est pas enregistrée. « save FILE » écrit une copie qui peut être reprise.
terminal-copy-written = Une copie est dans { $path }. Ses dés sont ouverts : rien ne les prouve.
terminal-see-rules = { $text } (règle { $rule })
terminal-cannot-be-saved = La partie ne peut pas être enregistrée. Jouer quand même, sans enregistrer ?
terminal-was-not-saved = Cette partie n’a pas été enregistrée.
terminal-saved-in = La partie est enregistrée dans { $path }
terminal-saving-stopped = C’est-à-dire jusqu’à l’échec de l’enregistrement. La suite n’est pas enregistrée.
terminal-go-on-command = Continue avec :
terminal-draw = La partie est nulle : { $reason }.
terminal-you-win = Victoire ! Toi, { $side }, tu gagnes : { $reason }.
terminal-side-wins = { $side } gagne : { $reason }.
terminal-final-score = Score final : { $score }.
terminal-not-saved-to-its-end = Cette partie n’a pas été enregistrée jusqu’à la fin.
terminal-record-is = L’enregistrement de la partie est { $path }
terminal-check-record = Vérifier ses coups et ses dés :
terminal-read-record = Le lire comme un récit :
terminal-odds-at = Chances à { $place }
terminal-odds-heading = Chances
terminal-odds-exact = , si les deux se battent jusqu’au bout : exact
terminal-odds-mean = , si les deux se battent jusqu’au bout : moyenne de { $samples } positions compatibles avec ce qui est connu, ± erreur type
terminal-odds-attacks = { $side } attaque
terminal-odds-defends = { $side } défend
terminal-odds-wins = { $side } gagne { $chance }
terminal-odds-rounds = Cela finit à la ronde { $rounds }.
terminal-odds-losses = { " " }et perd en moyenne : pas { $steps }, unités { $pieces }
terminal-odds-losses-leaders = { " " }et perd en moyenne : pas { $steps }, unités { $pieces }, chefs { $leaders }
terminal-odds-piece = unité
terminal-odds-strength = force
terminal-odds-lost = perdue
terminal-odds-leaves = s’en va
terminal-odds-strength-left = force restante
terminal-odds-reserve = { " " }(réserve)
terminal-command-say = dire quelque chose à l’autre joueur (spectateurs : entre eux) ; écris-le après le mot
terminal-command-chat = ce qui a été dit
terminal-command-who = qui joue, qui est là, et les pendules
terminal-command-draw = proposer la nulle, ou l’accepter ; draw no la refuse
terminal-command-resign = abandonner
terminal-command-claim = réclamer la partie quand le temps de l’autre est écoulé ; claim draw pour la nulle
terminal-command-pause = arrêter ta pendule un moment, dans les parties en jours par coup
terminal-command-note = tes notes à toi ; suivi de mots, les écrire
terminal-command-rematch = après la partie : une autre, en changeant de camp
terminal-command-leave = quitter ; la partie reste sur le serveur, et le même lien y ramène (aussi q, Ctrl-D, Ctrl-C)

## Jouer par le réseau

terminal-connection-lost = La connexion est perdue ; nouvel essai…
terminal-watching = Tu regardes.
terminal-waiting = En attente de l’autre camp.
terminal-waiting-for = En attente. { SIDE($sides) } n’est pas là pour l’instant.
terminal-waiting-to-begin = En attente de l’autre joueur…
terminal-stays-on-server = La partie reste sur le serveur ; le même lien y ramène.
terminal-somebody = Quelqu’un
terminal-chat-removed = (retiré)
terminal-say-what = Tape après le mot ce que tu veux dire.
terminal-nothing-said = Personne n’a encore rien dit.
terminal-draw-offer = { SIDE($side) } propose la nulle. Tape draw pour accepter, draw no pour refuser.
terminal-draw-offered = La nulle est proposée.
terminal-agreed = Accepté.
terminal-declined = Refusé.
terminal-give-up = Abandonner ?
terminal-given-up = Tu as abandonné.
terminal-claimed = Réclamé.
terminal-clock-stands = Ta pendule est arrêtée.
terminal-noted = Noté.
terminal-rematch-wanted = Tu veux une revanche.
terminal-computer = l’ordinateur, { $bot }
terminal-person = une personne
terminal-there = là
terminal-away = absent
terminal-seconds-left = reste { $seconds } secondes
terminal-watchers = { $count } regardent
terminal-dice-unchecked = Les dés n’ont pas pu être vérifiés. { $problem }
terminal-record-at = Son enregistrement : { $address }

## Les plateaux de tous les titres

board-welcome = Bienvenue à { $title }.
board-for-both = visible par les deux
board-you-are = tu es { SIDE($side) }
board-you = Tu es { SIDE($side) }
board-two-players = Deux joueurs, un clavier
board-attacks = { SIDE($side) } attaque
board-defends = { SIDE($side) } défend
board-hand = Main :
board-empty = vide
board-none = rien
board-nobody = personne
board-our-pack = Tu joues avec notre jeu de composants : il est conçu par ce projet.
board-pack = Tu joues avec ce jeu de composants : { $note }.

## La liste des parties sauvegardées

terminal-no-saved-games = Il n’y a pas de parties sauvegardées. « { $command } » en commence une.
terminal-go-on-with = Pour continuer : { $command } NOM (son numéro suffit)
terminal-who-played = { COUNT($people) ->
        [1] { SIDE($people) } contre { LIST($computers) }
        [0] { LIST($computers, last: "against") }
       *[other] deux personnes
    }
list-against = { $list } contre { $item }
terminal-who-won = { $winner ->
        [draw] partie nulle
       *[other] { SIDE($winner) } a gagné
    }
terminal-unfinished = { $steps ->
        [one] inachevée, 1 étape
       *[other] inachevée, { $steps } étapes
    }

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

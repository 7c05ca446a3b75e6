### Texts of the page about Julius Caesar.

## cards.ts

julius-caesar-move = { $n ->
        [one] mouvement
       *[other] mouvements
    }
julius-caesar-levy = { $n ->
        [one] levée
       *[other] levées
    }

## choices.ts

julius-caesar-stay-in-place = Rester à { $place }
julius-caesar-play-card-text = Jouer { $card } : { $text }
julius-caesar-discard-card-text = Défausser { $card } : { $text }
julius-caesar-block-other-place = { $block } avec { $other } à { $place }
julius-caesar-retreat-to-place = Retraite vers { $place }
julius-caesar-retreat-aboard-ship-place = Retraite par mer vers { $place }
julius-caesar-aboard-ship = par mer
julius-caesar-fire = Tirer
julius-caesar-pass = Passer
julius-caesar-who-takes-the-hit = Qui encaisse la touche ?
julius-caesar-takes-the-hit = Encaisse la touche
julius-caesar-disband-block = Licencier { $block }
julius-caesar-raise-block = Renforcer { $block }
julius-caesar-raise-block-strength-next = Renforcer { $block } { $strength } → { $next }
julius-caesar-levy-pool = Réserve de levée
julius-caesar-block-in-place = { $block } à { $place }
julius-caesar-levy-here = lever ici
julius-caesar-main-attack-on-place = Attaque principale sur { $place }
julius-caesar-from-place = De { $place }
julius-caesar-battle-of-place = Bataille de { $place }
julius-caesar-enemy-block = { $n ->
        [one] { $n } bloc ennemi
       *[other] { $n } blocs ennemis
    }
julius-caesar-attack-block = { $n ->
        [one] attaquer { $n } bloc
       *[other] attaquer { $n } blocs
    }
julius-caesar-aboard-ship-to-place = par mer vers { $place }
julius-caesar-road-takes-left-more = la route en admet encore { $left }

## component-index.ts

julius-caesar-major-road = route majeure
julius-caesar-minor-road = route mineure
julius-caesar-strait = détroit
julius-caesar-open-sea = haute mer
julius-caesar-sea = mer
julius-caesar-shore = rivage
julius-caesar-port = port
julius-caesar-name-side = { $name } (de { $side })
julius-caesar-major-port = port majeur

## guide.ts

julius-caesar-one-year-war-as = Une Année de guerre en César, avec un guide : cartes, marches, une bataille et un hiver.
julius-caesar-marches = Marches
julius-caesar-a-battle = Une bataille
julius-caesar-winter = Hiver
julius-caesar-welcome-caesar = Bienvenue, César
julius-caesar-command-red-blocks-can = Tu commandes les blocs rouges, et tu peux les lire. Ceux de Pompée sont verts et te montrent leur dos : tu apprends ce qu’ils sont en les combattant.
julius-caesar-dots-top-block-strength = Les points du haut sont la force d’un bloc : il lance un dé pour chacun. C2 veut dire : il tire en troisième (A, B, C, D), et touche avec 1 ou 2.
julius-caesar-what-wins-the-war = Ce qui gagne la guerre
julius-caesar-city-star-counts-point = Une ville avec une étoile vaut un point au camp qui la tient, deux étoiles deux points ; chaque chef ennemi tué en vaut un de plus. Qui a 10 points à la fin d’une Année a gagné.
julius-caesar-year-has-five-turns = Une Année a cinq tours et un hiver. Nous jouons la première ensemble. Touche tes points pour voir d’où ils viennent.
julius-caesar-six-cards-five-turns = Six cartes, cinq tours
julius-caesar-put-away-card-like = Mets de côté la carte que tu aimes le moins. Celle dans l’anneau te donne le moins à faire.
julius-caesar-3-1-means-three = 3/1 veut dire trois mouvements et une levée. Un dieu a son propre pouvoir ; garde-le pour plus tard.
julius-caesar-a-card-in-secret = Une carte en secret
julius-caesar-play-card-many-moves = Joue une carte avec beaucoup de mouvements. Pompée en choisit une en même temps, et aucun ne voit celle de l’autre avant que les deux soient jouées.
julius-caesar-whoever-has-more-moves = Qui a le plus de mouvements commence. Être second vaut souvent mieux : personne ne te répond avant les batailles.
julius-caesar-cross-the-rubicon = Franchis le Rubicon
julius-caesar-now-touch-rome-places = Touche maintenant Rome. Les lieux éclairés sont à portée.
julius-caesar-touch-caesar-ravenna-then = Touche César à Ravenna, puis Rome : elle a deux étoiles, et personne ne s’y tient.
julius-caesar-block-may-go-one = Un bloc peut avancer d’une ville et attaquer, ou de deux s’il n’attaque pas. Sur un téléphone, pince pour voir plus de carte.
julius-caesar-an-army-marches-together = Une armée marche ensemble
julius-caesar-send-legio-13-after = Envoie Legio 13 derrière César. Cela ne coûte rien de plus : un mouvement met un lieu en marche, et tous ses blocs peuvent partir.
julius-caesar-roads-take-few-blocks = Les routes laissent peu de blocs aller au combat : quatre par une route majeure, deux par une mineure. Tu peux aussi cocher « tous ceux d’ici qui peuvent aller avec ».
julius-caesar-attack = Attaque
julius-caesar-march-piece-into-place = Marche avec { $piece } vers { $place }, où se tiennent des blocs de Pompée. Une marche parmi les ennemis est une attaque.
julius-caesar-bring-more-blocks-than = Amène plus de blocs que tu n’en rencontres. La bataille se livre après toutes les marches et levées ; d’ici là, tu peux tout reprendre avec U.
julius-caesar-levies = Levées
julius-caesar-levy-makes-block-one = Une levée renforce un bloc d’un pas, ou amène un nouveau bloc de la réserve dans sa ville. L’anneau en montre un que tu pourrais prendre.
julius-caesar-legions-come-where-their = Les légions viennent où leur ville d’origine est à toi. On lève après les marches : un nouveau bloc ne combat jamais tout de suite là où il a été levé.
julius-caesar-the-battle-board = Le champ de bataille
julius-caesar-both-lines-lie-open = Les deux lignes sont visibles. A agit avant B, avant C, et à chaque lettre le défenseur d’abord. L’attaquant a quatre manches ; s’il n’a pas gagné alors, il doit battre en retraite.
julius-caesar-button-odds-below-says = Le bouton Chances, dessous, dit comment cela devrait finir.
julius-caesar-block-turn-let-fire = C’est le tour de ce bloc. Fais-le tirer : un dé par pas, et chaque dé jusqu’à son chiffre touche.
julius-caesar-instead-firing-could-retreat = Au lieu de tirer, il pourrait battre en retraite ou passer. Les touches vont au bloc ennemi le plus fort.
julius-caesar-a-hit-on-you = Une touche pour toi
julius-caesar-strongest-block-takes-hit = Ton bloc le plus fort encaisse la touche. Plusieurs sont aussi forts : dis lequel perd un pas.
julius-caesar-the-next-turn = Le tour suivant
julius-caesar-turn-over-cards-marches = Un tour est passé : cartes, marches, levées, batailles. Quatre de plus font l’Année. Choisis ta prochaine carte ; d’ici, tu connais le chemin.
julius-caesar-button-hint-i-tells = Le bouton Conseil, ou I, dit ce que l’ordinateur ferait à ta place, et pourquoi. Essaie quand tu veux.
julius-caesar-year-over-armies-eat = L’année est finie, on compte les points : César en a { $caesar }, Pompée { $pompey }. Personne n’en a dix, la guerre continue donc. L’hiver vient : les navires quittent la mer, et les armées doivent manger.
julius-caesar-year-over-winter-was = L’année est finie : César a { $caesar } points, Pompée { $pompey }. Personne n’en a dix, la guerre continue donc. L’hiver aussi est passé : { $moved ->
        [0] personne n’a dû bouger
        [one] un bloc a pris ses quartiers d’hiver
       *[other] { $moved } blocs ont pris leurs quartiers d’hiver
    }, et { $disbanded ->
        [0] aucun bloc n’a été renvoyé
        [one] un bloc a été renvoyé
       *[other] { $disbanded } blocs ont été renvoyés
    }.
julius-caesar-city-feeds-three-blocks = Une ville nourrit trois blocs, et un de plus par étoile. Les navires quittent la mer pour un port.
julius-caesar-you-know-the-game = Tu connais le jeu
julius-caesar-war-over-already-have = Cette guerre est déjà finie ! Tu as joué des cartes, marché, combattu et hiverné : tout ce qu’il y a dans une Année.
julius-caesar-have-played-year-cards = Tu as joué une Année : cartes, marches, levées, bataille et hiver. De nouvelles cartes sont distribuées. Continue, ou commence ta propre partie.
julius-caesar-rules-hand-under-r = Les règles sont sous R, un conseil sous I. Clique ce qui n’est pas offert, et on te dit quelle règle l’interdit.
julius-caesar-put-away-card-like-least = Mets de côté la carte que tu aimes le moins.
julius-caesar-turn-turn-of-5 = Tour { $turn } sur 5
julius-caesar-choose-card-turn = Choisis une carte pour ce tour.
julius-caesar-many-moves-win-cities = Beaucoup de mouvements pour gagner des villes, beaucoup de levées pour réparer les pertes.
julius-caesar-march = Marche
julius-caesar-march-as-like-end = Marche comme tu veux, ou finis tes mouvements.
julius-caesar-could-attack-place-piece = Tu pourrais attaquer { $place } avec { $piece }. Tu es libre de faire autre chose.
julius-caesar-could-send-piece-place = Tu pourrais envoyer { $piece } à { $place }. Tu es libre de faire autre chose.
julius-caesar-one-city-more = Encore une ville ?
julius-caesar-block-has-not-attacked = Ce bloc n’a pas attaqué, il pourrait donc aller une ville plus loin. Laisse-le, ou touche la ville suivante.
julius-caesar-make-block-stronger-bring = Renforce un bloc ou amènes-en un nouveau, tant qu’il te reste des levées.
julius-caesar-battle = Bataille
julius-caesar-victory = Victoire
julius-caesar-field-yours-blocks-victor = Le champ est à toi. Les blocs du vainqueur peuvent avancer d’une route ; ici, mieux vaut rester.
julius-caesar-your-choice = Ton choix
julius-caesar-god-has-spoken-read = Un dieu a parlé. Lis ce que fait la carte, et choisis un des lieux éclairés ; ou laisse.
julius-caesar-pompey-turn = Le tour de Pompée
julius-caesar-computer-plays-what-does = L’ordinateur joue. La chronique raconte ce qu’il fait, autant que tu peux le savoir.
julius-caesar-block-turn-fire-leave = Le tour de ce bloc : tire, ou quitte le champ.
julius-caesar-say-which-block-takes = Dis quel bloc encaisse la touche.
julius-caesar-several-battles-due-choose = Plusieurs batailles sont dues. Tu choisis laquelle est livrée d’abord.
julius-caesar-blocks-came-more-than = Tes blocs sont venus par plus d’une route. Ceux de l’attaque principale combattent tout de suite, les autres une manche plus tard.
julius-caesar-bring-ship-into-one = Amène ton navire dans un de tes ports : il ne peut pas hiverner en mer.
julius-caesar-there-too-many-blocks = Il y a trop de blocs ici pour que la ville les nourrisse. Envoies-en un dans la réserve ; il pourra être levé de nouveau.
julius-caesar-may-send-blocks-home = Tu peux renvoyer des blocs pour les lever ailleurs l’Année prochaine. Rien ne t’y oblige : ne licencie personne.

## scene.ts

julius-caesar-eliminated-back-next-year = Éliminés, de retour l’Année prochaine
julius-caesar-waiting-for-their-hour = Attendent leur heure
julius-caesar-points = points
julius-caesar-no-points-yet = pas encore de points
julius-caesar-goal-points-end-year = { $goal } points à la fin d’une Année gagnent.
julius-caesar-a-block-of-side = un bloc de { $side }
julius-caesar-eliminated-enemies = Ennemis éliminés
julius-caesar-leaders-killed = Chefs tués
julius-caesar-attacks = attaque
julius-caesar-defends = défend
julius-caesar-side-strikes-first = { $side } frappe d’abord
julius-caesar-name-killed-1 = { $name } tué 1
julius-caesar-move-left = { $n ->
        [one] mouvement restant
       *[other] mouvements restants
    }
julius-caesar-levy-left = { $n ->
        [one] levée restante
       *[other] levées restantes
    }
julius-caesar-swap-left = { $n ->
        [one] échange restant
       *[other] échanges restants
    }
julius-caesar-year = Année
julius-caesar-turn = Tour

## texts.ts

julius-caesar-rome-war-itself-five = Rome est en guerre avec elle-même : cinq Années de cinq tours.
julius-caesar-hold-cities-stars-kill = Tiens les villes étoilées et tue les chefs ennemis : 10 points à la fin d’une Année gagnent, ou plus que l’autre après la cinquième.
julius-caesar-each-turn-both-sides = À chaque tour, les deux camps jouent une carte en secret. 3/1 te laisse mettre trois lieux en marche et faire une levée.
julius-caesar-blocks-hide-what-they = Les blocs cachent ce qu’ils sont jusqu’à ce que les deux camps se rencontrent et combattent.
julius-caesar-moves-lost =
    { $n ->
        [one] { $n } mouvement est perdu
       *[other] { $n } mouvements sont perdus
    }
julius-caesar-levies-lost =
    { $n ->
        [one] { $n } levée est perdue
       *[other] { $n } levées sont perdues
    }
julius-caesar-god-wasted = la carte reste sans effet
julius-caesar-year-turn-short = { $year }, tour { $turn }
julius-caesar-at-the-start = au début
julius-caesar-never-seen = pas vu depuis sa levée ou son départ
julius-caesar-seen-at-start = déployé à { $place } avec { $strength }
julius-caesar-seen-in-battle = a combattu à { $place } avec { $strength } ({ $when })
julius-caesar-seen-by-jupiter = montré par Jupiter à { $place } avec { $strength } ({ $when })
julius-caesar-these-are-there = { COUNT($blocks) ->
        [one] { LIST($blocks) } est là.
       *[other] { LIST($blocks) } sont là.
    }
julius-caesar-rest-are-among = { $n ->
        [one] Un autre est parmi ces { $of }.
       *[other] { $n } autres sont parmi ces { $of }.
    }
julius-caesar-stack-of-side = { $n ->
        [one] 1 bloc caché de { $side }
       *[other] { $n } blocs cachés de { $side }
    }

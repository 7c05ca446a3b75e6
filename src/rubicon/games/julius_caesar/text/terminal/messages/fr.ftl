### Le plateau de Julius Caesar dans un terminal.

## En-tête

board-decides = { SIDE($side) } décide
board-both-choose = les deux choisissent en secret
board-goal = { $points } en hiver gagnent
board-year = Année
board-turn = tour
board-winter = hiver
board-hand = Main
board-holds = { SIDE($side) } en a { $count }
board-each-holds = Chaque camp a { $count } cartes
board-played = jouées : { LIST($cards) }
board-side-played = { SIDE($side) } { CARD($card) }

## La carte

board-region-hispania = Hispania
board-region-gallia = Gallia
board-region-italia = Italia
board-region-islands = Les îles
board-region-illyria = Illyria & Graecia
board-region-asia = Asia
board-region-syria = Syria & Aegyptus
board-region-africa = Africa
board-region-seas = Les mers
board-against = contre
board-contested = disputé
board-vacant = vide
board-navis = Navis ×{ $count }
board-reserve = réserve
board-once = jadis à { SIDE($side) }
board-legend = ★ un point de victoire · ■ un bloc de dos · › déplacé ce tour-ci
board-short-legend = C2 P3 : deux blocs de { SIDE("caesar") }, trois de { SIDE("pompey") }
board-no-such-place = Aucun lieu ne s’appelle « { $asked } ». « map all » montre toutes les villes.
board-sea = mer
board-port = port
board-major-port = grand port
board-points = { $points } PV
board-road-to =
    { $kind ->
        [major] route majeure, { $blocks } blocs, vers
        [minor] route mineure, { $blocks } blocs, vers
       *[strait] détroit, { $blocks } blocs, vers
    }
board-shore-of = rivage :
board-port-at = port :

## La bataille

board-order = ordre
board-late = tard
board-battle = Bataille de { PLACE($place) }, manche { $round } sur 4
board-strikes-first = { SIDE($side) } frappe d’abord
board-hits-to-take =
    { $hits ->
        [one] { $hits } touche à encaisser
       *[other] { $hits } touches à encaisser
    }
board-hits-on = touche { $dice }
board-in-reserve = { $blocks } en réserve

## Pages

board-page-map = la carte ; map all montre aussi les villes vides, map narbo un lieu et ses routes
board-page-pool = ta réserve de levée, les blocs éliminés, les chefs tués
board-page-cards = ce que font tes cartes, et lesquelles ont été jouées
board-all-eliminated = Éliminés cette Année :
board-all-killed = Chefs tués :
board-pool = Ta réserve de levée : les blocs qu’une levée peut mettre en jeu (règle 6.4)
board-pool-block = bloc
board-pool-strength = force
board-pool-rating = valeur
board-pool-city = levé à
board-pool-eliminated = éliminé, de retour l’Année prochaine
board-pool-waiting = jusqu’à la mort d’un chef
board-pool-killed = tué
board-any-city = toute ville
board-any-major-port = un grand port
board-discarded = Tu as défaussé { CARD($card) }.
board-all-played = Jouées cette Année : { CARD($cards) }.

## Choix

board-end = Terminer
board-stay = Rester à { PLACE($place) }
board-from = De { PLACE($place) }
board-aboard = par mer vers { $place }
board-attack =
    { $blocks ->
        [one] attaquer { $blocks } bloc
       *[other] attaquer { $blocks } blocs
    }
board-enemy-blocks =
    { $blocks ->
        [one] { $blocks } bloc ennemi
       *[other] { $blocks } blocs ennemis
    }
board-with = avec { $block } à { $place }
board-levy-pool = Réserve
board-levied-in = à { PLACE($place) }
board-takes-hit = encaisse la touche
board-place-surprise = À { $place }
board-place-strike = { $place }
board-place-battle = La bataille de { $place }
board-place-in = À { $place }
board-fighter-fire = tirer
board-fighter-pass = passer
board-fighter-retreat = retraite
board-fighter-sea-retreat = retraite par mer
board-to = vers { PLACE($place) }

## Pour débuter

board-intro = Rome est en guerre avec elle-même : cinq Années de cinq tours.
board-intro-2 = Gagne avec 10 points (PV) à la fin d’une Année, ou le plus haut total après la 5e :
board-intro-3 = les ★ des villes que tu tiens, et 1 par chef ennemi tué.
board-intro-4 = À chaque tour, les deux jouent une carte en secret. 3/1 : 3 groupes, 1 levée.
board-intro-5 = Les blocs cachent ce qu’ils sont jusqu’à ce que les deux camps combattent.
board-intro-6 = Réponds par un nombre, ou tape l’action. ? dit le reste : map, rules, undo.
board-intro-7 = Pars quand tu veux avec q ; chaque action est enregistrée.

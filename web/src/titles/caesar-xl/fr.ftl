### Texts of the page about Caesar XL.

## battle.ts

caesar-xl-battle-of-place = Bataille de { $place }
caesar-xl-tactics-cards = Cartes Tactique
caesar-xl-side-retreats = { $side } bat en retraite
caesar-xl-retreat-or-stay = retraite ou non
caesar-xl-attacks = attaque
caesar-xl-defends = défend
caesar-xl-role-and-leads = { $role } et mène
caesar-xl-tactics-card-face-down = Une carte Tactique, face cachée

## cards.ts

caesar-xl-march-phase = Phase de marche
caesar-xl-purchase-phase = Phase d’achat
caesar-xl-sword = { $n ->
        [one] { $n } glaive
       *[other] { $n } glaives
    }
caesar-xl-the-forum = Le Forum
caesar-xl-before-side = Devant { $side }
caesar-xl-discards-count-cards-draw = Défausse ; { $count } cartes dans la pioche

## choices.ts

caesar-xl-commit-no-more = Ne plus rien engager
caesar-xl-stay-and-fight = Rester et combattre
caesar-xl-retreat = Retraite
caesar-xl-declare-a-military-victory = Déclarer une victoire militaire
caesar-xl-declare-a-political-victory = Déclarer une victoire politique
caesar-xl-bid = Enchérir
caesar-xl-bid-gold-gold = Enchérir { $gold } Or
caesar-xl-claim-a-forum-card = Réclamer une carte Forum
caesar-xl-open-the-bidding = Ouvrir l’enchère
caesar-xl-claim = Réclamer
caesar-xl-discard = Défausser
caesar-xl-play-a-card = Jouer une carte
caesar-xl-play = Jouer
caesar-xl-use-a-card = Utiliser une carte
caesar-xl-use = Utiliser
caesar-xl-take-a-card = Prendre une carte
caesar-xl-take = Prendre
caesar-xl-commit-a-tactics-card = Engager une carte Tactique
caesar-xl-commit-face-down = Engager, face cachée
caesar-xl-commit-and-roll = Engager et lancer
caesar-xl-roll = Lancer
caesar-xl-unit-which-has-rolled = { $unit }, qui a lancé
caesar-xl-unit-which-has-not = { $unit }, qui n’a pas lancé
caesar-xl-who-is-lost = Qui est perdu ?
caesar-xl-is-lost = Est perdu
caesar-xl-recruit-gold-gold-unit = Recruter pour { $gold } Or : { $unit }
caesar-xl-recruit-unit-gold-gold = Recruter : { $unit } pour { $gold } Or
caesar-xl-lose-unit = Perdre { $unit }
caesar-xl-make-veteran-unit = Rendre vétéran : { $unit }
caesar-xl-from-place = De { $place }
caesar-xl-all-together = Tous ensemble
caesar-xl-all-units = toutes les unités
caesar-xl-attack-unit = { $n ->
        [one] attaquer { $n } unité
       *[other] attaquer { $n } unités
    }

## guide.ts

caesar-xl-claim-card-if-can = Réclame une carte si tu peux, ou pioche tes cartes.
caesar-xl-raise-pass-loser-forfeits = Surenchéris, ou passe. Le perdant cède la moitié de son enchère.
caesar-xl-too-many-cards = Trop de cartes
caesar-xl-put-away-card-like = Mets de côté la carte que tu aimes le moins.
caesar-xl-purchase = Achat
caesar-xl-play-leader-recruit-where = Joue un Chef, recrute où un ennemi est proche, ou perçois tes impôts.
caesar-xl-leader-takes-field = Un Chef entre en campagne
caesar-xl-put-leader-where-battle = Mets le Chef où une bataille est proche.
caesar-xl-more-units = Plus d’unités
caesar-xl-each-another-city-those = Chacune dans une autre des villes éclairées.
caesar-xl-march = Marche
caesar-xl-take-cities-nobody-holds = Prends des villes que personne ne tient, et n’en laisse aucune des tiennes vide. Quand tu as fini, termine la marche.
caesar-xl-tactics = Tactique
caesar-xl-tactics-card-may-turn = Une carte Tactique peut changer cette bataille ; ou garde-la pour une plus grande.
caesar-xl-commit-a-unit = Engage une unité
caesar-xl-let-roll-up-its = Fais-la lancer : jusqu’à ses glaives, c’est une touche.
caesar-xl-a-hit-on-you = Une touche pour toi
caesar-xl-choose-who-lost-best = Choisis qui est perdu : de préférence une qui a déjà lancé.
caesar-xl-retreat-or-stay-label = Retraite ou non ?
caesar-xl-stay-if-have-more = Reste si tu as plus de glaives que l’ennemi.
caesar-xl-veterans = Vétérans
caesar-xl-one-units-may-have = Une de tes unités peut avoir un glaive de plus.
caesar-xl-your-choice = Ton choix
caesar-xl-read-what-asked-choose = Lis ce qui est demandé, et choisis un des lieux ou une des cartes éclairés.
caesar-xl-pompey-turn = Le tour de Pompée
caesar-xl-watch-computer-play-chronicle = Regarde l’ordinateur jouer ; la chronique le raconte.
caesar-xl-two-turns-as-caesar = Deux tours en César, avec un guide : recrues, le Rubicon, une bataille et le Forum.
caesar-xl-gold-and-units = Or et unités
caesar-xl-a-battle = Une bataille
caesar-xl-welcome-caesar = Bienvenue, César
caesar-xl-square-counters-units-round = Les pions carrés sont des unités, les ronds des Chefs ; les petits poignards sont leurs glaives. Une ville où se tiennent seulement tes unités est à toi et paie l’Or de sa pièce.
caesar-xl-legions-have-two-swords = Les Légions ont deux glaives, les Alliés un ; une étoile est un vétéran, avec un de plus. Un nombre dit combien de la même sorte s’y tiennent.
caesar-xl-two-ways-to-win = Deux façons de gagner
caesar-xl-seven-victory-points-cards = Sept points de victoire sur les cartes devant toi ; ou toi à Rome, Pompée hors de la carte, et des villes valant 25. Tu déclares l’une ou l’autre au début de ton tour.
caesar-xl-if-nobody-has-won = Si personne n’a gagné après quatorze tours, les deux ont perdu. Touche tes chiffres pour voir où tu en es.
caesar-xl-recruit = Recruter
caesar-xl-touch-legion-stock-then = Touche une Légion de ton stock, puis la ville dans l’anneau. Elle coûte neuf Or ; un Allié en coûte six.
caesar-xl-each-city-one-legion = Dans chaque ville, une Légion ou deux Alliés par tour. Les cartes de cette phase se jouent aussi maintenant : elles se dressent dans ta main.
caesar-xl-taxes = Impôts
caesar-xl-enough-now-collect-what = Cela suffit pour l’instant. Perçois ce que paient tes villes ; puis ton armée marche.
caesar-xl-cross-the-rubicon = Franchis le Rubicon
caesar-xl-tick-all-here-who = Coche « tous ceux d’ici qui peuvent aller avec », puis touche Rome.
caesar-xl-touch-caesar-rubicon-take = Touche César au Rubicon. Emmène les Légions à Rome, qui paie quatre.
caesar-xl-every-unit-goes-one = Chaque unité avance d’une case par tour, autant ensemble que tu veux. Où se tiennent des ennemis, il y aura bataille.
caesar-xl-each-side-may-commit = Chaque camp peut engager une carte Tactique, face cachée. Si aucune ne convient, fais sans.
caesar-xl-side-stronger-leaders-leads = Le camp aux Chefs les plus forts mène : il engage d’abord à chaque étape. À égalité, c’est le défenseur.
caesar-xl-one-by-one = Une par une
caesar-xl-turns-each-side-commits = Tour à tour, chaque camp engage une unité et lance : d’abord les Alliés, puis les Légions, puis les Chefs. Jusqu’à ses glaives, c’est une touche.
caesar-xl-enemy-chooses-which-unit = L’ennemi choisit quelle unité est perdue pour une touche, et toi aussi.
caesar-xl-you-know-the-game = Tu connais le jeu
caesar-xl-have-recruited-marched-fought = Tu as recruté, marché, combattu et tenu le Forum : tout ce qu’il y a dans un tour. Continue, ou commence ta propre partie.
caesar-xl-rules-hand-under-r = Les règles sont sous R. Touche une carte ou un lieu qui n’est pas offert, et on te dit quelle règle l’interdit.
caesar-xl-claim-card-whose-condition = Réclame une carte dont tu remplis la condition : elle agit pour toi jusqu’à la fin, et ses symboles comptent pour la victoire.
caesar-xl-cards-forum-open-both = Les cartes du Forum sont ouvertes aux deux, pour qui remplit ce qu’elles demandent. Rien encore pour toi : pioche une carte.
caesar-xl-optimates-populares-count-against = Optimates et Populares comptent les uns contre les autres : collectionne les uns ou les autres.

## pack-index.ts

caesar-xl-gold-gold = { $gold } Or
caesar-xl-road = route
caesar-xl-sea-lane = route maritime
caesar-xl-barbarian-area-strength-strength = Région barbare, force { $strength } : personne n’y entre
caesar-xl-border = frontière

## pieces.ts

caesar-xl-name-gold-gold = { $name }, { $gold } Or
caesar-xl-side-stock = Stock de { $side }

## scene.ts

caesar-xl-side-turn = Tour de { $side }
caesar-xl-victory-points = Points de victoire
caesar-xl-value-of-cities = valeur des villes
caesar-xl-gold = Or
caesar-xl-cards-in-hand = cartes en main
caesar-xl-political-victory-points-goal = Victoire politique : { $points } points de victoire nets sur { $goal }.
caesar-xl-military-victory-cities-worth = Victoire militaire : villes valant { $worth } sur { $goal }, { $leader } à Rome, le Chef suprême ennemi hors de la carte.
caesar-xl-leader-is-in-place = { $leader } est à { $place }.
caesar-xl-leader-off-map = { $leader } est hors de la carte.
caesar-xl-turn = Tour
caesar-xl-swords-to-lose = glaives à perdre
caesar-xl-units-to-lose = unités à perdre
caesar-xl-to-place = à placer

## texts.ts

caesar-xl-pass = Passer
caesar-xl-no-tactics-card = Pas de carte Tactique
caesar-xl-allied = Alliés
caesar-xl-legions = Légions
caesar-xl-leaders = Chefs
caesar-xl-rome-war-itself-fourteen = Rome est en guerre avec elle-même : quatorze tours, de 50 à 44 av. J.-C.
caesar-xl-win-7-victory-points = Gagne avec 7 points de victoire sur les cartes devant toi ; ou avec ton Chef suprême à Rome, celui de l’ennemi hors de la carte et des villes valant 25.
caesar-xl-city-where-only-units = Une ville où se tiennent seulement tes unités est à toi : elle paie de l’Or et reçoit des recrues.
caesar-xl-map-setup-most-cards = La carte, la mise en place et la plupart des cartes à jouer sont conçues par ce projet : les imprimées ne sont pas connues.

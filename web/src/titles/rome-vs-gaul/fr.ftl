### Texts of the page about Rome vs Gaul.

## battle.ts

rome-vs-gaul-battle-of-place = Bataille de { $place }
rome-vs-gaul-attacks = attaque
rome-vs-gaul-defends = défend
rome-vs-gaul-battle-strength-column-column = Force de bataille { $n }, colonne { $column }
rome-vs-gaul-reroll-left = { $n ->
        [one] { $n } relance restante
       *[other] { $n } relances restantes
    }
rome-vs-gaul-side-dice-sum-result = { $side } { $dice } = { $sum } : { $result }
rome-vs-gaul-die-counts-as = { $face } (compte { $value })
rome-vs-gaul-battle-table = Table de bataille : touches ; les astérisques départagent

## cards.ts

rome-vs-gaul-action-point = { $n ->
        [one] point d’action
       *[other] points d’action
    }
rome-vs-gaul-played-by-side = Jouée par { $side }
rome-vs-gaul-discards-count-cards-deck = Défausse ; { $count } cartes dans la pioche

## choices.ts

rome-vs-gaul-actions-on-the-map = Sur la carte, les anneaux sont des cases pour un marqueur ; les pièces entourées peuvent être activées.
rome-vs-gaul-done = Fini
rome-vs-gaul-pass = Passer
rome-vs-gaul-action-point-2 = { $n ->
        [one] { $n } point d’action
       *[other] { $n } points d’action
    }
rome-vs-gaul-bonus-and-points = Bonus et { $points }
rome-vs-gaul-attack = attaque
rome-vs-gaul-piece-place = { $piece } → { $place }
rome-vs-gaul-to-place = → { $place }

## pack-index.ts

rome-vs-gaul-province-of-name = Province de { $name }
rome-vs-gaul-port-of-the-sea = Port : { $sea }
rome-vs-gaul-legio-number = Legio { $number }
rome-vs-gaul-rome = Rome
rome-vs-gaul-gaul = Gaule

## pieces.ts

rome-vs-gaul-combat-strength = Force de combat { $n }
rome-vs-gaul-battle-rating-battle-command = Valeur de bataille { $battle }, commandement { $command }
rome-vs-gaul-reduced = réduit
rome-vs-gaul-inside-besieged = à l’intérieur, assiégé
rome-vs-gaul-council-holds = { $tribes } tribus sur 2, { $markers } marqueurs sur 6

## scene.ts

rome-vs-gaul-victory-points = Points de victoire
rome-vs-gaul-governance-now = Gouvernement actuel
rome-vs-gaul-cards-in-hand = cartes en main
rome-vs-gaul-markers-council-box = marqueurs dans la case du Conseil
rome-vs-gaul-gaul-wins-if-rome = La Gaule gagne si Rome a moins de 12 points de victoire après le tour 6, ou 3 points de gouvernement ou moins à un hiver.
rome-vs-gaul-year-bc = { $year } av. J.-C.
rome-vs-gaul-turn = Tour
rome-vs-gaul-governance-now-total-regions = Gouvernement actuel : { $total } = { $regions } − { $lost } : { $points } PV.
rome-vs-gaul-scored-governance-governance-tribes = Compté : gouvernement { $governance }, tribus éliminées { $tribes } (4 valent 1 PV), Germania { $germania }, Britannia { $britannia }, le Col { $pass }.
rome-vs-gaul-region-dominated = { $region } { $points } : Rome domine (provinces : { $rome } contre { $gaul }).
rome-vs-gaul-region-present = { $region } { $points } : Rome est présente. La domination, avec plus de provinces que la Gaule (maintenant { $rome } contre { $gaul }), vaudrait { $dominance }.
rome-vs-gaul-region-absent = { $region } 0 : aucun lieu romain. La domination vaudrait { $dominance }.
rome-vs-gaul-provincia-held = Provincia : rien n’est perdu.
rome-vs-gaul-provincia-lost = Provincia −{ $lost } : { $provinces } hors contrôle.
rome-vs-gaul-governance-worth = PV par points de gouvernement : { $steps }. Avec { $least } ou moins, Rome perd aussitôt.
rome-vs-gaul-region-only-present = { $region } { $points } : Rome est présente.

## texts.ts

rome-vs-gaul-spring-muster = Rassemblement de printemps
rome-vs-gaul-reaction = Réaction
rome-vs-gaul-avoid-battle = Éviter la bataille
rome-vs-gaul-retreat = Retraite
rome-vs-gaul-the-germani = Les Germains
rome-vs-gaul-caesar = César
rome-vs-gaul-place-a-tribe = Placer une tribu
rome-vs-gaul-into-gallic-council-box = Dans la case du Conseil gaulois
rome-vs-gaul-leave-gallic-council-box = Quitter la case du Conseil gaulois
rome-vs-gaul-submit = Se soumettre
rome-vs-gaul-move-the-marker = Déplacer le marqueur
rome-vs-gaul-restore-a-legion = Rétablir une légion
rome-vs-gaul-bring-a-legion = Amener une légion
rome-vs-gaul-emergency-replacements = Remplacements d’urgence
rome-vs-gaul-place-a-legate = Placer un légat
rome-vs-gaul-keep-a-legate = Garder un légat
rome-vs-gaul-place-influence = Placer de l’influence
rome-vs-gaul-convert-influence = Convertir l’influence
rome-vs-gaul-remove-influence = Retirer de l’influence
rome-vs-gaul-devastate = Dévaster
rome-vs-gaul-place-a-unit = Placer une unité
rome-vs-gaul-upgrade-a-fortified-town = Fortifier un oppidum
rome-vs-gaul-naval-supremacy = Suprématie navale
rome-vs-gaul-choose-a-space = Choisir un lieu
rome-vs-gaul-activate = Activer
rome-vs-gaul-pick-up = Prendre
rome-vs-gaul-drop-off = Déposer
rome-vs-gaul-go-on-to = Continuer vers
rome-vs-gaul-intercept = Intercepter
rome-vs-gaul-goes-along = Va avec
rome-vs-gaul-goes-inside = Entre
rome-vs-gaul-sortie = Sortie
rome-vs-gaul-reroll = Relance
rome-vs-gaul-who-loses-a-step = Qui perd un pas ?
rome-vs-gaul-retreat-inside = Retraite à l’intérieur
rome-vs-gaul-winter-camp = Camp d’hiver
rome-vs-gaul-play-the-event = Jouer l’événement
rome-vs-gaul-discard-and-draw = Défausser et piocher
rome-vs-gaul-play-the-surprise = Jouer la surprise
rome-vs-gaul-cancel-the-card = Annuler la carte
rome-vs-gaul-play-winter-campaign = Jouer Campagne d’hiver
rome-vs-gaul-caesar-here = César ici
rome-vs-gaul-place-here = placer ici
rome-vs-gaul-to-the-council-box = Vers la case du Conseil
rome-vs-gaul-make-room = Faire place
rome-vs-gaul-submits = Se soumet
rome-vs-gaul-marker-here = marqueur ici
rome-vs-gaul-restore = Rétablir
rome-vs-gaul-give-up = renoncer
rome-vs-gaul-keep = Garder
rome-vs-gaul-muster = rassembler
rome-vs-gaul-influence = influence
rome-vs-gaul-convert = convertir
rome-vs-gaul-remove = retirer
rome-vs-gaul-devastate-inline = dévaster
rome-vs-gaul-put-marker-into-council = Mettre un marqueur dans la case du Conseil
rome-vs-gaul-open-the-council-box = Ouvrir la case du Conseil
rome-vs-gaul-declare-a-major-uprising = Déclarer un grand soulèvement
rome-vs-gaul-upgrade = fortifier
rome-vs-gaul-here = ici
rome-vs-gaul-germani = Germains
rome-vs-gaul-pick-up-all = Tout prendre
rome-vs-gaul-go = aller
rome-vs-gaul-remove-marker-here-2 = Retirer le marqueur ici (2 PM)
rome-vs-gaul-siege-roll-3-mps = Lancer de siège (3 PM)
rome-vs-gaul-carry-out-the-move = Exécuter le mouvement
rome-vs-gaul-intercept-inline = intercepter
rome-vs-gaul-goes = Part
rome-vs-gaul-back-up = Reculer
rome-vs-gaul-inside = À l’intérieur
rome-vs-gaul-all-inside = Tous à l’intérieur
rome-vs-gaul-all-go = Tous partent
rome-vs-gaul-all-join = Tous se joignent
rome-vs-gaul-withdraw = se dérober
rome-vs-gaul-retreat-inline = retraite
rome-vs-gaul-plan-differently = Planifier autrement
rome-vs-gaul-joins = Se joint
rome-vs-gaul-loses-a-step = Perd un pas
rome-vs-gaul-camp = camper
rome-vs-gaul-forfeit-the-rest = Renoncer au reste
rome-vs-gaul-end-the-spring-muster = Finir le rassemblement
rome-vs-gaul-end-the-card-play = Finir le jeu de la carte
rome-vs-gaul-enough-of-this-effect = Assez de cet effet
rome-vs-gaul-close-the-council-box = Fermer la case du Conseil
rome-vs-gaul-end-the-uprising = Finir le soulèvement
rome-vs-gaul-end-the-activation = Finir l’activation
rome-vs-gaul-all-legions-camp = Toutes les légions campent
rome-vs-gaul-go-label = En avant
rome-vs-gaul-keep-no-legate = Ne garder aucun légat
rome-vs-gaul-remove-the-marker = Retirer le marqueur
rome-vs-gaul-no-winter-campaign = Pas de Campagne d’hiver
rome-vs-gaul-let-it-happen = Laisser faire
rome-vs-gaul-no-interception = Pas d’interception
rome-vs-gaul-no-surprise = Pas de surprise
rome-vs-gaul-no-reroll = Pas de relance
rome-vs-gaul-attack-label = Attaquer
rome-vs-gaul-stand-and-fight = Tenir et combattre
rome-vs-gaul-reroll-my-first-die = Mon premier : { $n }
rome-vs-gaul-reroll-my-second-die = Mon second : { $n }
rome-vs-gaul-reroll-enemy-first-die = Premier ennemi : { $n }
rome-vs-gaul-reroll-enemy-second-die = Second ennemi : { $n }
rome-vs-gaul-town = Ville
rome-vs-gaul-walled-city = Ville murée
rome-vs-gaul-stronghold = Forteresse
rome-vs-gaul-stronghold-germania-nobody-enters = Forteresse en Germania : personne n’y entre
rome-vs-gaul-path = chemin
rome-vs-gaul-rough-path = chemin difficile
rome-vs-gaul-channel-crossing = traversée de la Manche
rome-vs-gaul-across-rhine-germani-alone = par-delà le Rhin, pour les Germains seuls
rome-vs-gaul-to-be-placed = À placer
rome-vs-gaul-gallic-council-box = Case du Conseil gaulois
rome-vs-gaul-submitted-tribes = Tribus soumises
rome-vs-gaul-eliminated = Éliminés
rome-vs-gaul-in-rome = À Rome
rome-vs-gaul-kept-legate = Légat gardé
rome-vs-gaul-by-events = Par événements
rome-vs-gaul-later-turns = Tours suivants
rome-vs-gaul-in-the-cups = Dans les gobelets
rome-vs-gaul-event = Événement
rome-vs-gaul-bonus = Bonus
rome-vs-gaul-surprise = Surprise
rome-vs-gaul-both-sides = les deux camps
rome-vs-gaul-six-turns-57-52 = Six tours, de 57 à 52 av. J.-C. : César conquiert la Gaule, ou la Gaule survit à César.
rome-vs-gaul-rome-needs-12-victory = Il faut à Rome 12 points de victoire : gouvernement chaque hiver, tribus éliminées, Germania, Britannia, Col de César.
rome-vs-gaul-gaul-wins-if-rome-falls = La Gaule gagne si Rome n’y arrive pas, ou si son gouvernement tombe à 3 points à un hiver.
rome-vs-gaul-map-tables-cards-component = La carte, les tables et les cartes à jouer sont conçues par ce projet : les imprimées ne sont pas connues.
rome-vs-gaul-legend-path = chemin : 1 PM
rome-vs-gaul-legend-rough = chemin difficile : 2 PM
rome-vs-gaul-legend-channel = traversée de la Manche : 2 PM, tempêtes
rome-vs-gaul-legend-rhine = par-delà le Rhin : les Germains seuls
rome-vs-gaul-legend-town = ville que personne ne contrôle
rome-vs-gaul-legend-roman = sous contrôle romain
rome-vs-gaul-legend-gallic = sous contrôle gaulois
rome-vs-gaul-legend-walled = ville murée
rome-vs-gaul-legend-stronghold = forteresse
rome-vs-gaul-legend-fort = oppidum d’une tribu
rome-vs-gaul-legend-besieged = assiégé, avec points de siège
rome-vs-gaul-legend-devastated = terre dévastée
rome-vs-gaul-legend-port = port d’une mer

## inspection.ts

rome-vs-gaul-ask-supply = Ravitaillement de { $side }
rome-vs-gaul-ask-siege = Lancer de siège
rome-vs-gaul-ask-reach = Portée de { $piece }
rome-vs-gaul-cost = { $cost } PM
rome-vs-gaul-cost-and-risk = { $cost } PM, risque { $risk }
rome-vs-gaul-reach-of = Portée de { $piece } : { $left } PM
rome-vs-gaul-reach-with = Avec { $pieces }.
rome-vs-gaul-reach-alone = Seul.
rome-vs-gaul-risk-means = Le risque est celui d’une interception, d’une tempête ou d’une attaque sur le chemin le moins cher, si chaque pile essaie. Les cartes ne sont pas comptées.
rome-vs-gaul-reach-means = Les nombres sur la carte sont les points de mouvement nécessaires ; un pourcentage est le risque d'interception, de tempête ou d'attaque en chemin.
rome-vs-gaul-plan = Plan : { $steps }.
rome-vs-gaul-route-risk = Il se passe quelque chose en route : { $risk }, si toutes essaient.
rome-vs-gaul-may-intercept = { $place } : la pile à { $from } peut intercepter ({ $chance }).
rome-vs-gaul-may-storm = { $place } : une tempête rejette l’armée ({ $chance }).
rome-vs-gaul-may-be-attacked = { $place } : ses habitants peuvent attaquer l’armée ({ $chance }).
rome-vs-gaul-in-supply = { $side } à { $place } : ravitaillé
rome-vs-gaul-out-of-supply = { $side } à { $place } : sans ravitaillement
rome-vs-gaul-supply-walls = Leur oppidum ou leur cité les nourrit (14.5.4).
rome-vs-gaul-supply-starving = Une carte les affame jusqu’à la prochaine phase de ravitaillement.
rome-vs-gaul-supply-here = La source est en ce lieu.
rome-vs-gaul-supply-path = Chemin de ravitaillement : { $path }.
rome-vs-gaul-supply-cut-path = Le chemin est coupé : { $path }.
rome-vs-gaul-supply-no-source = Il n’y a pas de source où un chemin pourrait mener.
rome-vs-gaul-cut-by-units = Coupé à { $place } par { $pieces }.
rome-vs-gaul-cut-by-marker = Coupé à { $place } par un marqueur ennemi.
rome-vs-gaul-cut-by-devastation = Coupé à { $place } par une terre dévastée.
rome-vs-gaul-cut-here = coupé ici
rome-vs-gaul-siege-of = Siège de { $place }
rome-vs-gaul-subjugation-of = Soumission de la forteresse de { $place }
rome-vs-gaul-siege-strengths = Force { $attack } contre { $defence } ; { $points } points de siège sur { $needed }.
rome-vs-gaul-subjugation-strength = Force { $attack } ; { $points } points de siège sur { $needed }.
rome-vs-gaul-siege-too-weak = Trop faible pour un lancer (14.3.2).
rome-vs-gaul-siege-surrenders = Trois contre un : reddition sans lancer.
rome-vs-gaul-siege-chances = Reddition { $surrender }, prise { $capture } ; cela coûte { $steps } pas en moyenne.
rome-vs-gaul-subjugation-chances = Réussite { $success } ; cela coûte { $steps } pas en moyenne.
rome-vs-gaul-siege-rolled = Les dés donnent { $dice } : { $lost ->
        [0] aucun pas perdu
        [one] 1 pas perdu
       *[other] { $lost } pas perdus
    }, { $points ->
        [0] aucun point de siège
        [one] 1 point de siège
       *[other] { $points } points de siège
    }.
rome-vs-gaul-siege-rolled-surrender = Les dés donnent { $dice } : la place se rend.
rome-vs-gaul-siege-table = Table de siège, colonne { $column }, modificateur { $modifier } : pas perdus / points de siège ; S se rend
rome-vs-gaul-dice = Dés

## guide.ts

rome-vs-gaul-guide-about = Le premier tour en César, en quatre courts chapitres de l’exemple du livre de règles : une marche, un siège, le ravitaillement, une bataille.
rome-vs-gaul-guide-chapter-march = Une marche
rome-vs-gaul-guide-chapter-siege = Un siège
rome-vs-gaul-guide-chapter-supply = Ravitaillement
rome-vs-gaul-guide-chapter-battle = Une bataille
rome-vs-gaul-guide-welcome = 57 av. J.-C. : bienvenue, César
rome-vs-gaul-guide-welcome-say = Les pièces rouges sont à toi : six légions avec toi parmi les Éduens, deux à Vienne. Les Carnutes se sont soulevés à Cenabum, les Nerviens à Geidumni.
rome-vs-gaul-guide-welcome-why = Une tribu se soulève avec un oppidum, que tu dois assiéger. Le bouton Légende dit ce que veulent dire les lignes et les signes de la carte.
rome-vs-gaul-guide-points = Ce qui gagne la guerre
rome-vs-gaul-guide-points-say = Il faut à Rome 12 points de victoire en six tours. Chaque hiver, on compte ton gouvernement de la Gaule ; touche tes points pour voir comment.
rome-vs-gaul-guide-points-why = Une province est à toi avec la majorité de ses lieux et sans oppidum ennemi : 3/4 dit que tu as trois des quatre qu’il te faut. Avec 3 points de gouvernement ou moins, tu perds aussitôt.
rome-vs-gaul-guide-march-card = Joue une carte
rome-vs-gaul-guide-march-card-say = Touche Constant comme l’étoile polaire, puis choisis son bonus et 3 points d’action.
rome-vs-gaul-guide-march-card-why = Une carte est un événement, ou des points d’action, ou un bonus avec des points. Ton bonus active César gratuitement. Les événements de l’autre camp sont des points pour toi.
rome-vs-gaul-guide-activate = Active César
rome-vs-gaul-guide-activate-say = Touche César.
rome-vs-gaul-guide-activate-why = Une pièce est activée une fois par carte. Elle peut marcher, assiéger, ou retirer un marqueur ennemi.
rome-vs-gaul-guide-take = Emmène l’armée
rome-vs-gaul-guide-take-say = Prends tous ceux qui se tiennent avec César.
rome-vs-gaul-guide-take-why = César mène six unités à pleine vitesse ; avec plus, chaque pas coûte un PM de plus. Les lieux éclairés montrent jusqu’où l’armée peut aller et ce que cela coûte.
rome-vs-gaul-guide-way = Prépare le chemin
rome-vs-gaul-guide-way-say = Continue vers { $place }.
rome-vs-gaul-guide-way-why = Rien ne bouge avant que tu exécutes le plan. Un pourcentage est le risque en route : qui peut intercepter, et avec quelle chance, est écrit ici.
rome-vs-gaul-guide-go = Exécute le plan
rome-vs-gaul-guide-go-say = Exécute le mouvement. Les Gaulois peuvent intercepter, ou rentrer dans leurs murs.
rome-vs-gaul-guide-go-why = Jusqu’ici, on pouvait reprendre chaque pas. Les dés et les réponses de l’ennemi ne se reprennent pas.
rome-vs-gaul-guide-arrived = L’activation finit
rome-vs-gaul-guide-arrived-say = Un siège coûte 3 PM, plus qu’il n’en reste. Finis l’activation avec le même bouton.
rome-vs-gaul-guide-influence = Influence
rome-vs-gaul-guide-influence-say = Chaque point d’action place un marqueur. Mets-en un à { $place }.
rome-vs-gaul-guide-influence-why = Hors de Provincia, un marqueur romain en demande un autre à côté, ou une légion sur place. Les marqueurs poussent donc en chaînes.
rome-vs-gaul-guide-march-over = Ta première carte est jouée
rome-vs-gaul-guide-march-over-say = Après chaque carte, l’autre camp en joue une. Au chapitre suivant, la Gaule a joué, et Cenabum est encore assiégée.
rome-vs-gaul-guide-siege = Cenabum est assiégée
rome-vs-gaul-guide-siege-say = Les Carnutes sont à l’intérieur, tes légions autour : l’anneau pointillé le montre. Trois points de siège prennent l’oppidum.
rome-vs-gaul-guide-siege-why = Une tribu qui se rend se soumet et peut revenir ; une tribu prise est éliminée, et quatre d’entre elles font un point de victoire.
rome-vs-gaul-guide-siege-card = Alésia, pour ses points
rome-vs-gaul-guide-siege-card-say = Touche Alésia : son événement est pour la Gaule, joue donc ses 2 points d’action.
rome-vs-gaul-guide-activate-again-say = Le premier point active César. Touche César.
rome-vs-gaul-guide-roll = Un lancer de siège
rome-vs-gaul-guide-roll-say = Le panneau montre les forces, la colonne de la table de siège et les chances. Ajoute le lancer de siège au plan.
rome-vs-gaul-guide-roll-why = 1/2 veut dire : tu perds un pas et gagnes deux points de siège. S est une reddition. César ajoute 1 aux dés.
rome-vs-gaul-guide-roll-go-say = Exécute le plan.
rome-vs-gaul-guide-end-move-say = Rien de plus à faire ici : finis l’activation.
rome-vs-gaul-guide-control = Contrôle une province
rome-vs-gaul-guide-control-say = Utilise le dernier point pour un marqueur à { $place }.
rome-vs-gaul-guide-control-why = Un marqueur à Lutetia te donne les Parisii : leur province devient rouge, et la Celtica compte plus pour toi en hiver.
rome-vs-gaul-guide-siege-over = Le siège continue
rome-vs-gaul-guide-siege-over-say = Dans l’exemple, les Carnutes se rendent à la carte suivante. Puis César marche contre les Nerviens, et la Gaule répond.
rome-vs-gaul-guide-supply = Sans ravitaillement
rome-vs-gaul-guide-supply-say = La Gaule a mis un marqueur à Bagacum. Touche Geidumni et demande le ravitaillement de Rome : le chemin coupé est dessiné sur la carte.
rome-vs-gaul-guide-supply-why = Après chacune de tes cartes, une pile sans ravitaillement de trois pas ou plus en perd un. Un chemin ne passe par des marqueurs ennemis que là où tu as des unités.
rome-vs-gaul-guide-supply-card = Deux points d’action
rome-vs-gaul-guide-supply-card-say = Joue Les Éduens abandonnent Rome pour ses 2 points d’action.
rome-vs-gaul-guide-supply-activate-say = César mènera une légion à Bagacum, et reviendra. Touche César.
rome-vs-gaul-guide-supply-march = Aller et retour
rome-vs-gaul-guide-supply-take-say = Prends Legio XII, qui a perdu un pas.
rome-vs-gaul-guide-supply-drop-say = Dépose Legio XII ici : où elle se tient, le chemin peut passer.
rome-vs-gaul-guide-supply-siege-say = Il reste trois PM : ajoute un lancer de siège contre les Nerviens.
rome-vs-gaul-guide-supply-march-why = Le siège n’est pas levé : les autres légions restent autour de l’oppidum.
rome-vs-gaul-guide-convert = Convertis le marqueur
rome-vs-gaul-guide-convert-say = Avec une légion sur place, le dernier point rend romain le marqueur de Bagacum.
rome-vs-gaul-guide-supply-over = César mange de nouveau
rome-vs-gaul-guide-supply-over-say = Au dernier chapitre, les Trévires viennent secourir les Nerviens, qui font une sortie en même temps.
rome-vs-gaul-guide-battle = Une bataille
rome-vs-gaul-guide-battle-say = La Gaule a 15 contre tes 10, et chaque camp deux dés. Le panneau montre la ligne de la table de bataille de chacun ; les cases marquées comptent maintenant.
rome-vs-gaul-guide-battle-why = Une case dit combien de touches tu fais ; les astérisques départagent à touches égales. Un dé romain ne compte jamais moins de 3.
rome-vs-gaul-guide-reroll = Relances
rome-vs-gaul-guide-reroll-say = César a trois relances, d’un dé à toi ou d’un dé ennemi. Un dé élevé de l’ennemi est la meilleure cible.
rome-vs-gaul-guide-reroll-why = La valeur de bataille du chef est le nombre de relances. Les camps alternent, l’attaquant d’abord.
rome-vs-gaul-guide-window = On t’interroge
rome-vs-gaul-guide-window-say = Qui pourrait avoir une carte est interrogé, même sans en avoir. Passe.
rome-vs-gaul-guide-window-why = Ainsi personne n’apprend ce que tu tiens. Le bouton Ordres permanents te laisse passer de telles fenêtres sans être interrogé.
rome-vs-gaul-guide-losses = Pertes
rome-vs-gaul-guide-losses-say = Dis quelle unité perd un pas. Une légion en a deux.
rome-vs-gaul-guide-retreat = Une retraite
rome-vs-gaul-guide-retreat-say = La bataille est perdue : dis où va l’armée. L’anneau montre une case qui ne coûte rien de plus, s’il y en a une.
rome-vs-gaul-guide-retreat-why = Les marqueurs ennemis et la Manche coûtent un pas ; personne ne va là d’où venait l’attaquant.
rome-vs-gaul-guide-other = De l’inattendu
rome-vs-gaul-guide-other-say = Les dés ou les Gaulois avaient d’autres plans. L’anneau montre un choix sûr ; tu es libre de faire autre chose.
rome-vs-gaul-guide-farewell = Tu connais le jeu
rome-vs-gaul-guide-farewell-say = Tu as joué des cartes, marché, assiégé, gardé ton ravitaillement et combattu. Après huit cartes chacun vient l’hiver : camps et gouvernement. Continue d’ici, ou commence ta propre partie.
rome-vs-gaul-guide-farewell-why = Les règles sont sous R, un conseil sous I. Touche ce qui n’est pas offert, et on te dit quelle règle l’interdit.

rome-vs-gaul-our-design = Carte, tables et cartes à jouer : notre propre conception
rome-vs-gaul-points-short = PV
rome-vs-gaul-governance-short = Gouvernement
rome-vs-gaul-council-short = Conseil
rome-vs-gaul-reaction-to = { $pieces } : { $from } → { $place }
rome-vs-gaul-reaction-intercept = { $pieces } à { $place } : { $chance } d’arriver en premier, avec { $need } ou plus aux deux dés.
rome-vs-gaul-reaction-avoid = Vers { $place } : { $chance }, avec { $need } ou plus aux deux dés.
rome-vs-gaul-reaction-back-up = Rester à { $place } : { $chance }, avec { $need } ou plus aux deux dés.
rome-vs-gaul-camp-too-full = { $place } nourrit { $level } légions sur { $legions } : les autres perdent un pas.
rome-vs-gaul-camps-safe = Chaque légion hiverne sans risque où elle est.
rome-vs-gaul-camp-chip = { $legions } légions, { $level } nourries

### Caesar XL en mots. Les faits de chaque événement sont dans text/events.py.

## Camps et unités

side-caesar = César
side-pompey = Pompée
unit-caesar = César
unit-pompey = Pompée
unit-allied = unité alliée
unit-veteran-allied = unité alliée de vétérans
unit-legion = légion
unit-veteran-legion = légion de vétérans
unit-any = unité
successor-caesar = L’héritier de César
successor-pompey = L’héritier de Pompée

units =
    { $unit ->
        [allied]
            { $count ->
                [one] une unité alliée
               *[other] { $count } unités alliées
            }
        [veteran-allied]
            { $count ->
                [one] une unité alliée de vétérans
               *[other] { $count } unités alliées de vétérans
            }
        [legion]
            { $count ->
                [one] une légion
               *[other] { $count } légions
            }
        [veteran-legion]
            { $count ->
                [one] une légion de vétérans
               *[other] { $count } légions de vétérans
            }
       *[leader] { UNIT($unit) }
    }
army =
    { COUNT($units) ->
        [0] personne
       *[other] { LIST($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] personne
       *[other] { LIST($enemies, last: "and") }
    }
whose =
    { $leader ->
        [1] { UNIT($unit) }
       *[0] { UNIT($unit) } de { SIDE($side) }
    }

## Cartes

card-barbarian-invasion = Invasion barbare
card-text-barbarian-invasion = Les tribus partent en pillage. Chaque camp lance un dé et perd autant d’or ; ce qu’il ne peut payer, il le perd en épées de ses unités.
card-allies-go-home = Les alliés rentrent chez eux
card-text-allies-go-home = La moisson appelle. Chaque camp perd une unité alliée.
card-demand-for-action = Appel à l’action
card-text-demand-for-action = Personne ne paie une guerre qui piétine. Les prochains impôts des deux camps sont réduits de moitié.
card-optimates-rally = Les optimates se rallient
card-text-optimates-rally = Les meilleurs ouvrent leur bourse : qui a le plus de leurs symboles (à égalité, Pompée) gagne autant d’or et un de plus, et peut rendre une unité vétérane.
card-populares-rally = Les populaires se rallient
card-text-populares-rally = Le peuple acclame : qui a le plus de leurs symboles (à égalité, César) gagne autant d’or et un de plus, et peut rendre une unité vétérane.
card-pirates = Pirates
card-text-pirates = Des voiles à l’horizon. Chaque camp perd 1 or pour chaque port à lui.
card-the-senate = Le Sénat
card-text-the-senate = La curie t’écoute. Pioche une carte de plus à chaque phase de pioche.
card-demands-for-reform = Appels à la réforme
card-text-demands-for-reform = Tu parles pour la rue. Reçois 2 or à chaque phase d’impôts.
card-dictator = Dictateur
card-text-dictator = Pour six mois, ou pour la vie. Ta main peut avoir une carte de plus.
card-pontifex-maximus = Pontifex Maximus
card-text-pontifex-maximus = Les présages sont ce que tu dis. Ton commandement est plus haut de 1 dans chaque bataille.
card-tribune = Tribun
card-text-tribune = Intouchable, et très bruyant. Tes légions coûtent 2 or de moins.
card-triumph = Triomphe
card-text-triumph = Quatre chevaux blancs, et un esclave qui murmure. Reçois 1 or à chaque phase d’impôts.
card-cura-annonae = Cura Annonae
card-text-cura-annonae = Le pain d’abord. Reçois 2 or à chaque phase d’impôts.
card-tax-farmers = Publicains
card-text-tax-farmers = L’Asie paie, et paie encore. Reçois 3 or à chaque phase d’impôts.
card-friend-of-kings = Ami des rois
card-text-friend-of-kings = Ils envoient leurs fils, et leurs cavaliers. Tes unités alliées coûtent 2 or de moins.
card-land-for-veterans = Des terres pour les vétérans
card-text-land-for-veterans = Dix hectares et une vigne. Une fois par phase d’achat, recrute une légion de plus dans une colonie légionnaire à toi pour 5 or.
card-legions-grumble = Les légions grondent
card-text-legions-grumble = Promets-leur tout. Recrute une légion de plus dans une colonie légionnaire à toi pour 3 or.
card-veterans-settlement = Colonie de vétérans
card-text-veterans-settlement = De vieux soldats reviennent pour leurs terres. Recrute jusqu’à deux légions de plus, chacune dans une autre colonie légionnaire à toi, pour 5 or chacune.
card-allies-mobilize = Les alliés se mobilisent
card-text-allies-mobilize = Des cavaliers à chaque cour. Lance un dé : place autant d’unités alliées, chacune chez un autre client allié sans unités ennemies.
card-allied-settlement = Traité d’alliance
card-text-allied-settlement = Un traité sur bronze. Place jusqu’à deux unités alliées, chacune chez un autre client allié à toi.
card-fleet-of-gades = Flotte de Gades
card-text-fleet-of-gades = Les navires de l’océan. Dans cette phase de marche, chacune de tes unités peut aller d’un port à un autre de l’Atlantique ou de la Méditerranée occidentale.
card-fleet-of-misenum = Flotte de Misène
card-text-fleet-of-misenum = Les navires d’Italie. Dans cette phase de marche, chacune de tes unités peut aller d’un port à un autre de la Méditerranée occidentale.
card-fleet-of-rhodes = Flotte de Rhodes
card-text-fleet-of-rhodes = Les navires des îles. Dans cette phase de marche, chacune de tes unités peut aller d’un port à un autre de la Méditerranée orientale.
card-successor = Successeur
card-text-successor = Le nom survit. Si ton chef suprême est tombé, son successeur entre en campagne dans une ville avec une unité à toi.
card-betrayal = Trahison
card-text-betrayal = De l’argent dans la nuit. Lance un dé : dans une ville de ton choix, l’ennemi perd des unités de son choix pour autant d’épées en tout ; aucune qui en ait plus qu’il n’en reste à perdre.
card-donation = Don
card-text-donation = Un ami qui ne demande rien, pas encore. Pioche deux cartes.
card-ides-of-march = Ides de mars
card-text-ides-of-march = Si le chef suprême ennemi est à Rome, lance un dé : sur 4 ou plus, il tombe.
card-double-line = Double ligne
card-text-double-line = Première manche : tes légions ont 2 épées de plus, tes chefs 1.
card-triple-line = Triple ligne
card-text-triple-line = Deux premières manches : tes légions et tes chefs ont 1 épée de plus.
card-stand-siege = Tenir le siège
card-text-stand-siege = En défense seulement. Toute la bataille : les légions et les chefs ennemis ont 1 épée de moins.
card-cavalry-sweep = Charge de cavalerie
card-text-cavalry-sweep = Première manche : tes unités alliées ont 2 épées de plus. Si l’ennemi se retire, Vae Victis touche de 1 à 3.
card-ambush = Embuscade
card-text-ambush = Tu mènes. Première manche : toutes les unités ennemies ont 1 épée de moins, mais jamais moins de 1.
card-rearguard = Arrière-garde
card-text-rearguard = La carte de tactique de l’ennemi est sans effet. Si tu te retires, tu ne perds pas de chef, et il n’y a pas de Vae Victis.
card-text-antonius = Une fois par phase d’achat, place une légion, gratuitement, là où est Antonius.
card-text-brutus = Lance un dé à chaque phase d’impôts et reçois autant d’or.
card-text-cato = Incorruptible, et chacun le sait. Reçois 1 or à chaque phase d’impôts.
card-text-cicero = Une fois par phase d’achat, prends pour 3 or une carte de chef dans la défausse.
card-text-labienus = Il connaît chaque ruse ; il a enseigné la plupart. Ton commandement est plus haut de 1 dans chaque bataille.
card-text-curio = Une fois par phase d’achat, place pour 2 or une unité alliée là où est Curio.
card-text-scipio = À chaque phase d’impôts, reçois 1 or pour chaque client allié à toi.

## Cartes : leurs genres, factions, et ce qu’elles demandent ; villes et ports

card-kind-event = Événement
card-kind-forum = Forum
card-kind-action = Action
card-kind-tactics = Tactique
card-kind-leader = Chef
faction-optimates = Optimates
faction-populares = Populares
faction-either = Optimates ou Populares
claim-bid = Aux enchères
claim-pay = Payer { $gold } Or
claim-control = Contrôler { PLACE($places, last: "and") }
claim-hold = Tenir { $count } { claim-hold.kind }
    .kind =
        { $kind ->
            [colony] colonies légionnaires
            [client] clients alliés
            [port] ports
           *[city] villes
        }
claim-supreme-in = Chef suprême à { PLACE($places, last: "or") }
claim-leaders = { $count } Chefs en jeu
claim-veterans = { $count } unités de vétérans
claim-worth = Villes amies valant { $gold }
city-shape-colony = Colonie légionnaire
city-shape-client = Client allié
port-atlantic = port de l’Atlantique
port-west = port de la Méditerranée occidentale
port-east = port de la Méditerranée orientale

## Le journal

season =
    { $season ->
        [spring] Printemps { $year } av. J.-C.
       *[autumn] Automne { $year } av. J.-C.
    }
log-turn = { season }, tour { $turn }.
    .mark = { season }
log-player-turn = C’est à { SIDE($side) } de jouer.
    .mark = { SIDE($side) }
log-dealt =
    { $own ->
        [1] Tu reçois { COUNT($cards) ->
            [0] rien
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } reçoit { $count } cartes.
    }
log-draw =
    { $own ->
        [1] Tu pioches { CARD($card) }.
       *[0] { SIDE($side) } pioche une carte.
    }
log-event = { SIDE($side) } pioche un événement : { CARD($card) }. { CARD_TEXT($card) }
log-to-forum = { SIDE($side) } pioche { CARD($card) }, qui va au Forum.
log-reshuffle = La défausse est mélangée et devient la pioche.
log-discard = { SIDE($side) } défausse { CARD($card) }.
log-pick =
    { $price ->
        [0] { SIDE($side) } prend { CARD($card) } dans la défausse.
       *[other] { SIDE($side) } prend { CARD($card) } dans la défausse pour { $price } or.
    }
log-play = { SIDE($side) } joue { CARD($card) }.
log-use = { SIDE($side) } utilise { CARD($card) }.
log-rolled = { SIDE($side) } lance { DICE($dice) }.
log-bidding = { SIDE($side) } ouvre les enchères pour { CARD($card) }.
log-bid = { SIDE($side) } offre { $gold }.
log-conceded =
    { $forfeit ->
        [0] { SIDE($side) } passe.
       *[other] { SIDE($side) } passe et perd { $forfeit } or.
    }
log-claim =
    { $price ->
        [0] { SIDE($side) } revendique { CARD($card) }.
       *[other] { SIDE($side) } revendique { CARD($card) } pour { $price } or.
    }
log-over =
    { $side ->
        [nobody] L’automne 44 av. J.-C. est fini et personne n’a gagné : partie nulle. Sic transit gloria mundi.
       *[other]
            { $victory ->
                [military] { SIDE($side) } proclame une victoire militaire.
               *[political] { SIDE($side) } proclame une victoire politique.
            }
    }
log-gold =
    { $change ->
        [loss] { SIDE($side) } perd { $gold } or.
       *[gain] { SIDE($side) } gagne { $gold } or.
    }
log-tax = { SIDE($side) } perçoit { $gold } or.
log-looting =
    { $owed ->
        [0] Les Barbares prennent { $gold } or à { SIDE($side) }.
       *[other] Les Barbares prennent { $gold } or à { SIDE($side) }, qui doit encore { $owed } épées.
    }
log-recruit =
    { $price ->
        [0] { SIDE($side) } recrute { $units } à { PLACE($place) }.
       *[other] { SIDE($side) } recrute { $units } à { PLACE($place) } pour { $price } or.
    }
log-placed =
    { $successor ->
        [1] { SUCCESSOR($unit) } entre en campagne à { PLACE($place) }.
       *[0] { UNIT($unit) } entre en campagne à { PLACE($place) }.
    }
log-promote = À { PLACE($place) } : { whose }, désormais vétérans.
log-betrayed = Trahison à { PLACE($place) } !
log-eliminated = { SIDE($side) } perd { $units } à { PLACE($place) }.
log-supreme-lost =
    { COUNT($cards) ->
        [0] { SIDE($side) } a perdu son chef suprême, { $gold } or.
       *[other] { SIDE($side) } a perdu son chef suprême, { $gold } or et sa main : { CARD($cards) }.
    }
log-march = { SIDE($side) } : { army }, { PLACE($origin) } → { PLACE($destination) }.
log-sail = La flotte de { SIDE($side) } va de { PLACE($origin) } à { PLACE($destination) }.
log-hastened = Les unités de { SIDE($side) } à { PLACE($place) } peuvent marcher encore.
log-battle = Bataille de { PLACE($place) } : { SIDE($side) } attaque avec { army } ; { SIDE($enemy) } a { enemies }.
log-commit =
    { $count ->
        [0] { SIDE($side) } n’engage pas de carte de tactique.
       *[other]
            { $own ->
                [1] Tu engages { CARD($card) }, face cachée.
               *[0] { SIDE($side) } engage une carte de tactique, face cachée.
            }
    }
log-tactics = Tactique : { LIST($shown, between: "; ") }.
has-card = { SIDE($side) } a { CARD($card) }
log-lead = { SIDE($side) } mène : commandement { $attacker } de l’attaquant contre { $defender }.
log-round = Manche { $number }.
log-pass =
    { $step ->
        [allied] { SIDE($side) } n’engage plus d’unités alliées.
        [legions] { SIDE($side) } n’engage plus de légions.
       *[leaders] { SIDE($side) } n’engage plus de chefs.
    }
log-roll =
    { $hits ->
        [0] { whose } : { DICE($dice) } contre { $needed }, manqué.
       *[other] { whose } : { DICE($dice) } contre { $needed }, touché.
    }
log-retreat = { SIDE($side) } se retire de { PLACE($place) }.
log-vae-victis =
    { $hits ->
        [0] Vae victis : { SIDE($side) } lance { DICE($dice) }, plus de pertes.
       *[other] Vae victis : { SIDE($side) } lance { DICE($dice) }, pertes en plus : { $hits }.
    }
log-withdraw = { SIDE($side) } : { army }, retraite à { PLACE($place) }.
log-victory = { SIDE($side) } est maître de { PLACE($place) }.

## Questions, par genre de décision

ask-forum = { SIDE($side) } : revendique une carte du Forum, proclame la victoire, ou termine.
ask-bidding = { SIDE($side) } : enchéris pour { CARD($card) } ; la plus haute offre est { $highest }.
ask-losses =
    { $what ->
        [swords] { SIDE($side) } : perds { $count } épées de tes unités.
       *[units] { SIDE($side) } : perds { $count } de tes unités.
    }
ask-honours = { SIDE($side) } : rends une unité vétérane, ou termine.
ask-discarding = { SIDE($side) } : ta main peut avoir { $limit } cartes. Défausses-en une.
ask-picking = { SIDE($side) } : prends une carte dans la défausse, ou termine.
ask-purchase = { SIDE($side) } : recrute avec { $gold } or, joue des cartes, ou termine.
ask-placing = { SIDE($side) } : où { CARD($card) } entre-t-il en campagne ?
ask-mustering = { SIDE($side) } : places-en encore { $count }, ou termine.
ask-targeting =
    { $purpose ->
        [betrayal] { SIDE($side) } : où l’ennemi est-il trahi ?
       *[celerity] { SIDE($side) } : dans quelle ville les unités peuvent-elles marcher encore ?
    }
ask-march = { SIDE($side) } : marche, ou termine.
ask-sailing = { SIDE($side) } : entre quels ports la flotte va-t-elle ?
ask-next-battle = { SIDE($side) } : quelle bataille est la prochaine ?
ask-tactics = { SIDE($side) } : engage une carte de tactique à { PLACE($place) }, ou passe.
ask-commitment = { SIDE($side) } : engage une unité à { PLACE($place) }, manche { $round }, ou passe.
ask-hits = { SIDE($side) } : choisis une unité à perdre à { PLACE($place) }.
ask-retreat = { SIDE($side) } : te retires-tu de { PLACE($place) }, ou restes-tu ?
ask-victory-or-death = { SIDE($side) } : quel chef meurt ? Aut vincere aut mori.
ask-withdrawal = { SIDE($side) } : où tes unités se retirent-elles ?
ask-veterans = { SIDE($side) } : rends une unité vétérane à { PLACE($place) }, ou termine.

## Pourquoi pas ? Chaque raison suit le numéro de sa règle.

why-wrong-phase = { $when } ; maintenant, { $now }.
why-not-your-turn = c’est à { SIDE($side) } de décider : { SIDE($side) } { $doing }.
why-barbarian-area = { PLACE($place) } est une terre barbare ; les unités n’entrent que dans des villes romaines.
why-enemy-city = { PLACE($place) } n’est pas une ville à toi : { SIDE($side) } y a des unités.
why-empty-city = { PLACE($place) } n’est pas une ville à toi : personne n’y est.
why-card-discarded = { CARD($card) } est dans la défausse.
why-card-in-forum = { CARD($card) } est au Forum ; elle se revendique et ne se joue pas.
why-card-in-front = { CARD($card) } est face visible devant { SIDE($side) }.
why-card-not-in-hand = { CARD($card) } n’est pas dans ta main.
why-military-rome = pour une victoire militaire, ton chef suprême doit être à { PLACE("rome") }.
why-military-enemy-leader = une victoire militaire demande que le chef suprême ennemi soit hors de la carte ; il est à { PLACE($place) }.
why-military-values = une victoire militaire demande des villes valant { $need } ; les tiennes valent { $have }.
why-political-points = une victoire politique demande { $need } points de victoire nets ; tu en as { $have }.
why-bid-higher = une offre doit être plus haute d’au moins 1 ; la plus haute est { $highest }.
why-bid-too-high = personne n’offre plus qu’il n’a ; tu as { $gold } or.
why-must-bid = qui ouvre les enchères doit offrir au moins 1 or.
why-must-commit = personne n’a lancé de dé à la dernière manche ; à celle-ci, chaque unité est engagée.
why-not-a-forum-card = { CARD($card) } n’est pas une carte du Forum.
why-already-claimed = { SIDE($side) } a revendiqué { CARD($card) } et la garde jusqu’à la fin.
why-not-in-forum-yet = { CARD($card) } n’est pas encore venue au Forum.
why-claimed-one = une carte du Forum par phase ; tu as revendiqué la tienne.
why-claim-asks = { CARD($card) } demande plus : { $claim }.
claim-missing-bid = une offre d’au moins 1 or, et tu n’en as pas
claim-missing-gold = { $need } or, et tu as { $have }
claim-missing-control = { PLACE($places, last: "and") } sous ton contrôle
claim-missing-supreme = ton chef suprême à { PLACE($places, last: "or") }
claim-missing-cities =
    { $kind ->
        [colony] { $need } colonies légionnaires à toi, et tu en as { $have }
        [client] { $need } clients alliés à toi, et tu en as { $have }
        [port] { $need } ports à toi, et tu en as { $have }
       *[city] { $need } villes à toi, et tu en as { $have }
    }
claim-missing-leaders = { $need } chefs en jeu, et tu en as { $have }
claim-missing-veterans = { $need } unités de vétérans, et tu en as { $have }
claim-missing-worth = des villes à toi valant { $need }, et les tiennes valent { $have }
why-tactics-card = { CARD($card) } est une carte de tactique ; elle s’engage dans une bataille.
why-leader-card = { CARD($card) } est une carte de chef ; elle se joue dans la phase d’achat.
why-leader-needs-city = { CARD($card) } demande une ville avec une unité à toi.
why-march-card = { CARD($card) } se joue dans la phase de marche.
why-purchase-card = { CARD($card) } se joue dans la phase d’achat.
why-no-effect = { CARD($card) } ne ferait rien maintenant : { CARD_TEXT($card) }
why-not-in-front = { CARD($card) } n’est pas devant toi.
why-works-by-itself = { CARD($card) } agit d’elle-même ; il n’y a rien à utiliser.
why-used = { CARD($card) } : déjà utilisée dans cette phase.
why-not-discarded = { CARD($card) } n’est pas dans la défausse.
why-never-in-hand =
    { $kind ->
        [event] { CARD($card) } est une carte d’événement, qu’aucune main ne tient.
       *[forum] { CARD($card) } est une carte du Forum, qu’aucune main ne tient.
    }
why-not-brought-back = { CARD($card) } ne ramène pas { CARD($other) }.
why-none-in-stock =
    { $unit ->
        [legion] il ne reste pas de légion dans ton stock.
       *[allied] il ne reste pas d’unité alliée dans ton stock.
    }
why-city-has-its-share = une légion ou jusqu’à deux unités alliées par phase ; { PLACE($place) } a eu sa part.
why-too-dear =
    { $unit ->
        [legion] une légion coûte { $price } or ; tu as { $gold }.
       *[allied] une unité alliée coûte { $price } or ; tu as { $gold }.
    }
why-no-unit-there = à { PLACE($place) }, il n’y a pas d’unité à toi.
why-brings-nothing = { CARD($card) } n’apporte rien (de plus) à { PLACE($place) } : { CARD_TEXT($card) }
why-name-marched-to = nomme une ville où tes unités ont marché ; { PLACE($place) } n’en est pas une.
why-name-enemy-city = nomme une ville où l’ennemi a des unités ; { PLACE($place) } n’en est pas une.
why-no-such-unit-there = à { PLACE($place) }, tu n’as pas cela : { UNIT($unit) }.
why-lose-elsewhere = ce que tu perds est à { PLACE($place) }.
why-lose-another-kind = ce n’est pas cela qu’il faut perdre maintenant : { UNIT($unit) }.
why-not-promotable = les légions et unités alliées ordinaires deviennent vétéranes ; pas { UNIT($unit) }.
why-promote-in-battle = le vainqueur promeut une unité de la bataille, donc à { PLACE($place) }.
why-has-marched = ce que tu en as à { PLACE($place) } a marché ; chaque pièce bouge une fois par phase.
why-no-route = aucune voie ne mène de { PLACE($origin) } à { PLACE($place) } ; une pièce avance d’une case.
why-name-the-unit = une seule unité peut marcher ; nomme-la.
why-same-port = une flotte va d’un port à un autre.
why-no-units-in-port = à { PLACE($place) }, aucune unité à toi n’attend dans un port des zones de cette flotte.
why-port-out-of-reach = { PLACE($place) } n’est pas un port d’une zone que cette flotte atteint depuis { PLACE($origin) }.
why-no-battle-there = à { PLACE($place) }, les camps ne se font pas face.
why-not-a-tactics-card = { CARD($card) } n’est pas une carte de tactique.
why-for-attackers = { CARD($card) } est pour l’attaquant seulement.
why-for-defenders = { CARD($card) } est pour le défenseur seulement.
why-no-such-unit-in-battle = dans cette bataille, tu n’as pas cela : { UNIT($unit) }.
why-stage =
    { $stage ->
        [allied] maintenant s’engagent les unités alliées.
        [legions] maintenant s’engagent les légions.
       *[leaders] maintenant s’engagent les chefs.
    }
why-committed = déjà engagé dans cette manche : { UNIT($unit) }.
why-lose-a-leader = qui se retire perd un chef qui n’est pas suprême ; { UNIT($unit) } n’en est pas un.
why-say-lose-fresh = pas encore engagé dans cette manche : { UNIT($unit) } ; dis « lose-fresh ».
why-say-lose = déjà engagé, ou tous se retirent : { UNIT($unit) } ; dis « lose ».
why-attacker-cannot-retreat = l’ennemi est désormais là d’où tes unités sont venues ; tu ne peux te retirer.
why-defender-cannot-retreat = l’ennemi contrôle chaque ville voisine ; tu ne peux te retirer.
why-retreat-where-came = tes unités se retirent dans une ville d’où elles sont venues ; { PLACE($place) } n’en est pas une.
why-retreat-to-friends = tes unités se retirent dans une ville voisine à toi, sinon dans une que l’ennemi ne contrôle pas ; { PLACE($place) } n’en est pas une.
why-withdraw-together = tes unités se retirent ensemble : dis « withdraw all ».

# Quand une action est possible ; la phrase continue par ce qu’il faut faire maintenant.
when-end = cela ne peut être omis
when-pass = on passe aux enchères ou dans une bataille
when-stay = on reste, ou se retire, à la fin d’une manche
when-retreat = on se retire à la fin d’une manche
when-declare-military = la victoire se proclame dans ta propre phase du Forum
when-declare-political = { when-declare-military }
when-bid = on enchérit quand une carte du Forum revendiquée le demande
when-claim = les cartes se revendiquent dans ta propre phase du Forum
when-discard = on défausse quand la main est trop grande
when-play = les cartes se jouent dans ta propre phase d’achat ou de marche
when-use = ces cartes s’utilisent dans ta propre phase d’achat
when-pick = on prend dans la défausse quand une carte le dit
when-commit = les cartes de tactique s’engagent quand une bataille commence
when-roll = les unités s’engagent dans une manche
when-lose = on perd ainsi des unités après un coup
when-lose-fresh = { when-lose }
when-recruit-allied = on recrute dans ta propre phase d’achat
when-recruit-legion = { when-recruit-allied }
when-place = un chef se place quand sa carte est jouée
when-muster = on rassemble quand une carte apporte des unités
when-target = on nomme une ville quand une carte le demande
when-battle = l’attaquant choisit les batailles dans la phase de combat
when-sail = on nomme des ports quand une carte de flotte est jouée
when-remove = on perd ainsi des unités par des événements et des cartes
when-promote = on promeut après une victoire ou par une carte
when-withdraw = les unités partent quand leur camp se retire
when-march = les unités marchent dans leur propre phase de marche

## Phases

phase-forum-heading = Forum
phase-forum-waits = est dans la phase du Forum
phase-forum-decides = tu peux revendiquer une carte du Forum ou proclamer la victoire
phase-forum-finish = Piocher des cartes
phase-forum-hint = Une carte par tour, si tu remplis ce qu’elle demande. Elle agit ensuite pour toi jusqu’à la fin de la partie.
phase-bidding-heading = Enchères
phase-bidding-waits = enchérit
phase-bidding-decides = tu enchéris
phase-bidding-hint = L’enchère la plus haute est payée et prend la carte ; le perdant abandonne la moitié de la sienne.
phase-losses-heading = Pertes
phase-losses-waits = subit les pertes d’un événement ou d’une carte
phase-losses-decides = tu dois perdre des unités
phase-losses-hint = Tu choisis lesquelles de tes unités sont perdues.
phase-honours-heading = Promotion
phase-honours-waits = peut promouvoir une unité
phase-honours-decides = tu peux promouvoir une unité
phase-honours-finish = Ne promouvoir personne d’autre
phase-honours-hint = Un vétéran a une épée de plus.
phase-discarding-heading = Trop de cartes
phase-discarding-waits = ramène sa main à sa limite
phase-discarding-decides = tu dois défausser une carte
phase-discarding-hint = Ta main est trop grande ; ce qui est de trop va à la défausse.
phase-purchase-heading = Achat
phase-purchase-waits = est dans la phase d’achat
phase-purchase-decides = c’est ta phase d’achat
phase-purchase-finish = Percevoir les impôts et marcher
phase-purchase-hint = Choisis une unité de ta réserve, puis une ville. Dans chaque ville, une légion ou deux alliés. On joue aussi des cartes.
phase-placing-heading = { phase-purchase-heading }
phase-placing-waits = place un chef
phase-placing-decides = tu dois placer un chef
phase-placing-hint = Dans n’importe quelle ville où se trouve une autre de tes unités.
phase-mustering-heading = { phase-purchase-heading }
phase-mustering-waits = place des unités qu’apporte une carte
phase-mustering-decides = tu places des unités qu’apporte une carte
phase-mustering-finish = Ne plus rien placer
phase-mustering-hint = Au-delà des limites habituelles, chacune dans une autre ville.
phase-picking-heading = { phase-purchase-heading }
phase-picking-waits = prend dans la défausse
phase-picking-decides = tu peux prendre dans la défausse
phase-picking-finish = N’en prendre aucune
phase-picking-hint = Prends une carte de la défausse ; l’autre camp voit laquelle.
phase-targeting-heading = Une carte est jouée
phase-targeting-waits = exécute une carte
phase-targeting-decides = tu dois nommer une ville pour ta carte
phase-targeting-hint = Choisis la ville que la carte concerne.
phase-march-heading = Marche
phase-march-waits = est dans la phase de marche
phase-march-decides = c’est ta phase de marche
phase-march-finish = Finir la marche
phase-march-hint = Choisis des unités et combien partent, puis un lieu voisin. Chacune fait un pas ; une ville laissée vide n’est à personne.
phase-sailing-heading = { phase-march-heading }
phase-sailing-waits = envoie une flotte
phase-sailing-decides = tu dois nommer les ports de ta flotte
phase-sailing-hint = D’abord le port d’où partent tes unités, puis leur destination.
phase-next-battle-heading = Combat
phase-next-battle-waits = attaque et choisit la prochaine bataille
phase-next-battle-decides = tu dois choisir une bataille
phase-next-battle-hint = Chaque bataille a lieu ce tour ; tu choisis l’ordre.
phase-tactics-heading = Bataille
phase-tactics-waits = peut engager une carte de tactique
phase-tactics-decides = tu peux engager une carte de tactique
phase-tactics-hint = Face cachée ; quand le défenseur a choisi aussi, les deux sont montrées.
phase-commitment-heading = { phase-tactics-heading }
phase-commitment-waits = engage une unité
phase-commitment-decides = tu dois engager une unité
phase-commitment-hint = Un jet inférieur ou égal aux épées de l’unité touche. D’abord les alliés, puis les légions, puis les chefs.
phase-hits-heading = { phase-tactics-heading }
phase-hits-waits = choisit ce qu’il perd
phase-hits-decides = tu dois choisir ce que tu perds
phase-hits-hint = Perdre une unité qui a déjà lancé coûte moins : les autres peuvent encore lancer dans cette manche.
phase-vae-victis-hint = Chaque 1 lancé par le vainqueur te coûte une unité de ton choix.
phase-retreat-heading = { phase-tactics-heading }
phase-retreat-waits = peut se retirer
phase-retreat-decides = tu peux te retirer
phase-retreat-hint = Qui se retire perd un chef, et le vainqueur lance encore un dé pour chacune de ses unités.
phase-victory-or-death-heading = { phase-tactics-heading }
phase-victory-or-death-waits = perd un chef
phase-victory-or-death-decides = tu dois perdre un chef
phase-victory-or-death-hint = Qui se retire perd un chef, mais jamais le chef suprême.
phase-withdrawal-heading = Retraite
phase-withdrawal-waits = se retire
phase-withdrawal-decides = tes unités doivent se retirer
phase-withdrawal-hint = Les attaquants retournent d’où ils viennent ; les défenseurs vont ensemble dans une seule ville.
phase-veterans-heading = Après la bataille
phase-veterans-waits = { phase-honours-waits }
phase-veterans-decides = { phase-honours-decides }
phase-veterans-finish = Ne promouvoir personne
phase-veterans-hint = Un vétéran a une épée de plus.
phase-over-heading = La guerre est finie

## Pourquoi une partie a fini

end-nobody = aucun camp n’a déclaré la victoire avant la fin de 44 av. J.-C.
end-military = une victoire militaire : maître de Rome, et plus de rival
end-political = une victoire politique : { $points } points de victoire nets

## Questions sur les chances qui restent sans réponse

odds-no-battle = Aucune bataille n’est en cours ni à venir. Nomme une cité et qui l’attaque : { $example }.
odds-not-facing = À { PLACE($place) } les camps ne se font pas face.
odds-from-where = « { $word } » ne dit pas d’où : écris { $word }@CITÉ.
odds-no-route = 9.1 : aucune route ne mène de { PLACE($origin) } à { PLACE($destination) }.
odds-not-yours = Tu n’as pas « { $word } » à { PLACE($place) }.
odds-number = « { $word } » n’est pas un nombre d’unités : écris par exemple { $example }.
odds-wrong-side = { UNIT($unit) } ne combat ni des deux côtés, ni pour l’ennemi.
odds-too-many = « { $word } » y est déjà, ou il y en a trop.
odds-no-units = Il faut au moins une unité de chaque côté.
odds-unit = { UNIT($unit) }

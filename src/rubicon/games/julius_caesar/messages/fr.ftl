### Julius Caesar en mots. Les faits de chaque événement sont dans text/events.py.

## Noms qui diffèrent de ceux de la carte

side-caesar = César
side-pompey = Pompée
card-apollo = Apollon
card-mercury = Mercure
card-pluto = Pluton
card-vulcan = Vulcain
block-caesar = César
own-block-caesar = César
block-c-equitatus-1 = Equitatus 1 de César
block-c-equitatus-2 = Equitatus 2 de César
block-c-equitatus-3 = Equitatus 3 de César
block-c-equitatus-4 = Equitatus 4 de César
block-c-auxilia-1 = Auxilia 1 de César
block-c-auxilia-2 = Auxilia 2 de César
block-c-auxilia-3 = Auxilia 3 de César
block-c-auxilia-4 = Auxilia 4 de César
block-c-ballista = Ballista de César
block-c-navis-1 = Navis 1 de César
block-c-navis-2 = Navis 2 de César
block-c-navis-3 = Navis 3 de César
block-c-navis-4 = Navis 4 de César
block-c-navis-5 = Navis 5 de César
block-pompey = Pompée
own-block-pompey = Pompée
block-p-equitatus-1 = Equitatus 1 de Pompée
block-p-equitatus-2 = Equitatus 2 de Pompée
block-p-equitatus-3 = Equitatus 3 de Pompée
block-p-elephant = Éléphant de Pompée
own-block-p-elephant = Éléphant
block-p-auxilia-1 = Auxilia 1 de Pompée
block-p-auxilia-2 = Auxilia 2 de Pompée
block-p-auxilia-3 = Auxilia 3 de Pompée
block-p-auxilia-4 = Auxilia 4 de Pompée
block-p-ballista = Ballista de Pompée
block-p-navis-1 = Navis 1 de Pompée
block-p-navis-2 = Navis 2 de Pompée
block-p-navis-3 = Navis 3 de Pompée
block-p-navis-4 = Navis 4 de Pompée
block-p-navis-5 = Navis 5 de Pompée

## Ce que font les cartes

card-text-apollo = Copie la carte que l’ennemi a jouée au tour précédent.
card-text-jupiter = Un bloc ennemi voisin d’une de tes villes passe à toi.
card-text-mars = Un groupe de blocs terrestres se déplace, et frappe d’abord dans une bataille.
card-text-mercury = Un groupe de blocs terrestres se déplace, chacun une ville plus loin que d’habitude.
card-text-neptune = Un groupe de navires se déplace, et frappe d’abord dans une bataille.
card-text-pluto = Un groupe de blocs terrestres se déplace ; plus d’entre eux peuvent attaquer par chaque route.
card-text-vulcan = Chaque bloc d’une ville ennemie perd un pas.
command = { command.moves }, { command.levies }
    .moves =
        { $moves ->
            [one] { $moves } mouvement
           *[other] { $moves } mouvements
        }
    .levies =
        { $levies ->
            [one] { $levies } levée
           *[other] { $levies } levées
        }

## Ce qu’on voit d’un bloc de dos

unknown-block = Un bloc
unknown-block-in-colour = Un bloc aux couleurs de { SIDE($side) }
unknown-navis = Une Navis
unknown-new-block = Un nouveau bloc

## Le journal

log-year = L’année { $year } commence.
    .mark = Année { $year }
log-turn = Année { $year }, tour { $turn }.
    .mark = Tour { $turn }
    .tick = { $turn }
log-dealt = Tu reçois { CARD($cards) }.
log-swap = { BLOCK($block) } et { BLOCK($other) } changent de place.
log-discard = Tu défausses { CARD($card) }.
log-play = Tu joues { CARD($card) }, face cachée.
log-reveal = { SIDE("caesar") } joue { CARD($caesar) }, { SIDE("pompey") } joue { CARD($pompey) }.
log-cancelled = Deux dieux s’annulent ; le tour prend fin.
log-first = { SIDE($side) } est le joueur 1.
log-half =
    { $copied ->
        [1] { log-half.copy } { log-half.does }
       *[0] { log-half.does }
    }
    .copy = { CARD("apollo") } copie { CARD($card) }.
    .does =
        { $god ->
            [1] { SIDE($side) } invoque { CARD($card) }.
           *[0] { SIDE($side) } se déplace.
        }
    .heading =
        { $copied ->
            [1] { CARD("apollo") } copie { CARD($card) }
           *[0] { $god ->
                [1] { SIDE($side) } invoque { CARD($card) }
               *[0] { SIDE($side) } se déplace
            }
        }
log-loyal = { BLOCK($block) } { ROMAN($strength) } à { PLACE($place) } reste loyal, mais perd un pas.
log-defects = { BLOCK($block) } à { PLACE($place) } passe à { SIDE($side) }.
log-welcome = Le transfuge va de { PLACE($origin) } à { PLACE($destination) }.
log-strike = { CARD("vulcan") } frappe { PLACE($place) } : chaque bloc y perd un pas.
log-march = { BLOCK($block) } : { PLACE($origin) } → { PLACE($destination) }.
log-sail = { BLOCK($block) } par bateau : { PLACE($origin) } → { PLACE($destination) }.
log-main-attack = L’attaque principale de { SIDE($side) } sur { PLACE($place) } vient de { PLACE($origin) }.
log-surprise = { SIDE($side) } frappera en premier à { PLACE($place) }.
log-raise = { BLOCK($block) } à { PLACE($place) } est porté à { ROMAN($strength) }.
log-levy = { BLOCK($block) } est levé à { PLACE($place) }.
log-battle =
    { $surprise ->
        [1] { log-battle.heading }. { SIDE($side) } frappe en premier.
       *[0] { log-battle.heading }.
    }
    .heading = Bataille de { PLACE($place) } : { SIDE($side) } attaque
log-round = Manche { $number }. { LIST($armies, between: "; ") }.
army =
    { COUNT($blocks) ->
        [0] { SIDE($side) } : personne
       *[other] { SIDE($side) } : { LIST($blocks) }
    }
fighter = { BLOCK($block) } { ROMAN($strength) }
log-disrupted = Les réserves de { SIDE($side) } trouvent leur force principale partie : chacune perd un pas.
log-reversal = { SIDE($side) } est l’attaquant à présent.
log-fire =
    { $hits ->
        [0] { BLOCK($block) } lance { DICE($dice) } et manque.
        [1] { BLOCK($block) } lance { DICE($dice) } et touche une fois.
       *[other] { BLOCK($block) } lance { DICE($dice) } et touche { $hits } fois.
    }
log-pass = { BLOCK($block) } passe.
log-hit = { BLOCK($block) } encaisse un coup.
log-eliminated =
    { $kind ->
        [cleopatra] { BLOCK($block) } passe à { SIDE($enemy) }.
        [leader] { BLOCK($block) } est tué ! Un point pour { SIDE($enemy) }.
       *[other] { BLOCK($block) } est éliminé.
    }
log-retreat = { BLOCK($block) } se retire à { PLACE($destination) }.
log-sea-retreat = { BLOCK($block) } se retire par bateau à { PLACE($destination) }.
log-victory =
    { $side ->
        [nobody] Il ne reste personne à { PLACE($place) }.
       *[other] { SIDE($side) } gagne la bataille de { PLACE($place) }.
    }
log-regroup = { BLOCK($block) } se regroupe : { PLACE($origin) } → { PLACE($destination) }.
log-home =
    { $changed ->
        [1] Hiver. { BLOCK("cleopatra") } rentre à { PLACE("alexandria") } et rejoint { SIDE($side) }.
       *[0] Hiver. { BLOCK("cleopatra") } rentre à { PLACE("alexandria") }.
    }
    .heading = Hiver
log-score = Après l’année { $year } : { SIDE("caesar") } { $caesar } PV, { SIDE("pompey") } { $pompey } PV.
log-winter = { BLOCK($block) } hiverne : { PLACE($origin) } → { PLACE($destination) }.
log-disband = { BLOCK($block) } à { PLACE($place) } est licencié.
log-over =
    { $side ->
        [nobody] La guerre se termine sans vainqueur.
       *[other] { SIDE($side) } gagne la guerre.
    }

## Questions, par genre de décision

ask-deploy = { SIDE($side) } : échange des blocs avant la guerre, ou termine.
ask-discard = { SIDE($side) } : défausse une de tes six cartes.
ask-play = { SIDE($side) } : joue une carte, face cachée.
ask-defection = { CARD("jupiter") } : en quel lieu un bloc ennemi, tiré au sort, doit-il passer à toi ? Ou termine.
ask-welcome = Le transfuge de { PLACE($place) } te rejoint. Dans quelle ville ?
ask-eruption = { CARD("vulcan") } : dans quelle ville chaque bloc doit-il perdre un pas ? Ou termine.
ask-movement = { SIDE($side) } : déplace un bloc, ou termine. Points de mouvement restants : { $points }.
ask-marching = { OWN_BLOCK($block) }, maintenant à { PLACE($place) } : où ensuite ?
ask-main-attack = Quelle est ton attaque principale sur { PLACE($place) } ?
ask-surprise = Dans quelle bataille tes blocs frappent-ils en premier ? Ou termine, pour aucune.
ask-levies = { SIDE($side) } : lève, ou termine. Points de levée restants : { $points }.
ask-next-battle = { SIDE($side) } : quelle bataille est la prochaine ?
ask-battle-turn = { SIDE($side) } dans la bataille de { PLACE($place) }, manche { $round } : { ask-battle-turn.what }.
    .what =
        { $forced ->
            [1] ton attaque a échoué, retire-toi ou péris
           *[0] { $round ->
                [1] un bloc frappe ou passe
               *[other] un bloc frappe, passe ou se retire
            }
        }
ask-hits = { SIDE($side) } : quel bloc encaisse le coup ? Coups restants : { $count }.
ask-regroup = { SIDE($side) } a gagné à { PLACE($place) } : regroupe un bloc, ou termine.
ask-navis-to-port = { SIDE($side) } : l’hiver est là. Ramène tes Navis au port.
ask-winter-supply = { SIDE($side) } : trop de blocs pour l’hiver à { PLACE($places) }. Licencie-en un.
ask-disbanding = { SIDE($side) } : licencie un bloc pour pouvoir le lever à nouveau, ou termine.

## Pourquoi pas ? Chaque raison suit le numéro de sa règle.

rule-of-card = { $rule } { CARD($card) }
blocks =
    { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
hits =
    { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }
the-card = la carte { $card }
contested = contesté
friendly = à toi
held-by = tenu par { SIDE($side) }
vacant = vide
road =
    { $kind ->
        [strait] le détroit { $name } ({ PLACE($place) }–{ PLACE($other) })
        [major] la grande route { PLACE($place) }–{ PLACE($other) }
       *[minor] la petite route { PLACE($place) }–{ PLACE($other) }
    }
way-from =
    { $kind ->
        [strait] le détroit depuis { PLACE($place) }
        [shore] la côte depuis { PLACE($place) }
        [sea] la frontière maritime depuis { PLACE($place) }
       *[road] la route depuis { PLACE($place) }
    }
steps-away =
    { $by ->
        [sea]
            { $steps ->
                [one] { $steps } étape
               *[other] { $steps } étapes
            }
       *[road]
            { $steps ->
                [one] { $steps } route
               *[other] { $steps } routes
            }
    }
far-off = à { steps-away }
out-of-reach = hors d’atteinte par la route
distance = { PLACE($place) } est à { steps-away } de { PLACE($origin) }
by-road = par la route { $far }
a-major-port = un grand port à toi
a-city = une ville à toi
the-city =
    { $friendly ->
        [1] { PLACE($place) }
       *[0] { PLACE($place) } (qui n’est pas à toi maintenant)
    }
why-by-sea-too = { $reason } { $ferry }
ferry-begins = Par mer, le trajet commence par { PLACE($sea) }.
ferry-friendly = Par mer, les blocs débarquent seulement dans des ports à toi ou vides ; { PLACE($place) } est { $control }.
ferry-reason = Par mer : { $reason }
why-wrong-phase = { $when } ; maintenant, { $now }.
why-not-your-turn = c’est à { SIDE($side) } de décider : ce camp { $doing }.
why-others-first =
    { $whose ->
        [your] tes blocs { $letter } agissent d’abord, et { OWN_BLOCK($block) } est { $own } ici.
        [attacker] les blocs { $letter } de l’attaquant agissent d’abord, et { OWN_BLOCK($block) } est { $own } ici.
       *[defender] les blocs { $letter } du défenseur agissent d’abord, et { OWN_BLOCK($block) } est { $own } ici.
    }
why-nowhere-to-go =
    { $lost ->
        [1] à la manche { $round }, les blocs attaquants doivent se retirer, et { OWN_BLOCK($block) } ne sait où aller ; il ne peut que passer et périr.
       *[0] à la manche { $round }, les blocs attaquants doivent se retirer, et { OWN_BLOCK($block) } ne sait où aller ; d’autres périssent avant lui.
    }
why-still-at-sea = { OWN_BLOCK($block) } est encore en route ; laisse-le d’abord naviguer et débarquer.
why-still-marching = { OWN_BLOCK($block) } est encore en route ; laisse-le d’abord continuer ou s’arrêter.
why-moves-navis = la carte déplace seulement des Navis, et { OWN_BLOCK($block) } n’en est pas une.
why-moves-land-blocks = la carte déplace seulement des blocs terrestres, et { OWN_BLOCK($block) } n’en est pas un.
why-third-step-attack = les blocs attaquent ou secourent à leur première ou deuxième étape ; { PLACE($place) } serait la troisième de { OWN_BLOCK($block) }.
why-far-attack-mercury = les blocs attaquent ou secourent à leur première ou deuxième étape ; { $far }.
why-far-attack = les blocs attaquent ou secourent seulement depuis un lieu voisin ; { $far }.
why-pinned-by-main-attack =
    { $enemies ->
        [one] { $enemies } bloc de l’attaque principale fixe { why-pinned-by-main-attack.own } à { PLACE($place) } ; aucun ne peut partir.
       *[other] { $enemies } blocs de l’attaque principale fixent { why-pinned-by-main-attack.own } à { PLACE($place) } ; aucun ne peut partir.
    }
    .own =
        { $own ->
            [one] { $own } bloc à toi
           *[other] { $own } blocs à toi
        }
why-strait-used =
    { $used ->
        [one] un seul bloc par tour peut franchir { $way } tant que des ennemis sont à { PLACE($place) }, et { $used } bloc l’a franchi.
       *[other] un seul bloc par tour peut franchir { $way } tant que des ennemis sont à { PLACE($place) }, et { $used } blocs l’ont franchi.
    }
why-no-road = aucune route ne mène de { PLACE($origin) } à { PLACE($place) } ; les blocs terrestres n’y vont que par mer.
why-too-far = { $far }, et { OWN_BLOCK($block) } a { why-too-far.steps }.
    .steps =
        { $under_way ->
            [1]
                { $steps ->
                    [one] encore { $steps } étape
                   *[other] encore { $steps } étapes
                }
           *[0]
                { $steps ->
                    [one] { $steps } étape par tour
                   *[other] { $steps } étapes par tour
                }
        }
why-sea-contested = { PLACE($sea) } n’est pas à toi : des Navis ennemies te la disputent.
why-sea-without-navis = { PLACE($sea) } n’est pas à toi : tu n’y as pas de Navis.
why-land-or-sail-on = seules les Navis restent en mer ; { OWN_BLOCK($block) } doit débarquer dans un port de { PLACE($sea) } ou continuer.
why-must-land = seules les Navis restent en mer ; { OWN_BLOCK($block) } doit débarquer dans un port de { PLACE($sea) }.
why-must-sail-on = seules les Navis restent en mer ; { OWN_BLOCK($block) } doit continuer.
why-nobody-declares = personne ne déclare l’attaque principale ; c’est la première route ou frontière maritime utilisée.
why-deployment-ended = tu as fini ton déploiement ; les cartes sont données quand les deux camps ont fini.
why-card-face-down = ta carte est face cachée ; les deux cartes sont révélées en même temps.
why-god-no-levies = une carte de dieu n’a que son propre effet, donc pas de levées ce tour-ci.
why-surprise-later = tu choisis la bataille où tu frappes en premier quand ton mouvement est fini.
why-must-choose-card =
    { $kind ->
        [discard] tu dois défausser une carte.
       *[play] tu dois jouer une carte ; libre à toi d’utiliser ses mouvements et ses levées.
    }
why-under-way-stop = { OWN_BLOCK($block) } est en route ; dis « stop » pour le laisser à { PLACE($place) }.
why-each-has-turn = chaque bloc a son tour : il frappe, passe ou, dès la manche 2, se retire.
why-swap-two = un échange demande deux blocs différents.
why-swap-same-place = les deux blocs sont à { PLACE($place) } ; les échanger ne change rien.
why-swaps-used = tu as fait autant d’échanges que tout arrangement en demande ; dis « end ».
why-swap-other-way = nomme les deux blocs dans l’autre ordre : swap { $block } { $other }.
why-discard-later = on défausse seulement quand une année commence ; maintenant, joue une carte.
why-discarded-one = on défausse une carte par année, et tu as défaussé { CARD($card) } ; joues-en une maintenant.
why-discard-first = une année commence par une défausse ; écarte d’abord une de tes six cartes.
why-apollo-first-turn = la carte copie celle que l’ennemi a jouée au tour précédent, et c’est le premier tour de l’année.
why-card-played = { CARD($card) } : déjà jouée cette année.
why-card-discarded = tu as défaussé { CARD($card) }.
why-card-not-in-hand = { CARD($card) } n’est pas dans ta main.
why-no-enemy-block = il n’y a pas de bloc ennemi à { PLACE($place) }.
why-no-friendly-neighbour = aucune ville voisine de { PLACE($place) } n’est à toi.
why-defector-next-to = le transfuge va dans une ville à toi voisine de { PLACE($origin) }, et { PLACE($place) } n’en est pas une.
why-defector-friendly = le transfuge va dans une ville à toi ; { PLACE($place) } est { $control }.
why-strikes-cities = la carte frappe des villes, et { PLACE($place) } est une mer.
why-strikes-nobody = { PLACE($place) } est vide ; il n’y a personne à frapper.
why-strikes-enemies = la carte frappe des villes ennemies, et { PLACE($place) } est { $control }.
why-god-no-moves = une carte de dieu n’a que son propre effet, donc pas de mouvements ce tour-ci.
why-levies-after-movement = les levées suivent tout mouvement ; tes blocs ne marchent plus ce tour-ci.
why-movement-ended = tu as terminé ton mouvement ce tour-ci.
why-all-attackers-retreat = à la manche { $round }, chaque bloc attaquant doit se retirer à son tour.
why-swap-from-pool = { OWN_BLOCK($block) } est dans la réserve de levée, dont les blocs ne s’échangent pas.
why-swap-navis-inland = { OWN_BLOCK($block) } ne peut aller à { PLACE($place) }, qui n’est pas un port.
why-defects-in-cities = les blocs changent de camp dans les villes ; { PLACE($place) } est une mer.
why-no-friendly-port = aucun port sur { PLACE($sea) } n’est à toi.
why-no-battle-there = il n’y a pas de bataille à livrer à { PLACE($place) } ; des blocs des deux camps sont à { PLACE($battles, last: "and") }.
why-not-adjacent = les blocs quittent { PLACE($origin) } seulement pour un lieu voisin, et { PLACE($place) } est { $far }.
why-not-in-battle = { OWN_BLOCK($block) } est à { PLACE($place) } et ne prend pas part à la bataille de { PLACE($battle) }.
why-in-reserve = { OWN_BLOCK($block) } est en réserve ; à la manche 1, les réserves ne frappent pas, ne se retirent pas et n’encaissent rien.
why-had-its-turn = { OWN_BLOCK($block) } a eu son tour à la manche { $round }.
why-no-retreat-in-round-1 = aucun bloc ne se retire à la manche 1 d’une bataille.
why-attackers-surprise = à la manche 1 de cette bataille, tous les attaquants agissent avant { OWN_BLOCK($block) } et les autres défenseurs.
why-defenders-first = les blocs { $letter } du défenseur agissent avant ceux de l’attaquant, donc avant { OWN_BLOCK($block) }.
why-must-retreat = à la manche { $round }, les blocs attaquants doivent se retirer à leur tour ; { OWN_BLOCK($block) } aussi.
why-land-blocks-not-at-sea = les blocs terrestres ne peuvent rester en mer.
why-retreat-to-enemies = aucun bloc ne se retire là où sont des ennemis ; { PLACE($place) } est { $control }.
why-attacker-came-over = l’attaquant est venu par { $way }.
why-navis-retreat-to-friendly = les Navis en défense se retirent seulement dans des ports à toi, et { PLACE($place) } est vide.
why-leave-the-battle = la bataille est à { PLACE($place) } ; { OWN_BLOCK($block) } devrait en partir.
why-navis-not-inland = { PLACE($place) } n’est pas un port, et une Navis n’est qu’en mer ou dans un port.
why-navis-no-sea-retreat = seuls les blocs terrestres embarquent ; { OWN_BLOCK($block) } se retirerait par lui-même (7.82).
why-sea-retreat-from-inland = { PLACE($place) } n’est pas un port, donc personne ne s’en retire par mer.
why-sea-retreat-used = un bloc par camp et par manche peut se retirer par mer, et un des tiens l’a fait.
why-sea-retreat-to-port = une retraite par mer finit dans un port à toi, et { PLACE($place) } n’est pas un port.
why-sea-retreat-needs-sea = une retraite par mer demande une mer à toi ; tes Navis seules doivent tenir { PLACE($seas, last: "or") }.
why-sea-retreat-other-sea = { PLACE($place) } n’est pas un port de { PLACE($seas, last: "or") }, la mer à toi près de { PLACE($origin) }.
why-sea-retreat-friendly = une retraite par mer finit dans un port à toi, et { PLACE($place) } est { $control }.
why-hits-elsewhere = { OWN_BLOCK($block) } est à { PLACE($place) } ; les coups tombent dans la bataille de { PLACE($battle) }.
why-reserve-no-hits = { OWN_BLOCK($block) } est en réserve ; les réserves n’encaissent rien à la manche 1.
why-strongest-first = chaque coup frappe ton bloc le plus fort : { OWN_BLOCK($strongest) } a la force { ROMAN($strength) }, { OWN_BLOCK($block) } seulement { ROMAN($less) }.
why-only-victors-move-on = seuls les vainqueurs à { PLACE($battle) } se regroupent, une fois chacun ; { OWN_BLOCK($block) } est à { PLACE($place) }.
why-move-on-by-road = un regroupement ne passe pas par la mer ; les blocs terrestres prennent la route.
why-move-on-stays = { OWN_BLOCK($block) } est déjà à { PLACE($place) } et peut simplement y rester.
why-move-on-friendly = on se regroupe seulement vers des lieux à soi ou vides ; { PLACE($place) } est { $control }.
why-move-on-road-full = { $way } a porté ses { $blocks } dans ce regroupement (6.11).
why-only-navis-winter = seules les Navis vont au port en hiver ; { OWN_BLOCK($block) } reste à { PLACE($place) }.
why-navis-in-port = { OWN_BLOCK($block) } est déjà au port, à { PLACE($place) }, et y reste.
why-winter-other-sea = { PLACE($place) } n’est pas un port de { PLACE($sea) }, où est { OWN_BLOCK($block) }.
why-winter-friendly = les Navis hivernent seulement dans des ports à toi, et { PLACE($place) } est { $control }.
why-cleopatra-stays = Cleopatra n’est jamais licenciée.
why-no-surplus = les blocs en trop d’abord, et { PLACE($place) } n’en a pas : elle nourrit { $blocks } en hiver et en abrite { $held }.
why-say-sea-retreat = les blocs terrestres ne peuvent rester en mer ; dis « sea-retreat » et le port à toi où ils vont.
why-road-retreat-full = { $way } a porté ses { $blocks } cette manche.
why-retreat-where-came = les attaquants se retirent dans un lieu vide seulement par un chemin pris à l’aller, et aucun de tes blocs n’est venu par { $way }.
why-strait-retreat-used = un bloc par manche peut se retirer par { $way }, et un l’a fait.
why-second-step-respond = les blocs secourent seulement depuis un lieu voisin ; { PLACE($place) }, contesté, serait la deuxième étape de { OWN_BLOCK($block) }.
why-moves-spent = tes points de mouvement sont dépensés, et aucun mouvement n’a commencé à { PLACE($place) }.
why-barred = { SIDE($side) } attaque { PLACE($place) } par { $way } ; tes blocs ne peuvent partir par là.
why-road-full = { $way } a porté ses { $blocks } ce tour-ci.
why-step-by-step = les blocs avancent étape par étape ; { $far } : commence par { PLACE($places, last: "or") }.
why-sea-leads-nowhere = { PLACE($sea) } ne mène nulle part : par des mers à toi, elle n’atteint aucun autre port à toi ou vide.
why-is-there = { OWN_BLOCK($block) } est déjà à { PLACE($place) }.
why-is-there-stop = { OWN_BLOCK($block) } est déjà à { PLACE($place) } ; dis « stop » pour l’y laisser.
why-came-from = { OWN_BLOCK($block) } vient de { PLACE($place) } et ne peut y retourner.
why-marched-by-road = { OWN_BLOCK($block) } a pris la route ; aucun bloc ne va par terre et par mer le même tour.
why-second-step-attack = les blocs attaquent seulement depuis un lieu voisin ; { PLACE($place) } serait la deuxième étape de { OWN_BLOCK($block) }.
why-has-moved = { OWN_BLOCK($block) } a déjà bougé ce tour-ci.
why-guards-sea = des blocs ont traversé { PLACE($place) } ce tour-ci ; ta dernière Navis doit y rester et la garder.
why-pinned =
    { $enemies ->
        [one] { $enemies } bloc de { SIDE($side) } à { PLACE($place) } y fixe { $own } à toi.
       *[other] { $enemies } blocs de { SIDE($side) } à { PLACE($place) } y fixent { $own } à toi.
    }
why-road-full-pluto = { $way } porte { $blocks } et en a porté { $used } ; Pluton n’augmente cela que pour les attaques.
why-navis-by-sea = une Navis va de port en port seulement par la mer ; vers { PLACE($place) }, elle commence par { PLACE($places, last: "or") }.
why-stop-at-enemies = { $far }, et les blocs doivent s’arrêter où sont des ennemis, comme à { PLACE($places, last: "and") }.
why-aboard-in-ports = on embarque seulement dans les ports, et { PLACE($place) } n’en est pas un.
why-not-on-sea = { PLACE($place) } n’est pas sur { PLACE($sea) } mais sur { PLACE($seas, last: "and") }.
why-god-no-sea-moves = une carte de dieu n’a que son propre effet, donc pas de mouvements par mer.
why-sea-moves-first = les mouvements par mer précèdent tous les autres d’un tour, et tu en as déjà fait un autre.
why-sea-moves-cost = chaque bloc qui va par mer coûte un point de mouvement, et tu n’en as plus.
why-land-elsewhere = { OWN_BLOCK($block) } a embarqué à { PLACE($place) } et doit débarquer dans un autre port.
why-has-sailed = { OWN_BLOCK($block) } a déjà traversé { PLACE($sea) } ; débarque dans un port, ou continue vers une autre mer.
why-not-bordering = { PLACE($sea) } ne touche pas { PLACE($other) }, où est { OWN_BLOCK($block) }.
why-not-attacking = tu n’attaques pas { PLACE($place) } ; déclare l’attaque principale sur { PLACE($wanted) }.
why-main-attack-order = déclare d’abord l’attaque principale sur { PLACE($wanted) }, puis celle sur { PLACE($place) }.
why-none-came-from = aucun de tes blocs n’est venu à { PLACE($place) } depuis { PLACE($origin) } ; ils sont venus de { PLACE($places, last: "and") }.
why-no-battle-to-surprise = il n’y a pas de bataille à { PLACE($place) } ; choisis une de tes propres attaques.
why-surprise-not-defending = tu défends { PLACE($place) } ; la carte n’aide que là où tu attaques.
why-levy-first = { OWN_BLOCK($block) } est dans ta réserve de levée ; lève-le (lieu : { $city }) avant de le renforcer.
why-no-steps-at-sea = { OWN_BLOCK($block) } est sur { PLACE($sea) } ; on renforce dans les ports, jamais en mer.
why-contested-no-steps = { PLACE($place) } est contesté ; on renforce seulement dans des villes à soi.
why-full-strength = { OWN_BLOCK($block) } est à sa pleine force, { ROMAN($strength) }.
why-on-map = { OWN_BLOCK($block) } est déjà sur la carte, à { PLACE($place) }.
why-new-never-at-sea = les nouveaux blocs ne commencent jamais en mer ; { OWN_BLOCK($block) } se lève ici : { $city }.
why-levied-elsewhere = { OWN_BLOCK($block) } se lève ici : { $city }, non à { PLACE($place) }.
why-needs-friendly-city = { OWN_BLOCK($block) } demande une ville à toi, et { PLACE($place) } est { $control }.
why-cannot-go-on = { $far }, et depuis { PLACE($place) } { OWN_BLOCK($block) } ne peut continuer.
why-other-sea = { OWN_BLOCK($block) } est sur { PLACE($sea) }, et { PLACE($place) } n’est pas un port de cette mer.
why-land-friendly = les blocs débarquent seulement dans des ports à toi ou vides ; { PLACE($place) } est { $control }.
why-main-attack-settled = l’attaque principale sur { PLACE($place) } est fixée ; déclare celle sur { PLACE($wanted) }.
why-one-border = { PLACE($place) } est attaqué par une seule frontière ; il n’y a rien à déclarer. { PLACE($wanted) } vient ensuite.
why-levied-in = { OWN_BLOCK($block) } est dans ta réserve de levée ; il se lève ici : { $city }.
why-on-map-raise = { OWN_BLOCK($block) } est déjà sur la carte, à { PLACE($place) } ; « raise » lui ajouterait un pas.
why-major-ports-only = les Navis se construisent seulement dans de grands ports, et { PLACE($place) } n’en est pas un.
why-levied-not-friendly = { OWN_BLOCK($block) } se lève à { PLACE($place) }, qui n’est pas à toi : { $control }.
why-enemy-block = { OWN_BLOCK($block) } est un bloc de l’ennemi ; tu ne le commandes pas.
why-cleopatra = Cleopatra est avec { SIDE($side) } à présent ; tu ne la commandes pas.
why-gone-over = { OWN_BLOCK($block) } est passé à { SIDE($side) } ; tu ne le commandes pas avant qu’il soit éliminé ou licencié et revienne dans ta réserve de levée.
why-in-pool = { OWN_BLOCK($block) } est dans ta réserve de levée, pas sur la carte.
why-eliminated = { OWN_BLOCK($block) } a été éliminé et reste face visible dans ta réserve de levée jusqu’à la fin de l’année.
why-killed = { OWN_BLOCK($block) } a été tué ; un chef ne revient jamais.
why-waiting = { OWN_BLOCK($block) } n’entre en jeu qu’après la perte d’un chef de ton camp.

# Quand une action est possible ; la phrase continue par ce qu’il faut faire maintenant.
when-stop = aucun de tes blocs n’est en route
when-discard = on défausse quand une année commence
when-play = on joue une carte quand un tour commence
when-swap = les blocs changent de place seulement avant la guerre, en déploiement libre
when-march = les blocs marchent dans ta moitié du tour
when-main-attack = l’attaque principale se déclare à la fin de ton mouvement, pour un lieu attaqué par plusieurs frontières
when-surprise = seuls { CARD("mars") } et { CARD("neptune") } te laissent frapper en premier dans une bataille
when-raise = les levées suivent tout mouvement dans ta moitié du tour
when-levy = { when-raise }
when-defect = les blocs changent de camp seulement si tu as joué { CARD("jupiter") }
when-welcome = il n’y a pas de transfuge à accueillir
when-strike = une ville est frappée seulement si tu as joué { CARD("vulcan") }
when-battle = le joueur 1 choisit une bataille après tous les mouvements, quand aucune autre n’est en cours
when-fire = les blocs frappent, passent et se retirent à leur tour de bataille
when-pass = { when-fire }
when-retreat = { when-fire }
when-sea-retreat = { when-fire }
when-hit = un bloc encaisse seulement quand l’ennemi a touché
when-regroup = les blocs se regroupent après avoir gagné une bataille
when-winter = les Navis vont au port à la fin de l’année
when-disband = on licencie des blocs en hiver, quand toutes les Navis sont au port

## Phases

phase-deploy-heading = Déploiement
phase-deploy-decides = tu déploies : échange des blocs, ou termine
phase-deploy-finish = Mon armée reste comme elle est
phase-deploy-hint = Choisis deux blocs dans des villes différentes ; ils échangent leurs places sans que l’ennemi le voie.
phase-cards-heading = Cartes
phase-cards-discard = tu dois défausser une de tes six cartes
phase-cards-play = tu dois jouer une carte
phase-play-hint = Les deux camps choisissent en secret. Celui qui a le plus de mouvements commence.
phase-discard-hint = Garde cinq cartes, une pour chaque tour de l’année. 3/1 veut dire trois mouvements et une levée.
phase-defection-heading = { CARD("jupiter") }
phase-defection-waits = choisit où un bloc change de camp
phase-defection-decides = tu dois choisir où { CARD("jupiter") } fait changer un bloc de camp
phase-defection-finish = Que personne ne change de camp
phase-defection-hint = Un chef ou une Navis reste, mais perd un pas ; tout autre bloc te rejoint.
phase-welcome-heading = { CARD("jupiter") }
phase-welcome-waits = cherche une ville pour le transfuge
phase-welcome-decides = tu dois trouver une ville pour le transfuge
phase-welcome-must = le transfuge doit aller dans une de tes villes.
phase-welcome-hint = Le transfuge va dans une de tes villes, voisine de l’endroit où il était.
phase-eruption-heading = { CARD("vulcan") }
phase-eruption-waits = choisit la ville que { CARD("vulcan") } frappe
phase-eruption-decides = tu dois choisir la ville que { CARD("vulcan") } frappe
phase-eruption-finish = Pas d’éruption
phase-eruption-hint = Chaque bloc de cette ville perd un pas.
phase-movement-heading = Mouvement
phase-movement-waits = déplace ses blocs
phase-movement-decides = tu te déplaces
phase-movement-finish = Finir le mouvement
phase-movement-hint = Un point de mouvement met un lieu en marche : ses blocs font un pas et attaquent, ou deux pas sans attaquer.
phase-marching-heading = { phase-movement-heading }
phase-marching-waits = { phase-movement-waits }
phase-marching-decides = { OWN_BLOCK($block) } est en route
phase-marching-hint = Il peut faire un pas de plus, mais sans attaquer ni revenir tout droit.
phase-main-attack-heading = { phase-movement-heading }
phase-main-attack-waits = déclare son attaque principale sur { PLACE($place) }
phase-main-attack-decides = tu dois déclarer ton attaque principale sur { PLACE($place) }
phase-main-attack-must = avec des attaques par plusieurs frontières, tu dois déclarer l’attaque principale.
phase-main-attack-hint = Ceux venus par la route principale combattent tout de suite ; les autres arrivent une manche plus tard.
phase-surprise-heading = { phase-movement-heading }
phase-surprise-waits = choisit la bataille où il frappe en premier
phase-surprise-decides = tu dois choisir la bataille où tu frappes en premier
phase-surprise-finish = Pas de surprise
phase-surprise-hint = À la première manche, tes blocs y agissent avant tout défenseur.
phase-levies-heading = Levées
phase-levies-waits = lève des troupes
phase-levies-decides = tu lèves des troupes
phase-levies-finish = Finir les levées
phase-levies-hint = Un point de levée ajoute un pas à un bloc, ou en amène un nouveau de force I.
phase-next-battle-heading = Batailles
phase-next-battle-waits = est le joueur 1 et choisit la prochaine bataille
phase-next-battle-decides = tu dois choisir la prochaine bataille
phase-next-battle-must = chaque bataille doit être livrée ; choisis la prochaine.
phase-next-battle-hint = Toutes les batailles ont lieu ce tour ; tu choisis l’ordre.
phase-battle-turn-heading = Bataille
phase-battle-turn-waits = a un tour de bataille à { PLACE($place) }
phase-battle-turn-decides = c’est ton tour de bataille à { PLACE($place) }
phase-battle-turn-hint = Qui frappe lance un dé par pas. A agit avant B, B avant C, les défenseurs d’abord.
phase-hits-heading = { phase-battle-turn-heading }
phase-hits-waits = encaisse les coups à { PLACE($place) }
phase-hits-decides = tu as { hits } à encaisser à { PLACE($place) }
phase-hits-must = tu as encore { hits } à encaisser.
phase-hits-hint = Le bloc le plus fort subit le coup ; entre égaux, tu choisis.
phase-regroup-heading = Après la bataille
phase-regroup-waits = regroupe ses vainqueurs à { PLACE($place) }
phase-regroup-decides = tes vainqueurs à { PLACE($place) } peuvent se regrouper
phase-regroup-finish = Le reste ne bouge pas
phase-regroup-hint = Chaque bloc du vainqueur peut avancer d’une route.
phase-navis-to-port-heading = Hiver : les navires au port
phase-navis-to-port-waits = ramène ses Navis au port
phase-navis-to-port-decides = tes Navis doivent aller au port
phase-navis-to-port-must = toutes les Navis en mer doivent aller au port.
phase-navis-to-port-hint = Les navires passent l’hiver dans un port ami de leur mer.
phase-winter-supply-heading = Hiver : ravitaillement
phase-winter-supply-waits = licencie les blocs que l’hiver ne peut nourrir
phase-winter-supply-decides = tu dois licencier les blocs que l’hiver ne peut nourrir
phase-winter-supply-must = les blocs en trop doivent être licenciés.
phase-winter-supply-hint = Une ville nourrit trois blocs, et un de plus pour chacun de ses points.
phase-disbanding-heading = Hiver : licenciements
phase-disbanding-waits = licencie ce qu’il veut
phase-disbanding-decides = tu peux licencier des blocs
phase-disbanding-finish = Ne licencier personne d’autre
phase-disbanding-hint = Les blocs que tu renvoies dans ta réserve de levée peuvent être levés de nouveau l’an prochain.
phase-over-heading = La guerre est finie
phase-over-hint = Après chaque année, 10 points font gagner ; après la dernière, le plus de points, ou Rome.

## Pourquoi une partie a fini, et ses options

end-draw = partie nulle : autant de points, et personne ne tient Rome
end-ten-points = dix points ou plus à un hiver
end-more-points = plus de points après la dernière Année
end-holds-rome = autant de points après la dernière Année, et Rome

option-edition = Édition
    .meaning = quelles règles imprimées sont suivies
option-deployment = Déploiement
    .meaning = 5.1 comme dans l’histoire, ou 5.3 avec des blocs échangés
option-deployment-historical = historique
option-deployment-free = libre

## Questions sur les chances qui restent sans réponse, et une note sur celles d’une attaque

odds-hidden = Certains blocs sont cachés : imagine au moins 2 positions.
odds-battle-begun = La bataille de { PLACE($place) } a commencé : plus personne ne peut s’y joindre.
odds-several = Plusieurs batailles sont à venir. Dis laquelle : { LIST($near) }.
odds-no-battle = Il n’y a pas de bataille. Dis où tu attaquerais, et avec qui : « { $example } ».
odds-nobody-fights = Personne ne combat à { PLACE($place) }. Pour les chances d’une attaque, nomme aussi les blocs.
odds-not-there = { BLOCK($block) } n’est pas sur la carte pour { SIDE($side) }.
odds-no-way = { $way ->
        [water] Aucune voie de mer
       *[road] Aucune route
    } ne mène de { PLACE($origin) } à { PLACE($destination) }. Si { BLOCK($block) } vient par un autre chemin, nomme le dernier lieu avant l’arrivée : { $block }@LIEU.
odds-no-enemies = { SIDE($side) } n’a pas d’ennemis à { PLACE($place) }.
odds-both-sides = { BLOCK($block) } est nommé des deux côtés.
odds-reserve-alone = { BLOCK($block) } est en réserve, mais d’aucun côté. Nomme le bloc là aussi.

inspect-unknown = Rien n’est connu de « { $word } ». Demande plutôt : { LIST($near) }.
inspect-no-march = Ce n’est pas ton mouvement : personne ne peut marcher maintenant.
inspect-nobody = Nomme des blocs à toi : « { $example } ».
odds-only-reserves = Un camp fait de réserves seulement : un bloc au moins doit commencer la bataille.
odds-strength = { BLOCK($block) } ne peut pas avoir la force « { $word } » ; possible : { LIST($strengths, last: "or") }.
odds-twice = { BLOCK($block) } est nommé deux fois.
odds-no-port = { PLACE($place) } n’est pas un port : { BLOCK($block) } ne peut pas y être.
odds-at-sea = { BLOCK($block) } ne peut pas combattre en mer, sur { PLACE($place) }.
odds-no-blocks = { $role ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } n’a pas de blocs. Nommes-en, par exemple « { $example } ».
odds-both-bound = Les chefs et les Navis ne changent jamais de camp : ceux de César et de Pompée ne peuvent pas combattre ensemble.
odds-same-bound = Les chefs et les Navis d’un même camp ne peuvent pas se combattre.
odds-too-many = { $count } blocs viennent de { PLACE($place) }, mais seuls { $limit } peuvent attaquer par là (6.11).
odds-block = { BLOCK($block) }
odds-hidden-blocks = { $count ->
        [one] un bloc caché
       *[other] { $count } blocs cachés
    }

### Rome contre la Gaule en mots. Les faits de chaque événement sont dans text/events.py.

## Noms

side-gaul = La Gaule

## Expressions

army =
    { COUNT($units) ->
        [0] personne
       *[other] { UNIT($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] personne
       *[other] { UNIT($enemies, last: "and") }
    }

## Le journal

log-setup = Les légions sont en Provincia et chez les Éduens.
log-turn = Tour { $turn }, { $year } av. J.-C.
    .heading = Tour { $turn }, { $year } av. J.-C.
    .mark = { $year } av. J.-C.
    .tick = { $turn }
log-winter = Hiver { $year } av. J.-C. : les sièges cessent, mercenaires et tribus rentrent.
    .heading = Hiver { $year } av. J.-C.
    .mark = Hiver
log-army = César commence avec six légions à { PLACE($place) }.
log-legate-drawn = { UNIT($unit) } est tiré comme légat.
log-tribe-drawn = Tribu tirée : { UNIT($unit) }.
log-legate = { UNIT($unit) } prend un commandement à { PLACE($place) }.
log-tribe = { UNIT($unit) } : soulèvement à { PLACE($place) }, la ville est fortifiée.
log-council = { UNIT($unit) } : la tribu attend au Conseil gaulois.
log-displaces = { UNIT($unit) } : la tribu quitte le Conseil gaulois.
log-leader-placed = { UNIT($unit) } est à { PLACE($place) }.
log-influence-displaced = Le marqueur gaulois de { PLACE($place) } cède la place à la ville fortifiée.
log-restored = { UNIT($unit) } à { PLACE($place) } est de nouveau complète.
log-returned = { UNIT($unit) } rejoint l’armée à { PLACE($place) }.
log-emergency = Rome lève des remplacements d’urgence en Provincia.
log-caesar-roll =
    { $delayed ->
        [1] Rome lance { DICE($dice) } : César est retenu à Rome.
       *[0] Rome lance { DICE($dice) } : César part pour la Gaule.
    }
log-caesar = César arrive à { PLACE($place) }.
log-muster = Rassemblement du printemps : { UNIT($unit) }, { PLACE($origin) } → { PLACE($destination) }.
log-dealt =
    { $own ->
        [1] Tu reçois { COUNT($cards) ->
            [0] rien
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } reçoit { $count } cartes.
    }
log-drawn =
    { $own ->
        [1] Tu pioches { CARD($card) }.
       *[0] { SIDE($side) } pioche une carte.
    }
log-plays =
    { $use ->
        [event] { SIDE($side) } joue { CARD($card) } pour son événement. { CARD_TEXT($card) }
        [bonus] { SIDE($side) } joue { CARD($card) } pour son bonus et { $ap } PA. { CARD_TEXT($card) }
       *[points] { SIDE($side) } joue { CARD($card) } pour { $ap } PA.
    }
log-discards = { SIDE($side) } défausse { CARD($card) } et pioche une autre carte.
log-surprise = { SIDE($side) } surprend avec { CARD($card) }. { CARD_TEXT($card) }
log-reacts = { SIDE($side) } annule { CARD($cancelled) } avec { CARD($card) }.
log-card-lost = { SIDE($side) } perd { CARD($card) }.
log-leads = { SIDE($side) } joue en premier pendant ce tour.
log-reshuffled = Toutes les cartes sont mélangées.
log-influence = { SIDE($side) } place de l’influence à { PLACE($place) }.
log-convert = { SIDE($side) } convertit l’influence à { PLACE($place) }.
log-remove = { SIDE($side) } retire le marqueur de { SIDE($owner) } à { PLACE($place) }.
log-isolated = Le marqueur de { SIDE($side) } à { PLACE($place) } est isolé et retiré.
log-devastated = { PLACE($place) } est dévastée.
log-upgraded = Les murs de { PLACE($place) } sont renforcés.
log-stored = La Gaule place de l’influence au Conseil : { $count } en tout.
log-council-opens = Le Conseil gaulois agit.
log-uprising = Un grand soulèvement !
log-faded = Promesses oubliées : { $count } marqueurs quittent le Conseil, { $left } restent.
log-unit = Arrivée à { PLACE($place) } : { UNIT($unit) }.
log-supremacy = { SIDE($side) } domine { ZONE($zone) } pendant ce tour.
log-starving = Le blé autour de { PLACE($place) } est coupé : les légions manqueront de ravitaillement.
log-camp-burns = Le feu dans le camp romain de { PLACE($place) }.
log-invaded = { REGION($region) } est envahie : { $points } PV pour Rome.
log-pass-opened = Le col de César est ouvert : { $points } PV pour Rome.
log-governance =
    { $points ->
        [0] Le Sénat compte { $governance } points de gouvernement : aucun PV.
       *[other] Le Sénat compte { $governance } points de gouvernement : { $points } PV pour Rome.
    }
log-over =
    { $victory ->
        [senate] Le Sénat rappelle César. { SIDE($side) } gagne.
        [conquest] La Gaule est conquise. { SIDE($side) } gagne.
        [points] Rome a { $points } PV. { SIDE($side) } gagne.
       *[time] Rome n’a que { $points } PV. { SIDE($side) } gagne.
    }
log-activates = { SIDE($side) } active { UNIT($unit) } à { PLACE($place) }.
log-takes = Viennent aussi de { PLACE($place) } : { army }.
log-drops = { UNIT($unit) } reste à { PLACE($place) }.
log-moves = { SIDE($side) } : { army }, { PLACE($origin) } → { PLACE($destination) }.
log-storm =
    { $storm ->
        [1] La Manche : { DICE($dice) }, une tempête rejette l’armée à { PLACE($origin) }.
       *[0] La Manche : { DICE($dice) }, une traversée calme.
    }
log-storm-roll =
    { $storm ->
        [1] La Manche : { DICE($dice) }, une tempête rejette { UNIT($unit) }.
       *[0] La Manche : { DICE($dice) }, une traversée calme de { UNIT($unit) }.
    }
log-intercepts =
    { $success ->
        [1] { SIDE($side) } intercepte de { PLACE($origin) } à { PLACE($destination) } : { DICE($dice) } fait { $total }, réussi.
       *[0] { SIDE($side) } intercepte de { PLACE($origin) } à { PLACE($destination) } : { DICE($dice) } fait { $total }, trop tard.
    }
log-intercepted = { SIDE($side) } intercepte avec { army } : { PLACE($origin) } → { PLACE($destination) }.
log-backs-up =
    { $success ->
        [1] { SIDE($side) } lance { DICE($dice) }, en tout { $total }, et reste à { PLACE($origin) }.
       *[0] { SIDE($side) } lance { DICE($dice) }, en tout { $total }, et doit attaquer à { PLACE($destination) }.
    }
log-avoids =
    { $success ->
        [1] { SIDE($side) } lance { DICE($dice) } et évite la bataille à { PLACE($place) }.
       *[0] { SIDE($side) } lance { DICE($dice) } et ne peut éviter la bataille à { PLACE($place) }.
    }
log-withdraws = { SIDE($side) } se retire, { PLACE($origin) } → { PLACE($destination) } : { army }.
log-goes-inside = Derrière les murs de { PLACE($place) } : { army }.
log-displaced =
    { $place ->
        [nowhere] { UNIT($unit) } est chassé.
       *[other] { UNIT($unit) } est chassé de { PLACE($place) }.
    }
log-caesar-returns = César rejoint l’armée à { PLACE($place) }.
log-germani-move =
    { $arrives ->
        [1] Les Germains passent le Rhin vers { PLACE($destination) }.
       *[0] Les Germains vont de { PLACE($origin) } à { PLACE($destination) }.
    }
log-independents =
    { $attacks ->
        [1] À { PLACE($place) } la tribu attaque : { DICE($dice) }.
       *[0] À { PLACE($place) } la tribu reste calme : { DICE($dice) }.
    }
log-submission = Soumission à César, à { PLACE($place) } : { enemies }.
log-battle =
    { $kind ->
        [germani] Bataille de { PLACE($place) } : { SIDE($side) } attaque les Germains, { $attack } contre { $defence }.
        [independents] Bataille de { PLACE($place) } : la tribu attaque { SIDE($enemy) }, { $attack } contre { $defence }.
       *[ordinary] Bataille de { PLACE($place) } : { SIDE($side) } attaque avec { army }, { $attack } contre { $defence } de { enemies }.
    }
    .heading = Bataille de { PLACE($place) }
    .tick = { PLACE($place) }
log-battle-dice = L’attaquant lance { DICE($dice) }, le défenseur { DICE($enemy_dice) }.
log-rerolls = { SIDE($side) } fait relancer un { $old } : { DICE($dice) }.
log-keeps-dice = { SIDE($side) } ne relance rien.
log-battle-result =
    { $winner ->
        [attacker] { SIDE($side) } gagne à { PLACE($place) }, { $attack } à { $defence }.
        [defender] { SIDE($side) } est battu à { PLACE($place) }, { $attack } à { $defence }.
       *[draw] La bataille de { PLACE($place) } est nulle, { $attack } à { $defence } : l’attaquant recule.
    }
log-reduced = Un pas perdu : { UNIT($unit) }.
log-eliminated = Éliminé : { UNIT($unit) }.
log-removed = De retour dans sa case : { UNIT($unit) }.
log-submits = { UNIT($unit) } : la tribu se soumet à César.
log-town-removed = { UNIT($unit) } : la ville fortifiée de { PLACE($place) } n’est plus.
log-freed = Les assiégés de { PLACE($place) } sont libres et combattent.
log-retreats =
    { $lost ->
        [0] { SIDE($side) } bat en retraite, { PLACE($origin) } → { PLACE($destination) } : { army }.
        [one] { SIDE($side) } bat en retraite, { PLACE($origin) } → { PLACE($destination) } : { army }. Cela coûte un pas.
       *[other] { SIDE($side) } bat en retraite, { PLACE($origin) } → { PLACE($destination) } : { army }. Cela coûte { $lost } pas.
    }
log-no-retreat = Pas de retraite de { PLACE($place) } pour { army }.
log-sortie = { SIDE($side) }, sortie de { PLACE($place) } : { army }.
log-siege = { SIDE($side) } assiège { PLACE($place) } : { $attack } contre { $defence }.
log-subjugation = Rome soumet la forteresse de { PLACE($place) } avec { $attack }.
log-siege-roll =
    { $surrender ->
        [1] { PLACE($place) } : { DICE($dice) } avec { $modifier }, colonne { $column }: reddition.
       *[0] { PLACE($place) } : { DICE($dice) } avec { $modifier }, colonne { $column }: { $points ->
            [one] { $points } point de siège
           *[other] { $points } points de siège
        }, { $lost ->
            [0] aucun pas perdu
            [one] 1 pas perdu
           *[other] { $lost } pas perdus
        }.
    }
log-surrenders = { PLACE($place) } se rend à { SIDE($side) }.
log-captured = { SIDE($side) } prend { PLACE($place) }.
log-unsupplied = Sans ravitaillement, de retour chez soi : { UNIT($unit) }.
log-attrition = La pile de { SIDE($side) } à { PLACE($place) } est sans ravitaillement et perd un pas.
log-returns-home = Retour à { PLACE($place) } : { UNIT($unit) }.
log-keeps = Rome garde { UNIT($unit) } pour l’année suivante.
log-camps = Camp d’hiver de { UNIT($unit) } : { PLACE($origin) } → { PLACE($destination) }.
log-winter-attrition = { UNIT($unit) } a faim à { PLACE($place) }.

## Questions

ask-army-setup = Dans quelle ville des Éduens commence l’armée de César ?
ask-legate-setup = Quel légat va avec César, lequel à Vienne ?
ask-tribes =
    { $left ->
        [0] Place le chef qui arrive.
       *[other] Place les tribus ({ $left }), ou envoie-les au Conseil.
    }
ask-shift = Où va le marqueur déplacé ? Finir le retire.
ask-displacing = Quelle tribu quitte le Conseil pour { UNIT($tribe) } ?
ask-replacements =
    { $levied ->
        [0] { $steps } pas de remplacement : restaure des légions, ou finis.
       *[other] Retire trois marqueurs de Provincia pour un pas : { $levied } pour l’instant.
    }
ask-caesar = Où placer César ?
ask-late-caesar = César arrive tard. Où ?
ask-legates = Place les légats.
ask-muster = Rassemblement du printemps : déplace tribus et chefs, ou finis.
ask-winter-campaign = Jouer Winter Campaign et commencer, ou passer ?
ask-round =
    { $count ->
        [one] Joue ta dernière carte.
       *[other] Joue une de tes { $count } cartes.
    }
ask-reaction = Annuler { CARD($card) }, ou passer ?
ask-actions = { $ap } points d’action : choisis une action, ou finis.
ask-council = Sors des tribus et { $count } marqueurs du Conseil, ou finis.
ask-uprising = Quelles tribus soumises se soulèvent ? Finis ensuite.
ask-event =
    { $what ->
        [draw-tribe] { CARD($card) } : place la tribu.
       *[other] { CARD($card) } : choisis ({ $left } au plus), ou finis.
    }
ask-supply = Quelle pile sans ravitaillement perd un pas ?
ask-winter-leaders = Où le chef passe-t-il l’hiver ?
ask-keep-legate = Garder un légat pour le tour suivant, ou finir.
ask-camps = Mène les légions au camp d’hiver, ou finis.
ask-forage = Quelle légion a faim ?
ask-move = { UNIT($piece) } à { PLACE($space) }, encore { $left } PM : prépare le mouvement et exécute-le.
ask-intercept = L’ennemi va entrer à { PLACE($space) }. Qui intercepte ? Passe ensuite.
ask-sending = Qui intercepte à { PLACE($space) } ?
ask-scouts =
    { $modifier ->
        [0] { SIDE($side) } va lancer les dés. Jouer Éclaireurs et guides, ou passer ?
       *[other] { SIDE($side) } va lancer les dés avec { $modifier }. Jouer Éclaireurs et guides, ou passer ?
    }
ask-back-up = La route de { PLACE($space) } est interceptée. Reculer, ou attaquer ?
ask-lone-leaders = L’ennemi entre à { PLACE($space) }. Essayer de l’éviter ?
ask-defenders = L’ennemi entre à { PLACE($space) }. Derrière les murs, tenir, ou éviter ?
ask-withdrawal = Où se retirent ceux de { PLACE($space) } ?
ask-relief = Qui fait une sortie à { PLACE($space) } ?
ask-reroll = { PLACE($space) } : attaquant { $attack }, défenseur { $defence }. Relancer un dé ({ $left } au plus), ou passer ?
ask-battle-surprise = { PLACE($space) } : attaquant { $attack }, défenseur { $defence }. Jouer une surprise, ou passer ?
ask-elite-reroll = { PLACE($space) } : attaquant { $attack }, défenseur { $defence }. Relancer avec l’élite, ou passer ?
ask-losses = Choisis qui perd un pas : encore { $hits }.
ask-retreat = Où se retirent ceux de { PLACE($space) } ?
ask-germani-retreat = Où vont les Germains de { PLACE($space) } ?
ask-stratagem = Siège de { PLACE($space) }, { $modifier } par les cartes. Jouer Stratagem, ou passer ?
ask-treachery = Siège de { PLACE($space) }, { $points } points de siège. Jouer Treachery, ou passer ?
ask-displacement =
    { $count ->
        [0] Où va César ?
       *[other] Retire { $count } marqueurs romains.
    }
ask-germani = Déplace les Germains, encore { $left } PM.

## Pourquoi pas ? Chaque raison suit le numéro de sa règle.

why-wait = c’est à { SIDE($side) } de décider ; maintenant : { $phase }.
why-not-now = ce n’est pas le moment : { $phase }.
why-germani = les Germains sont ennemis des deux camps.
why-not-yours = { UNIT($unit) } n’est pas à toi.
why-not-in-hand = { CARD($card) } n’est pas dans ta main.
why-redrawn = après une carte annulée, la carte piochée doit être jouée.
why-colour = seul { SIDE($side) } peut utiliser plus que les points de { CARD($card) }.
why-kind = { CARD($card) } ne s’utilise pas ainsi.
why-needs-caesar = { CARD($card) } demande César sur la carte.
why-no-effect = rien de { CARD($card) } ne peut avoir d’effet.
why-closed = personne n’entre à { PLACE($place) }.
why-marked = { PLACE($place) } a déjà un marqueur de contrôle.
why-devastated = { PLACE($place) } est dévastée.
why-enemies = des ennemis sont à { PLACE($place) }.
why-rome-only = seule Rome place des marqueurs en Germanie et en Bretagne.
why-not-adjacent = { PLACE($place) } n’est pas à côté d’un marqueur qui compte, et aucune de tes unités n’y est.
why-card-limits = la carte ne permet pas { PLACE($place) }.
why-no-marker = aucun marqueur ennemi n’est à { PLACE($place) }.
why-no-unit = aucune de tes unités n’est à { PLACE($place) }.
why-off-map = { UNIT($unit) } n’est pas sur la carte.
why-used = { UNIT($unit) } a déjà servi avec cette carte.
why-needs-leader = { UNIT($unit) } ne bouge qu’avec un chef.
why-card-activates = la carte n’active pas { UNIT($unit) }.
why-besieged = { UNIT($unit) } est assiégé et ne peut sortir seul.
why-need-end = il faut d’abord choisir.
why-need-pass = il faut d’abord choisir.
why-need-army = César demande une case romaine reliée à Rome, sans ennemis.
why-need-tribe = une tribu demande une ville de sa province sans marqueur romain, Romains ni Germains.
why-need-council = le Conseil n’a plus de place.
why-need-displace = cette tribu ne peut pas céder sa place.
why-need-submit = une tribu ne se soumet que sans autre place.
why-need-shift = le marqueur va dans une ville libre de la province.
why-need-restore = il faut un pas, et une légion réduite reliée à Rome.
why-need-return = il faut deux pas, et une ville murée romaine ou une légion reliée à Rome.
why-need-emergency = il faut trois marqueurs romains de Provincia, et une légion affaiblie.
why-need-legate = un légat va à une légion ou dans une ville murée romaine.
why-need-keep = seul un légat sur la carte peut rester.
why-need-muster = c’est trop loin, ou fermé par les Romains, les Germains ou une interception possible.
why-need-remove = aucun marqueur de ce genre ne peut y être retiré.
why-need-devastate = il faut être avec ou à côté de Vercingétorix, sans murs, Romains ni marqueur romain.
why-need-store = seule la Gaule garde des marqueurs, six au plus.
why-need-open-council = rien du Conseil n’a de place permise.
why-need-uprising = aucune tribu soumise n’a de case permise.
why-need-unit = l’unité demande une place hors d’un siège.
why-need-upgrade = il n’y a pas de ville fortifiée simple.
why-need-supremacy = seul un océan peut être choisi.
why-need-target = cette case ne convient pas.
why-need-germani = les Germains n’entrent pas où il y a des pions ou une ville fortifiée.
why-need-take = il n’est pas ici, a déjà servi, ou est d’un rang supérieur.
why-need-take-all = il n’y a personne à prendre.
why-need-drop = il ne vient pas avec, ou vient d’être pris.
why-need-step = la case n’est pas voisine, coûte trop, ou est interdite.
why-need-clear = il faut 2 PM, une unité et un marqueur ennemi sans ennemis.
why-need-siege = il faut 3 PM, une unité, et une place ennemie sans jet avec cette carte.
why-need-sortie = personne ici ne peut faire de sortie.
why-need-march = il n’y a pas de plan.
why-need-replan = il ne reste rien d’un plan.
why-need-intercept = cette pile ne peut pas intercepter.
why-need-send = il ne peut pas y aller.
why-need-send-all = ils ne peuvent pas tous y aller.
why-need-back-up = il ne peut pas reculer.
why-need-inside = il n’a pas de murs à lui.
why-need-inside-all = ils n’ont pas de murs à eux.
why-need-avoid = ils ne peuvent pas éviter.
why-need-withdraw = il ne peut pas y aller.
why-need-withdraw-all = ils ne peuvent pas tous y aller.
why-need-join = il n’est pas assiégé ici.
why-need-join-all = personne ici ne peut faire de sortie.
why-need-reroll = il ne reste pas de relance.
why-need-lose = il n’est pas là, ou d’autres passent avant.
why-need-retreat = il ne peut pas s’y retirer.
why-need-retreat-all = ils ne peuvent pas tous s’y retirer.
why-need-retreat-inside = il n’a pas de murs à lui.
why-need-camp = c’est à plus de 3 PM, fermé, ou la légion a déjà marché.

## Phases, dans les raisons

phase-army-setup-waits = Rome installe l’armée de César
phase-legate-setup-waits = Rome place les premiers légats
phase-tribes-waits = la Gaule place ses tribus
phase-shift-waits = la Gaule déplace un marqueur
phase-displacing-waits = la Gaule fait de la place au Conseil
phase-replacements-waits = Rome restaure des légions
phase-caesar-waits = Rome place César
phase-late-caesar-waits = César arrive tard
phase-legates-waits = Rome place les légats
phase-muster-waits = le rassemblement du printemps
phase-winter-campaign-waits = Rome peut jouer Winter Campaign
phase-round-waits = une carte est à jouer
phase-reaction-waits = une carte peut être annulée
phase-actions-waits = on dépense des points d’action
phase-event-waits = une carte s’exécute
phase-council-waits = le Conseil est ouvert
phase-uprising-waits = un grand soulèvement
phase-supply-waits = une pile est sans ravitaillement
phase-winter-leaders-waits = les chefs gaulois prennent leurs quartiers
phase-keep-legate-waits = Rome peut garder un légat
phase-camps-waits = les légions vont au camp d’hiver
phase-forage-waits = Rome dit quelles légions ont faim
phase-move-waits = un mouvement se prépare
phase-intercept-waits = l’ennemi peut être intercepté
phase-sending-waits = on envoie qui intercepte
phase-scouts-waits = une surprise peut être jouée
phase-back-up-waits = l’attaquant peut reculer
phase-lone-leaders-waits = un chef seul peut éviter
phase-defenders-waits = les défenseurs choisissent
phase-withdrawal-waits = des unités évitent la bataille
phase-relief-waits = des assiégés peuvent sortir
phase-reroll-waits = on peut relancer des dés
phase-battle-surprise-waits = une surprise peut être jouée
phase-elite-reroll-waits = une élite peut servir
phase-losses-waits = on prend des pertes
phase-retreat-waits = des unités se retirent
phase-stratagem-waits = une surprise peut être jouée
phase-treachery-waits = une surprise peut être jouée
phase-displacement-waits = César est chassé
phase-germani-waits = les Germains bougent
phase-germani-retreat-waits = les Germains reculent

## Phases : titre, et ce dont il s’agit

phase-army-setup-heading = Mise en place
phase-army-setup-hint = César commence avec six légions dans une ville des Éduens.
phase-legate-setup-heading = Mise en place
phase-legate-setup-hint = Un des deux légats va avec César, l’autre à Vienne.
phase-tribes-heading = Renforts gaulois
phase-tribes-hint = Chaque tribu entre dans sa province avec une ville fortifiée, ou attend au Conseil gaulois.
phase-shift-heading = Renforts gaulois
phase-shift-hint = Le marqueur que la ville fortifiée déplace peut aller dans une autre ville.
phase-replacements-heading = Remplacements romains
phase-replacements-hint = Deux pas restaurent des légions ; trois marqueurs de Provincia en donnent un de plus.
phase-caesar-heading = César revient
phase-caesar-hint = Sur un espace romain relié à Rome par une voie de ravitaillement.
phase-legates-heading = Légats
phase-legates-hint = Avec une légion, ou dans une ville murée romaine.
phase-muster-heading = Rassemblement du printemps
phase-muster-hint = Chaque tribu et chaque chef gaulois peut bouger de 3 PM, à l’écart des légions.
phase-winter-campaign-heading = Début de la phase stratégique
phase-winter-campaign-hint = Qui tient Winter Campaign peut la jouer maintenant et commencer chaque tour de cartes.
phase-round-heading = Une carte
phase-round-hint = Joue une carte : son événement, son bonus avec ses points d’action, ou les points seuls.
phase-reaction-heading = Réaction
phase-reaction-hint = La réaction annule la carte avant qu’elle n’agisse.
phase-actions-heading = Actions
phase-actions-hint = Chaque point d’action active un chef ou une unité, place un marqueur d’influence ou en convertit un.
phase-event-heading = Une carte agit
phase-event-hint = La carte dit ce qui est permis. Tu peux faire moins.
phase-council-heading = Conseil gaulois
phase-council-hint = Sors ce que tu veux ; chacun demande un espace permis.
phase-uprising-heading = Grand soulèvement
phase-uprising-hint = Les tribus soumises reviennent avec leur force présente, chacune dans sa province.
phase-move-heading = Mouvement
phase-move-hint = Prépare le mouvement pas à pas : prendre, avancer, déposer, assiéger. Puis exécute-le.
phase-intercept-heading = Interception
phase-intercept-hint = Deux dés et la valeur du chef : à 9 ou plus, la pile arrive la première.
phase-sending-heading = Interception
phase-sending-hint = Une partie quelconque de la pile peut partir.
phase-scouts-heading = Éclaireurs et guides
phase-scouts-hint = Éclaireurs et guides change de 3 le jet de cette tentative.
phase-back-up-heading = Intercepté
phase-back-up-hint = À 9 ou plus, l’armée reste où elle était, et son mouvement est fini.
phase-defenders-heading = Un ennemi arrive
phase-defenders-hint = Rentre dans les murs, fais face, ou tente d’éviter la bataille.
phase-withdrawal-heading = Éviter la bataille
phase-withdrawal-hint = L’espace se choisit après les dés ; chacun a ses modificateurs.
phase-relief-heading = Secours
phase-relief-hint = Les assiégés peuvent attaquer avec l’armée de secours.
phase-reroll-heading = Bataille
phase-reroll-hint = Relance un de tes dés, ou fais-en relancer un à l’ennemi. L’attaquant d’abord, à tour de rôle.
phase-battle-surprise-heading = Bataille
phase-battle-surprise-hint = Une carte Surprise peut donner d’autres relances.
phase-elite-reroll-heading = Bataille
phase-elite-reroll-hint = Une unité d’élite donne une relance de plus ; sur 1 ou 6, elle perd un pas.
phase-losses-heading = Pertes
phase-losses-hint = Tu choisis qui perd un pas. Les mercenaires viennent en dernier.
phase-retreat-heading = Retraite
phase-retreat-hint = Les marqueurs ennemis et la Manche coûtent un pas.
phase-stratagem-heading = Siège
phase-stratagem-hint = Stratagem change de 2 le jet de siège.
phase-treachery-heading = Siège
phase-treachery-hint = Treachery change de 1 les points de siège.
phase-displacement-heading = Un chef est chassé
phase-displacement-hint = La défaite de César coûte trois marqueurs romains.
phase-germani-heading = Les Germains
phase-germani-hint = Les Germains n’entrent dans aucun espace avec des pièces, une ville fortifiée ou une ville murée.
phase-supply-heading = Ravitaillement
phase-supply-hint = Une pile sans ravitaillement de trois pas ou plus en perd un.
phase-camps-heading = Camps d’hiver
phase-camps-hint = Les légions marchent 3 PM. Deux hivernent sans risque dans un espace neutre, quatre avec un marqueur romain.
phase-forage-heading = Camps d’hiver
phase-forage-hint = Les légions au-delà du niveau de fourrage perdent un pas.
phase-displacing-heading = Renforts gaulois
phase-displacing-hint = La case du Conseil est pleine. La tribu qui la quitte est placée dans sa province, ou se soumet.
phase-late-caesar-heading = César revient
phase-late-caesar-hint = César a été retardé. Place-le sur un espace romain avec une route de ravitaillement vers Rome.
phase-lone-leaders-heading = Un chef seul
phase-lone-leaders-hint = Des chefs sans unités ne peuvent pas combattre : avec 9 ou plus ils s’échappent, sinon ils sont déplacés.
phase-battle-heading = Bataille
phase-siege-heading = Siège
phase-germani-retreat-heading = Les Germains
phase-germani-retreat-hint = L’adversaire du camp qui a battu les Germains dit où ils vont.
phase-winter-leaders-heading = Hiver
phase-winter-leaders-hint = Dans un espace gaulois de la région du chef, sans légions.
phase-keep-legate-heading = Hiver
phase-keep-legate-hint = Le légat que tu gardes revient à coup sûr au prochain tour ; les autres retournent dans le gobelet.
phase-over-heading = La guerre est finie

## Pourquoi une partie a fini

end-recall = le Sénat rappelle César : trois points de gouvernement ou moins
end-conquest = la Gaule est conquise : plus d’oppidum, et Rome contrôle la plupart des provinces
end-enough-points = Rome a les points de victoire qu’il lui faut
end-too-few-points = Rome a trop peu de points de victoire après le dernier tour

## Unités

unit-mercenary-1 = Mercenaires
unit-mercenary-2 = Mercenaires
unit-minor-tribe = Petite tribu
unit-militia = Milice
unit-german-cavalry = Cavalerie germaine
unit-germani = Germains
unit-caesar = César
unit-vercingetorix = Vercingétorix

## Cartes

card-1-veni-vidi-vici = Veni, vidi, vici
card-text-1-veni-vidi-vici = Active César et un légat, dans l’ordre de ton choix, avant de dépenser les points d’action.
card-2-constant-as-the-northern-star = Constant comme l’étoile du Nord
card-text-2-constant-as-the-northern-star = Active César avant de dépenser les points d’action.
card-3-winter-campaign = Campagne d’hiver
card-text-3-winter-campaign = Seulement avant la première carte gauloise du tour, comme première carte romaine : Rome commence chaque manche de ce tour.
card-4-hostages = Otages
card-text-4-hostages = Retire un marqueur d’influence gaulois d’une case sans unité gauloise, dans une province où il y a un marqueur de contrôle romain.
card-5-roman-rule = Autorité romaine
card-text-5-roman-rule = Place jusqu’à sept marqueurs d’influence romains dans une région de la Gaule, chacun selon les règles habituelles d’adjacence.
card-6-crassus-support = Soutien de Crassus
card-text-6-crassus-support = Place jusqu’à cinq marqueurs d’influence romains selon les règles habituelles d’adjacence, deux au plus dans une province.
card-7-destroyed-root-and-branch = Détruits jusqu’à la racine
card-text-7-destroyed-root-and-branch = Retire chaque marqueur d’influence gaulois de la province où est César, même sous des unités gauloises ; puis une action d’influence dans trois de ses cases au plus.
card-8-vow-to-mars = Vœu à Mars
card-text-8-vow-to-mars = Le jet de siège ou de soumission fait avec cette carte a +2.
card-9-friends-of-rome = Amis de Rome
card-text-9-friends-of-rome = Place jusqu’à trois marqueurs d’influence romains dans des cases de Gaule, de Provincia, de Germanie ou de Bretagne sans marqueur ni unité ennemie ; l’adjacence n’est pas nécessaire.
card-10-three-days-march = Trois jours de marche
card-text-10-three-days-march = Active autant de légions et de légats que tu veux, chacun une fois, avec 3 PM ; ils peuvent en emmener d’autres comme d’habitude (9.3, 9.4).
card-11-labienus-second-in-command = Labiénus, le second
card-text-11-labienus-second-in-command = Prends Labiénus dans le gobelet et place-le avec une légion non assiégée ou dans une ville murée romaine non assiégée ; cette carte peut l’activer. Sans effet si Labiénus n’est pas dans le gobelet.
card-12-horsemen-from-across-the-rhine = Cavaliers d’outre-Rhin
card-text-12-horsemen-from-across-the-rhine = Place la cavalerie germaine avec une légion non assiégée.
card-13-roman-bribes = Or romain
card-text-13-roman-bribes = Retire jusqu’à trois marqueurs d’influence gaulois sans unité gauloise, chacun à côté d’un marqueur d’influence romain ou d’une ville murée romaine.
card-14-lucius-caesar-holds-the-province = Lucius César tient la Province
card-text-14-lucius-caesar-holds-the-province = Place le légat L. César dans une ville murée romaine non assiégée, puis jusqu’à six marqueurs d’influence romains en Provincia ou en Aquitaine.
card-15-a-bridge-over-the-rhine = Un pont sur le Rhin
card-text-15-a-bridge-over-the-rhine = Tant que cette carte est jouée, les Sugambres n’attaquent pas.
card-16-ships-built-on-the-liger = Navires construits sur la Loire
card-text-16-ships-built-on-the-liger = Choisis un océan : Rome y a la suprématie navale jusqu’à la fin du segment d’isolement de ce tour. Pas de tempête tant que cette carte est jouée.
card-17-new-cohorts-from-cisalpina = Nouvelles cohortes de Cisalpine
card-text-17-new-cohorts-from-cisalpina = Rends un pas à chacune de trois légions au plus, réduites et non assiégées, qui ont une ligne de ravitaillement vers Rome, puis place jusqu’à deux marqueurs d’influence romains en Provincia ou en Aquitaine ; l’adjacence n’est pas nécessaire.
card-18-thanksgiving-of-fifteen-days = Quinze jours d’actions de grâces
card-text-18-thanksgiving-of-fifteen-days = Une action d’influence dans chacune de sept cases au plus où il y a une unité romaine ou une ville murée romaine, ou à côté ; l’adjacence n’est pas nécessaire.
card-19-roman-trade = Commerce romain
card-text-19-roman-trade = Place jusqu’à cinq marqueurs d’influence romains selon les règles habituelles d’adjacence, un au plus dans chaque province.
card-20-the-tenth-legion = La Dixième Légion
card-text-20-the-tenth-legion = Dans une bataille de légions romaines : une relance romaine de plus. La Xe légion n’a pas à y être.
card-21-divide-and-rule = Diviser pour régner
card-text-21-divide-and-rule = Retire jusqu’à huit marqueurs d’influence gaulois de cases sans unité gauloise, deux au plus dans chaque province où il y a un marqueur de contrôle romain.
card-22-twenty-towns-in-flames = Vingt villes en flammes
card-text-22-twenty-towns-in-flames = Place jusqu’à trois marqueurs de dévastation en Gaule, dans des cases sans unité romaine ni marqueur de contrôle romain, sans forteresse ni ville fortifiée.
card-23-a-united-gaul = Une Gaule unie
card-text-23-a-united-gaul = Place un marqueur d’influence gaulois dans chacune de dix provinces de la Gaule au plus où il y avait, quand la carte a été jouée, un marqueur d’influence gaulois ou une ville fortifiée.
card-24-the-belgic-confederation = La ligue des Belges
card-text-24-the-belgic-confederation = Active autant d’unités belges que tu veux, et Ambiorix, chacun une fois.
card-25-ties-of-blood-and-marriage = Liens du sang et du mariage
card-text-25-ties-of-blood-and-marriage = Tire une tribu de plus et place-la dans sa province avec une ville fortifiée ; sans case permise, elle se soumet.
card-26-senate-outraged = Le Sénat indigné
card-text-26-senate-outraged = Rome perd une carte de sa main au hasard, que les deux camps voient ; rien si la main est vide.
card-27-druids = Druides
card-text-27-druids = Retire chaque marqueur d’influence romain d’une province de la Gaule où il n’y a pas d’unité romaine.
card-28-alesia = Alésia
card-text-28-alesia = Renforce une ville fortifiée, assiégée ou non.
card-29-gaul-of-the-long-hairs = La Gaule chevelue
card-text-29-gaul-of-the-long-hairs = Retire un marqueur d’influence romain en Provincia d’une case sans unité romaine.
card-30-mercenaries-from-britannia-and-hispania = Mercenaires de Bretagne et d’Hispanie
card-text-30-mercenaries-from-britannia-and-hispania = Place une unité de mercenaires avec une tribu non assiégée ou dans une ville fortifiée non assiégée.
card-31-embolden-the-timid-convince-the-wavering = Enhardir les timides, convaincre les hésitants
card-text-31-embolden-the-timid-convince-the-wavering = Une action d’influence dans chacune de six provinces au plus où il y a une tribu gauloise, assiégée ou non.
card-32-trumpets-of-war = Trompettes de guerre
card-text-32-trumpets-of-war = Active autant d’unités celtes que tu veux, et Vercingétorix, chacun une fois.
card-33-clients-of-a-greater-tribe = Clients d’une plus grande tribu
card-text-33-clients-of-a-greater-tribe = Place la petite tribu avec une tribu non assiégée ou dans une ville fortifiée non assiégée.
card-34-ambush-in-the-defile = Embuscade dans le défilé
card-text-34-ambush-in-the-defile = Dans une bataille d’unités gauloises hors de la Provincia : deux relances gauloises de plus.
card-35-fire-on-the-winter-camps = Feu aux camps d’hiver
card-text-35-fire-on-the-winter-camps = Une pile romaine sans chef, avec une tribu non assiégée dans sa case ou à côté, perd un pas.
card-36-into-forest-and-marsh = Dans les bois et les marais
card-text-36-into-forest-and-marsh = Active une tribu ou un chef gaulois ; ce mouvement ne peut être intercepté.
card-37-oak-hulls-and-leather-sails = Coques de chêne et voiles de cuir
card-text-37-oak-hulls-and-leather-sails = Choisis un océan : la Gaule y a la suprématie navale jusqu’à la fin du segment d’isolement de ce tour.
card-38-the-corn-is-cut = Le blé est coupé
card-text-38-the-corn-is-cut = Choisis une case avec des unités romaines hors des provinces que Rome contrôle : les unités romaines qui y sont comptent comme non ravitaillées à la prochaine phase de ravitaillement romaine.
card-39-oath-on-the-standards = Serment sur les enseignes
card-text-39-oath-on-the-standards = Sors du Conseil gaulois les tribus et marqueurs d’influence que tu veux, sans payer ; les Arvernes seulement quand ils peuvent entrer.
card-40-veterans-of-sertorius = Vétérans de Sertorius
card-text-40-veterans-of-sertorius = Place une unité de mercenaires avec une tribu non assiégée ou dans une ville fortifiée non assiégée.
card-41-the-needy-and-the-desperate = Les pauvres et les désespérés
card-text-41-the-needy-and-the-desperate = Place la milice en Celtique ou en Belgique avec une tribu non assiégée ou dans une ville fortifiée non assiégée, sur la face de cette région.
card-42-liberty-of-all-gaul = Liberté de toute la Gaule
card-text-42-liberty-of-all-gaul = Une tribu soumise revient à pleine force avec une ville fortifiée, si elle a une case permise.
card-43-the-aedui-forsake-rome = Les Éduens abandonnent Rome
card-text-43-the-aedui-forsake-rome = Place la tribu des Éduens, avec une ville fortifiée, dans une case permise de sa province.
card-44-you-may-believe-what-you-wish = Crois ce que tu veux
card-text-44-you-may-believe-what-you-wish = Annule l’événement ou le bonus que l’adversaire vient d’annoncer, avec les points d’action de la carte.
card-45-germani-migration = Migration des Germains
card-text-45-germani-migration = Fais entrer ou déplace la tribu germaine, 3 PM ; un marqueur d’influence là où elle s’arrête est retiré.
card-46-germani-migration = Migration des Germains
card-text-46-germani-migration = Fais entrer ou déplace la tribu germaine, 3 PM ; un marqueur d’influence là où elle s’arrête est retiré.
card-47-local-raids = Raids locaux
card-text-47-local-raids = Retire un marqueur d’influence ennemi sans unité ennemie, avec une unité, une forteresse, une ville fortifiée ou une ville murée à toi dans sa case ou à côté.
card-48-stratagem = Ruse de guerre
card-text-48-stratagem = Avant un jet de siège ou de soumission : +2 si tu assièges, -2 si tu es assiégé.
card-49-treachery = Trahison
card-text-49-treachery = Après un jet de siège ou de soumission qui a laissé la place debout : un point de siège de plus si tu assièges, un de moins (pas sous 0) si tu es assiégé.
card-50-diplomacy = Diplomatie
card-text-50-diplomacy = Remplace un marqueur d’influence ennemi en Gaule, dans une case sans unité ennemie, par un des vôtres.
card-51-incite-through-sedition-and-violence = Exciter par la sédition et la violence
card-text-51-incite-through-sedition-and-violence = Retire un marqueur d’influence ennemi d’une case sans unité ennemie dans une province où les deux camps ont des marqueurs de contrôle.
card-52-spreading-unrest = L’agitation gagne
card-text-52-spreading-unrest = Retire jusqu’à trois marqueurs d’influence ennemis de cases sans unité ennemie, chacun à côté d’un marqueur de contrôle à toi, un au plus dans chaque province.
card-53-scouts-and-guides = Éclaireurs et guides
card-text-53-scouts-and-guides = Avant les dés d’une interception, d’un évitement ou d’un recul : +3 ou -3.
card-54-cavalry-screen = Écran de cavalerie
card-text-54-cavalry-screen = Active un chef ou une unité ; ce mouvement ne peut être intercepté.
card-55-a-long-summer = Un long été
card-text-55-a-long-summer = Active jusqu’à quatre chefs ou unités, l’un après l’autre, chacun avec un PM de plus que celui imprimé.

## Questions sur les chances, et sur ce que montre la carte, qui restent sans réponse

odds-siege-weak = 14.3.2 : à moins de 1-2, on ne fait pas de jet de siège.
odds-no-battle = Aucune bataille n’est en cours. Nomme un lieu et les pièces qui l’attaquent : « { $example } ».
odds-mixed = Les pièces ne sont pas d’un seul camp.
odds-nobody = À { PLACE($place) } personne ne serait attaqué.
odds-roles = Les pièces de chaque rôle doivent être d’un seul camp, et de camps différents.
odds-no-units = Chaque camp a besoin d’une unité de combat au moins.
inspect-unknown = On ne sait rien de « { $word } ». Demande : { LIST($near) }.
inspect-supply = Nomme un camp et un lieu : « { $example } ».
inspect-no-unit = Aucune unité de ce camp n’est à { PLACE($place) }.
inspect-nobody = Personne n’est activé. Nomme une pièce : « { $example } ».
inspect-not-activated = { UNIT($unit) } ne peut pas être activé.
inspect-not-picked-up = Certaines de ces pièces ne peuvent pas être prises là.
inspect-no-names = { $question ->
        [route] Il s’agit du plan du mouvement ; aucun nom n’est attendu.
        [reaction] Il s’agit de ce qui est demandé maintenant ; aucun nom n’est attendu.
       *[camps] Il s’agit de toutes les légions ; aucun nom n’est attendu.
    }
inspect-siege = Nomme un lieu et peut-être un chef : « { $example } ».
inspect-no-siege = Personne ne pourrait assiéger { PLACE($place) } maintenant.
inspect-no-reaction = Personne n’est appelé à réagir maintenant.

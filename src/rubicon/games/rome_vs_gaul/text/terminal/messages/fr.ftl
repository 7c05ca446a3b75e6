### Le plateau de Rome contre la Gaule dans un terminal.

## En-tête

board-turn = Tour { $turn } sur 6, { $year } av. J.-C.
board-score = { $points } PV sur { $needed }
board-governance-now = gouvernement actuel { $governance }
board-governance = { $total } = { $parts } - { $lost } : { $points } PV
board-cards = { $count } cartes
board-deck = pioche { $count }
board-points-left = reste { $points } PA
board-use-event = événement
board-use-bonus = bonus
board-use-points = points
board-use-none = rien

## La carte

board-legend = ■ romain  ▲ gaulois  # ville murée  ^ forteresse  + ville fortifiée  ~ dévasté  - réduit  ( ) à l’intérieur
board-spaces = ■{ $rome } ▲{ $gaul } sur { $spaces }
board-siege-points =
    { $points ->
        [one] { $points } point de siège
       *[other] { $points } points de siège
    }
board-controls =
    { COUNT($provinces) ->
        [0] ne contrôle aucune province
       *[other] contrôle { PROVINCE($provinces) }
    }
board-no-such-province = Aucune province ni aucun lieu ne s’appelle « { $asked } ». « map » les montre tous.
board-control = { $needed } lieux sur { $spaces } la contrôlent
board-rough = difficile
board-channel = Manche
board-ways =
    { COUNT($ways) ->
        [0] vers nulle part
       *[other] vers { LIST($ways) }
    }

## La bataille

board-battle = Bataille de { PLACE($place) }
board-germani-defend = Les Germains défendent
board-tribe-attacks = La tribu du pays attaque
board-strength = force { $strength }, colonne { $column }, dés { LIST($dice, between: " ") }, relances : { $rerolls }

## Pages

board-page-map = toutes les provinces ; map nervii ou map bagacum en montre une avec ses chemins
board-page-cards = ce que font tes cartes, et ce qui est défaussé
board-page-boxes = qui est dans les cases
board-page-score = les points de victoire et le gouvernement, expliqués
board-discards = Défausse : { $cards }.
board-card = { board-card.kind } ({ board-card.colour }), { $points } PA
    .colour =
        { $colour ->
            [roman] romaine
            [gallic] gauloise
           *[both] commune
        }
    .kind =
        { $kind ->
            [bonus] Bonus
            [surprise] Surprise
            [reaction] Réaction
           *[event] Événement
        }
board-markers = { $count } marqueurs d’influence sur 6
board-box-pool = Gobelet
board-box-drawn = Tirés
board-box-council = Case du Conseil gaulois
board-box-submitted = Tribus soumises
board-box-eliminated = Éliminés
board-box-holding = Cases d’attente
board-box-turn-track = Piste des tours
board-box-rome = Rome
board-box-kept = Légat gardé
board-score-governance =
    { COUNT($turns) ->
        [0] Gouvernement par tour : rien encore
       *[other] Gouvernement par tour : { LIST($turns) }
    }
board-score-earned = donne { $points } PV jusqu’ici. Maintenant : { $now }
board-score-tribes = Tribus éliminées : { $count }, 1 PV pour { $tribes }
board-score-pass =
    { $open ->
        [1] Col de César : ouvert, { $points } PV
       *[0] Col de César : pas ouvert, { $points } PV
    }
board-score-germania =
    { $won ->
        [1] Germania : gagnée, { $points } PV
       *[0] Germania : pas encore, { $points } PV
    }
board-score-britannia =
    { $won ->
        [1] Britannia : gagnée, { $points } PV
       *[0] Britannia : pas encore, { $points } PV
    }
board-score-all = En tout { $points } PV sur { $needed }, qui décident après le tour 6.
board-supremacy = { ZONE($zone) } : { SIDE($side) } a la suprématie navale

## Choix

board-points = { $points } PA
board-reduced = réduit
board-town = une ville fortifiée
board-stronghold = une forteresse
board-devastated = dévasté
board-die-own-1 = ton premier dé
board-die-own-2 = ton second dé
board-die-enemy-1 = le premier dé de l’ennemi
board-die-enemy-2 = le second dé de l’ennemi

board-do-end = assez
board-do-pass = passer
board-do-store = un marqueur d’influence dans la case du Conseil gaulois
board-do-open-council = ouvrir la case du Conseil gaulois
board-do-uprising = déclarer un grand soulèvement
board-do-take-all = prendre tous ceux qui sont ici
board-do-clear = retirer le marqueur d’influence ennemi ici (2 PM)
board-do-siege = lancer sur la table de siège (3 PM)
board-do-sortie = attaquer les assiégeants
board-do-march = exécuter le mouvement prévu
board-do-replan = oublier le reste du plan
board-do-send-all = tous partent
board-do-back-up = essayer de reculer
board-do-inside-all = tous entrent
board-do-avoid = essayer d’éviter la bataille
board-do-join-all = tous font une sortie
board-do-army = César à { PLACE($place) }
board-do-shift = le marqueur va à { PLACE($place) }
board-do-emergency = retirer le marqueur de { PLACE($place) }
board-do-influence = { PLACE($place) }
board-do-convert = { PLACE($place) }
board-do-remove = { PLACE($place) }
board-do-devastate = { PLACE($place) }
board-do-upgrade = { PLACE($place) }
board-do-target = { PLACE($place) }
board-do-germani = { PLACE($place) }
board-do-step = { PLACE($place) }
board-do-intercept = { PLACE($place) }
board-do-withdraw-all = tous ceux qui restent vers { PLACE($place) }
board-do-retreat-all = tous ceux qui restent vers { PLACE($place) }

# Titres des listes.
board-head-event = Jouer pour l’événement
board-head-bonus = Jouer pour le bonus et les points
board-head-points = Jouer pour les points d’action
board-head-discard = Défausser et piocher
board-head-surprise = Surprise
board-head-react = Annuler avec
board-head-campaign = Jouer en premier avec
board-head-emergency = Pour un pas de remplacement
board-head-influence = Placer de l’influence
board-head-convert = Convertir l’influence
board-head-remove = Retirer de l’influence
board-head-devastate = Dévaster
board-head-upgrade = Renforcer la ville fortifiée
board-head-target = Où
board-head-germani = Les Germains vont à
board-head-step = Continuer vers
board-head-intercept = Intercepter depuis
board-head-withdraw-all = Éviter la bataille
board-head-retreat-all = Retraite
board-head-council = Dans la case du Conseil gaulois
board-head-displace = Quitte la case du Conseil gaulois
board-head-submit = Se soumet
board-head-restore = Rétablir un pas
board-head-keep = Garder pour le prochain tour
board-head-activate = Activer
board-head-take = Prendre
board-head-drop = Déposer
board-head-send = Va avec
board-head-inside = Entre
board-head-join = Fait une sortie
board-head-lose = Perd un pas
board-head-retreat-inside = Se retire à l’intérieur
board-head-tribe = Placer
board-head-return = Ramener
board-head-legate = Placer
board-head-muster = Rassemblement de printemps
board-head-unit = Placer
board-head-withdraw = Éviter la bataille
board-head-retreat = Retraite
board-head-camp = Aller au camp d’hiver
board-head-reroll = Relancer
board-head-supremacy = Suprématie navale

## Pour débuter

board-intro = La conquête de la Gaule en six tours, de 57 à 52 av. J.-C.
board-intro-2 = Rome gagne avec 12 points de victoire après le tour 6 : gouvernement chaque hiver, tribus éliminées,
board-intro-3 = Germania, Britannia et Col de César. Avec 3 points de gouvernement ou moins, Rome perd aussitôt.
board-intro-4 = Chaque carte est un événement, un bonus avec des points, ou des points : marcher ou placer de l’influence.
board-intro-5 = Réponds par un nombre, ou tape l’action. ? dit le reste : map, cards, boxes, score, rules, undo.

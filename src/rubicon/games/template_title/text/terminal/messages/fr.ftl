### Le plateau de Template Title dans un terminal.

board-round = manche { $round } sur { $rounds }
board-points = { SIDE($side) } { $points }
board-favours = faveurs { $favours }
board-your-hand = Ta main : { LIST($cards) }
board-contest = { SIDE($side) } : { $card } + { $die } = { $total }
board-played =
    { COUNT($cards) ->
        [0] { SIDE($side) } a joué : rien encore
       *[other] { SIDE($side) } a joué : { LIST($cards) }
    }
board-page-cards = les cartes jouées
board-do-play = carte { $card }
board-do-roll = dépenser une faveur et relancer
board-do-keep = garder le lancer
board-intro = À chaque manche, les deux camps jouent une carte pour une colline de Rome et lancent un dé.
board-intro-2 = Le plus grand total prend la colline. Le plus de points à la fin gagne.
board-intro-3 = Réponds par un nombre, ou tape l’action. ? dit le reste : cards, rules, undo.

### The board of Template Title in a terminal.

board-round = round { $round } of { $rounds }
board-points = { SIDE($side) } { $points }
board-favours = favours { $favours }
board-your-hand = Your hand: { LIST($cards) }
board-contest = { SIDE($side) }: { $card } + { $die } = { $total }
board-played =
    { COUNT($cards) ->
        [0] { SIDE($side) } played: nothing yet
       *[other] { SIDE($side) } played: { LIST($cards) }
    }
board-page-cards = the cards that were played
board-do-play = card { $card }
board-do-roll = spend a favour and roll again
board-do-keep = keep the roll
board-intro = In each round, both sides play a card for a hill of Rome and throw a die.
board-intro-2 = The higher total takes the hill. Most points at the end win.
board-intro-3 = Answer with a number, or type the action. ? tells the rest: cards, rules, undo.

### Das Spielbrett von Template Title im Terminal.

board-round = Runde { $round } von { $rounds }
board-points = { SIDE($side) } { $points }
board-favours = Gefallen { $favours }
board-your-hand = Deine Hand: { LIST($cards) }
board-contest = { SIDE($side) }: { $card } + { $die } = { $total }
board-played =
    { COUNT($cards) ->
        [0] { SIDE($side) } hat gespielt: noch nichts
       *[other] { SIDE($side) } hat gespielt: { LIST($cards) }
    }
board-page-cards = die gespielten Karten
board-do-play = Karte { $card }
board-do-roll = eine Gunst einsetzen und neu würfeln
board-do-keep = den Wurf behalten
board-intro = In jeder Runde spielen beide Seiten eine Karte um einen Hügel Roms und würfeln.
board-intro-2 = Die höhere Summe nimmt den Hügel. Am Ende gewinnen die meisten Punkte.
board-intro-3 = Antworte mit einer Zahl oder tippe die Aktion. ? sagt den Rest: cards, rules, undo.

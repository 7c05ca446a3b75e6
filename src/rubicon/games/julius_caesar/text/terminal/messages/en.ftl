### The board of Julius Caesar in a terminal.

## Header

board-decides = { SIDE($side) } decides
board-both-choose = both choose in secret
board-goal = { $points } in winter wins
board-year = Year
board-turn = turn
board-winter = winter
board-hand = Hand
board-holds = { SIDE($side) } holds { $count }
board-each-holds = Each side holds { $count } cards
board-played = played { LIST($cards) }
board-side-played = { SIDE($side) } { CARD($card) }

## The map

board-region-hispania = Hispania
board-region-gallia = Gallia
board-region-italia = Italia
board-region-islands = The islands
board-region-illyria = Illyria & Graecia
board-region-asia = Asia
board-region-syria = Syria & Aegyptus
board-region-africa = Africa
board-region-seas = The seas
board-against = against
board-contested = contested
board-vacant = vacant
board-navis = Navis ×{ $count }
board-reserve = reserve
board-once = once { SIDE($side) }'s
board-legend = ★ a victory point · ■ a block from behind · › moved this turn
board-short-legend = C2 P3: two blocks of { SIDE("caesar") }, three of { SIDE("pompey") }
board-no-such-place = No place is called '{ $asked }'. 'map all' shows every city.
board-sea = sea
board-port = port
board-major-port = major port
board-points = { $points } VP
board-road-to =
    { $kind ->
        [major] major road, { $blocks } blocks, to
        [minor] minor road, { $blocks } blocks, to
       *[strait] strait, { $blocks } blocks, to
    }
board-shore-of = shore of
board-port-at = port:

## The battle

board-order = order
board-late = late
board-battle = Battle of { PLACE($place) }, round { $round } of 4
board-strikes-first = { SIDE($side) } strikes first
board-hits-to-take =
    { $hits ->
        [one] { $hits } hit to take
       *[other] { $hits } hits to take
    }
board-hits-on = hits { $dice }
board-in-reserve = { $blocks } in reserve

## Pages

board-page-map = the map; map all shows empty cities too, map narbo one place and its roads
board-page-pool = your Levy Pool, eliminated blocks, killed leaders
board-page-cards = what your cards do, and which have been played
board-all-eliminated = Eliminated this Year:
board-all-killed = Leaders killed:
board-pool = Your Levy Pool: blocks that a levy can bring into play (rules 6.4)
board-pool-block = block
board-pool-strength = strength
board-pool-rating = rating
board-pool-city = levied in
board-pool-eliminated = eliminated, back next Year
board-pool-waiting = until a leader is killed
board-pool-killed = killed
board-any-city = any city
board-any-major-port = a major port
board-discarded = You discarded { CARD($card) }.
board-all-played = Played this Year: { CARD($cards) }.

## Choices

board-end = End
board-stay = Stay in { PLACE($place) }
board-from = From { PLACE($place) }
board-aboard = aboard ship to { $place }
board-attack =
    { $blocks ->
        [one] attack { $blocks } block
       *[other] attack { $blocks } blocks
    }
board-enemy-blocks =
    { $blocks ->
        [one] { $blocks } enemy block
       *[other] { $blocks } enemy blocks
    }
board-with = with { $block } in { $place }
board-levy-pool = Levy Pool
board-levied-in = in { PLACE($place) }
board-takes-hit = takes the hit
board-place-surprise = At { $place }
board-place-strike = { $place }
board-place-battle = The battle of { $place }
board-place-in = In { $place }
board-fighter-fire = fire
board-fighter-pass = pass
board-fighter-retreat = retreat
board-fighter-sea-retreat = retreat aboard ship
board-to = to { PLACE($place) }

## For a new player

board-intro = Rome is at war with itself: five Years, each of five turns.
board-intro-2 = Win with 10 points (VP) when a Year ends, or the higher total after the fifth:
board-intro-3 = ★ cities you hold, and 1 for each enemy leader killed.
board-intro-4 = Each turn both play a card in secret. 3/1 lets you move 3 groups, levy 1 step.
board-intro-5 = Blocks hide what they are until both sides meet in a place and fight.
board-intro-6 = Answer with a number, or type the action. ? tells the rest: map, rules, undo.
board-intro-7 = Leave at any time with q; every action is saved.

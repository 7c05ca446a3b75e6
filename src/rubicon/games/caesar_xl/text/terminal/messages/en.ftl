### The board of Caesar XL in a terminal.

## Header, map and Forum

board-turn = { $season }, turn { $turn } of { $turns }
board-figures = { $gold } Gold · cities { $worth } of { $military } · points { $points } of { $political } · { $cards } cards
board-short-legion = { $count }L
board-short-veteran-legion = { $count }L*
board-short-allied = { $count }A
board-short-veteran-allied = { $count }A*
board-forum = Forum:
board-legend = ⬡ Legionary Colony, ○ Allied Client, * veteran
board-no-such-city = No city is called '{ $asked }'. 'map' shows all of them.
board-city = city
board-roads-to = road to
board-lanes-to = sea lane to
board-in-forum = In the Forum
board-in-front = In front of { SIDE($side) }
board-piles = Draw pile: { $count } cards. Discards: { $discards }.
board-claim = To claim it: { LIST($claims) }.
board-page-map = all cities; map rome shows one and its routes
board-page-forum = the Forum, and the cards in front of both sides
board-page-cards = what your cards do, and what has been discarded

## The battle

board-battle = Battle of { PLACE($place) }, round { $round }
board-to-lose = { $count } to lose
board-tactics = Tactics: { CARD($card) }
board-face-down = a Tactics card, face-down
board-no-tactics = no Tactics card

## Choices

board-all-units = all units
board-from = From { PLACE($place) }
board-in = in { PLACE($place) }
board-to = to { PLACE($place) }
board-pass = commit no more of these
board-pass-bidding = pass
board-pass-tactics = no Tactics card
board-do-end = enough
board-do-stay = stay and fight
board-do-retreat = retreat
board-do-declare-military = declare a military victory
board-do-declare-political = declare a political victory
board-do-bid = bid { $gold }
board-do-claim = Claim
board-do-discard = Discard
board-do-play = Play
board-do-use = Use
board-do-pick = Pick
board-do-commit = Commit
board-do-roll = commit { $units }
board-do-lose = lose { $units }
board-rolled = which has rolled
board-not-rolled = which has not rolled
board-do-recruit = Recruit
board-do-sail = Sail
board-sail-from = from { PLACE($place) }
board-do-remove = Remove
board-do-promote = Promote
board-do-withdraw = Withdraw
board-do-place = place in { PLACE($place) }
board-do-muster = muster in { PLACE($place) }
board-do-target = { PLACE($place) }
board-do-battle = battle of { PLACE($place) }

## For a newcomer

board-intro = Rome is at war with itself: fourteen turns, from 50 to 44 BC.
board-intro-2 = Win with 7 Victory Points on cards in front of you; or with your Supreme Leader in Rome,
board-intro-3 = the enemy's off the map and cities worth 25. If nobody does, both have lost.
board-intro-4 = A city where only your units stand is yours: it pays Gold and takes recruits.
board-intro-5 = Answer with a number, or type the action. ? tells the rest: map, forum, cards, rules, undo.

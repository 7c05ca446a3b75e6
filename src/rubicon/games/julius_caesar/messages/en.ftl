### Julius Caesar in words. The facts of each event are in text/events.py.

## What cards do

card-text-apollo = Copies the card your enemy played last turn.
card-text-jupiter = An enemy block next to one of your cities comes over to you.
card-text-mars = One group of land blocks moves, and strikes first in one battle.
card-text-mercury = One group of land blocks moves, each a city further than usual.
card-text-neptune = One group of ships moves, and strikes first in one battle.
card-text-pluto = One group of land blocks moves; more of them may attack by each road.
card-text-vulcan = Every block in one enemy city loses a step.
command = { command.moves }, { command.levies }
    .moves =
        { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }
    .levies =
        { $levies ->
            [one] { $levies } levy
           *[other] { $levies } levies
        }

## What can be seen of a block from behind

unknown-block = A block
unknown-block-in-colour = A block in { SIDE($side) }'s colour
unknown-navis = A Navis
unknown-new-block = A new block

## The log

log-year = The Year { $year } begins.
    .mark = Year { $year }
log-turn = Year { $year }, turn { $turn }.
    .mark = Turn { $turn }
    .tick = { $turn }
log-dealt = You are dealt { CARD($cards) }.
log-swap = { BLOCK($block) } and { BLOCK($other) } change places.
log-discard = You discard { CARD($card) }.
log-play = You play { CARD($card) }, face-down.
log-reveal = { SIDE("caesar") } plays { CARD($caesar) }, { SIDE("pompey") } plays { CARD($pompey) }.
log-cancelled = Two Gods cancel each other; the turn ends.
log-first = { SIDE($side) } is Player 1.
# A side begins its half of the turn, by a card it played or, with Apollo, a card it copies.
log-half =
    { $copied ->
        [1] { log-half.copy } { log-half.does }
       *[0] { log-half.does }
    }
    .copy = { CARD("apollo") } copies { CARD($card) }.
    .does =
        { $god ->
            [1] { SIDE($side) } calls on { CARD($card) }.
           *[0] { SIDE($side) } moves.
        }
    .heading =
        { $copied ->
            [1] { CARD("apollo") } copies { CARD($card) }
           *[0] { $god ->
                [1] { SIDE($side) } calls on { CARD($card) }
               *[0] { SIDE($side) } moves
            }
        }
log-loyal = { BLOCK($block) } { ROMAN($strength) } at { PLACE($place) } stays loyal, but loses a step.
log-defects = { BLOCK($block) } at { PLACE($place) } defects to { SIDE($side) }.
log-welcome = The defector goes from { PLACE($origin) } to { PLACE($destination) }.
log-strike = { CARD("vulcan") } strikes { PLACE($place) }: every block there loses a step.
log-march = { BLOCK($block) }: { PLACE($origin) } → { PLACE($destination) }.
log-sail = { BLOCK($block) } aboard ship: { PLACE($origin) } → { PLACE($destination) }.
log-main-attack = { SIDE($side) }'s main attack on { PLACE($place) } comes from { PLACE($origin) }.
log-surprise = { SIDE($side) } will strike first at { PLACE($place) }.
log-raise = { BLOCK($block) } at { PLACE($place) } is raised to { ROMAN($strength) }.
log-levy = { BLOCK($block) } is levied in { PLACE($place) }.
log-battle =
    { $surprise ->
        [1] { log-battle.heading }. { SIDE($side) } strikes first.
       *[0] { log-battle.heading }.
    }
    .heading = Battle of { PLACE($place) }: { SIDE($side) } attacks
log-round = Round { $number }. { LIST($armies, between: "; ") }.
army =
    { COUNT($blocks) ->
        [0] { SIDE($side) }: none
       *[other] { SIDE($side) }: { LIST($blocks) }
    }
fighter = { BLOCK($block) } { ROMAN($strength) }
log-disrupted = { SIDE($side) }'s reserves find their main force gone: each loses a step.
log-reversal = { SIDE($side) } is the attacker now.
log-fire =
    { $hits ->
        [0] { BLOCK($block) } fires { DICE($dice) } and misses.
        [1] { BLOCK($block) } fires { DICE($dice) } and scores a hit.
       *[other] { BLOCK($block) } fires { DICE($dice) } and scores { $hits } hits.
    }
log-pass = { BLOCK($block) } passes.
log-hit = { BLOCK($block) } takes a hit.
log-eliminated =
    { $kind ->
        [cleopatra] { BLOCK($block) } goes over to { SIDE($enemy) }.
        [leader] { BLOCK($block) } is killed! A point for { SIDE($enemy) }.
       *[other] { BLOCK($block) } is eliminated.
    }
log-retreat = { BLOCK($block) } retreats to { PLACE($destination) }.
log-sea-retreat = { BLOCK($block) } retreats aboard ship to { PLACE($destination) }.
log-victory =
    { $side ->
        [nobody] Nobody is left at { PLACE($place) }.
       *[other] { SIDE($side) } wins the battle of { PLACE($place) }.
    }
log-regroup = { BLOCK($block) } regroups: { PLACE($origin) } → { PLACE($destination) }.
log-home =
    { $changed ->
        [1] Winter. { BLOCK("cleopatra") } goes home to { PLACE("alexandria") } and joins { SIDE($side) }.
       *[0] Winter. { BLOCK("cleopatra") } goes home to { PLACE("alexandria") }.
    }
    .heading = Winter
log-score = After the Year { $year }: { SIDE("caesar") } { $caesar } VP, { SIDE("pompey") } { $pompey } VP.
log-winter = { BLOCK($block) } winters: { PLACE($origin) } → { PLACE($destination) }.
log-disband = { BLOCK($block) } at { PLACE($place) } is disbanded.
log-over =
    { $side ->
        [nobody] The war ends in a draw.
       *[other] { SIDE($side) } wins the war.
    }

## Prompts, by kind of decision

ask-deploy = { SIDE($side) }: swap blocks before the war begins, or end.
ask-discard = { SIDE($side) }: discard one of your six cards.
ask-play = { SIDE($side) }: play a card, face-down.
ask-defection = { CARD("jupiter") }: in which place shall an enemy block, drawn at random, defect? Or end.
ask-welcome = The defector from { PLACE($place) } joins you. In which city?
ask-eruption = { CARD("vulcan") }: in which city shall every block lose a step? Or end.
ask-movement = { SIDE($side) }: move a block, or end. Move points left: { $points }.
ask-marching = { OWN_BLOCK($block) }, now at { PLACE($place) }: where to next?
ask-main-attack = Which is your main attack on { PLACE($place) }?
ask-surprise = In which battle do your blocks strike first? Or end, for none.
ask-levies = { SIDE($side) }: levy, or end. Levy points left: { $points }.
ask-next-battle = { SIDE($side) }: which battle is fought next?
ask-battle-turn = { SIDE($side) } in the battle of { PLACE($place) }, round { $round }: { ask-battle-turn.what }.
    .what =
        { $forced ->
            [1] your attack has failed: retreat, or perish
           *[0] { $round ->
                [1] a block fires or passes
               *[other] a block fires, passes or retreats
            }
        }
ask-hits = { SIDE($side) }: which block takes the hit? Hits left: { $count }.
ask-regroup = { SIDE($side) } has won at { PLACE($place) }: regroup a block, or end.
ask-navis-to-port = { SIDE($side) }: winter has come. Bring your Navis to port.
ask-winter-supply = { SIDE($side) }: too many blocks for the winter in { PLACE($places) }. Disband one.
ask-disbanding = { SIDE($side) }: disband a block so that it can be levied anew, or end.

## Why not? Each reason stands after the number of its rule.

rule-of-card = { $rule } { CARD($card) }
blocks =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
the-card = the card { $card }
contested = contested
friendly = friendly
held-by = held by { SIDE($side) }
vacant = vacant
road =
    { $kind ->
        [strait] the strait { $name } ({ PLACE($place) }–{ PLACE($other) })
        [major] the major road { PLACE($place) }–{ PLACE($other) }
       *[minor] the minor road { PLACE($place) }–{ PLACE($other) }
    }
way-from =
    { $kind ->
        [strait] the strait from { PLACE($place) }
        [shore] the shore from { PLACE($place) }
        [sea] the sea border from { PLACE($place) }
       *[road] the road from { PLACE($place) }
    }
steps-away =
    { $by ->
        [sea]
            { $steps ->
                [one] { $steps } move away
               *[other] { $steps } moves away
            }
       *[road]
            { $steps ->
                [one] { $steps } road away
               *[other] { $steps } roads away
            }
    }
far-off = { steps-away }
out-of-reach = not to be reached by road
distance = { PLACE($place) } is { steps-away } from { PLACE($origin) }
by-road = by road { $far }
a-major-port = a friendly major port
a-city = a friendly city
the-city =
    { $friendly ->
        [1] { PLACE($place) }
       *[0] { PLACE($place) } (which is not friendly now)
    }
why-by-sea-too = { $reason } { $ferry }
ferry-begins = By sea it begins with { PLACE($sea) }.
ferry-friendly = By sea blocks land in friendly or vacant ports only; { PLACE($place) } is { $control }.
ferry-reason = By sea: { $reason }
why-wrong-phase = { $when }; now { $now }.
why-not-your-turn = it is { SIDE($side) }'s turn to decide: that side { $doing }.
why-others-first =
    { $whose ->
        [your] your { $letter } blocks act first, and { OWN_BLOCK($block) } is { $own } here.
        [attacker] the attacker's { $letter } blocks act first, and { OWN_BLOCK($block) } is { $own } here.
       *[defender] the defender's { $letter } blocks act first, and { OWN_BLOCK($block) } is { $own } here.
    }
why-nowhere-to-go =
    { $lost ->
        [1] in round { $round } attacking blocks must retreat, and { OWN_BLOCK($block) } has nowhere to go; it can only 'pass' and perish.
       *[0] in round { $round } attacking blocks must retreat, and { OWN_BLOCK($block) } has nowhere to go; others perish before it.
    }
why-still-at-sea = { OWN_BLOCK($block) } is still under way; let it sail on and land first.
why-still-marching = { OWN_BLOCK($block) } is still under way; let it march on or stop first.
why-moves-navis = the card moves Navis only, and { OWN_BLOCK($block) } is none.
why-moves-land-blocks = the card moves land blocks only, and { OWN_BLOCK($block) } is none.
why-third-step-attack = blocks attack or respond with their first or second step; { PLACE($place) } would be the third step of { OWN_BLOCK($block) }.
why-far-attack-mercury = blocks attack or respond with their first or second step; { $far }.
why-far-attack = blocks attack or respond from adjacent places only; { $far }.
why-pinned-by-main-attack =
    { $enemies ->
        [one] { $enemies } block of the main attack pins your { why-pinned-by-main-attack.own } in { PLACE($place) }; { why-pinned-by-main-attack.bound }.
       *[other] { $enemies } blocks of the main attack pin your { why-pinned-by-main-attack.own } in { PLACE($place) }; { why-pinned-by-main-attack.bound }.
    }
    .own =
        { $own ->
            [one] { $own } block
           *[other] { $own } blocks
        }
    .bound =
        { $own ->
            [one] it may not leave
           *[other] none of them may leave
        }
why-strait-used =
    { $used ->
        [one] only 1 block a turn may cross { $way } while enemies stand in { PLACE($place) }, and { $used } block has crossed it.
       *[other] only 1 block a turn may cross { $way } while enemies stand in { PLACE($place) }, and { $used } blocks have crossed it.
    }
why-no-road = no road leads from { PLACE($origin) } to { PLACE($place) }; land blocks get there only by sea.
why-too-far = { $far }, and { OWN_BLOCK($block) } may take { why-too-far.steps }.
    .steps =
        { $under_way ->
            [1]
                { $steps ->
                    [one] { $steps } step more
                   *[other] { $steps } steps more
                }
           *[0]
                { $steps ->
                    [one] { $steps } step a turn
                   *[other] { $steps } steps a turn
                }
        }
why-sea-contested = { PLACE($sea) } is not friendly: enemy Navis contest it.
why-sea-without-navis = { PLACE($sea) } is not friendly: you have no Navis there.
why-land-or-sail-on = only Navis can stay at sea; { OWN_BLOCK($block) } has to land in a port of { PLACE($sea) } or sail on.
why-must-land = only Navis can stay at sea; { OWN_BLOCK($block) } has to land in a port of { PLACE($sea) }.
why-must-sail-on = only Navis can stay at sea; { OWN_BLOCK($block) } has to sail on.
why-card-not-in-hand = { CARD($card) } is not in your hand.
why-nobody-declares = nobody declares the main attack; the first road or sea border used is it.
why-deployment-ended = you have ended your deployment; the cards are dealt when both sides have.
why-card-face-down = your card lies face-down; both cards are revealed at the same time.
why-god-no-levies = a God card gives its own effect only, and so no levies this turn.
why-surprise-later = you choose the battle in which you strike first when your move has ended.
why-must-choose-card =
    { $kind ->
        [discard] you must discard a card.
       *[play] you must play a card; whether you use its moves and levies is up to you.
    }
why-under-way-stop = { OWN_BLOCK($block) } is under way; say 'stop' to leave it in { PLACE($place) }.
why-each-has-turn = each block has its turn: it fires, passes or, from round 2 on, retreats.
why-swap-two = a swap takes two different blocks.
why-swap-same-place = both blocks are in { PLACE($place) }; to swap them changes nothing.
why-swaps-used = you have made as many swaps as any arrangement needs; say 'end'.
why-swap-other-way = name the two blocks the other way round: swap { $block } { $other }.
why-discard-later = a card is discarded only when a Year begins; now you are to play one.
why-discarded-one = one card is discarded each Year, and you have discarded { CARD($card) }; now play one.
why-discard-first = a Year begins with a discard; put one of your six cards aside first.
why-apollo-first-turn = the card copies the enemy's card of last turn, and this is the first turn of the Year.
why-card-played = { CARD($card) } has been played already this Year.
why-card-discarded = you have discarded { CARD($card) }.
why-no-enemy-block = there is no enemy block in { PLACE($place) }.
why-no-friendly-neighbour = no city next to { PLACE($place) } is friendly.
why-defector-next-to = the defector goes to a friendly city next to { PLACE($origin) }, and { PLACE($place) } is none.
why-defector-friendly = the defector goes to a friendly city; { PLACE($place) } is { $control }.
why-strikes-cities = the card strikes cities, and { PLACE($place) } is a sea.
why-strikes-nobody = { PLACE($place) } is vacant; there is nobody to strike.
why-strikes-enemies = the card strikes enemy cities, and { PLACE($place) } is { $control }.
why-god-no-moves = a God card gives its own effect only, and so no moves this turn.
why-levies-after-movement = levies come after all movement; your blocks march no more this turn.
why-movement-ended = you have ended your movement this turn.
why-all-attackers-retreat = in round { $round } every attacking block must retreat in its turn.
why-swap-from-pool = { OWN_BLOCK($block) } is in the Levy Pool, and blocks of the pool are not swapped in.
why-swap-navis-inland = { OWN_BLOCK($block) } cannot go to { PLACE($place) }, which is not a port.
why-defects-in-cities = blocks defect in cities; { PLACE($place) } is a sea.
why-no-friendly-port = no port on { PLACE($sea) } is friendly.
why-no-battle-there = there is no battle to fight in { PLACE($place) }; blocks of both sides stand in { PLACE($battles, last: "and") }.
why-not-adjacent = blocks leave { PLACE($origin) } for adjacent places only, and { PLACE($place) } is { $far }.
why-not-in-battle = { OWN_BLOCK($block) } is in { PLACE($place) } and takes no part in the battle of { PLACE($battle) }.
why-in-reserve = { OWN_BLOCK($block) } is in reserve; in round 1 reserves do not fire, retreat or take hits.
why-had-its-turn = { OWN_BLOCK($block) } has had its turn in round { $round }.
why-no-retreat-in-round-1 = no block retreats in round 1 of a battle.
why-attackers-surprise = in round 1 of this battle all attackers act before { OWN_BLOCK($block) } and the other defenders.
why-defenders-first = the defender's { $letter } blocks act before the attacker's, and so before { OWN_BLOCK($block) }.
why-must-retreat = in round { $round } attacking blocks must retreat in their turn; { OWN_BLOCK($block) } too.
why-land-blocks-not-at-sea = land blocks cannot stay at sea.
why-retreat-to-enemies = no block retreats to a place where enemies stand; { PLACE($place) } is { $control }.
why-attacker-came-over = the attacker came over { $way }.
why-navis-retreat-to-friendly = defending Navis retreat to friendly ports only, and { PLACE($place) } is vacant.
why-leave-the-battle = { PLACE($place) } is where the battle is; { OWN_BLOCK($block) } would have to leave it.
why-navis-not-inland = { PLACE($place) } is not a port, and a Navis can be only at sea or in a port.
why-navis-no-sea-retreat = only land blocks go aboard; { OWN_BLOCK($block) } would 'retreat' by itself (7.82).
why-sea-retreat-from-inland = { PLACE($place) } is not a port, and so nobody retreats from it by sea.
why-sea-retreat-used = one block of a side may retreat by sea in a round, and one of yours has.
why-sea-retreat-to-port = a retreat by sea ends in a friendly port, and { PLACE($place) } is not a port.
why-sea-retreat-needs-sea = a retreat by sea needs a friendly sea; your Navis alone must hold { PLACE($seas, last: "or") }.
why-sea-retreat-other-sea = { PLACE($place) } is not a port of { PLACE($seas, last: "or") }, the friendly sea next to { PLACE($origin) }.
why-sea-retreat-friendly = a retreat by sea ends in a friendly port, and { PLACE($place) } is { $control }.
why-hits-elsewhere = { OWN_BLOCK($block) } is in { PLACE($place) }; the hits fall in the battle of { PLACE($battle) }.
why-reserve-no-hits = { OWN_BLOCK($block) } is in reserve; reserves take no hits in round 1.
why-strongest-first = each hit falls on your strongest block: { OWN_BLOCK($strongest) } has strength { ROMAN($strength) }, { OWN_BLOCK($block) } only { ROMAN($less) }.
why-only-victors-move-on = only the victors who stand in { PLACE($battle) } regroup, once each; { OWN_BLOCK($block) } is in { PLACE($place) }.
why-move-on-by-road = amphibious moves are no part of a regroup; land blocks go by road.
why-move-on-stays = { OWN_BLOCK($block) } is in { PLACE($place) } already and may just stay there.
why-move-on-friendly = blocks regroup to friendly or vacant places only; { PLACE($place) } is { $control }.
why-move-on-road-full = { $way } has carried its { $blocks } in this regroup (6.11).
why-only-navis-winter = only Navis go to port in winter; { OWN_BLOCK($block) } stays in { PLACE($place) }.
why-navis-in-port = { OWN_BLOCK($block) } is in port already, in { PLACE($place) }, and stays there.
why-winter-other-sea = { PLACE($place) } is not a port of { PLACE($sea) }, where { OWN_BLOCK($block) } is.
why-winter-friendly = Navis winter in friendly ports only, and { PLACE($place) } is { $control }.
why-cleopatra-stays = Cleopatra is never disbanded.
why-no-surplus = surplus blocks come first, and { PLACE($place) } has none: it feeds { $blocks } in winter and holds { $held }.
why-say-sea-retreat = land blocks cannot stay at sea; say 'sea-retreat' and the friendly port they sail to.
why-road-retreat-full = { $way } has carried its { $blocks } this round.
why-retreat-where-came = attackers retreat to a vacant place only by a way they came, and none of your blocks came over { $way }.
why-strait-retreat-used = one block a round may retreat over { $way }, and one has.
why-second-step-respond = blocks respond from adjacent places only; contested { PLACE($place) } would be the second step of { OWN_BLOCK($block) }.
why-moves-spent = your move points are spent, and no group move was begun in { PLACE($place) }.
why-barred = { SIDE($side) } attacks { PLACE($place) } over { $way }; your blocks cannot leave that way.
why-road-full = { $way } has carried its { $blocks } this turn.
why-step-by-step = blocks move one step after the other; { $far }: begin with { PLACE($places, last: "or") }.
why-sea-leads-nowhere = { PLACE($sea) } leads nowhere: over friendly seas it reaches no other port that is friendly or vacant.
why-is-there = { OWN_BLOCK($block) } is in { PLACE($place) } already.
why-is-there-stop = { OWN_BLOCK($block) } is in { PLACE($place) } already; say 'stop' to leave it there.
why-came-from = { OWN_BLOCK($block) } has just come from { PLACE($place) } and may not return there.
why-marched-by-road = { OWN_BLOCK($block) } has marched by road; no block moves by land and by sea in the same turn.
why-second-step-attack = blocks attack from adjacent places only; { PLACE($place) } would be the second step of { OWN_BLOCK($block) }.
why-has-moved = { OWN_BLOCK($block) } has already moved this turn.
why-guards-sea = blocks have sailed over { PLACE($place) } this turn; your last Navis there must stay and guard it.
why-pinned =
    { $enemies ->
        [one] { $enemies } block of { SIDE($side) } in { PLACE($place) } pins your { $own } there.
       *[other] { $enemies } blocks of { SIDE($side) } in { PLACE($place) } pin your { $own } there.
    }
why-road-full-pluto = { $way } takes { $blocks } and has carried { $used }; Pluto raises that for attacks only.
why-navis-by-sea = a Navis goes from port to port only over the sea; to { PLACE($place) } it begins with { PLACE($places, last: "or") }.
why-stop-at-enemies = { $far }, and blocks must stop where enemies stand, as in { PLACE($places, last: "and") }.
why-aboard-in-ports = blocks go aboard in ports only, and { PLACE($place) } is none.
why-not-on-sea = { PLACE($place) } is not on { PLACE($sea) } but on { PLACE($seas, last: "and") }.
why-god-no-sea-moves = a God card gives its own effect only, and so no amphibious moves.
why-sea-moves-first = amphibious moves come before all other moves of a turn, and you have made another already.
why-sea-moves-cost = each block that goes by sea costs one move point, and you have none left.
why-land-elsewhere = { OWN_BLOCK($block) } went aboard in { PLACE($place) } and must land in another port.
why-has-sailed = { OWN_BLOCK($block) } has already sailed over { PLACE($sea) }; land it in a port, or sail on to another sea.
why-not-bordering = { PLACE($sea) } does not border on { PLACE($other) }, where { OWN_BLOCK($block) } is now.
why-not-attacking = you do not attack { PLACE($place) }; declare the main attack on { PLACE($wanted) }.
why-main-attack-order = declare the main attack on { PLACE($wanted) } first, then the one on { PLACE($place) }.
why-none-came-from = none of your blocks came to { PLACE($place) } from { PLACE($origin) }; they came from { PLACE($places, last: "and") }.
why-no-battle-to-surprise = there is no battle in { PLACE($place) }; choose one of your own attacks.
why-surprise-not-defending = you defend { PLACE($place) }; the card helps only where you attack.
why-levy-first = { OWN_BLOCK($block) } is in your Levy Pool; levy it in { $city } before you add steps.
why-no-steps-at-sea = { OWN_BLOCK($block) } is on { PLACE($sea) }; steps are added in ports, never at sea.
why-contested-no-steps = { PLACE($place) } is contested; steps are added only in friendly cities.
why-full-strength = { OWN_BLOCK($block) } is at its full strength, { ROMAN($strength) }.
why-on-map = { OWN_BLOCK($block) } is on the map already, in { PLACE($place) }.
why-new-never-at-sea = new blocks never begin at sea; { OWN_BLOCK($block) } is levied in { $city }.
why-levied-elsewhere = { OWN_BLOCK($block) } is levied in { $city }, not in { PLACE($place) }.
why-needs-friendly-city = { OWN_BLOCK($block) } needs a friendly city, and { PLACE($place) } is { $control }.
why-cannot-go-on = { $far }, and from { PLACE($place) } { OWN_BLOCK($block) } cannot go on.
why-other-sea = { OWN_BLOCK($block) } is on { PLACE($sea) }, and { PLACE($place) } is not a port of that sea.
why-land-friendly = blocks land in friendly or vacant ports only; { PLACE($place) } is { $control }.
why-main-attack-settled = the main attack on { PLACE($place) } is settled; declare the one on { PLACE($wanted) }.
why-one-border = { PLACE($place) } is attacked over one border; there is nothing to declare. { PLACE($wanted) } is next.
why-levied-in = { OWN_BLOCK($block) } is in your Levy Pool; it is levied in { $city }.
why-on-map-raise = { OWN_BLOCK($block) } is on the map already, in { PLACE($place) }; 'raise' would add a step to it.
why-major-ports-only = Navis are built in major ports only, and { PLACE($place) } is none.
why-levied-not-friendly = { OWN_BLOCK($block) } is levied in { PLACE($place) }, which is not friendly: it is { $control }.
why-enemy-block = { OWN_BLOCK($block) } is one of the enemy's blocks and not yours to command.
why-cleopatra = Cleopatra stands with { SIDE($side) } now; she is not yours to command.
why-gone-over = { OWN_BLOCK($block) } has gone over to { SIDE($side) }; it is not yours to command before it is eliminated or disbanded and returns to your Levy Pool.
why-in-pool = { OWN_BLOCK($block) } is in your Levy Pool, not on the map.
why-eliminated = { OWN_BLOCK($block) } has been eliminated and lies face-up in your Levy Pool until the Year ends.
why-killed = { OWN_BLOCK($block) } has been killed; a leader never returns.
why-waiting = { OWN_BLOCK($block) } comes into play only after your side has lost a leader.

# When an action is possible; the sentence goes on with what is to be done now.
when-stop = no block of yours is under way
when-discard = cards are discarded when a Year begins
when-play = cards are played when a turn begins
when-swap = blocks change places only before the war, in free deployment
when-march = blocks march in your half of the command phase
when-main-attack = the main attack is declared when your movement ends, for a place attacked over several borders
when-surprise = only { CARD("mars") } and { CARD("neptune") } let you strike first in a battle
when-raise = levies come after all movement in your half of the turn
when-levy = { when-raise }
when-defect = blocks defect only when you have played { CARD("jupiter") }
when-welcome = there is no defector to welcome
when-strike = a city is struck only when you have played { CARD("vulcan") }
when-battle = Player 1 chooses a battle after all moves, when no other is being fought
when-fire = blocks fire, pass and retreat when it is their battle turn
when-pass = { when-fire }
when-retreat = { when-fire }
when-sea-retreat = { when-fire }
when-hit = a block is hit only when the enemy has scored hits
when-regroup = blocks regroup when they have won a battle
when-winter = Navis go to port when the Year ends
when-disband = blocks are disbanded in winter, after all Navis have gone to port

## Phases: heading; what the side that decides does, for the others; what it is to do; what it must; the button that ends it

phase-deploy-heading = Deployment
phase-deploy-decides = you are deploying: swap blocks, or end
phase-deploy-finish = My army stands as it is
phase-deploy-hint = Choose two blocks in different cities; they change places, unseen by the enemy.
phase-cards-heading = Cards
phase-cards-discard = you are to discard one of your six cards
phase-cards-play = you are to play a card
phase-play-hint = Both sides choose in secret. Whoever has more moves goes first.
phase-discard-hint = Keep five cards, one for each turn of the Year. 3/1 means three moves and one levy.
phase-defection-heading = { CARD("jupiter") }
phase-defection-waits = chooses where a block shall defect
phase-defection-decides = you are to choose where { CARD("jupiter") } makes a block defect
phase-defection-finish = Nobody shall defect
phase-defection-hint = A leader or a Navis stays but loses a step; any other block joins you.
phase-welcome-heading = { CARD("jupiter") }
phase-welcome-waits = finds a city for the defector
phase-welcome-decides = you are to find a city for the defector
phase-welcome-must = the defector must go to one of your cities.
phase-welcome-hint = The defector goes to a city of yours next to where it stood.
phase-eruption-heading = { CARD("vulcan") }
phase-eruption-waits = chooses the city that { CARD("vulcan") } strikes
phase-eruption-decides = you are to choose the city that { CARD("vulcan") } strikes
phase-eruption-finish = No eruption
phase-eruption-hint = Every block in that city loses a step.
phase-movement-heading = Movement
phase-movement-waits = moves its blocks
phase-movement-decides = you are moving
phase-movement-finish = End movement
phase-movement-hint = One move point sets one place in motion: its blocks may go one step and attack, or two without.
phase-marching-heading = { phase-movement-heading }
phase-marching-waits = { phase-movement-waits }
phase-marching-decides = { OWN_BLOCK($block) } is under way
phase-marching-hint = It may go one step further, but not attack, nor straight back.
phase-main-attack-heading = { phase-movement-heading }
phase-main-attack-waits = declares its main attack on { PLACE($place) }
phase-main-attack-decides = you are to declare your main attack on { PLACE($place) }
phase-main-attack-must = with attacks over several borders, you must declare the main attack.
phase-main-attack-hint = Who came by the main road fights at once; the others come a round later.
phase-surprise-heading = { phase-movement-heading }
phase-surprise-waits = chooses the battle in which it strikes first
phase-surprise-decides = you are to choose the battle in which you strike first
phase-surprise-finish = No surprise
phase-surprise-hint = Your blocks there act before any defender in the first round.
phase-levies-heading = Levies
phase-levies-waits = levies
phase-levies-decides = you are levying
phase-levies-finish = End levies
phase-levies-hint = A levy point adds a step to a block, or brings in a new one at strength I.
phase-next-battle-heading = Battles
phase-next-battle-waits = is Player 1 and chooses the next battle
phase-next-battle-decides = you are to choose the next battle
phase-next-battle-must = every battle must be fought; choose the next one.
phase-next-battle-hint = All battles are fought this turn; you choose the order.
phase-battle-turn-heading = Battle
phase-battle-turn-waits = has a battle turn in { PLACE($place) }
phase-battle-turn-decides = it is your battle turn in { PLACE($place) }
phase-battle-turn-hint = Fire rolls a die for each step. A acts before B before C, defenders first.
phase-hits-heading = { phase-battle-turn-heading }
phase-hits-waits = takes the hits in { PLACE($place) }
phase-hits-decides = you have { hits } to take in { PLACE($place) }
phase-hits-must = you still have { hits } to take.
phase-hits-hint = The strongest block takes the hit; among equals you choose.
phase-regroup-heading = After the battle
phase-regroup-waits = regroups its victors in { PLACE($place) }
phase-regroup-decides = your victors in { PLACE($place) } may regroup
phase-regroup-finish = The rest stays
phase-regroup-hint = The victor's blocks may each move on by one road.
phase-navis-to-port-heading = Winter: ships to port
phase-navis-to-port-waits = brings its Navis to port
phase-navis-to-port-decides = your Navis are to go to port
phase-navis-to-port-must = all Navis at sea must go to port.
phase-navis-to-port-hint = Ships spend the winter in a friendly port of their sea.
phase-winter-supply-heading = Winter: supply
phase-winter-supply-waits = disbands blocks that the winter cannot feed
phase-winter-supply-decides = you are to disband blocks that the winter cannot feed
phase-winter-supply-must = surplus blocks must be disbanded.
phase-winter-supply-hint = A city feeds three blocks, and one more for each of its points.
phase-disbanding-heading = Winter: disbanding
phase-disbanding-waits = disbands what it likes
phase-disbanding-decides = you may disband blocks
phase-disbanding-finish = Disband nobody else
phase-disbanding-hint = Blocks you send to the Levy Pool can be levied again next Year.
phase-over-heading = The war is over
phase-over-hint = After each Year 10 points win; after the last, more points, or Rome.

## Why a game ended, and its options

end-draw = a draw: equal points, and nobody holds Rome
end-ten-points = ten or more points at a winter
end-more-points = more points after the last Year
end-holds-rome = equal points after the last Year, and Rome

option-edition = Edition
    .meaning = which printed rules are followed
option-deployment = Deployment
    .meaning = 5.1 as history had it, or 5.3 with blocks swapped
option-deployment-historical = historical
option-deployment-free = free

## Questions about odds that have no answer, and a note next to the odds of an attack

odds-hidden = Some blocks are hidden: imagine 2 positions at least.
odds-battle-begun = The battle of { PLACE($place) } has begun: nobody can join it now.
odds-several = Several battles are due. Say which one: { LIST($near) }.
odds-no-battle = There is no battle. Say where you would attack, and with whom: '{ $example }'.
odds-nobody-fights = Nobody fights in { PLACE($place) }. For the odds of an attack, name the blocks too.
odds-not-there = { BLOCK($block) } is not on the map for { SIDE($side) }.
odds-no-way = { $way ->
        [water] No water
       *[road] No road
    } leads from { PLACE($origin) } to { PLACE($destination) }. If { BLOCK($block) } comes another way, name the last place on it: { $block }@PLACE.
odds-no-enemies = { SIDE($side) } has no enemies in { PLACE($place) }.
odds-both-sides = { BLOCK($block) } is named on both sides.
odds-reserve-alone = { BLOCK($block) } is in reserve but on neither side. Name the block there too.

inspect-unknown = Nothing is known of '{ $word }'. Ask about: { LIST($near) }.
inspect-no-march = It is not your movement: nobody can march now.
inspect-nobody = Name blocks of yours: '{ $example }'.
odds-only-reserves = A side with nobody but reserves: at least one block has to begin the battle.
odds-strength = { BLOCK($block) } cannot have the strength '{ $word }'; it has { LIST($strengths, last: "or") }.
odds-twice = { BLOCK($block) } is named twice.
odds-no-port = { PLACE($place) } is no port: { BLOCK($block) } cannot be there.
odds-at-sea = { BLOCK($block) } cannot fight at sea, on { PLACE($place) }.
odds-no-blocks = { $role ->
        [attacker] The attacker
       *[defender] The defender
    } has no blocks. Name some, as in '{ $example }'.
odds-both-bound = Leaders and Navis never change sides: those of Caesar and Pompey cannot fight as one.
odds-same-bound = Leaders and Navis of one side cannot fight each other.
odds-too-many = { $count } blocks come from { PLACE($place) }, but only { $limit } may attack that way (6.11).
odds-block = { BLOCK($block) }
odds-hidden-blocks = { $count ->
        [one] a hidden block
       *[other] { $count } hidden blocks
    }

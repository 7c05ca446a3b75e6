### Julius Caesar in words. The facts of each event are in text/events.py.

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

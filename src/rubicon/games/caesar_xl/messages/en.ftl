### Caesar XL in words. The facts of each event are in text/events.py.

## Units

# A number of units of one kind; a Leader is one.
units =
    { $unit ->
        [allied]
            { $count ->
                [one] an Allied unit
               *[other] { $count } Allied units
            }
        [veteran-allied]
            { $count ->
                [one] a veteran Allied unit
               *[other] { $count } veteran Allied units
            }
        [legion]
            { $count ->
                [one] a Legion
               *[other] { $count } Legions
            }
        [veteran-legion]
            { $count ->
                [one] a veteran Legion
               *[other] { $count } veteran Legions
            }
       *[leader] { UNIT($unit) }
    }
# Units of a whole army, and those of the other.
army =
    { COUNT($units) ->
        [0] nobody
       *[other] { LIST($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] nobody
       *[other] { LIST($enemies, last: "and") }
    }
# One unit, and whose it is.
whose =
    { $leader ->
        [1] { UNIT($unit) }
       *[0] { SIDE($side) }'s { UNIT($unit) }
    }

## The log

season =
    { $season ->
        [spring] Spring { $year } BC
       *[autumn] Autumn { $year } BC
    }
log-turn = { season }, turn { $turn }.
    .mark = { season }
log-player-turn = { SIDE($side) }'s turn.
    .mark = { SIDE($side) }
log-dealt =
    { $own ->
        [1] You are dealt { COUNT($cards) ->
            [0] nothing
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } is dealt { $count } cards.
    }
log-draw =
    { $own ->
        [1] You draw { CARD($card) }.
       *[0] { SIDE($side) } draws a card.
    }
log-event = { SIDE($side) } draws an event: { CARD($card) }. { CARD_TEXT($card) }
log-to-forum = { SIDE($side) } draws { CARD($card) }, which goes to the Forum.
log-reshuffle = The discards are shuffled and become the draw pile.
log-discard = { SIDE($side) } discards { CARD($card) }.
log-pick =
    { $price ->
        [0] { SIDE($side) } takes { CARD($card) } from the discards.
       *[other] { SIDE($side) } takes { CARD($card) } from the discards for { $price } Gold.
    }
log-play = { SIDE($side) } plays { CARD($card) }.
log-use = { SIDE($side) } uses { CARD($card) }.
log-rolled = { SIDE($side) } rolls { DICE($dice) }.
log-bidding = { SIDE($side) } opens the bidding for { CARD($card) }.
log-bid = { SIDE($side) } bids { $gold }.
log-conceded =
    { $forfeit ->
        [0] { SIDE($side) } passes.
       *[other] { SIDE($side) } passes and forfeits { $forfeit } Gold.
    }
log-claim =
    { $price ->
        [0] { SIDE($side) } claims { CARD($card) }.
       *[other] { SIDE($side) } claims { CARD($card) } for { $price } Gold.
    }
log-over =
    { $side ->
        [nobody] Autumn 44 BC is over and nobody has won: a draw. Sic transit gloria mundi.
       *[other]
            { $victory ->
                [military] { SIDE($side) } declares a military victory.
               *[political] { SIDE($side) } declares a political victory.
            }
    }
log-gold =
    { $change ->
        [loss] { SIDE($side) } loses { $gold } Gold.
       *[gain] { SIDE($side) } gains { $gold } Gold.
    }
log-tax = { SIDE($side) } collects { $gold } Gold.
log-looting =
    { $owed ->
        [0] The Barbarians take { $gold } Gold from { SIDE($side) }.
       *[other] The Barbarians take { $gold } Gold from { SIDE($side) } and owes { $owed } swords.
    }
log-recruit =
    { $price ->
        [0] { SIDE($side) } recruits { $units } in { PLACE($place) }.
       *[other] { SIDE($side) } recruits { $units } in { PLACE($place) } for { $price } Gold.
    }
log-placed =
    { $successor ->
        [1] { SUCCESSOR($unit) } takes the field in { PLACE($place) }.
       *[0] { UNIT($unit) } takes the field in { PLACE($place) }.
    }
log-promote = { whose } in { PLACE($place) } becomes veteran.
log-betrayed = Betrayal in { PLACE($place) }!
log-eliminated = { SIDE($side) } loses { $units } in { PLACE($place) }.
log-supreme-lost =
    { COUNT($cards) ->
        [0] { SIDE($side) } has lost the Supreme Leader, { $gold } Gold.
       *[other] { SIDE($side) } has lost the Supreme Leader, { $gold } Gold and the hand: { CARD($cards) }.
    }
log-march = { SIDE($side) }: { army }, { PLACE($origin) } → { PLACE($destination) }.
log-sail = { SIDE($side) }'s Fleet sails from { PLACE($origin) } to { PLACE($destination) }.
log-hastened = { SIDE($side) }'s units in { PLACE($place) } may march again.
log-battle = Battle of { PLACE($place) }: { SIDE($side) } attacks with { army }; { SIDE($enemy) } has { enemies }.
log-commit =
    { $count ->
        [0] { SIDE($side) } commits no Tactics card.
       *[other]
            { $own ->
                [1] You commit { CARD($card) }, face-down.
               *[0] { SIDE($side) } commits a Tactics card, face-down.
            }
    }
log-tactics = Tactics: { LIST($shown, between: "; ") }.
has-card = { SIDE($side) } has { CARD($card) }
log-lead = { SIDE($side) } leads: Leadership { $attacker } of the attacker against { $defender }.
log-round = Round { $number }.
log-pass =
    { $step ->
        [allied] { SIDE($side) } commits no more Allied units.
        [legions] { SIDE($side) } commits no more Legions.
       *[leaders] { SIDE($side) } commits no more Leaders.
    }
log-roll =
    { $hits ->
        [0] { whose } rolls { DICE($dice) } against { $needed } and misses.
       *[other] { whose } rolls { DICE($dice) } against { $needed } and hits.
    }
log-retreat = { SIDE($side) } retreats from { PLACE($place) }.
log-vae-victis =
    { $hits ->
        [0] Vae victis: { SIDE($side) } rolls { DICE($dice) }, no more losses.
       *[other] Vae victis: { SIDE($side) } rolls { DICE($dice) }, { $hits } more lost.
    }
log-withdraw = { SIDE($side) }: { army } retreats to { PLACE($place) }.
log-victory = { SIDE($side) } is master of { PLACE($place) }.

## Prompts, by kind of decision

ask-forum = { SIDE($side) }: claim a Forum card, declare victory, or end.
ask-bidding = { SIDE($side) }: bid for { CARD($card) }; the highest bid is { $highest }.
ask-losses =
    { $what ->
        [swords] { SIDE($side) }: lose { $count } swords of your units.
       *[units] { SIDE($side) }: lose { $count } of your units.
    }
ask-honours = { SIDE($side) }: make a unit veteran, or end.
ask-discarding = { SIDE($side) }: your hand may hold { $limit } cards. Discard one.
ask-picking = { SIDE($side) }: take a card from the discards, or end.
ask-purchase = { SIDE($side) }: recruit with { $gold } Gold, play cards, or end.
ask-placing = { SIDE($side) }: where does { CARD($card) } take the field?
ask-mustering = { SIDE($side) }: place { $count } more, or end.
ask-targeting =
    { $purpose ->
        [betrayal] { SIDE($side) }: where is the enemy betrayed?
       *[celerity] { SIDE($side) }: in which city may the units march again?
    }
ask-march = { SIDE($side) }: march, or end.
ask-sailing = { SIDE($side) }: between which ports does the Fleet sail?
ask-next-battle = { SIDE($side) }: which battle is fought next?
ask-tactics = { SIDE($side) }: commit a Tactics card at { PLACE($place) }, or pass.
ask-commitment = { SIDE($side) }: commit a unit at { PLACE($place) }, round { $round }, or pass.
ask-hits = { SIDE($side) }: choose a unit to lose at { PLACE($place) }.
ask-retreat = { SIDE($side) }: retreat from { PLACE($place) }, or stay?
ask-victory-or-death = { SIDE($side) }: which Leader dies? Aut vincere aut mori.
ask-withdrawal = { SIDE($side) }: where do your units retreat to?
ask-veterans = { SIDE($side) }: make a unit veteran at { PLACE($place) }, or end.

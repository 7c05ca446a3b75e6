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

## Cards: their kinds, factions, and what is asked of a side that claims one; cities and ports

card-kind-event = Event
card-kind-forum = Forum
card-kind-action = Action
card-kind-tactics = Tactics
card-kind-leader = Leader
faction-optimates = Optimates
faction-populares = Populares
faction-either = Optimates or Populares
claim-bid = By bidding
claim-pay = Pay { $gold } Gold
claim-control = Control { PLACE($places, last: "and") }
claim-hold = Hold { $count } { claim-hold.kind }
    .kind =
        { $kind ->
            [colony] Legionary Colonies
            [client] Allied Clients
            [port] ports
           *[city] cities
        }
claim-supreme-in = Supreme Leader in { PLACE($places, last: "or") }
claim-leaders = { $count } Leaders in play
claim-veterans = { $count } veteran units
claim-worth = Friendly cities worth { $gold }
city-shape-colony = Legionary Colony
city-shape-client = Allied Client
port-atlantic = port on the Atlantic
port-west = port of the Western Mediterranean
port-east = port of the Eastern Mediterranean

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

## Why not? Each reason stands after the number of its rule.

unit-any = unit
why-wrong-phase = { $when }; now { $now }.
why-not-your-turn = it is for { SIDE($side) } to decide: { SIDE($side) } { $doing }.
why-barbarian-area = { PLACE($place) } is a Barbarian area; units enter Roman cities only.
why-enemy-city = { PLACE($place) } is not a friendly city of yours: { SIDE($side) } has units there.
why-empty-city = { PLACE($place) } is not a friendly city of yours: nobody is there.
why-card-discarded = { CARD($card) } is among the discards.
why-card-in-forum = { CARD($card) } is in the Forum; it is claimed, not played.
why-card-in-front = { CARD($card) } lies face-up in front of { SIDE($side) }.
why-card-not-in-hand = { CARD($card) } is not in your hand.
why-military-rome = for a military victory your Supreme Leader must be in { PLACE("rome") }.
why-military-enemy-leader = a military victory needs the enemy's Supreme Leader off the map; it is in { PLACE($place) }.
why-military-values = a military victory needs { $need } in controlled values; you have { $have }.
why-political-points = a political victory needs { $need } Victory Points net; you have { $have }.
why-bid-higher = a bid must be higher by at least 1; the highest is { $highest }.
why-bid-too-high = nobody bids more than they have; you have { $gold } Gold.
why-must-bid = whoever opens the bidding must bid at least 1 Gold.
why-must-commit = nobody has rolled in the last round; in this one every unit is committed.
why-not-a-forum-card = { CARD($card) } is not a FORUM card.
why-already-claimed = { SIDE($side) } has claimed { CARD($card) } and keeps it to the end.
why-not-in-forum-yet = { CARD($card) } has not come to the Forum yet.
why-claimed-one = one Forum card a phase; you have claimed yours.
why-claim-asks = { CARD($card) } asks for more: { $claim }.
claim-missing-bid = a bid of at least 1 Gold, and you have none
claim-missing-gold = { $need } Gold, and you have { $have }
claim-missing-control = { PLACE($places, last: "and") } under your control
claim-missing-supreme = your Supreme Leader in { PLACE($places, last: "or") }
claim-missing-cities =
    { $kind ->
        [colony] { $need } friendly Legionary Colonies, and you have { $have }
        [client] { $need } friendly Allied Clients, and you have { $have }
        [port] { $need } friendly ports, and you have { $have }
       *[city] { $need } friendly cities, and you have { $have }
    }
claim-missing-leaders = { $need } Leaders in play, and you have { $have }
claim-missing-veterans = { $need } veteran units, and you have { $have }
claim-missing-worth = friendly cities worth { $need }, and yours are worth { $have }
why-tactics-card = { CARD($card) } is a TACTICS card; it is committed in a battle.
why-leader-card = { CARD($card) } is a LEADER card; it is played in the Purchase Phase.
why-leader-needs-city = { CARD($card) } needs a city with a unit of yours.
why-march-card = { CARD($card) } is played in the March Phase.
why-purchase-card = { CARD($card) } is played in the Purchase Phase.
why-no-effect = { CARD($card) } would do nothing now: { CARD_TEXT($card) }
why-not-in-front = { CARD($card) } does not lie in front of you.
why-works-by-itself = { CARD($card) } works by itself; there is nothing to use.
why-used = { CARD($card) } has been used in this phase.
why-not-discarded = { CARD($card) } is not among the discards.
why-never-in-hand =
    { $kind ->
        [event] { CARD($card) } is an EVENT card, which no hand holds.
       *[forum] { CARD($card) } is a FORUM card, which no hand holds.
    }
why-not-brought-back = { CARD($card) } does not bring back { CARD($other) }.
why-none-in-stock =
    { $unit ->
        [legion] there is no Legion left in your stock.
       *[allied] there is no Allied unit left in your stock.
    }
why-city-has-its-share = a single Legion or up to two Allied units a phase; { PLACE($place) } has had its share.
why-too-dear =
    { $unit ->
        [legion] Legions cost { $price } Gold; you have { $gold }.
       *[allied] Allied units cost { $price } Gold; you have { $gold }.
    }
why-no-unit-there = in { PLACE($place) } there is no unit of yours.
why-brings-nothing = { CARD($card) } brings nothing (more) to { PLACE($place) }: { CARD_TEXT($card) }
why-name-marched-to = name a city that units of yours have marched to; { PLACE($place) } is none.
why-name-enemy-city = name a city that the enemy has units in; { PLACE($place) } is none.
why-no-such-unit-there = you have no { UNIT($unit) } in { PLACE($place) }.
why-lose-elsewhere = what you lose is in { PLACE($place) }.
why-lose-another-kind = { UNIT($unit) } is not what is to be lost now.
why-not-promotable = regular Legions and Allied units become veteran; { UNIT($unit) } is none.
why-promote-in-battle = the victor promotes a unit of the battle, that is in { PLACE($place) }.
why-has-marched = what you have of it in { PLACE($place) } has marched; each piece moves once a phase.
why-no-route = no route leads from { PLACE($origin) } to { PLACE($place) }; a piece moves one space.
why-name-the-unit = there is but one unit to march; name it.
why-same-port = a Fleet sails from one port to another.
why-no-units-in-port = in { PLACE($place) } no units of yours wait at a port of this Fleet's zones.
why-port-out-of-reach = { PLACE($place) } is no port of a zone that this Fleet can reach from { PLACE($origin) }.
why-no-battle-there = in { PLACE($place) } the sides do not face each other.
why-not-a-tactics-card = { CARD($card) } is not a TACTICS card.
why-for-attackers = { CARD($card) } is for the attacker only.
why-for-defenders = { CARD($card) } is for the defender only.
why-no-such-unit-in-battle = you have no { UNIT($unit) } in this battle.
why-stage =
    { $stage ->
        [allied] now Allied units are committed.
        [legions] now Legions are committed.
       *[leaders] now Leaders are committed.
    }
why-committed = your { UNIT($unit) } has been committed in this round.
why-lose-a-leader = whoever retreats loses a Leader who is not supreme; { UNIT($unit) } is none.
why-say-lose-fresh = your { UNIT($unit) } has not been committed in this round: say 'lose-fresh'.
why-say-lose = your { UNIT($unit) } has been committed, or all retreat: say 'lose'.
why-attacker-cannot-retreat = the enemy stands by now where your units came from; you cannot retreat.
why-defender-cannot-retreat = the enemy controls every adjacent city; you cannot retreat.
why-retreat-where-came = your units retreat to a city they came from; { PLACE($place) } is none.
why-retreat-to-friends = your units retreat to an adjacent friendly city, else to one that the enemy does not control; { PLACE($place) } is none.
why-withdraw-together = your units retreat together: say 'withdraw all'.

# When an action is possible; the sentence goes on with what is to be done now.
when-end = this cannot be left out
when-pass = one passes when bidding or in a battle
when-stay = one stays, or retreats, at the end of a Battle Round
when-retreat = one retreats at the end of a Battle Round
when-declare-military = victory is declared in your own Forum Phase
when-declare-political = { when-declare-military }
when-bid = one bids when a Forum card is claimed that requires it
when-claim = cards are claimed in your own Forum Phase
when-discard = one discards when the hand is larger than its limit
when-play = cards are played in your own Purchase or March Phase
when-use = such cards are used in your own Purchase Phase
when-pick = one picks from the discards when a card says so
when-commit = Tactics cards are committed when a battle begins
when-roll = units are committed in a Battle Round
when-lose = units are lost in this way after a hit
when-lose-fresh = { when-lose }
when-recruit-allied = you recruit in your own Purchase Phase
when-recruit-legion = { when-recruit-allied }
when-place = a Leader is placed when the Leader's card is played
when-muster = one musters when a card brings units
when-target = a city is named when a card asks for it
when-battle = the attacker chooses battles in the Combat Phase
when-sail = ports are named when a Fleet card is played
when-remove = units are lost in this way to events and cards
when-promote = units are promoted after a victory or by a card
when-withdraw = units withdraw when their side retreats
when-march = units march in their own March Phase

## Phases: heading; what the side that decides does, for the others; what it is to do; the button that ends it

phase-forum-heading = Forum
phase-forum-waits = is in the Forum Phase
phase-forum-decides = you may claim a Forum card or declare victory
phase-forum-finish = Draw cards
phase-forum-hint = One card a turn, if you fulfil what it asks for. It then works for you to the end of the game.
phase-bidding-heading = Bidding
phase-bidding-waits = is bidding
phase-bidding-decides = you are bidding
phase-bidding-hint = The highest bid is paid and takes the card; the loser forfeits half of their bid.
phase-losses-heading = Losses
phase-losses-waits = takes the losses of an event or card
phase-losses-decides = you are to lose units
phase-losses-hint = You choose which of your units are lost.
phase-honours-heading = Promotion
phase-honours-waits = may promote a unit
phase-honours-decides = you may promote a unit
phase-honours-finish = Promote nobody else
phase-honours-hint = A veteran has one sword more.
phase-discarding-heading = Too many cards
phase-discarding-waits = brings the hand within its limit
phase-discarding-decides = you are to discard a card
phase-discarding-hint = Your hand is too large; what is too much goes to the discards.
phase-purchase-heading = Purchase
phase-purchase-waits = is in the Purchase Phase
phase-purchase-decides = it is your Purchase Phase
phase-purchase-finish = Collect taxes and march
phase-purchase-hint = Choose a unit of your stock, then a city. In each city one Legion or two Allied units. Cards are played now too.
phase-placing-heading = { phase-purchase-heading }
phase-placing-waits = places a Leader
phase-placing-decides = you are to place a Leader
phase-placing-hint = In any city where you have another unit.
phase-mustering-heading = { phase-purchase-heading }
phase-mustering-waits = places units that a card brings
phase-mustering-decides = you are placing units that a card brings
phase-mustering-finish = Place no more
phase-mustering-hint = Beyond the usual limits, each in another city.
phase-picking-heading = { phase-purchase-heading }
phase-picking-waits = picks from the discards
phase-picking-decides = you may pick from the discards
phase-picking-finish = Take none
phase-picking-hint = Take one card from the discards; the other side sees which.
phase-targeting-heading = A card is played
phase-targeting-waits = carries out a card
phase-targeting-decides = you are to name a city for your card
phase-targeting-hint = Choose the city that the card is about.
phase-march-heading = March
phase-march-waits = is in the March Phase
phase-march-decides = it is your March Phase
phase-march-finish = End the march
phase-march-hint = Choose units and how many of them go, then a place next to them. Each goes one space; a city left empty is nobody's.
phase-sailing-heading = { phase-march-heading }
phase-sailing-waits = sends a Fleet
phase-sailing-decides = you are to name the ports of your Fleet
phase-sailing-hint = First the port from which your units sail, then where to.
phase-next-battle-heading = Combat
phase-next-battle-waits = is the attacker and chooses the next battle
phase-next-battle-decides = you are to choose a battle
phase-next-battle-hint = Every battle is fought this turn; you choose the order.
phase-tactics-heading = Battle
phase-tactics-waits = may commit a Tactics card
phase-tactics-decides = you may commit a Tactics card
phase-tactics-hint = Face-down; when the defender has chosen too, both are shown.
phase-commitment-heading = { phase-tactics-heading }
phase-commitment-waits = commits a unit
phase-commitment-decides = you are to commit a unit
phase-commitment-hint = A roll up to the swords of the unit hits. First Allied units, then Legions, then Leaders.
phase-hits-heading = { phase-tactics-heading }
phase-hits-waits = chooses what to lose
phase-hits-decides = you are to choose what you lose
phase-hits-hint = One that has rolled is the smaller loss: the others can still roll in this round.
phase-vae-victis-hint = Each 1 that the victor rolled costs you a unit of your choice.
phase-retreat-heading = { phase-tactics-heading }
phase-retreat-waits = may retreat
phase-retreat-decides = you may retreat
phase-retreat-hint = Whoever retreats loses a Leader, and the victor rolls again for each unit.
phase-victory-or-death-heading = { phase-tactics-heading }
phase-victory-or-death-waits = loses a Leader
phase-victory-or-death-decides = you are to lose a Leader
phase-victory-or-death-hint = Whoever retreats loses a Leader, but never the Supreme Leader.
phase-withdrawal-heading = Retreat
phase-withdrawal-waits = retreats
phase-withdrawal-decides = your units are to retreat
phase-withdrawal-hint = Attackers go back to where they came from; defenders go together to one city.
phase-veterans-heading = After the battle
phase-veterans-waits = { phase-honours-waits }
phase-veterans-decides = { phase-honours-decides }
phase-veterans-finish = Promote nobody
phase-veterans-hint = A veteran has one sword more.
phase-over-heading = The war is over

## Why a game ended

end-nobody = neither side has declared victory by the end of 44 BC
end-military = a military victory: master of Rome, and no rival left
end-political = a political victory: { $points } Victory Points net

## Questions about odds that have no answer

odds-no-battle = No battle is fought or due. Name a city and who attacks it: { $example }.
odds-not-facing = In { PLACE($place) } the sides do not face each other.
odds-from-where = '{ $word }' does not say where from: write { $word }@CITY.
odds-no-route = 9.1: no route leads from { PLACE($origin) } to { PLACE($destination) }.
odds-not-yours = You do not have '{ $word }' in { PLACE($place) }.
odds-number = '{ $word }' is not a number of units: write { $example }, say.
odds-wrong-side = { UNIT($unit) } does not fight on both sides, nor for the enemy.
odds-too-many = '{ $word }' is there already, or there are too many of them.
odds-no-units = Each side needs a unit at least.
odds-unit = { UNIT($unit) }

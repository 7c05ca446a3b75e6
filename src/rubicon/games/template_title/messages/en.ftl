### Template Title in words. The facts of each event are in text/events.py.

log-dealt =
    { $own ->
        [1] { SIDE($side) } is dealt the cards { LIST($cards) }.
       *[0] { SIDE($side) } is dealt { $count } cards.
    }
log-hill = Round { $round }: the { HILL($hill) }.
    .mark = Hill { $round }
    .tick = { $round }
log-choice = You choose card { $card }.
log-cards = { SIDE("caesar") } plays { $caesar }, { SIDE("pompey") } plays { $pompey }.
log-dice = { SIDE("caesar") } rolls { $caesar }, { SIDE("pompey") } rolls { $pompey }: { $total } to { $other }, { SIDE($side) } leads.
log-again = { SIDE($side) } spends a favour and rolls { DICE($dice) }: { $total }, { SIDE($leader) } leads.
log-keep = { SIDE($side) } keeps the roll.
log-take = { SIDE($side) } takes the { HILL($hill) }, worth { $value }.
log-over = { $reason }.

## Prompts

ask-choice = Choose a card for the { HILL($hill) }, worth { $value }.
ask-favour = You have { $total }, they have { $other }. Spend a favour to roll again?

## Why not? Each reason stands after the number of its rule.

why-chosen = you have chosen card { $card }; wait until both cards are shown.
why-wait = { SIDE($side) } { $doing }; wait for that.
phase-favour-waits = may roll again
why-no-dice-yet = you may roll again after the dice were thrown; now choose a card.
why-cards-shown = the cards are shown; now roll again or keep the roll.
why-not-in-hand = card { $card } is not in your hand.

## Phases: heading, and what the decision is about

phase-choice-heading = Both choose a card in secret
phase-choice-hint = Strong cards for good hills. Nobody sees your choice before both have chosen.
phase-favour-heading = The dice are thrown
phase-favour-hint = You have two favours in the whole game. Those that are left break a tie.
phase-over-heading = The game is over

## Why a game ended, and its options

end-points = { SIDE($side) } wins by points, { $more } to { $fewer }
end-favours = { SIDE($side) } wins by favours left, { $more } to { $fewer }
end-draw = A draw: equal points and equal favours

option-rounds = Rounds
    .meaning = how many hills are contested

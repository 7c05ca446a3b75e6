### The toy title in words.

log-cards =
    { $own ->
        [1] { $side } draws cards { LIST($cards) }
       *[0] { $side } draws cards, in number: { $count }
    }
log-round = Round { $number }
log-reveal = Bids: red { $red }, blue { $blue }
log-tie = Red rolls { $red }, blue rolls { $blue }
log-hands = Red holds { $red }, blue holds { $blue }
log-fight = { $side } rolls { $number } against { $other }
log-bid = { $side } bids { $number }
log-raise = { $side } raises the stake to { $number }
log-gamble = { $side } gambles and rolls { $number }
log-show = { $side } shows card { $number }
log-haggle = { $side } haggles
log-attack = { $side } attacks
log-yield = { $side } yields
log-win = { $side } wins { $number }

ask-seal = Seal your bid of { $number }.
ask-bid = Bid up to { $number } coins.
ask-lead = Attack for a stake of { $number }, or wait.
ask-answer = They attack for { $number }.

end-equal = nobody stands out
end-heard = { SIDE($side) } is heard: the most points
end-further = further

option-rounds = Rounds
    .meaning = how many rounds are played

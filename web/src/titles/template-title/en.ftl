### Texts of the page about Template Title.

## index.ts

template-title-all-components-designed-project = All components are designed by this project.
template-title-contested-now = contested now
template-title-played-by-side = Played by { $side }
template-title-the-hills = The hills
template-title-round = Round
template-title-points = points
template-title-favours = favours
template-title-cards-in-hand = cards in hand
template-title-side-more-points-its = The side with more points on its hills wins.
template-title-strength = strength
template-title-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
template-title-card-card = Card { $card }
template-title-spend-favour-roll-again = Spend a favour and roll again
template-title-keep-the-roll = Keep the roll

## texts.ts

template-title-caesar-pompey-compete-hills = Caesar and Pompey compete for the hills of Rome: five to ten minutes.
template-title-each-round-both-play = In each round, both play a card in secret and throw a die. The higher total takes the hill.

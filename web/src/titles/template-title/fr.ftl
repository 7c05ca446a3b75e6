### Texts of the page about Template Title.

## index.ts

template-title-all-components-designed-project = Tous les éléments sont conçus par ce projet.
template-title-contested-now = disputée maintenant
template-title-played-by-side = Jouée par { $side }
template-title-the-hills = Les collines
template-title-round = Manche
template-title-points = points
template-title-favours = faveurs
template-title-cards-in-hand = cartes en main
template-title-side-more-points-its = Le camp avec le plus de points sur ses collines gagne.
template-title-strength = force
template-title-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
template-title-card-card = Carte { $card }
template-title-spend-favour-roll-again = Dépenser une faveur et relancer
template-title-keep-the-roll = Garder le lancer

## texts.ts

template-title-caesar-pompey-compete-hills = César et Pompée se disputent les collines de Rome : cinq à dix minutes.
template-title-each-round-both-play = À chaque manche, les deux jouent une carte en secret et lancent un dé. Le plus grand total prend la colline.

### Texts of the page about Template Title.

## index.ts

template-title-all-components-designed-project = Alle Spielteile hat dieses Projekt entworfen.
template-title-contested-now = jetzt umkämpft
template-title-played-by-side = Gespielt von { $side }
template-title-the-hills = Die Hügel
template-title-round = Runde
template-title-points = Punkte
template-title-favours = Gefallen
template-title-cards-in-hand = Karten auf der Hand
template-title-side-more-points-its = Die Seite mit mehr Punkten auf ihren Hügeln gewinnt.
template-title-strength = Stärke
template-title-point = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
template-title-card-card = Karte { $card }
template-title-spend-favour-roll-again = Einen Gefallen ausgeben und neu würfeln
template-title-keep-the-roll = Den Wurf behalten

## texts.ts

template-title-caesar-pompey-compete-hills = Caesar und Pompeius kämpfen um die Hügel Roms: fünf bis zehn Minuten.
template-title-each-round-both-play = In jeder Runde spielen beide verdeckt eine Karte und würfeln. Die höhere Summe nimmt den Hügel.

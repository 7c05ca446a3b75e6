### Template Title en mots. Les faits de chaque événement sont dans text/events.py.

side-caesar = César
side-pompey = Pompée

log-dealt =
    { $own ->
        [1] { SIDE($side) } reçoit les cartes { LIST($cards) }.
       *[0] { SIDE($side) } reçoit { $count } cartes.
    }
log-hill = Manche { $round } : { HILL($hill) }.
    .mark = Colline { $round }
    .tick = { $round }
log-choice = Tu choisis la carte { $card }.
log-cards = { SIDE("caesar") } joue { $caesar }, { SIDE("pompey") } joue { $pompey }.
log-dice = { SIDE("caesar") } lance { $caesar }, { SIDE("pompey") } lance { $pompey } : { $total } à { $other }, { SIDE($side) } mène.
log-again = { SIDE($side) } dépense une faveur et lance { DICE($dice) } : { $total }, { SIDE($leader) } mène.
log-keep = { SIDE($side) } garde son lancer.
log-take = { SIDE($side) } prend { HILL($hill) }, d’une valeur de { $value }.
log-over = { $reason }.

## Questions

ask-choice = Choisis une carte pour { HILL($hill) }, d’une valeur de { $value }.
ask-favour = Tu as { $total }, l’autre a { $other }. Dépenser une faveur et relancer ?

## Pourquoi pas ?

why-chosen = tu as choisi la carte { $card } ; attends que les deux cartes soient montrées.
why-wait = { SIDE($side) } { $doing } ; attends.
phase-favour-waits = peut relancer
why-no-dice-yet = tu peux relancer une fois les dés jetés ; choisis d’abord une carte.
why-cards-shown = les cartes sont montrées ; relance ou garde ton lancer.
why-not-in-hand = la carte { $card } n’est pas dans ta main.

## Phases : titre, et ce dont il s’agit

phase-choice-heading = Les deux choisissent une carte en secret
phase-choice-hint = De fortes cartes pour les bonnes collines. Personne ne voit ton choix avant que les deux aient choisi.
phase-favour-heading = Les dés sont jetés
phase-favour-hint = Tu as deux faveurs pour toute la partie. Celles qui restent départagent les égalités.
phase-over-heading = La partie est finie

## Pourquoi une partie a fini, et ses options

end-points = { SIDE($side) } gagne aux points, { $more } à { $fewer }
end-favours = { SIDE($side) } gagne aux faveurs restantes, { $more } à { $fewer }
end-draw = Partie nulle : autant de points et de faveurs

option-rounds = Manches
    .meaning = combien de collines sont disputées

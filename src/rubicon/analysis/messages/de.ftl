### Was der Computer täte, in den Worten eines Hinweises.

advice-quoted = „{ $text }“
advice-percent =
    { $kind ->
        [little] weniger als 1 %
        [much] mehr als 99 %
       *[about] { $number } %
    }
advice-points =
    { $kind ->
        [one] { $whole },{ $tenths } Punkte
        [tenths] { $whole },{ $tenths } Punkte
       *[whole] { $whole } Punkte
    }
advice-choice =
    { COUNT($rest) ->
        [0] Ich würde „{ $first }“ wählen.
       *[other]
            { $more ->
                [0] Ich würde „{ $first }“ wählen, dann { LIST($rest) }.
               *[other] Ich würde „{ $first }“ wählen, dann { LIST($rest) } und { $more } mehr.
            }
    }
advice-chance = Deine Gewinnaussicht ist jetzt etwa { $now }, so wie meistens gespielt wird; damit ist sie { $chance } (auf { $error } genau).
advice-nothing-else = Ich sehe nichts anderes.
advice-next =
    { $close ->
        [1] Das Nächstbeste beginnt mit „{ $text }“ und ist etwa gleich gut: { $chance } (der Unterschied auf { $error } genau).
       *[0] Das Nächstbeste beginnt mit „{ $text }“ und bringt { $gain } weniger: { $chance } (der Unterschied auf { $error } genau).
    }
advice-work =
    { $plans ->
        [one] Ich habe { $plans } Plan in Stellungen erwogen, die zu deinem Wissen passen, und { $playouts } Partien weitergespielt.
       *[other] Ich habe { $plans } Pläne in Stellungen erwogen, die zu deinem Wissen passen, und { $playouts } Partien weitergespielt.
    }
advice-equal = Ich empfehle nichts: Das Beste, was ich versucht habe, ist etwa so gut, wie meistens gespielt wird, mit etwa { $now } Gewinnaussicht (auf { $error } genau).
advice-none = Ich empfehle nichts: Von dem, was ich versucht habe, ist nichts besser, als wie meistens gespielt wird, mit etwa { $now } Gewinnaussicht (auf { $error } genau).
advice-clear = Da bin ich sicher: Es ist deutlich besser als alles andere, was ich versucht habe.
advice-likely = Es ist wahrscheinlich besser als alles andere, was ich versucht habe.
advice-even = Anderes ist vielleicht genauso gut.
advice-leads = Es führt dazu: { $event } (in { $share } der weitergespielten Partien; sonst in { $usual }).
advice-hope = Was dir hilft: { $event } (in { $share }).
advice-risk = Was es riskiert: { $event } (in { $share }).

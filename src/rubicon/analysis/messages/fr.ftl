### Ce que ferait l’ordinateur, dans les mots d’un conseil.

advice-quoted = « { $text } »
advice-percent =
    { $kind ->
        [little] moins de 1 %
        [much] plus de 99 %
       *[about] { $number } %
    }
advice-points =
    { $kind ->
        [one] { $whole },{ $tenths } point
        [tenths] { $whole },{ $tenths } points
       *[whole] { $whole } points
    }
advice-choice =
    { COUNT($rest) ->
        [0] Je choisirais « { $first } ».
       *[other]
            { $more ->
                [0] Je choisirais « { $first } », puis { LIST($rest) }.
               *[other] Je choisirais « { $first } », puis { LIST($rest) } et { $more } de plus.
            }
    }
advice-chance = Ta chance de gagner est d’environ { $now } maintenant, comme on joue d’habitude ; avec cela elle est de { $chance } (à { $error } près).
advice-nothing-else = Je ne vois rien d’autre à faire.
advice-next =
    { $close ->
        [1] Le second choix commence par « { $text } » et vaut à peu près autant : { $chance } (différence à { $error } près).
       *[0] Le second choix commence par « { $text } » et donne { $gain } de moins : { $chance } (différence à { $error } près).
    }
advice-work =
    { $plans ->
        [one] J’ai pesé { $plans } plan dans des positions conformes à ce que tu sais, et poursuivi { $playouts } parties.
       *[other] J’ai pesé { $plans } plans dans des positions conformes à ce que tu sais, et poursuivi { $playouts } parties.
    }
advice-equal = Je ne conseille rien : le meilleur de ce que j’ai essayé vaut à peu près le jeu habituel, avec environ { $now } de chances de gagner (à { $error } près).
advice-none = Je ne conseille rien : de tout ce que j’ai essayé, rien ne vaut mieux que le jeu habituel, avec environ { $now } de chances de gagner (à { $error } près).
advice-clear = J’en suis sûr : c’est nettement mieux que tout ce que j’ai essayé d’autre.
advice-likely = C’est probablement mieux que tout ce que j’ai essayé d’autre.
advice-even = D’autres choix valent peut-être autant.
advice-leads = Cela mène à ceci : { $event } (dans { $share } des parties poursuivies ; sinon dans { $usual }).
advice-hope = Ce qui t’aide : { $event } (dans { $share }).
advice-risk = Ce que cela risque : { $event } (dans { $share }).

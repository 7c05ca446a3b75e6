### What the computer would do, in the words of a hint.

advice-quoted = '{ $text }'
advice-percent =
    { $kind ->
        [little] less than 1%
        [much] more than 99%
       *[about] { $number }%
    }
advice-points =
    { $kind ->
        [one] { $whole }.{ $tenths } point
        [tenths] { $whole }.{ $tenths } points
       *[whole] { $whole } points
    }
advice-choice =
    { COUNT($rest) ->
        [0] I would choose '{ $first }'.
       *[other]
            { $more ->
                [0] I would choose '{ $first }', then { LIST($rest) }.
               *[other] I would choose '{ $first }', then { LIST($rest) } and { $more } more.
            }
    }
advice-chance = Your chance to win is about { $now } now, as play usually goes; with this it is { $chance } (give or take { $error }).
advice-nothing-else = I see nothing else to do.
advice-next =
    { $close ->
        [1] The next best I see begins with '{ $text }' and is about as good: { $chance } (the difference give or take { $error }).
       *[0] The next best I see begins with '{ $text }' and gives { $gain } less: { $chance } (the difference give or take { $error }).
    }
advice-work =
    { $plans ->
        [one] I weighed { $plans } plan in positions that fit what you know, with { $playouts } games played on.
       *[other] I weighed { $plans } plans in positions that fit what you know, with { $playouts } games played on.
    }
advice-equal = I recommend nothing: the best that I tried is about as good as how play usually goes, with about { $now } to win (give or take { $error }).
advice-none = I recommend nothing: of what I tried, nothing is better than how play usually goes, with about { $now } to win (give or take { $error }).
advice-clear = I am sure of that: it is clearly better than all else I tried.
advice-likely = It is probably better than all else I tried.
advice-even = Other choices may be just as good.
advice-leads = It leads to this: { $event } (in { $share } of the games played on; otherwise in { $usual }).
advice-hope = What helps you: { $event } (in { $share }).
advice-risk = What it risks: { $event } (in { $share }).

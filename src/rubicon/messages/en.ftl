### Words that all titles share.

## Lists: the part so far, and one item more.

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }

## The log

# A line that only one side knows, in the log that hides nothing.
told-by = ({ $by }) { $line }
# What was played before the first heading of a game.
log-opening = The opening.

## Prompts

# In a terminal, while the other side decides.
ask-wait = { $text }

## What a record proves about its dice

verdict-steps = { $steps ->
        [one] 1 step, legal.
       *[other] { $steps } steps, all legal.
    }
verdict-branched = The first { $steps } were taken over from another game, and their dice with them.
verdict-dice = { $count ->
        [0] No die was rolled and nothing drawn.
        [one] The only die roll or draw came from the seal.
       *[other] All { $count } die rolls and draws came from the seal.
    }
verdict-dice-since = { $count ->
        [0] No die was rolled and nothing drawn since then.
        [one] The only die roll or draw since then came from the seal.
       *[other] All { $count } die rolls and draws since then came from the seal.
    }
verdict-open = The dice were open: nothing proves { $count ->
        [one] its 1 roll or draw.
       *[other] its { $count } rolls and draws.
    }
verdict-unrevealed = { $count ->
        [one] Its 1 roll or draw cannot be proved yet:
       *[other] Its { $count } rolls and draws cannot be proved yet:
    } the seed has not been revealed.
# Who could have chosen the seal.
verdict-players = Words of { SIDE($sides, last: "and") } are in this seal, committed to before any were shown: the host could not choose the dice, provided that they came from the { COUNT($sides) ->
        [one] player's own program.
       *[other] players' own programs.
    }
verdict-withheld = { SIDE($sides, last: "and") } committed to words and did not show them: with the words of { SIDE($players, last: "and") } in this seal the dice could not be chosen freely, but the host could pick one of { $courses } courses.
verdict-late = The words of { SIDE($sides, last: "and") } were not committed to beforehand: whoever knew the seed could try words until the dice suited them.
verdict-host = No player's words are in this seal: the host could have chosen it.

## What a player's own program remembers of the seal

receipt-good = The words that your program drew are in this seal, and every commitment is as it was before they were shown: nobody could choose these dice.
receipt-seal = Your program was shown another seal before it showed its words: the host has replaced it, and this record proves nothing.
receipt-commitments = Your program was shown other commitments of { SIDE($sides, last: "and") } before it showed its words: they were changed afterwards, and this record proves nothing.
receipt-left-out = Your program showed its words and the host confirmed them, but they are not in this seal: the host left them out.
receipt-not-in = Your program showed its words, but they are not in this seal: they did not arrive in time, or the host left them out.
receipt-unused = Your program committed to words, but did not show them: they are not in this seal.
receipt-weak = The words that your program drew are in this seal, but it is not proved that nobody chose the dice.

## Why not?

why = { $rule }: { $reason }
why-allowed = That is allowed now: { $action }.
why-not-offered = That is not among the things you can do now.
why-onlooker = only the two players decide; you are looking on.
why-over = the game is over; there is nothing left to decide.
why-nothing-to-decide = There is nothing to decide now.
why-watching = You are watching; there is nothing to choose. Type ? for help.

# What was typed is no action.
not-said = Nothing was said. Type an action such as '{ $example }' or 'end'.
no-such-verb = '{ $word }' is not an action.{ did-you-mean }
wrong-arguments = '{ $text }' is not complete or has too much: say '{ $wanted }'.
no-such-block = There is no block called '{ $word }'.{ did-you-mean }
no-such-place = There is no place called '{ $word }'.{ did-you-mean }
no-such-card = There is no card called '{ $word }'.{ did-you-mean }
no-such-unit = There is no unit called '{ $word }'.{ did-you-mean }
did-you-mean =
    { COUNT($near) ->
        [0] { "" }
       *[other] { " " }Did you mean { LIST($near, last: "or") }?
    }
# An error without a message of its own.
error = { $text }

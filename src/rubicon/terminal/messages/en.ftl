### The terminal's own words, which the page does not need.

terminal-command-help = this help
terminal-command-rules = the list of rules; with a number or a word after it, that rule
terminal-command-why = why something is not offered: put the action after it, as you would type it
terminal-command-odds = of the battle; odds and a place, with the blocks that would attack it, to plan ahead
terminal-command-undo = take back your last action, as long as nothing came to light since
terminal-command-log = the last 20 lines of the log; log 50 for more
terminal-command-history = the whole log
terminal-command-hint = what the computer would do in your place, and why; only in games against it
terminal-command-save = where the game is saved; save FILE writes a copy
terminal-command-quit = leave; the game is saved and can be resumed (also q, Ctrl-D, Ctrl-C)
terminal-both-may-look = Both of you may look: this hides nothing.
terminal-nothing-to-choose = There is nothing to choose now.
terminal-no-such-choice = There is no choice { $number }; they run from 1 to { $count }.
terminal-goes-on = '{ $typed }' can go on in these ways:
terminal-none-of-the-choices = That is none of the choices. Why not, the game tells each player when alone.
terminal-several-meanings = '{ $typed }' can mean several things: { $meanings }. Type more of it.
terminal-help = Help
terminal-log = Log
terminal-why-what = Type an action after 'why', as you would to take it.
terminal-answer-with-a-number = Answer with the number of a choice. If it ends in …, a second list follows; Enter goes back.
terminal-or-type = Or type what you want to do:{" "}
terminal-or = or
terminal-words-cut-short = Words may be cut short while they are clear, with capitals or without.
terminal-list-of-rules = Rules: type rules and a number or a name
terminal-rule = Rules: { $rule }
terminal-no-such-rule = No rule is called '{ $asked }'. Type rules for the list.
terminal-odds = Odds { $question }
terminal-taken-back = Taken back.
terminal-nothing-happened = Nothing happened yet.
terminal-prompt-help = ?: help >
terminal-prompt = Choose 1-{ $count }, ?: help >
terminal-prompt-back = Choose 1-{ $count }, Enter: back, ?: help >
terminal-what-happened = What happened
terminal-what-happened-more = What happened ({ $earlier } more before: type log)
terminal-yes-no = { $question } [y/N]
terminal-more = -- Enter: more ({ $lines } lines), q: back --
terminal-back-to-the-game = -- Enter: back to the game --
terminal-hand-over = Hand the keyboard to { $name }.
terminal-look-away = The other player looks away, please.
terminal-alone = { $name }, press Enter when you are alone >
terminal-saving-failed = r: try again, w: go on without saving, q: leave >
terminal-hints-take-sides = Hints are for games against the computer: here they would take sides.
terminal-thinking = Let me think …
terminal-hint = Hint
terminal-saved-at-once = Every action is saved at once, in { $path }
terminal-not-being-saved = This game is not being saved. 'save FILE' writes a copy that can be resumed.
terminal-copy-written = A copy was written to { $path }. Its dice are open: nothing proves them.
terminal-see-rules = { $text } (rules { $rule })
terminal-cannot-be-saved = The game cannot be saved. Play all the same, without saving?
terminal-was-not-saved = This game was not saved.
terminal-saved-in = The game is saved in { $path }
terminal-saving-stopped = That is, up to where saving failed. What came after it was not saved.
terminal-go-on-command = Go on with:
terminal-draw = The game ends in a draw: { $reason }.
terminal-you-win = Victory! You, { $side }, win: { $reason }.
terminal-side-wins = { $side } wins: { $reason }.
terminal-final-score = Final score: { $score }.
terminal-not-saved-to-its-end = This game was not saved to its end.
terminal-record-is = The record of the game is { $path }
terminal-check-record = Check its moves and dice:
terminal-read-record = Read it as a report:
terminal-odds-at = Odds at { $place }
terminal-odds-heading = Odds
terminal-odds-exact = , if both fight on: exact
terminal-odds-mean = , if both fight on: the mean of { $samples } positions that fit what is known, ± standard error
terminal-odds-attacks = { $side } attacks
terminal-odds-defends = { $side } defends
terminal-odds-wins = { $side } wins { $chance }
terminal-odds-rounds = It ends in round { $rounds }.
terminal-odds-losses = { " " }and loses on average: steps { $steps }, pieces { $pieces }
terminal-odds-losses-leaders = { " " }and loses on average: steps { $steps }, pieces { $pieces }, leaders { $leaders }
terminal-odds-piece = piece
terminal-odds-strength = strength
terminal-odds-lost = lost
terminal-odds-leaves = leaves
terminal-odds-strength-left = strength left
terminal-odds-reserve = { " " }(reserve)
terminal-command-say = say something to the other player (spectators: to each other); put it after the word
terminal-command-chat = what was said
terminal-command-who = who plays, who is there, and the clocks
terminal-command-draw = offer a draw, or accept one; draw no declines
terminal-command-resign = give up
terminal-command-claim = claim the game when the other's time is up; claim draw for a draw
terminal-command-pause = stop your clock for a while, in games with days for a move
terminal-command-note = your private notes; with words after it, write them
terminal-command-rematch = after the game: another one, with sides swapped
terminal-command-leave = leave; the game stays on the server, and the same link leads back (also q, Ctrl-D, Ctrl-C)

## Playing over the network

terminal-connection-lost = The connection is lost; trying again…
terminal-watching = You are watching.
terminal-waiting = Waiting for the other side.
terminal-waiting-for = Waiting. { SIDE($sides) } is not there just now.
terminal-waiting-to-begin = Waiting for the other player to come…
terminal-stays-on-server = The game stays on the server; the same link leads back.
terminal-somebody = Somebody
terminal-chat-removed = (removed)
terminal-say-what = Type what you want to say after the word.
terminal-nothing-said = Nothing was said yet.
terminal-draw-offer = { SIDE($side) } offers a draw. Type draw to accept, draw no to decline.
terminal-draw-offered = A draw is offered.
terminal-agreed = Agreed.
terminal-declined = Declined.
terminal-give-up = Give up?
terminal-given-up = You have given up.
terminal-claimed = Claimed.
terminal-clock-stands = Your clock stands still.
terminal-noted = Noted.
terminal-rematch-wanted = You want a rematch.
terminal-computer = the computer, { $bot }
terminal-person = a person
terminal-there = there
terminal-away = away
terminal-seconds-left = { $seconds } seconds left
terminal-watchers = { $count } watching
terminal-dice-unchecked = The dice could not be checked. { $problem }
terminal-record-at = Its record: { $address }

## The boards of all titles

board-welcome = Welcome to { $title }.
board-for-both = for both to see
board-you-are = you are { SIDE($side) }
board-you = You are { SIDE($side) }
board-two-players = Two players, one keyboard
board-attacks = { SIDE($side) } attacks
board-defends = { SIDE($side) } defends
board-hand = Hand:
board-empty = empty
board-none = none
board-nobody = nobody
board-our-pack = You play with our component pack: designed by this project.
board-pack = You play with the { $note }.

## The list of saved games

terminal-no-saved-games = There are no saved games. '{ $command }' begins one.
terminal-go-on-with = Go on with: { $command } NAME (its number will do)
terminal-who-played = { COUNT($people) ->
        [1] { SIDE($people) } against { LIST($computers) }
        [0] { LIST($computers, last: "against") }
       *[other] two people
    }
list-against = { $list } against { $item }
terminal-who-won = { $winner ->
        [draw] a draw
       *[other] { SIDE($winner) } won
    }
terminal-unfinished = { $steps ->
        [one] unfinished, 1 step
       *[other] unfinished, { $steps } steps
    }

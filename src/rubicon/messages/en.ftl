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

## Why a game ended. The reasons of a title are in its own file.

end-resigned = { SIDE($side) } resigns
end-left = { SIDE($side) } has left
end-no-time = { SIDE($side) } has no time left
end-agreed = a draw was agreed
# A sentence of an earlier version.
end-told = { $text }

result = { $winner ->
        [draw] A draw
       *[other] { SIDE($winner) } wins
    } ({ LIST($score) }): { $reason }
result-stopped = { $winner ->
        [draw] A draw, stopped early
       *[other] { SIDE($winner) } wins, stopped early
    }: { $reason }
result-unfinished = unfinished
score-of = { SIDE($side) } { $points }
side-spectator = a spectator

## What an analysis is doing

analysis-playouts = Playing on to the end
analysis-chances = Win chances
analysis-plans = Other plans
analysis-mistakes = Mistakes of { SIDE($side) }
analysis-nothing-played = Nothing has been played in this game yet.

## Errors

game-over = The game is over.
not-deciding = It is not for { SIDE($side) } to decide now.
not-legal = { SIDE($side) } cannot '{ $action }' now.
no-action-number = There is no action { $action }; they run from 0 to { $last }.
nothing-to-take-back = There is nothing to take back. Undo never goes past a die, a draw, a reveal, or a change of who decides.
no-judgement = { $title } has no judgement for computer players yet.
no-odds = { $title } cannot compute odds yet.
no-inspection = { $title } answers no questions about a position.
odds-no-position = Without a position there is nothing to ask but the battle of the pieces that are named.
odds-spectator = A spectator cannot plan an attack. Ask for a battle that is due.
unknown-option = { $title } has no option '{ $option }'. { COUNT($known) ->
        [0] It has none.
       *[other] It has: { LIST($known) }.
    }
unknown-value = Option '{ $option }' cannot be '{ $value }'. Choose one of: { LIST($known) }.
unknown-side = No side is called '{ $name }'. Sides: { LIST($known) }.
no-such-title = There is no title '{ $word }'.{ COUNT($near) ->
        [0] { "" }
       *[other] { " " }Did you mean '{ LIST($near) }'?
    } Titles: { LIST($known) }.
own-components = '{ $title }' is played with its own components only.
no-such-piece = There is no piece called '{ $word }'.{ did-you-mean }
no-such-city = There is no city called '{ $word }'.{ did-you-mean }
no-such-space = There is no space called '{ $word }'.{ did-you-mean }
no-such-sea-zone = There is no sea zone called '{ $word }'.{ did-you-mean }
no-such-die = There is no die called '{ $word }'.{ did-you-mean }
no-such-number = There is no number called '{ $word }'. Say { $first } to { $last }.
not-one-line = { $what ->
        [name] A name
        [player] The name of a player
        [bot] The name of a computer player
        [talk] What you say
        [note] A note
       *[words] A contribution
    } must be one line of at most 500 characters, without control characters and without spaces at either end.

## What is wrong with a record. A fact `word` or `text` is what stands in it.

record-file = { $file }: { $problem }
record-line = line { $line }: { $reason }
record-no-text = this line is damaged: it is not UTF-8 text
record-line-ends = its line ends were changed to those of Windows (CR LF)
record-no-check = this line is damaged: it does not end in its check
record-changed = this line, or its place in the record, was changed: its check does not fit
record-no-record = not a Rubicon record: it does not begin with '{ $word }'
record-format = record format { $found } is not known; this Rubicon reads format { $known }
record-after-end = nothing may stand after the end of the game
record-unexpected = found '{ $word }' where { LIST($near, last: "or") } is expected
record-start = 'start' is followed by chance results only
record-seed-digits = a seed has { $digits } hexadecimal digits
record-incomplete = '{ $word }' is incomplete
record-no-format = '{ $word }' is no record format
record-no-rules-version = '{ $word }' is no rules version
record-option-twice = option '{ $word }' stands here twice
record-player-twice = player '{ $word }' stands here twice
record-no-dice = '{ $word }' names no dice
record-no-sealed-dice = '{ $word }' names no sealed dice
record-open-dice = open dice take no contributions
record-committed = '{ $word }' has committed already
record-many-commitments = there are more commitments than a game has sides
record-no-commitment = '{ $word }' is no commitment
record-contributed = '{ $word }' has contributed already
record-many-contributions = there are more contributions than a game has sides
record-other-words = these are not the words that '{ $word }' committed to
record-words-place = the words of '{ $word }' stand in the wrong place: contributions follow the commitments
record-step = found step { $word } where step { $expected } is expected
record-empty = the file is empty
record-no-start = the record ends before the game began: { LIST($near, last: "or") } is missing
record-step-form = a step is a side and its action
record-undo-chance = an undo uses no chance
record-no-chance = '{ $word }' is no die roll and no draw
record-cut-short = this line is cut short: the record was not written to its end
record-other-dice = the record says '{ $word }', but the sealed dice gave '{ $text }'
record-no-side = { $title } has no side '{ $word }'
record-newer-rules = played under rules version { $rules } of { $title }, newer than version { $version } of this Rubicon. A newer Rubicon reads it.
record-older-rules = played under rules version { $rules } of { $title }, which this Rubicon (version { $version }) no longer replays. The Rubicon it was played with does.
record-other-form = '{ $word }' is written '{ $text }'
record-cannot-be-done = this cannot be done here. { $problem }
record-not-asked-for = '{ $word }' stands here, but the game did not ask for it
record-goes-on = the record says that the game has ended, but it goes on
record-other-end = the record says '{ $word }', but the game ended '{ $text }'
record-ended-before = the record says that the game was stopped, but it had ended already
record-no-winner = '{ $word }' names no winner and no draw
record-other-seed = this is not the seed that the record's commitment was made from
record-differs = it says '{ $word }', but played again it is '{ $text }'
record-half-step = the record ends in the middle of a step
record-not-here = '{ $word }' does not stand here
dice-ended = the game asks for '{ $asked }' of { $count }, but the script has ended
dice-differ = the game asks for '{ $asked }' of { $count }, but the script has '{ $word }' of { $given }
dice-no-face = a die cannot show { $value }
dice-no-draw = { LIST($text) } is not a draw of { $count } from { $size }

## Reading and writing records. `text` is what the system says about a file.

file-not-read = Cannot read { $path }: { $text }.
save-in-use = { $path } is in use: another Rubicon is playing this game.
save-failed = Cannot save to { $path }: { $text }. The last step was not taken; nothing before it is lost.
save-changed = { $path } was changed by another program. Resume the game to go on.
save-exists = { $path } exists already. Choose another name; nothing was overwritten.
save-not-written = Cannot write { $path }: { $text }.
save-out-of-step = The record and the game in memory are out of step. Resume the game to go on.
words-too-late = It is too late for { SIDE($side) } to commit.
words-others = These are not the words that { SIDE($side) } committed to.
words-open-dice = These dice are open: there is nothing to contribute to.
words-begun = The game has begun: it is too late to contribute.
words-twice = { SIDE($side) } has contributed already.
begun-already = The game has begun already.
game-has-ended = The game has ended.
no-such-bot = There is no computer player '{ $word }'. There are: { LIST($near) }.
server-no-link = '{ $word }' is no link. A link looks like { $example }.
server-silent = No server answers at { $at } ({ $text }).
server-other = What answers at { $at } is no Rubicon server.
server-status = The server at { $at } answered with status { $status }.
server-unanswered = The server has not answered. Whether it was done shows when it is back.
seed-missing = { $path } is missing. Without its secret seed a sealed game cannot go on.
seed-damaged = { $path } is damaged. Without its secret seed a sealed game cannot go on.
repair-nothing = Nothing can be saved. { LIST($problems) }
saved-damaged = damaged at line { $line }: { $reason }
saved-none = There is no unfinished game. '{ $command }' begins one.
saved-unknown = No saved game is called '{ $word }'. '{ $command }' lists them.
saved-repair = This saved game is damaged. { $problem }
    Its good beginning can be saved: { $command }
    and then: { $example }

## How long to wait

wait-day = { $n ->
        [one] Try again in { $n } day.
       *[other] Try again in { $n } days.
    }
wait-hour = { $n ->
        [one] Try again in { $n } hour.
       *[other] Try again in { $n } hours.
    }
wait-minute = { $n ->
        [one] Try again in { $n } minute.
       *[other] Try again in { $n } minutes.
    }
wait-second = { $n ->
        [one] Try again in { $n } second.
       *[other] Try again in { $n } seconds.
    }

## What the server refuses

refused-busy = The server is busy with the work of others. { $wait }
refused-too-much = { $work ->
        [sockets] You have many connections open.
        [connections] You have many connections open.
        [frames] Too many frames.
        [bytes] Too much data.
        [messages] Too many messages.
        [hellos] You have joined tables very often.
        [histories] You have read many games from their beginning.
        [requests] Too many requests.
        [changes] You have changed much.
        [time] Your requests keep the server busy.
        [games] You have opened many games.
        [joins] You have taken many seats.
        [listed] You have a game in the lobby.
        [hints] You have asked for many hints.
        [replays] You have looked at many games.
        [analyses] You have asked for many analyses.
        [uploads] You have sent many records.
        [chat] You have said much.
        [reports] You have reported many lines.
        [notes] You have saved your notes very often.
        [undos] You have taken back very often.
        [stored] You have stored much.
        [channels] You have added many channels.
        [letters] That address was sent letters before.
        [recoveries] That account was sent letters before.
        [logins] Too many tries.
        [operators] Too many requests.
       *[other] That was too much at once.
    } { $wait }
refused-seat-taken = The seat of { SIDE($side) } is taken.
refused-over = The game is over: { $reason }.
refused-clock-text = '{ $text }' is no clock. Write 'none', 'live 1800+20' (seconds to begin with, and for each move) or 'days 3 pauses 2x7' (days for a move; pauses and their days).
refused-clock-live = A live clock has 10 seconds to 24 hours, and at most an hour for each move.
refused-clock-days = A move has 1 to 60 days; there are 1 to 20 pauses of 1 to 60 days.
refused-no-pauses = Only games with days for a move have pauses.
refused-no-pause-left = You have no pause left.
refused-words-late = It is too late to commit to words.
refused-commitment-digits = A commitment has { $digits } hexadecimal digits.
refused-other-words = These are not the words that you committed to.
refused-words-not-asked = You are not asked for words, or they are in the dice already.
refused-words-early = Words are mixed into the dice when all seats are taken.
refused-orders-many = A side has at most { $most } standing orders.
refused-no-such-order = No such standing order can be given in this game.
refused-order-long = The value of an order has at most { $most } letters.
refused-seed-missing = The secret seed of this game is missing; without it a sealed game cannot go on.
refused-over-here = The game is over here. Choose an earlier step to play on from.
refused-waits-for-players = The game waits for its players.
refused-not-begun = The game has not begun yet.
refused-not-finished = This game is not finished. Only finished games are shown to all; to go on with it, open it in the terminal.
refused-name-long = A name has at most 40 characters.
refused-name-computer = A person's name does not begin with '{ $prefix }'.
refused-hints-off = Hints and odds are for one person against the computer, while they are switched on.
refused-key-length = The key of a command has 1 to { $most } characters.
refused-seat-count = { $title } has { $count } seats, not { $given }.
refused-seat-empty = A seat is taken by a person or a computer player.
refused-nobody-waits = Nobody waits for this any more.
refused-no-order-here = No standing order applies here.
refused-too-long = This game has become much too long: all that is left is to end it.
refused-stale = The game has gone on since then. Nothing was done; look at the position and choose again.
refused-draw-offered-already = You have offered a draw already.
refused-no-draw-for-you = You were offered no draw.
refused-no-draw = No draw is offered.
refused-claim-what = Claim 'win' or 'draw'.
refused-nothing-to-claim = There is nothing to claim: only a side that waits for a side whose time is up may.
refused-notes-long = Notes are plain text of at most { $most } characters.
refused-rematch-early = A rematch comes after the game.
refused-rematch-asked = You have asked for a rematch already.
refused-no-such-subject = There is no such { $subject ->
        [account] account
        [client] client
       *[game] table
    }.
refused-sanction-for = A { $kind } is for: { LIST($subjects) }.
refused-client-code = A client is named by 16 digits and letters from a to f, as in the list.
refused-nothing-to-lift = There is nothing to lift: it was lifted before, or never imposed.
refused-no-such-line = There is no such line of chat.
refused-other-operators = Other operators are at work. Try again.
refused-no-such-game = There is no such game.
refused-tries = Too many tries. Wait some minutes, then try again.
refused-name-empty = A name has at least one letter.
refused-name-unseen = A name is made of characters that can be seen.
refused-name-joined = A name is made of single letters.
refused-name-scripts = The letters of a name belong to one script: they would look like others.
refused-name-reserved = “{$name}” is not free: it reads as if its bearer ran this server.
refused-name-of-account = '{ $name }' is, or looks like, the name of an account. Sign in, or choose another.
refused-passkey-refused = The passkey was not accepted. Begin again.
refused-passkey-known = This passkey is known already.
refused-letter-link-old = This link is not valid any more. Ask for another letter.
refused-password-length = A password has { $least } to { $most } characters.
refused-password-easy = That password is too easy to guess. Choose another.
refused-login-wrong = That name and that password do not belong together.
refused-password-wrong = That is not your password.
refused-password-changed = The password was changed meanwhile. Sign in again.
refused-changed-meanwhile = That was changed meanwhile. Sign in again.
refused-proof = Give your password or a passkey again before this.
refused-name-taken = Somebody is called '{ $name }' already, or almost. Choose another name.
refused-sign-in-first = Sign in first.
refused-device-out = That device is signed out already.
refused-passkey-last = There is no such passkey, or it is the only way in: set a password first.
refused-spectator-list = This is a link for spectators. Only players' seats are kept on the list.
refused-seat-of-another = This seat was taken with another account, which has it on its list.
refused-link-not-listed = There is no such link on your list. Seats that you took yourself stay there.
refused-seat-not-listed = That seat is not on your list.
refused-seat-not-listed-now = That seat is not on your list any more.
refused-nothing-here = There is nothing here.
refused-method = That cannot be done here.
refused-not-understood = The request was not understood.
refused-link-other-game = This link is for another game.
refused-no-such-bot = There is no computer player '{ $bot }' here. There are: { LIST($known) }.
refused-no-bot = There is no computer player '{ $bot }' here.
refused-record-later = The record is for all once the game is over; until then players may read their log.
refused-no-such-channel = There is no such channel.
refused-spectators-no-turns = Spectators have no turns to be told of.
refused-channels-many = There are at most { $most } channels. Remove one first.
refused-sign-in-or-token = Sign in, or send the token of your seat.
refused-link-renewed = This link was renewed or revoked.
refused-no-mail = This server sends no mail: its owner has set no mail server.
refused-mail-address = Give an address for mail such as anna@example.org.
refused-operator-secret = That is not the secret of operators.
refused-no-pictures = This server draws no pictures.
refused-no-letter = No letter could be sent there now. Try again in an hour.
refused-game-or-record = Name a game, or send a record: one of the two.
refused-hidden-later = This game goes on. What was hidden is shown when it is over.
refused-own-packs = Your own component packs are not played over the network.
refused-not-playing = No game is being played here now.
refused-last-question = Your last question is being worked out. Wait for its answer.
refused-nothing-to-advise = You have nothing to decide now, so there is nothing to advise.
refused-shutting-down = The server is shutting down. The bot plays on when it is up again.
refused-bot-broken = The computer player '{ $bot }' does not work here ({ $kind }). Choose another.
refused-computer-late = The computer could not work it out in time. Ask again, or play on without.
refused-database-away = The database is away for a moment. Try again.
refused-target-form = Give an address such as https://example.org/turns, of at most 1000 characters.
refused-target-port = Notices go to web servers: to port 80, 443 or one above 1023.
refused-target-login = The address must not hold a name or a password.
refused-target-private = That address is not in the public network. Nothing is sent there.
refused-target-unknown = That address cannot be found.
refused-no-letter-later = No letter could be sent there. Try again later.
refused-push-form = That is no push subscription: it needs an endpoint, and the keys p256dh and auth.
refused-table-closed = The people who run this server have closed this table.
refused-banned = The people who run this server have banned you.
refused-muted = The people who run this server have muted you. You may play on.
refused-host = This server does not go by that name. Its owner can add it with 'rubicon serve --origin'.
refused-origin = Pages from there may not use this server. Its owner can allow it with 'rubicon serve --origin'.
refused-other-site = A page of another site may not ask this server for anything.
refused-csrf = A request with cookies that changes something needs the header 'X-Rubicon'.
refused-request-large = A request holds at most { $most } bytes.
refused-media-type = Send JSON, with the header 'Content-Type: application/json'.
refused-request-slow = A request must arrive within { $seconds } seconds.
refused-fault = A fault of the server. It has been logged.
refused-game-long = This game takes too long to work through.
refused-no-such-analysis = There is no such analysis any more. Ask for it again.
refused-steps = This game has { $steps } steps, not { $at }.
refused-link-nothing = This link opens nothing: it is wrong, or was renewed or revoked.
refused-invitation = This is an invitation. Take the seat first: POST /api/seats/take.
refused-listed = You have a game in the lobby. Try again when its seat is taken.
refused-no-invitation = This link leads to no free seat any more.
refused-spectator-seat = This link is for spectators; there is no seat to take.
refused-token-form = A token is 32 letters, digits, - and _, chosen at random.
refused-token-used = This token opens something already. Choose another, at random.
refused-only-players = Only players renew and revoke links.
refused-rematch-link = Your link to the rematch was renewed or revoked there. Use that one.
refused-not-listed = This game is not in the lobby: only an invitation leads to a seat.
refused-no-rematch = There is no rematch yet: all players must want one.
refused-table-busy = Too much is going on at this table. Try again.
refused-not-stored = This could not be stored, so it was not done. Try again.
refused-game-not-stored = The game could not be stored, so there is none. Try again.
refused-spectators = Spectators look on and talk; they do not play.
refused-websocket = The WebSocket is at /ws.
refused-protocol = This server speaks version { $spoken } of the protocol, and no other.
refused-binary = Send text, not binary data.
refused-no-metrics = There are no metrics here: RUBICON_METRICS_TOKEN is not set.
refused-metrics-token = Metrics need 'Authorization: Bearer' with RUBICON_METRICS_TOKEN.
refused-seat-form = A seat is a game and the number of a side, or -1 for its spectators.
refused-no-such-report = There is no such report, or it is settled already.
refused-that-is-you = That is you.
refused-relations-many = You have muted or blocked { $most } people: that is the most.
refused-no-such-account = There is no such account.
refused-own-line = You have said that yourself.
refused-spectators-mute = Spectators mute in their own browser, and block nobody.
refused-nobody-else = There is nobody else on that seat.
refused-you-blocked = You have blocked the other player. Lift that first.
refused-wants-no-rematch = The other player wants no rematch.
refused-you-blocked-here = You have blocked somebody who sits at this table. Lift that first.
refused-no-seat-for-you = You cannot take a seat at this table.
refused-name-check-mark = A name has no check mark: that marks the names of accounts.

## Letters of the server. The first goes to strangers too, so it has no word of whoever asked for it.

letter-confirm-subject = Is this your address for Rubicon?
letter-confirm-text =
    An account of Rubicon wants letters about a forgotten password sent here.

    If it is yours, open this on the device where you are signed in: { $link }

    If not, do nothing: there will be no more letters.
letter-recover-subject = A new password for Rubicon
letter-recover-text =
    Somebody, most likely you, has forgotten the password of "{ $name }".

    Set a new one within an hour: { $link }

    If it was not you, do nothing: the password stays as it is.

### Texts of the page.

## account

signed-in = Signed in
a-device = a device
this-device = this device
last-used-moment = last used { $moment }
sign-out-what = Sign out { $what }
sign-out = Sign out
a-new-password = A new password
new-password = New password
set-sign = Set it and sign in
a-browser = a browser
mail = mail
a-webhook = a webhook
notices-signed-secret-which = Notices are signed with this secret, which is shown only now: { $secret }
letter-its-way-notices = A letter is on its way. Notices begin when you have said yes to it.
notices = Notices
told-when-turn-not = Be told when it is your turn and you are not at the table. A notice names the game, and nothing that happens in it.
remove-what = Remove { $what }
not-told-yet = You are not told yet.
tell-me-browser = Tell me in this browser
by = By
address = Address
add = Add
is-it-you = Is it you?
stolen-session-must-not = A stolen session must not be enough for this. Give your password or a passkey again.
your-password-again = Your password again
go-on = Go on
with-a-passkey = With a passkey
cancel = Cancel
letter-its-way-address = A letter is on its way. The address counts when you have opened its link on this device.
if-forget-password = If you forget your password
letter-goes-address = A letter goes to { $address }.
forget-the-address = Forget the address
another-mail-address = Another mail address
your-mail-address = Your mail address
send-letter-confirm = Send a letter to confirm it
give-your-name-first = Give your name first.
if-account-has-mail = If this account has a mail address, a letter is on its way. Its link is good for an hour.
a-new-account = A new account
sign-in = Sign in
nobody-needs-account-play = Nobody needs an account to play. It keeps your games together on all your devices, with a history and a rating.
name = Name
password = Password
make-the-account = Make the account
first-passkey = first passkey
passkey-instead-password = With a passkey instead of a password
sign-passkey = Sign in with a passkey
i-have-forgotten-my = I have forgotten my password
i-have-account-already = I have an account already
i-have-no-account = I have no account yet
no-passkey-was-given = No passkey was given. Try again, or use a password.
browser-does-not-allow = The browser does not allow notices from this page. Its settings can be changed next to the address.
browser-could-not-registered = This browser could not be registered for notices. Try mail instead.

## analysis

turning-points = Turning points
side-before-after = { $side } { $before } → { $after }
game-took-its-course = The game took its course without one.
mistakes-what-each-side = Mistakes, by what each side could know
cost-cost-error = cost { $cost } (± { $error })
played = Played:
better = Better:
none-stands-out-from = None that stands out from the luck of the draw.
the-truth = The truth
as-side-saw-it = As { $side } saw it
section-side-wins-chance = { $section }: { $side } wins with { $chance }
win-chances = Win chances
up-side-wins = ↑ { $side } wins
down-side-wins = ↓ { $side } wins
whose-knowledge = Whose knowledge
chance-side-through-game = Chance of { $side } through the game
replay-from-here = Replay from here

## board

has-acted = has acted
hit-to-take = { $n ->
        [one] { $n } hit to take
       *[other] { $n } hits to take
    }
in-reserve = in reserve
rolled-dice-hits-hits = rolled { $dice }, { $hits } hits

## cards

chosen = chosen
discarded = discarded
side-hand = { $side }'s hand
no-cards = no cards
one-less = one less
from-least-to-most = from { $least } to { $most }
one-more = one more
your-hand = Your hand
bidding = Bidding
of-purse = of { $purse }
no-cards-here = No cards here.

## clocks

no-clock = No clock
live = Live
text-15-minutes-each-10 = 15 minutes each, and 10 seconds a move
text-30-minutes-each-20 = 30 minutes each, and 20 seconds a move
text-1-hour-each-30 = 1 hour each, and 30 seconds a move
days = Days
text-1-day-move-2 = 1 day a move, 2 pauses of a week
text-3-days-move-2 = 3 days a move, 2 pauses of a week
text-7-days-move-2 = 7 days a move, 2 pauses of two weeks
clock = Clock
no-clock-ends-game = no clock ends a game by itself: the other side may claim it, or wait
days-days-hours-h = { $days } days { $hours } h
clocks = Clocks
time-is-up = time is up
paused = paused
short-of-time = short of time
pause-pauses-left = Pause ({ $pauses } left)
other-side-has-left = The other side has left
the-time-is-up = The time is up
nobody-has-played-here = Nobody has played here for a week. You may claim the game, or go on.
side-has-no-time = { $side } has no time left. You may claim the game, or go on.
claim-the-win = Claim the win
claim-a-draw = Claim a draw

## help

side-wins-chance = { $side } wins: { $chance }
odds-at-place = Odds at { $place }
side-loses-average-steps = { $side } loses on average { $steps } steps, { $pieces } blocks.
leader-dies-chance = { $leader } dies: { $chance }
exact-if-both-fight = Exact, if both fight on.
if-both-fight-mean = If both fight on: the mean of { $samples } positions that fit what you know, ± its standard error.
help = Help
hint = Hint
odds-place = Odds: { $place }
thinking = Thinking …
computing = Computing …
close = Close
then-steps = then { $steps }
hint-none = Nothing that was tried is better than how play usually goes: { $now } to win, from { $playouts } games played on. So nothing is recommended.
hint-equal = The best that was tried is about as good as how play usually goes: { $now } to win, from { $playouts } games played on. So nothing is recommended.
hint-clear = Clearly better than all else that was tried.
hint-likely = Probably better than all else that was tried.
hint-even = Other choices may be just as good.
hint-leads = Leads to this: { $event } ({ $share } of the games, otherwise { $usual })
hint-hope = What helps you: { $event } ({ $share })
hint-risk = What it risks: { $event } ({ $share })
what-was-tried = What was tried
as-usually-played = As usual
with-this = With this
chance-win-from-playouts = Your chance to win, from { $playouts } games played on in positions that fit what you know.
do-it = Do it
rules-english = The rules are in English.
number-or-word = Number or word
no-rule-mentions-that = No rule mentions that.
choose-battle-ask-about = Choose the battle you ask about.
there-no-battle-pick = There is no battle. Pick up a block that could attack, then ask.

## log

show-what-came-before = Show what came before
nothing-has-happened-yet = Nothing has happened yet.
taken-back = Taken back.
in-reserve-2 = { $n } in reserve
what-to-do-now = What to do now
there-nothing-decide-now = There is nothing for you to decide now.
cards-played = Cards played
choice-for-piece = { $n ->
        [one] { $n } choice for { $piece }
       *[other] { $n } choices for { $piece }
    }
undo = Undo
places = Places
find-a-place = Find a place
empty-places-too = empty places too
choice-at-place = { $n ->
        [one] { $n } choice at { $place }
       *[other] { $n } choices at { $place }
    }
moved = moved
your-pieces = your { $pieces }
side-pieces = { $side }'s { $pieces }
blocks-of-side = { $n } blocks of { $side }
empty = empty
worth-value = worth { $value }
round-round-of-rounds = Round { $round } of { $rounds }
round-round = Round { $round }

## net

server-cannot-reached-check = The server cannot be reached. Check your connection and try again.
server-answered-status = The server answered with { $status }.

## operators

for-an-hour = for an hour
for-a-day = for a day
for-a-week = for a week
until-it-is-lifted = until it is lifted
account = account
client = client
table = table
line-of-chat = line of chat
ban = Ban
lift-a-ban = Lift a ban
mute = Mute
lift-a-mute = Lift a mute
open-again = Open again
remove = Remove
read-the-chat = Read the chat
up-to-date = Up to date.
done = Done.
lift = Lift
a-spectator = a spectator
side = side { $n }
operators = Operators
refresh = Refresh
the-secret-of-operators = The secret of operators
enter = Enter
what-do-next = For what you do next
reason-for-the-log = Reason, for the log
bans-and-mutes-hold = Bans and mutes hold
who-is-here = Who is here: { $n }
mute-the-account = Mute the account
ban-the-account = Ban the account
close-the-table = Close the table
nobody-table = Nobody is at a table.
what-costs-most = What costs most
of-its-share = { $n } % of its share
nothing = Nothing.
bans-mutes-closed-tables = Bans, mutes and closed tables
until-moment = until { $moment }
what = What
whom = Whom
name-account-code-address = Name of the account; code or address of the client
a-table = A table
its-number = Its number
chat-at-table-game = Chat at table { $game }
somebody = somebody
removed-by-an-operator = (removed by an operator)
remove-the-line-what = Remove the line { $what }
nobody-has-said-anything = Nobody has said anything.
what-operators-did = What operators did
seat = seat
a-report = report
settle = Dealt with
reported-lines = Reported lines: { $n }
reported-by = { $reason }, says { $who }, { $moment }
mute-the-seat = Mute the seat

## pages

won = won
lost = lost
a-draw = a draw
the-address-is-confirmed = The address is confirmed.
they-list = They are on your list.
password-changed-all-other = The password is changed. All other devices are signed out. Passkeys stay: remove those that are not yours.
account-deleted-vale = The account is deleted. Vale!
account-label = Account
password-changed-all-other-devices = The password is changed. All other devices are signed out.
your-games = Your games
your-turn = your turn
since-day = since { $day }
take-what-off-list = Take { $what } off the list
no-game-goes-those = No game goes on. Those you begin while signed in stand here, on every device.
add-game-browser = { $n ->
        [one] Add the { $n } game of this browser
       *[other] Add the { $n } games of this browser
    }
history = History
rated-game = { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }
no-game-has-ended = No game has ended yet.
ways-to-sign-in = Ways to sign in
passkey-of-day = passkey of { $day }
the-passkey-is-kept = The passkey is kept.
add-a-passkey = Add a passkey
change-the-password = Change the password
device-signed-out = That device is signed out.
sign-out-all-devices = Sign out on all devices
your-data = Your data
download-everything-kept-about = Download everything that is kept about you
delete-the-account = Delete the account …
games-stay-opponents-without = Your games stay for your opponents, without your name. This cannot be undone.
delete-my-account = Delete my account
analysis = Analysis
to-the-start-page = To the start page
replay = Replay
waiting-for-its-turn = Waiting for its turn …
looking-at-every-position = Looking at every position …
how-far-analysis = How far the analysis is
meanwhile-first-sketch-how = Meanwhile a first sketch: how things stood at a glance, not yet played on.
playing-the-game-again = Playing the game again …
game-cannot-shown = This game cannot be shown
try-again = Try again
no-invitation-link-code = That is no invitation. It is a link with a # in it, or the code behind the #.
open-games = Open games
name-of-an-account = name of an account
play-side = Play { $side }
nobody-waiting-opponent-now = Nobody is waiting for an opponent now.
more-open-games = More open games
have-got-invitation-link = Have you got an invitation, or a link to watch? Its link or code:
open-it = Open it
reading-the-record = Reading the record …
play-the-computer = Play the computer
two-at-this-screen = Two at this screen
invite-a-friend = Invite a friend
against-bot = against { $bot }
two-at-one-screen = two at one screen
with-a-friend = with a friend
copied = Copied
copy = Copy
you = You
wargames-ancient-world-table = Wargames of the ancient world, at a table of your own.
play-now = Play now
title-side-against-bot = { $title }: { $side } against { $bot }
a-new-game = A new game
send-link-friend-whoever = Send this link to your friend. Whoever opens it takes the other seat.
invitation = Invitation
code-alone-start-page = Or the code alone, for the start page
those-who-want-watch = For those who want to watch
go-to-the-table = Go to the table
who-plays = Who plays
game = Game
opponent = Opponent
your-side = Your side
name-if-like = Your name, if you like
rules-and-setup = Rules and setup
hints-odds-when-i = Hints and odds, when I ask for them
anybody-may-join-list = Anybody may join: list it under open games
make-the-invitation = Make the invitation
begin = Begin
over = over
forget-what = Forget { $what }
an-old-game = An old game
how-it-goes = How it goes
invited-game = You are invited to a game
take-the-seat = Take the seat
this-door-is-closed = This door is closed
server-has-ended-connection = The server has ended the connection.
something-went-wrong = Something went wrong
server-cannot-reached-trying = The server cannot be reached. Trying again …
sitting-down = Sitting down …
side-it-is-yours = { $side }, it is yours
hand-screen-over-nobody = Hand the screen over. Nobody else should look.
i-am-side = I am { $side }
map-of-title = The map of { $title }
name-invites-you = { $name } invites you
against-label = Against
somebody-without-name = somebody without a name
waits-at-the-table = waits at the table
title-clock-side-free = { $title }, { $clock }. The seat of { $side } is free.
share-the-invitation = Share the invitation …
link-is-where-game-was-made = The link for your friend is on the device where the game was made.
game-begins-by-itself = The game begins by itself as soon as somebody sits down.
both-may-look-side-decides = Both may look. { $side } decides:
all-of-your-games = All { $n } games
not-sent-yet = Not sent yet: { $what }. It goes out when the server can be reached. You may choose again.
take-it-back = Take it back
at-most-time = at most { $time }
who-may-stand-here = Who may stand here
how-you-know = How you know
how-likely = How likely
what-was-seen-here = What was seen here
only-what-you-could-see = Only what you could see or conclude yourself.
your-note-on-place = Your note on { $place }

## replay

side-against-bot-from = { $side } against { $bot }, from step { $at } of an old game
play-from-step = Play on from step { $at }
new-game-begins-position = A new game begins in this position, with new sealed dice. The old one stays as it is.
setting-up = Setting up …
drop-record-finished-game = Drop the record of a finished game here, or choose it:
checking-the-record = Checking the record …
spectators = Spectators
link-copied = Link copied
back-to-the-table = Back to the table
view = View
the-map = The map
who-has-won = { $who } has won.
game-draw = The game is a draw.
play-on-from-here = Play on from here
download = Download
share = Share
who-played-seal-dice = Who played, and the seal of the dice
chronicle = Chronicle
one-step-back = One step back
step-at-of-last = Step { $at } of { $last }
one-step-on = One step on
let-it-run = Let it run
speed-a-second = { $speed } a second
jump = Jump
previous-turn = Previous turn
next-turn = Next turn
previous-battle = Previous battle
next-battle = Next battle
checking-seal-dice = Checking the seal of the dice …
browser-has-checked-seed = { $n ->
        [one] Your browser has checked it: the seed is the one promised before the game began, and every die came from it ({ $n } roll).
       *[other] Your browser has checked it: the seed is the one promised before the game began, and every die came from it ({ $n } rolls).
    }
browser-has-checked-seed-one = Your browser has checked it: the seed is the one promised before the game began. No die was rolled.
dice-game-were-open = The dice of this game were open: nothing was promised about them.
seal-broken-line-line = The seal is broken: line { $line } of the record is not what was promised.
browser-checks-seals-only = This browser checks seals only on pages that come by https.
the-seal-is-broken = The seal is broken.
the-seal-holds = The seal holds.
the-dice = The dice
server-has-played-game = The server has played the game again: { $verdict }
file-too-large-record = This file is too large for a record: it has { $size } KB, a record at most { $most }.
file-not-record-rubicon = This file is not a record of Rubicon. Records end in .rubicon and are downloaded when a game is over.
record-cannot-opened-why = This record cannot be opened: { $why }
past-cannot-changed = This is the past; it cannot be changed.

## settings

how-it-looks = How it looks
light = Light
as-the-system = as the system
light-inline = light
dark = dark
text = Text
normal = normal
large = large
motion = Motion
off = off
sound = Sound
sound-turn = when it is my turn
sound-all = cards, marches, dice, turns
language = Language
as-the-browser = as the browser

## social

talk = Talk
say-something = Say something
say-it = Say it
kept = Kept.
notes-for-you-alone = Notes, for you alone
lines-hidden = { $n ->
        [one] { $n } line of people whom you have muted.
       *[other] { $n } lines of people whom you have muted.
    }
show-lines = Show for now
hide-lines = Hide again
people-at-table = People at this table
mute-person = Mute
stop-muting = Stop muting
block-person = Block …
stop-blocking = Stop blocking
block-name = Block { $name }
person-muted = You do not see what { $name } says.
person-unmuted = You see what { $name } says again.
person-blocked = { $name } is blocked.
person-unblocked = { $name } is not blocked any more.
mute-means = Muting hides what somebody says, for you alone. They are not told.
mute-means-spectators = Muting hides what is said under a name, in this browser. Spectators may give themselves another name.
block-means-always = You do not see what { $name } says, and you do not meet again: neither of you can take a seat where the other sits, and there is no rematch. This game goes on. They are not told, but may notice when they are refused a seat.
block-means-here = You do not see what { $name } says, and there is no rematch. This game goes on. It holds for this table only, because it takes two accounts to hold everywhere, and you have to be signed in. They are not told, but may notice when they ask for a rematch.
block-cannot = It cannot keep anybody from coming back as a guest or with another account, or from watching with a link.
report = Report
report-line = Report the line { $what }
report-who-sees = The people who run this server will see the line, who said it, and what you write here. Nobody else is told.
report-reason = Why
report-insult = an insult
report-threat = a threat
report-spam = spam
report-other = something else
report-words = In your words, if you like
report-send = Send the report
report-sent = Reported. The people who run this server will look at it.
people-muted-blocked = People you have muted or blocked
is-blocked = blocked
is-muted = muted
nobody-muted-blocked = Nobody.
name-of-account-to-block = The name of an account
block-account = Block it
block-account-means = Neither of you can take a seat where the other sits, you do not see each other's games in the lobby, and there is no rematch. You do not see what they say. They are not told, but may notice when they are refused a seat.

## table

end-game = The end of the game
rule-rule = rule { $rule }
victory = Victory
defeat = Defeat
defeat-look-back = The analysis shows where it turned. You can play on from any moment, too.
offer-a-rematch = Offer a rematch
ask-for-a-rematch = Ask for a rematch
waiting-for-the-rematch = Waiting for the rematch
rematch = Rematch
play-on-from = Play on from …
link-to-this-game = Link to this game
points = Points
nothing-hidden-any-more = Nothing is hidden any more: everything on the table lies face up.
opening-what-was-hidden = Opening what was hidden, and checking the seal of the dice …
keys = Keys
who-goes-along = Who goes along
all-here-who-can = all here who can go along ({ $count } more)
name-count-all-go = { $name }: { $count } of { $all } go
one-name-less = one { $name } less
one-name-more = one { $name } more
nobody-goes-choose-least = Nobody goes: choose at least one.
nobody-stands-here = Nobody stands here.
no-blocks-next-map = No blocks next to the map.
other-side-choosing = The other side is choosing.
who-computer-thinking = { $who } (the computer) is thinking.
who-computer-thinking-seconds =
    { $seconds ->
        [one] { $who } (the computer) is thinking, about each choice for one second at most.
       *[other] { $who } (the computer) is thinking, about each choice for { $seconds } seconds at most.
    }
who-is-deciding = { $who } is deciding.
waiting-somebody-take-other = Waiting for somebody to take the other seat.
game-about-begin = The game is about to begin.
has-nothing-do-now = has nothing to do now.
may-go-places-lit = may go to the places that are lit:
from-where = From where
from-place = from { $place }
where-to = Where to
let-go = Let go
nothing-decide-now = Nothing to decide for you now.
panels = Panels
new = new
pass-until-my-turn = Pass until my turn
never-here-where-window = Never here ({ $where }): { $window }
never-window = Never: { $window }
pass-until-turn = You pass until your turn.
pass-here-where-window = You pass here ({ $where }): { $window }.
you-always-pass-window = You always pass: { $window }.
standing-orders = Standing orders
ask-me = Ask me
other-side-cannot-tell = The other side cannot tell an order from a hand with nothing to play.
you-inline = you
free = free
is-here = is here
is-away = is away
word-value-of-goal = { $word }: { $value } of { $goal }
menu = Menu
side-offers-a-draw = { $side } offers a draw.
accept = Accept
decline = Decline
to-the-rematch = To the rematch
replay-what-have-seen = Replay what you have seen
rules = Rules
switch-hints-odds-off = Switch hints and odds off
switch-hints-odds = Switch hints and odds on
withdraw-offer-draw = Withdraw the offer of a draw
offer-a-draw = Offer a draw
yes-i-resign = Yes, I resign
resign = Resign …
download-the-record = Download the record
can-choose-place = you can choose this place
connection-lost-coming-back = Connection lost. Coming back by itself; nothing you chose is lost.
cards = Cards
to-play = To play
what-there-do-cards = to what there is to do: cards, fighters, buttons
map-first-place-lit = to the map: the first place that is lit
end-what-main-button = end: what the main button does
all-who-stand-together = all who stand together go along, or not
undo-inline = undo
hint-what-computer-would = a hint: what the computer would do in your place
pass-every-window-until = pass in every window until your turn, or be asked again
odds-battle-attack-plan = the odds of the battle, or of the attack you plan
let-go-block-close = let go of a block, close a place
on-the-map = On the map
next-place-direction = to the next place in that direction
next-previous-place-lit = to the next or previous place that is lit
choose-place-no-block = choose the place; with no block in hand, go to the blocks that stand there
nearer-farther-whole-map = nearer, farther, the whole map
in-a-panel = In a panel
from-card-card-block = from card to card, block to block, button to button
choose = choose
to-your-hand = to your hand
choices-chronicle-board-words = choices, chronicle, board in words, cards on the table, pools, talk, notes, rules
this-list = this list
there-no-more-say = There is no more to say.
choices = Choices
board = Board
pools = Pools
notes = Notes

## titles

tiro-recruit-first-game = Tiro: a recruit, for a first game
miles-knows-the-drill = Miles: knows the drill
centurio-has-seen-battles = Centurio: has seen battles
legatus-leads-armies = Legatus: leads armies
imperator-thinks-long-plays = Imperator: thinks long and plays to win

## tutorial

your-coach = Your coach
chapters = Chapters
leave-the-guide = Leave the guide
why-label = Why?
play-on = Play on
a-guided-first-game = a guided first game
learn-by-playing = Learn by playing
learn-about-minutes-minutes = Learn it in about { $minutes } minutes

## help/InspectionPanel.svelte

about-this-move = About this move

## board/ResultTable.svelte

counts-now = counts now

## table/TableView.svelte

legend = Legend
record-cannot-be-read = The record cannot be read. Try again.

## tutorial/CoachPanel.svelte

now-you-against = Now you against { $bot }
next-chapter = Next chapter
zoom-in = Zoom in
zoom-out = Zoom out
whole-map = Whole map

## log/EnemyTurn.svelte

enemy-turn = What the others did
film-pause = Pause
film-go-on = Go on
film-next = Next
film-back = Back
film-skip = Skip to my turn
step-of-steps = { $step } of { $steps }
what-happened =
    What did they do? ({ $count ->
        [one] 1 step
       *[other] { $count } steps
    })
film-pace = The enemy's turn
film-slow = Slow
film-quick = Quick
film-off = Off
film-again = From the start
film-step = step { $step }
film-concerns = Paused: it concerns your pieces
film-looking-back = You are looking back at what they did.
effect-yours-attacked = { $place } is contested: { $pieces }.
effect-contested = { $place } is contested.
effect-held = { $place } is { $side }'s now.
effect-vacant = { $place } is nobody's now.
effect-figure = { $side }, { $label }: { $was } → { $value }.
effect-lost = You lose { $pieces }.
order-of-turns = Order of turns
last-roll = The last roll
battle-result = The result of the battle
battle-is-over = The battle is over.
battle-close-sheet = Close the sheet to go on.
battle-next = Next: { $prompt }
film-steps = Steps of the turn
battle-continue = Continue
dice-hit-of = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } with { $rolled ->
        [one] 1 die
       *[other] { $rolled } dice
    }
fate-lost = lost
fate-unhurt = unhurt
fate-stays = stays
fate-retreats = to { $place }
really-waste = { $action }: { $lost }. Really?
title-your-turn = Your turn
title-side-turn = { $side }'s turn
no-such-page = There is no such page
no-such-page-hint = The address may be incomplete. Links to games are long; copy all of it.
the-dock = Dock: battle and cards
unfold-panel = Unfold the panel
fold-panel = Fold the panel
card-played = card played
several-places = one of several places

## Orders

your-orders = Your orders
order-where-to = where to?
order-goes-to = to
order-attacks = attack
order-take-back = Take back: { $order }
order-taken-back = Taken back: { $order }.
order-lost = Taken back. Without it this is not possible any more: { $places }.
orders-send = { $count ->
        [one] Send the order
       *[other] Send { $count } orders
    }: { $action }
reach-some = { $going } of { $selected }
reach-road = road { $used }/{ $limit }
group-add = Add blocks of other places
really-final = { $action }: it cannot be taken back. Really?
ask-before-sending = Ask before sending orders
ask-on-phones = On phones
ask-always = Always
ask-never = Never

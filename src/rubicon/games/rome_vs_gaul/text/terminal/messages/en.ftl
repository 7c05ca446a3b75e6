### The board of Rome vs Gaul in a terminal.

## Header

board-turn = Turn { $turn } of 6, { $year } BC
board-score = { $points } VP of { $needed }
board-governance-now = Governance now { $governance }
board-governance = { $total } = { $parts } - { $lost }: { $points } VP
board-cards = { $count } cards
board-deck = deck { $count }
board-points-left = { $points } AP left
board-use-event = event
board-use-bonus = bonus
board-use-points = points
board-use-none = none

## The map

board-legend = ■ Roman  ▲ Gallic  # Walled City  ^ Stronghold  + Fortified Town  ~ devastated  - reduced  ( ) inside
board-spaces = ■{ $rome } ▲{ $gaul } of { $spaces }
board-siege-points =
    { $points ->
        [one] { $points } Siege Point
       *[other] { $points } Siege Points
    }
board-controls =
    { COUNT($provinces) ->
        [0] controls no Province
       *[other] controls { PROVINCE($provinces) }
    }
board-no-such-province = No Province or space is called '{ $asked }'. 'map' shows all of them.
board-control = { $needed } of { $spaces } spaces control it
board-rough = rough
board-channel = Channel
board-ways =
    { COUNT($ways) ->
        [0] to nowhere
       *[other] to { LIST($ways) }
    }

## The battle

board-battle = Battle of { PLACE($place) }
board-germani-defend = The Germani defend
board-tribe-attacks = The tribe of the land attacks
board-strength = strength { $strength }, column { $column }, dice { LIST($dice, between: " ") }, { $rerolls } rerolls

## Pages

board-page-map = all Provinces; map nervii or map bagacum shows one with its paths
board-page-cards = what your cards do, and what has been discarded
board-page-boxes = who is in the boxes
board-page-score = Victory Points and Governance, explained
board-discards = Discards: { $cards }.
board-card = { board-card.colour } { board-card.kind }, { $points } AP
    .colour =
        { $colour ->
            [roman] Roman
            [gallic] Gallic
           *[both] common
        }
    .kind =
        { $kind ->
            [bonus] Bonus
            [surprise] Surprise
            [reaction] Reaction
           *[event] Event
        }
board-markers = { $count } of 6 Influence markers
board-box-pool = Cup
board-box-drawn = Drawn
board-box-council = Gallic Council Box
board-box-submitted = Submitted Tribes
board-box-eliminated = Eliminated
board-box-holding = Holding Boxes
board-box-turn-track = Turn Track
board-box-rome = Rome
board-box-kept = Legate who is kept
board-score-governance =
    { COUNT($turns) ->
        [0] Governance by turn: none yet
       *[other] Governance by turn: { LIST($turns) }
    }
board-score-earned = gives { $points } VP so far. Now: { $now }
board-score-tribes = Tribes eliminated: { $count }, 1 VP for every { $tribes }
board-score-pass =
    { $open ->
        [1] Caesar's Pass: open, { $points } VP
       *[0] Caesar's Pass: not open, { $points } VP
    }
board-score-germania =
    { $won ->
        [1] Germania: won, { $points } VP
       *[0] Germania: not yet, { $points } VP
    }
board-score-britannia =
    { $won ->
        [1] Britannia: won, { $points } VP
       *[0] Britannia: not yet, { $points } VP
    }
board-score-all = In all { $points } of { $needed } VP, which decide after Turn 6.
board-supremacy = { ZONE($zone) }: { SIDE($side) } has Naval Supremacy

## Choices

board-points = { $points } AP
board-reduced = reduced
board-town = a Fortified Town
board-stronghold = a Stronghold
board-devastated = devastated
board-die-own-1 = your first die
board-die-own-2 = your second die
board-die-enemy-1 = the enemy's first die
board-die-enemy-2 = the enemy's second die

board-do-end = enough
board-do-pass = pass
board-do-store = an Influence marker into the Gallic Council Box
board-do-open-council = open the Gallic Council Box
board-do-uprising = declare a Major Uprising
board-do-take-all = pick up everybody here
board-do-clear = remove the enemy Influence marker here (2 MPs)
board-do-siege = roll on the Siege Table (3 MPs)
board-do-sortie = attack the besiegers
board-do-march = carry out the move as planned
board-do-replan = forget what is left of the plan
board-do-send-all = everybody goes
board-do-back-up = try to back up
board-do-inside-all = everybody goes inside
board-do-avoid = try to avoid battle
board-do-join-all = everybody sorties
board-do-army = Caesar to { PLACE($place) }
board-do-shift = the marker goes to { PLACE($place) }
board-do-emergency = remove the marker in { PLACE($place) }
board-do-influence = { PLACE($place) }
board-do-convert = { PLACE($place) }
board-do-remove = { PLACE($place) }
board-do-devastate = { PLACE($place) }
board-do-upgrade = { PLACE($place) }
board-do-target = { PLACE($place) }
board-do-germani = { PLACE($place) }
board-do-step = { PLACE($place) }
board-do-intercept = { PLACE($place) }
board-do-withdraw-all = everybody who is left to { PLACE($place) }
board-do-retreat-all = everybody who is left to { PLACE($place) }

# Headings of lists.
board-head-event = Play for the Event
board-head-bonus = Play for Bonus and points
board-head-points = Play for Action Points
board-head-discard = Discard and draw another
board-head-surprise = Surprise
board-head-react = Cancel with
board-head-campaign = Go first with
board-head-emergency = For a replacement step
board-head-influence = Place influence
board-head-convert = Convert influence
board-head-remove = Remove influence
board-head-devastate = Devastate
board-head-upgrade = Upgrade the Fortified Town
board-head-target = Where
board-head-germani = The Germani go to
board-head-step = Move on to
board-head-intercept = Intercept from
board-head-withdraw-all = Avoid battle
board-head-retreat-all = Retreat
board-head-council = Into the Gallic Council Box
board-head-displace = Leaves the Gallic Council Box
board-head-submit = Submits
board-head-restore = Restore a step
board-head-keep = Keep for the next turn
board-head-activate = Activate
board-head-take = Pick up
board-head-drop = Drop off
board-head-send = Goes along
board-head-inside = Goes inside
board-head-join = Sorties
board-head-lose = Loses a step
board-head-retreat-inside = Retreats inside
board-head-tribe = Place
board-head-return = Bring back
board-head-legate = Place
board-head-muster = Spring Muster
board-head-unit = Place
board-head-withdraw = Avoid battle
board-head-retreat = Retreat
board-head-camp = March to winter camp
board-head-reroll = Reroll
board-head-supremacy = Naval Supremacy

## For a newcomer

board-intro = The conquest of Gaul in six turns, from 57 to 52 BC.
board-intro-2 = Rome wins with 12 Victory Points after Turn 6: from Governance each winter, eliminated Tribes,
board-intro-3 = Germania, Britannia and Caesar's Pass. With 3 Governance points or fewer Rome loses at once.
board-intro-4 = Each card is an Event, a Bonus with points, or points alone: to move, or to place influence.
board-intro-5 = Answer with a number, or type the action. ? tells the rest: map, cards, boxes, score, rules, undo.

### Texts of the page about Julius Caesar.

## cards.ts

julius-caesar-move = { $n ->
        [one] move
       *[other] moves
    }
julius-caesar-levy = { $n ->
        [one] levy
       *[other] levies
    }

## choices.ts

julius-caesar-stay-in-place = Stay in { $place }
julius-caesar-play-card-text = Play { $card }: { $text }
julius-caesar-discard-card-text = Discard { $card }: { $text }
julius-caesar-block-other-place = { $block } with { $other } in { $place }
julius-caesar-retreat-to-place = Retreat to { $place }
julius-caesar-retreat-aboard-ship-place = Retreat aboard ship to { $place }
julius-caesar-aboard-ship = aboard ship
julius-caesar-fire = Fire
julius-caesar-pass = Pass
julius-caesar-who-takes-the-hit = Who takes the hit?
julius-caesar-takes-the-hit = Takes the hit
julius-caesar-disband-block = Disband { $block }
julius-caesar-raise-block = Raise { $block }
julius-caesar-raise-block-strength-next = Raise { $block } { $strength } → { $next }
julius-caesar-levy-pool = Levy pool
julius-caesar-block-in-place = { $block } in { $place }
julius-caesar-levy-here = levy here
julius-caesar-main-attack-on-place = Main attack on { $place }
julius-caesar-from-place = From { $place }
julius-caesar-battle-of-place = Battle of { $place }
julius-caesar-enemy-block = { $n ->
        [one] { $n } enemy block
       *[other] { $n } enemy blocks
    }
julius-caesar-attack-block = { $n ->
        [one] attack { $n } block
       *[other] attack { $n } blocks
    }
julius-caesar-aboard-ship-to-place = aboard ship to { $place }
julius-caesar-road-takes-left-more = road takes { $left } more

## component-index.ts

julius-caesar-major-road = major road
julius-caesar-minor-road = minor road
julius-caesar-strait = strait
julius-caesar-open-sea = open sea
julius-caesar-sea = sea
julius-caesar-shore = shore
julius-caesar-port = port
julius-caesar-name-side = { $name } ({ $side }'s)
julius-caesar-major-port = major port

## guide.ts

julius-caesar-one-year-war-as = One Year of the war as Caesar, with a coach: cards, marches, a battle and a winter.
julius-caesar-marches = Marches
julius-caesar-a-battle = A battle
julius-caesar-winter = Winter
julius-caesar-welcome-caesar = Welcome, Caesar
julius-caesar-command-red-blocks-can = You command the red blocks, and can read them. Pompey's are green and show you their backs: you learn what they are when you fight them.
julius-caesar-dots-top-block-strength = The dots on top are a block's strength: it rolls one die for each. C2 means: it fires third (A, B, C, D), and hits with 1 or 2.
julius-caesar-what-wins-the-war = What wins the war
julius-caesar-city-star-counts-point = A city with a star counts a point for the side that holds it, two stars two points; each enemy leader killed is one more. Whoever has 10 points when a Year ends has won.
julius-caesar-year-has-five-turns = A Year has five turns and a winter. We play the first one together. Touch your points to see where they come from.
julius-caesar-six-cards-five-turns = Six cards, five turns
julius-caesar-put-away-card-like = Put away the card you like least. The one in the ring gives you least to do.
julius-caesar-3-1-means-three = 3/1 means three moves and one levy. A god has a power of its own instead; keep it for later.
julius-caesar-a-card-in-secret = A card in secret
julius-caesar-play-card-many-moves = Play a card with many moves. Pompey chooses one at the same time, and neither sees the other's card before both are played.
julius-caesar-whoever-has-more-moves = Whoever has more moves goes first. Going second is often better: nobody answers you before the battles.
julius-caesar-cross-the-rubicon = Cross the Rubicon
julius-caesar-now-touch-rome-places = Now touch Rome. Places that light up can be reached.
julius-caesar-touch-caesar-ravenna-then = Touch Caesar in Ravenna, then Rome: it has two stars, and nobody stands there.
julius-caesar-block-may-go-one = A block may go one city and attack, or two cities if it does not. On a phone, pinch to see more of the map.
julius-caesar-an-army-marches-together = An army marches together
julius-caesar-send-legio-13-after = Send Legio 13 after Caesar. It costs nothing more: a move sets a place in motion, and all its blocks may go.
julius-caesar-roads-take-few-blocks = Roads take few blocks into a battle: four on a major road, two on a minor one. You can also tick “all here who can go along”.
julius-caesar-attack = Attack
julius-caesar-march-piece-into-place = March with { $piece } into { $place }, where Pompey's blocks stand. A march among enemies is an attack.
julius-caesar-bring-more-blocks-than = Bring more blocks than you meet. The battle is fought after all marches and levies; until then you can take everything back with U.
julius-caesar-levies = Levies
julius-caesar-levy-makes-block-one = A levy makes a block one step stronger, or brings a new block from the pool to its city. The ring shows one you could take.
julius-caesar-legions-come-where-their = Legions come where their home city is yours. Levies are made after marches, so a new block never fights at once where it was raised.
julius-caesar-the-battle-board = The battle board
julius-caesar-both-lines-lie-open = Both lines lie open now. A acts before B before C, and at each letter the defender first. The attacker has four rounds; an attacker that has not won by then must retreat.
julius-caesar-button-odds-below-says = The button Odds, below, says how this is likely to end.
julius-caesar-block-turn-let-fire = It is this block's turn. Let it fire: a die for each step, and every die up to its number hits.
julius-caesar-instead-firing-could-retreat = Instead of firing it could retreat or pass. Hits go to the strongest enemy block.
julius-caesar-a-hit-on-you = A hit on you
julius-caesar-strongest-block-takes-hit = Your strongest block takes the hit. Several are equally strong: say which one loses a step.
julius-caesar-the-next-turn = The next turn
julius-caesar-turn-over-cards-marches = A turn is over: cards, marches, levies, battles. Four more make the Year. Choose your next card; from here on you know the way.
julius-caesar-button-hint-i-tells = The button Hint, or I, tells what the computer would do in your place, and why. Try it whenever you like.
julius-caesar-year-over-armies-eat = The Year is over, and points are counted: Caesar has { $caesar }, Pompey { $pompey }. Nobody has ten, so the war goes on. Now winter comes: ships leave the sea, and armies must eat.
julius-caesar-year-over-winter-was = The Year is over: Caesar has { $caesar } points, Pompey { $pompey }. Nobody has ten, so the war goes on. Winter is over, too: { $moved ->
        [0] nobody had to move
        [one] one block moved into winter quarters
       *[other] { $moved } blocks moved into winter quarters
    }, and { $disbanded ->
        [0] no block was sent home
        [one] one block was sent home
       *[other] { $disbanded } blocks were sent home
    }.
julius-caesar-city-feeds-three-blocks = A city feeds three blocks and one more for each of its stars. Ships leave the sea for a port.
julius-caesar-you-know-the-game = You know the game
julius-caesar-war-over-already-have = That war is over already! You have played cards, marched, fought and wintered: all there is in a Year.
julius-caesar-have-played-year-cards = You have played a Year: cards, marches, levies, battle and winter. New cards have been dealt. Play on, or begin a game of your own.
julius-caesar-rules-hand-under-r = The rules are at hand under R, a hint under I. Click what is not offered, and you are told which rule forbids it.
julius-caesar-put-away-card-like-least = Put away the card you like least.
julius-caesar-turn-turn-of-5 = Turn { $turn } of 5
julius-caesar-choose-card-turn = Choose a card for this turn.
julius-caesar-many-moves-win-cities = Many moves to win cities, many levies to make good what you have lost.
julius-caesar-march = March
julius-caesar-march-as-like-end = March as you like, or end your movement.
julius-caesar-could-attack-place-piece = You could attack { $place } with { $piece }. You are free to do something else.
julius-caesar-could-send-piece-place = You could send { $piece } to { $place }. You are free to do something else.
julius-caesar-one-city-more = One city more?
julius-caesar-block-has-not-attacked = This block has not attacked, so it could go one city further. Let it stay, or touch the next city.
julius-caesar-make-block-stronger-bring = Make a block stronger or bring a new one, as long as you have levies left.
julius-caesar-battle = Battle
julius-caesar-victory = Victory
julius-caesar-field-yours-blocks-victor = The field is yours. Blocks of the victor may move on by one road; here it is best to stay.
julius-caesar-your-choice = Your choice
julius-caesar-god-has-spoken-read = A god has spoken. Read what the card does, and choose one of the places that light up; or leave it.
julius-caesar-pompey-turn = Pompey's turn
julius-caesar-computer-plays-what-does = The computer plays. What it does is told in the chronicle, as far as you may know it.
julius-caesar-block-turn-fire-leave = This block's turn: fire, or leave the field.
julius-caesar-say-which-block-takes = Say which block takes the hit.
julius-caesar-several-battles-due-choose = Several battles are due. You choose which is fought first.
julius-caesar-blocks-came-more-than = Your blocks came by more than one road. Those of the main attack fight at once, the others a round later.
julius-caesar-bring-ship-into-one = Bring your ship into one of your ports: it cannot winter at sea.
julius-caesar-there-too-many-blocks = There are too many blocks here for the city to feed. Send one to the pool; it can be levied again.
julius-caesar-may-send-blocks-home = You may send blocks home now to levy them elsewhere next Year. There is no need to: disband nobody.

## scene.ts

julius-caesar-eliminated-back-next-year = Eliminated, back next Year
julius-caesar-waiting-for-their-hour = Waiting for their hour
julius-caesar-points = points
julius-caesar-no-points-yet = no points yet
julius-caesar-goal-points-end-year = { $goal } points at the end of a Year win.
julius-caesar-a-block-of-side = a block of { $side }
julius-caesar-eliminated-enemies = Eliminated enemies
julius-caesar-leaders-killed = Leaders killed
julius-caesar-attacks = attacks
julius-caesar-defends = defends
julius-caesar-side-strikes-first = { $side } strikes first
julius-caesar-name-killed-1 = { $name } killed 1
julius-caesar-move-left = { $n ->
        [one] move left
       *[other] moves left
    }
julius-caesar-levy-left = { $n ->
        [one] levy left
       *[other] levies left
    }
julius-caesar-swap-left = { $n ->
        [one] swap left
       *[other] swaps left
    }
julius-caesar-year = Year
julius-caesar-turn = Turn

## texts.ts

julius-caesar-rome-war-itself-five = Rome is at war with itself: five Years, each of five turns.
julius-caesar-hold-cities-stars-kill = Hold the cities with stars and kill enemy leaders: 10 points when a Year ends win, or more than the other after the fifth.
julius-caesar-each-turn-both-sides = Each turn both sides play a card in secret. 3/1 lets you set three places in motion and raise one levy.
julius-caesar-blocks-hide-what-they = Blocks hide what they are until both sides meet in a place and fight.
julius-caesar-moves-lost =
    { $n ->
        [one] 1 move is lost
       *[other] { $n } moves are lost
    }
julius-caesar-levies-lost =
    { $n ->
        [one] 1 levy is lost
       *[other] { $n } levies are lost
    }
julius-caesar-god-wasted = the card has no effect
julius-caesar-year-turn-short = { $year }, turn { $turn }
julius-caesar-at-the-start = at the start
julius-caesar-never-seen = not seen since it was levied or moved
julius-caesar-seen-at-start = deployed in { $place } with { $strength }
julius-caesar-seen-in-battle = fought in { $place } with { $strength } ({ $when })
julius-caesar-seen-by-jupiter = shown by Jupiter in { $place } with { $strength } ({ $when })
julius-caesar-these-are-there = { COUNT($blocks) ->
        [one] { LIST($blocks) } is there.
       *[other] { LIST($blocks) } are there.
    }
julius-caesar-rest-are-among = { $n ->
        [one] One more is among these { $of }.
       *[other] { $n } more are among these { $of }.
    }
julius-caesar-stack-of-side = { $n ->
        [one] 1 hidden block of { $side }
       *[other] { $n } hidden blocks of { $side }
    }

### Texts of the page about Caesar XL.

## battle.ts

caesar-xl-battle-of-place = Battle of { $place }
caesar-xl-tactics-cards = Tactics cards
caesar-xl-side-retreats = { $side } retreats
caesar-xl-retreat-or-stay = retreat or stay
caesar-xl-attacks = attacks
caesar-xl-defends = defends
caesar-xl-role-and-leads = { $role } and leads
caesar-xl-tactics-card-face-down = A Tactics card, face-down

## cards.ts

caesar-xl-march-phase = March Phase
caesar-xl-purchase-phase = Purchase Phase
caesar-xl-sword = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
caesar-xl-the-forum = The Forum
caesar-xl-before-side = Before { $side }
caesar-xl-discards-count-cards-draw = Discards; { $count } cards in the draw pile

## choices.ts

caesar-xl-commit-no-more = Commit no more
caesar-xl-stay-and-fight = Stay and fight
caesar-xl-retreat = Retreat
caesar-xl-declare-a-military-victory = Declare a military victory
caesar-xl-declare-a-political-victory = Declare a political victory
caesar-xl-bid = Bid
caesar-xl-bid-gold-gold = Bid { $gold } Gold
caesar-xl-claim-a-forum-card = Claim a Forum card
caesar-xl-open-the-bidding = Open the bidding
caesar-xl-claim = Claim
caesar-xl-discard = Discard
caesar-xl-play-a-card = Play a card
caesar-xl-play = Play
caesar-xl-use-a-card = Use a card
caesar-xl-use = Use
caesar-xl-take-a-card = Take a card
caesar-xl-take = Take
caesar-xl-commit-a-tactics-card = Commit a Tactics card
caesar-xl-commit-face-down = Commit, face-down
caesar-xl-commit-and-roll = Commit and roll
caesar-xl-roll = Roll
caesar-xl-unit-which-has-rolled = { $unit }, which has rolled
caesar-xl-unit-which-has-not = { $unit }, which has not rolled
caesar-xl-who-is-lost = Who is lost?
caesar-xl-is-lost = Is lost
caesar-xl-recruit-gold-gold-unit = Recruit for { $gold } Gold: { $unit }
caesar-xl-recruit-unit-gold-gold = Recruit: { $unit } for { $gold } Gold
caesar-xl-lose-unit = Lose { $unit }
caesar-xl-make-veteran-unit = Make veteran: { $unit }
caesar-xl-from-place = From { $place }
caesar-xl-all-together = All together
caesar-xl-all-units = all units
caesar-xl-attack-unit = { $n ->
        [one] attack { $n } unit
       *[other] attack { $n } units
    }

## guide.ts

caesar-xl-claim-card-if-can = Claim a card if you can, or draw your cards.
caesar-xl-raise-pass-loser-forfeits = Raise, or pass. The loser forfeits half of their bid.
caesar-xl-too-many-cards = Too many cards
caesar-xl-put-away-card-like = Put away the card you like least.
caesar-xl-purchase = Purchase
caesar-xl-play-leader-recruit-where = Play a Leader, recruit where an enemy is near, or collect your taxes.
caesar-xl-leader-takes-field = A Leader takes the field
caesar-xl-put-leader-where-battle = Put the Leader where a battle is near.
caesar-xl-more-units = More units
caesar-xl-each-another-city-those = Each in another city of those that light up.
caesar-xl-march = March
caesar-xl-take-cities-nobody-holds = Take cities that nobody holds, and leave none of yours empty. When you are done, end the march.
caesar-xl-tactics = Tactics
caesar-xl-tactics-card-may-turn = A Tactics card may turn this battle; or keep it for a greater one.
caesar-xl-commit-a-unit = Commit a unit
caesar-xl-let-roll-up-its = Let it roll: up to its swords is a hit.
caesar-xl-a-hit-on-you = A hit on you
caesar-xl-choose-who-lost-best = Choose who is lost: best one that has rolled already.
caesar-xl-retreat-or-stay-label = Retreat or stay?
caesar-xl-stay-if-have-more = Stay if you have more swords than the enemy.
caesar-xl-veterans = Veterans
caesar-xl-one-units-may-have = One of your units may have a sword more.
caesar-xl-your-choice = Your choice
caesar-xl-read-what-asked-choose = Read what is asked, and choose one of the places or cards that light up.
caesar-xl-pompey-turn = Pompey's turn
caesar-xl-watch-computer-play-chronicle = Watch the computer play; the chronicle tells it.
caesar-xl-two-turns-as-caesar = Two turns as Caesar, with a coach: recruits, the Rubicon, a battle and the Forum.
caesar-xl-gold-and-units = Gold and units
caesar-xl-a-battle = A battle
caesar-xl-welcome-caesar = Welcome, Caesar
caesar-xl-square-counters-units-round = Square counters are units, round ones are Leaders; the small daggers are their swords. A city where only your units stand is yours and pays the Gold on its coin.
caesar-xl-legions-have-two-swords = Legions have two swords, Allied units one; a star is a veteran, with one more. A number says how many of a kind stand there.
caesar-xl-two-ways-to-win = Two ways to win
caesar-xl-seven-victory-points-cards = Seven Victory Points on cards before you; or you in Rome, Pompey off the map, and cities worth 25. You declare either at the start of your turn.
caesar-xl-if-nobody-has-won = If nobody has won after fourteen turns, both have lost. Touch your figures to see how you stand.
caesar-xl-recruit = Recruit
caesar-xl-touch-legion-stock-then = Touch a Legion of your stock, then the city in the ring. It costs nine Gold; an Allied unit costs six.
caesar-xl-each-city-one-legion = In each city one Legion or two Allied units a turn. Cards of this phase are played now too: they stand up in your hand.
caesar-xl-taxes = Taxes
caesar-xl-enough-now-collect-what = That is enough for now. Collect what your cities pay; then your army marches.
caesar-xl-cross-the-rubicon = Cross the Rubicon
caesar-xl-tick-all-here-who = Tick “all here who can go along”, then touch Rome.
caesar-xl-touch-caesar-rubicon-take = Touch Caesar at the Rubicon. Take the Legions along to Rome, which pays four.
caesar-xl-every-unit-goes-one = Every unit goes one space a turn, as many together as you like. Where enemies stand there will be a battle.
caesar-xl-each-side-may-commit = Each side may commit one Tactics card, face-down. If you have none that fits, go without.
caesar-xl-side-stronger-leaders-leads = The side with the stronger Leaders leads: it commits first in every step. On a tie that is the defender.
caesar-xl-one-by-one = One by one
caesar-xl-turns-each-side-commits = By turns each side commits a unit and rolls: first Allied units, then Legions, then Leaders. Up to its swords is a hit.
caesar-xl-enemy-chooses-which-unit = The enemy chooses which unit is lost for a hit, and so do you.
caesar-xl-you-know-the-game = You know the game
caesar-xl-have-recruited-marched-fought = You have recruited, marched, fought and stood in the Forum: all there is in a turn. Play on, or begin a game of your own.
caesar-xl-rules-hand-under-r = The rules are at hand under R. Touch a card or a place that is not offered, and you are told which rule forbids it.
caesar-xl-claim-card-whose-condition = Claim a card whose condition you fulfil: it works for you to the end, and its symbols count for victory.
caesar-xl-cards-forum-open-both = Cards of the Forum are open to both, for who fulfils what they ask. There is nothing for you yet: draw a card.
caesar-xl-optimates-populares-count-against = Optimates and Populares count against each other: collect one of them.

## pack-index.ts

caesar-xl-gold-gold = { $gold } Gold
caesar-xl-road = road
caesar-xl-sea-lane = sea lane
caesar-xl-barbarian-area-strength-strength = Barbarian area, Strength { $strength }: nobody enters it
caesar-xl-border = border

## pieces.ts

caesar-xl-name-gold-gold = { $name }, { $gold } Gold
caesar-xl-side-stock = { $side }'s stock

## scene.ts

caesar-xl-side-turn = { $side }'s turn
caesar-xl-victory-points = Victory Points
caesar-xl-value-of-cities = value of cities
caesar-xl-gold = Gold
caesar-xl-cards-in-hand = cards in hand
caesar-xl-political-victory-points-goal = Political victory: { $points } of { $goal } Victory Points net.
caesar-xl-military-victory-cities-worth = Military victory: cities worth { $worth } of { $goal }, { $leader } in Rome, the enemy's Supreme Leader off the map.
caesar-xl-leader-is-in-place = { $leader } is in { $place }.
caesar-xl-leader-off-map = { $leader } is off the map.
caesar-xl-turn = Turn
caesar-xl-swords-to-lose = swords to lose
caesar-xl-units-to-lose = units to lose
caesar-xl-to-place = to place

## texts.ts

caesar-xl-pass = Pass
caesar-xl-no-tactics-card = No Tactics card
caesar-xl-allied = Allied
caesar-xl-legions = Legions
caesar-xl-leaders = Leaders
caesar-xl-rome-war-itself-fourteen = Rome is at war with itself: fourteen turns, from 50 to 44 BC.
caesar-xl-win-7-victory-points = Win with 7 Victory Points on the cards before you; or with your Supreme Leader in Rome, the enemy's off the map and cities worth 25.
caesar-xl-city-where-only-units = A city where only your units stand is yours: it pays Gold and takes recruits.
caesar-xl-map-setup-most-cards = The map, the setup and most cards are a component pack designed by this project: the printed ones are not known.

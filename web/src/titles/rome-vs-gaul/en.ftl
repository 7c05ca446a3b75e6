### Texts of the page about Rome vs Gaul.

## battle.ts

rome-vs-gaul-battle-of-place = Battle of { $place }
rome-vs-gaul-attacks = attacks
rome-vs-gaul-defends = defends
rome-vs-gaul-battle-strength-column-column = Battle Strength { $n }, column { $column }
rome-vs-gaul-reroll-left = { $n ->
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
rome-vs-gaul-side-dice-sum-result = { $side } { $dice } = { $sum }: { $result }
rome-vs-gaul-die-counts-as = { $face } (counts { $value })
rome-vs-gaul-battle-table = Battle Table: hits; asterisks decide ties

## cards.ts

rome-vs-gaul-action-point = { $n ->
        [one] Action Point
       *[other] Action Points
    }
rome-vs-gaul-played-by-side = Played by { $side }
rome-vs-gaul-discards-count-cards-deck = Discards; { $count } cards in the deck

## choices.ts

rome-vs-gaul-actions-on-the-map = On the map, rings are spaces for a marker, and outlined pieces can be activated.
rome-vs-gaul-done = Done
rome-vs-gaul-pass = Pass
rome-vs-gaul-action-point-2 = { $n ->
        [one] { $n } Action Point
       *[other] { $n } Action Points
    }
rome-vs-gaul-bonus-and-points = Bonus and { $points }
rome-vs-gaul-attack = attack
rome-vs-gaul-piece-place = { $piece } → { $place }
rome-vs-gaul-to-place = → { $place }

## pack-index.ts

rome-vs-gaul-province-of-name = Province of { $name }
rome-vs-gaul-port-of-the-sea = Port of the { $sea }
rome-vs-gaul-legio-number = Legio { $number }
rome-vs-gaul-rome = Rome
rome-vs-gaul-gaul = Gaul

## pieces.ts

rome-vs-gaul-combat-strength = Combat Strength { $n }
rome-vs-gaul-battle-rating-battle-command = Battle Rating { $battle }, Command { $command }
rome-vs-gaul-reduced = reduced
rome-vs-gaul-inside-besieged = inside, besieged
rome-vs-gaul-council-holds = { $tribes } of 2 Tribes, { $markers } of 6 markers

## scene.ts

rome-vs-gaul-victory-points = Victory Points
rome-vs-gaul-governance-now = Governance now
rome-vs-gaul-cards-in-hand = cards in hand
rome-vs-gaul-markers-council-box = markers in the Council Box
rome-vs-gaul-gaul-wins-if-rome = Gaul wins if Rome has fewer than 12 Victory Points after Turn 6, or 3 Governance points or fewer in any winter.
rome-vs-gaul-year-bc = { $year } BC
rome-vs-gaul-turn = Turn
rome-vs-gaul-governance-now-total-regions = Governance now: { $total } = { $regions } − { $lost }: { $points } VP.
rome-vs-gaul-scored-governance-governance-tribes = Scored: Governance { $governance }, Tribes eliminated { $tribes } (4 are 1 VP), Germania { $germania }, Britannia { $britannia }, the Pass { $pass }.
rome-vs-gaul-region-dominated = { $region } { $points }: Rome dominates (Provinces: { $rome } against { $gaul }).
rome-vs-gaul-region-present = { $region } { $points }: Rome is present. Dominance, with more Provinces than Gaul (now { $rome } against { $gaul }), would be { $dominance }.
rome-vs-gaul-region-absent = { $region } 0: no Roman space there. Dominance would be { $dominance }.
rome-vs-gaul-provincia-held = Provincia: nothing is lost.
rome-vs-gaul-provincia-lost = Provincia −{ $lost }: { $provinces } not controlled.
rome-vs-gaul-governance-worth = VP by Governance points: { $steps }. With { $least } or fewer Rome loses at once.
rome-vs-gaul-region-only-present = { $region } { $points }: Rome is present.

## texts.ts

rome-vs-gaul-spring-muster = Spring Muster
rome-vs-gaul-reaction = Reaction
rome-vs-gaul-avoid-battle = Avoid Battle
rome-vs-gaul-retreat = Retreat
rome-vs-gaul-the-germani = The Germani
rome-vs-gaul-caesar = Caesar
rome-vs-gaul-place-a-tribe = Place a Tribe
rome-vs-gaul-into-gallic-council-box = Into the Gallic Council Box
rome-vs-gaul-leave-gallic-council-box = Leave the Gallic Council Box
rome-vs-gaul-submit = Submit
rome-vs-gaul-move-the-marker = Move the marker
rome-vs-gaul-restore-a-legion = Restore a Legion
rome-vs-gaul-bring-a-legion = Bring a Legion
rome-vs-gaul-emergency-replacements = Emergency replacements
rome-vs-gaul-place-a-legate = Place a Legate
rome-vs-gaul-keep-a-legate = Keep a Legate
rome-vs-gaul-place-influence = Place Influence
rome-vs-gaul-convert-influence = Convert Influence
rome-vs-gaul-remove-influence = Remove Influence
rome-vs-gaul-devastate = Devastate
rome-vs-gaul-place-a-unit = Place a unit
rome-vs-gaul-upgrade-a-fortified-town = Upgrade a Fortified Town
rome-vs-gaul-naval-supremacy = Naval Supremacy
rome-vs-gaul-choose-a-space = Choose a space
rome-vs-gaul-activate = Activate
rome-vs-gaul-pick-up = Pick up
rome-vs-gaul-drop-off = Drop off
rome-vs-gaul-go-on-to = Go on to
rome-vs-gaul-intercept = Intercept
rome-vs-gaul-goes-along = Goes along
rome-vs-gaul-goes-inside = Goes inside
rome-vs-gaul-sortie = Sortie
rome-vs-gaul-reroll = Reroll
rome-vs-gaul-who-loses-a-step = Who loses a step?
rome-vs-gaul-retreat-inside = Retreat inside
rome-vs-gaul-winter-camp = Winter camp
rome-vs-gaul-play-the-event = Play the Event
rome-vs-gaul-discard-and-draw = Discard and draw
rome-vs-gaul-play-the-surprise = Play the Surprise
rome-vs-gaul-cancel-the-card = Cancel the card
rome-vs-gaul-play-winter-campaign = Play Winter Campaign
rome-vs-gaul-caesar-here = Caesar here
rome-vs-gaul-place-here = place here
rome-vs-gaul-to-the-council-box = To the Council Box
rome-vs-gaul-make-room = Make room
rome-vs-gaul-submits = Submits
rome-vs-gaul-marker-here = marker here
rome-vs-gaul-restore = Restore
rome-vs-gaul-give-up = give up
rome-vs-gaul-keep = Keep
rome-vs-gaul-muster = muster
rome-vs-gaul-influence = influence
rome-vs-gaul-convert = convert
rome-vs-gaul-remove = remove
rome-vs-gaul-devastate-inline = devastate
rome-vs-gaul-put-marker-into-council = Put a marker into the Council Box
rome-vs-gaul-open-the-council-box = Open the Council Box
rome-vs-gaul-declare-a-major-uprising = Declare a Major Uprising
rome-vs-gaul-upgrade = upgrade
rome-vs-gaul-here = here
rome-vs-gaul-germani = Germani
rome-vs-gaul-pick-up-all = Pick up all
rome-vs-gaul-go = go
rome-vs-gaul-remove-marker-here-2 = Remove the marker here (2 MPs)
rome-vs-gaul-siege-roll-3-mps = Siege roll (3 MPs)
rome-vs-gaul-carry-out-the-move = Carry out the move
rome-vs-gaul-intercept-inline = intercept
rome-vs-gaul-goes = Goes
rome-vs-gaul-back-up = Back up
rome-vs-gaul-inside = Inside
rome-vs-gaul-all-inside = All inside
rome-vs-gaul-all-go = All go
rome-vs-gaul-all-join = All join
rome-vs-gaul-withdraw = withdraw
rome-vs-gaul-retreat-inline = retreat
rome-vs-gaul-plan-differently = Plan differently
rome-vs-gaul-joins = Joins
rome-vs-gaul-loses-a-step = Loses a step
rome-vs-gaul-camp = camp
rome-vs-gaul-forfeit-the-rest = Forfeit the rest
rome-vs-gaul-end-the-spring-muster = End the Spring Muster
rome-vs-gaul-end-the-card-play = End the card play
rome-vs-gaul-enough-of-this-effect = Enough of this effect
rome-vs-gaul-close-the-council-box = Close the Council Box
rome-vs-gaul-end-the-uprising = End the Uprising
rome-vs-gaul-end-the-activation = End the activation
rome-vs-gaul-all-legions-camp = All Legions are in camp
rome-vs-gaul-go-label = Go
rome-vs-gaul-keep-no-legate = Keep no Legate
rome-vs-gaul-remove-the-marker = Remove the marker
rome-vs-gaul-no-winter-campaign = No Winter Campaign
rome-vs-gaul-let-it-happen = Let it happen
rome-vs-gaul-no-interception = No interception
rome-vs-gaul-no-surprise = No Surprise
rome-vs-gaul-no-reroll = No reroll
rome-vs-gaul-attack-label = Attack
rome-vs-gaul-stand-and-fight = Stand and fight
rome-vs-gaul-reroll-my-first-die = My first: { $n }
rome-vs-gaul-reroll-my-second-die = My second: { $n }
rome-vs-gaul-reroll-enemy-first-die = Enemy's first: { $n }
rome-vs-gaul-reroll-enemy-second-die = Enemy's second: { $n }
rome-vs-gaul-town = Town
rome-vs-gaul-walled-city = Walled City
rome-vs-gaul-stronghold = Stronghold
rome-vs-gaul-stronghold-germania-nobody-enters = Stronghold in Germania: nobody enters
rome-vs-gaul-path = path
rome-vs-gaul-rough-path = rough path
rome-vs-gaul-channel-crossing = Channel Crossing
rome-vs-gaul-across-rhine-germani-alone = across the Rhine, for the Germani alone
rome-vs-gaul-to-be-placed = To be placed
rome-vs-gaul-gallic-council-box = Gallic Council Box
rome-vs-gaul-submitted-tribes = Submitted Tribes
rome-vs-gaul-eliminated = Eliminated
rome-vs-gaul-in-rome = In Rome
rome-vs-gaul-kept-legate = Kept Legate
rome-vs-gaul-by-events = By events
rome-vs-gaul-later-turns = Later turns
rome-vs-gaul-in-the-cups = In the cups
rome-vs-gaul-event = Event
rome-vs-gaul-bonus = Bonus
rome-vs-gaul-surprise = Surprise
rome-vs-gaul-both-sides = both sides
rome-vs-gaul-six-turns-57-52 = Six turns, 57 to 52 BC: Caesar conquers Gaul, or Gaul outlasts Caesar.
rome-vs-gaul-rome-needs-12-victory = Rome needs 12 Victory Points: Governance each winter, Tribes eliminated, Germania, Britannia, Caesar's Pass.
rome-vs-gaul-gaul-wins-if-rome-falls = Gaul wins if Rome falls short, or if its Governance falls to 3 points in any winter.
rome-vs-gaul-map-tables-cards-component = The map, the tables and the cards are a component pack designed by this project: the printed ones are not known.
rome-vs-gaul-legend-path = path: 1 MP
rome-vs-gaul-legend-rough = rough path: 2 MPs
rome-vs-gaul-legend-channel = Channel Crossing: 2 MPs, storms
rome-vs-gaul-legend-rhine = across the Rhine: the Germani alone
rome-vs-gaul-legend-town = Town that nobody controls
rome-vs-gaul-legend-roman = under Roman control
rome-vs-gaul-legend-gallic = under Gallic control
rome-vs-gaul-legend-walled = Walled City
rome-vs-gaul-legend-stronghold = Stronghold
rome-vs-gaul-legend-fort = Fortified Town of a Tribe
rome-vs-gaul-legend-besieged = besieged, with Siege Points
rome-vs-gaul-legend-devastated = devastated land
rome-vs-gaul-legend-port = Port of a sea

## inspection.ts

rome-vs-gaul-ask-supply = Supply of { $side }
rome-vs-gaul-ask-siege = Siege roll
rome-vs-gaul-ask-reach = Reach of { $piece }
rome-vs-gaul-cost = { $cost } MP
rome-vs-gaul-cost-and-risk = { $cost } MP, risk { $risk }
rome-vs-gaul-reach-of = Reach of { $piece }: { $left } MPs
rome-vs-gaul-reach-with = With { $pieces }.
rome-vs-gaul-reach-alone = Alone.
rome-vs-gaul-risk-means = The risk is that of an Interception, a storm or an attack on the cheapest way, if every stack tries. Cards are not counted.
rome-vs-gaul-reach-means = Numbers on the map are the MPs to get there; a percentage is the risk of an Interception, a storm or an attack on the way.
rome-vs-gaul-plan = Plan: { $steps }.
rome-vs-gaul-route-risk = Something happens on the way: { $risk }, if all of them try.
rome-vs-gaul-may-intercept = { $place }: the stack in { $from } may intercept ({ $chance }).
rome-vs-gaul-may-storm = { $place }: a storm throws the Army back ({ $chance }).
rome-vs-gaul-may-be-attacked = { $place }: its people may attack the Army ({ $chance }).
rome-vs-gaul-in-supply = { $side } in { $place } is in supply
rome-vs-gaul-out-of-supply = { $side } in { $place } is out of supply
rome-vs-gaul-supply-walls = Their Town or City feeds them (14.5.4).
rome-vs-gaul-supply-starving = A card lets them starve until the next Supply Phase.
rome-vs-gaul-supply-here = The source is in this space.
rome-vs-gaul-supply-path = Supply Path: { $path }.
rome-vs-gaul-supply-cut-path = The path is cut: { $path }.
rome-vs-gaul-supply-no-source = There is no source that a path could lead to.
rome-vs-gaul-cut-by-units = Cut in { $place } by { $pieces }.
rome-vs-gaul-cut-by-marker = Cut in { $place } by an enemy marker.
rome-vs-gaul-cut-by-devastation = Cut in { $place } by devastated land.
rome-vs-gaul-cut-here = cut here
rome-vs-gaul-siege-of = Siege of { $place }
rome-vs-gaul-subjugation-of = Subjugation of { $place }
rome-vs-gaul-siege-strengths = Strength { $attack } against { $defence }; { $points } of { $needed } Siege Points.
rome-vs-gaul-subjugation-strength = Strength { $attack }; { $points } of { $needed } Siege Points.
rome-vs-gaul-siege-too-weak = Too weak for a roll (14.3.2).
rome-vs-gaul-siege-surrenders = Three to one: it surrenders without a roll.
rome-vs-gaul-siege-chances = Surrender { $surrender }, capture { $capture }; it costs { $steps } steps on average.
rome-vs-gaul-subjugation-chances = Success { $success }; it costs { $steps } steps on average.
rome-vs-gaul-siege-rolled = The dice show { $dice }: { $lost ->
        [0] no step lost
        [one] 1 step lost
       *[other] { $lost } steps lost
    }, { $points ->
        [0] no Siege Point
        [one] 1 Siege Point
       *[other] { $points } Siege Points
    }.
rome-vs-gaul-siege-rolled-surrender = The dice show { $dice }: it surrenders.
rome-vs-gaul-siege-table = Siege Table, column { $column }, modifier { $modifier }: steps lost / Siege Points; S surrenders
rome-vs-gaul-dice = Dice

## guide.ts

rome-vs-gaul-guide-about = The first turn as Caesar, in four short chapters of the rulebook's example: a march, a siege, supply, a battle.
rome-vs-gaul-guide-chapter-march = A march
rome-vs-gaul-guide-chapter-siege = A siege
rome-vs-gaul-guide-chapter-supply = Supply
rome-vs-gaul-guide-chapter-battle = A battle
rome-vs-gaul-guide-welcome = 57 BC: welcome, Caesar
rome-vs-gaul-guide-welcome-say = The red pieces are yours: six Legions with you among the Aedui, two in Vienne. The Carnutes have risen in Cenabum, the Nervii in Geidumni.
rome-vs-gaul-guide-welcome-why = A Tribe rises with a Fortified Town, which you have to besiege. The button Legend says what the lines and signs of the map mean.
rome-vs-gaul-guide-points = What wins the war
rome-vs-gaul-guide-points-say = Rome needs 12 Victory Points in six turns. Each winter your Governance of Gaul is counted; touch your points to see how.
rome-vs-gaul-guide-points-why = A Province is yours with a majority of its spaces and no enemy Town in it: 3/4 says that you have three of the four you need. With 3 Governance points or fewer you lose at once.
rome-vs-gaul-guide-march-card = Play a card
rome-vs-gaul-guide-march-card-say = Touch Constant as the Northern Star, then choose its Bonus and 3 Action Points.
rome-vs-gaul-guide-march-card-why = A card is an Event, or Action Points, or a Bonus with points. Your Bonus activates Caesar for nothing. Events of the other side are points for you.
rome-vs-gaul-guide-activate = Activate Caesar
rome-vs-gaul-guide-activate-say = Touch Caesar.
rome-vs-gaul-guide-activate-why = A piece is activated once in a card play. It may go on a march, besiege, or remove an enemy marker.
rome-vs-gaul-guide-take = Take the army along
rome-vs-gaul-guide-take-say = Pick up all who stand with Caesar.
rome-vs-gaul-guide-take-why = Caesar leads six units at full speed; with more, each step costs one MP more. The lit spaces show how far the army can go and what it costs.
rome-vs-gaul-guide-way = Plan the way
rome-vs-gaul-guide-way-say = Go on to { $place }.
rome-vs-gaul-guide-way-why = Nothing moves before you carry out the plan. A percentage is the risk on the way: who may intercept, and with what chance, is listed here.
rome-vs-gaul-guide-go = Carry out the plan
rome-vs-gaul-guide-go-say = Carry out the move. The Gauls may intercept, or go inside their walls.
rome-vs-gaul-guide-go-why = Until now Undo took back any step. Dice and answers of the enemy cannot be taken back.
rome-vs-gaul-guide-arrived = The activation ends
rome-vs-gaul-guide-arrived-say = A siege costs 3 MPs, more than are left. End the activation with the same button.
rome-vs-gaul-guide-influence = Influence
rome-vs-gaul-guide-influence-say = Each Action Point places a marker. Put one into { $place }.
rome-vs-gaul-guide-influence-why = Outside Provincia a Roman marker needs another one next to it, or a Legion there. So markers grow in chains.
rome-vs-gaul-guide-march-over = Your first card is played
rome-vs-gaul-guide-march-over-say = After each card the other side plays one. In the next chapter Gaul has played, and Cenabum is still besieged.
rome-vs-gaul-guide-siege = Cenabum is besieged
rome-vs-gaul-guide-siege-say = The Carnutes are inside, your Legions around them: the dashed ring shows it. Three Siege Points take the Town.
rome-vs-gaul-guide-siege-why = A Tribe that surrenders submits and may return; one that is captured is eliminated, and four of those are a Victory Point.
rome-vs-gaul-guide-siege-card = Alesia, for its points
rome-vs-gaul-guide-siege-card-say = Touch Alesia: its Event is for Gaul, so play its 2 Action Points.
rome-vs-gaul-guide-activate-again-say = The first point activates Caesar. Touch Caesar.
rome-vs-gaul-guide-roll = A siege roll
rome-vs-gaul-guide-roll-say = The panel shows strengths, the column of the Siege Table and the chances. Add the siege roll to the plan.
rome-vs-gaul-guide-roll-why = 1/2 means: you lose one step and gain two Siege Points. S is a surrender. Caesar adds 1 to the dice.
rome-vs-gaul-guide-roll-go-say = Carry out the plan.
rome-vs-gaul-guide-end-move-say = Nothing more to do here: end the activation.
rome-vs-gaul-guide-control = Control a Province
rome-vs-gaul-guide-control-say = Use the last point for a marker in { $place }.
rome-vs-gaul-guide-control-why = A marker in Lutetia gives you the Parisii: their Province turns red, and Celtica counts more for you in winter.
rome-vs-gaul-guide-siege-over = The siege goes on
rome-vs-gaul-guide-siege-over-say = In the example the Carnutes surrender with the next card. Then Caesar marches against the Nervii, and Gaul answers.
rome-vs-gaul-guide-supply = Out of supply
rome-vs-gaul-guide-supply-say = Gaul has put a marker into Bagacum. Touch Geidumni and ask for the supply of Rome: the path that is cut is drawn on the map.
rome-vs-gaul-guide-supply-why = After each of your cards, a stack out of supply with three steps or more loses one. A path may pass enemy markers only where you have units.
rome-vs-gaul-guide-supply-card = Two Action Points
rome-vs-gaul-guide-supply-card-say = Play The Aedui Forsake Rome for its 2 Action Points.
rome-vs-gaul-guide-supply-activate-say = Caesar will lead a Legion to Bagacum, and come back. Touch Caesar.
rome-vs-gaul-guide-supply-march = There and back again
rome-vs-gaul-guide-supply-take-say = Pick up Legio XII, which has lost a step.
rome-vs-gaul-guide-supply-drop-say = Drop off Legio XII here: where it stands, the path may pass.
rome-vs-gaul-guide-supply-siege-say = Three MPs are left: add a siege roll against the Nervii.
rome-vs-gaul-guide-supply-march-why = The siege is not lifted: the other Legions stay around the Town.
rome-vs-gaul-guide-convert = Convert the marker
rome-vs-gaul-guide-convert-say = With a Legion there, the last point makes the marker in Bagacum Roman.
rome-vs-gaul-guide-supply-over = Caesar eats again
rome-vs-gaul-guide-supply-over-say = In the last chapter the Treveri come to relieve the Nervii, who sortie at the same time.
rome-vs-gaul-guide-battle = A battle
rome-vs-gaul-guide-battle-say = Gaul has 15 against your 10, and each side two dice. The board has the row of the Battle Table for each; the marked cells count now.
rome-vs-gaul-guide-battle-why = A cell says how many hits you score; asterisks decide between equal hits. A Roman die never counts less than 3.
rome-vs-gaul-guide-reroll = Rerolls
rome-vs-gaul-guide-reroll-say = Caesar has three rerolls, of an own die or of an enemy's. A high die of the enemy is the best target.
rome-vs-gaul-guide-reroll-why = The Battle Rating of the Leader is the number of rerolls. The sides take turns, the attacker first.
rome-vs-gaul-guide-window = You are asked
rome-vs-gaul-guide-window-say = Whoever might hold a card is asked, even with none in hand. Pass.
rome-vs-gaul-guide-window-why = So nobody learns what you hold. The button Standing orders lets you pass such windows by yourself.
rome-vs-gaul-guide-losses = Losses
rome-vs-gaul-guide-losses-say = Say which unit loses a step. A Legion has two.
rome-vs-gaul-guide-retreat = A retreat
rome-vs-gaul-guide-retreat-say = The battle is lost: say where the army goes. The ring shows a space that costs nothing more, if there is one.
rome-vs-gaul-guide-retreat-why = Enemy markers and the Channel cost a step; nobody may go where the attacker came from.
rome-vs-gaul-guide-other = Something unexpected
rome-vs-gaul-guide-other-say = The dice or the Gauls had other plans. The ring shows a safe choice; you are free to do something else.
rome-vs-gaul-guide-farewell = You know the game
rome-vs-gaul-guide-farewell-say = You have played cards, marched, besieged, kept your supply and fought. After eight cards each comes winter: camps, and Governance. Play on from here, or begin a game of your own.
rome-vs-gaul-guide-farewell-why = The rules are at hand under R, a hint under I. Touch what is not offered, and you are told which rule forbids it.

rome-vs-gaul-our-design = Map, tables and cards are our own design
rome-vs-gaul-points-short = VP
rome-vs-gaul-governance-short = Governance
rome-vs-gaul-council-short = Council
rome-vs-gaul-reaction-to = { $pieces }: { $from } → { $place }
rome-vs-gaul-reaction-intercept = { $pieces } in { $place }: { $chance } to arrive first, with { $need } or more on two dice.
rome-vs-gaul-reaction-avoid = To { $place }: { $chance }, with { $need } or more on two dice.
rome-vs-gaul-reaction-back-up = To stay in { $place }: { $chance }, with { $need } or more on two dice.
rome-vs-gaul-camp-too-full = { $place } feeds { $level } of { $legions } Legions: the others lose a step.
rome-vs-gaul-camps-safe = Every Legion winters safely where it stands.
rome-vs-gaul-camp-chip = { $legions } Legions, { $level } fed

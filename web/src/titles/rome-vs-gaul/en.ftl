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
rome-vs-gaul-battle-table = Battle Table: hits, and asterisks that decide among equal hits

## cards.ts

rome-vs-gaul-action-point = { $n ->
        [one] Action Point
       *[other] Action Points
    }
rome-vs-gaul-played-by-side = Played by { $side }
rome-vs-gaul-discards-count-cards-deck = Discards; { $count } cards in the deck

## choices.ts

rome-vs-gaul-done = Done
rome-vs-gaul-pass = Pass
rome-vs-gaul-action-point-2 = { $n ->
        [one] { $n } Action Point
       *[other] { $n } Action Points
    }
rome-vs-gaul-bonus-and-points = Bonus and { $points }
rome-vs-gaul-attack = attack
rome-vs-gaul-piece-place = { $piece } → { $place }

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
rome-vs-gaul-region-dominated = { $region } { $points }: Rome dominates, with { $rome } Provinces against { $gaul }.
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
rome-vs-gaul-reroll-my-first-die = Reroll my first die: { $n }
rome-vs-gaul-reroll-my-second-die = Reroll my second die: { $n }
rome-vs-gaul-reroll-enemy-first-die = Reroll the enemy's first die: { $n }
rome-vs-gaul-reroll-enemy-second-die = Reroll the enemy's second die: { $n }
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
rome-vs-gaul-siege-table = Siege Table, column { $column }, modifier { $modifier }: steps lost / Siege Points; S surrenders
rome-vs-gaul-dice = Dice

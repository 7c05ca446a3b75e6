### Rome vs Gaul in words. The facts of each event are in text/events.py.

## Phrases

# Pieces of one side, and those of the other.
army =
    { COUNT($units) ->
        [0] nobody
       *[other] { UNIT($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] nobody
       *[other] { UNIT($enemies, last: "and") }
    }

## The log: turns and reinforcements

log-setup = The Legions stand in Provincia and among the Aedui.
log-turn = Turn { $turn }, { $year } BC.
    .heading = Turn { $turn }, { $year } BC
    .mark = { $year } BC
    .tick = { $turn }
log-winter = Winter of { $year } BC: sieges end, hired units and Tribes go home.
    .heading = Winter of { $year } BC
    .mark = Winter
log-army = Caesar begins with six Legions in { PLACE($place) }.
log-legate-drawn = { UNIT($unit) } is drawn as Legate.
log-tribe-drawn = The { UNIT($unit) } are drawn from the Tribe Pool.
log-legate = { UNIT($unit) } takes a command in { PLACE($place) }.
log-tribe = The { UNIT($unit) } rise in { PLACE($place) } and fortify the Town.
log-council = The { UNIT($unit) } wait in the Gallic Council.
log-displaces = The { UNIT($unit) } leave the Gallic Council to make room.
log-leader-placed = { UNIT($unit) } is in { PLACE($place) }.
log-influence-displaced = The Gallic Influence marker in { PLACE($place) } makes room for the Fortified Town.
log-restored = { UNIT($unit) } in { PLACE($place) } is at full strength again.
log-returned = { UNIT($unit) } joins the army in { PLACE($place) }.
log-emergency = Rome raises emergency replacements in Provincia.
log-caesar-roll =
    { $delayed ->
        [1] Rome rolls { DICE($dice) }: Caesar is delayed in Rome.
       *[0] Rome rolls { DICE($dice) }: Caesar sets out for Gaul.
    }
log-caesar = Caesar arrives in { PLACE($place) }.
log-muster = Spring Muster: { UNIT($unit) }, { PLACE($origin) } → { PLACE($destination) }.

## The log: cards

log-dealt =
    { $own ->
        [1] You are dealt { COUNT($cards) ->
            [0] nothing
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } is dealt { $count } cards.
    }
log-drawn =
    { $own ->
        [1] You draw { CARD($card) }.
       *[0] { SIDE($side) } draws a card.
    }
log-plays =
    { $use ->
        [event] { SIDE($side) } plays { CARD($card) } for its Event. { CARD_TEXT($card) }
        [bonus] { SIDE($side) } plays { CARD($card) } for its Bonus and { $ap } AP. { CARD_TEXT($card) }
       *[points] { SIDE($side) } plays { CARD($card) } for { $ap } AP.
    }
log-discards = { SIDE($side) } discards { CARD($card) } and draws another card.
log-surprise = { SIDE($side) } surprises with { CARD($card) }. { CARD_TEXT($card) }
log-reacts = { SIDE($side) } cancels { CARD($cancelled) } with { CARD($card) }.
log-card-lost = { SIDE($side) } loses { CARD($card) }.
log-leads = { SIDE($side) } goes first in every round of this turn.
log-reshuffled = All cards are shuffled.

## The log: markers

log-influence = { SIDE($side) } places Influence in { PLACE($place) }.
log-convert = { SIDE($side) } converts the Influence in { PLACE($place) }.
log-remove = { SIDE($side) } removes the Influence marker of { SIDE($owner) } in { PLACE($place) }.
log-isolated = The Influence marker of { SIDE($side) } in { PLACE($place) } is isolated and removed.
log-devastated = { PLACE($place) } is devastated.
log-upgraded = The walls of { PLACE($place) } are strengthened.
log-stored = Gaul places Influence in the Gallic Council: { $count } there.
log-council-opens = The Gallic Council acts.
log-uprising = A Major Uprising!
log-faded = Fading promises: { $count } Influence markers leave the Gallic Council, { $left } stay.
log-unit = New in { PLACE($place) }: { UNIT($unit) }.
log-supremacy = { SIDE($side) } rules the { ZONE($zone) } for this turn.
log-starving = The corn around { PLACE($place) } is cut: the Legions there will lack supply.
log-camp-burns = Fire in the Roman camp at { PLACE($place) }.
log-invaded = { REGION($region) } is invaded: { $points } VP for Rome.
log-pass-opened = Caesar's Pass is open: { $points } VP for Rome.
log-governance =
    { $points ->
        [0] The Senate counts { $governance } Governance points: no VP.
       *[other] The Senate counts { $governance } Governance points: { $points } VP for Rome.
    }
log-over =
    { $victory ->
        [senate] The Senate recalls Caesar. { SIDE($side) } wins.
        [conquest] Gaul is conquered. { SIDE($side) } wins.
        [points] Rome has { $points } VP. { SIDE($side) } wins.
       *[time] Rome has only { $points } VP. { SIDE($side) } wins.
    }

## The log: movement

log-activates = { SIDE($side) } activates { UNIT($unit) } in { PLACE($place) }.
log-takes = From { PLACE($place) } come along: { army }.
log-drops = { UNIT($unit) } stays in { PLACE($place) }.
log-moves = { SIDE($side) }: { army }, { PLACE($origin) } → { PLACE($destination) }.
log-storm =
    { $storm ->
        [1] The Channel: { DICE($dice) }, a storm drives the army back to { PLACE($origin) }.
       *[0] The Channel: { DICE($dice) }, a calm crossing.
    }
log-storm-roll =
    { $storm ->
        [1] The Channel: { DICE($dice) }, a storm drives { UNIT($unit) } back.
       *[0] The Channel: { DICE($dice) }, a calm crossing of { UNIT($unit) }.
    }
log-intercepts =
    { $success ->
        [1] { SIDE($side) } tries to intercept from { PLACE($origin) } in { PLACE($destination) }: { DICE($dice) } makes { $total }, success.
       *[0] { SIDE($side) } tries to intercept from { PLACE($origin) } in { PLACE($destination) }: { DICE($dice) } makes { $total }, too late.
    }
log-intercepted = { SIDE($side) } intercepts with { army }: { PLACE($origin) } → { PLACE($destination) }.
log-backs-up =
    { $success ->
        [1] { SIDE($side) } rolls { DICE($dice) }, { $total } in all, and stays in { PLACE($origin) }.
       *[0] { SIDE($side) } rolls { DICE($dice) }, { $total } in all, and must attack in { PLACE($destination) }.
    }
log-avoids =
    { $success ->
        [1] { SIDE($side) } rolls { DICE($dice) } and avoids battle in { PLACE($place) }.
       *[0] { SIDE($side) } rolls { DICE($dice) } and cannot avoid battle in { PLACE($place) }.
    }
log-withdraws = { SIDE($side) } withdraws, { PLACE($origin) } → { PLACE($destination) }: { army }.
log-goes-inside = Behind the walls of { PLACE($place) }: { army }.
log-displaced =
    { $place ->
        [nowhere] { UNIT($unit) } is displaced.
       *[other] { UNIT($unit) } is displaced from { PLACE($place) }.
    }
log-caesar-returns = Caesar joins the army in { PLACE($place) }.
log-germani-move =
    { $arrives ->
        [1] The Germani cross the Rhine to { PLACE($destination) }.
       *[0] The Germani move from { PLACE($origin) } to { PLACE($destination) }.
    }
log-independents =
    { $attacks ->
        [1] In { PLACE($place) } the tribe attacks: { DICE($dice) }.
       *[0] In { PLACE($place) } the tribe keeps quiet: { DICE($dice) }.
    }

## The log: battles, losses, sieges

log-submission = Submission to Caesar in { PLACE($place) }: { enemies }.
log-battle =
    { $kind ->
        [germani] Battle of { PLACE($place) }: { SIDE($side) } attacks the Germani, { $attack } against { $defence }.
        [independents] Battle of { PLACE($place) }: the tribe attacks { SIDE($enemy) }, { $attack } against { $defence }.
       *[ordinary] Battle of { PLACE($place) }: { SIDE($side) } attacks with { army }, { $attack } against { $defence } of { enemies }.
    }
    .heading = Battle of { PLACE($place) }
    .tick = { PLACE($place) }
log-battle-dice = The attacker rolls { DICE($dice) }, the defender { DICE($enemy_dice) }.
log-rerolls = { SIDE($side) } has a { $old } rerolled: { DICE($dice) }.
log-keeps-dice = { SIDE($side) } uses no reroll.
log-battle-result =
    { $winner ->
        [attacker] { SIDE($side) } wins at { PLACE($place) }, { $attack } to { $defence }.
        [defender] { SIDE($side) } is beaten at { PLACE($place) }, { $attack } to { $defence }.
       *[draw] The battle of { PLACE($place) } is drawn, { $attack } to { $defence }: the attacker retreats.
    }
log-reduced = A step lost: { UNIT($unit) }.
log-eliminated = Eliminated: { UNIT($unit) }.
log-removed = Back in the Holding Box: { UNIT($unit) }.
log-submits = The { UNIT($unit) } submit to Caesar.
log-town-removed = The Fortified Town of the { UNIT($unit) } in { PLACE($place) } is gone.
log-freed = Those inside { PLACE($place) } are free, and fight.
log-retreats =
    { $lost ->
        [0] { SIDE($side) } retreats, { PLACE($origin) } → { PLACE($destination) }: { army }.
        [one] { SIDE($side) } retreats, { PLACE($origin) } → { PLACE($destination) }: { army }. It costs a step.
       *[other] { SIDE($side) } retreats, { PLACE($origin) } → { PLACE($destination) }: { army }. It costs { $lost } steps.
    }
log-no-retreat = No retreat from { PLACE($place) } for { army }.
log-sortie = { SIDE($side) } sorties from { PLACE($place) } with { army }.
log-siege = { SIDE($side) } besieges { PLACE($place) }: { $attack } against { $defence }.
log-subjugation = Rome subjugates the Stronghold of { PLACE($place) } with { $attack }.
log-siege-roll =
    { $surrender ->
        [1] { PLACE($place) }: { DICE($dice) } with { $modifier } on the column { $column }: surrender.
       *[0] { PLACE($place) }: { DICE($dice) } with { $modifier } on the column { $column }: { $points ->
            [one] { $points } Siege Point
           *[other] { $points } Siege Points
        }, { $lost ->
            [0] no step lost
            [one] 1 step lost
           *[other] { $lost } steps lost
        }.
    }
log-surrenders = { PLACE($place) } surrenders to { SIDE($side) }.
log-captured = { SIDE($side) } takes { PLACE($place) }.

## The log: supply and winter

log-unsupplied = Out of supply, and home: { UNIT($unit) }.
log-attrition = The stack of { SIDE($side) } in { PLACE($place) } is out of supply and loses a step.
log-returns-home = Home in { PLACE($place) }: { UNIT($unit) }.
log-keeps = Rome keeps { UNIT($unit) } for the next year.
log-camps = Winter camp of { UNIT($unit) }: { PLACE($origin) } → { PLACE($destination) }.
log-winter-attrition = { UNIT($unit) } starves in { PLACE($place) }.

## Prompts, by kind of decision

ask-army-setup = In which Town of the Aedui does Caesar's army begin?
ask-legate-setup = Which Legate goes with Caesar, and which to Vienne?
ask-tribes =
    { $left ->
        [0] Place the Leader who arrives.
        [one] Place the Tribe that is left, or send it to the Council.
       *[other] Place the { $left } Tribes, or send them to the Council.
    }
ask-shift = Where does the displaced Influence marker go? End removes it.
ask-displacing = Which Tribe leaves the Council for the { UNIT($tribe) }?
ask-replacements =
    { $levied ->
        [0] { $steps ->
            [one] { $steps } replacement step: restore a Legion, or end.
           *[other] { $steps } replacement steps: restore Legions, or end.
        }
       *[other] Remove three Influence markers of Provincia for one step: { $levied } so far.
    }
ask-caesar = Where is Caesar placed?
ask-late-caesar = Caesar arrives late. Where?
ask-legates = Place the Legates.
ask-muster = Spring Muster: move Tribes and Leaders, or end.
ask-winter-campaign = Play Winter Campaign and go first, or pass?
ask-round =
    { $count ->
        [one] Play your last card.
       *[other] Play one of your { $count } cards.
    }
ask-reaction = Cancel { CARD($card) }, or pass?
ask-actions =
    { $ap ->
        [one] { $ap } Action Point: choose an action, or end.
       *[other] { $ap } Action Points: choose an action, or end.
    }
ask-council =
    { $count ->
        [0] Take Tribes out of the Council, or end.
        [one] Take Tribes and { $count } Influence marker out of the Council, or end.
       *[other] Take Tribes and { $count } Influence markers out of the Council, or end.
    }
ask-uprising = Which submitted Tribes rise? End when done.
ask-event =
    { $what ->
        [activate] { CARD($card) }: activate a Leader or unit, or end.
        [influence] { CARD($card) }: Influence, { $left } at most, or end.
        [remove-im] { CARD($card) }: remove an enemy Influence marker, or end.
        [flip-im] { CARD($card) }: replace an enemy Influence marker, or end.
        [devastate] { CARD($card) }: devastate a space, { $left } at most, or end.
        [draw-tribe] { CARD($card) }: place the Tribe.
        [raise-tribe] { CARD($card) }: place the Tribe, or end.
        [place-unit] { CARD($card) }: place the unit, or end.
        [summon-legate] { CARD($card) }: place the Legate, or end.
        [restore-step] { CARD($card) }: restore a Legion, or end.
        [upgrade-town] { CARD($card) }: strengthen a Fortified Town, or end.
        [step-loss] { CARD($card) }: which camp burns? Or end.
        [out-of-supply] { CARD($card) }: which Legions lack supply? Or end.
        [naval] { CARD($card) }: choose an ocean, or end.
       *[other] { CARD($card) }: choose, or end.
    }
ask-supply = Which stack out of supply loses a step next?
ask-winter-leaders = Where does the Leader spend the winter?
ask-keep-legate = Keep a Legate for the next turn, or end.
ask-camps = March Legions to their winter camps, or end.
ask-forage = Which Legion goes hungry?
ask-move = { UNIT($piece) } in { PLACE($space) }, { $left ->
        [one] { $left } MP
       *[other] { $left } MPs
    } left: plan the move and carry it out.
ask-intercept = The enemy is about to enter { PLACE($space) }. Who tries to intercept? Pass when done.
ask-sending = Who goes to intercept in { PLACE($space) }?
ask-scouts =
    { $modifier ->
        [0] { SIDE($side) } is about to roll. Play Scouts and Guides, or pass?
       *[other] { SIDE($side) } is about to roll with { $modifier }. Play Scouts and Guides, or pass?
    }
ask-back-up = The way to { PLACE($space) } is intercepted. Back up, or attack?
ask-lone-leaders = The enemy enters { PLACE($space) }. Try to avoid?
ask-defenders = The enemy enters { PLACE($space) }. Go inside, stand, or try to avoid battle?
ask-withdrawal = Where do those in { PLACE($space) } withdraw to?
ask-relief = Who sorties in { PLACE($space) } to help the Relief Army?
ask-reroll = { PLACE($space) }: attacker { $attack }, defender { $defence }. Reroll a die ({ $left } left), or pass?
ask-battle-surprise = { PLACE($space) }: attacker { $attack }, defender { $defence }. Play a Surprise card, or pass?
ask-elite-reroll = { PLACE($space) }: attacker { $attack }, defender { $defence }. Use the Elite unit for a reroll, or pass?
ask-losses = Choose who loses a step: { $hits } to lose.
ask-retreat = Where do those in { PLACE($space) } retreat to?
ask-germani-retreat = Where do the Germani go from { PLACE($space) }?
ask-stratagem = Siege of { PLACE($space) }, modifier { $modifier } by cards. Play Stratagem, or pass?
ask-treachery = Siege of { PLACE($space) }, { $points ->
        [one] { $points } Siege Point
       *[other] { $points } Siege Points
    }. Play Treachery, or pass?
ask-displacement =
    { $count ->
        [0] Where does Caesar go?
       *[other] Remove { $count } Roman Influence markers.
    }
ask-germani = Move the Germani, { $left } MPs left.

## Why not? Each reason stands after the number of its rule.

why-wait = it is for { SIDE($side) } to decide; now: { $phase }.
why-not-now = that is not possible now: { $phase }.
why-germani = the Germani are enemies of both sides.
why-not-yours = { UNIT($unit) } is not yours.
why-not-in-hand = { CARD($card) } is not in your hand.
why-redrawn = after a cancelled card the card that was drawn must be played.
why-colour = only { SIDE($side) } may use more of { CARD($card) } than its Action Points.
why-kind = { CARD($card) } cannot be used in this way.
why-needs-caesar = { CARD($card) } needs Caesar on the map.
why-no-effect = nothing of { CARD($card) } can take effect now.
why-closed = nobody enters { PLACE($place) }.
why-marked = { PLACE($place) } has a control marker already.
why-devastated = { PLACE($place) } is devastated.
why-enemies = enemy units are in { PLACE($place) }.
why-rome-only = only Rome places markers in Germania and Britannia.
why-not-adjacent = { PLACE($place) } is not next to a marker of yours that counts, and no unit of yours is there.
why-card-limits = the card does not allow { PLACE($place) }.
why-no-marker = there is no enemy Influence marker in { PLACE($place) }.
why-no-unit = no unit of yours is in { PLACE($place) }.
why-off-map = { UNIT($unit) } is not on the map.
why-used = { UNIT($unit) } was used in this card play already.
why-needs-leader = { UNIT($unit) } moves only with a Leader.
why-card-activates = the card does not activate { UNIT($unit) }.
why-besieged = { UNIT($unit) } is besieged and cannot leave alone.
why-need-end = something must be chosen first.
why-need-pass = something must be chosen first.
why-need-army = Caesar needs a Roman space with a Supply Path to Rome, without enemies.
why-need-tribe = a Tribe needs a Town of its Province without Roman marker, Roman pieces or Germani.
why-need-council = the Council Box has no room for it.
why-need-displace = that Tribe cannot make room.
why-need-submit = a Tribe submits only without any other place.
why-need-shift = the marker goes to a free Town of the Province.
why-need-restore = it takes a step, and a reduced Legion with a Supply Path to Rome.
why-need-return = it takes two steps, and a Roman City or a Legion with a Supply Path to Rome.
why-need-emergency = it takes three Roman markers of Provincia, and a Legion that lacks a step.
why-need-legate = a Legate goes to a Legion or a Roman Walled City.
why-need-keep = only a Legate on the map can be kept.
why-need-muster = it is too far, or closed by Romans, the Germani or a possible Interception.
why-need-remove = no such marker may be removed there.
why-need-devastate = it must be with or next to Vercingetorix, without walls, Romans or Roman marker.
why-need-store = only Gaul stores markers, six at most.
why-need-open-council = nothing in the Council has a legal place.
why-need-uprising = no submitted Tribe has a legal space.
why-need-unit = the unit needs a place outside a siege.
why-need-upgrade = there is no plain Fortified Town.
why-need-supremacy = only an ocean can be chosen.
why-need-target = that space does not fit.
why-need-germani = the Germani enter no space with pieces, a Town or a City.
why-need-take = it is not here, was used already, or outranks the Leader.
why-need-take-all = there is nobody to pick up here.
why-need-drop = it does not move along, or was just picked up.
why-need-step = the space is not adjacent, costs too many MPs, or may not be entered.
why-need-clear = it takes 2 MPs, a CU and an enemy marker without enemy units.
why-need-siege = it takes 3 MPs, a CU, and an enemy Fortified Location without a roll in this card play.
why-need-sortie = nobody who could sortie is besieged here.
why-need-march = there is no plan to carry out.
why-need-replan = nothing is left of an earlier plan.
why-need-intercept = that stack cannot intercept there.
why-need-send = it cannot go.
why-need-send-all = they cannot all go.
why-need-back-up = it cannot back up.
why-need-inside = there are no walls of its own, or it is inside.
why-need-inside-all = there are no walls of their own.
why-need-avoid = they cannot avoid here.
why-need-withdraw = it may not go there.
why-need-withdraw-all = they may not all go there.
why-need-join = it is not besieged here, or cannot sortie.
why-need-join-all = nobody who could sortie is besieged here.
why-need-reroll = no reroll is left.
why-need-lose = it is not there, or others must be chosen first.
why-need-retreat = it may not retreat there.
why-need-retreat-all = they may not all retreat there.
why-need-retreat-inside = there are no walls of its own.
why-need-camp = it is more than 3 MPs away, closed, or the Legion has marched.

## Phases, in reasons

phase-army-setup-waits = Rome sets up Caesar's army
phase-legate-setup-waits = Rome places the first Legates
phase-tribes-waits = Gaul places the Tribes of this turn
phase-shift-waits = Gaul moves a displaced marker
phase-displacing-waits = Gaul makes room in the Council
phase-replacements-waits = Rome restores Legions
phase-caesar-waits = Rome places Caesar
phase-late-caesar-waits = Caesar arrives late
phase-legates-waits = Rome places the Legates
phase-muster-waits = the Spring Muster
phase-winter-campaign-waits = Rome may play Winter Campaign
phase-round-waits = a card is to be played
phase-reaction-waits = a card may be cancelled
phase-actions-waits = Action Points are spent
phase-event-waits = a card is carried out
phase-council-waits = the Council is open
phase-uprising-waits = a Major Uprising
phase-supply-waits = a stack is out of supply
phase-winter-leaders-waits = Gallic Leaders are placed for the winter
phase-keep-legate-waits = Rome may keep a Legate
phase-camps-waits = Legions march to winter camp
phase-forage-waits = Rome says which Legions go hungry
phase-move-waits = a move is planned
phase-intercept-waits = the enemy may be intercepted
phase-sending-waits = interceptors are sent
phase-scouts-waits = a Surprise card may be played
phase-back-up-waits = the mover may back up
phase-lone-leaders-waits = a lone Leader may avoid
phase-defenders-waits = the defenders choose
phase-withdrawal-waits = units avoid battle
phase-relief-waits = besieged units may sortie
phase-reroll-waits = dice may be rerolled
phase-battle-surprise-waits = a Surprise card may be played
phase-elite-reroll-waits = an Elite unit may be used
phase-losses-waits = losses are taken
phase-retreat-waits = units retreat
phase-stratagem-waits = a Surprise card may be played
phase-treachery-waits = a Surprise card may be played
phase-displacement-waits = Caesar is displaced
phase-germani-waits = the Germani move
phase-germani-retreat-waits = the Germani retreat

## Phases: heading, and what the decision is about

phase-army-setup-heading = Setup
phase-army-setup-hint = Caesar begins with six Legions in a Town of the Aedui.
phase-legate-setup-heading = Setup
phase-legate-setup-hint = One of the two Legates goes with Caesar, the other to Vienne.
phase-tribes-heading = Gallic reinforcements
phase-tribes-hint = Each Tribe goes into its Province with a Fortified Town, or waits in the Gallic Council Box.
phase-shift-heading = Gallic reinforcements
phase-shift-hint = The marker that the Fortified Town displaces may move to another Town.
phase-replacements-heading = Roman replacements
phase-replacements-hint = Two steps restore Legions; three markers from Provincia give one more.
phase-caesar-heading = Caesar returns
phase-caesar-hint = On a Roman space with a Supply Path to Rome.
phase-legates-heading = Legates
phase-legates-hint = With a Legion, or in a Roman Walled City.
phase-muster-heading = Spring Muster
phase-muster-hint = Each Tribe and Gallic Leader may move 3 MPs, clear of the Legions.
phase-winter-campaign-heading = Start of the Strategy Phase
phase-winter-campaign-hint = Whoever holds Winter Campaign may play it now and lead every round.
phase-round-heading = A card
phase-round-hint = Play a card: its Event, its Bonus with its Action Points, or the points alone.
phase-reaction-heading = Reaction
phase-reaction-hint = The Reaction cancels the card before it takes effect.
phase-actions-heading = Actions
phase-actions-hint = Each Action Point activates a Leader or unit, places an Influence marker, or converts one.
phase-event-heading = A card takes effect
phase-event-hint = The card says what may be done. You may do less.
phase-council-heading = Gallic Council
phase-council-hint = Take out what you like; each needs a legal space.
phase-uprising-heading = Major Uprising
phase-uprising-hint = Submitted Tribes return at their present strength, each in its Province.
phase-move-heading = Movement
phase-move-hint = Plan the move step by step: pick up, go on, drop off, besiege. Then carry it out.
phase-intercept-heading = Interception
phase-intercept-hint = Two dice and the Leader's rating: 9 or more, and the stack arrives first.
phase-sending-heading = Interception
phase-sending-hint = Any part of the stack may go.
phase-scouts-heading = Scouts and Guides
phase-scouts-hint = Scouts and Guides changes the dice of this attempt by 3.
phase-back-up-heading = Intercepted
phase-back-up-hint = On 9 or more the Army stays where it was, and its move is over.
phase-defenders-heading = An enemy arrives
phase-defenders-hint = Go inside the walls, stand and fight, or try to avoid the battle.
phase-withdrawal-heading = Avoid Battle
phase-withdrawal-hint = The space is chosen after the dice; each has its own modifiers.
phase-relief-heading = Relief
phase-relief-hint = Besieged units may attack together with the Relief Army.
phase-reroll-heading = Battle
phase-reroll-hint = Reroll one of your dice, or make the enemy reroll one. Attacker first, in turn.
phase-battle-surprise-heading = Battle
phase-battle-surprise-hint = A Surprise card may give more rerolls.
phase-elite-reroll-heading = Battle
phase-elite-reroll-hint = An Elite unit gives one more reroll; on a 1 or 6 it loses a step.
phase-losses-heading = Losses
phase-losses-hint = You choose who loses a step. Hired units come last.
phase-retreat-heading = Retreat
phase-retreat-hint = Enemy markers and the Channel cost a step.
phase-stratagem-heading = Siege
phase-stratagem-hint = Stratagem changes the siege roll by 2.
phase-treachery-heading = Siege
phase-treachery-hint = Treachery changes the Siege Points by 1.
phase-displacement-heading = A Leader is displaced
phase-displacement-hint = Caesar's defeat costs three Roman markers.
phase-germani-heading = The Germani
phase-germani-hint = The Germani enter no space with pieces, a Town or a City.
phase-supply-heading = Supply
phase-supply-hint = A stack out of supply with three steps or more loses one.
phase-camps-heading = Winter camps
phase-camps-hint = Legions march 3 MPs. Two winter safely in a neutral space, four with a Roman marker.
phase-forage-heading = Winter camps
phase-forage-hint = Legions beyond the Forage Level lose a step.
phase-displacing-heading = Gallic reinforcements
phase-displacing-hint = The Council Box is full. The Tribe that leaves it is placed in its Province, or submits.
phase-late-caesar-heading = Caesar returns
phase-late-caesar-hint = Caesar was delayed. Place this Leader on a Roman space with a Supply Path to Rome.
phase-lone-leaders-heading = A Leader alone
phase-lone-leaders-hint = Leaders without units cannot fight: on 9 or more they get away, otherwise they are displaced.
phase-battle-heading = Battle
phase-siege-heading = Siege
phase-germani-retreat-heading = The Germani
phase-germani-retreat-hint = The opponent of the side that beat the Germani says where they go.
phase-winter-leaders-heading = Winter
phase-winter-leaders-hint = In a Gallic space of the Leader's region, without Legions.
phase-keep-legate-heading = Winter
phase-keep-legate-hint = The Legate whom you keep comes back next turn for certain; the others return to the cup.
phase-over-heading = The war is over

## Why a game ended

end-recall = the Senate recalls Caesar: three Governance points or fewer
end-conquest = Gaul is conquered: no Fortified Town is left, and Rome controls most Provinces
end-enough-points = Rome has the Victory Points it needs
end-too-few-points = Rome has too few Victory Points after the last turn

## Questions about odds, and about what the map shows, that have no answer

odds-siege-weak = 14.3.2: with less than 1-2 no siege roll may be made.
odds-no-battle = No battle is fought. Name a space and the pieces that attack it: '{ $example }'.
odds-mixed = The pieces are not of one side.
odds-nobody = In { PLACE($place) } nobody would be attacked.
odds-roles = The pieces of each role must be of one side, and of different sides.
odds-no-units = Each side needs a Combat Unit at least.
inspect-unknown = Nothing is known of '{ $word }'. Ask about: { LIST($near) }.
inspect-supply = Name a side and a space: '{ $example }'.
inspect-no-unit = No unit of that side is in { PLACE($place) }.
inspect-nobody = Nobody is activated. Name a piece: '{ $example }'.
inspect-not-activated = { UNIT($unit) } cannot be activated.
inspect-not-picked-up = Some of these pieces cannot be picked up there.
inspect-no-names = { $question ->
        [route] This is about the plan of the move; it takes no names.
        [reaction] This is about what is asked now; it takes no names.
       *[camps] This is about all Legions; it takes no names.
    }
inspect-siege = Name a space and perhaps a Leader: '{ $example }'.
inspect-no-siege = Nobody could besiege { PLACE($place) } now.
inspect-no-reaction = Nobody is asked for a reaction now.

### Texts of the page about Julius Caesar.

## cards.ts

julius-caesar-move = { $n ->
        [one] Marsch
       *[other] Märsche
    }
julius-caesar-levy = { $n ->
        [one] Aush.
       *[other] Aush.
    }

## choices.ts

julius-caesar-stay-in-place = In { $place } bleiben
julius-caesar-play-card-text = { $card } spielen: { $text }
julius-caesar-discard-card-text = { $card } ablegen: { $text }
julius-caesar-block-other-place = { $block } mit { $other } in { $place }
julius-caesar-retreat-to-place = Rückzug nach { $place }
julius-caesar-retreat-aboard-ship-place = Rückzug zu Schiff nach { $place }
julius-caesar-aboard-ship = zu Schiff
julius-caesar-fire = Zuschlagen
julius-caesar-pass = Passen
julius-caesar-who-takes-the-hit = Wer steckt den Treffer ein?
julius-caesar-takes-the-hit = Steckt den Treffer ein
julius-caesar-disband-block = { $block } entlassen
julius-caesar-raise-block = { $block } verstärken
julius-caesar-raise-block-strength-next = { $block } stärken: { $strength } → { $next }
julius-caesar-levy-pool = Aushebungsvorrat
julius-caesar-block-in-place = { $block } in { $place }
julius-caesar-levy-here = hier ausheben
julius-caesar-main-attack-on-place = Hauptangriff auf { $place }
julius-caesar-from-place = Von { $place }
julius-caesar-battle-of-place = Schlacht von { $place }
julius-caesar-enemy-block = { $n ->
        [one] { $n } feindlicher Block
       *[other] { $n } feindliche Blöcke
    }
julius-caesar-attack-block = { $n ->
        [one] { $n } Block angreifen
       *[other] { $n } Blöcke angreifen
    }
julius-caesar-aboard-ship-to-place = zu Schiff nach { $place }
julius-caesar-road-takes-left-more = Straße fasst noch { $left }

## component-index.ts

julius-caesar-major-road = Hauptstraße
julius-caesar-minor-road = Nebenstraße
julius-caesar-strait = Meerenge
julius-caesar-open-sea = offene See
julius-caesar-sea = Meer
julius-caesar-shore = Küste
julius-caesar-port = Hafen
julius-caesar-name-side = { $name } (von { $side })
julius-caesar-major-port = Großhafen

## guide.ts

julius-caesar-one-year-war-as = Ein Jahr des Krieges als Caesar, mit einem Lehrer: Karten, Märsche, eine Schlacht und ein Winter.
julius-caesar-marches = Märsche
julius-caesar-a-battle = Eine Schlacht
julius-caesar-winter = Winter
julius-caesar-welcome-caesar = Willkommen, Caesar
julius-caesar-command-red-blocks-can = Du befehligst die roten Blöcke und kannst sie lesen. Die des Pompeius sind grün und zeigen dir den Rücken: Was sie sind, erfährst du, wenn du gegen sie kämpfst.
julius-caesar-dots-top-block-strength = Die Punkte oben sind die Stärke eines Blocks: So viele Würfel wirft er. C2 heißt: Er kommt als Dritter dran (A, B, C, D) und trifft mit 1 oder 2.
julius-caesar-what-wins-the-war = Was den Krieg gewinnt
julius-caesar-city-star-counts-point = Eine Stadt mit einem Stern zählt einen Punkt für den, der sie hält, zwei Sterne zwei; jeder getötete feindliche Feldherr einen mehr. Wer am Ende eines Jahres 10 Punkte hat, hat gewonnen.
julius-caesar-year-has-five-turns = Ein Jahr hat fünf Runden und einen Winter. Das erste spielen wir gemeinsam. Berühre deine Punkte, um zu sehen, woher sie kommen.
julius-caesar-six-cards-five-turns = Sechs Karten, fünf Runden
julius-caesar-put-away-card-like = Leg die Karte weg, die dir am wenigsten gefällt. Mit der im Ring kannst du am wenigsten tun.
julius-caesar-3-1-means-three = 3/1 heißt drei Märsche und eine Aushebung. Ein Gott hat stattdessen eine eigene Macht; heb ihn dir auf.
julius-caesar-a-card-in-secret = Eine Karte im Geheimen
julius-caesar-play-card-many-moves = Spiel eine Karte mit vielen Märschen. Pompeius wählt die seine zur selben Zeit, und keiner sieht die des anderen, bevor beide daliegen.
julius-caesar-whoever-has-more-moves = Wer mehr Märsche hat, beginnt. Als Zweiter ist es oft besser: Vor den Schlachten antwortet dir niemand mehr.
julius-caesar-cross-the-rubicon = Über den Rubikon
julius-caesar-now-touch-rome-places = Berühre nun Rom. Orte, die aufleuchten, sind zu erreichen.
julius-caesar-touch-caesar-ravenna-then = Berühre Caesar in Ravenna, dann Rom: Es hat zwei Sterne, und niemand steht dort.
julius-caesar-block-may-go-one = Ein Block geht eine Stadt weit und greift an oder zwei Städte weit ohne Angriff. Auf dem Telefon siehst du mit zwei Fingern mehr von der Karte.
julius-caesar-an-army-marches-together = Ein Heer marschiert gemeinsam
julius-caesar-send-legio-13-after = Schick Legio 13 hinterher. Das kostet nicht mehr: Ein Marsch setzt einen Ort in Bewegung, und alle seine Blöcke dürfen gehen.
julius-caesar-roads-take-few-blocks = Straßen fassen nur wenige Blöcke auf dem Weg in eine Schlacht: vier eine Hauptstraße, zwei eine Nebenstraße. Du kannst auch „alle hier, die können, gehen mit“ ankreuzen.
julius-caesar-attack = Angriff
julius-caesar-march-piece-into-place = Marschiere mit { $piece } nach { $place }, wo Blöcke des Pompeius stehen. Ein Marsch unter Feinde ist ein Angriff.
julius-caesar-bring-more-blocks-than = Komm mit mehr Blöcken, als du antriffst. Geschlagen wird nach allen Märschen und Aushebungen; bis dahin nimmst du mit U alles zurück.
julius-caesar-levies = Aushebungen
julius-caesar-levy-makes-block-one = Eine Aushebung macht einen Block eine Stufe stärker oder bringt einen neuen aus dem Vorrat in seine Stadt. Der Ring zeigt einen, den du nehmen könntest.
julius-caesar-legions-come-where-their = Legionen kommen dort, wo ihre Heimatstadt dein ist. Ausgehoben wird nach den Märschen; ein neuer Block greift also nie gleich an.
julius-caesar-the-battle-board = Das Schlachtfeld
julius-caesar-both-lines-lie-open = Beide Reihen liegen nun offen. A handelt vor B vor C, und bei jedem Buchstaben der Verteidiger zuerst. Der Angreifer hat vier Kampfrunden; hat er bis dahin nicht gewonnen, muss er sich zurückziehen.
julius-caesar-button-odds-below-says = Der Knopf Aussichten unten sagt, wie das wohl ausgeht.
julius-caesar-block-turn-let-fire = Dieser Block ist dran. Lass ihn zuschlagen: ein Würfel für jede Stufe, und jeder Würfel bis zu seiner Zahl trifft.
julius-caesar-instead-firing-could-retreat = Statt zuzuschlagen könnte er sich zurückziehen oder passen. Treffer gehen an den stärksten feindlichen Block.
julius-caesar-a-hit-on-you = Ein Treffer für dich
julius-caesar-strongest-block-takes-hit = Dein stärkster Block steckt den Treffer ein. Mehrere sind gleich stark: Sag, welcher eine Stufe verliert.
julius-caesar-the-next-turn = Die nächste Runde
julius-caesar-turn-over-cards-marches = Eine Runde ist vorbei: Karten, Märsche, Aushebungen, Schlachten. Vier weitere machen das Jahr. Wähl deine nächste Karte; von hier an kennst du den Weg.
julius-caesar-button-hint-i-tells = Der Knopf Rat, oder I, sagt, was der Computer an deiner Stelle täte, und warum. Probier ihn, wann du willst.
julius-caesar-year-over-armies-eat = Das Jahr ist vorbei, die Punkte werden gezählt: Caesar hat { $caesar }, Pompeius { $pompey }. Niemand hat zehn, also geht der Krieg weiter. Nun kommt der Winter: Schiffe verlassen das Meer, und Heere müssen essen.
julius-caesar-year-over-winter-was = Das Jahr ist vorbei: Caesar hat { $caesar } Punkte, Pompeius { $pompey }. Niemand hat zehn, also geht der Krieg weiter. Auch der Winter ist vorbei: { $moved ->
        [0] niemand musste ziehen
        [one] ein Block zog ins Winterquartier
       *[other] { $moved } Blöcke zogen ins Winterquartier
    }, und { $disbanded ->
        [0] kein Block wurde heimgeschickt
        [one] ein Block wurde heimgeschickt
       *[other] { $disbanded } Blöcke wurden heimgeschickt
    }.
julius-caesar-city-feeds-three-blocks = Eine Stadt ernährt drei Blöcke und einen mehr für jeden ihrer Sterne. Schiffe gehen von See in einen Hafen.
julius-caesar-you-know-the-game = Du kannst das Spiel
julius-caesar-war-over-already-have = Dieser Krieg ist schon vorbei! Du hast Karten gespielt, bist marschiert, hast gekämpft und überwintert: alles, was es in einem Jahr gibt.
julius-caesar-have-played-year-cards = Du hast ein Jahr gespielt: Karten, Märsche, Aushebungen, Schlacht und Winter. Neue Karten sind gegeben. Spiel weiter oder beginne eine eigene Partie.
julius-caesar-rules-hand-under-r = Die Regeln findest du unter R, einen Rat unter I. Klick an, was nicht angeboten wird, und du erfährst, welche Regel es verbietet.
julius-caesar-put-away-card-like-least = Leg die Karte weg, die dir am wenigsten gefällt.
julius-caesar-turn-turn-of-5 = Runde { $turn } von 5
julius-caesar-choose-card-turn = Wähl eine Karte für diese Runde.
julius-caesar-many-moves-win-cities = Viele Märsche, um Städte zu gewinnen, viele Aushebungen, um zu ersetzen, was du verloren hast.
julius-caesar-march = Marsch
julius-caesar-march-as-like-end = Marschiere, wie du magst, oder beende die Bewegung.
julius-caesar-could-attack-place-piece = Du könntest { $place } mit { $piece } angreifen. Es steht dir frei, etwas anderes zu tun.
julius-caesar-could-send-piece-place = Du könntest { $piece } nach { $place } schicken. Es steht dir frei, etwas anderes zu tun.
julius-caesar-one-city-more = Noch eine Stadt?
julius-caesar-block-has-not-attacked = Dieser Block hat nicht angegriffen und könnte eine Stadt weiter gehen. Lass ihn stehen oder berühre die nächste Stadt.
julius-caesar-make-block-stronger-bring = Mach einen Block stärker oder hol einen neuen, solange du Aushebungen übrig hast.
julius-caesar-battle = Schlacht
julius-caesar-victory = Sieg
julius-caesar-field-yours-blocks-victor = Das Feld ist dein. Blöcke des Siegers dürfen eine Straße weiterziehen; hier bleibst du am besten.
julius-caesar-your-choice = Deine Wahl
julius-caesar-god-has-spoken-read = Ein Gott hat gesprochen. Lies, was die Karte tut, und wähl einen der hellen Orte; oder lass es.
julius-caesar-pompey-turn = Pompeius ist am Zug
julius-caesar-computer-plays-what-does = Der Computer spielt. Was er tut, erzählt die Chronik, soweit du es wissen darfst.
julius-caesar-block-turn-fire-leave = Dieser Block ist dran: zuschlagen oder das Feld verlassen.
julius-caesar-say-which-block-takes = Sag, welcher Block den Treffer einsteckt.
julius-caesar-several-battles-due-choose = Mehrere Schlachten stehen an. Du wählst, welche zuerst geschlagen wird.
julius-caesar-blocks-came-more-than = Deine Blöcke kamen auf mehr als einer Straße. Die des Hauptangriffs kämpfen sofort, die anderen eine Kampfrunde später.
julius-caesar-bring-ship-into-one = Bring dein Schiff in einen deiner Häfen: Auf See kann es nicht überwintern.
julius-caesar-there-too-many-blocks = Hier stehen mehr Blöcke, als die Stadt ernährt. Schick einen in den Vorrat; er kann wieder ausgehoben werden.
julius-caesar-may-send-blocks-home = Du darfst jetzt Blöcke heimschicken, um sie nächstes Jahr anderswo auszuheben. Nötig ist es nicht: Entlass niemanden.

## scene.ts

julius-caesar-eliminated-back-next-year = Vernichtet, nächstes Jahr zurück
julius-caesar-waiting-for-their-hour = Warten auf ihre Stunde
julius-caesar-points = Punkte
julius-caesar-no-points-yet = noch keine Punkte
julius-caesar-goal-points-end-year = { $goal } Punkte am Ende eines Jahres siegen.
julius-caesar-a-block-of-side = ein Block ({ $side })
julius-caesar-eliminated-enemies = Vernichtete Feinde
julius-caesar-leaders-killed = Gefallene Feldherren
julius-caesar-attacks = greift an
julius-caesar-defends = verteidigt
julius-caesar-side-strikes-first = { $side } schlägt zuerst zu
julius-caesar-name-killed-1 = { $name } gefallen 1
julius-caesar-move-left = { $n ->
        [one] Marsch übrig
       *[other] Märsche übrig
    }
julius-caesar-levy-left = { $n ->
        [one] Aushebung übrig
       *[other] Aushebungen übrig
    }
julius-caesar-swap-left = { $n ->
        [one] Tausch übrig
       *[other] Tausche übrig
    }
julius-caesar-year = Jahr
julius-caesar-turn = Runde

## texts.ts

julius-caesar-rome-war-itself-five = Rom liegt im Krieg mit sich selbst: fünf Jahre, jedes mit fünf Runden.
julius-caesar-hold-cities-stars-kill = Halte die Städte mit Sternen und töte feindliche Feldherren: Mit 10 Punkten am Ende eines Jahres gewinnst du, oder mit mehr als der andere nach dem fünften.
julius-caesar-each-turn-both-sides = In jeder Runde spielen beide Seiten im Geheimen eine Karte. Mit 3/1 setzt du drei Orte in Bewegung und hebst einmal aus.
julius-caesar-blocks-hide-what-they = Blöcke verbergen, was sie sind, bis beide Seiten an einem Ort aufeinandertreffen und kämpfen.
julius-caesar-moves-lost =
    { $n ->
        [one] 1 Bewegung verfällt
       *[other] { $n } Bewegungen verfallen
    }
julius-caesar-levies-lost =
    { $n ->
        [one] 1 Aushebung verfällt
       *[other] { $n } Aushebungen verfallen
    }
julius-caesar-god-wasted = die Karte bleibt ohne Wirkung
julius-caesar-year-turn-short = { $year }, Runde { $turn }
julius-caesar-at-the-start = am Anfang
julius-caesar-never-seen = nicht gesehen, seit er ausgehoben wurde oder zog
julius-caesar-seen-at-start = aufgestellt in { $place } mit { $strength }
julius-caesar-seen-in-battle = kämpfte in { $place } mit { $strength } ({ $when })
julius-caesar-seen-by-jupiter = von Jupiter gezeigt in { $place } mit { $strength } ({ $when })
julius-caesar-these-are-there = { COUNT($blocks) ->
        [one] { LIST($blocks) } steht da.
       *[other] { LIST($blocks) } stehen da.
    }
julius-caesar-rest-are-among = { $n ->
        [one] Noch einer ist unter diesen { $of }.
       *[other] Noch { $n } sind unter diesen { $of }.
    }
julius-caesar-stack-of-side = { $n ->
        [one] 1 verdeckter Block von { $side }
       *[other] { $n } verdeckte Blöcke von { $side }
    }

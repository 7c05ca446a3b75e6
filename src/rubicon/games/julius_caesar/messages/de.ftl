### Julius Caesar in Worten. Die Fakten jedes Ereignisses stehen in text/events.py.

## Namen, die auf Deutsch anders lauten als auf der Karte

side-caesar = Caesar
    .genitive = Caesars
side-pompey = Pompeius
    .genitive = Pompeius’
card-mercury = Mercurius
card-neptune = Neptunus
card-vulcan = Vulcanus
block-pompey = Pompeius
own-block-pompey = Pompeius
own-block-p-elephant = Elefant
block-c-equitatus-1 = Caesars Equitatus 1
block-c-equitatus-2 = Caesars Equitatus 2
block-c-equitatus-3 = Caesars Equitatus 3
block-c-equitatus-4 = Caesars Equitatus 4
block-c-auxilia-1 = Caesars Auxilia 1
block-c-auxilia-2 = Caesars Auxilia 2
block-c-auxilia-3 = Caesars Auxilia 3
block-c-auxilia-4 = Caesars Auxilia 4
block-c-ballista = Caesars Ballista
block-c-navis-1 = Caesars Navis 1
block-c-navis-2 = Caesars Navis 2
block-c-navis-3 = Caesars Navis 3
block-c-navis-4 = Caesars Navis 4
block-c-navis-5 = Caesars Navis 5
block-p-equitatus-1 = Pompeius’ Equitatus 1
block-p-equitatus-2 = Pompeius’ Equitatus 2
block-p-equitatus-3 = Pompeius’ Equitatus 3
block-p-elephant = Pompeius’ Elefant
block-p-auxilia-1 = Pompeius’ Auxilia 1
block-p-auxilia-2 = Pompeius’ Auxilia 2
block-p-auxilia-3 = Pompeius’ Auxilia 3
block-p-auxilia-4 = Pompeius’ Auxilia 4
block-p-ballista = Pompeius’ Ballista
block-p-navis-1 = Pompeius’ Navis 1
block-p-navis-2 = Pompeius’ Navis 2
block-p-navis-3 = Pompeius’ Navis 3
block-p-navis-4 = Pompeius’ Navis 4
block-p-navis-5 = Pompeius’ Navis 5

## Was Karten tun

card-text-apollo = Wiederholt die Karte, die dein Feind zuletzt gespielt hat.
card-text-jupiter = Ein feindlicher Block neben einer deiner Städte läuft zu dir über.
card-text-mars = Eine Gruppe Landblöcke zieht und schlägt in einer Schlacht zuerst zu.
card-text-mercury = Eine Gruppe Landblöcke zieht, jeder eine Stadt weiter als sonst.
card-text-neptune = Eine Gruppe Schiffe zieht und schlägt in einer Schlacht zuerst zu.
card-text-pluto = Eine Gruppe Landblöcke zieht; auf jeder Straße dürfen mehr von ihnen angreifen.
card-text-vulcan = Jeder Block in einer feindlichen Stadt verliert eine Stufe.
command = { command.moves }, { command.levies }
    .moves =
        { $moves ->
            [one] { $moves } Marsch
           *[other] { $moves } Märsche
        }
    .levies =
        { $levies ->
            [one] { $levies } Aushebung
           *[other] { $levies } Aushebungen
        }

## Was von hinten von einem Block zu sehen ist

unknown-block = Ein Block
unknown-block-in-colour = Ein Block in { SIDE($side, form: "genitive") } Farbe
unknown-navis = Eine Navis
unknown-new-block = Ein neuer Block

## Die Chronik

log-year = Das Jahr { $year } beginnt.
    .mark = Jahr { $year }
log-turn = Jahr { $year }, Runde { $turn }.
    .mark = Runde { $turn }
    .tick = { $turn }
log-dealt = Du bekommst { CARD($cards) }.
log-swap = { BLOCK($block) } und { BLOCK($other) } tauschen die Plätze.
log-discard = Du legst { CARD($card) } ab.
log-play = Du spielst { CARD($card) }, verdeckt.
log-reveal = { SIDE("caesar") } spielt { CARD($caesar) }, { SIDE("pompey") } spielt { CARD($pompey) }.
log-cancelled = Zwei Götter heben einander auf; die Runde endet.
log-first = { SIDE($side) } ist Spieler 1.
log-half =
    { $copied ->
        [1] { log-half.copy } { log-half.does }
       *[0] { log-half.does }
    }
    .copy = { CARD("apollo") } wiederholt { CARD($card) }.
    .does =
        { $god ->
            [1] { SIDE($side) } ruft { CARD($card) } an.
           *[0] { SIDE($side) } zieht.
        }
    .heading =
        { $copied ->
            [1] { CARD("apollo") } wiederholt { CARD($card) }
           *[0] { $god ->
                [1] { SIDE($side) } ruft { CARD($card) } an
               *[0] { SIDE($side) } zieht
            }
        }
log-loyal = { BLOCK($block) } { ROMAN($strength) } in { PLACE($place) } bleibt treu, verliert aber eine Stufe.
log-defects = { BLOCK($block) } in { PLACE($place) } läuft zu { SIDE($side) } über.
log-welcome = Der Überläufer geht von { PLACE($origin) } nach { PLACE($destination) }.
log-strike = { CARD("vulcan") } trifft { PLACE($place) }: Jeder Block dort verliert eine Stufe.
log-march = { BLOCK($block) }: { PLACE($origin) } → { PLACE($destination) }.
log-sail = { BLOCK($block) } zu Schiff: { PLACE($origin) } → { PLACE($destination) }.
log-main-attack = { SIDE($side, form: "genitive") } Hauptangriff auf { PLACE($place) } kommt aus { PLACE($origin) }.
log-surprise = { SIDE($side) } wird in { PLACE($place) } zuerst zuschlagen.
log-raise = { BLOCK($block) } in { PLACE($place) } wird auf { ROMAN($strength) } verstärkt.
log-levy = { BLOCK($block) } wird in { PLACE($place) } ausgehoben.
log-battle =
    { $surprise ->
        [1] { log-battle.heading }. { SIDE($side) } schlägt zuerst zu.
       *[0] { log-battle.heading }.
    }
    .heading = Schlacht von { PLACE($place) }: { SIDE($side) } greift an
log-round = Kampfrunde { $number }. { LIST($armies, between: "; ") }.
army =
    { COUNT($blocks) ->
        [0] { SIDE($side) }: niemand
       *[other] { SIDE($side) }: { LIST($blocks) }
    }
fighter = { BLOCK($block) } { ROMAN($strength) }
log-disrupted = { SIDE($side, form: "genitive") } Reserven finden ihre Hauptmacht nicht mehr vor: Jede verliert eine Stufe.
log-reversal = { SIDE($side) } ist nun der Angreifer.
log-fire =
    { $hits ->
        [0] { BLOCK($block) } würfelt { DICE($dice) } und trifft nicht.
        [1] { BLOCK($block) } würfelt { DICE($dice) } und erzielt einen Treffer.
       *[other] { BLOCK($block) } würfelt { DICE($dice) } und erzielt { $hits } Treffer.
    }
log-pass = { BLOCK($block) } passt.
log-hit = { BLOCK($block) } steckt einen Treffer ein.
log-eliminated =
    { $kind ->
        [cleopatra] { BLOCK($block) } geht zu { SIDE($enemy) } über.
        [leader] { BLOCK($block) } fällt! Ein Punkt für { SIDE($enemy) }.
       *[other] { BLOCK($block) } ist vernichtet.
    }
log-retreat = { BLOCK($block) } zieht sich nach { PLACE($destination) } zurück.
log-sea-retreat = { BLOCK($block) } zieht sich zu Schiff nach { PLACE($destination) } zurück.
log-victory =
    { $side ->
        [nobody] In { PLACE($place) } ist niemand übrig.
       *[other] { SIDE($side) } gewinnt die Schlacht von { PLACE($place) }.
    }
log-regroup = { BLOCK($block) } gruppiert um: { PLACE($origin) } → { PLACE($destination) }.
log-home =
    { $changed ->
        [1] Winter. { BLOCK("cleopatra") } kehrt nach { PLACE("alexandria") } heim und schließt sich { SIDE($side) } an.
       *[0] Winter. { BLOCK("cleopatra") } kehrt nach { PLACE("alexandria") } heim.
    }
    .heading = Winter
log-score = Nach dem Jahr { $year }: { SIDE("caesar") } { $caesar } SP, { SIDE("pompey") } { $pompey } SP.
log-winter = { BLOCK($block) } überwintert: { PLACE($origin) } → { PLACE($destination) }.
log-disband = { BLOCK($block) } in { PLACE($place) } wird entlassen.
log-over =
    { $side ->
        [nobody] Der Krieg endet unentschieden.
       *[other] { SIDE($side) } gewinnt den Krieg.
    }

## Fragen, nach der Art der Entscheidung

ask-deploy = { SIDE($side) }: Tausche Blöcke, bevor der Krieg beginnt, oder beende.
ask-discard = { SIDE($side) }: lege eine deiner sechs Karten ab.
ask-play = { SIDE($side) }: spiele eine Karte, verdeckt.
ask-defection = { CARD("jupiter") }: An welchem Ort soll ein zufällig gezogener feindlicher Block überlaufen? Oder beende.
ask-welcome = Der Überläufer aus { PLACE($place) } schließt sich dir an. In welcher Stadt?
ask-eruption = { CARD("vulcan") }: In welcher Stadt soll jeder Block eine Stufe verlieren? Oder beende.
ask-movement = { SIDE($side) }: Ziehe mit einem Block oder beende die Bewegung. Marschpunkte übrig: { $points }.
ask-marching = { OWN_BLOCK($block) }, jetzt in { PLACE($place) }: wohin weiter?
ask-main-attack = Welches ist dein Hauptangriff auf { PLACE($place) }?
ask-surprise = In welcher Schlacht schlagen deine Blöcke zuerst zu? Oder beende, für keine.
ask-levies = { SIDE($side) }: Hebe aus oder beende die Aushebungen. Aushebungspunkte übrig: { $points }.
ask-next-battle = { SIDE($side) }: Welche Schlacht wird als Nächste geschlagen?
ask-battle-turn = { SIDE($side) } in der Schlacht von { PLACE($place) }, Kampfrunde { $round }: { ask-battle-turn.what }.
    .what =
        { $forced ->
            [1] Dein Angriff ist gescheitert. Zieh dich zurück oder geh unter
           *[0] { $round ->
                [1] Ein Block schlägt zu oder passt
               *[other] Ein Block schlägt zu, passt oder zieht sich zurück
            }
        }
ask-hits = { SIDE($side) }: Welcher Block steckt den Treffer ein? Treffer übrig: { $count }.
ask-regroup = { SIDE($side) } hat in { PLACE($place) } gesiegt: Gruppiere einen Block um oder beende.
ask-navis-to-port = { SIDE($side) }: Der Winter ist da. Bring deine Navis in den Hafen.
ask-winter-supply = { SIDE($side) }: Zu viele Blöcke für den Winter in { PLACE($places) }. Entlass einen.
ask-disbanding = { SIDE($side) }: Entlass einen Block, damit er neu ausgehoben werden kann, oder beende.

## Warum nicht? Jeder Grund steht hinter der Nummer seiner Regel.

rule-of-card = { $rule } { CARD($card) }
blocks =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blöcke
    }
hits = { $hits } Treffer
the-card = die Karte { $card }
contested = umkämpft
friendly = dein
held-by = in der Hand von { SIDE($side) }
vacant = leer
road =
    { $kind ->
        [strait] die Meerenge { $name } ({ PLACE($place) }–{ PLACE($other) })
        [major] die Hauptstraße { PLACE($place) }–{ PLACE($other) }
       *[minor] die Nebenstraße { PLACE($place) }–{ PLACE($other) }
    }
way-from =
    { $kind ->
        [strait] die Meerenge von { PLACE($place) }
        [shore] die Küste von { PLACE($place) }
        [sea] die Seegrenze von { PLACE($place) }
       *[road] die Straße von { PLACE($place) }
    }
steps-away =
    { $by ->
        [sea]
            { $steps ->
                [one] { $steps } Schritt
               *[other] { $steps } Schritte
            }
       *[road]
            { $steps ->
                [one] { $steps } Straße
               *[other] { $steps } Straßen
            }
    }
far-off = { steps-away } weit
out-of-reach = auf keiner Straße zu erreichen
distance = { PLACE($place) } ist { steps-away } von { PLACE($origin) } entfernt
by-road = auf der Straße: { $far }
a-major-port = einem eigenen Großhafen
a-city = einer eigenen Stadt
the-city =
    { $friendly ->
        [1] { PLACE($place) }
       *[0] { PLACE($place) } (jetzt nicht dein)
    }
why-by-sea-too = { $reason } { $ferry }
ferry-begins = Zur See beginnt der Weg mit { PLACE($sea) }.
ferry-friendly = Zur See landen Blöcke nur in eigenen oder leeren Häfen; { PLACE($place) } ist { $control }.
ferry-reason = Zur See: { $reason }
why-wrong-phase = { $when }; jetzt { $now }.
why-not-your-turn = { SIDE($side, form: "genitive") } Entscheidung steht an: Diese Seite { $doing }.
why-others-first =
    { $whose ->
        [your] Erst handeln deine { $letter }-Blöcke, und { OWN_BLOCK($block) } ist hier { $own }.
        [attacker] Erst handeln die { $letter }-Blöcke des Angreifers, und { OWN_BLOCK($block) } ist hier { $own }.
       *[defender] Erst handeln die { $letter }-Blöcke des Verteidigers, und { OWN_BLOCK($block) } ist hier { $own }.
    }
why-nowhere-to-go =
    { $lost ->
        [1] In Kampfrunde { $round } müssen sich angreifende Blöcke zurückziehen, und { OWN_BLOCK($block) } weiß nicht wohin; er kann nur passen und untergehen.
       *[0] In Kampfrunde { $round } müssen sich angreifende Blöcke zurückziehen, und { OWN_BLOCK($block) } weiß nicht wohin; andere gehen vor ihm unter.
    }
why-still-at-sea = { OWN_BLOCK($block) } ist noch unterwegs; lass ihn erst weitersegeln und landen.
why-still-marching = { OWN_BLOCK($block) } ist noch unterwegs; lass ihn erst weitermarschieren oder halten.
why-moves-navis = Die Karte bewegt nur Navis, und { OWN_BLOCK($block) } gehört nicht dazu.
why-moves-land-blocks = Die Karte bewegt nur Landblöcke, und { OWN_BLOCK($block) } gehört nicht dazu.
why-third-step-attack = Blöcke greifen mit dem ersten oder zweiten Schritt an oder ein; { PLACE($place) } wäre der dritte Schritt von { OWN_BLOCK($block) }.
why-far-attack-mercury = Blöcke greifen mit dem ersten oder zweiten Schritt an oder ein; { $far }.
why-far-attack = Blöcke greifen nur von benachbarten Orten an oder ein; { $far }.
why-pinned-by-main-attack =
    { $enemies ->
        [one] { $enemies } Block des Hauptangriffs bindet { why-pinned-by-main-attack.own } von dir in { PLACE($place) }; keiner darf fort.
       *[other] { $enemies } Blöcke des Hauptangriffs binden { why-pinned-by-main-attack.own } von dir in { PLACE($place) }; keiner darf fort.
    }
    .own =
        { $own ->
            [one] { $own } Block
           *[other] { $own } Blöcke
        }
why-strait-used =
    { $used ->
        [one] Nur 1 Block je Runde darf über { $way }, solange in { PLACE($place) } Feinde stehen, und { $used } Block ist schon hinüber.
       *[other] Nur 1 Block je Runde darf über { $way }, solange in { PLACE($place) } Feinde stehen, und { $used } Blöcke sind schon hinüber.
    }
why-no-road = Von { PLACE($origin) } führt keine Straße nach { PLACE($place) }; Landblöcke kommen nur zur See dorthin.
why-too-far = { $far }, und { OWN_BLOCK($block) } hat { why-too-far.steps }.
    .steps =
        { $under_way ->
            [1]
                { $steps ->
                    [one] noch { $steps } Schritt
                   *[other] noch { $steps } Schritte
                }
           *[0]
                { $steps ->
                    [one] { $steps } Schritt je Runde
                   *[other] { $steps } Schritte je Runde
                }
        }
why-sea-contested = { PLACE($sea) } ist nicht dein: Feindliche Navis machen es dir streitig.
why-sea-without-navis = { PLACE($sea) } ist nicht dein: Du hast dort keine Navis.
why-land-or-sail-on = Nur Navis können auf See bleiben; { OWN_BLOCK($block) } muss in einem Hafen von { PLACE($sea) } landen oder weitersegeln.
why-must-land = Nur Navis können auf See bleiben; { OWN_BLOCK($block) } muss in einem Hafen von { PLACE($sea) } landen.
why-must-sail-on = Nur Navis können auf See bleiben; { OWN_BLOCK($block) } muss weitersegeln.
why-card-not-in-hand = { CARD($card) } ist nicht auf deiner Hand.
why-nobody-declares = Niemand erklärt den Hauptangriff; es ist die Straße oder Seegrenze, die zuerst benutzt wurde.
why-deployment-ended = Du hast deine Aufstellung beendet; die Karten werden gegeben, wenn beide Seiten so weit sind.
why-card-face-down = Deine Karte liegt verdeckt; beide Karten werden zur selben Zeit aufgedeckt.
why-god-no-levies = Eine Götterkarte hat nur ihre eigene Wirkung, also keine Aushebungen in dieser Runde.
why-surprise-later = In welcher Schlacht du zuerst zuschlägst, wählst du, wenn dein Marsch beendet ist.
why-must-choose-card =
    { $kind ->
        [discard] Du musst eine Karte ablegen.
       *[play] Du musst eine Karte spielen; ob du ihre Märsche und Aushebungen nutzt, steht dir frei.
    }
why-under-way-stop = { OWN_BLOCK($block) } ist unterwegs; halte an, um ihn in { PLACE($place) } zu lassen.
why-each-has-turn = Jeder Block kommt dran: Er schlägt zu, passt oder zieht sich, von Kampfrunde 2 an, zurück.
why-swap-two = Zu einem Tausch gehören zwei verschiedene Blöcke.
why-swap-same-place = Beide Blöcke sind in { PLACE($place) }; sie zu tauschen ändert nichts.
why-swaps-used = Du hast so oft getauscht, wie es für jede Aufstellung reicht; beende.
why-swap-other-way = Nenne die beiden Blöcke andersherum: swap { $block } { $other }.
why-discard-later = Abgelegt wird nur zu Beginn eines Jahres; jetzt sollst du eine Karte spielen.
why-discarded-one = Jedes Jahr wird eine Karte abgelegt, und du hast { CARD($card) } abgelegt; spiel jetzt eine.
why-discard-first = Ein Jahr beginnt mit einer Ablage; leg erst eine deiner sechs Karten weg.
why-apollo-first-turn = Die Karte wiederholt die Karte des Feindes aus der letzten Runde, und dies ist die erste Runde des Jahres.
why-card-played = { CARD($card) } ist in diesem Jahr schon gespielt.
why-card-discarded = Du hast { CARD($card) } abgelegt.
why-no-enemy-block = In { PLACE($place) } steht kein feindlicher Block.
why-no-friendly-neighbour = Keine Stadt neben { PLACE($place) } ist dein.
why-defector-next-to = Der Überläufer geht in eine eigene Stadt neben { PLACE($origin) }, und { PLACE($place) } ist keine.
why-defector-friendly = Der Überläufer geht in eine eigene Stadt; { PLACE($place) } ist { $control }.
why-strikes-cities = Die Karte trifft Städte, und { PLACE($place) } ist ein Meer.
why-strikes-nobody = { PLACE($place) } ist leer; da ist niemand zu treffen.
why-strikes-enemies = Die Karte trifft feindliche Städte, und { PLACE($place) } ist { $control }.
why-god-no-moves = Eine Götterkarte hat nur ihre eigene Wirkung, also keine Märsche in dieser Runde.
why-levies-after-movement = Ausgehoben wird nach aller Bewegung; deine Blöcke marschieren in dieser Runde nicht mehr.
why-movement-ended = Du hast deine Bewegung in dieser Runde beendet.
why-all-attackers-retreat = In Kampfrunde { $round } muss sich jeder angreifende Block zurückziehen, wenn er dran ist.
why-swap-from-pool = { OWN_BLOCK($block) } liegt im Aushebungsvorrat, und Blöcke von dort werden nicht eingetauscht.
why-swap-navis-inland = { OWN_BLOCK($block) } kann nicht nach { PLACE($place) }: Das ist kein Hafen.
why-defects-in-cities = Blöcke laufen in Städten über; { PLACE($place) } ist ein Meer.
why-no-friendly-port = Kein Hafen an { PLACE($sea) } ist dein.
why-no-battle-there = In { PLACE($place) } ist keine Schlacht zu schlagen; Blöcke beider Seiten stehen in { PLACE($battles, last: "and") }.
why-not-adjacent = Blöcke verlassen { PLACE($origin) } nur an benachbarte Orte, und { PLACE($place) } ist { $far }.
why-not-in-battle = { OWN_BLOCK($block) } ist in { PLACE($place) } und nimmt an der Schlacht von { PLACE($battle) } nicht teil.
why-in-reserve = { OWN_BLOCK($block) } ist in Reserve; in Kampfrunde 1 schlagen Reserven nicht zu, ziehen sich nicht zurück und stecken keine Treffer ein.
why-had-its-turn = { OWN_BLOCK($block) } war in Kampfrunde { $round } schon dran.
why-no-retreat-in-round-1 = In Kampfrunde 1 zieht sich kein Block zurück.
why-attackers-surprise = In Kampfrunde 1 dieser Schlacht handeln alle Angreifer vor { OWN_BLOCK($block) } und den anderen Verteidigern.
why-defenders-first = Die { $letter }-Blöcke des Verteidigers handeln vor denen des Angreifers, also vor { OWN_BLOCK($block) }.
why-must-retreat = In Kampfrunde { $round } müssen sich angreifende Blöcke zurückziehen, wenn sie dran sind; auch { OWN_BLOCK($block) }.
why-land-blocks-not-at-sea = Landblöcke können nicht auf See bleiben.
why-retreat-to-enemies = Kein Block zieht sich dorthin zurück, wo Feinde stehen; { PLACE($place) } ist { $control }.
why-attacker-came-over = Der Angreifer kam über { $way }.
why-navis-retreat-to-friendly = Verteidigende Navis ziehen sich nur in eigene Häfen zurück, und { PLACE($place) } ist leer.
why-leave-the-battle = In { PLACE($place) } ist die Schlacht; { OWN_BLOCK($block) } müsste es verlassen.
why-navis-not-inland = { PLACE($place) } ist kein Hafen, und eine Navis kann nur auf See oder in einem Hafen sein.
why-navis-no-sea-retreat = Nur Landblöcke gehen an Bord; { OWN_BLOCK($block) } zieht sich selbst zurück (7.82).
why-sea-retreat-from-inland = { PLACE($place) } ist kein Hafen; von dort zieht sich niemand zur See zurück.
why-sea-retreat-used = Je Kampfrunde darf sich ein Block einer Seite zur See zurückziehen, und einer von dir hat es getan.
why-sea-retreat-to-port = Ein Rückzug zur See endet in einem eigenen Hafen, und { PLACE($place) } ist kein Hafen.
why-sea-retreat-needs-sea = Ein Rückzug zur See braucht ein eigenes Meer; deine Navis allein müssten { PLACE($seas, last: "or") } halten.
why-sea-retreat-other-sea = { PLACE($place) } ist kein Hafen an { PLACE($seas, last: "or") }, dem eigenen Meer neben { PLACE($origin) }.
why-sea-retreat-friendly = Ein Rückzug zur See endet in einem eigenen Hafen, und { PLACE($place) } ist { $control }.
why-hits-elsewhere = { OWN_BLOCK($block) } ist in { PLACE($place) }; die Treffer fallen in der Schlacht von { PLACE($battle) }.
why-reserve-no-hits = { OWN_BLOCK($block) } ist in Reserve; Reserven stecken in Kampfrunde 1 keine Treffer ein.
why-strongest-first = Jeder Treffer fällt auf deinen stärksten Block: { OWN_BLOCK($strongest) } hat Stärke { ROMAN($strength) }, { OWN_BLOCK($block) } nur { ROMAN($less) }.
why-only-victors-move-on = Nur die Sieger in { PLACE($battle) } gruppieren um, jeder einmal; { OWN_BLOCK($block) } ist in { PLACE($place) }.
why-move-on-by-road = Zum Umgruppieren gehören keine Fahrten zur See; Landblöcke gehen auf der Straße.
why-move-on-stays = { OWN_BLOCK($block) } ist schon in { PLACE($place) } und darf einfach dort bleiben.
why-move-on-friendly = Umgruppiert wird nur an eigene oder leere Orte; { PLACE($place) } ist { $control }.
why-move-on-road-full = Mehr als { $blocks } fasst { $way } bei diesem Umgruppieren nicht (6.11).
why-only-navis-winter = Nur Navis gehen im Winter in den Hafen; { OWN_BLOCK($block) } bleibt in { PLACE($place) }.
why-navis-in-port = { OWN_BLOCK($block) } ist schon im Hafen, in { PLACE($place) }, und bleibt dort.
why-winter-other-sea = { PLACE($place) } ist kein Hafen an { PLACE($sea) }, wo { OWN_BLOCK($block) } ist.
why-winter-friendly = Navis überwintern nur in eigenen Häfen, und { PLACE($place) } ist { $control }.
why-cleopatra-stays = Cleopatra wird nie entlassen.
why-no-surplus = Überzählige Blöcke zuerst, und { PLACE($place) } hat keine: Es ernährt im Winter { $blocks } und hält { $held }.
why-say-sea-retreat = Landblöcke können nicht auf See bleiben; wähle den Rückzug zu Schiff in einen eigenen Hafen.
why-road-retreat-full = Mehr als { $blocks } fasst { $way } in dieser Kampfrunde nicht.
why-retreat-where-came = Angreifer ziehen sich an einen leeren Ort nur auf einem Weg zurück, auf dem sie kamen, und keiner deiner Blöcke kam über { $way }.
why-strait-retreat-used = Ein Block je Kampfrunde darf sich über { $way } zurückziehen, und einer hat es getan.
why-second-step-respond = Blöcke eilen nur von benachbarten Orten zu Hilfe; das umkämpfte { PLACE($place) } wäre der zweite Schritt von { OWN_BLOCK($block) }.
why-moves-spent = Deine Marschpunkte sind verbraucht, und in { PLACE($place) } hat kein Marsch begonnen.
why-barred = { SIDE($side) } greift { PLACE($place) } über { $way } an; deine Blöcke können nicht auf diesem Weg fort.
why-road-full = Mehr als { $blocks } fasst { $way } in dieser Runde nicht.
why-step-by-step = Blöcke gehen einen Schritt nach dem anderen; { $far }: Beginne mit { PLACE($places, last: "or") }.
why-sea-leads-nowhere = { PLACE($sea) } führt nirgendwohin: Über eigene Meere ist kein anderer Hafen zu erreichen, der dein oder leer ist.
why-is-there = { OWN_BLOCK($block) } ist schon in { PLACE($place) }.
why-is-there-stop = { OWN_BLOCK($block) } ist schon in { PLACE($place) }; halte an, um ihn dort zu lassen.
why-came-from = { OWN_BLOCK($block) } kommt gerade aus { PLACE($place) } und darf nicht dorthin zurück.
why-marched-by-road = { OWN_BLOCK($block) } ist auf der Straße marschiert; kein Block zieht in derselben Runde zu Land und zur See.
why-second-step-attack = Blöcke greifen nur von benachbarten Orten an; { PLACE($place) } wäre der zweite Schritt von { OWN_BLOCK($block) }.
why-has-moved = { OWN_BLOCK($block) } hat sich in dieser Runde schon bewegt.
why-guards-sea = Blöcke sind in dieser Runde über { PLACE($place) } gesegelt; deine letzte Navis dort muss bleiben und es bewachen.
why-pinned =
    { $enemies ->
        [one] { $enemies } Block von { SIDE($side) } in { PLACE($place) } bindet dort { $own } von dir.
       *[other] { $enemies } Blöcke von { SIDE($side) } in { PLACE($place) } binden dort { $own } von dir.
    }
why-road-full-pluto = Kapazität von { $way }: { $blocks }, benutzt von { $used }; Pluto erhöht das nur für Angriffe.
why-navis-by-sea = Eine Navis kommt von Hafen zu Hafen nur über die See; nach { PLACE($place) } beginnt der Weg mit { PLACE($places, last: "or") }.
why-stop-at-enemies = { $far }, und Blöcke müssen halten, wo Feinde stehen, etwa in { PLACE($places, last: "and") }.
why-aboard-in-ports = An Bord geht man nur in Häfen, und { PLACE($place) } ist keiner.
why-not-on-sea = { PLACE($place) } liegt nicht an { PLACE($sea) }, sondern an { PLACE($seas, last: "and") }.
why-god-no-sea-moves = Eine Götterkarte hat nur ihre eigene Wirkung, also keine Fahrten zur See.
why-sea-moves-first = Fahrten zur See kommen vor allen anderen Märschen einer Runde, und du hast schon einen anderen gemacht.
why-sea-moves-cost = Jeder Block, der zur See geht, kostet einen Marschpunkt, und du hast keinen mehr.
why-land-elsewhere = { OWN_BLOCK($block) } ging in { PLACE($place) } an Bord und muss in einem anderen Hafen landen.
why-has-sailed = { OWN_BLOCK($block) } ist schon über { PLACE($sea) } gesegelt; lande in einem Hafen oder segle weiter auf ein anderes Meer.
why-not-bordering = { PLACE($sea) } grenzt nicht an { PLACE($other) }, wo { OWN_BLOCK($block) } jetzt ist.
why-not-attacking = Du greifst { PLACE($place) } nicht an; erkläre den Hauptangriff auf { PLACE($wanted) }.
why-main-attack-order = Erkläre erst den Hauptangriff auf { PLACE($wanted) }, dann den auf { PLACE($place) }.
why-none-came-from = Keiner deiner Blöcke kam aus { PLACE($origin) } nach { PLACE($place) }; sie kamen aus { PLACE($places, last: "and") }.
why-no-battle-to-surprise = In { PLACE($place) } gibt es keine Schlacht; wähle einen deiner eigenen Angriffe.
why-surprise-not-defending = Du verteidigst { PLACE($place) }; die Karte hilft nur, wo du angreifst.
why-levy-first = { OWN_BLOCK($block) } liegt in deinem Aushebungsvorrat; heb ihn in { $city } aus, bevor du ihn stärkst.
why-no-steps-at-sea = { OWN_BLOCK($block) } ist auf { PLACE($sea) }; gestärkt wird in Häfen, nie auf See.
why-contested-no-steps = { PLACE($place) } ist umkämpft; gestärkt wird nur in eigenen Städten.
why-full-strength = { OWN_BLOCK($block) } hat schon die volle Stärke, { ROMAN($strength) }.
why-on-map = { OWN_BLOCK($block) } ist schon auf der Karte, in { PLACE($place) }.
why-new-never-at-sea = Neue Blöcke beginnen nie auf See; { OWN_BLOCK($block) } wird in { $city } ausgehoben.
why-levied-elsewhere = { OWN_BLOCK($block) } wird in { $city } ausgehoben, nicht in { PLACE($place) }.
why-needs-friendly-city = { OWN_BLOCK($block) } braucht eine eigene Stadt, und { PLACE($place) } ist { $control }.
why-cannot-go-on = { $far }, und von { PLACE($place) } kommt { OWN_BLOCK($block) } nicht weiter.
why-other-sea = { OWN_BLOCK($block) } ist auf { PLACE($sea) }, und { PLACE($place) } ist kein Hafen dieses Meeres.
why-land-friendly = Blöcke landen nur in eigenen oder leeren Häfen; { PLACE($place) } ist { $control }.
why-main-attack-settled = Der Hauptangriff auf { PLACE($place) } steht fest; erkläre den auf { PLACE($wanted) }.
why-one-border = { PLACE($place) } wird über eine einzige Grenze angegriffen; da ist nichts zu erklären. Als Nächstes kommt { PLACE($wanted) }.
why-levied-in = { OWN_BLOCK($block) } liegt in deinem Aushebungsvorrat; ausgehoben wird er in { $city }.
why-on-map-raise = { OWN_BLOCK($block) } ist schon auf der Karte, in { PLACE($place) }; dort kannst du ihn stärken.
why-major-ports-only = Navis werden nur in Großhäfen gebaut, und { PLACE($place) } ist keiner.
why-levied-not-friendly = { OWN_BLOCK($block) } wird in { PLACE($place) } ausgehoben, und das ist nicht dein, sondern { $control }.
why-enemy-block = { OWN_BLOCK($block) } ist ein Block des Feindes; du befehligst ihn nicht.
why-cleopatra = Cleopatra steht jetzt zu { SIDE($side) }; du befehligst sie nicht.
why-gone-over = { OWN_BLOCK($block) } ist zu { SIDE($side) } übergelaufen; du befehligst ihn erst wieder, wenn er vernichtet oder entlassen ist und in deinen Aushebungsvorrat zurückkehrt.
why-in-pool = { OWN_BLOCK($block) } liegt in deinem Aushebungsvorrat, nicht auf der Karte.
why-eliminated = { OWN_BLOCK($block) } ist vernichtet und liegt bis zum Ende des Jahres offen in deinem Aushebungsvorrat.
why-killed = { OWN_BLOCK($block) } ist gefallen; ein Feldherr kehrt nie zurück.
why-waiting = { OWN_BLOCK($block) } kommt erst ins Spiel, wenn deine Seite einen Feldherrn verloren hat.

# Wann eine Handlung möglich ist; der Satz fährt fort mit dem, was jetzt zu tun ist.
when-stop = kein Block von dir ist unterwegs
when-discard = Karten werden zu Beginn eines Jahres abgelegt
when-play = Karten werden zu Beginn einer Runde gespielt
when-swap = Blöcke tauschen nur vor dem Krieg die Plätze, bei freier Aufstellung
when-march = Blöcke marschieren in deiner Hälfte der Runde
when-main-attack = der Hauptangriff wird erklärt, wenn deine Bewegung endet, für einen Ort, der über mehrere Grenzen angegriffen wird
when-surprise = nur { CARD("mars") } und { CARD("neptune") } lassen dich in einer Schlacht zuerst zuschlagen
when-raise = Aushebungen kommen nach aller Bewegung in deiner Hälfte der Runde
when-levy = { when-raise }
when-defect = Blöcke laufen nur über, wenn du { CARD("jupiter") } gespielt hast
when-welcome = es gibt keinen Überläufer zu empfangen
when-strike = eine Stadt wird nur getroffen, wenn du { CARD("vulcan") } gespielt hast
when-battle = Spieler 1 wählt eine Schlacht nach allen Märschen, wenn keine andere geschlagen wird
when-fire = Blöcke schlagen zu, passen und ziehen sich zurück, wenn sie im Kampf dran sind
when-pass = { when-fire }
when-retreat = { when-fire }
when-sea-retreat = { when-fire }
when-hit = ein Block wird nur getroffen, wenn der Feind Treffer erzielt hat
when-regroup = Blöcke gruppieren um, wenn sie eine Schlacht gewonnen haben
when-winter = Navis gehen am Ende des Jahres in den Hafen
when-disband = Blöcke werden im Winter entlassen, wenn alle Navis im Hafen sind

## Phasen: Überschrift; was die Seite, die entscheidet, für die anderen tut; was sie tun soll; was sie muss; der Knopf, der sie beendet

phase-deploy-heading = Aufstellung
phase-deploy-decides = stellst du auf: Tausche Blöcke oder beende
phase-deploy-finish = Mein Heer steht, wie es steht
phase-deploy-hint = Wähle zwei Blöcke in verschiedenen Städten; sie tauschen die Plätze, ungesehen vom Feind.
phase-cards-heading = Karten
phase-cards-discard = sollst du eine deiner sechs Karten ablegen
phase-cards-play = sollst du eine Karte spielen
phase-play-hint = Beide Seiten wählen im Geheimen. Wer mehr Märsche hat, beginnt.
phase-discard-hint = Behalte fünf Karten, eine für jede Runde des Jahres. 3/1 heißt drei Märsche und eine Aushebung.
phase-defection-heading = { CARD("jupiter") }
phase-defection-waits = wählt, wo ein Block überlaufen soll
phase-defection-decides = sollst du wählen, wo { CARD("jupiter") } einen Block überlaufen lässt
phase-defection-finish = Niemand soll überlaufen
phase-defection-hint = Ein Feldherr oder eine Navis bleibt, verliert aber eine Stufe; jeder andere Block schließt sich dir an.
phase-welcome-heading = { CARD("jupiter") }
phase-welcome-waits = sucht eine Stadt für den Überläufer
phase-welcome-decides = sollst du dem Überläufer eine Stadt suchen
phase-welcome-must = Der Überläufer muss in eine deiner Städte gehen.
phase-welcome-hint = Der Überläufer geht in eine deiner Städte neben seinem Ort.
phase-eruption-heading = { CARD("vulcan") }
phase-eruption-waits = wählt die Stadt, die { CARD("vulcan") } trifft
phase-eruption-decides = sollst du die Stadt wählen, die { CARD("vulcan") } trifft
phase-eruption-finish = Kein Ausbruch
phase-eruption-hint = Jeder Block in dieser Stadt verliert eine Stufe.
phase-movement-heading = Bewegung
phase-movement-waits = bewegt ihre Blöcke
phase-movement-decides = bewegst du dich
phase-movement-finish = Bewegung beenden
phase-movement-hint = Ein Marschpunkt setzt einen Ort in Bewegung: Seine Blöcke gehen einen Schritt und greifen an oder zwei ohne Angriff.
phase-marching-heading = { phase-movement-heading }
phase-marching-waits = { phase-movement-waits }
phase-marching-decides = ist { OWN_BLOCK($block) } unterwegs
phase-marching-hint = Er darf einen Schritt weiter, aber nicht angreifen und nicht geradewegs zurück.
phase-main-attack-heading = { phase-movement-heading }
phase-main-attack-waits = erklärt ihren Hauptangriff auf { PLACE($place) }
phase-main-attack-decides = sollst du deinen Hauptangriff auf { PLACE($place) } erklären
phase-main-attack-must = Bei Angriffen über mehrere Grenzen musst du den Hauptangriff erklären.
phase-main-attack-hint = Wer auf dem Hauptweg kam, kämpft sofort; die anderen kommen eine Kampfrunde später.
phase-surprise-heading = { phase-movement-heading }
phase-surprise-waits = wählt die Schlacht, in der sie zuerst zuschlägt
phase-surprise-decides = sollst du die Schlacht wählen, in der du zuerst zuschlägst
phase-surprise-finish = Keine Überraschung
phase-surprise-hint = Deine Blöcke dort handeln in der ersten Kampfrunde vor jedem Verteidiger.
phase-levies-heading = Aushebungen
phase-levies-waits = hebt aus
phase-levies-decides = hebst du aus
phase-levies-finish = Aushebungen beenden
phase-levies-hint = Ein Aushebungspunkt stärkt einen Block um eine Stufe oder bringt einen neuen mit Stärke I.
phase-next-battle-heading = Schlachten
phase-next-battle-waits = ist Spieler 1 und wählt die nächste Schlacht
phase-next-battle-decides = sollst du die nächste Schlacht wählen
phase-next-battle-must = Jede Schlacht muss geschlagen werden; wähle die nächste.
phase-next-battle-hint = Alle Schlachten werden in dieser Runde geschlagen; du wählst die Reihenfolge.
phase-battle-turn-heading = Schlacht
phase-battle-turn-waits = ist in { PLACE($place) } mit einem Kampfzug dran
phase-battle-turn-decides = bist du in der Schlacht von { PLACE($place) } dran
phase-battle-turn-hint = Wer zuschlägt, wirft einen Würfel je Stufe. A handelt vor B vor C, Verteidiger zuerst.
phase-hits-heading = { phase-battle-turn-heading }
phase-hits-waits = steckt die Treffer in { PLACE($place) } ein
phase-hits-decides = hast du { hits } in { PLACE($place) } einzustecken
phase-hits-must = Du hast noch { hits } einzustecken.
phase-hits-hint = Der stärkste Block steckt den Treffer ein; unter gleichen wählst du.
phase-regroup-heading = Nach der Schlacht
phase-regroup-waits = gruppiert ihre Sieger in { PLACE($place) } um
phase-regroup-decides = dürfen deine Sieger in { PLACE($place) } umgruppieren
phase-regroup-finish = Der Rest bleibt
phase-regroup-hint = Jeder Block des Siegers darf eine Straße weiterziehen.
phase-navis-to-port-heading = Winter: Schiffe in den Hafen
phase-navis-to-port-waits = bringt ihre Navis in den Hafen
phase-navis-to-port-decides = sollen deine Navis in den Hafen
phase-navis-to-port-must = Alle Navis auf See müssen in den Hafen.
phase-navis-to-port-hint = Schiffe verbringen den Winter in einem eigenen Hafen ihres Meeres.
phase-winter-supply-heading = Winter: Versorgung
phase-winter-supply-waits = entlässt Blöcke, die der Winter nicht ernährt
phase-winter-supply-decides = sollst du Blöcke entlassen, die der Winter nicht ernährt
phase-winter-supply-must = Überzählige Blöcke müssen entlassen werden.
phase-winter-supply-hint = Eine Stadt ernährt drei Blöcke und einen mehr für jeden ihrer Punkte.
phase-disbanding-heading = Winter: Entlassung
phase-disbanding-waits = entlässt, wen sie mag
phase-disbanding-decides = darfst du Blöcke entlassen
phase-disbanding-finish = Sonst niemanden entlassen
phase-disbanding-hint = Blöcke, die du in den Aushebungsvorrat schickst, kannst du nächstes Jahr neu ausheben.
phase-over-heading = Der Krieg ist vorbei
phase-over-hint = Nach jedem Jahr siegen 10 Punkte; nach dem letzten mehr Punkte, oder Rom.

## Warum eine Partie endete, und ihre Einstellungen

end-draw = unentschieden: gleich viele Punkte, und niemand hält Rom
end-ten-points = zehn oder mehr Punkte in einem Winter
end-more-points = mehr Punkte nach dem letzten Jahr
end-holds-rome = gleich viele Punkte nach dem letzten Jahr, und Rom

option-edition = Ausgabe
    .meaning = welche gedruckten Regeln gelten
option-deployment = Aufstellung
    .meaning = 5.1 wie in der Geschichte oder 5.3 mit getauschten Blöcken
option-deployment-historical = historisch
option-deployment-free = frei

## Fragen nach Aussichten, auf die es keine Antwort gibt, und ein Hinweis zu denen eines Angriffs

odds-hidden = Einige Blöcke sind verdeckt: denk dir mindestens 2 Stellungen aus.
odds-battle-begun = Die Schlacht von { PLACE($place) } hat begonnen: Niemand kann mehr dazukommen.
odds-several = Mehrere Schlachten stehen an. Sag, welche: { LIST($near) }.
odds-no-battle = Es gibt keine Schlacht. Sag, wo du angreifen würdest, und womit: „{ $example }“.
odds-nobody-fights = In { PLACE($place) } kämpft niemand. Für die Aussichten eines Angriffs nenne auch die Blöcke.
odds-not-there = { BLOCK($block) } steht nicht für { SIDE($side) } auf der Karte.
odds-no-way = { $way ->
        [water] Kein Seeweg
       *[road] Keine Straße
    } führt von { PLACE($origin) } nach { PLACE($destination) }. Kommt { BLOCK($block) } auf einem anderen Weg, nenne den letzten Ort davor: { $block }@ORT.
odds-no-enemies = { SIDE($side) } hat keine Feinde in { PLACE($place) }.
odds-both-sides = { BLOCK($block) } ist auf beiden Seiten genannt.
odds-reserve-alone = { BLOCK($block) } ist in Reserve, aber auf keiner Seite. Nenne den Block auch dort.

inspect-unknown = Zu „{ $word }“ gibt es keine Auskunft. Frag nach: { LIST($near) }.
inspect-no-march = Deine Bewegung ist nicht an der Reihe: Niemand kann jetzt marschieren.
inspect-nobody = Nenne Blöcke von dir: „{ $example }“.
odds-only-reserves = Eine Seite nur aus Reserven: Mindestens ein Block muss die Schlacht beginnen.
odds-strength = { BLOCK($block) } kann nicht die Stärke „{ $word }“ haben; möglich: { LIST($strengths, last: "or") }.
odds-twice = { BLOCK($block) } ist zweimal genannt.
odds-no-port = { PLACE($place) } ist kein Hafen: { BLOCK($block) } kann dort nicht sein.
odds-at-sea = { BLOCK($block) } kann nicht auf See kämpfen, in { PLACE($place) }.
odds-no-blocks = { $role ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } hat keine Blöcke. Nenne welche, etwa „{ $example }“.
odds-both-bound = Anführer und Navis wechseln nie die Seite: Die von Caesar und Pompeius können nicht gemeinsam kämpfen.
odds-same-bound = Anführer und Navis einer Seite können nicht gegeneinander kämpfen.
odds-too-many = { $count } Blöcke kommen aus { PLACE($place) }, aber nur { $limit } dürfen auf diesem Weg angreifen (6.11).
odds-block = { BLOCK($block) }
odds-hidden-blocks = { $count ->
        [one] ein verdeckter Block
       *[other] { $count } verdeckte Blöcke
    }

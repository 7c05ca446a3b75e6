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

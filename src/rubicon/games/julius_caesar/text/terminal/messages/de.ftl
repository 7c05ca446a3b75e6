### Das Spielbrett von Julius Caesar im Terminal.

## Kopf

board-decides = { SIDE($side) } entscheidet
board-both-choose = beide wählen im Geheimen
board-goal = { $points } im Winter siegen
board-year = Jahr
board-turn = Runde
board-winter = Winter
board-hand = Hand
board-holds = { SIDE($side) } hält { $count }
board-each-holds = Jede Seite hält { $count } Karten
board-played = gespielt: { LIST($cards) }
board-side-played = { SIDE($side) } { CARD($card) }

## Die Karte

board-region-hispania = Hispania
board-region-gallia = Gallia
board-region-italia = Italia
board-region-islands = Die Inseln
board-region-illyria = Illyria & Graecia
board-region-asia = Asia
board-region-syria = Syria & Aegyptus
board-region-africa = Africa
board-region-seas = Die Meere
board-against = gegen
board-contested = umkämpft
board-vacant = leer
board-navis = Navis ×{ $count }
board-reserve = Reserve
board-once = einst { SIDE($side, form: "genitive") }
board-legend = ★ ein Siegpunkt · ■ ein Block von hinten · › diese Runde gezogen
board-short-legend = C2 P3: zwei Blöcke von { SIDE("caesar") }, drei von { SIDE("pompey") }
board-no-such-place = Kein Ort heißt „{ $asked }“. „map all“ zeigt alle Städte.
board-sea = Meer
board-port = Hafen
board-major-port = großer Hafen
board-points = { $points } SP
board-road-to =
    { $kind ->
        [major] Hauptstraße, { $blocks } Blöcke, nach
        [minor] Nebenstraße, { $blocks } Blöcke, nach
       *[strait] Meerenge, { $blocks } Blöcke, nach
    }
board-shore-of = Küste:
board-port-at = Hafen:

## Die Schlacht

board-order = Folge
board-late = spät
board-battle = Schlacht von { PLACE($place) }, Kampfrunde { $round } von 4
board-strikes-first = { SIDE($side) } schlägt zuerst zu
board-hits-to-take =
    { $hits ->
        [one] { $hits } Treffer einzustecken
       *[other] { $hits } Treffer einzustecken
    }
board-hits-on = trifft { $dice }
board-in-reserve = { $blocks } in Reserve

## Seiten

board-page-map = die Karte; map all zeigt auch leere Städte, map narbo einen Ort und seine Straßen
board-page-pool = dein Aushebungsvorrat, vernichtete Blöcke, gefallene Feldherren
board-page-cards = was deine Karten tun, und welche gespielt sind
board-all-eliminated = Dieses Jahr vernichtet:
board-all-killed = Gefallene Feldherren:
board-pool = Dein Aushebungsvorrat: Blöcke, die eine Aushebung ins Spiel bringen kann (Regel 6.4)
board-pool-block = Block
board-pool-strength = Stärke
board-pool-rating = Wert
board-pool-city = ausgehoben in
board-pool-eliminated = vernichtet, nächstes Jahr zurück
board-pool-waiting = bis ein Feldherr fällt
board-pool-killed = gefallen
board-any-city = jeder Stadt
board-any-major-port = einem großen Hafen
board-discarded = Du hast { CARD($card) } abgelegt.
board-all-played = Dieses Jahr gespielt: { CARD($cards) }.

## Wahlmöglichkeiten

board-end = Ende
board-stay = In { PLACE($place) } bleiben
board-from = Von { PLACE($place) }
board-aboard = zu Schiff nach { $place }
board-attack =
    { $blocks ->
        [one] { $blocks } Block angreifen
       *[other] { $blocks } Blöcke angreifen
    }
board-enemy-blocks =
    { $blocks ->
        [one] { $blocks } feindlicher Block
       *[other] { $blocks } feindliche Blöcke
    }
board-with = mit { $block } in { $place }
board-levy-pool = Vorrat
board-levied-in = in { PLACE($place) }
board-takes-hit = steckt den Treffer ein
board-place-surprise = Bei { $place }
board-place-strike = { $place }
board-place-battle = Die Schlacht von { $place }
board-place-in = In { $place }
board-fighter-fire = zuschlagen
board-fighter-pass = passen
board-fighter-retreat = Rückzug
board-fighter-sea-retreat = Rückzug zu Schiff
board-to = nach { PLACE($place) }

## Zum Einstieg

board-intro = Rom liegt im Krieg mit sich selbst: fünf Jahre, je fünf Runden.
board-intro-2 = Du siegst mit 10 Punkten (SP) am Jahresende, oder mit mehr nach dem fünften:
board-intro-3 = ★ für Städte, die du hältst, und 1 für jeden gefallenen feindlichen Feldherrn.
board-intro-4 = Jede Runde spielen beide geheim eine Karte. 3/1: 3 Gruppen ziehen, 1 Aushebung.
board-intro-5 = Blöcke verbergen, was sie sind, bis beide Seiten sich treffen und kämpfen.
board-intro-6 = Antworte mit einer Zahl oder tippe die Aktion. ? sagt den Rest: map, rules, undo.
board-intro-7 = Mit q gehst du, wann du willst; jede Aktion ist gespeichert.

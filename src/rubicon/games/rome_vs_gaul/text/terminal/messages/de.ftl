### Das Spielbrett von Rom gegen Gallien im Terminal.

## Kopf

board-turn = Runde { $turn } von 6, { $year } v. Chr.
board-score = { $points } von { $needed } SP
board-governance-now = Regierung jetzt { $governance }
board-governance = { $total } = { $parts } - { $lost }: { $points } SP
board-cards = { $count } Karten
board-deck = Stapel { $count }
board-points-left = noch { $points } AP
board-use-event = Ereignis
board-use-bonus = Bonus
board-use-points = Punkte
board-use-none = nichts

## Die Karte

board-legend = ■ römisch  ▲ gallisch  # Mauerstadt  ^ Festung  + befestigte Stadt  ~ verwüstet  - geschwächt  ( ) innen
board-spaces = ■{ $rome } ▲{ $gaul } von { $spaces }
board-siege-points =
    { $points ->
        [one] { $points } Belagerungspunkt
       *[other] { $points } Belagerungspunkte
    }
board-controls =
    { COUNT($provinces) ->
        [0] kontrolliert keine Provinz
       *[other] kontrolliert { PROVINCE($provinces) }
    }
board-no-such-province = Keine Provinz und kein Ort heißt „{ $asked }“. „map“ zeigt alle.
board-control = { $needed } von { $spaces } Orten geben die Kontrolle
board-rough = schwierig
board-channel = Kanal
board-ways =
    { COUNT($ways) ->
        [0] kein Weg
       *[other] nach { LIST($ways) }
    }

## Die Schlacht

board-battle = Schlacht von { PLACE($place) }
board-germani-defend = Die Germanen verteidigen
board-tribe-attacks = Der Stamm des Landes greift an
board-strength = Stärke { $strength }, Spalte { $column }, Würfel { LIST($dice, between: " ") }, Neuwürfe: { $rerolls }

## Seiten

board-page-map = alle Provinzen; map nervii oder map bagacum zeigt eine mit ihren Wegen
board-page-cards = was deine Karten tun, und was abgelegt ist
board-page-boxes = wer in den Boxen ist
board-page-score = Siegpunkte und Regierung, erklärt
board-discards = Abgelegt: { $cards }.
board-card = { board-card.kind } ({ board-card.colour }), { $points } AP
    .colour =
        { $colour ->
            [roman] römisch
            [gallic] gallisch
           *[both] gemeinsam
        }
    .kind =
        { $kind ->
            [bonus] Bonus
            [surprise] Überraschung
            [reaction] Reaktion
           *[event] Ereignis
        }
board-markers = { $count } von 6 Einflussmarkern
board-box-pool = Becher
board-box-drawn = Gezogen
board-box-council = Gallische Ratsbox
board-box-submitted = Unterworfene Stämme
board-box-eliminated = Vernichtet
board-box-holding = Wartefelder
board-box-turn-track = Rundenleiste
board-box-rome = Rom
board-box-kept = Behaltener Legat
board-score-governance =
    { COUNT($turns) ->
        [0] Regierung nach Runden: noch keine
       *[other] Regierung nach Runden: { LIST($turns) }
    }
board-score-earned = gibt bisher { $points } SP. Jetzt: { $now }
board-score-tribes = Vernichtete Stämme: { $count }, 1 SP für je { $tribes }
board-score-pass =
    { $open ->
        [1] Caesars Pass: offen, { $points } SP
       *[0] Caesars Pass: nicht offen, { $points } SP
    }
board-score-germania =
    { $won ->
        [1] Germania: gewonnen, { $points } SP
       *[0] Germania: noch nicht, { $points } SP
    }
board-score-britannia =
    { $won ->
        [1] Britannia: gewonnen, { $points } SP
       *[0] Britannia: noch nicht, { $points } SP
    }
board-score-all = Zusammen { $points } von { $needed } SP; nach Runde 6 entscheiden sie.
board-supremacy = { ZONE($zone) }: { SIDE($side) } hat die Seeherrschaft

## Wahlmöglichkeiten

board-points = { $points } AP
board-reduced = geschwächt
board-town = eine befestigte Stadt
board-stronghold = eine Festung
board-devastated = verwüstet
board-die-own-1 = dein erster Würfel
board-die-own-2 = dein zweiter Würfel
board-die-enemy-1 = der erste Würfel des Feindes
board-die-enemy-2 = der zweite Würfel des Feindes

board-do-end = genug
board-do-pass = passen
board-do-store = einen Einflussmarker in die Gallische Ratsbox
board-do-open-council = die Gallische Ratsbox öffnen
board-do-uprising = einen großen Aufstand ausrufen
board-do-take-all = alle hier aufnehmen
board-do-clear = den feindlichen Einflussmarker hier entfernen (2 BP)
board-do-siege = auf der Belagerungstabelle würfeln (3 BP)
board-do-sortie = die Belagerer angreifen
board-do-march = den Zug wie geplant ausführen
board-do-replan = den Rest des Plans vergessen
board-do-send-all = alle gehen mit
board-do-back-up = zurückzuweichen versuchen
board-do-inside-all = alle gehen hinein
board-do-avoid = der Schlacht auszuweichen versuchen
board-do-join-all = alle machen einen Ausfall
board-do-army = Caesar nach { PLACE($place) }
board-do-shift = der Marker geht nach { PLACE($place) }
board-do-emergency = den Marker in { PLACE($place) } entfernen
board-do-influence = { PLACE($place) }
board-do-convert = { PLACE($place) }
board-do-remove = { PLACE($place) }
board-do-devastate = { PLACE($place) }
board-do-upgrade = { PLACE($place) }
board-do-target = { PLACE($place) }
board-do-germani = { PLACE($place) }
board-do-step = { PLACE($place) }
board-do-intercept = { PLACE($place) }
board-do-withdraw-all = alle übrigen nach { PLACE($place) }
board-do-retreat-all = alle übrigen nach { PLACE($place) }

# Überschriften von Listen.
board-head-event = Als Ereignis spielen
board-head-bonus = Mit Bonus und Punkten spielen
board-head-points = Für Aktionspunkte spielen
board-head-discard = Ablegen und eine andere ziehen
board-head-surprise = Überraschung
board-head-react = Aufheben mit
board-head-campaign = Zuerst spielen mit
board-head-emergency = Für eine Ersatzstufe
board-head-influence = Einfluss legen
board-head-convert = Einfluss umwandeln
board-head-remove = Einfluss entfernen
board-head-devastate = Verwüsten
board-head-upgrade = Die befestigte Stadt ausbauen
board-head-target = Wo
board-head-germani = Die Germanen ziehen nach
board-head-step = Weiter nach
board-head-intercept = Abfangen von
board-head-withdraw-all = Ausweichen
board-head-retreat-all = Rückzug
board-head-council = In die Gallische Ratsbox
board-head-displace = Verlässt die Gallische Ratsbox
board-head-submit = Unterwirft sich
board-head-restore = Eine Stufe auffrischen
board-head-keep = Für die nächste Runde behalten
board-head-activate = Aktivieren
board-head-take = Aufnehmen
board-head-drop = Absetzen
board-head-send = Geht mit
board-head-inside = Geht hinein
board-head-join = Macht einen Ausfall
board-head-lose = Verliert eine Stufe
board-head-retreat-inside = Zieht sich hinein zurück
board-head-tribe = Aufstellen
board-head-return = Zurückbringen
board-head-legate = Aufstellen
board-head-muster = Frühjahrsmusterung
board-head-unit = Aufstellen
board-head-withdraw = Ausweichen
board-head-retreat = Rückzug
board-head-camp = Ins Winterlager
board-head-reroll = Neu würfeln
board-head-supremacy = Seeherrschaft

## Zum Einstieg

board-intro = Die Eroberung Galliens in sechs Runden, von 57 bis 52 v. Chr.
board-intro-2 = Rom gewinnt mit 12 Siegpunkten nach Runde 6: aus Regierung in jedem Winter, vernichteten Stämmen,
board-intro-3 = Germania, Britannia und Caesars Pass. Mit höchstens 3 Regierungspunkten verliert Rom sofort.
board-intro-4 = Jede Karte ist Ereignis, Bonus mit Punkten, oder nur Punkte: um zu ziehen oder Einfluss zu legen.
board-intro-5 = Antworte mit einer Zahl oder tippe die Aktion. ? sagt den Rest: map, cards, boxes, score, rules, undo.

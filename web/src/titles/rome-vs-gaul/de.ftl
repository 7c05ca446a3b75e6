### Texts of the page about Rome vs Gaul.

## battle.ts

rome-vs-gaul-battle-of-place = Schlacht von { $place }
rome-vs-gaul-attacks = greift an
rome-vs-gaul-defends = verteidigt
rome-vs-gaul-battle-strength-column-column = Schlachtstärke { $n }, Spalte { $column }
rome-vs-gaul-reroll-left = { $n ->
        [one] noch { $n } Neuwurf
       *[other] noch { $n } Neuwürfe
    }
rome-vs-gaul-side-dice-sum-result = { $side } { $dice } = { $sum }: { $result }
rome-vs-gaul-battle-table = Kampftabelle: Treffer, und Sterne, die bei gleichen Treffern entscheiden

## cards.ts

rome-vs-gaul-action-point = { $n ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }
rome-vs-gaul-played-by-side = Gespielt von { $side }
rome-vs-gaul-discards-count-cards-deck = Abgelegt; { $count } Karten im Stapel

## choices.ts

rome-vs-gaul-done = Fertig
rome-vs-gaul-pass = Passen
rome-vs-gaul-action-point-2 = { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
    }
rome-vs-gaul-bonus-and-points = Bonus und { $points }
rome-vs-gaul-attack = Angriff
rome-vs-gaul-piece-place = { $piece } → { $place }

## pack-index.ts

rome-vs-gaul-province-of-name = Provinz { $name }
rome-vs-gaul-port-of-the-sea = Hafen am { $sea }
rome-vs-gaul-legio-number = Legio { $number }
rome-vs-gaul-rome = Rom
rome-vs-gaul-gaul = Gallien

## pieces.ts

rome-vs-gaul-combat-strength = Kampfstärke { $n }
rome-vs-gaul-battle-rating-battle-command = Kampfwert { $battle }, Befehlswert { $command }
rome-vs-gaul-reduced = geschwächt
rome-vs-gaul-inside-besieged = innen, belagert
rome-vs-gaul-council-holds = { $tribes } von 2 Stämmen, { $markers } von 6 Markern

## scene.ts

rome-vs-gaul-victory-points = Siegpunkte
rome-vs-gaul-governance-now = Regierung jetzt
rome-vs-gaul-cards-in-hand = Karten auf der Hand
rome-vs-gaul-markers-council-box = Marker in der Ratsbox
rome-vs-gaul-gaul-wins-if-rome = Gallien gewinnt, wenn Rom nach Runde 6 weniger als 12 Siegpunkte hat oder in einem Winter höchstens 3 Regierungspunkte.
rome-vs-gaul-year-bc = { $year } v. Chr.
rome-vs-gaul-turn = Runde
rome-vs-gaul-governance-now-total-regions = Regierung jetzt: { $total } = { $regions } − { $lost }: { $points } SP.
rome-vs-gaul-scored-governance-governance-tribes = Gewertet: Regierung { $governance }, vernichtete Stämme { $tribes } (4 sind 1 SP), Germania { $germania }, Britannia { $britannia }, der Pass { $pass }.
rome-vs-gaul-region-dominated = { $region } { $points }: Rom herrscht vor, mit { $rome } Provinzen gegen { $gaul }.
rome-vs-gaul-region-present = { $region } { $points }: Rom ist anwesend. Vorherrschaft, mit mehr Provinzen als Gallien (jetzt { $rome } gegen { $gaul }), wäre { $dominance }.
rome-vs-gaul-region-absent = { $region } 0: kein römisches Feld. Vorherrschaft wäre { $dominance }.
rome-vs-gaul-provincia-held = Provincia: Nichts geht verloren.
rome-vs-gaul-provincia-lost = Provincia −{ $lost }: { $provinces } nicht kontrolliert.
rome-vs-gaul-governance-worth = SP nach Regierungspunkten: { $steps }. Mit { $least } oder weniger verliert Rom sofort.
rome-vs-gaul-region-only-present = { $region } { $points }: Rom ist anwesend.

## texts.ts

rome-vs-gaul-spring-muster = Frühjahrsmusterung
rome-vs-gaul-reaction = Reaktion
rome-vs-gaul-avoid-battle = Der Schlacht ausweichen
rome-vs-gaul-retreat = Rückzug
rome-vs-gaul-the-germani = Die Germanen
rome-vs-gaul-caesar = Caesar
rome-vs-gaul-place-a-tribe = Einen Stamm aufstellen
rome-vs-gaul-into-gallic-council-box = In die gallische Ratsbox
rome-vs-gaul-leave-gallic-council-box = Die gallische Ratsbox verlassen
rome-vs-gaul-submit = Sich unterwerfen
rome-vs-gaul-move-the-marker = Den Marker verschieben
rome-vs-gaul-restore-a-legion = Eine Legion auffrischen
rome-vs-gaul-bring-a-legion = Eine Legion bringen
rome-vs-gaul-emergency-replacements = Notersatz
rome-vs-gaul-place-a-legate = Einen Legaten aufstellen
rome-vs-gaul-keep-a-legate = Einen Legaten behalten
rome-vs-gaul-place-influence = Einfluss legen
rome-vs-gaul-convert-influence = Einfluss umwandeln
rome-vs-gaul-remove-influence = Einfluss entfernen
rome-vs-gaul-devastate = Verwüsten
rome-vs-gaul-place-a-unit = Eine Einheit aufstellen
rome-vs-gaul-upgrade-a-fortified-town = Eine befestigte Stadt ausbauen
rome-vs-gaul-naval-supremacy = Seeherrschaft
rome-vs-gaul-choose-a-space = Einen Ort wählen
rome-vs-gaul-activate = Aktivieren
rome-vs-gaul-pick-up = Aufnehmen
rome-vs-gaul-drop-off = Absetzen
rome-vs-gaul-go-on-to = Weiter nach
rome-vs-gaul-intercept = Abfangen
rome-vs-gaul-goes-along = Geht mit
rome-vs-gaul-goes-inside = Geht hinein
rome-vs-gaul-sortie = Ausfall
rome-vs-gaul-reroll = Neu würfeln
rome-vs-gaul-who-loses-a-step = Wer verliert eine Stufe?
rome-vs-gaul-retreat-inside = Rückzug hinein
rome-vs-gaul-winter-camp = Winterlager
rome-vs-gaul-play-the-event = Das Ereignis spielen
rome-vs-gaul-discard-and-draw = Ablegen und ziehen
rome-vs-gaul-play-the-surprise = Die Überraschung spielen
rome-vs-gaul-cancel-the-card = Die Karte aufheben
rome-vs-gaul-play-winter-campaign = Winterfeldzug spielen
rome-vs-gaul-caesar-here = Caesar hierher
rome-vs-gaul-place-here = hier aufstellen
rome-vs-gaul-to-the-council-box = In die Ratsbox
rome-vs-gaul-make-room = Macht Platz
rome-vs-gaul-submits = Unterwirft sich
rome-vs-gaul-marker-here = Marker hierher
rome-vs-gaul-restore = Auffrischen
rome-vs-gaul-give-up = aufgeben
rome-vs-gaul-keep = Behalten
rome-vs-gaul-muster = mustern
rome-vs-gaul-influence = Einfluss
rome-vs-gaul-convert = umwandeln
rome-vs-gaul-remove = entfernen
rome-vs-gaul-devastate-inline = verwüsten
rome-vs-gaul-put-marker-into-council = Einen Marker in die Ratsbox legen
rome-vs-gaul-open-the-council-box = Die Ratsbox öffnen
rome-vs-gaul-declare-a-major-uprising = Den großen Aufstand ausrufen
rome-vs-gaul-upgrade = ausbauen
rome-vs-gaul-here = hier
rome-vs-gaul-germani = Germanen
rome-vs-gaul-pick-up-all = Alle aufnehmen
rome-vs-gaul-go = ziehen
rome-vs-gaul-remove-marker-here-2 = Den Marker hier entfernen (2 BP)
rome-vs-gaul-siege-roll-3-mps = Belagerungswurf (3 BP)
rome-vs-gaul-carry-out-the-move = Den Zug ausführen
rome-vs-gaul-intercept-inline = abfangen
rome-vs-gaul-goes = Geht
rome-vs-gaul-back-up = Zurückweichen
rome-vs-gaul-inside = Hinein
rome-vs-gaul-all-inside = Alle hinein
rome-vs-gaul-all-go = Alle gehen
rome-vs-gaul-all-join = Alle kommen dazu
rome-vs-gaul-withdraw = ausweichen
rome-vs-gaul-retreat-inline = zurückziehen
rome-vs-gaul-plan-differently = Anders planen
rome-vs-gaul-joins = Kommt dazu
rome-vs-gaul-loses-a-step = Verliert eine Stufe
rome-vs-gaul-camp = Lager
rome-vs-gaul-forfeit-the-rest = Auf den Rest verzichten
rome-vs-gaul-end-the-spring-muster = Die Frühjahrsmusterung beenden
rome-vs-gaul-end-the-card-play = Den Kartenzug beenden
rome-vs-gaul-enough-of-this-effect = Genug von dieser Wirkung
rome-vs-gaul-close-the-council-box = Die Ratsbox schließen
rome-vs-gaul-end-the-uprising = Den Aufstand beenden
rome-vs-gaul-end-the-activation = Die Aktivierung beenden
rome-vs-gaul-all-legions-camp = Alle Legionen sind im Lager
rome-vs-gaul-go-label = Los
rome-vs-gaul-keep-no-legate = Keinen Legaten behalten
rome-vs-gaul-remove-the-marker = Den Marker entfernen
rome-vs-gaul-no-winter-campaign = Kein Winterfeldzug
rome-vs-gaul-let-it-happen = Geschehen lassen
rome-vs-gaul-no-interception = Nicht abfangen
rome-vs-gaul-no-surprise = Keine Überraschung
rome-vs-gaul-no-reroll = Kein Neuwurf
rome-vs-gaul-attack-label = Angreifen
rome-vs-gaul-stand-and-fight = Sich zum Kampf stellen
rome-vs-gaul-reroll-my-first-die = Meinen ersten Würfel neu werfen: { $n }
rome-vs-gaul-reroll-my-second-die = Meinen zweiten Würfel neu werfen: { $n }
rome-vs-gaul-reroll-enemy-first-die = Den ersten feindlichen Würfel neu werfen: { $n }
rome-vs-gaul-reroll-enemy-second-die = Den zweiten feindlichen Würfel neu werfen: { $n }
rome-vs-gaul-town = Ort
rome-vs-gaul-walled-city = Mauerstadt
rome-vs-gaul-stronghold = Festung
rome-vs-gaul-stronghold-germania-nobody-enters = Festung in Germania: Niemand betritt sie
rome-vs-gaul-path = Weg
rome-vs-gaul-rough-path = schwieriger Weg
rome-vs-gaul-channel-crossing = Kanalüberfahrt
rome-vs-gaul-across-rhine-germani-alone = über den Rhein, nur für die Germanen
rome-vs-gaul-to-be-placed = Noch aufzustellen
rome-vs-gaul-gallic-council-box = Gallische Ratsbox
rome-vs-gaul-submitted-tribes = Unterworfene Stämme
rome-vs-gaul-eliminated = Vernichtet
rome-vs-gaul-in-rome = In Rom
rome-vs-gaul-kept-legate = Behaltener Legat
rome-vs-gaul-by-events = Durch Ereignisse
rome-vs-gaul-later-turns = Spätere Runden
rome-vs-gaul-in-the-cups = In den Bechern
rome-vs-gaul-event = Ereignis
rome-vs-gaul-bonus = Bonus
rome-vs-gaul-surprise = Überraschung
rome-vs-gaul-both-sides = beide Seiten
rome-vs-gaul-six-turns-57-52 = Sechs Runden, 57 bis 52 v. Chr.: Caesar erobert Gallien, oder Gallien überdauert Caesar.
rome-vs-gaul-rome-needs-12-victory = Rom braucht 12 Siegpunkte: Regierung in jedem Winter, vernichtete Stämme, Germania, Britannia, Caesars Pass.
rome-vs-gaul-gaul-wins-if-rome-falls = Gallien gewinnt, wenn Rom das verfehlt oder seine Regierungspunkte in einem Winter auf 3 fallen.
rome-vs-gaul-map-tables-cards-component = Die Karte, die Tabellen und die Spielkarten hat dieses Projekt entworfen: Die gedruckten sind uns nicht bekannt.
rome-vs-gaul-legend-path = Weg: 1 BP
rome-vs-gaul-legend-rough = rauer Weg: 2 BP
rome-vs-gaul-legend-channel = Kanalüberfahrt: 2 BP, Stürme
rome-vs-gaul-legend-rhine = über den Rhein: nur die Germanen
rome-vs-gaul-legend-town = Ort, den niemand kontrolliert
rome-vs-gaul-legend-roman = unter römischer Kontrolle
rome-vs-gaul-legend-gallic = unter gallischer Kontrolle
rome-vs-gaul-legend-walled = Mauerstadt
rome-vs-gaul-legend-stronghold = Festung
rome-vs-gaul-legend-fort = befestigte Stadt eines Stamms
rome-vs-gaul-legend-besieged = belagert, mit Belagerungspunkten
rome-vs-gaul-legend-devastated = verwüstetes Land
rome-vs-gaul-legend-port = Hafen eines Meeres

## inspection.ts

rome-vs-gaul-ask-supply = Versorgung: { $side }
rome-vs-gaul-ask-siege = Belagerungswurf
rome-vs-gaul-ask-reach = Reichweite von { $piece }
rome-vs-gaul-cost = { $cost } BP
rome-vs-gaul-cost-and-risk = { $cost } BP, Risiko { $risk }
rome-vs-gaul-reach-of = Reichweite von { $piece }: { $left } BP
rome-vs-gaul-reach-with = Mit { $pieces }.
rome-vs-gaul-reach-alone = Allein.
rome-vs-gaul-risk-means = Das Risiko gilt für Abfangen, Sturm oder Angriff auf dem billigsten Weg, wenn jeder Stapel es versucht. Karten sind nicht eingerechnet.
rome-vs-gaul-route-risk = Irgendetwas geschieht unterwegs: { $risk }, wenn es alle versuchen.
rome-vs-gaul-may-intercept = { $place }: Der Stapel in { $from } kann abfangen ({ $chance }).
rome-vs-gaul-may-storm = { $place }: Ein Sturm wirft die Armee zurück ({ $chance }).
rome-vs-gaul-may-be-attacked = { $place }: Das Volk dort kann die Armee angreifen ({ $chance }).
rome-vs-gaul-in-supply = { $side } in { $place } ist versorgt
rome-vs-gaul-out-of-supply = { $side } in { $place } ist unversorgt
rome-vs-gaul-supply-walls = Ihre Stadt versorgt sie (14.5.4).
rome-vs-gaul-supply-starving = Eine Karte lässt sie bis zur nächsten Versorgungsphase hungern.
rome-vs-gaul-supply-here = Die Quelle liegt in diesem Feld.
rome-vs-gaul-supply-path = Versorgungsweg: { $path }.
rome-vs-gaul-supply-cut-path = Der Weg ist unterbrochen: { $path }.
rome-vs-gaul-supply-no-source = Es gibt keine Quelle, zu der ein Weg führen könnte.
rome-vs-gaul-cut-by-units = Unterbrochen in { $place } durch { $pieces }.
rome-vs-gaul-cut-by-marker = Unterbrochen in { $place } durch einen feindlichen Marker.
rome-vs-gaul-cut-by-devastation = Unterbrochen in { $place } durch verwüstetes Land.
rome-vs-gaul-cut-here = unterbrochen
rome-vs-gaul-siege-of = Belagerung von { $place }
rome-vs-gaul-subjugation-of = Unterwerfung von { $place }
rome-vs-gaul-siege-strengths = Stärke { $attack } gegen { $defence }; { $points } von { $needed } Belagerungspunkten.
rome-vs-gaul-subjugation-strength = Stärke { $attack }; { $points } von { $needed } Belagerungspunkten.
rome-vs-gaul-siege-too-weak = Zu schwach für einen Wurf (14.3.2).
rome-vs-gaul-siege-surrenders = Drei zu eins: Der Ort ergibt sich ohne Wurf.
rome-vs-gaul-siege-chances = Übergabe { $surrender }, Eroberung { $capture }; es kostet im Mittel { $steps } Stufen.
rome-vs-gaul-siege-table = Belagerungstabelle, Spalte { $column }, Modifikator { $modifier }: verlorene Stufen / Belagerungspunkte; S Übergabe
rome-vs-gaul-dice = Würfel

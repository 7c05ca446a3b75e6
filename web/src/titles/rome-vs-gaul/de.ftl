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
rome-vs-gaul-die-counts-as = { $face } (zählt { $value })
rome-vs-gaul-battle-table = Schlachttabelle: Treffer; Sterne entscheiden Gleichstände

## cards.ts

rome-vs-gaul-action-point = { $n ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }
rome-vs-gaul-played-by-side = Gespielt von { $side }
rome-vs-gaul-discards-count-cards-deck = Abgelegt; { $count } Karten im Stapel

## choices.ts

rome-vs-gaul-actions-on-the-map = Auf der Karte: Ringe sind Felder für einen Marker, umrandete Figuren lassen sich aktivieren.
rome-vs-gaul-done = Fertig
rome-vs-gaul-pass = Passen
rome-vs-gaul-action-point-2 = { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
    }
rome-vs-gaul-bonus-and-points = Bonus und { $points }
rome-vs-gaul-attack = Angriff
rome-vs-gaul-piece-place = { $piece } → { $place }
rome-vs-gaul-to-place = → { $place }

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
rome-vs-gaul-region-dominated = { $region } { $points }: Rom herrscht vor (Provinzen: { $rome } gegen { $gaul }).
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
rome-vs-gaul-reroll-my-first-die = Mein erster: { $n }
rome-vs-gaul-reroll-my-second-die = Mein zweiter: { $n }
rome-vs-gaul-reroll-enemy-first-die = Gegners erster: { $n }
rome-vs-gaul-reroll-enemy-second-die = Gegners zweiter: { $n }
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
rome-vs-gaul-reach-means = Zahlen auf der Karte sind die Bewegungspunkte bis dorthin; Prozente das Risiko, unterwegs abgefangen, vom Sturm zurückgeworfen oder angegriffen zu werden.
rome-vs-gaul-plan = Plan: { $steps }.
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
rome-vs-gaul-subjugation-of = Bezwingung von { $place }
rome-vs-gaul-siege-strengths = Stärke { $attack } gegen { $defence }; { $points } von { $needed } Belagerungspunkten.
rome-vs-gaul-subjugation-strength = Stärke { $attack }; { $points } von { $needed } Belagerungspunkten.
rome-vs-gaul-siege-too-weak = Zu schwach für einen Wurf (14.3.2).
rome-vs-gaul-siege-surrenders = Drei zu eins: Der Ort ergibt sich ohne Wurf.
rome-vs-gaul-siege-chances = Übergabe { $surrender }, Eroberung { $capture }; es kostet im Mittel { $steps } Stufen.
rome-vs-gaul-subjugation-chances = Erfolg { $success }; es kostet im Mittel { $steps } Stufen.
rome-vs-gaul-siege-rolled = Die Würfel zeigen { $dice }: { $lost ->
        [0] keine Stufe verloren
        [one] 1 Stufe verloren
       *[other] { $lost } Stufen verloren
    }, { $points ->
        [0] kein Belagerungspunkt
        [one] 1 Belagerungspunkt
       *[other] { $points } Belagerungspunkte
    }.
rome-vs-gaul-siege-rolled-surrender = Die Würfel zeigen { $dice }: Übergabe.
rome-vs-gaul-siege-table = Belagerungstabelle, Spalte { $column }, Modifikator { $modifier }: verlorene Stufen / Belagerungspunkte; S Übergabe
rome-vs-gaul-dice = Würfel

## guide.ts

rome-vs-gaul-guide-about = Die erste Runde als Caesar, in vier kurzen Kapiteln nach dem Beispiel des Regelhefts: ein Marsch, eine Belagerung, Versorgung, eine Schlacht.
rome-vs-gaul-guide-chapter-march = Ein Marsch
rome-vs-gaul-guide-chapter-siege = Eine Belagerung
rome-vs-gaul-guide-chapter-supply = Versorgung
rome-vs-gaul-guide-chapter-battle = Eine Schlacht
rome-vs-gaul-guide-welcome = 57 v. Chr.: Willkommen, Caesar
rome-vs-gaul-guide-welcome-say = Die roten Figuren sind deine: sechs Legionen bei dir im Land der Aedui, zwei in Vienne. Die Carnutes haben sich in Cenabum erhoben, die Nervii in Geidumni.
rome-vs-gaul-guide-welcome-why = Ein Stamm erhebt sich mit einer befestigten Stadt, die du belagern musst. Die Schaltfläche Legende sagt, was Linien und Zeichen der Karte bedeuten.
rome-vs-gaul-guide-points = Was den Krieg gewinnt
rome-vs-gaul-guide-points-say = Rom braucht in sechs Runden 12 Siegpunkte. Jeden Winter wird deine Regierung Galliens gewertet; tippe auf deine Punkte, um zu sehen, wie.
rome-vs-gaul-guide-points-why = Eine Provinz ist deine mit der Mehrheit ihrer Orte und ohne feindliche Stadt: 3/4 heißt, du hast drei von vier nötigen. Mit 3 Regierungspunkten oder weniger verlierst du sofort.
rome-vs-gaul-guide-march-card = Spiele eine Karte
rome-vs-gaul-guide-march-card-say = Tippe auf Constant as the Northern Star, dann wähle Bonus und 3 Aktionspunkte.
rome-vs-gaul-guide-march-card-why = Eine Karte ist ein Ereignis, oder Aktionspunkte, oder ein Bonus mit Punkten. Dein Bonus aktiviert Caesar umsonst. Ereignisse der anderen Seite sind für dich Punkte.
rome-vs-gaul-guide-activate = Aktiviere Caesar
rome-vs-gaul-guide-activate-say = Tippe auf Caesar.
rome-vs-gaul-guide-activate-why = Eine Figur wird je Karte einmal aktiviert. Sie darf marschieren, belagern oder einen feindlichen Marker entfernen.
rome-vs-gaul-guide-take = Nimm das Heer mit
rome-vs-gaul-guide-take-say = Nimm alle mit, die bei Caesar stehen.
rome-vs-gaul-guide-take-why = Caesar führt sechs Einheiten mit vollem Tempo; mit mehr kostet jeder Schritt einen BP mehr. Die leuchtenden Orte zeigen, wie weit das Heer kommt und was es kostet.
rome-vs-gaul-guide-way = Plane den Weg
rome-vs-gaul-guide-way-say = Weiter nach { $place }.
rome-vs-gaul-guide-way-why = Nichts bewegt sich, bevor du den Plan ausführst. Eine Prozentzahl ist das Risiko unterwegs: Wer abfangen kann und mit welcher Aussicht, steht hier.
rome-vs-gaul-guide-go = Führe den Plan aus
rome-vs-gaul-guide-go-say = Führe den Zug aus. Die Gallier können abfangen oder hinter ihre Mauern gehen.
rome-vs-gaul-guide-go-why = Bis hierher nahm Rückgängig jeden Schritt zurück. Würfe und Antworten des Gegners sind endgültig.
rome-vs-gaul-guide-arrived = Die Aktivierung endet
rome-vs-gaul-guide-arrived-say = Eine Belagerung kostet 3 BP, mehr als übrig sind. Beende die Aktivierung mit derselben Schaltfläche.
rome-vs-gaul-guide-influence = Einfluss
rome-vs-gaul-guide-influence-say = Jeder Aktionspunkt legt einen Marker. Lege einen nach { $place }.
rome-vs-gaul-guide-influence-why = Außerhalb der Provincia braucht ein römischer Marker einen anderen daneben oder eine Legion vor Ort. So wachsen Marker in Ketten.
rome-vs-gaul-guide-march-over = Deine erste Karte ist gespielt
rome-vs-gaul-guide-march-over-say = Nach jeder Karte spielt die andere Seite eine. Im nächsten Kapitel hat Gallien gespielt, und Cenabum ist noch belagert.
rome-vs-gaul-guide-siege = Cenabum ist belagert
rome-vs-gaul-guide-siege-say = Die Carnutes sind drinnen, deine Legionen um sie herum: Der gestrichelte Ring zeigt es. Drei Belagerungspunkte nehmen die Stadt.
rome-vs-gaul-guide-siege-why = Ein Stamm, der sich ergibt, unterwirft sich und kann wiederkehren; ein eroberter ist vernichtet, und vier davon sind ein Siegpunkt.
rome-vs-gaul-guide-siege-card = Alesia, für die Punkte
rome-vs-gaul-guide-siege-card-say = Tippe auf Alesia: Das Ereignis gehört Gallien, also spiele seine 2 Aktionspunkte.
rome-vs-gaul-guide-activate-again-say = Der erste Punkt aktiviert Caesar. Tippe auf Caesar.
rome-vs-gaul-guide-roll = Ein Belagerungswurf
rome-vs-gaul-guide-roll-say = Die Tafel zeigt Stärken, die Spalte der Belagerungstabelle und die Aussichten. Nimm den Belagerungswurf in den Plan.
rome-vs-gaul-guide-roll-why = 1/2 heißt: Du verlierst eine Stufe und gewinnst zwei Belagerungspunkte. S ist die Übergabe. Caesar zählt 1 zum Wurf.
rome-vs-gaul-guide-roll-go-say = Führe den Plan aus.
rome-vs-gaul-guide-end-move-say = Hier ist nichts mehr zu tun: Beende die Aktivierung.
rome-vs-gaul-guide-control = Kontrolliere eine Provinz
rome-vs-gaul-guide-control-say = Nutze den letzten Punkt für einen Marker in { $place }.
rome-vs-gaul-guide-control-why = Ein Marker in Lutetia gibt dir die Parisii: Ihre Provinz wird rot, und Celtica zählt im Winter mehr für dich.
rome-vs-gaul-guide-siege-over = Die Belagerung geht weiter
rome-vs-gaul-guide-siege-over-say = Im Beispiel ergeben sich die Carnutes mit der nächsten Karte. Dann zieht Caesar gegen die Nervii, und Gallien antwortet.
rome-vs-gaul-guide-supply = Unversorgt
rome-vs-gaul-guide-supply-say = Gallien hat einen Marker nach Bagacum gelegt. Tippe auf Geidumni und frage nach der Versorgung Roms: Der unterbrochene Weg wird auf der Karte gezeigt.
rome-vs-gaul-guide-supply-why = Nach jeder deiner Karten verliert ein unversorgter Stapel mit drei oder mehr Stufen eine. Ein Weg führt nur dort über feindliche Marker, wo Einheiten von dir stehen.
rome-vs-gaul-guide-supply-card = Zwei Aktionspunkte
rome-vs-gaul-guide-supply-card-say = Spiele The Aedui Forsake Rome für seine 2 Aktionspunkte.
rome-vs-gaul-guide-supply-activate-say = Caesar wird eine Legion nach Bagacum führen und zurückkehren. Tippe auf Caesar.
rome-vs-gaul-guide-supply-march = Hin und zurück
rome-vs-gaul-guide-supply-take-say = Nimm Legio XII mit, die eine Stufe verloren hat.
rome-vs-gaul-guide-supply-drop-say = Setze Legio XII hier ab: Wo sie steht, kann der Weg hindurch.
rome-vs-gaul-guide-supply-siege-say = Drei BP sind übrig: Nimm einen Belagerungswurf gegen die Nervii dazu.
rome-vs-gaul-guide-supply-march-why = Die Belagerung wird nicht aufgehoben: Die anderen Legionen bleiben bei der Stadt.
rome-vs-gaul-guide-convert = Drehe den Marker um
rome-vs-gaul-guide-convert-say = Mit einer Legion vor Ort macht der letzte Punkt den Marker in Bagacum römisch.
rome-vs-gaul-guide-supply-over = Caesar ist wieder versorgt
rome-vs-gaul-guide-supply-over-say = Im letzten Kapitel kommen die Treveri den Nervii zu Hilfe, die zugleich einen Ausfall machen.
rome-vs-gaul-guide-battle = Eine Schlacht
rome-vs-gaul-guide-battle-say = Gallien hat 15 gegen deine 10, und jede Seite zwei Würfel. Auf der Tafel steht für jede die Zeile der Schlachttabelle; die markierten Zellen gelten jetzt.
rome-vs-gaul-guide-battle-why = Eine Zelle sagt, wie viele Treffer du erzielst; Sterne entscheiden bei Gleichstand. Ein römischer Würfel zählt nie weniger als 3.
rome-vs-gaul-guide-reroll = Neuwürfe
rome-vs-gaul-guide-reroll-say = Caesar hat drei Neuwürfe, für einen eigenen oder einen feindlichen Würfel. Ein hoher Würfel des Gegners ist das beste Ziel.
rome-vs-gaul-guide-reroll-why = Der Kampfwert des Anführers ist die Zahl der Neuwürfe. Die Seiten wechseln sich ab, der Angreifer zuerst.
rome-vs-gaul-guide-window = Du wirst gefragt
rome-vs-gaul-guide-window-say = Wer eine Karte haben könnte, wird gefragt, auch ohne eine auf der Hand. Passe.
rome-vs-gaul-guide-window-why = So erfährt niemand, was du hast. Mit Daueraufträgen passt du solche Fenster von selbst.
rome-vs-gaul-guide-losses = Verluste
rome-vs-gaul-guide-losses-say = Sag, welche Einheit eine Stufe verliert. Eine Legion hat zwei.
rome-vs-gaul-guide-retreat = Ein Rückzug
rome-vs-gaul-guide-retreat-say = Die Schlacht ist verloren: Sag, wohin das Heer zieht. Der Ring zeigt einen Ort, der nichts weiter kostet, wenn es einen gibt.
rome-vs-gaul-guide-retreat-why = Feindliche Marker und der Kanal kosten eine Stufe; niemand darf dorthin, woher der Angreifer kam.
rome-vs-gaul-guide-other = Etwas Unerwartetes
rome-vs-gaul-guide-other-say = Die Würfel oder die Gallier hatten anderes vor. Der Ring zeigt eine sichere Wahl; du darfst auch anders handeln.
rome-vs-gaul-guide-farewell = Du kennst das Spiel
rome-vs-gaul-guide-farewell-say = Du hast Karten gespielt, bist marschiert, hast belagert, dich versorgt und gekämpft. Nach je acht Karten kommt der Winter: Lager und Regierung. Spiele hier weiter oder beginne eine eigene Partie.
rome-vs-gaul-guide-farewell-why = Die Regeln stehen unter R bereit, ein Rat unter I. Tippe auf etwas, das nicht angeboten wird, und du erfährst, welche Regel es verbietet.

rome-vs-gaul-our-design = Karte, Tabellen und Spielkarten sind unser eigener Entwurf
rome-vs-gaul-points-short = SP
rome-vs-gaul-governance-short = Regierung
rome-vs-gaul-council-short = Ratsbox
rome-vs-gaul-reaction-to = { $pieces }: { $from } → { $place }
rome-vs-gaul-reaction-intercept = { $pieces } in { $place }: { $chance }, als Erste dort zu sein, mit { $need } oder mehr auf zwei Würfeln.
rome-vs-gaul-reaction-avoid = Nach { $place }: { $chance }, mit { $need } oder mehr auf zwei Würfeln.
rome-vs-gaul-reaction-back-up = In { $place } bleiben: { $chance }, mit { $need } oder mehr auf zwei Würfeln.
rome-vs-gaul-camp-too-full = { $place } ernährt { $level } von { $legions } Legionen: Die anderen verlieren eine Stufe.
rome-vs-gaul-camps-safe = Jede Legion überwintert sicher, wo sie steht.
rome-vs-gaul-camp-chip = { $legions } Legionen, { $level } versorgt
